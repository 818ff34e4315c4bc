import { createHash } from 'node:crypto';
import type { ArtifactFiles } from './intruder.js';
import { recordSchema } from '../../src/core/documents/record.js';

/** What a world left, changed so that all of its tests passed, with digests that fit. */
export function claimingSuccess(files: ArtifactFiles, world: string): ArtifactFiles {
  const file = `records/${world}.json`;
  const record = recordSchema.parse(JSON.parse(files[file] ?? ''));
  const changed = { ...files };
  for (const attempt of record.attempts) {
    attempt.exitCode = 0;
    if (attempt.output === null) continue;
    const output = (files[attempt.output.file] ?? '').replaceAll('not ok ', 'ok ').replace(/^# fail \d+/gm, '# fail 0');
    changed[attempt.output.file] = output;
    attempt.output.sha256 = `sha256:${createHash('sha256').update(output).digest('hex')}`;
  }
  return { ...changed, [file]: `${JSON.stringify(record, null, 2)}\n` };
}
