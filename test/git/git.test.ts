import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, gitLine } from '../../src/git/git.js';
import { gitIn, repositoryWith, temporaryFolder } from '../support/repository.js';

describe('git', () => {
  test('runs nothing that the configuration of a repository names', async () => {
    const repository = repositoryWith({ 'a.txt': 'a\n' });
    const [mark, program] = [join(temporaryFolder(), 'ran'), join(temporaryFolder(), 'program')];
    writeFileSync(program, `#!/bin/sh\ntouch '${mark}'\n`);
    chmodSync(program, 0o755);
    for (const [name, value] of [['log.showSignature', 'true'], ['gpg.program', program], ['core.fsmonitor', program], ['core.pager', program], ['diff.external', program]] as const) gitIn(repository, 'config', name, value);
    const tree = gitIn(repository, 'rev-parse', 'HEAD^{tree}');
    const signed = `tree ${tree}\nauthor a <a@example.invalid> 1 +0000\ncommitter a <a@example.invalid> 1 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\nsigned\n`;
    const commit = await gitLine({ directory: repository }, ['hash-object', '-t', 'commit', '-w', '--stdin'], { input: signed });
    expect(await gitLine({ directory: repository }, ['show', '--no-patch', '--format=%s', commit])).toBe('signed');
    await git({ directory: repository }, ['status', '--porcelain']);
    expect(existsSync(mark)).toBe(false);
  });

  test('is ended when it prints more than is taken', async () => {
    const repository = repositoryWith({ 'a.txt': 'a'.repeat(5000) });
    await expect(git({ directory: repository }, ['cat-file', 'blob', 'HEAD:a.txt'], { most: 4999 })).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('gave more than 4999 bytes') });
    expect((await git({ directory: repository }, ['cat-file', 'blob', 'HEAD:a.txt'], { most: 5000 })).stdout).toHaveLength(5000);
  });
});
