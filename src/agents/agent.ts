import type { PassedVariable } from '../gate/environment.js';

/** What an agent may use up before it is stopped, and how large a change may be. */
export interface AgentLimits {
  timeoutS: number;
  /** Bytes on both outputs together. */
  outputBytes: number;
  /** Files and links that differ from the snapshot. */
  changedFiles: number;
  /** Bytes of the files that are new or different, and of the patch. */
  changedBytes: number;
}

export const defaultAgentLimits: AgentLimits = { timeoutS: 1800, outputBytes: 64 * 1024 * 1024, changedFiles: 500, changedBytes: 8 * 1024 * 1024 };

/** A coding agent: a shell command that changes the files it is started in. */
export interface Agent {
  /** As the user wrote it. Never built from anybody else's input. */
  command: string;
  /** Variables for this agent alone, such as the key of its model; no gate and no other agent gets them. */
  passed: readonly PassedVariable[];
  /** Values that it is not to have; if it gets hold of one all the same, neither log nor patch may hold it. */
  withheld: readonly string[];
  limits: AgentLimits;
}

/**
 * What came of an agent. `proposed`: its world differs from the snapshot, by the patch. `failed`: it ended with an error and
 * changed nothing, or what it changed cannot be a patch. `timeout`, `too-much`: it ran into a limit of time, or of output or size.
 * `notes`: what a reader should know, a line each.
 */
export type AgentOutcome = { notes: string[] } & ({ outcome: 'proposed'; patch: Buffer } | { outcome: 'nothing-changed' | 'failed' | 'timeout' | 'too-much'; patch: null });

/** An agent's run. */
export type AgentResult = AgentOutcome & {
  /** Path of its cleaned log below the target folder. */
  log: string;
  /** Of its command. */
  durationMs: number;
};
