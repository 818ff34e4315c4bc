import { join } from 'node:path';
import { systemClock } from '../../clock.js';
import { digestOf } from '../../core/digest.js';
import type { Plan } from '../../core/documents/plan.js';
import { SafeDebugError, messageOf } from '../../errors.js';
import { EventLog } from '../../evidence/event-log.js';
import { layout } from '../../evidence/layout.js';
import { claimOutFolder } from '../../evidence/out-folder.js';
import { readEvents, readPlan } from '../../evidence/reader.js';
import { fetchCommits } from '../../git/fetch.js';
import type { Host } from '../../github/host.js';
import { pullRequestPromotion } from '../../promotion/pull-request.js';
import { openConversation, type Conversation } from '../../requests/conversation.js';
import { readExamination, type Examination } from '../../steps/examine.js';
import { promote as promoteStep, type Promoted } from '../../steps/promote.js';
import { ArtifactStore } from '../../store/artifact-store.js';
import { Workspace } from '../../worlds/workspace.js';
import { accountOf } from '../account.js';
import { storeOptions } from '../artifacts.js';
import { giveUp, readFault } from '../give-up.js';
import * as inputs from '../inputs.js';
import { say, warn } from '../log.js';
import { publish } from '../publish.js';
import { pullRequestWords } from '../pull-request-words.js';
import { hostOf, type Surroundings } from '../surroundings.js';

/**
 * The second step of a promotion: decides about what the first one examined, opens the pull request or says why not,
 * closes the evidence, uploads it, and answers. It reads nothing that a world job wrote but what was examined.
 */
export async function promote(surroundings: Surroundings, folder: string, signal: AbortSignal): Promise<void> {
  const out = await claimOutFolder(inputs.text('out') || '.safe-debug', null);
  try {
    const host = hostOf(surroundings, inputs.text('token'));
    const examined = await readExamined(out.path);
    if ('fault' in examined) return await giveUp(host, surroundings, examined.fault);
    const conversation = await openConversation(host, examined.plan, { run: surroundings.run, name: inputs.useName(), command: inputs.command(), comment: inputs.numberOrNull('comment') });
    await promoteExamined({ ...examined, out: out.path, folder, host, conversation, surroundings, signal });
  } finally {
    await out.release();
  }
}

interface Examined {
  plan: Plan;
  examination: Examination;
}

/** What the first step left, or why it is not there: it may have been killed before it could leave that either. */
async function readExamined(out: string): Promise<Examined | { fault: string }> {
  try {
    const fault = await readFault(out);
    return fault === null ? { plan: await examinedPlan(out), examination: await readExamination(out) } : { fault };
  } catch (error) {
    if (error instanceof SafeDebugError && error.code !== 'usage') return { fault: error.message };
    throw error;
  }
}

/** The plan in the evidence folder, which must be the one that the plan job told. */
async function examinedPlan(out: string): Promise<Plan> {
  const { bytes, plan } = await readPlan(out);
  const [actual, told] = [digestOf(bytes), inputs.digest('plan-digest')];
  if (actual !== told) throw new SafeDebugError('evidence', `What was examined belongs to another plan: its digest is ${actual}, not ${told}. Nothing was promoted.`);
  return plan;
}

interface Promoting extends Examined {
  /** The evidence folder. */
  out: string;
  /** For what is fetched. */
  folder: string;
  host: Host;
  conversation: Conversation;
  surroundings: Surroundings;
  signal: AbortSignal;
}

/** Promotes and publishes. What breaks on the way is told in the discussion too: else its comment would say "under way" for good. */
async function promoteExamined(promoting: Promoting): Promise<void> {
  const { out, folder, host, conversation, surroundings } = promoting;
  let promoted: Promoted | null = null;
  try {
    await conversation.table(accountOf(promoting.plan, promoting.examination));
    promoted = await decide(promoting);
    const { evidence } = promoted;
    await publish({ ...promoted, out, host, conversation, store: new ArtifactStore(await storeOptions(folder)), surroundings });
    say(`${evidence.outcome}, ${evidence.promotion.decision}${evidence.promotion.reasons.length > 0 ? ` (${evidence.promotion.reasons.join(', ')})` : ''}; ${host.requests()} requests.`);
  } catch (error) {
    const breakage = { step: 'promote', message: messageOf(error), pullRequest: promoted?.evidence.promotion.pullRequest ?? null };
    await conversation.failed(breakage).catch((unsaid: unknown) => warn(`That this broke could not be told in the discussion: ${messageOf(unsaid)}`));
    throw error;
  }
}

async function decide({ plan, examination, out, folder, host, conversation, surroundings, signal }: Promoting): Promise<Promoted> {
  const workspace = await Workspace.open(plan.id);
  try {
    const repository = await fetchCommits({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: inputs.text('token'), directory: join(folder, 'snapshot'), commits: [plan.snapshot.commit] });
    const events = await resumedEvents(out);
    const openPullRequest = pullRequestPromotion({
      host,
      isolation: examination.environment.isolation,
      isCancelled: async () => signal.aborted || (await conversation.isCancelled()),
      words: pullRequestWords(accountOf(plan, examination), surroundings.run),
      warn,
    });
    const promoted = await promoteStep(plan, examination, { workspace, events, clock: systemClock, out, repository, openPullRequest });
    events.close();
    return promoted;
  } finally {
    await workspace.close();
  }
}

/** The log goes on where the first step left it. */
async function resumedEvents(out: string): Promise<EventLog> {
  const events = new EventLog(systemClock);
  for (const event of await readEvents(out)) events.append(event);
  events.open(join(out, layout.events));
  return events;
}
