/**
 * Patterns of `branches`, `tags` and `paths`:
 * docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 * `*` stops at a slash, `**` does not, `?` and `+` repeat the character before, `!` at the start excludes.
 */
export function matchesPatterns(value: string, patterns: readonly string[]): boolean {
  let matched = false;
  for (const pattern of patterns) {
    const excludes = pattern.startsWith('!');
    if (toExpression(excludes ? pattern.slice(1) : pattern).test(value)) matched = !excludes;
  }
  return matched;
}

function toExpression(pattern: string): RegExp {
  const body = pattern.replaceAll(/\*\*\/|\*\*|\*|\[[^\]]+\]|\\?[^*[]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?' || part === '+' || part.startsWith('[')) return part;
    return part.replaceAll(/[.^$(){}|\]]/g, String.raw`\$&`);
  });
  return new RegExp(`^${body}$`, 'u');
}
