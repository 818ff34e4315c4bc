/** The value below which a share of the samples lies (nearest rank). */
export function percentile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

export const median = (samples) => percentile(samples, 0.5);

/** Groups samples by a key, in the order in which the keys come. */
export function groupBy(samples, keyOf) {
  const groups = new Map();
  for (const sample of samples) groups.set(keyOf(sample), [...(groups.get(keyOf(sample)) ?? []), sample]);
  return groups;
}
