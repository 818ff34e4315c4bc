export const id = 889;
export const ids = [889];
export const modules = {

/***/ 7889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  execute: () => (/* binding */ execute),
  run: () => (/* binding */ run_run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/core/exit-status.js
var exit_status = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/evidence/out-folder.js
var out_folder = __webpack_require__(9125);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/steps/run.js + 1 modules
var run = __webpack_require__(8782);
// EXTERNAL MODULE: ./build/steps/unfinished.js
var steps_unfinished = __webpack_require__(6703);
// EXTERNAL MODULE: ./build/entries/page-file.js
var page_file = __webpack_require__(7631);
// EXTERNAL MODULE: ./build/cli/result.js + 6 modules
var result = __webpack_require__(3731);
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
// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(2632);
// EXTERNAL MODULE: ./build/core/first-difference.js
var first_difference = __webpack_require__(8446);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/steps/plan.js + 2 modules
var plan = __webpack_require__(1478);
// EXTERNAL MODULE: ./build/entries/proposers.js
var entries_proposers = __webpack_require__(5326);
// EXTERNAL MODULE: ./build/entries/run-request.js
var run_request = __webpack_require__(966);
;// CONCATENATED MODULE: ./build/entries/resume-request.js







/**
 * Reads the options beside `--resume ID`. What a plan fixes need not be given again; what is given must be what was
 * planned. Values of variables and keys are in no plan, so those have to be given. Throws `input` or `usage` for anything
 * that would make it another run.
 */
async function resumeRequest({ stored: { plan }, events }, values) {
    const repository = await repositoryOf(plan, values.repo);
    const passed = (0,run_request/* passedVariables */.a7)({ env: values.env ?? [] });
    requireVariables(plan, passed.map(({ name }) => name));
    const complete = { ...plannedValues(plan), ...given(values) };
    const configuration = await configurationFor(plan, values, repository);
    const settings = (0,run_request/* settingsFrom */.ms)(complete, { repository, commit: { revision: values.commit ?? plan.snapshot.commit, id: plan.snapshot.commit, tree: plan.snapshot.tree }, configuration, passed, command: 'run' });
    await requireSameSnapshot(plan, values, repository);
    requireSamePlan(plan, settings);
    await requireSameCandidates(plan, settings, repository);
    const key = (0,entries_proposers/* modelKey */.B0)(plan.proposers?.model?.name ?? '', values['model-key'], process.env);
    const proposers = await (0,entries_proposers/* proposerAccess */.JT)(plan.proposers, values, { passed, key, environment: process.env });
    for (const used of callsIn(events))
        proposers.model?.budget.spend(used);
    return { repository, passed, jobs: (0,run_request/* jobsOf */.aG)(values), json: values.json ?? false, proposers };
}
/** What the calls so far took, as far as the server told: one budget holds for the whole run. */
function callsIn(events) {
    const tokens = (value) => (typeof value === 'number' ? value : 0);
    return events.filter(({ type }) => type === 'model.called').map(({ data }) => ({ input: tokens(data['inputTokens']), output: tokens(data['outputTokens']) }));
}
async function repositoryOf({ snapshot }, path) {
    const repository = await (0,git_repository/* openRepository */.h_)(path ?? snapshot.repository);
    if (!snapshot.dirty)
        await (0,git_repository/* resolveCommit */.WL)(repository, snapshot.commit);
    return repository;
}
/** The gate must have the variables that the plan names, or it would be another gate. */
function requireVariables({ id, gate }, names) {
    const missing = gate.environment.filter((name) => !names.includes(name));
    if (missing.length > 0)
        throw new errors/* SafeDebugError */.rc('usage', `The gate of the run ${id} is passed ${missing.join(', ')}, and no value is kept: add ${missing.map((name) => `--env ${name}`).join(' ')}.`);
}
/** The options that give this plan again. */
function plannedValues({ gate, worlds, policy, snapshot, proposers }) {
    return {
        gate: gate.command,
        directory: gate.directory,
        report: gate.reports,
        'report-format': gate.format,
        invariant: gate.invariants.map(({ name, command }) => `${name}=${command}`),
        timeout: String(gate.timeoutS),
        attempts: String(gate.attempts),
        home: gate.home,
        setup: worlds.setup ?? undefined,
        carry: worlds.carry,
        isolation: worlds.isolation,
        network: worlds.network,
        promote: policy.promote,
        dirty: snapshot.dirty,
        model: proposers?.model?.name,
        agent: proposers?.agent?.command,
    };
}
function given(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
/** The rules as planned, unless the options say anything about them. */
async function configurationFor({ snapshot, gate, policy }, values, repository) {
    if (values.config !== undefined || values.volatile !== undefined)
        return (0,run_request/* configurationAt */.wr)(values.config, repository, snapshot.commit);
    return { ...configuration/* defaultConfiguration */._0, guarded: policy.guarded, volatile: policy.volatile, 'expected-failures': policy.expectedFailures, 'compare-ignored': policy.compareIgnored, 'min-tests': gate.minTests };
}
async function requireSameSnapshot({ id, snapshot }, values, repository) {
    if (values.dirty === true && values.commit !== undefined)
        throw new errors/* SafeDebugError */.rc('usage', '--dirty takes the work tree as it is, --commit a commit: give one of them.');
    if (values.commit !== undefined && (await (0,git_repository/* resolveCommit */.WL)(repository, values.commit)).commit !== snapshot.commit)
        throw otherRun(id, `--commit ${values.commit} is not its snapshot ${snapshot.commit}`);
    if (values.dirty === true && !snapshot.dirty)
        throw otherRun(id, 'it took a commit, not the work tree (--dirty)');
}
function requireSamePlan({ id, gate: { digest: _digest, ...gate }, worlds, policy, proposers }, settings) {
    const found = (0,first_difference/* firstDifference */.a)({ gate, worlds, policy }, { gate: settings.gate, worlds: settings.worlds, policy: settings.policy });
    if (found !== null)
        throw otherRun(id, `its ${found.path.join('.')} is ${JSON.stringify(found.left) ?? 'not there'}, not ${JSON.stringify(found.right) ?? 'nothing'}`);
    const [planned, asked] = [proposers, settings.proposers];
    if (planned?.model?.name !== asked?.model?.name || planned?.agent?.command !== asked?.agent?.command)
        throw otherRun(id, 'it asks another model or agent');
}
/** Patches that are named again must be those that were recorded, in their order. */
async function requireSameCandidates({ id, snapshot, candidates }, settings, repository) {
    const { files, folders, revisions } = settings.candidates;
    if (files.length + folders.length + revisions.length === 0)
        return;
    const named = (await (0,plan/* collectProposals */.iC)(settings, repository, snapshot.commit)).map(({ source }) => source.sha256);
    const planned = candidates.filter(({ proposal }) => proposal === null);
    const changed = planned.find(({ source }, index) => source.sha256 !== named[index]);
    if (changed)
        throw otherRun(id, `the patch of its candidate ${changed.id} (${changed.label}) is another one than was named now`);
    if (named.length > planned.length)
        throw otherRun(id, `it has ${planned.length} candidates, not ${named.length}`);
}
function otherRun(id, why) {
    return new errors/* SafeDebugError */.rc('input', `This is not the run ${id}: ${why}. Leave out what its plan holds, or start a new run without --resume.`);
}

// EXTERNAL MODULE: ./build/studio/commands.js
var commands = __webpack_require__(8962);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(3483);
;// CONCATENATED MODULE: ./build/cli/run.js
















/** `safe-debug run` */
async function run_run(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('run', args, { ...run_options/* runOptions */.K, resume: { type: 'string' } });
    if (values.help) {
        context.stdout(help/* commandHelp */.b['run'] ?? '');
        return 0;
    }
    (0,cli_arguments/* positionals */.g9)('run', given);
    if (values.resume !== undefined)
        return resumeRun(values.resume, values, context);
    const request = await (0,run_request/* runRequest */.BN)('run', values);
    const { settings } = request;
    return execute((steps) => (0,run/* run */.e)(settings, steps), { ...request, claimOut: () => (0,out_folder/* claimOutFolder */.l)(settings.out, settings.repository.workTree), resumeFrom: settings.out }, context);
}
/** Takes up a run that was cut short; of one that is finished by now only the result is shown. */
async function resumeRun(id, values, context) {
    const path = (0,external_node_path_.resolve)(values.out ?? '.safe-debug');
    const out = await (0,out_folder/* claimOutFolder */.l)(path, null);
    try {
        const finished = await (0,steps_unfinished/* finishedRun */.sV)(out.path, id);
        if (finished !== null) {
            context.stderr.write(`safe-debug: the run ${id} is finished; this is its result\n`);
            return await show({ ...finished, out: out.path }, values.json === true, context);
        }
        const unfinished = await (0,steps_unfinished/* openUnfinished */._s)(out.path, id);
        const request = await resumeRequest(unfinished, values);
        // The folder is ours already, and given back below.
        const claimed = { path: out.path, release: () => Promise.resolve() };
        return await execute((steps) => (0,run/* resume */.U)(unfinished, request.repository, steps), { ...request, claimOut: () => Promise.resolve(claimed), resumeFrom: path }, context);
    }
    finally {
        await out.release();
    }
}
/** Runs all steps with progress, writes the page, shows the result. */
async function execute(work, { passed, jobs, json, proposers, claimOut, resumeFrom }, context) {
    let progress = null;
    const say = (text) => context.stderr.write(`safe-debug: ${text}\n`);
    const command = (id) => (0,commands/* resumeCommand */.VJ)((0,commands/* programCommand */.OW)(process.argv[1], process.cwd()), resumeFrom ?? '', id);
    try {
        const ran = await work({
            clock: build_clock/* systemClock */.m,
            signal: context.signal,
            passed,
            jobs,
            claimOut,
            openPullRequest: null,
            proposers,
            onLeftover: (folders) => say(`could not delete ${folders.join(', ')}: look for mounts, immutable files or files of other users in it, and remove it by hand.`),
            onUnfinished: (id) => {
                stop(progress);
                if (resumeFrom !== null)
                    say(`the run is not finished. What its worlds left is kept; continue with ${command(id)}`);
            },
            onEvents: (events, id) => {
                if (resumeFrom !== null)
                    say(`run ${id}; should it be cut short: ${command(id)}`);
                progress = startProgress(context.stderr, events, {});
            },
        });
        stop(progress);
        return await show(ran, json, context);
    }
    finally {
        stop(progress);
    }
}
async function show({ out, digest, evidence }, json, context) {
    await (0,page_file/* writePage */.x)(out).catch((error) => context.stderr.write(`safe-debug: the evidence is whole, but its page could not be written: ${(0,errors/* messageOf */.bD)(error)}\n`));
    await (0,result/* showResult */.L)(out, digest, json, context);
    return (0,exit_status/* exitStatusOf */.e)(evidence);
}
function stop(progress) {
    progress?.stop();
}


/***/ }),

/***/ 8782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ resume),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/evidence/event-log.js
var event_log = __webpack_require__(999);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/worlds/workspace.js + 1 modules
var worlds_workspace = __webpack_require__(9107);
// EXTERNAL MODULE: ./build/steps/plan.js + 2 modules
var plan = __webpack_require__(1478);
// EXTERNAL MODULE: ./build/steps/examine.js
var examine = __webpack_require__(4627);
// EXTERNAL MODULE: ./build/steps/promote.js + 4 modules
var promote = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var derivation = __webpack_require__(545);
// EXTERNAL MODULE: ./build/core/world-result.js
var world_result = __webpack_require__(4526);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(8608);
// EXTERNAL MODULE: ./build/steps/replay.js
var replay = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/steps/rounds.js + 1 modules
var rounds = __webpack_require__(8768);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var steps_world = __webpack_require__(4311);
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

// EXTERNAL MODULE: ./build/steps/unfinished.js
var steps_unfinished = __webpack_require__(6703);
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
            const unfinished = await (0,steps_unfinished/* beginUnfinished */.hh)(out, planned, planFolder);
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
        const records = await (0,steps_unfinished/* keepWhole */.J5)(unfinished);
        const events = new event_log/* EventLog */.v(context.clock, unfinished.events);
        if (unfinished.events.length === 0) {
            events.emit('run.started', { id });
            (0,plan/* announce */.iP)(stored.plan, stored.planDigest, events);
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
            await (0,steps_unfinished/* forgetUnfinished */.Tv)(out, unfinished.id);
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
        const setUpLog = (0,external_node_path_.join)(workspace.own('log'), layout/* layout */.Z.setUpLog);
        const workbench = await restore(running, context, stop.signal, setUpLog);
        await (0,writer/* clearEvidence */.TQ)(out);
        events.open((0,external_node_path_.join)(out, layout/* layout */.Z.events));
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
        const pack = plan.snapshot.dirty ? (0,external_node_path_.join)(planFolder, layout/* layout */.Z.pack) : null;
        return await (0,worlds_workbench/* openWorkbench */.eF)({ plan, planDigest, planFolder, repository, pack, passed: context.passed, workspace, events, signal, jobs: context.jobs, setUpLog, own: [out] });
    }
    catch (error) {
        if (context.signal.aborted)
            return null;
        if ((0,external_node_fs_.existsSync)(setUpLog))
            await (0,promises_.copyFile)(setUpLog, (0,external_node_path_.join)(out, layout/* layout */.Z.failedSetUpLog));
        throw error;
    }
}


/***/ }),

/***/ 6703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ keepWhole),
/* harmony export */   Tv: () => (/* binding */ forgetUnfinished),
/* harmony export */   _s: () => (/* binding */ openUnfinished),
/* harmony export */   hh: () => (/* binding */ beginUnfinished),
/* harmony export */   sV: () => (/* binding */ finishedRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2552);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(663);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8602);
/* harmony import */ var _core_store_names_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4634);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9473);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2512);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8608);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1973);
/* harmony import */ var _evidence_verifier_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9756);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8927);
/* harmony import */ var _store_folder_store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7460);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9107);
/* harmony import */ var _over_store_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6224);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2593);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4311);


















/** Evidence of the run itself, if it came to its end after all and holds; then nothing of the run is left to do. Null otherwise. */
async function finishedRun(out, id) {
    try {
        const { bytes, evidence } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_9__/* .readEvidence */ .At)(out);
        if (evidence.id !== id || evidence.outcome === 'interrupted')
            return null;
        await (0,_evidence_verifier_js__WEBPACK_IMPORTED_MODULE_10__/* .verifyEvidence */ .J)(out, null, []);
        await (await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .Workspace */ .a.open(id)).close(); // opening one removes the worlds of dead processes
        await forgetUnfinished(out, id);
        return { evidence, digest: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(bytes) };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc && error.code === 'evidence')
            return null; // absent, or not whole: the run goes on
        throw error;
    }
}
/** Ids of the runs in an evidence folder that can be resumed, the oldest first. */
async function unfinishedRuns(out) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.unfinished);
    return (await namesIn(folder)).filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name, (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_17__/* .planPart */ .rC)(1))));
}
/** Makes the folder of a run that has just been planned; the plan's folder goes into it. */
async function beginUnfinished(out, { plan, planDigest }, planFolder) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.unfinished, plan.id);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const store = new _store_folder_store_js__WEBPACK_IMPORTED_MODULE_12__/* .FolderStore */ .c(folder);
    await store.put(plan.names.plan, planFolder);
    return { id: plan.id, store, stored: { plan, planDigest, folder: (await store.get(plan.names.plan)) ?? '' }, events: [], log: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events) };
}
/**
 * Opens a run that did not come to its end. Throws `input` if the folder holds no such run, or one whose plan or recorded
 * patches are not what they were when it was planned.
 */
async function openUnfinished(out, id) {
    const known = await unfinishedRuns(out);
    if (!known.includes(id))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('input', `There is no unfinished run ${id} in ${out}. ${known.length === 0 ? 'No run there is unfinished: start one without --resume.' : `Unfinished there: ${known.join(', ')}.`}`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.unfinished, id);
    const store = new _store_folder_store_js__WEBPACK_IMPORTED_MODULE_12__/* .FolderStore */ .c(folder);
    const events = await wholeEvents((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events), id);
    try {
        const stored = await lastPlan(store, planTold(events));
        if (stored.plan.id !== id)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('input', `The plan is that of the run ${stored.plan.id}.`);
        await requireRecordedPatches(stored);
        return { id, store, stored, events, log: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events) };
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('input', `The run ${id} cannot be resumed. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(cause)} Start a new run without --resume.`, { cause });
    }
}
/**
 * Drops what is not whole of an unfinished run's worlds. Returns the worlds that are, with the digests of their records. A
 * replay counts only where every world before it does, because its winner follows from them.
 */
async function keepWhole({ store, stored: { plan, planDigest } }) {
    const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_15__/* .worldFolders */ .A)(plan, store);
    const { worlds } = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_8__/* .observeWorlds */ .A)(plan, planDigest, folders, 'complete');
    const isWhole = (world) => worlds.get(world)?.status === 'observed';
    const kept = (0,_world_js__WEBPACK_IMPORTED_MODULE_16__/* .worldsOf */ .XB)(plan).filter(isWhole);
    const replays = ['replay', 'replay-baseline'];
    if (kept.length === (0,_world_js__WEBPACK_IMPORTED_MODULE_16__/* .worldsOf */ .XB)(plan).length && replays.every(isWhole))
        kept.push(...replays);
    const records = new Map();
    for (const [world, folder] of folders) {
        if (folder === null)
            continue;
        if (kept.includes(world))
            records.set(world, await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_8__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.record(world))));
        else
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
    return records;
}
/** Removes the folder of a run whose evidence is closed, and those of older runs: there is newer evidence than theirs will be. Ids sort by time. */
async function forgetUnfinished(out, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.unfinished);
    for (const name of await namesIn(folder))
        if (name <= id)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { recursive: true, force: true });
    if ((await namesIn(folder)).length === 0)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
}
async function namesIn(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return [];
        throw error;
    });
    return names.sort();
}
const largestLogBytes = 256 * 1024 * 1024;
/** The events of a log up to the first that is cut or does not follow; none where the log is another run's or gone. */
async function wholeEvents(file, id) {
    const text = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_11__/* .readRegularFile */ .XF)(file, largestLogBytes).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
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
    const whole = events.slice(0, (0,_core_documents_event_js__WEBPACK_IMPORTED_MODULE_4__/* .firstBrokenLink */ .Ke)(events)?.index);
    return whole[0]?.type === 'run.started' && whole[0].data['id'] === id ? whole : [];
}
function eventIn(line) {
    try {
        return _core_documents_event_js__WEBPACK_IMPORTED_MODULE_4__/* .eventSchema */ .G4.parse(JSON.parse(line));
    }
    catch {
        return null; // cut: the log ends before it
    }
}
/** Digest of the first plan as the log tells it; null where that part of the log is gone. */
function planTold(events) {
    const told = _core_documents_common_js__WEBPACK_IMPORTED_MODULE_5__/* .digestSchema */ .er.safeParse(events.find(({ type }) => type === 'snapshot.taken')?.data['plan']);
    return told.success ? told.data : null;
}
/** The last plan that is whole and extends those before it. */
async function lastPlan(store, told) {
    let last = await (0,_over_store_js__WEBPACK_IMPORTED_MODULE_14__/* .planFromStore */ .Nv)(store, (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_17__/* .planPart */ .rC)(1), told);
    for (let version = 2; (await store.get((0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_17__/* .planPart */ .rC)(version))) !== null; version++) {
        const next = await (0,_over_store_js__WEBPACK_IMPORTED_MODULE_14__/* .planFromStore */ .Nv)(store, (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_17__/* .planPart */ .rC)(version), null);
        if ((0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(next.plan.earlier) !== (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)([...last.plan.earlier, last.planDigest]))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('input', `Its ${version}. plan does not extend the one before.`);
        last = next;
    }
    return last;
}
async function requireRecordedPatches({ plan, folder }) {
    for (const { id, mutation } of plan.candidates) {
        const digest = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_8__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, mutation.file)).catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(error));
        if (digest !== mutation.sha256)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('input', `The recorded patch of candidate ${id} is not the one that was planned.`);
    }
}


/***/ })

};
