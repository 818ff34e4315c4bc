import { mkdirSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import type { NamespaceRights } from '../../../src/processes/holder.js';
import { rootRights, runProgram } from '../../../src/processes/root-rights.js';
import { WorldUsers } from '../../../src/processes/world-users.js';
import { NamespaceStrategy, type WorldsUser } from '../../../src/worlds/namespace/strategy.js';
import { foldersIn } from '../../../src/worlds/strategy.js';
import type { Workspace } from '../../../src/worlds/workspace.js';

type Kind = NamespaceRights['kind'];

/** The ways to make namespaces that this machine has. */
export const kinds: Kind[] = [
  ...((await rootRights()) === null ? [] : (['root'] as const)),
  ...((await runProgram(['unshare', '--user', '--map-root-user', '--mount', 'true'])).status === 0 ? (['user-namespace'] as const) : []),
];

/** Worlds in namespaces of one kind; nothing is hidden beside what is named, and nothing kept. */
export function namespaces(kind: Kind, network: 'on' | 'off' = 'on', hidden: readonly string[] = []): (workspace: Workspace) => Promise<NamespaceStrategy> {
  return async (workspace) => new NamespaceStrategy(workspace, { isolation: { requested: 'namespace', used: 'namespace', user: 'same-user', processes: 'contained', network, why: 'test' }, user: await userOf(kind, workspace), view: { hidden, kept: [] }, place: foldersIn(workspace.slot('world')) });
}

async function userOf(kind: Kind, workspace: Workspace): Promise<WorldsUser> {
  if (kind === 'user-namespace') return { kind: 'ourselves' };
  const [root, users] = [await rootRights(), await WorldUsers.take()];
  if (root === null || users === null) throw new Error('these tests need root or sudo without a password');
  onTestFinished(() => users.release());
  const controlFolder = workspace.own('control');
  mkdirSync(controlFolder, { recursive: true });
  return { kind: 'separate', settings: { root, user: users.of('world'), group: users.group, controlFolder } };
}
