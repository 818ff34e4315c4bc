import type { GateResult } from '../core/documents/evidence.js';
import { isGate } from '../core/world-result.js';
import type { Account } from './account.js';
import { passedOfTotal } from './quantities.js';

/** Whether nothing is known per test: the gate as a whole stands alone, beside invariants at most, which are exit statuses too. */
export function onlyExitStatus({ tests }: Pick<Account, 'tests'>): boolean {
  return tests.some(isGate) && tests.every((test) => isGate(test) || (test.suite === '' && test.name.startsWith('(invariant) ')));
}

/** Of some tests, by their indices, those that are tests and not the gate as a whole. */
export function realTests({ tests }: Pick<Account, 'tests'>, indices: readonly number[]): number[] {
  return indices.filter((index) => {
    const test = tests[index];
    return test !== undefined && !isGate(test);
  });
}

/** What a candidate makes pass, as the beginning of a sentence: `2 failing tests pass`, `The gate passes now (exit status only: ...)`. */
export function fixesSaying(account: Pick<Account, 'tests'>, fixed: readonly number[]): string {
  if (onlyExitStatus(account)) return 'The gate passes now (exit status only: nothing is known per test)';
  const { length } = realTests(account, fixed);
  return length === 0 ? 'The gate passes now' : `${length} failing test${length === 1 ? ' passes' : 's pass'}`;
}

const gateWords: Record<GateResult['verdict'], string> = { pass: 'passes', fail: 'fails', inconclusive: '–' };

/**
 * What is known of a world where only the exit status is, with how it ended, in words: `the gate passes`, `the gate fails with exit
 * status 1`. Null where results per test say more.
 */
export function gateAlone(account: Pick<Account, 'tests'>, result: GateResult | null): string | null {
  if (result === null || !onlyExitStatus(account)) return null;
  if (result.verdict === 'pass') return 'the gate passes';
  if (result.verdict === 'inconclusive') return 'the gate proves nothing';
  return `the gate fails${result.exitCode === null ? '' : ` with exit status ${result.exitCode}`}`;
}

/** What a world's tests came to, for a cell: `4/5`, or of a gate of which only the exit status is known `passes` or `fails`. */
export function testsCell(account: Pick<Account, 'tests'>, result: GateResult | null): string {
  return onlyExitStatus(account) && result !== null ? gateWords[result.verdict] : passedOfTotal(result);
}
