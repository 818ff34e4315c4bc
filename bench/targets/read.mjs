import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { groupBy, percentile } from '../statistics.mjs';

export const title = 'judge on inputs of 100 MB: time of the whole command and its peak memory';

const megabyte = 1_000_000;
const inputMegabytes = 100;
/** A report that is one JSON document is read up to 32 MiB. */
const jsonMegabytes = 33;
const barMs = 5_000;
const barMegabytes = 200;
const recordedAt = '2026-01-01T00:00:00.000Z';

const noise = 'connecting to the database at 10.0.0.7, attempt 3 of 5; nothing to be seen here <&>\n';
const place = 'com.example.storage.index.PersistentIndexTest';

/** The inputs: a head, units by number up to the size, and a tail; `passed` is the number of tests that judge must count. */
const inputs = {
  'log, no report': { format: 'none', file: 'output.txt', unit: () => `\u001b[32m${noise}`, passed: null },
  'log of one line': { format: 'none', file: 'output.txt', unit: () => noise.replace('\n', ' '), passed: null },
  'JUnit, many cases': {
    format: 'junit', file: 'report.xml', head: '<testsuites><testsuite name="storage">\n', tail: '</testsuite></testsuites>\n',
    unit: (number) => `  <testcase name="keeps the order of entries after insertion number ${number}" classname="${place}${number % 400}" file="src/test/java/com/example/storage/index/PersistentIndexTest${number % 400}.java" line="${number % 900}" time="0.00${number % 9}"/>\n`,
    passed: 'all',
  },
  'JUnit, large system-out': {
    format: 'junit', file: 'report.xml', head: `<testsuite name="storage" tests="1"><testcase name="reads" classname="${place}"><system-out><![CDATA[`, tail: ']]></system-out></testcase></testsuite>\n',
    unit: () => noise, passed: 1,
  },
  'JUnit, large failures': {
    format: 'junit', file: 'report.xml', head: '<testsuite name="storage">\n', tail: '</testsuite>\n', exitCode: 1, passed: 0,
    unit: (number) => `<testcase name="reads ${number}" classname="${place}"><failure message="expected 1">${'&#9;at com.example.storage.Reader.read(Reader.java:17)\n'.repeat(800)}</failure></testcase>\n`,
  },
  'TAP, many tests': {
    format: 'tap', file: 'report.tap', head: 'TAP version 13\n', tailOf: (count) => `1..${count}\n`, passed: 'all',
    unit: (number) => `# Subtest: keeps the order of entries after insertion number ${number}\nok ${number} - keeps the order of entries after insertion number ${number}\n  ---\n  duration_ms: 0.${number}\n  type: 'test'\n  ...\n`,
  },
  'TAP between log lines': { format: 'tap', file: 'report.tap', head: '1..1\n', unit: () => noise, tail: 'ok 1 - reads\n', passed: 1 },
  'go test -json': {
    format: 'gotest', file: 'report.jsonl', unit: (number) => goEvents(`TestKeepsOrder${number}`), tail: goEvent({ Action: 'pass', Elapsed: 12.5 }), passed: 'all',
  },
  'jest JSON (33 MB)': {
    format: 'jest', file: 'report.json', megabytes: jsonMegabytes, head: '{"testResults":[{"name":"/project/test/reader.test.js","status":"passed","message":"","assertionResults":[', tail: ']}]}\n', separator: ',',
    unit: (number) => JSON.stringify({ ancestorTitles: ['storage', 'index'], duration: 3, failureMessages: [], fullName: `storage index keeps the order of entries after insertion number ${number}`, invocations: 1, location: null, numPassingAsserts: 2, retryReasons: [], status: 'passed', title: `keeps the order of entries after insertion number ${number}` }),
    passed: 'all',
  },
};

function goEvent(event) {
  return `${JSON.stringify({ Time: '2026-01-01T00:00:00.000000001Z', ...event, Package: 'example.com/storage/index' })}\n`;
}

function goEvents(Test) {
  return [{ Action: 'run', Test }, { Action: 'output', Test, Output: `=== RUN   ${Test}\n` }, { Action: 'output', Test, Output: `--- PASS: ${Test} (0.00s)\n` }, { Action: 'pass', Test, Elapsed: 0.01 }].map(goEvent).join('');
}

/** Raw samples: one a run. Every Node reads every input, each run in a process of its own. */
export function measure({ program, folder, quick, nodes, sampled }) {
  const known = [...new Set([process.execPath, resolve(import.meta.dirname, '../../node_modules/.bin/node'), ...nodes])].filter((node) => existsSync(node));
  for (const [name, input] of Object.entries(inputs)) {
    const tests = writeInput(join(folder, input.file), input);
    writeRecord(folder, input);
    for (const node of known) {
      for (let run = 1; run <= (quick ? 1 : 2); run++) sampled({ input: name, run, ...judged({ ...program, node }, folder, input.passed === 'all' ? tests : input.passed) });
    }
    rmSync(join(folder, input.file));
  }
}

/** Writes an input piece by piece; returns the number of units in it. */
function writeInput(file, { head = '', unit, tail = '', tailOf = () => tail, separator = '', megabytes = inputMegabytes }) {
  const descriptor = openSync(file, 'w');
  let written = writeSync(descriptor, head);
  let count = 0;
  while (written < megabytes * megabyte) {
    const units = Array.from({ length: 1_000 }, () => `${count++ === 0 ? '' : separator}${unit(count)}`);
    written += writeSync(descriptor, units.join(''));
  }
  writeSync(descriptor, tailOf(count));
  closeSync(descriptor);
  return count;
}

function writeRecord(folder, { format, file, exitCode = 0 }) {
  const isReport = format !== 'none';
  writeFileSync(join(folder, 'record.json'), JSON.stringify({
    gate: { format, reports: isReport ? [file] : [], reportsRequired: isReport, minTests: isReport ? 1 : 0 },
    secrets: { TOKEN: 'a-secret-that-does-not-occur' },
    attempts: [{ exitCode, signal: null, timedOut: false, startedAt: recordedAt, endedAt: recordedAt, reports: isReport ? [{ file, mtime: recordedAt }] : [], output: isReport ? null : file }],
  }));
}

/** The program's peak memory is that of its own image: the kernel's VmHWM (proc manual), read by the process as it ends. */
const tellPeak = `data:text/javascript,${encodeURIComponent("import{readFileSync as r,writeSync as w}from'node:fs';process.on('exit',()=>w(3,/VmHWM:\\s*(\\d+)/.exec(r('/proc/self/status','utf8'))[1]))")}`;

/** Runs judge and holds its count to what was written. */
function judged({ node, cli }, folder, passed) {
  const start = performance.now();
  const end = spawnSync(node, ['--import', tellPeak, cli, 'judge', join(folder, 'record.json'), '--log', join(folder, 'clean.log'), '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
  const wallMs = performance.now() - start;
  if (end.status !== 0) throw new Error(`judge ended with ${end.signal ?? end.status}:\n${end.stderr}`.slice(0, 3000));
  const { verdict, counts, problems } = JSON.parse(end.stdout);
  if ((counts?.passed ?? null) !== passed) throw new Error(`judge counted ${JSON.stringify(counts)} (${verdict}, ${problems.join(' ')}), not ${passed} passed`);
  return { node: spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim(), verdict, wallMs, peakMegabytes: (Number(end.output[3]) * 1_024) / megabyte };
}

/** The printed summary, and whether both bars are kept by the worst run of every input. */
export function report(samples) {
  let holds = true;
  const lines = [...groupBy(samples, ({ input, node }) => `${input}, Node ${node}`)].map(([name, group]) => {
    const [slowest, highest] = [Math.max(...group.map(({ wallMs }) => wallMs)), Math.max(...group.map(({ peakMegabytes }) => peakMegabytes))];
    const kept = slowest <= barMs && highest <= barMegabytes;
    holds &&= kept;
    return `${name}: ${Math.round(percentile(group.map(({ wallMs }) => wallMs), 0.5))} ms (median), ${Math.round(slowest)} ms (slowest), peak ${Math.round(highest)} MB${kept ? '' : '  NOT KEPT'}`;
  });
  return { holds, lines: [...lines, `bars: ${barMs} ms and ${barMegabytes} MB for the worst run; ${holds ? 'kept' : 'not kept'}`] };
}

export const notClaimed = ['The inputs are in the page cache: reading them from a cold disk takes longer.', 'Jest JSON is one document that has to be held whole; larger ones are refused.'];
