import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply } from '../../src/cli/apply.js';
import { git, gitLine } from '../../src/git/git.js';

const patch = '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-alpha\n+ALPHA\n beta\n';

describe('the command apply', () => {
  let folder: string;
  let repository: string;
  let patchFile: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apply-command-'));
    repository = join(folder, 'repository');
    patchFile = join(folder, 'change.patch');
    await git({ directory: folder }, ['init', '--quiet', repository]);
    await writeFile(join(repository, 'a.txt'), 'alpha\nbeta\n');
    await git({ directory: repository }, ['add', '--all']);
    await git({ directory: repository }, ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid', 'commit', '--quiet', '-m', 'base']);
    await writeFile(patchFile, patch);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function run(...args: string[]): Promise<{ status: number; text: string }> {
    let text = '';
    const status = await apply(args, { stdout: (more) => (text += more) });
    return { status, text };
  }

  async function everyFile(): Promise<Map<string, string>> {
    const files = (await readdir(repository, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    return new Map(await Promise.all(files.map(async (entry) => [join(entry.parentPath, entry.name), (await readFile(join(entry.parentPath, entry.name))).toString('base64')] as const)));
  }

  it('answers with the tree and what is touched, and leaves the repository as it is', async () => {
    const before = await everyFile();
    const { status, text } = await run(patchFile, '--repo', repository, '--commit', 'HEAD', '--json');
    expect(status).toBe(0);
    expect(await everyFile()).toEqual(before);
    await writeFile(join(repository, 'a.txt'), 'ALPHA\nbeta\n');
    await git({ directory: repository }, ['add', 'a.txt']);
    const tree = await gitLine({ directory: repository }, ['write-tree']);
    expect(JSON.parse(text)).toEqual({ outcome: 'applied', reason: null, tree, flags: [], message: null, touched: [{ path: 'a.txt', change: 'M', oldMode: '100644', newMode: '100644' }] });
  });

  it('answers with status 0 for a patch that is refused, and says how to mend it', async () => {
    await writeFile(patchFile, patch.replace('-alpha', '-omega'));
    const { status, text } = await run(patchFile, '--repo', repository, '--commit', 'HEAD');
    expect(status).toBe(0);
    expect(text).toContain('rejected (context-mismatch)');
    expect(text).toContain('Make the patch again');
  });

  it('shows what cannot be seen in a name as an escape', async () => {
    await writeFile(patchFile, '--- /dev/null\n+++ b/code\u202egpj.js\n@@ -0,0 +1 @@\n+x\n');
    expect((await run(patchFile, '--repo', repository)).text).toContain('  A "code\\u202egpj.js"\n');
    await writeFile(patchFile, patch);
  });

  it('leaves nothing in the temporary directory', async () => {
    const scratches = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('safe-debug-apply-'));
    const before = await scratches();
    await run(patchFile, '--repo', repository, '--json');
    expect((await scratches()).filter((name) => !before.includes(name))).toEqual([]);
  });

  it('explains itself', async () => {
    expect((await run('--help')).text).toContain('Usage: safe-debug apply PATCH');
  });

  it.each<[string, string, string[]]>([
    ['no patch', 'usage', []],
    ['two patches', 'usage', ['a', 'b']],
    ['an unknown option', 'usage', ['a', '--fuzz']],
    ['a patch that is not there', 'input', ['gone.patch']],
  ])('refuses %s as %s', async (_, code, args) => {
    await expect(run(...args)).rejects.toMatchObject({ code });
  });

  it('refuses a commit or a repository that is not there as input', async () => {
    await expect(run(patchFile, '--repo', repository, '--commit', 'gone')).rejects.toMatchObject({ code: 'input' });
    await expect(run(patchFile, '--repo', join(folder, 'gone'))).rejects.toMatchObject({ code: 'input' });
  });
});
