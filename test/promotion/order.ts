import { join } from 'node:path';
import type { Plan, PlannedCandidate, PlannedHost } from '../../src/core/documents/plan.js';
import { patchBetween } from '../../src/git/difference.js';
import { createScratchRepository } from '../../src/git/scratch.js';
import { openRepository } from '../../src/git/repository.js';
import type { PromotionOrder } from '../../src/promotion/order.js';
import { commentPlan } from '../studio/github/documents.js';
import { gitIn, repositoryWith, temporaryFolder, writeFiles, type Files } from '../support/repository.js';

/** What a plan on GitHub is pinned to, for a pull request of the branch `pages`. */
export function plannedHost(head: string, changes: Partial<PlannedHost> = {}): PlannedHost {
  return {
    server: 'https://github.test',
    repository: 'acme/pages',
    runUrl: 'https://github.test/acme/pages/actions/runs/7001',
    discussion: { kind: 'pull', number: 4 },
    target: { branch: 'pages', head, fork: null },
    uncountedLabel: null,
    comments: [],
    pullRequest: { branchPrefix: 'safe-debug/', draft: false, labels: [], reviewers: [], teamReviewers: [] },
    ...changes,
  };
}

/** A promotion that was decided for: a commit with `base`, and a winner that turns it into `changed` (null removes a file). */
export async function orderFor(base: Files, changed: Readonly<Record<string, string | Buffer | null>>, planned: Partial<Plan> = {}, host: Partial<PlannedHost> = {}): Promise<PromotionOrder> {
  const folder = repositoryWith(base);
  const [commit, before] = [gitIn(folder, 'rev-parse', 'HEAD'), gitIn(folder, 'rev-parse', 'HEAD^{tree}')];
  for (const [path, content] of Object.entries(changed)) {
    if (content === null) gitIn(folder, 'rm', '-q', '--', path);
    else writeFiles(folder, { [path]: content });
  }
  gitIn(folder, 'add', '-A');
  const tree = gitIn(folder, 'write-tree');
  const repository = await openRepository(folder);
  const scratch = createScratchRepository(join(temporaryFolder(), 'scratch'), repository);
  const plan = commentPlan({ ...planned, host: plannedHost(commit, host) });
  const at = { ...plan, snapshot: { ...plan.snapshot, commit, tree: before } };
  return { plan: at, winner: winnerOf(at), tree, change: await patchBetween(scratch.place, before, tree), scratch, repository, evidenceHash: 'e'.repeat(64) };
}

function winnerOf({ candidates }: Plan): PlannedCandidate {
  const winner = candidates.find(({ id }) => id === 'B');
  if (winner === undefined) throw new Error('the demonstration has no candidate B');
  return winner;
}
