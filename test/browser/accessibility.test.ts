import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { galleryNames, galleryRun } from './gallery.js';
import { useBrowser } from './opened.js';

const { open } = useBrowser();
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe.each(galleryNames)('the page of the run %s, with everything opened', (name) => {
  const { page: html } = galleryRun(name);

  it.each(['light', 'dark'] as const)('has no fault that axe finds, %s, on phone, tablet and desktop', async (colorScheme) => {
    const opened = await open(html, { colorScheme });
    const { page } = opened;
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await page.evaluate(axe.source);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const results: AxeResults = await page.evaluate((tags) => window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] }), rules);
      const found = results.violations.map(({ id, nodes }) => `${width} px: ${id}: ${nodes.slice(0, 3).map(({ html: node, failureSummary }) => `${node.slice(0, 160)} (${failureSummary ?? ''})`).join('; ')}`);
      expect(found).toEqual([]);
    }
    await opened.close();
  });
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}
