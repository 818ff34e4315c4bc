export const id = 600;
export const ids = [600];
export const modules = {

/***/ 29887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(85799);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/fitting.js
var fitting = __webpack_require__(63192);
// EXTERNAL MODULE: ./build/studio/github/marker.js
var marker = __webpack_require__(73753);
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
function answerComment(asked, answers) {
    const shown = answers.slice(0, mostAnswers);
    const more = answers.length > mostAnswers ? [(0,markdown.md) `${answers.length - mostAnswers} more of this kind.`] : [];
    const text = answers.length === 1 ? answers[0] : (0,blocks/* bullets */.e5)([...shown, ...more]);
    return (0,fitting/* fitted */.$5)([(0,fitting/* always */.Gk)((0,markdown/* trustedMarkdown */.pG)((0,marker/* writeAnswerMarker */.mi)(asked))), (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([text]))], fitting/* mostOfBody */.h$);
}
/** A name that somebody wrote, as code. */
function answer_named(text) {
    return (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(text, 120));
}
/** A command as one would type it. `command`: its configured name. */
function answer_typed(command, rest = '') {
    return (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(rest === '' ? command : `${command} ${rest}`, 160));
}

// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
;// CONCATENATED MODULE: ./build/studio/github/answers/asking.js







const mostPaths = 3;
/** Somebody without write permission asked. `comment`: id of the one that holds the idea. */
function notAuthorised({ command, comment }) {
    return (0,markdown.md) `Thank you for the idea. Only people with write permission can start a run here; a maintainer can try this one with ${answer_typed(command, `comment ${comment}`)}.`;
}
/** A comment is not any more what it was when the run began. */
function commentEdited({ command, url }) {
    return (0,markdown.md) `${(0,blocks/* link */.nf)('A comment', url)} of this run was edited after it was posted, so it is not tried. Post it as a new comment, and ask again with ${answer_typed(command)}.`;
}
/** A comment is gone. */
function commentDeleted({ command, comment }) {
    return (0,markdown.md) `The comment ${(0,blocks/* code */.aY)(String(comment))} is not here: it was deleted, or belongs to another discussion. Post its diff again and ask with ${answer_typed(command)}.`;
}
/** The head moved between question and plan, or plan and promotion. Commit ids. */
function headMoved({ command, from, to }) {
    return md `The head moved from ${code(from.slice(0, 12))} to ${code(to.slice(0, 12))} meanwhile, so nothing of this run counts for it. Ask again with ${typed(command)} to try the new head.`;
}
/** The same snapshot is being tried. `sticky`: address of its comment. */
function alreadyTrying({ command, run, sticky }) {
    const where = sticky === null ? null : md `, and ${link('its comment', sticky)} will hold the result`;
    return md `This snapshot is already being tried: ${runLink(run)}${where}. Wait for it, or stop it with ${typed(command, 'cancel')} and ask again.`;
}
/** The command found no idea. `since`: when the head was pushed (ISO 8601), null if unknown. */
function nothingToTry({ command, since }) {
    const when = since === null ? null : (0,markdown.md) ` (${(0,blocks/* code */.aY)(since)})`;
    return (0,markdown.md) `Nothing to try was found. What counts: a fenced block marked ${(0,blocks/* code */.aY)('diff')} or ${(0,blocks/* code */.aY)('patch')} in this comment, or in an unedited comment since the head was pushed${when} by somebody with write permission. Other ways are listed by ${answer_typed(command, 'help')}.`;
}
/** More ideas than one run takes. */
function tooManyCandidates({ command, found, most }) {
    return (0,markdown.md) `${(0,quantities/* count */.U9)(found, 'candidate')} were found, but one run takes at most ${most}. Name a single comment with ${answer_typed(command, 'comment ID')}, or post the best ones in a new comment.`;
}
/** No provider of proposals is set up. */
function notConfigured(what) {
    return (0,markdown.md) `No ${what} is set up here. A maintainer can set one up in the workflow; until then, post an idea as a diff.`;
}
/** Models and agents see no snapshot from a fork. */
function modelsOffForForks({ command }) {
    return (0,markdown.md) `The head of this pull request is in a fork, and for forks no model or agent is asked: their key must not meet code of strangers. Post an idea as a diff and ask with ${answer_typed(command)}.`;
}
/** The day's runs are used up. */
function dailyCapReached({ cap }) {
    return (0,markdown.md) `The daily limit of ${(0,quantities/* count */.U9)(cap, 'run')} on this pull request is used up. Ask again tomorrow (UTC), or a maintainer can raise the limit in the workflow.`;
}
/** On an issue the snapshot is the default branch's head, and that does not fail. `commit`: that head. */
function issueWithoutFailingCommit({ command, commit, branch }) {
    return md `An issue has no commit of its own: tried is the head of ${named(branch)}, ${code(commit.slice(0, 12))}, and no failing run of it is known. Ask with ${typed(command)} on the pull request whose tests fail.`;
}
/** The one-step form runs everything in a job that may write. */
function forkInOneStep() {
    return md `The head of this pull request is in a fork, and the one-step form does not run code of forks. A maintainer can set up the reusable workflow, where such code runs in jobs without any right.`;
}
/** There is nothing to promote to any more. */
function pullRequestClosed({ merged }) {
    return merged ? (0,markdown.md) `This pull request is merged, so nothing is tried for it. If the branch it went to fails now, ask on an issue or on a new pull request.` : (0,markdown.md) `This pull request is closed, so nothing is tried for it. Reopen it and ask again.`;
}
/** A patch changes workflows or the bot's own rules. */
function workflowFiles({ paths }) {
    const shown = listed(paths.slice(0, mostPaths).map(named));
    return md `The patch changes ${shown}${paths.length > mostPaths ? md ` and more` : null}. Files under ${code('.github')}, ${code(configurationPath)} among them, are never changed by a run: take that part out, and let a person commit it.`;
}
/** What was asked for cannot be planned. `message`: of the error, which may be anything. */
function unusable({ command, message }) {
    return (0,markdown.md) `This cannot be tried: ${(0,studio_text/* brief */.dh)(message, 600)} Mend it, and ask again with ${answer_typed(command)}.`;
}

;// CONCATENATED MODULE: ./build/studio/github/answers/targets.js





/** What is wrong with a command or an idea, and how it is written rightly. `command`: its configured name. */
function problemAnswer(problem, { command }) {
    switch (problem) {
        case 'unrecognised-command':
            return (0,markdown.md) `This is no command I know. ${answer_typed(command, 'help')} lists all of them.`;
        case 'invalid-ref':
            return (0,markdown.md) `This is no name of a branch or commit that can be used. Write one plain name: ${answer_typed(command, 'branch NAME')} or ${answer_typed(command, 'commit SHA')}.`;
        case 'short-sha':
            return (0,markdown.md) `A shortened commit id can come to mean another commit. Write the whole id, 40 or 64 digits: ${answer_typed(command, 'commit SHA')}.`;
        case 'invalid-artifact-name':
            return (0,markdown.md) `This is no name that an artifact can have. Write the name as the run's page shows it: ${answer_typed(command, 'artifact NAME')}.`;
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
    return (0,markdown.md) `There is no branch ${answer_named(name)} in this repository. Check the name, then ask with ${answer_typed(command, 'branch NAME')}.`;
}
/** The branch is in another repository. */
function branchOutside({ name }) {
    return md `The branch ${named(name)} is not in this repository, and branches of forks are not tried. Push it here, or post its diff.`;
}
/** The commit belongs neither to this repository nor to the pull request. */
function commitUnreachable({ id }) {
    return (0,markdown.md) `The commit ${answer_named(id)} belongs to no branch of this repository and not to this pull request. Push it to a branch here, or post its diff.`;
}
/** A merge has no one patch. */
function mergeCommit({ id }) {
    return (0,markdown.md) `The commit ${answer_named(id)} is a merge, which is no single patch. Name one of the commits it merged, or its branch.`;
}
/** No artifact of that name from a run on the snapshot. */
function artifactNotFound({ name, commit }) {
    return (0,markdown.md) `No run on ${(0,blocks/* code */.aY)(commit.slice(0, 12))} in this repository left an artifact ${answer_named(name)}. Check the name on the run's page.`;
}
/** The artifact is past its retention. */
function artifactExpired({ name }) {
    return (0,markdown.md) `The artifact ${answer_named(name)} is expired, so its patches are gone. Run the workflow that makes it again, then ask again.`;
}
/** The artifact is of another commit. */
function artifactOfOtherCommit({ name, commit, found }) {
    return (0,markdown.md) `The artifact ${answer_named(name)} is of ${(0,blocks/* code */.aY)(found.slice(0, 12))}, not of the snapshot ${(0,blocks/* code */.aY)(commit.slice(0, 12))}. Run the workflow that makes it on the snapshot, then ask again.`;
}
/** All suggestions that were found are outdated. */
function suggestionsOutdated({ number }) {
    return md `${count(number, 'suggestion')} found, but outdated: the lines changed since. Make the review again on the newest commit.`;
}
/** Suggestions of one review for the same lines. */
function suggestionsOverlapping({ number }) {
    return md `${count(number, 'suggestion')} of one review overlap${number === 1 ? 's' : ''} others, so they are tried as alternatives and not together. To try them as one, make them one suggestion.`;
}
/** The branch holds nothing that the snapshot does not have. */
function branchWithoutChange({ name }) {
    return (0,markdown.md) `The branch ${answer_named(name)} changes nothing against the snapshot, or shares no history with it. Push the idea to it, then ask again.`;
}
/** The artifact holds no patches that can be read. `why`: what was wrong, one sentence. */
function artifactUnusable({ name, why }) {
    return (0,markdown.md) `The artifact ${answer_named(name)} cannot be used: ${(0,studio_text/* brief */.dh)(why, 300)} It has to hold files that end in ${(0,blocks/* code */.aY)('.patch')} or ${(0,blocks/* code */.aY)('.diff')}.`;
}

// EXTERNAL MODULE: ./build/requests/conversation.js
var conversation = __webpack_require__(94272);
;// CONCATENATED MODULE: ./build/requests/answer.js




/** Answers a comment, once: with a comment, and with a reaction on what was asked. Without a discussion there is nobody to answer. */
async function answer(host, where, answers, reaction) {
    if (where.discussion === null || where.comment === null)
        return;
    await (0,conversation/* react */.wv)(host, where.comment, reaction);
    await host.writeComment(where.discussion, answerComment(where.comment.id, answers));
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
            return problemAnswers(refusal.problems, command) ?? [problemAnswer('unrecognised-command', { command })];
        case 'nothing-to-try':
            return problemAnswers(refusal.problems, command) ?? [nothingToTry({ command, since: null })];
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
function problemAnswers(problems, command) {
    const [first, ...others] = problems.filter(isAskingProblem).map((problem) => problemAnswer(problem, { command }));
    return first === undefined ? null : [first, ...others];
}

// EXTERNAL MODULE: ./build/studio/github/sticky-comment.js + 1 modules
var sticky_comment = __webpack_require__(86368);
;// CONCATENATED MODULE: ./build/requests/cancel.js

/**
 * Cancels what is under way in a discussion: the bot's comment on it says so from now on, and a promotion looks there
 * before it does anything. Worlds that run already run to their end. Returns what was cancelled.
 */
async function cancelRuns(host, stickies, { by, command, at, reference }) {
    const running = stickies.filter(isUnderWay);
    for (const sticky of running) {
        const [current] = sticky.marker.tries;
        const context = { run: reference(sticky), startedAt: current?.at ?? at.toISOString(), comment: current?.comment ?? null, earlier: { ...sticky.marker, tries: sticky.marker.tries.map((one) => ({ ...one, cancelled: true })) }, command };
        await host.updateComment(sticky.id, (0,sticky_comment/* cancelledComment */.te)(sticky.marker.snapshot, context, by));
    }
    return running;
}
/** A comment shows the run that wrote it last; a newer one among its tries is not decided yet. */
function isUnderWay({ marker: { run, state, tries } }) {
    return state === 'planned' || state === 'running' || (tries[0] !== undefined && tries[0].run !== run);
}

// EXTERNAL MODULE: ./build/requests/plan-request.js
var plan_request = __webpack_require__(98096);
// EXTERNAL MODULE: ./build/entries/proposers.js + 5 modules
var proposers = __webpack_require__(73664);
// EXTERNAL MODULE: ./build/entries/run-request.js
var run_request = __webpack_require__(80966);
// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(56224);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
// EXTERNAL MODULE: ./build/store/artifact-store.js + 3 modules
var artifact_store = __webpack_require__(44347);
// EXTERNAL MODULE: ./build/studio/github/job-summary.js
var job_summary = __webpack_require__(7949);
;// CONCATENATED MODULE: ./build/studio/github/answers/standing.js





const left = (name) => ({ name, side: 'left' });
/** All commands, as they can be used here. `model`, `agent`: whether they are set up. */
function help({ command, model, agent }) {
    const unless = (there) => (there ? '' : ' (not set up here)');
    const rows = [
        ['', 'the diffs of this comment; without any, every unedited diff comment since the head was pushed, by people with write permission'],
        ['comment ID', 'the diffs in that comment, whoever wrote it; you vouch for them'],
        ['suggestions', 'each review with suggestion blocks'],
        ['branch NAME', 'what a branch of this repository changes'],
        ['commit SHA', 'a single commit, no merge'],
        ['artifact NAME', "patch files in an artifact of a run on the snapshot's commit"],
        ['model [N]', `proposals of a model${unless(model)}`],
        ['agent [N]', `proposals of a coding agent${unless(agent)}`],
        ['status', 'what is running'],
        ['cancel', 'stop what is running'],
        ['help', 'this table'],
    ];
    const cells = rows.map(([rest, what]) => [answer_typed(command, rest), what]);
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
/** What is running and what was decided, the newest first. */
function standing_status({ command, runs }) {
    if (runs.length === 0)
        return (0,markdown.md) `Nothing was tried here yet. ${answer_typed(command, 'help')} tells how.`;
    const rows = runs.slice(0, mostRuns).map(({ run, snapshot, state, comment }) => [(0,verdict/* runLink */.ut)(run), answer_named(snapshot.slice(0, 12)), states[state], (0,blocks/* link */.nf)('comment', comment)]);
    const more = runs.length > mostRuns ? (0,markdown.md) `${(0,quantities/* count */.U9)(runs.length - mostRuns, 'earlier run')} not shown.` : null;
    return (0,blocks/* stack */.t$)([(0,blocks/* table */.tp)(['run', 'snapshot', 'state', 'told in'].map(left), rows), more]);
}
/** What was stopped. */
function cancelled({ command, runs }) {
    if (runs.length === 0)
        return (0,markdown.md) `Nothing is running here, so there is nothing to cancel. ${answer_typed(command, 'status')} shows what was decided.`;
    const more = runs.length > mostRuns ? (0,markdown.md) ` and more` : null;
    return (0,markdown.md) `Cancelled: ${(0,blocks/* listed */.KE)(runs.slice(0, mostRuns).map(verdict/* runLink */.ut))}${more}. Nothing of it is promoted. Ask again with ${answer_typed(command)}.`;
}

// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
// EXTERNAL MODULE: ./build/action/surroundings.js + 19 modules
var action_surroundings = __webpack_require__(77281);
// EXTERNAL MODULE: ./build/action/artifacts.js
var artifacts = __webpack_require__(44544);
;// CONCATENATED MODULE: ./build/action/modes/plan.js























/** Reads the event, answers it, and leaves a plan for the world jobs. Runs nobody's code. */
async function plan(surroundings, folder) {
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
        command: inputs/* text */.Qq('command'),
        ask: ask.length > 0 ? ask : [inputs/* text */.Qq('command')],
        pull: inputs/* numberOrNull */.wD('pull-request'),
        defaultBranch: surroundings.defaultBranch ?? (await host.repository()).defaultBranch,
        repository,
        branchPrefix: inputs/* branchPrefix */.$j(),
        dailyLimit: inputs/* number */.ai('daily-limit', 1, 1000),
        mostCandidates: inputs/* number */.ai('max-candidates', 1, 16),
        proposers: (configuration) => (0,proposers/* proposersFrom */._1)(inputs/* proposerValues */.LY(), configuration),
        run: run.id,
        firstAttempt: run.attempt === 1,
    };
    return (0,plan_request/* readRequest */["in"])(event, settings, { host, source: { url: `${serverUrl}/${repository}`, token: inputs/* text */.Qq('token') }, folder: fetched }, clock/* systemClock */.m.now());
}
/** Says why nothing is tried. A fault with nobody to answer, or that is none of the asker's, also fails the job. */
async function refuse({ refusal, where, commit }, host) {
    const fault = refusal.code === 'unusable' ? refusal.fault : null;
    (0,log/* warn */.R8)(`Not tried: ${fault?.message ?? `${refusal.code}.`}`);
    const answered = answer(host, where, refusalAnswers(refusal, { command: inputs/* text */.Qq('command'), commit }), 'confused');
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
        core/* setOutput */.uH('matrix', JSON.stringify(written.plan.proposers === null ? (0,world/* worldsOf */.XB)(written.plan) : ['baseline']));
        core/* setOutput */.uH('proposers', String(written.plan.proposers !== null));
        core/* setOutput */.uH('snapshot', written.plan.snapshot.commit);
        core/* setOutput */.uH('plan-digest', written.planDigest);
        await tell(written.plan, asked.sticky, surroundings, host);
        await (0,summary/* summarise */.f)((0,job_summary/* planSummary */.MM)(written.plan));
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
        run: { id: run.id, attempt: run.attempt },
        host: (0,plan_request/* pinnedHost */.hg)(subject, collection.comments, { server: serverUrl, repository, runUrl: run.url, pullRequest: inputs/* pullRequest */.VV() }),
    };
}
async function tell(planned, sticky, { run }, host) {
    if (planned.host?.discussion == null)
        return;
    const context = { run, startedAt: planned.createdAt, comment: planned.trigger.comment?.id ?? null, earlier: sticky?.marker ?? null, command: inputs/* text */.Qq('command') };
    await (0,conversation/* say */.cv)(host, planned.host.discussion.number, sticky, (0,sticky_comment/* planComment */.tx)(planned, context));
}
async function converse({ about, login, where, stickies }, { run, serverUrl, repository }, host) {
    const command = inputs/* text */.Qq('command');
    const reference = ({ marker }) => ({ id: marker.run, attempt: marker.attempt, url: `${serverUrl}/${repository}/actions/runs/${marker.run}` });
    if (about === 'help')
        return answer(host, where, [help({ command, model: false, agent: false })], 'rocket');
    if (about === 'status') {
        const runs = stickies.toReversed().map((sticky) => ({ run: reference(sticky), snapshot: sticky.marker.snapshot, state: sticky.marker.state, comment: sticky.url }));
        return answer(host, where, [standing_status({ command, runs })], 'rocket');
    }
    const ended = await cancelRuns(host, stickies, { by: login, command, at: clock/* systemClock */.m.now(), reference });
    (0,log/* say */.cv)(`Cancelled ${ended.length} runs, asked by run ${run.id}.`);
    return answer(host, where, [cancelled({ command, runs: ended.map(reference) })], 'rocket');
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

/***/ 94272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ triesToday),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   fN: () => (/* binding */ stickiesIn),
/* harmony export */   fQ: () => (/* binding */ stickyOf),
/* harmony export */   gJ: () => (/* binding */ memorySince),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(220);
/* harmony import */ var _studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73753);


const dayMs = 24 * 60 * 60 * 1000;
/** The bot's comments among others, the oldest first. What a person wrote is none, whatever it looks like. */
function stickiesIn(comments) {
    return comments.flatMap(({ id, url, body, author }) => {
        const marker = author?.isBot ? (0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(body) : null;
        return marker === null ? [] : [{ id, url, marker }];
    });
}
/** The bot's newest comment on a snapshot's commit. */
function stickyOf(stickies, snapshot) {
    return stickies.findLast(({ marker }) => marker.snapshot === snapshot) ?? null;
}
/** Runs that were started in the last 24 hours, apart from the one that asks: it may be run again. */
function triesToday(stickies, asking, now) {
    const runs = stickies.flatMap(({ marker }) => marker.tries).filter(({ run, at }) => run !== asking && now.getTime() - Date.parse(at) < dayMs);
    return new Set(runs.map(({ run }) => run)).size;
}
/** Writes the bot's comment on a snapshot: over the earlier one, or anew if there is none or it was deleted. */
async function say(host, discussion, sticky, body) {
    const updated = sticky === null ? null : await host.updateComment(sticky.id, body);
    return updated ?? host.writeComment(discussion, body);
}
/** Reacts to a comment, which may be deleted by now. */
async function react(host, comment, reaction) {
    try {
        return await host.react(comment, reaction);
    }
    catch (error) {
        if (error instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiFailure */ .F && error.kind === 'not-found')
            return 'gone';
        throw error;
    }
}
/** Earliest time that matters for a snapshot: what is said of it, and the last day. Commits may claim to be of the future. */
function memorySince(committedAt, now) {
    return new Date(Math.min(Date.parse(committedAt), now.getTime() - dayMs)).toISOString();
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
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10999);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88608);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91973);
/* harmony import */ var _worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55034);
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42041);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62785);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82593);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49632);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(54311);














/** Makes the plan and leaves it in the store. Throws as `writePlan` does. */
async function planIntoStore(settings, store, clock) {
    const runId = (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .newRunId */ .F$)(clock);
    return withWorkspace(runId, async (workspace) => {
        const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .stagingFolder */ .cy)(workspace);
        const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .EventLog */ .v(clock);
        events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.events));
        events.emit('run.started', { id: runId });
        const planned = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .writePlan */ .pD)(settings, { runId, workspace, events, clock }, target);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The store holds no plan (${name}). Run the step "plan" over the same store first.`);
    const { bytes, plan } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(folder).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The plan in the store cannot be used. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { cause });
    });
    const planDigest = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(bytes);
    if (expected !== null && planDigest !== expected)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('evidence', `The plan in the store is not the one that was made: its digest is ${planDigest}, not ${expected}. Something replaced it; nothing of this run can be used.`);
    return { plan, planDigest, folder };
}
/** Runs one world of a stored plan and leaves its record in the store. Returns the end of its log too. Throws `input` for a world that the plan does not have. */
async function worldIntoStore(stored, id, context) {
    const { plan } = stored;
    if (!(0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .worldsOf */ .XB)(plan).includes(id))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `The world "${id}" is not in this plan: its worlds are ${(0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .worldsOf */ .XB)(plan).join(', ')}.`);
    return withWorkbench(stored, context, async (workbench, target) => {
        if (id === 'baseline')
            workbench.events.emit('baseline.started', {}, id);
        const result = await (0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .runWorld */ .m5)(workbench, (0,_world_js__WEBPACK_IMPORTED_MODULE_13__/* .taskOf */ .Xb)(id), target);
        const touched = await workbench.snapshot.touchedPath();
        if (touched !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
        if (id === 'baseline')
            workbench.events.emit('baseline.finished', {}, id);
        const log = await endOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, result.record.log.file));
        await context.store.put(plan.names.worlds[id] ?? id, target);
        return { ...result, log };
    });
}
/**
 * Ranks what the worlds left, replays the winner, and leaves the replay in the store. `records` are digests of the worlds'
 * records as told by another way than the store. The digest covers the records of the replay.
 */
async function replayIntoStore(stored, context, records) {
    return withWorkbench(stored, context, async (workbench, target) => {
        const winner = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_11__/* .replayWinner */ .h)(workbench, context.store, target, new Map(records));
        const digest = await replayDigest(target);
        await context.store.put(stored.plan.names.replay, target);
        return { winner, digest };
    });
}
/** Digest over the records that a replay left in its folder; a replay that did not run has one too. */
async function replayDigest(folder) {
    const digests = {};
    for (const world of ['replay', 'replay-baseline']) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.record(world));
        digests[world] = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null))?.isFile() ? await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfFile */ .M)(file) : null;
    }
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfJson */ .Qs)(digests);
}
const mostLogBytes = 200_000;
/** The last part of a log, cleaned as it is kept. */
async function endOf(file) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r');
    try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(mostLogBytes), 0, mostLogBytes, Math.max(0, size - mostLogBytes));
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await handle.close();
    }
}
/**
 * Asks the plan's model and agents, and leaves the plan that extends it in the store. Null when nobody was asked, because
 * the baseline did not fail or the plan asks nobody.
 */
async function proposeIntoStore(stored, context, access, records) {
    if (stored.plan.proposers === null)
        return null;
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, (workbench, target) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_12__/* .propose */ .B)(1, stored, workbench, { store: context.store, repository: context.repository, records, access, target })));
}
function withWorkbench(stored, context, work) {
    return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, work));
}
async function inWorkbench({ plan, planDigest, folder }, { repository, passed, jobs, clock, signal }, workspace, work) {
    const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .stagingFolder */ .cy)(workspace);
    const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .EventLog */ .v(clock);
    events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.events));
    const pack = plan.snapshot.dirty ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.pack) : null;
    const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.setUpLog) });
    const result = await work(workbench, target);
    events.close();
    return result;
}
async function withWorkspace(runId, work) {
    const workspace = await _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .Workspace */ .a.open(runId);
    try {
        return await work(workspace);
    }
    finally {
        await workspace.close();
    }
}


/***/ }),

/***/ 86368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  te: () => (/* binding */ cancelledComment),
  LD: () => (/* binding */ failedComment),
  tx: () => (/* binding */ planComment),
  HR: () => (/* binding */ resultComment),
  uE: () => (/* binding */ tableComment)
});

// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/fitting.js
var fitting = __webpack_require__(63192);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
// EXTERNAL MODULE: ./build/studio/github/parts/candidates.js
var candidates = __webpack_require__(68502);
// EXTERNAL MODULE: ./build/studio/github/parts/evidence.js
var parts_evidence = __webpack_require__(24513);
// EXTERNAL MODULE: ./build/studio/github/parts/limits.js
var limits = __webpack_require__(65332);
// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(31838);
;// CONCATENATED MODULE: ./build/studio/github/parts/next.js






const mostNamed = 3;
const longestGlob = 120;
const longestWhy = 400;
/** What a person can do next, most useful first. `command`: name of the command that asks for a run. */
function nextPart(account, command) {
    const steps = stepsAfter(account, (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(command, 40)));
    return steps.length === 0 ? fitting/* absent */.Ge : (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,markdown.md) `#### Next`, (0,blocks/* bullets */.e5)(steps)]));
}
function stepsAfter(account, command) {
    switch (account.outcome) {
        case 'fixed':
            return afterFix(account, command);
        case 'no-winner':
            return [...guardedHint(account), ...reportHint(account), (0,markdown.md) `Write another idea as a diff in a comment that begins with ${command}.`];
        case 'already-green':
            return [(0,markdown.md) `If another commit fails, push it and ask again with ${command}.`];
        case 'indeterminate':
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
function guardedHint({ candidates }) {
    const would = candidates.filter(({ reasons }) => reasons.length === 1 && reasons[0] === 'guarded-path').map(({ id }) => id);
    return would.length === 0 ? [] : [`${would.join(', ')} would win without changes to guarded files. If those are right, commit them first and try the rest as a candidate.`];
}
function reportHint({ baseline, candidates }) {
    const results = [baseline.result, ...candidates.map(({ result }) => result)].filter((result) => result !== null);
    const blind = results.length > 0 && results.every(({ problems }) => problems.includes('report-missing') || problems.includes('report-unparseable'));
    return blind ? [(0,markdown.md) `No report could be read, so nothing is known per test. Check the workflow's inputs ${(0,blocks/* code */.aY)('report')} and ${(0,blocks/* code */.aY)('report-format')}.`] : [];
}
function unstableHint({ baseline: { result }, tests }) {
    if (result === null)
        return [];
    if (result.problems.includes('command-not-found'))
        return [(0,markdown.md) `The gate's command, or a program it calls, was not found (exit status 127). Check the workflow's input ${(0,blocks/* code */.aY)('gate')}; what is installed but not in git needs ${(0,blocks/* code */.aY)('setup')}.`];
    const [first, ...others] = result.attempts;
    const unstable = tests.filter((_, index) => others.some(({ results }) => results[index] !== first?.results[index]));
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

// EXTERNAL MODULE: ./build/studio/github/parts/patch.js
var parts_patch = __webpack_require__(91132);
// EXTERNAL MODULE: ./build/studio/github/parts/planned.js
var planned = __webpack_require__(57836);
// EXTERNAL MODULE: ./build/studio/github/parts/replay.js
var replay = __webpack_require__(77371);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
// EXTERNAL MODULE: ./build/studio/github/parts/worlds.js
var worlds = __webpack_require__(16177);
// EXTERNAL MODULE: ./build/studio/github/sticky.js
var sticky = __webpack_require__(92940);
;// CONCATENATED MODULE: ./build/studio/github/sticky-comment.js
















/** When a run was planned: what is going to be tried, and where to watch it. At most 60,000 bytes, as all of them. */
function planComment(plan, context) {
    const running = (0,documents_plan/* candidatesToRun */.$S)(plan).length;
    return (0,sticky/* sticky */.q)(plan.snapshot.commit, 'planned', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([running === 0 ? (0,verdict/* verdictLine */.MT)('bad', 'no candidate can be tried') : (0,verdict/* verdictLine */.MT)('running', `trying ${(0,quantities/* count */.U9)(running, 'candidate')}`), (0,verdict/* circumstances */.Xb)(plan, context.run)])),
        (0,planned/* plannedPart */.u)(plan),
        (0,fitting/* always */.Gk)((0,markdown.md) `Each is tried from the same snapshot in a world of its own. The result will replace this comment; ${(0,blocks/* code */.aY)(`${(0,studio_text/* brief */.dh)(context.command, 40)} cancel`)} stops the run.`),
    ]);
}
/** After the replay, before anything is decided: the table, with the promotion under way. */
function tableComment(account, context) {
    const pending = { ...account, promotion: null };
    return (0,sticky/* sticky */.q)(account.snapshot.commit, 'running', context, [(0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(pending), (0,verdict/* circumstances */.Xb)(account, context.run)])), (0,worlds/* worldsPart */.l)(pending), (0,candidates/* reasonsPart */.hT)(pending)]);
}
/** When everything is decided: verdict, table, what came of it, what to do next, and the evidence. `patch`: the winner's, null if it is not at hand. */
function resultComment(evidence, context, { patch, links }) {
    const winner = (0,candidates/* winnerOf */.Pk)(evidence);
    const { pullRequest, decision } = evidence.promotion;
    return (0,sticky/* sticky */.q)(evidence.snapshot.commit, evidence.outcome === 'cancelled' || evidence.promotion.reasons.includes('cancelled') ? 'cancelled' : 'decided', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(evidence), pullRequest === null ? null : (0,markdown.md) `**${(0,blocks/* link */.nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, (0,verdict/* circumstances */.Xb)(evidence, context.run)])),
        (0,worlds/* worldsPart */.l)(evidence),
        nextPart(evidence, context.command),
        ...(evidence.replay.status === 'failed' ? (0,replay/* replayParts */.E)(evidence) : []),
        (0,candidates/* reasonsPart */.hT)(evidence),
        winner === null || patch === null || decision !== 'withheld' ? fitting/* absent */.Ge : (0,parts_patch/* patchPart */.M)(winner, patch),
        (0,limits/* limitsPart */.c)(evidence),
        (0,parts_evidence/* evidenceLinksPart */.q6)(links),
        (0,parts_evidence/* verifyPart */.Ph)(links),
    ]);
}
/** When a run was cancelled. `snapshot`: its commit; `by`: login of who asked for it, null if it was ended on GitHub's pages. */
function cancelledComment(snapshot, context, by) {
    const who = by === null ? null : (0,markdown.md) ` by ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(by, 60))}`;
    return (0,sticky/* sticky */.q)(snapshot, 'cancelled', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdictLine */.MT)('quiet', 'cancelled'), (0,markdown.md) `The run on snapshot ${(0,blocks/* code */.aY)(snapshot.slice(0, 12))} was cancelled${who}. Nothing was promoted.`, (0,blocks/* bullets */.e5)([(0,markdown.md) `Ask again with ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(context.command, 40))}.`])])),
    ]);
}
/** When a run broke. `step`: what it was doing, a constant; `message`: of the error, which may be anything. */
function failedComment(snapshot, context, { step, message }) {
    return (0,sticky/* sticky */.q)(snapshot, 'failed', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([
            (0,verdict/* verdictLine */.MT)('bad', 'the run broke'),
            (0,markdown.md) `The step ${(0,blocks/* code */.aY)(step)} on snapshot ${(0,blocks/* code */.aY)(snapshot.slice(0, 12))} could not be completed: ${(0,studio_text/* brief */.dh)(message, 800)}`,
            (0,markdown.md) `Nothing was promoted, and nothing is said about any candidate.`,
            (0,blocks/* bullets */.e5)([(0,markdown.md) `Look into ${(0,blocks/* link */.nf)('the log of the run', context.run.url)}.`, (0,markdown.md) `When the cause is mended, ask again with ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(context.command, 40))}.`]),
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





const mostEarlier = 10;
/** The comment on a snapshot, at most 60,000 bytes: its marker, the parts, earlier runs, and who wrote it. */
function sticky(snapshot, state, { run, startedAt, comment, earlier }, parts) {
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .nextMarker */ .Yg)(earlier, { snapshot, run: run.id, attempt: run.attempt, state, at: startedAt, comment });
    const line = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker);
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedMarkdown */ .pG)(line)), ...parts, earlierPart(marker, run), (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(run))], _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .mostOfBody */ .h$);
}
function earlierPart({ tries }, run) {
    const earlier = tries.filter((one) => one.run !== run.id);
    if (earlier.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge;
    const shown = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(earlier.slice(0, mostEarlier).map((one) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${one.run}`, run.url.replace(/\/runs\/\d+.*$/, `/runs/${one.run}`))));
    const before = earlier.length > mostEarlier ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` and ${earlier.length - mostEarlier} before` : null;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `Earlier on this snapshot: ${shown}${before}.`);
}


/***/ })

};
