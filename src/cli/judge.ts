import type { GateJudgement, Judgement } from '../core/judging.js';
import { judgeRecord } from '../gate/record.js';
import { positionals, readArguments } from './arguments.js';

const usage = `safe-debug judge: what the exit status and the reports of a gate prove together

Usage: safe-debug judge RECORD.json [--log FILE] [--json]

  --log FILE  write the cleaned output there (no escape codes, secrets, runner commands; at most 64 KiB)
  --json      one JSON document instead of text
  --help      this text

RECORD.json holds one gate and its attempts; paths in it count from its own folder:

  { "gate": { "format": "junit", "reports": ["out/*.xml"], "reportsRequired": true, "minTests": 1 },
    "secrets": {},
    "attempts": [{ "exitCode": 0, "signal": null, "timedOut": false,
      "startedAt": "2026-01-01T10:00:00Z", "endedAt": "2026-01-01T10:00:30Z",
      "reports": [{ "file": "out/junit.xml", "mtime": "2026-01-01T10:00:20Z" }], "output": "stdout.txt" }] }

Formats: junit, tap, ctrf, jest, gotest, none. The exit status is 0 whatever the verdict is.

Example:
  safe-debug judge record.json --log clean.log
`;

/** Most failing tests named as text; the JSON has all. */
const maxNamed = 20;

/**
 * The command `judge`. Prints the judgement to `output.stdout` and resolves with exit status 0; rejects with `usage` for
 * arguments it does not understand and with `input` for a record it cannot use.
 */
export async function judge(args: string[], output: { stdout: (text: string) => void }): Promise<number> {
  const { values, positionals: given } = readArguments('judge', args, { log: { type: 'string' } });
  if (values.help === true) {
    output.stdout(usage);
    return 0;
  }
  const [recordFile = ''] = positionals('judge', given, 'RECORD.json');
  const judgement = await judgeRecord(recordFile, { logFile: values.log });
  output.stdout(values.json ? `${JSON.stringify(documentOf(judgement), null, 2)}\n` : textOf(judgement));
  return 0;
}

function documentOf(judgement: GateJudgement) {
  return { ...answerOf(judgement), attempts: judgement.attempts.map(answerOf) };
}

function answerOf({ verdict, counts, failing, durationS, problems }: Judgement) {
  return { verdict, counts, failing, durationS, problems };
}

function textOf({ verdict, counts, failing, durationS, problems }: GateJudgement): string {
  const lines: string[] = [verdict];
  if (counts !== null) {
    const parts = [`${counts.passed} passed`, `${counts.failed} failed`, `${counts.errors} errors`, `${counts.skipped} skipped`, `${counts.todo} todo`];
    lines.push(`tests: ${counts.total} (${parts.join(', ')}${counts.flaky > 0 ? `; ${counts.flaky} of the passed flaky` : ''})`);
  }
  if (durationS !== null) lines.push(`duration: ${durationS.toFixed(3)} s`);
  if (problems.length > 0) lines.push(`problems: ${problems.join(', ')}`);
  for (const { suite, name } of failing.slice(0, maxNamed)) lines.push(`- ${[suite, name].filter((part) => part !== '').join(' > ')}`);
  if (failing.length > maxNamed) lines.push(`- and ${failing.length - maxNamed} more`);
  return `${lines.join('\n')}\n`;
}
