import { expect, test } from 'vitest';
import type { Permission } from '../../src/core/permission.js';
import { guardedLabel, whyUncounted, type GuardedLabel } from '../../src/requests/guarded-label.js';
import { bot, memoryHost, type MemoryHost } from '../support/host.js';

const discussion = { kind: 'pull', number: 4 } as const;
const asked = '2026-01-03T00:00:00Z';

/** GitHub where the label was set, by somebody with a permission. */
function labelled(setAt: string | null, permission: Permission, by: { login: string; id: number; isBot: boolean } | null = { login: 'kim', id: 8, isBot: false }): MemoryHost {
  const memory = memoryHost();
  memory.held.permissions.set('kim', permission);
  memory.held.labels.set('safe-debug: allow guarded', { setAt, by });
  return memory;
}

test('the label allows guarded edits if it was set before the comment, by a person who may write', async () => {
  const { host, calls } = labelled('2026-01-02T23:59:59Z', 'write');
  expect([await guardedLabel(discussion, asked, host), calls]).toEqual(['counts', ['label', 'permissionOf']]);
  expect(whyUncounted('counts')).toBeNull();
});

test.each<[string, string | null, Permission, GuardedLabel]>([
  ['in the second of the comment', asked, 'admin', 'late'],
  ['after the comment', '2026-01-03T00:00:01Z', 'admin', 'late'],
  ['by somebody who may label but not write', '2026-01-02T00:00:00Z', 'triage', 'no-permission'],
  ['by somebody who has lost all rights since', '2026-01-02T00:00:00Z', 'none', 'no-permission'],
  ['so long ago that nobody knows', null, 'admin', 'undated'],
])('a label that was set %s does not count, and why is told', async (_when, setAt, permission, why) => {
  expect(await guardedLabel(discussion, asked, labelled(setAt, permission).host)).toBe(why);
  expect(whyUncounted(why)).toBe(why);
});

test('a label by a bot or a deleted account does not count', async () => {
  expect(await guardedLabel(discussion, asked, labelled('2026-01-02T00:00:00Z', 'admin', bot).host)).toBe('no-person');
  expect(await guardedLabel(discussion, asked, labelled('2026-01-02T00:00:00Z', 'admin', null).host)).toBe('no-person');
});

test('where no comment asks, a label that is there when the run is planned counts', async () => {
  expect(await guardedLabel(discussion, null, labelled('2026-01-09T00:00:00Z', 'write').host)).toBe('counts');
});

test('without the label one thing is asked, and without a discussion nothing', async () => {
  const { host, calls } = memoryHost();
  expect([await guardedLabel(discussion, asked, host), await guardedLabel(null, null, host), calls]).toEqual(['absent', 'absent', ['label']]);
  expect(whyUncounted('absent')).toBeNull();
});
