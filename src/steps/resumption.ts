import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { worldsOf } from '../core/documents/plan.js';
import { canonicalJson, digestOf, type Digest } from '../core/digest.js';
import { eventSchema, firstBrokenLink, type Event } from '../core/documents/event.js';
import { digestSchema } from '../core/documents/common.js';
import type { Evidence } from '../core/documents/evidence.js';
import { planPart } from '../core/store-names.js';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { observeWorlds } from '../evidence/observe.js';
import { readEvidence } from '../evidence/reader.js';
import { verifyEvidence } from '../evidence/verifier.js';
import { digestOfFile } from '../files/file-digest.js';
import { readRegularFile } from '../files/regular-file.js';
import { FolderStore } from '../store/folder-store.js';
import { Workspace } from '../worlds/workspace.js';
import { planFromStore, type StoredPlan } from './over-store.js';
import { worldFolders } from './replay.js';
import { forgetUnfinished, namesIn, type UnfinishedRun } from './unfinished.js';

/** Evidence of the run itself, if it came to its end after all and holds; then nothing of the run is left to do. Null otherwise. */
export async function finishedRun(out: string, id: string): Promise<{ evidence: Evidence; digest: Digest } | null> {
  try {
    const { bytes, evidence } = await readEvidence(out);
    if (evidence.id !== id || evidence.outcome === 'interrupted') return null;
    await verifyEvidence(out, null, []);
    await (await Workspace.open(id)).close(); // opening one removes the worlds of dead processes
    await forgetUnfinished(out, id);
    return { evidence, digest: digestOf(bytes) };
  } catch (error) {
    if (error instanceof SafeDebugError && error.code === 'evidence') return null; // absent, or not whole: the run goes on
    throw error;
  }
}

/** Ids of the runs in an evidence folder that can be resumed, the oldest first. */
export async function unfinishedRuns(out: string): Promise<string[]> {
  const folder = join(out, layout.unfinished);
  return (await namesIn(folder)).filter((name) => existsSync(join(folder, name, planPart(1))));
}

/**
 * Opens a run that did not come to its end. Throws `input` if the folder holds no such run, or one whose plan or recorded
 * patches are not what they were when it was planned.
 */
export async function openUnfinished(out: string, id: string): Promise<UnfinishedRun> {
  const known = await unfinishedRuns(out);
  if (!known.includes(id)) throw new SafeDebugError('input', `There is no unfinished run ${id} in ${out}. ${known.length === 0 ? 'No run there is unfinished: start one without --resume.' : `Unfinished there: ${known.join(', ')}.`}`);
  const folder = join(out, layout.unfinished, id);
  const store = new FolderStore(folder);
  const events = await wholeEvents(join(folder, layout.events), id);
  try {
    const stored = await lastPlan(store, planTold(events));
    if (stored.plan.id !== id) throw new SafeDebugError('input', `The plan is that of the run ${stored.plan.id}.`);
    await requireRecordedPatches(stored);
    return { id, store, stored, events, log: join(folder, layout.events) };
  } catch (cause) {
    throw new SafeDebugError('input', `The run ${id} cannot be resumed. ${messageOf(cause)} Start a new run without --resume.`, { cause });
  }
}

/**
 * Drops what is not whole of an unfinished run's worlds. Returns the worlds that are, with the digests of their records. A
 * replay counts only where every world before it does, because its winner follows from them.
 */
export async function keepWhole({ store, stored: { plan, planDigest } }: UnfinishedRun): Promise<Map<string, Digest>> {
  const folders = await worldFolders(plan, store);
  const { worlds } = await observeWorlds(plan, planDigest, folders, 'complete');
  const isWhole = (world: string): boolean => worlds.get(world)?.status === 'observed';
  const kept = worldsOf(plan).filter(isWhole);
  const replays = ['replay', 'replay-baseline'];
  if (kept.length === worldsOf(plan).length && replays.every(isWhole)) kept.push(...replays);
  const records = new Map<string, Digest>();
  for (const [world, folder] of folders) {
    if (folder === null) continue;
    if (kept.includes(world)) records.set(world, await digestOfFile(join(folder, layout.record(world))));
    else await rm(folder, { recursive: true, force: true });
  }
  return records;
}

const largestLogBytes = 256 * 1024 * 1024;

/** The events of a log up to the first that is cut or does not follow; none where the log is another run's or gone. */
async function wholeEvents(file: string, id: string): Promise<Event[]> {
  const text = await readRegularFile(file, largestLogBytes).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const events: Event[] = [];
  for (const line of text.toString('utf8').split('\n').slice(0, -1)) {
    const event = eventIn(line);
    if (event === null) break;
    events.push(event);
  }
  const whole = events.slice(0, firstBrokenLink(events)?.index);
  return whole[0]?.type === 'run.started' && whole[0].data['id'] === id ? whole : [];
}

function eventIn(line: string): Event | null {
  try {
    return eventSchema.parse(JSON.parse(line));
  } catch {
    return null; // cut: the log ends before it
  }
}

/** Digest of the first plan as the log tells it; null where that part of the log is gone. */
function planTold(events: readonly Event[]): Digest | null {
  const told = digestSchema.safeParse(events.find(({ type }) => type === 'snapshot.taken')?.data['plan']);
  return told.success ? told.data : null;
}

/** The last plan that is whole and extends those before it. */
async function lastPlan(store: FolderStore, told: Digest | null): Promise<StoredPlan> {
  let last = await planFromStore(store, planPart(1), told);
  for (let version = 2; (await store.get(planPart(version))) !== null; version++) {
    const next = await planFromStore(store, planPart(version), null);
    if (canonicalJson(next.plan.earlier) !== canonicalJson([...last.plan.earlier, last.planDigest])) throw new SafeDebugError('input', `Its ${version}. plan does not extend the one before.`);
    last = next;
  }
  return last;
}

async function requireRecordedPatches({ plan, folder }: StoredPlan): Promise<void> {
  for (const { id, mutation } of plan.candidates) {
    const digest = await digestOfFile(join(folder, mutation.file)).catch((error: unknown) => messageOf(error));
    if (digest !== mutation.sha256) throw new SafeDebugError('input', `The recorded patch of candidate ${id} is not the one that was planned.`);
  }
}
