/** Label of a pull request or issue that allows candidates to change guarded paths, set before the run by somebody who may write. */
export const allowGuardedLabel = 'safe-debug: allow guarded';
