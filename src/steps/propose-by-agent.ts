import { defaultAgentLimits, type Agent, type AgentResult } from '../agents/agent.js';
import { secretsOf } from '../agents/environment.js';
import { openKeyProxy, type AgentKey, type KeyProxy } from '../agents/key-proxy.js';
import { runAgent } from '../agents/run-agent.js';
import { agentTaskText } from '../agents/task.js';
import { digestOf } from '../core/digest.js';
import type { Fetch } from '../github/transport.js';
import type { PassedVariable } from '../gate/environment.js';
import { cleanerFor } from '../models/cleaning.js';
import { defaultPromptLimits } from '../models/prompt/prompt.js';
import type { Additions } from './extend-plan.js';
import { failureOf, type ProposeContext } from './propose.js';

/** What running an agent needs beside the plan. */
export interface AgentAccess {
  /** Variables that agents get beside those of a gate, such as the key of their model. */
  environment: readonly PassedVariable[];
  /** A key that they use through a proxy and never see, and how requests leave here; null for none. */
  key: (AgentKey & { send: Fetch }) | null;
}

/** Runs the plan's agents, each in a world of its own, and takes what they changed as candidates. Null where the plan has none. */
export async function proposeByAgent(context: ProposeContext, access: AgentAccess | null): Promise<Additions | null> {
  const settings = context.workbench.plan.proposers?.agent;
  if (!settings || access === null) return null;
  const proxy = access.key === null ? null : await openKeyProxy(access.key, access.key.send);
  try {
    const passed = [...access.environment, ...(proxy?.variables ?? [])];
    const withheld = access.key === null ? [] : [access.key.key];
    const found = await runAgents({ command: settings.command, passed, withheld, limits: { ...defaultAgentLimits, timeoutS: settings.timeoutS } }, settings.proposals, context);
    return { ...found, notes: [...found.notes, ...proxyNotes(proxy, access.key)] };
  } finally {
    await proxy?.close();
  }
}

async function runAgents(agent: Agent, count: number, context: ProposeContext): Promise<Additions> {
  const { workbench, target } = context;
  const clean = cleanerFor(secretsOf(workbench.passed, agent));
  const task = agentTaskText({ facts: await failureOf(context), gate: workbench.plan.gate, limits: agent.limits }, defaultPromptLimits, clean);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const running = numbers.map((number) => runAgent(workbench, agent, task, number, target));
  // None goes on after a failure of another.
  await Promise.allSettled(running);
  const results = await Promise.all(running);
  return {
    candidates: results.flatMap((result, index) => (result.outcome === 'proposed' ? [agentCandidate(result.patch, index + 1)] : [])),
    calls: [],
    notes: results.flatMap((result, index) => notesOf(result, index + 1)),
  };
}

/** What can be told of calls that agents made themselves: how many, and nothing of what they cost. */
function proxyNotes(proxy: KeyProxy | null, key: AgentKey | null): Additions['notes'][number][] {
  if (proxy === null || key === null) return [];
  const requests = proxy.requests();
  return [{ calls: [], text: `The agents made ${requests} request${requests === 1 ? '' : 's'} to ${key.baseUrl.host} through the proxy that holds their key; what these cost is not known.` }];
}

function agentCandidate(patch: Buffer, number: number): Additions['candidates'][number] {
  return { label: `agent ${number}`, source: { kind: 'agent', author: null, authorId: null, url: null, sha256: digestOf(patch) }, patch, proposal: { round: 1, parent: null, calls: [] } };
}

function notesOf({ outcome, notes, durationMs }: AgentResult, number: number): Additions['notes'][number][] {
  const said = outcome === 'proposed' ? notes : [`ended with ${outcome} after ${Math.round(durationMs / 1000)} s`, ...notes];
  return said.map((text) => ({ calls: [], text: `Agent ${number}: ${text}` }));
}
