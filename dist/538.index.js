export const id = 538;
export const ids = [538];
export const modules = {

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
/* harmony import */ var _patches_apply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51644);
/* harmony import */ var _patches_guards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27987);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82552);
/* harmony import */ var _core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80297);
/* harmony import */ var _promotion_commit_message_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(98935);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82512);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91973);
/* harmony import */ var _verifier_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86571);















/**
 * Checks the evidence against a repository: the snapshot's tree, the tree and the guarded paths of every recorded patch,
 * and the promoted commit. Trees are computed by git from the snapshot and the recorded patch alone.
 */
async function verifyAgainstRepository(verified, path, workspace) {
    const { plan, evidence, checks, folder } = verified;
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h_)(path);
    const scratch = await (0,_git_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .createScratchRepository */ .t)(workspace.own('verify-scratch'), repository);
    const pack = evidence.files.find((file) => file.path === _layout_js__WEBPACK_IMPORTED_MODULE_11__/* .layout */ .Z.pack);
    if (pack)
        await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(scratch.place, ['unpack-objects', '-q'], { input: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, pack.path)), accept: 'any' });
    (0,_verifier_js__WEBPACK_IMPORTED_MODULE_13__/* .demand */ .w)(checks, 'snapshot tree', await snapshotFault(verified, scratch), `the snapshot ${plan.snapshot.commit} has the tree ${plan.snapshot.tree}`);
    for (const candidate of plan.candidates) {
        const patch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, candidate.mutation.file));
        const fault = await candidateFault(candidate, patch, plan, scratch);
        (0,_verifier_js__WEBPACK_IMPORTED_MODULE_13__/* .demand */ .w)(checks, `tree of candidate ${candidate.id}`, fault, candidate.application.outcome === 'applied' ? candidate.application.tree : `refused: ${candidate.application.reason}`);
    }
    await verifyPromotion(verified, repository, scratch);
}
/** The change that is offered for taking by hand, and the promoted commit: both are snapshot plus recorded patch. */
async function verifyPromotion({ plan, evidence, checks, folder }, repository, scratch) {
    const { promotion } = evidence;
    const winner = plan.candidates.find(({ id }) => id === evidence.selection.winner);
    const expected = winner?.application.outcome === 'applied' ? `${winner.application.tree} ${plan.snapshot.commit}` : '';
    if (evidence.files.some(({ path }) => path === _layout_js__WEBPACK_IMPORTED_MODULE_11__/* .layout */ .Z.winner) && winner?.application.outcome === 'applied') {
        const change = await (0,_git_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .patchBetween */ .N)(scratch.place, plan.snapshot.tree, winner.application.tree);
        const same = change.equals(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_11__/* .layout */ .Z.winner)));
        (0,_verifier_js__WEBPACK_IMPORTED_MODULE_13__/* .demand */ .w)(checks, 'patch of the winner', same ? null : `${_layout_js__WEBPACK_IMPORTED_MODULE_11__/* .layout */ .Z.winner} is not the difference between the snapshot and the winner's tree`, _layout_js__WEBPACK_IMPORTED_MODULE_11__/* .layout */ .Z.winner);
    }
    if (promotion.commit === null)
        return;
    const tree = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${promotion.commit}^{tree}`], { accept: 'any' });
    // A shallow clone hides parents from everything but the commit's own text.
    const found = tree.exitStatus === 0 ? [tree.stdout.toString('utf8').trim(), ...(await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .parentsOf */ .fY)(repository, promotion.commit))].join(' ') : '';
    const fault = tree.exitStatus !== 0 ? `the repository has no commit ${promotion.commit}` : found === expected ? null : `the promoted commit is not snapshot plus recorded patch: tree and parent are ${found}, not ${expected}`;
    (0,_verifier_js__WEBPACK_IMPORTED_MODULE_13__/* .demand */ .w)(checks, 'promoted commit', fault, promotion.commit);
    const message = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(repository.place, ['show', '--no-patch', '--format=%B', '--end-of-options', promotion.commit])).stdout.toString('utf8');
    (0,_verifier_js__WEBPACK_IMPORTED_MODULE_13__/* .demand */ .w)(checks, 'trailers of the commit', trailerFault(message, promotion.commit, plan, winner, await (0,_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .readEvents */ .wj)(folder)), 'name snapshot, patch and evidence');
}
/**
 * What the promoted commit names must be what was proven: the snapshot, the recorded patch, and the decision in this very
 * evidence. A commit that an earlier run made, as the events tell, names the decision of that one.
 */
function trailerFault(message, commit, plan, winner, events) {
    const named = (0,_promotion_commit_message_js__WEBPACK_IMPORTED_MODULE_14__/* .readTrailers */ .t8)(message);
    if (named === null)
        return `the message of ${commit} does not name snapshot, candidate and evidence`;
    if (named.snapshot !== plan.snapshot.commit)
        return `the commit names the snapshot ${named.snapshot}, not ${plan.snapshot.commit}`;
    if (named.mutation !== winner?.mutation.sha256)
        return `the commit names the patch ${named.mutation}, not the winner's`;
    const wasThere = events.some(({ type, data }) => type === 'promotion.found' && data['commit'] === commit);
    const decided = events.findLast(({ type }) => type === 'promotion.decided')?.hash;
    return wasThere || named.evidence === decided ? null : `the commit names other evidence (${named.evidence}) than this, whose decision is ${decided}`;
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
    return applicationFault(candidate, applied) ?? (await guardFault(candidate, applied, plan.snapshot.tree, (0,_core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_10__/* .guardsOf */ .g0)(plan), scratch));
}
function applicationFault({ application, mutation }, applied) {
    if (application.outcome !== applied.outcome)
        return `the evidence says ${application.outcome}, git says ${applied.outcome}`;
    if (application.outcome !== 'applied' || applied.outcome !== 'applied') {
        return application.outcome !== 'applied' && application.reason !== applied.reason ? `the evidence says ${application.reason}, git says ${applied.reason}` : null;
    }
    if (application.tree !== applied.tree)
        return `the evidence says ${application.tree}, git makes ${applied.tree}`;
    if ((0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)(application.flags) !== (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)(applied.flags))
        return `the evidence flags its patch otherwise (${application.flags.join(', ')}) than git's result does (${applied.flags.join(', ')})`;
    const counted = [applied.touched.length, applied.additions, applied.deletions];
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)([mutation.files, mutation.additions, mutation.deletions]) === (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj)(counted) ? null : `the evidence counts other changed lines than git does (${counted.join(', ')})`;
}
async function guardFault({ application }, applied, baseTree, guards, scratch) {
    if (application.outcome !== 'applied' || applied.outcome !== 'applied')
        return null;
    const guarded = await (0,_patches_guards_js__WEBPACK_IMPORTED_MODULE_8__/* .guardedChanges */ .g)(scratch, baseTree, applied.tree, applied.touched, guards);
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
// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var core_derivation = __webpack_require__(20545);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/documents/common.js
var common = __webpack_require__(8602);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/core/documents/transcript.js
var transcript = __webpack_require__(3965);
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
// EXTERNAL MODULE: ./build/core/policy/glob-limits.js
var glob_limits = __webpack_require__(26412);
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
    demand(checks, 'transcripts', await firstWrongTranscript(folder, evidence), `${evidence.calls.length} calls of models, as their transcripts tell`);
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
    if (evidence.events.file !== layout/* layout */.Z.events)
        return `the evidence names ${evidence.events.file} as its log, which is always ${layout/* layout */.Z.events}`;
    if (last.type !== 'run.finished')
        return `${layout/* layout */.Z.events} does not end with run.finished`;
    const { events: _events, ...body } = evidence;
    if (last.data['evidence'] !== (0,core_digest/* digestOfJson */.Qs)(body))
        return `${layout/* layout */.Z.evidence} was changed: the last event names another digest of it`;
    return last.data['outcome'] === evidence.outcome ? null : 'the last event tells another outcome';
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
    // Globs of a hostile plan, held against hostile paths, could take hours.
    const wrongGlob = [...plan.policy.volatile, ...plan.policy.guarded].map(glob_limits/* globFault */.H).find((fault) => fault !== null);
    if (wrongGlob !== undefined)
        return `a glob of the policy ${wrongGlob}`;
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
/** Transcripts are optional, but one that is there must be that of its call. */
async function firstWrongTranscript(folder, { calls, files }) {
    const listed = new Set(files.map(({ path }) => path));
    for (const call of calls) {
        if (!listed.has(layout/* layout */.Z.transcript(call.id)))
            continue;
        const fault = (0,transcript/* transcriptFaultFor */.Q9)(call, await (0,reader/* readTranscript */.lb)(folder, call.id));
        if (fault !== null)
            return `the transcript of call ${call.id} does not fit: ${fault}`;
    }
    return null;
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
    if (promotion.pullRequest !== null && promotion.pullRequest.tree !== derivation.replay.tree)
        return 'the pull request does not have the tree of the replay';
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

/***/ 98935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ isOwnMessage),
/* harmony export */   df: () => (/* binding */ commitMessage),
/* harmony export */   t8: () => (/* binding */ readTrailers)
/* harmony export */ });
/** Reads the trailers that `commitMessage` writes; null for a message that does not have each of them once. */
function readTrailers(message) {
    const [snapshot, mutation, evidence] = [/^Safe-Debug-Snapshot: ([0-9a-f]+)$/gm, /^Safe-Debug-Candidate: [A-Z]{1,3} (sha256:[0-9a-f]{64})$/gm, /^Safe-Debug-Evidence: ([0-9a-f]{64})$/gm].map((trailer) => {
        const [found, ...others] = message.matchAll(trailer);
        return others.length === 0 ? found?.[1] : undefined;
    });
    return snapshot === undefined || mutation === undefined || evidence === undefined ? null : { snapshot, mutation, evidence };
}
/**
 * Message of a promoted commit, with trailers that name snapshot, candidate and evidence (git-interpret-trailers manual).
 * It holds no text of strangers: `coAuthor` is a whole trailer line made of a checked login, or null.
 */
function commitMessage({ plan, winner, evidenceHash }, coAuthor) {
    return [
        `Fix the failing gate with candidate ${winner.id}`,
        '',
        'Tried from the failing snapshot in an isolated world, replayed on a clean',
        'restore of it, and promoted because both worlds agree.',
        '',
        `Safe-Debug-Snapshot: ${plan.snapshot.commit}`,
        `Safe-Debug-Candidate: ${winner.id} ${winner.mutation.sha256}`,
        `Safe-Debug-Evidence: ${evidenceHash}`,
        ...(coAuthor === null ? [] : [coAuthor]),
        '',
    ].join('\n');
}
/** Whether a message is one that `commitMessage` writes for the snapshot, with any candidate and evidence: not a line more. */
function isOwnMessage(message, snapshot) {
    const [head = '', ...trailers] = message.trimEnd().split('\nSafe-Debug-');
    const [first = '', ...prose] = head.split('\n');
    const known = prose.join('\n').trim() === 'Tried from the failing snapshot in an isolated world, replayed on a clean\nrestore of it, and promoted because both worlds agree.';
    const shape = new RegExp(`^Snapshot: ${snapshot}\nCandidate: [A-Z]{1,3} sha256:[0-9a-f]{64}\nEvidence: [0-9a-f]{64}(?:\nCo-authored-by: [\\w[\\]-]+ <\\d+\\+[\\w[\\]-]+@users\\.noreply\\.github\\.com>)?$`);
    return /^Fix the failing gate with candidate [A-Z]{1,3}$/.test(first) && known && shape.test(trailers.join('\n'));
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
/* harmony import */ var _parts_asked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74398);
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
