import { expect, it } from 'vitest';
import { inInputWords } from '../../src/action/input-words.js';

it.each([
  ['There is no candidate to try. Name patches with --candidates DIR or, one by one, with --candidate FILE; branches and commits with --ref.', 'There is no candidate to try. Name patches with the input "candidates" or, one by one, with the input "candidates"; branches and commits with the input "ref".'],
  ['worlds have a HOME of their own (--home keep shares yours)', 'worlds have a HOME of their own ("home: keep" shares yours)'],
  ['--timeout ten: give a whole number from 1 to 86400.', 'the input "timeout" ten: give a whole number from 1 to 86400.'],
  ['Make the patch with `git diff --binary`; "npm ci --carry-on" and --no-such-option stay.', 'Make the patch with `git diff --binary`; "npm ci --carry-on" and --no-such-option stay.'],
])('messages speak of inputs where the command line has options: %s', (message, words) => {
  expect(inInputWords(message)).toBe(words);
});
