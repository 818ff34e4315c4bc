import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bench, readContents, type Contents } from './evidence/folder.js';
import { forgeryOf } from './evidence/forgeries.js';
import { meaningOfFolder } from './evidence/meaning.js';
import { makeOriginals } from './evidence/originals.js';
import { Random, scaled, seed } from './evidence/random.js';
import { digestOfOriginal, faultIn } from './evidence/verdict.js';
import { record } from './tally.js';

const attempts = scaled(15_000);
let originals: { name: string; contents: Contents; bench: Bench }[] = [];

beforeAll(async () => {
  originals = (await makeOriginals()).map(({ name, folder }) => {
    const contents = readContents(folder);
    return { name, contents, bench: new Bench(contents) };
  });
});
afterAll(() => originals.forEach(({ bench }) => bench.remove()));

test('a forgery with all digests and the chain made right again is refused where anything contradicts it, and by its digest where nothing does', async () => {
  const random = new Random(seed + 1);
  const counts = { provable: 0, refused: 0, whole: 0, same: 0 };
  const whole = new Map<string, number>();
  while (counts.provable + counts.refused + counts.whole < attempts) {
    const { name, contents, bench } = random.of(originals);
    const forged = forgeryOf(contents, random);
    if (forged === null || bench.changed(forged.contents).length === 0) continue;
    if (meaningOfFolder(forged.contents) === meaningOfFolder(contents)) {
      counts.same += 1;
      continue;
    }
    bench.show(forged.contents);
    const fault = await faultIn(bench.folder);
    const says = `seed ${seed}, attempt ${counts.provable + counts.refused + counts.whole}: ${forged.what} of "${name}"`;
    if (forged.provable) expect(fault, says).not.toBeNull();
    if (fault === null) {
      expect(await faultIn(bench.folder, digestOfOriginal(contents)), says).toMatch(/expected digest/);
      const kind = forged.what.replace(/ \d+$| of .*|\/.*/, '');
      whole.set(kind, (whole.get(kind) ?? 0) + 1);
    }
    counts[forged.provable ? 'provable' : fault === null ? 'whole' : 'refused'] += 1;
    bench.show(contents);
  }
  record({ attack: 'forged, contradicted by raw reports, records or plan', held: true, named: true, falseAlarm: false, times: counts.provable });
  if (counts.refused > 0) record({ attack: 'forged at random, refused', held: true, named: true, falseAlarm: false, times: counts.refused });
  if (counts.whole > 0) record({ attack: 'forged into a story whole in itself, refused by --expect alone', beyond: true, held: false, named: false, falseAlarm: false, times: counts.whole });
  process.stdout.write(`forged evidence, seed ${seed}: ${counts.provable} contradicted and refused; ${counts.refused} more refused; ${counts.whole} whole in themselves, refused by --expect alone ${JSON.stringify(Object.fromEntries(whole))}; ${counts.same} more said the same\n`);
});
