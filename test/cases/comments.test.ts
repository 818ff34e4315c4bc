import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { extract } from '../../src/cli/extract.js';
import { newRepository } from '../candidates/repository.js';

const folder = 'fixtures/cases/comments';

const commands = z.array(z.object({ name: z.string(), args: z.array(z.string()) }));
const common = { source: z.string(), patch: z.string().nullable(), replacement: z.string().nullable(), tree: z.string().nullable(), flags: z.array(z.string()) };
const answerSchema = z.object({
  trigger: z.boolean(),
  commands,
  problems: z.array(z.string()),
  candidates: z.array(z.strictObject({ ...common, info: z.string().nullable(), path: z.string().nullable(), startLine: z.int().nullable(), endLine: z.int().nullable(), applies: z.boolean().nullable() })),
});
const expectationSchema = z.object({ trigger: z.boolean().nullable(), commands, problems: z.array(z.string()), candidates: z.array(z.object({ ...common, applies: z.boolean().nullish() })) });
const expectedSchema = expectationSchema.extend({ base_tree: z.string().nullable(), also_ok: z.array(expectationSchema.partial()) });
const eventSchema = z.object({
  kind: z.string(),
  action: z.string(),
  settings: z.object({ command: z.string(), allowed_associations: z.array(z.string()) }),
  on: z.string(),
  author: z.object({ login: z.string(), type: z.string(), association: z.string() }).nullable(),
  body: z.string(),
  position: z.object({ commit_id: z.string().nullish(), original_commit_id: z.string().nullish() }).loose().nullish(),
  head_sha: z.string().nullish(),
});
const baseSchema = z.array(z.object({ path: z.string(), mode: z.string(), text: z.string().optional(), base64: z.string().optional() }));

type Expectation = z.infer<typeof expectationSchema>;
type CaseEvent = z.infer<typeof eventSchema>;

const readJson = <T>(id: string, name: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(readFileSync(join(folder, id, name), 'utf8')));

/** GitHub's payload for a case's event; `head` is the commit that stands for the head. */
function payloadOf(event: CaseEvent, head: string | null) {
  const commit = (id: string | null | undefined) => (head !== null && id === event.head_sha ? head : id);
  const comment = { id: 1, body: event.body, user: event.author && { login: event.author.login, type: event.author.type, id: 1000 } };
  if (event.kind === 'issue_comment') {
    return { action: event.action, comment, issue: { number: 7, ...(event.on === 'pull_request' ? { pull_request: { url: 'https://api.github.example/pulls/7' } } : {}) } };
  }
  const position = { ...event.position, commit_id: commit(event.position?.commit_id), original_commit_id: commit(event.position?.original_commit_id) };
  return { action: event.action, comment: { ...comment, ...position }, pull_request: { number: 7, head: { sha: commit(event.head_sha), ref: 'fix' } } };
}

async function answerTo(id: string) {
  const event = readJson(id, 'event.json', eventSchema);
  const files = existsSync(join(folder, id, 'base.json')) ? readJson(id, 'base.json', baseSchema) : null;
  const repository = files && (await newRepository(files.map(({ path, mode, text, base64 }) => ({ path, mode, content: text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text) }))));
  const scratch = mkdtempSync(join(tmpdir(), 'comment-case-'));
  try {
    const file = join(scratch, 'text');
    writeFileSync(file, event.kind === 'model_reply' ? event.body : JSON.stringify(payloadOf(event, repository?.commit ?? null)));
    const permission = event.settings.allowed_associations.includes(event.author?.association ?? '') ? 'write' : 'read';
    const source = event.kind === 'model_reply' ? ['--reply', file] : ['--event', file, '--permission', permission];
    let printed = '';
    const status = await extract([...source, '--command', event.settings.command, ...(repository ? ['--repo', repository.directory] : []), '--json'], { stdout: (text) => { printed += text; } });
    expect(status).toBe(0);
    return { answer: answerSchema.parse(JSON.parse(printed)), tree: repository?.tree ?? null };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await repository?.remove();
  }
}

/** All that is needed is there, and at most one thing more. */
const includesAll = (have: readonly string[], need: readonly string[]): boolean => need.every((code) => have.includes(code)) && new Set(have).size <= new Set(need).size + 1;

/** What of an answer counts beside an expectation, with what is not compared taken from the expectation. */
function comparable(answer: z.infer<typeof answerSchema>, expected: Expectation) {
  return {
    trigger: expected.trigger === null ? null : answer.trigger,
    commands: answer.commands,
    problems: includesAll(answer.problems, expected.problems) ? expected.problems : answer.problems,
    candidates: answer.candidates.map((candidate, position) => {
      const wanted = expected.candidates[position];
      return {
        source: candidate.source,
        applies: wanted?.applies === undefined || wanted.applies === null ? wanted?.applies : candidate.applies,
        ...bytesOf(candidate, wanted?.tree ?? null),
        flags: includesAll(candidate.flags, wanted?.flags ?? []) ? wanted?.flags : candidate.flags,
      };
    }),
  };
}

function bytesOf(candidate: { source: string; patch: string | null; replacement: string | null; tree: string | null }, wantedTree: string | null) {
  if (wantedTree !== null) return { tree: candidate.tree };
  return candidate.source === 'suggestion' ? { replacement: candidate.replacement } : { patch: candidate.patch };
}

function wantedOf({ trigger, commands: wantedCommands, problems, candidates }: Expectation) {
  return { trigger, commands: wantedCommands, problems, candidates: candidates.map((one) => ({ source: one.source, applies: one.applies, ...bytesOf(one, one.tree), flags: one.flags })) };
}

describe('what is taken from comments and replies', () => {
  it.each(readdirSync(folder))('%s', async (id) => {
    const expected = readJson(id, 'expected.json', expectedSchema);
    const { answer, tree } = await answerTo(id);
    expect(tree).toBe(expected.base_tree);
    const variants: Expectation[] = [expected, ...expected.also_ok.map((other) => expectationSchema.parse({ ...expected, ...other }))];
    const fitting = variants.find((variant) => JSON.stringify(comparable(answer, variant)) === JSON.stringify(wantedOf(variant))) ?? expected;
    expect(comparable(answer, fitting)).toEqual(wantedOf(fitting));
  });
});
