import type { Result } from './records.js';

/** What a job, or all legs of a matrix, or a called workflow came to. */
export type JobOutcome = { readonly result: Result; readonly outputs: Readonly<Record<string, string>> };

/** The worst of several results: a failure outweighs a cancellation, which outweighs success. */
export function worst(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure';
  if (results.includes('cancelled')) return 'cancelled';
  if (results.length > 0 && results.every((result) => result === 'skipped')) return 'skipped';
  return 'success';
}

/**
 * Outputs of the legs of a matrix: each leg may set its own names; of one name the leg that ends last wins, but an
 * empty value overrides nothing:
 * docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/pass-job-outputs ("Defining outputs in a matrix"),
 * github.com/orgs/community/discussions/17245
 */
export function mergeOutputs(inOrderOfEnd: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const outputs of inOrderOfEnd) {
    for (const [name, value] of Object.entries(outputs)) {
      if (value !== '' || !(name in merged)) merged[name] = value;
    }
  }
  return merged;
}
