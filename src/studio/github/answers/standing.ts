import { count } from '../../quantities.js';
import { link, listed, stack, table } from '../blocks.js';
import type { RunReference } from '../links.js';
import type { StickyMarker } from '../marker.js';
import { md, type Content } from '../markdown.js';
import { runLink } from '../parts/verdict.js';
import { named, typed, type Answer } from './answer.js';

const left = (name: string): { name: string; side: 'left' } => ({ name, side: 'left' });

/** All commands, as they can be used here. `model`, `agent`: whether they are set up. */
export function help({ command, model, agent }: { command: string; model: boolean; agent: boolean }): Answer {
  const unless = (there: boolean): string => (there ? '' : ' (not set up here)');
  const rows: [string, Content][] = [
    ['', 'the diffs of this comment; without any, every unedited diff comment since the head was pushed, by people with write permission'],
    ['comment ID', 'the diffs in that comment, whoever wrote it; you vouch for them'],
    ['suggestions', 'each review with suggestion blocks'],
    ['branch NAME', 'what a branch of this repository changes'],
    ['commit SHA', 'a single commit, no merge'],
    ['artifact NAME', "patch files in an artifact of a run on the snapshot's commit"],
    ['model [N]', `proposals of a model${unless(model)}`],
    ['agent [N]', `proposals of a coding agent${unless(agent)}`],
    ['status', 'what is running'],
    ['cancel', 'stop what is running'],
    ['help', 'this table'],
  ];
  const cells = rows.map(([rest, what]): Content[] => [typed(command, rest), what]);
  return stack([md`Each idea is tried from the same snapshot, in a world of its own; the best one is replayed, and only what could be reproduced becomes a pull request. People with write permission can ask for:`, table([left('command'), left('what is tried or done')], cells)]);
}

/** A run on this discussion, as far as it is known. */
export interface RunStanding {
  run: RunReference;
  snapshot: string;
  state: StickyMarker['state'];
  /** Address of the comment that tells of it. */
  comment: string;
}

const states: Record<StickyMarker['state'], string> = {
  planned: '⏳ planned, worlds are running',
  running: '⏳ replayed, promotion under way',
  decided: '✅ decided',
  cancelled: '⚪ cancelled',
  failed: '❌ broke',
};

const mostRuns = 20;

/** What is running and what was decided, the newest first. */
export function status({ command, runs }: { command: string; runs: readonly RunStanding[] }): Answer {
  if (runs.length === 0) return md`Nothing was tried here yet. ${typed(command, 'help')} tells how.`;
  const rows = runs.slice(0, mostRuns).map(({ run, snapshot, state, comment }): Content[] => [runLink(run), named(snapshot.slice(0, 12)), states[state], link('comment', comment)]);
  const more = runs.length > mostRuns ? md`${count(runs.length - mostRuns, 'earlier run')} not shown.` : null;
  return stack([table(['run', 'snapshot', 'state', 'told in'].map(left), rows), more]);
}

/** What was stopped. */
export function cancelled({ command, runs }: { command: string; runs: readonly RunReference[] }): Answer {
  if (runs.length === 0) return md`Nothing is running here, so there is nothing to cancel. ${typed(command, 'status')} shows what was decided.`;
  const more = runs.length > mostRuns ? md` and more` : null;
  return md`Cancelled: ${listed(runs.slice(0, mostRuns).map(runLink))}${more}. Nothing of it is promoted. Ask again with ${typed(command)}.`;
}
