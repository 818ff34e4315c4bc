import type { Evidence } from '../core/documents/evidence.js';
import type { ModelCall } from '../core/documents/model-call.js';
import { usageOf } from '../core/usage.js';
import { count } from './quantities.js';
import { brief } from './text.js';
import { usageText } from './usage.js';

const longestName = 80;

/**
 * Who was asked for proposals, how often and for how much, and which candidate improves which: a line each, harmless on a
 * terminal. Empty where only people proposed. What is not known is said to be unknown.
 */
export function askedLines({ calls, candidates, model }: Pick<Evidence, 'calls' | 'candidates' | 'model'>): string[] {
  const models = [...new Set(calls.map(nameOf))].map((name) => `${brief(name, longestName)}: ${callsText(calls.filter((call) => nameOf(call) === name))}`);
  const agents = model.calls === null ? ['coding agents: what they asked, and what it cost, is unknown'] : [];
  const improvements = candidates.flatMap(({ id, proposal }) => (proposal?.parent == null ? [] : [`${id} improves ${proposal.parent} (round ${proposal.round})`]));
  return [...models, ...agents, ...improvements];
}

function nameOf({ provider, model }: ModelCall): string {
  return `${provider}/${model}`;
}

function callsText(calls: readonly ModelCall[]): string {
  const recorded = calls.filter(({ replayed }) => replayed).length;
  if (recorded > 0) return `${count(recorded, 'answer')} from a recording, nobody was asked`;
  const left = calls.filter(({ outcome }) => outcome === 'budget').length;
  return `${usageText(usageOf(calls))}${left > 0 ? `; ${count(left, 'more call')} would have gone beyond the budget` : ''}`;
}
