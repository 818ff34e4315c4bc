import { linesOf } from './bounded.js';
import { html, type Html } from './html.js';

/** A patch as untrusted text, its lines coloured by their first character (unified diff). */
export function patchText(patch: string, file: string): Html {
  const { lines, note } = linesOf(patch, file);
  return html`<pre class="patch" tabindex="0">${lines.map((line) => html`<span class="${kindOf(line)}">${line}
</span>`)}</pre>${note}`;
}

function kindOf(line: string): string {
  if (line.startsWith('+++') || line.startsWith('---') || line.startsWith('diff ')) return 'head';
  if (line.startsWith('@@')) return 'place';
  return line.startsWith('+') ? 'plus' : line.startsWith('-') ? 'minus' : 'same';
}

/** A log as untrusted text. */
export function logText(log: string, file: string): Html {
  const { lines, note } = linesOf(log, file);
  return html`<pre tabindex="0">${lines.join('\n')}</pre>${note}`;
}
