/**
 * What GitHub refuses at a reference update, for pushes and for the API alike. Standard input: lines `OLD NEW REF`.
 * BED_PROTECTED: protected references, separated by spaces. BED_WITHOUT_WORKFLOWS: set for tokens without `workflows`.
 *
 * - `refs/pull/*` is read-only (docs.github.com, "Checking out pull requests locally").
 * - A protected branch takes neither pushes nor deletion (docs.github.com, "About protected branches").
 * - "Workflow files can be committed without this scope if the same file (with both the same path and contents) exists on
 *   another branch in the same repository" (docs.github.com, "Scopes for OAuth apps", `workflow`); the message is the one
 *   quoted in github/docs#11490.
 */
export const preReceiveHook = `#!/bin/sh
zero=0000000000000000000000000000000000000000

known_on_a_branch() {
  blob=$(git rev-parse -q --verify "$1:$2") || return 0
  for branch in $(git for-each-ref --format='%(objectname)' refs/heads); do
    [ "$(git rev-parse -q --verify "$branch:$2")" = "$blob" ] && return 0
  done
  return 1
}

while read -r old new ref; do
  case "$ref" in refs/pull/*) echo "deny updating a hidden ref" >&2; exit 1 ;; esac
  case " $BED_PROTECTED " in *" $ref "*) echo "GH006: Protected branch update failed for $ref." >&2; exit 1 ;; esac
  if [ -z "$BED_WITHOUT_WORKFLOWS" ] || [ "$new" = "$zero" ]; then continue; fi
  for commit in $(git rev-list "$new" --not --all); do
    git diff-tree --root --no-commit-id --name-only -r "$commit" -- .github/workflows | while read -r path; do
      known_on_a_branch "$commit" "$path" && continue
      echo "refusing to allow a GitHub App to create or update workflow \\\`$path\\\` without \\\`workflows\\\` permission" >&2
      exit 1
    done || exit 1
  done
done
`;
