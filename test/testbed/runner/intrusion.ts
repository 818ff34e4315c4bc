import type { JobSession } from './job-session.js';
import type { Intrusion } from './services.js';
import type { Token } from './tokens.js';
import { evaluateText, find } from './tokens.js';

/** Lets a hostile test act as code inside the job. */
export async function intrude(session: JobSession, token: Token, moment: 'before' | 'after'): Promise<void> {
  const { leg, machine, record } = session;
  const { scope } = leg.job.call;
  const names = new Set([evaluateText(find(token, 'id'), {}), evaluateText(find(token, 'uses'), {})]);
  const runtime = scope.services.actionEnvironment({ runId: scope.request.run.id, checkRunId: record.checkRunId });
  const intrusion: Intrusion = {
    runId: scope.request.run.id, job: record.path, token: session.token, runtimeToken: runtime['ACTIONS_RUNTIME_TOKEN'] ?? '',
    resultsUrl: runtime['ACTIONS_RESULTS_URL'] ?? '', workspace: machine.workspace, temporary: machine.temporary,
    home: machine.home, env: session.variables({}),
  };
  for (const hook of scope.settings.hooks) {
    const isThisJob = typeof hook.job === 'string' ? hook.job === record.path || hook.job === record.id : hook.job.test(record.path);
    if (hook.moment === moment && isThisJob && names.has(hook.step)) await hook.act(intrusion);
  }
}
