import picomatch from 'picomatch';
import type { Difference, Equality } from './documents/evidence.js';
import type { Manifest, ManifestEntry } from './documents/manifest.js';

/** Paths that runners and compilers leave behind and that differ from run to run; they count as volatile without being declared. */
export const defaultVolatile: readonly string[] = [
  '**/__pycache__/**',
  '**/*.pyc',
  '**/.pytest_cache/**',
  '**/.mypy_cache/**',
  '**/.ruff_cache/**',
  '**/.hypothesis/**',
  '**/.coverage',
  '**/.coverage.*',
  '**/coverage.xml',
  '**/coverage/**',
  '**/htmlcov/**',
  '**/lcov.info',
  '**/.nyc_output/**',
  '**/.tap/**',
  '**/.phpunit.result.cache',
  '**/*.tsbuildinfo',
  '**/.eslintcache',
  '**/*.log',
];

/** What two worlds are compared by, beside their manifests. */
export interface EqualityRules {
  /** Declared volatile globs, in addition to the default ones. */
  volatile: readonly string[];
  /** Paths of report files; they are compared test by test instead. */
  reports: ReadonlySet<string>;
  /** Whether ignored files must be equal too. */
  compareIgnored: boolean;
}

/** A world after its gate: its manifest and the number of ignored files that it only counts. */
export interface WorldManifest {
  manifest: Manifest;
  ignored: number;
}

/**
 * World equality of winner and replay (design section 9). `baselines` are two baseline worlds, if there are two: output
 * paths in which they differ are volatile by observation. Source files are never volatile.
 */
export function compareWorlds(winner: WorldManifest, replay: WorldManifest, baselines: readonly WorldManifest[], rules: EqualityRules): Equality {
  const isVolatile = volatileMatcher(rules.volatile);
  const [firstBaseline, secondBaseline] = baselines;
  const observed = firstBaseline && secondBaseline ? observedVolatile(firstBaseline, secondBaseline, isVolatile, rules) : new Set<string>();
  const counts = { source: 0, output: 0, ignored: 0 };
  const differences: Difference[] = [];
  eachPair(winner.manifest, replay.manifest, ({ path, set }, left, right) => {
    if (set !== 'source' && (rules.reports.has(path) || isVolatile(path) || observed.has(path))) return;
    if (set === 'ignored' && !rules.compareIgnored) return;
    counts[set] += 1;
    const kind = differenceOf(left, right);
    if (kind) differences.push({ path, set, kind, declare: set === 'source' ? null : globFor(path) });
  });
  if (!rules.compareIgnored) counts.ignored = Math.max(winner.ignored, replay.ignored);
  return {
    equal: differences.length === 0,
    compared: counts,
    winnerDigest: winner.manifest.digest,
    replayDigest: replay.manifest.digest,
    observedVolatile: [...observed].sort(),
    differences,
  };
}

/** A declared glob also matches the path it spells out, whatever a glob reader makes of quotes and spaces in it. */
function volatileMatcher(declared: readonly string[]): (path: string) => boolean {
  const matches = picomatch([...defaultVolatile, ...declared], { dot: true });
  const spelledOut = new Set(declared.map((glob) => glob.replace(/\\(.)/gs, '$1')));
  return (path) => spelledOut.has(path) || matches(path);
}

function observedVolatile(a: WorldManifest, b: WorldManifest, isVolatile: (path: string) => boolean, rules: EqualityRules): Set<string> {
  const observed = new Set<string>();
  eachPair(a.manifest, b.manifest, ({ path, set }, left, right) => {
    if (set === 'source' || isVolatile(path) || rules.reports.has(path)) return;
    if (set === 'ignored' && !rules.compareIgnored) return;
    if (differenceOf(left, right)) observed.add(path);
  });
  return observed;
}

/** Calls with each path of two manifests in its order: the left entry, or the right one where there is no left, and both. */
function eachPair(left: Manifest, right: Manifest, take: (either: ManifestEntry, left: ManifestEntry | undefined, right: ManifestEntry | undefined) => void): void {
  for (let [i, j] = [0, 0]; i < left.entries.length || j < right.entries.length; ) {
    const [a, b] = [left.entries[i], right.entries[j]];
    const order = orderOf(a, b);
    if (order <= 0) i += 1;
    if (order >= 0) j += 1;
    if (a !== undefined && order <= 0) take(a, a, order === 0 ? b : undefined);
    else if (b !== undefined) take(b, undefined, b);
  }
}

/** Below 0 if the left entry comes first, above 0 if the right one does; 0 for the same path. */
function orderOf(left: ManifestEntry | undefined, right: ManifestEntry | undefined): number {
  if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
  return left.path === right.path ? 0 : left.path < right.path ? -1 : 1;
}

function differenceOf(left: ManifestEntry | undefined, right: ManifestEntry | undefined): Difference['kind'] | null {
  if (!left || !right) return left ? 'only-in-winner' : right ? 'only-in-replay' : null;
  const [before, after] = [typeOf(left), typeOf(right)];
  if (before !== after) return 'type';
  if ('sha256' in left && 'sha256' in right) return left.sha256 !== right.sha256 ? 'content' : left.mode !== right.mode ? 'mode' : null;
  if ('link' in left && 'link' in right) return left.link === right.link ? null : 'link';
  if ('special' in left && (left.special.startsWith('unreadable') || left.special.startsWith('too large'))) return 'unreadable';
  return 'special' in left && 'special' in right && left.special === right.special ? null : 'type';
}

function typeOf(entry: ManifestEntry): string {
  return 'sha256' in entry ? 'file' : 'link' in entry ? 'link' : entry.special;
}

/** The narrowest glob that declares a path volatile: the path itself, with the characters of globs escaped. */
function globFor(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
