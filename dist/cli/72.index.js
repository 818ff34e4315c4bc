export const id = 72;
export const ids = [72];
export const modules = {

/***/ 6072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1973);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2512);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8213);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9654);
/* harmony import */ var _entries_page_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7631);






/** `safe-debug view` */
async function view(args, context) {
    const { values, positionals: given } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .readArguments */ .lR)('view', args, { out: { type: 'string' } });
    if (values.help) {
        context.stdout(_help_js__WEBPACK_IMPORTED_MODULE_4__/* .commandHelp */ .b['view'] ?? '');
        return 0;
    }
    const path = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceArgument */ .TA)('view', given);
    const folder = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceFolder */ .ek)(path);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(values.out ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .layout */ .Z.page));
    await (0,_entries_page_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writePage */ .x)(folder, target);
    context.stdout(values.json ? `${JSON.stringify({ page: target })}\n` : `${target}\n`);
    return 0;
}


/***/ })

};
