import { count } from '../quantities.js';
import { html, type Html } from './html.js';
import { code } from './pieces.js';

/** The part of a list that is shown, and a sentence on the rest, or null. */
export function firstOf<Item>(items: readonly Item[], most: number, thing: string): { shown: readonly Item[]; note: Html | null } {
  const hidden = items.length - most;
  return { shown: items.slice(0, most), note: hidden > 0 ? html`<p class="note">${count(hidden, `more ${thing}`)} not shown here.</p>` : null };
}

const longestLine = 2000;

/** Most of a text that goes onto the page. */
export interface TextLimits {
  characters: number;
  lines: number;
}

/** Lines of a text that may be too long for a page, and a sentence on where to find the whole, or null. */
export function linesOf(text: string, file: string, most: TextLimits): { lines: string[]; note: Html | null } {
  const all = text.slice(0, most.characters).replace(/\n$/, '').split('\n');
  const lines = all.slice(0, most.lines).map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  const cut = text.length > most.characters || all.length > most.lines || all.some((line) => line.length > longestLine);
  return { lines, note: cut ? html`<p class="note">Cut here. The whole is in ${code(file)}.</p>` : null };
}
