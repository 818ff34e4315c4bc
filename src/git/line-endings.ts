import { git, type GitPlace } from './git.js';

/** What decides how git writes text into a work tree, beside the attributes (git-config manual). */
const settings = ['core.autocrlf', 'core.eol'] as const;

/** Where git looks for the configuration of a user and of the system (git manual, "Environment variables"). */
const sources = ['HOME', 'XDG_CONFIG_HOME', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM'] as const;

/**
 * A user's work tree with the line ends that the user's git writes there: they may be set for the user or for the system, which git is kept from reading
 * otherwise. Nothing else of that configuration counts.
 */
export async function withLineEndings(place: GitPlace): Promise<GitPlace> {
  const environment = Object.fromEntries(sources.map((name) => [name, process.env[name]]));
  const values = await Promise.all(settings.map((name) => git(place, ['config', '--get', name], { environment, accept: 'any' })));
  const found = values.flatMap(({ exitStatus, stdout }, index) => (exitStatus === 0 ? [`${settings[index]}=${stdout.toString('utf8').trim()}`] : []));
  return { ...place, settings: found };
}
