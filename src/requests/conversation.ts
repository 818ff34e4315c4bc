import { ApiFailure } from '../github/failure.js';
import type { CommentReference, Host, IssueComment, Reaction } from '../github/host.js';
import { readMarker, type StickyMarker } from '../studio/github/marker.js';

/** The bot's comment on one snapshot. */
export interface Sticky {
  id: number;
  url: string;
  marker: StickyMarker;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The bot's comments among others, the oldest first. What a person wrote is none, whatever it looks like. */
export function stickiesIn(comments: readonly IssueComment[]): Sticky[] {
  return comments.flatMap(({ id, url, body, author }) => {
    const marker = author?.isBot ? readMarker(body) : null;
    return marker === null ? [] : [{ id, url, marker }];
  });
}

/** The bot's newest comment on a snapshot's commit. */
export function stickyOf(stickies: readonly Sticky[], snapshot: string): Sticky | null {
  return stickies.findLast(({ marker }) => marker.snapshot === snapshot) ?? null;
}

/** Runs that were started in the last 24 hours, apart from the one that asks: it may be run again. */
export function triesToday(stickies: readonly Sticky[], asking: string, now: Date): number {
  const runs = stickies.flatMap(({ marker }) => marker.tries).filter(({ run, at }) => run !== asking && now.getTime() - Date.parse(at) < dayMs);
  return new Set(runs.map(({ run }) => run)).size;
}

/** Writes the bot's comment on a snapshot: over the earlier one, or anew if there is none or it was deleted. */
export async function say(host: Host, discussion: number, sticky: Pick<Sticky, 'id'> | null, body: string): Promise<{ id: number; url: string }> {
  const updated = sticky === null ? null : await host.updateComment(sticky.id, body);
  return updated ?? host.writeComment(discussion, body);
}

/** Reacts to a comment, which may be deleted by now. */
export async function react(host: Host, comment: CommentReference, reaction: Reaction): Promise<'added' | 'already-there' | 'gone'> {
  try {
    return await host.react(comment, reaction);
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'not-found') return 'gone';
    throw error;
  }
}

/** Earliest time that matters for a snapshot: what is said of it, and the last day. Commits may claim to be of the future. */
export function memorySince(committedAt: string, now: Date): string {
  return new Date(Math.min(Date.parse(committedAt), now.getTime() - dayMs)).toISOString();
}
