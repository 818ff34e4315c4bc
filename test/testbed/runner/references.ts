import type { RepositoryReference, WorkflowSource } from './services.js';

/** Where the action or workflow of a `uses:` lies. */
export type UsesTarget = { readonly kind: 'workspace'; readonly path: string } | ({ readonly kind: 'repository' } & RepositoryReference);

/**
 * Reads `uses:` of a step or job.
 * `./path` is the workspace for actions and the calling file's commit for workflows; `$/path` is the commit that the
 * running workflow file came from (actions/runner src/Runner.Worker/ActionManager.cs); the rest is `owner/name[/path]@ref`.
 */
export function parseUses(uses: string, source: WorkflowSource): UsesTarget {
  if (uses.startsWith('./')) return { kind: 'workspace', path: uses.slice(2) };
  if (uses.startsWith('$/')) return { kind: 'repository', repository: source.repository, ref: source.sha, path: uses.slice(2) };
  const match = /^([^/@]+\/[^/@]+)(?:\/([^@]+))?@(.+)$/.exec(uses);
  if (match === null) {
    throw new Error(`Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`);
  }
  return { kind: 'repository', repository: match[1] ?? '', path: match[2] ?? '', ref: match[3] ?? '' };
}

/** The commit and path of a called workflow file. */
export function calledWorkflow(uses: string, source: WorkflowSource): RepositoryReference {
  const target = parseUses(uses, source);
  return target.kind === 'repository' ? target : { repository: source.repository, ref: source.sha, path: target.path };
}
