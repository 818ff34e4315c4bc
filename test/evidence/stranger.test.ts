import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, failingRepository, runOn } from '../support/run.js';
import { patchFor } from '../support/repository.js';
import { hasPython, strangersStatus } from '../support/stranger.js';
import { copyOf, faultOf, forge } from './forging.js';

test('verify, and a verifier in another language, agree on evidence as written, damaged and forged', async () => {
  const repository = failingRepository();
  const { out } = await runOn(repository, { harmful: patchFor(repository, { 'answer.sh': answers.harmful }), right: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' });
  const [damaged, forged] = [copyOf(out), copyOf(out)];
  const report = join(damaged, 'worlds/A/1/stdout');
  writeFileSync(report, readFileSync(report, 'utf8').replace('not ok', 'ok'));
  forge(forged, (evidence) => Object.assign(evidence.selection, { winner: 'A' }));
  const faults = [await faultOf(out), await faultOf(damaged), await faultOf(forged)];
  expect(faults).toEqual([null, expect.stringMatching(/worlds\/A\/1\/stdout/), expect.stringMatching(/selection\.winner/)]);
  if (hasPython) expect([out, damaged, forged].map(strangersStatus)).toEqual([0, 1, 1]);
});
