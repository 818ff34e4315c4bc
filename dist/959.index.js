export const id = 959;
export const ids = [959];
export const modules = {

/***/ 56035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ askedLines)
/* harmony export */ });
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59957);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70992);




const longestName = 80;
/**
 * Who was asked for proposals, how often and for how much, and which candidate improves which: a line each, harmless on a
 * terminal. Empty where only people proposed. What is not known is said to be unknown.
 */
function askedLines({ calls, candidates, model }) {
    const models = [...new Set(calls.map(nameOf))].map((name) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(name, longestName)}: ${callsText(calls.filter((call) => nameOf(call) === name))}`);
    const agents = model.calls === null ? ['coding agents: what they asked, and what it cost, is unknown'] : [];
    const improvements = candidates.flatMap(({ id, proposal }) => (proposal?.parent == null ? [] : [`${id} improves ${proposal.parent} (round ${proposal.round})`]));
    return [...models, ...agents, ...improvements];
}
function nameOf({ provider, model }) {
    return `${provider}/${model}`;
}
function callsText(calls) {
    const recorded = calls.filter(({ replayed }) => replayed).length;
    if (recorded > 0)
        return `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(recorded, 'answer')} from a recording, nobody was asked`;
    const left = calls.filter(({ outcome }) => outcome === 'budget').length;
    return `${(0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageText */ .t)((0,_core_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .usageOf */ .Fs)(calls))}${left > 0 ? `; ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(left, 'more call')} would have gone beyond the budget` : ''}`;
}


/***/ }),

/***/ 36581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p0: () => (/* binding */ verifyCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* unused harmony exports programCommand, resumeCommand */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);


/** Name of the program on the PATH, as package.json declares it. */
const name = 'safe-debug';
/** A word as a POSIX shell reads it back unchanged; characters that cannot be seen are shown as escapes instead. */
function shellWord(word) {
    const visible = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(word);
    return /^[\w@%+=:,./-]+$/.test(visible) ? visible : `'${visible.replaceAll("'", "'\\''")}'`;
}
/** How this program is called again from a folder: by its name on the PATH, else as `node` with the path of its file. */
function programCommand(file, folder) {
    if (file === undefined || basename(file) === name)
        return name;
    const near = relative(folder, file);
    return `node ${shellWord(near.startsWith('..') ? file : near)}`;
}
/** The command that checks an evidence folder against the repository and the digest of its document. `program`: how it is called. */
function verifyCommand(program, out, digest, repository) {
    return `${program} verify ${shellWord(out)} --repo ${shellWord(repository)} --expect ${digest}`;
}
/** The command that takes up a run that was cut short, from its evidence folder. */
function resumeCommand(program, out, id) {
    return `${program} run --resume ${id} --out ${shellWord(out)}`;
}


/***/ }),

/***/ 63974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ fixesSaying),
/* harmony export */   St: () => (/* binding */ realTests),
/* harmony export */   bj: () => (/* binding */ gateAlone),
/* harmony export */   g: () => (/* binding */ testsCell),
/* harmony export */   hk: () => (/* binding */ onlyExitStatus)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54526);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43182);


/** Whether nothing is known per test: the gate as a whole stands alone, beside invariants at most, which are exit statuses too. */
function onlyExitStatus({ tests }) {
    return tests.some(_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE) && tests.every((test) => (0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test) || (test.suite === '' && test.name.startsWith('(invariant) ')));
}
/** Of some tests, by their indices, those that are tests and not the gate as a whole. */
function realTests({ tests }, indices) {
    return indices.filter((index) => {
        const test = tests[index];
        return test !== undefined && !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test);
    });
}
/** What a candidate makes pass, as the beginning of a sentence: `2 failing tests pass`, `The gate passes now (exit status only: ...)`. */
function fixesSaying(account, fixed) {
    if (onlyExitStatus(account))
        return 'The gate passes now (exit status only: nothing is known per test)';
    const { length } = realTests(account, fixed);
    return length === 0 ? 'The gate passes now' : `${length} failing test${length === 1 ? ' passes' : 's pass'}`;
}
const gateWords = { pass: 'passes', fail: 'fails', inconclusive: '–' };
/**
 * What is known of a world where only the exit status is, with how it ended, in words: `the gate passes`, `the gate fails with exit
 * status 1`. Null where results per test say more.
 */
function gateAlone(account, result) {
    if (result === null || !onlyExitStatus(account))
        return null;
    if (result.verdict === 'pass')
        return 'the gate passes';
    if (result.verdict === 'inconclusive')
        return 'the gate proves nothing';
    return `the gate fails${result.exitCode === null ? '' : ` with exit status ${result.exitCode}`}`;
}
/** What a world's tests came to, for a cell: `4/5`, or of a gate of which only the exit status is known `passes` or `fails`. */
function testsCell(account, result) {
    return onlyExitStatus(account) && result !== null ? gateWords[result.verdict] : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .passedOfTotal */ .ap)(result);
}


/***/ }),

/***/ 28557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ separated),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   t$: () => (/* binding */ stack),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45734);


function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * Untrusted text as code on one line. The fence is longer than any run of backticks inside (CommonMark 0.31, section 6.1).
 * A pipe ends a table's cell even in code, and cannot be escaped behind a backslash, so such text gets the tag instead.
 */
function code(text) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text);
    if (line === '')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)('(empty)');
    if (line.includes('|'))
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<code>${line}</code>`;
    const fence = '`'.repeat(longestRun(line) + 1);
    const padding = /^`|`$|^ .*[^ ].* $/.test(line) ? ' ' : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .isolated */ .My)(line, `${fence}${padding}${line}${padding}${fence}`));
}
/**
 * Untrusted text of several lines as a fenced block, with a fence longer than any run of backticks inside. Characters that
 * cannot be seen are shown as escapes. `language`: of GitHub's highlighter, a constant.
 */
function fenced(text, language) {
    const lines = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(text).replace(/\n$/, '');
    const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)(`${fence}${language}\n${lines}\n${fence}`);
}
/** A link; of an address that is no plain web address only the label. The address cannot leave its place. */
function link(label, address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${label}`;
    const safe = url.href.replaceAll('&', '&amp;').replace(/[^\w\-.~:/?#@!&+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `[${label}](${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)(`<${safe}>`)})`;
}
/** Blocks one below the other; nothing is left out. */
function stack(blocks) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)(blocks.filter((block) => block !== null && !(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(block)).join('\n\n'));
}
/** Entries one after the other in a sentence: `a, b, c`. */
function listed(entries) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)(entries.map((entry) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${entry}`).join(', '));
}
/** Longer entries one after the other in a sentence: `a; b; c`. */
function separated(entries) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)(entries.map((entry) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${entry}`.toString()).join('; '));
}
/** A list of one-line entries. */
function bullets(entries) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)(entries.map((entry) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- ${entry}`).join('\n'));
}
/** Something folded away under a line of text. */
function folded(summary, body) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(body) ? _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** A table of one-line cells (GitHub Flavored Markdown, section 4.10). */
function table(columns, rows) {
    const line = (cells) => `|${cells.map((cell) => ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${cell}`.toString()} |`).join('')}`;
    const sides = `|${columns.map(({ side }) => (side === 'right' ? ' ---: |' : ' --- |')).join('')}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .trustedMarkdown */ .pG)([line(columns.map(({ name }) => name)), sides, ...rows.map(line)].join('\n'));
}


/***/ }),

/***/ 63192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ fitted),
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   Gk: () => (/* binding */ always),
/* harmony export */   Q3: () => (/* binding */ shorterAndShorter),
/* harmony export */   h$: () => (/* binding */ mostOfBody),
/* harmony export */   to: () => (/* binding */ mostOfSummary)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45734);

/** Most bytes of a comment or of a pull request's body; GitHub takes 65,536 characters. */
const mostOfBody = 60_000;
/** Most bytes of a step's summary; GitHub drops one of more than 1 MiB altogether. */
const mostOfSummary = 900_000;
const between = '\n\n';
/**
 * A document of at most `most` UTF-8 bytes, and so of at most as many characters however they are counted. Every part is
 * there in some size: those with a smaller rank as full as possible first. Throws RangeError if not even the smallest sizes fit.
 */
function fitted(parts, most) {
    const chosen = parts.map(({ sizes }) => sizes.at(-1) ?? sizes[0]);
    let used = chosen.reduce((sum, size) => sum + bytesOf(size) + between.length, 1);
    if (used > most)
        throw new RangeError(`the smallest form of the document has ${used} bytes, more than ${most}`);
    const order = parts.map((part, index) => ({ part, index })).sort((a, b) => a.part.rank - b.part.rank);
    for (const { part, index } of order) {
        const least = bytesOf(part.sizes.at(-1) ?? part.sizes[0]);
        const best = part.sizes.find((size) => used - least + bytesOf(size) <= most);
        if (best === undefined)
            continue;
        chosen[index] = best;
        used += bytesOf(best) - least;
    }
    return `${chosen.filter((size) => size.toString() !== '').join(between)}\n`;
}
/** A part that is always there as it is. */
function always(markdown) {
    return { sizes: [markdown], rank: 0 };
}
/** A part with nothing to show. */
const absent = always(_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6);
/** UTF-8 bytes. A text never has more code points or UTF-16 units than it has bytes. */
function bytesOf(markdown) {
    return Buffer.byteLength(markdown.toString());
}
/**
 * A list in several sizes: its first entries, as many as `limits` says (falling), each time with the number left out. To be
 * the least size, the last limit must be small enough for any entries.
 */
function shorterAndShorter(entries, limits, render) {
    const [first, ...others] = limits;
    const sizeOf = (limit) => render(entries.slice(0, limit), Math.max(0, entries.length - limit));
    return [sizeOf(first), ...others.map(sizeOf)];
}


/***/ }),

/***/ 45734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ isolated),
/* harmony export */   md: () => (/* binding */ md),
/* harmony export */   pG: () => (/* binding */ trustedMarkdown),
/* harmony export */   qv: () => (/* binding */ isNothing),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* unused harmony export Markdown */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);

/** GitHub Markdown that is safe to post. Only the tag `md`, the blocks built on it and `trustedMarkdown` make it. */
class Markdown {
    #text;
    constructor(text) {
        this.#text = text;
    }
    toString() {
        return this.#text;
    }
}
/** Nothing. */
const nothing = new Markdown('');
function markdownOf(content) {
    if (content === null)
        return '';
    if (content instanceof Markdown)
        return content.toString();
    if (typeof content === 'string')
        return plainText(content);
    if (typeof content === 'number')
        return String(content);
    return content.map(markdownOf).join('');
}
/**
 * Markdown from a template. Every value becomes plain text on one line, whatever it holds, unless it is Markdown itself.
 * What it gives may also stand inside an HTML block, as the text of `<summary>`.
 */
function md(template, ...values) {
    return new Markdown(template.map((part, index) => part + markdownOf(values[index] ?? null)).join(''));
}
/** A constant of this program, or what it wrote itself, as Markdown. Never for anything from outside. */
function trustedMarkdown(constant) {
    return new Markdown(constant);
}
/** Whether there is nothing to show. */
function isNothing(markdown) {
    return markdown.toString() === '';
}
/** A space of no width. GitHub looks for references in the finished text, so only another character in between keeps them apart. */
const separation = '&#8203;';
/**
 * Characters with a meaning in Markdown, as entities, which "cannot be used in place of symbols indicating structure in
 * CommonMark documents" (CommonMark 0.31, section 2.5). `#` and `@` are also parted from what follows: `#1`, `@user`,
 * `user@commit`, an address. A dollar sign that opens no formula is to stand in a span (GitHub, "Writing mathematical expressions").
 */
const meaningful = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '[': '&#91;',
    ']': '&#93;',
    '!': '&#33;',
    '*': '&#42;',
    _: '&#95;',
    '~': '&#126;',
    '`': '&#96;',
    '\\': '&#92;',
    '|': '&#124;',
    '#': `&#35;${separation}`,
    '@': `@${separation}`,
    $: '<span>$</span>',
};
/** Begins that make a list, a line across, a heading's underline or a code block of what follows. */
const blockStart = /^(?: |[-+](?=\s|$)|[-=](?=[-=\s]*$)|\d+[.)](?=\s|$))/;
/** Text of right-to-left scripts would reorder what stands beside it (Unicode Standard Annex 9, default classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Puts a text that runs from right to left into an isolate (first strong to pop); other text stays as it is. */
function isolated(text, markdown) {
    return rightToLeft.test(text) ? `\u2068${markdown}\u2069` : markdown;
}
/**
 * Untrusted text as plain text on one line: no mention, reference, address, commit id, emoji code, formula, markup, HTML or
 * block can come of it ("Autolinked references and URLs" and "Basic writing and formatting syntax" of GitHub's manual;
 * GitHub Flavored Markdown, section 6.9).
 */
function plainText(text) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text);
    const inert = line
        .replace(/[0-9a-f]{7,}/gi, (digits) => digits.replace(/.{6}(?=.)/g, '$&\0')) // commit ids
        .replace(/:(?!\s|$)/g, ':\0') // emoji codes and the schemes of addresses
        .replace(/www(?=\.)/gi, '$&\0')
        .replace(/(?<=[a-z])-(?=\d)|(?<=ghsa)-/gi, '-\0') // GH-1 and the prefixes that a repository declares
        .replace(/[&<>"[\]!*_~`\\|#@$]/g, (character) => meaningful[character] ?? character)
        .replaceAll('\0', separation)
        .replace(blockStart, (start) => `${start.slice(0, -1)}&#${start.charCodeAt(start.length - 1)};`)
        .replace(/ $/, '&#32;');
    return isolated(line, inert);
}


/***/ }),

/***/ 74398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ askedPart)
/* harmony export */ });
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56035);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);




/** Who was asked for proposals and what it cost, and which candidate improves which. Absent where only people proposed. */
function askedPart(account) {
    const lines = (0,_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .askedLines */ .Q)(account);
    if (lines.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge;
    const render = (shown, hidden) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .stack */ .t$)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `#### Models and agents`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)([...shown, ...(hidden === 0 ? [] : [`${hidden} more in the evidence`])])]);
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_2__/* .shorterAndShorter */ .Q3)(lines, [lines.length, 3], render), rank: 2 };
}


/***/ }),

/***/ 68502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pk: () => (/* binding */ winnerOf),
/* harmony export */   TG: () => (/* binding */ origin),
/* harmony export */   hT: () => (/* binding */ reasonsPart),
/* harmony export */   tp: () => (/* binding */ fixedTestsPart)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54526);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31838);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45734);







const longestName = 80;
/** Where a candidate came from: kind with a link, and its author as code, which mentions nobody. */
function origin({ kind, author, url }) {
    const from = url === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceWords */ .hI[kind]}` : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceWords */ .hI[kind], url);
    return author === null ? from : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${from} by ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(author, longestName))}`;
}
/** Every candidate with its origin and the reasons for its verdict in whole sentences, folded away. Of a single one the headline says it. */
function reasonsPart(account) {
    if (account.candidates.length < 2)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge;
    const render = (shown, hidden) => {
        if (shown.length === 0)
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The reasons for each verdict are in the evidence.`;
        const note = hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(hidden, 'more candidate')} in the evidence.`;
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)('Every candidate, and why', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(shown.map((candidate) => reasonsOf(account, candidate))), note]));
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .shorterAndShorter */ .Q3)(account.candidates, [account.candidates.length, 12, 0], render), rank: 5 };
}
function reasonsOf(account, candidate) {
    const wins = candidate.id === account.selection.winner;
    const reasons = candidate.reasons.map((reason) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .candidateReason */ .KH)(account, candidate, reason).long);
    const sentences = reasons.length > 0 ? reasons : [_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSayings */ .eG[candidate.verdict].long];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `**${candidate.id}** ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(candidate.label, longestName)}, from ${origin(candidate.source)}: ${wins ? 'winner' : _words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSayings */ .eG[candidate.verdict].short}. ${sentences.join(' ')}`;
}
/** Names of the tests that failed on the baseline and pass with the winner; the gate as a whole is none. */
function fixedTestsPart({ tests }, winner) {
    const names = winner.fixed.flatMap((index) => tests[index] ?? []).filter((test) => !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test));
    if (names.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge;
    const render = (shown, hidden) => {
        const rest = hidden === 0 ? null : shown.length === 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(hidden, 'test')}, named in the evidence.` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${hidden} more in the evidence.`;
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `#### Failing tests that pass now`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(shown.map((test) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testTitle */ .XF)(test)))), rest]);
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .shorterAndShorter */ .Q3)(names, [50, 10, 0], render), rank: 2 };
}
/** The candidate that won, or null. */
function winnerOf({ candidates, selection }) {
    return candidates.find(({ id }) => id === selection.winner) ?? null;
}


/***/ }),

/***/ 24513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ evidenceJsonPart),
/* harmony export */   Ms: () => (/* binding */ downloadCommand),
/* harmony export */   Ph: () => (/* binding */ verifyPart),
/* harmony export */   q6: () => (/* binding */ evidenceLinksPart),
/* harmony export */   qr: () => (/* binding */ footer)
/* harmony export */ });
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54756);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36581);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45734);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67819);







/** Where the evidence lies, and its digest; before it is closed, that both follow. */
function evidenceLinksPart({ document, folder, page, run }) {
    const closed = document === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The evidence is being closed; its address and digest follow here. Until then: ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .runLink */ .ut)(run)}.` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `Evidence: ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('evidence.json', document.url)}, ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(document.digest)}`;
    const pageLink = page === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) ` · ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('the page to read', page)}`;
    const folderLink = folder === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) ` · ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('everything with logs and reports', folder.url)}`;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `${closed}${pageLink}${folderLink}`);
}
/** The evidence as JSON, folded away: whole where there is room, else its main facts, else a sentence. */
function evidenceJsonPart(evidence) {
    const main = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)('Evidence as JSON, its main facts; the whole is evidence.json', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)(jsonText(mainFacts(evidence)), 'json'));
    const none = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `The evidence is too long to be shown here; it is the artifact ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('evidence.json')} of the run.`;
    if (roomLeftBy(evidence, _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfBody */ .h$) < 0)
        return { sizes: [main, none], rank: 9 };
    return { sizes: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)('Evidence as JSON (the same document as evidence.json, on one line)', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)(jsonText(evidence), 'json')), main, none], rank: 9 };
}
/** What at most remains of `room` characters when a JSON value is written into it; once it is negative, the rest is not looked at. */
function roomLeftBy(value, room) {
    if (typeof value === 'string')
        return room - value.length;
    if (typeof value !== 'object' || value === null)
        return room - 1;
    let left = room - 1;
    for (const entry of Object.values(value)) {
        if (left < 0)
            break;
        left = roomLeftBy(entry, left);
    }
    return left;
}
/** Canonical JSON in which every character can be seen; it says the same (RFC 8259, section 7). */
function jsonText(value) {
    return (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''));
}
/** Digests, verdicts and decision, without tests, raw results and files. */
function mainFacts(evidence) {
    const { schema, id, createdAt, finishedAt, outcome, snapshot, gate, baseline, candidates, selection, replay, promotion, model, events } = evidence;
    return {
        schema: `${schema}/main-facts`,
        id,
        createdAt,
        finishedAt,
        outcome,
        snapshot: { commit: snapshot.commit, tree: snapshot.tree },
        gate: { digest: gate.digest, attempts: gate.attempts },
        baseline: { outcome: baseline.outcome, counts: baseline.result?.counts ?? null },
        candidates: candidates.map(({ id: candidate, source, mutation, world, result, fixed, broken, missing, verdict, reasons }) => ({
            id: candidate,
            source: source.kind,
            patch: mutation.sha256,
            tree: world?.tree ?? null,
            counts: result?.counts ?? null,
            fixed: fixed.length,
            broken: broken.length,
            missing: missing.length,
            verdict,
            reasons,
        })),
        selection,
        replay: { status: replay.status, snapshotTree: replay.snapshotTree, tree: replay.tree, testsAgree: replay.testsAgree, equal: replay.equality?.equal ?? null, compared: replay.equality?.compared ?? null },
        promotion: { decision: promotion.decision, reasons: promotion.reasons, commit: promotion.commit },
        model,
        events: { count: events.count, head: events.head },
    };
}
/** Where the commands expect this project; the evidence does not know its address. */
const besideTheRepository = `../${_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.name}`;
/** The commands with which anybody checks the evidence; nothing before it is closed. */
function verifyPart(links) {
    const { document } = links;
    const download = downloadCommand(links);
    if (document === null || download === null)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge;
    const check = (0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .verifyCommand */ .p0)(`node ${besideTheRepository}/dist/cli/index.js`, 'evidence', document.digest, '.');
    const commands = [download, check, `${check} --rerun`];
    const said = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `In a clone of the repository, with a clone of the project ${_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.name} (the one that the workflow names behind ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('uses')}) beside it as ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(besideTheRepository)}, and Node 20.19 or newer; nothing is installed. The first check is of files, chain, verdicts and trees; with ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('--rerun')} gate and replay run again on your machine, and the candidate's code with them.`;
    return { sizes: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)('Verify it yourself', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .stack */ .t$)([said, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)(commands.join('\n'), 'sh')]))], rank: 0 };
}
/** The command that puts the evidence folder into `evidence`; null before it is uploaded. */
function downloadCommand({ folder, run }) {
    return folder && `gh run download ${(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(run.id)}${repositoryOption(run)} --name ${(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(folder.name)} --dir evidence`;
}
/** The repository as the command line `gh` wants it, from the run's page; its server is named unless it is github.com. */
function repositoryOption({ url }) {
    const [, server, name] = /^https?:\/\/([\w.:-]+)\/([\w.-]+\/[\w.-]+)\/actions\/runs\/\d+/.exec(url) ?? [];
    if (server === undefined || name === undefined)
        return '';
    return ` --repo ${server === 'github.com' ? name : `${server}/${name}`}`;
}
/** The last line: who wrote this, in which run. */
function footer(run) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.md) `---\n<sub>${_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.name} ${_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.version} · ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .runLink */ .ut)(run)}</sub>`;
}


/***/ }),

/***/ 65332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ limitsPart)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);




const mostLimits = 60;
const fewLimits = 6;
/** What was not proven, one sentence each. */
function limitsPart({ limits }) {
    if (limits.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge;
    const render = (shown, hidden) => {
        const longest = shown.length > fewLimits ? 400 : 180;
        const more = hidden === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${hidden} more in the evidence`];
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .stack */ .t$)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `#### Not proven`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)([...shown.map((limit) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(limit, longest)), ...more])]);
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_2__/* .shorterAndShorter */ .Q3)(limits, [mostLimits, fewLimits], render), rank: 1 };
}


/***/ }),

/***/ 91132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ patchPart),
/* harmony export */   T: () => (/* binding */ isShownWhole)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28557);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45734);




/** The longest patch, in bytes, that is read in a comment; longer ones are looked at as changed files. */
const longestShown = 24_000;
/** The recorded patch, folded away; a long one is only named. */
function patchPart(winner, patch) {
    const { mutation } = winner;
    const files = mutation.files === null ? 'files unknown' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(mutation.files, 'file');
    const named = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `The patch (${files}, ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .changedLines */ .MA)(mutation)} lines, ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .size */ .Ej)(Buffer.byteLength(patch))}) is ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(mutation.file)} in the evidence.`;
    if (Buffer.byteLength(patch) > longestShown)
        return { sizes: [named], rank: 0 };
    const note = isShownWhole(patch) ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `Characters that cannot be seen are shown as escapes here; the patch itself is ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(mutation.file)} in the evidence.`;
    return { sizes: [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`The patch: ${files}, ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .changedLines */ .MA)(mutation)} lines`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .stack */ .t$)([note, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(patch, 'diff')])), named], rank: 3 };
}
/** Whether a patch can be shown byte for byte, so that it can be copied from a comment and applied. */
function isShownWhole(patch) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(patch) === patch && patch.endsWith('\n') && !patch.includes('\ufffd');
}


/***/ }),

/***/ 57836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ plannedPart)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68502);






/** The candidates of a plan, a row each, with what git made of their patches. */
function plannedPart({ candidates }) {
    const names = ['candidate', 'label', 'from', 'lines', 'patch'];
    const columns = names.map((name) => ({ name, side: name === 'lines' ? 'right' : 'left' }));
    const render = (shown, hidden) => {
        const rows = shown.map(({ id, label, source, mutation, application }) => [id, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(label, 60), (0,_candidates_js__WEBPACK_IMPORTED_MODULE_4__/* .origin */ .TG)(source), (0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .changedLines */ .MA)(mutation), applicationText(application)]);
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(columns, rows), hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(hidden, 'more candidate')} in the plan.`]);
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_2__/* .shorterAndShorter */ .Q3)(candidates, [candidates.length, 16, 3], render), rank: 1 };
}
function applicationText(application) {
    if (application.outcome !== 'applied')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(application.reason, 40))} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(application.message, 300)}`;
    if (application.duplicateOf !== null)
        return `same as ${application.duplicateOf}, not tried again`;
    return application.guarded.length > 0 ? 'changes guarded files: runs, but cannot win' : 'applies';
}


/***/ }),

/***/ 77371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ replayParts)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31838);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45734);






const mostProblems = 5;
const longestPath = 200;
const differenceColumns = ['path', 'set', 'difference', 'would be allowed by'].map((name) => ({ name, side: 'left' }));
/** How the winner was replayed, what was compared, and every difference. Nothing where nothing was replayed. */
function replayParts({ replay }) {
    if (replay.status === 'not-run')
        return [_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge];
    const agreement = replay.testsAgree === null ? 'Whether its test results agree is unknown.' : replay.testsAgree ? 'Its test results are those of the winner.' : 'Its test results differ from those of the winner.';
    const problems = replay.problems.slice(0, mostProblems).map((problem) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSaying */ .j3)(problem).long);
    const more = replay.problems.length > mostProblems ? [`${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(replay.problems.length - mostProblems, 'more problem')} in the evidence.`] : [];
    const text = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `#### Replay and equality`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .replaySayings */ .K6[replay.status].long} ${agreement} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .equalitySaying */ .o1)(replay.equality).long}`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)([...problems, ...more])]);
    return [{ sizes: [text], rank: 0 }, differencesPart(replay.equality?.differences ?? []), volatilePart(replay.equality?.observedVolatile ?? [])];
}
function differencesPart(differences) {
    if (differences.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge;
    const render = (shown, hidden) => {
        const rows = shown.map(({ path, set, kind, declare }) => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(path, longestPath)), set, kind, declare === null ? 'nothing' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('volatile')}: ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(declare, longestPath))}`]);
        const note = hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(hidden, 'difference')} ${shown.length === 0 ? '' : 'more '}in the evidence.`;
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([rows.length === 0 ? null : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(differenceColumns, rows), note]);
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .shorterAndShorter */ .Q3)(differences, [50, 10, 0], render), rank: 2 };
}
function volatilePart(paths) {
    if (paths.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge;
    const render = (shown, hidden) => {
        const said = `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(paths.length, 'path')} not compared, because two baselines already differed there`;
        const note = hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${hidden} more in the evidence.`;
        return shown.length === 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${said}.` : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(said, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)(shown.map((path) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(path, longestPath)))), note]));
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .shorterAndShorter */ .Q3)(paths, [50, 10, 0], render), rank: 4 };
}


/***/ }),

/***/ 67819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   Xb: () => (/* binding */ circumstances),
/* harmony export */   rf: () => (/* binding */ signs),
/* harmony export */   ut: () => (/* binding */ runLink)
/* harmony export */ });
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1739);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28557);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);




/** Signs before a verdict. They only repeat what the words say. */
const signs = { winner: '✅', good: '✅', bad: '❌', open: '🟡', quiet: '⚪', running: '⏳' };
const longestCommand = 200;
/** The line that everything begins with: a sign and a sentence. */
function verdictLine(mood, sentence) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `### ${signs[mood]} ${sentence}`;
}
/** The verdict of a run, and what it rests on: `fixed by B (off-by-one)`. */
function verdict(account) {
    const { mood, verdict: sentence, details } = (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headlineOf */ .gD)(account);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([verdictLine(mood, sentence), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${details}`]);
}
/** What was tried, with what, and where to look: `Snapshot aaaaaaaaaaaa (main), gate npm test. Run 12.` */
function circumstances({ snapshot, gate, trigger }, run) {
    const ref = snapshot.ref === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` (${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(snapshot.ref, 120))})`;
    const asked = trigger.actor === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` Asked by ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(trigger.actor, 60))}.`;
    const where = run === null ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` ${runLink(run)}.`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `Snapshot ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(snapshot.commit.slice(0, 12))}${ref}, gate ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(gate.command, longestCommand))}.${asked}${where}`;
}
/** A link to a run by its number: `Run 12`, `Run 12, attempt 2`. */
function runLink({ id, attempt, url }) {
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(attempt === 1 ? `Run ${id}` : `Run ${id}, attempt ${attempt}`, url);
}


/***/ }),

/***/ 16177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ worldsPart)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76192);
/* harmony import */ var _verdict_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63814);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63192);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45734);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67819);







const numbers = new Set(['tests', 'fixed', 'broken', 'missing', 'lines']);
const columns = _verdict_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .columnNames */ .l.map((name) => ({ name, side: numbers.has(name) ? 'right' : 'left' }));
const longestLabel = 60;
const longestWhy = 200;
/**
 * A row a world: baseline, candidates, replay. Where there is no room for all, the first candidates and the winner stay, and
 * a line says how many are missing.
 */
function worldsPart(account) {
    const { baseline, candidates, replay } = (0,_verdict_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictRows */ .V)(account);
    const shortened = (shown) => {
        const kept = candidates.filter((row) => shown.includes(row) || row.mood === 'winner');
        const hidden = candidates.length - kept.length;
        const note = hidden === 0 ? null : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(hidden, 'more candidate')} in the evidence.`;
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .stack */ .t$)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(columns, [baseline, ...kept, replay].map(rowOf)), note]);
    };
    return { sizes: (0,_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .shorterAndShorter */ .Q3)(candidates, [candidates.length, 16, 3], shortened), rank: 1 };
}
function rowOf({ cells, mood }) {
    return _verdict_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .columnNames */ .l.map((name) => {
        switch (name) {
            case 'label':
                return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(cells.label, longestLabel);
            case 'files':
                return cells.files === '' ? '' : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(cells.files);
            case 'why':
                return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(cells.why, longestWhy);
            case 'verdict':
                return mood === 'winner' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .signs */ .rf[mood]} **${cells.verdict}**` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .signs */ .rf[mood]} ${cells.verdict}`;
            default:
                return cells[name];
        }
    });
}


/***/ }),

/***/ 1739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fn: () => (/* binding */ promotionText),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   mm: () => (/* binding */ isCancelled)
/* harmony export */ });
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63974);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31838);




/** Says first what came out: `fixed by B (off-by-one)` and `1 failing test passes, nothing broken; replayed, worlds equal; ...`. */
function headlineOf(account) {
    const { outcome, selection, candidates } = account;
    if (isCancelled(account))
        return { mood: 'quiet', verdict: 'cancelled; nothing promoted', details: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7.cancelled.long };
    const winner = candidates.find(({ id }) => id === selection.winner);
    if (winner === undefined || (outcome !== 'fixed' && outcome !== 'replay-failed')) {
        return { mood: outcome === 'no-winner' || outcome === 'already-green' ? 'open' : 'bad', verdict: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].short, details: withoutWinner(account) };
    }
    const name = `${winner.id} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(winner.label, 80)})`;
    const fixes = `${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .fixesSaying */ .Nk)(account, winner.fixed)}${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyExitStatus */ .hk)(account) ? '' : ', nothing broken'}`;
    if (outcome === 'fixed')
        return { mood: 'good', verdict: `fixed by ${name}`, details: `${fixes}; replayed, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .equalitySaying */ .o1)(account.replay.equality).short}; ${promotionText(account)}` };
    return { mood: 'bad', verdict: `${name} won, but its replay failed`, details: failedReplay(account) };
}
/** Whether a person ended the run, however far it had come by then. */
function isCancelled({ outcome, promotion }) {
    return outcome === 'cancelled' || promotion?.reasons.includes('cancelled') === true;
}
/** The reasons as decided; before that, what the replay shows. */
function failedReplay({ promotion, replay }) {
    if (promotion !== null)
        return promotion.reasons.map((reason) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .promotionSayings */ .__[reason].long).join(' ');
    return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .replaySayings */ .K6[replay.status].long} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .equalitySaying */ .o1)(replay.equality).long}`;
}
function withoutWinner(account) {
    const { outcome, candidates, baseline } = account;
    if (outcome === 'indeterminate' && baseline.result === null)
        return 'The baseline broke before its gate ran, so no candidate can be judged.';
    if (outcome === 'indeterminate' && baseline.result?.exitCode === 0 && baseline.result.problems.includes('report-missing'))
        return 'The gate ended with exit status 0, but no report was found: whether tests fail is not known, so no candidate can be judged.';
    if (outcome !== 'no-winner')
        return _words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].long;
    if (candidates.length === 0)
        return account.calls.length > 0 || account.model.calls === null ? 'Nothing could be tried: models or agents were asked, and none gave a change that can be used.' : 'Nothing could be tried: there was no candidate.';
    const [only, ...others] = candidates;
    if (only !== undefined && only.reasons.length > 0 && others.length === 0)
        return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].long} ${only.id}: ${only.reasons.map((reason) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .candidateReason */ .KH)(account, only, reason).long).join(' ')}`;
    return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeSayings */ .N7[outcome].long} ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidates.length, 'candidate')}, none accepted.`;
}
/** What was done with the winner: `promoted to branch X`, `not promoted: HEAD moved`. */
function promotionText({ promotion }) {
    if (promotion === null)
        return 'promotion under way';
    const { decision, branch, pullRequest, reasons, policy } = promotion;
    const why = reasons.map((reason) => _words_js__WEBPACK_IMPORTED_MODULE_2__/* .promotionSayings */ .__[reason].short).join(', ');
    if (decision === 'withheld')
        return `not promoted: ${why === '' ? 'no reason recorded' : why}`;
    const where = pullRequest !== null ? ` to pull request #${pullRequest.number}` : branch !== null ? ` to branch ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(branch, 120)}` : policy.promote === 'apply' ? ' to the work tree' : '';
    return `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionSayings */ .pN[decision].short}${where}${why === '' ? '' : ` (${why})`}`;
}


/***/ }),

/***/ 43182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ap: () => (/* binding */ passedOfTotal),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** A span of time for people: `62 ms`, `1.2 s`, `2 min 05 s`. Input in milliseconds. */
function duration(milliseconds) {
    if (milliseconds < 999.5)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
/** A number of things: `1 test`, `3 tests`. */
function count(number, thing) {
    return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
/** A size for people, in powers of 1024: `512 B`, `1.5 MiB`. */
function size(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    const value = bytes / 1024 ** power;
    return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}
/** Changed lines as `+2 −1`; a question mark where git could not count them. */
function changedLines({ additions, deletions }) {
    return additions === null || deletions === null ? '?' : `+${additions} −${deletions}`;
}
/**
 * Tests passed of tests known in a world, `4/5`: as its reports count them, else (no reports, or attempts that differ)
 * by the letters of its results; a dash where nothing is known.
 */
function passedOfTotal(result) {
    if (result === null)
        return '–';
    if (result.counts !== null)
        return `${result.counts.passed}/${result.counts.total}`;
    const present = [...result.results].filter((letter) => letter !== '-');
    return present.length === 0 ? '–' : `${present.filter((letter) => letter.toLowerCase() === 'p').length}/${present.length}`;
}


/***/ }),

/***/ 76192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   hw: () => (/* binding */ manyLines)
/* harmony export */ });
/* unused harmony exports textWidth, cutToWidth, fit, wrap */
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


/***/ }),

/***/ 70992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ usageText)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43182);

/** What models were asked and what it cost; what is not known is said to be unknown, and a measured nothing is one. */
function usageText({ calls, inputTokens, outputTokens, costUsd }) {
    if (calls === 0)
        return 'no model was called';
    const tokens = (number, side) => (number === null ? `${side} tokens unknown` : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, `${side} token`));
    return `${calls === null ? 'number of calls unknown' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(calls, 'call')}, ${tokens(inputTokens, 'input')}, ${tokens(outputTokens, 'output')}, ${costUsd === null ? 'cost unknown' : `USD ${costUsd}`}`;
}


/***/ }),

/***/ 63814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictRows),
/* harmony export */   l: () => (/* binding */ columnNames)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54526);
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63974);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43182);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76192);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31838);





/** Columns of the table of worlds, in the order in which every view shows them. */
const columnNames = ['world', 'label', 'files', 'tests', 'fixed', 'broken', 'missing', 'lines', 'verdict', 'why'];
/** What the table says of each world: files touched, tests passed of all, what was fixed, broken and is missing, changed lines, verdict, why. */
function verdictRows(account) {
    return { baseline: baselineRow(account), candidates: account.candidates.map((candidate) => candidateRow(account, candidate)), replay: replayRow(account) };
}
const mostDoubts = 2;
function baselineRow(account) {
    const { result, outcome } = account.baseline;
    const failing = (result?.failing ?? []).filter((test) => !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test)).length;
    const failures = failing > 0 ? `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(failing, 'test')} fail${failing === 1 ? 's' : ''}` : result !== null && (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(account) && result.exitCode !== 0 ? `exit status ${result.exitCode ?? 'unknown'}` : '';
    const doubts = outcome === 'indeterminate' ? (result?.problems ?? []).slice(0, mostDoubts).map((problem) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .problemSaying */ .j3)(problem).short) : [];
    const why = [...doubts, failures].filter((text) => text !== '').join(', ');
    return { cells: { ...worldCells(account, 'baseline', result), verdict: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineSayings */ .u6[outcome].short, why }, mood: outcome === 'reproduced' ? 'open' : 'bad' };
}
const candidateMoods = { accepted: 'good', rejected: 'bad', indeterminate: 'open', inapplicable: 'bad', skipped: 'quiet' };
function candidateRow(account, candidate) {
    const wins = candidate.id === account.selection.winner;
    const compared = candidate.result !== null && !(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(account);
    const cells = {
        ...worldCells(account, candidate.id, candidate.result),
        label: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(candidate.label, 80),
        files: filesOf(candidate),
        fixed: compared ? String((0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(account, candidate.fixed).length) : '–',
        broken: compared ? String((0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(account, candidate.broken).length) : '–',
        missing: compared ? String((0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(account, candidate.missing).length) : '–',
        lines: (0,_quantities_js__WEBPACK_IMPORTED_MODULE_4__/* .changedLines */ .MA)(candidate.mutation),
        verdict: wins ? 'winner' : _words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSayings */ .eG[candidate.verdict].short,
        why: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .candidateAtAGlance */ .Q2)(account, candidate),
    };
    return { cells, mood: wins ? 'winner' : candidateMoods[candidate.verdict] };
}
const replayMoods = { verified: 'good', failed: 'bad', 'not-run': 'quiet' };
/** The files that a patch touches, the first of them by name. */
function filesOf({ application }) {
    if (application.outcome !== 'applied')
        return '';
    const [first = '', ...others] = application.paths;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(first, 60)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}
function replayRow(account) {
    const { replay } = account;
    const tests = replay.testsAgree === null ? '' : replay.testsAgree ? 'same results, ' : 'other results, ';
    const why = replay.status === 'not-run' ? '' : `${tests}${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .equalitySaying */ .o1)(replay.equality).short}`;
    return { cells: { ...worldCells(account, 'replay', replay.result), verdict: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .replaySayings */ .K6[replay.status].short, why }, mood: replayMoods[replay.status] };
}
function worldCells(account, world, result) {
    return { world, label: '', files: '', tests: (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .testsCell */ .g)(account, result), fixed: '', broken: '', missing: '', lines: '', verdict: '', why: '' };
}


/***/ }),

/***/ 31838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ replaySayings),
/* harmony export */   KH: () => (/* binding */ candidateReason),
/* harmony export */   N7: () => (/* binding */ outcomeSayings),
/* harmony export */   Q2: () => (/* binding */ candidateAtAGlance),
/* harmony export */   XF: () => (/* binding */ testTitle),
/* harmony export */   __: () => (/* binding */ promotionSayings),
/* harmony export */   eG: () => (/* binding */ verdictSayings),
/* harmony export */   el: () => (/* binding */ noResultSaying),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   j3: () => (/* binding */ problemSaying),
/* harmony export */   o1: () => (/* binding */ equalitySaying),
/* harmony export */   pN: () => (/* binding */ decisionSayings),
/* harmony export */   u6: () => (/* binding */ baselineSayings)
/* harmony export */ });
/* harmony import */ var _core_world_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54526);
/* harmony import */ var _gate_alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63974);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76192);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43182);




/** Longest test name, path or note inside a sentence, in characters. */
const longestName = 120;
/** A test as people know it: `suite > name`; a suite that failed to load has no name of its own. */
function testTitle({ suite, name }) {
    if (name === '')
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(suite, longestName)} (did not load)`;
    return suite === '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name, longestName) : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(suite, longestName)} > ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(name, longestName)}`;
}
/** Where a candidate comes from, as it stands in a sentence. */
const sourceWords = {
    comment: 'a comment',
    suggestion: 'a suggestion',
    branch: 'a branch',
    commit: 'a commit',
    artifact: 'an artifact',
    file: 'a file',
    model: 'a model',
    agent: 'an agent',
};
/** What the evidence says of a candidate, with why: `winner`, `accepted`, `rejected`, ... */
const verdictSayings = {
    accepted: { short: 'accepted', long: 'Fixes something, breaks nothing, and its gate passes.' },
    rejected: { short: 'rejected', long: 'The evidence speaks against it.' },
    indeterminate: { short: 'indeterminate', long: 'Its gate proved nothing either way.' },
    inapplicable: { short: 'inapplicable', long: 'Its patch cannot be used on the snapshot.' },
    skipped: { short: 'skipped', long: 'It was not tried.' },
};
function firstOf(evidence, indices) {
    const test = evidence.tests[(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(evidence, indices)[0] ?? -1];
    return test === undefined ? '' : ` (first: ${testTitle(test)})`;
}
function failures(evidence, { result }) {
    const failing = (result?.failing ?? []).filter((test) => !(0,_core_world_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE)(test));
    const [first] = failing;
    if (first !== undefined)
        return { short: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''}`, long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''} (first: ${testTitle(first)}).` };
    if (result?.signal)
        return { short: `gate ended by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(result.signal, 20)}`, long: `The gate's command was ended by the signal ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(result.signal, 20)}.` };
    if (result?.exitCode === 0)
        return incomplete(result.problems);
    const status = `exit status ${result?.exitCode ?? 'unknown'}`;
    return { short: status, long: `The gate's command ended with ${status}${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(evidence) ? '' : ', although no test of its reports failed'}.` };
}
/** A gate that ended with exit status 0 and failed all the same: what it reports says something else. */
function incomplete(problems) {
    const telling = problems.filter((problem) => problem !== 'exit-report-disagree');
    const short = problemSaying(telling[0] ?? 'exit-report-disagree').short;
    return { short, long: `The gate's command ended with exit status 0, but its results prove no pass${problemList(telling)}.` };
}
function application({ application: applied }) {
    if (applied.outcome === 'applied')
        return { short: 'patch refused', long: 'The patch could not be used.' };
    return { short: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(applied.reason, 40), long: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(applied.message, 400) };
}
const guardSayings = { test: 'a test', runner: 'a file that test runners load', configuration: 'configuration of the gate', lock: 'a lock file', extra: 'named by the configuration' };
/** Why a path is guarded, for people. */
function guardSaying(why) {
    return Object.hasOwn(guardSayings, why) ? (guardSayings[why] ?? why) : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(why, longestName);
}
function guarded({ application: applied }) {
    const paths = applied.outcome === 'applied' ? applied.guarded : [];
    const [first] = paths;
    const which = first === undefined ? 'guarded paths' : `${paths.length === 1 ? 'the guarded path' : `${paths.length} guarded paths, among them`} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(first.path, longestName)} (${guardSaying(first.why)})`;
    return { short: 'changes guarded files', long: `It changes ${which}: the gate would no longer be the same, so it cannot win.` };
}
/** Why a candidate did not win. Names of tests and paths are shortened and harmless on a terminal; a page still has to escape them. */
function candidateReason(evidence, candidate, reason) {
    switch (reason) {
        case 'apply-failed':
            return application(candidate);
        case 'no-change':
            return { short: 'changes nothing', long: application(candidate).long };
        case 'protected-path':
            return { short: 'touches protected files', long: application(candidate).long };
        case 'guarded-path':
            return guarded(candidate);
        case 'gate-failed':
            return failures(evidence, candidate);
        case 'nothing-fixed':
            return { short: 'fixes nothing', long: (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(evidence) ? 'The gate fails as it does on the baseline.' : 'No test that fails on the baseline passes now.' };
        case 'tests-broken':
            return { short: `breaks ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.broken.length, 'test')}`, long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.broken.length, 'test')} that passed on the baseline fail${candidate.broken.length === 1 ? 's' : ''} now${firstOf(evidence, candidate.broken)}.` };
        case 'tests-missing':
            return {
                short: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.missing.length, 'test')} missing`,
                long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.missing.length, 'test')} that ran on the baseline ${candidate.missing.length === 1 ? 'does' : 'do'} not run any more${firstOf(evidence, candidate.missing)}.`,
            };
        case 'no-tests':
            if (candidate.result?.counts && candidate.result.counts.passed > 0)
                return { short: 'too few usable results', long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(candidate.result.counts.passed, 'test')} passed, but that proves too little${problemList(candidate.result.problems)}: at least ${evidence.gate.minTests} must pass, in reports that can be read whole.` };
            return { short: 'no usable test results', long: `Its gate gave no test results that prove anything${problemList(candidate.result?.problems ?? [])}.` };
        case 'flaky':
            return { short: 'flaky', long: `Its attempts disagree, or a test passed only after a retry: that proves nothing${problemList(candidate.result?.problems ?? [])}.` };
        case 'timeout':
            return { short: 'ran into the time limit', long: `Its gate did not end within ${evidence.gate.timeoutS} s.` };
        case 'skipped':
            return { short: 'not tried', long: evidence.baseline.outcome === 'reproduced' ? 'The run ended before it was tried.' : 'It was not held against anything, because the baseline did not fail in a stable way.' };
        case 'record-missing':
            return { short: 'no record', long: 'Its world left no record of what happened.' };
        case 'record-malformed':
            return { short: 'unreadable record', long: 'The record its world left cannot be read, or does not match its digests.' };
        case 'record-conflict':
            return { short: 'conflicting record', long: 'The record its world left belongs to something else than the plan says.' };
        default: {
            const twin = reason.slice('duplicate-of:'.length);
            return { short: `same as ${twin}`, long: `It gives the same files as candidate ${twin} and shares its verdict.` };
        }
    }
}
function problemList(problems) {
    return problems.length === 0 ? '' : ` (${problems.slice(0, 3).map((problem) => problemSaying(problem).short).join(', ')})`;
}
/** Why there is no result of a candidate's gate to show. */
function noResultSaying({ baseline }, { verdict, reasons }) {
    const twin = reasons.find((reason) => reason.startsWith('duplicate-of:'));
    if (twin !== undefined)
        return `Its gate is not told apart: the result of ${twin.slice('duplicate-of:'.length)} stands for it.`;
    if (verdict === 'inapplicable')
        return 'Its gate did not run, because its patch cannot be used.';
    if (verdict === 'skipped' && baseline.outcome !== 'reproduced')
        return 'A result of its gate is not told, because there is no baseline to hold it against.';
    return 'Its gate did not run, or left no readable result.';
}
/** The first reason at a glance, or what speaks for a candidate that has none. */
function candidateAtAGlance(evidence, candidate) {
    const [reason, ...others] = candidate.reasons;
    if (reason !== undefined)
        return [reason, ...others].map((each) => candidateReason(evidence, candidate, each).short).join(', ');
    if (candidate.verdict !== 'accepted')
        return '';
    const place = evidence.selection.ranking.indexOf(candidate.id) + 1;
    const fixes = (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExitStatus */ .hk)(evidence) || (0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(evidence, candidate.fixed).length === 0 ? 'makes the gate pass' : `fixes ${(0,_gate_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .realTests */ .St)(evidence, candidate.fixed).length}, breaks nothing`;
    return place === 1 ? fixes : `also holds; ranked ${place} of ${evidence.selection.ranking.length}`;
}
/** Why nothing was promoted, or not yet. */
const promotionSayings = {
    'promotion-off': { short: 'promotion is off', long: 'Nothing was promoted because promotion is off.' },
    'no-winner': { short: 'no winner', long: 'No candidate was accepted, so there is nothing to promote.' },
    'already-green': { short: 'already green', long: 'The gate passes without any candidate: there is nothing to fix.' },
    'baseline-flaky': { short: 'baseline not stable', long: 'The untouched snapshot does not fail in a stable way, so nothing can be held against it.' },
    'world-differs': { short: 'worlds differ', long: "The winner's world and its replay differ in files." },
    'replay-failed': { short: 'replay failed', long: 'The replay of the winner did not give the same test results, or did not run.' },
    'replay-tree-differs': { short: 'replay tree differs', long: 'Snapshot and recorded patch did not give the tree that was tested.' },
    'head-moved': { short: 'HEAD moved', long: 'HEAD has moved since the snapshot was taken.' },
    'base-moved': { short: 'its target has other changes', long: 'What the winner would be promoted onto has changes of its own, or has changed since the snapshot was taken.' },
    'comment-edited': { short: 'comment edited', long: 'A comment that the run was based on was edited since.' },
    'base-gone': { short: 'base gone', long: 'What the winner would be promoted onto is no longer there.' },
    'no-permission': { short: 'not permitted', long: 'The promotion could not be carried out with the permissions at hand.' },
    'fork-head': { short: 'head is in a fork', long: 'The head is in a fork, to which nothing is pushed.' },
    'needs-approval': { short: 'needs approval', long: 'A person with write permission has to approve first.' },
    'isolation-too-weak': { short: 'isolation too weak', long: 'The worlds were not isolated well enough for candidates of this origin.' },
    cancelled: { short: 'cancelled', long: 'The run was cancelled.' },
    interrupted: { short: 'interrupted', long: 'The run was interrupted before it was complete.' },
    'evidence-unreadable': { short: 'evidence unreadable', long: 'Part of the evidence is missing or cannot be read, so nothing may rest on it.' },
};
/** What the run has shown. */
const outcomeSayings = {
    fixed: { short: 'fixed', long: 'A candidate makes the gate pass, and its replay on a restored snapshot agrees.' },
    'no-winner': { short: 'no winner', long: 'No candidate makes the gate pass without breaking something.' },
    'already-green': { short: 'already green', long: 'The gate passes on the untouched snapshot: there is nothing to fix.' },
    indeterminate: { short: 'indeterminate', long: 'The gate gives no stable failure on the untouched snapshot, so no candidate can be judged.' },
    'replay-failed': { short: 'replay failed', long: 'A candidate won, but its replay does not agree with it.' },
    interrupted: { short: 'interrupted', long: 'The run was interrupted before it was complete.' },
    cancelled: { short: 'cancelled', long: 'The run was cancelled before it was complete.' },
};
/** What became of the replay. */
const replaySayings = {
    verified: { short: 'verified', long: 'The snapshot was restored, the recorded patch applied again and the gate run again: tests and files agree with the winner.' },
    failed: { short: 'failed', long: 'The replay does not agree with the winner.' },
    'not-run': { short: 'not run', long: 'Nothing was replayed.' },
};
/** What became of the baseline. */
const baselineSayings = {
    reproduced: { short: 'fails', long: 'The failure was reproduced on the untouched snapshot.' },
    'already-green': { short: 'passes', long: 'The gate passes on the untouched snapshot.' },
    indeterminate: { short: 'indeterminate', long: 'The gate gives no stable failure on the untouched snapshot.' },
};
/** What the promotion came to. */
const decisionSayings = {
    promoted: { short: 'promoted', long: 'The winner was promoted.' },
    'awaiting-review': { short: 'awaiting review', long: 'The winner waits for a review.' },
    withheld: { short: 'withheld', long: 'Nothing was promoted.' },
};
const problemSayings = {
    'bail-out': { short: 'tests bailed out', long: 'The test runner gave up before its end (bail out).' },
    'command-not-found': { short: 'command not found', long: "The gate's command, or a program it calls, was not found." },
    'count-mismatch': { short: 'counts differ', long: "A report's own totals differ from the tests it lists; the list counts." },
    'duplicate-test-name': { short: 'duplicate test names', long: 'Several tests have the same name; the worst of their results counts.' },
    'exit-report-disagree': { short: 'exit status and report disagree', long: 'The exit status says one thing and the reports say another.' },
    'flaky-attempts': { short: 'attempts disagree', long: 'The same gate gave different results in different attempts.' },
    'flaky-in-report': { short: 'passed after a retry', long: 'A test passed only after a retry inside the test runner.' },
    'invalid-characters': { short: 'invalid characters', long: 'A report held characters its format forbids; they were replaced.' },
    'invalid-encoding': { short: 'invalid encoding', long: 'A report held bytes that are not valid in its encoding; they were replaced.' },
    killed: { short: 'killed', long: 'The gate was killed by a signal.' },
    'no-test-ran': { short: 'no test ran', long: 'The reports list tests, but none of them ran.' },
    'no-testcases': { short: 'no tests', long: 'The reports list no tests.' },
    'output-truncated': { short: 'output cut', long: "The gate's output was longer than what is kept; the middle was left out." },
    'plan-mismatch': { short: 'not all planned tests', long: 'The number of tests is not the one the test runner announced.' },
    'report-empty': { short: 'empty report', long: 'A report file is empty.' },
    'report-missing': { short: 'no report', long: 'The gate left no report where one was expected.' },
    'report-stale': { short: 'stale report', long: 'A report file is older than the gate run, so it does not count.' },
    'report-unparseable': { short: 'unreadable report', long: 'A report cannot be read to its end.' },
    'test-set-changed': { short: 'test set changed', long: 'Different attempts ran different tests.' },
    timeout: { short: 'time limit', long: 'The gate ran into its time limit.' },
    'unknown-status': { short: 'unknown test status', long: 'A report gives a test a status that is not known; it does not count as a pass.' },
};
/** What was wrong with a gate run, by its code; problems without a code are sentences already. */
function problemSaying(problem) {
    return Object.hasOwn(problemSayings, problem) ? (problemSayings[problem] ?? { short: problem, long: problem }) : { short: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(problem, 60), long: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(problem, 400) };
}
/** What the comparison of winner and replay gave. */
function equalitySaying(equality) {
    if (equality === null)
        return { short: 'worlds not compared', long: 'The worlds of winner and replay could not be compared.' };
    const { compared, differences } = equality;
    const what = `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(compared.source, 'source file')} and ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(compared.output, 'output file')}`;
    const [first] = differences;
    if (first === undefined)
        return { short: 'worlds equal', long: `${what} compared: equal.` };
    return { short: `worlds differ in ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(differences.length, 'path')}`, long: `${what} compared: ${differences.length} differ${differences.length === 1 ? 's' : ''} (first: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(first.path, longestName)}, ${first.kind}).` };
}


/***/ })

};
