import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readProcessTable } from '../../../src/processes/process-table.js';
import { noLimits } from '../../../src/processes/limits/limits.js';
import { runSupervised } from '../../../src/processes/supervised-command.js';
import { rootRights } from '../../../src/processes/root-rights.js';
import type { World } from '../../../src/worlds/strategy.js';
import type { Workspace } from '../../../src/worlds/workspace.js';
import { openFolder } from '../../support/open-folder.js';
import { sleepersOf } from '../../support/processes.js';
import { gitIn, patchFor, repositoryWith, temporaryFolder } from '../../support/repository.js';
import { answers, failingRepository, runOn, type FinishedRun } from '../../support/run.js';
import { restore } from '../restore.js';
import { kinds, namespaces } from './namespaces.js';

const isRoot = (await rootRights()) !== null;

/** A gate that runs lines of its own before its tests. */
const gateWith = (lines: string): Record<string, string> => ({ 'gate.sh': `${lines}\n. ./numbers.test.sh\nexit $failed\n` });

const logOf = ({ out }: FinishedRun, world: string): string => readFileSync(join(out, `logs/${world}.log`), 'utf8');

/** A server of this machine, and its port. */
async function listeningServer(): Promise<number> {
  const server = createServer((socket) => socket.end('reached')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

describe.runIf(kinds.length > 0)('worlds in namespaces', () => {
  test('give the same evidence as copies, apart from ids, times and isolation', async () => {
    const repository = failingRepository({ '.gitignore': 'cache/\n', ...gateWith('mkdir -p cache out; echo built > out/built; ln -sf built out/link; echo kept > cache/entry') });
    const patches = { a: patchFor(repository, { 'answer.sh': answers.harmful }), b: patchFor(repository, { 'answer.sh': answers.right, 'new/file': 'more\n' }), c: patchFor(repository, { 'answer.sh': answers.useless }) };
    const [views, copies] = [await runOn(repository, patches, { isolation: 'namespace', setup: 'mkdir -p out; echo prepared > out/prepared' }), await runOn(repository, patches, { isolation: 'copy', setup: 'mkdir -p out; echo prepared > out/prepared' })];
    expect([views, copies].map(({ evidence }) => evidence.environment.isolation.used)).toEqual(['namespace', 'copy']);
    expect(views.evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' }, replay: { status: 'verified' } });
    expect(comparable(views)).toEqual(comparable(copies));
  });

  test('can all hold their own path, in what a set-up made and in what a gate builds: the replay is equal', async () => {
    const repository = failingRepository({ '.gitignore': 'installed\n', ...gateWith('[ "$(cat installed/path)" = "$PWD" ] || exit 3; mkdir -p out "$HOME/cache"; pwd > out/place; pwd > "$HOME/cache/$(pwd | cksum | cut -d" " -f1)"; ls "$HOME/cache" > out/cached') });
    const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { isolation: 'namespace', setup: 'mkdir installed; pwd > installed/path' });
    expect(finished.evidence).toMatchObject({ outcome: 'fixed', replay: { status: 'verified', equality: { equal: true, differences: [] } } });
    expect(finished.evidence.limits.join('\n')).not.toContain('ran again in every world');
  });

  test('belong to their gate, also the files, links and folders that a patch put there', async () => {
    const change = 'echo more >> answer.sh && echo more >> new/deep/file && : > new/deep/other && rm link && : > new/more || exit 3; [ "$(find . -path ./.git -prune -o ! -user "$(id -u)" -print)" = "" ] || exit 4';
    const repository = failingRepository(gateWith(`if [ -e new ]; then ${change}; fi`));
    const patch = patchFor(repository, { 'answer.sh': answers.right, 'new/deep/file': 'one\n' }).concat('diff --git a/link b/link\nnew file mode 120000\n--- /dev/null\n+++ b/link\n@@ -0,0 +1 @@\n+answer.sh\n\\ No newline at end of file\n');
    const { evidence } = await runOn(repository, { a: patch }, { isolation: 'namespace' });
    expect(evidence.candidates[0]).toMatchObject({ verdict: 'accepted' });
    expect(evidence).toMatchObject({ outcome: 'fixed', replay: { status: 'verified' } });
  });

  test('without a network have loopback of their own: two listen on one port, and nobody outside is reached', async () => {
    const port = await listeningServer();
    const listen = `node -e "const server = require('net').createServer((s) => s.end()).listen(${port}, '127.0.0.1', () => require('net').connect(${port}, '127.0.0.1', () => setTimeout(() => process.exit(), 300)))" || exit 3`;
    const reach = `node -e "require('net').connect(${port}, '127.0.0.1').on('data', () => console.log('REACHED')).on('error', () => console.log('alone'))"`;
    const repository = failingRepository(gateWith(`${reach}\n${listen}`));
    const patches = { a: patchFor(repository, { 'answer.sh': answers.right }), b: patchFor(repository, { 'answer.sh': `${answers.right}\n` }) };
    const finished = await runOn(repository, patches, { network: 'off', jobs: '2' });
    expect(finished.evidence).toMatchObject({ outcome: 'fixed', environment: { isolation: { used: 'namespace', network: 'off' } } });
    expect(finished.evidence.candidates.map(({ verdict }) => verdict)).toEqual(['accepted', 'accepted']);
    expect(logOf(finished, 'A')).toContain('alone');
    expect(logOf(finished, 'A')).not.toContain('REACHED');
    expect(finished.evidence.limits.join('\n')).not.toContain('could reach the network');
  });

  test('leave nothing mounted and no process, and take their folders away', async () => {
    const repository = failingRepository(gateWith('(setsid env -i sh -c "cd /; sleep 7911; :" </dev/null >/dev/null 2>&1 &); echo private > /tmp/of-this-world; mkdir -p closed; chmod 0 closed'));
    const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { isolation: 'namespace' });
    expect(finished.evidence.outcome).toBe('fixed');
    expect(sleepersOf('7911')).toEqual([]);
    expect(readFileSync('/proc/mounts', 'utf8')).not.toContain(finished.evidence.id);
    expect(readdirSync('/tmp')).not.toContain('of-this-world');
  });
});

/** Processes that see something mounted from the folder of a run. */
function holdersOf({ directory }: Workspace): number[] {
  return readProcessTable().map(({ pid }) => pid).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/mountinfo`, 'latin1').includes(basename(directory));
    } catch {
      return false; // it is gone
    }
  });
}

test.each(kinds)('a first world is open before anybody asks for it, and goes with the run where nobody does (%s)', async (kind) => {
  const { worlds, workspace } = await restore(repositoryWith({ a: '1' }), namespaces(kind));
  await expect.poll(() => holdersOf(workspace).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [first, second] = [await worlds.fork('x'), await worlds.fork('y')];
  expect([first, second].map(({ reached }) => readFileSync(join(reached.tree, 'a'), 'utf8'))).toEqual(['1', '1']);
  expect(first.reached.root).not.toBe(second.reached.root);
  const unused = await restore(repositoryWith({ a: '1' }), namespaces(kind));
  for (const place of [workspace, unused.workspace]) {
    await place.close();
    await expect.poll(() => holdersOf(place), { timeout: 20_000 }).toEqual([]);
    expect(existsSync(place.directory)).toBe(false);
  }
});

describe.runIf(isRoot)('a hostile candidate in namespaces', () => {
  test('reaches no snapshot, no sibling, no evidence, no repository and no process of ours', async () => {
    const [folder, secret] = [openFolder(), 'held-by-the-parent'];
    process.env['PARENTS_SECRET'] = secret;
    onTestFinished(() => void delete process.env['PARENTS_SECRET']);
    const repository = failingRepository(gateWith('[ ! -e attack.sh ] || { sh attack.sh >attack.log 2>&1; cat attack.log; }'), openFolder());
    const attack = [
      `for place in /tmp/safe-debug-*/*/private /tmp/safe-debug-*/*/private/* ${folder} ${folder}/out ${repository}; do ls "$place" | grep . && echo "SEEN $place"; echo planted > "$place/planted" && echo "WRITTEN $place"; done`,
      'for file in /tmp/safe-debug-*/*/private/snapshot-*/tree/answer.sh; do echo "# planted" >> "$file" && echo WRITTEN; done',
      'ls ../.. | grep -v "^world$" && echo "SIBLINGS"',
      `cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep PARENTS_SECRET`,
      'umount /tmp 2>/dev/null && echo UNMOUNTED',
      'nsenter --mount=/proc/1/ns/mnt true 2>/dev/null && echo ESCAPED',
    ].join('\n');
    const patch = patchFor(repository, { 'answer.sh': answers.right, 'attack.sh': attack });
    const finished = await runOn(repository, { a: patch }, { isolation: 'namespace', promote: 'branch' }, undefined, undefined, folder);
    expect(finished.evidence.replay.status).toBe('verified');
    const log = logOf(finished, 'A');
    for (const word of ['SEEN', 'WRITTEN', 'SIBLINGS', 'UNMOUNTED', 'ESCAPED', secret]) expect(log, word).not.toContain(word);
    expect(gitIn(repository, 'status', '--porcelain', '--ignored')).toBe('');
    expect(readdirSync(repository).toSorted()).toEqual(['.git', 'answer.sh', 'gate.sh', 'numbers.test.sh']);
    expect(readdirSync(join(folder, 'out'))).not.toContain('planted');
  });
});

test.runIf(kinds.includes('user-namespace'))('a folder that is hidden in a user namespace cannot be replaced by moving those above it', async () => {
  const home = mkdtempSync(join(homedir(), '.safe-debug-test-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const hidden = join(home, 'cache/safe-debug/set-ups');
  mkdirSync(join(hidden, 'kept'), { recursive: true });
  const { worlds } = await restore(repositoryWith({ file: '' }), namespaces('user-namespace', 'on', [hidden]));
  const world = await worlds.fork('x');
  const above = ['cache', 'cache/safe-debug', 'cache/safe-debug/set-ups'].map((path) => join(home, path));
  const moves = above.map((path) => `ls ${hidden}/kept && echo SEEN; mv ${path} ${path}-moved && echo MOVED; rmdir ${path} && echo REMOVED; touch ${path}/planted`).join('\n');
  const output = await outputIn(world, `touch ${home}/written && echo WRITTEN; ${moves}; unshare --user --map-root-user --mount sh -c 'umount -l ${hidden} && echo UNMOUNTED; ${moves.replaceAll('\n', ';')}'; true`);
  expect(output.split('\n').filter((line) => /^[A-Z]+$/.test(line))).toEqual(['WRITTEN']);
  expect(readdirSync(hidden)).toEqual(['kept']);
});

test.each(kinds)('a folder to hide that is not there yet keeps no world from being opened, and is hidden in those that come after it (%s)', async (kind) => {
  const home = mkdtempSync(join(homedir(), '.safe-debug-test-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const hidden = join(home, 'artifacts/of-today/evidence');
  const { worlds } = await restore(repositoryWith({ file: '' }), namespaces(kind, 'on', [hidden]));
  await worlds.fork('before');
  mkdirSync(join(hidden, 'kept'), { recursive: true });
  const output = await outputIn(await worlds.fork('after'), `ls ${hidden}/kept && echo SEEN; echo asked`);
  expect(output.split('\n').filter((line) => /^[A-Za-z]+$/.test(line))).toEqual(['asked']);
});

test.runIf(kinds.length > 0 && existsSync('/dev/shm')).each([['the repository', false], ['the repository and the worlds', true]])('%s may lie in shared memory: each world has one of its own, without them', async (_what, ofWorlds) => {
  const folder = mkdtempSync('/dev/shm/safe-debug-test-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  if (ofWorlds) vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const place = join(folder, 'repository');
  mkdirSync(place);
  const repository = failingRepository(gateWith('cat /dev/shm/*/repository/answer.sh && echo SEEN; echo shared > /dev/shm/of-this-world'), place);
  const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { isolation: 'namespace' });
  expect(finished.evidence.outcome).toBe('fixed');
  expect(logOf(finished, 'A')).not.toContain('SEEN');
  expect(readdirSync('/dev/shm')).not.toContain('of-this-world');
});

test('namespaces that are demanded for a HOME that is shared are refused, with the reason', async () => {
  const repository = failingRepository();
  const patches = { a: patchFor(repository, { 'answer.sh': answers.right }) };
  await expect(runOn(repository, patches, { isolation: 'namespace', home: 'keep' }, undefined, undefined, temporaryFolder())).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('--isolation namespace') });
  await expect(runOn(repository, patches, { isolation: 'copy', network: 'off' }, undefined, undefined, temporaryFolder())).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('--network off') });
});

/** What a command in a world prints. */
async function outputIn(world: World, command: string): Promise<string> {
  let output = '';
  const take = async (stream: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of stream) output += chunk.toString();
  };
  const environment = { PATH: process.env['PATH'] ?? '' };
  await runSupervised({ command, directory: world.tree, environment, marker: 'isolation-test', worldDirectory: world.root, timeoutMs: 20_000, limits: noLimits, launcher: world.launcher, signal: new AbortController().signal, consume: async (...streams) => void (await Promise.all(streams.map(take))) });
  return output;
}

/** What two runs over the same ideas have in common. */
function comparable({ evidence }: FinishedRun): unknown {
  const differing = new Set(['id', 'createdAt', 'finishedAt', 'startedAt', 'endedAt', 'durationMs', 'cpuMs', 'maxRssBytes', 'isolation', 'events', 'files', 'repository', 'promotion', 'record', 'plan']);
  return JSON.parse(JSON.stringify(evidence, (key, value: unknown) => (differing.has(key) && key !== '' ? undefined : value)));
}
