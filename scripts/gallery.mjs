// Makes docs/gallery/: evidence pages of real runs, and pictures of them in both themes. Needs Chromium and a network (npm).
//   node scripts/gallery.mjs [NAME]... [--cli FILE]
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from './gallery/browser.mjs';
import { runs } from './gallery/runs.mjs';

const target = resolve(import.meta.dirname, '../docs/gallery');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { cli: { type: 'string', default: resolve(import.meta.dirname, '../dist/cli/index.js') } } });

/** Runs one, checks what it came to and that a verifier in another language agrees, and puts its page into the gallery. */
async function makePage({ name, outcome, make }) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  // The gates' own user has to get in.
  chmodSync(folder, 0o755);
  try {
    const evidence = await make(folder, resolve(values.cli));
    const found = JSON.parse(readFileSync(join(evidence, 'latest.json'), 'utf8')).outcome;
    if (found !== outcome) throw new Error(`The run ${name} came to "${found}", not "${outcome}": run it again, or look into it.`);
    execFileSync('python3', [join(target, '../verify-evidence.py'), evidence], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    copyFileSync(join(evidence, 'evidence.html'), join(target, `${name}.html`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pictures of the top of a page, as WebP. */
async function takePictures(browser, { name }) {
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(target, `${name}.html`)).href);
    await page.waitForFunction(() => document.querySelector('#chain .badge') !== null);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
    writeFileSync(join(target, `${name}-${colorScheme}.webp`), Buffer.from(data, 'base64'));
    await context.close();
  }
}

function writeIndex() {
  const entries = runs.map(({ name, title }) => `## ${title}\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="${name}-dark.webp"><img src="${name}-light.webp" alt="${title}"></picture>\n\nThe page: [${name}.html](${name}.html) (save it and open it from disk).\n`);
  writeFileSync(join(target, 'README.md'), `# Gallery\n\nEvidence pages of real runs, made by \`node scripts/gallery.mjs\`. Nothing in them is drawn or edited.\n\n${entries.join('\n')}`);
}

mkdirSync(target, { recursive: true });
const chosen = positionals.length === 0 ? runs : runs.filter(({ name }) => positionals.includes(name));
const browser = await launchBrowser();
try {
  for (const run of chosen) {
    await makePage(run);
    await takePictures(browser, run);
    console.log(`${run.name}: ${Math.round(statSync(join(target, `${run.name}.html`)).size / 1000)} kB`);
  }
} finally {
  await browser.close();
}
writeIndex();
