import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf, type Digest } from '../core/digest.js';
import { recordSchemaName, type Attempt, type WorldRecord } from '../core/documents/record.js';
import { reachedSentences } from '../core/reached-limits.js';
import { layout } from '../evidence/layout.js';
import { writeManifest } from '../evidence/manifest-files.js';
import { gateEnvironment } from '../gate/environment.js';
import { GateLog } from '../gate/gate-log.js';
import { runGate, survivorProblem, type GateEnd } from '../gate/run-gate.js';
import type { Place } from '../processes/gate-queue.js';
import { changedBy, mutate, type Mutation } from '../worlds/mutation.js';
import type { World } from '../worlds/strategy.js';
import { runSetUp, type Workbench } from '../worlds/workbench.js';
import { mutationOf, type PendingMutation } from './recorded-mutation.js';
import type { WorldTask } from './world-task.js';

/**
 * Runs one world of the plan: for every attempt a fork of the snapshot, the recorded patch, the gate. Writes record,
 * log, raw reports and manifest into `target` in the layout of an evidence folder. Returns the record and its digest.
 * Throws `input` if the plan has no such candidate or its recorded patch was changed.
 */
export async function runWorld(workbench: Workbench, task: WorldTask, target: string): Promise<{ record: WorldRecord; digest: Digest }> {
  const { plan, snapshot } = workbench;
  const mutation = mutationOf(workbench, task);
  // Nothing is waited for until all attempts are in the queue: the worlds that are started first come first.
  mkdirSync(join(target, 'logs'), { recursive: true });
  const attempts = Array.from({ length: plan.gate.attempts }, (_, index) => runAttempt(workbench, task, mutation.get, index + 1, target));
  const finished = await settle(attempts, mutation);
  const log = await joinLogs(task.world, finished.length, target);
  const record: WorldRecord = {
    schema: recordSchemaName,
    planDigest: workbench.planDigest,
    world: task.world,
    snapshotTree: plan.snapshot.tree,
    tree: (await mutation.get()).tree,
    prepared: snapshot.prepared,
    environment: workbench.environment,
    attempts: finished.map(({ attempt }) => attempt),
    log: { file: layout.log(task.world), sha256: log },
    manifest: finished[0]?.manifest ?? null,
    notes: [...snapshot.notes, ...finished.flatMap(({ notes }) => notes)],
    problems: [...survivors(finished), ...(task.world.startsWith('replay') ? await snapshotProblems(workbench) : [])],
  };
  const text = `${JSON.stringify(record, null, 2)}\n`;
  await write(join(target, layout.record(task.world)), text);
  return { record, digest: digestOf(text) };
}

interface FinishedAttempt {
  attempt: Attempt;
  /** What a reader should know of it. */
  notes: string[];
  manifest: WorldRecord['manifest'];
}

/** A time limit that was reached while other gates ran may be their fault: the attempt is repeated alone before it counts. */
async function runAttempt(workbench: Workbench, task: WorldTask, mutation: () => Promise<Mutation>, number: number, target: string): Promise<FinishedAttempt> {
  const first = await tryOnce(workbench, task, mutation, number, target, false);
  if (!first.attempt.timedOut || !first.hadCompany || workbench.signal.aborted) return first;
  workbench.events.emit('gate.started', { attempt: number, alone: true, why: `the time limit of ${workbench.plan.gate.timeoutS} s was reached while other gates ran` }, task.world);
  await rm(join(target, layout.attempt(task.world, number)), { recursive: true, force: true });
  return tryOnce(workbench, task, mutation, number, target, true);
}

/** A world that is ready for its gate. */
interface PreparedWorld {
  world: World;
  log: GateLog;
  /** Paths that the patch changed. */
  changed: string[];
  marker: string;
  /** What a reader should know of its set-up. */
  notes: string[];
}

/**
 * Prepares a world while other gates run, waits for a place, runs the gate, and gives the place back before the world is
 * described. No more worlds wait prepared than gates may run.
 */
async function tryOnce(workbench: Workbench, task: WorldTask, mutation: () => Promise<Mutation>, number: number, target: string, alone: boolean): Promise<FinishedAttempt & { hadCompany: boolean }> {
  const preparing = await workbench.preparations.enter();
  let prepared: PreparedWorld | null = null;
  let place: Place;
  try {
    prepared = await prepare(workbench, task, mutation, number, target);
    place = await workbench.queue.enter(alone);
  } catch (error) {
    await putAway(prepared);
    throw error;
  } finally {
    preparing.leave();
  }
  try {
    const { end: { record, reached }, hadCompany } = await runInPlace(workbench, task, prepared, number, target, place);
    const ofGate = reachedSentences(whoseGate(workbench, task, number), workbench.plan.worlds, reached);
    for (const note of ofGate) prepared.log.heading(note);
    const manifest = number === 1 ? await describe(workbench, task, prepared, target) : null;
    return { attempt: { ...record, repeatedAlone: alone }, notes: [...prepared.notes, ...ofGate], manifest, hadCompany };
  } finally {
    await putAway(prepared);
  }
}

/** Forks the snapshot, sets it up where that has to be done in every world, and applies the recorded patch. */
async function prepare(workbench: Workbench, task: WorldTask, mutationOfTask: () => Promise<Mutation>, number: number, target: string): Promise<PreparedWorld> {
  const { plan, snapshot, events, signal } = workbench;
  signal.throwIfAborted();
  // The patch is applied again while the world is forked; its fault comes after a fork that has to be put away.
  const [staged, forked] = await Promise.allSettled([mutationOfTask(), snapshot.worlds.fork(`${task.slot}-${number}`)]);
  if (forked.status === 'rejected') throw forked.reason;
  const world = forked.value;
  const log = new GateLog(join(target, attemptLog(task.world, number)), workbench.passed);
  const marker = `${plan.id}/${task.world}-${number}`;
  try {
    events.emit('world.forked', { attempt: number, from: 'S0' }, task.world);
    const notes = snapshot.setUpInWorlds ? await runSetUp(workbench, world, log, marker) : [];
    if (staged.status === 'rejected') throw staged.reason;
    const mutation = staged.value;
    await mutate(world, mutation);
    if (task.candidate !== null) events.emit(task.world === 'replay' ? 'replay.applied' : 'mutation.applied', { attempt: number, candidate: task.candidate, tree: mutation.tree }, task.world);
    return { world, log, changed: changedBy(mutation), marker, notes };
  } catch (error) {
    await putAway({ world, log });
    throw error;
  }
}

/** Runs the gate and gives the place back as soon as it has ended. */
async function runInPlace(workbench: Workbench, task: WorldTask, { world, log, marker }: PreparedWorld, number: number, target: string, place: Place): Promise<{ end: GateEnd; hadCompany: boolean }> {
  const { plan, events, limits, signal } = workbench;
  let hadCompany = false;
  let end: GateEnd;
  try {
    signal.throwIfAborted();
    events.emit('gate.started', { attempt: number, command: plan.gate.command }, task.world);
    log.heading(`gate, attempt ${number}: ${plan.gate.command}`);
    const name = layout.attempt(task.world, number);
    const environment = gateEnvironment(world, plan.gate.home, workbench.passed);
    // While gates run there is time to describe the snapshot; the first world to end would wait for it otherwise.
    const onStarted = (): void => workbench.snapshot.worlds.describe(plan.policy.compareIgnored);
    end = await runGate({ gate: plan.gate, world, limits, environment, marker, log, target: join(target, name), targetName: name, signal, onStarted });
  } finally {
    ({ hadCompany } = place.leave());
  }
  signal.throwIfAborted();
  const { exitCode, signal: endedBy, timedOut, durationMs, cpuMs } = end.record;
  events.emit('gate.finished', { attempt: number, exitCode, signal: endedBy, timedOut, durationMs, cpuMs }, task.world);
  return { end, hadCompany };
}

/** The gate of one attempt, as sentences begin that are read beside those of other worlds. */
function whoseGate({ plan }: Workbench, { world }: WorldTask, number: number): string {
  return `The gate of world ${world}${plan.gate.attempts === 1 ? '' : ` (attempt ${number})`}`;
}

async function putAway(prepared: Pick<PreparedWorld, 'world' | 'log'> | null): Promise<void> {
  prepared?.log.close();
  await prepared?.world.discard();
}

/** Describes the world and writes its manifest, as soon as no other world is described. */
async function describe({ snapshot, plan, descriptions }: Workbench, task: WorldTask, { world, changed }: PreparedWorld, target: string): Promise<WorldRecord['manifest']> {
  const file = layout.manifest(task.world);
  const place = await descriptions.enter();
  try {
    const { manifest, ignored } = await world.manifest({ source: snapshot.source.with(changed), ignoreRules: snapshot.ignoreRules, readIgnored: plan.policy.compareIgnored });
    await writeManifest(join(target, file), manifest);
    return { file, sha256: manifest.digest, ignored };
  } finally {
    place.leave();
  }
}

/** Waits for all attempts, so that none goes on after a failure of another and the mutation can go. */
async function settle(attempts: readonly Promise<FinishedAttempt>[], mutation: PendingMutation): Promise<FinishedAttempt[]> {
  await Promise.allSettled(attempts);
  await mutation.discard();
  return Promise.all(attempts);
}

const attemptLog = (world: string, number: number): string => `logs/${world}.${number}.part`;

/** One log a world: the logs of its attempts one after the other. Returns its digest. */
async function joinLogs(world: string, attempts: number, target: string): Promise<`sha256:${string}`> {
  const parts: Buffer[] = [];
  for (let number = 1; number <= attempts; number++) {
    const part = join(target, attemptLog(world, number));
    parts.push(await readFile(part));
    await rm(part);
  }
  const text = Buffer.concat(parts);
  await writeFile(join(target, layout.log(world)), text);
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** Processes that could not be ended may still change anything; no evidence of such a world is sound. */
function survivors(finished: readonly FinishedAttempt[]): string[] {
  return finished.flatMap(({ attempt }) => attempt.problems.filter((problem) => problem.endsWith(survivorProblem)));
}

/** A world in `copy` could write to the snapshot that the replay is forked from; the stamps tell. */
async function snapshotProblems({ snapshot }: Workbench): Promise<string[]> {
  const touched = await snapshot.worlds.touchedPath();
  return touched === null ? [] : [`The snapshot was written to while gates ran (${touched}).`];
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
