import { availableParallelism } from 'node:os';
import { SafeDebugError } from '../errors.js';
import { evidenceFolder } from '../evidence/reader.js';
import type { Check } from '../evidence/verifier.js';
import { parsePassedVariable } from '../gate/environment.js';
import { verify as verifyStep } from '../steps/verify.js';
import { positionals, readArguments, wholeNumber } from './arguments.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';

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
  const [path = ''] = positionals('verify', given, 'EVIDENCE');
  if (values.expect !== undefined && !/^sha256:[0-9a-f]{64}$/.test(values.expect)) throw new SafeDebugError('usage', `--expect ${values.expect}: give sha256: and 64 hexadecimal digits.`);
  if (values.rerun && values.repo === undefined) throw new SafeDebugError('usage', '--rerun needs the repository to run in: add --repo DIR.');
  const checks: Check[] = [];
  const settings = {
    folder: await evidenceFolder(path),
    expect: values.expect ?? null,
    repository: values.repo ?? null,
    rerun: values.rerun ?? false,
    passed: (values.env ?? []).map((variable) => parsePassedVariable(variable, process.env)),
    jobs: wholeNumber('jobs', values.jobs ?? String(availableParallelism()), 1, 256),
    signal: context.signal,
  };
  const fault = await verifyStep(settings, checks).then(
    () => null,
    (error: unknown) => {
      if (error instanceof SafeDebugError && error.code === 'evidence') return error;
      throw error;
    },
  );
  if (values.json) context.stdout(`${JSON.stringify({ holds: fault === null, fault: fault?.message ?? null, checks }, null, 2)}\n`);
  else context.stdout(textOf(checks, fault));
  return fault === null ? 0 : 1;
}

function textOf(checks: readonly Check[], fault: SafeDebugError | null): string {
  const lines = checks.map(({ name, holds, detail }) => `${holds ? 'ok  ' : 'NOT '} ${name}: ${detail}`);
  return `${[...lines, fault === null ? 'The evidence holds.' : fault.message].join('\n')}\n`;
}
