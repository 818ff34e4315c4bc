/**
 * Names that people write behind a command. They come from strangers and reach git and GitHub later, so a name passes
 * only if it cannot be read as anything else: an option, a revision expression, a path out of a folder.
 */

/** Characters nobody can see or that reorder text: control, format, surrogate, private and unassigned ones, line separators, odd spaces. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Zs}]/u;

/** Whether a text is a full commit id, SHA-1 or SHA-256. */
export function isFullCommitId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text);
}

/** Whether a text is the beginning of a commit id. Such a name can come to mean another commit, so it is not accepted. */
export function isShortCommitId(text: string): boolean {
  return /^[0-9a-f]{1,63}$/i.test(text) && !isFullCommitId(text);
}

/**
 * Whether a text can be the name of a branch, at most 244 bytes long: the rules of git-check-ref-format(1) with `--branch`, and of GitHub, which has
 * no branches named like a commit id. Full references (`refs/...`) are left out because they can name more than branches.
 */
export function isBranchName(name: string): boolean {
  if (name === '' || new TextEncoder().encode(name).length > 244 || invisible.test(name)) return false;
  if (/[~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|^-/.test(name)) return false;
  if (name === '@' || name === 'HEAD' || name.startsWith('refs/') || isFullCommitId(name)) return false;
  return name.split('/').every((component) => !component.startsWith('.') && !component.endsWith('.lock'));
}

/** Whether a text can be the name of an artifact (rules of `@actions/artifact`: no `" : < > | * ? \ /`, no line ends). */
export function isArtifactName(name: string): boolean {
  return name !== '' && name.length <= 200 && !invisible.test(name) && !/[":<>|*?\\/]|^-|^\.{1,2}$/.test(name);
}
