/** Beginning of the names of promoted branches, where nothing else is set. */
export const defaultBranchPrefix = 'safe-debug/';
