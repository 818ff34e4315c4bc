import { digestOf } from '../core/digest.js';
import type { PinnedComment } from '../core/documents/plan.js';
import type { ScratchRepository } from '../git/scratch.js';
import type { Comment, Host, IssueComment, ReviewComment } from '../github/host.js';
import type { ProposedCandidate } from './candidate.js';
import { readDiffs, readSuggestions, type Proposal } from './comments/reading.js';
import { compatibleSets, type Suggestion } from './comments/suggestions.js';
import { suggestionPatch } from './comments/suggestion-patch.js';

/** Candidates found in a discussion, the comments they rest on, and why other texts gave none. */
export interface Collected {
  candidates: ProposedCandidate[];
  comments: PinnedComment[];
  /** What was left out and why, as codes of the product or short sentences. */
  problems: string[];
}

/** Whose words count without anybody vouching for them; the answers are remembered by login. */
export type Trusted = (login: string) => Promise<boolean>;

/** Candidates from the fenced diffs of one comment; in a comment on lines of a pull request its suggestions too. `snapshot` is the commit they are for. */
export async function candidatesOfComment(comment: Comment, scratch: ScratchRepository, snapshot: string): Promise<Collected> {
  const diffs = readDiffs(comment.body);
  const suggestions = comment.kind === 'review' ? readSuggestions(comment.body, comment.position, snapshot) : { proposals: [], problems: [] };
  const candidates = diffs.proposals.flatMap((proposal, index) => patchCandidate(proposal, comment, diffs.proposals.length === 1 ? null : index + 1));
  const sets = compatibleSets(suggestionsIn(comment, suggestions.proposals));
  const problems: string[] = [...diffs.problems, ...suggestions.problems];
  for (const set of sets) {
    const candidate = await suggestionCandidate(set, scratch, snapshot);
    if (candidate === null) problems.push('suggestion-out-of-range');
    else candidates.push(candidate);
  }
  return { candidates, comments: candidates.length > 0 ? [pin(comment)] : [], problems };
}

/** Candidates from every unedited comment with diffs by people who may write, written after `since` (ISO 8601). `except`: comment that asked. */
export async function candidatesOfDiscussion(comments: readonly IssueComment[], since: string, except: number | null, trusted: Trusted): Promise<Collected> {
  const collected: Collected = { candidates: [], comments: [], problems: [] };
  for (const comment of comments) {
    if (comment.id === except || Date.parse(comment.createdAt) < Date.parse(since) || comment.author === null || comment.author.isBot) continue;
    const { proposals } = readDiffs(comment.body);
    if (proposals.length === 0) continue;
    if (comment.updatedAt !== comment.createdAt) {
      collected.problems.push(`comment ${comment.id} was edited`);
      continue;
    }
    if (!(await trusted(comment.author.login))) {
      collected.problems.push(`comment ${comment.id} is by somebody without write permission`);
      continue;
    }
    collected.candidates.push(...proposals.flatMap((proposal, index) => patchCandidate(proposal, comment, proposals.length === 1 ? null : index + 1)));
    collected.comments.push(pin(comment));
  }
  return collected;
}

/** One candidate from each review with suggestion blocks by people who may write: its suggestions that do not overlap, together. */
export async function candidatesOfReviews(comments: readonly ReviewComment[], scratch: ScratchRepository, snapshot: string, trusted: Trusted): Promise<Collected> {
  const collected: Collected = { candidates: [], comments: [], problems: [] };
  for (const review of byReview(comments)) {
    const found = review.map((comment) => ({ comment, ...readSuggestions(comment.body, comment.position, snapshot) }));
    collected.problems.push(...found.flatMap(({ problems }) => problems));
    const holding = found.filter(({ proposals }) => proposals.length > 0);
    const [first] = holding;
    if (first?.comment.author == null || first.comment.author.isBot) continue;
    if (!(await trusted(first.comment.author.login))) {
      collected.problems.push(`comment ${first.comment.id} is by somebody without write permission`);
      continue;
    }
    for (const set of compatibleSets(holding.flatMap(({ comment, proposals }) => suggestionsIn(comment, proposals)))) {
      const candidate = await suggestionCandidate(set, scratch, snapshot);
      if (candidate === null) collected.problems.push('suggestion-out-of-range');
      else collected.candidates.push(candidate);
    }
    collected.comments.push(...holding.map(({ comment }) => pin(comment)));
  }
  return collected;
}

/** A comment as it is now; a plan rests on it only as long as it stays so. */
export function pin(comment: Comment): PinnedComment {
  return { kind: comment.kind, id: comment.id, sha256: digestOf(comment.body) };
}

/** Whether a pinned comment is still there and says what it said. */
export async function isUnchanged(pinned: PinnedComment, host: Pick<Host, 'comment'>): Promise<boolean> {
  const now = await host.comment({ kind: pinned.kind, id: pinned.id });
  return now !== null && digestOf(now.body) === pinned.sha256;
}

function byReview(comments: readonly ReviewComment[]): ReviewComment[][] {
  const reviews = new Map<string, ReviewComment[]>();
  for (const comment of comments) {
    const key = comment.reviewId === null ? `comment ${comment.id}` : `review ${comment.reviewId}`;
    reviews.set(key, [...(reviews.get(key) ?? []), comment]);
  }
  return [...reviews.values()];
}

/** A suggestion with the comment that makes it. */
interface MadeSuggestion extends Suggestion {
  comment: Comment;
}

function suggestionsIn(comment: Comment, proposals: readonly Proposal[]): MadeSuggestion[] {
  return proposals.flatMap((proposal) => (proposal.source === 'suggestion' ? [{ ...proposal.suggestion, comment }] : []));
}

function patchCandidate(proposal: Proposal, comment: Comment, number: number | null): ProposedCandidate[] {
  if (proposal.source === 'suggestion') return [];
  const patch = Buffer.from(proposal.patch);
  return [{ label: `comment ${comment.id}${number === null ? '' : `, diff ${number}`}`, source: { kind: 'comment', ...origin(comment), sha256: digestOf(patch) }, patch }];
}

async function suggestionCandidate(set: readonly MadeSuggestion[], scratch: ScratchRepository, snapshot: string): Promise<ProposedCandidate | null> {
  const patch = await suggestionPatch(scratch, snapshot, set);
  const comments = new Set(set.map(({ comment: made }) => made));
  const [comment] = comments;
  if (patch === null || comment === undefined) return null;
  return { label: `suggestions in comment ${[...comments].map(({ id }) => id).join(', ')}`, source: { kind: 'suggestion', ...origin(comment), sha256: digestOf(patch) }, patch };
}

function origin(comment: Comment): Pick<ProposedCandidate['source'], 'author' | 'authorId' | 'url'> {
  return { author: comment.author?.login ?? null, authorId: comment.author?.id ?? null, url: comment.url };
}
