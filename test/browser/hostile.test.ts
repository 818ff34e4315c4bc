import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/core/documents/event.js';
import { evidencePage } from '../../src/studio/page/page.js';
import { candidate, demoEvidence, eventsOf, gateResult, hostileNames } from '../studio/evidence.js';
import { bigRun } from './big-run.js';
import { expectQuiet, useBrowser } from './opened.js';

const { open } = useBrowser();
const attacks = {
  ...hostileNames,
  closing: `</script></style></title></textarea><script>alert(1)</script>`,
  comment: `<!--<script>alert(1)</script>`,
  element: `<svg onload=alert(1)><iframe src="https://attacker.example/"></iframe><link rel=stylesheet href=https://attacker.example/x.css>`,
  address: `javascript:alert(1)`,
  template: "${alert(1)} {{constructor.constructor('alert(1)')()}}",
};

/** A page in which everything from outside is an attack: names, labels, patches, logs, events, addresses. */
function hostilePage(attack: string): string {
  const tests = [{ suite: attack, name: attack }, { suite: attack, name: '' }];
  const result = gateResult('fp', { tests, problems: [attack] });
  const base = demoEvidence();
  const evidence = demoEvidence({
    tests,
    baseline: { outcome: 'reproduced', result },
    candidates: [candidate('A', { label: attack, source: { kind: 'comment', author: attack, authorId: 1, url: attack, sha256: null }, result: gateResult('pf', { tests }), fixed: [0], broken: [1], reasons: ['tests-broken'] })],
    selection: { rule: attack, ranking: ['A'], winner: 'A' },
    replay: { ...base.replay, result, baseline: result, equality: { equal: false, compared: { source: 1, output: 1, ignored: 0 }, winnerDigest: base.gate.digest, replayDigest: base.gate.digest, observedVolatile: [attack], differences: [{ path: attack, set: 'output', kind: 'content', declare: attack }] } },
    promotion: { ...base.promotion, why: attack, branch: attack, pullRequest: { number: 1, url: attack, head: 'e'.repeat(40), tree: 'd'.repeat(40) } },
    snapshot: { ...base.snapshot, repository: attack, ref: attack },
    gate: { ...base.gate, command: attack, directory: attack },
    limits: [attack],
  });
  const line = attack.split('\n', 1)[0] ?? '';
  const patch = `--- a/${line}.js\n+++ b/${line}.js\n@@ -1 +1 @@\n-${line}\n+${line} ${line}\n`;
  const events = eventsOf([[0, 'run.started'], [5, 'world.forked', { attempt: 1 }, 'A'], [9, 'gate.started', { attempt: 1 }, 'A'], [12, 'world.failed', { why: attack.toWellFormed() }, attack.toWellFormed()]]);
  return evidencePage(evidence, events, { A: patch }, { A: attack, baseline: attack, replay: attack, 'replay-baseline': attack }, { [attack]: { winner: attack, replay: attack } });
}

describe('hostile evidence', () => {
  it.each(Object.entries(attacks))('runs nothing, asks nobody, and is only text (%s)', async (_, attack) => {
    const opened = await open(hostilePage(attack));
    const { page } = opened;
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await page.locator('#matrix button', { hasText: 'Fixed' }).click();
    await page.locator('#matrix input').fill('alert');
    expect(await page.locator('script').count()).toBe(2);
    expect(await page.locator('img, iframe, object, embed, form, link, base').count()).toBe(0);
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((link) => !link.startsWith('#'))).toEqual([]);
    const handlers = await page.evaluate(() => [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]).filter(({ name }) => name.startsWith('on')).length);
    expect(handlers).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  it('cannot make text into markup or run a script even with the help of the page', async () => {
    const opened = await open(hostilePage(attacks.markup));
    const tried = await opened.page.evaluate(() => {
      const refused = (action: () => void): boolean => {
        try {
          action();
          return false;
        } catch {
          return true;
        }
      };
      return [refused(() => (document.body.innerHTML = '<b>x</b>')), refused(() => document.write('<b>x</b>'))];
    });
    expect(tried).toEqual([true, true]);
    await opened.close();
  });
});

describe('a tampered log', () => {
  const { evidence, events } = bigRun({ candidates: 2, tests: 5, patchLines: 2 });
  const tamperings: Record<string, { events: Event[]; why: string }> = {
    'with a changed event': { events: events.map((event, index) => (index === 7 ? { ...event, data: { ...event.data, verdict: 'accepted' } } : event)), why: 'event 7: its hash does not match its content' },
    'with an event taken out': { events: events.filter((_, index) => index !== 4), why: 'event 4: its number is 5, not 4' },
    'that was cut': { events: events.slice(0, -2), why: 'the evidence names' },
  };

  it.each(Object.entries(tamperings))('%s is shown as broken, at the top and at the log', async (_, { events: tampered, why }) => {
    const opened = await open(evidencePage(evidence, tampered, {}, {}));
    const { page } = opened;
    expect(await page.locator('#chain .badge').textContent()).toBe('broken');
    expect(await page.locator('#chain').textContent()).toContain(why);
    expect(await page.locator('.verdict .alarm').textContent()).toContain('Do not rest on this page.');
    expectQuiet(opened);
    await opened.close();
  });

  it('is found by the page itself, also where only the page was changed afterwards', async () => {
    const page = evidencePage(evidence, events, {}, {});
    const changed = page.replace('"decision":"promoted","reasons":[]', '"decision":"promoted","reasons":["no-winner"]');
    expect(changed).not.toBe(page);
    const opened = await open(changed);
    expect(await opened.page.locator('#chain .badge').textContent()).toBe('broken');
    expect(await opened.page.locator('.verdict .alarm').isVisible()).toBe(true);
    await opened.close();
  });

  it('whose data cannot be read any more is called changed', async () => {
    const page = evidencePage(evidence, events, {}, {});
    const opened = await open(page.replace('"id":"S0"', '"id":S0'), { ready: '.alarm' });
    expect(await opened.page.locator('.alarm').textContent()).toContain('it was changed after it was written. Do not rest on this page.');
    expect(await opened.page.locator('#matrix tbody tr').count()).toBe(5);
    await opened.close();
  });
});
