import type { Evidence, EvidenceCandidate } from '../../core/documents/evidence.js';
import { changedLines, count } from '../quantities.js';
import { candidateReason, testTitle, verdictSayings } from '../words.js';
import { firstOf } from './bounded.js';
import { gateResult } from './gate-result.js';
import { html, type Html } from './html.js';
import { code, facts, folded, link, list, name, section } from './pieces.js';
import { candidateBadge } from './overview.js';
import { patchText } from './texts.js';

const mostTests = 20;

/** Each candidate with its reasons, its patch and what its gate showed. */
export function candidatesSection(evidence: Evidence, patches: Readonly<Record<string, string>>, logs: Readonly<Record<string, string>>): Html {
  const articles = evidence.candidates.map((candidate) => candidateArticle(evidence, candidate, patches[candidate.id] ?? '', logs[candidate.id] ?? ''));
  return section('candidates', 'Candidates', [html`<p class="note">Ranked by: ${evidence.selection.rule}.</p>`, ...articles]);
}

function candidateArticle(evidence: Evidence, candidate: EvidenceCandidate, patch: string, log: string): Html {
  const { id, label, mutation, source } = candidate;
  const reasons = candidate.reasons.map((reason) => candidateReason(evidence, candidate, reason).long);
  return html`<article id="candidate-${id}"><h3>${id}: ${name(label)} ${candidateBadge(evidence, candidate)}</h3>${list(reasons.length > 0 ? reasons : [verdictSayings[candidate.verdict].long])}${facts([
    ['Source', [source.kind, source.author === null ? null : html` by ${name(source.author)}`, source.url === null ? null : html` ${link(source.url, source.url)}`]],
    ['Changes', `${mutation.files === null ? 'files unknown' : count(mutation.files, 'file')}, ${changedLines(mutation)}`],
    ['Flags', candidate.application.outcome === 'applied' ? candidate.application.flags.join(', ') : null],
    ['Recorded patch', code(mutation.sha256)],
    ['Tree', candidate.world === null ? null : code(candidate.world.tree)],
  ])}${testLists(evidence, candidate)}${folded(html`Patch ${code(mutation.file)}`, patchText(patch, mutation.file))}${candidate.result === null ? null : gateResult(candidate.result, log)}</article>`;
}

function testLists(evidence: Evidence, { fixed, broken, missing }: EvidenceCandidate): (Html | null)[] {
  const groups = [['fixed', fixed], ['broken', broken], ['missing', missing]] as const;
  return groups.map(([word, indices]) => {
    if (indices.length === 0) return null;
    const { shown, note } = firstOf(indices, mostTests, 'test');
    const names = shown.flatMap((index) => evidence.tests[index] ?? []).map((test) => name(testTitle(test)));
    return folded(`${count(indices.length, 'test')} ${word}`, [list(names), note]);
  });
}
