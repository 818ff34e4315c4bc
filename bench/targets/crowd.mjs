import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatesOf, linePatch } from '../program.mjs';
import { makeTask } from '../repositories.mjs';
import { idealMs, spanMs } from '../schedule-ideal.mjs';
import { groupBy, median } from '../statistics.mjs';

export const title = '16 candidates at once: memory of the program, disk that their worlds take, time beside the ideal schedule';

const candidates = 16;
const barMegabytes = 150;
const lookEveryMs = 50;

/** Raw samples: one a run. Each gate changes ten files, then waits for two seconds, so that all worlds are there at once. */
export async function measure({ program, folder, quick, sampled }) {
  for (const files of quick ? [1_000] : [10_000, 100_000]) {
    const task = makeTask(join(folder, String(files)), files, 0);
    const ideas = join(folder, String(files), 'crowd');
    mkdirSync(ideas);
    for (let index = 0; index < candidates; index++) writeFileSync(join(ideas, `${String(index).padStart(2, '0')}.patch`), linePatch('answer.txt', '41', index === 7 ? '42' : String(100 + index)));
    const gate = 'for n in 0 1 2 3 4 5 6 7 8 9; do echo changed >> source/0/0/file-$n.txt; done; sleep 2; grep -q 42 answer.txt';
    for (let run = 1; run <= (quick ? 1 : 2); run++) {
      const out = join(folder, String(files), 'out');
      const { megabytes, diskMegabytes } = await watched(program, ['run', '--repo', task.repository, '--gate', gate, '--report-format', 'none', '--candidates', ideas, '--jobs', String(candidates), '--out', out], folder);
      const gates = gatesOf(out);
      sampled({ files, run, megabytes, diskMegabytes, spanMs: spanMs(gates), idealMs: idealMs(gates, candidates), treeMegabytes: treeSize(task.repository) });
    }
  }
}

/** Runs the program; the most memory it had (its own peak, of the kernel) and the most that the file system lost meanwhile. */
function watched({ cli }, given, folder) {
  const child = spawn(process.execPath, [cli, ...given], { stdio: ['ignore', 'ignore', 'pipe'] });
  const free = () => { const { bavail, bsize } = statfsSync(folder); return (bavail * bsize) / 1e6; };
  const before = free();
  let [kilobytes, disk, errors] = [0, 0, ''];
  const looking = setInterval(() => {
    disk = Math.max(disk, before - free());
    try {
      kilobytes = Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? kilobytes);
    } catch {
      // It has ended: what was seen last counts.
    }
  }, lookEveryMs);
  child.stderr.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      clearInterval(looking);
      if (status === 0) resolve({ megabytes: kilobytes / 1000, diskMegabytes: disk });
      else reject(new Error(`The run ended with ${status}:\n${errors}`.slice(0, 3000)));
    });
  });
}

function treeSize(repository) {
  return Number(execFileSync('du', ['-sm', '--exclude=.git', repository], { encoding: 'utf8' }).split('\t')[0]);
}

/** The printed summary, and whether the bar of memory is kept. */
export function report(samples) {
  const lines = ['files | runs | memory, MB | disk, MB | the tree, MB | span, ms | ideal, ms | ratio', '--- | --- | --- | --- | --- | --- | --- | ---'];
  let holds = true;
  for (const [files, group] of groupBy(samples, (sample) => sample.files)) {
    const of = (key) => Math.round(median(group.map((sample) => sample[key])));
    lines.push([files, group.length, of('megabytes'), of('diskMegabytes'), of('treeMegabytes'), of('spanMs'), of('idealMs'), median(group.map(({ spanMs: span, idealMs: ideal }) => span / ideal)).toFixed(2)].join(' | '));
    holds &&= Math.max(...group.map(({ megabytes }) => megabytes)) < barMegabytes;
  }
  lines.push(`bar: ${barMegabytes} MB of memory; ${holds ? 'kept' : 'not kept'}`);
  return { lines, holds };
}

export const notClaimed = ['Memory is that of the program, not of the gates.', 'The disk has the snapshot, its history and what the worlds wrote; other programs on the same file system would be counted too.'];
