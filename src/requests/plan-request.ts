import { configurationPath, defaultConfiguration, type Configuration } from '../core/configuration.js';
import type { PlannedHost, Proposers } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import type { Host, IssueComment, Listing } from '../github/host.js';
import type { RunUse } from '../studio/github/marker.js';
import { askingOfWorkflow, hearComment, type Asking, type Heard } from './asking.js';
import { collect, type Collection } from './collect.js';
import { guardedLabel, type GuardedLabel } from './guarded-label.js';
import type { TriggerEvent } from './event.js';
import type { Resolving } from './named-candidates.js';
import { Refused, refuse, type Refusal } from './refusal.js';
import { memorySince, stickiesIn, stickyOf, triesToday, type Sticky } from './stickies.js';
import type { Patience } from './taken-up.js';
import { subjectOfHead, subjectOfIssue, subjectOfPull, type Subject } from './subject.js';
import { runsWaiting, type Waiting } from './waiting.js';

/** How requests are read in a repository. */
export interface RequestSettings {
  /** Name of the command, such as `/try`. */
  command: string;
  /** What a workflow asks for where no comment does, in lines as people write them. */
  ask: readonly string[];
  /** Number of the pull request that a run started by hand is about, or null. */
  pull: number | null;
  defaultBranch: string;
  /** `owner/name` */
  repository: string;
  branchPrefix: string;
  /** Most runs in 24 hours for one pull request or issue. */
  dailyLimit: number;
  mostCandidates: number;
  /** Who could be asked for proposals, by the repository's rules; null for nobody. */
  proposers: (configuration: Configuration) => Proposers | null;
  /** This run, and the name of this use of the action in it. */
  use: RunUse;
  firstAttempt: boolean;
  /** How long is waited for what another run, or another use in this one, says of a comment that has the bot's reaction. */
  patience: Patience;
}

/** What is made of an event. `where` is the discussion in which an answer belongs. */
export type Requested =
  | { kind: 'silence'; why: string }
  | { kind: 'refused'; refusal: Refusal; where: Where; commit: string | null }
  | { kind: 'conversation'; about: 'status' | 'cancel' | 'help'; login: string; where: Where; stickies: Sticky[] }
  | { kind: 'asked'; asking: Asking; subject: Subject; collection: Collection; configuration: Configuration; label: GuardedLabel; sticky: Sticky | null };

/** The discussion and the comment that an answer is for, as far as there are any. */
export interface Where {
  discussion: number | null;
  comment: { kind: 'issue' | 'review'; id: number } | null;
}

/** Reads an event to its end: who asks, about which commit, with which candidates. Nothing of the snapshot runs. */
export async function readRequest(event: TriggerEvent, settings: RequestSettings, { host, source, folder }: Omit<Resolving, 'subject'>, now: Date): Promise<Requested> {
  const where: Where = event.kind === 'comment' ? { discussion: event.comment.discussion.number, comment: { kind: event.reference, id: event.comment.commentId } } : { discussion: null, comment: null };
  let commit: string | null = null;
  let mayAsk = false;
  try {
    const heard = await hear(event, settings, host);
    if (heard.kind === 'silence') return heard;
    if (heard.kind === 'conversation') return { kind: heard.kind, about: heard.about, login: heard.login, where, stickies: where.discussion === null ? [] : stickiesIn((await host.comments(where.discussion)).items, heard.account) };
    mayAsk = true;
    if (isOfNoBranch(event, settings)) return { kind: 'silence', why: 'the run is of a tag or another ref that is no branch' };
    const subject = await subjectOf(event, settings, host);
    if (subject === null) return { kind: 'silence', why: 'the branch has other commits by now' };
    if (subject.fork === null && subject.branch.startsWith(settings.branchPrefix)) return { kind: 'silence', why: `the branch ${subject.branch} is one of the bot's own` };
    commit = subject.commit;
    where.discussion = subject.discussion?.number ?? null;
    return await collectFor(heard, subject, settings, { host, source, folder, subject }, now);
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal, where, commit };
    if (error instanceof SafeDebugError && mayAsk) return { kind: 'refused', refusal: { code: 'unusable', fault: error }, where, commit };
    throw error;
  }
}

async function hear(event: TriggerEvent, settings: RequestSettings, host: Host): Promise<Heard> {
  const { command, ask, use, firstAttempt, patience } = settings;
  if (event.kind === 'comment') return hearComment({ event: event.comment, reference: event.reference, command, use, firstAttempt, patience }, host);
  if (event.kind === 'workflow-run') {
    if (event.conclusion !== 'failure') return { kind: 'silence', why: `the watched workflow ended with ${event.conclusion ?? 'nothing'}, not with failure` };
    if (event.head.repository !== settings.repository) return { kind: 'silence', why: 'the watched workflow ran for a fork' };
  }
  const kind = event.kind === 'workflow-run' ? 'workflow-run' : event.kind === 'dispatch' ? 'dispatch' : 'step';
  return { kind: 'asked', asking: askingOfWorkflow(ask, command, kind, event.actor), account: null };
}

/** Whether a run that names no pull request was started on a tag, or on another ref whose head is nobody's. */
function isOfNoBranch(event: TriggerEvent, { pull }: RequestSettings): boolean {
  return event.kind === 'step' && event.head === null && event.pull === null && pull === null;
}

async function subjectOf(event: TriggerEvent, { pull, defaultBranch }: RequestSettings, host: Host): Promise<Subject | null> {
  if (event.kind === 'comment') {
    const { number, isPullRequest } = event.comment.discussion;
    return isPullRequest ? subjectOfPull(number, host) : subjectOfIssue(number, defaultBranch, host);
  }
  if (pull !== null) return subjectOfPull(pull, host);
  if (event.kind === 'step' && event.pull !== null) return subjectOfPull(event.pull.number, host);
  return event.head === null ? null : subjectOfHead(event.head, host);
}

async function collectFor({ asking, account }: Extract<Heard, { kind: 'asked' }>, subject: Subject, settings: RequestSettings, resolving: Resolving, now: Date): Promise<Requested> {
  const { host } = resolving;
  const read = async (since: string): Promise<Listing<IssueComment>> => (subject.discussion === null ? { items: [], cut: false } : host.comments(subject.discussion.number, { since }));
  // Before anything is fetched: a request beyond the limit costs next to nothing.
  const yesterday = memorySince(now.toISOString(), now);
  const today = await read(yesterday);
  await requireRoom(asking, { comments: today.items, stickies: stickiesIn(today.items, account) }, settings, host, now);
  let stickies: Sticky[] = [];
  const recall = async (committedAt: string): Promise<Listing<IssueComment>> => {
    const since = memorySince(committedAt, now);
    const listing = since === yesterday ? today : await read(since);
    stickies = stickiesIn(listing.items, account);
    return listing;
  };
  const configuration = await configurationOf(host, settings.defaultBranch);
  const collection = await collect(asking, recall, resolving, { most: settings.mostCandidates, proposers: settings.proposers(configuration) });
  const label = await guardedLabel(subject.discussion, asking.comment?.comment.createdAt ?? null, host);
  return { kind: 'asked', asking, subject, collection, configuration, label, sticky: stickyOf(stickies, subject.commit, settings.use.name) };
}

/** Throws `Refused` where the runs of the last day, and those that earlier comments ask for, are as many as there may be. */
async function requireRoom(asking: Asking, said: Pick<Waiting, 'comments' | 'stickies'>, { command, dailyLimit, use }: RequestSettings, host: Host, now: Date): Promise<void> {
  const room = dailyLimit - triesToday(said.stickies, use.run, now);
  const asked = asking.comment?.comment ?? null;
  const waiting = asked === null ? 0 : await runsWaiting({ ...said, asked, command, room }, host);
  if (waiting >= room) refuse({ code: 'daily-limit', limit: dailyLimit });
}

/** The rules come from the default branch: neither the snapshot nor a candidate can change them. */
export async function configurationOf(host: Host, defaultBranch: string): Promise<Configuration> {
  const text = await host.textOfFile(configurationPath, defaultBranch);
  if (text === null) return defaultConfiguration;
  const { parseConfiguration } = await import('../core/configuration-file.js');
  return parseConfiguration(text, `${configurationPath} on ${defaultBranch}`);
}

/** Where a pull request for the subject goes, and what the run is pinned to. */
export function pinnedHost(subject: Subject, comments: Collection['comments'], place: Pick<PlannedHost, 'server' | 'repository' | 'runUrl' | 'uncountedLabel' | 'pullRequest'>): PlannedHost {
  return { ...place, discussion: subject.discussion, target: { branch: subject.branch, head: subject.commit, fork: subject.fork }, comments };
}
