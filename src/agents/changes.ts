import { posix } from 'node:path';
import picomatch from 'picomatch';
import { defaultVolatile } from '../core/equality.js';
import type { ManifestEntry } from '../core/documents/manifest-entry.js';

/** What decides whether a difference of a world is a change of the project. Paths are as manifests write them. */
export interface ChangeRules {
  /** Paths of the snapshot's commit with their modes as git prints them. */
  tracked: ReadonlyMap<string, string>;
  /** Globs of reports, from the gate's directory. */
  reports: readonly string[];
  directory: string;
  /** Globs of paths that count as volatile, in addition to the default ones. */
  volatile: readonly string[];
}

/** A regular file or link as the world has it afterwards. */
export type WrittenEntry = Exclude<ManifestEntry, { special: string }>;

/** What an agent changed, each list in the order of paths. */
export interface WorldChanges {
  written: WrittenEntry[];
  removed: string[];
  /** Differences that are no part of the change. */
  leftOut: { path: string; why: string }[];
  /** Differences in the snapshot's own files that no patch can hold. */
  impossible: { path: string; why: string }[];
}

const unnameable = 'has a name that is not UTF-8 or begins with a quotation mark';
const submodule = '160000';

/** Sorts the differences between a world before its agent, which has the snapshot's files, and after it. */
export function changesBetween(before: readonly ManifestEntry[], after: readonly ManifestEntry[], rules: ChangeRules): WorldChanges {
  const changes: WorldChanges = { written: [], removed: [], leftOut: [], impossible: [] };
  const isOutput = outputMatcher(rules);
  const [old, current] = [byPath(before), byPath(after)];
  for (const path of [...new Set([...old.keys(), ...current.keys()])].sort()) {
    const [left, right] = [old.get(path), current.get(path)];
    if (contentOf(left) === contentOf(right)) continue;
    const foreign = foreignTo(path, rules);
    const tracked = rules.tracked.has(path);
    if (foreign !== null) changes.leftOut.push({ path, why: foreign });
    else if (!tracked && left !== undefined) changes.leftOut.push({ path, why: 'was made by the set-up and is not in the commit' });
    else if (!tracked && isOutput(path)) changes.leftOut.push({ path, why: 'is a report or volatile output' });
    else if (right === undefined) changes.removed.push(path);
    else sortIn(changes, right, tracked);
  }
  return changes;
}

/** A fault in a file of the snapshot, or in a folder that holds some, cannot be left out: the change would not be whole. */
function sortIn(changes: WorldChanges, entry: ManifestEntry, tracked: boolean): void {
  const { path } = entry;
  const faults = tracked || entry.set === 'source' ? changes.impossible : changes.leftOut;
  if ('special' in entry) faults.push({ path, why: `is no file or link that can be read (${entry.special})` });
  else if (path.startsWith('"')) faults.push({ path, why: unnameable });
  else changes.written.push(entry);
}

/** Why a path belongs to another repository, or null. */
function foreignTo(path: string, { tracked }: ChangeRules): string | null {
  const parts = path.split('/');
  if (parts.includes('.git')) return 'belongs to a git directory';
  const isForeign = parts.some((_, index) => tracked.get(parts.slice(0, index + 1).join('/')) === submodule);
  return isForeign ? 'belongs to a submodule' : null;
}

/**
 * New files that a gate leaves behind are not meant: its reports, and volatile output. A folder in which the snapshot
 * tracks such files may get more of them.
 */
function outputMatcher({ tracked, reports, directory, volatile }: ChangeRules): (path: string) => boolean {
  const isReport = picomatch(reports.map((glob) => posix.join(directory, glob)), { dot: true });
  const isVolatile = picomatch([...defaultVolatile, ...volatile], { dot: true });
  const isOutput = (path: string): boolean => isReport(path) || isVolatile(path);
  const kept = new Set([...tracked.keys()].filter(isOutput).map((path) => posix.dirname(path)));
  return (path) => isOutput(path) && !kept.has(posix.dirname(path));
}

function byPath(entries: readonly ManifestEntry[]): Map<string, ManifestEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** Kind, mode and content of an entry as one text; empty for none. */
function contentOf(entry: ManifestEntry | undefined): string {
  if (entry === undefined) return '';
  if ('sha256' in entry) return `file ${entry.mode} ${entry.sha256}`;
  return 'link' in entry ? `link ${entry.link}` : `special ${entry.special}`;
}
