import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.js';
import { runRequest } from '../../src/entries/run-request.js';
import { newRunId } from '../../src/steps/plan.js';
import { foldersToHide } from '../../src/worlds/hidden-folders.js';
import { Workspace } from '../../src/worlds/workspace.js';
import { failingRepository } from '../support/run.js';
import { temporaryFolder } from '../support/repository.js';

test('an evidence folder that is made later is hidden where it will be, links on the way resolved', async () => {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, 'disk'));
  symlinkSync('disk', join(folder, 'link'));
  const workspace = await Workspace.open(newRunId(systemClock));
  onTestFinished(async () => void (await workspace.close()));
  const { settings } = await runRequest('run', { gate: 'true', repo: failingRepository(), candidate: ['x.patch'] });
  const hiddenFor = (own: string): string[] => foldersToHide({ plan: settings, passed: [], repository: settings.repository, workspace, own: [own] }).folders;
  expect(hiddenFor(join(folder, 'link/evidence/of-today'))).toContain(join(folder, 'disk/evidence/of-today'));
  mkdirSync(join(folder, 'disk/evidence/of-today'), { recursive: true });
  expect(hiddenFor(join(folder, 'link/evidence/of-today'))).toContain(join(folder, 'disk/evidence/of-today'));
});
