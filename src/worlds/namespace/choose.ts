import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../errors.js';
import { gateEnvironment } from '../../gate/environment.js';
import { lookAround } from '../../processes/separate-user.js';
import type { UserRights } from '../choose-launcher.js';
import { foldersToHide, isInside, type Surroundings } from '../hidden-folders.js';
import { commandsOf, faultOf, look, unseenFolders, type Sight } from '../sight.js';
import { giveTo } from '../owner.js';
import { foldersIn, type Apartness, type World } from '../strategy.js';
import { NamespaceStrategy, type WorldsUser } from './strategy.js';
import { namedPaths } from './view.js';

/** Worlds in namespaces, and what the evidence should say about them. */
export interface NamespaceChoice {
  strategy: NamespaceStrategy;
  notes: string[];
}

/**
 * Worlds in namespaces that were seen to work: by root with a user of their own, or else in a user namespace of ours. Text: why
 * there are none. `rights` are those to act as root, or why there are none.
 */
export async function chooseNamespaces(needs: Surroundings, rights: UserRights | string): Promise<NamespaceChoice | string> {
  if (process.platform !== 'linux') return 'Linux has them, this system does not';
  if (needs.plan.gate.home === 'keep') return 'gates that share HOME (--home keep) are not kept apart';
  const { isolation: requested, network } = needs.plan.worlds;
  const kind = { requested, used: 'namespace', processes: 'contained', network } as const;
  const byRoot = typeof rights === 'string' ? rights : await attemptByRoot(needs, rights, kind);
  if (typeof byRoot !== 'string' || process.getuid?.() === 0) return byRoot;
  const why = `each world is a view of the snapshot in a user namespace; gates run as the user who ran this program: ${byRoot}`;
  const found = await attempt(needs, { kind: 'ourselves' }, { ...kind, user: 'same-user', why });
  return typeof found === 'string' ? `${byRoot}; in a user namespace: ${found}` : found;
}

function attemptByRoot(needs: Surroundings, { root, users, controlFolder }: UserRights, kind: Omit<Apartness, 'user' | 'why'>): Promise<NamespaceChoice | string> {
  const user: WorldsUser = { kind: 'separate', settings: { root, user: users.of('world'), group: users.group, controlFolder } };
  const by = root.length === 0 ? 'root' : 'sudo';
  return attempt(needs, user, { ...kind, user: 'separate', why: `each world is a view of the snapshot in namespaces made by ${by}; the run has a user of its own for them` });
}

/** Opens a first world and looks around in it. */
async function attempt(needs: Surroundings, user: WorldsUser, isolation: Apartness): Promise<NamespaceChoice | string> {
  const { workspace, plan, passed } = needs;
  const hidden = foldersToHide(needs);
  const place = foldersIn(plan.worlds.setupInputs.length === 0 ? workspace.slot('world') : workspace.commonSlot);
  const texts = [...commandsOf(plan), plan.proposers?.agent?.command ?? '', ...Object.values(gateEnvironment(place, 'own', passed))].filter((text) => !isInside(text, place.root));
  const carriedFrom = plan.worlds.carry.length > 0 && needs.repository.workTree !== null ? [needs.repository.workTree] : [];
  const view = { hidden: hidden.folders, kept: [...namedPaths(texts), ...carriedFrom] };
  const strategy = new NamespaceStrategy(workspace, { isolation, user, view, place });
  let seen: Sight | string;
  try {
    seen = await tryOut(needs, strategy);
  } catch (error) {
    return messageOf(error);
  }
  const fault = typeof seen === 'string' ? seen : faultOf(seen, place, needs);
  if (fault !== null || typeof seen === 'string') return fault ?? '';
  const why = isolation.why + unseenFolders(seen);
  return { strategy: new NamespaceStrategy(workspace, { isolation: { ...isolation, why }, user, view, place }), notes: hidden.notes };
}

async function tryOut(needs: Surroundings, strategy: NamespaceStrategy): Promise<Sight | string> {
  const folders = foldersIn(needs.workspace.own('trial'));
  for (const folder of [folders.tree, folders.home, folders.temporary]) mkdirSync(folder, { recursive: true });
  const world = await strategy.openTrial(folders);
  try {
    const written = join(world.reached.tree, 'written');
    await writeFile(written, '');
    await giveTo(world.owner, written);
    return await look(needs, world, (environment, paths) => lookIn(world, environment, paths));
  } finally {
    await world.discard();
  }
}

async function lookIn(world: Omit<World, 'manifest'>, environment: Record<string, string>, paths: readonly string[]): ReturnType<typeof lookAround> {
  const place = { directory: world.tree, environment, marker: 'look', worldDirectory: world.root };
  // What a command reaches does not depend on whose the file is that we wrote: both are tried at once.
  const [admitted, seen] = await Promise.allSettled([world.launcher.admit({ ...place, command: '' }), lookAround(world.launcher, place, paths)]);
  if (admitted.status === 'rejected') throw admitted.reason;
  if (seen.status === 'rejected') throw seen.reason;
  return seen.value;
}
