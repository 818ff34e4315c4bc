import { chmod, mkdir } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startArtifactService } from './artifacts/start.js';
import { Deliveries } from './bed/deliveries.js';
import { publishProject } from './bed/project.js';
import { RepositoryFiles } from './bed/repository-files.js';
import { servicesOf } from './bed/services.js';
import type { Bed, BedOptions } from './bed/types.js';
import { startGitHub } from './github/start.js';
import { ConcurrencyGroups } from './runner/concurrency.js';
import { EnvironmentReviews } from './runner/environment-reviews.js';
import { waitsOnGitHub } from './runner/processes.js';
import type { Hook, RunnerSettings } from './runner/services.js';
import { Slots } from './runner/slots.js';

const standInFolder = join(import.meta.dirname, 'stubs');

/** Opens a GitHub, its artifact service and its runners on this machine. Close it when the test ends. */
export async function openBed(options: BedOptions): Promise<Bed> {
  const [repositories, machines, actions, scratch] = await folders(options.root);
  const artifacts = await startArtifactService({ latencyMs: 0 });
  const github = await startGitHub({ root: repositories, latencyMs: options.latencyMs ?? 0, artifacts });
  const files = new RepositoryFiles(github, standIns(options), actions);
  const hooks: Hook[] = [];
  const reviews = new EnvironmentReviews();
  const slots = new Slots(options.parallel ?? 2);
  const groups = new Map<string, ConcurrencyGroups>();
  const services = servicesOf(github, artifacts, files, (runId) => repositoryOf(deliveries, runId));
  const settings: RunnerSettings = {
    root: machines, node: process.execPath, secrets: options.secrets ?? {}, variables: options.variables ?? {}, hooks,
    processWaits: options.processWaits ?? waitsOnGitHub,
    needsReview: (repository, environment) => (github.repository(repository).environments.get(environment)?.reviewers ?? []).length > 0,
  };
  const deliveries: Deliveries = new Deliveries(
    github, files,
    (repository, runSettings) => {
      const own = groups.get(repository) ?? new ConcurrencyGroups();
      groups.set(repository, own);
      return { services, settings: runSettings, machines: slots, groups: own, reviews };
    },
    settings,
  );
  github.onEvent((event) => {
    if (isCausedByJob(event)) deliveries.followJob(event);
  });
  github.onCancel((registered) => {
    const run = deliveries.runs.findLast((one) => one.id === registered.id);
    if (run !== undefined) deliveries.cancel(run);
  });
  return {
    github, artifacts, runs: deliveries.runs, unreadable: deliveries.unreadable,
    start: (event) => deliveries.start(event),
    deliver: async (event) => {
      const runs = await deliveries.start(event);
      await deliveries.idle();
      return runs;
    },
    idle: () => deliveries.idle(),
    until,
    cancel: (run) => deliveries.cancel(run),
    rerun: (run) => deliveries.rerun(run),
    approve: (run) => {
      if (run.status !== 'action_required') throw new Error(`Run ${run.id} is ${run.status}, not held for approval.`);
      deliveries.begin(run);
    },
    approveEnvironment: (run, environment) => reviews.decide(run.id, environment, true),
    rejectEnvironment: (run, environment) => reviews.decide(run.id, environment, false),
    during: (job, moment, step, act) => {
      const hook: Hook = { job, moment, step, act };
      hooks.push(hook);
      return () => void hooks.splice(hooks.indexOf(hook), 1);
    },
    publishProject: () => publishProject(github, scratch),
    close: async () => {
      for (const run of deliveries.runs) deliveries.cancel(run);
      try {
        await deliveries.idle();
      } finally {
        await github.close();
        await artifacts.close();
      }
    },
  };
}

async function folders(root: string): Promise<[string, string, string, string]> {
  // Gates may run as another user, who has to reach the folders of a job.
  await chmod(root, 0o755);
  const own = ['repositories', 'machines', 'actions', 'scratch'].map((name) => join(root, name));
  for (const folder of own) await mkdir(folder, { recursive: true, mode: 0o755 });
  return [own[0] ?? root, own[1] ?? root, own[2] ?? root, own[3] ?? root];
}

/** Stand-ins of `stubs/OWNER/NAME`, and those of the options. */
function standIns(options: BedOptions): Map<string, string> {
  const found = readdirSync(standInFolder).flatMap((owner) =>
    readdirSync(join(standInFolder, owner)).map((name): [string, string] => [`${owner}/${name}`, join(standInFolder, owner, name)]),
  );
  return new Map([...found, ...Object.entries(options.actions ?? {})].map(([name, folder]) => [name.toLowerCase(), folder]));
}

/** Jobs act as github-actions[bot]; what people do is delivered by the test. */
function isCausedByJob(event: { readonly name: string; readonly payload: { readonly sender: { readonly [key: string]: unknown } } }): boolean {
  return event.payload.sender['login'] === 'github-actions[bot]' && event.name !== 'workflow_run';
}

function repositoryOf(deliveries: Deliveries, runId: number): string {
  const run = deliveries.runs.find((one) => one.id === runId);
  if (run === undefined) throw new Error(`There is no run ${runId}.`);
  return run.repository;
}

async function until(condition: () => boolean, what: string, withinMs = 20_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain until ${what}.`);
    await pause(10);
  }
}
