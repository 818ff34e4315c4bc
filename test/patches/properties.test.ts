import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScratchRepository } from '../../src/git/scratch.js';
import { applyPatch } from '../../src/patches/apply.js';
import { isCounted } from '../../src/patches/document.js';
import { createsFile, isCrlfTransport, lacksFileMode } from '../../src/patches/mendings.js';
import { stripOrder } from '../../src/patches/names.js';
import type { PatchOutcome } from '../../src/patches/outcome.js';
import { readPatch } from '../../src/patches/reading.js';
import { file, indexFilesIn, newScratch, writeBase } from './base.js';

const folder = 'fixtures/cases/patches';
const patches = readdirSync(folder).map((id) => readFileSync(join(folder, id, 'patch.diff'))).filter((patch) => patch.length > 0 && patch.length < 4000);

const base = [
  file('a.txt', 'alpha\nbeta\n'), file('b.txt', 'gamma\ndelta\n'), file('k.txt', 'keep\n'), file('n.txt', Array.from({ length: 20 }, (_, n) => `${n + 1}\n`).join('')),
  file('src/calc.py', 'def add(a, b):\n    return a - b\n\n\ndef mul(a, b):\n    return a * b\n'), file('old/name.txt', 'x\ny\nz\n'), file('run.sh', '#!/bin/sh\nexit 1\n', '100755'),
];

/** What git itself makes of a patch, in an index of its own: a tree id, or null when it refuses. */
function plainGit(scratch: ScratchRepository, tree: string, patch: Buffer): string | null {
  const env = { PATH: process.env['PATH'], GIT_DIR: scratch.directory, GIT_INDEX_FILE: join(scratch.directory, 'plain-index'), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C.UTF-8' };
  const git = (command: readonly string[], input?: Buffer) => spawnSync('git', command, { cwd: scratch.directory, env, input });
  git(['read-tree', tree]);
  return git(['apply', '--cached', '-'], patch).status === 0 ? git(['write-tree']).stdout.toString().trim() : null;
}

/**
 * Where git reads a patch otherwise than it is meant: lines behind wrong counts, CRLF from transport, names without a prefix,
 * `/dev/null` without a file mode, markers of a missing final newline.
 */
function isMendedOnPurpose(patch: Buffer): boolean {
  const document = readPatch(patch);
  const miscounted = document.sections.some((section) => section.hunks.some((hunk) => !isCounted(hunk)));
  return miscounted || /^\\/m.test(patch.toString('latin1')) || document.sections.some(lacksFileMode) || document.sections.some((section) => createsFile(section) && isCrlfTransport(section)) || stripOrder(document)[0] === 0;
}

/** A result may not add or delete more lines than the patch has. */
function expectNoMoreThanWritten(patch: Buffer, got: Extract<PatchOutcome, { outcome: 'applied' }>): void {
  const lines = patch.toString('latin1').split('\n');
  if (lines.some((line) => /^(rename|copy|GIT binary)/.test(line))) return;
  expect(got.additions ?? 0).toBeLessThanOrEqual(lines.filter((line) => line.startsWith('+')).length);
  expect(got.deletions ?? 0).toBeLessThanOrEqual(lines.filter((line) => line.startsWith('-')).length);
}

/** Replaces, removes, repeats or cuts lines of a patch. */
const mutation = fc.record({ kind: fc.constantFrom('drop', 'repeat', 'swap', 'cut', 'carriage', 'byte'), at: fc.nat(200), byte: fc.nat(255) });

function mutate(patch: Buffer, { kind, at, byte }: { kind: string; at: number; byte: number }): Buffer {
  const lines = patch.toString('latin1').split('\n');
  const line = at % lines.length;
  if (kind === 'drop') lines.splice(line, 1);
  if (kind === 'repeat') lines.splice(line, 0, lines[line] ?? '');
  if (kind === 'swap') lines.splice(line, 2, lines[line + 1] ?? '', lines[line] ?? '');
  if (kind === 'cut') return patch.subarray(0, at % patch.length);
  if (kind === 'carriage') lines[line] += '\r';
  if (kind === 'byte') return Buffer.concat([patch.subarray(0, at % patch.length), Buffer.from([byte]), patch.subarray((at % patch.length) + 1)]);
  return Buffer.from(lines.join('\n'), 'latin1');
}

describe('applyPatch', () => {
  let scratch: ScratchRepository;
  let remove: () => Promise<void>;
  let tree: string;
  beforeAll(async () => {
    ({ scratch, remove } = await newScratch());
    tree = await writeBase(scratch, base);
  });
  afterAll(() => remove());

  it('makes the tree that git makes of an edit, whatever the line ends, context and place', async () => {
    const line = fc.constantFrom('one', 'two', '', '  three', '-- four', '++ five', 'six\r', '@@ -1 +1 @@', '\\ seven');
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean(), fc.boolean(), fc.nat(3), async (before, after, oldEnd, newEnd, context) => {
        const text = (lines: string[], end: boolean) => lines.join('\n') + (end ? '\n' : '');
        const one = await writeBase(scratch, [file('f.txt', text(before, oldEnd)), file('same.txt', 'same\n')]);
        const other = await writeBase(scratch, [file('f.txt', text(after, newEnd)), file('same.txt', 'same\n')]);
        const patch = spawnSync('git', ['diff', `-U${context}`, '--no-color', one, other], { cwd: scratch.directory, env: { PATH: process.env['PATH'], GIT_DIR: scratch.directory, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' } }).stdout;
        const got = await applyPatch(scratch, one, patch);
        if (one === other) expect(got.reason).toBe('empty-patch');
        else expect(got.tree, patch.toString()).toBe(other);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 30) },
    );
  });

  it('never throws, never leaves an index, and agrees with git wherever git reads the patch as it is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...patches), fc.array(mutation, { maxLength: 3 }), async (patch, mutations) => {
        const mutated = mutations.reduce(mutate, patch);
        const got = await applyPatch(scratch, tree, mutated);
        expect(await indexFilesIn(scratch)).toEqual([]);
        const strict = plainGit(scratch, tree, mutated);
        if (strict !== null && !isMendedOnPurpose(mutated)) {
          if (got.outcome === 'rejected') expect(['context-mismatch', 'missing-file', 'file-exists']).not.toContain(got.reason);
          else expect(got.tree).toBe(strict);
        }
        if (got.outcome === 'applied') expectNoMoreThanWritten(mutated, got);
        else expect(got.touched).toEqual([]);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100) },
    );
  });

  it('answers alike when many calls share one scratch repository', async () => {
    const alone = [];
    for (const patch of patches.slice(0, 12)) alone.push(await applyPatch(scratch, tree, patch));
    const together = await Promise.all(patches.slice(0, 12).map((patch) => applyPatch(scratch, tree, patch)));
    expect(together).toEqual(alone);
    expect(await indexFilesIn(scratch)).toEqual([]);
  });
});
