export const id = 423;
export const ids = [423];
export const modules = {

/***/ 99125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ claimOutFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86817);
/* harmony import */ var _processes_process_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7950);





/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';
const lockFile = '.lock';
/**
 * Makes or takes over an evidence folder. Throws `input`, with nothing changed, for a folder that holds other things,
 * that contains the repository, that cannot be written to, or that another run is writing to.
 */
async function claimOutFolder(folder, repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    await refuseForeign(path, folder, repository);
    const unwritable = (cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be written to: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}. Name another one with --out DIR.`, { cause });
    };
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(path).catch(unwritable);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), ignoreText).catch(unwritable);
    await takeLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, lockFile), folder).catch((error) => (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc ? Promise.reject(error) : unwritable(error)));
    return { path, release: () => release(path) };
}
async function refuseForeign(path, folder, repository) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}. Name another one with --out DIR.`, { cause: error });
    });
    const [top, target] = await Promise.all([repository === null ? null : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(repository).catch(() => null), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path)]);
    if (top !== null && (top === target || top.startsWith(target + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
    if (names.length === 0 || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder ${folder} holds "${names[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}
/** A folder in which nothing came to lie is taken away again. */
async function release(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, lockFile), { force: true });
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path).catch(() => null);
    if (names === null)
        return;
    // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
    if (!names.includes(ignoreFile))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), ignoreText);
    if (names.length !== 1 || names[0] !== ignoreFile)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(path);
}
/** The lock appears whole or not at all: it is written under another name and then linked. */
async function takeLock(file, folder) {
    const own = `${file}-${process.pid}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(own, JSON.stringify({ pid: process.pid, startTime: (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readProcess */ .Wv)(process.pid)?.startTime ?? null }));
    try {
        if (await linked(own, file))
            return;
        if (await isHeld(file))
            throw busy(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
        if (!(await linked(own, file)))
            throw busy(folder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(own, { force: true });
    }
}
function busy(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `Another run is writing to ${folder}. Wait for it, or name another folder with --out DIR.`);
}
/** Gives a file a second name, if that is free. */
async function linked(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
/** Whether the process that took the lock is still there. A lock that cannot be read was cut by a crash. */
async function isHeld(file) {
    const match = /^\{"pid":(\d+),"startTime":(?:"(\d+)"|null)\}$/.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => ''));
    if (!match)
        return false;
    const [, pid, startTime] = match;
    if (startTime !== undefined)
        return (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readProcess */ .Wv)(Number(pid))?.startTime === startTime;
    try {
        process.kill(Number(pid), 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'EPERM';
    }
}


/***/ }),

/***/ 94272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ triesToday),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   fN: () => (/* binding */ stickiesIn),
/* harmony export */   fQ: () => (/* binding */ stickyOf),
/* harmony export */   gJ: () => (/* binding */ memorySince),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(220);
/* harmony import */ var _studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73753);


const dayMs = 24 * 60 * 60 * 1000;
/** The bot's comments among others, the oldest first. What a person wrote is none, whatever it looks like. */
function stickiesIn(comments) {
    return comments.flatMap(({ id, url, body, author }) => {
        const marker = author?.isBot ? (0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(body) : null;
        return marker === null ? [] : [{ id, url, marker }];
    });
}
/** The bot's newest comment on a snapshot's commit. */
function stickyOf(stickies, snapshot) {
    return stickies.findLast(({ marker }) => marker.snapshot === snapshot) ?? null;
}
/** Runs that were started in the last 24 hours, apart from the one that asks: it may be run again. */
function triesToday(stickies, asking, now) {
    const runs = stickies.flatMap(({ marker }) => marker.tries).filter(({ run, at }) => run !== asking && now.getTime() - Date.parse(at) < dayMs);
    return new Set(runs.map(({ run }) => run)).size;
}
/** Writes the bot's comment on a snapshot: over the earlier one, or anew if there is none or it was deleted. */
async function say(host, discussion, sticky, body) {
    const updated = sticky === null ? null : await host.updateComment(sticky.id, body);
    return updated ?? host.writeComment(discussion, body);
}
/** Reacts to a comment, which may be deleted by now. */
async function react(host, comment, reaction) {
    try {
        return await host.react(comment, reaction);
    }
    catch (error) {
        if (error instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiFailure */ .F && error.kind === 'not-found')
            return 'gone';
        throw error;
    }
}
/** Earliest time that matters for a snapshot: what is said of it, and the last day. Commits may claim to be of the future. */
function memorySince(committedAt, now) {
    return new Date(Math.min(Date.parse(committedAt), now.getTime() - dayMs)).toISOString();
}


/***/ }),

/***/ 34627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ writeExamination),
/* harmony export */   c: () => (/* binding */ readExamination),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88343);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40832);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51174);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73491);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88608);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83553);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38927);
/* harmony import */ var _worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77227);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82593);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54311);














/**
 * Derives verdicts, ranking and replay again from plan, records and raw reports, and takes the files that this rests on
 * into the evidence folder. No code of the snapshot or of a candidate runs here, and nothing outside the folder is touched.
 */
async function examine(plan, planDigest, { store, out, ending: known, setUpLog, records }) {
    const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_10__/* .worldFolders */ .A)(plan, store);
    const observed = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__/* .observeWorlds */ .A)(plan, planDigest, folders, known, records);
    const ending = endingOf(observed);
    const findings = { ...observed, ending };
    const planFolder = await store.get(plan.names.plan);
    if (planFolder === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', 'The store holds no plan any more: something removed it meanwhile. Run again; nothing was promoted.');
    await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .clearListed */ .t$)(out);
    const files = [...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .takePlan */ .hi)(planFolder, plan, planDigest, out)), ...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .takeSetUpLog */ .l9)(setUpLog, out))];
    for (const [world, observation] of findings.worlds)
        files.push(...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .takeWorld */ .EW)(folders.get(world) ?? out, observation, world, out)));
    const circumstances = (0,_core_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .circumstancesOf */ .c)(findings.worlds);
    return {
        ending,
        derivation: (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .C)(findings),
        environment: circumstances?.environment ?? (await (0,_worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .environmentFacts */ .z)({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'no world ran' })),
        prepared: circumstances?.prepared ?? null,
        files,
        records: Object.fromEntries(records),
    };
}
/**
 * Where worlds are jobs of a workflow run, all of them must have left a record that can be used: a job's own code could have
 * removed another's. The replay leaves none where there was nothing to replay.
 */
function endingOf(findings) {
    const { plan, worlds, ending } = findings;
    if (ending !== 'complete' || plan.run === null)
        return ending;
    const unusable = [...worlds].filter(([, { status }]) => status !== 'observed');
    if (unusable.length === 0)
        return 'complete';
    const { baseline, selection } = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .C)(findings);
    const isReplayed = baseline.outcome === 'reproduced' && selection.winner !== null;
    const isExpected = ([world, { status }]) => !isReplayed && status === 'missing' && !(0,_world_js__WEBPACK_IMPORTED_MODULE_11__/* .worldsOf */ .XB)(plan).includes(world);
    return unusable.every(isExpected) ? 'complete' : 'incomplete';
}
const examinationSchema = zod__WEBPACK_IMPORTED_MODULE_13__/* .strictObject */ .rej({
    ending: zod__WEBPACK_IMPORTED_MODULE_13__/* ["enum"] */ .k5n(['complete', 'incomplete', 'interrupted', 'cancelled']),
    derivation: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.pick({ tests: true, baseline: true, candidates: true, selection: true, replay: true, limits: true, outcome: true }).extend({
        replayFacts: zod__WEBPACK_IMPORTED_MODULE_13__/* .strictObject */ .rej({
            ran: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            readable: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            snapshotTreeAgrees: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            treeAgrees: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            accepted: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            testsAgree: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            baselineAgrees: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY().nullable(),
            equality: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.replay.shape.equality,
            problems: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()),
        }),
    }),
    environment: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentSchema */ .VW,
    prepared: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.snapshot.shape.prepared,
    files: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()),
    records: zod__WEBPACK_IMPORTED_MODULE_13__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(), _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er.nullable()),
});
/** Leaves an examination for a later process in the evidence folder. */
function writeExamination(out, examination) {
    return (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.examination), JSON.stringify(examination));
}
const largestExaminationBytes = 1024 * 1024 * 1024;
/** Reads what an earlier process left. Throws `input` if there is nothing that can be used. */
async function readExamination(out) {
    try {
        return examinationSchema.parse(JSON.parse((await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.examination), largestExaminationBytes)).toString('utf8')));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `What the worlds left was not examined yet, or cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause).split('\n')[0]}). Run the step "promote" without a token first, in the same job.`, { cause });
    }
}


/***/ }),

/***/ 86368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  te: () => (/* binding */ cancelledComment),
  LD: () => (/* binding */ failedComment),
  tx: () => (/* binding */ planComment),
  HR: () => (/* binding */ resultComment),
  uE: () => (/* binding */ tableComment)
});

// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/fitting.js
var fitting = __webpack_require__(63192);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
// EXTERNAL MODULE: ./build/studio/github/parts/candidates.js
var candidates = __webpack_require__(68502);
// EXTERNAL MODULE: ./build/studio/github/parts/evidence.js
var parts_evidence = __webpack_require__(24513);
// EXTERNAL MODULE: ./build/studio/github/parts/limits.js
var limits = __webpack_require__(65332);
// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(31838);
;// CONCATENATED MODULE: ./build/studio/github/parts/next.js






const mostNamed = 3;
const longestGlob = 120;
const longestWhy = 400;
/** What a person can do next, most useful first. `command`: name of the command that asks for a run. */
function nextPart(account, command) {
    const steps = stepsAfter(account, (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(command, 40)));
    return steps.length === 0 ? fitting/* absent */.Ge : (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,markdown.md) `#### Next`, (0,blocks/* bullets */.e5)(steps)]));
}
function stepsAfter(account, command) {
    switch (account.outcome) {
        case 'fixed':
            return afterFix(account, command);
        case 'no-winner':
            return [...guardedHint(account), ...reportHint(account), (0,markdown.md) `Write another idea as a diff in a comment that begins with ${command}.`];
        case 'already-green':
            return [(0,markdown.md) `If another commit fails, push it and ask again with ${command}.`];
        case 'indeterminate':
            return [...unstableHint(account), ...reportHint(account), (0,markdown.md) `What the gate printed is in the log of the baseline. When it fails in a stable way, ask again with ${command}.`];
        case 'replay-failed':
            return [...declareHint(account), (0,markdown.md) `Ask again with ${command}; more attempts show whether tests are flaky.`];
        case 'cancelled':
        case 'interrupted':
            return [(0,markdown.md) `Ask again with ${command}.`];
    }
}
const mending = {
    'promotion-off': 'Promotion is switched off in the workflow; the patch is in the evidence.',
    'no-winner': null,
    'already-green': null,
    'baseline-flaky': null,
    'world-differs': null,
    'replay-failed': null,
    'replay-tree-differs': null,
    'head-moved': 'The new head is another snapshot: it has to be tried by itself.',
    'base-moved': 'Bring the branch up to date; the result is another snapshot and has to be tried by itself.',
    'comment-edited': 'Write the idea into a new comment: only what was pinned is tried.',
    'base-gone': 'Restore the branch that the winner was for, or open a pull request for another one.',
    'no-permission': 'Look into the log of the run for what was refused. A maintainer has to allow it: the permissions of the job, the protection of the branch, or, in the settings of Actions, that it may create pull requests.',
    'fork-head': 'Apply the patch on the branch in the fork; how is said below or in the evidence.',
    'needs-approval': 'A person with write permission has to approve.',
    'isolation-too-weak': 'Use the reusable workflow, where every world has a machine of its own.',
    cancelled: null,
    interrupted: null,
    'evidence-unreadable': 'Look into the log of the run for what is missing.',
};
function afterFix({ promotion }, command) {
    if (promotion === null || promotion.decision !== 'withheld')
        return [];
    const why = promotion.why === null ? [] : [(0,studio_text/* brief */.dh)(promotion.why, longestWhy)];
    const steps = [...why, ...promotion.reasons.flatMap((reason) => mending[reason] ?? [])];
    return promotion.reasons.includes('promotion-off') || promotion.reasons.includes('fork-head') ? steps : [...steps, (0,markdown.md) `Then ask again with ${command}.`];
}
function guardedHint({ candidates }) {
    const would = candidates.filter(({ reasons }) => reasons.length === 1 && reasons[0] === 'guarded-path').map(({ id }) => id);
    return would.length === 0 ? [] : [`${would.join(', ')} would win without changes to guarded files. If those are right, commit them first and try the rest as a candidate.`];
}
function reportHint({ baseline, candidates }) {
    const results = [baseline.result, ...candidates.map(({ result }) => result)].filter((result) => result !== null);
    const blind = results.length > 0 && results.every(({ problems }) => problems.includes('report-missing') || problems.includes('report-unparseable'));
    return blind ? [(0,markdown.md) `No report could be read, so nothing is known per test. Check the workflow's inputs ${(0,blocks/* code */.aY)('report')} and ${(0,blocks/* code */.aY)('report-format')}.`] : [];
}
function unstableHint({ baseline: { result }, tests }) {
    if (result === null)
        return [];
    if (result.problems.includes('command-not-found'))
        return [(0,markdown.md) `The gate's command, or a program it calls, was not found (exit status 127). Check the workflow's input ${(0,blocks/* code */.aY)('gate')}; what is installed but not in git needs ${(0,blocks/* code */.aY)('setup')}.`];
    const [first, ...others] = result.attempts;
    const unstable = tests.filter((_, index) => others.some(({ results }) => results[index] !== first?.results[index]));
    return unstable.length === 0 ? [] : [(0,markdown.md) `Different from attempt to attempt: ${namesOf(unstable)}. Tests that are known to fail are declared as ${(0,blocks/* code */.aY)('expected-failures')} in ${(0,blocks/* code */.aY)(configuration/* configurationPath */.yD)}.`];
}
function namesOf(tests) {
    return (0,markdown.md) `${(0,blocks/* listed */.KE)(tests.slice(0, mostNamed).map((test) => (0,blocks/* code */.aY)((0,words/* testTitle */.XF)(test))))}${andMore(tests.length)}`;
}
function declareHint({ replay }) {
    const globs = (replay.equality?.differences ?? []).flatMap(({ declare }) => declare ?? []);
    if (globs.length === 0)
        return [];
    const named = (0,blocks/* listed */.KE)(globs.slice(0, mostNamed).map((glob) => (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(glob, longestGlob))));
    return [(0,markdown.md) `If these files may differ from run to run, declare them as ${(0,blocks/* code */.aY)('volatile')} in ${(0,blocks/* code */.aY)(configuration/* configurationPath */.yD)}: ${named}${andMore(globs.length)}.`];
}
function andMore(number) {
    return number > mostNamed ? (0,markdown.md) ` and more` : null;
}

// EXTERNAL MODULE: ./build/studio/github/parts/patch.js
var parts_patch = __webpack_require__(91132);
// EXTERNAL MODULE: ./build/studio/github/parts/planned.js
var planned = __webpack_require__(57836);
// EXTERNAL MODULE: ./build/studio/github/parts/replay.js
var replay = __webpack_require__(77371);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
// EXTERNAL MODULE: ./build/studio/github/parts/worlds.js
var worlds = __webpack_require__(16177);
// EXTERNAL MODULE: ./build/studio/github/sticky.js
var sticky = __webpack_require__(92940);
;// CONCATENATED MODULE: ./build/studio/github/sticky-comment.js
















/** When a run was planned: what is going to be tried, and where to watch it. At most 60,000 bytes, as all of them. */
function planComment(plan, context) {
    const running = (0,documents_plan/* candidatesToRun */.$S)(plan).length;
    return (0,sticky/* sticky */.q)(plan.snapshot.commit, 'planned', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([running === 0 ? (0,verdict/* verdictLine */.MT)('bad', 'no candidate can be tried') : (0,verdict/* verdictLine */.MT)('running', `trying ${(0,quantities/* count */.U9)(running, 'candidate')}`), (0,verdict/* circumstances */.Xb)(plan, context.run)])),
        (0,planned/* plannedPart */.u)(plan),
        (0,fitting/* always */.Gk)((0,markdown.md) `Each is tried from the same snapshot in a world of its own. The result will replace this comment; ${(0,blocks/* code */.aY)(`${(0,studio_text/* brief */.dh)(context.command, 40)} cancel`)} stops the run.`),
    ]);
}
/** After the replay, before anything is decided: the table, with the promotion under way. */
function tableComment(account, context) {
    const pending = { ...account, promotion: null };
    return (0,sticky/* sticky */.q)(account.snapshot.commit, 'running', context, [(0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(pending), (0,verdict/* circumstances */.Xb)(account, context.run)])), (0,worlds/* worldsPart */.l)(pending), (0,candidates/* reasonsPart */.hT)(pending)]);
}
/** When everything is decided: verdict, table, what came of it, what to do next, and the evidence. `patch`: the winner's, null if it is not at hand. */
function resultComment(evidence, context, { patch, links }) {
    const winner = (0,candidates/* winnerOf */.Pk)(evidence);
    const { pullRequest, decision } = evidence.promotion;
    return (0,sticky/* sticky */.q)(evidence.snapshot.commit, evidence.outcome === 'cancelled' || evidence.promotion.reasons.includes('cancelled') ? 'cancelled' : 'decided', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(evidence), pullRequest === null ? null : (0,markdown.md) `**${(0,blocks/* link */.nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, (0,verdict/* circumstances */.Xb)(evidence, context.run)])),
        (0,worlds/* worldsPart */.l)(evidence),
        nextPart(evidence, context.command),
        ...(evidence.replay.status === 'failed' ? (0,replay/* replayParts */.E)(evidence) : []),
        (0,candidates/* reasonsPart */.hT)(evidence),
        winner === null || patch === null || decision !== 'withheld' ? fitting/* absent */.Ge : (0,parts_patch/* patchPart */.M)(winner, patch),
        (0,limits/* limitsPart */.c)(evidence),
        (0,parts_evidence/* evidenceLinksPart */.q6)(links),
        (0,parts_evidence/* verifyPart */.Ph)(links),
    ]);
}
/** When a run was cancelled. `snapshot`: its commit; `by`: login of who asked for it, null if it was ended on GitHub's pages. */
function cancelledComment(snapshot, context, by) {
    const who = by === null ? null : (0,markdown.md) ` by ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(by, 60))}`;
    return (0,sticky/* sticky */.q)(snapshot, 'cancelled', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdictLine */.MT)('quiet', 'cancelled'), (0,markdown.md) `The run on snapshot ${(0,blocks/* code */.aY)(snapshot.slice(0, 12))} was cancelled${who}. Nothing was promoted.`, (0,blocks/* bullets */.e5)([(0,markdown.md) `Ask again with ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(context.command, 40))}.`])])),
    ]);
}
/** When a run broke. `step`: what it was doing, a constant; `message`: of the error, which may be anything. */
function failedComment(snapshot, context, { step, message }) {
    return (0,sticky/* sticky */.q)(snapshot, 'failed', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([
            (0,verdict/* verdictLine */.MT)('bad', 'the run broke'),
            (0,markdown.md) `The step ${(0,blocks/* code */.aY)(step)} on snapshot ${(0,blocks/* code */.aY)(snapshot.slice(0, 12))} could not be completed: ${(0,studio_text/* brief */.dh)(message, 800)}`,
            (0,markdown.md) `Nothing was promoted, and nothing is said about any candidate.`,
            (0,blocks/* bullets */.e5)([(0,markdown.md) `Look into ${(0,blocks/* link */.nf)('the log of the run', context.run.url)}.`, (0,markdown.md) `When the cause is mended, ask again with ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(context.command, 40))}.`]),
        ])),
    ]);
}


/***/ }),

/***/ 92940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sticky)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63192);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73753);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24513);





const mostEarlier = 10;
/** The comment on a snapshot, at most 60,000 bytes: its marker, the parts, earlier runs, and who wrote it. */
function sticky(snapshot, state, { run, startedAt, comment, earlier }, parts) {
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .nextMarker */ .Yg)(earlier, { snapshot, run: run.id, attempt: run.attempt, state, at: startedAt, comment });
    const line = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker);
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedMarkdown */ .pG)(line)), ...parts, earlierPart(marker, run), (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(run))], _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .mostOfBody */ .h$);
}
function earlierPart({ tries }, run) {
    const earlier = tries.filter((one) => one.run !== run.id);
    if (earlier.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge;
    const shown = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(earlier.slice(0, mostEarlier).map((one) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${one.run}`, run.url.replace(/\/runs\/\d+.*$/, `/runs/${one.run}`))));
    const before = earlier.length > mostEarlier ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` and ${earlier.length - mostEarlier} before` : null;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `Earlier on this snapshot: ${shown}${before}.`);
}


/***/ })

};
