import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommentEvent } from '../../../src/candidates/comments/payload.js';
import type { ReviewPosition } from '../../../src/candidates/comments/review-position.js';
import type { Permission } from '../../../src/core/permission.js';
import { readComment, readDiffs, readReply, readSuggestions, type Proposal } from '../../../src/candidates/comments/reading.js';

const head = 'a'.repeat(40);
const position: ReviewPosition = { path: 'a.txt', startLine: null, line: 2, startSide: null, side: 'RIGHT', originalStartLine: null, originalLine: 2, commit: head, wholeFile: false };
const diff = '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-a\n+b\n c\n';
const fence = `\`\`\`diff\n${diff}\`\`\``;
const suggestion = '```suggestion\nnew\n```';

const event = (body: string, changes: Partial<CommentEvent> = {}): CommentEvent => ({
  action: 'created', commentId: 1, body, author: { login: 'dev', isBot: false }, discussion: { number: 7, isPullRequest: true }, review: null, ...changes,
});
const read = (body: string, changes: Partial<CommentEvent> = {}, permission: Permission = 'write') => readComment(event(body, changes), { command: '/try', permission, commit: null });
const silence = { trigger: false, commands: [], proposals: [], problems: [] };
const patchOf = (proposal: Proposal) => (proposal.source === 'suggestion' ? proposal.suggestion.replacement : proposal.patch);

describe('a comment', () => {
  it.each(['admin', 'maintain', 'write'] as const)('with a command starts work for permission %s', (permission) => {
    expect(read(`/try\n\n${fence}`, {}, permission)).toMatchObject({ trigger: true, commands: [{ name: '/try', args: [] }], proposals: [{ source: 'fence', info: 'diff', patch: diff }], problems: [] });
  });

  it.each(['triage', 'read', 'none'] as const)('is refused for permission %s, and nothing in it is listed', (permission) => {
    expect(read(`/try\n\n${fence}`, {}, permission)).toEqual({ ...silence, problems: ['not-authorised'] });
    expect(read('/try nonsense', {}, permission)).toEqual({ ...silence, problems: ['not-authorised'] });
  });

  it.each<[string, Partial<CommentEvent>]>([['edited', { action: 'edited' }], ['deleted', { action: 'deleted' }], ['written by a bot', { author: { login: 'x[bot]', isBot: true } }], ['of a deleted account', { author: null }]])('that was %s is met with silence', (_, changes) => {
    expect(read(`/try\n\n${fence}`, changes)).toEqual(silence);
    expect(read(suggestion, { ...changes, review: { head, position } })).toEqual(silence);
  });

  it('without a command is met with silence, whoever wrote it', () => {
    for (const permission of ['admin', 'none'] as const) expect(read(`Look:\n\n${fence}\n\n${suggestion}`, {}, permission)).toEqual(silence);
  });

  it('gives all commands in order, and the faults of those that cannot be followed', () => {
    expect(read('/try branch a\n/try commit abc\n\n/try branch b')).toMatchObject({ trigger: true, commands: [{ args: ['branch', 'a'] }, { args: ['branch', 'b'] }], problems: ['short-sha'] });
    expect(read(`/try commit abc\n\n${fence}`)).toEqual({ ...silence, problems: ['short-sha'] });
  });

  it('gives each diff once, and marks text that is reordered on the screen', () => {
    const { proposals } = read(`/try\n\n${fence}\n\n${fence.replace('diff', 'Patch')}\n\n${fence.replace('+b', '+b\u202e')}`);
    expect(proposals.map(({ flags }) => flags)).toEqual([[], ['bidi-controls']]);
  });

  it('with an empty diff says that there is no candidate', () => {
    expect(read('/try\n\n```diff\n\n```')).toMatchObject({ trigger: true, proposals: [], problems: ['no-candidate'] });
  });

  it('too tangled to be read is refused if it names the command', () => {
    const tangled = '> a\n\n'.repeat(5_000);
    expect(read(`/try\n\n${tangled}`)).toEqual({ ...silence, problems: ['no-candidate'] });
    expect(read(tangled)).toEqual(silence);
  });
});

describe('suggestions', () => {
  it('wait in a review comment without a command; blocks of one comment are alternatives for the same lines', () => {
    const { trigger, proposals } = read(`${suggestion}\n\nor\n\n${suggestion.replace('new', '')}`, { review: { head, position } });
    expect(trigger).toBe(false);
    expect(proposals).toMatchObject([{ source: 'suggestion', suggestion: { path: 'a.txt', startLine: 2, endLine: 2, replacement: 'new\n' } }, { suggestion: { replacement: '\n' } }]);
  });

  it('of people who may not write are not listed', () => {
    expect(read(suggestion, { review: { head, position } }, 'read')).toEqual({ ...silence, problems: ['not-authorised'] });
  });

  it.each<[string, Partial<ReviewPosition>, string]>([
    ['on the file', { wholeFile: true, line: null, originalLine: null }, 'suggestion-without-position'],
    ['without any position', { path: null, line: null, originalLine: null }, 'suggestion-without-position'],
    ['on the old side', { side: 'LEFT' }, 'suggestion-on-deleted-line'],
    ['from the old side on', { startLine: 1, startSide: 'LEFT' }, 'suggestion-on-deleted-line'],
    ['on a line that is gone', { line: null }, 'suggestion-outdated'],
    ['on a range whose start is gone', { originalStartLine: 1 }, 'suggestion-outdated'],
    ['on another commit', { commit: 'b'.repeat(40) }, 'suggestion-outdated'],
    ['on a range that ends before it starts', { startLine: 3 }, 'suggestion-out-of-range'],
    ['on line 0', { line: 0 }, 'suggestion-out-of-range'],
  ])('%s cannot be used', (_, changes, problem) => {
    expect(read(suggestion, { review: { head, position: { ...position, ...changes } } })).toEqual({ ...silence, problems: [problem] });
  });

  it('in a comment on no line have no position', () => {
    expect(read(`/try\n\n${suggestion}`)).toMatchObject({ trigger: true, proposals: [], problems: ['suggestion-without-position'] });
  });

  it('and diffs of other comments can be read for a command that names them', () => {
    expect(readSuggestions(suggestion, position, head).proposals).toMatchObject([{ suggestion: { replacement: 'new\n' } }]);
    expect(readDiffs(`/try branch x\n\n${fence}`)).toMatchObject({ proposals: [{ patch: diff }], problems: [] });
  });
});

describe('a reply', () => {
  it.each<[string, string, string[]]>([
    ['one fence', `Done:\n\n${fence}\nBye`, [diff]],
    ['two fences', `${fence}\n${fence.replaceAll('a.txt', 'b.txt')}`, [diff, diff.replaceAll('a.txt', 'b.txt')]],
    ['fence before a raw diff', `${fence}\n\n${diff.replaceAll('a.txt', 'b.txt')}`, [diff]],
    ['raw diff', `Done.\n\n${diff}`, [diff]],
    ['raw diff before prose', `${diff}\nThat is all.`, [diff]],
    ['raw diff right before prose', `${diff}That is all.`, [diff]],
    ['raw diff before a list', `${diff}\n- changed a\n- kept c`, [diff]],
    ['raw diff of two files', `${diff}\n${diff.replaceAll('a.txt', 'b.txt')}`, [`${diff}\n${diff.replaceAll('a.txt', 'b.txt')}`]],
    ['raw diffs with prose between', `${diff}then\n\n${diff.replaceAll('a.txt', 'b.txt')}`, [diff, diff.replaceAll('a.txt', 'b.txt')]],
    ['raw diff with counts too small', `${diff.replaceAll(',2', ',1')}\nend`, [diff.replaceAll(',2', ',1')]],
    ['raw diff with a fence in its context', diff.replace(' c', ' ```sh'), [diff.replace(' c', ' ```sh')]],
    ['raw rename', 'diff --git a/q b/z\nsimilarity index 100%\nrename from q\nrename to z\n\nok', ['diff --git a/q b/z\nsimilarity index 100%\nrename from q\nrename to z\n']],
    ['CRLF', fence.replaceAll('\n', '\r\n'), [diff]],
  ])('gives its diffs: %s', (_, reply, patches) => {
    const { proposals, problems } = readReply(reply);
    expect(proposals.map(patchOf)).toEqual(patches);
    expect(problems).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['nothing', '', ['no-candidate']],
    ['prose', 'I cannot fix it.', ['no-candidate']],
    ['a quoted diff', diff.replace(/^/gm, '> '), ['no-candidate']],
    ['a whole or elided file', '```python\na\n# ... rest unchanged\n```', ['no-candidate', 'unsupported-format']],
    ['search and replace', '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE', ['no-candidate', 'unsupported-format']],
    ['begin patch', '*** Begin Patch\n*** Update File: a.txt\n*** End Patch', ['no-candidate', 'unsupported-format']],
    ['JSON', JSON.stringify({ patch: diff }), ['no-candidate', 'unsupported-format']],
    ['a suggestion block', suggestion, ['suggestion-without-position', 'no-candidate']],
  ])('without a diff is refused with a reason: %s', (_, reply, problems) => {
    expect(readReply(reply)).toEqual({ ...silence, problems });
  });

  it('never yields a command and never throws, whatever it says', () => {
    const piece = fc.constantFrom('/try', '/try branch x', '\n', '\n\n', '```diff\n', '```\n', diff, '@@ -1 +1 @@\n', '--- a\n+++ b\n', '> ', '- ', '<!--', '\u202e', '{"a":1}');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')), (reply) => {
        const reading = readReply(reply);
        expect(reading).toMatchObject({ trigger: false, commands: [] });
        expect(reading.proposals.length > 0 || reading.problems.includes('no-candidate')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
