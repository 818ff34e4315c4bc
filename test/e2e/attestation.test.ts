import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { evidenceNames } from '../../src/core/store-names.js';
import { asText, evaluateCondition, evaluateExpression, fine, type Contexts } from '../testbed/runner/expressions.js';

const job = z.object({ jobs: z.object({ attest: z.object({ if: z.string(), env: z.object({ DOCUMENT: z.string() }) }) }) }).parse(parse(readFileSync('examples/attest.yml', 'utf8'))).jobs.attest;

/** A run of the workflow of the default branch that a comment started. */
const own = { conclusion: 'success', head_repository: { full_name: 'acme/pages' }, path: '.github/workflows/safe-debug.yml', event: 'issue_comment', run_attempt: 1 };

function contextsOf(run: Partial<typeof own>, name = ''): Contexts {
  return { github: { repository: 'acme/pages', event: { workflow_run: { ...own, ...run } } }, matrix: { name } };
}

it.each<[string, Partial<typeof own>, boolean]>([
  ['of a comment', {}, true],
  ['of a watched workflow', { event: 'workflow_run' }, true],
  ['whose path names its branch', { path: '.github/workflows/safe-debug.yml@main' }, true],
  ['of a fork', { head_repository: { full_name: 'stranger/pages' } }, false],
  ['of another file with the same name', { path: '.github/workflows/other.yml' }, false],
  ['of a file whose path goes on', { path: '.github/workflows/safe-debug.yml.yml' }, false],
  ['of a pull request', { event: 'pull_request' }, false],
  ['of a comment on a line, which runs the file of the pull request', { event: 'pull_request_review_comment' }, false],
  ['of a push', { event: 'push' }, false],
  ['that failed', { conclusion: 'failure' }, false],
])('evidence of a run %s is signed only where the run is of the default branch', (_, run, isSigned) => {
  expect(evaluateCondition(job.if, contextsOf(run), fine)).toBe(isSigned);
});

it.each([['', 1], ['', 2], ['linux', 1], ['linux', 12]])('the document of the use "%s" in attempt %i is found under the name that it has', (name, attempt) => {
  const document = job.env.DOCUMENT.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => asText(evaluateExpression(expression, contextsOf({ run_attempt: attempt }, name))));
  expect(document).toBe(evidenceNames({ name, attempt }).document);
});
