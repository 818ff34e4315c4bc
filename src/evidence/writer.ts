import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOfJson, digestOf, type Digest } from '../core/digest.js';
import type { Derivation } from '../core/derivation.js';
import { checked } from '../core/documents/checked.js';
import { evidenceSchema, evidenceSchemaName, type Evidence, type Promotion } from '../core/documents/evidence.js';
import type { EnvironmentFacts } from '../core/documents/common.js';
import type { Plan } from '../core/documents/plan.js';
import { runUsage } from '../core/usage.js';
import type { WorldObservation } from '../core/world-result.js';
import { digestOfFile } from '../files/file-digest.js';
import { copyRegularFile } from '../files/regular-file.js';
import { tool } from '../tool.js';
import type { EventLog } from './event-log.js';
import { layout } from './layout.js';
import { prepareFile } from './replace-file.js';

/** Everything that goes into the evidence and is not on disk yet. */
export interface EvidenceParts {
  plan: Plan;
  derivation: Derivation;
  promotion: Promotion;
  environment: EnvironmentFacts;
  prepared: Evidence['snapshot']['prepared'];
  finishedAt: Date;
  /** Paths of the files that the evidence rests on. */
  files: readonly string[];
  /** Digests that the records were held against, by world; null where the writer told none. */
  records: Readonly<Record<string, Digest | null>>;
}

/** Copies the files that a world's record names into the evidence folder, and nothing else that lies in the world's folder. Returns their paths. */
export async function takeWorld(folder: string, observation: WorldObservation, world: string, out: string): Promise<string[]> {
  if (observation.status !== 'observed') return takeUnread(folder, world, out);
  const { record } = observation.world;
  const files = [layout.record(world), record.log.file, ...(record.manifest ? [record.manifest.file] : [])];
  for (const { reports, output } of record.attempts) files.push(...reports.map(({ file }) => file), ...(output ? [output.file] : []));
  for (const file of files) await copyRegularFile(join(folder, file), join(out, file));
  return files;
}

/** Of a world whose record is of no use only the record itself is taken, if it is a file at all. */
async function takeUnread(folder: string, world: string, out: string): Promise<string[]> {
  const file = layout.record(world);
  const found = await lstat(join(folder, file)).catch(() => null);
  if (!found?.isFile()) return [];
  await copyRegularFile(join(folder, file), join(out, file));
  return [file];
}

/** Copies the output of the set-up command into the evidence folder, if there is any. Returns its path. */
export async function takeSetUpLog(file: string, out: string): Promise<string[]> {
  if ((await lstat(file).catch(() => null)) === null) return [];
  await copyRegularFile(file, join(out, layout.setUpLog));
  return [layout.setUpLog];
}

/** Evidence that is whole on disk under another name, and only needs to be put in place. */
export interface PreparedEvidence {
  evidence: Evidence;
  digest: Digest;
  /** Puts event log and document in place, each in one move. */
  commit(): Promise<void>;
}

/**
 * Closes the evidence: lists all files with their digests, ends the event log with the digest of the document, and writes
 * both under other names, so that a promotion can come last and evidence of it is sure to follow.
 */
export async function prepareEvidence(out: string, parts: EvidenceParts, events: EventLog): Promise<PreparedEvidence> {
  const body = { ...bodyOf(parts), files: await listFiles(out, parts.files) };
  events.emit('run.finished', { outcome: body.outcome, evidence: digestOfJson(body), records: parts.records });
  const evidence = checked(evidenceSchema, { ...body, events: { file: layout.events, ...events.head } });
  const text = `${JSON.stringify(evidence, null, 2)}\n`;
  const document = await prepareFile(join(out, layout.evidence), text);
  const log = await prepareFile(join(out, layout.events), events.text());
  return {
    evidence,
    digest: digestOf(text),
    commit: async () => {
      await log.commit();
      await document.commit();
    },
  };
}

function bodyOf({ plan, derivation, promotion, environment, prepared, finishedAt }: Omit<EvidenceParts, 'files' | 'records'>): Omit<Evidence, 'events' | 'files'> {
  const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
  const { dirty: _dirty, ...snapshot } = plan.snapshot;
  return {
    schema: evidenceSchemaName,
    id: plan.id,
    createdAt: plan.createdAt,
    finishedAt: finishedAt.toISOString(),
    outcome,
    tool,
    environment,
    trigger: plan.trigger,
    snapshot: { ...snapshot, prepared },
    gate: plan.gate,
    tests,
    baseline,
    candidates,
    selection,
    replay,
    promotion,
    model: runUsage(plan),
    calls: plan.calls,
    limits,
  };
}

async function listFiles(out: string, paths: readonly string[]): Promise<Evidence['files']> {
  const files: Evidence['files'] = [];
  for (const path of [...paths].sort()) files.push({ path, sha256: await digestOfFile(join(out, path)), bytes: (await lstat(join(out, path))).size });
  return files;
}
