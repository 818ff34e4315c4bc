import { brief } from '../text.js';
import { html, type Content, type Html } from './html.js';

const longestName = 200;

/** An untrusted name: one line, shortened, kept from turning the direction of the text around it. */
export function name(text: string): Html {
  return html`<bdi>${brief(text, longestName)}</bdi>`;
}

/** An untrusted name or value in the type of code. */
export function code(text: string): Html {
  return html`<code><bdi>${brief(text, longestName)}</bdi></code>`;
}

/** A section of the page with its heading. */
export function section(id: string, title: string, content: Content): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}

/** A table's frame: on narrow screens the table scrolls, not the page. */
export function scrolling(label: string, table: Html): Html {
  return html`<div class="scroll" role="group" aria-label="${label}" tabindex="0">${table}</div>`;
}

/** Names with their values; pairs without a value are left out. */
export function facts(pairs: readonly (readonly [string, Content])[]): Html {
  const known = pairs.filter(([, value]) => value !== null && value !== '');
  return html`<dl>${known.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A list, or nothing for an empty one. */
export function list(items: readonly Content[]): Html | null {
  return items.length === 0 ? null : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** Something that is opened by a click. */
export function folded(summary: Content, content: Content): Html {
  return html`<details><summary>${summary}</summary>${content}</details>`;
}

/** Something that is open until a click closes it. */
export function unfolded(summary: Content, content: Content): Html {
  return html`<details open=""><summary>${summary}</summary>${content}</details>`;
}

/** For, against, or neither. */
export type Mood = 'good' | 'bad' | 'open';

/** A verdict as a coloured word; the mood only repeats what the word says. */
export function badge(mood: Mood, word: string): Html {
  return html`<span class="badge ${mood}">${word}</span>`;
}

/** A link for an `https` address; any other address is only text. */
export function link(address: string, text: string): Html {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? html`<a href="${new URL(address).href}" rel="noreferrer">${name(text)}</a>` : name(text);
}
