import { describe, expect, it } from 'vitest';
import { evidencePage } from '../../src/studio/page/page.js';
import { demoEvents, demoEvidence } from '../studio/evidence.js';
import { bigRun } from './big-run.js';
import { galleryRun } from './gallery.js';
import { expectQuiet, useBrowser } from './opened.js';

const { open } = useBrowser();
const demo = galleryRun('demo').page;

describe('with the keyboard alone', () => {
  it('a person skips the links, walks the timeline and hears each stage', async () => {
    const opened = await open(demo);
    const { page } = opened;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.locator('#timeline .stage[tabindex="0"]').focus();
    const said = page.locator('#stage');
    expect(await said.textContent()).toMatch(/^snapshot: taking the snapshot, /);
    await page.keyboard.press('ArrowDown');
    expect(await said.textContent()).toMatch(/^baseline: fork, /);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await said.textContent()).toMatch(/^baseline: gate, \d+ ms, from /);
    expect(await page.locator('#timeline .stage[tabindex="0"]').count()).toBe(1);
    expectQuiet(opened);
    await opened.close();
  });

  it('every control and every fold is reached by Tab and works', async () => {
    const opened = await open(demo);
    const { page } = opened;
    const reached = new Set<string>();
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 40)}`));
    }
    for (const wanted of ['BUTTON All 5', 'BUTTON Fixed 2', 'INPUT ', 'BUTTON Copy', 'SUMMARY Where it comes from']) expect([...reached]).toContain(wanted);
    await page.locator('#matrix button', { hasText: 'Fixed' }).focus();
    await page.keyboard.press('Space');
    expect(await page.locator('#matrix tbody tr').count()).toBe(2);
    await page.locator('#events summary').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#events table').isVisible()).toBe(true);
    await opened.close();
  });
});

describe('the table of tests', () => {
  it('is narrowed by what happened, by world and by words', async () => {
    const opened = await open(demo);
    const { page } = opened;
    const rows = page.locator('#matrix tbody tr');
    await page.locator('#matrix button', { hasText: 'Failing on the baseline' }).click();
    expect(await rows.count()).toBe(2);
    await page.locator('#matrix select').selectOption('A');
    await page.locator('#matrix button', { hasText: 'Fixed' }).click();
    expect(await rows.allTextContents()).toHaveLength(1);
    await page.locator('#matrix select').selectOption('');
    await page.locator('#matrix button', { hasText: 'All' }).click();
    await page.locator('#matrix input').fill('LAST page');
    expect(await rows.locator('th').allTextContents()).toEqual(['counts a last page that is not full', 'the last page ends with the last item', 'there is no page after the last one']);
    expect(await page.locator('#matrix [role=status]').textContent()).toBe('Tests 1 to 3 of 3.');
    await opened.close();
  });

  it('has a link to every test, also to one on a far page', async () => {
    const { evidence, events } = bigRun({ candidates: 2, tests: 1000, patchLines: 10 });
    const html = evidencePage(evidence, events, {}, {});
    const opened = await open(html, { hash: '#test-777' });
    const { page } = opened;
    expect(await page.locator('#test-777').evaluate((row) => row.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await page.locator('#test-777').getAttribute('class')).toBe('target');
    await page.evaluate(() => (location.hash = '#test-3'));
    await page.locator('#test-3.target').waitFor();
    await page.locator('#matrix button', { hasText: 'Next' }).click();
    expect(await page.locator('#matrix [role=status]').textContent()).toBe('Tests 51 to 100 of 1000.');
    await page.locator('#test-90 a').click();
    await page.locator('#test-90.target').waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the helpers of the page', () => {
  it('copy a command, or select it where there is no clipboard', async () => {
    const allowed = await open(demo, { permissions: ['clipboard-read', 'clipboard-write'] });
    await allowed.page.locator('.command button').first().click();
    await allowed.page.locator('.command button', { hasText: 'Copied' }).waitFor();
    expect(await allowed.page.evaluate(() => navigator.clipboard.readText())).toBe('safe-debug verify .safe-debug');
    await allowed.close();
    const refused = await open(demo);
    await refused.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await refused.page.locator('.command button').nth(1).click();
    await refused.page.locator('.command button', { hasText: 'Selected' }).waitFor();
    expect(await refused.page.evaluate(() => getSelection()?.toString())).toBe('safe-debug verify .safe-debug --repo .');
    await refused.close();
  });

  it('switch between light and dark', async () => {
    const opened = await open(demo, { colorScheme: 'light' });
    const background = (): Promise<string> => opened.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await opened.page.locator('#controls select').selectOption('dark');
    expect(await background()).toBe('rgb(13, 17, 23)');
    await opened.close();
  });

  it('print everything that is folded but logs, on the width of a sheet, and fold it again', async () => {
    const opened = await open(demo);
    const folded = (): Promise<number> => opened.page.locator('details:not([open])').count();
    const before = await folded();
    await opened.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect([before > 0, await folded()]).toEqual([true, 0]);
    await opened.page.emulateMedia({ media: 'print' });
    expect(await opened.page.locator('pre.log').first().isVisible()).toBe(false);
    expect(await opened.page.locator('#events table').isVisible()).toBe(true);
    await opened.page.setViewportSize({ width: 760, height: 1000 });
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(760);
    await opened.page.emulateMedia({ media: null });
    await opened.page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await folded()).toBe(before);
    await opened.close();
  });

  it('do without what a sandboxed frame takes away', async () => {
    const frame = `<!doctype html><title>viewer</title><iframe title="page" sandbox="allow-scripts" srcdoc="${demo.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" style="width:100%;height:800px"></iframe>`;
    const opened = await open(frame, { ready: 'iframe' });
    const inside = opened.page.frameLocator('iframe');
    await inside.locator('#chain .badge').waitFor();
    expect(await inside.locator('#chain .badge').textContent()).toMatch(/^(?:holds|not checked)$/);
    expect(await inside.locator('#matrix tbody tr').count()).toBe(5);
    await inside.locator('.command button').first().click();
    await inside.locator('.command button', { hasText: /Copied|Selected/ }).waitFor();
    expect(opened.faults.filter((fault) => fault.startsWith('error'))).toEqual([]);
    await opened.close();
  });

  it('say so where a browser gives no Web Crypto', async () => {
    const withoutCrypto = evidencePage(demoEvidence(), demoEvents(), {}, {});
    const opened = await open(withoutCrypto);
    // A page over plain http has no Web Crypto; here it is taken away before the page's script runs.
    const { page } = opened;
    await page.addInitScript(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }));
    await page.reload();
    await page.locator('#chain .badge').waitFor();
    expect(await page.locator('#chain').textContent()).toContain('not checked In this browser, just now: The hash chain was not checked here: this browser, or the frame the page is in, offers no Web Crypto.');
    await opened.close();
  });
});
