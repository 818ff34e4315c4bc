import type { TestId } from '../../core/documents/evidence.js';
import type { Prompt } from '../calls.js';
import { wellFormed, type Cleaner } from '../cleaning.js';
import type { ShownFile } from '../context/choose-files.js';
import { fenced, fenceFor, type DataPart } from './fence.js';
import { beginningWithin, endWithin, excerptWithin } from './fitting.js';
import { answerRules, role } from './wording.js';

/** A failing test with the first lines of its failure. */
export type FailingTest = TestId & { message?: string };

/** What the failing commit shows, and what may change. All texts may come from strangers. */
export interface FailureFacts {
  /** What the user wants, in a sentence; empty: that the tests pass. */
  goal: string;
  /** The gate's command. */
  gate: string;
  failing: readonly FailingTest[];
  /** The gate's cleaned log. */
  log: string;
  /** Files of the snapshot, the most telling first. */
  files: readonly ShownFile[];
  /** The latest change before the failure, as a diff; empty where it is not known. */
  diff: string;
  /** Whether a change of guarded files may win in this run, as its plan says. */
  allowGuarded: boolean;
}

/** Largest sizes in a prompt, in bytes of UTF-8. */
export interface PromptLimits {
  goal: number;
  gate: number;
  failing: number;
  /** Of one test's failing message. */
  message: number;
  log: number;
  /** Of all files together, and of one. */
  files: number;
  file: number;
  diff: number;
  /** Of an earlier patch or reply that is shown again. */
  earlier: number;
}

export const defaultPromptLimits: PromptLimits = { goal: 2_000, gate: 4_000, failing: 12_000, message: 2_000, log: 16_000, files: 64_000, file: 24_000, diff: 12_000, earlier: 24_000 };

/** Less room than this is not worth a file. */
const leastFileRoom = 400;

/** A prompt in parts, to which more can be added before it is written. */
export interface PromptDraft {
  data: readonly DataPart[];
  /** As in the facts: what the rules say of guarded files. */
  allowGuarded: boolean;
  /** What to do now, in our own words. */
  request: string;
}

/** What is sent to the model. The same draft always gives the same text. */
export function writePrompt({ data, allowGuarded, request }: PromptDraft): Prompt {
  const parts = data.map(({ name, text }) => ({ name: wellFormed(name), text: wellFormed(text) }));
  const fence = fenceFor(parts);
  return { system: role, user: `${answerRules(fence, allowGuarded)}\n${parts.map((part) => `${fenced(part, fence)}\n`).join('')}${request}\n` };
}

/** The facts of a failure, each cleaned of secrets first and then cut to its size. */
export function factParts(facts: FailureFacts, limits: PromptLimits, clean: Cleaner): DataPart[] {
  const parts: DataPart[] = [
    { name: 'goal', text: beginningWithin(clean(facts.goal), limits.goal) },
    { name: 'gate command', text: beginningWithin(clean(facts.gate), limits.gate) },
    { name: 'failing tests', text: failingText(facts.failing, limits, clean) },
    { name: 'end of the log', text: endWithin(clean(facts.log), limits.log) },
    { name: 'latest change', text: beginningWithin(clean(facts.diff), limits.diff) },
  ];
  return [...parts.filter(({ text }) => text !== ''), ...fileParts(facts.files, limits, clean)];
}

/** Failing tests as a list, each with its message, within their size. */
export function failingText(failing: readonly FailingTest[], limits: PromptLimits, clean: Cleaner): string {
  const entries = failing.map(({ suite, name, message }) => `${clean(suite === '' ? name : `${suite} > ${name}`)}\n${indented(beginningWithin(clean(message ?? ''), limits.message))}`);
  return beginningWithin(entries.join(''), limits.failing);
}

function indented(text: string): string {
  return text === '' ? '' : `${text.trimEnd().replace(/^/gm, '    ')}\n`;
}

function fileParts(files: readonly ShownFile[], limits: PromptLimits, clean: Cleaner): DataPart[] {
  const parts: DataPart[] = [];
  const unshown: string[] = [];
  let room = limits.files;
  for (const { path, text, lines } of files) {
    const shown = room < leastFileRoom ? null : excerptWithin(clean(text), lines, Math.min(limits.file, room));
    if (shown === null) unshown.push(clean(path));
    else parts.push({ name: `file ${clean(path)}`, text: shown });
    room -= shown === null ? 0 : Buffer.byteLength(shown);
  }
  if (unshown.length > 0) parts.push({ name: 'further files that seem to matter but are not shown', text: beginningWithin(`${unshown.join('\n')}\n`, 2_000) });
  return parts;
}
