export const id = 686;
export const ids = [686];
export const modules = {

/***/ 2948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ hideKeys)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var _agents_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13434);


/** Has the runner hide keys that it only knows as part of a secret, such as that of `PROVIDER=KEY` or `NAME=VALUE`. */
function hideKeys({ agent }) {
    if (agent === null)
        return;
    const withheld = agent.key === null ? [] : [agent.key.key];
    for (const secret of (0,_agents_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOf */ .Fj)([], { passed: agent.environment, withheld }))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret);
}


/***/ }),

/***/ 94686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   propose: () => (/* binding */ propose)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var _entries_proposers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15326);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56224);
/* harmony import */ var _steps_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54311);
/* harmony import */ var _hide_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2948);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14173);
/* harmony import */ var _open_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21342);








/**
 * Asks the plan's model and agents once the baseline has failed. This is the one step that holds a key; it never sees a
 * snapshot from a fork, because no plan for one asks anybody. Faults of a model are told, and the run goes on.
 */
async function propose(surroundings, folder, signal) {
    const { stored, context } = await (0,_open_step_js__WEBPACK_IMPORTED_MODULE_7__/* .openStep */ .b)(surroundings, folder, signal);
    const { proposers } = stored.plan;
    const access = await (0,_entries_proposers_js__WEBPACK_IMPORTED_MODULE_1__/* .proposerAccess */ .JT)(proposers, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .runValues */ .w3(), { passed: context.passed, key: _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq('model-key') || null, environment: process.env });
    (0,_hide_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hideKeys */ .t)(access);
    const extended = (await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeIntoStore */ .IR)(stored, context, access, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .records */ .V0())) ?? stored;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('plan-digest', extended.planDigest);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('matrix', JSON.stringify((0,_steps_world_js__WEBPACK_IMPORTED_MODULE_3__/* .worldsOf */ .XB)(extended.plan).filter((world) => world !== 'baseline')));
    for (const { text } of extended.plan.proposalNotes)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .warn */ .R8)(text);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv)(`${extended.plan.candidates.length - stored.plan.candidates.length} proposals, ${extended.plan.calls.length} calls.`);
}


/***/ })

};
