import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, makeRepository } from './failing-commit.mjs';
import { attempt, run } from './processes.mjs';

/** Debian's own Python: another one that comes first in PATH has neither pytest nor the package's dependencies. */
const python = '/usr/bin/python3';
const report = 'safe-debug-report.xml';

/**
 * Makes everything a proof needs of a Debian source package in Python: the newer code is the source as Debian builds it,
 * the older one the same without the last of Debian's patches, which is a fix with its tests (a security fix, say).
 * Throws if pytest is not there.
 */
export function debianProject({ name, gate: given, reports = [report], also = [] }, folder) {
  requirePytest();
  const newer = fetchSource(name, folder);
  const patch = readFileSync(join(newer, 'debian/patches/series'), 'utf8').split('\n').findLast((line) => /^[^#\s]/.test(line));
  if (patch === undefined) throw new Error(`Debian's ${name} has no patch: there is no fix to take back.`);
  const older = join(folder, 'older');
  cpSync(newer, older, { recursive: true, verbatimSymlinks: true });
  run('patch', ['--reverse', '--strip=1', '--quiet', '--no-backup-if-mismatch', '--input', join(newer, 'debian/patches', patch.split(' ')[0])], { directory: older });
  const repository = makeRepository(join(folder, 'repository'), { older, newer, ignored: ['__pycache__/'] });
  const coverage = attempt(python, ['-c', 'import pytest_cov'], { accept: [0, 1] }).status === 0 ? ' --cov=.' : '';
  return {
    repository,
    checkout: repository.directory,
    gate: { runner: 'pytest', coverage: coverage === '' ? null : 'pytest-cov', command: given ?? `${python} -m pytest --quiet --junitxml=${report}${coverage} ${also.join(' ')}`.trim(), reports, format: 'junit' },
    given: [],
    environment: [],
    older: new Map(filesOf(older).map((path) => [path, join(older, path)])),
    what: patch,
  };
}

function requirePytest() {
  const found = existsSync(python) && attempt(python, ['-m', 'pytest', '--version'], { accept: [0, 1] }).status === 0;
  if (!found) throw new Error(`${python} has no pytest. On Debian and its kin: apt-get install python3-pytest python3-pytest-cov`);
}

/** Downloads and unpacks a source package with apt, whose configured places are asked for sources too; changes nothing on the system. */
function fetchSource(name, folder) {
  const [parts, lists, target] = ['parts', 'lists/partial', 'source'].map((path) => join(folder, path));
  for (const directory of [parts, lists, target]) mkdirSync(directory, { recursive: true });
  writeFileSync(join(parts, 'here.sources'), configured(/\.sources$/).replace(/^Types:.*$/gm, 'Types: deb-src'));
  writeFileSync(join(parts, 'here.list'), configured(/\.list$/).replace(/^deb(-src)? /gm, 'deb-src '));
  const places = ['-o', 'Dir::Etc::sourcelist=/dev/null', '-o', `Dir::Etc::sourceparts=${parts}`, '-o', `Dir::State::lists=${join(folder, 'lists')}`, '-o', 'APT::Sandbox::User=root'];
  run('apt-get', [...places, '-qq', 'update']);
  run('apt-get', [...places, '-qq', 'source', name], { directory: target });
  const unpacked = readdirSync(target, { withFileTypes: true }).find((entry) => entry.isDirectory());
  if (unpacked === undefined) throw new Error(`apt-get source ${name} unpacked nothing; dpkg-dev has to be installed.`);
  rmSync(join(target, unpacked.name, '.pc'), { recursive: true, force: true });
  return join(target, unpacked.name);
}

/** The machine's lists of package places whose names match, one after the other. */
function configured(pattern) {
  const directory = '/etc/apt/sources.list.d';
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => pattern.test(name)).map((name) => join(directory, name)) : [];
  if (pattern.test('sources.list') && existsSync('/etc/apt/sources.list')) files.push('/etc/apt/sources.list');
  return files.map((file) => `${readFileSync(file, 'utf8').trim()}\n`).join('\n');
}
