import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { GateQueue } from '../../src/processes/gate-queue.js';

describe('the queue of gates', () => {
  test('never runs more at once than it has places, starts in order, and leaves no place empty', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), async (places, alone) => {
        const queue = new GateQueue(places);
        let running = 0;
        let most = 0;
        const order: number[] = [];
        const work = async (index: number, isAlone: boolean): Promise<void> => {
          const place = await queue.enter(isAlone);
          order.push(index);
          running += 1;
          most = Math.max(most, running);
          if (isAlone) expect(running).toBe(1);
          await new Promise((done) => setImmediate(done));
          if (isAlone) expect(running).toBe(1);
          running -= 1;
          place.leave();
        };
        await Promise.all(alone.map((isAlone, index) => work(index, isAlone)));
        expect(order).toEqual(alone.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(places);
        if (!alone.includes(true)) expect(most).toBe(Math.min(places, alone.length));
      }),
      { numRuns: 50 },
    );
  });

  test('tells whether a task had company', async () => {
    const queue = new GateQueue(2);
    const [first, second] = [await queue.enter(), await queue.enter()];
    expect(first.leave()).toEqual({ hadCompany: true });
    expect(second.leave()).toEqual({ hadCompany: true });
    expect((await queue.enter()).leave()).toEqual({ hadCompany: false });
    expect((await queue.enter(true)).leave()).toEqual({ hadCompany: false });
  });
});
