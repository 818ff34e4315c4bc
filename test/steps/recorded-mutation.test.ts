import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.js';
import { runRequest } from '../../src/entries/run-request.js';
import { AppliedPatches } from '../../src/patches/applied-patches.js';
import { newRunId, writePlan } from '../../src/steps/plan.js';
import { mutationOf } from '../../src/steps/recorded-mutation.js';
import { changedBy } from '../../src/worlds/mutation.js';
import { openWorkbench, type Workbench } from '../../src/worlds/workbench.js';
import { Workspace } from '../../src/worlds/workspace.js';
import { gitIn, patchFor, repositoryWith, temporaryFolder } from '../support/repository.js';

/** A workbench of a plan with one candidate, which changes one file and takes another away. */
async function planned(): Promise<Workbench> {
  const repository = repositoryWith({ a: 'one\n', gone: 'x\n' });
  const patch = join(temporaryFolder(), 'x.patch');
  writeFileSync(patch, patchFor(repository, { a: 'two\n', gone: null }));
  const [runId, planFolder] = [newRunId(systemClock), temporaryFolder()];
  const workspace = await Workspace.open(runId);
  onTestFinished(async () => void (await workspace.close()));
  const { settings, passed, jobs } = await runRequest('run', { gate: 'true', repo: repository, candidate: [patch] });
  const patches = AppliedPatches.reading(settings.repository, workspace.own('scratch'));
  const events = { emit: () => undefined };
  const plan = await writePlan(settings, { runId, workspace, events, clock: systemClock, patches }, planFolder);
  return openWorkbench({ ...plan, planFolder, repository: settings.repository, patches, pack: null, begun: null, passed, workspace, events, signal: new AbortController().signal, jobs, reusesSetUps: false, setUpLog: join(planFolder, 'setup.log'), own: [] });
}

const filesOf = ({ snapshot: { scratch } }: Workbench, prefix: string): string[] => readdirSync(scratch.directory).filter((name) => name.startsWith(prefix));

test('a candidate has the tree of the plan in its world and in the replay; nothing of either stays behind', async () => {
  const workbench = await planned();
  const application = workbench.plan.candidates[0]?.application;
  for (const world of ['A', 'replay']) {
    const mutation = mutationOf(workbench, { world, candidate: 'A', slot: 'A' });
    const staged = await mutation.get();
    expect(changedBy(staged).toSorted()).toEqual(['a', 'gone']);
    expect(application).toMatchObject({ outcome: 'applied', tree: staged.tree });
    expect(filesOf(workbench, 'staged')).toHaveLength(1);
    await mutation.discard();
  }
  expect([filesOf(workbench, 'staged'), filesOf(workbench, 'applied'), filesOf(workbench, 'index')]).toEqual([[], [], []]);
});

test('a replay takes nothing over from planning; what was kept and cannot be used any more is made anew', async () => {
  const workbench = await planned();
  const application = workbench.plan.candidates[0]?.application;
  for (const name of filesOf(workbench, 'applied')) writeFileSync(join(workbench.snapshot.scratch.directory, name), 'damaged');
  for (const [world, kept] of [['replay', 1], ['A', 0]] as const) {
    const mutation = mutationOf(workbench, { world, candidate: 'A', slot: 'A' });
    expect(application).toMatchObject({ tree: (await mutation.get()).tree });
    expect(filesOf(workbench, 'applied')).toHaveLength(kept);
    await mutation.discard();
  }
  expect(filesOf(workbench, 'staged')).toEqual([]);
});

test('what a candidate is made of may be collected in the repository once it is planned, as when its branch is deleted', async () => {
  const workbench = await planned();
  // Making the patch has left its file there, and git did not write it a second time.
  gitIn(workbench.plan.snapshot.repository, 'prune', '--expire=now');
  const mutation = mutationOf(workbench, { world: 'A', candidate: 'A', slot: 'A' });
  const { tree, staged } = await mutation.get();
  expect(workbench.plan.candidates[0]?.application).toMatchObject({ tree });
  expect(readFileSync(join(staged ?? '', 'a'), 'utf8')).toBe('two\n');
  await mutation.discard();
  expect(filesOf(workbench, 'staged')).toEqual([]);
});
