import type { CandidateSource } from '../../../core/documents/common.js';
import type { EvidenceCandidate, TestId } from '../../../core/documents/evidence.js';
import { isGate } from '../../../core/world-result.js';
import type { Account } from '../../account.js';
import { count } from '../../quantities.js';
import { brief } from '../../text.js';
import { candidateReason, sourceWords, testTitle, verdictSayings } from '../../words.js';
import { bullets, code, folded, link, stack } from '../blocks.js';
import { absent, shorterAndShorter, type Part } from '../fitting.js';
import { md, type Markdown } from '../markdown.js';

const longestName = 80;

/** Where a candidate came from: kind with a link, and its author as code, which mentions nobody. */
export function origin({ kind, author, url }: CandidateSource): Markdown {
  const from = url === null ? md`${sourceWords[kind]}` : link(sourceWords[kind], url);
  return author === null ? from : md`${from} by ${code(brief(author, longestName))}`;
}

/** Every candidate with its origin and the reasons for its verdict in whole sentences, folded away. Of a single one the headline says it. */
export function reasonsPart(account: Account): Part {
  if (account.candidates.length < 2) return absent;
  const render = (shown: readonly EvidenceCandidate[], hidden: number): Markdown => {
    if (shown.length === 0) return md`The reasons for each verdict are in the evidence.`;
    const note = hidden === 0 ? null : md`${count(hidden, 'more candidate')} in the evidence.`;
    return folded('Every candidate, and why', stack([bullets(shown.map((candidate) => reasonsOf(account, candidate))), note]));
  };
  return { sizes: shorterAndShorter(account.candidates, [account.candidates.length, 12, 0], render), rank: 5 };
}

function reasonsOf(account: Account, candidate: EvidenceCandidate): Markdown {
  const wins = candidate.id === account.selection.winner;
  const reasons = candidate.reasons.map((reason) => candidateReason(account, candidate, reason).long);
  const sentences = reasons.length > 0 ? reasons : [verdictSayings[candidate.verdict].long];
  return md`**${candidate.id}** ${brief(candidate.label, longestName)}, from ${origin(candidate.source)}: ${wins ? 'winner' : verdictSayings[candidate.verdict].short}. ${sentences.join(' ')}`;
}

/** Names of the tests that failed on the baseline and pass with the winner; the gate as a whole is none. */
export function fixedTestsPart({ tests }: Account, winner: EvidenceCandidate): Part {
  const names = winner.fixed.flatMap((index) => tests[index] ?? []).filter((test) => !isGate(test));
  if (names.length === 0) return absent;
  const render = (shown: readonly TestId[], hidden: number): Markdown => {
    const rest = hidden === 0 ? null : shown.length === 0 ? md`${count(hidden, 'test')}, named in the evidence.` : md`${hidden} more in the evidence.`;
    return stack([md`#### Failing tests that pass now`, bullets(shown.map((test) => code(testTitle(test)))), rest]);
  };
  return { sizes: shorterAndShorter(names, [50, 10, 0], render), rank: 2 };
}

/** The candidate that won, or null. */
export function winnerOf({ candidates, selection }: Account): EvidenceCandidate | null {
  return candidates.find(({ id }) => id === selection.winner) ?? null;
}
