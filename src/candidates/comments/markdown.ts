import type { Code, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { HiddenHtml } from './hidden-html.js';
import { linesOfParagraph, readsAsFootnote } from './paragraph-lines.js';
import { isTooCostly } from './parsing-cost.js';

/** A fenced code block that readers see as the author's own: not in a quote, not hidden by HTML. */
export interface Fence {
  /** First word of the info string; empty without one. */
  language: string;
  /** The whole info string, white space reduced. */
  info: string;
  /** The lines inside, each with its line feed; empty if there are none. */
  content: string;
}

/** A text as GitHub renders it. */
export interface MarkdownText {
  /** The source: line ends are line feeds, a leading byte order mark is gone. */
  text: string;
  /** Lines of the paragraphs at the top level. */
  paragraphLines: string[];
  fences: Fence[];
  /** Lines (from 1, both ends included) that belong to code, quotes and HTML. */
  foreignLines: [first: number, last: number][];
  /** The text was too large or too tangled to be read; everything else is empty. */
  unreadable: boolean;
}

/** Longest text that is read, in UTF-16 code units: twice the 65,536 characters that a comment on GitHub may have. */
const largestText = 131_072;

/**
 * Reads a comment or reply by the rules of CommonMark 0.31 as GitHub renders it (tables and footnotes of GFM hold no
 * commands). Never throws.
 */
export function readMarkdown(body: string): MarkdownText {
  const text = body.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (text.length > largestText || isTooCostly(text)) {
    return { text, paragraphLines: [], fences: [], foreignLines: [], unreadable: true };
  }
  return new MarkdownReader(text).read(fromMarkdown(text));
}

/** Walks through the nodes in the order of the text, because HTML that hides something starts and ends in nodes of its own. */
class MarkdownReader {
  private readonly hidden = new HiddenHtml();
  private readonly result: MarkdownText;
  /** The children of the root, each with the one before it. */
  private readonly topLevel = new Map<Nodes, Nodes | undefined>();

  constructor(text: string) {
    this.result = { text, paragraphLines: [], fences: [], foreignLines: [], unreadable: false };
  }

  read(root: Root): MarkdownText {
    root.children.forEach((node, position) => this.topLevel.set(node, root.children[position - 1]));
    // A stack instead of recursion: quotes can be nested as deep as the text is long.
    const waiting: { node: Nodes; quoted: boolean }[] = [{ node: root, quoted: false }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { node, quoted } = next;
      this.readNode(node, quoted);
      if ('children' in node) waiting.push(...node.children.map((child) => ({ node: child, quoted: quoted || node.type === 'blockquote' })).toReversed());
    }
    return this.result;
  }

  private readNode(node: Nodes, quoted: boolean): void {
    if (node.type === 'code' || node.type === 'blockquote' || node.type === 'html') this.markForeign(node);
    if (node.type === 'html') this.hidden.pass(node.value);
    if (quoted || this.hidden.active) return;
    if (node.type === 'code' && this.isFenced(node)) this.result.fences.push(this.fenceOf(node));
    // A paragraph in a list is no place for a command.
    if (node.type === 'paragraph' && this.topLevel.has(node) && !readsAsFootnote(this.topLevel.get(node), node)) {
      this.result.paragraphLines.push(...linesOfParagraph(node, this.result.text));
    }
  }

  private markForeign({ position }: Nodes): void {
    if (position) this.result.foreignLines.push([position.start.line, position.end.line]);
  }

  private sourceOf({ position }: Nodes): string {
    return this.result.text.slice(position?.start.offset, position?.end.offset);
  }

  /** Indented code has neither fence nor info string. */
  private isFenced(code: Code): boolean {
    return /^(?:`{3}|~{3})/.test(this.sourceOf(code));
  }

  private fenceOf(code: Code): Fence {
    const info = [code.lang, code.meta].filter((part) => typeof part === 'string' && part !== '').join(' ');
    return { language: code.lang ?? '', info, content: code.value !== '' || this.holdsBlankLine(code) ? `${code.value}\n` : '' };
  }

  /** Tells a fence around one blank line from a fence around nothing; both have an empty value. */
  private holdsBlankLine(code: Code): boolean {
    const lines = this.sourceOf(code).split('\n');
    return lines.length > 2 && /[`~]{3}[ \t]*$/.test(lines.at(-1) ?? '');
  }
}
