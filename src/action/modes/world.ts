import * as core from '@actions/core';
import { replayIntoStore, worldIntoStore } from '../../steps/over-store.js';
import { replaySummary, worldSummary } from '../../studio/github/job-summary.js';
import { accountOf } from '../account.js';
import * as inputs from '../inputs.js';
import { say } from '../log.js';
import { openStep } from '../open-step.js';
import { summarise } from '../summary.js';
import type { Surroundings } from '../surroundings.js';

/** Runs one world of the plan. A candidate that fails is a world that ran well. */
export async function world(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const { stored, context } = await openStep(surroundings, folder, signal);
  const id = inputs.text('id');
  const { record, digest, log } = await worldIntoStore(stored, id, context);
  core.setOutput('record-digest', digest);
  for (const { exitCode, signal: ended, timedOut, durationMs } of record.attempts) say(`${id}: ${timedOut ? 'time limit' : (ended ?? `exit ${exitCode}`)} after ${(durationMs / 1000).toFixed(1)} s.`);
  await summarise(worldSummary(stored.plan, id, record, log));
}

/** Ranks what the worlds left and replays the winner. */
export async function replay(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const { stored, context } = await openStep(surroundings, folder, signal);
  const { winner, digest, derivation } = await replayIntoStore(stored, context, inputs.records());
  core.setOutput('replay-digest', digest);
  core.setOutput('winner', winner ?? '');
  say(winner === null ? 'There is no winner to replay.' : `Replayed ${winner}.`);
  await summarise(replaySummary(accountOf(stored.plan, { derivation })));
}
