import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.js';
import { derive, type Derivation } from '../core/derivation.js';
import type { Digest } from '../core/digest.js';
import type { EnvironmentFacts } from '../core/documents/common.js';
import type { Evidence, Promotion, PromotionReason } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import { promotionObstacles, type Ending } from '../core/promotion.js';
import { SafeDebugError, messageOf } from '../errors.js';
import type { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { observeWorlds, type RecordDigests } from '../evidence/observe.js';
import { candidateFault } from '../evidence/repository-checks.js';
import { clearListed, prepareEvidence, takePlan, takeSetUpLog, takeWorld, type PreparedEvidence } from '../evidence/writer.js';
import { git } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { createScratchRepository } from '../git/scratch.js';
import { prepareWorkTree } from '../promotion/apply-to-work-tree.js';
import { prepareBranch } from '../promotion/branch.js';
import { isRefusal, type PreparedPromotion, type PromotionOrder, type PromotionRefusal } from '../promotion/order.js';
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
  /** Output of the set-up command; the file need not exist. */
  setUpLog: string;
  /** Digests of the records that this process wrote itself, by world; empty where other processes wrote them. */
  records: RecordDigests;
}

/**
 * Derives verdicts, ranking and replay again from plan, records and raw reports, and the winner's tree by git; decides,
 * acts, and closes the evidence in `out`. No code of the snapshot or of a candidate runs here.
 */
export async function promote(plan: Plan, planDigest: Digest, context: PromoteContext): Promise<{ evidence: Evidence; digest: Digest }> {
  const { store, events, out } = context;
  const folders = await worldFolders(plan, store);
  const findings = await observeWorlds(plan, planDigest, folders, context.ending, context.records);
  const planFolder = await store.get(plan.names.plan);
  if (planFolder === null) throw new SafeDebugError('environment', 'The store holds no plan any more: something removed it meanwhile. Run again; nothing was promoted.');
  await clearListed(out);
  const files = [...(await takePlan(planFolder, plan, planDigest, out)), ...(await takeSetUpLog(context.setUpLog, out))];
  for (const [world, observation] of findings.worlds) files.push(...(await takeWorld(folders.get(world) ?? out, observation, world, out)));
  const derivation = derive(findings);
  announceReplay(derivation, events);
  const record = [...findings.worlds.values()].find((world) => world.status === 'observed')?.world.record;
  const environment = record?.environment ?? (await environmentOf(plan));
  const close = (promotion: Promotion): Promise<PreparedEvidence> => prepareEvidence(out, { plan, derivation, promotion, environment, prepared: record?.prepared ?? null, finishedAt: context.clock.now(), files }, events);

  const decided = await decide(plan, derivation, planFolder, context);
  let closed = await close(decided.promotion);
  const refusal = decided.prepared === null ? null : await carryOut(decided.prepared);
  if (refusal !== null) closed = await close(withhold(plan, derivation.selection.winner, [refusal.reason], events, refusal.why));
  await closed.commit();
  return { evidence: closed.evidence, digest: closed.digest };
}

function announceReplay({ replay }: Derivation, events: EventLog): void {
  if (replay.result) events.emit('replay.gated', { verdict: replay.result.verdict, testsAgree: replay.testsAgree }, 'replay');
  if (replay.equality) events.emit('worlds.compared', { equal: replay.equality.equal, compared: replay.equality.compared, differences: replay.equality.differences.length }, 'replay');
}

interface Decision {
  promotion: Promotion;
  /** What is left to do, or null. */
  prepared: PreparedPromotion | null;
}

/** Decides, and prepares what the policy asks for up to the last move. The winner's tree is computed again by git alone. */
async function decide(plan: Plan, derivation: Derivation, planFolder: string, context: PromoteContext): Promise<Decision> {
  const { events, repository } = context;
  const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
  const obstacles = promotionObstacles(derivation.outcome, plan.policy, derivation.replayFacts);
  if (obstacles.length > 0 || winner === undefined) return { promotion: withhold(plan, winner?.id ?? null, obstacles, events), prepared: null };
  const scratch = await createScratchRepository(context.workspace.own('promotion-scratch'), repository);
  if (plan.snapshot.dirty) await git(scratch.place, ['unpack-objects', '-q'], { input: await readFile(join(planFolder, layout.pack)) });
  const fault = await candidateFault(winner, await readFile(join(context.out, winner.mutation.file)), plan, scratch);
  if (fault !== null || winner.application.outcome !== 'applied') {
    return { promotion: withhold(plan, winner.id, ['replay-tree-differs'], events, `snapshot and recorded patch do not give what was planned: ${fault}`), prepared: null };
  }
  const { tree } = winner.application;
  events.emit('promotion.decided', { decision: 'promoted', reasons: [], tree, how: plan.policy.promote }, winner.id);
  const order: PromotionOrder = { plan, winner, tree, scratch, repository, evidenceHash: events.head.head };
  const prepared = await (plan.policy.promote === 'branch' ? prepareBranch(order) : prepareWorkTree(order));
  if (isRefusal(prepared)) return { promotion: withhold(plan, winner.id, [prepared.reason], events, prepared.why), prepared: null };
  return { promotion: { decision: 'promoted', reasons: [], policy: plan.policy, branch: prepared.branch, commit: prepared.commit, pullRequest: null }, prepared };
}

/** Takes note that nothing is promoted, and why. */
function withhold(plan: Plan, winner: string | null, reasons: PromotionReason[], events: EventLog, why?: string): Promotion {
  events.emit('promotion.decided', { decision: 'withheld', reasons, ...(why === undefined ? {} : { why }) }, winner ?? undefined);
  return { decision: 'withheld', reasons, policy: plan.policy, branch: null, commit: null, pullRequest: null };
}

function carryOut(prepared: PreparedPromotion): Promise<PromotionRefusal | null> {
  return prepared.carryOut().catch((error: unknown) => ({ reason: 'no-permission', why: messageOf(error) }));
}

function environmentOf(plan: Plan): Promise<EnvironmentFacts> {
  return environmentFacts({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'no world ran' });
}
