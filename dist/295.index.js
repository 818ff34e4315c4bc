export const id = 295;
export const ids = [295];
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
        const context = { run, name: earlier.name ?? '', startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier, command: _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .command */ .G5() };
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
    return (0,_requests_stickies_js__WEBPACK_IMPORTED_MODULE_7__/* .stickiesIn */ .fN)(comments.items, null).findLast(({ marker }) => (marker.name ?? '') === _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .useName */ .tx() && marker.tries.some(({ run }) => run === surroundings.run.id)) ?? null;
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7094);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);
/* harmony import */ var _evidence_out_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99125);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91973);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67001);
/* harmony import */ var _promotion_pull_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34312);
/* harmony import */ var _requests_conversation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26486);
/* harmony import */ var _steps_examine_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34627);
/* harmony import */ var _steps_promote_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13270);
/* harmony import */ var _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69154);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89107);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(87823);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44544);
/* harmony import */ var _give_up_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(66802);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7126);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(14173);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(64765);
/* harmony import */ var _pull_request_words_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(45588);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(71899);























/**
 * The second step of a promotion: decides about what the first one examined, opens the pull request or says why not,
 * closes the evidence, uploads it, and answers. It reads nothing that a world job wrote but what was examined.
 */
async function promote(surroundings, folder, signal) {
    const out = await (0,_evidence_out_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .claimOutFolder */ .l)(_inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .text */ .Qq('out') || '.safe-debug', null);
    try {
        const host = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_22__/* .hostOf */ .w)(surroundings, _inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .text */ .Qq('token'));
        const examined = await readExamined(out.path);
        if ('fault' in examined)
            return await (0,_give_up_js__WEBPACK_IMPORTED_MODULE_17__/* .giveUp */ .Ht)(host, surroundings, examined.fault);
        const conversation = await (0,_requests_conversation_js__WEBPACK_IMPORTED_MODULE_10__/* .openConversation */ .k)(host, examined.plan, { run: surroundings.run, name: _inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .useName */ .tx(), command: _inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .command */ .G5(), comment: _inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .numberOrNull */ .wD('comment') });
        await promoteExamined({ ...examined, out: out.path, folder, host, conversation, surroundings, signal });
    }
    finally {
        await out.release();
    }
}
/** What the first step left, or why it is not there: it may have been killed before it could leave that either. */
async function readExamined(out) {
    try {
        const fault = await (0,_give_up_js__WEBPACK_IMPORTED_MODULE_17__/* .readFault */ .Xs)(out);
        return fault === null ? { plan: await examinedPlan(out), examination: await (0,_steps_examine_js__WEBPACK_IMPORTED_MODULE_11__/* .readExamination */ .c)(out) } : { fault };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc && error.code !== 'usage')
            return { fault: error.message };
        throw error;
    }
}
/** The plan in the evidence folder, which must be the one that the plan job told. */
async function examinedPlan(out) {
    const { bytes, plan } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(out);
    const [actual, told] = [(0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(bytes), _inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .digest */ .br('plan-digest')];
    if (actual !== told)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('evidence', `What was examined belongs to another plan: its digest is ${actual}, not ${told}. Nothing was promoted.`);
    return plan;
}
/** Promotes and publishes. What breaks on the way is told in the discussion too: else its comment would say "under way" for good. */
async function promoteExamined(promoting) {
    const { out, folder, host, conversation, surroundings } = promoting;
    let promoted = null;
    try {
        await conversation.table((0,_account_js__WEBPACK_IMPORTED_MODULE_15__/* .accountOf */ .X)(promoting.plan, promoting.examination));
        promoted = await decide(promoting);
        const { evidence } = promoted;
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_20__/* .publish */ .m)({ ...promoted, out, host, conversation, store: new _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_13__/* .ArtifactStore */ .c(await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_16__/* .storeOptions */ .S)(folder)), surroundings });
        (0,_log_js__WEBPACK_IMPORTED_MODULE_19__/* .say */ .cv)(`${evidence.outcome}, ${evidence.promotion.decision}${evidence.promotion.reasons.length > 0 ? ` (${evidence.promotion.reasons.join(', ')})` : ''}; ${host.requests()} requests.`);
    }
    catch (error) {
        const breakage = { step: 'promote', message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error), pullRequest: promoted?.evidence.promotion.pullRequest ?? null };
        await conversation.failed(breakage).catch((unsaid) => (0,_log_js__WEBPACK_IMPORTED_MODULE_19__/* .warn */ .R8)(`That this broke could not be told in the discussion: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(unsaid)}`));
        throw error;
    }
}
async function decide({ plan, examination, out, folder, host, conversation, surroundings, signal }) {
    const workspace = await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_14__/* .Workspace */ .a.open(plan.id);
    try {
        const repository = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchCommits */ .Bj)({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: _inputs_js__WEBPACK_IMPORTED_MODULE_18__/* .text */ .Qq('token'), directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'snapshot'), commits: [plan.snapshot.commit] });
        const events = await resumedEvents(out);
        const openPullRequest = (0,_promotion_pull_request_js__WEBPACK_IMPORTED_MODULE_9__/* .pullRequestPromotion */ .Y)({
            host,
            isolation: examination.environment.isolation,
            isCancelled: async () => signal.aborted || (await conversation.isCancelled()),
            words: (0,_pull_request_words_js__WEBPACK_IMPORTED_MODULE_21__/* .pullRequestWords */ .w)((0,_account_js__WEBPACK_IMPORTED_MODULE_15__/* .accountOf */ .X)(plan, examination), surroundings.run),
            warn: _log_js__WEBPACK_IMPORTED_MODULE_19__/* .warn */ .R8,
        });
        const promoted = await (0,_steps_promote_js__WEBPACK_IMPORTED_MODULE_12__/* .promote */ .p)(plan, examination, { workspace, events, clock: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m, out, repository, openPullRequest });
        events.close();
        return promoted;
    }
    finally {
        await workspace.close();
    }
}
/** The log goes on where the first step left it. */
async function resumedEvents(out) {
    const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .EventLog */ .v(_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m);
    for (const event of await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .readEvents */ .wj)(out))
        events.append(event);
    events.open((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.events));
    return events;
}


/***/ }),

/***/ 90818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D6: () => (/* binding */ candidatesOfComment),
  mH: () => (/* binding */ candidatesOfDiscussion),
  Dq: () => (/* binding */ candidatesOfReviews),
  _5: () => (/* binding */ isUnchanged),
  y_: () => (/* binding */ pin)
});

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/candidates/comments/reading.js + 1 modules
var reading = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/candidates/comments/suggestions.js
var comments_suggestions = __webpack_require__(92063);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(52500);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/patches/attempt.js
var attempt = __webpack_require__(82072);
;// CONCATENATED MODULE: ./build/candidates/comments/suggestion-patch.js



/**
 * The patch that a set of suggestions makes of `base`, the id of a commit or tree that `scratch` can read; null when a range
 * is not in the file, or the file not in the tree. The set must not overlap (`compatibleSets`). The patch is git's own, with
 * full ids, so that any name, mode and line end is recorded as it is; it is empty when the suggestions change nothing.
 */
function suggestionPatch(scratch, base, suggestions) {
    return (0,attempt/* withIndex */.NH)(scratch, base, async (index) => {
        const entries = [];
        for (const path of new Set(suggestions.map((suggestion) => suggestion.path))) {
            const file = await readFile(index, base, path);
            const content = file && replaceLines(file.content, suggestions.filter((suggestion) => suggestion.path === path));
            if (!file || !content)
                return null;
            const blob = await (0,git/* gitLine */.JG)(index.place, ['hash-object', '-w', '--stdin'], { input: content });
            entries.push(`${file.mode} ${blob}\t${path}\0`);
        }
        await (0,git/* git */.$Y)(index.place, ['update-index', '-z', '--index-info'], { input: entries.join('') });
        const tree = await (0,attempt/* writeTree */.WM)(index);
        return (0,difference/* patchBetween */.N)(index.place, base, tree);
    });
}
async function readFile(index, base, path) {
    // A name that leads out of the tree is an error to git and means here that there is no such file.
    const listed = await (0,git/* git */.$Y)(index.place, ['ls-tree', '-z', '--full-tree', base, '--', path], { accept: [0, 128] });
    const match = /^(\d+) blob ([0-9a-f]+)\t([^\0]*)\0$/.exec(listed.stdout.toString('utf8'));
    if (match?.[3] !== path)
        return null;
    const [, mode = '', blob = ''] = match;
    return { mode, content: (await (0,git/* git */.$Y)(index.place, ['cat-file', 'blob', blob])).stdout };
}
/**
 * Replaces ranges of lines; null when one is not in the file. New lines end as the replaced ones did, so a file with CRLF
 * keeps it, and a last line without a line feed stays without.
 */
function replaceLines(content, suggestions) {
    // One character per byte: whatever the file's encoding is, the other lines stay as they are.
    const lines = content.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
    for (const { startLine, endLine, replacement } of suggestions.toSorted((one, other) => other.startLine - one.startLine)) {
        if (startLine < 1 || endLine < startLine || endLine > lines.length)
            return null;
        lines.splice(startLine - 1, endLine - startLine + 1, asWritten(replacement, lines, startLine - 1, endLine - 1));
    }
    return Buffer.from(lines.join(''), 'latin1');
}
function asWritten(replacement, lines, first, last) {
    const model = lines[first]?.endsWith('\n') ? lines[first] : (lines[first - 1] ?? '\n');
    const text = Buffer.from(replacement).toString('latin1');
    const ended = model.endsWith('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;
    return lines[last]?.endsWith('\n') ? ended : ended.replace(/\r?\n$/, '');
}

;// CONCATENATED MODULE: ./build/candidates/discussion.js




/** Candidates from the fenced diffs of one comment; in a comment on lines of a pull request its suggestions too. `snapshot` is the commit they are for. */
async function candidatesOfComment(comment, scratch, snapshot) {
    const diffs = (0,reading/* readDiffs */.hh)(comment.body);
    const suggestions = comment.kind === 'review' ? (0,reading/* readSuggestions */.Eq)(comment.body, comment.position, snapshot) : { proposals: [], problems: [] };
    const candidates = diffs.proposals.flatMap((proposal, index) => patchCandidate(proposal, comment, diffs.proposals.length === 1 ? null : index + 1));
    const sets = (0,comments_suggestions/* compatibleSets */.U)(suggestionsIn(comment, suggestions.proposals));
    const problems = [...diffs.problems, ...suggestions.problems];
    for (const set of sets) {
        const candidate = await suggestionCandidate(set, scratch, snapshot);
        if (candidate === null)
            problems.push('suggestion-out-of-range');
        else
            candidates.push(candidate);
    }
    return { candidates, comments: candidates.length > 0 ? [pin(comment)] : [], problems };
}
/** Candidates from every unedited comment with diffs by people who may write, written after `since` (ISO 8601). `except`: comment that asked. */
async function candidatesOfDiscussion(comments, since, except, trusted) {
    const collected = { candidates: [], comments: [], problems: [] };
    for (const comment of comments) {
        if (comment.id === except || Date.parse(comment.createdAt) < Date.parse(since) || comment.author === null || comment.author.isBot)
            continue;
        const { proposals } = (0,reading/* readDiffs */.hh)(comment.body);
        if (proposals.length === 0)
            continue;
        if (comment.updatedAt !== comment.createdAt) {
            collected.problems.push(`comment ${comment.id} was edited`);
            continue;
        }
        if (!(await trusted(comment.author.login))) {
            collected.problems.push(`comment ${comment.id} is by somebody without write permission`);
            continue;
        }
        collected.candidates.push(...proposals.flatMap((proposal, index) => patchCandidate(proposal, comment, proposals.length === 1 ? null : index + 1)));
        collected.comments.push(pin(comment));
    }
    return collected;
}
/** One candidate from each review with suggestion blocks by people who may write: its suggestions that do not overlap, together. */
async function candidatesOfReviews(comments, scratch, snapshot, trusted) {
    const collected = { candidates: [], comments: [], problems: [] };
    for (const review of byReview(comments)) {
        const found = review.map((comment) => ({ comment, ...(0,reading/* readSuggestions */.Eq)(comment.body, comment.position, snapshot) }));
        collected.problems.push(...found.flatMap(({ problems }) => problems));
        const holding = found.filter(({ proposals }) => proposals.length > 0);
        const [first] = holding;
        if (first?.comment.author == null || first.comment.author.isBot)
            continue;
        if (!(await trusted(first.comment.author.login))) {
            collected.problems.push(`comment ${first.comment.id} is by somebody without write permission`);
            continue;
        }
        for (const set of (0,comments_suggestions/* compatibleSets */.U)(holding.flatMap(({ comment, proposals }) => suggestionsIn(comment, proposals)))) {
            const candidate = await suggestionCandidate(set, scratch, snapshot);
            if (candidate === null)
                collected.problems.push('suggestion-out-of-range');
            else
                collected.candidates.push(candidate);
        }
        collected.comments.push(...holding.map(({ comment }) => pin(comment)));
    }
    return collected;
}
/** A comment as it is now; a plan rests on it only as long as it stays so. */
function pin(comment) {
    return { kind: comment.kind, id: comment.id, sha256: (0,digest/* digestOf */.ol)(comment.body) };
}
/** Whether a pinned comment is still there and says what it said. */
async function isUnchanged(pinned, host) {
    const now = await host.comment({ kind: pinned.kind, id: pinned.id });
    return now !== null && (0,digest/* digestOf */.ol)(now.body) === pinned.sha256;
}
function byReview(comments) {
    const reviews = new Map();
    for (const comment of comments) {
        const key = comment.reviewId === null ? `comment ${comment.id}` : `review ${comment.reviewId}`;
        reviews.set(key, [...(reviews.get(key) ?? []), comment]);
    }
    return [...reviews.values()];
}
function suggestionsIn(comment, proposals) {
    return proposals.flatMap((proposal) => (proposal.source === 'suggestion' ? [{ ...proposal.suggestion, comment }] : []));
}
function patchCandidate(proposal, comment, number) {
    if (proposal.source === 'suggestion')
        return [];
    const patch = Buffer.from(proposal.patch);
    return [{ label: `comment ${comment.id}${number === null ? '' : `, diff ${number}`}`, source: { kind: 'comment', ...origin(comment), sha256: (0,digest/* digestOf */.ol)(patch) }, patch }];
}
async function suggestionCandidate(set, scratch, snapshot) {
    const patch = await suggestionPatch(scratch, snapshot, set);
    const comments = new Set(set.map(({ comment: made }) => made));
    const [comment] = comments;
    if (patch === null || comment === undefined)
        return null;
    return { label: `suggestions in comment ${[...comments].map(({ id }) => id).join(', ')}`, source: { kind: 'suggestion', ...origin(comment), sha256: (0,digest/* digestOf */.ol)(patch) }, patch };
}
function origin(comment) {
    return { author: comment.author?.login ?? null, authorId: comment.author?.id ?? null, url: comment.url };
}


/***/ })

};
