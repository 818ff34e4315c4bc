import { worldsOf } from '../core/documents/plan.js';
import type { Digest } from '../core/digest.js';
import type { Repository } from '../git/repository.js';
import type { Store } from '../store/store.js';
import { stagingFolder, type Workbench } from '../worlds/workbench.js';
import type { Workspace } from '../worlds/workspace.js';
import type { AgentAccess } from './propose-by-agent.js';
import { deriveWorlds } from './derive-worlds.js';
import type { Additions } from './extend-plan.js';
import type { StoredPlan } from './over-store.js';
import type { ModelAccess, ProposeContext } from './propose.js';
import { worldFolders } from './replay.js';

/** Who can be asked on this machine. */
export interface ProposerAccess {
  model: ModelAccess | null;
  agent: AgentAccess | null;
}

/** What rounds of proposals work with. */
export interface RoundsContext {
  store: Store;
  repository: Repository;
  workspace: Workspace;
  /** Digests of the records that this process wrote. */
  records: ReadonlyMap<string, Digest | null>;
  access: ProposerAccess;
  /** Runs worlds of a plan and leaves them in the store. */
  runWorlds: (workbench: Workbench, worlds: readonly string[]) => Promise<void>;
}

/**
 * Asks models and agents for candidates once the baseline has failed, runs their worlds, and has those that failed
 * improved, as often as the plan allows; each round that asked somebody left a plan, and those that did are over. Returns the
 * plan that holds all of them: the last one.
 */
export async function runRounds(first: StoredPlan, workbench: Workbench, context: RoundsContext): Promise<StoredPlan> {
  const rounds = first.plan.proposers?.rounds ?? 0;
  let stage = first;
  for (let round = first.plan.earlier.length + 1; round <= rounds && !workbench.signal.aborted; round++) {
    const target = stagingFolder(context.workspace);
    const next = await propose(round, stage, { ...workbench, ...onStage(stage) }, { ...context, target });
    if (next === null) break;
    const known = new Set(worldsOf(stage.plan));
    stage = next;
    await context.runWorlds({ ...workbench, ...onStage(stage) }, worldsOf(stage.plan).filter((world) => !known.has(world)));
  }
  return stage;
}

function onStage({ plan, planDigest, folder }: StoredPlan): Pick<Workbench, 'plan' | 'planDigest' | 'planFolder'> {
  return { plan, planDigest, planFolder: folder };
}

/** What one round works with; what it makes goes into `target`. */
type ProposingContext = Omit<RoundsContext, 'runWorlds' | 'workspace'> & { target: string };

/** Makes the plan of the next round and leaves it in the store. Null when nobody had anything to be asked. */
export async function propose(round: number, stage: StoredPlan, workbench: Workbench, { store, repository, records, access, target }: ProposingContext): Promise<StoredPlan | null> {
  const folders = await worldFolders(stage.plan, store);
  const derivation = await deriveWorlds(stage.plan, stage.planDigest, folders, 'complete', records);
  if (derivation.baseline.outcome !== 'reproduced') return null;
  const context: ProposeContext = { workbench, repository, model: access.model, derivation, folderOf: (world) => folders.get(world) ?? null, target };
  // Most runs ask nobody: what asking needs is loaded where somebody is asked.
  const [{ proposalFault, proposeByModel }, { proposeByAgent }, { extendPlan }] = await Promise.all([import('./propose.js'), import('./propose-by-agent.js'), import('./extend-plan.js')]);
  const asked = await Promise.all([proposeByModel(round, context).catch(proposalFault), round === 1 ? proposeByAgent(context, access.agent).catch(proposalFault) : null]);
  const additions = asked.filter((each) => each !== null);
  if (additions.length === 0) return null;
  const extended = await extendPlan(stage, joined(additions), workbench.snapshot.patches, workbench.events, target);
  await store.put(extended.plan.names.plan, target);
  return { ...extended, folder: (await store.get(extended.plan.names.plan)) ?? target };
}

function joined(additions: readonly Additions[]): Additions {
  return { candidates: additions.flatMap(({ candidates }) => candidates), calls: additions.flatMap(({ calls }) => calls), notes: additions.flatMap(({ notes }) => notes) };
}
