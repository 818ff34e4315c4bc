import type { ReportBuilder } from './builder.js';
import { decodeText, type ByteSource } from './text.js';

/** A JSON document must be held whole to be parsed: larger ones are refused. */
const maxJsonLength = 32 << 20;
/** How many lines that begin like an object are tried as the beginning of the document. */
const maxBeginnings = 5;

/**
 * The JSON object in a text, also where a banner of the tool that ran the tests stands before or after it; undefined when
 * there is none.
 */
export function jsonObjectIn(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  const beginnings = /^\{/gm;
  for (let tried = 0; tried < maxBeginnings; tried += 1) {
    const beginning = beginnings.exec(text);
    if (beginning === null) return undefined;
    try {
      return JSON.parse(text.slice(beginning.index, end));
    } catch (thrown) {
      if (!(thrown instanceof SyntaxError)) throw thrown;
    }
  }
  return undefined;
}

/** Reads a report that is one JSON object. Without one, or over 32 Mi characters, the result is undefined: it fits no schema. */
export async function readJsonReport(source: ByteSource, builder: ReportBuilder): Promise<unknown> {
  let text = '';
  for await (const piece of decodeText(source, builder)) {
    text += piece;
    if (text.length > maxJsonLength) return undefined;
  }
  return jsonObjectIn(text);
}
