import { readdir } from 'node:fs/promises';
import { patchName } from '../candidates/files.js';
import { systemCodeOf } from '../errors.js';
import * as inputs from './inputs.js';

/**
 * Why there is nothing to try where candidates come from folders of the checkout alone and all of these are missing or hold
 * no patch: tests may fail before anybody had an idea, and that is no fault. Null if there may be something.
 */
export async function nothingToTry(): Promise<string | null> {
  const folders = inputs.lines('candidates');
  const others = [...inputs.lines('ref'), ...inputs.lines('ask'), inputs.text('model'), inputs.text('agent')];
  if (folders.length === 0 || others.some((other) => other !== '')) return null;
  const found = await Promise.all(folders.map(holdsPatches));
  return found.includes(true) ? null : `Nothing to try: no file that ends in .patch or .diff lies in ${folders.join(', ')} of the checkout. Commit an idea there.`;
}

/** False for a folder that is missing or has no patch; what cannot be read for another reason is looked at again where it is used. */
async function holdsPatches(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).some((name) => patchName.test(name));
  } catch (error) {
    return systemCodeOf(error) !== 'ENOENT';
  }
}
