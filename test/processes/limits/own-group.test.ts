import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { CgroupPlace } from '../../../src/processes/limits/cgroup-places.js';
import { enteringGroups, OwnGroup } from '../../../src/processes/limits/own-group.js';
import { readProcess } from '../../../src/processes/process-table.js';
import { runProgram } from '../../../src/processes/root-rights.js';
import { temporaryFolder } from '../../support/repository.js';

const limits = { memoryBytes: 64 * 1024 ** 2, processes: 20 };

const isLinux = process.platform === 'linux';

/** A plain folder shows what is written to a group of version 2, on machines that have none too. */
async function groupIn(folder: string): Promise<{ group: OwnGroup; own: string }> {
  const place: CgroupPlace = { version: 2, folder, controllers: ['memory', 'pids'] };
  const group = await OwnGroup.open(place, limits, []);
  if (typeof group === 'string') throw new Error(group);
  return { group, own: join(folder, `safe-debug-${process.getuid?.()}`) };
}

test.runIf(isLinux)('a group of version 2 has its controllers, and the group of a command the limits, with room for our own processes', async () => {
  const { group, own } = await groupIn(temporaryFolder());
  expect(readFileSync(join(own, 'cgroup.subtree_control'), 'utf8')).toBe('+memory +pids\n');
  const member = group.member();
  const contentOf = (file: string): string => readFileSync(join(dirname(member.entrance), file), 'utf8');
  expect([contentOf('memory.max'), contentOf('pids.max'), existsSync(join(dirname(member.entrance), 'memory.swap.max'))]).toEqual(['67108864', '22', false]);
  const entered = await runProgram([...enteringGroups([member]), 'echo', 'in it']);
  expect([entered.stdout, contentOf('cgroup.procs')]).toEqual(['in it\n', '0\n']);
});

test.runIf(isLinux)('what a command ran into is read from the events of its group; what a kernel does not count is none', async () => {
  const { group } = await groupIn(temporaryFolder());
  const member = group.member();
  expect(member.reached()).toEqual({ endedForMemory: 0, refusedProcesses: 0 });
  writeFileSync(join(dirname(member.entrance), 'memory.events'), 'low 0\nhigh 0\nmax 91\noom 4\noom_kill 3\noom_group_kill 0\n');
  writeFileSync(join(dirname(member.entrance), 'pids.events'), 'max 7\n');
  expect(member.reached()).toEqual({ endedForMemory: 3, refusedProcesses: 7 });
});

test.runIf(isLinux)('groups of processes that are gone are taken away, those of live ones are not', async () => {
  const folder = temporaryFolder();
  const own = join(folder, `safe-debug-${process.getuid?.()}`);
  const ours = `${process.ppid}-${readProcess(process.ppid)?.startTime}-1`;
  for (const name of [ours, `${process.ppid}-1-1`, '4194305-17-1', 'of-somebody']) mkdirSync(join(own, name), { recursive: true });
  await groupIn(folder);
  expect([ours, `${process.ppid}-1-1`, '4194305-17-1', 'of-somebody'].map((name) => existsSync(join(own, name)))).toEqual([true, false, false, true]);
});

test.runIf(isLinux)('where no group can be made it is said why', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await OwnGroup.open({ version: 1, folder: file, controllers: ['pids'] }, limits, [])).toMatch(/^mkdir: .*file/);
  expect(await OwnGroup.open({ version: 1, folder: temporaryFolder(), controllers: [] }, limits, ['false'])).toBe('');
});
