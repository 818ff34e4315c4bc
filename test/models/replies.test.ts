import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitIn, repositoryWith, temporaryFolder } from '../support/repository.js';
import { patchesIn, type ReadFile } from '../../src/models/replies/read-reply.js';
import { linesWithEnds, placeEdits } from '../../src/models/replies/placing.js';
import { editedFile } from '../../src/models/replies/unified.js';

const files: Record<string, string> = {
  'src/sum.js': 'export function sum(a, b) {\n  return a - b;\n}\n\nexport function twice(a) {\n  return sum(a, a);\n}\n',
  'src/windows.js': 'one\r\ntwo\r\nthree\r\n',
  'src/bare.js': 'first\nlast',
  'src/same.js': 'class A {\n  run() {\n    return 1;\n  }\n}\nclass B {\n  run() {\n    return 1;\n  }\n}\n',
  'src/trailing.js': 'let a;  \nlet b;\t\nlet c;\n',
};
const readFile: ReadFile = (path) => Promise.resolve(files[path] ?? null);

/** The tree's files after the only patch of a reply. */
async function applied(reply: string): Promise<Record<string, string>> {
  const reading = await patchesIn(reply, readFile);
  if (reading.patches === null) throw new Error(reading.faults.join('\n'));
  expect(reading.patches).toHaveLength(1);
  const folder = repositoryWith(files);
  execFileSync('git', ['apply', '--index', '-'], { cwd: folder, input: reading.patches[0] });
  return Object.fromEntries(gitIn(folder, 'ls-files').split('\n').filter((path) => readFileSync(join(folder, path), 'utf8') !== files[path]).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

async function faultsOf(reply: string): Promise<readonly string[]> {
  const reading = await patchesIn(reply, readFile);
  return reading.patches === null ? reading.faults : [];
}

function block(search: string, replace: string): string {
  return `<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n`;
}

const diff = '--- a/src/sum.js\n+++ b/src/sum.js\n@@ -1,3 +1,3 @@\n export function sum(a, b) {\n-  return a - b;\n+  return a + b;\n }\n';

describe('a reply with unified diffs', () => {
  it('gives the diff as it is, whatever stands around it', async () => {
    const reading = await patchesIn(`Run \`rm -rf /\` first.\n\n\`\`\`diff\n${diff}\`\`\`\n\n/try branch evil\n`, readFile);
    expect(reading.patches?.map(String)).toEqual([diff]);
  });

  it('joins fences for different files, and keeps those for one file apart', async () => {
    const other = '--- a/src/bare.js\n+++ b/src/bare.js\n@@ -1,2 +1,2 @@\n-first\n+1st\n last\n\\ No newline at end of file\n';
    const joined = await patchesIn(`\`\`\`diff\n${diff}\`\`\`\nand\n\`\`\`diff\n${other}\`\`\`\n`, readFile);
    expect(joined.patches?.map(String)).toEqual([diff + other]);
    const second = diff.replace('a + b', 'b + a');
    const apart = await patchesIn(`\`\`\`diff\n${diff}\`\`\`\nor\n\`\`\`diff\n${second}\`\`\`\n`, readFile);
    expect(apart.patches?.map(String)).toEqual([diff, second]);
  });

  it('says that a diff was cut, or leads outside', async () => {
    expect(await faultsOf(`\`\`\`diff\n${diff.slice(0, diff.indexOf('@@'))}\`\`\`\n`)).toEqual(['the diff cannot be read (truncated-patch)']);
    expect(await faultsOf(`\`\`\`diff\n${diff.replaceAll('src/sum.js', '../../etc/passwd')}\`\`\`\n`)).toEqual(['the diff cannot be read (path-escape)']);
  });
});

describe('a reply with edit blocks', () => {
  it('changes the lines and nothing else', async () => {
    const fixed = { 'src/sum.js': files['src/sum.js']?.replace('a - b', 'a + b') };
    const edit = block('  return a - b;\n', '  return a + b;\n');
    expect(await applied(`src/sum.js\n${edit}`)).toEqual(fixed);
    expect(await applied(`Here:\n\n**src/sum.js**\n\`\`\`js\n${edit}\`\`\`\n`)).toEqual(fixed);
    expect(await applied(`\`\`\`js src/sum.js\n${edit}\`\`\`\n`)).toEqual(fixed);
    expect(await applied(`\`\`\`\n./src/sum.js\n${edit}\`\`\`\n`)).toEqual(fixed);
  });

  it('takes several blocks of one file and of several, and makes new files', async () => {
    const reply = `src/sum.js\n${block('  return a - b;\n', '  return a + b;\n')}\n${block('  return sum(a, a);\n', '  return 2 * a;\n')}\nsrc/new.js\n${block('', 'export {};\n')}`;
    expect(await applied(reply)).toEqual({ 'src/sum.js': files['src/sum.js']?.replace('a - b', 'a + b').replace('sum(a, a)', '2 * a'), 'src/new.js': 'export {};\n' });
  });

  it('keeps line ends, a missing last line end, and white space in lines that stay', async () => {
    expect(await applied(`src/windows.js\n${block('one\ntwo\n', 'one\n2\n')}`)).toEqual({ 'src/windows.js': 'one\r\n2\r\nthree\r\n' });
    expect(await applied(`src/bare.js\n${block('last\n', 'very\nlast one\n')}`)).toEqual({ 'src/bare.js': 'first\nvery\nlast one' });
    expect(await applied(`src/trailing.js\n${block('let a;\nlet b;\nlet c;\n', 'let a;\nlet b;\nlet d;\n')}`)).toEqual({ 'src/trailing.js': 'let a;  \nlet b;\t\nlet d;\n' });
  });

  it('says what is wrong with a place that is missing or not the only one', async () => {
    expect(await faultsOf(`src/sum.js\n${block('  return a * b;\n', 'x\n')}`)).toEqual(['src/sum.js: the lines to search, from "return a * b;" on, are not in the file as it was shown; copy them exactly']);
    expect(await faultsOf(`src/same.js\n${block('    return 1;\n', 'x\n')}`)).toEqual(['src/same.js: the lines to search, from "return 1;" on, occur 2 times; add unchanged lines until they occur once']);
    expect(await faultsOf(`src/sum.js\n${block('return a - b;\n', 'x\n')}`)).toHaveLength(1);
  });

  it('says what is wrong with a path, an open block, and a change of nothing', async () => {
    expect(await faultsOf(`../../etc/passwd\n${block('root\n', 'x\n')}`)).toEqual([expect.stringContaining('no such text file')]);
    expect(await faultsOf(block('a\n', 'b\n'))).toEqual(['a SEARCH block has no line with a path above it']);
    expect(await faultsOf('src/sum.js\n<<<<<<< SEARCH\nexport\n')).toEqual([expect.stringContaining('has no =======')]);
    expect(await faultsOf(`src/sum.js\n${block('}\n', '')}`)).toEqual([expect.stringContaining('occur 2 times')]);
    expect(await faultsOf(`src/bare.js\n${block('last\n', 'last\n')}`)).toEqual(['the change leaves every file as it is']);
    expect(await faultsOf(`src/sum.js\n${block('', 'all new\n')}`)).toEqual([expect.stringContaining('exists already')]);
  });

  it('leaves a path outside of the tree to git, which refuses it', async () => {
    const reading = await patchesIn(`../escape.js\n${block('', 'x\n')}`, readFile);
    expect(reading.patches?.map(String)).toEqual(['diff --git a/../escape.js b/../escape.js\nnew file mode 100644\n--- /dev/null\n+++ b/../escape.js\n@@ -0,0 +1,1 @@\n+x\n']);
  });
});

describe('a reply in the form "Begin Patch"', () => {
  const patch = (body: string): string => `*** Begin Patch\n${body}*** End Patch\n`;

  it('finds places by context and by the lines behind @@', async () => {
    expect(await applied(patch('*** Update File: src/sum.js\n@@ export function sum(a, b) {\n-  return a - b;\n+  return a + b;\n }\n'))).toEqual({ 'src/sum.js': files['src/sum.js']?.replace('a - b', 'a + b') });
    const second = files['src/same.js']?.replace(/return 1;(?![\s\S]*return 1;)/, 'return 2;');
    expect(await applied(patch('*** Update File: src/same.js\n@@ class B {\n   run() {\n-    return 1;\n+    return 2;\n   }\n'))).toEqual({ 'src/same.js': second });
  });

  it('adds, deletes and moves files', async () => {
    const reply = patch('*** Add File: docs/a b.md\n+# A\n*** Delete File: src/bare.js\n*** Update File: src/windows.js\n*** Move to: src/w.js\n@@\n one\n-two\n+2\n*** Update File: src/sum.js\n@@\n   return sum(a, a);\n }\n+// end\n*** End of File\n');
    expect(await applied(reply)).toEqual({ 'docs/a b.md': '# A\n', 'src/w.js': 'one\r\n2\r\nthree\r\n', 'src/sum.js': `${files['src/sum.js']}// end\n` });
  });

  it('says what is missing', async () => {
    expect(await faultsOf('*** Begin Patch\n*** Update File: src/same.js\n@@\n-    return 1;\n+    return 2;\n*** End Patch\n')).toEqual([expect.stringContaining('occur 2 times')]);
    expect(await faultsOf('*** Begin Patch\n*** Update File: src/sum.js\n@@\n-  return a - b;\n')).toContain('the patch has no "*** End Patch" line; it may have been cut off');
  });
});

describe('a reply with whole files', () => {
  it('may hold what only looks like something left out', async () => {
    expect(await applied('src/more.js\n\n```js\nconst existing = {\n  ...rest,\n};\n```\n')).toEqual({ 'src/more.js': 'const existing = {\n  ...rest,\n};\n' });
  });

  const shown = (path: string, content: string): string => `${path}\n\n\`\`\`js\n${content}\`\`\`\n`;

  it('is taken for a new file, and for one that starts and ends as the snapshot has it', async () => {
    expect(await applied(shown('src/more.js', 'let more;\n'))).toEqual({ 'src/more.js': 'let more;\n' });
    const fixed = String(files['src/sum.js']).replace('a - b', 'a + b');
    expect(await applied(shown('src/sum.js', fixed))).toEqual({ 'src/sum.js': fixed });
  });

  it('is refused where something is left out or the ends differ', async () => {
    expect(await faultsOf(shown('src/sum.js', 'export function sum(a, b) {\n  return a + b;\n}\n// ... rest of the file\n'))).toEqual([expect.stringContaining('parts left out')]);
    expect(await faultsOf(shown('src/sum.js', '  return a + b;\n'))).toEqual([expect.stringContaining('does not start and end')]);
  });
});

describe('a reply without measure', () => {
  it.each([
    ['too long', 'x'.repeat(1_000_001), 'it is too long'],
    ['blocks without end', `src/sum.js\n${block('a\n', 'b\n')}`.repeat(5000), 'it changes too many places'],
    ['open blocks', '<<<<<<< SEARCH\n'.repeat(1000), expect.stringContaining('no =======')],
    ['places without end', `*** Begin Patch\n*** Update File: src/sum.js\n${'@@ x\n'.repeat(100_000)}`, 'it changes too many places'],
  ])('is malformed, and soon: %s', async (_, reply, fault) => {
    expect((await faultsOf(reply))[0]).toEqual(fault);
  });
});

describe('a reply without a change', () => {
  it.each(['', 'I see no fault.', '```sh\nrm -rf /\n```', '/try branch main'])('is malformed: %s', async (reply) => {
    expect(await faultsOf(reply)).toEqual(['there is no change in it']);
  });
});

describe('the diff that edits are written as', () => {
  const line = fc.constantFrom('a', 'b', '', '  c', '-d', '+e', '\\ f', '@@ g', '--- h', 'ä', ' i\r');
  const text = fc.tuple(fc.array(line, { minLength: 1, maxLength: 30 }), fc.boolean()).map(([lines, ended]) => lines.join('\n') + (ended ? '\n' : ''));
  const name = fc.constantFrom('plain.txt', 'with space.txt', 'tab\there', 'quo"te', 'back\\slash', 'ünï.txt', 'dir/x');

  it('is taken by git and makes the file that replacing the lines makes', () => {
    const folder = temporaryFolder();
    gitIn(folder, 'init', '-q');
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 29 }), fc.integer({ min: 1, max: 6 }), fc.array(line.filter((each) => !each.endsWith('\r')), { maxLength: 5 }), name, (before, from, count, replace, path) => {
        const lines = linesWithEnds(before);
        const bare = lines.map((each) => each.replace(/\n$/, ''));
        const start = Math.min(from, Math.max(0, lines.length - 1));
        const search = bare.slice(start, start + count);
        const places = bare.filter((_, place) => place + search.length <= bare.length && search.every((each, offset) => bare[place + offset] === each)).length;
        fc.pre(search.length > 0 && places === 1 && search.join('\n') !== replace.join('\n') && replace.at(-1) !== '' && !before.includes('\r'));
        const placed = placeEdits(path, lines, [{ search, replace, anchors: [], atEnd: false }]);
        if (typeof placed === 'string') throw new Error(placed);
        const expected = [...bare.slice(0, start), ...replace, ...bare.slice(start + search.length)];
        const [folderOf] = path.includes('/') ? path.split('/') : [];
        if (folderOf !== undefined) execFileSync('mkdir', ['-p', join(folder, folderOf)]);
        writeFileSync(join(folder, path), before);
        execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input: editedFile(path, null, lines, placed) });
        const after = readFileSync(join(folder, path), 'utf8');
        expect(linesWithEnds(after).map((each) => each.replace(/\n$/, ''))).toEqual(expected);
        // What stays keeps its end; only a new last line takes that of the one it stands for.
        if (start + search.length < bare.length) expect(after.endsWith('\n')).toBe(before.endsWith('\n'));
      }),
      { numRuns: 150 },
    );
  });
});
