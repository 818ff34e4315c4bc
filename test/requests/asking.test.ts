import { describe, expect, it } from 'vitest';
import type { CommentEvent } from '../../src/candidates/comments/payload.js';
import { askingOfWorkflow, hearComment, type Heard } from '../../src/requests/asking.js';
import { Refused, type Refusal } from '../../src/requests/refusal.js';
import { nextMarker, writeAnswerMarker, writeMarker } from '../../src/studio/github/marker.js';
import { bot, failure, issueComment, memoryHost, type MemoryHost } from '../support/host.js';

const position = { path: 'a.js', startLine: null, line: 1, startSide: null, side: 'RIGHT' as const, originalStartLine: null, originalLine: 1, commit: 'a'.repeat(40), wholeFile: false };

/** A comment by somebody who may write, and how it is heard. */
function said(body: string, change: (memory: MemoryHost) => void = () => {}, { reference = 'issue', firstAttempt = true, name = '' }: { reference?: 'issue' | 'review'; firstAttempt?: boolean; name?: string } = {}): { memory: MemoryHost; heard: () => Promise<Heard | Refusal> } {
  const memory = memoryHost();
  memory.held.permissions.set('mona', 'write');
  const comment = issueComment(5, { body });
  memory.held.comments.set(5, reference === 'issue' ? comment : { ...comment, kind: 'review', reviewId: 3, position });
  change(memory);
  const event: CommentEvent = { action: 'created', commentId: 5, body, author: { login: 'mona', isBot: false }, discussion: { number: 4, isPullRequest: true }, review: reference === 'issue' ? null : { head: 'a'.repeat(40), position } };
  const heard = (): Promise<Heard | Refusal> =>
    hearComment({ event, reference, command: '/try', use: { run: '7001', name }, firstAttempt, patience: [0] }, memory.host).catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    });
  return { memory, heard };
}

const later = '2026-01-01T00:00:09Z';

function edited({ held }: MemoryHost, changes: { body?: string }): void {
  const comment = held.comments.get(5);
  if (comment !== undefined) held.comments.set(5, { ...comment, ...changes, updatedAt: later });
}

describe('a comment', () => {
  it('is heard with its author, real permission and digest, and tells the account of the bot', async () => {
    const { memory, heard } = said('/try branch idea');
    expect(await heard()).toMatchObject({ kind: 'asked', account: bot, asking: { targets: [{ kind: 'branch', name: 'idea' }], trigger: { kind: 'comment', actor: 'mona', permission: 'write', comment: { id: 5 } } } });
    expect([memory.calls, memory.held.reactions.get(5)]).toEqual([['comment', 'react', 'permissionOf'], ['eyes']]);
  });

  it.each([
    ['nothing for the bot', 'I will look at it', 'issue'],
    ['the command inside a line', 'use /try some day', 'issue'],
    ['a suggestion that nobody asks for', 'Better:\n\n```suggestion\nx\n```', 'review'],
    ['a suggestion for lines that are gone', '```suggestion\nx\n```', 'review'],
  ] as const)('is met with silence and no request for %s', async (_, body, reference) => {
    const { memory, heard } = said(body, () => {}, { reference });
    expect(await heard()).toMatchObject({ kind: 'silence' });
    expect(memory.calls).toEqual([]);
  });

  it.each([
    ['a command that is none', '/try harder', { code: 'unclear', problems: ['unrecognised-command'], written: '/try harder' }],
    ['help beside something to try', '/try help\n/try branch idea', { code: 'not-alone', about: 'help' }],
    ['two questions', '/try status\n/try cancel', { code: 'not-alone', about: 'status' }],
  ])('is refused with %s', async (_, body, refusal) => {
    expect(await said(body).heard()).toEqual(refusal);
  });

  it('names a target twice and asks for it once', async () => {
    expect(await said('/try artifact ideas\n/try artifact ideas\n/try artifact other').heard()).toMatchObject({ asking: { targets: [{ kind: 'artifact', name: 'ideas' }, { kind: 'artifact', name: 'other' }] } });
    expect(await said('/try help\n/try help').heard()).toMatchObject({ kind: 'conversation', about: 'help', login: 'mona' });
  });

  it('by a stranger is refused, by the real permission', async () => {
    expect(await said('/try', ({ held }) => held.permissions.set('mona', 'triage')).heard()).toEqual({ code: 'not-authorised', login: 'mona', comment: 5 });
  });

  it('is refused when it was edited or deleted, also while it is looked at', async () => {
    expect(await said('/try', (memory) => edited(memory, { body: '/try branch mine' })).heard()).toMatchObject({ code: 'comment-edited' });
    expect(await said('/try', (memory) => edited(memory, {})).heard()).toMatchObject({ code: 'comment-edited' });
    expect(await said('/try', ({ held }) => held.comments.clear()).heard()).toEqual({ code: 'comment-deleted', comment: 5 });
    expect(await said('/try', ({ before, held }) => before('react', () => held.comments.clear())).heard()).toEqual({ code: 'comment-deleted', comment: 5 });
  });

  it('of a review may have other times than when it was begun, but no other words', async () => {
    expect(await said('/try', (memory) => edited(memory, {}), { reference: 'review' }).heard()).toMatchObject({ kind: 'asked' });
    expect(await said('/try', (memory) => edited(memory, { body: '/try model' }), { reference: 'review' }).heard()).toMatchObject({ code: 'comment-edited' });
  });

  describe('that has the reaction of the bot already', () => {
    const reacted = ({ held }: MemoryHost): void => void held.reactions.set(5, ['eyes']);
    const tried = (run: string, name: string, comment = 5): string => writeMarker(nextMarker(null, { snapshot: 'a'.repeat(40), name, run, attempt: 1, state: 'planned', at: '2026-01-01T00:00:00.000Z', comment }));
    /** The bot has reacted, and written something. */
    const wrote = (body: string) => (memory: MemoryHost): void => {
      reacted(memory);
      memory.held.comments.set(6, issueComment(6, { body, author: bot }));
    };
    const another = { kind: 'silence', why: 'another run answers this comment already' };
    const sibling = { kind: 'silence', why: 'another use of the action in this run answers this comment' };

    it('is heard where no run says anything of it: any workflow can react as the same account', async () => {
      const { memory, heard } = said('/try', reacted);
      expect(await heard()).toMatchObject({ kind: 'asked' });
      expect(memory.calls).toEqual(['comment', 'react', 'comments', 'comments', 'permissionOf']);
    });

    it.each([
      ['tries it', tried('6001', ''), another],
      ['tries it under any name', tried('6001', 'linux'), another],
      ['answered it', writeAnswerMarker({ comment: 5, run: '6001', name: '' }), another],
      ['tries it as this very use', tried('7001', 'windows'), another],
    ])('is met with silence where another run %s', async (_, body, silence) => {
      expect(await said('/try', wrote(body), { name: 'windows' }).heard()).toEqual(silence);
    });

    it('is met with silence where another run says so while it is waited for', async () => {
      const { heard } = said('/try', (memory) => {
        reacted(memory);
        memory.before('comments', () => {});
        memory.before('comments', () => wrote(tried('6001', ''))(memory));
      });
      expect(await heard()).toEqual(another);
    });

    it('is heard by each use of the action in the run that tries it', async () => {
      expect(await said('/try', wrote(tried('7001', 'linux')), { name: 'windows' }).heard()).toMatchObject({ kind: 'asked' });
      expect(await said('/try', wrote(tried('6001', '', 4))).heard()).toMatchObject({ kind: 'asked' });
    });

    it.each(['/try cancel', '/try harder'])('%s is answered by one use of the action in a run', async (body) => {
      const answered = wrote(writeAnswerMarker({ comment: 5, run: '7001', name: 'linux' }));
      expect(await said(body, answered, { name: 'windows' }).heard()).toEqual(sibling);
    });

    it('is heard again when its run is started again', async () => {
      expect(await said('/try', wrote(tried('6001', '')), { firstAttempt: false }).heard()).toMatchObject({ kind: 'asked' });
    });
  });

  it('is not heard at all where GitHub does not tell the permission', async () => {
    const { heard } = said('/try', ({ before }) => before('permissionOf', () => { throw failure('unavailable'); }));
    await expect(heard()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('what a workflow asks for', () => {
  it('is read line by line, each target once', () => {
    expect(askingOfWorkflow(['/try branch a', '/try branch a', '/try suggestions'], '/try', 'step', 'mona')).toMatchObject({ targets: [{ kind: 'branch', name: 'a' }, { kind: 'suggestions' }], comment: null, trigger: { kind: 'step', actor: 'mona', permission: null } });
  });

  it.each(['try branch a', '/try branch', '/try status'])('%s is refused', (line) => {
    expect(() => askingOfWorkflow([line], '/try', 'step', null)).toThrow(`"${line}"`);
  });
});
