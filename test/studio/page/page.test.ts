import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/documents/evidence.js';
import type { PageData } from '../../../src/studio/page/data-shape.js';
import { evidencePage } from '../../../src/studio/page/page.js';
import { candidate, demoEvents, demoEvidence, eventsOf, gateResult, hostileNames, modelCall } from '../evidence.js';

const patch = '--- a/src/pages.js\n+++ b/src/pages.js\n@@ -1 +1 @@\n-return n < 3;\n+return n <= 3;\n';

/** The page without its data and its script, whose texts are not markup; only these two may be there. */
function withoutScripts(page: string): string {
  const [data, script, ...others] = [...page.matchAll(/<script([^>]*)>[^]*?<\/script>/g)].map(([whole, attributes]) => ({ whole, attributes }));
  expect([data?.attributes, script?.attributes, others]).toEqual([' type="application/json" id="data"', '', []]);
  return page.replace(data?.whole ?? '', () => '').replace(script?.whole ?? '', () => '');
}

/** What the page hands to its script. */
function dataOf(page: string): PageData {
  return JSON.parse(page.match(/<script type="application\/json" id="data">([^]*?)<\/script>/)?.[1] ?? '');
}

/** Elements and attributes of a page, which is also well-formed XML but for its empty elements. Throws where tags do not match. */
function elementsOf(page: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes: { ...attributes } }));
  parser.write(withoutScripts(page).replace('<!doctype html>', '').replace(/<meta ([^>]*)>/g, '<meta $1/>')).close();
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
        source: { kind: 'comment', author: hostile, authorId: null, url: `javascript:${hostile}`, sha256: null },
        result,
        broken: [0],
        reasons: ['tests-broken', 'guarded-path'],
        application: { outcome: 'applied', tree: 'd'.repeat(40), duplicateOf: null, paths: [hostile], flags: [hostile], guarded: [{ path: hostile, why: hostile }], restoredTree: null },
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
    expect(page).toContain('<h1><bdi>fixed by B (off-by-one)</bdi></h1><p class="details">2 failing tests pass, nothing broken; replayed, worlds equal; promoted to branch safe-debug/aaaaaaaaaaaa-b</p>');
    expect(page.indexOf('<h1>')).toBeLessThan(page.indexOf('<h2'));
  });

  it('is whole and well-formed', () => {
    const elements = elementsOf(page);
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const sections = ['answers', 'worlds', 'timeline', 'candidates', 'tests', 'baseline', 'replay', 'promotion', 'limits', 'models', 'circumstances', 'events', 'verify'];
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
    expect(ids.filter((id) => /^(?:candidate|test)-\w+$/.test(id))).toEqual(['candidate-A', 'candidate-B', 'candidate-C', 'test-0', 'test-1', 'test-2', 'test-3', 'test-4']);
    const links = elements.flatMap(({ attributes }) => (attributes['href']?.startsWith('#') ? [attributes['href'].slice(1)] : []));
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  });

  it('allows nothing but its own style sheet and script, by hash, and no text as markup', () => {
    const hashOf = (element: string): string => {
      const text = page.match(new RegExp(`<${element}>([^]*?)</${element}>`))?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(page).toContain(`content="default-src 'none'; style-src ${hashOf('style')}; script-src ${hashOf('script')}; base-uri 'none'; form-action 'none'; trusted-types 'none'; require-trusted-types-for 'script'"`);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'));
  });

  it('shows what the gate did with the guarded files of the snapshot, with its log', () => {
    const [a, ...others] = demoEvidence().candidates;
    const restored = { world: { id: 'A-restored', tree: 'e'.repeat(40), digest: null }, result: gateResult('fpppp', { log: 'logs/A-restored.log' }) };
    const guarded = evidencePage(demoEvidence({ candidates: [{ ...candidate('A'), ...a, restored }, ...others] }), demoEvents(), {}, { A: 'log of A\n', 'A-restored': 'the other log\n' });
    expect(guarded).toMatch(/Gate with the snapshot.{1,6}s guarded files: fail[^]*the other log/);
    expect(guarded).toContain('e'.repeat(40));
    expect(page).not.toContain('guarded files:');
  });

  it('tells a world that was ended from one whose gate fails as expected', () => {
    const [, b] = demoEvidence().candidates;
    const ended = candidate('A', { result: null, verdict: 'skipped', reasons: ['skipped'] });
    const happenings = eventsOf([[0, 'run.started'], [10, 'world.forked', { attempt: 1 }, 'A'], [20, 'gate.started', { attempt: 1 }, 'A'], [90, 'candidate.skipped', { reason: 'skipped' }, 'A'], [400, 'promotion.decided', { decision: 'promoted' }, 'B']]);
    const shown = evidencePage(demoEvidence({ candidates: [ended, { ...candidate('B'), ...b }] }), happenings, {}, {});
    expect(shown).toContain('aria-label="A (ended): gate, 70 ms, from 20 ms to 90 ms"');
    expect(shown).toContain('gate: ended, because its candidate could not win any more</span>');
    expect(page).not.toContain('(ended)');
    expect(page).not.toContain('gate: ended');
  });

  it('is the same bytes for the same evidence', () => {
    expect(evidencePage(demoEvidence(), demoEvents(), { A: patch, B: patch }, { A: 'log of A\n', baseline: 'log of the baseline\n' })).toBe(page);
  });

  it('hands the whole evidence and its events to its script', () => {
    expect(dataOf(page)).toEqual({ evidence: demoEvidence(), shortened: false, events: demoEvents() });
  });

  it('answers what a reviewer asks first', () => {
    const answers = page.match(/<section class="answers"[^]*?<\/section>/)?.[0] ?? '';
    const said = [
      '2 of 5 tests fail there:</p><ul><li><a href="#test-0"><bdi>pages &gt; first page</bdi></a><span class="message">expected 2, got 3</span></li>',
      '<a href="#candidate-B"><b>B: <bdi>off-by-one</bdi></b></a> (+1 −1 in 1 file), from a file.',
      'It fixes 2, breaks nothing: 5 of 5 tests pass. The only one that holds. Promoted to branch safe-debug/aaaaaaaaaaaa-b.',
      '<p>The others:</p><ul><li><a href="#candidate-A">A</a>: 1 test fails</li><li><a href="#candidate-C">C</a>: 2 tests fail, fixes nothing</li></ul>',
      '<b>Yes.</b> The snapshot was restored',
      '<li>Flakiness was not tested: every gate ran once.</li>',
    ];
    expect(said.filter((sentence) => !answers.includes(sentence))).toEqual([]);
  });

  it('tells what models took in rows that add up, and beside the winner', () => {
    const usage = { calls: 1, inputTokens: 900, outputTokens: 120, costUsd: 0.0035 };
    const asked = evidencePage(demoEvidence({
      candidates: [candidate('B', { label: 'off-by-one', result: gateResult('ppppp'), fixed: [0, 2], verdict: 'accepted', proposal: { round: 1, parent: null, calls: ['r1-1'] }, model: usage })],
      calls: [modelCall('r1-1'), modelCall('r1-2'), modelCall('r1-2-repair')],
      model: { calls: 3, inputTokens: 2700, outputTokens: 360, costUsd: 0.0104 },
    }), demoEvents(), {}, {});
    const figures = (...numbers: number[]): string => numbers.map((number) => `<td class="number">${number}</td>`).join('');
    expect(asked).toContain(`<tr><th scope="row">Calls without a candidate</th>${figures(2, 1800, 240, 0.0069)}</tr><tr><th scope="row"><b>The whole run</b></th>${figures(3, 2700, 360, 0.0104)}</tr>`);
    expect(asked).toContain('<a href="#models">Asked for ideas</a>:</p><ul><li>openai/small: 3 calls, 2700 input tokens, 360 output tokens, USD 0.0104</li></ul>');
    expect(page).not.toContain('Asked for ideas');
  });

  it('says in a few words what was broken where the baseline is not stable', () => {
    const unstable = evidencePage(demoEvidence({ outcome: 'indeterminate', baseline: { outcome: 'indeterminate', result: gateResult('fpfpp', { problems: ['flaky-attempts'] }) } }), demoEvents(), {}, {});
    expect(unstable).toContain('attempts disagree, 2 tests fail</td>');
  });

  it('names the files that each candidate touches', () => {
    expect(page).toContain('<td role="cell" class="column-files"><code><bdi>src/pages.js</bdi></code></td><td role="cell" class="column-tests">4/5</td>');
  });

  it('calls a winner whose replay failed unproven first of all', () => {
    const { replay } = demoEvidence();
    const failed = evidencePage(demoEvidence({ outcome: 'replay-failed', replay: { ...replay, status: 'failed', testsAgree: false } }), demoEvents(), {}, {});
    expect(failed).toContain('<h2>What remains unproven?</h2><ul><li>Whether the winner can be reproduced: no replay agrees with it.</li>');
    expect(failed).toContain('<b>No.</b> The replay does not agree with the winner.</p><p>Its test results differ.');
  });

  it('shows patches line by line and logs as text', () => {
    expect(page).toContain('<span class="minus">-return n &lt; 3;\n</span><span class="plus">+return n &lt;= 3;\n</span>');
    expect(page).toContain('<pre class="log" tabindex="0" role="group" aria-label="logs/world.log">log of A</pre>');
  });

  it('shows each test in each world', () => {
    const row = page.match(/<tr id="test-2"><th scope="row"><a href="#test-2"><bdi>pages &gt; no overlap<\/bdi><\/a><\/th>(.*?)<\/tr>/)?.[1] ?? '';
    expect([...row.matchAll(/<td class="\w+">([^<]*)<\/td>/g)].map(([, word]) => word)).toEqual(['fail', 'fail', 'pass', 'fixed', 'fixed', 'fail']);
  });

  it.each(Object.entries(hostileNames))('turns hostile input into nothing but text (%s)', (_, hostile) => {
    const [event] = eventsOf([[0, 'world.forked', { attempt: 1 }, 'A']]);
    const events = event === undefined ? [] : [{ ...event, data: { attempt: 1, [hostile]: hostile } }];
    const logs = Object.fromEntries(['A', 'baseline', 'replay', 'replay-baseline'].map((world) => [world, hostile]));
    const bad = evidencePage(hostileEvidence(hostile), events, { A: hostile, B: hostile }, logs);
    expect(bad).not.toMatch(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\p{Cf}/u);
    const known = new Set(['class', 'id', 'lang', 'charset', 'http-equiv', 'content', 'name', 'href', 'rel', 'scope', 'tabindex', 'role', 'aria-label', 'aria-labelledby', 'viewBox', 'text-anchor', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'rx', 'open', 'role', 'aria-label']);
    expect(dataOf(bad).events).toEqual(events);
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
    const long = 'line\n'.repeat(20_000);
    const bounded = evidencePage(big, many, Object.fromEntries(big.candidates.map(({ id }) => [id, long])), Object.fromEntries(big.candidates.map(({ id }) => [id, long])));
    expect(bounded.length).toBeLessThan(3_000_000);
    const sentences = [
      '3000 tests in 43 worlds. 200 are shown, those whose results differ or fail first. 19 more worlds not shown.',
      '<bdi>suite &gt; test 2999</bdi></a></th>',
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
    expect(elementsOf(bare).filter(({ name }) => name === 'h2')).toHaveLength(14);
    expect(bare).toContain('<h1><bdi>interrupted</bdi></h1>');
  });
});

describe('the limits of worlds on the page', () => {
  const base = demoEvidence();
  const shown = (limits: Evidence['environment']['isolation']['limits']): string => withoutScripts(evidencePage(demoEvidence({ environment: { ...base.environment, isolation: { ...base.environment.isolation, limits } } }), demoEvents(), {}, {})).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

  it('stand beside the isolation, with what they counted', () => {
    expect(shown({ memory: null, processes: null })).toContain('Memory of a world no limit Processes of a world no limit');
    expect(shown({ memory: { bytes: 512 * 1024 ** 2, by: 'cgroup' }, processes: { count: 200, by: 'cgroup' } })).toContain('Memory of a world 512.0 MiB for all its processes together (cgroup) Processes of a world 200 with their threads (cgroup)');
    expect(shown({ memory: { bytes: 2 * 1024 ** 3, by: 'rlimit' }, processes: { count: 9, by: 'rlimit' } })).toContain('Memory of a world 2.0 GiB for each of its processes by itself (rlimit) Processes of a world 9 with their threads (rlimit)');
  });
});
