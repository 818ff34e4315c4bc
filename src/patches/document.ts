/**
 * A patch as text that can be rewritten: file sections and hunks. Only git decides what a patch does; this form exists to
 * offer git a mended text and to name a fault. Lines hold one character per byte (latin1), without the line feed, so
 * that nothing is lost on the way through.
 */
export interface PatchDocument {
  sections: Section[];
  oddities: Oddity[];
  /** Everything is white space. */
  blank: boolean;
}

/** One file's part of a patch: header lines, then hunks or binary data. */
export interface Section {
  header: string[];
  hunks: Hunk[];
  /** Lines from `GIT binary patch` on. */
  binary: string[];
}

/**
 * One hunk. `oldStart`, `oldCount`, `newStart` and `newCount` are what its header declares (GNU diffutils manual,
 * "Detailed Description of Unified Format": an omitted count means 1); `lines` is what really follows.
 */
export interface Hunk {
  oldStart: number;
  oldCount: number;
  newStart: number;
  newCount: number;
  /** What follows the closing `@@`, carriage return included. */
  heading: string;
  lines: string[];
  /** What comes after the hunk: another header (or the fence around the diff), the end of the patch, or other text. */
  followedBy: 'header' | 'end' | 'text';
}

/** Something outside the hunks that git would pass over in silence. `last`: nothing but blank lines follows. */
export interface Oddity {
  kind: 'combined-diff' | 'foreign-format' | 'malformed-hunk' | 'orphan-hunk' | 'binary-notice' | 'cut-header' | 'gap';
  last: boolean;
}

/** Lines a hunk really has on either side. A line that lost everything is a blank context line (git-apply reads it so). */
export function countsOf(hunk: Hunk): { old: number; new: number } {
  let removed = 0;
  let added = 0;
  let context = 0;
  for (const line of hunk.lines) {
    if (line.startsWith('-')) removed += 1;
    else if (line.startsWith('+')) added += 1;
    else if (!line.startsWith('\\')) context += 1;
  }
  return { old: context + removed, new: context + added };
}

/** Lines that the header promises and the text lacks, on either side; negative when the text has more. */
export function missingFrom(hunk: Hunk): { old: number; new: number } {
  const present = countsOf(hunk);
  return { old: hunk.oldCount - present.old, new: hunk.newCount - present.new };
}

/** Whether the header's counts are those of the lines. */
export function isCounted(hunk: Hunk): boolean {
  const missing = missingFrom(hunk);
  return missing.old === 0 && missing.new === 0;
}

/** The text of file sections with counts taken from the lines; everything around the sections is left out. */
export function renderSections(sections: readonly Section[]): Buffer {
  const lines = sections.flatMap((section) => [...section.header, ...section.hunks.flatMap(renderHunk), ...section.binary]);
  return Buffer.from(lines.map((line) => `${line}\n`).join(''), 'latin1');
}

function renderHunk(hunk: Hunk): string[] {
  const present = countsOf(hunk);
  return [`@@ -${hunk.oldStart},${present.old} +${hunk.newStart},${present.new} @@${hunk.heading}`, ...hunk.lines];
}
