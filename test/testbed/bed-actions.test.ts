import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, useBed } from './bed/use-bed.js';
import type { RunRecord } from './runner/records.js';
import { jobOf } from './runner/records.js';
import { logOf } from './runner/rehearsal.js';

const here = useBed((folder) => ({ actions: { 'test/artifact': join(folder, 'artifact') } }));

/** Dispatches the one workflow of a fresh project. */
async function run(workflow: string, files: Record<string, string> = {}): Promise<RunRecord> {
  await here.bed.github.addRepository(project, { files: { 'README.md': '# Project\n', '.github/workflows/w.yml': `on: workflow_dispatch\n${workflow}`, ...files } });
  const [record] = await here.bed.deliver(await here.bed.github.as('maintainer').dispatch(project, 'w.yml'));
  if (record === undefined) throw new Error('nothing was started');
  expect(record.error).toBeNull();
  return record;
}

/** Runs one job that checks out and then runs a script; answers its log. */
async function checkOut(inputs: string, script: string, files: Record<string, string> = {}): Promise<string> {
  const record = await run(
    `permissions: { contents: read }\njobs: { a: { runs-on: x, steps: [{ uses: actions/checkout@v7, with: { ${inputs} } }, { if: always(), run: ${JSON.stringify(script)} }] } }`,
    files,
  );
  return logOf(jobOf(record, 'a'));
}

describe('actions/checkout', () => {
  it('leaves the branch checked out, one commit deep, and the credential outside .git/config until the job ends', async () => {
    const log = await checkOut('', 'git branch --show-current; git rev-list --count HEAD; git ls-remote origin HEAD | wc -l; grep -c AUTHORIZATION .git/config || true; ls $RUNNER_TEMP');
    expect(log).toMatch(/\nmain\n1\n1\n0\n/);
    expect(log).toContain('git-credentials-');
  });

  it('takes other repositories, folders, commits and whole histories', async () => {
    await here.bed.github.addRepository('tools/action', { files: { 'action.yml': 'tool' } });
    const { sha } = await here.bed.github.as('tools').push('tools/action', { branch: 'main', files: { second: '2' } });
    await here.bed.github.as('tools').push('tools/action', { branch: 'main', files: { third: '3' } });
    const log = await checkOut(`repository: tools/action, ref: ${sha}, path: .tool, fetch-depth: 0, persist-credentials: false`, 'cd .tool; ls; git rev-parse HEAD; git rev-list --count --all; git config --list --local | grep -i -c auth || true');
    expect(log).toContain(`action.yml\nsecond\n${sha}\n3\n0`);
  });

  it('takes only some folders', async () => {
    expect(await checkOut('sparse-checkout: src', 'ls', { 'src/a': 'a', 'docs/b': 'b' })).toContain('README.md\nsrc');
  });

  it('says what is wrong with a branch that does not exist, or a path outside the workspace', async () => {
    const first = await checkOut('ref: nowhere', 'true');
    expect(first).toContain("A branch or tag with the name 'nowhere' could not be found");
  });

  it.each([
    ['pull_request_target', '{ pull_request_target: {} }', '${{ github.event.pull_request.head.sha }}', true],
    ['pull_request_target by ref', '{ pull_request_target: {} }', 'refs/pull/${{ github.event.number }}/head', true],
    ['issue_comment', '{ issue_comment: {} }', 'refs/pull/${{ github.event.issue.number }}/head', false],
  ])('refuses code of a fork in a trusted event: %s', async (_name, on, ref, refused) => {
    const workflow = `name: W\non: ${on}\npermissions: { contents: read }\njobs: { a: { runs-on: x, steps: [{ uses: actions/checkout@v7, with: { ref: '${ref}' } }, { run: ls }] } }`;
    await here.bed.github.addRepository(project, { files: { '.github/workflows/w.yml': workflow } });
    await here.bed.github.addRepository('stranger/project', { forkOf: project });
    const stranger = here.bed.github.as('stranger');
    await stranger.push('stranger/project', { branch: 'idea', files: { stolen: 'x' } });
    const opened = await stranger.openPull(project, { title: 'Idea', head: 'stranger:idea' });
    const [record] = await here.bed.deliver(on.includes('issue_comment') ? await stranger.comment(project, opened.number, 'x') : { ...opened, name: 'pull_request_target' });
    const log = logOf(jobOf(record ?? expect.fail('no run'), 'a'));
    expect(log.includes('Refusing to check out fork pull request code')).toBe(refused);
    expect(log.includes('stolen')).toBe(!refused);
  });
});

describe('a reusable workflow of another repository', () => {
  it('finds its own repository and commit, and the actions in it', async () => {
    await here.bed.github.addRepository('tools/action', {
      files: {
        'actions/hello/action.yml': 'name: h\ndescription: d\nruns: { using: composite, steps: [{ shell: bash, run: echo hello from the action }] }',
        '.github/workflows/debug.yml': `
on: { workflow_call: {} }
permissions: { contents: read }
jobs:
  plan:
    runs-on: x
    steps:
      - uses: actions/checkout@v7
        with: { repository: '\${{ job.workflow_repository }}', ref: '\${{ job.workflow_sha }}', path: tool }
      - run: ls tool; echo "ref \${{ job.workflow_ref }} \${{ github.repository }} \${{ github.workflow_sha == github.sha }}"
      - uses: $/actions/hello
      - uses: tools/action/actions/hello@main
`,
      },
    });
    const record = await run('permissions: { contents: read }\njobs: { debug: { uses: tools/action/.github/workflows/debug.yml@main } }');
    const log = logOf(jobOf(record, 'debug / plan'));
    expect(record.conclusion).toBe('success');
    expect(log).toContain('actions\n');
    expect(log).toContain('ref tools/action/.github/workflows/debug.yml@main maintainer/project true');
    expect(log.match(/hello from the action/g)).toHaveLength(2);
  });
});

describe('the project', () => {
  it('is published as a repository that jobs check out and whose committed dist runs', async () => {
    const sha = await here.bed.publishProject();
    const record = await run(`
permissions: { contents: read }
jobs:
  a:
    runs-on: x
    steps:
      - uses: actions/checkout@v7
        with: { repository: safe-parallel-debugging/action, ref: ${sha}, path: tool, persist-credentials: false }
      - run: node tool/dist/cli/index.js --help
`);
    expect(record.conclusion).toBe('success');
    expect(logOf(jobOf(record, 'a'))).toContain('safe-debug');
  });
});

describe('artifacts', () => {
  it('pass from job to job with the official client, and a hook sees the token of the job', async () => {
    await mkdir(join(here.folder, 'artifact'));
    await writeFile(join(here.folder, 'artifact', 'action.yml'), 'name: a\ndescription: d\ninputs: { name: { description: d }, get: { description: d } }\nruns: { using: node24, main: main.mjs }');
    await writeFile(
      join(here.folder, 'artifact', 'main.mjs'),
      `
import { readFileSync, writeFileSync } from 'node:fs';
import { DefaultArtifactClient } from ${JSON.stringify(import.meta.resolve('@actions/artifact'))};
const client = new DefaultArtifactClient();
if (process.env.INPUT_GET) {
  const { artifact } = await client.getArtifact(process.env.INPUT_NAME);
  await client.downloadArtifact(artifact.id, { path: 'out' });
  console.log('content', readFileSync('out/a.txt', 'utf8'));
} else {
  writeFileSync('a.txt', 'of ' + process.env.INPUT_NAME);
  await client.uploadArtifact(process.env.INPUT_NAME, ['a.txt'], '.');
}`,
    );
    const tokens: string[] = [];
    here.bed.during('put', 'after', 'test/artifact@v1', ({ runtimeToken }) => void tokens.push(runtimeToken));
    const record = await run(`
jobs:
  put: { runs-on: x, steps: [{ uses: test/artifact@v1, with: { name: A } }] }
  get: { needs: put, runs-on: x, steps: [{ uses: test/artifact@v1, with: { name: A, get: 1 } }] }
`);
    expect(record.conclusion).toBe('success');
    expect(logOf(jobOf(record, 'get'))).toContain('content of A');
    expect(here.bed.artifacts.list().map((one) => [one.name, one.runId])).toEqual([['A', record.id]]);
    expect(tokens).toHaveLength(1);
  });
});

describe('an environment with reviewers', () => {
  it('holds the job until it is approved', async () => {
    await here.bed.github.addRepository(project, { files: { '.github/workflows/w.yml': 'on: workflow_dispatch\njobs: { a: { runs-on: x, environment: production, steps: [{ run: "true" }] } }' } });
    here.bed.github.addEnvironment(project, 'production', { reviewers: ['maintainer'] });
    const [record] = await here.bed.start(await here.bed.github.as('maintainer').dispatch(project, 'w.yml'));
    if (record === undefined) throw new Error('nothing was started');
    await here.bed.until(() => record.jobs[0]?.status === 'waiting', 'the job waits');
    here.bed.approveEnvironment(record, 'production');
    await here.bed.idle();
    expect(record.conclusion).toBe('success');
  });
});
