import { describe, expect, it } from 'vitest';
import { project, useBed } from './bed/use-bed.js';
import { jobOf } from './runner/records.js';
import { logOf } from './runner/rehearsal.js';

const here = useBed(() => ({ secrets: { KEY: 'secret-of-the-repository' } }));

const says = (name: string, on: string, rest = ''): string => `
name: ${name}
on: ${on}
permissions: { contents: read }
jobs:
  say:
    runs-on: ubuntu-latest
    ${rest}
    steps: [{ run: 'echo "${name} \${{ github.event_name }} \${{ github.ref }} \${{ github.sha }} [\${{ secrets.KEY }}]"' }]
`;

describe('events', () => {
  it('of a branch run the workflow of the pushed commit, by its filters', async () => {
    await here.projectWith({ 'ci.yml': says('CI', '{ push: { branches: [main], paths: ["src/**"] } }') });
    const maintainer = here.bed.github.as('maintainer');
    const outside = await here.bed.deliver(await maintainer.push(project, { branch: 'main', files: { 'docs/a.md': 'a' } }));
    const pushed = await maintainer.push(project, { branch: 'main', files: { 'src/a.js': 'a' } });
    const inside = await here.bed.deliver(pushed);
    const branch = await here.bed.deliver(await maintainer.push(project, { branch: 'other', files: { 'src/a.js': 'b' } }));
    expect([outside.length, inside.length, branch.length]).toEqual([0, 1, 0]);
    expect(inside[0]?.jobs[0]?.log.join('\n')).toContain(`CI push refs/heads/main ${pushed.sha} [***]`);
  });

  it('of a pull request run the merge of both sides; a fork gets no secrets and a token that only reads', async () => {
    await here.projectWith({ 'ci.yml': says('CI', 'pull_request', 'permissions: { contents: write, issues: write }') });
    await here.bed.github.addRepository('stranger/project', { forkOf: project });
    const stranger = here.bed.github.as('stranger');
    await stranger.push('stranger/project', { branch: 'idea', files: { 'a.txt': 'a' } });
    const [run] = await here.bed.deliver(await stranger.openPull(project, { title: 'Idea', head: 'stranger:idea' }));
    if (run === undefined) throw new Error('nothing was started');
    const job = jobOf(run, 'say');
    expect(logOf(job)).toMatch(/CI pull_request refs\/pull\/\d+\/merge [0-9a-f]{40} \[\]/);
    expect(job.permissions).toEqual({ contents: 'read', issues: 'read', metadata: 'read' });
    expect(run.headBranch).toBe('idea');
  });

  it('of a comment run the default branch, whatever the pull request changes', async () => {
    await here.projectWith({ 'try.yml': says('Try', '{ issue_comment: { types: [created] } }') });
    const maintainer = here.bed.github.as('maintainer');
    await maintainer.push(project, { branch: 'evil', files: { '.github/workflows/try.yml': says('Evil', 'issue_comment') } });
    const opened = await maintainer.openPull(project, { title: 'Evil', head: 'evil' });
    const runs = await here.comment(opened.number);
    expect(runs.map((run) => run.workflow)).toEqual(['Try']);
    expect(logOf(jobOf(runs[0] ?? here.bed.runs[0] ?? expect.fail('no run'), 'say'))).toContain('Try issue_comment refs/heads/main');
  });

  it('lead to workflow_run, at most three links deep', async () => {
    const issue = await here.projectWith({
      'a.yml': says('A', '{ issue_comment: { types: [created] } }'),
      'loop.yml': says('Loop', '{ workflow_run: { workflows: [A, Loop], types: [completed] } }'),
    });
    await here.comment(issue);
    expect(here.bed.runs.map((run) => [run.workflow, run.event, run.chainDepth])).toEqual([
      ['A', 'issue_comment', 0], ['Loop', 'workflow_run', 1], ['Loop', 'workflow_run', 2], ['Loop', 'workflow_run', 3],
    ]);
  });

  it('of workflow_dispatch run the named workflow with typed inputs', async () => {
    await here.projectWith({
      'd.yml': `
name: D
on: { workflow_dispatch: { inputs: { count: { type: number, default: 2 }, dry: { type: boolean } } } }
jobs: { a: { runs-on: x, if: inputs.dry, steps: [{ run: 'echo "count \${{ inputs.count }} \${{ inputs.dry }}"' }] } }
`,
      'e.yml': says('E', 'workflow_dispatch'),
    });
    const [run, ...others] = await here.bed.deliver(await here.bed.github.as('maintainer').dispatch(project, 'd.yml', { inputs: { dry: 'true' } }));
    expect(others).toEqual([]);
    expect(logOf(jobOf(run ?? expect.fail('no run'), 'a'))).toContain('count 2 true');
  });

  it('caused by a job start nothing, except pull requests, whose runs are held for approval', async () => {
    const issue = await here.projectWith({
      'ci.yml': says('CI', '[push, pull_request, issue_comment]'),
      'bot.yml': `
name: Bot
on: issues
permissions: { contents: write, pull-requests: write }
jobs:
  open:
    runs-on: x
    steps:
      - uses: actions/checkout@v7
      - run: |
          git checkout -q -b bot/fix
          echo fixed > fixed.txt
          git add fixed.txt
          git -c user.name=bot -c user.email=bot@example.com commit -qm fix
          git push -q origin bot/fix
          curl -sf -X POST -H "authorization: Bearer \${{ github.token }}" -d '{"title":"Fix","head":"bot/fix","base":"main"}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/pulls" > /dev/null
`,
    });
    here.bed.github.changeSettings(project, { actionsMayCreatePulls: true });
    const opened = await here.bed.github.as('maintainer').openIssue(project, { title: `After ${issue}` });
    const [bot] = await here.bed.deliver(opened);
    expect(logOf(jobOf(bot ?? expect.fail('no run'), 'open'))).not.toContain('##[error]');
    const held = here.bed.runs.filter((run) => run.workflow === 'CI');
    expect(held.map((run) => [run.event, run.status])).toEqual([['pull_request', 'action_required']]);
    here.bed.approve(held[0] ?? expect.fail('no held run'));
    await here.bed.idle();
    expect(held[0]?.conclusion).toBe('success');
  });

  it('are cancelled through the API', async () => {
    const issue = await here.projectWith({
      'slow.yml': `
name: Slow
on: issue_comment
jobs: { a: { if: github.event.comment.body == '/slow', runs-on: x, steps: [{ run: echo ready; sleep 20 }] } }
`,
      'cancel.yml': `
name: Cancel
on: issue_comment
permissions: { actions: write }
jobs:
  a:
    if: startsWith(github.event.comment.body, '/cancel')
    runs-on: x
    steps: [{ run: 'curl -sf -X POST -H "authorization: Bearer \${{ github.token }}" "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/actions/runs/$(echo "\${{ github.event.comment.body }}" | cut -d" " -f2)/cancel"' }]
`,
    });
    const started = await here.bed.start(await here.bed.github.as('maintainer').comment(project, issue, '/slow'));
    const slow = started.find((run) => run.workflow === 'Slow') ?? expect.fail('no run');
    await here.bed.until(() => slow.jobs[0]?.log.includes('ready') === true, 'the slow job runs');
    await here.comment(issue, `/cancel ${slow.id}`);
    expect(slow.conclusion).toBe('cancelled');
    expect(here.bed.github.repository(project).runs.get(slow.id)?.conclusion).toBe('cancelled');
  });
});
