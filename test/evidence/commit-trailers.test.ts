import { beforeAll, expect, test } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { answers, failingRepository, runOn } from '../support/run.js';
import { gitIn, lastingFolder, patchFor } from '../support/repository.js';
import { copyOf, evidenceOf, faultOf, forge } from './forging.js';

let repository = '';
let original = '';
let message = '';

beforeAll(async () => {
  repository = failingRepository({}, lastingFolder());
  original = (await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' }, undefined, undefined, lastingFolder())).out;
  message = gitIn(repository, 'show', '--no-patch', '--format=%B', evidenceOf(original).promotion.commit ?? '');
});

/** What is wrong with evidence that claims another commit of the same tree on the same snapshot, with this message. */
function faultWith(text: string): Promise<string | null> {
  const folder = copyOf(original);
  const { promotion, snapshot } = evidenceOf(folder);
  const commit = gitIn(repository, 'commit-tree', `${promotion.commit}^{tree}`, '-p', snapshot.commit, '-m', text);
  forge(folder, (evidence: Evidence) => {
    evidence.promotion.commit = commit;
  });
  return faultOf(folder, { repository });
}

test('a commit that names snapshot, patch and decision holds', async () => {
  expect(await faultOf(original, { repository })).toBeNull();
  expect(await faultWith(message)).toBeNull();
});

test.each([
  ['nothing', (): string => 'Fix it', /does not name snapshot, candidate and evidence/],
  ['the evidence twice', (text: string): string => `${text.trimEnd()}\nSafe-Debug-Evidence: ${'0'.repeat(64)}`, /does not name snapshot, candidate and evidence/],
  ['another snapshot', (text: string): string => text.replace(/Snapshot: .*/, `Snapshot: ${'0'.repeat(40)}`), /names the snapshot 0{40}/],
  ['another patch', (text: string): string => text.replace(/sha256:[0-9a-f]{64}/, `sha256:${'0'.repeat(64)}`), /names the patch sha256:0{64}/],
  ['other evidence', (text: string): string => text.replace(/Evidence: .*/, `Evidence: ${'0'.repeat(64)}`), /names other evidence \(0{64}\)/],
])('a commit that names %s does not', async (_what, change, fault) => {
  expect(await faultWith(change(message))).toMatch(fault);
});
