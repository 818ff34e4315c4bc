/** How many mutations in all, and the seed; set by test/mutations/main.mjs. The shares follow what a run costs. */
const runs = Number(process.env['MUTATION_RUNS'] ?? 20_000);
export const seed = Number(process.env['MUTATION_SEED'] ?? 1);
export const share = (part: number): number => Math.max(1, Math.round(runs * part));

/** The longest that any input may take, in milliseconds, also on a machine that does other things. */
export const limitMs = 5_000;

export function sayHowItWent(what: string, { runs: done, slowestMs }: { runs: number; slowestMs: number }, more = ''): void {
  process.stdout.write(`${what}: ${done} mutations, seed ${seed}, slowest ${slowestMs} ms${more}\n`);
}
