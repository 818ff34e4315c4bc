/**
 * Lets a parser that keeps a whole CDATA section in memory read one of any size: closes and reopens the section at the
 * end of every piece. The text of the document stays the same (XML 1.0, section 2.7: adjacent sections).
 */
export class CdataSplitter {
  #inside: 'markup' | 'comment' | 'instruction' | 'cdata' = 'markup';
  #held = '';

  /** The next piece for the parser. Up to eight characters stay behind where a delimiter may be cut. */
  split(piece: string): string {
    const text = this.#held + piece;
    const end = text.length - heldLength(text);
    this.#held = text.slice(end);
    const ready = text.slice(0, end);
    this.#follow(ready);
    return this.#inside === 'cdata' ? `${ready}]]><![CDATA[` : ready;
  }

  /** What is left at the end of the document. */
  end(): string {
    return this.#held;
  }

  #follow(text: string): void {
    for (let at = 0; at >= 0; ) at = this.#inside === 'markup' ? this.#opening(text, at) : this.#closing(text, at);
  }

  /** Position after the next construct in which markup does not count, or -1. */
  #opening(text: string, from: number): number {
    delimiters.lastIndex = from;
    const found = delimiters.exec(text)?.[0];
    if (found === undefined) return -1;
    this.#inside = found === '<!--' ? 'comment' : found === '<?' ? 'instruction' : 'cdata';
    return delimiters.lastIndex;
  }

  #closing(text: string, from: number): number {
    const delimiter = this.#inside === 'comment' ? '-->' : this.#inside === 'instruction' ? '?>' : ']]>';
    const at = text.indexOf(delimiter, from);
    if (at < 0) return -1;
    this.#inside = 'markup';
    return at + delimiter.length;
  }
}

const delimiters = /<!--|<\?|<!\[CDATA\[/g;

/** How many characters at the end may be the beginning of a delimiter. */
function heldLength(text: string): number {
  return /(?:<!?|<!\[[CDAT]*|<!-|-{1,2}|\]{1,2}|\?)$/.exec(text.slice(-8))?.[0].length ?? 0;
}
