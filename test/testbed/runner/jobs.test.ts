import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { jobOf } from './records.js';
import type { RunRecord } from './records.js';
import type { Rehearsal, RehearsalOptions, RehearsedEvent } from './rehearsal.js';
import { logOf, openRehearsal } from './rehearsal.js';

let open: Rehearsal | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function run(workflow: string, options: Omit<RehearsalOptions, 'workflows'> = {}, event: RehearsedEvent = {}): Promise<RunRecord> {
  open = await openRehearsal({ workflows: { 'w.yml': workflow }, ...options });
  return open.run('w.yml', event);
}

function results(record: RunRecord): Record<string, string | null> {
  return Object.fromEntries(record.jobs.map((job) => [job.path, job.result]));
}

describe('jobs and their needs', () => {
  it('skips what needs a failed job, runs what asks for failure, and tells always() the results', async () => {
    const record = await run(`
on: push
jobs:
  broken:
    runs-on: x
    steps:
      - run: exit 1
      - { if: failure(), run: echo cleaning up }
      - { run: echo never }
  after: { runs-on: x, needs: broken, steps: [{ run: 'true' }] }
  late: { runs-on: x, needs: [after], if: always(), steps: [{ run: 'echo after was \${{ needs.after.result }}' }] }
  rescue: { runs-on: x, needs: broken, if: failure(), steps: [{ run: 'true' }] }
  late-failure: { runs-on: x, needs: after, if: failure(), steps: [{ run: 'true' }] }
`);
    expect(record.conclusion).toBe('failure');
    expect(results(record)).toEqual({
      broken: 'failure', after: 'skipped', late: 'success', rescue: 'success', 'late-failure': 'success',
    });
    expect(logOf(jobOf(record, 'broken'))).toContain('cleaning up');
    expect(logOf(jobOf(record, 'broken'))).not.toContain('never');
    expect(logOf(jobOf(record, 'late'))).toContain('after was skipped');
  });

  it('drops an output that contains a secret, and masks secrets in the log', async () => {
    const record = await run(
      `
on: push
jobs:
  a:
    runs-on: x
    outputs: { secret: '\${{ steps.s.outputs.secret }}', plain: '\${{ steps.s.outputs.plain }}', derived: '\${{ steps.s.outputs.derived }}' }
    steps:
      - id: s
        env: { KEY: '\${{ secrets.KEY }}' }
        run: |
          echo "::add-mask::derived-value"
          echo "secret=$KEY" >> $GITHUB_OUTPUT
          echo "plain=fine" >> $GITHUB_OUTPUT
          echo "derived=a derived-value" >> $GITHUB_OUTPUT
          echo "leaking $KEY and derived-value"
`,
      { secrets: { KEY: 'sk-secret-123' } },
    );
    const job = jobOf(record, 'a');
    expect(job.outputs).toEqual({ plain: 'fine' });
    expect(logOf(job)).toContain('leaking *** and ***');
    expect(record.annotations.map((one) => one.message)).toEqual([
      "Skip output 'secret' since it may contain secret.",
      "Skip output 'derived' since it may contain secret.",
    ]);
  });

  it('hands environment, path and outputs from step to step', async () => {
    const record = await run(`
on: push
env: { A: '1' }
defaults: { run: { shell: bash } }
jobs:
  a:
    runs-on: x
    outputs: { v: '\${{ steps.z.outputs.v }}' }
    steps:
      - run: |
          { echo "M<<EOF"; echo one; echo two; echo EOF; } >> "$GITHUB_ENV"
          mkdir -p tools; printf '#!/bin/sh\\necho tool\\n' > tools/mytool; chmod +x tools/mytool; echo "$PWD/tools" >> "$GITHUB_PATH"
          mkdir sub
          echo "GITHUB_REPOSITORY=stolen/name" >> "$GITHUB_ENV"
          echo "# Summary" >> "$GITHUB_STEP_SUMMARY"
      - id: z
        env: { B: '\${{ env.A }}2' }
        working-directory: sub
        run: echo "v=$M $A $B $(mytool) $(basename $PWD) \${{ hashFiles('tools/*') != '' }} \${{ runner.os }} \${{ vars.CHANNEL }} $GITHUB_REPOSITORY" | tr '\\n' ' ' >> "$GITHUB_OUTPUT"
`);
    expect(jobOf(record, 'a').outputs['v']?.trim()).toBe('one two 1 12 tool sub true Linux stable o/r');
    expect(jobOf(record, 'a').summary).toBe('# Summary\n');
  });

  it('tells outcome from conclusion', async () => {
    const record = await run(`
on: push
jobs:
  a:
    runs-on: x
    outputs: { o: '\${{ steps.s.outcome }}/\${{ steps.s.conclusion }}' }
    steps: [{ id: s, continue-on-error: true, run: exit 9 }]
`);
    expect(record.conclusion).toBe('success');
    expect(jobOf(record, 'a').outputs).toEqual({ o: 'failure/success' });
  });

  it('lets a job fail without failing the run', async () => {
    const record = await run(`
on: push
jobs:
  a: { runs-on: x, continue-on-error: true, steps: [{ run: exit 1 }] }
  b: { runs-on: x, needs: a, steps: [{ run: 'true' }] }
`);
    expect(record.conclusion).toBe('success');
    expect(results(record)).toEqual({ a: 'failure', b: 'success' });
  });

  it('ends a step whose time is up, with its children', async () => {
    const record = await run(`
on: push
jobs: { a: { runs-on: x, steps: [{ timeout-minutes: 0.003, run: 'sleep 30 & sleep 30' }, { if: always(), run: echo still here }] } }
`);
    expect(record.conclusion).toBe('failure');
    expect(record.annotations[0]?.message).toContain('has timed out after 0.003 minutes');
    expect(logOf(jobOf(record, 'a'))).toContain('still here');
    expect(record.durationMs).toBeLessThan(5000);
  });

  it('leaves what a step started in the background to later steps, until the job ends', async () => {
    const record = await run(`
on: push
jobs:
  a:
    runs-on: x
    steps:
      - run: "(while true; do echo >> beat; sleep 0.02; done) > /dev/null 2>&1 &"
      - run: "touch beat; before=$(wc -c < beat); until test $(wc -c < beat) -gt $before; do sleep 0.02; done; echo still beating"
`);
    const { log, workspace } = jobOf(record, 'a');
    expect(log).toContain('still beating');
    const beat = join(workspace ?? '', 'beat');
    const before = await readFile(beat, 'utf8');
    await pause(200);
    expect(await readFile(beat, 'utf8')).toBe(before);
  });

  it('cancels a job whose time is up', async () => {
    const record = await run(`
on: push
jobs:
  a: { runs-on: x, timeout-minutes: 0.003, steps: [{ run: sleep 30 }, { run: echo never }] }
`);
    expect(results(record)).toEqual({ a: 'cancelled' });
    expect(record.conclusion).toBe('cancelled');
  });

  it('drops a summary of more than 1 MiB with an error, without failing the step', async () => {
    const record = await run('on: push\njobs: { a: { runs-on: x, steps: [{ run: "head -c 1100000 /dev/zero | tr \'\\\\0\' x > $GITHUB_STEP_SUMMARY" }, { run: echo kept > $GITHUB_STEP_SUMMARY }] } }');
    expect(record.conclusion).toBe('success');
    expect(jobOf(record, 'a').summary).toBe('kept\n');
    expect(record.annotations.map((one) => one.message)).toEqual(['$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got 1075k.']);
  });

  it('keeps GITHUB_* and lets other variables be set, records cache-mode, and has no secrets in a fork\'s run', async () => {
    const record = await run(
      'on: push\ncache-mode: read\nenv: { GITHUB_REPOSITORY: evil/name, LANG: de }\njobs: { a: { cache-mode: none, runs-on: x, permissions: { contents: write }, steps: [{ run: "echo $GITHUB_REPOSITORY $LANG" }] } }',
      {},
      { isUntrusted: true },
    );
    const job = jobOf(record, 'a');
    expect(job.log).toContain('o/r de');
    expect(job.cacheMode).toBe('none');
    expect(job.permissions).toEqual({ contents: 'read', metadata: 'read' });
  });

  it('fails the job, not the bed, when an expression cannot be evaluated', async () => {
    const record = await run('on: push\njobs: { a: { runs-on: x, if: "fromJSON(github.event_name)", steps: [{ run: "true" }] }, b: { runs-on: x, steps: [{ run: "true" }] } }');
    expect(record.conclusion).toBe('failure');
    expect(jobOf(record, 'b').result).toBe('success');
  });

  it('does not give the runtime token to scripts, nor the variables of the test process', async () => {
    process.env['LEAK_OF_THE_HOST'] = 'yes';
    const record = await run('on: push\njobs: { a: { runs-on: x, steps: [{ run: env }] } }');
    expect(logOf(jobOf(record, 'a'))).not.toMatch(/ACTIONS_|LEAK_OF_THE_HOST|ghs_|npm_/);
  });
});
