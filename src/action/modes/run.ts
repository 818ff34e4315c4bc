import * as core from '@actions/core';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../clock.js';
import type { Configuration } from '../../core/configuration.js';
import type { Proposers } from '../../core/documents/plan.js';
import { exitStatusOf } from '../../core/exit-status.js';
import { SafeDebugError } from '../../errors.js';
import { claimOutFolder } from '../../evidence/out-folder.js';
import { readPlan } from '../../evidence/reader.js';
import type { Host, IssueComment, Listing } from '../../github/host.js';
import { pullRequestPromotion } from '../../promotion/pull-request.js';
import { refusalAnswers } from '../../requests/answer.js';
import { askingOfWorkflow, type Asking } from '../../requests/asking.js';
import { collect, type Collection } from '../../requests/collect.js';
import { openConversation } from '../../requests/conversation.js';
import { guardedLabel, whyUncounted } from '../../requests/guarded-label.js';
import type { TriggerEvent } from '../../requests/event.js';
import { configurationOf, pinnedHost } from '../../requests/plan-request.js';
import { Refused } from '../../requests/refusal.js';
import { subjectOfHead, subjectOfPull, type Subject } from '../../requests/subject.js';
import { runRequest, type RunRequest } from '../../entries/run-request.js';
import type { PlanSettings } from '../../steps/plan.js';
import { run as runAllSteps } from '../../steps/run.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import { plainLine } from '../../studio/terminal/progress-line.js';
import { accountOf } from '../account.js';
import { storeOptions } from '../artifacts.js';
import { hideKeys } from '../hide-keys.js';
import * as inputs from '../inputs.js';
import { notice, say, warn } from '../log.js';
import { nothingToTry } from '../nothing-to-try.js';
import { publish } from '../publish.js';
import { pullRequestWords } from '../pull-request-words.js';
import { hostOf, type Surroundings } from '../surroundings.js';

/** All four steps in this job, over the checkout, for branches of this repository. */
export async function run(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const promoting = await openPromoting(surroundings, folder);
  const nothing = await nothingToTry();
  if (nothing !== null) return notice(nothing);
  const { host, request } = promoting;
  hideKeys(request.proposers);
  const { settings } = request;
  const { evidence, digest, placing, out } = await runAllSteps(settings, {
    clock: systemClock,
    signal,
    passed: request.passed,
    jobs: request.jobs,
    claimOut: () => claimOutFolder(settings.out, settings.repository.workTree),
    proposers: request.proposers,
    // The job's folder ends with the job: there is nothing to resume from.
    onUnfinished: () => undefined,
    onLeftover: (folders) => warn(`Could not delete ${folders.join(', ')}.`),
    onEvents: (events) =>
      events.listen((event) => {
        const line = plainLine(event);
        if (line !== null) say(line);
      }),
    openPullRequest: host === null ? null : (plan, examination) =>
      pullRequestPromotion({ host, isolation: examination.environment.isolation, isCancelled: () => Promise.resolve(signal.aborted), words: pullRequestWords(accountOf(plan, examination), surroundings.run), warn }),
  });
  const { plan } = await readPlan(out);
  const conversation = host === null ? null : await openConversation(host, plan, { run: surroundings.run, name: inputs.useName(), command: inputs.command(), comment: null });
  await publish({ evidence, digest, placing, out, host, conversation, store: await storeIfAny(folder), surroundings });
  if (exitStatusOf(evidence) !== 0 && evidence.outcome !== 'already-green') core.setFailed(`No candidate was promoted: ${evidence.outcome}, ${evidence.promotion.why ?? evidence.promotion.reasons.join(', ')}.`);
}

/**
 * Settings from the inputs, with the rules of the default branch. Where a pull request or candidates of GitHub's are asked for
 * also what the run is pinned to, and the host that they need. Without a token nothing is asked of GitHub at all.
 */
async function openPromoting(surroundings: Surroundings, folder: string): Promise<{ request: RunRequest; host: Host | null }> {
  requireOwnCode(surroundings);
  const [token, promotion] = [inputs.text('token'), inputs.promotion()];
  const isPinned = promotion.promote === 'pull-request' || inputs.lines('ask').length > 0;
  if (token === '') {
    if (isPinned) throw new SafeDebugError('usage', 'The inputs "ask" and "promote: pull-request" need the input "token".');
    return { request: await openRequest(null), host: null };
  }
  const host = hostOf(surroundings, token);
  const rules = await configurationOf(host, surroundings.defaultBranch ?? (await host.defaultBranch()));
  const request = await openRequest(rules);
  if (!isPinned) return { request, host: null };
  const { settings } = request;
  return { host, request: { ...request, settings: { ...settings, ...(await pinned({ ...settings, policy: { ...settings.policy, ...promotion } }, surroundings, folder, host)) } } };
}

async function openRequest(rules: Configuration | null): Promise<RunRequest> {
  const request = await runRequest('run', inputs.runValues(), rules);
  const { settings } = request;
  return { ...request, settings: { ...settings, worlds: inputs.worlds(settings.worlds), mostCandidates: inputs.mostCandidates() } };
}

/** One job for everything is no place for code of strangers: it may hold a token. */
function requireOwnCode({ event, repository }: Surroundings): void {
  if (event.kind === 'comment') throw new SafeDebugError('usage', 'The mode "run" takes no comments: it does not ask who wrote them. Use the reusable workflow, which does.');
  if (event.kind === 'workflow-run' && event.head.repository !== repository) throw fromFork('The watched workflow ran for a fork');
  if (event.kind === 'step' && event.pull !== null && event.pull.head.repository !== repository) throw fromFork('The pull request comes from a fork');
}

function fromFork(what: string): SafeDebugError {
  return new SafeDebugError('input', `${what}, and one job for everything is no place for code of strangers: it may hold a token. Use the reusable workflow, where each world is a job without any right.`);
}

/** What the run is pinned to on GitHub, with the candidates that it was asked for. */
async function pinned(settings: PlanSettings, surroundings: Surroundings, folder: string, host: Host): Promise<Pick<PlanSettings, 'policy' | 'trigger' | 'candidates' | 'proposers' | 'host'>> {
  const { event, repository } = surroundings;
  const subject = await subjectOf(event, host);
  if (subject.fork !== null) throw fromFork(`The branch is in the fork ${subject.fork}`);
  if (subject.commit !== settings.commit.id) throw new SafeDebugError('input', `The checkout is at ${settings.commit.id}, which is not the head of the branch ${subject.branch} (${subject.commit}). Check that out: give actions/checkout the ref \${{ github.event.pull_request.head.sha || github.sha }}.`);
  const asking = askingOfWorkflow(inputs.lines('ask'), inputs.command(), 'step', event.kind === 'comment' ? null : event.actor);
  const collection = asking.targets.length === 0 ? null : await collected(asking, { subject, proposers: settings.proposers }, surroundings, folder, host);
  const label = await guardedLabel(subject.discussion, null, host);
  return {
    policy: { ...settings.policy, allowGuarded: label === 'counts' },
    trigger: asking.trigger,
    candidates: { ...settings.candidates, proposed: collection?.candidates ?? [] },
    proposers: withAsked(settings.proposers, collection?.proposers ?? null),
    host: pinnedHost(subject, collection?.comments ?? [], { server: surroundings.serverUrl, repository, runUrl: surroundings.run.url, uncountedLabel: whyUncounted(label), pullRequest: inputs.pullRequest() }),
  };
}

/** Of a model and an agent that are set up, one that is asked by a command is asked for as many proposals as that says. */
function withAsked(settled: Proposers | null, asked: Proposers | null): Proposers | null {
  return settled === null ? null : { ...settled, model: asked?.model ?? settled.model, agent: asked?.agent ?? settled.agent };
}

async function subjectOf(event: TriggerEvent, host: Host): Promise<Subject> {
  const head = event.kind === 'comment' ? null : event.head;
  const pull = event.kind === 'step' ? event.pull : null;
  if (pull !== null) return subjectOfPull(pull.number, host);
  if (head === null) throw new SafeDebugError('input', 'This run is of a tag or another ref that is no branch, and a pull request needs a branch to go to. Start it on the branch whose tests fail.');
  const subject = await subjectOfHead(head, host);
  if (subject === null) throw new SafeDebugError('input', `The branch ${head.branch} has other commits by now. A pull request would not fit; start the run again on its head.`);
  return subject;
}

async function collected(asking: Asking, { subject, proposers }: { subject: Subject; proposers: Proposers | null }, { serverUrl, repository }: Surroundings, folder: string, host: Host): Promise<Collection> {
  const place = join(folder, 'fetched');
  await mkdir(place);
  const recall = async (since: string): Promise<Listing<IssueComment>> => (subject.discussion === null ? { items: [], cut: false } : host.comments(subject.discussion.number, { since }));
  return collect(asking, recall, { host, source: { url: `${serverUrl}/${repository}`, token: inputs.text('token') }, folder: place, subject }, { most: inputs.mostCandidates(), proposers }).catch((error: unknown) => {
    if (error instanceof Refused) throw new SafeDebugError('input', `What was asked for cannot be tried. ${refusalAnswers(error.refusal, { command: inputs.command(), commit: subject.commit }).join(' ')}`, { cause: error });
    throw error;
  });
}

/** Servers without the artifact service keep the evidence in the job alone. */
async function storeIfAny(folder: string): Promise<ArtifactStore | null> {
  if (process.env['ACTIONS_RESULTS_URL']) return new ArtifactStore(await storeOptions(folder));
  warn('This server has no artifact service, so the evidence stays in the folder of this job.');
  return null;
}
