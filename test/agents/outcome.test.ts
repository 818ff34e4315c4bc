import { expect, test } from 'vitest';
import { defaultAgentLimits } from '../../src/agents/agent.js';
import { outcomeOfEnd, type AgentEnd } from '../../src/agents/outcome.js';

const now = new Date();
const ended: AgentEnd = { exitCode: 0, signal: null, timedOut: false, startedAt: now, endedAt: now, durationMs: 1, cpuMs: null, maxRssBytes: null, survivors: 0, reached: { endedForMemory: 0, refusedProcesses: 0 }, flooded: false };

test.each([
  [{}, null],
  [{ exitCode: 1 }, null],
  [{ timedOut: true, exitCode: null, signal: 'SIGKILL' }, 'timeout'],
  [{ flooded: true, exitCode: null, signal: 'SIGKILL' }, 'too-much'],
  [{ survivors: 2 }, 'failed'],
  [{ survivors: 2, timedOut: true, flooded: true }, 'failed'],
])('an end with %o is decided without its world as %s', (end, outcome) => {
  expect(outcomeOfEnd({ ...ended, ...end }, defaultAgentLimits)?.outcome ?? null).toBe(outcome);
});
