/** Lines to find in a file and what to put in their place. Lines are without their ends. */
export interface Edit {
  search: readonly string[];
  replace: readonly string[];
  /** Lines that stand above the place, the outermost first; they tell apart places that look alike. */
  anchors: readonly string[];
  /** The lines to find are the file's last. */
  atEnd: boolean;
}

/** What a reply does to one file, not yet held against it. */
export type FileChange =
  | { kind: 'edit'; path: string; movedTo: string | null; edits: readonly Edit[] }
  | { kind: 'create'; path: string; lines: readonly string[] }
  | { kind: 'delete'; path: string };

/** Changes read from a reply, or why it holds none that can be followed; both empty where it is in another form. */
export interface ReadChanges {
  changes: FileChange[];
  faults: string[];
}
