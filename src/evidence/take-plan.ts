import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, type Digest } from '../core/digest.js';
import { planText, type Plan } from '../core/documents/plan.js';
import { transcriptFaultFor } from '../core/documents/transcript.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { digestOfFile } from '../files/file-digest.js';
import { copyRegularFile } from '../files/regular-file.js';
import { layout } from './layout.js';
import { readTranscript } from './reader.js';
import { replaceFile } from './replace-file.js';

/**
 * Puts the plan, the recorded patches, and what models and agents said into the evidence folder. The plan is written from
 * what this process knows, and each patch and transcript must still be the one that was planned. Returns the paths. Throws
 * `evidence` otherwise.
 */
export async function takePlan(folder: string, plan: Plan, planDigest: Digest, out: string): Promise<string[]> {
  const text = planText(plan);
  if (digestOf(text) !== planDigest) throw new SafeDebugError('evidence', 'The plan was changed since it was made. Make a new one; nothing was promoted.');
  await replaceFile(join(out, layout.plan), text);
  const patches = await takePatches(folder, plan, out);
  const paths = [layout.plan, ...patches, ...(await takeTranscripts(folder, plan, out)), ...(await takeAgentLogs(folder, plan, out))];
  if (!plan.snapshot.dirty) return paths;
  await copyRegularFile(join(folder, layout.pack), join(out, layout.pack));
  return [...paths, layout.pack];
}

async function takePatches(folder: string, { candidates }: Plan, out: string): Promise<string[]> {
  for (const { id, mutation } of candidates) {
    await copyRegularFile(join(folder, mutation.file), join(out, mutation.file)).catch((cause: unknown) => {
      throw new SafeDebugError('evidence', `The recorded patch of candidate ${id} cannot be read any more: ${messageOf(cause)}. Nothing was promoted.`, { cause });
    });
    if ((await digestOfFile(join(out, mutation.file))) !== mutation.sha256) throw new SafeDebugError('evidence', `The recorded patch of candidate ${id} was changed since it was planned. Nothing was promoted.`);
  }
  return candidates.map(({ mutation }) => mutation.file);
}

/** What was sent to models and what came, as far as it was kept; each must be what its call's digests name. */
async function takeTranscripts(folder: string, plan: Plan, out: string): Promise<string[]> {
  const kept: string[] = [];
  for (const call of plan.calls) {
    const file = layout.transcript(call.id);
    if (!(await copyIfThere(folder, file, out))) continue;
    const fault = transcriptFaultFor(call, await readTranscript(out, call.id));
    if (fault !== null) throw new SafeDebugError('evidence', `The transcript of call ${call.id} was changed since the model answered: ${fault}. Nothing was promoted.`);
    kept.push(file);
  }
  return kept;
}

/** What agents printed, as far as it was kept. */
async function takeAgentLogs(folder: string, { proposers }: Plan, out: string): Promise<string[]> {
  const kept: string[] = [];
  for (let number = 1; number <= (proposers?.agent?.proposals ?? 0); number++) {
    const file = layout.agentLog(number);
    if (await copyIfThere(folder, file, out)) kept.push(file);
  }
  return kept;
}

async function copyIfThere(from: string, file: string, to: string): Promise<boolean> {
  if ((await lstat(join(from, file)).catch(() => null)) === null) return false;
  await copyRegularFile(join(from, file), join(to, file));
  return true;
}
