import { expect, test } from 'vitest';
import { faultOf } from '../evidence/forging.js';
import { patchFor } from '../support/repository.js';
import { answers, failingRepository, runOn } from '../support/run.js';
import { hasPython, strangersStatus } from '../support/stranger.js';

/** One right idea, and larger ones that would still be at it when it is known. */
function task(): { repository: string; patches: Record<string, string> } {
  const repository = failingRepository();
  const slowly = (seconds: number): string => `# takes its time\nsleep ${seconds}\n${answers.right}`;
  return { repository, patches: { a: patchFor(repository, { 'answer.sh': slowly(100) }), b: patchFor(repository, { 'answer.sh': answers.right }), c: patchFor(repository, { 'answer.sh': `# more\n${slowly(100)}` }) } };
}

test('--stop-early ends what an accepted candidate outranks, with the same winner, and its evidence holds', async () => {
  const { repository, patches } = task();
  const { evidence, events, out } = await runOn(repository, patches, { 'stop-early': true, jobs: '4', promote: 'branch' });
  expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B', ranking: ['B'] }, replay: { status: 'verified' }, promotion: { decision: 'promoted' } });
  expect(evidence.candidates.map(({ id, verdict, reasons, result }) => [id, verdict, reasons, result === null])).toEqual([['A', 'skipped', ['skipped'], true], ['B', 'accepted', [], false], ['C', 'skipped', ['skipped'], true]]);
  expect(evidence.limits).toContain('Candidates that could not outrank an accepted one were left out: what they would have shown is not known.');
  expect(events.filter(({ type }) => type === 'candidate.skipped').map(({ world, data }) => [world, data['why']])).toEqual(['A', 'C'].map((world) => [world, 'B is accepted, and comes first in the ranking whatever this one shows']));
  expect(await faultOf(out)).toBeNull();
  if (hasPython) expect(strangersStatus(out)).toBe(0);
});
