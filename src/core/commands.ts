import { isArtifactName, isBranchName, isFullCommitId, isShortCommitId } from './target-names.js';

/** Why a line that starts with the command's name is not followed. */
export type CommandProblem = 'invalid-ref' | 'short-sha' | 'invalid-artifact-name' | 'unrecognised-command';

/** What a command asks to try or to do (design section 7). */
type CommandTarget =
  | { kind: 'diffs' } // the diffs of this comment or, if it has none, of the discussion
  | { kind: 'comment'; id: number }
  | { kind: 'suggestions' }
  | { kind: 'branch'; name: string }
  | { kind: 'commit'; id: string }
  | { kind: 'artifact'; name: string }
  | { kind: 'model' | 'agent'; proposals: number }
  | { kind: 'status' | 'cancel' | 'help' };

/** A command as written, and what it means. Arguments are literal words; they never go through a shell. */
export interface Command {
  name: string;
  args: string[];
  target: CommandTarget;
}

/** Most proposals that one command may ask a model or an agent for. */
const mostProposals = 16;

/** The words of a line. No-break and other wide spaces, which come with text copied from web pages, separate like plain ones. */
function wordsOf(line: string): string[] {
  return line.split(/[\p{Zs}\t]+/u).filter((word) => word !== '');
}

/** Reads one line: a command, the reasons why it is none that can be followed, or null when its first word is another one. */
export function readCommandLine(line: string, name: string): Command | CommandProblem[] | null {
  const [first, ...rest] = wordsOf(line);
  if (first !== name) return null;
  const args = rest.map(withoutCodeMarks);
  const target = targetOf(args);
  return Array.isArray(target) ? target : { name, args, target };
}

/** People set names as code; the marks are no part of the name. */
function withoutCodeMarks(word: string): string {
  return /^`([^`]+)`$/.exec(word)?.[1] ?? word;
}

function targetOf([kind, ...rest]: readonly string[]): CommandTarget | CommandProblem[] {
  switch (kind) {
    case undefined:
      return { kind: 'diffs' };
    case 'branch':
      return oneName(rest, (name) => (isBranchName(name) ? { kind, name } : 'invalid-ref'), 'invalid-ref');
    case 'commit':
      return oneName(rest, commitOf, 'invalid-ref');
    case 'artifact':
      return oneName(rest, (name) => (isArtifactName(name) ? { kind, name } : 'invalid-artifact-name'), 'invalid-artifact-name');
    case 'comment':
      return oneName(rest, (id) => (/^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : 'unrecognised-command'), 'unrecognised-command');
    case 'model':
    case 'agent':
      return proposalsOf(kind, rest);
    case 'suggestions':
    case 'status':
    case 'cancel':
    case 'help':
      return rest.length === 0 ? { kind } : ['unrecognised-command'];
    default:
      return ['unrecognised-command'];
  }
}

/** Exactly one word must follow. Without it, or with more, both the name and the form of the command are at fault. */
function oneName(words: readonly string[], read: (word: string) => CommandTarget | CommandProblem, problem: CommandProblem): CommandTarget | CommandProblem[] {
  const [word] = words;
  if (word === undefined || words.length > 1) return [...new Set<CommandProblem>([problem, 'unrecognised-command'])];
  const target = read(word);
  return typeof target === 'string' ? [target] : target;
}

function commitOf(id: string): CommandTarget | CommandProblem {
  if (isFullCommitId(id)) return { kind: 'commit', id };
  return isShortCommitId(id) ? 'short-sha' : 'invalid-ref';
}

function proposalsOf(kind: 'model' | 'agent', words: readonly string[]): CommandTarget | CommandProblem[] {
  const [word = '1', ...more] = words;
  const proposals = /^[1-9]\d?$/.test(word) ? Number(word) : 0;
  return more.length === 0 && proposals >= 1 && proposals <= mostProposals ? { kind, proposals } : ['unrecognised-command'];
}
