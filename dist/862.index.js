export const id = 862;
export const ids = [862];
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
/* harmony import */ var _requests_conversation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94272);
/* harmony import */ var _studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86368);
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
 * Tells that a run broke before there was anything to decide about: by its outputs, in the bot's comment on the run where
 * the event names a discussion, and by an error, `evidence`.
 */
async function giveUp(host, surroundings, message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'indeterminate');
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('decision', 'withheld');
    const discussion = discussionOf(surroundings);
    if (discussion !== null)
        await tellFault(host, discussion, surroundings, message);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', message);
}
async function tellFault(host, discussion, { run }, message) {
    const now = _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m.now();
    const comments = await host.comments(discussion, { since: (0,_requests_conversation_js__WEBPACK_IMPORTED_MODULE_7__/* .memorySince */ .gJ)(now.toISOString(), now) });
    const sticky = (0,_requests_conversation_js__WEBPACK_IMPORTED_MODULE_7__/* .stickiesIn */ .fN)(comments.items).findLast(({ marker }) => marker.run === run.id);
    if (sticky === undefined)
        return;
    const [current] = sticky.marker.tries;
    const context = { run, startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier: sticky.marker, command: _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq('command') };
    await host.updateComment(sticky.id, (0,_studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .failedComment */ .LD)(sticky.marker.snapshot, context, { step: 'promote', message }));
}
function discussionOf({ event }) {
    if (event.kind === 'comment')
        return event.comment.discussion.number;
    return event.kind === 'step' ? (event.pull?.number ?? null) : null;
}


/***/ }),

/***/ 90546:
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
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
;// CONCATENATED MODULE: ./build/evidence/merge-events.js







/** What only the promotion says. */
const reserved = new Set(['promotion.decided', 'run.finished']);
/**
 * Chains the events of steps that ran as processes or jobs of their own into one log, in the order of their times; the
 * order within each step stays as it was. Events that cannot be used are left out, and that is noted.
 */
async function mergeEvents(plan, store, log) {
    const parts = [];
    for (const name of [...(0,store_names/* planNames */.AO)(plan), ...Object.values(plan.names.worlds), plan.names.replay]) {
        const folder = await store.get(name);
        if (folder === null || (await (0,promises_.stat)((0,external_node_path_.join)(folder, layout/* layout */.Z.events)).catch(() => null)) === null)
            continue;
        const part = await (0,reader/* readEvents */.wj)(folder).catch((error) => (0,errors/* messageOf */.bD)(error));
        if (typeof part === 'string' || (0,documents_event/* firstBrokenLink */.Ke)(part) !== null)
            log.emit('world.failed', { why: `the events of ${name} cannot be used: ${typeof part === 'string' ? part : 'their chain is broken'}` });
        else
            parts.push(part.filter(({ type }) => !reserved.has(type)));
    }
    for (let next = earliest(parts); next !== undefined; next = earliest(parts)) {
        const event = next.shift();
        if (event)
            log.append(event);
    }
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
// EXTERNAL MODULE: ./build/store/artifact-store.js + 3 modules
var artifact_store = __webpack_require__(44347);
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
        await (0,writer/* clearEvidence */.TQ)(out.path);
        await examineInto(out.path, surroundings, folder);
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
async function examineInto(out, surroundings, folder) {
    const store = new artifact_store/* ArtifactStore */.c(await (0,artifacts/* storeOptions */.S)(folder));
    const { plan, planDigest } = await (0,stored_plan/* storedPlan */.R)(surroundings, store, inputs/* digest */.br('plan-digest'));
    const told = inputs/* records */.V0();
    // A record whose digest its job did not tell could be anybody's.
    const records = new Map((0,world/* worldsOf */.XB)(plan).map((world) => [world, told.get(world) ?? null]));
    const faults = [];
    const usable = await usableFolders(plan, store, faults);
    faults.push(...strangers(plan, await store.list()), ...untold(records), ...(await replacedReplay(plan, usable)));
    const results = inputs/* lines */.Mn('results');
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
function strangers(plan, names) {
    const known = new Set([...(0,store_names/* planNames */.AO)(plan), plan.names.replay, ...Object.values(plan.names.worlds)]);
    const prefix = `sd-${plan.run?.id ?? ''}-`;
    const suffix = `-a${plan.run?.attempt ?? ''}`;
    return names.filter((name) => name.startsWith(prefix) && name.endsWith(suffix) && !known.has(name)).map((name) => `The artifact ${name} is not in the plan: something else of this run uploaded it.`);
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
/* harmony import */ var _core_store_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34634);



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
            const name = (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .storeName */ .Hz)({ id: run.id, attempt }, (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .planPart */ .rC)(version));
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

/***/ 56224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ proposeIntoStore),
/* harmony export */   Nv: () => (/* binding */ planFromStore),
/* harmony export */   SV: () => (/* binding */ replayDigest),
/* harmony export */   TF: () => (/* binding */ replayIntoStore),
/* harmony export */   mF: () => (/* binding */ worldIntoStore),
/* harmony export */   t2: () => (/* binding */ planIntoStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88608);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91973);
/* harmony import */ var _worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55034);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42041);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62785);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82593);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49632);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(54311);














/** Makes the plan and leaves it in the store. Throws as `writePlan` does. */
async function planIntoStore(settings, store, clock) {
    const runId = (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .newRunId */ .F$)(clock);
    return withWorkspace(runId, async (workspace) => {
        const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .stagingFolder */ .cy)(workspace);
        const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .EventLog */ .v(clock);
        events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.events));
        events.emit('run.started', { id: runId });
        const planned = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .writePlan */ .pD)(settings, { runId, workspace, events, clock }, target);
        events.close();
        await store.put(planned.plan.names.plan, target);
        return planned;
    });
}
/**
 * Reads the plan from the store. `expected` is its digest as told by another way than the store, or null.
 * Throws `input` if there is none, `evidence` if it is another one.
 */
async function planFromStore(store, name, expected) {
    const folder = await store.get(name);
    if (folder === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The store holds no plan (${name}). Run the step "plan" over the same store first.`);
    const { bytes, plan } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(folder).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The plan in the store cannot be used. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { cause });
    });
    const planDigest = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(bytes);
    if (expected !== null && planDigest !== expected)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('evidence', `The plan in the store is not the one that was made: its digest is ${planDigest}, not ${expected}. Something replaced it; nothing of this run can be used.`);
    return { plan, planDigest, folder };
}
/** Runs one world of a stored plan and leaves its record in the store. Returns the end of its log too. Throws `input` for a world that the plan does not have. */
async function worldIntoStore(stored, id, context) {
    const { plan } = stored;
    if (!(0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .worldsOf */ .XB)(plan).includes(id))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `The world "${id}" is not in this plan: its worlds are ${(0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .worldsOf */ .XB)(plan).join(', ')}.`);
    return withWorkbench(stored, context, async (workbench, target) => {
        if (id === 'baseline')
            workbench.events.emit('baseline.started', {}, id);
        const result = await (0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .runWorld */ .m5)(workbench, (0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .taskOf */ .Xb)(id), target);
        const touched = await workbench.snapshot.touchedPath();
        if (touched !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
        if (id === 'baseline')
            workbench.events.emit('baseline.finished', {}, id);
        const log = await endOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, result.record.log.file));
        await context.store.put(plan.names.worlds[id] ?? id, target);
        return { ...result, log };
    });
}
/**
 * Ranks what the worlds left, replays the winner, and leaves the replay in the store. `records` are digests of the worlds'
 * records as told by another way than the store. The digest covers the records of the replay.
 */
async function replayIntoStore(stored, context, records) {
    return withWorkbench(stored, context, async (workbench, target) => {
        const winner = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_11__/* .replayWinner */ .h)(workbench, context.store, target, new Map(records));
        const digest = await replayDigest(target);
        await context.store.put(stored.plan.names.replay, target);
        return { winner, digest };
    });
}
/** Digest over the records that a replay left in its folder; a replay that did not run has one too. */
async function replayDigest(folder) {
    const digests = {};
    for (const world of ['replay', 'replay-baseline']) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.record(world));
        digests[world] = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null))?.isFile() ? await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfFile */ .M)(file) : null;
    }
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfJson */ .Qs)(digests);
}
const mostLogBytes = 200_000;
/** The last part of a log, cleaned as it is kept. */
async function endOf(file) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r');
    try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(mostLogBytes), 0, mostLogBytes, Math.max(0, size - mostLogBytes));
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await handle.close();
    }
}
/**
 * Asks the plan's model and agents, and leaves the plan that extends it in the store. Null when nobody was asked, because
 * the baseline did not fail or the plan asks nobody.
 */
async function proposeIntoStore(stored, context, access, records) {
    if (stored.plan.proposers === null)
        return null;
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, (workbench, target) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_12__/* .propose */ .B)(1, stored, workbench, { store: context.store, repository: context.repository, records, access, target })));
}
function withWorkbench(stored, context, work) {
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, work));
}
async function inWorkbench({ plan, planDigest, folder }, { repository, passed, jobs, clock, signal }, workspace, work) {
    const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .stagingFolder */ .cy)(workspace);
    const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .EventLog */ .v(clock);
    events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.events));
    const pack = plan.snapshot.dirty ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.pack) : null;
    const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.setUpLog) });
    const result = await work(workbench, target);
    events.close();
    return result;
}
async function withWorkspace(runId, work) {
    const workspace = await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .Workspace */ .a.open(runId);
    try {
        return await work(workspace);
    }
    finally {
        await workspace.close();
    }
}


/***/ }),

/***/ 73753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ readPullRequestMarker),
/* harmony export */   WR: () => (/* binding */ writePullRequestMarker),
/* harmony export */   Yg: () => (/* binding */ nextMarker),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   mi: () => (/* binding */ writeAnswerMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* unused harmony export readAnswerMarker */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8602);



/** Most tries that a marker remembers. */
const mostTries = 50;
/** Longest first line that can be a marker, in UTF-16 units: 50 tries of about 110, and the rest. */
const longestMarker = 10_000;
const runIdSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[1-9]\d{0,19}$/);
const whole = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive();
const stickyMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** The snapshot's commit: there is one such comment per snapshot. */
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
    run: runIdSchema,
    attempt: whole,
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['planned', 'running', 'decided', 'cancelled', 'failed']),
    /** Runs that tried something on this snapshot, the newest first. `comment` is the one that asked; a cancelled run promotes nothing. */
    tries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ run: runIdSchema, at: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8, comment: whole.nullable(), cancelled: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional() })).max(mostTries),
});
const pullRequestMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** Digest of `evidence.json`; null before the evidence is closed. */
    evidence: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .digestSchema */ .er.nullable(),
    run: runIdSchema,
    attempt: whole,
    /** The artifact `evidence.json`; null before it is uploaded. */
    artifact: whole.nullable(),
    candidate: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .candidateIdSchema */ .au,
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
});
const answerMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1), comment: whole });
/** The marker after `earlier`: the same run keeps its place among the tries, another one comes first. Throws ZodError for what no marker can hold. */
function nextMarker(earlier, { at, comment, ...standing }) {
    const known = earlier?.tries ?? [];
    const first = known.find(({ run }) => run === standing.run) ?? { run: standing.run, at, comment };
    const own = { run: first.run, at: first.at, comment: first.comment, ...(standing.state === 'cancelled' ? { cancelled: true } : {}) };
    const tries = known.includes(first) ? known.map((one) => (one === first ? own : one)) : [own, ...known].slice(0, mostTries);
    return stickyMarkerSchema.parse({ v: 1, ...standing, tries });
}
/** The first line of a sticky comment: an HTML comment, which GitHub does not show. */
function writeMarker(marker) {
    return lineOf('safe-debug-comment', stickyMarkerSchema.parse(marker));
}
/**
 * The marker that a comment begins with; null for anything else, also for one that `writeMarker` would have written another
 * way. Anybody can write a comment that begins like this: whether the bot wrote it, its author tells.
 */
function readMarker(body) {
    return readLine('safe-debug-comment', body, stickyMarkerSchema);
}
/** The first line of the body of the bot's pull request. */
function writePullRequestMarker(marker) {
    return lineOf('safe-debug-pull-request', pullRequestMarkerSchema.parse(marker));
}
/** The marker that a pull request's body begins with, or null. Who opened it, its author tells. */
function readPullRequestMarker(body) {
    return readLine('safe-debug-pull-request', body, pullRequestMarkerSchema);
}
/** The first line of an answer to a comment, by which a second answer to the same one is avoided. */
function writeAnswerMarker(comment) {
    return lineOf('safe-debug-answer', answerMarkerSchema.parse({ v: 1, comment }));
}
/** Id of the comment that an answer of the bot belongs to, or null if the text is none. */
function readAnswerMarker(body) {
    return readLine('safe-debug-answer', body, answerMarkerSchema)?.comment ?? null;
}
/** No value that the schemas allow holds `<`, `>` or two hyphens, so none can end the HTML comment. */
function lineOf(kind, marker) {
    return `<!-- ${kind} ${(0,_core_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(marker)} -->`;
}
function readLine(kind, body, schema) {
    const line = /^[^\r\n]*/.exec(body.slice(0, longestMarker))?.[0] ?? '';
    const json = line.startsWith(`<!-- ${kind} `) && line.endsWith(' -->') ? line.slice(`<!-- ${kind} `.length, -' -->'.length) : '';
    const read = schema.safeParse(parsed(json));
    return read.success && lineOf(kind, read.data) === line ? read.data : null;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        // Not JSON: no marker. The schemas take no null.
        return null;
    }
}


/***/ })

};
