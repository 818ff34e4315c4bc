export const id = 234;
export const ids = [234];
export const modules = {

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   S8: () => (/* binding */ testKey),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   cQ: () => (/* binding */ judgeAttempts),
/* harmony export */   gt: () => (/* binding */ worstOfEach),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* unused harmony export judgeAttempt */
/** States from best to worst; `skipped` and `todo` prove less than a pass. */
const badness = { passed: 0, flaky: 1, todo: 2, skipped: 3, failed: 4, error: 5 };
/** The report cannot be trusted to be complete. */
const unreadable = ['report-empty', 'report-missing', 'report-stale', 'report-unparseable'];
/** Positive evidence of failure besides failing tests and the exit status. */
const failureEvidence = ['bail-out', 'plan-mismatch', 'timeout', 'killed'];
/** What forbids a pass without proving a failure. */
const doubts = [...unreadable, 'no-test-ran', 'no-testcases', 'unknown-status'];
const hasAny = (problems, wanted) => wanted.some((problem) => problems.has(problem));
/** Whether a state is a failure. */
function isFailing(state) {
    return state === 'failed' || state === 'error';
}
/** Whether a state is a pass. */
function isPassing(state) {
    return state === 'passed' || state === 'flaky';
}
/** One text for a test's identity, suite and name; equal texts, equal tests. */
function testKey(test) {
    return `${test.suite}\u0000${test.name}`;
}
/** Counts leaves by state, duplicates included. */
function countsOf(tests) {
    const counts = { total: 0, passed: 0, failed: 0, errors: 0, skipped: 0, todo: 0, flaky: 0 };
    for (const { state } of tests) {
        counts.total += 1;
        if (state === 'flaky')
            counts.flaky += 1;
        counts[state === 'flaky' ? 'passed' : state === 'error' ? 'errors' : state] += 1;
    }
    return counts;
}
/** Each test once, in order of first appearance; of several results with the same suite and name the worst counts. */
function worstOfEach(tests) {
    if (!haveDuplicates(tests))
        return tests;
    const byKey = new Map();
    for (const test of tests) {
        const key = testKey(test);
        const known = byKey.get(key);
        if (known === undefined || badness[test.state] > badness[known.state])
            byKey.set(key, test);
    }
    return [...byKey.values()];
}
/** Folds assertions into their tests: failing if one fails, passing if one passes, else skipped or to do. Other tests stay as they are. */
function foldAssertions(tests) {
    if (!tests.some(({ assertion }) => assertion === true))
        return tests;
    const folded = new Map();
    const others = [];
    for (const { suite, name, state, assertion, message } of tests) {
        if (assertion !== true)
            others.push({ suite, name, state, ...(message === undefined ? {} : { message }) });
        else if (decides(state, folded.get(suite)?.state))
            folded.set(suite, { suite: '', name: suite, state, ...(message === undefined ? {} : { message: `${name}\n${message}` }) });
    }
    return [...others, ...folded.values()];
}
/** Whether an assertion's state counts more for its test than what was known: the worst failure, then a pass, then the rest. */
function decides(state, known) {
    const weight = (of) => (isFailing(of) ? 2 + badness[of] : isPassing(of) ? 1 + badness[of] : 0);
    return known === undefined || weight(state) > weight(known);
}
/**
 * Judges one attempt by the rules of `fixtures/cases/README.md` ("reports"): `pass` needs exit 0, no signal, no timeout,
 * every report fresh and readable, `minTests` passed tests where a report is expected, and no failure; positive
 * evidence of failure is `fail`; anything else is `inconclusive`.
 */
function judgeAttempt(attempt, gate) {
    const report = gate.format === 'none' ? null : attempt.report;
    const reportExpected = gate.format !== 'none' && (gate.reportsRequired || report !== null);
    const problems = new Set([...attempt.problems, ...(report?.problems ?? [])]);
    for (const problem of endingProblems(attempt))
        problems.add(problem);
    if (reportExpected && report === null && !hasAny(problems, unreadable))
        problems.add('report-missing');
    const counts = report === null || (report.tests.length === 0 && hasAny(problems, unreadable)) ? null : countsOf(report.tests);
    const found = report?.tests ?? [];
    const leaves = worstOfEach(found);
    const folded = foldAssertions(found);
    const tests = folded === found ? leaves : worstOfEach(folded);
    // The same assertion may well be made twice in one test.
    if (leaves !== found && haveDuplicates(found.filter(({ assertion }) => assertion !== true)))
        problems.add('duplicate-test-name');
    if (counts !== null && counts.flaky > 0)
        problems.add('flaky-in-report');
    if (counts !== null && gate.minTests > 0 && nothingRan(counts, problems))
        problems.add('no-test-ran');
    const failuresShown = (counts !== null && counts.failed + counts.errors > 0) || hasAny(problems, ['bail-out', 'plan-mismatch']);
    const failuresStated = failuresShown || report?.unlistedFailures === true;
    const passesShown = counts !== null && counts.passed > 0 && !failuresShown && !hasAny(problems, doubts);
    const exited = attempt.exitCode !== null && !attempt.timedOut;
    if (exited && (attempt.exitCode === 0 ? failuresStated : passesShown))
        problems.add('exit-report-disagree');
    const failed = failuresShown || hasAny(problems, failureEvidence) || (attempt.exitCode !== null && attempt.exitCode !== 0);
    const enough = !reportExpected || (counts !== null && counts.passed >= gate.minTests && !failuresStated);
    const passed = attempt.exitCode === 0 && enough && !hasAny(problems, doubts);
    return {
        verdict: failed ? 'fail' : passed ? 'pass' : 'inconclusive',
        counts,
        failing: failingOf(leaves),
        durationS: report?.durationS ?? null,
        problems: [...problems].sort(),
        tests,
    };
}
/**
 * Judges all attempts of one gate together. Attempts that all pass with the same tests in the same states are a pass;
 * if none passes and one fails, it is a fail; attempts that disagree are inconclusive. At least one attempt is needed.
 */
function judgeAttempts(attempts, gate) {
    const judged = attempts.map((attempt) => judgeAttempt(attempt, gate));
    const [first] = judged;
    if (first === undefined)
        throw new RangeError('a gate without attempts cannot be judged');
    const problems = new Set(judged.flatMap((judgement) => judgement.problems));
    const complete = judged.filter((judgement) => !hasAny(new Set(judgement.problems), [...unreadable, 'timeout', 'killed']));
    const differences = new Set();
    if (complete.slice(1).some((judgement) => !sameTests(judgement, complete[0])))
        differences.add('test-set-changed');
    if (judged.some(({ verdict }) => verdict !== first.verdict) || statesDiffer(judged))
        differences.add('flaky-attempts');
    for (const problem of differences)
        problems.add(problem);
    const tests = judged.length === 1 ? first.tests : worstOfEach(judged.flatMap((judgement) => judgement.tests));
    return {
        verdict: combinedVerdict(judged, differences.size === 0),
        counts: differences.size === 0 ? first.counts : null,
        failing: failingOf(worstOfEach(judged.flatMap(({ failing }) => failing.map((test) => ({ ...test, state: 'failed' }))))),
        durationS: sumOf(judged.map(({ durationS }) => durationS)),
        problems: [...problems].sort(),
        tests,
        attempts: judged,
    };
}
/** What the end of the process says by itself. A shell answers 127 for a missing command and 128 + n after signal n (POSIX, sh). */
function endingProblems({ exitCode, signal, timedOut }) {
    if (timedOut)
        return ['timeout'];
    if (signal !== null)
        return ['killed'];
    if (exitCode === 127)
        return ['command-not-found'];
    return exitCode !== null && exitCode > 128 && exitCode < 160 ? ['killed'] : [];
}
/** `no-testcases` (totals without tests) and `bail-out` say more than that nothing ran. */
function nothingRan(counts, problems) {
    return counts.passed + counts.failed + counts.errors === 0 && !hasAny(problems, [...unreadable, 'no-testcases', 'bail-out', 'unknown-status']);
}
function failingOf(tests) {
    return tests
        .filter(({ state }) => isFailing(state))
        .map(({ suite, name, message }) => (message === undefined ? { suite, name } : { suite, name, message }));
}
/** Whether a suite and name stand for two tests. Suites repeat: a set for each takes a fraction of the memory and time that joined keys would (400,000 tests: 20 MB, not 100). */
function haveDuplicates(tests) {
    const suites = new Map();
    for (const { suite, name } of tests) {
        const names = suites.get(suite) ?? new Set();
        if (names.has(name))
            return true;
        suites.set(suite, names.add(name));
    }
    return false;
}
function sameTests(judgement, other) {
    if (other === undefined || judgement.tests.length !== other.tests.length)
        return false;
    const known = new Set(other.tests.map(testKey));
    return judgement.tests.every((test) => known.has(testKey(test)));
}
/** Whether one test ended differently in two attempts; a pass with or without a retry inside the runner is the same. */
function statesDiffer(judged) {
    if (judged.length === 1)
        return false;
    const seen = new Map();
    for (const { tests } of judged) {
        for (const test of tests) {
            const state = test.state === 'flaky' ? 'passed' : test.state;
            const key = testKey(test);
            if ((seen.get(key) ?? state) !== state)
                return true;
            seen.set(key, state);
        }
    }
    return false;
}
function combinedVerdict(judged, equal) {
    const verdicts = new Set(judged.map(({ verdict }) => verdict));
    if (!verdicts.has('pass'))
        return verdicts.has('fail') ? 'fail' : 'inconclusive';
    return verdicts.size === 1 && equal ? 'pass' : 'inconclusive';
}
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);



/** At most so many bytes of the beginning of a text file (UTF-8); nothing of one that is not there. */
function beginningOf(file, bytes) {
    return partOf(file, bytes, () => 0);
}
/** At most so many bytes of the end of a text file (UTF-8); nothing of one that is not there. */
function endOf(file, bytes) {
    return partOf(file, bytes, (size) => Math.max(0, size - bytes));
}
/** All bytes of a file or of what a pipe or device gives. Rejects with a plain error as soon as there are more than `most`. */
async function wholeOf(file, most) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file)) {
        bytes += chunk.length;
        if (bytes > most)
            throw new Error(`it has more than ${most} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
async function partOf(file, bytes, startIn) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'r');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return '';
        throw error;
    }
    try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, startIn(size));
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 1903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tz: () => (/* binding */ detectFormat),
  oh: () => (/* binding */ readReports)
});

// UNUSED EXPORTS: readReport, readReportFrom

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/core/judging.js
var judging = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/gate/terminal.js
var terminal = __webpack_require__(2832);
;// CONCATENATED MODULE: ./build/gate/reports/builder.js


/** More leaves than this in one report are not kept; the report then counts as unparseable. */
const maxTests = 1_000_000;
const maxNameLength = 4_096;
const maxMessageLength = 2_000;
/** Collects leaves and problems of one report into a `TestReport`, with clean texts and within fixed bounds. */
class ReportBuilder {
    #tests = [];
    #problems = new Set();
    #suites = new Map();
    #seconds = null;
    #unlistedFailures = false;
    /** Adds a leaf. Its texts become valid Unicode without control characters, its message is cut to 2,000 characters. */
    add({ suite, name, state, assertion, seconds, message }) {
        if (this.#tests.length >= maxTests)
            return this.flag('report-unparseable');
        const test = { suite: this.#suiteName(suite), name: this.#cleanName(name), state };
        if (assertion === true)
            test.assertion = true;
        const text = message !== undefined && (0,judging/* isFailing */.DI)(state) ? cleanMessage(message) : '';
        if (text !== '')
            test.message = text;
        this.#tests.push(test);
        if (seconds !== undefined && seconds !== null && Number.isFinite(seconds) && seconds >= 0)
            this.#seconds = (this.#seconds ?? 0) + seconds;
    }
    flag(problem) {
        this.#problems.add(problem);
    }
    /** The report names failures in its totals that it does not list. */
    flagUnlistedFailures() {
        this.#unlistedFailures = true;
    }
    /** The document turned out not to be one (cut off, not well-formed): nothing that was read so far is evidence. */
    discard() {
        const empty = this.#problems.has('report-empty');
        this.#tests.length = 0;
        this.#seconds = null;
        this.#unlistedFailures = false;
        this.#problems.clear();
        this.flag(empty ? 'report-empty' : 'report-unparseable');
    }
    finish() {
        if (this.#problems.has('report-empty'))
            return { tests: [], durationS: null, problems: ['report-empty'] };
        return {
            tests: this.#tests,
            // Sums of binary fractions: microseconds are enough.
            durationS: this.#seconds === null ? null : Math.round(this.#seconds * 1e6) / 1e6,
            problems: [...this.#problems].sort(),
            ...(this.#unlistedFailures ? { unlistedFailures: true } : {}),
        };
    }
    /** Suites repeat for every test: each is cleaned and kept once. */
    #suiteName(suite) {
        const known = this.#suites.get(suite);
        if (known !== undefined)
            return known;
        const clean = this.#cleanName(suite);
        this.#suites.set(clean, clean);
        return clean;
    }
    #cleanName(text) {
        if (/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u.test(text))
            this.flag('invalid-characters');
        return detached(visible(text.length > maxNameLength ? `${text.slice(0, maxNameLength)}…` : text));
    }
}
/** Joins suite names to one; empty parts are left out. */
function suitePath(...parts) {
    return parts.filter((part) => part !== '').join(' > ');
}
/** A file name as it is the same in every world: relative to the gate's directory, with forward slashes. */
function fileSuite(file, { directory }) {
    const path = file.replaceAll('\\', '/');
    const prefix = directory === undefined ? undefined : `${directory.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    return prefix !== undefined && path.startsWith(prefix) ? path.slice(prefix.length) : path;
}
/** Control characters as the pictures of Unicode block 2400; lone surrogates as the replacement character. */
function visible(text) {
    if (/^[\u0020-\u007e]*$/.test(text))
        return text;
    return text
        .replace(/[\0-\u001f\u007f]/g, (character) => (character === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + character.charCodeAt(0))))
        .replace(/[\u0080-\u009f\p{Surrogate}]/gu, '\ufffd');
}
function cleanMessage(message) {
    const head = (0,terminal/* removeTerminalCodes */.b)(message.slice(0, 4 * maxMessageLength)).replace(/\r\n?/g, '\n').trim();
    const cut = head.length > maxMessageLength ? `${head.slice(0, maxMessageLength)}…` : head;
    return detached(cut.replace(/[\0-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '\ufffd'));
}
/** Room for the longest text that is kept, three bytes a character. One for all: a buffer for each would be the most of what reading leaves behind. */
const room = Buffer.allocUnsafe(3 * (maxNameLength + 1));
/** A copy that does not keep the chunk alive from which the text was sliced. */
function detached(text) {
    return room.toString('utf8', 0, room.write(text, 'utf8'));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/gate/reports/text.js


/** Longest line kept; the rest of a longer line is dropped. */
const maxLineLength = 1 << 20;
/** Enough bytes for a byte order mark and an XML declaration. */
const sniffedBytes = 256;
/**
 * Decodes a report in pieces. The encoding is taken from a byte order mark, else from an XML declaration where that is
 * asked for, else UTF-8 (XML 1.0, appendix F). Bytes that do not fit become U+FFFD and flag `invalid-encoding`; a source
 * of nothing but white space flags `report-empty`.
 */
async function* decodeText(source, builder, options = {}) {
    let decoding;
    let first = Buffer.alloc(0);
    let blank = true;
    const pieceOf = (text) => {
        if (blank && text.trim() !== '')
            blank = false;
        return text;
    };
    for await (const bytes of source) {
        if (decoding !== undefined) {
            yield pieceOf(decoding.decode(bytes));
            continue;
        }
        first = Buffer.concat([first, bytes]);
        if (first.length < sniffedBytes)
            continue;
        decoding = new Decoding(encodingOf(first, options.xml === true, builder), builder);
        yield pieceOf(decoding.decode(first));
    }
    if (decoding === undefined) {
        decoding = new Decoding(encodingOf(first, options.xml === true, builder), builder);
        yield pieceOf(decoding.decode(first));
    }
    yield pieceOf(decoding.end());
    if (blank)
        builder.flag('report-empty');
}
/**
 * The lines of a text, many at a time, without their ends: LF, CRLF, or CR alone, with which programs overwrite a line of
 * progress. Over-long lines are cut to 1 Mi characters.
 */
async function* lineBatches(pieces) {
    let open = '';
    for await (const piece of pieces) {
        const lines = piece.split('\n');
        lines[0] = open + (lines[0] ?? '');
        open = lines.pop() ?? '';
        if (open.length > maxLineLength)
            open = open.slice(0, maxLineLength);
        yield [piece, lines[0]].some((text) => text?.includes('\r')) ? lines.flatMap(splitAtReturns) : lines;
    }
    if (open !== '')
        yield splitAtReturns(open);
}
function splitAtReturns(line) {
    return (line.endsWith('\r') ? line.slice(0, -1) : line).split('\r');
}
/** A streaming decoder that notices bytes which are not UTF-8. */
class Decoding {
    #decoder;
    #checked;
    #builder;
    #open = new Uint8Array();
    constructor(encoding, builder) {
        this.#decoder = new external_node_util_.TextDecoder(encoding);
        this.#checked = encoding === 'utf-8';
        this.#builder = builder;
    }
    decode(bytes) {
        if (this.#checked)
            this.#check(bytes);
        return this.#decoder.decode(bytes, { stream: true });
    }
    end() {
        if (this.#open.length > 0)
            this.#builder.flag('invalid-encoding');
        return this.#decoder.decode();
    }
    #check(bytes) {
        const all = this.#open.length === 0 ? bytes : Buffer.concat([this.#open, bytes]);
        const end = all.length - openSequenceLength(all);
        if (!(0,external_node_buffer_.isUtf8)(all.subarray(0, end)))
            this.#builder.flag('invalid-encoding');
        this.#open = Uint8Array.from(all.subarray(end));
    }
}
/** Length of a UTF-8 sequence that begins at the end of `bytes` and is not complete there (RFC 3629). */
function openSequenceLength(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte < 0x80)
            return 0;
        if (byte >= 0xc0)
            return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
    }
    return 0;
}
function encodingOf(first, xml, builder) {
    if (first[0] === 0xff && first[1] === 0xfe)
        return 'utf-16le';
    if (first[0] === 0xfe && first[1] === 0xff)
        return 'utf-16be';
    if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf)
        return 'utf-8';
    if (!xml)
        return 'utf-8';
    if (first[0] === 0x3c && first[1] === 0)
        return 'utf-16le';
    if (first[0] === 0 && first[1] === 0x3c)
        return 'utf-16be';
    const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(first.subarray(0, sniffedBytes).toString('latin1'))?.[1];
    // A declaration that can be read byte by byte rules UTF-16 out: writers of strings name it although they write UTF-8.
    if (declared === undefined || /^(utf-?8|utf-?16.*|ucs-?2.*|us-ascii|ascii)$/i.test(declared))
        return 'utf-8';
    try {
        return new external_node_util_.TextDecoder(declared).encoding;
    }
    catch (thrown) {
        if (!(thrown instanceof RangeError))
            throw thrown;
        builder.flag('invalid-encoding');
        return 'utf-8';
    }
}

;// CONCATENATED MODULE: ./build/gate/reports/json.js

/** A JSON document must be held whole to be parsed: larger ones are refused. */
const maxJsonLength = 32 << 20;
/** How many lines that begin like an object are tried as the beginning of the document. */
const maxBeginnings = 5;
/**
 * The JSON object in a text, also where a banner of the tool that ran the tests stands before or after it; undefined when
 * there is none.
 */
function jsonObjectIn(text) {
    const beginnings = /^\{/gm;
    for (let tried = 0; tried < maxBeginnings; tried += 1) {
        const beginning = beginnings.exec(text);
        if (beginning === null)
            return undefined;
        for (const end of endingsIn(text)) {
            const document = parsed(text.slice(beginning.index, end));
            if (document !== undefined)
                return document;
        }
    }
    return undefined;
}
/** Where the document may end, the last place first: behind a brace, and before a last line of text that has braces too. */
function endingsIn(text) {
    const last = text.lastIndexOf('}') + 1;
    const before = text.lastIndexOf('}', text.lastIndexOf('\n', last - 1)) + 1;
    return before > 0 && before < last ? [last, before] : [last];
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (thrown) {
        if (!(thrown instanceof SyntaxError))
            throw thrown;
        return undefined;
    }
}
/** Reads a report that is one JSON object. Without one, or over 32 Mi characters, the result is undefined: it fits no schema. */
async function readJsonReport(source, builder) {
    let text = '';
    for await (const piece of decodeText(source, builder)) {
        text += piece;
        if (text.length > maxJsonLength)
            return undefined;
    }
    return jsonObjectIn(text);
}

;// CONCATENATED MODULE: ./build/gate/reports/totals.js
/**
 * Compares a report's own totals with what was counted: the count wins, the difference is flagged. Totals that name
 * tests or failures of which none is listed are no proof of a pass.
 */
function compareTotals(builder, totals) {
    const { tests, failing, others = [] } = totals;
    if ([tests, failing, ...others].some(({ stated, counted }) => stated !== undefined && !counted.includes(stated)))
        builder.flag('count-mismatch');
    if ((tests.stated ?? 0) > 0 && tests.counted.every((count) => count === 0))
        builder.flag('no-testcases');
    if ((failing.stated ?? 0) > 0 && failing.counted.every((count) => count === 0))
        builder.flagUnlistedFailures();
}

;// CONCATENATED MODULE: ./build/gate/reports/ctrf.js





const ctrfReport = schemas/* object */.Ikc({
    results: schemas/* object */.Ikc({
        summary: schemas/* object */.Ikc({ tests: schemas/* number */.aig(), passed: schemas/* number */.aig(), failed: schemas/* number */.aig(), skipped: schemas/* number */.aig(), pending: schemas/* number */.aig(), other: schemas/* number */.aig() }).partial().optional().catch(undefined),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    }),
});
/** Name and state make a test; what else is odd about it is left out. */
const ctrfTest = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    duration: schemas/* number */.aig().nullish().catch(null),
    suite: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).nullish().catch(null),
    filePath: schemas/* string */.YjP().nullish().catch(null),
    message: schemas/* string */.YjP().nullish().catch(null),
    trace: schemas/* string */.YjP().nullish().catch(null),
    flaky: schemas/* boolean */.zMY().nullish().catch(null),
    retries: schemas/* number */.aig().nullish().catch(null),
});
const states = new Map([['passed', 'passed'], ['failed', 'failed'], ['skipped', 'skipped'], ['pending', 'todo']]);
/**
 * Reads a CTRF report (https://ctrf.io, Common Test Report Format). `pending` counts as todo; `other` and unknown states
 * count as skipped and flag `unknown-status`. Never throws on content; rejects only if `source` does.
 */
async function readCtrf(source, options = {}) {
    const builder = new ReportBuilder();
    const report = ctrfReport.safeParse(await readJsonReport(source, builder));
    if (!report.success) {
        builder.discard();
        return builder.finish();
    }
    const found = [];
    for (const entry of report.data.results.tests) {
        const test = ctrfTest.safeParse(entry);
        if (test.success)
            found.push(foundTestOf(test.data, options));
        else
            builder.flag('report-unparseable');
        if (test.success && !states.has(test.data.status))
            builder.flag('unknown-status');
    }
    for (const test of found)
        builder.add(test);
    const counts = (0,judging/* countsOf */.mQ)(found);
    const { summary } = report.data.results;
    const others = [
        { stated: summary?.passed, counted: [counts.passed] },
        { stated: summary?.pending, counted: [counts.todo] },
        { stated: summary?.skipped === undefined ? undefined : summary.skipped + (summary.other ?? 0), counted: [counts.skipped] },
    ];
    compareTotals(builder, { tests: { stated: summary?.tests, counted: [counts.total] }, failing: { stated: summary?.failed, counted: [counts.failed] }, others });
    return builder.finish();
}
function foundTestOf(test, options) {
    const state = states.get(test.status) ?? 'skipped';
    const retried = test.flaky === true || (test.retries ?? 0) > 0;
    const suites = typeof test.suite === 'string' ? [test.suite] : (test.suite ?? []);
    return {
        suite: suitePath(fileSuite(test.filePath ?? '', options), ...suites),
        name: test.name || 'unnamed test',
        state: state === 'passed' && retried ? 'flaky' : state,
        seconds: typeof test.duration === 'number' ? test.duration / 1_000 : null,
        message: [test.message, test.trace].filter((text) => typeof text === 'string').join('\n') || undefined,
    };
}

;// CONCATENATED MODULE: ./build/gate/reports/tap-line.js
/** Reads the line that starts at `indent`; undefined for anything that is not TAP (comments included). */
function tapLineOf(line, indent) {
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
function planOf(text) {
    const count = /^1\.\.(\d{1,9})(?:\s|$)/.exec(text)?.[1];
    return count === undefined ? undefined : { kind: 'plan', count: Number(count) };
}
/**
 * A directive is ` # ` and the word SKIP or TODO alone (TAP 14, "Directives"), so a # within a name or behind a backslash
 * is none. node-tap adds ` # time=12ms`, which is no part of the name either.
 */
function testOf(text) {
    const match = /^(not )?ok(?:\s+(\d+))?(?=\s|$)(.*)$/.exec(text);
    if (match === null)
        return undefined;
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
function subtestOpenedBy(text) {
    const line = text.trimEnd();
    if (!/\s\{$/.test(line.slice(-2)))
        return null;
    const before = line.slice(0, -1).trimEnd();
    return /\s#$/.test(before.slice(-2)) ? before.slice(0, -1) : before;
}

;// CONCATENATED MODULE: ./build/gate/reports/detect.js


/** How many characters at the beginning of a report decide about its format. */
const detectedLength = 65_536;
/**
 * The format of a report from its beginning (`detectedLength` characters, or all of it): JUnit XML, CTRF or Jest/Vitest
 * JSON, `go test -json`, TAP; null for anything else.
 */
function detectFormatOf(beginning) {
    const text = beginning.replace(/^\ufeff/, '');
    if (/^\s*</.test(text))
        return /<testsuites?[\s/>]/.test(text) ? 'junit' : null;
    const lines = text.split(/\r?\n/, 2_000);
    if (lines.some(isGoEvent))
        return 'gotest';
    const json = jsonFormatOf(text);
    if (json !== null)
        return json;
    return lines.some((line) => ['version', 'plan', 'test', 'bail-out'].includes(tapLineOf(line, 0)?.kind ?? '')) ? 'tap' : null;
}
function isGoEvent(line) {
    return line.startsWith('{') && /"Action":\s*"[a-z-]+"/.test(line) && /"(Package|ImportPath)":/.test(line);
}
/** A whole document tells by its keys; of a longer one only the beginning is known, where the same keys stand. */
function jsonFormatOf(text) {
    const document = jsonObjectIn(text);
    if (typeof document === 'object' && document !== null)
        return 'testResults' in document ? 'jest' : 'results' in document ? 'ctrf' : null;
    if (!/^[ \t]*\{/m.test(text))
        return null;
    if (/"(numTotalTests|testResults|numFailedTestSuites|numTotalTestSuites)"\s*:/.test(text))
        return 'jest';
    return /"results"\s*:\s*\{/.test(text) ? 'ctrf' : null;
}

;// CONCATENATED MODULE: ./build/gate/reports/gotest-packages.js
/** Output kept for the message of a failure; display only. */
const maxOutput = 2_000;
/** Slashes tried for the parent of a test. */
const maxSlashes = 100;
const endStates = new Map([['pass', 'passed'], ['bench', 'passed'], ['fail', 'failed'], ['skip', 'skipped']]);
/** Follows the events of all packages and adds leaves as they end. */
class GoPackages {
    #builder;
    #packages = new Map();
    /** Build output by import path; a package that did not build refers to it. */
    #builds = new Map();
    constructor(builder) {
        this.#builder = builder;
    }
    take(event) {
        if (event.ImportPath !== undefined && event.Action.startsWith('build-'))
            return this.#takeBuild(event.ImportPath, event);
        if (event.Package === undefined)
            return;
        const inPackage = this.#packageOf(event.Package);
        if (event.Test === undefined)
            this.#takePackage(event.Package, inPackage, event);
        else
            this.#takeTest(event.Package, inPackage, event.Test, event);
    }
    /** Before Go 1.24 a package that did not build is told in plain text. */
    takePlainLine(line) {
        const name = line.startsWith('FAIL') ? /^FAIL\s+(\S+)\s+\[(?:build|setup) failed\]$/.exec(line)?.[1] : undefined;
        if (name !== undefined)
            this.#failPackage(name, this.#packageOf(name), line);
    }
    /** Ends the stream. A package without an end was cut off, unless its running tests say more. */
    end() {
        for (const [name, { failed, output }] of this.#builds) {
            const packageName = name.split(' ')[0] ?? name;
            if (failed)
                this.#failPackage(packageName, this.#packageOf(packageName), output);
        }
        for (const [name, inPackage] of this.#packages) {
            if (inPackage.ended)
                continue;
            if (inPackage.running.size === 0)
                this.#builder.flag('report-unparseable');
            this.#failRunning(name, inPackage);
        }
    }
    #takeBuild(importPath, event) {
        const build = this.#builds.get(importPath) ?? { output: '', failed: false };
        build.output = extended(build.output, event.Output);
        if (event.Action === 'build-fail')
            build.failed = true;
        this.#builds.set(importPath, build);
    }
    #takePackage(name, inPackage, event) {
        if (event.Action === 'output')
            inPackage.output = extended(inPackage.output, event.Output);
        else if (event.Action === 'fail')
            this.#failPackage(name, inPackage, this.#builds.get(event.FailedBuild ?? '')?.output ?? inPackage.output);
        else if (event.Action === 'start')
            inPackage.ended = false;
        else if (event.Action === 'pass' || event.Action === 'skip') {
            this.#failRunning(name, inPackage);
            inPackage.ended = true;
        }
    }
    #takeTest(packageName, inPackage, testName, event) {
        const state = endStates.get(event.Action);
        if (state !== undefined)
            return this.#endTest(packageName, inPackage, testName, state, event.Elapsed);
        const test = this.#runningTest(inPackage, testName);
        if (event.Action === 'output')
            test.output = extended(test.output, event.Output);
    }
    #runningTest(inPackage, testName) {
        const known = inPackage.running.get(testName);
        if (known !== undefined)
            return known;
        const test = { output: '', hasSubtests: false, subtestFailed: false };
        inPackage.running.set(testName, test);
        inPackage.ended = false;
        const parent = parentOf(inPackage, testName);
        if (parent !== undefined)
            parent.hasSubtests = true;
        return test;
    }
    #endTest(packageName, inPackage, testName, state, seconds) {
        const test = this.#runningTest(inPackage, testName);
        inPackage.running.delete(testName);
        if (state === 'failed') {
            inPackage.failedTests += 1;
            const parent = parentOf(inPackage, testName);
            if (parent !== undefined)
                parent.subtestFailed = true;
        }
        const isLeaf = !test.hasSubtests || (state === 'failed' && !test.subtestFailed);
        if (isLeaf)
            this.#builder.add({ suite: packageName, name: testName, state, seconds: seconds ?? null, message: test.output });
    }
    /** Tests that never ended: the latest first, so that a subtest stands for its parents. */
    #failRunning(packageName, inPackage) {
        for (const testName of [...inPackage.running.keys()].reverse())
            this.#endTest(packageName, inPackage, testName, 'failed', undefined);
    }
    /** Ends a package as failed; one that already ended was told twice (by its build and by its result). */
    #failPackage(name, inPackage, message) {
        if (inPackage.ended)
            return;
        this.#failRunning(name, inPackage);
        if (inPackage.failedTests === 0)
            this.#builder.add({ suite: name, name: '', state: 'error', message });
        inPackage.failedTests = 0;
        inPackage.ended = true;
    }
    #packageOf(name) {
        const known = this.#packages.get(name);
        if (known !== undefined)
            return known;
        const added = { running: new Map(), output: '', failedTests: 0, ended: false };
        this.#packages.set(name, added);
        return added;
    }
}
/** The running test whose subtest this is: names are joined by slashes, and may hold slashes themselves. */
function parentOf(inPackage, testName) {
    let end = testName.lastIndexOf('/');
    for (let tried = 0; end > 0 && tried < maxSlashes; tried += 1) {
        const parent = inPackage.running.get(testName.slice(0, end));
        if (parent !== undefined)
            return parent;
        end = testName.lastIndexOf('/', end - 1);
    }
    return undefined;
}
function extended(text, more) {
    return more === undefined || text.length >= maxOutput ? text : text + more.slice(0, maxOutput);
}

;// CONCATENATED MODULE: ./build/gate/reports/gotest.js




const goEvent = schemas/* object */.Ikc({
    Action: schemas/* string */.YjP(),
    Package: schemas/* string */.YjP().optional(),
    ImportPath: schemas/* string */.YjP().optional(),
    Test: schemas/* string */.YjP().optional(),
    Elapsed: schemas/* number */.aig().optional().catch(undefined),
    Output: schemas/* string */.YjP().optional().catch(undefined),
    FailedBuild: schemas/* string */.YjP().optional(),
});
/**
 * Reads the events of `go test -json` (`go doc test2json`, build events since Go 1.24), also between other lines of
 * output. Counted are tests without subtests; a package that failed without a failing test (it did not build, or died) is
 * one error; a test that began and never ended failed. Cut or invalid lines are `report-unparseable`. Never throws on
 * content; rejects only if `source` does.
 */
async function readGotest(source) {
    const builder = new ReportBuilder();
    const packages = new GoPackages(builder);
    let events = 0;
    for await (const lines of lineBatches(decodeText(source, builder))) {
        for (const line of lines) {
            if (!line.startsWith('{')) {
                packages.takePlainLine(line);
                continue;
            }
            const event = eventOf(line);
            if (event === undefined)
                builder.flag('report-unparseable');
            else
                packages.take(event);
            events += 1;
        }
    }
    packages.end();
    if (events === 0)
        builder.flag('report-unparseable');
    return builder.finish();
}
function eventOf(line) {
    try {
        return goEvent.safeParse(JSON.parse(line)).data;
    }
    catch (thrown) {
        if (thrown instanceof SyntaxError)
            return undefined;
        throw thrown;
    }
}

;// CONCATENATED MODULE: ./build/gate/reports/jest.js





const jestReport = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY().optional().catch(undefined),
    numTotalTests: schemas/* number */.aig().optional().catch(undefined),
    numPassedTests: schemas/* number */.aig().optional().catch(undefined),
    numFailedTests: schemas/* number */.aig().optional().catch(undefined),
    numFailedTestSuites: schemas/* number */.aig().optional().catch(undefined),
    numRuntimeErrorTestSuites: schemas/* number */.aig().optional().catch(undefined),
    wasInterrupted: schemas/* boolean */.zMY().optional().catch(undefined),
    testResults: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
const jestFile = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish().catch(null),
    assertionResults: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
/** Titles and state make a test; what else is odd about it is left out. */
const jestTest = schemas/* object */.Ikc({
    ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    title: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    duration: schemas/* number */.aig().nullish().catch(null),
    failureMessages: schemas/* array */.YOg(schemas/* string */.YjP().catch('')).nullish().catch(null),
    invocations: schemas/* number */.aig().nullish().catch(null),
    retryReasons: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish().catch(null),
});
/** Jest's `Status` and what Vitest's JSON reporter writes in its place. `pending` is a skipped test in both. */
const jest_states = new Map([
    ['passed', 'passed'], ['failed', 'failed'], ['skipped', 'skipped'], ['pending', 'skipped'], ['disabled', 'skipped'], ['todo', 'todo'],
]);
/**
 * Reads the JSON of Jest (`--json`) and Vitest (`--reporter=json`), also behind a package manager's banner. A file that
 * failed although none of its tests did (it could not be loaded, or a hook broke) is one error. The suite of a test is its
 * file and the titles around it. Never throws on content; rejects only if `source` does.
 */
async function readJest(source, options = {}) {
    const builder = new ReportBuilder();
    const report = jestReport.safeParse(await readJsonReport(source, builder));
    if (!report.success) {
        builder.discard();
        return builder.finish();
    }
    const tests = [];
    let brokenFiles = 0;
    for (const entry of report.data.testResults) {
        const file = jestFile.safeParse(entry);
        if (!file.success) {
            builder.flag('report-unparseable');
            continue;
        }
        const ofFile = testsOf(file.data, builder, options);
        tests.push(...ofFile);
        for (const test of ofFile)
            builder.add(test);
        if (file.data.status !== 'failed' || ofFile.some(({ state }) => (0,judging/* isFailing */.DI)(state)))
            continue;
        brokenFiles += 1;
        builder.add({ suite: fileSuite(file.data.name, options), name: '', state: 'error', message: file.data.message ?? undefined });
    }
    compareWithTotals(builder, report.data, tests, brokenFiles);
    return builder.finish();
}
function testsOf(file, builder, options) {
    const tests = [];
    for (const entry of file.assertionResults) {
        const test = jestTest.safeParse(entry);
        if (!test.success) {
            builder.flag('report-unparseable');
            continue;
        }
        const { ancestorTitles, title, status, duration, failureMessages, invocations, retryReasons } = test.data;
        const state = jest_states.get(status);
        if (state === undefined)
            builder.flag('unknown-status');
        const retried = (invocations ?? 1) > 1 || (retryReasons ?? []).length > 0;
        tests.push({
            suite: suitePath(fileSuite(file.name, options), ...(ancestorTitles ?? [])),
            name: title || 'unnamed test',
            state: state === 'passed' && retried ? 'flaky' : (state ?? 'skipped'),
            seconds: typeof duration === 'number' ? duration / 1_000 : null,
            message: failureMessages?.join('\n') || undefined,
        });
    }
    return tests;
}
/** Jest's test totals leave files out that could not be loaded. */
function compareWithTotals(builder, stated, tests, brokenFiles) {
    const counts = (0,judging/* countsOf */.mQ)(tests);
    compareTotals(builder, {
        tests: { stated: stated.numTotalTests, counted: [counts.total] },
        failing: { stated: stated.numFailedTests, counted: [counts.failed] },
        others: [{ stated: stated.numPassedTests, counted: [counts.passed] }],
    });
    const claimsFailure = stated.success === false || stated.wasInterrupted === true || (stated.numFailedTestSuites ?? 0) + (stated.numRuntimeErrorTestSuites ?? 0) > 0;
    if (claimsFailure && counts.failed + brokenFiles === 0)
        builder.flagUnlistedFailures();
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(9800);
;// CONCATENATED MODULE: ./build/gate/reports/cdata.js
/**
 * Lets a parser that keeps a whole CDATA section in memory read one of any size: closes and reopens the section at the
 * end of every piece. The text of the document stays the same (XML 1.0, section 2.7: adjacent sections).
 */
class CdataSplitter {
    #inside = 'markup';
    #held = '';
    /** The next piece for the parser. Up to eight characters stay behind where a delimiter may be cut. */
    split(piece) {
        const text = this.#held + piece;
        const end = text.length - heldLength(text);
        this.#held = text.slice(end);
        const ready = text.slice(0, end);
        this.#follow(ready);
        return this.#inside === 'cdata' ? `${ready}]]><![CDATA[` : ready;
    }
    /** What is left at the end of the document. */
    end() {
        return this.#held;
    }
    #follow(text) {
        for (let at = 0; at >= 0;)
            at = this.#inside === 'markup' ? this.#opening(text, at) : this.#closing(text, at);
    }
    /** Position after the next construct in which markup does not count, or -1. */
    #opening(text, from) {
        delimiters.lastIndex = from;
        const found = delimiters.exec(text)?.[0];
        if (found === undefined)
            return -1;
        this.#inside = found === '<!--' ? 'comment' : found === '<?' ? 'instruction' : 'cdata';
        return delimiters.lastIndex;
    }
    #closing(text, from) {
        const delimiter = this.#inside === 'comment' ? '-->' : this.#inside === 'instruction' ? '?>' : ']]>';
        const at = text.indexOf(delimiter, from);
        if (at < 0)
            return -1;
        this.#inside = 'markup';
        return at + delimiter.length;
    }
}
const delimiters = /<!--|<\?|<!\[CDATA\[/g;
/** How many characters at the end may be the beginning of a delimiter. */
function heldLength(text) {
    return /(?:<!?|<!\[[CDAT]*|<!-|-{1,2}|\]{1,2}|\?)$/.exec(text.slice(-8))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./build/gate/reports/junit.js






/**
 * Reads a JUnit XML report as its many writers write it (there is no standard; the Jenkins and Surefire schemas are the
 * common ground; flakyFailure and rerunFailure are Surefire's, status and result are googletest's, `type="todo"` is Node's).
 *
 * Counted are `testcase` elements on any level, and one error for a failure or error directly below a suite. The suite of
 * a case is its class name, else the path of suite names. A document that is not well-formed gives no tests and
 * `report-unparseable`; entities of a DOCTYPE are not expanded, so a reference to one is such an error. Never throws on
 * content; rejects only if `source` does.
 */
async function readJunit(source) {
    const builder = new ReportBuilder();
    const document = new JunitDocument(builder);
    for await (const piece of decodeText(source, builder, { xml: true })) {
        if (!document.write(legalText(piece, builder)))
            break;
    }
    document.close();
    return builder.finish();
}
/** No report has elements nested deeper; every leaf is counted in all suites around it. */
const maxDepth = 100;
/** A failure's text is listened to for so many characters of the document: the parser keeps text in memory until its end. */
const maxFailureText = 65_536;
/** Which states an element below `testcase` stands for, in lower case; a later element wins only if it ranks higher. Reruns are told of tests that failed to the end. */
const stateOfElement = new Map([
    ['flakyfailure', 'flaky'], ['flakyerror', 'flaky'], ['skipped', 'skipped'], ['disabled', 'skipped'], ['ignored', 'skipped'],
    ['failure', 'failed'], ['rerunfailure', 'failed'], ['rerunerror', 'failed'], ['error', 'error'],
]);
const rank = { passed: 0, flaky: 1, skipped: 2, failed: 3, error: 4, todo: 5 };
const stateOfStatus = new Map([
    ['notrun', 'skipped'], ['suppressed', 'skipped'], ['skipped', 'skipped'], ['disabled', 'skipped'], ['ignored', 'skipped'],
    ['fail', 'failed'], ['failed', 'failed'], ['failure', 'failed'], ['error', 'error'],
]);
class JunitDocument {
    #builder;
    #parser = new saxes/* SaxesParser */.wT({ xmlns: false, position: false });
    #splitter = new CdataSplitter();
    #path = [];
    #suites = [];
    #case;
    #failure;
    #broken = false;
    /** Well-formed so far, but not JUnit. */
    #otherDocument = false;
    constructor(builder) {
        this.#builder = builder;
        this.#parser.on('opentag', (tag) => this.#open(tag));
        this.#parser.on('closetag', ({ name }) => this.#close(name));
        this.#parser.on('cdata', (text) => this.#addMessage(text));
        this.#parser.on('error', (error) => this.#fail(error));
    }
    /** Takes the next piece; false when the rest need not be read. */
    write(piece) {
        this.#parser.write(this.#splitter.split(piece));
        if (this.#failure !== undefined) {
            this.#failure.passed += piece.length;
            if (this.#failure.passed > maxFailureText)
                this.#parser.off('text');
        }
        return !this.#broken;
    }
    close() {
        if (!this.#broken)
            this.#parser.write(this.#splitter.end()).close();
        if (this.#broken)
            this.#builder.discard();
        if (this.#otherDocument)
            this.#builder.flag('no-testcases');
    }
    /** References to characters that XML forbids are kept as written; every other error ends the document. */
    #fail(error) {
        if (error.message.includes('malformed character entity'))
            this.#builder.flag('invalid-characters');
        else
            this.#broken = true;
    }
    #open(tag) {
        if (this.#broken)
            return;
        const attributes = tag.attributes;
        const parent = this.#path.at(-1);
        this.#path.push(tag.name);
        if (this.#path.length > maxDepth)
            this.#broken = true;
        else if (parent === undefined && tag.name !== 'testsuites' && tag.name !== 'testsuite') {
            this.#otherDocument = true;
            this.#broken = true;
        }
        else if (tag.name === 'testsuites' || tag.name === 'testsuite')
            this.#openSuite(attributes);
        else if (tag.name === 'testcase' && this.#case === undefined)
            this.#openCase(attributes);
        else if (parent === 'testcase')
            this.#openResult(tag.name, attributes);
        else if (parent === 'testsuite' || parent === 'testsuites')
            this.#openSuiteFailure(tag.name, attributes);
    }
    #openSuite(attributes) {
        const stated = { tests: integerOf(attributes['tests']), failures: integerOf(attributes['failures']), errors: integerOf(attributes['errors']) };
        this.#suites.push({ name: attributes['name'] ?? '', stated, tests: 0, ownTests: 0, failing: 0 });
    }
    #openCase(attributes) {
        const className = attributes['classname'] ?? '';
        this.#case = {
            suite: className === '' ? this.#suiteName() : className,
            name: attributes['name'] || 'unnamed test',
            seconds: secondsOf(attributes['time']),
            state: stateOfStatus.get(attributes['status']?.toLowerCase() ?? '') ?? stateOfStatus.get(attributes['result']?.toLowerCase() ?? '') ?? 'passed',
        };
    }
    #openResult(element, attributes) {
        const state = element === 'skipped' && attributes['type'] === 'todo' ? 'todo' : stateOfElement.get(element.toLowerCase());
        if (this.#case === undefined || state === undefined)
            return;
        if (rank[state] > rank[this.#case.state])
            this.#case.state = state;
        if (element === 'failure' || element === 'error')
            this.#listen(attributes['message']);
    }
    #openSuiteFailure(element, attributes) {
        if (element === 'failure' || element === 'error')
            this.#listen(attributes['message']);
    }
    #listen(message) {
        this.#failure = { message: message === undefined || message === '' ? '' : `${message}\n`, depth: this.#path.length, passed: 0 };
        this.#parser.on('text', (text) => this.#addMessage(text));
    }
    #addMessage(text) {
        if (this.#failure !== undefined && this.#failure.message.length < maxFailureText)
            this.#failure.message += text;
    }
    #close(element) {
        if (this.#broken)
            return;
        this.#path.pop();
        const parent = this.#path.at(-1);
        if (this.#failure?.depth === this.#path.length + 1)
            this.#closeFailure(this.#failure, parent);
        else if (element === 'testcase' && parent !== 'testcase')
            this.#closeCase();
        else if (element === 'testsuites' || element === 'testsuite')
            this.#closeSuite();
    }
    #closeFailure({ message }, parent) {
        this.#parser.off('text');
        this.#failure = undefined;
        if (parent === 'testcase' && this.#case !== undefined)
            this.#case.message ??= message;
        else {
            this.#builder.add({ suite: this.#suiteName(), name: '', state: 'error', message });
            for (const suite of this.#suites)
                suite.failing += 1;
        }
    }
    #closeCase() {
        if (this.#case === undefined)
            return;
        this.#builder.add(this.#case);
        const failing = (0,judging/* isFailing */.DI)(this.#case.state) ? 1 : 0;
        for (const suite of this.#suites) {
            suite.tests += 1;
            suite.failing += failing;
        }
        const own = this.#suites.at(-1);
        if (own !== undefined)
            own.ownTests += 1;
        this.#case = undefined;
    }
    #closeSuite() {
        const suite = this.#suites.pop();
        if (suite === undefined)
            return;
        const { tests, failures, errors } = suite.stated;
        const failing = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0);
        compareTotals(this.#builder, { tests: { stated: tests, counted: [suite.tests, suite.ownTests] }, failing: { stated: failing, counted: [suite.failing] } });
    }
    #suiteName() {
        return suitePath(...this.#suites.map(({ name }) => name));
    }
}
/** Text with U+FFFD for characters that XML 1.0 (section 2.2) forbids. */
function legalText(text, builder) {
    const illegal = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
    if (!illegal.test(text))
        return text;
    builder.flag('invalid-characters');
    return text.replace(illegal, '\ufffd');
}
function integerOf(text) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
/** Seconds as writers print them: `0.1`, `1e-3`, with a decimal comma (`0,160`) or with thousands (`1,234.5`); null for anything else. */
function secondsOf(text) {
    const trimmed = text?.trim() ?? '';
    const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.');
    return /^\d+(\.\d*)?(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : null;
}

;// CONCATENATED MODULE: ./build/gate/reports/tap-stream.js

/** Deeper lines are taken for output of the program. */
const tap_stream_maxDepth = 32;
const indentStep = 4;
/**
 * One TAP stream: a plan, tests, and subtests as blocks that are four spaces deeper. A block belongs to the next test line
 * on the level above it, or, in braces, to the one before it.
 */
class TapStream {
    #builder;
    #levels = [newLevel(null)];
    /** The latest leaf, as long as a YAML block may follow it. */
    #last;
    /** Indentation of the line before, if it was a test. */
    #testIndent = null;
    #begun = false;
    #bailedOut = false;
    /** Title of the test whose assertions follow, in streams that have such titles. */
    #title = null;
    constructor(builder) {
        this.#builder = builder;
    }
    /** Whether the stream has a plan or a test yet. */
    get begun() {
        return this.#begun;
    }
    /** Whether the stream has met its plan, so that nothing more is expected. */
    get complete() {
        const [top, ...open] = this.#levels;
        return top !== undefined && open.length === 0 && top.plan !== null && !brokenPlan(top);
    }
    take(line, indent) {
        const depth = indent / indentStep;
        if (line.kind === 'bail-out')
            return this.#bailOut();
        if (!Number.isInteger(depth) || depth > tap_stream_maxDepth || line.kind === 'version')
            return;
        this.#last = undefined;
        this.#testIndent = line.kind === 'test' ? indent : null;
        if (line.kind === 'end-of-subtest')
            return this.#endBuffered(depth);
        this.#begun = true;
        if (line.kind === 'plan')
            this.#plan(this.#levelAt(depth), line.count);
        else
            this.#test(line, depth);
    }
    /** The following lines on the top level are assertions of the test with this title. */
    startTest(title) {
        this.#title = title;
    }
    /** Whether a YAML block may begin here: two spaces deeper than the test before it (TAP 14, "YAML Diagnostics"), or four (Vitest). */
    acceptsDiagnostics(indent) {
        return this.#testIndent !== null && (indent === this.#testIndent + 2 || indent === this.#testIndent + indentStep);
    }
    /** The text of a YAML block below the latest test: its duration, and what it says about a failure. */
    addDiagnostics(text) {
        this.#testIndent = null;
        const leaf = this.#last;
        if (leaf === undefined)
            return;
        const milliseconds = /^duration_ms: ([\d.]+)/m.exec(text)?.[1];
        if (milliseconds !== undefined)
            leaf.seconds = Number(milliseconds) / 1_000;
        if (leaf.state === 'failed')
            leaf.message = text;
        this.#last = undefined;
        this.#flush();
    }
    /** Ends the stream: subtests whose closing line never came are kept, plans are compared. */
    end() {
        while (this.#levels.length > 1)
            this.#closeDeepest(null);
        const [top] = this.#levels;
        if (top === undefined)
            return;
        if (!this.#bailedOut && (top.plan === null || brokenPlan(top)))
            this.#builder.flag('plan-mismatch');
        this.#last = undefined;
        this.#flush();
    }
    #bailOut() {
        this.#bailedOut = true;
        this.#builder.flag('bail-out');
    }
    #plan(level, count) {
        if (level.plan !== null)
            level.planBroken = true;
        level.plan = count;
    }
    #test(line, depth) {
        if (line.opensSubtest) {
            while (this.#levels.length > depth + 1)
                this.#closeDeepest(null);
            this.#levelAt(depth);
            this.#levels.push(newLevel(line));
            return;
        }
        while (this.#levels.length > depth + 2)
            this.#closeDeepest(null);
        if (this.#levels.length === depth + 2)
            this.#closeDeepest(line);
        else
            this.#addLeaf(this.#levelAt(depth), line);
    }
    #endBuffered(depth) {
        const parent = this.#levels[depth + 1]?.parent;
        if (parent === undefined || parent === null)
            return;
        while (this.#levels.length > depth + 2)
            this.#closeDeepest(null);
        this.#closeDeepest(parent);
    }
    /** Hands the leaves of the deepest level, now children of `parent`, to the level above. */
    #closeDeepest(parent) {
        const closed = this.#levels.pop();
        const above = this.#levels.at(-1);
        if (closed === undefined || above === undefined)
            return;
        const owner = parent ?? closed.parent;
        if (owner !== null && closed.leaves.length === 0)
            return this.#addLeaf(above, owner);
        if (!this.#bailedOut && brokenPlan(closed))
            this.#builder.flag('plan-mismatch');
        for (const leaf of closed.leaves) {
            if (owner !== null)
                adopt(leaf, owner);
            above.leaves.push(leaf);
        }
        if (owner === null)
            return;
        if (stateOf(owner) === 'failed' && !closed.leaves.some(({ state }) => state === 'failed'))
            return this.#addLeaf(above, owner);
        this.#number(above, owner);
        this.#flush();
    }
    #addLeaf(level, line) {
        this.#number(level, line);
        this.#flush();
        const leaf = { suite: '', name: line.description || `test ${line.number ?? level.count}`, state: stateOf(line), seconds: line.seconds };
        if (this.#title !== null && level === this.#levels[0])
            Object.assign(leaf, { suite: this.#title, assertion: true });
        level.leaves.push(leaf);
        this.#last = leaf;
    }
    #number(level, line) {
        level.count += 1;
        if (level.plan !== null && line.number !== null && line.number > level.plan)
            level.planBroken = true;
    }
    /** Leaves of the top level are final once the next test line came: only open subtests are kept back. */
    #flush() {
        const [top] = this.#levels;
        if (top === undefined || this.#levels.length > 1)
            return;
        for (const leaf of top.leaves)
            this.#builder.add(leaf);
        top.leaves = [];
    }
    #levelAt(depth) {
        while (this.#levels.length <= depth)
            this.#levels.push(newLevel(null));
        const level = this.#levels[depth];
        if (level === undefined)
            throw new RangeError(`no level ${depth}`);
        return level;
    }
}
function newLevel(parent) {
    return { leaves: [], count: 0, plan: null, planBroken: false, parent };
}
function brokenPlan({ plan, count, planBroken }) {
    return planBroken || (plan !== null && plan !== count);
}
function stateOf({ ok, directive }) {
    if (directive !== null)
        return directive === 'skip' ? 'skipped' : 'todo';
    return ok ? 'passed' : 'failed';
}
/** A child gets its parent as suite; below a TODO or SKIP a failure is none. */
function adopt(leaf, owner) {
    leaf.suite = suitePath(owner.description, leaf.suite);
    if (leaf.state === 'failed' && owner.directive !== null)
        leaf.state = stateOf(owner);
}

;// CONCATENATED MODULE: ./build/gate/reports/tap.js





/**
 * Reads TAP 13 and 14 (https://testanything.org/tap-version-14-specification.html), also between the log lines of a
 * program. Counted are leaves: the closing line of a subtest with children is not a test of its own, unless it failed
 * although no child did. `not ok` with TODO or SKIP is no failure. A plan that is missing, not met, doubled or exceeded is
 * `plan-mismatch`; text without a single line of TAP is `report-unparseable`.
 *
 * An own reader, because tap-parser 18 keeps every line: 100 MB of log took it 8 s and 1.1 GB, 100 MB of tests 21 s.
 * Never throws on content; rejects only if `source` does.
 */
async function readTap(source) {
    const builder = new ReportBuilder();
    const reader = new TapReader(builder);
    for await (const lines of lineBatches(decodeText(source, builder))) {
        for (const line of lines)
            reader.read(line);
    }
    reader.end();
    return builder.finish();
}
const maxDiagnostics = 4_000;
/** `t/reader.t .... `, which prove -v prints before the stream of each file, to end it with its verdict (TAP::Formatter::File). */
const proveHeading = /^\S.*\.t \.{2,} ?$/;
/** Follows the lines: keeps YAML blocks apart from TAP, and hands TAP lines to the stream they belong to. */
class TapReader {
    #builder;
    #stream;
    #block;
    #seen = false;
    /** Within the output of one file as prove -v prints it. */
    #fileOpen = false;
    #titles = 'none';
    constructor(builder) {
        this.#builder = builder;
        this.#stream = new TapStream(builder);
    }
    read(raw) {
        const line = raw.includes('\u001b') ? (0,terminal/* removeTerminalCodes */.b)(raw) : raw;
        if (this.#block !== undefined && this.#inBlock(this.#block, line))
            return;
        if (this.#fileOpen && line === 'ok' && this.#stream.complete)
            return this.#endFile();
        const indent = indentOf(line);
        const tap = tapLineOf(line, indent);
        this.#lookForTitle(line, tap);
        if (proveHeading.test(line) && (this.#stream.complete || !this.#stream.begun))
            this.#startFile();
        else if (tap !== undefined)
            this.#take(tap, indent);
        else if (line.startsWith('---', indent) && line.trimEnd().length === indent + 3 && this.#stream.acceptsDiagnostics(indent))
            this.#block = { indent, text: '' };
    }
    /**
     * tape and its kin write the title of each test as a comment, the first one right below the version, and then its
     * assertions as test lines. Comments of other producers (diagnostics, `# Subtest:`) are no titles.
     */
    #lookForTitle(line, tap) {
        if (tap?.kind === 'version')
            this.#titles = 'undecided';
        else if (this.#titles !== 'none' && line !== '') {
            const title = /^# (?!Subtest: )(\S.*)$/.exec(line)?.[1];
            if (title === undefined && this.#titles === 'undecided')
                this.#titles = 'none';
            if (title === undefined)
                return;
            this.#titles = 'before-assertions';
            this.#stream.startTest(title.trim());
        }
    }
    end() {
        if (this.#seen)
            this.#stream.end();
        else
            this.#builder.flag('report-unparseable');
    }
    #take(line, indent) {
        if (line.kind === 'version' && indent === 0 && this.#stream.begun)
            this.#startStream();
        // A closing brace or a comment alone is no sign of TAP.
        if (line.kind !== 'end-of-subtest')
            this.#seen = true;
        this.#stream.take(line, indent);
    }
    #startFile() {
        if (this.#stream.begun)
            this.#startStream();
        this.#fileOpen = true;
    }
    /** The verdict of prove on a file is no test. */
    #endFile() {
        this.#fileOpen = false;
    }
    #startStream() {
        this.#stream.end();
        this.#stream = new TapStream(this.#builder);
    }
    /** Whether the line still belongs to the block. A line with less indentation ends a block that was cut off. */
    #inBlock(block, line) {
        const indent = indentOf(line);
        const ends = indent === block.indent && line.startsWith('...', indent);
        const cut = indent < block.indent && line.trim() !== '';
        if (!ends && !cut) {
            if (block.text.length < maxDiagnostics)
                block.text += `${line.slice(block.indent, block.indent + maxDiagnostics)}\n`;
            return true;
        }
        this.#stream.addDiagnostics(block.text);
        this.#block = undefined;
        return ends;
    }
}
function indentOf(line) {
    let indent = 0;
    while (line.charCodeAt(indent) === 0x20)
        indent += 1;
    return indent;
}

;// CONCATENATED MODULE: ./build/gate/reports/read.js









/** Larger report files are refused. */
const maxReportBytes = 256 << 20;
const pieceBytes = 65_536;
const readers = {
    junit: readJunit, tap: readTap, ctrf: readCtrf, jest: readJest, gotest: readGotest,
};
/** Reads one report from a stream of bytes. */
function readReportFrom(source, format, options = {}) {
    return readers[format](source, options);
}
/**
 * Reads one report file. Only a regular file of at most 256 MiB is opened, without following a link and without waiting
 * for a pipe. What is wrong with the file is a problem of the report: `report-missing` (no such regular file),
 * `report-empty`, `report-unparseable` (too large, not readable, or, with `auto`, of no known format).
 */
async function readReport(file, format, options = {}) {
    try {
        return await withReportFile(file, async (handle, stats) => {
            if (stats.size === 0)
                return emptyReport('report-empty');
            const known = format === 'auto' ? await formatOf(handle) : format;
            if (stats.size > maxReportBytes || known === null)
                return emptyReport('report-unparseable');
            return readReportFrom(bytesOf(handle), known, options);
        }) ?? emptyReport('report-missing');
    }
    catch (thrown) {
        if ((0,errors/* systemCodeOf */.c7)(thrown) === undefined)
            throw thrown;
        return emptyReport('report-unparseable');
    }
}
/** Reads several report files of one run and adds them up, in the order given. Without files the report has `report-missing`. */
async function readReports(files, format, options = {}) {
    const reports = [];
    for (const file of files)
        reports.push(await readReport(file, format, options));
    const [only = emptyReport('report-missing')] = reports;
    return reports.length <= 1 ? only : sumOfReports(reports);
}
/** The format of a report file from its beginning; null if it is no regular file, or of no known format. */
async function detectFormat(file) {
    return (await withReportFile(file, formatOf)) ?? null;
}
/** The sum of several reports: all tests, all problems, the durations that are known. */
function sumOfReports(reports) {
    const durations = reports.map(({ durationS }) => durationS).filter((duration) => duration !== null);
    return {
        tests: reports.flatMap(({ tests }) => tests),
        durationS: durations.length === 0 ? null : durations.reduce((sum, duration) => sum + duration, 0),
        problems: [...new Set(reports.flatMap(({ problems }) => problems))].sort(),
        ...(reports.some(({ unlistedFailures }) => unlistedFailures === true) ? { unlistedFailures: true } : {}),
    };
}
function emptyReport(problem) {
    return { tests: [], durationS: null, problems: [problem] };
}
/** Opens a regular file for `use`; undefined if there is none. O_NONBLOCK: opening a pipe without a writer must not wait. */
async function withReportFile(file, use) {
    let handle;
    try {
        handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch (thrown) {
        // ELOOP: a link; ENXIO: a socket; EISDIR: a directory on Windows.
        if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EISDIR'].includes((0,errors/* systemCodeOf */.c7)(thrown) ?? ''))
            return undefined;
        throw thrown;
    }
    try {
        const stats = await handle.stat();
        return stats.isFile() ? await use(handle, stats) : undefined;
    }
    finally {
        await handle.close();
    }
}
/** The bytes of a report from its beginning up to the limit, in pieces that last until the next one is asked for. */
async function* bytesOf(handle) {
    const room = Buffer.allocUnsafe(pieceBytes);
    for (let position = 0; position < maxReportBytes;) {
        const { bytesRead } = await handle.read(room, 0, Math.min(pieceBytes, maxReportBytes - position), position);
        if (bytesRead === 0)
            return;
        yield room.subarray(0, bytesRead);
        position += bytesRead;
    }
}
async function formatOf(handle) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(detectedLength), 0, detectedLength, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
    return detectFormatOf(new TextDecoder(encoding).decode(bytes));
}


/***/ }),

/***/ 2832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ removeTerminalCodes)
/* harmony export */ });
/**
 * Escape sequences of terminals (ECMA-48, xterm): control sequences, strings (titles, hyperlinks) with their end, and
 * other escapes. A string without an end hides nothing: only its first two characters go.
 */
const controlSequence = '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]';
const controlString = '(?:\\u001b[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\0-\\u001f\\u007f-\\u009f]*(?:\\u0007|\\u001b\\\\|\\u009c)';
const otherEscape = '\\u001b[ -/]*[0-~]';
const terminalCodes = new RegExp(`${controlSequence}|${controlString}|${otherEscape}`, 'g');
/** Text without the escape sequences of terminals; other control characters stay. */
function removeTerminalCodes(text) {
    return /[\u001b\u0080-\u009f]/.test(text) ? text.replace(terminalCodes, '') : text;
}


/***/ })

};
