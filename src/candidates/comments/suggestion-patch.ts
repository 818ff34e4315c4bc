import { patchBetween } from '../../git/difference.js';
import { git, gitLine } from '../../git/git.js';
import type { ScratchRepository } from '../../git/scratch.js';
import { withIndex, writeTree, type ScratchIndex } from '../../patches/scratch-index.js';
import type { Suggestion } from './suggestions.js';

interface BaseFile {
  mode: string;
  content: Buffer;
}

/**
 * The patch that a set of suggestions makes of `base`, the id of a commit or tree that `scratch` can read; null when a range
 * is not in the file, or the file not in the tree. The set must not overlap (`compatibleSets`). The patch is git's own, with
 * full ids, so that any name, mode and line end is recorded as it is; it is empty when the suggestions change nothing.
 */
export function suggestionPatch(scratch: ScratchRepository, base: string, suggestions: readonly Suggestion[]): Promise<Buffer | null> {
  return withIndex(scratch, base, async (index) => {
    const entries: string[] = [];
    for (const path of new Set(suggestions.map((suggestion) => suggestion.path))) {
      const file = await readFile(index, base, path);
      const content = file && replaceLines(file.content, suggestions.filter((suggestion) => suggestion.path === path));
      if (!file || !content) return null;
      const blob = await gitLine(index.place, ['hash-object', '-w', '--stdin'], { input: content });
      entries.push(`${file.mode} ${blob}\t${path}\0`);
    }
    await git(index.place, ['update-index', '-z', '--index-info'], { input: entries.join('') });
    const tree = await writeTree(index);
    return patchBetween(index.place, base, tree);
  });
}

async function readFile(index: ScratchIndex, base: string, path: string): Promise<BaseFile | null> {
  // A name that leads out of the tree is an error to git and means here that there is no such file.
  const listed = await git(index.place, ['ls-tree', '-z', '--full-tree', base, '--', path], { accept: [0, 128] });
  const match = /^(\d+) blob ([0-9a-f]+)\t([^\0]*)\0$/.exec(listed.stdout.toString('utf8'));
  if (match?.[3] !== path) return null;
  const [, mode = '', blob = ''] = match;
  return { mode, content: (await git(index.place, ['cat-file', 'blob', blob])).stdout };
}

/**
 * Replaces ranges of lines; null when one is not in the file. New lines end as the replaced ones did, so a file with CRLF
 * keeps it, and a last line without a line feed stays without.
 */
export function replaceLines(content: Buffer, suggestions: readonly Suggestion[]): Buffer | null {
  // One character per byte: whatever the file's encoding is, the other lines stay as they are.
  const lines = content.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
  for (const { startLine, endLine, replacement } of suggestions.toSorted((one, other) => other.startLine - one.startLine)) {
    if (startLine < 1 || endLine < startLine || endLine > lines.length) return null;
    lines.splice(startLine - 1, endLine - startLine + 1, asWritten(replacement, lines, startLine - 1, endLine - 1));
  }
  return Buffer.from(lines.join(''), 'latin1');
}

function asWritten(replacement: string, lines: readonly string[], first: number, last: number): string {
  const model = lines[first]?.endsWith('\n') ? lines[first] : (lines[first - 1] ?? '\n');
  const text = Buffer.from(replacement).toString('latin1');
  const ended = model.endsWith('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;
  return lines[last]?.endsWith('\n') ? ended : ended.replace(/\r?\n$/, '');
}
