import type { Evidence } from '../../core/documents/evidence.js';
import { promotionText } from '../headline.js';
import { brief } from '../text.js';
import { baselineSayings, promotionSayings } from '../words.js';
import { gateResult } from './gate-result.js';
import { html, type Html } from './html.js';
import { code, facts, link, list, name, section } from './pieces.js';

/** What the candidates are held against. */
export function baselineSection({ baseline }: Evidence, log: string): Html {
  return section('baseline', 'Baseline', [html`<p>${baselineSayings[baseline.outcome].long}</p>`, baseline.result === null ? html`<p class="note">Its world left no readable result.</p>` : gateResult(baseline.result, log)]);
}

/** What was decided about promotion, by which policy. */
export function promotionSection(evidence: Evidence): Html {
  const { promotion } = evidence;
  const { policy, pullRequest } = promotion;
  return section('promotion', 'Promotion', [
    html`<p>${promotionText(evidence)}</p>`,
    list(promotion.reasons.map((reason) => promotionSayings[reason].long)),
    facts([
      ['Policy', policy.promote === 'none' ? 'promote nothing' : policy.promote === 'branch' ? 'promote to a branch' : 'apply to the work tree'],
      ['Branch', promotion.branch === null ? null : code(promotion.branch)],
      ['Commit', promotion.commit === null ? null : code(promotion.commit)],
      ['Pull request', pullRequest === null ? null : link(pullRequest.url, `#${pullRequest.number}`)],
      ['Guarded besides the default', policy.guarded.map(code)],
      ['Known failures', policy.expectedFailures.map(code)],
    ]),
  ]);
}

/** The gate, the snapshot, the machine and what kept the worlds apart. */
export function circumstancesSection(evidence: Evidence): Html {
  const { gate, snapshot, environment, trigger, tool } = evidence;
  const { isolation } = environment;
  return section('circumstances', 'Gate, snapshot, isolation', [
    html`<h3>Gate</h3>`,
    facts([
      ['Command', code(gate.command)],
      ['Directory', code(gate.directory)],
      ['Reports', gate.reports.length === 0 ? 'on standard output' : gate.reports.map((glob) => [code(glob), ' '])],
      ['Format', gate.format],
      ['Invariants', gate.invariants.map(({ name: invariant, command }) => html`${name(invariant)}: ${code(command)} `)],
      ['Limits', `${gate.timeoutS} s, attempts: ${gate.attempts}, at least ${gate.minTests} passed tests`],
      ['Variables passed', gate.environment.length === 0 ? 'none' : gate.environment.map((variable) => [code(variable), ' '])],
      ['Digest', code(gate.digest)],
    ]),
    html`<h3>Snapshot</h3>`,
    facts([
      ['Commit', code(snapshot.commit)],
      ['Tree', code(snapshot.tree)],
      ['Prepared by', snapshot.prepared === null ? 'nothing' : html`${code(snapshot.prepared.command)} ${code(snapshot.prepared.digest)}`],
      ['Started by', html`${trigger.kind}${trigger.actor === null ? null : html`, ${name(trigger.actor)}`}${trigger.comment === null ? null : html` ${link(trigger.comment.url, 'comment')}`}`],
    ]),
    html`<h3>Isolation and machine</h3>`,
    facts([
      ['Worlds', `${isolation.used} (asked for: ${isolation.requested})`],
      ['User', isolation.user === 'separate' ? 'a user of its own' : 'the same user as this program'],
      ['Network', isolation.network],
      ['Why', brief(isolation.why, 300)],
      ['Machine', name(`${environment.os} ${environment.arch}, Node ${environment.node}, git ${environment.git}`)],
      ['Runner', environment.runner === null ? null : name(environment.runner)],
      ['Written by', name(`${tool.name} ${tool.version}`)],
    ]),
  ]);
}

/** What was not proven. */
export function limitsSection({ limits }: Evidence): Html {
  return section('limits', 'What this does not prove', list(limits.map((limit) => brief(limit, 1000))));
}
