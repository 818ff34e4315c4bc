import type { EvidenceCandidate } from '../../../core/documents/evidence.js';
import { changedLines, count, size } from '../../quantities.js';
import { manyLines } from '../../text.js';
import { code, fenced, folded, stack } from '../blocks.js';
import type { Part } from '../fitting.js';
import { md } from '../markdown.js';

/** The longest patch, in bytes, that is read in a comment; longer ones are looked at as changed files. */
const longestShown = 24_000;

/** The recorded patch, folded away; a long one is only named. */
export function patchPart(winner: EvidenceCandidate, patch: string): Part {
  const { mutation } = winner;
  const files = mutation.files === null ? 'files unknown' : count(mutation.files, 'file');
  const named = md`The patch (${files}, ${changedLines(mutation)} lines, ${size(Buffer.byteLength(patch))}) is ${code(mutation.file)} in the evidence.`;
  if (Buffer.byteLength(patch) > longestShown) return { sizes: [named], rank: 0 };
  const note = isShownWhole(patch) ? null : md`Characters that cannot be seen are shown as escapes here; the patch itself is ${code(mutation.file)} in the evidence.`;
  return { sizes: [folded(`The patch: ${files}, ${changedLines(mutation)} lines`, stack([note, fenced(patch, 'diff')])), named], rank: 3 };
}

/** Whether a patch can be shown byte for byte, so that it can be copied from a comment and applied. */
export function isShownWhole(patch: string): boolean {
  return manyLines(patch) === patch && patch.endsWith('\n') && !patch.includes('\ufffd');
}
