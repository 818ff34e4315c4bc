export const id = 546;
export const ids = [546];
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
/* harmony import */ var _requests_conversation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94272);
/* harmony import */ var _studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86368);
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
 * Tells that a run broke before there was anything to decide about: by its outputs, in the bot's comment on the run where
 * the event names a discussion, and by an error, `evidence`.
 */
async function giveUp(host, surroundings, message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'indeterminate');
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('decision', 'withheld');
    const discussion = discussionOf(surroundings);
    if (discussion !== null)
        await tellFault(host, discussion, surroundings, message);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', message);
}
async function tellFault(host, discussion, { run }, message) {
    const now = _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m.now();
    const comments = await host.comments(discussion, { since: (0,_requests_conversation_js__WEBPACK_IMPORTED_MODULE_7__/* .memorySince */ .gJ)(now.toISOString(), now) });
    const sticky = (0,_requests_conversation_js__WEBPACK_IMPORTED_MODULE_7__/* .stickiesIn */ .fN)(comments.items).findLast(({ marker }) => marker.run === run.id);
    if (sticky === undefined)
        return;
    const [current] = sticky.marker.tries;
    const context = { run, startedAt: current?.at ?? now.toISOString(), comment: current?.comment ?? null, earlier: sticky.marker, command: _inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq('command') };
    await host.updateComment(sticky.id, (0,_studio_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .failedComment */ .LD)(sticky.marker.snapshot, context, { step: 'promote', message }));
}
function discussionOf({ event }) {
    if (event.kind === 'comment')
        return event.comment.discussion.number;
    return event.kind === 'step' ? (event.pull?.number ?? null) : null;
}


/***/ }),

/***/ 90546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examine: () => (/* binding */ examine_examine)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/event-log.js
var event_log = __webpack_require__(10999);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
;// CONCATENATED MODULE: ./build/evidence/merge-events.js






/** What only the promotion says. */
const reserved = new Set(['promotion.decided', 'run.finished']);
/**
 * Chains the events of steps that ran as processes or jobs of their own into one log, in the order of their times; the
 * order within each step stays as it was. Events that cannot be used are left out, and that is noted.
 */
async function mergeEvents(plan, store, log) {
    const parts = [];
    for (const name of [plan.names.plan, ...Object.values(plan.names.worlds), plan.names.replay]) {
        const folder = await store.get(name);
        if (folder === null || (await (0,promises_.stat)((0,external_node_path_.join)(folder, layout/* layout */.Z.events)).catch(() => null)) === null)
            continue;
        const part = await (0,reader/* readEvents */.wj)(folder).catch((error) => (0,errors/* messageOf */.bD)(error));
        if (typeof part === 'string' || (0,documents_event/* firstBrokenLink */.Ke)(part) !== null)
            log.emit('world.failed', { why: `the events of ${name} cannot be used: ${typeof part === 'string' ? part : 'their chain is broken'}` });
        else
            parts.push(part.filter(({ type }) => !reserved.has(type)));
    }
    for (let next = earliest(parts); next !== undefined; next = earliest(parts)) {
        const event = next.shift();
        if (event)
            log.append(event);
    }
}
/** The part whose next event is the earliest; of equal ones the first. */
function earliest(parts) {
    return parts.filter((part) => part.length > 0).reduce((best, part) => (best === undefined || timeOf(part) < timeOf(best) ? part : best), undefined);
}
function timeOf(part) {
    return part[0]?.at ?? '';
}

// EXTERNAL MODULE: ./build/evidence/out-folder.js
var out_folder = __webpack_require__(99125);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(83553);
// EXTERNAL MODULE: ./build/steps/examine.js
var examine = __webpack_require__(34627);
// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(56224);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
// EXTERNAL MODULE: ./build/store/artifact-store.js + 3 modules
var artifact_store = __webpack_require__(44347);
// EXTERNAL MODULE: ./build/action/artifacts.js
var artifacts = __webpack_require__(44544);
// EXTERNAL MODULE: ./build/action/give-up.js
var give_up = __webpack_require__(66802);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/stored-plan.js
var stored_plan = __webpack_require__(95718);
;// CONCATENATED MODULE: ./build/action/modes/examine.js

















/** Examines; what stands in the way is left for the next step, which can tell it. */
async function examine_examine(surroundings, folder) {
    const out = await (0,out_folder/* claimOutFolder */.l)(inputs/* text */.Qq('out') || '.safe-debug', null);
    try {
        await (0,writer/* clearEvidence */.TQ)(out.path);
        await examineInto(out.path, surroundings, folder);
    }
    catch (error) {
        await (0,give_up/* leaveFault */.aI)(out.path, (0,errors/* messageOf */.bD)(error));
        throw error;
    }
    finally {
        await out.release();
    }
}
/**
 * The first step of a promotion, without any token: fetches what the jobs left, holds it against the digests they told by
 * their outputs, and derives everything again from the raw reports. What it finds lies in the evidence folder afterwards.
 */
async function examineInto(out, surroundings, folder) {
    const store = new artifact_store/* ArtifactStore */.c(await (0,artifacts/* storeOptions */.S)(folder));
    const { plan, planDigest } = await (0,stored_plan/* storedPlan */.R)(surroundings, store, inputs/* digest */.br('plan-digest'));
    const told = inputs/* records */.V0();
    // A record whose digest its job did not tell could be anybody's.
    const records = new Map((0,world/* worldsOf */.XB)(plan).map((world) => [world, told.get(world) ?? null]));
    const faults = [];
    const usable = await usableFolders(plan, store, faults);
    faults.push(...strangers(plan, await store.list()), ...untold(records), ...(await replacedReplay(plan, usable)));
    const results = inputs/* lines */.Mn('results');
    faults.push(...results.filter((result) => result !== 'success').map((result) => `A job of this run ended with ${result}, not with success.`));
    for (const fault of faults)
        (0,log/* warn */.R8)(fault);
    const ending = results.includes('cancelled') ? 'cancelled' : faults.length > 0 ? 'incomplete' : 'complete';
    const events = new event_log/* EventLog */.v(clock/* systemClock */.m);
    await mergeEvents(plan, usable, events);
    for (const why of faults)
        events.emit('world.failed', { why });
    events.open((0,external_node_path_.join)(out, layout/* layout */.Z.events));
    const setUpLog = (0,external_node_path_.join)((await usable.get(plan.names.worlds['baseline'] ?? '')) ?? folder, layout/* layout */.Z.setUpLog);
    const examination = await (0,examine/* examine */.sb)(plan, planDigest, { store: usable, out, ending, setUpLog, records });
    events.close();
    await (0,examine/* writeExamination */.JO)(out, examination);
    (0,log/* say */.cv)(`Examined: ${examination.derivation.outcome}, winner ${examination.derivation.selection.winner ?? 'none'}.`);
}
/** The store without what cannot be used; why it cannot is added to the faults. */
async function usableFolders(plan, store, faults) {
    const folders = new Map();
    const names = [plan.names.plan, ...(0,world/* worldsOf */.XB)(plan).map((world) => plan.names.worlds[world] ?? world), plan.names.replay];
    const fetched = await Promise.all(names.map((name) => store.fetch(name)));
    for (const [index, artifact] of fetched.entries()) {
        const name = names[index] ?? '';
        if (artifact.status === 'found')
            folders.set(name, artifact.folder);
        else if (artifact.status !== 'missing')
            faults.push(`The artifact ${name} cannot be used: ${artifact.why}.`);
        else if (name !== plan.names.replay)
            faults.push(`The artifact ${name} is missing.`);
    }
    return { get: (name) => Promise.resolve(folders.get(name) ?? null), list: () => Promise.resolve([...folders.keys()]), put: (name, folder) => store.put(name, folder) };
}
/** Artifacts under the names of this run that its plan does not have: some job made them, and it was none of ours. */
function strangers(plan, names) {
    const known = new Set([plan.names.plan, plan.names.replay, ...Object.values(plan.names.worlds)]);
    const prefix = `sd-${plan.run?.id ?? ''}-`;
    const suffix = `-a${plan.run?.attempt ?? ''}`;
    return names.filter((name) => name.startsWith(prefix) && name.endsWith(suffix) && !known.has(name)).map((name) => `The artifact ${name} is not in the plan: something else of this run uploaded it.`);
}
function untold(records) {
    return [...records].flatMap(([world, digest]) => (digest === null ? [`The job of the world ${world} told no digest of its record.`] : []));
}
async function replacedReplay(plan, store) {
    const folder = await store.get(plan.names.replay);
    const told = inputs/* text */.Qq('replay-digest');
    if (folder === null)
        return told === '' ? [] : ['The replay that its job told of is not in the store.'];
    const actual = await (0,over_store/* replayDigest */.SV)(folder);
    return actual === told ? [] : [`The replay in the store is not the one that its job made: its digest is ${actual}, not ${told || 'told at all'}.`];
}


/***/ }),

/***/ 95718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ storedPlan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56224);
/* harmony import */ var _steps_store_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82260);



/**
 * The plan of this run, which must be the one that the plan job told by its output. When only failed jobs are run again,
 * it is that of an earlier attempt. Throws `input` if there is none, `evidence` if it was replaced.
 */
async function storedPlan({ run }, store, digest) {
    for (let attempt = run.attempt; attempt >= 1; attempt--) {
        const name = (0,_steps_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .storeName */ .Hz)({ id: run.id, attempt }, 'plan');
        if ((await store.inspect(name)).status !== 'missing')
            return (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .planFromStore */ .Nv)(store, name, digest);
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('input', `This run has no plan. Run the step "plan" in a job before this one, and pass its output plan-digest.`);
}


/***/ }),

/***/ 40664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ candidatesFromFolder),
/* harmony export */   _: () => (/* binding */ candidateFromFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);




const patchName = /\.(patch|diff)$/i;
const largestPatchBytes = 64 * 1024 * 1024;
/** A patch file as candidate; its name without ending is the label. Throws `input` if it cannot be read. */
async function candidateFromFile(file) {
    const patch = await readPatch(file);
    return {
        label: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file).replace(patchName, ''),
        source: { kind: 'file', author: null, authorId: null, url: null, sha256: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(patch) },
        patch,
    };
}
/** All `*.patch` and `*.diff` files of a folder, in name order. Throws `input` if there is no such folder or no patch in it. */
async function candidatesFromFolder(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((cause) => {
        const what = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(cause) === 'ENOTDIR' ? 'it is a file; name it with --candidate' : (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The folder of candidates ${folder} cannot be read: ${what}. Name a folder of NAME.patch files with --candidates DIR.`, { cause });
    });
    const patches = names.filter((name) => patchName.test(name)).sort();
    if (patches.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `There is no candidate in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)}: it holds no file that ends in .patch or .diff.`);
    return Promise.all(patches.map((name) => regularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).then(candidateFromFile)));
}
/** A folder of candidates may come from a stranger: a link in it could lead to any file of this machine. */
async function regularFile(file) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
    if (found.isFile())
        return file;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The candidate ${file} is ${found.isSymbolicLink() ? 'a link' : 'no regular file'}. A folder of candidates may hold patch files only; name others one by one with --candidate.`);
}
async function readPatch(file) {
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
        if (found.isDirectory())
            throw new Error('it is a folder; name it with --candidates');
        if (!found.isFile())
            throw new Error('it is no regular file');
        if (found.size > largestPatchBytes)
            throw new Error(`it is larger than ${largestPatchBytes / 1024 ** 2} MiB`);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The candidate ${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}. Name a patch file with --candidate FILE.`, { cause });
    }
}


/***/ }),

/***/ 2097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ candidateFromRange),
/* harmony export */   N: () => (/* binding */ candidateFromRevision)
/* harmony export */ });
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _git_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52500);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85799);





/**
 * What a branch or commit changes, as a candidate. A branch counts from where it left the snapshot's history to its tip;
 * a commit id counts against its first parent. Throws `input` for a merge or root commit, and for unrelated histories.
 */
async function candidateFromRevision(repository, snapshotCommit, revision) {
    const { commit } = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveCommit */ .WL)(repository, revision);
    const isId = /^[0-9a-f]{7,64}$/i.test(revision) && commit.startsWith(revision.toLowerCase());
    const base = isId ? await onlyParent(repository, commit, revision) : await mergeBase(repository, snapshotCommit, commit, revision);
    const patch = await (0,_git_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .patchBetween */ .N)(repository.place, base, commit);
    if (patch.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The ${isId ? 'commit' : 'branch'} ${revision} cannot be a candidate: it changes nothing against ${base === snapshotCommit ? 'the snapshot' : base.slice(0, 12)}.`);
    const author = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(repository.place, ['show', '--no-patch', '--format=%an', commit]);
    return {
        label: isId ? await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(repository.place, ['show', '--no-patch', '--format=%h %s', commit]) : revision,
        source: { kind: isId ? 'commit' : 'branch', author, authorId: null, url: null, sha256: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(patch) },
        patch,
    };
}
/** The change between two commits that the repository has, under a label that holds no text of strangers. Throws `input` if there is none. */
async function candidateFromRange(repository, { base, tip, label, kind }) {
    const patch = await (0,_git_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .patchBetween */ .N)(repository.place, base, tip);
    if (patch.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The ${label} cannot be a candidate: it changes nothing against ${base.slice(0, 12)}.`);
    return { label, source: { kind, ...(await accountOf(repository, tip)), url: null, sha256: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(patch) }, patch };
}
/** The account that a commit's author names with GitHub's private address ("Setting your commit email address"); any other address tells none. */
async function accountOf(repository, commit) {
    const address = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(repository.place, ['show', '--no-patch', '--no-mailmap', '--format=%ae', commit]);
    const [, id, author] = /^(\d{1,15})\+([A-Za-z0-9-]{1,39})@users\.noreply\.github\.com$/.exec(address) ?? [];
    return id === undefined || author === undefined ? { author: null, authorId: null } : { author, authorId: Number(id) };
}
async function onlyParent(repository, commit, revision) {
    const parents = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLine */ .JG)(repository.place, ['show', '--no-patch', '--format=%P', commit])).split(' ').filter((parent) => parent !== '');
    const [parent] = parents;
    if (parent !== undefined && parents.length === 1)
        return parent;
    const why = parents.length > 1 ? 'it is a merge, and a merge is no single change' : 'it has no parent, so it changes nothing';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The commit ${revision} cannot be a candidate: ${why}. Name a branch instead, or a commit with one parent.`);
}
async function mergeBase(repository, snapshot, tip, revision) {
    const found = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repository.place, ['merge-base', snapshot, tip], { accept: [0, 1] });
    if (found.exitStatus === 0)
        return found.stdout.toString('utf8').trim();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The branch ${revision} cannot be a candidate: it has no history in common with the snapshot ${snapshot.slice(0, 12)}.`);
}


/***/ }),

/***/ 99125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ claimOutFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86817);
/* harmony import */ var _processes_process_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7950);





/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';
const lockFile = '.lock';
/**
 * Makes or takes over an evidence folder. Throws `input`, with nothing changed, for a folder that holds other things,
 * that contains the repository, that cannot be written to, or that another run is writing to.
 */
async function claimOutFolder(folder, repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    await refuseForeign(path, folder, repository);
    const unwritable = (cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be written to: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}. Name another one with --out DIR.`, { cause });
    };
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(path).catch(unwritable);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), ignoreText).catch(unwritable);
    await takeLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, lockFile), folder).catch((error) => (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc ? Promise.reject(error) : unwritable(error)));
    return { path, release: () => release(path) };
}
async function refuseForeign(path, folder, repository) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}. Name another one with --out DIR.`, { cause: error });
    });
    const [top, target] = await Promise.all([repository === null ? null : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(repository).catch(() => null), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path)]);
    if (top !== null && (top === target || top.startsWith(target + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
    if (names.length === 0 || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `The folder ${folder} holds "${names[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}
/** A folder in which nothing came to lie is taken away again. */
async function release(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, lockFile), { force: true });
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path).catch(() => null);
    if (names === null)
        return;
    // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
    if (!names.includes(ignoreFile))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), ignoreText);
    if (names.length !== 1 || names[0] !== ignoreFile)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ignoreFile), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(path);
}
/** The lock appears whole or not at all: it is written under another name and then linked. */
async function takeLock(file, folder) {
    const own = `${file}-${process.pid}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(own, JSON.stringify({ pid: process.pid, startTime: (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readProcess */ .Wv)(process.pid)?.startTime ?? null }));
    try {
        if (await linked(own, file))
            return;
        if (await isHeld(file))
            throw busy(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
        if (!(await linked(own, file)))
            throw busy(folder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(own, { force: true });
    }
}
function busy(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `Another run is writing to ${folder}. Wait for it, or name another folder with --out DIR.`);
}
/** Gives a file a second name, if that is free. */
async function linked(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
/** Whether the process that took the lock is still there. A lock that cannot be read was cut by a crash. */
async function isHeld(file) {
    const match = /^\{"pid":(\d+),"startTime":(?:"(\d+)"|null)\}$/.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => ''));
    if (!match)
        return false;
    const [, pid, startTime] = match;
    if (startTime !== undefined)
        return (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readProcess */ .Wv)(Number(pid))?.startTime === startTime;
    try {
        process.kill(Number(pid), 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'EPERM';
    }
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

/***/ 34627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ writeExamination),
/* harmony export */   c: () => (/* binding */ readExamination),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92857);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81363);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51174);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73491);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88608);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83553);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38927);
/* harmony import */ var _worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77227);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82593);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54311);














/**
 * Derives verdicts, ranking and replay again from plan, records and raw reports, and takes the files that this rests on
 * into the evidence folder. No code of the snapshot or of a candidate runs here, and nothing outside the folder is touched.
 */
async function examine(plan, planDigest, { store, out, ending: known, setUpLog, records }) {
    const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_10__/* .worldFolders */ .A)(plan, store);
    const observed = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__/* .observeWorlds */ .A)(plan, planDigest, folders, known, records);
    const ending = endingOf(observed);
    const findings = { ...observed, ending };
    const planFolder = await store.get(plan.names.plan);
    if (planFolder === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', 'The store holds no plan any more: something removed it meanwhile. Run again; nothing was promoted.');
    await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .clearListed */ .t$)(out);
    const files = [...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .takePlan */ .hi)(planFolder, plan, planDigest, out)), ...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .takeSetUpLog */ .l9)(setUpLog, out))];
    for (const [world, observation] of findings.worlds)
        files.push(...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .takeWorld */ .EW)(folders.get(world) ?? out, observation, world, out)));
    const circumstances = (0,_core_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .circumstancesOf */ .c)(findings.worlds);
    return {
        ending,
        derivation: (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .C)(findings),
        environment: circumstances?.environment ?? (await (0,_worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .environmentFacts */ .z)({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'no world ran' })),
        prepared: circumstances?.prepared ?? null,
        files,
        records: Object.fromEntries(records),
    };
}
/**
 * Where worlds are jobs of a workflow run, all of them must have left a record that can be used: a job's own code could have
 * removed another's. The replay leaves none where there was nothing to replay.
 */
function endingOf(findings) {
    const { plan, worlds, ending } = findings;
    if (ending !== 'complete' || plan.run === null)
        return ending;
    const unusable = [...worlds].filter(([, { status }]) => status !== 'observed');
    if (unusable.length === 0)
        return 'complete';
    const { baseline, selection } = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .C)(findings);
    const isReplayed = baseline.outcome === 'reproduced' && selection.winner !== null;
    const isExpected = ([world, { status }]) => !isReplayed && status === 'missing' && !(0,_world_js__WEBPACK_IMPORTED_MODULE_11__/* .worldsOf */ .XB)(plan).includes(world);
    return unusable.every(isExpected) ? 'complete' : 'incomplete';
}
const examinationSchema = zod__WEBPACK_IMPORTED_MODULE_13__/* .strictObject */ .rej({
    ending: zod__WEBPACK_IMPORTED_MODULE_13__/* ["enum"] */ .k5n(['complete', 'incomplete', 'interrupted', 'cancelled']),
    derivation: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.pick({ tests: true, baseline: true, candidates: true, selection: true, replay: true, limits: true, outcome: true }).extend({
        replayFacts: zod__WEBPACK_IMPORTED_MODULE_13__/* .strictObject */ .rej({
            ran: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            readable: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            snapshotTreeAgrees: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            treeAgrees: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            accepted: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            testsAgree: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY(),
            baselineAgrees: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY().nullable(),
            equality: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.replay.shape.equality,
            problems: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()),
        }),
    }),
    environment: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentSchema */ .VW,
    prepared: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.snapshot.shape.prepared,
    files: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()),
    records: zod__WEBPACK_IMPORTED_MODULE_13__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(), _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er.nullable()),
});
/** Leaves an examination for a later process in the evidence folder. */
function writeExamination(out, examination) {
    return (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.examination), JSON.stringify(examination));
}
const largestExaminationBytes = 1024 * 1024 * 1024;
/** Reads what an earlier process left. Throws `input` if there is nothing that can be used. */
async function readExamination(out) {
    try {
        return examinationSchema.parse(JSON.parse((await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.examination), largestExaminationBytes)).toString('utf8')));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `What the worlds left was not examined yet, or cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause).split('\n')[0]}). Run the step "promote" without a token first, in the same job.`, { cause });
    }
}


/***/ }),

/***/ 56224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54311);













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
    if (!(0,_world_js__WEBPACK_IMPORTED_MODULE_12__/* .worldsOf */ .XB)(plan).includes(id))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `The world "${id}" is not in this plan: its worlds are ${(0,_world_js__WEBPACK_IMPORTED_MODULE_12__/* .worldsOf */ .XB)(plan).join(', ')}.`);
    return withWorkbench(stored, context, async (workbench, target) => {
        if (id === 'baseline')
            workbench.events.emit('baseline.started', {}, id);
        const result = await (0,_world_js__WEBPACK_IMPORTED_MODULE_12__/* .runWorld */ .m5)(workbench, (0,_world_js__WEBPACK_IMPORTED_MODULE_12__/* .taskOf */ .Xb)(id), target);
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
async function withWorkbench({ plan, planDigest, folder }, { repository, passed, jobs, clock, signal }, work) {
    return withWorkspace(plan.id, async (workspace) => {
        const target = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .stagingFolder */ .cy)(workspace);
        const events = new _evidence_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .EventLog */ .v(clock);
        events.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.events));
        const pack = plan.snapshot.dirty ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.pack) : null;
        const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_8__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.setUpLog) });
        const result = await work(workbench, target);
        events.close();
        return result;
    });
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

/***/ 62785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   aC: () => (/* binding */ announceCandidates),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _candidates_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40664);
/* harmony import */ var _candidates_revisions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2097);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22472);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19473);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83553);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85799);
/* harmony import */ var _git_scratch_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31433);
/* harmony import */ var _recorded_candidates_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92983);
/* harmony import */ var _store_names_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(82260);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54756);
/* harmony import */ var _worlds_dirty_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8352);

















/** A run's id: the time, so that ids sort, and something random, so that two runs never share one. */
function newRunId(clock) {
    const time = clock.now().toISOString().replace(/[-:]|\.\d+/g, '').toLowerCase();
    return `${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`;
}
/**
 * Fixes everything the later steps need, without running anybody's code: the commit, the gate, the candidates with their
 * recorded patches and what git makes of them. Writes the plan into `target`.
 * Throws `input` for a repository, revision or candidate that cannot be used.
 */
async function writePlan(settings, context, target) {
    const { repository } = settings;
    const scratch = await (0,_git_scratch_js__WEBPACK_IMPORTED_MODULE_12__/* .createScratchRepository */ .t)(context.workspace.own('plan-scratch'), repository);
    const snapshot = settings.dirty ? await (0,_worlds_dirty_js__WEBPACK_IMPORTED_MODULE_15__/* .commitDirtyState */ .L)(repository, scratch, settings.out) : { commit: settings.commit.id, tree: settings.commit.tree, dirty: false };
    await requireDirectory(scratch, snapshot.commit, settings.gate.directory);
    const proposals = await collectProposals(settings, repository, snapshot.commit);
    if (proposals.length === 0 && settings.proposers === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .SafeDebugError */ .rc('usage', 'There is no candidate to try. Name patches with --candidate FILE or --candidates DIR, or branches and commits with --ref.');
    if (proposals.length > _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .mostCandidates */ .w$)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .SafeDebugError */ .rc('usage', `There are ${proposals.length} candidates; one run takes at most ${_core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .mostCandidates */ .w$}.`);
    const candidates = await (0,_recorded_candidates_js__WEBPACK_IMPORTED_MODULE_13__/* .recordCandidates */ .Y)(proposals, [], { scratch, ...snapshot, directory: settings.gate.directory, guarded: settings.policy.guarded }, target);
    requireOnePatch(candidates);
    // Parsed, so that keys come in the schema's order: a plan that is read again gives the same bytes.
    const plan = _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planSchema */ .Fu.parse({
        schema: _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planSchemaName */ .aF,
        id: context.runId,
        createdAt: context.clock.now().toISOString(),
        tool: _tool_js__WEBPACK_IMPORTED_MODULE_14__/* .tool */ .z,
        run: settings.run,
        host: settings.host,
        trigger: settings.trigger,
        snapshot: { id: 'S0', repository: settings.host?.repository ?? repository.workTree ?? repository.path, ref: await refOf(settings), ...snapshot },
        gate: { digest: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOfJson */ .Qs)(settings.gate), ...settings.gate },
        worlds: settings.worlds,
        policy: settings.policy,
        candidates,
        proposers: settings.proposers,
        calls: [],
        proposalNotes: [],
        earlier: [],
        names: (0,_store_names_js__WEBPACK_IMPORTED_MODULE_16__/* .storeNames */ .EW)(candidates, settings.run, 1),
    });
    if (snapshot.dirty)
        await packUncommitted(scratch, snapshot.commit, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.pack));
    const text = (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_9__/* .planText */ .Pt)(plan);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.plan), text);
    announce(plan, context.events);
    return { plan, planDigest: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOf */ .ol)(text) };
}
/** A run over texts that hold no patch at all would only tell so at its end. */
function requireOnePatch(candidates) {
    if (candidates.length === 0)
        return;
    const noPatch = candidates.flatMap(({ label, application }) => (application.outcome === 'rejected' && ['not-a-patch', 'empty-patch'].includes(application.reason) ? [{ label, message: application.message }] : []));
    const [first] = noPatch;
    if (first === undefined || noPatch.length < candidates.length)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .SafeDebugError */ .rc('input', `No candidate holds a patch. ${first.label}: ${first.message.split('\n')[0]}`);
}
async function requireDirectory(scratch, commit, directory) {
    if (directory === '.')
        return;
    const type = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_10__/* .git */ .$Y)(scratch.place, ['cat-file', '-t', `${commit}:${directory}`], { accept: 'any' });
    if (type.stdout.toString('utf8').trim() === 'tree')
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .SafeDebugError */ .rc('input', `The snapshot has no directory ${directory}. Give --directory a path from the repository's top.`);
}
async function collectProposals({ candidates }, repository, snapshotCommit) {
    const files = await Promise.all(candidates.files.map(_candidates_files_js__WEBPACK_IMPORTED_MODULE_3__/* .candidateFromFile */ ._));
    const folders = await Promise.all(candidates.folders.map(_candidates_files_js__WEBPACK_IMPORTED_MODULE_3__/* .candidatesFromFolder */ .L));
    const revisions = await Promise.all(candidates.revisions.map((revision) => (0,_candidates_revisions_js__WEBPACK_IMPORTED_MODULE_4__/* .candidateFromRevision */ .N)(repository, snapshotCommit, revision)));
    return [...candidates.proposed, ...files, ...folders.flat(), ...revisions];
}
/** Objects of uncommitted work, for steps that have only the user's repository. */
async function packUncommitted(scratch, commit, file) {
    const packed = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_10__/* .git */ .$Y)(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${commit}^\n` });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, packed.stdout);
}
async function refOf({ dirty, commit, repository, host }) {
    if (host !== null)
        return host.target.branch;
    return dirty || commit.revision === 'HEAD' ? (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_11__/* .currentBranch */ .eR)(repository) : commit.revision;
}
function announce(plan, events) {
    events.emit('snapshot.taken', { id: 'S0', commit: plan.snapshot.commit, tree: plan.snapshot.tree, dirty: plan.snapshot.dirty });
    announceCandidates(plan.candidates, events);
}
/** Takes note of candidates, and of those that need no world. */
function announceCandidates(candidates, events) {
    for (const { id, label, source, mutation, application } of candidates) {
        events.emit('candidate.proposed', { label, kind: source.kind, sha256: mutation.sha256 }, id);
        if (application.outcome !== 'applied')
            events.emit('candidate.skipped', { reason: application.reason, why: application.message }, id);
        else if (application.duplicateOf !== null)
            events.emit('candidate.skipped', { reason: `duplicate-of:${application.duplicateOf}`, why: `the same change as ${application.duplicateOf}` }, id);
    }
}


/***/ }),

/***/ 92983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ recordCandidates)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/candidates/candidate.js
/** Ids in the plan's order: `A` to `Z`, then `AA`, `AB` and so on. */
function candidateId(index) {
    const letter = String.fromCharCode(65 + (index % 26));
    return index < 26 ? letter : candidateId(Math.floor(index / 26) - 1) + letter;
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/patches/apply.js + 14 modules
var apply = __webpack_require__(18303);
// EXTERNAL MODULE: ./build/patches/guards.js + 2 modules
var guards = __webpack_require__(98798);
;// CONCATENATED MODULE: ./build/steps/recorded-candidates.js







/**
 * Records proposals as candidates behind those there are already: each patch byte for byte in `target`, and what git makes
 * of it on the snapshot. Returns the new ones.
 */
async function recordCandidates(proposals, earlier, base, target) {
    const outcomes = await Promise.all(proposals.map(({ patch }) => (0,apply/* applyPatch */.X)(base.scratch, base.commit, patch, { directory: base.directory })));
    const planned = [];
    for (const [index, proposal] of proposals.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined)
            continue;
        const id = candidateId(earlier.length + index);
        const file = layout/* layout */.Z.patch(id);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(target, file)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(target, file), proposal.patch);
        const counted = outcome.outcome === 'applied' ? { files: outcome.touched.length, additions: outcome.additions, deletions: outcome.deletions } : { files: null, additions: null, deletions: null };
        const application = await applicationOf(outcome, [...earlier, ...planned], base);
        planned.push({ id, label: labelOf(proposal.label), source: proposal.source, mutation: { file, sha256: (0,digest/* digestOf */.ol)(proposal.patch), ...counted }, application, proposal: proposal.proposal ?? null });
    }
    return planned;
}
/** At most 300 characters, none of them cut in half. */
function labelOf(text) {
    return [...Buffer.from(text).toString()].slice(0, 300).join('');
}
async function applicationOf(outcome, earlier, { scratch, tree, guarded }) {
    if (outcome.outcome !== 'applied')
        return { outcome: outcome.outcome, reason: outcome.reason, message: outcome.message };
    const twin = earlier.find(({ application }) => application.outcome === 'applied' && application.tree === outcome.tree);
    return {
        outcome: 'applied',
        tree: outcome.tree,
        duplicateOf: twin?.id ?? null,
        paths: outcome.touched.map(({ path }) => path),
        flags: outcome.flags,
        guarded: await (0,guards/* guardedChanges */.g)(scratch, tree, outcome.tree, outcome.touched, guarded),
    };
}


/***/ }),

/***/ 82260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ storeNames),
/* harmony export */   Hz: () => (/* binding */ storeName)
/* harmony export */ });
/* unused harmony export planPart */
/** Names of the artifacts of a workflow run tell it, the world and the attempt, so that no other job's can be taken for them. */
function storeName(run, part) {
    return run === null ? part : `sd-${run.id}-${part}-a${run.attempt}`;
}
/** The names of everything that the steps of a plan leave for each other. `version` counts the plans of a run from 1; each extends the one before. */
function storeNames(candidates, run, version) {
    const worlds = ['baseline', ...candidates.map(({ id }) => id)].map((world) => [world, run === null ? `world-${world}` : storeName(run, world)]);
    return { plan: storeName(run, planPart(version)), replay: storeName(run, 'replay'), worlds: Object.fromEntries(worlds) };
}
/** Part of a plan's name in the store: `plan` for the first of a run, `plan-2` for the one that extends it. */
function planPart(version) {
    return version === 1 ? 'plan' : `plan-${version}`;
}


/***/ }),

/***/ 73753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ readPullRequestMarker),
/* harmony export */   WR: () => (/* binding */ writePullRequestMarker),
/* harmony export */   Yg: () => (/* binding */ nextMarker),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   mi: () => (/* binding */ writeAnswerMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* unused harmony export readAnswerMarker */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8602);



/** Most tries that a marker remembers. */
const mostTries = 50;
/** Longest first line that can be a marker, in UTF-16 units: 50 tries of about 110, and the rest. */
const longestMarker = 10_000;
const runIdSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[1-9]\d{0,19}$/);
const whole = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive();
const stickyMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** The snapshot's commit: there is one such comment per snapshot. */
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
    run: runIdSchema,
    attempt: whole,
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['planned', 'running', 'decided', 'cancelled', 'failed']),
    /** Runs that tried something on this snapshot, the newest first. `comment` is the one that asked; a cancelled run promotes nothing. */
    tries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ run: runIdSchema, at: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8, comment: whole.nullable(), cancelled: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional() })).max(mostTries),
});
const pullRequestMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** Digest of `evidence.json`; null before the evidence is closed. */
    evidence: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .digestSchema */ .er.nullable(),
    run: runIdSchema,
    attempt: whole,
    /** The artifact `evidence.json`; null before it is uploaded. */
    artifact: whole.nullable(),
    candidate: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .candidateIdSchema */ .au,
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
});
const answerMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1), comment: whole });
/** The marker after `earlier`: the same run keeps its place among the tries, another one comes first. Throws ZodError for what no marker can hold. */
function nextMarker(earlier, { at, comment, ...standing }) {
    const known = earlier?.tries ?? [];
    const first = known.find(({ run }) => run === standing.run) ?? { run: standing.run, at, comment };
    const own = { run: first.run, at: first.at, comment: first.comment, ...(standing.state === 'cancelled' ? { cancelled: true } : {}) };
    const tries = known.includes(first) ? known.map((one) => (one === first ? own : one)) : [own, ...known].slice(0, mostTries);
    return stickyMarkerSchema.parse({ v: 1, ...standing, tries });
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
function writeAnswerMarker(comment) {
    return lineOf('safe-debug-answer', answerMarkerSchema.parse({ v: 1, comment }));
}
/** Id of the comment that an answer of the bot belongs to, or null if the text is none. */
function readAnswerMarker(body) {
    return readLine('safe-debug-answer', body, answerMarkerSchema)?.comment ?? null;
}
/** No value that the schemas allow holds `<`, `>` or two hyphens, so none can end the HTML comment. */
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
