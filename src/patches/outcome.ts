/** Why a patch did not become a new tree; the codes of `fixtures/cases/README.md`. */
export type PatchReason =
  | 'already-applied'
  | 'ambiguous-location'
  | 'beyond-symlink'
  | 'binary-without-data'
  | 'case-collision'
  | 'context-mismatch'
  | 'corrupt-patch'
  | 'empty-patch'
  | 'file-exists'
  | 'lfs-pointer'
  | 'malformed-hunk-header'
  | 'missing-file'
  | 'no-op'
  | 'not-a-patch'
  | 'overlapping-hunks'
  | 'path-absolute'
  | 'path-escape'
  | 'path-git-dir'
  | 'path-too-long'
  | 'protected-path'
  | 'submodule-change'
  | 'symlink-escape'
  | 'symlink-not-allowed'
  | 'truncated-patch'
  | 'unsupported-format'
  | 'windows-unsafe-name';

/** What a reader should know about a patch although it is allowed. */
export type PatchFlag =
  | 'binary'
  | 'gitattributes'
  | 'gitlink'
  | 'hidden-characters'
  | 'ignored-path'
  | 'lfs-pointer'
  | 'look-alike-name'
  | 'mode-change'
  | 'rename'
  | 'symlink'
  | 'touches-workflows'
  | 'windows-unsafe-name';

/** One path that differs between the base tree and the resulting tree; renames appear as D and A. Modes as git prints them. */
export interface TouchedPath {
  path: string;
  change: 'A' | 'M' | 'D';
  oldMode: string;
  newMode: string;
}

/** What git made of a patch. `message` tells the author how to mend a refused patch. */
export type PatchOutcome =
  | {
      outcome: 'applied';
      reason: null;
      tree: string;
      touched: TouchedPath[];
      flags: PatchFlag[];
      /** Changed text lines as `git diff --numstat` counts them; null when a binary file is among the changes. */
      additions: number | null;
      deletions: number | null;
    }
  | { outcome: 'no-change'; reason: 'already-applied' | 'no-op'; tree: string; touched: []; flags: PatchFlag[]; message: string }
  | { outcome: 'rejected'; reason: PatchReason; tree: null; touched: []; flags: PatchFlag[]; message: string };
