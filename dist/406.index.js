export const id = 406;
export const ids = [406];
export const modules = {

/***/ 87823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ accountOf)
/* harmony export */ });
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59957);

/** What there is to tell of a run that was examined and not yet decided about. */
function accountOf(plan, { derivation }) {
    const { trigger, gate, snapshot } = plan;
    const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
    return { outcome, trigger, gate, tests, baseline, candidates, selection, replay, limits, model: (0,_core_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .runUsage */ .l_)(plan), calls: plan.calls, snapshot, promotion: null };
}


/***/ }),

/***/ 64765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/store-names.js
var store_names = __webpack_require__(34634);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/core/documents/manifest.js
var manifest = __webpack_require__(82622);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/files/file-part.js
var file_part = __webpack_require__(936);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(83553);
;// CONCATENATED MODULE: ./build/entries/page-file.js








/** Most bytes of a patch or log that go onto the page. */
const largestPieceBytes = 200_000;
/** The evidence page of a folder. What makes it is loaded here: no gate has to wait for that. */
async function pageOf(folder) {
    const { evidence } = await (0,reader/* readEvidence */.At)(folder);
    const events = await (0,reader/* readEvents */.wj)(folder);
    const patches = {};
    for (const { id, mutation } of evidence.candidates)
        patches[id] = await (0,file_part/* beginningOf */.VI)((0,external_node_path_.join)(folder, mutation.file), largestPieceBytes);
    const logs = {};
    for (const world of ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay'])
        logs[world] = await (0,file_part/* beginningOf */.VI)((0,external_node_path_.join)(folder, layout/* layout */.Z.log(world)), largestPieceBytes);
    const { evidencePage } = await __webpack_require__.e(/* import() */ 81).then(__webpack_require__.bind(__webpack_require__, 81081));
    return evidencePage(evidence, events, patches, logs, await differingSides(folder, evidence));
}
/** What each path that differs is in the winner's world and in its replay, as their manifests say. Throws `evidence` for a manifest that is none. */
async function differingSides(folder, { replay, selection }) {
    const paths = replay.equality?.differences.map(({ path }) => path) ?? [];
    if (paths.length === 0 || selection.winner === null)
        return {};
    const [winner, again] = [await entriesOf(folder, selection.winner), await entriesOf(folder, 'replay')];
    return Object.fromEntries(paths.map((path) => [path, { winner: sideText(winner.get(path)), replay: sideText(again.get(path)) }]));
}
async function entriesOf(folder, world) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, layout/* layout */.Z.manifest(world)), 'utf8').catch((error) => {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return '';
        throw error;
    });
    try {
        return new Map(text === '' ? [] : (0,manifest/* parseManifest */.Ng)(text).map((entry) => [entry.path, entry]));
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('evidence', `${layout/* layout */.Z.manifest(world)} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}. Check the folder with "safe-debug verify".`, { cause });
    }
}
function sideText(entry) {
    if (entry === undefined)
        return 'not there';
    if ('link' in entry)
        return `link to ${entry.link}`;
    return 'special' in entry ? entry.special : `mode ${entry.mode}, sha256 ${entry.sha256}`;
}
/** Writes the evidence page beside the evidence, or to another file. Throws `input` if that cannot be written. */
async function writePage(folder, target = (0,external_node_path_.join)(folder, layout/* layout */.Z.page)) {
    const page = await pageOf(folder);
    // A device or a pipe is written to; only files are replaced, and a folder is never taken for one.
    const found = await (0,promises_.lstat)(target).catch(() => null);
    if (found?.isDirectory() && target !== (0,external_node_path_.join)(folder, layout/* layout */.Z.page))
        throw new errors/* SafeDebugError */.rc('input', `${target} is a folder. Name a file with --out FILE.`);
    const isPlace = found !== null && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
    await (isPlace ? (0,promises_.writeFile)(target, page) : (0,writer/* replaceFile */.fR)(target, page)).catch((cause) => {
        throw new errors/* SafeDebugError */.rc('input', `The page ${target} cannot be written: ${(0,errors/* messageOf */.bD)(cause)}. Name another file with --out FILE.`, { cause });
    });
}

// EXTERNAL MODULE: ./build/store/stored-artifact.js
var stored_artifact = __webpack_require__(84258);
// EXTERNAL MODULE: ./build/studio/github/job-summary.js
var job_summary = __webpack_require__(7949);
// EXTERNAL MODULE: ./build/studio/github/links.js
var github_links = __webpack_require__(64174);
// EXTERNAL MODULE: ./build/studio/github/marker.js
var marker = __webpack_require__(73753);
// EXTERNAL MODULE: ./build/studio/github/pull-request.js
var pull_request = __webpack_require__(4236);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
;// CONCATENATED MODULE: ./build/action/publish.js














/** Uploads the evidence, then writes links and digest where people look: pull request, comment, summary, outputs. */
async function publish(publication) {
    const { evidence, digest, out, conversation, store, surroundings } = publication;
    const patch = await winningPatch(evidence, out);
    await writePage(out);
    core/* setOutput */.uH('outcome', evidence.outcome);
    core/* setOutput */.uH('decision', evidence.promotion.decision);
    core/* setOutput */.uH('winner', evidence.selection.winner ?? '');
    core/* setOutput */.uH('evidence', (0,external_node_path_.join)(out, layout/* layout */.Z.evidence));
    core/* setOutput */.uH('evidence-digest', digest);
    core/* setOutput */.uH('pull-request-number', evidence.promotion.pullRequest?.number ?? '');
    core/* setOutput */.uH('pull-request-url', evidence.promotion.pullRequest?.url ?? '');
    const uploaded = store === null ? null : await upload(evidence, out, digest, store, surroundings);
    const links = uploaded ?? (0,github_links/* noEvidenceYet */.d)(surroundings.run);
    await fillIn(publication, patch, links);
    await conversation?.result(evidence, patch, links);
    await (0,summary/* summarise */.f)((0,job_summary/* resultSummary */.ao)(evidence, { patch, links: uploaded }));
}
/** Writes the closed evidence into the body of the pull request. What a person wrote there instead stays. */
async function fillIn({ evidence, placing, host }, patch, links) {
    const { pullRequest } = evidence.promotion;
    if (pullRequest === null || host === null)
        return;
    if (placing?.found === true && (0,marker/* readPullRequestMarker */.Be)((await host.pull(pullRequest.number))?.body ?? '') === null) {
        return (0,log/* warn */.R8)(`The body of pull request ${pullRequest.number} is a person's by now, so it was left as it is: it does not name this evidence.`);
    }
    await host.updatePull(pullRequest.number, { body: (0,pull_request/* pullRequestBody */.N)(evidence, { patch, links, evidence, baseMoved: placing?.baseMoved ?? false }) });
}
/** The winner's change as git writes it, as in the first words of a pull request, or its recorded patch where none was made; empty without a winner. */
async function winningPatch({ files, selection }, out) {
    if (selection.winner === null)
        return '';
    const file = files.some(({ path }) => path === layout/* layout */.Z.winner) ? layout/* layout */.Z.winner : layout/* layout */.Z.patch(selection.winner);
    return (0,promises_.readFile)((0,external_node_path_.join)(out, file), 'utf8');
}
/** The document as one file that a browser shows, the page likewise, and the whole folder. A later attempt has names of its own. */
async function upload(evidence, out, digest, store, { run, serverUrl, repository }) {
    const names = (0,store_names/* evidenceNames */.Y$)({ name: inputs/* useName */.tx(), attempt: run.attempt });
    const document = await store.uploadFile((0,external_node_path_.join)(out, layout/* layout */.Z.evidence), names.document);
    const page = await store.uploadFile((0,external_node_path_.join)(out, layout/* layout */.Z.page), names.page);
    const copy = await listedOnly(out, evidence);
    const stored = await store.uploadFolder(copy, names.folder);
    await (0,promises_.rm)(copy, { recursive: true, force: true });
    const address = (id) => (0,stored_artifact/* artifactAddress */.zh)({ server: serverUrl, repository, run: run.id }, id);
    return { run, document: { artifact: document.id, url: address(document.id), digest }, folder: { name: names.folder, url: address(stored.id) }, page: address(page.id) };
}
/** A copy of the evidence folder with what the evidence lists, and nothing that only its writer needs. */
async function listedOnly(out, { files }) {
    const copy = (0,external_node_path_.join)(out, '.upload');
    await (0,promises_.rm)(copy, { recursive: true, force: true });
    for (const path of [layout/* layout */.Z.evidence, layout/* layout */.Z.events, layout/* layout */.Z.page, ...files.map((file) => file.path)]) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(copy, path)), { recursive: true });
        await (0,promises_.copyFile)((0,external_node_path_.join)(out, path), (0,external_node_path_.join)(copy, path));
    }
    return copy;
}


/***/ }),

/***/ 45588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ pullRequestWords)
/* harmony export */ });
/* harmony import */ var _studio_github_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64174);
/* harmony import */ var _studio_github_pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4236);


/** What a pull request says until the evidence of its run is closed and uploaded. */
function pullRequestWords(account, run) {
    return ({ baseMoved, patch }) => ({ title: (0,_studio_github_pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestTitle */ .Z)(account), body: (0,_studio_github_pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestBody */ .N)(account, { patch, links: (0,_studio_github_links_js__WEBPACK_IMPORTED_MODULE_1__/* .noEvidenceYet */ .d)(run), evidence: null, baseMoved }) });
}


/***/ }),

/***/ 99125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ claimOutFolder)
/* harmony export */ });
/* unused harmony export requireNobodyWrites */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86817);
/* harmony import */ var _processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7950);







/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';
/**
 * Makes or takes over an evidence folder. Throws `input`, with nothing changed, for a folder that holds other things,
 * that contains the repository, that cannot be written to, or that another run is writing to.
 */
async function claimOutFolder(folder, repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
    await refuseForeign(path, folder, repository);
    const unwritable = (cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be written to: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Name another one with --out DIR.`, { cause });
    };
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(path).catch(unwritable);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), ignoreText).catch(unwritable);
    await takeLock(path, folder).catch((error) => (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc ? Promise.reject(error) : unwritable(error)));
    return { path, release: () => release(path) };
}
async function refuseForeign(path, folder, repository) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}. Name another one with --out DIR.`, { cause: error });
    });
    const [top, target] = await Promise.all([repository === null ? null : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(repository).catch(() => null), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path)]);
    if (top !== null && (top === target || top.startsWith(target + node_path__WEBPACK_IMPORTED_MODULE_2__.sep)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
    if (names.length === 0 || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder ${folder} holds "${names[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}
/** A folder in which nothing came to lie is taken away again. */
async function release(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ownLock(path), { force: true });
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path).catch(() => null);
    if (names === null)
        return;
    // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
    if (!names.includes(ignoreFile))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), ignoreText);
    if (names.length !== 1 || names[0] !== ignoreFile)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) !== 'ENOTEMPTY')
            throw error; // another run has just come
    });
}
const lockName = /^\.lock-\d+$/;
const halfLockName = /^\.lock-(\d+)\.\d+$/;
const mostTries = 5;
/**
 * Each process has a lock file of its own, and holds the folder if nobody else's process is there once it lies in it: of
 * two that come at once, one at least sees the other. Both give way then, and try again after a moment of random length.
 */
async function takeLock(path, folder) {
    const own = ownLock(path);
    for (let tries = 1;; tries++) {
        if (!(await placeLock(own)))
            throw busy(folder);
        const others = (await locksIn(path)).filter((file) => file !== own);
        const held = await Promise.all(others.map(isHeld));
        if (!held.includes(true)) {
            for (const file of [...others, ...(await deadHalves(path))])
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
            return;
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(own, { force: true });
        if (tries === mostTries)
            throw busy(folder);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(5, 50));
    }
}
function ownLock(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, `.lock-${process.pid}`);
}
async function locksIn(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path)).filter((name) => lockName.test(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
}
/** Locks that were being written when their process was killed. */
async function deadHalves(path) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path);
    return names.filter((name) => !isRunning(Number(halfLockName.exec(name)?.[1] ?? process.pid))).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
}
/** Puts the lock of this process in place: whole or not at all, since it is written under another name and then linked. False if this process has it already. */
async function placeLock(file) {
    const half = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(2 ** 40)}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(half, JSON.stringify({ pid: process.pid, startTime: (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .Wv)(process.pid)?.startTime ?? null }));
    try {
        if (await linked(half, file))
            return true;
        if (await isHeld(file))
            return false;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true }); // of a dead process that had the same number
        return await linked(half, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(half, { force: true });
    }
}
/** Throws `input` if a run is writing to an evidence folder: what is read there meanwhile belongs to two runs. */
async function requireNobodyWrites(path) {
    const held = await Promise.all((await locksIn(path)).map(isHeld));
    if (held.includes(true))
        throw busy(path);
}
function busy(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `Another run is writing to ${folder}. Wait for it, or name another folder with --out DIR.`);
}
/** Gives a file a second name, if that is free. */
async function linked(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
/** Whether the process that took the lock is still there. A lock that cannot be read was cut by a crash. */
async function isHeld(file) {
    const match = /^\{"pid":(\d+),"startTime":(?:"(\d+)"|null)\}$/.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => ''));
    if (!match)
        return false;
    const [, pid, startTime] = match;
    return startTime === undefined ? isRunning(Number(pid)) : (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .Wv)(Number(pid))?.startTime === startTime;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'EPERM';
    }
}


/***/ }),

/***/ 34312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ pullRequestPromotion)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
;// CONCATENATED MODULE: ./build/promotion/co-author.js
/** Letters, digits and hyphens, at most 39 (GitHub, "Changing your username"; old names also end in a hyphen); `_name` of managed users, `[bot]` of apps. */
const login = /^[a-z\d][a-z\d-]{0,38}(?:_[a-z\d]{1,20})?(?:\[bot\])?$/i;
/**
 * The trailer that credits the author of a patch: `Co-authored-by: login <id+login@users.noreply.github.com>` (GitHub,
 * "Setting your commit email address" and "Creating a commit with multiple authors"); null for what no account can be.
 */
function coAuthor({ login: name, id }) {
    if (!login.test(name) || !Number.isSafeInteger(id) || id <= 0)
        return null;
    return `Co-authored-by: ${name} <${id}+${name}@users.noreply.github.com>`;
}

// EXTERNAL MODULE: ./build/promotion/commit-message.js
var commit_message = __webpack_require__(98935);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/promotion/tree-entries.js


/**
 * What has to change in `base` to get `tree`, with the bytes of every file, as git's raw difference lists it (git-diff-tree
 * manual, "Raw output format"). Null where a path or a kind of entry cannot be named through GitHub's API.
 */
async function treeEntries(scratch, base, tree) {
    const records = await (0,git/* gitRecords */.Xq)(scratch.place, ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--full-index', base, tree]);
    const entries = [];
    for (let index = 0; index + 1 < records.length; index += 2) {
        const [header, name] = [records[index]?.toString('latin1') ?? '', records[index + 1] ?? Buffer.alloc(0)];
        const entry = (0,external_node_buffer_.isUtf8)(name) ? await entryOf(scratch, header, name.toString('utf8')) : null;
        if (entry === null)
            return null;
        entries.push(entry);
    }
    return entries;
}
async function entryOf(scratch, header, path) {
    const [, newMode = '', , newId = '', status = ''] = header.slice(1).split(' ');
    if (status === 'D')
        return { path, deleted: true };
    if (newMode !== '100644' && newMode !== '100755' && newMode !== '120000')
        return null;
    const { stdout } = await (0,git/* git */.$Y)(scratch.place, ['cat-file', 'blob', newId]);
    return { path, mode: newMode, content: stdout };
}

;// CONCATENATED MODULE: ./build/promotion/github-branch.js




/**
 * Makes tree and commit through the git data API from snapshot and recorded patch alone, then the branch, unless
 * `isCancelled` says in the last moment that there should be none. A branch that is there already is used if it holds
 * exactly that. Throws ApiFailure for what GitHub refuses.
 */
async function placeBranch(order, branch, host, isCancelled) {
    const entries = await treeEntries(order.scratch, order.plan.snapshot.tree, order.tree);
    if (entries === null)
        return { reason: 'no-permission', why: 'the patch has a file name that GitHub does not take through its API (no UTF-8); apply it by hand' };
    const tree = await host.createTree({ base: order.plan.snapshot.tree, entries });
    if (tree !== order.tree)
        return { reason: 'replay-tree-differs', why: `GitHub made the tree ${tree} of snapshot and patch, git ${order.tree}` };
    const commit = await host.createCommit({ message: (0,commit_message/* commitMessage */.df)(order, coAuthorOf(order)), tree, parents: [order.plan.snapshot.commit] });
    if (await isCancelled())
        return { reason: 'cancelled', why: 'the run was cancelled, or the comment on it deleted, before its branch was made' };
    if ((await host.createBranch(branch, commit.sha)) === 'created')
        return { branch, commit: commit.sha, isOurs: true };
    return branchThere(order, branch, commit.sha, host);
}
/** A branch of that name was there before, or it is this run's and the answer was lost. */
async function branchThere({ plan, tree }, name, own, host) {
    const branch = await host.branch(name);
    if (branch === null)
        return { reason: 'no-permission', why: `the branch ${name} came and went while it was made; ask again` };
    if (branch.sha === own)
        return { branch: name, commit: own, isOurs: true };
    const commit = await host.commit(branch.sha);
    if (commit?.tree === tree && commit.parents.join() === plan.snapshot.commit && (0,commit_message/* isOwnMessage */.Ie)(commit.message, plan.snapshot.commit))
        return { branch: name, commit: branch.sha, isOurs: false };
    return { reason: 'head-moved', why: `the branch ${name} was not made like this by an earlier run, or has other commits by now; delete it to get a fresh one` };
}
/** Takes a branch of this run away again. That this failed is told, and hides nothing that was the reason for it. */
async function takeBranchAway({ branch, isOurs }, host, warn) {
    if (!isOurs)
        return;
    try {
        await host.deleteBranch(branch);
    }
    catch (error) {
        if (!(error instanceof errors/* SafeDebugError */.rc))
            throw error;
        warn(`The branch ${branch} is left over: delete it. ${error.message}`);
    }
}
function coAuthorOf({ winner: { source } }) {
    return source.author === null || source.authorId === null ? null : coAuthor({ login: source.author, id: source.authorId });
}

// EXTERNAL MODULE: ./build/candidates/discussion.js + 1 modules
var discussion = __webpack_require__(90818);
;// CONCATENATED MODULE: ./build/promotion/pins.js

/** Up to this many comments are read one by one; more of them with the discussion's list. */
const fewComments = 2;
/**
 * Looks again at everything a run on GitHub was pinned to: the comments must say what they said, and the head of a pull
 * request must still be the snapshot. A branch may have moved on; a pull request to it shows the difference.
 */
async function recheckPins(planned, snapshot, host) {
    if (await isAnyChanged(planned, host))
        return { reason: 'comment-edited', why: 'a comment that the run was based on was edited or deleted since; ask again' };
    return planned.discussion?.kind === 'pull' ? pullTarget(planned, planned.discussion.number, snapshot, host) : branchTarget(planned, host);
}
async function pullTarget({ target }, number, snapshot, host) {
    const pull = await host.pull(number);
    if (pull === null || pull.state === 'closed')
        return { reason: 'base-gone', why: `pull request ${number} is ${pull?.merged ? 'merged' : 'closed'}; open it again and ask again` };
    if (pull.head.sha !== snapshot)
        return { reason: 'head-moved', why: `pull request ${number} has other commits now (${pull.head.sha.slice(0, 12)}); ask again for the new head` };
    return { branch: target.branch, head: pull.head.sha };
}
async function branchTarget({ target }, host) {
    const branch = await host.branch(target.branch);
    return branch === null ? { reason: 'base-gone', why: 'the branch that failed was deleted' } : { branch: target.branch, head: branch.sha };
}
async function isAnyChanged({ comments, discussion }, host) {
    const [ofIssue, ofReview] = [comments.filter(({ kind }) => kind === 'issue'), comments.filter(({ kind }) => kind === 'review')];
    const number = discussion?.number ?? null;
    return (await isChanged(ofIssue, host, async (pins) => (number === null ? [] : (await host.comments(number, { until: ({ id }) => id <= Math.min(...pins.map((pinned) => pinned.id)) })).items))) || (await isChanged(ofReview, host, async () => (number === null ? [] : (await host.reviewComments(number)).items)));
}
async function isChanged(pins, host, list) {
    if (pins.length <= fewComments) {
        for (const pinned of pins)
            if (!(await (0,discussion/* isUnchanged */._5)(pinned, host)))
                return true;
        return false;
    }
    const now = new Map((await list(pins)).map((comment) => [comment.id, (0,discussion/* pin */.y_)(comment).sha256]));
    return pins.some(({ id, sha256 }) => now.get(id) !== sha256);
}

;// CONCATENATED MODULE: ./build/promotion/pull-request.js




/** Label of a pull request whose base got other commits after the snapshot. */
const baseMovedLabel = 'base moved';
/** Label of a pull request that a person has to approve and that is no draft. */
const awaitingReviewLabel = 'awaiting review';
/**
 * Promotes to a pull request: looks at all pins again, makes commit and branch, then the pull request. Done again, or twice
 * at once, it finds what is there already. What it made itself it takes away when the pull request is refused. Throws where
 * GitHub does not answer, and then leaves what is there: nobody knows whether the last request was carried out, and the next
 * attempt finds it.
 */
function pullRequestPromotion(settings) {
    return async (order) => {
        const planned = order.plan.host;
        if (planned === null)
            return { reason: 'no-permission', why: 'the plan was not made on GitHub' };
        return promoteTo(planned, order, settings).catch(refusalOf);
    };
}
/** What GitHub refuses is a reason to withhold; everything else goes on as the error that it is. */
function refusalOf(error) {
    if (error instanceof failure/* ApiFailure */.F && error.kind !== 'unavailable' && error.kind !== 'rate-limited')
        return { reason: 'no-permission', why: error.message };
    throw error;
}
async function promoteTo(planned, order, settings) {
    const { plan, winner } = order;
    const { host, warn } = settings;
    const obstacle = obstacleOf(planned, order, settings);
    if (obstacle !== null)
        return obstacle;
    const target = await recheckPins(planned, plan.snapshot.commit, host);
    if ('reason' in target)
        return target;
    const placed = await placeBranch(order, `${planned.pullRequest.branchPrefix}${plan.snapshot.commit.slice(0, 12)}-${winner.mutation.sha256.slice('sha256:'.length, 'sha256:'.length + 12)}`, host, settings.isCancelled);
    if ('reason' in placed)
        return placed;
    const baseMoved = target.head !== plan.snapshot.commit;
    const pull = await openOrFind(settings.words({ baseMoved, patch: order.change.toString('utf8') }), { order, placed, target, planned }, settings).catch(refusalOf);
    if ('reason' in pull) {
        await takeBranchAway(placed, host, warn);
        return pull;
    }
    await decorate(pull, planned, { baseMoved, needsApproval: plan.policy.requireApproval }, settings);
    const pullRequest = { number: pull.number, url: pull.url, head: placed.commit, tree: order.tree };
    return { branch: placed.branch, commit: placed.commit, pullRequest, baseMoved, found: !placed.isOurs, carryOut: () => Promise.resolve(null) };
}
/** What stands against a promotion before anything is asked. */
function obstacleOf(planned, { plan }, { isolation }) {
    if (plan.run === null && isolation.user === 'same-user')
        return { reason: 'isolation-too-weak', why: 'the gates ran as the user of this job, which may write to the repository: run them on Linux with sudo, or use the reusable workflow' };
    if (plan.run === null && plan.proposers !== null)
        return { reason: 'isolation-too-weak', why: 'a model or an agent was asked in the job that may write to the repository: use the reusable workflow, where it is a job of its own' };
    return planned.target.fork === null ? null : { reason: 'fork-head', why: `the branch is in the fork ${planned.target.fork}, to which nothing is pushed` };
}
async function openOrFind(words, place, settings) {
    const { placed, target } = place;
    const earlier = placed.isOurs ? null : await earlierPull(placed.branch, target.branch, settings.host);
    if (earlier !== null)
        return earlier;
    if (await settings.isCancelled())
        return { reason: 'cancelled', why: 'the run was cancelled, or the comment on it deleted, before its pull request was opened' };
    const opened = await openPull(words, place, settings);
    if (opened !== 'exists')
        return opened;
    return (await earlierPull(placed.branch, target.branch, settings.host)) ?? { reason: 'no-permission', why: 'GitHub says that the pull request exists already, and does not show it; ask again' };
}
/** The pull request from the branch to the base that an earlier run, or one beside this, opened. One that a person closed stays closed. */
async function earlierPull(branch, base, host) {
    const pulls = (await host.pullsWithHead(branch, 'all')).filter((pull) => pull.base.ref === base);
    const open = pulls.find(({ state }) => state === 'open');
    // What a person opened says what that person wrote; a proof in its body would vouch for it.
    if (open?.author?.isBot === false)
        return { reason: 'needs-approval', why: `pull request ${open.number} from the branch ${branch} was opened by a person; close it and ask again` };
    if (open !== undefined || pulls[0] === undefined)
        return open ?? null;
    return { reason: 'needs-approval', why: `pull request ${pulls[0].number} with this very change was ${pulls[0].merged ? 'merged' : 'closed'} before; open it again, or delete its branch ${branch}` };
}
/** A repository without drafts gets the pull request as one that is none; what that means is told where it is decorated. */
async function openPull(words, { order, placed, target, planned }, { host, warn }) {
    const draft = planned.pullRequest.draft || order.plan.policy.requireApproval;
    const asked = { ...words, head: placed.branch, base: target.branch };
    try {
        return await host.openPull({ ...asked, draft });
    }
    catch (error) {
        if (!draft || !(error instanceof failure/* ApiFailure */.F) || error.kind !== 'drafts-unsupported')
            throw error;
        warn('This repository has no draft pull requests, so the pull request is opened as none.');
        return host.openPull({ ...asked, draft: false });
    }
}
/** Labels and reviewers are wishes: without them the pull request is as good. */
async function decorate(pull, { pullRequest }, { baseMoved, needsApproval }, { host, warn }) {
    const isUnmarked = needsApproval && !pull.draft;
    if (isUnmarked)
        warn(`A person has to approve pull request ${pull.number}, and it is no draft: it is labelled "${awaitingReviewLabel}". Merge it only after a review.`);
    const labels = [...pullRequest.labels, ...(baseMoved ? [baseMovedLabel] : []), ...(isUnmarked ? [awaitingReviewLabel] : [])].filter((label) => !pull.labels.includes(label));
    try {
        if (labels.length > 0)
            await host.addLabels(pull.number, labels);
        if (pullRequest.reviewers.length + pullRequest.teamReviewers.length === 0)
            return;
        const { refused } = await host.requestReviewers(pull.number, { users: pullRequest.reviewers, teams: pullRequest.teamReviewers });
        for (const { name, reason } of refused)
            warn(`${name} was not asked for a review: ${reason}`);
    }
    catch (error) {
        // Also an answer that is none as documented: the pull request is there, and the run goes on.
        if (!(error instanceof errors/* SafeDebugError */.rc))
            throw error;
        warn(`The pull request is there, but without all of its labels and reviewers. ${error.message}`);
    }
}


/***/ }),

/***/ 26486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ openConversation)
});

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/studio/commands.js
var studio_commands = __webpack_require__(36581);
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
// EXTERNAL MODULE: ./build/studio/github/parts/patch.js
var parts_patch = __webpack_require__(91132);
// EXTERNAL MODULE: ./build/studio/github/parts/replay.js
var replay = __webpack_require__(77371);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
// EXTERNAL MODULE: ./build/studio/github/parts/worlds.js
var worlds = __webpack_require__(16177);
// EXTERNAL MODULE: ./build/studio/github/sticky.js
var sticky = __webpack_require__(92940);
;// CONCATENATED MODULE: ./build/studio/github/fork.js












/** The longest patch, in bytes, that is given to be copied; longer ones are downloaded. */
const longestCopied = 40_000;
/**
 * The sticky comment with the result on a pull request from a fork, to which nothing is pushed: verdict, proof, and how its
 * author takes the patch. Throws TypeError if nothing won.
 */
function forkComment(evidence, context, { patch, links }) {
    const winner = (0,candidates/* winnerOf */.Pk)(evidence);
    if (winner === null)
        throw new TypeError('there is no patch to give without a winner');
    return (0,sticky/* sticky */.q)({ snapshot: evidence.snapshot.commit, state: 'decided', ended: { outcome: evidence.outcome, pull: null } }, context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(evidence), (0,verdict/* circumstances */.Xb)(evidence, links.run)])),
        (0,worlds/* worldsPart */.l)(evidence),
        takePart(patch, links),
        (0,candidates/* fixedTestsPart */.tp)(evidence, winner),
        ...(0,replay/* replayParts */.E)(evidence),
        (0,limits/* limitsPart */.c)(evidence),
        (0,parts_evidence/* evidenceLinksPart */.q6)(links),
        (0,parts_evidence/* verifyPart */.Ph)(links),
    ]);
}
function takePart(patch, links) {
    const heading = (0,markdown.md) `#### Take the patch\n\nThe head of this pull request is in a fork, to which nothing is pushed. On its branch, at the repository's top:`;
    const downloaded = (0,blocks/* stack */.t$)([heading, downloading(patch, links)]);
    if (Buffer.byteLength(patch.text) > longestCopied || !(0,parts_patch/* isShownWhole */.T)(patch.text))
        return { sizes: [downloaded], rank: 0 };
    return { sizes: [(0,blocks/* stack */.t$)([heading, downloading(patch, links), copying(patch)]), downloaded], rank: 2 };
}
function downloading({ file, sha256 }, links) {
    const download = (0,parts_evidence/* downloadCommand */.Ms)(links);
    if (download === null)
        return (0,markdown.md) `The patch is ${(0,blocks/* code */.aY)(file)} in the evidence.`;
    const commands = [download, checkCommand(sha256, `evidence/${file}`), `git apply --index ${(0,studio_commands/* shellWord */.r7)(`evidence/${file}`)}`];
    return (0,blocks/* fenced */.OF)(commands.join('\n'), 'sh');
}
function copying({ text, sha256 }) {
    const commands = [checkCommand(sha256, 'fix.patch'), 'git apply --index fix.patch'];
    return (0,blocks/* folded */.TM)('Or copy the patch', (0,blocks/* stack */.t$)([(0,markdown.md) `Save this as ${(0,blocks/* code */.aY)('fix.patch')}, with one line end after its last line:`, (0,blocks/* fenced */.OF)(text, 'diff'), (0,blocks/* fenced */.OF)(commands.join('\n'), 'sh')]));
}
/** The check that a file is that patch, byte for byte (`sha256sum --check` of GNU coreutils). */
function checkCommand(digest, file) {
    return `echo ${(0,studio_commands/* shellWord */.r7)(`${digest.slice('sha256:'.length)}  ${file}`)} | sha256sum --check`;
}

// EXTERNAL MODULE: ./build/studio/github/marker.js
var github_marker = __webpack_require__(73753);
// EXTERNAL MODULE: ./build/studio/github/sticky-comment.js
var sticky_comment = __webpack_require__(32504);
// EXTERNAL MODULE: ./build/requests/stickies.js
var requests_stickies = __webpack_require__(87628);
;// CONCATENATED MODULE: ./build/requests/conversation.js






const clockSkewMs = 10 * 60 * 1000;
/** Takes up the bot's comment on the plan's snapshot: the one that the plan's job wrote, or what there is on the snapshot. */
async function openConversation(host, plan, { run, name, command, comment }) {
    const number = plan.host?.discussion?.number ?? null;
    const nothing = () => Promise.resolve();
    if (number === null)
        return { isCancelled: () => Promise.resolve(false), table: nothing, result: nothing, failed: nothing };
    const found = comment === null ? await stickyOfPlan(host, number, plan, { run: run.id, name }) : null;
    let id = found?.id ?? comment;
    let marker = found?.marker ?? null;
    let isGone = false;
    const write = async (body) => {
        const change = (earlier) => {
            marker = earlier;
            return body({ run, name, startedAt: plan.createdAt, comment: plan.trigger.comment?.id ?? null, earlier, command });
        };
        const rewritten = id === null ? null : await (0,requests_stickies/* rewriteSticky */.Gi)(host, { id, marker }, change);
        isGone ||= id !== null && rewritten === null;
        const written = rewritten ?? (await (0,requests_stickies/* writeSticky */.ZF)(host, number, null, () => change(marker)));
        id = written?.id ?? null;
    };
    return {
        isCancelled: async () => {
            const now = id === null ? null : await host.comment({ kind: 'issue', id });
            // Nobody knows what it said by then.
            isGone ||= id !== null && now === null;
            marker = (0,github_marker/* mergedMarker */.lz)(marker, now === null ? null : (0,github_marker/* readMarker */.t7)(now.body));
            return isGone || isCancelled(marker, run.id);
        },
        // A cancelled run stays shown as cancelled until its end; one that may be cancelled gets no new comment before it.
        table: (account) => write((context) => (isGone || isCancelled(context.earlier, run.id) ? null : (0,sticky_comment/* tableComment */.uE)(account, context))),
        result: async (evidence, patch, links) => {
            await write((context) => bodyOf(evidence, patch, links, context));
            const asked = plan.host?.comments.find((pinned) => pinned.id === plan.trigger.comment?.id);
            if (asked !== undefined)
                await (0,requests_stickies/* react */.wv)(host, asked, evidence.promotion.decision === 'withheld' ? 'confused' : 'rocket');
        },
        failed: (breakage) => write((context) => (0,sticky_comment/* failedComment */.LD)(plan.snapshot.commit, context, breakage)),
    };
}
/** The bot's comment on the plan's snapshot, written since the plan was made. Two runs that were planned at once may have a comment each. */
async function stickyOfPlan(host, number, { createdAt, snapshot }, { run, name }) {
    const since = new Date(Date.parse(createdAt) - clockSkewMs).toISOString();
    const stickies = (0,requests_stickies/* stickiesIn */.fN)((await host.comments(number, { since })).items, null);
    const ofRun = ({ marker }) => marker.tries.some((one) => one.run === run);
    return (0,requests_stickies/* stickyOf */.fQ)(stickies.filter(ofRun), snapshot.commit, name) ?? (0,requests_stickies/* stickyOf */.fQ)(stickies, snapshot.commit, name);
}
function isCancelled(marker, run) {
    return marker?.tries.some((one) => one.run === run && one.cancelled === true) ?? false;
}
/** Nothing is pushed to a fork: its author gets the patch and how to take it. */
function bodyOf(evidence, patch, links, context) {
    const winner = evidence.candidates.find(({ id }) => id === evidence.selection.winner);
    if (winner === undefined || !evidence.promotion.reasons.includes('fork-head'))
        return (0,sticky_comment/* resultComment */.HR)(evidence, context, { patch: patch === '' ? null : patch, links });
    return forkComment(evidence, context, { patch: { text: patch, file: layout/* layout */.Z.winner, sha256: (0,digest/* digestOf */.ol)(patch) }, links });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88343);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20545);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51174);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73491);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88608);
/* harmony import */ var _evidence_take_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31661);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83553);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38927);
/* harmony import */ var _worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77227);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82593);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54311);















/**
 * Derives verdicts, ranking and replay again from plan, records and raw reports, and takes the files that this rests on
 * into the evidence folder. No code of the snapshot or of a candidate runs here, and nothing outside the folder is touched.
 */
async function examine(plan, planDigest, { store, out, ending: known, setUpLog, records }) {
    const folders = await (0,_replay_js__WEBPACK_IMPORTED_MODULE_11__/* .worldFolders */ .A)(plan, store);
    const observed = await (0,_evidence_observe_js__WEBPACK_IMPORTED_MODULE_5__/* .observeWorlds */ .A)(plan, planDigest, folders, known, records);
    const ending = endingOf(observed);
    const findings = { ...observed, ending };
    const planFolder = await store.get(plan.names.plan);
    if (planFolder === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', 'The store holds no plan any more: something removed it meanwhile. Run again; nothing was promoted.');
    await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .clearListed */ .t$)(out);
    const files = [...(await (0,_evidence_take_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .takePlan */ .h)(planFolder, plan, planDigest, out)), ...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .takeSetUpLog */ .l9)(setUpLog, out))];
    for (const [world, observation] of findings.worlds)
        files.push(...(await (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .takeWorld */ .EW)(folders.get(world) ?? out, observation, world, out)));
    const circumstances = (0,_core_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstancesOf */ .c)(findings.worlds);
    return {
        ending,
        derivation: (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .C)(findings),
        environment: circumstances?.environment ?? (await (0,_worlds_environment_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .environmentFacts */ .z)({ requested: plan.worlds.isolation, used: 'copy', user: 'same-user', processes: 'followed', network: 'on', why: 'no world ran' })),
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
    const isExpected = ([world, { status }]) => !isReplayed && status === 'missing' && !(0,_world_js__WEBPACK_IMPORTED_MODULE_12__/* .worldsOf */ .XB)(plan).includes(world);
    return unusable.every(isExpected) ? 'complete' : 'incomplete';
}
const examinationSchema = zod__WEBPACK_IMPORTED_MODULE_14__/* .strictObject */ .rej({
    ending: zod__WEBPACK_IMPORTED_MODULE_14__/* ["enum"] */ .k5n(['complete', 'incomplete', 'interrupted', 'cancelled']),
    derivation: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.pick({ tests: true, baseline: true, candidates: true, selection: true, replay: true, limits: true, outcome: true }).extend({
        replayFacts: zod__WEBPACK_IMPORTED_MODULE_14__/* .strictObject */ .rej({
            ran: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            readable: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            snapshotTreeAgrees: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            treeAgrees: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            accepted: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            testsAgree: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY(),
            baselineAgrees: zod__WEBPACK_IMPORTED_MODULE_14__/* .boolean */ .zMY().nullable(),
            equality: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.replay.shape.equality,
            problems: zod__WEBPACK_IMPORTED_MODULE_14__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_14__/* .string */ .YjP()),
        }),
    }),
    environment: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentSchema */ .VW,
    prepared: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.shape.snapshot.shape.prepared,
    files: zod__WEBPACK_IMPORTED_MODULE_14__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_14__/* .string */ .YjP()),
    records: zod__WEBPACK_IMPORTED_MODULE_14__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_14__/* .string */ .YjP(), _core_documents_common_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er.nullable()),
});
/** Leaves an examination for a later process in the evidence folder. */
function writeExamination(out, examination) {
    return (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.examination), JSON.stringify(examination));
}
const largestExaminationBytes = 1024 * 1024 * 1024;
/** Reads what an earlier process left. Throws `input` if there is nothing that can be used. */
async function readExamination(out) {
    try {
        return examinationSchema.parse(JSON.parse((await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.examination), largestExaminationBytes)).toString('utf8')));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `What the worlds left was not examined yet, or cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause).split('\n')[0]}). Run the step "promote" without a token first, in the same job.`, { cause });
    }
}


/***/ }),

/***/ 13270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ promote)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/promotion.js
var promotion = __webpack_require__(96503);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/repository-checks.js
var repository_checks = __webpack_require__(78102);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(83553);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(52500);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(31433);
;// CONCATENATED MODULE: ./build/promotion/apply-to-work-tree.js



/**
 * Applies the difference between snapshot and tested tree to the user's work tree, all or nothing, and leaves it
 * uncommitted. Refused when the work tree is no longer at the snapshot or has changes of its own in the same files: the
 * mixture would be something that nobody tested.
 */
async function prepareWorkTree(order) {
    const { plan, repository, scratch, tree } = order;
    if (repository.workTree === null)
        return { reason: 'base-gone', why: `${repository.path} is a bare repository: there is no work tree to apply to` };
    const head = await (0,git/* gitLine */.JG)(repository.place, ['rev-parse', 'HEAD']);
    const expected = plan.snapshot.dirty ? await (0,git/* gitLine */.JG)(scratch.place, ['rev-parse', `${plan.snapshot.commit}^`]) : plan.snapshot.commit;
    if (head !== expected)
        return { reason: 'head-moved', why: `HEAD is ${head.slice(0, 12)}, not the snapshot ${expected.slice(0, 12)}; check it out, or promote to a branch` };
    const changed = await ownChanges(order);
    // A run that died after its last move has left exactly this.
    if (changed.length > 0 && (await differingFrom(order, tree)).length === 0)
        return { branch: null, commit: null, pullRequest: null, baseMoved: false, found: true, carryOut: () => Promise.resolve(null) };
    if (changed.length > 0)
        return { reason: 'base-moved', why: `the work tree has changes of its own in ${changed.slice(0, 3).join(', ')}; commit or stash them, or promote to a branch` };
    const { stdout: difference } = await (0,git/* git */.$Y)(scratch.place, ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', plan.snapshot.tree, tree]);
    const refusal = await apply(order, difference, '--check');
    if (refusal !== null)
        return refusal;
    const carryOut = async () => ((await ownChanges(order)).length > 0 ? { reason: 'base-moved', why: 'the work tree was changed meanwhile; promote to a branch instead' } : apply(order, difference));
    return { branch: null, commit: null, pullRequest: null, baseMoved: false, found: false, carryOut };
}
async function apply({ repository }, difference, ...options) {
    const applied = await (0,git/* git */.$Y)(repository.place, ['apply', '--whitespace=nowarn', ...options], { input: difference, accept: 'any' });
    return applied.exitStatus === 0 ? null : { reason: 'base-moved', why: `the change does not fit the work tree (${applied.stderr.trim().split('\n')[0]}); promote to a branch instead` };
}
/** Files of the change that are not in the work tree as they are in the snapshot. */
function ownChanges(order) {
    return differingFrom(order, order.plan.snapshot.tree);
}
/** Files of the change that are not in the work tree as they are in a tree. */
async function differingFrom({ winner, repository, scratch }, tree) {
    const paths = winner.application.outcome === 'applied' ? winner.application.paths : [];
    const listed = await (0,git/* gitRecords */.Xq)(scratch.place, ['ls-tree', '-r', '-z', tree, '--', ...paths]);
    const inTree = new Map(listed.map((record) => record.toString('utf8').split('\t')).map(([entry = '', path = '']) => [path, entry.split(' ')[2] ?? '']));
    const differing = [];
    for (const path of paths)
        if ((await objectIn(repository, path)) !== (inTree.get(path) ?? null))
            differing.push(path);
    return differing;
}
/** Id that git would give a file of the work tree, with the conversions of the repository's attributes and configuration; null if there is none. */
async function objectIn({ place, workTree }, path) {
    const file = (0,external_node_path_.join)(workTree ?? '', path);
    const found = await (0,promises_.lstat)(file).catch(() => null);
    if (found === null)
        return null;
    if (found.isSymbolicLink())
        return (0,git/* gitLine */.JG)(place, ['hash-object', '--stdin', '--no-filters'], { input: await (0,promises_.readlink)(file) });
    return found.isFile() ? (0,git/* gitLine */.JG)(place, ['hash-object', '--', path]) : 'no file';
}

// EXTERNAL MODULE: ./build/core/branch-prefix.js
var branch_prefix = __webpack_require__(99385);
// EXTERNAL MODULE: ./build/worlds/dirty.js
var dirty = __webpack_require__(8352);
// EXTERNAL MODULE: ./build/promotion/commit-message.js
var commit_message = __webpack_require__(98935);
;// CONCATENATED MODULE: ./build/promotion/branch.js




const mostBranchNames = 100;
/**
 * Puts the winner on a new branch as one commit on top of the snapshot, with trailers that name the evidence. Nothing
 * else of the repository changes: no checkout, no index, no existing branch. A branch that already holds the same tree
 * on the same snapshot is the promotion of an earlier run and stays as it is.
 */
async function prepareBranch(order) {
    const { plan, winner, tree, repository } = order;
    const stem = `${branch_prefix/* defaultBranchPrefix */.a}${plan.snapshot.commit.slice(0, 12)}-${winner.id.toLowerCase()}`;
    for (let number = 1; number <= mostBranchNames; number++) {
        const branch = number === 1 ? stem : `${stem}-${number}`;
        const existing = await (0,git/* git */.$Y)(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `refs/heads/${branch}`], { accept: [0, 1, 128] });
        if (existing.exitStatus === 0) {
            const commit = existing.stdout.toString('utf8').trim();
            if (await holds(order, commit))
                return { branch, commit, pullRequest: null, baseMoved: false, found: true, carryOut: () => Promise.resolve(null) };
            continue;
        }
        const commit = await writeCommit(order, tree);
        return { branch, commit, pullRequest: null, baseMoved: false, found: false, carryOut: () => createBranch(order, branch, commit) };
    }
    return { reason: 'no-permission', why: `there are already ${mostBranchNames} branches named ${stem}; delete the old ones` };
}
/** The branch appears in one move, and only if it is not there yet (git-update-ref manual, old value of zeros). */
async function createBranch({ repository }, branch, commit) {
    const created = await (0,git/* git */.$Y)(repository.place, ['update-ref', '-m', 'safe-debug: promoted', `refs/heads/${branch}`, commit, '0'.repeat(commit.length)], { accept: 'any' });
    return created.exitStatus === 0 ? null : { reason: 'no-permission', why: `the branch ${branch} cannot be made: ${created.stderr.trim().split('\n')[0]}` };
}
async function holds({ plan, tree, repository }, commit) {
    return (await (0,git/* gitLine */.JG)(repository.place, ['show', '--no-patch', '--format=%T %P', commit])) === `${tree} ${plan.snapshot.commit}`;
}
/** Makes the commit in the scratch repository and hands its objects to the user's repository in one pack. */
async function writeCommit(order, resultTree) {
    const { plan, tree, scratch, repository } = order;
    const commit = await (0,git/* gitLine */.JG)(scratch.place, ['commit-tree', resultTree, '-p', plan.snapshot.commit], { input: (0,commit_message/* commitMessage */.df)(order, null), environment: (0,dirty/* identity */.D)(plan.createdAt) });
    const base = plan.snapshot.dirty ? `${plan.snapshot.commit}^` : plan.snapshot.commit;
    const pack = await (0,git/* git */.$Y)(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${base}\n` });
    await (0,git/* git */.$Y)(repository.place, ['unpack-objects', '-q'], { input: pack.stdout });
    const arrived = await (0,git/* gitLine */.JG)(repository.place, ['rev-parse', '--verify', `${commit}^{tree}`]);
    if (arrived !== tree)
        throw new Error(`the commit ${commit} did not arrive whole`);
    return commit;
}

;// CONCATENATED MODULE: ./build/promotion/order.js
/** Whether a promotion was refused. */
function isRefusal(result) {
    return 'reason' in result;
}

;// CONCATENATED MODULE: ./build/steps/promote.js













/**
 * Decides about what was examined, computes the winner's tree again by git, acts, and closes the evidence in `out`.
 * No code of the snapshot or of a candidate runs here.
 */
async function promote(plan, examination, context) {
    const { events, out } = context;
    const { derivation, environment, prepared, records } = examination;
    const files = [...examination.files];
    announceReplay(derivation, events);
    const close = (promotion) => (0,writer/* prepareEvidence */.rd)(out, { plan, derivation, promotion, environment, prepared, finishedAt: context.clock.now(), files, records }, events);
    const decided = await decide(plan, examination, context);
    if (decided.winner !== null)
        files.push(await writeWinner(decided.winner, out));
    let closed = await close(decided.promotion);
    const refusal = decided.prepared === null ? null : await carryOut(decided.prepared);
    if (refusal !== null)
        closed = await close(withhold(plan, derivation.selection.winner, [refusal.reason], events, refusal.why));
    await closed.commit();
    return { evidence: closed.evidence, digest: closed.digest, placing: refusal === null ? decided.prepared : null };
}
function announceReplay({ replay }, events) {
    if (replay.result)
        events.emit('replay.gated', { verdict: replay.result.verdict, testsAgree: replay.testsAgree }, 'replay');
    if (replay.equality)
        events.emit('worlds.compared', { equal: replay.equality.equal, compared: replay.equality.compared, differences: replay.equality.differences.length }, 'replay');
}
/** Decides, and prepares what the policy asks for up to the last move. The winner's tree is computed again by git alone. */
async function decide(plan, { ending, derivation }, context) {
    const { events, repository } = context;
    const winner = plan.candidates.find(({ id }) => id === derivation.selection.winner);
    const obstacles = (0,promotion/* promotionObstacles */.aC)(ending, derivation.outcome, plan.policy, derivation.replayFacts);
    if (winner === undefined || derivation.outcome !== 'fixed')
        return { promotion: withhold(plan, winner?.id ?? null, obstacles, events), prepared: null, winner: null };
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(context.workspace.own('promotion-scratch'), repository);
    if (plan.snapshot.dirty)
        await (0,git/* git */.$Y)(scratch.place, ['unpack-objects', '-q'], { input: await (0,promises_.readFile)((0,external_node_path_.join)(context.out, layout/* layout */.Z.pack)) });
    const fault = await (0,repository_checks/* candidateFault */.G)(winner, await (0,promises_.readFile)((0,external_node_path_.join)(context.out, winner.mutation.file)), plan, scratch);
    if (fault !== null || winner.application.outcome !== 'applied') {
        return { promotion: withhold(plan, winner.id, ['replay-tree-differs'], events, `snapshot and recorded patch do not give what was planned: ${fault}`), prepared: null, winner: null };
    }
    const { tree } = winner.application;
    const change = await (0,difference/* patchBetween */.N)(scratch.place, plan.snapshot.tree, tree);
    if (obstacles.length > 0)
        return { promotion: withhold(plan, winner.id, obstacles, events), prepared: null, winner: change };
    const decision = plan.policy.requireApproval ? 'awaiting-review' : 'promoted';
    const reasons = plan.policy.requireApproval ? ['needs-approval'] : [];
    events.emit('promotion.decided', { decision, reasons, tree, how: plan.policy.promote }, winner.id);
    const order = { plan, winner, tree, change, scratch, repository, evidenceHash: events.head.head };
    const prepared = await preparationFor(plan, context)(order);
    if (isRefusal(prepared))
        return { promotion: withhold(plan, winner.id, [prepared.reason], events, prepared.why), prepared: null, winner: change };
    if (prepared.found)
        events.emit('promotion.found', { commit: prepared.commit }, winner.id);
    return { promotion: { decision, reasons, why: null, policy: plan.policy, branch: prepared.branch, commit: prepared.commit, pullRequest: prepared.pullRequest }, prepared, winner: change };
}
/** Leaves the winner's change in the evidence folder. Returns its path there. */
async function writeWinner(change, out) {
    await (0,promises_.writeFile)((0,external_node_path_.join)(out, layout/* layout */.Z.winner), change);
    return layout/* layout */.Z.winner;
}
function preparationFor({ policy }, { openPullRequest }) {
    if (policy.promote === 'branch')
        return (order) => prepareBranch(order).catch(refusedHere);
    if (policy.promote === 'apply')
        return (order) => prepareWorkTree(order).catch(refusedHere);
    if (openPullRequest === null)
        throw new errors/* SafeDebugError */.rc('input', 'This plan promotes to a pull request, which only the action can open. Run the step "promote" of the action.');
    return openPullRequest;
}
/** Takes note that nothing is promoted, and why. */
function withhold(plan, winner, reasons, events, why) {
    events.emit('promotion.decided', { decision: 'withheld', reasons, ...(why === undefined ? {} : { why: oneLine(why) }) }, winner ?? undefined);
    return { decision: 'withheld', reasons, why: why === undefined ? null : oneLine(why), policy: plan.policy, branch: null, commit: null, pullRequest: null };
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim().slice(0, 1000);
}
function carryOut(prepared) {
    return prepared.carryOut().catch(refusedHere);
}
/** What git or this machine does not do is a reason to withhold; a fault of this program goes on as the error that it is. */
function refusedHere(error) {
    if (error instanceof errors/* SafeDebugError */.rc || (0,errors/* systemCodeOf */.c7)(error) !== undefined)
        return { reason: 'no-permission', why: (0,errors/* messageOf */.bD)(error) };
    throw error;
}


/***/ }),

/***/ 64174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ noEvidenceYet)
/* harmony export */ });
/** Links before anything is uploaded, or where nothing can be. */
function noEvidenceYet(run) {
    return { run, document: null, folder: null, page: null };
}


/***/ }),

/***/ 4236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pullRequestBody),
/* harmony export */   Z: () => (/* binding */ pullRequestTitle)
/* harmony export */ });
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63974);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63192);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73753);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45734);
/* harmony import */ var _parts_asked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74398);
/* harmony import */ var _parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68502);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24513);
/* harmony import */ var _parts_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65332);
/* harmony import */ var _parts_next_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14374);
/* harmony import */ var _parts_patch_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91132);
/* harmony import */ var _parts_replay_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77371);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67819);
/* harmony import */ var _parts_worlds_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16177);
















/** The title: a number, an id and a commit, nothing that anybody else wrote. Throws TypeError if nothing won. */
function pullRequestTitle(account) {
    const winner = demandWinner(account);
    const fixed = (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .realTests */ .St)(account, winner.fixed).length;
    const what = (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExitStatus */ .hk)(account) || fixed === 0 ? 'Make the gate pass' : `Fix ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_15__/* .count */ .U9)(fixed, 'failing test')}`;
    return `${what} with candidate ${winner.id} (${account.snapshot.commit.slice(0, 12)})`;
}
/**
 * The body, at most 60,000 bytes: first without evidence, and again when it is closed, with link and digest. Throws
 * TypeError if nothing won.
 */
function pullRequestBody(account, { patch, links, evidence, baseMoved }) {
    const winner = demandWinner(account);
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .writePullRequestMarker */ .WR)({
        v: 1,
        evidence: links.document?.digest ?? null,
        run: links.run.id,
        attempt: links.run.attempt,
        artifact: links.document?.artifact ?? null,
        candidate: winner.id,
        snapshot: account.snapshot.commit,
    });
    const parts = [
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .trustedMarkdown */ .pG)(marker)),
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .verdict */ .WJ)(account), purpose(account), (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .circumstances */ .Xb)(account, links.run), baseMoved ? baseMovedNote : null, account.promotion?.decision === 'awaiting-review' ? reviewNote : null])),
        (0,_parts_worlds_js__WEBPACK_IMPORTED_MODULE_14__/* .worldsPart */ .l)(account),
        nextPart(account),
        (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .fixedTestsPart */ .tp)(account, winner),
        ...(0,_parts_replay_js__WEBPACK_IMPORTED_MODULE_12__/* .replayParts */ .E)(account),
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk)(originOf(winner, account)),
        (0,_parts_asked_js__WEBPACK_IMPORTED_MODULE_6__/* .askedPart */ .g)(account),
        (0,_parts_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .limitsPart */ .c)(account),
        (0,_parts_patch_js__WEBPACK_IMPORTED_MODULE_11__/* .patchPart */ .M)(winner, patch),
        (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsPart */ .hT)(account),
        (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceLinksPart */ .q6)(links),
        evidence === null ? _fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge : (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceJsonPart */ .HY)(evidence),
        (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .verifyPart */ .Ph)(links),
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk)((0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .footer */ .qr)(links.run)),
    ];
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .fitted */ .$5)(parts, _fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .mostOfBody */ .h$);
}
/** What it is for and who asked, with links; nothing where no comment asked. */
function purpose({ trigger: { comment } }) {
    if (comment === null)
        return null;
    const [, page, kind, number] = /^(.*\/(pull|issues)\/(\d{1,10}))(?:#.*)?$/.exec(comment.url) ?? [];
    const subject = page === undefined || number === undefined ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `For ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`${kind === 'pull' ? 'pull request' : 'issue'} ${number}`, page)}, asked for in `;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${subject ?? 'Asked for in '}${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('a comment', comment.url)}.`;
}
/** What a reviewer does with it. */
function nextPart(account) {
    const { ref } = account.snapshot;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `#### Next`,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)([
            'Read the patch: a patch can cheat the tests from inside the process that runs them.',
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `If the checks here wait for approval (nobody starts what a workflow's own token opens), a person with write permission presses "Approve workflows to run".`,
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Merge this into ${ref === null ? 'the branch that failed' : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(ref, 120))}.`,
            ...(0,_parts_next_js__WEBPACK_IMPORTED_MODULE_10__/* .perTestHint */ .E)(account),
        ]),
    ]));
}
const baseMovedNote = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .trustedMarkdown */ .pG)('> [!WARNING]\n> The branch that this goes to has other commits than when the snapshot was taken. The proof is of snapshot and patch; bring this branch up to date and let your tests run before you merge.');
const reviewNote = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .trustedMarkdown */ .pG)('> [!IMPORTANT]\n> A person with write permission has to approve this.');
function originOf(winner, { model, calls }) {
    const nobodyAsked = model.calls === 0 && calls.length === 0 ? ' No model was called.' : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Candidate ${winner.id} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(winner.label, 80)}) comes from ${(0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .origin */ .TG)(winner.source)}.${nobodyAsked}`;
}
function demandWinner(account) {
    const winner = (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_7__/* .winnerOf */ .Pk)(account);
    if (winner === null)
        throw new TypeError('there is no pull request without a winner');
    return winner;
}


/***/ })

};
