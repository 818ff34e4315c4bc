import type { TestId } from '../../../../core/documents/evidence.js';
import { testTitle } from '../../../words.js';
import type { PageData } from '../../data-shape.js';
import { cellOf, filterNames, type FilterName, type MatrixWorld } from '../../matrix.js';
import { button, element } from '../element.js';
import { TestMatrix, type SelectedTests, type Selection } from './selection.js';

const labels: Record<FilterName, string> = { all: 'All', failing: 'Failing on the baseline', fixed: 'Fixed', broken: 'Broken', missing: 'Missing', flaky: 'Flaky', differing: 'Differing' };

/** Widths of the columns, in the size of the page's text. */
const titleRem = 14;
const columnRem = 5.6;

/** The table of tests, to be led to one of them. */
export interface MatrixView {
  showTest(test: number): void;
}

/** Puts a table of all tests with filters, search and pages in the place of the written one. Null where there is none. */
export function showMatrix({ evidence }: PageData): MatrixView | null {
  const place = document.getElementById('matrix');
  if (place === null || evidence.tests.length === 0) return null;
  return new Matrix(place, new TestMatrix(evidence), evidence.tests);
}

class Matrix implements MatrixView {
  readonly #matrix: TestMatrix;
  readonly #tests: readonly TestId[];
  readonly #body = element('tbody');
  readonly #status = element('p', { class: 'note', role: 'status' });
  readonly #filters: readonly (readonly [FilterName, HTMLButtonElement])[];
  readonly #world: HTMLSelectElement;
  readonly #words = element('input', { type: 'search', placeholder: 'Find tests', 'aria-label': 'Find tests by words of their names' });
  readonly #previous = button('Previous', () => this.#change({ page: this.#selection.page - 1 }));
  readonly #next = button('Next', () => this.#change({ page: this.#selection.page + 1 }));
  #selection: Selection = { filter: 'all', world: null, words: '', page: 0 };

  constructor(place: HTMLElement, matrix: TestMatrix, tests: readonly TestId[]) {
    this.#matrix = matrix;
    this.#tests = tests;
    this.#filters = filterNames.map((filter) => [filter, button('', () => this.#change({ filter, page: 0 }))]);
    this.#world = element('select', {}, element('option', { value: '' }, 'any world'), ...matrix.worlds.map(({ world }) => element('option', { value: world }, world)));
    this.#world.addEventListener('change', () => this.#change({ world: this.#world.value === '' ? null : this.#world.value, page: 0 }));
    this.#words.addEventListener('input', () => this.#change({ words: this.#words.value, page: 0 }));
    place.replaceChildren(this.#controls(), this.#status, this.#table(), element('div', { class: 'bar' }, this.#previous, this.#next));
    this.#draw();
  }

  showTest(test: number): void {
    if (test >= this.#tests.length) return;
    this.#words.value = '';
    this.#world.value = '';
    this.#change({ filter: 'all', world: null, words: '', page: this.#matrix.pageOf(test) });
    const row = document.getElementById(`test-${test}`);
    row?.classList.add('target');
    row?.scrollIntoView({ block: 'center' });
  }

  #controls(): HTMLElement {
    const filters = element('div', { class: 'bar', role: 'group', 'aria-label': 'Show tests that are' }, ...this.#filters.map(([, filter]) => filter));
    return element('div', {}, filters, element('div', { class: 'bar' }, element('label', {}, 'in', this.#world), element('div', { class: 'grow' }, this.#words)));
  }

  #table(): HTMLElement {
    const head = this.#matrix.worlds.map(({ world }) => element('th', { scope: 'col' }, world));
    const table = element('table', { class: 'steady' }, element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'Test'), ...head)), this.#body);
    // Columns keep their widths whatever is shown, and the browser need not measure every cell.
    table.style.minWidth = `${titleRem + columnRem * this.#matrix.worlds.length}rem`;
    return element('div', { class: 'scroll', role: 'group', 'aria-label': 'Tests in all worlds', tabindex: '0' }, table);
  }

  #change(change: Partial<Selection>): void {
    this.#selection = { ...this.#selection, ...change };
    this.#draw();
  }

  #draw(): void {
    const selected = this.#matrix.select(this.#selection);
    this.#selection.page = selected.page;
    this.#body.replaceChildren(...selected.tests.map((test) => testRow(this.#tests[test], test, this.#matrix.worlds)));
    this.#status.textContent = statusOf(selected);
    this.#previous.disabled = selected.page === 0;
    this.#next.disabled = selected.page >= selected.pages - 1;
    for (const [filter, pressed] of this.#filters) {
      pressed.textContent = `${labels[filter]} ${selected.counts[filter]}`;
      pressed.setAttribute('aria-pressed', String(filter === this.#selection.filter));
    }
  }
}

function statusOf({ tests, total, first }: SelectedTests): string {
  return total === 0 ? 'No such test.' : `Tests ${first + 1} to ${first + tests.length} of ${total}.`;
}

function testRow(test: TestId | undefined, index: number, worlds: readonly MatrixWorld[]): HTMLElement {
  const title = test === undefined ? '' : testTitle(test);
  const cells = worlds.map((world) => {
    const { word, style } = cellOf(world, index);
    return element('td', { class: style }, word);
  });
  return element('tr', { id: `test-${index}` }, element('th', { scope: 'row' }, element('a', { href: `#test-${index}` }, element('bdi', {}, title))), ...cells);
}
