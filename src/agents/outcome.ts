import type { ManifestEntry } from '../core/documents/manifest-entry.js';
import { reachedSentences } from '../core/reached-limits.js';
import { Redaction } from '../gate/redaction.js';
import { oneLine } from '../models/cleaning.js';
import type { CommandEnd } from '../processes/supervised-command.js';
import type { Workbench } from '../worlds/workbench.js';
import type { Agent, AgentLimits, AgentOutcome } from './agent.js';
import { changesBetween, type WorldChanges } from './changes.js';
import { recordPatch, trackedModes } from './recorded-patch.js';

/** How an agent's command ended; `flooded`: it was ended because it printed too much. */
export interface AgentEnd extends CommandEnd {
  flooded: boolean;
}

/** An agent that has ended, and its world before and after it. */
interface FinishedAgent {
  workbench: Pick<Workbench, 'plan' | 'snapshot'>;
  agent: Agent;
  /** The world's tree, as this program reaches it. */
  tree: string;
  before: readonly ManifestEntry[];
  after: readonly ManifestEntry[];
  end: AgentEnd;
  /** Values that no patch and no note may hold. */
  secrets: readonly string[];
}

/** Names of paths in one note; there may be any number. */
const namedPaths = 5;

/** Statuses of the shell for a command that is not there or cannot be run (POSIX, "Exit Status for Commands"). */
const notRunnable = new Set([126, 127]);

/** The outcome of an agent that was stopped, or whose world may still change; null where its world decides. */
export function outcomeOfEnd({ survivors, flooded, timedOut }: AgentEnd, { outputBytes, timeoutS }: AgentLimits): AgentOutcome | null {
  if (survivors > 0) return refused('failed', [`${survivors} of its processes could not be ended, so its files may still change.`]);
  if (flooded) return refused('too-much', [`It was stopped, because it printed more than ${outputBytes} bytes.`]);
  if (timedOut) return refused('timeout', [`It was stopped at its time limit of ${timeoutS} s.`]);
  return null;
}

/** The outcome of an agent that ended by itself: what its world differs by from the snapshot. */
export async function outcomeOfWorld(finished: FinishedAgent): Promise<AgentOutcome> {
  const redaction = new Redaction(finished.secrets);
  const outcome = await judge(finished, redaction);
  return { ...outcome, notes: outcome.notes.map((note) => oneLine(redaction.redact(note))) };
}

async function judge({ workbench: { plan, snapshot }, agent, tree, before, after, end }: FinishedAgent, redaction: Redaction): Promise<AgentOutcome> {
  const { changedFiles, changedBytes } = agent.limits;
  const tracked = await trackedModes(snapshot.scratch, plan.snapshot.tree);
  const changes = changesBetween(before, after, { tracked, reports: plan.gate.reports, directory: plan.gate.directory, volatile: plan.policy.volatile });
  const fault = faultOf(end);
  const notes = [...(fault === null ? [] : [fault]), ...reachedSentences('It', plan.worlds, end.reached), ...leftOutNotes(changes)];
  if (changes.impossible.length > 0) return refused('failed', [...notes, ...impossibleNotes(changes)]);
  const paths = [...changes.written.map(({ path }) => path), ...changes.removed].sort();
  if (paths.length > changedFiles) return refused('too-much', [...notes, `It changed ${paths.length} files, more than ${changedFiles}: ${listed(paths)}.`]);
  const recording = await recordPatch(snapshot.scratch, plan.snapshot.tree, tree, changes, { mostBytes: changedBytes, redaction });
  if (recording.outcome === 'patch') return { outcome: 'proposed', patch: recording.patch, notes };
  if (recording.outcome === 'no-change') return refused(fault === null ? 'nothing-changed' : 'failed', notes);
  return refused(recording.outcome, [...notes, recording.why]);
}

function refused(outcome: Exclude<AgentOutcome['outcome'], 'proposed'>, notes: string[]): AgentOutcome {
  return { outcome, patch: null, notes };
}

/** What is wrong with the way an agent ended, or null. */
function faultOf({ exitCode, signal }: AgentEnd): string | null {
  if (exitCode === 0) return null;
  if (exitCode === null) return `It was ended by ${signal ?? 'a signal'}.`;
  const why = notRunnable.has(exitCode) ? ' A program may be missing, or lie in a folder that the user of its world cannot enter: install it in an open one.' : '';
  return `It ended with exit status ${exitCode}.${why}`;
}

/** One note a reason, with the first of its paths. */
function leftOutNotes({ leftOut }: WorldChanges): string[] {
  return byReason(leftOut).map(([why, paths]) => `Left out of its patch: ${listed(paths)}; each ${why}.`);
}

function impossibleNotes({ impossible }: WorldChanges): string[] {
  return byReason(impossible).map(([why, paths]) => `No patch can hold what became of ${listed(paths)}: each ${why}.`);
}

function byReason(paths: readonly { path: string; why: string }[]): [string, string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { path, why } of paths) reasons.set(why, [...(reasons.get(why) ?? []), path]);
  return [...reasons];
}

function listed(paths: readonly string[]): string {
  const more = paths.length - namedPaths;
  return paths.slice(0, namedPaths).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
