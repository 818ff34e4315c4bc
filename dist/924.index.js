export const id = 924;
export const ids = [924];
export const modules = {

/***/ 6881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 53 modules
var lib = __webpack_require__(83825);
;// CONCATENATED MODULE: ./build/candidates/comments/hidden-html.js
/**
 * Follows the raw HTML of a rendered text and knows whether what comes next is shown as the author's own words. A comment
 * that one HTML block opens hides all that follows up to the block that closes it, and tags for quotes and code put
 * rendered Markdown into a quote or code (HTML standard, "Comments"; CommonMark, "HTML blocks").
 */
class HiddenHtml {
    comment = false;
    open = new Map();
    /** Whether text at this point is inside a comment, a quote or code made by HTML. */
    get active() {
        return this.comment || [...this.open.values()].some((depth) => depth > 0);
    }
    /** Takes the next piece of raw HTML into account, in the order of the text. */
    pass(html) {
        for (const [token, slash, tag] of html.matchAll(/<!--(?!-?>)|-->|<(\/?)(blockquote|pre|code)(?=[\s/>])/gi)) {
            if (token === '-->')
                this.comment = false;
            else if (token === '<!--')
                this.comment = true;
            else if (!this.comment && tag !== undefined)
                this.count(tag.toLowerCase(), slash === '/' ? -1 : 1);
        }
    }
    count(tag, step) {
        this.open.set(tag, Math.max(0, (this.open.get(tag) ?? 0) + step));
    }
}

;// CONCATENATED MODULE: ./build/candidates/comments/paragraph-lines.js
/**
 * The lines of a paragraph as they are written. A line starts where the paragraph's own text has a line end: one
 * inside code, emphasis, a link or HTML starts none. HTML comments are gone, and so are the rows of a table.
 */
function linesOfParagraph(paragraph, source) {
    const lines = paragraph.children.map((child) => written(child, source)).join('').split('\n');
    return lines.slice(0, startOfTable(lines));
}
function written(child, source) {
    const text = source.slice(child.position?.start.offset, child.position?.end.offset);
    if (child.type === 'text')
        return text;
    if (child.type === 'break')
        return '\n';
    if (child.type === 'html' && child.value.startsWith('<!--'))
        return ' ';
    return text.replaceAll('\n', ' ');
}
/** Index of a table's header row, or the number of lines (GFM, "Tables": a delimiter row under a row with as many cells). */
function startOfTable(lines) {
    const delimiter = lines.findIndex((line, position) => position > 0 && isDelimiterRow(line) && cellsOf(line).length === cellsOf(lines[position - 1] ?? '').length);
    return delimiter < 0 ? lines.length : delimiter - 1;
}
function isDelimiterRow(line) {
    return /[|:]/.test(line) && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell.trim()));
}
function cellsOf(row) {
    return row.trim().replaceAll('\\|', '').replace(/^\||\|$/g, '').split('|');
}
/**
 * Whether GitHub shows a paragraph as part of a footnote: `[^1]: text`, or the line right below one. For CommonMark alone
 * the first is a paragraph or a link definition and the second a paragraph.
 */
function readsAsFootnote(before, paragraph) {
    const [first] = paragraph.children;
    if (first?.type === 'text' && /^\[\^[^\]\s]+\]:/.test(first.value))
        return true;
    return before?.type === 'definition' && before.identifier.startsWith('^') && before.position?.end.line === (paragraph.position?.start.line ?? 0) - 1;
}

;// CONCATENATED MODULE: ./build/candidates/comments/parsing-cost.js

/*
 * The parser's time grows with the square of some constructs (micromark 4, measured in test/candidates/comments). Cost is
 * counted so that its square is proportional to the time; a text at a limit takes a second or two. People write a few dozen
 * of what costs most. The count is a property of the text alone: the same text is read, or not, on every machine.
 */
const mostBlockCost = 2_500;
const mostInlineCost = 5_000;
/** Characters that are passed in search of the ends of comments, instructions and declarations. */
const mostSearched = 60_000_000;
/** The constructs of running text. Without them the parser sees blocks only, in linear time of the text within. */
const inlineConstructs = ['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'];
/** Whether a text has so many costly constructs that it should not be parsed. What fences hold costs nothing but for what looks like blocks. */
function isTooCostly(text) {
    return blockCost(text) > mostBlockCost || isTangled(text, (0,lib/* fromMarkdown */.Y)(text, { extensions: [{ disable: { null: inlineConstructs } }] }));
}
/** What the blocks of a text cost. Nesting is costly by itself, and again on every line that may belong to the deepest block. */
function blockCost(text) {
    const lines = linesOutsideFences(text);
    const prefixes = lines.map((line) => containers.exec(line)?.[0] ?? '');
    const deepest = prefixes.reduce((most, prefix) => (prefix.trim() === '' ? most : Math.max(most, prefix.length)), 0);
    const indented = prefixes.reduce((sum, prefix) => sum + 1 + prefix.length, 0);
    const cost = lines.reduce((sum, line, position) => sum + lineCost(line, prefixes[position] ?? ''), 0);
    return Math.max(cost, (deepest * indented) / 400);
}
/** The marks of quotes and list items at the beginning of a line. */
const containers = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
/** Quotes, nested list items, underlines of headings and HTML cost most; list items one below the other, definitions and mere lines a part of it. */
function lineCost(line, prefix) {
    const marks = prefix.match(/>|[-+*]|\d[.)]/g)?.length ?? 0;
    const itemAtMargin = /^ ?[-+*\d]/.test(prefix) ? 0.75 : 0;
    const underline = /^[ \t]*(?:=+|-+)[ \t]*$/.test(line) ? 1 : 0;
    const definition = /^\s*\[/.test(line) ? 1 / 8 : 0;
    return 1 / 6 + marks - itemAtMargin + underline + definition + 2 * (line.match(/<[!?]/g)?.length ?? 0);
}
/**
 * The lines that may be something else than code. Only fences at the margin count, where nothing but an HTML block can
 * hold them (CommonMark 0.31, "Fenced code blocks"); so behind a line that may begin one, none counts any more.
 */
function linesOutsideFences(text) {
    const outside = [];
    let fence = null;
    let html = false;
    for (const line of text.split('\n')) {
        const mark = /^(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line)?.slice(1).find(Boolean);
        if (fence !== null) {
            if (line.startsWith(fence) && new RegExp(`^${fence.charAt(0)}+[ \t]*$`).test(line))
                fence = null;
            continue;
        }
        html ||= containers.exec(line)?.[0].length === line.indexOf('<');
        outside.push(line);
        if (mark !== undefined && !html)
            fence = mark;
    }
    return outside;
}
/** Whether the running text of some paragraph, or of all together, has too much of what is matched pairwise or searched for its end. */
function isTangled(text, blocks) {
    let squares = 0;
    let searched = 0;
    for (const { position } of runningTexts(blocks)) {
        const source = text.slice(position?.start.offset, position?.end.offset);
        squares += pairingCost(source) ** 2;
        searched += (source.match(/<[!?]/g)?.length ?? 0) * source.length;
    }
    return squares > mostInlineCost ** 2 || searched > mostSearched;
}
function runningTexts(root) {
    const found = [];
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (node.type === 'paragraph' || node.type === 'heading')
            found.push(node);
        else if ('children' in node)
            for (const child of node.children)
                waiting.push(child);
    }
    return found;
}
/** Delimiters of emphasis; brackets and underscores within words cost a third. */
function pairingCost(source) {
    const delimiters = source.match(/\*+|_+/g)?.length ?? 0;
    const withinWords = source.match(/(?<=\w)(?<!_)_+(?=[^\W_])/g)?.length ?? 0;
    const brackets = source.match(/[[\]]/g)?.length ?? 0;
    return delimiters - withinWords + (withinWords + brackets) / 3;
}

;// CONCATENATED MODULE: ./build/candidates/comments/markdown.js




/** Longest text that is read, in UTF-16 code units: twice the 65,536 characters that a comment on GitHub may have. */
const largestText = 131_072;
/**
 * Reads a comment or reply by the rules of CommonMark 0.31 as GitHub renders it (tables and footnotes of GFM hold no
 * commands). Never throws.
 */
function readMarkdown(body) {
    const text = body.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    if (text.length > largestText || isTooCostly(text)) {
        return { text, paragraphLines: [], fences: [], foreignLines: [], unreadable: true };
    }
    return new MarkdownReader(text).read((0,lib/* fromMarkdown */.Y)(text));
}
/** Walks through the nodes in the order of the text, because HTML that hides something starts and ends in nodes of its own. */
class MarkdownReader {
    hidden = new HiddenHtml();
    result;
    /** The children of the root, each with the one before it. */
    topLevel = new Map();
    constructor(text) {
        this.result = { text, paragraphLines: [], fences: [], foreignLines: [], unreadable: false };
    }
    read(root) {
        root.children.forEach((node, position) => this.topLevel.set(node, root.children[position - 1]));
        // A stack instead of recursion: quotes can be nested as deep as the text is long.
        const waiting = [{ node: root, quoted: false }];
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            const { node, quoted } = next;
            this.readNode(node, quoted);
            if ('children' in node)
                waiting.push(...node.children.map((child) => ({ node: child, quoted: quoted || node.type === 'blockquote' })).toReversed());
        }
        return this.result;
    }
    readNode(node, quoted) {
        if (node.type === 'code' || node.type === 'blockquote' || node.type === 'html')
            this.markForeign(node);
        if (node.type === 'html')
            this.hidden.pass(node.value);
        if (quoted || this.hidden.active)
            return;
        if (node.type === 'code' && this.isFenced(node))
            this.result.fences.push(this.fenceOf(node));
        // A paragraph in a list is no place for a command.
        if (node.type === 'paragraph' && this.topLevel.has(node) && !readsAsFootnote(this.topLevel.get(node), node)) {
            this.result.paragraphLines.push(...linesOfParagraph(node, this.result.text));
        }
    }
    markForeign({ position }) {
        if (position)
            this.result.foreignLines.push([position.start.line, position.end.line]);
    }
    sourceOf({ position }) {
        return this.result.text.slice(position?.start.offset, position?.end.offset);
    }
    /** Indented code has neither fence nor info string. */
    isFenced(code) {
        return /^(?:`{3}|~{3})/.test(this.sourceOf(code));
    }
    fenceOf(code) {
        const info = [code.lang, code.meta].filter((part) => typeof part === 'string' && part !== '').join(' ');
        return { language: code.lang ?? '', info, content: code.value !== '' || this.holdsBlankLine(code) ? `${code.value}\n` : '' };
    }
    /** Tells a fence around one blank line from a fence around nothing; both have an empty value. */
    holdsBlankLine(code) {
        const lines = this.sourceOf(code).split('\n');
        return lines.length > 2 && /[`~]{3}[ \t]*$/.test(lines.at(-1) ?? '');
    }
}


/***/ }),

/***/ 6052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W3: () => (/* binding */ readComment),
  hh: () => (/* binding */ readDiffs),
  Xw: () => (/* binding */ readReply),
  Eq: () => (/* binding */ readSuggestions)
});

// EXTERNAL MODULE: ./build/core/commands.js + 1 modules
var commands = __webpack_require__(19865);
// EXTERNAL MODULE: ./build/candidates/comments/markdown.js + 3 modules
var markdown = __webpack_require__(6881);
;// CONCATENATED MODULE: ./build/candidates/comments/raw-diffs.js
/** Header lines of git and of plain unified diffs (git-diff manual, "Generating patch text with -p"). */
const header = /^(?:diff --git |index [0-9a-f]|(?:old|new|deleted file|new file) mode |(?:copy|rename) (?:from|to) |(?:dis)?similarity index |--- |\+\+\+ |@@ |GIT binary patch$|(?:literal|delta) \d)/;
/**
 * Diffs that stand in the text without a fence. Markdown has no structure for them, so they are found by their headers,
 * outside code, quotes and HTML, and reach as far as the lines look like a diff. Each comes with its line feeds.
 */
function rawDiffs({ text, foreignLines }) {
    const lines = text.split('\n');
    const foreign = new Set(foreignLines.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, offset) => first - 1 + offset)));
    const found = [];
    for (let position = 0; position < lines.length;) {
        const end = !foreign.has(position) && startsDiff(lines, position) ? endOfDiff(lines, position) : position;
        if (end > position)
            found.push(lines.slice(position, end).map((line) => `${line}\n`).join(''));
        position = Math.max(end, position + 1);
    }
    return found;
}
function startsDiff(lines, position) {
    const line = lines[position] ?? '';
    if (line.startsWith('diff --git '))
        return true;
    return line.startsWith('--- ') && (lines[position + 1] ?? '').startsWith('+++ ') && (lines[position + 2] ?? '').startsWith('@@ ');
}
/** The index behind the last line of the diff that starts at `first`. Blank lines belong to it only if it goes on below. */
function endOfDiff(lines, first) {
    let end = first;
    let expected = { old: 0, new: 0 };
    for (let position = first; position < lines.length; position += 1) {
        const line = lines[position] ?? '';
        const counts = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
        if (counts)
            expected = { old: Number(counts[1] ?? 1), new: Number(counts[2] ?? 1) };
        const inHunk = expected.old > 0 || expected.new > 0;
        if (!counts && inHunk && /^(?:[-+ ]|$)/.test(line)) {
            if (!line.startsWith('+'))
                expected.old -= 1;
            if (!line.startsWith('-'))
                expected.new -= 1;
        }
        else if (!header.test(line) && !continuesHunk(line, end < position)) {
            if (line !== '')
                break;
            continue;
        }
        if (line !== '' || inHunk)
            end = position + 1;
    }
    return end;
}
/** Whether a line can belong to a hunk whose counts are too small. Behind a blank line an item of a list looks like a changed line. */
function continuesHunk(line, afterBlank) {
    return /^[-+ \\]/.test(line) && !(afterBlank && /^[-+] \S/.test(line));
}

// EXTERNAL MODULE: ./build/candidates/comments/suggestions.js
var suggestions = __webpack_require__(92063);
;// CONCATENATED MODULE: ./build/candidates/comments/reading.js




const noProposals = { proposals: [], problems: [] };
/**
 * Reads a comment (design section 7). Only newly written ones of people who may write start work; bots and text that is not
 * for the command are met with silence. Diffs count with a command, suggestions also without, since they wait to be asked for.
 */
function readComment(event, settings) {
    if (event.action !== 'created' || event.author === null || event.author.isBot)
        return silence();
    const text = (0,markdown/* readMarkdown */.k)(event.body);
    const lines = text.paragraphLines.map((line) => (0,commands/* readCommandLine */.y)(line, settings.command)).filter((read) => read !== null);
    const waiting = event.review !== null && text.fences.some(isSuggestion);
    const unread = text.unreadable && text.text.includes(settings.command);
    if (lines.length === 0 && !waiting && !unread)
        return silence();
    if (!mayWrite(settings.permission))
        return { ...silence(), problems: ['not-authorised'] };
    return unread ? { ...silence(), problems: ['no-candidate'] } : readForWriter(text, lines, event.review, settings.commit);
}
function readForWriter(text, lines, review, commit) {
    const commands = lines.flatMap((read) => (Array.isArray(read) ? [] : [read]));
    const faults = lines.flatMap((read) => (Array.isArray(read) ? read : []));
    const trigger = commands.length > 0;
    const diffs = trigger ? diffsIn(text) : noProposals;
    const suggestions = trigger || review !== null ? suggestionsIn(text, review?.position ?? null, commit ?? review?.head ?? null) : noProposals;
    return {
        trigger,
        commands,
        proposals: [...diffs.proposals, ...suggestions.proposals],
        problems: [...new Set([...faults, ...diffs.problems, ...suggestions.problems])],
    };
}
/** The fenced diffs of any comment, for a command that vouches for it. */
function readDiffs(body) {
    return diffsIn((0,markdown/* readMarkdown */.k)(body));
}
/** The suggestions of any review comment, for a command that asks for them. `commit` null: not compared. */
function readSuggestions(body, position, commit) {
    return suggestionsIn((0,markdown/* readMarkdown */.k)(body), position, commit);
}
/** Reads a model's reply. Nothing in it is ever a command. A diff without a fence counts where there is none with one. */
function readReply(reply) {
    const text = (0,markdown/* readMarkdown */.k)(reply);
    const fenced = diffsIn(text).proposals;
    const proposals = unique(fenced.length > 0 ? fenced : rawDiffs(text).map((patch) => ({ source: 'raw', info: null, patch, flags: flagsOf(patch) })));
    return { trigger: false, commands: [], proposals, problems: faultsOfReply(text, proposals) };
}
function faultsOfReply(text, proposals) {
    const lost = text.fences.some(isSuggestion) ? ['suggestion-without-position'] : [];
    if (proposals.length > 0)
        return lost;
    if (lost.length === 0 && proposesOtherwise(text))
        return ['no-candidate', 'unsupported-format'];
    return [...lost, 'no-candidate'];
}
function silence() {
    return { trigger: false, commands: [], proposals: [], problems: [] };
}
/** Whether a permission lets its owner start work. */
function mayWrite(permission) {
    return permission === 'admin' || permission === 'maintain' || permission === 'write';
}
function diffsIn({ fences }) {
    const diffs = fences.filter(({ language }) => /^(?:diff|patch)$/i.test(language));
    const filled = diffs.filter(({ content }) => content.trim() !== '');
    return {
        proposals: unique(filled.map(({ info, content }) => ({ source: 'fence', info, patch: content, flags: flagsOf(content) }))),
        problems: diffs.length > 0 && filled.length === 0 ? ['no-candidate'] : [],
    };
}
/** GitHub gives all suggestion blocks of one comment the same lines, so they are alternatives. */
function suggestionsIn({ fences }, position, commit) {
    const blocks = fences.filter(isSuggestion);
    if (blocks.length === 0)
        return noProposals;
    const place = (0,suggestions/* placeOfSuggestions */.s)(position, commit);
    if (typeof place === 'string')
        return { proposals: [], problems: [place] };
    return {
        proposals: unique(blocks.map(({ info, content }) => ({ source: 'suggestion', info, suggestion: { ...place, replacement: content }, flags: flagsOf(content) }))),
        problems: [],
    };
}
function isSuggestion({ language }) {
    return language.toLowerCase() === 'suggestion';
}
/** Bidirectional controls can make code read other than it runs (Unicode Technical Standard 55, "Source Code Handling"). */
function flagsOf(text) {
    return /\p{Bidi_Control}/u.test(text) ? ['bidi-controls'] : [];
}
function unique(proposals) {
    const known = new Map();
    for (const proposal of proposals) {
        const key = JSON.stringify(proposal.source === 'suggestion' ? proposal.suggestion : proposal.patch);
        if (!known.has(key))
            known.set(key, proposal);
    }
    return [...known.values()];
}
/** Whether a reply without a diff proposes a change in another way: whole or elided files, edit blocks, JSON. */
function proposesOtherwise({ text, fences }) {
    return fences.length > 0 || /^(?:\*\*\* (?:Begin Patch|(?:Update|Add|Delete) File: )|<{5,9} ?(?:SEARCH|ORIGINAL)\b)/m.test(text) || isJson(text.trim());
}
function isJson(text) {
    if (!/^[[{]/.test(text))
        return false;
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 92063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ compatibleSets),
/* harmony export */   s: () => (/* binding */ placeOfSuggestions)
/* harmony export */ });
/**
 * The lines that the suggestions of a comment replace, in the tree of `commit`. A suggestion belongs to the new side of the
 * diff (GitHub, "Incorporating feedback in your pull request"). When the commented lines, or their commit, are no longer
 * those of the diff, the numbers would hit other lines. `commit` null: not known, so not compared.
 */
function placeOfSuggestions(position, commit) {
    if (position === null || position.path === null || position.wholeFile)
        return 'suggestion-without-position';
    if (position.line === null && position.originalLine === null)
        return 'suggestion-without-position';
    if (position.side === 'LEFT' || position.startSide === 'LEFT')
        return 'suggestion-on-deleted-line';
    if (position.line === null || isOutdated(position, commit))
        return 'suggestion-outdated';
    const startLine = position.startLine ?? position.line;
    if (startLine < 1 || startLine > position.line)
        return 'suggestion-out-of-range';
    return { path: position.path, startLine, endLine: position.line };
}
function isOutdated({ commit: own, startLine, originalStartLine }, commit) {
    if (own !== null && commit !== null && own !== commit)
        return true;
    // The last line of a range survived in the diff, the first did not.
    return startLine === null && originalStartLine !== null;
}
/**
 * Sorts the suggestions of one review into sets that can be applied together, in order: each goes to the first set where
 * it overlaps nothing. The first set is the review as a whole; suggestions for lines already taken are alternatives.
 */
function compatibleSets(suggestions) {
    const sets = [];
    for (const suggestion of suggestions) {
        const free = sets.find((set) => !set.some((other) => overlaps(suggestion, other)));
        if (free)
            free.push(suggestion);
        else
            sets.push([suggestion]);
    }
    return sets;
}
function overlaps(one, other) {
    return one.path === other.path && one.startLine <= other.endLine && other.startLine <= one.endLine;
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

/***/ 19865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readCommandLine)
});

;// CONCATENATED MODULE: ./build/core/target-names.js
/**
 * Names that people write behind a command. They come from strangers and reach git and GitHub later, so a name passes
 * only if it cannot be read as anything else: an option, a revision expression, a path out of a folder.
 */
/** Characters nobody can see or that reorder text: control, format, surrogate, private and unassigned ones, line separators, odd spaces. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Zs}]/u;
/** Whether a text is a full commit id, SHA-1 or SHA-256. */
function isFullCommitId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text);
}
/** Whether a text is the beginning of a commit id. Such a name can come to mean another commit, so it is not accepted. */
function isShortCommitId(text) {
    return /^[0-9a-f]{1,63}$/i.test(text) && !isFullCommitId(text);
}
/**
 * Whether a text can be the name of a branch, at most 244 bytes long: the rules of git-check-ref-format(1) with `--branch`, and of GitHub, which has
 * no branches named like a commit id. Full references (`refs/...`) are left out because they can name more than branches.
 */
function isBranchName(name) {
    if (name === '' || new TextEncoder().encode(name).length > 244 || invisible.test(name))
        return false;
    if (/[~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|^-/.test(name))
        return false;
    if (name === '@' || name === 'HEAD' || name.startsWith('refs/') || isFullCommitId(name))
        return false;
    return name.split('/').every((component) => !component.startsWith('.') && !component.endsWith('.lock'));
}
/** Whether a text can be the name of an artifact (rules of `@actions/artifact`: no `" : < > | * ? \ /`, no line ends). */
function isArtifactName(name) {
    return name !== '' && name.length <= 200 && !invisible.test(name) && !/[":<>|*?\\/]|^-|^\.{1,2}$/.test(name);
}

;// CONCATENATED MODULE: ./build/core/commands.js

/** Most proposals that one command may ask a model or an agent for. */
const mostProposals = 16;
/** The words of a line. No-break and other wide spaces, which come with text copied from web pages, separate like plain ones. */
function wordsOf(line) {
    return line.split(/[\p{Zs}\t]+/u).filter((word) => word !== '');
}
/** Reads one line: a command, the reasons why it is none that can be followed, or null when its first word is another one. */
function readCommandLine(line, name) {
    const [first, ...rest] = wordsOf(line);
    if (first !== name)
        return null;
    const args = rest.map(withoutCodeMarks);
    const target = targetOf(args);
    return Array.isArray(target) ? target : { name, args, target };
}
/** People set names as code; the marks are no part of the name. */
function withoutCodeMarks(word) {
    return /^`([^`]+)`$/.exec(word)?.[1] ?? word;
}
function targetOf([kind, ...rest]) {
    switch (kind) {
        case undefined:
            return { kind: 'diffs' };
        case 'branch':
            return oneName(rest, (name) => (isBranchName(name) ? { kind, name } : 'invalid-ref'), 'invalid-ref');
        case 'commit':
            return oneName(rest, commitOf, 'invalid-ref');
        case 'artifact':
            return oneName(rest, (name) => (isArtifactName(name) ? { kind, name } : 'invalid-artifact-name'), 'invalid-artifact-name');
        case 'comment':
            return oneName(rest, (id) => (/^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : 'unrecognised-command'), 'unrecognised-command');
        case 'model':
        case 'agent':
            return proposalsOf(kind, rest);
        case 'suggestions':
        case 'status':
        case 'cancel':
        case 'help':
            return rest.length === 0 ? { kind } : ['unrecognised-command'];
        default:
            return ['unrecognised-command'];
    }
}
/** Exactly one word must follow. Without it, or with more, both the name and the form of the command are at fault. */
function oneName(words, read, problem) {
    const [word] = words;
    if (word === undefined || words.length > 1)
        return [...new Set([problem, 'unrecognised-command'])];
    const target = read(word);
    return typeof target === 'string' ? [target] : target;
}
function commitOf(id) {
    if (isFullCommitId(id))
        return { kind: 'commit', id };
    return isShortCommitId(id) ? 'short-sha' : 'invalid-ref';
}
function proposalsOf(kind, words) {
    const [word = '1', ...more] = words;
    const proposals = /^[1-9]\d?$/.test(word) ? Number(word) : 0;
    return more.length === 0 && proposals >= 1 && proposals <= mostProposals ? { kind, proposals } : ['unrecognised-command'];
}


/***/ }),

/***/ 94272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ triesToday),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   fN: () => (/* binding */ stickiesIn),
/* harmony export */   fQ: () => (/* binding */ stickyOf),
/* harmony export */   gJ: () => (/* binding */ memorySince),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(220);
/* harmony import */ var _studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73753);


const dayMs = 24 * 60 * 60 * 1000;
/** The bot's comments among others, the oldest first. What a person wrote is none, whatever it looks like. */
function stickiesIn(comments) {
    return comments.flatMap(({ id, url, body, author }) => {
        const marker = author?.isBot ? (0,_studio_github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(body) : null;
        return marker === null ? [] : [{ id, url, marker }];
    });
}
/** The bot's newest comment on a snapshot's commit. */
function stickyOf(stickies, snapshot) {
    return stickies.findLast(({ marker }) => marker.snapshot === snapshot) ?? null;
}
/** Runs that were started in the last 24 hours, apart from the one that asks: it may be run again. */
function triesToday(stickies, asking, now) {
    const runs = stickies.flatMap(({ marker }) => marker.tries).filter(({ run, at }) => run !== asking && now.getTime() - Date.parse(at) < dayMs);
    return new Set(runs.map(({ run }) => run)).size;
}
/** Writes the bot's comment on a snapshot: over the earlier one, or anew if there is none or it was deleted. */
async function say(host, discussion, sticky, body) {
    const updated = sticky === null ? null : await host.updateComment(sticky.id, body);
    return updated ?? host.writeComment(discussion, body);
}
/** Reacts to a comment, which may be deleted by now. */
async function react(host, comment, reaction) {
    try {
        return await host.react(comment, reaction);
    }
    catch (error) {
        if (error instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiFailure */ .F && error.kind === 'not-found')
            return 'gone';
        throw error;
    }
}
/** Earliest time that matters for a snapshot: what is said of it, and the last day. Commits may claim to be of the future. */
function memorySince(committedAt, now) {
    return new Date(Math.min(Date.parse(committedAt), now.getTime() - dayMs)).toISOString();
}


/***/ }),

/***/ 86368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  te: () => (/* binding */ cancelledComment),
  LD: () => (/* binding */ failedComment),
  tx: () => (/* binding */ planComment),
  HR: () => (/* binding */ resultComment),
  uE: () => (/* binding */ tableComment)
});

// EXTERNAL MODULE: ./build/core/documents/plan.js
var documents_plan = __webpack_require__(22472);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(43182);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(76192);
// EXTERNAL MODULE: ./build/studio/github/blocks.js
var blocks = __webpack_require__(28557);
// EXTERNAL MODULE: ./build/studio/github/fitting.js
var fitting = __webpack_require__(63192);
// EXTERNAL MODULE: ./build/studio/github/markdown.js
var markdown = __webpack_require__(45734);
// EXTERNAL MODULE: ./build/studio/github/parts/candidates.js
var candidates = __webpack_require__(68502);
// EXTERNAL MODULE: ./build/studio/github/parts/evidence.js
var parts_evidence = __webpack_require__(24513);
// EXTERNAL MODULE: ./build/studio/github/parts/limits.js
var limits = __webpack_require__(65332);
// EXTERNAL MODULE: ./build/core/configuration.js
var configuration = __webpack_require__(32632);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(31838);
;// CONCATENATED MODULE: ./build/studio/github/parts/next.js






const mostNamed = 3;
const longestGlob = 120;
const longestWhy = 400;
/** What a person can do next, most useful first. `command`: name of the command that asks for a run. */
function nextPart(account, command) {
    const steps = stepsAfter(account, (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(command, 40)));
    return steps.length === 0 ? fitting/* absent */.Ge : (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,markdown.md) `#### Next`, (0,blocks/* bullets */.e5)(steps)]));
}
function stepsAfter(account, command) {
    switch (account.outcome) {
        case 'fixed':
            return afterFix(account, command);
        case 'no-winner':
            return [...guardedHint(account), ...reportHint(account), (0,markdown.md) `Write another idea as a diff in a comment that begins with ${command}.`];
        case 'already-green':
            return [(0,markdown.md) `If another commit fails, push it and ask again with ${command}.`];
        case 'indeterminate':
            return [...unstableHint(account), ...reportHint(account), (0,markdown.md) `What the gate printed is in the log of the baseline. When it fails in a stable way, ask again with ${command}.`];
        case 'replay-failed':
            return [...declareHint(account), (0,markdown.md) `Ask again with ${command}; more attempts show whether tests are flaky.`];
        case 'cancelled':
        case 'interrupted':
            return [(0,markdown.md) `Ask again with ${command}.`];
    }
}
const mending = {
    'promotion-off': 'Promotion is switched off in the workflow; the patch is in the evidence.',
    'no-winner': null,
    'already-green': null,
    'baseline-flaky': null,
    'world-differs': null,
    'replay-failed': null,
    'replay-tree-differs': null,
    'head-moved': 'The new head is another snapshot: it has to be tried by itself.',
    'base-moved': 'Bring the branch up to date; the result is another snapshot and has to be tried by itself.',
    'comment-edited': 'Write the idea into a new comment: only what was pinned is tried.',
    'base-gone': 'Restore the branch that the winner was for, or open a pull request for another one.',
    'no-permission': 'Look into the log of the run for what was refused. A maintainer has to allow it: the permissions of the job, the protection of the branch, or, in the settings of Actions, that it may create pull requests.',
    'fork-head': 'Apply the patch on the branch in the fork; how is said below or in the evidence.',
    'needs-approval': 'A person with write permission has to approve.',
    'isolation-too-weak': 'Use the reusable workflow, where every world has a machine of its own.',
    cancelled: null,
    interrupted: null,
    'evidence-unreadable': 'Look into the log of the run for what is missing.',
};
function afterFix({ promotion }, command) {
    if (promotion === null || promotion.decision !== 'withheld')
        return [];
    const why = promotion.why === null ? [] : [(0,studio_text/* brief */.dh)(promotion.why, longestWhy)];
    const steps = [...why, ...promotion.reasons.flatMap((reason) => mending[reason] ?? [])];
    return promotion.reasons.includes('promotion-off') || promotion.reasons.includes('fork-head') ? steps : [...steps, (0,markdown.md) `Then ask again with ${command}.`];
}
function guardedHint({ candidates }) {
    const would = candidates.filter(({ reasons }) => reasons.length === 1 && reasons[0] === 'guarded-path').map(({ id }) => id);
    return would.length === 0 ? [] : [`${would.join(', ')} would win without changes to guarded files. If those are right, commit them first and try the rest as a candidate.`];
}
function reportHint({ baseline, candidates }) {
    const results = [baseline.result, ...candidates.map(({ result }) => result)].filter((result) => result !== null);
    const blind = results.length > 0 && results.every(({ problems }) => problems.includes('report-missing') || problems.includes('report-unparseable'));
    return blind ? [(0,markdown.md) `No report could be read, so nothing is known per test. Check the workflow's inputs ${(0,blocks/* code */.aY)('report')} and ${(0,blocks/* code */.aY)('report-format')}.`] : [];
}
function unstableHint({ baseline: { result }, tests }) {
    if (result === null)
        return [];
    if (result.problems.includes('command-not-found'))
        return [(0,markdown.md) `The gate's command, or a program it calls, was not found (exit status 127). Check the workflow's input ${(0,blocks/* code */.aY)('gate')}; what is installed but not in git needs ${(0,blocks/* code */.aY)('setup')}.`];
    const [first, ...others] = result.attempts;
    const unstable = tests.filter((_, index) => others.some(({ results }) => results[index] !== first?.results[index]));
    return unstable.length === 0 ? [] : [(0,markdown.md) `Different from attempt to attempt: ${namesOf(unstable)}. Tests that are known to fail are declared as ${(0,blocks/* code */.aY)('expected-failures')} in ${(0,blocks/* code */.aY)(configuration/* configurationPath */.yD)}.`];
}
function namesOf(tests) {
    return (0,markdown.md) `${(0,blocks/* listed */.KE)(tests.slice(0, mostNamed).map((test) => (0,blocks/* code */.aY)((0,words/* testTitle */.XF)(test))))}${andMore(tests.length)}`;
}
function declareHint({ replay }) {
    const globs = (replay.equality?.differences ?? []).flatMap(({ declare }) => declare ?? []);
    if (globs.length === 0)
        return [];
    const named = (0,blocks/* listed */.KE)(globs.slice(0, mostNamed).map((glob) => (0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(glob, longestGlob))));
    return [(0,markdown.md) `If these files may differ from run to run, declare them as ${(0,blocks/* code */.aY)('volatile')} in ${(0,blocks/* code */.aY)(configuration/* configurationPath */.yD)}: ${named}${andMore(globs.length)}.`];
}
function andMore(number) {
    return number > mostNamed ? (0,markdown.md) ` and more` : null;
}

// EXTERNAL MODULE: ./build/studio/github/parts/patch.js
var parts_patch = __webpack_require__(91132);
// EXTERNAL MODULE: ./build/studio/github/parts/planned.js
var planned = __webpack_require__(57836);
// EXTERNAL MODULE: ./build/studio/github/parts/replay.js
var replay = __webpack_require__(77371);
// EXTERNAL MODULE: ./build/studio/github/parts/verdict.js
var verdict = __webpack_require__(67819);
// EXTERNAL MODULE: ./build/studio/github/parts/worlds.js
var worlds = __webpack_require__(16177);
// EXTERNAL MODULE: ./build/studio/github/sticky.js
var sticky = __webpack_require__(92940);
;// CONCATENATED MODULE: ./build/studio/github/sticky-comment.js
















/** When a run was planned: what is going to be tried, and where to watch it. At most 60,000 bytes, as all of them. */
function planComment(plan, context) {
    const running = (0,documents_plan/* candidatesToRun */.$S)(plan).length;
    return (0,sticky/* sticky */.q)(plan.snapshot.commit, 'planned', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([running === 0 ? (0,verdict/* verdictLine */.MT)('bad', 'no candidate can be tried') : (0,verdict/* verdictLine */.MT)('running', `trying ${(0,quantities/* count */.U9)(running, 'candidate')}`), (0,verdict/* circumstances */.Xb)(plan, context.run)])),
        (0,planned/* plannedPart */.u)(plan),
        (0,fitting/* always */.Gk)((0,markdown.md) `Each is tried from the same snapshot in a world of its own. The result will replace this comment; ${(0,blocks/* code */.aY)(`${(0,studio_text/* brief */.dh)(context.command, 40)} cancel`)} stops the run.`),
    ]);
}
/** After the replay, before anything is decided: the table, with the promotion under way. */
function tableComment(account, context) {
    const pending = { ...account, promotion: null };
    return (0,sticky/* sticky */.q)(account.snapshot.commit, 'running', context, [(0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(pending), (0,verdict/* circumstances */.Xb)(account, context.run)])), (0,worlds/* worldsPart */.l)(pending), (0,candidates/* reasonsPart */.hT)(pending)]);
}
/** When everything is decided: verdict, table, what came of it, what to do next, and the evidence. `patch`: the winner's, null if it is not at hand. */
function resultComment(evidence, context, { patch, links }) {
    const winner = (0,candidates/* winnerOf */.Pk)(evidence);
    const { pullRequest, decision } = evidence.promotion;
    return (0,sticky/* sticky */.q)(evidence.snapshot.commit, evidence.outcome === 'cancelled' || evidence.promotion.reasons.includes('cancelled') ? 'cancelled' : 'decided', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdict */.WJ)(evidence), pullRequest === null ? null : (0,markdown.md) `**${(0,blocks/* link */.nf)(`Pull request ${pullRequest.number}`, pullRequest.url)}**`, (0,verdict/* circumstances */.Xb)(evidence, context.run)])),
        (0,worlds/* worldsPart */.l)(evidence),
        nextPart(evidence, context.command),
        ...(evidence.replay.status === 'failed' ? (0,replay/* replayParts */.E)(evidence) : []),
        (0,candidates/* reasonsPart */.hT)(evidence),
        winner === null || patch === null || decision !== 'withheld' ? fitting/* absent */.Ge : (0,parts_patch/* patchPart */.M)(winner, patch),
        (0,limits/* limitsPart */.c)(evidence),
        (0,parts_evidence/* evidenceLinksPart */.q6)(links),
        (0,parts_evidence/* verifyPart */.Ph)(links),
    ]);
}
/** When a run was cancelled. `snapshot`: its commit; `by`: login of who asked for it, null if it was ended on GitHub's pages. */
function cancelledComment(snapshot, context, by) {
    const who = by === null ? null : (0,markdown.md) ` by ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(by, 60))}`;
    return (0,sticky/* sticky */.q)(snapshot, 'cancelled', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([(0,verdict/* verdictLine */.MT)('quiet', 'cancelled'), (0,markdown.md) `The run on snapshot ${(0,blocks/* code */.aY)(snapshot.slice(0, 12))} was cancelled${who}. Nothing was promoted.`, (0,blocks/* bullets */.e5)([(0,markdown.md) `Ask again with ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(context.command, 40))}.`])])),
    ]);
}
/** When a run broke. `step`: what it was doing, a constant; `message`: of the error, which may be anything. */
function failedComment(snapshot, context, { step, message }) {
    return (0,sticky/* sticky */.q)(snapshot, 'failed', context, [
        (0,fitting/* always */.Gk)((0,blocks/* stack */.t$)([
            (0,verdict/* verdictLine */.MT)('bad', 'the run broke'),
            (0,markdown.md) `The step ${(0,blocks/* code */.aY)(step)} on snapshot ${(0,blocks/* code */.aY)(snapshot.slice(0, 12))} could not be completed: ${(0,studio_text/* brief */.dh)(message, 800)}`,
            (0,markdown.md) `Nothing was promoted, and nothing is said about any candidate.`,
            (0,blocks/* bullets */.e5)([(0,markdown.md) `Look into ${(0,blocks/* link */.nf)('the log of the run', context.run.url)}.`, (0,markdown.md) `When the cause is mended, ask again with ${(0,blocks/* code */.aY)((0,studio_text/* brief */.dh)(context.command, 40))}.`]),
        ])),
    ]);
}


/***/ }),

/***/ 92940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sticky)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28557);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63192);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73753);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45734);
/* harmony import */ var _parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24513);





const mostEarlier = 10;
/** The comment on a snapshot, at most 60,000 bytes: its marker, the parts, earlier runs, and who wrote it. */
function sticky(snapshot, state, { run, startedAt, comment, earlier }, parts) {
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .nextMarker */ .Yg)(earlier, { snapshot, run: run.id, attempt: run.attempt, state, at: startedAt, comment });
    const line = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker);
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fitted */ .$5)([(0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedMarkdown */ .pG)(line)), ...parts, earlierPart(marker, run), (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_parts_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .footer */ .qr)(run))], _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .mostOfBody */ .h$);
}
function earlierPart({ tries }, run) {
    const earlier = tries.filter((one) => one.run !== run.id);
    if (earlier.length === 0)
        return _fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge;
    const shown = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(earlier.slice(0, mostEarlier).map((one) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${one.run}`, run.url.replace(/\/runs\/\d+.*$/, `/runs/${one.run}`))));
    const before = earlier.length > mostEarlier ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) ` and ${earlier.length - mostEarlier} before` : null;
    return (0,_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .always */ .Gk)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `Earlier on this snapshot: ${shown}${before}.`);
}


/***/ })

};
