import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { git } from '../../src/git/git.js';
import { openRepository } from '../../src/git/repository.js';
import { createScratchRepository } from '../../src/git/scratch.js';
import { treeEntries } from '../../src/promotion/tree-entries.js';
import { gitIn, repositoryWith, temporaryFolder, writeFiles } from '../support/repository.js';

/** What has to change for GitHub to get from the repository's HEAD to what `change` makes of it. */
async function entriesAfter(change: (folder: string) => void): ReturnType<typeof treeEntries> {
  const folder = repositoryWith({ 'src/pages.js': 'old\n', 'old.txt': 'gone soon\n', 'run.sh': '#!/bin/sh\n' });
  const base = gitIn(folder, 'rev-parse', 'HEAD^{tree}');
  change(folder);
  gitIn(folder, 'add', '-A');
  const tree = gitIn(folder, 'write-tree');
  const scratch = createScratchRepository(join(temporaryFolder(), 'scratch'), await openRepository(folder));
  return treeEntries(scratch, base, tree);
}

it('names what was added, changed and removed, with all bytes, modes and links', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 10]);
  const entries = await entriesAfter((folder) => {
    writeFiles(folder, { 'src/pages.js': 'new\n', 'data/ü\n.bin': bytes });
    gitIn(folder, 'rm', '-q', 'old.txt');
    chmodSync(join(folder, 'run.sh'), 0o755);
    symlinkSync('src/pages.js', join(folder, 'link'));
  });
  expect(entries).toEqual([
    { path: 'data/ü\n.bin', mode: '100644', content: bytes },
    { path: 'link', mode: '120000', content: Buffer.from('src/pages.js') },
    { path: 'old.txt', deleted: true },
    { path: 'run.sh', mode: '100755', content: Buffer.from('#!/bin/sh\n') },
    { path: 'src/pages.js', mode: '100644', content: Buffer.from('new\n') },
  ]);
});

it('is empty where nothing differs', async () => {
  expect(await entriesAfter(() => undefined)).toEqual([]);
});

it('takes a moved file for one that goes and one that comes', async () => {
  expect(await entriesAfter((folder) => gitIn(folder, 'mv', 'old.txt', 'new.txt'))).toEqual([
    { path: 'new.txt', mode: '100644', content: Buffer.from('gone soon\n') },
    { path: 'old.txt', deleted: true },
  ]);
});

it('is null for a name that is no UTF-8, which GitHub cannot be told', async () => {
  const folder = repositoryWith({ 'old.txt': 'x\n' });
  const blob = gitIn(folder, 'rev-parse', 'HEAD:old.txt');
  const scratch = createScratchRepository(join(temporaryFolder(), 'scratch'), await openRepository(folder));
  const { stdout } = await git(scratch.place, ['mktree', '-z'], { input: Buffer.concat([Buffer.from(`100644 blob ${blob}\t`), Buffer.from([0xfc, 0])]) });
  expect(await treeEntries(scratch, gitIn(folder, 'rev-parse', 'HEAD^{tree}'), stdout.toString().trim())).toBeNull();
});

it('is null for a submodule', async () => {
  const folder = repositoryWith({ 'old.txt': 'x\n' });
  const scratch = createScratchRepository(join(temporaryFolder(), 'scratch'), await openRepository(folder));
  const { stdout } = await git(scratch.place, ['mktree', '--missing', '-z'], { input: `160000 commit ${'1'.repeat(40)}\tvendor\0` });
  expect(await treeEntries(scratch, gitIn(folder, 'rev-parse', 'HEAD^{tree}'), stdout.toString().trim())).toBeNull();
});
