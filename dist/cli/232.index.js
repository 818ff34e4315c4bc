export const id = 232;
export const ids = [232];
export const modules = {

/***/ 8213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('. ')[0]}. See safe-debug ${command} --help.`, { cause: error });
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
/** Requires exactly the named positional arguments. Throws `usage` otherwise. */
function positionals(command, given, ...names) {
    if (given.length === names.length)
        return [...given];
    const wanted = names.length === 0 ? 'no arguments beside options' : names.join(' ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `safe-debug ${command} takes ${wanted}, not ${given.length === 0 ? 'nothing' : `"${given.join(' ')}"`}. See safe-debug ${command} --help.`);
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
    const comparison = { fixed: new Set(), broken: new Set(), missing: new Set(), newlyFailing: new Set(), retried: new Set() };
    for (const [key, before] of baseline.tests) {
        if (before.name === '')
            compareSuite(before, baseline, candidate, comparison);
        else
            compareTest(key, before, candidate.tests.get(key), comparison);
    }
    for (const [key, now] of candidate.tests) {
        if (baseline.tests.has(key))
            continue;
        if ((0,judging/* isFailing */.DI)(now.state))
            comparison.newlyFailing.add(key);
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
    else if ((0,judging/* isFailing */.DI)(before.state)) {
        if (now.state === 'passed')
            comparison.fixed.add(key);
    }
    else if ((0,judging/* isFailing */.DI)(now.state)) {
        comparison.newlyFailing.add(key);
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
function limitsOf(findings, results, reading) {
    const { plan } = findings;
    const limits = [];
    const isolation = results[0]?.observed.record.environment.isolation;
    if (plan.gate.attempts === 1)
        limits.push('Flakiness was not tested: every gate ran once. Ask for more with --attempts.');
    if (reading.format === 'none')
        limits.push('The gate gives no results per test, so a weakened gate cannot be seen: only its exit status counts.');
    if (isolation?.user === 'same-user')
        limits.push('The gates ran as the user who ran this program: hostile code could reach what that user can reach.');
    if (isolation?.network === 'on')
        limits.push('The gates could reach the network: a result may depend on it.');
    if (plan.gate.home === 'keep')
        limits.push('The gates shared the HOME of the user who ran this program.');
    if (!plan.policy.compareIgnored)
        limits.push('Ignored files were counted, not compared, between winner and replay.');
    limits.push(`Not compared between winner and replay, because they differ from run to run by nature: ${[...defaultVolatile, ...plan.policy.volatile].join(' ')}`);
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
            testsAgree: replayFacts.ran ? replayFacts.testsAgree : null,
            equality: replayFacts.equality,
            problems: [...replayFacts.problems],
        },
        limits: limitsOf(findings, [...results.values()], findings.reading),
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
    const { record } = result.observed;
    return candidate.application.outcome === 'applied' && record.tree === candidate.application.tree && record.snapshotTree === plan.snapshot.tree && record.world === candidate.id && record.attempts.length === plan.gate.attempts;
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
const noReplay = { ran: false, snapshotTreeAgrees: false, treeAgrees: false, accepted: false, testsAgree: false, baselineAgrees: null, equality: null, problems: [] };
function replayFactsOf(findings, results, winner, expected) {
    const { plan, worlds } = findings;
    const [first, replay, baseline, again] = [winner === null ? undefined : results.get(winner), results.get('replay'), results.get('baseline'), results.get('replay-baseline')];
    const candidate = plan.candidates.find(({ id }) => id === winner);
    if (!first || !baseline || candidate?.application.outcome !== 'applied')
        return noReplay;
    if (!replay)
        return worlds.has('replay') ? { ...noReplay, ran: true, problems: ['the record of the replay cannot be read'] } : noReplay;
    const { record } = replay.observed;
    const problems = replay.observed.record.problems.map((problem) => `replay: ${problem}`);
    if (record.attempts.length !== plan.gate.attempts)
        problems.push('the replay has not as many attempts as the gate asks for');
    return {
        ran: true,
        snapshotTreeAgrees: record.snapshotTree === plan.snapshot.tree,
        treeAgrees: record.tree === candidate.application.tree && record.tree === first.observed.record.tree,
        accepted: decideByWorld(candidate, replay, baseline, expected).verdict === 'accepted',
        testsAgree: sameResults(first, replay),
        baselineAgrees: again ? again.verdict === 'fail' && sameResults(baseline, again) : null,
        equality: equalityOf(findings, winner, [first, replay, baseline, again]),
        problems,
    };
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
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['content', 'mode', 'type', 'link', 'only-in-winner', 'only-in-replay']),
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
/** Rules of the run that are not part of the gate. They come from the command line and the default branch's configuration. */
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
    candidates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedCandidateSchema).max(64),
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
    const doubts = [];
    if (!replay.snapshotTreeAgrees || !replay.treeAgrees)
        doubts.push('replay-tree-differs');
    if (!replay.accepted || !replay.testsAgree)
        doubts.push('replay-failed');
    if (replay.baselineAgrees === false)
        doubts.push('baseline-flaky');
    if (replay.equality === null || replay.problems.length > 0)
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
    attempts: (world) => `worlds/${world}`,
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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2622);
/* harmony import */ var _core_documents_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3694);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1363);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9473);
/* harmony import */ var _gate_reports_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1903);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2512);









const largestDocumentBytes = 256 * 1024 * 1024;
/**
 * Reads what the worlds left: records, raw reports and manifests, each against its digest. Nothing a world wrote is
 * believed beyond its form; a file that does not match makes the world's record malformed. `folders` gives the folder of
 * each world, or null where there is none.
 */
async function observeWorlds(plan, planDigest, folders, ending) {
    const read = new Map();
    for (const [world, folder] of folders)
        read.set(world, await readRecord(folder, world, planDigest));
    const reading = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_5__/* .readingOf */ .M)(plan.gate, await formatsOf(plan, read));
    const worlds = new Map();
    const manifests = new Map();
    for (const [world, found] of read) {
        if (found.status !== 'read') {
            worlds.set(world, found);
            continue;
        }
        try {
            const manifest = await readManifest(found.record, found.folder);
            worlds.set(world, { status: 'observed', world: { record: found.record, attempts: await readAttempts(found.record, found.folder, plan.gate, reading) } });
            if (manifest)
                manifests.set(world, manifest);
        }
        catch (error) {
            worlds.set(world, { status: 'malformed', why: (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(error) });
        }
    }
    return { plan, worlds, manifests, reading, ending };
}
async function readRecord(folder, world, planDigest) {
    if (folder === null)
        return { status: 'missing' };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .layout */ .Z.record(world));
    try {
        const record = _core_documents_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordSchema */ .f.parse(JSON.parse(await readDocument(file)));
        if (record.world !== world)
            return { status: 'conflict', why: `${file} is the record of the world ${record.world}` };
        if (record.planDigest !== planDigest)
            return { status: 'conflict', why: `${file} belongs to another plan` };
        return { status: 'read', record, folder };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return { status: 'missing' };
        return { status: 'malformed', why: `${file} is not a record: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(error)}` };
    }
}
async function readDocument(file) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
    if (size > largestDocumentBytes)
        throw new Error(`it is larger than ${largestDocumentBytes} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
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
                formats.push(await (0,_gate_reports_read_js__WEBPACK_IMPORTED_MODULE_7__/* .detectFormat */ .Tz)(file));
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
    if (files.length === 0 || (fromOutput && !required) || (fromOutput && (await (0,_gate_reports_read_js__WEBPACK_IMPORTED_MODULE_7__/* .detectFormat */ .Tz)(files[0] ?? '')) !== format))
        return null;
    const report = await (0,_gate_reports_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readReports */ .oh)(files, format, { directory: attempt.directory });
    return { ...report, tests: report.tests.map((test) => withoutPlace(test, attempt.directory)) };
}
/** Messages name files by the world's path; a reader wants the path in the repository. */
function withoutPlace(test, directory) {
    if (!test.message?.includes(directory))
        return test;
    return { ...test, message: test.message.replaceAll(`file://${directory}/`, '').replaceAll(`${directory}/`, '') };
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
    return { entries: (0,_core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .parseManifest */ .Ng)(await readDocument((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, record.manifest.file))), ignored: record.manifest.ignored };
}
async function requireDigest(folder, file, expected) {
    const actual = await digestOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, file));
    if (actual !== expected)
        throw new Error(`${file} has the digest ${actual}, not ${expected}`);
}
/** Digest of a file's bytes, read in pieces. */
async function digestOfFile(file) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r');
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
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
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
        if (size > largestDocumentBytes)
            throw new Error(`it has ${size} bytes, more than ${largestDocumentBytes}`);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
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

/***/ 3117:
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


/***/ })

};
