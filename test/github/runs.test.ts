import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api, closeNetwork, everythingAskedFor, github, here, openNetwork, sha, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

function artifact(id: number, changes: object = {}): object {
  return { id, name: 'ideas', size_in_bytes: 10, expired: false, created_at: '2026-01-01T00:00:00Z', digest: `sha256:${'0'.repeat(64)}`, workflow_run: { id: 70, head_sha: sha('a'), repository_id: 1, head_repository_id: 1 }, ...changes };
}

describe('runs', () => {
  const run = { id: 70, run_attempt: 2, event: 'push', head_sha: sha('a'), head_branch: 'fix', head_repository: { full_name: 'stranger/tool' }, path: '.github/workflows/ci.yml', status: 'completed', conclusion: 'failure', html_url: 'https://github.test/r/70' };

  test('are read', async () => {
    github().get(`${here}/actions/runs/70`).reply(200, run);
    expect(await testHost().run(70)).toEqual({ id: 70, event: 'push', headSha: sha('a'), headBranch: 'fix', headRepository: 'stranger/tool', path: '.github/workflows/ci.yml' });
  });

  test('are none where there is none', async () => {
    github().get(`${here}/actions/runs/70`).reply(404, { message: 'Not Found' });
    expect(await testHost().run(70)).toBeNull();
  });
});

describe('artifacts', () => {
  test('are found by name', async () => {
    github().get(`${here}/actions/artifacts`).query({ name: 'ideas', per_page: 100, page: 1 }).reply(200, { total_count: 1, artifacts: [artifact(5)] });
    expect(await testHost().artifactsNamed('ideas')).toEqual({
      cut: false,
      items: [{ id: 5, name: 'ideas', headSha: sha('a'), headRepositoryIsThis: true, expired: false }],
    });
  });

  test.each([
    ['a fork', { workflow_run: { id: 70, head_sha: sha('a'), repository_id: 1, head_repository_id: 2 } }],
    ['an unknown repository', { workflow_run: { id: 70, head_sha: sha('a') } }],
    ['an unknown run', { workflow_run: null, digest: null }],
  ])('of %s are not of this repository', async (_name, changes) => {
    github().get(`${here}/actions/artifacts`).query(true).reply(200, { artifacts: [artifact(5, changes)] });
    expect((await testHost().artifactsNamed('ideas')).items).toMatchObject([{ headRepositoryIsThis: false }]);
  });

  test('of a run are read page by page', async () => {
    const path = `${here}/actions/runs/70/artifacts`;
    github().get(path).query({ per_page: 100, page: 1 }).reply(200, { artifacts: [artifact(5)] }, { link: `<${api}${path}?per_page=100&page=2>; rel="next"` }).get(path).query({ per_page: 100, page: 2 }).reply(200, { artifacts: [artifact(6)] });
    const { items, cut } = await testHost().artifactsOfRun(70);
    expect([items.map(({ id }) => id), cut]).toEqual([[5, 6], false]);
  });

  test('beyond five pages are cut, and that is said', async () => {
    const path = `${here}/actions/runs/70/artifacts`;
    github().get(path).times(5).query(true).reply(200, { artifacts: [artifact(5)] }, { link: `<${api}${path}?page=9>; rel="last"` });
    expect(await testHost().artifactsOfRun(70)).toMatchObject({ cut: true, items: { length: 5 } });
  });
});

describe('the zip of an artifact', () => {
  const path = `${here}/actions/artifacts/5/zip`;
  const storage = 'https://storage.test';
  const redirect = { location: `${storage}/blob?signature=secret` };
  const zip = Buffer.from('PK\u0003\u0004 and more');
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'artifact-'));
    file = join(folder, 'ideas.zip');
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('comes from the storage, which never sees the token', async () => {
    github().get(path).reply(302, '', redirect);
    nock(storage, { badheaders: ['authorization'] }).get('/blob?signature=secret').reply(200, zip);
    const host = testHost();
    expect(await host.downloadArtifact(5, file, 1000)).toEqual({ bytes: zip.length, sha256: createHash('sha256').update(zip).digest('hex') });
    expect(await readFile(file)).toEqual(zip);
    expect(host.requests()).toBe(2);
  });

  test('is asked for anew when the storage fails', async () => {
    github().get(path).times(2).reply(302, '', redirect);
    nock(storage).get('/blob?signature=secret').reply(503).get('/blob?signature=secret').reply(200, zip);
    expect(await testHost().downloadArtifact(5, file, 1000)).toMatchObject({ bytes: zip.length });
  });

  test('is given up when the storage goes on failing, and its address is told to nobody', async () => {
    github().get(path).times(3).reply(302, '', redirect);
    nock(storage).get('/blob?signature=secret').times(3).reply(403);
    const failing = testHost().downloadArtifact(5, file, 1000);
    await expect(failing).rejects.toMatchObject({ kind: 'unavailable', status: 403 });
    await expect(failing).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
    expect(await readdir(folder)).toEqual([]);
  });

  test('that breaks off leaves no file, and is asked for again', async () => {
    const answers = [
      new Response(null, { status: 302, headers: redirect }),
      new Response(new ReadableStream({ start: (controller) => controller.enqueue(zip), pull: (controller) => controller.error(new TypeError('terminated')) })),
      new Response(null, { status: 302, headers: redirect }),
      new Response(zip),
    ];
    const fetch = async (): Promise<Response> => answers.shift() ?? Response.error();
    expect(await testHost({ fetch }).downloadArtifact(5, file, 1000)).toMatchObject({ bytes: zip.length });
    expect(await readFile(file)).toEqual(zip);
  });

  test('with more bytes than may be is refused and leaves no file', async () => {
    github().get(path).reply(302, '', redirect);
    nock(storage).get('/blob?signature=secret').reply(200, zip);
    await expect(testHost().downloadArtifact(5, file, zip.length - 1)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining(`more than ${zip.length - 1} bytes`) });
    expect(await readdir(folder)).toEqual([]);
  });

  test('replaces no file that is there', async () => {
    await writeFile(file, 'mine');
    github().get(path).reply(302, '', redirect);
    nock(storage).get('/blob?signature=secret').reply(200, zip);
    await expect(testHost().downloadArtifact(5, file, 1000)).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('such a file already') });
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test('is not asked for again when it cannot be saved', async () => {
    github().get(path).reply(302, '', redirect);
    nock(storage).get('/blob?signature=secret').reply(200, zip);
    await expect(testHost().downloadArtifact(5, join(folder, 'missing', 'ideas.zip'), 1000)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.each([404, 410])('is null when it is gone (%i)', async (status) => {
    github().get(path).reply(status, { message: 'Gone' });
    expect(await testHost().downloadArtifact(5, file, 1000)).toBeNull();
  });

  test.each(['http://storage.test/blob', 'file:///etc/passwd', 'blob', undefined])('does not come from %s', async (location) => {
    github().get(path).reply(302, '', location === undefined ? {} : { location });
    await expect(testHost().downloadArtifact(5, file, 1000)).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('secure address') });
  });
});
