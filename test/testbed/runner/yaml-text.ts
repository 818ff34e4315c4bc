import type { Document } from 'yaml';
import { visit } from 'yaml';

/**
 * The text of a YAML document for GitHub's parser. That parser (0.3.61) takes the source of a block scalar with a
 * `${{ }}` in it as it stands, indentation and line ends included; on GitHub the YAML value counts. So such scalars are
 * written as quoted ones.
 */
export function textForParser(document: Document): string {
  visit(document, {
    Scalar: (_key, node) => {
      const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      if (isBlock && typeof node.value === 'string' && node.value.includes('${{')) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
}
