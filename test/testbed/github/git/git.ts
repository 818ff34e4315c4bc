import { spawn } from 'node:child_process';

const quiet = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'GitHub',
  GIT_AUTHOR_EMAIL: 'noreply@github.com',
  GIT_COMMITTER_NAME: 'GitHub',
  GIT_COMMITTER_EMAIL: 'noreply@github.com',
};

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface GitInput {
  readonly input?: string | Buffer;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program with the bed's neutral git environment; resolves however it ends. Never blocks: the server may be in this process. */
export function runProgram(program: string, args: readonly string[], { input = '', environment = {} }: GitInput = {}): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { PATH: process.env['PATH'] ?? '', ...quiet, ...environment } });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ exitCode: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString().trim() });
    });
    child.stdin.on('error', () => {}); // a program that ends without reading its input is judged by its exit code
    child.stdin.end(input);
  });
}

/** git in one bare repository. */
export class BareGit {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  run(args: readonly string[], options?: GitInput): Promise<GitResult> {
    return runProgram('git', ['--git-dir', this.directory, ...args], options);
  }

  /** Standard output; throws with git's message when it fails. */
  async bytes(args: readonly string[], options?: GitInput): Promise<Buffer> {
    const result = await this.run(args, options);
    if (result.exitCode !== 0) throw new Error(`git ${args.join(' ')}: ${result.stderr}`);
    return result.stdout;
  }

  /** Standard output without the last line end. */
  async text(args: readonly string[], options?: GitInput): Promise<string> {
    return (await this.bytes(args, options)).toString().replace(/\n$/, '');
  }

  /** Standard output, or null when git says no. */
  async maybe(args: readonly string[], options?: GitInput): Promise<string | null> {
    const result = await this.run(args, options);
    return result.exitCode === 0 ? result.stdout.toString().replace(/\n$/, '') : null;
  }

  /** The object id that a full reference name has, or null. */
  reference(name: string): Promise<string | null> {
    return this.maybe(['rev-parse', '-q', '--verify', name]);
  }

  /** `A...B` by both tips: commits only B has, commits only A has. */
  async aheadBehind(base: string, head: string): Promise<{ ahead: number; behind: number }> {
    const [behind, ahead] = (await this.text(['rev-list', '--left-right', '--count', `${base}...${head}`])).split('\t').map(Number);
    return { ahead: ahead ?? 0, behind: behind ?? 0 };
  }
}
