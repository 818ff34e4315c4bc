/** An amount of money in 10^-12 US dollars: sums stay exact. */
export type Picodollars = bigint;

export function picodollars(usd: number): Picodollars {
  return BigInt(Math.round(usd * 1e12));
}

export function dollars(amount: Picodollars): number {
  return Number(amount) / 1e12;
}
