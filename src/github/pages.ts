import type { Answer } from './answers.js';
import type { Listing } from './host.js';

/** Entries of one page, the most that GitHub gives. */
export const pageSize = 100;

/** One page of a list, counted from 1. `last` is the number of the last page, as far as the answer tells. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly last: number;
}

/** Number of the last page, from the `link` header (REST API, "Using pagination"); the page itself where it is the last. */
export function lastPageOf({ headers }: Answer, page: number): number {
  const links = typeof headers['link'] === 'string' ? headers['link'] : '';
  const numbers = [...links.matchAll(/[?&]page=(\d{1,9})[^>]*>;\s*rel="(?:last|next)"/g)].map(([, number]) => Number(number));
  return Math.max(page, ...numbers);
}

/** The first `most` pages of a list, in its order, until there are no more. */
export async function firstPages<Item>(most: number, read: (page: number) => Promise<Page<Item>>): Promise<Listing<Item>> {
  const items: Item[] = [];
  for (let page = 1; page <= most; page += 1) {
    const { items: more, last } = await read(page);
    items.push(...more);
    if (last <= page) return { items, cut: false };
  }
  return { items, cut: true };
}

/**
 * The end of a list that GitHub gives from the oldest on: its last pages, at most `most` of them, and no more once
 * `enough` holds for a page. Costs one request for a single page; for more, the first page is asked for to learn their number.
 */
export async function lastPages<Item>(most: number, read: (page: number) => Promise<Page<Item>>, enough: (items: readonly Item[]) => boolean): Promise<Listing<Item>> {
  const first = await read(1);
  if (first.last === 1) return { items: first.items, cut: false };
  let items: readonly Item[] = [];
  for (let page = first.last; page > Math.max(0, first.last - most); page -= 1) {
    const older = page === 1 ? first.items : (await read(page)).items;
    items = [...older, ...items];
    if (enough(older)) return { items, cut: page > 1 };
  }
  return { items, cut: first.last > most };
}
