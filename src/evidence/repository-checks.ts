import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patchBetween } from '../git/difference.js';
import { parentsOf } from '../git/fetch.js';
import { git } from '../git/git.js';
import { openRepository, type Repository } from '../git/repository.js';
import { createScratchRepository, type ScratchRepository } from '../git/scratch.js';
import { applyPatch } from '../patches/apply.js';
import { guardedOutcome } from '../patches/guards.js';
import type { PatchOutcome } from '../patches/outcome.js';
import { canonicalJson } from '../core/digest.js';
import type { Event } from '../core/documents/event.js';
import type { Plan, PlannedCandidate } from '../core/documents/plan.js';
import { guardsOf, type Guards } from '../core/policy/guarded.js';
import { readTrailers } from '../promotion/commit-message.js';
import type { Workspace } from '../worlds/workspace.js';
import { layout } from './layout.js';
import { readEvents } from './reader.js';
import { demand, type Verified } from './verifier.js';

/**
 * Checks the evidence against a repository: the snapshot's tree, the trees and the guarded paths of every recorded patch,
 * and the promoted commit. Trees are computed by git from the snapshot and the recorded patch alone.
 */
export async function verifyAgainstRepository(verified: Verified, path: string, workspace: Workspace): Promise<void> {
  const { plan, evidence, checks, folder } = verified;
  const repository = await openRepository(path);
  const scratch = createScratchRepository(workspace.own('verify-scratch'), repository);
  const pack = evidence.files.find((file) => file.path === layout.pack);
  if (pack) await git(scratch.place, ['unpack-objects', '-q'], { input: await readFile(join(folder, pack.path)), accept: 'any' });
  demand(checks, 'snapshot tree', await snapshotFault(verified, scratch), `the snapshot ${plan.snapshot.commit} has the tree ${plan.snapshot.tree}`);
  for (const candidate of plan.candidates) {
    const patch = await readFile(join(folder, candidate.mutation.file));
    const fault = await candidateFault(candidate, patch, plan, scratch);
    demand(checks, `tree of candidate ${candidate.id}`, fault, candidate.application.outcome === 'applied' ? candidate.application.tree : `refused: ${candidate.application.reason}`);
  }
  await verifyPromotion(verified, repository, scratch);
}

/** The change that is offered for taking by hand, and the promoted commit: both are snapshot plus recorded patch. */
async function verifyPromotion({ plan, evidence, checks, folder }: Verified, repository: Repository, scratch: ScratchRepository): Promise<void> {
  const { promotion } = evidence;
  const winner = plan.candidates.find(({ id }) => id === evidence.selection.winner);
  const expected = winner?.application.outcome === 'applied' ? `${winner.application.tree} ${plan.snapshot.commit}` : '';
  if (evidence.files.some(({ path }) => path === layout.winner) && winner?.application.outcome === 'applied') {
    const change = await patchBetween(scratch.place, plan.snapshot.tree, winner.application.tree);
    const same = change.equals(await readFile(join(folder, layout.winner)));
    demand(checks, 'patch of the winner', same ? null : `${layout.winner} is not the difference between the snapshot and the winner's tree`, layout.winner);
  }
  if (promotion.commit === null) return;
  const tree = await git(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${promotion.commit}^{tree}`], { accept: 'any' });
  // A shallow clone hides parents from everything but the commit's own text.
  const found = tree.exitStatus === 0 ? [tree.stdout.toString('utf8').trim(), ...(await parentsOf(repository, promotion.commit))].join(' ') : '';
  const fault = tree.exitStatus !== 0 ? `the repository has no commit ${promotion.commit}` : found === expected ? null : `the promoted commit is not snapshot plus recorded patch: tree and parent are ${found}, not ${expected}`;
  demand(checks, 'promoted commit', fault, promotion.commit);
  const message = (await git(repository.place, ['show', '--no-patch', '--format=%B', '--end-of-options', promotion.commit])).stdout.toString('utf8');
  demand(checks, 'trailers of the commit', trailerFault(message, promotion.commit, plan, winner, await readEvents(folder)), 'name snapshot, patch and evidence');
}

/**
 * What the promoted commit names must be what was proven: the snapshot, the recorded patch, and the decision in this very
 * evidence. A commit that an earlier run made, as the events tell, names the decision of that one.
 */
function trailerFault(message: string, commit: string, plan: Plan, winner: PlannedCandidate | undefined, events: readonly Event[]): string | null {
  const named = readTrailers(message);
  if (named === null) return `the message of ${commit} does not name snapshot, candidate and evidence`;
  if (named.snapshot !== plan.snapshot.commit) return `the commit names the snapshot ${named.snapshot}, not ${plan.snapshot.commit}`;
  if (named.mutation !== winner?.mutation.sha256) return `the commit names the patch ${named.mutation}, not the winner's`;
  const wasThere = events.some(({ type, data }) => type === 'promotion.found' && data['commit'] === commit);
  const decided = events.findLast(({ type }) => type === 'promotion.decided')?.hash;
  return wasThere || named.evidence === decided ? null : `the commit names other evidence (${named.evidence}) than this, whose decision is ${decided}`;
}

async function snapshotFault({ plan }: Verified, scratch: ScratchRepository): Promise<string | null> {
  const { commit, tree } = plan.snapshot;
  const found = await git(scratch.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`], { accept: 'any' });
  if (found.exitStatus !== 0) return `the repository has no commit ${commit}; fetch it first`;
  const actual = found.stdout.toString('utf8').trim();
  return actual === tree ? null : `the commit ${commit} has the tree ${actual}, not ${tree}`;
}

/** What git and the policy say differently of a candidate than its plan does: trees, counts, guarded paths; null if nothing. */
export async function candidateFault(candidate: PlannedCandidate, patch: Uint8Array, plan: Plan, scratch: ScratchRepository): Promise<string | null> {
  const applied = await applyPatch(scratch, plan.snapshot.commit, patch, { directory: plan.gate.directory });
  return applicationFault(candidate, applied) ?? (await guardFault(candidate, applied, plan.snapshot.tree, guardsOf(plan), scratch));
}

function applicationFault({ application, mutation }: PlannedCandidate, applied: PatchOutcome): string | null {
  if (application.outcome !== applied.outcome) return `the evidence says ${application.outcome}, git says ${applied.outcome}`;
  if (application.outcome !== 'applied' || applied.outcome !== 'applied') {
    return application.outcome !== 'applied' && application.reason !== applied.reason ? `the evidence says ${application.reason}, git says ${applied.reason}` : null;
  }
  if (application.tree !== applied.tree) return `the evidence says ${application.tree}, git makes ${applied.tree}`;
  if (canonicalJson(application.flags) !== canonicalJson(applied.flags)) return `the evidence flags its patch otherwise (${application.flags.join(', ')}) than git's result does (${applied.flags.join(', ')})`;
  const counted = [applied.touched.length, applied.additions, applied.deletions];
  return canonicalJson([mutation.files, mutation.additions, mutation.deletions]) === canonicalJson(counted) ? null : `the evidence counts other changed lines than git does (${counted.join(', ')})`;
}

async function guardFault({ application }: PlannedCandidate, applied: PatchOutcome, baseTree: string, guards: Guards, scratch: ScratchRepository): Promise<string | null> {
  if (application.outcome !== 'applied' || applied.outcome !== 'applied') return null;
  const { guarded, restoredTree } = await guardedOutcome(scratch, baseTree, applied, guards);
  if (canonicalJson(guarded) !== canonicalJson(application.guarded)) return 'the evidence names other guarded paths than the policy does';
  return restoredTree === application.restoredTree ? null : `with its guarded paths restored the evidence says ${application.restoredTree ?? 'nothing'}, git makes ${restoredTree ?? 'nothing'}`;
}
