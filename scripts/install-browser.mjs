// Installs the Chromium that `npm run test:browser` needs, where there is none: Debian's and Ubuntu's package, as root. Says what it does.
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './gallery/browser.mjs';

function found() {
  try {
    return chromiumPath();
  } catch (error) {
    return error;
  }
}

function apt(...args) {
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}

let browser = found();
if (typeof browser !== 'string' && process.getuid?.() === 0) {
  console.log('No Chromium here: installing the package chromium.');
  if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) browser = found();
}
console.log(typeof browser === 'string' ? `Chromium: ${browser}` : browser.message);
process.exitCode = typeof browser === 'string' ? 0 : 1;
