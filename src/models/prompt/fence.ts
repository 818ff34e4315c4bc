import { canonicalJson, sha256Hex } from '../../core/digest.js';
import { wellFormed } from '../cleaning.js';

/** Something from the project, the log or the model that the prompt shows. */
export interface DataPart {
  /** What it is; may itself come from the project. */
  name: string;
  text: string;
}

/**
 * The word that opens and closes data. It follows from the data, so that the same prompt comes out again, and occurs
 * nowhere in them: text that would close the fence would have to hold its own digest.
 */
export function fenceFor(parts: readonly DataPart[]): string {
  const content = canonicalJson(parts.map(({ name, text }) => [wellFormed(name), wellFormed(text)]));
  for (let attempt = 0; ; attempt += 1) {
    const fence = `DATA-${sha256Hex(`${attempt}\n${content}`).slice(0, 24)}`;
    if (!content.includes(fence)) return fence;
  }
}

/** One part between its fences, whose name is written so that it stays on its line. */
export function fenced({ name, text }: DataPart, fence: string): string {
  return `<${fence} ${JSON.stringify(name)}>\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}</${fence}>\n`;
}
