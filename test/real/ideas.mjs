import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedPaths } from './failing-commit.mjs';
import { git } from './processes.mjs';
import { isTestFile } from './release-files.mjs';

const fullDiff = ['diff', '--no-color', '--no-ext-diff', '--no-renames', '--binary', '--full-index'];
const mostTrials = 12;

/**
 * Makes the candidates of a proof as files, in the order of their names, and says what is to become of each:
 * `{ file, expect: 'winner' | 'twin' | 'rejected' | 'inapplicable', reasons: [any of these] }`.
 * The real fix is in it twice: as a mail, and as a plain patch; whichever comes first wins.
 */
export function makeIdeas({ repository, trial, baseline, folder, older }) {
  mkdirSync(folder, { recursive: true });
  const { directory, base, fix } = repository;
  const whole = git(directory, [...fullDiff, base, fix]);
  const ideas = [
    partial(repository, trial, baseline),
    harmful(repository, trial, baseline),
    { name: 'the-fix-as-mail', patch: git(directory, ['format-patch', '--stdout', '--no-renames', '--binary', '--unified=8', `${base}..${fix}`]), expect: 'winner' },
    { name: 'the-fix', patch: whole, expect: 'twin' },
    { name: 'old-tests-back', patch: patchOf(repository, base, () => restoreOldTests(directory, older)), expect: 'rejected', reasons: ['guarded-path'] },
    { name: 'tests-deleted', patch: patchOf(repository, base, () => deleteChangedTests(directory, older)), expect: 'rejected', reasons: ['guarded-path', 'tests-missing'] },
    { name: 'stale', patch: stalePatch(whole), expect: 'inapplicable', reasons: ['apply-failed'] },
    { name: 'beside-the-point', patch: patchOf(repository, base, () => writeFileSync(join(directory, 'NOTES.md'), 'It works here.\n')), expect: 'rejected', reasons: ['nothing-fixed'] },
  ];
  return ideas.filter((idea) => idea !== null).map(({ patch, name, ...idea }, index) => {
    const label = `${String(index + 1).padStart(2, '0')}-${name}`;
    writeFileSync(join(folder, `${label}.patch`), patch);
    return { label, ...idea };
  });
}

/** The fix without one of its changes of code, the first one without which the gate still fails. Null if there is none. */
function partial(repository, trial, baseline) {
  const { directory, base, fix } = repository;
  for (const [dropped, pieces] of withoutOneHunk(directory, base, fix).slice(0, mostTrials)) {
    const commit = commitOf(repository, base, () => applyLoosely(directory, pieces));
    const tried = trial.judge(commit);
    const left = [...tried.failing].filter((test) => baseline.failing.has(test));
    if (tried.verdict === 'fail' && left.length > 0) return { name: 'partial', patch: git(directory, [...fullDiff, base, commit]), expect: 'rejected', reasons: ['gate-failed'], what: dropped };
  }
  return null;
}

/** Each way to leave out one hunk of code: what was left out, and the patch without it. */
function withoutOneHunk(directory, base, fix) {
  const { code } = changedPaths(directory, base, fix);
  const files = code.map((path) => ({ path, ...hunksOf(git(directory, [...fullDiff, '--unified=1', base, fix, '--', path])) })).filter(({ hunks }) => hunks.length > 0);
  const whole = files.flatMap(({ hunks }) => hunks).length;
  if (whole < 2) return [];
  return files.flatMap(({ path, hunks }, fileIndex) => hunks.map((_, hunkIndex) => {
    const kept = files.map((file, index) => ({ ...file, hunks: file.hunks.filter((_hunk, position) => index !== fileIndex || position !== hunkIndex) }));
    return [`${path}, hunk ${hunkIndex + 1}`, kept.filter((file) => file.hunks.length > 0).map((file) => file.header + file.hunks.join('')).join('')];
  }));
}

/** A file's part of a patch, as its header and its hunks; a new or deleted file is no place to leave a hunk out. */
function hunksOf(patch) {
  const [header = '', ...hunks] = patch.split(/^(?=@@ )/m);
  return /^(new|deleted) file mode/m.test(header) ? { header, hunks: [] } : { header, hunks };
}

function applyLoosely(directory, patch) {
  if (patch !== '') git(directory, ['apply', '--unidiff-zero', '--recount', '-'], { input: patch });
}

const breaks = [
  [/ === /, ' !== '], [/ !== /, ' === '], [/ && /, ' || '], [/ \|\| /, ' && '], [/ < /, ' >= '], [/ > /, ' <= '], [/ == /, ' != '],
  [/\btrue\b/, 'false'], [/\bfalse\b/, 'true'], [/\bTrue\b/, 'False'], [/\bFalse\b/, 'True'], [/ \+ /, ' - '], [/ and /, ' or '], [/ not /, ' '],
];

/** The fix and a break beside it: one operator changed so that a test fails that passed before the fix. Null if no such place is found. */
function harmful(repository, trial, baseline) {
  const { directory, base, fix } = repository;
  const { code } = changedPaths(directory, base, fix);
  const places = code.flatMap((path) => placesToBreak(directory, fix, path));
  for (const place of spread(places, mostTrials)) {
    const commit = commitOf(repository, fix, () => breakAt(directory, place));
    const tried = trial.judge(commit);
    const broken = [...tried.failing].filter((test) => !baseline.failing.has(test));
    if (tried.verdict === 'fail' && broken.length > 0 && tried.counts?.passed > 0) {
      return { name: 'harmful', patch: git(directory, [...fullDiff, base, commit]), expect: 'rejected', reasons: ['tests-broken'], what: `${place.path}:${place.line + 1}` };
    }
  }
  return null;
}

function placesToBreak(directory, commit, path) {
  const there = git(directory, ['ls-tree', '--name-only', commit, '--', path]);
  if (there === '') return [];
  const lines = git(directory, ['show', `${commit}:${path}`]).split('\n');
  return lines.flatMap((text, line) => (/^\s*(\/\/|\*|#|\/\*)|throw|\b(while|for)\b/.test(text) ? [] : breaks.filter(([from]) => from.test(text)).slice(0, 1).map(([from, to]) => ({ path, line, from, to }))));
}

/** At most `count` of the places, evenly spread over all of them. */
function spread(places, count) {
  if (places.length <= count) return places;
  return Array.from({ length: count }, (_, index) => places[Math.floor(((index + 0.5) * places.length) / count)]);
}

function breakAt(directory, { path, line, from, to }) {
  const file = join(directory, path);
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[line] = lines[line].replace(from, to);
  writeFileSync(file, lines.join('\n'));
}

function restoreOldTests(directory, older) {
  for (const path of changedTests(directory, older)) {
    if (older.has(path)) write(join(directory, path), readFileSync(older.get(path)));
    else rmSync(join(directory, path));
  }
}

function deleteChangedTests(directory, older) {
  for (const path of changedTests(directory, older)) rmSync(join(directory, path));
}

/** Test files of the checkout that the older release did not have, or not like this. */
function changedTests(directory, older) {
  const tests = git(directory, ['ls-files', '-z']).split('\0').filter((path) => path !== '' && isTestFile(path));
  return tests.filter((path) => !older.has(path) || !readFileSync(older.get(path)).equals(readFileSync(join(directory, path))));
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The patch for a file that has moved on: every line that it expects to find reads differently by now. */
function stalePatch(patch) {
  return patch.replace(/^([ -])(?!-- )(.*\S.*)$/gm, '$1$2 ~');
}

/** The tree that `change` makes of `start`, as a commit; the checkout is given back as it was. */
function commitOf({ directory }, start, change) {
  git(directory, ['checkout', '--quiet', '--force', '--detach', start]);
  try {
    change();
    git(directory, ['add', '--all']);
    git(directory, ['commit', '--quiet', '--allow-empty', '--message', 'An idea']);
    return git(directory, ['rev-parse', 'HEAD']).trim();
  } finally {
    git(directory, ['checkout', '--quiet', '--force', 'main']);
  }
}

function patchOf(repository, base, change) {
  return git(repository.directory, [...fullDiff, base, commitOf(repository, base, change)]);
}
