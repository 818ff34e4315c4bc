import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy, median } from '../statistics.mjs';

export const title = 'extract on comments that cost the most to read: the whole command';

const barMs = 4_000;
/** Longest comment that GitHub takes, in characters. */
const longestComment = 65_536;

/** Units on whose repetition the parser of Markdown takes time that grows with the square of the length. */
const units = ['*a_', '[[a]', '1. ', '- a\n  - b\n', 'a\n=\n', 'a<?', '* * a\n', '[a]: b\n'];

/** Raw samples: one a run. For each unit ever shorter texts below a command, until one is read: then the command is found. */
export function measure({ program, folder, quick, sampled }) {
  for (const unit of units) {
    for (let run = 1; run <= (quick ? 1 : 3); run++) {
      let read = false;
      for (let characters = longestComment - 100; !read && characters > 500; characters = Math.floor(characters * (quick ? 0.5 : 0.85))) {
        const { wallMs, read: wasRead } = extracted(program, folder, `/try\n\n${unit.repeat(characters / unit.length)}`);
        read = wasRead;
        sampled({ unit, run, characters, read, wallMs });
      }
    }
  }
}

function extracted({ node = process.execPath, cli }, folder, body) {
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify(payload(body)));
  const start = performance.now();
  const end = spawnSync(node, [cli, 'extract', '--event', event, '--permission', 'write', '--json'], { encoding: 'utf8' });
  const wallMs = performance.now() - start;
  if (end.status !== 0) throw new Error(`extract ended with ${end.signal ?? end.status}:\n${end.stderr}`.slice(0, 3000));
  return { wallMs, read: JSON.parse(end.stdout).trigger };
}

/** The part of the payload of an issue_comment event that is read (GitHub Docs, "Webhook events and payloads"). */
function payload(body) {
  const user = { login: 'mona', id: 1, type: 'User' };
  return { action: 'created', repository: { full_name: 'octo/bench' }, issue: { number: 1, pull_request: {}, user }, comment: { id: 1, body, user, author_association: 'MEMBER', html_url: 'https://github.com/octo/bench/pull/1#issuecomment-1' } };
}

/** The printed summary, and whether the bar is kept by the slowest of all runs. */
export function report(samples) {
  const slowest = Math.max(...samples.map(({ wallMs }) => wallMs));
  const holds = slowest <= barMs;
  const lines = [...groupBy(samples, ({ unit }) => unit)].map(([unit, group]) => {
    const read = group.filter((sample) => sample.read);
    return `${JSON.stringify(unit)}: ${median(read.map(({ characters }) => characters))} characters are read in ${Math.round(median(read.map(({ wallMs }) => wallMs)))} ms (median); longest answer ${Math.round(Math.max(...group.map(({ wallMs }) => wallMs)))} ms`;
  });
  return { holds, lines: [...lines, `bar: ${barMs} ms for the slowest run; ${holds ? 'kept' : 'not kept'}`] };
}

export const notClaimed = ['Whether a text is read depends on the text alone; how long that takes depends on the machine.'];
