import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { scheduleOf, ticksOf, type Bar, type Lane, type Schedule } from '../lanes.js';
import { duration } from '../quantities.js';
import { html, type Html } from './html.js';
import { scrolling, section } from './pieces.js';

const picture = { width: 900, names: 120, row: 22, bar: 13, top: 24 };

/** The run drawn to scale: a lane a world, the restored snapshot and the decision as lines across. Null if no world began. */
export function timelineSection(evidence: Evidence, events: readonly Event[]): Html | null {
  const schedule = scheduleOf(evidence, events);
  if (schedule === null) return null;
  const height = picture.top + schedule.lanes.length * picture.row + 22;
  const drawing = html`<svg viewBox="0 0 ${picture.width} ${height}" role="img" aria-label="Timeline of the worlds">${axis(schedule, height)}${schedule.lanes.map((lane, index) => laneRow(lane, index, schedule))}${schedule.moments.map(
    ({ what, at }) => html`<line class="moment" x1="${x(at, schedule)}" x2="${x(at, schedule)}" y1="${picture.top}" y2="${height - 18}"/><text class="quiet" text-anchor="middle" x="${x(at, schedule)}" y="${height - 4}">${what === 'restored' ? 'S0 restored' : 'decision'}</text>`,
  )}</svg>`;
  const note = html`<p class="note">To scale, from the first world on; ${duration(schedule.preparationMs)} of planning, restoring the snapshot and set-up came before. Grey: fork and patch. Coloured: gate.</p>`;
  return section('timeline', 'Timeline', [scrolling('Timeline', drawing), note]);
}

function x(time: number, { lengthMs }: Schedule): number {
  const span = picture.width - picture.names - 40;
  return Math.round((picture.names + (time / lengthMs) * span) * 10) / 10;
}

function axis(schedule: Schedule, height: number): Html[] {
  return ticksOf(schedule.lengthMs, 8).map(
    (time) => html`<line class="tick" x1="${x(time, schedule)}" x2="${x(time, schedule)}" y1="${picture.top - 6}" y2="${height - 18}"/><text class="quiet" x="${x(time, schedule) + 3}" y="14">${time === 0 ? '0' : duration(time)}</text>`,
  );
}

function laneRow(lane: Lane, index: number, schedule: Schedule): Html {
  const y = picture.top + index * picture.row;
  return html`<g><text x="0" y="${y + 13}">${lane.world}</text>${lane.bars.map((bar) => barOf(bar, lane, y, schedule))}</g>`;
}

function barOf({ what, start, end }: Bar, lane: Lane, y: number, schedule: Schedule): Html {
  const until = end ?? (what === 'gate' ? schedule.lengthMs : start);
  const width = Math.max(1.5, Math.round((x(until, schedule) - x(start, schedule)) * 10) / 10);
  const label = end === null ? `${lane.world}: ${what}, its end is not known` : `${lane.world}: ${what}, ${duration(end - start)}`;
  return html`<rect class="${what === 'gate' ? lane.mood : 'preparation'}" x="${x(start, schedule)}" y="${y + 3}" width="${width}" height="${picture.bar}" rx="2"><title>${label}</title></rect>`;
}
