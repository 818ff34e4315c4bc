import type { ScratchRepository } from '../git/scratch.js';
import { applyToIndex, type ApplyArguments } from './attempt.js';
import { countsOf, type Hunk, type Section } from './document.js';
import { formOf, textFor } from './forms.js';
import { withIndex, writeTree } from './scratch-index.js';

/** Far behind the end of any file. */
const behindTheEnd = 1_000_000_000;

/**
 * Whether git chose one of several places for a hunk whose line numbers do not decide: it was moved, or its old and new
 * line number contradict each other. git itself is asked: with such hunks sought from the first and from the last line,
 * a unique context gives the same tree both times.
 *
 * `tree` is what the patch made of `base`; `moved` as git reported it.
 */
export async function isAmbiguous(scratch: ScratchRepository, base: string, sections: readonly Section[], how: ApplyArguments, moved: readonly [number, number][], tree: string): Promise<boolean> {
  const movedHunks = moved.map(([section, hunk]) => sections[section]?.hunks[hunk]);
  if (movedHunks.some(hasNothingToGoBy)) return true;
  const doubtful = new Set([...movedHunks, ...sections.flatMap((section) => section.hunks.filter((hunk) => contradictsItself(section, hunk)))]);
  if (doubtful.size === 0) return false;
  for (const start of [1, behindTheEnd]) {
    if ((await treeOf(scratch, base, soughtFrom(start, sections, doubtful), how)) !== tree) return true;
  }
  return false;
}

/** Without an old line there is only the line number, and git did not go by it. An unknown hunk cannot be examined. */
function hasNothingToGoBy(hunk: Hunk | undefined): boolean {
  return hunk === undefined || countsOf(hunk).old === 0;
}

function soughtFrom(start: number, sections: readonly Section[], doubtful: ReadonlySet<Hunk | undefined>): Section[] {
  // An old start of 1 would tie the hunk to the beginning of the file.
  const seek = (hunk: Hunk): Hunk => (doubtful.has(hunk) ? { ...hunk, oldStart: start + 1, newStart: start } : hunk);
  return sections.map((section) => ({ ...section, hunks: section.hunks.map(seek) }));
}

function treeOf(scratch: ScratchRepository, base: string, sections: readonly Section[], how: ApplyArguments): Promise<string | null> {
  return withIndex(scratch, base, async (index) => ((await applyToIndex(index, textFor(formOf(sections), how.zeroContext), how)).applied ? writeTree(index) : null));
}

/** Whether the new line number is not the old one moved by what the hunks above add and remove. */
function contradictsItself(section: Section, hunk: Hunk): boolean {
  if (hunk.oldStart === 0 || hunk.newStart === 0) return false;
  let shift = 0;
  for (const other of section.hunks) {
    const counts = countsOf(other);
    if (other.oldStart < hunk.oldStart) shift += counts.new - counts.old;
  }
  return firstLine(hunk.newStart, hunk.newCount) - firstLine(hunk.oldStart, hunk.oldCount) !== shift;
}

/** With a count of 0 the start is the line before (GNU diffutils manual). */
function firstLine(start: number, count: number): number {
  return count === 0 ? start + 1 : start;
}
