import { appendFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { TooManyBytesError, downloadWithin } from '../../src/store/bounded-download.js';
import { temporaryFolder } from '../support/repository.js';

it('lets a download end, also beside what a cut attempt left', async () => {
  const folder = temporaryFolder();
  appendFileSync(join(folder, 'part'), Buffer.alloc(900));
  const arriving = new Promise<string>((resolve) => {
    setTimeout(() => appendFileSync(join(folder, 'whole'), Buffer.alloc(1000)), 20);
    setTimeout(() => resolve('done'), 250);
  });
  expect(await downloadWithin(arriving, folder, 1000)).toBe('done');
  expect(statSync(join(folder, 'whole')).size).toBe(1000);
});

it('passes a failure on', async () => {
  await expect(downloadWithin(Promise.reject(new Error('gone')), temporaryFolder(), 10)).rejects.toThrow('gone');
});

it('does not mind files that come and go while it looks', async () => {
  const folder = temporaryFolder();
  const changing = setInterval(() => {
    const file = join(folder, 'part');
    appendFileSync(file, 'x');
    renameSync(file, join(folder, 'whole'));
    rmSync(join(folder, 'whole'));
  }, 1);
  const arriving = new Promise<string>((resolve) => void setTimeout(() => resolve('done'), 450));
  expect(await downloadWithin(arriving, folder, 1000)).toBe('done');
  clearInterval(changing);
});

it('gives up once too much is there, cuts away what still comes, and leaves nothing at the end', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.zip');
  const pouring = setInterval(() => appendFileSync(file, Buffer.alloc(10_000)), 5);
  let end: () => void = () => undefined;
  const download = new Promise<void>((resolve) => (end = resolve));
  await expect(downloadWithin(download, folder, 15_000)).rejects.toThrow(TooManyBytesError);
  await vi.waitFor(() => expect(statSync(file).size).toBeLessThan(20_000), { interval: 5 });
  clearInterval(pouring);
  end();
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false));
});
