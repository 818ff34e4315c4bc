import { digestOf, type Digest } from '../../../src/core/digest.js';
import { evidenceSchema, type Evidence, type EvidenceCandidate } from '../../../src/core/documents/evidence.js';
import { planSchema, type Plan } from '../../../src/core/documents/plan.js';
import { recordSchema, type WorldRecord } from '../../../src/core/documents/record.js';
import type { PlainPatch } from '../../../src/studio/github/fork.js';
import type { EvidenceLinks, RunReference } from '../../../src/studio/github/links.js';
import { candidate, demoEvidence, gateResult } from '../evidence.js';

export const commit = 'a'.repeat(40);
export const evidenceDigest: Digest = digestOf('evidence.json');

export const run: RunReference = { id: '7001', attempt: 1, url: 'https://github.com/acme/pages/actions/runs/7001' };

/** Links before anything is uploaded. */
export const openLinks: EvidenceLinks = { run, document: null, folder: null, page: null };

/** Links when everything is. */
export const closedLinks: EvidenceLinks = {
  run,
  document: { artifact: 31, url: `${run.url}/artifacts/31`, digest: evidenceDigest },
  folder: { name: 'sd-7001-evidence-a1', url: `${run.url}/artifacts/32` },
  page: `${run.url}/artifacts/33`,
};

export const context = { run, name: '', startedAt: '2026-01-01T00:00:00.000Z', comment: 501, earlier: null, command: '/try' };

/** A patch as git writes it. */
export const patch = '--- a/src/pages.js\n+++ b/src/pages.js\n@@ -1 +1 @@\n-const end = start + size - 1;\n+const end = start + size;\n';

/** A text as the patch that a fork's author takes. */
export const plainPatch = (text: string): PlainPatch => ({ text, file: 'candidates/B.patch', sha256: digestOf(text) });

/** The demonstration as if a comment had asked for it on a pull request. */
export function commentEvidence(others: Partial<Evidence> = {}): Evidence {
  const demo = demoEvidence();
  const from = (author: string, id: number): Pick<EvidenceCandidate, 'source'> => ({
    source: { kind: 'comment', author, authorId: 9, url: `https://github.com/acme/pages/pull/4#issuecomment-${id}`, sha256: digestOf(author) },
  });
  return evidenceSchema.parse({
    ...demo,
    trigger: { kind: 'comment', actor: 'maria', permission: 'write', comment: { id: 501, sha256: digestOf('comment'), url: 'https://github.com/acme/pages/pull/4#issuecomment-501' } },
    snapshot: { ...demo.snapshot, repository: 'acme/pages', ref: 'fix-pages' },
    candidates: demo.candidates.map((one, index) => ({ ...one, ...from(['maria', 'octocat', 'kim'][index] ?? '', 501 + index) })),
    promotion: { ...demo.promotion, policy: { ...demo.promotion.policy, promote: 'pull-request' }, pullRequest: { number: 12, url: 'https://github.com/acme/pages/pull/12', head: 'e'.repeat(40), tree: 'd'.repeat(40) } },
    ...others,
  } satisfies Evidence);
}

/** The plan of the demonstration. */
export function commentPlan(others: Partial<Plan> = {}): Plan {
  const evidence = commentEvidence();
  const { prepared: _, ...snapshot } = evidence.snapshot;
  return planSchema.parse({
    schema: 'safe-parallel-debugging/plan/v1',
    id: '20260101t000000z-00000000',
    createdAt: evidence.createdAt,
    tool: evidence.tool,
    run: { id: run.id, attempt: run.attempt, name: '' },
    host: null,
    trigger: evidence.trigger,
    snapshot: { ...snapshot, dirty: false },
    gate: evidence.gate,
    worlds: { setup: null, setupInputs: [], carry: [], isolation: 'auto', network: 'on', memoryBytes: null, processes: null },
    policy: evidence.promotion.policy,
    candidates: [
      ...evidence.candidates.map(({ id, label, source, mutation, application, proposal }) => ({ id, label, source, mutation, application, proposal })),
      { ...plannedCandidate('D'), application: { outcome: 'rejected', reason: 'protected-path', message: 'It changes .github/workflows/ci.yml, which no candidate may.' } },
    ],
    proposers: null,
    calls: [],
    proposalNotes: [],
    mostCandidates: 16,
    earlier: [],
    names: { plan: 'sd-7001-plan-a1', replay: 'sd-7001-replay-a1', worlds: {} },
    ...others,
  } satisfies Plan);
}

function plannedCandidate(id: string): Pick<EvidenceCandidate, 'id' | 'label' | 'source' | 'mutation' | 'proposal'> {
  const { label, source, mutation, proposal } = candidate(id);
  return { id, label, source, mutation, proposal };
}

/** What one world left. */
export function worldRecord(): WorldRecord {
  const evidence = commentEvidence();
  return recordSchema.parse({
    schema: 'safe-parallel-debugging/record/v1',
    planDigest: digestOf('plan'),
    world: 'A',
    snapshotTree: evidence.snapshot.tree,
    tree: 'd'.repeat(40),
    prepared: null,
    environment: evidence.environment,
    attempts: [
      {
        exitCode: 1,
        signal: null,
        timedOut: false,
        startedAt: '2026-01-01T00:00:01.000Z',
        endedAt: '2026-01-01T00:00:03.500Z',
        durationMs: 2500,
        cpuMs: null,
        maxRssBytes: null,
        directory: '/w',
        reports: [],
        output: null,
        outputBytes: 2048,
        repeatedAlone: false,
        invariants: [],
        problems: ['report-missing'],
      },
    ],
    log: { file: 'logs/A.log', sha256: digestOf('log') },
    manifest: null,
    notes: ['A note.'],
    problems: [],
  } satisfies WorldRecord);
}

/** Many candidates with many tests, every name as bad as it can be. */
export function hugeEvidence(name: string, candidates = 16, tests = 5000, entries = 3000): Evidence {
  const all = Array.from({ length: tests }, (_, index) => ({ suite: `${name} ${index}`, name }));
  const letters = 'f'.repeat(tests);
  const failing = gateResult(letters, { tests: all });
  const fixed = all.map((_, index) => index);
  const evidence = commentEvidence();
  const ids = Array.from({ length: candidates }, (_, index) => String.fromCharCode(...(index < 26 ? [65 + index] : [65 + Math.floor(index / 26) - 1, 65 + (index % 26)])));
  const last = ids.at(-1) ?? 'A';
  return evidenceSchema.parse({
    ...evidence,
    tests: all,
    baseline: { outcome: 'reproduced', result: failing },
    candidates: ids.map((id) =>
      candidate(id, {
        label: name,
        source: { kind: 'comment', author: name, authorId: 1, url: `https://x.example/${'x'.repeat(300)}`, sha256: null },
        result: id === last ? gateResult('p'.repeat(tests), { tests: all }) : failing,
        application: { outcome: 'rejected', reason: name, message: name },
        verdict: id === last ? 'accepted' : 'inapplicable',
        reasons: id === last ? [] : ['apply-failed', 'tests-broken', 'tests-missing'],
        fixed: id === last ? fixed : [],
        broken: id === last ? [] : fixed,
        missing: id === last ? [] : fixed,
      }),
    ),
    selection: { rule: 'r', ranking: [last], winner: last },
    gate: { ...evidence.gate, command: name },
    snapshot: { ...evidence.snapshot, ref: name },
    trigger: { ...evidence.trigger, actor: name },
    replay: {
      ...evidence.replay,
      status: 'failed',
      problems: Array.from({ length: Math.min(entries, 200) }, () => name),
      equality: {
        equal: false,
        compared: { source: 1, output: 1, ignored: 1 },
        winnerDigest: digestOf('w'),
        replayDigest: digestOf('r'),
        observedVolatile: Array.from({ length: entries }, (_, index) => `${name}${index}`),
        differences: Array.from({ length: entries }, (_, index) => ({ path: `${name}${index}`, set: 'output' as const, kind: 'content' as const, declare: name })),
      },
    },
    limits: Array.from({ length: Math.min(entries, 300) }, () => name),
  } satisfies Evidence);
}
