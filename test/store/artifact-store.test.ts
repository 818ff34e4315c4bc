import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf } from '../../src/core/digest.js';
import { SafeDebugError } from '../../src/errors.js';
import { ArtifactStore, type ArtifactStoreOptions } from '../../src/store/artifact-store.js';
import { artifactAddress } from '../../src/store/stored-artifact.js';
import { startArtifactService, type ArtifactService } from '../support/artifact-service.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';
import { zipOf } from '../support/zip.js';

const name = 'sd-42-A-a1';
const patience = { waitsMs: [10, 10, 10], questionMs: 5_000, transferMs: 20_000 };

let service: ArtifactService;
let directory: string;

beforeEach(async () => {
  service = await startArtifactService();
  directory = temporaryFolder();
  vi.stubEnv('ACTIONS_RESULTS_URL', service.url);
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', service.token);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the client's own messages
  return () => vi.unstubAllEnvs();
});

function storeWith(options: Partial<ArtifactStoreOptions> = {}): ArtifactStore {
  return new ArtifactStore({ directory, patience, ...options });
}

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

async function errorOf(work: Promise<unknown>): Promise<SafeDebugError> {
  const thrown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof SafeDebugError)) throw new Error(`no error of ours: ${String(thrown)}`);
  return thrown;
}

describe('putting and getting', () => {
  it('brings every file back as it was, and fetches it once', async () => {
    const noise = Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * 7919) % 251));
    const folder = folderWith({ 'records/A.json': '{"a":1}\n', 'logs/A.log': '', 'worlds/A/1/report-1.xml': noise });
    await storeWith().put(name, folder);
    expect(existsSync(folder)).toBe(false);
    const store = storeWith();
    const [one, two] = await Promise.all([store.get(name), store.get(name)]);
    expect(one).toBe(two);
    expect(readFileSync(join(one ?? '', 'records/A.json'), 'utf8')).toBe('{"a":1}\n');
    expect(statSync(join(one ?? '', 'logs/A.log')).size).toBe(0);
    expect(readFileSync(join(one ?? '', 'worlds/A/1/report-1.xml')).equals(noise)).toBe(true);
    expect(service.operations.filter((operation) => operation === 'GET')).toHaveLength(1);
  });

  it('tells id, size and digest of what was stored', async () => {
    const stored = await storeWith().uploadFolder(folderWith({ 'plan.json': '{}' }), name);
    const [listed] = service.listed;
    expect(stored).toEqual({ name, id: listed?.id, size: listed?.bytes.length, digest: digestOf(listed?.bytes ?? '') });
    expect(artifactAddress({ server: 'https://github.com', repository: 'o/r', run: '42' }, stored.id)).toBe(`https://github.com/o/r/actions/runs/42/artifacts/${stored.id}`);
  });

  it('lists names, and finds what came after the last look', async () => {
    const store = storeWith();
    expect(await store.list()).toEqual([]);
    expect(await store.get(name)).toBeNull();
    service.put('sd-42-B-a1', zipOf([{ name: 'a' }]));
    service.put(name, zipOf([{ name: 'a' }]));
    expect(await store.get(name)).not.toBeNull();
    expect(await store.list()).toEqual([name, 'sd-42-B-a1']);
  });

  it('asks for the list once for several names', async () => {
    for (const each of ['A', 'B', 'C']) service.put(`sd-42-${each}-a1`, zipOf([{ name: each }]));
    const store = storeWith();
    const folders = await Promise.all(['A', 'B', 'C'].map((each) => store.get(`sd-42-${each}-a1`)));
    expect(folders.map((folder) => readdirSync(folder ?? ''))).toEqual([['A'], ['B'], ['C']]);
    // The client itself looks up each artifact once more by its id.
    expect(service.operations.filter((operation) => operation === 'ListArtifacts')).toHaveLength(1 + 3);
  });

  it('refuses links, empty folders and names that are none, and uploads nothing', async () => {
    const folder = folderWith({ a: 'x' });
    symlinkSync('/etc/passwd', join(folder, 'link'));
    expect((await errorOf(storeWith().put(name, folder))).message).toContain('neither a file nor a folder');
    const empty = temporaryFolder();
    mkdirSync(join(empty, 'inner'));
    expect((await errorOf(storeWith().put(name, empty))).message).toContain('no file');
    expect((await errorOf(storeWith().put('../up', folderWith({ a: 'x' })))).code).toBe('input');
    expect(service.operations).toEqual([]);
  });
});

describe('a single file', () => {
  it('is stored byte for byte under its name, and its digest is the artifact\'s', async () => {
    const file = join(folderWith({ 'latest.json': '{"schema":"evidence"}' }), 'latest.json');
    const stored = await storeWith().uploadFile(file, 'evidence.json');
    expect(stored.digest).toBe(digestOf('{"schema":"evidence"}'));
    expect(service.listed[0]).toMatchObject({ name: 'evidence.json', contentType: 'application/json' });
    expect(service.listed[0]?.bytes.toString()).toBe('{"schema":"evidence"}');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('whose bytes are others than what was sent is an error', async () => {
    const file = join(folderWith({ a: 'mine' }), 'a');
    service.spoil = (operation) => {
      const [stored] = service.listed;
      if (operation === 'ListArtifacts' && stored !== undefined) stored.digest = digestOf('other');
      return null;
    };
    const error = await errorOf(storeWith().uploadFile(file, 'evidence.json'));
    expect(error.code).toBe('evidence');
    expect(error.message).toContain(digestOf('mine'));
  });
});

describe('a name that something else took', () => {
  it('is an error that says so, for folders and files', async () => {
    service.put(name, zipOf([{ name: 'records/A.json', content: 'forged' }]));
    service.put('evidence.json', Buffer.from('forged'));
    const error = await errorOf(storeWith().put(name, folderWith({ 'records/A.json': 'true' })));
    expect(error.code).toBe('evidence');
    expect(error.message).toContain(`Something else in this run uploaded "${name}" first`);
    expect((await errorOf(storeWith().uploadFile(join(folderWith({ a: 'true' }), 'a'), 'evidence.json'))).message).toContain('Something else in this run');
    expect(service.listed).toHaveLength(2);
    expect(service.operations).not.toContain('PUT');
  });

  it('is told from our own upload whose answer got lost', async () => {
    let lost = 0;
    service.loses = (operation) => operation === 'FinalizeArtifact' && ++lost === 1;
    const stored = await storeWith().uploadFolder(folderWith({ 'records/A.json': 'true', 'logs/A.log': 'x' }), name);
    expect(stored.id).toBe(service.listed[0]?.id);
    const again = await storeWith().uploadFolder(folderWith({ 'records/A.json': 'true', 'logs/A.log': 'x' }), name);
    expect(again.id).toBe(stored.id);
  });

  it('is said to be burnt where the first upload never ended', async () => {
    let lost = 0;
    service.loses = (operation) => operation === 'CreateArtifact' && ++lost === 1;
    const error = await errorOf(storeWith().put(name, folderWith({ a: 'x' })));
    expect(error.message).toContain('An upload that never ended holds the name');
  });
});

describe('an artifact that cannot be used', () => {
  it('because its name stands twice is told, and not fetched', async () => {
    service.put(name, zipOf([{ name: 'a', content: 'true' }]));
    service.put(name, zipOf([{ name: 'a', content: 'forged' }]));
    expect(await storeWith().inspect(name)).toEqual({ status: 'doubled', why: '2 artifacts have this name' });
    expect((await storeWith().fetch(name)).status).toBe('doubled');
    expect((await errorOf(storeWith().get(name))).code).toBe('evidence');
    expect(service.operations).not.toContain('GET');
  });

  it('because it is too large is told, and not fetched', async () => {
    service.put(name, Buffer.alloc(2000));
    expect(await storeWith({ mostBytes: 1000 }).fetch(name)).toEqual({ status: 'oversized', why: 'it has 2000 bytes, more than 1000' });
    expect(service.operations).not.toContain('GET');
  });

  it.each([
    ['its bytes were exchanged after it was listed', () => ({ digest: digestOf('other') }), /do not have the digest/],
    ['it has no digest', () => ({ digest: undefined }), /no sha256/],
    ['it is no zip file', () => ({}), /cannot be used/],
  ])('because %s is told', async (_, lie, why) => {
    Object.assign(service.put(name, Buffer.from('<html>')), lie());
    const fetched = await storeWith().fetch(name);
    expect(fetched).toMatchObject({ status: 'malformed', why: expect.stringMatching(why) });
  });

  it('because of what is in the zip file is told at once, and only that one', async () => {
    service.put(name, zipOf([{ name: 'a', content: 'x' }, { name: 'a/b', content: 'x' }]));
    service.put('sd-42-B-a1', zipOf([{ name: '../evil', content: 'x' }]));
    service.put('sd-42-C-a1', zipOf([{ name: 'good', content: 'x' }]));
    const store = storeWith();
    const started = performance.now();
    const fetched = await Promise.all([name, 'sd-42-B-a1', 'sd-42-C-a1'].map((each) => store.fetch(each)));
    expect(fetched.map(({ status }) => status)).toEqual(['malformed', 'malformed', 'found']);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('because more and more bytes come is cut off, and does not fill the disk', async () => {
    service.put(name, Buffer.alloc(1000));
    const chunk = Buffer.alloc(64 * 1024);
    let sent = 0;
    let flowing: ReturnType<typeof setInterval> | undefined;
    service.spoil = (operation) => {
      if (operation !== 'GET') return null;
      return {
        kind: 'act',
        act: (response) => {
          response.writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="a.zip"' });
          flowing = setInterval(() => {
            sent += chunk.length;
            response.write(chunk);
          }, 2);
        },
      };
    };
    const fetched = await storeWith().fetch(name);
    expect(fetched).toMatchObject({ status: 'malformed', why: expect.stringContaining('more than the 1000 bytes') });
    const sentThen = sent;
    await vi.waitFor(() => expect(sent).toBeGreaterThan(sentThen + 100 * chunk.length), { timeout: 5_000 });
    const kept = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => statSync(join(directory, path), { bigint: true })).filter((found) => found.isFile());
    clearInterval(flowing);
    expect(kept.reduce((sum, { blocks }) => sum + Number(blocks) * 512, 0)).toBeLessThan(sent - sentThen);
  });
});

describe('a service with faults', () => {
  it('that cuts lines is asked again', async () => {
    service.spoil = (operation, before) => (['ListArtifacts', 'CreateArtifact'].includes(operation) && before < 2 ? { kind: 'drop' } : null);
    await storeWith().put(name, folderWith({ a: 'x' }));
    expect(service.listed).toHaveLength(1);
    expect(await storeWith().get(name)).not.toBeNull();
  });

  it('that is down for a moment is waited for', async () => {
    service.put(name, zipOf([{ name: 'a' }]));
    service.spoil = (operation, before) => (operation === 'ListArtifacts' && before === 0 ? { kind: 'status', status: 503 } : null);
    expect(await storeWith().get(name)).not.toBeNull();
  });

  it('that stays away ends in an error that says what to do', async () => {
    service.spoil = () => ({ kind: 'drop' });
    const error = await errorOf(storeWith().get(name));
    expect(error.code).toBe('environment');
    expect(error.message).toMatch(/The list of this run's artifacts failed: .*githubstatus\.com/);
    expect(service.operations).toHaveLength(4);
  });

  it('that never answers is given up after the time that was set', async () => {
    service.spoil = () => ({ kind: 'act', act: () => undefined });
    const started = performance.now();
    const error = await errorOf(storeWith({ patience: { ...patience, questionMs: 300 } }).list());
    expect(error.message).toContain('took longer than');
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it.each([
    ['ACTIONS_RUNTIME_TOKEN', '', 'Only a step with `uses:`'],
    ['GITHUB_SERVER_URL', 'https://github.example.com', 'one-step form'],
  ])('that %s = "%s" keeps out is told apart', async (variable, value, step) => {
    vi.stubEnv(variable, value);
    expect((await errorOf(storeWith().put(name, folderWith({ a: 'x' })))).message).toContain(step);
  });
});

it('loads the large client when an artifact is first asked for, and not before', async () => {
  let loaded = false;
  vi.resetModules();
  vi.doMock('@actions/artifact', () => {
    loaded = true;
    return { DefaultArtifactClient: class { listArtifacts = (): Promise<{ artifacts: [] }> => Promise.resolve({ artifacts: [] }); } };
  });
  try {
    const fresh = await import('../../src/store/artifact-store.js');
    const store = new fresh.ArtifactStore({ directory, patience });
    expect(loaded).toBe(false);
    expect(await store.list()).toEqual([]);
    expect(loaded).toBe(true);
  } finally {
    vi.doUnmock('@actions/artifact');
    vi.resetModules();
  }
});
