// Stand-in for actions/checkout v7: the behaviour in its README and src/git-source-provider.ts as far as tests need it.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { refuseForkCode } from './unsafe-checkout.mjs';

const input = (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
const isOn = (name) => input(name).toLowerCase() === 'true';
const environment = (name) => process.env[name] ?? '';

const repository = input('repository');
const target = commitAndRef();
const folder = folderInWorkspace();
const token = input('token');
const header = `http.${environment('GITHUB_SERVER_URL')}/.extraheader`;
const authorization = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

try {
  refuseForkCode({
    event: JSON.parse(readFileSync(environment('GITHUB_EVENT_PATH'), 'utf8')),
    eventName: environment('GITHUB_EVENT_NAME'), repository, ...target, allowed: isOn('allow-unsafe-pr-checkout'),
  });
  for (const unsupported of ['submodules', 'lfs']) {
    if (input(unsupported) !== '' && input(unsupported) !== 'false') throw new Error(`The stand-in for actions/checkout does not support "${unsupported}".`);
  }
  console.log(`::add-mask::${authorization.split(' ').at(-1)}`);
  checkOut();
} catch (error) {
  console.log(`::error::${String(error.message).replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
  process.exitCode = 1;
}

function checkOut() {
  empty(folder);
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', `${environment('GITHUB_SERVER_URL')}/${repository}`);
  git('config', '--local', 'gc.auto', '0');
  const ref = fetch();
  sparse();
  if (ref.startsWith('refs/remotes/origin/')) {
    git('checkout', '-q', '--progress', '--force', '-B', ref.slice('refs/remotes/origin/'.length), ref);
  } else {
    git('checkout', '-q', '--progress', '--force', ref);
  }
  if (isOn('persist-credentials')) persist();
  output('ref', target.ref);
  output('commit', git('rev-parse', 'HEAD').trim());
}

/** Fetches what was asked for; answers what to check out. */
function fetch() {
  const all = input('fetch-depth') === '0';
  const depth = all ? [] : [`--depth=${input('fetch-depth')}`];
  const filter = input('filter') || (input('sparse-checkout') === '' ? '' : 'blob:none');
  const flags = ['-c', `${header}=${authorization}`, '-c', 'protocol.version=2', 'fetch', '-q', '--no-recurse-submodules',
    ...(all || isOn('fetch-tags') ? ['--tags'] : ['--no-tags']), ...(filter === '' ? [] : [`--filter=${filter}`]), ...depth, 'origin'];
  const wanted = specOf();
  const specs = all ? ['+refs/heads/*:refs/remotes/origin/*', ...(wanted.spec.startsWith('+refs/heads/') ? [] : [wanted.spec])] : [wanted.spec];
  git(...flags, ...specs);
  return wanted.checkout;
}

/** A commit that comes with a ref is fetched under that ref, so that later pushes to it change nothing: src/ref-helper.ts */
function specOf() {
  const { ref, commit } = target;
  if (commit !== '' && ref === '') return { spec: commit, checkout: commit };
  const name = ref.startsWith('refs/') ? ref : resolveName(ref);
  const from = commit === '' ? name : commit;
  const local = localName(name);
  return { spec: `+${from}:${local}`, checkout: local };
}

function localName(name) {
  if (name.startsWith('refs/heads/')) return name.replace('refs/heads/', 'refs/remotes/origin/');
  return name.startsWith('refs/pull/') ? name.replace('refs/pull/', 'refs/remotes/pull/') : name;
}

/** A short name is a branch, else a tag; an empty one is the default branch. */
function resolveName(name) {
  const remote = git('-c', `${header}=${authorization}`, 'ls-remote', '--symref', 'origin');
  if (name === '') return /^ref: (\S+)\tHEAD$/m.exec(remote)?.[1] ?? 'refs/heads/main';
  const found = [`refs/heads/${name}`, `refs/tags/${name}`].find((ref) => remote.split('\n').some((line) => line.endsWith(`\t${ref}`)));
  if (found === undefined) throw new Error(`A branch or tag with the name '${name}' could not be found`);
  return found;
}

function sparse() {
  if (input('sparse-checkout') === '') return;
  // The blobs that sparse checkout leaves out are fetched on demand later, so the credential must be there now.
  git('config', '--local', 'remote.origin.promisor', 'true');
  const patterns = input('sparse-checkout').split('\n').map((line) => line.trim()).filter((line) => line !== '');
  git('sparse-checkout', 'set', isOn('sparse-checkout-cone-mode') ? '--cone' : '--no-cone', ...patterns);
}

/** Since v6 the credential is a file in RUNNER_TEMP that the checkout includes, not a line in .git/config. */
function persist() {
  const file = join(environment('RUNNER_TEMP'), `git-credentials-${randomUUID()}.config`);
  writeFileSync(file, `[http "${environment('GITHUB_SERVER_URL')}/"]\n\textraheader = ${authorization}\n`);
  git('config', '--local', `includeIf.gitdir:${join(folder, '.git')}.path`, file);
  appendFileSync(environment('GITHUB_STATE'), `credentials=${file}\n`);
}

/** `ref` and `commit` as src/input-helper.ts works them out. */
function commitAndRef() {
  const isOwn = repository.toLowerCase() === environment('GITHUB_REPOSITORY').toLowerCase();
  const ref = input('ref');
  if (ref === '') return isOwn ? { ref: environment('GITHUB_REF'), commit: environment('GITHUB_SHA') } : { ref: '', commit: '' };
  return /^[0-9a-fA-F]{40}$/.test(ref) ? { ref: '', commit: ref } : { ref, commit: '' };
}

function folderInWorkspace() {
  const workspace = environment('GITHUB_WORKSPACE');
  const path = resolve(workspace, input('path') || '.');
  if (!`${path}${sep}`.startsWith(`${workspace}${sep}`)) throw new Error(`Repository path '${path}' is not under '${workspace}'`);
  mkdirSync(path, { recursive: true });
  return path;
}

function empty(path) {
  for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true });
}

function git(...args) {
  const credentials = args[0] === 'checkout' || args[0] === 'sparse-checkout' ? ['-c', `${header}=${authorization}`] : [];
  try {
    return execFileSync('git', [...credentials, ...args], {
      cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GCM_INTERACTIVE: 'Never' },
    });
  } catch (error) {
    throw new Error(`The process git failed: ${String(error.stderr).trim()}`, { cause: error });
  }
}

function output(name, value) {
  appendFileSync(environment('GITHUB_OUTPUT'), `${name}=${value}\n`);
}
