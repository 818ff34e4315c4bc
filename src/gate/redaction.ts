import type { TestReport, TestResult } from '../core/report.js';

/** Shorter values are no secrets: to replace them would make the text unreadable and tell their value by its gaps. */
const shortestSecret = 4;
/** Shorter values are not looked for in base64, where four or five letters turn up by chance. */
const shortestEncoded = 6;
const replacement = '***';

/**
 * Replaces secrets by `***`: as they are, line by line if they have several, and as JSON, a URL or base64 would carry
 * them. What a program does to a secret beyond that cannot be seen: the first defence is that the gate has none.
 */
export class Redaction {
  readonly #forms: readonly string[];

  /** `secrets`: the values, of which blank ones and those under four characters are left alone. */
  constructor(secrets: Iterable<string>) {
    const forms = new Set<string>();
    // Output is cleaned line by line: a form with line ends is covered by its lines.
    for (const secret of secrets) for (const form of formsOf(secret)) if (!/[\r\n]/.test(form)) forms.add(form);
    this.#forms = [...forms].sort((a, b) => b.length - a.length);
  }

  /** Length of the longest form, in UTF-16 units; 0 without secrets. */
  get longest(): number {
    return this.#forms[0]?.length ?? 0;
  }

  redact(text: string): string {
    let redacted = text;
    for (const form of this.#forms) if (redacted.includes(form)) redacted = redacted.replaceAll(form, replacement);
    return redacted;
  }
}

function formsOf(secret: string): string[] {
  const whole = secret.trim();
  const lines = whole.split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((line) => line.trim());
  const values = [...new Set([whole, ...lines])].filter((value) => value.length >= shortestSecret);
  return [...values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1), urlFormOf(value)]), ...base64FormsOf(Buffer.from(whole, 'utf8'))];
}

/** Percent-encoded; by way of bytes, because a lone surrogate has no such form. */
function urlFormOf(value: string): string {
  return encodeURIComponent(Buffer.from(value, 'utf8').toString('utf8'));
}

/** The base64 text of a value that begins at any of the three positions within a group, without the characters its neighbours share. */
function base64FormsOf(bytes: Buffer): string[] {
  if (bytes.length < shortestEncoded) return [];
  return [0, 1, 2].flatMap((offset) => {
    const first = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64').slice(first, end);
    return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** A report whose texts hold no secret. */
export function redactReport(report: TestReport, redaction: Redaction): TestReport {
  if (redaction.longest === 0) return report;
  return { ...report, tests: report.tests.map((test) => redactTest(test, redaction)) };
}

/** The same object where there is nothing to hide, as in nearly all of what may be a million tests. */
function redactTest(test: TestResult, redaction: Redaction): TestResult {
  const { suite, name, message } = test;
  const redacted = { suite: redaction.redact(suite), name: redaction.redact(name), ...(message === undefined ? {} : { message: redaction.redact(message) }) };
  return redacted.suite === suite && redacted.name === name && redacted.message === message ? test : { ...test, ...redacted };
}
