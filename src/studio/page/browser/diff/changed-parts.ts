import { diffWordsWithSpace } from 'diff';

/** A part of a line, from its first character to the one after its last. */
export type Part = readonly [start: number, end: number];

const longestLine = 400;
/** Above this share of changed characters a line is simply another line. */
const mostChanged = 0.7;

/** What differs between a line and the one that replaces it, word by word; nothing where they have too little in common. */
export function changedParts(before: string, after: string): { before: Part[]; after: Part[] } {
  const none = { before: [], after: [] };
  if (before.length > longestLine || after.length > longestLine) return none;
  const parts: { before: Part[]; after: Part[] } = { before: [], after: [] };
  let [oldPlace, newPlace, changed] = [0, 0, 0];
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (removed) parts.before.push([oldPlace, oldPlace + value.length]);
    if (added) parts.after.push([newPlace, newPlace + value.length]);
    if (added || removed) changed += value.length;
    if (!added) oldPlace += value.length;
    if (!removed) newPlace += value.length;
  }
  return changed > mostChanged * (before.length + after.length) ? none : parts;
}
