import type { Evidence, EvidenceCandidate, GateResult } from '../../core/documents/evidence.js';
import { askedLines } from '../asked.js';
import { gateAlone } from '../gate-alone.js';
import { promotionText } from '../headline.js';
import { changedLines, count } from '../quantities.js';
import { brief } from '../text.js';
import { baselineSayings, candidateAtAGlance, candidateReason, equalitySaying, problemSaying, replaySayings, sourceWords, testTitle } from '../words.js';
import { html, type Content, type Html } from './html.js';
import { baselineTests, tallyText } from './matrix.js';
import { link, list, name } from './pieces.js';
import { tellingLines } from './telling-lines.js';

const mostNamed = 3;
const mostLimits = 8;
const mostOthers = 5;
const longestLine = 160;
const firstLines = 8;

/** What a reviewer asks first, answered in a few lines each, with links to the rest. */
export function answersTo(evidence: Evidence): Html {
  return html`<section class="answers" id="answers" aria-label="In short">${[
    answer('What was broken?', broken(evidence), '#baseline', 'Baseline'),
    answer(evidence.selection.winner === null ? 'Why did no candidate win?' : 'Which candidate won, and why?', won(evidence), '#candidates', 'Candidates'),
    answer('Was it reproduced?', reproduced(evidence), '#replay', 'Replay'),
    answer('What remains unproven?', unproven(evidence), '#limits', 'All limits'),
  ]}</section>`;
}

function answer(question: string, content: Content, target: string, where: string): Html {
  return html`<div class="answer"><h2>${question}</h2>${content}<p class="more"><a href="${target}">${where}</a></p></div>`;
}

function broken(evidence: Evidence): Content {
  const { outcome } = evidence.baseline;
  const said = baselineSayings[outcome].long;
  const { known, failing, flaky } = baselineTests(evidence);
  if (outcome === 'indeterminate') return [html`<p>${said}${flaky.length === 0 ? '' : ` Not the same in all attempts:`}</p>`, testList(evidence, flaky), list(evidence.baseline.result?.problems.map((problem) => problemSaying(problem).long) ?? [])];
  const alone = gateAlone(evidence, evidence.baseline.result);
  if (alone !== null) return html`<p>${said} ${capitalised(alone)}; why, only its log tells.</p>`;
  const counted = failing.length === 0 ? '' : ` ${failing.length} of ${count(known, 'test')} fail${failing.length === 1 ? 's' : ''} there:`;
  return [html`<p>${said}${counted}</p>`, testList(evidence, failing)];
}

/** The first of some tests, each with why it fails on the baseline: the first at some length, others in a line. */
function testList({ tests, baseline }: Evidence, indices: readonly number[]): Html | null {
  const named = indices.slice(0, mostNamed).flatMap((index, place) => {
    const test = tests[index];
    if (test === undefined) return [];
    const message = baseline.result?.failing.find(({ suite, name: title }) => suite === test.suite && title === test.name)?.message;
    const lines = message === undefined ? [] : tellingLines(message, place === 0 ? firstLines : 1);
    return [html`<a href="#test-${index}">${name(testTitle(test))}</a>${lines.map((line) => html`<span class="message">${brief(line, longestLine)}</span>`)}`];
  });
  return list([...named, ...(indices.length > mostNamed ? [`and ${indices.length - mostNamed} more`] : [])]);
}

function won(evidence: Evidence): Content {
  const winner = evidence.candidates.find(({ id }) => id === evidence.selection.winner);
  if (winner === undefined) return noWinner(evidence);
  const { ranking, rule } = evidence.selection;
  const rank = ranking.length > 1 ? `First of ${ranking.length} that hold, by: ${rule}.` : 'The only one that holds.';
  const { author, kind, url } = winner.source;
  return [
    html`<p><a href="#candidate-${winner.id}"><b>${winner.id}: ${name(winner.label)}</b></a> (${changedLines(winner.mutation)}${winner.mutation.files === null ? '' : ` in ${count(winner.mutation.files, 'file')}`})${author === null ? null : html`, by ${name(author)}`}, from ${url === null ? sourceWords[kind] : link(url, sourceWords[kind])}.</p>`,
    html`<p>It ${candidateAtAGlance(evidence, winner)}${winner.result === null ? '' : `: ${resultText(evidence, winner.result)}`}. ${rank} ${capitalised(promotionText(evidence))}.</p>`,
    evidence.promotion.why === null ? null : html`<p>${brief(evidence.promotion.why, 400)}</p>`,
    others(evidence, winner),
    asked(evidence),
  ];
}

/** Why the others did not win, in a few words each. */
function others(evidence: Evidence, winner: EvidenceCandidate): Content {
  const rest = evidence.candidates.filter(({ id }) => id !== winner.id);
  if (rest.length === 0) return null;
  const shown = rest.slice(0, mostOthers).map((candidate) => html`<a href="#candidate-${candidate.id}">${candidate.id}</a>: ${candidateAtAGlance(evidence, candidate)}`);
  return [html`<p>The others:</p>`, list([...shown, ...(rest.length > mostOthers ? [`and ${rest.length - mostOthers} more`] : [])])];
}

/** What a world came to: by its tests, or where nothing is known of them by its gate as a whole. */
function resultText(evidence: Evidence, result: GateResult): string {
  return gateAlone(evidence, result) ?? tallyText(result);
}

/** Which models were asked and what they took; nothing where only people proposed. */
function asked(evidence: Evidence): Content {
  const lines = askedLines(evidence);
  return lines.length === 0 ? null : [html`<p><a href="#models">Asked for ideas</a>:</p>`, list([...lines.slice(0, mostOthers), ...(lines.length > mostOthers ? [`and ${lines.length - mostOthers} more`] : [])])];
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function noWinner(evidence: Evidence): Content {
  const { candidates } = evidence;
  const shown = candidates.slice(0, mostNamed).map((candidate) => html`<a href="#candidate-${candidate.id}">${candidate.id}</a>: ${firstReason(evidence, candidate)}`);
  const rest = candidates.length > mostNamed ? [`and ${candidates.length - mostNamed} more`] : [];
  return [html`<p>${count(candidates.length, 'candidate')}, none accepted.</p>`, list([...shown, ...rest]), asked(evidence)];
}

function firstReason(evidence: Evidence, candidate: EvidenceCandidate): string {
  const [reason] = candidate.reasons;
  return reason === undefined ? 'no reason recorded' : candidateReason(evidence, candidate, reason).long;
}

function reproduced(evidence: Evidence): Content {
  const { replay } = evidence;
  if (replay.status === 'not-run') return html`<p><b>No.</b> ${replaySayings['not-run'].long}</p>`;
  const tests = replay.testsAgree === null ? 'Whether its test results agree is unknown.' : replay.testsAgree ? `Test results are the same${replay.result === null ? '' : `: ${resultText(evidence, replay.result)}`}.` : 'Its test results differ.';
  return [html`<p><b>${replay.status === 'verified' ? 'Yes.' : 'No.'}</b> ${replaySayings[replay.status].long}</p>`, html`<p>${tests} ${equalitySaying(replay.equality).long}</p>`];
}

function unproven({ limits: recorded, replay, selection }: Evidence): Content {
  const limits = [...(selection.winner !== null && replay.status !== 'verified' ? ['Whether the winner can be reproduced: no replay agrees with it.'] : []), ...recorded];
  if (limits.length === 0) return html`<p>No limit was recorded. Read the patch all the same.</p>`;
  const rest = limits.length > mostLimits ? [`and ${limits.length - mostLimits} more`] : [];
  return list([...limits.slice(0, mostLimits).map((limit) => brief(limit, 160)), ...rest]);
}
