import { runCalledWorkflow } from './called-workflow.js';
import { runJob } from './job.js';
import { runJobs } from './job-graph.js';
import { runLegs } from './job-legs.js';
import type { JobOutcome } from './job-outcome.js';
import type { WorkflowCall } from './workflow-call.js';

/** Runs a workflow: its jobs by their needs, each job's legs, each leg on a machine or as a called workflow. */
export async function runWorkflow(call: WorkflowCall): Promise<JobOutcome> {
  return runJobs(call, (job) =>
    runLegs(job, (leg) => {
      const called = call.tree.calls.get(job.id);
      return called === undefined ? runJob(leg) : runCalledWorkflow(leg, called, runWorkflow);
    }),
  );
}
