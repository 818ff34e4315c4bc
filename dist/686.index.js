export const id = 686;
export const ids = [686];
export const modules = {

/***/ 2948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ hideKeys)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var _agents_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13434);


/** Has the runner hide keys that it only knows as part of a secret, such as that of `PROVIDER=KEY` or `NAME=VALUE`. */
function hideKeys({ agent }) {
    if (agent === null)
        return;
    const withheld = agent.key === null ? [] : [agent.key.key];
    for (const secret of (0,_agents_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOf */ .Fj)([], { passed: agent.environment, withheld }))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret);
}


/***/ }),

/***/ 94686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   propose: () => (/* binding */ propose)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var _entries_proposers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73664);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56224);
/* harmony import */ var _steps_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54311);
/* harmony import */ var _hide_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2948);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14173);
/* harmony import */ var _open_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21342);








/**
 * Asks the plan's model and agents once the baseline has failed. This is the one step that holds a key; it never sees a
 * snapshot from a fork, because no plan for one asks anybody. Faults of a model are told, and the run goes on.
 */
async function propose(surroundings, folder, signal) {
    const { stored, context } = await (0,_open_step_js__WEBPACK_IMPORTED_MODULE_7__/* .openStep */ .b)(surroundings, folder, signal);
    const { proposers } = stored.plan;
    const access = await (0,_entries_proposers_js__WEBPACK_IMPORTED_MODULE_1__/* .proposerAccess */ .JT)(proposers, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .runValues */ .w3(), { passed: context.passed, key: _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq('model-key') || null, environment: process.env });
    (0,_hide_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hideKeys */ .t)(access);
    const extended = (await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeIntoStore */ .IR)(stored, context, access, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .records */ .V0())) ?? stored;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('plan-digest', extended.planDigest);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('matrix', JSON.stringify((0,_steps_world_js__WEBPACK_IMPORTED_MODULE_3__/* .worldsOf */ .XB)(extended.plan).filter((world) => world !== 'baseline')));
    for (const { text } of extended.plan.proposalNotes)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .warn */ .R8)(text);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv)(`${extended.plan.candidates.length - stored.plan.candidates.length} proposals, ${extended.plan.calls.length} calls.`);
}


/***/ }),

/***/ 21342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openStep)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _entries_run_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80966);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85799);
/* harmony import */ var _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69154);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44544);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7126);
/* harmony import */ var _stored_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95718);








/**
 * What a job that runs worlds works with: the plan as its own job told it, and the checkout of the snapshot. Throws
 * `usage` for a step that holds a token: what it starts is code of strangers.
 */
async function openStep(surroundings, folder, signal) {
    if (_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq('token') !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('usage', `The mode "${_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .mode */ .Mq()}" runs code of candidates and takes no token. Give the step \`token: ''\`.`);
    const store = new _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_4__/* .ArtifactStore */ .c(await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .storeOptions */ .S)(folder));
    const [stored, repository] = await Promise.all([(0,_stored_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .storedPlan */ .R)(surroundings, store, _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .digest */ .br('plan-digest')), (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h_)(_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq('repository') || '.')]);
    await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(repository, stored.plan.snapshot.commit);
    const values = _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .runValues */ .w3();
    return { stored, context: { store, repository, passed: (0,_entries_run_request_js__WEBPACK_IMPORTED_MODULE_1__/* .passedVariables */ .a7)(values), jobs: (0,_entries_run_request_js__WEBPACK_IMPORTED_MODULE_1__/* .jobsOf */ .aG)(values), clock: _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, signal } };
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
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20545);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82512);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88608);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91973);
/* harmony import */ var _worlds_workbench_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55034);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42041);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62785);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82593);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(80531);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54311);















/** Makes the plan and leaves it in the store. Throws as `writePlan` does. */
async function planIntoStore(settings, store, clock) {
    const runId = (0,_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .newRunId */ .F$)(clock);
    return withWorkspace(runId, async (workspace) => {
        const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_9__/* .stagingFolder */ .cy)(workspace);
        const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__/* .EventLog */ .v(clock);
        events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events));
        events.emit('run.started', { id: runId });
        const planned = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .writePlan */ .pD)(settings, { runId, workspace, events, clock }, target);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The store holds no plan (${name}). Run the step "plan" over the same store first.`);
    const { bytes, plan } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(folder).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The plan in the store cannot be used. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}`, { cause });
    });
    const planDigest = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(bytes);
    if (expected !== null && planDigest !== expected)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The plan in the store is not the one that was made: its digest is ${planDigest}, not ${expected}. Something replaced it; nothing of this run can be used.`);
    return { plan, planDigest, folder };
}
/** Runs one world of a stored plan and leaves its record in the store. Returns the end of its log too. Throws `input` for a world that the plan does not have. */
async function worldIntoStore(stored, id, context) {
    const { plan } = stored;
    if (!(0,_world_js__WEBPACK_IMPORTED_MODULE_14__/* .worldsOf */ .XB)(plan).includes(id))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `The world "${id}" is not in this plan: its worlds are ${(0,_world_js__WEBPACK_IMPORTED_MODULE_14__/* .worldsOf */ .XB)(plan).join(', ')}.`);
    return withWorkbench(stored, context, async (workbench, target) => {
        if (id === 'baseline')
            workbench.events.emit('baseline.started', {}, id);
        const result = await (0,_world_js__WEBPACK_IMPORTED_MODULE_14__/* .runWorld */ .m5)(workbench, (0,_world_js__WEBPACK_IMPORTED_MODULE_14__/* .taskOf */ .Xb)(id), target);
        const touched = await workbench.snapshot.touchedPath();
        if (touched !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
        if (id === 'baseline')
            workbench.events.emit('baseline.finished', {}, id);
        const log = await endOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, result.record.log.file));
        await context.store.put(plan.names.worlds[id] ?? id, target);
        return { ...result, log };
    });
}
/**
 * Ranks what the worlds left, replays the winner, and leaves the replay in the store. `told` are digests of the worlds'
 * records as told by another way than the store. The digest covers the records of the replay; the derivation is what worlds
 * and replay come to, which the promotion derives again.
 */
async function replayIntoStore(stored, context, told) {
    return withWorkbench(stored, context, async (workbench, target) => {
        const records = new Map(told);
        const winner = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_12__/* .replayWinner */ .h)(workbench, context.store, target, records);
        const digest = await replayDigest(target);
        const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_12__/* .worldFolders */ .A)(stored.plan, context.store);
        if (winner !== null)
            for (const world of ['replay', 'replay-baseline'])
                folders.set(world, target);
        const derivation = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_2__/* .derive */ .C)(await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_7__/* .observeWorlds */ .A)(stored.plan, stored.planDigest, folders, 'complete', records));
        await context.store.put(stored.plan.names.replay, target);
        return { winner, digest, derivation };
    });
}
/** Digest over the records that a replay left in its folder; a replay that did not run has one too. */
async function replayDigest(folder) {
    const digests = {};
    for (const world of ['replay', 'replay-baseline']) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.record(world));
        digests[world] = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null))?.isFile() ? await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOfFile */ .M)(file) : null;
    }
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfJson */ .Qs)(digests);
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
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, (workbench, target) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_13__/* .propose */ .B)(1, stored, workbench, { store: context.store, repository: context.repository, records, access, target })));
}
function withWorkbench(stored, context, work) {
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, work));
}
async function inWorkbench({ plan, planDigest, folder }, { repository, passed, jobs, clock, signal }, workspace, work) {
    const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_9__/* .stagingFolder */ .cy)(workspace);
    const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__/* .EventLog */ .v(clock);
    events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events));
    const pack = plan.snapshot.dirty ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack) : null;
    const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_9__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.setUpLog) });
    const result = await work(workbench, target);
    events.close();
    return result;
}
async function withWorkspace(runId, work) {
    const workspace = await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .Workspace */ .a.open(runId);
    try {
        return await work(workspace);
    }
    finally {
        await workspace.close();
    }
}


/***/ })

};
