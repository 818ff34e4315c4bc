import { z } from 'zod';
import { SafeDebugError } from '../../errors.js';
import { parseWritten } from './written.js';

/** One line of a manifest: a path of the world after the gate. Paths that are not UTF-8 are written as git quotes them. @public */
export const manifestEntrySchema = z.union([
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), link: z.string() }),
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), special: z.string() }),
]);
export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

/** The three sets of world equality (design section 9). */
export type ManifestSet = ManifestEntry['set'];

/** The text of `manifest.jsonl`: entries sorted by path, one JSON object a line. */
export function manifestText(entries: readonly ManifestEntry[]): string {
  return sortedByPath(entries).map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/** Entries in the order of their paths (UTF-16 code units). */
export function sortedByPath(entries: readonly ManifestEntry[]): ManifestEntry[] {
  return [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Reads `manifest.jsonl`. Throws `evidence` for a line that is not an entry and for a path that stands twice. */
export function parseManifest(text: string): ManifestEntry[] {
  const seen = new Set<string>();
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new SafeDebugError('evidence', 'the manifest does not end with a line end: it was cut');
  return lines.map((line, index) => {
    const parsed = manifestEntrySchema.safeParse(jsonOf(line));
    if (!parsed.success) throw new SafeDebugError('evidence', `line ${index + 1} of the manifest is not a manifest entry`);
    if (seen.has(parsed.data.path)) throw new SafeDebugError('evidence', `line ${index + 1} of the manifest repeats the path ${parsed.data.path}`);
    seen.add(parsed.data.path);
    return parsed.data;
  });
}

function jsonOf(line: string): unknown {
  try {
    return parseWritten(line, 'line');
  } catch {
    return undefined; // the schema refuses it and the caller names the line
  }
}
