import type { Edit, FileChange, ReadChanges } from './changes.js';

const fileLine = /^\*\*\* (Update|Add|Delete) File: (.+?)\s*$/;
const moveLine = /^\*\*\* Move to: (.+?)\s*$/;
const endLine = /^\*\*\* End Patch\b/;

/**
 * Reads patches in the form `*** Begin Patch` (OpenAI's cookbook, "GPT-4.1 prompting guide", V4A): a section for each file,
 * places found by context and by `@@` lines, without line numbers.
 */
export function readBeginPatch(text: string): ReadChanges {
  const changes: FileChange[] = [];
  const faults: string[] = [];
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('*** Begin Patch'));
  const start = first < 0 ? lines.findIndex((line) => fileLine.test(line)) : first + 1;
  if (start < 0) return { changes, faults };
  const end = lines.findIndex((line, index) => index >= start && endLine.test(line));
  if (end < 0) faults.push('the patch has no "*** End Patch" line; it may have been cut off');
  const body = lines.slice(start, end < 0 ? undefined : end);
  for (const [position, line] of body.entries()) {
    const [, kind, path = ''] = fileLine.exec(line) ?? [];
    if (kind === undefined) continue;
    const next = body.findIndex((later, index) => index > position && fileLine.test(later));
    changes.push(changeOf(kind, path, body.slice(position + 1, next < 0 ? undefined : next), faults));
  }
  if (changes.length === 0 && faults.length === 0) faults.push('the patch has no "*** Update File: path" line');
  return { changes, faults };
}

function changeOf(kind: string, path: string, lines: readonly string[], faults: string[]): FileChange {
  if (kind === 'Delete') return { kind: 'delete', path };
  if (kind === 'Add') return { kind: 'create', path, lines: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)) };
  const movedTo = lines.map((line) => moveLine.exec(line)?.[1]).find((target) => target !== undefined) ?? null;
  const edits = editsIn(lines.filter((line) => !moveLine.test(line)));
  if (edits.length === 0 && movedTo === null) faults.push(`the section for ${path} changes nothing`);
  return { kind: 'edit', path, movedTo, edits };
}

/** Chunks begin with `@@` lines, of which several may follow each other, or right at the section's top. */
function editsIn(lines: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let open = { search: [] as string[], replace: [] as string[], anchors: [] as string[], atEnd: false };
  const close = (): void => {
    const { search, replace } = open;
    // Blank lines before the next mark belong to the text around the chunk.
    while (search.length > 1 && search.at(-1) === '' && replace.at(-1) === '') {
      search.pop();
      replace.pop();
    }
    if (search.join('\n') !== replace.join('\n')) edits.push(open);
    open = { search: [], replace: [], anchors: [], atEnd: false };
  };
  for (const line of lines) {
    if (line.startsWith('@@')) {
      if (open.search.length > 0 || open.replace.length > 0) close();
      const anchor = line.slice(2).replace(/\s*@@\s*$/, '').trim();
      if (anchor !== '') open.anchors.push(anchor);
    } else if (line.startsWith('*** End of File')) open.atEnd = true;
    else if (line.startsWith('+')) open.replace.push(line.slice(1));
    else if (line.startsWith('-')) open.search.push(line.slice(1));
    else if (line === '' || line.startsWith(' ')) {
      open.search.push(line.slice(1));
      open.replace.push(line.slice(1));
    }
  }
  close();
  return edits;
}
