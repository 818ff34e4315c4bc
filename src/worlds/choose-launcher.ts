import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Isolation } from '../core/documents/common.js';
import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { gateEnvironment } from '../gate/environment.js';
import { SameUserLauncher, type Launcher } from '../processes/launcher.js';
import { processNamespace } from '../processes/process-namespace.js';
import { rootRights, runProgram, type RootPrefix } from '../processes/root-rights.js';
import { SeparateUserLauncher, type SeparateUserSettings } from '../processes/separate-user.js';
import { WorldUsers } from '../processes/world-users.js';
import { foldersToHide, type Surroundings } from './hidden-folders.js';
import { foldersIn, type WorldFolders } from './strategy.js';
import type { Workspace } from './workspace.js';

/** As whom the commands of worlds run, and why so. */
export interface LauncherChoice {
  launcher: Launcher;
  user: Isolation['user'];
  why: string;
  /** What a reader of the evidence should know about it. */
  notes: string[];
}

/**
 * Commands run as a user of their world's own where this process can act as root (root itself, or sudo without a
 * password) and that user can work: it reaches the worlds and finds the programs. Everywhere else they run as we do, and
 * `why` says what was missing.
 */
export async function chooseLauncher(needs: Surroundings): Promise<LauncherChoice> {
  const sameUser = async (why: string): Promise<LauncherChoice> => ({ launcher: new SameUserLauncher(await processNamespace()), user: 'same-user', why: `gates run as the user who ran this program: ${why}`, notes: [] });
  if (process.platform !== 'linux') return sameUser('separate users can be had on Linux only');
  if (needs.plan.gate.home === 'keep') return sameUser('they share its HOME (--home keep)');
  const root = await rootRights();
  if (root === null) return sameUser('it is not root and has no sudo without a password');
  if (!linksAreProtected()) return sameUser('hard links to files of others are not refused here (sysctl fs.protected_hardlinks)');
  const users = await WorldUsers.take();
  // A gate can make the ranges look taken. Running the next gates as ourselves is what it would like best.
  if (users === null) throw new SafeDebugError('environment', 'Every range of user ids for worlds is in use on this machine: too many runs at once, or something that keeps them from running. Wait for the others, look for processes of users from 2031616 on, and run again. Nothing was run.');
  const found = await separateUser(needs, root, users);
  if (typeof found !== 'string') {
    needs.workspace.beforeClosing(() => users.release());
    return found;
  }
  users.release();
  return sameUser(found);
}

/** A launcher that was seen to work, or why there is none. */
async function separateUser(needs: Surroundings, root: RootPrefix, users: WorldUsers): Promise<LauncherChoice | string> {
  const { workspace } = needs;
  const controlFolder = workspace.own('control');
  await mkdir(controlFolder, { recursive: true });
  const hidden = foldersToHide(needs);
  const shared = await runProgram([...root, 'chgrp', String(users.group), workspace.shared]);
  if (shared.status !== 0) return `it cannot give files away (${firstLine(shared.stderr)})`;
  const attempts = [
    { namespaces: true, hidden: hidden.folders },
    { namespaces: false, hidden: [] },
  ].map((kind): SeparateUserSettings => ({ root, users, controlFolder, ...kind }));
  let why = '';
  for (const settings of attempts) {
    const looked = await look(needs, settings);
    if (typeof looked !== 'string') return choiceOf(settings, looked, hidden.notes, workspace);
    why = looked;
  }
  return why;
}

/** Folders and programs that we can use and a world's user cannot. */
interface Sight {
  folders: string[];
  programs: string[];
}

/** Starts a first command as a world's user, to see what it can reach. Text: why no command could be started. */
async function look({ plan, passed, workspace }: Surroundings, settings: SeparateUserSettings): Promise<Sight | string> {
  const world = foldersIn(workspace.slot('look'));
  const environment = gateEnvironment(world, 'own', passed);
  const programs = programsOf(plan, environment['PATH'] ?? '');
  const folders = [workspace.worlds, workspace.shared, ...toolFolders(environment, world)].filter(canUse);
  const { status, stdout, stderr } = await new SeparateUserLauncher(settings).look(environment, [...folders, ...programs]);
  if (status !== 0) return `commands of another user do not start (${firstLine(stderr)})`;
  const closed = new Set(stdout.split('\n'));
  return { folders: folders.filter((folder) => closed.has(folder)), programs: programs.filter((program) => closed.has(program)) };
}

function choiceOf(settings: SeparateUserSettings, closed: Sight, notes: string[], { worlds, shared }: Workspace): LauncherChoice | string {
  if (closed.folders.includes(worlds) || closed.folders.includes(shared)) return `another user cannot enter the folder for worlds, ${worlds}; name an open one with TMPDIR`;
  if (closed.programs.length > 0) return `another user cannot run ${closed.programs.join(', ')}, which lies in a closed folder`;
  const unseen = closed.folders.length === 0 ? '' : `; it cannot enter these folders of programs: ${closed.folders.join(', ')}`;
  const bare = ['This system gives no namespaces: the gates could read what every user may read, also in the checkout.'];
  return { launcher: new SeparateUserLauncher(settings), user: 'separate', why: `each world has a user of its own${unseen}`, notes: settings.namespaces ? notes : bare };
}

/** The programs that the plan's commands begin with, where they are plain names, as PATH finds them for us. */
function programsOf({ gate, worlds }: Plan, path: string): string[] {
  const commands = [gate.command, ...gate.invariants.map(({ command }) => command), ...(worlds.setup === null ? [] : [worlds.setup])];
  const names = new Set(commands.map((command) => command.trim().split(/\s/)[0] ?? '').filter((word) => /^[A-Za-z0-9_.+-]+$/.test(word)));
  return [...names].flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)).find(canUse) ?? []);
}

/** Folders that the environment names for programs; the world's own are left out. */
function toolFolders(environment: Readonly<Record<string, string>>, world: WorldFolders): string[] {
  const named = Object.entries(environment).flatMap(([name, value]) => (name === 'PATH' ? value.split(delimiter) : [value]));
  return [...new Set(named)].filter((folder) => folder.startsWith('/') && !folder.startsWith(world.root));
}

function canUse(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or closed to us too: nothing that a gate would miss
  }
}

/** Linux refuses links to files of others (proc_sys_fs manual); without that, giving a world away could give those files away. */
function linksAreProtected(): boolean {
  const setting = '/proc/sys/fs/protected_hardlinks';
  return existsSync(setting) && readFileSync(setting, 'latin1').trim() === '1';
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
