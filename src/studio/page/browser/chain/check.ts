import canonicalize from 'canonicalize';
import type { ChainedEvent, PageData } from '../../data-shape.js';
import { sealOf, type ChainState } from '../../chain-words.js';

const chainStart = '0'.repeat(64);

/**
 * Follows the hash chain from its first event: `hash` is the sha256 over RFC 8785 of the event without `hash`, `prev` the
 * hash before; then holds the evidence against the digest in the last event. `subtle` is null where the browser gives no
 * Web Crypto.
 */
export async function checkChain({ evidence, events, shortened }: PageData, subtle: SubtleCrypto | null): Promise<ChainState> {
  if (subtle === null) return { state: 'unchecked', why: 'this browser, or the frame the page is in, offers no Web Crypto' };
  if (events === null) return { state: 'unchecked', why: 'the log is too long for a page' };
  const broken = await firstBroken(events, subtle);
  if (broken !== null) return { state: 'broken', why: broken };
  const { events: log, ...sealed } = evidence;
  const digest = shortened ? null : `sha256:${await hashOf(sealed, subtle)}`;
  return sealOf({ count: events.length, head: events.at(-1)?.hash ?? '', sealed: digest, sealedInLog: events.findLast(({ type }) => type === 'run.finished')?.data['evidence'] }, log);
}

async function firstBroken(events: readonly ChainedEvent[], subtle: SubtleCrypto): Promise<string | null> {
  let previous = chainStart;
  for (const [index, { hash, ...body }] of events.entries()) {
    if (body.seq !== index) return `event ${index}: its number is ${body.seq}, not ${index}`;
    if (body.prev !== previous) return `event ${index}: it does not follow the event before it`;
    if (hash !== (await hashOf(body, subtle))) return `event ${index}: its hash does not match its content`;
    previous = hash;
  }
  return null;
}

async function hashOf(value: unknown, subtle: SubtleCrypto): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalize(value) ?? '');
  const digest = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
