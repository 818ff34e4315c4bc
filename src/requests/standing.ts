import { digestOf } from '../core/digest.js';
import type { Evidence } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import { layout } from '../evidence/layout.js';
import type { Host } from '../github/host.js';
import type { Account } from '../studio/account.js';
import { forkComment } from '../studio/github/fork.js';
import type { EvidenceLinks, RunReference } from '../studio/github/links.js';
import { readMarker, type StickyMarker } from '../studio/github/marker.js';
import { resultComment, tableComment, type StickyContext } from '../studio/github/sticky-comment.js';
import { react, say, stickiesIn, stickyOf, type Sticky } from './conversation.js';

/** The bot's side of a discussion while one run is decided. Without a discussion nothing is said. */
export interface Conversation {
  /** Whether somebody cancelled this run by now. */
  isCancelled(): Promise<boolean>;
  /** Shows what the worlds and the replay came to. */
  table(account: Account): Promise<void>;
  /** Shows the result. `patch` is the winner's, or empty. */
  result(evidence: Evidence, patch: string, links: EvidenceLinks): Promise<void>;
}

const clockSkewMs = 10 * 60 * 1000;

/** Finds the bot's comment on the plan's snapshot, which was written since the plan was made. */
export async function openConversation(host: Host, plan: Plan, { run, command }: { run: RunReference; command: string }): Promise<Conversation> {
  const number = plan.host?.discussion?.number ?? null;
  if (number === null) return { isCancelled: () => Promise.resolve(false), table: () => Promise.resolve(), result: () => Promise.resolve() };
  const since = new Date(Date.parse(plan.createdAt) - clockSkewMs).toISOString();
  const found = stickyOfRun(stickiesIn((await host.comments(number, { since })).items), plan.snapshot.commit, run.id);
  let sticky: Pick<Sticky, 'id'> | null = found;
  const context: StickyContext = { run, startedAt: plan.createdAt, comment: plan.trigger.comment?.id ?? null, earlier: found?.marker ?? null, command };
  const write = async (body: string): Promise<void> => {
    sticky = await say(host, number, sticky, body);
  };
  return {
    isCancelled: async () => {
      const now = sticky === null ? null : await host.comment({ kind: 'issue', id: sticky.id });
      context.earlier = (now === null ? null : readMarker(now.body)) ?? context.earlier;
      return isCancelled(context.earlier, run.id);
    },
    // A cancelled run stays shown as cancelled until its end.
    table: (account) => (isCancelled(context.earlier, run.id) ? Promise.resolve() : write(tableComment(account, context))),
    result: async (evidence, patch, links) => {
      await write(bodyOf(evidence, patch, links, context));
      const asked = plan.host?.comments.find(({ id }) => id === plan.trigger.comment?.id);
      if (asked !== undefined) await react(host, asked, evidence.promotion.decision === 'withheld' ? 'confused' : 'rocket');
    },
  };
}

/** Two runs that were planned at once have a comment each. */
function stickyOfRun(stickies: readonly Sticky[], snapshot: string, run: string): Sticky | null {
  return stickyOf(stickies.filter(({ marker }) => marker.tries.some((one) => one.run === run)), snapshot) ?? stickyOf(stickies, snapshot);
}

function isCancelled(marker: StickyMarker | null, run: string): boolean {
  return marker?.tries.some((one) => one.run === run && one.cancelled === true) ?? false;
}

/** Nothing is pushed to a fork: its author gets the patch and how to take it. */
function bodyOf(evidence: Evidence, patch: string, links: EvidenceLinks, context: StickyContext): string {
  const winner = evidence.candidates.find(({ id }) => id === evidence.selection.winner);
  if (winner === undefined || !evidence.promotion.reasons.includes('fork-head')) return resultComment(evidence, context, { patch: patch === '' ? null : patch, links });
  return forkComment(evidence, context, { patch: { text: patch, file: layout.winner, sha256: digestOf(patch) }, links });
}
