import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../src/candidates/comments/markdown.js';

const diff = '```diff\nx\n```';
const fencesIn = (body: string) => readMarkdown(body).fences.map(({ language, content }) => [language, content]);
const wordsIn = (body: string) => readMarkdown(body).paragraphLines.filter((line) => line.includes('/try'));

describe('lines of paragraphs', () => {
  it.each([
    ['first line', '/try\n\ntext', ['/try']],
    ['behind a byte order mark', '\ufeff/try', ['/try']],
    ['CRLF', '/try branch a\r\ntext', ['/try branch a']],
    ['lone carriage returns', 'a\r/try\rb', ['/try']],
    ['after a hard break', 'text\\\n/try', ['/try']],
    ['before an HTML comment', '/try <!-- no\nmatter -->', ['/try  ']],
    ['after a closed HTML comment', '<!-- a -->\n\n/try', ['/try']],
    ['after a closed HTML quote', '<blockquote>\n\nx\n\n</blockquote>\n\n/try', ['/try']],
    ['inside details', '<details>\n\n/try\n\n</details>', ['/try']],
    ['emphasis in it', '/try branch a_b *c*', ['/try branch a_b *c*']],
    ['above a table', '/try\na | b\n--|--\nc | d', ['/try']],
    ['a text with a line of dashes and another number of cells', 'a\n--|--\n/try', ['/try']],
  ])('are read: %s', (_, body, lines) => {
    expect(wordsIn(body)).toEqual(lines);
  });

  it.each([
    ['fence', '```\n/try\n```'], ['unclosed fence', 'a\n\n~~~\n/try'], ['shorter fence inside', '````\n```\n/try\n```\n````'], ['indented code', '    /try'], ['tab', '\t/try'],
    ['code across lines', 'a `b\n/try` c'], ['quote', '> /try'], ['lazy line of a quote', '> a\n/try'], ['list', '- /try'], ['numbered list', '1. /try'], ['lazy line of a list', '- a\n/try'],
    ['heading', '# /try'], ['setext heading', '/try\n---'], ['table with outer pipes', '| /try | a |\n|---|---|'], ['table head', '/try | a\n--- | ---'], ['table row', 'a | b\n:--|--:\n/try | c'], ['one column', 'a\n:-\n/try'],
    ['HTML comment', '<!--\n\n/try\n\n-->'], ['inline HTML comment', 'a <!--\n/try\n-->'], ['HTML block', '<details>\n/try\n</details>'], ['HTML comment opened in a block', '<details>\n<!--\n\n/try\n\n-->\n</details>'],
    ['HTML quote', '<blockquote>\n\n/try\n\n</blockquote>'], ['HTML code', '<pre>\n\n/try\n\n</pre>'], ['link text', '[a\n/try](b)'], ['emphasis across lines', '*a\n/try*'],
    ['footnote', '[^1]: some text\n/try'], ['one-word footnote', '[^1]: text\n/try'],
  ])('are not read inside: %s', (_, body) => {
    expect(wordsIn(body).filter((line) => /^\s*\/try/.test(line))).toEqual([]);
  });
});

describe('fences', () => {
  it.each<[string, string, [string, string][]]>([
    ['tildes', '~~~~patch\n```\nx\n~~~\n~~~~', [['patch', '```\nx\n~~~\n']]],
    ['info string with attributes', '``` diff title="a"\nx\n```', [['diff', 'x\n']]],
    ['indent of the fence', '  ```diff\n   x\n  \ty\n  ```', [['diff', ' x\n\ty\n']]],
    ['list item', '1. a\n\n   ```diff\n    x\n   ```', [['diff', ' x\n']]],
    ['details', `<details>\n\n${diff}\n\n</details>`, [['diff', 'x\n']]],
    ['unclosed', '```diff\nx', [['diff', 'x\n']]],
    ['entities', '```diff\n&lt;\n```', [['diff', '&lt;\n']]],
    ['no line', '```a\n```', [['a', '']]],
    ['one blank line', '```a\n\n```', [['a', '\n']]],
    ['two blank lines', '```a\n\n\n```', [['a', '\n\n']]],
    ['blank lines around', '```a\n\nx\n\n```', [['a', '\nx\n\n']]],
    ['opened and not gone on', '```a', [['a', '']]],
    ['closing fence with text behind', '```a\n``` b\n```', [['a', '``` b\n']]],
  ])('are read: %s', (_, body, fences) => {
    expect(fencesIn(body)).toEqual(fences);
  });

  it.each([
    ['quote', '> ```diff\n> x\n> ```'], ['list in a quote', '> - ```diff\n>   x\n>   ```'], ['quote in a list', '- > ```diff\n  > x\n  > ```'], ['indented code', '    ```diff\n    x\n    ```'],
    ['HTML comment', `<!--\n${diff}\n-->`], ['HTML comment opened in a block', `<div>\n<!--\n\n${diff}\n\n</div>`], ['HTML quote', `<blockquote>\n\n${diff}\n\n</blockquote>`], ['details without a blank line', `<details>\n${diff}\n</details>`],
    ['longer fence', `\`\`\`\`\n${diff}\n\`\`\`\``],
  ])('do not count as diffs inside: %s', (_, body) => {
    expect(fencesIn(body).filter(([language]) => language === 'diff')).toEqual([]);
  });
});

describe('readMarkdown', () => {
  const piece = fc.constantFrom('/try', '```', '~~~', 'diff', '> ', '- ', '1. ', '\n', '\r\n', '\n\n', '    ', '\t', '<!--', '-->', '<blockquote>', '`', '*', '[', '](', '[^1]: ', '|', '---', '===', '\\', '&', '\0', '\u200b', '\ud800', 'a');

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')), fc.string({ unit: 'binary' })), (body) => {
        const { text, paragraphLines, fences } = readMarkdown(body);
        expect(text).not.toContain('\r');
        expect(fences.every(({ content }) => content === '' || content.endsWith('\n'))).toBe(true);
        expect(paragraphLines.every((line) => !line.includes('\n'))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([['nested quotes', '>'.repeat(65_536)], ['many quotes', '> a\n\n'.repeat(16_000)], ['many lists', '- a\n\nb\n\n'.repeat(8_000)], ['many headings', 'a\n=\n'.repeat(16_000)], ['HTML comments without end', `a ${'<!--a'.repeat(13_000)}`], ['a long text', 'a'.repeat(200_000)]])('does not start on %s, which would take minutes', (_, body) => {
    expect(readMarkdown(body)).toMatchObject({ unreadable: true, paragraphLines: [], fences: [] });
  });

  it.each([['backticks', '`` ` '], ['spaces', ' '], ['tags', '<a>'], ['fences', '```\n'], ['lines', 'a\n'], ['diff lines', '-a\n+b\n ']])('ends soon on %s without end', (_, unit) => {
    const body = `/try ${unit.repeat(20_000 / unit.length)}x`;
    expect(readMarkdown(body).unreadable).toBe(false);
  });
});
