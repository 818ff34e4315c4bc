import { describe, expect, it } from 'vitest';
import { entersGitDirectory, foldName, isUnsafeOnWindows } from '../../../src/core/policy/paths.js';
import { isProtectedPath } from '../../../src/core/policy/protected.js';

describe('protected paths', () => {
  it.each([
    '.github/workflows/ci.yml', '.github/CODEOWNERS', '.GitHub/Workflows/ci.yml', '.github./x', '.gith\u200cub/x', '.gitmodules', '.GITMODULES', 'AGENTS.md', 'sub/agents.md', 'CLAUDE.md', 'GEMINI.md',
    '.claude/settings.json', 'sub/.cursor/rules/x.mdc', '.cursorrules', '.mcp.json', '.vscode/mcp.json', 'docs/copilot-instructions.md', 'claude.md::$DATA',
  ])('%s is protected', (path) => {
    expect(isProtectedPath(path)).toBe(true);
  });

  it.each(['src/github/a.ts', 'github/x', 'sub/.github/x', '.gitignore', 'docs/agents.html', 'src/claude.ts', '.vscode/settings.json', 'cursor/x'])('%s is not', (path) => {
    expect(isProtectedPath(path)).toBe(false);
  });
});

describe('names on other disks', () => {
  it('takes spellings that a disk confuses for one', () => {
    expect(foldName('Caf\u00e9')).toBe(foldName('CAFE\u0301'));
    expect(foldName('a\u200bb')).not.toBe(foldName('ab'));
  });

  it.each(['.git', 'a/.GIT/b', '.git. ', '.git::$DATA', 'git~1', '.g\u200dit', 'a\\.git\\b'])('%s enters the git directory', (path) => {
    expect(entersGitDirectory(path)).toBe(true);
  });

  it.each(['.gitignore', 'git', 'git~', '.git-blame', 'x.git', '.github'])('%s does not', (path) => {
    expect(entersGitDirectory(path)).toBe(false);
  });

  it.each(['aux', 'docs/aux.md', 'COM1.txt', 'a:b', 'end.', 'end ', 'a\\b', 'what?', 'nul .txt'])('Windows cannot hold %s', (path) => {
    expect(isUnsafeOnWindows(path)).toBe(true);
  });

  it.each(['auxiliary.md', 'com10', 'a/b.c', '.config', 'a b'])('Windows can hold %s', (path) => {
    expect(isUnsafeOnWindows(path)).toBe(false);
  });
});
