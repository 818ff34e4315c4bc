import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SafeDebugError } from '../errors.js';
import { claimOutFolder } from '../evidence/out-folder.js';
import { git } from '../git/git.js';
import { identity } from '../worlds/dirty.js';
import { positionals, readArguments } from './arguments.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { runAll } from './execution.js';
import { runRequest } from '../entries/run-request.js';

/** The gate of the bundled program; the reporter is named because Node 24 prints no TAP by itself. */
const gate = 'node --test-reporter=tap test/pages.test.js';

/** `safe-debug demo` */
export async function demo(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('demo', args, { out: { type: 'string' } });
  if (values.help) {
    context.stdout(commandHelp['demo'] ?? '');
    return 0;
  }
  positionals('demo', given);
  const fixture = bundledFixture(dirname(fileURLToPath(import.meta.url)), 'boundary-bug');
  const out = resolve(values.out ?? join('artifacts', 'demo'));
  const folder = await claimOutFolder(out, null);
  const repository = join(out, 'repository');
  await createRepository(join(fixture, 'program'), repository).catch(async (error: unknown) => {
    await folder.release();
    throw error;
  });
  const request = await runRequest('demo', { gate, repo: repository, candidates: [join(fixture, 'candidates')], promote: 'branch', out });
  return runAll({ ...request, json: values.json === true }, { claimOut: () => Promise.resolve(folder), resumeFrom: null }, context);
}

/** A fresh repository with the failing program as its only commit; the same commit id every time. */
async function createRepository(program: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(program, target, { recursive: true });
  const place = { directory: target };
  await git(place, ['init', '--quiet', '--template=', '-b', 'main']);
  await git(place, ['add', '--all']);
  await git(place, ['commit', '--quiet', '-m', 'Show items in pages'], { environment: identity('2026-01-01T00:00:00Z') });
}

/** Folder of the project that holds the bundled fixtures, above the running program. Throws `environment` if it is gone. */
function bundledFixture(start: string, name: string): string {
  for (let folder = start; ; folder = resolve(folder, '..')) {
    const fixture = join(folder, 'fixtures', name);
    if (existsSync(fixture)) return fixture;
    if (folder === resolve(folder, '..')) throw new SafeDebugError('environment', `The bundled fixture ${name} is not there. Run the program from a whole clone of the project.`);
  }
}
