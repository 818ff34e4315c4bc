import { allowGuardedLabel } from '../core/allow-guarded.js';
import { mayWrite } from '../core/permission.js';
import type { Host } from '../github/host.js';
import type { Subject } from './subject.js';

/**
 * Whether the label that allows changes of guarded paths is on the discussion, set by a person who may write. `askedAt`: when the
 * comment that asks was written, or null where none does; a label that came no earlier does not count, so that nobody allows what
 * was asked for before. Costs one request, and two more where the label is there.
 */
export async function allowsGuarded(discussion: Subject['discussion'], askedAt: string | null, host: Host): Promise<boolean> {
  const label = discussion === null ? null : await host.label(discussion.number, allowGuardedLabel);
  if (label === null || label.by === null) return false;
  if (askedAt !== null && Date.parse(label.setAt) >= Date.parse(askedAt)) return false;
  return mayWrite(await host.permissionOf(label.by.login));
}
