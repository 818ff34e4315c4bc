import picomatch from 'picomatch';
import { canonicalJson } from '../digest.js';
import type { Plan } from '../documents/plan.js';
import { gateScripts } from './gate-scripts.js';
import { configurationGlobs, lockGlobs, runnerGlobs, testClassGlobs, testGlobs } from './globs.js';

/** What this rule needs to know of a changed path: a rename is a deletion and an addition. */
export interface ChangedPath {
  path: string;
  change: 'A' | 'M' | 'D';
}

/** Why a path is guarded. `gate`: the gate's commands start it. `extra`: by a glob of the configuration. */
type GuardReason = 'gate' | 'test' | 'runner' | 'configuration' | 'lock' | 'extra';

export interface GuardedPath {
  path: string;
  why: GuardReason;
}

/** What is guarded in one run besides the defaults. */
export interface GuardOptions {
  /** Globs of the configuration that count like `testGlobs`. */
  extraGlobs: readonly string[];
  /** Paths of the scripts that the gate's commands start. */
  gateScripts: readonly string[];
}

/** What a plan says of guarded paths. */
export interface Guards extends GuardOptions {
  /** Whether candidates may change them; the tree with them restored is then part of the plan. */
  allowed: boolean;
}

/** What a plan guards besides the defaults, and whether it allows changing that. */
export function guardsOf({ policy, gate }: Pick<Plan, 'policy'> & { gate: Pick<Plan['gate'], 'command' | 'invariants' | 'directory'> }): Guards {
  return { allowed: policy.allowGuarded, extraGlobs: policy.guarded, gateScripts: gateScripts([gate.command, ...gate.invariants.map(({ command }) => command)], gate.directory) };
}

const loosely = { dot: true, nocase: true, nonegate: true } as const;
const isRunnerFile = matcherOf(runnerGlobs);
const isConfiguration = matcherOf(configurationGlobs);
const isLockFile = matcherOf(lockGlobs);
const isTestFile = matcherOf(testGlobs);
const isTestClass = matcherOf(testClassGlobs, { nocase: false });

/** Whether a path fits one of the globs. They are read with the first path: most commands never ask. */
function matcherOf(globs: readonly string[], deviating: { nocase?: boolean } = {}): (path: string) => boolean {
  let fits: ((path: string) => boolean) | null = null;
  return (path) => (fits ??= picomatch([...globs], { ...loosely, ...deviating }))(path);
}

/**
 * The touched paths that a candidate may not win with unless that is allowed (design section 8, "Guarded"), in the order given: the gate's own
 * scripts, runner files, configuration and lock files however they are touched; test files and `extraGlobs` if the snapshot has them. A new
 * ordinary test file is free. package.json is judged by `packageJsonGuard`.
 */
export function guardedPaths(touched: readonly ChangedPath[], options: GuardOptions): GuardedPath[] {
  const isExtra = picomatch([...options.extraGlobs], loosely);
  return touched.flatMap(({ path, change }) => {
    const why = options.gateScripts.includes(path) ? 'gate' : guardOf(path, change, isExtra);
    return why === null ? [] : [{ path, why }];
  });
}

function guardOf(path: string, change: ChangedPath['change'], isExtra: (path: string) => boolean): GuardReason | null {
  if (isLockFile(path)) return 'lock';
  if (isRunnerFile(path)) return 'runner';
  if (isConfiguration(path)) return 'configuration';
  if (change === 'A') return null;
  if (isTestFile(path) || isTestClass(path)) return 'test';
  return isExtra(path) ? 'extra' : null;
}

/**
 * Keys of package.json (npm manual, "package.json", and the runners' manuals) that decide how the gate runs: scripts,
 * settings of runners, compilers and linters, how modules are found and which package stands in for another.
 * Not among them: dependencies, because what is installed is decided by the guarded lock file and was installed for
 * the snapshot; version, description, exports and the like, because they are the product itself.
 */
const guardedPackageKeys = [
  'scripts', 'type', 'imports', 'workspaces', 'config', 'packageManager', 'overrides', 'resolutions', 'pnpm', 'volta',
  'ava', 'babel', 'c8', 'cypress', 'eslintConfig', 'jest', 'jest-junit', 'karma', 'mocha', 'nyc', 'playwright', 'qunit', 'tap', 'vitest', 'wallaby', 'xo',
] as const;

/**
 * Whether a change of a package.json is guarded: one of `guardedPackageKeys` differs, or a side is no JSON object, or the
 * file comes or goes (a package.json changes how modules around it are read). `before` and `after` are the file's text,
 * null where there is none.
 */
export function packageJsonGuard(before: string | null, after: string | null): boolean {
  if (before === after) return false;
  const old = manifestOf(before);
  const changed = manifestOf(after);
  if (old === null || changed === null) return true;
  return guardedPackageKeys.some((key) => canonicalJson(old.get(key) ?? null) !== canonicalJson(changed.get(key) ?? null));
}

function manifestOf(text: string | null): Map<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
  } catch {
    return null;
  }
}
