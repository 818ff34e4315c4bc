// Which checkouts v7 refuses: actions/checkout src/unsafe-pr-checkout-helper.ts (2026-06-18). issue_comment is not among them.

/** Throws where code of a fork's pull request would be checked out in an event that runs with the base repository's rights. */
export function refuseForkCode({ event, eventName, repository, ref, commit, allowed }) {
  if (allowed || !['pull_request_target', 'workflow_run'].includes(eventName)) return;
  const head = eventName === 'workflow_run' ? headOfRun(event.workflow_run) : headOfPull(event.pull_request);
  if (head === null || typeof head.repository?.id !== 'number' || head.repository.id === event.repository.id) return;
  const isHeadRepository = repository.toLowerCase() === head.repository.full_name?.toLowerCase();
  const isPullRef = /^refs\/pull\/\d+\/(head|merge)$/.test(ref);
  if (!isHeadRepository && !isPullRef && !head.commits.includes(commit.toLowerCase())) return;
  throw new Error(
    `Refusing to check out fork pull request code from a '${eventName}' workflow. ` +
      `To opt in after reviewing the risk, set 'allow-unsafe-pr-checkout: true' on the actions/checkout step.`,
  );
}

function headOfPull(pull) {
  return { repository: pull?.head?.repo, commits: present([pull?.head?.sha, pull?.merge_commit_sha]) };
}

function headOfRun(run) {
  if (!String(run?.event).startsWith('pull_request')) return null;
  const own = run.event === 'pull_request_target' ? [] : [run.head_sha];
  return { repository: run.head_repository, commits: present([run.head_commit?.id, ...own]) };
}

function present(values) {
  return values.filter((value) => typeof value === 'string' && value !== '').map((value) => value.toLowerCase());
}
