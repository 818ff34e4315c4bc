import type { GitHub, WebhookEvent } from '../github/types.js';
import type { JsonObject, RunRecord } from '../runner/records.js';
import { runRequest } from '../runner/run.js';
import type { RunSurroundings } from '../runner/run.js';
import type { RunnerSettings, RunRequest, WorkflowSource } from '../runner/services.js';
import { listensTo } from '../runner/triggers.js';
import { parseWorkflowFile, WorkflowRefused } from '../runner/workflow-file.js';
import type { EventPlace } from './event-place.js';
import { placeOf, textAt } from './event-place.js';
import type { RepositoryFiles } from './repository-files.js';
import { reduceTrust } from './trust.js';

type Going = { readonly canceller: AbortController; readonly request: RunRequest; readonly settings: RunnerSettings };

/** `workflow_run` may follow `workflow_run` three times: docs.github.com, events-that-trigger-workflows#workflow_run */
const longestChain = 3;

/** Turns events into runs. */
export class Deliveries {
  readonly runs: RunRecord[] = [];
  /** Why workflow files could not be asked whether they listen to an event. */
  readonly unreadable: string[] = [];
  readonly #going = new Map<RunRecord, Going>();
  readonly #active = new Set<Promise<void>>();
  readonly #faults: unknown[] = [];

  constructor(
    readonly github: GitHub,
    readonly files: RepositoryFiles,
    readonly surroundings: (repository: string, settings: RunnerSettings) => RunSurroundings,
    readonly settings: RunnerSettings,
  ) {}

  /** Creates the runs of an event and starts those that need no approval. */
  async start(event: WebhookEvent, chainDepth = 0): Promise<RunRecord[]> {
    const isHeld = !event.startsWorkflows;
    if (isHeld && !opensPull(event)) return [];
    const place = await placeOf(this.github, event);
    if (place === undefined) return [];
    const created: RunRecord[] = [];
    for (const source of await this.#sources(event, place)) {
      const run = this.#create(event, place, source, chainDepth);
      created.push(run);
      if (isHeld) this.#setStatus(run, 'action_required');
      else this.begin(run);
    }
    return created;
  }

  /** Starts a created run. */
  begin(run: RunRecord): void {
    const going = this.#going.get(run);
    if (going === undefined) throw new Error(`Run ${run.id} was not created here.`);
    this.#setStatus(run, 'queued');
    const work = this.#run(run, going)
      .catch((error: unknown) => this.#faults.push(error))
      .then(() => undefined);
    this.#active.add(work);
    void work.then(() => this.#active.delete(work));
  }

  /** "Re-run all jobs": the same event and commit, the next attempt: docs.github.com/actions/how-tos/manage-workflow-runs/re-run-workflows-and-jobs */
  rerun(run: RunRecord): RunRecord {
    const going = this.#going.get(run);
    if (going === undefined || run.status !== 'completed') throw new Error(`Run ${run.id} has not ended: it cannot be run again.`);
    const again: RunRecord = {
      ...run, attempt: run.attempt + 1, status: 'queued', conclusion: null, error: null, jobs: [], annotations: [], createdAt: Date.now(), durationMs: null,
    };
    this.runs.push(again);
    this.#going.set(again, { ...going, canceller: new AbortController(), request: { ...going.request, run: again } });
    const registered = this.github.repository(run.repository).runs.get(run.id);
    if (registered !== undefined) registered.attempt = again.attempt;
    this.begin(again);
    return again;
  }

  cancel(run: RunRecord): void {
    this.#going.get(run)?.canceller.abort('The run was canceled by a user.');
  }

  /** Waits until nothing runs; throws the first fault of the bed itself. */
  async idle(): Promise<void> {
    while (this.#active.size > 0) await Promise.all(this.#active);
    if (this.#faults.length > 0) throw this.#faults[0];
  }

  /** An event that a job caused: `workflow_dispatch` starts runs, a pull request creates held ones, others start nothing. */
  followJob(event: WebhookEvent): void {
    const work = this.start(event).then(() => undefined, (error: unknown) => void this.#faults.push(error));
    this.#active.add(work);
    void work.then(() => this.#active.delete(work));
  }

  async #run(run: RunRecord, { canceller, request, settings }: Going): Promise<void> {
    await runRequest(request, this.surroundings(run.repository, settings), canceller);
    this.#setStatus(run, 'completed');
    if (run.chainDepth >= longestChain) return;
    await this.start(await this.github.workflowRunEvent(run.repository, run.id, 'completed'), run.chainDepth + 1);
  }

  /** The workflow files of the place that listen to the event. A file that GitHub cannot read starts nothing. */
  async #sources(event: WebhookEvent, place: EventPlace): Promise<WorkflowSource[]> {
    const sources: WorkflowSource[] = [];
    for (const path of await this.files.workflowPaths(event.repository, place.workflowSha)) {
      if (event.name === 'workflow_dispatch' && !path.endsWith(textAt(event, 'workflow') ?? '')) continue;
      const source = await this.files.readWorkflow({ repository: event.repository, ref: place.workflowSha, path });
      if (source === undefined) continue;
      if (await this.#listens(source, place)) sources.push({ ...source, ref: place.ref });
    }
    return sources;
  }

  async #listens(source: WorkflowSource, place: EventPlace): Promise<boolean> {
    try {
      return listensTo((await parseWorkflowFile(source)).root, place.facts);
    } catch (error) {
      if (!(error instanceof WorkflowRefused)) throw error;
      this.unreadable.push(error.message);
      // A push of a broken file shows a failed run; other events start nothing.
      return place.facts.name === 'push';
    }
  }

  #create(event: WebhookEvent, place: EventPlace, source: WorkflowSource, chainDepth: number): RunRecord {
    const payload = JSON.parse(JSON.stringify(event.payload)) as JsonObject;
    const headSha = textAt(event, 'pull_request', 'head', 'sha') ?? place.sha;
    const headBranch = textAt(event, 'pull_request', 'head', 'ref') ?? place.ref.replace(/^refs\/(heads|tags)\//, '');
    const workflow = nameOf(source);
    const actor = textAt(event, 'sender', 'login') ?? 'ghost';
    const head = event.name.startsWith('pull_request') ? textAt(event, 'pull_request', 'head', 'repo', 'full_name') : undefined;
    const registered = this.github.addWorkflowRun(event.repository, {
      name: workflow, path: source.path, event: event.name, headSha, headBranch, actor, ...(head === undefined ? {} : { headRepository: head }),
    });
    const run: RunRecord = {
      id: registered.id, attempt: 1, repository: event.repository, path: source.path, workflow, event: event.name, payload, actor,
      headSha, headBranch, chainDepth, status: 'queued', conclusion: null, error: null, jobs: [], annotations: [],
      createdAt: Date.now(), durationMs: null,
    };
    this.runs.push(run);
    const inputs = payload['inputs'];
    const request: RunRequest = {
      run, source, payload, sha: place.sha, ref: place.ref, headRef: place.headRef, baseRef: place.baseRef,
      inputs: typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs) ? inputs : {}, ...reduceTrust(event),
    };
    this.#going.set(run, { canceller: new AbortController(), request, settings: request.isUntrusted ? { ...this.settings, secrets: {} } : this.settings });
    return run;
  }

  #setStatus(run: RunRecord, status: RunRecord['status']): void {
    run.status = status;
    const registered = this.github.repository(run.repository).runs.get(run.id);
    if (registered === undefined) return;
    registered.status = status === 'action_required' ? 'completed' : status;
    registered.conclusion = status === 'action_required' ? 'action_required' : run.conclusion === 'startup_failure' ? 'failure' : run.conclusion;
  }
}

/** Pull requests opened by a job create runs that wait for approval: github.blog/changelog, 2026-06-11. */
function opensPull(event: WebhookEvent): boolean {
  return event.name === 'pull_request' && ['opened', 'synchronize', 'reopened'].includes(event.payload.action ?? '');
}

function nameOf(source: WorkflowSource): string {
  return /^name:\s*(.+)$/m.exec(source.content)?.[1]?.replaceAll(/^['"]|['"]$/g, '') ?? source.path;
}
