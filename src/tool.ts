/** Put in by the build: what tells it from every other build. */
declare const SAFE_DEBUG_BUILD: string | undefined;

/** The version of package.json; a test holds them together. */
const released = '0.1.0';

/**
 * Name and version of this program, as documents carry them. A build adds a digest of its own sources (`scripts/build.mjs`) as build metadata
 * (Semantic Versioning 2.0.0, item 10): it cannot know the commit that it will be part of.
 */
export const tool = { name: 'safe-parallel-debugging', version: typeof SAFE_DEBUG_BUILD === 'string' ? `${released}+${SAFE_DEBUG_BUILD}` : released };
