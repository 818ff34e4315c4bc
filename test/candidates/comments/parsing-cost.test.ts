import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../../../src/candidates/comments/markdown.js';

const commentLength = 65_536;
const full = (unit: string, length = commentLength): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts on which the parser takes from two seconds to minutes, found by trying units over and over. What is still read takes a second or two (bench comments). */
const costly: [string, string][] = [
  ['list items in one line', full('1. ')],
  ['quotes and lists in one line', full('> - ')],
  ['nested lists', full('- a\n  - b\n')],
  ['nested lists with blank lines', full('* a\n\n  * b\n\n    * c\n\n')],
  ['deep quotes before many lines', `${full('> ', 2_000)}\n${full('> a\n')}`],
  ['deep lists before indented lines', `${full('- ', 1_000)}a\n${full(`${' '.repeat(1_000)}a\n`)}`],
  ['quotes apart', full('>\n\n')],
  ['underlined headings', full('a\n=\n')],
  ['emphasis that never closes', full('*a_')],
  ['emphasis of two kinds', full('*_')],
  ['emphasis over lines', full('*a_\n')],
  ['open brackets', full('[[a]')],
  ['images', full('![a]')],
  ['definitions', full('[a]: b\n')],
  ['HTML searched for its end', full('a<?')],
  ['short paragraphs', full('a\n\n', 131_072)],
  ['a fence that HTML hides', `<!--\n\`\`\`\n-->\n${full('1. ')}`],
];

/** What people paste, of the length of the longest comment. */
const ordinary: [string, string, number][] = [
  ['a log in a fence', `/try\n\n\`\`\`\n${full('2024-05-01T10:00:00Z [main] *** warn_level_2: <a.b> [x](y) > 3\n')}\n\`\`\`\n`, 1],
  ['a diff of lists', `/try\n\n\`\`\`diff\n${full('+    - - name: deep\n+      - 1. value\n-\n-- - a\n')}\n\`\`\`\n`, 1],
  ['a diff of Markdown', `/try\n\n~~~diff\n${full('+* *a_ **b** [c](d) <e> `f`\n+```\n+> 1. g\n+---\n')}\n~~~\n`, 1],
  ['a bare log', `/try\n\n${full('2024-05-01T10:00:00Z INFO [main] reader_of_index: took 3 ms for <index>, 12% * 4\n')}`, 0],
  ['a mail that quotes', `/try\n\n${full('> > the reader says that this line of a mail was quoted twice already\n', 30_000)}`, 0],
  ['a long list', `/try\n\n${full('- one of the things that were tried, with *emphasis* and `code` and a [link](https://example.com)\n')}`, 0],
];

describe('the cost of parsing', () => {
  test.each(costly)('refuses %s before it is spent', (_, text) => {
    expect(readMarkdown(text)).toMatchObject({ unreadable: true, fences: [], paragraphLines: [] });
  });

  test.each(ordinary)('reads %s', (_, text, fences) => {
    const read = readMarkdown(text);
    expect([read.unreadable, read.paragraphLines[0], read.fences.length]).toEqual([false, '/try', fences]);
  });

  test.each(['*a_', '[[a]', '1. ', '- a\n  - b\n', 'a\n=\n', 'a<?', '* * a\n', '[a]: b\n'])('reads more than a few dozen of %j', (unit) => {
    expect(readMarkdown(full(unit, 600)).unreadable).toBe(false);
  });
});
