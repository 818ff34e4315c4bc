import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WorldManifest } from '../core/equality.js';
import { layout } from '../evidence/layout.js';
import { joinOutput } from '../gate/capture.js';
import { GateLog } from '../gate/gate-log.js';
import { Redaction } from '../gate/redaction.js';
import type { Place } from '../processes/gate-queue.js';
import { runSupervised } from '../processes/supervised-command.js';
import { giveTo } from '../worlds/owner.js';
import type { World } from '../worlds/strategy.js';
import { runSetUp, type Workbench } from '../worlds/workbench.js';
import type { Agent, AgentOutcome, AgentResult } from './agent.js';
import { agentEnvironment, secretsOf, taskFileIn } from './environment.js';
import { outcomeOfEnd, outcomeOfWorld, type AgentEnd } from './outcome.js';

/** One agent at work. */
interface AgentRun {
  workbench: Workbench;
  agent: Agent;
  task: string;
  number: number;
  /** Name of its slot and its log. */
  name: string;
  log: GateLog;
  /** Values that neither log nor patch may hold. */
  secrets: readonly string[];
}

/** A world that is ready for its agent. */
interface PreparedWorld {
  world: World;
  /** What lies in it before the agent. */
  before: WorldManifest;
}

/**
 * Runs a coding agent in a world of its own, forked from the snapshot: its command starts at the top of the tree, with the task in
 * a file and on standard input, as the user and with the isolation of a gate, and takes one of the places for gates. What
 * the world's files then differ by is the patch. `number`, from 1, tells agents of a run apart; the log goes into `target` in the
 * layout of an evidence folder. What an agent does wrong is an outcome; rejects where the run is interrupted or this machine fails.
 */
export async function runAgent(workbench: Workbench, agent: Agent, task: string, number: number, target: string): Promise<AgentResult> {
  const name = `agent-${number}`;
  const file = join(target, layout.agentLog(number));
  await mkdir(dirname(file), { recursive: true });
  const secrets = secretsOf(workbench.passed, agent);
  const log = new GateLog(file, [], secrets);
  try {
    return await runInWorld({ workbench, agent, task, number, name, log, secrets });
  } finally {
    log.close();
  }
}

/** Prepares the world while others run, waits for a place, and gives it back before the world is described. */
async function runInWorld(run: AgentRun): Promise<AgentResult> {
  const { workbench } = run;
  const preparing = await workbench.preparations.enter();
  let prepared: PreparedWorld | null = null;
  let place: Place;
  try {
    prepared = await prepare(run);
    place = await workbench.queue.enter();
  } catch (error) {
    await prepared?.world.discard();
    throw error;
  } finally {
    preparing.leave();
  }
  const { world, before } = prepared;
  try {
    const end = await runCommand(run, world, place);
    const outcome = outcomeOfEnd(end, run.agent.limits) ?? (await changedBy(run, world, before, end));
    return { ...outcome, log: layout.agentLog(run.number), durationMs: end.durationMs };
  } finally {
    await world.discard();
  }
}

async function prepare({ workbench, task, name, log }: AgentRun): Promise<PreparedWorld> {
  const { plan, snapshot, signal } = workbench;
  signal.throwIfAborted();
  const world = await snapshot.worlds.fork(name);
  try {
    if (snapshot.setUpInWorlds) await runSetUp(workbench, world, log, `${plan.id}/${name}`);
    await writeTask(world, task);
    return { world, before: await describe(workbench, world) };
  } catch (error) {
    await world.discard();
    throw error;
  }
}

/** What a set-up put there goes first: to write through a link of its would be to write anywhere. */
async function writeTask({ reached, owner }: World, task: string): Promise<void> {
  const file = taskFileIn(reached);
  await rm(file, { recursive: true, force: true });
  await writeFile(file, task, { flag: 'wx' });
  await giveTo(owner, file);
}

function describe({ snapshot }: Workbench, world: World): Promise<WorldManifest> {
  return world.manifest({ source: snapshot.source, ignoreRules: snapshot.ignoreRules, readIgnored: false });
}

async function changedBy({ workbench, agent, secrets }: AgentRun, world: World, before: WorldManifest, end: AgentEnd): Promise<AgentOutcome> {
  const after = await describe(workbench, world);
  return outcomeOfWorld({ workbench, agent, tree: world.reached.tree, before: before.manifest.entries, after: after.manifest.entries, end, secrets });
}

/** Runs the agent's command to its end or its limits, and gives the place back. */
async function runCommand({ workbench, agent, number, name, log, secrets }: AgentRun, world: World, place: Place): Promise<AgentEnd> {
  const { plan, passed, limits, signal } = workbench;
  const flood = new AbortController();
  try {
    signal.throwIfAborted();
    log.heading(`agent ${number}: ${new Redaction(secrets).redact(agent.command)}`);
    const end = await runSupervised({
      command: withTaskAsInput(agent.command),
      directory: world.tree,
      environment: agentEnvironment(world, plan.gate.home, passed, agent, number),
      marker: `${plan.id}/${name}`,
      worldDirectory: world.root,
      timeoutMs: agent.limits.timeoutS * 1000,
      launcher: world.launcher,
      limits,
      signal: AbortSignal.any([signal, flood.signal]),
      consume: async (stdout, stderr) => {
        let room = agent.limits.outputBytes;
        const count = (chunk: Buffer): void => {
          room -= chunk.length;
          if (room < 0) flood.abort();
        };
        for (const stream of [stdout, stderr]) stream.on('data', count);
        await log.take(joinOutput(stdout, stderr, null));
      },
    });
    signal.throwIfAborted();
    return { ...end, flooded: flood.signal.aborted };
  } finally {
    place.leave();
  }
}

/** The task comes from its file, so that no agent has to wait for us or can make us wait. */
function withTaskAsInput(command: string): string {
  return process.platform === 'win32' ? `(${command}) <"%SAFE_DEBUG_TASK%"` : `exec <"$SAFE_DEBUG_TASK"\n${command}`;
}
