import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { git, gitLine } from '../../src/git/git.js';
import { AppliedPatches } from '../../src/patches/applied-patches.js';
import { applyPatch } from '../../src/patches/apply.js';
import type { PatchOutcome } from '../../src/patches/outcome.js';
import { writeTree, type ScratchIndex } from '../../src/patches/scratch-index.js';
import { temporaryFolder } from '../support/repository.js';
import { file, indexFilesIn, newScratch, writeBase } from './base.js';

const change = Buffer.from('--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two\n');

/** Two bases, of which the patch fits both, and what was judged on the first one. */
async function judged(): Promise<{ patches: AppliedPatches; base: string; other: string; outcome: PatchOutcome }> {
  const { scratch: store, remove } = await newScratch();
  onTestFinished(remove);
  const base = await writeBase(store, [file('a.txt', 'one\n'), file('inner/a.txt', 'one\n')]);
  const other = await writeBase(store, [file('a.txt', 'one\n'), file('more.txt', 'more\n')]);
  const patches = AppliedPatches.reading({ objects: join(store.directory, 'objects'), objectFormat: 'sha1' }, temporaryFolder());
  return { patches, base, other, outcome: await patches.judge(base, change, { directory: '.' }) };
}

const keptIn = ({ scratch }: AppliedPatches): number => readdirSync(scratch.directory).filter((name) => name.startsWith('applied')).length;

/** What was taken, and the tree that its index holds. */
async function seen(outcome: PatchOutcome, index: ScratchIndex): Promise<{ outcome: PatchOutcome; tree: string }> {
  return { outcome, tree: await writeTree(index) };
}

describe('a patch that was judged', () => {
  test('is taken with what git would make of it again: the outcome, and an index that holds the tree', async () => {
    const { patches, base, outcome } = await judged();
    expect(outcome).toEqual(await applyPatch(patches.scratch, base, change));
    expect(await patches.take(base, change, {}, seen)).toEqual({ outcome, tree: outcome.tree });
    expect((await git(patches.scratch.place, ['cat-file', 'blob', `${outcome.tree}:a.txt`])).stdout.toString()).toBe('two\n');
  });

  test('is kept until it is taken, and applied anew when it is taken again', async () => {
    const { patches, base, outcome } = await judged();
    expect(keptIn(patches)).toBe(1);
    await patches.take(base, change, {}, seen);
    expect(keptIn(patches)).toBe(0);
    expect(await patches.take(base, change, {}, seen)).toEqual({ outcome, tree: outcome.tree });
    expect([keptIn(patches), await indexFilesIn(patches.scratch)]).toEqual([0, []]);
  });

  test('says nothing of another base, another directory or another patch', async () => {
    const { patches, base, other } = await judged();
    const onOther = await patches.take(other, change, {}, seen);
    expect(onOther.tree).toBe((await applyPatch(patches.scratch, other, change)).tree);
    expect(await gitLine(patches.scratch.place, ['cat-file', '-t', `${onOther.tree}:more.txt`])).toBe('blob');
    const below = Buffer.from(change.toString().replaceAll('a.txt', 'b.txt'));
    expect((await patches.take(base, below, { directory: 'inner' }, seen)).outcome).toMatchObject({ outcome: 'rejected', reason: 'missing-file' });
    expect(keptIn(patches)).toBe(1);
  });

  test('twice is kept once; one that is refused is not kept', async () => {
    const { patches, base, outcome } = await judged();
    expect(await Promise.all([1, 2].map(() => patches.judge(base, change, { directory: '.' })))).toEqual([outcome, outcome]);
    expect(await patches.judge(base, Buffer.from('no patch'), {})).toMatchObject({ outcome: 'rejected', reason: 'not-a-patch' });
    expect(keptIn(patches)).toBe(1);
  });

  test('needs no place outside the scratch repository, where nothing of a run that was killed would be found again', async () => {
    const { scratch, remove } = await newScratch();
    onTestFinished(remove);
    const base = await writeBase(scratch, [file('.gitignore', '*.log\n')]);
    const before = readdirSync(scratch.directory);
    vi.stubEnv('TMPDIR', join(scratch.directory, 'not-there'));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await applyPatch(scratch, base, Buffer.from('--- /dev/null\n+++ b/a.log\n@@ -0,0 +1 @@\n+a\n'))).toMatchObject({ outcome: 'applied', flags: ['ignored-path'] });
    expect(readdirSync(scratch.directory).filter((name) => !before.includes(name) && !name.startsWith('tree-'))).toEqual([]);
  });
});
