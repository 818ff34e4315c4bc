// Builds dist/ from src/: TypeScript first, then one bundle for each entry. The output is the same on every machine.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const run = (script, ...args) => execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
const ncc = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
run(ncc, 'build', 'build/action.js', '--out', 'dist', '--license', 'licenses.txt');
run(ncc, 'build', 'build/cli.js', '--out', 'dist/cli', '--license', 'licenses.txt');
