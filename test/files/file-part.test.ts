import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginningOf, endOf } from '../../src/files/file-part.js';

const folder = mkdtempSync(join(tmpdir(), 'file-part-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'log');
writeFileSync(file, 'one\ntwo\nthree\n');

test.each([
  [beginningOf, 3, 'one'],
  [beginningOf, 100, 'one\ntwo\nthree\n'],
  [endOf, 6, 'three\n'],
  [endOf, 100, 'one\ntwo\nthree\n'],
])('%o reads at most so many bytes (%i)', async (part, bytes, text) => {
  expect(await part(file, bytes)).toBe(text);
});

test('a file that is not there has no text, one that cannot be read is an error', async () => {
  expect(await beginningOf(join(folder, 'none'), 10)).toBe('');
  expect(await endOf(join(folder, 'none'), 10)).toBe('');
  await expect(endOf(folder, 10)).rejects.toThrow('EISDIR');
});
