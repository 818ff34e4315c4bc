import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { SafeDebugError } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { requireNobodyWrites } from '../evidence/out-folder.js';
import { readEvidence } from '../evidence/reader.js';
import type { Check } from '../evidence/verifier.js';
import { digestOfFile } from '../files/file-digest.js';
import { readRegularFile } from '../files/regular-file.js';
import { verify as verifyStep, type VerifySettings } from '../steps/verify.js';
import { evidenceArgument, readArguments } from './arguments.js';
import { jobsOf, passedVariables } from '../entries/run-request.js';
import { finishedEvidence } from './finished-evidence.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { pageOf } from '../entries/page-file.js';
import { brief } from '../studio/text.js';
import { tool } from '../tool.js';

const options = {
  repo: { type: 'string' },
  expect: { type: 'string' },
  rerun: { type: 'boolean' },
  env: { type: 'string', multiple: true },
  jobs: { type: 'string' },
} as const;

/** `safe-debug verify` */
export async function verify(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('verify', args, options);
  if (values.help) {
    context.stdout(commandHelp['verify'] ?? '');
    return 0;
  }
  const path = evidenceArgument('verify', given);
  if (values.expect !== undefined && !/^sha256:[0-9a-f]{64}$/.test(values.expect)) throw new SafeDebugError('usage', `--expect ${values.expect}: give sha256: and 64 hexadecimal digits.`);
  if (values.rerun && values.repo === undefined) throw new SafeDebugError('usage', '--rerun needs the repository to run in: add --repo DIR.');
  const settings = { expect: values.expect ?? null, repository: values.repo ?? null, rerun: values.rerun ?? false, passed: passedVariables(values), jobs: jobsOf(values), signal: context.signal };
  const { checks, unchecked, fault } = await verifyWhatIsThere(path, settings);
  if (values.json) context.stdout(`${JSON.stringify({ holds: fault === null, fault: fault?.message ?? null, checks, unchecked }, null, 2)}\n`);
  else context.stdout(textOf(checks, unchecked, fault));
  return fault === null ? 0 : 1;
}

/** What was checked, what could not be, and the first thing that does not hold. */
interface Verification {
  checks: Check[];
  unchecked: string[];
  fault: SafeDebugError | null;
}

/** Verifies the evidence at a path. A run may put other evidence in its place meanwhile: a mixture of both says nothing, so that is verified instead. */
async function verifyWhatIsThere(path: string, settings: Omit<VerifySettings, 'folder'>): Promise<Verification> {
  for (;;) {
    const folder = await finishedEvidence(path);
    const before = await stateOf(folder);
    const outcome = await verifyOnce({ ...settings, folder }).then((verification) => ({ verification }), (error: unknown) => ({ error }));
    if ('verification' in outcome && outcome.verification.fault === null) return outcome.verification;
    await requireNobodyWrites(folder);
    if ((await stateOf(folder)) !== before) continue;
    if ('error' in outcome) throw outcome.error;
    return outcome.verification;
  }
}

async function verifyOnce(settings: VerifySettings): Promise<Verification> {
  const checks: Check[] = [];
  const unchecked: string[] = [];
  try {
    await verifyStep(settings, checks);
    return { checks, unchecked, fault: await checkPage(settings.folder, checks, unchecked) };
  } catch (error) {
    if (!(error instanceof SafeDebugError && error.code === 'evidence')) throw error;
    return { checks, unchecked, fault: error };
  }
}

/** Tells evidence from other evidence that takes its place; null where there is none that can be read. */
function stateOf(folder: string): Promise<string | null> {
  return digestOfFile(join(folder, layout.evidence)).catch(() => null);
}

/** The page is made from the rest, so it is made again and compared. Another build of the program may word it differently: then nothing is known of it, and `unchecked` takes that. */
async function checkPage(folder: string, checks: Check[], unchecked: string[]): Promise<SafeDebugError | null> {
  const file = join(folder, layout.page);
  const { evidence } = await readEvidence(folder);
  if ((await lstat(file).catch(() => null)) === null) return null;
  const expected = await pageOf(folder);
  const holds = await readRegularFile(file, Buffer.byteLength(expected)).then((page) => page.toString('utf8') === expected, () => false);
  if (!holds && evidence.tool.version !== tool.version) {
    unchecked.push(`page: ${layout.page} was made by version ${brief(evidence.tool.version, 60)}, this is ${tool.version}; safe-debug view makes it again`);
    return null;
  }
  checks.push({ name: 'page', holds, detail: holds ? `${layout.page} shows this evidence` : `${layout.page} is not the page that this program makes of it` });
  return holds ? null : new SafeDebugError('evidence', `The evidence holds, but ${layout.page} does not show it: it was changed. Make it again with safe-debug view.`);
}

function textOf(checks: readonly Check[], unchecked: readonly string[], fault: SafeDebugError | null): string {
  const lines = [...checks.map(({ name, holds, detail }) => `${holds ? 'ok  ' : 'NOT '} ${name}: ${detail}`), ...unchecked.map((what) => `?    ${what}`)];
  return `${[...lines, fault === null ? 'The evidence holds.' : fault.message].join('\n')}\n`;
}
