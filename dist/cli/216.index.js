export const id = 216;
export const ids = [216];
export const modules = {

/***/ 6881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 53 modules
var lib = __webpack_require__(3825);
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

/***/ 216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W3: () => (/* binding */ readComment),
  Xw: () => (/* binding */ readReply)
});

// UNUSED EXPORTS: isAddressed, readDiffs, readSuggestions

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

// EXTERNAL MODULE: ./build/core/permission.js
var permission = __webpack_require__(811);
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

;// CONCATENATED MODULE: ./build/candidates/comments/suggestions.js
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

;// CONCATENATED MODULE: ./build/candidates/comments/reading.js





const noProposals = { proposals: [], problems: [] };
/**
 * Reads a comment (design section 7). Only newly written ones of people who may write start work; bots and text that is not
 * for the command are met with silence. Diffs count with a command, suggestions also without, since they wait to be asked for.
 */
function readComment(event, settings) {
    if (!isNewOfPerson(event))
        return silence();
    const text = (0,markdown/* readMarkdown */.k)(event.body);
    const lines = commandLines(text, settings.command);
    const waiting = event.review !== null && text.fences.some(isSuggestion);
    const unread = isUnread(text, settings.command);
    if (lines.length === 0 && !waiting && !unread)
        return silence();
    if (!(0,permission/* mayWrite */.J)(settings.permission))
        return { ...silence(), problems: ['not-authorised'] };
    return unread ? { ...silence(), problems: ['no-candidate'] } : readForWriter(text, lines, event.review, settings.commit);
}
/** Whether a comment is for the bot: with a line that begins with the command or, where it is too much to be read, the command anywhere. */
function isAddressed(event, command) {
    if (!isNewOfPerson(event))
        return false;
    const text = readMarkdown(event.body);
    return commandLines(text, command).length > 0 || isUnread(text, command);
}
function isNewOfPerson({ action, author }) {
    return action === 'created' && author !== null && !author.isBot;
}
function commandLines({ paragraphLines }, command) {
    return paragraphLines.map((line) => readCommandLine(line, command)).filter((read) => read !== null);
}
function isUnread({ unreadable, text }, command) {
    return unreadable && text.includes(command);
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
    return diffsIn(readMarkdown(body));
}
/** The suggestions of any review comment, for a command that asks for them. `commit` null: not compared. */
function readSuggestions(body, position, commit) {
    return suggestionsIn(readMarkdown(body), position, commit);
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
    const place = placeOfSuggestions(position, commit);
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

/***/ 811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   V: () => (/* binding */ permissionSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8343);

/** GitHub's repository permissions, as its "Get repository permissions for a user" answers (`maintain` and `triage` by role name). */
const permissionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['admin', 'maintain', 'write', 'triage', 'read', 'none']);
/** Whether a permission lets its owner write to the repository, and so start work. */
function mayWrite(permission) {
    return permission === 'admin' || permission === 'maintain' || permission === 'write';
}


/***/ })

};
