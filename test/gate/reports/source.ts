/** A source of bytes in pieces of `size`; without it in one piece. */
export async function* sourceOf(content: string | Uint8Array, size = Number.MAX_SAFE_INTEGER): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
