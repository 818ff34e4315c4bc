import { join, resolve } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { systemClock } from '../../src/clock.js';
import { runRequest } from '../../src/entries/run-request.js';
import type { Evidence } from '../../src/core/documents/evidence.js';
import type { Event } from '../../src/core/documents/event.js';
import { claimOutFolder } from '../../src/evidence/out-folder.js';
import type { ProposerAccess } from '../../src/steps/rounds.js';
import { run } from '../../src/steps/run.js';
import { repositoryWith, temporaryFolder } from './repository.js';

/** Options of a run in a test, as the command line takes them. */
export type RunOptions = Omit<Parameters<typeof runRequest>[1], 'repo' | 'out' | 'candidates' | 'gate'> & { gate?: string; mostCandidates?: number };

/** What a run in a test left. */
export interface FinishedRun {
  evidence: Evidence;
  digest: string;
  out: string;
  events: Event[];
}

/** Runs all steps in this process over patches given by label. */
export async function runOn(repository: string, patches: Record<string, string>, { mostCandidates, ...options }: RunOptions = {}, signal = new AbortController().signal, onEvent: (event: Event) => void = () => undefined, folder = temporaryFolder()): Promise<FinishedRun> {
  const candidates = join(folder, 'candidates');
  mkdirSync(candidates);
  for (const [label, patch] of Object.entries(patches)) writeFileSync(join(candidates, `${label}.patch`), patch);
  const out = join(folder, 'out');
  const { settings, passed, jobs, proposers } = await runRequest('run', { gate: 'sh gate.sh', ...options, repo: repository, out, candidates: Object.keys(patches).length > 0 ? [candidates] : [] });
  const events: Event[] = [];
  const result = await run({ ...settings, ...(mostCandidates !== undefined && { mostCandidates }) }, {
    clock: systemClock,
    signal,
    passed,
    jobs,
    claimOut: () => claimOutFolder(out, resolve(repository)),
    onLeftover: () => undefined,
    onUnfinished: () => undefined,
    openPullRequest: null,
    proposers: withoutPauses(proposers),
    onEvents: (log) =>
      log.listen((event) => {
        events.push(event);
        onEvent(event);
      }),
  });
  return { ...result, events };
}

/** No test waits before a server is asked again. */
function withoutPauses({ model, agent }: ProposerAccess): ProposerAccess {
  return { agent, model: model && { ...model, pace: { ...model.pace, wait: () => Promise.resolve() } } };
}

/**
 * A small failing program in the shell: `gate.sh` prints TAP for three numbers that `answer.sh` must give; the second
 * one is wrong.
 */
export const shellProgram = {
  'answer.sh': 'case $1 in 1) echo one;; 2) echo too;; 3) echo three;; esac\n',
  'gate.sh': `. ./numbers.test.sh
exit $failed
`,
  'numbers.test.sh': `failed=0
number=0
check() {
  number=$((number + 1))
  if [ "$(sh answer.sh "$1")" = "$2" ]; then echo "ok $number - $2"; else echo "not ok $number - $2"; failed=1; fi
}
check 1 one
check 2 two
check 3 three
echo "1..$number"
`,
};

/** The right answer, and wrong ones. */
export const answers = {
  right: 'case $1 in 1) echo one;; 2) echo two;; 3) echo three;; esac\n',
  harmful: 'case $1 in 1) echo one;; 2) echo two;; 3) echo tree;; esac\n',
  useless: 'case $1 in 1) echo one;; 2) echo to;; 3) echo three;; esac\n',
};

/** A repository with the failing shell program. */
export function failingRepository(more: Record<string, string> = {}, folder = temporaryFolder()): string {
  return repositoryWith({ ...shellProgram, ...more }, folder);
}
