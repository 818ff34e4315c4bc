import { SafeDebugError } from '../errors.js';

/** Letters, digits and hyphens, at most 39 (GitHub, "Changing your username"; old names also end in a hyphen); `_name` of managed users, `[bot]` of apps. */
const login = /^[a-z\d][a-z\d-]{0,38}(?:_[a-z\d]{1,20})?(?:\[bot\])?$/i;

/**
 * The trailer that credits the author of a patch: `Co-authored-by: login <id+login@users.noreply.github.com>` (GitHub,
 * "Setting your commit email address" and "Creating a commit with multiple authors"). Throws `input` for what no account can be.
 */
export function coAuthor(account: { login: string; id: number }): string {
  if (!login.test(account.login) || !Number.isSafeInteger(account.id) || account.id <= 0) {
    throw new SafeDebugError('input', `The author of the patch cannot be credited: ${JSON.stringify(account.login.slice(0, 60))} with the number ${account.id} is no account. Promote without a co-author.`);
  }
  return `Co-authored-by: ${account.login} <${account.id}+${account.login}@users.noreply.github.com>`;
}
