/** Where two JSON values first differ, and what stands there. */
export interface Difference {
  path: (string | number)[];
  left: unknown;
  right: unknown;
}

/** First difference of two JSON values in the order of the left one's keys, or null. A key with the value undefined is an absent key. */
export function firstDifference(left: unknown, right: unknown, path: (string | number)[] = []): Difference | null {
  if (Array.isArray(left) && Array.isArray(right)) return inArrays(left, right, path);
  if (isObject(left) && isObject(right)) return inObjects(left, right, path);
  return Object.is(left, right) ? null : { path, left, right };
}

function inArrays(left: readonly unknown[], right: readonly unknown[], path: (string | number)[]): Difference | null {
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const found = firstDifference(left[index], right[index], [...path, index]);
    if (found) return found;
  }
  return null;
}

function inObjects(left: Record<string, unknown>, right: Record<string, unknown>, path: (string | number)[]): Difference | null {
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], [...path, key]);
    if (found) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
