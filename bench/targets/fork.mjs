import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTask, withDependencies } from '../repositories.mjs';
import { groupBy, median, percentile } from '../statistics.mjs';
import { withWorkbench } from '../workbench.mjs';

export const title = 'Forking a world, by strategy and size of the tree';

const strategies = ['namespace', 'copy'];
const bars = { namespaceMs: 20, copyRatio: 1.15 };

/** Raw samples: one a fork; each fork as a copy beside a `cp -a` of the same tree, in turn. */
export async function measure({ program, folder, quick, sampled }) {
  for (const tree of quick ? ['1000'] : ['1000', '10000', 'with dependencies', '100000']) {
    const task = taskOf(tree, join(folder, 'task'));
    const { files } = task;
    await measureRestores({ program, folder, task, files, rounds: quick || files > 10_000 ? 1 : 3, sampled });
    for (const strategy of strategies) {
      const rounds = quick ? 3 : strategy === 'namespace' ? 15 : files > 10_000 ? 3 : 7;
      await withWorkbench({ program, task, isolation: strategy, store: join(folder, 'store') }, async ({ snapshot }) => {
        for (let round = 1; round <= rounds; round++) {
          if (strategy === 'copy') sampled({ files, strategy: 'cp -a', round, ms: copied(snapshot.folders.root, join(folder, 'copy')) });
          const start = performance.now();
          const world = await snapshot.worlds.fork(`bench-${round}`);
          sampled({ files, strategy, round, ms: performance.now() - start });
          const end = performance.now();
          await world.discard();
          sampled({ files, strategy: `${strategy}: take away`, round, ms: performance.now() - end });
        }
      });
    }
    rmSync(join(folder, 'task'), { recursive: true });
  }
}

/** A number of files, or 1,000 with real packages that are carried along. */
function taskOf(tree, folder) {
  return tree === 'with dependencies' ? withDependencies(makeTask(folder, 1_000, 0)) : makeTask(folder, Number(tree), 0);
}

/**
 * In turn, once unmeasured, and each with nothing left to be written to the disk: what was written before, and objects that
 * are read for the first time, would be counted against the strategy that comes first.
 */
async function measureRestores({ program, folder, task, files, rounds, sampled }) {
  for (let round = 0; round <= rounds; round++) {
    for (const isolation of strategies) {
      execFileSync('sync', ['--file-system', folder]);
      const ms = await withWorkbench({ program, task, isolation, store: join(folder, 'store') }, (_workbench, restoreMs) => restoreMs);
      if (round > 0) sampled({ files, strategy: `${isolation}: restore`, round, ms });
    }
  }
}

function copied(from, to) {
  const start = performance.now();
  execFileSync('cp', ['-a', '--', from, to]);
  const ms = performance.now() - start;
  rmSync(to, { recursive: true });
  return ms;
}

/** The printed summary, and whether the bars are kept at every size. */
export function report(samples) {
  const lines = ['files | what | forks | median ms | p95 ms', '--- | --- | --- | --- | ---'];
  let holds = true;
  for (const [files, ofSize] of groupBy(samples, (sample) => sample.files)) {
    const of = new Map([...groupBy(ofSize, ({ strategy }) => strategy)].map(([strategy, group]) => [strategy, group.map(({ ms }) => ms)]));
    for (const [strategy, all] of of) lines.push([files, strategy, all.length, median(all).toFixed(1), percentile(all, 0.95).toFixed(1)].join(' | '));
    const rounds = of.get('copy').map((ms, index) => ms / of.get('cp -a')[index]);
    lines.push([files, 'copy, in cp -a of the same round', rounds.length, median(rounds).toFixed(2), percentile(rounds, 0.95).toFixed(2)].join(' | '));
    holds &&= median(of.get('namespace')) < bars.namespaceMs && median(rounds) <= bars.copyRatio;
  }
  lines.push(`bars: namespace under ${bars.namespaceMs} ms, copy at most ${bars.copyRatio} of cp -a; ${holds ? 'kept' : 'not kept'}`);
  return { lines, holds };
}

/** Median time by size, on logarithmic axes. */
export function pictures(samples) {
  const series = ['namespace', 'copy', 'cp -a'].map((name) => ({ name, type: 'line', data: [...groupBy(samples.filter(({ strategy }) => strategy === name), ({ files }) => files)].map(([files, group]) => [files, Number(median(group.map(({ ms }) => ms)).toFixed(1))]) }));
  return [{ title: { text: 'Forking a world: milliseconds (median)' }, xAxis: { type: 'log', name: 'files', nameLocation: 'middle', nameGap: 30 }, yAxis: { type: 'log', name: 'ms' }, series }];
}

export const notClaimed = ['Restoring the snapshot from git comes once before all forks; it grows with the tree (rows "restore").', 'The first write to a large file of the snapshot copies it: that time is the gate\'s.'];
