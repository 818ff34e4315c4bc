import * as core from '@actions/core';
import { z } from 'zod';
import { defaultBranchPrefix } from '../core/branch-prefix.js';
import { digestSchema } from '../core/documents/common.js';
import { runNameSchema, type Plan } from '../core/documents/plan.js';
import type { Digest } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import { oneOf, wholeNumber } from '../entries/checks.js';
import type { ProposerValues } from '../entries/proposers.js';
import type { RunValues } from '../entries/run-request.js';

/** What a step of the action can do. */
const modes = ['run', 'plan', 'propose', 'world', 'replay', 'promote', 'verify'] as const;
export type Mode = (typeof modes)[number];

/** Inputs with one value. */
type TextInput =
  | 'mode'
  | 'name'
  | 'token'
  | 'gate'
  | 'setup'
  | 'directory'
  | 'report-format'
  | 'home'
  | 'timeout'
  | 'attempts'
  | 'jobs'
  | 'isolation'
  | 'network'
  | 'memory'
  | 'processes'
  | 'command'
  | 'comment'
  | 'pull-request'
  | 'promote'
  | 'branch-prefix'
  | 'daily-limit'
  | 'max-candidates'
  | 'repository'
  | 'out'
  | 'retention-days'
  | 'id'
  | 'plan-digest'
  | 'records'
  | 'baseline-digest'
  | 'model'
  | 'model-base-url'
  | 'model-key'
  | 'proposals'
  | 'temperature'
  | 'max-tokens'
  | 'max-cost'
  | 'max-time'
  | 'rounds'
  | 'agent'
  | 'agent-timeout'
  | 'agent-key'
  | 'agent-base-url'
  | 'replay-digest';

/** Inputs with one value a line. */
type ListInput = 'agent-env' | 'report' | 'invariant' | 'env' | 'carry' | 'volatile' | 'candidates' | 'ref' | 'ask' | 'labels' | 'reviewers' | 'team-reviewers' | 'results';

type SwitchInput = 'require-approval' | 'draft';

/** An input's value without space around it; empty if it was not given. */
export function text(name: TextInput): string {
  return core.getInput(name);
}

/** An input's lines, without empty ones. */
export function lines(name: ListInput): string[] {
  return core.getMultilineInput(name);
}

/** Whether a switch is on. Throws `usage` for anything but true and false. */
function isOn(name: SwitchInput): boolean {
  return oneOf(name, core.getInput(name).toLowerCase() || 'false', ['true', 'false']) === 'true';
}

/** A digest that an earlier job gave. Throws `usage` for anything else. */
export function digest(name: 'plan-digest' | 'replay-digest' | 'baseline-digest'): Digest {
  const read = digestSchema.safeParse(text(name));
  if (read.success) return read.data;
  throw new SafeDebugError('usage', `The input "${name}" is "${text(name)}", not a digest. Pass the output of that name of the earlier job.`);
}

/** Digests of the world's records by world, as their jobs gave them. Throws `usage` for what is no such object. */
export function records(): Map<string, Digest> {
  const told = new Map(Object.entries(worldOutputs()).flatMap(([world, value]) => (value === '' ? [] : [[world, value] as const])));
  return text('baseline-digest') === '' ? told : told.set('baseline', digest('baseline-digest'));
}

function worldOutputs(): Record<string, Digest | ''> {
  try {
    return z.record(z.string(), digestSchema.or(z.literal(''))).parse(JSON.parse(text('records') || '{}'));
  } catch (cause) {
    throw new SafeDebugError('usage', 'The input "records" is no JSON object of digests. Pass ${{ toJSON(needs.world.outputs) }}.', { cause });
  }
}

/** World and replay: without their results nobody knows whether the jobs came to their end. */
const fewestResults = 2;

/** How the jobs of world and replay ended. Throws `usage` where that is not said of both: a promotion without a token would only be examined again. */
export function jobResults(): string[] {
  const results = lines('results');
  if (results.length >= fewestResults) return results;
  throw new SafeDebugError('usage', `The input "results" names ${results.length} results of jobs. A promotion is two steps: the first one has \`token: ''\` and examines; pass it the results of world and replay, one a line (\${{ needs.world.result }} and \${{ needs.replay.result }}). The second one decides, and needs a token.`);
}

/** Name of the command in comments: one word, as the command line takes it. Throws `usage` for anything else. */
export function command(): string {
  const name = text('command');
  if (/^\S+$/.test(name)) return name;
  throw new SafeDebugError('usage', `The input "command" is "${name}", not one word. Give a name such as /try.`);
}

/** A whole number. Throws `usage` outside of its bounds. */
export function number(name: 'daily-limit' | 'max-candidates', least: number, most: number): number {
  return wholeNumber(name, text(name), least, most);
}

/** Most candidates of one run. The jobs of a workflow tell their digests under names that are written down, and those are sixteen. */
export function mostCandidates(): number {
  return number('max-candidates', 1, 16);
}

/** A number that may be left out. */
export function numberOrNull(name: 'pull-request' | 'comment' | 'retention-days'): number | null {
  return text(name) === '' ? null : wholeNumber(name, text(name), 1, 1_000_000_000_000);
}

/** The mode. Throws `usage` for an unknown one. */
export function mode(): Mode {
  return oneOf('mode', text('mode') || 'run', modes);
}

/** The name of this use of the action, empty if it has none. Throws `usage` for what no artifact's name can hold. */
export function useName(): string {
  const read = runNameSchema.safeParse(text('name'));
  if (read.success) return read.data;
  throw new SafeDebugError('usage', `The input "name" is "${text('name')}": give at most 40 letters, digits and dashes.`);
}

const proposerInputs = ['model', 'model-base-url', 'proposals', 'temperature', 'max-tokens', 'max-cost', 'max-time', 'rounds', 'agent', 'agent-timeout', 'agent-base-url'] as const;

/** What is said about models and agents, without anything that only the job that asks them may hold. */
export function proposerValues(): ProposerValues {
  const values: ProposerValues = {};
  for (const name of proposerInputs) {
    const value = text(name);
    if (value !== '') values[name] = value;
  }
  return values;
}

/** What is said about gate and worlds, as the command line takes it. */
export function runValues(): RunValues {
  const values: RunValues = {
    gate: text('gate'),
    report: lines('report'),
    invariant: lines('invariant'),
    env: lines('env'),
    carry: lines('carry'),
    volatile: lines('volatile'),
    'agent-env': lines('agent-env'),
    modelSecret: text('model-key') || undefined,
    agentSecret: text('agent-key') || undefined,
    candidates: lines('candidates'),
    ref: lines('ref'),
    repo: text('repository') || '.',
  };
  for (const name of ['setup', 'directory', 'report-format', 'home', 'timeout', 'attempts', 'jobs', 'isolation', 'network', 'memory', 'processes', 'out', ...proposerInputs] as const) {
    const value = text(name);
    if (value !== '') values[name] = value;
  }
  return values;
}

/** How worlds are made in a job: its machine is a fresh one, which no later run would find a set-up's result on. */
export function worlds(settings: Plan['worlds']): Plan['worlds'] {
  return { ...settings, setupInputs: [] };
}

/** What becomes of a verified winner. */
export function promotion(): { promote: 'none' | 'pull-request'; requireApproval: boolean } {
  return { promote: oneOf('promote', text('promote') || 'none', ['none', 'pull-request']), requireApproval: isOn('require-approval') };
}

/** How pull requests are made. */
export function pullRequest(): { branchPrefix: string; draft: boolean; labels: string[]; reviewers: string[]; teamReviewers: string[] } {
  return { branchPrefix: branchPrefix(), draft: isOn('draft'), labels: lines('labels'), reviewers: lines('reviewers'), teamReviewers: lines('team-reviewers') };
}

/** Beginning of the names of promoted branches. Throws `usage` for what cannot begin one. */
export function branchPrefix(): string {
  const prefix = text('branch-prefix') || defaultBranchPrefix;
  if (/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*[/-]$/.test(prefix) && !prefix.includes('..')) return prefix;
  throw new SafeDebugError('usage', `The input "branch-prefix" is "${prefix}": give letters, digits, dashes and slashes that end in "/" or "-".`);
}
