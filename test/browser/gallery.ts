import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventSchema } from '../../src/core/documents/event.js';
import { evidenceSchema, type Evidence } from '../../src/core/documents/evidence.js';
import { evidencePage } from '../../src/studio/page/page.js';

const folder = join(import.meta.dirname, '../../docs/gallery');

/** Names of the gallery's runs. */
export const galleryNames = readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : []));

/** What a gallery page was made from, read back from it. */
export function galleryRun(name: string): { evidence: Evidence; page: string } {
  const written = readFileSync(join(folder, `${name}.html`), 'utf8');
  const { evidence, events } = JSON.parse(written.match(/<script type="application\/json" id="data">([^]*?)<\/script>/)?.[1] ?? '');
  const parsed = evidenceSchema.parse(evidence);
  const patches = Object.fromEntries(parsed.candidates.map(({ id, mutation }) => [id, preOf(written, `Patch ${mutation.file}`)]));
  const logs = Object.fromEntries(['baseline', 'replay', 'replay-baseline', ...parsed.candidates.map(({ id }) => id)].map((world) => [world, preOf(written, `logs/${world}.log`)]));
  const sides = Object.fromEntries(
    (parsed.replay.equality?.differences ?? []).map(({ path }) => {
      const [, winner = '', replay = ''] = /- winner: (.*)\n\+ replay: (.*)\n/.exec(preOf(written, `Difference in ${path}`)) ?? [];
      return [path, { winner, replay }];
    }),
  );
  return { evidence: parsed, page: evidencePage(parsed, eventSchema.array().parse(events), patches, logs, sides) };
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The text of the block with a label, as the program was given it. */
function preOf(written: string, label: string): string {
  const start = written.indexOf(`aria-label="${label}">`);
  if (start < 0) return '';
  const inside = written.slice(start + label.length + 'aria-label="">'.length, written.indexOf('</pre>', start));
  return inside.replace(/<\/?span[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
