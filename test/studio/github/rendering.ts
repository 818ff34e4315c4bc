import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Nodes, Root } from 'mdast';

/** A text as GitHub Flavored Markdown reads it. */
export function rendered(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** All nodes of a tree, in order. */
export function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

/** Tags that the program itself writes inside text. */
const ownTags = /^<\/?(?:span|code|sub)>$/;

/** Everything in a document that is more than text, code and the program's own tags. */
export function structures(node: Nodes): string[] {
  return nodesOf(node).flatMap((one) => {
    if (one.type === 'html') return ownTags.test(one.value) ? [] : [`html ${one.value}`];
    return one.type === 'text' || one.type === 'inlineCode' || one.type === 'paragraph' || one.type === 'root' ? [] : [one.type];
  });
}

/** What a reader sees, without the characters that only keep references and directions apart. */
export function visibleText(node: Nodes): string {
  return nodesOf(node)
    .map((one) => (one.type === 'text' || one.type === 'inlineCode' || one.type === 'code' ? one.value : ''))
    .join('')
    .replace(/[\u200b\u2068\u2069]/g, '');
}

/**
 * What GitHub would make of the finished text, beside Markdown ("Autolinked references and URLs", "Basic writing and formatting
 * syntax", "Writing mathematical expressions"): nothing of it is looked for in code.
 */
const references: Readonly<Record<string, RegExp>> = {
  mention: /@[a-z\d]/i,
  number: /#\d/,
  'GH number': /\bGH-\d/i,
  advisory: /\bGHSA-\w/i,
  'commit id': /[0-9a-f]{7}/i,
  emoji: /:[\w+-]+:/,
  address: /www\.|:\/\//i,
  formula: /\$[^$]+\$|\$\$/,
};

/** Kinds of references that GitHub would find in the texts of a tree. */
export function referencesIn(node: Nodes): string[] {
  const texts = textsOf(node);
  return Object.entries(references).flatMap(([kind, pattern]) => (texts.some((text) => pattern.test(text)) ? [kind] : []));
}

/** Texts beside code; what stands between the tags of code is code too. */
function textsOf(node: Nodes): string[] {
  let inCode = false;
  return nodesOf(node).flatMap((one) => {
    if (one.type === 'html') inCode = one.value === '<code>' || (inCode && one.value !== '</code>');
    return one.type === 'text' && !inCode ? [one.value] : [];
  });
}
