import { readCommandLine, type Command, type CommandProblem } from '../../core/commands.js';
import { mayWrite, type Permission } from '../../core/permission.js';
import { readMarkdown, type Fence, type MarkdownText } from './markdown.js';
import type { CommentEvent } from './payload.js';
import type { ReviewPosition } from './review-position.js';
import { rawDiffs } from './raw-diffs.js';
import { placeOfSuggestions, type Suggestion, type SuggestionProblem } from './suggestions.js';

/** What a reader must be told about a proposal although it stands: characters that make it look other than it is. */
type ProposalFlag = 'bidi-controls';

/** A change found in a text, not yet held against any tree. `info` is the fence's info string. */
export type Proposal =
  | { source: 'fence'; info: string; patch: string; flags: ProposalFlag[] }
  | { source: 'raw'; info: null; patch: string; flags: ProposalFlag[] }
  | { source: 'suggestion'; info: string; suggestion: Suggestion; flags: ProposalFlag[] };

type ReadingProblem = CommandProblem | SuggestionProblem | 'not-authorised' | 'no-candidate' | 'unsupported-format';

/** Proposals of one kind, each once, and why others are none. */
export interface Found {
  proposals: Proposal[];
  problems: ReadingProblem[];
}

const noProposals: Found = { proposals: [], problems: [] };

/** What may be taken from a text. `trigger`: it starts work. Nothing is listed that may not be acted on. */
export interface Reading extends Found {
  trigger: boolean;
  commands: Command[];
}

export interface CommentSettings {
  /** Name of the command, `/try` unless configured. */
  command: string;
  /** The author's real permission; never `author_association`. */
  permission: Permission;
  /** The commit that suggestions have to belong to; null takes the head that the event names. */
  commit: string | null;
}

/**
 * Reads a comment (design section 7). Only newly written ones of people who may write start work; bots and text that is not
 * for the command are met with silence. Diffs count with a command, suggestions also without, since they wait to be asked for.
 */
export function readComment(event: CommentEvent, settings: CommentSettings): Reading {
  if (!isNewOfPerson(event)) return silence();
  const text = readMarkdown(event.body);
  const lines = commandLines(text, settings.command);
  const waiting = event.review !== null && text.fences.some(isSuggestion);
  const unread = isUnread(text, settings.command);
  if (lines.length === 0 && !waiting && !unread) return silence();
  if (!mayWrite(settings.permission)) return { ...silence(), problems: ['not-authorised'] };
  return unread ? { ...silence(), problems: ['no-candidate'] } : readForWriter(text, lines, event.review, settings.commit);
}

/** Whether a comment is for the bot: with a line that begins with the command or, where it is too much to be read, the command anywhere. */
export function isAddressed(event: CommentEvent, command: string): boolean {
  if (!isNewOfPerson(event)) return false;
  const text = readMarkdown(event.body);
  return commandLines(text, command).length > 0 || isUnread(text, command);
}

function isNewOfPerson({ action, author }: CommentEvent): boolean {
  return action === 'created' && author !== null && !author.isBot;
}

function commandLines({ paragraphLines }: MarkdownText, command: string): (Command | CommandProblem[])[] {
  return paragraphLines.map((line) => readCommandLine(line, command)).filter((read) => read !== null);
}

function isUnread({ unreadable, text }: MarkdownText, command: string): boolean {
  return unreadable && text.includes(command);
}

function readForWriter(text: MarkdownText, lines: readonly (Command | CommandProblem[])[], review: CommentEvent['review'], commit: string | null): Reading {
  const commands = lines.flatMap((read) => (Array.isArray(read) ? [] : [read]));
  const faults = lines.flatMap((read) => (Array.isArray(read) ? read : []));
  const trigger = commands.length > 0;
  const diffs = trigger ? diffsIn(text) : noProposals;
  const suggestions = trigger || review !== null ? suggestionsIn(text, review?.position ?? null, commit ?? review?.head ?? null) : noProposals;
  return {
    trigger,
    commands,
    proposals: [...diffs.proposals, ...suggestions.proposals],
    problems: [...new Set([...faults, ...diffs.problems, ...suggestions.problems])],
  };
}

/** The fenced diffs of any comment, for a command that vouches for it. */
export function readDiffs(body: string): Found {
  return diffsIn(readMarkdown(body));
}

/** The suggestions of any review comment, for a command that asks for them. `commit` null: not compared. */
export function readSuggestions(body: string, position: ReviewPosition, commit: string | null): Found {
  return suggestionsIn(readMarkdown(body), position, commit);
}

/** Reads a model's reply. Nothing in it is ever a command. A diff without a fence counts where there is none with one. */
export function readReply(reply: string): Reading {
  const text = readMarkdown(reply);
  const fenced = diffsIn(text).proposals;
  const proposals = unique(fenced.length > 0 ? fenced : rawDiffs(text).map((patch): Proposal => ({ source: 'raw', info: null, patch, flags: flagsOf(patch) })));
  return { trigger: false, commands: [], proposals, problems: faultsOfReply(text, proposals) };
}

function faultsOfReply(text: MarkdownText, proposals: readonly Proposal[]): ReadingProblem[] {
  const lost: ReadingProblem[] = text.fences.some(isSuggestion) ? ['suggestion-without-position'] : [];
  if (proposals.length > 0) return lost;
  if (lost.length === 0 && proposesOtherwise(text)) return ['no-candidate', 'unsupported-format'];
  return [...lost, 'no-candidate'];
}

function silence(): Reading {
  return { trigger: false, commands: [], proposals: [], problems: [] };
}

function diffsIn({ fences }: MarkdownText): Found {
  const diffs = fences.filter(({ language }) => /^(?:diff|patch)$/i.test(language));
  const filled = diffs.filter(({ content }) => content.trim() !== '');
  return {
    proposals: unique(filled.map(({ info, content }) => ({ source: 'fence', info, patch: content, flags: flagsOf(content) }))),
    problems: diffs.length > 0 && filled.length === 0 ? ['no-candidate'] : [],
  };
}

/** GitHub gives all suggestion blocks of one comment the same lines, so they are alternatives. */
function suggestionsIn({ fences }: MarkdownText, position: ReviewPosition | null, commit: string | null): Found {
  const blocks = fences.filter(isSuggestion);
  if (blocks.length === 0) return noProposals;
  const place = placeOfSuggestions(position, commit);
  if (typeof place === 'string') return { proposals: [], problems: [place] };
  return {
    proposals: unique(blocks.map(({ info, content }) => ({ source: 'suggestion', info, suggestion: { ...place, replacement: content }, flags: flagsOf(content) }))),
    problems: [],
  };
}

function isSuggestion({ language }: Fence): boolean {
  return language.toLowerCase() === 'suggestion';
}

/** Bidirectional controls can make code read other than it runs (Unicode Technical Standard 55, "Source Code Handling"). */
function flagsOf(text: string): ProposalFlag[] {
  return /\p{Bidi_Control}/u.test(text) ? ['bidi-controls'] : [];
}

function unique(proposals: readonly Proposal[]): Proposal[] {
  const known = new Map<string, Proposal>();
  for (const proposal of proposals) {
    const key = JSON.stringify(proposal.source === 'suggestion' ? proposal.suggestion : proposal.patch);
    if (!known.has(key)) known.set(key, proposal);
  }
  return [...known.values()];
}

/** Whether a reply without a diff proposes a change in another way: whole or elided files, edit blocks, JSON. */
function proposesOtherwise({ text, fences }: MarkdownText): boolean {
  return fences.length > 0 || /^(?:\*\*\* (?:Begin Patch|(?:Update|Add|Delete) File: )|<{5,9} ?(?:SEARCH|ORIGINAL)\b)/m.test(text) || isJson(text.trim());
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
