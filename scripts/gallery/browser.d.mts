import type { Browser } from 'playwright-core';

/** Where Chromium is. Throws with what to do where there is none. */
export function chromiumPath(): string;

/** A headless Chromium that talks to nobody by itself. */
export function launchBrowser(): Promise<Browser>;
