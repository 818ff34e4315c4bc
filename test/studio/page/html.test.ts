import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, trustedMarkup } from '../../../src/studio/page/html.js';
import { code, facts, link, list, name } from '../../../src/studio/page/pieces.js';
import { hostileNames } from '../evidence.js';

describe('the template tag', () => {
  it('escapes every value for text and quoted attributes', () => {
    expect(html`<p title="${`"'<>&`}">${'<b>&amp;</b>'}</p>`.toString()).toBe('<p title="&quot;&#39;&lt;&gt;&amp;">&lt;b&gt;&amp;amp;&lt;/b&gt;</p>');
  });

  it('keeps markup, joins lists and leaves out null', () => {
    expect(html`${[html`<i>${1}</i>`, null, ['<', trustedMarkup('<br>')]]}`.toString()).toBe('<i>1</i>&lt;<br>');
  });

  it('shows controls and changes of direction instead of obeying them', () => {
    expect(html`${'a\u202eb\u0000c\nd'}`.toString()).toBe('a\\u202eb\\u0000c\nd');
  });

  it('lets no text start markup or leave an attribute', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(hostileNames))), (text) => {
        const inside = html`${text}`.toString();
        expect(inside).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});

describe('the pieces of a page', () => {
  it('link only to https addresses', () => {
    expect(link('https://example.org/a?b=1&c', 'a').toString()).toBe('<a href="https://example.org/a?b=1&amp;c" rel="noreferrer"><bdi>a</bdi></a>');
    for (const address of ['javascript:alert(1)', 'http://example.org', 'data:text/html,x', '//example.org', 'nonsense']) expect(link(address, 'a').toString()).toBe('<bdi>a</bdi>');
  });

  it('shorten names and keep them on one line', () => {
    expect(name(hostileNames.long).toString()).toBe(`<bdi>${'x'.repeat(199)}…</bdi>`);
    expect(code('a\nb').toString()).toBe('<code><bdi>a\\nb</bdi></code>');
  });

  it('leave out facts without a value and lists without an item', () => {
    expect(facts([['a', null], ['b', ''], ['c', 0]]).toString()).toBe('<dl><div><dt>c</dt><dd>0</dd></div></dl>');
    expect(list([])).toBeNull();
  });
});
