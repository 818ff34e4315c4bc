export const id = 588;
export const ids = [588];
export const modules = {

/***/ 71588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verify: () => (/* binding */ verify_verify)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(34634);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/verifier.js + 1 modules
var verifier = __webpack_require__(86571);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
// EXTERNAL MODULE: ./build/files/unzip.js + 1 modules
var unzip = __webpack_require__(42895);
// EXTERNAL MODULE: ./build/git/fetch.js + 1 modules
var fetch = __webpack_require__(67001);
// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var derivation = __webpack_require__(20545);
// EXTERNAL MODULE: ./build/core/promotion.js
var promotion = __webpack_require__(96503);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(88608);
// EXTERNAL MODULE: ./build/evidence/repository-checks.js
var repository_checks = __webpack_require__(78102);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(85799);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(48204);
// EXTERNAL MODULE: ./build/worlds/workspace.js + 1 modules
var worlds_workspace = __webpack_require__(89107);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
;// CONCATENATED MODULE: ./build/steps/verify.js











/** Checks evidence; each check is added to `checks` as it is done. Throws `evidence` at the first thing that does not hold. */
async function verify(settings, checks) {
    const verified = await (0,verifier/* verifyEvidence */.J)(settings.folder, settings.expect, checks);
    if (settings.repository === null)
        return;
    const workspace = await worlds_workspace/* Workspace */.a.open(verified.plan.id);
    try {
        await (0,repository_checks/* verifyAgainstRepository */.t)(verified, settings.repository, workspace);
        if (settings.rerun)
            await rerunWinner(verified, settings, settings.repository, workspace);
    }
    finally {
        await workspace.close();
    }
}
/** Runs the winner's recorded patch through the gate once more, in worlds of this machine, and holds it against the evidence. */
async function rerunWinner(verified, settings, path, workspace) {
    const { plan, planDigest, folder, evidence, checks } = verified;
    const { winner } = evidence.selection;
    if (winner === null)
        return (0,verifier/* demand */.w)(checks, 'rerun', 'there is no winner to run again', '');
    const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
    const workbench = await (0,worlds_workbench/* openWorkbench */.eF)({
        plan,
        planDigest,
        planFolder: folder,
        repository: await (0,repository/* openRepository */.h_)(path),
        pack: plan.snapshot.dirty ? (0,external_node_path_.join)(folder, layout/* layout */.Z.pack) : null,
        passed: settings.passed,
        workspace,
        events: { emit: () => undefined },
        signal: settings.signal,
        jobs: settings.jobs,
        setUpLog: (0,external_node_path_.join)(target, layout/* layout */.Z.setUpLog),
        own: [folder],
    });
    await (0,world/* runWorld */.m5)(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target);
    await (0,world/* runWorld */.m5)(workbench, { world: 'replay', candidate: winner, slot: winner }, target);
    const folders = new Map([['baseline', folder], ...plan.candidates.map(({ id }) => [id, folder]), ['replay', target], ['replay-baseline', target]]);
    const { replayFacts } = (0,derivation/* derive */.C)(await (0,observe/* observeWorlds */.A)(plan, planDigest, folders, 'complete'));
    const doubts = (0,promotion/* replayDoubts */.Ln)(replayFacts);
    const differences = replayFacts.equality?.differences.slice(0, 3).map(({ path: name, kind }) => `${name} (${kind})`) ?? [];
    (0,verifier/* demand */.w)(checks, 'rerun', doubts.length === 0 ? null : `the winner's world came out differently here: ${[...doubts, ...differences].join(', ')}`, 'same results and the same world here');
}

// EXTERNAL MODULE: ./build/studio/github/job-summary.js
var job_summary = __webpack_require__(7949);
// EXTERNAL MODULE: ./build/studio/github/marker.js
var github_marker = __webpack_require__(73753);
;// CONCATENATED MODULE: ./build/action/evidence-origin.js
/** A run's workflow file, which some answers name with its branch (REST API, "Workflow runs"). */
const workflowFile = /^\.github\/workflows\/[^/@]+\.ya?ml(?:@.+)?$/;
/** Why a run cannot be the one that made evidence of this repository; null if it can. */
function runFault(run, marker, { repository }) {
    if (run === null)
        return `there is no run ${marker.run} in this repository any more`;
    if (run.headRepository?.toLowerCase() !== repository.toLowerCase())
        return `run ${marker.run} is of ${run.headRepository ?? 'a fork that is gone'}, not of ${repository}`;
    return workflowFile.test(run.path) ? null : `run ${marker.run} is of ${run.path}, which is no workflow file of this repository`;
}
/** Events of runs that are asked in each way; null: any. */
const startedBy = {
    'workflow-run': ['workflow_run'],
    dispatch: ['workflow_dispatch', 'repository_dispatch'],
    step: null,
    'command-line': [],
};
/**
 * Events that can have started the run of a plan; null: any. A comment in a discussion starts workflows of the default branch
 * alone, as a watched workflow does; one on a line starts those of the pull request (GitHub, "Events that trigger workflows"),
 * so neither passes for the other.
 */
function startsOf({ trigger, host }) {
    if (trigger.kind !== 'comment')
        return startedBy[trigger.kind];
    const asked = host?.comments.find(({ id }) => id === trigger.comment?.id);
    return asked === undefined ? [] : [asked.kind === 'issue' ? 'issue_comment' : 'pull_request_review_comment'];
}
/** What evidence says of where it comes from that GitHub, or the body of the pull request, says differently; null if nothing. */
function originFault(plan, { trigger, snapshot, selection }, run, marker, { repository, serverUrl }) {
    const { host } = plan;
    if (host?.repository !== repository || snapshot.repository !== repository)
        return `the evidence is of the repository ${snapshot.repository}`;
    const page = host.runUrl.replace(/\/attempts\/\d+$/, '');
    if (page !== `${serverUrl}/${repository}/actions/runs/${marker.run}` || (plan.run !== null && plan.run.id !== marker.run))
        return `the evidence is of the run ${page}`;
    if (snapshot.commit !== marker.snapshot || selection.winner !== marker.candidate)
        return `the evidence is of candidate ${selection.winner ?? 'none'} on ${snapshot.commit}, not of what the body says`;
    if (trigger.kind !== plan.trigger.kind)
        return `the evidence says that a ${trigger.kind} asked, but its plan says a ${plan.trigger.kind}`;
    const events = startsOf(plan);
    return events === null || events.includes(run?.event ?? '') ? null : `the evidence says that a ${trigger.kind} asked, but ${run?.event ?? 'nothing'} started the run`;
}

// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
// EXTERNAL MODULE: ./build/action/surroundings.js + 20 modules
var action_surroundings = __webpack_require__(71899);
;// CONCATENATED MODULE: ./build/action/modes/verify.js
















const largestEvidenceBytes = 1024 * 1024 * 1024;
const numberSchema = schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr() }) });
/**
 * Checks a pull request of the bot's against its evidence: a bot opened it, the artifact is of a run of this repository and
 * has the digest in the body, the evidence holds by itself and against the repository, and the head is the very commit it
 * was promoted as. Anything else is a failure, never "neutral". Pull requests that neither come from the bot's branches nor
 * say that they are the bot's are none of its business.
 */
async function verify_verify(surroundings, folder, signal) {
    const host = (0,action_surroundings/* hostOf */.w)(surroundings, inputs/* text */.Qq('token'));
    const number = inputs/* numberOrNull */.wD('pull-request') ?? pullNumber(surroundings.payload);
    const pull = await host.pull(number);
    if (pull === null)
        throw new errors/* SafeDebugError */.rc('input', `There is no pull request ${number}.`);
    const prefix = inputs/* branchPrefix */.$j();
    const branch = { prefix, isOurs: !pull.head.isFork && pull.head.ref.startsWith(prefix) };
    // What only looks like the bot's, in other letters or in a fork, must not pass for it.
    const looksOurs = pull.head.ref.toLowerCase().startsWith(prefix.toLowerCase());
    if (!looksOurs && (0,github_marker/* readPullRequestMarker */.Be)(pull.body) === null)
        return (0,log/* say */.cv)(`Pull request ${number} is not one of the bot's: nothing to verify.`);
    const checks = [];
    const fault = await check(pull, branch, { host, surroundings, folder, signal }, checks).then(() => null, (error) => {
        if (error instanceof errors/* SafeDebugError */.rc)
            return error;
        throw error;
    });
    for (const { name, holds, detail } of checks)
        (0,log/* say */.cv)(`${holds ? 'ok ' : 'NOT'} ${name}: ${detail}`);
    await (0,summary/* summarise */.f)((0,job_summary/* verifySummary */.Il)(checks, fault?.message ?? null));
    if (fault !== null)
        throw fault;
}
async function check(pull, branch, { host, surroundings, folder, signal }, checks) {
    (0,verifier/* demand */.w)(checks, 'branch', branch.isOurs ? null : `it looks like one of the bot's, but the branch ${pull.head.ref} is not one of this repository that begins with ${branch.prefix}: if it is, give the input branch-prefix as the workflow that opened it has it`, pull.head.ref);
    (0,verifier/* demand */.w)(checks, 'author', pull.author?.isBot === true ? null : `${pull.author?.login ?? 'a deleted account'} opened it, which is no bot`, pull.author?.login ?? '');
    const marker = (0,github_marker/* readPullRequestMarker */.Be)(pull.body);
    const digest = marker?.evidence ?? null;
    (0,verifier/* demand */.w)(checks, 'body', marker === null || digest === null ? 'the body of the pull request does not name its evidence any more: it was edited, or the run did not come to its end' : null, `names the evidence ${digest}`);
    if (marker === null || digest === null)
        return;
    const evidenceFolder = await fetchEvidence(marker, host, surroundings, folder, checks);
    await verifyHead(pull, evidenceFolder, host, checks);
    const { target } = (await (0,reader/* readPlan */.m3)(evidenceFolder)).plan.host ?? { target: null };
    (0,verifier/* demand */.w)(checks, 'base', pull.base.ref === target?.branch ? null : `it goes to ${pull.base.ref}, but what was proven goes to ${target?.branch ?? 'no branch'}`, pull.base.ref);
    const { promotion, snapshot } = (await (0,reader/* readEvidence */.At)(evidenceFolder)).evidence;
    const repository = (0,external_node_path_.join)(folder, 'repository');
    await (0,fetch/* fetchCommits */.Bj)({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: inputs/* text */.Qq('token'), directory: repository, commits: [snapshot.commit, ...(promotion.commit === null ? [] : [promotion.commit])] });
    await verify({ folder: evidenceFolder, expect: digest, repository, rerun: false, passed: [], jobs: 1, signal }, checks);
}
/** The whole evidence, of a run of this repository that it says it is of. */
async function fetchEvidence(marker, host, surroundings, folder, checks) {
    const run = await host.run(Number(marker.run));
    (0,verifier/* demand */.w)(checks, 'run', runFault(run, marker, surroundings), `run ${marker.run} of ${run?.path ?? ''}, started by ${run?.event ?? ''}`);
    const artifacts = (await host.artifactsOfRun(Number(marker.run))).items;
    const document = artifacts.find(({ id }) => id === marker.artifact);
    const name = document === undefined ? null : (0,store_names/* folderBeside */.D6)(document.name);
    (0,verifier/* demand */.w)(checks, 'document', name === null ? `run ${marker.run} has no evidence under the id ${marker.artifact} any more` : null, document?.name ?? '');
    const [artifact, ...others] = artifacts.filter((item) => item.name === name);
    (0,verifier/* demand */.w)(checks, 'artifact', artifact === undefined || others.length > 0 ? `run ${marker.run} does not have exactly one artifact ${name}` : null, name ?? '');
    const zip = (0,external_node_path_.join)(folder, 'evidence.zip');
    const downloaded = artifact === undefined ? null : await host.downloadArtifact(artifact.id, zip, largestEvidenceBytes);
    (0,verifier/* demand */.w)(checks, 'download', downloaded === null ? `the artifact ${name} is expired: start the run again to get fresh evidence` : null, `${downloaded?.bytes ?? 0} bytes`);
    const target = (0,external_node_path_.join)(folder, 'evidence');
    await (0,unzip/* unzip */.$)(zip, target);
    const [{ plan }, { evidence }] = [await (0,reader/* readPlan */.m3)(target), await (0,reader/* readEvidence */.At)(target)];
    (0,verifier/* demand */.w)(checks, 'origin', originFault(plan, evidence, run, marker, surroundings), `of run ${marker.run}, asked by ${evidence.trigger.kind}`);
    return target;
}
/** The head must be the promoted commit itself; anything pushed on top was never tried. */
async function verifyHead(pull, folder, host, checks) {
    const { promotion, snapshot } = (await (0,reader/* readEvidence */.At)(folder)).evidence;
    const claimed = promotion.pullRequest;
    (0,verifier/* demand */.w)(checks, 'pull request', claimed?.number === pull.number ? null : `the evidence is of pull request ${claimed?.number ?? 'none'}`, `number ${pull.number}`);
    (0,verifier/* demand */.w)(checks, 'head', claimed?.head === pull.head.sha ? null : `the head is ${pull.head.sha}, not the promoted commit ${claimed?.head}: something was pushed after the evidence`, pull.head.sha);
    const commit = await host.commit(pull.head.sha);
    (0,verifier/* demand */.w)(checks, 'tree of the head', commit?.tree === claimed?.tree && commit?.parents.join() === snapshot.commit ? null : `the head has the tree ${commit?.tree}, not ${claimed?.tree} on the snapshot ${snapshot.commit}`, claimed?.tree ?? '');
}
function pullNumber(payload) {
    const read = numberSchema.safeParse(payload);
    if (read.success)
        return read.data.pull_request.number;
    throw new errors/* SafeDebugError */.rc('usage', 'The mode "verify" is for pull requests: start it by pull_request_target, or give the input "pull-request".');
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


/***/ })

};
