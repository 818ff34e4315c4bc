import type { Evidence, EvidenceCandidate, Usage } from '../../core/documents/evidence.js';
import type { ModelCall } from '../../core/documents/model-call.js';
import { usageOf } from '../../core/usage.js';
import { count, duration } from '../quantities.js';
import { brief } from '../text.js';
import { firstOf } from './bounded.js';
import { html, type Content, type Html } from './html.js';
import { folded, name, scrolling, section } from './pieces.js';

const mostCalls = 200;

/** Whether it was measured that no model took part. */
export function isMeasuredNothing({ calls, inputTokens, outputTokens, costUsd }: Usage): boolean {
  return calls === 0 && inputTokens === 0 && outputTokens === 0 && costUsd === 0;
}

/** What models were asked and what it cost, by candidate and in all, then call by call. What is not known is unknown, never 0. */
export function modelsSection({ model, candidates, calls }: Evidence): Html {
  const asked = candidates.filter((candidate) => !isMeasuredNothing(candidate.model));
  if (asked.length === 0 && calls.length === 0 && isMeasuredNothing(model)) return section('models', 'Models and cost', html`<p>No model was called: 0 calls, 0 tokens, USD 0, measured.</p>`);
  const rows = [...asked.map(({ id, label, model: own }) => usageRow(html`<a href="#candidate-${id}">${id}</a>: ${name(label)}`, own)), ...fruitlessRow(calls, candidates), usageRow(html`<b>The whole run</b>`, model)];
  return section('models', 'Models and cost', [scrolling('Models and cost', table(['For', 'Calls', 'Input tokens', 'Output tokens', 'Cost (USD)'], rows)), callsPart(calls)]);
}

/** What the calls took that no candidate came from, so that the rows add up. */
function fruitlessRow(calls: readonly ModelCall[], candidates: readonly EvidenceCandidate[]): Html[] {
  const fruitful = new Set(candidates.flatMap(({ proposal }) => proposal?.calls ?? []));
  const usage = usageOf(calls.filter(({ id }) => !fruitful.has(id)));
  return usage.calls === 0 ? [] : [usageRow(html`Calls without a candidate`, usage)];
}

function usageRow(who: Html, { calls, inputTokens, outputTokens, costUsd }: Usage): Html {
  return html`<tr><th scope="row">${who}</th>${[calls, inputTokens, outputTokens, costUsd].map(figure)}</tr>`;
}

function callsPart(calls: readonly ModelCall[]): Html | null {
  if (calls.length === 0) return null;
  const { shown, note } = firstOf(calls, mostCalls, 'call');
  const rows = shown.map((call) => html`<tr><th scope="row">${call.id}</th><td>${name(`${call.provider}/${call.model}`)}</td><td>${call.purpose}</td><td>${call.outcome}${call.replayed ? ', from a recording' : ''}${call.message === '' ? '' : `: ${brief(call.message, 200)}`}</td>${[call.inputTokens, call.outputTokens, call.costUsd, call.retries].map(figure)}<td class="number">${duration(call.latencyMs)}</td></tr>`);
  return folded(count(calls.length, 'call'), [scrolling('Calls', table(['Call', 'Model', 'For', 'Came to', 'Input tokens', 'Output tokens', 'Cost (USD)', 'Repeated', 'Took'], rows)), note]);
}

function figure(value: number | null): Html {
  return html`<td class="number">${value ?? 'unknown'}</td>`;
}

function table(titles: readonly string[], rows: Content): Html {
  return html`<table><thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}
