import { digestOf } from '../core/digest.js';
import type { Evidence } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import { layout } from '../evidence/layout.js';
import type { Host } from '../github/host.js';
import type { Account } from '../studio/account.js';
import { forkComment } from '../studio/github/fork.js';
import type { EvidenceLinks, RunReference } from '../studio/github/links.js';
import { mergedMarker, readMarker, type RunUse, type StickyMarker } from '../studio/github/marker.js';
import { failedComment, resultComment, tableComment, type Breakage, type StickyContext } from '../studio/github/sticky-comment.js';
import { react, rewriteSticky, stickiesIn, stickyOf, writeSticky, type Sticky } from './stickies.js';

/** The bot's side of a discussion while one run is decided. Without a discussion nothing is said. */
export interface Conversation {
  /** Whether somebody cancelled this run by now, or deleted the comment that would tell so. */
  isCancelled(): Promise<boolean>;
  /** Shows what the worlds and the replay came to. */
  table(account: Account): Promise<void>;
  /** Shows the result. `patch` is the winner's, or empty. */
  result(evidence: Evidence, patch: string, links: EvidenceLinks): Promise<void>;
  /** Shows that the run broke. */
  failed(breakage: Breakage): Promise<void>;
}

/** The run that speaks, and how. */
export interface Speaking {
  run: RunReference;
  /** Name of the use of the action in that run, empty where it is alone. */
  name: string;
  /** Name of the command. */
  command: string;
  /** Id of the bot's comment on the plan, as the job that wrote it told; null where it did not. */
  comment: number | null;
}

const clockSkewMs = 10 * 60 * 1000;

/** Takes up the bot's comment on the plan's snapshot: the one that the plan's job wrote, or what there is on the snapshot. */
export async function openConversation(host: Host, plan: Plan, { run, name, command, comment }: Speaking): Promise<Conversation> {
  const number = plan.host?.discussion?.number ?? null;
  const nothing = (): Promise<void> => Promise.resolve();
  if (number === null) return { isCancelled: () => Promise.resolve(false), table: nothing, result: nothing, failed: nothing };
  const found = comment === null ? await stickyOfPlan(host, number, plan, { run: run.id, name }) : null;
  let id = found?.id ?? comment;
  let marker = found?.marker ?? null;
  let isGone = false;
  const write = async (body: (context: StickyContext) => string | null): Promise<void> => {
    const change = (earlier: StickyMarker | null): string | null => {
      marker = earlier;
      return body({ run, name, startedAt: plan.createdAt, comment: plan.trigger.comment?.id ?? null, earlier, command });
    };
    const rewritten = id === null ? null : await rewriteSticky(host, { id, marker }, change);
    isGone ||= id !== null && rewritten === null;
    const written = rewritten ?? (await writeSticky(host, number, null, () => change(marker)));
    id = written?.id ?? null;
  };
  return {
    isCancelled: async () => {
      const now = id === null ? null : await host.comment({ kind: 'issue', id });
      // Nobody knows what it said by then.
      isGone ||= id !== null && now === null;
      marker = mergedMarker(marker, now === null ? null : readMarker(now.body));
      return isGone || isCancelled(marker, run.id);
    },
    // A cancelled run stays shown as cancelled until its end; one that may be cancelled gets no new comment before it.
    table: (account) => write((context) => (isGone || isCancelled(context.earlier, run.id) ? null : tableComment(account, context))),
    result: async (evidence, patch, links) => {
      await write((context) => bodyOf(evidence, patch, links, context));
      const asked = plan.host?.comments.find((pinned) => pinned.id === plan.trigger.comment?.id);
      if (asked !== undefined) await react(host, asked, evidence.promotion.decision === 'withheld' ? 'confused' : 'rocket');
    },
    failed: (breakage) => write((context) => failedComment(plan.snapshot.commit, context, breakage)),
  };
}

/** The bot's comment on the plan's snapshot, written since the plan was made. Two runs that were planned at once may have a comment each. */
async function stickyOfPlan(host: Host, number: number, { createdAt, snapshot }: Plan, { run, name }: RunUse): Promise<Sticky | null> {
  const since = new Date(Date.parse(createdAt) - clockSkewMs).toISOString();
  const stickies = stickiesIn((await host.comments(number, { since })).items, null);
  const ofRun = ({ marker }: Sticky): boolean => marker.tries.some((one) => one.run === run);
  return stickyOf(stickies.filter(ofRun), snapshot.commit, name) ?? stickyOf(stickies, snapshot.commit, name);
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
