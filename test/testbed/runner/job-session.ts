import type { Contexts, Status } from './expressions.js';
import type { Machine } from './machine.js';
import { machineVariables, runnerContext } from './machine.js';
import type { Masks } from './masks.js';
import type { JobRecord, JsonObject, StepRecord } from './records.js';
import { CommandReader } from './workflow-commands.js';
import type { Leg } from './workflow-call.js';

/** Something to run after all steps, in reverse order. */
export type PostStep = { readonly name: string; readonly uses: string; readonly condition: string; readonly run: () => Promise<StepEnd> };

export type StepEnd = { readonly status: number; readonly outputs: Record<string, string> };

/** Where steps run: the job itself, or one use of a composite action with its own steps, inputs and folder. */
export type StepFrame = {
  readonly steps: JsonObject;
  readonly inputs: JsonObject | null;
  readonly actionPath: string;
  /** Environment that a composite action's own step was given. */
  readonly env: Readonly<Record<string, string>>;
  failed: boolean;
};

/** One job while it runs on its machine. */
export class JobSession {
  readonly posts: PostStep[] = [];
  readonly paths: string[] = [];
  readonly env: Record<string, string> = {};
  readonly frame: StepFrame = { steps: {}, inputs: null, actionPath: '', env: {}, failed: false };
  /** Process groups of the steps so far; what is left of them ends with the job. */
  readonly processGroups = new Set<number>();
  /** Set when the job is being cancelled; running steps listen. */
  readonly ending = new AbortController();

  constructor(
    readonly leg: Leg,
    readonly machine: Machine,
    readonly masks: Masks,
    readonly token: string,
    readonly record: JobRecord,
  ) {}

  get cancelled(): boolean {
    return this.ending.signal.aborted;
  }

  status(frame: StepFrame): Status {
    return { success: !frame.failed && !this.cancelled, failure: frame.failed && !this.cancelled, cancelled: this.cancelled };
  }

  /** All contexts of a step: docs.github.com/actions/reference/workflows-and-actions/contexts#context-availability */
  contexts(frame: StepFrame, env: Readonly<Record<string, string>> = {}): Contexts {
    const { leg, token } = this;
    return {
      ...leg.contexts,
      ...(frame.inputs === null ? {} : { inputs: frame.inputs }),
      github: { ...this.github(), action_path: frame.actionPath },
      env: { ...this.env, ...frame.env, ...env },
      steps: frame.steps,
      runner: runnerContext(this.machine),
      job: this.#jobContext(),
      // Secrets reach a composite action only through its inputs.
      secrets: frame.inputs === null ? { ...leg.job.call.secrets, GITHUB_TOKEN: token } : {},
    };
  }

  /** The `github` context of this job. */
  github(): JsonObject {
    const { leg, machine } = this;
    return { ...leg.job.call.github, job: leg.job.id, token: this.token, workspace: machine.workspace, event_path: machine.eventFile };
  }

  /** Variables of a step's process. */
  variables(env: Readonly<Record<string, string>>): Record<string, string> {
    const base = machineVariables(this.machine, this.leg.job.call.scope.settings.node, this.github());
    // docs.github.com/actions/reference/workflows-and-actions/variables: GITHUB_* and RUNNER_* keep their values.
    const own = Object.entries({ ...this.env, ...env }).filter(([name]) => !(name in base) || !/^(GITHUB|RUNNER)_/.test(name));
    const all = { ...base, ...Object.fromEntries(own) };
    return { ...all, PATH: [...this.paths, all.PATH ?? ''].join(':') };
  }

  /** Reads what a process prints: commands are obeyed, everything else goes to the log, masked. */
  lineReader(step: string): (line: string) => void {
    const reader = new CommandReader();
    return (line) => {
      const command = reader.read(line);
      if (command?.name === 'add-mask') this.masks.add(command.message);
      else if (command?.name === 'error' || command?.name === 'warning' || command?.name === 'notice') {
        this.annotate(command.name, step, command.message, command.properties['title'] ?? '');
      } else if (command?.name !== 'debug') this.log(line);
    };
  }

  log(line: string): void {
    this.record.log.push(this.masks.hide(line));
  }

  annotate(level: 'error' | 'warning' | 'notice', step: string, message: string, title = ''): void {
    this.log(`##[${level}]${message}`);
    this.leg.job.call.scope.request.run.annotations.push({
      level, job: this.record.path, step, title: this.masks.hide(title), message: this.masks.hide(message),
    });
  }

  /** Starts the record of a step; its end is written by `finish`. */
  start(step: Pick<StepRecord, 'id' | 'name' | 'uses' | 'phase'>): StepRecord {
    const record: StepRecord = { ...step, outcome: 'success', conclusion: 'success', outputs: {}, startedAt: Date.now(), durationMs: 0 };
    this.record.steps.push(record);
    return record;
  }

  /** `job.workflow_*` name the file that this job is written in: actions/runner 2.334, github.blog/changelog. */
  #jobContext(): JsonObject {
    const { source } = this.leg.job.call.tree.file;
    return {
      status: this.cancelled ? 'cancelled' : this.frame.failed ? 'failure' : 'success',
      check_run_id: this.record.checkRunId,
      workflow_repository: source.repository,
      workflow_sha: source.sha,
      workflow_ref: `${source.repository}/${source.path}@${source.ref}`,
      workflow_file_path: source.path,
    };
  }
}
