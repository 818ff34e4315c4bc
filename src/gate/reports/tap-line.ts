/** One line of TAP, without its indentation. */
export type TapLine =
  | { kind: 'version' }
  | { kind: 'plan'; count: number }
  | { kind: 'bail-out' }
  | { kind: 'end-of-subtest' }
  | TapTest;

/** A test line. `opensSubtest` marks the buffered form, whose children follow in braces. */
export interface TapTest {
  kind: 'test';
  ok: boolean;
  /** The number as written; null when there is none. */
  number: number | null;
  description: string;
  directive: 'skip' | 'todo' | null;
  seconds: number | null;
  opensSubtest: boolean;
}

/** Reads the line that starts at `indent`; undefined for anything that is not TAP (comments included). */
export function tapLineOf(line: string, indent: number): TapLine | undefined {
  switch (line[indent]) {
    case 'o':
    case 'n': return testOf(line.slice(indent));
    case '1': return planOf(line.slice(indent));
    case 'B':
    case 'b': return /^bail out!/i.test(line.slice(indent, indent + 9)) ? { kind: 'bail-out' } : undefined;
    case 'T': return /^TAP version \d+\s*$/.test(line.slice(indent, indent + 40)) ? { kind: 'version' } : undefined;
    case '}': return line.slice(indent).trim() === '}' ? { kind: 'end-of-subtest' } : undefined;
    default: return undefined;
  }
}

function planOf(text: string): TapLine | undefined {
  const count = /^1\.\.(\d{1,9})(?:\s|$)/.exec(text)?.[1];
  return count === undefined ? undefined : { kind: 'plan', count: Number(count) };
}

/**
 * A directive is ` # ` and the word SKIP or TODO alone (TAP 14, "Directives"), so a # within a name or behind a backslash
 * is none. node-tap adds ` # time=12ms`, which is no part of the name either.
 */
function testOf(text: string): TapTest | undefined {
  const match = /^(not )?ok(?:\s+(\d+))?(?=\s|$)(.*)$/.exec(text);
  if (match === null) return undefined;
  const [, not, number, rest = ''] = match;
  const opened = subtestOpenedBy(rest);
  const described = opened ?? rest;
  const timed = /\s#\s*time=([\d.]+)(ms|s)\b/.exec(described);
  const untimed = timed === null ? described : described.slice(0, timed.index);
  const directed = /(?:^|\s)#\s+(skip|todo)(?=$|[\s:])/i.exec(untimed);
  const name = directed === null ? untimed : untimed.slice(0, directed.index);
  return {
    kind: 'test',
    ok: not === undefined,
    number: number === undefined ? null : Number(number),
    description: name.trim().replace(/^-(?:\s+|$)/, '').replace(/\\([\\#])/g, '$1'),
    directive: directed === null ? null : directed[1]?.toLowerCase() === 'skip' ? 'skip' : 'todo',
    seconds: timed === null ? null : Number(timed[1]) / (timed[2] === 'ms' ? 1_000 : 1),
    opensSubtest: opened !== null,
  };
}

/** What stands before the brace of a buffered subtest (`name {`, or `name # {`); null where no brace ends the line. */
function subtestOpenedBy(text: string): string | null {
  const line = text.trimEnd();
  if (!/\s\{$/.test(line.slice(-2))) return null;
  const before = line.slice(0, -1).trimEnd();
  return /\s#$/.test(before.slice(-2)) ? before.slice(0, -1) : before;
}
