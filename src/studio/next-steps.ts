import type { Event } from '../core/documents/event.js';
import type { Evidence, GateResult } from '../core/documents/evidence.js';
import { asksForNoReports, isWithoutReports, unstableTests } from './blind-spots.js';
import { shellWord } from './commands.js';
import { textIn } from './event-data.js';
import { onlyExitStatus } from './gate-alone.js';
import { guardedHint } from './guarded-hint.js';
import { isCancelled } from './headline.js';
import { brief } from './text.js';
import { testTitle } from './words.js';

const mostNamed = 3;

/**
 * What a person can do next, most useful first: where the trouble shows, and what would mend it. `out` is the evidence
 * folder. Harmless on a terminal; a page still has to escape it.
 */
export function nextSteps(evidence: Evidence, events: readonly Event[], out: string): string[] {
  const folder = shellWord(out).replace(/\/$/, '');
  if (isCancelled(evidence)) return [];
  switch (evidence.outcome) {
    case 'fixed':
      return [...afterFix(evidence, events, folder), ...perTestHint(evidence)];
    case 'already-green':
      return ['If the failure is in work that is not committed yet, run again with --dirty.'];
    case 'indeterminate':
      return afterUnstableBaseline(evidence, folder);
    case 'no-winner':
      return afterNoWinner(evidence, events, folder);
    case 'replay-failed':
      return afterReplay(evidence, folder);
    default:
      return [];
  }
}

function afterFix({ promotion, candidates, selection }: Evidence, events: readonly Event[], folder: string): string[] {
  if (promotion.decision !== 'withheld') return [];
  const winner = candidates.find(({ id }) => id === selection.winner);
  const why = events.findLast(({ type, data }) => type === 'promotion.decided' && typeof data['why'] === 'string');
  const steps = why === undefined ? [] : [`Not promoted: ${brief(textIn(why, 'why') ?? '', 300)}.`];
  if (winner === undefined) return steps;
  return [...steps, `Take it with "git apply ${folder}/${winner.mutation.file}", or run again with --promote branch.`];
}

function afterUnstableBaseline(evidence: Evidence, folder: string): string[] {
  const { tests, baseline: { result } } = evidence;
  if (result === null) return ['What its log says has to be mended before any idea can be tried.'];
  const log = `What the gate printed: ${folder}/${result.log}`;
  if (result.problems.includes('command-not-found')) return [`The gate's command, or a program it calls, was not found (exit status 127). Check --gate; what is installed but not in git needs --setup or --carry.`, log];
  const unstable = unstableTests(result, tests);
  return [
    ...(unstable.length > 0 ? [`Different from attempt to attempt: ${unstable.slice(0, mostNamed).map(testTitle).join(', ')}. Declare tests that are known to fail as expected-failures in the configuration.`] : []),
    ...reportHint(result),
    ...(result.problems.includes('report-missing') ? reportPlace(evidence) : []),
    log,
  ];
}

function afterNoWinner(evidence: Evidence, events: readonly Event[], folder: string): string[] {
  const { baseline, candidates, gate } = evidence;
  const steps = events.flatMap((event) => (event.type === 'world.failed' ? [`${brief(event.world ?? 'A world', 40)} could not be run: ${brief(textIn(event, 'why') ?? '', 300)}`] : []));
  if (isWithoutReports(evidence)) steps.push(...(baseline.result === null ? [] : reportHint(baseline.result)), ...reportPlace(evidence));
  const few = candidates.find(({ result }) => result?.counts && result.exitCode === 0 && result.counts.failed + result.counts.errors === 0 && result.counts.passed < gate.minTests);
  if (few?.result?.counts) steps.push(`${few.id}: ${few.result.counts.passed} tests passed, but min-tests asks for ${gate.minTests}.`);
  steps.push(...guardedHint(evidence, 'allow them with --allow-guarded'), ...perTestHint(evidence));
  if (baseline.result !== null && onlyExitStatus(evidence)) steps.push(`Why the gate fails on the untouched snapshot: ${folder}/${baseline.result.log}`);
  const unsupported = candidates.find(({ reasons }) => reasons.includes('guarded-restored-failed'))?.restored;
  if (unsupported) steps.push(`What the gate printed with the guarded files restored: ${folder}/${unsupported.result.log}`);
  const tried = candidates.find(({ result, reasons }) => result !== null && !reasons.includes('guarded-restored-failed'));
  if (tried?.result) steps.push(`What the gates printed: ${folder}/${tried.result.log} and beside it`);
  return steps;
}

function reportHint({ problems }: GateResult): string[] {
  if (problems.includes('report-missing')) return ['No report was found, so nothing is known per test.'];
  return problems.includes('report-unparseable') ? ['The reports that were found cannot be read; check --report-format.'] : [];
}

function perTestHint(evidence: Evidence): string[] {
  return asksForNoReports(evidence) ? ['To get results per test, let the gate write a report and name it with --report.'] : [];
}

function reportPlace({ gate }: Evidence): string[] {
  if (gate.reports.length === 0) return [];
  const where = gate.directory === '.' ? "the repository's top" : brief(gate.directory, 100);
  return [`--report takes globs from the gate's directory (${where}); ${gate.reports.map((glob) => `"${brief(glob, 80)}"`).join(', ')} matched nothing that could be used.`];
}

function afterReplay({ replay, tests, candidates, selection }: Evidence, folder: string): string[] {
  const steps: string[] = replay.problems.map((problem) => brief(problem, 300));
  const winner = candidates.find(({ id }) => id === selection.winner)?.result?.results ?? '';
  const changed = tests.filter((_, index) => replay.result !== null && replay.result.results[index]?.toLowerCase() !== winner[index]?.toLowerCase());
  if (changed.length > 0) steps.push(`Different in the replay: ${changed.slice(0, mostNamed).map(testTitle).join(', ')}${changed.length > mostNamed ? ' and more' : ''}. Find flaky tests with --attempts 3.`);
  const declared = (replay.equality?.differences ?? []).flatMap(({ declare }) => (declare === null ? [] : [declare]));
  if (declared.length > 0) steps.push(`If these files may differ from run to run, allow it with ${declared.slice(0, mostNamed).map((glob) => `--volatile ${shellWord(glob)}`).join(' ')}${declared.length > mostNamed ? ' and so on' : ''}.`);
  if (replay.result) steps.push(`What the replay printed: ${folder}/${replay.result.log}`);
  return steps;
}
