import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { rootRights, runProgram } from '../processes/root-rights.js';

/** Deletes trees, together where nothing keeps one of them. Resolves with those of which something stays. */
export async function removeTrees(paths: readonly string[]): Promise<string[]> {
  if (process.platform !== 'win32' && (await exitStatusOf('rm', ['-rf', '--', ...paths])) === 0) return [];
  const removed = await Promise.all(paths.map(async (path) => ({ path, whole: await removeTree(path) })));
  return removed.filter(({ whole }) => !whole).map(({ path }) => path);
}

/**
 * Deletes a tree, also one whose folders were made unreadable or belong to a world's user; false if something of it
 * stays. Spawns `rm`, which is faster than Node (docs/performance.md).
 */
export async function removeTree(path: string): Promise<boolean> {
  if (process.platform !== 'win32' && (await exitStatusOf('rm', ['-rf', '--', path])) === 0) return true;
  await exitStatusOf('chmod', ['-R', 'u+rwX', '--', path]);
  const removed = await rm(path, { recursive: true, force: true, maxRetries: 3 }).then(
    () => true,
    () => false, // another user's files, a mount, or a file that was made immutable
  );
  if (removed) return true;
  const root = await rootRights();
  return root !== null && (await runProgram([...root, 'rm', '-rf', '--', path])).status === 0;
}

function exitStatusOf(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', windowsHide: true });
    child.on('error', () => resolve(127)); // no such program here: the caller goes another way
    child.on('close', (code) => resolve(code ?? 128));
  });
}
