import { describe, expect, it } from 'vitest';
import { galleryNames, galleryRun } from './gallery.js';
import { expectQuiet, useBrowser } from './opened.js';

const { open } = useBrowser();
const always = ['answers', 'worlds', 'timeline', 'candidates', 'tests', 'baseline', 'replay', 'promotion', 'limits', 'models', 'circumstances', 'events', 'verify'];

describe.each(galleryNames)('the page of the run %s', (name) => {
  const { evidence, page: html } = galleryRun(name);

  it('shows every section, and its chain holds', async () => {
    const opened = await open(html);
    const { page } = opened;
    for (const id of always) expect(await page.locator(`#${id}`).isVisible(), id).toBe(true);
    expect(await page.locator('.answer').count()).toBe(4);
    expect(await page.locator('#worlds tbody tr').count()).toBe(evidence.candidates.length + 2);
    expect(await page.locator('#candidates article').count()).toBe(evidence.candidates.length);
    expect(await page.locator('#limits li').count()).toBe(evidence.limits.length);
    expect(await page.locator('#matrix [role=status]').textContent()).toBe(`Tests 1 to ${Math.min(50, evidence.tests.length)} of ${evidence.tests.length}.`);
    expect(await page.locator('#timeline .stage').count()).toBeGreaterThan(evidence.candidates.length);
    expect(await page.locator('#chain .badge').textContent()).toBe('holds');
    expect(await page.locator('.alarm').count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  it('leads to each candidate and colours its patch when it is opened', async () => {
    const opened = await open(html);
    const { page } = opened;
    for (const { id, application } of evidence.candidates) {
      await page.evaluate((target) => (location.hash = target), `#candidate-${id}`);
      const card = page.locator(`#candidate-${id}`);
      expect(await card.evaluate((element) => element.matches(':target')), id).toBe(true);
      await card.locator('details', { hasText: 'Patch' }).first().evaluate((details: HTMLDetailsElement) => (details.open = true));
      if (application.outcome === 'applied') await card.locator('table.diff tr').first().waitFor();
    }
    expectQuiet(opened);
    await opened.close();
  });

  it('can be read without its script', async () => {
    const opened = await open(html, { javaScriptEnabled: false });
    const { page } = opened;
    for (const id of always) expect(await page.locator(`#${id}`).isVisible(), id).toBe(true);
    expect(await page.locator('#tests tbody tr').count()).toBe(Math.min(200, evidence.tests.length));
    expect(await page.locator('#events > p').first().textContent()).toContain('When this page was written: The hash chain holds');
    expect(await page.locator('button').count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  it.each([390, 600, 991, 1200, 1440, 1600])('says why each world came out as it did in full view, without scrolling sideways, at %i px', async (width) => {
    const opened = await open(html, { viewport: { width, height: 900 } });
    const frame = opened.page.locator('#worlds .scroll');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const reasons = await frame.locator('td.column-why').evaluateAll((cells) => cells.map((cell) => [cell.getBoundingClientRect().left, cell.getBoundingClientRect().right, cell.getBoundingClientRect().width]));
    expect(reasons).toHaveLength(evidence.candidates.length + 2);
    for (const [left = -1, right = Infinity, room = 0] of reasons) expect([left >= 0, right <= width, room > 220]).toEqual([true, true, true]);
    await opened.close();
  });

  it('fits a phone without scrolling sideways', async () => {
    const opened = await open(html, { viewport: { width: 360, height: 740 } });
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await opened.close();
  });
});
