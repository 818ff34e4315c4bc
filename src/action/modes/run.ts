import * as core from '@actions/core';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../clock.js';
import type { Plan } from '../../core/documents/plan.js';
import { exitStatusOf } from '../../core/exit-status.js';
import { SafeDebugError } from '../../errors.js';
import { claimOutFolder } from '../../evidence/out-folder.js';
import { readPlan } from '../../evidence/reader.js';
import type { Host, IssueComment } from '../../github/host.js';
import type { PreparePromotion } from '../../promotion/order.js';
import { pullRequestPromotion } from '../../promotion/pull-request.js';
import { askingOfWorkflow, type Asking } from '../../requests/asking.js';
import { collect } from '../../requests/collect.js';
import { configurationOf, pinnedHost } from '../../requests/plan-request.js';
import { Refused } from '../../requests/refusal.js';
import { openConversation } from '../../requests/standing.js';
import { subjectOfHead, subjectOfPull, type Subject } from '../../requests/subject.js';
import { runRequest, type RunRequest } from '../../entries/run-request.js';
import type { Examination } from '../../steps/examine.js';
import { run as runAllSteps } from '../../steps/run.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import { pullRequestBody, pullRequestTitle } from '../../studio/github/pull-request.js';
import { plainLine } from '../../studio/terminal/progress-line.js';
import { accountOf } from '../account.js';
import { storeOptions } from '../artifacts.js';
import * as inputs from '../inputs.js';
import { say, warn } from '../log.js';
import { publish } from '../publish.js';
import { hostOf, type Surroundings } from '../surroundings.js';

/** All four steps in this job, over the checkout. With a pull request asked for, only for branches of this repository. */
export async function run(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const pinned = inputs.promotion().promote === 'pull-request' || inputs.lines('ask').length > 0;
  const host = pinned ? hostOf(surroundings, inputs.text('token')) : null;
  const request = await requestOf(surroundings, folder, host);
  const { settings } = request;
  let baseMoved = false;
  const { evidence, digest, out } = await runAllSteps(settings, {
    clock: systemClock,
    signal,
    passed: request.passed,
    jobs: request.jobs,
    claimOut: () => claimOutFolder(settings.out, settings.repository.workTree),
    proposers: request.proposers,
    onLeftover: (folders) => warn(`Could not delete ${folders.join(', ')}.`),
    onEvents: (events) =>
      events.listen((event) => {
        const line = plainLine(event);
        if (line !== null) say(line);
      }),
    openPullRequest: host === null ? null : (plan, examination) => promoter(plan, examination, (moved) => (baseMoved = moved), { host, surroundings, out: settings.out }),
  });
  const { plan } = await readPlan(out);
  const conversation = host === null ? null : await openConversation(host, plan, { run: surroundings.run, command: inputs.text('command') });
  await publish({ evidence, digest, baseMoved, out, host, conversation, store: await storeIfAny(folder), surroundings });
  if (exitStatusOf(evidence) !== 0 && evidence.outcome !== 'already-green') core.setFailed(`No candidate was promoted: ${evidence.outcome}, ${evidence.promotion.why ?? evidence.promotion.reasons.join(', ')}.`);
}

interface Promoting {
  host: Host;
  surroundings: Surroundings;
  out: string;
}

function promoter(plan: Plan, examination: Examination, onBase: (moved: boolean) => void, { host, surroundings, out }: Promoting): PreparePromotion {
  const account = accountOf(plan, examination);
  return async (order) => {
    const patch = await readFile(join(out, order.winner.mutation.file), 'utf8');
    const links = { run: surroundings.run, document: null, folder: null, page: null };
    const words = (baseMoved: boolean): { title: string; body: string } => {
      onBase(baseMoved);
      return { title: pullRequestTitle(account), body: pullRequestBody(account, { patch, links, evidence: null, baseMoved }) };
    };
    return pullRequestPromotion({ host, isolation: examination.environment.isolation, isCancelled: () => Promise.resolve(false), words, warn })(order);
  };
}

/** Settings from the inputs; with a host also what the run is pinned to, and candidates that it was asked for. */
async function requestOf(surroundings: Surroundings, folder: string, host: Host | null): Promise<RunRequest> {
  const values = inputs.runValues();
  const { event, repository } = surroundings;
  const pull = event.kind === 'step' ? event.pull : null;
  if (pull !== null && pull.head.repository !== repository) throw new SafeDebugError('input', 'The pull request comes from a fork, and one job for everything is no place for code of strangers: it may hold a token. Use the reusable workflow, where each world is a job without any right.');
  const request = await runRequest('run', values);
  if (host === null) return request;
  const subject = await subjectOf(surroundings, host);
  if (subject.commit !== request.settings.commit.id) throw new SafeDebugError('input', `The checkout is at ${request.settings.commit.id}, which is not the head of the branch ${subject.branch} (${subject.commit}). Check that out: give actions/checkout the ref \${{ github.event.pull_request.head.sha || github.sha }}.`);
  const asking = askingOfWorkflow(inputs.lines('ask'), inputs.text('command'), 'step', event.kind === 'comment' ? null : event.actor);
  const collection = asking.targets.length === 0 ? null : await collected(asking, subject, surroundings, folder, host);
  const rules = await configurationOf(host, surroundings.defaultBranch ?? (await host.repository()).defaultBranch);
  const { settings } = request;
  return {
    ...request,
    settings: {
      ...settings,
      gate: { ...settings.gate, minTests: rules['min-tests'] },
      policy: { ...settings.policy, ...inputs.promotion(), guarded: rules.guarded, volatile: [...rules.volatile, ...inputs.lines('volatile')], expectedFailures: rules['expected-failures'], compareIgnored: rules['compare-ignored'] },
      trigger: asking.trigger,
      candidates: { ...settings.candidates, proposed: collection?.candidates ?? [] },
      host: pinnedHost(subject, collection?.comments ?? [], { server: surroundings.serverUrl, repository, runUrl: surroundings.run.url, pullRequest: inputs.pullRequest() }),
    },
  };
}

async function subjectOf({ event }: Surroundings, host: Host): Promise<Subject> {
  if (event.kind === 'comment') return subjectOfPull(event.comment.discussion.number, host);
  const pull = event.kind === 'step' ? event.pull : null;
  const subject = pull === null ? (event.head === null ? null : await subjectOfHead(event.head, host)) : await subjectOfPull(pull.number, host);
  if (subject === null) throw new SafeDebugError('input', 'The branch of this run has other commits by now, or is no branch. A pull request would not fit; start the run again on its head.');
  return subject;
}

async function collected(asking: Asking, subject: Subject, { serverUrl, repository }: Surroundings, folder: string, host: Host) {
  const place = join(folder, 'fetched');
  await mkdir(place);
  const recall = async (since: string): Promise<readonly IssueComment[]> => (subject.discussion === null ? [] : (await host.comments(subject.discussion.number, { since })).items);
  return collect(asking, recall, { host, source: { url: `${serverUrl}/${repository}`, token: inputs.text('token') }, folder: place, subject }, { most: inputs.number('max-candidates', 1, 16), proposers: null }).catch((error: unknown) => {
    if (error instanceof Refused) throw new SafeDebugError('input', `What was asked for cannot be tried: ${error.refusal.code}.`);
    throw error;
  });
}

/** Servers without the artifact service keep the evidence in the job alone. */
async function storeIfAny(folder: string): Promise<ArtifactStore | null> {
  if (process.env['ACTIONS_RESULTS_URL']) return new ArtifactStore(await storeOptions(folder));
  warn('This server has no artifact service, so the evidence stays in the folder of this job.');
  return null;
}
