import type { TestState } from '../../core/report.js';
import type { ReportBuilder } from './builder.js';

/** One event of `go test -json`, as far as it is used. */
export interface GoEvent {
  Action: string;
  Package?: string | undefined;
  ImportPath?: string | undefined;
  Test?: string | undefined;
  Elapsed?: number | undefined;
  Output?: string | undefined;
  FailedBuild?: string | undefined;
}

/** A test between its first event and its end. */
interface RunningTest {
  output: string;
  hasSubtests: boolean;
  subtestFailed: boolean;
}

interface GoPackage {
  running: Map<string, RunningTest>;
  output: string;
  failedTests: number;
  ended: boolean;
}

/** Output kept for the message of a failure; display only. */
const maxOutput = 2_000;
/** Slashes tried for the parent of a test. */
const maxSlashes = 100;

const endStates = new Map<string, TestState>([['pass', 'passed'], ['bench', 'passed'], ['fail', 'failed'], ['skip', 'skipped']]);

/** Follows the events of all packages and adds leaves as they end. */
export class GoPackages {
  readonly #builder: ReportBuilder;
  readonly #packages = new Map<string, GoPackage>();
  /** Build output by import path; a package that did not build refers to it. */
  readonly #builds = new Map<string, { output: string; failed: boolean }>();

  constructor(builder: ReportBuilder) {
    this.#builder = builder;
  }

  take(event: GoEvent): void {
    if (event.ImportPath !== undefined && event.Action.startsWith('build-')) return this.#takeBuild(event.ImportPath, event);
    if (event.Package === undefined) return;
    const inPackage = this.#packageOf(event.Package);
    if (event.Test === undefined) this.#takePackage(event.Package, inPackage, event);
    else this.#takeTest(event.Package, inPackage, event.Test, event);
  }

  /** Before Go 1.24 a package that did not build is told in plain text. */
  takePlainLine(line: string): void {
    const name = line.startsWith('FAIL') ? /^FAIL\s+(\S+)\s+\[(?:build|setup) failed\]$/.exec(line)?.[1] : undefined;
    if (name !== undefined) this.#failPackage(name, this.#packageOf(name), line);
  }

  /** Ends the stream. A package without an end was cut off, unless its running tests say more. */
  end(): void {
    for (const [name, { failed, output }] of this.#builds) {
      const packageName = name.split(' ')[0] ?? name;
      if (failed) this.#failPackage(packageName, this.#packageOf(packageName), output);
    }
    for (const [name, inPackage] of this.#packages) {
      if (inPackage.ended) continue;
      if (inPackage.running.size === 0) this.#builder.flag('report-unparseable');
      this.#failRunning(name, inPackage);
    }
  }

  #takeBuild(importPath: string, event: GoEvent): void {
    const build = this.#builds.get(importPath) ?? { output: '', failed: false };
    build.output = extended(build.output, event.Output);
    if (event.Action === 'build-fail') build.failed = true;
    this.#builds.set(importPath, build);
  }

  #takePackage(name: string, inPackage: GoPackage, event: GoEvent): void {
    if (event.Action === 'output') inPackage.output = extended(inPackage.output, event.Output);
    else if (event.Action === 'fail') this.#failPackage(name, inPackage, this.#builds.get(event.FailedBuild ?? '')?.output ?? inPackage.output);
    else if (event.Action === 'start') inPackage.ended = false;
    else if (event.Action === 'pass' || event.Action === 'skip') {
      this.#failRunning(name, inPackage);
      inPackage.ended = true;
    }
  }

  #takeTest(packageName: string, inPackage: GoPackage, testName: string, event: GoEvent): void {
    const state = endStates.get(event.Action);
    if (state !== undefined) return this.#endTest(packageName, inPackage, testName, state, event.Elapsed);
    const test = this.#runningTest(inPackage, testName);
    if (event.Action === 'output') test.output = extended(test.output, event.Output);
  }

  #runningTest(inPackage: GoPackage, testName: string): RunningTest {
    const known = inPackage.running.get(testName);
    if (known !== undefined) return known;
    const test: RunningTest = { output: '', hasSubtests: false, subtestFailed: false };
    inPackage.running.set(testName, test);
    inPackage.ended = false;
    const parent = parentOf(inPackage, testName);
    if (parent !== undefined) parent.hasSubtests = true;
    return test;
  }

  #endTest(packageName: string, inPackage: GoPackage, testName: string, state: TestState, seconds: number | undefined): void {
    const test = this.#runningTest(inPackage, testName);
    inPackage.running.delete(testName);
    if (state === 'failed') {
      inPackage.failedTests += 1;
      const parent = parentOf(inPackage, testName);
      if (parent !== undefined) parent.subtestFailed = true;
    }
    const isLeaf = !test.hasSubtests || (state === 'failed' && !test.subtestFailed);
    if (isLeaf) this.#builder.add({ suite: packageName, name: testName, state, seconds: seconds ?? null, message: test.output });
  }

  /** Tests that never ended: the latest first, so that a subtest stands for its parents. */
  #failRunning(packageName: string, inPackage: GoPackage): void {
    for (const testName of [...inPackage.running.keys()].reverse()) this.#endTest(packageName, inPackage, testName, 'failed', undefined);
  }

  /** Ends a package as failed; one that already ended was told twice (by its build and by its result). */
  #failPackage(name: string, inPackage: GoPackage, message: string): void {
    if (inPackage.ended) return;
    this.#failRunning(name, inPackage);
    if (inPackage.failedTests === 0) this.#builder.add({ suite: name, name: '', state: 'error', message });
    inPackage.failedTests = 0;
    inPackage.ended = true;
  }

  #packageOf(name: string): GoPackage {
    const known = this.#packages.get(name);
    if (known !== undefined) return known;
    const added: GoPackage = { running: new Map(), output: '', failedTests: 0, ended: false };
    this.#packages.set(name, added);
    return added;
  }
}

/** The running test whose subtest this is: names are joined by slashes, and may hold slashes themselves. */
function parentOf(inPackage: GoPackage, testName: string): RunningTest | undefined {
  let end = testName.lastIndexOf('/');
  for (let tried = 0; end > 0 && tried < maxSlashes; tried += 1) {
    const parent = inPackage.running.get(testName.slice(0, end));
    if (parent !== undefined) return parent;
    end = testName.lastIndexOf('/', end - 1);
  }
  return undefined;
}

function extended(text: string, more: string | undefined): string {
  return more === undefined || text.length >= maxOutput ? text : text + more.slice(0, maxOutput);
}
