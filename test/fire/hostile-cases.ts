import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Where the cases are; their README says what the fields mean. */
const folder = 'fixtures/hostile';

/** Ways in which gates are kept apart from the user; the names that the evidence gives them. */
export type Level = 'separate' | 'same-user' | 'namespace';

const mustSchema = z.strictObject({
  /** What has to come of the candidate. */
  end: z.enum(['never wins', 'gains nothing', 'cheats', 'harms', 'wins', 'false alarm']),
  /** All reason codes of its verdict, in order. */
  reasons: z.array(z.string()).optional(),
  /** Why git or the policy refuse its patch. */
  refused: z.string().optional(),
  /** Why the promotion is withheld. */
  withheld: z.array(z.string()).optional(),
  /** A flag that its patch bears. */
  flag: z.string().optional(),
  /** Words in the `limits` of the evidence. */
  limit: z.string().optional(),
  /** Whether the honest rival in the same run has to win. */
  rival: z.enum(['wins', 'any']).default('wins'),
});
export type Must = z.infer<typeof mustSchema>;

const caseSchema = z.strictObject({
  name: z.string(),
  attacks: z.string().optional(),
  program: z.enum(['shell', 'node', 'python']),
  gate: z.string().optional(),
  report: z.string().optional(),
  timeout: z.int().optional(),
  attempts: z.int().optional(),
  alone: z.boolean().default(false),
  base: z.record(z.string(), z.string()).default({}),
  fix: z.boolean().default(false),
  does: z.string().optional(),
  files: z.record(z.string(), z.string().nullable()).default({}),
  copy: z.record(z.string(), z.string()).default({}),
  append: z.record(z.string(), z.string()).default({}),
  replace: z.record(z.string(), z.tuple([z.string(), z.string()])).default({}),
  binary: z.record(z.string(), z.string()).default({}),
  links: z.record(z.string(), z.string()).default({}),
  modes: z.record(z.string(), z.enum(['644', '755'])).default({}),
  patch: z.string().optional(),
  must: mustSchema,
  on: z.partialRecord(z.enum(['separate', 'same-user', 'namespace']), mustSchema).default({}),
});
export type HostileCase = z.infer<typeof caseSchema> & { kind: string };

/** All cases of `fixtures/hostile`, each with the kind that its file is named by. Throws for one that is not as the README says. */
export function hostileCases(): HostileCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .flatMap((name) => z.array(caseSchema).parse(parse(readFileSync(join(folder, name), 'utf8'))).map((one) => ({ ...one, kind: name.replace('.yml', '') })));
}

/** What has to come of a case at one level. */
export function mustAt(one: HostileCase, level: Level): Must {
  return one.on[level] ?? one.must;
}

/** Whether an honest candidate runs beside a case, which has to win. */
export function hasRival(one: HostileCase, level: Level): boolean {
  const { end } = mustAt(one, level);
  return !one.alone && (end === 'never wins' || end === 'false alarm');
}

/** Files of a program: `failing` is the snapshot, `fixed` what mends it. */
export function programFiles(program: HostileCase['program'], state: 'failing' | 'fixed'): Record<string, string> {
  const top = join(folder, 'programs', program, state);
  const files = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ parentPath, name }) => [join(parentPath, name).slice(top.length + 1), readFileSync(join(parentPath, name), 'utf8')]));
}

/** Cases that can share a run: none of them may win, and they need nothing of their own. Each other case is alone. */
export function inRuns(cases: readonly HostileCase[], level: Level): HostileCase[][] {
  const together = (one: HostileCase): boolean => mustAt(one, level).end === 'never wins' && mustAt(one, level).rival === 'wins' && !one.alone && [one.gate, one.report, one.timeout, one.attempts].every((own) => own === undefined) && Object.keys(one.base).length === 0;
  const groups = Object.groupBy(cases.filter(together), ({ kind, program }) => `${kind} ${program}`);
  return [...Object.values(groups).flatMap((group) => group ?? []).reduce(intoEights, []), ...cases.filter((one) => !together(one)).map((one) => [one])];
}

function intoEights(groups: HostileCase[][], one: HostileCase): HostileCase[][] {
  const last = groups.at(-1);
  if (last?.[0]?.program !== one.program || last[0].kind !== one.kind || last.length === 8) return [...groups, [one]];
  last.push(one);
  return groups;
}
