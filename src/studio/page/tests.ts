import type { Evidence } from '../../core/documents/evidence.js';
import { onlyExitStatus } from '../gate-alone.js';
import { count } from '../quantities.js';
import { testTitle } from '../words.js';
import { html, type Html } from './html.js';
import { cellOf, matrixWorlds, type MatrixWorld } from './matrix.js';
import { name, scrolling, section } from './pieces.js';

const mostTests = 200;
const mostWorlds = 24;

/**
 * Every test in every world; of many tests, those that differ or fail come first. With the script it becomes a table of
 * all tests with filters. Null where no test is known.
 */
export function testsSection(evidence: Evidence): Html | null {
  if (evidence.tests.length === 0) return null;
  const worlds = matrixWorlds(evidence);
  const shownWorlds = worlds.slice(0, mostWorlds);
  const shown = mostTelling(evidence.tests.length, worlds);
  const caption = [
    `${count(evidence.tests.length, 'test')} in ${count(worlds.length, 'world')}.`,
    shown.length < evidence.tests.length ? ` ${shown.length} are shown, those whose results differ or fail first.` : '',
    shownWorlds.length < worlds.length ? ` ${count(worlds.length - shownWorlds.length, 'more world')} not shown.` : '',
  ];
  const head = shownWorlds.map(({ world }) => html`<th scope="col">${world}</th>`);
  const rows = shown.map((index) => {
    const test = evidence.tests[index];
    return html`<tr id="test-${index}"><th scope="row"><a href="#test-${index}">${name(test === undefined ? '' : testTitle(test))}</a></th>${shownWorlds.map((world) => resultCell(world, index))}</tr>`;
  });
  const table = scrolling('Tests in all worlds', html`<table><caption>${caption}</caption><thead><tr><th scope="col">Test</th>${head}</tr></thead><tbody>${rows}</tbody></table>`);
  return section('tests', 'Tests', [html`<p class="note">${onlyExitStatus(evidence) ? 'Nothing is known per test: (gate) is the exit status of the command as a whole.' : 'Each test in each world.'} <b>fixed</b>: fails on the baseline, passes there; <b>broken</b>: the reverse; <b>missing</b>: ran on the baseline, does not run there.</p>`, html`<div id="matrix">${table}</div>`]);
}

/** Indices of the tests to show, in their order. */
function mostTelling(total: number, worlds: readonly MatrixWorld[]): number[] {
  const all = Array.from({ length: total }, (_, index) => index);
  if (total <= mostTests) return all;
  const isPlain = (index: number): boolean => worlds.every(({ results }) => results[index] === 'p');
  return [...all.filter((index) => !isPlain(index)), ...all.filter(isPlain)].slice(0, mostTests).sort((a, b) => a - b);
}

function resultCell(world: MatrixWorld, test: number): Html {
  const { word, style } = cellOf(world, test);
  return html`<td class="${style}">${word}</td>`;
}
