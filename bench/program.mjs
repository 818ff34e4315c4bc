import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** Runs the program and returns `{ startedMs, wallMs }`. Throws with its output if it does not end with exit status 0. */
export function runProgram({ node = process.execPath, cli }, given) {
  const startedMs = Date.now();
  const start = performance.now();
  const end = spawnSync(node, [cli, ...given], { encoding: 'utf8', env: environment });
  const wallMs = performance.now() - start;
  if (end.status !== 0) throw new Error(`${[node, cli, ...given].join(' ')} ended with ${end.signal ?? end.status}:\n${end.stderr}${end.stdout}`.slice(0, 3000));
  return { startedMs, wallMs };
}

/** Every gate of a run as its records have it: `{ world, startMs, endMs }`, in milliseconds since 1970. */
export function gatesOf(out) {
  return readdirSync(join(out, 'records')).flatMap((name) => {
    const { world, attempts } = JSON.parse(readFileSync(join(out, 'records', name), 'utf8'));
    return attempts.map(({ startedAt, endedAt }) => ({ world, startMs: Date.parse(startedAt), endMs: Date.parse(endedAt) }));
  });
}

/** Makes a repository with one commit of the files, given as path and text. Its objects are in a pack, as in every clone. */
export function makeRepository(directory, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const git = (...given) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid', '-c', 'gc.auto=0', ...given], { cwd: directory, env: environment });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Failing state');
  git('gc', '--quiet');
}

/** The patch that changes a file of one line. */
export function linePatch(path, before, after) {
  return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-${before}\n+${after}\n`;
}
