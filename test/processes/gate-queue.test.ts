import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { GateQueue } from '../../src/processes/gate-queue.js';

/** A task whose end the test decides. */
function controlled(): { task: () => Promise<void>; started: Promise<void>; end: () => void } {
  const start = Promise.withResolvers<undefined>();
  const finish = Promise.withResolvers<undefined>();
  return {
    task: () => {
      start.resolve(undefined);
      return finish.promise;
    },
    started: start.promise,
    end: () => finish.resolve(undefined),
  };
}

describe('the queue of gates', () => {
  test('never runs more at once than it has places, starts in order, and leaves no place empty', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), async (places, alone) => {
        const queue = new GateQueue(places);
        let running = 0;
        let most = 0;
        const order: number[] = [];
        const work = (index: number, isAlone: boolean) => async (): Promise<void> => {
          order.push(index);
          running += 1;
          most = Math.max(most, running);
          if (isAlone) expect(running).toBe(1);
          await new Promise((done) => setImmediate(done));
          if (isAlone) expect(running).toBe(1);
          running -= 1;
        };
        await Promise.all(alone.map((isAlone, index) => (isAlone ? queue.runAlone(work(index, true)) : queue.run(work(index, false)))));
        expect(order).toEqual(alone.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(places);
        if (!alone.includes(true)) expect(most).toBe(Math.min(places, alone.length));
      }),
      { numRuns: 50 },
    );
  });

  test('tells whether a gate had company', async () => {
    const queue = new GateQueue(2);
    const [first, second] = [controlled(), controlled()];
    const results = [queue.run(first.task), queue.run(second.task)];
    await Promise.all([first.started, second.started]);
    first.end();
    second.end();
    expect((await Promise.all(results)).map(({ hadCompany }) => hadCompany)).toEqual([true, true]);
    expect((await queue.run(() => Promise.resolve())).hadCompany).toBe(false);
  });

  test('gives the place back when a gate fails', async () => {
    const queue = new GateQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.runAlone(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await queue.run(() => Promise.resolve('next'))).value).toBe('next');
  });
});
