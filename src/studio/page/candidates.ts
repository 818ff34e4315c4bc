import type { Evidence, EvidenceCandidate } from '../../core/documents/evidence.js';
import { realTests } from '../gate-alone.js';
import { changedLines, count } from '../quantities.js';
import { candidateAtAGlance, candidateReason, noResultSaying, testTitle, verdictSayings } from '../words.js';
import { firstOf, type TextLimits } from './bounded.js';
import { gateResult } from './gate-result.js';
import { html, type Html } from './html.js';
import { code, facts, folded, link, list, name, section, unfolded } from './pieces.js';
import { candidateBadge } from './overview.js';
import { patchLimits, patchText } from './texts.js';
import { usageText } from '../usage.js';
import { isMeasuredNothing } from './models.js';

const mostTests = 20;
/** A patch is shown at once if it is one of few, or the winner's, and not longer than this. */
const shownLines = { few: 300, winner: 1500 };
const few = 4;

/** Each candidate with its reasons, its patch and what its gate showed, side by side where there is room. */
export function candidatesSection(evidence: Evidence, patches: Readonly<Record<string, string>>, logs: Readonly<Record<string, string>>): Html {
  const limits = patchLimits(evidence.candidates.length);
  const cards = evidence.candidates.map((candidate) => card(evidence, candidate, patches[candidate.id] ?? '', logs, limits));
  return section('candidates', 'Candidates', [html`<p class="note">Ranked by: ${evidence.selection.rule}.</p><div class="cards">${cards}</div>`]);
}

function card(evidence: Evidence, candidate: EvidenceCandidate, patch: string, logs: Readonly<Record<string, string>>, limits: TextLimits): Html {
  const { id, label, mutation, source, result, restored } = candidate;
  const wins = id === evidence.selection.winner;
  const reasons = candidate.reasons.map((reason) => candidateReason(evidence, candidate, reason).long);
  const speaks = wins ? `It ${candidateAtAGlance(evidence, candidate)}.` : verdictSayings[candidate.verdict].long;
  const most = wins ? shownLines.winner : evidence.candidates.length <= few ? shownLines.few : 0;
  const isOpen = patch.split('\n', most + 1).length <= most;
  return html`<article id="candidate-${id}" class="${wins ? 'winner' : 'card'}" aria-labelledby="candidate-${id}-title"><h3 id="candidate-${id}-title"><a href="#candidate-${id}">${id}</a>: ${name(label)} ${candidateBadge(evidence, candidate)}</h3>${list(reasons.length > 0 ? reasons : [speaks])}${testLists(evidence, candidate)}${(isOpen ? unfolded : folded)(html`Patch ${code(mutation.file)} <span class="quiet">${changedLines(mutation)}${mutation.files === null ? '' : ` in ${count(mutation.files, 'file')}`}</span>`, patch === '' ? html`<p class="note">The patch is not at hand.</p>` : patchText(patch, mutation.file, limits))}${folded('Where it comes from', facts([
    ['Source', [source.kind, source.author === null ? null : html` by ${name(source.author)}`, source.url === null ? null : html` ${link(source.url, source.url)}`]],
    ['Proposed', candidate.proposal === null ? null : `in round ${candidate.proposal.round}${candidate.proposal.parent === null ? '' : `, from ${candidate.proposal.parent}`}`],
    ['Flags', candidate.application.outcome === 'applied' ? candidate.application.flags.join(', ') : null],
    ['Recorded patch', code(mutation.sha256)],
    ['Tree', candidate.world === null ? null : code(candidate.world.tree)],
    ['Tree with guarded files restored', restored === null ? null : code(restored.world.tree)],
    ['Model', isMeasuredNothing(candidate.model) ? null : usageText(candidate.model)],
  ]))}${result === null ? html`<p class="note">${noResultSaying(evidence, candidate)}</p>` : folded(html`Gate: ${result.verdict}`, gateResult(result, logs[id] ?? ''))}${restored === null ? null : folded(html`Gate with the snapshot's guarded files: ${restored.result.verdict}`, gateResult(restored.result, logs[restored.world.id] ?? ''))}</article>`;
}

function testLists(evidence: Evidence, { fixed, broken, missing }: EvidenceCandidate): (Html | null)[] {
  const groups = ([['fixed', fixed], ['broken', broken], ['missing', missing]] as const).map(([word, indices]) => [word, realTests(evidence, indices)] as const);
  return groups.map(([word, indices]) => {
    if (indices.length === 0) return null;
    const { shown, note } = firstOf(indices, mostTests, 'test');
    const names = shown.flatMap((index) => {
      const test = evidence.tests[index];
      return test === undefined ? [] : [html`<a href="#test-${index}">${name(testTitle(test))}</a>`];
    });
    return folded(`${count(indices.length, 'test')} ${word}`, [list(names), note]);
  });
}
