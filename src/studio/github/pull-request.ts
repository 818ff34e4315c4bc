import type { Evidence, EvidenceCandidate } from '../../core/documents/evidence.js';
import type { Account } from '../account.js';
import { onlyExitStatus, realTests } from '../gate-alone.js';
import { count } from '../quantities.js';
import { brief } from '../text.js';
import { bullets, code, link, stack } from './blocks.js';
import { absent, always, fitted, mostOfBody, type Part } from './fitting.js';
import type { EvidenceLinks } from './links.js';
import { writePullRequestMarker } from './marker.js';
import { md, trustedMarkdown, type Markdown } from './markdown.js';
import { askedPart } from './parts/asked.js';
import { fixedTestsPart, origin, reasonsPart, winnerOf } from './parts/candidates.js';
import { evidenceJsonPart, evidenceLinksPart, footer, verifyPart } from './parts/evidence.js';
import { limitsPart } from './parts/limits.js';
import { perTestHint } from './parts/next.js';
import { patchPart } from './parts/patch.js';
import { replayParts } from './parts/replay.js';
import { circumstances, verdict } from './parts/verdict.js';
import { worldsPart } from './parts/worlds.js';

/** What the body of a pull request needs beside the account of the run. */
export interface PullRequestExtras {
  /** The winner's recorded patch. */
  patch: string;
  links: EvidenceLinks;
  /** The evidence once it is closed; null when the pull request is opened, which comes before. */
  evidence: Evidence | null;
  /** Whether the branch it goes to has other commits than when the snapshot was taken. */
  baseMoved: boolean;
}

/** The title: a number, an id and a commit, nothing that anybody else wrote. Throws TypeError if nothing won. */
export function pullRequestTitle(account: Account): string {
  const winner = demandWinner(account);
  const fixed = realTests(account, winner.fixed).length;
  const what = onlyExitStatus(account) || fixed === 0 ? 'Make the gate pass' : `Fix ${count(fixed, 'failing test')}`;
  return `${what} with candidate ${winner.id} (${account.snapshot.commit.slice(0, 12)})`;
}

/**
 * The body, at most 60,000 bytes: first without evidence, and again when it is closed, with link and digest. Throws
 * TypeError if nothing won.
 */
export function pullRequestBody(account: Account, { patch, links, evidence, baseMoved }: PullRequestExtras): string {
  const winner = demandWinner(account);
  const marker = writePullRequestMarker({
    v: 1,
    evidence: links.document?.digest ?? null,
    run: links.run.id,
    attempt: links.run.attempt,
    artifact: links.document?.artifact ?? null,
    candidate: winner.id,
    snapshot: account.snapshot.commit,
  });
  const parts: Part[] = [
    always(trustedMarkdown(marker)),
    always(stack([verdict(account), purpose(account), circumstances(account, links.run), baseMoved ? baseMovedNote : null, account.promotion?.decision === 'awaiting-review' ? reviewNote : null])),
    worldsPart(account),
    nextPart(account),
    fixedTestsPart(account, winner),
    ...replayParts(account),
    always(originOf(winner, account)),
    askedPart(account),
    limitsPart(account),
    patchPart(winner, patch),
    reasonsPart(account),
    evidenceLinksPart(links),
    evidence === null ? absent : evidenceJsonPart(evidence),
    verifyPart(links),
    always(footer(links.run)),
  ];
  return fitted(parts, mostOfBody);
}

/** What it is for and who asked, with links; nothing where no comment asked. */
function purpose({ trigger: { comment } }: Account): Markdown | null {
  if (comment === null) return null;
  const [, page, kind, number] = /^(.*\/(pull|issues)\/(\d{1,10}))(?:#.*)?$/.exec(comment.url) ?? [];
  const subject = page === undefined || number === undefined ? null : md`For ${link(`${kind === 'pull' ? 'pull request' : 'issue'} ${number}`, page)}, asked for in `;
  return md`${subject ?? 'Asked for in '}${link('a comment', comment.url)}.`;
}

/** What a reviewer does with it. */
function nextPart(account: Account): Part {
  const { ref } = account.snapshot;
  return always(
    stack([
      md`#### Next`,
      bullets([
        'Read the patch: a patch can cheat the tests from inside the process that runs them.',
        md`If the checks here wait for approval (nobody starts what a workflow's own token opens), a person with write permission presses "Approve workflows to run".`,
        md`Merge this into ${ref === null ? 'the branch that failed' : code(brief(ref, 120))}.`,
        ...perTestHint(account),
      ]),
    ]),
  );
}

const baseMovedNote = trustedMarkdown('> [!WARNING]\n> The branch that this goes to has other commits than when the snapshot was taken. The proof is of snapshot and patch; bring this branch up to date and let your tests run before you merge.');
const reviewNote = trustedMarkdown('> [!IMPORTANT]\n> A person with write permission has to approve this.');

function originOf(winner: EvidenceCandidate, { model, calls }: Account): Markdown {
  const nobodyAsked = model.calls === 0 && calls.length === 0 ? ' No model was called.' : '';
  return md`Candidate ${winner.id} (${brief(winner.label, 80)}) comes from ${origin(winner.source)}.${nobodyAsked}`;
}

function demandWinner(account: Account): EvidenceCandidate {
  const winner = winnerOf(account);
  if (winner === null) throw new TypeError('there is no pull request without a winner');
  return winner;
}
