import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { finish, inProject, program, type Finished } from '../support/program.js';
import { patchFor, temporaryFolder, writeFiles } from '../support/repository.js';
import { answers, failingRepository } from '../support/run.js';

const otherDigest = '0'.repeat(12);

/** Runs the command line as another build of the same version has it. */
async function otherBuild(folder: string, ...args: string[]): Promise<Finished> {
  const { stdout } = await program(folder, '--version');
  const dist = join(temporaryFolder(), 'dist');
  cpSync(inProject('dist'), dist, { recursive: true });
  for (const name of readdirSync(join(dist, 'cli')).filter((file) => file.endsWith('.js'))) {
    const file = join(dist, 'cli', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(stdout.trim().slice(-otherDigest.length), otherDigest));
  }
  return finish(spawn(process.execPath, [join(dist, 'cli/index.js'), ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } }));
}

/** A failing repository with a patch that mends it, and what names both. */
function task(): { repository: string; options: string[] } {
  const repository = failingRepository();
  const folder = temporaryFolder();
  writeFiles(folder, { 'right.patch': patchFor(repository, { 'answer.sh': answers.right }) });
  return { repository, options: ['--gate', 'sh gate.sh', '--candidate', join(folder, 'right.patch')] };
}

test('a page of another build is compared, and where it differs, is said to be unchecked', async () => {
  const { repository, options } = task();
  const out = join(temporaryFolder(), 'out');
  const { stdout } = await otherBuild(repository, 'run', ...options, '--out', out, '--json');
  const { version } = evidenceSchema.parse(JSON.parse(stdout)).tool;
  expect(version).toMatch(/^\d+\.\d+\.\d+\+0{12}$/);
  expect(await program(repository, 'verify', out)).toMatchObject({ status: 0, stdout: expect.stringContaining('ok   page: evidence.html shows this evidence') });
  appendFileSync(join(out, 'evidence.html'), '<!-- other words -->');
  const differing = await program(repository, 'verify', out);
  expect(differing).toMatchObject({ status: 0, stdout: expect.stringContaining(`?    page: evidence.html was made by version ${version}, this is `) });
  expect(JSON.parse((await program(repository, 'verify', out, '--json')).stdout)).toMatchObject({ holds: true, unchecked: [expect.stringContaining(version)] });
});

test('the steps of one run take one build: a plan of another is refused, with what to do', async () => {
  const { repository, options } = task();
  const store = ['--store', join(temporaryFolder(), 'store')];
  expect((await otherBuild(repository, 'plan', ...options, ...store)).status).toBe(0);
  expect(await program(repository, 'world', '--id', 'baseline', ...store)).toMatchObject({ status: 2, stderr: expect.stringMatching(/The plan was made by version \d+\.\d+\.\d+\+0{12} of this program, and this is .* use that, or start the run anew\./) });
});
