/**
 * Escape sequences of terminals (ECMA-48, xterm): control sequences, strings (titles, hyperlinks) with their end, and
 * other escapes. A string without an end hides nothing: only its first two characters go.
 */
const controlSequence = '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]';
const controlString = '(?:\\u001b[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\0-\\u001f\\u007f-\\u009f]*(?:\\u0007|\\u001b\\\\|\\u009c)';
const otherEscape = '\\u001b[ -/]*[0-~]';
const terminalCodes = new RegExp(`${controlSequence}|${controlString}|${otherEscape}`, 'g');

/** Text without the escape sequences of terminals; other control characters stay. */
export function removeTerminalCodes(text: string): string {
  return /[\u001b\u0080-\u009f]/.test(text) ? text.replace(terminalCodes, '') : text;
}
