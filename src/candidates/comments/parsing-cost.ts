import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/*
 * The parser's time grows with the square of some constructs (micromark 4, measured in test/candidates/comments). Cost is
 * counted so that its square is proportional to the time; a text at a limit takes a second or two. People write a few dozen
 * of what costs most. The count is a property of the text alone: the same text is read, or not, on every machine.
 */
const mostBlockCost = 2_500;
const mostInlineCost = 5_000;
/** Characters that are passed in search of the ends of HTML. */
const mostSearched = 60_000_000;

/** The constructs of running text. Without them the parser sees blocks only, in linear time of the text within. */
const inlineConstructs = ['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'];

/** Whether a text has so many costly constructs that it should not be parsed. What fences hold costs nothing but for what looks like blocks. */
export function isTooCostly(text: string): boolean {
  return blockCost(text) > mostBlockCost || isTangled(text, fromMarkdown(text, { extensions: [{ disable: { null: inlineConstructs } }] }));
}

/** Quotes, list items within others, underlined headings and HTML; a list item at the beginning of a line costs a quarter. */
function blockCost(text: string): number {
  let cost = 0;
  for (const [line] of text.matchAll(/^.+$/gm)) {
    const [prefix] = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line) ?? [''];
    const markers = prefix.match(/>|[-+*]|\d[.)]/g) ?? [];
    if (markers.length > 0) cost += markers.length - (markers[0] === '>' ? 0 : 0.75);
    if (/^[ \t>]*(?:=+|-+)[ \t]*$/.test(line)) cost += 1;
    cost += 2 * (line.match(/<[!?]/g)?.length ?? 0);
  }
  return cost;
}

/** Whether the running text of some paragraph, or of all together, has too much of what is matched pairwise or searched for its end. */
function isTangled(text: string, blocks: Root): boolean {
  let squares = 0;
  let searched = 0;
  for (const { position } of runningTexts(blocks)) {
    const source = text.slice(position?.start.offset, position?.end.offset);
    squares += pairingCost(source) ** 2;
    searched += (source.match(/</g)?.length ?? 0) * source.length;
  }
  return squares > mostInlineCost ** 2 || searched > mostSearched;
}

function runningTexts(root: Root): Nodes[] {
  const found: Nodes[] = [];
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading') found.push(node);
    else if ('children' in node) for (const child of node.children) waiting.push(child);
  }
  return found;
}

/** Delimiters of emphasis; brackets and underscores within words cost a third. */
function pairingCost(source: string): number {
  const delimiters = source.match(/\*+|_+/g)?.length ?? 0;
  const withinWords = source.match(/(?<=\w)(?<!_)_+(?=[^\W_])/g)?.length ?? 0;
  const brackets = source.match(/[[\]]/g)?.length ?? 0;
  return delimiters - withinWords + (withinWords + brackets) / 3;
}
