import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, type ChangeRules, type WorldChanges } from '../../src/agents/changes.js';
import type { ManifestEntry } from '../../src/core/documents/manifest-entry.js';

const rules: ChangeRules = { tracked: new Map([['a', '100644'], ['b/c', '100755'], ['module', '160000'], ['logs/kept.log', '100644']]), reports: ['out/*.xml'], directory: 'packages/app', volatile: ['scratch/**'] };

const file = (path: string, content: string, set: ManifestEntry['set'] = rules.tracked.has(path) ? 'source' : 'output', mode = '100644'): ManifestEntry => ({ path, set, mode, sha256: content.repeat(64).slice(0, 64) });
const link = (path: string, target: string): ManifestEntry => ({ path, set: 'output', mode: '120000', link: target });
const odd = (path: string, set: ManifestEntry['set'], special = 'fifo'): ManifestEntry => ({ path, set, mode: '000000', special });

const snapshot = [file('a', '1'), file('b/c', '2', 'source', '100755'), file('logs/kept.log', '3'), file('built/library', '4'), link('prepared', 'a')];

/** What changes when these entries take the place of those with the same paths; null takes one away. */
function after(changes: Record<string, ManifestEntry | null>): WorldChanges {
  const entries = snapshot.filter(({ path }) => !(path in changes));
  return changesBetween(snapshot, [...entries, ...Object.values(changes).filter((entry) => entry !== null)], rules);
}

const none: WorldChanges = { written: [], removed: [], leftOut: [], impossible: [] };

describe('the changes of a world', () => {
  test('are none where nothing differs, whatever the order', () => {
    expect(changesBetween(snapshot, snapshot.toReversed(), rules)).toEqual(none);
  });

  test('are contents, modes, kinds, new and removed paths, in the order of paths', () => {
    const changed = { 'b/c': file('b/c', '2', 'source', '100644'), a: link('a', 'b/c'), new: file('new', '5'), 'logs/kept.log': null };
    const { written, removed, ...rest } = after(changed);
    expect([written.map(({ path, mode }) => `${mode} ${path}`), removed]).toEqual([['120000 a', '100644 b/c', '100644 new'], ['logs/kept.log']]);
    expect(rest).toEqual({ leftOut: [], impossible: [] });
  });

  test.each([
    ['git directories', ['x/.git/config', 'y/.git'], 'belongs to a git directory'],
    ['submodules', ['module', 'module/deep/file'], 'belongs to a submodule'],
    ['reports and volatile output', ['packages/app/out/junit.xml', 'scratch/x', 'x/__pycache__/y.pyc', 'other/new.log'], 'is a report or volatile output'],
    ['names that cannot be written', ['"caf\\351"'], 'has a name that is not UTF-8 or begins with a quotation mark'],
  ])('leave out new paths: %s', (_, paths, why) => {
    const changes = after(Object.fromEntries(paths.map((path) => [path, file(path, '5')])));
    expect(changes).toEqual({ ...none, leftOut: paths.toSorted().map((path) => ({ path, why })) });
  });

  test('leave out what the set-up made, and new pipes', () => {
    const { leftOut, ...rest } = after({ 'built/library': null, prepared: link('prepared', 'b/c'), pipe: odd('pipe', 'output') });
    expect(leftOut.map(({ path, why }) => `${path} ${why}`)).toEqual(['built/library was made by the set-up and is not in the commit', 'pipe is no file or link that can be read (fifo)', 'prepared was made by the set-up and is not in the commit']);
    expect(rest).toEqual({ written: [], removed: [], impossible: [] });
  });

  test('take reports that are not where the gate writes its own, and more of the volatile paths that are tracked', () => {
    expect(after({ 'out/junit.xml': file('out/junit.xml', '5'), 'logs/new.log': file('logs/new.log', '5') }).written.map(({ path }) => path)).toEqual(['logs/new.log', 'out/junit.xml']);
  });

  test('are impossible where a tracked file, or a folder of tracked files, cannot be read any more', () => {
    const { impossible } = after({ a: odd('a', 'source', 'unreadable (EACCES)'), b: odd('b', 'source', 'unreadable (EACCES)'), 'b/c': null });
    expect(impossible.map(({ path }) => path)).toEqual(['a', 'b']);
  });

  test('name every path that differs exactly once', () => {
    const paths = fc.constantFrom('a', 'b/c', 'module/x', 'x/.git/y', 'built/library', 'new', 'other.log', '"odd"', 'pipe');
    const entries = fc.uniqueArray(fc.tuple(paths, fc.constantFrom('1', '2', '5'), fc.boolean()), { selector: ([path]) => path });
    fc.assert(
      fc.property(entries, entries, (left, right) => {
        const manifest = (list: typeof left): ManifestEntry[] => list.map(([path, content, special]) => (special ? odd(path, 'output') : file(path, content)));
        const { written, removed, leftOut, impossible } = changesBetween(manifest(left), manifest(right), rules);
        const named = [...[...written, ...leftOut, ...impossible].map(({ path }) => path), ...removed].toSorted();
        const text = (list: typeof left): Map<string, string> => new Map(list.map(([path, content, special]) => [path, special ? 'special' : content]));
        const [before, now] = [text(left), text(right)];
        expect(named).toEqual([...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path)).toSorted());
      }),
    );
  });
});
