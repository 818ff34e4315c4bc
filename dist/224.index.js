export const id = 224;
export const ids = [224];
export const modules = {

/***/ 40664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ candidatesFromFolder),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   _2: () => (/* binding */ candidateFromFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _git_difference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52500);





/** How the names of patch files end. */
const patchName = /\.(patch|diff)$/i;
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
        if (found.size > _git_difference_js__WEBPACK_IMPORTED_MODULE_4__/* .largestPatchBytes */ .M)
            throw new Error(`it is larger than ${_git_difference_js__WEBPACK_IMPORTED_MODULE_4__/* .largestPatchBytes */ .M / 1024 ** 2} MiB`);
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
/** The change between two commits that the repository has, under a label that the caller makes: of a branch's name, which who may push chose, or of a commit's id. Throws `input` if there is none. */
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
/* harmony import */ var _worlds_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89107);
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
    const workbench = await (0,_worlds_workbench_js__WEBPACK_IMPORTED_MODULE_10__/* .openWorkbench */ .eF)({ plan, planDigest, planFolder: folder, repository, pack, passed, workspace, events, signal, jobs, setUpLog: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.setUpLog), own: [folder] });
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

/***/ 62785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   aC: () => (/* binding */ announceCandidates),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* unused harmony exports collectProposals, announce */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _candidates_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40664);
/* harmony import */ var _candidates_revisions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2097);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22472);
/* harmony import */ var _core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80297);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19473);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82512);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83553);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85799);
/* harmony import */ var _git_scratch_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(31433);
/* harmony import */ var _recorded_candidates_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92983);
/* harmony import */ var _core_store_names_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(34634);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(54756);
/* harmony import */ var _worlds_dirty_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8352);


















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
    const scratch = await (0,_git_scratch_js__WEBPACK_IMPORTED_MODULE_13__/* .createScratchRepository */ .t)(context.workspace.own('plan-scratch'), repository);
    const snapshot = settings.dirty ? await (0,_worlds_dirty_js__WEBPACK_IMPORTED_MODULE_16__/* .commitDirtyState */ .L)(repository, scratch, settings.out) : { commit: settings.commit.id, tree: settings.commit.tree, dirty: false };
    await requireDirectory(scratch, snapshot.commit, settings.gate.directory);
    const proposals = await collectProposals(settings, repository, snapshot.commit);
    if (proposals.length === 0 && settings.proposers === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SafeDebugError */ .rc('usage', 'There is no candidate to try. Name patches with --candidates DIR or, one by one, with --candidate FILE; branches and commits with --ref.');
    if (proposals.length > settings.mostCandidates)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SafeDebugError */ .rc('usage', `There are ${proposals.length} candidates; this run takes at most ${settings.mostCandidates}. Name fewer of them.`);
    const candidates = await (0,_recorded_candidates_js__WEBPACK_IMPORTED_MODULE_14__/* .recordCandidates */ .Y)(proposals, [], { scratch, ...snapshot, directory: settings.gate.directory, guards: (0,_core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_7__/* .guardsOf */ .g0)(settings) }, target);
    requireOnePatch(candidates);
    // Parsed, so that keys come in the schema's order: a plan that is read again gives the same bytes.
    const plan = _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planSchema */ .Fu.parse({
        schema: _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planSchemaName */ .aF,
        id: context.runId,
        createdAt: context.clock.now().toISOString(),
        tool: _tool_js__WEBPACK_IMPORTED_MODULE_15__/* .tool */ .z,
        run: settings.run,
        host: settings.host,
        trigger: settings.trigger,
        snapshot: { id: 'S0', repository: settings.host?.repository ?? repository.workTree ?? repository.path, ref: await refOf(settings), ...snapshot },
        gate: { digest: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOfJson */ .Qs)(settings.gate), ...settings.gate },
        worlds: settings.worlds,
        policy: settings.policy,
        candidates,
        mostCandidates: settings.mostCandidates,
        proposers: settings.proposers,
        calls: [],
        proposalNotes: [],
        earlier: [],
        names: (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_17__/* .storeNames */ .EW)(candidates, settings.run, 1),
    });
    if (snapshot.dirty)
        await packUncommitted(scratch, snapshot.commit, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.pack));
    const text = (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_10__/* .planText */ .Pt)(plan);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.plan), text);
    const planDigest = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOf */ .ol)(text);
    announce(plan, planDigest, context.events);
    return { plan, planDigest };
}
/** A run over texts that hold no patch at all would only tell so at its end. */
function requireOnePatch(candidates) {
    if (candidates.length === 0)
        return;
    const noPatch = candidates.flatMap(({ label, application }) => (application.outcome === 'rejected' && ['not-a-patch', 'empty-patch'].includes(application.reason) ? [{ label, message: application.message }] : []));
    const [first] = noPatch;
    if (first === undefined || noPatch.length < candidates.length)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SafeDebugError */ .rc('input', `No candidate holds a patch. ${first.label}: ${first.message.split('\n')[0]}`);
}
async function requireDirectory(scratch, commit, directory) {
    if (directory === '.')
        return;
    const type = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_11__/* .git */ .$Y)(scratch.place, ['cat-file', '-t', `${commit}:${directory}`], { accept: 'any' });
    if (type.stdout.toString('utf8').trim() === 'tree')
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SafeDebugError */ .rc('input', `The snapshot has no directory ${directory}. Give --directory a path from the repository's top.`);
}
/** The candidates that people named, in the order of files, folders and revisions. Throws `input` for one that cannot be used. */
async function collectProposals({ candidates }, repository, snapshotCommit) {
    const files = await Promise.all(candidates.files.map(_candidates_files_js__WEBPACK_IMPORTED_MODULE_3__/* .candidateFromFile */ ._2));
    const folders = await Promise.all(candidates.folders.map(_candidates_files_js__WEBPACK_IMPORTED_MODULE_3__/* .candidatesFromFolder */ .Lo));
    const revisions = await Promise.all(candidates.revisions.map((revision) => (0,_candidates_revisions_js__WEBPACK_IMPORTED_MODULE_4__/* .candidateFromRevision */ .N)(repository, snapshotCommit, revision)));
    return [...candidates.proposed, ...files, ...folders.flat(), ...revisions];
}
/** Objects of uncommitted work, for steps that have only the user's repository. */
async function packUncommitted(scratch, commit, file) {
    const packed = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_11__/* .git */ .$Y)(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${commit}^\n` });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, packed.stdout);
}
async function refOf({ dirty, commit, repository, host }) {
    if (host !== null)
        return host.target.branch;
    return dirty || commit.revision === 'HEAD' ? (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_12__/* .currentBranch */ .eR)(repository) : commit.revision;
}
/** Takes note of what a plan fixed. */
function announce(plan, planDigest, events) {
    events.emit('snapshot.taken', { id: 'S0', commit: plan.snapshot.commit, tree: plan.snapshot.tree, dirty: plan.snapshot.dirty, plan: planDigest });
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
// EXTERNAL MODULE: ./build/patches/apply.js + 15 modules
var apply = __webpack_require__(51644);
// EXTERNAL MODULE: ./build/patches/guards.js
var patches_guards = __webpack_require__(27987);
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
async function applicationOf(outcome, earlier, { scratch, tree, guards }) {
    if (outcome.outcome !== 'applied')
        return { outcome: outcome.outcome, reason: outcome.reason, message: outcome.message };
    const twin = earlier.find(({ application }) => application.outcome === 'applied' && application.tree === outcome.tree);
    return {
        outcome: 'applied',
        tree: outcome.tree,
        duplicateOf: twin?.id ?? null,
        paths: outcome.touched.map(({ path }) => path),
        flags: outcome.flags,
        guarded: await (0,patches_guards/* guardedChanges */.g)(scratch, tree, outcome.tree, outcome.touched, guards),
    };
}


/***/ }),

/***/ 98768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  f: () => (/* binding */ runRounds)
});

// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var core_derivation = __webpack_require__(20545);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(88608);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(48204);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/core/policy/guarded.js + 2 modules
var guarded = __webpack_require__(80297);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/take-plan.js
var take_plan = __webpack_require__(31661);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(83553);
// EXTERNAL MODULE: ./build/steps/plan.js
var steps_plan = __webpack_require__(62785);
// EXTERNAL MODULE: ./build/steps/recorded-candidates.js + 1 modules
var recorded_candidates = __webpack_require__(92983);
// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(34634);
;// CONCATENATED MODULE: ./build/steps/extend-plan.js











/**
 * Writes the plan that extends another one: everything in it stays as it is, new candidates come behind. The digest of
 * the earlier plan is part of it, so that what ran under that one still counts. Proposals beyond the most that the run
 * takes are left out, and that is noted.
 */
async function extendPlan({ plan, planDigest, folder }, { candidates, calls, notes }, scratch, events, target) {
    await (0,take_plan/* takePlan */.h)(folder, plan, planDigest, target);
    const room = Math.max(0, plan.mostCandidates - plan.candidates.length);
    const base = { scratch, commit: plan.snapshot.commit, tree: plan.snapshot.tree, directory: plan.gate.directory, guards: (0,guarded/* guardsOf */.g0)(plan) };
    const added = await (0,recorded_candidates/* recordCandidates */.Y)(candidates.slice(0, room), plan.candidates, base, target);
    const all = [...plan.candidates, ...added];
    const left = candidates.length - added.length;
    const extended = documents_plan/* planSchema */.Fu.parse({
        ...plan,
        candidates: all,
        calls: [...plan.calls, ...calls],
        proposalNotes: [...plan.proposalNotes, ...notes, ...(left > 0 ? [{ calls: [], text: `${left} more proposals were left out: this run takes at most ${plan.mostCandidates} candidates` }] : [])],
        earlier: [...plan.earlier, planDigest],
        names: (0,store_names/* storeNames */.EW)(all, plan.run, plan.earlier.length + 2),
    });
    const text = (0,writer/* planText */.Pt)(extended);
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, layout/* layout */.Z.plan), text);
    (0,steps_plan/* announceCandidates */.aC)(added, events);
    return { plan: extended, planDigest: (0,digest/* digestOf */.ol)(text), folder: target };
}

// EXTERNAL MODULE: ./build/steps/replay.js
var replay = __webpack_require__(82593);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
;// CONCATENATED MODULE: ./build/steps/rounds.js






/**
 * Asks models and agents for candidates once the baseline has failed, runs their worlds, and has those that failed
 * improved, as often as the plan allows; each round that asked somebody left a plan, and those that did are over. Returns the
 * plan that holds all of them: the last one.
 */
async function runRounds(first, workbench, context) {
    const rounds = first.plan.proposers?.rounds ?? 0;
    let stage = first;
    for (let round = first.plan.earlier.length + 1; round <= rounds && !workbench.signal.aborted; round++) {
        const target = await (0,worlds_workbench/* stagingFolder */.cy)(context.workspace);
        const next = await propose(round, stage, { ...workbench, ...onStage(stage) }, { ...context, target });
        if (next === null)
            break;
        const known = new Set((0,world/* worldsOf */.XB)(stage.plan));
        stage = next;
        await context.runWorlds({ ...workbench, ...onStage(stage) }, (0,world/* worldsOf */.XB)(stage.plan).filter((world) => !known.has(world)));
    }
    return stage;
}
function onStage({ plan, planDigest, folder }) {
    return { plan, planDigest, planFolder: folder };
}
/** Makes the plan of the next round and leaves it in the store. Null when nobody had anything to be asked. */
async function propose(round, stage, workbench, { store, repository, records, access, target }) {
    const folders = await (0,replay/* worldFolders */.A)(stage.plan, store);
    const derivation = (0,core_derivation/* derive */.C)(await (0,observe/* observeWorlds */.A)(stage.plan, stage.planDigest, folders, 'complete', records));
    if (derivation.baseline.outcome !== 'reproduced')
        return null;
    const context = { workbench, repository, model: access.model, derivation, folderOf: (world) => folders.get(world) ?? null, target };
    // Most runs ask nobody: what asking needs is loaded where somebody is asked.
    const [{ proposalFault, proposeByModel }, { proposeByAgent }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(825), __webpack_require__.e(52), __webpack_require__.e(255)]).then(__webpack_require__.bind(__webpack_require__, 25255)), Promise.all(/* import() */[__webpack_require__.e(825), __webpack_require__.e(52), __webpack_require__.e(255), __webpack_require__.e(670)]).then(__webpack_require__.bind(__webpack_require__, 91670))]);
    const asked = await Promise.all([proposeByModel(round, context).catch(proposalFault), round === 1 ? proposeByAgent(context, access.agent).catch(proposalFault) : null]);
    const additions = asked.filter((each) => each !== null);
    if (additions.length === 0)
        return null;
    const extended = await extendPlan(stage, joined(additions), workbench.snapshot.scratch, workbench.events, target);
    await store.put(extended.plan.names.plan, target);
    return { ...extended, folder: (await store.get(extended.plan.names.plan)) ?? target };
}
function joined(additions) {
    return { candidates: additions.flatMap(({ candidates }) => candidates), calls: additions.flatMap(({ calls }) => calls), notes: additions.flatMap(({ notes }) => notes) };
}


/***/ })

};
