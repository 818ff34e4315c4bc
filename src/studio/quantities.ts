import type { GateResult } from '../core/documents/evidence.js';

/** A span of time for people: `62 ms`, `1.2 s`, `2 min 05 s`. Input in milliseconds. */
export function duration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** A number of things: `1 test`, `3 tests`. */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** A size for people, in powers of 1024: `512 B`, `1.5 MiB`. */
export function size(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}

/** Changed lines as `+2 −1`; a question mark where git could not count them. */
export function changedLines({ additions, deletions }: { additions: number | null; deletions: number | null }): string {
  return additions === null || deletions === null ? '?' : `+${additions} −${deletions}`;
}

/**
 * Tests passed of tests known in a world, `4/5`: as its reports count them, else (no reports, or attempts that differ)
 * by the letters of its results; a dash where nothing is known.
 */
export function passedOfTotal(result: GateResult | null): string {
  if (result === null) return '–';
  if (result.counts !== null) return `${result.counts.passed}/${result.counts.total}`;
  const present = [...result.results].filter((letter) => letter !== '-');
  return present.length === 0 ? '–' : `${present.filter((letter) => letter.toLowerCase() === 'p').length}/${present.length}`;
}
