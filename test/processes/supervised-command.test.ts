import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSupervised, type CommandEnd, type SupervisedCommand } from '../../src/processes/supervised-command.js';
import { noLimits } from '../../src/processes/limits/limits.js';
import { SameUserLauncher } from '../../src/processes/launcher.js';
import { processNamespace } from '../../src/processes/process-namespace.js';
import { sleepersOf } from '../support/processes.js';
import { temporaryFolder } from '../support/repository.js';

let markers = 0;
const launcher = new SameUserLauncher(await processNamespace());

async function run(command: string, options: Partial<SupervisedCommand> = {}): Promise<CommandEnd & { output: string }> {
  const world = temporaryFolder();
  let output = '';
  const end = await runSupervised({
    command,
    directory: world,
    environment: { PATH: process.env['PATH'] ?? '', ...options.environment },
    marker: `test-${process.pid}/${(markers += 1)}`,
    worldDirectory: world,
    timeoutMs: 20_000,
    launcher: new SameUserLauncher([]),
    limits: noLimits,
    signal: new AbortController().signal,
    consume: async (stdout, stderr) => {
      const read = async (stream: AsyncIterable<Buffer>): Promise<void> => {
        try {
          for await (const chunk of stream) output += chunk.toString();
        } catch {
          output += '[closed]';
        }
      };
      await Promise.all([read(stdout), read(stderr)]);
    },
    ...options,
  });
  return { ...end, output };
}

async function drain(stream: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of stream);
}

describe('a supervised command', () => {
  test('gives exit status, both outputs, processor time and peak memory', async () => {
    const end = await run('echo out; echo err >&2; i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; exit 3');
    expect(end).toMatchObject({ exitCode: 3, signal: null, timedOut: false, survivors: 0 });
    expect(end.output).toContain('out\n');
    expect(end.output).toContain('err\n');
    expect(end.cpuMs).toBeGreaterThan(20);
    expect(end.cpuMs).toBeLessThan(end.durationMs + 100);
    expect(end.maxRssBytes).toBeGreaterThan(100_000);
  });

  test('sees nothing of our environment but what it is given, and the marker', async () => {
    const { output } = await run('env', { environment: { PATH: process.env['PATH'] ?? '', ONLY: 'this' } });
    const names = output.trim().split('\n').map((line) => line.split('=')[0]);
    expect(names.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual(['ONLY', 'PATH', 'PWD', 'SAFE_DEBUG_WORLD']);
  });

  test('that hangs is ended at its time limit', async () => {
    expect(await run('sleep 7701', { timeoutMs: 200 })).toMatchObject({ timedOut: true, survivors: 0 });
    expect(sleepersOf('7701')).toEqual([]);
  });

  test('that ended in time has not run into its limit, although we were too busy to see it', async () => {
    const timeoutMs = 300;
    const until = performance.now() + 3 * timeoutMs;
    const busy = (stdout: AsyncIterable<Buffer>): Promise<void> => {
      while (performance.now() < until);
      return drain(stdout);
    };
    expect(await run('exit 3', { timeoutMs, consume: busy })).toMatchObject({ exitCode: 3, signal: null, timedOut: false });
  });

  test('that ignores a polite end is ended all the same', async () => {
    const end = await run(`trap '' TERM; sleep 7702 & wait; sleep 7702`, { timeoutMs: 200 });
    expect(end).toMatchObject({ timedOut: true, survivors: 0 });
    expect(sleepersOf('7702')).toEqual([]);
  });

  test.each([
    ['in the background', 'sleep 7703 & echo done', '7703'],
    ['in a session of its own', 'setsid sleep 7704 & sleep 0.3; echo done', '7704'],
    ['in a session of its own, without the marker', 'env -i setsid sleep 7705 & sleep 0.5; echo done', '7705'],
    ['as an orphan', '(sleep 7706 &) ; echo done', '7706'],
  ])('takes children with it that it left behind %s', async (_, command, seconds) => {
    const end = await run(command);
    expect(end).toMatchObject({ exitCode: 0, survivors: 0 });
    expect(end.output).toContain('done');
    expect(sleepersOf(seconds)).toEqual([]);
  });

  test.runIf(launcher.contains)('takes a child with it that hid from everything we could look for', async () => {
    const end = await run('(setsid env -i sh -c "cd /; sleep 7709; :" </dev/null >/dev/null 2>&1 &) ; echo done', { launcher });
    expect(end).toMatchObject({ exitCode: 0, survivors: 0 });
    expect(sleepersOf('7709')).toEqual([]);
  });

  test.runIf(launcher.contains)('in a process namespace gives the same answers as outside', async () => {
    expect(await run('echo out; exit 3', { launcher })).toMatchObject({ exitCode: 3, signal: null, output: 'out\n' });
    expect((await run('kill 0; echo not reached', { launcher })).exitCode).toBe(143);
    expect(await run('sleep 7710', { launcher, timeoutMs: 200 })).toMatchObject({ timedOut: true, survivors: 0 });
    expect((await run('i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done', { launcher })).cpuMs).toBeGreaterThan(20);
    const { output } = await run(`cat /proc/*/environ 2>/dev/null | tr '\\0' '\\n' | grep -c "^npm_\\|^VITEST" || true`, { launcher });
    expect(output.trim()).toBe('0');
  });

  test('whose output cannot be taken is ended, and the fault is told', async () => {
    await expect(run('yes', { consume: () => Promise.reject(new Error('no room')) })).rejects.toThrow('no room');
  });

  test('that kills its whole group counts as killed, and we live', async () => {
    expect((await run('kill 0; echo not reached')).exitCode).toBe(143);
    expect(await run('kill -9 0; echo not reached')).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  });

  test('ends at once when the run is interrupted', async () => {
    const interruption = new AbortController();
    const running = run('sleep 7707', { signal: interruption.signal });
    interruption.abort();
    expect(await running).toMatchObject({ timedOut: false, survivors: 0 });
    expect(sleepersOf('7707')).toEqual([]);
  });

  test('that forks without end is ended', async () => {
    const end = await run('f() { sleep 7708 & f; }; (f) & sleep 0.2', { timeoutMs: 3_000 });
    expect(end.survivors).toBe(0);
    expect(sleepersOf('7708')).toEqual([]);
  });

  test('in a folder that does not exist is a broken environment, in words', async () => {
    await expect(run('true', { directory: join(temporaryFolder(), 'gone') })).rejects.toMatchObject({ code: 'environment' });
  });
});
