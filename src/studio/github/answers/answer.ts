import { bullets, code, stack } from '../blocks.js';
import { always, fitted, mostOfBody } from '../fitting.js';
import { writeAnswerMarker, type AnswerOf } from '../marker.js';
import { md, trustedMarkdown, type Content, type Markdown } from '../markdown.js';
import { brief } from '../../text.js';

/** One thing said in answer to a comment: one to three short sentences, what happened and what to do next. */
export type Answer = Markdown;

const mostAnswers = 12;

/**
 * The comment that answers another one, at most 60,000 bytes. Its first line names the comment and the run it belongs to, so that none
 * is answered twice. Several answers make a list.
 */
export function answerComment(asked: AnswerOf, answers: readonly [Answer, ...Answer[]]): string {
  const shown = answers.slice(0, mostAnswers);
  const more = answers.length > mostAnswers ? [md`${answers.length - mostAnswers} more of this kind.`] : [];
  const text = answers.length === 1 ? answers[0] : bullets([...shown, ...more]);
  return fitted([always(trustedMarkdown(writeAnswerMarker(asked))), always(stack([text]))], mostOfBody);
}

/** A name that somebody wrote, as code. */
export function named(text: string): Markdown {
  return code(brief(text, 120));
}

/** A command as one would type it. `command`: its configured name. */
export function typed(command: string, rest = ''): Content {
  return code(brief(rest === '' ? command : `${command} ${rest}`, 160));
}
