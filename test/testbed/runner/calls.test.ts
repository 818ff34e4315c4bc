import { afterEach, describe, expect, it } from 'vitest';
import { jobOf } from './records.js';
import type { Rehearsal } from './rehearsal.js';
import { logOf, openRehearsal } from './rehearsal.js';

let open: Rehearsal | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function rehearse(workflows: Record<string, string>, secrets: Record<string, string> = {}): Promise<Rehearsal> {
  open = await openRehearsal({ workflows, secrets });
  return open;
}

const child = `
on:
  workflow_call:
    inputs: { id: { type: string, required: true }, count: { type: number, default: 3 } }
    secrets: { KEY: { required: false } }
    outputs: { said: { value: '\${{ jobs.one.outputs.said }}' } }
permissions: { contents: read }
jobs:
  one:
    runs-on: x
    outputs: { said: '\${{ steps.s.outputs.said }}' }
    steps:
      - id: s
        run: echo "said=\${{ inputs.id }} \${{ inputs.count }} \${{ secrets.KEY == '' }} \${{ github.job }} \${{ job.workflow_repository }} \${{ job.workflow_file_path }} \${{ github.workflow_ref }}" >> $GITHUB_OUTPUT
`;

describe('called workflows', () => {
  it('get their inputs, no secrets of the caller, and say where their file is from', async () => {
    const rehearsal = await rehearse(
      {
        'w.yml': `
on: push
permissions: { contents: write }
jobs:
  call: { uses: 'tools/action/.github/workflows/c.yml@v1', with: { id: A }, permissions: { contents: read } }
  after: { needs: call, runs-on: x, steps: [{ run: 'echo got \${{ needs.call.outputs.said }}' }] }
`,
        'tools/action/.github/workflows/c.yml': child,
      },
      { KEY: 'secret-value' },
    );
    const run = await rehearsal.run('w.yml');
    expect(run.error).toBeNull();
    expect(run.conclusion).toBe('success');
    expect(logOf(jobOf(run, 'after'))).toContain('got A 3 true one tools/action .github/workflows/c.yml o/r/w.yml@refs/heads/main');
    expect(jobOf(run, 'call / one').permissions).toEqual({ contents: 'read', metadata: 'read' });
    expect(jobOf(run, 'after').permissions).toEqual({ contents: 'write', metadata: 'read' });
  });

  it('are refused as a whole, before any job starts, when they ask for more than the caller gives', async () => {
    const rehearsal = await rehearse({
      'w.yml': `
on: push
permissions: { contents: read }
jobs:
  first: { runs-on: x, steps: [{ run: 'true' }] }
  call: { uses: './c.yml' }
`,
      'c.yml': 'on: workflow_call\npermissions: { contents: write, issues: write }\njobs: { a: { runs-on: x, steps: [{ run: "true" }] } }\n',
    });
    const run = await rehearsal.run('w.yml');
    expect(run.conclusion).toBe('startup_failure');
    expect(run.error).toContain("The workflow is requesting 'contents: write, issues: write', but is only allowed 'contents: read, issues: none'.");
    expect(run.jobs).toEqual([]);
    expect(rehearsal.minted).toEqual([]);
  });

  it('are refused when one of their jobs asks for more', async () => {
    const rehearsal = await rehearse({
      'w.yml': 'on: push\njobs: { call: { permissions: {}, uses: ./c.yml } }\n',
      'c.yml': 'on: workflow_call\njobs: { a: { permissions: { contents: read }, runs-on: x, steps: [{ run: "true" }] } }\n',
    });
    const run = await rehearsal.run('w.yml');
    expect(run.error).toContain("The nested job 'a' is requesting 'contents: read', but is only allowed 'contents: none'.");
  });

  it.each([
    ['an unknown input', 'with: { id: A, other: 1 }', 'invalid input, other is not defined'],
    ['a missing input', 'with: { count: 1 }', 'input id is required'],
    ['an unknown secret', 'with: { id: A }, secrets: { OTHER: x }', 'invalid secret, OTHER is not defined'],
  ])('refuse %s', async (_what, rest, message) => {
    const rehearsal = await rehearse({ 'w.yml': `on: push\npermissions: { contents: read }\njobs: { call: { uses: ./c.yml, ${rest} } }\n`, 'c.yml': child });
    const run = await rehearsal.run('w.yml');
    expect(run.conclusion).toBe('startup_failure');
    expect(run.error).toContain(message);
  });

  it('get all secrets of the caller with inherit', async () => {
    const rehearsal = await rehearse(
      { 'w.yml': 'on: push\npermissions: { contents: read }\njobs: { call: { uses: ./c.yml, with: { id: A }, secrets: inherit } }\n', 'c.yml': child },
      { KEY: 'secret-value' },
    );
    const run = await rehearsal.run('w.yml');
    expect(jobOf(run, 'call / one').outputs['said']).toContain('A 3 false');
  });

  it('run once for each leg of a matrix, and merge their outputs', async () => {
    const rehearsal = await rehearse({
      'w.yml': `
on: push
permissions: { contents: read }
jobs:
  call:
    strategy: { fail-fast: false, matrix: { id: [a, b, c] } }
    uses: ./c.yml
    with: { id: '\${{ matrix.id }}' }
  after:
    needs: call
    if: always()
    runs-on: x
    steps: [{ run: "echo \${{ needs.call.result }} \${{ join(needs.call.outputs.*, ',') }}" }]
`,
      'c.yml': `
on:
  workflow_call:
    inputs: { id: { type: string } }
    outputs: { a: { value: '\${{ jobs.w.outputs.a }}' }, b: { value: '\${{ jobs.w.outputs.b }}' }, c: { value: '\${{ jobs.w.outputs.c }}' } }
jobs:
  w:
    runs-on: x
    outputs: { a: '\${{ steps.s.outputs.a }}', b: '\${{ steps.s.outputs.b }}', c: '\${{ steps.s.outputs.c }}' }
    steps:
      - { id: s, run: 'echo "\${{ inputs.id }}=digest-\${{ inputs.id }}" >> $GITHUB_OUTPUT' }
      - { if: "inputs.id == 'c'", run: exit 3 }
`,
    });
    const run = await rehearsal.run('w.yml');
    expect(run.error).toBeNull();
    expect(run.jobs.map((job) => `${job.path} ${job.result}`).sort()).toEqual([
      'after success', 'call (a) / w success', 'call (b) / w success', 'call (c) / w failure',
    ]);
    const log = logOf(jobOf(run, 'after'));
    expect(log).toContain('failure ');
    for (const id of ['a', 'b', 'c']) expect(log).toContain(`digest-${id}`);
  });
});
