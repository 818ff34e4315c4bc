import { afterAll, beforeAll, expect, test } from 'vitest';
import { damaged } from './evidence/damage.js';
import { Bench, readContents, type Contents } from './evidence/folder.js';
import { meaningOfFolder } from './evidence/meaning.js';
import { makeOriginals } from './evidence/originals.js';
import { Random, scaled, seed } from './evidence/random.js';
import { faultIn } from './evidence/verdict.js';
import { record } from './tally.js';

const attempts = scaled(35_000);
let originals: { name: string; contents: Contents; bench: Bench }[] = [];

beforeAll(async () => {
  originals = (await makeOriginals()).map(({ name, folder }) => {
    const contents = readContents(folder);
    return { name, contents, bench: new Bench(contents) };
  });
});
afterAll(() => originals.forEach(({ bench }) => bench.remove()));

test('evidence that nobody touched holds', async () => {
  for (const { name, bench } of originals) {
    const fault = await faultIn(bench.folder);
    record({ attack: `untouched evidence: ${name}`, honest: true, held: fault === null, named: false, falseAlarm: fault !== null });
    expect(fault, name).toBeNull();
  }
});

test('evidence with anything changed in it is refused, with what does not hold', async () => {
  const random = new Random(seed);
  const [counts, checks] = [{ refused: 0, same: 0 }, new Map<string, number>()];
  while (counts.refused < attempts) {
    const { name, contents, bench } = random.of(originals);
    const attack = damaged(contents, random);
    if (attack === null || bench.changed(attack.contents).length === 0) continue;
    bench.show(attack.contents);
    const fault = await faultIn(bench.folder);
    const says = `seed ${seed}, after ${counts.refused}: ${attack.what} of "${name}"`;
    if (fault === null) {
      expect(meaningOfFolder(attack.contents), says).toBe(meaningOfFolder(contents));
      expect(bench.changed(attack.contents).every((path) => path === 'latest.json' || path === 'events.jsonl'), says).toBe(true);
      counts.same += 1;
    } else {
      counts.refused += 1;
      const check = /^The evidence does not hold \(([^)]*)\)/.exec(fault)?.[1] ?? 'reading';
      checks.set(check, (checks.get(check) ?? 0) + 1);
    }
    bench.show(contents);
  }
  record({ attack: 'damaged evidence', held: true, named: true, falseAlarm: false, times: counts.refused });
  process.stdout.write(`damaged evidence: ${counts.refused} refused, seed ${seed}; ${counts.same} more had other key order alone; found by ${JSON.stringify(Object.fromEntries(checks))}\n`);
});
