import type { Configuration } from '../core/configuration.js';
import type { Proposers } from '../core/documents/plan.js';
import { priceOf } from '../core/prices.js';
import { SafeDebugError } from '../errors.js';
import { parseAgentVariable } from '../agents/environment.js';
import { isVariableName, type PassedVariable } from '../gate/environment.js';
import { parseModelAddress, providerAddress } from '../models/model-name.js';
import type { ProposerAccess } from '../steps/rounds.js';
import { wholeNumber } from './checks.js';
import type { AccessContext } from './proposer-access.js';

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

/** Who is asked for proposals, as the plan records it; null for nobody. Throws `usage`. */
export function proposersFrom(values: ProposerValues, { prices }: Configuration): Proposers | null {
  const { model, agent } = values;
  if (model === undefined && agent === undefined) {
    const stray = (['model-base-url', 'proposals', 'rounds', 'temperature', 'max-tokens', 'max-cost', 'max-time', 'replay-model', 'agent-timeout', 'agent-key', 'agent-base-url', 'agent-env'] as const).find((name) => values[name] !== undefined && values[name].length > 0);
    if (stray !== undefined) throw new SafeDebugError('usage', `--${stray} is about proposals, but nobody is asked for any. Add --model PROVIDER/ID or --agent CMD.`);
    return null;
  }
  if (agent?.trim() === '') throw new SafeDebugError('usage', '--agent: give the command that starts the agent.');
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

/** How whom the plan asks can be reached from here; what that needs is loaded only where somebody is asked. Throws `usage` or `input`. */
export async function proposerAccess(proposers: Proposers | null, values: ProposerValues, context: AccessContext): Promise<ProposerAccess> {
  if (proposers === null) return { model: null, agent: null };
  const { accessTo } = await import('./proposer-access.js');
  return accessTo(proposers, values, context);
}

/** Variables for agents alone. Throws `usage` for one that is not set. */
export function agentVariables(values: ProposerValues): PassedVariable[] {
  return (values['agent-env'] ?? []).map((variable) => parseAgentVariable(variable, process.env));
}

/**
 * The key of a model's server: in the variable that the user names, else in the provider's usual one. Null where that is not set:
 * many servers want none. Throws `usage` where the user's is not set.
 */
export function modelKey(model: string, variable: string | undefined, environment: NodeJS.ProcessEnv): string | null {
  const key = environment[variable ?? (model.startsWith('anthropic/') ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY')];
  if (variable !== undefined && !key) throw new SafeDebugError('usage', `--model-key: ${isVariableName(variable) ? `the variable ${variable} is not set here. Set it to the key of the model's provider` : 'this is no name of a variable. Name the variable that holds the key, such as OPENAI_API_KEY'}.`);
  return key === undefined || key === '' ? null : key;
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
