import { ApiFailure } from '../github/failure.js';
import type { Account, CommentReference, Host, IssueComment, Reaction, WrittenComment } from '../github/host.js';
import { mergedMarker, readMarker, type StickyMarker } from '../studio/github/marker.js';

/** The comment of one use of the action on one snapshot. */
export interface Sticky {
  id: number;
  url: string;
  marker: StickyMarker;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The bot's comments among others, the oldest first: those that the token's account wrote, which an answer to one of its
 * reactions tells. Where it is not known, those of the bot that wrote the first of them: a bot that repeats the words of
 * strangers comes later. What another person or bot wrote is none, whatever it looks like.
 */
export function stickiesIn(comments: readonly IssueComment[], account: Account | null): Sticky[] {
  const marked = comments.flatMap(({ id, url, body, author }) => {
    const marker = readMarker(body);
    return marker === null || author === null ? [] : [{ author, sticky: { id, url, marker } }];
  });
  const own = account ?? marked.find(({ author }) => author.isBot)?.author;
  return marked.filter(({ author }) => author.id === own?.id).map(({ sticky }) => sticky);
}

/** The newest comment of a use of the action, by its name, on a snapshot's commit. */
export function stickyOf(stickies: readonly Sticky[], snapshot: string, name: string): Sticky | null {
  return stickies.findLast(({ marker }) => marker.snapshot === snapshot && (marker.name ?? '') === name) ?? null;
}

/** Runs that were started in the last 24 hours, apart from the one that asks: it may be run again. */
export function triesToday(stickies: readonly Sticky[], asking: string, now: Date): number {
  const runs = stickies.flatMap(({ marker }) => marker.tries).filter(({ run, at }) => run !== asking && now.getTime() - Date.parse(at) < dayMs);
  return new Set(runs.map(({ run }) => run)).size;
}

/** A comment of the bot's by its id, with what is known of its marker. */
export interface KnownSticky {
  id: number;
  marker: StickyMarker | null;
}

/** The new body, given what the comment knows now; null to leave it as it is. */
export type StickyChange = (earlier: StickyMarker | null) => string | null;

/**
 * Writes over the bot's comment. GitHub has no way to write only what nobody else changed meanwhile, so the comment is read
 * again directly before, and nothing that it knew is lost. Null if it was deleted.
 */
export async function rewriteSticky(host: Host, { id, marker }: KnownSticky, change: StickyChange): Promise<WrittenComment | null> {
  const now = await host.comment({ kind: 'issue', id });
  if (now === null) return null;
  const body = change(mergedMarker(marker, readMarker(now.body)));
  return body === null ? { id, url: now.url } : host.updateComment(id, body);
}

/** Writes the bot's comment: over the earlier one, or anew if there is none or it was deleted. Null if there was nothing to write. */
export async function writeSticky(host: Host, discussion: number, sticky: KnownSticky | null, change: StickyChange): Promise<WrittenComment | null> {
  const rewritten = sticky === null ? null : await rewriteSticky(host, sticky, change);
  if (rewritten !== null) return rewritten;
  const body = change(sticky?.marker ?? null);
  return body === null ? null : host.writeComment(discussion, body);
}

/** Reacts to a comment. Null if it is deleted by now. */
export async function react(host: Host, comment: CommentReference, reaction: Reaction): Promise<Awaited<ReturnType<Host['react']>> | null> {
  try {
    return await host.react(comment, reaction);
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'not-found') return null;
    throw error;
  }
}

/** Earliest time that matters for a snapshot: what is said of it, and the last day. Commits may claim to be of the future. */
export function memorySince(committedAt: string, now: Date): string {
  return new Date(Math.min(Date.parse(committedAt), now.getTime() - dayMs)).toISOString();
}
