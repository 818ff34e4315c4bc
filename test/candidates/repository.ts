import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, gitLine } from '../../src/git/git.js';
import { createScratchRepository, type ScratchRepository } from '../../src/git/scratch.js';

export interface TestFile {
  path: string;
  mode: string;
  content: Buffer;
}

export interface TestRepository {
  directory: string;
  scratch: ScratchRepository;
  commit: string;
  tree: string;
  remove: () => Promise<void>;
}

/** A bare repository whose HEAD is a commit with these files, and nothing else. */
export async function newRepository(files: readonly TestFile[]): Promise<TestRepository> {
  const directory = await mkdtemp(join(tmpdir(), 'comment-base-'));
  const scratch = createScratchRepository(directory, null);
  const place = { ...scratch.place, indexFile: join(directory, 'base-index') };
  let entries = '';
  for (const { path, mode, content } of files) entries += `${mode} ${await gitLine(place, ['hash-object', '-w', '--stdin'], { input: content })}\t${path}\0`;
  await git(place, ['update-index', '-z', '--index-info'], { input: entries });
  const tree = await gitLine(place, ['write-tree']);
  const who = { NAME: 'case', EMAIL: 'case@example.invalid' };
  const identity = Object.fromEntries(['AUTHOR', 'COMMITTER'].flatMap((role) => Object.entries(who).map(([key, value]) => [`GIT_${role}_${key}`, value])));
  const commit = await gitLine(place, ['commit-tree', tree, '-m', 'base'], { environment: identity });
  await git(place, ['update-ref', 'HEAD', commit]);
  return { directory, scratch, commit, tree, remove: () => rm(directory, { recursive: true, force: true }) };
}
