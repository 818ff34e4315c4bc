export const id = 185;
export const ids = [185];
export const modules = {

/***/ 87628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ rewriteSticky),
/* harmony export */   PQ: () => (/* binding */ triesToday),
/* harmony export */   ZF: () => (/* binding */ writeSticky),
/* harmony export */   fN: () => (/* binding */ stickiesIn),
/* harmony export */   fQ: () => (/* binding */ stickyOf),
/* harmony export */   gJ: () => (/* binding */ memorySince),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(220);
/* harmony import */ var _studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73753);


const dayMs = 24 * 60 * 60 * 1000;
/**
 * The bot's comments among others, the oldest first: those that the token's account wrote, which an answer to one of its
 * reactions tells. Where it is not known, those of the bot that wrote the first of them: a bot that repeats the words of
 * strangers comes later. What another person or bot wrote is none, whatever it looks like.
 */
function stickiesIn(comments, account) {
    const marked = comments.flatMap(({ id, url, body, author }) => {
        const marker = (0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(body);
        return marker === null || author === null ? [] : [{ author, sticky: { id, url, marker } }];
    });
    const own = account ?? marked.find(({ author }) => author.isBot)?.author;
    return marked.filter(({ author }) => author.id === own?.id).map(({ sticky }) => sticky);
}
/** The newest comment of a use of the action, by its name, on a snapshot's commit. */
function stickyOf(stickies, snapshot, name) {
    return stickies.findLast(({ marker }) => marker.snapshot === snapshot && (marker.name ?? '') === name) ?? null;
}
/** Runs that were started in the last 24 hours, apart from the one that asks: it may be run again. */
function triesToday(stickies, asking, now) {
    const runs = stickies.flatMap(({ marker }) => marker.tries).filter(({ run, at }) => run !== asking && now.getTime() - Date.parse(at) < dayMs);
    return new Set(runs.map(({ run }) => run)).size;
}
/**
 * Writes over the bot's comment. GitHub has no way to write only what nobody else changed meanwhile, so the comment is read
 * again directly before, and nothing that it knew is lost. Null if it was deleted.
 */
async function rewriteSticky(host, { id, marker }, change) {
    const now = await host.comment({ kind: 'issue', id });
    if (now === null)
        return null;
    const body = change((0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .mergedMarker */ .lz)(marker, (0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(now.body)));
    return body === null ? { id, url: now.url } : host.updateComment(id, body);
}
/** Writes the bot's comment: over the earlier one, or anew if there is none or it was deleted. Null if there was nothing to write. */
async function writeSticky(host, discussion, sticky, change) {
    const rewritten = sticky === null ? null : await rewriteSticky(host, sticky, change);
    if (rewritten !== null)
        return rewritten;
    const body = change(sticky?.marker ?? null);
    return body === null ? null : host.writeComment(discussion, body);
}
/** Reacts to a comment. Null if it is deleted by now. */
async function react(host, comment, reaction) {
    try {
        return await host.react(comment, reaction);
    }
    catch (error) {
        if (error instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiFailure */ .F && error.kind === 'not-found')
            return null;
        throw error;
    }
}
/** Earliest time that matters for a snapshot: what is said of it, and the last day. Commits may claim to be of the future. */
function memorySince(committedAt, now) {
    return new Date(Math.min(Date.parse(committedAt), now.getTime() - dayMs)).toISOString();
}


/***/ }),

/***/ 73753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ readPullRequestMarker),
/* harmony export */   WR: () => (/* binding */ writePullRequestMarker),
/* harmony export */   Yg: () => (/* binding */ nextMarker),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   gn: () => (/* binding */ isUnderWay),
/* harmony export */   l5: () => (/* binding */ mostTries),
/* harmony export */   lz: () => (/* binding */ mergedMarker),
/* harmony export */   mi: () => (/* binding */ writeAnswerMarker),
/* harmony export */   p8: () => (/* binding */ readAnswerMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51174);




/** Most tries that a marker remembers. */
const mostTries = 50;
/** Longest first line that can be a marker, in UTF-16 units: 50 tries of about 160, and the rest. */
const longestMarker = 12_000;
/** Name of a use of the action; one that is alone in its run has none. */
const useNameSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9-]{1,40}$/);
const runIdSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[1-9]\d{0,19}$/);
const whole = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive();
const endSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([..._core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSchema */ .Ws.options, 'failed']);
const trySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    run: runIdSchema,
    at: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8,
    /** The comment that asked. */
    comment: whole.nullable(),
    /** A cancelled run promotes nothing. */
    cancelled: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional(),
    /** How it ended; nothing while it is under way. */
    outcome: endSchema.optional(),
    /** The pull request that came of it. */
    pull: whole.optional(),
});
const stickyMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    /** The snapshot's commit: there is one such comment per snapshot and name. */
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
    name: useNameSchema.optional(),
    run: runIdSchema,
    attempt: whole,
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['planned', 'running', 'decided', 'cancelled', 'failed']),
    /** Runs that tried something on this snapshot, the newest first. */
    tries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(trySchema).max(mostTries),
});
const pullRequestMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    /** Digest of `evidence.json`; null before the evidence is closed. */
    evidence: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .digestSchema */ .er.nullable(),
    run: runIdSchema,
    attempt: whole,
    /** The artifact `evidence.json`; null before it is uploaded. */
    artifact: whole.nullable(),
    candidate: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .candidateIdSchema */ .au,
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
});
const answerMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ v: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), comment: whole, run: runIdSchema, name: useNameSchema.optional(), to: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('stranger').optional() });
/**
 * The marker after `earlier`: the same run keeps its place among the tries, another one comes first. A cancelled run stays so,
 * and what a run ended with stays known, until it is planned again. Throws ZodError for what no marker can hold.
 */
function nextMarker(earlier, { at, comment, ended, name, ...standing }) {
    const known = earlier?.tries ?? [];
    const first = known.find(({ run }) => run === standing.run) ?? { run: standing.run, at, comment };
    const own = { run: first.run, at: first.at, comment: first.comment, ...(standing.state === 'planned' ? {} : endOf(first, standing.state, ended)) };
    const tries = known.includes(first) ? known.map((one) => (one === first ? own : one)) : [own, ...known].slice(0, mostTries);
    return stickyMarkerSchema.parse({ v: 1, ...standing, ...named(name), tries });
}
function named(name) {
    return name === undefined || name === '' ? {} : { name };
}
function endOf(known, state, ended) {
    const outcome = ended?.outcome ?? known.outcome;
    const pull = ended === undefined ? known.pull : (ended.pull ?? undefined);
    return { ...(state === 'cancelled' || known.cancelled ? { cancelled: true } : {}), ...(outcome === undefined ? {} : { outcome }), ...(pull === undefined ? {} : { pull }) };
}
/** Whether a run of a marker's has neither ended nor been cancelled. */
function isUnderWay({ cancelled, outcome }) {
    return cancelled !== true && outcome === undefined;
}
/** What two readings of one comment know: the standing of the newer, the tries of both. A run that either knows as cancelled is. */
function mergedMarker(older, newer) {
    if (older === null || newer === null)
        return newer ?? older;
    const lost = older.tries.filter(({ run }) => !newer.tries.some((one) => one.run === run));
    const cancelled = new Set([...older.tries, ...newer.tries].filter((one) => one.cancelled).map(({ run }) => run));
    const tries = [...newer.tries, ...lost].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, mostTries);
    return { ...newer, tries: tries.map((one) => (cancelled.has(one.run) ? { ...one, cancelled: true } : one)) };
}
/** The first line of a sticky comment: an HTML comment, which GitHub does not show. */
function writeMarker(marker) {
    return lineOf('safe-debug-comment', stickyMarkerSchema.parse(marker));
}
/**
 * The marker that a comment begins with; null for anything else, also for one that `writeMarker` would have written another
 * way. Anybody can write a comment that begins like this: whether the bot wrote it, its author tells.
 */
function readMarker(body) {
    return readLine('safe-debug-comment', body, stickyMarkerSchema);
}
/** The first line of the body of the bot's pull request. */
function writePullRequestMarker(marker) {
    return lineOf('safe-debug-pull-request', pullRequestMarkerSchema.parse(marker));
}
/** The marker that a pull request's body begins with, or null. Who opened it, its author tells. */
function readPullRequestMarker(body) {
    return readLine('safe-debug-pull-request', body, pullRequestMarkerSchema);
}
/** The first line of an answer to a comment, by which a second answer to the same one is avoided. */
function writeAnswerMarker({ comment, run, name, to }) {
    return lineOf('safe-debug-answer', answerMarkerSchema.parse({ v: 1, comment, run, ...named(name), ...(to === undefined ? {} : { to }) }));
}
/** What an answer of the bot belongs to, or null if the text is none. */
function readAnswerMarker(body) {
    const read = readLine('safe-debug-answer', body, answerMarkerSchema);
    return read === null ? null : { comment: read.comment, run: read.run, name: read.name ?? '', ...(read.to === undefined ? {} : { to: read.to }) };
}
/** No value that the schemas allow holds `<` or `>`, so none can end the HTML comment. */
function lineOf(kind, marker) {
    return `<!-- ${kind} ${(0,_core_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(marker)} -->`;
}
function readLine(kind, body, schema) {
    const line = /^[^\r\n]*/.exec(body.slice(0, longestMarker))?.[0] ?? '';
    const json = line.startsWith(`<!-- ${kind} `) && line.endsWith(' -->') ? line.slice(`<!-- ${kind} `.length, -' -->'.length) : '';
    const read = schema.safeParse(parsed(json));
    return read.success && lineOf(kind, read.data) === line ? read.data : null;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        // Not JSON: no marker. The schemas take no null.
        return null;
    }
}


/***/ }),

/***/ 14374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ nextPart),
  E: () => (/* binding */ perTestHint)
});

// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/studio/gate-alone.js
var gate_alone = __webpack_require__(63974);
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

// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
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

// EXTERNAL MODULE: ./build/studio/headline.js
var headline = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(31838);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/fitting.js
var fitting = __webpack_require__(63192);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
;// CONCATENATED MODULE: ./build/studio/github/parts/next.js










const mostNamed = 3;
const longestGlob = 120;
const longestWhy = 400;
/** What a person can do next, most useful first. `command`: name of the command that asks for a run. */
function nextPart(account, { command, run }) {
    const steps = stepsAfter(account, (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(command, 40)), run);
    return steps.length === 0 ? fitting/* absent */.Ge : (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,markdown.md) `#### Next`, (0,blocks/* bullets */.e5)(steps)]));
}
function stepsAfter(account, command, run) {
    if ((0,headline/* isCancelled */.mm)(account))
        return [(0,markdown.md) `Ask again with ${command}.`];
    switch (account.outcome) {
        case 'fixed':
            return [...afterFix(account, command), ...perTestHint(account)];
        case 'no-winner':
            return [...guardedHint(account), ...reportHint(account), ...perTestHint(account), (0,markdown.md) `Write another idea as a diff in a comment that begins with ${command}.`];
        case 'already-green':
            return [(0,markdown.md) `If another commit fails, push it and ask again with ${command}.`];
        case 'indeterminate':
            if (account.baseline.result === null)
                return [(0,markdown.md) `The job of the baseline broke before its gate ran. Its log says why: ${(0,verdict/* runLink */.ut)(run)}. Mend it, and ask again with ${command}.`];
            return [...unstableHint(account), ...reportHint(account), (0,markdown.md) `What the gate printed is in the log of the baseline. When it fails in a stable way, ask again with ${command}.`];
        case 'replay-failed':
            return [...declareHint(account), (0,markdown.md) `Ask again with ${command}; more attempts show whether tests are flaky.`];
        case 'cancelled':
        case 'interrupted':
            return [(0,markdown.md) `Ask again with ${command}.`];
    }
}
const mending = {
    'promotion-off': 'Promotion is switched off in the workflow; the patch is in the evidence.',
    'no-winner': null,
    'already-green': null,
    'baseline-flaky': null,
    'world-differs': null,
    'replay-failed': null,
    'replay-tree-differs': null,
    'head-moved': 'The new head is another snapshot: it has to be tried by itself.',
    'base-moved': 'Bring the branch up to date; the result is another snapshot and has to be tried by itself.',
    'comment-edited': 'Write the idea into a new comment: only what was pinned is tried.',
    'base-gone': 'Restore the branch that the winner was for, or open a pull request for another one.',
    'no-permission': 'Look into the log of the run for what was refused. A maintainer has to allow it: the permissions of the job, the protection of the branch, or, in the settings of Actions, that it may create pull requests.',
    'fork-head': 'Apply the patch on the branch in the fork; how is said below or in the evidence.',
    'needs-approval': 'A person with write permission has to approve.',
    'isolation-too-weak': 'Use the reusable workflow, where every world has a machine of its own.',
    cancelled: null,
    interrupted: null,
    'evidence-unreadable': 'Look into the log of the run for what is missing.',
};
function afterFix({ promotion }, command) {
    if (promotion === null || promotion.decision !== 'withheld')
        return [];
    const why = promotion.why === null ? [] : [(0,studio_text/* brief */.dh)(promotion.why, longestWhy)];
    const steps = [...why, ...promotion.reasons.flatMap((reason) => mending[reason] ?? [])];
    return promotion.reasons.includes('promotion-off') || promotion.reasons.includes('fork-head') ? steps : [...steps, (0,markdown.md) `Then ask again with ${command}.`];
}
function reportHint(account) {
    return isWithoutReports(account) ? [(0,markdown.md) `No report could be read, so nothing is known per test. Check the workflow's inputs ${(0,blocks/* code */.aY)('report')} and ${(0,blocks/* code */.aY)('report-format')}.`] : [];
}
/** How to learn more than the exit status. */
function perTestHint(account) {
    return asksForNoReports(account) ? [(0,markdown.md) `To get results per test, let the gate write a report and name it with ${(0,blocks/* code */.aY)('report')}.`] : [];
}
function unstableHint({ baseline: { result }, tests }) {
    if (result === null)
        return [];
    if (result.problems.includes('command-not-found'))
        return [(0,markdown.md) `The gate's command, or a program it calls, was not found (exit status 127). Check the workflow's input ${(0,blocks/* code */.aY)('gate')}; what is installed but not in git needs ${(0,blocks/* code */.aY)('setup')}.`];
    const unstable = unstableTests(result, tests);
    return unstable.length === 0 ? [] : [(0,markdown.md) `Different from attempt to attempt: ${namesOf(unstable)}. Tests that are known to fail are declared as ${(0,blocks/* code */.aY)('expected-failures')} in ${(0,blocks/* code */.aY)(configuration/* configurationPath */.yD)}.`];
}
function namesOf(tests) {
    return (0,markdown.md) `${(0,blocks/* listed */.KE)(tests.slice(0, mostNamed).map((test) => (0,blocks/* code */.aY)((0,words/* testTitle */.XF)(test))))}${andMore(tests.length)}`;
}
function declareHint({ replay }) {
    const globs = (replay.equality?.differences ?? []).flatMap(({ declare }) => declare ?? []);
    if (globs.length === 0)
        return [];
    const named = (0,blocks/* listed */.KE)(globs.slice(0, mostNamed).map((glob) => (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(glob, longestGlob))));
    return [(0,markdown.md) `If these files may differ from run to run, declare them as ${(0,blocks/* code */.aY)('volatile')} in ${(0,blocks/* code */.aY)(configuration/* configurationPath */.yD)}: ${named}${andMore(globs.length)}.`];
}
function andMore(number) {
    return number > mostNamed ? (0,markdown.md) ` and more` : null;
}


/***/ }),

/***/ 96927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ endText),
/* harmony export */   n: () => (/* binding */ runOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31838);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28557);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73753);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);




/** A link to another run of the repository that `known` is one of. */
function runOf(id, known) {
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`run ${id}`, known.url.replace(/\/runs\/\d+.*$/, `/runs/${id}`));
}
/** How a run ended, in a few words, with its pull request: `fixed, pull request 2`. `known`: any run of the repository. */
function endText(one, known) {
    const pull = one.pull === undefined ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `, ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`pull request ${one.pull}`, known.url.replace(/\/actions\/runs\/\d+.*$/, `/pull/${one.pull}`))}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${wordOf(one)}${pull}`;
}
function wordOf(one) {
    if ((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderWay */ .gn)(one))
        return 'under way';
    return one.cancelled === true || one.outcome === undefined ? 'cancelled' : saying(one.outcome);
}
function saying(end) {
    return isOutcome(end) ? _words_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeSayings */ .N7[end].short : 'broke';
}
function isOutcome(end) {
    return end !== 'failed';
}


/***/ }),

/***/ 32504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ resultComment),
/* harmony export */   LD: () => (/* binding */ failedComment),
/* harmony export */   te: () => (/* binding */ cancelledComment),
/* harmony export */   tx: () => (/* binding */ planComment),
/* harmony export */   uE: () => (/* binding */ tableComment)
/* harmony export */ });
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22472);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1739);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76192);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45734);
/* harmony import */ var _parts_asked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74398);
/* harmony import */ var _parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68502);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24513);
/* harmony import */ var _parts_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65332);
/* harmony import */ var _parts_next_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14374);
/* harmony import */ var _parts_patch_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91132);
/* harmony import */ var _parts_planned_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57836);
/* harmony import */ var _parts_replay_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77371);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(67819);
/* harmony import */ var _parts_worlds_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(16177);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92940);


















/** When a run was planned: what is going to be tried, and where to watch it. At most 60,000 bytes, as all of them. */
function planComment(plan, context) {
    const running = (0,_core_documents_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .candidatesToRun */ .$S)(plan).length;
    if (running === 0 && plan.proposers === null)
        return nothingRunsComment(plan, context);
    const sentence = running === 0 ? 'asking for candidates' : `trying ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_17__/* .count */ .U9)(running, 'candidate')}`;
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_16__/* .sticky */ .q)({ snapshot: plan.snapshot.commit, state: 'planned' }, context, [
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .verdictLine */ .MT)('running', sentence), (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .circumstances */ .Xb)(plan, context.run)])),
        (0,_parts_planned_js__WEBPACK_IMPORTED_MODULE_12__/* .plannedPart */ .u)(plan),
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Each is tried from the same snapshot in a world of its own. The result will replace this comment; ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(context.command, 40)} cancel`)} stops the run.`),
    ]);
}
/** No patch of the plan can be used, so no world runs and nothing follows. */
function nothingRunsComment(plan, context) {
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_16__/* .sticky */ .q)({ snapshot: plan.snapshot.commit, state: 'decided', ended: { outcome: 'no-winner', pull: null } }, context, [
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .verdictLine */ .MT)('bad', 'no candidate can be tried'), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `No gate ran: git cannot use any of the patches, for the reasons below.`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .circumstances */ .Xb)(plan, context.run)])),
        (0,_parts_planned_js__WEBPACK_IMPORTED_MODULE_12__/* .plannedPart */ .u)(plan),
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Make the diff again on the commit that fails, with ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('git diff')}, and post it in a comment that begins with ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(context.command, 40))}.`])),
    ]);
}
/** After the replay, before anything is decided: the table, with the promotion under way. */
function tableComment(account, context) {
    const pending = { ...account, promotion: null };
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_16__/* .sticky */ .q)({ snapshot: account.snapshot.commit, state: 'running' }, context, [(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .verdict */ .WJ)(pending), (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .circumstances */ .Xb)(account, context.run)])), (0,_parts_worlds_js__WEBPACK_IMPORTED_MODULE_15__/* .worldsPart */ .l)(pending), (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsPart */ .hT)(pending)]);
}
/** When everything is decided: verdict, table, what came of it, what to do next, and the evidence. `patch`: the winner's, null if it is not at hand. */
function resultComment(evidence, context, { patch, links }) {
    const winner = (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .winnerOf */ .Pk)(evidence);
    const { pullRequest, decision } = evidence.promotion;
    const standing = { snapshot: evidence.snapshot.commit, state: (0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .isCancelled */ .mm)(evidence) ? 'cancelled' : 'decided', ended: { outcome: evidence.outcome, pull: pullRequest?.number ?? null } };
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_16__/* .sticky */ .q)(standing, context, [
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .verdict */ .WJ)(evidence), pullRequest === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `**${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .circumstances */ .Xb)(evidence, context.run)])),
        (0,_parts_worlds_js__WEBPACK_IMPORTED_MODULE_15__/* .worldsPart */ .l)(evidence),
        (0,_parts_next_js__WEBPACK_IMPORTED_MODULE_10__/* .nextPart */ .l)(evidence, context),
        (0,_parts_asked_js__WEBPACK_IMPORTED_MODULE_6__/* .askedPart */ .g)(evidence),
        ...(evidence.replay.status === 'failed' ? (0,_parts_replay_js__WEBPACK_IMPORTED_MODULE_13__/* .replayParts */ .E)(evidence) : []),
        (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsPart */ .hT)(evidence),
        winner === null || patch === null || decision !== 'withheld' ? _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge : (0,_parts_patch_js__WEBPACK_IMPORTED_MODULE_11__/* .patchPart */ .M)(winner, patch),
        (0,_parts_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .limitsPart */ .c)(evidence),
        (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceLinksPart */ .q6)(links),
        (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .verifyPart */ .Ph)(links),
    ]);
}
/** When a run was cancelled. `snapshot`: its commit; `by`: login of who asked for it. */
function cancelledComment(snapshot, context, by) {
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_16__/* .sticky */ .q)({ snapshot, state: 'cancelled' }, context, [
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .verdictLine */ .MT)('quiet', 'cancelled'), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The run on snapshot ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(snapshot.slice(0, 12))} was cancelled by ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(by, 60))}. Nothing was promoted.`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Ask again with ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(context.command, 40))}.`])])),
    ]);
}
/** When a run broke. */
function failedComment(snapshot, context, { step, message, pullRequest }) {
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_16__/* .sticky */ .q)({ snapshot, state: 'failed', ended: { outcome: 'failed', pull: pullRequest?.number ?? null } }, context, [
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([
            (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .verdictLine */ .MT)('bad', 'the run broke'),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The step ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(step)} on snapshot ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(snapshot.slice(0, 12))} could not be completed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(message, 800)}`,
            pullRequest === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Nothing was promoted, and nothing is said about any candidate.` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `**${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}** was there by then, but its evidence is not: it proves nothing until the run was started again.`,
            (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Look into ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('the log of the run', context.run.url)}.`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `When the cause is mended, ask again with ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(context.command, 40))}.`]),
        ])),
    ]);
}


/***/ }),

/***/ 92940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sticky)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63192);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73753);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24513);
/* harmony import */ var _parts_tries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96927);






const mostEarlier = 10;
/** The comment on a snapshot, at most 60,000 bytes: its marker, for which use it is, the parts, earlier runs, and who wrote it. */
function sticky(standing, { run, name, startedAt, comment, earlier }, parts) {
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .nextMarker */ .Yg)(earlier, { ...standing, name, run: run.id, attempt: run.attempt, at: startedAt, comment });
    const line = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker);
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedMarkdown */ .pG)(line)), name === '' ? _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge : (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `Use ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)} of the workflow run.`), ...parts, earlierPart(marker, run), (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(run))], _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .mostOfBody */ .h$);
}
function earlierPart({ tries }, run) {
    const earlier = tries.filter((one) => one.run !== run.id);
    if (earlier.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge;
    const shown = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .separated */ .Ci)(earlier.slice(0, mostEarlier).map((one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_parts_tries_js__WEBPACK_IMPORTED_MODULE_5__/* .runOf */ .n)(one.run, run)}: ${(0,_parts_tries_js__WEBPACK_IMPORTED_MODULE_5__/* .endText */ .Z)(one, run)}`));
    const before = earlier.length > mostEarlier ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` and ${earlier.length - mostEarlier} before` : null;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `Earlier on this snapshot: ${shown}${before}.`);
}


/***/ })

};
