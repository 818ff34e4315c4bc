import { mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openRegularFile } from '../files/regular-file.js';
import type { Redaction } from '../gate/redaction.js';
import type { WrittenEntry } from './changes.js';

/** What changed files may not be. */
export interface StagingRules {
  /** Bytes of all files together. */
  mostBytes: number;
  redaction: Redaction;
}

/** Why files were not staged. */
export interface StagingRefusal {
  outcome: 'failed' | 'too-much';
  why: string;
}

/**
 * Copies changed files and links from a world into a folder of ours, so that git never works in the world: regular files
 * only, with the executable bit that the manifest names, links as links. Returns why not, or null when all are there.
 */
export async function stageFiles(world: string, entries: readonly WrittenEntry[], folder: string, { mostBytes, redaction }: StagingRules): Promise<StagingRefusal | null> {
  const isSecretIn = (text: string): boolean => redaction.redact(text) !== text;
  let room = mostBytes;
  for (const entry of entries) {
    const [from, to] = [join(world, entry.path), join(folder, entry.path)];
    const content = 'link' in entry ? await readlink(from, { encoding: 'buffer' }) : await readWithin(from, room);
    if (content === null || content.length > room) return { outcome: 'too-much', why: `The changed files have more than ${mostBytes} bytes.` };
    room -= content.length;
    if (isSecretIn(entry.path) || isSecretIn(content.toString('utf8'))) return { outcome: 'failed', why: `${entry.path} holds the value of a secret variable.` };
    await mkdir(dirname(to), { recursive: true });
    if ('link' in entry) await symlink(content, to);
    else await writeFile(to, content, { mode: entry.mode === '100755' ? 0o755 : 0o644 });
  }
  return null;
}

/** A file's bytes; null if there are more than `most`. */
async function readWithin(path: string, most: number): Promise<Buffer | null> {
  const file = await openRegularFile(path);
  try {
    return (await file.stat()).size > most ? null : await file.readFile();
  } finally {
    await file.close();
  }
}
