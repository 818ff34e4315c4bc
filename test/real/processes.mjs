import { spawnSync } from 'node:child_process';

const largestOutputBytes = 256 * 1024 * 1024;

/**
 * Runs a program and returns its standard output. Throws an error with the end of its output if it does not end with
 * one of the exit statuses in `accept`.
 */
export function run(program, given, { directory, input, accept = [0], environment = process.env } = {}) {
  const { stdout } = attempt(program, given, { directory, input, accept, environment });
  return stdout;
}

/** The same, with the exit status too. */
export function attempt(program, given, { directory, input, accept = [0], environment = process.env } = {}) {
  const end = spawnSync(program, given, { cwd: directory, input, env: environment, encoding: 'utf8', maxBuffer: largestOutputBytes });
  if (end.error) throw new Error(`${program} cannot be run: ${end.error.message}.`, { cause: end.error });
  if (!accept.includes(end.status)) {
    const tail = `${end.stdout}\n${end.stderr}`.trim().slice(-2000);
    throw new Error(`${[program, ...given].join(' ')} ended with ${end.signal ?? `exit status ${end.status}`}:\n${tail}`);
  }
  return { status: end.status, stdout: end.stdout, stderr: end.stderr };
}

const identity = { GIT_AUTHOR_NAME: 'proof', GIT_AUTHOR_EMAIL: 'proof@example.invalid', GIT_COMMITTER_NAME: 'proof', GIT_COMMITTER_EMAIL: 'proof@example.invalid' };
const ownGit = { ...process.env, ...identity, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** Runs git in a directory, free of the user's settings. */
export function git(directory, given, options = {}) {
  return run('git', ['-c', 'core.autocrlf=false', '-c', 'init.defaultBranch=main', ...given], { ...options, directory, environment: ownGit });
}
