export const id = 400;
export const ids = [400];
export const modules = {

/***/ 87823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ accountOf)
/* harmony export */ });
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59957);

/** What there is to tell of a run that was examined and not yet decided about. */
function accountOf(plan, { derivation }) {
    const { trigger, gate, snapshot } = plan;
    const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
    return { outcome, trigger, gate, tests, baseline, candidates, selection, replay, limits, model: (0,_core_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .runUsage */ .l_)(plan), calls: plan.calls, snapshot, promotion: null };
}


/***/ }),

/***/ 95400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   replay: () => (/* binding */ replay),
/* harmony export */   world: () => (/* binding */ world)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56224);
/* harmony import */ var _studio_github_job_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7949);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87823);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14173);
/* harmony import */ var _open_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21342);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76079);








/** Runs one world of the plan. A candidate that fails is a world that ran well. */
async function world(surroundings, folder, signal) {
    const { stored, context } = await (0,_open_step_js__WEBPACK_IMPORTED_MODULE_6__/* .openStep */ .b)(surroundings, folder, signal);
    const id = _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq('id');
    const { record, digest, log } = await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .worldIntoStore */ .mF)(stored, id, context);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('record-digest', digest);
    for (const { exitCode, signal: ended, timedOut, durationMs } of record.attempts)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(`${id}: ${timedOut ? 'time limit' : (ended ?? `exit ${exitCode}`)} after ${(durationMs / 1000).toFixed(1)} s.`);
    await (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summarise */ .f)((0,_studio_github_job_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .worldSummary */ .zL)(stored.plan, id, record, log));
}
/** Ranks what the worlds left and replays the winner. */
async function replay(surroundings, folder, signal) {
    const { stored, context } = await (0,_open_step_js__WEBPACK_IMPORTED_MODULE_6__/* .openStep */ .b)(surroundings, folder, signal);
    const { winner, digest, derivation } = await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .replayIntoStore */ .TF)(stored, context, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .records */ .V0());
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('replay-digest', digest);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('winner', winner ?? '');
    (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(winner === null ? 'There is no winner to replay.' : `Replayed ${winner}.`);
    await (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summarise */ .f)((0,_studio_github_job_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .replaySummary */ .Es)((0,_account_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .X)(stored.plan, { derivation })));
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

/***/ 76079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ summarise)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);

/** Adds to the summary of the job. GitHub drops a summary of more than 1 MiB as a whole; the texts keep below that. */
async function summarise(markdown) {
    // Without a file for it (older servers, local runs) there is no summary to write to.
    if (!process.env['GITHUB_STEP_SUMMARY'])
        return;
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown, true).write();
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


/***/ }),

/***/ 7949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ replaySummary),
/* harmony export */   Il: () => (/* binding */ verifySummary),
/* harmony export */   MM: () => (/* binding */ planSummary),
/* harmony export */   ao: () => (/* binding */ resultSummary),
/* harmony export */   zL: () => (/* binding */ worldSummary)
/* harmony export */ });
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22472);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31838);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45734);
/* harmony import */ var _parts_asked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35530);
/* harmony import */ var _parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68502);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24513);
/* harmony import */ var _parts_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65332);
/* harmony import */ var _parts_patch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91132);
/* harmony import */ var _parts_planned_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57836);
/* harmony import */ var _parts_replay_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77371);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67819);
/* harmony import */ var _parts_worlds_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16177);
















/** The summary of the step `plan`. At most 900,000 bytes, as all of them. */
function planSummary(plan) {
    const running = (0,_core_documents_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .candidatesToRun */ .$S)(plan).length;
    const line = running === 0 && plan.proposers === null ? (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdictLine */ .MT)('bad', 'no candidate can be tried') : (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdictLine */ .MT)('running', `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .count */ .U9)(running, 'candidate')} to try, of ${plan.candidates.length}`);
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([line, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstances */ .Xb)(plan, null)])), (0,_parts_planned_js__WEBPACK_IMPORTED_MODULE_11__/* .plannedPart */ .u)(plan)], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
/** The summary of a step `world`: what happened there, without a judgement, which only follows later. `record` null: it left none. */
function worldSummary(plan, world, record, log) {
    if (record === null)
        return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdictLine */ .MT)('bad', `${world}: no record`), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The world left no record of what happened, so nothing is known of it. Look into the log of this job.`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstances */ .Xb)(plan, null)]))], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
    const notes = [...record.problems, ...record.notes];
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdictLine */ .MT)('quiet', `${world}: ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .count */ .U9)(record.attempts.length, 'gate run')}`), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `What this means is said when all worlds are compared.`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstances */ .Xb)(plan, null)])),
        attemptsPart(record.attempts),
        listPart(notes),
        logPart(log, record.log.file),
    ], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
const attemptColumns = ['attempt', 'end', 'took', 'reports', 'output', 'problems'].map((name) => ({ name, side: 'left' }));
function attemptsPart(attempts) {
    const rows = attempts.map((attempt, index) => [index + 1, endOf(attempt), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .duration */ .p0)(attempt.durationMs), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .count */ .U9)(attempt.reports.length, 'file'), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .size */ .Ej)(attempt.outputBytes), attempt.problems.slice(0, 10).map((problem) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .problemSaying */ .j3)(problem).short).join(', ')]);
    const render = (shown, hidden) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(attemptColumns, shown), hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${hidden} more in the record.`]);
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .shorterAndShorter */ .Q3)(rows, [100, 10], render), rank: 0 };
}
function endOf({ exitCode, signal, timedOut }) {
    if (timedOut)
        return 'ran into the time limit';
    return signal === null ? `exit status ${exitCode ?? 'unknown'}` : `ended by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(signal, 20)}`;
}
function listPart(sentences) {
    if (sentences.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge;
    const render = (shown, hidden) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([...shown.map((sentence) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(sentence, 400)), ...(hidden === 0 ? [] : [`${hidden} more in the record`])]);
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .shorterAndShorter */ .Q3)(sentences, [100, 10], render), rank: 1 };
}
/** The end of a log is what tells most of a failure. */
function logPart(log, file) {
    if (log === '')
        return _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge;
    const tail = (most) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)(log.length > most ? `The end of what the gate printed; the whole is ${file} in the evidence` : 'What the gate printed', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)(lastLines(log, most), 'text'));
    return { sizes: [tail(200_000), tail(20_000), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `What the gate printed is ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(file)} in the evidence.`], rank: 3 };
}
/** The last whole lines of a text, at most `most` UTF-16 units; of a longer last line its end. */
function lastLines(text, most) {
    if (text.length <= most)
        return text;
    const end = text.slice(-most);
    const firstEnd = end.indexOf('\n');
    return firstEnd === -1 || firstEnd === end.length - 1 ? end : end.slice(firstEnd + 1);
}
/** The summary of the step `replay`: everything but the decision. */
function replaySummary(account) {
    const pending = { ...account, promotion: null };
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdict */ .WJ)(pending), (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstances */ .Xb)(account, null)])), (0,_parts_worlds_js__WEBPACK_IMPORTED_MODULE_14__/* .worldsPart */ .l)(pending), ...(0,_parts_replay_js__WEBPACK_IMPORTED_MODULE_12__/* .replayParts */ .E)(pending), (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsPart */ .hT)(pending), (0,_parts_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .limitsPart */ .c)(pending)], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
/** The summary of the steps `promote` and `run`: the whole result. `patch`: the winner's, empty if there is none. */
function resultSummary(evidence, { patch, links }) {
    const winner = (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .winnerOf */ .Pk)(evidence);
    const { pullRequest } = evidence.promotion;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdict */ .WJ)(evidence), pullRequest === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `**${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstances */ .Xb)(evidence, links?.run ?? null)])),
        (0,_parts_worlds_js__WEBPACK_IMPORTED_MODULE_14__/* .worldsPart */ .l)(evidence),
        winner === null ? _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge : (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .fixedTestsPart */ .tp)(evidence, winner),
        ...(0,_parts_replay_js__WEBPACK_IMPORTED_MODULE_12__/* .replayParts */ .E)(evidence),
        (0,_parts_asked_js__WEBPACK_IMPORTED_MODULE_6__/* .askedPart */ .g)(evidence),
        (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsPart */ .hT)(evidence),
        winner === null ? _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge : (0,_parts_patch_js__WEBPACK_IMPORTED_MODULE_10__/* .patchPart */ .M)(winner, patch),
        (0,_parts_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .limitsPart */ .c)(evidence),
        ...(links === null ? [] : [(0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceLinksPart */ .q6)(links), (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .verifyPart */ .Ph)(links)]),
    ], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
/** The summary of the step `verify`: the checks in order, and the first thing that does not hold. `fault`: the message that ended it, null if all hold. */
function verifySummary(checks, fault) {
    const sentence = fault === null ? `the evidence holds (${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .count */ .U9)(checks.length, 'check')})` : 'the evidence does not hold';
    const columns = ['check', 'holds', 'found'].map((name) => ({ name, side: 'left' }));
    const render = (shown, hidden) => {
        const rows = shown.map(({ name, holds, detail }) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(name, 100), holds ? '✅ yes' : '❌ no', (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(detail, 300)]);
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(columns, rows), hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .count */ .U9)(hidden, 'more check')} in the log of this job.`]);
    };
    const failed = checks.filter(({ holds }) => !holds);
    const ordered = [...failed, ...checks.filter(({ holds }) => holds)];
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdictLine */ .MT)(fault === null ? 'good' : 'bad', sentence), fault === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(fault, 800)}`])), { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .shorterAndShorter */ .Q3)(fault === null ? checks : ordered, [1000, 20], render), rank: 1 }], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}


/***/ })

};
