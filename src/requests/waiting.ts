import { readComment } from '../candidates/comments/reading.js';
import { mayWrite } from '../core/permission.js';
import type { Comment, Host, IssueComment } from '../github/host.js';
import { readAnswerMarker } from '../studio/github/marker.js';
import type { Sticky } from './stickies.js';

/** How long a comment may wait for its run to be planned. Later it stands in a comment of the bot's, or came to nothing. */
const longestPlanningMs = 10 * 60 * 1000;

/** What is known when the runs of a day are counted. */
export interface Waiting {
  /** The comment that asks; earlier ones come before it. */
  asked: Comment;
  comments: readonly IssueComment[];
  stickies: readonly Sticky[];
  command: string;
  /** How many more runs there may be today. Nobody's permission is asked for while there is room for all. */
  room: number;
}

/**
 * How many runs earlier comments of people who may write have asked for that are not known to the bot's comments yet:
 * jobs that plan at the same time cannot see each other's, but all see the same comments in the same order.
 */
export async function runsWaiting({ asked, comments, stickies, command, room }: Waiting, host: Pick<Host, 'permissionOf'>): Promise<number> {
  const known = new Set([...stickies.flatMap(({ marker }) => marker.tries.map(({ comment }) => comment)), ...comments.map(({ body }) => readAnswerMarker(body)?.comment ?? null)]);
  const from = Date.parse(asked.createdAt) - longestPlanningMs;
  const earlier = comments.filter((comment) => comment.id < asked.id && Date.parse(comment.createdAt) >= from && !known.has(comment.id) && asksToTry(comment, command));
  if (earlier.length < room) return earlier.length;
  const logins = [...new Set(earlier.flatMap(({ author }) => author?.login ?? []))];
  const permitted = await Promise.all(logins.map(async (login) => ({ login, permission: await host.permissionOf(login) })));
  const writers = new Set(permitted.filter(({ permission }) => mayWrite(permission)).map(({ login }) => login));
  return earlier.filter(({ author }) => author !== null && writers.has(author.login)).length;
}

/** Whether a comment would start a run if its author may write. */
function asksToTry({ id, body, author, issueNumber }: IssueComment, command: string): boolean {
  if (author === null || !body.includes(command)) return false;
  const event = { action: 'created', commentId: id, body, author: { login: author.login, isBot: author.isBot }, discussion: { number: issueNumber, isPullRequest: true }, review: null };
  const { commands } = readComment(event, { command, permission: 'write', commit: null });
  return commands.some(({ target }) => !['status', 'cancel', 'help'].includes(target.kind));
}
