/** Longest glob that a repository or a user may give, in characters. */
const longestGlob = 1_000;

/** Most `*` between two slashes, and most `**`: each adds a power to the time that matching a path can take (measured: five `*` and 750 characters, 88 s). */
const mostStars = 3;
const mostDeepStars = 3;

/** Most alternatives of all braces together, multiplied. */
const mostAlternatives = 64;

/**
 * Why a configured glob is not taken, or null if it is. Paths that it is held against come from strangers, so a glob may
 * only have what is matched in bounded time: `*`, `**`, `?`, `[classes]` and flat `{lists,of,words}`.
 */
export function globFault(glob: string): string | null {
  if (glob === '') return 'is empty';
  if (glob.startsWith('!')) return 'begins with !, which would stand for everything else; name what is meant, or write \\! for a name that begins so';
  if (glob.length > longestGlob) return `is longer than ${longestGlob} characters`;
  const plain = glob.replace(/\\./gs, '_').replace(/\[[^\]/]*\]/g, '_');
  if (/[!?*+@]\(|[()]/.test(plain)) return 'has parentheses; write the alternatives as {a,b}, or put a backslash before a parenthesis that is part of a name';
  if (/\{[^}]*\{/.test(plain)) return 'has braces inside braces';
  if (/\{[^{}]*\.\.[^{}]*\}/.test(plain)) return 'has a range in braces; write [0-9]';
  const alternatives = [...plain.matchAll(/\{([^{}]*)\}/g)].reduce((product, [, list = '']) => product * list.split(',').length, 1);
  if (alternatives > mostAlternatives) return `stands for more than ${mostAlternatives} alternatives`;
  const segments = plain.split('/');
  if (segments.filter((segment) => segment === '**').length > mostDeepStars) return `has more than ${mostDeepStars} times **`;
  return segments.some((segment) => segment !== '**' && starsOf(segment) > mostStars) ? `has more than ${mostStars} times * between two slashes` : null;
}

function starsOf(segment: string): number {
  return [...segment.matchAll(/\*+/g)].length;
}
