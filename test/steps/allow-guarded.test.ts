import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { planSchema, type Plan } from '../../src/core/documents/plan.js';
import { digestOf } from '../../src/core/digest.js';
import { recordSchema } from '../../src/core/documents/record.js';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { copyOf, faultOf, forge } from '../evidence/forging.js';
import { gitIn, lastingFolder, patchFor } from '../support/repository.js';
import { answers, failingRepository, runOn, shellProgram } from '../support/run.js';
import { hasPython, strangersStatus } from '../support/stranger.js';

const moreTests = shellProgram['numbers.test.sh'].replace('check 3 three\n', 'check 3 three\ncheck 2 two\n');
/** Passes whatever the second answer is. */
const weakTests = shellProgram['numbers.test.sh'].replace('check 2 two\n', 'number=2; echo "ok 2 - two"\n');

const verdictsOf = ({ candidates }: Evidence): unknown[] => candidates.map(({ id, verdict, reasons, restored }) => [id, verdict, reasons, restored?.result.verdict ?? null]);

describe('a run that allows guarded edits', () => {
  test('accepts a fix that also changes its test, gated as written and with the test of the snapshot', async () => {
    const repository = failingRepository();
    const fix = patchFor(repository, { 'answer.sh': answers.right, 'numbers.test.sh': moreTests, 'conftest.py': 'x = 1\n' });
    const { evidence, out, events } = await runOn(repository, { fix }, { 'allow-guarded': true, promote: 'branch' });
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'A' }, replay: { status: 'verified' }, promotion: { decision: 'promoted', policy: { allowGuarded: true } } });
    expect(verdictsOf(evidence)).toEqual([['A', 'accepted', [], 'pass']]);
    const [candidate] = evidence.candidates;
    const restored = candidate?.restored?.world.tree ?? '';
    expect(candidate?.restored?.world.id).toBe('A-restored');
    expect(candidate?.application).toMatchObject({ restoredTree: restored, guarded: [{ path: 'conftest.py', why: 'runner' }, { path: 'numbers.test.sh', why: 'test' }] });
    expect(restored).not.toBe(candidate?.world?.tree);
    expect(gitIn(repository, 'rev-parse', `${evidence.promotion.commit}^{tree}`)).toBe(candidate?.world?.tree);
    expect(new Map(events.flatMap(({ type, world, data }) => (type === 'mutation.applied' ? [[world, data['tree']]] : [])))).toEqual(new Map([['A', candidate?.world?.tree], ['A-restored', restored]]));
    expect(readFileSync(join(out, 'worlds/A/1/stdout'), 'utf8')).toContain('1..4');
    expect(readFileSync(join(out, 'worlds/A-restored/1/stdout'), 'utf8')).toContain('1..3');
    expect(evidence.limits).toContain("A changes guarded files, as was allowed: its own form of them may test less than before. Read those changes. Its gate with the snapshot's guarded files was not replayed.");
    expect(await faultOf(out, { repository, rerun: true })).toBeNull();
    if (hasPython) expect(strangersStatus(out)).toBe(0);
  });

  test('rejects what only a weakened test lets pass, and what is not accepted as written; a rival without guarded edits wins as ever', async () => {
    const repository = failingRepository();
    const patches = {
      a: patchFor(repository, { 'answer.sh': answers.useless, 'numbers.test.sh': weakTests }),
      b: patchFor(repository, { 'numbers.test.sh': weakTests }),
      c: patchFor(repository, { 'answer.sh': answers.right, 'numbers.test.sh': shellProgram['numbers.test.sh'].replace('check 3 three\n', '') }),
      d: patchFor(repository, { 'answer.sh': answers.right }),
    };
    const { evidence, out } = await runOn(repository, patches, { 'allow-guarded': true });
    expect(verdictsOf(evidence)).toEqual([
      ['A', 'rejected', ['guarded-restored-failed'], 'fail'],
      ['B', 'rejected', ['guarded-restored-failed'], 'fail'],
      ['C', 'rejected', ['tests-missing'], 'pass'],
      ['D', 'accepted', [], null],
    ]);
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'D' } });
    expect(evidence.limits.join(' ')).not.toContain('guarded files');
    expect(await faultOf(out, { repository })).toBeNull();
    if (hasPython) expect(strangersStatus(out)).toBe(0);
  });

  test('with attempts that disagree where the guarded files are restored proves nothing', async () => {
    const repository = failingRepository();
    const guess = 'case $PWD in *A-restored-2/*) echo too;; *) case $1 in 1) echo one;; 2) echo two;; 3) echo three;; esac;; esac\n';
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': guess, 'numbers.test.sh': moreTests }) }, { 'allow-guarded': true, attempts: '2', isolation: 'copy' });
    expect(verdictsOf(evidence)).toEqual([['A', 'indeterminate', ['guarded-restored-failed'], 'inconclusive']]);
  });

  test('and that stops early ends both worlds of what is outranked, and accepts nothing by one of two', async () => {
    const repository = failingRepository();
    const slowly = (seconds: number): string => `# takes its time\nsleep ${seconds}\n${answers.right}`;
    const patches = {
      a: patchFor(repository, { 'answer.sh': `case $PWD in *A-restored-1/*) sleep 100;; esac\n${answers.right}`, 'numbers.test.sh': `${moreTests}# more\n# and more\n# lines\n` }),
      b: patchFor(repository, { 'answer.sh': answers.right, 'numbers.test.sh': moreTests }),
      c: patchFor(repository, { 'answer.sh': slowly(100), 'numbers.test.sh': moreTests }),
    };
    const { evidence, out } = await runOn(repository, patches, { 'allow-guarded': true, 'stop-early': true, jobs: '7', isolation: 'copy' });
    expect(verdictsOf(evidence)).toEqual([['A', 'skipped', ['skipped'], null], ['B', 'accepted', [], 'pass'], ['C', 'skipped', ['skipped'], null]]);
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' } });
    expect(await faultOf(out)).toBeNull();
    if (hasPython) expect(strangersStatus(out)).toBe(0);
  });
});

test('a run that does not allow guarded edits has one world for the same fix, which cannot win', async () => {
  const repository = failingRepository();
  const { evidence, events } = await runOn(repository, { fix: patchFor(repository, { 'answer.sh': answers.right, 'numbers.test.sh': moreTests }) }, { promote: 'branch' });
  expect(verdictsOf(evidence)).toEqual([['A', 'rejected', ['guarded-path'], null]]);
  expect(evidence).toMatchObject({ outcome: 'no-winner', promotion: { decision: 'withheld', policy: { allowGuarded: false } } });
  expect(events.filter(({ type }) => type === 'mutation.applied').map(({ world }) => world)).toEqual(['A']);
});

describe('forged evidence of guarded edits is refused:', () => {
  let repository = '';
  let weak = '';
  let honest = '';

  beforeAll(async () => {
    repository = failingRepository({}, lastingFolder());
    const patches = { a: patchFor(repository, { 'answer.sh': answers.useless, 'numbers.test.sh': weakTests }) };
    weak = (await runOn(repository, patches, { 'allow-guarded': true }, undefined, undefined, lastingFolder())).out;
    honest = (await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right, 'numbers.test.sh': moreTests }) }, { 'allow-guarded': true }, undefined, undefined, lastingFolder())).out;
  });

  /** Changes plan, records and evidence alike, as far as they say the same; `restoredTree` is what the records tell. */
  function forgeAll(folder: string, change: (plan: Pick<Plan, 'policy' | 'candidates'>) => void, restoredTree?: string): void {
    const file = join(folder, 'plan.json');
    const plan = planSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    change(plan);
    const text = `${JSON.stringify(plan, null, 2)}\n`;
    writeFileSync(file, text);
    for (const name of readdirSync(join(folder, 'records'))) {
      const path = join(folder, 'records', name);
      const record = recordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const tree = name === 'A-restored.json' && restoredTree !== undefined ? restoredTree : record.tree;
      writeFileSync(path, `${JSON.stringify({ ...record, planDigest: digestOf(text), tree }, null, 2)}\n`);
    }
    forge(folder, (evidence) => {
      evidence.promotion.policy = plan.policy;
      for (const [index, { application }] of plan.candidates.entries()) Object.assign(evidence.candidates[index] ?? {}, { application });
      const restored = evidence.candidates[0]?.restored;
      if (restored && restoredTree !== undefined) restored.world.tree = restoredTree;
    });
  }

  async function refusal(folder: string): Promise<string | null> {
    if (hasPython) expect(strangersStatus(folder)).toBe(1);
    return faultOf(folder);
  }

  test('the restored world is left out', async () => {
    const folder = copyOf(weak);
    for (const path of ['records/A-restored.json', 'manifests/A-restored.jsonl', 'logs/A-restored.log', 'worlds/A-restored']) rmSync(join(folder, path), { recursive: true });
    forge(folder, (evidence) => {
      evidence.files = evidence.files.filter(({ path }) => !path.includes('A-restored'));
      const [candidate] = evidence.candidates;
      if (candidate) Object.assign(candidate, { restored: null, fixed: [], verdict: 'accepted', reasons: [] });
    });
    expect(await refusal(folder)).toMatch(/candidate A\.verdict.*indeterminate/);
  });

  test('a verdict of the world as written alone', async () => {
    const folder = copyOf(weak);
    forge(folder, (evidence) => {
      const [candidate] = evidence.candidates;
      if (candidate) Object.assign(candidate, { verdict: 'accepted', reasons: [] });
    });
    expect(await refusal(folder)).toMatch(/candidate A\.(verdict|reasons)/);
  });

  test('the policy is said not to have allowed it, or to have allowed it without a restored tree', async () => {
    const flipped = copyOf(honest);
    forgeAll(flipped, ({ policy }) => (policy.allowGuarded = false));
    expect(await refusal(flipped)).toContain('exactly where it changes some and the policy allows that');
    const without = copyOf(honest);
    forgeAll(without, ({ candidates: [candidate] }) => candidate?.application.outcome === 'applied' && (candidate.application.restoredTree = null));
    expect(await refusal(without)).toContain('exactly where it changes some and the policy allows that');
  });

  test('the restored tree is another one than git makes', async () => {
    const folder = copyOf(honest);
    const written = planSchema.parse(JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'))).candidates[0]?.application;
    const tree = written?.outcome === 'applied' ? written.tree : '';
    forgeAll(folder, ({ candidates: [candidate] }) => candidate?.application.outcome === 'applied' && (candidate.application.restoredTree = tree), tree);
    expect([await faultOf(folder), await faultOf(folder, { repository })]).toEqual([null, expect.stringMatching(/tree of candidate A.*with its guarded paths restored the evidence says .* git makes /)]);
    expect(await faultOf(honest, { repository })).toBeNull();
  });
});
