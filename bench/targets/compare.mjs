import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTask } from '../repositories.mjs';
import { groupBy, median, percentile } from '../statistics.mjs';
import { moduleOf, withWorkbench } from '../workbench.mjs';

export const title = 'Describing and comparing winner and replay, ten files changed in each';

const changed = 10;
const barMs = 50;

/** Raw samples: one a pair of worlds; the first of a strategy also describes the snapshot, once for all worlds. */
export async function measure({ program, folder, quick, sampled }) {
  const { compareWorlds } = await moduleOf('core/equality.js');
  const { readManifest, writeManifest } = await moduleOf('evidence/manifest-files.js');
  for (const files of quick ? [1_000] : [1_000, 10_000, 100_000]) {
    const task = makeTask(join(folder, String(files)), files, 0);
    for (const strategy of ['namespace', 'copy']) {
      await withWorkbench({ program, task, isolation: strategy, store: join(folder, 'store') }, async ({ snapshot }) => {
        const rules = { source: snapshot.source, ignoreRules: snapshot.ignoreRules, readIgnored: false };
        const document = join(folder, 'manifest.jsonl');
        for (let round = 0; round <= (quick ? 3 : strategy === 'namespace' ? 10 : 2); round++) {
          const worlds = [await snapshot.worlds.fork(`winner-${round}`), await snapshot.worlds.fork(`replay-${round}`)];
          for (const { reached } of worlds) for (let file = 0; file < changed; file++) appendFileSync(join(reached.tree, `source/0/0/file-${file}.txt`), 'changed\n');
          const times = { describeMs: 0, writeMs: 0, readMs: 0, compareMs: 0 };
          const read = [];
          for (const world of worlds) {
            const start = performance.now();
            const { manifest, ignored } = await world.manifest(rules);
            const described = performance.now();
            await writeManifest(document, manifest);
            const written = performance.now();
            read.push({ manifest: await readManifest(document), ignored });
            times.describeMs += described - start;
            times.writeMs += written - described;
            times.readMs += performance.now() - written;
          }
          const start = performance.now();
          const { equal } = compareWorlds(read[0], read[1], [], { volatile: [], reports: new Set(), compareIgnored: false });
          times.compareMs = performance.now() - start;
          if (!equal) throw new Error('Two worlds with the same changes were found different.');
          sampled({ files, strategy, first: round === 0, ...times });
          for (const world of worlds) await world.discard();
        }
      });
    }
    rmSync(join(folder, String(files)), { recursive: true });
  }
}

/** The printed summary, and whether the bar is kept at every size. */
export function report(samples) {
  const lines = ['files | strategy | pairs | describe both, median ms | compare, median ms | these two, p95 ms | write both, median ms | read both, median ms', '--- | --- | --- | --- | --- | --- | --- | ---'];
  let holds = true;
  for (const [name, group] of groupBy(samples, ({ files, strategy, first }) => `${files} | ${strategy}${first ? ', first (describes the snapshot)' : ''}`)) {
    const of = (key) => median(group.map((sample) => sample[key]));
    lines.push([name, group.length, of('describeMs').toFixed(1), of('compareMs').toFixed(1), percentile(group.map(({ describeMs, compareMs }) => describeMs + compareMs), 0.95).toFixed(1), of('writeMs').toFixed(1), of('readMs').toFixed(1)].join(' | '));
    if (name.endsWith('namespace')) holds &&= of('describeMs') + of('compareMs') < barMs;
  }
  lines.push(`bar: namespace under ${barMs} ms for describing and comparing; ${holds ? 'kept' : 'not kept'}`);
  return { lines, holds };
}

/** Median of describing and comparing by size, on logarithmic axes. */
export function pictures(samples) {
  const later = samples.filter(({ first }) => !first);
  const series = [...groupBy(later, ({ strategy }) => strategy)].map(([name, group]) => ({ name, type: 'line', data: [...groupBy(group, ({ files }) => files)].map(([files, pairs]) => [files, Number(median(pairs.map(({ describeMs, compareMs }) => describeMs + compareMs)).toFixed(1))]) }));
  return [{ title: { text: 'Describing and comparing two worlds, ten files changed: milliseconds (median)' }, xAxis: { type: 'log', name: 'files', nameLocation: 'middle', nameGap: 30 }, yAxis: { type: 'log', name: 'ms' }, series }];
}

export const notClaimed = ['The snapshot itself is described once a machine (rows "first"); its cost grows with the tree.', 'The evidence has each manifest as a whole, so writing and reading it (the last two columns) follow the size of the tree; the bar is not for them.'];
