import { digestOf } from '../../src/core/digest.js';
import { chainEvent, eventSchema, type Event, type EventContent } from '../../src/core/documents/event.js';
import type { ModelCall } from '../../src/core/documents/model-call.js';
import { evidenceSchema, evidenceSchemaName, noUsage, type Evidence, type EvidenceCandidate, type GateResult, type TestId } from '../../src/core/documents/evidence.js';

const tree = (letter: string): string => letter.repeat(40);

/** Tests of the demonstration. */
const demoTests: TestId[] = ['first page', 'last page', 'no overlap', 'page count', 'past the end'].map((name) => ({ suite: 'pages', name }));

/** What a gate showed, from one letter a test. */
export function gateResult(letters: string, { tests = demoTests, durationMs = 60, ...others }: Partial<GateResult> & { tests?: TestId[] } = {}): GateResult {
  const failing = tests.filter((_, index) => letters[index] === 'f');
  const passed = [...letters].filter((letter) => letter === 'p').length;
  const total = [...letters].filter((letter) => letter !== '-').length;
  const end = { verdict: failing.length > 0 ? ('fail' as const) : ('pass' as const), exitCode: failing.length > 0 ? 1 : 0, signal: null, timedOut: false, durationMs, cpuMs: 40, maxRssBytes: 33_554_432 };
  return {
    ...end,
    counts: { total, passed, failed: failing.length, errors: 0, skipped: 0, todo: 0, flaky: 0 },
    results: letters,
    failing: failing.map(({ suite, name }) => ({ suite, name, message: 'expected 2, got 3' })),
    problems: [],
    log: 'logs/world.log',
    attempts: [{ ...end, results: letters, problems: [] }],
    ...others,
  };
}

/** A candidate that was tried; rejected without a reason unless said otherwise. */
export function candidate(id: string, others: Partial<EvidenceCandidate> = {}): EvidenceCandidate {
  return {
    id,
    label: `idea-${id.toLowerCase()}`,
    source: { kind: 'file', author: null, authorId: null, url: null, sha256: null },
    mutation: { file: `candidates/${id}.patch`, sha256: digestOf(id), files: 1, additions: 1, deletions: 1 },
    application: { outcome: 'applied', tree: tree('d'), duplicateOf: null, paths: ['src/pages.js'], flags: [], guarded: [], restoredTree: null },
    proposal: null,
    world: { id, tree: tree('d'), digest: digestOf(`world ${id}`) },
    result: gateResult('fpfpp'),
    restored: null,
    fixed: [],
    broken: [],
    missing: [],
    verdict: 'rejected',
    reasons: [],
    model: noUsage,
    ...others,
  };
}

/** A call that was answered, with its bill. */
export function modelCall(id: string, others: Partial<ModelCall> = {}): ModelCall {
  const bill = { inputTokens: 900, outputTokens: 120, costUsd: 0.00345, latencyMs: 10, retries: 0 };
  return { id, provider: 'openai', model: 'small', purpose: 'proposal', round: 1, promptSha256: digestOf('prompt'), replySha256: digestOf('reply'), ...bill, replayed: false, outcome: 'answered', message: '', ...others };
}

/** The demonstration: A repairs one of two failing tests, B both, C none; B is replayed and promoted. Checked by the schema. */
export function demoEvidence(others: Partial<Evidence> = {}): Evidence {
  return evidenceSchema.parse({
    schema: evidenceSchemaName,
    id: '20260101t000000z-00000000',
    createdAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:00.600Z',
    outcome: 'fixed',
    tool: { name: 'safe-parallel-debugging', version: '0.1.0' },
    environment: { os: 'Linux 6.1', arch: 'x64', node: 'v24.0.0', git: '2.39.5', runner: null, isolation: { requested: 'auto', used: 'copy', user: 'same-user', processes: 'contained', network: 'on', limits: { memory: null, processes: null }, why: 'copies work everywhere' } },
    trigger: { kind: 'command-line', actor: null, permission: null, comment: null },
    snapshot: { id: 'S0', repository: '/home/me/pages', ref: 'main', commit: tree('a'), tree: tree('b'), prepared: null },
    gate: { digest: digestOf('gate'), command: 'npm test', directory: '.', reports: [], format: 'tap', invariants: [], timeoutS: 600, attempts: 1, minTests: 1, environment: [], home: 'own' },
    tests: demoTests,
    baseline: { outcome: 'reproduced', result: gateResult('fpfpp', { durationMs: 80 }) },
    candidates: [
      candidate('A', { label: 'slice-by-size', result: gateResult('fpppp', { durationMs: 70 }), fixed: [2], reasons: ['gate-failed'] }),
      candidate('B', { label: 'off-by-one', result: gateResult('ppppp', { durationMs: 60 }), fixed: [0, 2], verdict: 'accepted' }),
      candidate('C', { label: 'clamp-to-total', result: gateResult('fpfpp', { durationMs: 65 }), reasons: ['gate-failed', 'nothing-fixed'] }),
    ],
    selection: { rule: 'fewer changed lines', ranking: ['B'], winner: 'B' },
    replay: {
      status: 'verified',
      snapshotTree: tree('b'),
      tree: tree('d'),
      result: gateResult('ppppp', { durationMs: 55 }),
      baseline: gateResult('fpfpp', { durationMs: 58 }),
      testsAgree: true,
      equality: { equal: true, compared: { source: 4, output: 0, ignored: 0 }, winnerDigest: digestOf('w'), replayDigest: digestOf('w'), observedVolatile: [], differences: [] },
      problems: [],
    },
    promotion: { decision: 'promoted', reasons: [], why: null, policy: { promote: 'branch', requireApproval: false, guarded: [], allowGuarded: false, volatile: [], expectedFailures: [], compareIgnored: false, stopEarly: false }, branch: 'safe-debug/aaaaaaaaaaaa-b', commit: tree('e'), pullRequest: null },
    model: noUsage,
    calls: [],
    files: [{ path: 'plan.json', sha256: digestOf('plan'), bytes: 2048 }],
    events: { file: 'events.jsonl', count: 27, head: '0'.repeat(64) },
    limits: ['Flakiness was not tested: every gate ran once.', 'Read the patch.'],
    ...others,
  } satisfies Evidence);
}

/** An event by its time after the start of the run, in milliseconds. */
export type Happening = [at: number, type: Event['type'], data?: EventContent['data'], world?: string];

/** Chained events from what happened. Checked by the schema. */
export function eventsOf(happenings: readonly Happening[]): Event[] {
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const events: Event[] = [];
  for (const [at, type, data = {}, world] of happenings) {
    events.push(eventSchema.parse(chainEvent({ at: new Date(start + at).toISOString(), type, data, world }, events.at(-1) ?? null)));
  }
  return events;
}

/** One gate from its world's fork to its end. */
export function gateHappenings(world: string, forked: number, started: number, ended: number, attempt = 1): Happening[] {
  return [
    [forked, 'world.forked', { attempt, from: 'S0' }, world],
    [started, 'gate.started', { attempt, command: 'npm test' }, world],
    [ended, 'gate.finished', { attempt, exitCode: 0, signal: null, timedOut: false, durationMs: ended - started, cpuMs: null }, world],
  ];
}

/** What happened in the demonstration, two gates at a time. */
export function demoEvents(): Event[] {
  const worlds: Happening[] = [
    [100, 'baseline.started', {}, 'baseline'],
    ...gateHappenings('baseline', 110, 120, 200),
    ...gateHappenings('A', 110, 130, 200),
    ...gateHappenings('B', 200, 220, 280),
    ...gateHappenings('C', 200, 215, 280),
    ...gateHappenings('replay-baseline', 320, 330, 388),
    ...gateHappenings('replay', 320, 345, 400),
  ];
  const rest: Happening[] = [
    [0, 'run.started', { id: '20260101t000000z-00000000' }],
    [60, 'snapshot.taken', { id: 'S0', commit: tree('a'), tree: tree('b'), dirty: false }],
    [60, 'candidate.proposed', { label: 'slice-by-size', kind: 'file', sha256: 'x' }, 'A'],
    [60, 'candidate.proposed', { label: 'off-by-one', kind: 'file', sha256: 'x' }, 'B'],
    [60, 'candidate.proposed', { label: 'clamp-to-total', kind: 'file', sha256: 'x' }, 'C'],
    [205, 'baseline.finished', { outcome: 'reproduced', failing: 2 }, 'baseline'],
    [300, 'verdict.reached', { verdict: 'rejected', reasons: ['gate-failed'], fixed: 1, broken: 0, missing: 0 }, 'A'],
    [300, 'verdict.reached', { verdict: 'accepted', reasons: [], fixed: 2, broken: 0, missing: 0 }, 'B'],
    [300, 'verdict.reached', { verdict: 'rejected', reasons: ['gate-failed', 'nothing-fixed'], fixed: 0, broken: 0, missing: 0 }, 'C'],
    [305, 'winner.selected', { ranking: ['B'], rule: 'fewer changed lines' }, 'B'],
    [310, 'snapshot.restored', { id: 'S0', tree: tree('b'), touched: null }, 'replay'],
    [420, 'replay.gated', { verdict: 'pass', testsAgree: true }, 'replay'],
    [420, 'worlds.compared', { equal: true, compared: { source: 4, output: 0, ignored: 0 }, differences: 0 }, 'replay'],
    [500, 'promotion.decided', { decision: 'promoted', reasons: [], how: 'branch' }, 'B'],
    [510, 'run.finished', { outcome: 'fixed', evidence: 'x' }],
  ];
  return eventsOf([...rest, ...worlds].sort(([a], [b]) => a - b));
}

/** Names that try to break out of where they are shown. */
export const hostileNames = {
  markup: `</pre><script>alert(1)</script><img src=x onerror="alert(1)">`,
  attribute: `" onmouseover="alert(1)' x='`,
  terminal: '\u001b[2J\u001b]0;title\u0007\u009b31mred',
  lines: 'one\ntwo\r\nthree\u2028four\u0085five',
  direction: 'safe\u202etxt.exe\u2066\u200b',
  broken: 'half \ud800 of a pair',
  long: 'x'.repeat(5000),
  wide: '日本語のラベル😀',
} as const;
