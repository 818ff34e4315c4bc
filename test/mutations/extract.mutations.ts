import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { extract } from '../../src/cli/extract.js';
import { SafeDebugError } from '../../src/errors.js';
import { mutate, mutations } from './mutation.js';
import { limitMs, sayHowItWent, seed, share } from './settings.js';
import { Stopwatch } from './slowest.js';

const folder = 'fixtures/cases/comments';
const eventSchema = z.object({ kind: z.string(), body: z.string(), position: z.record(z.string(), z.unknown()).nullish() });
const events = readdirSync(folder).map((id) => eventSchema.parse(JSON.parse(readFileSync(join(folder, id, 'event.json'), 'utf8'))));
const answerSchema = z.object({ trigger: z.boolean(), commands: z.array(z.unknown()), problems: z.array(z.string()), candidates: z.array(z.object({ source: z.string(), patch: z.string().nullable(), replacement: z.string().nullable() })) });

const scratch = mkdtempSync(join(tmpdir(), 'extract-mutations-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function payloadOf({ kind, position }: z.infer<typeof eventSchema>, body: string) {
  const comment = { id: 1, body, user: { login: 'someone', type: 'User' }, ...position };
  return kind === 'issue_comment' ? { action: 'created', comment, issue: { number: 7, pull_request: {} } } : { action: 'created', comment, pull_request: { number: 7, head: { sha: position?.['commit_id'] ?? '' } } };
}

/** What extract prints, or the code of the error with which it refuses the file. */
async function answerTo(content: string | Buffer, ...source: string[]) {
  const file = join(scratch, 'input');
  writeFileSync(file, content);
  let printed = '';
  try {
    expect(await extract([...source.map((part) => (part === 'FILE' ? file : part)), '--json'], { stdout: (text) => { printed += text; } })).toBe(0);
    return answerSchema.parse(JSON.parse(printed));
  } catch (error) {
    if (error instanceof SafeDebugError && error.code === 'input') return null;
    throw error;
  }
}

describe('a damaged comment or reply', () => {
  test('is answered, is quoted as written, and starts nothing that is not its own', async () => {
    const watch = new Stopwatch();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...events), mutations, fc.constantFrom('write', 'read'), async (event, damage, permission) => {
        const body = damage.reduce(mutate, Buffer.from(event.body)).toString('utf8');
        const isReply = event.kind === 'model_reply';
        const answer = await watch.time(limitMs, () => (isReply ? answerTo(body, '--reply', 'FILE') : answerTo(JSON.stringify(payloadOf(event, body)), '--event', 'FILE', '--permission', permission)));
        expect(answer).not.toBeNull();
        const { trigger = false, commands = [], candidates = [] } = answer ?? {};
        if (isReply) expect([trigger, commands]).toEqual([false, []]);
        if (!isReply && permission === 'read') expect([trigger, commands, candidates]).toEqual([false, [], []]);
        if (trigger) expect(body).toContain('/try');
        // CommonMark replaces NUL ("Insecure characters").
        const written = new Set(body.replaceAll('\0', '\ufffd').split(/\r\n?|\n/).map((line) => line.trim()));
        for (const { patch, replacement } of candidates) for (const line of (patch ?? replacement ?? '').replaceAll('\0', '\ufffd').split('\n')) expect(written.has(line.trim()) || [...written].some((whole) => whole.endsWith(line.trim())), JSON.stringify(line)).toBe(true);
      }),
      { numRuns: share(0.35), seed },
    );
    sayHowItWent('extract', watch.summary);
  });

  test('is refused as input where the payload itself is damaged', async () => {
    const watch = new Stopwatch();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...events), mutations, async (event, damage) => {
        const answer = await watch.time(limitMs, () => answerTo(damage.reduce(mutate, Buffer.from(JSON.stringify(payloadOf(event, event.body)))), '--event', 'FILE', '--permission', 'write'));
        expect(answer?.trigger === false ? answer.commands : []).toEqual([]);
      }),
      { numRuns: share(0.05), seed },
    );
    sayHowItWent('extract (payload)', watch.summary);
  });
});
