import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import * as inputs from '../../src/action/inputs.js';

const described = z.record(z.string(), z.object({ description: z.string().min(10), default: z.string().optional() }));
const action = z.object({ inputs: described, outputs: described }).parse(parse(readFileSync('action.yml', 'utf8')));

const calledInput = z.object({ description: z.string().min(10), type: z.enum(['string', 'boolean', 'number']), required: z.boolean().optional(), default: z.union([z.string(), z.boolean(), z.number()]).optional() });
const reusable = z
  .object({ on: z.object({ workflow_call: z.object({ inputs: z.record(z.string(), calledInput), outputs: z.record(z.string(), z.object({ description: z.string() })) }) }) })
  .parse(parse(readFileSync('.github/workflows/debug.yml', 'utf8'))).on.workflow_call;

const sources = readdirSync('src/action', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join('src/action', name), 'utf8') }));

function named(pattern: RegExp): string[] {
  return [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].toSorted();
}

/** Single names, and the names of lists that are gone through. */
function readNames(): string[] {
  const source = sources.find(({ name }) => name === 'inputs.ts')?.text ?? '';
  const lists = [...source.matchAll(/(?:proposerInputs = |const name of )\[([^\]]*)\] as const/g)].map(([, list = '']) => list);
  const listed = [...lists.join().matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
  return [...new Set([...named(/\b(?:text|lines|number|numberOrNull|digest|isOn)\('([a-z-]+)'/g), ...listed])].toSorted();
}

afterEach(() => vi.unstubAllEnvs());

/** Gives an input as the runner does (GitHub, "Metadata syntax", inputs). */
function give(name: string, value: string): void {
  vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
}

describe('action.yml and the code', () => {
  it('the code reads exactly the inputs that are declared', () => {
    expect(readNames()).toEqual(Object.keys(action.inputs).toSorted());
  });

  it('only one file asks the runner for inputs', () => {
    expect(sources.filter(({ text }) => /core\.get(?:Multiline|Boolean)?Input/.test(text)).map(({ name }) => name)).toEqual(['inputs.ts']);
  });

  it('the code sets exactly the outputs that are declared', () => {
    expect(named(/core\.setOutput\('([a-z-]+)'/g)).toEqual(Object.keys(action.outputs).toSorted());
    expect(named(/core\.setOutput\(([^'][^,]*),/g)).toEqual([]);
  });

  it('the modes in the description are the ones that there are', () => {
    const words = [...(action.inputs['mode']?.description ?? '').matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word);
    expect(words).toEqual(['run', 'plan', 'propose', 'world', 'replay', 'promote', 'verify']);
    for (const word of words) {
      give('mode', word);
      expect(inputs.mode()).toBe(word);
    }
    give('mode', 'gate');
    expect(() => inputs.mode()).toThrow(/mode/);
  });

  it('every mode that an input or output is said to be for exists', () => {
    for (const [name, { description }] of Object.entries({ ...action.inputs, ...action.outputs })) {
      const [, sentence = ''] = /(?:^|\. )(?:For|Of) ((?:`[a-z]+`(?:, | and )?)+)\.$/.exec(description) ?? [];
      // These two are for all modes.
      expect(sentence === '', name).toBe(name === 'mode' || name === 'token');
      for (const [, mode = ''] of sentence.matchAll(/`([a-z]+)`/g)) {
        give('mode', mode);
        expect(inputs.mode(), name).toBe(mode);
      }
    }
  });

  it('the defaults are values that the code takes', () => {
    for (const [name, input] of Object.entries(action.inputs)) give(name, input.default ?? '');
    give('gate', 'npm test');
    expect(inputs.mode()).toBe('run');
    expect(inputs.promotion()).toEqual({ promote: 'none', requireApproval: false });
    expect(inputs.pullRequest()).toEqual({ branchPrefix: 'safe-debug/', draft: false, labels: [], reviewers: [], teamReviewers: [] });
    expect(inputs.number('daily-limit', 1, 1000)).toBe(20);
    expect(inputs.number('max-candidates', 1, 16)).toBe(16);
    expect(inputs.numberOrNull('retention-days')).toBeNull();
    expect(inputs.numberOrNull('pull-request')).toBeNull();
    expect(inputs.records()).toEqual(new Map());
    expect(inputs.runValues()).toMatchObject({ gate: 'npm test', repo: '.', out: '.safe-debug', timeout: '600', attempts: '1', 'report-format': 'auto', isolation: 'auto', network: 'on', home: 'own' });
  });

  it('values arrive as they were given', () => {
    give('report', 'out/*.xml\n\n  more/*.xml  \n');
    give('gate', '  npm test  ');
    give('require-approval', 'TRUE');
    give('promote', 'pull-request');
    give('memory', '2G');
    give('processes', '200');
    expect(inputs.runValues()).toMatchObject({ report: ['out/*.xml', 'more/*.xml'], gate: 'npm test', memory: '2G', processes: '200' });
    expect(inputs.promotion()).toEqual({ promote: 'pull-request', requireApproval: true });
  });

  it.each([
    ['draft', 'maybe', () => inputs.pullRequest()],
    ['promote', 'branch', () => inputs.promotion()],
    ['daily-limit', '0', () => inputs.number('daily-limit', 1, 1000)],
    ['plan-digest', 'abc', () => inputs.digest('plan-digest')],
    ['records', '[1]', () => inputs.records()],
    ['baseline-digest', 'abc', () => inputs.records()],
    ['command', '/try it', () => inputs.command()],
    ['command', '', () => inputs.command()],
    ['results', '', () => inputs.jobResults()],
    ['results', 'success', () => inputs.jobResults()],
    ['branch-prefix', '../main/', () => inputs.branchPrefix()],
  ])('%s: %s is refused with the name of the input', (name, value, read) => {
    give(name, value);
    expect(read).toThrow(new RegExp(`(?:input "|--)${name}\\b`));
  });
});

describe('action.yml and the reusable workflow', () => {
  /** Inputs that are about jobs, which the action does not know. */
  const aboutJobs = new Set(['environment', 'fetch-depth', 'job-timeout', 'max-parallel', 'runs-on']);

  it('an input of both has the same default, but for promotion', () => {
    for (const [name, { default: fallback }] of Object.entries(reusable.inputs)) {
      if (aboutJobs.has(name)) continue;
      expect(Object.keys(action.inputs), name).toContain(name);
      if (name !== 'promote') expect(String(fallback ?? ''), name).toBe(action.inputs[name]?.default ?? '');
    }
  });

  it('its outputs are outputs of the action', () => {
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(Object.keys(reusable.outputs)));
  });
});

it('the inputs of a set-up that the repository declares have no effect in a job, whose machine no later run sees', () => {
  const settings = { setup: 'npm ci', setupInputs: ['package-lock.json'], carry: ['x'], isolation: 'auto', network: 'on', memoryBytes: null, processes: null } as const;
  expect(inputs.worlds({ ...settings, setupInputs: [...settings.setupInputs], carry: [...settings.carry] })).toEqual({ ...settings, setupInputs: [] });
});
