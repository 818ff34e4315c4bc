import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, type DiffLine } from '../../../../src/studio/page/browser/diff/diff-lines.js';
import { hostileNames } from '../../evidence.js';

const patch = `diff --git a/src/pages.js b/src/pages.js
index 08fe07e..02a7a21 100644
--- a/src/pages.js
+++ b/src/pages.js
@@ -7,3 +7,4 @@ export function pageCount(total, size) {
   const first = 1;
-  const last = Math.min(first + size, total - 1);
+  const last = Math.min(first + size, total) - 1;
+  return "done";
   return null;
`;

function textOf({ tokens }: DiffLine): string {
  return tokens.map(({ text }) => text).join('');
}

describe('the lines of a patch', () => {
  it('have the numbers of both sides and the text of the patch', () => {
    expect(diffLines(patch)?.map((line) => [line.kind, line.before, line.after, textOf(line)])).toEqual([
      ['head', null, null, 'src/pages.js'],
      ['place', null, null, '@@ -7,3 +7,4 @@'],
      ['same', 7, 7, '  const first = 1;'],
      ['minus', 8, null, '  const last = Math.min(first + size, total - 1);'],
      ['plus', null, 8, '  const last = Math.min(first + size, total) - 1;'],
      ['plus', null, 9, '  return "done";'],
      ['same', 9, 10, '  return null;'],
    ]);
  });

  it('have tokens of the language that the file name tells', () => {
    const added = diffLines(patch)?.find(({ after }) => after === 9);
    expect(added?.tokens.filter(({ kind }) => kind !== null)).toEqual([{ text: 'return', kind: 'word' }, { text: '"done"', kind: 'string' }]);
    expect(diffLines(patch.replaceAll('pages.js', 'pages.unknown'))?.flatMap(({ tokens }) => tokens).every(({ kind }) => kind === null)).toBe(true);
  });

  it('mark what differs between a line and the one that replaces it', () => {
    const one = diffLines(patch.replace('+  return "done";\n', '').replace('+7,4', '+7,3'));
    const removed = one?.find(({ kind }) => kind === 'minus');
    const added = one?.find(({ kind }) => kind === 'plus');
    expect(removed?.changed.map(([from, to]) => removed && textOf(removed).slice(from, to)).join('')).toBe(')');
    expect(added?.changed.map(([from, to]) => added && textOf(added).slice(from, to)).join('')).toBe(')');
  });

  it('are those of the patch alone in a mail of git format-patch', () => {
    const mail = `From 08fe07e Mon Sep 17 00:00:00 2001\nFrom: A Person <a@example.org>\nDate: Thu, 1 Jan 2026 00:00:00 +0000\nSubject: [PATCH 1/2] Mend the last page\n\n- a list in the message\n+ of the mail\n---\n src/pages.js | 3 ++-\n 1 file changed, 2 insertions(+), 1 deletion(-)\n\n${patch}-- \n2.39.5\n\n`;
    expect(diffLines(mail)).toEqual(diffLines(patch));
    expect(diffLines(mail + mail)).toEqual([...(diffLines(patch) ?? []), ...(diffLines(patch) ?? [])]);
  });

  it('say where a file has no end of line', () => {
    const lines = diffLines('--- a/x.txt\n+++ b/x.txt\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n');
    expect(lines?.slice(2).map((line) => [line.kind, textOf(line)])).toEqual([['minus', 'a'], ['place', 'No newline at end of file'], ['plus', 'b'], ['place', 'No newline at end of file']]);
  });

  it('say which files are new or gone', () => {
    const heads = diffLines('--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+a\n--- a/old.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n')?.filter(({ kind }) => kind === 'head');
    expect(heads?.map(textOf)).toEqual(['new.txt (new)', 'old.txt (deleted)']);
  });

  it('are none for a text that is not a whole patch, whatever it is', () => {
    expect(diffLines('')).toBeNull();
    expect(diffLines(patch.slice(0, -30))).toBeNull();
    expect(diffLines('just words\n')).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...Object.values(hostileNames))), (text) => {
        expect(diffLines(text)).toBeNull();
      }),
    );
  });

  it('keep every character of hostile lines as text', () => {
    for (const hostile of [hostileNames.markup, hostileNames.attribute, '`${alert(1)}`', '/*', '"'.repeat(99)]) {
      const lines = diffLines(`--- a/x.html\n+++ b/x.html\n@@ -1 +1 @@\n-${hostile}\n+${hostile}!\n`);
      expect(lines?.slice(2).map(textOf)).toEqual([hostile, `${hostile}!`]);
    }
  });
});
