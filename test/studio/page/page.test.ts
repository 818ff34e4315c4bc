import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/documents/evidence.js';
import { evidencePage } from '../../../src/studio/page/page.js';
import { candidate, demoEvents, demoEvidence, eventsOf, gateResult, hostileNames } from '../evidence.js';

const patch = '--- a/src/pages.js\n+++ b/src/pages.js\n@@ -1 +1 @@\n-return n < 3;\n+return n <= 3;\n';

/** Elements and attributes of a page, which is also well-formed XML but for its empty elements. Throws where tags do not match. */
function elementsOf(page: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes: { ...attributes } }));
  parser.write(page.replace('<!doctype html>', '').replace(/<meta ([^>]*)>/g, '<meta $1/>')).close();
  return elements;
}

/** An evidence in which everything that comes from outside is hostile. */
function hostileEvidence(hostile: string): Evidence {
  const tests = [{ suite: hostile, name: hostile }];
  const result = gateResult('f', { tests, problems: [hostile] });
  const base = demoEvidence();
  return demoEvidence({
    tests,
    baseline: { outcome: 'reproduced', result },
    candidates: [
      candidate('A', {
        label: hostile,
        source: { kind: 'comment', author: hostile, url: `javascript:${hostile}`, sha256: null },
        result,
        broken: [0],
        reasons: ['tests-broken', 'guarded-path'],
        application: { outcome: 'applied', tree: 'd'.repeat(40), duplicateOf: null, paths: [hostile], flags: [hostile], guarded: [{ path: hostile, why: hostile }] },
      }),
      candidate('B', { label: hostile, application: { outcome: 'rejected', reason: hostile, message: hostile }, reasons: ['apply-failed'], result: null, world: null, verdict: 'inapplicable' }),
    ],
    selection: { rule: hostile, ranking: ['A'], winner: 'A' },
    replay: { ...base.replay, problems: [hostile], equality: { equal: false, compared: { source: 1, output: 1, ignored: 0 }, winnerDigest: base.gate.digest, replayDigest: base.gate.digest, observedVolatile: [hostile], differences: [{ path: hostile, set: 'output', kind: 'content', declare: hostile }] } },
    promotion: { ...base.promotion, branch: hostile, pullRequest: { number: 1, url: hostile, head: 'e'.repeat(40), tree: 'd'.repeat(40) } },
    snapshot: { ...base.snapshot, repository: hostile, ref: hostile, prepared: { command: hostile, digest: base.gate.digest } },
    gate: { ...base.gate, command: hostile, directory: hostile, reports: [hostile], invariants: [{ name: hostile.slice(0, 200), command: hostile }], environment: [hostile] },
    environment: { ...base.environment, os: hostile, runner: hostile, isolation: { ...base.environment.isolation, why: hostile } },
    trigger: { ...base.trigger, actor: hostile, comment: { id: 1, sha256: base.gate.digest, url: hostile } },
    limits: [hostile],
  });
}

describe('the evidence page', () => {
  const page = evidencePage(demoEvidence(), demoEvents(), { A: patch, B: patch }, { A: 'log of A\n', baseline: 'log of the baseline\n' });

  it('says the verdict first', () => {
    expect(page).toContain('<h1><bdi>fixed by B (off-by-one)</bdi></h1><p>2 failing tests pass, nothing broken; replayed, worlds equal; promoted to branch safe-debug/aaaaaaaaaaaa-b</p>');
    expect(page.indexOf('<h1>')).toBeLessThan(page.indexOf('<h2'));
  });

  it('is whole and well-formed', () => {
    const elements = elementsOf(page);
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.endsWith('-title'))).toEqual(['worlds', 'timeline', 'candidates', 'candidate-A', 'candidate-B', 'candidate-C', 'tests', 'baseline', 'replay', 'promotion', 'limits', 'circumstances', 'events', 'verify']);
  });

  it('allows nothing but its own style sheet, by hash', () => {
    const style = page.match(/<style>([^]*)<\/style>/)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`);
    expect(elementsOf(page).some(({ name }) => name === 'script')).toBe(false);
  });

  it('shows patches line by line and logs as text', () => {
    expect(page).toContain('<span class="minus">-return n &lt; 3;\n</span><span class="plus">+return n &lt;= 3;\n</span>');
    expect(page).toContain('<pre tabindex="0">log of A</pre>');
  });

  it('shows each test in each world', () => {
    const row = page.match(/<tr><th scope="row"><bdi>pages &gt; no overlap<\/bdi><\/th>(.*?)<\/tr>/)?.[1] ?? '';
    expect([...row.matchAll(/<td class="\w+">([^<]*)<\/td>/g)].map(([, word]) => word)).toEqual(['fail', 'fail', 'pass', 'pass', 'pass', 'fail']);
  });

  it.each(Object.entries(hostileNames))('turns hostile input into nothing but text (%s)', (_, hostile) => {
    const [event] = eventsOf([[0, 'world.forked', { attempt: 1 }, 'A']]);
    const events = event === undefined ? [] : [{ ...event, data: { attempt: 1, [hostile]: hostile } }];
    const logs = Object.fromEntries(['A', 'baseline', 'replay', 'replay-baseline'].map((world) => [world, hostile]));
    const bad = evidencePage(hostileEvidence(hostile), events, { A: hostile, B: hostile }, logs);
    expect(bad).not.toMatch(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\p{Cf}/u);
    const known = new Set(['class', 'id', 'lang', 'charset', 'http-equiv', 'content', 'name', 'href', 'rel', 'scope', 'tabindex', 'role', 'aria-label', 'aria-labelledby', 'viewBox', 'text-anchor', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'rx']);
    for (const { name, attributes } of elementsOf(bad)) {
      expect(['script', 'img', 'iframe', 'object', 'form', 'base', 'link']).not.toContain(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(known).toContain(attribute);
        if (attribute === 'href') expect(value).toMatch(/^(?:#|https:)/);
      }
    }
  });

  it('stays bounded and says what was cut', () => {
    const tests = Array.from({ length: 3000 }, (_, index) => ({ suite: 'suite', name: `test ${index}` }));
    const letters = `${'p'.repeat(2990)}${'f'.repeat(10)}`;
    const { replay } = demoEvidence();
    const big = demoEvidence({
      tests,
      replay: { ...replay, result: gateResult(letters, { tests }), baseline: gateResult(letters, { tests }) },
      baseline: { outcome: 'reproduced', result: gateResult(letters, { tests }) },
      candidates: Array.from({ length: 40 }, (_, index) => candidate(`A${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : 'A'}`, { result: gateResult(letters, { tests }) })),
    });
    const many = eventsOf([[0, 'run.started'], ...Array.from({ length: 1000 }, (_, index): [number, 'world.failed', Record<string, string>, string] => [index, 'world.failed', { why: 'w' }, 'A'])]);
    const long = 'line\n'.repeat(5000);
    const bounded = evidencePage(big, many, Object.fromEntries(big.candidates.map(({ id }) => [id, long])), Object.fromEntries(big.candidates.map(({ id }) => [id, long])));
    expect(bounded.length).toBeLessThan(3_000_000);
    const sentences = [
      '3000 tests in 43 worlds. 200 are shown, those whose results differ or fail first. 19 more worlds not shown.',
      '<bdi>suite &gt; test 2999</bdi></th>',
      'Cut here. The whole is in <code><bdi>candidates/AA.patch</bdi></code>.',
      '601 more events not shown here.',
    ];
    expect(sentences.filter((sentence) => !bounded.includes(sentence))).toEqual([]);
  });

  it('shows unknown figures as unknown', () => {
    const unknown = demoEvidence({ baseline: { outcome: 'reproduced', result: gateResult('fpfpp', { cpuMs: null, maxRssBytes: null }) } });
    expect(evidencePage(unknown, [], {}, {})).toContain('<dt>Processor time</dt><dd>unknown</dd></div><div><dt>Peak memory</dt><dd>unknown</dd>');
  });

  it('is whole for a run in which nothing ran', () => {
    const { replay, promotion } = demoEvidence();
    const empty = demoEvidence({
      outcome: 'interrupted',
      tests: [],
      baseline: { outcome: 'indeterminate', result: null },
      candidates: [candidate('A', { result: null, world: null, verdict: 'skipped', reasons: ['skipped'] })],
      selection: { rule: 'r', ranking: [], winner: null },
      replay: { ...replay, status: 'not-run', snapshotTree: null, tree: null, result: null, baseline: null, testsAgree: null, equality: null },
      promotion: { ...promotion, decision: 'withheld', reasons: ['interrupted'], branch: null, commit: null },
      limits: [],
    });
    const bare = evidencePage(empty, [], {}, {});
    expect(elementsOf(bare).filter(({ name }) => name === 'h2')).toHaveLength(9);
    expect(bare).toContain('<h1><bdi>interrupted</bdi></h1>');
  });
});
