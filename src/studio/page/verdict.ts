import type { Evidence } from '../../core/documents/evidence.js';
import { headlineOf } from '../headline.js';
import { html, type Html } from './html.js';
import { code, name } from './pieces.js';

/** The first thing to see: what came out, what it rests on, of what. */
export function verdictHeader(evidence: Evidence): Html {
  const { mood, verdict, details } = headlineOf(evidence);
  const { snapshot, gate } = evidence;
  return html`<header class="verdict ${mood}"><h1>${name(verdict)}</h1><p>${details}</p><p class="quiet">Snapshot ${code(snapshot.commit.slice(0, 12))} of ${name(snapshot.repository)}${snapshot.ref === null ? null : html` (${name(snapshot.ref)})`}, gate ${code(gate.command)}, ${evidence.finishedAt}</p></header>`;
}
