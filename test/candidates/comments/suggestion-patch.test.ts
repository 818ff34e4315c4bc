import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assess } from '../../../src/candidates/comments/assessment.js';
import { replaceLines, suggestionPatch } from '../../../src/candidates/comments/suggestion-patch.js';
import { compatibleSets, type Suggestion } from '../../../src/candidates/comments/suggestions.js';
import { git } from '../../../src/git/git.js';
import { applyPatch } from '../../../src/patches/apply.js';
import { newRepository, type TestRepository } from '../repository.js';

const suggest = (path: string, startLine: number, endLine: number, replacement: string): Suggestion => ({ path, startLine, endLine, replacement });

describe('replaceLines', () => {
  const replaced = (content: string, ...suggestions: Suggestion[]) => replaceLines(Buffer.from(content), suggestions)?.toString() ?? null;

  it.each<[string, string, Suggestion[], string | null]>([
    ['a range by more lines', 'a\nb\nc\n', [suggest('f', 1, 2, 'x\ny\nz\n')], 'x\ny\nz\nc\n'],
    ['nothing for a range', 'a\nb\nc\n', [suggest('f', 2, 3, '')], 'a\n'],
    ['a blank line', 'a\nb\n', [suggest('f', 2, 2, '\n')], 'a\n\n'],
    ['CRLF lines', 'a\r\nb\r\nc\r\n', [suggest('f', 2, 2, 'x\ny\n')], 'a\r\nx\r\ny\r\nc\r\n'],
    ['a line of a mixed file', 'a\r\nb\nc\r\n', [suggest('f', 2, 2, 'x\n')], 'a\r\nx\nc\r\n'],
    ['a last line without line feed', 'a\nb', [suggest('f', 2, 2, 'x\ny\n')], 'a\nx\ny'],
    ['a last line of a CRLF file', 'a\r\nb', [suggest('f', 2, 2, 'x\ny\n')], 'a\r\nx\r\ny'],
    ['the only line', 'a', [suggest('f', 1, 1, 'x\n')], 'x'],
    ['several ranges', 'a\nb\nc\nd\n', [suggest('f', 4, 4, 'D\n'), suggest('f', 1, 2, ''), suggest('f', 3, 3, 'C\nC\n')], 'C\nC\nD\n'],
    ['text beyond ASCII', '\u00e4\n\u00f6\n', [suggest('f', 2, 2, '\u{1f600}\n')], '\u00e4\n\u{1f600}\n'],
    ['a line behind the end', 'a\nb\n', [suggest('f', 3, 3, 'x\n')], null],
    ['a range that leaves the file', 'a\nb\n', [suggest('f', 2, 3, 'x\n')], null],
    ['a line of an empty file', '', [suggest('f', 1, 1, 'x\n')], null],
  ])('puts %s', (_, content, suggestions, expected) => {
    expect(replaced(content, ...suggestions)).toBe(expected);
  });

  it('leaves all other lines as they are, byte for byte', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '\r', '\xff', '\t', ' ') });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(5), fc.array(fc.constantFrom('x', '', 'y\r')), (lines, at, added) => {
        const number = (at % lines.length) + 1;
        const got = replaceLines(Buffer.from(`${lines.join('\n')}\n`, 'latin1'), [suggest('f', number, number, added.map((text) => `${text}\n`).join(''))]);
        const after = got?.toString('latin1').split('\n') ?? [];
        expect(after.slice(0, number - 1)).toEqual(lines.slice(0, number - 1));
        expect(after.slice(number - 1 + added.length)).toEqual([...lines.slice(number), '']);
      }),
    );
  });
});

describe('suggestionPatch', () => {
  const odd = 'sp ace/d\u00e9"q\\.txt';
  let repository: TestRepository;
  beforeAll(async () => {
    repository = await newRepository([
      { path: 'a.txt', mode: '100644', content: Buffer.from('one\ntwo\nthree') },
      { path: 'dos.txt', mode: '100644', content: Buffer.from('one\r\ntwo\r\n') },
      { path: 'run.sh', mode: '100755', content: Buffer.from('#!/bin/sh\nexit 1\n') },
      { path: odd, mode: '100644', content: Buffer.from('x\ny\n') },
    ]);
  });
  afterAll(() => repository.remove());

  const patchOf = (...suggestions: Suggestion[]) => suggestionPatch(repository.scratch, repository.commit, suggestions);

  it('makes one patch of several files that git applies to the same result, modes and names kept', async () => {
    const patch = await patchOf(suggest('a.txt', 3, 3, 'THREE\n'), suggest('a.txt', 1, 1, ''), suggest('dos.txt', 2, 2, 'TWO\n'), suggest('run.sh', 2, 2, 'exit 0\n'), suggest(odd, 1, 1, 'X\n'));
    const outcome = await applyPatch(repository.scratch, repository.commit, patch ?? Buffer.alloc(0));
    expect(outcome.touched.map(({ path, newMode }) => [path, newMode]).toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([['a.txt', '100644'], ['dos.txt', '100644'], ['run.sh', '100755'], [odd, '100644']]);
    const content = async (path: string) => (await git(repository.scratch.place, ['cat-file', 'blob', `${outcome.tree}:${path}`])).stdout.toString();
    expect(await Promise.all(['a.txt', 'dos.txt', 'run.sh', odd].map(content))).toEqual(['two\nTHREE', 'one\r\nTWO\r\n', '#!/bin/sh\nexit 0\n', 'X\ny\n']);
  });

  it.each(['gone.txt', 'sp ace', 'sp ace/', '../a.txt', '/etc/passwd', '', '.', '*.txt', ':(glob)*'])('has no patch for %j, which is no file of the tree', async (path) => {
    expect(await patchOf(suggest(path, 1, 1, 'x\n'))).toBeNull();
  });

  it('tells a suggestion that changes nothing from one that points outside its file', async () => {
    const base = repository;
    const assessed = (suggestion: Suggestion) => assess({ source: 'suggestion', info: 'suggestion', suggestion, flags: [] }, base);
    expect(await assessed(suggest('a.txt', 2, 2, 'two\n'))).toMatchObject({ applies: true, tree: repository.tree, problem: null });
    expect(await assessed(suggest('a.txt', 4, 4, 'two\n'))).toMatchObject({ applies: false, tree: null, problem: 'suggestion-out-of-range' });
  });
});

describe('assess', () => {
  const patch = (text: string) => ({ source: 'fence' as const, info: 'diff', patch: text, flags: [] });
  let repository: TestRepository;
  beforeAll(async () => {
    repository = await newRepository([{ path: 'a.txt', mode: '100644', content: Buffer.from('a\nb\nc\nd\n') }]);
  });
  afterAll(() => repository.remove());

  it.each([
    ['cut in a hunk', '--- a/a.txt\n+++ b/a.txt\n@@ -1,4 +1,4 @@\n a\n-b\n', 'truncated-patch'],
    ['elided between lines', '--- a/a.txt\n+++ b/a.txt\n@@ -1,4 +1,4 @@\n a\n-b\n+B\n...\n d\n', 'corrupt-patch'],
    ['elided in a header', '--- a/a.txt\n+++ b/a.txt\n@@ ... @@\n a\n-b\n+B\n', 'corrupt-patch'],
    ['elided as context', '--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n-a\n+A\n # ... existing code ...\n d\n', 'does-not-apply'],
    ['of escaped text', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-a &lt;\n+A\n b\n', 'does-not-apply'],
    ['for a missing file', '--- a/z.txt\n+++ b/z.txt\n@@ -1,2 +1,2 @@\n-a\n+A\n b\n', 'does-not-apply'],
    ['already made', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-A\n+a\n b\n', 'does-not-apply'],
    ['in search-and-replace form', '<<<<<<< SEARCH\na\n=======\nA\n>>>>>>> REPLACE\n', 'unsupported-format'],
    ['that is only code', 'a = 1\n', 'unsupported-format'],
  ])('names the fault of a patch %s', async (_, text, problem) => {
    expect(await assess(patch(text), repository)).toMatchObject({ applies: false, tree: null, problem });
  });

  it('knows only faults of the patch itself without a tree', async () => {
    expect(await assess(patch('--- a/z\n+++ b/z\n@@ -1 +1 @@\n-a\n+A\n'), null)).toMatchObject({ applies: null, tree: null, problem: null });
    expect(await assess(patch('*** Begin Patch\n*** Update File: a.txt\n'), null)).toMatchObject({ applies: false, problem: 'unsupported-format' });
  });
});

describe('compatibleSets', () => {
  it('keeps together what does not overlap and makes alternatives of the rest', () => {
    const [first, other, overlapping, elsewhere] = [suggest('a', 1, 2, 'x\n'), suggest('a', 3, 3, 'y\n'), suggest('a', 2, 3, 'z\n'), suggest('b', 1, 2, 'w\n')];
    expect(compatibleSets([first, other, overlapping, elsewhere])).toEqual([[first, other, elsewhere], [overlapping]]);
  });
});
