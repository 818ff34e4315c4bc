import type { ReviewPosition } from './review-position.js';

/** Why the suggestion blocks of a comment cannot be used. */
export type SuggestionProblem = 'suggestion-without-position' | 'suggestion-on-deleted-line' | 'suggestion-outdated' | 'suggestion-out-of-range';

/** Lines of a file, counted from 1, both ends included. */
export interface LineRange {
  path: string;
  startLine: number;
  endLine: number;
}

/** New text for a range: whole lines, each with its line feed; empty deletes the range. */
export interface Suggestion extends LineRange {
  replacement: string;
}

/**
 * The lines that the suggestions of a comment replace, in the tree of `commit`. A suggestion belongs to the new side of the
 * diff (GitHub, "Incorporating feedback in your pull request"). When the commented lines, or their commit, are no longer
 * those of the diff, the numbers would hit other lines. `commit` null: not known, so not compared.
 */
export function placeOfSuggestions(position: ReviewPosition | null, commit: string | null): LineRange | SuggestionProblem {
  if (position === null || position.path === null || position.wholeFile) return 'suggestion-without-position';
  if (position.line === null && position.originalLine === null) return 'suggestion-without-position';
  if (position.side === 'LEFT' || position.startSide === 'LEFT') return 'suggestion-on-deleted-line';
  if (position.line === null || isOutdated(position, commit)) return 'suggestion-outdated';
  const startLine = position.startLine ?? position.line;
  if (startLine < 1 || startLine > position.line) return 'suggestion-out-of-range';
  return { path: position.path, startLine, endLine: position.line };
}

function isOutdated({ commit: own, startLine, originalStartLine }: ReviewPosition, commit: string | null): boolean {
  if (own !== null && commit !== null && own !== commit) return true;
  // The last line of a range survived in the diff, the first did not.
  return startLine === null && originalStartLine !== null;
}

/**
 * Sorts the suggestions of one review into sets that can be applied together, in order: each goes to the first set where
 * it overlaps nothing. The first set is the review as a whole; suggestions for lines already taken are alternatives.
 */
export function compatibleSets<Made extends Suggestion>(suggestions: readonly Made[]): Made[][] {
  const sets: Made[][] = [];
  for (const suggestion of suggestions) {
    const free = sets.find((set) => !set.some((other) => overlaps(suggestion, other)));
    if (free) free.push(suggestion);
    else sets.push([suggestion]);
  }
  return sets;
}

function overlaps(one: LineRange, other: LineRange): boolean {
  return one.path === other.path && one.startLine <= other.endLine && other.startLine <= one.endLine;
}
