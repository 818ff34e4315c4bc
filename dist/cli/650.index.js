export const id = 650;
export const ids = [650];
export const modules = {

/***/ 8650:
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
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/gate/environment.js
var environment = __webpack_require__(7079);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/core/derivation.js + 6 modules
var core_derivation = __webpack_require__(1363);
// EXTERNAL MODULE: ./build/core/promotion.js
var core_promotion = __webpack_require__(6503);
// EXTERNAL MODULE: ./build/evidence/observe.js
var observe = __webpack_require__(8608);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(1433);
// EXTERNAL MODULE: ./build/patches/apply.js + 13 modules
var apply = __webpack_require__(2681);
// EXTERNAL MODULE: ./build/patches/guards.js + 2 modules
var guards = __webpack_require__(8798);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/documents/event.js
var documents_event = __webpack_require__(663);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(2472);
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
    const findings = await (0,observe/* observeWorlds */.A)(plan, planDigest, await foldersOf(folder, plan), endingOf(evidence));
    const derivation = (0,core_derivation/* derive */.C)(findings);
    for (const part of ['tests', 'baseline', 'candidates', 'selection', 'replay', 'outcome', 'limits']) {
        const found = firstDifference(evidence[part], derivation[part]);
        demand(checks, `${part} derived again`, found === null ? null : `${describe(part, found, evidence)}; from the raw reports follows ${shown(found.right)}, the evidence says ${shown(found.left)}`, 'follows from plan, records and raw reports');
    }
    const record = [...findings.worlds.values()].find((world) => world.status === 'observed')?.world.record;
    const environmentChanged = record && firstDifference([evidence.environment, evidence.snapshot.prepared], [record.environment, record.prepared]);
    demand(checks, 'environment', environmentChanged ? 'environment or prepared files are not those in the records' : null, 'as recorded by the worlds');
    demand(checks, 'promotion', promotionFault(evidence, derivation, plan), `${evidence.promotion.decision} follows from the policy`);
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
/** The one thing that the worlds do not tell: whether somebody ended the run. */
function endingOf({ outcome }) {
    return outcome === 'interrupted' || outcome === 'cancelled' ? outcome : 'complete';
}
function promotionFault({ promotion }, derivation, plan) {
    const obstacles = (0,core_promotion/* promotionObstacles */.aC)(derivation.outcome, plan.policy, derivation.replayFacts);
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

;// CONCATENATED MODULE: ./build/evidence/repository-checks.js










/**
 * Checks the evidence against a repository: the snapshot's tree, the tree and the guarded paths of every recorded patch,
 * and the promoted commit. Trees are computed by git from the snapshot and the recorded patch alone.
 */
async function verifyAgainstRepository(verified, path, workspace) {
    const { plan, evidence, checks, folder } = verified;
    const repository = await (0,git_repository/* openRepository */.h_)(path);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(workspace.own('verify-scratch'), repository);
    const pack = evidence.files.find((file) => file.path === layout/* layout */.Z.pack);
    if (pack)
        await (0,git/* git */.$Y)(scratch.place, ['unpack-objects', '-q'], { input: await (0,promises_.readFile)((0,external_node_path_.join)(folder, pack.path)), accept: 'any' });
    demand(checks, 'snapshot tree', await snapshotFault(verified, scratch), `the snapshot ${plan.snapshot.commit} has the tree ${plan.snapshot.tree}`);
    for (const candidate of plan.candidates) {
        const patch = await (0,promises_.readFile)((0,external_node_path_.join)(folder, candidate.mutation.file));
        const applied = await (0,apply/* applyPatch */.X)(scratch, plan.snapshot.tree, patch, { directory: plan.gate.directory });
        const fault = applicationFault(candidate, applied) ?? (await guardFault(candidate, applied, plan.snapshot.tree, plan.policy.guarded, scratch));
        demand(checks, `tree of candidate ${candidate.id}`, fault, candidate.application.outcome === 'applied' ? candidate.application.tree : `refused: ${candidate.application.reason}`);
    }
    const { promotion } = evidence;
    if (promotion.commit === null)
        return;
    const winner = plan.candidates.find(({ id }) => id === evidence.selection.winner);
    const expected = winner?.application.outcome === 'applied' ? `${winner.application.tree} ${plan.snapshot.commit}` : '';
    const commit = await (0,git/* git */.$Y)(repository.place, ['show', '--no-patch', '--format=%T %P', '--end-of-options', promotion.commit], { accept: 'any' });
    const found = commit.stdout.toString('utf8').trim();
    const fault = commit.exitStatus !== 0 ? `the repository has no commit ${promotion.commit}` : found === expected ? null : `the promoted commit is not snapshot plus recorded patch: tree and parent are ${found}, not ${expected}`;
    demand(checks, 'promoted commit', fault, promotion.commit);
}
async function snapshotFault({ plan }, scratch) {
    const { commit, tree } = plan.snapshot;
    const found = await (0,git/* git */.$Y)(scratch.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`], { accept: 'any' });
    if (found.exitStatus !== 0)
        return `the repository has no commit ${commit}; fetch it first`;
    const actual = found.stdout.toString('utf8').trim();
    return actual === tree ? null : `the commit ${commit} has the tree ${actual}, not ${tree}`;
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
    return (0,core_digest/* canonicalJson */.dj)([mutation.files, mutation.additions, mutation.deletions]) === (0,core_digest/* canonicalJson */.dj)(counted) ? null : `the evidence counts other changed lines than git does (${counted.join(', ')})`;
}
async function guardFault({ application }, applied, baseTree, globs, scratch) {
    if (application.outcome !== 'applied' || applied.outcome !== 'applied')
        return null;
    const guarded = await (0,guards/* guardedChanges */.g)(scratch, baseTree, applied.tree, applied.touched, globs);
    return (0,core_digest/* canonicalJson */.dj)(guarded) === (0,core_digest/* canonicalJson */.dj)(application.guarded) ? null : 'the evidence names other guarded paths than the policy does';
}

// EXTERNAL MODULE: ./build/worlds/workbench.js + 12 modules
var worlds_workbench = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/worlds/workspace.js
var worlds_workspace = __webpack_require__(2041);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/steps/verify.js












/** Checks evidence; each check is added to `checks` as it is done. Throws `evidence` at the first thing that does not hold. */
async function verify(settings, checks) {
    const verified = await verifyEvidence(settings.folder, settings.expect, checks);
    if (settings.repository === null)
        return;
    const workspace = await worlds_workspace/* Workspace */.a.open(verified.plan.id);
    try {
        await verifyAgainstRepository(verified, settings.repository, workspace);
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
        return demand(checks, 'rerun', 'there is no winner to run again', '');
    const target = await (0,worlds_workbench/* stagingFolder */.cy)(workspace);
    const workbench = await (0,worlds_workbench/* openWorkbench */.eF)({
        plan,
        planDigest,
        planFolder: folder,
        repository: await (0,git_repository/* openRepository */.h_)(path),
        pack: null,
        passed: settings.passed,
        workspace,
        events: { emit: () => undefined },
        clock: clock/* systemClock */.m,
        signal: settings.signal,
        jobs: settings.jobs,
        setUpLog: (0,external_node_path_.join)(target, layout/* layout */.Z.setUpLog),
    });
    await (0,world/* runWorld */.m5)(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target);
    await (0,world/* runWorld */.m5)(workbench, { world: 'replay', candidate: winner, slot: winner }, target);
    const folders = new Map([['baseline', folder], ...plan.candidates.map(({ id }) => [id, folder]), ['replay', target], ['replay-baseline', target]]);
    const { replayFacts } = (0,core_derivation/* derive */.C)(await (0,observe/* observeWorlds */.A)(plan, planDigest, folders, 'complete'));
    const doubts = (0,core_promotion/* replayDoubts */.Ln)(replayFacts);
    const differences = replayFacts.equality?.differences.slice(0, 3).map(({ path: name, kind }) => `${name} (${kind})`) ?? [];
    demand(checks, 'rerun', doubts.length === 0 ? null : `the winner's world came out differently here: ${[...doubts, ...differences].join(', ')}`, 'same results and the same world here');
}

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/result.js + 22 modules
var result = __webpack_require__(5881);
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
        passed: (values.env ?? []).map((variable) => (0,environment/* parsePassedVariable */.S)(variable, process.env)),
        jobs: (0,cli_arguments/* wholeNumber */.rD)('jobs', values.jobs ?? String((0,external_node_os_.availableParallelism)()), 1, 256),
        signal: context.signal,
    };
    const fault = await verify(settings, checks).then(() => checkPage(settings.folder, checks), (error) => {
        if (error instanceof errors/* SafeDebugError */.rc && error.code === 'evidence')
            return error;
        throw error;
    });
    if (values.json)
        context.stdout(`${JSON.stringify({ holds: fault === null, fault: fault?.message ?? null, checks }, null, 2)}\n`);
    else
        context.stdout(textOf(checks, fault));
    return fault === null ? 0 : 1;
}
/** The page is made from the rest, so it is made again and compared; another version of the program may word it differently. */
async function checkPage(folder, checks) {
    const page = await (0,promises_.readFile)((0,external_node_path_.join)(folder, layout/* layout */.Z.page), 'utf8').catch(() => null);
    const { evidence } = await (0,reader/* readEvidence */.At)(folder);
    if (page === null || evidence.tool.version !== tool/* tool */.z.version)
        return null;
    const holds = page === (await (0,result/* pageOf */.ZZ)(folder));
    checks.push({ name: 'page', holds, detail: holds ? `${layout/* layout */.Z.page} shows this evidence` : `${layout/* layout */.Z.page} was changed` });
    return holds ? null : new errors/* SafeDebugError */.rc('evidence', `The evidence holds, but ${layout/* layout */.Z.page} does not show it: it was changed. Make it again with safe-debug view.`);
}
function textOf(checks, fault) {
    const lines = checks.map(({ name, holds, detail }) => `${holds ? 'ok  ' : 'NOT '} ${name}: ${detail}`);
    return `${[...lines, fault === null ? 'The evidence holds.' : fault.message].join('\n')}\n`;
}


/***/ })

};
