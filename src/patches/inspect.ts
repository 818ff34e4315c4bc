import { hidesCharacters, looksAlike } from '../core/policy/deceptive-text.js';
import { climbs, entersGitDirectory, isTooLong, isUnsafeOnWindows } from '../core/policy/paths.js';
import { isProtectedPath } from '../core/policy/protected.js';
import type { GitPlace } from '../git/git.js';
import { collidingName } from './collisions.js';
import { isLfsPointer } from './diagnosis.js';
import type { PatchDocument, Section } from './document.js';
import { ignoredPaths } from './ignored.js';
import { introducesEscape } from './links.js';
import { readNeighbours } from './neighbours.js';
import { readObjects } from './objects.js';
import type { PatchFlag, PatchOutcome, PatchReason } from './outcome.js';
import { rejected } from './refusals.js';
import type { Difference, TreeDifference } from './result.js';

const gitlink = '160000';
const symlink = '120000';

/**
 * Judges the tree a patch made: refuses what design section 8 refuses, and flags what a reader should know. `comparison`
 * is the difference between `base` and `tree`, which is not empty.
 */
export async function inspectResult(place: GitPlace, base: string, tree: string, document: PatchDocument, comparison: TreeDifference): Promise<PatchOutcome> {
  const { differences, additions, deletions } = comparison;
  const refusal = refusalByPath(differences) ?? (await refusalByLink(place, base, tree, differences));
  if (refusal !== null) return rejected(refusal);
  const newFiles = differences.filter((difference) => difference.change === 'A');
  const added = newFiles.map((difference) => difference.path);
  const neighbours = await readNeighbours(place, base, tree, newFiles);
  if (collidingName(added, neighbours) !== null) return rejected('case-collision');
  const flags = flagsOf(comparison, document);
  if (await touchesLfsPointer(place, document, differences)) flags.push('lfs-pointer');
  if ((await ignoredPaths(place, added, neighbours)).length > 0) flags.push('ignored-path');
  const touched = differences.map(({ path, change, oldMode, newMode }) => ({ path, change, oldMode, newMode }));
  return { outcome: 'applied', reason: null, tree, touched, flags: flags.toSorted(), additions, deletions };
}

/** The refusals that follow from paths and modes alone. */
function refusalByPath(differences: readonly Difference[]): PatchReason | null {
  if (differences.some(({ readable }) => !readable)) return 'windows-unsafe-name';
  if (differences.some(({ path }) => entersGitDirectory(path))) return 'path-git-dir';
  if (differences.some(({ oldMode, newMode }) => oldMode === gitlink || newMode === gitlink)) return 'submodule-change';
  if (differences.some(({ path }) => isProtectedPath(path))) return 'protected-path';
  const added = differences.filter(({ change }) => change === 'A');
  if (added.some(({ path }) => climbs(path))) return 'path-escape';
  if (added.some(({ path }) => /[\\\p{Cc}]/u.test(path))) return 'windows-unsafe-name';
  return added.some(({ path }) => isTooLong(path)) ? 'path-too-long' : null;
}

async function refusalByLink(place: GitPlace, base: string, tree: string, differences: readonly Difference[]): Promise<PatchReason | null> {
  const links = differences.filter(({ oldMode, newMode }) => oldMode === symlink || newMode === symlink);
  if (links.length === 0) return null;
  const targets = await readObjects(place, 'blob', links.filter(({ newMode }) => newMode === symlink).map(({ newOid }) => newOid));
  if ([...targets.values()].some((target) => target === null || target.length === 0 || /\p{Cc}/u.test(target.toString('utf8')))) return 'symlink-not-allowed';
  return (await introducesEscape(place, base, tree, new Set(links.map(({ path }) => path)))) ? 'symlink-escape' : null;
}

function flagsOf({ differences, additions }: TreeDifference, document: PatchDocument): PatchFlag[] {
  const flags: PatchFlag[] = [];
  const added = differences.filter(({ change }) => change === 'A').map(({ path }) => path);
  const modes = differences.flatMap(({ oldMode, newMode }) => [oldMode, newMode]);
  if (additions === null || document.sections.some((section) => section.binary.length > 0)) flags.push('binary');
  if (differences.some(({ path }) => path.toLowerCase().split('/').at(-1) === '.gitattributes')) flags.push('gitattributes');
  if (document.sections.some(addsHiddenCharacters) || added.some(hidesCharacters)) flags.push('hidden-characters');
  if (added.some(looksAlike)) flags.push('look-alike-name');
  if (differences.some(({ change, oldMode, newMode }) => change === 'M' && oldMode !== newMode)) flags.push('mode-change');
  if (document.sections.some((section) => section.header.some((line) => /^rename (from|old) /.test(line)))) flags.push('rename');
  if (modes.includes(symlink)) flags.push('symlink');
  if (differences.some(({ change, path }) => change === 'A' && isUnsafeOnWindows(path))) flags.push('windows-unsafe-name');
  return flags;
}

function addsHiddenCharacters({ hunks }: Section): boolean {
  return hunks.some(({ lines }) => lines.some((line) => line.startsWith('+') && hidesCharacters(Buffer.from(line, 'latin1').toString('utf8'))));
}

/** Whether a changed file is, or was, a Git LFS pointer: its object may not exist. Blobs are read only if the patch hints at it. */
async function touchesLfsPointer(place: GitPlace, document: PatchDocument, differences: readonly Difference[]): Promise<boolean> {
  const hint = document.sections.some((section) => section.hunks.some((hunk) => hunk.lines.some((line) => /^[-+ ](version https:\/\/git-lfs|oid sha256:|size \d+\r?$)/.test(line))));
  if (!hint) return false;
  const ids = differences.flatMap(({ oldMode, newMode, oldOid, newOid }) => [...(oldMode.startsWith('100') ? [oldOid] : []), ...(newMode.startsWith('100') ? [newOid] : [])]);
  const objects = await readObjects(place, 'blob', ids);
  return [...objects.values()].some(isLfsPointer);
}
