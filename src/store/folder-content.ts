import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SafeDebugError } from '../errors.js';
import { digestOfFile } from '../files/file-digest.js';

/** All files below a folder, as sorted relative paths with slashes. Throws `input` for anything but files and folders, and if there is no file. */
export async function regularFilesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const path of (await readdir(folder, { recursive: true })).sort()) {
    const found = await lstat(join(folder, path));
    if (found.isFile()) files.push(path.replaceAll('\\', '/'));
    else if (!found.isDirectory()) throw new SafeDebugError('input', `${join(folder, path)} cannot be uploaded: it is neither a file nor a folder. Remove it.`);
  }
  if (files.length === 0) throw new SafeDebugError('input', `${folder} cannot be uploaded: it holds no file.`);
  return files;
}

/** Whether two folders hold the same files with the same bytes. */
export async function sameFiles(one: string, other: string): Promise<boolean> {
  const [files, others] = await Promise.all([regularFilesBelow(one), regularFilesBelow(other)]);
  if (others.join('\n') !== files.join('\n')) return false;
  for (const file of files) if ((await digestOfFile(join(one, file))) !== (await digestOfFile(join(other, file)))) return false;
  return true;
}
