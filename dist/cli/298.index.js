export const id = 298;
export const ids = [298];
export const modules = {

/***/ 5298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  extract: () => (/* binding */ extract)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/patches/apply.js + 15 modules
var apply = __webpack_require__(1644);
// EXTERNAL MODULE: ./build/patches/overlooked.js
var overlooked = __webpack_require__(1665);
// EXTERNAL MODULE: ./build/patches/reading.js
var reading = __webpack_require__(6781);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(2500);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
// EXTERNAL MODULE: ./build/patches/attempt.js
var attempt = __webpack_require__(2072);
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

;// CONCATENATED MODULE: ./build/candidates/comments/assessment.js




/** Says what a proposal makes of the base. Without a base only faults of the patch itself can be found. */
async function assess(proposal, base) {
    if (proposal.source !== 'suggestion')
        return assessPatch(proposal, Buffer.from(proposal.patch), base);
    if (base === null)
        return { proposal, patch: null, applies: null, tree: null, problem: null };
    const patch = await suggestionPatch(base.scratch, base.commit, [proposal.suggestion]);
    if (patch === null)
        return { proposal, patch, applies: false, tree: null, problem: 'suggestion-out-of-range' };
    // git writes nothing for a suggestion that repeats the lines as they are.
    if (patch.length === 0)
        return { proposal, patch, applies: true, tree: base.tree, problem: null };
    return assessPatch(proposal, patch, base);
}
async function assessPatch(proposal, patch, base) {
    if (base === null) {
        const fault = (0,overlooked/* overlookedFault */.B)((0,reading/* readPatch */.H)(patch), patch, 1);
        return { proposal, patch, applies: fault === null ? null : false, tree: null, problem: fault && problemOf(fault) };
    }
    const outcome = await (0,apply/* applyPatch */.X)(base.scratch, base.commit, patch);
    if (outcome.outcome === 'rejected' || outcome.reason === 'already-applied') {
        return { proposal, patch, applies: false, tree: null, problem: problemOf(outcome.reason) };
    }
    return { proposal, patch, applies: true, tree: outcome.tree, problem: null };
}
function problemOf(reason) {
    switch (reason) {
        case 'truncated-patch':
        case 'unsupported-format':
        case 'corrupt-patch':
            return reason;
        case 'malformed-hunk-header':
        case 'overlapping-hunks':
            return 'corrupt-patch';
        case 'not-a-patch':
            return 'unsupported-format';
        default:
            return 'does-not-apply';
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/candidates/comments/review-position.js

const line = schemas/* int */.Whr().nullish();
const side = schemas/* enum */.k5n(['LEFT', 'RIGHT']).nullish();
/** Names as in GitHub's REST API, "Pull request review comments"; payloads of events have the same. */
const positionFields = {
    path: schemas/* string */.YjP().regex(/^[^\0]+$/, 'must be a path').nullish(),
    line,
    start_line: line,
    side,
    start_side: side,
    commit_id: schemas/* string */.YjP().nullish(),
    original_line: line,
    original_start_line: line,
    subject_type: schemas/* string */.YjP().nullish(),
};
/** The position that the fields of a comment tell. */
function positionOf(comment) {
    return {
        path: comment.path ?? null,
        startLine: comment.start_line ?? null,
        line: comment.line ?? null,
        startSide: comment.start_side ?? null,
        side: comment.side ?? null,
        originalStartLine: comment.original_start_line ?? null,
        originalLine: comment.original_line ?? null,
        commit: comment.commit_id ?? null,
        wholeFile: comment.subject_type === 'file',
    };
}

;// CONCATENATED MODULE: ./build/candidates/comments/payload.js



/** The part of a webhook payload's user that is read (GitHub, "Webhook events and payloads"). Null for a deleted account. */
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP() }).nullable();
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    body: schemas/* string */.YjP().nullable(),
    user: userSchema,
});
const reviewCommentSchema = commentSchema.extend(positionFields);
const issueCommentPayloadSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    comment: commentSchema,
    issue: schemas/* object */.Ikc({ number: schemas/* int */.Whr(), pull_request: schemas/* object */.Ikc({}).nullish() }),
});
const reviewCommentPayloadSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    comment: reviewCommentSchema,
    pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }),
});
/** Reads the payload of an `issue_comment` or `pull_request_review_comment` event. Throws `input` if it is neither. */
function readCommentEvent(payload) {
    const isReview = schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({}) }).safeParse(payload).success;
    const read = isReview ? reviewCommentPayloadSchema.transform(eventOfReviewComment).safeParse(payload) : issueCommentPayloadSchema.transform(eventOfIssueComment).safeParse(payload);
    if (read.success)
        return read.data;
    throw new errors/* SafeDebugError */.rc('input', `This is not the payload of an issue_comment or pull_request_review_comment event: ${faultsOf(read.error)}. Pass the file that GITHUB_EVENT_PATH names.`);
}
function faultsOf({ issues }) {
    return issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'the document'}: ${message}`).join('; ');
}
function eventOfIssueComment({ action, comment, issue }) {
    return { ...eventOfComment(action, comment), discussion: { number: issue.number, isPullRequest: Boolean(issue.pull_request) }, review: null };
}
function eventOfReviewComment({ action, comment, pull_request: pull }) {
    return { ...eventOfComment(action, comment), discussion: { number: pull.number, isPullRequest: true }, review: { head: pull.head.sha, position: positionOf(comment) } };
}
function eventOfComment(action, { id, body, user }) {
    const author = user && { login: user.login, isBot: user.type === 'Bot' || user.login.endsWith('[bot]') };
    return { action, commentId: id, body: body ?? '', author };
}

// EXTERNAL MODULE: ./build/candidates/comments/reading.js + 4 modules
var comments_reading = __webpack_require__(216);
// EXTERNAL MODULE: ./build/core/permission.js
var core_permission = __webpack_require__(811);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/git/scratch.js
var scratch = __webpack_require__(1433);
;// CONCATENATED MODULE: ./build/cli/extract.js












const help = `safe-debug extract: what a comment or a model's reply asks for; starts nothing, changes nothing in DIR

Usage: safe-debug extract --event FILE --permission P [--command NAME] [--repo DIR] [--json]
       safe-debug extract --reply FILE [--repo DIR] [--json]

  --event FILE      payload of an issue_comment or pull_request_review_comment event
  --permission P    the author's permission: admin, maintain, write, triage, read or none
  --reply FILE      a model's reply; nothing in it is a command
  --command NAME    name of the command (default: /try)
  --repo DIR        repository whose HEAD is the commit that candidates are for; says whether they apply
  --json            print one JSON document: trigger, commands, problems, candidates

Exit: 0 whenever it answers; 2 for bad usage or input.
`;
/** Largest payload or reply that is read; GitHub sends at most 25 MB. */
const largestFileBytes = 25 * 1024 * 1024;
/**
 * The command `extract` (design section 6). Prints what can be taken from the text to `output.stdout` and resolves with exit
 * status 0; rejects with `usage` or `input` for what cannot be understood or read, with `environment` if git breaks.
 */
async function extract(args, output) {
    const request = requestOf(args);
    if (request === 'help') {
        output.stdout(help);
        return 0;
    }
    const text = await readText(request.source.file);
    const { reading, assessments } = await withBase(request.repository, async (base) => {
        const read = readingOf(request, text, base?.commit ?? null);
        const assessed = [];
        for (const proposal of read.proposals)
            assessed.push(await assess(proposal, base));
        return { reading: read, assessments: assessed };
    });
    const document = documentOf(reading, assessments);
    output.stdout(request.json ? `${JSON.stringify(document)}\n` : describe(document));
    return 0;
}
function readingOf({ source, command }, text, commit) {
    if (source.kind === 'reply')
        return (0,comments_reading/* readReply */.Xw)(text);
    return (0,comments_reading/* readComment */.W3)(readCommentEvent(parseJson(text, source.file)), { command, permission: source.permission, commit });
}
function requestOf(args) {
    const values = parsed(args);
    if (values.help)
        return 'help';
    if (!/^\S+$/.test(values.command)) {
        throw new errors/* SafeDebugError */.rc('usage', `The command's name has to be one word, not ${JSON.stringify(values.command)}. Give one such as --command /try.`);
    }
    return { source: sourceOf(values), command: values.command, repository: values.repo ?? null, json: values.json };
}
function sourceOf({ event, reply, permission }) {
    if (event !== undefined && reply === undefined) {
        const known = core_permission/* permissionSchema */.V.safeParse(permission);
        if (known.success)
            return { kind: 'event', file: event, permission: known.data };
        throw new errors/* SafeDebugError */.rc('usage', `An event needs its author's permission (--permission admin, maintain, write, triage, read or none), not ${permission ?? 'nothing'}.`);
    }
    if (reply !== undefined && event === undefined && permission === undefined)
        return { kind: 'reply', file: reply };
    throw new errors/* SafeDebugError */.rc('usage', 'extract takes either --event FILE with --permission P, or --reply FILE. See safe-debug extract --help.');
}
function parsed(args) {
    try {
        return (0,external_node_util_.parseArgs)({
            args,
            options: {
                event: { type: 'string' },
                permission: { type: 'string' },
                reply: { type: 'string' },
                command: { type: 'string', default: '/try' },
                repo: { type: 'string' },
                json: { type: 'boolean', default: false },
                help: { type: 'boolean', short: 'h', default: false },
            },
        }).values;
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('usage', `${((0,errors/* messageOf */.bD)(cause).split(/\n|\. /)[0] ?? '').replace(/\.$/, '')}. See safe-debug extract --help.`, { cause });
    }
}
async function readText(file) {
    try {
        const found = await (0,promises_.stat)(file);
        if (!found.isFile())
            throw new Error('it is not a file');
        if (found.size > largestFileBytes)
            throw new Error(`it is larger than ${largestFileBytes / 1024 ** 2} MiB`);
        return await (0,promises_.readFile)(file, 'utf8');
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('input', `${file} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}. Name an existing file.`, { cause });
    }
}
function parseJson(text, file) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* SafeDebugError */.rc('input', `${file} is not JSON: ${(0,errors/* messageOf */.bD)(cause)}. Pass the file that GITHUB_EVENT_PATH names.`, { cause });
    }
}
/** Opens the repository's HEAD for reading through a scratch repository, which is removed afterwards. */
async function withBase(path, use) {
    if (path === null)
        return use(null);
    const repository = await (0,git_repository/* openRepository */.h_)(path);
    const { commit, tree } = await (0,git_repository/* resolveCommit */.WL)(repository, 'HEAD');
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'safe-debug-extract-'));
    try {
        return await use({ scratch: await (0,scratch/* createScratchRepository */.t)(directory, repository), commit, tree });
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
    }
}
/** The JSON document of design section 6. JSON cannot carry a patch of other bytes than UTF-8, it is null then. A suggestion that points outside its file is a problem and no candidate. */
function documentOf(reading, assessments) {
    return {
        trigger: reading.trigger,
        commands: reading.commands.map(({ name, args }) => ({ name, args })),
        problems: [...new Set([...reading.problems, ...assessments.flatMap(({ problem }) => problem ?? [])])],
        candidates: assessments.filter(({ problem }) => problem !== 'suggestion-out-of-range').map(candidateOf),
    };
}
function candidateOf({ proposal, patch, applies, tree }) {
    const place = proposal.source === 'suggestion' ? proposal.suggestion : { path: null, startLine: null, endLine: null, replacement: null };
    const { path, startLine, endLine, replacement } = place;
    const patchText = patch !== null && (0,external_node_buffer_.isUtf8)(patch) ? patch.toString('utf8') : null;
    return { source: proposal.source, info: proposal.info, patch: patchText, path, startLine, endLine, replacement, applies, tree, flags: proposal.flags };
}
function describe({ trigger, commands, problems, candidates }) {
    const lines = [trigger ? 'starts work' : 'starts nothing', ...commands.map(({ name, args }) => `command: ${JSON.stringify([name, ...args].join(' '))}`)];
    for (const { source, path, startLine, endLine, applies, tree, flags } of candidates) {
        const place = path === null ? '' : ` for ${JSON.stringify(path)}, lines ${startLine} to ${endLine}`;
        const result = applies === null ? 'not held against a commit' : applies ? `applies, tree ${tree}` : 'does not apply';
        lines.push(`candidate: ${source}${place}, ${result}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}`);
    }
    if (problems.length > 0)
        lines.push(`problems: ${problems.join(', ')}`);
    return `${lines.join('\n')}\n`;
}


/***/ })

};
