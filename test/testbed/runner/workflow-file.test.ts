import { describe, expect, it } from 'vitest';
import { evaluateExpression } from './expressions.js';
import { parsePairs } from './environment-files.js';
import { matchesPatterns } from './filter-patterns.js';
import { Masks } from './masks.js';
import { expandMatrix, legName } from './matrix.js';
import { permissionsOf, readOnly } from './permissions.js';
import { parseUses } from './references.js';
import { evaluate, find, items } from './tokens.js';
import type { EventFacts } from './triggers.js';
import { listensTo } from './triggers.js';
import { parseCommand } from './workflow-commands.js';
import type { WorkflowFile } from './workflow-file.js';
import { parseWorkflowFile } from './workflow-file.js';

const sha = 'a'.repeat(40);
const jobs = 'jobs: { a: { runs-on: x, steps: [{ run: "true" }] } }';

async function parse(content: string): Promise<WorkflowFile> {
  return parseWorkflowFile({ repository: 'o/r', ref: 'refs/heads/main', path: 'w.yml', sha, content });
}

describe('a workflow file', () => {
  it.each([
    ['an unknown context', 'on: push\njobs: { a: { runs-on: x, steps: [{ run: "echo ${{ nope }}" }] } }', "Unrecognized named-value: 'nope'"],
    ['a context that is not there yet', 'on: push\njobs: { a: { runs-on: x, if: "env.X == 1", steps: [{ run: a }] } }', "Unrecognized named-value: 'env'"],
    ['secrets in the condition of a job', 'on: push\njobs: { a: { runs-on: x, if: secrets.K != 0, steps: [{ run: a }] } }', "Unrecognized named-value: 'secrets'"],
    ['an unknown key', `on: push\nsurprise: 1\n${jobs}`, "Unexpected value 'surprise'"],
    ['an unknown permission', `on: push\npermissions: { everything: write }\n${jobs}`, "Unexpected value 'everything'"],
    ['a job that needs an unknown one', 'on: push\njobs: { a: { needs: b, runs-on: x, steps: [{ run: a }] }, c: { runs-on: x, steps: [{ run: a }] } }', "depends on unknown job 'b'"],
    ['an unknown cache-mode', `on: push\ncache-mode: sometimes\n${jobs}`, "Unexpected value 'sometimes' for cache-mode"],
  ])('is refused with %s', async (_what, content, message) => {
    await expect(parse(content)).rejects.toThrow(message);
  });

  it('may say cache-mode for the workflow and for jobs', async () => {
    const file = await parse('on: push\ncache-mode: read\njobs: { a: { cache-mode: none, runs-on: x, steps: [{ run: "true" }] } }');
    expect(file.cacheModes).toEqual({ workflow: 'read', jobs: new Map([['a', 'none']]) });
  });
});

describe('a block of text', () => {
  it.each([['|', 'echo 1\n  two\necho v\n'], ['>', 'echo 1\n  two\necho v\n'], ['|-', 'echo 1\n  two\necho v']])(
    'written with %s keeps its value when it holds an expression', async (header, expected) => {
      const file = await parse(`on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${header}\n          echo \${{ 1 }}\n            two\n          echo v\n`);
      const [step] = items(find(file.jobs.get('a'), 'steps'));
      expect(evaluate(find(step, 'run'), {})).toBe(expected);
    },
  );
});

describe('on:', () => {
  const facts: EventFacts = { name: 'push', action: null, branch: null, tag: null, paths: null, workflow: null };
  it.each<[string, Partial<EventFacts>, boolean]>([
    ['on: push', { branch: 'main' }, true],
    ['on: [push, issue_comment]', { name: 'issue_comment', action: 'edited' }, true],
    ['on: { issue_comment: { types: [created] } }', { name: 'issue_comment', action: 'created' }, true],
    ['on: { issue_comment: { types: [created] } }', { name: 'issue_comment', action: 'edited' }, false],
    ['on: pull_request', { name: 'pull_request', action: 'synchronize' }, true],
    ['on: pull_request', { name: 'pull_request', action: 'labeled' }, false],
    ['on: { push: { branches: ["release/**"] } }', { branch: 'release/1/x' }, true],
    ['on: { push: { branches: ["release/*"] } }', { branch: 'release/1/x' }, false],
    ['on: { push: { branches-ignore: [main] } }', { branch: 'main' }, false],
    ['on: { push: { tags: [v1] } }', { branch: 'main' }, false],
    ['on: { push: { branches: [main] } }', { tag: 'v1' }, false],
    ['on: { push: { paths: ["src/**", "!src/docs/**"] } }', { branch: 'main', paths: ['src/docs/a'] }, false],
    ['on: { push: { paths: ["src/**"] } }', { branch: 'main', paths: ['README', 'src/a/b'] }, true],
    ['on: { push: { paths-ignore: ["*.md"] } }', { branch: 'main', paths: ['a.md'] }, false],
    ['on: { workflow_run: { workflows: [CI], types: [completed] } }', { name: 'workflow_run', action: 'completed', workflow: 'CI' }, true],
    ['on: { workflow_run: { workflows: [CI] } }', { name: 'workflow_run', action: 'completed', workflow: 'Other' }, false],
    ['on: { workflow_run: { workflows: [CI], branches: [main] } }', { name: 'workflow_run', action: 'completed', workflow: 'CI', branch: 'x' }, false],
    ['on: workflow_call', { branch: 'main' }, false],
  ])('%s with %o: %s', async (on, event, expected) => {
    expect(listensTo((await parse(`${on}\n${jobs}`)).root, { ...facts, ...event })).toBe(expected);
  });
});

describe('a matrix', () => {
  it("expands GitHub's own example of include", () => {
    const legs = expandMatrix(
      {
        fruit: ['apple', 'pear'], animal: ['cat', 'dog'],
        include: [{ color: 'green' }, { color: 'pink', animal: 'cat' }, { fruit: 'apple', shape: 'circle' }, { fruit: 'banana' }, { fruit: 'banana', animal: 'cat' }],
      },
      'job',
    );
    expect(legs).toEqual([
      { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
      { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
      { fruit: 'pear', animal: 'cat', color: 'pink' },
      { fruit: 'pear', animal: 'dog', color: 'green' },
      { fruit: 'banana' },
      { fruit: 'banana', animal: 'cat' },
    ]);
  });

  it('makes one leg of each include where there are no axes', () => {
    expect(expandMatrix({ include: [{ id: 'A' }, { id: 'B' }] }, 'job')).toEqual([{ id: 'A' }, { id: 'B' }]);
  });

  it('leaves out what partly matches exclude', () => {
    expect(expandMatrix({ a: [1, 2], b: [1, 2], exclude: [{ a: 1 }, { a: 2, b: 2 }] }, 'job')).toEqual([{ a: 2, b: 1 }]);
  });

  it('has at most 256 legs', () => {
    expect(() => expandMatrix({ a: Array.from({ length: 257 }, (_, index) => index) }, 'job')).toThrow('at most 256');
  });

  it('names its legs by their values', () => {
    expect(legName('world', { id: 'A', options: { os: 'x' } })).toBe('world (A, x)');
  });
});

describe('small formats', () => {
  it.each([['v1.*', 'v1.2', true], ['v1.*', 'v1x2', false], ['**/docs/**', 'docs/a', true], ['v[12].[0-9]+', 'v2.10', true], ['*.jsx?', 'page.js', true], ['!a', 'a', false]])(
    'pattern %s on %s: %s', (pattern, value, expected) => {
      expect(matchesPatterns(value, [pattern])).toBe(expected);
    },
  );

  it('reads pairs and heredocs, and refuses what it cannot read', () => {
    expect(parsePairs('a=1\nb<<END\nx=y\n\nEND\nc=a<<b\n')).toEqual({ a: '1', b: 'x=y\n', c: 'a<<b' });
    expect(() => parsePairs('b<<END\nx')).toThrow("Matching delimiter not found 'END'");
    expect(() => parsePairs('nonsense')).toThrow("Invalid format 'nonsense'");
  });

  it('reads workflow commands', () => {
    expect(parseCommand('::error file=a.js,line=1,title=A%2CB::m%0An%25')).toEqual({
      name: 'error', properties: { file: 'a.js', line: '1', title: 'A,B' }, message: 'm\nn%',
    });
    expect(parseCommand('no ::error::here')).toBeNull();
  });

  it('masks every line of a secret, longest first', () => {
    const masks = new Masks(['abc', 'abcdef\nsecond line']);
    expect(masks.hide('abcdef second line abc')).toBe('*** *** ***');
  });

  it('reads uses', () => {
    const source = { repository: 'tools/action', ref: 'v1', path: 'w.yml', sha, content: '' };
    expect(parseUses('./a/b', source)).toEqual({ kind: 'workspace', path: 'a/b' });
    expect(parseUses('$/actions/run', source)).toEqual({ kind: 'repository', repository: 'tools/action', ref: sha, path: 'actions/run' });
    expect(parseUses('o/r/sub/dir@v2', source)).toEqual({ kind: 'repository', repository: 'o/r', path: 'sub/dir', ref: 'v2' });
    expect(() => parseUses('o/r', source)).toThrow('Expected format');
  });

  it('evaluates quotes in strings as GitHub does', () => {
    expect(evaluateExpression("format('a ''b'' ''c'' {0}', 1)", {})).toBe("a 'b' 'c' 1");
  });

  it('reads permissions', async () => {
    const of = async (text: string): Promise<unknown> => permissionsOf(find((await parse(`on: push\n${text}\n${jobs}`)).root, 'permissions'));
    expect(await of('')).toBeUndefined();
    expect(await of('permissions: {}')).toEqual({ metadata: 'read' });
    expect(await of('permissions: { contents: write, id-token: write }')).toEqual({ contents: 'write', 'id-token': 'write', metadata: 'read' });
    expect(readOnly({ contents: 'write', 'id-token': 'write', issues: 'none' })).toEqual({ contents: 'read', 'id-token': 'none', issues: 'none' });
  });
});
