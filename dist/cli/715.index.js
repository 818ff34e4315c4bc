export const id = 715;
export const ids = [715];
export const modules = {

/***/ 9715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan),
  promote: () => (/* binding */ steps_promote),
  propose: () => (/* binding */ propose),
  replay: () => (/* binding */ replay),
  world: () => (/* binding */ steps_world)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
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

// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(4634);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
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
var out_folder = __webpack_require__(9125);
// EXTERNAL MODULE: ./build/entries/page-file.js
var page_file = __webpack_require__(7631);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/gate/environment.js
var environment = __webpack_require__(7079);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/steps/examine.js
var examine = __webpack_require__(4627);
// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(6224);
// EXTERNAL MODULE: ./build/steps/promote.js + 4 modules
var promote = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(4311);
// EXTERNAL MODULE: ./build/entries/checks.js
var checks = __webpack_require__(6926);
// EXTERNAL MODULE: ./build/entries/proposers.js
var entries_proposers = __webpack_require__(5326);
// EXTERNAL MODULE: ./build/entries/run-request.js
var run_request = __webpack_require__(966);
// EXTERNAL MODULE: ./build/store/folder-store.js
var folder_store = __webpack_require__(7460);
// EXTERNAL MODULE: ./build/worlds/workspace.js + 1 modules
var worlds_workspace = __webpack_require__(9107);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/core/exit-status.js
var exit_status = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/result.js + 6 modules
var result = __webpack_require__(3731);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(3483);
;// CONCATENATED MODULE: ./build/cli/steps.js



























const steps_text = { type: 'string' };
const worldOptions = { store: steps_text, repo: steps_text, env: { type: 'string', multiple: true }, jobs: steps_text };
/** `safe-debug plan` */
async function plan(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('plan', args, { ...run_options/* runOptions */.K, store: steps_text });
    if (values.help)
        return steps_help('plan', context);
    (0,cli_arguments/* positionals */.g9)('plan', given);
    const store = storeOf('plan', values.store);
    const request = await (0,run_request/* runRequest */.BN)('plan', values);
    const planned = await (0,over_store/* planIntoStore */.t2)(request.settings, store, clock/* systemClock */.m);
    context.stdout(request.json ? `${JSON.stringify(planned, null, 2)}\n` : `${(0,world/* worldsOf */.XB)(planned.plan).join('\n')}\n`);
    return 0;
}
/** `safe-debug world` */
async function steps_world(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('world', args, { ...worldOptions, id: steps_text });
    if (values.help)
        return steps_help('world', context);
    (0,cli_arguments/* positionals */.g9)('world', given);
    const store = storeOf('world', values.store);
    const stored = await storedPlan(store);
    const id = values.id ?? '';
    if (!(0,world/* worldsOf */.XB)(stored.plan).includes(id))
        throw new errors/* SafeDebugError */.rc('usage', `--id ${id || '(missing)'}: the worlds of this plan are ${(0,world/* worldsOf */.XB)(stored.plan).join(', ')}.`);
    const name = stored.plan.names.worlds[id] ?? id;
    if ((await store.get(name)) !== null)
        throw new errors/* SafeDebugError */.rc('input', `The world ${id} has already run: the store holds ${name}. Remove that folder to run it again.`);
    const { record } = await (0,over_store/* worldIntoStore */.mF)(stored, id, await stepContext(stored, store, values, context));
    context.stdout(values.json ? `${JSON.stringify(record, null, 2)}\n` : `${id}: ${record.attempts.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`).join(', ')}\n`);
    return 0;
}
/** `safe-debug propose` */
async function propose(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('propose', args, { ...worldOptions, 'model-key': steps_text, 'replay-model': steps_text, 'agent-env': { type: 'string', multiple: true }, 'agent-key': steps_text });
    if (values.help)
        return steps_help('propose', context);
    (0,cli_arguments/* positionals */.g9)('propose', given);
    const store = storeOf('propose', values.store);
    const stored = await storedPlan(store);
    const { plan: planned } = stored;
    if (planned.proposers === null)
        throw new errors/* SafeDebugError */.rc('input', 'The plan asks nobody for proposals. Make one with --model PROVIDER/ID or --agent CMD.');
    if (planned.earlier.length > 0)
        throw new errors/* SafeDebugError */.rc('input', `Proposals have been asked for already: the store holds ${planned.names.plan}. Remove that folder to ask again.`);
    if ((await store.get(planned.names.worlds['baseline'] ?? '')) === null)
        throw new errors/* SafeDebugError */.rc('input', 'The baseline has not run yet. Run safe-debug world --id baseline with the same --store first.');
    const step = await stepContext(stored, store, values, context);
    const access = await planAccess(planned, values, step);
    const extended = await (0,over_store/* proposeIntoStore */.IR)(stored, step, access, new Map());
    const left = (0,world/* worldsOf */.XB)((extended ?? stored).plan).filter((id) => id !== 'baseline');
    context.stdout(values.json ? `${JSON.stringify({ worlds: left, calls: extended?.plan.calls ?? [], notes: extended?.plan.proposalNotes ?? [] }, null, 2)}\n` : left.map((id) => `${id}\n`).join(''));
    return 0;
}
/** `safe-debug replay` */
async function replay(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('replay', args, worldOptions);
    if (values.help)
        return steps_help('replay', context);
    (0,cli_arguments/* positionals */.g9)('replay', given);
    const store = storeOf('replay', values.store);
    const stored = await storedPlan(store);
    await requireWorlds(stored.plan, store);
    if ((await store.get(stored.plan.names.replay)) !== null)
        throw new errors/* SafeDebugError */.rc('input', `The replay has already run: the store holds ${stored.plan.names.replay}. Remove that folder to run it again.`);
    const { winner } = await (0,over_store/* replayIntoStore */.TF)(stored, await stepContext(stored, store, values, context), new Map());
    context.stdout(values.json ? `${JSON.stringify({ winner })}\n` : `${winner === null ? 'no winner to replay' : `replayed ${winner}`}\n`);
    return 0;
}
/** `safe-debug promote` */
async function steps_promote(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('promote', args, { store: steps_text, repo: steps_text, out: steps_text });
    if (values.help)
        return steps_help('promote', context);
    (0,cli_arguments/* positionals */.g9)('promote', given);
    const store = storeOf('promote', values.store);
    const { plan: planned, planDigest } = await storedPlan(store);
    await requireWorlds(planned, store);
    if ((await store.get(planned.names.replay)) === null)
        throw new errors/* SafeDebugError */.rc('input', 'The replay has not run yet. Run safe-debug replay with the same --store first.');
    const repository = await repositoryOf(planned, values.repo);
    const workspace = await worlds_workspace/* Workspace */.a.open(planned.id);
    try {
        const out = await (0,out_folder/* claimOutFolder */.l)(values.out ?? '.safe-debug', repository.workTree);
        try {
            const events = new event_log/* EventLog */.v(clock/* systemClock */.m);
            await mergeEvents(planned, store, events);
            await (0,writer/* clearEvidence */.TQ)(out.path);
            events.open((0,external_node_path_.join)(out.path, layout/* layout */.Z.events));
            const setUpLog = (0,external_node_path_.join)((await store.get(planned.names.worlds['baseline'] ?? '')) ?? '', layout/* layout */.Z.setUpLog);
            const examination = await (0,examine/* examine */.sb)(planned, planDigest, { store, out: out.path, ending: context.signal.aborted ? 'interrupted' : 'complete', setUpLog, records: new Map() });
            const { evidence, digest } = await (0,promote/* promote */.p)(planned, examination, { workspace, events, clock: clock/* systemClock */.m, out: out.path, repository, openPullRequest: null });
            events.close();
            await (0,page_file/* writePage */.x)(out.path);
            await (0,result/* showResult */.L)(out.path, digest, values.json === true, context);
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
/** The last plan in a store: each extends the one before. */
async function storedPlan(store) {
    const there = new Set(await store.list());
    let version = 1;
    while (there.has((0,store_names/* planPart */.rC)(version + 1)))
        version++;
    return (0,over_store/* planFromStore */.Nv)(store, (0,store_names/* planPart */.rC)(version), null);
}
/** How the plan's model and agents are reached from here. */
function planAccess({ proposers }, values, { passed }) {
    const key = (0,entries_proposers/* modelKey */.B0)(proposers?.model?.name ?? '', values['model-key'], process.env);
    return (0,entries_proposers/* proposerAccess */.JT)(proposers, values, { passed, key, environment: process.env });
}
/** Steps before their turn would leave a store that cannot be finished. */
async function requireWorlds(document, store) {
    const there = await store.list();
    const missing = (0,world/* worldsOf */.XB)(document).filter((id) => !there.includes(document.names.worlds[id] ?? id));
    if (missing.length > 0)
        throw new errors/* SafeDebugError */.rc('input', `These worlds have not run yet: ${missing.join(', ')}. Run safe-debug world --id ID with the same --store for each.`);
}
async function stepContext({ plan: planned }, store, values, context) {
    const passed = (values.env ?? []).map((variable) => (0,environment/* parsePassedVariable */.SO)(variable, process.env));
    return {
        store,
        repository: await repositoryOf(planned, values.repo),
        passed,
        jobs: (0,checks/* wholeNumber */.r)('jobs', values.jobs ?? String((0,external_node_os_.availableParallelism)()), 1, 256),
        clock: clock/* systemClock */.m,
        signal: context.signal,
    };
}
function steps_help(command, context) {
    context.stdout(help/* commandHelp */.b[command] ?? '');
    return 0;
}


/***/ })

};
