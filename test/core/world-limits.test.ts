import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../src/core/configuration-file.js';
import { memoryBytesOf, memorySize } from '../../src/core/world-limits.js';
import { allReached, reachedSentences } from '../../src/core/reached-limits.js';

describe('sizes of memory', () => {
  test.each([['16M', 16_777_216], ['512M', 536_870_912], ['2G', 2_147_483_648]])('%s is %i bytes, and back', (text, bytes) => {
    expect(memoryBytesOf(text)).toBe(bytes);
    expect(memorySize(bytes)).toBe(text);
  });

  test('what is exact in no larger unit keeps the smaller one', () => {
    expect([memorySize(1536 * 1024 ** 2), memoryBytesOf('1024M'), memorySize(1024 ** 3)]).toEqual(['1536M', 1024 ** 3, '1G']);
  });

  test.each(['512', '0M', '15M', '-1G', '1.5G', '2g', '2GB', '512 M', '', '9999999G'])('%j is none', (text) => {
    expect(memoryBytesOf(text)).toBeNull();
  });
});

test('a configuration may limit worlds; without a word there is no limit', () => {
  expect(parseConfiguration('memory: 2G\nprocesses: 200\n', 'x')).toMatchObject({ memory: '2G', processes: 200 });
  expect(parseConfiguration('', 'x')).toMatchObject({ memory: null, processes: null });
  expect(() => parseConfiguration('memory: 2 GB', 'rules.yml')).toThrow(/rules\.yml cannot be used: memory: give a size from 16M on/);
  expect(() => parseConfiguration('processes: 0', 'rules.yml')).toThrow(/processes/);
});

describe('limits that were reached', () => {
  const limits = { memoryBytes: 512 * 1024 ** 2, processes: 20 };

  test('are told with what came of it, those of all commands of a gate together', () => {
    const reached = allReached([{ endedForMemory: 1, refusedProcesses: 0 }, { endedForMemory: 2, refusedProcesses: 5 }]);
    expect(reachedSentences('The gate', limits, reached)).toEqual(['The gate reached its memory limit of 512M: the kernel ended 3 processes.', 'The gate reached its limit of 20 processes and threads: further ones could not be started.']);
    expect(reachedSentences('It', limits, { endedForMemory: 1, refusedProcesses: 0 })).toEqual(['It reached its memory limit of 512M: the kernel ended 1 process.']);
  });

  test('are not told where there are none', () => {
    expect(reachedSentences('It', limits, allReached([]))).toEqual([]);
    expect(reachedSentences('It', { memoryBytes: null, processes: null }, { endedForMemory: 1, refusedProcesses: 1 })).toEqual([]);
  });
});
