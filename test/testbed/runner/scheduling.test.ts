import { afterEach, describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { jobOf } from './records.js';
import type { Rehearsal, RehearsalOptions } from './rehearsal.js';
import { logOf, openRehearsal } from './rehearsal.js';

let open: Rehearsal | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function rehearse(workflow: string, options: Omit<RehearsalOptions, 'workflows'> = {}): Promise<Rehearsal> {
  open = await openRehearsal({ workflows: { 'w.yml': workflow }, parallel: 4, ...options });
  return open;
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 1000) throw new Error('waited in vain');
    await pause(5);
  }
}

const waiting = (concurrency: string): string => `
on: push
concurrency: ${concurrency}
jobs: { a: { runs-on: x, steps: [{ run: sleep 0.3 }] } }
`;

describe('a matrix', () => {
  it('cancels the other legs when one fails', async () => {
    const rehearsal = await rehearse(`
on: push
jobs:
  a: { runs-on: x, strategy: { max-parallel: 1, matrix: { i: [1, 2, 3] } }, steps: [{ run: 'test \${{ matrix.i }} != 2' }] }
`);
    const run = await rehearsal.run('w.yml');
    expect(run.conclusion).toBe('failure');
    expect(run.jobs.map((job) => [job.name, job.result])).toEqual([['a (1)', 'success'], ['a (2)', 'failure'], ['a (3)', 'cancelled']]);
  });

  it('runs all legs with fail-fast: false, at most max-parallel at once', async () => {
    const rehearsal = await rehearse(`
on: push
jobs:
  a: { runs-on: x, strategy: { fail-fast: false, max-parallel: 2, matrix: { i: [1, 2, 3, 4] } }, steps: [{ run: 'sleep 0.4; test \${{ matrix.i }} != 2' }] }
`);
    const run = await rehearsal.run('w.yml');
    expect(run.jobs.map((job) => job.result)).toEqual(['success', 'failure', 'success', 'success']);
    const spans = run.jobs.map((job) => ({ from: job.startedAt ?? 0, to: (job.startedAt ?? 0) + (job.durationMs ?? 0) }));
    const atOnce = spans.map((span) => spans.filter((other) => other.from <= span.from && other.to > span.from).length);
    expect(Math.max(...atOnce)).toBe(2);
  });

  it('fails the run when it is empty', async () => {
    const rehearsal = await rehearse(`
on: push
jobs: { a: { runs-on: x, strategy: { matrix: { i: "\${{ fromJSON('[]') }}" } }, steps: [{ run: 'true' }] } }
`);
    const run = await rehearsal.run('w.yml');
    expect(run.conclusion).toBe('failure');
    expect(run.annotations[0]?.message).toContain("Matrix vector 'i' does not contain any values");
  });
});

describe('concurrency', () => {
  it('keeps one running and the newest pending', async () => {
    const rehearsal = await rehearse(waiting('group-a'));
    const [first, second, third] = [rehearsal.start('w.yml'), rehearsal.start('w.yml'), rehearsal.start('w.yml')];
    const conclusions = (await Promise.all([first.ended, second.ended, third.ended])).map((run) => run.conclusion);
    expect(conclusions).toEqual(['success', 'cancelled', 'success']);
  });

  it('keeps all pending with queue: max', async () => {
    const rehearsal = await rehearse(waiting('{ group: g, queue: max }'));
    const runs = await Promise.all([1, 2, 3].map(() => rehearsal.start('w.yml').ended));
    expect(runs.map((run) => run.conclusion)).toEqual(['success', 'success', 'success']);
  });

  it('cancels the running one with cancel-in-progress', async () => {
    const rehearsal = await rehearse(waiting('{ group: g, cancel-in-progress: true }'));
    const first = rehearsal.start('w.yml');
    await until(() => first.run.jobs[0]?.status === 'in_progress');
    const second = await rehearsal.run('w.yml');
    expect((await first.ended).conclusion).toBe('cancelled');
    expect(second.conclusion).toBe('success');
  });

  it('works for single jobs', async () => {
    const rehearsal = await rehearse(`
on: push
jobs:
  a: { runs-on: x, concurrency: { group: one, queue: max }, strategy: { matrix: { i: [1, 2, 3] } }, steps: [{ run: sleep 0.1 }] }
`);
    const run = await rehearsal.run('w.yml');
    const spans = run.jobs.map((job) => [job.startedAt ?? 0, (job.startedAt ?? 0) + (job.durationMs ?? 0)]).sort(([one = 0], [other = 0]) => one - other);
    expect(run.conclusion).toBe('success');
    for (const [index, span] of spans.entries()) {
      if (index > 0) expect(span[0]).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
    }
  });
});

describe('concurrency of called workflows', () => {
  it('is in force, and a group that caller and callee share is refused as a deadlock', async () => {
    open = await openRehearsal({
      workflows: {
        'w.yml': 'on: push\nconcurrency: g\njobs: { call: { uses: ./c.yml } }',
        'c.yml': 'on: workflow_call\njobs: { a: { concurrency: G, runs-on: x, steps: [{ run: "true" }] } }',
        'v.yml': 'on: push\njobs: { call: { uses: ./d.yml } }',
        'd.yml': 'on: workflow_call\nconcurrency: { group: d, cancel-in-progress: true }\njobs: { a: { runs-on: x, steps: [{ run: echo ready; sleep 0.5 }] } }',
      },
    });
    expect((await open.run('w.yml')).conclusion).toBe('cancelled');
    const first = open.start('v.yml');
    await until(() => first.run.jobs[0]?.log.includes('ready') === true);
    expect((await open.run('v.yml')).conclusion).toBe('success');
    expect((await first.ended).conclusion).toBe('cancelled');
  });
});

describe('a failing leg that may fail', () => {
  it('cancels nothing', async () => {
    const rehearsal = await rehearse(`
on: push
jobs:
  a: { runs-on: x, continue-on-error: '\${{ matrix.i == 1 }}', strategy: { max-parallel: 1, matrix: { i: [1, 2] } }, steps: [{ run: 'test \${{ matrix.i }} != 1' }] }
`);
    const run = await rehearsal.run('w.yml');
    expect(run.jobs.map((job) => job.result)).toEqual(['failure', 'success']);
    expect(run.conclusion).toBe('success');
  });
});

describe('cancellation', () => {
  it('ends running steps, skips the rest, and lets always() steps and jobs run', async () => {
    const rehearsal = await rehearse(`
on: push
jobs:
  a:
    runs-on: x
    steps:
      - run: |
          trap 'echo got an interrupt; exit 0' INT
          echo ready
          for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do sleep 0.1; done
      - { run: echo never }
      - { if: always(), run: echo tidying }
  b: { runs-on: x, needs: a, steps: [{ run: echo never }] }
  c: { runs-on: x, needs: a, if: always(), steps: [{ run: echo in c }] }
`, { processWaits: { interrupt: 20_000, terminate: 100, output: 100 } });
    const { run, ended, cancel } = rehearsal.start('w.yml');
    await until(() => run.jobs[0]?.log.includes('ready') === true);
    cancel();
    await ended;
    expect(run.conclusion).toBe('cancelled');
    expect(run.jobs.map((job) => [job.path, job.result])).toEqual([['a', 'cancelled'], ['b', 'skipped'], ['c', 'success']]);
    const log = logOf(jobOf(run, 'a'));
    expect(log).toContain('got an interrupt');
    expect(log).toContain('tidying');
    expect(log).not.toContain('never');
  });

  it('interrupts the process of a step, not its children', async () => {
    const rehearsal = await rehearse(`
on: push
jobs: { a: { runs-on: x, steps: [{ run: "bash -c 'trap \\"echo child was told\\" INT TERM; echo ready; sleep 0.5; echo child went on'; true" }] } }
`);
    const { run, ended, cancel } = rehearsal.start('w.yml');
    await until(() => run.jobs[0]?.log.includes('ready') === true);
    cancel();
    await ended;
    expect(logOf(jobOf(run, 'a'))).not.toContain('child was told');
  });

  it('kills what ignores SIGINT and SIGTERM', async () => {
    const rehearsal = await rehearse(`
on: push
jobs: { a: { runs-on: x, steps: [{ run: "trap '' INT TERM; echo ready; while true; do sleep 0.05; done" }] } }
`);
    const { run, ended, cancel } = rehearsal.start('w.yml');
    await until(() => run.jobs[0]?.log.includes('ready') === true);
    cancel();
    await ended;
    expect(jobOf(run, 'a').result).toBe('cancelled');
  });
});

describe('environments', () => {
  const workflow = 'on: push\njobs: { a: { runs-on: x, environment: production, steps: [{ run: "true" }] } }';

  it('hold a job until a reviewer approves', async () => {
    const rehearsal = await rehearse(workflow, { reviewed: ['production'] });
    const { run, ended } = rehearsal.start('w.yml');
    await until(() => run.jobs[0]?.status === 'waiting');
    rehearsal.reviews.decide(run.id, 'production', true);
    expect((await ended).conclusion).toBe('success');
  });

  it('fail a job that a reviewer rejects', async () => {
    const rehearsal = await rehearse(workflow, { reviewed: ['production'] });
    const { run, ended } = rehearsal.start('w.yml');
    await until(() => run.jobs[0]?.status === 'waiting');
    rehearsal.reviews.decide(run.id, 'production', false);
    expect((await ended).conclusion).toBe('failure');
    expect(jobOf(run, 'a').steps).toEqual([]);
  });
});
