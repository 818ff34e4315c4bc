import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { digestOf, type Digest } from '../../../src/core/digest.js';
import { thisProcess } from '../../../src/processes/process-table.js';
import { KeptResults } from '../../../src/worlds/set-ups/kept-results.js';
import { temporaryFolder } from '../../support/repository.js';

const empty = digestOf('');
const described = { run: 'a-run', at: '2026-01-01T00:00:00.000Z', prepared: empty, home: empty, temporary: empty, modes: empty };
const mebibyte = 1024 ** 2;
const uninterrupted = new AbortController().signal;

const [one, two, three] = ['1', '2', '3'].map((text) => digestOf(text)) as [Digest, Digest, Digest];
const nameOf = (key: Digest): string => key.slice('sha256:'.length);

/** A folder with one file of about a mebibyte. */
function result(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), Buffer.alloc(mebibyte, 1));
  return folder;
}

const keep = (results: KeptResults, key: Digest) => results.keep(key, result(), () => described, uninterrupted);

/** Says when a result was used last, in hours ago. */
function usedBefore(folder: string, key: Digest, hours: number): void {
  const at = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(folder, nameOf(key), 'result.json'), at, at);
}

test('of kept results the ones that were used longest ago go when there is no room, and the sizes are told', async () => {
  const folder = temporaryFolder();
  const results = await KeptResults.open(folder, 2.5 * mebibyte);
  for (const key of [one, two]) expect(await keep(results, key)).toMatchObject({ bytes: expect.closeTo(mebibyte, -5) });
  for (const [key, hours] of [[one, 2], [two, 1]] as const) usedBefore(folder, key, hours);
  expect(await results.copyTo(join(temporaryFolder(), 'copy'), one, uninterrupted)).toMatchObject(described);
  expect(await keep(results, three)).toMatchObject({ all: expect.closeTo(2 * mebibyte, -5) });
  expect(await results.bytes()).toBeCloseTo(2 * mebibyte, -5);
  expect(readdirSync(folder).toSorted()).toEqual([one, three].map(nameOf).toSorted());
});

test('a result that takes more than all may is not kept, and takes no place from others', async () => {
  const folder = temporaryFolder();
  await keep(await KeptResults.open(folder), one);
  expect(await keep(await KeptResults.open(folder, mebibyte / 2), two)).toBe('it takes more than all results together may');
  expect(readdirSync(folder)).toEqual([nameOf(one)]);
});

test('what cannot be read goes before everything else', async () => {
  const folder = temporaryFolder();
  const results = await KeptResults.open(folder, 2.5 * mebibyte);
  for (const key of [one, two]) await keep(results, key);
  writeFileSync(join(folder, nameOf(two), 'result.json'), '');
  await keep(results, three);
  expect(readdirSync(folder).toSorted()).toEqual([one, three].map(nameOf).toSorted());
});

test('what a process left that is gone is removed, and what one that lives is writing stays', async () => {
  const folder = temporaryFolder();
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const { pid, startTime } = thisProcess();
  const [left, written] = [`of-${dead}-1-0123456789ab`, `of-${pid}-${startTime ?? 'unknown'}-0123456789ab`];
  for (const name of [left, written, 'something-else']) mkdirSync(join(folder, name, 'root'), { recursive: true });
  await KeptResults.open(folder);
  expect(readdirSync(folder).toSorted()).toEqual([written, 'something-else'].toSorted());
});

test('a result that cannot be written leaves nothing', async () => {
  const folder = temporaryFolder();
  const results = await KeptResults.open(folder);
  await expect(results.keep(one, join(folder, 'no-such-folder'), () => described, uninterrupted)).rejects.toThrow('could not be copied');
  expect(readdirSync(folder)).toEqual([]);
});

test('an interruption ends the copy of a result and leaves nothing of it', async () => {
  const [large, folder] = [temporaryFolder(), temporaryFolder()];
  for (let number = 0; number < 10_000; number += 1) writeFileSync(join(large, `file-${number}`), '');
  const results = await KeptResults.open(folder);
  const interruption = new AbortController();
  let descriptions = 0;
  const keeping = results.keep(one, large, () => `${(descriptions += 1)}`, interruption.signal);
  // From here on the copy has begun.
  while (!readdirSync(folder).some((half) => existsSync(join(folder, half, 'root')))) await nextTurn();
  interruption.abort();
  await expect(keeping).rejects.toMatchObject({ code: 'interrupted' });
  expect([descriptions, readdirSync(folder)]).toEqual([0, []]);
});

test('nobody else may enter what is kept', async () => {
  const folder = temporaryFolder();
  await keep(await KeptResults.open(folder), one);
  expect(statSync(join(folder, nameOf(one))).mode & 0o777).toBe(0o700);
  expect(existsSync(join(folder, nameOf(one), 'root/file'))).toBe(true);
});
