const restoredEnd = '-restored';

/** Id of the world that has a candidate's patch, but guarded paths as in the snapshot. No candidate's id has a dash. */
export function restoredWorld(candidate: string): string {
  return `${candidate}${restoredEnd}`;
}

/** Whether a world is one with guarded paths as in the snapshot. */
export function isRestored(world: string): boolean {
  return world.endsWith(restoredEnd);
}

/** Id of the candidate that a world of a candidate belongs to; other ids stay as they are. */
export function candidateOf(world: string): string {
  return isRestored(world) ? world.slice(0, -restoredEnd.length) : world;
}
