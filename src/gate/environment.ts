import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SafeDebugError } from '../errors.js';
import { ownHome } from '../processes/own-user.js';
import type { WorldFolders } from '../worlds/strategy.js';

/** What of our own environment a gate may see: how to find programs and how to show text, nothing that names or trusts us. */
const passedVariables = ['PATH', 'TERM', 'SHELL', 'USER', 'LOGNAME', 'SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'windir', 'ProgramFiles', 'ProgramData', 'NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'];

/**
 * Homes of tools: passed on when they are set, and otherwise set to their usual place under the user's HOME if that
 * exists, because a gate has a HOME of its own and would not find them (null: no usual place).
 */
const toolHomes: Readonly<Record<string, string | null>> = {
  ANDROID_HOME: null,
  ANDROID_SDK_ROOT: null,
  ASDF_DATA_DIR: '.asdf',
  ASDF_DIR: '.asdf',
  BUN_INSTALL: '.bun',
  CARGO_HOME: null,
  CONDA_PREFIX: null,
  DENO_DIR: null,
  DOTNET_ROOT: '.dotnet',
  FLUTTER_ROOT: null,
  GEM_HOME: null,
  GOMODCACHE: 'go/pkg/mod',
  GOPATH: null,
  GOROOT: null,
  GRADLE_USER_HOME: null,
  JAVA_HOME: null,
  MISE_DATA_DIR: '.local/share/mise',
  MIX_HOME: '.mix',
  NVM_DIR: '.nvm',
  PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
  PNPM_HOME: '.local/share/pnpm',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  RUSTUP_HOME: '.rustup',
  SDKMAN_DIR: '.sdkman',
  VIRTUAL_ENV: null,
  VOLTA_HOME: '.volta',
};

/** The same on every machine, so that a difference between two worlds is not one between two machines. */
const fixedVariables = { CI: 'true', TZ: 'UTC', LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' };

/** Prefixes that never pass, also not when the user asks: they hold tokens, or steer the runner. */
const refusedPrefixes = ['GITHUB_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'SAFE_DEBUG_'];

/** A variable that the user passes on: by name from our own environment, or with a value. */
export interface PassedVariable {
  name: string;
  value: string;
}

/** Whether a text can name a variable (POSIX, "Environment Variable Definition"). */
export function isVariableName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}

/**
 * Reads `--env NAME` and `--env NAME=VALUE`, or the same behind another `option`. Throws `usage` for a name that is none,
 * that must not pass, or that is not set in our own environment.
 */
export function parsePassedVariable(text: string, own: NodeJS.ProcessEnv, option = '--env'): PassedVariable {
  const separator = text.indexOf('=');
  const name = separator < 0 ? text : text.slice(0, separator);
  // The value may be a secret: no message holds it.
  if (!isVariableName(name)) throw new SafeDebugError('usage', `${option} ${name}: "${name}" is not the name of a variable. Write ${option} NAME or ${option} NAME=VALUE.`);
  if (refusedPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix))) {
    throw new SafeDebugError('usage', `${option} ${name}: variables that start with ${refusedPrefixes.join(', ')} never reach a gate or an agent. Pass the value under another name if it is harmless.`);
  }
  const value = separator < 0 ? own[name] : text.slice(separator + 1);
  if (value === undefined) throw new SafeDebugError('usage', `${option} ${name}: this variable is not set here. Set it, or write ${option} ${name}=VALUE.`);
  return { name, value };
}

/** Throws `usage` unless all variables that a plan's gate is passed are given: without one of them it would be another gate. No plan holds their values. */
export function requirePassed(names: readonly string[], passed: readonly PassedVariable[]): void {
  const missing = names.filter((name) => !passed.some((variable) => variable.name === name));
  if (missing.length > 0) throw new SafeDebugError('usage', `The plan's gate is passed ${missing.join(', ')}, and no value is kept: pass the same here (add ${missing.map((name) => `--env ${name}`).join(' ')}; in a workflow the input "env").`);
}

/** The whole environment of a gate or a set-up command in a world. Throws `environment` if it shall keep a home that this user does not have. */
export function gateEnvironment(world: WorldFolders, home: 'own' | 'keep', passed: readonly PassedVariable[], own: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of passedVariables) copy(name, own[name], environment);
  for (const [name, usual] of Object.entries(toolHomes)) copy(name, own[name] ?? usualPlace(usual), environment);
  for (const [name, value] of Object.entries(own)) if (/^JAVA_HOME_\d+_/.test(name)) copy(name, value, environment);
  Object.assign(environment, fixedVariables);
  environment['HOME'] = home === 'keep' ? keptHome() : world.home;
  if (process.platform === 'win32') environment['USERPROFILE'] = environment['HOME'];
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) environment[name] = world.temporary;
  for (const { name, value } of passed) environment[name] = value;
  return environment;
}

function usualPlace(path: string | null): string | undefined {
  if (path === null) return undefined;
  const home = ownHome();
  if (home === null) return undefined;
  const place = join(home, path);
  return existsSync(place) ? place : undefined;
}

function keptHome(): string {
  const home = ownHome();
  if (home === null) throw new SafeDebugError('environment', 'This user has no home folder that --home keep could keep: its id is in no list of users, and HOME is not set. Set HOME, or leave --home keep out.');
  return home;
}

function copy(name: string, value: string | undefined, environment: Record<string, string>): void {
  if (value !== undefined) environment[name] = value;
}
