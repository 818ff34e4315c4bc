import { createLowlight } from 'lowlight';
import { grammars } from './languages.js';

/** A piece of a line and what it is in its language; null for plain text. */
export interface Token {
  text: string;
  kind: TokenKind | null;
}

type TokenKind = 'word' | 'string' | 'number' | 'remark' | 'title';

const kinds: Readonly<Record<string, TokenKind>> = {
  keyword: 'word', built_in: 'word', literal: 'number', number: 'number', string: 'string', regexp: 'string', symbol: 'number', char: 'string', comment: 'remark', doctag: 'remark', meta: 'remark', quote: 'remark',
  title: 'title', name: 'title', section: 'title', tag: 'word', attr: 'number', attribute: 'number', type: 'title', 'selector-class': 'title', 'selector-id': 'title', 'selector-tag': 'word', property: 'number', variable: 'number', bullet: 'number', link: 'string', code: 'string',
};

const lowlight = createLowlight(grammars);

type HighlightedNode = ReturnType<typeof lowlight.highlight>['children'][number];

/** The tokens of a text, line by line, by its language's grammar (lowlight: a tree of texts, never markup). */
export function tokenLines(text: string, language: string): Token[][] {
  const lines: Token[][] = [[]];
  for (const node of lowlight.highlight(language, text).children) addNode(node, null, lines);
  return lines;
}

function addNode(node: HighlightedNode, around: TokenKind | null, lines: Token[][]): void {
  if (node.type === 'element') {
    const kind = kindOf(node.properties['className']) ?? around;
    for (const child of node.children) addNode(child, kind, lines);
  } else if (node.type === 'text') {
    for (const [index, text] of node.value.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ text, kind: around });
    }
  }
}

function kindOf(classes: unknown): TokenKind | null {
  const [first] = Array.isArray(classes) ? classes : [];
  return typeof first === 'string' ? (kinds[first.replace(/^hljs-/, '')] ?? null) : null;
}
