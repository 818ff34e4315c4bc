import type { Evidence, GateResult } from '../../core/documents/evidence.js';
import { resultOf } from '../lanes.js';
import { count } from '../quantities.js';
import { testTitle } from '../words.js';
import { html, type Html } from './html.js';
import { name, scrolling, section } from './pieces.js';

const mostTests = 200;
const mostWorlds = 24;

const cells: Readonly<Record<string, { word: string; style: string }>> = {
  p: { word: 'pass', style: 'passed' },
  P: { word: 'pass (retried)', style: 'other' },
  f: { word: 'fail', style: 'failed' },
  e: { word: 'error', style: 'failed' },
  s: { word: 'skipped', style: 'other' },
  t: { word: 'todo', style: 'other' },
  '-': { word: 'absent', style: 'other' },
};

/** Every test in every world; of many tests, those that differ or fail come first. Null where no test is known. */
export function testsSection(evidence: Evidence): Html | null {
  if (evidence.tests.length === 0) return null;
  const worlds = worldsWithResults(evidence);
  const shownWorlds = worlds.slice(0, mostWorlds);
  const shown = mostTelling(evidence.tests.length, worlds.map(({ result }) => result));
  const caption = [
    `${count(evidence.tests.length, 'test')} in ${count(worlds.length, 'world')}.`,
    shown.length < evidence.tests.length ? ` ${shown.length} are shown, those whose results differ or fail first.` : '',
    shownWorlds.length < worlds.length ? ` ${count(worlds.length - shownWorlds.length, 'more world')} not shown.` : '',
  ];
  const head = shownWorlds.map(({ world }) => html`<th scope="col">${world}</th>`);
  const rows = shown.map((index) => {
    const test = evidence.tests[index];
    return html`<tr><th scope="row">${name(test === undefined ? '' : testTitle(test))}</th>${shownWorlds.map(({ result }) => resultCell(result.results[index]))}</tr>`;
  });
  return section('tests', 'Tests', scrolling('Tests in all worlds', html`<table><caption>${caption}</caption><thead><tr><th scope="col">Test</th>${head}</tr></thead><tbody>${rows}</tbody></table>`));
}

/** Baseline and replay first, so that they stay when there are more worlds than fit. */
function worldsWithResults(evidence: Evidence): { world: string; result: GateResult }[] {
  return ['baseline', 'replay-baseline', 'replay', ...evidence.candidates.map(({ id }) => id)].flatMap((world) => {
    const result = resultOf(evidence, world);
    return result === null ? [] : [{ world, result }];
  });
}

/** Indices of the tests to show, in their order. */
function mostTelling(total: number, results: readonly GateResult[]): number[] {
  const all = Array.from({ length: total }, (_, index) => index);
  if (total <= mostTests) return all;
  const telling = all.filter((index) => results.some(({ results: letters }) => letters[index] !== 'p'));
  const rest = all.filter((index) => results.every(({ results: letters }) => letters[index] === 'p'));
  return [...telling, ...rest].slice(0, mostTests).sort((a, b) => a - b);
}

function resultCell(letter: string | undefined): Html {
  const { word, style } = cells[letter ?? '-'] ?? { word: 'unknown', style: 'other' };
  return html`<td class="${style}">${word}</td>`;
}
