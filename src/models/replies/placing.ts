import { differingRanges } from './differing-ranges.js';
import type { Edit } from './changes.js';

/** Lines `start` to before `end` (from 0) of a file, and what takes their place, each line with its end. */
export interface Replacement {
  start: number;
  end: number;
  lines: string[];
}

/** Splits a text into lines that keep their ends; the last may have none. */
export function linesWithEnds(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/**
 * Finds the place of each edit in a file: exactly, otherwise but for white space at the ends of lines. Returns the
 * replacements in the order of the file, or a sentence for the first edit whose place is missing or not the only one.
 */
export function placeEdits(path: string, lines: readonly string[], edits: readonly Edit[]): Replacement[] | string {
  const replacements: Replacement[] = [];
  let below = 0;
  for (const edit of edits) {
    const place = placeOf(lines, edit, below);
    if (typeof place === 'string') return `${path}: ${place}`;
    if (edit.anchors.length > 0) below = place + edit.search.length;
    replacements.push(...replacementsAt(lines, place, edit));
  }
  replacements.sort((one, other) => one.start - other.start || one.end - other.end);
  const overlap = replacements.some(({ start, end }, index) => index > 0 && (replacements[index - 1]?.end ?? 0) > Math.min(start, end));
  return overlap ? `${path}: two blocks change the same lines; write them as one` : replacements;
}

function placeOf(lines: readonly string[], edit: Edit, below: number): number | string {
  const { search, anchors, atEnd } = edit;
  const start = anchors.reduce((from, anchor) => Math.max(from, lineBelow(lines, anchor, from)), below);
  const anchored = anchors.length > 0 && start > below;
  if (search.length === 0) return atEnd ? lines.length : anchored ? start : 'a block has no line that tells its place; add unchanged lines around the change';
  const places = placesOf(lines, search).filter((place) => !atEnd || place + search.length === lines.length);
  const fitting = anchored ? places.filter((place) => place >= start).slice(0, 1) : places;
  if (fitting.length === 1 && fitting[0] !== undefined) return fitting[0];
  const quoted = JSON.stringify((search.find((line) => line.trim() !== '') ?? '').trim().slice(0, 120));
  if (fitting.length > 1) return `the lines to search, from ${quoted} on, occur ${fitting.length} times; add unchanged lines until they occur once`;
  return `the lines to search, from ${quoted} on, are not in the file as it was shown; copy them exactly`;
}

/** The line behind the first one, from `from` on, that an anchor names; `from` itself if there is none. */
function lineBelow(lines: readonly string[], anchor: string, from: number): number {
  const found = lines.findIndex((line, index) => index >= from && line.trim() === anchor);
  return found < 0 ? from : found + 1;
}

/** All places where the lines stand exactly; where there are none, all where they stand but for white space at line ends. */
function placesOf(lines: readonly string[], search: readonly string[]): number[] {
  const exact = matchingPlaces(lines.map((line) => line.replace(/\n$/, '')), search);
  return exact.length > 0 ? exact : matchingPlaces(lines.map((line) => line.trimEnd()), search.map((line) => line.trimEnd()));
}

function matchingPlaces(lines: readonly string[], search: readonly string[]): number[] {
  const places: number[] = [];
  for (let place = 0; place + search.length <= lines.length; place += 1) {
    if (search.every((line, offset) => lines[place + offset] === line)) places.push(place);
  }
  return places;
}

/** Only lines that differ are replaced, so that the others stay as the file has them. */
function replacementsAt(lines: readonly string[], place: number, { search, replace }: Edit): Replacement[] {
  return differingRanges(search, replace).map(({ start, end, lines: written }) => asInFile(lines, place + start, place + end, written));
}

/** New lines end as those they replace or follow; where the file's last line has no end and they become the last, neither have they. */
function asInFile(lines: readonly string[], start: number, end: number, written: readonly string[]): Replacement {
  const last = lines.at(-1) ?? '\n';
  // A line without an end cannot be followed by others: it gets one.
  if (start === lines.length && !last.endsWith('\n')) return asInFile(lines, start - 1, end, [last, ...written]);
  const model = lines[start] ?? last;
  const lineEnd = (model.endsWith('\n') ? model : (lines[start - 1] ?? '\n')).endsWith('\r\n') ? '\r\n' : '\n';
  const bare = end === lines.length && end > start && !last.endsWith('\n');
  const ended = written.map((line, index) => line.replace(/\r$/, '') + (bare && index === written.length - 1 ? '' : lineEnd));
  return { start, end, lines: ended };
}
