import { foldName } from '../core/policy/paths.js';
import { directoriesAbove, type Neighbourhood } from './neighbours.js';

/**
 * The first added path with a component that is new in its directory and that a case-insensitive or normalising disk takes
 * for another entry there; null when every name has a place of its own.
 */
export function collidingName(added: readonly string[], neighbours: readonly Neighbourhood[]): string | null {
  const crowded = new Map(neighbours.map((neighbourhood) => [neighbourhood.directory, newCollisionsIn(neighbourhood)]));
  const collides = (path: string): boolean => {
    const names = path.split('/');
    return directoriesAbove(path).some((directory, position) => crowded.get(directory)?.has(names[position] ?? '') ?? false);
  };
  return added.find(collides) ?? null;
}

function newCollisionsIn({ before, after }: Neighbourhood): Set<string> {
  const known = new Set(before.map((entry) => entry.name));
  const spellings = new Map<string, number>();
  for (const { name } of after) spellings.set(foldName(name), (spellings.get(foldName(name)) ?? 0) + 1);
  return new Set(after.map((entry) => entry.name).filter((name) => !known.has(name) && (spellings.get(foldName(name)) ?? 0) > 1));
}
