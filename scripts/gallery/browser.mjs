import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is: CHROMIUM, or the usual places. Throws with what to do where there is none. */
export function chromiumPath() {
  const found = [process.env.CHROMIUM, ...places].find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error(`No Chromium in ${places.join(', ')}. Install it (Debian: apt-get install -y --no-install-recommends chromium), or name it in CHROMIUM.`);
  return found;
}

/** A headless Chromium that talks to nobody by itself. Its own sandbox does not start as root; the pages are ours. */
export function launchBrowser() {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: chromiumPath(), args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] });
}
