/**
 * Characters that do not stand for themselves: controls (C0, C1, DEL), line and paragraph separators, invisible and
 * direction-changing characters (Unicode categories Cc, Zl, Zp, Cf and what is ignorable by default, without the joiners
 * and variation selectors of emoji and scripts), and halves of surrogate pairs.
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])(?![\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const unsafeInLines = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])(?![\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return shortEscapes[character] ?? `\\u${code > 0xffff ? `{${code.toString(16)}}` : code.toString(16).padStart(4, '0')}`;
}

/** Untrusted text as one harmless line: what cannot be seen is written as an escape (`\n`, `\u001b`), the rest stays. */
export function oneLine(text: string): string {
  return text.replace(unsafeCharacters, visible);
}

/** Untrusted text of several lines: line feeds and tabs stay, `\r\n` becomes `\n`, whatever else cannot be seen is escaped. */
export function manyLines(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unsafeInLines, visible);
}

/** Untrusted text as one harmless line of at most `most` characters, the last of them an ellipsis if something was cut. */
export function brief(text: string, most: number): string {
  // One character of input gives at least one of output, so that a huge name need not be read to its end.
  const characters = [...oneLine(text.slice(0, most * 2 + 2))];
  return characters.length <= most && text.length <= most * 2 + 2 ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

let segmenter: Intl.Segmenter | null = null;

/** What a reader takes for one character. Made when it is first needed: the tables behind it take 8 ms to load. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

const wide = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]|\ufe0f/u;
const invisible = /^[\p{M}\p{Cf}]+$/u;

function graphemeWidth(grapheme: string): number {
  if (wide.test(grapheme)) return 2;
  return invisible.test(grapheme) ? 0 : 1;
}

/** Columns a text takes on a terminal, as far as can be told (East Asian Width W and F, emoji: two). No escape sequences. */
export function textWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemesOf(text)) width += graphemeWidth(segment);
  return width;
}

/** The start of a text that fits into `columns`, with an ellipsis if something was cut. */
export function cutToWidth(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const { segment } of graphemesOf(text)) {
    width += graphemeWidth(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return columns > 0 ? `${kept}…` : '';
}

/** A text in exactly `columns`, cut or filled up at the end (or, with `right`, at the start). */
export function fit(text: string, columns: number, side: 'left' | 'right' = 'left'): string {
  const cut = cutToWidth(text, columns);
  const filling = ' '.repeat(Math.max(0, columns - textWidth(cut)));
  return side === 'left' ? cut + filling : filling + cut;
}

/** Lines of at most `columns`, broken at spaces; a word that is longer than a line is cut into pieces. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, columns))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function pieces(word: string, columns: number): string[] {
  if (textWidth(word) <= columns) return [word];
  const found: string[] = [];
  let piece = '';
  for (const { segment } of graphemesOf(word)) {
    if (piece !== '' && textWidth(piece + segment) > columns) {
      found.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...found, piece];
}
