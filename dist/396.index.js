export const id = 396;
export const ids = [396];
export const modules = {

/***/ 29887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan_plan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(85799);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/fitting.js
var fitting = __webpack_require__(63192);
// EXTERNAL MODULE: ./build/studio/github/marker.js
var github_marker = __webpack_require__(73753);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
;// CONCATENATED MODULE: ./build/studio/github/answers/answer.js





const mostAnswers = 12;
/**
 * The comment that answers another one, at most 60,000 bytes. Its first line names the comment it belongs to, so that none
 * is answered twice. Several answers make a list.
 */
function answerComment(asked, answers, to = null) {
    const shown = answers.slice(0, mostAnswers);
    const more = answers.length > mostAnswers ? [(0,markdown.md) `${answers.length - mostAnswers} more of this kind.`] : [];
    const text = answers.length === 1 ? answers[0] : (0,blocks/* bullets */.e5)([...shown, ...more]);
    return (0,fitting/* fitted */.$5)([(0,fitting/* always */.Gk)((0,markdown/* trustedMarkdown */.pG)((0,github_marker/* writeAnswerMarker */.mi)(asked, to))), (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([text]))], fitting/* mostOfBody */.h$);
}
/** A name that somebody wrote, as code. */
function named(text) {
    return (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(text, 120));
}
/** A command as one would type it. `command`: its configured name. */
function typed(command, rest = '') {
    return (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(rest === '' ? command : `${command} ${rest}`, 160));
}

// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
;// CONCATENATED MODULE: ./build/studio/github/answers/asking.js





const mostLeftOut = 3;
/** Somebody without write permission asked. `comment`: id of the one that holds the idea. */
function notAuthorised({ command, comment }) {
    return (0,markdown.md) `Thank you for the idea. Only people with write permission can start a run here; a maintainer can try this one with ${typed(command, `comment ${comment}`)}.`;
}
/** A comment is not any more what it was when the run began. */
function commentEdited({ command, url }) {
    return (0,markdown.md) `${(0,blocks/* link */.nf)('A comment', url)} of this run was edited after it was posted, so it is not tried. Post it as a new comment, and ask again with ${typed(command)}.`;
}
/** A comment is gone. */
function commentDeleted({ command, comment }) {
    return (0,markdown.md) `The comment ${(0,blocks/* code */.aY)(String(comment))} is not here: it was deleted, or belongs to another discussion. Post its diff again and ask with ${typed(command)}.`;
}
/** The command found no idea. `since`: when the head was committed (ISO 8601); `leftOut`: what was looked past and why. */
function nothingToTry({ command, since, leftOut }) {
    const looked = leftOut.length === 0 ? null : (0,markdown.md) ` Left out: ${(0,studio_text/* brief */.dh)(leftOut.slice(0, mostLeftOut).join(', '), 400)}${leftOut.length > mostLeftOut ? (0,markdown.md) ` and more` : null}.`;
    return (0,markdown.md) `Nothing to try was found.${looked} What counts: a fenced block marked ${(0,blocks/* code */.aY)('diff')} or ${(0,blocks/* code */.aY)('patch')} in this comment, or in an unedited comment since the head was committed (${(0,blocks/* code */.aY)(since)}) by somebody with write permission. Other ways are listed by ${typed(command, 'help')}.`;
}
/** A command that tries nothing stands beside others. `about`: its word. */
function notAlone({ command, about }) {
    return (0,markdown.md) `${typed(command, about)} stands beside another command, so nothing was done. Write it in a comment of its own.`;
}
/** More ideas than one run takes. */
function tooManyCandidates({ command, found, most }) {
    return (0,markdown.md) `${(0,quantities/* count */.U9)(found, 'candidate')} were found, but one run takes at most ${most}. Name a single comment with ${typed(command, 'comment ID')}, or post the best ones in a new comment.`;
}
/** No provider of proposals is set up. */
function notConfigured(what) {
    return (0,markdown.md) `No ${what} is set up here. A maintainer can set one up in the workflow; until then, post an idea as a diff.`;
}
/** Models and agents see no snapshot from a fork. */
function modelsOffForForks({ command }) {
    return (0,markdown.md) `The head of this pull request is in a fork, and for forks no model or agent is asked: their key must not meet code of strangers. Post an idea as a diff and ask with ${typed(command)}.`;
}
/** The day's runs are used up. */
function dailyCapReached({ cap }) {
    return (0,markdown.md) `The daily limit of ${(0,quantities/* count */.U9)(cap, 'run')} on this pull request is used up. Ask again tomorrow (UTC), or a maintainer can raise the limit in the workflow.`;
}
/** There is nothing to promote to any more. */
function pullRequestClosed({ merged }) {
    return merged ? (0,markdown.md) `This pull request is merged, so nothing is tried for it. If the branch it went to fails now, ask on an issue or on a new pull request.` : (0,markdown.md) `This pull request is closed, so nothing is tried for it. Reopen it and ask again.`;
}
/** What was asked for cannot be planned. `message`: of the error, which may be anything. */
function unusable({ command, message }) {
    return (0,markdown.md) `This cannot be tried: ${(0,studio_text/* brief */.dh)(message, 600)} Mend it, and ask again with ${typed(command)}.`;
}

;// CONCATENATED MODULE: ./build/studio/github/answers/targets.js




/** What is wrong with a command or an idea, and how it is written rightly. `command`: its configured name; `written`: the line, if it is known. */
function problemAnswer(problem, { command, written }) {
    switch (problem) {
        case 'unrecognised-command':
            return (0,markdown.md) `${written === null ? 'This' : named(written)} is no command I know. ${typed(command, 'help')} lists all of them.`;
        case 'invalid-ref':
            return (0,markdown.md) `This is no name of a branch or commit that can be used. Write one plain name: ${typed(command, 'branch NAME')} or ${typed(command, 'commit SHA')}.`;
        case 'short-sha':
            return (0,markdown.md) `A shortened commit id can come to mean another commit. Write the whole id, 40 or 64 digits: ${typed(command, 'commit SHA')}.`;
        case 'invalid-artifact-name':
            return (0,markdown.md) `This is no name that an artifact can have. Write the name as the run's page shows it: ${typed(command, 'artifact NAME')}.`;
        case 'no-candidate':
            return (0,markdown.md) `No diff was found in it. Put a unified diff, as ${(0,blocks/* code */.aY)('git diff')} prints it, into a fenced block marked ${(0,blocks/* code */.aY)('diff')}.`;
        case 'unsupported-format':
            return (0,markdown.md) `The change is not written as a unified diff. Put one, as ${(0,blocks/* code */.aY)('git diff')} prints it, into a fenced block marked ${(0,blocks/* code */.aY)('diff')}.`;
        case 'corrupt-patch':
            return (0,markdown.md) `The diff is damaged: its hunks do not hold the lines that they announce. Copy it again from ${(0,blocks/* code */.aY)('git diff')}, whole and with its spaces.`;
        case 'truncated-patch':
            return (0,markdown.md) `The diff ends in the middle of a hunk. Copy it again to its last line.`;
        case 'does-not-apply':
            return (0,markdown.md) `The diff does not fit the snapshot. Make it again on the commit that fails, with ${(0,blocks/* code */.aY)('git diff')}.`;
        case 'suggestion-without-position':
            return (0,markdown.md) `A suggestion counts only on lines of the pull request's diff. Post it as a review comment on the lines it changes, or as a diff.`;
        case 'suggestion-on-deleted-line':
            return (0,markdown.md) `The suggestion stands on a deleted line, which the snapshot does not have. Put it on a line of the new side.`;
        case 'suggestion-outdated':
            return (0,markdown.md) `The suggestion is outdated: its lines changed since. Make it again on the newest commit.`;
        case 'suggestion-out-of-range':
            return (0,markdown.md) `The suggestion is for lines that the file does not have. Make it again on the newest commit.`;
    }
}
/** No branch of that name in this repository. */
function branchNotFound({ command, name }) {
    return (0,markdown.md) `There is no branch ${named(name)} in this repository. Check the name, then ask with ${typed(command, 'branch NAME')}.`;
}
/** The commit belongs neither to this repository nor to the pull request. */
function commitUnreachable({ id }) {
    return (0,markdown.md) `The commit ${named(id)} belongs to no branch of this repository and not to this pull request. Push it to a branch here, or post its diff.`;
}
/** A merge has no one patch. */
function mergeCommit({ id }) {
    return (0,markdown.md) `The commit ${named(id)} is a merge, which is no single patch. Name one of the commits it merged, or its branch.`;
}
/** No artifact of that name from a run on the snapshot. */
function artifactNotFound({ name, commit }) {
    return (0,markdown.md) `No run on ${(0,blocks/* code */.aY)(commit.slice(0, 12))} in this repository left an artifact ${named(name)}. Check the name on the run's page.`;
}
/** The artifact is past its retention. */
function artifactExpired({ name }) {
    return (0,markdown.md) `The artifact ${named(name)} is expired, so its patches are gone. Run the workflow that makes it again, then ask again.`;
}
/** The artifact is of another commit. */
function artifactOfOtherCommit({ name, commit, found }) {
    return (0,markdown.md) `The artifact ${named(name)} is of ${(0,blocks/* code */.aY)(found.slice(0, 12))}, not of the snapshot ${(0,blocks/* code */.aY)(commit.slice(0, 12))}. Run the workflow that makes it on the snapshot, then ask again.`;
}
/** The branch holds nothing that the snapshot does not have. */
function branchWithoutChange({ name }) {
    return (0,markdown.md) `The branch ${named(name)} changes nothing against the snapshot, or shares no history with it. Push the idea to it, then ask again.`;
}
/** The artifact holds no patches that can be read. `why`: what was wrong, one sentence. */
function artifactUnusable({ name, why }) {
    return (0,markdown.md) `The artifact ${named(name)} cannot be used: ${(0,studio_text/* brief */.dh)(why, 300)} It has to hold files that end in ${(0,blocks/* code */.aY)('.patch')} or ${(0,blocks/* code */.aY)('.diff')}.`;
}
/** The job may not read artifacts. `why`: what GitHub says, and the permission that it takes. */
function artifactForbidden({ name, why }) {
    return (0,markdown.md) `The artifact ${named(name)} cannot be read by this job: ${(0,studio_text/* brief */.dh)(why, 400)} Only the one-step form and jobs wired by hand can have ${(0,blocks/* code */.aY)('actions: read')}, the reusable workflow never does: post its patches as diffs.`;
}

// EXTERNAL MODULE: ./build/requests/stickies.js
var requests_stickies = __webpack_require__(87628);
;// CONCATENATED MODULE: ./build/requests/answer.js





const dayMs = 24 * 60 * 60 * 1000;
/**
 * Answers a comment, once: with a comment, and with a reaction on what was asked. When a run is started again, its answer
 * replaces the first one. Without a discussion there is nobody to answer. Strangers are told in words once a day and
 * discussion, whoever they are, so that nobody can make the bot write; others get the reaction.
 */
async function answer(host, where, answers, reaction, stranger = null) {
    const { discussion, comment } = where;
    if (discussion === null || comment === null)
        return;
    const seen = await (0,requests_stickies/* react */.wv)(host, comment, reaction);
    if (stranger !== null && (await hasToldStrangers(host, discussion, comment.id, seen?.account ?? null, stranger.now)))
        return;
    const body = answerComment(comment.id, answers, stranger === null ? null : 'stranger');
    const earlier = seen?.reaction === 'already-there' ? await earlierAnswer(host, discussion, comment.id, seen.account) : null;
    if (earlier === null || (await host.updateComment(earlier, body)) === null)
        await host.writeComment(discussion, body);
}
/** Id of the bot's answer to a comment, which is newer than the comment. */
async function earlierAnswer(host, discussion, asked, account) {
    const { items } = await host.comments(discussion, { until: ({ id }) => id <= asked });
    return items.find(({ author, body }) => author !== null && author.id === account?.id && (0,github_marker/* readAnswerMarker */.p8)(body) === asked)?.id ?? null;
}
/** Whether another stranger was told in the last day. Where the bot's account is not known, any bot's answer counts. */
async function hasToldStrangers(host, discussion, asked, account, now) {
    const { items } = await host.comments(discussion, { since: new Date(now.getTime() - dayMs).toISOString() });
    const told = items.filter(({ author }) => (account === null ? author?.isBot === true : author?.id === account.id)).map(({ body }) => (0,github_marker/* readAnswer */.JN)(body));
    return told.some((marker) => marker?.to === 'stranger' && marker.comment !== asked);
}
/** The words for a refusal. */
function refusalAnswers(refusal, { command, commit }) {
    switch (refusal.code) {
        case 'not-authorised':
            return [notAuthorised({ command, comment: refusal.comment })];
        case 'comment-edited':
            return [commentEdited({ command, url: refusal.url })];
        case 'comment-deleted':
            return [commentDeleted({ command, comment: refusal.comment })];
        case 'comment-not-found':
            return [commentDeleted({ command, comment: refusal.id })];
        case 'unclear':
            return problemAnswers(refusal.problems, command, refusal.written) ?? [problemAnswer('unrecognised-command', { command, written: refusal.written })];
        case 'not-alone':
            return [notAlone({ command, about: refusal.about })];
        case 'nothing-to-try':
            return problemAnswers(refusal.problems, command) ?? [nothingToTry({ command, since: refusal.since, leftOut: refusal.problems })];
        case 'branch-not-found':
            return [branchNotFound({ command, name: refusal.name })];
        case 'branch-without-change':
            return [branchWithoutChange({ name: refusal.name })];
        case 'commit-unreachable':
            return [commitUnreachable({ id: refusal.id })];
        case 'commit-not-single':
            return [mergeCommit({ id: refusal.id })];
        case 'artifact-not-found':
            return [artifactNotFound({ name: refusal.name, commit: commit ?? '' })];
        case 'artifact-expired':
            return [artifactExpired({ name: refusal.name })];
        case 'artifact-of-other-commit':
            return [artifactOfOtherCommit({ name: refusal.name, commit: commit ?? '', found: refusal.found })];
        case 'artifact-forbidden':
            return [artifactForbidden({ name: refusal.name, why: refusal.why })];
        case 'artifact-unusable':
            return [artifactUnusable({ name: refusal.name, why: refusal.why })];
        case 'too-many-candidates':
            return [tooManyCandidates({ command, found: refusal.count, most: refusal.most })];
        case 'not-configured':
            return [notConfigured(refusal.source)];
        case 'off-for-forks':
            return [modelsOffForForks({ command })];
        case 'daily-limit':
            return [dailyCapReached({ cap: refusal.limit })];
        case 'pull-request-closed':
            return [pullRequestClosed({ merged: refusal.merged })];
        case 'unusable':
            return [unusable({ command, message: refusal.fault.message })];
    }
}
const askingProblems = new Set(['unrecognised-command', 'invalid-ref', 'short-sha', 'invalid-artifact-name', 'suggestion-without-position', 'suggestion-on-deleted-line', 'suggestion-outdated', 'suggestion-out-of-range', 'no-candidate', 'unsupported-format', 'corrupt-patch', 'truncated-patch', 'does-not-apply']);
function isAskingProblem(problem) {
    return askingProblems.has(problem);
}
function problemAnswers(problems, command, written = null) {
    const [first, ...others] = problems.filter(isAskingProblem).map((problem) => problemAnswer(problem, { command, written }));
    return first === undefined ? null : [first, ...others];
}

// EXTERNAL MODULE: ./build/studio/github/sticky-comment.js
var sticky_comment = __webpack_require__(32504);
;// CONCATENATED MODULE: ./build/requests/cancel.js



/**
 * Cancels what is under way in a discussion: the bot's comment on it says so from now on, and a promotion looks there
 * before it does anything. Worlds that run already run to their end. Returns what was cancelled.
 */
async function cancelRuns(host, stickies, { by, command, at, reference }) {
    const cancelled = new Map();
    const running = stickies.filter(({ marker }) => hasRunUnderWay(marker));
    // Twice: what a run had read before the first writing, it may write after that.
    for (const { id } of [...running, ...running]) {
        await (0,requests_stickies/* rewriteSticky */.Gi)(host, { id, marker: null }, (marker) => {
            // It may have come to its end meanwhile.
            if (marker === null || !hasRunUnderWay(marker))
                return null;
            const current = marker.tries.find(github_marker/* isUnderWay */.gn);
            const stopped = current === undefined ? marker : { ...marker, run: current.run };
            cancelled.set(id, stopped);
            const earlier = { ...marker, tries: marker.tries.map((one) => ((0,github_marker/* isUnderWay */.gn)(one) ? { ...one, cancelled: true } : one)) };
            return (0,sticky_comment/* cancelledComment */.te)(marker.snapshot, { run: reference(stopped), startedAt: current?.at ?? at.toISOString(), comment: current?.comment ?? null, earlier, command }, by);
        });
    }
    return [...cancelled.values()];
}
/** A comment shows the run that wrote it last; a newer one among its tries is not decided yet. */
function hasRunUnderWay({ run, state, tries }) {
    return state === 'planned' || state === 'running' || (tries[0] !== undefined && tries[0].run !== run && (0,github_marker/* isUnderWay */.gn)(tries[0]));
}

// EXTERNAL MODULE: ./build/requests/plan-request.js + 1 modules
var plan_request = __webpack_require__(90969);
// EXTERNAL MODULE: ./build/entries/proposers.js
var proposers = __webpack_require__(15326);
// EXTERNAL MODULE: ./build/entries/run-request.js
var run_request = __webpack_require__(80966);
// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(56224);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
// EXTERNAL MODULE: ./build/store/artifact-store.js + 4 modules
var artifact_store = __webpack_require__(69154);
// EXTERNAL MODULE: ./build/studio/github/job-summary.js
var job_summary = __webpack_require__(7949);
// EXTERNAL MODULE: ./build/studio/github/parts/tries.js
var tries = __webpack_require__(96927);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
;// CONCATENATED MODULE: ./build/studio/github/answers/standing.js







const left = (name) => ({ name, side: 'left' });
/** All commands, as they can be used here. `model`, `agent`: whether they are set up. */
function help({ command, model, agent }) {
    const unless = (there) => (there ? '' : ' (not set up here)');
    const rows = [
        ['', 'the diffs of this comment; without any, every unedited diff comment since the head was committed, by people with write permission'],
        ['comment ID', 'the diffs in that comment, whoever wrote it; you vouch for them'],
        ['suggestions', 'each review with suggestion blocks'],
        ['branch NAME', 'what a branch of this repository changes'],
        ['commit SHA', 'a single commit, no merge'],
        ['artifact NAME', (0,markdown.md) `patch files in an artifact of a run on the snapshot's commit, where the job has ${(0,blocks/* code */.aY)('actions: read')}: in the one-step form and in jobs wired by hand`],
        ['model [N]', `proposals of a model${unless(model)}`],
        ['agent [N]', `proposals of a coding agent${unless(agent)}`],
        ['status', 'what is running'],
        ['cancel', 'stop what is running'],
        ['help', 'this table'],
    ];
    const cells = rows.map(([rest, what]) => [typed(command, rest), what]);
    return (0,blocks/* stack */.t$)([(0,markdown.md) `Each idea is tried from the same snapshot, in a world of its own; the best one is replayed, and only what could be reproduced becomes a pull request. People with write permission can ask for:`, (0,blocks/* table */.tp)([left('command'), left('what is tried or done')], cells)]);
}
const states = {
    planned: '⏳ planned, worlds are running',
    running: '⏳ replayed, promotion under way',
    decided: '✅ decided',
    cancelled: '⚪ cancelled',
    failed: '❌ broke',
};
const mostRuns = 20;
/** What is running and what came of what ran, the newest first. `reference`: the run that a comment shows. */
function standing_status({ command, comments, reference }) {
    if (comments.length === 0)
        return (0,markdown.md) `Nothing was tried here yet. ${typed(command, 'help')} tells how.`;
    const rows = comments.flatMap(({ marker, url }) => {
        const shown = reference(marker);
        return marker.tries.map((one) => [one.run === shown.id ? (0,verdict/* runLink */.ut)(shown) : (0,tries/* runOf */.n)(one.run, shown), named(marker.snapshot.slice(0, 12)), stateOf(one, marker, shown), (0,blocks/* link */.nf)('comment', url)]);
    });
    const more = rows.length > mostRuns ? (0,markdown.md) `${(0,quantities/* count */.U9)(rows.length - mostRuns, 'earlier run')} not shown.` : null;
    return (0,blocks/* stack */.t$)([(0,blocks/* table */.tp)(['run', 'snapshot', 'state', 'told in'].map(left), rows.slice(0, mostRuns)), more]);
}
function stateOf(one, { run, state }, shown) {
    if (one.run === run && ((0,github_marker/* isUnderWay */.gn)(one) || one.cancelled))
        return states[state];
    return (0,github_marker/* isUnderWay */.gn)(one) || one.cancelled ? (0,tries/* endText */.Z)(one, shown) : (0,markdown.md) `${one.outcome === 'failed' ? '❌' : '✅ decided:'} ${(0,tries/* endText */.Z)(one, shown)}`;
}
/** What was stopped. */
function cancelled({ command, runs }) {
    if (runs.length === 0)
        return (0,markdown.md) `Nothing is running here, so there is nothing to cancel. ${typed(command, 'status')} shows what was decided.`;
    const more = runs.length > mostRuns ? (0,markdown.md) ` and more` : null;
    return (0,markdown.md) `Cancelled: ${(0,blocks/* listed */.KE)(runs.slice(0, mostRuns).map(verdict/* runLink */.ut))}${more}. Nothing of it is promoted. Ask again with ${typed(command)}.`;
}

// EXTERNAL MODULE: ./build/action/input-words.js
var input_words = __webpack_require__(33419);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
// EXTERNAL MODULE: ./build/action/surroundings.js + 20 modules
var action_surroundings = __webpack_require__(71899);
// EXTERNAL MODULE: ./build/action/artifacts.js
var artifacts = __webpack_require__(44544);
;// CONCATENATED MODULE: ./build/action/modes/plan.js


























/** Reads the event, answers it, and leaves a plan for the world jobs. Runs nobody's code. */
async function plan_plan(surroundings, folder) {
    core/* setOutput */.uH('matrix', '[]');
    const token = inputs/* text */.Qq('token');
    const host = (0,action_surroundings/* hostOf */.w)(surroundings, token);
    const requested = await request(surroundings, host, folder);
    switch (requested.kind) {
        case 'silence':
            return (0,log/* say */.cv)(`Nothing to do: ${requested.why}.`);
        case 'refused':
            return refuse(requested, host);
        case 'conversation':
            return converse(requested, surroundings, host);
        case 'asked':
            return makePlan(requested, surroundings, host, folder);
    }
}
async function request(surroundings, host, folder) {
    const { repository, serverUrl, run, event } = surroundings;
    const ask = inputs/* lines */.Mn('ask');
    const fetched = (0,external_node_path_.join)(folder, 'fetched');
    await (0,promises_.mkdir)(fetched);
    const settings = {
        command: inputs/* command */.G5(),
        ask: ask.length > 0 ? ask : [inputs/* command */.G5()],
        pull: inputs/* numberOrNull */.wD('pull-request'),
        defaultBranch: surroundings.defaultBranch ?? (await host.defaultBranch()),
        repository,
        branchPrefix: inputs/* branchPrefix */.$j(),
        dailyLimit: inputs/* number */.ai('daily-limit', 1, github_marker/* mostTries */.l5),
        mostCandidates: inputs/* number */.ai('max-candidates', 1, 16),
        proposers: (configuration) => (0,proposers/* proposersFrom */._1)(inputs/* proposerValues */.LY(), configuration),
        run: run.id,
        firstAttempt: run.attempt === 1,
    };
    return (0,plan_request/* readRequest */["in"])(event, settings, { host, source: { url: `${serverUrl}/${repository}`, token: inputs/* text */.Qq('token') }, folder: fetched }, clock/* systemClock */.m.now());
}
/** Says why nothing is tried. A fault with nobody to answer, or that is none of the asker's, also fails the job. */
async function refuse({ refusal: found, where, commit }, host) {
    const refusal = found.code === 'unusable' ? { ...found, fault: new errors/* SafeDebugError */.rc(found.fault.code, (0,input_words/* inInputWords */.b)(found.fault.message), { cause: found.fault }) } : found;
    const fault = refusal.code === 'unusable' ? refusal.fault : null;
    (0,log/* warn */.R8)(`Not tried: ${fault?.message ?? `${refusal.code}.`}`);
    const answered = answer(host, where, refusalAnswers(refusal, { command: inputs/* command */.G5(), commit }), 'confused', refusal.code === 'not-authorised' ? { now: clock/* systemClock */.m.now() } : null);
    if (fault === null || (fault.code !== 'environment' && where.comment !== null))
        return answered;
    await answered.catch((error) => (0,log/* warn */.R8)(`The comment could not be answered: ${(0,errors/* messageOf */.bD)(error)}`));
    throw fault;
}
async function makePlan(asked, surroundings, host, folder) {
    const store = new artifact_store/* ArtifactStore */.c(await (0,artifacts/* storeOptions */.S)(folder));
    const where = { discussion: asked.subject.discussion?.number ?? null, comment: asked.asking.comment === null ? null : { kind: asked.asking.comment.comment.kind, id: asked.asking.comment.comment.id } };
    try {
        const written = await (0,over_store/* planIntoStore */.t2)(await planSettings(asked, surroundings), store, clock/* systemClock */.m);
        const nothingRuns = written.plan.proposers === null && (0,plan/* candidatesToRun */.$S)(written.plan).length === 0;
        if (!nothingRuns)
            core/* setOutput */.uH('matrix', JSON.stringify(written.plan.proposers === null ? (0,world/* worldsOf */.XB)(written.plan) : ['baseline']));
        core/* setOutput */.uH('proposers', String(written.plan.proposers !== null));
        core/* setOutput */.uH('snapshot', written.plan.snapshot.commit);
        core/* setOutput */.uH('plan-digest', written.planDigest);
        await tell(written.plan, asked.sticky, surroundings, host);
        if (nothingRuns && where.comment !== null)
            await (0,requests_stickies/* react */.wv)(host, where.comment, 'confused');
        await (0,summary/* summarise */.f)((0,job_summary/* planSummary */.MM)(written.plan));
        for (const problem of asked.collection.problems)
            (0,log/* say */.cv)(`Left out: ${problem}.`);
        (0,log/* say */.cv)(`Planned ${written.plan.candidates.length} candidates for ${written.plan.snapshot.commit}, with ${host.requests()} requests.`);
    }
    catch (error) {
        if (!(error instanceof errors/* SafeDebugError */.rc))
            throw error;
        await refuse({ refusal: { code: 'unusable', fault: error }, where, commit: asked.subject.commit }, host);
    }
}
async function planSettings({ asking, subject, collection, configuration }, { run, repository, serverUrl }) {
    const values = inputs/* runValues */.w3();
    const { commit, tree } = await (0,git_repository/* resolveCommit */.WL)(collection.repository, subject.commit);
    const base = (0,run_request/* settingsFrom */.ms)(values, { repository: collection.repository, commit: { revision: subject.branch, id: commit, tree }, configuration, passed: (0,run_request/* passedVariables */.a7)(values), command: 'run' });
    return {
        ...base,
        policy: { ...base.policy, ...inputs/* promotion */.KF() },
        trigger: asking.trigger,
        candidates: { files: [], folders: [], revisions: [], proposed: collection.candidates },
        proposers: collection.proposers,
        run: { id: run.id, attempt: run.attempt, name: inputs/* useName */.tx() },
        host: (0,plan_request/* pinnedHost */.hg)(subject, collection.comments, { server: serverUrl, repository, runUrl: run.url, pullRequest: inputs/* pullRequest */.VV() }),
    };
}
async function tell(planned, sticky, { run }, host) {
    if (planned.host?.discussion == null)
        return;
    const context = { run, startedAt: planned.createdAt, comment: planned.trigger.comment?.id ?? null, command: inputs/* command */.G5() };
    const written = await (0,requests_stickies/* writeSticky */.ZF)(host, planned.host.discussion.number, sticky, (earlier) => (0,sticky_comment/* planComment */.tx)(planned, { ...context, earlier }));
    core/* setOutput */.uH('comment', written?.id ?? '');
}
async function converse({ about, login, where, stickies }, { run, serverUrl, repository }, host) {
    const command = inputs/* command */.G5();
    const reference = (marker) => ({ id: marker.run, attempt: marker.attempt, url: `${serverUrl}/${repository}/actions/runs/${marker.run}` });
    if (about === 'help')
        return answer(host, where, [help({ command, model: inputs/* text */.Qq('model') !== '', agent: inputs/* text */.Qq('agent') !== '' })], 'rocket');
    if (about === 'status') {
        return answer(host, where, [standing_status({ command, comments: stickies.toReversed(), reference })], 'rocket');
    }
    const ended = await cancelRuns(host, stickies, { by: login, command, at: clock/* systemClock */.m.now(), reference });
    (0,log/* say */.cv)(`Cancelled ${ended.length} runs, asked by run ${run.id}.`);
    return answer(host, where, [cancelled({ command, runs: ended.map(reference) })], 'rocket');
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


/***/ }),

/***/ 67001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bj: () => (/* binding */ fetchCommits),
  Ny: () => (/* binding */ fetchHistory),
  kj: () => (/* binding */ isReachable),
  fY: () => (/* binding */ parentsOf)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/git/remote.js

/** What git's way to a server needs from our environment: proxies and certificates. */
const passed = ['http_proxy', 'https_proxy', 'no_proxy', 'all_proxy', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'];
/** The address of a repository. Throws `input` unless it is http or https, and server and path alone. */
function requirePlainAddress(url) {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !['http:', 'https:'].includes(address.protocol))
        throw new errors/* SafeDebugError */.rc('input', 'Commits can only be fetched from an http or https address. Name the repository by such an address.');
    if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '') {
        throw new errors/* SafeDebugError */.rc('input', `The address of the repository on ${address.host} holds more than server and path. Give the token apart from it.`);
    }
    return address;
}
/**
 * The environment of one git command that speaks to `url` and nothing else (git-config manual, GIT_CONFIG_COUNT): the
 * token is in no argument and in no file. Redirects are not followed, because curl would send the header along to
 * wherever they lead.
 */
function remoteEnvironment(url, token, stalledS) {
    const settings = [
        [`protocol.${requirePlainAddress(url).protocol.slice(0, -1)}.allow`, 'always'],
        ['http.followRedirects', 'false'],
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', String(stalledS)],
        ['credential.helper', ''],
    ];
    if (token !== null)
        settings.push([`http.${url}.extraheader`, `Authorization: basic ${encoded(token)}`]);
    const environment = { GIT_CONFIG_COUNT: String(settings.length) };
    for (const [index, [key, value]] of settings.entries()) {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    for (const name of passed) {
        const value = process.env[name];
        if (value !== undefined)
            environment[name] = value;
    }
    return environment;
}
/** GitHub takes a token as the password of this name (its documentation on HTTP-based access by apps). */
function encoded(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}
/** What git's standard error after a failed fetch means. The token is in no message. */
function remoteFault(stderr, token, what, url) {
    const said = withoutToken(stderr, token);
    const found = meanings.find(({ sign }) => sign.test(said));
    const { code, why } = found ?? { code: 'environment', why: `${firstFault(said)}. Look at the network and githubstatus.com, and run again` };
    return { isFinal: found !== undefined, error: new errors/* SafeDebugError */.rc(code, `Fetching ${what} from ${url} failed: ${why}.`) };
}
/** Messages of git 2.30 to 2.51 (remote-curl.c, http.c, fetch-pack.c, upload-pack.c); faults that no second attempt mends. */
const meanings = [
    { sign: /Authentication failed|could not read Username|returned error: 40[13]\b/, code: 'environment', why: 'the server does not let this token read. Give the job `permissions: contents: read`, and make sure that the token is of this repository' },
    { sign: /returned error: 30\d|unable to update url base from redirection/, code: 'environment', why: 'the server sends on to another address, which is not followed. Name the repository by its present address' },
    { sign: /repository '.*' not found|returned error: 404\b/, code: 'environment', why: 'there is no such repository, or the token may not see it. Give the job `permissions: contents: read`' },
    { sign: /not our ref|unadvertised object|couldn't find remote ref/, code: 'input', why: 'the server does not have it. Name a commit of this repository or of the pull request; a commit that was pushed away by force may be gone' },
];
function firstFault(stderr) {
    const lines = stderr.split('\n').map((line) => line.trim());
    return (lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines[0] ?? '').replace(/\.$/, '') || 'git gave no reason';
}
function withoutToken(text, token) {
    return token === null || token === '' ? text : text.replaceAll(token, '***').replaceAll(encoded(token), '***');
}

// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(85799);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(31433);
;// CONCATENATED MODULE: ./build/git/fetch.js






const defaultPatience = { waitsMs: [2_000, 6_000, 12_000], stalledS: 30 };
/**
 * Fetches commits with all their files, and `depth - 1` generations before them: 1 for the commits alone, 2 to see what
 * each changed. Each is then there under its own id. Throws `input` for an address or id that cannot be, or a commit that the
 * server does not have; `environment` for a token that may not read, and for a network that stays broken.
 */
async function fetchCommits({ commits, depth = 1, ...source }) {
    for (const commit of commits)
        if (!/^[0-9a-f]{40}$/.test(commit))
            throw new errors/* SafeDebugError */.rc('input', `"${commit}" is not the id of a commit: it needs 40 hex digits.`);
    const wanted = [...new Set(commits)];
    const scratch = await fetchInto(source, [`--depth=${depth}`], wanted.map((commit) => `${commit}:refs/fetched/${commit}`), `the commit ${wanted.join(', ')}`);
    await requireCommits(scratch, wanted, source.url);
    return (0,repository/* openRepository */.h_)(source.directory);
}
/**
 * Fetches the commits that refs reach, without folders and files (a partial clone with `tree:0`, git-rev-list manual): enough
 * to ask who descends from whom. `refs` are full names, or patterns with one `*`; a full name that is not there is an error.
 * Throws like `fetchCommits`.
 */
async function fetchHistory({ refs, ...source }) {
    for (const ref of refs)
        if (!isRefPattern(ref))
            throw new errors/* SafeDebugError */.rc('input', `"${ref}" is not a full name of a ref, or a pattern of such names.`);
    const scratch = await fetchInto(source, ['--filter=tree:0'], refs.map((ref) => `+${ref}:${ref}`), `the history of ${refs.join(', ')}`);
    // git notes the server as one to ask for what is missing; nothing of this is ever asked for.
    await (0,git/* git */.$Y)(scratch.place, ['config', '--remove-section', `remote.${source.url}`], { accept: 'any' });
    return (0,repository/* openRepository */.h_)(source.directory);
}
/** Whether a ref of the repository reaches a commit. */
async function isReachable(repository, commit) {
    const known = await (0,git/* git */.$Y)(repository.place, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' });
    if (known.exitStatus !== 0)
        return false;
    const reaching = await (0,git/* git */.$Y)(repository.place, ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${commit}`]);
    return reaching.stdout.length > 0;
}
/** Ids of a commit's parents, as the commit itself names them: also where a shallow history hides them. */
async function parentsOf(repository, commit) {
    const content = await (0,git/* git */.$Y)(repository.place, ['cat-file', 'commit', commit]);
    const [head = ''] = content.stdout.toString('utf8').split('\n\n');
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
}
async function fetchInto(source, options, refspecs, what) {
    const { url, token, directory, patience = defaultPatience } = source;
    const environment = remoteEnvironment(url, token, patience.stalledS);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(directory, null);
    const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-maintenance', ...options, '--', url, ...refspecs];
    for (let attempt = 0;; attempt += 1) {
        const { exitStatus, stderr } = await (0,git/* git */.$Y)(scratch.place, args, { accept: 'any', environment });
        if (exitStatus === 0)
            return scratch;
        const waitMs = patience.waitsMs[attempt];
        const fault = remoteFault(stderr, token, what, url);
        if (fault.isFinal || waitMs === undefined)
            throw fault.error;
        await (0,promises_.setTimeout)(waitMs);
    }
}
async function requireCommits(scratch, commits, url) {
    const answers = await (0,git/* gitLine */.JG)(scratch.place, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], { input: `${commits.join('\n')}\n` });
    const there = new Set(answers.split('\n'));
    for (const commit of commits) {
        if (!there.has(`${commit} commit`))
            throw new errors/* SafeDebugError */.rc('input', `${url} sent no commit with the id ${commit}. Name the id of a commit.`);
    }
}
/** Full names as git-check-ref-format(1) has them, at most one star, and nothing that could be a refspec of its own. */
function isRefPattern(ref) {
    return /^refs\/[^\s~^:?[\\*]+(?:\*[^\s~^:?[\\*]*)?$/.test(ref) && !ref.includes('..') && !ref.includes('@{');
}


/***/ }),

/***/ 56224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ proposeIntoStore),
/* harmony export */   Nv: () => (/* binding */ planFromStore),
/* harmony export */   SV: () => (/* binding */ replayDigest),
/* harmony export */   TF: () => (/* binding */ replayIntoStore),
/* harmony export */   mF: () => (/* binding */ worldIntoStore),
/* harmony export */   t2: () => (/* binding */ planIntoStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20545);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82512);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88608);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91973);
/* harmony import */ var _files_file_part_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(936);
/* harmony import */ var _worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48204);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42041);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62785);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82593);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(98768);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(54311);
















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
    const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.setUpLog) });
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
