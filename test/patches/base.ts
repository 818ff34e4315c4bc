import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, gitLine } from '../../src/git/git.js';
import { createScratchRepository, type ScratchRepository } from '../../src/git/scratch.js';

/** One file of a base tree: its content, or an id for what is not a blob here (a submodule's commit). */
export interface BaseEntry {
  path: string;
  mode: string;
  content: Buffer | { oid: string };
}

/** An ordinary file. */
export function file(path: string, text: string, mode = '100644'): BaseEntry {
  return { path, mode, content: Buffer.from(text) };
}

/** A scratch repository in a new temporary directory; `remove` deletes it. */
export async function newScratch(): Promise<{ scratch: ScratchRepository; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'patches-'));
  return { scratch: createScratchRepository(directory, null), remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Writes a tree with one `git fast-import` and returns its id. */
export async function writeBase(scratch: ScratchRepository, entries: readonly BaseEntry[]): Promise<string> {
  const branch = `refs/heads/base-${Math.random().toString(16).slice(2)}`;
  const script: Buffer[] = [Buffer.from(`commit ${branch}\ncommitter t <t@example.invalid> 0 +0000\ndata 0\n`)];
  for (const { path, mode, content } of entries) {
    const name = `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
    if (Buffer.isBuffer(content)) script.push(Buffer.from(`M ${mode} inline ${name}\ndata ${content.length}\n`), content, Buffer.from('\n'));
    else script.push(Buffer.from(`M ${mode} ${content.oid} ${name}\n`));
  }
  await git(scratch.place, ['fast-import', '--quiet', '--force'], { input: Buffer.concat(script) });
  return gitLine(scratch.place, ['rev-parse', `${branch}^{tree}`]);
}

/** Index files left behind in a scratch repository. */
export async function indexFilesIn(scratch: ScratchRepository): Promise<string[]> {
  return (await readdir(scratch.directory)).filter((name) => name.startsWith('index'));
}
