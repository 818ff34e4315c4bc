import type { ReportFormat } from '../../core/report.js';
import { jsonObjectIn } from './json.js';
import { tapLineOf } from './tap-line.js';

/** A report format that was found in a file. */
export type DetectedFormat = Exclude<ReportFormat, 'none'>;

/** How many characters at the beginning of a report decide about its format. */
export const detectedLength = 65_536;

/**
 * The format of a report from its beginning (`detectedLength` characters, or all of it): JUnit XML, CTRF or Jest/Vitest
 * JSON, `go test -json`, TAP; null for anything else.
 */
export function detectFormatOf(beginning: string): DetectedFormat | null {
  const text = beginning.replace(/^\ufeff/, '');
  if (/^\s*</.test(text)) return /<testsuites?[\s/>]/.test(text) ? 'junit' : null;
  const lines = text.split(/\r?\n/, 2_000);
  if (lines.some(isGoEvent)) return 'gotest';
  const json = jsonFormatOf(text);
  if (json !== null) return json;
  return lines.some((line) => ['version', 'plan', 'test', 'bail-out'].includes(tapLineOf(line, 0)?.kind ?? '')) ? 'tap' : null;
}

function isGoEvent(line: string): boolean {
  return line.startsWith('{') && /"Action":\s*"[a-z-]+"/.test(line) && /"(Package|ImportPath)":/.test(line);
}

/** A whole document tells by its keys; of a longer one only the beginning is known, where the same keys stand. */
function jsonFormatOf(text: string): 'ctrf' | 'jest' | null {
  const document = jsonObjectIn(text);
  if (typeof document === 'object' && document !== null) return 'testResults' in document ? 'jest' : 'results' in document ? 'ctrf' : null;
  if (!/^[ \t]*\{/m.test(text)) return null;
  if (/"(numTotalTests|testResults|numFailedTestSuites|numTotalTestSuites)"\s*:/.test(text)) return 'jest';
  return /"results"\s*:\s*\{/.test(text) ? 'ctrf' : null;
}
