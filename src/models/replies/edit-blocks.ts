import type { Edit, FileChange, ReadChanges } from './changes.js';

const opening = /^<{5,9} ?(?:SEARCH|ORIGINAL)\b/;
const divider = /^={5,9}\s*$/;
const closing = /^>{5,9} ?(?:REPLACE|UPDATED)\b/;
const fenceLine = /^\s{0,3}(?:`{3,}|~{3,})\s*(.*)$/;

/** How far above a block its path may stand. */
const pathReach = 3;

/** One block as written. `path` null: none stands above it. */
interface Block {
  path: string | null;
  search: string[];
  replace: string[];
}

/**
 * Reads edit blocks as aider writes them (aider's documentation, "Edit formats", diff): a path, then SEARCH, a divider and
 * REPLACE. A block without a path belongs to the file of the one before; an empty SEARCH makes a new file.
 */
export function readEditBlocks(text: string): ReadChanges {
  const { blocks, faults } = readBlocks(text.split('\n'));
  const byPath = new Map<string, Block[]>();
  let current: string | null = null;
  for (const block of blocks) {
    current = block.path ?? current;
    if (current === null) faults.push('a SEARCH block has no line with a path above it');
    else byPath.set(current, [...(byPath.get(current) ?? []), block]);
  }
  return { changes: [...byPath].map(([path, own]) => changeOf(path, own)), faults };
}

function changeOf(path: string, blocks: readonly Block[]): FileChange {
  const [first] = blocks;
  if (blocks.length === 1 && first && first.search.every((line) => line.trim() === '')) return { kind: 'create', path, lines: first.replace };
  const edits = blocks.map(({ search, replace }): Edit => ({ search, replace, anchors: [], atEnd: false }));
  return { kind: 'edit', path, movedTo: null, edits };
}

function readBlocks(lines: readonly string[]): { blocks: Block[]; faults: string[] } {
  const blocks: Block[] = [];
  const faults: string[] = [];
  for (let position = 0; position < lines.length; position += 1) {
    if (!opening.test(lines[position] ?? '')) continue;
    const middle = indexFrom(lines, position + 1, divider);
    const end = middle < 0 ? -1 : indexFrom(lines, middle + 1, closing);
    if (end < 0) {
      faults.push(`the SEARCH block in line ${position + 1} of the reply has no ${middle < 0 ? '=======' : '>>>>>>> REPLACE'} line below it`);
      break;
    }
    blocks.push({ path: pathAbove(lines, position), search: lines.slice(position + 1, middle), replace: lines.slice(middle + 1, end) });
    position = end;
  }
  return { blocks, faults };
}

function indexFrom(lines: readonly string[], from: number, form: RegExp): number {
  for (let index = from; index < lines.length; index += 1) if (form.test(lines[index] ?? '')) return index;
  return -1;
}

/** The path above a block: in the next line that is not blank, or behind the mark of a fence that opens there. */
function pathAbove(lines: readonly string[], position: number): string | null {
  for (let distance = 1; distance <= pathReach; distance += 1) {
    const line = lines[position - distance] ?? '';
    if (closing.test(line)) return null;
    const info = fenceLine.exec(line)?.[1];
    const path = pathIn(info === undefined ? line : (info.split(/\s+/).at(-1) ?? ''));
    if (path !== null && (info === undefined || /[./]/.test(path))) return path;
    if (info === undefined && line.trim() !== '') return null;
  }
  return null;
}

/** A path that stands alone on a line, without the marks that set it apart; null for anything else. */
export function pathIn(line: string): string | null {
  const plain = line
    .trim()
    .replace(/^(?:#{1,6}|[-*]|(?:file|path|filename)(?=:))[:\s]+/i, '')
    .replace(/^[*_`'"]+|[*_`'":]+$/g, '')
    .replace(/^\.\//, '');
  return plain === '' || plain.length > 500 || !/^[^\s<>|?*:][^<>|?*:]*$/.test(plain) || (/\s/.test(plain) && !/\.\w+$/.test(plain)) ? null : plain;
}
