import { readdirSync, writeFileSync } from 'node:fs';
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
import { patchFor, repositoryWith, temporaryFolder } from '../support/repository.js';

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

test('a replay takes nothing over from planning: what was kept may be damaged', async () => {
  const workbench = await planned();
  for (const name of filesOf(workbench, 'applied')) writeFileSync(join(workbench.snapshot.scratch.directory, name), 'damaged');
  const { tree } = await mutationOf(workbench, { world: 'replay', candidate: 'A', slot: 'A' }).get();
  expect(workbench.plan.candidates[0]?.application).toMatchObject({ tree });
  await expect(mutationOf(workbench, { world: 'A', candidate: 'A', slot: 'A' }).get()).rejects.toMatchObject({ code: 'environment' });
});
