import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { isFailing } from '../../core/judging.js';
import type { TestReport, TestState } from '../../core/report.js';
import { ReportBuilder, suitePath } from './builder.js';
import { CdataSplitter } from './cdata.js';
import { decodeText, type ByteSource } from './text.js';
import { compareTotals } from './totals.js';

/**
 * Reads a JUnit XML report as its many writers write it (there is no standard; the Jenkins and Surefire schemas are the
 * common ground; flakyFailure and rerunFailure are Surefire's, status and result are googletest's, `type="todo"` is Node's).
 *
 * Counted are `testcase` elements on any level, and one error for a failure or error directly below a suite. The suite of
 * a case is its class name, else the path of suite names. A document that is not well-formed gives no tests and
 * `report-unparseable`; entities of a DOCTYPE are not expanded, so a reference to one is such an error. Never throws on
 * content; rejects only if `source` does.
 */
export async function readJunit(source: ByteSource): Promise<TestReport> {
  const builder = new ReportBuilder();
  const document = new JunitDocument(builder);
  for await (const piece of decodeText(source, builder, { xml: true })) {
    if (!document.write(legalText(piece, builder))) break;
  }
  document.close();
  return builder.finish();
}

interface OpenSuite {
  name: string;
  stated: { tests: number | undefined; failures: number | undefined; errors: number | undefined };
  /** Cases in this suite and below; cases directly in it; failing leaves in it and below. */
  tests: number;
  ownTests: number;
  failing: number;
}

interface OpenCase {
  suite: string;
  name: string;
  seconds: number | null;
  state: TestState;
  message?: string;
}

/** An element below a case or suite whose text is a failure's message. */
interface OpenFailure {
  message: string;
  /** How many elements are open, itself included. */
  depth: number;
  /** Characters of the document since it was opened. */
  passed: number;
}

/** No report has elements nested deeper; every leaf is counted in all suites around it. */
const maxDepth = 100;
/** A failure's text is listened to for so many characters of the document: the parser keeps text in memory until its end. */
const maxFailureText = 65_536;

/** Which states an element below `testcase` stands for, in lower case; a later element wins only if it ranks higher. Reruns are told of tests that failed to the end. */
const stateOfElement = new Map<string, TestState>([
  ['flakyfailure', 'flaky'], ['flakyerror', 'flaky'], ['skipped', 'skipped'], ['disabled', 'skipped'], ['ignored', 'skipped'],
  ['failure', 'failed'], ['rerunfailure', 'failed'], ['rerunerror', 'failed'], ['error', 'error'],
]);
const rank: Record<TestState, number> = { passed: 0, flaky: 1, skipped: 2, failed: 3, error: 4, todo: 5 };
const stateOfStatus = new Map<string, TestState>([
  ['notrun', 'skipped'], ['suppressed', 'skipped'], ['skipped', 'skipped'], ['disabled', 'skipped'], ['ignored', 'skipped'],
  ['fail', 'failed'], ['failed', 'failed'], ['failure', 'failed'], ['error', 'error'],
]);

class JunitDocument {
  readonly #builder: ReportBuilder;
  readonly #parser = new SaxesParser({ xmlns: false, position: false } as const);
  readonly #splitter = new CdataSplitter();
  readonly #path: string[] = [];
  readonly #suites: OpenSuite[] = [];
  #case: OpenCase | undefined;
  #failure: OpenFailure | undefined;
  #broken = false;
  /** Well-formed so far, but not JUnit. */
  #otherDocument = false;

  constructor(builder: ReportBuilder) {
    this.#builder = builder;
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
    this.#parser.on('cdata', (text) => this.#addMessage(text));
    this.#parser.on('error', (error) => this.#fail(error));
  }

  /** Takes the next piece; false when the rest need not be read. */
  write(piece: string): boolean {
    this.#parser.write(this.#splitter.split(piece));
    if (this.#failure !== undefined) {
      this.#failure.passed += piece.length;
      if (this.#failure.passed > maxFailureText) this.#parser.off('text');
    }
    return !this.#broken;
  }

  close(): void {
    if (!this.#broken) this.#parser.write(this.#splitter.end()).close();
    if (this.#broken) this.#builder.discard();
    if (this.#otherDocument) this.#builder.flag('no-testcases');
  }

  /** References to characters that XML forbids are kept as written; every other error ends the document. */
  #fail(error: Error): void {
    if (error.message.includes('malformed character entity')) this.#builder.flag('invalid-characters');
    else this.#broken = true;
  }

  #open(tag: SaxesTagPlain): void {
    if (this.#broken) return;
    const attributes: Readonly<Record<string, string>> = tag.attributes;
    const parent = this.#path.at(-1);
    this.#path.push(tag.name);
    if (this.#path.length > maxDepth) this.#broken = true;
    else if (parent === undefined && tag.name !== 'testsuites' && tag.name !== 'testsuite') {
      this.#otherDocument = true;
      this.#broken = true;
    } else if (tag.name === 'testsuites' || tag.name === 'testsuite') this.#openSuite(attributes);
    else if (tag.name === 'testcase' && this.#case === undefined) this.#openCase(attributes);
    else if (parent === 'testcase') this.#openResult(tag.name, attributes);
    else if (parent === 'testsuite' || parent === 'testsuites') this.#openSuiteFailure(tag.name, attributes);
  }

  #openSuite(attributes: Readonly<Record<string, string>>): void {
    const stated = { tests: integerOf(attributes['tests']), failures: integerOf(attributes['failures']), errors: integerOf(attributes['errors']) };
    this.#suites.push({ name: attributes['name'] ?? '', stated, tests: 0, ownTests: 0, failing: 0 });
  }

  #openCase(attributes: Readonly<Record<string, string>>): void {
    const className = attributes['classname'] ?? '';
    this.#case = {
      suite: className === '' ? this.#suiteName() : className,
      name: attributes['name'] || 'unnamed test',
      seconds: secondsOf(attributes['time']),
      state: stateOfStatus.get(attributes['status']?.toLowerCase() ?? '') ?? stateOfStatus.get(attributes['result']?.toLowerCase() ?? '') ?? 'passed',
    };
  }

  #openResult(element: string, attributes: Readonly<Record<string, string>>): void {
    const state = element === 'skipped' && attributes['type'] === 'todo' ? 'todo' : stateOfElement.get(element.toLowerCase());
    if (this.#case === undefined || state === undefined) return;
    if (rank[state] > rank[this.#case.state]) this.#case.state = state;
    if (element === 'failure' || element === 'error') this.#listen(attributes['message']);
  }

  #openSuiteFailure(element: string, attributes: Readonly<Record<string, string>>): void {
    if (element === 'failure' || element === 'error') this.#listen(attributes['message']);
  }

  #listen(message: string | undefined): void {
    this.#failure = { message: message === undefined || message === '' ? '' : `${message}\n`, depth: this.#path.length, passed: 0 };
    this.#parser.on('text', (text) => this.#addMessage(text));
  }

  #addMessage(text: string): void {
    if (this.#failure !== undefined && this.#failure.message.length < maxFailureText) this.#failure.message += text;
  }

  #close(element: string): void {
    if (this.#broken) return;
    this.#path.pop();
    const parent = this.#path.at(-1);
    if (this.#failure?.depth === this.#path.length + 1) this.#closeFailure(this.#failure, parent);
    else if (element === 'testcase' && parent !== 'testcase') this.#closeCase();
    else if (element === 'testsuites' || element === 'testsuite') this.#closeSuite();
  }

  #closeFailure({ message }: OpenFailure, parent: string | undefined): void {
    this.#parser.off('text');
    this.#failure = undefined;
    if (parent === 'testcase' && this.#case !== undefined) this.#case.message ??= message;
    else {
      this.#builder.add({ suite: this.#suiteName(), name: '', state: 'error', message });
      for (const suite of this.#suites) suite.failing += 1;
    }
  }

  #closeCase(): void {
    if (this.#case === undefined) return;
    this.#builder.add(this.#case);
    const failing = isFailing(this.#case.state) ? 1 : 0;
    for (const suite of this.#suites) {
      suite.tests += 1;
      suite.failing += failing;
    }
    const own = this.#suites.at(-1);
    if (own !== undefined) own.ownTests += 1;
    this.#case = undefined;
  }

  #closeSuite(): void {
    const suite = this.#suites.pop();
    if (suite === undefined) return;
    const { tests, failures, errors } = suite.stated;
    const failing = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0);
    compareTotals(this.#builder, { tests: { stated: tests, counted: [suite.tests, suite.ownTests] }, failing: { stated: failing, counted: [suite.failing] } });
  }

  #suiteName(): string {
    return suitePath(...this.#suites.map(({ name }) => name));
  }
}

/** Text with U+FFFD for characters that XML 1.0 (section 2.2) forbids. */
function legalText(text: string, builder: ReportBuilder): string {
  const illegal = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
  if (!illegal.test(text)) return text;
  builder.flag('invalid-characters');
  return text.replace(illegal, '\ufffd');
}

function integerOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Seconds as writers print them: `0.1`, `1e-3`, with a decimal comma (`0,160`) or with thousands (`1,234.5`); null for anything else. */
function secondsOf(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.');
  return /^\d+(\.\d*)?(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : null;
}
