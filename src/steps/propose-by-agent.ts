import { defaultAgentLimits, type Agent, type AgentResult } from '../agents/agent.js';
import { runAgent } from '../agents/run-agent.js';
import { agentTaskText } from '../agents/task.js';
import { digestOf } from '../core/digest.js';
import type { PassedVariable } from '../gate/environment.js';
import { cleanerFor } from '../models/cleaning.js';
import { defaultPromptLimits } from '../models/prompt/prompt.js';
import type { Additions } from './extend-plan.js';
import { failureOf, type ProposeContext } from './propose.js';

/** What running an agent needs beside the plan. */
export interface AgentAccess {
  /** Variables that agents get beside those of a gate, such as the key of their model. */
  environment: readonly PassedVariable[];
}

/** Runs the plan's agents, each in a world of its own, and takes what they changed as candidates. Null where the plan has none. */
export async function proposeByAgent(context: ProposeContext, access: AgentAccess | null): Promise<Additions | null> {
  const { workbench, target } = context;
  const settings = workbench.plan.proposers?.agent;
  if (!settings || access === null) return null;
  const agent: Agent = { command: settings.command, passed: access.environment, limits: { ...defaultAgentLimits, timeoutS: settings.timeoutS } };
  const clean = cleanerFor([...workbench.passed, ...access.environment].map(({ value }) => value));
  const task = agentTaskText({ facts: await failureOf(context), gate: workbench.plan.gate, limits: agent.limits }, defaultPromptLimits, clean);
  const numbers = Array.from({ length: settings.proposals }, (_, index) => index + 1);
  const results = await Promise.all(numbers.map((number) => runAgent(workbench, agent, task, number, target)));
  return {
    candidates: results.flatMap((result, index) => (result.outcome === 'proposed' ? [agentCandidate(result.patch, index + 1)] : [])),
    calls: [],
    notes: results.flatMap((result, index) => notesOf(result, index + 1)),
  };
}

function agentCandidate(patch: Buffer, number: number): Additions['candidates'][number] {
  return { label: `agent ${number}`, source: { kind: 'agent', author: null, authorId: null, url: null, sha256: digestOf(patch) }, patch, proposal: { round: 1, parent: null, calls: [] } };
}

function notesOf({ outcome, notes, durationMs }: AgentResult, number: number): Additions['notes'][number][] {
  const said = outcome === 'proposed' ? notes : [`ended with ${outcome} after ${Math.round(durationMs / 1000)} s`, ...notes];
  return said.map((text) => ({ calls: [], text: `Agent ${number}: ${text}` }));
}
