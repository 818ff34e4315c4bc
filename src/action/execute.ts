import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as inputs from './inputs.js';
import { readSurroundings, type Surroundings } from './surroundings.js';

type Step = (surroundings: Surroundings, folder: string, signal: AbortSignal) => Promise<void>;

/** Modes are loaded when they are called: each needs only a part of the program. */
const steps: Readonly<Record<inputs.Mode, () => Promise<Step>>> = {
  run: async () => (await import('./modes/run.js')).run,
  plan: async () => (await import('./modes/plan.js')).plan,
  propose: async () => (await import('./modes/propose.js')).propose,
  world: async () => (await import('./modes/world.js')).world,
  replay: async () => (await import('./modes/world.js')).replay,
  // A promotion is two steps: what parses the words of strangers has no token.
  promote: async () => (inputs.text('token') === '' ? (await import('./modes/examine.js')).examine : (await import('./modes/promote.js')).promote),
  verify: async () => (await import('./modes/verify.js')).verify,
};

/** Does what the mode says, in a temporary folder that only this user can read and that is gone afterwards. */
export async function execute(): Promise<void> {
  const step = await steps[inputs.mode()]();
  const surroundings = await readSurroundings(process.env);
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
  const folder = await mkdtemp(join(process.env['RUNNER_TEMP'] ?? tmpdir(), 'safe-debug-'));
  try {
    await step(surroundings, folder, interruption.signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
