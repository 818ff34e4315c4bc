import { isCounted, renderSections, type PatchDocument, type Section } from './document.js';
import { createsFile, deletesFile, isCrlfTransport, isCutShort, lacksFileMode, withBlankContext, withEndingsOf, withFileModes, withPlainNewFiles, type FileLines } from './mendings.js';

/** One text to offer to git, and the sections it consists of. */
export interface Form {
  patch: Uint8Array;
  sections: readonly Section[];
}

/**
 * The patch as it was written, but for sections that git would misread; null when counts are wrong, because git then drops
 * lines in silence.
 */
export function strictForm(document: PatchDocument, text: Uint8Array): Form | null {
  if (!isWellCounted(document)) return null;
  if (document.sections.some(isMisread)) return formOf(withFileModes(withPlainNewFiles(document.sections)));
  // Binary data ends with a blank line, which trimming takes away.
  const endsInBinary = (document.sections.at(-1)?.binary.length ?? 0) > 0;
  return { patch: endsInBinary ? Buffer.concat([text, Buffer.from('\n')]) : text, sections: document.sections };
}

/**
 * The mended texts of a patch, the most faithful first: lost blank context restored, counts taken from the lines, each with
 * the line ends it has and with those of the files. A patch that was cut gets no new counts. `visible` is the patch read by
 * what its lines look like, where that differs from what its counts say.
 */
export function mendedForms(document: PatchDocument, visible: PatchDocument, fileOf: (section: Section) => FileLines): Form[] {
  const readings: (readonly Section[] | null)[] = [withBlankContext(document.sections)];
  if (!isCutShort(document, fileOf)) readings.push(document.sections, visible.sections);
  const endings = readings.flatMap((sections) => (sections === null ? [] : [withPlainNewFiles(sections), withEndingsOf(sections, fileOf)].map(withFileModes)));
  const forms = endings.map(formOf);
  return forms.filter((form, position) => forms.findIndex((other) => Buffer.compare(other.patch, form.patch) === 0) === position);
}

/**
 * The bytes to offer to git. With `zeroContext` a hunk that only deletes gets the new line number of the line it deletes:
 * git takes that number as the place, while the format names the line before (GNU diffutils manual).
 */
export function textFor(form: Form, zeroContext: boolean): Uint8Array {
  if (!zeroContext) return form.patch;
  return renderSections(form.sections.map((section) => ({
    ...section,
    hunks: section.hunks.map((hunk) => (hunk.newCount === 0 && !deletesFile(section) ? { ...hunk, newStart: hunk.newStart + 1 } : hunk)),
  })));
}

/** Sections that git takes, but not as they are meant: new files from CRLF transport, `/dev/null` without a file mode. */
function isMisread(section: Section): boolean {
  return (createsFile(section) && isCrlfTransport(section)) || lacksFileMode(section);
}

function isWellCounted(document: PatchDocument): boolean {
  return document.sections.every((section) => section.hunks.every(isCounted));
}

/** The form that consists of the given sections, with counts taken from their lines. */
export function formOf(sections: readonly Section[]): Form {
  return { patch: renderSections(sections), sections };
}
