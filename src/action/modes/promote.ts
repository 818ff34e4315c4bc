import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../clock.js';
import { digestOf } from '../../core/digest.js';
import type { Plan } from '../../core/documents/plan.js';
import { SafeDebugError } from '../../errors.js';
import { EventLog } from '../../evidence/event-log.js';
import { layout } from '../../evidence/layout.js';
import { claimOutFolder } from '../../evidence/out-folder.js';
import { readEvents, readPlan } from '../../evidence/reader.js';
import { fetchCommits } from '../../git/fetch.js';
import { pullRequestPromotion } from '../../promotion/pull-request.js';
import { openConversation } from '../../requests/standing.js';
import { readExamination, type Examination } from '../../steps/examine.js';
import { promote as promoteStep } from '../../steps/promote.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import { pullRequestBody, pullRequestTitle } from '../../studio/github/pull-request.js';
import { Workspace } from '../../worlds/workspace.js';
import { accountOf } from '../account.js';
import { storeOptions } from '../artifacts.js';
import { giveUp, readFault } from '../give-up.js';
import * as inputs from '../inputs.js';
import { say, warn } from '../log.js';
import { publish } from '../publish.js';
import { hostOf, type Surroundings } from '../surroundings.js';

/**
 * The second step of a promotion: decides about what the first one examined, opens the pull request or says why not,
 * closes the evidence, uploads it, and answers. It reads nothing that a world job wrote but what was examined.
 */
export async function promote(surroundings: Surroundings, folder: string): Promise<void> {
  const out = await claimOutFolder(inputs.text('out') || '.safe-debug', null);
  try {
    const host = hostOf(surroundings, inputs.text('token'));
    const fault = await readFault(out.path);
    if (fault !== null) return await giveUp(host, surroundings, fault);
    const plan = await examinedPlan(out.path);
    const examination = await readExamination(out.path);
    const conversation = await openConversation(host, plan, { run: surroundings.run, command: inputs.text('command') });
    const account = accountOf(plan, examination);
    await conversation.table(account);
    const workspace = await Workspace.open(plan.id);
    try {
      const repository = await fetchCommits({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: inputs.text('token'), directory: join(folder, 'snapshot'), commits: [plan.snapshot.commit] });
      const events = await resumedEvents(out.path);
      const patch = await winningPatch(examination, plan, out.path);
      const links = { run: surroundings.run, document: null, folder: null, page: null };
      let baseMoved = false;
      const openPullRequest = pullRequestPromotion({
        host,
        isolation: examination.environment.isolation,
        isCancelled: () => conversation.isCancelled(),
        words: (moved) => {
          baseMoved = moved;
          return { title: pullRequestTitle(account), body: pullRequestBody(account, { patch, links, evidence: null, baseMoved }) };
        },
        warn,
      });
      const { evidence, digest } = await promoteStep(plan, examination, { workspace, events, clock: systemClock, out: out.path, repository, openPullRequest });
      events.close();
      await publish({ evidence, digest, baseMoved, out: out.path, host, conversation, store: new ArtifactStore(await storeOptions(folder)), surroundings });
      say(`${evidence.outcome}, ${evidence.promotion.decision}${evidence.promotion.reasons.length > 0 ? ` (${evidence.promotion.reasons.join(', ')})` : ''}; ${host.requests()} requests.`);
    } finally {
      await workspace.close();
    }
  } finally {
    await out.release();
  }
}

/** The plan in the evidence folder, which must be the one that the plan job told. */
async function examinedPlan(out: string): Promise<Plan> {
  const { bytes, plan } = await readPlan(out);
  const [actual, told] = [digestOf(bytes), inputs.digest('plan-digest')];
  if (actual !== told) throw new SafeDebugError('evidence', `What was examined belongs to another plan: its digest is ${actual}, not ${told}. Nothing was promoted.`);
  return plan;
}

/** The log goes on where the first step left it. */
async function resumedEvents(out: string): Promise<EventLog> {
  const events = new EventLog(systemClock);
  for (const event of await readEvents(out)) events.append(event);
  events.open(join(out, layout.events));
  return events;
}

async function winningPatch({ derivation }: Examination, plan: Plan, out: string): Promise<string> {
  const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
  return winner === undefined ? '' : (await readFile(join(out, winner.mutation.file))).toString('utf8');
}
