import { linesOf, type TextLimits } from './bounded.js';
import { html, type Html } from './html.js';

const logLimits: TextLimits = { characters: 24_000, lines: 400 };
/** All patches of a page together. */
const mostPatchCharacters = 2_500_000;

/** Most of one patch that goes onto the page, so that the page stays small with many of them. */
export function patchLimits(patches: number): TextLimits {
  return { characters: Math.min(200_000, Math.floor(mostPatchCharacters / Math.max(1, patches))), lines: 6000 };
}

/** A patch as untrusted text, its lines coloured by their first character (unified diff). The script reads it back from here. */
export function patchText(patch: string, file: string, most: TextLimits): Html {
  const { lines, note } = linesOf(patch, file, most);
  return html`<pre class="patch" tabindex="0" role="group" aria-label="Patch ${file}">${runsOf(lines).map(({ kind, text }) => html`<span class="${kind}">${text}</span>`)}</pre>${note}`;
}

/** Neighbouring lines of one kind together: fewer elements. */
function runsOf(lines: readonly string[]): { kind: string; text: string }[] {
  const runs: { kind: string; text: string }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += `${line}\n`;
    else runs.push({ kind, text: `${line}\n` });
  }
  return runs;
}

function kindOf(line: string): string {
  if (line.startsWith('+++') || line.startsWith('---') || line.startsWith('diff ')) return 'head';
  if (line.startsWith('@@')) return 'place';
  return line.startsWith('+') ? 'plus' : line.startsWith('-') ? 'minus' : 'same';
}

/** A log as untrusted text. */
export function logText(log: string, file: string): Html {
  const { lines, note } = linesOf(log, file, logLimits);
  return html`<pre class="log" tabindex="0" role="group" aria-label="${file}">${lines.join('\n')}</pre>${note}`;
}
