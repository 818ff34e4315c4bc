import type { ReportBuilder } from './builder.js';

/** Numbers a report states about itself beside the number counted in it; `stated` undefined = not stated. */
export interface Total {
  stated: number | undefined;
  /** Several numbers where tools are known to count differently; any of them will do. */
  counted: readonly number[];
}

/**
 * Compares a report's own totals with what was counted: the count wins, the difference is flagged. Totals that name
 * tests or failures of which none is listed are no proof of a pass.
 */
export function compareTotals(builder: ReportBuilder, totals: { tests: Total; failing: Total; others?: readonly Total[] }): void {
  const { tests, failing, others = [] } = totals;
  if ([tests, failing, ...others].some(({ stated, counted }) => stated !== undefined && !counted.includes(stated))) builder.flag('count-mismatch');
  if ((tests.stated ?? 0) > 0 && tests.counted.every((count) => count === 0)) builder.flag('no-testcases');
  if ((failing.stated ?? 0) > 0 && failing.counted.every((count) => count === 0)) builder.flagUnlistedFailures();
}
