import { count } from '../quantities.js';
import { html, type Html } from './html.js';
import { code } from './pieces.js';

/** The part of a list that is shown, and a sentence on the rest, or null. */
export function firstOf<Item>(items: readonly Item[], most: number, thing: string): { shown: readonly Item[]; note: Html | null } {
  const hidden = items.length - most;
  return { shown: items.slice(0, most), note: hidden > 0 ? html`<p class="note">${count(hidden, `more ${thing}`)} not shown here.</p>` : null };
}

const mostCharacters = 24_000;
const mostLines = 400;
const longestLine = 600;

/** Lines of a text that is too long for a page, and a sentence on where to find the whole, or null. */
export function linesOf(text: string, file: string): { lines: string[]; note: Html | null } {
  const all = text.slice(0, mostCharacters).replace(/\n$/, '').split('\n');
  const lines = all.slice(0, mostLines).map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  const cut = text.length > mostCharacters || all.length > mostLines || all.some((line) => line.length > longestLine);
  return { lines, note: cut ? html`<p class="note">Cut here. The whole is in ${code(file)}.</p>` : null };
}
