import { startModels } from '../../models/support/model-server.js';
import { byProposal, replies, says } from '../../models/support/shell-replies.js';
import { answers, failingRepository, runOn } from '../../support/run.js';
import { lastingFolder, patchFor } from '../../support/repository.js';

/** Evidence of one run as it was written, and the repository it is of. */
export interface Original {
  name: string;
  folder: string;
  repository: string;
}

/** The gate's three numbers as a JUnit report. */
const junitGate = `failed=0
cases=
check() {
  if [ "$(sh answer.sh "$1")" = "$2" ]; then cases="$cases<testcase name='$2'/>"; else cases="$cases<testcase name='$2'><failure message='wrong'>line</failure></testcase>"; failed=1; fi
}
check 1 one
check 2 two
check 3 three
echo "<testsuite name='numbers'>$cases</testsuite>" > report.xml
exit $failed
`;

/** Runs of all shapes: a winner by TAP, one by JUnit with two attempts and an invariant, none, a replay that differs, and proposals of a model. */
export async function makeOriginals(): Promise<Original[]> {
  const originals: Original[] = [];
  const add = async (name: string, files: Record<string, string>, candidates: Record<string, string>, options: Parameters<typeof runOn>[2]): Promise<void> => {
    const repository = failingRepository(files, lastingFolder());
    const patches = Object.fromEntries(Object.entries(candidates).map(([label, text]) => [label, patchFor(repository, { 'answer.sh': text })]));
    const { out } = await runOn(repository, patches, options, undefined, undefined, lastingFolder());
    originals.push({ name, folder: out, repository });
  };
  await add('tap', {}, { harmful: answers.harmful, right: answers.right, useless: answers.useless }, { promote: 'branch' });
  await add('junit', { 'gate.sh': junitGate }, { harmful: answers.harmful, right: answers.right }, { promote: 'none', report: ['report.xml'], attempts: '2', invariant: ['lint=true'] });
  await add('no winner', {}, { harmful: answers.harmful, useless: answers.useless }, { promote: 'branch' });
  await add('replay differs', {}, { stamp: `${answers.right}date +%s%N > stamp.txt\n` }, { promote: 'branch' });
  originals.push(await withModel());
  return originals;
}

async function withModel(): Promise<Original> {
  const server = await startModels(byProposal([says(replies.useless), says(replies.harmful)], { improvement: says(replies.right) }));
  const repository = failingRepository({}, lastingFolder());
  const { out } = await runOn(repository, {}, { model: 'openai/small', 'model-base-url': server.baseUrl, proposals: '2', rounds: '2' }, undefined, undefined, lastingFolder());
  await server.close();
  return { name: 'model', folder: out, repository };
}
