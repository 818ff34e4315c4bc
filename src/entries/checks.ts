import { SafeDebugError } from '../errors.js';

/** A whole number within bounds. Throws `usage` otherwise; the message names the word that the option takes instead of a number, if there is one. */
export function wholeNumber(option: string, text: string, least: number, most: number, otherwise: string | null = null): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SafeDebugError('usage', `--${option} ${text}: give a whole number from ${least} to ${most}${otherwise === null ? '' : `, or ${otherwise}`}.`);
}

/** One of the allowed words. Throws `usage` otherwise. */
export function oneOf<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw new SafeDebugError('usage', `--${option} ${text}: give one of ${words.join(', ')}.`);
}
