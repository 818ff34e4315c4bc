import { callModel, type CallSettings, type CallTask } from './call.js';
import type { ModelCall } from '../core/documents/model-call.js';
import type { Exchange } from './calls.js';
import { SafeDebugError } from '../errors.js';
import { oneLine } from './cleaning.js';
import { angleOf } from './prompt/angles.js';
import { improvementDraft, proposalDraft, repairDraft, type FailedAttempt } from './prompt/drafts.js';
import { writePrompt, type FailureFacts, type PromptDraft, type PromptLimits } from './prompt/prompt.js';
import { patchesIn } from './replies/read-reply.js';
import type { ModelSnapshot } from './snapshot.js';

/** What is asked about. */
export interface PatchRequest {
  facts: FailureFacts;
  limits: PromptLimits;
  /** From 1; candidates that failed are improved from 2 on. */
  round: number;
  /** Reads the snapshot's files and judges patches against it. */
  snapshot: Pick<ModelSnapshot, 'read' | 'check'>;
}

/** A patch that a model proposed and that can be tried. */
interface ModelProposal {
  patch: Buffer;
  /** Id of the call whose reply holds it. */
  call: string;
  label: string;
  /** The candidate it improves. */
  parent: string | null;
}

/** Something a reader of the evidence should know, and the calls it is about. */
interface ModelNote {
  calls: string[];
  text: string;
}

export interface Proposals {
  proposals: ModelProposal[];
  /** All calls, in the order of the tasks, each followed by its repair. */
  calls: ModelCall[];
  notes: ModelNote[];
}

/** Is told of each call as it ends, with what was sent and what came. */
export type ExchangeObserver = (exchange: Exchange) => void;

/** One thing to ask for. */
interface Task {
  id: string;
  purpose: 'proposal' | 'improvement';
  draft: PromptDraft;
  label: string;
  parent: string | null;
}

/**
 * Asks for `count` different proposals at once. Every fault of a model or server becomes a note, and so does a call that a
 * recording does not hold; a reply that cannot be used is asked for once more. Patches that repeat another byte for byte are
 * left out. Rejects with `interrupted` when `signal` ends it.
 */
export function proposePatches(request: PatchRequest, count: number, settings: CallSettings, signal: AbortSignal, observer: ExchangeObserver): Promise<Proposals> {
  const tasks = Array.from({ length: count }, (_, index): Task => ({
    id: `r${request.round}-${index + 1}`,
    purpose: 'proposal',
    draft: proposalDraft(request.facts, index, request.limits, settings.cleaner),
    label: angleOf(index).name,
    parent: null,
  }));
  return askAll(tasks, request, settings, signal, observer);
}

/** Asks for a better change in place of each candidate that failed; otherwise like `proposePatches`. */
export function improvePatches(request: PatchRequest, attempts: readonly FailedAttempt[], settings: CallSettings, signal: AbortSignal, observer: ExchangeObserver): Promise<Proposals> {
  const tasks = attempts.map((attempt, index): Task => ({
    id: `r${request.round}-${index + 1}`,
    purpose: 'improvement',
    draft: improvementDraft(request.facts, attempt, request.limits, settings.cleaner),
    label: `improvement of ${attempt.candidate}`,
    parent: attempt.candidate,
  }));
  return askAll(tasks, request, settings, signal, observer);
}

async function askAll(tasks: readonly Task[], request: PatchRequest, settings: CallSettings, signal: AbortSignal, observer: ExchangeObserver): Promise<Proposals> {
  const asked = await Promise.all(tasks.map((task) => askFor(task, request, settings, signal, observer)));
  const { proposals, repeats } = withoutRepeats(asked.flatMap((each) => each.proposals));
  return { proposals, calls: asked.flatMap(({ calls }) => calls), notes: merged([...asked.flatMap(({ notes }) => notes), ...repeats]) };
}

async function askFor(task: Task, request: PatchRequest, settings: CallSettings, signal: AbortSignal, observer: ExchangeObserver): Promise<Proposals> {
  const calls: ModelCall[] = [];
  const ask = async (draft: PromptDraft, { id, purpose }: Pick<CallTask, 'id' | 'purpose'>): Promise<Usable> => {
    try {
      const exchange = await callModel({ id, purpose, round: request.round, prompt: writePrompt(draft) }, settings, signal);
      calls.push(exchange.call);
      observer(exchange);
      return await usable(exchange, request);
    } catch (error) {
      // What a recording does not hold is no call, and nobody is asked instead.
      if (settings.client.replayed && error instanceof SafeDebugError && error.code === 'input') return { call: id, reply: null, patches: [], faults: [error.message] };
      throw error;
    }
  };
  const first = await ask(task.draft, task);
  if (first.patches.length > 0 || first.reply === null) return proposalsOf(task, first, calls);
  const draft = repairDraft(task.draft, first.reply, first.faults, request.limits, settings.cleaner);
  const second = await ask(draft, { id: `${task.id}-repair`, purpose: 'repair' });
  return proposalsOf(task, { ...second, faults: second.reply === null ? [...first.faults, ...second.faults] : second.faults }, calls);
}

/** What of a call can be tried. `reply` null: there is nothing that could be repaired. */
interface Usable {
  call: string;
  reply: string | null;
  patches: Buffer[];
  faults: string[];
}

async function usable({ call, reply }: Exchange, { snapshot }: PatchRequest): Promise<Usable> {
  if (call.outcome !== 'answered' || reply === null) return { call: call.id, reply: null, patches: [], faults: [call.message] };
  const reading = await patchesIn(reply, (path) => snapshot.read(path));
  if (reading.patches === null) return { call: call.id, reply, patches: [], faults: reading.faults };
  const checked = await Promise.all(reading.patches.map(async (patch) => ({ patch, fault: await snapshot.check(patch) })));
  const faults = checked.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  return { call: call.id, reply, patches: checked.filter(({ fault }) => fault === null).map(({ patch }) => patch), faults };
}

function proposalsOf({ label, parent }: Task, { call, reply, patches, faults }: Usable, calls: ModelCall[]): Proposals {
  const proposals = patches.map((patch, index) => ({ patch, call, parent, label: index === 0 ? label : `${label} (${index + 1})` }));
  if (patches.length > 0) return { proposals, calls, notes: [] };
  const text = reply === null ? faults.join('; ') : `The reply could not be used, also after asking again: ${faults.join('; ')}`;
  return { proposals, calls, notes: [{ calls: calls.map(({ id }) => id), text }] };
}

function withoutRepeats(all: readonly ModelProposal[]): { proposals: ModelProposal[]; repeats: ModelNote[] } {
  const proposals: ModelProposal[] = [];
  const repeats: ModelNote[] = [];
  for (const proposal of all) {
    const twin = proposals.find(({ patch }) => patch.equals(proposal.patch));
    if (twin === undefined) proposals.push(proposal);
    else repeats.push({ calls: [proposal.call], text: `The same patch as that of call ${twin.call}` });
  }
  return { proposals, repeats };
}

/** Notes with the same text as one. */
function merged(notes: readonly ModelNote[]): ModelNote[] {
  const byText = new Map<string, string[]>();
  for (const { calls, text } of notes) byText.set(text, [...(byText.get(text) ?? []), ...calls]);
  return [...byText].map(([text, calls]) => ({ calls, text: oneLine(text) }));
}
