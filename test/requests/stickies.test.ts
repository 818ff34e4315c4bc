import { describe, expect, it } from 'vitest';
import { cancelRuns } from '../../src/requests/cancel.js';
import { memorySince, rewriteSticky, stickiesIn, stickyOf, triesToday, writeSticky, type Sticky } from '../../src/requests/stickies.js';
import { nextMarker, readMarker, writeMarker, type StickyMarker } from '../../src/studio/github/marker.js';
import { bot, issueComment, memoryHost, type MemoryHost } from '../support/host.js';

const snapshot = 'a'.repeat(40);

function markerOf(run: string, changes: { state?: StickyMarker['state']; earlier?: StickyMarker | null; at?: string } = {}): StickyMarker {
  return nextMarker(changes.earlier ?? null, { snapshot, run, attempt: 1, state: changes.state ?? 'planned', at: changes.at ?? `2026-01-01T00:00:${run.slice(-2)}.000Z`, comment: null });
}

function bodyOf(marker: StickyMarker): string {
  return `${writeMarker(marker)}\n\ntext\n`;
}

/** A discussion with the bot's comment 11, which knows one run. */
function discussion(marker = markerOf('7001')): MemoryHost {
  const memory = memoryHost();
  memory.held.comments.set(11, issueComment(11, { author: bot, body: bodyOf(marker) }));
  return memory;
}

function shown({ held }: MemoryHost, id = 11): StickyMarker | null {
  return readMarker(held.comments.get(id)?.body ?? '');
}

it('each use of the action has its own comment on a snapshot', () => {
  const named = (id: number, name: string): Sticky => ({ id, url: '', marker: nextMarker(null, { snapshot, name, run: '7001', attempt: 1, state: 'planned', at: '2026-01-01T00:00:00.000Z', comment: null }) });
  const stickies = [named(1, ''), named(2, 'linux'), named(3, 'windows')];
  expect(['', 'linux', 'windows', 'mac'].map((name) => stickyOf(stickies, snapshot, name)?.id)).toEqual([1, 2, 3, undefined]);
});

describe('the bot\'s comments', () => {
  const body = bodyOf(markerOf('7001'));
  const mona = { login: 'mona', id: 7, isBot: false };
  const helper = { login: 'helper[bot]', id: 8, isBot: true };

  it('are those of its own account', () => {
    const comments = [issueComment(1, { body, author: mona }), issueComment(2, { body, author: helper }), issueComment(3, { body, author: bot }), issueComment(4, { author: bot }), issueComment(5, { body, author: null })];
    expect(stickiesIn(comments, bot).map(({ id }) => id)).toEqual([3]);
    expect(stickiesIn(comments, mona).map(({ id }) => id)).toEqual([1]);
  });

  it('are those of the bot that wrote the first of them, where the account is not known', () => {
    const comments = [issueComment(1, { body, author: mona }), issueComment(3, { body, author: bot }), issueComment(4, { body, author: helper }), issueComment(5, { body, author: bot })];
    expect(stickiesIn(comments, null).map(({ id }) => id)).toEqual([3, 5]);
    expect(stickiesIn([issueComment(1, { body, author: mona })], null)).toEqual([]);
  });
});

describe('writing over the comment', () => {
  it('keeps what another run wrote since it was read', async () => {
    const memory = discussion();
    const known = { id: 11, marker: shown(memory) };
    memory.held.comments.set(11, issueComment(11, { author: bot, body: bodyOf(markerOf('7002', { earlier: known.marker })) }));
    await rewriteSticky(memory.host, known, (earlier) => bodyOf(markerOf('7003', { earlier })));
    expect(shown(memory)?.tries.map(({ run }) => run)).toEqual(['7003', '7002', '7001']);
    expect(memory.calls).toEqual(['comment', 'updateComment']);
  });

  it('keeps a cancellation that came meanwhile, and one that another write lost', async () => {
    const memory = discussion();
    const known = { id: 11, marker: markerOf('7001', { state: 'cancelled' }) };
    await rewriteSticky(memory.host, known, (earlier) => bodyOf(markerOf('7002', { earlier })));
    expect(shown(memory)?.tries).toMatchObject([{ run: '7002' }, { run: '7001', cancelled: true }]);
  });

  it('leaves it where there is nothing to change, and is null where it is gone', async () => {
    const memory = discussion();
    expect(await rewriteSticky(memory.host, { id: 11, marker: null }, () => null)).toMatchObject({ id: 11 });
    expect(await rewriteSticky(memory.host, { id: 12, marker: null }, () => 'x')).toBeNull();
    expect(memory.calls).toEqual(['comment', 'comment']);
  });

  it('writes anew with all that is known when it was deleted, before or while it is written', async () => {
    const memory = discussion();
    const known = { id: 11, marker: shown(memory) };
    memory.before('updateComment', () => void memory.held.comments.delete(11));
    const written = await writeSticky(memory.host, 4, known, (earlier) => bodyOf(markerOf('7002', { earlier })));
    expect(written?.id).not.toBe(11);
    expect(shown(memory, written?.id)?.tries.map(({ run }) => run)).toEqual(['7002', '7001']);
    expect(await writeSticky(memory.host, 4, null, () => null)).toBeNull();
  });
});

describe('cancelling', () => {
  const cancelling = { by: 'mona', command: '/try', at: new Date('2026-01-01T01:00:00Z'), reference: ({ run, attempt }: StickyMarker) => ({ id: run, attempt, url: `https://github.test/runs/${run}` }) };
  const stickies = ({ held }: MemoryHost) => stickiesIn([...held.comments.values()].filter((comment) => comment.kind === 'issue'), bot);

  it('marks every run of a comment, also one that was planned since it was read', async () => {
    const memory = discussion();
    const read = stickies(memory);
    memory.held.comments.set(11, issueComment(11, { author: bot, body: bodyOf(markerOf('7002', { earlier: shown(memory) })) }));
    expect(await cancelRuns(memory.host, read, cancelling)).toMatchObject([{ run: '7002' }]);
    expect(shown(memory)).toMatchObject({ state: 'cancelled', tries: [{ run: '7002', cancelled: true }, { run: '7001', cancelled: true }] });
    expect(await cancelRuns(memory.host, stickies(memory), cancelling)).toEqual([]);
  });

  it('leaves a run that came to its end meanwhile', async () => {
    const memory = discussion();
    const read = stickies(memory);
    const decided = bodyOf(markerOf('7001', { state: 'decided' }));
    memory.held.comments.set(11, issueComment(11, { author: bot, body: decided }));
    expect(await cancelRuns(memory.host, read, cancelling)).toEqual([]);
    expect(memory.held.comments.get(11)?.body).toBe(decided);
  });

  it('reaches a newer run of a comment that shows an older one as decided', async () => {
    const older = markerOf('7001', { state: 'decided', earlier: markerOf('7002', { earlier: markerOf('7001') }) });
    const memory = discussion(older);
    expect(await cancelRuns(memory.host, stickies(memory), cancelling)).toHaveLength(1);
    expect(shown(memory)?.tries.every(({ cancelled }) => cancelled)).toBe(true);
    expect(await cancelRuns(memory.host, stickies(memory), cancelling)).toEqual([]);
  });
});

it('runs of the last 24 hours count once, whatever comment knows them, and without the one that asks', () => {
  const now = new Date('2026-01-02T00:00:30.000Z');
  const first = markerOf('7001', { at: '2026-01-01T00:00:29.000Z' });
  const second = markerOf('7003', { earlier: markerOf('7002', { earlier: first, at: '2026-01-01T00:00:31.000Z' }), at: '2026-01-01T12:00:00.000Z' });
  const sticky = (id: number, marker: StickyMarker) => ({ id, url: '', marker });
  expect(triesToday([sticky(1, second), sticky(2, second)], '7003', now)).toBe(1);
  expect(triesToday([sticky(1, second)], '7009', now)).toBe(2);
});

it('what is remembered reaches back to the commit, and a day at least', () => {
  const now = new Date('2026-01-10T00:00:00.000Z');
  expect([memorySince('2026-01-01T00:00:00.000Z', now), memorySince('9999-01-01T00:00:00.000Z', now)]).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-09T00:00:00.000Z']);
});
