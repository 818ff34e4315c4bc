import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './processes.mjs';
import { isCodeFile, isToolFile } from './release-files.mjs';

/**
 * Makes a repository whose HEAD is the older release's product with the newer release's tests and tools, and whose
 * commit `fix` on top is the newer release: the fault and the fix as they happened.
 * `manifests` gives package.json of both, where a project has one. Returns `{ directory, base, fix }`.
 */
export function makeRepository(directory, { older, newer, manifests, ignored }) {
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet']);
  writeFileSync(join(directory, '.git', 'info', 'attributes'), '* -text\n');
  copyFiles(older, directory, (path) => !isToolFile(path));
  copyFiles(newer, directory, isToolFile);
  writeFileSync(join(directory, '.gitignore'), ignored.map((line) => `${line}\n`).join(''));
  writeManifest(directory, manifests?.failing);
  const base = commitAll(directory, 'The newer tests on the older code');

  git(directory, ['switch', '--quiet', '--create', 'fix']);
  for (const path of filesOf(directory)) if (!isToolFile(path)) rmSync(join(directory, path));
  copyFiles(newer, directory, (path) => !isToolFile(path));
  writeManifest(directory, manifests?.fixed);
  const fix = commitAll(directory, 'The fix as it was released');
  git(directory, ['switch', '--quiet', 'main']);
  return { directory, base, fix };
}

/** All files under a directory, sorted, without .git and installed modules. */
export function filesOf(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter((path) => !path.startsWith('.git/') && !path.startsWith('node_modules/'))
    .sort();
}

/** Paths in which two commits differ, by what they are for. */
export function changedPaths(directory, from, to) {
  const paths = git(directory, ['diff', '--name-only', '--no-renames', '-z', from, to]).split('\0').filter((path) => path !== '');
  return { all: paths, code: paths.filter(isCodeFile) };
}

function copyFiles(from, to, chosen) {
  for (const path of filesOf(from).filter(chosen)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path), { verbatimSymlinks: true });
  }
}

function writeManifest(directory, manifest) {
  if (manifest !== undefined) writeFileSync(join(directory, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function commitAll(directory, message) {
  git(directory, ['add', '--all', '--force', '--', '.', ':(exclude,top)node_modules']);
  git(directory, ['commit', '--quiet', '--no-verify', '--message', message]);
  return git(directory, ['rev-parse', 'HEAD']).trim();
}

/** Reads the texts by which a project names its tools: tests, configuration and the gate's own command. */
export function toolTexts(directory, gate) {
  const texts = filesOf(directory).filter((path) => isToolFile(path) && !/eslint|prettier/.test(path) && /\.(c|m)?(j|t)sx?$|\.json$|(^|\/)\.[^/]+rc$/.test(path));
  return [gate, ...texts.filter((path) => existsSync(join(directory, path))).map((path) => readFileSync(join(directory, path), 'utf8'))];
}
