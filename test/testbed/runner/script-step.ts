import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { StepEnd } from './job-session.js';
import type { RunningStep } from './step.js';
import { runStepProcess } from './step-process.js';
import { evaluateText, find } from './tokens.js';

/**
 * Runs a `run:` step: docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell.
 * It gets no ACTIONS_RUNTIME_TOKEN: actions/runner gives that to actions only (NodeScriptActionHandler.cs).
 */
export async function runScript(step: RunningStep, isComposite: boolean): Promise<StepEnd> {
  const { session, frame, token, env } = step;
  const contexts = session.contexts(frame, env);
  const defaults = isComposite ? {} : defaultsOf(step);
  const script = join(session.machine.temporary, `${randomUUID()}.sh`);
  await writeFile(script, `${evaluateText(find(token, 'run'), contexts) ?? ''}\n`);
  const shell = evaluateText(find(token, 'shell'), contexts) ?? defaults['shell'];
  const folder = evaluateText(find(token, 'working-directory'), contexts) ?? defaults['working-directory'] ?? '.';
  const [file = 'bash', ...args] = commandLine(shell, script);
  const actionPath = frame.actionPath === '' ? {} : { GITHUB_ACTION_PATH: frame.actionPath };
  const { status, results } = await runStepProcess(step, {
    file, args, cwd: resolve(session.machine.workspace, folder), env: { ...frame.env, ...env, ...actionPath, GITHUB_ACTION: step.id },
  });
  return { status, outputs: results.outputs };
}

function defaultsOf({ session }: RunningStep): Record<string, string | undefined> {
  const { token, call } = session.leg.job;
  const of = (key: string): string | undefined =>
    evaluateText(find(token, 'defaults', 'run', key) ?? find(call.tree.file.root, 'defaults', 'run', key), session.leg.contexts);
  return { shell: of('shell'), 'working-directory': of('working-directory') };
}

function commandLine(shell: string | undefined, script: string): string[] {
  switch (shell) {
    case undefined:
      return ['bash', '-e', script];
    case 'bash':
      return ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', script];
    case 'sh':
      return ['sh', '-e', script];
    case 'python':
      return ['python3', script];
    default:
      if (!shell.includes('{0}')) throw new Error(`Invalid shell option. Shell must be a valid built-in (bash, sh, python) or a format string containing '{0}', got '${shell}'.`);
      return shell.split(/\s+/).map((part) => part.replaceAll('{0}', script));
  }
}
