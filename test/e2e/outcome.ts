import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { evidenceNames } from '../../src/core/store-names.js';
import { readEvidence } from '../../src/evidence/reader.js';
import { unzip } from '../../src/files/unzip.js';
import { unzipped } from './intruder.js';
import type { Issue } from '../testbed/github/state/model.js';
import type { RunRecord } from '../testbed/runner/records.js';
import { project, storyOf, type Scene } from './scene.js';

/** The evidence that a run uploaded, after the command line has found that it holds. `use`: name of one of several uses of the action in it. */
export async function evidenceOf({ bed, root }: Scene, run: RunRecord | undefined, use = ''): Promise<Evidence> {
  const name = evidenceNames({ name: use, attempt: run?.attempt ?? 1 }).folder;
  const artifact = bed.artifacts.list().find((each) => each.runId === run?.id && each.name === name);
  if (artifact === undefined) throw new Error(`The run uploaded no evidence.\n${storyOf(run)}`);
  const place = await mkdtemp(join(root, 'evidence-'));
  await writeFile(join(place, 'evidence.zip'), artifact.bytes);
  const folder = join(place, 'files');
  await unzip(join(place, 'evidence.zip'), folder);
  const { stdout } = await promisify(execFile)(process.execPath, [resolve('dist/cli/index.js'), 'verify', folder]).catch((failed: { stdout: string }) => failed);
  expect(stdout, storyOf(run)).toContain('The evidence holds.');
  return (await readEvidence(folder)).evidence;
}

/** Pull requests of the bot. */
export function promotedPulls({ bed }: Scene): Issue[] {
  return [...bed.github.repository(project).issues.values()].filter(({ pull }) => pull?.headBranch.startsWith('safe-debug/'));
}

/** Comments of the bot. */
export function commentsOfBot({ bed }: Scene): string[] {
  return [...bed.github.repository(project).comments.values()].filter(({ byActions }) => byActions).map(({ body }) => body);
}

/** Branches of the bot. */
export async function promotedBranches({ bed }: Scene): Promise<string[]> {
  const listed = await bed.github.git(project, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/safe-debug/');
  return listed.split('\n').filter((name) => name !== '');
}

/** All that a run logged, as text. */
export function logOf(run: RunRecord | undefined): string {
  return (run?.jobs ?? []).flatMap(({ log }) => log).join('\n');
}

/** Everything that a run left where people can see it: logs, summaries, artifacts. */
export async function tracesOf({ bed }: Scene, run: RunRecord | undefined): Promise<string> {
  const artifacts = bed.artifacts.list().filter(({ runId }) => runId === run?.id);
  const texts = await Promise.all(artifacts.map(async ({ bytes, mimeType }) => (mimeType === 'application/zip' ? Object.values(await unzipped(bytes)) : [bytes.toString()])));
  return [logOf(run), ...(run?.jobs ?? []).map(({ summary }) => summary), ...texts.flat()].join('\n');
}
