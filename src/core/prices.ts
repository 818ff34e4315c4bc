import picomatch from 'picomatch';
import { z } from 'zod';
import type { Picodollars } from './money.js';

/** Tokens as the server counted them; null where it did not say. `cached` are those of `input` that it read from its cache. */
export interface TokenCount {
  input: number | null;
  cached: number | null;
  output: number | null;
}

/** US dollars for a million tokens, at most six decimals, so that one token costs a whole number of picodollars. */
const perMillion = z
  .number()
  .nonnegative()
  .max(100_000)
  .refine((price) => Math.abs(Math.round(price * 1e6) - price * 1e6) < 1e-3, { message: 'must have at most six decimals' });

/** One line of the price table. The first line whose glob fits `PROVIDER/ID` counts. */
export const priceSchema = z.strictObject({
  model: z.string().min(1).max(200),
  inputPerMillionUsd: perMillion,
  /** For input that the server read from its cache; the input price where it is not given. */
  cachedInputPerMillionUsd: perMillion.optional(),
  outputPerMillionUsd: perMillion,
  /** Day on which the prices were true. */
  asOf: z.iso.date(),
});

export const priceTableSchema = z.array(priceSchema).max(200);
export type Price = z.infer<typeof priceSchema>;

/** The price of a model, or null where the table does not know it. Slashes and colons in an id are plain text to globs. */
export function priceOf(provider: string, model: string, table: readonly Price[]): Price | null {
  const plain = (text: string): string => text.replaceAll('/', ' ');
  return table.find((price) => picomatch.isMatch(plain(`${provider}/${model}`), plain(price.model), { dot: true, nonegate: true, noextglob: true, nobrace: true })) ?? null;
}

/** What the tokens cost; null where they or the price are not known. */
export function costOf({ input, cached, output }: TokenCount, price: Price | null): Picodollars | null {
  if (price === null || input === null || output === null) return null;
  const read = Math.min(cached ?? 0, input);
  const cachedPrice = price.cachedInputPerMillionUsd ?? price.inputPerMillionUsd;
  return cost(input - read, price.inputPerMillionUsd) + cost(read, cachedPrice) + cost(output, price.outputPerMillionUsd);
}

function cost(tokens: number, usdPerMillion: number): Picodollars {
  return BigInt(tokens) * BigInt(Math.round(usdPerMillion * 1e6));
}
