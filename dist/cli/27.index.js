export const id = 27;
export const ids = [27];
export const modules = {

/***/ 8027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verify: () => (/* binding */ verify_verify)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/out-folder.js
var out_folder = __webpack_require__(9125);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/files/regular-file.js
var regular_file = __webpack_require__(8927);
// EXTERNAL MODULE: ./build/gate/environment.js
var environment = __webpack_require__(7079);
// EXTERNAL MODULE: ./build/core/derivation.js + 4 modules
var derivation = __webpack_require__(545);
// EXTERNAL MODULE: ./build/core/promotion.js
var promotion = __webpack_require__(6503);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(8608);
// EXTERNAL MODULE: ./build/evidence/repository-checks.js + 2 modules
var repository_checks = __webpack_require__(6715);
// EXTERNAL MODULE: ./build/evidence/verifier.js
var verifier = __webpack_require__(9756);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/worlds/workspace.js + 1 modules
var worlds_workspace = __webpack_require__(9107);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(4311);
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

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/entries/checks.js
var entries_checks = __webpack_require__(6926);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/entries/page-file.js
var page_file = __webpack_require__(7631);
// EXTERNAL MODULE: ./build/tool.js
var tool = __webpack_require__(4756);
;// CONCATENATED MODULE: ./build/cli/verify.js















const options = {
    repo: { type: 'string' },
    expect: { type: 'string' },
    rerun: { type: 'boolean' },
    env: { type: 'string', multiple: true },
    jobs: { type: 'string' },
};
/** `safe-debug verify` */
async function verify_verify(args, context) {
    const { values, positionals: given } = (0,cli_arguments/* readArguments */.lR)('verify', args, options);
    if (values.help) {
        context.stdout(help/* commandHelp */.b['verify'] ?? '');
        return 0;
    }
    const path = (0,cli_arguments/* evidenceArgument */.TA)('verify', given);
    if (values.expect !== undefined && !/^sha256:[0-9a-f]{64}$/.test(values.expect))
        throw new errors/* SafeDebugError */.rc('usage', `--expect ${values.expect}: give sha256: and 64 hexadecimal digits.`);
    if (values.rerun && values.repo === undefined)
        throw new errors/* SafeDebugError */.rc('usage', '--rerun needs the repository to run in: add --repo DIR.');
    const checks = [];
    const settings = {
        folder: await (0,reader/* evidenceFolder */.ek)(path),
        expect: values.expect ?? null,
        repository: values.repo ?? null,
        rerun: values.rerun ?? false,
        passed: (values.env ?? []).map((variable) => (0,environment/* parsePassedVariable */.SO)(variable, process.env)),
        jobs: (0,entries_checks/* wholeNumber */.r)('jobs', values.jobs ?? String((0,external_node_os_.availableParallelism)()), 1, 256),
        signal: context.signal,
    };
    const fault = await verify(settings, checks).then(() => checkPage(settings.folder, checks), async (error) => {
        if (!(error instanceof errors/* SafeDebugError */.rc && error.code === 'evidence'))
            throw error;
        await (0,out_folder/* requireNobodyWrites */.n)(settings.folder);
        return error;
    });
    if (values.json)
        context.stdout(`${JSON.stringify({ holds: fault === null, fault: fault?.message ?? null, checks }, null, 2)}\n`);
    else
        context.stdout(textOf(checks, fault));
    return fault === null ? 0 : 1;
}
/** The page is made from the rest, so it is made again and compared; another version of the program may word it differently. Commits of one version may, too: hence the words. */
async function checkPage(folder, checks) {
    const file = (0,external_node_path_.join)(folder, layout/* layout */.Z.page);
    const { evidence } = await (0,reader/* readEvidence */.At)(folder);
    if ((await (0,promises_.lstat)(file).catch(() => null)) === null || evidence.tool.version !== tool/* tool */.z.version)
        return null;
    const expected = await (0,page_file/* pageOf */.Z)(folder);
    const holds = await (0,regular_file/* readRegularFile */.XF)(file, Buffer.byteLength(expected)).then((page) => page.toString('utf8') === expected, () => false);
    checks.push({ name: 'page', holds, detail: holds ? `${layout/* layout */.Z.page} shows this evidence` : `${layout/* layout */.Z.page} is not the page that this program makes of it` });
    return holds ? null : new errors/* SafeDebugError */.rc('evidence', `The evidence holds, but ${layout/* layout */.Z.page} does not show it: it was changed, or another commit of this program made it. Make it again with safe-debug view.`);
}
function textOf(checks, fault) {
    const lines = checks.map(({ name, holds, detail }) => `${holds ? 'ok  ' : 'NOT '} ${name}: ${detail}`);
    return `${[...lines, fault === null ? 'The evidence holds.' : fault.message].join('\n')}\n`;
}


/***/ })

};
