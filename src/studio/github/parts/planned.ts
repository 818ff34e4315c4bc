import { uncountedLabelNote } from '../../../core/allow-guarded.js';
import type { Plan, PlannedCandidate } from '../../../core/documents/plan.js';
import { changedLines, count } from '../../quantities.js';
import { brief } from '../../text.js';
import { code, stack, table } from '../blocks.js';
import { absent, always, shorterAndShorter, type Part } from '../fitting.js';
import { md, type Content, type Markdown } from '../markdown.js';
import { origin } from './candidates.js';

/** What a reader should know of the label that allows changes of guarded files: why it does not count. */
export function labelPart({ host }: Plan): Part {
  return host?.uncountedLabel == null ? absent : always(md`${uncountedLabelNote(host.uncountedLabel)}`);
}

/** The candidates of a plan, a row each, with what git made of their patches. */
export function plannedPart({ candidates }: Plan): Part {
  const names = ['candidate', 'label', 'from', 'lines', 'patch'];
  const columns = names.map((name) => ({ name, side: name === 'lines' ? ('right' as const) : ('left' as const) }));
  const render = (shown: readonly PlannedCandidate[], hidden: number): Markdown => {
    const rows = shown.map(({ id, label, source, mutation, application }) => [id, brief(label, 60), origin(source), changedLines(mutation), applicationText(application)]);
    return stack([table(columns, rows), hidden === 0 ? null : md`${count(hidden, 'more candidate')} in the plan.`]);
  };
  return { sizes: shorterAndShorter(candidates, [candidates.length, 16, 3], render), rank: 1 };
}

function applicationText(application: PlannedCandidate['application']): Content {
  if (application.outcome !== 'applied') return md`${code(brief(application.reason, 40))} ${brief(application.message, 300)}`;
  if (application.duplicateOf !== null) return `same as ${application.duplicateOf}, not tried again`;
  if (application.restoredTree !== null) return 'changes guarded files, as is allowed: its gate runs with and without that';
  return application.guarded.length > 0 ? 'changes guarded files: runs, but cannot win' : 'applies';
}
