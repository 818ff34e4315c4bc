/** Most candidates of any run. */
export const mostCandidates = 64;
