import type { Evidence, EvidenceCandidate, GateResult } from '../../core/documents/evidence.js';
import { count } from '../quantities.js';

/** One world of the matrix: a letter a test, and the tests whose results are not the same in all attempts or needed a retry. */
export interface MatrixWorld {
  world: string;
  results: string;
  flaky: ReadonlySet<number>;
  fixed: ReadonlySet<number>;
  broken: ReadonlySet<number>;
  missing: ReadonlySet<number>;
}

/** What a cell says, and how it is coloured. */
export interface Cell {
  word: string;
  style: 'passed' | 'failed' | 'other' | 'absent' | 'fixed' | 'broken';
}

/** Baseline and replay first, so that they stay when there are more worlds than fit. Worlds without a result are left out. */
export function matrixWorlds(evidence: Pick<Evidence, 'baseline' | 'replay' | 'candidates'>): MatrixWorld[] {
  const { baseline, replay, candidates } = evidence;
  const others = [['baseline', baseline.result], ...(replay.baseline === null ? [] : [['replay-baseline', replay.baseline] as const]), ['replay', replay.result]] as const;
  return [
    ...others.flatMap(([world, result]) => (result === null ? [] : [worldOf(world, result, null)])),
    ...candidates.flatMap((candidate) => [
      ...(candidate.result === null ? [] : [worldOf(candidate.id, candidate.result, candidate)]),
      ...(candidate.restored === null ? [] : [worldOf(candidate.restored.world.id, candidate.restored.result, null)]),
    ]),
  ];
}

function worldOf(world: string, result: GateResult, candidate: EvidenceCandidate | null): MatrixWorld {
  return { world, results: result.results, flaky: flakyTests(result), fixed: new Set(candidate?.fixed), broken: new Set(candidate?.broken), missing: new Set(candidate?.missing) };
}

function flakyTests({ results, attempts }: GateResult): Set<number> {
  const flaky = new Set<number>();
  const [first, ...others] = attempts.map((attempt) => attempt.results);
  for (let index = 0; index < results.length; index++) {
    if (results[index] === 'P' || others.some((letters) => letters[index] !== first?.[index])) flaky.add(index);
  }
  return flaky;
}

const cells: Readonly<Record<string, Cell>> = {
  p: { word: 'pass', style: 'passed' },
  P: { word: 'flaky pass', style: 'other' },
  f: { word: 'fail', style: 'failed' },
  e: { word: 'error', style: 'failed' },
  s: { word: 'skipped', style: 'other' },
  t: { word: 'todo', style: 'other' },
  '-': { word: 'absent', style: 'absent' },
};

/** What happened to a test in a world: in a candidate's world against the baseline, else its plain result. */
export function cellOf({ results, flaky, fixed, broken, missing }: MatrixWorld, test: number): Cell {
  if (fixed.has(test)) return { word: 'fixed', style: 'fixed' };
  if (broken.has(test)) return { word: 'broken', style: 'broken' };
  if (missing.has(test)) return { word: 'missing', style: 'broken' };
  const cell = cells[results[test] ?? '-'] ?? { word: 'unknown', style: 'other' };
  return flaky.has(test) && results[test] !== 'P' ? { word: `${cell.word}, flaky`, style: 'other' } : cell;
}

/** What the rows of the matrix can be narrowed to, in the order of its buttons. */
export const filterNames = ['all', 'failing', 'fixed', 'broken', 'missing', 'flaky', 'differing'] as const;
export type FilterName = (typeof filterNames)[number];

/** Tests of each filter, ascending: in any of the worlds. `failing`: on the baseline; `differing`: not the same in all worlds. */
export function filteredTests(total: number, worlds: readonly MatrixWorld[]): Record<FilterName, number[]> {
  const found: Record<FilterName, number[]> = { all: [], failing: [], fixed: [], broken: [], missing: [], flaky: [], differing: [] };
  const baseline = worlds.find(({ world }) => world === 'baseline');
  for (let test = 0; test < total; test++) {
    found.all.push(test);
    if (isFailing(baseline?.results[test])) found.failing.push(test);
    if (worlds.some(({ results }) => results[test] !== worlds[0]?.results[test])) found.differing.push(test);
    for (const name of ['fixed', 'broken', 'missing', 'flaky'] as const) {
      if (worlds.some((world) => world[name].has(test))) found[name].push(test);
    }
  }
  return found;
}

function isFailing(letter: string | undefined): boolean {
  return letter === 'f' || letter === 'e';
}

/** How the tests of a world came out, test by test: `3 of 5 tests pass, 1 skipped`. Reports may count otherwise, assertion by assertion. */
export function tallyText({ results }: GateResult): string {
  const letters = [...results].filter((letter) => letter !== '-');
  if (letters.length === 0) return 'no test is known';
  const tally = (wanted: string): number => letters.filter((letter) => wanted.includes(letter)).length;
  const others = [[tally('s'), 'skipped'], [tally('t'), 'to do'], [tally('P'), 'only after a retry']] as const;
  return `${tally('pP')} of ${count(letters.length, 'test')} pass${others.flatMap(([number, what]) => (number === 0 ? [] : [`, ${number} ${what}`])).join('')}`;
}

/** What the baseline showed: how many tests ran or were skipped there, and which failed or were not stable, as indices. */
export function baselineTests({ baseline: { result } }: Pick<Evidence, 'baseline'>): { known: number; failing: number[]; flaky: number[] } {
  if (result === null) return { known: 0, failing: [], flaky: [] };
  const letters = [...result.results];
  return {
    known: letters.filter((letter) => letter !== '-').length,
    failing: letters.flatMap((letter, index) => (isFailing(letter) ? [index] : [])),
    flaky: [...flakyTests(result)],
  };
}
