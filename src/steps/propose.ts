import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../core/digest.js';
import type { Derivation } from '../core/derivation.js';
import type { EvidenceCandidate, GateResult } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { git } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { improvePatches, proposePatches, type PatchRequest, type Proposals } from '../models/ask.js';
import type { CallSettings } from '../models/call.js';
import { chooseFiles } from '../models/context/choose-files.js';
import { defaultPromptLimits, type FailureFacts } from '../models/prompt/prompt.js';
import type { FailedAttempt } from '../models/prompt/drafts.js';
import { modelSnapshot } from '../models/snapshot.js';
import { writeTranscript } from '../models/transcript.js';
import type { Workbench } from '../worlds/workbench.js';
import type { Additions } from './extend-plan.js';

/** What asking a model needs beside the plan: its client, budget, limits, and the secrets to keep out. */
export type ModelAccess = CallSettings;

/** What one round works with. */
export interface ProposeContext {
  workbench: Workbench;
  repository: Repository;
  model: ModelAccess | null;
  /** What the worlds came to so far. */
  derivation: Derivation;
  /** Folder of a world in the store, with its log; null where it did not run. */
  folderOf: (world: string) => string | null;
  /** Where the transcripts go. */
  target: string;
}

/**
 * Asks the model of a plan: in the first round for different proposals, later for a better one in place of each of its
 * candidates that failed. Faults of a model are notes, never the end of a run. Returns null when there is nothing to ask.
 */
export async function proposeByModel(round: number, context: ProposeContext): Promise<Additions | null> {
  const { workbench, model } = context;
  const settings = workbench.plan.proposers?.model;
  if (!settings || model === null) return null;
  const attempts = round === 1 ? [] : await failedAttempts(round, context);
  if (round > 1 && attempts.length === 0) return null;
  const request = await requestFor(round, context);
  const transcripts: Promise<void>[] = [];
  const asked = await ask(round, settings.proposals, request, attempts, model, context, transcripts);
  await Promise.all(transcripts);
  return { candidates: asked.proposals.map(({ patch, call, label, parent }) => proposedCandidate(round, settings.name, { patch, call, label, parent })), calls: asked.calls, notes: asked.notes };
}

function ask(round: number, proposals: number, request: PatchRequest, attempts: readonly FailedAttempt[], model: ModelAccess, { workbench, target }: ProposeContext, transcripts: Promise<void>[]): Promise<Proposals> {
  const observe = (exchange: Parameters<typeof writeTranscript>[1]): void => {
    const { id, provider, model: name, purpose, outcome, inputTokens, outputTokens, costUsd, latencyMs, retries } = exchange.call;
    workbench.events.emit('model.called', { id, provider, model: name, purpose, round, outcome, inputTokens, outputTokens, costUsd, latencyMs, retries });
    transcripts.push(writeTranscript(join(target, layout.transcripts), exchange));
  };
  return round === 1 ? proposePatches(request, proposals, model, workbench.signal, observe) : improvePatches(request, attempts, model, workbench.signal, observe);
}

function proposedCandidate(round: number, model: string, { patch, call, label, parent }: Pick<Proposals['proposals'][number], 'patch' | 'call' | 'label' | 'parent'>): Additions['candidates'][number] {
  return {
    label: `${model}: ${label}`,
    source: { kind: 'model', author: model, authorId: null, url: null, sha256: digestOf(patch) },
    patch,
    proposal: { round, parent, calls: [call, ...(call.endsWith('-repair') ? [call.slice(0, -'-repair'.length)] : [])].sort() },
  };
}

/** The model's candidates of the round before that ran and did not hold. Once one holds, nothing has to be improved. */
async function failedAttempts(round: number, { workbench, derivation, folderOf }: ProposeContext): Promise<FailedAttempt[]> {
  if (derivation.candidates.some(({ verdict }) => verdict === 'accepted')) return [];
  const failed = derivation.candidates.filter(({ source, proposal, verdict }) => source.kind === 'model' && proposal?.round === round - 1 && verdict !== 'skipped');
  return Promise.all(
    failed.map(async (candidate) => ({
      candidate: candidate.id,
      patch: await readFile(join(workbench.planFolder, candidate.mutation.file)),
      failing: failingOf(tellingOf(candidate).result),
      log: await logOf(tellingOf(candidate).world?.id ?? candidate.id, folderOf),
      verdict: verdictOf(candidate),
    })),
  );
}

/** The world that shows why a candidate did not hold. */
function tellingOf(candidate: EvidenceCandidate): Pick<EvidenceCandidate, 'world' | 'result'> {
  return candidate.reasons.includes('guarded-restored-failed') && candidate.restored !== null ? candidate.restored : candidate;
}

function verdictOf({ verdict, reasons, application }: EvidenceCandidate): string {
  return application.outcome === 'applied' ? `${verdict}: ${reasons.join(', ')}` : `${verdict}: ${application.message}`;
}

function failingOf(result: GateResult | null): FailureFacts['failing'] {
  return (result?.failing ?? []).map(({ suite, name, message }) => ({ suite, name, ...(message === undefined ? {} : { message }) }));
}

/** What the failing commit shows, without its files: failing tests, log, latest change. */
export async function failureOf({ workbench, repository, derivation, folderOf }: ProposeContext): Promise<Omit<FailureFacts, 'files'> & { changed: string[] }> {
  const { plan } = workbench;
  const { diff, changed } = await latestChange(plan, repository);
  return { goal: '', gate: plan.gate.command, failing: failingOf(derivation.baseline.result), log: await logOf('baseline', folderOf), diff, changed, allowGuarded: plan.policy.allowGuarded };
}

async function requestFor(round: number, context: ProposeContext): Promise<PatchRequest> {
  const { plan, snapshot } = context.workbench;
  const files = await modelSnapshot(snapshot.scratch, plan.snapshot.commit, { directory: plan.gate.directory });
  const { changed, ...facts } = await failureOf(context);
  const shown = await chooseFiles({ failing: facts.failing, log: facts.log, changed }, files);
  return { facts: { ...facts, files: shown }, limits: defaultPromptLimits, round, snapshot: files };
}

async function logOf(world: string, folderOf: ProposeContext['folderOf']): Promise<string> {
  const folder = folderOf(world);
  return folder === null ? '' : readFile(join(folder, layout.log(world)), 'utf8').catch(unlessAbsent);
}

/** A world that broke before its gate has no log; any other fault is told as a note. */
function unlessAbsent(error: unknown): string {
  if (systemCodeOf(error) === 'ENOENT') return '';
  throw error;
}

const mostDiffBytes = 200_000;

/** What the failing commit changed, where its parent is at hand: shallow clones do not have it. */
async function latestChange({ snapshot }: Plan, repository: Repository): Promise<{ diff: string; changed: string[] }> {
  const found = await git(repository.place, ['diff-tree', '-r', '-p', '--no-color', '--no-ext-diff', '--no-textconv', '--no-renames', `${snapshot.commit}^`, snapshot.commit], { accept: 'any' });
  if (found.exitStatus !== 0) return { diff: '', changed: [] };
  const diff = found.stdout.subarray(0, mostDiffBytes).toString('utf8');
  return { diff, changed: [...diff.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path = '']) => path) };
}

/** What is said where a proposer could not do its work: the run goes on without it. */
export function proposalFault(error: unknown): Additions {
  if (error instanceof SafeDebugError && error.code === 'interrupted') throw error;
  return { candidates: [], calls: [], notes: [{ calls: [], text: `No proposals: ${messageOf(error).split('\n')[0]}` }] };
}
