import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { SafeDebugError, messageOf } from '../errors.js';
import { defaultConfiguration, type Configuration } from './configuration.js';
import { memoryBytesOf, memorySizeForm, mostProcesses } from './world-limits.js';
import { globFault } from './policy/glob-limits.js';
import { priceTableSchema } from './prices.js';

/** Most entries of one list. */
const mostEntries = 200;

const globSchema = z.string().min(1).superRefine((glob, context) => {
  const fault = globFault(glob);
  if (fault !== null) context.addIssue({ code: 'custom', message: `the glob ${JSON.stringify(glob.slice(0, 60))} ${fault}` });
});
const globs = z.array(globSchema).max(mostEntries);

const configurationSchema: z.ZodType<Configuration> = z.strictObject({
  guarded: globs.default(defaultConfiguration.guarded),
  volatile: globs.default(defaultConfiguration.volatile),
  'expected-failures': z.array(z.string().min(1).max(1_000)).max(mostEntries).default(defaultConfiguration['expected-failures']),
  'min-tests': z.int().min(1).default(defaultConfiguration['min-tests']),
  'setup-inputs': globs.default(defaultConfiguration['setup-inputs']),
  memory: z.string().refine((size) => memoryBytesOf(size) !== null, { message: `give ${memorySizeForm}` }).nullable().default(defaultConfiguration.memory),
  processes: z.int().min(1).max(mostProcesses).nullable().default(defaultConfiguration.processes),
  prices: priceTableSchema.default(defaultConfiguration.prices),
  'compare-ignored': z.boolean().default(defaultConfiguration['compare-ignored']),
});

/** Reads a configuration file's text. Throws `input` with the place of the first fault. */
export function parseConfiguration(text: string, name: string): Configuration {
  const fail = (why: string): never => {
    throw new SafeDebugError('input', `The configuration ${name} cannot be used: ${why}. docs/configuration.md of safe-parallel-debugging says what it may hold.`);
  };
  let value: unknown;
  try {
    value = parse(text, { schema: 'core', maxAliasCount: 10 }) ?? {};
  } catch (error) {
    if (error instanceof YAMLParseError && error.code === 'MULTIPLE_DOCS') return fail('it holds several documents, and one of them counts; remove the lines --- and ... between them');
    return fail((messageOf(error).split('\n')[0] ?? '').replace(/:$/, ''));
  }
  const parsed = configurationSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail(`${issue?.path.join('.') || 'the document'}: ${issue?.message}`);
}
