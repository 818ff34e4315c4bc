import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SafeDebugError, messageOf } from '../errors.js';

type OptionConfigs = NonNullable<ParseArgsConfig['options']>;

/** Options that all commands have. */
const commonOptions = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

/** Reads a command's arguments strictly. Throws `usage` with a pointer to the command's help for anything unknown. */
export function readArguments<Options extends OptionConfigs>(command: string, args: string[], options: Options) {
  try {
    return parseArgs({ args, options: { ...options, ...commonOptions }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new SafeDebugError('usage', `${(messageOf(error).split(/\n|\. /)[0] ?? '').replace(/\.$/, '')}. See safe-debug ${command} --help.`, { cause: error });
  }
}

/** A whole number within bounds. Throws `usage` otherwise. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SafeDebugError('usage', `--${option} ${text}: give a whole number from ${least} to ${most}.`);
}

/** One of the allowed words. Throws `usage` otherwise. */
export function oneOf<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw new SafeDebugError('usage', `--${option} ${text}: give one of ${words.join(', ')}.`);
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
