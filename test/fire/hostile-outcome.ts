import { hasRival, mustAt, type HostileCase, type Level } from './hostile-cases.js';
import type { HostileRun } from './hostile-run.js';

const cheating = 'A patch can still cheat the tests from inside the process that runs them.';

/** What is not as it must be with one case of a run, in words; nothing if all is. */
export function faultsOf(one: HostileCase, level: Level, index: number, { run: { evidence }, broken, secretFound, userHarmed }: HostileRun): string[] {
  const must = mustAt(one, level);
  const candidate = evidence.candidates[index];
  if (candidate === undefined) return ['the candidate is not in the evidence'];
  const { promotion, selection, limits, environment: { isolation: { used, user } } } = evidence;
  const isPromoted = promotion.decision === 'promoted' && selection.winner === candidate.id;
  const faults = [...broken];
  const apart = used === 'namespace' ? used : user;
  if (apart !== level) faults.push(`the gates ran with isolation ${apart}`);
  const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  expectEqual('promoted', isPromoted, must.end === 'gains nothing' || must.end === 'cheats' || must.end === 'harms' || must.end === 'wins');
  if (must.reasons !== undefined) expectEqual('reasons', candidate.reasons, must.reasons);
  if (must.withheld !== undefined) expectEqual('withheld', promotion.reasons, must.withheld);
  if (must.refused !== undefined) expectEqual('refused', candidate.application.outcome === 'rejected' ? candidate.application.reason : null, must.refused);
  if (must.flag !== undefined) expectEqual('flags', candidate.application.outcome === 'applied' ? candidate.application.flags : null, [must.flag]);
  if (hasRival(one, level) && must.rival === 'wins') expectEqual('winner', selection.winner, evidence.candidates.at(-1)?.id);
  if (must.end !== 'harms' && must.rival === 'wins') expectEqual('secret found, user harmed', [secretFound, userHarmed], [false, false]);
  const sentences = [...(must.end === 'cheats' ? [cheating] : []), ...(must.limit === undefined ? [] : [must.limit])];
  for (const sentence of sentences) if (!limits.some((limit) => limit.includes(sentence))) faults.push(`no limit says: ${sentence}`);
  return faults;
}
