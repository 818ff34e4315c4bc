import { worldsOf, type Plan, type PlannedCandidate } from './documents/plan.js';

/** A use of the action in a workflow run; several in one run go by different names, and one alone by none (empty). */
type RunUse = NonNullable<Plan['run']>;

/** Names of the artifacts of a workflow run tell it, the world and the attempt, so that no other job's can be taken for them. */
export function storeName(run: Plan['run'], part: string): string {
  return run === null ? part : `${beginningOf(run)}${part}-a${run.attempt}`;
}

/** Whether an artifact's name is one that this use of the action gives in this attempt, whatever the part. */
export function isStoreName(run: RunUse, name: string): boolean {
  return name.startsWith(beginningOf(run)) && name.endsWith(`-a${run.attempt}`);
}

function beginningOf({ id, name }: RunUse): string {
  return `sd-${id}${behindDot(name)}-`;
}

/** Names of the artifacts that hold the evidence of a run: its document, the page, and the whole folder. A later attempt has its own. */
export function evidenceNames({ name, attempt }: Omit<RunUse, 'id'>): { document: string; page: string; folder: string } {
  const which = `${behindDot(name)}${attempt === 1 ? '' : `-a${attempt}`}`;
  return { document: `evidence${which}.json`, page: `evidence${which}.html`, folder: folderName(which) };
}

/** Name of the artifact with the whole evidence whose document has this name; null for what is no document's. */
export function folderBeside(document: string): string | null {
  const [, which] = /^evidence((?:\.[A-Za-z0-9-]+)?(?:-a\d+)?)\.json$/.exec(document) ?? [];
  return which === undefined ? null : folderName(which);
}

function folderName(which: string): string {
  return `safe-debug-evidence${which}`;
}

/** No name has a dot, so none can be taken for another with something behind it. */
function behindDot(name: string): string {
  return name === '' ? '' : `.${name}`;
}

/** The names of everything that the steps of a plan leave for each other. `version` counts the plans of a run from 1; each extends the one before. */
export function storeNames(candidates: PlannedCandidate[], run: Plan['run'], version: number): Plan['names'] {
  const worlds = worldsOf({ candidates }).map((world) => [world, run === null ? `world-${world}` : storeName(run, world)]);
  return { plan: storeName(run, planPart(version)), replay: storeName(run, 'replay'), worlds: Object.fromEntries(worlds) };
}

/** Part of a plan's name in the store: `plan` for the first of a run, `plan-2` for the one that extends it. */
export function planPart(version: number): string {
  return version === 1 ? 'plan' : `plan-${version}`;
}

/** Names of all plans of a run, the first one first. */
export function planNames({ run, earlier }: Plan): string[] {
  return Array.from({ length: earlier.length + 1 }, (_, index) => storeName(run, planPart(index + 1)));
}
