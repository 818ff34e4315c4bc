import type { Outcome } from '../../../core/documents/evidence.js';
import { outcomeSayings } from '../../words.js';
import { link } from '../blocks.js';
import type { RunReference } from '../links.js';
import { isUnderWay, type Try, type TryEnd } from '../marker.js';
import { md, type Markdown } from '../markdown.js';

/** A link to another run of the repository that `known` is one of. */
export function runOf(id: string, known: RunReference): Markdown {
  return link(`run ${id}`, known.url.replace(/\/runs\/\d+.*$/, `/runs/${id}`));
}

/** How a run ended, in a few words, with its pull request: `fixed, pull request 2`. `known`: any run of the repository. */
export function endText(one: Try, known: RunReference): Markdown {
  const pull = one.pull === undefined ? null : md`, ${link(`pull request ${one.pull}`, known.url.replace(/\/actions\/runs\/\d+.*$/, `/pull/${one.pull}`))}`;
  return md`${wordOf(one)}${pull}`;
}

function wordOf(one: Try): string {
  if (isUnderWay(one)) return 'under way';
  return one.cancelled === true || one.outcome === undefined ? 'cancelled' : saying(one.outcome);
}

function saying(end: TryEnd): string {
  return isOutcome(end) ? outcomeSayings[end].short : 'broke';
}

function isOutcome(end: TryEnd): end is Outcome {
  return end !== 'failed';
}
