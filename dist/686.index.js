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


/***/ })

};
