import { release } from 'node:os';
import { digestOfJson, type Digest } from '../../core/digest.js';
import type { Isolation } from '../../core/documents/common.js';
import type { Plan } from '../../core/documents/plan.js';
import { gateEnvironment, type PassedVariable } from '../../gate/environment.js';
import { foldersIn } from '../strategy.js';
import type { DeclaredInput } from './declared-inputs.js';

/** What decides what a set-up makes, as far as it is declared or can be known. */
export interface KeySource {
  plan: Plan;
  inputs: readonly DeclaredInput[];
  /** Digest of what lies in the tree beside tracked files before the set-up: carried files, submodules. */
  beside: Digest;
  passed: readonly PassedVariable[];
  isolation: Pick<Isolation, 'used' | 'user' | 'network'>;
  /** The one path of all worlds, which the result may hold; null where worlds have several and it may hold none. */
  place: string | null;
}

/** Changes with the form in which results are kept. */
const form = 2;

/**
 * The key of a set-up's result. Values of variables are in it as a digest over the whole environment; of that only the kind of terminal is
 * left out.
 */
export function setUpKey({ plan, inputs, beside, passed, isolation: { used, user, network }, place }: KeySource): Digest {
  const { TERM: _terminal, ...environment } = gateEnvironment(foldersIn(place ?? '/world'), plan.gate.home, passed);
  return digestOfJson({
    form,
    repository: plan.snapshot.repository,
    command: plan.worlds.setup,
    directory: plan.gate.directory,
    inputs,
    beside,
    environment: digestOfJson(environment),
    place,
    // Folders that commands name are visible in worlds, also to the set-up.
    commands: [plan.gate.command, ...plan.gate.invariants.map(({ command }) => command)],
    limits: [plan.worlds.memoryBytes, plan.worlds.processes],
    isolation: { used, user, network },
    system: { platform: process.platform, architecture: process.arch, release: release(), fileMask: process.umask() },
  });
}
