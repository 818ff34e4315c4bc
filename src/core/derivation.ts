import { decideByBoth, decideByWorld, decideWithoutRecord, decideWithoutWorld, expectedFailures, type CandidateDecision } from './candidate-verdict.js';
import type { GateDefinition } from './documents/common.js';
import type { Equality, EvidenceCandidate, Evidence, Outcome, TestId } from './documents/evidence.js';
import { candidateUsage } from './usage.js';
import { candidateWorlds, type Plan, type PlannedCandidate } from './documents/plan.js';
import { compareWorlds, type WorldManifest } from './equality.js';
import { compareWithBaseline } from './comparison.js';
import { isFailing, isPassing, testKey } from './judging.js';
import { limitsOf } from './limits.js';
import { isVerified, outcomeOf, type Ending, type ReplayFacts } from './promotion.js';
import { rank, rankingRule } from './ranking.js';
import { outranked } from './stop-early.js';
import { addGateTest, failedAsWhole, gateResultOf, resultOf, unionOfTests, type ReportReading, type WorldObservation, type WorldResult } from './world-result.js';
import { restoredWorld } from './world-names.js';

/** Everything the derivation reads: the plan, what the worlds left, and how the run ended. */
export interface Findings {
  plan: Plan;
  /** By world id: `baseline`, candidates, `replay`, `replay-baseline`. A world that is not named is missing. */
  worlds: ReadonlyMap<string, WorldObservation>;
  /** Manifests of the worlds that have one. */
  manifests: ReadonlyMap<string, WorldManifest>;
  reading: ReportReading;
  ending: Ending;
}

/** What follows from the findings by rule alone; the part of the evidence that anybody can derive again. */
export interface Derivation extends Pick<Evidence, 'tests' | 'baseline' | 'candidates' | 'selection' | 'replay' | 'limits'> {
  outcome: Outcome;
  replayFacts: ReplayFacts;
}

/** Path of a world's log inside an evidence folder. */
const logFileOf = (world: string): string => `logs/${world}.log`;

/** Derives verdicts, ranking, replay and outcome from plan, records, raw reports and manifests. Pure: the same findings give the same answer. */
export function derive(findings: Findings): Derivation {
  const expected = expectedFailures(findings.plan.policy.expectedFailures);
  const results = resultsOf(findings, expected);
  for (const world of ['baseline', 'replay-baseline']) if (!isOfPlan(results.get(world), findings.plan.snapshot.tree, findings.plan)) results.delete(world);
  const baseline = results.get('baseline');
  const baselineOutcome = outcomeOfBaseline(baseline);
  const needsGateTest = findings.reading.format === 'none' || (baseline !== undefined && baselineOutcome === 'reproduced' && failedAsWhole(baseline));
  if (needsGateTest) for (const result of results.values()) addGateTest(result);
  const tests = unionOfTests([...results.values()]);

  const decisions = decideAll(findings, results, baselineOutcome === 'reproduced' ? baseline : undefined, expected);
  const candidates = findings.plan.candidates.map((candidate) => evidenceOf(candidate, decisions, results, findings, tests));
  const ranking = rank(findings.plan.candidates.filter(({ id }) => decisions.get(id)?.verdict === 'accepted' && !isDuplicate(decisions.get(id))), findings.plan.candidates);
  const winner = ranking[0] ?? null;
  const replayFacts = replayFactsOf(findings, results, winner, expected);
  const resultIn = (world: string): ReturnType<typeof gateResultOf> | null => {
    const result = results.get(world);
    return result ? gateResultOf(result, tests, logFileOf(world)) : null;
  };
  const replayRecord = results.get('replay')?.observed.record;
  return {
    outcome: outcomeOf(findings.ending, baselineOutcome, winner, replayFacts),
    tests,
    baseline: { outcome: baselineOutcome, result: resultIn('baseline') },
    candidates,
    selection: { rule: rankingRule, ranking, winner },
    replay: {
      status: !replayFacts.ran ? 'not-run' : isVerified(replayFacts) ? 'verified' : 'failed',
      snapshotTree: replayRecord?.snapshotTree ?? null,
      tree: replayRecord?.tree ?? null,
      result: resultIn('replay'),
      baseline: resultIn('replay-baseline'),
      testsAgree: replayFacts.ran && replayFacts.readable ? replayFacts.testsAgree : null,
      equality: replayFacts.equality,
      problems: [...replayFacts.problems],
    },
    limits: limitsOf(findings, results, sameResults),
    replayFacts,
  };
}

function resultsOf({ worlds, plan, reading }: Findings, expected: (test: TestId) => boolean): Map<string, WorldResult> {
  const results = new Map<string, WorldResult>();
  for (const [id, observation] of worlds) {
    if (observation.status === 'observed' && observation.world.attempts.length > 0) results.set(id, resultOf(observation.world, plan.gate, reading, expected));
  }
  return results;
}

/** The baseline must fail, in all its attempts alike; a gate that was not found or gave no verdict proves nothing. */
function outcomeOfBaseline(baseline: WorldResult | undefined): 'reproduced' | 'already-green' | 'indeterminate' {
  if (!baseline || baseline.problems.includes('command-not-found') || baseline.problems.includes('flaky-attempts')) return 'indeterminate';
  return baseline.verdict === 'pass' ? 'already-green' : baseline.verdict === 'fail' ? 'reproduced' : 'indeterminate';
}

function decideAll(findings: Findings, results: ReadonlyMap<string, WorldResult>, baseline: WorldResult | undefined, expected: (test: TestId) => boolean): Map<string, CandidateDecision> {
  const { plan } = findings;
  const originals = plan.candidates.filter((candidate) => twinOf(candidate) === null);
  const decisions = new Map(originals.map((candidate) => [candidate.id, decide(candidate, findings, results, baseline, expected)]));
  if (plan.policy.stopEarly) leaveOut(plan, findings, decisions);
  for (const candidate of plan.candidates) {
    const twin = twinOf(candidate);
    const known = twin === null ? undefined : decisions.get(twin);
    if (known) decisions.set(candidate.id, { ...known, reasons: [`duplicate-of:${twin}`] });
  }
  return decisions;
}

function twinOf({ application }: PlannedCandidate): string | null {
  return application.outcome === 'applied' ? application.duplicateOf : null;
}

/** A run that stops early has no records of candidates that an accepted one outranks. */
function leaveOut(plan: Plan, { worlds }: Findings, decisions: Map<string, CandidateDecision>): void {
  const accepted = new Set([...decisions].flatMap(([id, { verdict }]) => (verdict === 'accepted' ? [id] : [])));
  const beaten = outranked(plan, accepted);
  const isMissing = ({ world }: { world: string }): boolean => (worlds.get(world)?.status ?? 'missing') === 'missing';
  for (const candidate of plan.candidates) {
    if (beaten.has(candidate.id) && candidateWorlds(candidate).some(isMissing)) decisions.set(candidate.id, { verdict: 'skipped', reasons: ['skipped'], comparison: null });
  }
}

function decide(candidate: PlannedCandidate, findings: Findings, results: ReadonlyMap<string, WorldResult>, baseline: WorldResult | undefined, expected: (test: TestId) => boolean): CandidateDecision {
  const inapplicable = decideWithoutWorld(candidate);
  if (inapplicable) return inapplicable;
  if (!baseline) return { verdict: 'skipped', reasons: ['skipped'], comparison: null };
  return candidateWorlds(candidate)
    .map(({ world, tree }): CandidateDecision => {
      const observation = findings.worlds.get(world) ?? { status: 'missing' };
      if (observation.status !== 'observed') return decideWithoutRecord(observation, findings.ending === 'interrupted' || findings.ending === 'cancelled');
      const result = results.get(world);
      if (!result) return { verdict: 'indeterminate', reasons: ['record-missing'], comparison: null };
      if (!isOfPlan(result, tree, findings.plan)) return { verdict: 'indeterminate', reasons: ['record-conflict'], comparison: null };
      return decideByWorld(candidate, result, baseline, expected);
    })
    .reduce(decideByBoth);
}

/** Whether a world had the tree it should have and as many attempts as the gate asks for. */
function isOfPlan(result: WorldResult | undefined, tree: string, plan: Plan): boolean {
  if (!result) return false;
  const { record } = result.observed;
  return record.tree === tree && record.snapshotTree === plan.snapshot.tree && record.attempts.length === plan.gate.attempts;
}

function isDuplicate(decision: CandidateDecision | undefined): boolean {
  return decision?.reasons.some((reason) => reason.startsWith('duplicate-of:')) ?? false;
}

function evidenceOf(candidate: PlannedCandidate, decisions: ReadonlyMap<string, CandidateDecision>, results: ReadonlyMap<string, WorldResult>, findings: Findings, tests: readonly TestId[]): EvidenceCandidate {
  const decision = decisions.get(candidate.id) ?? { verdict: 'skipped', reasons: [], comparison: null };
  const testedIn = (world: string): EvidenceCandidate['restored'] => {
    const result = results.get(world);
    // Without a baseline that fails there is nothing to hold a world against, whether or not it ran before that was known.
    if (!result || decision.verdict === 'skipped') return null;
    return { world: { id: world, tree: result.observed.record.tree, digest: findings.manifests.get(world)?.manifest.digest ?? null }, result: gateResultOf(result, tests, logFileOf(world)) };
  };
  const written = testedIn(candidate.id);
  const indices = (keys: ReadonlySet<string> | undefined): number[] => (keys ? tests.flatMap((test, index) => (keys.has(testKey(test)) ? [index] : [])) : []);
  return {
    id: candidate.id,
    label: candidate.label,
    source: candidate.source,
    mutation: candidate.mutation,
    application: candidate.application,
    proposal: candidate.proposal,
    world: written?.world ?? null,
    result: written?.result ?? null,
    restored: testedIn(restoredWorld(candidate.id)),
    fixed: indices(decision.comparison?.fixed),
    broken: indices(decision.comparison?.broken),
    missing: indices(decision.comparison?.missing),
    verdict: decision.verdict,
    reasons: decision.reasons,
    model: candidateUsage(candidate, findings.plan),
  };
}

const noReplay: ReplayFacts = { ran: false, readable: true, snapshotTreeAgrees: false, treeAgrees: false, accepted: false, testsAgree: false, baselineAgrees: null, equality: null, problems: [] };

function replayFactsOf(findings: Findings, results: ReadonlyMap<string, WorldResult>, winner: string | null, expected: (test: TestId) => boolean): ReplayFacts {
  const { plan, worlds } = findings;
  const [first, replay, baseline, again] = [winner === null ? undefined : results.get(winner), results.get('replay'), results.get('baseline'), results.get('replay-baseline')];
  const candidate = plan.candidates.find(({ id }) => id === winner);
  if (!first || !baseline || candidate?.application.outcome !== 'applied') return noReplay;
  const observation = worlds.get('replay');
  if (!replay) return observation === undefined || observation.status === 'missing' ? noReplay : { ...noReplay, ran: true, readable: false, problems: ['the record of the replay cannot be read'] };
  const { record } = replay.observed;
  const problems = [baseline, first, results.get(restoredWorld(candidate.id)), again, replay].flatMap((world) => world?.observed.record.problems.map((problem) => `${world.observed.record.world}: ${problem}`) ?? []);
  if (record.attempts.length !== plan.gate.attempts) problems.push('the replay has not as many attempts as the gate asks for');
  return {
    ran: true,
    readable: true,
    snapshotTreeAgrees: record.snapshotTree === plan.snapshot.tree,
    treeAgrees: record.tree === candidate.application.tree && record.tree === first.observed.record.tree,
    accepted: decideByWorld(candidate, replay, baseline, expected).verdict === 'accepted' && (again === undefined || weakensNothing(again, replay)),
    testsAgree: sameResults(first, replay),
    baselineAgrees: again ? again.verdict === 'fail' && failsAgain(again, compareWithBaseline(baseline, first).fixed) : null,
    equality: equalityOf(findings, winner, [first, replay, baseline, again]),
    problems,
  };
}

/** The replay is held against the baseline that ran beside it too: nothing that passed there may be broken or gone. */
function weakensNothing(again: WorldResult, replay: WorldResult): boolean {
  const { broken, missing } = compareWithBaseline(again, replay);
  return broken.size === 0 && missing.size === 0;
}

/** What the winner fixes must be seen failing without it, whenever one looks: something of it, and nothing of it passes. */
function failsAgain(again: WorldResult, fixed: ReadonlySet<string>): boolean {
  const states = [...fixed].flatMap((key) => again.tests.get(key)?.state ?? []);
  return states.some(isFailing) && !states.some(isPassing);
}

/** Same tests with the same results; a pass with a retry inside the runner is a pass here. */
function sameResults(a: WorldResult, b: WorldResult): boolean {
  const broad = (state: string | undefined): string | undefined => (state === 'flaky' ? 'passed' : state);
  return a.tests.size === b.tests.size && [...a.tests].every(([key, test]) => broad(b.tests.get(key)?.state) === broad(test.state));
}

function equalityOf({ manifests, plan }: Findings, winner: string | null, results: readonly (WorldResult | undefined)[]): Equality | null {
  const [first, second] = [manifests.get(winner ?? ''), manifests.get('replay')];
  if (!first || !second) return null;
  const baselines = ['baseline', 'replay-baseline'].flatMap((world) => manifests.get(world) ?? []);
  const reports = new Set(results.flatMap((result) => result?.observed.record.attempts.flatMap((attempt) => attempt.reports.map(({ path }) => path)) ?? []));
  return compareWorlds(first, second, baselines, { volatile: plan.policy.volatile, reports, compareIgnored: plan.policy.compareIgnored });
}

/** How the reports of a run are read: as declared, or for `auto` as found in the baseline, else in the first candidate that has one. */
export function readingOf(gate: GateDefinition, found: readonly (ReportReading['format'] | null)[]): ReportReading {
  if (gate.format !== 'auto') return { format: gate.format, required: gate.format !== 'none' };
  const format = found.find((candidate) => candidate !== null) ?? null;
  if (format !== null) return { format, required: true };
  return gate.reports.length > 0 ? { format: 'junit', required: true } : { format: 'none', required: false };
}
