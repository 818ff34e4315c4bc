export const id = 6;
export const ids = [6];
export const modules = {

/***/ 4006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3136);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _evidence_out_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9125);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
/* harmony import */ var _worlds_dirty_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8352);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9654);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3827);
/* harmony import */ var _entries_run_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4905);












/** The gate of the bundled program; the reporter is named because Node 24 prints no TAP by itself. */
const gate = 'node --test-reporter=tap test/pages.test.js';
/** `safe-debug demo` */
async function demo(args, context) {
    const { values, positionals: given } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .readArguments */ .lR)('demo', args, { out: { type: 'string' } });
    if (values.help) {
        context.stdout(_help_js__WEBPACK_IMPORTED_MODULE_9__/* .commandHelp */ .b['demo'] ?? '');
        return 0;
    }
    (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .positionals */ .g9)('demo', given);
    const fixture = bundledFixture((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)), 'boundary-bug');
    const out = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(values.out ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('artifacts', 'demo'));
    const folder = await (0,_evidence_out_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOutFolder */ .l)(out, null);
    const repository = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, 'repository');
    await createRepository((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(fixture, 'program'), repository).catch(async (error) => {
        await folder.release();
        throw error;
    });
    const { settings, passed, jobs } = await (0,_entries_run_request_js__WEBPACK_IMPORTED_MODULE_11__/* .runRequest */ .BN)('demo', { gate, repo: repository, candidates: [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(fixture, 'candidates')], promote: 'branch', out });
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_10__.execute)(settings, { passed, jobs, json: values.json === true, claimOut: () => Promise.resolve(folder) }, context);
}
/** A fresh repository with the failing program as its only commit; the same commit id every time. */
async function createRepository(program, target) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(target, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(program, target, { recursive: true });
    const place = { directory: target };
    await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(place, ['init', '--quiet', '--template=', '-b', 'main']);
    await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(place, ['add', '--all']);
    await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(place, ['commit', '--quiet', '-m', 'Show items in pages'], { environment: (0,_worlds_dirty_js__WEBPACK_IMPORTED_MODULE_7__/* .identity */ .D)('2026-01-01T00:00:00Z') });
}
/** Folder of the project that holds the bundled fixtures, above the running program. Throws `environment` if it is gone. */
function bundledFixture(start, name) {
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, '..')) {
        const fixture = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'fixtures', name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(fixture))
            return fixture;
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, '..'))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('environment', `The bundled fixture ${name} is not there. Run the program from a whole clone of the project.`);
    }
}


/***/ })

};
