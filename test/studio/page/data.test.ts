import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataBlock } from '../../../src/studio/page/data.js';
import type { PageData } from '../../../src/studio/page/data-shape.js';
import { candidate, demoEvents, demoEvidence, gateResult, hostileNames } from '../evidence.js';

function parsed(block: string): PageData {
  return JSON.parse(block.replace('<script type="application/json" id="data">', '').replace('</script>', ''));
}

describe('the data of a page', () => {
  it('gives back every text and holds nothing that ends its element or cannot be seen', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(hostileNames))), (text) => {
        const evidence = demoEvidence({ limits: [text] });
        const block = dataBlock(evidence, []).toString();
        expect(parsed(block).evidence.limits).toEqual([text]);
        expect(block.slice('<script type="application/json" id="data">'.length, -'</script>'.length)).not.toMatch(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cf}]/u);
      }),
      { numRuns: 50 },
    );
  });

  it('leaves out what is too long for a page, and says so', () => {
    const failing = Array.from({ length: 4000 }, (_, index) => ({ suite: 's', name: `test ${index}`, message: 'm'.repeat(1000) }));
    const long = demoEvidence({ candidates: [candidate('A', { result: { ...gateResult('fpfpp'), failing } })] });
    const data = parsed(dataBlock(long, demoEvents()).toString());
    expect([data.shortened, data.evidence.candidates[0]?.result?.failing, data.events]).toEqual([true, [], demoEvents()]);
    const tests = Array.from({ length: 60_000 }, (_, index) => ({ suite: 'a suite with a name that is long', name: `a test with a name that is long ${index}` }));
    const huge = parsed(dataBlock(demoEvidence({ tests }), demoEvents()).toString());
    expect([huge.shortened, huge.evidence.tests, huge.events]).toEqual([true, [], null]);
  });
});
