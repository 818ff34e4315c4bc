import { manyLines, oneLine } from '../text.js';
import { isNothing, isolated, md, nothing, trustedMarkdown, type Content, type Markdown } from './markdown.js';

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/**
 * Untrusted text as code on one line. The fence is longer than any run of backticks inside (CommonMark 0.31, section 6.1).
 * A pipe ends a table's cell even in code, and cannot be escaped behind a backslash, so such text gets the tag instead.
 */
export function code(text: string): Markdown {
  const line = oneLine(text);
  if (line === '') return trustedMarkdown('(empty)');
  if (line.includes('|')) return md`<code>${line}</code>`;
  const fence = '`'.repeat(longestRun(line) + 1);
  const padding = /^`|`$|^ .*[^ ].* $/.test(line) ? ' ' : '';
  return trustedMarkdown(isolated(line, `${fence}${padding}${line}${padding}${fence}`));
}

/**
 * Untrusted text of several lines as a fenced block, with a fence longer than any run of backticks inside. Characters that
 * cannot be seen are shown as escapes. `language`: of GitHub's highlighter, a constant.
 */
export function fenced(text: string, language: 'diff' | 'json' | 'sh' | 'text'): Markdown {
  const lines = manyLines(text).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return trustedMarkdown(`${fence}${language}\n${lines}\n${fence}`);
}

/** A link; of an address that is no plain web address only the label. The address cannot leave its place. */
export function link(label: Content, address: string): Markdown {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return md`${label}`;
  const safe = url.href.replaceAll('&', '&amp;').replace(/[^\w\-.~:/?#@!&+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
  return md`[${label}](${trustedMarkdown(`<${safe}>`)})`;
}

/** Blocks one below the other; nothing is left out. */
export function stack(blocks: readonly (Markdown | null)[]): Markdown {
  return trustedMarkdown(blocks.filter((block) => block !== null && !isNothing(block)).join('\n\n'));
}

/** Entries one after the other in a sentence: `a, b, c`. */
export function listed(entries: readonly Content[]): Markdown {
  return trustedMarkdown(entries.map((entry) => md`${entry}`).join(', '));
}

/** Longer entries one after the other in a sentence: `a; b; c`. */
export function separated(entries: readonly Content[]): Markdown {
  return trustedMarkdown(entries.map((entry) => md`${entry}`.toString()).join('; '));
}

/** A list of one-line entries. */
export function bullets(entries: readonly Content[]): Markdown {
  return trustedMarkdown(entries.map((entry) => md`- ${entry}`).join('\n'));
}

/** Something folded away under a line of text. */
export function folded(summary: string, body: Markdown): Markdown {
  return isNothing(body) ? nothing : md`<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** A column's name, and the side its cells stand at. */
export interface Column {
  name: string;
  side: 'left' | 'right';
}

/** A table of one-line cells (GitHub Flavored Markdown, section 4.10). */
export function table(columns: readonly Column[], rows: readonly (readonly Content[])[]): Markdown {
  const line = (cells: readonly Content[]): string => `|${cells.map((cell) => ` ${md`${cell}`.toString()} |`).join('')}`;
  const sides = `|${columns.map(({ side }) => (side === 'right' ? ' ---: |' : ' --- |')).join('')}`;
  return trustedMarkdown([line(columns.map(({ name }) => name)), sides, ...rows.map(line)].join('\n'));
}
