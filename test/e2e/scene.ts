import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { readFilesOf } from './program-files.js';
import { openBed } from '../testbed/bed.js';
import { projectRepository } from '../testbed/bed/project.js';
import type { Bed, BedOptions } from '../testbed/bed/types.js';
import { jobOf, type JobRecord, type RunRecord } from '../testbed/runner/records.js';

/** Latency of each request to the bed's GitHub, as over the sea. */
const latencyMs = 100;

export const project = 'acme/pages';

const gate = 'node --test-reporter=tap test/pages.test.js';

/** The three ideas of the bundled fixture: B is right, A and C are not. */
export const ideas = ['a-slice-by-page-size', 'b-end-before-next-page', 'c-clamp-to-total'] as const;

/** A repository on the bed's GitHub with the failing program, people, and a workflow of the README. */
export interface Scene {
  bed: Bed;
  root: string;
  /** Number of a pull request whose tests fail. */
  pull: number;
  /** Commit of its head. */
  head: string;
  /** Ends the scene, and holds it against what must be true of all of them: see `requireOrder`. */
  close(): Promise<void>;
}

export interface SceneOptions extends Partial<BedOptions> {
  /** Example workflows by file name; default the one that listens to comments. */
  workflows?: readonly string[];
  /** Changes the text of the workflows, for settings that the examples do not show. */
  settings?: (text: string) => string;
  /** Further files of the default branch. */
  files?: Readonly<Record<string, string>>;
  /** Whether the pull request comes from a fork. */
  fork?: boolean;
}

/** Builds a scene: the program works on main, and a pull request by `contributor` breaks it. */
export async function openScene({ workflows = ['safe-debug.yml'], settings = (text) => text, files = {}, fork = false, ...options }: SceneOptions = {}): Promise<Scene> {
  const root = await mkdtemp(join(tmpdir(), 'scene-'));
  const bed = await openBed({ root, latencyMs, parallel: 2, ...options });
  const sha = await bed.publishProject();
  const { github } = bed;
  for (const login of ['acme', 'maintainer', 'contributor', 'stranger']) github.addUser(login);
  const program = await readFilesOf(resolve('fixtures/boundary-bug/program'));
  const callers = Object.fromEntries(await Promise.all(workflows.map(async (name) => [`.github/workflows/${name}`, settings(await exampleFor(name, sha))] as const)));
  await github.addRepository(project, { files: { 'README.md': '# Pages\n', ...callers, ...files } });
  github.changeSettings(project, { actionsMayCreatePulls: true });
  github.addCollaborator(project, 'maintainer', 'write');
  github.addCollaborator(project, 'contributor', fork ? 'read' : 'write');
  const contributor = github.as('contributor');
  const where = fork ? 'contributor/pages' : project;
  if (fork) await github.addRepository(where, { forkOf: project });
  const { sha: head } = await contributor.push(where, { branch: 'pages', files: program });
  const { number } = await contributor.openPull(project, { title: 'Show items in pages', head: fork ? 'contributor:pages' : 'pages' });
  return {
    bed,
    root,
    pull: number,
    head,
    close: async () => {
      await bed.close();
      await rm(root, { recursive: true, force: true });
      requireOrder(bed);
    },
  };
}

/** Jobs of the reusable workflow that run code of the repository. */
const jobsWithCode = new Set(['baseline', 'propose', 'world', 'replay']);

/**
 * What holds at the end of every scenario: no request or answer differs from GitHub's description, all workflow files can be
 * read, and jobs that run code of the repository can read contents, nothing else, and have no caches.
 */
function requireOrder({ github, unreadable, runs }: Bed): void {
  expect(github.violations).toEqual([]);
  expect(unreadable).toEqual([]);
  for (const { path, id, permissions, cacheMode } of runs.flatMap(({ jobs }) => jobs)) {
    if (jobsWithCode.has(id)) expect({ path, permissions, cacheMode }).toEqual({ path, permissions: { contents: 'read', metadata: 'read' }, cacheMode: 'none' });
  }
}

/** An example of the README, with this project's name and commit and the program's gate in it. */
async function exampleFor(name: string, sha: string): Promise<string> {
  const text = await readFile(resolve('examples', name), 'utf8');
  return text.replaceAll('OWNER/safe-parallel-debugging', projectRepository).replaceAll('SHA', sha).replaceAll('npm test', gate).replace(/^ *(?:- run|setup): npm ci\n/gm, '');
}

/** The recorded patch of an idea. */
export function patchOf(idea: (typeof ideas)[number]): Promise<string> {
  return readFile(resolve('fixtures/boundary-bug/candidates', `${idea}.patch`), 'utf8');
}

/** A comment that asks to try ideas. */
export async function tryComment(...tried: (typeof ideas)[number][]): Promise<string> {
  return tryPatches(...(await Promise.all(tried.map(patchOf))));
}

/** A comment that asks to try patches. */
export function tryPatches(...patches: readonly string[]): string {
  return ['/try', ...patches.map((patch) => `\`\`\`diff\n${patch}\`\`\``)].join('\n\n');
}

/** The job of a run of the reusable workflow. */
export function job(run: RunRecord | undefined, name: string): JobRecord {
  if (run === undefined) throw new Error('there was no such run');
  return jobOf(run, `debug / ${name}`);
}

/** Everything that went wrong in a run, for the message of a failing test. */
export function storyOf(run: RunRecord | undefined): string {
  if (run === undefined) return 'no run';
  return [run.error ?? '', ...run.jobs.flatMap((each) => [`== ${each.path} ${each.name}: ${each.result}`, ...each.log.slice(-40)])].join('\n');
}
