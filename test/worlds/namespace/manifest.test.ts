import { appendFileSync, chmodSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systemCodeOf } from '../../../src/errors.js';
import type { World } from '../../../src/worlds/strategy.js';
import { walkWorld, type WalkRules } from '../../../src/worlds/walk.js';
import { repositoryWith } from '../../support/repository.js';
import { restore } from '../restore.js';
import { kinds, namespaces } from './namespaces.js';

const tracked = { '.gitignore': 'ignored/\n*.tmp\n', 'a/one': '1', 'a/two': '2', 'a/b/three': '3', 'a/b/c/four': '4', 'd/five': '5', 'd/e/six': '6', top: 't' };

/** What a set-up leaves beside the tracked files: ignored files, output, links, and files with two names. */
function setUp({ reached: { tree } }: World): void {
  for (const folder of ['ignored/deep', 'out/deep']) mkdirSync(join(tree, folder), { recursive: true });
  for (const file of ['ignored/x', 'ignored/deep/y', 'out/z', 'out/deep/w', 'a/local.tmp']) writeFileSync(join(tree, file), file);
  linkSync(join(tree, 'out/z'), join(tree, 'd/also-z'));
  linkSync(join(tree, 'ignored/x'), join(tree, 'out/deep/also-x'));
  symlinkSync('../a', join(tree, 'd/to-a'));
}

/** One change of a world; numbers choose among the paths that it has then. */
const change = fc.record({
  kind: fc.constantFrom('write', 'append', 'same-size', 'rename', 'remove', 'mkdir', 'symlink', 'link', 'chmod', 'replace'),
  path: fc.nat(10_000),
  other: fc.nat(10_000),
  name: fc.constantFrom('new', 'one', 'five', 'x.tmp', 'b', 'ignored', 'z'),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function apply(tree: string, { kind, path, other, name }: Change): void {
  const paths = pathsIn(tree);
  // Once everything is removed there is nothing to choose; the tree itself stays.
  const nothing = join(tree, 'nothing');
  const [chosen, second] = [paths[path % paths.length] ?? nothing, paths[other % paths.length] ?? nothing];
  const folder = [tree, ...paths.filter((each) => lstatSync(each).isDirectory())];
  const fresh = join(folder[other % folder.length] ?? tree, name);
  const changes: Record<Change['kind'], () => void> = {
    write: () => writeFileSync(fresh, `written ${other}`),
    append: () => appendFileSync(chosen, 'more'),
    'same-size': () => rewrite(chosen),
    rename: () => renameSync(chosen, fresh),
    remove: () => rmSync(chosen, { recursive: true }),
    mkdir: () => mkdirSync(fresh),
    symlink: () => symlinkSync(name, fresh),
    link: () => linkSync(chosen, fresh),
    chmod: () => chmodSync(chosen, other % 2 === 0 ? 0o755 : 0o644),
    replace: () => replace(chosen, second),
  };
  try {
    changes[kind]();
  } catch (error) {
    // Not every change is possible at every path; folders of the snapshot cannot be renamed in a user namespace.
    if (systemCodeOf(error) === undefined) throw error;
  }
}

/** Changes the bytes of a file and neither its size nor its times. */
function rewrite(path: string): void {
  const { atime, mtime, size } = lstatSync(path);
  const first = readFileSync(path)[0] ?? 0;
  writeFileSync(path, Buffer.alloc(size, first + 1));
  utimesSync(path, atime, mtime);
}

/** Puts a file where a folder was, or the other way round. */
function replace(path: string, content: string): void {
  const wasFolder = lstatSync(path).isDirectory();
  rmSync(path, { recursive: true });
  if (wasFolder) writeFileSync(path, content);
  else mkdirSync(join(path, 'inside'), { recursive: true });
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === '.git') return [];
    return entry.isDirectory() ? [path, ...pathsIn(path)] : [path];
  });
}

describe.each(kinds)('the manifest of a world in namespaces (%s)', (kind) => {
  test('is exactly what a walk through the whole world finds, after any changes', { timeout: 120_000 }, async () => {
    const { snapshot, worlds } = await restore(repositoryWith(tracked), namespaces(kind), setUp);
    let slot = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 100, maxLength: 100 }), fc.boolean(), async (changes, readIgnored) => {
        const world = await worlds.fork(`x-${(slot += 1)}`);
        try {
          for (const each of changes) apply(world.reached.tree, each);
          const rules: WalkRules = { source: snapshot.source.with(['out/new']), ignoreRules: snapshot.ignoreRules, readIgnored };
          expect(await world.manifest(rules)).toEqual(await walkWorld(world.reached.tree, rules));
        } finally {
          await world.discard();
        }
      }),
      { numRuns: kind === 'root' ? 20 : 5 },
    );
  });

  test('knows of a file that was written through another of its names', async () => {
    const { snapshot, worlds } = await restore(repositoryWith(tracked), namespaces(kind), setUp);
    const rules: WalkRules = { source: snapshot.source, ignoreRules: snapshot.ignoreRules, readIgnored: false };
    const world = await worlds.fork('x');
    appendFileSync(join(world.reached.tree, 'ignored/x'), 'more');
    const { manifest: { entries } } = await world.manifest(rules);
    // In a user namespace the kernel keeps no index of such names: the others stay as they were.
    if (kind === 'root') expect(readFileSync(join(world.reached.tree, 'out/deep/also-x'), 'utf8')).toBe('ignored/xmore');
    expect(entries.find(({ path }) => path === 'out/deep/also-x')).toEqual((await walkWorld(world.reached.tree, rules)).manifest.entries.find(({ path }) => path === 'out/deep/also-x'));
  });
});
