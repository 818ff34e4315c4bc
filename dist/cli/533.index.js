export const id = 533;
export const ids = [533];
export const modules = {

/***/ 8213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ evidenceArgument),
/* harmony export */   g9: () => (/* binding */ positionals),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);


/** Options that all commands have. */
const commonOptions = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } };
/** Reads a command's arguments strictly. Throws `usage` with a pointer to the command's help for anything unknown. */
function readArguments(command, args, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: { ...options, ...commonOptions }, allowPositionals: true, strict: true });
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `${((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split(/\n|\. /)[0] ?? '').replace(/\.$/, '')}. See safe-debug ${command} --help.`, { cause: error });
    }
}
/** A whole number within bounds. Throws `usage` otherwise. */
function wholeNumber(option, text, least, most) {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--${option} ${text}: give a whole number from ${least} to ${most}.`);
}
/** One of the allowed words. Throws `usage` otherwise. */
function oneOf(option, text, words) {
    const word = words.find((candidate) => candidate === text);
    if (word !== undefined)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `--${option} ${text}: give one of ${words.join(', ')}.`);
}
/** The evidence that is named, or the one that \`run\` writes when nothing else is said. Throws `usage` for more than one. */
function evidenceArgument(command, given) {
    if (given.length === 0)
        return '.safe-debug';
    return positionals(command, given, 'EVIDENCE')[0] ?? '';
}
/** Requires exactly the named positional arguments. Throws `usage` otherwise. */
function positionals(command, given, ...names) {
    if (given.length === names.length)
        return [...given];
    const wanted = names.length === 0 ? 'no arguments beside options' : names.join(' ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `safe-debug ${command} takes ${wanted}, not ${given.length === 0 ? 'nothing' : `"${given.join(' ')}"`}. See safe-debug ${command} --help.`);
}


/***/ }),

/***/ 5881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZZ: () => (/* binding */ pageOf),
  L$: () => (/* binding */ showResult),
  xv: () => (/* binding */ writePage)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/evidence/writer.js
var writer = __webpack_require__(3553);
// EXTERNAL MODULE: ./build/studio/quantities.js
var quantities = __webpack_require__(3182);
// EXTERNAL MODULE: ./build/studio/text.js
var studio_text = __webpack_require__(6192);
// EXTERNAL MODULE: ./build/studio/words.js
var words = __webpack_require__(1838);
;// CONCATENATED MODULE: ./build/studio/headline.js



/** Says first what came out: `fixed by B (off-by-one)` and `1 failing test passes, nothing broken; replayed, worlds equal; ...`. */
function headlineOf(evidence) {
    const { outcome, selection, candidates } = evidence;
    const winner = candidates.find(({ id }) => id === selection.winner);
    if (winner === undefined || (outcome !== 'fixed' && outcome !== 'replay-failed')) {
        return { mood: outcome === 'no-winner' || outcome === 'already-green' ? 'open' : 'bad', verdict: words/* outcomeSayings */.N7[outcome].short, details: withoutWinner(evidence) };
    }
    const name = `${winner.id} (${(0,studio_text/* brief */.dh)(winner.label, 80)})`;
    const fixes = `${(0,quantities/* count */.U9)(winner.fixed.length, 'failing test')} ${winner.fixed.length === 1 ? 'passes' : 'pass'}, nothing broken`;
    if (outcome === 'fixed')
        return { mood: 'good', verdict: `fixed by ${name}`, details: `${fixes}; replayed, ${(0,words/* equalitySaying */.o1)(evidence.replay.equality).short}; ${promotionText(evidence)}` };
    return { mood: 'bad', verdict: `${name} won, but its replay failed`, details: evidence.promotion.reasons.map((reason) => words/* promotionSayings */.__[reason].long).join(' ') };
}
function withoutWinner(evidence) {
    const { outcome, candidates } = evidence;
    if (outcome !== 'no-winner')
        return words/* outcomeSayings */.N7[outcome].long;
    const [only, ...others] = candidates;
    const [reason] = only?.reasons ?? [];
    if (only !== undefined && reason !== undefined && others.length === 0)
        return `${words/* outcomeSayings */.N7[outcome].long} ${only.id}: ${(0,words/* candidateReason */.KH)(evidence, only, reason).long}`;
    return `${words/* outcomeSayings */.N7[outcome].long} ${(0,quantities/* count */.U9)(candidates.length, 'candidate')}, none accepted.`;
}
/** What was done with the winner: `promoted to branch X`, `not promoted: HEAD moved`. */
function promotionText({ promotion }) {
    const { decision, branch, pullRequest, reasons, policy } = promotion;
    const why = reasons.map((reason) => words/* promotionSayings */.__[reason].short).join(', ');
    if (decision === 'withheld')
        return `not promoted: ${why === '' ? 'no reason recorded' : why}`;
    const where = pullRequest !== null ? ` to pull request #${pullRequest.number}` : branch !== null ? ` to branch ${(0,studio_text/* brief */.dh)(branch, 120)}` : policy.promote === 'apply' ? ' to the work tree' : '';
    return `${words/* decisionSayings */.pN[decision].short}${where}${why === '' ? '' : ` (${why})`}`;
}

;// CONCATENATED MODULE: ./build/studio/page/html.js

/** Markup that is safe to put into a page. Only the tag `html` and `trustedMarkup` make it. */
class Html {
    #markup;
    constructor(markup) {
        this.#markup = markup;
    }
    toString() {
        return this.#markup;
    }
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
function escaped(text) {
    return (0,studio_text/* manyLines */.hw)(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
function markupOf(content) {
    if (content === null)
        return '';
    if (content instanceof Html)
        return content.toString();
    if (typeof content === 'string')
        return escaped(content);
    if (typeof content === 'number')
        return String(content);
    return content.map(markupOf).join('');
}
/**
 * Markup from a template. Every value is escaped for text and for attributes in quotes, and what cannot be seen is shown
 * (`\u202e`), unless it is markup itself.
 */
function html(template, ...values) {
    return new Html(template.map((part, index) => part + markupOf(values[index] ?? null)).join(''));
}
/** A constant of this program as markup. Never for anything from outside. */
function trustedMarkup(constant) {
    return new Html(constant);
}

;// CONCATENATED MODULE: ./build/studio/page/pieces.js


const longestName = 200;
/** An untrusted name: one line, shortened, kept from turning the direction of the text around it. */
function pieces_name(text) {
    return html `<bdi>${(0,studio_text/* brief */.dh)(text, longestName)}</bdi>`;
}
/** An untrusted name or value in the type of code. */
function code(text) {
    return html `<code><bdi>${(0,studio_text/* brief */.dh)(text, longestName)}</bdi></code>`;
}
/** A section of the page with its heading. */
function section(id, title, content) {
    return html `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}
/** A table's frame: on narrow screens the table scrolls, not the page. */
function scrolling(label, table) {
    return html `<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}
/** Names with their values; pairs without a value are left out. */
function facts(pairs) {
    const known = pairs.filter(([, value]) => value !== null && value !== '');
    return html `<dl>${known.map(([term, value]) => html `<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}
/** A list, or nothing for an empty one. */
function list(items) {
    return items.length === 0 ? null : html `<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
}
/** Something that is opened by a click. */
function folded(summary, content) {
    return html `<details><summary>${summary}</summary>${content}</details>`;
}
/** A verdict as a coloured word; the mood only repeats what the word says. */
function badge(mood, word) {
    return html `<span class="badge ${mood}">${word}</span>`;
}
/** A link for an `https` address; any other address is only text. */
function pieces_link(address, text) {
    return URL.canParse(address) && new URL(address).protocol === 'https:' ? html `<a href="${new URL(address).href}" rel="noreferrer">${pieces_name(text)}</a>` : pieces_name(text);
}

;// CONCATENATED MODULE: ./build/studio/page/bounded.js



/** The part of a list that is shown, and a sentence on the rest, or null. */
function firstOf(items, most, thing) {
    const hidden = items.length - most;
    return { shown: items.slice(0, most), note: hidden > 0 ? html `<p class="note">${(0,quantities/* count */.U9)(hidden, `more ${thing}`)} not shown here.</p>` : null };
}
const mostCharacters = 24_000;
const mostLines = 400;
const longestLine = 600;
/** Lines of a text that is too long for a page, and a sentence on where to find the whole, or null. */
function linesOf(text, file) {
    const all = text.slice(0, mostCharacters).replace(/\n$/, '').split('\n');
    const lines = all.slice(0, mostLines).map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
    const cut = text.length > mostCharacters || all.length > mostLines || all.some((line) => line.length > longestLine);
    return { lines, note: cut ? html `<p class="note">Cut here. The whole is in ${code(file)}.</p>` : null };
}

;// CONCATENATED MODULE: ./build/studio/page/texts.js


/** A patch as untrusted text, its lines coloured by their first character (unified diff). */
function patchText(patch, file) {
    const { lines, note } = linesOf(patch, file);
    return html `<pre class="patch" tabindex="0">${lines.map((line) => html `<span class="${kindOf(line)}">${line}
</span>`)}</pre>${note}`;
}
function kindOf(line) {
    if (line.startsWith('+++') || line.startsWith('---') || line.startsWith('diff '))
        return 'head';
    if (line.startsWith('@@'))
        return 'place';
    return line.startsWith('+') ? 'plus' : line.startsWith('-') ? 'minus' : 'same';
}
/** A log as untrusted text. */
function logText(log, file) {
    const { lines, note } = linesOf(log, file);
    return html `<pre tabindex="0">${lines.join('\n')}</pre>${note}`;
}

;// CONCATENATED MODULE: ./build/studio/page/gate-result.js







const mostFailing = 20;
const longestMessage = 800;
/** What the gate showed in one world: how it ended, which tests failed, what was wrong with it, its log. */
function gateResult(result, log) {
    const { shown, note } = firstOf(result.failing, mostFailing, 'failing test');
    const failing = shown.map(({ suite, name: test, message }) => html `${pieces_name((0,words/* testTitle */.XF)({ suite, name: test }))}${message === undefined ? null : html `<pre tabindex="0">${message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message}</pre>`}`);
    return html `${facts([
        ['Gate', result.verdict],
        ['Ended', howItEnded(result)],
        ['Took', (0,quantities/* duration */.p0)(result.durationMs)],
        ['Processor time', result.cpuMs === null ? 'unknown' : (0,quantities/* duration */.p0)(result.cpuMs)],
        ['Peak memory', result.maxRssBytes === null ? 'unknown' : (0,quantities/* size */.Ej)(result.maxRssBytes)],
        ['Attempts', result.attempts.map(({ verdict, durationMs }) => `${verdict} in ${(0,quantities/* duration */.p0)(durationMs)}`).join(', ')],
    ])}${list(result.problems.map((problem) => (0,words/* problemSaying */.j3)(problem).long))}${failing.length === 0 ? null : folded((0,quantities/* count */.U9)(result.failing.length, 'failing test'), [list(failing), note])}${folded(html `Log ${code(result.log)}`, log === '' ? html `<p class="note">Nothing was printed, or the log is not at hand.</p>` : logText(log, result.log))}`;
}
function howItEnded({ timedOut, signal, exitCode }) {
    if (timedOut)
        return 'ran into the time limit';
    return signal === null ? `exit status ${exitCode ?? 'unknown'}` : `signal ${(0,studio_text/* brief */.dh)(signal, 20)}`;
}

;// CONCATENATED MODULE: ./build/studio/page/overview.js




/** One row a world: tests, changes, verdict and why. */
function overviewSection(evidence) {
    const { baseline, replay } = evidence;
    const rows = [
        row('baseline', '', baseline.result, '', badge(baseline.outcome === 'reproduced' ? 'open' : 'bad', words/* baselineSayings */.u6[baseline.outcome].short), words/* baselineSayings */.u6[baseline.outcome].long),
        ...evidence.candidates.map((candidate) => candidateRow(evidence, candidate)),
        row('replay', '', replay.result, '', badge(replay.status === 'verified' ? 'good' : replay.status === 'failed' ? 'bad' : 'open', words/* replaySayings */.K6[replay.status].short), replay.status === 'not-run' ? '' : (0,words/* equalitySaying */.o1)(replay.equality).short),
    ];
    const head = ['World', 'Label', 'Tests passed', 'Gate took', 'Lines', 'Verdict', 'Why'].map((title) => html `<th scope="col">${title}</th>`);
    return section('worlds', 'Worlds', scrolling('Worlds', html `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`));
}
function candidateRow(evidence, candidate) {
    return row(html `<a href="#candidate-${candidate.id}">${candidate.id}</a>`, pieces_name(candidate.label), candidate.result, (0,quantities/* changedLines */.MA)(candidate.mutation), candidateBadge(evidence, candidate), (0,words/* candidateAtAGlance */.Q2)(evidence, candidate));
}
/** The verdict on a candidate as a badge; the winner is called so. */
function candidateBadge(evidence, { id, verdict }) {
    if (id === evidence.selection.winner)
        return badge('good', 'winner');
    return badge(verdict === 'accepted' ? 'good' : verdict === 'rejected' || verdict === 'inapplicable' ? 'bad' : 'open', words/* verdictSayings */.eG[verdict].short);
}
function row(world, label, result, lines, verdict, why) {
    const took = result === null ? '–' : (0,quantities/* duration */.p0)(result.durationMs);
    return html `<tr><th scope="row">${world}</th><td>${label}</td><td>${(0,quantities/* passedOfTotal */.ap)(result)}</td><td>${took}</td><td>${lines}</td><td>${verdict}</td><td>${why}</td></tr>`;
}

;// CONCATENATED MODULE: ./build/studio/page/candidates.js








const mostTests = 20;
/** Each candidate with its reasons, its patch and what its gate showed. */
function candidatesSection(evidence, patches, logs) {
    const articles = evidence.candidates.map((candidate) => candidateArticle(evidence, candidate, patches[candidate.id] ?? '', logs[candidate.id] ?? ''));
    return section('candidates', 'Candidates', [html `<p class="note">Ranked by: ${evidence.selection.rule}.</p>`, ...articles]);
}
function candidateArticle(evidence, candidate, patch, log) {
    const { id, label, mutation, source } = candidate;
    const reasons = candidate.reasons.map((reason) => (0,words/* candidateReason */.KH)(evidence, candidate, reason).long);
    return html `<article id="candidate-${id}"><h3>${id}: ${pieces_name(label)} ${candidateBadge(evidence, candidate)}</h3>${list(reasons.length > 0 ? reasons : [words/* verdictSayings */.eG[candidate.verdict].long])}${facts([
        ['Source', [source.kind, source.author === null ? null : html ` by ${pieces_name(source.author)}`, source.url === null ? null : html ` ${pieces_link(source.url, source.url)}`]],
        ['Changes', `${mutation.files === null ? 'files unknown' : (0,quantities/* count */.U9)(mutation.files, 'file')}, ${(0,quantities/* changedLines */.MA)(mutation)}`],
        ['Flags', candidate.application.outcome === 'applied' ? candidate.application.flags.join(', ') : null],
        ['Recorded patch', code(mutation.sha256)],
        ['Tree', candidate.world === null ? null : code(candidate.world.tree)],
    ])}${testLists(evidence, candidate)}${folded(html `Patch ${code(mutation.file)}`, patchText(patch, mutation.file))}${candidate.result === null ? null : gateResult(candidate.result, log)}</article>`;
}
function testLists(evidence, { fixed, broken, missing }) {
    const groups = [['fixed', fixed], ['broken', broken], ['missing', missing]];
    return groups.map(([word, indices]) => {
        if (indices.length === 0)
            return null;
        const { shown, note } = firstOf(indices, mostTests, 'test');
        const names = shown.flatMap((index) => evidence.tests[index] ?? []).map((test) => pieces_name((0,words/* testTitle */.XF)(test)));
        return folded(`${(0,quantities/* count */.U9)(indices.length, 'test')} ${word}`, [list(names), note]);
    });
}

;// CONCATENATED MODULE: ./build/studio/page/circumstances.js






/** What the candidates are held against. */
function baselineSection({ baseline }, log) {
    return section('baseline', 'Baseline', [html `<p>${words/* baselineSayings */.u6[baseline.outcome].long}</p>`, baseline.result === null ? html `<p class="note">Its world left no readable result.</p>` : gateResult(baseline.result, log)]);
}
/** What was decided about promotion, by which policy. */
function promotionSection(evidence) {
    const { promotion } = evidence;
    const { policy, pullRequest } = promotion;
    return section('promotion', 'Promotion', [
        html `<p>${promotionText(evidence)}</p>`,
        list(promotion.reasons.map((reason) => words/* promotionSayings */.__[reason].long)),
        facts([
            ['Policy', policy.promote === 'none' ? 'promote nothing' : policy.promote === 'branch' ? 'promote to a branch' : 'apply to the work tree'],
            ['Branch', promotion.branch === null ? null : code(promotion.branch)],
            ['Commit', promotion.commit === null ? null : code(promotion.commit)],
            ['Pull request', pullRequest === null ? null : pieces_link(pullRequest.url, `#${pullRequest.number}`)],
            ['Guarded besides the default', policy.guarded.map(code)],
            ['Known failures', policy.expectedFailures.map(code)],
        ]),
    ]);
}
/** The gate, the snapshot, the machine and what kept the worlds apart. */
function circumstancesSection(evidence) {
    const { gate, snapshot, environment, trigger, tool } = evidence;
    const { isolation } = environment;
    return section('circumstances', 'Gate, snapshot, isolation', [
        html `<h3>Gate</h3>`,
        facts([
            ['Command', code(gate.command)],
            ['Directory', code(gate.directory)],
            ['Reports', gate.reports.length === 0 ? 'on standard output' : gate.reports.map((glob) => [code(glob), ' '])],
            ['Format', gate.format],
            ['Invariants', gate.invariants.map(({ name: invariant, command }) => html `${pieces_name(invariant)}: ${code(command)} `)],
            ['Limits', `${gate.timeoutS} s, attempts: ${gate.attempts}, at least ${gate.minTests} passed tests`],
            ['Variables passed', gate.environment.length === 0 ? 'none' : gate.environment.map((variable) => [code(variable), ' '])],
            ['Digest', code(gate.digest)],
        ]),
        html `<h3>Snapshot</h3>`,
        facts([
            ['Commit', code(snapshot.commit)],
            ['Tree', code(snapshot.tree)],
            ['Prepared by', snapshot.prepared === null ? 'nothing' : html `${code(snapshot.prepared.command)} ${code(snapshot.prepared.digest)}`],
            ['Started by', html `${trigger.kind}${trigger.actor === null ? null : html `, ${pieces_name(trigger.actor)}`}${trigger.comment === null ? null : html ` ${pieces_link(trigger.comment.url, 'comment')}`}`],
        ]),
        html `<h3>Isolation and machine</h3>`,
        facts([
            ['Worlds', `${isolation.used} (asked for: ${isolation.requested})`],
            ['User', isolation.user === 'separate' ? 'a user of its own' : 'the same user as this program'],
            ['Network', isolation.network],
            ['Why', (0,studio_text/* brief */.dh)(isolation.why, 300)],
            ['Machine', pieces_name(`${environment.os} ${environment.arch}, Node ${environment.node}, git ${environment.git}`)],
            ['Runner', environment.runner === null ? null : pieces_name(environment.runner)],
            ['Written by', pieces_name(`${tool.name} ${tool.version}`)],
        ]),
    ]);
}
/** What was not proven. */
function limitsSection({ limits }) {
    return section('limits', 'What this does not prove', list(limits.map((limit) => (0,studio_text/* brief */.dh)(limit, 1000))));
}

// EXTERNAL MODULE: ./build/studio/event-data.js
var event_data = __webpack_require__(7376);
;// CONCATENATED MODULE: ./build/studio/page/record.js






const mostEvents = 400;
const mostFiles = 200;
const longestData = 240;
/** Every event of the hash-chained log. */
function eventsSection({ events: log }, events) {
    const { shown, note } = firstOf(events, mostEvents, 'event');
    const [first] = events;
    const rows = shown.map((event) => html `<tr><td class="number">${event.seq}</td><td class="number">${(0,quantities/* duration */.p0)((0,event_data/* timeOf */.nR)(event) - (first === undefined ? 0 : (0,event_data/* timeOf */.nR)(first)))}</td><td>${event.type}</td><td>${pieces_name(event.world ?? '')}</td><td>${code((0,studio_text/* brief */.dh)(JSON.stringify(event.data), longestData))}</td></tr>`);
    const table = html `<table><thead><tr><th scope="col">No.</th><th scope="col">After</th><th scope="col">Event</th><th scope="col">World</th><th scope="col">Data</th></tr></thead><tbody>${rows}</tbody></table>`;
    return section('events', 'Events', folded(html `${(0,quantities/* count */.U9)(log.count, 'event')} in ${code(log.file)}, chained to ${code(log.head)}`, [scrolling('Events', table), note]));
}
/** How anybody checks the evidence, and the files it consists of. */
function verifySection({ files }) {
    const { shown, note } = firstOf(files, mostFiles, 'file');
    const rows = shown.map(({ path, bytes, sha256 }) => html `<tr><th scope="row">${code(path)}</th><td class="number">${(0,quantities/* size */.Ej)(bytes)}</td><td>${code(sha256)}</td></tr>`);
    const table = html `<table><thead><tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Digest</th></tr></thead><tbody>${rows}</tbody></table>`;
    return section('verify', 'Verify it', [
        html `<p>This page is only a view. The evidence is <code>latest.json</code> beside it; in the folder of both:</p><pre tabindex="0">safe-debug verify . --expect sha256:DIGEST
safe-debug verify . --repo REPOSITORY
safe-debug verify . --repo REPOSITORY --rerun</pre><p class="note">The digest is the one that the run printed, or that the pull request names. The first line checks files, chain and every verdict against the raw reports; the second the trees too; the third runs gate and replay again.</p>`,
        folded(`${(0,quantities/* count */.U9)(files.length, 'file')} with digests`, [scrolling('Files', table), note]),
    ]);
}

;// CONCATENATED MODULE: ./build/studio/page/replay.js





const mostPaths = 100;
/** The replay of the winner, and each difference between both worlds. */
function replaySection(evidence, logs) {
    const { replay } = evidence;
    const mood = replay.status === 'verified' ? 'good' : replay.status === 'failed' ? 'bad' : 'open';
    const said = html `<p>${badge(mood, words/* replaySayings */.K6[replay.status].short)} ${words/* replaySayings */.K6[replay.status].long}</p>`;
    if (replay.status === 'not-run')
        return section('replay', 'Replay', said);
    return section('replay', 'Replay', [
        said,
        list(replay.problems.map((problem) => (0,words/* problemSaying */.j3)(problem).long)),
        facts([
            ['Snapshot tree', replay.snapshotTree === null ? 'unknown' : code(replay.snapshotTree)],
            ['Tree after the patch', replay.tree === null ? 'unknown' : code(replay.tree)],
            ['Test results', replay.testsAgree === null ? 'unknown' : replay.testsAgree ? 'as in the winner' : 'differ from the winner'],
        ]),
        replay.equality === null ? html `<p>${(0,words/* equalitySaying */.o1)(null).long}</p>` : equalityPart(replay.equality),
        replay.result === null ? null : html `<h3>Gate in the replay</h3>${gateResult(replay.result, logs['replay'] ?? '')}`,
        replay.baseline === null ? null : html `<h3>Gate on the baseline, once more</h3>${gateResult(replay.baseline, logs['replay-baseline'] ?? '')}`,
    ]);
}
function equalityPart(equality) {
    const { compared, observedVolatile } = equality;
    const volatile = firstOf(observedVolatile, mostPaths, 'path');
    return html `<h3>Equality of winner and replay</h3><p>${badge(equality.equal ? 'good' : 'bad', (0,words/* equalitySaying */.o1)(equality).short)} ${(0,words/* equalitySaying */.o1)(equality).long}</p>${facts([
        ['Source files', compared.source],
        ['Output files', compared.output],
        ['Ignored files', compared.ignored],
        ["Winner's world", code(equality.winnerDigest)],
        ["Replay's world", code(equality.replayDigest)],
    ])}${differencesTable(equality.differences)}${observedVolatile.length === 0 ? null : folded('Not compared, because two baselines already differed in them', [list(volatile.shown.map(code)), volatile.note])}`;
}
function differencesTable(differences) {
    if (differences.length === 0)
        return null;
    const { shown, note } = firstOf(differences, mostPaths, 'difference');
    const rows = shown.map(({ path, set, kind, declare }) => html `<tr><th scope="row">${code(path)}</th><td>${set}</td><td>${kind}</td><td>${declare === null ? 'never allowed' : html `<code>--volatile</code> ${code(declare)}`}</td></tr>`);
    return html `${scrolling('Differences', html `<table><thead><tr><th scope="col">Path</th><th scope="col">Set</th><th scope="col">Difference</th><th scope="col">Would be allowed by</th></tr></thead><tbody>${rows}</tbody></table>`)}${note}`;
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
;// CONCATENATED MODULE: ./build/studio/page/style.js

/** The page's only style sheet. */
const style = `
:root { color-scheme: light dark; --text: #1b1f24; --quiet: #59636e; --back: #fff; --raised: #f5f7f9; --line: #d5dbe1; --good: #116329; --good-back: #dafbe1; --bad: #a40e26; --bad-back: #ffebe9; --open: #7d4e00; --open-back: #fff3cd; --link: #0757ba; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --quiet: #9aa5b1; --back: #0d1117; --raised: #161b22; --line: #30363d; --good: #56d364; --good-back: #12261e; --bad: #ff8b85; --bad-back: #2d1417; --open: #e3b341; --open-back: #2b230f; --link: #6cb6ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
main { max-width: 76rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.2rem); line-height: 1.2; margin: 1rem 0 .4rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .6rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1rem 0 .4rem; }
a { color: var(--link); }
.verdict { border-left: .4rem solid var(--open); background: var(--open-back); padding: .2rem 1.2rem 1rem; border-radius: .3rem; }
.verdict.good { border-color: var(--good); background: var(--good-back); }
.verdict.bad { border-color: var(--bad); background: var(--bad-back); }
.verdict p { margin: .3rem 0; }
.note, .quiet { color: var(--quiet); font-size: .9rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .3rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
caption { text-align: left; padding: .5rem .7rem; color: var(--quiet); font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-top: 1px solid var(--line); }
thead th { background: var(--raised); border-top: 0; white-space: nowrap; }
td.number { text-align: right; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: 600; } .other { color: var(--quiet); }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .85rem; font-weight: 600; white-space: nowrap; color: var(--open); background: var(--open-back); }
.badge.good { color: var(--good); background: var(--good-back); }
.badge.bad { color: var(--bad); background: var(--bad-back); }
article { border: 1px solid var(--line); border-radius: .3rem; padding: .2rem 1rem 1rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: .6rem 1.5rem; margin: .6rem 0; }
dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; }
code, pre { font: .86rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: .3rem; padding: .7rem; overflow-x: auto; max-height: 32rem; overflow-wrap: normal; tab-size: 4; }
.patch span { display: block; min-height: 1.5em; }
.plus { color: var(--good); background: var(--good-back); } .minus { color: var(--bad); background: var(--bad-back); } .place, .head { color: var(--quiet); }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .25rem 0; }
svg { display: block; width: 100%; height: auto; min-width: 34rem; }
svg text { font: 12px system-ui, sans-serif; fill: var(--text); } svg .quiet { fill: var(--quiet); font-size: 12px; }
svg .preparation { fill: var(--quiet); } svg .good { fill: var(--good); } svg .bad { fill: var(--bad); } svg .open { fill: var(--open); }
svg .tick { stroke: var(--line); } svg .moment { stroke: var(--text); stroke-dasharray: 3 3; }
@media print { pre { max-height: none; } details { display: block; } }
`;
/**
 * What the page may load: nothing but this one style sheet, by its hash (CSP Level 3, "hash-source"). No script, no
 * image, no form, no other base address.
 */
const contentPolicy = `default-src 'none'; style-src 'sha256-${Buffer.from((0,digest/* sha256Hex */.fg)(style), 'hex').toString('base64')}'; base-uri 'none'; form-action 'none'`;

;// CONCATENATED MODULE: ./build/studio/lanes.js

/**
 * Puts a run's events on one scale, a lane a world in the order baseline, candidates, replay. Null if no world began.
 * A gate ends with its `gate.finished`; without one, its measured duration is taken from the evidence.
 */
function scheduleOf(evidence, events) {
    const first = events.find(({ type }) => type === 'baseline.started' || type === 'world.forked');
    const [runStart] = events;
    if (first === undefined || runStart === undefined)
        return null;
    const origin = (0,event_data/* timeOf */.nR)(first);
    const worlds = ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay'];
    const lanes = worlds.map((world) => laneOf(evidence, world, events, origin)).filter(({ bars }) => bars.length > 0);
    const moments = momentsOf(events, origin);
    const lengthMs = Math.max(1, ...lanes.flatMap(({ bars }) => bars.map(({ start, end }) => end ?? start)), ...moments.map(({ at }) => at));
    return { preparationMs: Math.max(0, origin - (0,event_data/* timeOf */.nR)(runStart)), lanes, moments, lengthMs };
}
function laneOf(evidence, world, events, origin) {
    const result = resultOf(evidence, world);
    const own = events.filter((event) => event.world === world);
    const bars = [];
    for (const event of own) {
        const attempt = (0,event_data/* numberIn */.Po)(event, 'attempt') ?? 1;
        const start = (0,event_data/* timeOf */.nR)(event) - origin;
        const open = bars.findLast((bar) => bar.attempt === attempt);
        if (event.type === 'baseline.started') {
            bars.push({ what: 'preparation', attempt, start, end: null });
        }
        else if (event.type === 'world.forked') {
            // The baseline comes first and waits for nothing, so its fork is known to begin with it.
            if (open?.what !== 'preparation' || open.end !== null)
                bars.push({ what: 'preparation', attempt, start, end: null });
        }
        else if (event.type === 'gate.started' && event.data['alone'] !== true) {
            if (open?.what === 'preparation')
                open.end = start;
            bars.push({ what: 'gate', attempt, start, end: null });
        }
        else if (event.type === 'gate.finished' && open?.what === 'gate') {
            open.end = start;
        }
    }
    return { world, bars: bars.map((bar) => withMeasuredEnd(bar, result)), result, mood: moodOf(evidence, world, result) };
}
function withMeasuredEnd(bar, result) {
    const measured = result?.attempts[bar.attempt - 1];
    return bar.what === 'gate' && bar.end === null && measured !== undefined ? { ...bar, end: bar.start + measured.durationMs } : bar;
}
/** What the gate showed in a world, by the world's id; null if it did not run or is unknown. */
function resultOf(evidence, world) {
    if (world === 'baseline')
        return evidence.baseline.result;
    if (world === 'replay')
        return evidence.replay.result;
    if (world === 'replay-baseline')
        return evidence.replay.baseline;
    return evidence.candidates.find(({ id }) => id === world)?.result ?? null;
}
function moodOf(evidence, world, result) {
    if (result === null)
        return 'open';
    if (world === 'baseline')
        return evidence.baseline.outcome === 'reproduced' ? 'open' : 'bad';
    if (world === 'replay-baseline')
        return result.verdict === 'fail' ? 'open' : 'bad';
    if (world === 'replay')
        return evidence.replay.status === 'verified' ? 'good' : 'bad';
    return evidence.candidates.find(({ id }) => id === world)?.verdict === 'accepted' ? 'good' : 'bad';
}
/** A later decision replaces an earlier one: a promotion that could not be carried out is withheld in the end. */
function momentsOf(events, origin) {
    const restored = events.findLast(({ type }) => type === 'snapshot.restored');
    const decided = events.findLast(({ type }) => type === 'promotion.decided');
    return [
        ...(restored ? [{ what: 'restored', at: (0,event_data/* timeOf */.nR)(restored) - origin }] : []),
        ...(decided ? [{ what: 'decided', at: (0,event_data/* timeOf */.nR)(decided) - origin }] : []),
    ];
}
/** Round times on a scale, 0 first: steps of 1, 2 or 5 times a power of ten, at most `most` of them beside 0. */
function ticksOf(lengthMs, most) {
    const least = Math.max(1, lengthMs / Math.max(1, most));
    const power = 10 ** Math.floor(Math.log10(least));
    const step = [1, 2, 5].map((factor) => factor * power).find((candidate) => candidate >= least) ?? 10 * power;
    return Array.from({ length: Math.floor(lengthMs / step) + 1 }, (_, index) => index * step);
}

;// CONCATENATED MODULE: ./build/studio/page/tests.js





const tests_mostTests = 200;
const mostWorlds = 24;
const cells = {
    p: { word: 'pass', style: 'passed' },
    P: { word: 'pass (retried)', style: 'other' },
    f: { word: 'fail', style: 'failed' },
    e: { word: 'error', style: 'failed' },
    s: { word: 'skipped', style: 'other' },
    t: { word: 'todo', style: 'other' },
    '-': { word: 'absent', style: 'other' },
};
/** Every test in every world; of many tests, those that differ or fail come first. Null where no test is known. */
function testsSection(evidence) {
    if (evidence.tests.length === 0)
        return null;
    const worlds = worldsWithResults(evidence);
    const shownWorlds = worlds.slice(0, mostWorlds);
    const shown = mostTelling(evidence.tests.length, worlds.map(({ result }) => result));
    const caption = [
        `${(0,quantities/* count */.U9)(evidence.tests.length, 'test')} in ${(0,quantities/* count */.U9)(worlds.length, 'world')}.`,
        shown.length < evidence.tests.length ? ` ${shown.length} are shown, those whose results differ or fail first.` : '',
        shownWorlds.length < worlds.length ? ` ${(0,quantities/* count */.U9)(worlds.length - shownWorlds.length, 'more world')} not shown.` : '',
    ];
    const head = shownWorlds.map(({ world }) => html `<th scope="col">${world}</th>`);
    const rows = shown.map((index) => {
        const test = evidence.tests[index];
        return html `<tr><th scope="row">${pieces_name(test === undefined ? '' : (0,words/* testTitle */.XF)(test))}</th>${shownWorlds.map(({ result }) => resultCell(result.results[index]))}</tr>`;
    });
    return section('tests', 'Tests', scrolling('Tests in all worlds', html `<table><caption>${caption}</caption><thead><tr><th scope="col">Test</th>${head}</tr></thead><tbody>${rows}</tbody></table>`));
}
/** Baseline and replay first, so that they stay when there are more worlds than fit. */
function worldsWithResults(evidence) {
    return ['baseline', 'replay-baseline', 'replay', ...evidence.candidates.map(({ id }) => id)].flatMap((world) => {
        const result = resultOf(evidence, world);
        return result === null ? [] : [{ world, result }];
    });
}
/** Indices of the tests to show, in their order. */
function mostTelling(total, results) {
    const all = Array.from({ length: total }, (_, index) => index);
    if (total <= tests_mostTests)
        return all;
    const telling = all.filter((index) => results.some(({ results: letters }) => letters[index] !== 'p'));
    const rest = all.filter((index) => results.every(({ results: letters }) => letters[index] === 'p'));
    return [...telling, ...rest].slice(0, tests_mostTests).sort((a, b) => a - b);
}
function resultCell(letter) {
    const { word, style } = cells[letter ?? '-'] ?? { word: 'unknown', style: 'other' };
    return html `<td class="${style}">${word}</td>`;
}

;// CONCATENATED MODULE: ./build/studio/page/timeline.js




const picture = { width: 900, names: 120, row: 22, bar: 13, top: 24 };
/** The run drawn to scale: a lane a world, the restored snapshot and the decision as lines across. Null if no world began. */
function timelineSection(evidence, events) {
    const schedule = scheduleOf(evidence, events);
    if (schedule === null)
        return null;
    const height = picture.top + schedule.lanes.length * picture.row + 22;
    const drawing = html `<svg viewBox="0 0 ${picture.width} ${height}" role="img" aria-label="Timeline of the worlds">${axis(schedule, height)}${schedule.lanes.map((lane, index) => laneRow(lane, index, schedule))}${schedule.moments.map(({ what, at }) => html `<line class="moment" x1="${x(at, schedule)}" x2="${x(at, schedule)}" y1="${picture.top}" y2="${height - 18}"/><text class="quiet" text-anchor="middle" x="${x(at, schedule)}" y="${height - 4}">${what === 'restored' ? 'S0 restored' : 'decision'}</text>`)}</svg>`;
    const note = html `<p class="note">To scale, from the first world on; ${(0,quantities/* duration */.p0)(schedule.preparationMs)} of planning, restoring the snapshot and set-up came before. Grey: fork and patch. Coloured: gate.</p>`;
    return section('timeline', 'Timeline', [scrolling('Timeline', drawing), note]);
}
function x(time, { lengthMs }) {
    const span = picture.width - picture.names - 40;
    return Math.round((picture.names + (time / lengthMs) * span) * 10) / 10;
}
function axis(schedule, height) {
    return ticksOf(schedule.lengthMs, 8).map((time) => html `<line class="tick" x1="${x(time, schedule)}" x2="${x(time, schedule)}" y1="${picture.top - 6}" y2="${height - 18}"/><text class="quiet" x="${x(time, schedule) + 3}" y="14">${time === 0 ? '0' : (0,quantities/* duration */.p0)(time)}</text>`);
}
function laneRow(lane, index, schedule) {
    const y = picture.top + index * picture.row;
    return html `<g><text x="0" y="${y + 13}">${lane.world}</text>${lane.bars.map((bar) => barOf(bar, lane, y, schedule))}</g>`;
}
function barOf({ what, start, end }, lane, y, schedule) {
    const until = end ?? (what === 'gate' ? schedule.lengthMs : start);
    const width = Math.max(1.5, Math.round((x(until, schedule) - x(start, schedule)) * 10) / 10);
    const label = end === null ? `${lane.world}: ${what}, its end is not known` : `${lane.world}: ${what}, ${(0,quantities/* duration */.p0)(end - start)}`;
    return html `<rect class="${what === 'gate' ? lane.mood : 'preparation'}" x="${x(start, schedule)}" y="${y + 3}" width="${width}" height="${picture.bar}" rx="2"><title>${label}</title></rect>`;
}

;// CONCATENATED MODULE: ./build/studio/page/verdict.js



/** The first thing to see: what came out, what it rests on, of what. */
function verdictHeader(evidence) {
    const { mood, verdict, details } = headlineOf(evidence);
    const { snapshot, gate } = evidence;
    return html `<header class="verdict ${mood}"><h1>${pieces_name(verdict)}</h1><p>${details}</p><p class="quiet">Snapshot ${code(snapshot.commit.slice(0, 12))} of ${pieces_name(snapshot.repository)}${snapshot.ref === null ? null : html ` (${pieces_name(snapshot.ref)})`}, gate ${code(gate.command)}, ${evidence.finishedAt}</p></header>`;
}

;// CONCATENATED MODULE: ./build/studio/page/page.js











/**
 * The evidence as one page that needs nothing else and runs no script. `patches` by candidate, `logs` by world; texts
 * that are too long are cut, with the file to look into. All of it is hostile input and only ever becomes text.
 */
function evidencePage(evidence, events, patches, logs) {
    const page = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trustedMarkup(contentPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${headlineOf(evidence).verdict}</title>
<style>${trustedMarkup(style)}</style>
</head>
<body>
<main>
${verdictHeader(evidence)}
${overviewSection(evidence)}
${timelineSection(evidence, events)}
${candidatesSection(evidence, patches, logs)}
${testsSection(evidence)}
${baselineSection(evidence, logs['baseline'] ?? '')}
${replaySection(evidence, logs)}
${promotionSection(evidence)}
${limitsSection(evidence)}
${circumstancesSection(evidence)}
${eventsSection(evidence, events)}
${verifySection(evidence)}
</main>
</body>
</html>
`;
    return page.toString();
}

// EXTERNAL MODULE: ./build/studio/terminal/colour.js
var terminal_colour = __webpack_require__(8490);
;// CONCATENATED MODULE: ./build/studio/commands.js

/** A word as a POSIX shell reads it back unchanged; characters that cannot be seen are shown as escapes instead. */
function shellWord(word) {
    const visible = (0,studio_text/* oneLine */.TN)(word);
    return /^[\w@%+=:,./-]+$/.test(visible) ? visible : `'${visible.replaceAll("'", "'\\''")}'`;
}
/** The command that checks an evidence folder against the repository and the digest of its document. */
function verifyCommand(out, digest, repository) {
    return `safe-debug verify ${shellWord(out)} --repo ${shellWord(repository)} --expect ${digest}`;
}

;// CONCATENATED MODULE: ./build/studio/next-steps.js




const mostNamed = 3;
/**
 * What a person can do next, most useful first: where the trouble shows, and what would mend it. `out` is the evidence
 * folder. Harmless on a terminal; a page still has to escape it.
 */
function nextSteps(evidence, events, out) {
    const folder = shellWord(out).replace(/\/$/, '');
    switch (evidence.outcome) {
        case 'fixed':
            return afterFix(evidence, events, folder);
        case 'already-green':
            return ['If the failure is in work that is not committed yet, run again with --dirty.'];
        case 'indeterminate':
            return afterUnstableBaseline(evidence, folder);
        case 'no-winner':
            return afterNoWinner(evidence, events, folder);
        case 'replay-failed':
            return afterReplay(evidence, folder);
        default:
            return [];
    }
}
function afterFix({ promotion, candidates, selection }, events, folder) {
    if (promotion.decision !== 'withheld')
        return [];
    const winner = candidates.find(({ id }) => id === selection.winner);
    const why = events.findLast(({ type, data }) => type === 'promotion.decided' && typeof data['why'] === 'string');
    const steps = why === undefined ? [] : [`Not promoted: ${(0,studio_text/* brief */.dh)((0,event_data/* textIn */.r7)(why, 'why') ?? '', 300)}.`];
    if (winner === undefined)
        return steps;
    return [...steps, `Take it with "git apply ${folder}/${winner.mutation.file}", or run again with --promote branch.`];
}
function afterUnstableBaseline({ tests, baseline: { result } }, folder) {
    if (result === null)
        return [];
    const log = `What the gate printed: ${folder}/${result.log}`;
    if (result.problems.includes('command-not-found'))
        return [`The gate's command, or a program it calls, was not found (exit status 127). Check --gate; what is installed but not in git needs --setup or --carry.`, log];
    const unstable = unstableTests(result, tests);
    return [
        ...(unstable.length > 0 ? [`Different from attempt to attempt: ${unstable.slice(0, mostNamed).map(words/* testTitle */.XF).join(', ')}. Declare tests that are known to fail as expected-failures in the configuration.`] : []),
        ...reportHint(result),
        log,
    ];
}
/** Tests whose results are not the same in all attempts. */
function unstableTests({ attempts }, tests) {
    const [first, ...others] = attempts;
    return tests.filter((_, index) => others.some(({ results }) => results[index] !== first?.results[index]));
}
function afterNoWinner(evidence, events, folder) {
    const { baseline, candidates, gate } = evidence;
    const results = [baseline.result, ...candidates.map(({ result }) => result)].filter((result) => result !== null);
    const steps = events.flatMap((event) => (event.type === 'world.failed' ? [`${(0,studio_text/* brief */.dh)(event.world ?? 'A world', 40)} could not be run: ${(0,studio_text/* brief */.dh)((0,event_data/* textIn */.r7)(event, 'why') ?? '', 300)}`] : []));
    const blind = results.length > 0 && results.every(({ problems }) => problems.includes('report-missing') || problems.includes('report-unparseable'));
    if (blind)
        steps.push(...(baseline.result === null ? [] : reportHint(baseline.result)), ...reportPlace(evidence));
    const few = candidates.find(({ result }) => result?.counts && result.exitCode === 0 && result.counts.failed + result.counts.errors === 0 && result.counts.passed < gate.minTests);
    if (few?.result?.counts)
        steps.push(`${few.id}: ${few.result.counts.passed} tests passed, but min-tests asks for ${gate.minTests}.`);
    steps.push(...guardedHint(candidates));
    const tried = candidates.find(({ result }) => result !== null);
    if (tried?.result)
        steps.push(`What the gates printed: ${folder}/${tried.result.log} and beside it`);
    return steps;
}
function reportHint({ problems }) {
    if (problems.includes('report-missing'))
        return ['No report was found, so nothing is known per test.'];
    return problems.includes('report-unparseable') ? ['The reports that were found cannot be read; check --report-format.'] : [];
}
function reportPlace({ gate }) {
    if (gate.reports.length === 0)
        return [];
    const where = gate.directory === '.' ? "the repository's top" : (0,studio_text/* brief */.dh)(gate.directory, 100);
    return [`--report takes globs from the gate's directory (${where}); ${gate.reports.map((glob) => `"${(0,studio_text/* brief */.dh)(glob, 80)}"`).join(', ')} matched nothing that could be used.`];
}
function guardedHint(candidates) {
    const would = candidates.filter(({ reasons }) => reasons.length === 1 && reasons[0] === 'guarded-path').map(({ id }) => id);
    return would.length === 0 ? [] : [`${would.join(', ')} would win without changes to guarded files. If those are right, commit them first and try the rest as a candidate.`];
}
function afterReplay({ replay, tests, candidates, selection }, folder) {
    const steps = replay.problems.map((problem) => (0,studio_text/* brief */.dh)(problem, 300));
    const winner = candidates.find(({ id }) => id === selection.winner)?.result?.results ?? '';
    const changed = tests.filter((_, index) => replay.result !== null && replay.result.results[index]?.toLowerCase() !== winner[index]?.toLowerCase());
    if (changed.length > 0)
        steps.push(`Different in the replay: ${changed.slice(0, mostNamed).map(words/* testTitle */.XF).join(', ')}${changed.length > mostNamed ? ' and more' : ''}. Find flaky tests with --attempts 3.`);
    const declared = (replay.equality?.differences ?? []).flatMap(({ declare }) => (declare === null ? [] : [declare]));
    if (declared.length > 0)
        steps.push(`If these files may differ from run to run, allow it with ${declared.slice(0, mostNamed).map((glob) => `--volatile ${shellWord(glob)}`).join(' ')}${declared.length > mostNamed ? ' and so on' : ''}.`);
    if (replay.result)
        steps.push(`What the replay printed: ${folder}/${replay.result.log}`);
    return steps;
}

;// CONCATENATED MODULE: ./build/studio/terminal/timeline.js





const mostLanes = 24;
const widest = 100;
const shades = { preparation: '▒', gate: '█' };
const endless = '░';
/**
 * A run drawn to scale: one lane a world with fork and patch (`▒`) and gate (`█`), the restored snapshot (`◇`) and the
 * decision about promotion (`◆`). Lines joined by `\n`, without one at the end; empty if no world began.
 */
function timeline(evidence, events, { width, colour }) {
    const schedule = scheduleOf(evidence, events);
    if (schedule === null)
        return '';
    const colours = (0,terminal_colour/* coloursOf */.d)(colour);
    const rows = rowsOf(evidence, schedule, colours);
    const nameColumns = Math.max(...rows.map(({ name }) => (0,studio_text/* textWidth */.sc)(name)));
    const notes = alignedNotes(rows);
    const noteColumns = Math.max(...notes.map(studio_text/* textWidth */.sc));
    const columns = Math.max(10, Math.min(width, widest) - nameColumns - noteColumns - 4);
    const scale = (time) => Math.max(0, Math.min(columns - 1, Math.floor((time / schedule.lengthMs) * columns)));
    const drawn = rows.map(({ name, draw, paint }, index) => `${(0,studio_text/* fit */.Uj)(name, nameColumns)}  ${draw(columns, scale)}  ${paint(notes[index] ?? '')}`.trimEnd());
    return [colours.dim(`${' '.repeat(nameColumns + 2)}${timeline_axis(schedule.lengthMs, columns)}`.trimEnd()), ...drawn, ...(0,studio_text/* wrap */.LV)(legend(schedule), Math.min(width, widest)).map(colours.dim)].join('\n');
}
function alignedNotes(rows) {
    const notes = rows.map(({ note }) => note);
    const timeColumns = Math.max(...notes.map(({ time }) => (0,studio_text/* textWidth */.sc)(time)));
    const testColumns = Math.max(...notes.map(({ tests }) => (0,studio_text/* textWidth */.sc)(tests)));
    return notes.map(({ time, tests, word }) => `${(0,studio_text/* fit */.Uj)(time, timeColumns, 'right')}  ${(0,studio_text/* fit */.Uj)(tests, testColumns, 'right')}  ${word}`.trimEnd());
}
/** Lanes and moments from top to bottom: the worlds, the restored snapshot, the replay, the decision. */
function rowsOf(evidence, schedule, colours) {
    const isReplay = ({ world }) => world.startsWith('replay');
    const worlds = schedule.lanes.filter((lane) => !isReplay(lane));
    const shown = worlds.slice(0, mostLanes);
    const hidden = worlds.length - shown.length;
    const rowOf = (lane) => timeline_laneRow(evidence, lane, colours);
    return [
        ...shown.map(rowOf),
        ...(hidden > 0 ? [{ name: '…', draw: (columns) => ' '.repeat(columns), note: { time: '', tests: '', word: `${hidden} more worlds` }, paint: colours.dim }] : []),
        ...schedule.moments.filter(({ what }) => what === 'restored').map((moment) => momentRow(evidence, moment, colours)),
        ...schedule.lanes.filter(isReplay).map(rowOf),
        ...schedule.moments.filter(({ what }) => what === 'decided').map((moment) => momentRow(evidence, moment, colours)),
    ];
}
function timeline_laneRow(evidence, lane, colours) {
    const paint = { good: colours.green, bad: colours.red, open: colours.yellow }[lane.mood];
    return {
        name: lane.world,
        draw: (columns, scale) => cellsOf(lane.bars, columns, scale).map((run) => (run.shade === ' ' ? run.text : run.shade === shades.gate ? paint(run.text) : colours.dim(run.text))).join(''),
        note: { time: gateTimes(lane), tests: (0,quantities/* passedOfTotal */.ap)(lane.result), word: wordFor(evidence, lane.world) },
        paint,
    };
}
function momentRow(evidence, { what, at }, colours) {
    const decision = evidence.promotion.decision;
    const paint = what === 'restored' ? colours.dim : decision === 'withheld' ? colours.yellow : colours.green;
    return {
        name: what === 'restored' ? 'restore S0' : 'promotion',
        draw: (columns, scale) => paint((0,studio_text/* fit */.Uj)(`${' '.repeat(scale(at))}${what === 'restored' ? '◇' : '◆'}`, columns)),
        note: { time: '', tests: '', word: what === 'restored' ? '' : words/* decisionSayings */.pN[decision].short },
        paint,
    };
}
/** Cells of a lane as runs of one shade. Each bar takes at least one cell; gates are drawn over preparations. */
function cellsOf(bars, columns, scale) {
    const cells = Array.from({ length: columns }, () => ' ');
    const gatesLast = [...bars].sort((a, b) => Number(a.what === 'gate') - Number(b.what === 'gate'));
    for (const { what, start, end } of gatesLast) {
        // A bar ends before the cell in which the next one begins; one without an end goes on to the right edge if it is a gate.
        const from = scale(start);
        const to = end === null ? (what === 'gate' ? columns : from + 1) : Math.max(from + 1, scale(end));
        cells.fill(end === null && what === 'gate' ? endless : shades[what], from, to);
    }
    const runs = [];
    for (const shade of cells) {
        const last = runs.at(-1);
        if (last?.shade === shade)
            last.text += shade;
        else
            runs.push({ shade, text: shade });
    }
    return runs;
}
/** How long the gate's command took, as measured; where no result is known, as the events tell. */
function gateTimes({ bars, result }) {
    const times = result?.attempts.map(({ durationMs }) => durationMs) ?? bars.flatMap(({ what, start, end }) => (what === 'gate' && end !== null ? [end - start] : []));
    const [shortest, longest] = [Math.min(...times), Math.max(...times)];
    if (times.length === 0)
        return 'no end';
    return times.length === 1 ? (0,quantities/* duration */.p0)(longest) : `${times.length} × ${(0,quantities/* duration */.p0)(shortest)}–${(0,quantities/* duration */.p0)(longest)}`;
}
function wordFor(evidence, world) {
    if (world === 'baseline' || world === 'replay-baseline') {
        const verdict = resultOf(evidence, world)?.verdict;
        return verdict === 'fail' ? 'fails' : verdict === 'pass' ? 'passes' : 'unclear';
    }
    if (world === 'replay')
        return evidence.replay.status === 'verified' ? 'equal' : evidence.replay.equality?.equal === false ? (0,words/* equalitySaying */.o1)(evidence.replay.equality).short : 'failed';
    if (world === evidence.selection.winner)
        return 'winner';
    const verdict = evidence.candidates.find(({ id }) => id === world)?.verdict;
    return verdict === undefined ? '' : words/* verdictSayings */.eG[verdict].short;
}
/** Columns that a label of the scale takes, with the space behind it. */
const tickColumns = 9;
/** A scale with round numbers: `0        50 ms     100 ms`. */
function timeline_axis(lengthMs, columns) {
    let line = '';
    for (const time of ticksOf(lengthMs, Math.floor(columns / tickColumns))) {
        const column = Math.floor((time / lengthMs) * columns);
        const label = time === 0 ? '0' : (0,quantities/* duration */.p0)(time);
        if (column + label.length <= columns)
            line = line.padEnd(column) + label;
    }
    return line;
}
function legend({ preparationMs }) {
    return `▒ fork and patch  █ gate  ◇ restore  ◆ decision; ${(0,quantities/* duration */.p0)(preparationMs)} of preparation before`;
}

;// CONCATENATED MODULE: ./build/studio/terminal/verdict-table.js




const columnNames = ['world', 'label', 'tests', 'fixed', 'broken', 'missing', 'lines', 'verdict', 'why'];
const verdict_table_widest = 100;
const widestLabel = 24;
const narrowestLabel = 12;
const numbers = new Set(['fixed', 'broken', 'missing']);
const withoutNumbers = columnNames.filter((name) => !numbers.has(name));
const barest = withoutNumbers.filter((name) => name !== 'why');
/** Sets of columns from the fullest to the barest. Numbers go first, because the reasons say the same. */
const columnSets = [columnNames, withoutNumbers, columnNames.filter((name) => name !== 'why'), barest];
const noWidths = { world: 0, label: 0, tests: 0, fixed: 0, broken: 0, missing: 0, lines: 0, verdict: 0, why: 0 };
/**
 * One row a world: baseline, each candidate, the replay; with tests passed of all, what was fixed, broken and is missing,
 * changed lines, the verdict and why. At most `width` columns. Lines joined by `\n`, without one at the end.
 */
function verdictTable(evidence, { width, colour }) {
    const colours = (0,terminal_colour/* coloursOf */.d)(colour);
    const room = Math.min(width, verdict_table_widest);
    const rows = [baselineRow(evidence, colours), ...evidence.candidates.map((candidate) => verdict_table_candidateRow(evidence, candidate, colours)), replayRow(evidence, colours)];
    const columns = columnsFor(rows, room);
    const whyBelow = columns.why === 0;
    const shown = columnNames.filter((name) => columns[name] > 0);
    const header = shown.map((name) => cell(name, name, columns)).join('').trimEnd();
    const lines = rows.flatMap(({ cells, paint }) => {
        const line = shown.map((name) => (name === 'verdict' ? paint(cell(cells[name], name, columns)) : cell(cells[name], name, columns))).join('');
        const below = whyBelow && cells.why !== '' ? [colours.dim((0,studio_text/* cutToWidth */.G1)(`  ${cells.why}`, room))] : [];
        return [line.trimEnd(), ...below];
    });
    return [colours.dim(header), ...lines].join('\n');
}
/**
 * Width of each column, 0 for those left out: the fullest set of columns in which every cell fits, but for the label, which
 * may be shortened. Reasons that have no column go below their rows.
 */
function columnsFor(rows, room) {
    const needed = (name) => Math.max(name.length, ...rows.map(({ cells }) => (0,studio_text/* textWidth */.sc)(cells[name])));
    const leastLabel = Math.min(needed('label'), narrowestLabel);
    const widthsOf = (names) => {
        const widths = { ...noWidths };
        for (const name of names)
            widths[name] = needed(name);
        const others = names.reduce((sum, name) => sum + (name === 'label' ? 0 : widths[name]) + gapAfter(name), -gapAfter(names.at(-1) ?? 'why'));
        return { ...widths, label: Math.min(widths.label, widestLabel, room - others) };
    };
    return columnSets.map(widthsOf).find(({ label }) => label >= leastLabel) ?? { ...widthsOf(barest), label: leastLabel };
}
/** Columns of numbers stand closer together than the others. */
function gapAfter(name) {
    return name === 'fixed' || name === 'broken' ? 1 : 2;
}
function cell(text, name, columns) {
    return (0,studio_text/* fit */.Uj)(text, columns[name], numbers.has(name) ? 'right' : 'left') + ' '.repeat(gapAfter(name));
}
function baselineRow({ baseline }, { yellow, red }) {
    const { result, outcome } = baseline;
    const failing = result?.failing.length ?? 0;
    const why = failing === 0 ? '' : `${(0,quantities/* count */.U9)(failing, 'test')} fail${failing === 1 ? 's' : ''}`;
    return { cells: { ...worldCells('baseline', result), verdict: words/* baselineSayings */.u6[outcome].short, why }, paint: outcome === 'reproduced' ? yellow : red };
}
function verdict_table_candidateRow(evidence, candidate, { green, red, yellow, dim, bold }) {
    const paints = { accepted: green, rejected: red, indeterminate: yellow, inapplicable: red, skipped: dim };
    const wins = candidate.id === evidence.selection.winner;
    const compared = candidate.result !== null;
    const cells = {
        ...worldCells(candidate.id, candidate.result),
        label: (0,studio_text/* brief */.dh)(candidate.label, 80),
        fixed: compared ? String(candidate.fixed.length) : '–',
        broken: compared ? String(candidate.broken.length) : '–',
        missing: compared ? String(candidate.missing.length) : '–',
        lines: (0,quantities/* changedLines */.MA)(candidate.mutation),
        verdict: wins ? 'winner' : words/* verdictSayings */.eG[candidate.verdict].short,
        why: (0,words/* candidateAtAGlance */.Q2)(evidence, candidate),
    };
    return { cells, paint: wins ? (text) => bold(green(text)) : paints[candidate.verdict] };
}
function replayRow({ replay }, { green, red, dim }) {
    const paint = { verified: green, failed: red, 'not-run': dim }[replay.status];
    const tests = replay.testsAgree === null ? '' : replay.testsAgree ? 'same results, ' : 'other results, ';
    const why = replay.status === 'not-run' ? '' : `${tests}${(0,words/* equalitySaying */.o1)(replay.equality).short}`;
    return { cells: { ...worldCells('replay', replay.result), verdict: words/* replaySayings */.K6[replay.status].short, why }, paint };
}
function worldCells(world, result) {
    return { world, label: '', tests: (0,quantities/* passedOfTotal */.ap)(result), fixed: '', broken: '', missing: '', lines: '', verdict: '', why: '' };
}

;// CONCATENATED MODULE: ./build/studio/terminal/summary.js







const summary_widest = 100;
const narrowest = 60;
const mostLimits = 8;
const longestLimit = 180;
/**
 * The result of a run for a terminal: the verdict, a row a world, the timeline, what was not proven, where the evidence
 * lies and how to verify it. Whole lines. Untrusted text in it is harmless. Without events there is no timeline.
 */
function summary(evidence, events, options) {
    const width = Math.max(narrowest, Math.min(options.width ?? summary_widest, summary_widest));
    const colours = (0,terminal_colour/* coloursOf */.d)(options.colour);
    const layout = { width, colour: options.colour };
    const parts = [verdictLines(evidence, width, colours), verdictTable(evidence, layout), timeline(evidence, events, layout), nextLines(nextSteps(evidence, events, options.out), width, colours), limitLines(evidence, width, colours), whereLines(evidence, options, colours)];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function verdictLines(evidence, width, colours) {
    const { mood, verdict, details } = headlineOf(evidence);
    const paint = { good: colours.green, bad: colours.red, open: colours.yellow }[mood];
    const mark = { good: '✓', bad: '✗', open: '•' }[mood];
    const [first = '', ...others] = (0,studio_text/* wrap */.LV)(`${mark} ${verdict}`, width);
    return [first, ...others].map((line) => colours.bold(paint(line))).concat((0,studio_text/* wrap */.LV)(details, width - 2).map((line) => `  ${line}`)).join('\n');
}
function nextLines(steps, width, colours) {
    if (steps.length === 0)
        return '';
    const lines = steps.flatMap((step) => {
        const [first = '', ...others] = (0,studio_text/* wrap */.LV)(step, width - 4);
        return [`  - ${first}`, ...others.map((line) => `    ${line}`)];
    });
    return [colours.bold('Next'), ...lines].join('\n');
}
function limitLines({ limits }, width, colours) {
    if (limits.length === 0)
        return '';
    const shown = limits.slice(0, mostLimits).flatMap((limit) => {
        const [first = '', ...others] = (0,studio_text/* wrap */.LV)((0,studio_text/* brief */.dh)(limit, longestLimit), width - 4);
        return [`  - ${first}`, ...others.map((line) => `    ${line}`)];
    });
    const more = limits.length > mostLimits ? [`  - ${limits.length - mostLimits} more in the evidence`] : [];
    return [colours.bold('Not proven'), ...[...shown, ...more].map(colours.dim)].join('\n');
}
/** Commands and paths are never wrapped, so that they can be copied. */
function whereLines({ snapshot }, { out, digest }, colours) {
    const folder = shellWord(out).replace(/\/$/, '');
    const rows = [
        ['Evidence', `${folder}/latest.json`],
        ['Page', `${folder}/evidence.html`],
        ['Verify', verifyCommand(out, digest, snapshot.repository)],
    ];
    const columns = Math.max(...rows.map(([name]) => (0,studio_text/* textWidth */.sc)(name)));
    return rows.map(([name, text]) => `${colours.bold(name.padEnd(columns))}  ${text}`).join('\n');
}

;// CONCATENATED MODULE: ./build/cli/result.js









/** Most bytes of a patch or log that go onto the page. */
const largestPieceBytes = 200_000;
/** The evidence page of a folder. */
async function pageOf(folder) {
    const { evidence } = await (0,reader/* readEvidence */.At)(folder);
    const events = await (0,reader/* readEvents */.wj)(folder);
    const patches = {};
    for (const { id, mutation } of evidence.candidates)
        patches[id] = await beginningOf((0,external_node_path_.join)(folder, mutation.file));
    const logs = {};
    for (const world of ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay'])
        logs[world] = await beginningOf((0,external_node_path_.join)(folder, layout/* layout */.Z.log(world)));
    return evidencePage(evidence, events, patches, logs);
}
/** Writes the evidence page beside the evidence, or to another file. Throws `input` if that cannot be written. */
async function writePage(folder, target = (0,external_node_path_.join)(folder, layout/* layout */.Z.page)) {
    const page = await pageOf(folder);
    // A device or a pipe is written to; only files are replaced, and a folder is never taken for one.
    const found = await (0,promises_.lstat)(target).catch(() => null);
    if (found?.isDirectory() && target !== (0,external_node_path_.join)(folder, layout/* layout */.Z.page))
        throw new errors/* SafeDebugError */.rc('input', `${target} is a folder. Name a file with --out FILE.`);
    const isPlace = found !== null && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
    await (isPlace ? (0,promises_.writeFile)(target, page) : (0,writer/* replaceFile */.fR)(target, page)).catch((cause) => {
        throw new errors/* SafeDebugError */.rc('input', `The page ${target} cannot be written: ${(0,errors/* messageOf */.bD)(cause)}. Name another file with --out FILE.`, { cause });
    });
}
/** Shows the result: the evidence itself with `--json`, else verdict, table and timeline. */
async function showResult(folder, digest, json, output) {
    const { bytes, evidence } = await (0,reader/* readEvidence */.At)(folder);
    if (json)
        return output.stdout(bytes.toString('utf8'));
    const colour = (0,terminal_colour/* wantsColour */.M)(process.stdout, process.env);
    output.stdout(summary(evidence, await (0,reader/* readEvents */.wj)(folder), { out: folder, digest, colour, width: process.stdout.columns ?? 100 }));
}
async function beginningOf(file) {
    try {
        const handle = await (0,promises_.open)(file, 'r');
        try {
            const { bytesRead, buffer } = await handle.read(Buffer.alloc(largestPieceBytes), 0, largestPieceBytes, 0);
            return buffer.subarray(0, bytesRead).toString('utf8');
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return '';
        throw error;
    }
}


/***/ }),

/***/ 1363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ derive),
  M: () => (/* binding */ readingOf)
});

// EXTERNAL MODULE: ./build/core/judging.js
var judging = __webpack_require__(5418);
;// CONCATENATED MODULE: ./build/core/comparison.js

/** Holds a world's tests against the baseline's, test by test (design section 9, "Tests"). */
function compareWithBaseline(baseline, candidate) {
    const comparison = { fixed: new Set(), broken: new Set(), missing: new Set(), retried: new Set() };
    for (const [key, before] of baseline.tests) {
        if (before.name === '')
            compareSuite(before, baseline, candidate, comparison);
        else
            compareTest(key, before, candidate.tests.get(key), comparison);
    }
    for (const [key, now] of candidate.tests) {
        if (baseline.tests.has(key))
            continue;
        if (now.state === 'flaky')
            comparison.retried.add(key);
    }
    return comparison;
}
function compareTest(key, before, now, comparison) {
    if (now === undefined) {
        // A failing test that is gone is not fixed, but not missed either: some runners name a test by how it failed.
        if ((0,judging/* isPassing */.WG)(before.state))
            comparison.missing.add(key);
        return;
    }
    if (!((0,judging/* isPassing */.WG)(now.state) || (0,judging/* isFailing */.DI)(now.state))) {
        if ((0,judging/* isPassing */.WG)(before.state) || (0,judging/* isFailing */.DI)(before.state))
            comparison.missing.add(key);
        return;
    }
    if ((0,judging/* isPassing */.WG)(before.state)) {
        if ((0,judging/* isFailing */.DI)(now.state))
            comparison.broken.add(key);
    }
    else if (now.state === 'flaky') {
        comparison.retried.add(key);
    }
    else if ((0,judging/* isFailing */.DI)(before.state) && now.state === 'passed') {
        comparison.fixed.add(key);
    }
}
/** A suite that failed to load is fixed when it loads, passes something and fails nothing; when nothing of it runs, it is missing. */
function compareSuite(before, baseline, candidate, comparison) {
    if (!(0,judging/* isFailing */.DI)(before.state))
        return;
    const key = (0,judging/* testKey */.S8)(before);
    if ((0,judging/* isFailing */.DI)(candidate.tests.get(key)?.state ?? 'passed'))
        return;
    const loaded = [...candidate.tests.values()].filter((test) => test.name !== '' && belongsTo(test, before.suite));
    const known = [...baseline.tests.values()].some((test) => test.name !== '' && belongsTo(test, before.suite));
    if (loaded.some(({ state }) => (0,judging/* isFailing */.DI)(state)))
        return;
    if (loaded.some(({ state }) => state === 'passed'))
        comparison.fixed.add(key);
    else if (!known || loaded.length === 0)
        comparison.missing.add(key);
}
/** Whether a test's suite is the given one or lies inside it (`file`, `file > group`, `package/Test`). */
function belongsTo(test, suite) {
    return test.suite === suite || (suite !== '' && test.suite.startsWith(suite) && /^[^\p{L}\p{N}_]/u.test(test.suite.slice(suite.length)));
}

;// CONCATENATED MODULE: ./build/core/candidate-verdict.js


const undecided = (verdict, ...reasons) => ({ verdict, reasons, comparison: null });
/** Decides about a candidate that never ran: its patch could not be used, or its tree is another candidate's. Null if it is to run. */
function decideWithoutWorld({ application }) {
    switch (application.outcome) {
        case 'applied':
            return null;
        case 'no-change':
            return undecided('inapplicable', 'no-change');
        case 'rejected':
            return undecided('inapplicable', application.reason === 'protected-path' ? 'protected-path' : 'apply-failed');
    }
}
/** Decides about a candidate whose world left no usable record. */
function decideWithoutRecord(observation, ended) {
    switch (observation.status) {
        case 'missing':
            return ended ? undecided('skipped', 'skipped') : undecided('indeterminate', 'record-missing');
        case 'malformed':
            return undecided('indeterminate', 'record-malformed');
        case 'conflict':
            return undecided('indeterminate', 'record-conflict');
    }
}
/**
 * Decides about a candidate by its world (design section 9, "Accepted"): the gate passes, something is fixed, nothing
 * is broken or missing, no failure outside the expected ones, all attempts agree, and no guarded path is touched.
 */
function decideByWorld(candidate, result, baseline, expected) {
    const comparison = compareWithBaseline(baseline, result);
    const reasons = [];
    if (candidate.application.outcome === 'applied' && candidate.application.guarded.length > 0)
        reasons.push('guarded-path');
    if (result.problems.includes('flaky-attempts') || result.problems.includes('test-set-changed') || comparison.retried.size > 0)
        reasons.push('flaky');
    if (result.attempts.some(({ problems }) => problems.includes('timeout')))
        reasons.push('timeout');
    else if (result.verdict === 'fail' || hasUnexpectedFailure(result, expected))
        reasons.push('gate-failed');
    else if (result.verdict === 'inconclusive' && !reasons.includes('flaky'))
        reasons.push('no-tests');
    if (comparison.broken.size > 0)
        reasons.push('tests-broken');
    if (comparison.missing.size > 0)
        reasons.push('tests-missing');
    if (comparison.fixed.size === 0)
        reasons.push('nothing-fixed');
    if (reasons.length === 0)
        return { verdict: 'accepted', reasons, comparison };
    return { verdict: provesNothing(result, reasons) ? 'indeterminate' : 'rejected', reasons, comparison };
}
function hasUnexpectedFailure(result, expected) {
    return [...result.tests.values()].some((test) => (0,judging/* isFailing */.DI)(test.state) && !expected(test));
}
const proofs = new Set(['guarded-path', 'tests-broken', 'tests-missing', 'gate-failed', 'timeout']);
/** A gate that is flaky, or that gave no verdict and shows no other fault, proves nothing either way. */
function provesNothing(result, reasons) {
    if (reasons.includes('flaky'))
        return true;
    return result.verdict === 'inconclusive' && !reasons.some((reason) => proofs.has(reason));
}
/** Matches declared failures: exact names, `suite > name` or `name`, where `*` stands for any text. */
function expectedFailures(patterns) {
    const expressions = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escapeExpression).join('.*')}$`, 'su'));
    const cache = new Map();
    return (test) => {
        const key = (0,judging/* testKey */.S8)(test);
        const known = cache.get(key);
        if (known !== undefined)
            return known;
        const matches = expressions.some((expression) => expression.test(test.name) || expression.test(`${test.suite} > ${test.name}`));
        cache.set(key, matches);
        return matches;
    };
}
function escapeExpression(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

// EXTERNAL MODULE: ./build/core/documents/evidence.js
var evidence = __webpack_require__(1174);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(1625);
// EXTERNAL MODULE: ./build/core/documents/manifest.js
var documents_manifest = __webpack_require__(2622);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
;// CONCATENATED MODULE: ./build/core/equality.js



/** Paths that runners and compilers leave behind and that differ from run to run; they count as volatile without being declared. */
const defaultVolatile = [
    '**/__pycache__/**',
    '**/*.pyc',
    '**/.pytest_cache/**',
    '**/.mypy_cache/**',
    '**/.ruff_cache/**',
    '**/.hypothesis/**',
    '**/.coverage',
    '**/.coverage.*',
    '**/coverage.xml',
    '**/coverage/**',
    '**/htmlcov/**',
    '**/lcov.info',
    '**/.nyc_output/**',
    '**/.tap/**',
    '**/.phpunit.result.cache',
    '**/*.tsbuildinfo',
    '**/.eslintcache',
    '**/*.log',
];
/**
 * World equality of winner and replay (design section 9). `baselines` are two baseline worlds, if there are two: output
 * paths in which they differ are volatile by observation. Source files are never volatile.
 */
function compareWorlds(winner, replay, baselines, rules) {
    const isVolatile = volatileMatcher(rules.volatile);
    const [firstBaseline, secondBaseline] = baselines;
    const observed = firstBaseline && secondBaseline ? observedVolatile(firstBaseline, secondBaseline, isVolatile, rules) : new Set();
    const counts = { source: 0, output: 0, ignored: 0 };
    const differences = [];
    for (const [path, pair] of pairsOf(winner.entries, replay.entries)) {
        const set = (pair.left ?? pair.right)?.set ?? 'output';
        if (set !== 'source' && (rules.reports.has(path) || isVolatile(path) || observed.has(path)))
            continue;
        if (set === 'ignored' && !rules.compareIgnored)
            continue;
        counts[set] += 1;
        const kind = differenceOf(pair.left, pair.right);
        if (kind)
            differences.push({ path, set, kind, declare: set === 'source' ? null : globFor(path) });
    }
    if (!rules.compareIgnored)
        counts.ignored = Math.max(winner.ignored, replay.ignored);
    return {
        equal: differences.length === 0,
        compared: counts,
        winnerDigest: (0,digest/* digestOf */.ol)((0,documents_manifest/* manifestText */.$2)(winner.entries)),
        replayDigest: (0,digest/* digestOf */.ol)((0,documents_manifest/* manifestText */.$2)(replay.entries)),
        observedVolatile: [...observed].sort(),
        differences,
    };
}
/** A declared glob also matches the path it spells out, whatever a glob reader makes of quotes and spaces in it. */
function volatileMatcher(declared) {
    const matches = picomatch([...defaultVolatile, ...declared], { dot: true });
    const spelledOut = new Set(declared.map((glob) => glob.replace(/\\(.)/gs, '$1')));
    return (path) => spelledOut.has(path) || matches(path);
}
function observedVolatile(a, b, isVolatile, rules) {
    const observed = new Set();
    for (const [path, { left, right }] of pairsOf(a.entries, b.entries)) {
        const set = (left ?? right)?.set;
        if (set === 'source' || isVolatile(path) || rules.reports.has(path))
            continue;
        if (set === 'ignored' && !rules.compareIgnored)
            continue;
        if (differenceOf(left, right))
            observed.add(path);
    }
    return observed;
}
function pairsOf(left, right) {
    const pairs = new Map();
    for (const entry of left)
        pairs.set(entry.path, { left: entry });
    for (const entry of right)
        pairs.set(entry.path, { ...pairs.get(entry.path), right: entry });
    return [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
}
function differenceOf(left, right) {
    if (!left || !right)
        return left ? 'only-in-winner' : right ? 'only-in-replay' : null;
    const [before, after] = [typeOf(left), typeOf(right)];
    if (before !== after)
        return 'type';
    if ('sha256' in left && 'sha256' in right)
        return left.sha256 !== right.sha256 ? 'content' : left.mode !== right.mode ? 'mode' : null;
    if ('link' in left && 'link' in right)
        return left.link === right.link ? null : 'link';
    if ('special' in left && (left.special.startsWith('unreadable') || left.special.startsWith('too large')))
        return 'unreadable';
    return 'special' in left && 'special' in right && left.special === right.special ? null : 'type';
}
function typeOf(entry) {
    return 'sha256' in entry ? 'file' : 'link' in entry ? 'link' : entry.special;
}
/** The narrowest glob that declares a path volatile: the path itself, with the characters of globs escaped. */
function globFor(path) {
    return path.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/core/limits.js

/** What the evidence does not prove, one sentence each (design section 2.5: an unknown is never hidden). */
function limitsOf(findings, worlds, same) {
    const { plan, reading } = findings;
    const results = [...worlds.values()];
    const [baseline, again] = [worlds.get('baseline'), worlds.get('replay-baseline')];
    const limits = [];
    const isolation = results[0]?.observed.record.environment.isolation;
    if (plan.gate.attempts === 1)
        limits.push('Flakiness was not tested: every gate ran once. Ask for more with --attempts.');
    if (baseline && again && !same(baseline, again))
        limits.push('The baseline failed both times, but not in the same way: its results are not stable. Look with --attempts.');
    if (reading.format === 'none' || (baseline && baseline.judgement.counts === null))
        limits.push('The baseline gave no results per test, so a weakened gate cannot be seen: only its exit status counts.');
    if (isolation?.user === 'same-user')
        limits.push('The gates ran as the user who ran this program: hostile code could reach what that user can reach.');
    if (isolation?.processes === 'followed')
        limits.push('Processes of a gate were looked for one by one: one that left its session, folder and environment at once could outlive it.');
    if (isolation?.network === 'on')
        limits.push('The gates could reach the network: a result may depend on it.');
    if (plan.gate.home === 'keep')
        limits.push('The gates shared the HOME of the user who ran this program.');
    if (!plan.policy.compareIgnored)
        limits.push('Ignored files were counted, not compared, between winner and replay.');
    limits.push(`Output that differs from run to run by nature was not compared: ${defaultVolatile.length} default globs (caches, coverage, logs)${plan.policy.volatile.length > 0 ? ` and ${plan.policy.volatile.join(' ')}` : ''}.`);
    if (plan.policy.expectedFailures.length > 0)
        limits.push(`Failures that were declared as known do not count: ${plan.policy.expectedFailures.join(', ')}`);
    for (const note of new Set(results.flatMap(({ observed: { record } }) => [...record.notes, ...record.problems])))
        limits.push(note);
    limits.push('A patch can still cheat the tests from inside the process that runs them. Read the patch.');
    return limits;
}

// EXTERNAL MODULE: ./build/core/promotion.js
var promotion = __webpack_require__(6503);
;// CONCATENATED MODULE: ./build/core/ranking.js
/** The rule as the evidence states it. */
const rankingRule = 'fewer changed lines, then fewer changed files, then earlier in the plan; a patch whose lines cannot be counted comes last';
/** Orders accepted candidates, best first. A total order: ids are unique and stand in the plan's order. */
function rank(accepted, plan) {
    const position = new Map(plan.map(({ id }, index) => [id, index]));
    const key = (candidate) => [changedLines(candidate), candidate.mutation.files ?? Number.POSITIVE_INFINITY, position.get(candidate.id) ?? Number.POSITIVE_INFINITY];
    return [...accepted].sort((a, b) => compareKeys(key(a), key(b))).map(({ id }) => id);
}
function changedLines({ mutation }) {
    return mutation.additions === null || mutation.deletions === null ? Number.POSITIVE_INFINITY : mutation.additions + mutation.deletions;
}
function compareKeys(a, b) {
    for (const [index, value] of a.entries()) {
        const other = b[index] ?? 0;
        if (value !== other)
            return value < other ? -1 : 1;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/core/world-result.js

/** The pseudo-test that stands for the gate as a whole. */
const gateTest = { suite: '', name: '(gate)' };
/** Name of the pseudo-test of an invariant. */
function invariantTest(name) {
    return { suite: '', name: `(invariant) ${name}` };
}
/** Judges a world by its record and raw reports. `expected` tells failures that are declared as already known. */
function resultOf(observed, gate, reading, expected) {
    const judgedGate = { format: reading.format, reportsRequired: reading.required, minTests: gate.minTests };
    const judgement = (0,judging/* judgeAttempts */.cQ)(observed.attempts, judgedGate);
    const attempts = judgement.attempts.map((attempt, index) => {
        const invariants = invariantResults(observed, index);
        const verdict = withInvariants(tolerant(attempt, observed.attempts[index], judgedGate, expected), invariants, expected);
        return { verdict, problems: [...attempt.problems], tests: mapOf([...attempt.tests, ...invariants]) };
    });
    const tests = mapOf((0,judging/* worstOfEach */.gt)(attempts.flatMap((attempt) => [...attempt.tests.values()])));
    const disagree = statesDisagree(attempts.map((attempt) => attempt.tests)) || new Set(attempts.map(({ verdict }) => verdict)).size > 1;
    const problems = new Set([...judgement.problems, ...observed.record.problems]);
    if (disagree)
        problems.add('flaky-attempts');
    const verdict = disagree || problems.has('test-set-changed') ? 'inconclusive' : (attempts[0]?.verdict ?? 'inconclusive');
    return { verdict, problems: [...problems].sort(), tests, attempts, judgement, observed };
}
/** A failure that consists of declared failures alone counts as a pass; whatever else is wrong stays wrong. */
function tolerant(judged, attempt, gate, expected) {
    if (judged.verdict !== 'fail' || judged.failing.length === 0 || !judged.failing.every(expected))
        return judged.verdict;
    if (!attempt?.report || attempt.timedOut || attempt.signal !== null)
        return judged.verdict;
    const others = attempt.report.tests.filter((test) => !(0,judging/* isFailing */.DI)(test.state));
    const clean = judged.problems.every((problem) => problem === 'exit-report-disagree' || problem === 'duplicate-test-name' || problem === 'flaky-in-report');
    return clean && (0,judging/* countsOf */.mQ)(others).passed >= gate.minTests && others.length > 0 ? 'pass' : judged.verdict;
}
function withInvariants(verdict, invariants, expected) {
    return invariants.some((test) => (0,judging/* isFailing */.DI)(test.state) && !expected(test)) ? 'fail' : verdict;
}
function invariantResults(observed, index) {
    const attempt = observed.record.attempts[index];
    return (attempt?.invariants ?? []).map(({ name, exitCode, signal, timedOut }) => {
        const state = exitCode === 0 && signal === null && !timedOut ? 'passed' : 'failed';
        const how = timedOut ? 'ran into the time limit' : signal === null ? `ended with exit status ${exitCode}` : `was ended by ${signal}`;
        return { ...invariantTest(name), state, ...(state === 'failed' ? { message: `the command ${how}` } : {}) };
    });
}
/** Adds the gate itself as a test, for runs in which the baseline failed as a whole. */
function addGateTest(result) {
    const stateOf = (verdict) => (verdict === 'pass' ? 'passed' : 'failed');
    result.tests.set((0,judging/* testKey */.S8)(gateTest), { ...gateTest, state: stateOf(result.verdict) });
    for (const attempt of result.attempts)
        attempt.tests.set((0,judging/* testKey */.S8)(gateTest), { ...gateTest, state: stateOf(attempt.verdict) });
}
/** Whether a failing world failed as a whole: no failing test explains it, or it never came to an orderly end. */
function failedAsWhole(result) {
    const orderly = result.observed.attempts.every(({ timedOut, signal, report }) => !timedOut && signal === null && report !== null);
    const explained = [...result.tests.values()].some(({ state }) => (0,judging/* isFailing */.DI)(state));
    const readable = !result.problems.some((problem) => ['killed', 'report-unparseable', 'report-empty', 'report-missing', 'bail-out', 'plan-mismatch'].includes(problem));
    return !orderly || !explained || !readable;
}
/** The world's part of the evidence. `tests` is the sorted union over all worlds. */
function gateResultOf(result, tests, log) {
    const records = result.observed.record.attempts;
    const first = records[0];
    const failing = [...result.tests.values()].filter(({ state }) => (0,judging/* isFailing */.DI)(state));
    return {
        verdict: result.verdict,
        exitCode: first?.exitCode ?? null,
        signal: first?.signal ?? null,
        timedOut: first?.timedOut ?? false,
        durationMs: first?.durationMs ?? 0,
        cpuMs: first?.cpuMs ?? null,
        maxRssBytes: first?.maxRssBytes ?? null,
        counts: result.judgement.counts,
        results: lettersOf(result.tests, tests),
        failing: failing.map(({ suite, name, message }) => ({ suite, name, ...(message === undefined ? {} : { message }) })),
        problems: result.problems,
        log,
        attempts: result.attempts.map((attempt, index) => ({
            verdict: attempt.verdict,
            exitCode: records[index]?.exitCode ?? null,
            signal: records[index]?.signal ?? null,
            timedOut: records[index]?.timedOut ?? false,
            durationMs: records[index]?.durationMs ?? 0,
            cpuMs: records[index]?.cpuMs ?? null,
            maxRssBytes: records[index]?.maxRssBytes ?? null,
            results: lettersOf(attempt.tests, tests),
            problems: attempt.problems,
        })),
    };
}
const letters = { passed: 'p', flaky: 'P', failed: 'f', error: 'e', skipped: 's', todo: 't' };
function lettersOf(results, tests) {
    return tests.map((test) => letterOf(results.get((0,judging/* testKey */.S8)(test)))).join('');
}
function letterOf(result) {
    return result === undefined ? '-' : letters[result.state];
}
/** Union of the tests of several worlds, sorted by suite and name. */
function unionOfTests(results) {
    const union = new Map();
    for (const { tests, attempts } of results) {
        for (const [key, { suite, name }] of tests)
            union.set(key, { suite, name });
        for (const attempt of attempts)
            for (const [key, { suite, name }] of attempt.tests)
                union.set(key, { suite, name });
    }
    return [...union.entries()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, test]) => test);
}
function mapOf(tests) {
    return new Map(tests.map((test) => [(0,judging/* testKey */.S8)(test), test]));
}
/** Whether one test ended differently in two attempts; a pass with a retry inside the runner is a pass here. */
function statesDisagree(attempts) {
    const [first, ...others] = attempts;
    const broad = (result) => letterOf(result).toLowerCase();
    return others.some((other) => other.size !== first?.size || [...other].some(([key, result]) => broad(first.get(key)) !== broad(result)));
}

;// CONCATENATED MODULE: ./build/core/derivation.js











/** Path of a world's log inside an evidence folder. */
const logFileOf = (world) => `logs/${world}.log`;
/** Derives verdicts, ranking, replay and outcome from plan, records, raw reports and manifests. Pure: the same findings give the same answer. */
function derive(findings) {
    const expected = expectedFailures(findings.plan.policy.expectedFailures);
    const results = resultsOf(findings, expected);
    for (const world of ['baseline', 'replay-baseline'])
        if (!isOfPlan(results.get(world), findings.plan.snapshot.tree, findings.plan))
            results.delete(world);
    const baseline = results.get('baseline');
    const baselineOutcome = outcomeOfBaseline(baseline);
    const needsGateTest = findings.reading.format === 'none' || (baseline !== undefined && baselineOutcome === 'reproduced' && failedAsWhole(baseline));
    if (needsGateTest)
        for (const result of results.values())
            addGateTest(result);
    const tests = unionOfTests([...results.values()]);
    const decisions = decideAll(findings, results, baselineOutcome === 'reproduced' ? baseline : undefined, expected);
    const candidates = findings.plan.candidates.map((candidate) => evidenceOf(candidate, decisions, results, findings, tests));
    const ranking = rank(findings.plan.candidates.filter(({ id }) => decisions.get(id)?.verdict === 'accepted' && !isDuplicate(decisions.get(id))), findings.plan.candidates);
    const winner = ranking[0] ?? null;
    const replayFacts = replayFactsOf(findings, results, winner, expected);
    const resultIn = (world) => {
        const result = results.get(world);
        return result ? gateResultOf(result, tests, logFileOf(world)) : null;
    };
    const replayRecord = results.get('replay')?.observed.record;
    return {
        outcome: (0,promotion/* outcomeOf */.sG)(findings.ending, baselineOutcome, winner, replayFacts),
        tests,
        baseline: { outcome: baselineOutcome, result: resultIn('baseline') },
        candidates,
        selection: { rule: rankingRule, ranking, winner },
        replay: {
            status: !replayFacts.ran ? 'not-run' : (0,promotion/* isVerified */.p4)(replayFacts) ? 'verified' : 'failed',
            snapshotTree: replayRecord?.snapshotTree ?? null,
            tree: replayRecord?.tree ?? null,
            result: resultIn('replay'),
            baseline: resultIn('replay-baseline'),
            testsAgree: replayFacts.ran && replayFacts.readable ? replayFacts.testsAgree : null,
            equality: replayFacts.equality,
            problems: [...replayFacts.problems],
        },
        limits: limitsOf(findings, results, sameResults),
        replayFacts,
    };
}
function resultsOf({ worlds, plan, reading }, expected) {
    const results = new Map();
    for (const [id, observation] of worlds) {
        if (observation.status === 'observed' && observation.world.attempts.length > 0)
            results.set(id, resultOf(observation.world, plan.gate, reading, expected));
    }
    return results;
}
/** The baseline must fail, in all its attempts alike; a gate that was not found or gave no verdict proves nothing. */
function outcomeOfBaseline(baseline) {
    if (!baseline || baseline.problems.includes('command-not-found') || baseline.problems.includes('flaky-attempts'))
        return 'indeterminate';
    return baseline.verdict === 'pass' ? 'already-green' : baseline.verdict === 'fail' ? 'reproduced' : 'indeterminate';
}
function decideAll(findings, results, baseline, expected) {
    const decisions = new Map();
    for (const candidate of findings.plan.candidates) {
        const twin = candidate.application.outcome === 'applied' ? candidate.application.duplicateOf : null;
        const known = twin === null ? undefined : decisions.get(twin);
        decisions.set(candidate.id, known && twin !== null ? { verdict: known.verdict, reasons: [`duplicate-of:${twin}`], comparison: known.comparison } : decide(candidate, findings, results, baseline, expected));
    }
    return decisions;
}
function decide(candidate, findings, results, baseline, expected) {
    const inapplicable = decideWithoutWorld(candidate);
    if (inapplicable)
        return inapplicable;
    if (!baseline)
        return { verdict: 'skipped', reasons: ['skipped'], comparison: null };
    const observation = findings.worlds.get(candidate.id) ?? { status: 'missing' };
    if (observation.status !== 'observed')
        return decideWithoutRecord(observation, findings.ending !== 'complete');
    const result = results.get(candidate.id);
    if (!result)
        return { verdict: 'indeterminate', reasons: ['record-missing'], comparison: null };
    if (!agreesWithPlan(candidate, result, findings.plan))
        return { verdict: 'indeterminate', reasons: ['record-conflict'], comparison: null };
    return decideByWorld(candidate, result, baseline, expected);
}
function agreesWithPlan(candidate, result, plan) {
    return candidate.application.outcome === 'applied' && isOfPlan(result, candidate.application.tree, plan);
}
/** Whether a world had the tree it should have and as many attempts as the gate asks for. */
function isOfPlan(result, tree, plan) {
    if (!result)
        return false;
    const { record } = result.observed;
    return record.tree === tree && record.snapshotTree === plan.snapshot.tree && record.attempts.length === plan.gate.attempts;
}
function isDuplicate(decision) {
    return decision?.reasons.some((reason) => reason.startsWith('duplicate-of:')) ?? false;
}
function evidenceOf(candidate, decisions, results, findings, tests) {
    const decision = decisions.get(candidate.id) ?? { verdict: 'skipped', reasons: [], comparison: null };
    // Without a baseline that fails there is nothing to hold a world against, whether or not it ran before that was known.
    const result = decision.verdict === 'skipped' ? undefined : results.get(candidate.id);
    const manifest = findings.manifests.get(candidate.id);
    const indices = (keys) => (keys ? tests.flatMap((test, index) => (keys.has((0,judging/* testKey */.S8)(test)) ? [index] : [])) : []);
    return {
        id: candidate.id,
        label: candidate.label,
        source: candidate.source,
        mutation: candidate.mutation,
        application: candidate.application,
        world: result ? { id: candidate.id, tree: result.observed.record.tree, digest: manifest ? (0,digest/* digestOf */.ol)((0,documents_manifest/* manifestText */.$2)(manifest.entries)) : null } : null,
        result: result ? gateResultOf(result, tests, logFileOf(candidate.id)) : null,
        fixed: indices(decision.comparison?.fixed),
        broken: indices(decision.comparison?.broken),
        missing: indices(decision.comparison?.missing),
        verdict: decision.verdict,
        reasons: decision.reasons,
        model: evidence/* noUsage */.tk,
    };
}
const noReplay = { ran: false, readable: true, snapshotTreeAgrees: false, treeAgrees: false, accepted: false, testsAgree: false, baselineAgrees: null, equality: null, problems: [] };
function replayFactsOf(findings, results, winner, expected) {
    const { plan, worlds } = findings;
    const [first, replay, baseline, again] = [winner === null ? undefined : results.get(winner), results.get('replay'), results.get('baseline'), results.get('replay-baseline')];
    const candidate = plan.candidates.find(({ id }) => id === winner);
    if (!first || !baseline || candidate?.application.outcome !== 'applied')
        return noReplay;
    const observation = worlds.get('replay');
    if (!replay)
        return observation === undefined || observation.status === 'missing' ? noReplay : { ...noReplay, ran: true, readable: false, problems: ['the record of the replay cannot be read'] };
    const { record } = replay.observed;
    const problems = [baseline, first, again, replay].flatMap((world) => world?.observed.record.problems.map((problem) => `${world.observed.record.world}: ${problem}`) ?? []);
    if (record.attempts.length !== plan.gate.attempts)
        problems.push('the replay has not as many attempts as the gate asks for');
    return {
        ran: true,
        readable: true,
        snapshotTreeAgrees: record.snapshotTree === plan.snapshot.tree,
        treeAgrees: record.tree === candidate.application.tree && record.tree === first.observed.record.tree,
        accepted: decideByWorld(candidate, replay, baseline, expected).verdict === 'accepted' && (again === undefined || weakensNothing(again, replay)),
        testsAgree: sameResults(first, replay),
        baselineAgrees: again ? again.verdict === 'fail' && failsAgain(again, compareWithBaseline(baseline, first).fixed) : null,
        equality: equalityOf(findings, winner, [first, replay, baseline, again]),
        problems,
    };
}
/** The replay is held against the baseline that ran beside it too: nothing that passed there may be broken or gone. */
function weakensNothing(again, replay) {
    const { broken, missing } = compareWithBaseline(again, replay);
    return broken.size === 0 && missing.size === 0;
}
/** What the winner fixes must be seen failing without it, whenever one looks: something of it, and nothing of it passes. */
function failsAgain(again, fixed) {
    const states = [...fixed].flatMap((key) => again.tests.get(key)?.state ?? []);
    return states.some(judging/* isFailing */.DI) && !states.some(judging/* isPassing */.WG);
}
/** Same tests with the same results; a pass with a retry inside the runner is a pass here. */
function sameResults(a, b) {
    const broad = (state) => (state === 'flaky' ? 'passed' : state);
    return a.tests.size === b.tests.size && [...a.tests].every(([key, test]) => broad(b.tests.get(key)?.state) === broad(test.state));
}
function equalityOf({ manifests, plan }, winner, results) {
    const [first, second] = [manifests.get(winner ?? ''), manifests.get('replay')];
    if (!first || !second)
        return null;
    const baselines = ['baseline', 'replay-baseline'].flatMap((world) => manifests.get(world) ?? []);
    const reports = new Set(results.flatMap((result) => result?.observed.record.attempts.flatMap((attempt) => attempt.reports.map(({ path }) => path)) ?? []));
    return compareWorlds(first, second, baselines, { volatile: plan.policy.volatile, reports, compareIgnored: plan.policy.compareIgnored });
}
/** How the reports of a run are read: as declared, or for `auto` as found in the baseline, else in the first candidate that has one. */
function readingOf(gate, found) {
    if (gate.format !== 'auto')
        return { format: gate.format, required: gate.format !== 'none' };
    const format = found.find((candidate) => candidate !== null) ?? null;
    if (format !== null)
        return { format, required: true };
    return gate.reports.length > 0 ? { format: 'junit', required: true } : { format: 'none', required: false };
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ digestOfJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var canonicalize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8799);


/** sha256 of bytes or of a text's UTF-8 bytes, as bare hex. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
/** sha256 of bytes or of a text's UTF-8 bytes, with its prefix. */
function digestOf(data) {
    return `sha256:${sha256Hex(data)}`;
}
/**
 * The one text of a JSON value (RFC 8785). Throws a TypeError for what JSON cannot carry (NaN, lone surrogates).
 */
function canonicalJson(value) {
    const text = (0,canonicalize__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(value);
    if (text === undefined)
        throw new TypeError('a value without a JSON form has no canonical text');
    return text;
}
/** Digest of a JSON value over its canonical text. */
function digestOfJson(value) {
    return digestOf(canonicalJson(value));
}


/***/ }),

/***/ 8602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ isolationSchema),
/* harmony export */   GB: () => (/* binding */ countsSchema),
/* harmony export */   TN: () => (/* binding */ mutationSchema),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   VW: () => (/* binding */ environmentSchema),
/* harmony export */   ap: () => (/* binding */ snapshotSchema),
/* harmony export */   au: () => (/* binding */ candidateIdSchema),
/* harmony export */   bp: () => (/* binding */ worldIdSchema),
/* harmony export */   dr: () => (/* binding */ sourceSchema),
/* harmony export */   er: () => (/* binding */ digestSchema),
/* harmony export */   hw: () => (/* binding */ relativePathSchema),
/* harmony export */   kf: () => (/* binding */ objectIdSchema),
/* harmony export */   p8: () => (/* binding */ instantSchema),
/* harmony export */   s3: () => (/* binding */ triggerSchema),
/* harmony export */   wl: () => (/* binding */ toolSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** `sha256:` and 64 hex digits. */
const digestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .templateLiteral */ .Uy$(['sha256:', zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/)]);
/** A git object id, SHA-1 or SHA-256. */
const objectIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
/** ISO 8601 time in UTC, as `Date.prototype.toISOString` writes it. */
const instantSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
/** Id of a world: `baseline`, a candidate's id, `replay`, or `replay-baseline`. Safe as a file name. */
const worldIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[A-Z]{1,3}|baseline|replay|replay-baseline)$/);
/** Id of a candidate: `A` to `Z`, then `AA` and so on. */
const candidateIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Z]{1,3}$/);
/** A path inside an evidence folder: forward slashes, no way out. */
const relativePathSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .max(4096)
    .refine((path) => !path.startsWith('/') && !path.includes('\\') && !path.split('/').some((part) => part === '..' || part === '.' || part === ''), {
    message: 'must be a relative path without "." and ".." parts',
});
const whole = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
/** Test counts as the judge gives them. */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    total: whole,
    passed: whole,
    failed: whole,
    errors: whole,
    skipped: whole,
    todo: whole,
    flaky: whole,
});
/** One named shell command that must succeed after the tests. */
const invariantSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(200), command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) });
/** Formats that the command line accepts for reports. */
const reportFormatSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']);
/** The gate: one definition for baseline, candidates and replay. `digest` is over the definition without itself. */
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    digest: digestSchema,
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** Directory inside the tree where the command runs; `.` is the top. */
    directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    reports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)),
    format: reportFormatSchema,
    invariants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(invariantSchema),
    timeoutS: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(100),
    minTests: whole,
    /** Names of the variables that the user passed into the gate's environment; values are never recorded. */
    environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    home: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['own', 'keep']),
});
/** Where a candidate came from. Commands, models and agents fill more of it than a file does. */
const sourceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['comment', 'suggestion', 'branch', 'commit', 'artifact', 'file', 'model', 'agent']),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    sha256: digestSchema.nullable(),
});
/** The recorded patch. `additions` and `deletions` are null where git cannot count lines (binary files, refused patches). */
const mutationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: relativePathSchema,
    sha256: digestSchema,
    files: whole.nullable(),
    additions: whole.nullable(),
    deletions: whole.nullable(),
});
/** Who or what started the run. */
const triggerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['command-line', 'comment', 'workflow-run', 'dispatch', 'step']),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), sha256: digestSchema, url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(),
});
/** The failing state everything starts from. */
const snapshotSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('S0'),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    commit: objectIdSchema,
    tree: objectIdSchema,
    prepared: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), digest: digestSchema }).nullable(),
});
/** What kept a world apart from everything else, in fact and not by wish. */
const isolationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    requested: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'namespace', 'copy']),
    used: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['namespace', 'copy']),
    user: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['separate', 'same-user']),
    /** Whether the system itself ends all processes of a gate, or they are looked for one by one. */
    processes: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['contained', 'followed']),
    network: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['on', 'off']),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** The machine a world ran on. */
const environmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    os: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    arch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    node: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    git: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    isolation: isolationSchema,
});
/** Name and version of the program that wrote a document. */
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ eventSchema),
/* harmony export */   Ke: () => (/* binding */ firstBrokenLink),
/* harmony export */   MO: () => (/* binding */ chainEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7597);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8602);



/** What can happen in a run, in the words of design section 10. */
const eventTypeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
    'run.started',
    'snapshot.taken',
    'candidate.proposed',
    'candidate.skipped',
    'baseline.started',
    'baseline.finished',
    'world.forked',
    'world.failed',
    'mutation.applied',
    'gate.started',
    'gate.finished',
    'verdict.reached',
    'winner.selected',
    'snapshot.restored',
    'replay.applied',
    'replay.gated',
    'worlds.compared',
    'promotion.decided',
    'run.finished',
]);
const hexHash = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
/** One line of `events.jsonl`. */
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    seq: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8,
    type: eventTypeSchema,
    world: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    data: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9()),
    prev: hexHash,
    hash: hexHash,
});
/** `prev` of the first event. */
const chainStart = '0'.repeat(64);
/** Chains one event to its predecessor: `hash` is the sha256 over RFC 8785 of the event without `hash`. */
function chainEvent(content, previous) {
    const body = {
        seq: previous === null ? 0 : previous.seq + 1,
        at: content.at,
        type: content.type,
        ...(content.world === undefined ? {} : { world: content.world }),
        data: content.data,
        prev: previous?.hash ?? chainStart,
    };
    return { ...body, hash: (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(body)) };
}
/** First event that does not follow from the ones before it, as its index and the reason; null if the chain holds. */
function firstBrokenLink(events) {
    let previous = null;
    for (const [index, event] of events.entries()) {
        const { hash, ...body } = event;
        if (event.seq !== index)
            return { index, why: `its number is ${event.seq}, not ${index}` };
        if (event.prev !== (previous?.hash ?? chainStart))
            return { index, why: 'it does not follow the event before it' };
        if (hash !== (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(body)))
            return { index, why: 'its hash does not match its content' };
        previous = event;
    }
    return null;
}


/***/ }),

/***/ 1174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ evidenceSchemaName),
/* harmony export */   Ws: () => (/* binding */ outcomeSchema),
/* harmony export */   dm: () => (/* binding */ promotionReasonSchema),
/* harmony export */   gb: () => (/* binding */ candidateVerdictSchema),
/* harmony export */   jU: () => (/* binding */ evidenceSchema),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7597);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8602);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2472);



const whole = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative();
/** What models were asked and what it cost. null = unknown; 0 only where measured as none. */
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    calls: whole.nullable(),
    inputTokens: whole.nullable(),
    outputTokens: whole.nullable(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().nullable(),
});
/** The usage of a run that asked no model: measured zeros. */
const noUsage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
/** A test by its identity. */
const testIdSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ suite: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** One letter per entry of `tests`: p passed, P flaky pass, f failed, e error, s skipped, t todo, - absent. */
const resultLettersSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[pPfest-]*$/);
const gateEndSchema = {
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail', 'inconclusive']),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    timedOut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    durationMs: whole,
    cpuMs: whole.nullable(),
    maxRssBytes: whole.nullable(),
};
/** What the gate showed in one world, over all its attempts. Times and exit status are those of the first attempt. */
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...gateEndSchema,
    counts: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.nullable(),
    results: resultLettersSchema,
    failing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ suite: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })),
    problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    log: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw,
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ ...gateEndSchema, results: resultLettersSchema, problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
/** What the evidence says of a candidate in the end. */
const candidateVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['accepted', 'rejected', 'indeterminate', 'inapplicable', 'skipped']);
/** Why a candidate did not win; `duplicate-of:ID` names its twin. */
const candidateReasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
        'apply-failed',
        'no-change',
        'gate-failed',
        'nothing-fixed',
        'tests-broken',
        'tests-missing',
        'no-tests',
        'guarded-path',
        'protected-path',
        'flaky',
        'timeout',
        'skipped',
        'record-missing',
        'record-malformed',
        'record-conflict',
    ]),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .templateLiteral */ .Uy$(['duplicate-of:', _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au]),
]);
/** Why nothing was promoted, or not yet. */
const promotionReasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
    'promotion-off',
    'no-winner',
    'already-green',
    'baseline-flaky',
    'world-differs',
    'replay-failed',
    'replay-tree-differs',
    'head-moved',
    'base-moved',
    'comment-edited',
    'base-gone',
    'no-permission',
    'fork-head',
    'needs-approval',
    'isolation-too-weak',
    'cancelled',
    'interrupted',
    'evidence-unreadable',
]);
/** A difference between the winner's world and its replay. `declare` is the glob that would allow it, null where none may. */
const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    set: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['source', 'output', 'ignored']),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['content', 'mode', 'type', 'link', 'unreadable', 'only-in-winner', 'only-in-replay']),
    declare: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** World equality of winner and replay (design section 9). */
const equalitySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    equal: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    compared: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ source: whole, output: whole, ignored: whole }),
    winnerDigest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    replayDigest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    observedVolatile: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    differences: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(differenceSchema),
});
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fixed', 'no-winner', 'already-green', 'indeterminate', 'replay-failed', 'interrupted', 'cancelled']);
const indices = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(whole);
/** One candidate with everything that is known about it. */
const evidenceCandidateSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au,
    label: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceSchema */ .dr,
    mutation: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mutationSchema */ .TN,
    application: _plan_js__WEBPACK_IMPORTED_MODULE_1__/* .applicationSchema */ .Kv,
    world: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er.nullable() }).nullable(),
    result: gateResultSchema.nullable(),
    fixed: indices,
    broken: indices,
    missing: indices,
    verdict: candidateVerdictSchema,
    reasons: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(candidateReasonSchema),
    model: usageSchema,
});
/** The decision about promotion and what was done. */
const promotionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    decision: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['promoted', 'awaiting-review', 'withheld']),
    reasons: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(promotionReasonSchema),
    policy: _plan_js__WEBPACK_IMPORTED_MODULE_1__/* .policySchema */ .wh,
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    commit: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ number: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), head: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf }).nullable(),
});
/** `latest.json`: one run, whole. */
const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('safe-parallel-debugging/evidence/v1'),
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    createdAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    finishedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    outcome: outcomeSchema,
    tool: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl,
    environment: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSchema */ .VW,
    trigger: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .triggerSchema */ .s3,
    snapshot: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .snapshotSchema */ .ap,
    gate: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSchema */ .Tp,
    tests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testIdSchema),
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['reproduced', 'already-green', 'indeterminate']), result: gateResultSchema.nullable() }),
    candidates: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(evidenceCandidateSchema),
    selection: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ rule: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ranking: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au), winner: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au.nullable() }),
    replay: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['verified', 'failed', 'not-run']),
        snapshotTree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
        tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
        result: gateResultSchema.nullable(),
        baseline: gateResultSchema.nullable(),
        testsAgree: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
        equality: equalitySchema.nullable(),
        problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    }),
    promotion: promotionSchema,
    model: usageSchema,
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er, bytes: whole })),
    events: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, count: whole, head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) }),
    limits: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
/** Schema name of evidence documents. */
const evidenceSchemaName = 'safe-parallel-debugging/evidence/v1';


/***/ }),

/***/ 2622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ manifestText),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export manifestEntrySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);


/** One line of a manifest: a path of the world after the gate. Paths that are not UTF-8 are written as git quotes them. @public */
const manifestEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), set: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['source', 'output', 'ignored']), mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), set: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['source', 'output', 'ignored']), mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), link: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), set: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['source', 'output', 'ignored']), mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), special: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
]);
/** The text of `manifest.jsonl`: entries sorted by path, one JSON object a line. */
function manifestText(entries) {
    const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    return sorted.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
/** Reads `manifest.jsonl`. Throws `evidence` for a line that is not an entry and for a path that stands twice. */
function parseManifest(text) {
    const seen = new Set();
    const lines = text.split('\n');
    if (lines.pop() !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('evidence', 'the manifest does not end with a line end: it was cut');
    return lines.map((line, index) => {
        const parsed = manifestEntrySchema.safeParse(jsonOf(line));
        if (!parsed.success)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('evidence', `line ${index + 1} of the manifest is not a manifest entry`);
        if (seen.has(parsed.data.path))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('evidence', `line ${index + 1} of the manifest repeats the path ${parsed.data.path}`);
        seen.add(parsed.data.path);
        return parsed.data;
    });
}
function jsonOf(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined; // the schema refuses it and the caller names the line
    }
}


/***/ }),

/***/ 2472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ candidatesToRun),
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   Kv: () => (/* binding */ applicationSchema),
/* harmony export */   aF: () => (/* binding */ planSchemaName),
/* harmony export */   w$: () => (/* binding */ mostCandidates),
/* harmony export */   wh: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7597);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8602);


/** A path that a candidate may change but not win with, and the rule it falls under. */
const guardedPathSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** What git made of a candidate's patch on the snapshot. */
const applicationSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('outcome', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('applied'),
        tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        duplicateOf: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au.nullable(),
        paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        guarded: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(guardedPathSchema),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('no-change'), reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('rejected'), reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
]);
/** One candidate as planned: its recorded patch and what git made of it. */
const plannedCandidateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au,
    label: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(600),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceSchema */ .dr,
    mutation: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mutationSchema */ .TN,
    application: applicationSchema,
});
/** Rules of the run that are not part of the gate. They come from the command line and the repository's configuration. */
const policySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    promote: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'branch', 'apply']),
    guarded: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    volatile: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    expectedFailures: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    compareIgnored: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
/** How worlds are made. Every step reads it from the plan, so that all of them make the same ones. */
const worldSettingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    carry: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    isolation: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationSchema */ .E3.pick({ requested: true }).shape.requested,
    network: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['on', 'off']),
});
/** Most candidates of one run. */
const mostCandidates = 64;
/** `plan.json`: everything the later steps need to know, fixed once. */
const planSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('safe-parallel-debugging/plan/v1'),
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-z][0-9a-z-]{5,63}$/),
    createdAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    tool: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl,
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).nullable(),
    trigger: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .triggerSchema */ .s3,
    snapshot: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .snapshotSchema */ .ap.omit({ prepared: true }).extend({ dirty: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }),
    gate: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSchema */ .Tp,
    worlds: worldSettingsSchema,
    policy: policySchema,
    candidates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedCandidateSchema).max(mostCandidates),
    names: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ plan: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), replay: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), worlds: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }),
});
/** Schema name of plans. */
const planSchemaName = 'safe-parallel-debugging/plan/v1';
/** Candidates that need a world: applied, and not the same tree as an earlier one. */
function candidatesToRun(plan) {
    return plan.candidates.filter(({ application }) => application.outcome === 'applied' && application.duplicateOf === null);
}


/***/ }),

/***/ 3694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ recordSchema),
/* harmony export */   m: () => (/* binding */ recordSchemaName)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7597);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8602);


const whole = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative();
/** How one command ended: its exit status, or the signal that ended it, or the limit it ran into. */
const endSchema = {
    exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    timedOut: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
};
/** One report file as collected from a world. `path` is where the gate wrote it, `file` where the copy is. */
const collectedReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er });
/** One run of the gate in a fresh world. Unknown figures are null, never 0. */
const attemptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...endSchema,
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    endedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    durationMs: whole,
    cpuMs: whole.nullable(),
    maxRssBytes: whole.nullable(),
    /** Where the gate ran; test names that hold it are read relative to it. */
    directory: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reports: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(collectedReportSchema),
    /** The gate's standard output as captured, where it may hold the report. */
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er, truncated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).nullable(),
    outputBytes: whole,
    /** A first try that ran into the time limit while other gates ran; this attempt is its repetition alone. */
    repeatedAlone: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    invariants: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ...endSchema, durationMs: whole })),
    problems: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** `record.json`: what happened in one world. It only nominates; every judgement is derived from it again. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('safe-parallel-debugging/record/v1'),
    planDigest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    world: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .worldIdSchema */ .bp,
    snapshotTree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    prepared: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er }).nullable(),
    environment: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSchema */ .VW,
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(attemptSchema).max(100),
    log: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er }),
    manifest: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er, ignored: whole }).nullable(),
    /** What a reader should know, without any doubt about the evidence. */
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** What makes the evidence of this world doubtful. */
    problems: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** Schema name of records. */
const recordSchemaName = 'safe-parallel-debugging/record/v1';


/***/ }),

/***/ 6503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ replayDoubts),
/* harmony export */   aC: () => (/* binding */ promotionObstacles),
/* harmony export */   p4: () => (/* binding */ isVerified),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/** Whether everything agrees, so that the winner may be called verified. */
function isVerified(replay) {
    return replay.ran && replayDoubts(replay).length === 0;
}
/** Every reason to doubt a replay; empty for a verified one. */
function replayDoubts(replay) {
    if (!replay.ran)
        return ['replay-failed'];
    if (!replay.readable)
        return ['evidence-unreadable'];
    const doubts = [];
    if (!replay.snapshotTreeAgrees || !replay.treeAgrees)
        doubts.push('replay-tree-differs');
    if (!replay.accepted || !replay.testsAgree)
        doubts.push('replay-failed');
    if (replay.baselineAgrees === false)
        doubts.push('baseline-flaky');
    if (replay.equality === null || replay.baselineAgrees === null || replay.problems.length > 0)
        doubts.push('evidence-unreadable');
    else if (!replay.equality.equal)
        doubts.push('world-differs');
    return doubts;
}
/** What the run has shown, in one word. */
function outcomeOf(ending, baseline, winner, replay) {
    if (ending !== 'complete')
        return ending;
    if (baseline !== 'reproduced')
        return baseline;
    if (winner === null)
        return 'no-winner';
    return isVerified(replay) ? 'fixed' : 'replay-failed';
}
/** Reasons that stand against promotion before anything is done; none means that it may be done. */
function promotionObstacles(outcome, policy, replay) {
    switch (outcome) {
        case 'interrupted':
            return ['interrupted'];
        case 'cancelled':
            return ['cancelled'];
        case 'already-green':
            return ['already-green'];
        case 'indeterminate':
            return ['baseline-flaky'];
        case 'no-winner':
            return ['no-winner'];
        case 'replay-failed':
            return replayDoubts(replay);
        case 'fixed':
            return policy.promote === 'none' ? ['promotion-off'] : [];
    }
}


/***/ }),

/***/ 2512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ layout),
/* harmony export */   x: () => (/* binding */ listedFolders)
/* harmony export */ });
/** Where things lie in an evidence folder; the folders of a store have the same layout, so that they only need to be merged. */
const layout = {
    evidence: 'latest.json',
    events: 'events.jsonl',
    page: 'evidence.html',
    plan: 'plan.json',
    pack: 'snapshot.pack',
    patch: (candidate) => `candidates/${candidate}.patch`,
    record: (world) => `records/${world}.json`,
    manifest: (world) => `manifests/${world}.jsonl`,
    log: (world) => `logs/${world}.log`,
    setUpLog: 'logs/setup.log',
    /** Output of a set-up that failed. It is no evidence: there was no run. */
    failedSetUpLog: 'setup-failed.log',
    /** Where the steps of one process leave their folders, until they are part of the evidence. */
    store: '.store',
    attempt: (world, attempt) => `worlds/${world}/${attempt}`,
};
/** Folders of an evidence folder whose files are listed in the evidence. */
const listedFolders = ['candidates', 'logs', 'manifests', 'records', 'worlds'];


/***/ }),

/***/ 8608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ observeWorlds),
/* harmony export */   M: () => (/* binding */ digestOfFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2552);
/* harmony import */ var _core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2622);
/* harmony import */ var _core_documents_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3694);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1363);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9473);
/* harmony import */ var _gate_reports_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1903);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8927);











const largestDocumentBytes = 256 * 1024 * 1024;
/**
 * Reads what the worlds left: records, raw reports and manifests, each against its digest. Nothing a world wrote is
 * believed beyond its form; a file that does not match makes the world's record malformed. `folders` gives the folder of
 * each world, or null where there is none.
 */
async function observeWorlds(plan, planDigest, folders, ending, expected = new Map()) {
    const read = new Map();
    for (const [world, folder] of folders)
        read.set(world, await readRecord(folder, world, planDigest, expected.get(world)));
    const reading = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_6__/* .readingOf */ .M)(plan.gate, await formatsOf(plan, read));
    const worlds = new Map();
    const manifests = new Map();
    for (const [world, found] of read) {
        if (found.status !== 'read') {
            worlds.set(world, found);
            continue;
        }
        try {
            await requireDigest(found.folder, found.record.log.file, found.record.log.sha256);
            const manifest = await readManifest(found.record, found.folder);
            worlds.set(world, { status: 'observed', world: { record: found.record, attempts: await readAttempts(found.record, found.folder, plan.gate, reading) } });
            if (manifest)
                manifests.set(world, manifest);
        }
        catch (error) {
            worlds.set(world, { status: 'malformed', why: (0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .bD)(error) });
        }
    }
    return { plan, worlds, manifests, reading, ending };
}
async function readRecord(folder, world, planDigest, expected) {
    if (folder === null)
        return { status: 'missing' };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.record(world));
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => null))?.isFile())
        return { status: 'missing' };
    try {
        const text = await readDocument(file);
        if (expected !== undefined && (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(text) !== expected)
            return { status: 'conflict', why: `${file} was changed since the world ended` };
        const record = _core_documents_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordSchema */ .f.parse(JSON.parse(text));
        if (record.world !== world)
            return { status: 'conflict', why: `${file} is the record of the world ${record.world}` };
        if (record.planDigest !== planDigest)
            return { status: 'conflict', why: `${file} belongs to another plan` };
        const stray = strayFile(record, world);
        if (stray !== null)
            return { status: 'malformed', why: `${file} names ${stray}, which is not this world's` };
        return { status: 'read', record, folder };
    }
    catch (error) {
        return { status: 'malformed', why: `${file} is not a record: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .bD)(error)}` };
    }
}
/** A file that a record names although it cannot be that world's; a record speaks for its own files alone. */
function strayFile(record, world) {
    if (record.log.file !== _layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.log(world))
        return record.log.file;
    if (record.manifest !== null && record.manifest.file !== _layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.manifest(world))
        return record.manifest.file;
    for (const [index, { reports, output }] of record.attempts.entries()) {
        const folder = _layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.attempt(world, index + 1);
        const stray = [...reports.map(({ file }) => file), ...(output ? [output.file] : [])].find((file) => node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(file) !== folder);
        if (stray !== undefined)
            return stray;
    }
    return null;
}
async function readDocument(file) {
    return (await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_10__/* .readRegularFile */ .XF)(file, largestDocumentBytes)).toString('utf8');
}
/** Formats as found by content: the baseline first, then the candidates in the plan's order. */
async function formatsOf(plan, read) {
    if (plan.gate.format !== 'auto')
        return [];
    const formats = [];
    for (const world of ['baseline', ...plan.candidates.map(({ id }) => id)]) {
        const found = read.get(world);
        if (found?.status !== 'read')
            continue;
        for (const attempt of found.record.attempts)
            for (const file of reportFiles(attempt, found.folder))
                formats.push(await (0,_gate_reports_read_js__WEBPACK_IMPORTED_MODULE_8__/* .detectFormat */ .Tz)(file));
    }
    return formats;
}
function reportFiles(attempt, folder) {
    return [...attempt.reports.map(({ file }) => file), ...(attempt.output ? [attempt.output.file] : [])].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, file));
}
async function readAttempts(record, folder, gate, reading) {
    const attempts = [];
    for (const attempt of record.attempts) {
        for (const { file, sha256 } of [...attempt.reports, ...(attempt.output ? [attempt.output] : [])])
            await requireDigest(folder, file, sha256);
        const { exitCode, signal, timedOut } = attempt;
        const report = await readReport(attempt, folder, gate, reading);
        attempts.push({ exitCode, signal, timedOut, report, problems: problemsOf(attempt, report !== null) });
    }
    return attempts;
}
async function readReport(attempt, folder, gate, { format, required }) {
    if (format === 'none')
        return null;
    const files = reportFiles(attempt, folder);
    const fromOutput = gate.reports.length === 0;
    // Standard output without a trace of the format is an absent report, not a broken one.
    if (files.length === 0 || (fromOutput && !required) || (fromOutput && (await (0,_gate_reports_read_js__WEBPACK_IMPORTED_MODULE_8__/* .detectFormat */ .Tz)(files[0] ?? '')) !== format))
        return null;
    const report = await (0,_gate_reports_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readReports */ .oh)(files, format, { directory: attempt.directory });
    return { ...report, tests: report.tests.map((test) => withoutPlace(test, attempt.directory)) };
}
/**
 * Names and messages that hold the place of the world, which is another one for each candidate, name it by what it is: a
 * test is the same test in every world.
 */
function withoutPlace(test, directory) {
    const root = /^.*\/worlds\/[^/]+(?=\/tree(?:\/|$))/.exec(directory)?.[0];
    if (root === undefined)
        return test;
    const plain = (text) => text.includes(root) ? text.replaceAll(`file://${directory}/`, '').replaceAll(`${directory}/`, '').replaceAll(`${root}/tree`, '<world>').replaceAll(`${root}/home`, '<home>').replaceAll(`${root}/tmp`, '<tmp>') : text;
    const { message } = test;
    return { ...test, suite: plain(test.suite), name: plain(test.name), ...(message === undefined ? {} : { message: plain(message) }) };
}
const reportProblems = new Set(['report-stale', 'report-empty', 'report-unparseable', 'output-truncated']);
function isReportProblem(problem) {
    return reportProblems.has(problem);
}
function problemsOf(attempt, hasReport) {
    const problems = attempt.problems.filter(isReportProblem);
    // A report on standard output that was cut at our own limit cannot be read to its end.
    return attempt.output?.truncated && hasReport ? [...problems, 'report-unparseable'] : problems;
}
async function readManifest(record, folder) {
    if (record.manifest === null)
        return null;
    await requireDigest(folder, record.manifest.file, record.manifest.sha256);
    return { entries: (0,_core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .parseManifest */ .Ng)(await readDocument((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, record.manifest.file))), ignored: record.manifest.ignored };
}
async function requireDigest(folder, file, expected) {
    const actual = await digestOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, file));
    if (actual !== expected)
        throw new Error(`${file} has the digest ${actual}, not ${expected}`);
}
/** Digest of a file's bytes, read in pieces. */
async function digestOfFile(file) {
    const handle = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_10__/* .openRegularFile */ .ZU)(file);
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 }))
            hash.update(chunk);
        return `sha256:${hash.digest('hex')}`;
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 1973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ readEvidence),
/* harmony export */   ek: () => (/* binding */ evidenceFolder),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   wj: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(663);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1174);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2472);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9473);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8927);








const largestDocumentBytes = 256 * 1024 * 1024;
/** Folder of evidence that a user named by the folder or by its `latest.json`. Throws `input` if there is none. */
async function evidenceFolder(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    const folder = found?.isFile() ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    if (found !== null && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.evidence)).catch(() => null))?.isFile())
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SafeDebugError */ .rc('input', `There is no evidence at ${path}: name a folder that holds ${_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.evidence}, as safe-debug run writes it.`);
}
/** Reads `latest.json`: its bytes and the document. Throws `evidence` if it is not one. */
async function readEvidence(folder) {
    const bytes = await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.evidence));
    return { bytes, evidence: parseDocument(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.evidence, bytes, (value) => _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.parse(value)) };
}
/** Reads `plan.json`. Throws `evidence` if it is not a plan. */
async function readPlan(folder) {
    const bytes = await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.plan));
    return { bytes, plan: parseDocument(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.plan, bytes, (value) => _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planSchema */ .Fu.parse(value)) };
}
/** Reads `events.jsonl`. Throws `evidence` and names the line if one is not an event. */
async function readEvents(folder) {
    const lines = (await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events))).toString('utf8').split('\n');
    if (lines.pop() !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SafeDebugError */ .rc('evidence', `${_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events} does not end with a line end: it was cut.`);
    return lines.map((line, index) => parseDocument(`${_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .layout */ .Z.events}, line ${index + 1}`, line, (value) => _core_documents_event_js__WEBPACK_IMPORTED_MODULE_2__/* .eventSchema */ .G4.parse(value)));
}
async function readBounded(file) {
    try {
        return await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(file, largestDocumentBytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SafeDebugError */ .rc('evidence', `${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause)}.`, { cause });
    }
}
function parseDocument(name, text, parse) {
    try {
        return parse(JSON.parse(text.toString()));
    }
    catch (cause) {
        const why = cause instanceof SyntaxError ? cause.message : ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause).match(/"message": "([^"]+)"/)?.[1] ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause).split('\n')[0]);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SafeDebugError */ .rc('evidence', `${name} is not what its schema asks for: ${why}.`, { cause });
    }
}


/***/ }),

/***/ 3553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ takeWorld),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   TQ: () => (/* binding */ clearEvidence),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   hi: () => (/* binding */ takePlan),
/* harmony export */   l9: () => (/* binding */ takeSetUpLog),
/* harmony export */   rd: () => (/* binding */ prepareEvidence),
/* harmony export */   t$: () => (/* binding */ clearListed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2552);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1174);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2512);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8608);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8927);










/**
 * Puts the plan and the recorded patches into the evidence folder. The plan is written from what this process knows, and
 * each patch must still be the one that was planned. Returns the paths. Throws `evidence` otherwise.
 */
async function takePlan(folder, plan, planDigest, out) {
    const text = planText(plan);
    if ((0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text) !== planDigest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', 'The plan was changed since it was made. Make a new one; nothing was promoted.');
    await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan), text);
    for (const { id, mutation } of plan.candidates) {
        await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, mutation.file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, mutation.file)).catch((cause) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The recorded patch of candidate ${id} cannot be read any more: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Nothing was promoted.`, { cause });
        });
        if ((await (0,_observe_js__WEBPACK_IMPORTED_MODULE_8__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, mutation.file))) !== mutation.sha256)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('evidence', `The recorded patch of candidate ${id} was changed since it was planned. Nothing was promoted.`);
    }
    const paths = [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan, ...plan.candidates.map(({ mutation }) => mutation.file)];
    if (!plan.snapshot.dirty)
        return paths;
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.pack), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.pack));
    return [...paths, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.pack];
}
/** The bytes of `plan.json`. */
function planText(plan) {
    return `${JSON.stringify(plan, null, 2)}\n`;
}
/** Copies the files that a world's record names into the evidence folder, and nothing else that lies in the world's folder. Returns their paths. */
async function takeWorld(folder, observation, world, out) {
    if (observation.status !== 'observed')
        return takeUnread(folder, world, out);
    const { record } = observation.world;
    const files = [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.record(world), record.log.file, ...(record.manifest ? [record.manifest.file] : [])];
    for (const { reports, output } of record.attempts)
        files.push(...reports.map(({ file }) => file), ...(output ? [output.file] : []));
    for (const file of files)
        await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, file));
    return files;
}
/** Of a world whose record is of no use only the record itself is taken, if it is a file at all. */
async function takeUnread(folder, world, out) {
    const file = _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.record(world);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).catch(() => null);
    if (!found?.isFile())
        return [];
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, file));
    return [file];
}
/** Copies the output of the set-up command into the evidence folder, if there is any. Returns its path. */
async function takeSetUpLog(file, out) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null)) === null)
        return [];
    await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .copyRegularFile */ .cK)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.setUpLog));
    return [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.setUpLog];
}
/**
 * Closes the evidence: lists all files with their digests, ends the event log with the digest of the document, and writes
 * both under other names, so that a promotion can come last and evidence of it is sure to follow.
 */
async function prepareEvidence(out, parts, events) {
    const { plan, derivation } = parts;
    const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
    const { dirty: _dirty, ...snapshot } = plan.snapshot;
    const body = {
        schema: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchemaName */ .Cm,
        id: plan.id,
        createdAt: plan.createdAt,
        finishedAt: parts.finishedAt.toISOString(),
        outcome,
        tool: _tool_js__WEBPACK_IMPORTED_MODULE_6__/* .tool */ .z,
        environment: parts.environment,
        trigger: plan.trigger,
        snapshot: { ...snapshot, prepared: parts.prepared },
        gate: plan.gate,
        tests,
        baseline,
        candidates,
        selection,
        replay,
        promotion: parts.promotion,
        model: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .noUsage */ .tk,
        files: await listFiles(out, parts.files),
        limits,
    };
    events.emit('run.finished', { outcome, evidence: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfJson */ .Qs)(body) });
    const evidence = _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.parse({ ...body, events: { file: _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events, ...events.head } });
    const text = `${JSON.stringify(evidence, null, 2)}\n`;
    const document = await prepareFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence), text);
    const log = await prepareFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events), events.text());
    return {
        evidence,
        digest: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text),
        commit: async () => {
            await log.commit();
            await document.commit();
        },
    };
}
/** Writes a file under another name first, so that nobody ever sees half of it. */
async function replaceFile(file, text) {
    await (await prepareFile(file, text)).commit();
}
async function prepareFile(file, text) {
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file));
    // Whatever lies there under these names is not ours: a gate may have made it.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(`${file}.tmp`, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${file}.tmp`, text, { flush: true });
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null);
    if (found?.isDirectory())
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { recursive: true, force: true });
    return { commit: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${file}.tmp`, file) };
}
async function listFiles(out, paths) {
    const files = [];
    for (const path of [...paths].sort())
        files.push({ path, sha256: await (0,_observe_js__WEBPACK_IMPORTED_MODULE_8__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path)), bytes: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path))).size });
    return files;
}
/** Removes everything an earlier run left in an evidence folder, so that stale evidence is never taken for fresh. */
async function clearEvidence(out) {
    await clearListed(out);
    for (const name of [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.page, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.pack, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.store, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.failedSetUpLog])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, name), { recursive: true, force: true });
}
/** Empties the folders whose files the evidence lists, also of what a gate may have planted there. */
async function clearListed(out) {
    for (const folder of _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .listedFolders */ .x)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, folder), { recursive: true, force: true });
}


/***/ }),

/***/ 6817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);




/**
 * Makes a folder that a user named, and those above it; one that exists is fine. Rejects with the system's error.
 * Node's own recursive way never comes back from places like /proc, where making a folder fails as if its parent were
 * missing.
 */
async function makeFolder(path, mode = 0o777) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode }).catch((error) => error);
    if (made === undefined || (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(made) === 'EEXIST')
        return;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(made) !== 'ENOENT' || parent === path || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent))
        throw made;
    await makeFolder(parent, mode);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode });
}


/***/ }),

/***/ 8927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   cK: () => (/* binding */ copyRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/**
 * Opens a file that somebody else may have put there: without following a link and without waiting for the other end of a
 * pipe. Rejects with the system's error, or with a plain one for anything but a regular file.
 */
async function openRegularFile(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    if ((await file.stat()).isFile())
        return file;
    await file.close();
    throw new Error(`${path} is no regular file`);
}
/** All bytes of a regular file of at most `most` bytes. */
async function readRegularFile(path, most) {
    const file = await openRegularFile(path);
    try {
        const { size } = await file.stat();
        if (size > most)
            throw new Error(`${path} has ${size} bytes, more than ${most}`);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
/** Copies a regular file, with the folders above the target. */
async function copyRegularFile(from, to) {
    const source = await openRegularFile(from);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(to, 'w', 0o644);
        try {
            for await (const chunk of source.createReadStream({ autoClose: false, start: 0 }))
                await target.writeFile(chunk);
        }
        finally {
            await target.close();
        }
    }
    finally {
        await source.close();
    }
}


/***/ }),

/***/ 7376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   kx: () => (/* binding */ flagIn),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/** A text in an event's data, or null if there is none of that name. */
function textIn({ data }, key) {
    const value = data[key];
    return typeof value === 'string' ? value : null;
}
/** A number in an event's data, or null if there is none of that name. */
function numberIn({ data }, key) {
    const value = data[key];
    return typeof value === 'number' ? value : null;
}
/** A yes or no in an event's data, or null if there is none of that name. */
function flagIn({ data }, key) {
    const value = data[key];
    return typeof value === 'boolean' ? value : null;
}
/** The texts of a list in an event's data; empty if there is none of that name. */
function textsIn({ data }, key) {
    const value = data[key];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
/** When an event happened, in milliseconds since 1970. */
function timeOf({ at }) {
    return Date.parse(at);
}


/***/ }),

/***/ 3182:
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

/***/ 8490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wantsColour),
/* harmony export */   d: () => (/* binding */ coloursOf)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7336);

/** Colours for a view; without them every text stays as it is. */
function coloursOf(enabled) {
    return picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(enabled);
}
/**
 * Whether a stream wants colour: NO_COLOR (no-color.org) forbids it, FORCE_COLOR (other than `0` and `false`) demands it,
 * otherwise a terminal has it unless it calls itself dumb.
 */
function wantsColour(stream, environment) {
    if (environment['NO_COLOR'])
        return false;
    const forced = environment['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return stream.isTTY === true && environment['TERM'] !== 'dumb';
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
 * direction-changing format characters (Unicode categories Cc, Zl, Zp, Cf without the joiners of emoji and scripts),
 * and halves of surrogate pairs.
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;
const unsafeInLines = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;
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

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ replaySayings),
/* harmony export */   KH: () => (/* binding */ candidateReason),
/* harmony export */   N7: () => (/* binding */ outcomeSayings),
/* harmony export */   Q2: () => (/* binding */ candidateAtAGlance),
/* harmony export */   XF: () => (/* binding */ testTitle),
/* harmony export */   __: () => (/* binding */ promotionSayings),
/* harmony export */   eG: () => (/* binding */ verdictSayings),
/* harmony export */   j3: () => (/* binding */ problemSaying),
/* harmony export */   o1: () => (/* binding */ equalitySaying),
/* harmony export */   pN: () => (/* binding */ decisionSayings),
/* harmony export */   u6: () => (/* binding */ baselineSayings)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3182);


/** Longest test name, path or note inside a sentence, in characters. */
const longestName = 120;
/** A test as people know it: `suite > name`; a suite that failed to load has no name of its own. */
function testTitle({ suite, name }) {
    if (name === '')
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(suite, longestName)} (did not load)`;
    return suite === '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(name, longestName) : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(suite, longestName)} > ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(name, longestName)}`;
}
/** What the evidence says of a candidate, with why: `winner`, `accepted`, `rejected`, ... */
const verdictSayings = {
    accepted: { short: 'accepted', long: 'Fixes something, breaks nothing, and its gate passes.' },
    rejected: { short: 'rejected', long: 'The evidence speaks against it.' },
    indeterminate: { short: 'indeterminate', long: 'Its gate proved nothing either way.' },
    inapplicable: { short: 'inapplicable', long: 'Its patch cannot be used on the snapshot.' },
    skipped: { short: 'skipped', long: 'It was not tried.' },
};
function firstOf(evidence, indices) {
    const test = evidence.tests[indices[0] ?? -1];
    return test === undefined ? '' : ` (first: ${testTitle(test)})`;
}
function failures({ result }) {
    const failing = result?.failing ?? [];
    const [first] = failing;
    if (first !== undefined)
        return { short: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''}`, long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''} (first: ${testTitle(first)}).` };
    if (result?.signal)
        return { short: `gate ended by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(result.signal, 20)}`, long: `The gate's command was ended by the signal ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(result.signal, 20)}.` };
    return { short: `exit status ${result?.exitCode ?? 'unknown'}`, long: `The gate's command ended with exit status ${result?.exitCode ?? 'unknown'}, although no test of its reports failed.` };
}
function application({ application: applied }) {
    if (applied.outcome === 'applied')
        return { short: 'patch refused', long: 'The patch could not be used.' };
    return { short: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(applied.reason, 40), long: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(applied.message, 400) };
}
function guarded({ application: applied }) {
    const paths = applied.outcome === 'applied' ? applied.guarded : [];
    const [first] = paths;
    const which = first === undefined ? '' : ` (first: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(first.path, longestName)}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(first.why, longestName)})`;
    return { short: 'changes guarded files', long: `It changes ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(paths.length, 'guarded path')}${which}: the gate would no longer be the same, so it cannot win.` };
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
            return failures(candidate);
        case 'nothing-fixed':
            return { short: 'fixes nothing', long: 'No test that fails on the baseline passes now.' };
        case 'tests-broken':
            return { short: `breaks ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(candidate.broken.length, 'test')}`, long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(candidate.broken.length, 'test')} that passed on the baseline fail${candidate.broken.length === 1 ? 's' : ''} now${firstOf(evidence, candidate.broken)}.` };
        case 'tests-missing':
            return {
                short: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(candidate.missing.length, 'test')} missing`,
                long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(candidate.missing.length, 'test')} that ran on the baseline ${candidate.missing.length === 1 ? 'does' : 'do'} not run any more${firstOf(evidence, candidate.missing)}.`,
            };
        case 'no-tests':
            if (candidate.result?.counts && candidate.result.counts.passed > 0)
                return { short: 'too few usable results', long: `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(candidate.result.counts.passed, 'test')} passed, but that proves too little${problemList(candidate.result.problems)}: at least ${evidence.gate.minTests} must pass, in reports that can be read whole.` };
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
/** The first reason at a glance, or what speaks for a candidate that has none. */
function candidateAtAGlance(evidence, candidate) {
    const [reason, ...others] = candidate.reasons;
    if (reason !== undefined)
        return [reason, ...others].map((each) => candidateReason(evidence, candidate, each).short).join(', ');
    if (candidate.verdict !== 'accepted')
        return '';
    const place = evidence.selection.ranking.indexOf(candidate.id) + 1;
    return place === 1 ? `fixes ${candidate.fixed.length}, breaks nothing` : `also holds; ranked ${place} of ${evidence.selection.ranking.length}`;
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
    return Object.hasOwn(problemSayings, problem) ? (problemSayings[problem] ?? { short: problem, long: problem }) : { short: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(problem, 60), long: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(problem, 400) };
}
/** What the comparison of winner and replay gave. */
function equalitySaying(equality) {
    if (equality === null)
        return { short: 'worlds not compared', long: 'The worlds of winner and replay could not be compared.' };
    const { compared, differences } = equality;
    const what = `${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(compared.source, 'source file')} and ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(compared.output, 'output file')}`;
    const [first] = differences;
    if (first === undefined)
        return { short: 'worlds equal', long: `${what} compared: equal.` };
    return { short: `worlds differ in ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(differences.length, 'path')}`, long: `${what} compared: ${differences.length} differ${differences.length === 1 ? 's' : ''} (first: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(first.path, longestName)}, ${first.kind}).` };
}


/***/ })

};
