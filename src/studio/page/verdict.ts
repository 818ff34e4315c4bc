import type { Evidence } from '../../core/documents/evidence.js';
import { headlineOf } from '../headline.js';
import { answersTo } from './answers.js';
import { chainSaying, type ChainState } from './chain-words.js';
import { html, type Html } from './html.js';
import { badge, code, name } from './pieces.js';

/** The first thing to see: what came out, what it rests on, of what; then the four questions a reviewer has. */
export function verdictHeader(evidence: Evidence, chain: ChainState): Html {
  const { mood, verdict, details } = headlineOf(evidence);
  const { snapshot, gate } = evidence;
  const warning = chain.state === 'broken' ? html`<p class="alarm">${badge('bad', 'tampered')} ${chainSaying(chain)} Do not rest on this page.</p>` : null;
  const about = html`<p class="quiet">Snapshot ${code(snapshot.commit.slice(0, 12))} of ${name(snapshot.repository)}${snapshot.ref === null ? null : html` (${name(snapshot.ref)})`}, gate ${code(gate.command)}, ${minute(evidence.finishedAt)}</p>`;
  return html`<header class="verdict ${chain.state === 'broken' ? 'bad' : mood === 'quiet' ? 'open' : mood}"><p class="kicker">${evidence.tool.name}</p><h1>${name(verdict)}</h1><p class="details">${details}</p><div id="alarm">${warning}</div>${about}</header>${answersTo(evidence)}`;
}

/** A moment of RFC 3339 in UTC to the minute: `2026-11-30 02:19 UTC`. */
function minute(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}
