import { join } from 'node:path';
import { z } from 'zod';
import { folderBeside } from '../../core/store-names.js';
import { SafeDebugError } from '../../errors.js';
import { demand, type Check } from '../../evidence/verifier.js';
import { readEvidence, readPlan } from '../../evidence/reader.js';
import { unzip } from '../../files/unzip.js';
import { fetchCommits } from '../../git/fetch.js';
import type { Host, Pull } from '../../github/host.js';
import { verify as verifyStep } from '../../steps/verify.js';
import { verifySummary } from '../../studio/github/job-summary.js';
import { readPullRequestMarker, type PullRequestMarker } from '../../studio/github/marker.js';
import { originFault, runFault } from '../evidence-origin.js';
import * as inputs from '../inputs.js';
import { say } from '../log.js';
import { summarise } from '../summary.js';
import { hostOf, type Surroundings } from '../surroundings.js';

const largestEvidenceBytes = 1024 * 1024 * 1024;

const numberSchema = z.object({ pull_request: z.object({ number: z.int() }) });

/**
 * Checks a pull request of the bot's against its evidence: a bot opened it, the artifact is of a run of this repository and
 * has the digest in the body, the evidence holds by itself and against the repository, and the head is the very commit it
 * was promoted as. Anything else is a failure, never "neutral". Pull requests that neither come from the bot's branches nor
 * say that they are the bot's are none of its business.
 */
export async function verify(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const host = hostOf(surroundings, inputs.text('token'));
  const number = inputs.numberOrNull('pull-request') ?? pullNumber(surroundings.payload);
  const pull = await host.pull(number);
  if (pull === null) throw new SafeDebugError('input', `There is no pull request ${number}.`);
  const prefix = inputs.branchPrefix();
  const branch = { prefix, isOurs: !pull.head.isFork && pull.head.ref.startsWith(prefix) };
  // What only looks like the bot's, in other letters or in a fork, must not pass for it.
  const looksOurs = pull.head.ref.toLowerCase().startsWith(prefix.toLowerCase());
  if (!looksOurs && readPullRequestMarker(pull.body) === null) return say(`Pull request ${number} is not one of the bot's: nothing to verify.`);
  const checks: Check[] = [];
  const fault = await check(pull, branch, { host, surroundings, folder, signal }, checks).then(
    () => null,
    (error: unknown) => {
      if (error instanceof SafeDebugError) return error;
      throw error;
    },
  );
  for (const { name, holds, detail } of checks) say(`${holds ? 'ok ' : 'NOT'} ${name}: ${detail}`);
  await summarise(verifySummary(checks, fault?.message ?? null));
  if (fault !== null) throw fault;
}

interface Context {
  host: Host;
  surroundings: Surroundings;
  folder: string;
  signal: AbortSignal;
}

async function check(pull: Pull, branch: { prefix: string; isOurs: boolean }, { host, surroundings, folder, signal }: Context, checks: Check[]): Promise<void> {
  demand(checks, 'branch', branch.isOurs ? null : `it looks like one of the bot's, but the branch ${pull.head.ref} is not one of this repository that begins with ${branch.prefix}: if it is, give the input branch-prefix as the workflow that opened it has it`, pull.head.ref);
  demand(checks, 'author', pull.author?.isBot === true ? null : `${pull.author?.login ?? 'a deleted account'} opened it, which is no bot`, pull.author?.login ?? '');
  const marker = readPullRequestMarker(pull.body);
  const digest = marker?.evidence ?? null;
  demand(checks, 'body', marker === null || digest === null ? 'the body of the pull request does not name its evidence any more: it was edited, or the run did not come to its end' : null, `names the evidence ${digest}`);
  if (marker === null || digest === null) return;
  const evidenceFolder = await fetchEvidence(marker, host, surroundings, folder, checks);
  await verifyHead(pull, evidenceFolder, host, checks);
  const { target } = (await readPlan(evidenceFolder)).plan.host ?? { target: null };
  demand(checks, 'base', pull.base.ref === target?.branch ? null : `it goes to ${pull.base.ref}, but what was proven goes to ${target?.branch ?? 'no branch'}`, pull.base.ref);
  const { promotion, snapshot } = (await readEvidence(evidenceFolder)).evidence;
  const repository = join(folder, 'repository');
  await fetchCommits({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: inputs.text('token'), directory: repository, commits: [snapshot.commit, ...(promotion.commit === null ? [] : [promotion.commit])] });
  await verifyStep({ folder: evidenceFolder, expect: digest, repository, rerun: false, passed: [], jobs: 1, signal }, checks);
}

/** The whole evidence, of a run of this repository that it says it is of. */
async function fetchEvidence(marker: PullRequestMarker, host: Host, surroundings: Surroundings, folder: string, checks: Check[]): Promise<string> {
  const run = await host.run(Number(marker.run));
  demand(checks, 'run', runFault(run, marker, surroundings), `run ${marker.run} of ${run?.path ?? ''}, started by ${run?.event ?? ''}`);
  const artifacts = (await host.artifactsOfRun(Number(marker.run))).items;
  const document = artifacts.find(({ id }) => id === marker.artifact);
  const name = document === undefined ? null : folderBeside(document.name);
  demand(checks, 'document', name === null ? `run ${marker.run} has no evidence under the id ${marker.artifact} any more` : null, document?.name ?? '');
  const [artifact, ...others] = artifacts.filter((item) => item.name === name);
  demand(checks, 'artifact', artifact === undefined || others.length > 0 ? `run ${marker.run} does not have exactly one artifact ${name}` : null, name ?? '');
  const zip = join(folder, 'evidence.zip');
  const downloaded = artifact === undefined ? null : await host.downloadArtifact(artifact.id, zip, largestEvidenceBytes);
  demand(checks, 'download', downloaded === null ? `the artifact ${name} is expired: start the run again to get fresh evidence` : null, `${downloaded?.bytes ?? 0} bytes`);
  const target = join(folder, 'evidence');
  await unzip(zip, target);
  const [{ plan }, { evidence }] = [await readPlan(target), await readEvidence(target)];
  demand(checks, 'origin', originFault(plan, evidence, run, marker, surroundings), `of run ${marker.run}, asked by ${evidence.trigger.kind}`);
  return target;
}

/** The head must be the promoted commit itself; anything pushed on top was never tried. */
async function verifyHead(pull: Pull, folder: string, host: Host, checks: Check[]): Promise<void> {
  const { promotion, snapshot } = (await readEvidence(folder)).evidence;
  const claimed = promotion.pullRequest;
  demand(checks, 'pull request', claimed?.number === pull.number ? null : `the evidence is of pull request ${claimed?.number ?? 'none'}`, `number ${pull.number}`);
  demand(checks, 'head', claimed?.head === pull.head.sha ? null : `the head is ${pull.head.sha}, not the promoted commit ${claimed?.head}: something was pushed after the evidence`, pull.head.sha);
  const commit = await host.commit(pull.head.sha);
  demand(checks, 'tree of the head', commit?.tree === claimed?.tree && commit?.parents.join() === snapshot.commit ? null : `the head has the tree ${commit?.tree}, not ${claimed?.tree} on the snapshot ${snapshot.commit}`, claimed?.tree ?? '');
}

function pullNumber(payload: unknown): number {
  const read = numberSchema.safeParse(payload);
  if (read.success) return read.data.pull_request.number;
  throw new SafeDebugError('usage', 'The mode "verify" is for pull requests: start it by pull_request_target, or give the input "pull-request".');
}
