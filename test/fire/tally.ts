import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';

/** Where the outcomes of one run of `npm run test:fire` are collected, one JSON object a line. */
export const tallyFile = 'coverage/fire.jsonl';

const outcomeSchema = z.strictObject({
  /** What was tried, in a few words; of an honest twin, what it honestly does. */
  attack: z.string().min(1),
  /** Whether it is the honest twin of an attack, which must get through; twins are counted apart. */
  honest: z.boolean().default(false),
  /** Whether nothing was promoted, believed, lost or broken that must not be; of an honest twin, whether it came out as it must. */
  held: z.boolean(),
  /** Whether the evidence or the message names what happened. */
  named: z.boolean(),
  /** Whether something honest was refused. */
  falseAlarm: z.boolean(),
  /** Outside of what is promised, so counted apart and neither as held nor as lost: SECURITY.md says what stands against it. */
  beyond: z.boolean().default(false),
  /** How many attempts came out like this. */
  times: z.int().positive().default(1),
});

const lineSchema = outcomeSchema.extend({ file: z.string() });
export type TallyLine = z.infer<typeof lineSchema>;

/** Notes how an attack came out, for the table at the end. It asserts nothing: a test that fails its `expect` is red as always. */
export function record(outcome: z.input<typeof outcomeSchema>): void {
  const file = relative(process.cwd(), expect.getState().testPath ?? 'unknown');
  appendFileSync(tallyFile, `${JSON.stringify({ file, ...outcomeSchema.parse(outcome) })}\n`);
}

/** Reads what `record` wrote. Throws for a line that it did not write. */
export function parseTally(text: string): TallyLine[] {
  return text.split('\n').filter((line) => line !== '').map((line) => lineSchema.parse(JSON.parse(line)));
}
