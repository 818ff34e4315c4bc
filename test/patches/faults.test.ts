import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { git } from '../../src/git/git.js';
import type { ScratchRepository } from '../../src/git/scratch.js';
import { applyPatch } from '../../src/patches/apply.js';
import { file, indexFilesIn, newScratch, writeBase, type BaseEntry } from './base.js';

const rows = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, row) => `row ${from + row}\n`).join('');
const block = 'begin\n    x = 1\nend\n';
const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 10\n`;

const entries: BaseEntry[] = [
  file('a.txt', 'alpha\nbeta\n'),
  file('src/calc.py', 'def add(a, b):\n    return a - b\n\n\ndef mul(a, b):\n    return a * b\n'),
  file('rows.txt', rows(1, 30)),
  file('blocks.txt', block.repeat(6)),
  file('dos.txt', 'one\r\ntwo\r\nthree\r\n'),
  file('run.sh', '#!/bin/sh\n', '100755'),
  file('docs/Readme.md', 'read\n'),
  file('lib/deep/one.txt', 'one\n'),
  file('packages/app/main.txt', 'main\n'),
  file('big.bin', pointer),
  file('dir-link', 'lib/deep', '120000'),
  file('loop/up', '../lib', '120000'),
  { path: 'module', mode: '160000', content: { oid: '1'.repeat(40) } },
  file('AGENTS.md', 'be kind\n'),
];

const edit = (path: string, before: string, after: string): string => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-${before}\n+${after}\n`;
const create = (path: string, line = 'x', mode = '100644', end = ''): string =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n${end}`;
const link = (path: string, target: string): string => create(path, target, '120000', '\\ No newline at end of file\n');
const calc = (header: string, body = ' def add(a, b):\n-    return a - b\n+    return a + b\n \n \n def mul(a, b):\n'): string => `${header}\n${body}`;
const calcNames = '--- a/src/calc.py\n+++ b/src/calc.py';

describe('a patch with a fault', () => {
  let scratch: ScratchRepository;
  let remove: () => Promise<void>;
  let base: string;
  beforeAll(async () => {
    ({ scratch, remove } = await newScratch());
    base = await writeBase(scratch, entries);
  });
  afterAll(() => remove());

  async function outcomeOf(patch: string | Buffer, directory = '.'): Promise<string> {
    const got = await applyPatch(scratch, base, Buffer.from(patch), { directory });
    expect(await indexFilesIn(scratch)).toEqual([]);
    return got.reason ?? `applied ${got.flags.join(' ')}`.trim();
  }

  async function contentAfter(patch: string | Buffer, path: string, directory = '.'): Promise<string> {
    const got = await applyPatch(scratch, base, Buffer.from(patch), { directory });
    expect(got.reason).toBeNull();
    return (await git(scratch.place, ['cat-file', 'blob', `${got.tree}:${path}`])).stdout.toString('utf8');
  }

  it.each<[string, string, string]>([
    ['nested git directory', create('sub/.git/config'), 'path-git-dir'],
    ['git directory with a trailing dot', create('.git./config'), 'path-git-dir'],
    ['git directory with a trailing space', create('.git /config'), 'path-git-dir'],
    ['git directory as an NTFS stream', create('.git::$INDEX_ALLOCATION/config'), 'path-git-dir'],
    ['git directory with a character HFS ignores', create('.g\u200cit/config'), 'path-git-dir'],
    ['short name in capitals', create('GIT~1/config'), 'path-git-dir'],
    ['git directory behind a backslash', create('sub\\.git\\config'), 'path-git-dir'],
    ['git directory without prefixes', '--- /dev/null\n+++ .git/config\n@@ -0,0 +1 @@\n+x\n', 'path-git-dir'],
    ['git directory by rename', 'diff --git a/a.txt b/.git/x\nsimilarity index 100%\nrename from a.txt\nrename to .git/x\n', 'path-git-dir'],
    ['drive letter', '--- /dev/null\n+++ C:/Users/x/evil.txt\n@@ -0,0 +1 @@\n+x\n', 'path-absolute'],
    ['drive letter behind the prefix', create('C:\\Users\\x'), 'path-absolute'],
    ['absolute in quotes', '--- /dev/null\n+++ "/srv/\\303\\244"\n@@ -0,0 +1 @@\n+x\n', 'path-absolute'],
    ['climbing in the middle', create('src/../../x'), 'path-escape'],
    ['climbing with backslashes', create('..\\..\\x'), 'path-escape'],
    ['climbing by rename', 'diff --git a/a.txt b/../x\nsimilarity index 100%\nrename from a.txt\nrename to ../x\n', 'path-escape'],
    ['backslash in a new name', create('src\\new.py'), 'windows-unsafe-name'],
    ['colon in a new name', create('a:b'), 'applied windows-unsafe-name'],
    ['reserved device name', create('CON'), 'applied windows-unsafe-name'],
    ['trailing dot', create('name.'), 'applied windows-unsafe-name'],
    ['agent instructions', edit('AGENTS.md', 'be kind', 'be rude'), 'protected-path'],
    ['agent instructions renamed away', 'diff --git a/AGENTS.md b/x.md\nsimilarity index 100%\nrename from AGENTS.md\nrename to x.md\n', 'protected-path'],
    ['new nested agent instructions in another case', create('lib/claude.MD'), 'protected-path'],
    ['agent command', create('.claude/commands/x.md'), 'protected-path'],
    ['list of submodules', create('.gitmodules'), 'protected-path'],
    ['submodule removed', 'diff --git a/module b/module\ndeleted file mode 160000\nindex 1111111..0000000\n--- a/module\n+++ /dev/null\n@@ -1 +0,0 @@\n-Subproject commit 1111111111111111111111111111111111111111\n', 'submodule-change'],
    ['submodule added', create('other', `Subproject commit ${'2'.repeat(40)}`, '160000'), 'submodule-change'],
    ['directory that differs by case', create('Docs/new.md'), 'case-collision'],
    ['file that differs from a directory by case', create('LIB'), 'case-collision'],
    ['two new names in one spelling', create('caf\u00e9') + create('cafe\u0301'), 'case-collision'],
    ['link with an absolute target', link('x', '/etc'), 'symlink-escape'],
    ['link into the git directory', link('x', '.git/config'), 'symlink-escape'],
    ['link that leaves through a directory link', link('y', 'loop/up/../../x'), 'symlink-escape'],
    ['link to a link that leaves', link('one', 'two') + link('two', '../..'), 'symlink-escape'],
    ['link with a Windows target', link('x', '..\\..\\x'), 'symlink-escape'],
    ['link that stays inside', link('lib/deep/x', '../../a.txt'), 'applied symlink'],
    ['link whose target ends in a line feed', create('x', 'a.txt', '120000'), 'symlink-not-allowed'],
    ['new file behind a link', create('dir-link/new.txt'), 'beyond-symlink'],
    ['mode only', 'diff --git a/a.txt b/a.txt\nold mode 100644\nnew mode 100755\n', 'applied mode-change'],
    ['mode header cut', 'diff --git a/a.txt b/a.txt\nold mode 100644\n', 'truncated-patch'],
    ['rename cut before its hunks', 'diff --git a/a.txt b/b.txt\nsimilarity index 60%\nrename from a.txt\nrename to b.txt\nindex 1111111..2222222 100644\n', 'truncated-patch'],
    ['new file cut before its hunk', 'diff --git a/n.txt b/n.txt\nnew file mode 100644\nindex 0000000..1234567\n', 'truncated-patch'],
    ['cut between the file lines', `${edit('a.txt', 'alpha', 'A').replace('@@ -1 +1 @@', '@@ -1,2 +1,2 @@')} beta\n--- a/rows.txt\n`, 'truncated-patch'],
    ['cut in a hunk header', `${edit('run.sh', '#!/bin/sh', '#!/bin/bash')}diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1`, 'truncated-patch'],
    ['cut among added lines', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,5 @@\n alpha\n-beta\n+BETA\n+gamma\n', 'truncated-patch'],
    ['new file that declares more lines', create('n.txt').replace('+1 @@', '+1,9 @@'), 'truncated-patch'],
    ['copy', 'diff --git a/a.txt b/c.txt\nsimilarity index 100%\ncopy from a.txt\ncopy to c.txt\n', 'applied'],
    ['missing file', edit('gone.txt', 'x', 'y'), 'missing-file'],
    ['deletion of a file that is not there', 'diff --git a/gone b/gone\ndeleted file mode 100644\n--- a/gone\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n', 'missing-file'],
    ['deletion of a file in another state', 'diff --git a/a.txt b/a.txt\ndeleted file mode 100644\n--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-alpha\n', 'context-mismatch'],
    ['reversed patch', calc(`${calcNames}\n@@ -1,3 +1,3 @@`, ' def add(a, b):\n-    return a + b\n+    return a - b\n \n'), 'already-applied'],
    ['rename that was made', 'diff --git a/old.txt b/a.txt\nsimilarity index 100%\nrename from old.txt\nrename to a.txt\n', 'already-applied'],
    ['change to the same', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-alpha\n+alpha\n beta\n', 'no-op'],
    ['text of a file kept in LFS', edit('big.bin', 'real content', 'other content'), 'lfs-pointer'],
    ['plain notice of a binary file', `${edit('run.sh', '#!/bin/sh', '#!/bin/bash')}Binary files a/x.png and b/x.png differ\n`, 'binary-without-data'],
    ['cut binary data', 'diff --git a/x b/x\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..496bad542ac83ee289c01072e182cca72d708c10\nGIT binary patch\nliteral 512\nzcmZQ', 'truncated-patch'],
    ['hunk header without numbers', calc(`${calcNames}\n@@ def add @@`), 'malformed-hunk-header'],
    ['second hunk header without numbers', '--- a/rows.txt\n+++ b/rows.txt\n@@ -1,2 +1,2 @@\n-row 1\n+ROW 1\n row 2\n@@ ... @@\n row 9\n-row 10\n+ROW 10\n', 'malformed-hunk-header'],
    ['elision inside a hunk', '--- a/rows.txt\n+++ b/rows.txt\n@@ -1,6 +1,6 @@\n-row 1\n+ROW 1\n row 2\n...\n row 6\n', 'corrupt-patch'],
    ['hunk without a file', '@@ -1 +1 @@\n-a\n+b\n', 'corrupt-patch'],
    ['begin-patch format', '*** Begin Patch\n*** Update File: a.txt\n@@\n-alpha\n+ALPHA\n*** End Patch\n', 'unsupported-format'],
    ['normal diff', '1c1\n< alpha\n---\n> ALPHA\n', 'unsupported-format'],
    ['script for ed', '1c\nALPHA\n.\n', 'unsupported-format'],
    ['patch in JSON', JSON.stringify({ patch: edit('a.txt', 'alpha', 'A') }), 'unsupported-format'],
    ['combined diff behind a good section', `${edit('run.sh', '#!/bin/sh', '#!/bin/bash')}diff --cc a.txt\nindex 1,2..3\n--- a/a.txt\n+++ b/a.txt\n@@@ -1,1 -1,1 +1,1 @@@\n- 1\n`, 'unsupported-format'],
    ['markup instead of characters', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-alpha &amp;\n+alpha &lt;\n beta\n', 'context-mismatch'],
    ['zero-width space in the context', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-alpha\u200b\n+A\n beta\n', 'context-mismatch'],
    ['repeated block, line off by some', '--- a/blocks.txt\n+++ b/blocks.txt\n@@ -8,3 +8,3 @@\n begin\n-    x = 1\n+    x = 2\n end\n', 'ambiguous-location'],
    ['repeated block, line numbers that contradict each other', '--- a/blocks.txt\n+++ b/blocks.txt\n@@ -1,3 +1,6 @@\n begin\n-    x = 1\n+    x = 2\n+    y = 2\n+    z = 2\n+    v = 2\n end\n@@ -10,3 +10,3 @@\n begin\n-    x = 1\n+    x = 3\n end\n', 'ambiguous-location'],
    ['insertion without context behind the end', '--- a/rows.txt\n+++ b/rows.txt\n@@ -70,0 +71 @@\n+row\n', 'ambiguous-location'],
    ['context and nothing else', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n alpha\n beta\n', 'no-op'],
    ['mode that the file has already', 'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n', 'already-applied'],
    ['new name that is a directory', create('q/'), 'corrupt-patch'],
    ['directory mode', create('n.txt', 'x', '040000'), 'corrupt-patch'],
    ['file created twice', create('n.txt', 'x') + create('n.txt', 'y'), 'corrupt-patch'],
    ['file below a file', create('a.txt/x'), 'file-exists'],
    ['file in place of a directory', create('src'), 'file-exists'],
    ['edit of a file that was deleted above', `diff --git a/run.sh b/run.sh\ndeleted file mode 100755\n--- a/run.sh\n+++ /dev/null\n@@ -1 +0,0 @@\n-#!/bin/sh\n${edit('run.sh', '#!/bin/sh', 'x')}`, 'missing-file'],
    ['link put in place of a file', `diff --git a/run.sh b/run.sh\ndeleted file mode 100755\n--- a/run.sh\n+++ /dev/null\n@@ -1 +0,0 @@\n-#!/bin/sh\n${link('run.sh', 'a.txt')}`, 'applied mode-change symlink'],
    ['directory put in place of a file', `diff --git a/run.sh b/run.sh\ndeleted file mode 100755\n--- a/run.sh\n+++ /dev/null\n@@ -1 +0,0 @@\n-#!/bin/sh\n${create('run.sh/x')}`, 'applied'],
    ['ignored file in a directory put in place of a file', `diff --git a/run.sh b/run.sh\ndeleted file mode 100755\n--- a/run.sh\n+++ /dev/null\n@@ -1 +0,0 @@\n-#!/bin/sh\n${create('run.sh/.gitignore')}${create('run.sh/x')}`, 'applied ignored-path'],
    ['two spellings in a new directory', create('new/deep/x') + create('new/Deep/y'), 'case-collision'],
    ['name of 255 bytes', create(`${'\u00e4'.repeat(127)}x`), 'applied'],
    ['name of 256 bytes', create('\u00e4'.repeat(128)), 'path-too-long'],
    ['path of 1,023 bytes', create(`${'d/'.repeat(511)}x`), 'applied'],
    ['path of 1,024 bytes', create(`${'d/'.repeat(511)}xx`), 'path-too-long'],
    ['path with more directories than anybody can read', create(`${'d/'.repeat(10_000)}x`), 'path-too-long'],
    ['name that is not UTF-8', '--- /dev/null\n+++ "b/d\\351.txt"\n@@ -0,0 +1 @@\n+x\n', 'windows-unsafe-name'],
    ['header on which git fails an assertion', create('a.txt').replace(/(new file.*\n)(---.*\n)/, '$2$1'), 'corrupt-patch'],
    ['end marker on a file that ends in a newline', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-alpha\n+A\n beta\n\\ No newline at end of file\n', 'context-mismatch'],
    ['end marker in the middle of a file', '--- a/rows.txt\n+++ b/rows.txt\n@@ -1,2 +1,2 @@\n-row 1\n+A\n row 2\n\\ No newline at end of file\n', 'context-mismatch'],
    ['NUL in a name', 'diff --git a/none/one.txt b/none/one.txt\n--- a\0none/one.txt\n+++ b/none/one.txt\n@@ -1 +1 @@\n-one\n+two\n', 'missing-file'],
    ['more names than fit a command line', Array.from({ length: 12_000 }, (_, n) => edit(`none/${'deep/'.repeat(40)}${n}-${'x'.repeat(20)}/${n}.txt`, 'a', 'b')).join(''), 'missing-file'],
    ['new last line in the middle of a file', '--- a/rows.txt\n+++ b/rows.txt\n@@ -1,2 +1,2 @@\n row 1\n-row 2\n+A\n\\ No newline at end of file\n', 'context-mismatch'],
    ['new last line before others', '--- a/rows.txt\n+++ b/rows.txt\n@@ -1,3 +1,3 @@\n row 1\n-row 2\n+A\n\\ No newline at end of file\n row 3\n', 'context-mismatch'],
    ['added final newline that is there', '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n alpha\n-beta\n\\ No newline at end of file\n+beta\n', 'already-applied'],
    ['empty hunk list', '--- a/a.txt\n+++ b/a.txt\n', 'truncated-patch'],
  ])('%s', async (_, patch, expected) => {
    expect(await outcomeOf(patch)).toBe(expected);
  });

  it.each<[string, string | Buffer, string, string]>([
    ['mnemonic prefixes', edit('a.txt', 'alpha', 'A').replace('@@ -1 +1 @@', '@@ -1,2 +1,2 @@').replaceAll('a/a.txt', 'i/a.txt').replaceAll('b/a.txt', 'w/a.txt').concat(' beta\n'), 'a.txt', 'A\nbeta\n'],
    ['diff --git without prefixes', 'diff --git src/calc.py src/calc.py\n--- src/calc.py\n+++ src/calc.py\n@@ -5,2 +5,2 @@\n def mul(a, b):\n-    return a * b\n+    return b * a\n', 'src/calc.py', 'def add(a, b):\n    return a - b\n\n\ndef mul(a, b):\n    return b * a\n'],
    ['new file without prefixes', '--- /dev/null\n+++ src/new.py\n@@ -0,0 +1 @@\n+x\n', 'src/new.py', 'x\n'],
    ['directories of two checkouts as prefixes', '--- old/a.txt\t2024-01-01\n+++ new/a.txt\t2024-01-02\n@@ -1,2 +1,2 @@\n-alpha\n+A\n beta\n', 'a.txt', 'A\nbeta\n'],
    ['LF text for a CRLF file', '--- a/dos.txt\n+++ b/dos.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n', 'dos.txt', 'one\r\nTWO\r\nthree\r\n'],
    ['CRLF transport for files of both kinds', `${edit('a.txt', 'alpha', 'A').replace('@@ -1 +1 @@', '@@ -1,2 +1,2 @@')} beta\n--- a/dos.txt\n+++ b/dos.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n`.replaceAll('\n', '\r\n'), 'a.txt', 'A\nbeta\n'],
    ['hunks out of order', '--- a/rows.txt\n+++ b/rows.txt\n@@ -20,3 +20,3 @@\n row 20\n-row 21\n+ROW 21\n row 22\n@@ -2,3 +2,3 @@\n row 2\n-row 3\n+ROW 3\n row 4\n', 'rows.txt', rows(1, 30).replace('row 3\n', 'ROW 3\n').replace('row 21', 'ROW 21')],
    ['counts too small, two hunks', '--- a/rows.txt\n+++ b/rows.txt\n@@ -2,2 +2,2 @@\n row 2\n-row 3\n+ROW 3\n row 4\n row 5\n@@ -20,2 +20,2 @@\n row 20\n-row 21\n+ROW 21\n row 22\n', 'rows.txt', rows(1, 30).replace('row 3\n', 'ROW 3\n').replace('row 21', 'ROW 21')],
    ['counts too large before another hunk', '--- a/rows.txt\n+++ b/rows.txt\n@@ -2,8 +2,8 @@\n row 2\n-row 3\n+ROW 3\n row 4\n@@ -20,3 +20,3 @@\n row 20\n-row 21\n+ROW 21\n row 22\n', 'rows.txt', rows(1, 30).replace('row 3\n', 'ROW 3\n').replace('row 21', 'ROW 21')],
    ['blank line between hunks', '--- a/rows.txt\n+++ b/rows.txt\n@@ -2,3 +2,3 @@\n row 2\n-row 3\n+ROW 3\n row 4\n\n@@ -20,3 +20,3 @@\n row 20\n-row 21\n+ROW 21\n row 22\n', 'rows.txt', rows(1, 30).replace('row 3\n', 'ROW 3\n').replace('row 21', 'ROW 21')],
    ['a byte order mark and a fence around', `\ufeff\`\`\`diff\n${edit('run.sh', '#!/bin/sh', '#!/bin/bash')}\`\`\`\n`, 'run.sh', '#!/bin/bash\n'],
    ['a byte order mark before the header', `\ufeff${edit('run.sh', '#!/bin/sh', '#!/bin/bash')}`, 'run.sh', '#!/bin/bash\n'],
    ['prose and a list behind', `${edit('run.sh', '#!/bin/sh', '#!/bin/bash')}\n- I changed the shell\n- nothing else\n`, 'run.sh', '#!/bin/bash\n'],
    ['start line 1 for a hunk elsewhere', '--- a/rows.txt\n+++ b/rows.txt\n@@ -1,3 +1,3 @@\n row 14\n-row 15\n+ROW 15\n row 16\n', 'rows.txt', rows(1, 30).replace('row 15', 'ROW 15')],
    ['mail with a signature and wrong counts', `From: x\nSubject: y\n\n---\n rows.txt | 2 +-\n\ndiff --git a/rows.txt b/rows.txt\n--- a/rows.txt\n+++ b/rows.txt\n@@ -2,2 +2,2 @@\n row 2\n-row 3\n+ROW 3\n row 4\n-- \n2.39.5\n\n`, 'rows.txt', rows(1, 30).replace('row 3\n', 'ROW 3\n')],
    ['a new file without a file mode', create('n.txt').replace(/new file.*\n/, ''), 'n.txt', 'x\n'],
    ['names from the current directory', '--- ./a.txt\n+++ ./a.txt\n@@ -1,2 +1,2 @@\n-alpha\n+A\n beta\n', 'a.txt', 'A\nbeta\n'],
    ['counts too large before a closing fence', '```diff\n--- a/rows.txt\n+++ b/rows.txt\n@@ -2,9 +2,9 @@\n row 2\n-row 3\n+ROW 3\n row 4\n```\n', 'rows.txt', rows(1, 30).replace('row 3\n', 'ROW 3\n')],
    ['octal escapes in a quoted name', 'diff --git "a/d\\303\\251.txt" "b/d\\303\\251.txt"\nnew file mode 100644\n--- /dev/null\n+++ "b/d\\303\\251.txt"\n@@ -0,0 +1 @@\n+x\n', 'd\u00e9.txt', 'x\n'],
    ['files swapped by renames', 'diff --git a/a.txt b/run.sh\nsimilarity index 100%\nrename from a.txt\nrename to run.sh\ndiff --git a/run.sh b/a.txt\nsimilarity index 100%\nrename from run.sh\nrename to a.txt\n', 'a.txt', '#!/bin/sh\n'],
  ])('takes %s', async (_, patch, path, content) => {
    expect(await contentAfter(patch, path)).toBe(content);
  });

  it('takes a deletion without a file mode for one, not for a rename to dev/null', async () => {
    const got = await applyPatch(scratch, base, Buffer.from('diff --git a/run.sh b/run.sh\n--- a/run.sh\n+++ /dev/null\n@@ -1 +0,0 @@\n-#!/bin/sh\n'));
    expect(got.touched).toEqual([{ path: 'run.sh', change: 'D', oldMode: '100755', newMode: '000000' }]);
  });

  it('takes binary data that lost its last blank line', async () => {
    const patch = readFileSync('fixtures/cases/patches/binary-literal/patch.diff', 'latin1').trimEnd();
    const blob = Buffer.from(Array.from({ length: 512 }, (_, byte) => byte % 256));
    const own = await writeBase(scratch, [{ path: 'img/p.bin', mode: '100644', content: blob }]);
    expect(await applyPatch(scratch, own, Buffer.from(patch, 'latin1'))).toMatchObject({ outcome: 'applied', flags: ['binary'], additions: null, deletions: null });
  });

  it('takes names below the work directory when they do not fit at the top', async () => {
    expect(await contentAfter(edit('main.txt', 'main', 'changed'), 'packages/app/main.txt', 'packages/app')).toBe('changed\n');
  });

  it('refuses a work directory outside the repository', async () => {
    await expect(applyPatch(scratch, base, Buffer.from(edit('a.txt', 'a', 'b')), { directory: '../x' })).rejects.toMatchObject({ code: 'usage' });
  });
});
