import * as core from '@actions/core';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../clock.js';
import type { Configuration } from '../../core/configuration.js';
import { candidatesToRun, type Plan, worldsOf } from '../../core/documents/plan.js';
import { SafeDebugError, messageOf } from '../../errors.js';
import type { Host } from '../../github/host.js';
import { resolveCommit } from '../../git/repository.js';
import { answer, refusalAnswers } from '../../requests/answer.js';
import { cancelRuns } from '../../requests/cancel.js';
import { whyUncounted } from '../../requests/guarded-label.js';
import { pinnedHost, readRequest, type Requested, type Where } from '../../requests/plan-request.js';
import { react, writeSticky, type Sticky } from '../../requests/stickies.js';
import { usualPatience } from '../../requests/taken-up.js';
import { proposersFrom } from '../../entries/proposers.js';
import { passedVariables, settingsFrom } from '../../entries/run-request.js';
import { planIntoStore } from '../../steps/over-store.js';
import type { PlanSettings } from '../../steps/plan.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import { planSummary } from '../../studio/github/job-summary.js';
import * as standing from '../../studio/github/answers/standing.js';
import type { RunReference } from '../../studio/github/links.js';
import { mostTries, type RunUse, type StickyMarker } from '../../studio/github/marker.js';
import { planComment } from '../../studio/github/sticky-comment.js';
import { inInputWords } from '../input-words.js';
import * as inputs from '../inputs.js';
import { say, warn } from '../log.js';
import { summarise } from '../summary.js';
import { hostOf, type Surroundings } from '../surroundings.js';
import { storeOptions } from '../artifacts.js';

/** Reads the event, answers it, and leaves a plan for the world jobs. Runs nobody's code. */
export async function plan(surroundings: Surroundings, folder: string): Promise<void> {
  core.setOutput('matrix', '[]');
  const token = inputs.text('token');
  const host = hostOf(surroundings, token);
  const requested = await request(surroundings, host, folder);
  switch (requested.kind) {
    case 'silence':
      return say(`Nothing to do: ${requested.why}.`);
    case 'refused':
      return refuse(requested, surroundings, host);
    case 'conversation':
      return converse(requested, surroundings, host);
    case 'asked':
      return makePlan(requested, surroundings, host, folder);
  }
}

async function request(surroundings: Surroundings, host: Host, folder: string): Promise<Requested> {
  const { repository, serverUrl, run, event } = surroundings;
  const ask = inputs.lines('ask');
  const fetched = join(folder, 'fetched');
  await mkdir(fetched);
  const settings = {
    command: inputs.command(),
    ask: ask.length > 0 ? ask : [inputs.command()],
    pull: inputs.numberOrNull('pull-request'),
    defaultBranch: surroundings.defaultBranch ?? (await host.defaultBranch()),
    repository,
    branchPrefix: inputs.branchPrefix(),
    dailyLimit: inputs.number('daily-limit', 1, mostTries),
    mostCandidates: inputs.mostCandidates(),
    proposers: (configuration: Configuration) => proposersFrom(inputs.proposerValues(), configuration),
    use: useOf(surroundings),
    firstAttempt: run.attempt === 1,
    patience: usualPatience,
  };
  return readRequest(event, settings, { host, source: { url: `${serverUrl}/${repository}`, token: inputs.text('token') }, folder: fetched }, systemClock.now());
}

/** Says why nothing is tried. A fault with nobody to answer, or that is none of the asker's, also fails the job. */
async function refuse({ refusal: found, where, commit }: Pick<Extract<Requested, { kind: 'refused' }>, 'refusal' | 'where' | 'commit'>, surroundings: Surroundings, host: Host): Promise<void> {
  const refusal = found.code === 'unusable' ? { ...found, fault: new SafeDebugError(found.fault.code, inInputWords(found.fault.message), { cause: found.fault }) } : found;
  const fault = refusal.code === 'unusable' ? refusal.fault : null;
  warn(`Not tried: ${fault?.message ?? `${refusal.code}.`}`);
  const answered = answer(host, where, useOf(surroundings), refusalAnswers(refusal, { command: inputs.command(), commit }), 'confused', refusal.code === 'not-authorised' ? { now: systemClock.now() } : null);
  if (fault === null || (fault.code !== 'environment' && where.comment !== null)) return answered;
  await answered.catch((error: unknown) => warn(`The comment could not be answered: ${messageOf(error)}`));
  throw fault;
}

function useOf({ run }: Surroundings): RunUse {
  return { run: run.id, name: inputs.useName() };
}

type Asked = Extract<Requested, { kind: 'asked' }>;

async function makePlan(asked: Asked, surroundings: Surroundings, host: Host, folder: string): Promise<void> {
  const store = new ArtifactStore(await storeOptions(folder));
  const where: Where = { discussion: asked.subject.discussion?.number ?? null, comment: asked.asking.comment === null ? null : { kind: asked.asking.comment.comment.kind, id: asked.asking.comment.comment.id } };
  try {
    const written = await planIntoStore(await planSettings(asked, surroundings), store, systemClock);
    const nothingRuns = written.plan.proposers === null && candidatesToRun(written.plan).length === 0;
    if (!nothingRuns) core.setOutput('matrix', JSON.stringify(written.plan.proposers === null ? worldsOf(written.plan) : ['baseline']));
    core.setOutput('proposers', String(written.plan.proposers !== null));
    core.setOutput('snapshot', written.plan.snapshot.commit);
    core.setOutput('plan-digest', written.planDigest);
    await summarise(planSummary(written.plan));
    if (nothingRuns && where.comment !== null) await react(host, where.comment, 'confused');
    // Last: what broke behind it would leave a comment that says "trying" for good, since no later job runs.
    await tell(written.plan, asked.sticky, surroundings, host);
    for (const problem of asked.collection.problems) say(`Left out: ${problem}.`);
    say(`Planned ${written.plan.candidates.length} candidates for ${written.plan.snapshot.commit}, with ${host.requests()} requests.`);
  } catch (error) {
    if (!(error instanceof SafeDebugError)) throw error;
    await refuse({ refusal: { code: 'unusable', fault: error }, where, commit: asked.subject.commit }, surroundings, host);
  }
}

async function planSettings({ asking, subject, collection, configuration, label }: Asked, { run, repository, serverUrl }: Surroundings): Promise<PlanSettings> {
  const values = inputs.runValues();
  const { commit, tree } = await resolveCommit(collection.repository, subject.commit);
  const base = settingsFrom(values, { repository: collection.repository, commit: { revision: subject.branch, id: commit, tree }, configuration, passed: passedVariables(values), command: 'run' });
  return {
    ...base,
    worlds: inputs.worlds(base.worlds),
    policy: { ...base.policy, ...inputs.promotion(), allowGuarded: label === 'counts' },
    trigger: asking.trigger,
    candidates: { files: [], folders: [], revisions: [], proposed: collection.candidates },
    mostCandidates: inputs.mostCandidates(),
    proposers: collection.proposers,
    run: { id: run.id, attempt: run.attempt, name: inputs.useName() },
    host: pinnedHost(subject, collection.comments, { server: serverUrl, repository, runUrl: run.url, uncountedLabel: whyUncounted(label), pullRequest: inputs.pullRequest() }),
  };
}

async function tell(planned: Plan, sticky: Sticky | null, { run }: Surroundings, host: Host): Promise<void> {
  if (planned.host?.discussion == null) return;
  const context = { run, name: planned.run?.name ?? '', startedAt: planned.createdAt, comment: planned.trigger.comment?.id ?? null, command: inputs.command() };
  const written = await writeSticky(host, planned.host.discussion.number, sticky, (earlier) => planComment(planned, { ...context, earlier }));
  core.setOutput('comment', written?.id ?? '');
}

async function converse({ about, login, where, stickies }: Extract<Requested, { kind: 'conversation' }>, surroundings: Surroundings, host: Host): Promise<void> {
  const { run, serverUrl, repository } = surroundings;
  const use = useOf(surroundings);
  const command = inputs.command();
  const reference = (marker: StickyMarker): RunReference => ({ id: marker.run, attempt: marker.attempt, url: `${serverUrl}/${repository}/actions/runs/${marker.run}` });
  if (about === 'help') return answer(host, where, use, [standing.help({ command, model: inputs.text('model') !== '', agent: inputs.text('agent') !== '' })], 'rocket');
  if (about === 'status') {
    return answer(host, where, use, [standing.status({ command, comments: stickies.toReversed(), reference })], 'rocket');
  }
  const ended = await cancelRuns(host, stickies, { by: login, command, at: systemClock.now(), reference });
  say(`Cancelled ${ended.length} runs, asked by run ${run.id}.`);
  return answer(host, where, use, [standing.cancelled({ command, runs: ended.map(reference) })], 'rocket');
}
