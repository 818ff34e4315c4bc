import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../files/make-folder.js';

/** Writes a file under another name first, so that nobody ever sees half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await (await prepareFile(file, text)).commit();
}

/** Writes a file under another name; `commit` puts it in place in one move. */
export async function prepareFile(file: string, text: string): Promise<{ commit(): Promise<void> }> {
  await makeFolder(dirname(file));
  // Whatever lies there under these names is not ours: a gate may have made it.
  await rm(`${file}.tmp`, { recursive: true, force: true });
  await writeFile(`${file}.tmp`, text, { flush: true });
  const found = await lstat(file).catch(() => null);
  if (found?.isDirectory()) await rm(file, { recursive: true, force: true });
  return { commit: () => rename(`${file}.tmp`, file) };
}
