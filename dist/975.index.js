export const id = 975;
export const ids = [975];
export const modules = {

/***/ 46639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan_plan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/core/documents/plan.js
var plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(85799);
// EXTERNAL MODULE: ./build/requests/answer.js + 2 modules
var answer = __webpack_require__(56588);
// EXTERNAL MODULE: ./build/studio/github/marker.js
var github_marker = __webpack_require__(73753);
// EXTERNAL MODULE: ./build/studio/github/sticky-comment.js
var sticky_comment = __webpack_require__(32504);
// EXTERNAL MODULE: ./build/requests/stickies.js
var requests_stickies = __webpack_require__(87628);
;// CONCATENATED MODULE: ./build/requests/cancel.js



/**
 * Cancels what is under way in a discussion: the bot's comment on it says so from now on, and a promotion looks there
 * before it does anything. Worlds that run already run to their end. Returns what was cancelled.
 */
async function cancelRuns(host, stickies, { by, command, at, reference }) {
    const cancelled = new Map();
    const running = stickies.filter(({ marker }) => hasRunUnderWay(marker));
    // Twice: what a run had read before the first writing, it may write after that.
    for (const { id } of [...running, ...running]) {
        await (0,requests_stickies/* rewriteSticky */.Gi)(host, { id, marker: null }, (marker) => {
            // It may have come to its end meanwhile.
            if (marker === null || !hasRunUnderWay(marker))
                return null;
            const current = marker.tries.find(github_marker/* isUnderWay */.gn);
            const stopped = current === undefined ? marker : { ...marker, run: current.run };
            cancelled.set(id, stopped);
            const earlier = { ...marker, tries: marker.tries.map((one) => ((0,github_marker/* isUnderWay */.gn)(one) ? { ...one, cancelled: true } : one)) };
            return (0,sticky_comment/* cancelledComment */.te)(marker.snapshot, { run: reference(stopped), name: marker.name ?? '', startedAt: current?.at ?? at.toISOString(), comment: current?.comment ?? null, earlier, command }, by);
        });
    }
    return [...cancelled.values()];
}
/** A comment shows the run that wrote it last; a newer one among its tries is not decided yet. */
function hasRunUnderWay({ run, state, tries }) {
    return state === 'planned' || state === 'running' || (tries[0] !== undefined && tries[0].run !== run && (0,github_marker/* isUnderWay */.gn)(tries[0]));
}

// EXTERNAL MODULE: ./build/requests/plan-request.js + 1 modules
var plan_request = __webpack_require__(90969);
// EXTERNAL MODULE: ./build/requests/taken-up.js
var taken_up = __webpack_require__(52388);
// EXTERNAL MODULE: ./build/entries/proposers.js
var proposers = __webpack_require__(15326);
// EXTERNAL MODULE: ./build/entries/run-request.js
var run_request = __webpack_require__(80966);
// EXTERNAL MODULE: ./build/steps/over-store.js
var over_store = __webpack_require__(56224);
// EXTERNAL MODULE: ./build/steps/world.js + 3 modules
var world = __webpack_require__(54311);
// EXTERNAL MODULE: ./build/store/artifact-store.js + 4 modules
var artifact_store = __webpack_require__(69154);
// EXTERNAL MODULE: ./build/studio/github/job-summary.js
var job_summary = __webpack_require__(7949);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
// EXTERNAL MODULE: ./build/studio/github/parts/tries.js
var tries = __webpack_require__(96927);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
// EXTERNAL MODULE: ./build/studio/github/answers/answer.js
var answers_answer = __webpack_require__(58181);
;// CONCATENATED MODULE: ./build/studio/github/answers/standing.js







const left = (name) => ({ name, side: 'left' });
/** All commands, as they can be used here. `model`, `agent`: whether they are set up. */
function help({ command, model, agent }) {
    const unless = (there) => (there ? '' : ' (not set up here)');
    const rows = [
        ['', 'the diffs of this comment; without any, every unedited diff comment since the head was committed, by people with write permission'],
        ['comment ID', 'the diffs in that comment, whoever wrote it; you vouch for them'],
        ['suggestions', 'each review with suggestion blocks'],
        ['branch NAME', 'what a branch of this repository changes'],
        ['commit SHA', 'a single commit, no merge'],
        ['artifact NAME', (0,markdown.md) `patch files in an artifact of a run on the snapshot's commit, where the job has ${(0,blocks/* code */.aY)('actions: read')}: in the one-step form and in jobs wired by hand`],
        ['model [N]', `proposals of a model${unless(model)}`],
        ['agent [N]', `proposals of a coding agent${unless(agent)}`],
        ['status', 'what is running'],
        ['cancel', 'stop what is running'],
        ['help', 'this table'],
    ];
    const cells = rows.map(([rest, what]) => [(0,answers_answer/* typed */.nE)(command, rest), what]);
    return (0,blocks/* stack */.t$)([(0,markdown.md) `Each idea is tried from the same snapshot, in a world of its own; the best one is replayed, and only what could be reproduced becomes a pull request. People with write permission can ask for:`, (0,blocks/* table */.tp)([left('command'), left('what is tried or done')], cells)]);
}
const states = {
    planned: '⏳ planned, worlds are running',
    running: '⏳ replayed, promotion under way',
    decided: '✅ decided',
    cancelled: '⚪ cancelled',
    failed: '❌ broke',
};
const mostRuns = 20;
/** What is running and what came of what ran, the newest first. `reference`: the run that a comment shows. */
function standing_status({ command, comments, reference }) {
    if (comments.length === 0)
        return (0,markdown.md) `Nothing was tried here yet. ${(0,answers_answer/* typed */.nE)(command, 'help')} tells how.`;
    const rows = comments.flatMap(({ marker, url }) => {
        const shown = reference(marker);
        const use = marker.name === undefined ? null : (0,markdown.md) ` ${(0,blocks/* code */.aY)(marker.name)}`;
        return marker.tries.map((one) => [(0,markdown.md) `${one.run === shown.id ? (0,verdict/* runLink */.ut)(shown) : (0,tries/* runOf */.n)(one.run, shown)}${use}`, (0,answers_answer/* named */.KT)(marker.snapshot.slice(0, 12)), stateOf(one, marker, shown), (0,blocks/* link */.nf)('comment', url)]);
    });
    const more = rows.length > mostRuns ? (0,markdown.md) `${(0,quantities/* count */.U9)(rows.length - mostRuns, 'earlier run')} not shown.` : null;
    return (0,blocks/* stack */.t$)([(0,blocks/* table */.tp)(['run', 'snapshot', 'state', 'told in'].map(left), rows.slice(0, mostRuns)), more]);
}
function stateOf(one, { run, state }, shown) {
    if (one.run === run && ((0,github_marker/* isUnderWay */.gn)(one) || one.cancelled))
        return states[state];
    return (0,github_marker/* isUnderWay */.gn)(one) || one.cancelled ? (0,tries/* endText */.Z)(one, shown) : (0,markdown.md) `${one.outcome === 'failed' ? '❌' : '✅ decided:'} ${(0,tries/* endText */.Z)(one, shown)}`;
}
/** What was stopped. */
function cancelled({ command, runs }) {
    if (runs.length === 0)
        return (0,markdown.md) `Nothing is running here, so there is nothing to cancel. ${(0,answers_answer/* typed */.nE)(command, 'status')} shows what was decided.`;
    const more = runs.length > mostRuns ? (0,markdown.md) ` and more` : null;
    return (0,markdown.md) `Cancelled: ${(0,blocks/* listed */.KE)(runs.slice(0, mostRuns).map(verdict/* runLink */.ut))}${more}. Nothing of it is promoted. Ask again with ${(0,answers_answer/* typed */.nE)(command)}.`;
}

// EXTERNAL MODULE: ./build/action/input-words.js
var input_words = __webpack_require__(33419);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
// EXTERNAL MODULE: ./build/action/surroundings.js + 20 modules
var action_surroundings = __webpack_require__(71899);
// EXTERNAL MODULE: ./build/action/artifacts.js
var artifacts = __webpack_require__(44544);
;// CONCATENATED MODULE: ./build/action/modes/plan.js



























/** Reads the event, answers it, and leaves a plan for the world jobs. Runs nobody's code. */
async function plan_plan(surroundings, folder) {
    core/* setOutput */.uH('matrix', '[]');
    const token = inputs/* text */.Qq('token');
    const host = (0,action_surroundings/* hostOf */.w)(surroundings, token);
    const requested = await request(surroundings, host, folder);
    switch (requested.kind) {
        case 'silence':
            return (0,log/* say */.cv)(`Nothing to do: ${requested.why}.`);
        case 'refused':
            return refuse(requested, surroundings, host);
        case 'conversation':
            return converse(requested, surroundings, host);
        case 'asked':
            return makePlan(requested, surroundings, host, folder);
    }
}
async function request(surroundings, host, folder) {
    const { repository, serverUrl, run, event } = surroundings;
    const ask = inputs/* lines */.Mn('ask');
    const fetched = (0,external_node_path_.join)(folder, 'fetched');
    await (0,promises_.mkdir)(fetched);
    const settings = {
        command: inputs/* command */.G5(),
        ask: ask.length > 0 ? ask : [inputs/* command */.G5()],
        pull: inputs/* numberOrNull */.wD('pull-request'),
        defaultBranch: surroundings.defaultBranch ?? (await host.defaultBranch()),
        repository,
        branchPrefix: inputs/* branchPrefix */.$j(),
        dailyLimit: inputs/* number */.ai('daily-limit', 1, github_marker/* mostTries */.l5),
        mostCandidates: inputs/* mostCandidates */.w$(),
        proposers: (configuration) => (0,proposers/* proposersFrom */._1)(inputs/* proposerValues */.LY(), configuration),
        use: useOf(surroundings),
        firstAttempt: run.attempt === 1,
        patience: taken_up/* usualPatience */.U,
    };
    return (0,plan_request/* readRequest */["in"])(event, settings, { host, source: { url: `${serverUrl}/${repository}`, token: inputs/* text */.Qq('token') }, folder: fetched }, clock/* systemClock */.m.now());
}
/** Says why nothing is tried. A fault with nobody to answer, or that is none of the asker's, also fails the job. */
async function refuse({ refusal: found, where, commit }, surroundings, host) {
    const refusal = found.code === 'unusable' ? { ...found, fault: new errors/* SafeDebugError */.rc(found.fault.code, (0,input_words/* inInputWords */.b)(found.fault.message), { cause: found.fault }) } : found;
    const fault = refusal.code === 'unusable' ? refusal.fault : null;
    (0,log/* warn */.R8)(`Not tried: ${fault?.message ?? `${refusal.code}.`}`);
    const answered = (0,answer/* answer */.Z)(host, where, useOf(surroundings), (0,answer/* refusalAnswers */.I)(refusal, { command: inputs/* command */.G5(), commit }), 'confused', refusal.code === 'not-authorised' ? { now: clock/* systemClock */.m.now() } : null);
    if (fault === null || (fault.code !== 'environment' && where.comment !== null))
        return answered;
    await answered.catch((error) => (0,log/* warn */.R8)(`The comment could not be answered: ${(0,errors/* messageOf */.bD)(error)}`));
    throw fault;
}
function useOf({ run }) {
    return { run: run.id, name: inputs/* useName */.tx() };
}
async function makePlan(asked, surroundings, host, folder) {
    const store = new artifact_store/* ArtifactStore */.c(await (0,artifacts/* storeOptions */.S)(folder));
    const where = { discussion: asked.subject.discussion?.number ?? null, comment: asked.asking.comment === null ? null : { kind: asked.asking.comment.comment.kind, id: asked.asking.comment.comment.id } };
    try {
        const written = await (0,over_store/* planIntoStore */.t2)(await planSettings(asked, surroundings), store, clock/* systemClock */.m);
        const nothingRuns = written.plan.proposers === null && (0,plan/* candidatesToRun */.$S)(written.plan).length === 0;
        if (!nothingRuns)
            core/* setOutput */.uH('matrix', JSON.stringify(written.plan.proposers === null ? (0,world/* worldsOf */.XB)(written.plan) : ['baseline']));
        core/* setOutput */.uH('proposers', String(written.plan.proposers !== null));
        core/* setOutput */.uH('snapshot', written.plan.snapshot.commit);
        core/* setOutput */.uH('plan-digest', written.planDigest);
        await (0,summary/* summarise */.f)((0,job_summary/* planSummary */.MM)(written.plan));
        if (nothingRuns && where.comment !== null)
            await (0,requests_stickies/* react */.wv)(host, where.comment, 'confused');
        // Last: what broke behind it would leave a comment that says "trying" for good, since no later job runs.
        await tell(written.plan, asked.sticky, surroundings, host);
        for (const problem of asked.collection.problems)
            (0,log/* say */.cv)(`Left out: ${problem}.`);
        (0,log/* say */.cv)(`Planned ${written.plan.candidates.length} candidates for ${written.plan.snapshot.commit}, with ${host.requests()} requests.`);
    }
    catch (error) {
        if (!(error instanceof errors/* SafeDebugError */.rc))
            throw error;
        await refuse({ refusal: { code: 'unusable', fault: error }, where, commit: asked.subject.commit }, surroundings, host);
    }
}
async function planSettings({ asking, subject, collection, configuration }, { run, repository, serverUrl }) {
    const values = inputs/* runValues */.w3();
    const { commit, tree } = await (0,git_repository/* resolveCommit */.WL)(collection.repository, subject.commit);
    const base = (0,run_request/* settingsFrom */.ms)(values, { repository: collection.repository, commit: { revision: subject.branch, id: commit, tree }, configuration, passed: (0,run_request/* passedVariables */.a7)(values), command: 'run' });
    return {
        ...base,
        policy: { ...base.policy, ...inputs/* promotion */.KF() },
        trigger: asking.trigger,
        candidates: { files: [], folders: [], revisions: [], proposed: collection.candidates },
        mostCandidates: inputs/* mostCandidates */.w$(),
        proposers: collection.proposers,
        run: { id: run.id, attempt: run.attempt, name: inputs/* useName */.tx() },
        host: (0,plan_request/* pinnedHost */.hg)(subject, collection.comments, { server: serverUrl, repository, runUrl: run.url, pullRequest: inputs/* pullRequest */.VV() }),
    };
}
async function tell(planned, sticky, { run }, host) {
    if (planned.host?.discussion == null)
        return;
    const context = { run, name: planned.run?.name ?? '', startedAt: planned.createdAt, comment: planned.trigger.comment?.id ?? null, command: inputs/* command */.G5() };
    const written = await (0,requests_stickies/* writeSticky */.ZF)(host, planned.host.discussion.number, sticky, (earlier) => (0,sticky_comment/* planComment */.tx)(planned, { ...context, earlier }));
    core/* setOutput */.uH('comment', written?.id ?? '');
}
async function converse({ about, login, where, stickies }, surroundings, host) {
    const { run, serverUrl, repository } = surroundings;
    const use = useOf(surroundings);
    const command = inputs/* command */.G5();
    const reference = (marker) => ({ id: marker.run, attempt: marker.attempt, url: `${serverUrl}/${repository}/actions/runs/${marker.run}` });
    if (about === 'help')
        return (0,answer/* answer */.Z)(host, where, use, [help({ command, model: inputs/* text */.Qq('model') !== '', agent: inputs/* text */.Qq('agent') !== '' })], 'rocket');
    if (about === 'status') {
        return (0,answer/* answer */.Z)(host, where, use, [standing_status({ command, comments: stickies.toReversed(), reference })], 'rocket');
    }
    const ended = await cancelRuns(host, stickies, { by: login, command, at: clock/* systemClock */.m.now(), reference });
    (0,log/* say */.cv)(`Cancelled ${ended.length} runs, asked by run ${run.id}.`);
    return (0,answer/* answer */.Z)(host, where, use, [cancelled({ command, runs: ended.map(reference) })], 'rocket');
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
