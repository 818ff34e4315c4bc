export const id = 860;
export const ids = [860];
export const modules = {

/***/ 66802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Xs: () => (/* binding */ readFault),
/* harmony export */   aI: () => (/* binding */ leaveFault)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38927);
/* harmony import */ var _requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87628);
/* harmony import */ var _studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32504);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7126);










const mostBytes = 1024 * 1024;
/** Leaves for the next step of the job why nothing could be examined. */
function leaveFault(out, message) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.fault), message);
}
/** Why the earlier step of the job could examine nothing, or null. */
async function readFault(out) {
    try {
        return (await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.fault), mostBytes)).toString('utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/**
 * Tells that a run broke before there was anything to decide about: by its outputs, in the bot's comment on the run if there
 * is one, and by an error, `evidence`.
 */
async function giveUp(host, surroundings, message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'indeterminate');
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('decision', 'withheld');
    await tellFault(host, surroundings, message);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', message);
}
async function tellFault(host, surroundings, message) {
    const now = _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m.now();
    const { run } = surroundings;
    const sticky = await stickyOfRun(host, surroundings, now);
    if (sticky === null)
        return;
    await (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .rewriteSticky */ .Gi)(host, sticky, (earlier) => {
        if (earlier === null)
            return null;
        const current = earlier.tries.find((one) => one.run === run.id);
        const context = { run, name: earlier.name ?? '', startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier, command: _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .command */ .G5() };
        return (0,_studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .failedComment */ .LD)(earlier.snapshot, context, { step: 'promote', message, pullRequest: null });
    });
}
/** The comment that the plan's job wrote, as it told; where the workflow does not pass that on, it is looked for in the event's discussion. */
async function stickyOfRun(host, surroundings, now) {
    const told = _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .numberOrNull */ .wD('comment');
    if (told !== null)
        return { id: told, marker: null };
    const discussion = discussionOf(surroundings);
    if (discussion === null)
        return null;
    const comments = await host.comments(discussion, { since: (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .memorySince */ .gJ)(now.toISOString(), now) });
    return (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .stickiesIn */ .fN)(comments.items, null).findLast(({ marker }) => (marker.name ?? '') === _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .useName */ .tx() && marker.tries.some(({ run }) => run === surroundings.run.id)) ?? null;
}
function discussionOf({ event }) {
    if (event.kind === 'comment')
        return event.comment.discussion.number;
    return event.kind === 'step' ? (event.pull?.number ?? null) : null;
}


/***/ }),

/***/ 43860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examine: () => (/* binding */ examine_examine)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(34634);
// EXTERNAL MODULE: ./build/evidence/event-log.js
var event_log = __webpack_require__(10999);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(20663);
;// CONCATENATED MODULE: ./build/core/event-origin.js
const ofWorlds = ['world.forked', 'mutation.applied', 'replay.applied', 'gate.started', 'gate.finished', 'world.failed', 'baseline.started', 'baseline.finished'];
const ofPlans = new Set(['run.started', 'snapshot.taken', 'candidate.proposed', 'candidate.skipped', 'model.called']);
const ofWorld = new Set(ofWorlds);
const ofReplay = new Set([...ofWorlds, 'verdict.reached', 'winner.selected', 'snapshot.restored']);
const aboutCandidates = new Set(['verdict.reached', 'winner.selected']);
/**
 * Whether a step may tell an event. The job of a world or of the replay belongs to the candidate's code, which may write
 * what it likes into its log: a world speaks of itself alone, and nobody but the promotion of what it decided.
 */
function mayTell(origin, { type, world }) {
    switch (origin.step) {
        case 'plan':
            return ofPlans.has(type);
        case 'world':
            return ofWorld.has(type) && world === origin.id;
        case 'replay':
            return ofReplay.has(type) && (aboutCandidates.has(type) || world === 'replay' || world === 'replay-baseline');
    }
}

// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
;// CONCATENATED MODULE: ./build/evidence/merge-events.js








/**
 * Chains the events of steps that ran as processes or jobs of their own into one log, in the order of their times; the
 * order within each step stays as it was. Logs that cannot be used, and events that are not their step's to tell, are left
 * out, and that is noted.
 */
async function mergeEvents(plan, store, log) {
    const parts = [];
    for (const [name, origin] of logsOf(plan)) {
        const folder = await store.get(name);
        if (folder === null || (await (0,promises_.stat)((0,external_node_path_.join)(folder, layout/* layout */.Z.events)).catch(() => null)) === null)
            continue;
        const part = await (0,reader/* readEvents */.wj)(folder).catch((error) => (0,errors/* messageOf */.bD)(error));
        if (typeof part === 'string' || (0,documents_event/* firstBrokenLink */.Ke)(part) !== null)
            log.emit('world.failed', { why: `the events of ${name} cannot be used: ${typeof part === 'string' ? part : 'their chain is broken'}` });
        else {
            const told = part.filter((event) => mayTell(origin, event));
            if (told.length < part.length)
                log.emit('world.failed', { why: `${part.length - told.length} events of ${name} were left out: they are not for that step to tell` });
            parts.push(told);
        }
    }
    for (let next = earliest(parts); next !== undefined; next = earliest(parts)) {
        const event = next.shift();
        if (event)
            log.append(event);
    }
}
/** Names in the store that may hold a log, and whose it is. */
function logsOf(plan) {
    return [
        ...(0,store_names/* planNames */.AO)(plan).map((name) => [name, { step: 'plan' }]),
        ...Object.entries(plan.names.worlds).map(([id, name]) => [name, { step: 'world', id }]),
        [plan.names.replay, { step: 'replay' }],
    ];
}
/** The part whose next event is the earliest; of equal ones the first. */
function earliest(parts) {
    return parts.filter((part) => part.length > 0).reduce((best, part) => (best === undefined || timeOf(part) < timeOf(best) ? part : best), undefined);
}
function timeOf(part) {
    return part[0]?.at ?? '';
}

// EXTERNAL MODULE: ./build/evidence/out-folder.js
var out_folder = __webpack_require__(99125);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(83553);
// EXTERNAL MODULE: ./build/steps/examine.js
var examine = __webpack_require__(34627);
// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(56224);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
// EXTERNAL MODULE: ./build/store/artifact-store.js + 4 modules
var artifact_store = __webpack_require__(69154);
// EXTERNAL MODULE: ./build/action/artifacts.js
var artifacts = __webpack_require__(44544);
// EXTERNAL MODULE: ./build/action/give-up.js
var give_up = __webpack_require__(66802);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/stored-plan.js
var stored_plan = __webpack_require__(95718);
;// CONCATENATED MODULE: ./build/action/modes/examine.js


















/** Examines; what stands in the way is left for the next step, which can tell it. */
async function examine_examine(surroundings, folder) {
    const out = await (0,out_folder/* claimOutFolder */.l)(inputs/* text */.Qq('out') || '.safe-debug', null);
    try {
        const results = inputs/* jobResults */.ks();
        await (0,writer/* clearEvidence */.TQ)(out.path);
        await examineInto(out.path, results, surroundings, folder);
    }
    catch (error) {
        await (0,give_up/* leaveFault */.aI)(out.path, (0,errors/* messageOf */.bD)(error));
        throw error;
    }
    finally {
        await out.release();
    }
}
/**
 * The first step of a promotion, without any token: fetches what the jobs left, holds it against the digests they told by
 * their outputs, and derives everything again from the raw reports. What it finds lies in the evidence folder afterwards.
 */
async function examineInto(out, results, surroundings, folder) {
    const store = new artifact_store/* ArtifactStore */.c(await (0,artifacts/* storeOptions */.S)(folder));
    const { plan, planDigest } = await (0,stored_plan/* storedPlan */.R)(surroundings, store, inputs/* digest */.br('plan-digest'));
    const told = inputs/* records */.V0();
    // A record whose digest its job did not tell could be anybody's.
    const records = new Map((0,world/* worldsOf */.XB)(plan).map((world) => [world, told.get(world) ?? null]));
    const faults = [];
    const usable = await usableFolders(plan, store, faults);
    faults.push(...strangers(plan, await store.list(), surroundings.run.attempt), ...untold(records), ...(await replacedReplay(plan, usable)));
    // Where nothing but the baseline could run, there was no world and no replay to run.
    const allowed = (0,world/* worldsOf */.XB)(plan).length === 1 ? ['success', 'skipped'] : ['success'];
    faults.push(...results.filter((result) => !allowed.includes(result)).map((result) => `A job of this run ended with ${result}, not with success.`));
    for (const fault of faults)
        (0,log/* warn */.R8)(fault);
    const ending = results.includes('cancelled') ? 'cancelled' : faults.length > 0 ? 'incomplete' : 'complete';
    const events = new event_log/* EventLog */.v(clock/* systemClock */.m);
    await mergeEvents(plan, usable, events);
    for (const why of faults)
        events.emit('world.failed', { why });
    events.open((0,external_node_path_.join)(out, layout/* layout */.Z.events));
    const setUpLog = (0,external_node_path_.join)((await usable.get(plan.names.worlds['baseline'] ?? '')) ?? folder, layout/* layout */.Z.setUpLog);
    const examination = await (0,examine/* examine */.sb)(plan, planDigest, { store: usable, out, ending, setUpLog, records });
    events.close();
    await (0,examine/* writeExamination */.JO)(out, examination);
    (0,log/* say */.cv)(`Examined: ${examination.derivation.outcome}, winner ${examination.derivation.selection.winner ?? 'none'}.`);
}
/** The store without what cannot be used; why it cannot is added to the faults. */
async function usableFolders(plan, store, faults) {
    const folders = new Map();
    const names = [...(0,store_names/* planNames */.AO)(plan), ...(0,world/* worldsOf */.XB)(plan).map((world) => plan.names.worlds[world] ?? world), plan.names.replay];
    const fetched = await Promise.all(names.map((name) => store.fetch(name)));
    for (const [index, artifact] of fetched.entries()) {
        const name = names[index] ?? '';
        if (artifact.status === 'found')
            folders.set(name, artifact.folder);
        else if (artifact.status !== 'missing')
            faults.push(`The artifact ${name} cannot be used: ${artifact.why}.`);
        else if (name !== plan.names.replay)
            faults.push(`The artifact ${name} is missing.`);
    }
    return { get: (name) => Promise.resolve(folders.get(name) ?? null), list: () => Promise.resolve([...folders.keys()]), put: (name, folder) => store.put(name, folder) };
}
/** Artifacts under the names of this run that its plan does not have: some job made them, and it was none of ours. */
function strangers(plan, names, attempt) {
    const known = new Set([...(0,store_names/* planNames */.AO)(plan), plan.names.replay, ...Object.values(plan.names.worlds)]);
    const { run } = plan;
    if (run === null)
        return [];
    // The evidence is uploaded after everything else; whatever stands under its names by now would leave a promotion without proof.
    const reserved = new Set(Object.values((0,store_names/* evidenceNames */.Y$)({ name: run.name, attempt })));
    return names.filter((name) => reserved.has(name) || ((0,store_names/* isStoreName */.nF)(run, name) && !known.has(name))).map((name) => `The artifact ${name} is not in the plan: something else of this run uploaded it.`);
}
function untold(records) {
    return [...records].flatMap(([world, digest]) => (digest === null ? [`The job of the world ${world} told no digest of its record.`] : []));
}
async function replacedReplay(plan, store) {
    const folder = await store.get(plan.names.replay);
    const told = inputs/* text */.Qq('replay-digest');
    if (folder === null)
        return told === '' ? [] : ['The replay that its job told of is not in the store.'];
    const actual = await (0,over_store/* replayDigest */.SV)(folder);
    return actual === told ? [] : [`The replay in the store is not the one that its job made: its digest is ${actual}, not ${told || 'told at all'}.`];
}


/***/ }),

/***/ 95718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ storedPlan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56224);
/* harmony import */ var _core_store_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34634);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);




/** A run has a first plan, and one that extends it where models or agents were asked. */
const versions = [2, 1];
/**
 * The plan of this run, which must be the one that a job told by its output. When only failed jobs are run again, it is
 * that of an earlier attempt. Throws `input` if there is none, `evidence` if it was replaced.
 */
async function storedPlan({ run }, store, digest) {
    let last = null;
    for (let attempt = run.attempt; attempt >= 1; attempt--) {
        for (const version of versions) {
            const name = (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_3__/* .storeName */ .Hz)({ id: run.id, attempt, name: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .useName */ .tx() }, (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_3__/* .planPart */ .rC)(version));
            if ((await store.inspect(name)).status === 'missing')
                continue;
            last = name;
            const stored = await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .planFromStore */ .Nv)(store, name, null).catch(unlessUnusable);
            if (stored?.planDigest === digest)
                return stored;
        }
    }
    if (last !== null)
        return (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .planFromStore */ .Nv)(store, last, digest);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('input', `This run has no plan. Run the step "plan" in a job before this one, and pass its output plan-digest.`);
}
/** Another artifact under a plan's name is looked past; the right one may stand under the next. */
function unlessUnusable(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc && (error.code === 'evidence' || error.code === 'input'))
        return null;
    throw error;
}


/***/ }),

/***/ 99125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ claimOutFolder)
/* harmony export */ });
/* unused harmony export requireNobodyWrites */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86817);
/* harmony import */ var _processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7950);







/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';
/**
 * Makes or takes over an evidence folder. Throws `input`, with nothing changed, for a folder that holds other things,
 * that contains the repository, that cannot be written to, or that another run is writing to.
 */
async function claimOutFolder(folder, repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
    await refuseForeign(path, folder, repository);
    const unwritable = (cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be written to: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Name another one with --out DIR.`, { cause });
    };
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(path).catch(unwritable);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), ignoreText).catch(unwritable);
    await takeLock(path, folder).catch((error) => (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc ? Promise.reject(error) : unwritable(error)));
    return { path, release: () => release(path) };
}
async function refuseForeign(path, folder, repository) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}. Name another one with --out DIR.`, { cause: error });
    });
    const [top, target] = await Promise.all([repository === null ? null : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(repository).catch(() => null), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path)]);
    if (top !== null && (top === target || top.startsWith(target + node_path__WEBPACK_IMPORTED_MODULE_2__.sep)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
    if (names.length === 0 || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder ${folder} holds "${names[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}
/** A folder in which nothing came to lie is taken away again. */
async function release(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ownLock(path), { force: true });
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path).catch(() => null);
    if (names === null)
        return;
    // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
    if (!names.includes(ignoreFile))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), ignoreText);
    if (names.length !== 1 || names[0] !== ignoreFile)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) !== 'ENOTEMPTY')
            throw error; // another run has just come
    });
}
const lockName = /^\.lock-\d+$/;
const halfLockName = /^\.lock-(\d+)\.\d+$/;
const mostTries = 5;
/**
 * Each process has a lock file of its own, and holds the folder if nobody else's process is there once it lies in it: of
 * two that come at once, one at least sees the other. Both give way then, and try again after a moment of random length.
 */
async function takeLock(path, folder) {
    const own = ownLock(path);
    for (let tries = 1;; tries++) {
        if (!(await placeLock(own)))
            throw busy(folder);
        const others = (await locksIn(path)).filter((file) => file !== own);
        const held = await Promise.all(others.map(isHeld));
        if (!held.includes(true)) {
            for (const file of [...others, ...(await deadHalves(path))])
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
            return;
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(own, { force: true });
        if (tries === mostTries)
            throw busy(folder);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(5, 50));
    }
}
function ownLock(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, `.lock-${process.pid}`);
}
async function locksIn(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path)).filter((name) => lockName.test(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
}
/** Locks that were being written when their process was killed. */
async function deadHalves(path) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path);
    return names.filter((name) => !isRunning(Number(halfLockName.exec(name)?.[1] ?? process.pid))).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
}
/** Puts the lock of this process in place: whole or not at all, since it is written under another name and then linked. False if this process has it already. */
async function placeLock(file) {
    const half = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(2 ** 40)}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(half, JSON.stringify({ pid: process.pid, startTime: (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .Wv)(process.pid)?.startTime ?? null }));
    try {
        if (await linked(half, file))
            return true;
        if (await isHeld(file))
            return false;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true }); // of a dead process that had the same number
        return await linked(half, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(half, { force: true });
    }
}
/** Throws `input` if a run is writing to an evidence folder: what is read there meanwhile belongs to two runs. */
async function requireNobodyWrites(path) {
    const held = await Promise.all((await locksIn(path)).map(isHeld));
    if (held.includes(true))
        throw busy(path);
}
function busy(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `Another run is writing to ${folder}. Wait for it, or name another folder with --out DIR.`);
}
/** Gives a file a second name, if that is free. */
async function linked(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
/** Whether the process that took the lock is still there. A lock that cannot be read was cut by a crash. */
async function isHeld(file) {
    const match = /^\{"pid":(\d+),"startTime":(?:"(\d+)"|null)\}$/.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => ''));
    if (!match)
        return false;
    const [, pid, startTime] = match;
    return startTime === undefined ? isRunning(Number(pid)) : (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .Wv)(Number(pid))?.startTime === startTime;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'EPERM';
    }
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88343);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20545);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51174);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73491);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88608);
/* harmony import */ var _evidence_take_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31661);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83553);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38927);
/* harmony import */ var _worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77227);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82593);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54311);















/**
 * Derives verdicts, ranking and replay again from plan, records and raw reports, and takes the files that this rests on
 * into the evidence folder. No code of the snapshot or of a candidate runs here, and nothing outside the folder is touched.
 */
async function examine(plan, planDigest, { store, out, ending: known, setUpLog, records }) {
    const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_11__/* .worldFolders */ .A)(plan, store);
    const observed = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__/* .observeWorlds */ .A)(plan, planDigest, folders, known, records);
    const ending = endingOf(observed);
    const findings = { ...observed, ending };
    const planFolder = await store.get(plan.names.plan);
    if (planFolder === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', 'The store holds no plan any more: something removed it meanwhile. Run again; nothing was promoted.');
    await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .clearListed */ .t$)(out);
    const files = [...(await (0,_evidence_take_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .takePlan */ .h)(planFolder, plan, planDigest, out)), ...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .takeSetUpLog */ .l9)(setUpLog, out))];
    for (const [world, observation] of findings.worlds)
        files.push(...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .takeWorld */ .EW)(folders.get(world) ?? out, observation, world, out)));
    const circumstances = (0,_core_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstancesOf */ .c)(findings.worlds);
    return {
        ending,
        derivation: (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .C)(findings),
        environment: circumstances?.environment ?? (await (0,_worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .environmentFacts */ .z)({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'no world ran' })),
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
    const isExpected = ([world, { status }]) => !isReplayed && status === 'missing' && !(0,_world_js__WEBPACK_IMPORTED_MODULE_12__/* .worldsOf */ .XB)(plan).includes(world);
    return unusable.every(isExpected) ? 'complete' : 'incomplete';
}
const examinationSchema = zod__WEBPACK_IMPORTED_MODULE_14__/* .strictObject */ .rej({
    ending: zod__WEBPACK_IMPORTED_MODULE_14__/* ["enum"] */ .k5n(['complete', 'incomplete', 'interrupted', 'cancelled']),
    derivation: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.pick({ tests: true, baseline: true, candidates: true, selection: true, replay: true, limits: true, outcome: true }).extend({
        replayFacts: zod__WEBPACK_IMPORTED_MODULE_14__/* .strictObject */ .rej({
            ran: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            readable: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            snapshotTreeAgrees: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            treeAgrees: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            accepted: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            testsAgree: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            baselineAgrees: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY().nullable(),
            equality: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.replay.shape.equality,
            problems: zod__WEBPACK_IMPORTED_MODULE_14__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_14__/* .string */ .YjP()),
        }),
    }),
    environment: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentSchema */ .VW,
    prepared: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.snapshot.shape.prepared,
    files: zod__WEBPACK_IMPORTED_MODULE_14__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_14__/* .string */ .YjP()),
    records: zod__WEBPACK_IMPORTED_MODULE_14__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_14__/* .string */ .YjP(), _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er.nullable()),
});
/** Leaves an examination for a later process in the evidence folder. */
function writeExamination(out, examination) {
    return (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.examination), JSON.stringify(examination));
}
const largestExaminationBytes = 1024 * 1024 * 1024;
/** Reads what an earlier process left. Throws `input` if there is nothing that can be used. */
async function readExamination(out) {
    try {
        return examinationSchema.parse(JSON.parse((await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.examination), largestExaminationBytes)).toString('utf8')));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `What the worlds left was not examined yet, or cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause).split('\n')[0]}). Run the step "promote" without a token first, in the same job.`, { cause });
    }
}


/***/ })

};
