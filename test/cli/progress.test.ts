import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProgress } from '../../src/cli/progress.js';
import type { Event } from '../../src/core/documents/event.js';
import { demoEvents, eventsOf } from '../studio/evidence.js';

const start = Date.parse('2026-01-01T00:00:00.000Z');

class Source {
  #listener: (event: Event) => void = () => {};

  listen(listener: (event: Event) => void): void {
    this.#listener = listener;
  }

  tell(events: readonly Event[]): void {
    for (const event of events) this.#listener(event);
  }
}

class Stream {
  written: string[] = [];
  isTTY?: boolean;
  columns?: number;
  rows?: number;

  constructor(terminal?: { columns: number; rows: number }) {
    if (terminal) Object.assign(this, { isTTY: true, ...terminal });
  }

  write(text: string): void {
    this.written.push(text);
  }

  get text(): string {
    return this.written.join('');
  }
}

/** What a terminal shows after it was sent a text: the rows, and the cursor's row. Knows what progress uses: CR, LF, up, erase, colours. */
function screenOf(text: string, columns: number): { rows: string[]; cursor: { row: number; column: number } } {
  const rows: string[] = [''];
  let [row, column] = [0, 0];
  for (const [token] of text.matchAll(/\u001b\[(\d*)([AKJm])|\n|\r|[^]/gu)) {
    if (token === '\n') [row, column] = [row + 1, 0];
    else if (token === '\r') column = 0;
    else if (token.endsWith('A') && token.length > 1) row = Math.max(0, row - Number(token.slice(2, -1)));
    else if (token === '\u001b[K') rows[row] = (rows[row] ?? '').slice(0, column);
    else if (token === '\u001b[J') {
      rows[row] = (rows[row] ?? '').slice(0, column);
      rows.length = row + 1;
    } else if (!token.startsWith('\u001b')) {
      if (column === columns) [row, column] = [row + 1, 0];
      rows[row] = (rows[row] ?? '').slice(0, column).padEnd(column) + token + (rows[row] ?? '').slice(column + 1);
      column += 1;
    }
    while (rows.length <= row) rows.push('');
  }
  return { rows: rows.map((line) => line.trimEnd()), cursor: { row, column } };
}

const running = eventsOf([[0, 'run.started', { id: 'x' }], [0, 'candidate.proposed', { label: 'a' }, 'A'], [0, 'world.forked', { attempt: 1 }, 'A'], [0, 'gate.started', { attempt: 1 }, 'A']]);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('progress on a stream that is no terminal', () => {
  it('is one plain line an event, without any escape sequence', () => {
    const [source, stream] = [new Source(), new Stream()];
    const progress = startProgress(stream, source, { environment: { FORCE_COLOR: '1' } });
    source.tell(demoEvents());
    progress.stop();
    expect(stream.written.slice(0, 3)).toEqual(['run 20260101t000000z-00000000\n', 'snapshot aaaaaaaaaaaa\n', 'A: candidate slice-by-size\n']);
    expect(stream.written).toHaveLength(27);
    expect(stream.text).not.toContain('\u001b');
  });

  it('ends with stop', () => {
    const [source, stream] = [new Source(), new Stream()];
    startProgress(stream, source, { environment: {} }).stop();
    source.tell(running);
    vi.advanceTimersByTime(1000);
    expect(stream.written).toEqual([]);
  });

  it('is what a dumb terminal gets', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 24 })];
    startProgress(stream, source, { environment: { TERM: 'dumb' } });
    source.tell(running);
    expect(stream.written).toEqual(['run x\n', 'A: candidate a\n', 'A: gate started\n']);
  });
});

describe('progress on a terminal', () => {
  it('is drawn over in place, with the time going on', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 24 })];
    startProgress(stream, source, { environment: {} });
    source.tell(running);
    vi.advanceTimersByTime(100);
    expect(screenOf(stream.text, 80).rows).toEqual(['trying the candidates  100 ms', 'baseline  waiting', 'A         gate 100 ms', '']);
    vi.advanceTimersByTime(1100);
    expect(screenOf(stream.text, 80)).toEqual({ rows: ['trying the candidates  1.2 s', 'baseline  waiting', 'A         gate 1.2 s', ''], cursor: { row: 3, column: 0 } });
  });

  it('is at the start of a line after every single write', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 30, rows: 4 })];
    startProgress(stream, source, { environment: {} });
    source.tell(running);
    vi.advanceTimersByTime(500);
    for (const count of stream.written.keys()) expect(screenOf(stream.written.slice(0, count + 1).join(''), 30).cursor.column).toBe(0);
    expect(stream.written).toHaveLength(5);
  });

  it('leaves nothing behind when it stops, however often', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 24 })];
    const progress = startProgress(stream, source, { environment: {} });
    stream.write('$ safe-debug run\n');
    source.tell(demoEvents());
    vi.advanceTimersByTime(300);
    progress.stop();
    progress.stop();
    vi.advanceTimersByTime(1000);
    expect(screenOf(stream.text, 80)).toEqual({ rows: ['$ safe-debug run', ''], cursor: { row: 1, column: 0 } });
  });

  it('writes nothing while nothing changes', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 24 })];
    const clock = { now: () => new Date(start) };
    startProgress(stream, source, { environment: {}, clock });
    source.tell(running);
    vi.advanceTimersByTime(1000);
    expect(stream.written).toHaveLength(1);
  });

  it('erases lines that a narrower window has wrapped', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 24 })];
    const progress = startProgress(stream, source, { environment: {} });
    source.tell(eventsOf([[0, 'candidate.proposed', { label: 'a' }, 'A'], [0, 'world.failed', { why: 'x'.repeat(70) }, 'A']]));
    vi.advanceTimersByTime(100);
    stream.columns = 40;
    const before = stream.written.length;
    vi.advanceTimersByTime(100);
    // headline and baseline take one row each, the long line two of the 40 columns
    expect(stream.written.slice(before).join('')).toMatch(/^\r\u001b\[4A/);
    progress.stop();
    expect(stream.written.at(-1)).toBe('\r\u001b[3A\u001b[J');
  });

  it('keeps within the rows of the window', () => {
    const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 3 })];
    startProgress(stream, source, { environment: {} });
    source.tell(demoEvents());
    vi.advanceTimersByTime(100);
    expect(stream.text.split('\n')).toHaveLength(3);
  });

  it('is coloured unless NO_COLOR is set', () => {
    for (const [environment, coloured] of [[{}, true], [{ NO_COLOR: '1' }, false], [{ FORCE_COLOR: '0' }, false]] as const) {
      const [source, stream] = [new Source(), new Stream({ columns: 80, rows: 24 })];
      startProgress(stream, source, { environment });
      source.tell(demoEvents());
      vi.advanceTimersByTime(100);
      expect(/\u001b\[\d+m/.test(stream.text)).toBe(coloured);
    }
  });
});
