import { oneLine } from './text.js';

/** A word as a POSIX shell reads it back unchanged; characters that cannot be seen are shown as escapes instead. */
export function shellWord(word: string): string {
  const visible = oneLine(word);
  return /^[\w@%+=:,./-]+$/.test(visible) ? visible : `'${visible.replaceAll("'", "'\\''")}'`;
}

/** The command that checks an evidence folder against the repository and the digest of its document. */
export function verifyCommand(out: string, digest: string, repository: string): string {
  return `safe-debug verify ${shellWord(out)} --repo ${shellWord(repository)} --expect ${digest}`;
}
