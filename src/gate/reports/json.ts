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
  const beginnings = /^\{/gm;
  for (let tried = 0; tried < maxBeginnings; tried += 1) {
    const beginning = beginnings.exec(text);
    if (beginning === null) return undefined;
    for (const end of endingsIn(text)) {
      const document = parsed(text.slice(beginning.index, end));
      if (document !== undefined) return document;
    }
  }
  return undefined;
}

/** Where the document may end, the last place first: behind a brace, and before a last line of text that has braces too. */
function endingsIn(text: string): number[] {
  const last = text.lastIndexOf('}') + 1;
  const before = text.lastIndexOf('}', text.lastIndexOf('\n', last - 1)) + 1;
  return before > 0 && before < last ? [last, before] : [last];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    return undefined;
  }
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
