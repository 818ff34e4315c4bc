import type { Evidence } from '../../core/documents/evidence.js';
import { candidatesToRun, type Plan } from '../../core/documents/plan.js';
import type { Attempt, WorldRecord } from '../../core/documents/record.js';
import type { Account } from '../account.js';
import { count, duration, size } from '../quantities.js';
import { brief } from '../text.js';
import { problemSaying } from '../words.js';
import { bullets, code, fenced, folded, link, stack, table } from './blocks.js';
import { absent, always, fitted, mostOfSummary, shorterAndShorter, type Part } from './fitting.js';
import type { EvidenceLinks } from './links.js';
import { md, type Content, type Markdown } from './markdown.js';
import { askedPart } from './parts/asked.js';
import { fixedTestsPart, reasonsPart, winnerOf } from './parts/candidates.js';
import { evidenceLinksPart, verifyPart } from './parts/evidence.js';
import { limitsPart } from './parts/limits.js';
import { patchPart } from './parts/patch.js';
import { labelPart, plannedPart } from './parts/planned.js';
import { replayParts } from './parts/replay.js';
import { circumstances, verdict, verdictLine } from './parts/verdict.js';
import { worldsPart } from './parts/worlds.js';

/** The summary of the step `plan`. At most 900,000 bytes, as all of them. */
export function planSummary(plan: Plan): string {
  const running = candidatesToRun(plan).length;
  const line = running === 0 && plan.proposers === null ? verdictLine('bad', 'no candidate can be tried') : verdictLine('running', `${count(running, 'candidate')} to try, of ${plan.candidates.length}`);
  return fitted([always(stack([line, circumstances(plan, null)])), plannedPart(plan), labelPart(plan)], mostOfSummary);
}

/** The summary of a step `world`: what happened there, without a judgement, which only follows later. `record` null: it left none. */
export function worldSummary(plan: Plan, world: string, record: WorldRecord | null, log: string): string {
  if (record === null) return fitted([always(stack([verdictLine('bad', `${world}: no record`), md`The world left no record of what happened, so nothing is known of it. Look into the log of this job.`, circumstances(plan, null)]))], mostOfSummary);
  const notes = [...record.problems, ...record.notes];
  return fitted(
    [
      always(stack([verdictLine('quiet', `${world}: ${count(record.attempts.length, 'gate run')}`), md`What this means is said when all worlds are compared.`, circumstances(plan, null)])),
      attemptsPart(record.attempts),
      listPart(notes),
      logPart(log, record.log.file),
    ],
    mostOfSummary,
  );
}

const attemptColumns = ['attempt', 'end', 'took', 'reports', 'output', 'problems'].map((name) => ({ name, side: 'left' as const }));

function attemptsPart(attempts: readonly Attempt[]): Part {
  const rows = attempts.map((attempt, index) => [index + 1, endOf(attempt), duration(attempt.durationMs), count(attempt.reports.length, 'file'), size(attempt.outputBytes), attempt.problems.slice(0, 10).map((problem) => problemSaying(problem).short).join(', ')]);
  const render = (shown: readonly Content[][], hidden: number): Markdown => stack([table(attemptColumns, shown), hidden === 0 ? null : md`${hidden} more in the record.`]);
  return { sizes: shorterAndShorter(rows, [100, 10], render), rank: 0 };
}

function endOf({ exitCode, signal, timedOut }: Attempt): string {
  if (timedOut) return 'ran into the time limit';
  return signal === null ? `exit status ${exitCode ?? 'unknown'}` : `ended by ${brief(signal, 20)}`;
}

function listPart(sentences: readonly string[]): Part {
  if (sentences.length === 0) return absent;
  const render = (shown: readonly string[], hidden: number): Markdown => bullets([...shown.map((sentence) => brief(sentence, 400)), ...(hidden === 0 ? [] : [`${hidden} more in the record`])]);
  return { sizes: shorterAndShorter(sentences, [100, 10], render), rank: 1 };
}

/** The end of a log is what tells most of a failure. */
function logPart(log: string, file: string): Part {
  if (log === '') return absent;
  const tail = (most: number): Markdown => folded(log.length > most ? `The end of what the gate printed; the whole is ${file} in the evidence` : 'What the gate printed', fenced(lastLines(log, most), 'text'));
  return { sizes: [tail(200_000), tail(20_000), md`What the gate printed is ${code(file)} in the evidence.`], rank: 3 };
}

/** The last whole lines of a text, at most `most` UTF-16 units; of a longer last line its end. */
function lastLines(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(-most);
  const firstEnd = end.indexOf('\n');
  return firstEnd === -1 || firstEnd === end.length - 1 ? end : end.slice(firstEnd + 1);
}

/** The summary of the step `replay`: everything but the decision. */
export function replaySummary(account: Account): string {
  const pending = { ...account, promotion: null };
  return fitted([always(stack([verdict(pending), circumstances(account, null)])), worldsPart(pending), ...replayParts(pending), reasonsPart(pending), limitsPart(pending)], mostOfSummary);
}

/** The summary of the steps `promote` and `run`: the whole result. `patch`: the winner's, empty if there is none. */
export function resultSummary(evidence: Evidence, { patch, links }: { patch: string; links: EvidenceLinks | null }): string {
  const winner = winnerOf(evidence);
  const { pullRequest } = evidence.promotion;
  return fitted(
    [
      always(stack([verdict(evidence), pullRequest === null ? null : md`**${link(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, circumstances(evidence, links?.run ?? null)])),
      worldsPart(evidence),
      winner === null ? absent : fixedTestsPart(evidence, winner),
      ...replayParts(evidence),
      askedPart(evidence),
      reasonsPart(evidence),
      winner === null ? absent : patchPart(winner, patch),
      limitsPart(evidence),
      ...(links === null ? [] : [evidenceLinksPart(links), verifyPart(links)]),
    ],
    mostOfSummary,
  );
}

/** One thing that was checked. */
export interface CheckShown {
  name: string;
  holds: boolean;
  /** What was found; for a check that fails, what does not hold. */
  detail: string;
}

/** The summary of the step `verify`: the checks in order, and the first thing that does not hold. `fault`: the message that ended it, null if all hold. */
export function verifySummary(checks: readonly CheckShown[], fault: string | null): string {
  const sentence = fault === null ? `the evidence holds (${count(checks.length, 'check')})` : 'the evidence does not hold';
  const columns = ['check', 'holds', 'found'].map((name) => ({ name, side: 'left' as const }));
  const render = (shown: readonly CheckShown[], hidden: number): Markdown => {
    const rows = shown.map(({ name, holds, detail }) => [brief(name, 100), holds ? '✅ yes' : '❌ no', brief(detail, 300)]);
    return stack([table(columns, rows), hidden === 0 ? null : md`${count(hidden, 'more check')} in the log of this job.`]);
  };
  const failed = checks.filter(({ holds }) => !holds);
  const ordered = [...failed, ...checks.filter(({ holds }) => holds)];
  return fitted([always(stack([verdictLine(fault === null ? 'good' : 'bad', sentence), fault === null ? null : md`${brief(fault, 800)}`])), { sizes: shorterAndShorter(fault === null ? checks : ordered, [1000, 20], render), rank: 1 }], mostOfSummary);
}
