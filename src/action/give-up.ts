import * as core from '@actions/core';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.js';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { readRegularFile } from '../files/regular-file.js';
import type { Host } from '../github/host.js';
import { memorySince, rewriteSticky, stickiesIn, type KnownSticky } from '../requests/stickies.js';
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
 * Tells that a run broke before there was anything to decide about: by its outputs, in the bot's comment on the run if there
 * is one, and by an error, `evidence`.
 */
export async function giveUp(host: Host, surroundings: Surroundings, message: string): Promise<never> {
  core.setOutput('outcome', 'indeterminate');
  core.setOutput('decision', 'withheld');
  await tellFault(host, surroundings, message);
  throw new SafeDebugError('evidence', message);
}

async function tellFault(host: Host, surroundings: Surroundings, message: string): Promise<void> {
  const now = systemClock.now();
  const { run } = surroundings;
  const sticky = await stickyOfRun(host, surroundings, now);
  if (sticky === null) return;
  await rewriteSticky(host, sticky, (earlier) => {
    if (earlier === null) return null;
    const current = earlier.tries.find((one) => one.run === run.id);
    const context = { run, name: earlier.name ?? '', startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier, command: inputs.command() };
    return failedComment(earlier.snapshot, context, { step: 'promote', message, pullRequest: null });
  });
}

/** The comment that the plan's job wrote, as it told; where the workflow does not pass that on, it is looked for in the event's discussion. */
async function stickyOfRun(host: Host, surroundings: Surroundings, now: Date): Promise<KnownSticky | null> {
  const told = inputs.numberOrNull('comment');
  if (told !== null) return { id: told, marker: null };
  const discussion = discussionOf(surroundings);
  if (discussion === null) return null;
  const comments = await host.comments(discussion, { since: memorySince(now.toISOString(), now) });
  return stickiesIn(comments.items, null).findLast(({ marker }) => (marker.name ?? '') === inputs.useName() && marker.tries.some(({ run }) => run === surroundings.run.id)) ?? null;
}

function discussionOf({ event }: Surroundings): number | null {
  if (event.kind === 'comment') return event.comment.discussion.number;
  return event.kind === 'step' ? (event.pull?.number ?? null) : null;
}
