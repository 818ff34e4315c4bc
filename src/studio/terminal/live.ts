import { candidateVerdictSchema } from '../../core/documents/outcomes.js';
import type { Event } from '../../core/documents/event.js';
import { numberIn, textIn, timeOf } from '../event-data.js';
import { duration } from '../quantities.js';
import { brief, cutToWidth, fit } from '../text.js';
import { coloursOf, type Colours } from './colour.js';
import { plainLine } from './progress-line.js';

/** What a world is at. `since` in milliseconds since 1970. */
type Doing = { phase: 'waiting' } | { phase: 'preparing' | 'gate'; since: number; attempt: number } | { phase: 'done'; text: string; mood: Mood };
type Mood = 'good' | 'bad' | 'open';

/** What a frame needs beside the events. */
export interface Frame {
  /** Now, in milliseconds since 1970, on the clock of the events. */
  now: number;
  columns: number;
  /** Most lines of a frame. */
  rows: number;
  colour: boolean;
}

const marks: Record<Mood, string> = { good: '✓', bad: '✗', open: '·' };

/** The state of a run as its events tell it, and what to show of it. No I/O; the caller gives events and the time. */
export class LiveView {
  readonly #worlds = new Map<string, Doing>();
  /** When the gates of a world that run at the moment started, by attempt. */
  readonly #gates = new Map<string, Map<number, number>>();
  #headline = 'planning';
  #started: number | null = null;

  /** Takes the next event. */
  take(event: Event): void {
    this.#started ??= timeOf(event);
    if (event.world === undefined) this.#takeForRun(event);
    else this.#takeForWorld(event, event.world);
  }

  #takeForRun(event: Event): void {
    if (event.type === 'snapshot.taken') this.#headline = 'preparing the snapshot';
    if (event.type === 'run.finished') this.#headline = 'finished';
  }

  #takeForWorld(event: Event, world: string): void {
    switch (event.type) {
      case 'candidate.proposed':
        this.#worlds.set('baseline', this.#worlds.get('baseline') ?? { phase: 'waiting' });
        this.#worlds.set(world, { phase: 'waiting' });
        break;
      case 'world.forked':
        this.#headline = world.startsWith('replay') ? 'replaying the winner' : 'trying the candidates';
        this.#worlds.set(world, this.#running(world) ?? { phase: 'preparing', since: timeOf(event), attempt: numberIn(event, 'attempt') ?? 1 });
        break;
      case 'gate.started':
        this.#gateStarted(event, world);
        break;
      case 'gate.finished':
        this.#gateFinished(event, world);
        break;
      case 'candidate.skipped':
      case 'world.failed':
        this.#done(event, world, 'bad');
        break;
      case 'baseline.finished':
        this.#done(event, world, textIn(event, 'outcome') === 'reproduced' ? 'good' : 'bad');
        break;
      case 'verdict.reached':
        this.#done(event, world, candidateVerdictSchema.safeParse(event.data['verdict']).data === 'accepted' ? 'good' : 'bad');
        break;
      case 'replay.gated':
      case 'worlds.compared':
        this.#done(event, world, event.data['testsAgree'] === true || event.data['equal'] === true ? 'good' : 'bad');
        break;
      case 'snapshot.restored':
        this.#headline = 'replaying the winner';
        break;
      case 'promotion.decided':
        this.#headline = 'closing the evidence';
        break;
      default:
        break;
    }
  }

  /** The gate of a world that started first and still runs. */
  #running(world: string): Doing | undefined {
    const [first] = this.#gates.get(world) ?? [];
    return first && { phase: 'gate', attempt: first[0], since: first[1] };
  }

  #gateStarted(event: Event, world: string): void {
    const attempt = numberIn(event, 'attempt') ?? 1;
    const gates = this.#gates.get(world) ?? new Map<number, number>();
    gates.set(attempt, timeOf(event));
    this.#gates.set(world, gates);
    this.#worlds.set(world, this.#running(world) ?? { phase: 'waiting' });
  }

  #gateFinished(event: Event, world: string): void {
    this.#gates.get(world)?.delete(numberIn(event, 'attempt') ?? 1);
    const running = this.#running(world);
    if (running) this.#worlds.set(world, running);
    else this.#done(event, world, 'open');
  }

  #done(event: Event, world: string, mood: Mood): void {
    this.#gates.delete(world);
    const line = plainLine(event) ?? event.type;
    this.#worlds.set(world, { phase: 'done', text: line.startsWith(`${world}: `) ? line.slice(world.length + 2) : line, mood });
  }

  /** The lines to show at a time: a headline, then one line a world; the busy ones first to stay when there is no room for all. */
  lines({ now, columns, rows, colour }: Frame): string[] {
    const colours = coloursOf(colour);
    const headline = `${this.#headline}  ${duration(Math.max(0, now - (this.#started ?? now)))}`;
    const shown = this.#shown(Math.max(0, rows - 1));
    const width = Math.max(0, ...shown.map(([world]) => world.length));
    const hidden = this.#worlds.size - shown.length;
    return [
      colours.dim(cutToWidth(hidden > 0 ? `${headline}  (${hidden} more worlds not shown)` : headline, columns)),
      ...shown.map(([world, doing]) => worldLine(world, doing, { now, columns, width, colours })),
    ];
  }

  #shown(room: number): [string, Doing][] {
    const order = { gate: 0, preparing: 1, done: 2, waiting: 3 };
    const all = [...this.#worlds];
    if (all.length <= room) return all;
    const kept = new Set([...all].sort(([, a], [, b]) => order[a.phase] - order[b.phase]).slice(0, room));
    return all.filter((entry) => kept.has(entry));
  }
}

function worldLine(world: string, doing: Doing, { now, columns, width, colours }: { now: number; columns: number; width: number; colours: Colours }): string {
  const name = fit(brief(world, 20), width);
  const text = cutToWidth(`${name}  ${doingText(doing, now)}`, columns);
  if (doing.phase === 'waiting') return colours.dim(text);
  if (doing.phase !== 'done') return text;
  return doing.mood === 'good' ? colours.green(text) : doing.mood === 'bad' ? colours.red(text) : text;
}

function doingText(doing: Doing, now: number): string {
  switch (doing.phase) {
    case 'waiting':
      return 'waiting';
    case 'done':
      return `${marks[doing.mood]} ${doing.text}`;
    default: {
      const what = doing.attempt > 1 ? `${doing.phase} (attempt ${doing.attempt})` : doing.phase;
      return `${what} ${duration(Math.max(0, now - doing.since))}`;
    }
  }
}
