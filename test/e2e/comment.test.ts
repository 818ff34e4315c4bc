import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { readMarker, readPullRequestMarker } from '../../src/studio/github/marker.js';
import { answersOn, ask, issueOf, reactionsTo, statesShown } from './asking.js';
import { commitOf, treeOf } from './git-facts.js';
import { evidenceOf, promotedPulls } from './outcome.js';
import { job, openScene, patchOf, storyOf, tryComment, type Scene } from './scene.js';
import { jobOf } from '../testbed/runner/records.js';

let scene: Scene;
afterEach(() => scene.close());

/** A job behind the called workflow, which sees its outputs. */
const follower = `  after:
    needs: debug
    runs-on: ubuntu-latest
    permissions: {}
    steps:
      - run: echo "$OUTCOME $DECISION $WINNER $DIGEST $NUMBER $URL"
        env:
          OUTCOME: \${{ needs.debug.outputs.outcome }}
          DECISION: \${{ needs.debug.outputs.decision }}
          WINNER: \${{ needs.debug.outputs.winner }}
          DIGEST: \${{ needs.debug.outputs.evidence-digest }}
          NUMBER: \${{ needs.debug.outputs.pull-request-number }}
          URL: \${{ needs.debug.outputs.pull-request-url }}
`;

it('a comment with three diffs becomes a pull request with the right tree and its evidence', async () => {
  scene = await openScene({ settings: (text) => text + follower });
  const { bed, pull, head } = scene;
  const { id, run } = await ask(scene, await tryComment('a-slice-by-page-size', 'b-end-before-next-page', 'c-clamp-to-total'));
  expect(run.conclusion, storyOf(run)).toBe('success');

  // The pull request: to the branch that failed, one commit on the snapshot, its tree made by git of snapshot and patch.
  const [promoted, ...others] = promotedPulls(scene);
  expect(others).toEqual([]);
  expect(promoted?.title).toBe(`Fix 2 failing tests with candidate B (${head.slice(0, 12)})`);
  expect(promoted?.pull).toMatchObject({ baseBranch: 'pages', draft: false });
  const commit = await commitOf(scene, promoted?.pull?.headSha ?? '');
  expect(commit).toMatchObject({ tree: await treeOf(scene, head, await patchOf('b-end-before-next-page')), parents: [head] });

  // The evidence: one file that is byte for byte what the body names, and a folder that holds against itself.
  const evidence = await evidenceOf(scene, run);
  const files = bed.artifacts.list().filter(({ name }) => !name.startsWith('sd-'));
  expect(files.map(({ name, mimeType }) => [name, mimeType])).toEqual([['evidence.json', 'application/json'], ['evidence.html', 'text/html'], ['safe-debug-evidence', 'application/zip']]);
  const digest = `sha256:${createHash('sha256').update(files[0]?.bytes ?? '').digest('hex')}`;
  expect(evidenceSchema.parse(JSON.parse(String(files[0]?.bytes)))).toEqual(evidence);
  expect(evidence).toMatchObject({
    outcome: 'fixed',
    trigger: { kind: 'comment', actor: 'maintainer', permission: 'write', comment: { id } },
    snapshot: { commit: head },
    selection: { winner: 'B', ranking: ['B'] },
    replay: { status: 'verified', tree: commit.tree },
    promotion: { decision: 'promoted', commit: commit.sha, pullRequest: { number: promoted?.number, head: commit.sha, tree: commit.tree } },
  });
  expect(evidence.candidates.map(({ id: candidate, verdict }) => [candidate, verdict])).toEqual([['A', 'rejected'], ['B', 'accepted'], ['C', 'rejected']]);
  expect(evidence.environment.isolation.user).toBe('separate');

  // The commit names snapshot, candidate and evidence, and credits the author of the patch.
  const maintainer = bed.github.addUser('maintainer').id;
  expect(commit.message.trim().split('\n').slice(-4)).toEqual([
    `Safe-Debug-Snapshot: ${head}`,
    `Safe-Debug-Candidate: B ${evidence.candidates[1]?.mutation.sha256}`,
    expect.stringMatching(/^Safe-Debug-Evidence: [0-9a-f]{64}$/),
    `Co-authored-by: maintainer <${maintainer}+maintainer@users.noreply.github.com>`,
  ]);

  // What people read: body, summary, the one comment, reactions; what workflows read: outputs.
  expect(readPullRequestMarker(promoted?.body ?? '')).toMatchObject({ evidence: digest, run: String(run.id), candidate: 'B', snapshot: head, artifact: files[0]?.id });
  expect(promoted?.body).toMatch(/\| A \|.*4\/5.*rejected/);
  expect(promoted?.body).toMatch(/\| B \|.*5\/5.*\*\*winner\*\*/);
  expect(job(run, 'promote').summary).toContain('fixed by B');
  expect(statesShown(scene, pull)).toEqual(['planned', 'running', 'decided']);
  expect(answersOn(scene, pull)).toHaveLength(1);
  expect(readMarker(answersOn(scene, pull)[0] ?? '')).toMatchObject({ run: String(run.id), state: 'decided', tries: [{ comment: id }] });
  expect(reactionsTo(scene, id)).toEqual(['eyes', 'rocket']);
  expect(issueOf(scene, pull).pull?.headSha).toBe(head);
  expect(jobOf(run, 'after').log.join('\n')).toContain(`fixed promoted B ${digest} ${promoted?.number} ${evidence.promotion.pullRequest?.url}`);
});
