import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/*
 * The parser's time grows with the square of some constructs (micromark 4, measured by bench comments). Cost is
 * counted so that its square is proportional to the time; a text at a limit takes a second or two. People write a few dozen
 * of what costs most. The count is a property of the text alone: the same text is read, or not, on every machine.
 */
const mostBlockCost = 2_500;
const mostInlineCost = 5_000;
/** Characters that are passed in search of the ends of comments, instructions and declarations. */
const mostSearched = 60_000_000;

/** The constructs of running text. Without them the parser sees blocks only, in linear time of the text within. */
const inlineConstructs = ['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'];

/** Whether a text has so many costly constructs that it should not be parsed. What fences hold costs nothing but for what looks like blocks. */
export function isTooCostly(text: string): boolean {
  return blockCost(text) > mostBlockCost || isTangled(text, fromMarkdown(text, { extensions: [{ disable: { null: inlineConstructs } }] }));
}

/** What the blocks of a text cost. Nesting is costly by itself, and again on every line that may belong to the deepest block. */
function blockCost(text: string): number {
  const lines = linesOutsideFences(text);
  const prefixes = lines.map((line) => containers.exec(line)?.[0] ?? '');
  const deepest = prefixes.reduce((most, prefix) => (prefix.trim() === '' ? most : Math.max(most, prefix.length)), 0);
  const indented = prefixes.reduce((sum, prefix) => sum + 1 + prefix.length, 0);
  const cost = lines.reduce((sum, line, position) => sum + lineCost(line, prefixes[position] ?? ''), 0);
  return Math.max(cost, (deepest * indented) / 400);
}

/** The marks of quotes and list items at the beginning of a line. */
const containers = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;

/** Quotes, nested list items, underlines of headings and HTML cost most; list items one below the other, definitions and mere lines a part of it. */
function lineCost(line: string, prefix: string): number {
  const marks = prefix.match(/>|[-+*]|\d[.)]/g)?.length ?? 0;
  const itemAtMargin = /^ ?[-+*\d]/.test(prefix) ? 0.75 : 0;
  const underline = /^[ \t]*(?:=+|-+)[ \t]*$/.test(line) ? 1 : 0;
  const definition = /^\s*\[/.test(line) ? 1 / 8 : 0;
  return 1 / 6 + marks - itemAtMargin + underline + definition + 2 * (line.match(/<[!?]/g)?.length ?? 0);
}

/**
 * The lines that may be something else than code. Only fences at the margin count, where nothing but an HTML block can
 * hold them (CommonMark 0.31, "Fenced code blocks"); so behind a line that may begin one, none counts any more.
 */
function linesOutsideFences(text: string): string[] {
  const outside: string[] = [];
  let fence: string | null = null;
  let html = false;
  for (const line of text.split('\n')) {
    const mark: string | undefined = /^(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line)?.slice(1).find(Boolean);
    if (fence !== null) {
      if (line.startsWith(fence) && new RegExp(`^${fence.charAt(0)}+[ \t]*$`).test(line)) fence = null;
      continue;
    }
    html ||= containers.exec(line)?.[0].length === line.indexOf('<');
    outside.push(line);
    if (mark !== undefined && !html) fence = mark;
  }
  return outside;
}

/** Whether the running text of some paragraph, or of all together, has too much of what is matched pairwise or searched for its end. */
function isTangled(text: string, blocks: Root): boolean {
  let squares = 0;
  let searched = 0;
  for (const { position } of runningTexts(blocks)) {
    const source = text.slice(position?.start.offset, position?.end.offset);
    squares += pairingCost(source) ** 2;
    searched += (source.match(/<[!?]/g)?.length ?? 0) * source.length;
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
