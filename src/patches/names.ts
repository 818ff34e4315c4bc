import type { PatchDocument, Section } from './document.js';

/** File names as a section's header writes them: with a prefix to strip (`a/`, `b/`) or, after `rename from`, without. */
export interface HeaderName {
  text: string;
  side: 'old' | 'new';
  prefixed: boolean;
}

/** How many leading directories git has to strip (`-p` of git-apply). */
export type StripCount = 0 | 1;

/** First directories that are prefixes: those of git-diff, and `./` of a plain diff. */
const knownPrefix = /^[abciow12.]\//;

const escapes: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', '"': '"', '\\': '\\' };

/** Undoes git's C-style quoting of names (git-config manual, core.quotePath). Input and output are one character per byte. */
function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\([0-7]{3}|.)/gs, (_, code: string) => (code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8) & 255) : (escapes[code] ?? code)));
}

/** All names in a section's header, without `/dev/null`. Names come from the `diff --git` line only if nothing else has any. */
export function headerNames(section: Section): HeaderName[] {
  const names = section.header.flatMap(nameOf);
  return names.length > 0 ? names : section.header.slice(0, 1).flatMap(gitLineNames);
}

function nameOf(line: string): HeaderName[] {
  const match = /^(---|\+\+\+|rename from|rename to|rename old|rename new|copy from|copy to) ("(?:[^"\\]|\\.)*"|[^\t\r]*)/s.exec(line);
  if (match === null) return [];
  const [, keyword = '', raw = ''] = match;
  const text = raw.startsWith('"') ? unquote(raw) : raw;
  if (text === '/dev/null') return [];
  const prefixed = keyword === '---' || keyword === '+++';
  return [{ text, side: keyword === '---' || /(from|old)$/.test(keyword) ? 'old' : 'new', prefixed }];
}

/** Splits `diff --git a/NAME b/NAME`: without quotes only a split into two halves of equal length can be right. */
function gitLineNames(line: string): HeaderName[] {
  const rest = /^diff --git (.*?)\r?$/s.exec(line)?.[1];
  if (rest === undefined) return [];
  const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/s.exec(rest);
  const half = (rest.length - 1) / 2;
  const pair = quoted ? [unquote(quoted[1] ?? ''), unquote(quoted[2] ?? '')] : [rest.slice(0, half), rest.slice(half + 1)];
  const [old = '', created = ''] = pair;
  if (!quoted && withoutFirst(old) !== withoutFirst(created)) return [];
  return [{ text: old, side: 'old', prefixed: true }, { text: created, side: 'new', prefixed: true }];
}

function withoutFirst(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** A name as the tree has it (UTF-8), after stripping. */
export function strippedName(name: HeaderName, strip: StripCount): string {
  const text = strip === 1 && name.prefixed ? name.text.replace(/^[^/]*\/+/, '') : name.text;
  return Buffer.from(text, 'latin1').toString('utf8');
}

/** The path a section reads or makes in the tree, as far as its header tells. */
export function pathOf(section: Section, strip: StripCount): string | null {
  const name = headerNames(section)[0];
  return name === undefined ? null : strippedName(name, strip);
}

/**
 * The order in which to try git's `-p`. Prefixes are those of git-diff (`a/ b/`, and `i/ w/ c/ o/ 1/ 2/` of
 * diff.mnemonicPrefix), or two directories that differ while the rest is equal. Names written alike on both sides carry
 * none; stripping would put a new file into the wrong place.
 */
export function stripOrder(document: PatchDocument): StripCount[] {
  const styles = new Set(document.sections.map(styleOf));
  if (styles.has('prefixed')) return styles.has('bare') ? [1, 0] : [1];
  return styles.has('bare') ? [0, 1] : [1];
}

function styleOf(section: Section): 'prefixed' | 'bare' | 'unknown' {
  let names = headerNames(section).filter((name) => name.prefixed);
  if (names.length === 0) names = section.header.slice(0, 1).flatMap(gitLineNames);
  const [first, second] = names;
  if (first === undefined) return 'unknown';
  if (second === undefined) return knownPrefix.test(first.text) ? 'prefixed' : 'bare';
  if (first.text === second.text) return 'bare';
  return knownPrefix.test(first.text) || withoutFirst(first.text) === withoutFirst(second.text) ? 'prefixed' : 'bare';
}
