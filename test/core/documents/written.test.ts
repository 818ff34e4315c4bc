import { describe, expect, test } from 'vitest';
import { parseWritten } from '../../../src/core/documents/written.js';

describe('JSON in the one way in which it is written', () => {
  test('is read as a document and as a line', () => {
    const value = { b: [1, 0.0001, {}, []], a: { '2': null, x: 'é\u2028"\\ud800' } };
    expect(parseWritten(`${JSON.stringify(value, null, 2)}\n`, 'document')).toEqual(value);
    expect(parseWritten(JSON.stringify(value), 'line')).toEqual(value);
  });

  test.each([
    ['a key twice', '{"a":1,"a":2}'],
    ['a space', '{"a": 1}'],
    ['a number in another form', '{"a":1.0}'],
    ['a zero with a sign', '{"a":-0}'],
    ['an escape that need not be one', '{"a":"\\u0062"}'],
    ['a line end', '{"a":1}\n'],
    ['a byte order mark', '\ufeff{"a":1}'],
  ])('is refused with %s', (_what, text) => {
    expect(() => parseWritten(text, 'line')).toThrow(SyntaxError);
  });

  test('is refused with the key __proto__, which some readers lose, but not for a text of that name', () => {
    expect(() => parseWritten('{"a":{"__proto__":1}}', 'line')).toThrow(/__proto__/);
    expect(parseWritten('{"a":"\\"__proto__\\":"}', 'line')).toEqual({ a: '"__proto__":' });
  });

  test('is refused with half a character, which has no digest, but not for its name', () => {
    expect(() => parseWritten('{"a":"\\ud800"}', 'line')).toThrow(/half a character/);
    expect(() => parseWritten('{"a":"\\\\\\ud800"}', 'line')).toThrow(/half a character/);
    expect(parseWritten('{"a":"\\\\ud800"}', 'line')).toEqual({ a: '\\ud800' });
  });
});
