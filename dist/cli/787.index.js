export const id = 787;
export const ids = [787];
export const modules = {

/***/ 8213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ evidenceArgument),
/* harmony export */   g9: () => (/* binding */ positionals),
/* harmony export */   lR: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);


/** Options that all commands have. */
const commonOptions = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } };
/** Reads a command's arguments strictly. Throws `usage` with a pointer to the command's help for anything unknown. */
function readArguments(command, args, options) {
    try {
        const { tokens, ...parsed } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: { ...options, ...commonOptions }, allowPositionals: true, strict: true, tokens: true });
        requireOnce(tokens.flatMap((token) => (token.kind === 'option' && options[token.name]?.type === 'string' && options[token.name]?.multiple !== true ? [token.name] : [])));
        return parsed;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('usage', `${((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split(/\n|\. /)[0] ?? '').replace(/\.$/, '')}. See safe-debug ${command} --help.`, { cause: error });
    }
}
/** An option that is given twice would drop one of its values without a word. */
function requireOnce(names) {
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined)
        throw new Error(`--${twice} is given twice, and one value of it counts`);
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

/***/ 545:
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
    const [suitesBefore, suitesNow] = [new SuiteIndex(baseline), new SuiteIndex(candidate)];
    for (const [key, before] of baseline.tests) {
        if (before.name === '')
            compareSuite(before, suitesBefore, suitesNow, candidate, comparison);
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
function compareSuite(before, baseline, now, candidate, comparison) {
    if (!(0,judging/* isFailing */.DI)(before.state))
        return;
    const key = (0,judging/* testKey */.S8)(before);
    if ((0,judging/* isFailing */.DI)(candidate.tests.get(key)?.state ?? 'passed'))
        return;
    const loaded = now.statesWithin(before.suite);
    if ([...loaded].some(judging/* isFailing */.DI))
        return;
    if (loaded.has('passed'))
        comparison.fixed.add(key);
    else if (loaded.size === 0 || baseline.statesWithin(before.suite).size === 0)
        comparison.missing.add(key);
}
/** The states of a world's named tests, by suite. Sorted, so that what lies within a suite is one stretch: a report may name thousands of suites that failed. */
class SuiteIndex {
    #states = new Map();
    #suites;
    constructor({ tests }) {
        for (const { suite, name, state } of tests.values()) {
            if (name !== '')
                this.#states.set(suite, (this.#states.get(suite) ?? new Set()).add(state));
        }
        this.#suites = [...this.#states.keys()].sort();
    }
    /** States of all tests whose suite is the given one or lies inside it (`file`, `file > group`, `package/Test`). */
    statesWithin(suite) {
        const states = new Set(this.#states.get(suite));
        if (suite === '')
            return states;
        for (let at = this.#firstFrom(suite); this.#suites[at]?.startsWith(suite) === true; at++) {
            const inner = this.#suites[at] ?? '';
            if (/^[^\p{L}\p{N}_]/u.test(inner.slice(suite.length)))
                for (const state of this.#states.get(inner) ?? [])
                    states.add(state);
        }
        return states;
    }
    /** Position of the first suite that does not come before the given one. */
    #firstFrom(suite) {
        let [from, to] = [0, this.#suites.length];
        while (from < to) {
            const middle = (from + to) >> 1;
            if ((this.#suites[middle] ?? '') < suite)
                from = middle + 1;
            else
                to = middle;
        }
        return from;
    }
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
    const split = patterns.map((pattern) => pattern.split('*'));
    const cache = new Map();
    return (test) => {
        const key = (0,judging/* testKey */.S8)(test);
        const known = cache.get(key);
        if (known !== undefined)
            return known;
        const matches = split.some((pieces) => matchesPieces(test.name, pieces) || matchesPieces(`${test.suite} > ${test.name}`, pieces));
        cache.set(key, matches);
        return matches;
    };
}
/** Whether a text is these pieces with anything between them. Each piece is taken where it first fits: a regular expression could try every way to share the text among them. */
function matchesPieces(text, [first = '', ...others]) {
    const last = others.pop();
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first))
        return false;
    let from = first.length;
    for (const piece of others) {
        const at = text.indexOf(piece, from);
        if (at < 0)
            return false;
        from = at + piece.length;
    }
    return text.length - last.length >= from && text.endsWith(last);
}

// EXTERNAL MODULE: ./build/core/usage.js
var usage = __webpack_require__(9957);
// EXTERNAL MODULE: ./build/core/equality.js
var equality = __webpack_require__(1164);
// EXTERNAL MODULE: ./build/core/documents/manifest.js
var documents_manifest = __webpack_require__(2622);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/environment.js
var environment = __webpack_require__(3491);
;// CONCATENATED MODULE: ./build/core/limits.js


const mostCalls = 3;
/** What the evidence does not prove, one sentence each (design section 2.5: an unknown is never hidden). */
function limitsOf(findings, worlds, same) {
    const { plan, reading } = findings;
    const results = [...worlds.values()];
    const [baseline, again] = [worlds.get('baseline'), worlds.get('replay-baseline')];
    const limits = [];
    const isolation = (0,environment/* circumstancesOf */.c)(findings.worlds)?.environment.isolation;
    const prepared = (0,environment/* otherwisePrepared */._)(results.map(({ observed: { record } }) => record));
    if (plan.calls.some(({ replayed }) => replayed))
        limits.push("The model's replies come from a recording of an earlier run: no server was asked, and what they cost then is told there.");
    if (plan.proposers?.agent != null && plan.earlier.length > 0 && isolation?.user === 'same-user')
        limits.push('The agents ran as the user who ran this program: they could reach what that user can reach, the keys that it holds among it.');
    for (const note of plan.proposalNotes)
        limits.push(noteText(note));
    const [ran, compared] = [results.length > 0, worlds.has('replay')];
    if (ran && plan.gate.attempts === 1)
        limits.push('Flakiness was not tested: every gate ran once. More attempts would show it.');
    if (baseline && again && !same(baseline, again))
        limits.push('The baseline failed both times, but not in the same way: its results are not stable. More attempts would show where.');
    if (baseline && disagrees(baseline))
        limits.push('The attempts on the baseline disagree: which of its tests fail is not stable.');
    else if (baseline && (reading.format === 'none' || baseline.judgement.counts === null))
        limits.push('The baseline gave no results per test, so a weakened gate cannot be seen: only its exit status counts.');
    if (isolation?.user === 'same-user')
        limits.push('The gates ran as the user who ran this program: hostile code could reach what that user can reach.');
    if (isolation?.processes === 'followed')
        limits.push('Processes of a gate were looked for one by one: one that left its session, folder and environment at once could outlive it.');
    if (isolation?.network === 'on')
        limits.push('The gates could reach the network: a result may depend on it.');
    if (prepared.length > 0)
        limits.push(`The set-up did not prepare the same files everywhere: ${prepared.join(', ')} differ from the first world.`);
    if (ran && plan.gate.home === 'keep')
        limits.push('The gates shared the HOME of the user who ran this program.');
    if (compared && !plan.policy.compareIgnored)
        limits.push('Ignored files were counted, not compared, between winner and replay.');
    if (compared)
        limits.push(`Output that differs from run to run by nature was not compared: ${equality/* defaultVolatile */.m.length} default globs (caches, coverage, logs)${plan.policy.volatile.length > 0 ? ` and ${plan.policy.volatile.join(' ')}` : ''}.`);
    if (ran && plan.policy.expectedFailures.length > 0)
        limits.push(`Failures that were declared as known do not count: ${plan.policy.expectedFailures.join(', ')}`);
    for (const note of new Set(results.flatMap(({ observed: { record } }) => [...record.notes, ...record.problems])))
        limits.push(note);
    limits.push(...deceptions(plan));
    if (ran)
        limits.push('A patch can still cheat the tests from inside the process that runs them. Read the patch.');
    return limits;
}
/** Patches that read otherwise than they run. */
function deceptions({ candidates }) {
    const flagged = (flag) => candidates.flatMap(({ id, application }) => (application.outcome === 'applied' && application.flags.includes(flag) ? [id] : [])).join(', ');
    const [hidden, alike] = [flagged('hidden-characters'), flagged('look-alike-name')];
    return [
        ...(hidden === '' ? [] : [`The patch of ${hidden} adds characters that cannot be seen or that turn the direction of text: read it where they are shown, as on the evidence page.`]),
        ...(alike === '' ? [] : [`The patch of ${alike} adds a name whose letters are of two alphabets: it may pass for another one.`]),
    ];
}
/** A note on proposals, with the calls of models that it is about. */
function noteText({ calls, text }) {
    if (calls.length === 0)
        return text;
    const named = calls.slice(0, mostCalls).join(', ');
    return `Model call${calls.length === 1 ? '' : 's'} ${named}${calls.length > mostCalls ? ` and ${calls.length - mostCalls} more` : ''}: ${text}`;
}
/** Whether the attempts of one world came out in different ways. */
function disagrees({ problems }) {
    return problems.includes('flaky-attempts') || problems.includes('test-set-changed');
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

// EXTERNAL MODULE: ./build/core/world-result.js
var world_result = __webpack_require__(4526);
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
    const needsGateTest = findings.reading.format === 'none' || (baseline !== undefined && baselineOutcome === 'reproduced' && (0,world_result/* failedAsWhole */.Bx)(baseline));
    if (needsGateTest)
        for (const result of results.values())
            (0,world_result/* addGateTest */.PY)(result);
    const tests = (0,world_result/* unionOfTests */.eB)([...results.values()]);
    const decisions = decideAll(findings, results, baselineOutcome === 'reproduced' ? baseline : undefined, expected);
    const candidates = findings.plan.candidates.map((candidate) => evidenceOf(candidate, decisions, results, findings, tests));
    const ranking = rank(findings.plan.candidates.filter(({ id }) => decisions.get(id)?.verdict === 'accepted' && !isDuplicate(decisions.get(id))), findings.plan.candidates);
    const winner = ranking[0] ?? null;
    const replayFacts = replayFactsOf(findings, results, winner, expected);
    const resultIn = (world) => {
        const result = results.get(world);
        return result ? (0,world_result/* gateResultOf */.qN)(result, tests, logFileOf(world)) : null;
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
            results.set(id, (0,world_result/* resultOf */.Bg)(observation.world, plan.gate, reading, expected));
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
        return decideWithoutRecord(observation, findings.ending === 'interrupted' || findings.ending === 'cancelled');
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
        proposal: candidate.proposal,
        world: result ? { id: candidate.id, tree: result.observed.record.tree, digest: manifest ? (0,digest/* digestOf */.ol)((0,documents_manifest/* manifestText */.$2)(manifest.entries)) : null } : null,
        result: result ? (0,world_result/* gateResultOf */.qN)(result, tests, logFileOf(candidate.id)) : null,
        fixed: indices(decision.comparison?.fixed),
        broken: indices(decision.comparison?.broken),
        missing: indices(decision.comparison?.missing),
        verdict: decision.verdict,
        reasons: decision.reasons,
        model: (0,usage/* candidateUsage */.bL)(candidate, findings.plan),
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
    return (0,equality/* compareWorlds */.f)(first, second, baselines, { volatile: plan.policy.volatile, reports, compareIgnored: plan.policy.compareIgnored });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8343);
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
    /** The author's account number on GitHub, where there is one. */
    authorId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8602);



/** What can happen in a run, in the words of design section 10. */
const eventTypeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
    'run.started',
    'run.resumed',
    'snapshot.taken',
    'candidate.proposed',
    'model.called',
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
    'promotion.found',
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
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   wD: () => (/* binding */ unknownUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8602);
/* harmony import */ var _model_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8543);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2472);




const whole = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative();
/** What models were asked and what it cost. null = unknown; 0 only where measured as none. */
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    calls: whole.nullable(),
    inputTokens: whole.nullable(),
    outputTokens: whole.nullable(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
});
/** The usage of what asked no model: measured zeros. */
const noUsage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
/** The usage of an agent, which asks whom it likes: nothing of it is known. */
const unknownUsage = { calls: null, inputTokens: null, outputTokens: null, costUsd: null };
/** A test by its identity. */
const testIdSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ suite: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** One letter per entry of `tests`: p passed, P flaky pass, f failed, e error, s skipped, t todo, - absent. */
const resultLettersSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[pPfest-]*$/);
const gateEndSchema = {
    verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail', 'inconclusive']),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    timedOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    durationMs: whole,
    cpuMs: whole.nullable(),
    maxRssBytes: whole.nullable(),
};
/** What the gate showed in one world, over all its attempts. Times and exit status are those of the first attempt. */
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...gateEndSchema,
    counts: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.nullable(),
    results: resultLettersSchema,
    failing: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ suite: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional() })),
    problems: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    log: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw,
    attempts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ ...gateEndSchema, results: resultLettersSchema, problems: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
});
/** What the evidence says of a candidate in the end. */
const candidateVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['accepted', 'rejected', 'indeterminate', 'inapplicable', 'skipped']);
/** Why a candidate did not win; `duplicate-of:ID` names its twin. */
const candidateReasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
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
    zod__WEBPACK_IMPORTED_MODULE_3__/* .templateLiteral */ .Uy$(['duplicate-of:', _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au]),
]);
/** Why nothing was promoted, or not yet. */
const promotionReasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
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
const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    set: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['source', 'output', 'ignored']),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['content', 'mode', 'type', 'link', 'unreadable', 'only-in-winner', 'only-in-replay']),
    declare: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** World equality of winner and replay (design section 9). */
const equalitySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    equal: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    compared: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ source: whole, output: whole, ignored: whole }),
    winnerDigest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    replayDigest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    observedVolatile: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    differences: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(differenceSchema),
});
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['fixed', 'no-winner', 'already-green', 'indeterminate', 'replay-failed', 'interrupted', 'cancelled']);
const indices = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(whole);
/** One candidate with everything that is known about it. */
const evidenceCandidateSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au,
    label: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceSchema */ .dr,
    mutation: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mutationSchema */ .TN,
    application: _plan_js__WEBPACK_IMPORTED_MODULE_2__/* .applicationSchema */ .Kv,
    proposal: _plan_js__WEBPACK_IMPORTED_MODULE_2__/* .proposalSchema */ .ye.nullable(),
    world: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er.nullable() }).nullable(),
    result: gateResultSchema.nullable(),
    fixed: indices,
    broken: indices,
    missing: indices,
    verdict: candidateVerdictSchema,
    reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(candidateReasonSchema),
    model: usageSchema,
});
/** The decision about promotion and what was done. */
const promotionSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    decision: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['promoted', 'awaiting-review', 'withheld']),
    reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(promotionReasonSchema),
    /** What stood in the way, and what to do about it, where the reasons alone do not tell; one line. */
    why: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    policy: _plan_js__WEBPACK_IMPORTED_MODULE_2__/* .policySchema */ .wh,
    branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    commit: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), head: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf }).nullable(),
});
/** `latest.json`: one run, whole. */
const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('safe-parallel-debugging/evidence/v1'),
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    createdAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    finishedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instantSchema */ .p8,
    outcome: outcomeSchema,
    tool: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl,
    environment: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSchema */ .VW,
    trigger: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .triggerSchema */ .s3,
    snapshot: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .snapshotSchema */ .ap,
    gate: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSchema */ .Tp,
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(testIdSchema),
    baseline: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['reproduced', 'already-green', 'indeterminate']), result: gateResultSchema.nullable() }),
    candidates: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(evidenceCandidateSchema),
    selection: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ rule: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ranking: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au), winner: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateIdSchema */ .au.nullable() }),
    replay: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['verified', 'failed', 'not-run']),
        snapshotTree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
        tree: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
        result: gateResultSchema.nullable(),
        baseline: gateResultSchema.nullable(),
        testsAgree: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
        equality: equalitySchema.nullable(),
        problems: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    }),
    promotion: promotionSchema,
    model: usageSchema,
    calls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_model_call_js__WEBPACK_IMPORTED_MODULE_1__/* .modelCallSchema */ .V),
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er, bytes: whole })),
    events: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathSchema */ .hw, count: whole, head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) }),
    limits: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3724);



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
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWritten */ .$)(line, 'line');
    }
    catch {
        return undefined; // the schema refuses it and the caller names the line
    }
}


/***/ }),

/***/ 8543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ modelCallSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8602);


/**
 * How a call ended. `refused`: the model or its server declined this prompt; `empty`: an answer without text; `cut`: the
 * answer broke off or ran into the limit of output tokens; `too-large`: it passed the byte limit; `budget`: the call was
 * not made; `unavailable`: no usable answer for another reason.
 */
const callOutcomeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'answered',
    'refused',
    'empty',
    'cut',
    'too-large',
    'timeout',
    'unauthorised',
    'unknown-model',
    'rate-limited',
    'unavailable',
    'budget',
]);
const callPurposeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['proposal', 'repair', 'improvement']);
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative();
/** One call in the record. null = unknown; 0 only where nothing was asked of a server. */
const modelCallSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** `r1-1`, `r1-2-repair`: round, number within it, purpose. Safe as a file name. */
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^r\d{1,4}-\d{1,4}(?:-repair)?$/),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    purpose: callPurposeSchema,
    /** From 1. */
    round: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    /** Over the canonical JSON of the prompt as it was sent. */
    promptSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    /** Over the reply's text, secrets replaced; null where there was none. */
    replySha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er.nullable(),
    inputTokens: count.nullable(),
    outputTokens: count.nullable(),
    /** US dollars, exact to 10^-12. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    latencyMs: count,
    /** Requests beyond the first. */
    retries: count,
    /** The answer came from a recording; no server was asked. */
    replayed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    outcome: callOutcomeSchema,
    /** What happened and what to do about it, in one line; empty where the call was answered. */
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});


/***/ }),

/***/ 2472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ candidatesToRun),
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   Kv: () => (/* binding */ applicationSchema),
/* harmony export */   aF: () => (/* binding */ planSchemaName),
/* harmony export */   w$: () => (/* binding */ mostCandidates),
/* harmony export */   wh: () => (/* binding */ policySchema),
/* harmony export */   ye: () => (/* binding */ proposalSchema)
/* harmony export */ });
/* unused harmony export runNameSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8343);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6486);
/* harmony import */ var _model_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8543);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8602);




/** A path that a candidate may change but not win with, and the rule it falls under. */
const guardedPathSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** What git made of a candidate's patch on the snapshot. */
const applicationSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('outcome', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('applied'),
        tree: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf,
        duplicateOf: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .candidateIdSchema */ .au.nullable(),
        paths: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        flags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        guarded: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(guardedPathSchema),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('no-change'), reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('rejected'), reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
]);
/** Where a proposal of a model or agent stands: in which round it was made, of which candidate it is an improvement, and the calls that gave it. */
const proposalSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ round: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), parent: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .candidateIdSchema */ .au.nullable(), calls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
/** One candidate as planned: its recorded patch and what git made of it. */
const plannedCandidateSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .candidateIdSchema */ .au,
    label: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(600),
    source: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceSchema */ .dr,
    mutation: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .mutationSchema */ .TN,
    application: applicationSchema,
    /** Null for what a person proposed. */
    proposal: proposalSchema.nullable(),
});
/** Rules of the run that are not part of the gate. They come from the command line and the repository's configuration. */
const policySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    promote: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['none', 'branch', 'apply', 'pull-request']),
    /** Whether a person has to approve before the winner counts as promoted; its pull request is then a draft. */
    requireApproval: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    guarded: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    volatile: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    expectedFailures: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    compareIgnored: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
});
/** How worlds are made. Every step reads it from the plan, so that all of them make the same ones. */
const worldSettingsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    setup: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    carry: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    isolation: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .isolationSchema */ .E3.pick({ requested: true }).shape.requested,
    network: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['on', 'off']),
});
/** A comment that the run rests on, as it was when the run was planned. */
const pinnedCommentSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['issue', 'review']), id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), sha256: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er });
/** What a run on GitHub was pinned to when it was planned. Everything of it is checked again before anything is promoted. */
const hostSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Address of the server, such as `https://github.com`. */
    server: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5(),
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Page of the workflow run. */
    runUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5(),
    discussion: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pull', 'issue']), number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).nullable(),
    /** The branch that a pull request goes to, with its tip when the run was planned. `fork` names the repository it is in, if that is another one. */
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), head: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf, fork: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable() }),
    comments: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pinnedCommentSchema),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        branchPrefix: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        draft: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        labels: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        reviewers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        teamReviewers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    }),
});
/** Who is asked for proposals once the baseline is known. Keys are never recorded. */
const proposersSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        baseUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
        proposals: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(16),
        temperature: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(2).nullable(),
        maxOutputTokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
        timeoutS: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
        /** What the model costs, from the dated table of the configuration; null where that does not know it. */
        price: _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceSchema */ .Zc.nullable(),
        /** Most tokens, US dollars and seconds for all calls together; null = no limit. */
        budget: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().nullable(), costUsd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(), seconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().nullable() }),
    })
        .nullable(),
    agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        command: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
        proposals: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(16),
        timeoutS: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
        /** Names of variables for agents alone, as far as they were known when the run was planned. */
        environment: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        /** The one address that the proxy for their key sends to; null = the provider's own. */
        baseUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    })
        .nullable(),
    /** How often candidates that failed may be improved, the first proposals counted. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(10),
});
/** Something a reader of the evidence should know of what was asked, and the calls it is about. */
const proposalNoteSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ calls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** Most candidates of any run. */
const mostCandidates = 64;
/** Tells several uses of the action in one workflow run apart; empty where there is one. */
const runNameSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9-]{0,40}$/);
/** `plan.json`: everything the later steps need to know, fixed once. */
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('safe-parallel-debugging/plan/v1'),
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-z][0-9a-z-]{5,63}$/),
    createdAt: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .instantSchema */ .p8,
    tool: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .toolSchema */ .wl,
    /** The workflow run whose jobs are the steps; null where one process or one person runs them. */
    run: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), name: runNameSchema }).nullable(),
    host: hostSchema.nullable(),
    trigger: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .triggerSchema */ .s3,
    snapshot: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshotSchema */ .ap.omit({ prepared: true }).extend({ dirty: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }),
    gate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp,
    worlds: worldSettingsSchema,
    policy: policySchema,
    candidates: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(plannedCandidateSchema).max(mostCandidates),
    /** Most candidates that this run takes, proposals of models and agents counted. */
    mostCandidates: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(mostCandidates),
    proposers: proposersSchema.nullable(),
    /** Every call of a model so far, and what is to be said of them. */
    calls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_model_call_js__WEBPACK_IMPORTED_MODULE_1__/* .modelCallSchema */ .V),
    proposalNotes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(proposalNoteSchema),
    /** Digests of the plans that this one extends, the first one first: worlds may have run under each of them. */
    earlier: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er),
    names: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ plan: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), replay: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), worlds: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) }),
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8343);
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

/***/ 3965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ transcriptFault),
/* harmony export */   C8: () => (/* binding */ transcriptSchema),
/* harmony export */   Q9: () => (/* binding */ transcriptFaultFor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _model_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8543);



/** `transcripts/ID.json`: one call, what was sent and what came, secrets replaced before either was used. */
const transcriptSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('safe-parallel-debugging/model-call/v1'),
    call: _model_call_js__WEBPACK_IMPORTED_MODULE_1__/* .modelCallSchema */ .V,
    /** What is sent: instructions, and the task with its data. */
    prompt: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ system: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), user: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    /** Null where nothing came. */
    reply: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** Why a transcript is not whole by itself, or null. */
function transcriptFault({ call, prompt, reply }) {
    if ((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfJson */ .Qs)(prompt) !== call.promptSha256)
        return 'its prompt is not the one that its digest names';
    if ((reply === null ? null : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(reply)) !== call.replySha256)
        return 'its reply is not the one that its digest names';
    return null;
}
/** Why a transcript is not that of a call in the plan, or null. */
function transcriptFaultFor(planned, transcript) {
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(planned) === (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(transcript.call) ? transcriptFault(transcript) : 'it tells another call than the plan';
}


/***/ }),

/***/ 3724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseWritten)
/* harmony export */ });
/** Lone surrogates, which have no UTF-8 form, as `JSON.stringify` writes them: behind an even number of backslashes. */
const loneSurrogate = /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/;
/**
 * Reads JSON that is written in the one way in which this program writes it: by `JSON.stringify`, as a document with an
 * indentation of two and a line end, or as one line. So the same value has the same bytes, and no two readers can take it
 * for different things: of a key that stands twice some see the first and some the last (RFC 8259, section 4). The key
 * `__proto__` and lone surrogates are refused too. Throws a SyntaxError that says what is wrong.
 */
function parseWritten(text, form) {
    const value = JSON.parse(text);
    const written = form === 'document' ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value);
    if (written !== text)
        throw new SyntaxError('it is not written as this program writes JSON, or has a key twice');
    // Quotes within a string are escaped, so this is always a key.
    if (text.includes('"__proto__":'))
        throw new SyntaxError('it has the key __proto__');
    if (loneSurrogate.test(text))
        throw new SyntaxError('it has half a character (a lone surrogate)');
    return value;
}


/***/ }),

/***/ 3491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ otherwisePrepared),
/* harmony export */   c: () => (/* binding */ circumstancesOf)
/* harmony export */ });
/** What the evidence says of the machines: where worlds ran on several, the one that kept them apart the least speaks for all. */
function circumstancesOf(worlds) {
    const records = [...worlds.values()].flatMap((world) => (world.status === 'observed' ? [world.world.record] : []));
    const [first, ...others] = records;
    if (first === undefined)
        return null;
    const environment = others.reduce((weakest, { environment: next }) => (strength(next.isolation) < strength(weakest.isolation) ? next : weakest), first.environment);
    return { environment, prepared: first.prepared };
}
/** Worlds whose set-up prepared other files than that of the first world did. */
function otherwisePrepared(records) {
    const [first, ...others] = records;
    return others.filter(({ prepared }) => prepared?.digest !== first?.prepared?.digest).map(({ world }) => world);
}
/** A separate user counts for more than all the rest together, because it is what keeps secrets apart. */
function strength({ user, used, processes, network }) {
    return (user === 'separate' ? 8 : 0) + (used === 'namespace' ? 4 : 0) + (processes === 'contained' ? 2 : 0) + (network === 'off' ? 1 : 0);
}


/***/ }),

/***/ 1164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compareWorlds),
/* harmony export */   m: () => (/* binding */ defaultVolatile)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1625);
/* harmony import */ var _documents_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2622);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2552);



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
        winnerDigest: (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)((0,_documents_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestText */ .$2)(winner.entries)),
        replayDigest: (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)((0,_documents_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestText */ .$2)(replay.entries)),
        observedVolatile: [...observed].sort(),
        differences,
    };
}
/** A declared glob also matches the path it spells out, whatever a glob reader makes of quotes and spaces in it. */
function volatileMatcher(declared) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_2__([...defaultVolatile, ...declared], { dot: true });
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


/***/ }),

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dollars),
/* harmony export */   R: () => (/* binding */ picodollars)
/* harmony export */ });
function picodollars(usd) {
    return BigInt(Math.round(usd * 1e12));
}
function dollars(amount) {
    return Number(amount) / 1e12;
}


/***/ }),

/***/ 6486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ priceSchema),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   rh: () => (/* binding */ priceTableSchema),
/* harmony export */   xx: () => (/* binding */ priceOf)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1625);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);


/** US dollars for a million tokens, at most six decimals, so that one token costs a whole number of picodollars. */
const perMillion = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
    .nonnegative()
    .max(100_000)
    .refine((price) => Math.abs(Math.round(price * 1e6) - price * 1e6) < 1e-3, { message: 'must have at most six decimals' });
/** One line of the price table. The first line whose glob fits `PROVIDER/ID` counts. */
const priceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(200),
    inputPerMillionUsd: perMillion,
    /** For input that the server read from its cache; the input price where it is not given. */
    cachedInputPerMillionUsd: perMillion.optional(),
    outputPerMillionUsd: perMillion,
    /** Day on which the prices were true. */
    asOf: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
});
const priceTableSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(priceSchema).max(200);
/** The price of a model, or null where the table does not know it. Slashes and colons in an id are plain text to globs. */
function priceOf(provider, model, table) {
    const plain = (text) => text.replaceAll('/', ' ');
    return table.find((price) => picomatch__WEBPACK_IMPORTED_MODULE_2__.isMatch(plain(`${provider}/${model}`), plain(price.model), { dot: true, nonegate: true, noextglob: true, nobrace: true })) ?? null;
}
/** What the tokens cost; null where they or the price are not known. */
function costOf({ input, cached, output }, price) {
    if (price === null || input === null || output === null)
        return null;
    const read = Math.min(cached ?? 0, input);
    const cachedPrice = price.cachedInputPerMillionUsd ?? price.inputPerMillionUsd;
    return cost(input - read, price.inputPerMillionUsd) + cost(read, cachedPrice) + cost(output, price.outputPerMillionUsd);
}
function cost(tokens, usdPerMillion) {
    return BigInt(tokens) * BigInt(Math.round(usdPerMillion * 1e6));
}


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
    if (ending === 'incomplete')
        return 'indeterminate';
    if (ending !== 'complete')
        return ending;
    if (baseline !== 'reproduced')
        return baseline;
    if (winner === null)
        return 'no-winner';
    return isVerified(replay) ? 'fixed' : 'replay-failed';
}
/** Reasons that stand against promotion before anything is done; none means that it may be done. */
function promotionObstacles(ending, outcome, policy, replay) {
    if (ending === 'incomplete')
        return ['evidence-unreadable'];
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

/***/ 9957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   bL: () => (/* binding */ candidateUsage),
/* harmony export */   l_: () => (/* binding */ runUsage)
/* harmony export */ });
/* harmony import */ var _documents_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1174);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8210);


/**
 * The sum of calls as the evidence holds it: null where one part is unknown. Calls that were not made because of the
 * budget and calls answered from a recording count as none. Money is rounded to four decimals, but never down to nothing.
 */
function usageOf(calls) {
    const made = calls.filter(({ outcome, replayed }) => outcome !== 'budget' && !replayed);
    const costs = known(made.map(({ costUsd }) => costUsd));
    return {
        calls: made.length,
        inputTokens: sum(known(made.map(({ inputTokens }) => inputTokens))),
        outputTokens: sum(known(made.map(({ outputTokens }) => outputTokens))),
        costUsd: costs && inFourDecimals((0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(costs.reduce((total, cost) => total + (0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .picodollars */ .R)(cost), 0n))),
    };
}
/** All values, or null if one is unknown. */
function known(values) {
    const numbers = values.filter((value) => value !== null);
    return numbers.length === values.length ? numbers : null;
}
function sum(values) {
    return values && values.reduce((total, value) => total + value, 0);
}
function inFourDecimals(usd) {
    return usd === 0 ? 0 : Math.max(0.0001, Math.round(usd * 1e4) / 1e4);
}
/** What the proposal of a candidate took: nothing for a person's, the calls of a model's, unknown for an agent's. */
function candidateUsage({ source, proposal }, { calls }) {
    if (source.kind === 'agent')
        return _documents_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownUsage */ .wD;
    if (proposal === null)
        return _documents_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk;
    const own = new Set(proposal.calls);
    return usageOf(calls.filter(({ id }) => own.has(id)));
}
/** What a run took in all. Once an agent was asked, nobody knows. */
function runUsage({ calls, earlier, proposers }) {
    return proposers?.agent != null && earlier.length > 0 ? _documents_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownUsage */ .wD : usageOf(calls);
}


/***/ }),

/***/ 4526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Bx: () => (/* binding */ failedAsWhole),
/* harmony export */   PY: () => (/* binding */ addGateTest),
/* harmony export */   cE: () => (/* binding */ isGate),
/* harmony export */   eB: () => (/* binding */ unionOfTests),
/* harmony export */   qN: () => (/* binding */ gateResultOf)
/* harmony export */ });
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);

/** The pseudo-test that stands for the gate as a whole. */
const gateTest = { suite: '', name: '(gate)' };
/** Whether an entry among the tests is the gate as a whole, which is no test: nobody should read its exit status as one. */
function isGate({ suite, name }) {
    return suite === gateTest.suite && name === gateTest.name;
}
/** Name of the pseudo-test of an invariant. */
function invariantTest(name) {
    return { suite: '', name: `(invariant) ${name}` };
}
/** Judges a world by its record and raw reports. `expected` tells failures that are declared as already known. */
function resultOf(observed, gate, reading, expected) {
    const judgedGate = { format: reading.format, reportsRequired: reading.required, minTests: gate.minTests };
    const judgement = (0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAttempts */ .cQ)(observed.attempts, judgedGate);
    const attempts = judgement.attempts.map((attempt, index) => {
        const invariants = invariantResults(observed, index);
        const verdict = withInvariants(tolerant(attempt, observed.attempts[index], judgedGate, expected), invariants, expected);
        return { verdict, problems: [...attempt.problems], tests: mapOf([...attempt.tests, ...invariants]) };
    });
    const tests = mapOf((0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .worstOfEach */ .gt)(attempts.flatMap((attempt) => [...attempt.tests.values()])));
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
    const others = attempt.report.tests.filter((test) => !(0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(test.state));
    const clean = judged.problems.every((problem) => problem === 'exit-report-disagree' || problem === 'duplicate-test-name' || problem === 'flaky-in-report');
    return clean && (0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .countsOf */ .mQ)(others).passed >= gate.minTests && others.length > 0 ? 'pass' : judged.verdict;
}
function withInvariants(verdict, invariants, expected) {
    return invariants.some((test) => (0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(test.state) && !expected(test)) ? 'fail' : verdict;
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
    result.tests.set((0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .testKey */ .S8)(gateTest), { ...gateTest, state: stateOf(result.verdict) });
    for (const attempt of result.attempts)
        attempt.tests.set((0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .testKey */ .S8)(gateTest), { ...gateTest, state: stateOf(attempt.verdict) });
}
/** Whether a failing world failed as a whole: no failing test explains it, or it never came to an orderly end. */
function failedAsWhole(result) {
    const orderly = result.observed.attempts.every(({ timedOut, signal, report }) => !timedOut && signal === null && report !== null);
    const explained = [...result.tests.values()].some(({ state }) => (0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(state));
    const readable = !result.problems.some((problem) => ['killed', 'report-unparseable', 'report-empty', 'report-missing', 'bail-out', 'plan-mismatch'].includes(problem));
    return !orderly || !explained || !readable;
}
/** The world's part of the evidence. `tests` is the sorted union over all worlds. */
function gateResultOf(result, tests, log) {
    const records = result.observed.record.attempts;
    const first = records[0];
    const failing = [...result.tests.values()].filter(({ state }) => (0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(state));
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
    return tests.map((test) => letterOf(results.get((0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .testKey */ .S8)(test)))).join('');
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
    return new Map(tests.map((test) => [(0,_judging_js__WEBPACK_IMPORTED_MODULE_0__/* .testKey */ .S8)(test), test]));
}
/** Whether one test ended differently in two attempts; a pass with a retry inside the runner is a pass here. */
function statesDisagree(attempts) {
    const [first, ...others] = attempts;
    const broad = (result) => letterOf(result).toLowerCase();
    return others.some((other) => other.size !== first?.size || [...other].some(([key, result]) => broad(first.get(key)) !== broad(result)));
}


/***/ }),

/***/ 7631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf),
/* harmony export */   x: () => (/* binding */ writePage)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2622);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);
/* harmony import */ var _files_file_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(936);
/* harmony import */ var _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2512);
/* harmony import */ var _evidence_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1973);
/* harmony import */ var _evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3553);








/** Most bytes of a patch or log that go onto the page. */
const largestPieceBytes = 200_000;
/** The evidence page of a folder. What makes it is loaded here: no gate has to wait for that. */
async function pageOf(folder) {
    const { evidence } = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvidence */ .At)(folder);
    const events = await (0,_evidence_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvents */ .wj)(folder);
    const patches = {};
    for (const { id, mutation } of evidence.candidates)
        patches[id] = await (0,_files_file_part_js__WEBPACK_IMPORTED_MODULE_4__/* .beginningOf */ .VI)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, mutation.file), largestPieceBytes);
    const logs = {};
    for (const world of ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay'])
        logs[world] = await (0,_files_file_part_js__WEBPACK_IMPORTED_MODULE_4__/* .beginningOf */ .VI)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.log(world)), largestPieceBytes);
    const { evidencePage } = await Promise.all(/* import() */[__webpack_require__.e(233), __webpack_require__.e(241)]).then(__webpack_require__.bind(__webpack_require__, 9241));
    return evidencePage(evidence, events, patches, logs, await differingSides(folder, evidence));
}
/** What each path that differs is in the winner's world and in its replay, as their manifests say. Throws `evidence` for a manifest that is none. */
async function differingSides(folder, { replay, selection }) {
    const paths = replay.equality?.differences.map(({ path }) => path) ?? [];
    if (paths.length === 0 || selection.winner === null)
        return {};
    const [winner, again] = [await entriesOf(folder, selection.winner), await entriesOf(folder, 'replay')];
    return Object.fromEntries(paths.map((path) => [path, { winner: sideText(winner.get(path)), replay: sideText(again.get(path)) }]));
}
async function entriesOf(folder, world) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.manifest(world)), 'utf8').catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return '';
        throw error;
    });
    try {
        return new Map(text === '' ? [] : (0,_core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .Ng)(text).map((entry) => [entry.path, entry]));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('evidence', `${_evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.manifest(world)} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}. Check the folder with "safe-debug verify".`, { cause });
    }
}
function sideText(entry) {
    if (entry === undefined)
        return 'not there';
    if ('link' in entry)
        return `link to ${entry.link}`;
    return 'special' in entry ? entry.special : `mode ${entry.mode}, sha256 ${entry.sha256}`;
}
/** Writes the evidence page beside the evidence, or to another file. Throws `input` if that cannot be written. */
async function writePage(folder, target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.page)) {
    const page = await pageOf(folder);
    // A device or a pipe is written to; only files are replaced, and a folder is never taken for one.
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(target).catch(() => null);
    if (found?.isDirectory() && target !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _evidence_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .layout */ .Z.page))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `${target} is a folder. Name a file with --out FILE.`);
    const isPlace = found !== null && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
    await (isPlace ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(target, page) : (0,_evidence_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .replaceFile */ .fR)(target, page)).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('input', `The page ${target} cannot be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}. Name another file with --out FILE.`, { cause });
    });
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
    /** The winner's change as git writes it, for plain `git apply`: recorded patches may need mending, or count from a directory. */
    winner: 'winner.patch',
    transcripts: 'transcripts',
    transcript: (call) => `transcripts/${call}.json`,
    record: (world) => `records/${world}.json`,
    manifest: (world) => `manifests/${world}.jsonl`,
    log: (world) => `logs/${world}.log`,
    /** What the agent of a number printed. */
    agentLog: (number) => `logs/agent-${number}.log`,
    setUpLog: 'logs/setup.log',
    /** Output of a set-up that failed. It is no evidence: there was no run. */
    failedSetUpLog: 'setup-failed.log',
    /** What was derived before the promotion, for its next process; gone when the evidence is closed. */
    examination: '.examination.json',
    /** Why nothing could be examined, for the next process of the promotion. */
    fault: '.fault',
    /** Runs that are not finished, a folder each: where their steps leave folders for each other until all of it is part of the evidence. */
    unfinished: '.unfinished',
    attempt: (world, attempt) => `worlds/${world}/${attempt}`,
};
/** Folders of an evidence folder whose files are listed in the evidence. */
const listedFolders = ['candidates', 'logs', 'manifests', 'records', 'transcripts', 'worlds'];


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
/* harmony import */ var _core_documents_written_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3724);
/* harmony import */ var _core_documents_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3694);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(545);
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
        read.set(world, await readRecord(folder, world, [planDigest, ...plan.earlier], expected.get(world)));
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
async function readRecord(folder, world, planDigests, expected) {
    if (folder === null)
        return { status: 'missing' };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_9__/* .layout */ .Z.record(world));
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => null))?.isFile())
        return { status: 'missing' };
    try {
        const text = await readDocument(file);
        if (expected === null)
            return { status: 'conflict', why: `${file} could be anybody's: the world's own job told no digest of it` };
        if (expected !== undefined && (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(text) !== expected)
            return { status: 'conflict', why: `${file} was changed since the world ended` };
        const record = _core_documents_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordSchema */ .f.parse((0,_core_documents_written_js__WEBPACK_IMPORTED_MODULE_11__/* .parseWritten */ .$)(text, 'document'));
        if (record.world !== world)
            return { status: 'conflict', why: `${file} is the record of the world ${record.world}` };
        if (!planDigests.includes(record.planDigest))
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
const pieceBytes = 65_536;
/** Digest of a file's bytes, read in pieces: most files are one piece, for which a stream would be the most of the work. */
async function digestOfFile(file) {
    const handle = await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_10__/* .openRegularFile */ .ZU)(file);
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const piece = Buffer.allocUnsafe(pieceBytes);
        for (let read = await handle.read(piece); read.bytesRead > 0; read = await handle.read(piece))
            hash.update(piece.subarray(0, read.bytesRead));
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
/* harmony export */   lb: () => (/* binding */ readTranscript),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   wj: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(961);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(663);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1174);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2472);
/* harmony import */ var _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3965);
/* harmony import */ var _core_documents_written_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3724);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9473);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8927);











const largestDocumentBytes = 256 * 1024 * 1024;
/** Folder of evidence that a user named by the folder or by its `latest.json`. Throws `input` if there is none. */
async function evidenceFolder(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    const folder = found?.isFile() ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    if (found !== null && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence)).catch(() => null))?.isFile())
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('input', `There is no evidence at ${path}: name a folder that holds ${_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence}, as safe-debug run writes it.`);
}
/** Reads `latest.json`: its bytes and the document. Throws `evidence` if it is not one. */
async function readEvidence(folder) {
    const bytes = await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence));
    return { bytes, evidence: parseDocument(_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence, bytes, 'document', (value) => _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.parse(value)) };
}
/** Reads `plan.json`. Throws `evidence` if it is not a plan. */
async function readPlan(folder) {
    const bytes = await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan));
    return { bytes, plan: parseDocument(_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan, bytes, 'document', (value) => _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planSchema */ .Fu.parse(value)) };
}
/** Reads `events.jsonl`. Throws `evidence` and names the line if one is not an event. */
async function readEvents(folder) {
    const lines = (await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events))).toString('utf8').split('\n');
    if (lines.pop() !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('evidence', `${_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events} does not end with a line end: it was cut.`);
    return lines.map((line, index) => parseDocument(`${_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events}, line ${index + 1}`, line, 'line', (value) => _core_documents_event_js__WEBPACK_IMPORTED_MODULE_2__/* .eventSchema */ .G4.parse(value)));
}
/** Reads `transcripts/ID.json`. Throws `evidence` if it is not a transcript. */
async function readTranscript(folder, call) {
    const file = _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.transcript(call);
    return parseDocument(file, await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)), 'document', (value) => _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .transcriptSchema */ .C8.parse(value));
}
async function readBounded(file) {
    try {
        return await (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readRegularFile */ .XF)(file, largestDocumentBytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('evidence', `${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(cause)}.`, { cause });
    }
}
function parseDocument(name, text, form, parse) {
    try {
        return parse((0,_core_documents_written_js__WEBPACK_IMPORTED_MODULE_9__/* .parseWritten */ .$)(text.toString(), form));
    }
    catch (cause) {
        const why = cause instanceof zod__WEBPACK_IMPORTED_MODULE_10__/* .ZodError */ .G ? cause.issues[0]?.message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .bD)(cause).split('\n')[0];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SafeDebugError */ .rc('evidence', `${name} is not what its schema asks for: ${why}.`, { cause });
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
/* harmony export */   l9: () => (/* binding */ takeSetUpLog),
/* harmony export */   rd: () => (/* binding */ prepareEvidence),
/* harmony export */   t$: () => (/* binding */ clearListed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2552);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1174);
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9957);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2512);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8608);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8927);










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
    const body = { ...bodyOf(parts), files: await listFiles(out, parts.files) };
    events.emit('run.finished', { outcome: body.outcome, evidence: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfJson */ .Qs)(body), records: parts.records });
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
function bodyOf({ plan, derivation, promotion, environment, prepared, finishedAt }) {
    const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
    const { dirty: _dirty, ...snapshot } = plan.snapshot;
    return {
        schema: _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchemaName */ .Cm,
        id: plan.id,
        createdAt: plan.createdAt,
        finishedAt: finishedAt.toISOString(),
        outcome,
        tool: _tool_js__WEBPACK_IMPORTED_MODULE_6__/* .tool */ .z,
        environment,
        trigger: plan.trigger,
        snapshot: { ...snapshot, prepared },
        gate: plan.gate,
        tests,
        baseline,
        candidates,
        selection,
        replay,
        promotion,
        model: (0,_core_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .runUsage */ .l_)(plan),
        calls: plan.calls,
        limits,
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
/** Removes the evidence that an earlier run left in a folder, so that it is never taken for fresh. Unfinished runs stay. */
async function clearEvidence(out) {
    // The document first: without it, whatever still lies here is no evidence.
    for (const name of [_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.evidence, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.page, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.events, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.plan, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.pack, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.winner, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.examination, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.fault, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layout */ .Z.failedSetUpLog])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, name), { recursive: true, force: true });
    await clearListed(out);
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


/***/ })

};
