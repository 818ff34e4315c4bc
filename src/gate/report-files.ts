import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readlink, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, sep } from 'node:path';
import picomatch from 'picomatch';
import { systemCodeOf } from '../errors.js';
import { openIfRegular } from '../files/regular-file.js';

/** Largest report that is taken from a world, in bytes. */
const largestReportBytes = 256 * 1024 * 1024;

/** Clocks of file systems may be coarser than ours. */
const clockToleranceMs = 2_000;

/** A report file as it was taken out of a world. */
interface TakenReport {
  /** Name of the copy in the target folder. */
  name: string;
  /** Path in the world, relative to the folder of the gate. */
  path: string;
  sha256: `sha256:${string}`;
}

/** Reports taken, and what was wrong with those that were not. */
export interface TakenReports {
  reports: TakenReport[];
  problems: ('report-stale' | 'report-empty' | 'report-unparseable')[];
}

/** The gate's folder in a world. */
export interface GateFolder {
  /** As this program reaches it. */
  reached: string;
  /** As the gate names it, also in links that it makes. */
  named: string;
}

/** A report's path as the globs find it, and the file itself by a path without links. */
interface FoundReport {
  path: string;
  file: string;
}

/**
 * Files of a folder that match the globs, sorted by their relative paths. Links to folders are not followed, and `.git` and
 * `node_modules` are only entered where a glob names them.
 */
async function findReports(folder: GateFolder, globs: readonly string[]): Promise<FoundReport[]> {
  const found = new Set<string>();
  for (const glob of globs) {
    const { base, glob: pattern } = picomatch.scan(glob.replace(/^\.\//, ''));
    const matches = picomatch(glob.replace(/^\.\//, ''), { dot: true });
    if (pattern === '') found.add(base);
    else for await (const path of filesBelow(folder, base)) if (matches(path)) found.add(path);
  }
  const inside: FoundReport[] = [];
  for (const path of [...found].sort()) {
    const parent = await resolveInside(folder, dirname(path));
    if (parent !== null) inside.push({ path, file: join(parent, basename(path)) });
  }
  return inside;
}

/** Links that may stand on the way to one file; Linux gives up at 40 (path_resolution manual). */
const mostLinks = 40;

/**
 * A path in the gate's folder without links, as this program reaches it; null if it leads out of the folder. The links are followed
 * here and not by the system: where the world is a view (`/proc/PID/root`), absolute ones would lead into our own files.
 */
async function resolveInside({ reached, named }: GateFolder, path: string): Promise<string | null> {
  const ahead = path.split(sep).reverse();
  let behind: string[] = [];
  for (let links = 0; ahead.length > 0; ) {
    const part = ahead.pop() ?? '';
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (behind.pop() === undefined) return null;
      continue;
    }
    const target = await linkTarget(join(reached, ...behind, part));
    if (target === null) {
      behind.push(part);
      continue;
    }
    if ((links += 1) > mostLinks) return null;
    if (isAbsolute(target)) {
      if (target !== named && !target.startsWith(named + sep)) return null;
      behind = [];
    }
    const rest = isAbsolute(target) ? target.slice(named.length) : target;
    ahead.push(...rest.split(sep).reverse());
  }
  return join(reached, ...behind);
}

/** Where a link leads; null for anything else, also for what is not there: opening it will tell. */
async function linkTarget(path: string): Promise<string | null> {
  try {
    return await readlink(path);
  } catch (error) {
    if (systemCodeOf(error) === 'EINVAL' || isAbsence(error)) return null;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENXIO', 'EMLINK', 'ENAMETOOLONG'].includes(systemCodeOf(error) ?? '');
}

async function* filesBelow(folder: GateFolder, path: string): AsyncGenerator<string> {
  const directory = await resolveInside(folder, path);
  for (const entry of directory === null ? [] : await listed(directory)) {
    const inner = path === '' || path === '.' ? entry.name : `${path}/${entry.name}`;
    if (!entry.isDirectory()) yield inner;
    else if (entry.name !== '.git' && entry.name !== 'node_modules') yield* filesBelow(folder, inner);
  }
}

async function listed(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsence(error)) return []; // nothing to find there
    throw error;
  }
}

/** Removes reports that lie in a world before its gate starts, so that none of them can pass for a fresh one. */
export async function removeReports(folder: GateFolder, globs: readonly string[]): Promise<void> {
  for (const { file } of await findReports(folder, globs)) await rm(file, { force: true, recursive: true });
}

/** Copies the reports of a gate that just ended into `target`. A report must be a regular file written while the gate ran. */
export async function takeReports(folder: GateFolder, globs: readonly string[], target: string, ran: { startedAt: Date; endedAt: Date }): Promise<TakenReports> {
  const taken: TakenReports = { reports: [], problems: [] };
  for (const { path, file: found } of await findReports(folder, globs)) {
    const file = await openReport(found);
    if (file === null) continue;
    try {
      const { size, mtimeMs } = await file.stat();
      if (mtimeMs < ran.startedAt.getTime() - clockToleranceMs || mtimeMs > ran.endedAt.getTime() + clockToleranceMs) taken.problems.push('report-stale');
      else if (size === 0) taken.problems.push('report-empty');
      else if (size > largestReportBytes) taken.problems.push('report-unparseable');
      else taken.reports.push({ ...(await copyReport(file, target, `report-${taken.reports.length + 1}${safeExtension(path)}`)), path });
    } finally {
      await file.close();
    }
  }
  return taken;
}

/** Null for anything but a regular file that we can open. */
async function openReport(path: string): Promise<FileHandle | null> {
  try {
    return await openIfRegular(path);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

async function copyReport(file: FileHandle, target: string, name: string): Promise<Omit<TakenReport, 'path'>> {
  await mkdir(target, { recursive: true });
  const hash = createHash('sha256');
  const copy = await open(join(target, name), 'wx');
  try {
    for await (const chunk of file.createReadStream({ autoClose: false, start: 0 })) {
      hash.update(chunk);
      await copy.writeFile(chunk);
    }
  } finally {
    await copy.close();
  }
  return { name, sha256: `sha256:${hash.digest('hex')}` };
}

function safeExtension(path: string): string {
  const extension = extname(path).toLowerCase();
  return /^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '';
}
