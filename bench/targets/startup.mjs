import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatesOf, linePatch, makeRepository, runProgram } from '../program.mjs';
import { median, percentile } from '../statistics.mjs';

export const title = 'Start of the program to start of the first gate, 1,000 files';

const files = 1000;
const barMs = 200;

/** Raw samples: one a run. */
export function measure({ program, folder, quick, sampled }) {
  const content = Object.fromEntries(Array.from({ length: files - 1 }, (_, index) => [`src/${index % 40}/file-${index}.txt`, `line of file ${index}\n`.repeat(50)]));
  makeRepository(join(folder, 'repository'), { ...content, 'answer.txt': '41\n' });
  writeFileSync(join(folder, 'fix.patch'), linePatch('answer.txt', '41', '42'));
  for (let run = 1; run <= (quick ? 3 : 20); run++) {
    const out = join(folder, 'out');
    const { startedMs, wallMs } = runProgram(program, ['run', '--repo', join(folder, 'repository'), '--gate', 'grep -q 42 answer.txt', '--candidate', join(folder, 'fix.patch'), '--jobs', '2', '--out', out]);
    sampled({ files, run, firstGateMs: Math.min(...gatesOf(out).map(({ startMs }) => startMs)) - startedMs, wallMs });
  }
}

/** The printed summary, and whether the bar is kept. */
export function report(samples) {
  const first = samples.map(({ firstGateMs }) => firstGateMs);
  const holds = median(first) <= barMs;
  return {
    holds,
    lines: [`runs ${samples.length}: first gate after ${median(first)} ms (median), ${percentile(first, 0.95)} ms (p95); whole command ${Math.round(median(samples.map(({ wallMs }) => wallMs)))} ms (median)`, `bar: ${barMs} ms; ${holds ? 'kept' : 'not kept'}`],
  };
}

export const notClaimed = ['The files are in the page cache; a first run after a restart of the machine is slower.'];
