import type { Evidence } from '../../core/documents/evidence.js';

/** What a check of the hash chain gave. `unchecked`: this place cannot check it. */
export type ChainState = { state: 'holds'; count: number } | { state: 'broken'; why: string } | { state: 'unchecked'; why: string };

/** A chain that holds in itself: its length and last hash, the digest of the evidence, and the digest that its last event names. */
interface HeldChain {
  count: number;
  head: string;
  /** Null where the evidence is not whole. */
  sealed: string | null;
  sealedInLog: unknown;
}

/** Holds a chain against what the evidence says of it, and the evidence against the digest in its last event. */
export function sealOf({ count, head, sealed, sealedInLog }: HeldChain, log: Evidence['events']): ChainState {
  if (count !== log.count) return { state: 'broken', why: `the evidence names ${log.count} events, the log has ${count}` };
  if (count > 0 && head !== log.head) return { state: 'broken', why: 'its last hash is not the one in the evidence' };
  if (sealed !== null && sealedInLog !== sealed) return { state: 'broken', why: 'its last event names another evidence' };
  return { state: 'holds', count };
}

/** What a check of the chain gave, as a sentence. */
export function chainSaying(chain: ChainState): string {
  switch (chain.state) {
    case 'holds':
      return `The hash chain holds: ${chain.count} events, each follows from the one before, and the last names this evidence.`;
    case 'broken':
      return `The hash chain is broken: ${chain.why}.`;
    default:
      return `The hash chain was not checked here: ${chain.why}.`;
  }
}
