export const id = 28;
export const ids = [28];
export const modules = {

/***/ 8028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  execute: () => (/* binding */ execute),
  run: () => (/* binding */ run_run)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/core/exit-status.js
var exit_status = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/evidence/out-folder.js
var out_folder = __webpack_require__(9125);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var derivation = __webpack_require__(545);
// EXTERNAL MODULE: ./build/core/world-result.js
var world_result = __webpack_require__(4526);
// EXTERNAL MODULE: ./build/evidence/event-log.js
var event_log = __webpack_require__(999);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(8608);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/store/folder-store.js
var folder_store = __webpack_require__(7460);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/worlds/workspace.js
var worlds_workspace = __webpack_require__(2041);
// EXTERNAL MODULE: ./build/steps/plan.js + 2 modules
var plan = __webpack_require__(1478);
// EXTERNAL MODULE: ./build/steps/examine.js
var examine = __webpack_require__(4627);
// EXTERNAL MODULE: ./build/steps/promote.js + 4 modules
var promote = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/steps/replay.js
var replay = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/steps/rounds.js + 1 modules
var rounds = __webpack_require__(8768);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var steps_world = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/steps/run.js



















/** The four steps over a folder on this machine: plan, worlds, replay, promotion. */
async function run(settings, context) {
    const runId = (0,plan/* newRunId */.F$)(context.clock);
    const events = new event_log/* EventLog */.v(context.clock);
    const workspace = await worlds_workspace/* Workspace */.a.open(runId);
    try {
        events.emit('run.started', { id: runId });
        const planFolder = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
        const planned = await (0,plan/* writePlan */.pD)(settings, { runId, workspace, events, clock: context.clock }, planFolder);
        const out = await context.claimOut();
        try {
            context.onEvents(events);
            return await runPlanned({ ...planned, planFolder, workspace, events, out: out.path, repository: settings.repository, records: new Map() }, context);
        }
        finally {
            events.close();
            await out.release();
        }
    }
    finally {
        const left = await workspace.close();
        if (left.length > 0)
            context.onLeftover(left);
    }
}
/** What is in the evidence folder stays until the snapshot is restored and set up: only then there will be new evidence. */
async function runPlanned(running, context) {
    const { plan, planDigest, workspace, events, out, repository } = running;
    const stop = new AbortController();
    const forward = () => stop.abort();
    context.signal.addEventListener('abort', forward, { once: true });
    if (context.signal.aborted)
        stop.abort();
    try {
        const setUpLog = (0,external_node_path_.join)(workspace.own('log'), layout/* layout */.Z.setUpLog);
        const workbench = await restore(running, context, stop.signal, setUpLog);
        await (0,writer/* clearEvidence */.TQ)(out);
        events.open((0,external_node_path_.join)(out, layout/* layout */.Z.events));
        const store = new folder_store/* FolderStore */.c((0,external_node_path_.join)(out, layout/* layout */.Z.store));
        await store.put(plan.names.plan, running.planFolder);
        const first = { plan, planDigest, folder: (await store.get(plan.names.plan)) ?? '' };
        const { ending, last } = workbench === null ? { ending: 'interrupted', last: first } : await runWorlds({ ...workbench, planFolder: first.folder }, first, running, store, context, stop);
        const examination = await (0,examine/* examine */.sb)(last.plan, last.planDigest, { store, out, ending, setUpLog, records: running.records });
        const result = await (0,promote/* promote */.p)(last.plan, examination, { workspace, events, clock: context.clock, out, repository, openPullRequest: context.openPullRequest?.(last.plan, examination) ?? null });
        await (0,promises_.rm)((0,external_node_path_.join)(out, layout/* layout */.Z.store), { recursive: true, force: true });
        return { ...result, out };
    }
    finally {
        context.signal.removeEventListener('abort', forward);
    }
}
/** Restores the snapshot; null if that was interrupted. The output of a set-up that failed is kept beside the evidence. */
async function restore({ plan, planDigest, planFolder, workspace, events, out, repository }, context, signal, setUpLog) {
    try {
        const pack = plan.snapshot.dirty ? (0,external_node_path_.join)(planFolder, layout/* layout */.Z.pack) : null;
        return await (0,worlds_workbench/* openWorkbench */.eF)({ plan, planDigest, planFolder, repository, pack, passed: context.passed, workspace, events, signal, jobs: context.jobs, setUpLog });
    }
    catch (error) {
        if (context.signal.aborted)
            return null;
        if ((0,external_node_fs_.existsSync)(setUpLog))
            await (0,promises_.copyFile)(setUpLog, (0,external_node_path_.join)(out, layout/* layout */.Z.failedSetUpLog));
        throw error;
    }
}
/** Worlds, rounds of proposals, and replay. An interruption ends them early; what is there by then is still evidence. Returns the last plan too. */
async function runWorlds(workbench, first, running, store, context, stop) {
    const { workspace, records, repository } = running;
    let last = first;
    try {
        await runAll(workbench, running, store, stop);
        if (!stop.signal.aborted)
            last = await (0,rounds/* runRounds */.f)(first, workbench, { store, repository, workspace, records, access: context.proposers, runWorlds: (bench, worlds) => runProposed(bench, worlds, running, store) });
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
async function runProposed(workbench, worlds, running, store) {
    const results = await Promise.allSettled(worlds.map((world) => runOne(workbench, world, running, store)));
    tellFailures(worlds, results, running.events);
}
async function runOne(workbench, world, { workspace, records }, store) {
    const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
    records.set(world, (await (0,steps_world/* runWorld */.m5)(workbench, (0,steps_world/* taskOf */.Xb)(world), target)).digest);
    await store.put(workbench.plan.names.worlds[world] ?? world, target);
}
function tellFailures(worlds, results, events) {
    for (const [index, result] of results.entries()) {
        if (result.status === 'rejected')
            events.emit('world.failed', { why: (0,errors/* systemFaultOf */.No)(result.reason) ?? (0,errors/* messageOf */.bD)(result.reason) }, worlds[index]);
    }
}
/** Baseline and candidates through one queue, baseline first. A baseline that does not fail ends the candidates. */
async function runAll(workbench, running, store, stop) {
    const { plan, planDigest, events, records } = running;
    const baseline = async () => {
        events.emit('baseline.started', {}, 'baseline');
        await runOne(workbench, 'baseline', running, store);
        const folder = await store.get(plan.names.worlds['baseline'] ?? '');
        const { baseline: found } = (0,derivation/* derive */.C)(await (0,observe/* observeWorlds */.A)(plan, planDigest, new Map([['baseline', folder]]), 'complete', records));
        events.emit('baseline.finished', { outcome: found.outcome, failing: found.result?.failing.filter((test) => !(0,world_result/* isGate */.cE)(test)).length ?? 0 }, 'baseline');
        if (found.outcome !== 'reproduced')
            stop.abort();
    };
    // Without a baseline nothing can be held against anything: its fault ends the candidates and the run.
    let fault = null;
    const endAll = (error) => {
        if (!stop.signal.aborted)
            fault = { error };
        stop.abort();
    };
    const tasks = (0,steps_world/* worldsOf */.XB)(plan).map((world) => (world === 'baseline' ? baseline().catch(endAll) : runOne(workbench, world, running, store)));
    const results = await Promise.allSettled(tasks);
    rethrow(fault);
    if (stop.signal.aborted)
        return;
    tellFailures((0,steps_world/* worldsOf */.XB)(plan), results, events);
}
function rethrow(fault) {
    if (fault !== null)
        throw fault.error;
}

// EXTERNAL MODULE: ./build/entries/page-file.js
var page_file = __webpack_require__(7631);
// EXTERNAL MODULE: ./build/cli/result.js + 7 modules
var cli_result = __webpack_require__(4483);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(6192);
// EXTERNAL MODULE: ./build/studio/terminal/colour.js
var terminal_colour = __webpack_require__(8490);
// EXTERNAL MODULE: ./build/core/documents/evidence.js
var evidence = __webpack_require__(1174);
// EXTERNAL MODULE: ./build/studio/event-data.js
var event_data = __webpack_require__(7376);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(3182);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(1838);
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
            return `the commit of an earlier run, ${(0,event_data/* textIn */.r7)(event, 'commit')?.slice(0, 12) ?? ''}`;
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

;// CONCATENATED MODULE: ./build/studio/terminal/live.js






const marks = { good: '✓', bad: '✗', open: '·' };
/** The state of a run as its events tell it, and what to show of it. No I/O; the caller gives events and the time. */
class LiveView {
    #worlds = new Map();
    /** When the gates of a world that run at the moment started, by attempt. */
    #gates = new Map();
    #headline = 'planning';
    #started = null;
    /** Takes the next event. */
    take(event) {
        this.#started ??= (0,event_data/* timeOf */.nR)(event);
        if (event.world === undefined)
            this.#takeForRun(event);
        else
            this.#takeForWorld(event, event.world);
    }
    #takeForRun(event) {
        if (event.type === 'snapshot.taken')
            this.#headline = 'preparing the snapshot';
        if (event.type === 'run.finished')
            this.#headline = 'finished';
    }
    #takeForWorld(event, world) {
        switch (event.type) {
            case 'candidate.proposed':
                this.#worlds.set('baseline', this.#worlds.get('baseline') ?? { phase: 'waiting' });
                this.#worlds.set(world, { phase: 'waiting' });
                break;
            case 'world.forked':
                this.#headline = world.startsWith('replay') ? 'replaying the winner' : 'trying the candidates';
                this.#worlds.set(world, this.#running(world) ?? { phase: 'preparing', since: (0,event_data/* timeOf */.nR)(event), attempt: (0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1 });
                break;
            case 'gate.started':
                this.#gateStarted(event, world);
                break;
            case 'gate.finished':
                this.#gateFinished(event, world);
                break;
            case 'candidate.skipped':
            case 'world.failed':
                this.#done(event, world, 'bad');
                break;
            case 'baseline.finished':
                this.#done(event, world, (0,event_data/* textIn */.r7)(event, 'outcome') === 'reproduced' ? 'good' : 'bad');
                break;
            case 'verdict.reached':
                this.#done(event, world, evidence/* candidateVerdictSchema */.gb.safeParse(event.data['verdict']).data === 'accepted' ? 'good' : 'bad');
                break;
            case 'replay.gated':
            case 'worlds.compared':
                this.#done(event, world, event.data['testsAgree'] === true || event.data['equal'] === true ? 'good' : 'bad');
                break;
            case 'snapshot.restored':
                this.#headline = 'replaying the winner';
                break;
            case 'promotion.decided':
                this.#headline = 'closing the evidence';
                break;
            default:
                break;
        }
    }
    /** The gate of a world that started first and still runs. */
    #running(world) {
        const [first] = this.#gates.get(world) ?? [];
        return first && { phase: 'gate', attempt: first[0], since: first[1] };
    }
    #gateStarted(event, world) {
        const attempt = (0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1;
        const gates = this.#gates.get(world) ?? new Map();
        gates.set(attempt, (0,event_data/* timeOf */.nR)(event));
        this.#gates.set(world, gates);
        this.#worlds.set(world, this.#running(world) ?? { phase: 'waiting' });
    }
    #gateFinished(event, world) {
        this.#gates.get(world)?.delete((0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1);
        const running = this.#running(world);
        if (running)
            this.#worlds.set(world, running);
        else
            this.#done(event, world, 'open');
    }
    #done(event, world, mood) {
        this.#gates.delete(world);
        const line = plainLine(event) ?? event.type;
        this.#worlds.set(world, { phase: 'done', text: line.startsWith(`${world}: `) ? line.slice(world.length + 2) : line, mood });
    }
    /** The lines to show at a time: a headline, then one line a world; the busy ones first to stay when there is no room for all. */
    lines({ now, columns, rows, colour }) {
        const colours = (0,terminal_colour/* coloursOf */.d)(colour);
        const headline = `${this.#headline}  ${(0,quantities/* duration */.p0)(Math.max(0, now - (this.#started ?? now)))}`;
        const shown = this.#shown(Math.max(0, rows - 1));
        const width = Math.max(0, ...shown.map(([world]) => world.length));
        const hidden = this.#worlds.size - shown.length;
        return [
            colours.dim((0,studio_text/* cutToWidth */.G1)(hidden > 0 ? `${headline}  (${hidden} more worlds not shown)` : headline, columns)),
            ...shown.map(([world, doing]) => worldLine(world, doing, { now, columns, width, colours })),
        ];
    }
    #shown(room) {
        const order = { gate: 0, preparing: 1, done: 2, waiting: 3 };
        const all = [...this.#worlds];
        if (all.length <= room)
            return all;
        const kept = new Set([...all].sort(([, a], [, b]) => order[a.phase] - order[b.phase]).slice(0, room));
        return all.filter((entry) => kept.has(entry));
    }
}
function worldLine(world, doing, { now, columns, width, colours }) {
    const name = (0,studio_text/* fit */.Uj)((0,studio_text/* brief */.dh)(world, 20), width);
    const text = (0,studio_text/* cutToWidth */.G1)(`${name}  ${doingText(doing, now)}`, columns);
    if (doing.phase === 'waiting')
        return colours.dim(text);
    if (doing.phase !== 'done')
        return text;
    return doing.mood === 'good' ? colours.green(text) : doing.mood === 'bad' ? colours.red(text) : text;
}
function doingText(doing, now) {
    switch (doing.phase) {
        case 'waiting':
            return 'waiting';
        case 'done':
            return `${marks[doing.mood]} ${doing.text}`;
        default: {
            const what = doing.attempt > 1 ? `${doing.phase} (attempt ${doing.attempt})` : doing.phase;
            return `${what} ${(0,quantities/* duration */.p0)(Math.max(0, now - doing.since))}`;
        }
    }
}

;// CONCATENATED MODULE: ./build/cli/progress.js





const frameMs = 100;
const controlSequence = /\u001b\[[0-9;]*m/g;
/**
 * Shows the progress of a run on a stream until `stop` is called: on a terminal a few lines that are drawn over again in
 * place and removed at the end, anywhere else (and with TERM=dumb) one plain line an event.
 */
function startProgress(stream, events, options = {}) {
    const { environment = process.env, clock = build_clock/* systemClock */.m } = options;
    if (stream.isTTY === true && environment['TERM'] !== 'dumb')
        return startLive(stream, events, (0,terminal_colour/* wantsColour */.M)(stream, environment), clock);
    let stopped = false;
    events.listen((event) => {
        const line = plainLine(event);
        if (line !== null && !stopped)
            stream.write(`${line}\n`);
    });
    return {
        stop: () => {
            stopped = true;
        },
    };
}
function startLive(stream, events, colour, clock) {
    const view = new LiveView();
    const block = new RedrawnBlock(stream);
    const draw = () => block.show(view.lines({ now: clock.now().getTime(), columns: block.columns, rows: block.rows, colour }));
    let stopped = false;
    events.listen((event) => {
        if (!stopped)
            view.take(event);
    });
    const timer = setInterval(draw, frameMs).unref();
    return {
        stop: () => {
            stopped = true;
            clearInterval(timer);
            block.show([]);
        },
    };
}
/**
 * Lines at the bottom of a terminal that are written over again. The cursor rests at the start of the line below them
 * and is never hidden, so that an interruption at any time leaves a usable terminal.
 */
class RedrawnBlock {
    #stream;
    #shown = [];
    #shownColumns = 0;
    constructor(stream) {
        this.#stream = stream;
    }
    /** Columns that a line may take: one less than there are, because a full line may wrap. */
    get columns() {
        return Math.max(1, (this.#stream.columns || 80) - 1);
    }
    /** Lines that fit above the cursor. */
    get rows() {
        return Math.max(1, (this.#stream.rows ?? 24) - 1);
    }
    /** Draws the lines over the ones before, in one write; nothing if they are the same. */
    show(lines) {
        if (this.#shownColumns === this.columns && lines.length === this.#shown.length && lines.every((line, index) => line === this.#shown[index]))
            return;
        // A terminal that became narrower has wrapped the old lines: each takes as many rows as its width needs now.
        const rowsUp = this.#shown.reduce((rows, line) => rows + Math.max(1, Math.ceil((0,studio_text/* textWidth */.sc)(line.replace(controlSequence, '')) / (this.columns + 1))), 0);
        const up = rowsUp === 0 ? '' : `\u001b[${rowsUp}A`;
        this.#stream.write(`\r${up}${lines.map((line) => `${line}\u001b[K\n`).join('')}\u001b[J`);
        this.#shown = lines;
        this.#shownColumns = this.columns;
    }
}

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/entries/run-request.js + 2 modules
var run_request = __webpack_require__(9583);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(3483);
;// CONCATENATED MODULE: ./build/cli/run.js












/** `safe-debug run` */
async function run_run(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('run', args, run_options/* runOptions */.K);
    if (values.help) {
        context.stdout(help/* commandHelp */.b['run'] ?? '');
        return 0;
    }
    (0,cli_arguments/* positionals */.g9)('run', given);
    const request = await (0,run_request/* runRequest */.BN)('run', values);
    return execute(request.settings, { passed: request.passed, jobs: request.jobs, json: request.json, proposers: request.proposers, claimOut: () => (0,out_folder/* claimOutFolder */.l)(request.settings.out, request.settings.repository.workTree) }, context);
}
/** Runs all steps with progress, writes the page, shows the result. */
async function execute(settings, execution, context) {
    let progress = null;
    try {
        const result = await run(settings, {
            clock: build_clock/* systemClock */.m,
            signal: context.signal,
            passed: execution.passed,
            jobs: execution.jobs,
            claimOut: execution.claimOut,
            openPullRequest: null,
            proposers: execution.proposers,
            onLeftover: (folders) => {
                context.stderr.write(`safe-debug: could not delete ${folders.join(', ')}: look for mounts, immutable files or files of other users in it, and remove it by hand.\n`);
            },
            onEvents: (events) => {
                progress = startProgress(context.stderr, events, {});
            },
        });
        stop(progress);
        await (0,page_file/* writePage */.x)(result.out).catch((error) => context.stderr.write(`safe-debug: the evidence is whole, but its page could not be written: ${(0,errors/* messageOf */.bD)(error)}\n`));
        await (0,cli_result/* showResult */.L)(result.out, result.digest, execution.json, context);
        return (0,exit_status/* exitStatusOf */.e)(result.evidence);
    }
    finally {
        stop(progress);
    }
}
function stop(progress) {
    progress?.stop();
}


/***/ })

};
