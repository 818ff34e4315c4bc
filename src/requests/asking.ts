import { isAddressed, readComment, type Proposal, type Reading } from '../candidates/comments/reading.js';
import type { CommentEvent } from '../candidates/comments/payload.js';
import { readCommandLine, type Command } from '../core/commands.js';
import { digestOf } from '../core/digest.js';
import type { Plan } from '../core/documents/plan.js';
import type { Permission } from '../core/permission.js';
import { SafeDebugError } from '../errors.js';
import type { Account, Comment, CommentReference, Host } from '../github/host.js';
import type { RunUse } from '../studio/github/marker.js';
import { Refused, refuse } from './refusal.js';
import { react } from './stickies.js';
import { takenUpBy, type Patience } from './taken-up.js';

/** Most things that one comment may ask to try: as many as one run has candidates. */
const mostTargets = 16;

/** What a command asks to try. */
export type TryTarget = Exclude<Command['target'], Talk>;

/** What a command asks to be told or to be ended. */
type Talk = { kind: 'status' | 'cancel' | 'help' };

function isTalk(target: Command['target']): target is Talk {
  return target.kind === 'status' || target.kind === 'cancel' || target.kind === 'help';
}

/** A request to try something, by somebody who may ask. */
export interface Asking {
  targets: TryTarget[];
  /** The comment that asked, with the proposals it holds itself; null where a workflow asks. */
  comment: { comment: Comment; proposals: Proposal[] } | null;
  trigger: Plan['trigger'];
}

/** What a comment asks for, if anything. `account` is the bot's own, where that is known. */
export type Heard = { kind: 'silence'; why: string } | { kind: 'conversation'; about: Talk['kind']; login: string; account: Account | null } | { kind: 'asked'; asking: Asking; account: Account | null };

/** Who asks in a comment, and how the comment is known. */
export interface CommentAsk {
  event: CommentEvent;
  reference: CommentReference['kind'];
  command: string;
  /** The run that hears it, and the name of this use of the action in it. */
  use: RunUse;
  /** First attempt of the run: a comment that is answered already then stays without a second answer. */
  firstAttempt: boolean;
  patience: Patience;
}

/**
 * Reads a comment that is for the bot, which costs no request to see: again by its id, so that what counts is what stands there now; with its author's
 * real permission; and only once: one that has the bot's reaction already is looked for in what the bot said since. Two uses
 * of the action in one run both try what is asked for, and one of them answers. Throws `Refused` with what has to be answered.
 */
export async function hearComment(ask: CommentAsk, host: Host): Promise<Heard> {
  const { event, reference, command, use, firstAttempt, patience } = ask;
  const id: CommentReference = { kind: reference, id: event.commentId };
  const { author } = event;
  if (author === null || !isAddressed(event, command)) return { kind: 'silence', why: `the comment has no ${command} for the bot` };
  const comment = await host.comment(id);
  if (comment === null) refuse({ code: 'comment-deleted', comment: event.commentId });
  const seen = await react(host, id, 'eyes');
  if (seen === null) refuse({ code: 'comment-deleted', comment: event.commentId });
  const taken = seen.reaction === 'already-there' && firstAttempt ? await takenUpBy(comment, use, { host, account: seen.account, patience }) : 'nobody';
  if (taken === 'another-run') return { kind: 'silence', why: 'another run answers this comment already' };
  const heard = await understand(ask, comment, { login: author.login, account: seen.account }, host).catch((error: unknown) => {
    if (error instanceof Refused && taken === 'another-use') return null;
    throw error;
  });
  return heard?.kind === 'asked' || (heard !== null && taken === 'nobody') ? heard : { kind: 'silence', why: 'another use of the action in this run answers this comment' };
}

/** What a comment that this run takes up says. Throws `Refused`. */
async function understand({ event, reference, command }: CommentAsk, comment: Comment, { login, account }: { login: string; account: Account | null }, host: Host): Promise<Heard> {
  // A comment of a review changes its times when the review is submitted.
  if (comment.body !== event.body || (reference === 'issue' && comment.updatedAt !== comment.createdAt)) refuse({ code: 'comment-edited', url: comment.url });
  const permission = await host.permissionOf(login);
  const reading = readComment(event, { command, permission, commit: null });
  if (reading.problems.includes('not-authorised')) refuse({ code: 'not-authorised', login, comment: event.commentId });
  if (reading.commands.length === 0) refuse({ code: 'unclear', problems: reading.problems, written: misreadLine(event.body, command) });
  return heardIn(reading, comment, { permission, login, account });
}

function misreadLine(body: string, command: string): string | null {
  const lines = body.split(/\r?\n/).map((line) => line.trim());
  return lines.find((line) => Array.isArray(readCommandLine(line, command))) ?? null;
}

function heardIn(reading: Reading, comment: Comment, { permission, login, account }: { permission: Permission; login: string; account: Account | null }): Heard {
  const all = unique(reading.commands.map(({ target }) => target));
  const talk = all.find(isTalk);
  if (talk !== undefined && all.length > 1) refuse({ code: 'not-alone', about: talk.kind });
  if (talk !== undefined) return { kind: 'conversation', about: talk.kind, login, account };
  const targets = all.filter((target) => !isTalk(target));
  // Each target costs requests; more of them than candidates can be tried are no request that is meant.
  if (targets.length > mostTargets) refuse({ code: 'too-many-candidates', count: targets.length, most: mostTargets });
  const pinned = { id: comment.id, sha256: digestOf(comment.body), url: comment.url };
  return { kind: 'asked', account, asking: { targets, comment: { comment, proposals: reading.proposals }, trigger: { kind: 'comment', actor: login, permission, comment: pinned } } };
}

/** What the workflow itself asks for, in lines as people write them in comments. Throws `usage` for a line that is no command. */
export function askingOfWorkflow(lines: readonly string[], command: string, kind: 'workflow-run' | 'dispatch' | 'step', actor: string | null): Asking {
  const targets = lines.flatMap((line): TryTarget[] => {
    const read = readCommandLine(line, command);
    if (read === null || Array.isArray(read)) throw new SafeDebugError('usage', `The input "ask" has the line "${line}", which is no command${read === null ? '' : ` (${read.join(', ')})`}. Write lines such as "${command} branch NAME" or "${command} suggestions".`);
    if (isTalk(read.target)) throw new SafeDebugError('usage', `The input "ask" has the line "${line}", which asks for nothing to try.`);
    return [read.target];
  });
  return { targets: unique(targets), comment: null, trigger: { kind, actor, permission: null, comment: null } };
}

/** Targets without those that say the same again. */
function unique<Target extends Command['target']>(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
}
