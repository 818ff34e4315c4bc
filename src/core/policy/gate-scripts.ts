import { posix } from 'node:path';

const shells = new Set(['sh', 'bash', 'dash', 'ksh', 'zsh', 'ash', 'fish', '.', 'source']);

/** Words that stand before the program they start (POSIX sh manual, "Simple Commands", and the usual wrappers). */
const wrappers = new Set(['exec', 'command', 'env', 'nice', 'nohup', 'time', 'xvfb-run', '!', 'if', 'then', 'else', 'while', 'do', '{']);

/**
 * The scripts that shell commands start: programs named by a path inside the tree (`./check`, `scripts/check`) and files
 * given to a shell (`sh check.sh`). They are part of the gate, so a candidate may not win by changing them. Programs of
 * other languages are not looked for: `node src/main.js` may well be what is tested. `directory`: where the commands run,
 * from the top. Paths come back from the top too.
 */
export function gateScripts(commands: readonly string[], directory: string): string[] {
  const found = commands.flatMap((command) => simpleCommands(command).flatMap((words) => scriptOf(words) ?? []));
  const paths = found.map((path) => posix.join(directory, path)).filter((path) => !path.startsWith('../'));
  return [...new Set(paths)];
}

/** Words of each simple command, without quotes. Text in quotes or substitutions may be cut wrongly; then nothing is found there. */
function simpleCommands(command: string): string[][] {
  return command.split(/&&|\|\||[;|&\n()`]/).map((part) => part.trim().split(/\s+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2')).filter((word) => word !== ''));
}

function scriptOf(words: readonly string[]): string | null {
  const start = words.findIndex((word) => !wrappers.has(word) && !/^[A-Za-z_]\w*=/.test(word));
  const [program = '', ...operands] = start < 0 ? [] : words.slice(start);
  const script = shells.has(program.replace(/^\/(usr\/)?bin\//, '')) ? operandOf(operands) : program.includes('/') ? program : null;
  return script === null || posix.isAbsolute(script) || /[$*?]/.test(script) ? null : script;
}

/** The file that a shell is given; null with `-c`, where the next word is a command, and with `-s`. */
function operandOf(operands: readonly string[]): string | null {
  const first = operands.findIndex((word) => !/^[-+]/.test(word));
  const options = first < 0 ? operands : operands.slice(0, first);
  return options.some((option) => /^-[a-z]*[cs]/.test(option)) ? null : (operands[first] ?? null);
}
