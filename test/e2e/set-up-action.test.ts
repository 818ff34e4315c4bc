import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { answersOn, ask } from './asking.js';
import { evidenceOf, logOf, promotedPulls } from './outcome.js';
import { job, openScene, storyOf, tryComment, type Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

const right = 'b-end-before-next-page';
const place = '.github/actions/safe-debug-setup/action.yml';

/** The set-up action of docs/github.md, with other commands: this machine has neither that action nor docker. */
function documentedAction(command: string): string {
  const [, example = ''] = /## Set-up, services, containers\n.*?```yaml\n(.*?)```/s.exec(readFileSync('docs/github.md', 'utf8')) ?? [];
  const action = example.replace(/ {4}- uses: actions\/setup-python@COMMIT\n.*\n/, '').replace(/- run: docker run .*/, `- run: ${command}`);
  expect(action).not.toBe(example);
  expect(action).toContain('      shell: bash\n');
  return action;
}

it('the set-up action of the documentation runs before each gate', async () => {
  scene = await openScene({ files: { [place]: documentedAction('echo "the set-up ran"') } });
  const { run } = await ask(scene, await tryComment(right));
  expect(run.conclusion, storyOf(run)).toBe('success');
  for (const name of ['world (baseline)', 'world (A)', 'replay']) expect(job(run, name).log.join('\n')).toContain('the set-up ran');
  expect((await evidenceOf(scene, run)).outcome).toBe('fixed');
});

it('a set-up action that breaks is told as that, with the run to look into, and without limits of gates that did not run', async () => {
  scene = await openScene({ files: { [place]: documentedAction('exit 3') } });
  const { run } = await ask(scene, await tryComment(right));
  const { outcome, limits, baseline } = await evidenceOf(scene, run);
  expect([outcome, baseline.result, limits], storyOf(run)).toEqual(['indeterminate', null, []]);
  const [body = '', ...others] = answersOn(scene, scene.pull);
  expect(others).toEqual([]);
  expect(body).toContain(`The job of the baseline broke before its gate ran. Its log says why: [Run ${run.id}](<`);
  expect(body).not.toContain('#### Not proven');
  expect(promotedPulls(scene)).toEqual([]);
});

it('where no idea applies, the plan says so with the reasons, and no other job runs', async () => {
  scene = await openScene();
  const stale = (await tryComment(right)).replace('-  const last = Math.min(first + size, total - 1);', '-  const last = total - 2;');
  const { id, run } = await ask(scene, stale);
  expect(run.jobs.map(({ result }) => result), storyOf(run)).toEqual(['success', ...run.jobs.slice(1).map(() => 'skipped')]);
  const [body = '', ...others] = answersOn(scene, scene.pull);
  expect(others).toEqual([]);
  expect(body).toContain('### ❌ no candidate can be tried');
  expect(logOf(run)).toContain('Planned 1 candidates');
  expect(id).toBeGreaterThan(0);
});
