export const id = 719;
export const ids = [719];
export const modules = {

/***/ 44544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ storeOptions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);



/** Where downloads go, and how long uploads are kept. */
async function storeOptions(folder) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'artifacts');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
    const retentionDays = _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOrNull */ .wD('retention-days');
    return retentionDays === null ? { directory } : { directory, retentionDays };
}


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** The system's clock. */
const systemClock = { now: () => new Date() };


/***/ }),

/***/ 32632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ parseConfiguration),
/* harmony export */   _0: () => (/* binding */ defaultConfiguration),
/* harmony export */   yD: () => (/* binding */ configurationPath)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26412);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16486);





/** Most entries of one list. */
const mostEntries = 200;
const globSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).superRefine((glob, context) => {
    const fault = (0,_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .globFault */ .H)(glob);
    if (fault !== null)
        context.addIssue({ code: 'custom', message: `the glob ${JSON.stringify(glob.slice(0, 60))} ${fault}` });
});
const globs = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(globSchema).max(mostEntries).default([]);
/** `.github/safe-debug.yml`: rules of a repository that a candidate must not be able to change. */
const configurationSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Further paths that a candidate may change but not win with. */
    guarded: globs,
    /** Output paths that may differ between winner and replay. */
    volatile: globs,
    /** Tests that are known to fail: `suite > name` or `name`, `*` for any text. */
    'expected-failures': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(1_000)).max(mostEntries).default([]),
    /** Least number of tests that must pass. */
    'min-tests': zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).default(1),
    /** What models cost, with the day on which that was true. */
    prices: _prices_js__WEBPACK_IMPORTED_MODULE_2__/* .priceTableSchema */ .rh.default([]),
    /** Whether ignored files must be equal in winner and replay too. */
    'compare-ignored': zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
});
/** The rules of a repository without a configuration file. */
const defaultConfiguration = configurationSchema.parse({});
/** Where a repository keeps its configuration. */
const configurationPath = '.github/safe-debug.yml';
/** Reads a configuration file's text. Throws `input` with the place of the first fault. */
function parseConfiguration(text, name) {
    const fail = (why) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The configuration ${name} cannot be used: ${why}. docs/configuration.md of safe-parallel-debugging says what it may hold.`);
    };
    let value;
    try {
        value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { schema: 'core', maxAliasCount: 10 }) ?? {};
    }
    catch (error) {
        return fail(((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('\n')[0] ?? '').replace(/:$/, ''));
    }
    const parsed = configurationSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    return fail(`${issue?.path.join('.') || 'the document'}: ${issue?.message}`);
}


/***/ }),

/***/ 10999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ EventLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20663);


/**
 * The hash-chained log of a run. Events are kept until a file is opened, because the evidence folder may only be touched
 * when it is sure that there will be evidence; from then on each event is written through to every opened file as it
 * happens, one line each. The log of a resumed run goes on behind its earlier events.
 */
class EventLog {
    events;
    #clock;
    #listeners = [];
    #descriptors = [];
    constructor(clock, earlier = []) {
        this.#clock = clock;
        this.events = [...earlier];
    }
    /** Puts a new file with what there is so far in place, in one move, and writes every further event to it as it happens. */
    open(file) {
        const half = `${file}.tmp`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(half, { recursive: true, force: true });
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(half, 'wx', 0o644);
        this.#descriptors.push(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, this.text());
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(half, file);
    }
    /** Calls the listener with every event so far and every further one. */
    listen(listener) {
        for (const event of this.events)
            listener(event);
        this.#listeners.push(listener);
    }
    emit(type, data, world) {
        this.append({ at: this.#clock.now().toISOString(), type, world, data });
    }
    /** Chains an event that happened at a known time. */
    append(content) {
        const event = (0,_core_documents_event_js__WEBPACK_IMPORTED_MODULE_1__/* .chainEvent */ .MO)(content, this.events.at(-1) ?? null);
        this.events.push(event);
        for (const descriptor of this.#descriptors)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, lineOf(event));
        for (const listener of this.#listeners)
            listener(event);
        return event;
    }
    /** Number of events and hash of the last one, as the evidence carries them. */
    get head() {
        return { count: this.events.length, head: this.events.at(-1)?.hash ?? '' };
    }
    /** The whole log as text, from memory: the file could have been changed by somebody else. */
    text() {
        return this.events.map(lineOf).join('');
    }
    /** Makes everything durable and closes the files, if there are any. */
    close() {
        for (const descriptor of this.#descriptors) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
        this.#descriptors = [];
    }
}
function lineOf(event) {
    return `${JSON.stringify(event)}\n`;
}


/***/ }),

/***/ 31661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ takePlan)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3965);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38927);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82512);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88608);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91973);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83553);










/**
 * Puts the plan, the recorded patches, and what models and agents said into the evidence folder. The plan is written from
 * what this process knows, and each patch and transcript must still be the one that was planned. Returns the paths. Throws
 * `evidence` otherwise.
 */
async function takePlan(folder, plan, planDigest, out) {
    const text = (0,_writer_js__WEBPACK_IMPORTED_MODULE_9__/* .planText */ .Pt)(plan);
    if ((0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text) !== planDigest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', 'The plan was changed since it was made. Make a new one; nothing was promoted.');
    await (0,_writer_js__WEBPACK_IMPORTED_MODULE_9__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.plan), text);
    const patches = await takePatches(folder, plan, out);
    const paths = [_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.plan, ...patches, ...(await takeTranscripts(folder, plan, out)), ...(await takeAgentLogs(folder, plan, out))];
    if (!plan.snapshot.dirty)
        return paths;
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack));
    return [...paths, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack];
}
async function takePatches(folder, { candidates }, out) {
    for (const { id, mutation } of candidates) {
        await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, mutation.file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, mutation.file)).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The recorded patch of candidate ${id} cannot be read any more: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Nothing was promoted.`, { cause });
        });
        if ((await (0,_observe_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, mutation.file))) !== mutation.sha256)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The recorded patch of candidate ${id} was changed since it was planned. Nothing was promoted.`);
    }
    return candidates.map(({ mutation }) => mutation.file);
}
/** What was sent to models and what came, as far as it was kept; each must be what its call's digests name. */
async function takeTranscripts(folder, plan, out) {
    const kept = [];
    for (const call of plan.calls) {
        const file = _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.transcript(call.id);
        if (!(await copyIfThere(folder, file, out)))
            continue;
        const fault = (0,_core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .transcriptFaultFor */ .Q9)(call, await (0,_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .readTranscript */ .lb)(out, call.id));
        if (fault !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The transcript of call ${call.id} was changed since the model answered: ${fault}. Nothing was promoted.`);
        kept.push(file);
    }
    return kept;
}
/** What agents printed, as far as it was kept. */
async function takeAgentLogs(folder, { proposers }, out) {
    const kept = [];
    for (let number = 1; number <= (proposers?.agent?.proposals ?? 0); number++) {
        const file = _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.agentLog(number);
        if (await copyIfThere(folder, file, out))
            kept.push(file);
    }
    return kept;
}
async function copyIfThere(from, file, to) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file)).catch(() => null)) === null)
        return false;
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, file));
    return true;
}


/***/ }),

/***/ 83553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ takeWorld),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   TQ: () => (/* binding */ clearEvidence),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   l9: () => (/* binding */ takeSetUpLog),
/* harmony export */   rd: () => (/* binding */ prepareEvidence),
/* harmony export */   t$: () => (/* binding */ clearListed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51174);
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59957);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86817);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54756);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88608);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38927);










/** The bytes of `plan.json`. */
function planText(plan) {
    return `${JSON.stringify(plan, null, 2)}\n`;
}
/** Copies the files that a world's record names into the evidence folder, and nothing else that lies in the world's folder. Returns their paths. */
async function takeWorld(folder, observation, world, out) {
    if (observation.status !== 'observed')
        return takeUnread(folder, world, out);
    const { record } = observation.world;
    const files = [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.record(world), record.log.file, ...(record.manifest ? [record.manifest.file] : [])];
    for (const { reports, output } of record.attempts)
        files.push(...reports.map(({ file }) => file), ...(output ? [output.file] : []));
    for (const file of files)
        await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, file));
    return files;
}
/** Of a world whose record is of no use only the record itself is taken, if it is a file at all. */
async function takeUnread(folder, world, out) {
    const file = _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.record(world);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).catch(() => null);
    if (!found?.isFile())
        return [];
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, file));
    return [file];
}
/** Copies the output of the set-up command into the evidence folder, if there is any. Returns its path. */
async function takeSetUpLog(file, out) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null)) === null)
        return [];
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.setUpLog));
    return [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.setUpLog];
}
/**
 * Closes the evidence: lists all files with their digests, ends the event log with the digest of the document, and writes
 * both under other names, so that a promotion can come last and evidence of it is sure to follow.
 */
async function prepareEvidence(out, parts, events) {
    const body = { ...bodyOf(parts), files: await listFiles(out, parts.files) };
    events.emit('run.finished', { outcome: body.outcome, evidence: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfJson */ .Qs)(body), records: parts.records });
    const evidence = _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.parse({ ...body, events: { file: _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events, ...events.head } });
    const text = `${JSON.stringify(evidence, null, 2)}\n`;
    const document = await prepareFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence), text);
    const log = await prepareFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events), events.text());
    return {
        evidence,
        digest: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text),
        commit: async () => {
            await log.commit();
            await document.commit();
        },
    };
}
function bodyOf({ plan, derivation, promotion, environment, prepared, finishedAt }) {
    const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
    const { dirty: _dirty, ...snapshot } = plan.snapshot;
    return {
        schema: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchemaName */ .Cm,
        id: plan.id,
        createdAt: plan.createdAt,
        finishedAt: finishedAt.toISOString(),
        outcome,
        tool: _tool_js__WEBPACK_IMPORTED_MODULE_6__/* .tool */ .z,
        environment,
        trigger: plan.trigger,
        snapshot: { ...snapshot, prepared },
        gate: plan.gate,
        tests,
        baseline,
        candidates,
        selection,
        replay,
        promotion,
        model: (0,_core_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .runUsage */ .l_)(plan),
        calls: plan.calls,
        limits,
    };
}
/** Writes a file under another name first, so that nobody ever sees half of it. */
async function replaceFile(file, text) {
    await (await prepareFile(file, text)).commit();
}
async function prepareFile(file, text) {
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file));
    // Whatever lies there under these names is not ours: a gate may have made it.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(`${file}.tmp`, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${file}.tmp`, text, { flush: true });
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null);
    if (found?.isDirectory())
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { recursive: true, force: true });
    return { commit: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${file}.tmp`, file) };
}
async function listFiles(out, paths) {
    const files = [];
    for (const path of [...paths].sort())
        files.push({ path, sha256: await (0,_observe_js__WEBPACK_IMPORTED_MODULE_8__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path)), bytes: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path))).size });
    return files;
}
/** Removes the evidence that an earlier run left in a folder, so that it is never taken for fresh. Unfinished runs stay. */
async function clearEvidence(out) {
    // The document first: without it, whatever still lies here is no evidence.
    for (const name of [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.page, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.pack, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.winner, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.examination, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.fault, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.failedSetUpLog])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, name), { recursive: true, force: true });
    await clearListed(out);
}
/** Empties the folders whose files the evidence lists, also of what a gate may have planted there. */
async function clearListed(out) {
    for (const folder of _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .listedFolders */ .x)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, folder), { recursive: true, force: true });
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* unused harmony export wholeOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);



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
    for await (const chunk of createReadStream(file)) {
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

/***/ 82593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ worldFolders),
/* harmony export */   h: () => (/* binding */ replayWinner)
/* harmony export */ });
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20545);
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54526);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88608);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54311);





/** Where each world's folder is, by the names in the plan; null where the store has none. */
async function worldFolders(plan, store) {
    const folders = new Map();
    for (const world of (0,_world_js__WEBPACK_IMPORTED_MODULE_4__/* .worldsOf */ .XB)(plan))
        folders.set(world, await store.get(plan.names.worlds[world] ?? ''));
    const replay = await store.get(plan.names.replay);
    if (replay !== null)
        for (const world of ['replay', 'replay-baseline'])
            folders.set(world, replay);
    return folders;
}
/**
 * Ranks what the worlds left and, if there is a winner, restores the snapshot, runs the baseline once more and the
 * winner's recorded patch again. Writes both worlds into `target`. `records` has the digests of the records that this
 * process wrote, and gets those of the two. Returns the winner's id, or null; rejects when interrupted.
 */
async function replayWinner(workbench, store, target, records = new Map()) {
    const { plan, events, signal } = workbench;
    const findings = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_3__/* .observeWorlds */ .A)(plan, workbench.planDigest, await worldFolders(plan, store), signal.aborted ? 'interrupted' : 'complete', records);
    const { tests, baseline, candidates, selection } = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .C)(findings);
    const realCount = (indices) => indices.filter((index) => tests[index] !== undefined && !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isGate */ .cE)(tests[index])).length;
    for (const { id, verdict, reasons, fixed, broken, missing } of candidates) {
        events.emit('verdict.reached', { verdict, reasons, fixed: realCount(fixed), broken: realCount(broken), missing: realCount(missing) }, id);
    }
    const { winner } = selection;
    if (baseline.outcome !== 'reproduced' || winner === null)
        return null;
    events.emit('winner.selected', { ranking: selection.ranking, rule: selection.rule }, winner);
    const touched = await workbench.snapshot.worlds.touchedPath();
    events.emit('snapshot.restored', { id: 'S0', tree: plan.snapshot.tree, touched }, 'replay');
    const baselineAgain = (0,_world_js__WEBPACK_IMPORTED_MODULE_4__/* .runWorld */ .m5)(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target);
    // On a machine of its own the baseline comes first: no code of the winner has run there by then.
    if (plan.run !== null)
        await Promise.allSettled([baselineAgain]);
    const results = await Promise.allSettled([baselineAgain, (0,_world_js__WEBPACK_IMPORTED_MODULE_4__/* .runWorld */ .m5)(workbench, { world: 'replay', candidate: winner, slot: winner }, target)]);
    signal.throwIfAborted();
    for (const [index, result] of results.entries()) {
        const world = index === 0 ? 'replay-baseline' : 'replay';
        if (result.status === 'fulfilled')
            records.set(world, result.value.digest);
        // A world that could not be run leaves no record; without both of them nothing is verified.
        else
            events.emit('world.failed', { why: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFaultOf */ .No)(result.reason) ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(result.reason) }, world);
    }
    return winner;
}


/***/ }),

/***/ 69154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ ArtifactStore)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(88608);
// EXTERNAL MODULE: ./build/files/regular-file.js
var regular_file = __webpack_require__(38927);
// EXTERNAL MODULE: ./build/files/unzip.js + 1 modules
var unzip = __webpack_require__(42895);
;// CONCATENATED MODULE: ./build/store/folder-content.js




/** All files below a folder, as sorted relative paths with slashes. Throws `input` for anything but files and folders, and if there is no file. */
async function regularFilesBelow(folder) {
    const files = [];
    for (const path of (await (0,promises_.readdir)(folder, { recursive: true })).sort()) {
        const found = await (0,promises_.lstat)((0,external_node_path_.join)(folder, path));
        if (found.isFile())
            files.push(path.replaceAll('\\', '/'));
        else if (!found.isDirectory())
            throw new errors/* SafeDebugError */.rc('input', `${(0,external_node_path_.join)(folder, path)} cannot be uploaded: it is neither a file nor a folder. Remove it.`);
    }
    if (files.length === 0)
        throw new errors/* SafeDebugError */.rc('input', `${folder} cannot be uploaded: it holds no file.`);
    return files;
}
/** Whether two folders hold the same files with the same bytes. */
async function sameFiles(one, other) {
    const [files, others] = await Promise.all([regularFilesBelow(one), regularFilesBelow(other)]);
    if (others.join('\n') !== files.join('\n'))
        return false;
    for (const file of files)
        if ((await (0,observe/* digestOfFile */.M)((0,external_node_path_.join)(one, file))) !== (await (0,observe/* digestOfFile */.M)((0,external_node_path_.join)(other, file))))
            return false;
    return true;
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/store/service-faults.js


/** A service that is gone for 20 seconds is survived; the client itself repeats after a 5xx for some 25 seconds. */
const defaultPatience = { waitsMs: [1_000, 3_000, 6_000, 12_000], questionMs: 120_000, transferMs: 600_000 };
const cutConnection = /\b(?:ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)\b/;
/** Whether an error of the client tells of a connection that failed, which the client does not try again. */
function isCutConnection(thrown) {
    return cutConnection.test((0,errors/* messageOf */.bD)(thrown));
}
/** The service gives no name twice. */
function isNameTaken(thrown) {
    return /\(409\)/.test((0,errors/* messageOf */.bD)(thrown));
}
/** A creation that may never have reached the service. */
function isCutCreation(thrown) {
    return /CreateArtifact/.test((0,errors/* messageOf */.bD)(thrown)) && isCutConnection(thrown);
}
/** Faults after which an upload may be complete all the same. */
function isUncertain(thrown) {
    return isNameTaken(thrown) || /FinalizeArtifact/.test((0,errors/* messageOf */.bD)(thrown));
}
/**
 * Repeats `operation` after faults that `mayRepeat` names, with the given waits; ends after `limitMs` in any case. The
 * client cannot be told to stop: what it does after that has no effect. Rejects with the last fault, or `environment`
 * when the time is over.
 */
async function patiently(what, limitMs, waitsMs, operation, mayRepeat = isCutConnection) {
    const over = new AbortController();
    const deadline = (0,external_node_timers_promises_.setTimeout)(limitMs, null, { signal: over.signal }).then(() => {
        throw new errors/* SafeDebugError */.rc('environment', `${what} took longer than ${Math.round(limitMs / 1000)} s, so it was given up. Look at githubstatus.com, and run the job again.`);
    });
    try {
        return await Promise.race([repeated(waitsMs, operation, mayRepeat, over.signal), deadline]);
    }
    finally {
        over.abort();
        await deadline.catch(() => undefined);
    }
}
async function repeated(waitsMs, operation, mayRepeat, signal) {
    for (const waitMs of waitsMs) {
        try {
            return await operation();
        }
        catch (error) {
            if (!mayRepeat(error))
                throw error;
            await (0,external_node_timers_promises_.setTimeout)(waitMs, null, { signal });
        }
    }
    return operation();
}
/** What a fault of the artifact client means for a user, and what to do next. */
function serviceFault(what, cause) {
    if (cause instanceof errors/* SafeDebugError */.rc)
        return cause;
    const message = ((0,errors/* messageOf */.bD)(cause).split('\n')[0] ?? '').replace(/[.:]$/, '');
    return new errors/* SafeDebugError */.rc('environment', `${what} failed: ${message}. ${nextStep(cause, message)}`, { cause });
}
function nextStep(cause, message) {
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'GHESNotSupportedError')
        return 'GitHub Enterprise Server has no such artifacts: use the one-step form (mode: run).';
    if (name === 'UsageError')
        return 'Delete old artifacts, or keep new ones for fewer days.';
    if (/ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|backend IDs/.test(message))
        return 'Only a step with `uses:` is given access to artifacts: run this mode through the action, not through `run:`.';
    return 'Look at githubstatus.com, and run the job again.';
}

// EXTERNAL MODULE: ./build/store/stored-artifact.js
var stored_artifact = __webpack_require__(84258);
;// CONCATENATED MODULE: ./build/store/bounded-download.js




/** Milliseconds between two looks at what has arrived. */
const lookEveryMs = 100;
/** More arrived than the service had listed. */
class TooManyBytesError extends Error {
    constructor(most) {
        super(`more than the ${most} bytes arrived that the service lists`);
        this.name = 'TooManyBytesError';
    }
}
/**
 * Waits for a download into `folder`, and rejects with `TooManyBytesError` once a file there has more than `most` bytes: who
 * holds an artifact's upload address can exchange its bytes after it was listed. The artifact client cannot be told to
 * stop, so what still arrives is cut away until it has ended, and never fills the disk.
 */
async function downloadWithin(download, folder, most) {
    const ended = download.then(() => true, () => true);
    try {
        while (!(await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(lookEveryMs, false)])))
            if ((await largestIn(folder)) > most)
                throw new TooManyBytesError(most);
        return await download;
    }
    catch (error) {
        // What cannot be taken away now goes with the folder around it.
        discard(ended, folder).catch(() => undefined);
        throw error;
    }
}
/** Bytes of the largest file; an attempt that was cut may have left one of its own. A file that is gone by now has none. */
async function largestIn(folder) {
    const sizes = await Promise.all((await (0,promises_.readdir)(folder)).map((name) => sizeOf((0,external_node_path_.join)(folder, name))));
    return Math.max(0, ...sizes);
}
async function sizeOf(file) {
    try {
        return (await (0,promises_.stat)(file)).size;
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return 0;
        throw error;
    }
}
async function discard(ended, folder) {
    do {
        const names = await (0,promises_.readdir)(folder).catch(() => []);
        await Promise.allSettled(names.map((name) => (0,promises_.truncate)((0,external_node_path_.join)(folder, name))));
    } while (!(await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(lookEveryMs, false)])));
    await (0,promises_.rm)(folder, { recursive: true, force: true });
}

;// CONCATENATED MODULE: ./build/store/unpacked-artifact.js







/** Downloads an artifact and unpacks it into a fresh folder. Rejects where the service fails; what is wrong with the artifact itself is the answer. */
async function unpacked(artifact, client, { directory, limits, patience }) {
    const place = await (0,promises_.mkdtemp)((0,external_node_path_.join)(directory, 'fetched-'));
    try {
        const file = await download(artifact, client, place, patience);
        const folder = (0,external_node_path_.join)(place, 'files');
        await (0,unzip/* unzip */.$)(file, folder, limits);
        await (0,promises_.rm)(file);
        return { status: 'found', artifact, folder };
    }
    catch (error) {
        if (isOurs(error))
            throw error;
        return { status: 'malformed', why: (0,errors/* messageOf */.bD)(error) };
    }
}
/** The file that is what the service lists, byte for byte; attempts that were cut may leave others beside it. */
async function download({ name, id, size, digest }, client, place, { transferMs, waitsMs }) {
    const what = `The download of the artifact "${name}"`;
    const attempt = async () => {
        const target = await (0,promises_.mkdtemp)((0,external_node_path_.join)(place, 'download-'));
        await downloadWithin(client.downloadArtifact(id, { path: target, skipDecompress: true, expectedHash: digest }), target, size);
        return target;
    };
    // The client tries five times within some 25 seconds, whatever the fault; that twice, and no more.
    const target = await patiently(what, transferMs, waitsMs.slice(0, 1), attempt, (thrown) => !(thrown instanceof TooManyBytesError)).catch((error) => {
        throw error instanceof TooManyBytesError ? error : serviceFault(what, error);
    });
    for (const file of await (0,promises_.readdir)(target))
        if ((await (0,observe/* digestOfFile */.M)((0,external_node_path_.join)(target, file))) === digest)
            return (0,external_node_path_.join)(target, file);
    throw new errors/* SafeDebugError */.rc('evidence', 'its bytes do not have the digest that the service lists');
}
/** Faults of the service or of this machine; all others are in what was uploaded. */
function isOurs(thrown) {
    return !(thrown instanceof TooManyBytesError) && (!(thrown instanceof errors/* SafeDebugError */.rc) || thrown.code === 'environment');
}

;// CONCATENATED MODULE: ./build/store/artifact-store.js










/**
 * The artifacts of this workflow run as a store, through GitHub's own client. It needs ACTIONS_RUNTIME_TOKEN and
 * ACTIONS_RESULTS_URL, which only steps with `uses:` have. Any job of the run can upload under any free name, so what is
 * fetched is only believed as far as a digest from elsewhere (a job's output) bears it out. Methods reject with
 * `environment` where the service fails, after bounded attempts.
 */
class ArtifactStore {
    #options;
    #fetched = new Map();
    #client = null;
    #listing = null;
    constructor(options) {
        this.#options = { mostBytes: 256 * 1024 * 1024, limits: unzip/* unzipLimits */.p, patience: defaultPatience, ...options };
    }
    /** Uploads a folder's files and removes the folder. Rejects like `uploadFolder`. */
    async put(name, folder) {
        await this.uploadFolder(folder, name);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
    /** The unpacked files of a name, or null. Throws `evidence` if what stands there cannot be used; `fetch` tells that without an error. */
    async get(name) {
        const fetched = await this.fetch(name);
        if (fetched.status === 'found')
            return fetched.folder;
        if (fetched.status === 'missing')
            return null;
        throw new errors/* SafeDebugError */.rc('evidence', `The artifact "${name}" cannot be used: ${fetched.why}. Nothing of it was taken; look at the jobs of this run, and start a new one.`);
    }
    async list() {
        return [...new Set((await this.#list()).map(({ name }) => name))].sort();
    }
    /** What the service lists under a name, without fetching it. */
    async inspect(name) {
        (0,stored_artifact/* requireName */.rI)(name);
        const known = await (this.#listing ?? this.#list());
        // What is missing may have come since the last look.
        const listed = known.some((artifact) => artifact.name === name) ? known : await this.#list();
        return (0,stored_artifact/* judged */.g$)(listed.filter((artifact) => artifact.name === name), this.#options.mostBytes);
    }
    /** Downloads and unpacks what stands under a name, once for each name; several names may be fetched at once. */
    fetch(name) {
        const begun = this.#fetched.get(name);
        if (begun !== undefined)
            return begun;
        const fetched = this.#fetch(name);
        this.#fetched.set(name, fetched);
        // What is not there yet, or could not be had, may be asked for again.
        const forget = () => this.#fetched.delete(name);
        fetched.then(({ status }) => status === 'missing' && forget(), forget);
        return fetched;
    }
    /**
     * Uploads all files of a folder as one zip file under a name. Throws `input` for anything in it but folders and regular
     * files, and for an empty one; `evidence` if something else stands under the name.
     */
    async uploadFolder(folder, name) {
        (0,stored_artifact/* requireName */.rI)(name);
        const files = await regularFilesBelow(folder);
        const isSame = async () => {
            const standing = await this.fetch(name);
            return standing.status === 'found' && sameFiles(folder, standing.folder);
        };
        return this.#upload(name, files.map((file) => (0,external_node_path_.join)(folder, file)), folder, {}, isSame);
    }
    /**
     * Uploads one file as it is, so that a browser shows it and its digest is the artifact's. Throws `evidence` if the
     * service's digest is another one, or something else stands under the name.
     */
    async uploadFile(file, name) {
        (0,stored_artifact/* requireName */.rI)(name);
        // The client names such an artifact after its file; the copy also holds the bytes still.
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#options.directory, 'upload-'));
        try {
            const copy = (0,external_node_path_.join)(folder, name);
            await (0,regular_file/* copyRegularFile */.cK)(file, copy);
            const digest = await (0,observe/* digestOfFile */.M)(copy);
            const isSame = async () => {
                const inspection = await this.inspect(name);
                return inspection.status === 'found' && inspection.artifact.digest === digest;
            };
            const stored = await this.#upload(name, [copy], folder, { skipArchive: true }, isSame);
            if (stored.digest !== digest)
                throw (0,stored_artifact/* changedBytes */.eb)(name, digest, stored.digest);
            return stored;
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
    /** Only a creation that was cut off is tried again: GitHub gives a name to no second upload, even if the first never ended. */
    async #upload(name, files, root, options, isSame) {
        const { patience, retentionDays } = this.#options;
        const what = `The upload of the artifact "${name}"`;
        const client = await this.#loadClient();
        const upload = () => client.uploadArtifact(name, files, root, { ...options, ...(retentionDays === undefined ? {} : { retentionDays }) });
        const sent = await patiently(what, patience.transferMs, patience.waitsMs, upload, isCutCreation).catch((error) => ({ error }));
        this.#listing = null;
        return 'error' in sent ? this.#recovered(name, what, sent.error, isSame) : this.#confirmed(name, what, sent);
    }
    /** An answer may have got lost: what stands under the name may be ours after all. Throws if it is not. */
    async #recovered(name, what, error, isSame) {
        if (!isUncertain(error))
            throw serviceFault(what, error);
        const standing = await this.inspect(name);
        if (standing.status === 'found' && (await isSame()))
            return standing.artifact;
        throw isNameTaken(error) ? (0,stored_artifact/* nameTaken */.nn)(name, standing) : serviceFault(what, error);
    }
    /** What the service lists after an upload, if it is what was sent. */
    async #confirmed(name, what, { id, digest }) {
        const standing = await this.inspect(name);
        if (standing.status === 'missing')
            throw serviceFault(what, new Error('the service does not list it'));
        if (standing.status !== 'found')
            throw new errors/* SafeDebugError */.rc('evidence', `The artifact "${name}" was uploaded, but cannot be used: ${standing.why}. Look at the jobs of this run, and start a new one.`);
        const { artifact } = standing;
        if (artifact.id !== id || artifact.digest !== `sha256:${digest}`)
            throw (0,stored_artifact/* changedBytes */.eb)(name, `sha256:${digest}`, artifact.digest);
        return artifact;
    }
    /** Asks anew; what is asked meanwhile waits for the same answer. */
    #list() {
        const listing = this.#askForList();
        this.#listing = listing;
        listing.catch(() => {
            if (this.#listing === listing)
                this.#listing = null;
        });
        return listing;
    }
    async #askForList() {
        const { questionMs, waitsMs } = this.#options.patience;
        const what = "The list of this run's artifacts";
        const client = await this.#loadClient();
        return patiently(what, questionMs, waitsMs, async () => (await client.listArtifacts()).artifacts).catch((error) => {
            throw serviceFault(what, error);
        });
    }
    async #fetch(name) {
        const inspection = await this.inspect(name);
        if (inspection.status !== 'found')
            return inspection;
        return unpacked(inspection.artifact, await this.#loadClient(), this.#options);
    }
    /** The client is large: it is loaded when an artifact is first needed, so that it costs other commands nothing. */
    #loadClient() {
        this.#client ??= __webpack_require__.e(/* import() */ 479).then(__webpack_require__.bind(__webpack_require__, 33479)).then(({ DefaultArtifactClient }) => new DefaultArtifactClient());
        return this.#client;
    }
}


/***/ }),

/***/ 84258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eb: () => (/* binding */ changedBytes),
/* harmony export */   g$: () => (/* binding */ judged),
/* harmony export */   nn: () => (/* binding */ nameTaken),
/* harmony export */   rI: () => (/* binding */ requireName),
/* harmony export */   zh: () => (/* binding */ artifactAddress)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);

/** What the artifacts that are listed under one name come to; more than `mostBytes` bytes are too many. */
function judged(standing, mostBytes) {
    const [only] = standing;
    if (only === undefined)
        return { status: 'missing' };
    if (standing.length > 1)
        return { status: 'doubled', why: `${standing.length} artifacts have this name` };
    const { name, id, size, digest } = only;
    if (size > mostBytes)
        return { status: 'oversized', why: `it has ${size} bytes, more than ${mostBytes}` };
    if (!isDigest(digest))
        return { status: 'malformed', why: 'the service lists no sha256 for it' };
    return { status: 'found', artifact: { name, id, size, digest } };
}
/** Address of an artifact's page. `server` is GITHUB_SERVER_URL; `repository` is `owner/name`; `run` is the run's id. */
function artifactAddress({ server, repository, run }, id) {
    return `${server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}
function isDigest(text) {
    return text !== undefined && /^sha256:[0-9a-f]{64}$/.test(text);
}
/** Throws `input` for what is no name of an artifact here. */
function requireName(name) {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('input', `"${name}" is not a name for an artifact: use letters, digits, dots and dashes.`);
}
/** The fault of an upload under a name that something else has. */
function nameTaken(name, inspection) {
    const who = inspection.status === 'missing' ? 'An upload that never ended holds the name' : 'Something else in this run uploaded';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('evidence', `${who} "${name}" first, and GitHub gives no name twice. Nothing was uploaded; look at the jobs of this run, and start a new one. Legs of a matrix and second calls each need an input \`name\` of their own.`);
}
/** The fault of an upload that does not stand as it was sent. */
function changedBytes(name, sent, listed) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('evidence', `The artifact "${name}" is not what was sent: the service lists the digest ${listed}, sent was ${sent}. Do not use it; start a new run.`);
}


/***/ }),

/***/ 8352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ identity),
/* harmony export */   L: () => (/* binding */ commitDirtyState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85799);





/** Message of the commit that stands for uncommitted work. */
const uncommittedWorkMessage = 'Uncommitted work that safe-debug started from\n';
/**
 * Records the uncommitted and untracked state of a work tree as a commit in the scratch repository; its parent is HEAD.
 * The user's index, objects and references are only read: the index is copied and new objects go to the scratch
 * repository. Without changes the answer is HEAD itself. `excluded` is the absolute path of the evidence folder, which is
 * never part of a snapshot. Throws `input` for a bare repository or one without a commit.
 */
async function commitDirtyState(repository, scratch, excluded) {
    if (repository.workTree === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `${repository.path} is a bare repository: it has no uncommitted work. Leave --dirty out.`);
    const head = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveCommit */ .WL)(repository, 'HEAD');
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.directory, 'dirty-index');
    const place = { ...repository.place, indexFile, objectDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.directory, 'objects'), alternateObjectDirectories: [repository.objects] };
    try {
        await copyIndex(repository, indexFile);
        await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(place, ['add', '--all', '--', '.', ...exclusion(repository.workTree, excluded)], { environment: { GIT_LITERAL_PATHSPECS: '0' } });
        const tree = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(place, ['write-tree']);
        if (tree === head.tree)
            return { ...head, dirty: false };
        return { commit: await commitLike(place, head.commit, tree), tree, dirty: true };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
    }
}
/** The pathspec that leaves a folder out, if it lies in the work tree (gitglossary manual, "pathspec"). */
function exclusion(workTree, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workTree, folder);
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? [] : [`:(exclude,top,literal)${path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/')}`];
}
/**
 * The copy keeps the time of the original: git reads a file again if it is not older than the index ("racy git", its
 * technical documentation), and a younger copy would hide an edit of the same size in the same second.
 */
async function copyIndex(repository, target) {
    const index = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(repository.place, ['rev-parse', '--path-format=absolute', '--git-path', 'index']);
    try {
        const { atime, mtime } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(index);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(index, target);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(target, atime, mtime);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) !== 'ENOENT')
            throw error; // a repository without an index has nothing staged
    }
}
/** The time of HEAD is taken over, so that the same state gives the same commit. */
async function commitLike(place, parent, tree) {
    const time = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(place, ['show', '--no-patch', '--format=%cI', parent]);
    return (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(place, ['commit-tree', tree, '-p', parent], { input: uncommittedWorkMessage, environment: identity(time) });
}
/** Author and committer of commits that the tool makes itself. */
function identity(time) {
    const name = 'safe-debug';
    const email = 'safe-debug@users.noreply.github.com';
    return {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_AUTHOR_DATE: time,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: time,
    };
}


/***/ })

};
