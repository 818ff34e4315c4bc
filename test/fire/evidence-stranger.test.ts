import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../scripts/gallery/runs.mjs';
import { damaged } from './evidence/damage.js';
import { Bench, readContents, type Contents } from './evidence/folder.js';
import { forgeryOf } from './evidence/forgeries.js';
import { meaningOfFolder } from './evidence/meaning.js';
import { makeOriginals } from './evidence/originals.js';
import { Random, scaled, seed } from './evidence/random.js';
import { Stranger } from './evidence/stranger.js';
import { faultIn } from './evidence/verdict.js';
import { record } from './tally.js';

let stranger: Stranger;
let originals: { name: string; contents: Contents; bench: Bench }[] = [];

beforeAll(async () => {
  stranger = await Stranger.start();
  originals = (await makeOriginals()).map(({ name, folder }) => {
    const contents = readContents(folder);
    return { name, contents, bench: new Bench(contents) };
  });
});
afterAll(async () => {
  originals.forEach(({ bench }) => bench.remove());
  await stranger.end();
});

describe('a verifier in another language', () => {
  test('takes the untouched evidence of every shape of run for what it is', async () => {
    for (const { name, bench } of originals) {
      const { status, text } = await stranger.wordOn(bench.folder);
      record({ attack: `untouched evidence, read by a stranger: ${name}`, honest: true, held: status === 0, named: false, falseAlarm: status !== 0 });
      expect([status, text], name).toEqual([0, expect.stringMatching(/^holds/)]);
    }
  });

  // The run of a real package needs a network; scripts/gallery.mjs holds its evidence to the same.
  test.each(runs.filter(({ name }) => name !== 'real-package'))('agrees with verify on the gallery run $name', async ({ name, make }) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'safe-debug-gallery-')));
    // The gates' own user has to get in.
    chmodSync(folder, 0o755);
    try {
      const evidence = await make(folder, resolve('dist/cli/index.js'));
      expect(await faultIn(evidence)).toBeNull();
      expect(await stranger.wordOn(evidence)).toMatchObject({ status: 0 });
      record({ attack: `gallery run, read by a stranger: ${name}`, honest: true, held: true, named: false, falseAlarm: false });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('agrees with verify on damaged and on forged evidence', async () => {
    const random = new Random(seed + 2);
    const [wanted, counts] = [scaled(1_000), { refused: 0, accepted: 0 }];
    while (counts.refused + counts.accepted < wanted) {
      const { name, contents, bench } = random.of(originals);
      const attack = random.below(3) === 0 ? damaged(contents, random) : forgeryOf(contents, random);
      if (attack === null || bench.changed(attack.contents).length === 0) continue;
      bench.show(attack.contents);
      const [fault, { status, text }] = [await faultIn(bench.folder), await stranger.wordOn(bench.folder)];
      // It does not read the sentences in `limits`.
      const agree = (fault === null) === (status === 0) || (status === 0 && /\((limits) derived again\)/.test(fault ?? ''));
      expect(agree, `seed ${seed}, attempt ${counts.refused + counts.accepted}: ${attack.what} of "${name}"; verify: ${fault ?? 'holds'}; the other: ${status} ${text}`).toBe(true);
      if (status !== 2) counts[fault === null ? 'accepted' : 'refused'] += 1;
      if (fault === null) expect(meaningOfFolder(attack.contents), attack.what).not.toBeNull();
      bench.show(contents);
    }
    record({ attack: 'changed evidence, read by a stranger who must agree', held: true, named: true, falseAlarm: false, times: counts.refused });
    process.stdout.write(`verify and docs/verify-evidence.py agree on ${counts.refused + counts.accepted} changed folders, seed ${seed}: ${counts.refused} refused, ${counts.accepted} taken (whole in themselves, or the same in another order)\n`);
  });
});

test('the script names what does not hold and what it cannot read by its exit status', () => {
  const say = (...args: string[]): { status: number | null; stdout: string } => spawnSync('python3', ['docs/verify-evidence.py', ...args], { encoding: 'utf8' });
  const folder = originals[0]?.bench.folder ?? '';
  expect(say(folder)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^holds: fixed/) });
  expect(say(folder, '--expect', `sha256:${'0'.repeat(64)}`)).toMatchObject({ status: 1, stdout: expect.stringMatching(/not the expected one/) });
  expect(say(tmpdir())).toMatchObject({ status: 2, stdout: expect.stringMatching(/^unreadable/) });
});
