import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { shellWord, verifyCommand } from '../commands.js';
import { onlyExitStatus } from '../gate-alone.js';
import { headlineOf } from '../headline.js';
import { askedLines } from '../asked.js';
import { nextSteps } from '../next-steps.js';
import { brief, cutToWidth, manyLines, textWidth, wrap } from '../text.js';
import { coloursOf, type Colours } from './colour.js';
import { timeline } from './timeline.js';
import { verdictTable } from './verdict-table.js';

/** What a summary needs beside the evidence. */
export interface SummaryOptions {
  /** The evidence folder, as the user would name it. */
  out: string;
  /** Digest of the evidence document's bytes. */
  digest: string;
  /** How the program is called again: `safe-debug`, or `node` with the path of its file. */
  program: string;
  /** What the gate printed on the untouched snapshot, or its end. */
  baselineLog: string;
  colour: boolean;
  /** Columns of the terminal; 60 to 100 are used. */
  width?: number | undefined;
}

const widest = 100;
const narrowest = 60;
const mostLimits = 8;
const longestLimit = 180;
const mostLogLines = 10;

/**
 * The result of a run for a terminal: the verdict, a row a world, the timeline, what was not proven, where the evidence
 * lies and how to verify it. Whole lines. Untrusted text in it is harmless. Without events there is no timeline.
 */
export function summary(evidence: Evidence, events: readonly Event[], options: SummaryOptions): string {
  const width = Math.max(narrowest, Math.min(options.width ?? widest, widest));
  const colours = coloursOf(options.colour);
  const layout = { width, colour: options.colour };
  const parts = [verdictLines(evidence, width, colours), verdictTable(evidence, layout), timeline(evidence, events, layout), listed('Models and agents', askedLines(evidence), width, colours), listed('Next', nextSteps(evidence, events, options.out), width, colours), logLines(evidence, options.baselineLog, width, colours), limitLines(evidence, width, colours), whereLines(evidence, options, colours)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function verdictLines(evidence: Evidence, width: number, colours: Colours): string {
  const { mood, verdict, details } = headlineOf(evidence);
  const paint = { good: colours.green, bad: colours.red, open: colours.yellow, quiet: colours.yellow }[mood];
  const mark = { good: '✓', bad: '✗', open: '•', quiet: '•' }[mood];
  const [first = '', ...others] = wrap(`${mark} ${verdict}`, width);
  return [first, ...others].map((line) => colours.bold(paint(line))).concat(wrap(details, width - 2).map((line) => `  ${line}`)).join('\n');
}

function listed(title: string, entries: readonly string[], width: number, colours: Colours): string {
  if (entries.length === 0) return '';
  const lines = entries.flatMap((entry) => {
    const [first = '', ...others] = wrap(entry, width - 4);
    return [`  - ${first}`, ...others.map((line) => `    ${line}`)];
  });
  return [colours.bold(title), ...lines].join('\n');
}

/** Where nothing is known per test and nothing won, the gate may fail for another reason than its tests: its own words tell. */
function logLines(evidence: Evidence, log: string, width: number, colours: Colours): string {
  if (evidence.outcome !== 'indeterminate' && !(evidence.outcome === 'no-winner' && onlyExitStatus(evidence))) return '';
  const lines = manyLines(log).split('\n').filter((line) => line.trim() !== '').slice(-mostLogLines);
  if (lines.length === 0) return '';
  return [colours.bold('Last lines of the gate on the untouched snapshot'), ...lines.map((line) => colours.dim(`  ${cutToWidth(line.replaceAll('\t', ' '), width - 2)}`))].join('\n');
}

function limitLines({ limits }: Evidence, width: number, colours: Colours): string {
  if (limits.length === 0) return '';
  const shown = limits.slice(0, mostLimits).flatMap((limit) => {
    const [first = '', ...others] = wrap(brief(limit, longestLimit), width - 4);
    return [`  - ${first}`, ...others.map((line) => `    ${line}`)];
  });
  const more = limits.length > mostLimits ? [`  - ${limits.length - mostLimits} more in the evidence`] : [];
  return [colours.bold('Not proven'), ...[...shown, ...more].map(colours.dim)].join('\n');
}

/** Commands and paths are never wrapped, so that they can be copied. */
function whereLines({ snapshot }: Evidence, { out, digest, program }: SummaryOptions, colours: Colours): string {
  const folder = shellWord(out).replace(/\/$/, '');
  const rows: [string, string][] = [
    ['Evidence', `${folder}/latest.json`],
    ['Page', `${folder}/evidence.html`],
    ['Verify', verifyCommand(program, out, digest, snapshot.repository)],
  ];
  const columns = Math.max(...rows.map(([name]) => textWidth(name)));
  return rows.map(([name, text]) => `${colours.bold(name.padEnd(columns))}  ${text}`).join('\n');
}
