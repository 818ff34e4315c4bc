import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/* npm run test:mutations [-- --runs N --seed S]: N random mutations of the input cases, a third each through extract, apply and judge. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } } });
if (!/^[1-9]\d*$/.test(values.runs) || !/^\d+$/.test(values.seed)) {
  process.stderr.write('--runs and --seed take whole numbers.\n');
  process.exit(2);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.mutations.config.ts'];
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit', env: { ...process.env, MUTATION_RUNS: values.runs, MUTATION_SEED: values.seed } });
process.exitCode = status ?? 1;
