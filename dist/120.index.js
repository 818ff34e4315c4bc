export const id = 120;
export const ids = [120];
export const modules = {

/***/ 66802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Xs: () => (/* binding */ readFault),
/* harmony export */   aI: () => (/* binding */ leaveFault)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38927);
/* harmony import */ var _requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87628);
/* harmony import */ var _studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32504);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7126);










const mostBytes = 1024 * 1024;
/** Leaves for the next step of the job why nothing could be examined. */
function leaveFault(out, message) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.fault), message);
}
/** Why the earlier step of the job could examine nothing, or null. */
async function readFault(out) {
    try {
        return (await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.fault), mostBytes)).toString('utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/**
 * Tells that a run broke before there was anything to decide about: by its outputs, in the bot's comment on the run if there
 * is one, and by an error, `evidence`.
 */
async function giveUp(host, surroundings, message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'indeterminate');
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('decision', 'withheld');
    await tellFault(host, surroundings, message);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', message);
}
async function tellFault(host, surroundings, message) {
    const now = _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m.now();
    const { run } = surroundings;
    const sticky = await stickyOfRun(host, surroundings, now);
    if (sticky === null)
        return;
    await (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .rewriteSticky */ .Gi)(host, sticky, (earlier) => {
        if (earlier === null)
            return null;
        const current = earlier.tries.find((one) => one.run === run.id);
        const context = { run, startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier, command: _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .command */ .G5() };
        return (0,_studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .failedComment */ .LD)(earlier.snapshot, context, { step: 'promote', message, pullRequest: null });
    });
}
/** The comment that the plan's job wrote, as it told; where the workflow does not pass that on, it is looked for in the event's discussion. */
async function stickyOfRun(host, surroundings, now) {
    const told = _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .numberOrNull */ .wD('comment');
    if (told !== null)
        return { id: told, marker: null };
    const discussion = discussionOf(surroundings);
    if (discussion === null)
        return null;
    const comments = await host.comments(discussion, { since: (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .memorySince */ .gJ)(now.toISOString(), now) });
    return (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .stickiesIn */ .fN)(comments.items, null).findLast(({ marker }) => marker.tries.some(({ run }) => run === surroundings.run.id)) ?? null;
}
function discussionOf({ event }) {
    if (event.kind === 'comment')
        return event.comment.discussion.number;
    return event.kind === 'step' ? (event.pull?.number ?? null) : null;
}


/***/ }),

/***/ 32120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   promote: () => (/* binding */ promote)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7094);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82512);
/* harmony import */ var _evidence_out_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99125);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91973);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67001);
/* harmony import */ var _promotion_pull_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34312);
/* harmony import */ var _requests_conversation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26486);
/* harmony import */ var _steps_examine_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34627);
/* harmony import */ var _steps_promote_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13270);
/* harmony import */ var _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69154);
/* harmony import */ var _studio_github_links_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(64174);
/* harmony import */ var _studio_github_pull_request_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4236);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(42041);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(87823);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(44544);
/* harmony import */ var _give_up_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(66802);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7126);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(14173);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(64765);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(71899);

























/**
 * The second step of a promotion: decides about what the first one examined, opens the pull request or says why not,
 * closes the evidence, uploads it, and answers. It reads nothing that a world job wrote but what was examined.
 */
async function promote(surroundings, folder, signal) {
    const out = await (0,_evidence_out_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .claimOutFolder */ .l)(_inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .text */ .Qq('out') || '.safe-debug', null);
    try {
        const host = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_23__/* .hostOf */ .w)(surroundings, _inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .text */ .Qq('token'));
        const examined = await readExamined(out.path);
        if ('fault' in examined)
            return await (0,_give_up_js__WEBPACK_IMPORTED_MODULE_19__/* .giveUp */ .Ht)(host, surroundings, examined.fault);
        const conversation = await (0,_requests_conversation_js__WEBPACK_IMPORTED_MODULE_11__/* .openConversation */ .k)(host, examined.plan, { run: surroundings.run, command: _inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .command */ .G5(), comment: _inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .numberOrNull */ .wD('comment') });
        await promoteExamined({ ...examined, out: out.path, folder, host, conversation, surroundings, signal });
    }
    finally {
        await out.release();
    }
}
/** What the first step left, or why it is not there: it may have been killed before it could leave that either. */
async function readExamined(out) {
    try {
        const fault = await (0,_give_up_js__WEBPACK_IMPORTED_MODULE_19__/* .readFault */ .Xs)(out);
        return fault === null ? { plan: await examinedPlan(out), examination: await (0,_steps_examine_js__WEBPACK_IMPORTED_MODULE_12__/* .readExamination */ .c)(out) } : { fault };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc && error.code !== 'usage')
            return { fault: error.message };
        throw error;
    }
}
/** The plan in the evidence folder, which must be the one that the plan job told. */
async function examinedPlan(out) {
    const { bytes, plan } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(out);
    const [actual, told] = [(0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(bytes), _inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .digest */ .br('plan-digest')];
    if (actual !== told)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `What was examined belongs to another plan: its digest is ${actual}, not ${told}. Nothing was promoted.`);
    return plan;
}
/** Promotes and publishes. What breaks on the way is told in the discussion too: else its comment would say "under way" for good. */
async function promoteExamined(promoting) {
    const { out, folder, host, conversation, surroundings } = promoting;
    let promoted = null;
    try {
        await conversation.table((0,_account_js__WEBPACK_IMPORTED_MODULE_17__/* .accountOf */ .X)(promoting.plan, promoting.examination));
        promoted = await decide(promoting);
        const { evidence } = promoted;
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_22__/* .publish */ .m)({ ...promoted, out, host, conversation, store: new _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_14__/* .ArtifactStore */ .c(await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_18__/* .storeOptions */ .S)(folder)), surroundings });
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .say */ .cv)(`${evidence.outcome}, ${evidence.promotion.decision}${evidence.promotion.reasons.length > 0 ? ` (${evidence.promotion.reasons.join(', ')})` : ''}; ${host.requests()} requests.`);
    }
    catch (error) {
        const breakage = { step: 'promote', message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error), pullRequest: promoted?.evidence.promotion.pullRequest ?? null };
        await conversation.failed(breakage).catch((unsaid) => (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .warn */ .R8)(`That this broke could not be told in the discussion: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(unsaid)}`));
        throw error;
    }
}
async function decide({ plan, examination, out, folder, host, conversation, surroundings, signal }) {
    const workspace = await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_16__/* .Workspace */ .a.open(plan.id);
    try {
        const repository = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchCommits */ .Bj)({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: _inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .text */ .Qq('token'), directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'snapshot'), commits: [plan.snapshot.commit] });
        const events = await resumedEvents(out);
        const patch = await winningPatch(examination, plan, out);
        const account = (0,_account_js__WEBPACK_IMPORTED_MODULE_17__/* .accountOf */ .X)(plan, examination);
        const openPullRequest = (0,_promotion_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .pullRequestPromotion */ .Y)({
            host,
            isolation: examination.environment.isolation,
            isCancelled: async () => signal.aborted || (await conversation.isCancelled()),
            words: (baseMoved) => ({ title: (0,_studio_github_pull_request_js__WEBPACK_IMPORTED_MODULE_15__/* .pullRequestTitle */ .Z)(account), body: (0,_studio_github_pull_request_js__WEBPACK_IMPORTED_MODULE_15__/* .pullRequestBody */ .N)(account, { patch, links: (0,_studio_github_links_js__WEBPACK_IMPORTED_MODULE_24__/* .noEvidenceYet */ .d)(surroundings.run), evidence: null, baseMoved }) }),
            warn: _log_js__WEBPACK_IMPORTED_MODULE_21__/* .warn */ .R8,
        });
        const promoted = await (0,_steps_promote_js__WEBPACK_IMPORTED_MODULE_13__/* .promote */ .p)(plan, examination, { workspace, events, clock: _clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m, out, repository, openPullRequest });
        events.close();
        return promoted;
    }
    finally {
        await workspace.close();
    }
}
/** The log goes on where the first step left it. */
async function resumedEvents(out) {
    const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__/* .EventLog */ .v(_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m);
    for (const event of await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(out))
        events.append(event);
    events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events));
    return events;
}
async function winningPatch({ derivation }, plan, out) {
    const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
    return winner === undefined ? '' : (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, winner.mutation.file))).toString('utf8');
}


/***/ })

};
