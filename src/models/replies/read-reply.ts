import { readReply } from '../../candidates/comments/reading.js';
import { pathOf, stripOrder } from '../../patches/names.js';
import { overlookedFault } from '../../patches/overlooked.js';
import { readPatch } from '../../patches/reading.js';
import { readBeginPatch } from './begin-patch.js';
import type { FileChange, ReadChanges } from './changes.js';
import { readEditBlocks } from './edit-blocks.js';
import { linesWithEnds, placeEdits } from './placing.js';
import { createdFile, deletedFile, editedFile } from './unified.js';
import { readWholeFiles } from './whole-files.js';

/** Reads a file of the snapshot; null where there is none that is text. */
export type ReadFile = (path: string) => Promise<string | null>;

/** The changes that a reply proposes as patches, each on its own, or what is wrong with it, in words for the model. */
export type ReplyReading = { patches: [Buffer, ...Buffer[]] } | { patches: null; faults: [string, ...string[]] };

/** Alternatives that one reply may hold. */
const mostAlternatives = 4;

/** Longer replies, and those with more marks of blocks and places, are no change that a person could review. In UTF-16 units. */
const longestReply = 1_000_000;
const mostMarks = 1000;
const mark = /^(?:<{5,9} ?(?:SEARCH|ORIGINAL)|\*\*\* \w+ File: |@@)/gm;

/**
 * Turns a model's reply into patches: unified diffs as they are, otherwise edit blocks, `*** Begin Patch` or exact whole
 * files, written as a diff against the snapshot. Nothing in a reply is executed, and where its paths lead is judged by git
 * when the patch is applied.
 */
export async function patchesIn(reply: string, read: ReadFile): Promise<ReplyReading> {
  if (reply.length > longestReply) return malformed('it is too long');
  const text = reply.replace(/\r\n?/g, '\n');
  const diffs = unifiedDiffs(reply);
  if (diffs.length > 0) return ofDiffs(diffs);
  if ((text.match(mark) ?? []).length > mostMarks) return malformed('it changes too many places');
  for (const changes of [readEditBlocks(text), readBeginPatch(text), await readWholeFiles(reply, read)]) {
    if (changes.changes.length > 0 || changes.faults.length > 0) return ofChanges(changes, read);
  }
  return malformed('there is no change in it');
}

function unifiedDiffs(reply: string): Buffer[] {
  const patches = readReply(reply).proposals.flatMap((proposal) => (proposal.source === 'suggestion' ? [] : [Buffer.from(proposal.patch)]));
  return patches.filter((patch) => readPatch(patch).sections.length > 0 || /^@@ /m.test(patch.toString('latin1')));
}

/** Diffs of different files are parts of one change; where two are for the same file, each is a proposal of its own. */
function ofDiffs(diffs: readonly Buffer[]): ReplyReading {
  const paths = diffs.flatMap((diff) => [...new Set(pathsOf(diff))]);
  const joined = new Set(paths).size === paths.length ? [Buffer.concat(diffs)] : diffs;
  const read = joined.map((patch) => ({ patch, fault: overlookedFault(readPatch(patch), patch, stripOrder(readPatch(patch))[0] ?? 1) }));
  const [first, ...others] = read.filter(({ fault }) => fault === null).map(({ patch }) => patch);
  if (first) return { patches: [first, ...others.slice(0, mostAlternatives - 1)] };
  return malformed(...read.map(({ fault }) => `the diff cannot be read (${fault})`));
}

function pathsOf(diff: Buffer): string[] {
  const document = readPatch(diff);
  return document.sections.map((section) => pathOf(section, stripOrder(document)[0] ?? 1) ?? '');
}

async function ofChanges({ changes, faults }: ReadChanges, read: ReadFile): Promise<ReplyReading> {
  const sections: string[] = [];
  const wrong = [...faults];
  for (const change of changes) {
    const section = await sectionOf(change, read);
    if (section.fault === null) sections.push(section.text);
    else wrong.push(section.fault);
  }
  if (wrong.length > 0) return malformed(...wrong);
  const patch = sections.join('');
  return patch === '' ? malformed('the change leaves every file as it is') : { patches: [Buffer.from(patch)] };
}

type Section = { text: string; fault: null } | { fault: string };

async function sectionOf(change: FileChange, read: ReadFile): Promise<Section> {
  const text = await read(change.path);
  if (change.kind === 'create') return text === null ? written(createdFile(change.path, change.lines.map((line) => `${line}\n`))) : { fault: `${change.path}: the file exists already; change its lines instead of making it anew` };
  if (text === null) return { fault: `${change.path}: there is no such text file in the snapshot; write its path from the top of the repository` };
  const lines = linesWithEnds(text);
  if (change.kind === 'delete') return written(deletedFile(change.path, lines));
  const placed = placeEdits(change.path, lines, change.edits);
  if (typeof placed === 'string') return { fault: placed };
  return written(placed.length === 0 && change.movedTo === null ? '' : editedFile(change.path, change.movedTo, lines, placed));
}

function written(text: string): Section {
  return { text, fault: null };
}

function malformed(...faults: string[]): ReplyReading {
  const [first = 'there is no change in it', ...others] = faults;
  return { patches: null, faults: [first, ...others] };
}
