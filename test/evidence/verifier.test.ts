import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../../src/core/digest.js';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { answers, failingRepository, runOn } from '../support/run.js';
import { lastingFolder, patchFor } from '../support/repository.js';
import { copyOf, eventsOf, evidenceOf, faultOf, forge } from './forging.js';

let repository = '';
let original = '';

beforeAll(async () => {
  repository = failingRepository({}, lastingFolder());
  const patches = { a: patchFor(repository, { 'answer.sh': answers.harmful }), b: patchFor(repository, { 'answer.sh': answers.right }) };
  const run = await runOn(repository, patches, { promote: 'branch' }, undefined, undefined, lastingFolder());
  original = run.out;
});

/** A copy of the evidence to do harm to. */
const copy = (): string => copyOf(original);

describe('evidence as it was written', () => {
  test('holds by itself, against its digest, against the repository, and run again', async () => {
    const digest = digestOf(readFileSync(join(original, 'latest.json')));
    expect(await faultOf(original, { expect: digest, repository, rerun: true })).toBeNull();
  });

  test('has a chain that a second program recomputes', () => {
    const sorted = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(sorted) : value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)])) : value;
    let previous = '0'.repeat(64);
    for (const { hash, ...body } of eventsOf(original)) {
      expect(body.prev).toBe(previous);
      expect(digestOf(JSON.stringify(sorted(body)))).toBe(`sha256:${hash}`);
      previous = hash;
    }
    expect(evidenceOf(original).events.head).toBe(previous);
  });
});

describe('one changed byte', () => {
  const changes: [string, string, RegExp][] = [
    ['candidates/B.patch', 'two', /candidates\/B\.patch/],
    ['worlds/A/1/stdout', 'ok', /worlds\/A\/1\/stdout/],
    ['logs/baseline.log', 'ok', /logs\/baseline\.log/],
    ['records/replay.json', 'exitCode', /records\/replay\.json/],
    ['manifests/B.jsonl', 'source', /manifests\/B\.jsonl/],
    ['plan.json', 'gate.sh', /plan\.json/],
    ['events.jsonl', 'gate.started', /events\.jsonl, line/],
  ];
  for (const [file, text, named] of changes) {
    test(`in ${file} is refused and named`, async () => {
      const folder = copy();
      const content = readFileSync(join(folder, file), 'latin1');
      const at = content.indexOf(text);
      expect(at).toBeGreaterThanOrEqual(0);
      writeFileSync(join(folder, file), `${content.slice(0, at)}${text.startsWith('x') ? 'y' : 'x'}${content.slice(at + 1)}`, 'latin1');
      expect(await faultOf(folder)).toMatch(named);
    });
  }

  test('in any value of latest.json is refused', async () => {
    const values = ['"outcome": "fixed"', '"createdAt": "20', '"verdict": "accepted"', '"label": "b"', '"durationMs": ', '"winner": "B"', '"arch": "', '"additions": 1'];
    for (const value of values) {
      const folder = copy();
      const text = readFileSync(join(folder, 'latest.json'), 'utf8');
      const at = text.indexOf(value) + value.length - 1;
      expect(at).toBeGreaterThan(value.length);
      const changed = /\d/.test(text[at] ?? '') ? '7' : 'z';
      writeFileSync(join(folder, 'latest.json'), text.slice(0, at) + changed + text.slice(at + 1));
      expect(await faultOf(folder), value).not.toBeNull();
    }
  });

  test('a missing file and a cut one are named', async () => {
    const missing = copy();
    rmSync(join(missing, 'logs/A.log'));
    expect(await faultOf(missing)).toContain('logs/A.log');
    const cut = copy();
    writeFileSync(join(cut, 'events.jsonl'), readFileSync(join(cut, 'events.jsonl')).subarray(0, -20));
    expect(await faultOf(cut)).toContain('events.jsonl');
  });
});

describe('a forgery with all digests and the chain made right again', () => {
  const forgeries: [string, (evidence: Evidence) => void, RegExp][] = [
    ['a verdict', (evidence) => Object.assign(evidence.candidates[0] ?? {}, { verdict: 'accepted', reasons: [] }), /candidate A\.(verdict|reasons)/],
    ['a list of fixed tests', (evidence) => evidence.candidates[1]?.fixed.push(0), /candidate B\.fixed/],
    ['the ranking', (evidence) => Object.assign(evidence.selection, { ranking: ['A', 'B'], winner: 'A' }), /selection\.ranking/],
    ['the winner', (evidence) => Object.assign(evidence.selection, { winner: 'A' }), /selection\.winner/],
    ['test results', (evidence) => Object.assign(evidence.candidates[0]?.result ?? {}, { results: 'ppp' }), /candidate A\.result\.results/],
    ['the equality of worlds', (evidence) => Object.assign(evidence.replay.equality ?? {}, { winnerDigest: digestOf('other') }), /replay\.equality/],
    ['the outcome', (evidence) => Object.assign(evidence, { outcome: 'no-winner' }), /outcome/],
    ['the name of the log', (evidence) => Object.assign(evidence.events, { file: 'other.jsonl' }), /other\.jsonl/],
    ['what is not proven', (evidence) => evidence.limits.pop(), /limits/],
    ['the isolation', (evidence) => Object.assign(evidence.environment.isolation, { user: evidence.environment.isolation.user === 'separate' ? 'same-user' : 'separate' }), /environment/],
    ['the limits of worlds', (evidence) => Object.assign(evidence.environment.isolation.limits, { memory: { bytes: 1024 ** 3, by: 'cgroup' } }), /environment/],
    ['the decision', (evidence) => Object.assign(evidence.promotion, { decision: 'withheld', reasons: [] }), /promotion/],
    ['a promotion without its commit', (evidence) => Object.assign(evidence.promotion, { commit: null }), /promotion/],
    ['a reason beside a promotion', (evidence) => Object.assign(evidence.promotion, { reasons: ['head-moved'] }), /promotion/],
    ['the gate', (evidence) => Object.assign(evidence.gate, { command: 'true' }), /gate/],
    ['the label of a candidate', (evidence) => Object.assign(evidence.candidates[1] ?? {}, { label: 'by somebody else' }), /candidate B\.label/],
  ];
  for (const [what, change, named] of forgeries) {
    test(`of ${what} is refused`, async () => {
      const folder = copy();
      forge(folder, change);
      expect(await faultOf(folder)).toMatch(named);
    });
  }

  test('of a tree, in plan and record too, is refused with the repository', async () => {
    const folder = copy();
    const other = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
    const application = evidenceOf(folder).candidates[1]?.application;
    const tree = application?.outcome === 'applied' ? application.tree : '';
    for (const file of ['plan.json', 'records/B.json', 'records/replay.json']) writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(tree, other));
    const planDigest = digestOf(readFileSync(join(folder, 'plan.json')));
    for (const world of ['baseline', 'A', 'B', 'replay', 'replay-baseline']) {
      const file = join(folder, 'records', `${world}.json`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"planDigest": "[^"]+"/, `"planDigest": "${planDigest}"`));
    }
    forge(folder, (evidence) => {
      for (const candidate of evidence.candidates.slice(1)) {
        Object.assign(candidate.application, { tree: other });
        Object.assign(candidate.world ?? {}, { tree: other });
      }
      evidence.replay.tree = other;
    });
    expect(await faultOf(folder)).toBeNull();
    expect(await faultOf(folder, { repository })).toMatch(/tree of candidate B/);
  });

  test('that is consistent in everything is refused by the expected digest', async () => {
    const folder = copy();
    const digest = digestOf(readFileSync(join(folder, 'latest.json')));
    forge(folder, (evidence) => Object.assign(evidence, { finishedAt: '2031-01-01T00:00:00.000Z' }));
    expect(await faultOf(folder)).toBeNull();
    expect(await faultOf(folder, { expect: digest })).toMatch(/expected digest/);
  });
});
