import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linePatch, makeRepository } from './program.mjs';

const filesOfFolder = 12;

/**
 * A failing repository with so many files, 5.8 KiB each in the mean, and a folder of candidates beside it of which one is
 * right. The sizes are the same each time. `gateMs` is how long its gate computes; its report is TAP on standard output.
 */
export function makeTask(folder, files, gateMs) {
  const content = {};
  for (let index = 0; index < files - 3; index++) content[`source/${Math.floor(index / filesOfFolder ** 2)}/${Math.floor(index / filesOfFolder) % filesOfFolder}/file-${index}.txt`] = `line of file ${index}\n`.repeat(20 + ((index * 7919) % 530));
  makeRepository(join(folder, 'repository'), { ...content, '.gitignore': 'node_modules/\n', 'answer.txt': '41\n', 'gate.mjs': gate(gateMs) });
  const ideas = join(folder, 'ideas');
  mkdirSync(ideas);
  for (const [name, answer] of [['a', '40'], ['b', '42'], ['c', '43']]) writeFileSync(join(ideas, `${name}.patch`), linePatch('answer.txt', '41', answer));
  return { repository: join(folder, 'repository'), ideas, gate: 'node gate.mjs', files, options: [] };
}

/** The same task with the installed dependencies of this project beside it, which its worlds carry: real packages of all kinds and sizes. */
export function withDependencies(task) {
  const dependencies = join(task.repository, 'node_modules');
  execFileSync('cp', ['-a', '--', resolve(import.meta.dirname, '../node_modules'), dependencies]);
  const carried = readdirSync(dependencies, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory()).length;
  return { ...task, files: task.files + carried, options: ['--carry', 'node_modules'] };
}

const gate = (ms) => `import { readFileSync } from 'node:fs';
const end = Date.now() + ${ms};
while (Date.now() < end) Math.sqrt(end);
const right = readFileSync('answer.txt', 'utf8').trim() === '42';
console.log(\`TAP version 13\\n1..2\\nok 1 - runs\\n\${right ? 'ok' : 'not ok'} 2 - answers\`);
process.exitCode = right ? 0 : 1;
`;
