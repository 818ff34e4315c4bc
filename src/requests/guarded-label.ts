import { allowGuardedLabel, type UncountedLabelReason } from '../core/allow-guarded.js';
import { mayWrite } from '../core/permission.js';
import type { Host } from '../github/host.js';
import type { Subject } from './subject.js';

/** What the label that allows changes of guarded paths comes to. */
export type GuardedLabel = 'absent' | 'counts' | UncountedLabelReason;

/**
 * Whether the label that allows changes of guarded paths is on the discussion and counts: set by a person who may write. `askedAt`:
 * when the comment that asks was written, or null where none does; a label that came no earlier does not count, so that nobody allows
 * what was asked for before. Costs one request, and two more where the label is there.
 */
export async function guardedLabel(discussion: Subject['discussion'], askedAt: string | null, host: Host): Promise<GuardedLabel> {
  const label = discussion === null ? null : await host.label(discussion.number, allowGuardedLabel);
  if (label === null) return 'absent';
  if (label.setAt === null) return 'undated';
  if (askedAt !== null && Date.parse(label.setAt) >= Date.parse(askedAt)) return 'late';
  if (label.by === null || label.by.isBot) return 'no-person';
  return mayWrite(await host.permissionOf(label.by.login)) ? 'counts' : 'no-permission';
}

/** Why the label does not count, where it is there and does not. */
export function whyUncounted(label: GuardedLabel): UncountedLabelReason | null {
  return label === 'absent' || label === 'counts' ? null : label;
}
