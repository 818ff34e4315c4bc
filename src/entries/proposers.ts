import { join } from 'node:path';
import type { Configuration } from '../core/configuration.js';
import type { Proposers } from '../core/documents/plan.js';
import { priceOf } from '../core/prices.js';
import { SafeDebugError } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { evidenceFolder } from '../evidence/reader.js';
import { parseAgentVariable } from '../agents/environment.js';
import type { PassedVariable } from '../gate/environment.js';
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
import { wholeNumber } from './checks.js';

/** What a user said about models and agents, as text. */
export interface ProposerValues {
  model?: string | undefined;
  'model-base-url'?: string | undefined;
  proposals?: string | undefined;
  temperature?: string | undefined;
  'max-tokens'?: string | undefined;
  'max-cost'?: string | undefined;
  'max-time'?: string | undefined;
  rounds?: string | undefined;
  'replay-model'?: string | undefined;
  agent?: string | undefined;
  'agent-env'?: string[] | undefined;
  'agent-timeout'?: string | undefined;
  /** `PROVIDER=NAME`: the variable with a key that agents use through a proxy. */
  'agent-key'?: string | undefined;
  'agent-base-url'?: string | undefined;
  /** `PROVIDER=KEY`: that key itself, where it comes another way. */
  agentSecret?: string | undefined;
}

const usualProposals = { model: '3', agent: '1' };
const maxOutputTokens = 16_000;
const callTimeoutS = 300;
const maxReplyBytes = 4 * 1024 * 1024;
const maxRetries = 3;

/** Who is asked for proposals, as the plan records it; null for nobody. Throws `usage`. */
export function proposersFrom(values: ProposerValues, { prices }: Configuration): Proposers | null {
  const { model, agent } = values;
  if (model === undefined && agent === undefined) {
    const stray = (['model-base-url', 'temperature', 'max-tokens', 'max-cost', 'max-time', 'replay-model', 'agent-timeout', 'agent-key', 'agent-base-url'] as const).find((name) => values[name] !== undefined);
    if (stray !== undefined) throw new SafeDebugError('usage', `--${stray} is about proposals, but nobody is asked for any. Add --model PROVIDER/ID or --agent CMD.`);
    return null;
  }
  if (values['agent-base-url'] !== undefined) providerAddress('openai', values['agent-base-url']);
  const address = model === undefined ? null : parseModelAddress(model, values['model-base-url'] ?? null);
  return {
    model:
      model === undefined || address === null
        ? null
        : {
            name: model,
            baseUrl: values['model-base-url'] ?? null,
            proposals: wholeNumber('proposals', values.proposals ?? usualProposals.model, 1, 16),
            temperature: temperatureOf(values.temperature),
            maxOutputTokens,
            timeoutS: callTimeoutS,
            price: priceOf(address.provider, address.model, prices),
            budget: { tokens: optionalNumber('max-tokens', values['max-tokens']), costUsd: dollarsOf(values['max-cost']), seconds: optionalNumber('max-time', values['max-time']) },
          },
    agent:
      agent === undefined
        ? null
        : {
            command: agent,
            proposals: wholeNumber('proposals', values.proposals ?? usualProposals.agent, 1, 16),
            timeoutS: wholeNumber('agent-timeout', values['agent-timeout'] ?? '1800', 1, 86_400),
            environment: agentVariables(values).map(({ name }) => name),
            baseUrl: values['agent-base-url'] ?? null,
          },
    rounds: wholeNumber('rounds', values.rounds ?? '1', 1, 10),
  };
}

/** Secrets and places that asking needs on this machine and no document may hold. */
export interface AccessContext {
  passed: readonly PassedVariable[];
  /** The key of the model's server, or null where it wants none. */
  key: string | null;
  /** Names proxies. */
  environment: NodeJS.ProcessEnv;
}

/** How whom the plan asks can be reached from here. Nothing is sent yet. Throws `usage` or `input`. */
export async function proposerAccess(proposers: Proposers | null, values: ProposerValues, { passed, key, environment }: AccessContext): Promise<ProposerAccess> {
  const agentPassed = agentVariables(values);
  const agent = proposers?.agent ? { environment: agentPassed, key: agentKey(values, proposers.agent.baseUrl, environment) } : null;
  const settings = proposers?.model;
  if (!settings) return { model: null, agent };
  const client = await clientOf(settings, values['replay-model'], key, environment);
  const { budget } = settings;
  const limits = { maxTokens: budget.tokens, maxCostUsd: budget.costUsd, maxMs: budget.seconds === null ? null : budget.seconds * 1000 };
  return {
    agent,
    model: {
      client,
      budget: new Budget(limits, settings.price, () => systemPace.now()),
      limits: { maxOutputTokens: settings.maxOutputTokens, temperature: settings.temperature, timeoutMs: settings.timeoutS * 1000, maxReplyBytes },
      maxRetries,
      cleaner: cleanerFor([...(key === null ? [] : [key]), ...(agent?.key ? [agent.key.key] : []), ...passed.map(({ value }) => value), ...agentPassed.map(({ value }) => value)]),
      pace: systemPace,
    },
  };
}

/** With a recording no server is asked; a gate's log holds times, so a call is also known by its place in the run. */
async function clientOf({ name, baseUrl }: NonNullable<Proposers['model']>, recording: string | undefined, key: string | null, environment: NodeJS.ProcessEnv): Promise<ModelClient> {
  if (recording !== undefined) return recordedReplies(join(await evidenceFolder(recording), layout.transcripts), 'prompt-or-call');
  return serverClient(parseModelAddress(name, baseUrl), key, environment);
}

/** Variables for agents alone. Throws `usage` for one that is not set. */
function agentVariables(values: ProposerValues): PassedVariable[] {
  return (values['agent-env'] ?? []).map((variable) => parseAgentVariable(variable, process.env));
}

/** The key that agents use through a proxy, and where it is good; null for none. Throws `usage`. */
function agentKey(values: ProposerValues, baseUrl: string | null, environment: NodeJS.ProcessEnv): AgentAccess['key'] {
  const [option, text] = values.agentSecret === undefined ? ['--agent-key', values['agent-key']] : ['The agent key', values.agentSecret];
  if (text === undefined) return null;
  const separator = text.indexOf('=');
  const [provider, given] = [text.slice(0, Math.max(0, separator)), text.slice(separator + 1)];
  if (!isProvider(provider) || given === '') throw new SafeDebugError('usage', `${option}: write openai= or anthropic= and then ${values.agentSecret === undefined ? 'the name of the variable that holds the key, such as openai=OPENAI_API_KEY' : 'the key'}.`);
  const key = values.agentSecret === undefined ? environment[given] : given;
  if (!key) throw new SafeDebugError('usage', `--agent-key: the variable ${given} is not set here. Set it to the key of the agents' provider.`);
  return { provider, key, baseUrl: providerAddress(provider, baseUrl), send: fetchThrough(environment) };
}

/** The name of the variable that usually holds a provider's key. */
export function usualKeyVariable(model: string): string {
  return model.startsWith('anthropic/') ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY';
}

function temperatureOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (/^\d(?:\.\d{1,3})?$/.test(text) && value <= 2) return value;
  throw new SafeDebugError('usage', `--temperature ${text}: give a number from 0 to 2.`);
}

function dollarsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (/^\d{1,6}(?:\.\d{1,6})?$/.test(text) && value > 0) return value;
  throw new SafeDebugError('usage', `--max-cost ${text}: give US dollars, such as 0.50.`);
}

function optionalNumber(option: string, text: string | undefined): number | null {
  return text === undefined ? null : wholeNumber(option, text, 1, 1_000_000_000);
}
