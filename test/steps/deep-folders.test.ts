import { expect, test } from 'vitest';
import { patchFor } from '../support/repository.js';
import { answers, failingRepository, runOn } from '../support/run.js';

/** Folders within folders until the system takes no longer path, on the baseline and in every other world. */
const deep = `d=$(printf %0250d 0); i=0; while [ $i -lt 20 ]; do mkdir $d && cd $d || break; i=$((i + 1)); done\n`;

test.each(['auto', 'copy'])('folders deeper than the longest path are described as far as they can be reached (%s)', async (isolation) => {
  const repository = failingRepository({ 'gate.sh': `. ./numbers.test.sh\n${deep}exit $failed\n` });
  const { evidence } = await runOn(repository, { right: patchFor(repository, { 'answer.sh': answers.right }) }, { isolation });
  expect(evidence).toMatchObject({ baseline: { outcome: 'reproduced' }, candidates: [{ verdict: 'accepted' }], selection: { winner: 'A' } });
});
