import { candidatesToRun, type Plan } from '../../core/documents/plan.js';
import type { Evidence } from '../../core/documents/evidence.js';
import type { Account } from '../account.js';
import { isCancelled } from '../headline.js';
import { count } from '../quantities.js';
import { brief } from '../text.js';
import { bullets, code, link, stack } from './blocks.js';
import { absent, always } from './fitting.js';
import type { EvidenceLinks } from './links.js';
import { md } from './markdown.js';
import { askedPart } from './parts/asked.js';
import { reasonsPart, winnerOf } from './parts/candidates.js';
import { evidenceLinksPart, verifyPart } from './parts/evidence.js';
import { limitsPart } from './parts/limits.js';
import { nextPart } from './parts/next.js';
import { patchPart } from './parts/patch.js';
import { labelPart, plannedPart } from './parts/planned.js';
import { replayParts } from './parts/replay.js';
import { circumstances, verdict, verdictLine } from './parts/verdict.js';
import { worldsPart } from './parts/worlds.js';
import { sticky, type StickyContext } from './sticky.js';

export type { StickyContext } from './sticky.js';

/** When a run was planned: what is going to be tried, and where to watch it. At most 60,000 bytes, as all of them. */
export function planComment(plan: Plan, context: StickyContext): string {
  const running = candidatesToRun(plan).length;
  if (running === 0 && plan.proposers === null) return nothingRunsComment(plan, context);
  const sentence = running === 0 ? 'asking for candidates' : `trying ${count(running, 'candidate')}`;
  return sticky({ snapshot: plan.snapshot.commit, state: 'planned' }, context, [
    always(stack([verdictLine('running', sentence), circumstances(plan, context.run)])),
    plannedPart(plan),
    labelPart(plan),
    always(md`Each is tried from the same snapshot in a world of its own. The result will replace this comment; ${code(`${brief(context.command, 40)} cancel`)} stops the run.`),
  ]);
}

/** No patch of the plan can be used, so no world runs and nothing follows. */
function nothingRunsComment(plan: Plan, context: StickyContext): string {
  return sticky({ snapshot: plan.snapshot.commit, state: 'decided', ended: { outcome: 'no-winner', pull: null } }, context, [
    always(stack([verdictLine('bad', 'no candidate can be tried'), md`No gate ran: git cannot use any of the patches, for the reasons below.`, circumstances(plan, context.run)])),
    plannedPart(plan),
    always(bullets([md`Make the diff again on the commit that fails, with ${code('git diff')}, and post it in a comment that begins with ${code(brief(context.command, 40))}.`])),
  ]);
}

/** After the replay, before anything is decided: the table, with the promotion under way. */
export function tableComment(account: Account, context: StickyContext): string {
  const pending = { ...account, promotion: null };
  return sticky({ snapshot: account.snapshot.commit, state: 'running' }, context, [always(stack([verdict(pending), circumstances(account, context.run)])), worldsPart(pending), reasonsPart(pending)]);
}

/** When everything is decided: verdict, table, what came of it, what to do next, and the evidence. `patch`: the winner's, null if it is not at hand. */
export function resultComment(evidence: Evidence, context: StickyContext, { patch, links }: { patch: string | null; links: EvidenceLinks }): string {
  const winner = winnerOf(evidence);
  const { pullRequest, decision } = evidence.promotion;
  const standing = { snapshot: evidence.snapshot.commit, state: isCancelled(evidence) ? ('cancelled' as const) : ('decided' as const), ended: { outcome: evidence.outcome, pull: pullRequest?.number ?? null } };
  return sticky(standing, context, [
    always(stack([verdict(evidence), pullRequest === null ? null : md`**${link(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, circumstances(evidence, context.run)])),
    worldsPart(evidence),
    nextPart(evidence, context),
    askedPart(evidence),
    ...(evidence.replay.status === 'failed' ? replayParts(evidence) : []),
    reasonsPart(evidence),
    winner === null || patch === null || decision !== 'withheld' ? absent : patchPart(winner, patch),
    limitsPart(evidence),
    evidenceLinksPart(links),
    verifyPart(links),
  ]);
}

/** When a run was cancelled. `snapshot`: its commit; `by`: login of who asked for it. */
export function cancelledComment(snapshot: string, context: StickyContext, by: string): string {
  return sticky({ snapshot, state: 'cancelled' }, context, [
    always(stack([verdictLine('quiet', 'cancelled'), md`The run on snapshot ${code(snapshot.slice(0, 12))} was cancelled by ${code(brief(by, 60))}. Nothing was promoted.`, bullets([md`Ask again with ${code(brief(context.command, 40))}.`])])),
  ]);
}

/** How a run broke. */
export interface Breakage {
  /** What it was doing, a constant. */
  step: string;
  /** Of the error, which may be anything. */
  message: string;
  /** The pull request that was there by then, or null. */
  pullRequest: { number: number; url: string } | null;
}

/** When a run broke. */
export function failedComment(snapshot: string, context: StickyContext, { step, message, pullRequest }: Breakage): string {
  return sticky({ snapshot, state: 'failed', ended: { outcome: 'failed', pull: pullRequest?.number ?? null } }, context, [
    always(
      stack([
        verdictLine('bad', 'the run broke'),
        md`The step ${code(step)} on snapshot ${code(snapshot.slice(0, 12))} could not be completed: ${brief(message, 800)}`,
        pullRequest === null ? md`Nothing was promoted, and nothing is said about any candidate.` : md`**${link(`Pull request ${pullRequest.number}`, pullRequest.url)}** was there by then, but its evidence is not: it proves nothing until the run was started again.`,
        bullets([md`Look into ${link('the log of the run', context.run.url)}.`, md`When the cause is mended, ask again with ${code(brief(context.command, 40))}.`]),
      ]),
    ),
  ]);
}
