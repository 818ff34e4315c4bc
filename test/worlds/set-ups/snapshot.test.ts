import { appendFileSync, chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runRequest, type RunValues } from '../../../src/entries/run-request.js';
import { SameUserLauncher } from '../../../src/processes/launcher.js';
import { CopyStrategy } from '../../../src/worlds/copy-strategy.js';
import type { Snapshot } from '../../../src/worlds/snapshot.js';
import type { World, WorldStrategy } from '../../../src/worlds/strategy.js';
import type { Workspace } from '../../../src/worlds/workspace.js';
import { gitIn, lastingFolder, repositoryWith, temporaryFolder, writeFiles } from '../../support/repository.js';
import { restore } from '../restore.js';

const isolation = { requested: 'copy', used: 'copy', user: 'separate', processes: 'followed', network: 'on', why: 'test' } as const;

/** Worlds whose commands, were there any, could not enter our folders. */
const closed = (workspace: Workspace): WorldStrategy => new CopyStrategy(workspace, isolation, new SameUserLauncher([]));

let cache = '';
let setUps = 0;

beforeEach(() => {
  cache = temporaryFolder();
  setUps = 0;
});

/** Restores a snapshot whose set-up adds a file, and does more. */
async function restored(repository: string, values: RunValues = {}, more: (world: World) => void = () => undefined, signal?: AbortSignal): Promise<Snapshot> {
  const setUp = (world: World): void => {
    setUps += 1;
    mkdirSync(join(world.tree, 'installed'), { recursive: true });
    for (const file of [join(world.tree, 'installed/lib'), join(world.home, 'tool')]) writeFileSync(file, 'made');
    more(world);
  };
  const { snapshot } = await restore(repository, closed, setUp, { values: { 'setup-inputs': ['lock'], ...values }, cache, ...(signal === undefined ? {} : { signal }) });
  return snapshot;
}

const newRepository = (folder?: string): string => repositoryWith({ '.gitignore': 'installed/\n', lock: '1', other: '1', 'sub/file': '1' }, folder);

/** A repository and a folder for results that the tests of a group have in common: each goes on from what the one before it kept. */
function inCommon(): { repository: string; cache: string } {
  const common = { repository: '', cache: '' };
  beforeAll(() => Object.assign(common, { repository: newRepository(lastingFolder()), cache: lastingFolder() }));
  beforeEach(() => void (cache = common.cache));
  return common;
}

function commit(repository: string, files: Record<string, string>): void {
  writeFiles(repository, files);
  gitIn(repository, 'add', '-A', '--force');
  gitIn(repository, 'commit', '-qm', 'more');
}

const kept = (): string[] => readdirSync(cache);

describe('what a set-up added to a snapshot', () => {
  test('is there again without it, beside other files of the snapshot', async () => {
    const repository = newRepository();
    const first = await restored(repository);
    commit(repository, { other: '2' });
    const second = await restored(repository);
    expect([setUps, kept().length]).toEqual([1, 1]);
    expect(second.prepared).toEqual(first.prepared);
    expect(['tree/installed/lib', 'home/tool', 'tree/other'].map((path) => readFileSync(join(second.folders.root, path), 'utf8'))).toEqual(['made', 'made', '2']);
    expect(second.notes).toEqual([expect.stringContaining('The set-up was not run: its result of run ')]);
    expect(gitIn(second.folders.tree, 'status', '--porcelain')).toBe('');
  });

  test('may be a folder that is closed to writing, and comes back so', async () => {
    const repository = newRepository();
    const close = ({ tree }: World): void => {
      mkdirSync(join(tree, 'readonly'));
      writeFileSync(join(tree, 'readonly/file'), '');
      chmodSync(join(tree, 'readonly'), 0o555);
    };
    await restored(repository, {}, close);
    const { folders } = await restored(repository, {}, close);
    expect([setUps, readdirSync(join(folders.tree, 'readonly'))]).toEqual([1, ['file']]);
    chmodSync(join(folders.tree, 'readonly'), 0o755);
  });

  describe('is not used where', () => {
    const common = inCommon();
    beforeAll(() => {
      commit(common.repository, { '.gitignore': 'installed/\ncarried\n' });
      writeFiles(common.repository, { carried: 'x' });
    });

    test.each<[string, RunValues]>([
      ['the value of a variable', { env: ['FLAVOUR=sour'] }],
      ['a variable more', { env: ['FLAVOUR=sweet', 'MORE=1'] }],
      ['the command', { setup: 'another set-up' }],
      ['the directory', { directory: 'sub' }],
      ['the list of inputs', { 'setup-inputs': ['lock', 'other'] }],
      ['what was carried', { carry: ['carried'] }],
      ['the memory of worlds', { memory: '512M' }],
      ['the number of processes', { processes: '100' }],
      ['a command of the gate, which may show a folder', { gate: 'test -e /opt' }],
      ['an invariant', { invariant: ['more=test -e /opt'] }],
    ])('%s is another one', async (_what, values) => {
      if (kept().length === 0) await restored(common.repository, { env: ['FLAVOUR=sweet'] });
      const before = [setUps, kept().length] as const;
      await restored(common.repository, { env: ['FLAVOUR=sweet'], ...values });
      expect([setUps, kept().length]).toEqual(before.map((count) => count + 1));
      expect(kept().join()).not.toContain('sweet');
    });
  });

  test('is not used where an input has other content or another mode, and is where it is the first again', async () => {
    const repository = newRepository();
    await restored(repository);
    commit(repository, { lock: '2' });
    await restored(repository);
    expect(setUps).toBe(2);
    commit(repository, { lock: '1' });
    await restored(repository);
    expect(setUps).toBe(2);
    commit(repository, { 'sub/.gitattributes': '* text eol=crlf\n' });
    await restored(repository);
    expect(setUps).toBe(3);
    chmodSync(join(repository, 'lock'), 0o755);
    commit(repository, {});
    await restored(repository);
    expect(setUps).toBe(4);
  });

  describe('is thrown away when', () => {
    const common = inCommon();
    const addMore = ({ tree }: World): void => {
      writeFileSync(join(tree, 'installed/run'), '', { mode: 0o755 });
      mkdirSync(join(tree, 'installed/empty'));
    };
    let prepared: Snapshot['prepared'] = null;

    test.each<[string, string, (file: string) => void, string]>([
      ['a file of the tree is another one', 'root/tree/installed/lib', (file) => writeFileSync(file, 'changed'), 'its files are not those that were kept'],
      ['a program cannot be run any more', 'root/tree/installed/run', (file) => chmodSync(file, 0o644), 'its files are not those that were kept'],
      ['a file may be read by others', 'root/tree/installed/lib', (file) => chmodSync(file, 0o604), 'its files are not those that were kept'],
      ['a folder has another mode', 'root/tree/installed', (folder) => chmodSync(folder, 0o700), 'its files are not those that were kept'],
      ['an empty folder is gone', 'root/tree/installed/empty', (folder) => rmdirSync(folder), 'its files are not those that were kept'],
      ['there is an empty folder more', 'root/home/planted', (folder) => mkdirSync(folder), 'its files are not those that were kept'],
      ['a file of HOME is another one', 'root/home/tool', (file) => writeFileSync(file, 'changed'), 'its files are not those that were kept'],
      ['there is a file more', 'root/tmp/planted', (file) => writeFileSync(file, ''), 'its files are not those that were kept'],
      ['there is a git directory', 'root/tree/.git', (file) => writeFileSync(file, 'gitdir: elsewhere'), 'its files are not those that were kept'],
      ['a file is gone', 'root/tree/installed/lib', (file) => rmSync(file), 'its files are not those that were kept'],
      ['its description is cut', 'result.json', (file) => writeFileSync(file, '{"run":'), 'its description cannot be read'],
      ['its description is a folder', 'result.json', (file) => { rmSync(file); mkdirSync(file); }, 'result.json is no regular file'],
      ['its description is gone', 'result.json', (file) => rmSync(file), 'ENOENT'],
    ])('%s, and made again', async (_what, path, change, why) => {
      if (kept().length === 0) prepared = (await restored(common.repository, {}, addMore)).prepared;
      const before = setUps;
      change(join(cache, kept()[0] ?? '', path));
      const second = await restored(common.repository, {}, addMore);
      expect(second.notes).toEqual([expect.stringMatching(`A kept result of the set-up was thrown away, because .*${why}`), expect.stringContaining('was kept for later runs')]);
      expect([second.prepared, setUps, kept().length]).toEqual([prepared, before + 1, 1]);
      await restored(common.repository, {}, addMore);
      expect(setUps).toBe(before + 1);
    });
  });

  test('is not kept when the run is interrupted, and neither is it taken: no note excuses that', async () => {
    const repository = newRepository();
    const interruption = new AbortController();
    await expect(restored(repository, {}, () => interruption.abort(), interruption.signal)).rejects.toMatchObject({ code: 'interrupted' });
    expect(kept()).toEqual([]);
    await restored(repository);
    await expect(restored(repository, {}, undefined, interruption.signal)).rejects.toMatchObject({ code: 'interrupted' });
    expect([setUps, kept().length]).toEqual([2, 1]);
  });

  test('is thrown away when the snapshot has one of its files now', async () => {
    const repository = newRepository();
    await restored(repository);
    commit(repository, { 'installed/lib': 'tracked' });
    const { notes } = await restored(repository);
    expect(notes[0]).toBe('A kept result of the set-up was thrown away, because tree/installed/lib is a file of the snapshot now: the set-up ran.');
    expect(setUps).toBe(2);
  });

  test.each<[string, (world: World) => void, string]>([
    ['changes a tracked file', ({ tree }) => appendFileSync(join(tree, 'other'), 'more'), 'tree/other'],
    ['removes a tracked file', ({ tree }) => rmSync(join(tree, 'other')), 'tree/other'],
    ['makes a tracked file a program', ({ tree }) => chmodSync(join(tree, 'other'), 0o755), 'tree/other'],
    ['puts a file in the place of a folder', ({ tree }) => (rmSync(join(tree, 'sub'), { recursive: true }), writeFileSync(join(tree, 'sub'), '')), 'tree/sub'],
    ['stages something', ({ tree }) => void gitIn(tree, 'rm', '-q', '--cached', 'other'), 'tree/.git/index'],
    ['keeps git from looking at a file', ({ tree }) => void gitIn(tree, 'update-index', '--skip-worktree', 'other'), 'tree/.git/index'],
    ['configures git', ({ tree }) => void gitIn(tree, 'config', 'core.hooksPath', 'hooks'), 'tree/.git/config'],
    ['adds to the git directory', ({ tree }) => writeFileSync(join(tree, '.git/more'), ''), 'tree/.git/more'],
  ])('is not kept when the set-up %s', async (_what, change, path) => {
    const repository = newRepository();
    const { notes } = await restored(repository, {}, change);
    expect(notes).toEqual([`The result of the set-up was not kept for later runs, because it did more than add files: it wrote to ${path} or removed it.`]);
    await restored(repository, {}, change);
    expect([setUps, kept()]).toEqual([2, []]);
  });

  test('is kept when the set-up only asked git, which writes its index again', async () => {
    await restored(newRepository(), {}, ({ tree }) => void gitIn(tree, 'update-index', '-q', '--really-refresh', '--force-write-index'));
    expect(kept()).toHaveLength(1);
  });

  test('is not kept when it holds a path of the run alone', async () => {
    const { notes } = await restored(newRepository(), {}, ({ tree, home }) => writeFileSync(join(home, 'log'), `in ${tree}/installed`));
    expect(notes).toEqual(['The result of the set-up was not kept for later runs, because log (home) holds a path that only this run has.']);
    expect(kept()).toEqual([]);
  });
});

test('the inputs of a set-up can be said in the rules of the repository, and count only where there is a set-up', async () => {
  const repository = newRepository();
  commit(repository, { '.github/safe-debug.yml': 'setup-inputs: [lock]\n' });
  const inputsWith = async (values: RunValues): Promise<string[]> => (await runRequest('run', { gate: 'true', repo: repository, ...values })).settings.worlds.setupInputs;
  expect(await inputsWith({ setup: 'true', 'setup-inputs': ['other'] })).toEqual(['lock', 'other']);
  expect(await inputsWith({})).toEqual([]);
  await expect(inputsWith({ 'setup-inputs': ['lock'] })).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('--setup CMD') });
  await expect(inputsWith({ setup: 'true', 'setup-inputs': ['(a|b)'] })).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('--setup-inputs (a|b)') });
});
