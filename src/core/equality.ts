import picomatch from 'picomatch';
import type { Difference, Equality } from './documents/evidence.js';
import type { Manifest } from './documents/manifest.js';
import type { ManifestEntry } from './documents/manifest-entry.js';
import { eachPair } from './manifest-pairs.js';

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
  const alike = (count: number): void => void (counts.source += count);
  eachPair(winner.manifest, replay.manifest, alike, ({ path, set }, left, right) => {
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
  eachPair(a.manifest, b.manifest, () => undefined, ({ path, set }, left, right) => {
    if (set === 'source' || isVolatile(path) || rules.reports.has(path)) return;
    if (set === 'ignored' && !rules.compareIgnored) return;
    if (differenceOf(left, right)) observed.add(path);
  });
  return observed;
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
