import { uncountedLabelNote } from './allow-guarded.js';
import type { Findings } from './derivation.js';
import type { Plan, ProposalNote } from './documents/plan.js';
import { circumstancesOf, otherwisePrepared } from './environment.js';
import { memorySize } from './world-limits.js';
import { defaultVolatile } from './equality.js';
import type { WorldResult } from './world-result.js';

const mostCalls = 3;

/** What the evidence does not prove, one sentence each (design section 2.5: an unknown is never hidden). */
export function limitsOf(findings: Findings, worlds: ReadonlyMap<string, WorldResult>, same: (a: WorldResult, b: WorldResult) => boolean): string[] {
  const { plan, reading } = findings;
  const results = [...worlds.values()];
  const [baseline, again] = [worlds.get('baseline'), worlds.get('replay-baseline')];
  const limits: string[] = [];
  const isolation = circumstancesOf(findings.worlds)?.environment.isolation;
  const prepared = otherwisePrepared(results.map(({ observed: { record } }) => record));
  if (plan.calls.some(({ replayed }) => replayed)) limits.push("The model's replies come from a recording of an earlier run: no server was asked, and what they cost then is told there.");
  if (plan.proposers?.agent != null && plan.earlier.length > 0 && isolation?.user === 'same-user') limits.push('The agents ran as the user who ran this program: they could reach what that user can reach, the keys that it holds among it.');
  for (const note of plan.proposalNotes) limits.push(noteText(note));
  const [ran, compared] = [results.length > 0, worlds.has('replay')];
  if (ran && plan.gate.attempts === 1) limits.push('Flakiness was not tested: every gate ran once. More attempts would show it.');
  if (baseline && again && !same(baseline, again)) limits.push('The baseline failed both times, but not in the same way: its results are not stable. More attempts would show where.');
  if (baseline && disagrees(baseline)) limits.push('The attempts on the baseline disagree: which of its tests fail is not stable.');
  else if (baseline && (reading.format === 'none' || baseline.judgement.counts === null)) limits.push('The baseline gave no results per test, so a weakened gate cannot be seen: only its exit status counts.');
  if (isolation?.user === 'same-user') limits.push('The gates ran as the user who ran this program: hostile code could reach what that user can reach.');
  if (isolation?.processes === 'followed') limits.push('Processes of a gate were looked for one by one: one that left its session, folder and environment at once could outlive it.');
  if (isolation?.network === 'on') limits.push('The gates could reach the network: a result may depend on it.');
  if (isolation?.limits.memory?.by === 'rlimit') limits.push(`The memory limit of ${memorySize(isolation.limits.memory.bytes)} held for each process of a gate by itself, not for all of them together, and whether one reached it is not known.`);
  if (isolation?.limits.processes?.by === 'rlimit') limits.push('Whether a gate reached its limit of processes is not known.');
  if (prepared.length > 0) limits.push(`The set-up did not prepare the same files everywhere: ${prepared.join(', ')} differ from the first world.`);
  if (ran && plan.policy.stopEarly) limits.push('Candidates that could not outrank an accepted one were left out: what they would have shown is not known.');
  if (ran && plan.gate.home === 'keep') limits.push('The gates shared the HOME of the user who ran this program.');
  if (compared && !plan.policy.compareIgnored) limits.push('Ignored files were counted, not compared, between winner and replay.');
  if (compared) limits.push(`Output that differs from run to run by nature was not compared: ${defaultVolatile.length} default globs (caches, coverage, logs)${plan.policy.volatile.length > 0 ? ` and ${plan.policy.volatile.join(' ')}` : ''}.`);
  if (ran && plan.policy.expectedFailures.length > 0) limits.push(`Failures that were declared as known do not count: ${plan.policy.expectedFailures.join(', ')}`);
  for (const note of new Set(results.flatMap(({ observed: { record } }) => [...record.notes, ...record.problems]))) limits.push(note);
  if (plan.host?.uncountedLabel != null) limits.push(uncountedLabelNote(plan.host.uncountedLabel));
  if (compared) limits.push(...guardedChanges(plan, worlds));
  limits.push(...deceptions(plan));
  if (ran) limits.push('A patch can still cheat the tests from inside the process that runs them. Read the patch.');
  return limits;
}

/** The replayed candidate is known by the tree: where it has changed what tests it, that is told. */
function guardedChanges({ candidates }: Plan, worlds: ReadonlyMap<string, WorldResult>): string[] {
  const tree = worlds.get('replay')?.observed.record.tree;
  const winner = candidates.find(({ application }) => application.outcome === 'applied' && application.restoredTree !== null && application.tree === tree);
  return winner === undefined ? [] : [`${winner.id} changes guarded files, as was allowed: its own form of them may test less than before. Read those changes. Its gate with the snapshot's guarded files was not replayed.`];
}

/** Patches that read otherwise than they run. */
function deceptions({ candidates }: Plan): string[] {
  const flagged = (flag: string): string => candidates.flatMap(({ id, application }) => (application.outcome === 'applied' && application.flags.includes(flag) ? [id] : [])).join(', ');
  const [hidden, alike] = [flagged('hidden-characters'), flagged('look-alike-name')];
  return [
    ...(hidden === '' ? [] : [`The patch of ${hidden} adds characters that cannot be seen or that turn the direction of text: read it where they are shown, as on the evidence page.`]),
    ...(alike === '' ? [] : [`The patch of ${alike} adds a name whose letters are of two alphabets: it may pass for another one.`]),
  ];
}

/** A note on proposals, with the calls of models that it is about. */
function noteText({ calls, text }: ProposalNote): string {
  if (calls.length === 0) return text;
  const named = calls.slice(0, mostCalls).join(', ');
  return `Model call${calls.length === 1 ? '' : 's'} ${named}${calls.length > mostCalls ? ` and ${calls.length - mostCalls} more` : ''}: ${text}`;
}

/** Whether the attempts of one world came out in different ways. */
function disagrees({ problems }: WorldResult): boolean {
  return problems.includes('flaky-attempts') || problems.includes('test-set-changed');
}
