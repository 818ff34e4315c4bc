import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as inputs from './inputs.js';
import { readSurroundings, type Surroundings } from './surroundings.js';

type Step = (surroundings: Surroundings, folder: string, signal: AbortSignal) => Promise<void>;

/** A promotion is two steps: what parses the words of strangers has no token. */
type StepName = inputs.Mode | 'examine';

/** Steps are loaded when they are called: each needs only a part of the program. */
const steps: Readonly<Record<StepName, () => Promise<Step>>> = {
  run: async () => (await import('./modes/run.js')).run,
  plan: async () => (await import('./modes/plan.js')).plan,
  propose: async () => (await import('./modes/propose.js')).propose,
  world: async () => (await import('./modes/world.js')).world,
  replay: async () => (await import('./modes/world.js')).replay,
  examine: async () => (await import('./modes/examine.js')).examine,
  promote: async () => (await import('./modes/promote.js')).promote,
  verify: async () => (await import('./modes/verify.js')).verify,
};

/** A signal ends these as it ends any program: they leave nothing half done. All others are told of it, and end in order. */
const endedAtOnce: ReadonlySet<StepName> = new Set(['plan', 'examine']);

/** Does what the mode says, in a temporary folder that only this user can read and that is gone afterwards. */
export async function execute(): Promise<void> {
  const mode = inputs.mode();
  const name = mode === 'promote' && inputs.text('token') === '' ? 'examine' : mode;
  const step = await steps[name]();
  const surroundings = await readSurroundings(process.env);
  const interruption = new AbortController();
  if (!endedAtOnce.has(name)) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
  const folder = await mkdtemp(join(process.env['RUNNER_TEMP'] ?? tmpdir(), 'safe-debug-'));
  try {
    await step(surroundings, folder, interruption.signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
