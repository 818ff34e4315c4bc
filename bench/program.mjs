import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * Makes a repository with one commit of the files, given as path and text. Its objects are in a pack, as in every clone: git imports them
 * as a stream (git-fast-import manual), which takes a fifth of the time of adding files.
 */
export function makeRepository(directory, files) {
  mkdirSync(directory, { recursive: true });
  const git = (given, stdin = 'ignore') => execFileSync('git', given, { cwd: directory, env: environment, stdio: [stdin, 'ignore', 'inherit'] });
  git(['init', '--quiet']);
  const stream = join(directory, '.git', 'stream');
  writeStream(stream, files);
  const descriptor = openSync(stream, 'r');
  git(['fast-import', '--quiet'], descriptor);
  closeSync(descriptor);
  rmSync(stream);
  git(['symbolic-ref', 'HEAD', 'refs/heads/main']);
  git(['reset', '--quiet', '--hard']);
}

function writeStream(file, files) {
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, 'commit refs/heads/main\ncommitter bench <bench@example.invalid> 0 +0000\ndata 13\nFailing state\n');
  for (const [path, text] of Object.entries(files)) writeSync(descriptor, `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  closeSync(descriptor);
}

/** The patch that changes a file of one line. */
export function linePatch(path, before, after) {
  return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-${before}\n+${after}\n`;
}
