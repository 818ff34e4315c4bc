import type { Evidence } from '../../core/documents/evidence.js';

/** An event as the page's script reads it; what it says is untrusted. */
export interface ChainedEvent {
  seq: number;
  at: string;
  type: string;
  world?: string | undefined;
  data: Readonly<Record<string, unknown>>;
  prev: string;
  hash: string;
}

/** What the page hands to its script. `shortened`: the evidence is not whole, so its digest cannot be computed from it. */
export interface PageData {
  evidence: Evidence;
  shortened: boolean;
  /** Null where there are too many for a page. */
  events: readonly ChainedEvent[] | null;
}
