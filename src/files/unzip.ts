import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { SafeDebugError, messageOf, systemFaultOf } from '../errors.js';
import { ArchiveNames } from './archive-names.js';

/** What an archive may hold at most; sizes in bytes, unpacked. */
export interface UnzipLimits {
  entries: number;
  entryBytes: number;
  totalBytes: number;
  /** Most unpacked bytes for each byte of the archive, once more than `freeBytes` are unpacked. */
  ratio: number;
  /** So much may be unpacked at any ratio: logs of equal lines pack a thousand times. */
  freeBytes: number;
}

/** Enough for the reports and logs of one world; far from what fills a disk. */
export const unzipLimits: UnzipLimits = {
  entries: 20_000,
  entryBytes: 512 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
  ratio: 200,
  freeBytes: 256 * 1024 * 1024,
};

/** File types in the upper half of an entry's external attributes (Info-ZIP; values of `stat`'s st_mode). */
const typeMask = 0o170000;
const folderType = 0o040000;
const regularType = 0o100000;

/**
 * Unpacks a zip file (APPNOTE.TXT 6.3) into `folder`, which must not exist yet. All entries are judged before the first
 * byte is written: regular files and folders with plain relative names, unencrypted, stored or deflated, within `limits`.
 * Returns the paths of the files. Throws `input` for an archive that breaks a rule or is damaged; then `folder` is gone.
 */
export async function unzip(file: string, folder: string, limits: UnzipLimits = unzipLimits): Promise<string[]> {
  await mkdir(folder);
  try {
    const archive = await openPromise(file, { autoClose: false, strictFileNames: true });
    try {
      const entries = await judgedEntries(archive, limits);
      for (const entry of entries) await unpack(archive, entry, folder);
      return entries.map(({ fileName }) => fileName);
    } finally {
      archive.close();
    }
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    const fault = systemFaultOf(cause);
    if (fault !== null) throw new SafeDebugError('environment', `The archive ${file} could not be unpacked: ${fault}`, { cause });
    throw new SafeDebugError('input', `The archive ${file} cannot be used: ${messageOf(cause)} Nothing of it was taken; have it made again by the tool that uploads artifacts.`, { cause });
  }
}

/** The archive's files, in its order, if every entry keeps the rules. */
async function judgedEntries(archive: ZipFile, limits: UnzipLimits): Promise<Entry[]> {
  if (archive.entryCount > limits.entries) throw refusal(`It has ${archive.entryCount} entries, more than ${limits.entries}.`);
  const names = new ArchiveNames();
  const files: Entry[] = [];
  const sum = { packed: 0, unpacked: 0 };
  for await (const entry of archive.eachEntry()) {
    requirePlainEntry(entry, limits);
    sum.packed += entry.compressedSize;
    sum.unpacked += entry.uncompressedSize;
    if (entry.fileName.endsWith('/')) continue;
    names.addFile(entry.fileName);
    files.push(entry);
  }
  if (sum.unpacked > limits.totalBytes) throw refusal(`It unpacks to ${sum.unpacked} bytes, more than ${limits.totalBytes}.`);
  if (sum.packed > archive.fileSize) throw refusal('Its entries share their bytes.');
  if (sum.unpacked > limits.freeBytes && sum.unpacked > limits.ratio * archive.fileSize) throw refusal(`It unpacks to more than ${limits.ratio} times its size.`);
  return files;
}

function requirePlainEntry(entry: Entry, limits: UnzipLimits): void {
  const isFolder = entry.fileName.endsWith('/');
  const type = (entry.externalFileAttributes >>> 16) & typeMask;
  const name = JSON.stringify(entry.fileName.slice(0, 200));
  if (type !== 0 && type !== (isFolder ? folderType : regularType)) throw refusal(`The entry ${name} is no regular file.`);
  if (isFolder && entry.uncompressedSize > 0) throw refusal(`The folder ${name} has content.`);
  if (!entry.canDecodeFileData()) throw refusal(`The entry ${name} is encrypted, or packed in a way that is not supported.`);
  if (entry.uncompressedSize > limits.entryBytes) throw refusal(`The entry ${name} unpacks to ${entry.uncompressedSize} bytes, more than ${limits.entryBytes}.`);
}

/** Writes one file. The reader ends with an error as soon as more comes out than the entry declares. */
async function unpack(archive: ZipFile, entry: Entry, folder: string): Promise<void> {
  const target = join(folder, entry.fileName);
  await mkdir(dirname(target), { recursive: true });
  const source = await archive.openReadStreamPromise(entry);
  let checksum = 0;
  const checked = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  };
  await pipeline(source, checked, createWriteStream(target, { flags: 'wx', mode: 0o644 }));
  if (checksum !== entry.crc32) throw refusal(`The entry ${JSON.stringify(entry.fileName)} is damaged.`);
}

function refusal(why: string): SafeDebugError {
  return new SafeDebugError('input', why);
}
