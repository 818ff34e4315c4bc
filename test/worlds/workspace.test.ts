import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.js';
import { newRunId } from '../../src/steps/plan.js';
import { Workspace } from '../../src/worlds/workspace.js';

test('the last process of a run that closes its folder removes it', async () => {
  const workspace = await Workspace.open(newRunId(systemClock));
  writeFileSync(join(workspace.own('x')), '');
  expect(await workspace.close()).toEqual([]);
  expect(existsSync(workspace.directory)).toBe(false);
});

test('a process that works in the folder of a run keeps it from being removed', async () => {
  const workspace = await Workspace.open(newRunId(systemClock));
  const other = spawn('sleep', ['60']);
  const file = join(workspace.directory, 'owners', `${other.pid}.json`);
  writeFileSync(file, JSON.stringify({ pid: other.pid, startTime: null }));
  expect(await workspace.close()).toEqual([]);
  expect(existsSync(file)).toBe(true);
  other.kill();
  const again = await Workspace.open(workspace.directory.split('/').at(-1) ?? '');
  expect(await again.close()).toEqual([]);
});

test('whoever opens a folder while it is being closed has a whole one afterwards', async () => {
  const runId = newRunId(systemClock);
  for (let round = 0; round < 25; round++) {
    const closing = (await Workspace.open(runId)).close();
    const opened = await Workspace.open(runId);
    await closing;
    writeFileSync(join(opened.own('x')), '');
    expect(readdirSync(join(opened.directory, 'owners'))).toHaveLength(1);
    await opened.close();
  }
});

test('a folder is kept until the work in it has ended, also work that fails', async () => {
  const workspace = await Workspace.open(newRunId(systemClock));
  let end: () => void = () => undefined;
  const work = workspace.keepFor(new Promise<void>((_, reject) => (end = () => reject(new Error('no space')))));
  const seen: string[] = [];
  const told = work.catch((error: unknown) => void seen.push(String(error), `folder ${existsSync(workspace.directory)}`));
  const closing = workspace.close().then(() => void seen.push('closed'));
  end();
  await Promise.all([told, closing]);
  expect(seen).toEqual(['Error: no space', 'folder true', 'closed']);
  expect(existsSync(workspace.directory)).toBe(false);
});
