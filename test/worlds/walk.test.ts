import { createHash } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchRepository } from '../../src/git/scratch.js';
import { IgnoreRules } from '../../src/worlds/ignore-rules.js';
import { SourcePaths } from '../../src/worlds/source-paths.js';
import { walkWorld } from '../../src/worlds/walk.js';
import { temporaryFolder } from '../support/repository.js';

test('a large file is read in slices, so that gates that run meanwhile are looked after', async () => {
  const [tree, folder] = [temporaryFolder(), temporaryFolder()];
  const bytes = 256 * 1024 ** 2;
  writeFileSync(join(tree, 'large'), '');
  truncateSync(join(tree, 'large'), bytes);
  const ignoreRules = await IgnoreRules.of(tree, new Map(), join(folder, 'ignore-rules'), createScratchRepository(join(folder, 'scratch'), null));
  let [turns, isWalking] = [0, true];
  const count = (): void => {
    turns += 1;
    if (isWalking) setImmediate(count);
  };
  setImmediate(count);
  const { manifest } = await walkWorld(tree, { source: SourcePaths.of(new Set(['large'])), ignoreRules, readIgnored: false });
  isWalking = false;
  expect(turns).toBeGreaterThan(3);
  expect(manifest.entries).toEqual([{ path: 'large', set: 'source', mode: '100644', sha256: createHash('sha256').update(Buffer.alloc(bytes)).digest('hex') }]);
});
