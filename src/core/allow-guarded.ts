/** Label of a pull request or issue that allows candidates to change guarded paths, set before the run by somebody who may write. */
export const allowGuardedLabel = 'safe-debug: allow guarded';

/**
 * Why the label does not count where it is there: `late`, no earlier than the comment that asks; `no-person`, set by a bot or a deleted
 * account; `no-permission`, set by somebody who may not write; `undated`, when it was set cannot be read.
 */
export const uncountedLabelReasons = ['late', 'no-person', 'no-permission', 'undated'] as const;
export type UncountedLabelReason = (typeof uncountedLabelReasons)[number];

const uncounted: Readonly<Record<UncountedLabelReason, string>> = {
  late: 'it was not there before the comment. Ask again in a new comment.',
  'no-person': 'a bot or a deleted account set it. Let somebody with write permission set it, then ask again.',
  'no-permission': 'who set it may not write. Let somebody with write permission set it, then ask again.',
  undated: 'its events do not tell who set it and when. Take it off, set it, then ask again.',
};

/** What to tell a reader of a label that is there and does not count, with what to do. */
export function uncountedLabelNote(reason: UncountedLabelReason): string {
  return `The label "${allowGuardedLabel}" did not count: ${uncounted[reason]}`;
}
