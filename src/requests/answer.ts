import type { Account, Host } from '../github/host.js';
import { answerComment, type Answer } from '../studio/github/answers/answer.js';
import * as asking from '../studio/github/answers/asking.js';
import * as targets from '../studio/github/answers/targets.js';
import { readAnswerMarker, type RunUse } from '../studio/github/marker.js';
import type { Where } from './plan-request.js';
import type { Refusal } from './refusal.js';
import { react } from './stickies.js';

/** What the answers have to know beside the refusal. */
export interface AnswerContext {
  command: string;
  /** Commit that the request is about, if that was found. */
  commit: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Answers a comment, once: with a comment, and with a reaction on what was asked. When a run is started again, its answer
 * replaces the first one; what another use of the action in the run has said already is not said again. Without a discussion
 * there is nobody to answer. Strangers are told in words once a day and discussion, whoever they are, so that nobody can make
 * the bot write; others get the reaction.
 */
export async function answer(host: Host, where: Where, use: RunUse, answers: readonly [Answer, ...Answer[]], reaction: 'confused' | 'rocket', stranger: { now: Date } | null = null): Promise<void> {
  const { discussion, comment } = where;
  if (discussion === null || comment === null) return;
  const seen = await react(host, comment, reaction);
  if (stranger !== null && (await hasToldStrangers(host, discussion, comment.id, seen?.account ?? null, stranger.now))) return;
  const body = answerComment({ comment: comment.id, ...use, ...(stranger === null ? {} : { to: 'stranger' }) }, answers);
  const earlier = seen?.reaction === 'already-there' ? await earlierAnswers(host, discussion, comment.id, seen.account) : [];
  if (earlier.some((other) => other.run === use.run && other.name !== use.name && withoutMarker(other.body) === withoutMarker(body))) return;
  const own = earlier.find(({ name }) => name === use.name);
  if (own === undefined || (await host.updateComment(own.id, body)) === null) await host.writeComment(discussion, body);
}

interface EarlierAnswer extends RunUse {
  id: number;
  body: string;
}

/** The bot's answers to a comment, which are newer than the comment. */
async function earlierAnswers(host: Host, discussion: number, asked: number, account: Account | null): Promise<EarlierAnswer[]> {
  const { items } = await host.comments(discussion, { until: ({ id }) => id <= asked });
  return items.flatMap(({ id, author, body }) => {
    const marker = author !== null && author.id === account?.id ? readAnswerMarker(body) : null;
    return marker?.comment === asked ? [{ id, body, run: marker.run, name: marker.name }] : [];
  });
}

function withoutMarker(body: string): string {
  return body.slice(body.indexOf('\n'));
}

/** Whether another stranger was told in the last day. Where the bot's account is not known, any bot's answer counts. */
async function hasToldStrangers(host: Host, discussion: number, asked: number, account: Account | null, now: Date): Promise<boolean> {
  const { items } = await host.comments(discussion, { since: new Date(now.getTime() - dayMs).toISOString() });
  const told = items.filter(({ author }) => (account === null ? author?.isBot === true : author?.id === account.id)).map(({ body }) => readAnswerMarker(body));
  return told.some((marker) => marker?.to === 'stranger' && marker.comment !== asked);
}

/** The words for a refusal. */
export function refusalAnswers(refusal: Refusal, { command, commit }: AnswerContext): [Answer, ...Answer[]] {
  switch (refusal.code) {
    case 'not-authorised':
      return [asking.notAuthorised({ command, comment: refusal.comment })];
    case 'comment-edited':
      return [asking.commentEdited({ command, url: refusal.url })];
    case 'comment-deleted':
      return [asking.commentDeleted({ command, comment: refusal.comment })];
    case 'comment-not-found':
      return [asking.commentDeleted({ command, comment: refusal.id })];
    case 'unclear':
      return problemAnswers(refusal.problems, command, refusal.written) ?? [targets.problemAnswer('unrecognised-command', { command, written: refusal.written })];
    case 'not-alone':
      return [asking.notAlone({ command, about: refusal.about })];
    case 'nothing-to-try':
      return problemAnswers(refusal.problems, command) ?? [asking.nothingToTry({ command, since: refusal.since, leftOut: refusal.problems })];
    case 'branch-not-found':
      return [targets.branchNotFound({ command, name: refusal.name })];
    case 'branch-without-change':
      return [targets.branchWithoutChange({ name: refusal.name })];
    case 'commit-unreachable':
      return [targets.commitUnreachable({ id: refusal.id })];
    case 'commit-not-single':
      return [targets.mergeCommit({ id: refusal.id })];
    case 'artifact-not-found':
      return [targets.artifactNotFound({ name: refusal.name, commit: commit ?? '' })];
    case 'artifact-expired':
      return [targets.artifactExpired({ name: refusal.name })];
    case 'artifact-of-other-commit':
      return [targets.artifactOfOtherCommit({ name: refusal.name, commit: commit ?? '', found: refusal.found })];
    case 'artifact-forbidden':
      return [targets.artifactForbidden({ name: refusal.name, why: refusal.why })];
    case 'artifact-unusable':
      return [targets.artifactUnusable({ name: refusal.name, why: refusal.why })];
    case 'too-many-candidates':
      return [asking.tooManyCandidates({ command, found: refusal.count, most: refusal.most })];
    case 'not-configured':
      return [asking.notConfigured(refusal.source)];
    case 'off-for-forks':
      return [asking.modelsOffForForks({ command })];
    case 'daily-limit':
      return [asking.dailyCapReached({ cap: refusal.limit })];
    case 'pull-request-closed':
      return [asking.pullRequestClosed({ merged: refusal.merged })];
    case 'unusable':
      return [asking.unusable({ command, message: refusal.fault.message })];
  }
}

const askingProblems: ReadonlySet<string> = new Set<targets.AskingProblem>(['unrecognised-command', 'invalid-ref', 'short-sha', 'invalid-artifact-name', 'suggestion-without-position', 'suggestion-on-deleted-line', 'suggestion-outdated', 'suggestion-out-of-range', 'no-candidate', 'unsupported-format', 'corrupt-patch', 'truncated-patch', 'does-not-apply']);

function isAskingProblem(problem: string): problem is targets.AskingProblem {
  return askingProblems.has(problem);
}

function problemAnswers(problems: readonly string[], command: string, written: string | null = null): [Answer, ...Answer[]] | null {
  const [first, ...others] = problems.filter(isAskingProblem).map((problem) => targets.problemAnswer(problem, { command, written }));
  return first === undefined ? null : [first, ...others];
}
