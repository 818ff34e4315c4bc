import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimOutFolder } from '../../src/evidence/out-folder.js';
import { temporaryFolder } from '../support/repository.js';

test('a folder with a run in it that is just taking it is not taken for somebody else\'s', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.lock-1.5'), '# Evid');
  const claimed = await claimOutFolder(folder, null);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toMatch(/^# Evidence of safe-debug.*\n\*\n$/);
  await claimed.release();
});

test('the mark that is there already is not written again, so that nobody at the same moment sees a part of it', async () => {
  const folder = temporaryFolder();
  const first = await claimOutFolder(folder, null);
  writeFileSync(join(folder, 'kept'), '');
  await first.release();
  const mark = join(folder, '.gitignore');
  const before = statSync(mark, { bigint: true });
  const second = await claimOutFolder(folder, null);
  const after = statSync(mark, { bigint: true });
  expect([after.ino, after.mtimeNs, after.ctimeNs]).toEqual([before.ino, before.mtimeNs, before.ctimeNs]);
  await second.release();
  expect(readdirSync(folder).toSorted()).toEqual(['.gitignore', 'kept']);
});

test('a folder with a file of somebody else, or with another .gitignore, is refused, and nothing in it is changed', async () => {
  for (const name of ['notes.txt', '.gitignore']) {
    const folder = temporaryFolder();
    writeFileSync(join(folder, name), 'mine\n');
    await expect(claimOutFolder(folder, null)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining(`holds "${name}" and is not a folder of evidence`) });
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('mine\n');
  }
});
