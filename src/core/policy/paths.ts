/**
 * What a path may become on disks that compare names loosely. Rules: git's own `verify_path` (core.protectHFS and
 * core.protectNTFS in the git-config manual) and Microsoft's "Naming Files, Paths, and Namespaces".
 */

/** Characters that HFS+ ignores when it compares names. */
const ignoredCharacters = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

const reservedName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;

/** One form for all spellings that a case-insensitive or normalising disk takes for the same name. */
export function foldName(name: string): string {
  return name.normalize('NFC').replace(ignoredCharacters, '').toUpperCase().toLowerCase().normalize('NFC');
}

/** Like `foldName`, also without what NTFS drops: stream names, trailing dots and spaces. */
function foldForWindows(name: string): string {
  return foldName(name).replace(/(?<=.):.*$/s, '').replace(/[. ]+$/, '');
}

/** The components of a path, folded as loosely as any disk does. Windows separators count as separators. */
export function foldedComponents(path: string): string[] {
  return path.split(/[/\\]/).map(foldForWindows);
}

/** Whether a path goes into a directory that is, or on some disk becomes, `.git` (also by its short name `git~1`). */
export function entersGitDirectory(path: string): boolean {
  return foldedComponents(path).some((name) => name === '.git' || /^git~\d+$/.test(name));
}

/** Whether a path starts at a root: `/x`, `\x`, `C:\x` or `C:/x`. */
export function isAbsolutePath(path: string): boolean {
  return /^([/\\]|[a-z]:[/\\])/i.test(path);
}

/** Whether a component, for either separator, is `..`. */
export function climbs(path: string): boolean {
  return path.split(/[/\\]/).includes('..');
}

/** Whether Windows cannot hold a path under this name. */
export function isUnsafeOnWindows(path: string): boolean {
  return path.split('/').some((name) => /[<>:"|?*\\\p{Cc}]/u.test(name) || /[. ]$/.test(name) || reservedName.test(name));
}

/**
 * Whether some disk cannot hold a path: a name of more than 255 bytes (NAME_MAX of Linux and macOS) or a path of more than
 * 1,023 (PATH_MAX of macOS, whose limits.h counts the closing NUL).
 */
export function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > 1023 || path.split('/').some((name) => Buffer.byteLength(name) > 255);
}
