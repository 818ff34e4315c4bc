import { appendFile } from 'node:fs/promises';
import { unzipped } from './intruder.js';
import { job, type Scene } from './scene.js';
import { recordSchema } from '../../src/core/documents/record.js';
import type { JobRecord, RunRecord, StepRecord } from '../testbed/runner/records.js';

/** What the product's steps of one run took beside gates, in milliseconds, and how often they asked the API. */
export interface Overhead {
  planMs: number;
  /** From the start of the step to the start of its gate. */
  firstGateMs: number;
  worldMs: number;
  replayMs: number;
  /** Both steps of the promotion. */
  promoteMs: number;
  planRequests: number;
  promoteRequests: number;
  /** Jobs that ran, gates in them, and their started minutes. */
  jobs: number;
  gates: number;
  minutes: number;
  /** One gate, the mean of those measured. */
  gateMs: number;
}

/** Measures a run whose only accepted candidate is A. */
export async function overheadOf(scene: Scene, run: RunRecord | undefined): Promise<Overhead> {
  const [plan, world, replay, promote] = ['plan', 'world (A)', 'replay', 'promote'].map((name) => job(run, name));
  const tried = await gatesOf(scene, run, 'A', ['A']);
  const replayed = await gatesOf(scene, run, 'replay', ['replay', 'replay-baseline']);
  return {
    planMs: durationOf(plan),
    firstGateMs: Math.min(...tried.map(({ startMs }) => startMs)) - (ownSteps(world)[0]?.startedAt ?? 0),
    worldMs: durationOf(world) - total(tried),
    replayMs: durationOf(replay) - total(replayed),
    promoteMs: durationOf(promote),
    planRequests: requestsOf(scene, plan),
    promoteRequests: requestsOf(scene, promote),
    ...(await costOf(scene, run, [...tried, ...replayed])),
  };
}

async function costOf(scene: Scene, run: RunRecord | undefined, measured: readonly Gate[]): Promise<Pick<Overhead, 'jobs' | 'gates' | 'minutes' | 'gateMs'>> {
  const ran = (run?.jobs ?? []).filter(({ steps }) => steps.length > 0);
  const worlds = await Promise.all(['baseline', 'A', 'B', 'C', 'D', 'E'].map((id) => gatesOf(scene, run, id, [id])));
  return {
    jobs: ran.length,
    gates: worlds.flat().length + 2,
    minutes: total(ran.map(({ steps }) => ({ durationMs: Math.ceil(total(steps) / 60_000) }))),
    gateMs: total(measured) / measured.length,
  };
}

/** Adds a measurement to a file, one JSON document a line. */
export function keep(file: string, overhead: Overhead): Promise<void> {
  return appendFile(file, `${JSON.stringify(overhead)}\n`);
}

interface Gate {
  startMs: number;
  durationMs: number;
}

/** Gates that the records in an artifact tell of. */
async function gatesOf({ bed }: Scene, run: RunRecord | undefined, part: string, worlds: readonly string[]): Promise<Gate[]> {
  const artifact = bed.artifacts.list().find(({ name }) => name === `sd-${run?.id}-${part}-a1`);
  const files = artifact === undefined ? {} : await unzipped(artifact.bytes);
  return worlds.flatMap((world) => recordSchema.parse(JSON.parse(files[`records/${world}.json`] ?? '')).attempts.map(({ startedAt, durationMs }) => ({ startMs: Date.parse(startedAt), durationMs })));
}

function ownSteps(record: JobRecord | undefined): StepRecord[] {
  return (record?.steps ?? []).filter(({ uses }) => uses === './.safe-debug-action');
}

function durationOf(record: JobRecord | undefined): number {
  return total(ownSteps(record));
}

function total(parts: readonly { durationMs: number }[]): number {
  return parts.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

function requestsOf({ bed }: Scene, record: JobRecord | undefined): number {
  return bed.github.requests.filter(({ caller, operationId }) => caller.kind === 'job' && caller.job === record?.path && operationId?.startsWith('git/fetch') !== true).length;
}
