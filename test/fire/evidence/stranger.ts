import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What the verifier in another language says of a folder. */
export interface StrangersWord {
  /** 0 holds, 1 does not, 2 nothing to read. */
  status: number;
  text: string;
}

/** docs/verify-evidence.py as one process that looks at folder after folder. */
export class Stranger {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: Interface;
  readonly #answers: AsyncIterator<string>;

  private constructor(process: ChildProcessByStdio<Writable, Readable, null>) {
    this.#process = process;
    this.#lines = createInterface({ input: process.stdout });
    this.#answers = this.#lines[Symbol.asyncIterator]();
  }

  /** Starts it. Rejects, with what to do, where there is no Python. */
  static async start(): Promise<Stranger> {
    const started = spawn('python3', [resolve('test/fire/evidence/verify-many.py'), process.cwd()], { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    await once(started, 'spawn').catch((cause: unknown) => {
      throw new Error('These tests hold verify against docs/verify-evidence.py and need python3 (3.9 or later) on the PATH. Install it, then run them again.', { cause });
    });
    return new Stranger(started);
  }

  async wordOn(folder: string): Promise<StrangersWord> {
    this.#process.stdin.write(`${folder}\n`);
    const answer = await this.#answers.next();
    const match = /^(\d) (.*)$/s.exec(answer.done === true ? '' : answer.value);
    if (match === null) throw new Error(`docs/verify-evidence.py ended without an answer on ${folder}`);
    return { status: Number(match[1]), text: match[2] ?? '' };
  }

  async end(): Promise<void> {
    this.#process.stdin.end();
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
    this.#lines.close();
  }
}
