import { expect, test } from 'vitest';
import { defused } from '../../src/action/log.js';

test.each([
  ['::set-output name=x::y', ': :set-output name=x::y'],
  ['  \t::error::x', '  \t: :error::x'],
  ['\u0085::warning::x', '\u0085: :warning::x'],
  [' \u0085\u2003 ::warning::x', ' \u0085\u2003 : :warning::x'],
  ['first\n::stop-commands::x', 'first\n: :stop-commands::x'],
  ['said ##[error]x', 'said # #[error]x'],
  ['src/a::b', 'src/a::b'],
])('the runner takes %j for nothing but text', (text, expected) => {
  expect(defused(text)).toBe(expected);
});
