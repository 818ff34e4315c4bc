import type { CommandProblem } from '../../../core/commands.js';
import type { SuggestionProblem } from '../../../candidates/comments/suggestions.js';
import { brief } from '../../text.js';
import { code } from '../blocks.js';
import { md } from '../markdown.js';
import { named, typed, type Answer } from './answer.js';

/** What can be wrong with a command or with the ideas beside it, in the product's codes. */
export type AskingProblem = CommandProblem | SuggestionProblem | 'no-candidate' | 'unsupported-format' | 'corrupt-patch' | 'truncated-patch' | 'does-not-apply';

/** What is wrong with a command or an idea, and how it is written rightly. `command`: its configured name; `written`: the line, if it is known. */
export function problemAnswer(problem: AskingProblem, { command, written }: { command: string; written: string | null }): Answer {
  switch (problem) {
    case 'unrecognised-command':
      return md`${written === null ? 'This' : named(written)} is no command I know. ${typed(command, 'help')} lists all of them.`;
    case 'invalid-ref':
      return md`This is no name of a branch or commit that can be used. Write one plain name: ${typed(command, 'branch NAME')} or ${typed(command, 'commit SHA')}.`;
    case 'short-sha':
      return md`A shortened commit id can come to mean another commit. Write the whole id, 40 or 64 digits: ${typed(command, 'commit SHA')}.`;
    case 'invalid-artifact-name':
      return md`This is no name that an artifact can have. Write the name as the run's page shows it: ${typed(command, 'artifact NAME')}.`;
    case 'no-candidate':
      return md`No diff was found in it. Put a unified diff, as ${code('git diff')} prints it, into a fenced block marked ${code('diff')}.`;
    case 'unsupported-format':
      return md`The change is not written as a unified diff. Put one, as ${code('git diff')} prints it, into a fenced block marked ${code('diff')}.`;
    case 'corrupt-patch':
      return md`The diff is damaged: its hunks do not hold the lines that they announce. Copy it again from ${code('git diff')}, whole and with its spaces.`;
    case 'truncated-patch':
      return md`The diff ends in the middle of a hunk. Copy it again to its last line.`;
    case 'does-not-apply':
      return md`The diff does not fit the snapshot. Make it again on the commit that fails, with ${code('git diff')}.`;
    case 'suggestion-without-position':
      return md`A suggestion counts only on lines of the pull request's diff. Post it as a review comment on the lines it changes, or as a diff.`;
    case 'suggestion-on-deleted-line':
      return md`The suggestion stands on a deleted line, which the snapshot does not have. Put it on a line of the new side.`;
    case 'suggestion-outdated':
      return md`The suggestion is outdated: its lines changed since. Make it again on the newest commit.`;
    case 'suggestion-out-of-range':
      return md`The suggestion is for lines that the file does not have. Make it again on the newest commit.`;
  }
}

/** No branch of that name in this repository. */
export function branchNotFound({ command, name }: { command: string; name: string }): Answer {
  return md`There is no branch ${named(name)} in this repository. Check the name, then ask with ${typed(command, 'branch NAME')}.`;
}

/** The commit belongs neither to this repository nor to the pull request. */
export function commitUnreachable({ id }: { id: string }): Answer {
  return md`The commit ${named(id)} belongs to no branch of this repository and not to this pull request. Push it to a branch here, or post its diff.`;
}

/** A merge has no one patch. */
export function mergeCommit({ id }: { id: string }): Answer {
  return md`The commit ${named(id)} is a merge, which is no single patch. Name one of the commits it merged, or its branch.`;
}

/** No artifact of that name from a run on the snapshot. */
export function artifactNotFound({ name, commit }: { name: string; commit: string }): Answer {
  return md`No run on ${code(commit.slice(0, 12))} in this repository left an artifact ${named(name)}. Check the name on the run's page.`;
}

/** The artifact is past its retention. */
export function artifactExpired({ name }: { name: string }): Answer {
  return md`The artifact ${named(name)} is expired, so its patches are gone. Run the workflow that makes it again, then ask again.`;
}

/** The artifact is of another commit. */
export function artifactOfOtherCommit({ name, commit, found }: { name: string; commit: string; found: string }): Answer {
  return md`The artifact ${named(name)} is of ${code(found.slice(0, 12))}, not of the snapshot ${code(commit.slice(0, 12))}. Run the workflow that makes it on the snapshot, then ask again.`;
}

/** The branch holds nothing that the snapshot does not have. */
export function branchWithoutChange({ name }: { name: string }): Answer {
  return md`The branch ${named(name)} changes nothing against the snapshot, or shares no history with it. Push the idea to it, then ask again.`;
}

/** The artifact holds no patches that can be read. `why`: what was wrong, one sentence. */
export function artifactUnusable({ name, why }: { name: string; why: string }): Answer {
  return md`The artifact ${named(name)} cannot be used: ${brief(why, 300)} It has to hold files that end in ${code('.patch')} or ${code('.diff')}.`;
}

/** The job may not read artifacts. `why`: what GitHub says, and the permission that it takes. */
export function artifactForbidden({ name, why }: { name: string; why: string }): Answer {
  return md`The artifact ${named(name)} cannot be read by this job: ${brief(why, 400)} Only the one-step form and jobs wired by hand can have ${code('actions: read')}, the reusable workflow never does: post its patches as diffs.`;
}
