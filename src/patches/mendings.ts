import { countsOf, isCounted, missingFrom, type Hunk, type PatchDocument, type Section } from './document.js';

/** What a base file's lines end in; null when there is no such file. */
export type FileLines = { count: number; endings: 'lf' | 'crlf' | 'mixed' } | null;

/** Lines and line ends of a file's bytes. */
export function linesOf(content: Buffer | null): FileLines {
  if (content === null) return null;
  const text = content.toString('latin1');
  const all = text.match(/\n/g)?.length ?? 0;
  const carriageReturns = text.match(/\r\n/g)?.length ?? 0;
  const count = all + (text === '' || text.endsWith('\n') ? 0 : 1);
  return { count, endings: carriageReturns === 0 ? 'lf' : carriageReturns === all ? 'crlf' : 'mixed' };
}

/** A patch text without a byte order mark and with the line feed that trimming takes from its last line. */
export function withoutTransportLoss(patch: Uint8Array): Uint8Array {
  const marked = patch[0] === 0xef && patch[1] === 0xbb && patch[2] === 0xbf;
  const text = marked ? patch.subarray(3) : patch;
  return text.length === 0 || text.at(-1) === 10 ? text : Buffer.concat([text, Buffer.from('\n')]);
}

/** Whether every line of a section, headers too, ends in CRLF: that comes from transport, not from the change. */
export function isCrlfTransport(section: Section): boolean {
  return section.binary.length === 0 && linesIn(section).every((line) => line.endsWith('\r'));
}

function linesIn(section: Section): string[] {
  return [...section.header, ...section.hunks.flatMap((hunk) => hunk.lines)];
}

/** A section without carriage returns. */
function withoutCarriageReturns(section: Section): Section {
  const strip = (line: string): string => line.replace(/\r$/, '');
  return {
    ...section,
    header: section.header.map(strip),
    hunks: section.hunks.map((hunk) => ({ ...hunk, heading: strip(hunk.heading), lines: hunk.lines.map(strip) })),
  };
}

/** A section whose hunk lines end in CRLF; headers and markers stay. */
function withCarriageReturns(section: Section): Section {
  const extend = (line: string, next: string | undefined): string => (line.startsWith('\\') || next?.startsWith('\\') ? line : `${line === '' ? ' ' : line}\r`);
  return { ...section, hunks: section.hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.map((line, position) => extend(line, hunk.lines[position + 1])) })) };
}

/** Whether a section makes a file from nothing. */
export function createsFile(section: Section): boolean {
  return section.header.some((line) => /^(new file mode |--- \/dev\/null\s*$)/.test(line));
}

/** Whether a section removes a file. */
export function deletesFile(section: Section): boolean {
  return section.header.some((line) => /^(deleted file mode |\+\+\+ \/dev\/null\s*$)/.test(line));
}

/**
 * Whether a `diff --git` section names `/dev/null` without a `new file mode` or `deleted file mode` line. git then takes
 * `dev/null` for a file of the tree.
 */
export function lacksFileMode(section: Section): boolean {
  const names = /^(---|\+\+\+) \/dev\/null\s*$/;
  return section.header.length > 2 && section.header.some((line) => names.test(line)) && !section.header.some((line) => /^(new|deleted) file mode /.test(line));
}

/** Sections without file mode where one is needed, as plain ones: from those git learns the mode by itself. */
export function withFileModes(sections: readonly Section[]): Section[] {
  return sections.map((section) => (lacksFileMode(section) ? { ...section, header: section.header.slice(-2) } : section));
}

/** Whether no hunk of a patch adds or removes a line and no header states a change. */
export function changesNothing(document: PatchDocument): boolean {
  return document.sections.length > 0 && document.sections.every((section) =>
    section.hunks.length > 0 && section.hunks.every((hunk) => hunk.lines.every((line) => !/^[-+]/.test(line)) && isCounted(hunk)) && !section.header.some((line) => /^(new|old|deleted|rename|copy) /.test(line)));
}

/** Whether a section changes a file's mode; git takes that also for a file that has the new mode already. */
export function statesModes(section: Section): boolean {
  return section.header.some((line) => line.startsWith('new mode '));
}

/** Sections whose new files are freed from CRLF transport; there is no base file that could tell. */
export function withPlainNewFiles(sections: readonly Section[]): Section[] {
  return sections.map((section) => (createsFile(section) && isCrlfTransport(section) ? withoutCarriageReturns(section) : section));
}

/**
 * Sections with the line ends of the files they change: CRLF goes where the file has none, and comes where the file has
 * nothing else and the section has none (comments lose it). git still has to find every line exactly.
 */
export function withEndingsOf(sections: readonly Section[], fileOf: (section: Section) => FileLines): Section[] {
  return sections.map((section) => {
    const endings = fileOf(section)?.endings ?? null;
    if (isCrlfTransport(section)) return endings === 'crlf' ? section : withoutCarriageReturns(section);
    if (endings !== 'crlf' || createsFile(section) || linesIn(section).some((line) => line.endsWith('\r'))) return section;
    return withCarriageReturns(section);
  });
}

/**
 * Sections whose hunks got back the blank context lines they lost at their end, where the header says how many are
 * missing, equally on both sides; null when no hunk is like that.
 */
export function withBlankContext(sections: readonly Section[]): Section[] | null {
  let restored = false;
  const mended = sections.map((section) => ({
    ...section,
    hunks: section.hunks.map((hunk) => {
      const missing = missingFrom(hunk);
      if (missing.old <= 0 || missing.old !== missing.new || missing.old > 20) return hunk;
      restored = true;
      return { ...hunk, lines: [...hunk.lines, ...Array.from({ length: missing.old }, () => ' ')] };
    }),
  }));
  return restored ? mended : null;
}

/**
 * Whether a patch stops inside its last hunk. A hunk that is short at the very end may be a patch that was cut, so its
 * counts must not be mended; unless they ask for more lines than the file has, which no whole patch can do. Binary data
 * that git refused counts as cut when nothing follows it.
 */
export function isCutShort(document: PatchDocument, fileOf: (section: Section) => FileLines): boolean {
  const section = document.sections.at(-1);
  const hunk = section?.hunks.at(-1);
  if (section !== undefined && section.binary.length > 0) return true;
  if (section === undefined || hunk === undefined || hunk.followedBy !== 'end' || isCounted(hunk)) return false;
  const missing = missingFrom(hunk);
  if (missing.old <= 0 && missing.new <= 0) return false;
  const file = fileOf(section);
  return createsFile(section) || file === null || hunk.oldStart - 1 + hunk.oldCount <= file.count || countsOf(hunk).old === 0;
}

/** Whether a hunk stops at a line that is no part of a diff while lines are still missing. */
export function stopsAtText(hunk: Hunk): boolean {
  const missing = missingFrom(hunk);
  return hunk.followedBy === 'text' && (missing.old > 0 || missing.new > 0);
}

/**
 * Whether `--unidiff-zero` can make a difference: without it git wants a hunk that ends without context at the end of the
 * file, and one that starts at line 1 at its beginning (git-apply manual). Every line still has to match.
 */
export function needsZeroContext(sections: readonly Section[]): boolean {
  return sections.some((section) => !createsFile(section) && section.hunks.some((hunk) => hunk.oldStart <= 1 || /^[-+]/.test(lastLineOf(hunk))));
}

function lastLineOf(hunk: Hunk): string {
  return hunk.lines.findLast((line) => !line.startsWith('\\')) ?? '';
}
