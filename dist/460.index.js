export const id = 460;
export const ids = [460];
export const modules = {

/***/ 86460:
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
// EXTERNAL MODULE: ./build/core/derivation.js + 5 modules
var derivation = __webpack_require__(40832);
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
// EXTERNAL MODULE: ./build/worlds/workbench.js + 18 modules
var worlds_workbench = __webpack_require__(55034);
// EXTERNAL MODULE: ./build/worlds/workspace.js
var worlds_workspace = __webpack_require__(42041);
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
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
// EXTERNAL MODULE: ./build/action/surroundings.js + 19 modules
var action_surroundings = __webpack_require__(77281);
;// CONCATENATED MODULE: ./build/action/modes/verify.js














const largestEvidenceBytes = 1024 * 1024 * 1024;
const numberSchema = schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr() }) });
/**
 * Checks a pull request of the bot's against its evidence: the artifact has the digest in the body, the evidence holds by
 * itself and against the repository, and the head is the very commit it was promoted as. Anything else is a failure, never
 * "neutral". Pull requests from other branches are none of its business.
 */
async function verify_verify(surroundings, folder, signal) {
    const host = (0,action_surroundings/* hostOf */.w)(surroundings, inputs/* text */.Qq('token'));
    const number = inputs/* numberOrNull */.wD('pull-request') ?? pullNumber(surroundings.payload);
    const pull = await host.pull(number);
    if (pull === null)
        throw new errors/* SafeDebugError */.rc('input', `There is no pull request ${number}.`);
    if (pull.head.isFork || !pull.head.ref.startsWith(inputs/* branchPrefix */.$j()))
        return (0,log/* say */.cv)(`Pull request ${number} is not one of the bot's: nothing to verify.`);
    const checks = [];
    const fault = await check(pull, { host, surroundings, folder, signal }, checks).then(() => null, (error) => {
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
async function check(pull, { host, surroundings, folder, signal }, checks) {
    const marker = (0,github_marker/* readPullRequestMarker */.Be)(pull.body);
    const digest = marker?.evidence ?? null;
    (0,verifier/* demand */.w)(checks, 'body', marker === null || digest === null ? 'the body of the pull request does not name its evidence any more: it was edited, or the run did not come to its end' : null, `names the evidence ${digest}`);
    if (marker === null || digest === null)
        return;
    const evidenceFolder = await fetchEvidence(marker, host, folder, checks);
    await verifyHead(pull, evidenceFolder, host, checks);
    const { promotion, snapshot } = (await (0,reader/* readEvidence */.At)(evidenceFolder)).evidence;
    const repository = (0,external_node_path_.join)(folder, 'repository');
    await (0,fetch/* fetchCommits */.Bj)({ url: `${surroundings.serverUrl}/${surroundings.repository}`, token: inputs/* text */.Qq('token'), directory: repository, commits: [snapshot.commit, ...(promotion.commit === null ? [] : [promotion.commit])] });
    await verify({ folder: evidenceFolder, expect: digest, repository, rerun: false, passed: [], jobs: 1, signal }, checks);
}
/** The artifact with the whole evidence, of a run of this repository. */
async function fetchEvidence({ run, attempt }, host, folder, checks) {
    const found = await host.run(Number(run));
    (0,verifier/* demand */.w)(checks, 'run', found === null ? `there is no run ${run} in this repository any more` : null, `run ${run} of ${found?.path ?? ''}`);
    const name = `safe-debug-evidence${attempt === 1 ? '' : `-a${attempt}`}`;
    const [artifact, ...others] = (await host.artifactsOfRun(Number(run))).items.filter((item) => item.name === name);
    (0,verifier/* demand */.w)(checks, 'artifact', artifact === undefined || others.length > 0 ? `run ${run} does not have exactly one artifact ${name}` : null, name);
    const zip = (0,external_node_path_.join)(folder, 'evidence.zip');
    const downloaded = artifact === undefined ? null : await host.downloadArtifact(artifact.id, zip, largestEvidenceBytes);
    (0,verifier/* demand */.w)(checks, 'download', downloaded === null ? `the artifact ${name} is expired: start the run again to get fresh evidence` : null, `${downloaded?.bytes ?? 0} bytes`);
    const target = (0,external_node_path_.join)(folder, 'evidence');
    await (0,unzip/* unzip */.$)(zip, target);
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

/***/ 78102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ candidateFault),
/* harmony export */   t: () => (/* binding */ verifyAgainstRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52500);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67001);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85799);
/* harmony import */ var _git_scratch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31433);
/* harmony import */ var _patches_apply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18303);
/* harmony import */ var _patches_guards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98798);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82552);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82512);
/* harmony import */ var _verifier_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(86571);












/**
 * Checks the evidence against a repository: the snapshot's tree, the tree and the guarded paths of every recorded patch,
 * and the promoted commit. Trees are computed by git from the snapshot and the recorded patch alone.
 */
async function verifyAgainstRepository(verified, path, workspace) {
    const { plan, evidence, checks, folder } = verified;
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h_)(path);
    const scratch = await (0,_git_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .createScratchRepository */ .t)(workspace.own('verify-scratch'), repository);
    const pack = evidence.files.find((file) => file.path === _layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.pack);
    if (pack)
        await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(scratch.place, ['unpack-objects', '-q'], { input: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, pack.path)), accept: 'any' });
    (0,_verifier_js__WEBPACK_IMPORTED_MODULE_11__/* .demand */ .w)(checks, 'snapshot tree', await snapshotFault(verified, scratch), `the snapshot ${plan.snapshot.commit} has the tree ${plan.snapshot.tree}`);
    for (const candidate of plan.candidates) {
        const patch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, candidate.mutation.file));
        const fault = await candidateFault(candidate, patch, plan, scratch);
        (0,_verifier_js__WEBPACK_IMPORTED_MODULE_11__/* .demand */ .w)(checks, `tree of candidate ${candidate.id}`, fault, candidate.application.outcome === 'applied' ? candidate.application.tree : `refused: ${candidate.application.reason}`);
    }
    await verifyPromotion(verified, repository, scratch);
}
/** The change that is offered for taking by hand, and the promoted commit: both are snapshot plus recorded patch. */
async function verifyPromotion({ plan, evidence, checks, folder }, repository, scratch) {
    const { promotion } = evidence;
    const winner = plan.candidates.find(({ id }) => id === evidence.selection.winner);
    const expected = winner?.application.outcome === 'applied' ? `${winner.application.tree} ${plan.snapshot.commit}` : '';
    if (evidence.files.some(({ path }) => path === _layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.winner) && winner?.application.outcome === 'applied') {
        const change = await (0,_git_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .patchBetween */ .N)(scratch.place, plan.snapshot.tree, winner.application.tree);
        const same = change.equals(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.winner)));
        (0,_verifier_js__WEBPACK_IMPORTED_MODULE_11__/* .demand */ .w)(checks, 'patch of the winner', same ? null : `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.winner} is not the difference between the snapshot and the winner's tree`, _layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.winner);
    }
    if (promotion.commit === null)
        return;
    const tree = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${promotion.commit}^{tree}`], { accept: 'any' });
    // A shallow clone hides parents from everything but the commit's own text.
    const found = tree.exitStatus === 0 ? [tree.stdout.toString('utf8').trim(), ...(await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .parentsOf */ .fY)(repository, promotion.commit))].join(' ') : '';
    const fault = tree.exitStatus !== 0 ? `the repository has no commit ${promotion.commit}` : found === expected ? null : `the promoted commit is not snapshot plus recorded patch: tree and parent are ${found}, not ${expected}`;
    (0,_verifier_js__WEBPACK_IMPORTED_MODULE_11__/* .demand */ .w)(checks, 'promoted commit', fault, promotion.commit);
}
async function snapshotFault({ plan }, scratch) {
    const { commit, tree } = plan.snapshot;
    const found = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(scratch.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`], { accept: 'any' });
    if (found.exitStatus !== 0)
        return `the repository has no commit ${commit}; fetch it first`;
    const actual = found.stdout.toString('utf8').trim();
    return actual === tree ? null : `the commit ${commit} has the tree ${actual}, not ${tree}`;
}
/** What git and the policy say differently of a candidate than its plan does: tree, counts, guarded paths; null if nothing. */
async function candidateFault(candidate, patch, plan, scratch) {
    const applied = await (0,_patches_apply_js__WEBPACK_IMPORTED_MODULE_7__/* .applyPatch */ .X)(scratch, plan.snapshot.commit, patch, { directory: plan.gate.directory });
    return applicationFault(candidate, applied) ?? (await guardFault(candidate, applied, plan.snapshot.tree, plan.policy.guarded, scratch));
}
function applicationFault({ application, mutation }, applied) {
    if (application.outcome !== applied.outcome)
        return `the evidence says ${application.outcome}, git says ${applied.outcome}`;
    if (application.outcome !== 'applied' || applied.outcome !== 'applied') {
        return application.outcome !== 'applied' && application.reason !== applied.reason ? `the evidence says ${application.reason}, git says ${applied.reason}` : null;
    }
    if (application.tree !== applied.tree)
        return `the evidence says ${application.tree}, git makes ${applied.tree}`;
    const counted = [applied.touched.length, applied.additions, applied.deletions];
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)([mutation.files, mutation.additions, mutation.deletions]) === (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)(counted) ? null : `the evidence counts other changed lines than git does (${counted.join(', ')})`;
}
async function guardFault({ application }, applied, baseTree, globs, scratch) {
    if (application.outcome !== 'applied' || applied.outcome !== 'applied')
        return null;
    const guarded = await (0,_patches_guards_js__WEBPACK_IMPORTED_MODULE_8__/* .guardedChanges */ .g)(scratch, baseTree, applied.tree, applied.touched, globs);
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)(guarded) === (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)(application.guarded) ? null : 'the evidence names other guarded paths than the policy does';
}


/***/ }),

/***/ 86571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ demand),
  J: () => (/* binding */ verifyEvidence)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/core/derivation.js + 5 modules
var core_derivation = __webpack_require__(40832);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/documents/common.js
var common = __webpack_require__(8602);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/core/environment.js
var environment = __webpack_require__(73491);
;// CONCATENATED MODULE: ./build/core/first-difference.js
/** First difference of two JSON values in the order of the left one's keys, or null. A key with the value undefined is an absent key. */
function firstDifference(left, right, path = []) {
    if (Array.isArray(left) && Array.isArray(right))
        return inArrays(left, right, path);
    if (isObject(left) && isObject(right))
        return inObjects(left, right, path);
    return Object.is(left, right) ? null : { path, left, right };
}
function inArrays(left, right, path) {
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
        const found = firstDifference(left[index], right[index], [...path, index]);
        if (found)
            return found;
    }
    return null;
}
function inObjects(left, right, path) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const found = firstDifference(left[key], right[key], [...path, key]);
        if (found)
            return found;
    }
    return null;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/core/usage.js
var usage = __webpack_require__(59957);
// EXTERNAL MODULE: ./build/core/promotion.js
var core_promotion = __webpack_require__(96503);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(88608);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
;// CONCATENATED MODULE: ./build/evidence/verifier.js
















/** Ends verification at the first thing that does not hold. Throws `evidence` with the check and the finding in its message. */
function demand(checks, name, fault, detail) {
    checks.push({ name, holds: fault === null, detail: fault ?? detail });
    if (fault !== null)
        throw new errors/* SafeDebugError */.rc('evidence', `The evidence does not hold (${name}): ${fault}`);
}
/**
 * Checks evidence by itself: schema, digests of all files, hash chain; then verdicts, fixed lists, ranking, replay and
 * promotion derived again from plan, records and raw reports. `expected` is the digest of latest.json known from
 * elsewhere. Every check is added to `checks`; throws `evidence` at the first that fails.
 */
async function verifyEvidence(folder, expected, checks) {
    const { bytes, evidence } = await (0,reader/* readEvidence */.At)(folder);
    demand(checks, 'schema', null, `${layout/* layout */.Z.evidence} is evidence of the run ${evidence.id}`);
    if (expected !== null) {
        const actual = (0,core_digest/* digestOf */.ol)(bytes);
        demand(checks, 'expected digest', actual === expected ? null : `${layout/* layout */.Z.evidence} has the digest ${actual}, not the expected ${expected}`, actual);
    }
    demand(checks, 'files', await firstWrongFile(folder, evidence), `${evidence.files.length} files have the digests in the evidence`);
    const events = await (0,reader/* readEvents */.wj)(folder);
    demand(checks, 'event chain', chainFault(evidence, events), `${events.length} events follow from each other`);
    const { bytes: planBytes, plan } = await (0,reader/* readPlan */.m3)(folder);
    const planDigest = (0,core_digest/* digestOf */.ol)(planBytes);
    demand(checks, 'plan', planFault(evidence, plan), `${layout/* layout */.Z.plan} says the same of snapshot, gate, policy and candidates`);
    const findings = await (0,observe/* observeWorlds */.A)(plan, planDigest, await foldersOf(folder, plan), endingOf(evidence), toldDigests(events));
    const derivation = (0,core_derivation/* derive */.C)(findings);
    for (const part of ['tests', 'baseline', 'candidates', 'selection', 'replay', 'outcome', 'limits']) {
        const found = firstDifference(evidence[part], derivation[part]);
        demand(checks, `${part} derived again`, found === null ? null : `${describe(part, found, evidence)}; from the raw reports follows ${shown(found.right)}, the evidence says ${shown(found.left)}`, 'follows from plan, records and raw reports');
    }
    const circumstances = (0,environment/* circumstancesOf */.c)(findings.worlds);
    const environmentChanged = circumstances && firstDifference([evidence.environment, evidence.snapshot.prepared], [circumstances.environment, circumstances.prepared]);
    demand(checks, 'environment', environmentChanged ? 'environment or prepared files are not those in the records' : null, 'as recorded by the worlds');
    demand(checks, 'promotion', promotionFault(evidence, derivation, plan, events), `${evidence.promotion.decision} follows from the policy`);
    return { folder, evidence, plan, planDigest, derivation, checks };
}
async function firstWrongFile(folder, evidence) {
    for (const { path, sha256, bytes } of evidence.files) {
        try {
            const { size } = await (0,promises_.lstat)((0,external_node_path_.join)(folder, path));
            if (size !== bytes)
                return `${path} has ${size} bytes, not ${bytes}`;
            if ((await (0,observe/* digestOfFile */.M)((0,external_node_path_.join)(folder, path))) !== sha256)
                return `${path} was changed: its digest is not the one in the evidence`;
        }
        catch (error) {
            return `${path} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`;
        }
    }
    return null;
}
function chainFault(evidence, events) {
    const broken = (0,documents_event/* firstBrokenLink */.Ke)(events);
    if (broken)
        return `${layout/* layout */.Z.events}, line ${broken.index + 1}: ${broken.why}`;
    const last = events.at(-1);
    if (events.length !== evidence.events.count || last?.hash !== evidence.events.head)
        return `${layout/* layout */.Z.events} does not end where the evidence says: ${events.length} events, not ${evidence.events.count}, or another last hash`;
    if (last.type !== 'run.finished')
        return `${layout/* layout */.Z.events} does not end with run.finished`;
    const { events: _events, ...body } = evidence;
    if (last.data['evidence'] !== (0,core_digest/* digestOfJson */.Qs)(body))
        return `${layout/* layout */.Z.evidence} was changed: the last event names another digest of it`;
    return null;
}
function planFault(evidence, plan) {
    const { dirty: _dirty, ...snapshot } = plan.snapshot;
    const { prepared: _prepared, ...claimed } = evidence.snapshot;
    const pairs = [
        ['id', evidence.id, plan.id],
        ['createdAt', evidence.createdAt, plan.createdAt],
        ['tool', evidence.tool, plan.tool],
        ['trigger', evidence.trigger, plan.trigger],
        ['snapshot', claimed, snapshot],
        ['gate', evidence.gate, plan.gate],
        ['policy', evidence.promotion.policy, plan.policy],
        ['calls', evidence.calls, plan.calls],
        ['model', evidence.model, (0,usage/* runUsage */.l_)(plan)],
    ];
    for (const [name, left, right] of pairs)
        if ((0,core_digest/* canonicalJson */.dj)(left) !== (0,core_digest/* canonicalJson */.dj)(right))
            return `${name} differs between ${layout/* layout */.Z.evidence} and ${layout/* layout */.Z.plan}`;
    const { digest, ...gate } = plan.gate;
    if (digest !== (0,core_digest/* digestOfJson */.Qs)(gate))
        return 'the digest of the gate is not that of its definition';
    for (const [index, { id, application }] of plan.candidates.entries()) {
        if (application.outcome !== 'applied')
            continue;
        const twin = plan.candidates.slice(0, index).find((other) => other.application.outcome === 'applied' && other.application.tree === application.tree);
        if ((twin?.id ?? null) !== application.duplicateOf)
            return `candidate ${id} is a duplicate of ${twin?.id ?? 'none'}, not of ${application.duplicateOf ?? 'none'}`;
    }
    const wrong = plan.candidates.find(({ mutation }) => evidence.files.find(({ path }) => path === mutation.file)?.sha256 !== mutation.sha256);
    return wrong ? `the patch of candidate ${wrong.id} is not the one that was planned` : null;
}
/** Digests that the records were held against, as the last event of the log tells them. */
function toldDigests(events) {
    const told = schemas/* record */.g1P(schemas/* string */.YjP(), common/* digestSchema */.er.nullable()).safeParse(events.at(-1)?.data['records'] ?? {});
    if (told.success)
        return new Map(Object.entries(told.data));
    throw new errors/* SafeDebugError */.rc('evidence', `The evidence does not hold: the last event of ${layout/* layout */.Z.events} tells no digests of records.`);
}
/** Worlds lie in one folder; the replay's are only missing where there was none. */
async function foldersOf(folder, plan) {
    const folders = new Map();
    for (const world of ['baseline', ...(0,documents_plan/* candidatesToRun */.$S)(plan).map(({ id }) => id)])
        folders.set(world, folder);
    const replayed = await Promise.all(['replay', 'replay-baseline'].map((world) => (0,promises_.stat)((0,external_node_path_.join)(folder, layout/* layout */.Z.record(world))).catch(() => null)));
    if (replayed.some((found) => found !== null))
        for (const world of ['replay', 'replay-baseline'])
            folders.set(world, folder);
    return folders;
}
/** The one thing that the worlds do not tell: whether somebody or something ended the run. */
function endingOf({ outcome, promotion }) {
    if (outcome === 'indeterminate' && promotion.reasons.includes('evidence-unreadable'))
        return 'incomplete';
    return outcome === 'interrupted' || outcome === 'cancelled' ? outcome : 'complete';
}
function promotionFault(evidence, derivation, plan, events) {
    const { promotion } = evidence;
    const said = events.findLast(({ type }) => type === 'promotion.decided');
    if (said?.data['decision'] !== promotion.decision || (0,core_digest/* canonicalJson */.dj)(said.data['reasons'] ?? null) !== (0,core_digest/* canonicalJson */.dj)(promotion.reasons) || (said.data['why'] ?? null) !== promotion.why)
        return 'the event promotion.decided says something else';
    const onBranch = promotion.decision !== 'withheld' && (plan.policy.promote === 'branch' || plan.policy.promote === 'pull-request');
    if ((promotion.branch !== null) !== onBranch || (promotion.commit !== null) !== onBranch)
        return 'a branch and a commit belong to a promotion to a branch, and only to that';
    if ((promotion.pullRequest !== null) !== (onBranch && plan.policy.promote === 'pull-request'))
        return 'a pull request belongs to a promotion to a pull request, and only to that';
    if (promotion.pullRequest !== null && promotion.pullRequest.head !== promotion.commit)
        return 'the pull request does not have the promoted commit as its head';
    if ((promotion.decision === 'awaiting-review') !== (promotion.decision !== 'withheld' && plan.policy.requireApproval))
        return 'a promotion waits for a review where the policy asks for it, and only there';
    if (promotion.decision === 'promoted' && promotion.reasons.length > 0)
        return 'it was promoted although there are reasons against it';
    const obstacles = (0,core_promotion/* promotionObstacles */.aC)(endingOf(evidence), derivation.outcome, plan.policy, derivation.replayFacts);
    if (obstacles.length === 0)
        return promotion.decision === 'withheld' && promotion.reasons.length === 0 ? 'it was withheld without a reason' : null;
    if (promotion.decision !== 'withheld')
        return `it says ${promotion.decision}, but ${obstacles.join(', ')} stands against it`;
    return obstacles.join() === promotion.reasons.join() ? null : `it was withheld for ${promotion.reasons.join(', ') || 'no reason'}, but the reasons are ${obstacles.join(', ')}`;
}
function describe(part, { path }, evidence) {
    const candidate = part === 'candidates' && typeof path[0] === 'number' ? evidence.candidates[path[0]]?.id : undefined;
    const place = candidate === undefined ? [part, ...path] : [`candidate ${candidate}`, ...path.slice(1)];
    return place.join('.');
}
function shown(value) {
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}


/***/ })

};
