export const id = 877;
export const ids = [877];
export const modules = {

/***/ 6877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   apply: () => (/* binding */ apply)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _files_file_part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(936);
/* harmony import */ var _git_difference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2500);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5799);
/* harmony import */ var _git_scratch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1433);
/* harmony import */ var _patches_apply_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1644);










const help = `safe-debug apply: what a patch would make of a commit, judged by git; changes nothing in DIR

Usage: safe-debug apply PATCH --repo DIR --commit REV [--directory SUB] [--json]

  PATCH            file with the patch
  --repo DIR       the repository (default: the current directory)
  --commit REV     the commit to apply the patch to (default: HEAD)
  --directory SUB  take names below SUB when they do not fit at the top of the repository
  --json           print one JSON document: outcome, reason, tree, touched, flags, message

Exit: 0 whenever it answers, also for a patch that is refused; 2 for bad usage or input.

Example:
  safe-debug apply fix.patch --repo . --commit HEAD
`;
/**
 * The command `apply` (design section 6): what a patch makes of a commit. The work happens in a scratch repository that
 * only reads DIR's objects. Resolves with the exit status 0; rejects with `usage` or `input` for what cannot be understood
 * or read, with `environment` if git breaks.
 */
async function apply(args, output) {
    const request = requestOf(args);
    if (request === 'help') {
        output.stdout(help);
        return 0;
    }
    const patch = await readPatchFile(request.patchFile);
    const source = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .openRepository */ .h_)(request.repository);
    const { commit } = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveCommit */ .WL)(source, request.commit);
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'safe-debug-apply-'));
    try {
        const repository = await (0,_git_scratch_js__WEBPACK_IMPORTED_MODULE_8__/* .createScratchRepository */ .t)(scratch, source);
        const outcome = await (0,_patches_apply_js__WEBPACK_IMPORTED_MODULE_9__/* .applyPatch */ .X)(repository, commit, patch, request.directory === undefined ? {} : { directory: request.directory });
        output.stdout(request.json ? `${JSON.stringify(documentOf(outcome))}\n` : describe(outcome));
        return 0;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scratch, { recursive: true, force: true });
    }
}
function requestOf(args) {
    const { values, positionals } = parse(args);
    if (values.help === true)
        return 'help';
    const [patchFile, ...others] = positionals;
    if (patchFile === undefined || others.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `apply takes one patch file, not ${positionals.length}. See safe-debug apply --help.`);
    }
    return { patchFile, repository: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(values.repo ?? '.'), commit: values.commit ?? 'HEAD', directory: values.directory, json: values.json ?? false };
}
function parse(args) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({
            args,
            allowPositionals: true,
            options: {
                repo: { type: 'string' },
                commit: { type: 'string' },
                directory: { type: 'string' },
                json: { type: 'boolean' },
                help: { type: 'boolean', short: 'h' },
            },
        });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. See safe-debug apply --help.`, { cause });
    }
}
async function readPatchFile(path) {
    try {
        return await (0,_files_file_part_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeOf */ .l2)(path, _git_difference_js__WEBPACK_IMPORTED_MODULE_6__/* .largestPatchBytes */ .M);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The patch ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Name an existing file of at most ${_git_difference_js__WEBPACK_IMPORTED_MODULE_6__/* .largestPatchBytes */ .M / 1024 ** 2} MiB.`, { cause });
    }
}
/** The JSON document of design section 6, with the sentence for the author. */
function documentOf(outcome) {
    const { reason, tree, touched, flags } = outcome;
    return { outcome: outcome.outcome, reason, tree, touched, flags, message: messageFor(outcome) };
}
function messageFor(outcome) {
    return outcome.outcome === 'applied' ? null : outcome.message;
}
function describe(outcome) {
    const head = `${outcome.outcome}${outcome.reason === null ? '' : ` (${outcome.reason})`}`;
    const lines = [head, ...outcome.touched.map(({ change, path }) => `  ${change} ${JSON.stringify(path)}`)];
    if (outcome.flags.length > 0)
        lines.push(`flags: ${outcome.flags.join(', ')}`);
    if (outcome.tree !== null)
        lines.push(`tree: ${outcome.tree}`);
    const message = messageFor(outcome);
    return [...lines, ...(message === null ? [] : [message]), ''].join('\n');
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);



/** At most so many bytes of the beginning of a text file (UTF-8); nothing of one that is not there. */
function beginningOf(file, bytes) {
    return partOf(file, bytes, () => 0);
}
/** At most so many bytes of the end of a text file (UTF-8); nothing of one that is not there. */
function endOf(file, bytes) {
    return partOf(file, bytes, (size) => Math.max(0, size - bytes));
}
/** All bytes of a file or of what a pipe or device gives. Rejects with a plain error as soon as there are more than `most`. */
async function wholeOf(file, most) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file)) {
        bytes += chunk.length;
        if (bytes > most)
            throw new Error(`it has more than ${most} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
async function partOf(file, bytes, startIn) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'r');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return '';
        throw error;
    }
    try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, startIn(size));
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await handle.close();
    }
}


/***/ })

};
