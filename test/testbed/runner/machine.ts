import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asText } from './expressions.js';
import type { JsonObject } from './records.js';
import type { RunnerSettings } from './services.js';

/** The folders of one job, laid out as on a hosted runner (`work/NAME/NAME` and `work/_temp` below the HOME of its user). */
export type Machine = {
  readonly workspace: string;
  readonly temporary: string;
  readonly home: string;
  readonly tools: string;
  readonly commands: string;
  readonly eventFile: string;
};

let machines = 0;

export async function startMachine(settings: RunnerSettings, repository: string, event: JsonObject): Promise<Machine> {
  machines += 1;
  const home = join(settings.root, `machine-${machines}`, 'runner');
  const name = repository.split('/')[1] ?? repository;
  const machine: Machine = {
    home,
    workspace: join(home, 'work', name, name),
    temporary: join(home, 'work', '_temp'),
    commands: join(home, 'work', '_temp', '_runner_file_commands'),
    eventFile: join(home, 'work', '_temp', '_github_workflow', 'event.json'),
    tools: join(home, 'tools'),
  };
  for (const folder of [machine.workspace, machine.commands, machine.tools, dirname(machine.eventFile)]) {
    await mkdir(folder, { recursive: true, mode: 0o755 });
  }
  await writeFile(machine.eventFile, JSON.stringify(event));
  return machine;
}

/** docs.github.com/actions/reference/workflows-and-actions/contexts#runner-context */
export function runnerContext(machine: Machine): JsonObject {
  return {
    name: 'GitHub Actions 1', os: 'Linux', arch: process.arch === 'arm64' ? 'ARM64' : 'X64', temp: machine.temporary,
    tool_cache: machine.tools, debug: '', environment: 'github-hosted', workspace: dirname(machine.workspace),
  };
}

/**
 * Variables that every step gets: docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables.
 * Nothing of the test process comes along but PATH, without the tools of the project that is tested, and the system's folder
 * for temporary files: a runner hands on what its own system gives it.
 */
export function machineVariables(machine: Machine, node: string, github: JsonObject): Record<string, string> {
  const named = [
    'actor', 'actor_id', 'api_url', 'base_ref', 'event_name', 'graphql_url', 'head_ref', 'job', 'ref', 'ref_name', 'ref_protected', 'ref_type',
    'repository', 'repository_id', 'repository_owner', 'repository_owner_id', 'retention_days',
    'run_attempt', 'run_id', 'run_number', 'server_url', 'sha', 'triggering_actor',
    'workflow', 'workflow_ref', 'workflow_sha',
  ];
  return {
    PATH: [dirname(node), ...pathOfHost()].join(':'),
    HOME: machine.home,
    LANG: 'C.UTF-8',
    ...(process.env['TMPDIR'] === undefined ? {} : { TMPDIR: process.env['TMPDIR'] }),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: machine.workspace,
    GITHUB_EVENT_PATH: machine.eventFile,
    ...Object.fromEntries(named.map((name) => [`GITHUB_${name.toUpperCase()}`, asText(github[name])])),
    ...Object.fromEntries(
      ['name', 'os', 'arch', 'temp', 'tool_cache', 'environment', 'workspace'].map((name) => [
        `RUNNER_${name.toUpperCase()}`, asText(runnerContext(machine)[name]),
      ]),
    ),
  };
}

function pathOfHost(): string[] {
  return (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
}
