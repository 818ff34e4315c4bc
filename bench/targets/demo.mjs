import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../program.mjs';
import { groupBy, median, percentile } from '../statistics.mjs';

export const title = 'The demo as a whole command, by version of Node';

/** Raw samples: one a run, the versions in turn so that none has the machine's better minutes. */
export function measure({ program, folder, quick, nodes, sampled }) {
  const known = new Map([process.execPath, resolve(import.meta.dirname, '../../node_modules/.bin/node'), ...nodes].filter((node) => existsSync(node)).map((node) => [versionOf(node), node]));
  for (let run = 1; run <= (quick ? 3 : 20); run++) {
    for (const [version, node] of known) {
      const { wallMs } = runProgram({ ...program, node }, ['demo', '--out', join(folder, 'demo')]);
      sampled({ node: version, run, wallMs });
    }
  }
}

const versionOf = (node) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

/** The printed summary; the demo has no bar of its own. */
export function report(samples) {
  const lines = [...groupBy(samples, ({ node }) => node)].map(([node, group]) => {
    const walls = group.map(({ wallMs }) => wallMs);
    return `Node ${node}: ${group.length} runs, ${Math.round(median(walls))} ms (median), ${Math.round(percentile(walls, 0.95))} ms (p95)`;
  });
  return { lines, holds: true };
}

export const notClaimed = ['The gate of the demo starts a Node of its own, the one that PATH names, whichever version runs the program.'];
