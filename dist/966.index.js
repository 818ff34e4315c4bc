export const id = 966;
export const ids = [966];
export const modules = {

/***/ 73664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JT: () => (/* binding */ proposerAccess),
  _1: () => (/* binding */ proposersFrom),
  Co: () => (/* binding */ usualKeyVariable)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/prices.js
var core_prices = __webpack_require__(16486);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
// EXTERNAL MODULE: ./build/agents/environment.js
var environment = __webpack_require__(13434);
// EXTERNAL MODULE: ./build/github/proxy.js
var proxy = __webpack_require__(2466);
// EXTERNAL MODULE: ./build/models/budget.js
var models_budget = __webpack_require__(13846);
// EXTERNAL MODULE: ./build/models/cleaning.js
var cleaning = __webpack_require__(1120);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/models/model-name.js


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
        throw new errors/* SafeDebugError */.rc('usage', `The model "${name}" names no provider that is known. Write openai/ID (for every server with OpenAI's chat completions, with its base URL) or anthropic/ID.`);
    }
    if (!/^[\w./:@+-]{1,200}$/.test(model))
        throw new errors/* SafeDebugError */.rc('usage', `The model "${name}" has no usable id after "${provider}/". Write the id as the server knows it, such as ${provider}/some-model-1.`);
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
        throw new errors/* SafeDebugError */.rc('usage', `The model's base URL ${why}. Write it like ${usualBaseUrls.openai}; the key is given apart.`);
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
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || ((0,external_node_net_.isIP)(host) === 4 && host.startsWith('127.'));
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/models/pace.js

const systemPace = {
    now: () => performance.now(),
    wait: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }),
    random: () => Math.random(),
};

// EXTERNAL MODULE: ./build/models/client.js
var client = __webpack_require__(69768);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/models/servers/faults.js



/** The forms in which servers send their faults, alone or within a stream. */
const saidSchema = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ message: schemas/* string */.YjP() }), schemas/* object */.Ikc({ error: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) }).transform(({ error }) => error)]);
/** The words of a fault that came within a stream. */
function saidIn(fault) {
    const said = saidSchema.safeParse(fault);
    if (!said.success)
        return 'an error without a message';
    return typeof said.data === 'string' ? said.data : said.data.message;
}
/** The answer that stands for a request without one: by HTTP status, or by what broke. `what` names server and model. */
function faultAnswer(thrown, { status, retryAfterMs }, what) {
    const said = (0,errors/* messageOf */.bD)(thrown);
    const fault = (outcome, message, again = false) => ({
        outcome,
        text: null,
        tokens: client/* unknownTokens */.R,
        message,
        retry: again ? { afterMs: retryAfterMs } : null,
        declined: status !== null && status >= 300 && status < 500,
    });
    if (status === null)
        return fault('unavailable', `${what} could not be reached: ${reasonOf(thrown)}. Check the base URL and the network.`, true);
    if (status < 300)
        return fault('cut', `The answer of ${what} broke off before any text. Start the run again.`);
    if (status < 400)
        return fault('unavailable', `${what} answers with a redirect (${status}), which is not followed because of the key. Give the address it leads to as base URL.`);
    if (status === 401 || status === 402 || status === 403)
        return fault('unauthorised', `${what} refuses the key (${status}: ${said}). Check the key, what it may use, and the account's credit.`);
    if (status === 404 || (status === 400 && /\bmodel\b.{0,100}\b(?:not found|not exist|unknown|invalid)/i.test(said))) {
        return fault('unknown-model', `${what} is not known to the server (${status}: ${said}). Check the model's id and the base URL.`);
    }
    if (status === 408)
        return fault('timeout', `${what} gave up waiting (${said}).`, true);
    if (status === 429)
        return fault('rate-limited', `${what} limits requests (${said}). Try again later, with fewer proposals, or raise the account's limits.`, !/quota|billing|credit/i.test(said));
    if (status < 500)
        return fault('refused', `${what} refuses the request (${status}: ${said}).`);
    return fault('unavailable', `${what} failed (${status}: ${said}). Try again later.`, true);
}
/** The system's word for a broken connection, which `fetch` keeps as the cause of the cause. */
function reasonOf(thrown) {
    let error = thrown;
    while (error instanceof Error && error.cause instanceof Error)
        error = error.cause;
    return (0,errors/* messageOf */.bD)(error) || 'no connection';
}

;// CONCATENATED MODULE: ./build/models/servers/watched-fetch.js
/**
 * Wraps `send` for one request: content beyond `maxBytes` ends the response with an error, whatever the server sends and
 * however it is compressed; redirects are not followed, because the key would travel along.
 */
function watchedFetch(send, maxBytes) {
    const facts = { status: null, contentType: '', retryAfterMs: null, tooLarge: false };
    return {
        facts,
        fetch: async (input, init) => {
            const response = await send(addressOf(input), {
                method: init?.method ?? 'GET',
                headers: Object.fromEntries(new Headers(init?.headers)),
                ...(typeof init?.body === 'string' ? { body: init.body } : {}),
                ...(init?.signal ? { signal: init.signal } : {}),
                redirect: 'manual',
            });
            const { status, headers, body } = response;
            facts.status = status;
            facts.contentType = headers.get('content-type') ?? '';
            facts.retryAfterMs = retryAfterOf(headers);
            if (body === null)
                return response;
            return new Response(body.pipeThrough(limitedTo(maxBytes, () => (facts.tooLarge = true))), { status, statusText: response.statusText, headers });
        },
    };
}
function addressOf(input) {
    return input instanceof Request ? input.url : String(input);
}
function limitedTo(maxBytes, onExceeded) {
    let bytes = 0;
    return new TransformStream({
        transform(piece, controller) {
            bytes += piece.byteLength;
            if (bytes <= maxBytes)
                return controller.enqueue(piece);
            onExceeded();
            controller.error(new Error(`more than ${maxBytes} bytes`));
        },
    });
}
/** `retry-after` in seconds or as a date (RFC 9110, section 10.2.3), or the finer `retry-after-ms` that OpenAI sends. */
function retryAfterOf(headers) {
    const fine = headers.get('retry-after-ms');
    const plain = headers.get('retry-after');
    const ms = fine !== null && /^\d+(?:\.\d+)?$/.test(fine) ? Number(fine) : plain === null ? null : /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) * 1000 : Date.parse(plain) - Date.now();
    return ms === null || Number.isNaN(ms) ? null : Math.max(0, ms);
}

;// CONCATENATED MODULE: ./build/models/servers/server-client.js





/**
 * A model behind an HTTP server. `key` null: the server wants none; `environment` names proxies. Nothing is loaded or sent
 * before the first call.
 */
function serverClient(address, key, environment) {
    const send = (0,proxy/* fetchThrough */.s)(environment);
    const what = `The model ${address.provider}/${address.model} at ${address.baseUrl.host}`;
    return {
        provider: address.provider,
        model: address.model,
        replayed: false,
        ask: async ({ prompt }, limits, signal) => {
            const { languageModel } = await Promise.all(/* import() */[__webpack_require__.e(138), __webpack_require__.e(720)]).then(__webpack_require__.bind(__webpack_require__, 77720));
            const watched = watchedFetch(send, limits.maxReplyBytes);
            const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limits.timeoutMs)));
            const received = new ReceivedReply();
            try {
                await received.read(languageModel(address, key, watched.fetch), prompt, limits, AbortSignal.any([signal, timeout]));
            }
            catch (thrown) {
                if (signal.aborted)
                    throw new errors/* SafeDebugError */.rc('interrupted', 'Asking the model was interrupted. Start the run again to ask anew.');
                return received.broken(thrown, watched.facts, what, timeout.aborted ? limits.timeoutMs : null, limits);
            }
            return watched.facts.tooLarge ? received.tooLarge(what, limits) : received.answer(what, watched.facts);
        },
    };
}
/** A reply as it comes, piece by piece. */
class ReceivedReply {
    #text = '';
    #finish = null;
    #tokens = client/* unknownTokens */.R;
    #fault = null;
    async read(model, { system, user }, { maxOutputTokens, temperature }, signal) {
        const { stream } = await model.doStream({
            prompt: [{ role: 'system', content: system }, { role: 'user', content: [{ type: 'text', text: user }] }],
            maxOutputTokens,
            ...(temperature === null ? {} : { temperature }),
            abortSignal: signal,
        });
        for await (const part of stream) {
            if (part.type === 'text-delta')
                this.#text += part.delta;
            else if (part.type === 'error')
                this.#fault ??= part.error instanceof Error ? '' : saidIn(part.error);
            else if (part.type === 'finish') {
                this.#finish = part.finishReason;
                this.#tokens = tokensOf(part.usage);
            }
        }
    }
    /** What a stream that came to its end amounts to. */
    answer(what, { contentType }) {
        const blank = this.#text.trim() === '';
        const reason = this.#finish?.unified ?? 'error';
        if (blank && !contentType.includes('text/event-stream')) {
            return this.#ended('unavailable', `${what} answers with ${contentType.split(';')[0] || 'no content type'} where a stream of events is expected. Check the base URL.`);
        }
        if (this.#fault && blank)
            return { ...this.#ended('unavailable', `${what} failed while answering (${this.#fault}).`), retry: { afterMs: null } };
        if (reason === 'content-filter')
            return this.#ended('refused', `${what} declined to answer this prompt${blank ? '' : ` (${this.#text})`}.`);
        if (reason === 'length')
            return this.#ended('cut', `The reply of ${what} ran into the limit of output tokens. Raise the limit.`);
        if (reason === 'error')
            return this.#ended('cut', `The reply of ${what} broke off${this.#fault ? ` (${this.#fault})` : ''}.`);
        return blank ? this.#ended('empty', `${what} answered without any text.`) : this.#ended('answered', '');
    }
    tooLarge(what, { maxReplyBytes }) {
        return this.#ended('too-large', `The reply of ${what} passed the limit of ${maxReplyBytes} bytes and was cut off.`);
    }
    /** What a stream that was broken off, or never began, amounts to. `timeoutMs`: the limit if that was the reason. */
    broken(thrown, facts, what, timeoutMs, limits) {
        if (facts.tooLarge)
            return this.tooLarge(what, limits);
        if (timeoutMs !== null)
            return this.#ended('timeout', `${what} did not finish its answer within ${Math.round(timeoutMs)} ms. Raise the time limit, or ask for less.`);
        if (this.#text !== '')
            return this.#ended('cut', `The reply of ${what} broke off.`);
        return faultAnswer(thrown, facts, what);
    }
    #ended(outcome, message) {
        return { outcome, text: this.#text === '' ? null : this.#text, tokens: this.#tokens, message, retry: null, declined: false };
    }
}
function tokensOf({ inputTokens, outputTokens }) {
    return { input: inputTokens.total ?? null, cached: inputTokens.cacheRead ?? null, output: outputTokens.total ?? null };
}

// EXTERNAL MODULE: ./build/models/transcript.js
var transcript = __webpack_require__(42593);
// EXTERNAL MODULE: ./build/entries/checks.js
var checks = __webpack_require__(86926);
;// CONCATENATED MODULE: ./build/entries/proposers.js














const usualProposals = { model: '3', agent: '1' };
const maxOutputTokens = 16_000;
const callTimeoutS = 300;
const maxReplyBytes = 4 * 1024 * 1024;
const maxRetries = 3;
/** Who is asked for proposals, as the plan records it; null for nobody. Throws `usage`. */
function proposersFrom(values, { prices }) {
    const { model, agent } = values;
    if (model === undefined && agent === undefined) {
        const stray = ['model-base-url', 'temperature', 'max-tokens', 'max-cost', 'max-time', 'replay-model', 'agent-timeout', 'agent-key', 'agent-base-url'].find((name) => values[name] !== undefined);
        if (stray !== undefined)
            throw new errors/* SafeDebugError */.rc('usage', `--${stray} is about proposals, but nobody is asked for any. Add --model PROVIDER/ID or --agent CMD.`);
        return null;
    }
    if (values['agent-base-url'] !== undefined)
        providerAddress('openai', values['agent-base-url']);
    const address = model === undefined ? null : parseModelAddress(model, values['model-base-url'] ?? null);
    return {
        model: model === undefined || address === null
            ? null
            : {
                name: model,
                baseUrl: values['model-base-url'] ?? null,
                proposals: (0,checks/* wholeNumber */.r)('proposals', values.proposals ?? usualProposals.model, 1, 16),
                temperature: temperatureOf(values.temperature),
                maxOutputTokens,
                timeoutS: callTimeoutS,
                price: (0,core_prices/* priceOf */.xx)(address.provider, address.model, prices),
                budget: { tokens: optionalNumber('max-tokens', values['max-tokens']), costUsd: dollarsOf(values['max-cost']), seconds: optionalNumber('max-time', values['max-time']) },
            },
        agent: agent === undefined
            ? null
            : {
                command: agent,
                proposals: (0,checks/* wholeNumber */.r)('proposals', values.proposals ?? usualProposals.agent, 1, 16),
                timeoutS: (0,checks/* wholeNumber */.r)('agent-timeout', values['agent-timeout'] ?? '1800', 1, 86_400),
                environment: agentVariables(values).map(({ name }) => name),
                baseUrl: values['agent-base-url'] ?? null,
            },
        rounds: (0,checks/* wholeNumber */.r)('rounds', values.rounds ?? '1', 1, 10),
    };
}
/** How whom the plan asks can be reached from here. Nothing is sent yet. Throws `usage` or `input`. */
async function proposerAccess(proposers, values, { passed, key, environment }) {
    const agentPassed = agentVariables(values);
    const agent = proposers?.agent ? { environment: agentPassed, key: agentKey(values, proposers.agent.baseUrl, environment) } : null;
    const settings = proposers?.model;
    if (!settings)
        return { model: null, agent };
    const client = await clientOf(settings, values['replay-model'], key, environment);
    const { budget } = settings;
    const limits = { maxTokens: budget.tokens, maxCostUsd: budget.costUsd, maxMs: budget.seconds === null ? null : budget.seconds * 1000 };
    return {
        agent,
        model: {
            client,
            budget: new models_budget/* Budget */._(limits, settings.price, () => systemPace.now()),
            limits: { maxOutputTokens: settings.maxOutputTokens, temperature: settings.temperature, timeoutMs: settings.timeoutS * 1000, maxReplyBytes },
            maxRetries,
            cleaner: (0,cleaning/* cleanerFor */.uW)([...(key === null ? [] : [key]), ...(agent?.key ? [agent.key.key] : []), ...passed.map(({ value }) => value), ...agentPassed.map(({ value }) => value)]),
            pace: systemPace,
        },
    };
}
/** With a recording no server is asked; a gate's log holds times, so a call is also known by its place in the run. */
async function clientOf({ name, baseUrl }, recording, key, environment) {
    if (recording !== undefined)
        return (0,transcript/* recordedReplies */.j)((0,external_node_path_.join)(await (0,reader/* evidenceFolder */.ek)(recording), layout/* layout */.Z.transcripts), 'prompt-or-call');
    return serverClient(parseModelAddress(name, baseUrl), key, environment);
}
/** Variables for agents alone. Throws `usage` for one that is not set. */
function agentVariables(values) {
    return (values['agent-env'] ?? []).map((variable) => (0,environment/* parseAgentVariable */.TZ)(variable, process.env));
}
/** The key that agents use through a proxy, and where it is good; null for none. Throws `usage`. */
function agentKey(values, baseUrl, environment) {
    const [option, text] = values.agentSecret === undefined ? ['--agent-key', values['agent-key']] : ['The agent key', values.agentSecret];
    if (text === undefined)
        return null;
    const separator = text.indexOf('=');
    const [provider, given] = [text.slice(0, Math.max(0, separator)), text.slice(separator + 1)];
    if (!isProvider(provider) || given === '')
        throw new errors/* SafeDebugError */.rc('usage', `${option}: write openai= or anthropic= and then ${values.agentSecret === undefined ? 'the name of the variable that holds the key, such as openai=OPENAI_API_KEY' : 'the key'}.`);
    const key = values.agentSecret === undefined ? environment[given] : given;
    if (!key)
        throw new errors/* SafeDebugError */.rc('usage', `--agent-key: the variable ${given} is not set here. Set it to the key of the agents' provider.`);
    return { provider, key, baseUrl: providerAddress(provider, baseUrl), send: (0,proxy/* fetchThrough */.s)(environment) };
}
/** The name of the variable that usually holds a provider's key. */
function usualKeyVariable(model) {
    return model.startsWith('anthropic/') ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY';
}
function temperatureOf(text) {
    if (text === undefined)
        return null;
    const value = Number(text);
    if (/^\d(?:\.\d{1,3})?$/.test(text) && value <= 2)
        return value;
    throw new errors/* SafeDebugError */.rc('usage', `--temperature ${text}: give a number from 0 to 2.`);
}
function dollarsOf(text) {
    if (text === undefined)
        return null;
    const value = Number(text);
    if (/^\d{1,6}(?:\.\d{1,6})?$/.test(text) && value > 0)
        return value;
    throw new errors/* SafeDebugError */.rc('usage', `--max-cost ${text}: give US dollars, such as 0.50.`);
}
function optionalNumber(option, text) {
    return text === undefined ? null : (0,checks/* wholeNumber */.r)(option, text, 1, 1_000_000_000);
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
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32632);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38927);
/* harmony import */ var _gate_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67079);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40075);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85799);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86926);
/* harmony import */ var _proposers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73664);










const defaultTimeoutS = 600;
const largestConfigurationBytes = 1024 * 1024;
/** Turns options into settings, with the rules of the repository: those given, else those that the snapshot holds or the options name. Throws `usage` or `input`, and touches nothing. */
async function runRequest(command, values, rules = null) {
    requireGate(command, values);
    if (values.dirty && values.commit !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', '--dirty takes the work tree as it is, --commit a commit: give one of them.');
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .openRepository */ .h_)(values.repo ?? '.');
    const revision = values.commit ?? 'HEAD';
    const { commit: id, tree } = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveCommit */ .WL)(repository, revision);
    const configuration = rules ?? await configurationAt(values.config, repository, id);
    const passed = passedVariables(values);
    const settings = settingsFrom(values, { repository, commit: { revision, id, tree }, configuration, passed, command });
    const key = values.modelSecret ?? process.env[values['model-key'] ?? (0,_proposers_js__WEBPACK_IMPORTED_MODULE_9__/* .usualKeyVariable */ .Co)(values.model ?? '')] ?? null;
    const proposers = await (0,_proposers_js__WEBPACK_IMPORTED_MODULE_9__/* .proposerAccess */ .JT)(settings.proposers, values, { passed, key, environment: process.env });
    return { settings, passed, jobs: jobsOf(values), json: values.json ?? false, proposers };
}
/** The variables that the user passes into the gate. Throws `usage` for one that is not set. */
function passedVariables({ env }) {
    return (env ?? []).map((variable) => (0,_gate_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePassedVariable */ .S)(variable, process.env));
}
/** Gates at once: as said, or one a processor. */
function jobsOf({ jobs }) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .r)('jobs', jobs ?? String((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)()), 1, 256);
}
function requireGate(command, values) {
    if (values.gate === undefined || values.gate.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `There is no gate: say with --gate CMD which command tells a good tree from a bad one. See safe-debug ${command} --help.`);
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
            format: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .y)('report-format', values['report-format'] ?? 'auto', ['auto', 'junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']),
            invariants: invariantsOf(values.invariant ?? []),
            timeoutS: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .r)('timeout', values.timeout ?? String(defaultTimeoutS), 1, 86_400),
            attempts: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .r)('attempts', values.attempts ?? '1', 1, 100),
            minTests: configuration['min-tests'],
            environment: passed.map(({ name }) => name),
            home: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .y)('home', values.home ?? 'own', ['own', 'keep']),
        },
        worlds: {
            setup: values.setup ?? null,
            carry: values.carry ?? [],
            isolation: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .y)('isolation', values.isolation ?? 'auto', ['auto', 'namespace', 'copy']),
            network: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .y)('network', values.network ?? 'on', ['on', 'off']),
        },
        policy: {
            promote: (0,_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .oneOf */ .y)('promote', values.promote ?? 'none', ['none', 'branch', 'apply']),
            requireApproval: false,
            guarded: configuration.guarded,
            volatile: [...configuration.volatile, ...(values.volatile ?? [])],
            expectedFailures: configuration['expected-failures'],
            compareIgnored: configuration['compare-ignored'],
        },
        trigger: { kind: 'command-line', actor: null, permission: null, comment: null },
        candidates: { files: values.candidate ?? [], folders: values.candidates ?? [], revisions: values.ref ?? [], proposed: [] },
        proposers: (0,_proposers_js__WEBPACK_IMPORTED_MODULE_9__/* .proposersFrom */ ._1)(values, configuration),
        run: null,
        host: null,
    };
}
/** The configuration file that was named, or the one in the snapshot's commit, or the defaults. */
async function configurationAt(file, repository, commit) {
    if (file !== undefined) {
        const content = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), largestConfigurationBytes).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The configuration ${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}.`, { cause });
        });
        return (0,_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(content.toString('utf8'), file);
    }
    const blob = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(repository.place, ['cat-file', 'blob', `${commit}:${_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD}`], { accept: 'any' });
    return blob.exitStatus === 0 ? (0,_core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(blob.stdout.toString('utf8'), _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD) : _core_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultConfiguration */ ._0;
}
function directoryOf(given) {
    if (given === undefined)
        return '.';
    const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(given.replaceAll('\\', '/')).replace(/\/$/, '');
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(directory) || directory.split('/').includes('..'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `--directory ${given}: give a path inside the repository, from its top.`);
    return directory;
}
function reportGlob(glob) {
    if (glob === '' || node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(glob) || glob.split('/').includes('..'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `--report ${glob}: give a glob inside the gate's directory, such as 'reports/*.xml'.`);
    return glob;
}
function invariantsOf(given) {
    const invariants = given.map((entry) => {
        const [, name, command] = /^([^=]{1,200})=(.+)$/s.exec(entry) ?? [];
        if (!name || !command)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `--invariant ${entry}: write NAME=CMD, such as --invariant 'lint=npm run lint'.`);
        return { name, command };
    });
    const twice = invariants.find(({ name }, index) => invariants.findIndex((other) => other.name === name) !== index);
    if (twice)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `--invariant ${twice.name}: this name is given twice.`);
    return invariants;
}


/***/ })

};
