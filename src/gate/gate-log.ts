import { closeSync, openSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { cleanOutput, OutputCleaner } from './cleaning.js';
import type { PassedVariable } from './environment.js';

/** Most bytes of cleaned output that are kept of one command. */
const largestLogBytes = 1024 * 1024;
const excerptLength = 1_000;

/** Names of variables whose values are taken for secrets, and how long a value must be to be one. */
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|KEY|AUTH|COOKIE/i;
const shortestSecret = 6;

/** Values of variables that are named like secrets. */
export function secretsAmong(passed: readonly PassedVariable[]): string[] {
  return passed.filter(({ name, value }) => secretName.test(name) && value.length >= shortestSecret).map(({ value }) => value);
}

/** The readable log of one attempt: cleaned output of each command under a heading, each bounded. */
export class GateLog {
  readonly #descriptor: number;
  readonly #secrets: string[];
  #head = '';
  #tail = '';
  #length = 0;

  /** Creates the file. Values of `passed` variables that are named like secrets never appear in it, nor do further `secrets`. */
  constructor(file: string, passed: readonly PassedVariable[], secrets: readonly string[] = []) {
    this.#descriptor = openSync(file, 'w', 0o644);
    this.#secrets = [...secretsAmong(passed), ...secrets];
  }

  /** Beginning and end of what was written so far; for messages. */
  get excerpt(): string {
    if (this.#length <= excerptLength) return this.#head.trimEnd();
    const cut = this.#length - 2 * excerptLength;
    return cut <= 0 ? `${this.#head}${this.#tail.slice(excerptLength - this.#length)}`.trimEnd() : `${this.#head}\n[... ${cut} characters left out ...]\n${this.#tail.trimEnd()}`;
  }

  /** Starts a part of the log. */
  heading(text: string): void {
    this.#write(`==> ${text.replace(/\s+/g, ' ')}\n`);
  }

  /** Takes a command's output to its end; resolves with the number of raw bytes. */
  async take(output: Readable): Promise<number> {
    const cleaner = new OutputCleaner({ secrets: this.#secrets, maxBytes: largestLogBytes });
    for await (const text of cleanOutput(output, cleaner)) this.#write(text);
    if (this.#tail !== '' && !this.#tail.endsWith('\n')) this.#write('\n');
    return cleaner.summary.bytes;
  }

  /** Closes the file. */
  close(): void {
    closeSync(this.#descriptor);
  }

  #write(text: string): void {
    writeSync(this.#descriptor, text);
    this.#length += text.length;
    if (this.#head.length < excerptLength) this.#head += text.slice(0, excerptLength - this.#head.length);
    this.#tail = (this.#tail + text).slice(-excerptLength);
  }
}
