import { foldedComponents } from './paths.js';

/** Directories, at the top, that decide what runs with a token (GitHub Docs, "Workflow syntax"). */
const topDirectories = new Set(['.github']);

/** Directories, at any depth, that coding agents take instructions, tools or commands from. */
const agentDirectories = new Set([
  '.agents', '.amazonq', '.augment', '.claude', '.clinerules', '.codex', '.continue', '.cursor', '.gemini', '.junie',
  '.kiro', '.opencode', '.qwen', '.roo', '.trae', '.windsurf',
]);

/** Files, at any depth, that coding agents take instructions or tools from, and git's list of submodules. */
const files = new Set([
  '.gitmodules', 'agent.md', 'agents.md', 'agents.override.md', 'claude.md', 'claude.local.md', 'gemini.md', 'qwen.md',
  'warp.md', 'copilot-instructions.md', '.aider.conf.yml', '.clinerules', '.cursorrules', '.goosehints', '.mcp.json',
  '.roorules', '.roomodes', '.windsurfrules', 'opencode.json', 'opencode.jsonc',
]);

/**
 * Whether no candidate may touch a path: `.github/**`, `.gitmodules` and the instruction files of coding agents (design
 * section 8). Spellings that some disk takes for the same name count too.
 */
export function isProtectedPath(path: string): boolean {
  const names = foldedComponents(path);
  if (topDirectories.has(names[0] ?? '')) return true;
  if (names.some((name) => agentDirectories.has(name))) return true;
  const last = names.at(-1) ?? '';
  return files.has(last) || /^(gitmod~\d|gi7eba~\d)$/.test(last) || names.slice(-2).join('/') === '.vscode/mcp.json';
}
