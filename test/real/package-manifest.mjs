/** Keys of package.json by which tests are installed and run; the failing commit takes them from the newer release. */
const toolKeys = ['scripts', 'type', 'imports', 'workspaces', 'config', 'packageManager', 'overrides', 'resolutions', 'dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies', 'ava', 'babel', 'c8', 'eslintConfig', 'jest', 'mocha', 'nyc', 'tap', 'vitest'];

/** The older release's package.json with the newer one's tools, both as objects. */
export function failingManifest(older, newer) {
  const merged = Object.fromEntries(Object.entries(older).filter(([key]) => !toolKeys.includes(key)));
  for (const key of toolKeys) if (newer[key] !== undefined) merged[key] = newer[key];
  return merged;
}

/**
 * The manifest with only those devDependencies that the tests need: the ones that a text in `sources` names, as a module
 * or as a command. Tools for publishing and linting are left out; some cannot even be installed any more.
 */
export function withUsedTools(manifest, sources, extra) {
  const named = Object.entries(manifest.devDependencies ?? {}).filter(([name]) => sources.some((text) => names(text, name)));
  return { ...manifest, devDependencies: Object.fromEntries([...named, ...extra.map((specification) => nameAndVersion(specification))]) };
}

function names(text, name) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(^|['"\`\\s])${escaped}($|['"\`/\\s])`, 'm').test(text);
}

function nameAndVersion(specification) {
  const at = specification.lastIndexOf('@');
  return at > 0 ? [specification.slice(0, at), specification.slice(at + 1)] : [specification, '*'];
}
