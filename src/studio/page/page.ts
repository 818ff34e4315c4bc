import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { headlineOf } from '../headline.js';
import { candidatesSection } from './candidates.js';
import { baselineSection, circumstancesSection, limitsSection, promotionSection } from './circumstances.js';
import { html, trustedMarkup } from './html.js';
import { overviewSection } from './overview.js';
import { eventsSection, verifySection } from './record.js';
import { replaySection } from './replay.js';
import { contentPolicy, style } from './style.js';
import { testsSection } from './tests.js';
import { timelineSection } from './timeline.js';
import { verdictHeader } from './verdict.js';

/**
 * The evidence as one page that needs nothing else and runs no script. `patches` by candidate, `logs` by world; texts
 * that are too long are cut, with the file to look into. All of it is hostile input and only ever becomes text.
 */
export function evidencePage(evidence: Evidence, events: readonly Event[], patches: Readonly<Record<string, string>>, logs: Readonly<Record<string, string>>): string {
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
<main>
${verdictHeader(evidence)}
${overviewSection(evidence)}
${timelineSection(evidence, events)}
${candidatesSection(evidence, patches, logs)}
${testsSection(evidence)}
${baselineSection(evidence, logs['baseline'] ?? '')}
${replaySection(evidence, logs)}
${promotionSection(evidence)}
${limitsSection(evidence)}
${circumstancesSection(evidence)}
${eventsSection(evidence, events)}
${verifySection(evidence)}
</main>
</body>
</html>
`;
  return page.toString();
}
