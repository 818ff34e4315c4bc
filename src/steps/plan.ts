import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { candidateId, type ProposedCandidate } from '../candidates/candidate.js';
import { candidateFromFile, candidatesFromFolder } from '../candidates/files.js';
import { candidateFromRevision } from '../candidates/revisions.js';
import type { Clock } from '../clock.js';
import { digestOf, digestOfJson, type Digest } from '../core/digest.js';
import type { GateDefinition } from '../core/documents/common.js';
import { mostCandidates, planSchemaName, type Plan, type PlannedCandidate, type Policy } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import type { EventSink } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { planText } from '../evidence/writer.js';
import { git } from '../git/git.js';
import { currentBranch, type Repository } from '../git/repository.js';
import { createScratchRepository, type ScratchRepository } from '../git/scratch.js';
import { applyPatch } from '../patches/apply.js';
import { guardedChanges } from '../patches/guards.js';
import type { PatchOutcome } from '../patches/outcome.js';
import { tool } from '../tool.js';
import { commitDirtyState } from '../worlds/dirty.js';
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
  candidates: { files: readonly string[]; folders: readonly string[]; revisions: readonly string[] };
}

/** What the step works with. */
export interface PlanContext {
  runId: string;
  workspace: Workspace;
  events: EventSink;
  clock: Clock;
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
  const scratch = await createScratchRepository(context.workspace.own('plan-scratch'), repository);
  const snapshot = settings.dirty ? await commitDirtyState(repository, scratch, settings.out) : { commit: settings.commit.id, tree: settings.commit.tree, dirty: false };
  await requireDirectory(scratch, snapshot.commit, settings.gate.directory);
  const proposals = await collectProposals(settings, repository, snapshot.commit);
  if (proposals.length === 0) throw new SafeDebugError('usage', 'There is no candidate to try. Name patches with --candidate FILE or --candidates DIR, or branches and commits with --ref.');
  if (proposals.length > mostCandidates) throw new SafeDebugError('usage', `There are ${proposals.length} candidates; one run takes at most ${mostCandidates}.`);
  const candidates = await planCandidates(proposals, scratch, snapshot, settings, target);
  requireOnePatch(candidates);
  const plan: Plan = {
    schema: planSchemaName,
    id: context.runId,
    createdAt: context.clock.now().toISOString(),
    tool,
    run: null,
    trigger: settings.trigger,
    snapshot: { id: 'S0', repository: repository.workTree ?? repository.path, ref: settings.dirty || settings.commit.revision === 'HEAD' ? await currentBranch(repository) : settings.commit.revision, ...snapshot },
    gate: { digest: digestOfJson(settings.gate), ...settings.gate },
    worlds: settings.worlds,
    policy: settings.policy,
    candidates,
    names: storeNames(candidates),
  };
  if (snapshot.dirty) await packUncommitted(scratch, snapshot.commit, join(target, layout.pack));
  const text = planText(plan);
  await writeFile(join(target, layout.plan), text);
  announce(plan, context.events);
  return { plan, planDigest: digestOf(text) };
}

/** A run over texts that hold no patch at all would only tell so at its end. */
function requireOnePatch(candidates: readonly PlannedCandidate[]): void {
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

async function collectProposals({ candidates }: PlanSettings, repository: Repository, snapshotCommit: string): Promise<ProposedCandidate[]> {
  const files = await Promise.all(candidates.files.map(candidateFromFile));
  const folders = await Promise.all(candidates.folders.map(candidatesFromFolder));
  const revisions = await Promise.all(candidates.revisions.map((revision) => candidateFromRevision(repository, snapshotCommit, revision)));
  return [...files, ...folders.flat(), ...revisions];
}

async function planCandidates(proposals: readonly ProposedCandidate[], scratch: ScratchRepository, snapshot: { commit: string; tree: string }, settings: PlanSettings, target: string): Promise<PlannedCandidate[]> {
  const outcomes = await Promise.all(proposals.map(({ patch }) => applyPatch(scratch, snapshot.commit, patch, { directory: settings.gate.directory })));
  const planned: PlannedCandidate[] = [];
  for (const [index, proposal] of proposals.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    const id = candidateId(index);
    const file = layout.patch(id);
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), proposal.patch);
    const counted = outcome.outcome === 'applied' ? { files: outcome.touched.length, additions: outcome.additions, deletions: outcome.deletions } : { files: null, additions: null, deletions: null };
    const application = await applicationOf(outcome, planned, scratch, snapshot.tree, settings.policy.guarded);
    planned.push({ id, label: labelOf(proposal.label), source: proposal.source, mutation: { file, sha256: digestOf(proposal.patch), ...counted }, application });
  }
  return planned;
}

/** At most 300 characters, none of them cut in half. */
function labelOf(text: string): string {
  return [...Buffer.from(text).toString()].slice(0, 300).join('');
}

async function applicationOf(outcome: PatchOutcome, earlier: readonly PlannedCandidate[], scratch: ScratchRepository, baseTree: string, extraGlobs: readonly string[]): Promise<PlannedCandidate['application']> {
  if (outcome.outcome !== 'applied') return { outcome: outcome.outcome, reason: outcome.reason, message: outcome.message };
  const twin = earlier.find(({ application }) => application.outcome === 'applied' && application.tree === outcome.tree);
  return {
    outcome: 'applied',
    tree: outcome.tree,
    duplicateOf: twin?.id ?? null,
    paths: outcome.touched.map(({ path }) => path),
    flags: outcome.flags,
    guarded: await guardedChanges(scratch, baseTree, outcome.tree, outcome.touched, extraGlobs),
  };
}

/** Objects of uncommitted work, for steps that have only the user's repository. */
async function packUncommitted(scratch: ScratchRepository, commit: string, file: string): Promise<void> {
  const packed = await git(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${commit}^\n` });
  await writeFile(file, packed.stdout);
}

function storeNames(candidates: readonly PlannedCandidate[]): Plan['names'] {
  const worlds = ['baseline', ...candidates.map(({ id }) => id)].map((world) => [world, `world-${world}`]);
  return { plan: 'plan', replay: 'replay', worlds: Object.fromEntries(worlds) };
}

function announce(plan: Plan, events: EventSink): void {
  events.emit('snapshot.taken', { id: 'S0', commit: plan.snapshot.commit, tree: plan.snapshot.tree, dirty: plan.snapshot.dirty });
  for (const { id, label, source, mutation, application } of plan.candidates) {
    events.emit('candidate.proposed', { label, kind: source.kind, sha256: mutation.sha256 }, id);
    if (application.outcome !== 'applied') events.emit('candidate.skipped', { reason: application.reason, why: application.message }, id);
    else if (application.duplicateOf !== null) events.emit('candidate.skipped', { reason: `duplicate-of:${application.duplicateOf}`, why: `the same change as ${application.duplicateOf}` }, id);
  }
}
