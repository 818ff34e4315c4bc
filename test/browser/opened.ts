import { pathToFileURL } from 'node:url';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../scripts/gallery/browser.mjs';

/** A page in the browser, with everything that it did and must not do. */
export interface Opened {
  page: Page;
  /** Requests for anything but the page itself, uncaught errors, console errors and dialogs, as words. */
  faults: string[];
  close(): Promise<void>;
}

/** One browser for a file of tests, and a way to open pages in it, each in a context of its own, once what `ready` selects is there. */
export function useBrowser(): { open: (html: string, options?: BrowserContextOptions & { hash?: string; ready?: string }) => Promise<Opened> } {
  let browser: Browser | undefined;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'page-')));
  let files = 0;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    async open(html, { hash = '', ready = '#chain .badge', ...options } = {}) {
      const file = join(folder, `${files++}.html`);
      writeFileSync(file, html);
      const context = await browser?.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context?.newPage();
      if (context === undefined || page === undefined) throw new Error('the browser did not start');
      const address = pathToFileURL(file).href;
      const faults = watch(page, address);
      await page.goto(`${address}${hash}`);
      if (options.javaScriptEnabled !== false) await page.waitForSelector(ready);
      return { page, faults, close: () => context.close() };
    },
  };
}

function watch(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.url().split('#', 1)[0] !== address) faults.push(`request for ${request.url()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return faults;
}

/** Holds a page against having done nothing that it must not do. */
export function expectQuiet({ faults }: Opened): void {
  expect(faults).toEqual([]);
}
