import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { costOf } from '../cost-model.mjs';
import { median } from '../statistics.mjs';

const candidates = 5;

export const title = 'Steps of the action beside their gates and the latency of the API, 1,000 files, 5 candidates';

/** In milliseconds, and requests. */
const bars = { planMs: 2000, replayMs: 2000, promoteMs: 2000, firstGateMs: 500, planRequests: 12, promoteRequests: 15 };
const project = resolve(import.meta.dirname, '../..');

/** Raw samples: one a run of the reusable workflow on the test bed, whose API answers without any delay of its own. */
export function measure({ folder, quick, sampled }) {
  for (let run = 1; run <= (quick ? 1 : 7); run++) {
    const file = join(folder, `run-${run}.jsonl`);
    const end = spawnSync(process.execPath, [join(project, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.e2e.config.ts', 'test/e2e/overhead.test.ts'], { cwd: project, encoding: 'utf8', env: { ...process.env, SAFE_DEBUG_SAMPLES: file } });
    if (end.status !== 0 || !existsSync(file)) throw new Error(`The run on the test bed failed:\n${end.stdout}${end.stderr}`.slice(0, 3000));
    sampled({ run, ...JSON.parse(readFileSync(file, 'utf8')) });
  }
}

/** The printed summary, and whether the bars are kept. */
export function report(samples) {
  const of = (name) => Math.round(median(samples.map((sample) => sample[name])));
  const model = costOf({ candidates, gateS: of('gateMs') / 1000, besideS: of('worldMs') / 1000 });
  const holds = Object.entries(bars).every(([name, bar]) => of(name) <= bar) && of('jobs') === model.jobs && of('gates') === model.gates;
  return {
    holds,
    lines: [
      `runs ${samples.length}; medians: plan ${of('planMs')} ms, world ${of('worldMs')} ms, replay ${of('replayMs')} ms, promote ${of('promoteMs')} ms (both steps); start of the step to its gate ${of('firstGateMs')} ms`,
      `requests: plan ${of('planRequests')}, promote ${of('promoteRequests')}`,
      `jobs: ${of('jobs')} (model ${model.jobs}); gates: ${of('gates')} (model ${model.gates}); minutes: ${of('minutes')} on the test bed (model ${model.minutes})`,
      'a run of 5 candidates where a job takes 40 s beside its gates | jobs | gates | minutes',
      '--- | --- | --- | ---',
      ...[10, 60, 300].map((gateS) => { const cost = costOf({ candidates, gateS, besideS: 40 }); return [`gate of ${gateS} s`, cost.jobs, cost.gates, cost.minutes].join(' | '); }),
      `bars: plan, replay, promote ${bars.planMs} ms each, gate after ${bars.firstGateMs} ms, requests ${bars.planRequests} and ${bars.promoteRequests}; ${holds ? 'kept' : 'not kept'}`,
    ],
  };
}

export const notClaimed = ['GitHub itself is another machine than this test bed: its latency, times the requests, comes on top', 'checkouts and the start of a runner are not in it'];
