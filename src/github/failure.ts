import { z } from 'zod';
import { SafeDebugError } from '../errors.js';
import { brief } from './brief.js';
import { httpErrorOf, isSecondaryLimit } from './http-error.js';
import type { HttpError } from './http-error.js';

/** Why GitHub did not do what was asked, as far as callers decide by it. */
export type FailureKind =
  | 'unauthorised' // the token is not valid
  | 'forbidden' // the token may not do this
  | 'actions-may-not-open-pull-requests' // a setting of the repository or organisation
  | 'workflow-scope' // the token may not change workflow files
  | 'protected-branch' // branch protection or a rule set
  | 'not-found' // there is none, or the token may not see it
  | 'already-exists'
  | 'drafts-unsupported' // the repository's plan has no draft pull requests
  | 'validation' // what was asked makes no sense to GitHub
  | 'rate-limited' // more waiting than is worth it
  | 'unavailable'; // no answer, or a server error, after all tries

/** A request that GitHub refused or did not answer. */
export class ApiFailure extends SafeDebugError {
  readonly kind: FailureKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;

  constructor(kind: FailureKind, status: number | null, message: string, cause: unknown) {
    super('environment', message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/**
 * What a failed request means: turns what octokit throws into an `ApiFailure`. `asked` completes "GitHub did not ...", such
 * as `read comment 5`. Anything that is no failed request stays as it is.
 */
export function failureOf(thrown: unknown, asked: string): unknown {
  const error = httpErrorOf(thrown);
  if (error === null) return thrown;
  const said = wordsOf(error);
  const kind = kindOf(error, said);
  const answer = error.status === null ? `no answer: ${said}` : `${error.status}: ${said}`;
  return new ApiFailure(kind, error.status, `GitHub did not ${brief(asked)} (${answer}). ${nextSteps[kind]}${neededPermission(kind, error)}`, thrown);
}

const nextSteps: Readonly<Record<FailureKind, string>> = {
  unauthorised: 'The token is not valid, or no longer. Pass a valid one as the input `token`.',
  forbidden: 'The token may not do this. Give the job the permission, or pass the token of a GitHub App that has it.',
  'actions-may-not-open-pull-requests': 'Turn on "Allow GitHub Actions to create and approve pull requests" under Settings, Actions, General (in the organisation too, if it is off there), or pass the token of a GitHub App.',
  'workflow-scope': 'The token may not change workflow files, and GITHUB_TOKEN never may. Leave .github/workflows out of the patch.',
  'protected-branch': 'A branch protection or rule set forbids it. Choose another prefix for branches, or exempt the token there.',
  'not-found': 'There is none, or the token may not see it. Check name and repository, and the permissions of the job.',
  'already-exists': 'It exists already.',
  'drafts-unsupported': 'This repository has no draft pull requests. Turn drafts off in the configuration.',
  validation: 'GitHub does not accept what was asked. Check names and sizes against its words above.',
  'rate-limited': 'The limit of requests is used up, and it lasts longer than is waited. Start the run again later.',
  unavailable: 'It was tried again several times. Look at https://www.githubstatus.com, check the connection and proxies, and start the run again.',
};

/** The permission that GitHub names in a header, as a workflow's `permissions:` spells it ("Troubleshooting the REST API"). */
function neededPermission(kind: FailureKind, { headers }: HttpError): string {
  const accepted = headers['x-accepted-github-permissions'];
  if ((kind !== 'forbidden' && kind !== 'not-found') || typeof accepted !== 'string') return '';
  // Alternatives are parted by `;`, permissions that are needed together by `,`.
  const alternatives = accepted.split(';').map((together) => [...together.matchAll(/([a-z_]+)=(read|write|admin)/g)].map(([, name = '', access = '']) => `${name.replaceAll('_', '-')}: ${access}`).join(' and ')).filter((text) => text !== '');
  return alternatives.length === 0 ? '' : ` It takes ${brief(alternatives.join(', or '))}.`;
}

function kindOf(error: HttpError, said: string): FailureKind {
  const { status } = error;
  if (status === null || status >= 500 || status === 408) return 'unavailable';
  if (isSecondaryLimit(error) || /\brate limit\b/i.test(said)) return 'rate-limited';
  if (status === 401) return 'unauthorised';
  if (/not permitted to create or approve pull requests/i.test(said)) return 'actions-may-not-open-pull-requests';
  if (/without [`'"]?workflows?[`'"]? (?:permission|scope)/i.test(said)) return 'workflow-scope';
  if (/protected branch|rule violations|rulesets?\b/i.test(said)) return 'protected-branch';
  if (status === 403 || status === 451) return 'forbidden';
  if (status === 404 || status === 410 || /^reference does not exist/i.test(said)) return 'not-found';
  if (/already exists/i.test(said)) return 'already-exists';
  if (/draft pull requests are not supported/i.test(said)) return 'drafts-unsupported';
  return 'validation';
}

const errorBodySchema = z.object({
  message: z.string(),
  errors: z.array(z.union([z.string(), z.object({ message: z.string().optional(), resource: z.string().optional(), field: z.string().optional(), code: z.string().optional() })])).optional().catch(undefined),
});

/** GitHub's words for a failure, one harmless line (REST API, "Client errors"). */
function wordsOf({ data, message }: HttpError): string {
  if (data === undefined) return brief(message);
  const body = errorBodySchema.safeParse(data);
  if (!body.success) return 'its answer is not in the form of the API';
  const details = (body.data.errors ?? []).map((error) => (typeof error === 'string' ? error : (error.message ?? [error.resource, error.field, error.code].filter(Boolean).join(' '))));
  return brief([body.data.message, ...details].join('; '));
}
