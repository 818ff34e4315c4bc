import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock.js';
import { runRequest, type RunValues } from '../../src/entries/run-request.js';
import { AppliedPatches } from '../../src/patches/applied-patches.js';
import { SameUserLauncher } from '../../src/processes/launcher.js';
import { newRunId, writePlan } from '../../src/steps/plan.js';
import { CopyStrategy } from '../../src/worlds/copy-strategy.js';
import { applySetUp } from '../../src/worlds/set-ups/apply.js';
import { restoreSnapshot, type Snapshot } from '../../src/worlds/snapshot.js';
import type { World, WorldSource, WorldStrategy } from '../../src/worlds/strategy.js';
import { Workspace } from '../../src/worlds/workspace.js';
import { temporaryFolder } from '../support/repository.js';

const isolation = { requested: 'copy', used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'test' } as const;

/** Worlds as copies whose commands run as we do. */
const copies = (workspace: Workspace): WorldStrategy => new CopyStrategy(workspace, isolation, new SameUserLauncher([]));

/** What a restored snapshot has beside a set-up: further options, variables, and a folder for results of set-ups. */
interface RestoreOptions {
  values?: Omit<RunValues, 'repo' | 'gate' | 'candidate'>;
  cache?: string;
  signal?: AbortSignal;
}

/** Restores the snapshot of a repository's HEAD, with what `setUp` makes of it. */
export async function restore(
  repository: string,
  strategyIn: (workspace: Workspace) => WorldStrategy | Promise<WorldStrategy> = copies,
  setUp: ((world: World) => void) | null = null,
  { values, cache, signal = new AbortController().signal }: RestoreOptions = {},
): Promise<{ snapshot: Snapshot; worlds: WorldSource; workspace: Workspace }> {
  const candidate = join(temporaryFolder(), 'x.patch');
  writeFileSync(candidate, '--- a/nowhere\n+++ b/nowhere\n@@ -1 +1 @@\n-a\n+b\n');
  const runId = newRunId(systemClock);
  const workspace = await Workspace.open(runId);
  onTestFinished(async () => {
    await workspace.close();
  });
  const { settings, passed } = await runRequest('run', { gate: 'true', repo: repository, candidate: [candidate], ...(setUp === null ? {} : { setup: 'set-up of the test' }), ...values });
  const patches = AppliedPatches.reading(settings.repository, workspace.own('scratch'));
  const { plan } = await writePlan(settings, { runId, workspace, events: { emit: () => undefined }, clock: systemClock, patches }, temporaryFolder());
  const strategy = Promise.resolve(strategyIn(workspace));
  const snapshot = await restoreSnapshot({
    commit: plan.snapshot.commit,
    carry: plan.worlds.carry,
    repository: settings.repository,
    pack: null,
    workspace,
    restored: null,
    patches,
    strategy,
    setUp: setUp === null ? null : (plain) => applySetUp({ ...plain, plan, passed, workspace, cache: cache === undefined ? null : { folder: cache, fault: null }, signal, command: plan.worlds.setup ?? '', setUp: (world) => Promise.resolve(setUp(world)) }),
  });
  return { snapshot, worlds: snapshot.worlds, workspace };
}
