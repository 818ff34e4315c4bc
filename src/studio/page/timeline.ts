import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { ticksOf } from '../lanes.js';
import { duration } from '../quantities.js';
import { html, type Html } from './html.js';
import { folded, scrolling, section } from './pieces.js';
import { stagesOf, type Stage, type StageKind, type StageLane, type Stages } from './stages.js';

const picture = { width: 960, names: 132, row: 28, bar: 16, top: 26, bottom: 24 };

const stageNames: Record<StageKind, string> = {
  snapshot: 'taking the snapshot',
  'set-up': 'preparing the worlds',
  fork: 'fork',
  patch: 'set-up in the world and patch',
  wait: 'waiting for its turn',
  gate: 'gate',
  ask: 'asking models',
  compare: 'comparing worlds',
  promotion: 'deciding and promoting',
};

/** The run drawn to scale: a lane a world, the restored snapshot and the decision as lines across. Null if no world began. */
export function timelineSection(evidence: Evidence, events: readonly Event[]): Html | null {
  const stages = stagesOf(evidence, events);
  if (stages === null) return null;
  const height = picture.top + stages.lanes.length * picture.row + picture.bottom;
  const moments = [['S0 restored', stages.restoredAt], ['decision', stages.decidedAt]] as const;
  const drawing = html`<svg viewBox="0 0 ${picture.width} ${height}" role="group" aria-label="Timeline of the run">${axis(stages, height)}${moments.map(([what, at]) => (at === null ? null : moment(what, at, stages, height)))}${stages.lanes.map((lane, index) => laneRow(lane, index, stages))}</svg>`;
  return section('timeline', 'Timeline', [
    scrolling('Timeline', drawing),
    html`<p id="stage" class="note" role="status"></p>`,
    html`<p class="note legend"><span class="key quick">snapshot, fork, patch${stages.lanes.some(({ name }) => name === 'models') ? ', asking models' : null}</span> <span class="key wait">waiting</span> <span class="key good">gate: holds</span> <span class="key open">gate: fails as expected, or is not judged</span> <span class="key bad">gate: does not hold</span>${stages.lanes.some(({ mood }) => mood === 'ended') ? html` <span class="key ended">gate: ended, because its candidate could not win any more</span>` : null}. To scale, ${duration(stages.lengthMs)} in all.</p>`,
    folded('The timeline as a table', scrolling('Timeline as a table', table(stages))),
  ]);
}

function x(time: number, { lengthMs }: Stages): number {
  const span = picture.width - picture.names - 60;
  return Math.round((picture.names + (time / lengthMs) * span) * 10) / 10;
}

function axis(stages: Stages, height: number): Html[] {
  return ticksOf(stages.lengthMs, 8).map(
    (time) => html`<line class="tick" x1="${x(time, stages)}" x2="${x(time, stages)}" y1="${picture.top - 8}" y2="${height - picture.bottom + 4}"/><text class="quiet" x="${x(time, stages) + 3}" y="14">${time === 0 ? '0' : duration(time)}</text>`,
  );
}

function moment(what: string, at: number, stages: Stages, height: number): Html {
  return html`<line class="moment" x1="${x(at, stages)}" x2="${x(at, stages)}" y1="${picture.top - 8}" y2="${height - picture.bottom + 6}"/><text class="quiet" text-anchor="middle" x="${x(at, stages)}" y="${height - 6}">${what}</text>`;
}

function laneRow(lane: StageLane, index: number, stages: Stages): Html {
  const y = picture.top + index * picture.row;
  return html`<g class="lane"><text x="8" y="${y + 16}">${title(lane)}</text>${lane.stages.map((stage) => bar(stage, lane, y, stages))}</g>`;
}

function bar(stage: Stage, lane: StageLane, y: number, stages: Stages): Html {
  const until = stage.end ?? (stage.what === 'gate' ? stages.lengthMs : stage.start);
  const width = Math.max(2, Math.round((x(until, stages) - x(stage.start, stages)) * 10) / 10);
  const style = stage.what === 'gate' || stage.what === 'promotion' || stage.what === 'compare' ? lane.mood : stage.what === 'wait' ? 'wait' : 'quick';
  return html`<rect class="stage ${style}" role="img" aria-label="${said(stage, lane)}" x="${x(stage.start, stages)}" y="${y + 3}" width="${width}" height="${picture.bar}" rx="2"><title>${said(stage, lane)}</title></rect>`;
}

function title({ name, mood }: StageLane): string {
  return mood === 'ended' ? `${name} (ended)` : name;
}

function said({ what, attempt, start, end }: Stage, lane: StageLane): string {
  const which = attempt !== null && attempt > 1 ? `, attempt ${attempt}` : '';
  return `${title(lane)}: ${stageNames[what]}${which}, ${end === null ? 'its end is not known' : duration(end - start)}, from ${duration(start)}${end === null ? '' : ` to ${duration(end)}`}`;
}

function table({ lanes }: Stages): Html {
  const rows = lanes.flatMap((lane) => lane.stages.map(({ what, attempt, start, end }) => html`<tr><th scope="row">${title(lane)}</th><td>${stageNames[what]}</td><td class="number">${attempt ?? ''}</td><td class="number">${duration(start)}</td><td class="number">${end === null ? 'unknown' : duration(end - start)}</td></tr>`));
  return html`<table><thead><tr><th scope="col">World</th><th scope="col">Stage</th><th scope="col">Attempt</th><th scope="col">From</th><th scope="col">Took</th></tr></thead><tbody>${rows}</tbody></table>`;
}
