import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnderWay, mergedMarker, nextMarker, readAnswerMarker, readMarker, readPullRequestMarker, writeAnswerMarker, writeMarker, writePullRequestMarker, type StickyMarker } from '../../../src/studio/github/marker.js';
import { md } from '../../../src/studio/github/markdown.js';
import { hostileText } from './arbitrary.js';
import { commit, evidenceDigest } from './documents.js';
import { nodesOf, rendered } from './rendering.js';

const at = '2026-01-01T00:00:00.000Z';
const standing = { snapshot: commit, run: '7001', attempt: 1, state: 'planned', at, comment: 501 } as const;
const marker: StickyMarker = nextMarker(null, standing);
const line = writeMarker(marker);

describe('the marker of a sticky comment', () => {
  it('is one line that nobody sees', () => {
    expect(line).toBe(`<!-- safe-debug-comment {"attempt":1,"run":"7001","snapshot":"${commit}","state":"planned","tries":[{"at":"${at}","comment":501,"run":"7001"}],"v":1} -->`);
    expect(nodesOf(rendered(`${line}\n\ntext`)).map(({ type }) => type)).toEqual(['root', 'html', 'paragraph', 'text']);
  });

  it.each([['its line alone', line], ['text after it', `${line}\n\ntext`], ['line ends as browsers send them', `${line}\r\n\r\ntext`]])('is read with %s', (_, body) => expect(readMarker(body)).toEqual(marker));

  it.each([
    ['text before it', `text\n${line}`],
    ['a space before it', ` ${line}`],
    ['text on its line', `${line} text`],
    ['another order of names', line.replace(/"attempt":1,(.*?),"snapshot"/, '$1,"attempt":1,"snapshot"')],
    ['something added', line.replace('"v":1', '"v":1,"w":1')],
    ['something missing', line.replace('"attempt":1,', '')],
    ['another version', line.replace('"v":1', '"v":2')],
    ['a state that is none', line.replace('planned', 'promoted')],
    ['a commit that is none', line.replace(commit, 'main')],
    ['no JSON', '<!-- safe-debug-comment x -->'],
    ['no marker', 'text'],
    ['nothing', ''],
    ['the marker of something else', writeAnswerMarker({ comment: 1, run: '7001', name: '' })],
  ])('is not read with %s', (_, body) => expect(readMarker(body)).toBeNull());

  it('remembers the newest fifty tries, a run once', () => {
    let latest = marker;
    for (let number = 1; number <= 60; number++) latest = nextMarker(latest, { ...standing, run: String(8000 + number), comment: null });
    expect(latest.tries).toHaveLength(50);
    expect(latest.tries[0]).toEqual({ run: '8060', at, comment: null });
    expect(nextMarker(latest, { ...standing, run: '8060', attempt: 2, state: 'decided' })).toEqual({ ...latest, attempt: 2, state: 'decided' });
    expect(readMarker(writeMarker(latest))).toEqual(latest);
  });

  it('remembers of each run whether it was cancelled, until that run writes again', () => {
    const [first, second] = [nextMarker(null, standing), nextMarker(nextMarker(null, { ...standing, state: 'cancelled' }), { ...standing, run: '7002' })];
    expect(first.tries.map(({ cancelled }) => cancelled)).toEqual([undefined]);
    expect(second.tries).toEqual([{ run: '7002', at, comment: 501 }, { run: '7001', at, comment: 501, cancelled: true }]);
    expect(readMarker(writeMarker(second))).toEqual(second);
    expect(nextMarker(second, { ...standing, attempt: 2 }).tries[1]).toEqual({ run: '7001', at, comment: 501 });
  });

  it('forgets no cancellation before the run is planned again', () => {
    const cancelled = nextMarker(null, { ...standing, state: 'cancelled' });
    expect(nextMarker(cancelled, { ...standing, state: 'failed' }).tries).toEqual(cancelled.tries);
    expect(nextMarker(cancelled, { ...standing, attempt: 2 }).tries).toEqual([{ run: '7001', at, comment: 501 }]);
  });

  it('remembers of each run how it ended, until that run is planned again', () => {
    const decided = nextMarker(null, { ...standing, state: 'decided', ended: { outcome: 'fixed', pull: 12 } });
    const second = nextMarker(decided, { ...standing, run: '7002' });
    expect(second.tries).toEqual([{ run: '7002', at, comment: 501 }, { run: '7001', at, comment: 501, outcome: 'fixed', pull: 12 }]);
    expect(second.tries.map(isUnderWay)).toEqual([true, false]);
    expect(readMarker(writeMarker(second))).toEqual(second);
    expect(nextMarker(second, { ...standing, attempt: 2 }).tries[1]).toEqual({ run: '7001', at, comment: 501 });
    expect(nextMarker(decided, { ...standing, state: 'failed', ended: { outcome: 'failed', pull: null } }).tries).toEqual([{ run: '7001', at, comment: 501, outcome: 'failed' }]);
  });

  it('is read with fifty tries of the longest kind', () => {
    let latest: StickyMarker | null = null;
    for (let number = 0; number < 50; number++) latest = nextMarker(latest, { ...standing, run: String(9_000_000_000_000_000_000n + BigInt(number)), state: 'cancelled', comment: 8_000_000_000_000_000, ended: { outcome: 'already-green', pull: 1_000_000_000 } });
    expect(latest === null ? null : readMarker(writeMarker(latest))).toEqual(latest);
  });

  it('knows after two readings what either knew', () => {
    const later = '2026-01-02T00:00:00.000Z';
    const [mine, theirs] = [nextMarker(null, { ...standing, state: 'cancelled' }), nextMarker(null, { ...standing, run: '7002', at: later, comment: null })];
    expect(mergedMarker(mine, theirs)).toEqual({ ...theirs, tries: [{ run: '7002', at: later, comment: null }, { run: '7001', at, comment: 501, cancelled: true }] });
    expect(mergedMarker(mine, nextMarker(null, standing))).toEqual({ ...nextMarker(null, standing), tries: mine.tries });
    expect([mergedMarker(mine, null), mergedMarker(null, mine), mergedMarker(null, null)]).toEqual([mine, mine, null]);
  });

  it('is never read from anything but what was written, and text never becomes one', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(readMarker(text)).toBeNull();
        expect(readMarker(md`${text}`.toString())).toBeNull();
        expect(readMarker(md`${`${line}\n${text}`}`.toString())).toBeNull();
        expect(() => nextMarker(null, { ...standing, snapshot: `${text}.` })).toThrow(/snapshot/);
        expect(() => nextMarker(null, { ...standing, at: `${at}${text || '-->'}` })).toThrow(/datetime/);
      }),
    );
  });
});

it('marks pull requests, before and after the evidence is closed', () => {
  for (const written of [
    { v: 1, evidence: null, run: '7001', attempt: 1, artifact: null, candidate: 'B', snapshot: commit },
    { v: 1, evidence: evidenceDigest, run: '7001', attempt: 2, artifact: 31, candidate: 'AB', snapshot: 'b'.repeat(64) },
  ] as const) {
    expect(readPullRequestMarker(`${writePullRequestMarker(written)}\n\nbody`)).toEqual(written);
  }
  expect(readPullRequestMarker(line)).toBeNull();
});

it('marks answers by the comment they belong to', () => {
  for (const name of ['', 'linux-x64']) {
    const answered = writeAnswerMarker({ comment: 501, run: '7001', name });
    expect(readAnswerMarker(`${answered}\ntext`)).toEqual({ comment: 501, run: '7001', name });
    expect(readAnswerMarker(`> ${answered}`)).toBeNull();
  }
  expect(() => writeAnswerMarker({ comment: 0, run: '7001', name: '' })).toThrow(/comment/);
  expect(() => writeAnswerMarker({ comment: 501, run: '7001', name: '-->' })).toThrow(/name/);
});
