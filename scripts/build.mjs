// Builds dist/ from src/: the script of the evidence page first, then TypeScript, then one bundle for each entry. The output is the same on every machine.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const run = (script, ...args) => execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

run('scripts/write-page-script.mjs');
rmSync('build', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
rmSync('dist', { recursive: true, force: true });
const ncc = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
run(ncc, 'build', 'build/action.js', '--out', 'dist', '--license', 'licenses.txt');
run(ncc, 'build', 'build/cli.js', '--out', 'dist/cli', '--license', 'licenses.txt');
