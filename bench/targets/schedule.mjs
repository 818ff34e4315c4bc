import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gatesOf, linePatch, makeRepository, runProgram } from '../program.mjs';
import { idealMs, spanMs } from '../schedule-ideal.mjs';
import { groupBy, median, percentile } from '../statistics.mjs';

export const title = 'First gate start to last gate end, against the ideal schedule of its gates';

const workloads = [
  { workload: '2 s gates, 4 candidates, 2 jobs', sleepS: '2', jobs: 2, bar: 1.05, repeats: 5, quickRepeats: 1 },
  { workload: '60 ms gates, 4 candidates, 2 jobs', sleepS: '0.06', jobs: 2, bar: null, repeats: 20, quickRepeats: 3 },
];
const demo = 'demo, 3 candidates';
/** The demo takes one job a processor. */
const demoJobs = availableParallelism();
const bars = new Map([...workloads.map(({ workload, bar }) => [workload, bar]), [demo, 1.25]]);

/** Raw samples: one a run. */
export function measure({ program, folder, quick, sampled }) {
  for (const { workload, sleepS, jobs, repeats, quickRepeats } of workloads) {
    const place = join(folder, `sleep-${sleepS}`);
    makeWorkload(place);
    for (let run = 1; run <= (quick ? quickRepeats : repeats); run++) {
      const out = join(place, 'out');
      const { wallMs } = runProgram(program, ['run', '--repo', join(place, 'repository'), '--gate', `sleep ${sleepS}; grep -q 42 answer.txt`, '--candidates', join(place, 'ideas'), '--jobs', String(jobs), '--out', out]);
      sampled(sampleOf(workload, run, jobs, out, wallMs));
    }
  }
  for (let run = 1; run <= (quick ? 3 : 20); run++) {
    const out = join(folder, 'demo');
    const { wallMs } = runProgram(program, ['demo', '--out', out]);
    sampled(sampleOf(demo, run, demoJobs, out, wallMs));
  }
}

/** The failing program asks for 42; four candidates, of which one is right. */
function makeWorkload(place) {
  makeRepository(join(place, 'repository'), { 'answer.txt': '41\n' });
  mkdirSync(join(place, 'ideas'));
  for (const [name, answer] of [['a', '40'], ['b', '43'], ['c', '42'], ['d', '44']]) writeFileSync(join(place, 'ideas', `${name}.patch`), linePatch('answer.txt', '41', answer));
}

function sampleOf(workload, run, jobs, out, wallMs) {
  const gates = gatesOf(out);
  const [span, ideal] = [spanMs(gates), idealMs(gates, jobs)];
  return { workload, run, jobs, gates: gates.length, spanMs: span, idealMs: ideal, ratio: span / ideal, medianGateMs: median(gates.map(({ startMs, endMs }) => endMs - startMs)), wallMs };
}

/** The printed summary, and whether the bars are kept. */
export function report(samples) {
  const lines = ['workload | runs | gate, median ms | span, median ms | ideal, median ms | ratio, median | ratio, p95', '--- | --- | --- | --- | --- | --- | ---'];
  let holds = true;
  for (const [workload, group] of groupBy(samples, (sample) => sample.workload)) {
    const ratios = group.map(({ ratio }) => ratio);
    const of = (key) => Math.round(median(group.map((sample) => sample[key])));
    lines.push([workload, group.length, of('medianGateMs'), of('spanMs'), of('idealMs'), median(ratios).toFixed(3), percentile(ratios, 0.95).toFixed(3)].join(' | '));
    const bar = bars.get(workload) ?? null;
    if (bar !== null) {
      holds &&= median(ratios) <= bar;
      lines.push(`bar for ${workload}: ${bar}; ${median(ratios) <= bar ? 'kept' : 'not kept'}`);
    }
  }
  return { lines, holds };
}

export const notClaimed = [
  'The ideal is list scheduling of the durations that were measured in the same run: it says nothing about how fast gates are, or about the time before the first and after the last gate.',
  'The repositories are small: the cost of forking large trees is in other figures.',
  'Gates that sleep do not compete for processors; gates that compute do.',
];
