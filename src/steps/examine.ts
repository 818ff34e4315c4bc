import { join } from 'node:path';
import { z } from 'zod';
import { derive, type Derivation, type Findings } from '../core/derivation.js';
import type { Digest } from '../core/digest.js';
import { digestSchema, environmentSchema, type EnvironmentFacts } from '../core/documents/common.js';
import { evidenceSchema, type Evidence } from '../core/documents/evidence.js';
import { type Plan, worldsOf } from '../core/documents/plan.js';
import { circumstancesOf } from '../core/environment.js';
import type { Ending } from '../core/promotion.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { observeWorlds, type RecordDigests } from '../evidence/observe.js';
import { takePlan } from '../evidence/take-plan.js';
import { clearListed } from '../evidence/clear-evidence.js';
import { replaceFile } from '../evidence/replace-file.js';
import { takeSetUpLog, takeWorld } from '../evidence/writer.js';
import { layout } from '../evidence/layout.js';
import { readRegularFile } from '../files/regular-file.js';
import type { Store } from '../store/store.js';
import { environmentFacts, gitVersion } from '../worlds/environment-facts.js';
import { worldFolders } from './replay.js';

/** What the examination works with. */
export interface ExamineContext {
  store: Store;
  out: string;
  ending: Ending;
  /** Output of the set-up command; the file need not exist. */
  setUpLog: string;
  /** Digests of the records as their writers told them by another way than the store; empty where there is none. */
  records: RecordDigests;
}

/** Everything that follows from what the worlds left, before anything is decided or done. */
export interface Examination {
  ending: Ending;
  derivation: Derivation;
  environment: EnvironmentFacts;
  prepared: Evidence['snapshot']['prepared'];
  /** Paths of the files that the evidence rests on; they lie in the evidence folder. */
  files: string[];
  /** Digests that the records were held against, by world; null where the writer told none. */
  records: Record<string, Digest | null>;
}

/**
 * Derives verdicts, ranking and replay again from plan, records and raw reports, and takes the files that this rests on
 * into the evidence folder. No code of the snapshot or of a candidate runs here, and nothing outside the folder is touched.
 */
export async function examine(plan: Plan, planDigest: Digest, { store, out, ending: known, setUpLog, records }: ExamineContext): Promise<Examination> {
  const folders = await worldFolders(plan, store);
  const observed = await observeWorlds(plan, planDigest, folders, known, records);
  const ending = endingOf(observed);
  const findings = { ...observed, ending };
  const planFolder = await store.get(plan.names.plan);
  if (planFolder === null) throw new SafeDebugError('environment', 'The store holds no plan any more: something removed it meanwhile. Run again; nothing was promoted.');
  await clearListed(out);
  const files = [...(await takePlan(planFolder, plan, planDigest, out)), ...(await takeSetUpLog(setUpLog, out))];
  for (const [world, observation] of findings.worlds) files.push(...(await takeWorld(folders.get(world) ?? out, observation, world, out)));
  const circumstances = circumstancesOf(findings.worlds);
  return {
    ending,
    derivation: derive(findings),
    environment: circumstances?.environment ?? environmentFacts({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', limits: { memory: null, processes: null }, why: 'no world ran' }, await gitVersion()),
    prepared: circumstances?.prepared ?? null,
    files,
    records: Object.fromEntries(records),
  };
}

/**
 * Where worlds are jobs of a workflow run, all of them must have left a record that can be used: a job's own code could have
 * removed another's. The replay leaves none where there was nothing to replay.
 */
function endingOf(findings: Findings): Ending {
  const { plan, worlds, ending } = findings;
  if (ending !== 'complete' || plan.run === null) return ending;
  const unusable = [...worlds].filter(([, { status }]) => status !== 'observed');
  if (unusable.length === 0) return 'complete';
  const { baseline, selection } = derive(findings);
  const isReplayed = baseline.outcome === 'reproduced' && selection.winner !== null;
  const isExpected = ([world, { status }]: (typeof unusable)[number]): boolean => !isReplayed && status === 'missing' && !worldsOf(plan).includes(world);
  return unusable.every(isExpected) ? 'complete' : 'incomplete';
}

const examinationSchema = z.strictObject({
  ending: z.enum(['complete', 'incomplete', 'interrupted', 'cancelled']),
  derivation: evidenceSchema.pick({ tests: true, baseline: true, candidates: true, selection: true, replay: true, limits: true, outcome: true }).extend({
    replayFacts: z.strictObject({
      ran: z.boolean(),
      readable: z.boolean(),
      snapshotTreeAgrees: z.boolean(),
      treeAgrees: z.boolean(),
      accepted: z.boolean(),
      testsAgree: z.boolean(),
      baselineAgrees: z.boolean().nullable(),
      equality: evidenceSchema.shape.replay.shape.equality,
      problems: z.array(z.string()),
    }),
  }),
  environment: environmentSchema,
  prepared: evidenceSchema.shape.snapshot.shape.prepared,
  files: z.array(z.string()),
  records: z.record(z.string(), digestSchema.nullable()),
});

/** Leaves an examination for a later process in the evidence folder. */
export function writeExamination(out: string, examination: Examination): Promise<void> {
  return replaceFile(join(out, layout.examination), JSON.stringify(examination));
}

const largestExaminationBytes = 1024 * 1024 * 1024;

/** Reads what an earlier process left. Throws `input` if there is nothing that can be used. */
export async function readExamination(out: string): Promise<Examination> {
  try {
    return examinationSchema.parse(JSON.parse((await readRegularFile(join(out, layout.examination), largestExaminationBytes)).toString('utf8')));
  } catch (cause) {
    throw new SafeDebugError('input', `What the worlds left was not examined yet, or cannot be read (${messageOf(cause).split('\n')[0]}). Run the step "promote" without a token first, in the same job.`, { cause });
  }
}
