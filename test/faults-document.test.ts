import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/faults.md', 'utf8').split('\n').filter((line) => /^\| (?!---|fault )/.test(line));

describe('the document of faults', () => {
  it('says of each fault what is seen, what to do, and which tests make it happen', () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) expect(row.split(' | ').map((cell) => cell.trim()).filter((cell) => cell !== ''), row).toHaveLength(4);
  });

  it('names tests that there are', () => {
    const named = rows.map((row) => [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path));
    expect(named.filter((paths) => paths.length === 0)).toEqual([]);
    expect([...new Set(named.flat())].filter((path) => !existsSync(path))).toEqual([]);
  });
});
