import { readAnswerMarker, readMarker, type StickyMarker } from '../../src/studio/github/marker.js';
import type { Issue } from '../testbed/github/state/model.js';
import type { WebhookEvent } from '../testbed/github/types.js';
import type { RunRecord } from '../testbed/runner/records.js';
import { readFilesOf } from './program-files.js';
import { patchOf, project, type ideas, type Scene } from './scene.js';

/** A comment that was answered: its id, and the run that it started. */
export interface Asked {
  id: number;
  run: RunRecord;
}

/** Writes a comment and waits until all that follows from it has ended. */
export async function ask(scene: Scene, body: string, { login = 'maintainer', on = scene.pull } = {}): Promise<Asked> {
  const asked = await startAsking(scene, body, { login, on });
  await scene.bed.idle();
  return asked;
}

/** Writes a comment and waits for nothing. */
export async function startAsking({ bed, pull }: Scene, body: string, { login = 'maintainer', on = pull } = {}): Promise<Asked> {
  const event = await bed.github.as(login).comment(project, on, body);
  return { id: event.id, run: onlyRun(await bed.start(event)) };
}

/** Delivers an event and waits until all that follows from it has ended. */
export async function deliver({ bed }: Scene, event: WebhookEvent): Promise<RunRecord> {
  return onlyRun(await bed.deliver(event));
}

function onlyRun(runs: readonly RunRecord[]): RunRecord {
  const [run] = runs;
  if (run === undefined || runs.length > 1) throw new Error(`The event started ${runs.length} runs, not one.`);
  return run;
}

/** An idea as a fenced block of a comment. */
export async function block(idea: (typeof ideas)[number]): Promise<string> {
  return fenced(await patchOf(idea));
}

/** A patch as a fenced block of a comment. */
export function fenced(patch: string): string {
  return `\`\`\`diff\n${patch}\`\`\``;
}

/** Another pull request whose tests fail, on a commit of its own; answers its number and its head. */
export async function openFailingPull({ bed }: Scene, branch: string): Promise<{ pull: number; head: string }> {
  const contributor = bed.github.as('contributor');
  const files = await readFilesOf('fixtures/boundary-bug/program');
  const { sha } = await contributor.push(project, { branch, files: { ...files, 'docs/branch.md': `${branch}\n` } });
  const { number } = await contributor.openPull(project, { title: 'Show items in pages', head: branch });
  return { pull: number, head: sha };
}

/** What the bot wrote on a pull request or issue, as it stands now. */
export function answersOn({ bed }: Scene, number: number): string[] {
  const comments = [...bed.github.repository(project).comments.values()];
  return comments.filter((comment) => comment.byActions && comment.issueNumber === number).map(({ body }) => body);
}

/** The answers that the bot gave to one comment. */
export function answersTo({ bed }: Scene, comment: number): string[] {
  const comments = [...bed.github.repository(project).comments.values()];
  return comments.filter(({ byActions, body }) => byActions && readAnswerMarker(body)?.comment === comment).map(({ body }) => body);
}

/** States that the bot's comment on a snapshot went through, each as often as it was written. */
export function statesShown({ bed }: Scene, number: number): StickyMarker['state'][] {
  return bed.github.events.flatMap(({ name, payload }) => {
    if (name !== 'issue_comment' || payload.issue?.number !== number) return [];
    return readMarker(payload.comment?.body ?? '')?.state ?? [];
  });
}

/** The bot's reactions to a comment, in order. */
export function reactionsTo({ bed }: Scene, comment: number): string[] {
  const repository = bed.github.repository(project);
  const found = repository.comments.get(comment) ?? repository.reviewComments.get(comment);
  return (found?.reactions ?? []).map(({ content }) => content);
}

/** A pull request or issue by its number. */
export function issueOf({ bed }: Scene, number: number | undefined): Issue {
  const issue = bed.github.repository(project).issues.get(number ?? 0);
  if (issue === undefined) throw new Error(`There is no issue ${number}.`);
  return issue;
}

/** API requests that jobs of a name made, git left out. */
export function requestsOf({ bed }: Scene, name: string): string[] {
  return bed.github.requests
    .filter(({ caller, operationId }) => caller.kind === 'job' && caller.job === `debug / ${name}` && operationId !== 'git/fetch')
    .map(({ method, operationId }) => `${method} ${operationId}`);
}
