import { oneLine } from '../text.js';

/** GitHub Markdown that is safe to post. Only the tag `md`, the blocks built on it and `trustedMarkdown` make it. */
export class Markdown {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What may stand in a template: Markdown as it is, everything else as plain text; null is nothing. */
export type Content = Markdown | string | number | null | readonly Content[];

/** Nothing. */
export const nothing = new Markdown('');

function markdownOf(content: Content): string {
  if (content === null) return '';
  if (content instanceof Markdown) return content.toString();
  if (typeof content === 'string') return plainText(content);
  if (typeof content === 'number') return String(content);
  return content.map(markdownOf).join('');
}

/**
 * Markdown from a template. Every value becomes plain text on one line, whatever it holds, unless it is Markdown itself.
 * What it gives may also stand inside an HTML block, as the text of `<summary>`.
 */
export function md(template: TemplateStringsArray, ...values: Content[]): Markdown {
  return new Markdown(template.map((part, index) => part + markdownOf(values[index] ?? null)).join(''));
}

/** A constant of this program, or what it wrote itself, as Markdown. Never for anything from outside. */
export function trustedMarkdown(constant: string): Markdown {
  return new Markdown(constant);
}

/** Whether there is nothing to show. */
export function isNothing(markdown: Markdown): boolean {
  return markdown.toString() === '';
}

/** A space of no width. GitHub looks for references in the finished text, so only another character in between keeps them apart. */
const separation = '&#8203;';

/**
 * Characters with a meaning in Markdown, as entities, which "cannot be used in place of symbols indicating structure in
 * CommonMark documents" (CommonMark 0.31, section 2.5). `#` and `@` are also parted from what follows: `#1`, `@user`,
 * `user@commit`, an address. A dollar sign that opens no formula is to stand in a span (GitHub, "Writing mathematical expressions").
 */
const meaningful: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '[': '&#91;',
  ']': '&#93;',
  '!': '&#33;',
  '*': '&#42;',
  _: '&#95;',
  '~': '&#126;',
  '`': '&#96;',
  '\\': '&#92;',
  '|': '&#124;',
  '#': `&#35;${separation}`,
  '@': `@${separation}`,
  $: '<span>$</span>',
};

/** Begins that make a list, a line across, a heading's underline or a code block of what follows. */
const blockStart = /^(?: |[-+](?=\s|$)|[-=](?=[-=\s]*$)|\d+[.)](?=\s|$))/;

/** Text of right-to-left scripts would reorder what stands beside it (Unicode Standard Annex 9, default classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Puts a text that runs from right to left into an isolate (first strong to pop); other text stays as it is. */
export function isolated(text: string, markdown: string): string {
  return rightToLeft.test(text) ? `\u2068${markdown}\u2069` : markdown;
}

/**
 * Untrusted text as plain text on one line: no mention, reference, address, commit id, emoji code, formula, markup, HTML or
 * block can come of it ("Autolinked references and URLs" and "Basic writing and formatting syntax" of GitHub's manual;
 * GitHub Flavored Markdown, section 6.9).
 */
function plainText(text: string): string {
  const line = oneLine(text);
  const inert = line
    .replace(/[0-9a-f]{7,}/gi, (digits) => digits.replace(/.{6}(?=.)/g, '$&\0')) // commit ids
    .replace(/:(?!\s|$)/g, ':\0') // emoji codes and the schemes of addresses
    .replace(/www(?=\.)/gi, '$&\0')
    .replace(/(?<=[a-z])-(?=\d)|(?<=ghsa)-/gi, '-\0') // GH-1 and the prefixes that a repository declares
    .replace(/[&<>"[\]!*_~`\\|#@$]/g, (character) => meaningful[character] ?? character)
    .replaceAll('\0', separation)
    .replace(blockStart, (start) => `${start.slice(0, -1)}&#${start.charCodeAt(start.length - 1)};`)
    .replace(/ $/, '&#32;');
  return isolated(line, inert);
}
