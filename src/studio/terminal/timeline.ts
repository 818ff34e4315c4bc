import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { candidateIn, resultOf, scheduleOf, ticksOf, type Bar, type Lane, type Moment, type Schedule } from '../lanes.js';
import { testsCell } from '../gate-alone.js';
import { duration } from '../quantities.js';
import { fit, textWidth, wrap } from '../text.js';
import { decisionSayings, equalitySaying, verdictSayings } from '../words.js';
import { coloursOf, type Colours } from './colour.js';

/** How a view is laid out: in at most so many columns (60 and up look well), with colour or without. */
export interface Layout {
  width: number;
  colour: boolean;
}

const mostLanes = 24;
const widest = 100;
const shades: Record<Bar['what'], string> = { preparation: '▒', gate: '█' };
const endless = '░';

/**
 * A run drawn to scale: one lane a world with fork and patch (`▒`) and gate (`█`), the restored snapshot (`◇`) and the
 * decision about promotion (`◆`). Lines joined by `\n`, without one at the end; empty if no world began.
 */
export function timeline(evidence: Evidence, events: readonly Event[], { width, colour }: Layout): string {
  const schedule = scheduleOf(evidence, events);
  if (schedule === null) return '';
  const colours = coloursOf(colour);
  const rows = rowsOf(evidence, schedule, colours);
  const nameColumns = Math.max(...rows.map(({ name }) => textWidth(name)));
  const notes = alignedNotes(rows);
  const noteColumns = Math.max(...notes.map(textWidth));
  const columns = Math.max(10, Math.min(width, widest) - nameColumns - noteColumns - 4);
  const scale = (time: number): number => Math.max(0, Math.min(columns - 1, Math.floor((time / schedule.lengthMs) * columns)));
  const drawn = rows.map(({ name, draw, paint }, index) => `${fit(name, nameColumns)}  ${draw(columns, scale)}  ${paint(notes[index] ?? '')}`.trimEnd());
  return [colours.dim(`${' '.repeat(nameColumns + 2)}${axis(schedule.lengthMs, columns)}`.trimEnd()), ...drawn, ...wrap(legend(schedule), Math.min(width, widest)).map(colours.dim)].join('\n');
}

interface Row {
  name: string;
  draw: (columns: number, scale: (time: number) => number) => string;
  note: Note;
  paint: (text: string) => string;
}

/** What stands to the right of a lane; one column each. */
interface Note {
  time: string;
  tests: string;
  word: string;
}

function alignedNotes(rows: readonly Row[]): string[] {
  const notes = rows.map(({ note }) => note);
  const timeColumns = Math.max(...notes.map(({ time }) => textWidth(time)));
  const testColumns = Math.max(...notes.map(({ tests }) => textWidth(tests)));
  return notes.map(({ time, tests, word }) => `${fit(time, timeColumns, 'right')}  ${fit(tests, testColumns, 'right')}  ${word}`.trimEnd());
}

/** Lanes and moments from top to bottom: the worlds, the restored snapshot, the replay, the decision. */
function rowsOf(evidence: Evidence, schedule: Schedule, colours: Colours): Row[] {
  const isReplay = ({ world }: Lane): boolean => world.startsWith('replay');
  const worlds = schedule.lanes.filter((lane) => !isReplay(lane));
  const shown = worlds.slice(0, mostLanes);
  const hidden = worlds.length - shown.length;
  const rowOf = (lane: Lane): Row => laneRow(evidence, lane, colours);
  return [
    ...shown.map(rowOf),
    ...(hidden > 0 ? [{ name: '…', draw: (columns: number) => ' '.repeat(columns), note: { time: '', tests: '', word: `${hidden} more worlds` }, paint: colours.dim }] : []),
    ...schedule.moments.filter(({ what }) => what === 'restored').map((moment) => momentRow(evidence, moment, colours)),
    ...schedule.lanes.filter(isReplay).map(rowOf),
    ...schedule.moments.filter(({ what }) => what === 'decided').map((moment) => momentRow(evidence, moment, colours)),
  ];
}

function laneRow(evidence: Evidence, lane: Lane, colours: Colours): Row {
  const paint = { good: colours.green, bad: colours.red, open: colours.yellow, ended: colours.dim }[lane.mood];
  return {
    name: lane.world,
    draw: (columns, scale) => cellsOf(lane.bars, columns, scale).map((run) => (run.shade === ' ' ? run.text : run.shade === shades.gate ? paint(run.text) : colours.dim(run.text))).join(''),
    note: { time: gateTimes(lane), tests: testsCell(evidence, lane.result), word: wordFor(evidence, lane.world) },
    paint,
  };
}

function momentRow(evidence: Evidence, { what, at }: Moment, colours: Colours): Row {
  const decision = evidence.promotion.decision;
  const paint = what === 'restored' ? colours.dim : decision === 'withheld' ? colours.yellow : colours.green;
  return {
    name: what === 'restored' ? 'restore S0' : 'promotion',
    draw: (columns, scale) => paint(fit(`${' '.repeat(scale(at))}${what === 'restored' ? '◇' : '◆'}`, columns)),
    note: { time: '', tests: '', word: what === 'restored' ? '' : decisionSayings[decision].short },
    paint,
  };
}

/** Cells of a lane as runs of one shade. Each bar takes at least one cell; gates are drawn over preparations. */
function cellsOf(bars: readonly Bar[], columns: number, scale: (time: number) => number): { shade: string; text: string }[] {
  const cells = Array.from({ length: columns }, () => ' ');
  const gatesLast = [...bars].sort((a, b) => Number(a.what === 'gate') - Number(b.what === 'gate'));
  for (const { what, start, end } of gatesLast) {
    // A bar ends before the cell in which the next one begins; one without an end goes on to the right edge if it is a gate.
    const from = scale(start);
    const to = end === null ? (what === 'gate' ? columns : from + 1) : Math.max(from + 1, scale(end));
    cells.fill(end === null && what === 'gate' ? endless : shades[what], from, to);
  }
  const runs: { shade: string; text: string }[] = [];
  for (const shade of cells) {
    const last = runs.at(-1);
    if (last?.shade === shade) last.text += shade;
    else runs.push({ shade, text: shade });
  }
  return runs;
}

/** How long the gate's command took, as measured; where no result is known, as the events tell. Of a gate that was ended that would say nothing. */
function gateTimes({ bars, result, mood }: Lane): string {
  if (mood === 'ended') return 'ended';
  const times = result?.attempts.map(({ durationMs }) => durationMs) ?? bars.flatMap(({ what, start, end }) => (what === 'gate' && end !== null ? [end - start] : []));
  const [shortest, longest] = [Math.min(...times), Math.max(...times)];
  if (times.length === 0) return 'no end';
  return times.length === 1 ? duration(longest) : `${times.length} × ${duration(shortest)}–${duration(longest)}`;
}

function wordFor(evidence: Evidence, world: string): string {
  if (world === 'baseline' || world === 'replay-baseline') {
    const verdict = resultOf(evidence, world)?.verdict;
    return verdict === 'fail' ? 'fails' : verdict === 'pass' ? 'passes' : 'unclear';
  }
  if (world === 'replay') return evidence.replay.status === 'verified' ? 'equal' : evidence.replay.equality?.equal === false ? equalitySaying(evidence.replay.equality).short : 'failed';
  if (world === evidence.selection.winner) return 'winner';
  const verdict = candidateIn(evidence, world)?.verdict;
  return verdict === undefined ? '' : verdictSayings[verdict].short;
}

/** Columns that a label of the scale takes, with the space behind it. */
const tickColumns = 9;

/** A scale with round numbers: `0        50 ms     100 ms`. */
function axis(lengthMs: number, columns: number): string {
  let line = '';
  for (const time of ticksOf(lengthMs, Math.floor(columns / tickColumns))) {
    const column = Math.floor((time / lengthMs) * columns);
    const label = time === 0 ? '0' : duration(time);
    if (column + label.length <= columns) line = line.padEnd(column) + label;
  }
  return line;
}

function legend({ preparationMs }: Schedule): string {
  return `▒ fork and patch  █ gate  ◇ restore  ◆ decision; ${duration(preparationMs)} of preparation before`;
}
