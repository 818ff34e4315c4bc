import * as core from '@actions/core';

/**
 * Says something in the job's log. The runner obeys commands in it, `::name::` at the start of a line and `##[name]`
 * anywhere (actions/runner, ActionCommand.cs; .NET trims U+0085 too), so text of strangers is broken up first.
 */
export function say(text: string): void {
  core.info(defused(text));
}

/** Says something that is shown on the run's page too. */
export function notice(text: string): void {
  core.notice(defused(text));
}

/** Says something that deserves attention. */
export function warn(text: string): void {
  core.warning(defused(text));
}

/** Text that the runner takes for nothing but text. */
export function defused(text: string): string {
  return text.replaceAll('##[', '# #[').replace(/^([\s\u0085]*):(?=:)/gm, '$1: ');
}
