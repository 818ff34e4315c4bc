import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { derive } from '../core/derivation.js';
import { digestOf, type Digest } from '../core/digest.js';
import type { EnvironmentFacts } from '../core/documents/common.js';
import type { Evidence, Promotion, PromotionReason } from '../core/documents/evidence.js';
import type { Plan, PlannedCandidate } from '../core/documents/plan.js';
import { promotionObstacles, type Ending } from '../core/promotion.js';
import type { Clock } from '../clock.js';
import type { EventLog } from '../evidence/event-log.js';
import { observeWorlds } from '../evidence/observe.js';
import { takePlan, takeWorld, writeEvidence } from '../evidence/writer.js';
import { messageOf } from '../errors.js';
import type { Repository } from '../git/repository.js';
import { createScratchRepository } from '../git/scratch.js';
import { git } from '../git/git.js';
import { applyPatch } from '../patches/apply.js';
import { applyToWorkTree } from '../promotion/apply-to-work-tree.js';
import { commitToBranch } from '../promotion/branch.js';
import type { PromotionOrder, PromotionResult } from '../promotion/order.js';
import type { Store } from '../store/store.js';
import { environmentFacts } from '../worlds/environment-facts.js';
import type { Workspace } from '../worlds/workspace.js';
import { worldFolders } from './replay.js';

/** What the step works with. */
export interface PromoteContext {
  store: Store;
  workspace: Workspace;
  events: EventLog;
  clock: Clock;
  out: string;
  ending: Ending;
  repository: Repository;
}

/**
 * Derives everything again from plan, records and raw reports, decides, acts, and closes the evidence in `out`. No code
 * of the snapshot or of a candidate runs here.
 */
export async function promote(plan: Plan, planDigest: Digest, context: PromoteContext): Promise<{ evidence: Evidence; digest: Digest }> {
  const { store, events, out } = context;
  const folders = await worldFolders(plan, store);
  const findings = await observeWorlds(plan, planDigest, folders, context.ending);
  const planFolder = await store.get(plan.names.plan);
  if (planFolder !== null) await takePlan(planFolder, plan, out);
  for (const [world, folder] of folders) if (folder !== null) await takeWorld(folder, world, out);
  const derivation = derive(findings);
  announceReplay(derivation, events);
  const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
  const obstacles = promotionObstacles(derivation.outcome, plan.policy, derivation.replayFacts);
  const base = { policy: plan.policy, branch: null, commit: null, pullRequest: null };
  let promotion: Promotion = { decision: 'withheld', reasons: obstacles, ...base };
  if (obstacles.length === 0 && winner && planFolder !== null) promotion = { ...base, ...(await act(plan, winner, planFolder, context)) };
  else events.emit('promotion.decided', { decision: 'withheld', reasons: obstacles }, winner?.id);
  const record = [...findings.worlds.values()].find((world) => world.status === 'observed');
  return writeEvidence(
    out,
    {
      plan,
      derivation,
      promotion,
      environment: record?.world.record.environment ?? (await environmentOf(plan)),
      prepared: record?.world.record.prepared ?? null,
      finishedAt: context.clock.now(),
    },
    events,
  );
}

function announceReplay({ replay }: ReturnType<typeof derive>, events: EventLog): void {
  if (replay.result) events.emit('replay.gated', { verdict: replay.result.verdict, testsAgree: replay.testsAgree }, 'replay');
  if (replay.equality) events.emit('worlds.compared', { equal: replay.equality.equal, compared: replay.equality.compared, differences: replay.equality.differences.length }, 'replay');
}

/** Computes the winner's tree again by git alone, then does what the policy asks for. */
async function act(plan: Plan, winner: PlannedCandidate, planFolder: string, context: PromoteContext): Promise<Pick<Promotion, 'decision' | 'reasons' | 'branch' | 'commit'>> {
  const withheld = (reason: PromotionReason, why: string): Pick<Promotion, 'decision' | 'reasons' | 'branch' | 'commit'> => {
    context.events.emit('promotion.decided', { decision: 'withheld', reasons: [reason], why }, winner.id);
    return { decision: 'withheld', reasons: [reason], branch: null, commit: null };
  };
  const { repository } = context;
  const scratch = await createScratchRepository(context.workspace.own('promotion-scratch'), repository);
  if (plan.snapshot.dirty) await git(scratch.place, ['unpack-objects', '-q'], { input: await readFile(join(planFolder, 'snapshot.pack')) });
  const patch = await readFile(join(planFolder, winner.mutation.file));
  const applied = await applyPatch(scratch, plan.snapshot.commit, patch, { directory: plan.gate.directory });
  const sameTree = applied.outcome === 'applied' && winner.application.outcome === 'applied' && applied.tree === winner.application.tree;
  if (!sameTree || digestOf(patch) !== winner.mutation.sha256) return withheld('replay-tree-differs', 'snapshot and recorded patch do not give the tree that was tested');
  context.events.emit('promotion.decided', { decision: 'promoted', reasons: [], tree: applied.tree, how: plan.policy.promote }, winner.id);
  const order: PromotionOrder = { plan, winner, tree: applied.tree, scratch, repository, evidenceHash: context.events.head.head };
  const result = await carryOut(order).catch((error: unknown): PromotionResult => ({ done: false, reason: 'no-permission', why: messageOf(error) }));
  return result.done ? { decision: 'promoted', reasons: [], branch: result.branch, commit: result.commit } : withheld(result.reason, result.why);
}

function carryOut(order: PromotionOrder): Promise<PromotionResult> {
  return order.plan.policy.promote === 'branch' ? commitToBranch(order) : applyToWorkTree(order);
}

function environmentOf(plan: Plan): Promise<EnvironmentFacts> {
  return environmentFacts({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'no world ran' });
}
