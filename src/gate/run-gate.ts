import { join } from 'node:path';
import { mkdir, rm } from 'node:fs/promises';
import type { GateDefinition } from '../core/documents/common.js';
import type { Attempt } from '../core/documents/record.js';
import { allReached, type LimitsReached } from '../core/reached-limits.js';
import type { Limits } from '../processes/limits/limits.js';
import { runSupervised, type CommandEnd } from '../processes/supervised-command.js';
import type { World } from '../worlds/strategy.js';
import { joinOutput, RawOutput, type KeptOutput } from './capture.js';
import type { GateLog } from './gate-log.js';
import { detectFormat } from './reports/read.js';
import { removeReports, takeReports } from './report-files.js';

const rawName = 'stdout';

/** End of the problem that tells of processes which outlived their gate. */
export const survivorProblem = 'processes could not be ended';

/** One attempt of the gate in one world. */
export interface GateRun {
  gate: GateDefinition;
  world: World;
  limits: Limits;
  environment: Readonly<Record<string, string>>;
  /** Marks the processes of this attempt: the run's id, a slash, the world and the attempt. */
  marker: string;
  /** Takes the cleaned output. */
  log: GateLog;
  /** Folder for raw reports; created when needed. */
  target: string;
  /** Path of that folder as the record names it. */
  targetName: string;
  signal: AbortSignal;
  /** Called when a command of the gate was started. */
  onStarted: () => void;
}

/** What one attempt of the gate showed; the record's part of it. */
type GateAttemptRecord = Omit<Attempt, 'repeatedAlone'>;

/** One attempt that came to its end, and the limits that its commands ran into. */
export interface GateEnd {
  record: GateAttemptRecord;
  reached: LimitsReached;
}

/** Runs the gate's command and invariants in a world and takes its reports. */
export async function runGate(run: GateRun): Promise<GateEnd> {
  const folder = join(run.world.tree, run.gate.directory);
  const place = { reached: join(run.world.reached.tree, run.gate.directory), named: folder };
  await removeReports(place, run.gate.reports);
  await mkdir(run.target, { recursive: true });
  const { end, kept, bytes } = await runCommand(run, run.gate.command, folder, outputMayBeReport(run.gate));
  const output = kept === null ? null : await keepIfReport(run, kept);
  const taken = await takeReports(place, run.gate.reports, run.target, end);
  const invariants = [];
  const ends = [end];
  for (const { name, command } of run.gate.invariants) {
    if (run.signal.aborted) break;
    run.log.heading(`invariant ${name}: ${command}`);
    const checked = await runCommand(run, command, folder, false);
    ends.push(checked.end);
    invariants.push({ name, exitCode: checked.end.exitCode, signal: checked.end.signal, timedOut: checked.end.timedOut, durationMs: checked.end.durationMs });
  }
  const left = ends.reduce((sum, { survivors }) => sum + survivors, 0);
  const record: GateAttemptRecord = {
    exitCode: end.exitCode,
    signal: end.signal,
    timedOut: end.timedOut,
    startedAt: end.startedAt.toISOString(),
    endedAt: end.endedAt.toISOString(),
    durationMs: end.durationMs,
    cpuMs: end.cpuMs,
    maxRssBytes: end.maxRssBytes,
    directory: folder,
    reports: taken.reports.map(({ name, path, sha256 }) => ({ file: `${run.targetName}/${name}`, path: pathInTree(run.gate.directory, path), sha256 })),
    output,
    outputBytes: bytes,
    invariants,
    problems: [...new Set([...taken.problems, ...(kept?.truncated ? ['output-truncated'] : []), ...(left > 0 ? [`${left} ${survivorProblem}`] : [])])],
  };
  return { record, reached: allReached(ends.map((each) => each.reached)) };
}

/** Formats that programs print; without globs the report can only be on standard output. */
function outputMayBeReport(gate: GateDefinition): boolean {
  return gate.reports.length === 0 && gate.format !== 'none';
}

/** Standard output that is no report is not kept beside the log. */
async function keepIfReport(run: GateRun, kept: KeptOutput): Promise<Attempt['output']> {
  const file = join(run.target, rawName);
  if ((await detectFormat(file)) !== null) return { file: `${run.targetName}/${rawName}`, sha256: kept.sha256, truncated: kept.truncated };
  await rm(file);
  return null;
}

function pathInTree(directory: string, path: string): string {
  return directory === '.' ? path : `${directory}/${path}`;
}

async function runCommand(run: GateRun, command: string, folder: string, keepOutput: boolean): Promise<{ end: CommandEnd; kept: KeptOutput | null; bytes: number }> {
  const raw = keepOutput ? new RawOutput(join(run.target, rawName)) : null;
  let bytes = 0;
  const end = await runSupervised({
    command,
    directory: folder,
    environment: run.environment,
    marker: run.marker,
    worldDirectory: run.world.root,
    timeoutMs: run.gate.timeoutS * 1000,
    launcher: run.world.launcher,
    limits: run.limits,
    signal: run.signal,
    consume: async (stdout, stderr) => {
      run.onStarted();
      bytes = await run.log.take(joinOutput(stdout, stderr, raw));
    },
  });
  return { end, kept: raw?.close() ?? null, bytes };
}
