export const id = 539;
export const ids = [539];
export const modules = {

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

/***/ 90818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D6: () => (/* binding */ candidatesOfComment),
  mH: () => (/* binding */ candidatesOfDiscussion),
  Dq: () => (/* binding */ candidatesOfReviews),
  _5: () => (/* binding */ isUnchanged),
  y_: () => (/* binding */ pin)
});

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/candidates/comments/reading.js + 1 modules
var reading = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/candidates/comments/suggestions.js
var comments_suggestions = __webpack_require__(92063);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(52500);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/patches/attempt.js
var attempt = __webpack_require__(82072);
;// CONCATENATED MODULE: ./build/candidates/comments/suggestion-patch.js



/**
 * The patch that a set of suggestions makes of `base`, the id of a commit or tree that `scratch` can read; null when a range
 * is not in the file, or the file not in the tree. The set must not overlap (`compatibleSets`). The patch is git's own, with
 * full ids, so that any name, mode and line end is recorded as it is; it is empty when the suggestions change nothing.
 */
function suggestionPatch(scratch, base, suggestions) {
    return (0,attempt/* withIndex */.NH)(scratch, base, async (index) => {
        const entries = [];
        for (const path of new Set(suggestions.map((suggestion) => suggestion.path))) {
            const file = await readFile(index, base, path);
            const content = file && replaceLines(file.content, suggestions.filter((suggestion) => suggestion.path === path));
            if (!file || !content)
                return null;
            const blob = await (0,git/* gitLine */.JG)(index.place, ['hash-object', '-w', '--stdin'], { input: content });
            entries.push(`${file.mode} ${blob}\t${path}\0`);
        }
        await (0,git/* git */.$Y)(index.place, ['update-index', '-z', '--index-info'], { input: entries.join('') });
        const tree = await (0,attempt/* writeTree */.WM)(index);
        return (0,difference/* patchBetween */.N)(index.place, base, tree);
    });
}
async function readFile(index, base, path) {
    // A name that leads out of the tree is an error to git and means here that there is no such file.
    const listed = await (0,git/* git */.$Y)(index.place, ['ls-tree', '-z', '--full-tree', base, '--', path], { accept: [0, 128] });
    const match = /^(\d+) blob ([0-9a-f]+)\t([^\0]*)\0$/.exec(listed.stdout.toString('utf8'));
    if (match?.[3] !== path)
        return null;
    const [, mode = '', blob = ''] = match;
    return { mode, content: (await (0,git/* git */.$Y)(index.place, ['cat-file', 'blob', blob])).stdout };
}
/**
 * Replaces ranges of lines; null when one is not in the file. New lines end as the replaced ones did, so a file with CRLF
 * keeps it, and a last line without a line feed stays without.
 */
function replaceLines(content, suggestions) {
    // One character per byte: whatever the file's encoding is, the other lines stay as they are.
    const lines = content.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
    for (const { startLine, endLine, replacement } of suggestions.toSorted((one, other) => other.startLine - one.startLine)) {
        if (startLine < 1 || endLine < startLine || endLine > lines.length)
            return null;
        lines.splice(startLine - 1, endLine - startLine + 1, asWritten(replacement, lines, startLine - 1, endLine - 1));
    }
    return Buffer.from(lines.join(''), 'latin1');
}
function asWritten(replacement, lines, first, last) {
    const model = lines[first]?.endsWith('\n') ? lines[first] : (lines[first - 1] ?? '\n');
    const text = Buffer.from(replacement).toString('latin1');
    const ended = model.endsWith('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;
    return lines[last]?.endsWith('\n') ? ended : ended.replace(/\r?\n$/, '');
}

;// CONCATENATED MODULE: ./build/candidates/discussion.js




/** Candidates from the fenced diffs of one comment; in a comment on lines of a pull request its suggestions too. `snapshot` is the commit they are for. */
async function candidatesOfComment(comment, scratch, snapshot) {
    const diffs = (0,reading/* readDiffs */.hh)(comment.body);
    const suggestions = comment.kind === 'review' ? (0,reading/* readSuggestions */.Eq)(comment.body, comment.position, snapshot) : { proposals: [], problems: [] };
    const candidates = diffs.proposals.flatMap((proposal, index) => patchCandidate(proposal, comment, diffs.proposals.length === 1 ? null : index + 1));
    const sets = (0,comments_suggestions/* compatibleSets */.U)(suggestionsIn(comment, suggestions.proposals));
    const problems = [...diffs.problems, ...suggestions.problems];
    for (const set of sets) {
        const candidate = await suggestionCandidate(set, scratch, snapshot);
        if (candidate === null)
            problems.push('suggestion-out-of-range');
        else
            candidates.push(candidate);
    }
    return { candidates, comments: candidates.length > 0 ? [pin(comment)] : [], problems };
}
/** Candidates from every unedited comment with diffs by people who may write, written after `since` (ISO 8601). `except`: comment that asked. */
async function candidatesOfDiscussion(comments, since, except, trusted) {
    const collected = { candidates: [], comments: [], problems: [] };
    for (const comment of comments) {
        if (comment.id === except || Date.parse(comment.createdAt) < Date.parse(since) || comment.author === null || comment.author.isBot)
            continue;
        const { proposals } = (0,reading/* readDiffs */.hh)(comment.body);
        if (proposals.length === 0)
            continue;
        if (comment.updatedAt !== comment.createdAt) {
            collected.problems.push(`comment ${comment.id} was edited`);
            continue;
        }
        if (!(await trusted(comment.author.login))) {
            collected.problems.push(`comment ${comment.id} is by somebody without write permission`);
            continue;
        }
        collected.candidates.push(...proposals.flatMap((proposal, index) => patchCandidate(proposal, comment, proposals.length === 1 ? null : index + 1)));
        collected.comments.push(pin(comment));
    }
    return collected;
}
/** One candidate from each review with suggestion blocks by people who may write: its suggestions that do not overlap, together. */
async function candidatesOfReviews(comments, scratch, snapshot, trusted) {
    const collected = { candidates: [], comments: [], problems: [] };
    for (const review of byReview(comments)) {
        const found = review.map((comment) => ({ comment, ...(0,reading/* readSuggestions */.Eq)(comment.body, comment.position, snapshot) }));
        collected.problems.push(...found.flatMap(({ problems }) => problems));
        const holding = found.filter(({ proposals }) => proposals.length > 0);
        const [first] = holding;
        if (first?.comment.author == null || first.comment.author.isBot)
            continue;
        if (!(await trusted(first.comment.author.login))) {
            collected.problems.push(`comment ${first.comment.id} is by somebody without write permission`);
            continue;
        }
        for (const set of (0,comments_suggestions/* compatibleSets */.U)(holding.flatMap(({ comment, proposals }) => suggestionsIn(comment, proposals)))) {
            const candidate = await suggestionCandidate(set, scratch, snapshot);
            if (candidate === null)
                collected.problems.push('suggestion-out-of-range');
            else
                collected.candidates.push(candidate);
        }
        collected.comments.push(...holding.map(({ comment }) => pin(comment)));
    }
    return collected;
}
/** A comment as it is now; a plan rests on it only as long as it stays so. */
function pin(comment) {
    return { kind: comment.kind, id: comment.id, sha256: (0,digest/* digestOf */.ol)(comment.body) };
}
/** Whether a pinned comment is still there and says what it said. */
async function isUnchanged(pinned, host) {
    const now = await host.comment({ kind: pinned.kind, id: pinned.id });
    return now !== null && (0,digest/* digestOf */.ol)(now.body) === pinned.sha256;
}
function byReview(comments) {
    const reviews = new Map();
    for (const comment of comments) {
        const key = comment.reviewId === null ? `comment ${comment.id}` : `review ${comment.reviewId}`;
        reviews.set(key, [...(reviews.get(key) ?? []), comment]);
    }
    return [...reviews.values()];
}
function suggestionsIn(comment, proposals) {
    return proposals.flatMap((proposal) => (proposal.source === 'suggestion' ? [{ ...proposal.suggestion, comment }] : []));
}
function patchCandidate(proposal, comment, number) {
    if (proposal.source === 'suggestion')
        return [];
    const patch = Buffer.from(proposal.patch);
    return [{ label: `comment ${comment.id}${number === null ? '' : `, diff ${number}`}`, source: { kind: 'comment', ...origin(comment), sha256: (0,digest/* digestOf */.ol)(patch) }, patch }];
}
async function suggestionCandidate(set, scratch, snapshot) {
    const patch = await suggestionPatch(scratch, snapshot, set);
    const comments = new Set(set.map(({ comment: made }) => made));
    const [comment] = comments;
    if (patch === null || comment === undefined)
        return null;
    return { label: `suggestions in comment ${[...comments].map(({ id }) => id).join(', ')}`, source: { kind: 'suggestion', ...origin(comment), sha256: (0,digest/* digestOf */.ol)(patch) }, patch };
}
function origin(comment) {
    return { author: comment.author?.login ?? null, authorId: comment.author?.id ?? null, url: comment.url };
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

/***/ 56588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ answer_answer),
  I: () => (/* binding */ refusalAnswers)
});

// EXTERNAL MODULE: ./build/studio/github/answers/answer.js
var answer = __webpack_require__(58181);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
;// CONCATENATED MODULE: ./build/studio/github/answers/asking.js





const mostLeftOut = 3;
/** Somebody without write permission asked. `comment`: id of the one that holds the idea. */
function notAuthorised({ command, comment }) {
    return (0,markdown.md) `Thank you for the idea. Only people with write permission can start a run here; a maintainer can try this one with ${(0,answer/* typed */.nE)(command, `comment ${comment}`)}.`;
}
/** A comment is not any more what it was when the run began. */
function commentEdited({ command, url }) {
    return (0,markdown.md) `${(0,blocks/* link */.nf)('A comment', url)} of this run was edited after it was posted, so it is not tried. Post it as a new comment, and ask again with ${(0,answer/* typed */.nE)(command)}.`;
}
/** A comment is gone. */
function commentDeleted({ command, comment }) {
    return (0,markdown.md) `The comment ${(0,blocks/* code */.aY)(String(comment))} is not here: it was deleted, or belongs to another discussion. Post its diff again and ask with ${(0,answer/* typed */.nE)(command)}.`;
}
/** The command found no idea. `since`: when the head was committed (ISO 8601); `leftOut`: what was looked past and why. */
function nothingToTry({ command, since, leftOut }) {
    const looked = leftOut.length === 0 ? null : (0,markdown.md) ` Left out: ${(0,studio_text/* brief */.dh)(leftOut.slice(0, mostLeftOut).join(', '), 400)}${leftOut.length > mostLeftOut ? (0,markdown.md) ` and more` : null}.`;
    return (0,markdown.md) `Nothing to try was found.${looked} What counts: a fenced block marked ${(0,blocks/* code */.aY)('diff')} or ${(0,blocks/* code */.aY)('patch')} in this comment, or in an unedited comment since the head was committed (${(0,blocks/* code */.aY)(since)}) by somebody with write permission. Other ways are listed by ${(0,answer/* typed */.nE)(command, 'help')}.`;
}
/** A command that tries nothing stands beside others. `about`: its word. */
function notAlone({ command, about }) {
    return (0,markdown.md) `${(0,answer/* typed */.nE)(command, about)} stands beside another command, so nothing was done. Write it in a comment of its own.`;
}
/** More ideas than one run takes. */
function tooManyCandidates({ command, found, most }) {
    return (0,markdown.md) `${(0,quantities/* count */.U9)(found, 'candidate')} were found, but one run takes at most ${most}. Name a single comment with ${(0,answer/* typed */.nE)(command, 'comment ID')}, or post the best ones in a new comment.`;
}
/** No provider of proposals is set up. */
function notConfigured(what) {
    return (0,markdown.md) `No ${what} is set up here. A maintainer can set one up in the workflow; until then, post an idea as a diff.`;
}
/** Models and agents see no snapshot from a fork. */
function modelsOffForForks({ command }) {
    return (0,markdown.md) `The head of this pull request is in a fork, and for forks no model or agent is asked: their key must not meet code of strangers. Post an idea as a diff and ask with ${(0,answer/* typed */.nE)(command)}.`;
}
/** The day's runs are used up. */
function dailyCapReached({ cap }) {
    return (0,markdown.md) `The daily limit of ${(0,quantities/* count */.U9)(cap, 'run')} on this pull request is used up. Ask again tomorrow (UTC), or a maintainer can raise the limit in the workflow.`;
}
/** There is nothing to promote to any more. */
function pullRequestClosed({ merged }) {
    return merged ? (0,markdown.md) `This pull request is merged, so nothing is tried for it. If the branch it went to fails now, ask on an issue or on a new pull request.` : (0,markdown.md) `This pull request is closed, so nothing is tried for it. Reopen it and ask again.`;
}
/** What was asked for cannot be planned. `message`: of the error, which may be anything. */
function unusable({ command, message }) {
    return (0,markdown.md) `This cannot be tried: ${(0,studio_text/* brief */.dh)(message, 600)} Mend it, and ask again with ${(0,answer/* typed */.nE)(command)}.`;
}

;// CONCATENATED MODULE: ./build/studio/github/answers/targets.js




/** What is wrong with a command or an idea, and how it is written rightly. `command`: its configured name; `written`: the line, if it is known. */
function problemAnswer(problem, { command, written }) {
    switch (problem) {
        case 'unrecognised-command':
            return (0,markdown.md) `${written === null ? 'This' : (0,answer/* named */.KT)(written)} is no command I know. ${(0,answer/* typed */.nE)(command, 'help')} lists all of them.`;
        case 'invalid-ref':
            return (0,markdown.md) `This is no name of a branch or commit that can be used. Write one plain name: ${(0,answer/* typed */.nE)(command, 'branch NAME')} or ${(0,answer/* typed */.nE)(command, 'commit SHA')}.`;
        case 'short-sha':
            return (0,markdown.md) `A shortened commit id can come to mean another commit. Write the whole id, 40 or 64 digits: ${(0,answer/* typed */.nE)(command, 'commit SHA')}.`;
        case 'invalid-artifact-name':
            return (0,markdown.md) `This is no name that an artifact can have. Write the name as the run's page shows it: ${(0,answer/* typed */.nE)(command, 'artifact NAME')}.`;
        case 'no-candidate':
            return (0,markdown.md) `No diff was found in it. Put a unified diff, as ${(0,blocks/* code */.aY)('git diff')} prints it, into a fenced block marked ${(0,blocks/* code */.aY)('diff')}.`;
        case 'unsupported-format':
            return (0,markdown.md) `The change is not written as a unified diff. Put one, as ${(0,blocks/* code */.aY)('git diff')} prints it, into a fenced block marked ${(0,blocks/* code */.aY)('diff')}.`;
        case 'corrupt-patch':
            return (0,markdown.md) `The diff is damaged: its hunks do not hold the lines that they announce. Copy it again from ${(0,blocks/* code */.aY)('git diff')}, whole and with its spaces.`;
        case 'truncated-patch':
            return (0,markdown.md) `The diff ends in the middle of a hunk. Copy it again to its last line.`;
        case 'does-not-apply':
            return (0,markdown.md) `The diff does not fit the snapshot. Make it again on the commit that fails, with ${(0,blocks/* code */.aY)('git diff')}.`;
        case 'suggestion-without-position':
            return (0,markdown.md) `A suggestion counts only on lines of the pull request's diff. Post it as a review comment on the lines it changes, or as a diff.`;
        case 'suggestion-on-deleted-line':
            return (0,markdown.md) `The suggestion stands on a deleted line, which the snapshot does not have. Put it on a line of the new side.`;
        case 'suggestion-outdated':
            return (0,markdown.md) `The suggestion is outdated: its lines changed since. Make it again on the newest commit.`;
        case 'suggestion-out-of-range':
            return (0,markdown.md) `The suggestion is for lines that the file does not have. Make it again on the newest commit.`;
    }
}
/** No branch of that name in this repository. */
function branchNotFound({ command, name }) {
    return (0,markdown.md) `There is no branch ${(0,answer/* named */.KT)(name)} in this repository. Check the name, then ask with ${(0,answer/* typed */.nE)(command, 'branch NAME')}.`;
}
/** The commit belongs neither to this repository nor to the pull request. */
function commitUnreachable({ id }) {
    return (0,markdown.md) `The commit ${(0,answer/* named */.KT)(id)} belongs to no branch of this repository and not to this pull request. Push it to a branch here, or post its diff.`;
}
/** A merge has no one patch. */
function mergeCommit({ id }) {
    return (0,markdown.md) `The commit ${(0,answer/* named */.KT)(id)} is a merge, which is no single patch. Name one of the commits it merged, or its branch.`;
}
/** No artifact of that name from a run on the snapshot. */
function artifactNotFound({ name, commit }) {
    return (0,markdown.md) `No run on ${(0,blocks/* code */.aY)(commit.slice(0, 12))} in this repository left an artifact ${(0,answer/* named */.KT)(name)}. Check the name on the run's page.`;
}
/** The artifact is past its retention. */
function artifactExpired({ name }) {
    return (0,markdown.md) `The artifact ${(0,answer/* named */.KT)(name)} is expired, so its patches are gone. Run the workflow that makes it again, then ask again.`;
}
/** The artifact is of another commit. */
function artifactOfOtherCommit({ name, commit, found }) {
    return (0,markdown.md) `The artifact ${(0,answer/* named */.KT)(name)} is of ${(0,blocks/* code */.aY)(found.slice(0, 12))}, not of the snapshot ${(0,blocks/* code */.aY)(commit.slice(0, 12))}. Run the workflow that makes it on the snapshot, then ask again.`;
}
/** The branch holds nothing that the snapshot does not have. */
function branchWithoutChange({ name }) {
    return (0,markdown.md) `The branch ${(0,answer/* named */.KT)(name)} changes nothing against the snapshot, or shares no history with it. Push the idea to it, then ask again.`;
}
/** The artifact holds no patches that can be read. `why`: what was wrong, one sentence. */
function artifactUnusable({ name, why }) {
    return (0,markdown.md) `The artifact ${(0,answer/* named */.KT)(name)} cannot be used: ${(0,studio_text/* brief */.dh)(why, 300)} It has to hold files that end in ${(0,blocks/* code */.aY)('.patch')} or ${(0,blocks/* code */.aY)('.diff')}.`;
}
/** The job may not read artifacts. `why`: what GitHub says, and the permission that it takes. */
function artifactForbidden({ name, why }) {
    return (0,markdown.md) `The artifact ${(0,answer/* named */.KT)(name)} cannot be read by this job: ${(0,studio_text/* brief */.dh)(why, 400)} Only the one-step form and jobs wired by hand can have ${(0,blocks/* code */.aY)('actions: read')}, the reusable workflow never does: post its patches as diffs.`;
}

// EXTERNAL MODULE: ./build/studio/github/marker.js
var github_marker = __webpack_require__(73753);
// EXTERNAL MODULE: ./build/requests/stickies.js
var stickies = __webpack_require__(87628);
;// CONCATENATED MODULE: ./build/requests/answer.js





const dayMs = 24 * 60 * 60 * 1000;
/**
 * Answers a comment, once: with a comment, and with a reaction on what was asked. When a run is started again, its answer
 * replaces the first one; what another use of the action in the run has said already is not said again. Without a discussion
 * there is nobody to answer. Strangers are told in words once a day and discussion, whoever they are, so that nobody can make
 * the bot write; others get the reaction.
 */
async function answer_answer(host, where, use, answers, reaction, stranger = null) {
    const { discussion, comment } = where;
    if (discussion === null || comment === null)
        return;
    const seen = await (0,stickies/* react */.wv)(host, comment, reaction);
    if (stranger !== null && (await hasToldStrangers(host, discussion, comment.id, seen?.account ?? null, stranger.now)))
        return;
    const body = (0,answer/* answerComment */.y4)({ comment: comment.id, ...use, ...(stranger === null ? {} : { to: 'stranger' }) }, answers);
    const earlier = seen?.reaction === 'already-there' ? await earlierAnswers(host, discussion, comment.id, seen.account) : [];
    if (earlier.some((other) => other.run === use.run && other.name !== use.name && withoutMarker(other.body) === withoutMarker(body)))
        return;
    const own = earlier.find(({ name }) => name === use.name);
    if (own === undefined || (await host.updateComment(own.id, body)) === null)
        await host.writeComment(discussion, body);
}
/** The bot's answers to a comment, which are newer than the comment. */
async function earlierAnswers(host, discussion, asked, account) {
    const { items } = await host.comments(discussion, { until: ({ id }) => id <= asked });
    return items.flatMap(({ id, author, body }) => {
        const marker = author !== null && author.id === account?.id ? (0,github_marker/* readAnswerMarker */.p8)(body) : null;
        return marker?.comment === asked ? [{ id, body, run: marker.run, name: marker.name }] : [];
    });
}
function withoutMarker(body) {
    return body.slice(body.indexOf('\n'));
}
/** Whether another stranger was told in the last day. Where the bot's account is not known, any bot's answer counts. */
async function hasToldStrangers(host, discussion, asked, account, now) {
    const { items } = await host.comments(discussion, { since: new Date(now.getTime() - dayMs).toISOString() });
    const told = items.filter(({ author }) => (account === null ? author?.isBot === true : author?.id === account.id)).map(({ body }) => (0,github_marker/* readAnswerMarker */.p8)(body));
    return told.some((marker) => marker?.to === 'stranger' && marker.comment !== asked);
}
/** The words for a refusal. */
function refusalAnswers(refusal, { command, commit }) {
    switch (refusal.code) {
        case 'not-authorised':
            return [notAuthorised({ command, comment: refusal.comment })];
        case 'comment-edited':
            return [commentEdited({ command, url: refusal.url })];
        case 'comment-deleted':
            return [commentDeleted({ command, comment: refusal.comment })];
        case 'comment-not-found':
            return [commentDeleted({ command, comment: refusal.id })];
        case 'unclear':
            return problemAnswers(refusal.problems, command, refusal.written) ?? [problemAnswer('unrecognised-command', { command, written: refusal.written })];
        case 'not-alone':
            return [notAlone({ command, about: refusal.about })];
        case 'nothing-to-try':
            return problemAnswers(refusal.problems, command) ?? [nothingToTry({ command, since: refusal.since, leftOut: refusal.problems })];
        case 'branch-not-found':
            return [branchNotFound({ command, name: refusal.name })];
        case 'branch-without-change':
            return [branchWithoutChange({ name: refusal.name })];
        case 'commit-unreachable':
            return [commitUnreachable({ id: refusal.id })];
        case 'commit-not-single':
            return [mergeCommit({ id: refusal.id })];
        case 'artifact-not-found':
            return [artifactNotFound({ name: refusal.name, commit: commit ?? '' })];
        case 'artifact-expired':
            return [artifactExpired({ name: refusal.name })];
        case 'artifact-of-other-commit':
            return [artifactOfOtherCommit({ name: refusal.name, commit: commit ?? '', found: refusal.found })];
        case 'artifact-forbidden':
            return [artifactForbidden({ name: refusal.name, why: refusal.why })];
        case 'artifact-unusable':
            return [artifactUnusable({ name: refusal.name, why: refusal.why })];
        case 'too-many-candidates':
            return [tooManyCandidates({ command, found: refusal.count, most: refusal.most })];
        case 'not-configured':
            return [notConfigured(refusal.source)];
        case 'off-for-forks':
            return [modelsOffForForks({ command })];
        case 'daily-limit':
            return [dailyCapReached({ cap: refusal.limit })];
        case 'pull-request-closed':
            return [pullRequestClosed({ merged: refusal.merged })];
        case 'unusable':
            return [unusable({ command, message: refusal.fault.message })];
    }
}
const askingProblems = new Set(['unrecognised-command', 'invalid-ref', 'short-sha', 'invalid-artifact-name', 'suggestion-without-position', 'suggestion-on-deleted-line', 'suggestion-outdated', 'suggestion-out-of-range', 'no-candidate', 'unsupported-format', 'corrupt-patch', 'truncated-patch', 'does-not-apply']);
function isAskingProblem(problem) {
    return askingProblems.has(problem);
}
function problemAnswers(problems, command, written = null) {
    const [first, ...others] = problems.filter(isAskingProblem).map((problem) => problemAnswer(problem, { command, written }));
    return first === undefined ? null : [first, ...others];
}


/***/ }),

/***/ 63656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ askingOfWorkflow),
/* harmony export */   y: () => (/* binding */ hearComment)
/* harmony export */ });
/* harmony import */ var _candidates_comments_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6052);
/* harmony import */ var _core_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19865);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82552);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9431);
/* harmony import */ var _stickies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87628);
/* harmony import */ var _taken_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52388);







/** Most things that one comment may ask to try: as many as one run has candidates. */
const mostTargets = 16;
function isTalk(target) {
    return target.kind === 'status' || target.kind === 'cancel' || target.kind === 'help';
}
/**
 * Reads a comment that is for the bot, which costs no request to see: again by its id, so that what counts is what stands there now; with its author's
 * real permission; and only once: one that has the bot's reaction already is looked for in what the bot said since. Two uses
 * of the action in one run both try what is asked for, and one of them answers. Throws `Refused` with what has to be answered.
 */
async function hearComment(ask, host) {
    const { event, reference, command, use, firstAttempt, patience } = ask;
    const id = { kind: reference, id: event.commentId };
    const { author } = event;
    if (author === null || !(0,_candidates_comments_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddressed */ .iv)(event, command))
        return { kind: 'silence', why: `the comment has no ${command} for the bot` };
    const comment = await host.comment(id);
    if (comment === null)
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'comment-deleted', comment: event.commentId });
    const seen = await (0,_stickies_js__WEBPACK_IMPORTED_MODULE_4__/* .react */ .wv)(host, id, 'eyes');
    if (seen === null)
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'comment-deleted', comment: event.commentId });
    const taken = seen.reaction === 'already-there' && firstAttempt ? await (0,_taken_up_js__WEBPACK_IMPORTED_MODULE_5__/* .takenUpBy */ .C)(comment, use, { host, account: seen.account, patience }) : 'nobody';
    if (taken === 'another-run')
        return { kind: 'silence', why: 'another run answers this comment already' };
    const heard = await understand(ask, comment, { login: author.login, account: seen.account }, host).catch((error) => {
        if (error instanceof _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refused */ .L && taken === 'another-use')
            return null;
        throw error;
    });
    return heard?.kind === 'asked' || (heard !== null && taken === 'nobody') ? heard : { kind: 'silence', why: 'another use of the action in this run answers this comment' };
}
/** What a comment that this run takes up says. Throws `Refused`. */
async function understand({ event, reference, command }, comment, { login, account }, host) {
    // A comment of a review changes its times when the review is submitted.
    if (comment.body !== event.body || (reference === 'issue' && comment.updatedAt !== comment.createdAt))
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'comment-edited', url: comment.url });
    const permission = await host.permissionOf(login);
    const reading = (0,_candidates_comments_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(event, { command, permission, commit: null });
    if (reading.problems.includes('not-authorised'))
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'not-authorised', login, comment: event.commentId });
    if (reading.commands.length === 0)
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'unclear', problems: reading.problems, written: misreadLine(event.body, command) });
    return heardIn(reading, comment, { permission, login, account });
}
function misreadLine(body, command) {
    const lines = body.split(/\r?\n/).map((line) => line.trim());
    return lines.find((line) => Array.isArray((0,_core_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommandLine */ .y)(line, command))) ?? null;
}
function heardIn(reading, comment, { permission, login, account }) {
    const all = unique(reading.commands.map(({ target }) => target));
    const talk = all.find(isTalk);
    if (talk !== undefined && all.length > 1)
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'not-alone', about: talk.kind });
    if (talk !== undefined)
        return { kind: 'conversation', about: talk.kind, login, account };
    const targets = all.filter((target) => !isTalk(target));
    // Each target costs requests; more of them than candidates can be tried are no request that is meant.
    if (targets.length > mostTargets)
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)({ code: 'too-many-candidates', count: targets.length, most: mostTargets });
    const pinned = { id: comment.id, sha256: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(comment.body), url: comment.url };
    return { kind: 'asked', account, asking: { targets, comment: { comment, proposals: reading.proposals }, trigger: { kind: 'comment', actor: login, permission, comment: pinned } } };
}
/** What the workflow itself asks for, in lines as people write them in comments. Throws `usage` for a line that is no command. */
function askingOfWorkflow(lines, command, kind, actor) {
    const targets = lines.flatMap((line) => {
        const read = (0,_core_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommandLine */ .y)(line, command);
        if (read === null || Array.isArray(read))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('usage', `The input "ask" has the line "${line}", which is no command${read === null ? '' : ` (${read.join(', ')})`}. Write lines such as "${command} branch NAME" or "${command} suggestions".`);
        if (isTalk(read.target))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('usage', `The input "ask" has the line "${line}", which asks for nothing to try.`);
        return [read.target];
    });
    return { targets: unique(targets), comment: null, trigger: { kind, actor, permission: null, comment: null } };
}
/** Targets without those that say the same again. */
function unique(targets) {
    return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
}


/***/ }),

/***/ 97583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ collect)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/candidates/discussion.js + 1 modules
var candidates_discussion = __webpack_require__(90818);
// EXTERNAL MODULE: ./build/core/permission.js
var core_permission = __webpack_require__(80811);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(31433);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/candidates/files.js
var files = __webpack_require__(40664);
// EXTERNAL MODULE: ./build/candidates/revisions.js
var revisions = __webpack_require__(2097);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/files/unzip.js + 1 modules
var unzip = __webpack_require__(42895);
// EXTERNAL MODULE: ./build/git/fetch.js + 1 modules
var fetch = __webpack_require__(67001);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
// EXTERNAL MODULE: ./build/requests/refusal.js
var refusal = __webpack_require__(9431);
;// CONCATENATED MODULE: ./build/requests/named-candidates.js









/** What a branch of this repository changes: from where it left the snapshot's history to its tip. Throws `Refused`. */
async function rangeOfBranch(name, { host, subject }) {
    const branch = await host.branch(name);
    if (branch === null)
        (0,refusal/* refuse */.T)({ code: 'branch-not-found', name });
    const base = await host.mergeBase(subject.commit, branch.sha);
    if (base === null || base === branch.sha)
        (0,refusal/* refuse */.T)({ code: 'branch-without-change', name });
    return { base, tip: branch.sha, label: `branch ${name}`, kind: 'branch' };
}
/**
 * What a commit changes against its only parent. GitHub shows the commits of all forks under a repository's name, so it
 * must be reachable from a branch here or from the pull request. Throws `Refused`.
 */
async function rangeOfCommit(id, { source, folder, subject }) {
    const refs = ['refs/heads/*', ...(subject.discussion?.kind === 'pull' ? [`refs/pull/${subject.discussion.number}/head`] : [])];
    const history = await (0,fetch/* fetchHistory */.Ny)({ ...source, directory: (0,external_node_path_.join)(folder, 'history'), refs });
    if (!(await (0,fetch/* isReachable */.kj)(history, id)))
        (0,refusal/* refuse */.T)({ code: 'commit-unreachable', id });
    const [parent, ...others] = await (0,fetch/* parentsOf */.fY)(history, id);
    if (parent === undefined || others.length > 0)
        (0,refusal/* refuse */.T)({ code: 'commit-not-single', id });
    return { base: parent, tip: id, label: `commit ${id.slice(0, 12)}`, kind: 'commit' };
}
/** The snapshot and all named ranges in one repository of our own. */
function fetchForPlan({ source, folder, subject }, ranges) {
    const commits = [...new Set([subject.commit, ...ranges.flatMap(({ base, tip }) => [base, tip])])];
    return (0,fetch/* fetchCommits */.Bj)({ ...source, directory: (0,external_node_path_.join)(folder, 'snapshot'), commits });
}
/** Named ranges as candidates. */
function candidatesOfRanges(repository, ranges) {
    return Promise.all(ranges.map((range) => (0,revisions/* candidateFromRange */.D)(repository, range)));
}
const largestArtifactBytes = 64 * 1024 * 1024;
const artifactLimits = { ...unzip/* unzipLimits */.p, entries: 64, entryBytes: 16 * 1024 * 1024, totalBytes: largestArtifactBytes };
/** Patch files in an artifact of a run on the snapshot's commit in this repository. Throws `Refused`. */
async function candidatesOfArtifact(name, { host, folder, subject }) {
    const artifact = usableArtifact((await permitted(name, host.artifactsNamed(name))).items, name, subject.commit);
    const file = (0,external_node_path_.join)(folder, `artifact-${artifact.id}.zip`);
    if ((await permitted(name, host.downloadArtifact(artifact.id, file, largestArtifactBytes))) === null)
        (0,refusal/* refuse */.T)({ code: 'artifact-expired', name });
    const target = (0,external_node_path_.join)(folder, `artifact-${artifact.id}`);
    try {
        await (0,unzip/* unzip */.$)(file, target, artifactLimits);
        const candidates = await (0,files/* candidatesFromFolder */.Lo)(await onlyFolder(target));
        return candidates.map((candidate) => ({ ...candidate, source: { ...candidate.source, kind: 'artifact' } }));
    }
    catch (error) {
        if (error instanceof errors/* SafeDebugError */.rc)
            (0,refusal/* refuse */.T)({ code: 'artifact-unusable', name, why: (0,errors/* messageOf */.bD)(error) });
        throw error;
    }
}
/** The reusable workflow asks for no right to read artifacts; the one-step form and jobs wired by hand may have it. */
async function permitted(name, asking) {
    try {
        return await asking;
    }
    catch (error) {
        if (error instanceof failure/* ApiFailure */.F && error.kind === 'forbidden')
            (0,refusal/* refuse */.T)({ code: 'artifact-forbidden', name, why: error.message });
        throw error;
    }
}
function usableArtifact(artifacts, name, commit) {
    if (artifacts.length === 0)
        (0,refusal/* refuse */.T)({ code: 'artifact-not-found', name });
    const here = artifacts.filter(({ headSha, headRepositoryIsThis }) => headSha === commit && headRepositoryIsThis);
    if (here.length === 0)
        (0,refusal/* refuse */.T)({ code: 'artifact-of-other-commit', name, found: artifacts[0]?.headSha ?? 'unknown' });
    return here.find(({ expired }) => !expired) ?? (0,refusal/* refuse */.T)({ code: 'artifact-expired', name });
}
/** Patches may lie one folder down, as uploads of a folder put them. */
async function onlyFolder(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    const [entry] = entries;
    return entries.length === 1 && entry?.isDirectory() ? (0,external_node_path_.join)(folder, entry.name) : folder;
}

;// CONCATENATED MODULE: ./build/requests/collect.js







/**
 * Collects the candidates that were asked for, in the order of the commands. `recall` reads the conversation, given when the
 * snapshot's commit was made. Throws `Refused` if there are none, or too many.
 */
async function collect(asking, recall, resolving, { most, proposers }) {
    const ranges = new Map();
    for (const target of asking.targets) {
        if (target.kind === 'branch')
            ranges.set(target, await rangeOfBranch(target.name, resolving));
        if (target.kind === 'commit')
            ranges.set(target, await rangeOfCommit(target.id, resolving));
    }
    const repository = await fetchForPlan(resolving, [...ranges.values()]);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)((0,external_node_path_.join)(resolving.folder, 'reading'), repository);
    const since = await committedAt(repository, resolving.subject.commit);
    const discussion = { since, comments: await recall(since) };
    const asked = askedProposers(asking, proposers, resolving);
    const context = { asking, discussion, resolving, repository, scratch, ranges, trusted: trusting(resolving, asking) };
    const found = [];
    for (const target of asking.targets)
        found.push(await candidatesOf(target, context));
    const candidates = uniqueCandidates(found.flatMap((each) => each.candidates));
    const problems = [...new Set(found.flatMap((each) => each.problems))];
    if (candidates.length === 0 && asked === null)
        (0,refusal/* refuse */.T)({ code: 'nothing-to-try', problems, since });
    if (candidates.length > most)
        (0,refusal/* refuse */.T)({ code: 'too-many-candidates', count: candidates.length, most });
    return { repository, candidates, comments: uniqueComments([...askingComment(asking), ...found.flatMap(({ comments }) => comments)]), problems, proposers: asked };
}
async function candidatesOf(target, context) {
    const { resolving, repository, ranges } = context;
    switch (target.kind) {
        case 'diffs':
            return candidatesOfAsker(context);
        case 'comment':
            return candidatesOfNamedComment(target.id, context);
        case 'suggestions':
            return candidatesOfSuggestions(context);
        case 'branch':
        case 'commit':
            return alone(await candidatesOfRanges(repository, [...ranges].flatMap(([key, range]) => (key === target ? [range] : []))));
        case 'artifact':
            return alone(await candidatesOfArtifact(target.name, resolving));
        case 'model':
        case 'agent':
            return alone([]);
    }
}
/** Who is asked: of what is set up here, what the commands name. Models and agents see no snapshot from a fork. */
function askedProposers({ targets }, proposers, { subject }) {
    const counts = { model: 0, agent: 0 };
    for (const target of targets) {
        if (target.kind !== 'model' && target.kind !== 'agent')
            continue;
        if (subject.fork !== null)
            (0,refusal/* refuse */.T)({ code: 'off-for-forks', source: target.kind });
        if (proposers?.[target.kind] == null)
            (0,refusal/* refuse */.T)({ code: 'not-configured', source: target.kind });
        counts[target.kind] = Math.max(counts[target.kind], target.proposals);
    }
    if (proposers === null || counts.model + counts.agent === 0)
        return null;
    return {
        ...proposers,
        model: proposers.model === null || counts.model === 0 ? null : { ...proposers.model, proposals: counts.model },
        agent: proposers.agent === null || counts.agent === 0 ? null : { ...proposers.agent, proposals: counts.agent },
    };
}
/** The diffs of the comment that asked or, if it has none, of the discussion. */
async function candidatesOfAsker({ asking, discussion, resolving, scratch, trusted }) {
    if (asking.comment !== null && asking.comment.proposals.length > 0)
        return (0,candidates_discussion/* candidatesOfComment */.D6)(asking.comment.comment, scratch, resolving.subject.commit);
    return toldIfCut(discussion.comments, await (0,candidates_discussion/* candidatesOfDiscussion */.mH)(discussion.comments.items, discussion.since, asking.comment?.comment.id ?? null, trusted));
}
/** The asker vouches for what the comment said when asking, whoever wrote it. */
async function candidatesOfNamedComment(id, { asking, resolving: { host, subject }, scratch }) {
    const comment = (await host.comment({ kind: 'issue', id })) ?? (await host.comment({ kind: 'review', id }));
    if (comment === null || comment.issueNumber !== subject.discussion?.number)
        (0,refusal/* refuse */.T)({ code: 'comment-not-found', id });
    if (isEditedSince(comment, asking.comment?.comment ?? null))
        (0,refusal/* refuse */.T)({ code: 'comment-edited', url: comment.url });
    return (0,candidates_discussion/* candidatesOfComment */.D6)(comment, scratch, subject.commit);
}
async function candidatesOfSuggestions({ resolving: { host, subject }, scratch, trusted }) {
    if (subject.discussion?.kind !== 'pull')
        return { candidates: [], comments: [], problems: ['suggestion-without-position'] };
    const listing = await host.reviewComments(subject.discussion.number);
    return toldIfCut(listing, await (0,candidates_discussion/* candidatesOfReviews */.Dq)(listing.items, scratch, subject.commit, trusted));
}
/**
 * Whether somebody changed a comment when `asked` stood there already; times are whole seconds, so the same second counts.
 * Where a workflow asks, nobody has seen a state of it. Comments of a review change their times when it is submitted.
 */
function isEditedSince({ kind, createdAt, updatedAt }, asked) {
    if (updatedAt === createdAt)
        return false;
    return asked === null ? kind === 'issue' : Date.parse(updatedAt) >= Date.parse(asked.createdAt);
}
function toldIfCut({ cut }, collected) {
    return cut ? { ...collected, problems: [...collected.problems, 'only the newest 1,000 comments were read'] } : collected;
}
/** The last second that has a year of four digits. */
const latestSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;
/** When a commit was made, as it says itself (ISO 8601, UTC): seconds that may be any number, or none in a damaged commit. */
async function committedAt(repository, commit) {
    const seconds = Number(await (0,git/* gitLine */.JG)(repository.place, ['show', '--no-patch', '--format=%ct', commit]));
    return new Date(Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), latestSecond) * 1000 : 0).toISOString();
}
function alone(candidates) {
    return { candidates, comments: [], problems: [] };
}
/** Each person is asked about once. The asker has shown the permission already. */
function trusting({ host }, { trigger: { actor, permission } }) {
    const known = new Map();
    if (actor !== null && permission !== null)
        known.set(actor, Promise.resolve(true));
    const writes = async (login) => (0,core_permission/* mayWrite */.J)(await host.permissionOf(login));
    return (login) => {
        const answer = known.get(login) ?? writes(login);
        known.set(login, answer);
        return answer;
    };
}
function askingComment({ trigger, comment }) {
    return trigger.comment === null || comment === null ? [] : [{ kind: comment.comment.kind, id: trigger.comment.id, sha256: trigger.comment.sha256 }];
}
/** The first of equal patches is the one that counts, and its author the one who is named: who posts it again adds nothing. */
function uniqueCandidates(candidates) {
    return firstsBy(candidates, ({ patch }) => patch.toString('base64'));
}
function uniqueComments(comments) {
    return firstsBy(comments, ({ kind, id }) => `${kind} ${id}`);
}
function firstsBy(items, keyOf) {
    const known = new Map();
    for (const item of items)
        if (!known.has(keyOf(item)))
            known.set(keyOf(item), item);
    return [...known.values()];
}


/***/ }),

/***/ 90969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QV: () => (/* binding */ configurationOf),
  hg: () => (/* binding */ pinnedHost),
  "in": () => (/* binding */ readRequest)
});

// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/requests/asking.js
var asking = __webpack_require__(63656);
// EXTERNAL MODULE: ./build/requests/collect.js + 1 modules
var collect = __webpack_require__(97583);
// EXTERNAL MODULE: ./build/requests/refusal.js
var refusal = __webpack_require__(9431);
// EXTERNAL MODULE: ./build/requests/stickies.js
var requests_stickies = __webpack_require__(87628);
// EXTERNAL MODULE: ./build/requests/subject.js
var subject = __webpack_require__(49395);
// EXTERNAL MODULE: ./build/candidates/comments/reading.js + 1 modules
var reading = __webpack_require__(6052);
// EXTERNAL MODULE: ./build/core/permission.js
var core_permission = __webpack_require__(80811);
// EXTERNAL MODULE: ./build/studio/github/marker.js
var marker = __webpack_require__(73753);
;// CONCATENATED MODULE: ./build/requests/waiting.js



/** How long a comment may wait for its run to be planned. Later it stands in a comment of the bot's, or came to nothing. */
const longestPlanningMs = 10 * 60 * 1000;
/**
 * How many runs earlier comments of people who may write have asked for that are not known to the bot's comments yet:
 * jobs that plan at the same time cannot see each other's, but all see the same comments in the same order.
 */
async function runsWaiting({ asked, comments, stickies, command, room }, host) {
    const known = new Set([...stickies.flatMap(({ marker }) => marker.tries.map(({ comment }) => comment)), ...comments.map(({ body }) => (0,marker/* readAnswerMarker */.p8)(body)?.comment ?? null)]);
    const from = Date.parse(asked.createdAt) - longestPlanningMs;
    const earlier = comments.filter((comment) => comment.id < asked.id && Date.parse(comment.createdAt) >= from && !known.has(comment.id) && asksToTry(comment, command));
    if (earlier.length < room)
        return earlier.length;
    const logins = [...new Set(earlier.flatMap(({ author }) => author?.login ?? []))];
    const permitted = await Promise.all(logins.map(async (login) => ({ login, permission: await host.permissionOf(login) })));
    const writers = new Set(permitted.filter(({ permission }) => (0,core_permission/* mayWrite */.J)(permission)).map(({ login }) => login));
    return earlier.filter(({ author }) => author !== null && writers.has(author.login)).length;
}
/** Whether a comment would start a run if its author may write. */
function asksToTry({ id, body, author, issueNumber }, command) {
    if (author === null || !body.includes(command))
        return false;
    const event = { action: 'created', commentId: id, body, author: { login: author.login, isBot: author.isBot }, discussion: { number: issueNumber, isPullRequest: true }, review: null };
    const { commands } = (0,reading/* readComment */.W3)(event, { command, permission: 'write', commit: null });
    return commands.some(({ target }) => !['status', 'cancel', 'help'].includes(target.kind));
}

;// CONCATENATED MODULE: ./build/requests/plan-request.js








/** Reads an event to its end: who asks, about which commit, with which candidates. Nothing of the snapshot runs. */
async function readRequest(event, settings, { host, source, folder }, now) {
    const where = event.kind === 'comment' ? { discussion: event.comment.discussion.number, comment: { kind: event.reference, id: event.comment.commentId } } : { discussion: null, comment: null };
    let commit = null;
    let mayAsk = false;
    try {
        const heard = await hear(event, settings, host);
        if (heard.kind === 'silence')
            return heard;
        if (heard.kind === 'conversation')
            return { kind: heard.kind, about: heard.about, login: heard.login, where, stickies: where.discussion === null ? [] : (0,requests_stickies/* stickiesIn */.fN)((await host.comments(where.discussion)).items, heard.account) };
        mayAsk = true;
        if (isOfNoBranch(event, settings))
            return { kind: 'silence', why: 'the run is of a tag or another ref that is no branch' };
        const subject = await subjectOf(event, settings, host);
        if (subject === null)
            return { kind: 'silence', why: 'the branch has other commits by now' };
        if (subject.fork === null && subject.branch.startsWith(settings.branchPrefix))
            return { kind: 'silence', why: `the branch ${subject.branch} is one of the bot's own` };
        commit = subject.commit;
        where.discussion = subject.discussion?.number ?? null;
        return await collectFor(heard, subject, settings, { host, source, folder, subject }, now);
    }
    catch (error) {
        if (error instanceof refusal/* Refused */.L)
            return { kind: 'refused', refusal: error.refusal, where, commit };
        if (error instanceof errors/* SafeDebugError */.rc && mayAsk)
            return { kind: 'refused', refusal: { code: 'unusable', fault: error }, where, commit };
        throw error;
    }
}
async function hear(event, settings, host) {
    const { command, ask, use, firstAttempt, patience } = settings;
    if (event.kind === 'comment')
        return (0,asking/* hearComment */.y)({ event: event.comment, reference: event.reference, command, use, firstAttempt, patience }, host);
    if (event.kind === 'workflow-run') {
        if (event.conclusion !== 'failure')
            return { kind: 'silence', why: `the watched workflow ended with ${event.conclusion ?? 'nothing'}, not with failure` };
        if (event.head.repository !== settings.repository)
            return { kind: 'silence', why: 'the watched workflow ran for a fork' };
    }
    const kind = event.kind === 'workflow-run' ? 'workflow-run' : event.kind === 'dispatch' ? 'dispatch' : 'step';
    return { kind: 'asked', asking: (0,asking/* askingOfWorkflow */.C)(ask, command, kind, event.actor), account: null };
}
/** Whether a run that names no pull request was started on a tag, or on another ref whose head is nobody's. */
function isOfNoBranch(event, { pull }) {
    return event.kind === 'step' && event.head === null && event.pull === null && pull === null;
}
async function subjectOf(event, { pull, defaultBranch }, host) {
    if (event.kind === 'comment') {
        const { number, isPullRequest } = event.comment.discussion;
        return isPullRequest ? (0,subject/* subjectOfPull */.D9)(number, host) : (0,subject/* subjectOfIssue */.Dj)(number, defaultBranch, host);
    }
    if (pull !== null)
        return (0,subject/* subjectOfPull */.D9)(pull, host);
    if (event.kind === 'step' && event.pull !== null)
        return (0,subject/* subjectOfPull */.D9)(event.pull.number, host);
    return event.head === null ? null : (0,subject/* subjectOfHead */.CC)(event.head, host);
}
async function collectFor({ asking, account }, subject, settings, resolving, now) {
    const { host } = resolving;
    const read = async (since) => (subject.discussion === null ? { items: [], cut: false } : host.comments(subject.discussion.number, { since }));
    // Before anything is fetched: a request beyond the limit costs next to nothing.
    const yesterday = (0,requests_stickies/* memorySince */.gJ)(now.toISOString(), now);
    const today = await read(yesterday);
    await requireRoom(asking, { comments: today.items, stickies: (0,requests_stickies/* stickiesIn */.fN)(today.items, account) }, settings, host, now);
    let stickies = [];
    const recall = async (committedAt) => {
        const since = (0,requests_stickies/* memorySince */.gJ)(committedAt, now);
        const listing = since === yesterday ? today : await read(since);
        stickies = (0,requests_stickies/* stickiesIn */.fN)(listing.items, account);
        return listing;
    };
    const configuration = await configurationOf(host, settings.defaultBranch);
    const collection = await (0,collect/* collect */.F)(asking, recall, resolving, { most: settings.mostCandidates, proposers: settings.proposers(configuration) });
    return { kind: 'asked', asking, subject, collection, configuration, sticky: (0,requests_stickies/* stickyOf */.fQ)(stickies, subject.commit, settings.use.name) };
}
/** Throws `Refused` where the runs of the last day, and those that earlier comments ask for, are as many as there may be. */
async function requireRoom(asking, said, { command, dailyLimit, use }, host, now) {
    const room = dailyLimit - (0,requests_stickies/* triesToday */.PQ)(said.stickies, use.run, now);
    const asked = asking.comment?.comment ?? null;
    const waiting = asked === null ? 0 : await runsWaiting({ ...said, asked, command, room }, host);
    if (waiting >= room)
        (0,refusal/* refuse */.T)({ code: 'daily-limit', limit: dailyLimit });
}
/** The rules come from the default branch: neither the snapshot nor a candidate can change them. */
async function configurationOf(host, defaultBranch) {
    const text = await host.textOfFile(configuration/* configurationPath */.yD, defaultBranch);
    return text === null ? configuration/* defaultConfiguration */._0 : (0,configuration/* parseConfiguration */.MA)(text, `${configuration/* configurationPath */.yD} on ${defaultBranch}`);
}
/** Where a pull request for the subject goes, and what the run is pinned to. */
function pinnedHost(subject, comments, place) {
    return { ...place, discussion: subject.discussion, target: { branch: subject.branch, head: subject.commit, fork: subject.fork }, comments };
}


/***/ }),

/***/ 9431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Refused),
/* harmony export */   T: () => (/* binding */ refuse)
/* harmony export */ });
/** Ends the reading of a request; caught where it is answered or told. */
class Refused extends Error {
    refusal;
    constructor(refusal) {
        super(refusal.code);
        this.refusal = refusal;
    }
}
/** Ends the reading with a refusal. */
function refuse(refusal) {
    throw new Refused(refusal);
}


/***/ }),

/***/ 49395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ subjectOfHead),
/* harmony export */   D9: () => (/* binding */ subjectOfPull),
/* harmony export */   Dj: () => (/* binding */ subjectOfIssue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9431);


/** A pull request as subject. Throws `Refused` for one that is closed. */
async function subjectOfPull(number, host) {
    const pull = await host.pull(number);
    if (pull === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('input', `There is no pull request ${number} in this repository.`);
    if (pull.state === 'closed')
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)({ code: 'pull-request-closed', merged: pull.merged });
    return subjectOf(pull);
}
function subjectOf({ number, head }) {
    return { commit: head.sha, branch: head.ref, fork: head.isFork ? (head.repository ?? 'a deleted fork') : null, discussion: { kind: 'pull', number } };
}
/** On an issue the default branch's head is what fails. */
async function subjectOfIssue(number, defaultBranch, host) {
    const branch = await host.branch(defaultBranch);
    if (branch === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('input', `The default branch ${defaultBranch} is not there.`);
    return { commit: branch.sha, branch: defaultBranch, fork: null, discussion: { kind: 'issue', number } };
}
/** A branch's head that failed, with its open pull request if it has one. Null when the branch has moved on. */
async function subjectOfHead(head, host) {
    const pull = (await host.pullsWithHead(head.branch, 'open')).find(({ head: { sha } }) => sha === head.commit);
    if (pull !== undefined)
        return subjectOf(pull);
    const branch = await host.branch(head.branch);
    return branch?.sha === head.commit ? { commit: head.commit, branch: head.branch, fork: null, discussion: null } : null;
}


/***/ }),

/***/ 52388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ takenUpBy),
/* harmony export */   U: () => (/* binding */ usualPatience)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73753);
/* harmony import */ var _stickies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87628);



const usualPatience = [2_000, 4_000, 8_000, 15_000, 30_000];
/**
 * Who takes up a comment that has the bot's reaction already, by what the bot wrote about it since. The reaction alone does
 * not tell: every workflow reacts as the same account, and so do two uses of the action in one run.
 */
async function takenUpBy(asked, use, { host, account, patience }) {
    for (const waitMs of [0, ...patience]) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(waitMs);
        const uses = await usesAbout(asked, host, account);
        if (uses.some(({ run, name }) => run !== use.run || name === use.name))
            return 'another-run';
        if (uses.length > 0)
            return 'another-use';
    }
    return 'nobody';
}
/** Uses of the action that answered a comment, or tried what it asks for. */
async function usesAbout({ id, issueNumber, createdAt }, host, account) {
    const { items } = await host.comments(issueNumber, { since: createdAt });
    const answers = items.filter(({ author }) => author !== null && author.id === account?.id).flatMap(({ body }) => (0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readAnswerMarker */ .p8)(body) ?? []);
    const tries = (0,_stickies_js__WEBPACK_IMPORTED_MODULE_2__/* .stickiesIn */ .fN)(items, account).flatMap(({ marker }) => marker.tries.map(({ run, comment }) => ({ run, name: marker.name ?? '', comment })));
    return [...answers, ...tries].filter(({ comment }) => comment === id);
}


/***/ }),

/***/ 58181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   nE: () => (/* binding */ typed),
/* harmony export */   y4: () => (/* binding */ answerComment)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63192);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73753);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76192);





const mostAnswers = 12;
/**
 * The comment that answers another one, at most 60,000 bytes. Its first line names the comment and the run it belongs to, so that none
 * is answered twice. Several answers make a list.
 */
function answerComment(asked, answers) {
    const shown = answers.slice(0, mostAnswers);
    const more = answers.length > mostAnswers ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${answers.length - mostAnswers} more of this kind.`] : [];
    const text = answers.length === 1 ? answers[0] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .bullets */ .e5)([...shown, ...more]);
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedMarkdown */ .pG)((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAnswerMarker */ .mi)(asked))), (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .stack */ .t$)([text]))], _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .mostOfBody */ .h$);
}
/** A name that somebody wrote, as code. */
function named(text) {
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .brief */ .dh)(text, 120));
}
/** A command as one would type it. `command`: its configured name. */
function typed(command, rest = '') {
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .brief */ .dh)(rest === '' ? command : `${command} ${rest}`, 160));
}


/***/ })

};
