import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProposedCandidate } from '../candidates/candidate.js';
import { candidateFromFile, candidatesFromFolder } from '../candidates/files.js';
import { candidateFromRevision } from '../candidates/revisions.js';
import type { Clock } from '../clock.js';
import { digestOf, digestOfJson, type Digest } from '../core/digest.js';
import type { GateDefinition } from '../core/documents/common.js';
import { checked } from '../core/documents/checked.js';
import { planSchema, planSchemaName, planText, type Plan, type PlannedCandidate, type Policy, type Proposers } from '../core/documents/plan.js';
import { guardsOf } from '../core/policy/guarded.js';
import { SafeDebugError } from '../errors.js';
import type { EventSink } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { git } from '../git/git.js';
import { currentBranch, type Repository } from '../git/repository.js';
import type { ScratchRepository } from '../git/scratch.js';
import type { AppliedPatches } from '../patches/applied-patches.js';
import { recordCandidates } from './recorded-candidates.js';
import { storeNames } from '../core/store-names.js';
import { tool } from '../tool.js';
import { commitDirtyState } from '../worlds/dirty.js';
import { declaredInputs } from '../worlds/set-ups/declared-inputs.js';
import type { Workspace } from '../worlds/workspace.js';

/** What a run is asked to do, as an entry understood it. */
export interface PlanSettings {
  repository: Repository;
  /** The failing state as the user named it, and what it stands for; ignored with `dirty`. */
  commit: { revision: string; id: string; tree: string };
  dirty: boolean;
  /** Evidence folder; never part of a snapshot. */
  out: string;
  gate: Omit<GateDefinition, 'digest'>;
  worlds: Plan['worlds'];
  policy: Policy;
  trigger: Plan['trigger'];
  candidates: { files: readonly string[]; folders: readonly string[]; revisions: readonly string[]; proposed: readonly ProposedCandidate[] };
  /** Most candidates of the run, proposals counted. */
  mostCandidates: number;
  /** Who is asked for proposals once the baseline is known, or null. */
  proposers: Proposers | null;
  /** The workflow run whose jobs are the steps, or null. */
  run: Plan['run'];
  /** What the run is pinned to on GitHub, or null. */
  host: Plan['host'];
}

/** What the step works with. */
export interface PlanContext {
  runId: string;
  workspace: Workspace;
  events: EventSink;
  clock: Clock;
  /** Where patches are judged: in a scratch repository that reads the user's. */
  patches: AppliedPatches;
  /** Called with the snapshot's commit when only the patches are left to be judged. */
  onCommit?: (snapshot: { commit: string; dirty: boolean }) => void;
}

/** A plan on disk: the document, its digest and its folder (document, recorded patches, pack of uncommitted work). */
export interface WrittenPlan {
  plan: Plan;
  planDigest: Digest;
}

/** A run's id: the time, so that ids sort, and something random, so that two runs never share one. */
export function newRunId(clock: Clock): string {
  const time = clock.now().toISOString().replace(/[-:]|\.\d+/g, '').toLowerCase();
  return `${time}-${randomBytes(4).toString('hex')}`;
}

/**
 * Fixes everything the later steps need, without running anybody's code: the commit, the gate, the candidates with their
 * recorded patches and what git makes of them. Writes the plan into `target`.
 * Throws `input` for a repository, revision or candidate that cannot be used.
 */
export async function writePlan(settings: PlanSettings, context: PlanContext, target: string): Promise<WrittenPlan> {
  const { repository } = settings;
  const { scratch } = context.patches;
  const snapshot = settings.dirty ? await commitDirtyState(repository, scratch, settings.out) : { commit: settings.commit.id, tree: settings.commit.tree, dirty: false };
  await requireDirectory(scratch, snapshot.commit, settings.gate.directory);
  await declaredInputs(scratch.place, snapshot.commit, settings.worlds.setupInputs);
  const proposals = await collectProposals(settings, repository, snapshot.commit);
  if (proposals.length === 0 && settings.proposers === null) throw new SafeDebugError('usage', 'There is no candidate to try. Name patches with --candidates DIR or, one by one, with --candidate FILE; branches and commits with --ref.');
  if (proposals.length > settings.mostCandidates) throw new SafeDebugError('usage', `There are ${proposals.length} candidates; this run takes at most ${settings.mostCandidates}. Name fewer of them.`);
  context.onCommit?.(snapshot);
  const base = { patches: context.patches, ...snapshot, directory: settings.gate.directory, guards: guardsOf(settings) };
  const [candidates, ref] = await Promise.all([recordCandidates(proposals, [], base, target), refOf(settings)]);
  requireOnePatch(candidates);
  // Parsed, so that keys come in the schema's order: a plan that is read again gives the same bytes.
  const plan = checked(planSchema, {
    schema: planSchemaName,
    id: context.runId,
    createdAt: context.clock.now().toISOString(),
    tool,
    run: settings.run,
    host: settings.host,
    trigger: settings.trigger,
    snapshot: { id: 'S0', repository: settings.host?.repository ?? repository.workTree ?? repository.path, ref, ...snapshot },
    gate: { digest: digestOfJson(settings.gate), ...settings.gate },
    worlds: settings.worlds,
    policy: settings.policy,
    candidates,
    mostCandidates: settings.mostCandidates,
    proposers: settings.proposers,
    calls: [],
    proposalNotes: [],
    earlier: [],
    names: storeNames(candidates, settings.run, 1),
  } satisfies Plan);
  if (snapshot.dirty) await packUncommitted(scratch, snapshot.commit, join(target, layout.pack));
  const text = planText(plan);
  await writeFile(join(target, layout.plan), text);
  const planDigest = digestOf(text);
  announce(plan, planDigest, context.events);
  return { plan, planDigest };
}

/** A run over texts that hold no patch at all would only tell so at its end. */
function requireOnePatch(candidates: readonly PlannedCandidate[]): void {
  if (candidates.length === 0) return;
  const noPatch = candidates.flatMap(({ label, application }) => (application.outcome === 'rejected' && ['not-a-patch', 'empty-patch'].includes(application.reason) ? [{ label, message: application.message }] : []));
  const [first] = noPatch;
  if (first === undefined || noPatch.length < candidates.length) return;
  throw new SafeDebugError('input', `No candidate holds a patch. ${first.label}: ${first.message.split('\n')[0]}`);
}

async function requireDirectory(scratch: ScratchRepository, commit: string, directory: string): Promise<void> {
  if (directory === '.') return;
  const type = await git(scratch.place, ['cat-file', '-t', `${commit}:${directory}`], { accept: 'any' });
  if (type.stdout.toString('utf8').trim() === 'tree') return;
  throw new SafeDebugError('input', `The snapshot has no directory ${directory}. Give --directory a path from the repository's top.`);
}

/** The candidates that people named, in the order of files, folders and revisions. Throws `input` for one that cannot be used. */
export async function collectProposals({ candidates }: PlanSettings, repository: Repository, snapshotCommit: string): Promise<ProposedCandidate[]> {
  const files = await Promise.all(candidates.files.map(candidateFromFile));
  const folders = await Promise.all(candidates.folders.map(candidatesFromFolder));
  const revisions = await Promise.all(candidates.revisions.map((revision) => candidateFromRevision(repository, snapshotCommit, revision)));
  return [...candidates.proposed, ...files, ...folders.flat(), ...revisions];
}

/** Objects of uncommitted work, for steps that have only the user's repository. */
async function packUncommitted(scratch: ScratchRepository, commit: string, file: string): Promise<void> {
  const packed = await git(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${commit}^\n` });
  await writeFile(file, packed.stdout);
}

async function refOf({ dirty, commit, repository, host }: PlanSettings): Promise<string | null> {
  if (host !== null) return host.target.branch;
  return dirty || commit.revision === 'HEAD' ? currentBranch(repository) : commit.revision;
}

/** Takes note of what a plan fixed. */
export function announce(plan: Plan, planDigest: Digest, events: EventSink): void {
  events.emit('snapshot.taken', { id: 'S0', commit: plan.snapshot.commit, tree: plan.snapshot.tree, dirty: plan.snapshot.dirty, plan: planDigest });
  announceCandidates(plan.candidates, events);
}

/** Takes note of candidates, and of those that need no world. */
export function announceCandidates(candidates: readonly PlannedCandidate[], events: EventSink): void {
  for (const { id, label, source, mutation, application } of candidates) {
    events.emit('candidate.proposed', { label, kind: source.kind, sha256: mutation.sha256 }, id);
    if (application.outcome !== 'applied') events.emit('candidate.skipped', { reason: application.reason, why: application.message }, id);
    else if (application.duplicateOf !== null) events.emit('candidate.skipped', { reason: `duplicate-of:${application.duplicateOf}`, why: `the same change as ${application.duplicateOf}` }, id);
  }
}
