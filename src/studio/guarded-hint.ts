import type { EvidenceCandidate } from '../core/documents/evidence.js';
import type { Account } from './account.js';
import { onlyExitStatus } from './gate-alone.js';
import { brief } from './text.js';

const mostCandidates = 3;
const mostPaths = 3;

/**
 * What to do with ideas that only guarded files keep from winning: a sentence each, harmless on a terminal. Not for ideas
 * that change nothing else, and not where nothing is known per test: there a weakened test cannot be told from a fix. `allow`
 * is what has to be done so that guarded files may change.
 */
export function guardedHint(account: Pick<Account, 'tests' | 'candidates'>, allow: string): string[] {
  if (onlyExitStatus(account)) return [];
  return account.candidates.flatMap((candidate) => sentence(candidate, allow)).slice(0, mostCandidates);
}

function sentence({ id, reasons, application }: EvidenceCandidate, allow: string): string[] {
  if (application.outcome !== 'applied' || reasons.length !== 1 || reasons[0] !== 'guarded-path') return [];
  const guarded = [...new Set(application.guarded.map(({ path }) => path))];
  if (application.paths.every((path) => guarded.includes(path))) return [];
  const named = guarded.slice(0, mostPaths).map((path) => brief(path, 100)).join(', ');
  return [`${id} also changes guarded files (${named}${guarded.length > mostPaths ? ' and more' : ''}). Try it without them, or ${allow}: its gate then runs with and without them.`];
}
