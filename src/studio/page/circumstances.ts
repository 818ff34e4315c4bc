import type { Evidence } from '../../core/documents/evidence.js';
import { promotionText } from '../headline.js';
import { size } from '../quantities.js';
import { brief } from '../text.js';
import { baselineSayings, promotionSayings } from '../words.js';
import { gateResult } from './gate-result.js';
import { html, type Content, type Html } from './html.js';
import { code, facts, link, list, name, section } from './pieces.js';

/** What the candidates are held against. */
export function baselineSection({ baseline }: Evidence, log: string): Html {
  return section('baseline', 'Baseline', [html`<p>${baselineSayings[baseline.outcome].long}</p>`, baseline.result === null ? html`<p class="note">Its world left no readable result.</p>` : gateResult(baseline.result, log)]);
}

const policies: Record<Evidence['promotion']['policy']['promote'], string> = {
  none: 'promote nothing',
  branch: 'promote to a branch',
  apply: 'apply to the work tree',
  'pull-request': 'open a pull request',
};

/** What was decided about promotion, by which policy. */
export function promotionSection(evidence: Evidence): Html {
  const { promotion } = evidence;
  const { policy, pullRequest } = promotion;
  return section('promotion', 'Promotion', [
    html`<p>${promotionText(evidence)}</p>`,
    list(promotion.reasons.map((reason) => promotionSayings[reason].long)),
    promotion.why === null ? null : html`<p>${brief(promotion.why, 1000)}</p>`,
    facts([
      ['Policy', `${policies[policy.promote]}${policy.requireApproval ? ', once a person has approved' : ''}`],
      ['Branch', promotion.branch === null ? null : code(promotion.branch)],
      ['Commit', promotion.commit === null ? null : code(promotion.commit)],
      ['Pull request', pullRequest === null ? null : link(pullRequest.url, `#${pullRequest.number}`)],
      ['Guarded besides the default', several(policy.guarded)],
      ['Guarded files', policy.allowGuarded ? 'may change in a candidate whose gate holds without that, too' : null],
      ['Known failures', several(policy.expectedFailures)],
      ['May differ besides the default', several(policy.volatile)],
    ]),
  ]);
}

/** Values side by side, or null for none. */
function several(values: readonly string[]): Content {
  return values.length === 0 ? null : values.map((value) => [code(value), ' ']);
}

/** The gate, the snapshot, the machine and what kept the worlds apart. */
export function circumstancesSection(evidence: Evidence): Html {
  return section('circumstances', 'Gate, snapshot, isolation', [isolationPart(evidence), gatePart(evidence), snapshotPart(evidence), machinePart(evidence)]);
}

function isolationPart({ environment: { isolation } }: Evidence): Html {
  return html`<h3>Isolation really in force</h3>${facts([
    ['Worlds', `${isolation.used} (asked for: ${isolation.requested})`],
    ['User', isolation.user === 'separate' ? 'a user of its own' : 'the same user as this program'],
    ['Processes', isolation.processes === 'contained' ? 'contained: the system itself ends them all' : 'followed: looked for and ended one by one'],
    ['Network', isolation.network === 'on' ? 'on: gates could reach it' : 'off'],
    ['Memory of a world', memoryLimit(isolation)],
    ['Processes of a world', isolation.limits.processes === null ? 'no limit' : `${isolation.limits.processes.count} with their threads (${isolation.limits.processes.by})`],
    ['Why', brief(isolation.why, 300)],
  ])}`;
}

function memoryLimit({ limits: { memory } }: Evidence['environment']['isolation']): string {
  if (memory === null) return 'no limit';
  return `${size(memory.bytes)} for ${memory.by === 'cgroup' ? 'all its processes together' : 'each of its processes by itself'} (${memory.by})`;
}

function gatePart({ gate }: Evidence): Html {
  return html`<h3>Gate</h3>${facts([
    ['Command', code(gate.command)],
    ['Directory', code(gate.directory)],
    ['Reports', several(gate.reports) ?? (gate.format === 'none' ? 'none' : 'on standard output')],
    ['Format', gate.format],
    ['Invariants', gate.invariants.length === 0 ? 'none' : gate.invariants.map(({ name: invariant, command }) => html`${name(invariant)}: ${code(command)} `)],
    ['Limits', `${gate.timeoutS} s, attempts: ${gate.attempts}, at least ${gate.minTests} passed tests`],
    ['Variables passed', several(gate.environment) ?? 'none'],
    ['Home', gate.home === 'own' ? 'one of its own' : "the user's"],
    ['Digest', code(gate.digest)],
  ])}`;
}

function snapshotPart({ snapshot, trigger }: Evidence): Html {
  return html`<h3>Snapshot</h3>${facts([
    ['Commit', code(snapshot.commit)],
    ['Tree', code(snapshot.tree)],
    ['Prepared by', snapshot.prepared === null ? 'nothing' : html`${code(snapshot.prepared.command)} ${code(snapshot.prepared.digest)}`],
    ['Started by', html`${trigger.kind}${trigger.actor === null ? null : html`, ${name(trigger.actor)}`}${trigger.comment === null ? null : html` ${link(trigger.comment.url, 'comment')}`}`],
  ])}`;
}

function machinePart({ environment, tool }: Evidence): Html {
  return html`<h3>Machine</h3>${facts([
    ['Machine', name(`${environment.os} ${environment.arch}, Node ${environment.node}, git ${environment.git}`)],
    ['Runner', environment.runner === null ? null : name(environment.runner)],
    ['Written by', name(`${tool.name} ${tool.version}`)],
  ])}`;
}

/** What was not proven. */
export function limitsSection({ limits }: Evidence): Html {
  return section('limits', 'What this does not prove', limits.length === 0 ? html`<p>No limit was recorded.</p>` : list(limits.map((limit) => brief(limit, 1000))));
}
