import { posix } from 'node:path';
import { SafeDebugError } from '../errors.js';
import type { ScratchRepository } from '../git/scratch.js';
import { applyToIndex, holdsAlready, type ApplyArguments } from './attempt.js';
import { readBaseFiles, type NamePlace } from './basefiles.js';
import { closerReason, mostTelling, reasonOf } from './diagnosis.js';
import type { PatchDocument, Section } from './document.js';
import { continuesBehindEnd, marksEnd, misstatesEnd } from './endmarkers.js';
import { mendedForms, strictForm, textFor, type Form } from './forms.js';
import { inspectResult } from './inspect.js';
import { isAmbiguous } from './locations.js';
import { changesNothing, deletesFile, isCutShort, linesOf, needsZeroContext, statesModes, withoutTransportLoss, type FileLines } from './mendings.js';
import { stripOrder, type StripCount } from './names.js';
import type { PatchOutcome, PatchReason } from './outcome.js';
import { overlookedFault } from './overlooked.js';
import { readPatch } from './reading.js';
import { rejected, unchanged } from './refusals.js';
import { compareTrees } from './result.js';
import { withIndex, writeTree, type ScratchIndex } from './scratch-index.js';

/** Where the names of a patch may start. */
export interface PatchOptions {
  /** A directory of the repository: names are taken below it when they do not fit at the top. */
  directory?: string;
}

/** A form of the patch that git took, and how. */
interface Accepted {
  form: Form;
  how: ApplyArguments;
  moved: [number, number][];
}

/** A form of the patch that git refused, and why. */
interface Refused {
  form: Form;
  how: ApplyArguments;
  reason: PatchReason;
}

/**
 * What a patch makes of a tree, judged by git (design section 8): strictly first, then in mended forms, each of which git
 * has to take without fuzz; then the resulting tree is inspected.
 *
 * `base` is the id of a commit or tree that `scratch` can read; `patch` the recorded bytes, which are never changed.
 * Calls may run at the same time on one scratch repository. A patch that is refused is an answer, not an error; rejects
 * with `environment` if git or the repository breaks, with `usage` if `directory` leaves the repository.
 */
export function applyPatch(scratch: ScratchRepository, base: string, patch: Uint8Array, options: PatchOptions = {}): Promise<PatchOutcome> {
  return withApplied(scratch, base, patch, options, (outcome) => Promise.resolve(outcome));
}

/** The same for a caller that needs the result itself: while `use` runs, the index holds the tree of an applied patch; of any other it says nothing. */
export async function withApplied<T>(scratch: ScratchRepository, base: string, patch: Uint8Array, options: PatchOptions, use: (outcome: PatchOutcome, index: ScratchIndex) => Promise<T>): Promise<T> {
  const text = withoutTransportLoss(patch);
  const document = readPatch(text);
  const strips = stripOrder(document);
  const fault = overlookedFault(document, text, strips[0] ?? 1);
  const places = namePlaces(strips, options.directory);
  return withIndex(scratch, base, async (index) => use(fault === null ? await judge({ scratch, base, index, document, text, places }) : rejected(fault), index));
}

/** A patch that was read, and what it is offered to. */
interface Offer {
  scratch: ScratchRepository;
  base: string;
  index: ScratchIndex;
  document: PatchDocument;
  text: Uint8Array;
  places: readonly NamePlace[];
}

async function judge(offer: Offer): Promise<PatchOutcome> {
  const { base, index, document, text, places } = offer;
  if (changesNothing(document)) return unchanged('no-op', await writeTree(index));
  const refused: Refused[] = [];
  const strict = strictForm(document, text);
  const marked = document.sections.some(marksEnd);
  const taken = strict && !marked ? await firstTaken(index, [strict], places, refused) : null;
  if (taken) return settle(offer, taken);

  const contentOf = await readBaseFiles(index.place, base, document.sections, places);
  const fileOf = (section: Section): FileLines => linesOf(contentOf(section));
  const mended = mendedForms(document, readPatch(text, 'visible'), fileOf);
  const forms = strict && marked ? [strict, ...mended] : mended;
  const misstated = document.sections.some((section) => continuesBehindEnd(section) || misstatesEnd(section, document.sections, contentOf(section)));
  if (misstated) refused.push(...forms.map((form) => refusedUnseen(form, places)));
  const other = misstated ? null : await firstTaken(index, forms, places, refused);
  if (other) return settle(offer, other);

  if (await isHeldAlready(index, refused)) return unchanged('already-applied', await writeTree(index));
  if (isCutShort(document, fileOf)) return rejected('truncated-patch');
  const reason = mostTelling(refused.map((one) => one.reason));
  return rejected(await closerReason(index.place, base, document.sections, places[0]?.strip ?? 1, reason, contentOf));
}

/** A form that is not offered to git, because it says what the file is not and git would not notice. */
function refusedUnseen(form: Form, places: readonly NamePlace[]): Refused {
  return { form, how: { strip: places[0]?.strip ?? 1, directory: places[0]?.directory ?? null, zeroContext: false }, reason: 'context-mismatch' };
}

function namePlaces(strips: readonly StripCount[], directory = '.'): NamePlace[] {
  const below = posix.normalize(directory).replace(/\/$/, '');
  if (posix.isAbsolute(below) || below.startsWith('..')) {
    throw new SafeDebugError('usage', `The directory ${directory} is not inside the repository. Give a path from its top, such as packages/app.`);
  }
  const top = strips.map((strip) => ({ strip, directory: null }));
  return below === '.' ? top : [...top, ...strips.map((strip) => ({ strip, directory: below }))];
}

/** Offers forms to git until it takes one; every refusal is added to `refused`. */
async function firstTaken(index: ScratchIndex, forms: readonly Form[], places: readonly NamePlace[], refused: Refused[]): Promise<Accepted | null> {
  for (const form of forms) {
    for (const place of places) {
      for (const zeroContext of needsZeroContext(form.sections) ? [false, true] : [false]) {
        const how = { ...place, zeroContext };
        const attempt = await applyToIndex(index, textFor(form, zeroContext), how);
        if (attempt.applied) return { form, how, moved: attempt.moved };
        refused.push({ form, how, reason: reasonOf(attempt.complaint) });
        if (refused.at(-1)?.reason !== 'context-mismatch') break;
      }
      // Another place is right only if the files are not in this one; a new file could go anywhere.
      if (refused.at(-1)?.reason !== 'missing-file') break;
    }
  }
  return null;
}

/** The outcome of a form that git took: `index` holds its result. */
async function settle({ scratch, index, base, document }: Offer, taken: Accepted): Promise<PatchOutcome> {
  const tree = await writeTree(index);
  const comparison = await compareTrees(index.place, base, tree);
  if (comparison.differences.length === 0) return unchanged(document.sections.some(statesModes) ? 'already-applied' : 'no-op', tree);
  if (await isAmbiguous(scratch, base, taken.form.sections, taken.how, taken.moved, tree)) return rejected('ambiguous-location');
  return inspectResult(index.place, base, tree, document, comparison);
}

/**
 * Whether the base already holds what a refused form makes. Patches that only delete prove nothing: the files they name may
 * never have been there.
 */
async function isHeldAlready(index: ScratchIndex, refused: readonly Refused[]): Promise<boolean> {
  for (const { form, how, reason } of refused) {
    if (reason === 'corrupt-patch' || form.sections.every(deletesFile)) continue;
    if (await holdsAlready(index, textFor(form, how.zeroContext), how)) return true;
  }
  return false;
}
