import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { SafeDebugError } from '../errors.js';

/** Where a git command works. Without `gitDirectory` git looks for a repository from `directory` upwards. */
export interface GitPlace {
  directory: string;
  gitDirectory?: string;
  workTree?: string;
  indexFile?: string;
  /** Where new objects go, if not into the repository itself. */
  objectDirectory?: string;
  /** Further object stores that are only read. */
  alternateObjectDirectories?: readonly string[];
  /** Settings of its own beside the repository's configuration, as `name=value`. */
  settings?: readonly string[];
}

/** One git command: arguments without `git`, bytes for its standard input, exit statuses that are answers. */
export interface GitOptions {
  input?: Uint8Array | string;
  /** Exit statuses that are answers, not errors. Default `[0]`; `'any'` leaves every status to the caller. */
  accept?: readonly number[] | 'any';
  /** Variables beside ours, or in their place; undefined takes one away. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Most bytes of standard output that are taken; git is ended when there are more. Default: no limit. */
  most?: number;
}

/** What a git command printed, and its exit status. */
export interface GitResult {
  exitStatus: number;
  stdout: Buffer;
  stderr: string;
}

/**
 * Settings that keep a repository's or a user's configuration from executing anything in our process or from changing
 * what git writes (gitglossary and git-config manuals; the fsmonitor and hooks cases are described in docs/security.md).
 */
const hardening = [
  '-c', 'core.fsmonitor=false',
  '-c', `core.hooksPath=${devNull}`,
  '-c', 'core.quotePath=false',
  '-c', 'core.longPaths=true',
  '-c', 'apply.whitespace=nowarn',
  '-c', 'apply.ignoreWhitespace=no',
  '-c', 'log.showSignature=false',
  '-c', 'gc.auto=0',
  '-c', 'maintenance.auto=false',
  '-c', 'protocol.allow=never',
  '-c', 'safe.directory=*',
] as const;

/**
 * Heap that a git process keeps for its next object (mallopt manual, `M_TRIM_THRESHOLD`): glibc gives each large one back to the kernel otherwise,
 * which takes longer than the rest of packing loose objects (docs/performance.md). Elsewhere nobody reads it.
 */
const keptHeapBytes = String(128 * 1024 ** 2);

function environmentOf(place: GitPlace, extra: GitOptions['environment']): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: devNull,
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    MALLOC_TRIM_THRESHOLD_: keptHeapBytes,
    ...extra,
  };
  for (const name of ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) if (process.env[name] !== undefined) environment[name] = process.env[name];
  if (place.gitDirectory !== undefined) environment['GIT_DIR'] = place.gitDirectory;
  if (place.workTree !== undefined) environment['GIT_WORK_TREE'] = place.workTree;
  if (place.indexFile !== undefined) environment['GIT_INDEX_FILE'] = place.indexFile;
  if (place.objectDirectory !== undefined) environment['GIT_OBJECT_DIRECTORY'] = place.objectDirectory;
  if (place.alternateObjectDirectories?.length) {
    environment['GIT_ALTERNATE_OBJECT_DIRECTORIES'] = place.alternateObjectDirectories.join(process.platform === 'win32' ? ';' : ':');
  }
  return environment;
}

/**
 * Runs one git command without a shell and without the user's or the system's configuration.
 * Resolves with its output; rejects with `environment` if git cannot be started or ends with a status that is not accepted,
 * with `input` if it prints more than `most`.
 */
export function git(place: GitPlace, args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
  const accept = options.accept ?? [0];
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...hardening, ...(place.settings ?? []).flatMap((setting) => ['-c', setting]), ...args], {
      cwd: place.directory,
      env: environmentOf(place, options.environment),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= (options.most ?? Infinity)) stdout.push(chunk);
      else child.kill();
    });
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    // git may end before it has read everything; its exit status tells more than the broken pipe.
    child.stdin.on('error', () => undefined);
    child.on('error', (cause) => {
      reject(new SafeDebugError('environment', `git could not be started: ${cause.message}. Install git 2.30 or newer and make sure it is on PATH.`, { cause }));
    });
    child.on('close', (code, signal) => {
      if (bytes > (options.most ?? Infinity)) return reject(new SafeDebugError('input', `git ${args[0]} in ${place.directory} gave more than ${options.most} bytes. Make the change smaller, or leave large files out of it.`));
      const result = { exitStatus: code ?? 128, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
      if (signal === null && (accept === 'any' || accept.includes(result.exitStatus))) return resolve(result);
      const reason = result.stderr.trim().split('\n')[0] || (signal === null ? `exit status ${result.exitStatus}` : `ended by ${signal}`);
      reject(new SafeDebugError('environment', `git ${args[0]} failed in ${place.directory}: ${reason}`));
    });
    child.stdin.end(options.input ?? '');
  });
}

/** Like `git`, for commands that answer with one line of text. */
export async function gitLine(place: GitPlace, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await git(place, args, options)).stdout.toString('utf8').replace(/\r?\n$/, '');
}

/** Like `git`, for commands that answer with NUL-terminated records (`-z`). Bytes that are not UTF-8 stay as they are in each record. */
export async function gitRecords(place: GitPlace, args: readonly string[], options: GitOptions = {}): Promise<Buffer[]> {
  const { stdout } = await git(place, args, options);
  return [...recordsIn(stdout)];
}

/** NUL-terminated records, one after the other: all at once are a lot of memory where a tree has many files. */
export function* recordsIn(output: Buffer): Generator<Buffer> {
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    const stop = end < 0 ? output.length : end;
    yield output.subarray(start, stop);
    start = stop + 1;
  }
}
