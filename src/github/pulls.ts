import { z } from 'zod';
import { accountSchema, ask, askIfAny, shaSchema, unless } from './answers.js';
import { ApiFailure } from './failure.js';
import type { Host, Pull, RefusedReviewer } from './host.js';
import { pageSize } from './pages.js';
import type { RepositoryClient } from './repository-client.js';

const endSchema = z.object({ sha: shaSchema, ref: z.string() });

/** Lists have no `merged`, but all have `merged_at` (REST API, "Pull requests"). */
const pullSchema = z
  .object({
    number: z.int(),
    state: z.enum(['open', 'closed']),
    merged_at: z.string().nullable(),
    draft: z.boolean().optional(),
    body: z.string().nullable(),
    html_url: z.string(),
    user: accountSchema,
    labels: z.array(z.object({ name: z.string() })),
    head: endSchema.extend({ repo: z.object({ full_name: z.string() }).nullable() }),
    base: endSchema.extend({ repo: z.object({ full_name: z.string() }) }),
  })
  .transform(
    ({ number, state, merged_at, draft, body, html_url, user, labels, head, base }): Pull => ({
      number,
      state,
      merged: merged_at !== null,
      draft: draft ?? false,
      body: body ?? '',
      url: html_url,
      author: user,
      labels: labels.map(({ name }) => name),
      head: { sha: head.sha, ref: head.ref, repository: head.repo?.full_name ?? null, isFork: head.repo?.full_name.toLowerCase() !== base.repo.full_name.toLowerCase() },
      base: { ref: base.ref, sha: base.sha, repository: base.repo.full_name },
    }),
  );

export function pullMethods({ octokit, at }: RepositoryClient): Pick<Host, 'pull' | 'pullsWithHead' | 'openPull' | 'updatePull' | 'addLabels'> {
  return {
    pull: (number) => askIfAny(`read pull request ${number}`, octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number }), pullSchema),

    async pullsWithHead(branch, state) {
      const found = await ask(`list the pull requests of branch ${branch}`, octokit.request('GET /repos/{owner}/{repo}/pulls', { ...at, head: `${at.owner}:${branch}`, state, per_page: pageSize }), z.array(pullSchema));
      // The owner may have a fork as well, and GitHub lists every pull request when it cannot read `head`.
      return found.filter(({ head }) => head.ref === branch && !head.isFork);
    },

    async openPull({ title, body, head, base, draft }) {
      const opened = await unless(['already-exists'], ask(`open a pull request from ${head} to ${base}`, octokit.request('POST /repos/{owner}/{repo}/pulls', { ...at, title, body, head, base, draft }), pullSchema));
      return opened ?? 'exists';
    },

    async updatePull(number, { body }) {
      await ask(`update pull request ${number}`, octokit.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number, body }), z.object({ number: z.literal(number) }));
    },

    async addLabels(number, labels) {
      if (labels.length === 0) return;
      await ask(`label ${number}`, octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...at, issue_number: number, labels: [...labels] }), z.array(z.object({ name: z.string() })));
    },
  };
}

/** Why GitHub turns down a reviewer; other failures are of the request as a whole. */
const refusals: readonly string[] = ['validation', 'not-found'] satisfies ApiFailure['kind'][];

export function reviewerMethods({ octokit, at }: RepositoryClient): Pick<Host, 'requestReviewers'> {
  async function request(number: number, reviewers: { reviewers: string[]; team_reviewers: string[] }): Promise<string | null> {
    try {
      await ask(`request reviews of pull request ${number}`, octokit.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', { ...at, pull_number: number, ...reviewers }), z.object({ number: z.literal(number) }));
      return null;
    } catch (thrown) {
      if (thrown instanceof ApiFailure && refusals.includes(thrown.kind)) return thrown.message;
      throw thrown;
    }
  }

  return {
    async requestReviewers(number, { users, teams }) {
      if (users.length + teams.length === 0) return { refused: [] };
      const reason = await request(number, { reviewers: [...users], team_reviewers: [...teams] });
      if (reason === null) return { refused: [] };
      // One name that GitHub turns down turns down all: asked one by one, the others get their request.
      const single: Omit<RefusedReviewer, 'reason'>[] = [...users.map((name) => ({ kind: 'user' as const, name })), ...teams.map((name) => ({ kind: 'team' as const, name }))];
      if (single.length === 1) return { refused: single.map((reviewer) => ({ ...reviewer, reason })) };
      const refused: RefusedReviewer[] = [];
      for (const reviewer of single) {
        const why = await request(number, reviewer.kind === 'user' ? { reviewers: [reviewer.name], team_reviewers: [] } : { reviewers: [], team_reviewers: [reviewer.name] });
        if (why !== null) refused.push({ ...reviewer, reason: why });
      }
      return { refused };
    },
  };
}
