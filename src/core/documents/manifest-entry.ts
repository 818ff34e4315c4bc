import { z } from 'zod';

/** One line of a manifest: a path of the world after the gate. Paths that are not UTF-8 are written as git quotes them. @public */
export const manifestEntrySchema = z.union([
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), link: z.string() }),
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), special: z.string() }),
]);
export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

/** The three sets of world equality (design section 9). */
export type ManifestSet = ManifestEntry['set'];

/** The order of manifests: paths by their UTF-16 code units. No two entries have the same path. */
export function byPath(left: ManifestEntry, right: ManifestEntry): number {
  return left.path < right.path ? -1 : 1;
}
