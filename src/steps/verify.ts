import { join } from 'node:path';
import { derive } from '../core/derivation.js';
import { worldsOf } from '../core/documents/plan.js';
import { replayDoubts } from '../core/promotion.js';
import { layout } from '../evidence/layout.js';
import { observeWorlds } from '../evidence/observe.js';
import { verifyAgainstRepository } from '../evidence/repository-checks.js';
import { demand, verifyEvidence, type Check, type Verified } from '../evidence/verifier.js';
import type { PassedVariable } from '../gate/environment.js';
import { openRepository } from '../git/repository.js';
import { openWorkbench, stagingFolder } from '../worlds/workbench.js';
import { Workspace } from '../worlds/workspace.js';
import { AppliedPatches } from '../patches/applied-patches.js';
import { runWorld } from './world.js';

/** What to check evidence against. */
export interface VerifySettings {
  folder: string;
  expect: string | null;
  repository: string | null;
  rerun: boolean;
  passed: readonly PassedVariable[];
  jobs: number;
  signal: AbortSignal;
}

/** Checks evidence; each check is added to `checks` as it is done. Throws `evidence` at the first thing that does not hold. */
export async function verify(settings: VerifySettings, checks: Check[]): Promise<void> {
  const verified = await verifyEvidence(settings.folder, settings.expect, checks);
  if (settings.repository === null) return;
  const workspace = await Workspace.open(verified.plan.id);
  try {
    await verifyAgainstRepository(verified, settings.repository, workspace);
    if (settings.rerun) await rerunWinner(verified, settings, settings.repository, workspace);
  } finally {
    await workspace.close();
  }
}

/** Runs the winner's recorded patch through the gate once more, in worlds of this machine, and holds it against the evidence. */
async function rerunWinner(verified: Verified, settings: VerifySettings, path: string, workspace: Workspace): Promise<void> {
  const { plan, planDigest, folder, evidence, checks } = verified;
  const { winner } = evidence.selection;
  if (winner === null) return demand(checks, 'rerun', 'there is no winner to run again', '');
  const target = stagingFolder(workspace);
  const repository = await openRepository(path);
  const workbench = await openWorkbench({
    plan,
    planDigest,
    planFolder: folder,
    repository,
    patches: AppliedPatches.reading(repository, workspace.own('scratch')),
    pack: plan.snapshot.dirty ? join(folder, layout.pack) : null,
    begun: null,
    passed: settings.passed,
    workspace,
    events: { emit: () => undefined },
    signal: settings.signal,
    jobs: settings.jobs,
    reusesSetUps: false,
    setUpLog: join(target, layout.setUpLog),
    own: [folder],
  });
  await runWorld(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target);
  await runWorld(workbench, { world: 'replay', candidate: winner, slot: winner }, target);
  const folders = new Map<string, string | null>([...worldsOf(plan).map((world): [string, string] => [world, folder]), ['replay', target], ['replay-baseline', target]]);
  const { replayFacts } = derive(await observeWorlds(plan, planDigest, folders, 'complete'));
  const doubts = replayDoubts(replayFacts);
  const differences = replayFacts.equality?.differences.slice(0, 3).map(({ path: name, kind }) => `${name} (${kind})`) ?? [];
  const prepared = workbench.snapshot.prepared?.digest === evidence.snapshot.prepared?.digest ? '' : '; what the set-up made here is not byte for byte what it made then';
  demand(checks, 'rerun', doubts.length === 0 ? null : `the winner's world came out differently here: ${[...doubts, ...differences].join(', ')}`, `same results and the same world here${prepared}`);
}
