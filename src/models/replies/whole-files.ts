import { readMarkdown } from '../../candidates/comments/markdown.js';
import type { FileChange, ReadChanges } from './changes.js';
import { pathIn } from './edit-blocks.js';
import { linesWithEnds } from './placing.js';

/** A line that stands for others: an ellipsis alone, or a comment with one or with words like "rest of the file". */
const elision = /^[ \t]*(?:(?:\.{3}|…)[ \t]*|(?:\/\/|#|--|;|\/\*|<!--|\*|%)[ \t]*(?:(?:\.{3}|…).*|.{0,40}\b(?:rest of|remaining|existing|unchanged|same as before)\b.{0,60}))$/im;

/**
 * Reads a reply that shows files as they shall be: a path on the line above a fence. Models leave parts out of whole files
 * more often than not, so one is taken only if it is new, or starts and ends as the snapshot's does and leaves out nothing.
 */
export async function readWholeFiles(reply: string, read: (path: string) => Promise<string | null>): Promise<ReadChanges> {
  const result: ReadChanges = { changes: [], faults: [] };
  for (const { path, content } of namedFences(reply)) {
    const text = await read(path);
    const lines = content.replace(/\n$/, '').split('\n');
    if (elision.test(content)) result.faults.push(`${path}: the file is shown with parts left out; answer with the change instead`);
    else if (text === null) result.changes.push({ kind: 'create', path, lines });
    else if (sameEnds(text, content)) result.changes.push(wholeEdit(path, text, lines));
    else result.faults.push(`${path}: the file is shown instead of the change, and does not start and end as the one in the snapshot; answer with the change`);
  }
  return result;
}

function wholeEdit(path: string, text: string, replace: readonly string[]): FileChange {
  const search = linesWithEnds(text).map((line) => line.replace(/\r?\n$/, ''));
  return { kind: 'edit', path, movedTo: null, edits: [{ search, replace, anchors: [], atEnd: true }] };
}

function sameEnds(text: string, content: string): boolean {
  const [one, other] = [text, content].map((whole) => whole.trim().split(/\r?\n/).map((line) => line.trim()));
  return one?.[0] === other?.[0] && one?.at(-1) === other?.at(-1);
}

/** Fences whose path stands on the line above, or behind the language. */
function namedFences(reply: string): { path: string; content: string }[] {
  const { text, fences } = readMarkdown(reply);
  const lines = text.split('\n');
  return fences.flatMap(({ language, info, content }) => {
    const position = lines.findIndex((line, index) => /^\s{0,3}[`~]{3}/.test(line) && line.includes(language) && lines.slice(index + 1, index + 4).join('\n').startsWith(content.split('\n').slice(0, 3).join('\n').trimEnd()));
    const above = lines.slice(Math.max(0, position - 2), Math.max(0, position)).findLast((line) => line.trim() !== '');
    const path = pathIn(info.split(' ').slice(1).join(' ')) ?? pathIn(above ?? '');
    return path === null || !/[./]/.test(path) || /\s/.test(path) || content.trim() === '' ? [] : [{ path, content }];
  });
}
