import type { PromotionOrder } from './order.js';

/**
 * Message of a promoted commit, with trailers that name snapshot, candidate and evidence (git-interpret-trailers manual).
 * It holds no text of strangers: `coAuthor` is a whole trailer line made of a checked login, or null.
 */
export function commitMessage({ plan, winner, evidenceHash }: Pick<PromotionOrder, 'plan' | 'winner' | 'evidenceHash'>, coAuthor: string | null): string {
  return [
    `Fix the failing gate with candidate ${winner.id}`,
    '',
    'Tried from the failing snapshot in an isolated world, replayed on a clean',
    'restore of it, and promoted because both worlds agree.',
    '',
    `Safe-Debug-Snapshot: ${plan.snapshot.commit}`,
    `Safe-Debug-Candidate: ${winner.id} ${winner.mutation.sha256}`,
    `Safe-Debug-Evidence: ${evidenceHash}`,
    ...(coAuthor === null ? [] : [coAuthor]),
    '',
  ].join('\n');
}
