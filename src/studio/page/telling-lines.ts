/** `error` or `message` of a TAP diagnostic (TAP 14, YAML block), as a block or on its own line. */
const diagnostic = /^(?:error|message): *(?:[|>][-+]?\n((?: {2}.*(?:\n|$)|\n)+)|(\S.*))/m;

/** The lines of a failing test's message that say what went wrong, at most so many: a diagnostic's error, else the beginning. */
export function tellingLines(message: string, most: number): string[] {
  const [, block, line] = diagnostic.exec(message) ?? [];
  const text = block?.replace(/^ {2}/gm, '') ?? line?.replace(/^(['"])(.*)\1$/, '$2') ?? message;
  return text.split('\n').filter((each) => each.trim() !== '').slice(0, most);
}
