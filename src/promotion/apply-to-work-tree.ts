import { lstat, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitLine, gitRecords } from '../git/git.js';
import { withLineEndings } from '../git/line-endings.js';
import type { Repository } from '../git/repository.js';
import type { PreparedPromotion, PromotionOrder, PromotionRefusal } from './order.js';

/**
 * Applies the difference between snapshot and tested tree to the user's work tree, all or nothing, and leaves it
 * uncommitted. Refused when the work tree is no longer at the snapshot or has changes of its own in the same files: the
 * mixture would be something that nobody tested. Files get the line ends that the user's git writes.
 */
export async function prepareWorkTree(ordered: PromotionOrder): Promise<PreparedPromotion | PromotionRefusal> {
  const order = { ...ordered, repository: { ...ordered.repository, place: await withLineEndings(ordered.repository.place) } };
  const { plan, repository, scratch, tree } = order;
  if (repository.workTree === null) return { reason: 'base-gone', why: `${repository.path} is a bare repository: there is no work tree to apply to` };
  const head = await gitLine(repository.place, ['rev-parse', 'HEAD']);
  const expected = plan.snapshot.dirty ? await gitLine(scratch.place, ['rev-parse', `${plan.snapshot.commit}^`]) : plan.snapshot.commit;
  if (head !== expected) return { reason: 'head-moved', why: `HEAD is ${head.slice(0, 12)}, not the snapshot ${expected.slice(0, 12)}; check it out, or promote to a branch` };
  const changed = await ownChanges(order);
  // A run that died after its last move has left exactly this.
  if (changed.length > 0 && (await differingFrom(order, tree)).length === 0) return { branch: null, commit: null, pullRequest: null, baseMoved: false, found: true, carryOut: () => Promise.resolve(null) };
  if (changed.length > 0) return { reason: 'base-moved', why: `the work tree has changes of its own in ${changed.slice(0, 3).join(', ')}; commit or stash them, or promote to a branch` };
  const { stdout: difference } = await git(scratch.place, ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', plan.snapshot.tree, tree]);
  const refusal = await apply(order, difference, '--check');
  if (refusal !== null) return refusal;
  const carryOut = async (): Promise<PromotionRefusal | null> => ((await ownChanges(order)).length > 0 ? { reason: 'base-moved', why: 'the work tree was changed meanwhile; promote to a branch instead' } : apply(order, difference));
  return { branch: null, commit: null, pullRequest: null, baseMoved: false, found: false, carryOut };
}

async function apply({ repository }: PromotionOrder, difference: Buffer, ...options: readonly string[]): Promise<PromotionRefusal | null> {
  const applied = await git(repository.place, ['apply', '--whitespace=nowarn', ...options], { input: difference, accept: 'any' });
  return applied.exitStatus === 0 ? null : { reason: 'base-moved', why: `the change does not fit the work tree (${applied.stderr.trim().split('\n')[0]}); promote to a branch instead` };
}

/** Files of the change that are not in the work tree as they are in the snapshot. */
function ownChanges(order: PromotionOrder): Promise<string[]> {
  return differingFrom(order, order.plan.snapshot.tree);
}

/** Files of the change that are not in the work tree as they are in a tree. */
async function differingFrom({ winner, repository, scratch }: PromotionOrder, tree: string): Promise<string[]> {
  const paths = winner.application.outcome === 'applied' ? winner.application.paths : [];
  const listed = await gitRecords(scratch.place, ['ls-tree', '-r', '-z', tree, '--', ...paths]);
  const inTree = new Map(listed.map((record) => record.toString('utf8').split('\t')).map(([entry = '', path = '']) => [path, entry.split(' ')[2] ?? '']));
  const differing: string[] = [];
  for (const path of paths) if (!(await isObject(repository, path, inTree.get(path) ?? null))) differing.push(path);
  return differing;
}

/**
 * Whether a path of the work tree is an object of the repository, null for nothing: as it is, or with the conversions of the
 * repository's attributes and the user's line ends. Git converts neither way a file that is committed with CRLF.
 */
async function isObject({ place, workTree }: Repository, path: string, object: string | null): Promise<boolean> {
  const file = join(workTree ?? '', path);
  const found = await lstat(file).catch(() => null);
  if (found === null) return object === null;
  if (found.isSymbolicLink()) return (await gitLine(place, ['hash-object', '--stdin', '--no-filters'], { input: await readlink(file) })) === object;
  return found.isFile() && ((await gitLine(place, ['hash-object', '--', path])) === object || (await gitLine(place, ['hash-object', '--no-filters', '--', path])) === object);
}
