import picocolors from 'picocolors';

/** Functions that colour a text, or leave it as it is. */
export type Colours = ReturnType<typeof picocolors.createColors>;

/** Colours for a view; without them every text stays as it is. */
export function coloursOf(enabled: boolean): Colours {
  return picocolors.createColors(enabled);
}

/**
 * Whether a stream wants colour: NO_COLOR (no-color.org) forbids it, FORCE_COLOR (other than `0` and `false`) demands it,
 * otherwise a terminal has it unless it calls itself dumb.
 */
export function wantsColour(stream: { isTTY?: boolean | undefined }, environment: Readonly<Record<string, string | undefined>>): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return stream.isTTY === true && environment['TERM'] !== 'dumb';
}
