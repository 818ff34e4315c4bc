export const id = 843;
export const ids = [843];
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

/***/ 9843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run_run)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
;// CONCATENATED MODULE: ./build/core/exit-status.js
/**
 * Exit status for a finished run (design section 6): 0 for a promoted or waiting winner, or a verified one that nobody
 * asked to promote; 130 for an interrupted run; 1 for every other honest no.
 */
function exitStatusOf({ outcome, promotion }) {
    if (outcome === 'interrupted')
        return 130;
    if (promotion.decision !== 'withheld')
        return 0;
    return outcome === 'fixed' && promotion.reasons.every((reason) => reason === 'promotion-off') ? 0 : 1;
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/out-folder.js
var out_folder = __webpack_require__(99125);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
// EXTERNAL MODULE: ./build/promotion/pull-request.js + 4 modules
var pull_request = __webpack_require__(34312);
// EXTERNAL MODULE: ./build/requests/answer.js + 2 modules
var answer = __webpack_require__(56588);
// EXTERNAL MODULE: ./build/requests/asking.js
var requests_asking = __webpack_require__(63656);
// EXTERNAL MODULE: ./build/requests/collect.js + 1 modules
var collect = __webpack_require__(97583);
// EXTERNAL MODULE: ./build/requests/conversation.js + 1 modules
var requests_conversation = __webpack_require__(26486);
// EXTERNAL MODULE: ./build/requests/plan-request.js + 1 modules
var plan_request = __webpack_require__(90969);
// EXTERNAL MODULE: ./build/requests/refusal.js
var refusal = __webpack_require__(9431);
// EXTERNAL MODULE: ./build/requests/subject.js
var requests_subject = __webpack_require__(49395);
// EXTERNAL MODULE: ./build/entries/run-request.js
var run_request = __webpack_require__(80966);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/evidence/event-log.js
var event_log = __webpack_require__(10999);
// EXTERNAL MODULE: ./build/evidence/layout.js
var evidence_layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(83553);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(48204);
// EXTERNAL MODULE: ./build/worlds/workspace.js + 1 modules
var worlds_workspace = __webpack_require__(89107);
// EXTERNAL MODULE: ./build/steps/plan.js
var plan = __webpack_require__(62785);
// EXTERNAL MODULE: ./build/steps/examine.js
var examine = __webpack_require__(34627);
// EXTERNAL MODULE: ./build/steps/promote.js + 3 modules
var promote = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var derivation = __webpack_require__(20545);
// EXTERNAL MODULE: ./build/core/world-result.js
var world_result = __webpack_require__(54526);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(88608);
// EXTERNAL MODULE: ./build/steps/replay.js
var replay = __webpack_require__(82593);
// EXTERNAL MODULE: ./build/steps/rounds.js + 1 modules
var rounds = __webpack_require__(98768);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var steps_world = __webpack_require__(54311);
;// CONCATENATED MODULE: ./build/steps/run-worlds.js








/**
 * Worlds, rounds of proposals, and replay, as far as a resumed run does not have them already. An interruption ends them
 * early; what is there by then is still evidence. Returns the last plan too.
 */
async function runWorlds(workbench, running, context, stop) {
    const { records, repository, workspace, unfinished } = running;
    const { store } = unfinished;
    let last = unfinished.stored;
    // Rounds and replay come after everything else: a replay that is there ends it.
    if (records.has('replay'))
        return { ending: 'complete', last };
    try {
        await runAll(workbench, running, stop);
        if (!stop.signal.aborted)
            last = await (0,rounds/* runRounds */.f)(last, workbench, { store, repository, workspace, records, access: context.proposers, runWorlds: (bench, worlds) => runProposed(bench, worlds, running) });
        if (context.signal.aborted)
            return { ending: 'interrupted', last };
        const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
        const winner = await (0,replay/* replayWinner */.h)({ ...workbench, plan: last.plan, planDigest: last.planDigest, planFolder: last.folder }, store, target, records);
        if (winner !== null)
            await store.put(last.plan.names.replay, target);
        return { ending: context.signal.aborted ? 'interrupted' : 'complete', last };
    }
    catch (error) {
        if (context.signal.aborted)
            return { ending: 'interrupted', last };
        throw error;
    }
}
/** Runs the worlds of candidates that were proposed in this run. */
async function runProposed(workbench, worlds, running) {
    const results = await Promise.allSettled(worlds.map((world) => runOne(workbench, world, running)));
    tellFailures(worlds, results, running.events);
}
async function runOne(workbench, world, { workspace, records, unfinished: { store } }) {
    const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
    const { digest } = await (0,steps_world/* runWorld */.m5)(workbench, (0,steps_world/* taskOf */.Xb)(world), target);
    await store.put(workbench.plan.names.worlds[world] ?? world, target);
    records.set(world, digest);
}
function tellFailures(worlds, results, events) {
    for (const [index, result] of results.entries()) {
        if (result.status === 'rejected')
            events.emit('world.failed', { why: (0,errors/* systemFaultOf */.No)(result.reason) ?? (0,errors/* messageOf */.bD)(result.reason) }, worlds[index]);
    }
}
/** Baseline and candidates through one queue, baseline first. A baseline that does not fail ends the candidates. */
async function runAll(workbench, running, stop) {
    const { plan } = workbench;
    // Without a baseline nothing can be held against anything: its fault ends the candidates and the run.
    let fault = null;
    const endAll = (error) => {
        if (!stop.signal.aborted)
            fault = { error };
        stop.abort();
    };
    const left = (0,steps_world/* worldsOf */.XB)(plan).filter((world) => world !== 'baseline' && !running.records.has(world));
    const tasks = [runBaseline(workbench, running, stop).catch(endAll), ...left.map((world) => runOne(workbench, world, running))];
    const results = await Promise.allSettled(tasks);
    rethrow(fault);
    if (!stop.signal.aborted)
        tellFailures(['baseline', ...left], results, running.events);
}
/** The baseline, if there is none yet, and what it came to. */
async function runBaseline(workbench, running, stop) {
    const { plan, planDigest, events } = workbench;
    const { records, unfinished: { store } } = running;
    if (!records.has('baseline')) {
        events.emit('baseline.started', {}, 'baseline');
        await runOne(workbench, 'baseline', running);
    }
    const folder = await store.get(plan.names.worlds['baseline'] ?? '');
    const { baseline: found } = (0,derivation/* derive */.C)(await (0,observe/* observeWorlds */.A)(plan, planDigest, new Map([['baseline', folder]]), 'complete', records));
    events.emit('baseline.finished', { outcome: found.outcome, failing: found.result?.failing.filter((test) => !(0,world_result/* isGate */.cE)(test)).length ?? 0 }, 'baseline');
    if (found.outcome !== 'reproduced')
        stop.abort();
}
function rethrow(fault) {
    if (fault !== null)
        throw fault.error;
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/core/documents/common.js
var common = __webpack_require__(8602);
// EXTERNAL MODULE: ./build/evidence/verifier.js + 1 modules
var verifier = __webpack_require__(86571);
// EXTERNAL MODULE: ./build/files/regular-file.js
var regular_file = __webpack_require__(38927);
// EXTERNAL MODULE: ./build/files/make-folder.js
var make_folder = __webpack_require__(86817);
;// CONCATENATED MODULE: ./build/store/folder-store.js




/** A store in a folder of this machine: one sub-folder a name. */
class folder_store_FolderStore {
    #directory;
    constructor(directory) {
        this.#directory = directory;
    }
    async put(name, folder) {
        const target = this.#pathOf(name);
        await (0,make_folder/* makeFolder */.f)(this.#directory).catch((cause) => {
            throw new errors/* SafeDebugError */.rc('input', `The store ${this.#directory} cannot be written to: ${(0,errors/* messageOf */.bD)(cause)}. Name another folder with --store DIR.`, { cause });
        });
        if (await exists(target))
            throw new errors/* SafeDebugError */.rc('input', `The store ${this.#directory} already holds "${name}". Use a fresh folder, or remove that one first.`);
        await moveFolder(folder, target);
    }
    async get(name) {
        const path = this.#pathOf(name);
        return (await exists(path)) ? path : null;
    }
    async list() {
        const entries = await (0,promises_.readdir)(this.#directory, { withFileTypes: true }).catch((error) => {
            if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
                return [];
            throw error;
        });
        return entries.filter((entry) => entry.isDirectory() && isName(entry.name)).map(({ name }) => name).sort();
    }
    #pathOf(name) {
        if (!isName(name))
            throw new errors/* SafeDebugError */.rc('input', `"${name}" is not a name for a store: use letters, digits and dashes.`);
        return (0,external_node_path_.join)(this.#directory, name);
    }
}
function isName(name) {
    return /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(name);
}
async function exists(path) {
    return (await (0,promises_.stat)(path).catch(() => null)) !== null;
}
/** A rename where both are on one disk; else a copy under another name first, so that a half copy is never taken for whole. */
async function moveFolder(from, to) {
    try {
        await (0,promises_.rename)(from, to);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) !== 'EXDEV')
            throw error;
        const half = `${to}.part`;
        await (0,promises_.rm)(half, { recursive: true, force: true });
        await (0,promises_.cp)(from, half, { recursive: true, preserveTimestamps: true });
        await (0,promises_.rename)(half, to);
        await (0,promises_.rm)(from, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(56224);
;// CONCATENATED MODULE: ./build/steps/unfinished.js


















/** Evidence of the run itself, if it came to its end after all and holds; then nothing of the run is left to do. Null otherwise. */
async function finishedRun(out, id) {
    try {
        const { bytes, evidence } = await readEvidence(out);
        if (evidence.id !== id || evidence.outcome === 'interrupted')
            return null;
        await verifyEvidence(out, null, []);
        await (await Workspace.open(id)).close(); // opening one removes the worlds of dead processes
        await forgetUnfinished(out, id);
        return { evidence, digest: digestOf(bytes) };
    }
    catch (error) {
        if (error instanceof SafeDebugError && error.code === 'evidence')
            return null; // absent, or not whole: the run goes on
        throw error;
    }
}
/** Ids of the runs in an evidence folder that can be resumed, the oldest first. */
async function unfinishedRuns(out) {
    const folder = join(out, layout.unfinished);
    return (await namesIn(folder)).filter((name) => existsSync(join(folder, name, planPart(1))));
}
/** Makes the folder of a run that has just been planned; the plan's folder goes into it. */
async function beginUnfinished(out, { plan, planDigest }, planFolder) {
    const folder = (0,external_node_path_.join)(out, evidence_layout/* layout */.Z.unfinished, plan.id);
    await (0,promises_.mkdir)(folder, { recursive: true });
    const store = new folder_store_FolderStore(folder);
    await store.put(plan.names.plan, planFolder);
    return { id: plan.id, store, stored: { plan, planDigest, folder: (await store.get(plan.names.plan)) ?? '' }, events: [], log: (0,external_node_path_.join)(folder, evidence_layout/* layout */.Z.events) };
}
/**
 * Opens a run that did not come to its end. Throws `input` if the folder holds no such run, or one whose plan or recorded
 * patches are not what they were when it was planned.
 */
async function openUnfinished(out, id) {
    const known = await unfinishedRuns(out);
    if (!known.includes(id))
        throw new SafeDebugError('input', `There is no unfinished run ${id} in ${out}. ${known.length === 0 ? 'No run there is unfinished: start one without --resume.' : `Unfinished there: ${known.join(', ')}.`}`);
    const folder = join(out, layout.unfinished, id);
    const store = new FolderStore(folder);
    const events = await wholeEvents(join(folder, layout.events), id);
    try {
        const stored = await lastPlan(store, planTold(events));
        if (stored.plan.id !== id)
            throw new SafeDebugError('input', `The plan is that of the run ${stored.plan.id}.`);
        await requireRecordedPatches(stored);
        return { id, store, stored, events, log: join(folder, layout.events) };
    }
    catch (cause) {
        throw new SafeDebugError('input', `The run ${id} cannot be resumed. ${messageOf(cause)} Start a new run without --resume.`, { cause });
    }
}
/**
 * Drops what is not whole of an unfinished run's worlds. Returns the worlds that are, with the digests of their records. A
 * replay counts only where every world before it does, because its winner follows from them.
 */
async function unfinished_keepWhole({ store, stored: { plan, planDigest } }) {
    const folders = await worldFolders(plan, store);
    const { worlds } = await observeWorlds(plan, planDigest, folders, 'complete');
    const isWhole = (world) => worlds.get(world)?.status === 'observed';
    const kept = worldsOf(plan).filter(isWhole);
    const replays = ['replay', 'replay-baseline'];
    if (kept.length === worldsOf(plan).length && replays.every(isWhole))
        kept.push(...replays);
    const records = new Map();
    for (const [world, folder] of folders) {
        if (folder === null)
            continue;
        if (kept.includes(world))
            records.set(world, await digestOfFile(join(folder, layout.record(world))));
        else
            await rm(folder, { recursive: true, force: true });
    }
    return records;
}
/** Removes the folder of a run whose evidence is closed, and those of older runs: there is newer evidence than theirs will be. Ids sort by time. */
async function forgetUnfinished(out, id) {
    const folder = (0,external_node_path_.join)(out, evidence_layout/* layout */.Z.unfinished);
    for (const name of await namesIn(folder))
        if (name <= id)
            await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
    if ((await namesIn(folder)).length === 0)
        await (0,promises_.rm)(folder, { recursive: true, force: true });
}
async function namesIn(folder) {
    const names = await (0,promises_.readdir)(folder).catch((error) => {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return [];
        throw error;
    });
    return names.sort();
}
const largestLogBytes = (/* unused pure expression or super */ null && (256 * 1024 * 1024));
/** The events of a log up to the first that is cut or does not follow; none where the log is another run's or gone. */
async function wholeEvents(file, id) {
    const text = await readRegularFile(file, largestLogBytes).catch((error) => {
        if (systemCodeOf(error) === 'ENOENT')
            return Buffer.alloc(0);
        throw error;
    });
    const events = [];
    for (const line of text.toString('utf8').split('\n').slice(0, -1)) {
        const event = eventIn(line);
        if (event === null)
            break;
        events.push(event);
    }
    const whole = events.slice(0, firstBrokenLink(events)?.index);
    return whole[0]?.type === 'run.started' && whole[0].data['id'] === id ? whole : [];
}
function eventIn(line) {
    try {
        return eventSchema.parse(JSON.parse(line));
    }
    catch {
        return null; // cut: the log ends before it
    }
}
/** Digest of the first plan as the log tells it; null where that part of the log is gone. */
function planTold(events) {
    const told = digestSchema.safeParse(events.find(({ type }) => type === 'snapshot.taken')?.data['plan']);
    return told.success ? told.data : null;
}
/** The last plan that is whole and extends those before it. */
async function lastPlan(store, told) {
    let last = await planFromStore(store, planPart(1), told);
    for (let version = 2; (await store.get(planPart(version))) !== null; version++) {
        const next = await planFromStore(store, planPart(version), null);
        if (canonicalJson(next.plan.earlier) !== canonicalJson([...last.plan.earlier, last.planDigest]))
            throw new SafeDebugError('input', `Its ${version}. plan does not extend the one before.`);
        last = next;
    }
    return last;
}
async function requireRecordedPatches({ plan, folder }) {
    for (const { id, mutation } of plan.candidates) {
        const digest = await digestOfFile(join(folder, mutation.file)).catch((error) => messageOf(error));
        if (digest !== mutation.sha256)
            throw new SafeDebugError('input', `The recorded patch of candidate ${id} is not the one that was planned.`);
    }
}

;// CONCATENATED MODULE: ./build/steps/run.js













/** The four steps over a folder on this machine: plan, worlds, replay, promotion. */
function run(settings, context) {
    const id = (0,plan/* newRunId */.F$)(context.clock);
    return inWorkspace(id, context, async (workspace) => {
        const events = new event_log/* EventLog */.v(context.clock);
        events.emit('run.started', { id });
        const planFolder = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
        const planned = await (0,plan/* writePlan */.pD)(settings, { runId: id, workspace, events, clock: context.clock }, planFolder);
        return inOut(context, async (out) => {
            const unfinished = await beginUnfinished(out, planned, planFolder);
            return untilFinished({ unfinished, workspace, events, out, repository: settings.repository, records: new Map() }, context);
        });
    });
}
/**
 * Takes a run up again that did not come to its end: what its worlds left whole counts, the rest is done. The set-up
 * command runs again, because the snapshot is restored.
 */
function resume(unfinished, repository, context) {
    const { id, stored } = unfinished;
    return inWorkspace(id, context, (workspace) => inOut(context, async (out) => {
        const records = await keepWhole(unfinished);
        const events = new EventLog(context.clock, unfinished.events);
        if (unfinished.events.length === 0) {
            events.emit('run.started', { id });
            announce(stored.plan, stored.planDigest, events);
        }
        events.emit('run.resumed', { kept: [...records.keys()] });
        return untilFinished({ unfinished, workspace, events, out, repository, records }, context);
    }));
}
async function inWorkspace(id, context, work) {
    const workspace = await worlds_workspace/* Workspace */.a.open(id);
    try {
        return await work(workspace);
    }
    finally {
        const left = await workspace.close();
        if (left.length > 0)
            context.onLeftover(left);
    }
}
async function inOut(context, work) {
    const out = await context.claimOut();
    try {
        return await work(out.path);
    }
    finally {
        await out.release();
    }
}
/** The run's folder goes with the first evidence that is closed; what was interrupted or broke is kept, if any world is. */
async function untilFinished(running, context) {
    const { unfinished, events, out } = running;
    events.open(unfinished.log);
    try {
        context.onEvents(events, unfinished.id);
        const result = await runPlanned(running, context);
        events.close();
        if (result.evidence.outcome === 'interrupted')
            context.onUnfinished(unfinished.id);
        else
            await forgetUnfinished(out, unfinished.id);
        return result;
    }
    catch (error) {
        events.close();
        if (running.records.size > 0 || context.signal.aborted)
            context.onUnfinished(unfinished.id);
        else
            await (0,promises_.rm)((0,external_node_path_.dirname)(unfinished.log), { recursive: true, force: true }).catch(() => undefined); // what ended the run is what has to be told
        throw error;
    }
}
/** What is in the evidence folder stays until the snapshot is restored and set up: only then there will be new evidence. */
async function runPlanned(running, context) {
    const { unfinished, workspace, events, out, repository, records } = running;
    const stop = new AbortController();
    const forward = () => stop.abort();
    context.signal.addEventListener('abort', forward, { once: true });
    if (context.signal.aborted)
        stop.abort();
    try {
        const setUpLog = (0,external_node_path_.join)(workspace.own('log'), evidence_layout/* layout */.Z.setUpLog);
        const workbench = await restore(running, context, stop.signal, setUpLog);
        await (0,writer/* clearEvidence */.TQ)(out);
        events.open((0,external_node_path_.join)(out, evidence_layout/* layout */.Z.events));
        const { ending, last } = workbench === null ? { ending: 'interrupted', last: unfinished.stored } : await runWorlds(workbench, running, context, stop);
        const examination = await (0,examine/* examine */.sb)(last.plan, last.planDigest, { store: unfinished.store, out, ending, setUpLog, records });
        const result = await (0,promote/* promote */.p)(last.plan, examination, { workspace, events, clock: context.clock, out, repository, openPullRequest: context.openPullRequest?.(last.plan, examination) ?? null });
        return { ...result, out };
    }
    finally {
        context.signal.removeEventListener('abort', forward);
    }
}
/** Restores the snapshot; null if that was interrupted. The output of a set-up that failed is kept beside the evidence. */
async function restore({ unfinished: { stored }, workspace, events, out, repository }, context, signal, setUpLog) {
    const { plan, planDigest, folder: planFolder } = stored;
    try {
        const pack = plan.snapshot.dirty ? (0,external_node_path_.join)(planFolder, evidence_layout/* layout */.Z.pack) : null;
        return await (0,worlds_workbench/* openWorkbench */.eF)({ plan, planDigest, planFolder, repository, pack, passed: context.passed, workspace, events, signal, jobs: context.jobs, setUpLog, own: [out] });
    }
    catch (error) {
        if (context.signal.aborted)
            return null;
        if ((0,external_node_fs_.existsSync)(setUpLog))
            await (0,promises_.copyFile)(setUpLog, (0,external_node_path_.join)(out, evidence_layout/* layout */.Z.failedSetUpLog));
        throw error;
    }
}

// EXTERNAL MODULE: ./build/store/artifact-store.js + 4 modules
var artifact_store = __webpack_require__(69154);
// EXTERNAL MODULE: ./build/core/documents/evidence.js
var evidence = __webpack_require__(51174);
// EXTERNAL MODULE: ./build/studio/event-data.js
var event_data = __webpack_require__(67376);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(31838);
;// CONCATENATED MODULE: ./build/studio/terminal/progress-line.js





const longestLine = 200;
/** The one-line progress text of an event, for streams that are no terminal; null for events not worth a line. */
function plainLine(event) {
    const text = textOf(event);
    if (text === null)
        return null;
    return (0,studio_text/* brief */.dh)(event.world === undefined ? text : `${event.world}: ${text}`, longestLine);
}
function textOf(event) {
    switch (event.type) {
        case 'run.started':
            return `run ${(0,event_data/* textIn */.r7)(event, 'id') ?? ''}`;
        case 'run.resumed':
            return `resumed; finished already: ${(0,event_data/* textsIn */.Ej)(event, 'kept').join(', ') || 'no world'}`;
        case 'snapshot.taken':
            return `snapshot ${(0,event_data/* textIn */.r7)(event, 'commit')?.slice(0, 12) ?? ''}${(0,event_data/* flagIn */.kx)(event, 'dirty') === true ? ' with uncommitted work' : ''}`;
        case 'candidate.proposed':
            return `candidate ${(0,event_data/* textIn */.r7)(event, 'label') ?? ''}`;
        case 'model.called':
            return `asked ${(0,event_data/* textIn */.r7)(event, 'provider') ?? ''}/${(0,event_data/* textIn */.r7)(event, 'model') ?? ''} (${(0,event_data/* textIn */.r7)(event, 'purpose') ?? ''}, round ${(0,event_data/* numberIn */.Po)(event, 'round') ?? ''}): ${(0,event_data/* textIn */.r7)(event, 'outcome') ?? ''}`;
        case 'candidate.skipped':
            return `not tried: ${(0,event_data/* textIn */.r7)(event, 'why') ?? (0,event_data/* textIn */.r7)(event, 'reason') ?? ''}`;
        case 'baseline.finished':
            return baselineText(event);
        case 'world.failed':
            return `world failed: ${(0,event_data/* textIn */.r7)(event, 'why') ?? ''}`;
        case 'gate.started':
            return gateStartText(event);
        case 'gate.finished':
            return gateEndText(event);
        case 'verdict.reached':
            return verdictText(event);
        case 'winner.selected':
            return 'the best candidate; it is replayed';
        case 'snapshot.restored':
            return 'snapshot restored';
        case 'replay.gated':
            return `gate ${(0,event_data/* textIn */.r7)(event, 'verdict') ?? 'ended'}, results ${(0,event_data/* flagIn */.kx)(event, 'testsAgree') === true ? 'as in the winner' : 'differ from the winner'}`;
        case 'worlds.compared':
            return (0,event_data/* flagIn */.kx)(event, 'equal') === true ? 'worlds equal' : `worlds differ in ${(0,quantities/* count */.U9)((0,event_data/* numberIn */.Po)(event, 'differences') ?? 0, 'path')}`;
        case 'promotion.decided':
            return promotionText(event);
        case 'promotion.found':
            return (0,event_data/* textIn */.r7)(event, 'commit') === null ? 'the change was there already' : `the commit of an earlier run, ${(0,event_data/* textIn */.r7)(event, 'commit')?.slice(0, 12) ?? ''}`;
        case 'run.finished':
            return finishText(event);
        case 'baseline.started':
        case 'world.forked':
        case 'mutation.applied':
        case 'replay.applied':
            return null;
    }
}
function baselineText(event) {
    switch ((0,event_data/* textIn */.r7)(event, 'outcome')) {
        case 'reproduced':
            return `fails as it should${((0,event_data/* numberIn */.Po)(event, 'failing') ?? 0) > 0 ? `, ${(0,quantities/* count */.U9)((0,event_data/* numberIn */.Po)(event, 'failing') ?? 0, 'failing test')}` : ''}`;
        case 'already-green':
            return 'passes: there is nothing to fix';
        default:
            return 'gives no stable failure';
    }
}
function attemptText(event) {
    const attempt = (0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1;
    return attempt > 1 ? `gate, attempt ${attempt},` : 'gate';
}
function gateStartText(event) {
    const why = (0,event_data/* textIn */.r7)(event, 'why');
    return `${attemptText(event)} started${(0,event_data/* flagIn */.kx)(event, 'alone') === true ? ' again, alone' : ''}${why === null ? '' : `: ${why}`}`;
}
function gateEndText(event) {
    const took = (0,event_data/* numberIn */.Po)(event, 'durationMs');
    return `${attemptText(event)} ${howItEnded(event)}${took === null ? '' : ` after ${(0,quantities/* duration */.p0)(took)}`}`;
}
function howItEnded(event) {
    if ((0,event_data/* flagIn */.kx)(event, 'timedOut') === true)
        return 'ran into the time limit';
    const signal = (0,event_data/* textIn */.r7)(event, 'signal');
    if (signal !== null)
        return `ended by ${signal}`;
    const exitCode = (0,event_data/* numberIn */.Po)(event, 'exitCode');
    return exitCode === null ? 'ended' : `ended with exit status ${exitCode}`;
}
function verdictText(event) {
    const verdict = evidence/* candidateVerdictSchema */.gb.safeParse(event.data['verdict']);
    const reasons = (0,event_data/* textsIn */.Ej)(event, 'reasons');
    const fixed = (0,event_data/* numberIn */.Po)(event, 'fixed') ?? 0;
    const word = verdict.success ? words/* verdictSayings */.eG[verdict.data].short : 'no verdict';
    return `${word}${reasons.length > 0 ? ` (${reasons.join(', ')})` : fixed > 0 ? `, fixes ${(0,quantities/* count */.U9)(fixed, 'test')}` : ''}`;
}
function promotionText(event) {
    const reasons = (0,event_data/* textsIn */.Ej)(event, 'reasons').map((reason) => {
        const known = evidence/* promotionReasonSchema */.dm.safeParse(reason);
        return known.success ? words/* promotionSayings */.__[known.data].short : reason;
    });
    const why = (0,event_data/* textIn */.r7)(event, 'why');
    return `promotion: ${(0,event_data/* textIn */.r7)(event, 'decision') ?? ''}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}${why === null ? '' : `: ${why}`}`;
}
function finishText(event) {
    const outcome = evidence/* outcomeSchema */.Ws.safeParse(event.data['outcome']);
    return `finished: ${outcome.success ? words/* outcomeSayings */.N7[outcome.data].short : 'unknown'}`;
}

// EXTERNAL MODULE: ./build/action/account.js
var account = __webpack_require__(87823);
// EXTERNAL MODULE: ./build/action/artifacts.js
var artifacts = __webpack_require__(44544);
// EXTERNAL MODULE: ./build/action/hide-keys.js
var hide_keys = __webpack_require__(2948);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/candidates/files.js
var files = __webpack_require__(40664);
;// CONCATENATED MODULE: ./build/action/nothing-to-try.js




/**
 * Why there is nothing to try where candidates come from folders of the checkout alone and all of these are missing or hold
 * no patch: tests may fail before anybody had an idea, and that is no fault. Null if there may be something.
 */
async function nothingToTry() {
    const folders = inputs/* lines */.Mn('candidates');
    const others = [...inputs/* lines */.Mn('ref'), ...inputs/* lines */.Mn('ask'), inputs/* text */.Qq('model'), inputs/* text */.Qq('agent')];
    if (folders.length === 0 || others.some((other) => other !== ''))
        return null;
    const found = await Promise.all(folders.map(holdsPatches));
    return found.includes(true) ? null : `Nothing to try: no file that ends in .patch or .diff lies in ${folders.join(', ')} of the checkout. Commit an idea there.`;
}
/** False for a folder that is missing or has no patch; what cannot be read for another reason is looked at again where it is used. */
async function holdsPatches(folder) {
    try {
        return (await (0,promises_.readdir)(folder)).some((name) => files/* patchName */.UC.test(name));
    }
    catch (error) {
        return (0,errors/* systemCodeOf */.c7)(error) !== 'ENOENT';
    }
}

// EXTERNAL MODULE: ./build/action/publish.js + 1 modules
var publish = __webpack_require__(64765);
// EXTERNAL MODULE: ./build/action/pull-request-words.js
var pull_request_words = __webpack_require__(45588);
// EXTERNAL MODULE: ./build/action/surroundings.js + 20 modules
var action_surroundings = __webpack_require__(71899);
;// CONCATENATED MODULE: ./build/action/modes/run.js





























/** All four steps in this job, over the checkout, for branches of this repository. */
async function run_run(surroundings, folder, signal) {
    const promoting = await openPromoting(surroundings, folder);
    const nothing = await nothingToTry();
    if (nothing !== null)
        return (0,log/* notice */.lm)(nothing);
    const { host, request } = promoting;
    (0,hide_keys/* hideKeys */.t)(request.proposers);
    const { settings } = request;
    const { evidence, digest, placing, out } = await run(settings, {
        clock: clock/* systemClock */.m,
        signal,
        passed: request.passed,
        jobs: request.jobs,
        claimOut: () => (0,out_folder/* claimOutFolder */.l)(settings.out, settings.repository.workTree),
        proposers: request.proposers,
        // The job's folder ends with the job: there is nothing to resume from.
        onUnfinished: () => undefined,
        onLeftover: (folders) => (0,log/* warn */.R8)(`Could not delete ${folders.join(', ')}.`),
        onEvents: (events) => events.listen((event) => {
            const line = plainLine(event);
            if (line !== null)
                (0,log/* say */.cv)(line);
        }),
        openPullRequest: host === null ? null : (plan, examination) => (0,pull_request/* pullRequestPromotion */.Y)({ host, isolation: examination.environment.isolation, isCancelled: () => Promise.resolve(signal.aborted), words: (0,pull_request_words/* pullRequestWords */.w)((0,account/* accountOf */.X)(plan, examination), surroundings.run), warn: log/* warn */.R8 }),
    });
    const { plan } = await (0,reader/* readPlan */.m3)(out);
    const conversation = host === null ? null : await (0,requests_conversation/* openConversation */.k)(host, plan, { run: surroundings.run, name: inputs/* useName */.tx(), command: inputs/* command */.G5(), comment: null });
    await (0,publish/* publish */.m)({ evidence, digest, placing, out, host, conversation, store: await storeIfAny(folder), surroundings });
    if (exitStatusOf(evidence) !== 0 && evidence.outcome !== 'already-green')
        core/* setFailed */.C1(`No candidate was promoted: ${evidence.outcome}, ${evidence.promotion.why ?? evidence.promotion.reasons.join(', ')}.`);
}
/**
 * Settings from the inputs, with the rules of the default branch. Where a pull request or candidates of GitHub's are asked for
 * also what the run is pinned to, and the host that they need. Without a token nothing is asked of GitHub at all.
 */
async function openPromoting(surroundings, folder) {
    requireOwnCode(surroundings);
    const [token, promotion] = [inputs/* text */.Qq('token'), inputs/* promotion */.KF()];
    const isPinned = promotion.promote === 'pull-request' || inputs/* lines */.Mn('ask').length > 0;
    if (token === '') {
        if (isPinned)
            throw new errors/* SafeDebugError */.rc('usage', 'The inputs "ask" and "promote: pull-request" need the input "token".');
        return { request: await openRequest(null), host: null };
    }
    const host = (0,action_surroundings/* hostOf */.w)(surroundings, token);
    const rules = await (0,plan_request/* configurationOf */.QV)(host, surroundings.defaultBranch ?? (await host.defaultBranch()));
    const request = await openRequest(rules);
    if (!isPinned)
        return { request, host: null };
    const { settings } = request;
    return { host, request: { ...request, settings: { ...settings, policy: { ...settings.policy, ...promotion }, ...(await pinned(settings, surroundings, folder, host)) } } };
}
async function openRequest(rules) {
    const request = await (0,run_request/* runRequest */.BN)('run', inputs/* runValues */.w3(), rules);
    return { ...request, settings: { ...request.settings, mostCandidates: inputs/* mostCandidates */.w$() } };
}
/** One job for everything is no place for code of strangers: it may hold a token. */
function requireOwnCode({ event, repository }) {
    if (event.kind === 'comment')
        throw new errors/* SafeDebugError */.rc('usage', 'The mode "run" takes no comments: it does not ask who wrote them. Use the reusable workflow, which does.');
    if (event.kind === 'workflow-run' && event.head.repository !== repository)
        throw fromFork('The watched workflow ran for a fork');
    if (event.kind === 'step' && event.pull !== null && event.pull.head.repository !== repository)
        throw fromFork('The pull request comes from a fork');
}
function fromFork(what) {
    return new errors/* SafeDebugError */.rc('input', `${what}, and one job for everything is no place for code of strangers: it may hold a token. Use the reusable workflow, where each world is a job without any right.`);
}
/** What the run is pinned to on GitHub, with the candidates that it was asked for. */
async function pinned(settings, surroundings, folder, host) {
    const { event, repository } = surroundings;
    const subject = await subjectOf(event, host);
    if (subject.fork !== null)
        throw fromFork(`The branch is in the fork ${subject.fork}`);
    if (subject.commit !== settings.commit.id)
        throw new errors/* SafeDebugError */.rc('input', `The checkout is at ${settings.commit.id}, which is not the head of the branch ${subject.branch} (${subject.commit}). Check that out: give actions/checkout the ref \${{ github.event.pull_request.head.sha || github.sha }}.`);
    const asking = (0,requests_asking/* askingOfWorkflow */.C)(inputs/* lines */.Mn('ask'), inputs/* command */.G5(), 'step', event.kind === 'comment' ? null : event.actor);
    const collection = asking.targets.length === 0 ? null : await collected(asking, { subject, proposers: settings.proposers }, surroundings, folder, host);
    return {
        trigger: asking.trigger,
        candidates: { ...settings.candidates, proposed: collection?.candidates ?? [] },
        proposers: withAsked(settings.proposers, collection?.proposers ?? null),
        host: (0,plan_request/* pinnedHost */.hg)(subject, collection?.comments ?? [], { server: surroundings.serverUrl, repository, runUrl: surroundings.run.url, pullRequest: inputs/* pullRequest */.VV() }),
    };
}
/** Of a model and an agent that are set up, one that is asked by a command is asked for as many proposals as that says. */
function withAsked(settled, asked) {
    return settled === null ? null : { ...settled, model: asked?.model ?? settled.model, agent: asked?.agent ?? settled.agent };
}
async function subjectOf(event, host) {
    const head = event.kind === 'comment' ? null : event.head;
    const pull = event.kind === 'step' ? event.pull : null;
    if (pull !== null)
        return (0,requests_subject/* subjectOfPull */.D9)(pull.number, host);
    if (head === null)
        throw new errors/* SafeDebugError */.rc('input', 'This run is of a tag or another ref that is no branch, and a pull request needs a branch to go to. Start it on the branch whose tests fail.');
    const subject = await (0,requests_subject/* subjectOfHead */.CC)(head, host);
    if (subject === null)
        throw new errors/* SafeDebugError */.rc('input', `The branch ${head.branch} has other commits by now. A pull request would not fit; start the run again on its head.`);
    return subject;
}
async function collected(asking, { subject, proposers }, { serverUrl, repository }, folder, host) {
    const place = (0,external_node_path_.join)(folder, 'fetched');
    await (0,promises_.mkdir)(place);
    const recall = async (since) => (subject.discussion === null ? { items: [], cut: false } : host.comments(subject.discussion.number, { since }));
    return (0,collect/* collect */.F)(asking, recall, { host, source: { url: `${serverUrl}/${repository}`, token: inputs/* text */.Qq('token') }, folder: place, subject }, { most: inputs/* mostCandidates */.w$(), proposers }).catch((error) => {
        if (error instanceof refusal/* Refused */.L)
            throw new errors/* SafeDebugError */.rc('input', `What was asked for cannot be tried. ${(0,answer/* refusalAnswers */.I)(error.refusal, { command: inputs/* command */.G5(), commit: subject.commit }).join(' ')}`, { cause: error });
        throw error;
    });
}
/** Servers without the artifact service keep the evidence in the job alone. */
async function storeIfAny(folder) {
    if (process.env['ACTIONS_RESULTS_URL'])
        return new artifact_store/* ArtifactStore */.c(await (0,artifacts/* storeOptions */.S)(folder));
    (0,log/* warn */.R8)('This server has no artifact service, so the evidence stays in the folder of this job.');
    return null;
}


/***/ }),

/***/ 67376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   kx: () => (/* binding */ flagIn),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/** A text in an event's data, or null if there is none of that name. */
function textIn({ data }, key) {
    const value = data[key];
    return typeof value === 'string' ? value : null;
}
/** A number in an event's data, or null if there is none of that name. */
function numberIn({ data }, key) {
    const value = data[key];
    return typeof value === 'number' ? value : null;
}
/** A yes or no in an event's data, or null if there is none of that name. */
function flagIn({ data }, key) {
    const value = data[key];
    return typeof value === 'boolean' ? value : null;
}
/** The texts of a list in an event's data; empty if there is none of that name. */
function textsIn({ data }, key) {
    const value = data[key];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
/** When an event happened, in milliseconds since 1970. */
function timeOf({ at }) {
    return Date.parse(at);
}


/***/ })

};
