import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, fenced, folded, link, stack, table } from '../../../src/studio/github/blocks.js';
import { md, trustedMarkdown } from '../../../src/studio/github/markdown.js';
import { manyLines, oneLine } from '../../../src/studio/text.js';
import { hostileText } from './arbitrary.js';
import { nodesOf, referencesIn, rendered, structures, visibleText } from './rendering.js';

const runs = { numRuns: 150 };

/** An address without percent-encoding. */
const bytesOf = (address: string): string => address.replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Runs of spaces are one space to a reader, and none at the ends of a line. */
const asRead = (text: string): string => text.replace(/[ \t]+/g, ' ').trim();

describe('untrusted text as plain text', () => {
  const cases: [string, string, string][] = [
    ['a mention', 'ask @octocat', 'ask @&#8203;octocat'],
    ['a number', 'see #12', 'see &#35;&#8203;12'],
    ['a commit id', '0123456789abcdef', '012345&#8203;6789ab&#8203;cdef'],
    ['an address', 'http://x.example', 'http:&#8203;//x.example'],
    ['an address without a scheme', 'www.x.example', 'www&#8203;.x.example'],
    ['an emoji code', ':+1:', ':&#8203;+1:'],
    ['GH-1', 'GH-1', 'GH-&#8203;1'],
    ['an image', '![i](x)', '&#33;&#91;i&#93;(x)'],
    ['an HTML comment', '<!-- x -->', '&lt;&#33;-- x --&gt;'],
    ['a formula', '$a$', '<span>$</span>a<span>$</span>'],
    ['a line break', 'a\nb', 'a&#92;nb'],
    ['a heading', '# a', '&#35;&#8203; a'],
    ['a list', '- a', '&#45; a'],
    ['a numbered list', '12. a', '12&#46; a'],
    ['a number with a point', '2.5 s', '2.5 s'],
    ['a line across', '---', '&#45;--'],
    ['an underline', '==', '&#61;='],
    ['changed lines', '+1 −1', '+1 −1'],
    ['a table', 'a|b', 'a&#124;b'],
    ['a change of direction', 'a\u202eb', 'a&#92;u202eb'],
    ['text from right to left', 'שלום', '\u2068שלום\u2069'],
    ['a sentence', 'A: 2 tests fail (first: pages > last page).', 'A: 2 tests fail (first: pages &gt; last page).'],
  ];
  it.each(cases)('writes %s so that it stays text', (_, text, written) => expect(md`${text}`.toString()).toBe(written));

  it('is the same text to a reader, and nothing else, wherever it stands', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tree = rendered(md`${text}`.toString());
        expect(structures(tree)).toEqual([]);
        expect(referencesIn(tree)).toEqual([]);
        expect(asRead(visibleText(tree))).toBe(asRead(oneLine(text).replace(/[\u200b\u2068\u2069]/g, '')));
      }),
      runs,
    );
  });

  it.each([
    ['a heading', (text: string) => md`### ${text}`, ['heading']],
    ['a list', (text: string) => md`- ${text}`, ['list', 'listItem']],
    ['a quote', (text: string) => md`> ${text}`, ['blockquote']],
    ['a table', (text: string) => table([{ name: 'n', side: 'left' }], [[text]]), ['table', 'tableRow', 'tableCell', 'tableRow', 'tableCell']],
    ['two columns', (text: string) => table([{ name: text, side: 'left' }, { name: 'm', side: 'right' }], [[code(text), text]]), ['table', 'tableRow', 'tableCell', 'tableCell', 'tableRow', 'tableCell', 'tableCell']],
    ['a paragraph of more', (text: string) => md`a ${text}, ${text} b\n${text}`, []],
  ] as const)('makes nothing of %s but that', (_, write, expected) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tree = rendered(write(text).toString());
        expect(structures(tree)).toEqual(expected);
        expect(referencesIn(tree)).toEqual([]);
      }),
      runs,
    );
  });

  it('stays inside the summary of something folded', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tree = rendered(folded(text, md`${text}`).toString());
        const markup = nodesOf(tree).flatMap((node) => (node.type === 'html' && !/^<\/?span>$/.test(node.value) ? [node.value] : []));
        expect(markup).toHaveLength(text === '' ? 0 : 2);
        expect(markup[0] ?? '').toMatch(/^(?:<details><summary>(?:[^<>]|<\/?span>)*<\/summary>)?$/);
        expect(markup[1] ?? '</details>').toBe('</details>');
      }),
      runs,
    );
  });
});

describe('untrusted text as code', () => {
  it.each([
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['', '(empty)'],
    ['@octocat', '`@octocat`'],
    ['a|b`', '<code>a&#124;b&#96;</code>'],
    ['a\nb', '`a\\nb`'],
  ])('%j', (text, written) => expect(code(text).toString()).toBe(written));

  it('is that text and nothing else', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tree = rendered(md`${code(text)} ${code(text)}`.toString());
        expect(structures(tree)).toEqual([]);
        expect(referencesIn(tree)).toEqual([]);
        const shown = oneLine(text).replace(/[\u200b\u2068\u2069]/g, '') || '(empty)';
        expect(asRead(visibleText(tree))).toBe(asRead(`${shown} ${shown}`));
      }),
      runs,
    );
  });

  it('keeps every line of a block, and ends where it should', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 6 }), (lines) => {
        const text = lines.join('\n');
        const tree = rendered(stack([folded('s', fenced(text, 'diff')), md`after`]).toString());
        expect(structures(tree)).toEqual(['html <details><summary>s</summary>', 'code', 'html </details>']);
        expect(nodesOf(tree).find(({ type }) => type === 'code')).toMatchObject({ lang: 'diff', value: manyLines(text).replace(/\n$/, '') });
      }),
      runs,
    );
  });
});

describe('links', () => {
  it.each([
    ['https://github.com/a/b/actions/runs/1?x=1&y=2#z', '[l](<https://github.com/a/b/actions/runs/1?x=1&amp;y=2#z>)'],
    ['https://x.example/a>b)c d"', '[l](<https://x.example/a%3Eb%29c%20d%22>)'],
    ['javascript:alert(1)', 'l'],
    ['https://user:word@x.example', 'l'],
    ['no address', 'l'],
  ])('of %s', (address, written) => expect(link('l', address).toString()).toBe(written));

  it('lead to the address and nowhere else', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), hostileText, (address, text) => {
        const links = nodesOf(rendered(md`a ${link(md`l ${text}`, address)} b`.toString())).filter((node) => node.type === 'link');
        expect(links).toHaveLength(1);
        expect(bytesOf(links[0]?.url ?? '')).toBe(bytesOf(new URL(address).href));
      }),
      { numRuns: 100 },
    );
  });

  it('cannot be left by any address', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tree = rendered(md`${link('l', `https://x.example/${text}`)}`.toString());
        expect(structures(tree)).toEqual(['link']);
        expect(visibleText(tree)).toBe('l');
      }),
      runs,
    );
  });
});

it('leaves what the program wrote itself as it is', () => {
  expect(md`${trustedMarkdown('**a**')}${null}${1}${['*', md`_`]}`.toString()).toBe('**a**1&#42;_');
});
