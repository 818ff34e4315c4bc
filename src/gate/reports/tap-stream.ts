import type { TestState } from '../../core/report.js';
import { suitePath, type FoundTest, type ReportBuilder } from './builder.js';
import type { TapLine, TapTest } from './tap-line.js';

/** The tests on one level of indentation since it was opened. */
interface Level {
  /** Leaves on this level and, with their suites, below it. */
  leaves: FoundTest[];
  /** Test lines on this level itself. */
  count: number;
  plan: number | null;
  /** A second plan, or a number beyond the plan. */
  planBroken: boolean;
  /** The line that opened a buffered subtest, until its closing brace. */
  parent: TapTest | null;
}

/** Deeper lines are taken for output of the program. */
const maxDepth = 32;
const indentStep = 4;

/**
 * One TAP stream: a plan, tests, and subtests as blocks that are four spaces deeper. A block belongs to the next test line
 * on the level above it, or, in braces, to the one before it.
 */
export class TapStream {
  readonly #builder: ReportBuilder;
  readonly #levels: Level[] = [newLevel(null)];
  /** The latest leaf, as long as a YAML block may follow it. */
  #last: FoundTest | undefined;
  /** Indentation of the line before, if it was a test. */
  #testIndent: number | null = null;
  #begun = false;
  #bailedOut = false;
  /** Title of the test whose assertions follow, in streams that have such titles. */
  #title: string | null = null;

  constructor(builder: ReportBuilder) {
    this.#builder = builder;
  }

  /** Whether the stream has a plan or a test yet. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Whether the stream has met its plan, so that nothing more is expected. */
  get complete(): boolean {
    const [top, ...open] = this.#levels;
    return top !== undefined && open.length === 0 && top.plan !== null && !brokenPlan(top);
  }

  take(line: TapLine, indent: number): void {
    const depth = indent / indentStep;
    if (line.kind === 'bail-out') return this.#bailOut();
    if (!Number.isInteger(depth) || depth > maxDepth || line.kind === 'version') return;
    this.#last = undefined;
    this.#testIndent = line.kind === 'test' ? indent : null;
    if (line.kind === 'end-of-subtest') return this.#endBuffered(depth);
    this.#begun = true;
    if (line.kind === 'plan') this.#plan(this.#levelAt(depth), line.count);
    else this.#test(line, depth);
  }

  /** The following lines on the top level are assertions of the test with this title. */
  startTest(title: string): void {
    this.#title = title;
  }

  /** Whether a YAML block may begin here: two spaces deeper than the test before it (TAP 14, "YAML Diagnostics"), or four (Vitest). */
  acceptsDiagnostics(indent: number): boolean {
    return this.#testIndent !== null && (indent === this.#testIndent + 2 || indent === this.#testIndent + indentStep);
  }

  /** The text of a YAML block below the latest test: its duration, and what it says about a failure. */
  addDiagnostics(text: string): void {
    this.#testIndent = null;
    const leaf = this.#last;
    if (leaf === undefined) return;
    const milliseconds = /^duration_ms: ([\d.]+)/m.exec(text)?.[1];
    if (milliseconds !== undefined) leaf.seconds = Number(milliseconds) / 1_000;
    if (leaf.state === 'failed') leaf.message = text;
    this.#last = undefined;
    this.#flush();
  }

  /** Ends the stream: subtests whose closing line never came are kept, plans are compared. */
  end(): void {
    while (this.#levels.length > 1) this.#closeDeepest(null);
    const [top] = this.#levels;
    if (top === undefined) return;
    if (!this.#bailedOut && (top.plan === null || brokenPlan(top))) this.#builder.flag('plan-mismatch');
    this.#last = undefined;
    this.#flush();
  }

  #bailOut(): void {
    this.#bailedOut = true;
    this.#builder.flag('bail-out');
  }

  #plan(level: Level, count: number): void {
    if (level.plan !== null) level.planBroken = true;
    level.plan = count;
  }

  #test(line: TapTest, depth: number): void {
    if (line.opensSubtest) {
      while (this.#levels.length > depth + 1) this.#closeDeepest(null);
      this.#levelAt(depth);
      this.#levels.push(newLevel(line));
      return;
    }
    while (this.#levels.length > depth + 2) this.#closeDeepest(null);
    if (this.#levels.length === depth + 2) this.#closeDeepest(line);
    else this.#addLeaf(this.#levelAt(depth), line);
  }

  #endBuffered(depth: number): void {
    const parent = this.#levels[depth + 1]?.parent;
    if (parent === undefined || parent === null) return;
    while (this.#levels.length > depth + 2) this.#closeDeepest(null);
    this.#closeDeepest(parent);
  }

  /** Hands the leaves of the deepest level, now children of `parent`, to the level above. */
  #closeDeepest(parent: TapTest | null): void {
    const closed = this.#levels.pop();
    const above = this.#levels.at(-1);
    if (closed === undefined || above === undefined) return;
    const owner = parent ?? closed.parent;
    if (owner !== null && closed.leaves.length === 0) return this.#addLeaf(above, owner);
    if (!this.#bailedOut && brokenPlan(closed)) this.#builder.flag('plan-mismatch');
    for (const leaf of closed.leaves) {
      if (owner !== null) adopt(leaf, owner);
      above.leaves.push(leaf);
    }
    if (owner === null) return;
    if (stateOf(owner) === 'failed' && !closed.leaves.some(({ state }) => state === 'failed')) return this.#addLeaf(above, owner);
    this.#number(above, owner);
    this.#flush();
  }

  #addLeaf(level: Level, line: TapTest): void {
    this.#number(level, line);
    this.#flush();
    const leaf: FoundTest = { suite: '', name: line.description || `test ${line.number ?? level.count}`, state: stateOf(line), seconds: line.seconds };
    if (this.#title !== null && level === this.#levels[0]) Object.assign(leaf, { suite: this.#title, assertion: true });
    level.leaves.push(leaf);
    this.#last = leaf;
  }

  #number(level: Level, line: TapTest): void {
    level.count += 1;
    if (level.plan !== null && line.number !== null && line.number > level.plan) level.planBroken = true;
  }

  /** Leaves of the top level are final once the next test line came: only open subtests are kept back. */
  #flush(): void {
    const [top] = this.#levels;
    if (top === undefined || this.#levels.length > 1) return;
    for (const leaf of top.leaves) this.#builder.add(leaf);
    top.leaves = [];
  }

  #levelAt(depth: number): Level {
    while (this.#levels.length <= depth) this.#levels.push(newLevel(null));
    const level = this.#levels[depth];
    if (level === undefined) throw new RangeError(`no level ${depth}`);
    return level;
  }
}

function newLevel(parent: TapTest | null): Level {
  return { leaves: [], count: 0, plan: null, planBroken: false, parent };
}

function brokenPlan({ plan, count, planBroken }: Level): boolean {
  return planBroken || (plan !== null && plan !== count);
}

function stateOf({ ok, directive }: TapTest): TestState {
  if (directive !== null) return directive === 'skip' ? 'skipped' : 'todo';
  return ok ? 'passed' : 'failed';
}

/** A child gets its parent as suite; below a TODO or SKIP a failure is none. */
function adopt(leaf: FoundTest, owner: TapTest): void {
  leaf.suite = suitePath(owner.description, leaf.suite);
  if (leaf.state === 'failed' && owner.directive !== null) leaf.state = stateOf(owner);
}
