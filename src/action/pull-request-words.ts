import type { PullRequestSettings } from '../promotion/pull-request.js';
import type { Account } from '../studio/account.js';
import { noEvidenceYet, type RunReference } from '../studio/github/links.js';
import { pullRequestBody, pullRequestTitle } from '../studio/github/pull-request.js';

/** What a pull request says until the evidence of its run is closed and uploaded. */
export function pullRequestWords(account: Account, run: RunReference): PullRequestSettings['words'] {
  return ({ baseMoved, patch }) => ({ title: pullRequestTitle(account), body: pullRequestBody(account, { patch, links: noEvidenceYet(run), evidence: null, baseMoved }) });
}
