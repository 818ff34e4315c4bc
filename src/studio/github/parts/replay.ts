import type { Difference } from '../../../core/documents/evidence.js';
import type { Account } from '../../account.js';
import { count } from '../../quantities.js';
import { brief } from '../../text.js';
import { equalitySaying, problemSaying, replaySayings } from '../../words.js';
import { bullets, code, folded, stack, table } from '../blocks.js';
import { absent, shorterAndShorter, type Part } from '../fitting.js';
import { md, type Markdown } from '../markdown.js';

const mostProblems = 5;
const longestPath = 200;
const differenceColumns = ['path', 'set', 'difference', 'would be allowed by'].map((name) => ({ name, side: 'left' as const }));

/** How the winner was replayed, what was compared, and every difference. Nothing where nothing was replayed. */
export function replayParts({ replay }: Account): Part[] {
  if (replay.status === 'not-run') return [absent];
  const agreement = replay.testsAgree === null ? 'Whether its test results agree is unknown.' : replay.testsAgree ? 'Its test results are those of the winner.' : 'Its test results differ from those of the winner.';
  const problems = replay.problems.slice(0, mostProblems).map((problem) => problemSaying(problem).long);
  const more = replay.problems.length > mostProblems ? [`${count(replay.problems.length - mostProblems, 'more problem')} in the evidence.`] : [];
  const text = stack([md`#### Replay and equality`, md`${replaySayings[replay.status].long} ${agreement} ${equalitySaying(replay.equality).long}`, bullets([...problems, ...more])]);
  return [{ sizes: [text], rank: 0 }, differencesPart(replay.equality?.differences ?? []), volatilePart(replay.equality?.observedVolatile ?? [])];
}

function differencesPart(differences: readonly Difference[]): Part {
  if (differences.length === 0) return absent;
  const render = (shown: readonly Difference[], hidden: number): Markdown => {
    const rows = shown.map(({ path, set, kind, declare }) => [code(brief(path, longestPath)), set, kind, declare === null ? 'nothing' : md`${code('volatile')}: ${code(brief(declare, longestPath))}`]);
    const note = hidden === 0 ? null : md`${count(hidden, 'difference')} ${shown.length === 0 ? '' : 'more '}in the evidence.`;
    return stack([rows.length === 0 ? null : table(differenceColumns, rows), note]);
  };
  return { sizes: shorterAndShorter(differences, [50, 10, 0], render), rank: 2 };
}

function volatilePart(paths: readonly string[]): Part {
  if (paths.length === 0) return absent;
  const render = (shown: readonly string[], hidden: number): Markdown => {
    const said = `${count(paths.length, 'path')} not compared, because two baselines already differed there`;
    const note = hidden === 0 ? null : md`${hidden} more in the evidence.`;
    return shown.length === 0 ? md`${said}.` : folded(said, stack([bullets(shown.map((path) => code(brief(path, longestPath)))), note]));
  };
  return { sizes: shorterAndShorter(paths, [50, 10, 0], render), rank: 4 };
}
