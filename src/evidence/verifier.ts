import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { derive, type Derivation } from '../core/derivation.js';
import { canonicalJson, digestOf, digestOfJson } from '../core/digest.js';
import { digestSchema } from '../core/documents/common.js';
import { firstBrokenLink, type Event } from '../core/documents/event.js';
import type { Evidence } from '../core/documents/evidence.js';
import { worldsOf, type Plan } from '../core/documents/plan.js';
import { transcriptFaultFor } from '../core/documents/transcript.js';
import { circumstancesOf } from '../core/environment.js';
import { firstDifference } from '../core/first-difference.js';
import { runUsage } from '../core/usage.js';
import { globFault } from '../core/policy/glob-limits.js';
import { promotionObstacles, type Ending } from '../core/promotion.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { digestOfFile } from '../files/file-digest.js';
import { layout } from './layout.js';
import { observeWorlds, type RecordDigests } from './observe.js';
import { readEvents, readEvidence, readPlan, readTranscript } from './reader.js';

/** One thing that was checked, and how it came out. */
export interface Check {
  name: string;
  holds: boolean;
  /** What was found; for a check that fails, what does not hold. */
  detail: string;
}

/** Everything that was read and derived on the way; later checks build on it. */
export interface Verified {
  folder: string;
  evidence: Evidence;
  plan: Plan;
  planDigest: `sha256:${string}`;
  derivation: Derivation;
  checks: Check[];
}

/** Ends verification at the first thing that does not hold. Throws `evidence` with the check and the finding in its message. */
export function demand(checks: Check[], name: string, fault: string | null, detail: string): void {
  checks.push({ name, holds: fault === null, detail: fault ?? detail });
  if (fault !== null) throw new SafeDebugError('evidence', `The evidence does not hold (${name}): ${fault}`);
}

/**
 * Checks evidence by itself: schema, digests of all files, hash chain; then verdicts, fixed lists, ranking, replay and
 * promotion derived again from plan, records and raw reports. `expected` is the digest of latest.json known from
 * elsewhere. Every check is added to `checks`; throws `evidence` at the first that fails.
 */
export async function verifyEvidence(folder: string, expected: string | null, checks: Check[]): Promise<Verified> {
  const { bytes, evidence } = await readEvidence(folder);
  demand(checks, 'schema', null, `${layout.evidence} is evidence of the run ${evidence.id}`);
  if (expected !== null) {
    const actual = digestOf(bytes);
    demand(checks, 'expected digest', actual === expected ? null : `${layout.evidence} has the digest ${actual}, not the expected ${expected}`, actual);
  }
  demand(checks, 'files', await firstWrongFile(folder, evidence), `${evidence.files.length} files have the digests in the evidence`);
  const events = await readEvents(folder);
  demand(checks, 'event chain', chainFault(evidence, events), `${events.length} events follow from each other`);
  const { bytes: planBytes, plan } = await readPlan(folder);
  const planDigest = digestOf(planBytes);
  demand(checks, 'plan', planFault(evidence, plan), `${layout.plan} says the same of snapshot, gate, policy and candidates`);
  demand(checks, 'transcripts', await firstWrongTranscript(folder, evidence), `${evidence.calls.length} calls of models, as their transcripts tell`);
  const findings = await observeWorlds(plan, planDigest, await foldersOf(folder, plan), endingOf(evidence), toldDigests(events));
  const derivation = derive(findings);
  for (const part of ['tests', 'baseline', 'candidates', 'selection', 'replay', 'outcome', 'limits'] as const) {
    const found = firstDifference(evidence[part], derivation[part]);
    demand(checks, `${part} derived again`, found === null ? null : `${describe(part, found, evidence)}; from the raw reports follows ${shown(found.right)}, the evidence says ${shown(found.left)}`, 'follows from plan, records and raw reports');
  }
  const circumstances = circumstancesOf(findings.worlds);
  const environmentChanged = circumstances && firstDifference([evidence.environment, evidence.snapshot.prepared], [circumstances.environment, circumstances.prepared]);
  demand(checks, 'environment', environmentChanged ? 'environment or prepared files are not those in the records' : null, 'as recorded by the worlds');
  demand(checks, 'promotion', promotionFault(evidence, derivation, plan, events), `${evidence.promotion.decision} follows from the policy`);
  return { folder, evidence, plan, planDigest, derivation, checks };
}

async function firstWrongFile(folder: string, evidence: Evidence): Promise<string | null> {
  for (const { path, sha256, bytes } of evidence.files) {
    try {
      const { size } = await lstat(join(folder, path));
      if (size !== bytes) return `${path} has ${size} bytes, not ${bytes}`;
      if ((await digestOfFile(join(folder, path))) !== sha256) return `${path} was changed: its digest is not the one in the evidence`;
    } catch (error) {
      return `${path} cannot be read: ${messageOf(error)}`;
    }
  }
  return null;
}

function chainFault(evidence: Evidence, events: readonly Event[]): string | null {
  const broken = firstBrokenLink(events);
  if (broken) return `${layout.events}, line ${broken.index + 1}: ${broken.why}`;
  const last = events.at(-1);
  if (events.length !== evidence.events.count || last?.hash !== evidence.events.head) return `${layout.events} does not end where the evidence says: ${events.length} events, not ${evidence.events.count}, or another last hash`;
  if (evidence.events.file !== layout.events) return `the evidence names ${evidence.events.file} as its log, which is always ${layout.events}`;
  if (last.type !== 'run.finished') return `${layout.events} does not end with run.finished`;
  const { events: _events, ...body } = evidence;
  if (last.data['evidence'] !== digestOfJson(body)) return `${layout.evidence} was changed: the last event names another digest of it`;
  return last.data['outcome'] === evidence.outcome ? null : 'the last event tells another outcome';
}

function planFault(evidence: Evidence, plan: Plan): string | null {
  const { dirty: _dirty, ...snapshot } = plan.snapshot;
  const { prepared: _prepared, ...claimed } = evidence.snapshot;
  const pairs: [string, unknown, unknown][] = [
    ['id', evidence.id, plan.id],
    ['createdAt', evidence.createdAt, plan.createdAt],
    ['tool', evidence.tool, plan.tool],
    ['trigger', evidence.trigger, plan.trigger],
    ['snapshot', claimed, snapshot],
    ['gate', evidence.gate, plan.gate],
    ['policy', evidence.promotion.policy, plan.policy],
    ['calls', evidence.calls, plan.calls],
    ['model', evidence.model, runUsage(plan)],
  ];
  for (const [name, left, right] of pairs) if (canonicalJson(left) !== canonicalJson(right)) return `${name} differs between ${layout.evidence} and ${layout.plan}`;
  const { digest, ...gate } = plan.gate;
  if (digest !== digestOfJson(gate)) return 'the digest of the gate is not that of its definition';
  // Globs of a hostile plan, held against hostile paths, could take hours.
  const wrongGlob = [...plan.policy.volatile, ...plan.policy.guarded].map(globFault).find((fault) => fault !== null);
  if (wrongGlob !== undefined) return `a glob of the policy ${wrongGlob}`;
  for (const [index, { id, application }] of plan.candidates.entries()) {
    if (application.outcome !== 'applied') continue;
    const twin = plan.candidates.slice(0, index).find((other) => other.application.outcome === 'applied' && other.application.tree === application.tree);
    if ((application.restoredTree !== null) !== (plan.policy.allowGuarded && application.guarded.length > 0)) return `candidate ${id} has a tree with its guarded paths restored exactly where it changes some and the policy allows that`;
    if ((twin?.id ?? null) !== application.duplicateOf) return `candidate ${id} is a duplicate of ${twin?.id ?? 'none'}, not of ${application.duplicateOf ?? 'none'}`;
  }
  const wrong = plan.candidates.find(({ mutation }) => evidence.files.find(({ path }) => path === mutation.file)?.sha256 !== mutation.sha256);
  return wrong ? `the patch of candidate ${wrong.id} is not the one that was planned` : null;
}

/** Transcripts are optional, but one that is there must be that of its call. */
async function firstWrongTranscript(folder: string, { calls, files }: Evidence): Promise<string | null> {
  const listed = new Set(files.map(({ path }) => path));
  for (const call of calls) {
    if (!listed.has(layout.transcript(call.id))) continue;
    const fault = transcriptFaultFor(call, await readTranscript(folder, call.id));
    if (fault !== null) return `the transcript of call ${call.id} does not fit: ${fault}`;
  }
  return null;
}

/** Digests that the records were held against, as the last event of the log tells them. */
function toldDigests(events: readonly Event[]): RecordDigests {
  const told = z.record(z.string(), digestSchema.nullable()).safeParse(events.at(-1)?.data['records'] ?? {});
  if (told.success) return new Map(Object.entries(told.data));
  throw new SafeDebugError('evidence', `The evidence does not hold: the last event of ${layout.events} tells no digests of records.`);
}

/** Worlds lie in one folder; the replay's are only missing where there was none. */
async function foldersOf(folder: string, plan: Plan): Promise<Map<string, string | null>> {
  const folders = new Map<string, string | null>();
  for (const world of worldsOf(plan)) folders.set(world, folder);
  const replayed = await Promise.all(['replay', 'replay-baseline'].map((world) => stat(join(folder, layout.record(world))).catch(() => null)));
  if (replayed.some((found) => found !== null)) for (const world of ['replay', 'replay-baseline']) folders.set(world, folder);
  return folders;
}

/** The one thing that the worlds do not tell: whether somebody or something ended the run. */
function endingOf({ outcome, promotion }: Evidence): Ending {
  if (outcome === 'indeterminate' && promotion.reasons.includes('evidence-unreadable')) return 'incomplete';
  return outcome === 'interrupted' || outcome === 'cancelled' ? outcome : 'complete';
}

function promotionFault(evidence: Evidence, derivation: Derivation, plan: Plan, events: readonly Event[]): string | null {
  const { promotion } = evidence;
  const said = events.findLast(({ type }) => type === 'promotion.decided');
  if (said?.data['decision'] !== promotion.decision || canonicalJson(said.data['reasons'] ?? null) !== canonicalJson(promotion.reasons) || (said.data['why'] ?? null) !== promotion.why) return 'the event promotion.decided says something else';
  const onBranch = promotion.decision !== 'withheld' && (plan.policy.promote === 'branch' || plan.policy.promote === 'pull-request');
  if ((promotion.branch !== null) !== onBranch || (promotion.commit !== null) !== onBranch) return 'a branch and a commit belong to a promotion to a branch, and only to that';
  if ((promotion.pullRequest !== null) !== (onBranch && plan.policy.promote === 'pull-request')) return 'a pull request belongs to a promotion to a pull request, and only to that';
  if (promotion.pullRequest !== null && promotion.pullRequest.head !== promotion.commit) return 'the pull request does not have the promoted commit as its head';
  if (promotion.pullRequest !== null && promotion.pullRequest.tree !== derivation.replay.tree) return 'the pull request does not have the tree of the replay';
  if ((promotion.decision === 'awaiting-review') !== (promotion.decision !== 'withheld' && plan.policy.requireApproval)) return 'a promotion waits for a review where the policy asks for it, and only there';
  if (promotion.decision === 'promoted' && promotion.reasons.length > 0) return 'it was promoted although there are reasons against it';
  const obstacles = promotionObstacles(endingOf(evidence), derivation.outcome, plan.policy, derivation.replayFacts);
  if (obstacles.length === 0) return promotion.decision === 'withheld' && promotion.reasons.length === 0 ? 'it was withheld without a reason' : null;
  if (promotion.decision !== 'withheld') return `it says ${promotion.decision}, but ${obstacles.join(', ')} stands against it`;
  return obstacles.join() === promotion.reasons.join() ? null : `it was withheld for ${promotion.reasons.join(', ') || 'no reason'}, but the reasons are ${obstacles.join(', ')}`;
}

function describe(part: string, { path }: { path: (string | number)[] }, evidence: Evidence): string {
  const candidate = part === 'candidates' && typeof path[0] === 'number' ? evidence.candidates[path[0]]?.id : undefined;
  const place = candidate === undefined ? [part, ...path] : [`candidate ${candidate}`, ...path.slice(1)];
  return place.join('.');
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}
