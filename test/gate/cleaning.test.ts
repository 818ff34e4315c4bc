import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OutputCleaner, cleanOutput } from '../../src/gate/cleaning.js';

/** Cleans bytes that arrive in pieces of `size`. */
function clean(raw: string | Uint8Array, { secrets = [], maxBytes = 1 << 20, size = 1 << 16 }: { secrets?: string[]; maxBytes?: number; size?: number } = {}) {
  const bytes = typeof raw === 'string' ? Buffer.from(raw, 'utf8') : raw;
  const cleaner = new OutputCleaner({ secrets, maxBytes });
  let text = '';
  for (let at = 0; at < bytes.length; at += size) text += cleaner.write(bytes.subarray(at, at + size));
  return { text: text + cleaner.end(), ...cleaner.summary };
}

describe('cleaned output', () => {
  test.each([
    ['colours', '\u001b[1m\u001b[38;5;196mred\u001b[0m', 'red'],
    ['cursor codes', '\u001b[2K\u001b[1Gtext\u001b[?25h', 'text'],
    ['a hyperlink', '\u001b]8;;https://example.invalid/\u001b\\link\u001b]8;;\u0007', 'link'],
    ['a title', '\u001b]0;title\u0007text', 'text'],
    ['8-bit controls', '\u009b31mred\u009d0;title\u009c.', 'red.'],
    ['character sets', '\u001b(Btext', 'text'],
    ['control characters', 'a\u0000b\u0008c\u007fd\te', 'abcd\te'],
    ['line ends of all kinds', 'a\r\nb\rc\vd\fe\u2028f\u0085g', 'a\nb\nc\nd\ne\nf\ng'],
    ['a title that never ends', '\u001b]0;important\nnext', '0;important\nnext'],
    ['direction controls', 'a\u202eb\u2066c\u200fd', 'a<U+202E>b<U+2066>c<U+200F>d'],
    ['bytes that are no UTF-8', Buffer.from([0x61, 0xff, 0xc3, 0xf0, 0x9f, 0x98]), 'a\ufffd\ufffd\ufffd'],
    ['text in any script', 'grüße 你好 😀', 'grüße 你好 😀'],
  ])('is free of %s', (_, raw, expected) => {
    for (const size of [1, 2, 3, 1 << 16]) expect(clean(raw, { size }).text).toBe(expected);
  });

  test.each([
    ['::set-output name=x::y', ': :set-output name=x::y'],
    [' \t\u00a0::add-mask::x', ' \t\u00a0: :add-mask::x'],
    [':\u0000:error::x', ': :error::x'],
    ['\u001b[31m::error::x', ': :error::x'],
    ['a\r::error::x', 'a\n: :error::x'],
    ['text ##[error]x', 'text # #[error]x'],
    ['##vso[task]x', '# #vso[task]x'],
    ['#\u0007#[error]x', '# #[error]x'],
    ['::::', ': :::'],
    ['value is ::not a command', 'value is ::not a command'],
    ['## heading', '## heading'],
  ])('has no command for the runner: %j', (raw, expected) => {
    for (const size of [1, 1 << 16]) expect(clean(raw, { size }).text).toBe(expected);
  });

  test('holds no secret, plain, coloured, split or encoded', () => {
    const secret = 'sk-example/not+real"0001ü';
    const encodings = [
      secret, `\u001b[1m${secret.slice(0, 5)}\u001b[0m${secret.slice(5)}`, `${secret.slice(0, 4)}\u0000${secret.slice(4)}`,
      JSON.stringify({ secret }), encodeURIComponent(secret), ...['', 'u', 'us', 'user:'].map((prefix) => Buffer.from(`${prefix}${secret}tail`).toString('base64')),
      Buffer.from(secret).toString('base64url'),
    ];
    for (const encoded of encodings) {
      for (const size of [1, 7, 1 << 16]) {
        const { text } = clean(`before ${encoded} after`, { secrets: [secret], size });
        expect(text).toContain('***');
        expect(text).not.toContain(secret.slice(0, 12));
        expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(4, 20));
        expect(text).toMatch(/^before .* after$/s);
      }
    }
  });

  test('holds no line of a secret with several lines', () => {
    const { text } = clean('-----BEGIN KEY-----\r\nAAAABBBBCCCC\r\n}\r\n-----END KEY-----\r\n', { secrets: ['-----BEGIN KEY-----\nAAAABBBBCCCC\n}\n-----END KEY-----\n'] });
    expect(text).toBe('***\n***\n}\n***\n');
  });

  test('replaces the longer secret first, and leaves blank and short values alone', () => {
    expect(clean('abcdef abcd 123 x', { secrets: ['abcd', 'abcdef', '', '  ', '123', 'x'] }).text).toBe('*** *** 123 x');
  });

  test('keeps head and tail in whole lines and tells what is missing', () => {
    const raw = Array.from({ length: 1_000 }, (_, index) => `line ${index}\n`).join('');
    const { text, truncated, droppedBytes, bytes } = clean(raw, { maxBytes: 400 });
    const lines = text.trimEnd().split('\n');
    expect([truncated, bytes]).toEqual([true, raw.length]);
    expect([lines[0], lines.at(-1)]).toEqual(['line 0', 'line 999']);
    const marker = lines.findIndex((line) => line.startsWith('[...'));
    expect(lines[marker]).toBe(`[... ${droppedBytes} bytes of output left out ...]`);
    expect(lines.every((line, index) => index === marker || /^line \d+$/.test(line))).toBe(true);
    expect(text.replace(`${lines[marker]}\n`, '').length + droppedBytes).toBe(raw.length);
  });

  test('begins no line of the tail with the middle of a line', () => {
    const { text } = clean(`head\n${'x'.repeat(2_000)} ::error::planted${'::a::'.repeat(100)}`, { maxBytes: 300 });
    expect(text.split('\n').every((line) => !/^\s*::/.test(line))).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300);
  });

  test('breaks a line without an end, but no secret in it', () => {
    const secret = 'sk-example-not-real-0001';
    for (let shift = 0; shift < 60; shift += 1) {
      const { text } = clean(`${'x'.repeat(65_536 - 30 + shift)}${secret}\u001b[31m${'y'.repeat(70_000)}::error::z`, { secrets: [secret], size: 4_096 });
      expect(text).not.toMatch(/sk-ex|-0001|\[31m/);
      expect(text.split('\n').every((line) => line.length < 70_000 && !line.startsWith('::'))).toBe(true);
    }
  });

  test('is the same in pieces of any size, valid UTF-8, within its bound and without anything forbidden', () => {
    const pieces = fc.constantFrom('\u001b[31m', '\u001b]0;', '\u0007', '\u001b\\', '\u009b', '::', '##', '[', 'error', '\n', '\r', '\r\n', ' ', '\u202e', 'secret', 'sec', 'ret', 'ü', '😀', '\u0000', 'x'.repeat(40));
    const raw = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.array(pieces, { maxLength: 60 }).map((parts) => Buffer.from(parts.join(''))));
    fc.assert(
      fc.property(raw, fc.integer({ min: 1, max: 40 }), fc.constantFrom(90, 200, 1 << 20), (content, size, maxBytes) => {
        const { text } = clean(content, { secrets: ['secret'], maxBytes });
        expect(clean(content, { secrets: ['secret'], size: content.length || 1 }).text).toBe(clean(content, { secrets: ['secret'], size }).text);
        expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        expect(text).not.toMatch(/[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]|secret|##\[|##vso/);
        expect(text).not.toMatch(/^\s*::/m);
      }),
      { numRuns: 2_000 },
    );
  });

  test('streams', async () => {
    const cleaner = new OutputCleaner({ secrets: [], maxBytes: 1_000 });
    const parts: string[] = [];
    for await (const text of cleanOutput((async function* () { yield Buffer.from('a\nb'); yield Buffer.from('c\n'); })(), cleaner)) parts.push(text);
    expect(parts.filter((part) => part !== '')).toEqual(['a\n', 'bc\n']);
    expect(cleaner.summary).toEqual({ bytes: 5, droppedBytes: 0, truncated: false });
  });
});

describe('output that is far too long', () => {
  test('keeps its first and last lines and counts every byte between them', () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => `line ${index}`);
    const { text, bytes, droppedBytes } = clean(`${lines.join('\n')}\n`, { maxBytes: 4_000, size: 1_000 });
    expect(text.startsWith('line 0\nline 1\n')).toBe(true);
    expect(text.endsWith('line 39998\nline 39999\n')).toBe(true);
    const marker = /\[\.\.\. (\d+) bytes of output left out \.\.\.\]\n/.exec(text);
    expect(Number(marker?.[1])).toBe(droppedBytes);
    expect(Buffer.byteLength(text) - (marker?.[0].length ?? 0) + droppedBytes).toBe(bytes);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4_000);
  });

  test('shows no part of a secret, wherever it is cut, also without line ends', () => {
    const secret = 'correct-horse-battery-staple-0123456789';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 100, max: 70_000 }), fc.boolean(), (shift, pieceBytes, withLines) => {
        const unit = `${secret}${withLines ? '\n' : ' '}`;
        const { text } = clean('x'.repeat(shift) + unit.repeat(6_000), { secrets: [secret], maxBytes: 4_000, size: pieceBytes });
        expect(text).not.toMatch(/horse|battery|staple|01234/);
        expect(text).toContain('***');
      }),
      { numRuns: 60 },
    );
  });
});
