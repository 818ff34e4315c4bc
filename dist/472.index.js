export const id = 472;
export const ids = [472];
export const modules = {

/***/ 95472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  accessTo: () => (/* binding */ accessTo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/agents/environment.js
var agents_environment = __webpack_require__(13434);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(91973);
// EXTERNAL MODULE: ./build/gate/environment.js
var gate_environment = __webpack_require__(67079);
// EXTERNAL MODULE: ./build/github/proxy.js
var proxy = __webpack_require__(2466);
// EXTERNAL MODULE: ./build/models/budget.js
var models_budget = __webpack_require__(13846);
// EXTERNAL MODULE: ./build/models/cleaning.js
var cleaning = __webpack_require__(1120);
// EXTERNAL MODULE: ./build/models/model-name.js
var model_name = __webpack_require__(71284);
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
            return this.#ended('cut', `${what} ran into the limit of output tokens. Ask for less.`);
        if (reason === 'error')
            return this.#ended('cut', `${what} broke off its reply${this.#fault ? ` (${this.#fault})` : ''}.`);
        return blank ? this.#ended('empty', `${what} answered without any text.`) : this.#ended('answered', '');
    }
    tooLarge(what, { maxReplyBytes }) {
        return this.#ended('too-large', `${what} passed the limit of ${maxReplyBytes} bytes with its reply and was cut off.`);
    }
    /** What a stream that was broken off, or never began, amounts to. `timeoutMs`: the limit if that was the reason. */
    broken(thrown, facts, what, timeoutMs, limits) {
        if (facts.tooLarge)
            return this.tooLarge(what, limits);
        if (timeoutMs !== null)
            return this.#ended('timeout', `${what} did not finish its answer within ${Math.round(timeoutMs)} ms. Start the run again, or ask a faster model.`);
        if (this.#text !== '')
            return this.#ended('cut', `${what} broke off its reply.`);
        return faultAnswer(thrown, facts, what);
    }
    #ended(outcome, message) {
        return { outcome, text: this.#text === '' ? null : this.#text, tokens: this.#tokens, message, retry: null, declined: false };
    }
}
/** What the server counted. */
function tokensOf({ inputTokens, outputTokens }) {
    return { input: countOf(inputTokens.total), cached: countOf(inputTokens.cacheRead), output: countOf(outputTokens.total) };
}
/** More than any model takes or gives in one request. */
const mostTokens = 1_000_000_000;
/** A server may count whatever it likes: what is no number of tokens is not known. */
function countOf(tokens) {
    return tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= mostTokens ? tokens : null;
}

// EXTERNAL MODULE: ./build/models/transcript.js
var transcript = __webpack_require__(42593);
// EXTERNAL MODULE: ./build/entries/proposers.js
var entries_proposers = __webpack_require__(15326);
;// CONCATENATED MODULE: ./build/entries/proposer-access.js














const maxReplyBytes = 4 * 1024 * 1024;
const maxRetries = 3;
/** How whom the plan asks can be reached from here. Nothing is sent yet. Throws `usage` or `input`. */
async function accessTo(proposers, values, { passed, key, environment }) {
    const agentPassed = (0,entries_proposers/* agentVariables */.p$)(values);
    const agent = proposers.agent ? { environment: agentPassed, key: agentKey(values, proposers.agent.baseUrl, environment) } : null;
    const settings = proposers.model;
    if (!settings)
        return { model: null, agent };
    const used = key === null ? null : sendable(key, "The model's key");
    const client = await clientOf(settings, values['replay-model'], used, environment);
    const { budget } = settings;
    const limits = { maxTokens: budget.tokens, maxCostUsd: budget.costUsd, maxMs: budget.seconds === null ? null : budget.seconds * 1000 };
    return {
        agent,
        model: {
            client,
            budget: new models_budget/* Budget */._(limits, settings.price, () => systemPace.now()),
            limits: { maxOutputTokens: settings.maxOutputTokens, temperature: settings.temperature, timeoutMs: settings.timeoutS * 1000, maxReplyBytes },
            maxRetries,
            cleaner: (0,cleaning/* cleanerFor */.uW)((0,agents_environment/* secretsOf */.Fj)(passed, { passed: agentPassed, withheld: [used, agent?.key?.key].filter((given) => typeof given === 'string') })),
            pace: systemPace,
        },
    };
}
/** With a recording no server is asked; a gate's log holds times, so a call is also known by its place in the run. */
async function clientOf({ name, baseUrl }, recording, key, environment) {
    const address = (0,model_name/* parseModelAddress */.lp)(name, baseUrl);
    if (recording === undefined)
        return serverClient(address, key, environment);
    const recorded = await (0,transcript/* recordedReplies */.j)((0,external_node_path_.join)(await (0,reader/* evidenceFolder */.ek)(recording), layout/* layout */.Z.transcripts), 'prompt-or-call');
    if (recorded.provider !== address.provider || recorded.model !== address.model) {
        throw new errors/* SafeDebugError */.rc('usage', `--replay-model: the recording in ${recording} holds answers of ${recorded.provider}/${recorded.model}, not of ${name}. Name that model with --model.`);
    }
    return recorded;
}
/**
 * A key as a header can hold it (RFC 9110, section 5.5), without the spaces and line ends around it that come with a file. Throws
 * `usage` for one that no request could carry; it is not shown.
 */
function sendable(key, what) {
    const trimmed = key.trim();
    if (/^[\x21-\x7e]+$/.test(trimmed))
        return trimmed;
    throw new errors/* SafeDebugError */.rc('usage', `${what} holds a space, a line break or another character that no request can carry. Copy it again.`);
}
/** The key that agents use through a proxy, and where it is good; null for none. Throws `usage`. */
function agentKey(values, baseUrl, environment) {
    const [option, text] = values.agentSecret === undefined ? ['--agent-key', values['agent-key']] : ['The agent key', values.agentSecret];
    if (text === undefined)
        return null;
    const separator = text.indexOf('=');
    const [provider, given] = [text.slice(0, Math.max(0, separator)), text.slice(separator + 1)];
    if (!(0,model_name/* isProvider */.sZ)(provider) || given === '')
        throw new errors/* SafeDebugError */.rc('usage', `${option}: write openai= or anthropic= and then ${values.agentSecret === undefined ? 'the name of the variable that holds the key, such as openai=OPENAI_API_KEY' : 'the key'}.`);
    const key = values.agentSecret === undefined ? environment[given] : given;
    if (!key)
        throw new errors/* SafeDebugError */.rc('usage', `--agent-key: ${(0,gate_environment/* isVariableName */.KL)(given) ? `the variable ${given} is not set here. Set it to the key of the agents' provider` : 'what follows the equals sign is no name of a variable. Name the variable that holds the key, such as openai=OPENAI_API_KEY'}.`);
    return { provider, key: sendable(key, "The agents' key"), baseUrl: (0,model_name/* providerAddress */.ao)(provider, baseUrl), send: (0,proxy/* fetchThrough */.s)(environment) };
}


/***/ }),

/***/ 13846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ inputBound),
/* harmony export */   _: () => (/* binding */ Budget)
/* harmony export */ });
/* harmony import */ var _core_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38210);
/* harmony import */ var _core_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16486);


/** Roles and marks that a server's template puts around two messages. */
const templateTokens = 64;
/**
 * The most tokens a prompt can have: tokenizers work on bytes, and no token is shorter than one. Real prompts have a
 * quarter of that; what is reserved too much comes back with the server's count.
 */
function inputBound({ system, user }) {
    return Buffer.byteLength(system) + Buffer.byteLength(user) + templateTokens;
}
/**
 * Keeps what is spent within the limits by refusing, before a request, whatever could exceed them. A request whose bound
 * does not fit only because of others under way waits until they are settled.
 */
class Budget {
    #limits;
    #price;
    #now;
    /** When the first request was to be sent; time before that is not asking. */
    #startedAt = null;
    #spent = { tokens: 0, cost: 0n };
    #reserved = { tokens: 0, cost: 0n };
    #waiting = [];
    /** `price` is the model's, null where it is not known; `now` a clock in milliseconds that only goes forward. */
    constructor(limits, price, now) {
        this.#limits = limits;
        this.#price = price;
        this.#now = now;
    }
    get price() {
        return this.#price;
    }
    /** Milliseconds left; Infinity without a limit. */
    get remainingMs() {
        if (this.#limits.maxMs === null)
            return Infinity;
        return this.#startedAt === null ? this.#limits.maxMs : Math.max(0, this.#limits.maxMs - (this.#now() - this.#startedAt));
    }
    /** Counts a request of an earlier process of the same run. */
    spend({ input, output }) {
        add(this.#spent, this.#amountOf({ input, cached: null, output }), 1);
    }
    /** Sets the bound of one request aside, or says why it may not be sent. */
    async reserve(bound) {
        this.#startedAt ??= this.#now();
        const asked = this.#amountOf({ input: bound.input, cached: null, output: bound.output });
        for (;;) {
            const why = this.#refusal(asked, { tokens: 0, cost: 0n });
            if (why !== null)
                return { granted: false, why };
            if (this.#refusal(asked, this.#reserved) === null)
                return this.#grant(bound, asked);
            await new Promise((resolve) => this.#waiting.push(resolve));
        }
    }
    /** Why a request would not fit beside what is spent and reserved. */
    #refusal(asked, reserved) {
        const { maxTokens, maxCostUsd } = this.#limits;
        if (this.remainingMs <= 0)
            return `the time budget of ${this.#limits.maxMs} ms is used up`;
        if (maxTokens !== null && this.#spent.tokens + reserved.tokens + asked.tokens > maxTokens) {
            return `it could take ${asked.tokens} tokens, and of the budget of ${maxTokens} tokens ${Math.max(0, maxTokens - this.#spent.tokens)} are left`;
        }
        if (maxCostUsd === null)
            return null;
        if (this.#price === null)
            return 'there is a cost budget, but the price table does not know this model; add its price to the configuration, or set a token budget instead';
        const limit = (0,_core_money_js__WEBPACK_IMPORTED_MODULE_1__/* .picodollars */ .R)(maxCostUsd);
        if (this.#spent.cost + reserved.cost + asked.cost <= limit)
            return null;
        return `it could cost $${(0,_core_money_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(asked.cost)}, and of the budget of $${maxCostUsd} there is $${(0,_core_money_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(limit > this.#spent.cost ? limit - this.#spent.cost : 0n)} left`;
    }
    #grant(bound, asked) {
        add(this.#reserved, asked, 1);
        return {
            granted: true,
            settle: (used) => {
                add(this.#reserved, asked, -1);
                if (used !== 'nothing')
                    add(this.#spent, this.#amountOf({ ...used, input: used.input ?? bound.input, output: used.output ?? bound.output }), 1);
                const waiting = this.#waiting;
                this.#waiting = [];
                for (const wake of waiting)
                    wake();
            },
        };
    }
    #amountOf(tokens) {
        return { tokens: tokens.input + tokens.output, cost: (0,_core_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(tokens, this.#price) ?? 0n };
    }
}
function add(sum, amount, sign) {
    sum.tokens += sign * amount.tokens;
    sum.cost += BigInt(sign) * amount.cost;
}


/***/ }),

/***/ 1120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   uW: () => (/* binding */ cleanerFor)
/* harmony export */ });
/* harmony import */ var _gate_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68883);

/**
 * Forms that tokens of well-known services have, as their documentation and secret scanners give them: GitHub, GitLab,
 * OpenAI and Anthropic, AWS, Google, Slack, npm, Stripe, JSON Web Tokens, private keys, passwords in URLs.
 */
const tokenForms = [
    /\bgh[opsur]_[A-Za-z0-9]{20,255}\b/g,
    /\bgithub_pat_\w{20,255}\b/g,
    /\bgl(?:pat|ptt|dt|rt|cbt)-[\w-]{20,100}/g,
    /\bsk-[\w-]{16,255}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\bAIza[\w-]{35}/g,
    /\bya29\.[\w-]{20,1024}/g,
    /\bxox[abeoprs]-[\w-]{10,255}/g,
    /\bnpm_[A-Za-z0-9]{36}\b/g,
    /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,255}\b/g,
    /\beyJ[\w-]{8,4096}\.eyJ[\w-]{8,8192}\.[\w-]{8,2048}/g,
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,16384}?-----END [A-Z ]{0,40}PRIVATE KEY-----/g,
];
/** A password between scheme and host (RFC 3986, section 3.2.1). */
const passwordInUrl = /(:\/\/[^\s:/@]{0,100}:)[^\s/@]{1,255}@/g;
/** A cleaner that knows a run's secrets and what the tokens of well-known services look like. */
function cleanerFor(secrets) {
    const redaction = new _gate_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .Redaction */ .k(secrets);
    return (text) => {
        let clean = redaction.redact(text);
        for (const form of tokenForms)
            clean = clean.replace(form, '***');
        return clean.replace(passwordInUrl, '$1***@');
    };
}
/** A server's or model's words as one short line without control characters and bidirectional controls. */
function oneLine(text) {
    const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/\p{Bidi_Control}/gu, '').trim();
    return wellFormed(line.length <= 300 ? line : `${line.slice(0, 297)}...`);
}
/** Lone surrogates, which have no UTF-8 form and so can neither be sent nor recorded, become U+FFFD. */
function wellFormed(text) {
    return Buffer.from(text).toString('utf8');
}


/***/ }),

/***/ 69768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ unknownTokens)
/* harmony export */ });
const unknownTokens = { input: null, cached: null, output: null };


/***/ }),

/***/ 42593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ writeTranscript),
/* harmony export */   j: () => (/* binding */ recordedReplies)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3965);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38927);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69768);







/** No prompt and reply within the usual limits come near it, in bytes. */
const largestTranscript = 64 * 1024 * 1024;
/** Writes a call's transcript into a folder, which is made where it is missing. */
async function writeTranscript(folder, { call, prompt, reply }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const transcript = { schema: 'safe-parallel-debugging/model-call/v1', call, prompt, reply };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${call.id}.json`), `${JSON.stringify(transcript, null, 2)}\n`);
}
/**
 * A model that answers from the transcripts in a folder, without any server: each recorded answer once, in the order of
 * their ids. Rejects with `input` where a transcript cannot be read or was changed, and, when asked, for what was not recorded.
 */
async function recordedReplies(folder, match = 'prompt') {
    const exchanges = await readTranscripts(folder);
    const [first] = exchanges;
    if (first === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `${folder} holds no transcript of a model's call. Name the folder of a run that asked a model and kept its transcripts.`);
    const { provider, model } = first.call;
    const left = new Set(exchanges);
    return {
        provider,
        model,
        replayed: true,
        ask: ({ id, prompt }) => {
            const digest = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfJson */ .Qs)(prompt);
            const waiting = [...left];
            const found = waiting.find(({ call }) => call.promptSha256 === digest) ?? (match === 'prompt-or-call' ? waiting.find(({ call }) => call.id === id) : undefined);
            if (found === undefined) {
                return Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The recording in ${folder} holds no answer to call ${id} (prompt ${digest}). Repeat the run with the commit, gate and settings it was recorded with, or ask the model anew.`));
            }
            left.delete(found);
            return Promise.resolve(answerOf(found));
        },
    };
}
function answerOf({ call, reply }) {
    const outcome = call.outcome === 'budget' ? 'unavailable' : call.outcome;
    return { outcome, text: reply, tokens: _client_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownTokens */ .R, message: call.message, retry: null, declined: true };
}
async function readTranscripts(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The recording in ${folder} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Name the folder of a run's transcripts.`, { cause });
    });
    const files = names.filter((name) => name.endsWith('.json')).sort();
    return Promise.all(files.map((name) => readTranscript((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))));
}
async function readTranscript(file) {
    const fail = (why, cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The transcript ${file} cannot be used: ${why}. Take it from the run's evidence again.`, { cause });
    };
    const content = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, largestTranscript).catch((cause) => fail((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause), cause));
    const transcript = parse(content.toString('utf8'), fail);
    const fault = (0,_core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .transcriptFault */ .$t)(transcript);
    return fault === null ? transcript : fail(fault);
}
function parse(text, fail) {
    try {
        return _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .transcriptSchema */ .C8.parse(JSON.parse(text));
    }
    catch (cause) {
        return fail('it is not a transcript of a model call', cause);
    }
}


/***/ })

};
