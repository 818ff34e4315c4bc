import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../program.mjs';
import { makeTask } from '../repositories.mjs';
import { groupBy, median, percentile } from '../statistics.mjs';

export const title = 'The same job by hand: baseline, three candidates, and the winner once more beside the baseline';

const gateMs = 300;
const jobs = 2;

/**
 * By hand: what a careful person would write. All run the six gates that a run of the program has, two at a time where
 * they can; none compares worlds, keeps evidence, or is safe from what a gate does.
 */
const byHand = {
  'sequential: apply, test, reset, clean': `
    attempt() { if [ "$1" != none ]; then git apply "$1" || return 1; fi; sh -c "$GATE" >"$LOGS/$2" 2>&1; s=$?; git reset --quiet --hard; git clean --quiet -fd; return $s; }
    attempt none baseline && exit 1
    winner=
    for patch in "$IDEAS"/*.patch; do attempt "$patch" "$(basename "$patch")" && winner=$patch; done
    attempt none again && exit 1
    attempt "$winner" replay`,
  'git worktree + xargs -P2': parallel('git worktree add --quiet --detach "$place" HEAD', 'git worktree remove --force "$place"'),
  'cp -a + xargs -P2': parallel('cp -a . "$place"', 'rm -rf "$place"'),
};

function parallel(fork, remove) {
  return `
    export LOGS IDEAS GATE PLACES
    attempt='name=$1 patch=$2 place=$PLACES/$name
      ${fork} || exit 255
      if [ "$patch" != none ]; then git -C "$place" apply "$patch" || exit 1; fi
      (cd "$place" && sh -c "$GATE" >"$LOGS/$name" 2>&1 && touch "$LOGS/$name.passed")
      ${remove}'
    { echo baseline none; for patch in "$IDEAS"/*.patch; do echo "$(basename "$patch" .patch) $patch"; done; } | xargs -P2 -L1 sh -c "$attempt" sh || exit 1
    [ ! -e "$LOGS/baseline.passed" ] || exit 1
    winner=$(cd "$LOGS" && ls *.passed | head -n 1); winner=\${winner%.passed}
    printf 'again none\\nreplay %s\\n' "$IDEAS/$winner.patch" | xargs -P2 -L1 sh -c "$attempt" sh || exit 1
    [ -e "$LOGS/replay.passed" ] && [ ! -e "$LOGS/again.passed" ]`;
}

/** Raw samples: one a way and round; the ways in another order each round. */
export function measure({ program, folder, quick, sampled }) {
  for (const files of quick ? [1_000] : [1_000, 10_000, 100_000]) {
    const task = makeTask(join(folder, String(files)), files, gateMs);
    const ways = [['safe-debug', () => byProgram(program, task, [])], ['safe-debug --isolation copy', () => byProgram(program, task, ['--isolation', 'copy'])], ...Object.entries(byHand).map(([name, script]) => [name, () => byScript(script, task)])];
    const rounds = quick ? 1 : files > 10_000 ? 2 : 5;
    for (let round = 1; round <= rounds; round++) {
      for (let index = 0; index < ways.length; index++) {
        const [way, run] = ways[(index + round) % ways.length];
        spawnSync('sync');
        const start = performance.now();
        run();
        sampled({ files, round, way, wallMs: Math.round(performance.now() - start) });
      }
    }
  }
}

function byProgram(program, { repository, ideas, gate }, options) {
  runProgram(program, ['run', '--repo', repository, '--gate', gate, '--candidates', ideas, '--jobs', String(jobs), '--out', join(ideas, '../out'), ...options]);
}

function byScript(script, { repository, ideas, gate }) {
  const [logs, places] = [join(ideas, '../logs'), join(ideas, '../places')];
  for (const folder of [logs, places]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  const end = spawnSync('sh', ['-c', script], { cwd: repository, encoding: 'utf8', env: { ...process.env, LOGS: logs, IDEAS: ideas, GATE: gate, PLACES: places } });
  if (end.status !== 0) throw new Error(`By hand it failed (${end.status}):\n${end.stderr}${end.stdout}`.slice(0, 3000));
}

/** The printed summary; kept if the program is faster than every way by hand at every size, comparing medians. */
export function report(samples) {
  const lines = ['files | way | runs | median ms | p95 ms | safe-debug takes, of this way (median of the rounds)', '--- | --- | --- | --- | --- | ---'];
  let holds = true;
  for (const [files, ofSize] of groupBy(samples, (sample) => sample.files)) {
    const own = new Map(ofSize.filter(({ way }) => way === 'safe-debug').map(({ round, wallMs }) => [round, wallMs]));
    for (const [way, group] of groupBy(ofSize, (sample) => sample.way)) {
      const ratio = median(group.map(({ round, wallMs }) => own.get(round) / wallMs));
      lines.push([files, way, group.length, median(group.map(({ wallMs }) => wallMs)), percentile(group.map(({ wallMs }) => wallMs), 0.95), ratio.toFixed(2)].join(' | '));
      if (way in byHand) holds &&= ratio < 1;
    }
  }
  lines.push(`bar: faster than each way by hand at every size; ${holds ? 'kept' : 'not kept'}`);
  return { lines, holds };
}

/** Median time by size, one bar a way. */
export function pictures(samples) {
  const sizes = [...groupBy(samples, ({ files }) => files).keys()];
  const series = [...groupBy(samples, ({ way }) => way)].map(([name, group]) => ({ name, type: 'bar', data: sizes.map((files) => median(group.filter((sample) => sample.files === files).map(({ wallMs }) => wallMs / 1000)).toFixed(2)) }));
  return [{ title: { text: 'Six gates of 0.3 s, three candidates: seconds (median)' }, xAxis: { type: 'category', name: 'files', nameLocation: 'middle', nameGap: 30, data: sizes.map((files) => files.toLocaleString('en')) }, yAxis: { type: 'log', name: 'seconds' }, series }];
}

export const notClaimed = ['The ways by hand compare no worlds, write no evidence, and let a candidate change whatever it likes.', `The gate computes for ${gateMs} ms: the longer gates are, the less the way matters.`];
