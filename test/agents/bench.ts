import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { defaultAgentLimits, type Agent, type AgentLimits, type AgentResult } from '../../src/agents/agent.js';
import { runAgent } from '../../src/agents/run-agent.js';
import { systemClock } from '../../src/clock.js';
import { runRequest } from '../../src/entries/run-request.js';
import { AppliedPatches } from '../../src/patches/applied-patches.js';
import { applyPatch } from '../../src/patches/apply.js';
import type { PatchOutcome } from '../../src/patches/outcome.js';
import { git } from '../../src/git/git.js';
import { newRunId, writePlan } from '../../src/steps/plan.js';
import { openWorkbench, type Workbench } from '../../src/worlds/workbench.js';
import { Workspace } from '../../src/worlds/workspace.js';
import type { RunOptions } from '../support/run.js';
import { temporaryFolder } from '../support/repository.js';

/** A workbench over a repository's HEAD, and what came of the agents that ran on it. */
export interface Bench {
  workbench: Workbench;
  /** Runs one agent; its number is 1 if nothing else is said. `output`: its log without the first line, which is `heading`. */
  run(command: string, options?: { number?: number; variables?: Record<string, string>; limits?: Partial<AgentLimits> }): Promise<AgentResult & { heading: string; output: string }>;
  /** What git makes of a patch on the snapshot. */
  apply(patch: Buffer | null): Promise<PatchOutcome>;
  /** Bytes of a file of a tree; null where there is none. */
  content(tree: string | null, path: string): Promise<Buffer | null>;
}

/** Opens a workbench as a run does, with the isolation that this machine gives. */
export async function openBench(repository: string, options: RunOptions = {}, signal = new AbortController().signal): Promise<Bench> {
  const patch = join(temporaryFolder(), 'x.patch');
  writeFileSync(patch, '--- a/nowhere\n+++ b/nowhere\n@@ -1 +1 @@\n-a\n+b\n');
  const runId = newRunId(systemClock);
  const workspace = await Workspace.open(runId);
  onTestFinished(async () => {
    await workspace.close();
  });
  const { settings, passed, jobs } = await runRequest('run', { gate: 'sh gate.sh', jobs: '2', ...options, repo: repository, candidate: [patch] });
  const planFolder = temporaryFolder();
  const events = { emit: () => undefined };
  const patches = AppliedPatches.reading(settings.repository, workspace.own('scratch'));
  const planned = await writePlan(settings, { runId, workspace, events, clock: systemClock, patches }, planFolder);
  const workbench = await openWorkbench({ ...planned, planFolder, repository: settings.repository, patches, pack: null, begun: null, passed, workspace, events, signal, jobs, reusesSetUps: false, setUpLog: join(temporaryFolder(), 'setup.log'), own: [] });
  const { scratch } = workbench.snapshot;
  const target = temporaryFolder();
  return {
    workbench,
    run: async (command, { number = 1, variables = {}, limits = {} } = {}) => {
      const agent: Agent = { command, passed: Object.entries(variables).map(([name, value]) => ({ name, value })), withheld: [], limits: { ...defaultAgentLimits, timeoutS: 20, ...limits } };
      const result = await runAgent(workbench, agent, 'the task\n', number, target);
      const [heading = '', ...output] = readFileSync(join(target, result.log), 'utf8').split('\n');
      return { ...result, heading, output: output.join('\n') };
    },
    apply: (bytes) => applyPatch(scratch, workbench.plan.snapshot.commit, bytes ?? Buffer.alloc(0)),
    content: async (tree, path) => {
      const blob = await git(scratch.place, ['cat-file', 'blob', `${tree}:${path}`], { accept: 'any' });
      return blob.exitStatus === 0 ? blob.stdout : null;
    },
  };
}
