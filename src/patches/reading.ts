import type { Hunk, Oddity, PatchDocument, Section } from './document.js';

/**
 * How far a hunk reaches. `declared`: as far as its header counts, where the lines bear that out. `visible`: up to the
 * next header, whatever the counts say.
 */
export type HunkReach = 'declared' | 'visible';

const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/s;

/** Reads a patch into sections and hunks. Never fails: what is no part of a section is passed over or noted as an oddity. */
export function readPatch(patch: Uint8Array, reach: HunkReach = 'declared'): PatchDocument {
  const lines = Buffer.from(patch).toString('latin1').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return new PatchReader(lines, reach).read();
}

class PatchReader {
  private readonly sections: Section[] = [];
  private readonly oddities: Oddity[] = [];
  private readonly lastLine: number;
  private position = 0;

  constructor(private readonly lines: readonly string[], private readonly reach: HunkReach) {
    this.lastLine = lines.findLastIndex((line) => line.trim() !== '');
  }

  read(): PatchDocument {
    while (this.position < this.lines.length) this.readNext();
    return { sections: this.sections, oddities: this.oddities, blank: this.lastLine < 0 };
  }

  private readNext(): void {
    const line = this.lineAt(this.position);
    if (line.startsWith('diff --git ')) return this.readGitHeader();
    if (this.isPlainHeader(this.position)) return this.startSection(2);
    if (line.startsWith('@@')) return this.readHunk(line);
    if (line === 'GIT binary patch') return this.readBinary();
    const kind = oddityOf(line, this.lineAt(this.position + 1), this.position === this.lastLine);
    if (kind !== null) this.note(kind);
    this.position += 1;
  }

  /** A line without its carriage return; empty behind the end. */
  private lineAt(position: number): string {
    return (this.lines[position] ?? '').replace(/\r$/, '');
  }

  private note(kind: Oddity['kind']): void {
    this.oddities.push({ kind, last: this.position >= this.lastLine });
  }

  private isPlainHeader(position: number): boolean {
    return this.lineAt(position).startsWith('--- ') && this.lineAt(position + 1).startsWith('+++ ');
  }

  private startSection(headerLines: number): void {
    this.sections.push({ header: this.lines.slice(this.position, this.position + headerLines), hunks: [], binary: [] });
    this.position += headerLines;
  }

  /** `diff --git` and its extended header lines (git-diff manual, "Generating patch text with -p"). */
  private readGitHeader(): void {
    let end = this.position + 1;
    while (extendedHeader.test(this.lineAt(end))) end += 1;
    if (this.isPlainHeader(end)) end += 2;
    this.startSection(end - this.position);
  }

  private readBinary(): void {
    let end = this.position + 1;
    while (end < this.lines.length && !this.lineAt(end).startsWith('diff --git ') && !this.isSignature(end)) end += 1;
    const section = this.sections.at(-1);
    if (section === undefined) this.note('orphan-hunk');
    else section.binary.push(...this.lines.slice(this.position, end));
    this.position = end;
  }

  private readHunk(line: string): void {
    const match = hunkHeader.exec(this.lines[this.position] ?? '');
    const section = this.sections.at(-1);
    if (match === null || section === undefined) {
      this.note(line.startsWith('@@@') ? 'combined-diff' : match === null ? 'malformed-hunk' : 'orphan-hunk');
      this.position += 1;
      return;
    }
    const [, oldStart, oldCount = '1', newStart, newCount = '1', heading = ''] = match;
    const first = this.position + 1;
    const end = this.endOfHunk(first, Number(oldCount), Number(newCount));
    if (section.hunks.at(-1)?.followedBy === 'text') this.note('gap');
    section.hunks.push({
      oldStart: Number(oldStart), oldCount: Number(oldCount), newStart: Number(newStart), newCount: Number(newCount),
      heading, lines: this.lines.slice(first, end), followedBy: this.kindOf(end),
    });
    this.position = end;
  }

  private endOfHunk(first: number, oldCount: number, newCount: number): number {
    const visible = this.visibleEnd(first);
    if (this.reach === 'visible') return visible;
    const declared = this.declaredEnd(first, oldCount, newCount);
    if (declared === null) return visible;
    const leftOver = this.lines.slice(declared, visible).some((line) => /^[-+]/.test(line));
    return leftOver && !this.isCutHeader(declared) ? visible : declared;
  }

  /** The end of a hunk by its counts, or null when the lines do not meet them. */
  private declaredEnd(first: number, oldCount: number, newCount: number): number | null {
    let old = oldCount;
    let added = newCount;
    let position = first;
    for (; old > 0 || added > 0; position += 1) {
      const line = this.lines[position];
      if (line === undefined || !isBody(line)) return null;
      if (!/^[+\\]/.test(line)) old -= 1;
      if (!/^[-\\]/.test(line)) added -= 1;
      if (old < 0 || added < 0) return null;
    }
    while (this.lineAt(position).startsWith('\\ ')) position += 1;
    return position;
  }

  /** The end of a hunk by what its lines look like: the next header, a mail signature, or text. */
  private visibleEnd(first: number): number {
    let end = first;
    for (let position = first; position < this.lines.length; position += 1) {
      const line = this.lineAt(position);
      if (line !== '' && !isBody(line)) break;
      if (this.isSignature(position) || this.startsPlainSection(position)) break;
      // Behind a blank line an item of a list looks like a changed line.
      if (end < position && /^[-+] \S/.test(line)) break;
      if (line !== '') end = position + 1;
    }
    return end;
  }

  private startsPlainSection(position: number): boolean {
    if (!this.isPlainHeader(position)) return false;
    const next = this.lineAt(position + 2);
    return next.startsWith('@@') || position + 2 > this.lastLine;
  }

  /** The first line of a file header with nothing behind it. */
  private isCutHeader(position: number): boolean {
    return position === this.lastLine && /^--- \S/.test(this.lineAt(position));
  }

  /** The `-- ` line that ends a mail made by git-format-patch, followed by a line that is no part of a diff. */
  private isSignature(position: number): boolean {
    return /^-- ?$/.test(this.lineAt(position)) && !/^[-+@\\ ]./.test(this.lineAt(position + 1));
  }

  private kindOf(end: number): Hunk['followedBy'] {
    if (end > this.lastLine) return 'end';
    const line = this.lineAt(end);
    return /^(@@|diff |Index: |```|~~~)/.test(line) || this.isPlainHeader(end) || this.isSignature(end) ? 'header' : 'text';
  }
}

const extendedHeader =
  /^(old mode|new mode|deleted file mode|new file mode|copy from|copy to|rename from|rename to|rename old|rename new|similarity index|dissimilarity index|index) /;

function isBody(line: string): boolean {
  return line === '' || line === '\r' || /^[-+ \\]/.test(line);
}

function oddityOf(line: string, next: string, last: boolean): Oddity['kind'] | null {
  if (/^diff --(cc|combined) /.test(line)) return 'combined-diff';
  if (/^\*{15}/.test(line) || /^<{5,9} ?(SEARCH|ORIGINAL)\b/.test(line) || /^\*\*\* (Begin Patch|(Update|Add|Delete) File: )/.test(line)) return 'foreign-format';
  if (/^\d+(,\d+)?[acd]\d+(,\d+)?$/.test(line) && /^[<>] /.test(next)) return 'foreign-format';
  if (/^(Binary files .* and .*|Files .* and .*) differ$/.test(line)) return 'binary-notice';
  if (last && (/^--- \S/.test(line) || /^diff --?g?i?t?$/.test(line) || /^diff --git\b/.test(line))) return 'cut-header';
  return null;
}
