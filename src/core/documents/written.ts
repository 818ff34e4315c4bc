/** Lone surrogates, which have no UTF-8 form, as `JSON.stringify` writes them: behind an even number of backslashes. */
const loneSurrogate = /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/;

/**
 * Reads JSON that is written in the one way in which this program writes it: by `JSON.stringify`, as a document with an
 * indentation of two and a line end, or as one line. So the same value has the same bytes, and no two readers can take it
 * for different things: of a key that stands twice some see the first and some the last (RFC 8259, section 4). The key
 * `__proto__` and lone surrogates are refused too. Throws a SyntaxError that says what is wrong.
 */
export function parseWritten(text: string, form: 'document' | 'line'): unknown {
  const value: unknown = JSON.parse(text);
  const written = form === 'document' ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value);
  if (written !== text) throw new SyntaxError('it is not written as this program writes JSON, or has a key twice');
  // Quotes within a string are escaped, so this is always a key.
  if (text.includes('"__proto__":')) throw new SyntaxError('it has the key __proto__');
  if (loneSurrogate.test(text)) throw new SyntaxError('it has half a character (a lone surrogate)');
  return value;
}
