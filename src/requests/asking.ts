import { readComment, type Proposal, type Reading } from '../candidates/comments/reading.js';
import type { CommentEvent } from '../candidates/comments/payload.js';
import { readCommandLine, type Command } from '../core/commands.js';
import { digestOf } from '../core/digest.js';
import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import type { Comment, CommentReference, Host, Permission } from '../github/host.js';
import { react } from './conversation.js';
import { refuse } from './refusal.js';

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

/** What a comment asks for, if anything. */
export type Heard = { kind: 'silence'; why: string } | { kind: 'conversation'; about: 'status' | 'cancel' | 'help'; login: string } | { kind: 'asked'; asking: Asking };

/** Whether a comment can be meant for the bot at all; costs no request. */
export function concernsBot(event: CommentEvent, command: string): boolean {
  const reading = readComment(event, { command, permission: 'write', commit: null });
  return reading.trigger || reading.problems.length > 0;
}

/** Who asks in a comment, and how the comment is known. */
export interface CommentAsk {
  event: CommentEvent;
  reference: CommentReference['kind'];
  command: string;
  /** First attempt of the run: a comment that is answered already then stays without a second answer. */
  firstAttempt: boolean;
}

/**
 * Reads a comment that concerns the bot: again by its id, so that what counts is what stands there now; with its author's
 * real permission; and only once, which the bot's own reaction decides. Throws `Refused` with what has to be answered.
 */
export async function hearComment({ event, reference, command, firstAttempt }: CommentAsk, host: Host): Promise<Heard> {
  const id: CommentReference = { kind: reference, id: event.commentId };
  const { author } = event;
  if (author === null) return { kind: 'silence', why: 'the comment has no author any more' };
  const comment = await host.comment(id);
  if (comment === null) refuse({ code: 'comment-deleted', comment: event.commentId });
  const seen = await react(host, id, 'eyes');
  if (seen === 'gone') refuse({ code: 'comment-deleted', comment: event.commentId });
  if (seen === 'already-there' && firstAttempt) return { kind: 'silence', why: 'another run answers this comment already' };
  if (comment.body !== event.body || comment.updatedAt !== comment.createdAt) refuse({ code: 'comment-edited', url: comment.url });
  const permission = await host.permissionOf(author.login);
  const reading = readComment(event, { command, permission, commit: null });
  if (reading.problems.includes('not-authorised')) refuse({ code: 'not-authorised', login: author.login, comment: event.commentId });
  if (reading.commands.length === 0) refuse({ code: 'unclear', problems: reading.problems });
  return heardIn(reading, comment, permission, author.login);
}

function heardIn(reading: Reading, comment: Comment, permission: Permission, login: string): Heard {
  const targets: TryTarget[] = [];
  for (const { target } of reading.commands) {
    if (isTalk(target)) return { kind: 'conversation', about: target.kind, login };
    targets.push(target);
  }
  const pinned = { id: comment.id, sha256: digestOf(comment.body), url: comment.url };
  return { kind: 'asked', asking: { targets, comment: { comment, proposals: reading.proposals }, trigger: { kind: 'comment', actor: login, permission, comment: pinned } } };
}

/** What the workflow itself asks for, in lines as people write them in comments. Throws `usage` for a line that is no command. */
export function askingOfWorkflow(lines: readonly string[], command: string, kind: 'workflow-run' | 'dispatch' | 'step', actor: string | null): Asking {
  const targets = lines.flatMap((line): TryTarget[] => {
    const read = readCommandLine(line, command);
    if (read === null || Array.isArray(read)) throw new SafeDebugError('usage', `The input "ask" has the line "${line}", which is no command${read === null ? '' : ` (${read.join(', ')})`}. Write lines such as "${command} branch NAME" or "${command} suggestions".`);
    if (isTalk(read.target)) throw new SafeDebugError('usage', `The input "ask" has the line "${line}", which asks for nothing to try.`);
    return [read.target];
  });
  return { targets, comment: null, trigger: { kind, actor, permission: null, comment: null } };
}
