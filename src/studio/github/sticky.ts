import { code, separated } from './blocks.js';
import { absent, always, fitted, mostOfBody, type Part } from './fitting.js';
import type { RunReference } from './links.js';
import { nextMarker, writeMarker, type Standing, type StickyMarker } from './marker.js';
import { md, trustedMarkdown } from './markdown.js';
import { footer } from './parts/evidence.js';
import { endText, runOf } from './parts/tries.js';

/** What the sticky comment needs beside a document. */
export interface StickyContext {
  run: RunReference;
  /** Name of the use of the action, empty where it is alone in its run. */
  name: string;
  /** When this run started (ISO 8601, UTC). */
  startedAt: string;
  /** Id of the comment that asked; null if none did. */
  comment: number | null;
  /** The marker that the sticky comment carries now, so that earlier tries are kept; null for a new comment. */
  earlier: StickyMarker | null;
  /** Name of the command that asks for runs, such as `/try`. */
  command: string;
}

const mostEarlier = 10;

/** How the run of a comment stands. */
export type StickyStanding = Pick<Standing, 'snapshot' | 'state' | 'ended'>;

/** The comment on a snapshot, at most 60,000 bytes: its marker, for which use it is, the parts, earlier runs, and who wrote it. */
export function sticky(standing: StickyStanding, { run, name, startedAt, comment, earlier }: StickyContext, parts: readonly Part[]): string {
  const marker = nextMarker(earlier, { ...standing, name, run: run.id, attempt: run.attempt, at: startedAt, comment });
  const line = writeMarker(marker);
  return fitted([always(trustedMarkdown(line)), name === '' ? absent : always(md`Use ${code(name)} of the workflow run.`), ...parts, earlierPart(marker, run), always(footer(run))], mostOfBody);
}

function earlierPart({ tries }: StickyMarker, run: RunReference): Part {
  const earlier = tries.filter((one) => one.run !== run.id);
  if (earlier.length === 0) return absent;
  const shown = separated(earlier.slice(0, mostEarlier).map((one) => md`${runOf(one.run, run)}: ${endText(one, run)}`));
  const before = earlier.length > mostEarlier ? md` and ${earlier.length - mostEarlier} before` : null;
  return always(md`Earlier on this snapshot: ${shown}${before}.`);
}
