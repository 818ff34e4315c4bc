import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginningOf, endOf, wholeOf } from '../../src/files/file-part.js';

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

test('a whole file is read up to a limit, and nothing without an end is read for ever', async () => {
  expect((await wholeOf(file, 14)).toString()).toBe('one\ntwo\nthree\n');
  await expect(wholeOf(file, 13)).rejects.toThrow('it has more than 13 bytes');
  await expect(wholeOf('/dev/zero', 1_000_000)).rejects.toThrow('it has more than 1000000 bytes');
});
