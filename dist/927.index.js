export const id = 927;
export const ids = [927];
export const modules = {

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

/***/ 67001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bj: () => (/* binding */ fetchCommits),
  Ny: () => (/* binding */ fetchHistory),
  kj: () => (/* binding */ isReachable),
  fY: () => (/* binding */ parentsOf)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/git/remote.js

/** What git's way to a server needs from our environment: proxies and certificates. */
const passed = ['http_proxy', 'https_proxy', 'no_proxy', 'all_proxy', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'];
/** The address of a repository. Throws `input` unless it is http or https, and server and path alone. */
function requirePlainAddress(url) {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !['http:', 'https:'].includes(address.protocol))
        throw new errors/* SafeDebugError */.rc('input', 'Commits can only be fetched from an http or https address. Name the repository by such an address.');
    if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '') {
        throw new errors/* SafeDebugError */.rc('input', `The address of the repository on ${address.host} holds more than server and path. Give the token apart from it.`);
    }
    return address;
}
/**
 * The environment of one git command that speaks to `url` and nothing else (git-config manual, GIT_CONFIG_COUNT): the
 * token is in no argument and in no file. Redirects are not followed, because curl would send the header along to
 * wherever they lead.
 */
function remoteEnvironment(url, token, stalledS) {
    const settings = [
        [`protocol.${requirePlainAddress(url).protocol.slice(0, -1)}.allow`, 'always'],
        ['http.followRedirects', 'false'],
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', String(stalledS)],
        ['credential.helper', ''],
    ];
    if (token !== null)
        settings.push([`http.${url}.extraheader`, `Authorization: basic ${encoded(token)}`]);
    const environment = { GIT_CONFIG_COUNT: String(settings.length) };
    for (const [index, [key, value]] of settings.entries()) {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    for (const name of passed) {
        const value = process.env[name];
        if (value !== undefined)
            environment[name] = value;
    }
    return environment;
}
/** GitHub takes a token as the password of this name (its documentation on HTTP-based access by apps). */
function encoded(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}
/** What git's standard error after a failed fetch means. The token is in no message. */
function remoteFault(stderr, token, what, url) {
    const said = withoutToken(stderr, token);
    const found = meanings.find(({ sign }) => sign.test(said));
    const { code, why } = found ?? { code: 'environment', why: `${firstFault(said)}. Look at the network and githubstatus.com, and run again` };
    return { isFinal: found !== undefined, error: new errors/* SafeDebugError */.rc(code, `Fetching ${what} from ${url} failed: ${why}.`) };
}
/** Messages of git 2.30 to 2.51 (remote-curl.c, http.c, fetch-pack.c, upload-pack.c); faults that no second attempt mends. */
const meanings = [
    { sign: /Authentication failed|could not read Username|returned error: 40[13]\b/, code: 'environment', why: 'the server does not let this token read. Give the job `permissions: contents: read`, and make sure that the token is of this repository' },
    { sign: /returned error: 30\d|unable to update url base from redirection/, code: 'environment', why: 'the server sends on to another address, which is not followed. Name the repository by its present address' },
    { sign: /repository '.*' not found|returned error: 404\b/, code: 'environment', why: 'there is no such repository, or the token may not see it. Give the job `permissions: contents: read`' },
    { sign: /not our ref|unadvertised object|couldn't find remote ref/, code: 'input', why: 'the server does not have it. Name a commit of this repository or of the pull request; a commit that was pushed away by force may be gone' },
];
function firstFault(stderr) {
    const lines = stderr.split('\n').map((line) => line.trim());
    return (lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines[0] ?? '').replace(/\.$/, '') || 'git gave no reason';
}
function withoutToken(text, token) {
    return token === null || token === '' ? text : text.replaceAll(token, '***').replaceAll(encoded(token), '***');
}

// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(85799);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(31433);
;// CONCATENATED MODULE: ./build/git/fetch.js






const defaultPatience = { waitsMs: [2_000, 6_000, 12_000], stalledS: 30 };
/**
 * Fetches commits with all their files, and `depth - 1` generations before them: 1 for the commits alone, 2 to see what
 * each changed. Each is then there under its own id. Throws `input` for an address or id that cannot be, or a commit that the
 * server does not have; `environment` for a token that may not read, and for a network that stays broken.
 */
async function fetchCommits({ commits, depth = 1, ...source }) {
    for (const commit of commits)
        if (!/^[0-9a-f]{40}$/.test(commit))
            throw new errors/* SafeDebugError */.rc('input', `"${commit}" is not the id of a commit: it needs 40 hex digits.`);
    const wanted = [...new Set(commits)];
    const scratch = await fetchInto(source, [`--depth=${depth}`], wanted.map((commit) => `${commit}:refs/fetched/${commit}`), `the commit ${wanted.join(', ')}`);
    await requireCommits(scratch, wanted, source.url);
    return (0,repository/* openRepository */.h_)(source.directory);
}
/**
 * Fetches the commits that refs reach, without folders and files (a partial clone with `tree:0`, git-rev-list manual): enough
 * to ask who descends from whom. `refs` are full names, or patterns with one `*`; a full name that is not there is an error.
 * Throws like `fetchCommits`.
 */
async function fetchHistory({ refs, ...source }) {
    for (const ref of refs)
        if (!isRefPattern(ref))
            throw new errors/* SafeDebugError */.rc('input', `"${ref}" is not a full name of a ref, or a pattern of such names.`);
    const scratch = await fetchInto(source, ['--filter=tree:0'], refs.map((ref) => `+${ref}:${ref}`), `the history of ${refs.join(', ')}`);
    // git notes the server as one to ask for what is missing; nothing of this is ever asked for.
    await (0,git/* git */.$Y)(scratch.place, ['config', '--remove-section', `remote.${source.url}`], { accept: 'any' });
    return (0,repository/* openRepository */.h_)(source.directory);
}
/** Whether a ref of the repository reaches a commit. */
async function isReachable(repository, commit) {
    const known = await (0,git/* git */.$Y)(repository.place, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' });
    if (known.exitStatus !== 0)
        return false;
    const reaching = await (0,git/* git */.$Y)(repository.place, ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${commit}`]);
    return reaching.stdout.length > 0;
}
/** Ids of a commit's parents, as the commit itself names them: also where a shallow history hides them. */
async function parentsOf(repository, commit) {
    const content = await (0,git/* git */.$Y)(repository.place, ['cat-file', 'commit', commit]);
    const [head = ''] = content.stdout.toString('utf8').split('\n\n');
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
}
async function fetchInto(source, options, refspecs, what) {
    const { url, token, directory, patience = defaultPatience } = source;
    const environment = remoteEnvironment(url, token, patience.stalledS);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(directory, null);
    const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-maintenance', ...options, '--', url, ...refspecs];
    for (let attempt = 0;; attempt += 1) {
        const { exitStatus, stderr } = await (0,git/* git */.$Y)(scratch.place, args, { accept: 'any', environment });
        if (exitStatus === 0)
            return scratch;
        const waitMs = patience.waitsMs[attempt];
        const fault = remoteFault(stderr, token, what, url);
        if (fault.isFinal || waitMs === undefined)
            throw fault.error;
        await (0,promises_.setTimeout)(waitMs);
    }
}
async function requireCommits(scratch, commits, url) {
    const answers = await (0,git/* gitLine */.JG)(scratch.place, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], { input: `${commits.join('\n')}\n` });
    const there = new Set(answers.split('\n'));
    for (const commit of commits) {
        if (!there.has(`${commit} commit`))
            throw new errors/* SafeDebugError */.rc('input', `${url} sent no commit with the id ${commit}. Name the id of a commit.`);
    }
}
/** Full names as git-check-ref-format(1) has them, at most one star, and nothing that could be a refspec of its own. */
function isRefPattern(ref) {
    return /^refs\/[^\s~^:?[\\*]+(?:\*[^\s~^:?[\\*]*)?$/.test(ref) && !ref.includes('..') && !ref.includes('@{');
}


/***/ }),

/***/ 7949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ verifySummary),
/* harmony export */   MM: () => (/* binding */ planSummary),
/* harmony export */   ao: () => (/* binding */ resultSummary),
/* harmony export */   zL: () => (/* binding */ worldSummary)
/* harmony export */ });
/* unused harmony export replaySummary */
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22472);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31838);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45734);
/* harmony import */ var _parts_candidates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68502);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24513);
/* harmony import */ var _parts_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65332);
/* harmony import */ var _parts_patch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91132);
/* harmony import */ var _parts_planned_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57836);
/* harmony import */ var _parts_replay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77371);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67819);
/* harmony import */ var _parts_worlds_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16177);















/** The summary of the step `plan`. At most 900,000 bytes, as all of them. */
function planSummary(plan) {
    const sentence = `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)((0,_core_documents_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .candidatesToRun */ .$S)(plan).length, 'candidate')} to try, of ${plan.candidates.length}`;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .verdictLine */ .MT)('running', sentence), (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .circumstances */ .Xb)(plan, null)])), (0,_parts_planned_js__WEBPACK_IMPORTED_MODULE_10__/* .plannedPart */ .u)(plan)], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
/** The summary of a step `world`: what happened there, without a judgement, which only follows later. `record` null: it left none. */
function worldSummary(plan, world, record, log) {
    if (record === null)
        return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .verdictLine */ .MT)('bad', `${world}: no record`), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The world left no record of what happened, so nothing is known of it. Look into the log of this job.`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .circumstances */ .Xb)(plan, null)]))], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
    const notes = [...record.problems, ...record.notes];
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .verdictLine */ .MT)('quiet', `${world}: ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(record.attempts.length, 'gate run')}`), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `What this means is said when all worlds are compared.`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .circumstances */ .Xb)(plan, null)])),
        attemptsPart(record.attempts),
        listPart(notes),
        logPart(log, record.log.file),
    ], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
const attemptColumns = ['attempt', 'end', 'took', 'reports', 'output', 'problems'].map((name) => ({ name, side: 'left' }));
function attemptsPart(attempts) {
    const rows = attempts.map((attempt, index) => [index + 1, endOf(attempt), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .duration */ .p0)(attempt.durationMs), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(attempt.reports.length, 'file'), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .size */ .Ej)(attempt.outputBytes), attempt.problems.slice(0, 10).map((problem) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .problemSaying */ .j3)(problem).short).join(', ')]);
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
    return fitted([always(stack([verdict(pending), circumstances(account, null)])), worldsPart(pending), ...replayParts(pending), reasonsPart(pending), limitsPart(pending)], mostOfSummary);
}
/** The summary of the steps `promote` and `run`: the whole result. `patch`: the winner's, empty if there is none. */
function resultSummary(evidence, { patch, links }) {
    const winner = (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_6__/* .winnerOf */ .Pk)(evidence);
    const { pullRequest } = evidence.promotion;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([
        (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .verdict */ .WJ)(evidence), pullRequest === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `**${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, (0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .circumstances */ .Xb)(evidence, links?.run ?? null)])),
        (0,_parts_worlds_js__WEBPACK_IMPORTED_MODULE_13__/* .worldsPart */ .l)(evidence),
        winner === null ? _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge : (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_6__/* .fixedTestsPart */ .tp)(evidence, winner),
        ...(0,_parts_replay_js__WEBPACK_IMPORTED_MODULE_11__/* .replayParts */ .E)(evidence),
        (0,_parts_candidates_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonsPart */ .hT)(evidence),
        winner === null ? _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge : (0,_parts_patch_js__WEBPACK_IMPORTED_MODULE_9__/* .patchPart */ .M)(winner, patch),
        (0,_parts_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limitsPart */ .c)(evidence),
        ...(links === null ? [] : [(0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .evidenceLinksPart */ .q6)(links), (0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .verifyPart */ .Ph)(links)]),
    ], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}
/** The summary of the step `verify`: the checks in order, and the first thing that does not hold. `fault`: the message that ended it, null if all hold. */
function verifySummary(checks, fault) {
    const sentence = fault === null ? `the evidence holds (${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(checks.length, 'check')})` : 'the evidence does not hold';
    const columns = ['check', 'holds', 'found'].map((name) => ({ name, side: 'left' }));
    const render = (shown, hidden) => {
        const rows = shown.map(({ name, holds, detail }) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(name, 100), holds ? '✅ yes' : '❌ no', (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(detail, 300)]);
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(columns, rows), hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(hidden, 'more check')} in the log of this job.`]);
    };
    const failed = checks.filter(({ holds }) => !holds);
    const ordered = [...failed, ...checks.filter(({ holds }) => holds)];
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .verdictLine */ .MT)(fault === null ? 'good' : 'bad', sentence), fault === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(fault, 800)}`])), { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .shorterAndShorter */ .Q3)(fault === null ? checks : ordered, [1000, 20], render), rank: 1 }], _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfSummary */ .to);
}


/***/ }),

/***/ 73753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ readPullRequestMarker),
/* harmony export */   WR: () => (/* binding */ writePullRequestMarker),
/* harmony export */   Yg: () => (/* binding */ nextMarker),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   mi: () => (/* binding */ writeAnswerMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* unused harmony export readAnswerMarker */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8602);



/** Most tries that a marker remembers. */
const mostTries = 50;
/** Longest first line that can be a marker, in UTF-16 units: 50 tries of about 110, and the rest. */
const longestMarker = 10_000;
const runIdSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[1-9]\d{0,19}$/);
const whole = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive();
const stickyMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** The snapshot's commit: there is one such comment per snapshot. */
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
    run: runIdSchema,
    attempt: whole,
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['planned', 'running', 'decided', 'cancelled', 'failed']),
    /** Runs that tried something on this snapshot, the newest first. `comment` is the one that asked; a cancelled run promotes nothing. */
    tries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ run: runIdSchema, at: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8, comment: whole.nullable(), cancelled: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional() })).max(mostTries),
});
const pullRequestMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** Digest of `evidence.json`; null before the evidence is closed. */
    evidence: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .digestSchema */ .er.nullable(),
    run: runIdSchema,
    attempt: whole,
    /** The artifact `evidence.json`; null before it is uploaded. */
    artifact: whole.nullable(),
    candidate: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .candidateIdSchema */ .au,
    snapshot: _core_documents_common_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf,
});
const answerMarkerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ v: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1), comment: whole });
/** The marker after `earlier`: the same run keeps its place among the tries, another one comes first. Throws ZodError for what no marker can hold. */
function nextMarker(earlier, { at, comment, ...standing }) {
    const known = earlier?.tries ?? [];
    const first = known.find(({ run }) => run === standing.run) ?? { run: standing.run, at, comment };
    const own = { run: first.run, at: first.at, comment: first.comment, ...(standing.state === 'cancelled' ? { cancelled: true } : {}) };
    const tries = known.includes(first) ? known.map((one) => (one === first ? own : one)) : [own, ...known].slice(0, mostTries);
    return stickyMarkerSchema.parse({ v: 1, ...standing, tries });
}
/** The first line of a sticky comment: an HTML comment, which GitHub does not show. */
function writeMarker(marker) {
    return lineOf('safe-debug-comment', stickyMarkerSchema.parse(marker));
}
/**
 * The marker that a comment begins with; null for anything else, also for one that `writeMarker` would have written another
 * way. Anybody can write a comment that begins like this: whether the bot wrote it, its author tells.
 */
function readMarker(body) {
    return readLine('safe-debug-comment', body, stickyMarkerSchema);
}
/** The first line of the body of the bot's pull request. */
function writePullRequestMarker(marker) {
    return lineOf('safe-debug-pull-request', pullRequestMarkerSchema.parse(marker));
}
/** The marker that a pull request's body begins with, or null. Who opened it, its author tells. */
function readPullRequestMarker(body) {
    return readLine('safe-debug-pull-request', body, pullRequestMarkerSchema);
}
/** The first line of an answer to a comment, by which a second answer to the same one is avoided. */
function writeAnswerMarker(comment) {
    return lineOf('safe-debug-answer', answerMarkerSchema.parse({ v: 1, comment }));
}
/** Id of the comment that an answer of the bot belongs to, or null if the text is none. */
function readAnswerMarker(body) {
    return readLine('safe-debug-answer', body, answerMarkerSchema)?.comment ?? null;
}
/** No value that the schemas allow holds `<`, `>` or two hyphens, so none can end the HTML comment. */
function lineOf(kind, marker) {
    return `<!-- ${kind} ${(0,_core_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(marker)} -->`;
}
function readLine(kind, body, schema) {
    const line = /^[^\r\n]*/.exec(body.slice(0, longestMarker))?.[0] ?? '';
    const json = line.startsWith(`<!-- ${kind} `) && line.endsWith(' -->') ? line.slice(`<!-- ${kind} `.length, -' -->'.length) : '';
    const read = schema.safeParse(parsed(json));
    return read.success && lineOf(kind, read.data) === line ? read.data : null;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        // Not JSON: no marker. The schemas take no null.
        return null;
    }
}


/***/ })

};
