import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.js';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { runRequest } from '../../src/entries/run-request.js';
import { claimOutFolder } from '../../src/evidence/out-folder.js';
import { readProcessTable } from '../../src/processes/process-table.js';
import { run } from '../../src/steps/run.js';
import { openFolder } from '../support/open-folder.js';
import { finish, start } from '../support/program.js';
import { patchFor, writeFiles } from '../support/repository.js';
import { answers, failingRepository } from '../support/run.js';
import { record } from './tally.js';

const runs = 200;
const settled = 20;

/** What a process holds: memory after a collection of garbage, and everything that would be a leak. */
interface Holdings {
  residentMb: number;
  heapMb: number;
  files: number;
  children: number;
  mounts: number;
  temporary: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function holdings(): Holdings {
  collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  return {
    residentMb: Math.round(rss / 1e6),
    heapMb: Math.round(heapUsed / 1e6),
    files: readdirSync('/proc/self/fd').length,
    children: readProcessTable().filter(({ parent }) => parent === process.pid).length,
    mounts: readFileSync('/proc/self/mountinfo', 'utf8').trimEnd().split('\n').length,
    temporary: worldsOfThisProcess(),
  };
}

/** Folders of runs that this process works in. */
function worldsOfThisProcess(): number {
  const root = join(tmpdir(), `safe-debug-${userInfo().uid}`);
  return readdirSync(root).filter((id) => readdirSync(join(root, id, 'owners')).includes(`${process.pid}.json`)).length;
}

/** A gate that costs next to nothing. */
const quickGate = 'echo 1..1; [ "$(cat answer)" = right ] && echo "ok 1 - answer" || { echo "not ok 1 - answer"; exit 1; }';

describe('long haul', () => {
  test(`${runs} runs in a row leave nothing behind`, async () => {
    const folder = openFolder();
    const repository = failingRepository({ answer: 'wrong\n' });
    writeFiles(folder, { 'candidates/a.patch': patchFor(repository, { answer: 'right\n' }) });
    const out = join(folder, 'out');
    const { settings, passed, jobs, proposers } = await runRequest('run', { gate: quickGate, repo: repository, out, candidates: [join(folder, 'candidates')] });
    const once = async (): Promise<void> => {
      const { evidence } = await run(settings, { clock: systemClock, signal: new AbortController().signal, passed, jobs, proposers, claimOut: () => claimOutFolder(out, resolve(repository)), onLeftover: (left) => expect(left).toEqual([]), onUnfinished: () => undefined, openPullRequest: null, onEvents: () => undefined });
      expect(evidence.outcome).toBe('fixed');
    };
    for (let number = 0; number < settled; number++) await once();
    const before = holdings();
    for (let number = settled; number < runs; number++) await once();
    const after = holdings();
    console.log(`after ${settled} runs ${JSON.stringify(before)}, after ${runs} ${JSON.stringify(after)}`);
    expect(after).toMatchObject({ files: before.files, children: before.children, mounts: before.mounts, temporary: 0 });
    expect(after.heapMb - before.heapMb).toBeLessThan(15);
    expect(after.residentMb - before.residentMb).toBeLessThan(60);
    record({ attack: `${runs} runs in a row: memory ${before.residentMb} to ${after.residentMb} MB, files ${before.files} to ${after.files}, mounts ${before.mounts} to ${after.mounts}`, held: true, named: true, falseAlarm: false, times: runs });
  });

  test('16 candidates with patches of 10 MB each are tried within bounded memory, and leave nothing behind', async () => {
    const folder = openFolder();
    const repository = failingRepository();
    for (let number = 0; number < 16; number++) writeFileSync(join(makeFolder(folder), `c${String(number).padStart(2, '0')}.patch`), largePatch(number));
    const child = start(folder, 'run', '--gate', 'sh gate.sh', '--candidates', 'candidates', '--repo', repository, '--out', 'out', '--json', '--jobs', '2');
    let peakMb = 0;
    const sampling = setInterval(() => {
      peakMb = Math.max(peakMb, peakOf(child.pid));
    }, 50);
    const ended = await finish(child);
    clearInterval(sampling);
    expect(ended.status, ended.stderr).toBe(0);
    expect(evidenceSchema.parse(JSON.parse(ended.stdout))).toMatchObject({ outcome: 'fixed', candidates: { length: 16 } });
    console.log(`16 candidates of 10 MB: at most ${peakMb} MB resident`);
    expect(peakMb).toBeLessThan(1000);
    record({ attack: `16 candidates of 10 MB: at most ${peakMb} MB resident`, held: true, named: true, falseAlarm: false });
  });
});

function makeFolder(folder: string): string {
  writeFiles(folder, { 'candidates/.keep': '' });
  return join(folder, 'candidates');
}

/** The right answer, and a new file of 10 MB. */
function largePatch(number: number): string {
  const lines = Array.from({ length: 160_000 }, (_, line) => `+${String(number).padStart(2, '0')} ${String(line).padStart(58, '0')}`);
  const wrong = 'case $1 in 1) echo one;; 2) echo too;; 3) echo three;; esac';
  return [
    'diff --git a/answer.sh b/answer.sh', '--- a/answer.sh', '+++ b/answer.sh', '@@ -1 +1 @@', `-${wrong}`, `+${answers.right.trimEnd()}`,
    'diff --git a/large.txt b/large.txt', 'new file mode 100644', '--- /dev/null', '+++ b/large.txt', `@@ -0,0 +1,${lines.length} @@`, ...lines, '',
  ].join('\n');
}

/** Most resident memory of a process so far in MB (proc manual, VmHWM); 0 once it has ended. */
function peakOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000);
  } catch {
    return 0;
  }
}
