import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readProcessTable } from '../../src/processes/process-table.js';
import { finish, inProject, type Finished } from './program.js';
import { gitIn, patchFor, writeFiles } from './repository.js';
import { answers, failingRepository } from './run.js';

/** A failing repository with a wrong and a right candidate, whose gates leave a mark in a folder each time they begin. */
export interface Task {
  folder: string;
  repository: string;
  candidates: string;
  out: string;
  /** Where worlds and scratch repositories go. */
  temporary: string;
}

const markingGate = `mktemp "$MARKS/mark.XXXXXX" > /dev/null
. ./numbers.test.sh
exit $failed
`;

/** Sets a task up in a folder that users of worlds may pass through. */
export function newTask(folder: string, gate = markingGate): Task {
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  failingRepository({ 'gate.sh': gate }, repository);
  const candidates = join(folder, 'candidates');
  writeFiles(candidates, { 'a-useless.patch': patchFor(repository, { 'answer.sh': answers.useless }), 'b-right.patch': patchFor(repository, { 'answer.sh': answers.right }) });
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary, { mode: 0o711 });
  return { folder, repository, candidates, out: join(folder, 'out'), temporary };
}

/** A fresh folder for marks of gates, whoever runs them. */
export function marksIn(task: Task, name: string): string {
  const folder = join(task.folder, name);
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  return folder;
}

/** How many gates began. */
export function countMarks(folder: string): number {
  return readdirSync(folder).length;
}

/** What a run does and where it is cut; `environment` goes to the program and to what is loaded before it. */
export interface Cut {
  arguments: readonly string[];
  environment?: Record<string, string>;
}

/** Runs the command line with `kill-at.mjs` loaded before it. */
export function cutShort(task: Task, { arguments: given, environment = {} }: Cut): Promise<Finished> {
  const child = spawn(process.execPath, ['--import', inProject('test/support/kill-at.mjs'), inProject('dist/cli/index.js'), ...given], {
    cwd: task.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', TMPDIR: task.temporary, WATCHED: task.out, ...environment },
  });
  return finish(child);
}

/** Arguments of a whole run of a task. */
export function runArguments(task: Task, marks: string, ...more: string[]): string[] {
  return ['run', '--gate', 'sh gate.sh', '--candidates', task.candidates, '--repo', task.repository, '--out', task.out, '--env', `MARKS=${marks}`, '--json', ...more];
}

/** Arguments that take up a run. */
export function resumeArguments(task: Task, id: string, marks: string, ...more: string[]): string[] {
  return ['run', '--resume', id, '--out', task.out, '--env', `MARKS=${marks}`, '--json', ...more];
}

/** Ids of runs that can be taken up. */
export function unfinishedIn(out: string): string[] {
  const folder = join(out, '.unfinished');
  return existsSync(folder) ? readdirSync(folder).filter((id) => existsSync(join(folder, id, 'plan'))).sort() : [];
}

/** How many gates a run still has to begin, by what it has left whole. */
export function gatesLeft(out: string, id: string): number {
  const there = (name: string): boolean => existsSync(join(out, '.unfinished', id, name));
  return ['world-baseline', 'world-A', 'world-B'].filter((name) => !there(name)).length + (there('replay') ? 0 : 2);
}

/** Everything of a repository that only its owner may change; promotion adds a branch, and objects. */
export function ownState(repository: string): string {
  const questions = [['rev-parse', 'HEAD'], ['symbolic-ref', 'HEAD'], ['ls-files', '--stage'], ['status', '--porcelain', '--ignored'], ['config', '--local', '--list'], ['worktree', 'list'], ['stash', 'list']];
  const references = gitIn(repository, 'for-each-ref').split('\n').filter((line) => !line.includes('refs/heads/safe-debug/'));
  return [...references, ...questions.map((question) => gitIn(repository, ...question))].join('\n');
}

/** Names of the branches that runs made. */
export function promotedBranches(repository: string): string[] {
  return gitIn(repository, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/safe-debug/').split('\n').filter((name) => name !== '');
}

/** What is left over of the runs of a task: worlds, locks, half-written files, live processes of gates. */
export function leftOver(task: Task): string[] {
  const worlds = join(task.temporary, `safe-debug-${userInfo().uid}`);
  const folders = existsSync(worlds) ? readdirSync(worlds) : [];
  const half = existsSync(task.out) ? readdirSync(task.out).filter((name) => /^\.lock|\.tmp$|^\.unfinished$/.test(name)) : [];
  const processes = readProcessTable().flatMap(({ pid, zombie }) => (!zombie && names(pid, task.folder) ? [`process ${pid}`] : []));
  return [...folders, ...half, ...processes];
}

/** Whether a process was given the folder by its environment, as gates are. */
function names(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder);
  } catch {
    return false; // ended meanwhile
  }
}

/** A copy of a task with everything that lies in its folder. */
export function copyTask(task: Task, folder: string): Task {
  cpSync(task.folder, folder, { recursive: true, preserveTimestamps: true });
  chmodSync(folder, 0o711);
  // Copied files have other stamps than the index knows.
  execFileSync('git', ['-C', join(folder, 'repository'), 'update-index', '-q', '--refresh']);
  return { folder, repository: join(folder, 'repository'), candidates: join(folder, 'candidates'), out: join(folder, 'out'), temporary: join(folder, 'temporary') };
}
