/** Letters, digits and hyphens, at most 39 (GitHub, "Changing your username"; old names also end in a hyphen); `_name` of managed users, `[bot]` of apps. */
const login = /^[a-z\d][a-z\d-]{0,38}(?:_[a-z\d]{1,20})?(?:\[bot\])?$/i;

/**
 * The trailer that credits the author of a patch: `Co-authored-by: login <id+login@users.noreply.github.com>` (GitHub,
 * "Setting your commit email address" and "Creating a commit with multiple authors"); null for what no account can be.
 */
export function coAuthor({ login: name, id }: { login: string; id: number }): string | null {
  if (!login.test(name) || !Number.isSafeInteger(id) || id <= 0) return null;
  return `Co-authored-by: ${name} <${id}+${name}@users.noreply.github.com>`;
}
