import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatesOf, linePatch, makeRepository, runProgram } from '../program.mjs';
import { groupBy, median, percentile } from '../statistics.mjs';

export const title = 'Start of the program to start of the first gate, 1,000 files';

const files = 1000;
const barMs = 200;

/** Raw samples: one a run. */
export function measure({ program, folder, quick, sampled }) {
  const content = Object.fromEntries(Array.from({ length: files - 1 }, (_, index) => [`src/${index % 40}/file-${index}.txt`, `line of file ${index}\n`.repeat(50)]));
  makeRepository(join(folder, 'packed'), { ...content, 'answer.txt': '41\n' });
  cpSync(join(folder, 'packed'), join(folder, 'loose'), { recursive: true });
  unpack(join(folder, 'loose'));
  writeFileSync(join(folder, 'fix.patch'), linePatch('answer.txt', '41', '42'));
  for (let run = 1; run <= (quick ? 3 : 20); run++) {
    for (const objects of ['packed', 'loose']) sampled({ objects, run, ...started(program, folder, objects) });
  }
}

function started(program, folder, objects) {
  const out = join(folder, 'out');
  const { startedMs, wallMs } = runProgram(program, ['run', '--repo', join(folder, objects), '--gate', 'grep -q 42 answer.txt', '--candidate', join(folder, 'fix.patch'), '--jobs', '2', '--out', out]);
  return { firstGateMs: Math.min(...gatesOf(out).map(({ startMs }) => startMs)) - startedMs, wallMs };
}

/** Every object in a file of its own, as `git add` leaves them. */
function unpack(repository) {
  const packs = join(repository, '.git/objects/pack');
  const moved = join(repository, '.git/moved');
  renameSync(packs, moved);
  mkdirSync(packs);
  for (const name of readdirSync(moved).filter((each) => each.endsWith('.pack'))) execFileSync('git', ['unpack-objects', '-q'], { cwd: repository, input: readFileSync(join(moved, name)) });
  rmSync(moved, { recursive: true });
}

/** The printed summary, and whether the bar is kept where objects are in a pack. */
export function report(samples) {
  const lines = [];
  let holds = false;
  for (const [objects, group] of groupBy(samples, (sample) => sample.objects)) {
    const first = group.map(({ firstGateMs }) => firstGateMs);
    lines.push(`objects ${objects}, runs ${group.length}: first gate after ${median(first)} ms (median), ${percentile(first, 0.95)} ms (p95); whole command ${Math.round(median(group.map(({ wallMs }) => wallMs)))} ms (median)`);
    if (objects === 'packed') holds = median(first) <= barMs;
  }
  return { holds, lines: [...lines, `bar: ${barMs} ms with packed objects, as a clone has them; ${holds ? 'kept' : 'not kept'}`] };
}

export const notClaimed = ['The files are in the page cache; a first run after a restart of the machine is slower.'];
