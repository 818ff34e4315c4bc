import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '../../src/core/documents/evidence.js';

/** Evidence without what may differ between two runs of the same plan: ids, times, sizes and digests of files that hold them. */
export function timeless(evidence: Evidence): unknown {
  const ids = new Set(['id', 'createdAt', 'finishedAt', 'durationMs', 'latencyMs', 'cpuMs', 'maxRssBytes', 'files', 'events']);
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (ids.has(key) && (inner === null || typeof inner !== 'object') ? [] : key === 'files' || key === 'events' ? [] : [[key, strip(inner)]])));
  };
  const kept = evidence.candidates.map(({ id }) => id);
  return [kept, evidence.files.map(({ path }) => path), strip(evidence)];
}

/** How often each kind of event happened in each world. */
export function eventKinds(folder: string): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const line of readFileSync(join(folder, 'events.jsonl'), 'utf8').trimEnd().split('\n')) {
    const { type, world } = JSON.parse(line) as { type: string; world?: string };
    kinds[`${world ?? ''} ${type}`] = (kinds[`${world ?? ''} ${type}`] ?? 0) + 1;
  }
  return kinds;
}
