import { describe, expect, test } from 'vitest';
import { SafeDebugError } from '../../src/errors.js';
import { hostileCases, inRuns, mustAt, type HostileCase, type Level } from './hostile-cases.js';
import { faultsOf } from './hostile-outcome.js';
import { levelsHere, python, runCases } from './hostile-run.js';
import { record } from './tally.js';

/** Kinds that try to win by what the gate says. The others reach for what lies around it. Two files, so that they run side by side. */
export const aboutTheGate: ReadonlySet<string> = new Set(['endings', 'forged-reports', 'output', 'patched-runners', 'weakened-tests']);

/** Makes a test of every run that the cases of some kinds take, at each level that can be had here, and notes how each case came out. */
export async function testCases(isWanted: (kind: string) => boolean): Promise<void> {
  const cases = hostileCases().filter(({ kind, program }) => isWanted(kind) && (program !== 'python' || python !== null));
  const levels = await levelsHere();
  describe.each(levels)('with isolation %s', (level) => {
    // What git refuses runs nowhere: one level is as good as another.
    const here = cases.filter(({ must }) => must.refused === undefined || level === levels[0]);
    test.for(inRuns(here, level).map((together) => [titleOf(together), together] as const))('%s', async ([, together], { skip }) => {
      const finished = await runCases(together, level).catch((error: unknown) => {
        return skip(cannotBeHad(level, error));
      });
      const faults = together.flatMap((one, index) => {
        const found = faultsOf(one, level, index, finished);
        tell(one, level, found);
        return found.map((fault) => `${one.name}: ${fault}`);
      });
      expect(faults).toEqual([]);
    });
  });
}

/** Why a level cannot be had on this machine, in the product's words. Any other error is thrown. */
function cannotBeHad(level: Level, error: unknown): string {
  if (level === 'namespace' && error instanceof SafeDebugError && /--isolation namespace.* cannot be had/.test(error.message)) return error.message;
  throw error;
}

function titleOf(together: readonly HostileCase[]): string {
  return `${together[0]?.kind}: ${together.map(({ name }) => name).join('; ')}`;
}

/** One line in the table for each case and level. */
function tell(one: HostileCase, level: Level, faults: readonly string[]): void {
  const { end, limit } = mustAt(one, level);
  const [honest, asItMust] = [end === 'wins' || end === 'false alarm', faults.length === 0];
  const said = end === 'cheats' || end === 'harms' || end === 'false alarm' || limit !== undefined;
  record({ attack: `${one.name} (${level})`, honest, held: asItMust && end !== 'cheats' && end !== 'harms', named: asItMust && said, falseAlarm: end === 'false alarm' || (end === 'wins' && !asItMust) });
}
