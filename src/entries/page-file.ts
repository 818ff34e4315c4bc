import { lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Evidence } from '../core/documents/evidence.js';
import type { ManifestEntry } from '../core/documents/manifest-entry.js';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { beginningOf } from '../files/file-part.js';
import { worldsInOrder } from '../studio/lanes.js';
import type { WorldSides } from '../studio/page/replay.js';
import { layout } from '../evidence/layout.js';
import { readManifest } from '../evidence/manifest-files.js';
import { readEvents, readEvidence } from '../evidence/reader.js';
import { replaceFile } from '../evidence/replace-file.js';

/** Most bytes of a patch or log that go onto the page. */
const largestPieceBytes = 200_000;

/** The evidence page of a folder. What makes it is loaded here: no gate has to wait for that. */
export async function pageOf(folder: string): Promise<string> {
  const { evidence } = await readEvidence(folder);
  const events = await readEvents(folder);
  const patches: Record<string, string> = {};
  for (const { id, mutation } of evidence.candidates) patches[id] = await beginningOf(join(folder, mutation.file), largestPieceBytes);
  const logs: Record<string, string> = {};
  for (const world of worldsInOrder(evidence)) logs[world] = await beginningOf(join(folder, layout.log(world)), largestPieceBytes);
  const { evidencePage } = await import('../studio/page/page.js');
  return evidencePage(evidence, events, patches, logs, await differingSides(folder, evidence));
}

/** What each path that differs is in the winner's world and in its replay, as their manifests say. Throws `evidence` for a manifest that is none. */
async function differingSides(folder: string, { replay, selection }: Evidence): Promise<WorldSides> {
  const paths = replay.equality?.differences.map(({ path }) => path) ?? [];
  if (paths.length === 0 || selection.winner === null) return {};
  const [winner, again] = [await entriesAt(new Set(paths), folder, selection.winner), await entriesAt(new Set(paths), folder, 'replay')];
  return Object.fromEntries(paths.map((path) => [path, { winner: sideText(winner.get(path)), replay: sideText(again.get(path)) }]));
}

/** What a world's manifest has at some paths; nothing where there is no manifest. */
async function entriesAt(paths: ReadonlySet<string>, folder: string, world: string): Promise<ReadonlyMap<string, ManifestEntry>> {
  try {
    const { pieces } = await readManifest(join(folder, layout.manifest(world)));
    return new Map(pieces.flatMap(({ entries }) => entries.filter(({ path }) => paths.has(path)).map((entry) => [entry.path, entry] as const)));
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return new Map();
    throw new SafeDebugError('evidence', `${layout.manifest(world)} cannot be read: ${messageOf(cause)}. Check the folder with "safe-debug verify".`, { cause });
  }
}

function sideText(entry: ManifestEntry | undefined): string {
  if (entry === undefined) return 'not there';
  if ('link' in entry) return `link to ${entry.link}`;
  return 'special' in entry ? entry.special : `mode ${entry.mode}, sha256 ${entry.sha256}`;
}

/** Writes the evidence page beside the evidence, or to another file. Throws `input` if that cannot be written. */
export async function writePage(folder: string, target = join(folder, layout.page)): Promise<void> {
  const page = await pageOf(folder);
  // A device or a pipe is written to; only files are replaced, and a folder is never taken for one.
  const found = await lstat(target).catch(() => null);
  if (found?.isDirectory() && target !== join(folder, layout.page)) throw new SafeDebugError('input', `${target} is a folder. Name a file with --out FILE.`);
  const isPlace = found !== null && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
  await (isPlace ? writeFile(target, page) : replaceFile(target, page)).catch((cause: unknown) => {
    throw new SafeDebugError('input', `The page ${target} cannot be written: ${messageOf(cause)}. Name another file with --out FILE.`, { cause });
  });
}
