import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ScratchRepository } from '../../src/git/scratch.js';
import { applyPatch } from '../../src/patches/apply.js';
import { indexFilesIn, newScratch, writeBase, type BaseEntry } from '../patches/base.js';

const folder = 'fixtures/cases/patches';
const baseSchema = z.array(z.object({ path: z.string(), mode: z.string(), text: z.string().optional(), base64: z.string().optional(), oid: z.string().optional() }));
const variantSchema = z.object({ outcome: z.string(), reason: z.string().nullable(), tree: z.string().nullable(), flags: z.array(z.string()) });
const expectedSchema = variantSchema.extend({
  working_directory: z.string(),
  base_tree: z.string(),
  touched: z.array(z.object({ path: z.string(), change: z.string(), old_mode: z.string(), new_mode: z.string() })),
  also_ok: z.array(variantSchema),
  forbidden_trees: z.array(z.object({ tree: z.string() })),
});

function readBase(id: string): BaseEntry[] {
  return baseSchema.parse(JSON.parse(readFileSync(join(folder, id, 'base.json'), 'utf8'))).map(({ path, mode, text, base64, oid }) => ({
    path, mode, content: oid === undefined ? (text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text)) : { oid },
  }));
}

describe('what a patch does to a tree', () => {
  let scratch: ScratchRepository;
  let remove: () => Promise<void>;
  beforeAll(async () => ({ scratch, remove } = await newScratch()));
  afterAll(() => remove());

  it.each(readdirSync(folder))('%s', async (id) => {
    const expected = expectedSchema.parse(JSON.parse(readFileSync(join(folder, id, 'expected.json'), 'utf8')));
    const base = await writeBase(scratch, readBase(id));
    expect(base).toBe(expected.base_tree);
    const got = await applyPatch(scratch, base, readFileSync(join(folder, id, 'patch.diff')), { directory: expected.working_directory });
    const result = { outcome: got.outcome, reason: got.reason, tree: got.tree };
    const accepted = [expected, ...expected.also_ok].filter(({ flags }) => flags.every((flag) => got.flags.some((one) => one === flag)) && got.flags.length <= flags.length + 1);
    expect(accepted.map(({ outcome, reason, tree }) => ({ outcome, reason, tree })), `flags ${got.flags.join(' ')}`).toContainEqual(result);
    expect(expected.forbidden_trees.map(({ tree }) => tree)).not.toContain(got.tree);
    if (got.outcome === 'applied' && got.tree === expected.tree) {
      const touched = expected.touched.map(({ path, change, old_mode: oldMode, new_mode: newMode }) => ({ path, change, oldMode, newMode }));
      expect(new Set(got.touched)).toEqual(new Set(touched));
    }
    expect(await indexFilesIn(scratch)).toEqual([]);
  });
});
