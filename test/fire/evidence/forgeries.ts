import type { Contents } from './folder.js';
import { changedValue } from './damage.js';
import { meaningOf } from './meaning.js';
import type { Random } from './random.js';
import { documentIn, resealed, type Forgery } from './reseal.js';

/**
 * A change after which every digest and the chain are right again. `provable`: something that a forger without the
 * worlds cannot change, raw reports, plan or records, contradicts it. What is not provable is a story that is whole in
 * itself; only a digest known from elsewhere tells that it is another one.
 */
export interface Forged {
  what: string;
  provable: boolean;
  contents: Map<string, Buffer>;
}

type Json = Record<string, unknown>;
type Forger = (contents: Contents, random: Random) => Forged | null;

/** Parts of latest.json that follow from nothing else in the folder. `files` and `events` are made right again; branch, commit and pull request are the repository's to contradict. */
const freeInEvidence: ReadonlySet<string> = new Set(['finishedAt', 'files', 'events', 'promotion']);

/** Parts of a plan that the evidence repeats. */
const repeatedOfPlan = ['id', 'createdAt', 'tool', 'trigger', 'gate', 'policy', 'candidates', 'calls'] as const;

/** Parts of a world's record that the evidence repeats, whatever they are. */
const repeatedOfRecord = ['schema', 'planDigest', 'world', 'snapshotTree', 'tree'] as const;
const repeatedOfAttempt = ['exitCode', 'signal', 'timedOut', 'durationMs', 'cpuMs', 'maxRssBytes'] as const;

const forgers: Record<string, Forger> = {
  evidence: (contents, random) => {
    const key = random.of(Object.keys(documentIn(contents, 'latest.json')));
    return sealed(`evidence.${key}`, !freeInEvidence.has(key), contents, { evidence: (evidence) => changeKey(evidence, key, random) });
  },
  decision: (contents, random) => sealed('evidence.promotion.decision', true, contents, { evidence: ({ promotion }) => changeKey(object(promotion), random.of(['decision', 'reasons', 'policy', 'why']), random) }),
  plan: (contents, random) => {
    const key = random.of(repeatedOfPlan);
    return sealed(`plan.${key}`, true, contents, { plan: (plan) => changeKey(plan, key, random) });
  },
  'rest of plan': (contents, random) => sealed('plan', false, contents, { plan: (plan) => changedValue(plan, random) }),
  record: (contents, random) => {
    const world = random.of(judgedWorlds(contents));
    const key = random.of(repeatedOfRecord);
    return sealed(`record of ${world}.${key}`, true, contents, { record: { world, change: (record) => changeKey(record, key, random) } });
  },
  attempt: (contents, random) => {
    const world = random.of(judgedWorlds(contents));
    const key = random.of(repeatedOfAttempt);
    const change = ({ attempts }: Json): void => changeKey(object(random.of(array(attempts))), key, random);
    return sealed(`attempt of ${world}.${key}`, true, contents, { record: { world, change } });
  },
  'rest of record': (contents, random) => {
    const world = random.of(judgedWorlds(contents));
    return sealed(`record of ${world}`, false, contents, { record: { world, change: (record) => changedValue(record, random) } });
  },
  event: (contents, random) => {
    const index = random.below((contents.get('events.jsonl') ?? '').toString().split('\n').length - 1);
    return sealed(`event ${index}`, false, contents, { event: { index, change: (event) => changedValue(event, random) } });
  },
  'test result': (contents, random) => {
    const path = random.of(reports(contents));
    const text = (contents.get(path) ?? '').toString('utf8');
    const changed = path.endsWith('.xml') ? changedJunit(text, random) : changedTap(text, random);
    return changed === null ? null : sealed(`results in ${path}`, true, replaced(contents, path, changed), {});
  },
  'rest of report': (contents, random) => {
    const path = random.of(reports(contents));
    const bytes = contents.get(path) ?? Buffer.alloc(0);
    const at = random.below(bytes.length);
    const next = Buffer.concat([bytes.subarray(0, at), Buffer.from(random.of(['#', ' ', '\n', 'x', '1', '<', '\u00ff', '\u001b[1m'])), bytes.subarray(at + random.below(3))]);
    return sealed(`report ${path}`, false, replaced(contents, path, next), {});
  },
  manifest: (contents, random) => {
    const world = random.of(judgedWorlds(contents).filter((id) => /^[A-Z]+$/.test(id) && contents.has(`manifests/${id}.jsonl`)));
    const path = `manifests/${world}.jsonl`;
    const lines = (contents.get(path) ?? '').toString('utf8').trimEnd().split('\n');
    const at = random.below(lines.length);
    const entry: unknown = JSON.parse(lines[at] ?? 'null');
    const changed = changedValue(entry, random);
    if (meaningOf(changed) === meaningOf(entry)) return null;
    lines[at] = JSON.stringify(changed);
    return sealed(`manifest of ${world}`, true, replaced(contents, path, `${lines.join('\n')}\n`), {});
  },
  'order of a manifest': (contents, random) => {
    const path = random.of(judgedWorlds(contents).map((world) => `manifests/${world}.jsonl`).filter((each) => contents.has(each)));
    const lines = (contents.get(path) ?? '').toString('utf8').trimEnd().split('\n');
    const at = random.below(lines.length);
    const entry = object(JSON.parse(lines[at] ?? 'null'));
    const turned = random.below(2) === 0 ? lines.toReversed() : lines.with(at, JSON.stringify(Object.fromEntries(Object.entries(entry).toReversed())));
    return turned.join() === lines.join() ? null : sealed(`order of ${path}`, true, replaced(contents, path, `${turned.join('\n')}\n`), {});
  },
  'swapped records': (contents, random) => {
    const [a, b] = [random.of(judgedWorlds(contents)), random.of(judgedWorlds(contents))].map((world) => `records/${world}.json`);
    if (a === undefined || b === undefined || a === b) return null;
    return sealed(`${a} and ${b} swapped`, true, replaced(replaced(contents, a, contents.get(b) ?? ''), b, contents.get(a) ?? ''), {});
  },
  label: (contents, random) => {
    const rename = ({ candidates }: Json): unknown => Object.assign(object(array(candidates)[0]), { label: 'by somebody else' });
    return random.below(8) === 0 ? sealed('a label in plan and evidence', false, contents, { plan: rename, evidence: rename }) : null;
  },
};

/** One forgery of some kind; null where the choice does not fit the folder, or comes to nothing. */
export function forgeryOf(contents: Contents, random: Random): Forged | null {
  const kind = random.of(Object.keys(forgers));
  return forgers[kind]?.(contents, random) ?? null;
}

function sealed(what: string, provable: boolean, contents: Contents, forgery: Forgery): Forged | null {
  const next = resealed(contents, forgery);
  return next === null ? null : { what, provable, contents: next };
}

/** Worlds whose results stand in the evidence. */
function judgedWorlds(contents: Contents): string[] {
  const { baseline, replay, candidates } = documentIn(contents, 'latest.json');
  const worlds = array(candidates).map(object).filter(({ result }) => result !== null).map(({ id }) => String(id));
  if (object(baseline)['result'] !== null) worlds.push('baseline');
  if (object(replay)['result'] !== null) worlds.push('replay');
  return worlds;
}

function reports(contents: Contents): string[] {
  return judgedWorlds(contents).flatMap((world) => [...contents.keys()].filter((path) => path.startsWith(`worlds/${world}/`) && (path.endsWith('.xml') || !hasXml(contents))));
}

function hasXml(contents: Contents): boolean {
  return [...contents.keys()].some((path) => path.endsWith('.xml'));
}

/** A test line that says something else: another result, another name, or nothing at all. */
function changedTap(text: string, random: Random): string | null {
  const lines = text.split('\n');
  const tests = lines.flatMap((line, index) => (/^(not )?ok /.test(line) ? [index] : []));
  if (tests.length === 0) return null;
  const at = random.of(tests);
  const line = lines[at] ?? '';
  const next = random.of([line.startsWith('not ') ? line.slice(4) : `not ${line}`, `${line} again`, `${line} # SKIP`, '']);
  lines[at] = next;
  return lines.join('\n');
}

function changedJunit(text: string, random: Random): string | null {
  const failing = "><failure message='wrong'>line</failure></testcase>";
  const changed = random.of([text.replace(failing, '/>'), text.replace("'/>", `'${failing}`), text.replace(/<testcase name='(\w+)'/, "<testcase name='$1s'"), text.replace(/<testcase name='\w+'\/>/, ''), text.replace('</testsuite>', '')]);
  return changed === text ? null : changed;
}

/** Changes something within a value of an object. */
function changeKey(holder: Json, key: string, random: Random): void {
  const before = { [key]: holder[key] };
  let changed = before;
  while (meaningOf(changed) === meaningOf(before)) changed = object(changedValue(before, random));
  if (!(key in changed)) delete holder[key];
  Object.assign(holder, changed);
}

function replaced(contents: Contents, path: string, content: Buffer | string): Map<string, Buffer> {
  return new Map(contents).set(path, Buffer.from(content));
}

function object(value: unknown): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.assign(value);
  throw new TypeError('no object');
}

function array(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
