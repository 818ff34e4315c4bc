import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobOf } from './records.js';
import type { RunRecord } from './records.js';
import type { Rehearsal } from './rehearsal.js';
import { logOf, openRehearsal } from './rehearsal.js';
import type { Hook, Intrusion } from './services.js';

let folder = '';
let open: Rehearsal | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'actions-'));
});
afterEach(async () => {
  await open?.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function run(workflow: string, hooks: readonly Hook[] = []): Promise<RunRecord> {
  open = await openRehearsal({ workflows: { 'w.yml': workflow }, actions: { 'o/node': join(folder, 'node'), 'o/composite': join(folder, 'composite') }, hooks });
  return open.run('w.yml');
}

const nodeAction = {
  'node/action.yml': `
name: n
description: d
inputs: { greeting-text: { description: d, default: hello }, token: { description: t, default: '\${{ github.token }}' } }
outputs: { said: { description: d } }
runs: { using: node24, pre: pre.mjs, main: main.mjs, post: post.mjs }
`,
  'node/pre.mjs': `import { appendFileSync } from 'node:fs'; console.log('pre ran'); appendFileSync(process.env.GITHUB_STATE, 'from-pre=1\\n');`,
  'node/main.mjs': `
import { appendFileSync } from 'node:fs';
console.log('main', process.env['INPUT_GREETING-TEXT'], process.env['STATE_from-pre'], process.env.INPUT_TOKEN, process.env.ACTIONS_RUNTIME_TOKEN !== undefined);
appendFileSync(process.env.GITHUB_STATE, 'from-main=2\\n');
appendFileSync(process.env.GITHUB_OUTPUT, 'said=' + process.env['INPUT_GREETING-TEXT'] + '\\n');
if (process.env.INPUT_FAIL) process.exit(1);`,
  'node/post.mjs': `console.log('post', process.env['STATE_from-pre'], process.env['STATE_from-main']);`,
};

describe('JavaScript actions', () => {
  it('run pre before the first step, main with inputs and state, and post after the last step', async () => {
    await write(nodeAction);
    const record = await run(`
on: push
jobs:
  a:
    runs-on: x
    outputs: { said: '\${{ steps.n.outputs.said }}' }
    steps:
      - run: echo first step
      - { id: n, uses: o/node@v1, with: { greeting-text: hi, unknown: 1 } }
      - run: echo last step
`);
    const job = jobOf(record, 'a');
    const said = job.log.filter((line) => /^(pre|main|post|first|last)/.test(line));
    expect(said).toEqual(['pre ran', 'first step', 'main hi 1 *** true', 'last step', 'post 1 2']);
    expect(job.outputs).toEqual({ said: 'hi' });
    expect(job.steps.map((step) => [step.phase, step.name])).toEqual([
      ['pre', 'Pre o/node@v1'], ['main', 'Run __0'], ['main', 'Run o/node@v1'], ['main', 'Run __2'], ['post', 'Post o/node@v1'],
    ]);
    expect(record.annotations.map((one) => one.message)).toContain("Unexpected input(s) 'unknown', valid inputs are ['greeting-text', 'token']");
  });

  it('run post after a failure too', async () => {
    await write(nodeAction);
    const record = await run('on: push\njobs: { a: { runs-on: x, steps: [{ uses: o/node@v1, with: { fail: yes } }] } }');
    expect(jobOf(record, 'a').result).toBe('failure');
    expect(logOf(jobOf(record, 'a'))).toContain('post 1 2');
  });

  it('that do not exist fail the job before anything runs', async () => {
    const record = await run('on: push\njobs: { a: { runs-on: x, steps: [{ run: echo ran }, { uses: o/missing@v1 }] } }');
    expect(jobOf(record, 'a').result).toBe('failure');
    expect(jobOf(record, 'a').steps).toEqual([]);
    expect(record.annotations[0]?.message).toBe('Unable to resolve action `o/missing@v1`, not found');
  });
});

describe('composite actions', () => {
  it('have their own inputs, steps and success(), and no secrets', async () => {
    await write({
      ...nodeAction,
      'composite/action.yml': `
name: c
description: d
inputs: { who: { description: d, required: true } }
outputs: { answer: { description: d, value: '\${{ steps.inner.outputs.answer }}' }, said: { description: d, value: '\${{ steps.node.outputs.said }}' } }
runs:
  using: composite
  steps:
    - id: inner
      shell: bash
      run: echo "answer=\${{ inputs.who }} \${{ steps.outer.outputs.x }}$OWN" >> $GITHUB_OUTPUT; ls "$GITHUB_ACTION_PATH"
    - id: node
      uses: o/node@v1
      with: { greeting-text: '\${{ inputs.who }}!' }
`,
    });
    const record = await run(`
on: push
jobs:
  a:
    runs-on: x
    outputs: { answer: '\${{ steps.c.outputs.answer }}', said: '\${{ steps.c.outputs.said }}' }
    steps:
      - { id: outer, run: 'echo x=1 >> $GITHUB_OUTPUT; exit 1' }
      - { id: c, if: always(), uses: o/composite@v1, with: { who: me }, env: { OWN: own } }
`);
    const job = jobOf(record, 'a');
    expect(job.outputs).toEqual({ answer: 'me own', said: 'me!' });
    expect(job.result).toBe('failure');
    expect(logOf(job)).toContain('action.yml');
    expect(logOf(job)).toContain('post 1 2');
  });
});

describe('a hook', () => {
  it('acts inside the job it names, around the step it names', async () => {
    const seen: Intrusion[] = [];
    const hook: Hook = {
      job: /^world/, moment: 'before', step: 'gate',
      act: async (intrusion) => {
        seen.push(intrusion);
        await writeFile(join(intrusion.workspace, 'planted'), 'planted');
      },
    };
    const record = await run(
      `
on: push
jobs:
  world: { runs-on: x, strategy: { matrix: { id: [A] } }, steps: [{ run: 'test ! -e planted' }, { id: gate, run: cat planted }] }
  other: { runs-on: x, steps: [{ id: gate, run: 'test ! -e planted' }] }
`,
      [hook],
    );
    expect(record.conclusion).toBe('success');
    expect(seen.map((one) => one.job)).toEqual(['world (A)']);
    expect(seen[0]?.token).toMatch(/^ghs_/);
    expect(seen[0]?.runtimeToken).toMatch(/^runtime-/);
  });
});
