export const id = 877;
export const ids = [877];
export const modules = {

/***/ 6877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   apply: () => (/* binding */ apply)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _files_file_part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(936);
/* harmony import */ var _git_difference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2500);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5799);
/* harmony import */ var _git_scratch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1433);
/* harmony import */ var _patches_apply_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1644);
/* harmony import */ var _studio_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6192);











const help = `safe-debug apply: what a patch would make of a commit, judged by git; changes nothing in DIR

Usage: safe-debug apply PATCH --repo DIR --commit REV [--directory SUB] [--json]

  PATCH            file with the patch
  --repo DIR       the repository (default: the current directory)
  --commit REV     the commit to apply the patch to (default: HEAD)
  --directory SUB  take names below SUB when they do not fit at the top of the repository
  --json           print one JSON document: outcome, reason, tree, touched, flags, message

Exit: 0 whenever it answers, also for a patch that is refused; 2 for bad usage or input.

Example:
  safe-debug apply fix.patch --repo . --commit HEAD
`;
/**
 * The command `apply` (design section 6): what a patch makes of a commit. The work happens in a scratch repository that
 * only reads DIR's objects. Resolves with the exit status 0; rejects with `usage` or `input` for what cannot be understood
 * or read, with `environment` if git breaks.
 */
async function apply(args, output) {
    const request = requestOf(args);
    if (request === 'help') {
        output.stdout(help);
        return 0;
    }
    const patch = await readPatchFile(request.patchFile);
    const source = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .openRepository */ .h_)(request.repository);
    const { commit } = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveCommit */ .WL)(source, request.commit);
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'safe-debug-apply-'));
    try {
        const repository = await (0,_git_scratch_js__WEBPACK_IMPORTED_MODULE_8__/* .createScratchRepository */ .t)(scratch, source);
        const outcome = await (0,_patches_apply_js__WEBPACK_IMPORTED_MODULE_9__/* .applyPatch */ .X)(repository, commit, patch, request.directory === undefined ? {} : { directory: request.directory });
        output.stdout(request.json ? `${JSON.stringify(documentOf(outcome))}\n` : describe(outcome));
        return 0;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scratch, { recursive: true, force: true });
    }
}
function requestOf(args) {
    const { values, positionals } = parse(args);
    if (values.help === true)
        return 'help';
    const [patchFile, ...others] = positionals;
    if (patchFile === undefined || others.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `apply takes one patch file, not ${positionals.length}. See safe-debug apply --help.`);
    }
    return { patchFile, repository: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(values.repo ?? '.'), commit: values.commit ?? 'HEAD', directory: values.directory, json: values.json ?? false };
}
function parse(args) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({
            args,
            allowPositionals: true,
            options: {
                repo: { type: 'string' },
                commit: { type: 'string' },
                directory: { type: 'string' },
                json: { type: 'boolean' },
                help: { type: 'boolean', short: 'h' },
            },
        });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('usage', `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. See safe-debug apply --help.`, { cause });
    }
}
async function readPatchFile(path) {
    try {
        return await (0,_files_file_part_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeOf */ .l2)(path, _git_difference_js__WEBPACK_IMPORTED_MODULE_6__/* .largestPatchBytes */ .M);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The patch ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Name an existing file of at most ${_git_difference_js__WEBPACK_IMPORTED_MODULE_6__/* .largestPatchBytes */ .M / 1024 ** 2} MiB.`, { cause });
    }
}
/** The JSON document of design section 6, with the sentence for the author. */
function documentOf(outcome) {
    const { reason, tree, touched, flags } = outcome;
    return { outcome: outcome.outcome, reason, tree, touched, flags, message: messageFor(outcome) };
}
function messageFor(outcome) {
    return outcome.outcome === 'applied' ? null : outcome.message;
}
function describe(outcome) {
    const head = `${outcome.outcome}${outcome.reason === null ? '' : ` (${outcome.reason})`}`;
    const lines = [head, ...outcome.touched.map(({ change, path }) => `  ${change} ${(0,_studio_text_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(JSON.stringify(path))}`)];
    if (outcome.flags.length > 0)
        lines.push(`flags: ${outcome.flags.join(', ')}`);
    if (outcome.tree !== null)
        lines.push(`tree: ${outcome.tree}`);
    const message = messageFor(outcome);
    return [...lines, ...(message === null ? [] : [message]), ''].join('\n');
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);



/** At most so many bytes of the beginning of a text file (UTF-8); nothing of one that is not there. */
function beginningOf(file, bytes) {
    return partOf(file, bytes, () => 0);
}
/** At most so many bytes of the end of a text file (UTF-8); nothing of one that is not there. */
function endOf(file, bytes) {
    return partOf(file, bytes, (size) => Math.max(0, size - bytes));
}
/** All bytes of a file or of what a pipe or device gives. Rejects with a plain error as soon as there are more than `most`. */
async function wholeOf(file, most) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file)) {
        bytes += chunk.length;
        if (bytes > most)
            throw new Error(`it has more than ${most} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
async function partOf(file, bytes, startIn) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'r');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return '';
        throw error;
    }
    try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, startIn(size));
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 6192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   hw: () => (/* binding */ manyLines),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/**
 * Characters that do not stand for themselves: controls (C0, C1, DEL), line and paragraph separators, invisible and
 * direction-changing characters (Unicode categories Cc, Zl, Zp, Cf and what is ignorable by default, without the joiners
 * and variation selectors of emoji and scripts), and halves of surrogate pairs.
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])(?![\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const unsafeInLines = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])(?![\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const shortEscapes = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
function visible(character) {
    const code = character.codePointAt(0) ?? 0;
    return shortEscapes[character] ?? `\\u${code > 0xffff ? `{${code.toString(16)}}` : code.toString(16).padStart(4, '0')}`;
}
/** Untrusted text as one harmless line: what cannot be seen is written as an escape (`\n`, `\u001b`), the rest stays. */
function oneLine(text) {
    return text.replace(unsafeCharacters, visible);
}
/** Untrusted text of several lines: line feeds and tabs stay, `\r\n` becomes `\n`, whatever else cannot be seen is escaped. */
function manyLines(text) {
    return text.replace(/\r\n/g, '\n').replace(unsafeInLines, visible);
}
/** Untrusted text as one harmless line of at most `most` characters, the last of them an ellipsis if something was cut. */
function brief(text, most) {
    // One character of input gives at least one of output, so that a huge name need not be read to its end.
    const characters = [...oneLine(text.slice(0, most * 2 + 2))];
    return characters.length <= most && text.length <= most * 2 + 2 ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]|\ufe0f/u;
const invisible = /^[\p{M}\p{Cf}]+$/u;
function graphemeWidth(grapheme) {
    if (wide.test(grapheme))
        return 2;
    return invisible.test(grapheme) ? 0 : 1;
}
/** Columns a text takes on a terminal, as far as can be told (East Asian Width W and F, emoji: two). No escape sequences. */
function textWidth(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of segmenter.segment(text))
        width += graphemeWidth(segment);
    return width;
}
/** The start of a text that fits into `columns`, with an ellipsis if something was cut. */
function cutToWidth(text, columns) {
    if (textWidth(text) <= columns)
        return text;
    let kept = '';
    let width = 0;
    for (const { segment } of segmenter.segment(text)) {
        width += graphemeWidth(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return columns > 0 ? `${kept}…` : '';
}
/** A text in exactly `columns`, cut or filled up at the end (or, with `right`, at the start). */
function fit(text, columns, side = 'left') {
    const cut = cutToWidth(text, columns);
    const filling = ' '.repeat(Math.max(0, columns - textWidth(cut)));
    return side === 'left' ? cut + filling : filling + cut;
}
/** Lines of at most `columns`, broken at spaces; a word that is longer than a line is cut into pieces. */
function wrap(text, columns) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').flatMap((whole) => pieces(whole, columns))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && textWidth(longer) > columns) {
            lines.push(line);
            line = word;
        }
        else {
            line = longer;
        }
    }
    return [...lines, line];
}
function pieces(word, columns) {
    if (textWidth(word) <= columns)
        return [word];
    const found = [];
    let piece = '';
    for (const { segment } of segmenter.segment(word)) {
        if (piece !== '' && textWidth(piece + segment) > columns) {
            found.push(piece);
            piece = '';
        }
        piece += segment;
    }
    return [...found, piece];
}


/***/ })

};
