import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layout } from '../../src/evidence/layout.js';
import { forgetUnfinished } from '../../src/steps/unfinished.js';
import { temporaryFolder } from '../support/repository.js';

function folderWith(...ids: string[]): string {
  const out = temporaryFolder();
  for (const id of ids) mkdirSync(join(out, layout.unfinished, id), { recursive: true });
  return out;
}

test('closed evidence forgets its own run, older ones, and what died in the same second, whatever chance made their ids', async () => {
  const out = folderWith('20260101t000001z-aaaa', '20260101t000002z-bbbb', '20260101t000002z-ffff', '20260101t000003z-0000');
  await forgetUnfinished(out, '20260101t000002z-bbbb');
  expect(readdirSync(join(out, layout.unfinished))).toEqual(['20260101t000003z-0000']);
});

test('with the last run the folder goes too', async () => {
  const out = folderWith('20260101t000002z-bbbb');
  await forgetUnfinished(out, '20260101t000002z-bbbb');
  expect(existsSync(join(out, layout.unfinished))).toBe(false);
});
