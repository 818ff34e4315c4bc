import { join } from 'node:path';
import { systemClock } from '../../clock.js';
import type { Digest } from '../../core/digest.js';
import { type Plan, worldsOf } from '../../core/documents/plan.js';
import type { Ending } from '../../core/promotion.js';
import { messageOf } from '../../errors.js';
import { evidenceNames, isStoreName, planNames } from '../../core/store-names.js';
import { EventLog } from '../../evidence/event-log.js';
import { layout } from '../../evidence/layout.js';
import { mergeEvents } from '../../evidence/merge-events.js';
import { claimOutFolder } from '../../evidence/out-folder.js';
import { clearEvidence } from '../../evidence/clear-evidence.js';
import { examine as examineStep, writeExamination } from '../../steps/examine.js';
import { replayDigest } from '../../steps/over-store.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import type { Store } from '../../store/store.js';
import { storeOptions } from '../artifacts.js';
import { leaveFault } from '../give-up.js';
import * as inputs from '../inputs.js';
import { say, warn } from '../log.js';
import { storedPlan } from '../stored-plan.js';
import type { Surroundings } from '../surroundings.js';

/** Examines; what stands in the way is left for the next step, which can tell it. */
export async function examine(surroundings: Surroundings, folder: string): Promise<void> {
  const out = await claimOutFolder(inputs.text('out') || '.safe-debug', null);
  try {
    const results = inputs.jobResults();
    await clearEvidence(out.path);
    await examineInto(out.path, results, surroundings, folder);
  } catch (error) {
    await leaveFault(out.path, messageOf(error));
    throw error;
  } finally {
    await out.release();
  }
}

/**
 * The first step of a promotion, without any token: fetches what the jobs left, holds it against the digests they told by
 * their outputs, and derives everything again from the raw reports. What it finds lies in the evidence folder afterwards.
 */
async function examineInto(out: string, results: readonly string[], surroundings: Surroundings, folder: string): Promise<void> {
  const store = new ArtifactStore(await storeOptions(folder));
  const { plan, planDigest } = await storedPlan(surroundings, store, inputs.digest('plan-digest'));
  const told = inputs.records();
  // A record whose digest its job did not tell could be anybody's.
  const records = new Map(worldsOf(plan).map((world) => [world, told.get(world) ?? null]));
  const faults: string[] = [];
  const usable = await usableFolders(plan, store, faults);
  faults.push(...strangers(plan, await store.list(), surroundings.run.attempt), ...untold(records), ...(await replacedReplay(plan, usable)));
  // Where nothing but the baseline could run, there was no world and no replay to run.
  const allowed = worldsOf(plan).length === 1 ? ['success', 'skipped'] : ['success'];
  faults.push(...results.filter((result) => !allowed.includes(result)).map((result) => `A job of this run ended with ${result}, not with success.`));
  for (const fault of faults) warn(fault);
  const ending: Ending = results.includes('cancelled') ? 'cancelled' : faults.length > 0 ? 'incomplete' : 'complete';
  const events = new EventLog(systemClock);
  await mergeEvents(plan, usable, events);
  for (const why of faults) events.emit('world.failed', { why });
  events.open(join(out, layout.events));
  const setUpLog = join((await usable.get(plan.names.worlds['baseline'] ?? '')) ?? folder, layout.setUpLog);
  const examination = await examineStep(plan, planDigest, { store: usable, out, ending, setUpLog, records });
  events.close();
  await writeExamination(out, examination);
  say(`Examined: ${examination.derivation.outcome}, winner ${examination.derivation.selection.winner ?? 'none'}.`);
}

/** The store without what cannot be used; why it cannot is added to the faults. */
async function usableFolders(plan: Plan, store: ArtifactStore, faults: string[]): Promise<Store> {
  const folders = new Map<string, string>();
  const names = [...planNames(plan), ...worldsOf(plan).map((world) => plan.names.worlds[world] ?? world), plan.names.replay];
  const fetched = await Promise.all(names.map((name) => store.fetch(name)));
  for (const [index, artifact] of fetched.entries()) {
    const name = names[index] ?? '';
    if (artifact.status === 'found') folders.set(name, artifact.folder);
    else if (artifact.status !== 'missing') faults.push(`The artifact ${name} cannot be used: ${artifact.why}.`);
    else if (name !== plan.names.replay) faults.push(`The artifact ${name} is missing.`);
  }
  return { get: (name) => Promise.resolve(folders.get(name) ?? null), list: () => Promise.resolve([...folders.keys()]), put: (name, folder) => store.put(name, folder) };
}

/** Artifacts under the names of this run that its plan does not have: some job made them, and it was none of ours. */
function strangers(plan: Plan, names: readonly string[], attempt: number): string[] {
  const known = new Set([...planNames(plan), plan.names.replay, ...Object.values(plan.names.worlds)]);
  const { run } = plan;
  if (run === null) return [];
  // The evidence is uploaded after everything else; whatever stands under its names by now would leave a promotion without proof.
  const reserved = new Set(Object.values(evidenceNames({ name: run.name, attempt })));
  return names.filter((name) => reserved.has(name) || (isStoreName(run, name) && !known.has(name))).map((name) => `The artifact ${name} is not in the plan: something else of this run uploaded it.`);
}

function untold(records: ReadonlyMap<string, Digest | null>): string[] {
  return [...records].flatMap(([world, digest]) => (digest === null ? [`The job of the world ${world} told no digest of its record.`] : []));
}

async function replacedReplay(plan: Plan, store: Store): Promise<string[]> {
  const folder = await store.get(plan.names.replay);
  const told = inputs.text('replay-digest');
  if (folder === null) return told === '' ? [] : ['The replay that its job told of is not in the store.'];
  const actual = await replayDigest(folder);
  return actual === told ? [] : [`The replay in the store is not the one that its job made: its digest is ${actual}, not ${told || 'told at all'}.`];
}
