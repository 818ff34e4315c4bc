import { git, gitRecords } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import { applyPatch, type PatchOptions } from '../patches/apply.js';
import type { SnapshotFiles } from './context/choose-files.js';

/** A commit as asking for patches needs it. */
export interface ModelSnapshot extends SnapshotFiles {
  /** Why a patch would not become a candidate, in words for its author; null if it applies and changes something. */
  check(patch: Buffer): Promise<string | null>;
}

/** Larger files are no text that a model could be shown or change by blocks. */
const largestFile = 2_000_000;

/** The files of `commit`, which `scratch` can read, and the judge of patches against it. Rejects with `environment` if git breaks. */
export async function modelSnapshot(scratch: ScratchRepository, commit: string, options: PatchOptions = {}): Promise<ModelSnapshot> {
  const records = await gitRecords(scratch.place, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
  const blobs = new Map<string, string>();
  for (const record of records) {
    const [, id = '', size, path = ''] = /^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(record.toString('utf8')) ?? [];
    if (size !== undefined && Number(size) <= largestFile && !path.includes('\ufffd')) blobs.set(path, id);
  }
  return {
    paths: [...blobs.keys()],
    read: async (path) => {
      const id = blobs.get(path);
      return id === undefined ? null : textOf((await git(scratch.place, ['cat-file', 'blob', id])).stdout);
    },
    check: async (patch) => {
      const outcome = await applyPatch(scratch, commit, patch, options);
      return outcome.outcome === 'applied' ? null : outcome.message;
    },
  };
}

/** A file's text; null for what is not UTF-8 or holds NUL characters. */
function textOf(content: Buffer): string | null {
  if (content.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return null; // another encoding, or none
  }
}
