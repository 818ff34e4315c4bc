import type { Host } from '../github/host.js';
import type { RunReference } from '../studio/github/links.js';
import { isUnderWay, type StickyMarker } from '../studio/github/marker.js';
import { cancelledComment } from '../studio/github/sticky-comment.js';
import { rewriteSticky, type Sticky } from './stickies.js';

/** Who cancels, and how runs are named. */
export interface Cancelling {
  by: string;
  command: string;
  at: Date;
  reference: (marker: StickyMarker) => RunReference;
}

/**
 * Cancels what is under way in a discussion: the bot's comment on it says so from now on, and a promotion looks there
 * before it does anything. Worlds that run already run to their end. Returns what was cancelled.
 */
export async function cancelRuns(host: Host, stickies: readonly Sticky[], { by, command, at, reference }: Cancelling): Promise<StickyMarker[]> {
  const cancelled = new Map<number, StickyMarker>();
  const running = stickies.filter(({ marker }) => hasRunUnderWay(marker));
  // Twice: what a run had read before the first writing, it may write after that.
  for (const { id } of [...running, ...running]) {
    await rewriteSticky(host, { id, marker: null }, (marker) => {
      // It may have come to its end meanwhile.
      if (marker === null || !hasRunUnderWay(marker)) return null;
      const current = marker.tries.find(isUnderWay);
      const stopped = current === undefined ? marker : { ...marker, run: current.run };
      cancelled.set(id, stopped);
      const earlier = { ...marker, tries: marker.tries.map((one) => (isUnderWay(one) ? { ...one, cancelled: true as const } : one)) };
      return cancelledComment(marker.snapshot, { run: reference(stopped), name: marker.name ?? '', startedAt: current?.at ?? at.toISOString(), comment: current?.comment ?? null, earlier, command }, by);
    });
  }
  return [...cancelled.values()];
}

/** A comment shows the run that wrote it last; a newer one among its tries is not decided yet. */
function hasRunUnderWay({ run, state, tries }: StickyMarker): boolean {
  return state === 'planned' || state === 'running' || (tries[0] !== undefined && tries[0].run !== run && isUnderWay(tries[0]));
}
