import { afterAll, beforeAll, expect, test } from 'vitest';
import { git } from '../../src/git/git.js';
import type { ScratchRepository } from '../../src/git/scratch.js';
import { guardedOutcome } from '../../src/patches/guards.js';
import { compareTrees } from '../../src/patches/result.js';
import { file, indexFilesIn, newScratch, writeBase, type BaseEntry } from './base.js';

let scratch: ScratchRepository;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ scratch, remove } = await newScratch());
});
afterAll(() => remove());

const guards = { allowed: true, extraGlobs: [], gateScripts: ['gate.sh'] };

/** Files of the restored tree of a change, as `path: text` and mode; null where there is none. */
async function restored(before: readonly BaseEntry[], after: readonly BaseEntry[], allowed = true): Promise<string[] | null> {
  const [base, tree] = [await writeBase(scratch, before), await writeBase(scratch, after)];
  const { differences } = await compareTrees(scratch.place, base, tree);
  const { restoredTree } = await guardedOutcome(scratch, base, { tree, touched: differences }, { ...guards, allowed });
  if (restoredTree === null) return null;
  const { stdout } = await git(scratch.place, ['ls-tree', '-r', '-z', '--format=%(objectmode) %(path) %(objectname)', restoredTree]);
  return Promise.all(
    stdout.toString('utf8').split('\0').filter((line) => line !== '').map(async (line) => {
      const [mode = '', path = '', blob = ''] = line.split(' ');
      return `${mode} ${path}: ${(await git(scratch.place, ['cat-file', 'blob', blob])).stdout.toString('utf8')}`;
    }),
  );
}

test('restoring takes changed, deleted and renamed guarded files back with their modes, added ones away, and leaves the rest as written', async () => {
  const before = [file('src/a.js', 'old'), file('gate.sh', 'gate', '100755'), file('test/a.test.js', 'a'), file('test/b.test.js', 'b')];
  const after = [file('src/a.js', 'new'), file('gate.sh', 'gate'), file('test/a.test.js', 'weak'), file('test/c.test.js', 'b'), file('conftest.py', 'hook'), file('src/new.js', 'new')];
  expect(await restored(before, after)).toEqual(['100755 gate.sh: gate', '100644 src/a.js: new', '100644 src/new.js: new', '100644 test/a.test.js: a', '100644 test/b.test.js: b', '100644 test/c.test.js: b']);
  expect(await indexFilesIn(scratch)).toEqual([]);
});

test('a package.json that changes guarded keys comes back whole, one that changes others stays as written', async () => {
  const manifest = (version: string, script: string): BaseEntry => file('package.json', JSON.stringify({ version, scripts: { test: script } }));
  const source = [file('src/a.js', 'old'), file('src/a.js', 'new')] as const;
  expect(await restored([manifest('1.0.0', 'real'), source[0]], [manifest('2.0.0', 'none'), source[1]])).toEqual(['100644 package.json: {"version":"1.0.0","scripts":{"test":"real"}}', '100644 src/a.js: new']);
  expect(await restored([manifest('1.0.0', 'real'), source[0]], [manifest('2.0.0', 'real'), source[1]])).toBeNull();
});

test('what was put where a guarded file or its folder was goes when that comes back', async () => {
  const source = file('src/a.js', 'new');
  expect(await restored([file('test/a.test.js', 'a')], [file('test', 'a file'), source])).toEqual(['100644 src/a.js: new', '100644 test/a.test.js: a']);
  expect(await restored([file('conftest.py', 'a')], [file('conftest.py/other.py', 'inside'), source])).toEqual(['100644 conftest.py: a', '100644 src/a.js: new']);
});

test('where guarded files may not change, or none does, nothing is restored', async () => {
  const before = [file('test/a.test.js', 'a')];
  expect(await restored(before, [file('test/a.test.js', 'weak')], false)).toBeNull();
  expect(await restored(before, [...before, file('test/b.test.js', 'b')])).toBeNull();
});
