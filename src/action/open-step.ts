import { systemClock } from '../clock.js';
import { jobsOf, passedVariables } from '../entries/run-request.js';
import { SafeDebugError } from '../errors.js';
import { openRepository, resolveCommit } from '../git/repository.js';
import type { StepContext, StoredPlan } from '../steps/over-store.js';
import { ArtifactStore } from '../store/artifact-store.js';
import { storeOptions } from './artifacts.js';
import * as inputs from './inputs.js';
import { storedPlan } from './stored-plan.js';
import type { Surroundings } from './surroundings.js';

/**
 * What a job that runs worlds works with: the plan as its own job told it, and the checkout of the snapshot. Throws
 * `usage` for a step that holds a token: what it starts is code of strangers.
 */
export async function openStep(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<{ stored: StoredPlan; context: StepContext }> {
  if (inputs.text('token') !== '') throw new SafeDebugError('usage', `The mode "${inputs.mode()}" runs code of candidates and takes no token. Give the step \`token: ''\`.`);
  const store = new ArtifactStore(await storeOptions(folder));
  // Git first: it works while the artifact client is loaded.
  const opening = openRepository(inputs.text('repository') || '.');
  const [stored, repository] = await Promise.all([storedPlan(surroundings, store, inputs.digest('plan-digest')), opening]);
  await resolveCommit(repository, stored.plan.snapshot.commit);
  const values = inputs.runValues();
  return { stored, context: { store, repository, passed: passedVariables(values), jobs: jobsOf(values), clock: systemClock, signal } };
}
