import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { ArtifactStore, Upload } from './store.js';

export interface BlobAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
}

/** Azure block blobs as far as the Azure SDK's uploadStream and a plain GET need them (learn.microsoft.com, "Put Block", "Put Block List", "Get Blob"). */
export class Blobs {
  readonly #store: ArtifactStore;
  readonly #secret = randomBytes(16);

  constructor(store: ArtifactStore) {
    this.#store = store;
  }

  /** Path and query of a blob; the signature is for reading or for writing, not both. */
  address(key: string, right: 'write' | 'read'): string {
    return `/blob/actions-results/${key}?sig=${this.#signature(key, right)}`;
  }

  answer(method: string, address: URL, body: Buffer): BlobAnswer {
    const key = /^\/blob\/actions-results\/([\w-]+)$/.exec(address.pathname)?.[1] ?? '';
    const upload = this.#store.byKey(key);
    if (upload === undefined) return refusal(404, 'BlobNotFound');
    const right = method === 'PUT' ? 'write' : 'read';
    if (address.searchParams.get('sig') !== this.#signature(key, right)) return refusal(403, 'AuthenticationFailed');
    return method === 'PUT' ? put(upload, address.searchParams, body) : get(upload);
  }

  #signature(key: string, right: 'write' | 'read'): string {
    return createHmac('sha256', this.#secret).update(`${right} ${key}`).digest('hex');
  }
}

/** Blocks arrive in any order; the list puts them together. */
function put(upload: Upload, query: URLSearchParams, body: Buffer): BlobAnswer {
  const kind = query.get('comp');
  if (kind === 'block') upload.blocks.set(query.get('blockid') ?? '', body);
  else if (kind === 'blocklist') {
    const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]+)</g)].map((match) => match[1] ?? '');
    const blocks = ids.flatMap((id) => upload.blocks.get(id) ?? []);
    if (blocks.length !== ids.length) return refusal(400, 'InvalidBlockList');
    upload.bytes = Buffer.concat(blocks);
  } else upload.bytes = body;
  return { status: 201, headers: { ...common(), etag: '"0x1"', 'last-modified': new Date().toUTCString(), 'x-ms-request-server-encrypted': 'true' } };
}

/** The client unpacks by content type: application/zip, or the single file itself under its own name. */
function get(upload: Upload): BlobAnswer {
  if (upload.stored === null) return refusal(404, 'BlobNotFound');
  const { name, mimeType, bytes } = upload.stored;
  const file = mimeType === 'application/zip' ? `${name}.zip` : name;
  return { status: 200, bytes, headers: { ...common(), 'content-type': mimeType, 'content-disposition': `attachment; filename="${file}"` } };
}

function refusal(status: number, code: string): BlobAnswer {
  return { status, headers: { ...common(), 'x-ms-error-code': code } };
}

function common(): Record<string, string> {
  return { 'x-ms-request-id': randomUUID(), 'x-ms-version': '2024-11-04', date: new Date().toUTCString() };
}
