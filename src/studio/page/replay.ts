import type { Difference, Evidence, Equality } from '../../core/documents/evidence.js';
import { equalitySaying, problemSaying, replaySayings } from '../words.js';
import { firstOf } from './bounded.js';
import { gateResult } from './gate-result.js';
import { html, type Html } from './html.js';
import { badge, code, facts, folded, list, scrolling, section } from './pieces.js';

const mostPaths = 100;

/** The replay of the winner, and each difference between both worlds. */
export function replaySection(evidence: Evidence, logs: Readonly<Record<string, string>>): Html {
  const { replay } = evidence;
  const mood = replay.status === 'verified' ? 'good' : replay.status === 'failed' ? 'bad' : 'open';
  const said = html`<p>${badge(mood, replaySayings[replay.status].short)} ${replaySayings[replay.status].long}</p>`;
  if (replay.status === 'not-run') return section('replay', 'Replay', said);
  return section('replay', 'Replay', [
    said,
    list(replay.problems.map((problem) => problemSaying(problem).long)),
    facts([
      ['Snapshot tree', replay.snapshotTree === null ? 'unknown' : code(replay.snapshotTree)],
      ['Tree after the patch', replay.tree === null ? 'unknown' : code(replay.tree)],
      ['Test results', replay.testsAgree === null ? 'unknown' : replay.testsAgree ? 'as in the winner' : 'differ from the winner'],
    ]),
    replay.equality === null ? html`<p>${equalitySaying(null).long}</p>` : equalityPart(replay.equality),
    replay.result === null ? null : html`<h3>Gate in the replay</h3>${gateResult(replay.result, logs['replay'] ?? '')}`,
    replay.baseline === null ? null : html`<h3>Gate on the baseline, once more</h3>${gateResult(replay.baseline, logs['replay-baseline'] ?? '')}`,
  ]);
}

function equalityPart(equality: Equality): Html {
  const { compared, observedVolatile } = equality;
  const volatile = firstOf(observedVolatile, mostPaths, 'path');
  return html`<h3>Equality of winner and replay</h3><p>${badge(equality.equal ? 'good' : 'bad', equalitySaying(equality).short)} ${equalitySaying(equality).long}</p>${facts([
    ['Source files', compared.source],
    ['Output files', compared.output],
    ['Ignored files', compared.ignored],
    ["Winner's world", code(equality.winnerDigest)],
    ["Replay's world", code(equality.replayDigest)],
  ])}${differencesTable(equality.differences)}${observedVolatile.length === 0 ? null : folded('Not compared, because two baselines already differed in them', [list(volatile.shown.map(code)), volatile.note])}`;
}

function differencesTable(differences: readonly Difference[]): Html | null {
  if (differences.length === 0) return null;
  const { shown, note } = firstOf(differences, mostPaths, 'difference');
  const rows = shown.map(({ path, set, kind, declare }) => html`<tr><th scope="row">${code(path)}</th><td>${set}</td><td>${kind}</td><td>${declare === null ? 'never allowed' : html`<code>--volatile</code> ${code(declare)}`}</td></tr>`);
  return html`${scrolling('Differences', html`<table><thead><tr><th scope="col">Path</th><th scope="col">Set</th><th scope="col">Difference</th><th scope="col">Would be allowed by</th></tr></thead><tbody>${rows}</tbody></table>`)}${note}`;
}
