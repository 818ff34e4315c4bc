import { describe, expect, it } from 'vitest';
import { project, useBed } from './bed/use-bed.js';
import { jobOf } from './runner/records.js';
import { logOf } from './runner/rehearsal.js';

const here = useBed(() => ({ secrets: { KEY: 'secret-of-the-repository' } }));

describe('an issue comment', () => {
  it('starts a reusable workflow with a matrix, which checks out, runs and answers with its own permissions', async () => {
    const issue = await here.projectWith({
      'try.yml': `
name: Try
on: { issue_comment: { types: [created] } }
permissions: {}
jobs:
  debug:
    if: startsWith(github.event.comment.body, '/try')
    permissions: { contents: read, issues: write }
    uses: ./.github/workflows/debug.yml
`,
      'debug.yml': `
on: { workflow_call: {} }
jobs:
  plan:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    outputs: { matrix: '\${{ steps.p.outputs.matrix }}' }
    steps: [{ id: p, run: "echo 'matrix={\\"id\\":[\\"A\\",\\"B\\"]}' >> $GITHUB_OUTPUT" }]
  world:
    needs: plan
    runs-on: ubuntu-latest
    permissions: { contents: read }
    strategy: { fail-fast: false, matrix: '\${{ fromJSON(needs.plan.outputs.matrix) }}' }
    steps:
      - { uses: actions/checkout@v7, with: { persist-credentials: false } }
      - run: cat README.md; git rev-parse HEAD; git config --get-regexp extraheader || echo no credentials
      - { if: "matrix.id == 'B'", run: exit 1 }
  answer:
    needs: world
    if: always()
    runs-on: ubuntu-latest
    permissions: { issues: write }
    env: { TOKEN: '\${{ github.token }}' }
    steps:
      - run: >
          curl -sf -X POST -H "authorization: Bearer $TOKEN" -d '{"body":"worlds: \${{ needs.world.result }}"}'
          "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues/\${{ github.event.issue.number }}/comments" > /dev/null
      - run: >
          curl -s -o /dev/null -w 'status %{http_code}' -X POST -H "authorization: Bearer $TOKEN" -d '{"ref":"refs/heads/x","sha":"\${{ github.sha }}"}'
          "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/git/refs"
`,
    });
    const [run] = await here.comment(issue);
    if (run === undefined) throw new Error('nothing was started');
    expect(run.error).toBeNull();
    expect(run.jobs.map((job) => `${job.path} ${job.result}`).sort()).toEqual([
      'debug / answer success', 'debug / plan success', 'debug / world (A) success', 'debug / world (B) failure',
    ]);
    expect(run.conclusion).toBe('failure');
    const world = logOf(jobOf(run, 'debug / world (A)'));
    expect(world).toContain('# Project');
    expect(world).toContain(run.headSha);
    expect(world).toContain('no credentials');
    expect(logOf(jobOf(run, 'debug / answer'))).toContain('status 403');
    expect([...here.bed.github.repository(project).comments.values()].map((one) => one.body)).toEqual(['/try', 'worlds: failure']);
    expect(here.bed.runs).toHaveLength(1); // the job's own comment starts nothing
    expect(here.bed.github.repository(project).runs.get(run.id)?.conclusion).toBe('failure');
  });
});

describe('a run', () => {
  it('can be run again, as its next attempt', async () => {
    const issue = await here.projectWith({
      'w.yml': 'on: { issue_comment: { types: [created] } }\njobs: { a: { runs-on: x, steps: [{ run: "test $GITHUB_RUN_ATTEMPT = 2" }] } }',
    });
    const [first] = await here.comment(issue);
    const again = here.bed.rerun(first ?? expect.fail('no run'));
    await here.bed.idle();
    expect([first?.conclusion, again.conclusion, again.attempt]).toEqual(['failure', 'success', 2]);
    expect(again.id).toBe(first?.id);
  });

  it('is not started by a comment when the file cannot be read, but is, as a failure, by a push', async () => {
    const issue = await here.projectWith({ 'w.yml': 'on: [issue_comment, push]\nsurprise: 1\njobs: { a: { runs-on: x, steps: [{ run: "true" }] } }' });
    expect(await here.comment(issue)).toEqual([]);
    expect(here.bed.unreadable).toEqual([expect.stringContaining("Unexpected value 'surprise'")]);
    const [run] = await here.bed.deliver(await here.bed.github.as('maintainer').push(project, { branch: 'main', files: { a: 'a' } }));
    expect(run?.conclusion).toBe('startup_failure');
  });

  it('of a file that GitHub refuses ends before any job, and says why', async () => {
    const issue = await here.projectWith({
      'w.yml': 'on: { issue_comment: { types: [created] } }\npermissions: { contents: read }\njobs: { a: { uses: ./.github/workflows/c.yml } }',
      'c.yml': 'on: workflow_call\npermissions: { contents: write }\njobs: { a: { runs-on: x, steps: [{ run: "true" }] } }',
    });
    const [run] = await here.comment(issue);
    expect(run?.conclusion).toBe('startup_failure');
    expect(run?.error).toContain("is requesting 'contents: write', but is only allowed 'contents: read'");
    expect(run?.jobs).toEqual([]);
  });
});
