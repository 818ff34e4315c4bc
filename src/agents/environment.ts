import type { GateDefinition } from '../core/documents/common.js';
import { gateEnvironment, parsePassedVariable, type PassedVariable } from '../gate/environment.js';
import { secretsAmong } from '../gate/gate-log.js';
import type { WorldFolders } from '../worlds/strategy.js';
import type { Agent } from './agent.js';

/** A value of this length without a space is taken for a key, whatever its variable is called. */
const shortestUnnamedKey = 20;

/** Reads `--agent-env NAME` and `--agent-env NAME=VALUE`. Throws `usage` for the same names as `--env`. */
export function parseAgentVariable(text: string, own: NodeJS.ProcessEnv): PassedVariable {
  return parsePassedVariable(text, own, '--agent-env');
}

/** Path of the file that holds an agent's task: in its world, outside of its tree. */
export function taskFileIn(world: WorldFolders): string {
  return `${world.root}/task.md`;
}

/**
 * The whole environment of an agent: that of a gate, what is passed to this agent alone, the path of its task
 * (`SAFE_DEBUG_TASK`) and its number (`SAFE_DEBUG_AGENT`, from 1), by which agents with the same command can differ.
 */
export function agentEnvironment(world: WorldFolders, home: GateDefinition['home'], passed: readonly PassedVariable[], agent: Agent, number: number): Record<string, string> {
  return { ...gateEnvironment(world, home, [...passed, ...agent.passed]), SAFE_DEBUG_TASK: taskFileIn(world), SAFE_DEBUG_AGENT: String(number) };
}

/** Values that neither log nor patch may hold: those of variables named like secrets, and of the agent's own all that may be keys, and what it is not to have. */
export function secretsOf(passed: readonly PassedVariable[], agent: Pick<Agent, 'passed' | 'withheld'>): string[] {
  const unnamed = agent.passed.map(({ value }) => value).filter((value) => value.length >= shortestUnnamedKey && !/\s/.test(value));
  return [...new Set([...secretsAmong([...passed, ...agent.passed]), ...unnamed, ...agent.withheld])];
}
