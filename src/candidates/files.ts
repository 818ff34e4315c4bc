import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { digestOf } from '../core/digest.js';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { largestPatchBytes } from '../git/difference.js';
import type { ProposedCandidate } from './candidate.js';

/** How the names of patch files end. */
export const patchName = /\.(patch|diff)$/i;

/** A patch file as candidate; its name without ending is the label. Throws `input` if it cannot be read. */
export async function candidateFromFile(file: string): Promise<ProposedCandidate> {
  const patch = await readPatch(file);
  return {
    label: basename(file).replace(patchName, ''),
    source: { kind: 'file', author: null, authorId: null, url: null, sha256: digestOf(patch) },
    patch,
  };
}

/** All `*.patch` and `*.diff` files of a folder, in name order. Throws `input` if there is no such folder or no patch in it. */
export async function candidatesFromFolder(folder: string): Promise<ProposedCandidate[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    const what = systemCodeOf(cause) === 'ENOTDIR' ? 'it is a file; name it with --candidate' : messageOf(cause);
    throw new SafeDebugError('input', `The folder of candidates ${folder} cannot be read: ${what}. Name a folder of NAME.patch files with --candidates DIR.`, { cause });
  });
  const patches = names.filter((name) => patchName.test(name)).sort();
  if (patches.length === 0) throw new SafeDebugError('input', `There is no candidate in ${resolve(folder)}: it holds no file that ends in .patch or .diff.`);
  return Promise.all(patches.map((name) => regularFile(join(folder, name)).then(candidateFromFile)));
}

/** A folder of candidates may come from a stranger: a link in it could lead to any file of this machine. */
async function regularFile(file: string): Promise<string> {
  const found = await lstat(file);
  if (found.isFile()) return file;
  throw new SafeDebugError('input', `The candidate ${file} is ${found.isSymbolicLink() ? 'a link' : 'no regular file'}. A folder of candidates may hold patch files only; name others one by one with --candidate.`);
}

async function readPatch(file: string): Promise<Buffer> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new Error('it is a folder; name it with --candidates');
    if (!found.isFile()) throw new Error('it is no regular file');
    if (found.size > largestPatchBytes) throw new Error(`it is larger than ${largestPatchBytes / 1024 ** 2} MiB`);
    return await readFile(file);
  } catch (cause) {
    throw new SafeDebugError('input', `The candidate ${file} cannot be read: ${messageOf(cause)}. Name a patch file with --candidate FILE.`, { cause });
  }
}
