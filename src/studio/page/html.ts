import { manyLines } from '../text.js';

/** Markup that is safe to put into a page. Only the tag `html` and `trustedMarkup` make it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template: markup as it is, everything else as text; null is nothing. */
export type Content = Html | string | number | null | readonly Content[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return manyLines(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function markupOf(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.toString();
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  return content.map(markupOf).join('');
}

/**
 * Markup from a template. Every value is escaped for text and for attributes in quotes, and what cannot be seen is shown
 * (`\u202e`), unless it is markup itself.
 */
export function html(template: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(template.map((part, index) => part + markupOf(values[index] ?? null)).join(''));
}

/** A constant of this program as markup. Never for anything from outside. */
export function trustedMarkup(constant: string): Html {
  return new Html(constant);
}
