import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobClient, openGitHub, project, refusalOf } from '../github/testing.js';
import { startArtifactService } from './start.js';
import type { ArtifactService } from './types.js';

let service: ArtifactService;
let folder: string;

beforeEach(async () => {
  service = await startArtifactService();
  folder = await mkdtemp(join(tmpdir(), 'bed-artifacts-'));
  await mkdir(join(folder, 'in', 'sub'), { recursive: true });
  await writeFile(join(folder, 'in', 'a.json'), '{"x":1}');
  await writeFile(join(folder, 'in', 'sub', 'big.bin'), randomBytes(9 * 1024 * 1024));
  vi.stubEnv('GITHUB_SERVER_URL', 'http://github.localhost:1');
  vi.stubEnv('GITHUB_WORKSPACE', folder);
  asJob(7, 'world');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the client talks to a runner's log
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

function asJob(runId: number, job: string): void {
  vi.stubEnv('ACTIONS_RESULTS_URL', service.url);
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', service.runtimeToken(runId, job));
}

const input = (...path: string[]) => join(folder, 'in', ...path);

describe('the real client', () => {
  test('uploads, lists and downloads within its run', async () => {
    const client = new DefaultArtifactClient();
    const uploaded = await client.uploadArtifact('sd-1-A-a1', [input('a.json'), input('sub', 'big.bin')], input(), { compressionLevel: 0 });
    const { artifact } = await client.getArtifact('sd-1-A-a1');
    expect([artifact.id, artifact.digest]).toEqual([uploaded.id, `sha256:${uploaded.digest ?? ''}`]);
    const { digestMismatch } = await client.downloadArtifact(artifact.id, { path: join(folder, 'out'), expectedHash: artifact.digest ?? '' });
    expect(digestMismatch).toBe(false);
    expect((await readFile(join(folder, 'out', 'sub', 'big.bin'))).equals(await readFile(input('sub', 'big.bin')))).toBe(true);
    asJob(8, 'world');
    expect((await client.listArtifacts()).artifacts).toEqual([]);
  });

  test('stores a single file without an archive, under its own name', async () => {
    const client = new DefaultArtifactClient();
    await client.uploadArtifact('ignored', [input('a.json')], input(), { skipArchive: true });
    expect(service.list().map((each) => [each.name, each.mimeType, each.bytes.toString()])).toEqual([['a.json', 'application/json', '{"x":1}']]);
    const { artifact } = await client.getArtifact('a.json');
    await client.downloadArtifact(artifact.id, { path: join(folder, 'out') });
    expect(await readFile(join(folder, 'out', 'a.json'), 'utf8')).toBe('{"x":1}');
  });

  test('cannot use a name twice in a run, and can after deleting', async () => {
    const client = new DefaultArtifactClient();
    const upload = () => client.uploadArtifact('one', [input('a.json')], input());
    await upload();
    await expect(upload()).rejects.toThrow('an artifact with this name already exists on the workflow run');
    await client.deleteArtifact('one');
    await upload();
    expect(service.list().map((each) => each.name)).toEqual(['one']);
  });

  test('reads artifacts of another run through the REST API', async () => {
    const hub = await openGitHub({}, { artifacts: service });
    const headSha = await hub.git('owner/project', 'rev-parse', 'main');
    const run = hub.addWorkflowRun('owner/project', { name: 'CI', path: '.github/workflows/ci.yml', event: 'push', headSha, headBranch: 'main', actor: 'owner' });
    asJob(run.id, 'test');
    const client = new DefaultArtifactClient();
    await client.uploadArtifact('patches', [input('a.json')], input());
    const rest = jobClient(hub, { actions: 'read' });
    const { data } = await rest.actions.listWorkflowRunArtifacts({ ...project, run_id: run.id, name: 'patches' });
    expect(data.artifacts.map((each) => [each.name, each.workflow_run?.head_sha, each.digest])).toEqual([['patches', headSha, service.list()[0]?.digest]]);
    const id = data.artifacts[0]?.id ?? 0;
    const zip = await rest.actions.downloadArtifact({ ...project, artifact_id: id, archive_format: 'zip' });
    expect(Buffer.from(zip.data as ArrayBuffer).equals(service.list()[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(await refusalOf(jobClient(hub, {}).actions.downloadArtifact({ ...project, artifact_id: id, archive_format: 'zip' }))).toMatchObject({ status: 403 });
    hub.advanceClock(91 * 24 * 3600);
    expect((await rest.actions.getArtifact({ ...project, artifact_id: id })).data.expired).toBe(true);
    expect(await refusalOf(rest.actions.downloadArtifact({ ...project, artifact_id: id, archive_format: 'zip' }))).toMatchObject({ status: 410 });
    expect(hub.violations).toEqual([]);
  });
});

test('a token of one run does not write to another', async () => {
  const call = (method: string, body: object, token = service.runtimeToken(7, 'world')) =>
    fetch(`${service.url}twirp/github.actions.results.api.v1.ArtifactService/${method}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
  const body = { workflow_run_backend_id: 'run-backend-8', workflow_job_run_backend_id: 'x', name: 'evil' };
  expect((await call('CreateArtifact', body)).status).toBe(403);
  expect((await call('CreateArtifact', body, 'a.b.c')).status).toBe(401);
  expect((await call('FinalizeArtifact', { ...body, workflow_run_backend_id: 'run-backend-7', size: '1' })).status).toBe(404);
});

test('an upload address does not read, a download address does not write', async () => {
  const { id } = service.put({ runId: 7, name: 'x', bytes: Buffer.from('x') });
  const address = service.downloadUrl(id);
  expect(await (await fetch(address)).text()).toBe('x');
  expect((await fetch(address, { method: 'PUT', body: 'y' })).status).toBe(403);
});

test('faults can be injected', async () => {
  const end = service.intercept(({ operation, name }) => (operation === 'CreateArtifact' && name === 'x' ? { kind: 'answer', status: 403 } : undefined));
  const client = new DefaultArtifactClient();
  await expect(client.uploadArtifact('x', [input('a.json')], input())).rejects.toThrow('403');
  end();
  await client.uploadArtifact('x', [input('a.json')], input());
  expect(service.requests.filter((request) => request.operation === 'CreateArtifact').map((request) => request.status)).toEqual([403, 200]);
});
