// Everything beside the tests that must hold before a change lands. Runs all checks, then says which failed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const node = process.execPath;

/** Files that git sees as changed or new, of folders or by their names. */
const changed = (paths) => spawnSync('git', ['status', '--porcelain', '--', ...paths], { encoding: 'utf8' }).stdout.trim();

/** @type {{ name: string, holds: () => boolean }[]} */
const checks = [
  { name: 'types', holds: () => script('types') },
  { name: 'lint and architecture rules', holds: () => script('lint') },
  { name: 'unused code', holds: () => script('unused') },
  { name: 'workflow lint', holds: () => script('workflows') },
  { name: 'schema up to date', holds: () => run(node, 'scripts/write-schema.mjs') && unchanged('schemas') },
  { name: 'README up to date', holds: () => run(node, 'scripts/write-readme.mjs') && unchanged('README.md', 'docs/github.md') },
  { name: 'dist up to date', holds: () => run(node, 'scripts/build.mjs') && unchanged('dist', 'src/studio/page/browser-script.ts') },
  { name: 'shared cases', holds: () => run(node, 'fixtures/cases/check.mjs') },
];

function script(name) {
  return run('npm', 'run', '--silent', name);
}

function run(program, ...args) {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function unchanged(...paths) {
  const difference = changed(paths);
  if (difference !== '') console.log(paths.join(', '), 'differs from what its source gives; commit the result:\n', difference);
  return difference === '';
}

const failed = checks.filter(({ name, holds }) => {
  console.log(`\n== ${name}`);
  return !holds();
});
rmSync('build', { recursive: true, force: true });
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
