import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { headlineOf } from '../headline.js';
import { browserScript } from './browser-script.js';
import { candidatesSection } from './candidates.js';
import { chainAsWritten } from './chain-state.js';
import { baselineSection, circumstancesSection, limitsSection, promotionSection } from './circumstances.js';
import { dataBlock } from './data.js';
import { html, trustedMarkup, type Html } from './html.js';
import { modelsSection } from './models.js';
import { overviewSection } from './overview.js';
import { contentPolicy } from './policy.js';
import { eventsSection, verifySection } from './record.js';
import { replaySection, type WorldSides } from './replay.js';
import { style } from './style.js';
import { testsSection } from './tests.js';
import { timelineSection } from './timeline.js';
import { verdictHeader } from './verdict.js';

/**
 * The evidence as one page that needs nothing else: everything can be read without its script, which adds filters,
 * colours in patches, copy buttons and a check of the event log. `patches` by candidate, `logs` by world, `sides` by path
 * that differs between winner and replay; texts that are too long are cut, with the file to look into. All of it is
 * hostile input and only ever becomes text. The same input gives the same bytes.
 */
export function evidencePage(evidence: Evidence, events: readonly Event[], patches: Readonly<Record<string, string>>, logs: Readonly<Record<string, string>>, sides: WorldSides = {}): string {
  const chain = chainAsWritten(evidence, events);
  const timeline = timelineSection(evidence, events);
  const tests = testsSection(evidence);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trustedMarkup(contentPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${headlineOf(evidence).verdict}</title>
<style>${trustedMarkup(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="page">
${contents({ timeline: timeline !== null, tests: tests !== null })}
<main id="main" tabindex="-1">
${verdictHeader(evidence, chain)}
${overviewSection(evidence)}
${timeline}
${candidatesSection(evidence, patches, logs)}
${tests}
${baselineSection(evidence, logs['baseline'] ?? '')}
${replaySection(evidence, logs, sides)}
${promotionSection(evidence)}
${limitsSection(evidence)}
${modelsSection(evidence)}
${circumstancesSection(evidence)}
${eventsSection(evidence, events, chain)}
${verifySection(evidence)}
</main>
</div>
${dataBlock(evidence, events)}
<script>${trustedMarkup(browserScript)}</script>
</body>
</html>
`;
  return page.toString();
}

const titles = {
  answers: 'In short',
  worlds: 'Worlds',
  timeline: 'Timeline',
  candidates: 'Candidates',
  tests: 'Tests',
  baseline: 'Baseline',
  replay: 'Replay',
  promotion: 'Promotion',
  limits: 'Not proven',
  models: 'Models and cost',
  circumstances: 'Gate and isolation',
  events: 'Event log',
  verify: 'Verify',
};

/** Links to the sections that are there; the script adds its switch of colours. */
function contents(present: { timeline: boolean; tests: boolean }): Html {
  const absent = new Set(Object.entries(present).flatMap(([id, isThere]) => (isThere ? [] : [id])));
  const links = Object.entries(titles).filter(([id]) => !absent.has(id)).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`);
  return html`<nav class="contents" aria-label="Sections"><ul>${links}</ul><div id="controls"></div></nav>`;
}
