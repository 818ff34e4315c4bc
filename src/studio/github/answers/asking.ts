import { count } from '../../quantities.js';
import { brief } from '../../text.js';
import { code, link } from '../blocks.js';
import { md } from '../markdown.js';
import { typed, type Answer } from './answer.js';

const mostLeftOut = 3;

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

/** The command found no idea. `since`: when the head was committed (ISO 8601); `leftOut`: what was looked past and why. */
export function nothingToTry({ command, since, leftOut }: { command: string; since: string; leftOut: readonly string[] }): Answer {
  const looked = leftOut.length === 0 ? null : md` Left out: ${brief(leftOut.slice(0, mostLeftOut).join(', '), 400)}${leftOut.length > mostLeftOut ? md` and more` : null}.`;
  return md`Nothing to try was found.${looked} What counts: a fenced block marked ${code('diff')} or ${code('patch')} in this comment, or in an unedited comment since the head was committed (${code(since)}) by somebody with write permission. Other ways are listed by ${typed(command, 'help')}.`;
}

/** A command that tries nothing stands beside others. `about`: its word. */
export function notAlone({ command, about }: { command: string; about: 'status' | 'cancel' | 'help' }): Answer {
  return md`${typed(command, about)} stands beside another command, so nothing was done. Write it in a comment of its own.`;
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

/** There is nothing to promote to any more. */
export function pullRequestClosed({ merged }: { merged: boolean }): Answer {
  return merged ? md`This pull request is merged, so nothing is tried for it. If the branch it went to fails now, ask on an issue or on a new pull request.` : md`This pull request is closed, so nothing is tried for it. Reopen it and ask again.`;
}

/** What was asked for cannot be planned. `message`: of the error, which may be anything. */
export function unusable({ command, message }: { command: string; message: string }): Answer {
  return md`This cannot be tried: ${brief(message, 600)} Mend it, and ask again with ${typed(command)}.`;
}
