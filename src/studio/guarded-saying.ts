import type { EvidenceCandidate } from '../core/documents/evidence.js';
import { brief } from './text.js';
import type { Saying } from './words.js';

/** Longest path or rule inside a sentence, in characters. */
const longestPath = 120;

const guardSayings: Readonly<Record<string, string>> = { gate: 'a script that the gate starts', test: 'a test', runner: 'a file that test runners load', configuration: 'configuration of the gate', lock: 'a lock file', extra: 'named by the configuration' };

/** Why a path is guarded, for people. */
function guardSaying(why: string): string {
  return Object.hasOwn(guardSayings, why) ? (guardSayings[why] ?? why) : brief(why, longestPath);
}

/** What to say of a candidate that changes guarded paths and may not. */
export function guardedSaying({ application: applied }: EvidenceCandidate): Saying {
  const paths = applied.outcome === 'applied' ? applied.guarded : [];
  const [first] = paths;
  const which = first === undefined ? 'guarded paths' : `${paths.length === 1 ? 'the guarded path' : `${paths.length} guarded paths, among them`} ${brief(first.path, longestPath)} (${guardSaying(first.why)})`;
  return { short: 'changes guarded files', long: `It changes ${which}: the gate would no longer be the same, so it cannot win.` };
}
