import { systemClock, type Clock } from '../clock.js';
import type { Event } from '../core/documents/event.js';
import { textWidth } from '../studio/text.js';
import { wantsColour } from '../studio/terminal/colour.js';
import { LiveView } from '../studio/terminal/live.js';
import { plainLine } from '../studio/terminal/progress-line.js';

/** Where progress is written; `process.stderr` and any writable stream fit. */
export interface ProgressStream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  rows?: number | undefined;
}

/** Where events come from; the event log fits. */
export interface EventSource {
  listen(listener: (event: Event) => void): void;
}

/** What progress depends on beside the events; the process's own by default. */
export interface ProgressOptions {
  environment?: Readonly<Record<string, string | undefined>>;
  clock?: Clock;
}

const frameMs = 100;
const controlSequence = /\u001b\[[0-9;]*m/g;

/**
 * Shows the progress of a run on a stream until `stop` is called: on a terminal a few lines that are drawn over again in
 * place and removed at the end, anywhere else (and with TERM=dumb) one plain line an event.
 */
export function startProgress(stream: ProgressStream, events: EventSource, options: ProgressOptions = {}): { stop(): void } {
  const { environment = process.env, clock = systemClock } = options;
  if (stream.isTTY === true && environment['TERM'] !== 'dumb') return startLive(stream, events, wantsColour(stream, environment), clock);
  let stopped = false;
  events.listen((event) => {
    const line = plainLine(event);
    if (line !== null && !stopped) stream.write(`${line}\n`);
  });
  return {
    stop: () => {
      stopped = true;
    },
  };
}

function startLive(stream: ProgressStream, events: EventSource, colour: boolean, clock: Clock): { stop(): void } {
  const view = new LiveView();
  const block = new RedrawnBlock(stream);
  const draw = (): void => block.show(view.lines({ now: clock.now().getTime(), columns: block.columns, rows: block.rows, colour }));
  let stopped = false;
  events.listen((event) => {
    if (!stopped) view.take(event);
  });
  const timer = setInterval(draw, frameMs).unref();
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
      block.show([]);
    },
  };
}

/**
 * Lines at the bottom of a terminal that are written over again. The cursor rests at the start of the line below them
 * and is never hidden, so that an interruption at any time leaves a usable terminal.
 */
class RedrawnBlock {
  readonly #stream: ProgressStream;
  #shown: readonly string[] = [];
  #shownColumns = 0;

  constructor(stream: ProgressStream) {
    this.#stream = stream;
  }

  /** Columns that a line may take: one less than there are, because a full line may wrap. */
  get columns(): number {
    return Math.max(1, (this.#stream.columns || 80) - 1);
  }

  /** Lines that fit above the cursor. */
  get rows(): number {
    return Math.max(1, (this.#stream.rows ?? 24) - 1);
  }

  /** Draws the lines over the ones before, in one write; nothing if they are the same. */
  show(lines: readonly string[]): void {
    if (this.#shownColumns === this.columns && lines.length === this.#shown.length && lines.every((line, index) => line === this.#shown[index])) return;
    // A terminal that became narrower has wrapped the old lines: each takes as many rows as its width needs now.
    const rowsUp = this.#shown.reduce((rows, line) => rows + Math.max(1, Math.ceil(textWidth(line.replace(controlSequence, '')) / (this.columns + 1))), 0);
    const up = rowsUp === 0 ? '' : `\u001b[${rowsUp}A`;
    this.#stream.write(`\r${up}${lines.map((line) => `${line}\u001b[K\n`).join('')}\u001b[J`);
    this.#shown = lines;
    this.#shownColumns = this.columns;
  }
}
