import { gitRecords, type GitPlace } from '../git/git.js';
import type { Section } from './document.js';
import { headerNames, strippedName, type StripCount } from './names.js';
import type { PatchReason } from './outcome.js';

/** How git words its refusals (builtin/apply.c, C locale), the telling ones first. Anything else is a corrupt patch. */
const complaints: [RegExp, PatchReason][] = [
  [/is beyond a symbolic link/, 'beyond-symlink'],
  [/corrupt (binary )?patch at/, 'corrupt-patch'],
  [/without full index line|binary patch to .* creates incorrect result/, 'binary-without-data'],
  [/already exists in (index|working directory)|as both a file and as a directory/, 'file-exists'],
  [/does not exist in index|No such file or directory|has been renamed\/deleted/, 'missing-file'],
  [/^error: (patch failed: |.*: patch does not apply)|does not match (the current contents|index)|leaves file contents|wrong type|has type /m, 'context-mismatch'],
  [/No valid patches in input/, 'not-a-patch'],
];

/** The reason behind a refusal of git. */
export function reasonOf(complaint: string): PatchReason {
  return complaints.find(([words]) => words.test(complaint))?.[1] ?? 'corrupt-patch';
}

/** Reasons from the one that tells least about a patch to the one that tells most: a form that got further explains better. */
const byProgress: PatchReason[] = ['not-a-patch', 'corrupt-patch', 'missing-file', 'file-exists', 'context-mismatch', 'binary-without-data', 'beyond-symlink'];

/** Of the reasons for which several forms of one patch failed, the one to report. */
export function mostTelling(reasons: readonly PatchReason[]): PatchReason {
  return reasons.reduce((best, reason) => (byProgress.indexOf(reason) > byProgress.indexOf(best) ? reason : best), 'not-a-patch');
}

/** A closer reason for a patch that git refused, from the base tree and the hunk headers. */
export async function closerReason(place: GitPlace, base: string, sections: readonly Section[], strip: StripCount, reason: PatchReason, contentOf: (section: Section) => Buffer | null): Promise<PatchReason> {
  if (reason === 'missing-file' && (await passesThroughLink(place, base, sections, strip))) return 'beyond-symlink';
  if (reason !== 'context-mismatch') return reason;
  if (sections.some((section) => isLfsPointer(contentOf(section)) && !speaksOfPointer(section))) return 'lfs-pointer';
  return sections.some(hasOverlap) ? 'overlapping-hunks' : reason;
}

/** Whether a blob is a Git LFS pointer (git-lfs specification, "The Pointer"). */
export function isLfsPointer(content: Buffer | null): boolean {
  return content !== null && content.length < 1024 && content.toString('latin1').startsWith('version https://git-lfs.github.com/spec/');
}

function speaksOfPointer(section: Section): boolean {
  return section.hunks.some((hunk) => hunk.lines.some((line) => /^[- ](oid sha256:|version https:\/\/git-lfs)/.test(line)));
}

/** Whether two hunks of a section claim the same old lines. */
function hasOverlap(section: Section): boolean {
  const hunks = section.hunks.toSorted((one, other) => one.oldStart - other.oldStart);
  return hunks.some((hunk, position) => {
    const next = hunks[position + 1];
    return next !== undefined && hunk.oldCount > 0 && hunk.oldStart + hunk.oldCount > next.oldStart;
  });
}

async function passesThroughLink(place: GitPlace, base: string, sections: readonly Section[], strip: StripCount): Promise<boolean> {
  const ancestors = new Set(sections.flatMap(headerNames).flatMap((name) => ancestorsOf(strippedName(name, strip))));
  if (ancestors.size === 0) return false;
  // The whole tree: names of a patch may hold what no argument can, and be too many for a command line.
  const entries = (await gitRecords(place, ['ls-tree', '-r', '-z', '--full-tree', base])).map((entry) => entry.toString('utf8'));
  return entries.some((entry) => entry.startsWith('120000 ') && ancestors.has(entry.slice(entry.indexOf('\t') + 1)));
}

/** `a/b/c` lies in `a` and in `a/b`. */
function ancestorsOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, position) => names.slice(0, position + 1).join('/'));
}
