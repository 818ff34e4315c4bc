import { cp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOfJson, digestOf, type Digest } from '../core/digest.js';
import type { Derivation } from '../core/derivation.js';
import { evidenceSchema, evidenceSchemaName, noUsage, type Evidence, type Promotion } from '../core/documents/evidence.js';
import type { EnvironmentFacts } from '../core/documents/common.js';
import type { Plan } from '../core/documents/plan.js';
import { systemCodeOf } from '../errors.js';
import { makeFolder } from '../folders.js';
import { tool } from '../tool.js';
import type { EventLog } from './event-log.js';
import { layout, listedFolders } from './layout.js';
import { digestOfFile } from './observe.js';

/** Everything that goes into the evidence and is not on disk yet. */
export interface EvidenceParts {
  plan: Plan;
  derivation: Derivation;
  promotion: Promotion;
  environment: EnvironmentFacts;
  prepared: Evidence['snapshot']['prepared'];
  finishedAt: Date;
}

/** Copies the plan and the recorded patches from the store into the evidence folder; both have the same layout. */
export async function takePlan(folder: string, plan: Plan, out: string): Promise<void> {
  await copyIfThere(folder, out, [layout.plan, ...plan.candidates.map(({ mutation }) => mutation.file)]);
}

/** Copies the files of one world into the evidence folder. Whatever else lies in its folder is not that world's to say. */
export async function takeWorld(folder: string, world: string, out: string): Promise<void> {
  await copyIfThere(folder, out, [layout.record(world), layout.manifest(world), layout.log(world), layout.attempts(world), ...(world === 'baseline' ? [layout.setUpLog] : [])]);
}

async function copyIfThere(folder: string, out: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await cp(join(folder, path), join(out, path), { recursive: true, force: true }).catch((error: unknown) => {
      if (systemCodeOf(error) !== 'ENOENT') throw error; // not every world leaves every kind of file
    });
  }
}

/**
 * Closes the evidence: lists all files with their digests, ends the event log with the digest of the document, and puts
 * `latest.json` in place in one move. Returns the document and the digest of its bytes.
 */
export async function writeEvidence(out: string, parts: EvidenceParts, events: EventLog): Promise<{ evidence: Evidence; digest: Digest }> {
  const { plan, derivation } = parts;
  const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
  const { dirty: _dirty, ...snapshot } = plan.snapshot;
  const body: Omit<Evidence, 'events'> = {
    schema: evidenceSchemaName,
    id: plan.id,
    createdAt: plan.createdAt,
    finishedAt: parts.finishedAt.toISOString(),
    outcome,
    tool,
    environment: parts.environment,
    trigger: plan.trigger,
    snapshot: { ...snapshot, prepared: parts.prepared },
    gate: plan.gate,
    tests,
    baseline,
    candidates,
    selection,
    replay,
    promotion: parts.promotion,
    model: noUsage,
    files: await listFiles(out),
    limits,
  };
  events.emit('run.finished', { outcome, evidence: digestOfJson(body) });
  const evidence = evidenceSchema.parse({ ...body, events: { file: layout.events, ...events.head } });
  const text = `${JSON.stringify(evidence, null, 2)}\n`;
  await replaceFile(join(out, layout.evidence), text);
  return { evidence, digest: digestOf(text) };
}

/** Writes a file under another name first, so that nobody ever sees half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file));
  await writeFile(`${file}.tmp`, text, { flush: true });
  await rename(`${file}.tmp`, file);
}

async function listFiles(out: string): Promise<Evidence['files']> {
  const paths: string[] = [layout.plan];
  for (const folder of listedFolders) paths.push(...(await filesBelow(out, folder)));
  const files: Evidence['files'] = [];
  for (const path of paths.sort()) {
    files.push({ path, sha256: await digestOfFile(join(out, path)), bytes: (await stat(join(out, path))).size });
  }
  return files;
}

async function filesBelow(out: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(out, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const paths: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await filesBelow(out, path)));
    else paths.push(path);
  }
  return paths;
}

/** Removes everything an earlier run left in an evidence folder, so that stale evidence is never taken for fresh. */
export async function clearEvidence(out: string): Promise<void> {
  for (const name of [layout.evidence, layout.page, layout.events, layout.plan, '.store', 'setup-failed.log', ...listedFolders]) await rm(join(out, name), { recursive: true, force: true });
}
