import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeNetwork, everythingAskedFor, github, here, openNetwork, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

const name = 'safe-debug: allow guarded';
const actor = { login: 'mona', id: 7, type: 'User' };
const labels = `${here}/issues/4/labels?per_page=100`;
const events = (page: number): string => `${here}/issues/4/events?per_page=100&page=${page}`;

function event(kind: string, at: string, changes: object = {}): object {
  return { id: 1, event: kind, created_at: at, actor, label: { name, color: 'ededed' }, ...changes };
}

describe('when a label was set', () => {
  test('is told by its last event, with who did it', async () => {
    const said = [
      event('labeled', '2026-01-01T00:00:00Z', { actor: { login: 'kim', id: 8, type: 'User' } }),
      event('unlabeled', '2026-01-02T00:00:00Z'),
      event('labeled', '2026-01-03T00:00:00Z', { label: { name: name.toUpperCase(), color: 'ededed' } }),
      event('labeled', '2026-01-04T00:00:00Z', { label: { name: 'bug', color: 'ededed' } }),
      event('closed', '2026-01-05T00:00:00Z', { label: undefined }),
    ];
    github().get(labels).reply(200, [{ name: 'bug' }, { name: name.toUpperCase() }]).get(events(1)).reply(200, said);
    expect(await testHost().label(4, name)).toEqual({ setAt: '2026-01-03T00:00:00Z', by: { login: 'mona', id: 7, isBot: false } });
  });

  test('is looked for from the newest events on, no further than it is found', async () => {
    const last = (page: number): object => ({ link: `<https://api.github.test${events(page)}>; rel="last"` });
    github()
      .get(labels).reply(200, [{ name }])
      .get(events(1)).reply(200, [event('labeled', '2026-01-01T00:00:00Z')], { ...last(3) })
      .get(events(3)).reply(200, [event('closed', '2026-01-03T00:00:00Z', { label: undefined })])
      .get(events(2)).reply(200, [event('labeled', '2026-01-02T00:00:00Z', { actor: null })]);
    expect(await testHost().label(4, name)).toEqual({ setAt: '2026-01-02T00:00:00Z', by: null });
  });

  test('is not asked where the label is not there', async () => {
    github().get(labels).reply(200, [{ name: 'bug' }]);
    expect(await testHost().label(4, name)).toBeNull();
  });

  test.each([
    ['no event tells it', []],
    ['the last event took it away', [event('labeled', '2026-01-01T00:00:00Z'), event('unlabeled', '2026-01-02T00:00:00Z')]],
  ])('is not known where %s', async (_what, said) => {
    github().get(labels).reply(200, [{ name }]).get(events(1)).reply(200, said);
    expect(await testHost().label(4, name)).toEqual({ setAt: null, by: null });
  });
});
