import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { timeOf } from '../event-data.js';
import { count, duration, size } from '../quantities.js';
import { brief } from '../text.js';
import { firstOf } from './bounded.js';
import { chainSaying, type ChainState } from './chain-words.js';
import { html, type Html } from './html.js';
import { badge, code, folded, name, scrolling, section } from './pieces.js';

const mostEvents = 400;
const mostFiles = 200;
const longestData = 240;

/** Every event of the hash-chained log, and whether its chain held when the page was written. */
export function eventsSection(evidence: Evidence, events: readonly Event[], chain: ChainState): Html {
  const { shown, note } = firstOf(events, mostEvents, 'event');
  const [first] = events;
  const rows = shown.map((event) => html`<tr><td class="number">${event.seq}</td><td class="number">${duration(timeOf(event) - (first === undefined ? 0 : timeOf(first)))}</td><td>${event.type}</td><td>${name(event.world ?? '')}</td><td>${code(brief(JSON.stringify(event.data), longestData))}</td></tr>`);
  const table = html`<table><thead><tr><th scope="col">No.</th><th scope="col">After</th><th scope="col">Event</th><th scope="col">World</th><th scope="col">Data</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section('events', 'Event log', [
    html`<p>${badge(chain.state === 'broken' ? 'bad' : 'good', chain.state === 'broken' ? 'broken' : 'holds')} When this page was written: ${chainSaying(chain)}</p><p id="chain" role="status"></p>`,
    folded(html`${count(events.length, 'event')} in ${code(evidence.events.file)}, chained to ${code(evidence.events.head)}`, [scrolling('Events', table), note]),
  ]);
}

/** Commands a person runs to check the evidence, in a checkout beside the evidence folder, and what each proves. */
const commands: readonly (readonly [string, string])[] = [
  ['safe-debug verify .safe-debug', 'Files, chain, and every verdict derived again from the raw reports.'],
  ['safe-debug verify .safe-debug --repo .', "The trees too: snapshot, each patch's result, the promoted commit."],
  ['safe-debug verify .safe-debug --repo . --rerun', "Gate and world of the winner once more, on your machine. It runs the candidate's code."],
  ['sha256sum .safe-debug/latest.json', 'Must be the digest that the run printed, or that the pull request names.'],
];

/** How anybody checks the evidence, and the files it consists of. */
export function verifySection({ files }: Evidence): Html {
  const { shown, note } = firstOf(files, mostFiles, 'file');
  const rows = shown.map(({ path, bytes, sha256 }) => html`<tr><th scope="row">${code(path)}</th><td class="number">${size(bytes)}</td><td>${code(sha256)}</td></tr>`);
  const table = html`<table><thead><tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Digest</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section('verify', 'Verify it yourself', [
    html`<p>This page is only a view: trust the evidence, not the page. In a checkout of the repository, with the evidence folder (the one that holds <code>latest.json</code>) as <code>.safe-debug</code>:</p>`,
    commands.map(([command, what]) => html`<div class="command"><pre tabindex="0" role="group" aria-label="Command">${command}</pre><p class="note">${what}</p></div>`),
    folded(`${count(files.length, 'file')} with digests`, [scrolling('Files', table), note]),
  ]);
}
