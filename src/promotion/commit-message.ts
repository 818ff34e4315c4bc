import type { PromotionOrder } from './order.js';

/** What the trailers of a promoted commit name. */
export interface Trailers {
  snapshot: string;
  /** Digest of the recorded patch. */
  mutation: string;
  /** Hash of the event `promotion.decided` of the run that made the commit. */
  evidence: string;
}

/** Reads the trailers that `commitMessage` writes; null for a message that does not have each of them once. */
export function readTrailers(message: string): Trailers | null {
  const [snapshot, mutation, evidence] = [/^Safe-Debug-Snapshot: ([0-9a-f]+)$/gm, /^Safe-Debug-Candidate: [A-Z]{1,3} (sha256:[0-9a-f]{64})$/gm, /^Safe-Debug-Evidence: ([0-9a-f]{64})$/gm].map((trailer) => {
    const [found, ...others] = message.matchAll(trailer);
    return others.length === 0 ? found?.[1] : undefined;
  });
  return snapshot === undefined || mutation === undefined || evidence === undefined ? null : { snapshot, mutation, evidence };
}

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

/** Whether a message is one that `commitMessage` writes for the snapshot, with any candidate and evidence: not a line more. */
export function isOwnMessage(message: string, snapshot: string): boolean {
  const [head = '', ...trailers] = message.trimEnd().split('\nSafe-Debug-');
  const [first = '', ...prose] = head.split('\n');
  const known = prose.join('\n').trim() === 'Tried from the failing snapshot in an isolated world, replayed on a clean\nrestore of it, and promoted because both worlds agree.';
  const shape = new RegExp(`^Snapshot: ${snapshot}\nCandidate: [A-Z]{1,3} sha256:[0-9a-f]{64}\nEvidence: [0-9a-f]{64}(?:\nCo-authored-by: [\\w[\\]-]+ <\\d+\\+[\\w[\\]-]+@users\\.noreply\\.github\\.com>)?$`);
  return /^Fix the failing gate with candidate [A-Z]{1,3}$/.test(first) && known && shape.test(trailers.join('\n'));
}
