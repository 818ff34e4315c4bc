import { climbs, entersGitDirectory, isAbsolutePath, isTooLong } from '../core/policy/paths.js';
import type { PatchDocument, Section } from './document.js';
import { createsFile, deletesFile, stopsAtText } from './mendings.js';
import { headerNames, pathOf, strippedName, type HeaderName, type StripCount } from './names.js';
import type { PatchReason } from './outcome.js';

/**
 * Faults that git passes over in silence: it applies the sections it understands, skips the rest as text and reports
 * success. Returns the reason to refuse the patch, or null.
 */
export function overlookedFault(document: PatchDocument, patch: Uint8Array, strip: StripCount): PatchReason | null {
  if (document.blank) return 'empty-patch';
  return faultInNames(document, strip) ?? faultBetweenSections(document) ?? faultInSections(document, patch, strip);
}

function faultInNames(document: PatchDocument, strip: StripCount): PatchReason | null {
  for (const name of document.sections.flatMap(headerNames)) {
    const written = Buffer.from(name.text, 'latin1').toString('utf8');
    const path = strippedName(name, strip);
    if (isAbsolutePath(written) || isAbsolutePath(path) || /^[^/]*\/\//.test(written)) return 'path-absolute';
    if (entersGitDirectory(path)) return 'path-git-dir';
    if (climbs(path) || climbs(written)) return 'path-escape';
  }
  // Before git sees them: it takes minutes for a path of many thousand directories.
  return document.sections.some((section) => newNames(section).some((name) => isTooLong(strippedName(name, strip)))) ? 'path-too-long' : null;
}

/** The names in a section's header that the tree may not have yet. */
function newNames(section: Section): HeaderName[] {
  return headerNames(section).filter(({ side, prefixed }) => side === 'new' && (!prefixed || createsFile(section)));
}

function faultBetweenSections(document: PatchDocument): PatchReason | null {
  const kinds = new Set(document.oddities.map((oddity) => oddity.kind));
  if (kinds.has('combined-diff') || kinds.has('foreign-format')) return 'unsupported-format';
  if (kinds.has('binary-notice')) return 'binary-without-data';
  const malformed = document.oddities.find((oddity) => oddity.kind === 'malformed-hunk');
  if (malformed) return malformed.last ? 'truncated-patch' : 'malformed-hunk-header';
  if (kinds.has('cut-header')) return 'truncated-patch';
  return kinds.has('orphan-hunk') ? 'corrupt-patch' : null;
}

function faultInSections(document: PatchDocument, patch: Uint8Array, strip: StripCount): PatchReason | null {
  if (document.sections.length === 0) return isWrapped(patch) ? 'unsupported-format' : 'not-a-patch';
  if (document.sections.some(statesNothing)) return 'truncated-patch';
  if (document.sections.some((section) => section.hunks.some(stopsAtText) || section.header.some((line) => oddMode.test(line)))) return 'corrupt-patch';
  return createsTwice(document, strip) ? 'corrupt-patch' : null;
}

/** A mode that is neither a file's, nor a link's, nor a submodule's. */
const oddMode = /^(new file|deleted file|new|old) mode (?!10\d{4}\s*$|120000\s*$|160000\s*$)/;

/** Whether two sections create one file; git keeps the last and says nothing. */
function createsTwice(document: PatchDocument, strip: StripCount): boolean {
  const seen = new Set<string>();
  for (const section of document.sections) {
    const path = pathOf(section, strip);
    if (path === null) continue;
    if (deletesFile(section)) seen.delete(path);
    if (!createsFile(section)) continue;
    if (seen.has(path)) return true;
    seen.add(path);
  }
  return false;
}

/** A patch inside a JSON document, or a script for `ed`. */
function isWrapped(patch: Uint8Array): boolean {
  const text = Buffer.from(patch).toString('utf8').trim();
  if (/^\d+(,\d+)?[acd]$/m.test(text) && /^\.$|^\d+(,\d+)?d$/m.test(text)) return true;
  if (!/^[{["]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a section's header announces a change that is not there: the patch was cut behind the header. */
function statesNothing(section: Section): boolean {
  if (section.hunks.length > 0 || section.binary.length > 1) return false;
  const header = section.header.join('\n');
  if (/^(--- |\+\+\+ |GIT binary patch)/m.test(header) || announcesContent(header)) return true;
  const pairs = [/^rename (from|old) /m, /^rename (to|new) /m, /^copy from /m, /^copy to /m, /^old mode /m, /^new mode /m].map((line) => line.test(header));
  const whole = pairs.some((found, position) => position % 2 === 0 && found && pairs[position + 1]);
  return !whole && !/^(new|deleted) file mode /m.test(header);
}

/** Whether the `index` line names two different contents, or a similarity below 100 %, none of it an empty file. */
function announcesContent(header: string): boolean {
  const similarity = /^similarity index (\d+)%/m.exec(header)?.[1];
  if (similarity !== undefined && similarity !== '100') return true;
  const [, before, after] = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/m.exec(header) ?? [];
  if (before === undefined || after === undefined) return /^dissimilarity index/m.test(header);
  return before !== after && ![before, after].some(isEmptyBlob);
}

/** An abbreviated id of the empty blob, for sha1 and sha256 repositories. */
function isEmptyBlob(id: string): boolean {
  return id.length >= 4 && ['e69de29bb2d1d6434b8b29ae775ad8c2e48c5391', '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813'].some((empty) => empty.startsWith(id));
}
