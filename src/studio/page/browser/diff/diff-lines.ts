import { parsePatch } from 'diff';
import { languageOf } from './languages.js';
import { changedParts, type Part } from './changed-parts.js';
import { patchPart } from './patch-part.js';
import { tokenLines, type Token } from './tokens.js';

/** One line of a shown patch. Line numbers are those before and after the patch, null where the line is not there. */
export interface DiffLine {
  kind: 'head' | 'place' | 'same' | 'plus' | 'minus';
  before: number | null;
  after: number | null;
  tokens: Token[];
  /** Where the line differs from the one it replaces, as start and end in characters. */
  changed: Part[];
}

type ParsedFile = ReturnType<typeof parsePatch>[number];
type Hunk = ParsedFile['hunks'][number];

/** The lines of a patch with line numbers, tokens of the file's language and changed parts. Null for a text that is not a whole patch. */
export function diffLines(patch: string): DiffLine[] | null {
  try {
    const files = parsePatch(patchPart(patch));
    const lines = files.flatMap(fileLines);
    return lines.some(({ kind }) => kind === 'plus' || kind === 'minus') ? lines : null;
  } catch {
    return null; // cut, or not a patch: it is shown as the plain text that it is
  }
}

function fileLines({ oldFileName, newFileName, hunks }: ParsedFile): DiffLine[] {
  const path = withoutPrefix(newFileName === undefined || newFileName === '/dev/null' ? (oldFileName ?? '') : newFileName);
  const what = oldFileName === '/dev/null' ? ' (new)' : newFileName === '/dev/null' ? ' (deleted)' : '';
  return [plainLine('head', `${path}${what}`), ...hunks.flatMap((hunk) => hunkLines(hunk, languageOf(path)))];
}

function withoutPrefix(name: string): string {
  return name.replace(/^[ab]\//, '');
}

function plainLine(kind: 'head' | 'place', text: string): DiffLine {
  return { kind, before: null, after: null, tokens: [{ text, kind: null }], changed: [] };
}

function hunkLines({ oldStart, oldLines, newStart, newLines, lines }: Hunk, language: string | null): DiffLine[] {
  const texts = lines.filter((line) => !line.startsWith('\\'));
  const before = sideTokens(texts, '+', language);
  const after = sideTokens(texts, '-', language);
  let [oldLine, newLine] = [oldStart, newStart];
  const shown = lines.map((line): DiffLine => {
    if (line.startsWith('\\')) return plainLine('place', line.slice(2));
    if (line.startsWith('+')) return { kind: 'plus', before: null, after: newLine++, tokens: after.shift() ?? [], changed: [] };
    const tokens = before.shift() ?? [];
    if (line.startsWith('-')) return { kind: 'minus', before: oldLine++, after: null, tokens, changed: [] };
    return { kind: 'same', before: oldLine++, after: newLine++, tokens: after.shift() ?? tokens, changed: [] };
  });
  return [plainLine('place', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`), ...withChangedParts(shown)];
}

/** Tokens of one side of a hunk: each line is read in the context of its own side. */
function sideTokens(lines: readonly string[], otherSide: '+' | '-', language: string | null): Token[][] {
  const side = lines.filter((line) => !line.startsWith(otherSide)).map((line) => line.slice(1));
  if (language === null) return side.map((text) => [{ text, kind: null }]);
  return tokenLines(side.join('\n'), language);
}

/** Pairs runs of removed lines with as many added lines right after them. */
function withChangedParts(lines: DiffLine[]): DiffLine[] {
  for (let index = 0; index < lines.length; index++) {
    const removed = runLength(lines, index, 'minus');
    const added = runLength(lines, index + removed, 'plus');
    if (removed > 0 && removed === added) {
      for (let pair = index; pair < index + removed; pair++) markPair(lines[pair], lines[pair + removed]);
    }
    index += Math.max(0, removed + added - 1);
  }
  return lines;
}

function runLength(lines: readonly DiffLine[], start: number, kind: DiffLine['kind']): number {
  let length = 0;
  while (lines[start + length]?.kind === kind) length++;
  return length;
}

function markPair(removed: DiffLine | undefined, added: DiffLine | undefined): void {
  if (removed === undefined || added === undefined) return;
  const parts = changedParts(textOf(removed), textOf(added));
  removed.changed = parts.before;
  added.changed = parts.after;
}

function textOf({ tokens }: DiffLine): string {
  return tokens.map(({ text }) => text).join('');
}
