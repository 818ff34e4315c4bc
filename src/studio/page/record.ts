import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { timeOf } from '../event-data.js';
import { count, duration, size } from '../quantities.js';
import { brief } from '../text.js';
import { firstOf } from './bounded.js';
import { html, type Html } from './html.js';
import { code, folded, name, scrolling, section } from './pieces.js';

const mostEvents = 400;
const mostFiles = 200;
const longestData = 240;

/** Every event of the hash-chained log. */
export function eventsSection({ events: log }: Evidence, events: readonly Event[]): Html {
  const { shown, note } = firstOf(events, mostEvents, 'event');
  const [first] = events;
  const rows = shown.map((event) => html`<tr><td class="number">${event.seq}</td><td class="number">${duration(timeOf(event) - (first === undefined ? 0 : timeOf(first)))}</td><td>${event.type}</td><td>${name(event.world ?? '')}</td><td>${code(brief(JSON.stringify(event.data), longestData))}</td></tr>`);
  const table = html`<table><thead><tr><th scope="col">No.</th><th scope="col">After</th><th scope="col">Event</th><th scope="col">World</th><th scope="col">Data</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section('events', 'Events', folded(html`${count(log.count, 'event')} in ${code(log.file)}, chained to ${code(log.head)}`, [scrolling('Events', table), note]));
}

/** How anybody checks the evidence, and the files it consists of. */
export function verifySection({ files }: Evidence): Html {
  const { shown, note } = firstOf(files, mostFiles, 'file');
  const rows = shown.map(({ path, bytes, sha256 }) => html`<tr><th scope="row">${code(path)}</th><td class="number">${size(bytes)}</td><td>${code(sha256)}</td></tr>`);
  const table = html`<table><thead><tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Digest</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section('verify', 'Verify it', [
    html`<p>This page is only a view. The evidence is <code>latest.json</code> beside it; in the folder of both:</p><pre tabindex="0">safe-debug verify . --expect sha256:DIGEST
safe-debug verify . --repo REPOSITORY
safe-debug verify . --repo REPOSITORY --rerun</pre><p class="note">The digest is the one that the run printed, or that the pull request names. The first line checks files, chain and every verdict against the raw reports; the second the trees too; the third runs gate and replay again.</p>`,
    folded(`${count(files.length, 'file')} with digests`, [scrolling('Files', table), note]),
  ]);
}
