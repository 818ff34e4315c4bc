import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coAuthor } from '../../src/promotion/co-author.js';
import { hostileText } from '../studio/github/arbitrary.js';

describe('the credit of an author', () => {
  it.each(['octocat', 'a', 'a-b-1', 'x'.repeat(39), 'old-', 'ada_corp', 'renovate[bot]'])('%s', (login) => {
    expect(coAuthor({ login, id: 583231 })).toBe(`Co-authored-by: ${login} <583231+${login}@users.noreply.github.com>`);
  });

  it.each(['', '-a', 'x'.repeat(40), 'a b', 'a\nSigned-off-by: b', 'a>', '[bot]', 'ä', 'a_', 'a[bot]b'])('is refused for %j', (login) => {
    expect(coAuthor({ login, id: 1 })).toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 60])('is refused for the number %d', (id) => expect(coAuthor({ login: 'octocat', id })).toBeNull());

  it('is one trailer whatever the login', () => {
    fc.assert(
      fc.property(hostileText, (login) => {
        expect(coAuthor({ login, id: 1 }) ?? 'Co-authored-by: nobody <1+nobody@users.noreply.github.com>').toMatch(/^Co-authored-by: [\w-]+(?:\[bot\])? <1\+[\w-]+(?:\[bot\])?@users\.noreply\.github\.com>$/);
      }),
    );
  });
});
