/** The runs of the gallery; see runs.mjs. */
export const runs: readonly { name: string; title: string; outcome: string; make: (folder: string, cli: string) => string | Promise<string> }[];
