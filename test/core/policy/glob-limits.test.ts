import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { defaultVolatile } from '../../../src/core/equality.js';
import { globFault } from '../../../src/core/policy/glob-limits.js';

describe('a configured glob', () => {
  it.each(['benchmarks/**', 'dist/build-info.json', '**/*.snap', '**/{a,b}-*.[ch]', 'a b/c?.txt', 'reports/*.xml', 'with \\(parentheses\\)/*', '[(]x', ...defaultVolatile])('is taken: %s', (glob) => {
    expect(globFault(glob)).toBeNull();
  });

  it.each([
    ['x'.repeat(1_001), 'is longer than 1000 characters'],
    ['+(a|aa)b', 'has parentheses'],
    ['!(src)/**', 'begins with !'],
    ['!lock', 'begins with !'],
    ['', 'is empty'],
    ['a/!(src)/**', 'has parentheses'],
    ['{a,{b,c}}', 'has braces inside braces'],
    ['{1..99999999}', 'has a range in braces'],
    ['{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b}', 'stands for more than 64 alternatives'],
    ['*a*b*c*d', 'has more than 3 times * between two slashes'],
    ['**/a/**/b/**/c/**/d', 'has more than 3 times **'],
  ])('is refused with the reason: %s', (glob, reason) => {
    expect(globFault(glob)).toContain(reason);
  });

  it('that is taken is matched in bounded time, whatever the path', { timeout: 30_000 }, () => {
    const part = fc.constantFrom('*', '**', 'a', '-', '/', '{a,aa}', '[a-]', '?', '.', '{-,--,a-}');
    const glob = fc.array(part, { minLength: 1, maxLength: 14 }).map((parts) => parts.join('')).filter((text) => globFault(text) === null);
    const path = fc.array(fc.constantFrom('a', '-', 'a-', 'aa', '/'), { minLength: 1, maxLength: 120 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(glob, path, (text, name) => {
        expect(typeof picomatch(text, { dot: true, nocase: true, nonegate: true })(name)).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});
