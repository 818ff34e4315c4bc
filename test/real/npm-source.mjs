import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

/** Fetches a published release through npm, as it is configured here, and unpacks it into `directory`. */
export function fetchRelease(name, version, directory) {
  mkdirSync(directory, { recursive: true });
  const [packed] = JSON.parse(run('npm', ['pack', `${name}@${version}`, '--json', '--silent', '--ignore-scripts', '--pack-destination', directory], { directory })).flat();
  run('tar', ['--extract', '--gzip', '--strip-components=1', '--no-same-owner', '--file', join(directory, packed.filename.replace(/^@/, '').replace('/', '-'))], { directory: fresh(join(directory, 'files')) });
  return join(directory, 'files');
}

function fresh(directory) {
  mkdirSync(directory, { recursive: true });
  return directory;
}

/** npm's settings as variables for a set-up command, which has a HOME of its own and would not find them. */
export function npmSettings(directory) {
  return ['userconfig', 'registry', 'cache'].map((key) => `npm_config_${key}=${run('npm', ['config', 'get', key], { directory }).trim()}`);
}

export const install = 'npm install --ignore-scripts --no-audit --no-fund --prefer-offline';
