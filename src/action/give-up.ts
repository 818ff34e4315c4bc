import * as core from '@actions/core';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.js';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { readRegularFile } from '../files/regular-file.js';
import type { Host } from '../github/host.js';
import { memorySince, stickiesIn } from '../requests/conversation.js';
import { failedComment } from '../studio/github/sticky-comment.js';
import * as inputs from './inputs.js';
import type { Surroundings } from './surroundings.js';

const mostBytes = 1024 * 1024;

/** Leaves for the next step of the job why nothing could be examined. */
export function leaveFault(out: string, message: string): Promise<void> {
  return writeFile(join(out, layout.fault), message);
}

/** Why the earlier step of the job could examine nothing, or null. */
export async function readFault(out: string): Promise<string | null> {
  try {
    return (await readRegularFile(join(out, layout.fault), mostBytes)).toString('utf8');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Tells that a run broke before there was anything to decide about: by its outputs, in the bot's comment on the run where
 * the event names a discussion, and by an error, `evidence`.
 */
export async function giveUp(host: Host, surroundings: Surroundings, message: string): Promise<never> {
  core.setOutput('outcome', 'indeterminate');
  core.setOutput('decision', 'withheld');
  const discussion = discussionOf(surroundings);
  if (discussion !== null) await tellFault(host, discussion, surroundings, message);
  throw new SafeDebugError('evidence', message);
}

async function tellFault(host: Host, discussion: number, { run }: Surroundings, message: string): Promise<void> {
  const now = systemClock.now();
  const comments = await host.comments(discussion, { since: memorySince(now.toISOString(), now) });
  const sticky = stickiesIn(comments.items).findLast(({ marker }) => marker.run === run.id);
  if (sticky === undefined) return;
  const [current] = sticky.marker.tries;
  const context = { run, startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier: sticky.marker, command: inputs.text('command') };
  await host.updateComment(sticky.id, failedComment(sticky.marker.snapshot, context, { step: 'promote', message }));
}

function discussionOf({ event }: Surroundings): number | null {
  if (event.kind === 'comment') return event.comment.discussion.number;
  return event.kind === 'step' ? (event.pull?.number ?? null) : null;
}
