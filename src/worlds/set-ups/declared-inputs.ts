import picomatch from 'picomatch';
import { SafeDebugError } from '../../errors.js';
import { gitRecords, type GitPlace } from '../../git/git.js';
import { textOf } from '../byte-path.js';

/** A file of the snapshot that decides what the set-up makes: its mode and the id of its content, as git prints them. */
export interface DeclaredInput {
  path: string;
  mode: string;
  object: string;
}

/** What they say decides how git writes an input (gitattributes manual). */
const attributesFile = /(^|\/)\.gitattributes$/;

/**
 * The files of a commit that match the globs, and all of git's attributes, in the order of git's trees. A submodule counts as one, with its commit. Throws `input`
 * for a glob that matches none: what the set-up depends on would go unseen.
 */
export async function declaredInputs(place: GitPlace, commit: string, globs: readonly string[]): Promise<DeclaredInput[]> {
  if (globs.length === 0) return [];
  const unused = new Map(globs.map((glob) => [glob, picomatch(glob, { dot: true })]));
  const matchers = [...unused.values()];
  const inputs = (await gitRecords(place, ['ls-tree', '-r', '-z', '--full-tree', commit])).map(inputOf).filter(({ path }) => attributesFile.test(path) || matchers.some((matches) => matches(path)));
  for (const [glob, matches] of unused) if (inputs.some(({ path }) => matches(path))) unused.delete(glob);
  const [unmatched] = unused.keys();
  if (unmatched !== undefined) throw new SafeDebugError('input', `--setup-inputs ${unmatched} (or setup-inputs of the configuration): no file of the snapshot matches. Globs count from the repository's top and match tracked files, such as package-lock.json or **/go.sum.`);
  return inputs;
}

/** Reads a record of `ls-tree -z`: mode, kind, object id, tab, path (its manual). */
function inputOf(record: Buffer): DeclaredInput {
  const line = record.toString('latin1');
  const tab = line.indexOf('\t');
  const [mode = '', , object = ''] = line.slice(0, tab).split(' ');
  return { path: textOf(line.slice(tab + 1)), mode, object };
}
