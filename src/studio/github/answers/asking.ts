import { configurationPath } from '../../../core/configuration.js';
import { count } from '../../quantities.js';
import { brief } from '../../text.js';
import { code, link, listed } from '../blocks.js';
import type { RunReference } from '../links.js';
import { md } from '../markdown.js';
import { runLink } from '../parts/verdict.js';
import { named, typed, type Answer } from './answer.js';

const mostPaths = 3;

/** Somebody without write permission asked. `comment`: id of the one that holds the idea. */
export function notAuthorised({ command, comment }: { command: string; comment: number }): Answer {
  return md`Thank you for the idea. Only people with write permission can start a run here; a maintainer can try this one with ${typed(command, `comment ${comment}`)}.`;
}

/** A comment is not any more what it was when the run began. */
export function commentEdited({ command, url }: { command: string; url: string }): Answer {
  return md`${link('A comment', url)} of this run was edited after it was posted, so it is not tried. Post it as a new comment, and ask again with ${typed(command)}.`;
}

/** A comment is gone. */
export function commentDeleted({ command, comment }: { command: string; comment: number }): Answer {
  return md`The comment ${code(String(comment))} is not here: it was deleted, or belongs to another discussion. Post its diff again and ask with ${typed(command)}.`;
}

/** The head moved between question and plan, or plan and promotion. Commit ids. */
export function headMoved({ command, from, to }: { command: string; from: string; to: string }): Answer {
  return md`The head moved from ${code(from.slice(0, 12))} to ${code(to.slice(0, 12))} meanwhile, so nothing of this run counts for it. Ask again with ${typed(command)} to try the new head.`;
}

/** The same snapshot is being tried. `sticky`: address of its comment. */
export function alreadyTrying({ command, run, sticky }: { command: string; run: RunReference; sticky: string | null }): Answer {
  const where = sticky === null ? null : md`, and ${link('its comment', sticky)} will hold the result`;
  return md`This snapshot is already being tried: ${runLink(run)}${where}. Wait for it, or stop it with ${typed(command, 'cancel')} and ask again.`;
}

/** The command found no idea. `since`: when the head was pushed (ISO 8601), null if unknown. */
export function nothingToTry({ command, since }: { command: string; since: string | null }): Answer {
  const when = since === null ? null : md` (${code(since)})`;
  return md`Nothing to try was found. What counts: a fenced block marked ${code('diff')} or ${code('patch')} in this comment, or in an unedited comment since the head was pushed${when} by somebody with write permission. Other ways are listed by ${typed(command, 'help')}.`;
}

/** More ideas than one run takes. */
export function tooManyCandidates({ command, found, most }: { command: string; found: number; most: number }): Answer {
  return md`${count(found, 'candidate')} were found, but one run takes at most ${most}. Name a single comment with ${typed(command, 'comment ID')}, or post the best ones in a new comment.`;
}

/** No provider of proposals is set up. */
export function notConfigured(what: 'model' | 'agent'): Answer {
  return md`No ${what} is set up here. A maintainer can set one up in the workflow; until then, post an idea as a diff.`;
}

/** Models and agents see no snapshot from a fork. */
export function modelsOffForForks({ command }: { command: string }): Answer {
  return md`The head of this pull request is in a fork, and for forks no model or agent is asked: their key must not meet code of strangers. Post an idea as a diff and ask with ${typed(command)}.`;
}

/** The day's runs are used up. */
export function dailyCapReached({ cap }: { cap: number }): Answer {
  return md`The daily limit of ${count(cap, 'run')} on this pull request is used up. Ask again tomorrow (UTC), or a maintainer can raise the limit in the workflow.`;
}

/** On an issue the snapshot is the default branch's head, and that does not fail. `commit`: that head. */
export function issueWithoutFailingCommit({ command, commit, branch }: { command: string; commit: string; branch: string }): Answer {
  return md`An issue has no commit of its own: tried is the head of ${named(branch)}, ${code(commit.slice(0, 12))}, and no failing run of it is known. Ask with ${typed(command)} on the pull request whose tests fail.`;
}

/** The one-step form runs everything in a job that may write. */
export function forkInOneStep(): Answer {
  return md`The head of this pull request is in a fork, and the one-step form does not run code of forks. A maintainer can set up the reusable workflow, where such code runs in jobs without any right.`;
}

/** There is nothing to promote to any more. */
export function pullRequestClosed({ merged }: { merged: boolean }): Answer {
  return merged ? md`This pull request is merged, so nothing is tried for it. If the branch it went to fails now, ask on an issue or on a new pull request.` : md`This pull request is closed, so nothing is tried for it. Reopen it and ask again.`;
}

/** A patch changes workflows or the bot's own rules. */
export function workflowFiles({ paths }: { paths: readonly string[] }): Answer {
  const shown = listed(paths.slice(0, mostPaths).map(named));
  return md`The patch changes ${shown}${paths.length > mostPaths ? md` and more` : null}. Files under ${code('.github')}, ${code(configurationPath)} among them, are never changed by a run: take that part out, and let a person commit it.`;
}

/** What was asked for cannot be planned. `message`: of the error, which may be anything. */
export function unusable({ command, message }: { command: string; message: string }): Answer {
  return md`This cannot be tried: ${brief(message, 600)} Mend it, and ask again with ${typed(command)}.`;
}
