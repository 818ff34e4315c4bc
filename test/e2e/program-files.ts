import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** All files below a folder as texts, by their paths in it. */
export async function readFilesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const)));
}
