import { describe, expect, it, test } from 'vitest';
import { evidenceNames, folderBeside, isStoreName, storeName } from '../../src/core/store-names.js';

const alone = { id: '7', attempt: 1, name: '' };
const uses = [alone, { ...alone, attempt: 2 }, { ...alone, name: 'node-20' }, { ...alone, name: 'node-20', attempt: 2 }, { ...alone, name: 'a1' }, { ...alone, name: 'plan-a1' }, { ...alone, id: '77' }];

test('a use of the action without a name has names as ever', () => {
  expect(storeName(alone, 'A')).toBe('sd-7-A-a1');
  expect(evidenceNames(alone)).toEqual({ document: 'evidence.json', page: 'evidence.html', folder: 'safe-debug-evidence' });
  expect(evidenceNames({ name: '', attempt: 2 })).toEqual({ document: 'evidence-a2.json', page: 'evidence-a2.html', folder: 'safe-debug-evidence-a2' });
  expect(storeName(null, 'plan')).toBe('plan');
});

describe('uses of the action in one run', () => {
  it('have no artifact in common', () => {
    const names = uses.flatMap((use) => ['plan', 'plan-2', 'A', 'replay'].map((part) => storeName(use, part)));
    expect(new Set(names).size).toBe(names.length);
    const evidence = uses.filter(({ id }) => id === '7').flatMap((use) => Object.values(evidenceNames(use)));
    expect(new Set(evidence).size).toBe(evidence.length);
  });

  it('know their own names from those of all others', () => {
    for (const use of uses) for (const other of uses) expect(isStoreName(use, storeName(other, 'X'))).toBe(use === other);
  });
});

test('the folder of a document is found by its name', () => {
  for (const use of uses) expect(folderBeside(evidenceNames(use).document)).toBe(evidenceNames(use).folder);
  for (const other of ['evidence.html', 'coverage.json', 'evidence.a.b.json', 'my-evidence.json']) expect(folderBeside(other)).toBeNull();
});
