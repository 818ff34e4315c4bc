import { realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Plan } from '../core/documents/plan.js';
import { gateEnvironment, type PassedVariable } from '../gate/environment.js';
import type { Repository } from '../git/repository.js';
import { foldersIn } from './strategy.js';
import type { Workspace } from './workspace.js';

/** The part of a plan that says how worlds are made; it is known before the candidates are. */
export interface WorldRules extends Pick<Plan, 'worlds' | 'proposers'> {
  gate: Pick<Plan['gate'], 'command' | 'invariants' | 'home'>;
}

/** What lies around worlds: it decides as whom their commands run, and what they may not see. */
export interface Surroundings {
  plan: WorldRules;
  passed: readonly PassedVariable[];
  repository: Repository;
  workspace: Workspace;
  /** Folders of this program's own, with evidence or a store. They may be made later, but before the first world. */
  own: readonly string[];
}

/** Folders of a CI runner that hold its checkout, its temporary files and with them credentials (GitHub Docs, "Variables reference"). */
const runnerFolders = ['GITHUB_WORKSPACE', 'RUNNER_WORKSPACE', 'RUNNER_TEMP'];

/**
 * Folders that a gate has no business with and that every user can often read: the user's checkout with its git
 * directory, this program's evidence, and the CI runner's. One that the gate's commands or environment name stays, and so does one that
 * holds the worlds; the notes say which. Of a checkout that stays, the git directory is hidden all the same.
 */
export function foldersToHide({ plan, passed, repository, workspace, own }: Surroundings): { folders: string[]; notes: string[] } {
  const world = foldersIn(workspace.slot('look'));
  const { HOME: _home, TMPDIR: _tmpdir, TMP: _tmp, TEMP: _temp, ...environment } = gateEnvironment(world, 'own', passed);
  const commands = [plan.gate.command, ...plan.gate.invariants.map(({ command }) => command), plan.worlds.setup ?? ''];
  const texts = [...commands, ...Object.values(environment)];
  const gitDirectory = repository.workTree === null ? null : dirname(repository.objects);
  const wanted = [...[repository.workTree ?? repository.path, gitDirectory, ...runnerFolders.map((name) => process.env[name])].flatMap(existing), ...own.map(placeOf)];
  const carries = plan.worlds.carry.length > 0 ? repository.workTree : null;
  const reasonToShow = (folder: string): string | null => {
    if (isInside(workspace.directory, folder)) return 'the worlds lie in it';
    if (folder === carries) return 'carried files may point there';
    return texts.some((text) => names(text, folder)) ? 'commands or variables of the gates name it' : null;
  };
  const folders: string[] = [];
  const notes: string[] = [];
  for (const folder of new Set(wanted)) {
    const why = reasonToShow(folder);
    if (why === null) folders.push(folder);
    else notes.push(`The gates could see ${folder}, because ${why}.`);
  }
  return { folders: folders.filter((folder) => !folders.some((other) => other !== folder && isInside(folder, other))), notes };
}

function existing(folder: string | null | undefined): string[] {
  if (!folder) return [];
  try {
    return [realpathSync(folder)];
  } catch {
    return []; // not there: nothing to hide
  }
}

/** Where a folder is or will be, without links. */
function placeOf(folder: string): string {
  return existing(folder)[0] ?? join(placeOf(dirname(folder)), basename(folder));
}

/** Whether a path is a folder or lies in it. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Whether a text holds the path of a folder or of something in it. */
function names(text: string, folder: string): boolean {
  return text.split(folder).slice(1).some((rest) => !/^[A-Za-z0-9_-]/.test(rest));
}
