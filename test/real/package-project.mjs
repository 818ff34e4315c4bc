import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, makeRepository, toolTexts } from './failing-commit.mjs';
import { gateOf } from './gates.mjs';
import { fetchRelease, install, npmSettings } from './npm-source.mjs';
import { failingManifest, withUsedTools } from './package-manifest.mjs';
import { git, run } from './processes.mjs';

const binaries = 'PATH="$PWD/node_modules/.bin:$PATH"';

/** Makes everything a proof needs of two releases of an npm package. Throws if the package has no gate that we know. */
export function packageProject({ name, older, newer, form, gate: given, reports = [], also = [] }, folder) {
  const [oldFiles, newFiles] = [older, newer].map((version) => fetchRelease(name, version, join(folder, version)));
  const [oldManifest, newManifest] = [oldFiles, newFiles].map((files) => JSON.parse(readFileSync(join(files, 'package.json'), 'utf8')));
  const found = given === undefined ? gateOf(newManifest) : { runner: 'named', coverage: null, command: given, reports };
  if (found === null) throw new Error(`${name}@${newer} has no test script with a runner that is known here. Name its gate with --gate CMD and its reports with --report GLOB.`);
  const texts = toolTexts(newFiles, found.command);
  const manifests = { failing: withUsedTools(failingManifest(oldManifest, newManifest), texts, also), fixed: withUsedTools(newManifest, texts, also) };
  const repository = makeRepository(join(folder, 'repository'), { older: oldFiles, newer: newFiles, manifests, ignored: ['/node_modules/', '/package-lock.json'] });
  const [program, ...options] = install.split(' ');
  run(program, [...options], { directory: repository.directory });
  return {
    repository,
    checkout: form === 'setup' ? cloneOf(repository.directory, join(folder, 'clone')) : repository.directory,
    gate: { ...found, format: found.reports.length === 0 ? 'tap' : found.reports[0].endsWith('.json') ? 'jest' : 'junit', command: `${binaries} ${found.command}` },
    given: form === 'setup' ? ['--setup', install] : ['--carry', 'node_modules'],
    environment: form === 'setup' ? npmSettings(folder) : [],
    older: new Map(filesOf(oldFiles).map((path) => [path, join(oldFiles, path)])),
  };
}

/** A checkout without anything installed. */
function cloneOf(repository, directory) {
  git(repository, ['clone', '--quiet', repository, directory]);
  writeFileSync(join(directory, '.git', 'info', 'attributes'), '* -text\n');
  return directory;
}
