import type { GateResult, TestId } from '../core/documents/evidence.js';
import type { Account } from './account.js';
import { onlyExitStatus } from './gate-alone.js';

/** Tests whose results are not the same in all attempts of a gate. */
export function unstableTests({ attempts }: GateResult, tests: readonly TestId[]): TestId[] {
  const [first, ...others] = attempts;
  return tests.filter((_, index) => others.some(({ results }) => results[index] !== first?.results[index]));
}

/** Whether gates ran and no report of any could be read. */
export function isWithoutReports({ baseline, candidates }: Pick<Account, 'baseline' | 'candidates'>): boolean {
  const results = [baseline.result, ...candidates.map(({ result }) => result)].filter((result) => result !== null);
  return results.length > 0 && results.every(({ problems }) => problems.includes('report-missing') || problems.includes('report-unparseable'));
}

/** Whether nothing is known per test because no reports were asked for. Where they were, that is said with the reports. */
export function asksForNoReports(account: Pick<Account, 'tests' | 'gate'>): boolean {
  return onlyExitStatus(account) && account.gate.reports.length === 0;
}
