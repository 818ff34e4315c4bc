import type { Evidence, EvidenceCandidate, GateResult } from '../../core/documents/evidence.js';
import { changedLines, duration, passedOfTotal } from '../quantities.js';
import { baselineSayings, candidateAtAGlance, equalitySaying, replaySayings, verdictSayings } from '../words.js';
import { html, type Content, type Html } from './html.js';
import { badge, name, scrolling, section } from './pieces.js';

/** One row a world: tests, changes, verdict and why. */
export function overviewSection(evidence: Evidence): Html {
  const { baseline, replay } = evidence;
  const rows = [
    row('baseline', '', baseline.result, '', badge(baseline.outcome === 'reproduced' ? 'open' : 'bad', baselineSayings[baseline.outcome].short), baselineSayings[baseline.outcome].long),
    ...evidence.candidates.map((candidate) => candidateRow(evidence, candidate)),
    row('replay', '', replay.result, '', badge(replay.status === 'verified' ? 'good' : replay.status === 'failed' ? 'bad' : 'open', replaySayings[replay.status].short), replay.status === 'not-run' ? '' : equalitySaying(replay.equality).short),
  ];
  const head = ['World', 'Label', 'Tests passed', 'Gate took', 'Lines', 'Verdict', 'Why'].map((title) => html`<th scope="col">${title}</th>`);
  return section('worlds', 'Worlds', scrolling('Worlds', html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`));
}

function candidateRow(evidence: Evidence, candidate: EvidenceCandidate): Html {
  return row(html`<a href="#candidate-${candidate.id}">${candidate.id}</a>`, name(candidate.label), candidate.result, changedLines(candidate.mutation), candidateBadge(evidence, candidate), candidateAtAGlance(evidence, candidate));
}

/** The verdict on a candidate as a badge; the winner is called so. */
export function candidateBadge(evidence: Evidence, { id, verdict }: EvidenceCandidate): Html {
  if (id === evidence.selection.winner) return badge('good', 'winner');
  return badge(verdict === 'accepted' ? 'good' : verdict === 'rejected' || verdict === 'inapplicable' ? 'bad' : 'open', verdictSayings[verdict].short);
}

function row(world: Content, label: Content, result: GateResult | null, lines: string, verdict: Html, why: string): Html {
  const took = result === null ? '–' : duration(result.durationMs);
  return html`<tr><th scope="row">${world}</th><td>${label}</td><td>${passedOfTotal(result)}</td><td>${took}</td><td>${lines}</td><td>${verdict}</td><td>${why}</td></tr>`;
}
