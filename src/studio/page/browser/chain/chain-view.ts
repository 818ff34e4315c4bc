import { chainSaying, type ChainState } from '../../chain-words.js';
import type { PageData } from '../../data-shape.js';
import { element } from '../element.js';
import { checkChain } from './check.js';

const badges: Record<ChainState['state'], readonly [mood: string, word: string]> = { holds: ['good', 'holds'], broken: ['bad', 'broken'], unchecked: ['open', 'not checked'] };

/** Checks the chain in this browser and says what came out; a broken one is said at the top of the page too. */
export async function showChain(data: PageData): Promise<void> {
  const chain = await checked(data);
  const [mood, word] = badges[chain.state];
  document.getElementById('chain')?.replaceChildren(element('span', { class: `badge ${mood}` }, word), ` In this browser, just now: ${chainSaying(chain)}`);
  if (chain.state !== 'broken') return;
  document.getElementById('alarm')?.replaceChildren(element('p', { class: 'alarm', role: 'alert' }, element('span', { class: 'badge bad' }, 'tampered'), ` ${chainSaying(chain)} Do not rest on this page.`));
}

async function checked(data: PageData): Promise<ChainState> {
  try {
    return await checkChain(data, globalThis.crypto?.subtle ?? null);
  } catch (error) {
    return { state: 'broken', why: `it cannot be read (${error instanceof Error ? error.message : 'unknown fault'})` };
  }
}
