import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithBaseline } from '../../src/core/comparison.js';
import { expectedFailures } from '../../src/core/candidate-verdict.js';
import { parseConfiguration } from '../../src/core/configuration-file.js';
import { chainEvent, firstBrokenLink, type Event } from '../../src/core/documents/event.js';
import { Manifest } from '../../src/core/documents/manifest.js';
import type { ManifestEntry } from '../../src/core/documents/manifest-entry.js';
import { planSchema, type PlannedCandidate } from '../../src/core/documents/plan.js';
import { compareWorlds, type WorldManifest } from '../../src/core/equality.js';
import { firstDifference } from '../../src/core/first-difference.js';
import { testKey } from '../../src/core/judging.js';
import { rank } from '../../src/core/ranking.js';
import type { TestResult, TestState } from '../../src/core/report.js';
import type { WorldResult } from '../../src/core/world-result.js';

type Tests = Record<string, TestState>;

/** A world's result as far as comparison looks at it; names are `suite/name`. */
function world(tests: Tests): Pick<WorldResult, 'tests'> {
  const results = Object.entries(tests).map(([path, state]): TestResult => ({ suite: path.slice(0, path.lastIndexOf('/')), name: path.slice(path.lastIndexOf('/') + 1), state }));
  return { tests: new Map(results.map((result) => [testKey(result), result])) };
}

function compared(before: Tests, now: Tests): Record<string, string[]> {
  const comparison = compareWithBaseline(world(before), world(now));
  return Object.fromEntries(Object.entries(comparison).flatMap(([kind, keys]: [string, Set<string>]) => (keys.size === 0 ? [] : [[kind, [...keys].map((key) => key.replace('\0', '/'))]])));
}

describe('comparison with the baseline', () => {
  test.each<[string, Tests, Tests, Record<string, string[]>]>([
    ['failing, then passing: fixed', { 's/a': 'failed' }, { 's/a': 'passed' }, { fixed: ['s/a'] }],
    ['an error, then passing: fixed', { 's/a': 'error' }, { 's/a': 'passed' }, { fixed: ['s/a'] }],
    ['passing, then failing: broken', { 's/a': 'passed' }, { 's/a': 'error' }, { broken: ['s/a'] }],
    ['passing, then absent: missing', { 's/a': 'passed' }, {}, { missing: ['s/a'] }],
    ['failing, then absent: neither fixed nor missing', { 's/a': 'failed' }, {}, {}],
    ['failing, then skipped: missing', { 's/a': 'failed' }, { 's/a': 'skipped' }, { missing: ['s/a'] }],
    ['passing, then skipped or to do: missing', { 's/a': 'passed', 's/b': 'passed' }, { 's/a': 'skipped', 's/b': 'todo' }, { missing: ['s/a', 's/b'] }],
    ['skipped before and after, or gone: nothing', { 's/a': 'skipped', 's/b': 'todo' }, { 's/a': 'skipped' }, {}],
    ['a new test that passes: nothing', {}, { 's/new': 'passed' }, {}],
    ['a new test that fails', {}, { 's/new': 'failed' }, {}],
    ['skipped, then failing', { 's/a': 'skipped' }, { 's/a': 'failed' }, {}],
    ['failing, then passing after a retry: no proof', { 's/a': 'failed' }, { 's/a': 'flaky' }, { retried: ['s/a'] }],
    ['a new test that passes after a retry: no proof', {}, { 's/new': 'flaky' }, { retried: ['s/new'] }],
    ['passing, then passing after a retry: nothing', { 's/a': 'passed' }, { 's/a': 'flaky' }, {}],
    ['a suite that did not load, then loads and passes', { 's/': 'error', 't/b': 'passed' }, { 's/a': 'passed', 't/b': 'passed' }, { fixed: ['s/'] }],
    ['a suite that did not load, then has groups inside', { 'a.test.js/': 'error' }, { 'a.test.js > group/one': 'passed' }, { fixed: ['a.test.js/'] }],
    ['a suite that did not load, then loads and fails', { 's/': 'error' }, { 's/a': 'failed', 's/b': 'passed' }, {}],
    ['a suite that did not load, then only skips', { 's/': 'error' }, { 's/a': 'skipped' }, { missing: ['s/'] }],
    ['a suite that did not load, then is gone', { 's/': 'error', 't/b': 'passed' }, { 't/b': 'passed' }, { missing: ['s/'] }],
    ['a suite that did not load and still does not', { 's/': 'error' }, { 's/': 'error' }, {}],
    ['a suite of a longer name is another suite', { 'lib/': 'error' }, { 'library/a': 'passed' }, { missing: ['lib/'] }],
  ])('%s', (_, before, now, expected) => {
    expect(compared(before, now)).toEqual(expected);
  });

  test('puts a test into at most one list, whatever the states', () => {
    const states = fc.dictionary(fc.constantFrom('s/a', 's/b', 's/', 't/c'), fc.constantFrom<TestState[]>('passed', 'flaky', 'failed', 'error', 'skipped', 'todo'));
    fc.assert(
      fc.property(states, states, (before, now) => {
        const all = Object.values(compared(before, now)).flat();
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe('expected failures', () => {
  test('with many stars take no longer on a name made for them', () => {
    const expected = expectedFailures([`${'a*'.repeat(60)}b`]);
    expect(expected({ suite: 's', name: 'a'.repeat(5_000) })).toBe(false);
    expect(expected({ suite: 's', name: `${'a'.repeat(5_000)}b` })).toBe(true);
    expect(expectedFailures(['ab*ba'])({ suite: 's', name: 'aba' })).toBe(false);
  });

  test('match by name, by suite and name, and with stars; other characters stand for themselves', () => {
    const expected = expectedFailures(['adds', 'legacy > *', 'v1.*(x)', 'a-b/c [d] > *', '^\\{2}$ | #&~']);
    const matching: [string, string][] = [['any', 'adds'], ['legacy', 'whatever'], ['s', 'v1.2 (x)'], ['s', 'v1.(x)'], ['a-b/c [d]', 'any'], ['s', '^\\{2}$ | #&~']];
    const others: [string, string][] = [['any', 'adds more'], ['legacy2', 'whatever'], ['s', 'v132 (x)'], ['', '']];
    expect(matching.map(([suite, name]) => expected({ suite, name }))).toEqual(matching.map(() => true));
    expect(others.map(([suite, name]) => expected({ suite, name }))).toEqual([false, false, false, false]);
  });

  test('any text names itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('*')), (name) => {
      expect(expectedFailures([name])({ suite: 'any', name })).toBe(true);
    }));
  });

  test('with many stars do not try every way to share a name among them', () => {
    const expected = expectedFailures([`${'a*'.repeat(200)}b`]);
    expect(expected({ suite: 's', name: 'a'.repeat(4_000) })).toBe(false);
    expect(expected({ suite: 's', name: `${'a'.repeat(4_000)}b` })).toBe(true);
  });

  test('take no character twice', () => {
    const expected = expectedFailures(['ab*ba', '*x*x*']);
    expect(['ab', 'aba', 'abba', 'ab-ba', 'x', 'xx'].map((name) => expected({ suite: '', name }))).toEqual([false, false, true, true, false, true]);
  });
});

describe('ranking', () => {
  const candidate = (id: string, additions: number | null, deletions: number | null, files: number): PlannedCandidate => {
    const schema = planSchema.shape.candidates.element;
    return schema.parse({
      id,
      label: id,
      source: { kind: 'file', author: null, authorId: null, url: null, sha256: null },
      mutation: { file: `candidates/${id}.patch`, sha256: `sha256:${'0'.repeat(64)}`, files, additions, deletions },
      application: { outcome: 'applied', tree: '0'.repeat(40), duplicateOf: null, paths: [], flags: [], guarded: [], restoredTree: null },
      proposal: null,
    });
  };

  test('goes by changed lines, then files, then place in the plan; unknown lines come last', () => {
    const plan = [candidate('A', null, null, 1), candidate('B', 3, 0, 2), candidate('C', 1, 2, 1), candidate('D', 1, 2, 1), candidate('E', 0, 1, 9)];
    expect(rank(plan, plan)).toEqual(['E', 'C', 'D', 'B', 'A']);
  });

  test('is a total order that does not depend on the order in which candidates finish', () => {
    const number = fc.option(fc.nat(5));
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, fc.nat(3)), { maxLength: 12 }), fc.infiniteStream(fc.nat()), (sizes, random) => {
        const plan = sizes.map(([additions, deletions, files], index) => candidate(String.fromCharCode(65 + index), additions, deletions, files));
        const shuffled = plan.map((one) => ({ one, key: random.next().value ?? 0 })).sort((a, b) => a.key - b.key).map(({ one }) => one);
        expect(rank(shuffled, plan)).toEqual(rank(plan, plan));
      }),
    );
  });
});

describe('world equality', () => {
  const file = (path: string, content = 'a', set: ManifestEntry['set'] = 'output', mode = '100644'): ManifestEntry => ({ path, set, mode, sha256: content.repeat(64) });
  const rules = { volatile: [], reports: new Set<string>(), compareIgnored: false };
  const of = (...entries: ManifestEntry[]): WorldManifest => ({ manifest: Manifest.of(entries), ignored: 3 });

  test('names each difference with its set, its kind and the glob that would allow it', () => {
    const winner = of(file('src/a', 'a', 'source'), file('out/[x].txt'), file('mode', 'a', 'output', '100755'), file('only'), { path: 'link', set: 'output', mode: '120000', link: 'a' }, file('same'));
    const replay = of(file('src/a', 'b', 'source'), file('out/[x].txt', 'b'), file('mode'), file('other'), { path: 'link', set: 'output', mode: '120000', link: 'b' }, file('same'));
    const { equal, differences, compared: counts } = compareWorlds(winner, replay, [], rules);
    expect(equal).toBe(false);
    expect(differences).toEqual([
      { path: 'link', set: 'output', kind: 'link', declare: 'link' },
      { path: 'mode', set: 'output', kind: 'mode', declare: 'mode' },
      { path: 'only', set: 'output', kind: 'only-in-winner', declare: 'only' },
      { path: 'other', set: 'output', kind: 'only-in-replay', declare: 'other' },
      { path: 'out/[x].txt', set: 'output', kind: 'content', declare: 'out/\\[x\\].txt' },
      { path: 'src/a', set: 'source', kind: 'content', declare: null },
    ]);
    expect(counts).toEqual({ source: 1, output: 6, ignored: 3 });
  });

  test('the glob that is named allows exactly that difference', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }).filter((path) => !/[/\\\0]|^\.+$|^!|^"/.test(path)), (path) => {
        const found = compareWorlds(of(file(path, 'a')), of(file(path, 'b')), [], rules);
        const declare = found.differences[0]?.declare ?? 'none';
        expect(compareWorlds(of(file(path, 'a')), of(file(path, 'b')), [], { ...rules, volatile: [declare] }).equal).toBe(true);
        expect(compareWorlds(of(file(`${path}x`, 'a')), of(file(`${path}x`, 'b')), [], { ...rules, volatile: [declare] }).equal).toBe(false);
      }),
    );
  });

  test('what is volatile by default, by declaration, by observation, or a report does not count, but tracked files always do', () => {
    const paths = ['pkg/__pycache__/a.pyc', 'coverage/lcov.info', 'npm.log', 'declared/x', 'seen', 'out/junit.xml'];
    const [first, second] = [of(...paths.map((path) => file(path))), of(...paths.map((path) => file(path, 'b')))];
    const all = { ...rules, volatile: ['declared/**'], reports: new Set(['out/junit.xml']) };
    const observed = compareWorlds(first, second, [of(file('seen')), of(file('seen', 'c'))], all);
    expect(observed).toMatchObject({ equal: true, observedVolatile: ['seen'] });
    expect(compareWorlds(first, second, [], all).differences.map(({ path }) => path)).toEqual(['seen']);
    const tracked = compareWorlds(of(file('npm.log', 'a', 'source')), of(file('npm.log', 'b', 'source')), [], { ...all, volatile: ['**'] });
    expect(tracked.equal).toBe(false);
  });

  test('says of any two worlds what looking up each path says', () => {
    const worlds = fc.uniqueArray(fc.record({ path: fc.constantFrom('a', 'a/b', 'a-b', 'x.log', 'r.xml', 'v/1', 'v/2', '\u{1f600}', '\ufb00'), set: fc.constantFrom('source', 'output', 'ignored'), content: fc.constantFrom('a', 'b'), mode: fc.constantFrom('100644', '100755') }), { selector: ({ path }) => path });
    fc.assert(
      fc.property(worlds, worlds, fc.boolean(), fc.boolean(), (left, right, declared, compareIgnored) => {
        const [winner, replay] = [left, right].map((each) => new Map(each.map(({ path, content, set, mode }) => [path, file(path, content, set, mode)])));
        const found = compareWorlds(of(...(winner?.values() ?? [])), of(...(replay?.values() ?? [])), [], { volatile: declared ? ['v/*'] : [], reports: new Set(['r.xml']), compareIgnored });
        const paths = [...new Set([...left, ...right].map(({ path }) => path))].sort().filter((path) => {
          const set = (winner?.get(path) ?? replay?.get(path))?.set;
          return set === 'source' || (path !== 'x.log' && path !== 'r.xml' && !(declared && path.startsWith('v/')) && (set !== 'ignored' || compareIgnored));
        });
        const differing = paths.filter((path) => JSON.stringify({ ...winner?.get(path), set: '' }) !== JSON.stringify({ ...replay?.get(path), set: '' }));
        expect(found.differences.map(({ path }) => path)).toEqual(differing);
        expect(found.compared.source + found.compared.output + (compareIgnored ? found.compared.ignored : 0)).toBe(paths.length);
        expect(found.equal).toBe(differing.length === 0);
      }),
    );
  });

  test('what nobody could read is never equal, whichever set it is in; other things that are no files are, where both have them', () => {
    const unread = ['unreadable (EACCES)', 'too large (5368709120 bytes)'];
    for (const set of ['source', 'output'] as const) {
      const manifest = of({ path: 'a', set, mode: '000000', special: 'fifo' }, ...unread.map((special, index) => ({ path: `b${index}`, set, mode: '000000', special })), file('c', 'a', set));
      expect(compareWorlds(manifest, manifest, [], rules)).toMatchObject({ equal: false, compared: { [set]: 4 }, differences: [{ path: 'b0', kind: 'unreadable' }, { path: 'b1', kind: 'unreadable' }] });
    }
  });

  test('ignored files count only by setting', () => {
    const [first, second] = [of(file('x', 'a', 'ignored')), of(file('x', 'b', 'ignored'))];
    expect(compareWorlds(first, second, [], rules).equal).toBe(true);
    expect(compareWorlds(first, second, [], { ...rules, compareIgnored: true }).differences).toEqual([{ path: 'x', set: 'ignored', kind: 'content', declare: 'x' }]);
  });
});

describe('documents', () => {
  test('any change to any event breaks the chain at that event or the next', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 6 }), fc.nat(), (values, at) => {
        const events: Event[] = [];
        for (const value of values) events.push(chainEvent({ at: '2026-01-01T00:00:00.000Z', type: 'gate.started', data: { value: JSON.parse(JSON.stringify(value)) } }, events.at(-1) ?? null));
        expect(firstBrokenLink(events)).toBeNull();
        const index = at % events.length;
        const changed = events.map((event, i) => (i === index ? { ...event, data: { ...event.data, planted: true } } : event));
        expect(firstBrokenLink(changed)?.index).toBe(index);
        expect(firstBrokenLink(events.toSpliced(index, 1))?.index ?? events.length - 1).toBe(index);
      }),
    );
  });

  test('the first difference of two values is found where it is', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual({ path: ['a', 1, 'b'], left: 2, right: 3 });
    expect(firstDifference([1], [1, 2])).toEqual({ path: [1], left: undefined, right: 2 });
    expect(firstDifference({ a: undefined }, {})).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(firstDifference(value, structuredClone(value))).toBeNull();
      }),
    );
  });

  test('a configuration is read strictly, with the place of a fault', () => {
    expect(parseConfiguration('guarded: [a/**]\nmin-tests: 3\n', 'x')).toEqual({ guarded: ['a/**'], volatile: [], 'expected-failures': [], 'min-tests': 3, memory: null, processes: null, prices: [], 'compare-ignored': false, 'setup-inputs': [] });
    expect(parseConfiguration('', 'x').guarded).toEqual([]);
    expect(() => parseConfiguration('guardedd: []', 'rules.yml')).toThrow(/rules\.yml cannot be used.*guardedd/);
    expect(() => parseConfiguration('min-tests: 1\n---\nguarded: []\n', 'rules.yml')).toThrow(/rules\.yml cannot be used: it holds several documents, and one of them counts; remove the lines ---/);
    expect(() => parseConfiguration('min-tests: 0', 'rules.yml')).toThrow(/min-tests/);
    expect(() => parseConfiguration('a: [', 'rules.yml')).toThrow(/rules\.yml cannot be used/);
    expect(() => parseConfiguration('volatile: [ok/**, "+(a|aa)b"]', 'rules.yml')).toThrow(/volatile\.1: the glob "\+\(a\|aa\)b" has parentheses/);
    expect(() => parseConfiguration(`guarded: [${'a,'.repeat(201)}]`, 'rules.yml')).toThrow(/guarded/);
  });
});
