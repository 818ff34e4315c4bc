import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../scripts/workflows/rules.mjs';

const pinned = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/** A workflow that keeps all rules; each test breaks one. */
const good = `on:
  issue_comment: { types: [created] }
permissions: {}
jobs:
  plan:
    runs-on: ubuntu-latest
    permissions:
      contents: read # to read branches
    outputs:
      matrix: \${{ steps.plan.outputs.matrix }}
    steps:
      - id: plan
        uses: OWNER/safe-parallel-debugging@SHA
        with: { mode: plan, gate: npm test }
      - run: echo "$TITLE"
        env:
          TITLE: \${{ github.event.issue.title }}
  world:
    needs: plan
    runs-on: ubuntu-latest
    permissions:
      contents: read # to fetch the snapshot
    cache-mode: none
    strategy:
      fail-fast: false
      matrix:
        id: \${{ fromJSON(needs.plan.outputs.matrix) }}
    steps:
      - uses: ${pinned}
        with: { persist-credentials: false }
      - uses: OWNER/safe-parallel-debugging@SHA
        with: { mode: world, token: '', id: '\${{ matrix.id }}' }
`;

function rulesBrokenBy(from: string, to: string): string[] {
  expect(good, 'the workflow that is broken').toContain(from);
  return [...new Set(faultsOf(good.replace(from, to)).map(({ rule }) => rule))];
}

it('a workflow that keeps all rules has no fault', () => {
  expect(faultsOf(good)).toEqual([]);
});

describe('what keeps strangers away from tokens', () => {
  it.each([
    ['the title of an issue in a script', 'echo "$TITLE"', "echo '${{ github.event.issue.title }}'", 'noExpressionInScripts'],
    ['an input in a script', 'echo "$TITLE"', 'echo ${{ inputs.gate }}', 'noExpressionInScripts'],
    ['a matrix value in a script', 'echo "$TITLE"', 'echo ${{ matrix.id }}', 'noExpressionInScripts'],
    ['an action by its tag', pinned, 'actions/checkout@v7', 'actionsArePinned'],
    ['an action by a short commit id', pinned, 'actions/checkout@3d3c42e', 'actionsArePinned'],
    ['a pin without its version', pinned, pinned.replace(' # v7.0.1', ''), 'actionsArePinned'],
    ['a pin with half a version', pinned, pinned.replace('v7.0.1', 'v7'), 'actionsArePinned'],
    ['a placeholder of somebody else', 'OWNER/safe-parallel-debugging@SHA', 'OWNER/other@SHA', 'actionsArePinned'],
    ['default permissions', 'permissions: {}\njobs', 'jobs', 'nothingIsAllowedByDefault'],
    ['permissions for all jobs', 'permissions: {}\njobs', 'permissions: { contents: read }\njobs', 'nothingIsAllowedByDefault'],
    ['everything allowed to all jobs', 'permissions: {}\njobs', 'permissions: write-all\njobs', 'nothingIsAllowedByDefault'],
    ['a job without permissions', '    permissions:\n      contents: read # to read branches\n', '', 'permissionsAreExplained'],
    ['a scope without a reason', 'contents: read # to read branches', 'contents: read', 'permissionsAreExplained'],
    ['a job that may read everything', '    permissions:\n      contents: read # to read branches\n', '    permissions: read-all\n', 'permissionsAreExplained'],
    ['a checkout that keeps its token', '        with: { persist-credentials: false }\n', '', 'checkoutsKeepNoToken'],
    ['a checkout that keeps its token on purpose', 'persist-credentials: false', 'persist-credentials: true', 'checkoutsKeepNoToken'],
    ['a candidate that may write', 'contents: read # to fetch', 'contents: write # to fetch', 'candidatesMeetNothing'],
    ['a candidate with caches', '    cache-mode: none\n', '', 'candidatesMeetNothing'],
    ['a candidate that reads caches', 'cache-mode: none', 'cache-mode: read', 'candidatesMeetNothing'],
    ['a candidate beside a token', ", token: ''", '', 'candidatesMeetNothing'],
    ['a candidate beside the key of a model', "token: ''", "token: '', model-key: x", 'keysMeetNothing'],
    ['a key where the plan is made', 'gate: npm test }', 'gate: npm test, agent-key: x }', 'keysMeetNothing'],
    ['a candidate with a secret', "id: '${{ matrix.id }}'", "env: 'KEY=${{ secrets.KEY }}'", 'candidatesMeetNothing'],
  ])('%s is refused', (_, from, to, rule) => {
    expect(rulesBrokenBy(from, to)).toEqual([rule]);
  });

  it('a further permission of a candidate is refused, even one that only reads', () => {
    expect(rulesBrokenBy('contents: read # to fetch the snapshot', 'contents: read # to fetch the snapshot\n      actions: read # to look')).toEqual(['candidatesMeetNothing']);
  });

  it.each([
    ['may write', 'contents: read # to fetch', 'contents: write # to fetch'],
    ['can reach caches', '    cache-mode: none\n', ''],
    ['holds a token', ", token: ''", ''],
  ])('a job that asks models and %s is refused', (_, from, to) => {
    const asking = good.replace('mode: world', 'mode: propose').replace("id: '${{ matrix.id }}'", 'model-key: x');
    expect(faultsOf(asking)).toEqual([]);
    expect(faultsOf(asking.replace(from, to)).map(({ rule }) => rule)).toEqual(['keysMeetNothing']);
  });

  it('all secrets at once are refused, by name they are not', () => {
    const calling = (secrets: string): string => `on: push\npermissions: {}\njobs:\n  debug:\n    permissions: { contents: read } # to read\n    uses: OWNER/safe-parallel-debugging/.github/workflows/debug.yml@SHA\n    secrets: ${secrets}\n`;
    expect(faultsOf(calling('inherit'))).toMatchObject([{ rule: 'secretsAreNamed', line: 5 }]);
    expect(faultsOf(calling('{ key: "${{ secrets.KEY }}" }'))).toEqual([]);
  });

  it('on pull_request_target neither a checkout nor a script is allowed', () => {
    const onTarget = good.replace('issue_comment: { types: [created] }', 'pull_request_target:');
    expect(faultsOf(onTarget).map(({ rule, line }) => [rule, line])).toEqual([['targetsCheckOutNothing', 15], ['targetsCheckOutNothing', 29]]);
  });
});

describe('what GitHub would let pass as empty', () => {
  it.each([
    ['a matrix that ends with its first failure', '      fail-fast: false\n', '', 'matrixJobsRunToTheirEnd'],
    ['an input that the action does not have', 'gate: npm test', 'gates: npm test', 'inputsExist'],
    ['an output that the action does not have', 'steps.plan.outputs.matrix', 'steps.plan.outputs.worlds', 'outputsExist'],
    ['an output that the job does not have', 'fromJSON(needs.plan.outputs.matrix)', 'fromJSON(needs.plan.outputs.ids)', 'outputsExist'],
    ['a job that is not needed', '    needs: plan\n', '', 'outputsExist'],
    ['a step that is not there', 'id: plan\n', 'id: planning\n', 'outputsExist'],
    ['an input that nothing reads', '  issue_comment: { types: [created] }\n', '  workflow_call: { inputs: { gate: { type: string } } }\n', 'ownInputsAreUsed'],
  ])('%s is refused', (_, from, to, rule) => {
    expect(rulesBrokenBy(from, to)).toEqual([rule]);
  });

  it('inputs and outputs of the reusable workflow are known to who calls it', () => {
    const calling = (input: string, output: string): string => `on: push
permissions: {}
jobs:
  debug:
    permissions: { contents: read } # to read
    uses: OWNER/safe-parallel-debugging/.github/workflows/debug.yml@SHA
    with: { ${input}: npm test }
  after:
    needs: debug
    permissions: {}
    runs-on: ubuntu-latest
    steps:
      - run: echo "$WINNER"
        env: { WINNER: '\${{ needs.debug.outputs.${output} }}' }
`;
    expect(faultsOf(calling('gate', 'winner'))).toEqual([]);
    expect(faultsOf(calling('mode', 'winner'))).toMatchObject([{ rule: 'inputsExist', line: 5 }]);
    expect(faultsOf(calling('gate', 'champion'))).toMatchObject([{ rule: 'outputsExist', message: 'The job debug has no output champion.' }]);
  });
});

const folders = ['.github/workflows', 'examples'];

it.each(folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)))('%s keeps all rules', (file) => {
  expect(faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
});
