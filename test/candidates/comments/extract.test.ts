import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extract } from '../../../src/cli/extract.js';
import { newRepository, type TestRepository } from '../repository.js';

describe('extract', () => {
  let directory: string;
  let repository: TestRepository;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'extract-'));
    repository = await newRepository([{ path: 'a.txt', mode: '100644', content: Buffer.from('one\ntwo\n') }, { path: 'latin.txt', mode: '100644', content: Buffer.from([0xe4, 10]) }]);
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true, force: true });
    await repository.remove();
  });

  const fileWith = (content: string) => {
    const file = join(directory, 'input');
    writeFileSync(file, content);
    return file;
  };
  const run = async (...args: string[]) => {
    let printed = '';
    expect(await extract(args, { stdout: (text) => { printed += text; } })).toBe(0);
    return printed;
  };
  const review = (path: string, line: number | null) => JSON.stringify({
    action: 'created',
    comment: { id: 1, body: '```suggestion\nnew\n```', user: { login: 'd', type: 'User' }, path, line, side: 'RIGHT', commit_id: repository.commit, original_line: line },
    pull_request: { number: 1, head: { sha: repository.commit } },
  });
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted().map((name) => [name, statSync(join(folder, name)).isFile() ? readFileSync(join(folder, name)).toString('base64') : '']);

  it('gives a suggestion with its recorded patch, and leaves the repository as it is', async () => {
    const before = filesIn(repository.directory);
    const answer: unknown = JSON.parse(await run('--event', fileWith(review('a.txt', 2)), '--permission', 'write', '--repo', repository.directory, '--json'));
    expect(answer).toMatchObject({ trigger: false, commands: [], problems: [], candidates: [{ source: 'suggestion', path: 'a.txt', startLine: 2, endLine: 2, replacement: 'new\n', applies: true, flags: [] }] });
    expect(JSON.stringify(answer)).toContain('-two\\n+new\\n');
    expect(filesIn(repository.directory)).toEqual(before);
  });

  it('gives no patch that JSON cannot carry, and says nothing about a tree it does not know', async () => {
    const withTree: unknown = JSON.parse(await run('--event', fileWith(review('latin.txt', 1)), '--permission', 'write', '--repo', repository.directory, '--json'));
    expect(withTree).toMatchObject({ candidates: [{ patch: null, applies: true }] });
    const without: unknown = JSON.parse(await run('--event', fileWith(review('a.txt', 9)), '--permission', 'write', '--json'));
    expect(without).toMatchObject({ problems: [], candidates: [{ patch: null, applies: null, tree: null }] });
  });

  it('describes its answer as text, with nothing of the text unescaped', async () => {
    expect(await run('--reply', fileWith('```diff\n--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+TWO\u202e\n```'), '--repo', repository.directory)).toMatch(/^starts nothing\ncandidate: fence, applies, tree [0-9a-f]{40} \(bidi-controls\)\n$/);
    expect(await run('--event', fileWith(review('a\n.txt', null)), '--permission', 'write')).toBe('starts nothing\nproblems: suggestion-without-position\n');
    expect(await run('--help')).toContain('Usage: safe-debug extract');
  });

  it.each<[string, () => string[]]>([
    ['nothing to read', () => []],
    ['two things to read', () => ['--event', 'a', '--reply', 'b', '--permission', 'write']],
    ['an event without permission', () => ['--event', 'a']],
    ['an unknown permission', () => ['--event', 'a', '--permission', 'owner']],
    ['a permission for a reply', () => ['--reply', 'a', '--permission', 'write']],
    ['a command of two words', () => ['--reply', 'a', '--command', '/try it']],
    ['an unknown option', () => ['--reply', 'a', '--force']],
  ])('refuses %s as bad usage', async (_, args) => {
    await expect(extract(args(), { stdout: () => undefined })).rejects.toMatchObject({ code: 'usage' });
  });

  it.each<[string, () => string[]]>([
    ['a missing file', () => ['--reply', join(directory, 'gone')]],
    ['a folder', () => ['--reply', directory]],
    ['no JSON', () => ['--event', fileWith('{'), '--permission', 'write']],
    ['another event', () => ['--event', fileWith('{"action":"opened","pull_request":{"number":1}}'), '--permission', 'write']],
    ['a path with a NUL', () => ['--event', fileWith(review('a\0b', 1)), '--permission', 'write']],
    ['a folder that is no repository', () => ['--reply', fileWith('x'), '--repo', directory]],
  ])('refuses %s as bad input', async (_, args) => {
    await expect(extract(args(), { stdout: () => undefined })).rejects.toMatchObject({ code: 'input' });
  });
});
