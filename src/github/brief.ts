const maximumLength = 300;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cf}]+/gu;

/** Text from outside as one short line. `##[` is broken: the Actions runner obeys it anywhere in a line (actions/runner, ActionCommand.cs). */
export function brief(text: string): string {
  const line = text.slice(0, maximumLength * 4).replace(unseen, ' ').replaceAll('##[', '# #[').trim();
  return line.length <= maximumLength ? line : `${[...line].slice(0, maximumLength - 1).join('')}…`;
}
