import { afterEach, expect, test } from 'vitest';
import { evidenceOf } from './outcome.js';
import { openScene, patchOf, project, storyOf, type Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

/** Commands that the runner obeys when a step prints them (actions/runner, ActionCommand.cs). */
const commands = ['::set-output name=decision::owned', '::add-mask::promoted', '::error::owned', '##[error]owned', '##[warning]owned', '::notice::owned', '::stop-commands::owned'];

test('workflow commands in output, test names and labels of a candidate are not obeyed', async () => {
  scene = await openScene({ workflows: ['one-step.yml'] });
  const contributor = scene.bed.github.as('contributor');
  const printing = commands.map((command) => `+console.log(${JSON.stringify(command)});`).join('\n');
  const patch = (await patchOf('b-end-before-next-page')).replace('@@ -7,7 +7,7 @@', `@@ -7,7 +7,${7 + commands.length} @@`).replace(/\n }\n/, `\n }\n${printing}\n`);
  const program = await scene.bed.github.git(project, 'show', 'pages:test/pages.test.js');
  const failing = (name: string): string => `\ntest(${JSON.stringify(name)}, () => { assert.deepEqual(pageRange(1, 7, 3), { first: 0, last: 2 }, ${JSON.stringify(name)}); });\n`;
  const pushed = await contributor.push(project, {
    branch: 'pages',
    files: { 'test/pages.test.js': [program, ...commands.map(failing)].join('\n'), 'ideas/::error::owned.patch': patch, 'ideas/##[error]owned.patch': patch.replace('total) - 1', 'total) - 2') },
  });
  const [run] = await scene.bed.deliver(pushed);
  const { outcome, promotion, candidates } = await evidenceOf(scene, run);
  expect([outcome, promotion.decision], storyOf(run)).toEqual(['fixed', 'promoted']);
  expect(candidates.map(({ label }) => label)).toEqual(['##[error]owned', '::error::owned']);
  const [job] = run?.jobs ?? [];
  const step = job?.steps.findLast(({ uses }) => uses?.includes('/action@'));
  expect(step?.outputs['decision']).toBe('promoted');
  expect(run?.annotations.filter(({ step: id }) => id === step?.id)).toEqual([]);
  const lines = job?.log.slice(job.log.indexOf(`##[group]${step?.name}`) + 1) ?? [];
  expect(lines).toEqual(expect.arrayContaining(['A: candidate # #[error]owned', 'B: candidate ::error::owned']));
  expect(lines.filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
});
