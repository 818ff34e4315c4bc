import { describe, expect, it } from 'vitest';
import { hidesCharacters, looksAlike } from '../../../src/core/policy/deceptive-text.js';

describe('text that is other than it looks', () => {
  it.each(['// \u202e } \u2066if (isAdmin)\u2069', 'na\u200bme', 'soft\u00adhyphen', 'a\u2060b', '\u061cx', 'tag\u{e0041}'])('hides characters: %j', (text) => {
    expect(hidesCharacters(text)).toBe(true);
  });

  it.each(['plain', '\ufeffwith a byte order mark', '\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '\u2764\ufe0f', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\ttab\r'])('hides none: %j', (text) => {
    expect(hidesCharacters(text)).toBe(false);
  });

  it.each(['numb\u0435rs.test.sh', '\u0440ages.js', 'src/\u03bfmega.ts'])('looks like another name: %j', (name) => {
    expect(looksAlike(name)).toBe(true);
  });

  it.each(['numbers.test.sh', '\u0447\u0438\u0441\u043b\u0430.md', '\u03b1\u03b2\u03b3.txt', '\u0447\u0438\u0441\u043b\u0430-en.md', 'stra\u00dfe', '\u4e2d\u6587.md'])('looks like itself: %j', (name) => {
    expect(looksAlike(name)).toBe(false);
  });
});
