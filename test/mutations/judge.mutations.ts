import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { judge } from '../../src/cli/judge.js';
import { SafeDebugError } from '../../src/errors.js';
import { mutate, mutations } from './mutation.js';
import { limitMs, sayHowItWent, seed, share } from './settings.js';
import { Stopwatch } from './slowest.js';

const folder = 'fixtures/cases/reports';
const runSchema = z.object({
  gate: z.object({ format: z.string(), report_globs: z.array(z.string()), reports_required: z.boolean(), min_tests: z.number() }),
  env_secrets: z.record(z.string(), z.string()),
  attempts: z.array(z.object({ exit_code: z.number().nullable(), signal: z.string().nullable(), timed_out: z.boolean(), started_at: z.string(), ended_at: z.string(), reports: z.array(z.object({ file: z.string(), mtime: z.string() })), stdout: z.string().nullable() })),
});
const countsSchema = z.object({ total: z.number(), passed: z.number(), failed: z.number(), errors: z.number() });
const answerSchema = z.object({ verdict: z.enum(['pass', 'fail', 'inconclusive']), counts: countsSchema.nullable(), failing: z.array(z.unknown()), durationS: z.number().nonnegative().nullable(), problems: z.array(z.string()) });

const cases = readdirSync(folder).map((id) => ({ id, run: runSchema.parse(JSON.parse(readFileSync(join(folder, id, 'run.json'), 'utf8'))) }))
  .map(({ id, run }) => ({ id, run, files: [...new Set(run.attempts.flatMap(({ reports, stdout }) => [...reports.map(({ file }) => file), ...(stdout === null ? [] : [stdout])]))].filter((file) => statSync(join(folder, id, file)).size < 100_000) }))
  .filter(({ files }) => files.length > 0);
type Case = (typeof cases)[number];

const scratch = mkdtempSync(join(tmpdir(), 'judge-mutations-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** File names in the scratch folder, which is flat. */
const flat = (file: string): string => file.replaceAll('/', '_');

function recordOf({ gate, env_secrets: secrets, attempts }: Case['run']) {
  return {
    gate: { format: gate.format, reports: gate.report_globs, reportsRequired: gate.reports_required, minTests: gate.min_tests },
    secrets,
    attempts: attempts.map((one) => ({
      exitCode: one.exit_code, signal: one.signal, timedOut: one.timed_out, startedAt: one.started_at, endedAt: one.ended_at,
      reports: one.reports.map(({ file, mtime }) => ({ file: flat(file), mtime })), output: one.stdout === null ? null : flat(one.stdout),
    })),
  };
}

async function judged(record: string | Buffer): Promise<z.infer<typeof answerSchema> | null> {
  writeFileSync(join(scratch, 'record.json'), record);
  let printed = '';
  try {
    expect(await judge([join(scratch, 'record.json'), '--log', join(scratch, 'clean.log'), '--json'], { stdout: (text) => { printed += text; } })).toBe(0);
    return answerSchema.parse(JSON.parse(printed));
  } catch (error) {
    if (error instanceof SafeDebugError && error.code === 'input') return null;
    throw error;
  }
}

/**
 * Failures as a plain search of a text sees them, by format; fewer than a reader may see, never more. Comments and CDATA of
 * XML, and what TAP indents, are left out; so are tests of which only text within a string speaks.
 */
const signsOfFailure: Record<string, (text: string) => boolean> = {
  junit: (text) => !/<!--|<!\[CDATA\[|<\?(?!xml)/.test(text) && /<testcase\b[^<>]*>\s*<(failure|error)[\s/>]/.test(text),
  tap: (text) => !/^\s*---/m.test(text) && /^not ok( \d+)?( - [\w ]*)?$/m.test(text),
  gotest: (text) => /^\{"Time":"[^"]*","Action":"fail","Package":"[^"]+","Test":"[^"]+"[^{}]*\}$/m.test(text),
  jest: () => false,
  ctrf: () => false,
  none: () => false,
};

/** What a pass needs, whatever the files say. */
function checkPass({ run, files }: Case, counts: z.infer<typeof countsSchema> | null): void {
  for (const { exit_code: exitCode, signal, timed_out: timedOut } of run.attempts) expect([exitCode, signal, timedOut]).toEqual([0, null, false]);
  if (run.gate.format === 'none') return;
  if (run.gate.reports_required) expect(counts?.passed).toBeGreaterThanOrEqual(run.gate.min_tests);
  expect((counts?.failed ?? 0) + (counts?.errors ?? 0)).toBe(0);
  const reports = new Set(run.attempts.flatMap((attempt) => attempt.reports.map(({ file }) => file)));
  for (const file of files.filter((one) => reports.has(one))) {
    const text = readFileSync(join(scratch, flat(file)), 'utf8');
    expect(signsOfFailure[run.gate.format]?.(text) ?? false, text).toBe(false);
  }
}

describe('a damaged report, output or record', () => {
  test('is answered in bounds, and passes only where nothing fails', async () => {
    const watch = new Stopwatch();
    let passes = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), fc.nat(), mutations, async (given, choice, damage) => {
        const hit = given.files[choice % given.files.length];
        for (const file of given.files) {
          const content = readFileSync(join(folder, given.id, file));
          writeFileSync(join(scratch, flat(file)), file === hit ? damage.reduce(mutate, content) : content);
        }
        const answer = await watch.time(limitMs, () => judged(JSON.stringify(recordOf(given.run))));
        expect(answer).not.toBeNull();
        if (answer?.verdict === 'pass') {
          passes += 1;
          checkPass(given, answer.counts);
        }
        const log = readFileSync(join(scratch, 'clean.log'));
        expect(log.length).toBeLessThanOrEqual(65_536);
        expect(log.toString('utf8')).not.toMatch(/^[^\S\n]*::|##\[|[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/m);
        for (const secret of Object.values(given.run.env_secrets).filter((value) => value.length >= 6)) expect(log.includes(secret)).toBe(false);
      }),
      { numRuns: share(0.35), seed },
    );
    sayHowItWent('judge', watch.summary, `; ${passes} passes`);
  });

  test('is refused as input where the record itself is damaged, or judged by what it says', async () => {
    const watch = new Stopwatch();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), mutations, async (given, damage) => {
        for (const file of given.files) writeFileSync(join(scratch, flat(file)), readFileSync(join(folder, given.id, file)));
        const record = damage.reduce(mutate, Buffer.from(JSON.stringify(recordOf(given.run))));
        const answer = await watch.time(limitMs, () => judged(record));
        expect(answer?.verdict !== 'pass' || /"exitCode":\s*-?0[,\s]/.test(record.toString('latin1')), record.toString('latin1')).toBe(true);
      }),
      { numRuns: share(0.05), seed },
    );
    sayHowItWent('judge (record)', watch.summary);
  });
});
