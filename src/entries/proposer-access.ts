import { join } from 'node:path';
import { secretsOf } from '../agents/environment.js';
import type { Proposers } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { evidenceFolder } from '../evidence/reader.js';
import { isVariableName, type PassedVariable } from '../gate/environment.js';
import { fetchThrough } from '../github/proxy.js';
import { Budget } from '../models/budget.js';
import { cleanerFor } from '../models/cleaning.js';
import type { ModelClient } from '../models/client.js';
import { isProvider, parseModelAddress, providerAddress } from '../models/model-name.js';
import { systemPace } from '../models/pace.js';
import { serverClient } from '../models/servers/server-client.js';
import { recordedReplies } from '../models/transcript.js';
import type { AgentAccess } from '../steps/propose-by-agent.js';
import type { ProposerAccess } from '../steps/rounds.js';
import { agentVariables, type ProposerValues } from './proposers.js';

const maxReplyBytes = 4 * 1024 * 1024;
const maxRetries = 3;

/** Secrets and places that asking needs on this machine and no document may hold. */
export interface AccessContext {
  passed: readonly PassedVariable[];
  /** The key of the model's server, or null where it wants none. */
  key: string | null;
  /** Names proxies. */
  environment: NodeJS.ProcessEnv;
}

/** How whom the plan asks can be reached from here. Nothing is sent yet. Throws `usage` or `input`. */
export async function accessTo(proposers: Proposers, values: ProposerValues, { passed, key, environment }: AccessContext): Promise<ProposerAccess> {
  const agentPassed = agentVariables(values);
  const agent = proposers.agent ? { environment: agentPassed, key: agentKey(values, proposers.agent.baseUrl, environment) } : null;
  const settings = proposers.model;
  if (!settings) return { model: null, agent };
  const used = key === null ? null : sendable(key, "The model's key");
  const client = await clientOf(settings, values['replay-model'], used, environment);
  const { budget } = settings;
  const limits = { maxTokens: budget.tokens, maxCostUsd: budget.costUsd, maxMs: budget.seconds === null ? null : budget.seconds * 1000 };
  return {
    agent,
    model: {
      client,
      budget: new Budget(limits, settings.price, () => systemPace.now()),
      limits: { maxOutputTokens: settings.maxOutputTokens, temperature: settings.temperature, timeoutMs: settings.timeoutS * 1000, maxReplyBytes },
      maxRetries,
      cleaner: cleanerFor(secretsOf(passed, { passed: agentPassed, withheld: [used, agent?.key?.key].filter((given) => typeof given === 'string') })),
      pace: systemPace,
    },
  };
}

/** With a recording no server is asked; a gate's log holds times, so a call is also known by its place in the run. */
async function clientOf({ name, baseUrl }: NonNullable<Proposers['model']>, recording: string | undefined, key: string | null, environment: NodeJS.ProcessEnv): Promise<ModelClient> {
  const address = parseModelAddress(name, baseUrl);
  if (recording === undefined) return serverClient(address, key, environment);
  const recorded = await recordedReplies(join(await evidenceFolder(recording), layout.transcripts), 'prompt-or-call');
  if (recorded.provider !== address.provider || recorded.model !== address.model) {
    throw new SafeDebugError('usage', `--replay-model: the recording in ${recording} holds answers of ${recorded.provider}/${recorded.model}, not of ${name}. Name that model with --model.`);
  }
  return recorded;
}

/**
 * A key as a header can hold it (RFC 9110, section 5.5), without the spaces and line ends around it that come with a file. Throws
 * `usage` for one that no request could carry; it is not shown.
 */
function sendable(key: string, what: string): string {
  const trimmed = key.trim();
  if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
  throw new SafeDebugError('usage', `${what} holds a space, a line break or another character that no request can carry. Copy it again.`);
}

/** The key that agents use through a proxy, and where it is good; null for none. Throws `usage`. */
function agentKey(values: ProposerValues, baseUrl: string | null, environment: NodeJS.ProcessEnv): AgentAccess['key'] {
  const [option, text] = values.agentSecret === undefined ? ['--agent-key', values['agent-key']] : ['The agent key', values.agentSecret];
  if (text === undefined) return null;
  const separator = text.indexOf('=');
  const [provider, given] = [text.slice(0, Math.max(0, separator)), text.slice(separator + 1)];
  if (!isProvider(provider) || given === '') throw new SafeDebugError('usage', `${option}: write openai= or anthropic= and then ${values.agentSecret === undefined ? 'the name of the variable that holds the key, such as openai=OPENAI_API_KEY' : 'the key'}.`);
  const key = values.agentSecret === undefined ? environment[given] : given;
  if (!key) throw new SafeDebugError('usage', `--agent-key: ${isVariableName(given) ? `the variable ${given} is not set here. Set it to the key of the agents' provider` : 'what follows the equals sign is no name of a variable. Name the variable that holds the key, such as openai=OPENAI_API_KEY'}.`);
  return { provider, key: sendable(key, "The agents' key"), baseUrl: providerAddress(provider, baseUrl), send: fetchThrough(environment) };
}
