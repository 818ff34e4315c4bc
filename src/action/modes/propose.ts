import * as core from '@actions/core';
import { worldsOf } from '../../core/documents/plan.js';
import { proposerAccess } from '../../entries/proposers.js';
import { proposeIntoStore } from '../../steps/over-store.js';
import { hideKeys } from '../hide-keys.js';
import * as inputs from '../inputs.js';
import { say, warn } from '../log.js';
import { openStep } from '../open-step.js';
import type { Surroundings } from '../surroundings.js';

/**
 * Asks the plan's model and agents once the baseline has failed. This is the one step that holds a key; it never sees a
 * snapshot from a fork, because no plan for one asks anybody. Faults of a model are told, and the run goes on.
 */
export async function propose(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const { stored, context } = await openStep(surroundings, folder, signal);
  const { proposers } = stored.plan;
  const access = await proposerAccess(proposers, inputs.runValues(), { passed: context.passed, key: inputs.text('model-key') || null, environment: process.env });
  hideKeys(access);
  const extended = (await proposeIntoStore(stored, context, access, inputs.records())) ?? stored;
  core.setOutput('plan-digest', extended.planDigest);
  core.setOutput('matrix', JSON.stringify(worldsOf(extended.plan).filter((world) => world !== 'baseline')));
  for (const { text } of extended.plan.proposalNotes) warn(text);
  say(`${extended.plan.candidates.length - stored.plan.candidates.length} proposals, ${extended.plan.calls.length} calls.`);
}
