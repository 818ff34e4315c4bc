import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git, type GitPlace } from '../git/git.js';
import type { Neighbourhood } from './neighbours.js';
import { readObjects } from './objects.js';

/**
 * The added paths that the tree's own ignore rules cover: `git add -A` would lose them. git reads the rules from a work
 * tree that holds nothing but the `.gitignore` files above those paths (gitignore manual, "PATTERN FORMAT"). It lies in the place's folder, so
 * that it goes with that, whatever ends this process.
 */
export async function ignoredPaths(place: GitPlace, added: readonly string[], neighbours: readonly Neighbourhood[]): Promise<string[]> {
  const rules = neighbours.flatMap(({ directory, after }) => after.filter((entry) => entry.name === '.gitignore' && entry.mode.startsWith('100')).map(({ oid }) => ({ directory, oid })));
  if (rules.length === 0) return [];
  const contents = await readObjects(place, 'blob', rules.map(({ oid }) => oid));
  const workTree = await mkdtemp(join(place.directory, 'ignore-rules-'));
  try {
    for (const { directory, oid } of rules) {
      await mkdir(join(workTree, directory), { recursive: true });
      await writeFile(join(workTree, directory, '.gitignore'), contents.get(oid) ?? '');
    }
    const { stdout } = await git({ ...place, directory: workTree, workTree }, ['check-ignore', '--no-index', '--stdin', '-z'], {
      // check-ignore refuses literal pathspecs; the leading `./` keeps a name from being read as magic.
      environment: { GIT_LITERAL_PATHSPECS: '0' },
      input: added.map((path) => `./${path}\0`).join(''),
      accept: [0, 1],
    });
    return stdout.toString('utf8').split('\0').filter((path) => path !== '').map((path) => path.slice(2));
  } finally {
    await rm(workTree, { recursive: true, force: true });
  }
}
