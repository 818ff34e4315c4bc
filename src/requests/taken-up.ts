import { setTimeout as wait } from 'node:timers/promises';
import type { Account, Comment, Host } from '../github/host.js';
import { readAnswerMarker, type RunUse } from '../studio/github/marker.js';
import { stickiesIn } from './stickies.js';

/** Who answers a comment already: another run, another use of the action in this run, or nobody as far as can be seen. */
export type TakenUpBy = 'another-run' | 'another-use' | 'nobody';

/** Waits before another look, in milliseconds. A run that is just reading the comment shows nothing yet. */
export type Patience = readonly number[];

export const usualPatience: Patience = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Who takes up a comment that has the bot's reaction already, by what the bot wrote about it since. The reaction alone does
 * not tell: every workflow reacts as the same account, and so do two uses of the action in one run.
 */
export async function takenUpBy(asked: Comment, use: RunUse, { host, account, patience }: { host: Host; account: Account | null; patience: Patience }): Promise<TakenUpBy> {
  for (const waitMs of [0, ...patience]) {
    await wait(waitMs);
    const uses = await usesAbout(asked, host, account);
    if (uses.some(({ run, name }) => run !== use.run || name === use.name)) return 'another-run';
    if (uses.length > 0) return 'another-use';
  }
  return 'nobody';
}

/** Uses of the action that answered a comment, or tried what it asks for. */
async function usesAbout({ id, issueNumber, createdAt }: Comment, host: Host, account: Account | null): Promise<RunUse[]> {
  const { items } = await host.comments(issueNumber, { since: createdAt });
  const answers = items.filter(({ author }) => author !== null && author.id === account?.id).flatMap(({ body }) => readAnswerMarker(body) ?? []);
  const tries = stickiesIn(items, account).flatMap(({ marker }) => marker.tries.map(({ run, comment }) => ({ run, name: marker.name ?? '', comment })));
  return [...answers, ...tries].filter(({ comment }) => comment === id);
}
