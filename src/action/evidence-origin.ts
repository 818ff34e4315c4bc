import type { Evidence } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import type { Host } from '../github/host.js';
import type { PullRequestMarker } from '../studio/github/marker.js';
import type { Surroundings } from './surroundings.js';

type Run = Awaited<ReturnType<Host['run']>>;

/** A run's workflow file, which some answers name with its branch (REST API, "Workflow runs"). */
const workflowFile = /^\.github\/workflows\/[^/@]+\.ya?ml(?:@.+)?$/;

/** Why a run cannot be the one that made evidence of this repository; null if it can. */
export function runFault(run: Run, marker: PullRequestMarker, { repository }: Surroundings): string | null {
  if (run === null) return `there is no run ${marker.run} in this repository any more`;
  if (run.headRepository?.toLowerCase() !== repository.toLowerCase()) return `run ${marker.run} is of ${run.headRepository ?? 'a fork that is gone'}, not of ${repository}`;
  return workflowFile.test(run.path) ? null : `run ${marker.run} is of ${run.path}, which is no workflow file of this repository`;
}

/** Events of runs that are asked in each way; null: any. */
const startedBy: Readonly<Record<Exclude<Plan['trigger']['kind'], 'comment'>, readonly string[] | null>> = {
  'workflow-run': ['workflow_run'],
  dispatch: ['workflow_dispatch', 'repository_dispatch'],
  step: null,
  'command-line': [],
};

/**
 * Events that can have started the run of a plan; null: any. A comment in a discussion starts workflows of the default branch
 * alone, as a watched workflow does; one on a line starts those of the pull request (GitHub, "Events that trigger workflows"),
 * so neither passes for the other.
 */
function startsOf({ trigger, host }: Plan): readonly string[] | null {
  if (trigger.kind !== 'comment') return startedBy[trigger.kind];
  const asked = host?.comments.find(({ id }) => id === trigger.comment?.id);
  return asked === undefined ? [] : [asked.kind === 'issue' ? 'issue_comment' : 'pull_request_review_comment'];
}

/** What evidence says of where it comes from that GitHub, or the body of the pull request, says differently; null if nothing. */
export function originFault(plan: Plan, { trigger, snapshot, selection }: Evidence, run: Run, marker: PullRequestMarker, { repository, serverUrl }: Surroundings): string | null {
  const { host } = plan;
  if (host?.repository !== repository || snapshot.repository !== repository) return `the evidence is of the repository ${snapshot.repository}`;
  const page = host.runUrl.replace(/\/attempts\/\d+$/, '');
  if (page !== `${serverUrl}/${repository}/actions/runs/${marker.run}` || (plan.run !== null && plan.run.id !== marker.run)) return `the evidence is of the run ${page}`;
  if (snapshot.commit !== marker.snapshot || selection.winner !== marker.candidate) return `the evidence is of candidate ${selection.winner ?? 'none'} on ${snapshot.commit}, not of what the body says`;
  if (trigger.kind !== plan.trigger.kind) return `the evidence says that a ${trigger.kind} asked, but its plan says a ${plan.trigger.kind}`;
  const events = startsOf(plan);
  return events === null || events.includes(run?.event ?? '') ? null : `the evidence says that a ${trigger.kind} asked, but ${run?.event ?? 'nothing'} started the run`;
}
