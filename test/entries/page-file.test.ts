import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageOf, writePage } from '../../src/entries/page-file.js';
import { demoEvents, demoEvidence } from '../studio/evidence.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-file-'));
  const { replay } = demoEvidence();
  const differences = [
    { path: 'out/report.json', set: 'output' as const, kind: 'content' as const, declare: 'out/report.json' },
    { path: 'out/link', set: 'output' as const, kind: 'only-in-replay' as const, declare: 'out/link' },
  ];
  const equality = replay.equality === null ? null : { ...replay.equality, equal: false, differences };
  await writeFile(join(folder, 'latest.json'), `${JSON.stringify(demoEvidence({ outcome: 'replay-failed', replay: { ...replay, status: 'failed', equality } }), null, 2)}\n`);
  await writeFile(join(folder, 'events.jsonl'), demoEvents().map((event) => `${JSON.stringify(event)}\n`).join(''));
  await mkdir(join(folder, 'manifests'));
  await writeFile(join(folder, 'manifests/B.jsonl'), `${JSON.stringify({ path: 'out/report.json', set: 'output', mode: '100644', sha256: 'a'.repeat(64) })}\n`);
  await writeFile(join(folder, 'manifests/replay.jsonl'), `${JSON.stringify({ path: 'out/link', set: 'output', mode: '120000', link: '../elsewhere' })}\n${JSON.stringify({ path: 'out/report.json', set: 'output', mode: '100755', sha256: 'b'.repeat(64) })}\n`);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the page of an evidence folder', () => {
  it('shows for each path that differs what it was in the winner and in the replay', async () => {
    const page = await pageOf(folder);
    expect(page).toContain(`<span class="minus">- winner: mode 100644, sha256 ${'a'.repeat(64)}\n</span><span class="plus">+ replay: mode 100755, sha256 ${'b'.repeat(64)}\n</span>`);
    expect(page).toContain('<span class="minus">- winner: not there\n</span><span class="plus">+ replay: link to ../elsewhere\n</span>');
  });

  it('names a manifest that cannot be read', async () => {
    await writeFile(join(folder, 'manifests/replay.jsonl'), '{}\n');
    await expect(pageOf(folder)).rejects.toMatchObject({ code: 'evidence', message: 'manifests/replay.jsonl cannot be read: line 1 of the manifest is not a manifest entry. Check the folder with "safe-debug verify".' });
  });

  it('is written beside the evidence, or where it is asked for', async () => {
    await writePage(folder);
    await writePage(folder, join(folder, 'elsewhere.html'));
    const [beside, elsewhere] = await Promise.all(['evidence.html', 'elsewhere.html'].map((name) => readFile(join(folder, name), 'utf8')));
    expect(beside).toBe(elsewhere);
    expect(beside).toBe(await pageOf(folder));
    await expect(writePage(folder, join(folder, 'manifests'))).rejects.toMatchObject({ code: 'input' });
  });
});
