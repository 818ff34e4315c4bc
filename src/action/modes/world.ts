import * as core from '@actions/core';
import { systemClock } from '../../clock.js';
import { openRepository, resolveCommit } from '../../git/repository.js';
import { jobsOf, passedVariables } from '../../entries/run-request.js';
import { replayIntoStore, worldIntoStore, type StepContext } from '../../steps/over-store.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import { worldSummary } from '../../studio/github/job-summary.js';
import { storeOptions } from '../artifacts.js';
import * as inputs from '../inputs.js';
import { say } from '../log.js';
import { storedPlan } from '../stored-plan.js';
import { summarise } from '../summary.js';
import type { Surroundings } from '../surroundings.js';

/** Runs one world of the plan. A candidate that fails is a world that ran well. */
export async function world(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const { stored, context } = await open(surroundings, folder, signal);
  const id = inputs.text('id');
  const { record, digest, log } = await worldIntoStore(stored, id, context);
  core.setOutput('record-digest', digest);
  for (const { exitCode, signal: ended, timedOut, durationMs } of record.attempts) say(`${id}: ${timedOut ? 'time limit' : (ended ?? `exit ${exitCode}`)} after ${(durationMs / 1000).toFixed(1)} s.`);
  await summarise(worldSummary(stored.plan, id, record, log));
}

/** Ranks what the worlds left and replays the winner. */
export async function replay(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const { stored, context } = await open(surroundings, folder, signal);
  const { winner, digest } = await replayIntoStore(stored, context, inputs.records());
  core.setOutput('replay-digest', digest);
  core.setOutput('winner', winner ?? '');
  say(winner === null ? 'There is no winner to replay.' : `Replayed ${winner}.`);
}

async function open(surroundings: Surroundings, folder: string, signal: AbortSignal) {
  const store = new ArtifactStore(await storeOptions(folder));
  const [stored, repository] = await Promise.all([storedPlan(surroundings, store, inputs.digest('plan-digest')), openRepository(inputs.text('repository') || '.')]);
  await resolveCommit(repository, stored.plan.snapshot.commit);
  const values = inputs.runValues();
  const context: StepContext = { store, repository, passed: passedVariables(values), jobs: jobsOf(values), clock: systemClock, signal };
  return { stored, context };
}
