import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Most bytes of standard output that are kept as a report. */
const largestRawOutputBytes = 64 * 1024 * 1024;

/** What was kept of a command's standard output. */
export interface KeptOutput {
  sha256: `sha256:${string}`;
  truncated: boolean;
}

/** Keeps the raw standard output of a gate in a file, because it may be the gate's report; at most 64 MiB. */
export class RawOutput {
  readonly #descriptor: number;
  readonly #hash = createHash('sha256');
  #kept = 0;
  #truncated = false;

  /** Creates the file. */
  constructor(file: string) {
    this.#descriptor = openSync(file, 'wx', 0o644);
  }

  /** Takes the next bytes. */
  write(chunk: Buffer): void {
    const room = largestRawOutputBytes - this.#kept;
    const part = chunk.length <= room ? chunk : chunk.subarray(0, room);
    this.#truncated ||= part.length < chunk.length;
    if (part.length === 0) return;
    writeSync(this.#descriptor, part);
    this.#hash.update(part);
    this.#kept += part.length;
  }

  /** Closes the file. */
  close(): KeptOutput {
    closeSync(this.#descriptor);
    return { sha256: `sha256:${this.#hash.digest('hex')}`, truncated: this.#truncated };
  }
}

/**
 * Joins both output streams of a command in the order in which their pieces arrive. The joined stream ends when both
 * have ended or were closed; a slow reader slows the command down instead of filling memory.
 */
export function joinOutput(stdout: Readable, stderr: Readable, raw: RawOutput | null): Readable {
  const joined = new PassThrough();
  if (raw) stdout.on('data', (chunk: Buffer) => writeOrEnd(raw, chunk, joined));
  for (const stream of [stdout, stderr]) stream.pipe(joined, { end: false });
  const settled = [stdout, stderr].map((stream) => finished(stream).catch(() => undefined)); // closed early: what came is kept
  void Promise.all(settled).then(() => joined.end());
  return joined;
}

/** A disk that is full ends the joined stream, and with it the gate; nobody would catch an error that is thrown here. */
function writeOrEnd(raw: RawOutput, chunk: Buffer, joined: PassThrough): void {
  if (joined.destroyed) return;
  try {
    raw.write(chunk);
  } catch (error) {
    joined.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
