import { expect, it } from 'vitest';
import { cancelRuns } from '../../src/requests/cancel.js';
import { nextMarker, readMarker, writeMarker } from '../../src/studio/github/marker.js';
import { bot, issueComment, memoryHost } from '../support/host.js';

const snapshot = 'a'.repeat(40);
const standing = { snapshot, attempt: 1, at: '2026-01-01T00:00:00.000Z', comment: null };

it('ends the run that is under way and leaves an earlier one as it was decided', async () => {
  const { host, held } = memoryHost();
  const decided = nextMarker(null, { ...standing, run: '7001', state: 'decided', ended: { outcome: 'fixed', pull: 12 } });
  const marker = nextMarker(decided, { ...standing, run: '7002', state: 'planned' });
  held.comments.set(11, issueComment(11, { author: bot, body: `${writeMarker(marker)}\n\ntext\n` }));
  const reference = ({ run }: { run: string }) => ({ id: run, attempt: 1, url: `https://github.test/acme/pages/actions/runs/${run}` });
  const ended = await cancelRuns(host, [{ id: 11, url: '', marker }], { by: 'mona', command: '/try', at: new Date(), reference });
  expect(ended.map(({ run }) => run)).toEqual(['7002']);
  const body = held.comments.get(11)?.body ?? '';
  expect(readMarker(body)?.tries).toMatchObject([{ run: '7002', cancelled: true }, { run: '7001', outcome: 'fixed', pull: 12 }]);
  expect(readMarker(body)?.tries[1]?.cancelled).toBeUndefined();
  expect(body).toContain('runs/7001>): fixed, [pull request 12]');
});
