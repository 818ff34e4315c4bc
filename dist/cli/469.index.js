export const id = 469;
export const ids = [469];
export const modules = {

/***/ 1469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./build/core/judging.js
var judging = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/files/file-part.js
var file_part = __webpack_require__(936);
// EXTERNAL MODULE: ./build/gate/cleaning.js + 2 modules
var cleaning = __webpack_require__(9706);
// EXTERNAL MODULE: ./build/gate/redaction.js
var gate_redaction = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/gate/reports/read.js + 14 modules
var read = __webpack_require__(1903);
;// CONCATENATED MODULE: ./build/gate/record.js










const instant = iso/* datetime */.w$({ offset: true }).transform((text) => Date.parse(text));
const recordAttempt = schemas/* object */.Ikc({
    exitCode: schemas/* int */.Whr().nullable(),
    signal: schemas/* string */.YjP().nullable(),
    timedOut: schemas/* boolean */.zMY(),
    startedAt: instant,
    endedAt: instant,
    /** The files that the gate's globs found, and when they were last written. */
    reports: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP().min(1), mtime: instant })),
    /** File with the captured output. */
    output: schemas/* string */.YjP().min(1).nullable(),
});
/** What `judge` reads: a gate, and how its attempts ended (design, "Offline commands"). Paths are relative to the record. */
const gateRecord = schemas/* object */.Ikc({
    gate: schemas/* object */.Ikc({
        format: schemas/* enum */.k5n(['junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']),
        reports: schemas/* array */.YOg(schemas/* string */.YjP()),
        reportsRequired: schemas/* boolean */.zMY(),
        minTests: schemas/* int */.Whr().min(0),
    }),
    secrets: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    attempts: schemas/* array */.YOg(recordAttempt).min(1),
});
/** Most bytes of a record. */
const largestRecordBytes = 64 * 1024 * 1024;
/** Upper bound of the cleaned log of all attempts, in bytes. */
const maxLogBytes = 65_536;
/** File times lag behind the clock by up to a scheduler tick, or stand in whole seconds (ext3, HFS+). */
const clockTickMs = 20;
/** A report may be written by a process that outlives the command a little. */
const lateMs = 2_000;
/**
 * Judges the gate run that a record describes, and writes its cleaned output to `logFile` if that is named (an empty file
 * where nothing was captured). A report older than its attempt, or from its future, is `report-stale` and does not count.
 * Without report globs the captured output is the report. Rejects with `input` for a record, an output or a log file that
 * cannot be used; what is wrong with reports is in the problems.
 */
async function judgeRecord(recordFile, { logFile } = {}) {
    const record = await readRecord(recordFile);
    const directory = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(recordFile));
    const redaction = new gate_redaction/* Redaction */.k(Object.values(record.secrets));
    const truncated = await writeLog(record, directory, logFile);
    const attempts = [];
    for (const [index, attempt] of record.attempts.entries()) {
        const { report, problems } = await collectReports(record.gate, attempt, directory);
        attempts.push({
            exitCode: attempt.exitCode,
            signal: attempt.signal,
            timedOut: attempt.timedOut,
            report: report === null ? null : (0,gate_redaction/* redactReport */.a)(report, redaction),
            problems: truncated[index] === true ? [...problems, 'output-truncated'] : problems,
        });
    }
    return (0,judging/* judgeAttempts */.cQ)(attempts, record.gate);
}
async function readRecord(file) {
    try {
        return gateRecord.parse(JSON.parse((await (0,file_part/* wholeOf */.l2)(file, largestRecordBytes)).toString('utf8')));
    }
    catch (cause) {
        const reason = cause instanceof classic_errors/* ZodError */.G ? core_errors/* prettifyError */.S1(cause) : (0,errors/* messageOf */.bD)(cause);
        throw new errors/* SafeDebugError */.rc('input', `${file} is not a record that judge reads: ${reason.replaceAll('\n', ' ')}. See safe-debug judge --help for what it holds; records of worlds (records/*.json) are checked by safe-debug verify.`, { cause });
    }
}
async function collectReports(gate, attempt, directory) {
    if (gate.format === 'none')
        return { report: null, problems: [] };
    const fresh = attempt.reports.filter(({ mtime }) => !isStale(mtime, attempt));
    const files = fresh.map(({ file }) => file);
    if (gate.reports.length === 0 && attempt.output !== null)
        files.push(attempt.output);
    return {
        report: files.length === 0 ? null : await (0,read/* readReports */.oh)(files.map((file) => (0,external_node_path_.resolve)(directory, file)), gate.format),
        problems: fresh.length < attempt.reports.length ? ['report-stale'] : [],
    };
}
/** Whether a file that was last written at `mtime` (milliseconds) cannot come from the attempt. */
function isStale(mtime, { startedAt, endedAt }) {
    const earliest = Math.min(Math.floor(startedAt / 1_000) * 1_000, startedAt - clockTickMs);
    return mtime < earliest || mtime > endedAt + lateMs;
}
/** Cleans the output of every attempt into one log; tells for each attempt whether something had to be left out. */
async function writeLog(record, directory, logFile) {
    const share = Math.floor(maxLogBytes / Math.max(1, record.attempts.filter(({ output }) => output !== null).length));
    const log = logFile === undefined ? undefined : await openLog(logFile);
    try {
        const truncated = [];
        for (const { output } of record.attempts) {
            const cleaner = new cleaning/* OutputCleaner */.U({ secrets: Object.values(record.secrets), maxBytes: share });
            if (output !== null)
                await writeCleaned((0,external_node_path_.resolve)(directory, output), cleaner, log);
            truncated.push(cleaner.summary.truncated);
        }
        return truncated;
    }
    finally {
        await log?.close();
    }
}
async function openLog(logFile) {
    try {
        return await (0,promises_.open)(logFile, 'w');
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('input', `The log ${logFile} cannot be written: ${(0,errors/* messageOf */.bD)(cause)}. Name a file in a folder that exists.`, { cause });
    }
}
async function writeCleaned(output, cleaner, log) {
    try {
        for await (const text of (0,cleaning/* cleanOutput */.D)((0,external_node_fs_.createReadStream)(output), cleaner))
            await log?.write(text);
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('input', `The captured output ${output} cannot be read into the log: ${(0,errors/* messageOf */.bD)(cause)}. Check the path in the record.`, { cause });
    }
}

;// CONCATENATED MODULE: ./build/cli/judge.js



const usage = `safe-debug judge: what the exit status and the reports of a gate prove together

Usage: safe-debug judge RECORD.json [--log FILE] [--json]

  --log FILE  write the cleaned output there (no escape codes, secrets, runner commands; at most 64 KiB)
  --json      one JSON document instead of text
  --help      this text

RECORD.json holds one gate and its attempts; paths in it count from its own folder:

  { "gate": { "format": "junit", "reports": ["out/*.xml"], "reportsRequired": true, "minTests": 1 },
    "secrets": {},
    "attempts": [{ "exitCode": 0, "signal": null, "timedOut": false,
      "startedAt": "2026-01-01T10:00:00Z", "endedAt": "2026-01-01T10:00:30Z",
      "reports": [{ "file": "out/junit.xml", "mtime": "2026-01-01T10:00:20Z" }], "output": "stdout.txt" }] }

Formats: junit, tap, ctrf, jest, gotest, none. The exit status is 0 whatever the verdict is.

Example:
  safe-debug judge record.json --log clean.log
`;
/** Most failing tests named as text; the JSON has all. */
const maxNamed = 20;
/**
 * The command `judge`. Prints the judgement to `output.stdout` and resolves with exit status 0; rejects with `usage` for
 * arguments it does not understand and with `input` for a record it cannot use.
 */
async function judge(args, output) {
    const { values, positionals } = parsed(args);
    if (values.help) {
        output.stdout(usage);
        return 0;
    }
    const [recordFile, ...more] = positionals;
    if (recordFile === undefined || more.length > 0) {
        throw new errors/* SafeDebugError */.rc('usage', `judge takes one record, not ${positionals.length}. Call: safe-debug judge RECORD.json [--log FILE] [--json]`);
    }
    const judgement = await judgeRecord(recordFile, { logFile: values.log });
    output.stdout(values.json ? `${JSON.stringify(documentOf(judgement), null, 2)}\n` : textOf(judgement));
    return 0;
}
function parsed(args) {
    try {
        return (0,external_node_util_.parseArgs)({
            args,
            allowPositionals: true,
            options: { log: { type: 'string' }, json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
        });
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('usage', `${(0,errors/* messageOf */.bD)(cause)} See safe-debug judge --help.`, { cause });
    }
}
function documentOf(judgement) {
    return { ...answerOf(judgement), attempts: judgement.attempts.map(answerOf) };
}
function answerOf({ verdict, counts, failing, durationS, problems }) {
    return { verdict, counts, failing, durationS, problems };
}
function textOf({ verdict, counts, failing, durationS, problems }) {
    const lines = [verdict];
    if (counts !== null) {
        const parts = [`${counts.passed} passed`, `${counts.failed} failed`, `${counts.errors} errors`, `${counts.skipped} skipped`, `${counts.todo} todo`];
        lines.push(`tests: ${counts.total} (${parts.join(', ')}${counts.flaky > 0 ? `; ${counts.flaky} of the passed flaky` : ''})`);
    }
    if (durationS !== null)
        lines.push(`duration: ${durationS.toFixed(3)} s`);
    if (problems.length > 0)
        lines.push(`problems: ${problems.join(', ')}`);
    for (const { suite, name } of failing.slice(0, maxNamed))
        lines.push(`- ${[suite, name].filter((part) => part !== '').join(' > ')}`);
    if (failing.length > maxNamed)
        lines.push(`- and ${failing.length - maxNamed} more`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 9706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ OutputCleaner),
  D: () => (/* binding */ cleanOutput)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/gate/head-and-tail.js
/** Room for the line that tells what was left out. */
const markerBytes = 80;
/**
 * Keeps the beginning and the end of a text of any length within `maxBytes` bytes of UTF-8. What is cut is cut between
 * lines where lines are not longer than the room, and a line tells how many bytes are missing.
 */
class HeadAndTail {
    #tailRoom;
    #headRoom;
    #headOpen = true;
    #headEndsLine = true;
    #tail = [];
    #tailBytes = 0;
    #dropped = 0;
    constructor(maxBytes) {
        const room = Math.max(0, maxBytes - markerBytes);
        this.#headRoom = Math.ceil(room / 2);
        this.#tailRoom = Math.floor(room / 2);
    }
    /** Bytes left out; final after `end`. */
    get dropped() {
        return this.#dropped;
    }
    /** Whether text still goes to the head. */
    get isHeadOpen() {
        return this.#headOpen;
    }
    /** Bytes at the end that can still be kept. */
    get tailRoom() {
        return this.#tailRoom;
    }
    /** Takes note of bytes that were left out unread, and with them of all that came after the head so far. */
    skip(bytes) {
        this.#dropped += this.#tailBytes + bytes;
        this.#tail = [];
        this.#tailBytes = 0;
    }
    /** Takes more text; returns the part of it that belongs to the head and can be written now. */
    add(text) {
        if (!this.#headOpen)
            return this.#keep(text);
        const head = beginningWithin(text, this.#headRoom);
        this.#headRoom -= Buffer.byteLength(head);
        if (head !== '')
            this.#headEndsLine = head.endsWith('\n');
        if (head.length < text.length) {
            this.#headOpen = false;
            this.#keep(text.slice(head.length));
        }
        return head;
    }
    /** The rest: all that came after the head, or, where that is too long, the missing line and the tail. */
    end() {
        const rest = this.#tail.map(({ text }) => text).join('');
        this.#tail = [];
        const tail = endWithin(rest, this.#tailRoom);
        this.#dropped += Buffer.byteLength(rest) - Buffer.byteLength(tail);
        if (this.#dropped === 0)
            return tail;
        const startsLine = tail.length === rest.length || rest.at(-tail.length - 1) === '\n';
        return `${this.#headEndsLine ? '' : '\n'}[... ${this.#dropped} bytes of output left out ...]\n${startsLine ? '' : '... '}${tail}`;
    }
    #keep(text) {
        const bytes = Buffer.byteLength(text);
        this.#tail.push({ text, bytes });
        this.#tailBytes += bytes;
        for (let first = this.#tail[0]; first !== undefined && this.#tailBytes - first.bytes >= this.#tailRoom; first = this.#tail[0]) {
            this.#tail.shift();
            this.#tailBytes -= first.bytes;
            this.#dropped += first.bytes;
        }
        return '';
    }
}
/** The longest beginning of whole lines that fits; part of a line if not one fits. */
function beginningWithin(text, room) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= room)
        return text;
    const lineEnd = bytes.lastIndexOf(0x0a, room - 1) + 1;
    let end = room > 0 && lineEnd > 0 ? lineEnd : room;
    while (isContinuation(bytes[end]))
        end -= 1;
    return bytes.toString('utf8', 0, end);
}
/** The longest end of whole lines that fits; part of a line if not one fits. */
function endWithin(text, room) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= room)
        return text;
    let start = bytes.length - room;
    const lineStart = bytes.indexOf(0x0a, Math.max(0, start - 1)) + 1;
    if (lineStart > 0 && lineStart < bytes.length)
        start = lineStart;
    while (isContinuation(bytes[start]))
        start += 1;
    return bytes.toString('utf8', start);
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}

;// CONCATENATED MODULE: ./build/gate/raw-tail.js
/** Keeps the last bytes of an output of any length, beginning with a whole line if there is one in their first half. */
class RawTail {
    #room;
    #pieces = [];
    #kept = 0;
    #dropped = 0;
    /** `room`: bytes that are kept at least, as far as there are so many. */
    constructor(room) {
        this.#room = room;
    }
    /** Takes the next bytes. */
    add(bytes) {
        this.#pieces.push(bytes);
        this.#kept += bytes.length;
        for (let first = this.#pieces[0]; first !== undefined && this.#kept - first.length >= this.#room; first = this.#pieces[0]) {
            this.#pieces.shift();
            this.#kept -= first.length;
            this.#dropped += first.length;
        }
    }
    /** The kept bytes, how many before them were dropped, and whether they begin with a whole line. */
    end() {
        const all = Buffer.concat(this.#pieces);
        this.#pieces = [];
        if (this.#dropped === 0)
            return { bytes: all, dropped: 0, startsLine: true };
        const lineStart = all.indexOf(0x0a) + 1;
        const start = lineStart < all.length / 2 ? lineStart : 0;
        return { bytes: all.subarray(start), dropped: this.#dropped + start, startsLine: start > 0 };
    }
}

// EXTERNAL MODULE: ./build/gate/redaction.js
var redaction = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/gate/terminal.js
var terminal = __webpack_require__(2832);
;// CONCATENATED MODULE: ./build/gate/cleaning.js





/** A line without an end is broken here. */
const maxLineLength = 65_536;
/** An escape sequence that may go on is kept back up to this length where a line is broken. */
const maxEscapeLength = 256;
/**
 * Makes the output of an untrusted program safe to store, print and show, piece by piece and in bounded memory: valid
 * UTF-8; without escape sequences and control characters; secrets as `***`; no line that the Actions runner would obey
 * (`::command::` at the beginning of a line, `##[command]` anywhere; actions/runner, ActionCommand.cs); bidirectional
 * controls visible (`<U+202E>`); every kind of line end as LF; only head and tail if it is too long.
 */
class OutputCleaner {
    #decoder = new external_node_util_.TextDecoder();
    #redaction;
    #kept;
    #rawTail;
    #open = '';
    #bytes = 0;
    constructor({ secrets, maxBytes }) {
        this.#redaction = new redaction/* Redaction */.k(secrets);
        this.#kept = new HeadAndTail(maxBytes);
        this.#rawTail = new RawTail(2 * this.#kept.tailRoom + maxLineLength);
    }
    /** Takes raw output; returns cleaned text that can be written now. Each line comes when it is complete. */
    write(bytes) {
        this.#bytes += bytes.length;
        if (this.#kept.isHeadOpen)
            return this.#take(this.#decoder.decode(bytes, { stream: true }));
        // Only the end of what is too long will be shown: the rest is not worth cleaning.
        this.#rawTail.add(bytes);
        return '';
    }
    /** Ends the output; returns the rest of the cleaned text. */
    end() {
        const { bytes, dropped, startsLine } = this.#rawTail.end();
        if (dropped > 0)
            this.#startAfterGap(dropped);
        const text = this.#decoder.decode(bytes, { stream: true });
        // A line that was cut may begin within a secret; what is left of it is not longer than the longest one.
        const tail = this.#take(startsLine ? text : this.#plain(text).slice(this.#redaction.longest));
        return tail + this.#finish();
    }
    #finish() {
        const last = this.#take(this.#decoder.decode());
        return last + this.#kept.add(this.#defused(this.#plain(this.#open))) + this.#kept.end();
    }
    /** Final after `end`. */
    get summary() {
        return { bytes: this.#bytes, droppedBytes: this.#kept.dropped, truncated: this.#kept.dropped > 0 };
    }
    /** Goes on behind bytes that were left out; what was open before them is left out too. */
    #startAfterGap(dropped) {
        this.#decoder = new external_node_util_.TextDecoder();
        this.#kept.skip(dropped + Buffer.byteLength(this.#open));
        this.#open = '';
    }
    #take(text) {
        const all = this.#open + text;
        const end = all.lastIndexOf('\n') + 1;
        this.#open = all.slice(end);
        const lines = end === 0 ? '' : this.#kept.add(this.#defused(this.#plain(all.slice(0, end))));
        return this.#open.length > maxLineLength ? lines + this.#breakLine() : lines;
    }
    /** Breaks an over-long line, but neither within a secret nor within an escape sequence. */
    #breakLine() {
        const escape = this.#open.lastIndexOf('\u001b');
        const unfinished = escape >= this.#open.length - maxEscapeLength && escape >= 0 ? escape : this.#open.length;
        const plain = this.#plain(this.#open.slice(0, unfinished));
        const lastEnd = plain.lastIndexOf('\n') + 1;
        const cut = lastEnd > 0 ? lastEnd : Math.max(0, plain.length - this.#redaction.longest - 1);
        const end = isLowSurrogate(plain.charCodeAt(cut)) ? cut - 1 : cut;
        this.#open = plain.slice(end) + this.#open.slice(unfinished);
        const broken = plain.slice(0, end);
        return broken === '' ? '' : this.#kept.add(this.#defused(broken.endsWith('\n') ? broken : `${broken}\n`));
    }
    /** Text without codes, controls and secrets; to do it twice does nothing more. */
    #plain(text) {
        const lines = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
        return this.#redaction.redact((0,terminal/* removeTerminalCodes */.b)(lines).replace(/[\0-\u0008\u000e-\u001f\u007f-\u009f]/g, ''));
    }
    #defused(text) {
        return text
            .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (control) => `<U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
            .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
            .replace(/##(?=\[|vso)/g, '# #');
    }
}
/** Cleans a stream of raw output with a cleaner of the caller's, whose summary holds afterwards. */
async function* cleanOutput(source, cleaner) {
    for await (const bytes of source) {
        const text = cleaner.write(bytes);
        if (text !== '')
            yield text;
    }
    yield cleaner.end();
}
function isLowSurrogate(unit) {
    return unit >= 0xdc00 && unit <= 0xdfff;
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactReport),
/* harmony export */   k: () => (/* binding */ Redaction)
/* harmony export */ });
/** Shorter values are no secrets: to replace them would make the text unreadable and tell their value by its gaps. */
const shortestSecret = 4;
/** Shorter values are not looked for in base64, where four or five letters turn up by chance. */
const shortestEncoded = 6;
const replacement = '***';
/**
 * Replaces secrets by `***`: as they are, line by line if they have several, and as JSON, a URL or base64 would carry
 * them. What a program does to a secret beyond that cannot be seen: the first defence is that the gate has none.
 */
class Redaction {
    #forms;
    /** `secrets`: the values, of which blank ones and those under four characters are left alone. */
    constructor(secrets) {
        const forms = new Set();
        // Output is cleaned line by line: a form with line ends is covered by its lines.
        for (const secret of secrets)
            for (const form of formsOf(secret))
                if (!/[\r\n]/.test(form))
                    forms.add(form);
        this.#forms = [...forms].sort((a, b) => b.length - a.length);
    }
    /** Length of the longest form, in UTF-16 units; 0 without secrets. */
    get longest() {
        return this.#forms[0]?.length ?? 0;
    }
    redact(text) {
        let redacted = text;
        for (const form of this.#forms)
            if (redacted.includes(form))
                redacted = redacted.replaceAll(form, replacement);
        return redacted;
    }
}
function formsOf(secret) {
    const whole = secret.trim();
    const lines = whole.split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((line) => line.trim());
    const values = [...new Set([whole, ...lines])].filter((value) => value.length >= shortestSecret);
    return [...values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1), urlFormOf(value)]), ...base64FormsOf(Buffer.from(whole, 'utf8'))];
}
/** Percent-encoded; by way of bytes, because a lone surrogate has no such form. */
function urlFormOf(value) {
    return encodeURIComponent(Buffer.from(value, 'utf8').toString('utf8'));
}
/** The base64 text of a value that begins at any of the three positions within a group, without the characters its neighbours share. */
function base64FormsOf(bytes) {
    if (bytes.length < shortestEncoded)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const first = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64').slice(first, end);
        return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** A report whose texts hold no secret. */
function redactReport(report, redaction) {
    if (redaction.longest === 0)
        return report;
    return { ...report, tests: report.tests.map((test) => redactTest(test, redaction)) };
}
/** The same object where there is nothing to hide, as in nearly all of what may be a million tests. */
function redactTest(test, redaction) {
    const { suite, name, message } = test;
    const redacted = { suite: redaction.redact(suite), name: redaction.redact(name), ...(message === undefined ? {} : { message: redaction.redact(message) }) };
    return redacted.suite === suite && redacted.name === name && redacted.message === message ? test : { ...test, ...redacted };
}


/***/ })

};
