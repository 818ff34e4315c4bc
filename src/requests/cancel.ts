import type { Host } from '../github/host.js';
import type { RunReference } from '../studio/github/links.js';
import { cancelledComment } from '../studio/github/sticky-comment.js';
import type { Sticky } from './conversation.js';

/** Who cancels, and how runs are named. */
export interface Cancelling {
  by: string;
  command: string;
  at: Date;
  reference: (sticky: Sticky) => RunReference;
}

/**
 * Cancels what is under way in a discussion: the bot's comment on it says so from now on, and a promotion looks there
 * before it does anything. Worlds that run already run to their end. Returns what was cancelled.
 */
export async function cancelRuns(host: Host, stickies: readonly Sticky[], { by, command, at, reference }: Cancelling): Promise<Sticky[]> {
  const running = stickies.filter(isUnderWay);
  for (const sticky of running) {
    const [current] = sticky.marker.tries;
    const context = { run: reference(sticky), startedAt: current?.at ?? at.toISOString(), comment: current?.comment ?? null, earlier: { ...sticky.marker, tries: sticky.marker.tries.map((one) => ({ ...one, cancelled: true as const })) }, command };
    await host.updateComment(sticky.id, cancelledComment(sticky.marker.snapshot, context, by));
  }
  return running;
}

/** A comment shows the run that wrote it last; a newer one among its tries is not decided yet. */
function isUnderWay({ marker: { run, state, tries } }: Sticky): boolean {
  return state === 'planned' || state === 'running' || (tries[0] !== undefined && tries[0].run !== run);
}
