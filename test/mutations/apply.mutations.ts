import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ScratchRepository } from '../../src/git/scratch.js';
import { applyPatch } from '../../src/patches/apply.js';
import type { PatchOutcome } from '../../src/patches/outcome.js';
import { indexFilesIn, newScratch, writeBase } from '../patches/base.js';
import { mutate, mutations } from './mutation.js';
import { limitMs, sayHowItWent, seed, share } from './settings.js';
import { Stopwatch } from './slowest.js';

const folder = 'fixtures/cases/patches';
const baseSchema = z.array(z.object({ path: z.string(), mode: z.string(), text: z.string().optional(), base64: z.string().optional(), oid: z.string().optional() }));
const ids = readdirSync(folder).filter((id) => readFileSync(join(folder, id, 'patch.diff')).length < 20_000);

type Applied = Extract<PatchOutcome, { outcome: 'applied' }>;

/** The ways of git that the documentation names, on the text as it is, without CRLF, and with CRLF in the lines of hunks. */
function* waysOfGit(patch: Buffer): Generator<{ text: Buffer; options: string[] }> {
  const whole = patch.at(-1) === 10 ? patch : Buffer.concat([patch, Buffer.from('\n')]);
  const source = whole.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  const plain = source.replaceAll('\r\n', '\n');
  for (const text of new Set([source, plain, plain.replace(/^([-+ ](?!\+\+ |-- ).*)$/gm, '$1\r')])) {
    for (const strip of ['-p1', '-p0']) for (const recount of [[], ['--recount'], ['--unidiff-zero'], ['--recount', '--unidiff-zero']]) yield { text: Buffer.from(text, 'latin1'), options: [strip, ...recount] };
  }
}

/** Whether the lines that a result adds and deletes are all lines that the patch adds and deletes. */
function isWritten(diff: string, patch: Buffer): boolean {
  const written = new Set(patch.toString('latin1').split('\n').map((line) => line.replace(/\r+$/, '')));
  const changed = diff.split('\n').filter((line) => /^[-+]/.test(line) && !/^(--- |\+\+\+ )/.test(line));
  return changed.every((line) => written.has(line.replace(/\r+$/, '')));
}

describe('a damaged patch', () => {
  let scratch: ScratchRepository;
  let remove: () => Promise<void>;
  const trees = new Map<string, string>();
  beforeAll(async () => {
    ({ scratch, remove } = await newScratch());
    for (const id of ids) {
      const base = baseSchema.parse(JSON.parse(readFileSync(join(folder, id, 'base.json'), 'utf8')));
      trees.set(id, await writeBase(scratch, base.map(({ path, mode, text, base64, oid }) => ({ path, mode, content: oid === undefined ? (text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text)) : { oid } }))));
    }
  });
  afterAll(() => remove());

  const git = (given: readonly string[], input?: Buffer) =>
    spawnSync('git', given, { cwd: scratch.directory, ...(input ? { input } : {}), env: { PATH: process.env['PATH'], GIT_DIR: scratch.directory, GIT_INDEX_FILE: join(scratch.directory, 'plain'), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C.UTF-8' } });

  function isMadeByGit(base: string, patch: Buffer, tree: string): boolean {
    for (const { text, options } of waysOfGit(patch)) {
      git(['read-tree', base]);
      if (git(['apply', '--cached', ...options, '-'], text).status === 0 && git(['write-tree']).stdout.toString().trim() === tree) return true;
    }
    return false;
  }

  function checkApplied(base: string, patch: Buffer, { tree, touched }: Applied): 'git' | 'lines' {
    expect(touched.length).toBeGreaterThan(0);
    for (const { path, oldMode, newMode } of touched) {
      expect(path).not.toMatch(/^\/|(^|\/)\.\.?(\/|$)|(^|\/)\.git(\/|$)|^\.github\/|^\.gitmodules$|[\\\p{Cc}]/iu);
      expect([oldMode, newMode]).not.toContain('160000');
    }
    if (isMadeByGit(base, patch, tree)) return 'git';
    const diff = git(['diff-tree', '-r', '-p', '--find-copies-harder', '-C1%', base, tree]).stdout.toString('latin1');
    expect(isWritten(diff, patch), diff).toBe(true);
    return 'lines';
  }

  test('makes no tree but one that git makes of it, and breaks no rule', async () => {
    const watch = new Stopwatch();
    const made = { git: 0, lines: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), mutations, async (id, damage) => {
        const patch = damage.reduce(mutate, readFileSync(join(folder, id, 'patch.diff')));
        const base = trees.get(id) ?? '';
        const got = await watch.time(limitMs, () => applyPatch(scratch, base, patch));
        if (got.outcome === 'applied') made[checkApplied(base, patch, got)] += 1;
        else expect([got.touched, got.outcome === 'no-change' ? got.tree : got.tree ?? base]).toEqual([[], base]);
        expect(await indexFilesIn(scratch)).toEqual([]);
      }),
      { numRuns: share(0.2), seed },
    );
    sayHowItWent('apply', watch.summary, `; applied ${made.git + made.lines}, of these ${made.lines} by a mending of the text itself`);
  });
});
