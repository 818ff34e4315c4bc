import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { layout, listedFolders } from './layout.js';

/** Removes the evidence that an earlier run left in a folder, so that it is never taken for fresh. Unfinished runs stay. */
export async function clearEvidence(out: string): Promise<void> {
  // The document first: without it, whatever still lies here is no evidence.
  for (const name of [layout.evidence, layout.page, layout.events, layout.plan, layout.pack, layout.winner, layout.examination, layout.fault, layout.failedSetUpLog]) await rm(join(out, name), { recursive: true, force: true });
  await clearListed(out);
}

/** Empties the folders whose files the evidence lists, also of what a gate may have planted there. */
export async function clearListed(out: string): Promise<void> {
  for (const folder of listedFolders) await rm(join(out, folder), { recursive: true, force: true });
}
