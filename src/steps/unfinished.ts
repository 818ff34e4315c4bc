import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Event } from '../core/documents/event.js';
import { systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { FolderStore } from '../store/folder-store.js';
import type { StoredPlan } from './over-store.js';
import type { WrittenPlan } from './plan.js';

/*
 * A run keeps its plan, its log and what its worlds left in a folder of its own inside the evidence folder until its
 * evidence is closed. Each world's folder comes there by one rename, so what a dead run left is whole or not there; what a
 * loss of power cut is found by the digests.
 */

/** A run whose evidence is not closed. */
export interface UnfinishedRun {
  id: string;
  /** What its steps leave for each other. */
  store: FolderStore;
  /** Its last plan. */
  stored: StoredPlan;
  /** Its log as far as it is whole. */
  events: readonly Event[];
  /** Where its log goes on. */
  log: string;
}

/** Makes the folder of a run that has just been planned; the plan's folder goes into it. */
export async function beginUnfinished(out: string, { plan, planDigest }: WrittenPlan, planFolder: string): Promise<UnfinishedRun> {
  const folder = join(out, layout.unfinished, plan.id);
  await mkdir(folder, { recursive: true });
  const store = new FolderStore(folder);
  await store.put(plan.names.plan, planFolder);
  return { id: plan.id, store, stored: { plan, planDigest, folder: (await store.get(plan.names.plan)) ?? '' }, events: [], log: join(folder, layout.events) };
}

/** Removes the folder of a run whose evidence is closed, and those of older runs: there is newer evidence than theirs will be. */
export async function forgetUnfinished(out: string, id: string): Promise<void> {
  const folder = join(out, layout.unfinished);
  for (const name of await namesIn(folder)) if (secondOf(name) <= secondOf(id)) await rm(join(folder, name), { recursive: true, force: true });
  if ((await namesIn(folder)).length === 0) await rm(folder, { recursive: true, force: true });
}

/** The second in which a run began, as its id tells it; in that second any other is dead, for two at once are refused. */
function secondOf(id: string): string {
  return id.split('-')[0] ?? '';
}

/** Names of what lies in the folder of unfinished runs, or in another one, in order; none if there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return names.sort();
}
