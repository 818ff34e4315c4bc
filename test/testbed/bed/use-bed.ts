import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openBed } from '../bed.js';
import type { RunRecord } from '../runner/records.js';
import type { Bed, BedOptions } from './types.js';

/** The project of the bed's own tests. */
export const project = 'maintainer/project';

export type BedOfTest = {
  readonly bed: Bed;
  /** A folder beside the bed's, for the test's own files. */
  readonly folder: string;
  /** Makes the project with these workflow files and an issue; answers the number of the issue. */
  projectWith(workflows: Readonly<Record<string, string>>): Promise<number>;
  comment(issue: number, body?: string): Promise<RunRecord[]>;
};

/** Opens a bed with a maintainer and a stranger for each test of a file. A difference from GitHub's API description fails the test. */
export function useBed(optionsFor: (folder: string) => Omit<BedOptions, 'root'> = () => ({})): BedOfTest {
  let folder = '';
  let opened: Bed | undefined;
  const bed = (): Bed => {
    if (opened === undefined) throw new Error('The bed is only open inside a test.');
    return opened;
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bed-'));
    await mkdir(join(folder, 'bed'));
    opened = await openBed({ root: join(folder, 'bed'), processWaits: { interrupt: 200, terminate: 100, output: 100 }, ...optionsFor(folder) });
    for (const login of ['maintainer', 'stranger', 'tools']) opened.github.addUser(login);
  });
  afterEach(async () => {
    const { violations } = bed().github;
    await bed().close();
    opened = undefined;
    await rm(folder, { recursive: true, force: true });
    if (violations.length > 0) throw new Error(violations.join('\n'));
  });
  return {
    get bed() {
      return bed();
    },
    get folder() {
      return folder;
    },
    projectWith: async (workflows) => {
      const files = Object.fromEntries(Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text]));
      await bed().github.addRepository(project, { files: { 'README.md': '# Project\n', ...files } });
      return (await bed().github.as('maintainer').openIssue(project, { title: 'Red' })).number;
    },
    comment: async (issue, body = '/try') => bed().deliver(await bed().github.as('maintainer').comment(project, issue, body)),
  };
}
