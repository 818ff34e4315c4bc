import { count } from '../../quantities.js';
import { code, link, listed, stack, table } from '../blocks.js';
import type { RunReference } from '../links.js';
import { isUnderWay, type StickyMarker, type Try } from '../marker.js';
import { md, type Content } from '../markdown.js';
import { endText, runOf } from '../parts/tries.js';
import { runLink } from '../parts/verdict.js';
import { named, typed, type Answer } from './answer.js';

const left = (name: string): { name: string; side: 'left' } => ({ name, side: 'left' });

/** All commands, as they can be used here. `model`, `agent`: whether they are set up. */
export function help({ command, model, agent }: { command: string; model: boolean; agent: boolean }): Answer {
  const unless = (there: boolean): string => (there ? '' : ' (not set up here)');
  const rows: [string, Content][] = [
    ['', 'the diffs of this comment; without any, every unedited diff comment since the head was committed, by people with write permission'],
    ['comment ID', 'the diffs in that comment, whoever wrote it; you vouch for them'],
    ['suggestions', 'each review with suggestion blocks'],
    ['branch NAME', 'what a branch of this repository changes'],
    ['commit SHA', 'a single commit, no merge'],
    ['artifact NAME', md`patch files in an artifact of a run on the snapshot's commit, where the job has ${code('actions: read')}: in the one-step form and in jobs wired by hand`],
    ['model [N]', `proposals of a model${unless(model)}`],
    ['agent [N]', `proposals of a coding agent${unless(agent)}`],
    ['status', 'what is running'],
    ['cancel', 'stop what is running'],
    ['help', 'this table'],
  ];
  const cells = rows.map(([rest, what]): Content[] => [typed(command, rest), what]);
  return stack([md`Each idea is tried from the same snapshot, in a world of its own; the best one is replayed, and only what could be reproduced becomes a pull request. People with write permission can ask for:`, table([left('command'), left('what is tried or done')], cells)]);
}

/** The bot's comment on one snapshot. */
export interface CommentStanding {
  marker: StickyMarker;
  /** Its address. */
  url: string;
}

const states: Record<StickyMarker['state'], string> = {
  planned: '⏳ planned, worlds are running',
  running: '⏳ replayed, promotion under way',
  decided: '✅ decided',
  cancelled: '⚪ cancelled',
  failed: '❌ broke',
};

const mostRuns = 20;

/** What is running and what came of what ran, the newest first. `reference`: the run that a comment shows. */
export function status({ command, comments, reference }: { command: string; comments: readonly CommentStanding[]; reference: (marker: StickyMarker) => RunReference }): Answer {
  if (comments.length === 0) return md`Nothing was tried here yet. ${typed(command, 'help')} tells how.`;
  const rows = comments.flatMap(({ marker, url }) => {
    const shown = reference(marker);
    const use = marker.name === undefined ? null : md` ${code(marker.name)}`;
    return marker.tries.map((one): Content[] => [md`${one.run === shown.id ? runLink(shown) : runOf(one.run, shown)}${use}`, named(marker.snapshot.slice(0, 12)), stateOf(one, marker, shown), link('comment', url)]);
  });
  const more = rows.length > mostRuns ? md`${count(rows.length - mostRuns, 'earlier run')} not shown.` : null;
  return stack([table(['run', 'snapshot', 'state', 'told in'].map(left), rows.slice(0, mostRuns)), more]);
}

function stateOf(one: Try, { run, state }: StickyMarker, shown: RunReference): Content {
  if (one.run === run && (isUnderWay(one) || one.cancelled)) return states[state];
  return isUnderWay(one) || one.cancelled ? endText(one, shown) : md`${one.outcome === 'failed' ? '❌' : '✅ decided:'} ${endText(one, shown)}`;
}

/** What was stopped. */
export function cancelled({ command, runs }: { command: string; runs: readonly RunReference[] }): Answer {
  if (runs.length === 0) return md`Nothing is running here, so there is nothing to cancel. ${typed(command, 'status')} shows what was decided.`;
  const more = runs.length > mostRuns ? md` and more` : null;
  return md`Cancelled: ${listed(runs.slice(0, mostRuns).map(runLink))}${more}. Nothing of it is promoted. Ask again with ${typed(command)}.`;
}
