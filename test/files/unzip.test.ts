import { existsSync, lstatSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SafeDebugError } from '../../src/errors.js';
import { unzip, unzipLimits, type UnzipLimits } from '../../src/files/unzip.js';
import { temporaryFolder } from '../support/repository.js';
import { zipOf, type ZipEntry } from '../support/zip.js';

const megabyte = 1024 * 1024;

function unpack(bytes: Buffer, limits: UnzipLimits = unzipLimits, top = temporaryFolder()): { folder: string; top: string; files: Promise<string[]> } {
  const file = join(top, 'a.zip');
  writeFileSync(file, bytes);
  const folder = join(top, 'out');
  return { folder, top, files: unzip(file, folder, limits) };
}

/** Unpacks an archive that must be refused, and looks that nothing of it is left anywhere. */
async function refusalOf(bytes: Buffer, limits?: UnzipLimits): Promise<string> {
  const { folder, top, files } = unpack(bytes, limits);
  const thrown = await files.catch((error: unknown) => error);
  if (!(thrown instanceof SafeDebugError)) throw new Error(`not refused: ${String(thrown)}`);
  expect(thrown.code).toBe('input');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(top)).toEqual(['a.zip']);
  return thrown.message;
}

describe('an archive within the rules', () => {
  it('is unpacked byte for byte, stored or deflated, with plain modes', async () => {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
    const { folder, files } = unpack(
      zipOf([{ name: 'plan.json', content: '{}' }, { name: 'worlds/A/1/report-1.xml', content: noise, mode: 0o100755 }, { name: 'stored', content: 'as it is', method: 0 }, { name: 'empty', content: '' }]),
    );
    expect(await files).toEqual(['plan.json', 'worlds/A/1/report-1.xml', 'stored', 'empty']);
    expect(readFileSync(join(folder, 'worlds/A/1/report-1.xml')).equals(noise)).toBe(true);
    expect(readFileSync(join(folder, 'stored'), 'utf8')).toBe('as it is');
    expect(lstatSync(join(folder, 'worlds/A/1/report-1.xml')).mode & 0o111).toBe(0);
  });

  it('may name folders, and packs logs of equal lines as well as it likes', async () => {
    const log = Buffer.alloc(30 * megabyte, 'the same line\n');
    const { folder, files } = unpack(zipOf([{ name: 'logs/', mode: 0o040755 }, { name: 'logs/A.log', content: log }]));
    expect(await files).toEqual(['logs/A.log']);
    expect(lstatSync(join(folder, 'logs/A.log')).size).toBe(log.length);
  });

  it('comes back whatever it holds', async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}(\/[a-z]{4,6}){0,2}\.txt$/), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(names, fc.uint8Array({ maxLength: 200 }), async (paths, content) => {
        const top = temporaryFolder();
        const { folder, files } = unpack(zipOf(paths.map((name) => ({ name, content: Buffer.from(content) }))), unzipLimits, top);
        expect(await files).toEqual(paths);
        for (const path of paths) expect(readFileSync(join(folder, path)).equals(content)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a hostile archive', () => {
  it.each([
    ['../evil'], ['a/../../evil'], ['/etc/cron.d/evil'], ['C:/evil'], ['C:evil'], ['..\\evil'], ['a\\b'], ['./a'], ['a//b'], ['a/./b'], ['...'], ['a.'], ['a '],
    [' a'], ['a\nb'], ['a\0b'], ['\u202ea'], ['a:stream'], ['ä'], ['..'], ['.'], [''], ['x'.repeat(401)],
  ])('with the name %j is refused', async (name) => {
    expect(await refusalOf(zipOf([{ name: 'good', content: 'x' }, { name, content: 'evil' }]))).toMatch(/path|characters/);
  });

  it.each<[string, ZipEntry[]]>([
    ['one name twice', [{ name: 'a' }, { name: 'a' }]],
    ['one name in two spellings', [{ name: 'records/A.json' }, { name: 'records/a.JSON' }]],
    ['a folder in two spellings', [{ name: 'Records/A.json' }, { name: 'records/B.json' }]],
    ['a file that is a folder later', [{ name: 'a' }, { name: 'a/b' }]],
    ['a folder that is a file later', [{ name: 'a/b' }, { name: 'A' }]],
  ])('with %s is refused', async (_, entries) => {
    expect(await refusalOf(zipOf(entries))).toMatch(/twice|spellings|a file and a folder/);
  });

  it.each<[string, ZipEntry, RegExp]>([
    ['a link', { name: 'link', content: '/etc/passwd', mode: 0o120777 }, /no regular file/],
    ['a device', { name: 'device', mode: 0o060644 }, /no regular file/],
    ['a pipe', { name: 'pipe', mode: 0o010644 }, /no regular file/],
    ['a link that ends like a folder', { name: 'link/', content: '', mode: 0o120777 }, /no regular file/],
    ['a folder with content', { name: 'folder/', content: 'x', mode: 0o040755 }, /has content/],
    ['an encrypted entry', { name: 'secret', content: 'x', flags: 0x801 }, /encrypted/],
    ['an unknown packing', { name: 'odd', content: 'x', method: 12 }, /not supported/],
    ['a wrong checksum', { name: 'a', content: 'x', declaredChecksum: 1 }, /damaged/],
    ['more bytes than it says', { name: 'a', content: Buffer.alloc(megabyte), declaredBytes: 10 }, /too many bytes/],
    ['fewer bytes than it says', { name: 'a', content: 'x', declaredBytes: 10 }, /not enough bytes/],
  ])('with %s is refused', async (_, entry, reason) => {
    expect(await refusalOf(zipOf([{ name: 'good', content: 'x' }, entry]))).toMatch(reason);
  });

  it('that unpacks to more than may be is refused before a byte is written', async () => {
    const zeros = Buffer.alloc(4 * megabyte);
    const limits = { ...unzipLimits, entryBytes: 3 * megabyte };
    expect(await refusalOf(zipOf([{ name: 'a', content: zeros }]), limits)).toContain(`more than ${3 * megabyte}`);
    const three = [{ name: 'a', content: zeros }, { name: 'b', content: zeros }, { name: 'c', content: zeros }];
    expect(await refusalOf(zipOf(three), { ...unzipLimits, totalBytes: 10 * megabyte })).toContain(`unpacks to ${12 * megabyte} bytes`);
    expect(await refusalOf(zipOf(three), { ...unzipLimits, freeBytes: megabyte })).toContain('more than 200 times its size');
  });

  it('that claims to be small, as bombs do, is stopped at what it claims', async () => {
    const bomb = zipOf([{ name: 'a', content: Buffer.alloc(64 * megabyte), declaredBytes: 1000 }]);
    expect(await refusalOf(bomb)).toMatch(/too many bytes/);
  });

  it('whose entries share their bytes is refused', async () => {
    const content = Buffer.alloc(megabyte);
    const entries = [{ name: 'first', content }, ...Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, content, sharesBytesOf: 0 }))];
    expect(await refusalOf(zipOf(entries))).toContain('share their bytes');
  });

  it('of 100,000 entries is refused at once', async () => {
    const bytes = zipOf(Array.from({ length: 100_000 }, (_, index) => ({ name: `f${index}`, method: 0 })));
    expect(await refusalOf(bytes)).toContain('100000 entries');
  });

  it('that was cut, at whatever byte, or is none at all, is refused', async () => {
    const whole = zipOf([{ name: 'a', content: 'some text' }, { name: 'b/c', content: 'more text' }]);
    for (let length = 0; length < whole.length; length += 7) expect(await refusalOf(whole.subarray(0, length))).toContain('cannot be used');
    expect(await refusalOf(Buffer.from('<html>not found</html>'))).toContain('cannot be used');
    expect(await refusalOf(zipOf([{ name: 'a' }], { entryCount: 5 }))).toContain('cannot be used');
  });

  it('with any byte changed gives the same files or an error, and nothing outside', async () => {
    const whole = zipOf([{ name: 'a', content: 'some text that is packed' }, { name: 'b/c', content: 'more' }]);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const { top, files } = unpack(bytes);
        const result = await files.catch((error: unknown) => error);
        expect(Array.isArray(result) || result instanceof SafeDebugError).toBe(true);
        expect(readdirSync(top).sort()).toEqual(Array.isArray(result) ? ['a.zip', 'out'] : ['a.zip']);
      }),
      { numRuns: 100 },
    );
  });
});

it('refuses a target that exists', async () => {
  const top = temporaryFolder();
  writeFileSync(join(top, 'out'), 'mine');
  await expect(unpack(zipOf([{ name: 'a' }]), unzipLimits, top).files).rejects.toThrow('EEXIST');
  expect(readFileSync(join(top, 'out'), 'utf8')).toBe('mine');
});
