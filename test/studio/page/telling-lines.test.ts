import { describe, expect, it } from 'vitest';
import { tellingLines } from '../../../src/studio/page/telling-lines.js';

describe('what a failing test says', () => {
  it('is the error of a TAP diagnostic, as a block or in a line', () => {
    expect(tellingLines("duration_ms: 6.5\nlocation: 'a.js:1'\nerror: |-\n  Expected values to be equal:\n  \n    2 !== 3\ncode: 'ERR'\n", 5)).toEqual(['Expected values to be equal:', '  2 !== 3']);
    expect(tellingLines("duration_ms: 1\nerror: 'no such file'\nstack: x", 5)).toEqual(['no such file']);
    expect(tellingLines('message: >-\n  cut he', 5)).toEqual(['cut he']);
  });

  it('is the beginning of any other message, bounded', () => {
    expect(tellingLines('AssertionError: expected 2\n\n    at a.js\n    at b.js', 2)).toEqual(['AssertionError: expected 2', '    at a.js']);
    expect(tellingLines('', 2)).toEqual([]);
  });
});
