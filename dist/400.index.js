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
