import type { Difference, Equality, Evidence } from '../../core/documents/evidence.js';
import { equalitySaying, problemSaying, replaySayings, testTitle } from '../words.js';
import { firstOf } from './bounded.js';
import { gateResult } from './gate-result.js';
import { html, type Html } from './html.js';
import { badge, code, facts, folded, list, name, scrolling, section, unfolded } from './pieces.js';

const mostPaths = 100;

/** What a path is in the winner's world and in its replay, by path, as one line each. */
export type WorldSides = Readonly<Record<string, { winner: string; replay: string }>>;

/** The replay of the winner, and each difference between both worlds. */
export function replaySection(evidence: Evidence, logs: Readonly<Record<string, string>>, sides: WorldSides): Html {
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
    differingTests(evidence),
    replay.equality === null ? html`<p>${equalitySaying(null).long}</p>` : equalityPart(replay.equality, sides),
    replay.result === null ? null : folded('Gate in the replay', gateResult(replay.result, logs['replay'] ?? '')),
    replay.baseline === null ? null : folded('Gate on the baseline, once more', gateResult(replay.baseline, logs['replay-baseline'] ?? '')),
  ]);
}

function differingTests({ replay, candidates, selection, tests }: Evidence): Html | null {
  const winner = candidates.find(({ id }) => id === selection.winner)?.result;
  if (!winner || replay.result === null) return null;
  const again = replay.result.results;
  const differing = tests.flatMap((test, index) => (winner.results[index] === again[index] ? [] : [{ test, index }]));
  if (differing.length === 0) return null;
  const { shown, note } = firstOf(differing, mostPaths, 'test');
  const rows = shown.map(({ test, index }) => html`<tr><th scope="row"><a href="#test-${index}">${name(testTitle(test))}</a></th><td class="minus">${letterWords[winner.results[index] ?? '-'] ?? 'unknown'}</td><td class="plus">${letterWords[again[index] ?? '-'] ?? 'unknown'}</td></tr>`);
  return html`<h3>Tests that differ</h3>${scrolling('Tests that differ', html`<table><thead><tr><th scope="col">Test</th><th scope="col">Winner</th><th scope="col">Replay</th></tr></thead><tbody>${rows}</tbody></table>`)}${note}`;
}

const letterWords: Readonly<Record<string, string>> = { p: 'pass', P: 'flaky pass', f: 'fail', e: 'error', s: 'skipped', t: 'todo', '-': 'absent' };

function equalityPart(equality: Equality, sides: WorldSides): Html {
  const { compared, observedVolatile } = equality;
  const volatile = firstOf(observedVolatile, mostPaths, 'path');
  return html`<h3>Equality of winner and replay</h3><p>${badge(equality.equal ? 'good' : 'bad', equalitySaying(equality).short)} ${equalitySaying(equality).long}</p>${differencesPart(equality.differences, sides)}${facts([
    ['Source files', compared.source],
    ['Output files', compared.output],
    ['Ignored files', compared.ignored],
    ["Winner's world", code(equality.winnerDigest)],
    ["Replay's world", code(equality.replayDigest)],
  ])}${observedVolatile.length === 0 ? null : folded('Not compared, because two baselines already differed in them', [list(volatile.shown.map(code)), volatile.note])}`;
}

function differencesPart(differences: readonly Difference[], sides: WorldSides): Html | null {
  if (differences.length === 0) return null;
  const { shown, note } = firstOf(differences, mostPaths, 'difference');
  const hints = html`<p class="note">Worlds are not kept, only what they held: mode, digest or target of each path. To see the contents, run the two worlds again with <code>verify --rerun</code>.</p>`;
  return html`${shown.map((difference, index) => differencePart(difference, sides, index < 10))}${note}${hints}`;
}

function differencePart({ path, set, kind, declare }: Difference, sides: WorldSides, isOpen: boolean): Html {
  const side = Object.hasOwn(sides, path) ? sides[path] : undefined;
  const lines = side === undefined ? null : html`<pre class="patch sides" tabindex="0" role="group" aria-label="Difference in ${path}"><span class="minus">- winner: ${side.winner}
</span><span class="plus">+ replay: ${side.replay}
</span></pre>`;
  const allowed = declare === null ? 'Such a difference is never allowed.' : html`It would be allowed by <code>--volatile</code> ${code(declare)}.`;
  return (isOpen ? unfolded : folded)(html`${code(path)} ${badge('bad', kind)} <span class="quiet">${set}</span>`, html`${lines}<p class="note">${allowed}</p>`);
}
