import { digestOfJson } from '../../core/digest.js';
import { firstBrokenLink, type Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { messageOf } from '../../errors.js';
import { sealOf, type ChainState } from './chain-words.js';

/** What the chain of events showed when the page was written. */
export function chainAsWritten(evidence: Evidence, events: readonly Event[]): ChainState {
  try {
    return followed(evidence, events);
  } catch (error) {
    // Half a surrogate pair, as no event of this program holds it, has no canonical text.
    return { state: 'broken', why: `it cannot be read (${messageOf(error)})` };
  }
}

function followed(evidence: Evidence, events: readonly Event[]): ChainState {
  const link = firstBrokenLink(events);
  if (link !== null) return { state: 'broken', why: `event ${link.index}: ${link.why}` };
  const { events: log, ...sealed } = evidence;
  return sealOf({ count: events.length, head: events.at(-1)?.hash ?? '', sealed: digestOfJson(sealed), sealedInLog: sealInLog(events) }, log);
}

function sealInLog(events: readonly Event[]): unknown {
  return events.findLast(({ type }) => type === 'run.finished')?.data['evidence'];
}
