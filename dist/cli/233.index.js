export const id = 233;
export const ids = [233];
export const modules = {

/***/ 6035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ askedLines)
/* harmony export */ });
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9957);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6192);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(992);




const longestName = 80;
/**
 * Who was asked for proposals, how often and for how much, and which candidate improves which: a line each, harmless on a
 * terminal. Empty where only people proposed. What is not known is said to be unknown.
 */
function askedLines({ calls, candidates, model }) {
    const models = [...new Set(calls.map(nameOf))].map((name) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(name, longestName)}: ${callsText(calls.filter((call) => nameOf(call) === name))}`);
    const agents = model.calls === null ? ['coding agents: what they asked, and what it cost, is unknown'] : [];
    const improvements = candidates.flatMap(({ id, proposal }) => (proposal?.parent == null ? [] : [`${id} improves ${proposal.parent} (round ${proposal.round})`]));
    return [...models, ...agents, ...improvements];
}
function nameOf({ provider, model }) {
    return `${provider}/${model}`;
}
function callsText(calls) {
    const recorded = calls.filter(({ replayed }) => replayed).length;
    if (recorded > 0)
        return `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(recorded, 'answer')} from a recording, nobody was asked`;
    const left = calls.filter(({ outcome }) => outcome === 'budget').length;
    return `${(0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageText */ .t)((0,_core_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .usageOf */ .Fs)(calls))}${left > 0 ? `; ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(left, 'more call')} would have gone beyond the budget` : ''}`;
}


/***/ }),

/***/ 7376:
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


/***/ }),

/***/ 3974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ fixesSaying),
/* harmony export */   St: () => (/* binding */ realTests),
/* harmony export */   bj: () => (/* binding */ gateAlone),
/* harmony export */   g: () => (/* binding */ testsCell),
/* harmony export */   hk: () => (/* binding */ onlyExitStatus)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4526);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3182);


/** Whether nothing is known per test: the gate as a whole stands alone, beside invariants at most, which are exit statuses too. */
function onlyExitStatus({ tests }) {
    return tests.some(_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE) && tests.every((test) => (0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test) || (test.suite === '' && test.name.startsWith('(invariant) ')));
}
/** Of some tests, by their indices, those that are tests and not the gate as a whole. */
function realTests({ tests }, indices) {
    return indices.filter((index) => {
        const test = tests[index];
        return test !== undefined && !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test);
    });
}
/** What a candidate makes pass, as the beginning of a sentence: `2 failing tests pass`, `The gate passes now (exit status only: ...)`. */
function fixesSaying(account, fixed) {
    if (onlyExitStatus(account))
        return 'The gate passes now (exit status only: nothing is known per test)';
    const { length } = realTests(account, fixed);
    return length === 0 ? 'The gate passes now' : `${length} failing test${length === 1 ? ' passes' : 's pass'}`;
}
const gateWords = { pass: 'passes', fail: 'fails', inconclusive: '–' };
/**
 * What is known of a world where only the exit status is, with how it ended, in words: `the gate passes`, `the gate fails with exit
 * status 1`. Null where results per test say more.
 */
function gateAlone(account, result) {
    if (result === null || !onlyExitStatus(account))
        return null;
    if (result.verdict === 'pass')
        return 'the gate passes';
    if (result.verdict === 'inconclusive')
        return 'the gate proves nothing';
    return `the gate fails${result.exitCode === null ? '' : ` with exit status ${result.exitCode}`}`;
}
/** What a world's tests came to, for a cell: `4/5`, or of a gate of which only the exit status is known `passes` or `fails`. */
function testsCell(account, result) {
    return onlyExitStatus(account) && result !== null ? gateWords[result.verdict] : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .passedOfTotal */ .ap)(result);
}


/***/ }),

/***/ 1739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fn: () => (/* binding */ promotionText),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   mm: () => (/* binding */ isCancelled)
/* harmony export */ });
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1838);




/** Says first what came out: `fixed by B (off-by-one)` and `1 failing test passes, nothing broken; replayed, worlds equal; ...`. */
function headlineOf(account) {
    const { outcome, selection, candidates } = account;
    if (isCancelled(account))
        return { mood: 'quiet', verdict: 'cancelled; nothing promoted', details: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7.cancelled.long };
    const winner = candidates.find(({ id }) => id === selection.winner);
    if (winner === undefined || (outcome !== 'fixed' && outcome !== 'replay-failed')) {
        return { mood: outcome === 'no-winner' || outcome === 'already-green' ? 'open' : 'bad', verdict: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].short, details: withoutWinner(account) };
    }
    const name = `${winner.id} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(winner.label, 80)})`;
    const fixes = `${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .fixesSaying */ .Nk)(account, winner.fixed)}${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExitStatus */ .hk)(account) ? '' : ', nothing broken'}`;
    if (outcome === 'fixed')
        return { mood: 'good', verdict: `fixed by ${name}`, details: `${fixes}; replayed, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .equalitySaying */ .o1)(account.replay.equality).short}; ${promotionText(account)}` };
    return { mood: 'bad', verdict: `${name} won, but its replay failed`, details: failedReplay(account) };
}
/** Whether a person ended the run, however far it had come by then. */
function isCancelled({ outcome, promotion }) {
    return outcome === 'cancelled' || promotion?.reasons.includes('cancelled') === true;
}
/** The reasons as decided; before that, what the replay shows. */
function failedReplay({ promotion, replay }) {
    if (promotion !== null)
        return promotion.reasons.map((reason) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .promotionSayings */ .__[reason].long).join(' ');
    return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .replaySayings */ .K6[replay.status].long} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .equalitySaying */ .o1)(replay.equality).long}`;
}
function withoutWinner(account) {
    const { outcome, candidates, baseline } = account;
    if (outcome === 'indeterminate' && baseline.result === null)
        return 'The baseline broke before its gate ran, so no candidate can be judged.';
    if (outcome === 'indeterminate' && baseline.result?.exitCode === 0 && baseline.result.problems.includes('report-missing'))
        return 'The gate ended with exit status 0, but no report was found: whether tests fail is not known, so no candidate can be judged.';
    if (outcome !== 'no-winner')
        return _words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].long;
    if (candidates.length === 0)
        return account.calls.length > 0 || account.model.calls === null ? 'Nothing could be tried: models or agents were asked, and none gave a change that can be used.' : 'Nothing could be tried: there was no candidate.';
    const [only, ...others] = candidates;
    if (only !== undefined && only.reasons.length > 0 && others.length === 0)
        return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].long} ${only.id}: ${only.reasons.map((reason) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .candidateReason */ .KH)(account, only, reason).long).join(' ')}`;
    return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].long} ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidates.length, 'candidate')}, none accepted.`;
}
/** What was done with the winner: `promoted to branch X`, `not promoted: HEAD moved`. */
function promotionText({ promotion }) {
    if (promotion === null)
        return 'promotion under way';
    const { decision, branch, pullRequest, reasons, policy } = promotion;
    const why = reasons.map((reason) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .promotionSayings */ .__[reason].short).join(', ');
    if (decision === 'withheld')
        return `not promoted: ${why === '' ? 'no reason recorded' : why}`;
    const where = pullRequest !== null ? ` to pull request #${pullRequest.number}` : branch !== null ? ` to branch ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(branch, 120)}` : policy.promote === 'apply' ? ' to the work tree' : '';
    return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionSayings */ .pN[decision].short}${where}${why === '' ? '' : ` (${why})`}`;
}


/***/ }),

/***/ 4324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   EN: () => (/* binding */ ticksOf),
/* harmony export */   rH: () => (/* binding */ scheduleOf)
/* harmony export */ });
/* harmony import */ var _event_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);

/**
 * Puts a run's events on one scale, a lane a world in the order baseline, candidates, replay. Null if no world began.
 * A gate ends with its `gate.finished`; without one, its measured duration is taken from the evidence.
 */
function scheduleOf(evidence, events) {
    const first = events.find(({ type }) => type === 'baseline.started' || type === 'world.forked');
    const [runStart] = events;
    if (first === undefined || runStart === undefined)
        return null;
    const origin = (0,_event_data_js__WEBPACK_IMPORTED_MODULE_0__/* .timeOf */ .nR)(first);
    const worlds = ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay'];
    const lanes = worlds.map((world) => laneOf(evidence, world, events, origin)).filter(({ bars }) => bars.length > 0);
    const moments = momentsOf(events, origin);
    const lengthMs = Math.max(1, ...lanes.flatMap(({ bars }) => bars.map(({ start, end }) => end ?? start)), ...moments.map(({ at }) => at));
    return { preparationMs: Math.max(0, origin - (0,_event_data_js__WEBPACK_IMPORTED_MODULE_0__/* .timeOf */ .nR)(runStart)), lanes, moments, lengthMs };
}
function laneOf(evidence, world, events, origin) {
    const result = resultOf(evidence, world);
    const own = events.filter((event) => event.world === world);
    const bars = [];
    for (const event of own) {
        const attempt = (0,_event_data_js__WEBPACK_IMPORTED_MODULE_0__/* .numberIn */ .Po)(event, 'attempt') ?? 1;
        const start = (0,_event_data_js__WEBPACK_IMPORTED_MODULE_0__/* .timeOf */ .nR)(event) - origin;
        const open = bars.findLast((bar) => bar.attempt === attempt);
        if (event.type === 'baseline.started') {
            bars.push({ what: 'preparation', attempt, start, end: null });
        }
        else if (event.type === 'world.forked') {
            // The baseline comes first and waits for nothing, so its fork is known to begin with it.
            if (open?.what !== 'preparation' || open.end !== null)
                bars.push({ what: 'preparation', attempt, start, end: null });
        }
        else if (event.type === 'gate.started' && event.data['alone'] !== true) {
            if (open?.what === 'preparation')
                open.end = start;
            bars.push({ what: 'gate', attempt, start, end: null });
        }
        else if (event.type === 'gate.finished' && open?.what === 'gate') {
            open.end = start;
        }
    }
    return { world, bars: bars.map((bar) => withMeasuredEnd(bar, result)), result, mood: moodOf(evidence, world, result) };
}
function withMeasuredEnd(bar, result) {
    const measured = result?.attempts[bar.attempt - 1];
    return bar.what === 'gate' && bar.end === null && measured !== undefined ? { ...bar, end: bar.start + measured.durationMs } : bar;
}
/** What the gate showed in a world, by the world's id; null if it did not run or is unknown. */
function resultOf(evidence, world) {
    if (world === 'baseline')
        return evidence.baseline.result;
    if (world === 'replay')
        return evidence.replay.result;
    if (world === 'replay-baseline')
        return evidence.replay.baseline;
    return evidence.candidates.find(({ id }) => id === world)?.result ?? null;
}
function moodOf(evidence, world, result) {
    if (result === null)
        return 'open';
    if (world === 'baseline')
        return evidence.baseline.outcome === 'reproduced' ? 'open' : 'bad';
    if (world === 'replay-baseline')
        return result.verdict === 'fail' ? 'open' : 'bad';
    if (world === 'replay')
        return evidence.replay.status === 'verified' ? 'good' : 'bad';
    return evidence.candidates.find(({ id }) => id === world)?.verdict === 'accepted' ? 'good' : 'bad';
}
/** A later decision replaces an earlier one: a promotion that could not be carried out is withheld in the end. */
function momentsOf(events, origin) {
    const restored = events.findLast(({ type }) => type === 'snapshot.restored');
    const decided = events.findLast(({ type }) => type === 'promotion.decided');
    return [
        ...(restored ? [{ what: 'restored', at: (0,_event_data_js__WEBPACK_IMPORTED_MODULE_0__/* .timeOf */ .nR)(restored) - origin }] : []),
        ...(decided ? [{ what: 'decided', at: (0,_event_data_js__WEBPACK_IMPORTED_MODULE_0__/* .timeOf */ .nR)(decided) - origin }] : []),
    ];
}
/** Round times on a scale, 0 first: steps of 1, 2 or 5 times a power of ten, at most `most` of them beside 0. */
function ticksOf(lengthMs, most) {
    const least = Math.max(1, lengthMs / Math.max(1, most));
    const power = 10 ** Math.floor(Math.log10(least));
    const step = [1, 2, 5].map((factor) => factor * power).find((candidate) => candidate >= least) ?? 10 * power;
    return Array.from({ length: Math.floor(lengthMs / step) + 1 }, (_, index) => index * step);
}


/***/ }),

/***/ 3182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ap: () => (/* binding */ passedOfTotal),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** A span of time for people: `62 ms`, `1.2 s`, `2 min 05 s`. Input in milliseconds. */
function duration(milliseconds) {
    if (milliseconds < 999.5)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
/** A number of things: `1 test`, `3 tests`. */
function count(number, thing) {
    return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
/** A size for people, in powers of 1024: `512 B`, `1.5 MiB`. */
function size(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    const value = bytes / 1024 ** power;
    return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}
/** Changed lines as `+2 −1`; a question mark where git could not count them. */
function changedLines({ additions, deletions }) {
    return additions === null || deletions === null ? '?' : `+${additions} −${deletions}`;
}
/**
 * Tests passed of tests known in a world, `4/5`: as its reports count them, else (no reports, or attempts that differ)
 * by the letters of its results; a dash where nothing is known.
 */
function passedOfTotal(result) {
    if (result === null)
        return '–';
    if (result.counts !== null)
        return `${result.counts.passed}/${result.counts.total}`;
    const present = [...result.results].filter((letter) => letter !== '-');
    return present.length === 0 ? '–' : `${present.filter((letter) => letter.toLowerCase() === 'p').length}/${present.length}`;
}


/***/ }),

/***/ 6192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   hw: () => (/* binding */ manyLines),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/**
 * Characters that do not stand for themselves: controls (C0, C1, DEL), line and paragraph separators, invisible and
 * direction-changing characters (Unicode categories Cc, Zl, Zp, Cf and what is ignorable by default, without the joiners
 * and variation selectors of emoji and scripts), and halves of surrogate pairs.
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])(?![\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const unsafeInLines = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])(?![\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const shortEscapes = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
function visible(character) {
    const code = character.codePointAt(0) ?? 0;
    return shortEscapes[character] ?? `\\u${code > 0xffff ? `{${code.toString(16)}}` : code.toString(16).padStart(4, '0')}`;
}
/** Untrusted text as one harmless line: what cannot be seen is written as an escape (`\n`, `\u001b`), the rest stays. */
function oneLine(text) {
    return text.replace(unsafeCharacters, visible);
}
/** Untrusted text of several lines: line feeds and tabs stay, `\r\n` becomes `\n`, whatever else cannot be seen is escaped. */
function manyLines(text) {
    return text.replace(/\r\n/g, '\n').replace(unsafeInLines, visible);
}
/** Untrusted text as one harmless line of at most `most` characters, the last of them an ellipsis if something was cut. */
function brief(text, most) {
    // One character of input gives at least one of output, so that a huge name need not be read to its end.
    const characters = [...oneLine(text.slice(0, most * 2 + 2))];
    return characters.length <= most && text.length <= most * 2 + 2 ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]|\ufe0f/u;
const invisible = /^[\p{M}\p{Cf}]+$/u;
function graphemeWidth(grapheme) {
    if (wide.test(grapheme))
        return 2;
    return invisible.test(grapheme) ? 0 : 1;
}
/** Columns a text takes on a terminal, as far as can be told (East Asian Width W and F, emoji: two). No escape sequences. */
function textWidth(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of segmenter.segment(text))
        width += graphemeWidth(segment);
    return width;
}
/** The start of a text that fits into `columns`, with an ellipsis if something was cut. */
function cutToWidth(text, columns) {
    if (textWidth(text) <= columns)
        return text;
    let kept = '';
    let width = 0;
    for (const { segment } of segmenter.segment(text)) {
        width += graphemeWidth(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return columns > 0 ? `${kept}…` : '';
}
/** A text in exactly `columns`, cut or filled up at the end (or, with `right`, at the start). */
function fit(text, columns, side = 'left') {
    const cut = cutToWidth(text, columns);
    const filling = ' '.repeat(Math.max(0, columns - textWidth(cut)));
    return side === 'left' ? cut + filling : filling + cut;
}
/** Lines of at most `columns`, broken at spaces; a word that is longer than a line is cut into pieces. */
function wrap(text, columns) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').flatMap((whole) => pieces(whole, columns))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && textWidth(longer) > columns) {
            lines.push(line);
            line = word;
        }
        else {
            line = longer;
        }
    }
    return [...lines, line];
}
function pieces(word, columns) {
    if (textWidth(word) <= columns)
        return [word];
    const found = [];
    let piece = '';
    for (const { segment } of segmenter.segment(word)) {
        if (piece !== '' && textWidth(piece + segment) > columns) {
            found.push(piece);
            piece = '';
        }
        piece += segment;
    }
    return [...found, piece];
}


/***/ }),

/***/ 992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ usageText)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3182);

/** What models were asked and what it cost; what is not known is said to be unknown, and a measured nothing is one. */
function usageText({ calls, inputTokens, outputTokens, costUsd }) {
    if (calls === 0)
        return 'no model was called';
    const tokens = (number, side) => (number === null ? `${side} tokens unknown` : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, `${side} token`));
    return `${calls === null ? 'number of calls unknown' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(calls, 'call')}, ${tokens(inputTokens, 'input')}, ${tokens(outputTokens, 'output')}, ${costUsd === null ? 'cost unknown' : `USD ${costUsd}`}`;
}


/***/ }),

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictRows),
/* harmony export */   l: () => (/* binding */ columnNames)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4526);
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1838);





/** Columns of the table of worlds, in the order in which every view shows them. */
const columnNames = ['world', 'label', 'files', 'tests', 'fixed', 'broken', 'missing', 'lines', 'verdict', 'why'];
/** What the table says of each world: files touched, tests passed of all, what was fixed, broken and is missing, changed lines, verdict, why. */
function verdictRows(account) {
    return { baseline: baselineRow(account), candidates: account.candidates.map((candidate) => candidateRow(account, candidate)), replay: replayRow(account) };
}
const mostDoubts = 2;
function baselineRow(account) {
    const { result, outcome } = account.baseline;
    const failing = (result?.failing ?? []).filter((test) => !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test)).length;
    const failures = failing > 0 ? `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(failing, 'test')} fail${failing === 1 ? 's' : ''}` : result !== null && (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(account) && result.exitCode !== 0 ? `exit status ${result.exitCode ?? 'unknown'}` : '';
    const doubts = outcome === 'indeterminate' ? (result?.problems ?? []).slice(0, mostDoubts).map((problem) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .problemSaying */ .j3)(problem).short) : [];
    const why = [...doubts, failures].filter((text) => text !== '').join(', ');
    return { cells: { ...worldCells(account, 'baseline', result), verdict: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineSayings */ .u6[outcome].short, why }, mood: outcome === 'reproduced' ? 'open' : 'bad' };
}
const candidateMoods = { accepted: 'good', rejected: 'bad', indeterminate: 'open', inapplicable: 'bad', skipped: 'quiet' };
function candidateRow(account, candidate) {
    const wins = candidate.id === account.selection.winner;
    const compared = candidate.result !== null && !(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(account);
    const cells = {
        ...worldCells(account, candidate.id, candidate.result),
        label: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(candidate.label, 80),
        files: filesOf(candidate),
        fixed: compared ? String((0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(account, candidate.fixed).length) : '–',
        broken: compared ? String((0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(account, candidate.broken).length) : '–',
        missing: compared ? String((0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(account, candidate.missing).length) : '–',
        lines: (0,_quantities_js__WEBPACK_IMPORTED_MODULE_4__/* .changedLines */ .MA)(candidate.mutation),
        verdict: wins ? 'winner' : _words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSayings */ .eG[candidate.verdict].short,
        why: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .candidateAtAGlance */ .Q2)(account, candidate),
    };
    return { cells, mood: wins ? 'winner' : candidateMoods[candidate.verdict] };
}
const replayMoods = { verified: 'good', failed: 'bad', 'not-run': 'quiet' };
/** The files that a patch touches, the first of them by name. */
function filesOf({ application }) {
    if (application.outcome !== 'applied')
        return '';
    const [first = '', ...others] = application.paths;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(first, 60)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}
function replayRow(account) {
    const { replay } = account;
    const tests = replay.testsAgree === null ? '' : replay.testsAgree ? 'same results, ' : 'other results, ';
    const why = replay.status === 'not-run' ? '' : `${tests}${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .equalitySaying */ .o1)(replay.equality).short}`;
    return { cells: { ...worldCells(account, 'replay', replay.result), verdict: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .replaySayings */ .K6[replay.status].short, why }, mood: replayMoods[replay.status] };
}
function worldCells(account, world, result) {
    return { world, label: '', files: '', tests: (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .testsCell */ .g)(account, result), fixed: '', broken: '', missing: '', lines: '', verdict: '', why: '' };
}


/***/ }),

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ replaySayings),
/* harmony export */   KH: () => (/* binding */ candidateReason),
/* harmony export */   N7: () => (/* binding */ outcomeSayings),
/* harmony export */   Q2: () => (/* binding */ candidateAtAGlance),
/* harmony export */   XF: () => (/* binding */ testTitle),
/* harmony export */   __: () => (/* binding */ promotionSayings),
/* harmony export */   eG: () => (/* binding */ verdictSayings),
/* harmony export */   el: () => (/* binding */ noResultSaying),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   j3: () => (/* binding */ problemSaying),
/* harmony export */   o1: () => (/* binding */ equalitySaying),
/* harmony export */   pN: () => (/* binding */ decisionSayings),
/* harmony export */   u6: () => (/* binding */ baselineSayings)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4526);
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6192);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3182);




/** Longest test name, path or note inside a sentence, in characters. */
const longestName = 120;
/** A test as people know it: `suite > name`; a suite that failed to load has no name of its own. */
function testTitle({ suite, name }) {
    if (name === '')
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(suite, longestName)} (did not load)`;
    return suite === '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name, longestName) : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(suite, longestName)} > ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name, longestName)}`;
}
/** Where a candidate comes from, as it stands in a sentence. */
const sourceWords = {
    comment: 'a comment',
    suggestion: 'a suggestion',
    branch: 'a branch',
    commit: 'a commit',
    artifact: 'an artifact',
    file: 'a file',
    model: 'a model',
    agent: 'an agent',
};
/** What the evidence says of a candidate, with why: `winner`, `accepted`, `rejected`, ... */
const verdictSayings = {
    accepted: { short: 'accepted', long: 'Fixes something, breaks nothing, and its gate passes.' },
    rejected: { short: 'rejected', long: 'The evidence speaks against it.' },
    indeterminate: { short: 'indeterminate', long: 'Its gate proved nothing either way.' },
    inapplicable: { short: 'inapplicable', long: 'Its patch cannot be used on the snapshot.' },
    skipped: { short: 'skipped', long: 'It was not tried.' },
};
function firstOf(evidence, indices) {
    const test = evidence.tests[(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(evidence, indices)[0] ?? -1];
    return test === undefined ? '' : ` (first: ${testTitle(test)})`;
}
function failures(evidence, { result }) {
    const failing = (result?.failing ?? []).filter((test) => !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test));
    const [first] = failing;
    if (first !== undefined)
        return { short: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''}`, long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''} (first: ${testTitle(first)}).` };
    if (result?.signal)
        return { short: `gate ended by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(result.signal, 20)}`, long: `The gate's command was ended by the signal ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(result.signal, 20)}.` };
    if (result?.exitCode === 0)
        return incomplete(result.problems);
    const status = `exit status ${result?.exitCode ?? 'unknown'}`;
    return { short: status, long: `The gate's command ended with ${status}${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(evidence) ? '' : ', although no test of its reports failed'}.` };
}
/** A gate that ended with exit status 0 and failed all the same: what it reports says something else. */
function incomplete(problems) {
    const telling = problems.filter((problem) => problem !== 'exit-report-disagree');
    const short = problemSaying(telling[0] ?? 'exit-report-disagree').short;
    return { short, long: `The gate's command ended with exit status 0, but its results prove no pass${problemList(telling)}.` };
}
function application({ application: applied }) {
    if (applied.outcome === 'applied')
        return { short: 'patch refused', long: 'The patch could not be used.' };
    return { short: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(applied.reason, 40), long: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(applied.message, 400) };
}
const guardSayings = { test: 'a test', runner: 'a file that test runners load', configuration: 'configuration of the gate', lock: 'a lock file', extra: 'named by the configuration' };
/** Why a path is guarded, for people. */
function guardSaying(why) {
    return Object.hasOwn(guardSayings, why) ? (guardSayings[why] ?? why) : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(why, longestName);
}
function guarded({ application: applied }) {
    const paths = applied.outcome === 'applied' ? applied.guarded : [];
    const [first] = paths;
    const which = first === undefined ? 'guarded paths' : `${paths.length === 1 ? 'the guarded path' : `${paths.length} guarded paths, among them`} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(first.path, longestName)} (${guardSaying(first.why)})`;
    return { short: 'changes guarded files', long: `It changes ${which}: the gate would no longer be the same, so it cannot win.` };
}
/** Why a candidate did not win. Names of tests and paths are shortened and harmless on a terminal; a page still has to escape them. */
function candidateReason(evidence, candidate, reason) {
    switch (reason) {
        case 'apply-failed':
            return application(candidate);
        case 'no-change':
            return { short: 'changes nothing', long: application(candidate).long };
        case 'protected-path':
            return { short: 'touches protected files', long: application(candidate).long };
        case 'guarded-path':
            return guarded(candidate);
        case 'gate-failed':
            return failures(evidence, candidate);
        case 'nothing-fixed':
            return { short: 'fixes nothing', long: (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(evidence) ? 'The gate fails as it does on the baseline.' : 'No test that fails on the baseline passes now.' };
        case 'tests-broken':
            return { short: `breaks ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.broken.length, 'test')}`, long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.broken.length, 'test')} that passed on the baseline fail${candidate.broken.length === 1 ? 's' : ''} now${firstOf(evidence, candidate.broken)}.` };
        case 'tests-missing':
            return {
                short: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.missing.length, 'test')} missing`,
                long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.missing.length, 'test')} that ran on the baseline ${candidate.missing.length === 1 ? 'does' : 'do'} not run any more${firstOf(evidence, candidate.missing)}.`,
            };
        case 'no-tests':
            if (candidate.result?.counts && candidate.result.counts.passed > 0)
                return { short: 'too few usable results', long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.result.counts.passed, 'test')} passed, but that proves too little${problemList(candidate.result.problems)}: at least ${evidence.gate.minTests} must pass, in reports that can be read whole.` };
            return { short: 'no usable test results', long: `Its gate gave no test results that prove anything${problemList(candidate.result?.problems ?? [])}.` };
        case 'flaky':
            return { short: 'flaky', long: `Its attempts disagree, or a test passed only after a retry: that proves nothing${problemList(candidate.result?.problems ?? [])}.` };
        case 'timeout':
            return { short: 'ran into the time limit', long: `Its gate did not end within ${evidence.gate.timeoutS} s.` };
        case 'skipped':
            return { short: 'not tried', long: evidence.baseline.outcome === 'reproduced' ? 'The run ended before it was tried.' : 'It was not held against anything, because the baseline did not fail in a stable way.' };
        case 'record-missing':
            return { short: 'no record', long: 'Its world left no record of what happened.' };
        case 'record-malformed':
            return { short: 'unreadable record', long: 'The record its world left cannot be read, or does not match its digests.' };
        case 'record-conflict':
            return { short: 'conflicting record', long: 'The record its world left belongs to something else than the plan says.' };
        default: {
            const twin = reason.slice('duplicate-of:'.length);
            return { short: `same as ${twin}`, long: `It gives the same files as candidate ${twin} and shares its verdict.` };
        }
    }
}
function problemList(problems) {
    return problems.length === 0 ? '' : ` (${problems.slice(0, 3).map((problem) => problemSaying(problem).short).join(', ')})`;
}
/** Why there is no result of a candidate's gate to show. */
function noResultSaying({ baseline }, { verdict, reasons }) {
    const twin = reasons.find((reason) => reason.startsWith('duplicate-of:'));
    if (twin !== undefined)
        return `Its gate is not told apart: the result of ${twin.slice('duplicate-of:'.length)} stands for it.`;
    if (verdict === 'inapplicable')
        return 'Its gate did not run, because its patch cannot be used.';
    if (verdict === 'skipped' && baseline.outcome !== 'reproduced')
        return 'A result of its gate is not told, because there is no baseline to hold it against.';
    return 'Its gate did not run, or left no readable result.';
}
/** The first reason at a glance, or what speaks for a candidate that has none. */
function candidateAtAGlance(evidence, candidate) {
    const [reason, ...others] = candidate.reasons;
    if (reason !== undefined)
        return [reason, ...others].map((each) => candidateReason(evidence, candidate, each).short).join(', ');
    if (candidate.verdict !== 'accepted')
        return '';
    const place = evidence.selection.ranking.indexOf(candidate.id) + 1;
    const fixes = (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(evidence) || (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(evidence, candidate.fixed).length === 0 ? 'makes the gate pass' : `fixes ${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(evidence, candidate.fixed).length}, breaks nothing`;
    return place === 1 ? fixes : `also holds; ranked ${place} of ${evidence.selection.ranking.length}`;
}
/** Why nothing was promoted, or not yet. */
const promotionSayings = {
    'promotion-off': { short: 'promotion is off', long: 'Nothing was promoted because promotion is off.' },
    'no-winner': { short: 'no winner', long: 'No candidate was accepted, so there is nothing to promote.' },
    'already-green': { short: 'already green', long: 'The gate passes without any candidate: there is nothing to fix.' },
    'baseline-flaky': { short: 'baseline not stable', long: 'The untouched snapshot does not fail in a stable way, so nothing can be held against it.' },
    'world-differs': { short: 'worlds differ', long: "The winner's world and its replay differ in files." },
    'replay-failed': { short: 'replay failed', long: 'The replay of the winner did not give the same test results, or did not run.' },
    'replay-tree-differs': { short: 'replay tree differs', long: 'Snapshot and recorded patch did not give the tree that was tested.' },
    'head-moved': { short: 'HEAD moved', long: 'HEAD has moved since the snapshot was taken.' },
    'base-moved': { short: 'its target has other changes', long: 'What the winner would be promoted onto has changes of its own, or has changed since the snapshot was taken.' },
    'comment-edited': { short: 'comment edited', long: 'A comment that the run was based on was edited since.' },
    'base-gone': { short: 'base gone', long: 'What the winner would be promoted onto is no longer there.' },
    'no-permission': { short: 'not permitted', long: 'The promotion could not be carried out with the permissions at hand.' },
    'fork-head': { short: 'head is in a fork', long: 'The head is in a fork, to which nothing is pushed.' },
    'needs-approval': { short: 'needs approval', long: 'A person with write permission has to approve first.' },
    'isolation-too-weak': { short: 'isolation too weak', long: 'The worlds were not isolated well enough for candidates of this origin.' },
    cancelled: { short: 'cancelled', long: 'The run was cancelled.' },
    interrupted: { short: 'interrupted', long: 'The run was interrupted before it was complete.' },
    'evidence-unreadable': { short: 'evidence unreadable', long: 'Part of the evidence is missing or cannot be read, so nothing may rest on it.' },
};
/** What the run has shown. */
const outcomeSayings = {
    fixed: { short: 'fixed', long: 'A candidate makes the gate pass, and its replay on a restored snapshot agrees.' },
    'no-winner': { short: 'no winner', long: 'No candidate makes the gate pass without breaking something.' },
    'already-green': { short: 'already green', long: 'The gate passes on the untouched snapshot: there is nothing to fix.' },
    indeterminate: { short: 'indeterminate', long: 'The gate gives no stable failure on the untouched snapshot, so no candidate can be judged.' },
    'replay-failed': { short: 'replay failed', long: 'A candidate won, but its replay does not agree with it.' },
    interrupted: { short: 'interrupted', long: 'The run was interrupted before it was complete.' },
    cancelled: { short: 'cancelled', long: 'The run was cancelled before it was complete.' },
};
/** What became of the replay. */
const replaySayings = {
    verified: { short: 'verified', long: 'The snapshot was restored, the recorded patch applied again and the gate run again: tests and files agree with the winner.' },
    failed: { short: 'failed', long: 'The replay does not agree with the winner.' },
    'not-run': { short: 'not run', long: 'Nothing was replayed.' },
};
/** What became of the baseline. */
const baselineSayings = {
    reproduced: { short: 'fails', long: 'The failure was reproduced on the untouched snapshot.' },
    'already-green': { short: 'passes', long: 'The gate passes on the untouched snapshot.' },
    indeterminate: { short: 'indeterminate', long: 'The gate gives no stable failure on the untouched snapshot.' },
};
/** What the promotion came to. */
const decisionSayings = {
    promoted: { short: 'promoted', long: 'The winner was promoted.' },
    'awaiting-review': { short: 'awaiting review', long: 'The winner waits for a review.' },
    withheld: { short: 'withheld', long: 'Nothing was promoted.' },
};
const problemSayings = {
    'bail-out': { short: 'tests bailed out', long: 'The test runner gave up before its end (bail out).' },
    'command-not-found': { short: 'command not found', long: "The gate's command, or a program it calls, was not found." },
    'count-mismatch': { short: 'counts differ', long: "A report's own totals differ from the tests it lists; the list counts." },
    'duplicate-test-name': { short: 'duplicate test names', long: 'Several tests have the same name; the worst of their results counts.' },
    'exit-report-disagree': { short: 'exit status and report disagree', long: 'The exit status says one thing and the reports say another.' },
    'flaky-attempts': { short: 'attempts disagree', long: 'The same gate gave different results in different attempts.' },
    'flaky-in-report': { short: 'passed after a retry', long: 'A test passed only after a retry inside the test runner.' },
    'invalid-characters': { short: 'invalid characters', long: 'A report held characters its format forbids; they were replaced.' },
    'invalid-encoding': { short: 'invalid encoding', long: 'A report held bytes that are not valid in its encoding; they were replaced.' },
    killed: { short: 'killed', long: 'The gate was killed by a signal.' },
    'no-test-ran': { short: 'no test ran', long: 'The reports list tests, but none of them ran.' },
    'no-testcases': { short: 'no tests', long: 'The reports list no tests.' },
    'output-truncated': { short: 'output cut', long: "The gate's output was longer than what is kept; the middle was left out." },
    'plan-mismatch': { short: 'not all planned tests', long: 'The number of tests is not the one the test runner announced.' },
    'report-empty': { short: 'empty report', long: 'A report file is empty.' },
    'report-missing': { short: 'no report', long: 'The gate left no report where one was expected.' },
    'report-stale': { short: 'stale report', long: 'A report file is older than the gate run, so it does not count.' },
    'report-unparseable': { short: 'unreadable report', long: 'A report cannot be read to its end.' },
    'test-set-changed': { short: 'test set changed', long: 'Different attempts ran different tests.' },
    timeout: { short: 'time limit', long: 'The gate ran into its time limit.' },
    'unknown-status': { short: 'unknown test status', long: 'A report gives a test a status that is not known; it does not count as a pass.' },
};
/** What was wrong with a gate run, by its code; problems without a code are sentences already. */
function problemSaying(problem) {
    return Object.hasOwn(problemSayings, problem) ? (problemSayings[problem] ?? { short: problem, long: problem }) : { short: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(problem, 60), long: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(problem, 400) };
}
/** What the comparison of winner and replay gave. */
function equalitySaying(equality) {
    if (equality === null)
        return { short: 'worlds not compared', long: 'The worlds of winner and replay could not be compared.' };
    const { compared, differences } = equality;
    const what = `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(compared.source, 'source file')} and ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(compared.output, 'output file')}`;
    const [first] = differences;
    if (first === undefined)
        return { short: 'worlds equal', long: `${what} compared: equal.` };
    return { short: `worlds differ in ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(differences.length, 'path')}`, long: `${what} compared: ${differences.length} differ${differences.length === 1 ? 's' : ''} (first: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(first.path, longestName)}, ${first.kind}).` };
}


/***/ })

};
