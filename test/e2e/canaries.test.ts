import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { huntingPatch, lure } from './hunter.js';
import { evidenceOf, tracesOf } from './outcome.js';
import { openScene, project, storyOf, tryPatches, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';
import type { Intrusion } from '../testbed/runner/services.js';

let scene: Scene;
afterEach(() => scene.close());

/** Planted where jobs have such things; each by its own word, so that a find tells which. */
const modelKey = `canary-model-${randomUUID()}`;
const runnerSecret = `canary-runner-${randomUUID()}`;
const credential = `canary-checkout-${randomUUID()}`;

/** As the repository may hold it: what stands in the snapshot itself is no secret from a candidate. */
function disguised(secret: string): string {
  return Buffer.from(secret).toString('base64');
}

/** Sets up what people set up: a key for all steps, and a file with a secret, both of which a set-up action may need. */
const setUpAction = {
  '.github/actions/safe-debug-setup/action.yml': `name: Set-up\ndescription: Set-up\nruns:\n  using: composite\n  steps:\n    - shell: bash\n      run: |\n        echo "MODEL_KEY=$(echo ${disguised(modelKey)} | base64 -d)" >> "$GITHUB_ENV"\n        echo ${disguised(runnerSecret)} | base64 -d > "$RUNNER_TEMP/secret.txt"\n`,
};

/** Real tokens of the jobs that the hunter ran in. */
let tokens: string[] = [];

/** Machines of other jobs lie on the same disk here, in other houses on GitHub: closes their doors. */
async function closeOtherMachines(home: string): Promise<void> {
  const machines = join(scene.root, 'machines');
  for (const name of await readdir(machines)) await chmod(join(machines, name), home.startsWith(join(machines, name, '/')) ? 0o755 : 0o700);
}

/** Keeps what a job holds, and plants the credential in a checkout as older versions of actions/checkout leave it. */
async function plant({ token, runtimeToken, workspace, home }: Intrusion, checkout: string): Promise<void> {
  await closeOtherMachines(home);
  tokens.push(token, runtimeToken);
  await promisify(execFile)('git', ['-C', join(workspace, checkout), 'config', '--local', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${credential}`]);
}

async function expectNothingFound(run: RunRecord | undefined): Promise<void> {
  const traces = await tracesOf(scene, run);
  const finds = [...new Set(traces.match(/(?:FOUND|REACHED) [a-z].*/g))].filter((find) => !find.includes(lure));
  expect(finds, storyOf(run)).toEqual([]);
  expect(traces).toContain(`FOUND files ${lure}`);
  const secrets = { modelKey, runnerSecret, credential, ...Object.fromEntries(tokens.map((token, index) => [`token ${index}`, token])) };
  expect(Object.entries(secrets).flatMap(([name, secret]) => (traces.includes(secret) ? [name] : []))).toEqual([]);
  const { environment, outcome } = await evidenceOf(scene, run);
  expect([environment.isolation.user, outcome]).toEqual(['separate', 'fixed']);
}

test('a hostile candidate finds no secret in the jobs of the matrix', async () => {
  tokens = [];
  scene = await openScene({ parallel: 1, files: setUpAction, secrets: { MODEL_KEY: modelKey } });
  scene.bed.during(/world \(A\)$/, 'before', 'world', (intrusion) => plant(intrusion, 'snapshot'));
  scene.bed.during('debug / replay', 'before', 'replay', (intrusion) => plant(intrusion, 'snapshot'));
  const patch = await huntingPatch([join(scene.root, 'machines')]);
  const [run] = await scene.bed.deliver(await scene.bed.github.as('maintainer').comment(project, scene.pull, tryPatches(patch)));
  expect(tokens).toHaveLength(4);
  await expectNothingFound(run);
});

test('a hostile candidate finds no secret in the one job that holds them all', async () => {
  tokens = [];
  const withKey = (text: string): string => text.replace('persist-credentials: false', 'persist-credentials: true').replace('- if: failure()', '- id: debug\n        if: failure()').replace('    steps:\n', `    env: { MODEL_KEY: '\${{ secrets.MODEL_KEY }}' }\n    steps:\n`);
  scene = await openScene({ workflows: ['one-step.yml'], settings: withKey, secrets: { MODEL_KEY: modelKey } });
  scene.bed.during('test', 'before', 'debug', async (intrusion) => {
    await plant(intrusion, '.');
    await writeFile(join(intrusion.temporary, 'secret.txt'), runnerSecret, { mode: 0o644 });
  });
  const patch = await huntingPatch([join(scene.root, 'machines')]);
  const [run] = await scene.bed.deliver(await scene.bed.github.as('contributor').push(project, { branch: 'pages', files: { 'ideas/hunt.patch': patch } }));
  expect(tokens).toHaveLength(2);
  await expectNothingFound(run);
});
