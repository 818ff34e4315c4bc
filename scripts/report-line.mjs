// Prints the plain closing line of a test report: `N passed, N failed`. Skipped tests are named apart.
import { readFileSync } from 'node:fs';

const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(process.argv[2] ?? 'coverage/test-report.json', 'utf8'));
const brokenFiles = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
console.log(`${numPassedTests} passed, ${numFailedTests + brokenFiles} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''}`);
