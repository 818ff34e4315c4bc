import { gitRecords, type GitPlace } from './git.js';

/** What decides how git writes text into a work tree, beside the attributes (git-config manual). */
const settings = '^core\\.(autocrlf|eol)$';

/** Where git looks for the configuration of a user and of the system (git manual, "Environment variables"). */
const sources = ['HOME', 'XDG_CONFIG_HOME', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM'] as const;

/**
 * A user's work tree with the line ends that the user's git writes there: they may be set for the user or for the system, which git is kept from reading
 * otherwise. Nothing else of that configuration counts.
 */
export async function withLineEndings(place: GitPlace): Promise<GitPlace> {
  const environment = Object.fromEntries(sources.map((name) => [name, process.env[name]]));
  const found = await gitRecords(place, ['config', '-z', '--get-regexp', settings], { environment, accept: 'any' });
  return { ...place, settings: found.map((record) => settingOf(record.toString('utf8'))) };
}

/** As `git -c` takes it. A name without a value, which means true, has no line of its own for that (git-config manual, `--null`). */
function settingOf(record: string): string {
  return record.replace('\n', '=');
}
