import { join } from 'node:path';
import type { ProposedCandidate } from '../candidates/candidate.js';
import { candidatesOfComment, candidatesOfDiscussion, candidatesOfReviews, type Collected, type Trusted } from '../candidates/discussion.js';
import type { PinnedComment, Proposers } from '../core/documents/plan.js';
import { mayWrite } from '../core/permission.js';
import { gitLine } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { createScratchRepository, type ScratchRepository } from '../git/scratch.js';
import type { Comment, IssueComment, Listing } from '../github/host.js';
import type { Asking, TryTarget } from './asking.js';
import { candidatesOfArtifact, candidatesOfRanges, fetchForPlan, rangeOfBranch, rangeOfCommit, type NamedRange, type Resolving } from './named-candidates.js';
import { refuse } from './refusal.js';

/** Everything a request gives to try, and the repository that holds the snapshot and all named commits. */
export interface Collection {
  repository: Repository;
  candidates: ProposedCandidate[];
  comments: PinnedComment[];
  /** What was left out and why, as codes of the product or short sentences. */
  problems: string[];
  /** Who is to be asked for more once the baseline is known; null for nobody. */
  proposers: Proposers | null;
}

/** How much may be collected, and who could be asked for proposals here. */
export interface CollectionLimits {
  most: number;
  proposers: Proposers | null;
}

/** The conversation around a request, read once. */
interface Discussion {
  comments: Listing<IssueComment>;
  /** When the snapshot's commit was made (ISO 8601); comments from before are about something else. */
  since: string;
}

/**
 * Collects the candidates that were asked for, in the order of the commands. `recall` reads the conversation, given when the
 * snapshot's commit was made. Throws `Refused` if there are none, or too many.
 */
export async function collect(asking: Asking, recall: (committedAt: string) => Promise<Listing<IssueComment>>, resolving: Resolving, { most, proposers }: CollectionLimits): Promise<Collection> {
  const ranges = new Map<TryTarget, NamedRange>();
  for (const target of asking.targets) {
    if (target.kind === 'branch') ranges.set(target, await rangeOfBranch(target.name, resolving));
    if (target.kind === 'commit') ranges.set(target, await rangeOfCommit(target.id, resolving));
  }
  const repository = await fetchForPlan(resolving, [...ranges.values()]);
  const scratch = createScratchRepository(join(resolving.folder, 'reading'), repository);
  const since = await committedAt(repository, resolving.subject.commit);
  const discussion = { since, comments: await recall(since) };
  const asked = askedProposers(asking, proposers, resolving);
  const context: Context = { asking, discussion, resolving, repository, scratch, ranges, trusted: trusting(resolving, asking) };
  const found: Collected[] = [];
  for (const target of asking.targets) found.push(await candidatesOf(target, context));
  const candidates = uniqueCandidates(found.flatMap((each) => each.candidates));
  const problems = [...new Set(found.flatMap((each) => each.problems))];
  if (candidates.length === 0 && asked === null) refuse({ code: 'nothing-to-try', problems, since });
  if (candidates.length > most) refuse({ code: 'too-many-candidates', count: candidates.length, most });
  return { repository, candidates, comments: uniqueComments([...askingComment(asking), ...found.flatMap(({ comments }) => comments)]), problems, proposers: asked };
}

interface Context {
  asking: Asking;
  discussion: Discussion;
  resolving: Resolving;
  repository: Repository;
  scratch: ScratchRepository;
  ranges: ReadonlyMap<TryTarget, NamedRange>;
  trusted: Trusted;
}

async function candidatesOf(target: TryTarget, context: Context): Promise<Collected> {
  const { resolving, repository, ranges } = context;
  switch (target.kind) {
    case 'diffs':
      return candidatesOfAsker(context);
    case 'comment':
      return candidatesOfNamedComment(target.id, context);
    case 'suggestions':
      return candidatesOfSuggestions(context);
    case 'branch':
    case 'commit':
      return alone(await candidatesOfRanges(repository, [...ranges].flatMap(([key, range]) => (key === target ? [range] : []))));
    case 'artifact':
      return alone(await candidatesOfArtifact(target.name, resolving));
    case 'model':
    case 'agent':
      return alone([]);
  }
}

/** Who is asked: of what is set up here, what the commands name. Models and agents see no snapshot from a fork. */
function askedProposers({ targets }: Asking, proposers: Proposers | null, { subject }: Resolving): Proposers | null {
  const counts = { model: 0, agent: 0 };
  for (const target of targets) {
    if (target.kind !== 'model' && target.kind !== 'agent') continue;
    if (subject.fork !== null) refuse({ code: 'off-for-forks', source: target.kind });
    if (proposers?.[target.kind] == null) refuse({ code: 'not-configured', source: target.kind });
    counts[target.kind] = Math.max(counts[target.kind], target.proposals);
  }
  if (proposers === null || counts.model + counts.agent === 0) return null;
  return {
    ...proposers,
    model: proposers.model === null || counts.model === 0 ? null : { ...proposers.model, proposals: counts.model },
    agent: proposers.agent === null || counts.agent === 0 ? null : { ...proposers.agent, proposals: counts.agent },
  };
}

/** The diffs of the comment that asked or, if it has none, of the discussion. */
async function candidatesOfAsker({ asking, discussion, resolving, scratch, trusted }: Context): Promise<Collected> {
  if (asking.comment !== null && asking.comment.proposals.length > 0) return candidatesOfComment(asking.comment.comment, scratch, resolving.subject.commit);
  return toldIfCut(discussion.comments, await candidatesOfDiscussion(discussion.comments.items, discussion.since, asking.comment?.comment.id ?? null, trusted));
}

/** The asker vouches for what the comment said when asking, whoever wrote it. */
async function candidatesOfNamedComment(id: number, { asking, resolving: { host, subject }, scratch }: Context): Promise<Collected> {
  const comment = (await host.comment({ kind: 'issue', id })) ?? (await host.comment({ kind: 'review', id }));
  if (comment === null || comment.issueNumber !== subject.discussion?.number) refuse({ code: 'comment-not-found', id });
  if (isEditedSince(comment, asking.comment?.comment ?? null)) refuse({ code: 'comment-edited', url: comment.url });
  return candidatesOfComment(comment, scratch, subject.commit);
}

async function candidatesOfSuggestions({ resolving: { host, subject }, scratch, trusted }: Context): Promise<Collected> {
  if (subject.discussion?.kind !== 'pull') return { candidates: [], comments: [], problems: ['suggestion-without-position'] };
  const listing = await host.reviewComments(subject.discussion.number);
  return toldIfCut(listing, await candidatesOfReviews(listing.items, scratch, subject.commit, trusted));
}

/**
 * Whether somebody changed a comment when `asked` stood there already; times are whole seconds, so the same second counts.
 * Where a workflow asks, nobody has seen a state of it. Comments of a review change their times when it is submitted.
 */
function isEditedSince({ kind, createdAt, updatedAt }: Comment, asked: Comment | null): boolean {
  if (updatedAt === createdAt) return false;
  return asked === null ? kind === 'issue' : Date.parse(updatedAt) >= Date.parse(asked.createdAt);
}

function toldIfCut({ cut }: Listing<Comment>, collected: Collected): Collected {
  return cut ? { ...collected, problems: [...collected.problems, 'only the newest 1,000 comments were read'] } : collected;
}

/** The last second that has a year of four digits. */
const latestSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

/** When a commit was made, as it says itself (ISO 8601, UTC): seconds that may be any number, or none in a damaged commit. */
async function committedAt(repository: Repository, commit: string): Promise<string> {
  const seconds = Number(await gitLine(repository.place, ['show', '--no-patch', '--format=%ct', commit]));
  return new Date(Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), latestSecond) * 1000 : 0).toISOString();
}

function alone(candidates: ProposedCandidate[]): Collected {
  return { candidates, comments: [], problems: [] };
}

/** Each person is asked about once. The asker has shown the permission already. */
function trusting({ host }: Resolving, { trigger: { actor, permission } }: Asking): Trusted {
  const known = new Map<string, Promise<boolean>>();
  if (actor !== null && permission !== null) known.set(actor, Promise.resolve(true));
  const writes = async (login: string): Promise<boolean> => mayWrite(await host.permissionOf(login));
  return (login) => {
    const answer = known.get(login) ?? writes(login);
    known.set(login, answer);
    return answer;
  };
}

function askingComment({ trigger, comment }: Asking): PinnedComment[] {
  return trigger.comment === null || comment === null ? [] : [{ kind: comment.comment.kind, id: trigger.comment.id, sha256: trigger.comment.sha256 }];
}

/** The first of equal patches is the one that counts, and its author the one who is named: who posts it again adds nothing. */
function uniqueCandidates(candidates: readonly ProposedCandidate[]): ProposedCandidate[] {
  return firstsBy(candidates, ({ patch }) => patch.toString('base64'));
}

function uniqueComments(comments: readonly PinnedComment[]): PinnedComment[] {
  return firstsBy(comments, ({ kind, id }) => `${kind} ${id}`);
}

function firstsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Map<string, Item>();
  for (const item of items) if (!known.has(keyOf(item))) known.set(keyOf(item), item);
  return [...known.values()];
}
