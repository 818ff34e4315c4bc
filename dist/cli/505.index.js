export const id = 505;
export const ids = [505];
export const modules = {

/***/ 3434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   TZ: () => (/* binding */ parseAgentVariable),
/* harmony export */   f$: () => (/* binding */ taskFileIn)
/* harmony export */ });
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7079);
/* harmony import */ var _gate_gate_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6036);


/** A value of this length without a space is taken for a key, whatever its variable is called. */
const shortestUnnamedKey = 20;
/** Reads `--agent-env NAME` and `--agent-env NAME=VALUE`. Throws `usage` for the same names as `--env`. */
function parseAgentVariable(text, own) {
    return (0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePassedVariable */ .SO)(text, own, '--agent-env');
}
/** Path of the file that holds an agent's task: in its world, outside of its tree. */
function taskFileIn(world) {
    return `${world.root}/task.md`;
}
/**
 * The whole environment of an agent: that of a gate, what is passed to this agent alone, the path of its task
 * (`SAFE_DEBUG_TASK`) and its number (`SAFE_DEBUG_AGENT`, from 1), by which agents with the same command can differ.
 */
function agentEnvironment(world, home, passed, agent, number) {
    return { ...(0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .gateEnvironment */ .P2)(world, home, [...passed, ...agent.passed]), SAFE_DEBUG_TASK: taskFileIn(world), SAFE_DEBUG_AGENT: String(number) };
}
/** Values that neither log nor patch may hold: those of variables named like secrets, and of the agent's own all that may be keys, and what it is not to have. */
function secretsOf(passed, agent) {
    const unnamed = agent.passed.map(({ value }) => value).filter((value) => value.length >= shortestUnnamedKey && !/\s/.test(value));
    return [...new Set([...(0,_gate_gate_log_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsAmong */ .o)([...passed, ...agent.passed]), ...unnamed, ...agent.withheld])];
}


/***/ }),

/***/ 3731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ showResult)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/files/file-part.js
var file_part = __webpack_require__(936);
// EXTERNAL MODULE: ./build/studio/commands.js
var commands = __webpack_require__(8962);
// EXTERNAL MODULE: ./build/studio/terminal/colour.js
var terminal_colour = __webpack_require__(8490);
// EXTERNAL MODULE: ./build/studio/gate-alone.js
var gate_alone = __webpack_require__(3974);
// EXTERNAL MODULE: ./build/studio/headline.js
var headline = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/studio/asked.js
var asked = __webpack_require__(6035);
;// CONCATENATED MODULE: ./build/studio/blind-spots.js

/** Tests whose results are not the same in all attempts of a gate. */
function unstableTests({ attempts }, tests) {
    const [first, ...others] = attempts;
    return tests.filter((_, index) => others.some(({ results }) => results[index] !== first?.results[index]));
}
/** Whether gates ran and no report of any could be read. */
function isWithoutReports({ baseline, candidates }) {
    const results = [baseline.result, ...candidates.map(({ result }) => result)].filter((result) => result !== null);
    return results.length > 0 && results.every(({ problems }) => problems.includes('report-missing') || problems.includes('report-unparseable'));
}
/** Whether nothing is known per test because no reports were asked for. Where they were, that is said with the reports. */
function asksForNoReports(account) {
    return (0,gate_alone/* onlyExitStatus */.hk)(account) && account.gate.reports.length === 0;
}

// EXTERNAL MODULE: ./build/studio/event-data.js
var event_data = __webpack_require__(7376);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(6192);
;// CONCATENATED MODULE: ./build/studio/guarded-hint.js


const mostCandidates = 3;
const mostPaths = 3;
/**
 * What to do with ideas that only guarded files keep from winning: a sentence each, harmless on a terminal. Not for ideas
 * that change nothing else, and not where nothing is known per test: there a weakened test cannot be told from a fix.
 */
function guardedHint(account) {
    if ((0,gate_alone/* onlyExitStatus */.hk)(account))
        return [];
    return account.candidates.flatMap(sentence).slice(0, mostCandidates);
}
function sentence({ id, reasons, application }) {
    if (application.outcome !== 'applied' || reasons.length !== 1 || reasons[0] !== 'guarded-path')
        return [];
    const guarded = [...new Set(application.guarded.map(({ path }) => path))];
    if (application.paths.every((path) => guarded.includes(path)))
        return [];
    const named = guarded.slice(0, mostPaths).map((path) => (0,studio_text/* brief */.dh)(path, 100)).join(', ');
    return [`${id} also changes guarded files (${named}${guarded.length > mostPaths ? ' and more' : ''}). Try it without them: only then can it be judged.`];
}

// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(1838);
;// CONCATENATED MODULE: ./build/studio/next-steps.js








const mostNamed = 3;
/**
 * What a person can do next, most useful first: where the trouble shows, and what would mend it. `out` is the evidence
 * folder. Harmless on a terminal; a page still has to escape it.
 */
function nextSteps(evidence, events, out) {
    const folder = (0,commands/* shellWord */.r7)(out).replace(/\/$/, '');
    if ((0,headline/* isCancelled */.mm)(evidence))
        return [];
    switch (evidence.outcome) {
        case 'fixed':
            return [...afterFix(evidence, events, folder), ...perTestHint(evidence)];
        case 'already-green':
            return ['If the failure is in work that is not committed yet, run again with --dirty.'];
        case 'indeterminate':
            return afterUnstableBaseline(evidence, folder);
        case 'no-winner':
            return afterNoWinner(evidence, events, folder);
        case 'replay-failed':
            return afterReplay(evidence, folder);
        default:
            return [];
    }
}
function afterFix({ promotion, candidates, selection }, events, folder) {
    if (promotion.decision !== 'withheld')
        return [];
    const winner = candidates.find(({ id }) => id === selection.winner);
    const why = events.findLast(({ type, data }) => type === 'promotion.decided' && typeof data['why'] === 'string');
    const steps = why === undefined ? [] : [`Not promoted: ${(0,studio_text/* brief */.dh)((0,event_data/* textIn */.r7)(why, 'why') ?? '', 300)}.`];
    if (winner === undefined)
        return steps;
    return [...steps, `Take it with "git apply ${folder}/${winner.mutation.file}", or run again with --promote branch.`];
}
function afterUnstableBaseline(evidence, folder) {
    const { tests, baseline: { result } } = evidence;
    if (result === null)
        return ['What its log says has to be mended before any idea can be tried.'];
    const log = `What the gate printed: ${folder}/${result.log}`;
    if (result.problems.includes('command-not-found'))
        return [`The gate's command, or a program it calls, was not found (exit status 127). Check --gate; what is installed but not in git needs --setup or --carry.`, log];
    const unstable = unstableTests(result, tests);
    return [
        ...(unstable.length > 0 ? [`Different from attempt to attempt: ${unstable.slice(0, mostNamed).map(words/* testTitle */.XF).join(', ')}. Declare tests that are known to fail as expected-failures in the configuration.`] : []),
        ...reportHint(result),
        ...(result.problems.includes('report-missing') ? reportPlace(evidence) : []),
        log,
    ];
}
function afterNoWinner(evidence, events, folder) {
    const { baseline, candidates, gate } = evidence;
    const steps = events.flatMap((event) => (event.type === 'world.failed' ? [`${(0,studio_text/* brief */.dh)(event.world ?? 'A world', 40)} could not be run: ${(0,studio_text/* brief */.dh)((0,event_data/* textIn */.r7)(event, 'why') ?? '', 300)}`] : []));
    if (isWithoutReports(evidence))
        steps.push(...(baseline.result === null ? [] : reportHint(baseline.result)), ...reportPlace(evidence));
    const few = candidates.find(({ result }) => result?.counts && result.exitCode === 0 && result.counts.failed + result.counts.errors === 0 && result.counts.passed < gate.minTests);
    if (few?.result?.counts)
        steps.push(`${few.id}: ${few.result.counts.passed} tests passed, but min-tests asks for ${gate.minTests}.`);
    steps.push(...guardedHint(evidence), ...perTestHint(evidence));
    if (baseline.result !== null && (0,gate_alone/* onlyExitStatus */.hk)(evidence))
        steps.push(`Why the gate fails on the untouched snapshot: ${folder}/${baseline.result.log}`);
    const tried = candidates.find(({ result }) => result !== null);
    if (tried?.result)
        steps.push(`What the gates printed: ${folder}/${tried.result.log} and beside it`);
    return steps;
}
function reportHint({ problems }) {
    if (problems.includes('report-missing'))
        return ['No report was found, so nothing is known per test.'];
    return problems.includes('report-unparseable') ? ['The reports that were found cannot be read; check --report-format.'] : [];
}
function perTestHint(evidence) {
    return asksForNoReports(evidence) ? ['To get results per test, let the gate write a report and name it with --report.'] : [];
}
function reportPlace({ gate }) {
    if (gate.reports.length === 0)
        return [];
    const where = gate.directory === '.' ? "the repository's top" : (0,studio_text/* brief */.dh)(gate.directory, 100);
    return [`--report takes globs from the gate's directory (${where}); ${gate.reports.map((glob) => `"${(0,studio_text/* brief */.dh)(glob, 80)}"`).join(', ')} matched nothing that could be used.`];
}
function afterReplay({ replay, tests, candidates, selection }, folder) {
    const steps = replay.problems.map((problem) => (0,studio_text/* brief */.dh)(problem, 300));
    const winner = candidates.find(({ id }) => id === selection.winner)?.result?.results ?? '';
    const changed = tests.filter((_, index) => replay.result !== null && replay.result.results[index]?.toLowerCase() !== winner[index]?.toLowerCase());
    if (changed.length > 0)
        steps.push(`Different in the replay: ${changed.slice(0, mostNamed).map(words/* testTitle */.XF).join(', ')}${changed.length > mostNamed ? ' and more' : ''}. Find flaky tests with --attempts 3.`);
    const declared = (replay.equality?.differences ?? []).flatMap(({ declare }) => (declare === null ? [] : [declare]));
    if (declared.length > 0)
        steps.push(`If these files may differ from run to run, allow it with ${declared.slice(0, mostNamed).map((glob) => `--volatile ${(0,commands/* shellWord */.r7)(glob)}`).join(' ')}${declared.length > mostNamed ? ' and so on' : ''}.`);
    if (replay.result)
        steps.push(`What the replay printed: ${folder}/${replay.result.log}`);
    return steps;
}

// EXTERNAL MODULE: ./build/studio/lanes.js
var lanes = __webpack_require__(4324);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(3182);
;// CONCATENATED MODULE: ./build/studio/terminal/timeline.js






const mostLanes = 24;
const widest = 100;
const shades = { preparation: '▒', gate: '█' };
const endless = '░';
/**
 * A run drawn to scale: one lane a world with fork and patch (`▒`) and gate (`█`), the restored snapshot (`◇`) and the
 * decision about promotion (`◆`). Lines joined by `\n`, without one at the end; empty if no world began.
 */
function timeline(evidence, events, { width, colour }) {
    const schedule = (0,lanes/* scheduleOf */.rH)(evidence, events);
    if (schedule === null)
        return '';
    const colours = (0,terminal_colour/* coloursOf */.d)(colour);
    const rows = rowsOf(evidence, schedule, colours);
    const nameColumns = Math.max(...rows.map(({ name }) => (0,studio_text/* textWidth */.sc)(name)));
    const notes = alignedNotes(rows);
    const noteColumns = Math.max(...notes.map(studio_text/* textWidth */.sc));
    const columns = Math.max(10, Math.min(width, widest) - nameColumns - noteColumns - 4);
    const scale = (time) => Math.max(0, Math.min(columns - 1, Math.floor((time / schedule.lengthMs) * columns)));
    const drawn = rows.map(({ name, draw, paint }, index) => `${(0,studio_text/* fit */.Uj)(name, nameColumns)}  ${draw(columns, scale)}  ${paint(notes[index] ?? '')}`.trimEnd());
    return [colours.dim(`${' '.repeat(nameColumns + 2)}${axis(schedule.lengthMs, columns)}`.trimEnd()), ...drawn, ...(0,studio_text/* wrap */.LV)(legend(schedule), Math.min(width, widest)).map(colours.dim)].join('\n');
}
function alignedNotes(rows) {
    const notes = rows.map(({ note }) => note);
    const timeColumns = Math.max(...notes.map(({ time }) => (0,studio_text/* textWidth */.sc)(time)));
    const testColumns = Math.max(...notes.map(({ tests }) => (0,studio_text/* textWidth */.sc)(tests)));
    return notes.map(({ time, tests, word }) => `${(0,studio_text/* fit */.Uj)(time, timeColumns, 'right')}  ${(0,studio_text/* fit */.Uj)(tests, testColumns, 'right')}  ${word}`.trimEnd());
}
/** Lanes and moments from top to bottom: the worlds, the restored snapshot, the replay, the decision. */
function rowsOf(evidence, schedule, colours) {
    const isReplay = ({ world }) => world.startsWith('replay');
    const worlds = schedule.lanes.filter((lane) => !isReplay(lane));
    const shown = worlds.slice(0, mostLanes);
    const hidden = worlds.length - shown.length;
    const rowOf = (lane) => laneRow(evidence, lane, colours);
    return [
        ...shown.map(rowOf),
        ...(hidden > 0 ? [{ name: '…', draw: (columns) => ' '.repeat(columns), note: { time: '', tests: '', word: `${hidden} more worlds` }, paint: colours.dim }] : []),
        ...schedule.moments.filter(({ what }) => what === 'restored').map((moment) => momentRow(evidence, moment, colours)),
        ...schedule.lanes.filter(isReplay).map(rowOf),
        ...schedule.moments.filter(({ what }) => what === 'decided').map((moment) => momentRow(evidence, moment, colours)),
    ];
}
function laneRow(evidence, lane, colours) {
    const paint = { good: colours.green, bad: colours.red, open: colours.yellow }[lane.mood];
    return {
        name: lane.world,
        draw: (columns, scale) => cellsOf(lane.bars, columns, scale).map((run) => (run.shade === ' ' ? run.text : run.shade === shades.gate ? paint(run.text) : colours.dim(run.text))).join(''),
        note: { time: gateTimes(lane), tests: (0,gate_alone/* testsCell */.g)(evidence, lane.result), word: wordFor(evidence, lane.world) },
        paint,
    };
}
function momentRow(evidence, { what, at }, colours) {
    const decision = evidence.promotion.decision;
    const paint = what === 'restored' ? colours.dim : decision === 'withheld' ? colours.yellow : colours.green;
    return {
        name: what === 'restored' ? 'restore S0' : 'promotion',
        draw: (columns, scale) => paint((0,studio_text/* fit */.Uj)(`${' '.repeat(scale(at))}${what === 'restored' ? '◇' : '◆'}`, columns)),
        note: { time: '', tests: '', word: what === 'restored' ? '' : words/* decisionSayings */.pN[decision].short },
        paint,
    };
}
/** Cells of a lane as runs of one shade. Each bar takes at least one cell; gates are drawn over preparations. */
function cellsOf(bars, columns, scale) {
    const cells = Array.from({ length: columns }, () => ' ');
    const gatesLast = [...bars].sort((a, b) => Number(a.what === 'gate') - Number(b.what === 'gate'));
    for (const { what, start, end } of gatesLast) {
        // A bar ends before the cell in which the next one begins; one without an end goes on to the right edge if it is a gate.
        const from = scale(start);
        const to = end === null ? (what === 'gate' ? columns : from + 1) : Math.max(from + 1, scale(end));
        cells.fill(end === null && what === 'gate' ? endless : shades[what], from, to);
    }
    const runs = [];
    for (const shade of cells) {
        const last = runs.at(-1);
        if (last?.shade === shade)
            last.text += shade;
        else
            runs.push({ shade, text: shade });
    }
    return runs;
}
/** How long the gate's command took, as measured; where no result is known, as the events tell. */
function gateTimes({ bars, result }) {
    const times = result?.attempts.map(({ durationMs }) => durationMs) ?? bars.flatMap(({ what, start, end }) => (what === 'gate' && end !== null ? [end - start] : []));
    const [shortest, longest] = [Math.min(...times), Math.max(...times)];
    if (times.length === 0)
        return 'no end';
    return times.length === 1 ? (0,quantities/* duration */.p0)(longest) : `${times.length} × ${(0,quantities/* duration */.p0)(shortest)}–${(0,quantities/* duration */.p0)(longest)}`;
}
function wordFor(evidence, world) {
    if (world === 'baseline' || world === 'replay-baseline') {
        const verdict = (0,lanes/* resultOf */.Bg)(evidence, world)?.verdict;
        return verdict === 'fail' ? 'fails' : verdict === 'pass' ? 'passes' : 'unclear';
    }
    if (world === 'replay')
        return evidence.replay.status === 'verified' ? 'equal' : evidence.replay.equality?.equal === false ? (0,words/* equalitySaying */.o1)(evidence.replay.equality).short : 'failed';
    if (world === evidence.selection.winner)
        return 'winner';
    const verdict = evidence.candidates.find(({ id }) => id === world)?.verdict;
    return verdict === undefined ? '' : words/* verdictSayings */.eG[verdict].short;
}
/** Columns that a label of the scale takes, with the space behind it. */
const tickColumns = 9;
/** A scale with round numbers: `0        50 ms     100 ms`. */
function axis(lengthMs, columns) {
    let line = '';
    for (const time of (0,lanes/* ticksOf */.EN)(lengthMs, Math.floor(columns / tickColumns))) {
        const column = Math.floor((time / lengthMs) * columns);
        const label = time === 0 ? '0' : (0,quantities/* duration */.p0)(time);
        if (column + label.length <= columns)
            line = line.padEnd(column) + label;
    }
    return line;
}
function legend({ preparationMs }) {
    return `▒ fork and patch  █ gate  ◇ restore  ◆ decision; ${(0,quantities/* duration */.p0)(preparationMs)} of preparation before`;
}

// EXTERNAL MODULE: ./build/studio/verdict-rows.js
var verdict_rows = __webpack_require__(3814);
;// CONCATENATED MODULE: ./build/studio/terminal/verdict-table.js



const verdict_table_widest = 100;
const widestLabel = 24;
const narrowestLabel = 12;
const numbers = new Set(['fixed', 'broken', 'missing']);
/** A terminal has no room for the names of files. */
const allNames = verdict_rows/* columnNames */.l.filter((name) => name !== 'files');
const withoutNumbers = allNames.filter((name) => !numbers.has(name));
const barest = withoutNumbers.filter((name) => name !== 'why');
/** Sets of columns from the fullest to the barest. Numbers go first, because the reasons say the same. */
const columnSets = [allNames, withoutNumbers, allNames.filter((name) => name !== 'why'), barest];
const noWidths = { world: 0, label: 0, files: 0, tests: 0, fixed: 0, broken: 0, missing: 0, lines: 0, verdict: 0, why: 0 };
/**
 * One row a world: baseline, each candidate, the replay; with tests passed of all, what was fixed, broken and is missing,
 * changed lines, the verdict and why. At most `width` columns. Lines joined by `\n`, without one at the end.
 */
function verdictTable(evidence, { width, colour }) {
    const colours = (0,terminal_colour/* coloursOf */.d)(colour);
    const room = Math.min(width, verdict_table_widest);
    const { baseline, candidates, replay } = (0,verdict_rows/* verdictRows */.V)(evidence);
    const rows = [baseline, ...candidates, replay];
    const paints = paintsOf(colours);
    const columns = columnsFor(rows, room);
    const whyBelow = columns.why === 0;
    const shown = verdict_rows/* columnNames */.l.filter((name) => columns[name] > 0);
    const header = shown.map((name) => cell(name, name, columns)).join('').trimEnd();
    const lines = rows.flatMap(({ cells, mood }) => {
        const line = shown.map((name) => (name === 'verdict' ? paints[mood](cell(cells[name], name, columns)) : cell(cells[name], name, columns))).join('');
        const below = whyBelow && cells.why !== '' ? [colours.dim((0,studio_text/* cutToWidth */.G1)(`  ${cells.why}`, room))] : [];
        return [line.trimEnd(), ...below];
    });
    return [colours.dim(header), ...lines].join('\n');
}
/**
 * Width of each column, 0 for those left out: the fullest set of columns in which every cell fits, but for the label, which
 * may be shortened. Reasons that have no column go below their rows.
 */
function columnsFor(rows, room) {
    const needed = (name) => Math.max(name.length, ...rows.map(({ cells }) => (0,studio_text/* textWidth */.sc)(cells[name])));
    const leastLabel = Math.min(needed('label'), narrowestLabel);
    const widthsOf = (names) => {
        const widths = { ...noWidths };
        for (const name of names)
            widths[name] = needed(name);
        const others = names.reduce((sum, name) => sum + (name === 'label' ? 0 : widths[name]) + gapAfter(name), -gapAfter(names.at(-1) ?? 'why'));
        return { ...widths, label: Math.min(widths.label, widestLabel, room - others) };
    };
    return columnSets.map(widthsOf).find(({ label }) => label >= leastLabel) ?? { ...widthsOf(barest), label: leastLabel };
}
/** Columns of numbers stand closer together than the others. */
function gapAfter(name) {
    return name === 'fixed' || name === 'broken' ? 1 : 2;
}
function cell(text, name, columns) {
    return (0,studio_text/* fit */.Uj)(text, columns[name], numbers.has(name) ? 'right' : 'left') + ' '.repeat(gapAfter(name));
}
function paintsOf({ green, red, yellow, dim, bold }) {
    return { winner: (text) => bold(green(text)), good: green, bad: red, open: yellow, quiet: dim };
}

;// CONCATENATED MODULE: ./build/studio/terminal/summary.js









const summary_widest = 100;
const narrowest = 60;
const mostLimits = 8;
const longestLimit = 180;
const mostLogLines = 10;
/**
 * The result of a run for a terminal: the verdict, a row a world, the timeline, what was not proven, where the evidence
 * lies and how to verify it. Whole lines. Untrusted text in it is harmless. Without events there is no timeline.
 */
function summary(evidence, events, options) {
    const width = Math.max(narrowest, Math.min(options.width ?? summary_widest, summary_widest));
    const colours = (0,terminal_colour/* coloursOf */.d)(options.colour);
    const layout = { width, colour: options.colour };
    const parts = [verdictLines(evidence, width, colours), verdictTable(evidence, layout), timeline(evidence, events, layout), listed('Models and agents', (0,asked/* askedLines */.Q)(evidence), width, colours), listed('Next', nextSteps(evidence, events, options.out), width, colours), logLines(evidence, options.baselineLog, width, colours), limitLines(evidence, width, colours), whereLines(evidence, options, colours)];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function verdictLines(evidence, width, colours) {
    const { mood, verdict, details } = (0,headline/* headlineOf */.gD)(evidence);
    const paint = { good: colours.green, bad: colours.red, open: colours.yellow, quiet: colours.yellow }[mood];
    const mark = { good: '✓', bad: '✗', open: '•', quiet: '•' }[mood];
    const [first = '', ...others] = (0,studio_text/* wrap */.LV)(`${mark} ${verdict}`, width);
    return [first, ...others].map((line) => colours.bold(paint(line))).concat((0,studio_text/* wrap */.LV)(details, width - 2).map((line) => `  ${line}`)).join('\n');
}
function listed(title, entries, width, colours) {
    if (entries.length === 0)
        return '';
    const lines = entries.flatMap((entry) => {
        const [first = '', ...others] = (0,studio_text/* wrap */.LV)(entry, width - 4);
        return [`  - ${first}`, ...others.map((line) => `    ${line}`)];
    });
    return [colours.bold(title), ...lines].join('\n');
}
/** Where nothing is known per test and nothing won, the gate may fail for another reason than its tests: its own words tell. */
function logLines(evidence, log, width, colours) {
    if (evidence.outcome !== 'indeterminate' && !(evidence.outcome === 'no-winner' && (0,gate_alone/* onlyExitStatus */.hk)(evidence)))
        return '';
    const lines = (0,studio_text/* manyLines */.hw)(log).split('\n').filter((line) => line.trim() !== '').slice(-mostLogLines);
    if (lines.length === 0)
        return '';
    return [colours.bold('Last lines of the gate on the untouched snapshot'), ...lines.map((line) => colours.dim(`  ${(0,studio_text/* cutToWidth */.G1)(line.replaceAll('\t', ' '), width - 2)}`))].join('\n');
}
function limitLines({ limits }, width, colours) {
    if (limits.length === 0)
        return '';
    const shown = limits.slice(0, mostLimits).flatMap((limit) => {
        const [first = '', ...others] = (0,studio_text/* wrap */.LV)((0,studio_text/* brief */.dh)(limit, longestLimit), width - 4);
        return [`  - ${first}`, ...others.map((line) => `    ${line}`)];
    });
    const more = limits.length > mostLimits ? [`  - ${limits.length - mostLimits} more in the evidence`] : [];
    return [colours.bold('Not proven'), ...[...shown, ...more].map(colours.dim)].join('\n');
}
/** Commands and paths are never wrapped, so that they can be copied. */
function whereLines({ snapshot }, { out, digest, program }, colours) {
    const folder = (0,commands/* shellWord */.r7)(out).replace(/\/$/, '');
    const rows = [
        ['Evidence', `${folder}/latest.json`],
        ['Page', `${folder}/evidence.html`],
        ['Verify', (0,commands/* verifyCommand */.p0)(program, out, digest, snapshot.repository)],
    ];
    const columns = Math.max(...rows.map(([name]) => (0,studio_text/* textWidth */.sc)(name)));
    return rows.map(([name, text]) => `${colours.bold(name.padEnd(columns))}  ${text}`).join('\n');
}

;// CONCATENATED MODULE: ./build/cli/result.js







/** Most bytes of the end of a log that are looked at for its last lines. */
const longestEnd = 8192;
/** Shows the result: the evidence itself with `--json`, else verdict, table and timeline. */
async function showResult(folder, digest, json, output) {
    const { bytes, evidence } = await (0,reader/* readEvidence */.At)(folder);
    if (json)
        return output.stdout(bytes.toString('utf8'));
    const colour = (0,terminal_colour/* wantsColour */.M)(process.stdout, process.env);
    const program = (0,commands/* programCommand */.OW)(process.argv[1], process.cwd());
    const baselineLog = await (0,file_part/* endOf */.pJ)((0,external_node_path_.join)(folder, layout/* layout */.Z.log('baseline')), longestEnd);
    output.stdout(summary(evidence, await (0,reader/* readEvents */.wj)(folder), { out: folder, digest, program, baselineLog, colour, width: process.stdout.columns ?? 100 }));
}


/***/ }),

/***/ 3483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
const text = { type: 'string' };
const list = { type: 'string', multiple: true };
const flag = { type: 'boolean' };
/** Options of `run` and `plan`. */
const runOptions = {
    gate: text,
    setup: text,
    report: list,
    'report-format': text,
    invariant: list,
    candidate: list,
    candidates: list,
    ref: list,
    repo: text,
    directory: text,
    commit: text,
    dirty: flag,
    carry: list,
    env: list,
    home: text,
    config: text,
    jobs: text,
    timeout: text,
    attempts: text,
    isolation: text,
    network: text,
    volatile: list,
    promote: text,
    out: text,
    model: text,
    'model-base-url': text,
    'model-key': text,
    proposals: text,
    temperature: text,
    'max-tokens': text,
    'max-cost': text,
    'max-time': text,
    rounds: text,
    'replay-model': text,
    agent: text,
    'agent-env': list,
    'agent-timeout': text,
    'agent-key': text,
    'agent-base-url': text,
};


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** The system's clock. */
const systemClock = { now: () => new Date() };


/***/ }),

/***/ 2632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ parseConfiguration),
/* harmony export */   _0: () => (/* binding */ defaultConfiguration),
/* harmony export */   yD: () => (/* binding */ configurationPath)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6412);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6486);





/** Most entries of one list. */
const mostEntries = 200;
const globSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).superRefine((glob, context) => {
    const fault = (0,_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .globFault */ .H)(glob);
    if (fault !== null)
        context.addIssue({ code: 'custom', message: `the glob ${JSON.stringify(glob.slice(0, 60))} ${fault}` });
});
const globs = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(globSchema).max(mostEntries).default([]);
/** `.github/safe-debug.yml`: rules of a repository that a candidate must not be able to change. */
const configurationSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Further paths that a candidate may change but not win with. */
    guarded: globs,
    /** Output paths that may differ between winner and replay. */
    volatile: globs,
    /** Tests that are known to fail: `suite > name` or `name`, `*` for any text. */
    'expected-failures': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(1_000)).max(mostEntries).default([]),
    /** Least number of tests that must pass. */
    'min-tests': zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).default(1),
    /** What models cost, with the day on which that was true. */
    prices: _prices_js__WEBPACK_IMPORTED_MODULE_2__/* .priceTableSchema */ .rh.default([]),
    /** Whether ignored files must be equal in winner and replay too. */
    'compare-ignored': zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
});
/** The rules of a repository without a configuration file. */
const defaultConfiguration = configurationSchema.parse({});
/** Where a repository keeps its configuration. */
const configurationPath = '.github/safe-debug.yml';
/** Reads a configuration file's text. Throws `input` with the place of the first fault. */
function parseConfiguration(text, name) {
    const fail = (why) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The configuration ${name} cannot be used: ${why}. docs/configuration.md of safe-parallel-debugging says what it may hold.`);
    };
    let value;
    try {
        value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { schema: 'core', maxAliasCount: 10 }) ?? {};
    }
    catch (error) {
        return fail(((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('\n')[0] ?? '').replace(/:$/, ''));
    }
    const parsed = configurationSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    return fail(`${issue?.path.join('.') || 'the document'}: ${issue?.message}`);
}


/***/ }),

/***/ 3619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ exitStatusOf)
/* harmony export */ });
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


/***/ }),

/***/ 4634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   EW: () => (/* binding */ storeNames),
/* harmony export */   rC: () => (/* binding */ planPart)
/* harmony export */ });
/* unused harmony exports storeName, isStoreName, evidenceNames, folderBeside */
/** Names of the artifacts of a workflow run tell it, the world and the attempt, so that no other job's can be taken for them. */
function storeName(run, part) {
    return run === null ? part : `${beginningOf(run)}${part}-a${run.attempt}`;
}
/** Whether an artifact's name is one that this use of the action gives in this attempt, whatever the part. */
function isStoreName(run, name) {
    return name.startsWith(beginningOf(run)) && name.endsWith(`-a${run.attempt}`);
}
function beginningOf({ id, name }) {
    return `sd-${id}${behindDot(name)}-`;
}
/** Names of the artifacts that hold the evidence of a run: its document, the page, and the whole folder. A later attempt has its own. */
function evidenceNames({ name, attempt }) {
    const which = `${behindDot(name)}${attempt === 1 ? '' : `-a${attempt}`}`;
    return { document: `evidence${which}.json`, page: `evidence${which}.html`, folder: folderName(which) };
}
/** Name of the artifact with the whole evidence whose document has this name; null for what is no document's. */
function folderBeside(document) {
    const [, which] = /^evidence((?:\.[A-Za-z0-9-]+)?(?:-a\d+)?)\.json$/.exec(document) ?? [];
    return which === undefined ? null : folderName(which);
}
function folderName(which) {
    return `safe-debug-evidence${which}`;
}
/** No name has a dot, so none can be taken for another with something behind it. */
function behindDot(name) {
    return name === '' ? '' : `.${name}`;
}
/** The names of everything that the steps of a plan leave for each other. `version` counts the plans of a run from 1; each extends the one before. */
function storeNames(candidates, run, version) {
    const worlds = ['baseline', ...candidates.map(({ id }) => id)].map((world) => [world, run === null ? `world-${world}` : storeName(run, world)]);
    return { plan: storeName(run, planPart(version)), replay: storeName(run, 'replay'), worlds: Object.fromEntries(worlds) };
}
/** Part of a plan's name in the store: `plan` for the first of a run, `plan-2` for the one that extends it. */
function planPart(version) {
    return version === 1 ? 'plan' : `plan-${version}`;
}
/** Names of all plans of a run, the first one first. */
function planNames({ run, earlier }) {
    return Array.from({ length: earlier.length + 1 }, (_, index) => storeName(run, planPart(index + 1)));
}


/***/ }),

/***/ 5326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ modelKey),
/* harmony export */   JT: () => (/* binding */ proposerAccess),
/* harmony export */   _1: () => (/* binding */ proposersFrom),
/* harmony export */   p$: () => (/* binding */ agentVariables)
/* harmony export */ });
/* harmony import */ var _core_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6486);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _agents_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434);
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7079);
/* harmony import */ var _models_model_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1284);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6926);






const usualProposals = { model: '3', agent: '1' };
const maxOutputTokens = 16_000;
const callTimeoutS = 300;
/** Who is asked for proposals, as the plan records it; null for nobody. Throws `usage`. */
function proposersFrom(values, { prices }) {
    const { model, agent } = values;
    if (model === undefined && agent === undefined) {
        const stray = ['model-base-url', 'proposals', 'rounds', 'temperature', 'max-tokens', 'max-cost', 'max-time', 'replay-model', 'agent-timeout', 'agent-key', 'agent-base-url', 'agent-env'].find((name) => values[name] !== undefined && values[name].length > 0);
        if (stray !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--${stray} is about proposals, but nobody is asked for any. Add --model PROVIDER/ID or --agent CMD.`);
        return null;
    }
    if (agent?.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', '--agent: give the command that starts the agent.');
    if (values['agent-base-url'] !== undefined)
        (0,_models_model_name_js__WEBPACK_IMPORTED_MODULE_4__/* .providerAddress */ .ao)('openai', values['agent-base-url']);
    const address = model === undefined ? null : (0,_models_model_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModelAddress */ .lp)(model, values['model-base-url'] ?? null);
    return {
        model: model === undefined || address === null
            ? null
            : {
                name: model,
                baseUrl: values['model-base-url'] ?? null,
                proposals: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('proposals', values.proposals ?? usualProposals.model, 1, 16),
                temperature: temperatureOf(values.temperature),
                maxOutputTokens,
                timeoutS: callTimeoutS,
                price: (0,_core_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceOf */ .xx)(address.provider, address.model, prices),
                budget: { tokens: optionalNumber('max-tokens', values['max-tokens']), costUsd: dollarsOf(values['max-cost']), seconds: optionalNumber('max-time', values['max-time']) },
            },
        agent: agent === undefined
            ? null
            : {
                command: agent,
                proposals: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('proposals', values.proposals ?? usualProposals.agent, 1, 16),
                timeoutS: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('agent-timeout', values['agent-timeout'] ?? '1800', 1, 86_400),
                environment: agentVariables(values).map(({ name }) => name),
                baseUrl: values['agent-base-url'] ?? null,
            },
        rounds: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('rounds', values.rounds ?? '1', 1, 10),
    };
}
/** How whom the plan asks can be reached from here; what that needs is loaded only where somebody is asked. Throws `usage` or `input`. */
async function proposerAccess(proposers, values, context) {
    if (proposers === null)
        return { model: null, agent: null };
    const { accessTo } = await __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 2691));
    return accessTo(proposers, values, context);
}
/** Variables for agents alone. Throws `usage` for one that is not set. */
function agentVariables(values) {
    return (values['agent-env'] ?? []).map((variable) => (0,_agents_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAgentVariable */ .TZ)(variable, process.env));
}
/**
 * The key of a model's server: in the variable that the user names, else in the provider's usual one. Null where that is not set:
 * many servers want none. Throws `usage` where the user's is not set.
 */
function modelKey(model, variable, environment) {
    const key = environment[variable ?? (model.startsWith('anthropic/') ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY')];
    if (variable !== undefined && !key)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--model-key: ${(0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .isVariableName */ .KL)(variable) ? `the variable ${variable} is not set here. Set it to the key of the model's provider` : 'this is no name of a variable. Name the variable that holds the key, such as OPENAI_API_KEY'}.`);
    return key === undefined || key === '' ? null : key;
}
function temperatureOf(text) {
    if (text === undefined)
        return null;
    const value = Number(text);
    if (/^\d(?:\.\d{1,3})?$/.test(text) && value <= 2)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--temperature ${text}: give a number from 0 to 2.`);
}
function dollarsOf(text) {
    if (text === undefined)
        return null;
    const value = Number(text);
    if (/^\d{1,6}(?:\.\d{1,6})?$/.test(text) && value > 0)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--max-cost ${text}: give US dollars, such as 0.50.`);
}
function optionalNumber(option, text) {
    return text === undefined ? null : (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)(option, text, 1, 1_000_000_000);
}


/***/ }),

/***/ 966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ runRequest),
/* harmony export */   a7: () => (/* binding */ passedVariables),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   ms: () => (/* binding */ settingsFrom),
/* harmony export */   wr: () => (/* binding */ configurationAt)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2632);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2472);
/* harmony import */ var _core_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6412);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8927);
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7079);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5799);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6926);
/* harmony import */ var _proposers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5326);












const defaultTimeoutS = 600;
const largestConfigurationBytes = 1024 * 1024;
/** Turns options into settings, with the rules of the repository: those given, else those that the snapshot holds or the options name. Throws `usage` or `input`, and touches nothing. */
async function runRequest(command, values, rules = null) {
    requireGate(command, values);
    if (values.dirty && values.commit !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', '--dirty takes the work tree as it is, --commit a commit: give one of them.');
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .openRepository */ .h_)(values.repo ?? '.');
    const revision = values.commit ?? 'HEAD';
    const { commit: id, tree } = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveCommit */ .WL)(repository, revision);
    const configuration = rules ?? await configurationAt(values.config, repository, id);
    const passed = passedVariables(values);
    const settings = settingsFrom(values, { repository, commit: { revision, id, tree }, configuration, passed, command });
    const key = values.modelSecret ?? (0,_proposers_js__WEBPACK_IMPORTED_MODULE_10__/* .modelKey */ .B0)(values.model ?? '', values['model-key'], process.env);
    const proposers = await (0,_proposers_js__WEBPACK_IMPORTED_MODULE_10__/* .proposerAccess */ .JT)(settings.proposers, values, { passed, key, environment: process.env });
    return { settings, passed, jobs: jobsOf(values), json: values.json ?? false, proposers };
}
/** The variables that the user passes into the gate. Throws `usage` for one that is not set. */
function passedVariables({ env }) {
    return (env ?? []).map((variable) => (0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePassedVariable */ .SO)(variable, process.env));
}
/** Gates at once: as said, or one a processor. */
function jobsOf({ jobs }) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeNumber */ .r)('jobs', jobs ?? String((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)()), 1, 256);
}
function requireGate(command, values) {
    if (values.gate === undefined || values.gate.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `There is no gate: say with --gate CMD which command tells a good tree from a bad one. See safe-debug ${command} --help.`);
    return values.gate;
}
/** Settings for a plan of a commit that is known already. Throws `usage`. */
function settingsFrom(values, known) {
    const { repository, commit, configuration, passed } = known;
    return {
        repository,
        commit,
        dirty: values.dirty ?? false,
        out: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(values.out ?? '.safe-debug'),
        gate: {
            command: requireGate(known.command, values),
            directory: directoryOf(values.directory),
            reports: (values.report ?? []).map(reportGlob),
            format: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('report-format', values['report-format'] ?? 'auto', ['auto', 'junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']),
            invariants: invariantsOf(values.invariant ?? []),
            timeoutS: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeNumber */ .r)('timeout', values.timeout ?? String(defaultTimeoutS), 1, 86_400),
            attempts: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeNumber */ .r)('attempts', values.attempts ?? '1', 1, 100),
            minTests: configuration['min-tests'],
            environment: passed.map(({ name }) => name),
            home: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('home', values.home ?? 'own', ['own', 'keep']),
        },
        worlds: {
            setup: values.setup ?? null,
            carry: values.carry ?? [],
            isolation: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('isolation', values.isolation ?? 'auto', ['auto', 'namespace', 'copy']),
            network: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('network', values.network ?? 'on', ['on', 'off']),
        },
        policy: {
            promote: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('promote', values.promote ?? 'none', ['none', 'branch', 'apply']),
            requireApproval: false,
            guarded: configuration.guarded,
            volatile: [...configuration.volatile, ...(values.volatile ?? []).map((glob) => checkedGlob('volatile', glob))],
            expectedFailures: configuration['expected-failures'],
            compareIgnored: configuration['compare-ignored'],
        },
        trigger: { kind: 'command-line', actor: null, permission: null, comment: null },
        candidates: { files: values.candidate ?? [], folders: values.candidates ?? [], revisions: values.ref ?? [], proposed: [] },
        mostCandidates: _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .mostCandidates */ .w$,
        proposers: (0,_proposers_js__WEBPACK_IMPORTED_MODULE_10__/* .proposersFrom */ ._1)(values, configuration),
        run: null,
        host: null,
    };
}
/** The configuration file that was named, or the one in the snapshot's commit, or the defaults. */
async function configurationAt(file, repository, commit) {
    if (file !== undefined) {
        const content = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), largestConfigurationBytes).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The configuration ${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}.`, { cause });
        });
        return (0,_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(content.toString('utf8'), file);
    }
    const blob = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_7__/* .git */ .$Y)(repository.place, ['cat-file', 'blob', `${commit}:${_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD}`], { accept: 'any', most: largestConfigurationBytes });
    return blob.exitStatus === 0 ? (0,_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(blob.stdout.toString('utf8'), _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD) : _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultConfiguration */ ._0;
}
function directoryOf(given) {
    if (given === undefined)
        return '.';
    const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(given.replaceAll('\\', '/')).replace(/\/$/, '');
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(directory) || directory.split('/').includes('..'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--directory ${given}: give a path inside the repository, from its top.`);
    return directory;
}
function reportGlob(glob) {
    if (glob === '' || node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(glob) || glob.split('/').includes('..'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--report ${glob}: give a glob inside the gate's directory, such as 'reports/*.xml'.`);
    return checkedGlob('report', glob);
}
function checkedGlob(option, glob) {
    const fault = (0,_core_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .globFault */ .H)(glob);
    if (fault !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--${option} ${glob.slice(0, 60)}: this glob ${fault}.`);
    return glob;
}
function invariantsOf(given) {
    const invariants = given.map((entry) => {
        const [, name, command] = /^([^=]{1,200})=(.+)$/s.exec(entry) ?? [];
        if (!name || !command)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--invariant ${entry}: write NAME=CMD, such as --invariant 'lint=npm run lint'.`);
        return { name, command };
    });
    const twice = invariants.find(({ name }, index) => invariants.findIndex((other) => other.name === name) !== index);
    if (twice)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--invariant ${twice.name}: this name is given twice.`);
    return invariants;
}


/***/ }),

/***/ 999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ EventLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(663);


/**
 * The hash-chained log of a run. Events are kept until a file is opened, because the evidence folder may only be touched
 * when it is sure that there will be evidence; from then on each event is written through to every opened file as it
 * happens, one line each. The log of a resumed run goes on behind its earlier events.
 */
class EventLog {
    events;
    #clock;
    #listeners = [];
    #descriptors = [];
    constructor(clock, earlier = []) {
        this.#clock = clock;
        this.events = [...earlier];
    }
    /** Puts a new file with what there is so far in place, in one move, and writes every further event to it as it happens. */
    open(file) {
        const half = `${file}.tmp`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(half, { recursive: true, force: true });
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(half, 'wx', 0o644);
        this.#descriptors.push(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, this.text());
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(half, file);
    }
    /** Calls the listener with every event so far and every further one. */
    listen(listener) {
        for (const event of this.events)
            listener(event);
        this.#listeners.push(listener);
    }
    emit(type, data, world) {
        this.append({ at: this.#clock.now().toISOString(), type, world, data });
    }
    /** Chains an event that happened at a known time. */
    append(content) {
        const event = (0,_core_documents_event_js__WEBPACK_IMPORTED_MODULE_1__/* .chainEvent */ .MO)(content, this.events.at(-1) ?? null);
        this.events.push(event);
        for (const descriptor of this.#descriptors)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, lineOf(event));
        for (const listener of this.#listeners)
            listener(event);
        return event;
    }
    /** Number of events and hash of the last one, as the evidence carries them. */
    get head() {
        return { count: this.events.length, head: this.events.at(-1)?.hash ?? '' };
    }
    /** The whole log as text, from memory: the file could have been changed by somebody else. */
    text() {
        return this.events.map(lineOf).join('');
    }
    /** Makes everything durable and closes the files, if there are any. */
    close() {
        for (const descriptor of this.#descriptors) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
        this.#descriptors = [];
    }
}
function lineOf(event) {
    return `${JSON.stringify(event)}\n`;
}


/***/ }),

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ takePlan)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2552);
/* harmony import */ var _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3965);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8927);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2512);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8608);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1973);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3553);










/**
 * Puts the plan, the recorded patches, and what models and agents said into the evidence folder. The plan is written from
 * what this process knows, and each patch and transcript must still be the one that was planned. Returns the paths. Throws
 * `evidence` otherwise.
 */
async function takePlan(folder, plan, planDigest, out) {
    const text = (0,_writer_js__WEBPACK_IMPORTED_MODULE_9__/* .planText */ .Pt)(plan);
    if ((0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text) !== planDigest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', 'The plan was changed since it was made. Make a new one; nothing was promoted.');
    await (0,_writer_js__WEBPACK_IMPORTED_MODULE_9__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.plan), text);
    const patches = await takePatches(folder, plan, out);
    const paths = [_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.plan, ...patches, ...(await takeTranscripts(folder, plan, out)), ...(await takeAgentLogs(folder, plan, out))];
    if (!plan.snapshot.dirty)
        return paths;
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack));
    return [...paths, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack];
}
async function takePatches(folder, { candidates }, out) {
    for (const { id, mutation } of candidates) {
        await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, mutation.file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, mutation.file)).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The recorded patch of candidate ${id} cannot be read any more: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Nothing was promoted.`, { cause });
        });
        if ((await (0,_observe_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, mutation.file))) !== mutation.sha256)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The recorded patch of candidate ${id} was changed since it was planned. Nothing was promoted.`);
    }
    return candidates.map(({ mutation }) => mutation.file);
}
/** What was sent to models and what came, as far as it was kept; each must be what its call's digests name. */
async function takeTranscripts(folder, plan, out) {
    const kept = [];
    for (const call of plan.calls) {
        const file = _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.transcript(call.id);
        if (!(await copyIfThere(folder, file, out)))
            continue;
        const fault = (0,_core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .transcriptFaultFor */ .Q9)(call, await (0,_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .readTranscript */ .lb)(out, call.id));
        if (fault !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The transcript of call ${call.id} was changed since the model answered: ${fault}. Nothing was promoted.`);
        kept.push(file);
    }
    return kept;
}
/** What agents printed, as far as it was kept. */
async function takeAgentLogs(folder, { proposers }, out) {
    const kept = [];
    for (let number = 1; number <= (proposers?.agent?.proposals ?? 0); number++) {
        const file = _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.agentLog(number);
        if (await copyIfThere(folder, file, out))
            kept.push(file);
    }
    return kept;
}
async function copyIfThere(from, file, to) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file)).catch(() => null)) === null)
        return false;
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, file));
    return true;
}


/***/ }),

/***/ 1284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ao: () => (/* binding */ providerAddress),
/* harmony export */   lp: () => (/* binding */ parseModelAddress),
/* harmony export */   sZ: () => (/* binding */ isProvider)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);


/** Documented roots of the two APIs. */
const usualBaseUrls = {
    openai: 'https://api.openai.com/v1',
    anthropic: 'https://api.anthropic.com/v1',
};
/**
 * Reads `PROVIDER/ID` and the address of its server, null for the provider's own. Throws `usage` for a provider that is
 * not known, an id that cannot be one, or an address over which a key must not travel: anything but https, save http to
 * this machine, or to any machine with `allowHttp`.
 */
function parseModelAddress(name, baseUrl, allowHttp = false) {
    const separator = name.indexOf('/');
    const provider = separator < 0 ? name : name.slice(0, separator);
    const model = separator < 0 ? '' : name.slice(separator + 1);
    if (!isProvider(provider)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `The model "${name}" names no provider that is known. Write openai/ID (for every server with OpenAI's chat completions, with its base URL) or anthropic/ID.`);
    }
    if (!/^[\w./:@+-]{1,200}$/.test(model))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `The model "${name}" has no usable id after "${provider}/". Write the id as the server knows it, such as ${provider}/some-model-1.`);
    return { provider, model, baseUrl: providerAddress(provider, baseUrl, allowHttp) };
}
function isProvider(name) {
    return Object.hasOwn(usualBaseUrls, name);
}
/** The address of a provider's server, null for its own. Throws `usage` as `parseModelAddress` does. */
function providerAddress(provider, baseUrl, allowHttp = false) {
    return parseBaseUrl(baseUrl ?? usualBaseUrls[provider], allowHttp);
}
function parseBaseUrl(text, allowHttp) {
    const url = URL.canParse(text) ? new URL(text) : null;
    const fail = (why) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `The model's base URL ${why}. Write it like ${usualBaseUrls.openai}; the key is given apart.`);
    };
    if (url === null)
        return fail('is not a URL');
    if (url.username !== '' || url.password !== '')
        return fail('holds a name or password');
    if (url.hash !== '')
        return fail('holds a part behind "#"');
    if (url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isLoopback(url.hostname))))
        return url;
    return fail(`"${url.protocol}//${url.host}" is not https, which a key and code should not travel without`);
}
/** This machine by name or address (RFC 6761, RFC 1122, RFC 4291); `new URL` has already written addresses in one way. */
function isLoopback(host) {
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('127.'));
}


/***/ }),

/***/ 4627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* unused harmony exports writeExamination, readExamination */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8343);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(545);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1174);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3491);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8608);
/* harmony import */ var _evidence_take_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1661);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3553);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8927);
/* harmony import */ var _worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7227);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2593);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4311);















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
    return replaceFile(join(out, layout.examination), JSON.stringify(examination));
}
const largestExaminationBytes = (/* unused pure expression or super */ null && (1024 * 1024 * 1024));
/** Reads what an earlier process left. Throws `input` if there is nothing that can be used. */
async function readExamination(out) {
    try {
        return examinationSchema.parse(JSON.parse((await readRegularFile(join(out, layout.examination), largestExaminationBytes)).toString('utf8')));
    }
    catch (cause) {
        throw new SafeDebugError('input', `What the worlds left was not examined yet, or cannot be read (${messageOf(cause).split('\n')[0]}). Run the step "promote" without a token first, in the same job.`, { cause });
    }
}


/***/ }),

/***/ 6224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ proposeIntoStore),
/* harmony export */   Nv: () => (/* binding */ planFromStore),
/* harmony export */   TF: () => (/* binding */ replayIntoStore),
/* harmony export */   mF: () => (/* binding */ worldIntoStore),
/* harmony export */   t2: () => (/* binding */ planIntoStore)
/* harmony export */ });
/* unused harmony export replayDigest */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(545);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2512);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8608);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1973);
/* harmony import */ var _files_file_part_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(936);
/* harmony import */ var _worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8204);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9107);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1478);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2593);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8768);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4311);
















/*
 * The steps as processes or jobs of their own: each opens a workspace, does its part, and leaves one folder in the store.
 */
/** Most bytes of the end of a world's log that its job shows. */
const mostLogBytes = 200_000;
/** Makes the plan and leaves it in the store. Throws as `writePlan` does. */
async function planIntoStore(settings, store, clock) {
    const runId = (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .newRunId */ .F$)(clock);
    return withWorkspace(runId, async (workspace) => {
        const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__/* .stagingFolder */ .cy)(workspace);
        const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__/* .EventLog */ .v(clock);
        events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events));
        events.emit('run.started', { id: runId });
        const planned = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .writePlan */ .pD)(settings, { runId, workspace, events, clock }, target);
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
    if (!(0,_world_js__WEBPACK_IMPORTED_MODULE_15__/* .worldsOf */ .XB)(plan).includes(id))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `The world "${id}" is not in this plan: its worlds are ${(0,_world_js__WEBPACK_IMPORTED_MODULE_15__/* .worldsOf */ .XB)(plan).join(', ')}.`);
    return withWorkbench(stored, context, async (workbench, target) => {
        if (id === 'baseline')
            workbench.events.emit('baseline.started', {}, id);
        const result = await (0,_world_js__WEBPACK_IMPORTED_MODULE_15__/* .runWorld */ .m5)(workbench, (0,_world_js__WEBPACK_IMPORTED_MODULE_15__/* .taskOf */ .Xb)(id), target);
        const touched = await workbench.snapshot.worlds.touchedPath();
        if (touched !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
        if (id === 'baseline')
            workbench.events.emit('baseline.finished', {}, id);
        const log = await (0,_files_file_part_js__WEBPACK_IMPORTED_MODULE_9__/* .endOf */ .pJ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, result.record.log.file), mostLogBytes);
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
        const winner = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_13__/* .replayWinner */ .h)(workbench, context.store, target, records);
        const digest = await replayDigest(target);
        const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_13__/* .worldFolders */ .A)(stored.plan, context.store);
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
/**
 * Asks the plan's model and agents, and leaves the plan that extends it in the store. Null when nobody was asked, because
 * the baseline did not fail or the plan asks nobody.
 */
async function proposeIntoStore(stored, context, access, records) {
    if (stored.plan.proposers === null)
        return null;
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, (workbench, target) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_14__/* .propose */ .B)(1, stored, workbench, { store: context.store, repository: context.repository, records, access, target })));
}
function withWorkbench(stored, context, work) {
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, work));
}
async function inWorkbench({ plan, planDigest, folder }, { repository, passed, jobs, clock, signal }, workspace, work) {
    const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__/* .stagingFolder */ .cy)(workspace);
    const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__/* .EventLog */ .v(clock);
    events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events));
    const pack = plan.snapshot.dirty ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.pack) : null;
    const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.setUpLog), own: [folder] });
    const result = await work(workbench, target);
    events.close();
    return result;
}
async function withWorkspace(runId, work) {
    const workspace = await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .Workspace */ .a.open(runId);
    try {
        return await work(workspace);
    }
    finally {
        await workspace.close();
    }
}


/***/ }),

/***/ 1478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iP: () => (/* binding */ announce),
  aC: () => (/* binding */ announceCandidates),
  iC: () => (/* binding */ collectProposals),
  F$: () => (/* binding */ newRunId),
  pD: () => (/* binding */ writePlan)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(2500);
;// CONCATENATED MODULE: ./build/candidates/files.js





/** How the names of patch files end. */
const patchName = /\.(patch|diff)$/i;
/** A patch file as candidate; its name without ending is the label. Throws `input` if it cannot be read. */
async function candidateFromFile(file) {
    const patch = await readPatch(file);
    return {
        label: (0,external_node_path_.basename)(file).replace(patchName, ''),
        source: { kind: 'file', author: null, authorId: null, url: null, sha256: (0,digest/* digestOf */.ol)(patch) },
        patch,
    };
}
/** All `*.patch` and `*.diff` files of a folder, in name order. Throws `input` if there is no such folder or no patch in it. */
async function candidatesFromFolder(folder) {
    const names = await (0,promises_.readdir)(folder).catch((cause) => {
        const what = (0,errors/* systemCodeOf */.c7)(cause) === 'ENOTDIR' ? 'it is a file; name it with --candidate' : (0,errors/* messageOf */.bD)(cause);
        throw new errors/* SafeDebugError */.rc('input', `The folder of candidates ${folder} cannot be read: ${what}. Name a folder of NAME.patch files with --candidates DIR.`, { cause });
    });
    const patches = names.filter((name) => patchName.test(name)).sort();
    if (patches.length === 0)
        throw new errors/* SafeDebugError */.rc('input', `There is no candidate in ${(0,external_node_path_.resolve)(folder)}: it holds no file that ends in .patch or .diff.`);
    return Promise.all(patches.map((name) => regularFile((0,external_node_path_.join)(folder, name)).then(candidateFromFile)));
}
/** A folder of candidates may come from a stranger: a link in it could lead to any file of this machine. */
async function regularFile(file) {
    const found = await (0,promises_.lstat)(file);
    if (found.isFile())
        return file;
    throw new errors/* SafeDebugError */.rc('input', `The candidate ${file} is ${found.isSymbolicLink() ? 'a link' : 'no regular file'}. A folder of candidates may hold patch files only; name others one by one with --candidate.`);
}
async function readPatch(file) {
    try {
        const found = await (0,promises_.stat)(file);
        if (found.isDirectory())
            throw new Error('it is a folder; name it with --candidates');
        if (!found.isFile())
            throw new Error('it is no regular file');
        if (found.size > difference/* largestPatchBytes */.M)
            throw new Error(`it is larger than ${difference/* largestPatchBytes */.M / 1024 ** 2} MiB`);
        return await (0,promises_.readFile)(file);
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('input', `The candidate ${file} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}. Name a patch file with --candidate FILE.`, { cause });
    }
}

// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
;// CONCATENATED MODULE: ./build/candidates/revisions.js





/**
 * What a branch or commit changes, as a candidate. A branch counts from where it left the snapshot's history to its tip;
 * a commit id counts against its first parent. Throws `input` for a merge or root commit, and for unrelated histories.
 */
async function candidateFromRevision(repository, snapshotCommit, revision) {
    const { commit } = await (0,git_repository/* resolveCommit */.WL)(repository, revision);
    const isId = /^[0-9a-f]{7,64}$/i.test(revision) && commit.startsWith(revision.toLowerCase());
    const base = isId ? await onlyParent(repository, commit, revision) : await mergeBase(repository, snapshotCommit, commit, revision);
    const patch = await (0,difference/* patchBetween */.N)(repository.place, base, commit);
    if (patch.length === 0)
        throw new errors/* SafeDebugError */.rc('input', `The ${isId ? 'commit' : 'branch'} ${revision} cannot be a candidate: it changes nothing against ${base === snapshotCommit ? 'the snapshot' : base.slice(0, 12)}.`);
    const author = await (0,git/* gitLine */.JG)(repository.place, ['show', '--no-patch', '--format=%an', commit]);
    return {
        label: isId ? await (0,git/* gitLine */.JG)(repository.place, ['show', '--no-patch', '--format=%h %s', commit]) : revision,
        source: { kind: isId ? 'commit' : 'branch', author, authorId: null, url: null, sha256: (0,digest/* digestOf */.ol)(patch) },
        patch,
    };
}
/** The change between two commits that the repository has, under a label that the caller makes: of a branch's name, which who may push chose, or of a commit's id. Throws `input` if there is none. */
async function candidateFromRange(repository, { base, tip, label, kind }) {
    const patch = await patchBetween(repository.place, base, tip);
    if (patch.length === 0)
        throw new SafeDebugError('input', `The ${label} cannot be a candidate: it changes nothing against ${base.slice(0, 12)}.`);
    return { label, source: { kind, ...(await accountOf(repository, tip)), url: null, sha256: digestOf(patch) }, patch };
}
/** The account that a commit's author names with GitHub's private address ("Setting your commit email address"); any other address tells none. */
async function accountOf(repository, commit) {
    const address = await gitLine(repository.place, ['show', '--no-patch', '--no-mailmap', '--format=%ae', commit]);
    const [, id, author] = /^(\d{1,15})\+([A-Za-z0-9-]{1,39})@users\.noreply\.github\.com$/.exec(address) ?? [];
    return id === undefined || author === undefined ? { author: null, authorId: null } : { author, authorId: Number(id) };
}
async function onlyParent(repository, commit, revision) {
    const parents = (await (0,git/* gitLine */.JG)(repository.place, ['show', '--no-patch', '--format=%P', commit])).split(' ').filter((parent) => parent !== '');
    const [parent] = parents;
    if (parent !== undefined && parents.length === 1)
        return parent;
    const why = parents.length > 1 ? 'it is a merge, and a merge is no single change' : 'it has no parent, so it changes nothing';
    throw new errors/* SafeDebugError */.rc('input', `The commit ${revision} cannot be a candidate: ${why}. Name a branch instead, or a commit with one parent.`);
}
async function mergeBase(repository, snapshot, tip, revision) {
    const found = await (0,git/* git */.$Y)(repository.place, ['merge-base', snapshot, tip], { accept: [0, 1] });
    if (found.exitStatus === 0)
        return found.stdout.toString('utf8').trim();
    throw new errors/* SafeDebugError */.rc('input', `The branch ${revision} cannot be a candidate: it has no history in common with the snapshot ${snapshot.slice(0, 12)}.`);
}

// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(2472);
// EXTERNAL MODULE: ./build/core/policy/guarded.js + 2 modules
var guarded = __webpack_require__(297);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(1433);
// EXTERNAL MODULE: ./build/steps/recorded-candidates.js + 1 modules
var recorded_candidates = __webpack_require__(2983);
// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(4634);
// EXTERNAL MODULE: ./build/tool.js
var tool = __webpack_require__(4756);
// EXTERNAL MODULE: ./build/worlds/dirty.js
var dirty = __webpack_require__(8352);
;// CONCATENATED MODULE: ./build/steps/plan.js


















/** A run's id: the time, so that ids sort, and something random, so that two runs never share one. */
function newRunId(clock) {
    const time = clock.now().toISOString().replace(/[-:]|\.\d+/g, '').toLowerCase();
    return `${time}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
}
/**
 * Fixes everything the later steps need, without running anybody's code: the commit, the gate, the candidates with their
 * recorded patches and what git makes of them. Writes the plan into `target`.
 * Throws `input` for a repository, revision or candidate that cannot be used.
 */
async function writePlan(settings, context, target) {
    const { repository } = settings;
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(context.workspace.own('plan-scratch'), repository);
    const snapshot = settings.dirty ? await (0,dirty/* commitDirtyState */.L)(repository, scratch, settings.out) : { commit: settings.commit.id, tree: settings.commit.tree, dirty: false };
    await requireDirectory(scratch, snapshot.commit, settings.gate.directory);
    const proposals = await collectProposals(settings, repository, snapshot.commit);
    if (proposals.length === 0 && settings.proposers === null)
        throw new errors/* SafeDebugError */.rc('usage', 'There is no candidate to try. Name patches with --candidates DIR or, one by one, with --candidate FILE; branches and commits with --ref.');
    if (proposals.length > settings.mostCandidates)
        throw new errors/* SafeDebugError */.rc('usage', `There are ${proposals.length} candidates; this run takes at most ${settings.mostCandidates}. Name fewer of them.`);
    const candidates = await (0,recorded_candidates/* recordCandidates */.Y)(proposals, [], { scratch, ...snapshot, directory: settings.gate.directory, guards: (0,guarded/* guardsOf */.g0)(settings) }, target);
    requireOnePatch(candidates);
    // Parsed, so that keys come in the schema's order: a plan that is read again gives the same bytes.
    const plan = documents_plan/* planSchema */.Fu.parse({
        schema: documents_plan/* planSchemaName */.aF,
        id: context.runId,
        createdAt: context.clock.now().toISOString(),
        tool: tool/* tool */.z,
        run: settings.run,
        host: settings.host,
        trigger: settings.trigger,
        snapshot: { id: 'S0', repository: settings.host?.repository ?? repository.workTree ?? repository.path, ref: await refOf(settings), ...snapshot },
        gate: { digest: (0,digest/* digestOfJson */.Qs)(settings.gate), ...settings.gate },
        worlds: settings.worlds,
        policy: settings.policy,
        candidates,
        mostCandidates: settings.mostCandidates,
        proposers: settings.proposers,
        calls: [],
        proposalNotes: [],
        earlier: [],
        names: (0,store_names/* storeNames */.EW)(candidates, settings.run, 1),
    });
    if (snapshot.dirty)
        await packUncommitted(scratch, snapshot.commit, (0,external_node_path_.join)(target, layout/* layout */.Z.pack));
    const text = (0,writer/* planText */.Pt)(plan);
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, layout/* layout */.Z.plan), text);
    const planDigest = (0,digest/* digestOf */.ol)(text);
    announce(plan, planDigest, context.events);
    return { plan, planDigest };
}
/** A run over texts that hold no patch at all would only tell so at its end. */
function requireOnePatch(candidates) {
    if (candidates.length === 0)
        return;
    const noPatch = candidates.flatMap(({ label, application }) => (application.outcome === 'rejected' && ['not-a-patch', 'empty-patch'].includes(application.reason) ? [{ label, message: application.message }] : []));
    const [first] = noPatch;
    if (first === undefined || noPatch.length < candidates.length)
        return;
    throw new errors/* SafeDebugError */.rc('input', `No candidate holds a patch. ${first.label}: ${first.message.split('\n')[0]}`);
}
async function requireDirectory(scratch, commit, directory) {
    if (directory === '.')
        return;
    const type = await (0,git/* git */.$Y)(scratch.place, ['cat-file', '-t', `${commit}:${directory}`], { accept: 'any' });
    if (type.stdout.toString('utf8').trim() === 'tree')
        return;
    throw new errors/* SafeDebugError */.rc('input', `The snapshot has no directory ${directory}. Give --directory a path from the repository's top.`);
}
/** The candidates that people named, in the order of files, folders and revisions. Throws `input` for one that cannot be used. */
async function collectProposals({ candidates }, repository, snapshotCommit) {
    const files = await Promise.all(candidates.files.map(candidateFromFile));
    const folders = await Promise.all(candidates.folders.map(candidatesFromFolder));
    const revisions = await Promise.all(candidates.revisions.map((revision) => candidateFromRevision(repository, snapshotCommit, revision)));
    return [...candidates.proposed, ...files, ...folders.flat(), ...revisions];
}
/** Objects of uncommitted work, for steps that have only the user's repository. */
async function packUncommitted(scratch, commit, file) {
    const packed = await (0,git/* git */.$Y)(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${commit}^\n` });
    await (0,promises_.writeFile)(file, packed.stdout);
}
async function refOf({ dirty, commit, repository, host }) {
    if (host !== null)
        return host.target.branch;
    return dirty || commit.revision === 'HEAD' ? (0,git_repository/* currentBranch */.eR)(repository) : commit.revision;
}
/** Takes note of what a plan fixed. */
function announce(plan, planDigest, events) {
    events.emit('snapshot.taken', { id: 'S0', commit: plan.snapshot.commit, tree: plan.snapshot.tree, dirty: plan.snapshot.dirty, plan: planDigest });
    announceCandidates(plan.candidates, events);
}
/** Takes note of candidates, and of those that need no world. */
function announceCandidates(candidates, events) {
    for (const { id, label, source, mutation, application } of candidates) {
        events.emit('candidate.proposed', { label, kind: source.kind, sha256: mutation.sha256 }, id);
        if (application.outcome !== 'applied')
            events.emit('candidate.skipped', { reason: application.reason, why: application.message }, id);
        else if (application.duplicateOf !== null)
            events.emit('candidate.skipped', { reason: `duplicate-of:${application.duplicateOf}`, why: `the same change as ${application.duplicateOf}` }, id);
    }
}


/***/ }),

/***/ 4695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ promote)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/promotion.js
var promotion = __webpack_require__(6503);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/repository-checks.js + 2 modules
var repository_checks = __webpack_require__(6715);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(2500);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(1433);
;// CONCATENATED MODULE: ./build/promotion/apply-to-work-tree.js



/**
 * Applies the difference between snapshot and tested tree to the user's work tree, all or nothing, and leaves it
 * uncommitted. Refused when the work tree is no longer at the snapshot or has changes of its own in the same files: the
 * mixture would be something that nobody tested.
 */
async function prepareWorkTree(order) {
    const { plan, repository, scratch, tree } = order;
    if (repository.workTree === null)
        return { reason: 'base-gone', why: `${repository.path} is a bare repository: there is no work tree to apply to` };
    const head = await (0,git/* gitLine */.JG)(repository.place, ['rev-parse', 'HEAD']);
    const expected = plan.snapshot.dirty ? await (0,git/* gitLine */.JG)(scratch.place, ['rev-parse', `${plan.snapshot.commit}^`]) : plan.snapshot.commit;
    if (head !== expected)
        return { reason: 'head-moved', why: `HEAD is ${head.slice(0, 12)}, not the snapshot ${expected.slice(0, 12)}; check it out, or promote to a branch` };
    const changed = await ownChanges(order);
    // A run that died after its last move has left exactly this.
    if (changed.length > 0 && (await differingFrom(order, tree)).length === 0)
        return { branch: null, commit: null, pullRequest: null, baseMoved: false, found: true, carryOut: () => Promise.resolve(null) };
    if (changed.length > 0)
        return { reason: 'base-moved', why: `the work tree has changes of its own in ${changed.slice(0, 3).join(', ')}; commit or stash them, or promote to a branch` };
    const { stdout: difference } = await (0,git/* git */.$Y)(scratch.place, ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', plan.snapshot.tree, tree]);
    const refusal = await apply(order, difference, '--check');
    if (refusal !== null)
        return refusal;
    const carryOut = async () => ((await ownChanges(order)).length > 0 ? { reason: 'base-moved', why: 'the work tree was changed meanwhile; promote to a branch instead' } : apply(order, difference));
    return { branch: null, commit: null, pullRequest: null, baseMoved: false, found: false, carryOut };
}
async function apply({ repository }, difference, ...options) {
    const applied = await (0,git/* git */.$Y)(repository.place, ['apply', '--whitespace=nowarn', ...options], { input: difference, accept: 'any' });
    return applied.exitStatus === 0 ? null : { reason: 'base-moved', why: `the change does not fit the work tree (${applied.stderr.trim().split('\n')[0]}); promote to a branch instead` };
}
/** Files of the change that are not in the work tree as they are in the snapshot. */
function ownChanges(order) {
    return differingFrom(order, order.plan.snapshot.tree);
}
/** Files of the change that are not in the work tree as they are in a tree. */
async function differingFrom({ winner, repository, scratch }, tree) {
    const paths = winner.application.outcome === 'applied' ? winner.application.paths : [];
    const listed = await (0,git/* gitRecords */.Xq)(scratch.place, ['ls-tree', '-r', '-z', tree, '--', ...paths]);
    const inTree = new Map(listed.map((record) => record.toString('utf8').split('\t')).map(([entry = '', path = '']) => [path, entry.split(' ')[2] ?? '']));
    const differing = [];
    for (const path of paths)
        if ((await objectIn(repository, path)) !== (inTree.get(path) ?? null))
            differing.push(path);
    return differing;
}
/** Id that git would give a file of the work tree, with the conversions of the repository's attributes and configuration; null if there is none. */
async function objectIn({ place, workTree }, path) {
    const file = (0,external_node_path_.join)(workTree ?? '', path);
    const found = await (0,promises_.lstat)(file).catch(() => null);
    if (found === null)
        return null;
    if (found.isSymbolicLink())
        return (0,git/* gitLine */.JG)(place, ['hash-object', '--stdin', '--no-filters'], { input: await (0,promises_.readlink)(file) });
    return found.isFile() ? (0,git/* gitLine */.JG)(place, ['hash-object', '--', path]) : 'no file';
}

;// CONCATENATED MODULE: ./build/core/branch-prefix.js
/** Beginning of the names of promoted branches, where nothing else is set. */
const defaultBranchPrefix = 'safe-debug/';

// EXTERNAL MODULE: ./build/worlds/dirty.js
var dirty = __webpack_require__(8352);
// EXTERNAL MODULE: ./build/promotion/commit-message.js
var commit_message = __webpack_require__(8935);
;// CONCATENATED MODULE: ./build/promotion/branch.js




const mostBranchNames = 100;
/**
 * Puts the winner on a new branch as one commit on top of the snapshot, with trailers that name the evidence. Nothing
 * else of the repository changes: no checkout, no index, no existing branch. A branch that already holds the same tree
 * on the same snapshot is the promotion of an earlier run and stays as it is.
 */
async function prepareBranch(order) {
    const { plan, winner, tree, repository } = order;
    const stem = `${defaultBranchPrefix}${plan.snapshot.commit.slice(0, 12)}-${winner.id.toLowerCase()}`;
    for (let number = 1; number <= mostBranchNames; number++) {
        const branch = number === 1 ? stem : `${stem}-${number}`;
        const existing = await (0,git/* git */.$Y)(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `refs/heads/${branch}`], { accept: [0, 1, 128] });
        if (existing.exitStatus === 0) {
            const commit = existing.stdout.toString('utf8').trim();
            if (await holds(order, commit))
                return { branch, commit, pullRequest: null, baseMoved: false, found: true, carryOut: () => Promise.resolve(null) };
            continue;
        }
        const commit = await writeCommit(order, tree);
        return { branch, commit, pullRequest: null, baseMoved: false, found: false, carryOut: () => createBranch(order, branch, commit) };
    }
    return { reason: 'no-permission', why: `there are already ${mostBranchNames} branches named ${stem}; delete the old ones` };
}
/** The branch appears in one move, and only if it is not there yet (git-update-ref manual, old value of zeros). */
async function createBranch({ repository }, branch, commit) {
    const created = await (0,git/* git */.$Y)(repository.place, ['update-ref', '-m', 'safe-debug: promoted', `refs/heads/${branch}`, commit, '0'.repeat(commit.length)], { accept: 'any' });
    return created.exitStatus === 0 ? null : { reason: 'no-permission', why: `the branch ${branch} cannot be made: ${created.stderr.trim().split('\n')[0]}` };
}
async function holds({ plan, tree, repository }, commit) {
    return (await (0,git/* gitLine */.JG)(repository.place, ['show', '--no-patch', '--format=%T %P', commit])) === `${tree} ${plan.snapshot.commit}`;
}
/** Makes the commit in the scratch repository and hands its objects to the user's repository in one pack. */
async function writeCommit(order, resultTree) {
    const { plan, tree, scratch, repository } = order;
    const commit = await (0,git/* gitLine */.JG)(scratch.place, ['commit-tree', resultTree, '-p', plan.snapshot.commit], { input: (0,commit_message/* commitMessage */.df)(order, null), environment: (0,dirty/* identity */.D)(plan.createdAt) });
    const base = plan.snapshot.dirty ? `${plan.snapshot.commit}^` : plan.snapshot.commit;
    const pack = await (0,git/* git */.$Y)(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${base}\n` });
    await (0,git/* git */.$Y)(repository.place, ['unpack-objects', '-q'], { input: pack.stdout });
    const arrived = await (0,git/* gitLine */.JG)(repository.place, ['rev-parse', '--verify', `${commit}^{tree}`]);
    if (arrived !== tree)
        throw new Error(`the commit ${commit} did not arrive whole`);
    return commit;
}

;// CONCATENATED MODULE: ./build/promotion/order.js
/** Whether a promotion was refused. */
function isRefusal(result) {
    return 'reason' in result;
}

;// CONCATENATED MODULE: ./build/steps/promote.js













/**
 * Decides about what was examined, computes the winner's tree again by git, acts, and closes the evidence in `out`.
 * No code of the snapshot or of a candidate runs here.
 */
async function promote(plan, examination, context) {
    const { events, out } = context;
    const { derivation, environment, prepared, records } = examination;
    const files = [...examination.files];
    announceReplay(derivation, events);
    const close = (promotion) => (0,writer/* prepareEvidence */.rd)(out, { plan, derivation, promotion, environment, prepared, finishedAt: context.clock.now(), files, records }, events);
    const decided = await decide(plan, examination, context);
    if (decided.winner !== null)
        files.push(await writeWinner(decided.winner, out));
    let closed = await close(decided.promotion);
    const refusal = decided.prepared === null ? null : await carryOut(decided.prepared);
    if (refusal !== null)
        closed = await close(withhold(plan, derivation.selection.winner, [refusal.reason], events, refusal.why));
    await closed.commit();
    return { evidence: closed.evidence, digest: closed.digest, placing: refusal === null ? decided.prepared : null };
}
function announceReplay({ replay }, events) {
    if (replay.result)
        events.emit('replay.gated', { verdict: replay.result.verdict, testsAgree: replay.testsAgree }, 'replay');
    if (replay.equality)
        events.emit('worlds.compared', { equal: replay.equality.equal, compared: replay.equality.compared, differences: replay.equality.differences.length }, 'replay');
}
/** Decides, and prepares what the policy asks for up to the last move. The winner's tree is computed again by git alone. */
async function decide(plan, { ending, derivation }, context) {
    const { events, repository } = context;
    const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
    const obstacles = (0,promotion/* promotionObstacles */.aC)(ending, derivation.outcome, plan.policy, derivation.replayFacts);
    if (winner === undefined || derivation.outcome !== 'fixed')
        return { promotion: withhold(plan, winner?.id ?? null, obstacles, events), prepared: null, winner: null };
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(context.workspace.own('promotion-scratch'), repository);
    if (plan.snapshot.dirty)
        await (0,git/* git */.$Y)(scratch.place, ['unpack-objects', '-q'], { input: await (0,promises_.readFile)((0,external_node_path_.join)(context.out, layout/* layout */.Z.pack)) });
    const fault = await (0,repository_checks/* candidateFault */.G)(winner, await (0,promises_.readFile)((0,external_node_path_.join)(context.out, winner.mutation.file)), plan, scratch);
    if (fault !== null || winner.application.outcome !== 'applied') {
        return { promotion: withhold(plan, winner.id, ['replay-tree-differs'], events, `snapshot and recorded patch do not give what was planned: ${fault}`), prepared: null, winner: null };
    }
    const { tree } = winner.application;
    const change = await (0,difference/* patchBetween */.N)(scratch.place, plan.snapshot.tree, tree);
    if (obstacles.length > 0)
        return { promotion: withhold(plan, winner.id, obstacles, events), prepared: null, winner: change };
    const decision = plan.policy.requireApproval ? 'awaiting-review' : 'promoted';
    const reasons = plan.policy.requireApproval ? ['needs-approval'] : [];
    events.emit('promotion.decided', { decision, reasons, tree, how: plan.policy.promote }, winner.id);
    const order = { plan, winner, tree, change, scratch, repository, evidenceHash: events.head.head };
    const prepared = await preparationFor(plan, context)(order);
    if (isRefusal(prepared))
        return { promotion: withhold(plan, winner.id, [prepared.reason], events, prepared.why), prepared: null, winner: change };
    if (prepared.found)
        events.emit('promotion.found', { commit: prepared.commit }, winner.id);
    return { promotion: { decision, reasons, why: null, policy: plan.policy, branch: prepared.branch, commit: prepared.commit, pullRequest: prepared.pullRequest }, prepared, winner: change };
}
/** Leaves the winner's change in the evidence folder. Returns its path there. */
async function writeWinner(change, out) {
    await (0,promises_.writeFile)((0,external_node_path_.join)(out, layout/* layout */.Z.winner), change);
    return layout/* layout */.Z.winner;
}
function preparationFor({ policy }, { openPullRequest }) {
    if (policy.promote === 'branch')
        return (order) => prepareBranch(order).catch(refusedHere);
    if (policy.promote === 'apply')
        return (order) => prepareWorkTree(order).catch(refusedHere);
    if (openPullRequest === null)
        throw new errors/* SafeDebugError */.rc('input', 'This plan promotes to a pull request, which only the action can open. Run the step "promote" of the action.');
    return openPullRequest;
}
/** Takes note that nothing is promoted, and why. */
function withhold(plan, winner, reasons, events, why) {
    events.emit('promotion.decided', { decision: 'withheld', reasons, ...(why === undefined ? {} : { why: oneLine(why) }) }, winner ?? undefined);
    return { decision: 'withheld', reasons, why: why === undefined ? null : oneLine(why), policy: plan.policy, branch: null, commit: null, pullRequest: null };
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim().slice(0, 1000);
}
function carryOut(prepared) {
    return prepared.carryOut().catch(refusedHere);
}
/** What git or this machine does not do is a reason to withhold; a fault of this program goes on as the error that it is. */
function refusedHere(error) {
    if (error instanceof errors/* SafeDebugError */.rc || (0,errors/* systemCodeOf */.c7)(error) !== undefined)
        return { reason: 'no-permission', why: (0,errors/* messageOf */.bD)(error) };
    throw error;
}


/***/ }),

/***/ 2983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ recordCandidates)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/candidates/candidate.js
/** Ids in the plan's order: `A` to `Z`, then `AA`, `AB` and so on. */
function candidateId(index) {
    const letter = String.fromCharCode(65 + (index % 26));
    return index < 26 ? letter : candidateId(Math.floor(index / 26) - 1) + letter;
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/patches/apply.js + 15 modules
var apply = __webpack_require__(1644);
// EXTERNAL MODULE: ./build/patches/guards.js
var patches_guards = __webpack_require__(7987);
;// CONCATENATED MODULE: ./build/steps/recorded-candidates.js







/**
 * Records proposals as candidates behind those there are already: each patch byte for byte in `target`, and what git makes
 * of it on the snapshot. Returns the new ones.
 */
async function recordCandidates(proposals, earlier, base, target) {
    const outcomes = await Promise.all(proposals.map(({ patch }) => (0,apply/* applyPatch */.X)(base.scratch, base.commit, patch, { directory: base.directory })));
    const planned = [];
    for (const [index, proposal] of proposals.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined)
            continue;
        const id = candidateId(earlier.length + index);
        const file = layout/* layout */.Z.patch(id);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(target, file)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(target, file), proposal.patch);
        const counted = outcome.outcome === 'applied' ? { files: outcome.touched.length, additions: outcome.additions, deletions: outcome.deletions } : { files: null, additions: null, deletions: null };
        const application = await applicationOf(outcome, [...earlier, ...planned], base);
        planned.push({ id, label: labelOf(proposal.label), source: proposal.source, mutation: { file, sha256: (0,digest/* digestOf */.ol)(proposal.patch), ...counted }, application, proposal: proposal.proposal ?? null });
    }
    return planned;
}
/** At most 300 characters, none of them cut in half. */
function labelOf(text) {
    return [...Buffer.from(text).toString()].slice(0, 300).join('');
}
async function applicationOf(outcome, earlier, { scratch, tree, guards }) {
    if (outcome.outcome !== 'applied')
        return { outcome: outcome.outcome, reason: outcome.reason, message: outcome.message };
    const twin = earlier.find(({ application }) => application.outcome === 'applied' && application.tree === outcome.tree);
    return {
        outcome: 'applied',
        tree: outcome.tree,
        duplicateOf: twin?.id ?? null,
        paths: outcome.touched.map(({ path }) => path),
        flags: outcome.flags,
        guarded: await (0,patches_guards/* guardedChanges */.g)(scratch, tree, outcome.tree, outcome.touched, guards),
    };
}


/***/ }),

/***/ 2593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ worldFolders),
/* harmony export */   h: () => (/* binding */ replayWinner)
/* harmony export */ });
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(545);
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4526);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8608);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4311);





/** Where each world's folder is, by the names in the plan; null where the store has none. */
async function worldFolders(plan, store) {
    const folders = new Map();
    for (const world of (0,_world_js__WEBPACK_IMPORTED_MODULE_4__/* .worldsOf */ .XB)(plan))
        folders.set(world, await store.get(plan.names.worlds[world] ?? ''));
    const replay = await store.get(plan.names.replay);
    if (replay !== null)
        for (const world of ['replay', 'replay-baseline'])
            folders.set(world, replay);
    return folders;
}
/**
 * Ranks what the worlds left and, if there is a winner, restores the snapshot, runs the baseline once more and the
 * winner's recorded patch again. Writes both worlds into `target`. `records` has the digests of the records that this
 * process wrote, and gets those of the two. Returns the winner's id, or null; rejects when interrupted.
 */
async function replayWinner(workbench, store, target, records = new Map()) {
    const { plan, events, signal } = workbench;
    const findings = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_3__/* .observeWorlds */ .A)(plan, workbench.planDigest, await worldFolders(plan, store), signal.aborted ? 'interrupted' : 'complete', records);
    const { tests, baseline, candidates, selection } = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .C)(findings);
    const realCount = (indices) => indices.filter((index) => tests[index] !== undefined && !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isGate */ .cE)(tests[index])).length;
    for (const { id, verdict, reasons, fixed, broken, missing } of candidates) {
        events.emit('verdict.reached', { verdict, reasons, fixed: realCount(fixed), broken: realCount(broken), missing: realCount(missing) }, id);
    }
    const { winner } = selection;
    if (baseline.outcome !== 'reproduced' || winner === null)
        return null;
    events.emit('winner.selected', { ranking: selection.ranking, rule: selection.rule }, winner);
    const touched = await workbench.snapshot.worlds.touchedPath();
    events.emit('snapshot.restored', { id: 'S0', tree: plan.snapshot.tree, touched }, 'replay');
    const baselineAgain = (0,_world_js__WEBPACK_IMPORTED_MODULE_4__/* .runWorld */ .m5)(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target);
    // On a machine of its own the baseline comes first: no code of the winner has run there by then.
    if (plan.run !== null)
        await Promise.allSettled([baselineAgain]);
    const results = await Promise.allSettled([baselineAgain, (0,_world_js__WEBPACK_IMPORTED_MODULE_4__/* .runWorld */ .m5)(workbench, { world: 'replay', candidate: winner, slot: winner }, target)]);
    signal.throwIfAborted();
    for (const [index, result] of results.entries()) {
        const world = index === 0 ? 'replay-baseline' : 'replay';
        if (result.status === 'fulfilled')
            records.set(world, result.value.digest);
        // A world that could not be run leaves no record; without both of them nothing is verified.
        else
            events.emit('world.failed', { why: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFaultOf */ .No)(result.reason) ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(result.reason) }, world);
    }
    return winner;
}


/***/ }),

/***/ 8768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  f: () => (/* binding */ runRounds)
});

// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var core_derivation = __webpack_require__(545);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(8608);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(8204);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(2472);
// EXTERNAL MODULE: ./build/core/policy/guarded.js + 2 modules
var guarded = __webpack_require__(297);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/take-plan.js
var take_plan = __webpack_require__(1661);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/steps/plan.js + 2 modules
var steps_plan = __webpack_require__(1478);
// EXTERNAL MODULE: ./build/steps/recorded-candidates.js + 1 modules
var recorded_candidates = __webpack_require__(2983);
// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(4634);
;// CONCATENATED MODULE: ./build/steps/extend-plan.js











/**
 * Writes the plan that extends another one: everything in it stays as it is, new candidates come behind. The digest of
 * the earlier plan is part of it, so that what ran under that one still counts. Proposals beyond the most that the run
 * takes are left out, and that is noted.
 */
async function extendPlan({ plan, planDigest, folder }, { candidates, calls, notes }, scratch, events, target) {
    await (0,take_plan/* takePlan */.h)(folder, plan, planDigest, target);
    const room = Math.max(0, plan.mostCandidates - plan.candidates.length);
    const base = { scratch, commit: plan.snapshot.commit, tree: plan.snapshot.tree, directory: plan.gate.directory, guards: (0,guarded/* guardsOf */.g0)(plan) };
    const added = await (0,recorded_candidates/* recordCandidates */.Y)(candidates.slice(0, room), plan.candidates, base, target);
    const all = [...plan.candidates, ...added];
    const left = candidates.length - added.length;
    const extended = documents_plan/* planSchema */.Fu.parse({
        ...plan,
        candidates: all,
        calls: [...plan.calls, ...calls],
        proposalNotes: [...plan.proposalNotes, ...notes, ...(left > 0 ? [{ calls: [], text: `${left} more proposals were left out: this run takes at most ${plan.mostCandidates} candidates` }] : [])],
        earlier: [...plan.earlier, planDigest],
        names: (0,store_names/* storeNames */.EW)(all, plan.run, plan.earlier.length + 2),
    });
    const text = (0,writer/* planText */.Pt)(extended);
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, layout/* layout */.Z.plan), text);
    (0,steps_plan/* announceCandidates */.aC)(added, events);
    return { plan: extended, planDigest: (0,digest/* digestOf */.ol)(text), folder: target };
}

// EXTERNAL MODULE: ./build/steps/replay.js
var replay = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/steps/rounds.js






/**
 * Asks models and agents for candidates once the baseline has failed, runs their worlds, and has those that failed
 * improved, as often as the plan allows; each round that asked somebody left a plan, and those that did are over. Returns the
 * plan that holds all of them: the last one.
 */
async function runRounds(first, workbench, context) {
    const rounds = first.plan.proposers?.rounds ?? 0;
    let stage = first;
    for (let round = first.plan.earlier.length + 1; round <= rounds && !workbench.signal.aborted; round++) {
        const target = await (0,worlds_workbench/* stagingFolder */.cy)(context.workspace);
        const next = await propose(round, stage, { ...workbench, ...onStage(stage) }, { ...context, target });
        if (next === null)
            break;
        const known = new Set((0,world/* worldsOf */.XB)(stage.plan));
        stage = next;
        await context.runWorlds({ ...workbench, ...onStage(stage) }, (0,world/* worldsOf */.XB)(stage.plan).filter((world) => !known.has(world)));
    }
    return stage;
}
function onStage({ plan, planDigest, folder }) {
    return { plan, planDigest, planFolder: folder };
}
/** Makes the plan of the next round and leaves it in the store. Null when nobody had anything to be asked. */
async function propose(round, stage, workbench, { store, repository, records, access, target }) {
    const folders = await (0,replay/* worldFolders */.A)(stage.plan, store);
    const derivation = (0,core_derivation/* derive */.C)(await (0,observe/* observeWorlds */.A)(stage.plan, stage.planDigest, folders, 'complete', records));
    if (derivation.baseline.outcome !== 'reproduced')
        return null;
    const context = { workbench, repository, model: access.model, derivation, folderOf: (world) => folders.get(world) ?? null, target };
    // Most runs ask nobody: what asking needs is loaded where somebody is asked.
    const [{ proposalFault, proposeByModel }, { proposeByAgent }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(825), __webpack_require__.e(216), __webpack_require__.e(255)]).then(__webpack_require__.bind(__webpack_require__, 5255)), Promise.all(/* import() */[__webpack_require__.e(825), __webpack_require__.e(216), __webpack_require__.e(255), __webpack_require__.e(670)]).then(__webpack_require__.bind(__webpack_require__, 1670))]);
    const asked = await Promise.all([proposeByModel(round, context).catch(proposalFault), round === 1 ? proposeByAgent(context, access.agent).catch(proposalFault) : null]);
    const additions = asked.filter((each) => each !== null);
    if (additions.length === 0)
        return null;
    const extended = await extendPlan(stage, joined(additions), workbench.snapshot.scratch, workbench.events, target);
    await store.put(extended.plan.names.plan, target);
    return { ...extended, folder: (await store.get(extended.plan.names.plan)) ?? target };
}
function joined(additions) {
    return { candidates: additions.flatMap(({ candidates }) => candidates), calls: additions.flatMap(({ calls }) => calls), notes: additions.flatMap(({ notes }) => notes) };
}


/***/ }),

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ FolderStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6817);




/** A store in a folder of this machine: one sub-folder a name. */
class FolderStore {
    #directory;
    constructor(directory) {
        this.#directory = directory;
    }
    async put(name, folder) {
        const target = this.#pathOf(name);
        await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(this.#directory).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The store ${this.#directory} cannot be written to: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}. Name another folder with --store DIR.`, { cause });
        });
        if (await exists(target))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The store ${this.#directory} already holds "${name}". Use a fresh folder, or remove that one first.`);
        await moveFolder(folder, target);
    }
    async get(name) {
        const path = this.#pathOf(name);
        return (await exists(path)) ? path : null;
    }
    async list() {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.#directory, { withFileTypes: true }).catch((error) => {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
                return [];
            throw error;
        });
        return entries.filter((entry) => entry.isDirectory() && isName(entry.name)).map(({ name }) => name).sort();
    }
    #pathOf(name) {
        if (!isName(name))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `"${name}" is not a name for a store: use letters, digits and dashes.`);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directory, name);
    }
}
function isName(name) {
    return /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(name);
}
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null)) !== null;
}
/** A rename where both are on one disk; else a copy under another name first, so that a half copy is never taken for whole. */
async function moveFolder(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) !== 'EXDEV')
            throw error;
        const half = `${to}.part`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(half, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)(from, half, { recursive: true, preserveTimestamps: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(half, to);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(from, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ programCommand),
/* harmony export */   VJ: () => (/* binding */ resumeCommand),
/* harmony export */   p0: () => (/* binding */ verifyCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6192);


/** Name of the program on the PATH, as package.json declares it. */
const name = 'safe-debug';
/** A word as a POSIX shell reads it back unchanged; characters that cannot be seen are shown as escapes instead. */
function shellWord(word) {
    const visible = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(word);
    return /^[\w@%+=:,./-]+$/.test(visible) ? visible : `'${visible.replaceAll("'", "'\\''")}'`;
}
/** How this program is called again from a folder: by its name on the PATH, else as `node` with the path of its file. */
function programCommand(file, folder) {
    if (file === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file) === name)
        return name;
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    return `node ${shellWord(near.startsWith('..') ? file : near)}`;
}
/** The command that checks an evidence folder against the repository and the digest of its document. `program`: how it is called. */
function verifyCommand(program, out, digest, repository) {
    return `${program} verify ${shellWord(out)} --repo ${shellWord(repository)} --expect ${digest}`;
}
/** The command that takes up a run that was cut short, from its evidence folder. */
function resumeCommand(program, out, id) {
    return `${program} run --resume ${id} --out ${shellWord(out)}`;
}


/***/ }),

/***/ 8490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wantsColour),
/* harmony export */   d: () => (/* binding */ coloursOf)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7336);

/** Colours for a view; without them every text stays as it is. */
function coloursOf(enabled) {
    return picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(enabled);
}
/**
 * Whether a stream wants colour: NO_COLOR (no-color.org) forbids it, FORCE_COLOR (other than `0` and `false`) demands it,
 * otherwise a terminal has it unless it calls itself dumb.
 */
function wantsColour(stream, environment) {
    if (environment['NO_COLOR'])
        return false;
    const forced = environment['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return stream.isTTY === true && environment['TERM'] !== 'dumb';
}


/***/ }),

/***/ 8352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ identity),
/* harmony export */   L: () => (/* binding */ commitDirtyState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5799);





/** Message of the commit that stands for uncommitted work. */
const uncommittedWorkMessage = 'Uncommitted work that safe-debug started from\n';
/**
 * Records the uncommitted and untracked state of a work tree as a commit in the scratch repository; its parent is HEAD.
 * The user's index, objects and references are only read: the index is copied and new objects go to the scratch
 * repository. Without changes the answer is HEAD itself. `excluded` is the absolute path of the evidence folder, which is
 * never part of a snapshot. Throws `input` for a bare repository or one without a commit.
 */
async function commitDirtyState(repository, scratch, excluded) {
    if (repository.workTree === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `${repository.path} is a bare repository: it has no uncommitted work. Leave --dirty out.`);
    const head = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveCommit */ .WL)(repository, 'HEAD');
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.directory, 'dirty-index');
    const place = { ...repository.place, indexFile, objectDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.directory, 'objects'), alternateObjectDirectories: [repository.objects] };
    try {
        await copyIndex(repository, indexFile);
        await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(place, ['add', '--all', '--', '.', ...exclusion(repository.workTree, excluded)], { environment: { GIT_LITERAL_PATHSPECS: '0' } });
        const tree = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(place, ['write-tree']);
        if (tree === head.tree)
            return { ...head, dirty: false };
        return { commit: await commitLike(place, head.commit, tree), tree, dirty: true };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
    }
}
/** The pathspec that leaves a folder out, if it lies in the work tree (gitglossary manual, "pathspec"). */
function exclusion(workTree, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workTree, folder);
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? [] : [`:(exclude,top,literal)${path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/')}`];
}
/**
 * The copy keeps the time of the original: git reads a file again if it is not older than the index ("racy git", its
 * technical documentation), and a younger copy would hide an edit of the same size in the same second.
 */
async function copyIndex(repository, target) {
    const index = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(repository.place, ['rev-parse', '--path-format=absolute', '--git-path', 'index']);
    try {
        const { atime, mtime } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(index);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(index, target);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(target, atime, mtime);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) !== 'ENOENT')
            throw error; // a repository without an index has nothing staged
    }
}
/** The time of HEAD is taken over, so that the same state gives the same commit. */
async function commitLike(place, parent, tree) {
    const time = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(place, ['show', '--no-patch', '--format=%cI', parent]);
    return (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(place, ['commit-tree', tree, '-p', parent], { input: uncommittedWorkMessage, environment: identity(time) });
}
/** Author and committer of commits that the tool makes itself. */
function identity(time) {
    const name = 'safe-debug';
    const email = 'safe-debug@users.noreply.github.com';
    return {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_AUTHOR_DATE: time,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: time,
    };
}


/***/ })

};
