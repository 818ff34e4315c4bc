import type { PatchOutcome, PatchReason } from './outcome.js';

/** For each reason one sentence on what is wrong and one on how to mend the patch. */
const sentences: Record<PatchReason, string> = {
  'already-applied': 'The snapshot already holds what this patch makes. Nothing is left to do; if the patch is reversed, swap its sides.',
  'ambiguous-location': 'A hunk fits several places and its line numbers do not say which. Correct the line numbers or add context lines.',
  'beyond-symlink': 'A path leads through a symbolic link. Name the file by its real path.',
  'binary-without-data': 'A binary file is named without its data. Make the patch with `git diff --binary`.',
  'case-collision': 'A new name differs from an existing one only in case or in Unicode form, so some disks cannot hold both. Choose another name.',
  'context-mismatch': "A hunk's lines are not in the file as the snapshot has it. Make the patch again from the snapshot's commit; white space counts.",
  'corrupt-patch': 'A hunk is damaged: a line starts with none of space, `+`, `-` and `\\`, or its parts do not belong together. Make the patch again with `git diff`.',
  'empty-patch': 'The patch is empty. Put the output of `git diff` into it.',
  'file-exists': 'The patch creates a file that is there already with other content. Make it change the file instead.',
  'lfs-pointer': 'A file is kept in Git LFS, so the snapshot holds only a pointer and the text of the patch cannot fit. Change the file by a commit on a branch.',
  'malformed-hunk-header': 'A hunk header is not of the form `@@ -start,count +start,count @@`. Write the line numbers and counts.',
  'missing-file': 'The patch changes a file that the snapshot does not have. Check the path, from the top of the repository.',
  'no-op': 'The patch applies but changes nothing. Put a change into it.',
  'not-a-patch': 'There is no diff in this text. Put the output of `git diff` into it.',
  'overlapping-hunks': 'Two hunks of one file share lines. Join them into one hunk.',
  'path-absolute': 'A path starts at the root of a disk. Write paths from the top of the repository, behind `a/` and `b/`.',
  'path-escape': 'A path climbs out of the repository. Write paths from its top, without `..`.',
  'path-git-dir': 'A path goes into the git directory, or into a name that some disk takes for it. Such files cannot be changed by a patch.',
  'path-too-long': 'A new name has more than 255 bytes, or a new path more than 1,023, which some disks cannot hold. Choose a shorter one.',
  'protected-path': 'The patch touches `.github`, `.gitmodules` or instructions for coding agents, which no candidate may. Leave these files out.',
  'submodule-change': 'The patch adds, moves or removes a submodule, whose commit cannot be tried here. Leave it out.',
  'symlink-escape': 'A symbolic link leads out of the tree. Let it point to a file of the repository, by a relative path.',
  'symlink-not-allowed': "A symbolic link's target holds a control character; a line feed means that the `\\ No newline at end of file` line is missing. Mend the target.",
  'truncated-patch': 'The patch stops in the middle: a header without its change, or a hunk with fewer lines than it declares. Post it whole.',
  'unsupported-format': 'This is not a unified diff. Make the patch with `git diff` (merges: against one parent).',
  'windows-unsafe-name': 'A name holds a backslash, a control character or bytes that are not UTF-8, and cannot be kept everywhere. Choose another name.',
};

/** What to tell the author of a patch, by reason. */
function sentenceFor(reason: PatchReason): string {
  return sentences[reason];
}

/** The outcome of a refused patch. */
export function rejected(reason: PatchReason): PatchOutcome {
  return { outcome: 'rejected', reason, tree: null, touched: [], flags: [], message: sentenceFor(reason) };
}

/** The outcome of a patch that leaves `tree` as it is. */
export function unchanged(reason: 'already-applied' | 'no-op', tree: string): PatchOutcome {
  return { outcome: 'no-change', reason, tree, touched: [], flags: [], message: sentenceFor(reason) };
}
