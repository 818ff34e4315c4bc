/** Where things lie in an evidence folder; the folders of a store have the same layout, so that they only need to be merged. */
export const layout = {
  evidence: 'latest.json',
  events: 'events.jsonl',
  page: 'evidence.html',
  plan: 'plan.json',
  pack: 'snapshot.pack',
  patch: (candidate: string): string => `candidates/${candidate}.patch`,
  /** The winner's change as git writes it, for plain `git apply`: recorded patches may need mending, or count from a directory. */
  winner: 'winner.patch',
  transcripts: 'transcripts',
  transcript: (call: string): string => `transcripts/${call}.json`,
  record: (world: string): string => `records/${world}.json`,
  manifest: (world: string): string => `manifests/${world}.jsonl`,
  log: (world: string): string => `logs/${world}.log`,
  /** What the agent of a number printed. */
  agentLog: (number: number): string => `logs/agent-${number}.log`,
  setUpLog: 'logs/setup.log',
  /** Output of a set-up that failed. It is no evidence: there was no run. */
  failedSetUpLog: 'setup-failed.log',
  /** What was derived before the promotion, for its next process; gone when the evidence is closed. */
  examination: '.examination.json',
  /** Why nothing could be examined, for the next process of the promotion. */
  fault: '.fault',
  /** Runs that are not finished, a folder each: where their steps leave folders for each other until all of it is part of the evidence. */
  unfinished: '.unfinished',
  attempt: (world: string, attempt: number): string => `worlds/${world}/${attempt}`,
} as const;

/** Folders of an evidence folder whose files are listed in the evidence. */
export const listedFolders = ['candidates', 'logs', 'manifests', 'records', 'transcripts', 'worlds'] as const;
