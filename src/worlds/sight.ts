import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { gateEnvironment } from '../gate/environment.js';
import type { ProgramEnd } from '../processes/root-rights.js';
import type { Surroundings, WorldRules } from './hidden-folders.js';
import type { WorldFolders } from './strategy.js';

/** Folders and programs that we can use and the commands of a world cannot. */
export interface Sight {
  folders: string[];
  programs: string[];
}

/** Starts a first command, which is told its environment and the paths to try, to see what it can reach. Text: why no command could be started. */
export async function look({ plan, passed, workspace }: Surroundings, world: WorldFolders, start: (environment: Record<string, string>, paths: readonly string[]) => Promise<ProgramEnd>): Promise<Sight | string> {
  const environment = gateEnvironment(world, 'own', passed);
  const programs = programsOf(plan, environment['PATH'] ?? '');
  const folders = [dirname(world.root), workspace.shared, ...toolFolders(environment, world)].filter(canUse);
  const { status, stdout, stderr } = await start(environment, [...folders, ...programs]);
  if (status !== 0) return `commands of another user do not start (${firstLine(stderr)})`;
  const closed = new Set(stdout.split('\n'));
  return { folders: folders.filter((folder) => closed.has(folder)), programs: programs.filter((program) => closed.has(program)) };
}

/** Why commands cannot run in a world there, or null. */
export function faultOf(closed: Sight, { root }: WorldFolders, { workspace: { shared } }: Surroundings): string | null {
  const worlds = dirname(root);
  if (closed.folders.includes(worlds) || closed.folders.includes(shared)) return `another user cannot enter the folder for worlds, ${worlds}; name an open one with TMPDIR`;
  if (closed.programs.length > 0) return `another user cannot run ${closed.programs.join(', ')}, which lies in a closed folder`;
  return null;
}

/** What `why` adds where some folders of programs are closed; empty if none is. */
export function unseenFolders({ folders }: Sight): string {
  return folders.length === 0 ? '' : `; it cannot enter these folders of programs: ${folders.join(', ')}`;
}

/** The programs that the plan's commands begin with, where they are plain names, as PATH finds them for us. */
function programsOf(plan: WorldRules, path: string): string[] {
  const names = new Set(commandsOf(plan).map((command) => command.trim().split(/\s/)[0] ?? '').filter((word) => /^[A-Za-z0-9_.+-]+$/.test(word)));
  return [...names].flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)).find(canUse) ?? []);
}

/** All commands that a plan has run in worlds. */
export function commandsOf({ gate, worlds }: Pick<WorldRules, 'gate' | 'worlds'>): string[] {
  return [gate.command, ...gate.invariants.map(({ command }) => command), ...(worlds.setup === null ? [] : [worlds.setup])];
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

/** The first line of what a program complained of. */
export function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
