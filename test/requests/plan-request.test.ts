import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/core/documents/plan.js';
import type { IssueComment } from '../../src/github/host.js';
import type { TriggerEvent } from '../../src/requests/event.js';
import { readRequest, type Requested, type RequestSettings } from '../../src/requests/plan-request.js';
import { nextMarker, writeMarker } from '../../src/studio/github/marker.js';
import { bot, failure, issueComment, memoryHost, openedPull, type MemoryHost } from '../support/host.js';
import { serveRepository } from '../support/git-server.js';
import { gitIn, patchFor, repositoryWith, temporaryFolder } from '../support/repository.js';
import { zipOf } from '../support/zip.js';

const now = new Date('2026-01-03T12:00:00Z');
const settings: RequestSettings = { command: '/try', ask: ['/try'], pull: null, defaultBranch: 'main', repository: 'acme/pages', branchPrefix: 'safe-debug/', dailyLimit: 3, mostCandidates: 3, proposers: () => null, use: { run: '7001', name: '' }, firstAttempt: true, patience: [] };

/** The same comment is heard once more only when its run is started again. */
const again = { firstAttempt: false } as const;

interface Scene {
  memory: MemoryHost;
  repository: string;
  commit: string;
  /** A patch on the snapshot that says something. */
  patch: (text: string) => string;
  comment: (id: number, changes: Partial<IssueComment>) => void;
  /** Reads what mona, who may write, asks in comment 50 of pull request 4, or what an event asks. */
  ask: (body: string | TriggerEvent, changes?: Partial<RequestSettings>) => Promise<Requested>;
}

/** `committed`: the committer's time as the raw commit has it; null for the first of January. */
async function openScene({ committed = null }: { committed?: string | null } = {}): Promise<Scene> {
  const repository = repositoryWith({ 'a.txt': 'one\n' });
  if (committed !== null) rewriteCommitter(repository, committed);
  gitIn(repository, 'update-ref', 'refs/pull/4/head', 'HEAD');
  const commit = gitIn(repository, 'rev-parse', 'HEAD');
  const { url } = await serveRepository(repository);
  const memory = memoryHost();
  const { held } = memory;
  held.permissions.set('mona', 'write');
  held.pulls.set(4, openedPull(4, { head: { sha: commit, ref: 'pages', repository: 'acme/pages', isFork: false } }));
  held.branches.set('main', commit);
  const comment = (id: number, changes: Partial<IssueComment>): void => void held.comments.set(id, issueComment(id, { createdAt: '2026-01-02T00:00:00Z', ...changes }));
  return {
    memory,
    repository,
    commit,
    patch: (text) => patchFor(repository, { 'a.txt': `${text}\n` }),
    comment,
    ask: async (asked, changes = {}) => {
      if (typeof asked === 'string') comment(50, { body: asked, createdAt: '2026-01-03T00:00:00Z' });
      const event: TriggerEvent = typeof asked === 'string' ? { kind: 'comment', reference: 'issue', comment: { action: 'created', commentId: 50, body: asked, author: { login: 'mona', isBot: false }, discussion: { number: 4, isPullRequest: true }, review: null } } : asked;
      return readRequest(event, { ...settings, ...changes }, { host: memory.host, source: { url, token: null }, folder: temporaryFolder() }, now);
    },
  };
}

/** Gives the newest commit another committer's time, whatever it is. */
function rewriteCommitter(repository: string, time: string): void {
  const raw = gitIn(repository, 'cat-file', 'commit', 'HEAD').replace(/^(committer .*>).*$/m, `$1 ${time} +0000`);
  const file = join(temporaryFolder(), 'commit');
  writeFileSync(file, `${raw}\n`);
  gitIn(repository, 'update-ref', 'HEAD', gitIn(repository, 'hash-object', '-t', 'commit', '-w', '--literally', file));
}

function fenced(patch: string): string {
  return `\`\`\`diff\n${patch}\`\`\``;
}

function candidatesOf(requested: Requested): (string | null)[] {
  if (requested.kind !== 'asked') throw new Error(`not asked, but ${JSON.stringify(requested)}`);
  return requested.collection.candidates.map(({ label, source }) => `${label} by ${source.author}`);
}

describe('a request', () => {
  it('for all diffs takes those of people who may write, unedited and since the head was committed, and says what it left out', async () => {
    const { ask, comment, memory, patch } = await openScene();
    memory.held.cut = true;
    comment(10, { body: fenced(patch('before')), createdAt: '2025-12-31T00:00:00Z' });
    comment(11, { body: fenced(patch('mine')) });
    comment(12, { body: fenced(patch('edited')), updatedAt: '2026-01-02T00:00:09Z' });
    comment(13, { body: fenced(patch('strange')), author: { login: 'stranger', id: 8, isBot: false } });
    comment(14, { body: fenced(patch('of a bot')), author: bot });
    const requested = await ask('/try');
    expect(candidatesOf(requested)).toEqual(['comment 11 by mona']);
    expect(requested).toMatchObject({ collection: { problems: ['comment 12 was edited', 'comment 13 is by somebody without write permission', 'only the newest 1,000 comments were read'] } });
    // Each person is asked about once, the asker not again.
    expect(memory.calls.filter((call) => call === 'permissionOf')).toHaveLength(2);
  });

  it('with nothing to try says since when it looked, and at what', async () => {
    const { ask, comment, patch } = await openScene();
    comment(12, { body: fenced(patch('edited')), updatedAt: '2026-01-02T00:00:09Z' });
    expect(await ask('/try')).toMatchObject({ kind: 'refused', refusal: { code: 'nothing-to-try', problems: ['comment 12 was edited'], since: '2026-01-01T00:00:00.000Z' } });
  });

  it.each([
    ['of the far future', '99999999999999', '9999-12-31T23:59:59.000Z'],
    ['of 1970', '0', '1970-01-01T00:00:00.000Z'],
    ['whose time is none', 'never', '1970-01-01T00:00:00.000Z'],
  ])('is understood on a commit %s', async (_, committed, since) => {
    const { ask } = await openScene({ committed });
    expect(await ask('/try')).toMatchObject({ kind: 'refused', refusal: { code: 'nothing-to-try', since } });
  });

  it('vouches for a comment as it stood when it was asked for', async () => {
    const { ask, comment, patch } = await openScene();
    const stranger = { login: 'stranger', id: 8, isBot: false };
    comment(12, { body: fenced(patch('theirs')), author: stranger, updatedAt: '2026-01-02T12:00:00Z' });
    expect(candidatesOf(await ask('/try comment 12'))).toEqual(['comment 12 by stranger']);
    comment(12, { body: fenced(patch('swapped')), author: stranger, updatedAt: '2026-01-03T00:00:01Z' });
    expect(await ask('/try comment 12', again)).toMatchObject({ refusal: { code: 'comment-edited', url: 'https://github.test/c/12' } });
    expect(await ask({ kind: 'dispatch', head: { commit: '', branch: 'pages', repository: null }, actor: null }, { pull: 4, ask: ['/try comment 12'] })).toMatchObject({ refusal: { code: 'comment-edited' } });
    comment(13, { issueNumber: 5 });
    expect(await ask('/try comment 13', again)).toMatchObject({ refusal: { code: 'comment-not-found', id: 13 } });
  });

  it('is refused for more candidates than one run takes, each counted once', async () => {
    const { ask, patch } = await openScene();
    const four = ['a', 'b', 'c', 'd'].map((text) => fenced(patch(text)));
    expect(await ask(`/try\n\n${four.join('\n\n')}`)).toMatchObject({ refusal: { code: 'too-many-candidates', count: 4, most: 3 } });
    expect(candidatesOf(await ask(`/try\n\n${[four[0], four[0]].join('\n\n')}`, again))).toHaveLength(1);
  });

  it('keeps the first of equal patches: who posts it again is not credited', async () => {
    const { ask, comment, memory, patch } = await openScene();
    memory.held.permissions.set('kim', 'write');
    comment(11, { body: fenced(patch('right')) });
    comment(12, { body: fenced(patch('right')), author: { login: 'kim', id: 8, isBot: false } });
    expect(candidatesOf(await ask('/try'))).toEqual(['comment 11 by mona']);
  });

  it('counts the runs of the day by what the bot itself wrote', async () => {
    const { ask, comment, commit, memory, patch } = await openScene();
    let marker = nextMarker(null, { snapshot: commit, run: '6001', attempt: 1, state: 'decided', at: '2026-01-03T06:00:00.000Z', comment: null });
    for (const run of ['6002', '6003']) marker = nextMarker(marker, { snapshot: commit, run, attempt: 1, state: 'decided', at: '2026-01-03T06:00:00.000Z', comment: null });
    comment(20, { body: writeMarker(marker), author: { login: 'helper[bot]', id: 9, isBot: true }, updatedAt: '2026-01-03T06:00:05Z' });
    const body = `/try\n\n${fenced(patch('mine'))}`;
    expect(await ask(body)).toMatchObject({ kind: 'asked', sticky: null });
    comment(21, { body: writeMarker(marker), author: bot, updatedAt: '2026-01-03T06:00:05Z' });
    expect(await ask(body, again)).toMatchObject({ refusal: { code: 'daily-limit', limit: 3 } });
    memory.calls.length = 0;
    expect(await ask(`/try branch idea\n/try commit ${commit}`, again)).toMatchObject({ refusal: { code: 'daily-limit' } });
    // Nothing is looked up or fetched for it.
    expect(memory.calls).toEqual(['comment', 'react', 'permissionOf', 'pull', 'comments']);
    expect(await ask(body, { ...again, use: { run: '6003', name: '' } })).toMatchObject({ kind: 'asked', sticky: { id: 21 } });
  });

  it('counts runs that other comments of the same seconds are being planned for', async () => {
    const { ask, comment, patch } = await openScene();
    const body = `/try\n\n${fenced(patch('mine'))}`;
    for (const id of [47, 48, 49]) comment(id, { body, createdAt: '2026-01-03T00:00:00Z' });
    expect(await ask(body)).toMatchObject({ refusal: { code: 'daily-limit', limit: 3 } });
    expect(await ask(body, { ...again, dailyLimit: 4 })).toMatchObject({ kind: 'asked' });
  });

  it.each([
    ['/try model', { code: 'not-configured', source: 'model' }],
    ['/try branch nowhere', { code: 'branch-not-found', name: 'nowhere' }],
    ['/try branch main', { code: 'branch-without-change', name: 'main' }],
    [`/try commit ${'f'.repeat(40)}`, { code: 'commit-unreachable', id: 'f'.repeat(40) }],
    ['/try artifact ideas', { code: 'artifact-not-found', name: 'ideas' }],
  ])('%s is refused', async (body, refusal) => {
    expect(await (await openScene()).ask(body)).toMatchObject({ kind: 'refused', where: { discussion: 4, comment: { id: 50 } }, refusal });
  });

  it('is refused on a pull request that is closed, and for models on a fork', async () => {
    const { ask, memory, commit } = await openScene();
    memory.held.pulls.set(4, openedPull(4, { head: { sha: commit, ref: 'pages', repository: 'stranger/pages', isFork: true } }));
    expect(await ask('/try agent')).toMatchObject({ refusal: { code: 'off-for-forks', source: 'agent' } });
    memory.held.pulls.set(4, openedPull(4, { state: 'closed', merged: true }));
    expect(await ask('/try', again)).toMatchObject({ refusal: { code: 'pull-request-closed', merged: true } });
  });

  it('that breaks on GitHub\'s side is told as such', async () => {
    const { ask, memory } = await openScene();
    memory.before('textOfFile', () => { throw failure('unavailable', 'GitHub is away.'); });
    expect(await ask('/try')).toMatchObject({ refusal: { code: 'unusable', fault: { message: 'GitHub is away.' } } });
  });
});

describe('an artifact', () => {
  const artifact = { id: 5, name: 'ideas', headRepositoryIsThis: true, expired: false };

  it('of the snapshot gives its patches', async () => {
    const { ask, memory, commit, patch } = await openScene();
    memory.held.artifacts.push({ ...artifact, headSha: commit });
    memory.held.zips.set(5, zipOf([{ name: 'right.patch', content: patch('right') }]));
    expect(candidatesOf(await ask('/try artifact ideas'))).toEqual(['right by null']);
  });

  it('is refused when it is of another commit, of a fork, expired, or no zip', async () => {
    const { ask, memory, commit } = await openScene();
    const asked = async (changes: object): Promise<Requested> => {
      memory.held.artifacts.splice(0, 1, { ...artifact, headSha: commit, ...changes });
      return ask('/try artifact ideas', again);
    };
    expect(await asked({ headSha: 'b'.repeat(40) })).toMatchObject({ refusal: { code: 'artifact-of-other-commit', found: 'b'.repeat(40) } });
    expect(await asked({ headRepositoryIsThis: false })).toMatchObject({ refusal: { code: 'artifact-of-other-commit' } });
    expect(await asked({ expired: true })).toMatchObject({ refusal: { code: 'artifact-expired' } });
    expect(await asked({})).toMatchObject({ refusal: { code: 'artifact-expired' } });
    memory.held.zips.set(5, Buffer.from('no zip'));
    expect(await asked({})).toMatchObject({ refusal: { code: 'artifact-unusable', name: 'ideas' } });
  });

  it('that the job may not read is told with the right that it takes', async () => {
    const { ask, memory, commit } = await openScene();
    memory.held.artifacts.push({ ...artifact, headSha: commit });
    memory.before('downloadArtifact', () => { throw failure('forbidden', 'It takes actions: read.'); });
    expect(await ask('/try artifact ideas')).toMatchObject({ refusal: { code: 'artifact-forbidden', name: 'ideas', why: 'It takes actions: read.' } });
  });
});

describe('other events', () => {
  const head = (commit: string): { commit: string; branch: string; repository: string } => ({ commit, branch: 'pages', repository: 'acme/pages' });

  it('ask for a failed run of this repository whose branch has not moved', async () => {
    const { ask, comment, commit, memory, patch } = await openScene();
    comment(11, { body: fenced(patch('mine')) });
    const event: TriggerEvent = { kind: 'workflow-run', head: head(commit), conclusion: 'failure', actor: 'mona' };
    const trigger: Pick<Plan['trigger'], 'kind' | 'permission'> = { kind: 'workflow-run', permission: null };
    expect(await ask(event)).toMatchObject({ kind: 'asked', asking: { trigger }, subject: { discussion: { number: 4 } } });
    expect(await ask({ ...event, conclusion: 'success' })).toMatchObject({ kind: 'silence' });
    expect(await ask({ ...event, head: { ...head(commit), repository: 'stranger/pages' } })).toMatchObject({ kind: 'silence', why: 'the watched workflow ran for a fork' });
    expect(await ask({ ...event, head: head('b'.repeat(40)) })).toMatchObject({ kind: 'silence', why: 'the branch has other commits by now' });
    expect(await ask({ kind: 'step', name: 'push', pull: null, head: null, actor: 'mona' })).toEqual({ kind: 'silence', why: 'the run is of a tag or another ref that is no branch' });
    memory.held.pulls.set(4, openedPull(4, { head: { sha: commit, ref: 'safe-debug/x', repository: 'acme/pages', isFork: false } }));
    expect(await ask({ ...event, head: { ...head(commit), branch: 'safe-debug/x' } })).toMatchObject({ kind: 'silence', why: expect.stringContaining("one of the bot's own") });
  });
});
