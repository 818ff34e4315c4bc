import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './support/program.js';

const security = readFileSync(inProject('SECURITY.md'), 'utf8');
const rows = /## Promises, and the tests that attack them\n\n([^\n]*\n)([^\n]*\n)((?:\|[^\n]*\n)+)/.exec(security)?.[3]?.trimEnd().split('\n') ?? [];
const promises = rows.map((row) => row.split('|').map((cell) => cell.trim())).map(([, promise = '', mechanism = '', tests = '']) => ({ promise, mechanism, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }));

test('SECURITY.md has its promises in a table', () => {
  expect(promises.length).toBeGreaterThanOrEqual(15);
});

test.each(promises)('the promise "$promise" names how it is kept, and tests that are there', ({ mechanism, tests }) => {
  expect(mechanism).not.toBe('');
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(inProject(file)) || !/^test\/.*\.(test|mutations)\.ts$/.test(file))).toEqual([]);
});

test('every attack on evidence is named beside the promise that it attacks', () => {
  const named = new Set(promises.flatMap(({ tests }) => tests));
  expect(['damage', 'forgery', 'repository', 'stranger'].map((part) => named.has(`test/fire/evidence-${part}.test.ts`))).toEqual([true, true, true, true]);
});
