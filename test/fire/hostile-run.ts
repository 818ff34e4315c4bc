import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { rootRights } from '../../src/processes/root-rights.js';
import { verify } from '../../src/steps/verify.js';
import { messageOf } from '../../src/errors.js';
import { gitIn, repositoryWith, stateOf, temporaryFolder } from '../support/repository.js';
import { openFolder } from '../support/open-folder.js';
import { runOn, type FinishedRun, type RunOptions } from '../support/run.js';
import { hasRival, programFiles, type HostileCase, type Level } from './hostile-cases.js';
import { patchOf } from './hostile-patches.js';

/** Levels to try: separate users take root or sudo. Whether namespaces can be had, a run tells. */
export async function levelsHere(): Promise<Level[]> {
  return (await rootRights()) === null ? ['same-user', 'namespace'] : ['separate', 'same-user', 'namespace'];
}

/** A Python that has pytest and that every user may start, or null. */
export const python = ['/usr/bin/python3', 'python3'].find((program) => {
  try {
    execFileSync(program, ['-c', 'import pytest'], { stdio: 'ignore', env: { PATH: openPath() } });
    return true;
  } catch {
    return false; // there is none, or it has no pytest
  }
}) ?? null;

const unchanged = { files: {}, copy: {}, append: {}, replace: {}, binary: {}, links: {}, modes: {}, name: 'the fix alone' } as const;

/** A finished run of some cases, with everything that the promises are about. */
export interface HostileRun {
  run: FinishedRun;
  /** What was not as it must be after any run, whatever the candidates do. */
  broken: string[];
  /** Whether the secret is anywhere in the evidence. */
  secretFound: boolean;
  /** What of the user's was changed. */
  userHarmed: boolean;
}

const gates: Record<HostileCase['program'], { gate: string; report?: string }> = {
  shell: { gate: 'sh numbers.test.sh' },
  node: { gate: 'node --test --test-reporter=tap' },
  python: { gate: '{{python}} -m pytest -q -p no:cacheprovider --junitxml=report.xml', report: 'report.xml' },
};

/** Runs cases beside each other, with an honest rival as the last candidate unless the case is alone or holds the fix itself. */
export async function runCases(cases: readonly HostileCase[], level: Level): Promise<HostileRun> {
  const [first] = cases;
  if (first === undefined) throw new RangeError('there is no case');
  const [folder, outside, repositoryFolder] = [openFolder(), temporaryFolder(), openFolder()];
  chmodSync(outside, 0o777);
  const values = surroundings(folder, outside, repositoryFolder, await answeringServer());
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  const repository = repositoryWith({ ...programFiles(first.program, 'failing'), ...first.base }, repositoryFolder);
  if (Object.keys(first.modes).some((path) => path in first.base)) makeExecutable(repository, first.modes);
  const patches = patchesOf(cases, level, repository, fill);
  const before = stateOf(repository);
  const { gate, report } = gates[first.program];
  const options: RunOptions = { gate: fill(first.gate ?? gate), report: [first.report ?? report ?? []].flat(), promote: 'branch', jobs: '2', home: level === 'same-user' ? 'keep' : 'own', isolation: level === 'namespace' ? 'namespace' : 'copy' };
  if (first.timeout !== undefined) options.timeout = String(first.timeout);
  if (first.attempts !== undefined) options.attempts = String(first.attempts);
  const run = await runOn(repository, patches, options, undefined, undefined, folder);
  const kept = run.evidence.promotion.branch;
  if (kept !== null) gitIn(repository, 'update-ref', '-d', `refs/heads/${kept}`);
  return { run, broken: await brokenPromises(run, repository, values), secretFound: holds(run.out, values['canary'] ?? ''), userHarmed: withoutObjects(stateOf(repository)) !== withoutObjects(before) || existsSync(join(repository, '.git/hooks/post-commit')) };
}

/** Where programs are, without those of this project: its folder may be closed to other users, and their gates would fall back to ours. */
function openPath(): string {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules') && isOpen(folder)).join(delimiter);
}

/** Whether every user may pass through a folder and those above it. */
function isOpen(folder: string): boolean {
  const anyoneMayEnter = 0o001;
  const above = dirname(folder);
  return existsSync(folder) && (statSync(folder).mode & anyoneMayEnter) !== 0 && (above === folder || isOpen(above));
}

/** What a case may name: places, a secret, and a token that its processes bear. */
function surroundings(folder: string, outside: string, repository: string, server: string): Record<string, string> {
  const home = temporaryFolder();
  const [canary, token] = [`canary-${randomUUID()}`, `stays-${randomUUID()}`];
  writeFileSync(join(home, 'secret.txt'), `${canary}\n`, { mode: 0o600 });
  // With a HOME that is shared, a gate may write there: it must not be that of who runs the tests.
  vi.stubEnv('HOME', home);
  vi.stubEnv('PATH', openPath());
  vi.stubEnv('TOKEN', canary);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { outside, repository, server, canary, token, out: join(folder, 'out'), secret: join(home, 'secret.txt'), python: python ?? 'python3' };
}

/** A server on this machine that answers 1; under `/first` it does so once. */
async function answeringServer(): Promise<string> {
  let asked = 0;
  const server = createServer(({ url }, response) => response.end(url === '/first' && (asked += 1) > 1 ? '0' : '1'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function makeExecutable(repository: string, modes: HostileCase['modes']): void {
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(repository, path), Number.parseInt(mode, 8));
  gitIn(repository, 'commit', '-qam', 'modes');
}

function patchesOf(cases: readonly HostileCase[], level: Level, repository: string, fill: (text: string) => string): Record<string, string> {
  const patches = Object.fromEntries(cases.map((one, index) => [String(index).padStart(2, '0'), patchOf(one, repository, fill)]));
  const [first] = cases;
  if (first === undefined || !hasRival(first, level)) return patches;
  return { ...patches, honest: patchOf({ ...unchanged, program: first.program, fix: true }, repository, fill) };
}

/** Promises that hold after every run: whole evidence that verifies, nothing that goes on, nothing executed outside, no worlds left. */
async function brokenPromises({ out }: FinishedRun, repository: string, values: Record<string, string>): Promise<string[]> {
  const broken: string[] = [];
  await verify({ folder: out, expect: null, repository, rerun: false, passed: [], jobs: 1, signal: new AbortController().signal }, []).catch((error: unknown) => broken.push(`the evidence does not verify: ${messageOf(error)}`));
  if (processesWith(values['token'] ?? '').length > 0) broken.push('a process of a gate goes on');
  if (foldersLeft().length > 0) broken.push('folders of worlds are left');
  if (existsSync(join(values['outside'] ?? '', 'ran'))) broken.push('something of the world was executed outside');
  for (const name of existsSync(join(out, 'logs')) ? readdirSync(join(out, 'logs')) : []) {
    const log = readFileSync(join(out, 'logs', name), 'utf8');
    if (/[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(log)) broken.push(`the log ${name} holds controls`);
    if (/^\s*::|##\[/m.test(log)) broken.push(`the log ${name} holds workflow commands`);
  }
  return broken;
}

/** Running processes whose command line holds a token; those of this test are not among them. */
function processesWith(token: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(token);
    } catch {
      return false; // it ended meanwhile
    }
  });
}

/** Whether any file of a folder holds a secret, as it is or letter by letter. */
function holds(folder: string, secret: string): boolean {
  const forms = [secret, [...secret].join(' ')];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => {
    if (!entry.isFile()) return false;
    const content = readFileSync(join(entry.parentPath, entry.name));
    return forms.some((form) => content.includes(form));
  });
}

/** Folders for worlds that this process should have removed. */
function foldersLeft(): string[] {
  const top = join(tmpdir(), `safe-debug-${userInfo().uid}`);
  return existsSync(top) ? readdirSync(top).filter((name) => existsSync(join(top, name, 'owners', `${process.pid}.json`))) : [];
}

/** Promotion leaves objects behind, which is its work. */
function withoutObjects(state: string): string {
  return state.split('\n--\n').slice(0, -1).join('\n--\n');
}
