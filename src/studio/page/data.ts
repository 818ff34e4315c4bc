import type { Event } from '../../core/documents/event.js';
import type { Evidence, GateResult } from '../../core/documents/evidence.js';
import { html, trustedMarkup, type Html } from './html.js';
import type { PageData } from './data-shape.js';

const mostCharacters = 3_000_000;

/**
 * The evidence and its events as data for the page's script: an inert JSON block (HTML standard, "data block") in which
 * `<`, `>`, `&` and everything that cannot be seen are JSON escapes, so that nothing in it can end the block.
 */
export function dataBlock(evidence: Evidence, events: readonly Event[]): Html {
  return html`<script type="application/json" id="data">${trustedMarkup(inertJson(dataFor(evidence, events)))}</script>`;
}

/** Everything, or what fits: first the messages of failing tests go, then the events, then the names of tests. */
function dataFor(evidence: Evidence, events: readonly Event[]): PageData {
  const attempts: readonly PageData[] = [
    { evidence, shortened: false, events },
    { evidence: withoutMessages(evidence), shortened: true, events },
    { evidence: withoutMessages(evidence), shortened: true, events: null },
  ];
  return attempts.find((data) => JSON.stringify(data).length <= mostCharacters) ?? { evidence: { ...withoutMessages(evidence), tests: [], files: [] }, shortened: true, events: null };
}

function withoutMessages(evidence: Evidence): Evidence {
  const bare = (result: GateResult | null): GateResult | null => (result === null ? null : { ...result, failing: [] });
  const { baseline, candidates, replay } = evidence;
  return {
    ...evidence,
    baseline: { ...baseline, result: bare(baseline.result) },
    candidates: candidates.map((candidate) => ({ ...candidate, result: bare(candidate.result), restored: candidate.restored && { ...candidate.restored, result: { ...candidate.restored.result, failing: [] } } })),
    replay: { ...replay, result: bare(replay.result), baseline: bare(replay.baseline) },
  };
}

const notInert = /[<>&\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function inertJson(value: PageData): string {
  return JSON.stringify(value).replace(notInert, (character) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
  );
}
