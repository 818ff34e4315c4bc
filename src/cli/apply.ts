import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SafeDebugError, messageOf } from '../errors.js';
import { wholeOf } from '../files/file-part.js';
import { largestPatchBytes } from '../git/difference.js';
import { openRepository, resolveCommit } from '../git/repository.js';
import { createScratchRepository } from '../git/scratch.js';
import { applyPatch } from '../patches/apply.js';
import type { PatchOutcome } from '../patches/outcome.js';
import { oneLine } from '../studio/text.js';
import { positionals, readArguments } from './arguments.js';

const help = `safe-debug apply: what a patch would make of a commit, judged by git; changes nothing in DIR

Usage: safe-debug apply PATCH --repo DIR --commit REV [--directory SUB] [--json]

  PATCH            file with the patch
  --repo DIR       the repository (default: the current directory)
  --commit REV     the commit to apply the patch to (default: HEAD)
  --directory SUB  take names below SUB when they do not fit at the top of the repository
  --json           print one JSON document: outcome, reason, tree, touched, flags, message

Exit: 0 whenever it answers, also for a patch that is refused; 2 for bad usage or input.

Example:
  safe-debug apply fix.patch --repo . --commit HEAD
`;

interface Request {
  patchFile: string;
  repository: string;
  commit: string;
  directory: string | undefined;
  json: boolean;
}

/**
 * The command `apply` (design section 6): what a patch makes of a commit. The work happens in a scratch repository that
 * only reads DIR's objects. Resolves with the exit status 0; rejects with `usage` or `input` for what cannot be understood
 * or read, with `environment` if git breaks.
 */
export async function apply(args: string[], output: { stdout: (text: string) => void }): Promise<number> {
  const request = requestOf(args);
  if (request === 'help') {
    output.stdout(help);
    return 0;
  }
  const patch = await readPatchFile(request.patchFile);
  const source = await openRepository(request.repository);
  const { commit } = await resolveCommit(source, request.commit);
  const scratch = await mkdtemp(join(tmpdir(), 'safe-debug-apply-'));
  try {
    const repository = createScratchRepository(scratch, source);
    const outcome = await applyPatch(repository, commit, patch, request.directory === undefined ? {} : { directory: request.directory });
    output.stdout(request.json ? `${JSON.stringify(documentOf(outcome))}\n` : describe(outcome));
    return 0;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function requestOf(args: string[]): Request | 'help' {
  const { values, positionals: given } = readArguments('apply', args, { repo: { type: 'string' }, commit: { type: 'string' }, directory: { type: 'string' } });
  if (values.help === true) return 'help';
  const [patchFile = ''] = positionals('apply', given, 'PATCH');
  return { patchFile, repository: resolve(values.repo ?? '.'), commit: values.commit ?? 'HEAD', directory: values.directory, json: values.json ?? false };
}

async function readPatchFile(path: string): Promise<Buffer> {
  try {
    return await wholeOf(path, largestPatchBytes);
  } catch (cause) {
    throw new SafeDebugError('input', `The patch ${path} cannot be read: ${messageOf(cause)}. Name an existing file of at most ${largestPatchBytes / 1024 ** 2} MiB.`, { cause });
  }
}

/** The JSON document of design section 6, with the sentence for the author. */
function documentOf(outcome: PatchOutcome) {
  const { reason, tree, touched, flags } = outcome;
  return { outcome: outcome.outcome, reason, tree, touched, flags, message: messageFor(outcome) };
}

function messageFor(outcome: PatchOutcome): string | null {
  return outcome.outcome === 'applied' ? null : outcome.message;
}

function describe(outcome: PatchOutcome): string {
  const head = `${outcome.outcome}${outcome.reason === null ? '' : ` (${outcome.reason})`}`;
  const lines = [head, ...outcome.touched.map(({ change, path }) => `  ${change} ${oneLine(JSON.stringify(path))}`)];
  if (outcome.flags.length > 0) lines.push(`flags: ${outcome.flags.join(', ')}`);
  if (outcome.tree !== null) lines.push(`tree: ${outcome.tree}`);
  const message = messageFor(outcome);
  return [...lines, ...(message === null ? [] : [message]), ''].join('\n');
}
