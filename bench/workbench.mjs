import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './program.mjs';

const project = resolve(import.meta.dirname, '..');
let built = false;

/** A module of the program, compiled from the source as it is now. */
export async function moduleOf(path) {
  if (!built) execFileSync(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { cwd: project, stdio: 'inherit' });
  built = true;
  return import(pathToFileURL(join(project, 'build', path)).href);
}

/**
 * Restores the snapshot of a task in this process, with the isolation, and calls `work` with the workbench. Takes the same
 * way as the steps of a run.
 */
export async function withWorkbench({ program, task, isolation, store }, work) {
  if (existsSync(store)) rmSync(store, { recursive: true });
  runProgram(program, ['plan', '--store', store, '--repo', task.repository, '--gate', task.gate, '--candidates', task.ideas, '--isolation', isolation, ...task.options]);
  takeForBuild(program);
  const [{ planFromStore }, { FolderStore }, { openRepository }, { AppliedPatches }, { Workspace }, { openWorkbench }] = await Promise.all(['steps/over-store.js', 'store/folder-store.js', 'git/repository.js', 'patches/applied-patches.js', 'worlds/workspace.js', 'worlds/workbench.js'].map(moduleOf));
  const { plan, planDigest, folder } = await planFromStore(new FolderStore(store), 'plan', null);
  const workspace = await Workspace.open(plan.id);
  const repository = await openRepository(task.repository);
  try {
    const patches = AppliedPatches.reading(repository, workspace.own('scratch'));
    const start = performance.now();
    const workbench = await openWorkbench({ plan, planDigest, planFolder: folder, repository, patches, pack: null, begun: null, passed: [], workspace, events: { emit: () => undefined }, signal: new AbortController().signal, jobs: 2, reusesSetUps: false, setUpLog: join(store, 'set-up.log'), own: [] });
    return await work(workbench, performance.now() - start);
  } finally {
    await workspace.close();
  }
}

/** The modules go on with a plan of the program: they have to be the same build, which a bundle has put in (src/tool.ts). */
function takeForBuild({ node = process.execPath, cli }) {
  globalThis.SAFE_DEBUG_BUILD = execFileSync(node, [cli, '--version'], { encoding: 'utf8' }).trim().split('+')[1];
}
