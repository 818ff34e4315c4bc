import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runRequest } from '../../src/entries/run-request.js';
import { messageOf } from '../../src/errors.js';
import { openGroups } from '../../src/processes/limits/kept-limits.js';
import { rootRights } from '../../src/processes/root-rights.js';
import { patchFor } from '../support/repository.js';
import { answers, failingRepository, runOn, type FinishedRun } from '../support/run.js';

const root = await rootRights();
/** Control groups of this machine, as whoever starts the commands of worlds can have them. */
const { groups } = await openGroups({ memoryBytes: 64 * 1024 ** 2, processes: 20 }, root ?? []);
for (const group of groups) group.close();
const keeperOf = (controller: 'memory' | 'pids'): string => (groups.some(({ place }) => place.controllers.includes(controller)) ? 'cgroup' : 'rlimit');

/** A repository whose gate runs a script of the candidate's before its tests. */
const repositoryWithScript = (): string => failingRepository({ 'gate.sh': '[ ! -e first.sh ] || sh first.sh\n. ./numbers.test.sh\nexit $failed\n' });

/** Takes 300 MiB of memory for one line, if it can. */
const greedy = 'echo "counted $(head -c 300M /dev/zero | tail | wc -c)"\n';

/** Starts as many processes as it can, sixty at most. */
const bomb = '(\n  made=0\n  while [ $made -lt 60 ]; do\n    sleep 20 &\n    made=$((made + 1))\n    echo "made $made"\n  done\n)\ntrue\n';

const logOf = ({ out }: FinishedRun, world: string): string => readFileSync(join(out, `logs/${world}.log`), 'utf8');

const notesOf = ({ out }: FinishedRun, world: string): string[] => {
  const record: { notes: string[] } = JSON.parse(readFileSync(join(out, `records/${world}.json`), 'utf8'));
  return record.notes;
};

test('without limits nothing is set, and the evidence has none', async () => {
  const repository = repositoryWithScript();
  const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right, 'first.sh': 'cat /proc/self/cgroup; grep "data size" /proc/self/limits\n' }) });
  expect(finished.evidence.environment.isolation.limits).toEqual({ memory: null, processes: null });
  const ours = [...readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n'), ...readFileSync('/proc/self/limits', 'utf8').split('\n').filter((line) => line.includes('data size'))];
  expect(logOf(finished, 'A').split('\n')).toEqual(expect.arrayContaining(ours));
});

test.runIf(root !== null)('the user of a world cannot leave its groups', async () => {
  const repository = repositoryWithScript();
  const escape = 'find /sys/fs/cgroup -name cgroup.procs >groups\nwhile read -r file; do echo 0 >"$file" && echo LEFT; done <groups 2>/dev/null\nrm groups\ncat /proc/self/cgroup\n';
  const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right, 'first.sh': escape }) }, { memory: '64M', processes: '30' });
  expect(finished.evidence.outcome).toBe('fixed');
  expect(logOf(finished, 'A')).not.toContain('LEFT');
  expect(logOf(finished, 'A').match(/\/safe-debug-\d+\/\d+-\d+-\d+/g)?.length).toBe(groups.length);
});

test('a set-up that takes more memory than a world has ends the run with the reason', async () => {
  const repository = failingRepository({ 'prepare.sh': `${greedy}[ -e prepared ]\n` });
  const reason = keeperOf('memory') === 'cgroup' ? 'The set-up reached its memory limit of 64M: the kernel ended 1 process.' : 'counted 0';
  await expect(runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { memory: '64M', setup: 'sh prepare.sh' })).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining(reason) });
});

test.runIf(keeperOf('memory') === 'cgroup')('a set-up that goes on without what took too much is named in the evidence', async () => {
  const repository = failingRepository({ 'prepare.sh': `${greedy}true\n` });
  const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { memory: '64M', setup: 'sh prepare.sh' });
  expect(finished.evidence.limits).toContain('The set-up reached its memory limit of 64M: the kernel ended 1 process.');
});

test.each(['512', '1M', 'much'])('a memory of %s is refused', async (memory) => {
  await expect(runOn(repositoryWithScript(), {}, { memory })).rejects.toMatchObject({ code: 'usage', message: `--memory ${memory}: give a size from 16M on, such as 512M or 2G, or none.` });
});

test('limits come from the configuration, unless the run says otherwise', async () => {
  const limitsWith = async (values: { memory?: string; processes?: string }): Promise<unknown> => {
    const { settings } = await runRequest('run', { gate: 'sh gate.sh', repo: repository, ...values });
    return [settings.worlds.memoryBytes, settings.worlds.processes];
  };
  const repository = failingRepository({ '.github/safe-debug.yml': 'memory: 64M\nprocesses: 20\n' });
  expect(await limitsWith({})).toEqual([64 * 1024 ** 2, 20]);
  expect(await limitsWith({ memory: '1G', processes: 'none' })).toEqual([1024 ** 3, null]);
  expect(await limitsWith({ memory: 'none', processes: '7' })).toEqual([null, 7]);
  await expect(limitsWith({ processes: '0' })).rejects.toMatchObject({ code: 'usage', message: '--processes 0: give a whole number from 1 to 4194300, or none.' });
});

test('a gate that takes more memory than its world has loses the process that did; siblings, gate and run go on', async () => {
  const repository = repositoryWithScript();
  const patches = { a: patchFor(repository, { 'answer.sh': answers.right, 'first.sh': greedy }), b: patchFor(repository, { 'answer.sh': answers.right }) };
  const finished = await runOn(repository, patches, { memory: '64M' });
  expect(finished.evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' } });
  expect(finished.evidence.environment.isolation.limits).toEqual({ memory: { bytes: 64 * 1024 ** 2, by: keeperOf('memory') }, processes: null });
  expect(logOf(finished, 'A')).toContain('counted 0');
  const said = keeperOf('memory') === 'cgroup' ? 'The gate of world A reached its memory limit of 64M: the kernel ended 1 process.' : 'The memory limit of 64M held for each process of a gate by itself, not for all of them together, and whether one reached it is not known.';
  expect(finished.evidence.limits).toContain(said);
  expect(notesOf(finished, 'A').includes(said)).toBe(keeperOf('memory') === 'cgroup');
  expect(notesOf(finished, 'B')).toEqual([]);
});

test('a fork bomb is held at the number of its world, beside another one', async () => {
  const repository = repositoryWithScript();
  const patches = { a: patchFor(repository, { 'answer.sh': answers.right, 'first.sh': bomb }), b: patchFor(repository, { 'answer.sh': answers.right, 'first.sh': `${bomb}true\n` }) };
  // Without a group it takes a user of the world's own.
  const finished = await runOn(repository, patches, { processes: '30', jobs: '2', isolation: keeperOf('pids') === 'rlimit' && root !== null ? 'copy' : 'auto' }).catch(messageOf);
  if (typeof finished === 'string') {
    expect([keeperOf('pids'), finished]).toEqual(['rlimit', expect.stringMatching(/\(--processes\) cannot be limited here: there is no cgroup for it \(.*\), and a resource limit would count/)]);
    return;
  }
  expect(finished.evidence.environment.isolation.limits).toEqual({ memory: null, processes: { count: 30, by: keeperOf('pids') } });
  for (const world of ['A', 'B']) {
    // The gate's shells count too.
    const made = Number(logOf(finished, world).match(/made (\d+)/g)?.length);
    expect(made).toBeGreaterThanOrEqual(24);
    expect(made).toBeLessThan(30);
    expect(logOf(finished, world)).toContain('fork');
  }
  expect(finished.evidence).toMatchObject({ outcome: 'fixed' });
});
