export const id = 400;
export const ids = [400];
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

/***/ 95400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   replay: () => (/* binding */ replay),
/* harmony export */   world: () => (/* binding */ world)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77094);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56224);
/* harmony import */ var _studio_github_job_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7949);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87823);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14173);
/* harmony import */ var _open_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21342);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76079);








/** Runs one world of the plan. A candidate that fails is a world that ran well. */
async function world(surroundings, folder, signal) {
    const { stored, context } = await (0,_open_step_js__WEBPACK_IMPORTED_MODULE_6__/* .openStep */ .b)(surroundings, folder, signal);
    const id = _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq('id');
    const { record, digest, log } = await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .worldIntoStore */ .mF)(stored, id, context);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('record-digest', digest);
    for (const { exitCode, signal: ended, timedOut, durationMs } of record.attempts)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(`${id}: ${timedOut ? 'time limit' : (ended ?? `exit ${exitCode}`)} after ${(durationMs / 1000).toFixed(1)} s.`);
    await (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summarise */ .f)((0,_studio_github_job_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .worldSummary */ .zL)(stored.plan, id, record, log));
}
/** Ranks what the worlds left and replays the winner. */
async function replay(surroundings, folder, signal) {
    const { stored, context } = await (0,_open_step_js__WEBPACK_IMPORTED_MODULE_6__/* .openStep */ .b)(surroundings, folder, signal);
    const { winner, digest, derivation } = await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .replayIntoStore */ .TF)(stored, context, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .records */ .V0());
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('replay-digest', digest);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('winner', winner ?? '');
    (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(winner === null ? 'There is no winner to replay.' : `Replayed ${winner}.`);
    await (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summarise */ .f)((0,_studio_github_job_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .replaySummary */ .Es)((0,_account_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .X)(stored.plan, { derivation })));
}


/***/ }),

/***/ 21342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openStep)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _entries_run_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80966);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85799);
/* harmony import */ var _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69154);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44544);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7126);
/* harmony import */ var _stored_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95718);








/**
 * What a job that runs worlds works with: the plan as its own job told it, and the checkout of the snapshot. Throws
 * `usage` for a step that holds a token: what it starts is code of strangers.
 */
async function openStep(surroundings, folder, signal) {
    if (_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq('token') !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('usage', `The mode "${_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .mode */ .Mq()}" runs code of candidates and takes no token. Give the step \`token: ''\`.`);
    const store = new _store_artifact_store_js__WEBPACK_IMPORTED_MODULE_4__/* .ArtifactStore */ .c(await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .storeOptions */ .S)(folder));
    const [stored, repository] = await Promise.all([(0,_stored_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .storedPlan */ .R)(surroundings, store, _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .digest */ .br('plan-digest')), (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h_)(_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq('repository') || '.')]);
    await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveCommit */ .WL)(repository, stored.plan.snapshot.commit);
    const values = _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .runValues */ .w3();
    return { stored, context: { store, repository, passed: (0,_entries_run_request_js__WEBPACK_IMPORTED_MODULE_1__/* .passedVariables */ .a7)(values), jobs: (0,_entries_run_request_js__WEBPACK_IMPORTED_MODULE_1__/* .jobsOf */ .aG)(values), clock: _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, signal } };
}


/***/ }),

/***/ 95718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ storedPlan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56224);
/* harmony import */ var _core_store_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34634);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);




/** A run has a first plan, and one that extends it where models or agents were asked. */
const versions = [2, 1];
/**
 * The plan of this run, which must be the one that a job told by its output. When only failed jobs are run again, it is
 * that of an earlier attempt. Throws `input` if there is none, `evidence` if it was replaced.
 */
async function storedPlan({ run }, store, digest) {
    let last = null;
    for (let attempt = run.attempt; attempt >= 1; attempt--) {
        for (const version of versions) {
            const name = (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_3__/* .storeName */ .Hz)({ id: run.id, attempt, name: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .useName */ .tx() }, (0,_core_store_names_js__WEBPACK_IMPORTED_MODULE_3__/* .planPart */ .rC)(version));
            if ((await store.inspect(name)).status === 'missing')
                continue;
            last = name;
            const stored = await (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .planFromStore */ .Nv)(store, name, null).catch(unlessUnusable);
            if (stored?.planDigest === digest)
                return stored;
        }
    }
    if (last !== null)
        return (0,_steps_over_store_js__WEBPACK_IMPORTED_MODULE_1__/* .planFromStore */ .Nv)(store, last, digest);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('input', `This run has no plan. Run the step "plan" in a job before this one, and pass its output plan-digest.`);
}
/** Another artifact under a plan's name is looked past; the right one may stand under the next. */
function unlessUnusable(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc && (error.code === 'evidence' || error.code === 'input'))
        return null;
    throw error;
}


/***/ }),

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

/***/ 13434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   TZ: () => (/* binding */ parseAgentVariable),
/* harmony export */   f$: () => (/* binding */ taskFileIn)
/* harmony export */ });
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67079);
/* harmony import */ var _gate_gate_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86390);


/** A value of this length without a space is taken for a key, whatever its variable is called. */
const shortestUnnamedKey = 20;
/** Reads `--agent-env NAME` and `--agent-env NAME=VALUE`. Throws `usage` for the same names as `--env`. */
function parseAgentVariable(text, own) {
    return (0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePassedVariable */ .SO)(text, own, '--agent-env');
}
/** Path of the file that holds an agent's task: in its world, outside of its tree. */
function taskFileIn(world) {
    return `${world.root}/task.md`;
}
/**
 * The whole environment of an agent: that of a gate, what is passed to this agent alone, the path of its task
 * (`SAFE_DEBUG_TASK`) and its number (`SAFE_DEBUG_AGENT`, from 1), by which agents with the same command can differ.
 */
function agentEnvironment(world, home, passed, agent, number) {
    return { ...(0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .gateEnvironment */ .P2)(world, home, [...passed, ...agent.passed]), SAFE_DEBUG_TASK: taskFileIn(world), SAFE_DEBUG_AGENT: String(number) };
}
/** Values that neither log nor patch may hold: those of variables named like secrets, and of the agent's own all that may be keys, and what it is not to have. */
function secretsOf(passed, agent) {
    const unnamed = agent.passed.map(({ value }) => value).filter((value) => value.length >= shortestUnnamedKey && !/\s/.test(value));
    return [...new Set([...(0,_gate_gate_log_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsAmong */ .o)([...passed, ...agent.passed]), ...unnamed, ...agent.withheld])];
}


/***/ }),

/***/ 15326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ modelKey),
/* harmony export */   JT: () => (/* binding */ proposerAccess),
/* harmony export */   _1: () => (/* binding */ proposersFrom),
/* harmony export */   p$: () => (/* binding */ agentVariables)
/* harmony export */ });
/* harmony import */ var _core_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16486);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _agents_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13434);
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67079);
/* harmony import */ var _models_model_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71284);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86926);






const usualProposals = { model: '3', agent: '1' };
const maxOutputTokens = 16_000;
const callTimeoutS = 300;
/** Who is asked for proposals, as the plan records it; null for nobody. Throws `usage`. */
function proposersFrom(values, { prices }) {
    const { model, agent } = values;
    if (model === undefined && agent === undefined) {
        const stray = ['model-base-url', 'proposals', 'rounds', 'temperature', 'max-tokens', 'max-cost', 'max-time', 'replay-model', 'agent-timeout', 'agent-key', 'agent-base-url', 'agent-env'].find((name) => values[name] !== undefined && values[name].length > 0);
        if (stray !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--${stray} is about proposals, but nobody is asked for any. Add --model PROVIDER/ID or --agent CMD.`);
        return null;
    }
    if (agent?.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', '--agent: give the command that starts the agent.');
    if (values['agent-base-url'] !== undefined)
        (0,_models_model_name_js__WEBPACK_IMPORTED_MODULE_4__/* .providerAddress */ .ao)('openai', values['agent-base-url']);
    const address = model === undefined ? null : (0,_models_model_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModelAddress */ .lp)(model, values['model-base-url'] ?? null);
    return {
        model: model === undefined || address === null
            ? null
            : {
                name: model,
                baseUrl: values['model-base-url'] ?? null,
                proposals: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('proposals', values.proposals ?? usualProposals.model, 1, 16),
                temperature: temperatureOf(values.temperature),
                maxOutputTokens,
                timeoutS: callTimeoutS,
                price: (0,_core_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceOf */ .xx)(address.provider, address.model, prices),
                budget: { tokens: optionalNumber('max-tokens', values['max-tokens']), costUsd: dollarsOf(values['max-cost']), seconds: optionalNumber('max-time', values['max-time']) },
            },
        agent: agent === undefined
            ? null
            : {
                command: agent,
                proposals: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('proposals', values.proposals ?? usualProposals.agent, 1, 16),
                timeoutS: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('agent-timeout', values['agent-timeout'] ?? '1800', 1, 86_400),
                environment: agentVariables(values).map(({ name }) => name),
                baseUrl: values['agent-base-url'] ?? null,
            },
        rounds: (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)('rounds', values.rounds ?? '1', 1, 10),
    };
}
/** How whom the plan asks can be reached from here; what that needs is loaded only where somebody is asked. Throws `usage` or `input`. */
async function proposerAccess(proposers, values, context) {
    if (proposers === null)
        return { model: null, agent: null };
    const { accessTo } = await __webpack_require__.e(/* import() */ 472).then(__webpack_require__.bind(__webpack_require__, 95472));
    return accessTo(proposers, values, context);
}
/** Variables for agents alone. Throws `usage` for one that is not set. */
function agentVariables(values) {
    return (values['agent-env'] ?? []).map((variable) => (0,_agents_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAgentVariable */ .TZ)(variable, process.env));
}
/**
 * The key of a model's server: in the variable that the user names, else in the provider's usual one. Null where that is not set:
 * many servers want none. Throws `usage` where the user's is not set.
 */
function modelKey(model, variable, environment) {
    const key = environment[variable ?? (model.startsWith('anthropic/') ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY')];
    if (variable !== undefined && !key)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--model-key: ${(0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .isVariableName */ .KL)(variable) ? `the variable ${variable} is not set here. Set it to the key of the model's provider` : 'this is no name of a variable. Name the variable that holds the key, such as OPENAI_API_KEY'}.`);
    return key === undefined || key === '' ? null : key;
}
function temperatureOf(text) {
    if (text === undefined)
        return null;
    const value = Number(text);
    if (/^\d(?:\.\d{1,3})?$/.test(text) && value <= 2)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--temperature ${text}: give a number from 0 to 2.`);
}
function dollarsOf(text) {
    if (text === undefined)
        return null;
    const value = Number(text);
    if (/^\d{1,6}(?:\.\d{1,6})?$/.test(text) && value > 0)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--max-cost ${text}: give US dollars, such as 0.50.`);
}
function optionalNumber(option, text) {
    return text === undefined ? null : (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .r)(option, text, 1, 1_000_000_000);
}


/***/ }),

/***/ 80966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ runRequest),
/* harmony export */   a7: () => (/* binding */ passedVariables),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   ms: () => (/* binding */ settingsFrom)
/* harmony export */ });
/* unused harmony export configurationAt */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32632);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22472);
/* harmony import */ var _core_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26412);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38927);
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67079);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85799);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86926);
/* harmony import */ var _proposers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15326);












const defaultTimeoutS = 600;
const largestConfigurationBytes = 1024 * 1024;
/** Turns options into settings, with the rules of the repository: those given, else those that the snapshot holds or the options name. Throws `usage` or `input`, and touches nothing. */
async function runRequest(command, values, rules = null) {
    requireGate(command, values);
    if (values.dirty && values.commit !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', '--dirty takes the work tree as it is, --commit a commit: give one of them.');
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .openRepository */ .h_)(values.repo ?? '.');
    const revision = values.commit ?? 'HEAD';
    const { commit: id, tree } = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveCommit */ .WL)(repository, revision);
    const configuration = rules ?? await configurationAt(values.config, repository, id);
    const passed = passedVariables(values);
    const settings = settingsFrom(values, { repository, commit: { revision, id, tree }, configuration, passed, command });
    const key = values.modelSecret ?? (0,_proposers_js__WEBPACK_IMPORTED_MODULE_10__/* .modelKey */ .B0)(values.model ?? '', values['model-key'], process.env);
    const proposers = await (0,_proposers_js__WEBPACK_IMPORTED_MODULE_10__/* .proposerAccess */ .JT)(settings.proposers, values, { passed, key, environment: process.env });
    return { settings, passed, jobs: jobsOf(values), json: values.json ?? false, proposers };
}
/** The variables that the user passes into the gate. Throws `usage` for one that is not set. */
function passedVariables({ env }) {
    return (env ?? []).map((variable) => (0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePassedVariable */ .SO)(variable, process.env));
}
/** Gates at once: as said, or one a processor. */
function jobsOf({ jobs }) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeNumber */ .r)('jobs', jobs ?? String((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)()), 1, 256);
}
function requireGate(command, values) {
    if (values.gate === undefined || values.gate.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `There is no gate: say with --gate CMD which command tells a good tree from a bad one. See safe-debug ${command} --help.`);
    return values.gate;
}
/** Settings for a plan of a commit that is known already. Throws `usage`. */
function settingsFrom(values, known) {
    const { repository, commit, configuration, passed } = known;
    return {
        repository,
        commit,
        dirty: values.dirty ?? false,
        out: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(values.out ?? '.safe-debug'),
        gate: {
            command: requireGate(known.command, values),
            directory: directoryOf(values.directory),
            reports: (values.report ?? []).map(reportGlob),
            format: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('report-format', values['report-format'] ?? 'auto', ['auto', 'junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']),
            invariants: invariantsOf(values.invariant ?? []),
            timeoutS: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeNumber */ .r)('timeout', values.timeout ?? String(defaultTimeoutS), 1, 86_400),
            attempts: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeNumber */ .r)('attempts', values.attempts ?? '1', 1, 100),
            minTests: configuration['min-tests'],
            environment: passed.map(({ name }) => name),
            home: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('home', values.home ?? 'own', ['own', 'keep']),
        },
        worlds: {
            setup: values.setup ?? null,
            carry: values.carry ?? [],
            isolation: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('isolation', values.isolation ?? 'auto', ['auto', 'namespace', 'copy']),
            network: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('network', values.network ?? 'on', ['on', 'off']),
        },
        policy: {
            promote: (0,_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .oneOf */ .y)('promote', values.promote ?? 'none', ['none', 'branch', 'apply']),
            requireApproval: false,
            guarded: configuration.guarded,
            volatile: [...configuration.volatile, ...(values.volatile ?? []).map((glob) => checkedGlob('volatile', glob))],
            expectedFailures: configuration['expected-failures'],
            compareIgnored: configuration['compare-ignored'],
        },
        trigger: { kind: 'command-line', actor: null, permission: null, comment: null },
        candidates: { files: values.candidate ?? [], folders: values.candidates ?? [], revisions: values.ref ?? [], proposed: [] },
        mostCandidates: _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .mostCandidates */ .w$,
        proposers: (0,_proposers_js__WEBPACK_IMPORTED_MODULE_10__/* .proposersFrom */ ._1)(values, configuration),
        run: null,
        host: null,
    };
}
/** The configuration file that was named, or the one in the snapshot's commit, or the defaults. */
async function configurationAt(file, repository, commit) {
    if (file !== undefined) {
        const content = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), largestConfigurationBytes).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The configuration ${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}.`, { cause });
        });
        return (0,_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(content.toString('utf8'), file);
    }
    const blob = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_7__/* .git */ .$Y)(repository.place, ['cat-file', 'blob', `${commit}:${_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD}`], { accept: 'any', most: largestConfigurationBytes });
    return blob.exitStatus === 0 ? (0,_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(blob.stdout.toString('utf8'), _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD) : _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultConfiguration */ ._0;
}
function directoryOf(given) {
    if (given === undefined)
        return '.';
    const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(given.replaceAll('\\', '/')).replace(/\/$/, '');
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(directory) || directory.split('/').includes('..'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--directory ${given}: give a path inside the repository, from its top.`);
    return directory;
}
function reportGlob(glob) {
    if (glob === '' || node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(glob) || glob.split('/').includes('..'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--report ${glob}: give a glob inside the gate's directory, such as 'reports/*.xml'.`);
    return checkedGlob('report', glob);
}
function checkedGlob(option, glob) {
    const fault = (0,_core_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .globFault */ .H)(glob);
    if (fault !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--${option} ${glob.slice(0, 60)}: this glob ${fault}.`);
    return glob;
}
function invariantsOf(given) {
    const invariants = given.map((entry) => {
        const [, name, command] = /^([^=]{1,200})=(.+)$/s.exec(entry) ?? [];
        if (!name || !command)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--invariant ${entry}: write NAME=CMD, such as --invariant 'lint=npm run lint'.`);
        return { name, command };
    });
    const twice = invariants.find(({ name }, index) => invariants.findIndex((other) => other.name === name) !== index);
    if (twice)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `--invariant ${twice.name}: this name is given twice.`);
    return invariants;
}


/***/ }),

/***/ 71284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ao: () => (/* binding */ providerAddress),
/* harmony export */   lp: () => (/* binding */ parseModelAddress),
/* harmony export */   sZ: () => (/* binding */ isProvider)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);


/** Documented roots of the two APIs. */
const usualBaseUrls = {
    openai: 'https://api.openai.com/v1',
    anthropic: 'https://api.anthropic.com/v1',
};
/**
 * Reads `PROVIDER/ID` and the address of its server, null for the provider's own. Throws `usage` for a provider that is
 * not known, an id that cannot be one, or an address over which a key must not travel: anything but https, save http to
 * this machine, or to any machine with `allowHttp`.
 */
function parseModelAddress(name, baseUrl, allowHttp = false) {
    const separator = name.indexOf('/');
    const provider = separator < 0 ? name : name.slice(0, separator);
    const model = separator < 0 ? '' : name.slice(separator + 1);
    if (!isProvider(provider)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `The model "${name}" names no provider that is known. Write openai/ID (for every server with OpenAI's chat completions, with its base URL) or anthropic/ID.`);
    }
    if (!/^[\w./:@+-]{1,200}$/.test(model))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `The model "${name}" has no usable id after "${provider}/". Write the id as the server knows it, such as ${provider}/some-model-1.`);
    return { provider, model, baseUrl: providerAddress(provider, baseUrl, allowHttp) };
}
function isProvider(name) {
    return Object.hasOwn(usualBaseUrls, name);
}
/** The address of a provider's server, null for its own. Throws `usage` as `parseModelAddress` does. */
function providerAddress(provider, baseUrl, allowHttp = false) {
    return parseBaseUrl(baseUrl ?? usualBaseUrls[provider], allowHttp);
}
function parseBaseUrl(text, allowHttp) {
    const url = URL.canParse(text) ? new URL(text) : null;
    const fail = (why) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `The model's base URL ${why}. Write it like ${usualBaseUrls.openai}; the key is given apart.`);
    };
    if (url === null)
        return fail('is not a URL');
    if (url.username !== '' || url.password !== '')
        return fail('holds a name or password');
    if (url.hash !== '')
        return fail('holds a part behind "#"');
    if (url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isLoopback(url.hostname))))
        return url;
    return fail(`"${url.protocol}//${url.host}" is not https, which a key and code should not travel without`);
}
/** This machine by name or address (RFC 6761, RFC 1122, RFC 4291); `new URL` has already written addresses in one way. */
function isLoopback(host) {
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('127.'));
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
