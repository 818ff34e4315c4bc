import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Isolation } from '../core/documents/common.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { SameUserLauncher, type Launcher } from '../processes/launcher.js';
import { processNamespace } from '../processes/process-namespace.js';
import { rootRights, runProgram, type RootPrefix } from '../processes/root-rights.js';
import { SeparateUserLauncher, type SeparateUserSettings } from '../processes/separate-user.js';
import { WorldUsers } from '../processes/world-users.js';
import { foldersToHide, type Surroundings } from './hidden-folders.js';
import { faultOf, firstLine, look, unseenFolders, type Sight } from './sight.js';
import { foldersIn } from './strategy.js';

/** As whom the commands of worlds run, and why so. */
export interface LauncherChoice {
  launcher: Launcher;
  user: Isolation['user'];
  why: string;
  /** What a reader of the evidence should know about it. */
  notes: string[];
}

/** What it takes to run commands as another user. */
export interface UserRights {
  /** How to act as root. */
  root: RootPrefix;
  users: WorldUsers;
  /** Existing folder of ours that no world can enter. */
  controlFolder: string;
}

/**
 * Rights to run commands as users of worlds, where this process can act as root (root itself, or sudo without a password). They
 * are held until the workspace is closed. Text: what was missing.
 */
export async function takeUserRights({ plan, workspace }: Surroundings): Promise<UserRights | string> {
  if (process.platform !== 'linux') return 'separate users can be had on Linux only';
  if (plan.gate.home === 'keep') return 'they share its HOME (--home keep)';
  const root = await rootRights();
  if (root === null) return 'it is not root and has no sudo without a password';
  if (!linksAreProtected()) return 'hard links to files of others are not refused here (sysctl fs.protected_hardlinks)';
  const users = await WorldUsers.take();
  // A gate can make the ranges look taken. Running the next gates as ourselves is what it would like best.
  if (users === null) throw new SafeDebugError('environment', 'Every range of user ids for worlds is in use on this machine: too many runs at once, or something that keeps them from running. Wait for the others, look for processes of users from 2031616 on, and run again. Nothing was run.');
  workspace.beforeClosing(() => users.release());
  const controlFolder = workspace.own('control');
  mkdirSync(controlFolder, { recursive: true });
  const fault = await share(workspace.shared, users.group, root);
  return fault === null ? { root, users, controlFolder } : `it cannot give files away (${fault})`;
}

/** Gives a folder of ours to a group; resolves to what kept it from that, or null. */
async function share(folder: string, group: number, root: RootPrefix): Promise<string | null> {
  if (root.length === 0) return giveToGroup(folder, group);
  const { status, stderr } = await runProgram([...root, 'chgrp', String(group), folder]);
  return status === 0 ? null : firstLine(stderr);
}

function giveToGroup(folder: string, group: number): string | null {
  try {
    chownSync(folder, process.getuid?.() ?? 0, group);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * For worlds that are copies: their commands run as a user of their world's own where there are rights for that and that user
 * can work: it reaches the worlds and finds the programs. Everywhere else they run as we do, and `why` says what was missing.
 */
export async function chooseLauncher(needs: Surroundings, rights: UserRights | string): Promise<LauncherChoice> {
  const found = typeof rights === 'string' ? rights : await separateUser(needs, rights);
  if (typeof found !== 'string') return found;
  return { launcher: new SameUserLauncher(await processNamespace()), user: 'same-user', why: `gates run as the user who ran this program: ${found}`, notes: [] };
}

/** A launcher that was seen to work, or why there is none. */
async function separateUser(needs: Surroundings, rights: UserRights): Promise<LauncherChoice | string> {
  const hidden = foldersToHide(needs);
  const attempts = [
    { namespaces: true, hidden: hidden.folders },
    { namespaces: false, hidden: [] },
  ].map((kind): SeparateUserSettings => ({ ...rights, ...kind }));
  const world = foldersIn(needs.workspace.slot('look'));
  let why = '';
  for (const settings of attempts) {
    const launcher = new SeparateUserLauncher(settings);
    const seen = await look(needs, world, (environment, paths) => launcher.look(environment, paths));
    if (typeof seen !== 'string') return choiceOf(settings, seen, faultOf(seen, world, needs), hidden.notes);
    why = seen;
  }
  return why;
}

function choiceOf(settings: SeparateUserSettings, closed: Sight, fault: string | null, notes: string[]): LauncherChoice | string {
  if (fault !== null) return fault;
  const bare = ['This system gives no namespaces: the gates could read what every user may read, also in the checkout.'];
  return { launcher: new SeparateUserLauncher(settings), user: 'separate', why: `each world has a user of its own${unseenFolders(closed)}`, notes: settings.namespaces ? notes : bare };
}

/** Linux refuses links to files of others (proc_sys_fs manual); without that, giving a world away could give those files away. */
function linksAreProtected(): boolean {
  const setting = '/proc/sys/fs/protected_hardlinks';
  return existsSync(setting) && readFileSync(setting, 'latin1').trim() === '1';
}
