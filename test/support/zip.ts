import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip file in a test. Whatever is given is written, be it right or wrong. */
export interface ZipEntry {
  name: string;
  content?: Buffer | string;
  /** Mode with the file type, as Unix tools record it; 0 for none. */
  mode?: number;
  /** General purpose flags; bit 0 says encrypted, bit 11 UTF-8. */
  flags?: number;
  /** 0 stored, 8 deflated. */
  method?: number;
  /** What the entry says about its size and checksum, if not the truth. */
  declaredBytes?: number;
  declaredChecksum?: number;
  /** Starts where an earlier entry does, and has that one's bytes. */
  sharesBytesOf?: number;
}

/** A zip file as bytes (APPNOTE.TXT 4.3), entry by entry. */
export function zipOf(entries: readonly ZipEntry[], { entryCount = entries.length }: { entryCount?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const start = entry.sharesBytesOf === undefined ? offset : (offsets[entry.sharesBytesOf] ?? 0);
    offsets.push(start);
    const { fields, packed } = describe(entry);
    const name = Buffer.from(entry.name);
    if (entry.sharesBytesOf === undefined) {
      const local = Buffer.concat([number(0x04034b50, 4), number(20, 2), fields, number(name.length, 2), number(0, 2), name, packed]);
      locals.push(local);
      offset += local.length;
    }
    directory.push(Buffer.concat([
      number(0x02014b50, 4), number((3 << 8) | 20, 2), number(20, 2), fields, number(name.length, 2), number(0, 2), number(0, 2),
      number(0, 2), number(0, 2), number((entry.mode ?? 0o100644) * 0x10000, 4), number(start, 4), name,
    ]));
  }
  const central = Buffer.concat(directory);
  const count = number(Math.min(entryCount, 0xffff), 2);
  const end = Buffer.concat([number(0x06054b50, 4), number(0, 2), number(0, 2), count, count, number(central.length, 4), number(offset, 4), number(0, 2)]);
  const large = Buffer.concat([
    number(0x06064b50, 4), number(44, 8), number(45, 2), number(45, 2), number(0, 4), number(0, 4), number(entryCount, 8), number(entryCount, 8),
    number(central.length, 8), number(offset, 8), number(0x07064b50, 4), number(0, 4), number(offset + central.length, 8), number(1, 4),
  ]);
  return Buffer.concat([...locals, central, ...(entryCount >= 0xffff ? [large] : []), end]);
}

function describe(entry: ZipEntry): { fields: Buffer; packed: Buffer } {
  const content = Buffer.from(entry.content ?? '');
  const method = entry.method ?? 8;
  const packed = method === 8 ? deflateRawSync(content) : content;
  const fields = Buffer.concat([
    number(entry.flags ?? 0x800, 2), number(method, 2), number(0, 2), number(0x21, 2), number(entry.declaredChecksum ?? crc32(content), 4),
    number(packed.length, 4), number(entry.declaredBytes ?? content.length, 4),
  ]);
  return { fields, packed };
}

function number(value: number, bytes: 2 | 4 | 8): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value));
  else buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
