#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { SafeDebugError, messageOf, systemCodeOf, systemFaultOf } from './errors.js';
import { overview } from './cli/help.js';
import type { Command, CommandContext } from './cli/output.js';
import { tool } from './tool.js';

// Output and reports pass through as short-lived pieces. With its usual growth the young generation would take 60 MB for
// them that are never needed at once (measured on Node 20, 22 and 24; docs/performance.md).
setFlagsFromString('--semi-space-growth-factor=1');
// A report of a million tests is kept; garbage beside it need not take as much again (bench read).
setFlagsFromString('--heap-growing-percent=20');

/** Commands are loaded when they are called: each needs only a part of the program. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  demo: async () => (await import('./cli/demo.js')).demo,
  run: async () => (await import('./cli/run.js')).run,
  verify: async () => (await import('./cli/verify.js')).verify,
  view: async () => (await import('./cli/view.js')).view,
  plan: async () => (await import('./cli/steps.js')).plan,
  world: async () => (await import('./cli/steps.js')).world,
  propose: async () => (await import('./cli/steps.js')).propose,
  replay: async () => (await import('./cli/steps.js')).replay,
  promote: async () => (await import('./cli/steps.js')).promote,
  apply: async () => (await import('./cli/apply.js')).apply,
  extract: async () => (await import('./cli/extract.js')).extract,
  judge: async () => (await import('./cli/judge.js')).judge,
};

async function main([name, ...args]: string[], context: CommandContext): Promise<number> {
  if (name === 'help' && args[0] !== undefined) return main([args[0], '--help'], context);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.stdout(overview);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    context.stdout(`${tool.name} ${tool.version}\n`);
    return 0;
  }
  const command = commands[name];
  if (!command) throw new SafeDebugError('usage', `There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}. See safe-debug --help.`);
  return (await command())(args, context);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());
// A reader that went away (a closed pipe) is no reason to leave worlds behind.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.stdout.once('error', tellLostOutput);

try {
  process.exitCode = await main(process.argv.slice(2), { stdout: (text) => process.stdout.write(text), stderr: process.stderr, signal: interruption.signal });
} catch (error) {
  const known = error instanceof SafeDebugError ? error : null;
  const unexpected = interruption.signal.aborted ? 'Interrupted.' : (systemFaultOf(error) ?? `Something unexpected happened: ${error instanceof Error ? error.stack : messageOf(error)}`);
  process.stderr.write(`safe-debug: ${known?.message ?? unexpected}\n`);
  process.exitCode = interruption.signal.aborted ? 130 : (known?.exitStatus ?? 3);
}

/** A closed pipe wants no more; what was lost otherwise, such as to a full disk, must not look like success. */
function tellLostOutput(error: Error): void {
  if (systemCodeOf(error) === 'EPIPE') return;
  process.stderr.write(`safe-debug: The output could not be written: ${error.message}. Send it elsewhere and ask again.\n`);
  process.on('exit', () => {
    process.exitCode = 3;
  });
}
