import { isUtf8 } from 'node:buffer';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assess, type Assessment, type AssessmentBase } from '../candidates/comments/assessment.js';
import { readCommentEvent } from '../candidates/comments/payload.js';
import { readComment, readReply, type Reading } from '../candidates/comments/reading.js';
import { permissionSchema, type Permission } from '../core/permission.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { openRepository, resolveCommit } from '../git/repository.js';
import { createScratchRepository } from '../git/scratch.js';
import { positionals, readArguments } from './arguments.js';

const help = `safe-debug extract: what a comment or a model's reply asks for; starts nothing, changes nothing in DIR

Usage: safe-debug extract --event FILE --permission P [--command NAME] [--repo DIR] [--json]
       safe-debug extract --reply FILE [--repo DIR] [--json]

  --event FILE      payload of an issue_comment or pull_request_review_comment event
  --permission P    the author's permission: admin, maintain, write, triage, read or none
  --reply FILE      a model's reply; nothing in it is a command
  --command NAME    name of the command (default: /try)
  --repo DIR        repository whose HEAD is the commit that candidates are for; says whether they apply
  --json            print one JSON document: trigger, commands, problems, candidates

Exit: 0 whenever it answers; 2 for bad usage or input.
`;

/** Largest payload or reply that is read; GitHub sends at most 25 MB. */
const largestFileBytes = 25 * 1024 * 1024;

type Source = { kind: 'event'; file: string; permission: Permission } | { kind: 'reply'; file: string };

interface Request {
  source: Source;
  command: string;
  repository: string | null;
  json: boolean;
}

/**
 * The command `extract` (design section 6). Prints what can be taken from the text to `output.stdout` and resolves with exit
 * status 0; rejects with `usage` or `input` for what cannot be understood or read, with `environment` if git breaks.
 */
export async function extract(args: string[], output: { stdout: (text: string) => void }): Promise<number> {
  const request = requestOf(args);
  if (request === 'help') {
    output.stdout(help);
    return 0;
  }
  const text = await readText(request.source.file);
  const { reading, assessments } = await withBase(request.repository, async (base) => {
    const read = readingOf(request, text, base?.commit ?? null);
    const assessed: Assessment[] = [];
    for (const proposal of read.proposals) assessed.push(await assess(proposal, base));
    return { reading: read, assessments: assessed };
  });
  const document = documentOf(reading, assessments);
  output.stdout(request.json ? `${JSON.stringify(document)}\n` : describe(document));
  return 0;
}

function readingOf({ source, command }: Request, text: string, commit: string | null): Reading {
  if (source.kind === 'reply') return readReply(text);
  return readComment(readCommentEvent(parseJson(text, source.file)), { command, permission: source.permission, commit });
}

function requestOf(args: string[]): Request | 'help' {
  const { values, positionals: given } = readArguments('extract', args, { event: { type: 'string' }, permission: { type: 'string' }, reply: { type: 'string' }, command: { type: 'string' }, repo: { type: 'string' } });
  if (values.help === true) return 'help';
  positionals('extract', given);
  const command = values.command ?? '/try';
  if (!/^\S+$/.test(command)) throw new SafeDebugError('usage', `The command's name has to be one word, not ${JSON.stringify(command)}. Give one such as --command /try.`);
  return { source: sourceOf(values), command, repository: values.repo ?? null, json: values.json ?? false };
}

function sourceOf({ event, reply, permission }: { event?: string | undefined; reply?: string | undefined; permission?: string | undefined }): Source {
  if (event !== undefined && reply === undefined) {
    const known = permissionSchema.safeParse(permission);
    if (known.success) return { kind: 'event', file: event, permission: known.data };
    throw new SafeDebugError('usage', `An event needs its author's permission (--permission admin, maintain, write, triage, read or none), not ${permission ?? 'nothing'}.`);
  }
  if (reply !== undefined && event === undefined && permission === undefined) return { kind: 'reply', file: reply };
  throw new SafeDebugError('usage', 'extract takes either --event FILE with --permission P, or --reply FILE. See safe-debug extract --help.');
}

async function readText(file: string): Promise<string> {
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new Error('it is not a file');
    if (found.size > largestFileBytes) throw new Error(`it is larger than ${largestFileBytes / 1024 ** 2} MiB`);
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new SafeDebugError('input', `${file} cannot be read: ${messageOf(cause)}. Name an existing file.`, { cause });
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SafeDebugError('input', `${file} is not JSON: ${messageOf(cause)}. Pass the file that GITHUB_EVENT_PATH names.`, { cause });
  }
}

/** Opens the repository's HEAD for reading through a scratch repository, which is removed afterwards. */
async function withBase<T>(path: string | null, use: (base: AssessmentBase | null) => Promise<T>): Promise<T> {
  if (path === null) return use(null);
  const repository = await openRepository(path);
  const { commit, tree } = await resolveCommit(repository, 'HEAD');
  const directory = await mkdtemp(join(tmpdir(), 'safe-debug-extract-'));
  try {
    return await use({ scratch: createScratchRepository(directory, repository), commit, tree });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The JSON document of design section 6. JSON cannot carry a patch of other bytes than UTF-8, it is null then. A suggestion that points outside its file is a problem and no candidate. */
function documentOf(reading: Reading, assessments: readonly Assessment[]) {
  return {
    trigger: reading.trigger,
    commands: reading.commands.map(({ name, args }) => ({ name, args })),
    problems: [...new Set([...reading.problems, ...assessments.flatMap(({ problem }) => problem ?? [])])],
    candidates: assessments.filter(({ problem }) => problem !== 'suggestion-out-of-range').map(candidateOf),
  };
}

function candidateOf({ proposal, patch, applies, tree }: Assessment) {
  const place = proposal.source === 'suggestion' ? proposal.suggestion : { path: null, startLine: null, endLine: null, replacement: null };
  const { path, startLine, endLine, replacement } = place;
  const patchText = patch !== null && isUtf8(patch) ? patch.toString('utf8') : null;
  return { source: proposal.source, info: proposal.info, patch: patchText, path, startLine, endLine, replacement, applies, tree, flags: proposal.flags };
}

function describe({ trigger, commands, problems, candidates }: ReturnType<typeof documentOf>): string {
  const lines = [trigger ? 'starts work' : 'starts nothing', ...commands.map(({ name, args }) => `command: ${JSON.stringify([name, ...args].join(' '))}`)];
  for (const { source, path, startLine, endLine, applies, tree, flags } of candidates) {
    const place = path === null ? '' : ` for ${JSON.stringify(path)}, lines ${startLine} to ${endLine}`;
    const result = applies === null ? 'not held against a commit' : applies ? `applies, tree ${tree}` : 'does not apply';
    lines.push(`candidate: ${source}${place}, ${result}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}`);
  }
  if (problems.length > 0) lines.push(`problems: ${problems.join(', ')}`);
  return `${lines.join('\n')}\n`;
}
