export const id = 113;
export const ids = [113];
export const modules = {

/***/ 1113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ steps_plan),
  promote: () => (/* binding */ steps_promote),
  replay: () => (/* binding */ steps_replay),
  world: () => (/* binding */ steps_world)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evidence/event-log.js
var event_log = __webpack_require__(999);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(663);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
;// CONCATENATED MODULE: ./build/evidence/merge-events.js






/** What only the promotion says. */
const reserved = new Set(['promotion.decided', 'run.finished']);
/**
 * Chains the events of steps that ran as processes or jobs of their own into one log, in the order of their times; the
 * order within each step stays as it was. Events that cannot be used are left out, and that is noted.
 */
async function mergeEvents(plan, store, log) {
    const parts = [];
    for (const name of [plan.names.plan, ...Object.values(plan.names.worlds), plan.names.replay]) {
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
var out_folder = __webpack_require__(9125);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/gate/environment.js
var environment = __webpack_require__(7079);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/steps/plan.js + 3 modules
var plan = __webpack_require__(5199);
// EXTERNAL MODULE: ./build/steps/promote.js + 3 modules
var promote = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/steps/replay.js
var replay = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(4311);
// EXTERNAL MODULE: ./build/store/folder-store.js
var folder_store = __webpack_require__(7460);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 12 modules
var worlds_workbench = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/worlds/workspace.js
var worlds_workspace = __webpack_require__(2041);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/exit-status.js
var exit_status = __webpack_require__(2900);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/result.js + 22 modules
var result = __webpack_require__(5881);
// EXTERNAL MODULE: ./build/cli/run-options.js + 1 modules
var run_options = __webpack_require__(9901);
;// CONCATENATED MODULE: ./build/cli/steps.js

























const steps_text = { type: 'string' };
const worldOptions = { store: steps_text, repo: steps_text, env: { type: 'string', multiple: true }, jobs: steps_text };
/** `safe-debug plan` */
async function steps_plan(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('plan', args, { ...run_options/* runOptions */.K, store: steps_text });
    if (values.help)
        return steps_help('plan', context);
    (0,cli_arguments/* positionals */.g9)('plan', given);
    const store = storeOf('plan', values.store);
    const request = await (0,run_options/* runRequest */.B)('plan', values);
    const runId = (0,plan/* newRunId */.F)(clock/* systemClock */.m);
    const workspace = await worlds_workspace/* Workspace */.a.open(runId);
    try {
        const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
        const events = new event_log/* EventLog */.v(clock/* systemClock */.m);
        events.open((0,external_node_path_.join)(target, layout/* layout */.Z.events));
        events.emit('run.started', { id: runId });
        const planned = await (0,plan/* writePlan */.p)(request.settings, { runId, workspace, events, clock: clock/* systemClock */.m }, target);
        events.close();
        await store.put(planned.plan.names.plan, target);
        context.stdout(request.json ? `${JSON.stringify(planned, null, 2)}\n` : `${(0,world/* worldsOf */.XB)(planned.plan).join('\n')}\n`);
        return 0;
    }
    finally {
        await workspace.close();
    }
}
/** `safe-debug world` */
async function steps_world(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('world', args, { ...worldOptions, id: steps_text });
    if (values.help)
        return steps_help('world', context);
    (0,cli_arguments/* positionals */.g9)('world', given);
    const store = storeOf('world', values.store);
    const planned = await plannedRun(store);
    const id = values.id ?? '';
    if (!(0,world/* worldsOf */.XB)(planned.plan).includes(id))
        throw new errors/* SafeDebugError */.rc('usage', `--id ${id || '(missing)'}: the worlds of this plan are ${(0,world/* worldsOf */.XB)(planned.plan).join(', ')}.`);
    const name = planned.plan.names.worlds[id] ?? id;
    if ((await store.get(name)) !== null)
        throw new errors/* SafeDebugError */.rc('input', `The world ${id} has already run: the store holds ${name}. Remove that folder to run it again.`);
    return withWorkbench(planned, values, context, async (workbench, target) => {
        if (id === 'baseline')
            workbench.events.emit('baseline.started', {}, id);
        const { record } = await (0,world/* runWorld */.m5)(workbench, (0,world/* taskOf */.Xb)(id), target);
        const touched = await workbench.snapshot.touchedPath();
        if (touched !== null)
            throw new errors/* SafeDebugError */.rc('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
        if (id === 'baseline')
            workbench.events.emit('baseline.finished', {}, id);
        await store.put(name, target);
        context.stdout(values.json ? `${JSON.stringify(record, null, 2)}\n` : `${id}: ${record.attempts.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`).join(', ')}\n`);
    });
}
/** `safe-debug replay` */
async function steps_replay(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('replay', args, worldOptions);
    if (values.help)
        return steps_help('replay', context);
    (0,cli_arguments/* positionals */.g9)('replay', given);
    const store = storeOf('replay', values.store);
    const planned = await plannedRun(store);
    await requireWorlds(planned.plan, store);
    if ((await store.get(planned.plan.names.replay)) !== null)
        throw new errors/* SafeDebugError */.rc('input', `The replay has already run: the store holds ${planned.plan.names.replay}. Remove that folder to run it again.`);
    return withWorkbench(planned, values, context, async (workbench, target) => {
        const winner = await (0,replay/* replayWinner */.h)(workbench, store, target);
        await store.put(planned.plan.names.replay, target);
        context.stdout(values.json ? `${JSON.stringify({ winner })}\n` : `${winner === null ? 'no winner to replay' : `replayed ${winner}`}\n`);
    });
}
/** `safe-debug promote` */
async function steps_promote(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('promote', args, { store: steps_text, repo: steps_text, out: steps_text });
    if (values.help)
        return steps_help('promote', context);
    (0,cli_arguments/* positionals */.g9)('promote', given);
    const store = storeOf('promote', values.store);
    const planned = await plannedRun(store);
    await requireWorlds(planned.plan, store);
    if ((await store.get(planned.plan.names.replay)) === null)
        throw new errors/* SafeDebugError */.rc('input', 'The replay has not run yet. Run safe-debug replay with the same --store first.');
    const repository = await repositoryOf(planned.plan, values.repo);
    const workspace = await worlds_workspace/* Workspace */.a.open(planned.plan.id);
    try {
        const out = await (0,out_folder/* claimOutFolder */.l)(values.out ?? '.safe-debug', repository.workTree);
        try {
            const events = new event_log/* EventLog */.v(clock/* systemClock */.m);
            await mergeEvents(planned.plan, store, events);
            await (0,writer/* clearEvidence */.TQ)(out.path);
            events.open((0,external_node_path_.join)(out.path, layout/* layout */.Z.events));
            const ending = context.signal.aborted ? 'interrupted' : 'complete';
            const { evidence, digest } = await (0,promote/* promote */.p)(planned.plan, planned.planDigest, { store, workspace, events, clock: clock/* systemClock */.m, out: out.path, ending, repository, setUpLog: (0,external_node_path_.join)((await store.get(planned.plan.names.worlds['baseline'] ?? '')) ?? '', layout/* layout */.Z.setUpLog), records: new Map() });
            events.close();
            await (0,result/* writePage */.xv)(out.path);
            await (0,result/* showResult */.L$)(out.path, digest, values.json === true, context);
            return (0,exit_status/* exitStatusOf */.e)(evidence);
        }
        finally {
            await out.release();
        }
    }
    finally {
        await workspace.close();
    }
}
function storeOf(command, directory) {
    if (directory === undefined)
        throw new errors/* SafeDebugError */.rc('usage', `Say with --store DIR where the steps leave their folders for each other. See safe-debug ${command} --help.`);
    return new folder_store/* FolderStore */.c((0,external_node_path_.resolve)(directory));
}
/** The repository that a plan was made from. Throws `input` for one that does not have its commit. */
async function repositoryOf({ snapshot }, path) {
    const repository = await (0,git_repository/* openRepository */.h_)(path ?? snapshot.repository);
    if (!snapshot.dirty)
        await (0,git_repository/* resolveCommit */.WL)(repository, snapshot.commit);
    return repository;
}
async function plannedRun(store) {
    const folder = await store.get('plan');
    if (folder === null)
        throw new errors/* SafeDebugError */.rc('input', 'The store holds no plan. Run safe-debug plan with the same --store first.');
    const { bytes, plan: document } = await (0,reader/* readPlan */.m3)(folder).catch((cause) => {
        throw new errors/* SafeDebugError */.rc('input', `The plan in the store cannot be used. ${(0,errors/* messageOf */.bD)(cause)}`, { cause });
    });
    return { plan: document, planDigest: (0,digest/* digestOf */.ol)(bytes), folder };
}
/** Steps before their turn would leave a store that cannot be finished. */
async function requireWorlds(document, store) {
    const there = await store.list();
    const missing = (0,world/* worldsOf */.XB)(document).filter((id) => !there.includes(document.names.worlds[id] ?? id));
    if (missing.length > 0)
        throw new errors/* SafeDebugError */.rc('input', `These worlds have not run yet: ${missing.join(', ')}. Run safe-debug world --id ID with the same --store for each.`);
}
/** Opens a workbench for a planned run, with a log of this step's events in the folder that goes to the store. */
async function withWorkbench(planned, values, context, work) {
    const passed = (values.env ?? []).map((variable) => (0,environment/* parsePassedVariable */.S)(variable, process.env));
    const missing = planned.plan.gate.environment.filter((name) => !passed.some((variable) => variable.name === name));
    if (missing.length > 0)
        throw new errors/* SafeDebugError */.rc('usage', `The plan's gate is passed ${missing.join(', ')}: add ${missing.map((name) => `--env ${name}`).join(' ')}.`);
    const repository = await repositoryOf(planned.plan, values.repo);
    const workspace = await worlds_workspace/* Workspace */.a.open(planned.plan.id);
    try {
        const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
        const events = new event_log/* EventLog */.v(clock/* systemClock */.m);
        events.open((0,external_node_path_.join)(target, layout/* layout */.Z.events));
        const workbench = await (0,worlds_workbench/* openWorkbench */.eF)({
            plan: planned.plan,
            planDigest: planned.planDigest,
            planFolder: planned.folder,
            repository,
            pack: planned.plan.snapshot.dirty ? (0,external_node_path_.join)(planned.folder, layout/* layout */.Z.pack) : null,
            passed,
            workspace,
            events,
            signal: context.signal,
            jobs: (0,cli_arguments/* wholeNumber */.rD)('jobs', values.jobs ?? String((0,external_node_os_.availableParallelism)()), 1, 256),
            setUpLog: (0,external_node_path_.join)(target, layout/* layout */.Z.setUpLog),
        });
        await work(workbench, target);
        events.close();
        return 0;
    }
    finally {
        await workspace.close();
    }
}
function steps_help(command, context) {
    context.stdout(help/* commandHelp */.b[command] ?? '');
    return 0;
}


/***/ })

};
