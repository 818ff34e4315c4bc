import { element } from '../element.js';
import { diffLines, type DiffLine } from './diff-lines.js';
import type { Part } from './changed-parts.js';
import type { Token } from './tokens.js';

/** Longer patches stay plain: colouring them would take seconds. */
const longestPatch = 400_000;

/** Colours each patch of a candidate when it is first seen: now if it is open, else when it is opened. */
export function colourPatches(): void {
  for (const plain of document.querySelectorAll<HTMLElement>('#candidates pre.patch')) {
    const folded = plain.closest('details');
    if (folded === null || folded.open) colour(plain);
    else folded.addEventListener('toggle', () => colour(plain), { once: true });
  }
}

function colour(plain: HTMLElement): void {
  const patch = plain.textContent;
  const lines = patch.length > longestPatch ? null : diffLines(patch);
  if (lines === null) return;
  const label = plain.getAttribute('aria-label') ?? 'Patch';
  plain.replaceWith(element('div', { class: 'diffs', tabindex: '0', role: 'group', 'aria-label': label }, element('table', { class: 'diff', 'aria-label': label }, element('tbody', {}, ...lines.map(row)))));
}

const signs: Readonly<Record<DiffLine['kind'], string>> = { head: '', place: '', same: ' ', plus: '+', minus: '-' };

function row({ kind, before, after, tokens, changed }: DiffLine): HTMLElement {
  if (kind === 'head' || kind === 'place') return element('tr', { class: kind }, element('td', { colspan: '3' }, ...tokens.map(({ text }) => text)));
  const text = element('td', {}, signs[kind], ...pieces(tokens, changed));
  return element('tr', { class: kind }, element('td', { class: 'line' }, String(before ?? '')), element('td', { class: 'line' }, String(after ?? '')), text);
}

/** A line's tokens as elements, cut where a changed part begins or ends. */
function pieces(tokens: readonly Token[], changed: readonly Part[]): (Node | string)[] {
  const found: (Node | string)[] = [];
  let place = 0;
  for (const { text, kind } of tokens) {
    for (const { piece, isChanged } of cut(text, place, changed)) {
      const shown = kind === null ? piece : element('span', { class: `t-${kind}` }, piece);
      found.push(isChanged ? element('mark', {}, shown) : shown);
    }
    place += text.length;
  }
  return found;
}

function cut(text: string, place: number, changed: readonly Part[]): { piece: string; isChanged: boolean }[] {
  const edges = new Set([0, text.length, ...changed.flat().map((edge) => edge - place).filter((edge) => edge > 0 && edge < text.length)]);
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => ({ piece: text.slice(start, sorted[index + 1]), isChanged: changed.some(([from, to]) => from <= place + start && place + start < to) }));
}
