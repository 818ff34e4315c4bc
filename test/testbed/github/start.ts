import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emit } from './acts/events.js';
import { personOf } from './people/person.js';
import { allHandlers } from './routes/all.js';
import { ApiServer } from './server/api-server.js';
import { GitServer, isGitRequest } from './server/git-server.js';
import { Journal } from './server/journal.js';
import type { WorkflowJob, WorkflowRun } from './state/model.js';
import { createRepository } from './state/new-repository.js';
import { Site } from './state/site.js';
import type { Caller, GitHub, GitHubOptions, NewWorkflowRun } from './types.js';
import { runView } from './views/runs.js';

const loopback = '127.0.0.1';

/** Starts a GitHub on a free port of this machine; `close` ends it. Its users are `github`, `github-actions[bot]`, and those added. */
export async function startGitHub(options: GitHubOptions): Promise<GitHub> {
  await mkdir(options.root, { recursive: true });
  const site = new Site(options);
  const journal = new Journal();
  site.addUser('github', 'User', 9919);
  const actionsBot = site.addUser('github-actions[bot]', 'Bot', 41898282);
  const api = new ApiServer(site, allHandlers, journal, options.latencyMs ?? 0);
  const git = new GitServer(site, journal);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${loopback}`);
    const served = isGitRequest(pathname) ? git.serve(request, response) : api.serve(request, response);
    served.catch((fault: unknown) => {
      journal.violation(`${request.method ?? ''} ${pathname}: ${String(fault)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, loopback, resolve); });
  const { port } = server.address() as AddressInfo;
  site.url = `http://${loopback}:${port}`;
  site.serverUrl = `http://github.localhost:${port}`;

  const token = (prefix: string, caller: Caller): string => {
    const text = `${prefix}_${randomBytes(18).toString('hex')}`;
    site.tokens.set(text, caller);
    return text;
  };
  return {
    url: site.url,
    serverUrl: site.serverUrl,
    port,
    requests: journal.requests,
    get violations() { return journal.violations; },
    events: site.events,
    addUser: (login, { type } = {}) => site.addUser(login, type),
    renameUser: (login, newLogin) => { site.user(login).login = newLogin; },
    addRepository: (fullName, repository = {}) => createRepository(site, fullName, repository),
    repository: (fullName) => site.repository(fullName),
    addCollaborator: (repository, login, role) => { site.repository(repository).collaborators.set(site.user(login).id, role); },
    removeCollaborator: (repository, login) => { site.repository(repository).collaborators.delete(site.user(login).id); },
    changeSettings: (repository, settings) => { Object.assign(site.repository(repository).settings, settings); },
    protectBranch: (repository, branch) => { site.repository(repository).protectedBranches.add(branch); },
    addEnvironment: (repository, name, { reviewers = [] } = {}) => {
      const environment = { id: site.nextId(), name, reviewers: reviewers.map((login) => site.user(login)), createdAt: site.now() };
      site.repository(repository).environments.set(name, environment);
      return environment;
    },
    addToken: (login) => token('ghp', { kind: 'user', user: site.user(login) }),
    mintJobToken: (repository, permissions, job = '') => token('ghs', { kind: 'job', user: actionsBot, repository, permissions, job }),
    revokeToken: (text) => { site.tokens.delete(text); },
    as: (login) => personOf(site, site.user(login)),
    addWorkflowRun: (repository, run) => addWorkflowRun(site, repository, run),
    addWorkflowJob: (repository, runId, job) => addWorkflowJob(site, repository, runId, job),
    workflowRunEvent: async (fullName, runId, action) => {
      const repository = site.repository(fullName);
      const run = runOf(site, fullName, runId);
      const workflow = { name: run.name, path: run.path };
      // sent by GitHub itself, for the run's actor: it does start workflows (docs.github.com, `workflow_run`)
      return emit(site, repository, { kind: 'user', user: run.actor }, 'workflow_run', { action, workflow, workflow_run: await runView(site, repository, run) });
    },
    onCancel: (listener) => { site.cancelListeners.add(listener); },
    onEvent: (listener) => {
      site.eventListeners.add(listener);
      return () => { site.eventListeners.delete(listener); };
    },
    intercept: (interceptor) => journal.intercept(interceptor),
    advanceClock: (seconds) => site.advanceClock(seconds),
    git: (repository, ...args) => site.git(site.repository(repository)).text(args),
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

function runOf(site: Site, repository: string, id: number): WorkflowRun {
  const run = site.repository(repository).runs.get(id);
  if (run === undefined) throw new Error(`${repository} has no workflow run ${id}.`);
  return run;
}

function addWorkflowRun(site: Site, fullName: string, run: NewWorkflowRun): WorkflowRun {
  const repository = site.repository(fullName);
  const same = [...repository.runs.values()].filter((each) => each.path === run.path);
  const now = site.now();
  const added: WorkflowRun = {
    id: run.id ?? site.nextId(), workflowId: same[0]?.workflowId ?? site.nextId(), name: run.name, path: run.path, event: run.event,
    headSha: run.headSha, headBranch: run.headBranch, headRepository: site.repository(run.headRepository ?? fullName),
    displayTitle: run.displayTitle ?? run.name, actor: site.user(run.actor), runNumber: same.length + 1, attempt: 1,
    status: 'queued', conclusion: null, createdAt: now, updatedAt: now, jobs: [],
  };
  repository.runs.set(added.id, added);
  return added;
}

function addWorkflowJob(site: Site, repository: string, runId: number, { name, id }: { readonly name: string; readonly id?: number }): WorkflowJob {
  const now = site.now();
  const job: WorkflowJob = { id: id ?? site.nextId(), name, status: 'queued', conclusion: null, createdAt: now, startedAt: now, completedAt: null };
  runOf(site, repository, runId).jobs.push(job);
  return job;
}
