import { expect, it } from 'vitest';
import { coloursOf, wantsColour } from '../../../src/studio/terminal/colour.js';

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { FORCE_COLOR: 'false' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('on a terminal: %s, with %o: %s', (isTTY, environment, wanted) => expect(wantsColour({ isTTY }, environment)).toBe(wanted));

it('leaves text as it is without colours', () => {
  expect(coloursOf(false).red('a')).toBe('a');
  expect(coloursOf(true).red('a')).toBe('\u001b[31ma\u001b[39m');
});
