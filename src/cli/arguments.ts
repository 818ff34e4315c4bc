import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SafeDebugError, messageOf } from '../errors.js';

type OptionConfigs = NonNullable<ParseArgsConfig['options']>;

/** Options that all commands have. */
const commonOptions = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

/** Reads a command's arguments strictly. Throws `usage` with a pointer to the command's help for anything unknown. */
export function readArguments<Options extends OptionConfigs>(command: string, args: string[], options: Options) {
  try {
    const { tokens, ...parsed } = parseArgs({ args, options: { ...options, ...commonOptions }, allowPositionals: true, strict: true, tokens: true });
    requireOnce(tokens.flatMap((token) => (token.kind === 'option' && options[token.name]?.type === 'string' && options[token.name]?.multiple !== true ? [token.name] : [])));
    return parsed;
  } catch (error) {
    throw new SafeDebugError('usage', `${faultIn(messageOf(error))}. See safe-debug ${command} --help.`, { cause: error });
  }
}

/** What is wrong with arguments, from the message of Node's `parseArgs`, whose code is the same for a missing value and one too many. */
function faultIn(message: string): string {
  const [, option] = /^Option '(?:-\w, )?--([\w-]+)(?: <value>)?' argument (?:is ambiguous|missing)/.exec(message) ?? [];
  if (option !== undefined) return `--${option} needs a value: give --${option} VALUE, or --${option}=VALUE for one that begins with a dash`;
  return (message.split(/\n|\. /)[0] ?? '').replace(/\.$/, '');
}

/** An option that is given twice would drop one of its values without a word. */
function requireOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`--${twice} is given twice, and one value of it counts`);
}

/** The evidence that is named, or the one that \`run\` writes when nothing else is said. Throws `usage` for more than one. */
export function evidenceArgument(command: string, given: readonly string[]): string {
  if (given.length === 0) return '.safe-debug';
  return positionals(command, given, 'EVIDENCE')[0] ?? '';
}

/** Requires exactly the named positional arguments. Throws `usage` otherwise. */
export function positionals(command: string, given: readonly string[], ...names: string[]): string[] {
  if (given.length === names.length) return [...given];
  const wanted = names.length === 0 ? 'no arguments beside options' : names.join(' ');
  throw new SafeDebugError('usage', `safe-debug ${command} takes ${wanted}, not ${given.length === 0 ? 'nothing' : `"${given.join(' ')}"`}. See safe-debug ${command} --help.`);
}
