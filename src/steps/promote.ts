import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.js';
import type { Derivation } from '../core/derivation.js';
import type { Digest } from '../core/digest.js';
import type { Evidence, Promotion, PromotionReason } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import { promotionObstacles } from '../core/promotion.js';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import type { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { candidateFault } from '../evidence/repository-checks.js';
import { prepareEvidence, type PreparedEvidence } from '../evidence/writer.js';
import { patchBetween } from '../git/difference.js';
import { git } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { createScratchRepository } from '../git/scratch.js';
import { prepareWorkTree } from '../promotion/apply-to-work-tree.js';
import { prepareBranch } from '../promotion/branch.js';
import { isRefusal, type Placing, type PreparePromotion, type PreparedPromotion, type PromotionOrder, type PromotionRefusal } from '../promotion/order.js';
import type { Workspace } from '../worlds/workspace.js';
import type { Examination } from './examine.js';

/** What the step works with. */
export interface PromoteContext {
  workspace: Workspace;
  events: EventLog;
  clock: Clock;
  out: string;
  repository: Repository;
  /** How a pull request is opened; null where there is no host. */
  openPullRequest: PreparePromotion | null;
}

/** Evidence that is closed, its digest, and how the promoted commit came to its place; null where nothing was promoted. */
export interface Promoted {
  evidence: Evidence;
  digest: Digest;
  placing: Placing | null;
}

/**
 * Decides about what was examined, computes the winner's tree again by git, acts, and closes the evidence in `out`.
 * No code of the snapshot or of a candidate runs here.
 */
export async function promote(plan: Plan, examination: Examination, context: PromoteContext): Promise<Promoted> {
  const { events, out } = context;
  const { derivation, environment, prepared, records } = examination;
  const files = [...examination.files];
  announceReplay(derivation, events);
  const close = (promotion: Promotion): Promise<PreparedEvidence> => prepareEvidence(out, { plan, derivation, promotion, environment, prepared, finishedAt: context.clock.now(), files, records }, events);

  const decided = await decide(plan, examination, context);
  if (decided.winner !== null) files.push(await writeWinner(decided.winner, out));
  let closed = await close(decided.promotion);
  const refusal = decided.prepared === null ? null : await carryOut(decided.prepared);
  if (refusal !== null) closed = await close(withhold(plan, derivation.selection.winner, [refusal.reason], events, refusal.why));
  await closed.commit();
  return { evidence: closed.evidence, digest: closed.digest, placing: refusal === null ? decided.prepared : null };
}

function announceReplay({ replay }: Derivation, events: EventLog): void {
  if (replay.result) events.emit('replay.gated', { verdict: replay.result.verdict, testsAgree: replay.testsAgree }, 'replay');
  if (replay.equality) events.emit('worlds.compared', { equal: replay.equality.equal, compared: replay.equality.compared, differences: replay.equality.differences.length }, 'replay');
}

interface Decision {
  promotion: Promotion;
  /** What is left to do, or null. */
  prepared: PreparedPromotion | null;
  /** The winner's change as git writes it; null where none may be taken. */
  winner: Buffer | null;
}

/** Decides, and prepares what the policy asks for up to the last move. The winner's tree is computed again by git alone. */
async function decide(plan: Plan, { ending, derivation }: Examination, context: PromoteContext): Promise<Decision> {
  const { events, repository } = context;
  const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
  const obstacles = promotionObstacles(ending, derivation.outcome, plan.policy, derivation.replayFacts);
  if (winner === undefined || derivation.outcome !== 'fixed') return { promotion: withhold(plan, winner?.id ?? null, obstacles, events), prepared: null, winner: null };
  const scratch = createScratchRepository(context.workspace.own('promotion-scratch'), repository);
  if (plan.snapshot.dirty) await git(scratch.place, ['unpack-objects', '-q'], { input: await readFile(join(context.out, layout.pack)) });
  const fault = await candidateFault(winner, await readFile(join(context.out, winner.mutation.file)), plan, scratch);
  if (fault !== null || winner.application.outcome !== 'applied') {
    return { promotion: withhold(plan, winner.id, ['replay-tree-differs'], events, `snapshot and recorded patch do not give what was planned: ${fault}`), prepared: null, winner: null };
  }
  const { tree } = winner.application;
  const change = await patchBetween(scratch.place, plan.snapshot.tree, tree);
  if (obstacles.length > 0) return { promotion: withhold(plan, winner.id, obstacles, events), prepared: null, winner: change };
  const decision = plan.policy.requireApproval ? 'awaiting-review' : 'promoted';
  const reasons: PromotionReason[] = plan.policy.requireApproval ? ['needs-approval'] : [];
  events.emit('promotion.decided', { decision, reasons, tree, how: plan.policy.promote }, winner.id);
  const order: PromotionOrder = { plan, winner, tree, change, scratch, repository, evidenceHash: events.head.head };
  const prepared = await preparationFor(plan, context)(order);
  if (isRefusal(prepared)) return { promotion: withhold(plan, winner.id, [prepared.reason], events, prepared.why), prepared: null, winner: change };
  if (prepared.found) events.emit('promotion.found', { commit: prepared.commit }, winner.id);
  return { promotion: { decision, reasons, why: null, policy: plan.policy, branch: prepared.branch, commit: prepared.commit, pullRequest: prepared.pullRequest }, prepared, winner: change };
}

/** Leaves the winner's change in the evidence folder. Returns its path there. */
async function writeWinner(change: Buffer, out: string): Promise<string> {
  await writeFile(join(out, layout.winner), change);
  return layout.winner;
}

function preparationFor({ policy }: Plan, { openPullRequest }: PromoteContext): PreparePromotion {
  if (policy.promote === 'branch') return (order) => prepareBranch(order).catch(refusedHere);
  if (policy.promote === 'apply') return (order) => prepareWorkTree(order).catch(refusedHere);
  if (openPullRequest === null) throw new SafeDebugError('input', 'This plan promotes to a pull request, which only the action can open. Run the step "promote" of the action.');
  return openPullRequest;
}

/** Takes note that nothing is promoted, and why. */
function withhold(plan: Plan, winner: string | null, reasons: PromotionReason[], events: EventLog, why?: string): Promotion {
  events.emit('promotion.decided', { decision: 'withheld', reasons, ...(why === undefined ? {} : { why: oneLine(why) }) }, winner ?? undefined);
  return { decision: 'withheld', reasons, why: why === undefined ? null : oneLine(why), policy: plan.policy, branch: null, commit: null, pullRequest: null };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 1000);
}

function carryOut(prepared: PreparedPromotion): Promise<PromotionRefusal | null> {
  return prepared.carryOut().catch(refusedHere);
}

/** What git or this machine does not do is a reason to withhold; a fault of this program goes on as the error that it is. */
function refusedHere(error: unknown): PromotionRefusal {
  if (error instanceof SafeDebugError || systemCodeOf(error) !== undefined) return { reason: 'no-permission', why: messageOf(error) };
  throw error;
}
