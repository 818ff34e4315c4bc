import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseWorkflowFile } from './workflow-file.js';

const files = ['.github/workflows', 'examples'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

it.each(files)("%s is read by GitHub's own parser", async (path) => {
  const { jobs } = await parseWorkflowFile({ repository: 'owner/name', ref: 'main', sha: '0'.repeat(40), path, content: readFileSync(path, 'utf8') });
  expect([...jobs.keys()]).not.toEqual([]);
});
