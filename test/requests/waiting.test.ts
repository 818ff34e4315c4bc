import { describe, expect, it } from 'vitest';
import type { IssueComment } from '../../src/github/host.js';
import { runsWaiting, type Waiting } from '../../src/requests/waiting.js';
import { nextMarker, writeAnswerMarker } from '../../src/studio/github/marker.js';
import { bot, issueComment, memoryHost } from '../support/host.js';

const at = '2026-01-05T12:00:00Z';
const asks = (id: number, changes: Partial<IssueComment> = {}): IssueComment => issueComment(id, { body: '/try branch fix', createdAt: at, ...changes });

async function waitingBefore(comments: IssueComment[], changes: Partial<Waiting> = {}): Promise<{ count: number; asked: number }> {
  const { host, held, calls } = memoryHost();
  held.permissions.set('mona', 'write');
  const count = await runsWaiting({ asked: asks(50), comments: [...comments, asks(50)], stickies: [], command: '/try', room: 0, ...changes }, host);
  return { count, asked: calls.length };
}

describe('runs that wait to be planned', () => {
  it('are those of earlier comments in the same seconds, not of later ones', async () => {
    expect((await waitingBefore([asks(48), asks(49), asks(51)])).count).toBe(2);
  });

  it('are none that the bot knows or has answered, and none of long ago', async () => {
    const marker = nextMarker(null, { snapshot: 'a'.repeat(40), run: '6001', attempt: 1, state: 'planned', at: '2026-01-05T12:00:00.000Z', comment: 47 });
    const answered = issueComment(60, { body: writeAnswerMarker({ comment: 48, run: '6000', name: '' }), author: bot, createdAt: at });
    const old = asks(46, { createdAt: '2026-01-05T11:49:00Z' });
    expect((await waitingBefore([asks(47), asks(48), old, answered], { stickies: [{ id: 60, url: '', marker }] })).count).toBe(0);
  });

  it('are none of strangers and bots, and none that ask for nothing to try', async () => {
    const stranger = { login: 'stranger', id: 8, isBot: false };
    expect((await waitingBefore([asks(45, { author: stranger }), asks(46, { author: bot }), asks(47, { body: '/try status' }), asks(48, { body: 'what does /try do?' })])).count).toBe(0);
  });

  it('cost no request while there is room for all of them', async () => {
    expect(await waitingBefore([asks(48), asks(49)], { room: 3 })).toEqual({ count: 2, asked: 0 });
  });
});
