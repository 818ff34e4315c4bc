export const id = 319;
export const ids = [319];
export const modules = {

/***/ 20545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ derive),
  M: () => (/* binding */ readingOf)
});

// EXTERNAL MODULE: ./build/core/judging.js
var judging = __webpack_require__(75418);
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
var usage = __webpack_require__(59957);
// EXTERNAL MODULE: ./build/core/equality.js
var equality = __webpack_require__(51164);
// EXTERNAL MODULE: ./build/core/documents/manifest.js
var documents_manifest = __webpack_require__(82622);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/environment.js
var environment = __webpack_require__(73491);
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
var promotion = __webpack_require__(96503);
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
var world_result = __webpack_require__(54526);
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

/***/ 82552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ digestOfJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var canonicalize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98799);


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

/***/ 20663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ eventSchema),
/* harmony export */   Ke: () => (/* binding */ firstBrokenLink),
/* harmony export */   MO: () => (/* binding */ chainEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
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

/***/ 51174:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8602);
/* harmony import */ var _model_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18543);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22472);




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

/***/ 82622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ manifestText),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export manifestEntrySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43724);



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

/***/ 23694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ recordSchema),
/* harmony export */   m: () => (/* binding */ recordSchemaName)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82552);
/* harmony import */ var _model_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18543);



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

/***/ 43724:
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

/***/ 73491:
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

/***/ 51164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compareWorlds),
/* harmony export */   m: () => (/* binding */ defaultVolatile)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _documents_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82622);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82552);



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

/***/ 75418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   S8: () => (/* binding */ testKey),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   cQ: () => (/* binding */ judgeAttempts),
/* harmony export */   gt: () => (/* binding */ worstOfEach),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* unused harmony export judgeAttempt */
/** States from best to worst; `skipped` and `todo` prove less than a pass. */
const badness = { passed: 0, flaky: 1, todo: 2, skipped: 3, failed: 4, error: 5 };
/** The report cannot be trusted to be complete. */
const unreadable = ['report-empty', 'report-missing', 'report-stale', 'report-unparseable'];
/** Positive evidence of failure besides failing tests and the exit status. */
const failureEvidence = ['bail-out', 'plan-mismatch', 'timeout', 'killed'];
/** What forbids a pass without proving a failure. */
const doubts = [...unreadable, 'no-test-ran', 'no-testcases', 'unknown-status'];
const hasAny = (problems, wanted) => wanted.some((problem) => problems.has(problem));
/** Whether a state is a failure. */
function isFailing(state) {
    return state === 'failed' || state === 'error';
}
/** Whether a state is a pass. */
function isPassing(state) {
    return state === 'passed' || state === 'flaky';
}
/** One text for a test's identity, suite and name; equal texts, equal tests. */
function testKey(test) {
    return `${test.suite}\u0000${test.name}`;
}
/** Counts leaves by state, duplicates included. */
function countsOf(tests) {
    const counts = { total: 0, passed: 0, failed: 0, errors: 0, skipped: 0, todo: 0, flaky: 0 };
    for (const { state } of tests) {
        counts.total += 1;
        if (state === 'flaky')
            counts.flaky += 1;
        counts[state === 'flaky' ? 'passed' : state === 'error' ? 'errors' : state] += 1;
    }
    return counts;
}
/** Each test once, in order of first appearance; of several results with the same suite and name the worst counts. */
function worstOfEach(tests) {
    if (!haveDuplicates(tests))
        return tests;
    const byKey = new Map();
    for (const test of tests) {
        const key = testKey(test);
        const known = byKey.get(key);
        if (known === undefined || badness[test.state] > badness[known.state])
            byKey.set(key, test);
    }
    return [...byKey.values()];
}
/** Folds assertions into their tests: failing if one fails, passing if one passes, else skipped or to do. Other tests stay as they are. */
function foldAssertions(tests) {
    if (!tests.some(({ assertion }) => assertion === true))
        return tests;
    const folded = new Map();
    const others = [];
    for (const { suite, name, state, assertion, message } of tests) {
        if (assertion !== true)
            others.push({ suite, name, state, ...(message === undefined ? {} : { message }) });
        else if (decides(state, folded.get(suite)?.state))
            folded.set(suite, { suite: '', name: suite, state, ...(message === undefined ? {} : { message: `${name}\n${message}` }) });
    }
    return [...others, ...folded.values()];
}
/** Whether an assertion's state counts more for its test than what was known: the worst failure, then a pass, then the rest. */
function decides(state, known) {
    const weight = (of) => (isFailing(of) ? 2 + badness[of] : isPassing(of) ? 1 + badness[of] : 0);
    return known === undefined || weight(state) > weight(known);
}
/**
 * Judges one attempt by the rules of `fixtures/cases/README.md` ("reports"): `pass` needs exit 0, no signal, no timeout,
 * every report fresh and readable, `minTests` passed tests where a report is expected, and no failure; positive
 * evidence of failure is `fail`; anything else is `inconclusive`.
 */
function judgeAttempt(attempt, gate) {
    const report = gate.format === 'none' ? null : attempt.report;
    const reportExpected = gate.format !== 'none' && (gate.reportsRequired || report !== null);
    const problems = new Set([...attempt.problems, ...(report?.problems ?? [])]);
    for (const problem of endingProblems(attempt))
        problems.add(problem);
    if (reportExpected && report === null && !hasAny(problems, unreadable))
        problems.add('report-missing');
    const counts = report === null || (report.tests.length === 0 && hasAny(problems, unreadable)) ? null : countsOf(report.tests);
    const found = report?.tests ?? [];
    const leaves = worstOfEach(found);
    const folded = foldAssertions(found);
    const tests = folded === found ? leaves : worstOfEach(folded);
    // The same assertion may well be made twice in one test.
    if (leaves !== found && haveDuplicates(found.filter(({ assertion }) => assertion !== true)))
        problems.add('duplicate-test-name');
    if (counts !== null && counts.flaky > 0)
        problems.add('flaky-in-report');
    if (counts !== null && gate.minTests > 0 && nothingRan(counts, problems))
        problems.add('no-test-ran');
    const failuresShown = (counts !== null && counts.failed + counts.errors > 0) || hasAny(problems, ['bail-out', 'plan-mismatch']);
    const failuresStated = failuresShown || report?.unlistedFailures === true;
    const passesShown = counts !== null && counts.passed > 0 && !failuresShown && !hasAny(problems, doubts);
    const exited = attempt.exitCode !== null && !attempt.timedOut;
    if (exited && (attempt.exitCode === 0 ? failuresStated : passesShown))
        problems.add('exit-report-disagree');
    const failed = failuresShown || hasAny(problems, failureEvidence) || (attempt.exitCode !== null && attempt.exitCode !== 0);
    const enough = !reportExpected || (counts !== null && counts.passed >= gate.minTests && !failuresStated);
    const passed = attempt.exitCode === 0 && enough && !hasAny(problems, doubts);
    return {
        verdict: failed ? 'fail' : passed ? 'pass' : 'inconclusive',
        counts,
        failing: failingOf(leaves),
        durationS: report?.durationS ?? null,
        problems: [...problems].sort(),
        tests,
    };
}
/**
 * Judges all attempts of one gate together. Attempts that all pass with the same tests in the same states are a pass;
 * if none passes and one fails, it is a fail; attempts that disagree are inconclusive. At least one attempt is needed.
 */
function judgeAttempts(attempts, gate) {
    const judged = attempts.map((attempt) => judgeAttempt(attempt, gate));
    const [first] = judged;
    if (first === undefined)
        throw new RangeError('a gate without attempts cannot be judged');
    const problems = new Set(judged.flatMap((judgement) => judgement.problems));
    const complete = judged.filter((judgement) => !hasAny(new Set(judgement.problems), [...unreadable, 'timeout', 'killed']));
    const differences = new Set();
    if (complete.slice(1).some((judgement) => !sameTests(judgement, complete[0])))
        differences.add('test-set-changed');
    if (judged.some(({ verdict }) => verdict !== first.verdict) || statesDiffer(judged))
        differences.add('flaky-attempts');
    for (const problem of differences)
        problems.add(problem);
    const tests = judged.length === 1 ? first.tests : worstOfEach(judged.flatMap((judgement) => judgement.tests));
    return {
        verdict: combinedVerdict(judged, differences.size === 0),
        counts: differences.size === 0 ? first.counts : null,
        failing: failingOf(worstOfEach(judged.flatMap(({ failing }) => failing.map((test) => ({ ...test, state: 'failed' }))))),
        durationS: sumOf(judged.map(({ durationS }) => durationS)),
        problems: [...problems].sort(),
        tests,
        attempts: judged,
    };
}
/** What the end of the process says by itself. A shell answers 127 for a missing command and 128 + n after signal n (POSIX, sh). */
function endingProblems({ exitCode, signal, timedOut }) {
    if (timedOut)
        return ['timeout'];
    if (signal !== null)
        return ['killed'];
    if (exitCode === 127)
        return ['command-not-found'];
    return exitCode !== null && exitCode > 128 && exitCode < 160 ? ['killed'] : [];
}
/** `no-testcases` (totals without tests) and `bail-out` say more than that nothing ran. */
function nothingRan(counts, problems) {
    return counts.passed + counts.failed + counts.errors === 0 && !hasAny(problems, [...unreadable, 'no-testcases', 'bail-out', 'unknown-status']);
}
function failingOf(tests) {
    return tests
        .filter(({ state }) => isFailing(state))
        .map(({ suite, name, message }) => (message === undefined ? { suite, name } : { suite, name, message }));
}
/** Whether a suite and name stand for two tests. Suites repeat: a set for each takes a fraction of the memory and time that joined keys would (400,000 tests: 20 MB, not 100). */
function haveDuplicates(tests) {
    const suites = new Map();
    for (const { suite, name } of tests) {
        const names = suites.get(suite) ?? new Set();
        if (names.has(name))
            return true;
        suites.set(suite, names.add(name));
    }
    return false;
}
function sameTests(judgement, other) {
    if (other === undefined || judgement.tests.length !== other.tests.length)
        return false;
    const known = new Set(other.tests.map(testKey));
    return judgement.tests.every((test) => known.has(testKey(test)));
}
/** Whether one test ended differently in two attempts; a pass with or without a retry inside the runner is the same. */
function statesDiffer(judged) {
    if (judged.length === 1)
        return false;
    const seen = new Map();
    for (const { tests } of judged) {
        for (const test of tests) {
            const state = test.state === 'flaky' ? 'passed' : test.state;
            const key = testKey(test);
            if ((seen.get(key) ?? state) !== state)
                return true;
            seen.set(key, state);
        }
    }
    return false;
}
function combinedVerdict(judged, equal) {
    const verdicts = new Set(judged.map(({ verdict }) => verdict));
    if (!verdicts.has('pass'))
        return verdicts.has('fail') ? 'fail' : 'inconclusive';
    return verdicts.size === 1 && equal ? 'pass' : 'inconclusive';
}
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}


/***/ }),

/***/ 38210:
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

/***/ 26412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ globFault)
/* harmony export */ });
/** Longest glob that a repository or a user may give, in characters. */
const longestGlob = 1_000;
/** Most `*` between two slashes, and most `**`: each adds a power to the time that matching a path can take (measured: five `*` and 750 characters, 88 s). */
const mostStars = 3;
const mostDeepStars = 3;
/** Most alternatives of all braces together, multiplied. */
const mostAlternatives = 64;
/**
 * Why a configured glob is not taken, or null if it is. Paths that it is held against come from strangers, so a glob may
 * only have what is matched in bounded time: `*`, `**`, `?`, `[classes]` and flat `{lists,of,words}`.
 */
function globFault(glob) {
    if (glob.length > longestGlob)
        return `is longer than ${longestGlob} characters`;
    const plain = glob.replace(/\\./gs, '_').replace(/\[[^\]/]*\]/g, '_');
    if (/[!?*+@]\(|[()]/.test(plain))
        return 'has parentheses; write the alternatives as {a,b}, or put a backslash before a parenthesis that is part of a name';
    if (/\{[^}]*\{/.test(plain))
        return 'has braces inside braces';
    if (/\{[^{}]*\.\.[^{}]*\}/.test(plain))
        return 'has a range in braces; write [0-9]';
    const alternatives = [...plain.matchAll(/\{([^{}]*)\}/g)].reduce((product, [, list = '']) => product * list.split(',').length, 1);
    if (alternatives > mostAlternatives)
        return `stands for more than ${mostAlternatives} alternatives`;
    const segments = plain.split('/');
    if (segments.filter((segment) => segment === '**').length > mostDeepStars)
        return `has more than ${mostDeepStars} times **`;
    return segments.some((segment) => segment !== '**' && starsOf(segment) > mostStars) ? `has more than ${mostStars} times * between two slashes` : null;
}
function starsOf(segment) {
    return [...segment.matchAll(/\*+/g)].length;
}


/***/ }),

/***/ 80297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ guardedPaths),
  g0: () => (/* binding */ guardsOf),
  mF: () => (/* binding */ packageJsonGuard)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/core/policy/gate-scripts.js

const shells = new Set(['sh', 'bash', 'dash', 'ksh', 'zsh', 'ash', 'fish', '.', 'source']);
/** Words that stand before the program they start (POSIX sh manual, "Simple Commands", and the usual wrappers). */
const wrappers = new Set(['exec', 'command', 'env', 'nice', 'nohup', 'time', 'xvfb-run', '!', 'if', 'then', 'else', 'while', 'do', '{']);
/**
 * The scripts that shell commands start: programs named by a path inside the tree (`./check`, `scripts/check`) and files
 * given to a shell (`sh check.sh`). They are part of the gate, so a candidate may not win by changing them. Programs of
 * other languages are not looked for: `node src/main.js` may well be what is tested. `directory`: where the commands run,
 * from the top. Paths come back from the top too.
 */
function gateScripts(commands, directory) {
    const found = commands.flatMap((command) => simpleCommands(command).flatMap((words) => scriptOf(words) ?? []));
    const paths = found.map((path) => external_node_path_.posix.join(directory, path)).filter((path) => !path.startsWith('../'));
    return [...new Set(paths)];
}
/** Words of each simple command, without quotes. Text in quotes or substitutions may be cut wrongly; then nothing is found there. */
function simpleCommands(command) {
    return command.split(/&&|\|\||[;|&\n()`]/).map((part) => part.trim().split(/\s+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2')).filter((word) => word !== ''));
}
function scriptOf(words) {
    const start = words.findIndex((word) => !wrappers.has(word) && !/^[A-Za-z_]\w*=/.test(word));
    const [program = '', ...operands] = start < 0 ? [] : words.slice(start);
    const script = shells.has(program.replace(/^\/(usr\/)?bin\//, '')) ? operandOf(operands) : program.includes('/') ? program : null;
    return script === null || external_node_path_.posix.isAbsolute(script) || /[$*?]/.test(script) ? null : script;
}
/** The file that a shell is given; null with `-c`, where the next word is a command, and with `-s`. */
function operandOf(operands) {
    const first = operands.findIndex((word) => !/^[-+]/.test(word));
    const options = first < 0 ? operands : operands.slice(0, first);
    return options.some((option) => /^-[a-z]*[cs]/.test(option)) ? null : (operands[first] ?? null);
}

;// CONCATENATED MODULE: ./build/core/policy/globs.js
/**
 * The default globs behind `guarded-path` (design section 8), as picomatch reads them. Each list names the conventions of
 * the runners' own manuals; case does not matter unless a list says so.
 */
/** Test files and their data. A candidate may add such files, but not change, delete or rename those of the snapshot. */
const testGlobs = [
    // directories of tests, in any language (Maven's src/test, Cargo's tests, SwiftPM's Tests, PHPUnit, ExUnit, minitest, ...)
    '**/{test,tests,__tests__,testing,e2e,spec,specs,integration-tests,unit-tests,cypress,playwright}/**',
    '**/src/{androidTest,commonTest,functionalTest,integrationTest,jvmTest,testFixtures}/**', '**/*.{Test,Tests,UnitTests,IntegrationTests,Specs}/**', '{t,xt}/**',
    // test data
    '**/{fixtures,__fixtures__,testdata,test-data,test_data,testfixtures,test-fixtures,golden,goldens}/**', '**/*.golden',
    // JavaScript, TypeScript (jest, vitest, mocha, node --test, ava, cypress)
    '**/*.{test,tests,spec,specs,e2e,cy,test-d,unit,integration}.{js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte}',
    '**/{test,tests}.{js,mjs,cjs,ts,mts,cts}', '**/test-*.{js,mjs,cjs,ts,mts,cts}', '**/*[-_]test.{js,mjs,cjs,ts,mts,cts,jsx,tsx}',
    // Python (pytest, unittest, Django), doctest files
    '**/test_*.py', '**/*_test.py', '**/tests.py', '**/test*.txt',
    // Go, Rust, Dart
    '**/*_test.go', '**/{test,tests}.rs', '**/*_{test,tests}.rs', '**/test_*.rs', '**/*_test.dart',
    // Ruby, PHP, Elixir, Perl
    '**/*_{test,spec}.rb', '**/test_*.rb', '**/*.feature', '**/*.phpt', '**/*_test.exs', '**/*.t',
    // C, C++
    '**/*[-_.]{test,tests,unittest,unittests}.{c,cc,cpp,cxx,h,hpp,m,mm}', '**/test[-_]*.{c,cc,cpp,cxx,h,hpp}',
    // shell (bats, shellspec)
    '**/*.bats', '**/*{_spec,_test,.test}.sh', '**/test{_,-}*.sh',
];
/** Test classes named in capitals: matched with case, so that `Latest.java` and `Limit.java` are not taken for tests. */
const testClassGlobs = [
    '**/*{Test,Tests,TestCase,IT,ITCase,Spec,Specs}.{java,kt,kts,groovy,scala,cs,fs,vb,php,swift,hs,c,cc,cpp,cxx,m,mm}',
    '**/Test[A-Z]*.{java,kt,kts,groovy,scala,cs,fs,php}',
];
/**
 * Files that a runner or an interpreter loads by itself, so that adding one already changes what every test does: set-up
 * files, mocks, expected snapshots, modules that stand in front of the runner's own.
 */
const runnerGlobs = [
    '**/conftest.py', '**/{site,user}customize.py', '**/*.pth', '**/pytest_*plugin*.py',
    '{,src/,lib/}{pytest,_pytest,pluggy,unittest,nose,nose2,doctest,coverage,hypothesis,xdist}{.py,/**}',
    '**/__mocks__/**', '**/__snapshots__/**', '**/*.snap', '**/node_modules/**',
    '**/{jest,vitest,mocha,ava,test,tests,karma,cypress,playwright}[-._]{setup,global,globals,global-setup,global-teardown,environment,bootstrap}.*',
    '**/{setupTests,setup-tests,setup_tests,testSetup,test-setup,globalSetup,global-setup,globalTeardown,global-teardown}.*',
    '**/{spec_helper,rails_helper,test_helper}.rb', '**/test_helper.exs', '**/{bootstrap,Pest}.php',
    '**/cypress/support/**', '**/.env', '**/.env.*', '**/.envrc',
];
/**
 * Configuration of runners, of what builds or checks around them, and of the tools they run on. Files that hold such
 * settings beside others (pyproject.toml, Cargo.toml, pom.xml, ...) count whole: telling their parts apart would need a
 * reader for each. package.json is told apart by `packageJsonGuard`.
 */
const configurationGlobs = [
    // JavaScript, TypeScript
    '**/{vitest,jest,vite,karma,playwright,cypress,ava,babel,web-test-runner,wdio,nightwatch,protractor,tap,mocha,eslint,webpack,rollup,esbuild,tsup}.{config,conf,workspace,projects}.*',
    '**/.{mocharc,taprc,c8rc,nycrc,babelrc,swcrc,eslintrc,oxlintrc,jestrc}*', '**/.{npmrc,yarnrc,pnpmfile.cjs,node-version,nvmrc}', '**/.yarnrc.yml', '**/.yarn/**',
    '**/{tsconfig,jsconfig}*.json', '**/{biome,deno}.{json,jsonc}', '**/{nx,turbo,lerna}.json', '**/pnpm-workspace.yaml', '**/bunfig.toml', '**/jest-*.json', '**/mocha.opts',
    // Python
    '**/{pytest,.pytest,tox,mypy,.mypy}.ini', '**/pytest.toml', '**/.pytest.toml', '**/setup.{cfg,py}', '**/pyproject.toml', '**/noxfile.py', '**/.coveragerc', '**/manage.py', '**/.python-version', '**/{.flake8,ruff.toml,.ruff.toml,.pylintrc}',
    // Go, Rust, Swift
    '**/go.{mod,work}', '**/Cargo.toml', '**/.cargo/**', '**/.config/nextest.toml', '**/rust-toolchain{,.toml}', '**/{clippy,.clippy}.toml', '**/Package.swift', '**/*.xctestplan',
    // Java, Kotlin, .NET
    '**/pom.xml', '**/*.gradle{,.kts}', '**/gradle.properties', '**/gradle/**', '**/{gradlew,mvnw}{,.bat,.cmd}', '**/.mvn/**', '**/junit-platform.properties', '**/testng*.xml', '**/build.sbt',
    '**/*.{csproj,fsproj,vbproj,runsettings}', '**/Directory.{Build,Packages}.{props,targets}', '**/xunit.runner.json', '**/global.json', '**/nuget.config',
    // Ruby, PHP, Elixir, Perl
    '**/.rspec', '**/Rakefile', '**/Gemfile', '**/*.gemspec', '**/.ruby-version', '**/phpunit*.xml{,.dist}', '**/composer.json', '**/mix.exs', '**/.formatter.exs', '**/.proverc', '**/{Makefile,Build}.PL', '**/cpanfile',
    // builds and task runners
    '**/{Makefile,GNUmakefile,makefile}*', '**/*.mk', '**/{justfile,.justfile}', '**/Taskfile*.y{,a}ml', '**/CMakeLists.txt', '**/CMakePresets.json', '**/CTest*.cmake', '**/meson.build', '**/{BUILD,WORKSPACE,MODULE}{,.bazel}', '**/.bazelrc',
    '**/{Dockerfile,Containerfile}*', '**/*.{dockerfile,containerfile}', '**/.dockerignore', '**/{docker-,}compose*.y{,a}ml', '**/docker-bake.{hcl,json}', '**/.devcontainer/**', '**/devcontainer.json', '**/{flake,shell,default}.nix', '**/Earthfile', '**/Tiltfile', '**/Vagrantfile',
    '**/{.tool-versions,mise.toml,.mise.toml}', '**/codecov.y{,a}ml', '**/.pre-commit-config.yaml',
    // what other systems run or ask for a repository: their CI, reviews, hooks and tasks of developers
    '**/.gitlab-ci*.y{,a}ml', '**/{.circleci,.gitlab,.buildkite,.semaphore,.teamcity,.woodpecker,.azure-pipelines,.forgejo,.gitea}/**', '**/Jenkinsfile*', '**/{.travis,.drone,.cirrus,.woodpecker,.appveyor,appveyor,azure-pipelines*,bitbucket-pipelines,cloudbuild,buildspec}.y{,a}ml',
    '{,docs/}CODEOWNERS', '**/{.husky,.githooks}/**', '**/{,.}lefthook*.{yml,yaml,toml,json}', '**/.vscode/{tasks,launch,settings}.json',
    // how git itself reads and shows files: line ends, filters, what a diff leaves out
    '**/.gitattributes',
];
/** Lock files and lists of pinned dependencies: they decide whose code the gate runs. */
const lockGlobs = [
    '**/{package-lock,npm-shrinkwrap,packages.lock}.json', '**/{yarn,bun,deno,poetry,uv,pdm,Pipfile,Cargo,Gemfile,composer,mix,flake,conan,pixi,pubspec}.lock', '**/bun.lockb', '**/pnpm-lock.yaml',
    '**/requirements*.{txt,in}', '**/requirements/**', '**/constraints*.txt', '**/Pipfile', '**/go.sum', '**/go.work.sum', '**/Package.resolved', '**/*.lockfile', '**/pylock*.toml',
];

;// CONCATENATED MODULE: ./build/core/policy/guarded.js




/** What a plan guards besides the defaults. */
function guardsOf({ policy, gate }) {
    return { extraGlobs: policy.guarded, gateScripts: gateScripts([gate.command, ...gate.invariants.map(({ command }) => command)], gate.directory) };
}
const loosely = { dot: true, nocase: true, nonegate: true };
const isRunnerFile = picomatch([...runnerGlobs], loosely);
const isConfiguration = picomatch([...configurationGlobs], loosely);
const isLockFile = picomatch([...lockGlobs], loosely);
const isTestFile = picomatch([...testGlobs], loosely);
const isTestClass = picomatch([...testClassGlobs], { ...loosely, nocase: false });
/**
 * The touched paths that a candidate may not win with (design section 8, "Guarded"), in the order given: the gate's own
 * scripts, runner files, configuration and lock files however they are touched; test files and `extraGlobs` if the snapshot has them. A new
 * ordinary test file is free. package.json is judged by `packageJsonGuard`.
 */
function guardedPaths(touched, options) {
    const isExtra = picomatch([...options.extraGlobs], loosely);
    return touched.flatMap(({ path, change }) => {
        const why = options.gateScripts.includes(path) ? 'gate' : guardOf(path, change, isExtra);
        return why === null ? [] : [{ path, why }];
    });
}
function guardOf(path, change, isExtra) {
    if (isLockFile(path))
        return 'lock';
    if (isRunnerFile(path))
        return 'runner';
    if (isConfiguration(path))
        return 'configuration';
    if (change === 'A')
        return null;
    if (isTestFile(path) || isTestClass(path))
        return 'test';
    return isExtra(path) ? 'extra' : null;
}
/**
 * Keys of package.json (npm manual, "package.json", and the runners' manuals) that decide how the gate runs: scripts,
 * settings of runners, compilers and linters, how modules are found and which package stands in for another.
 * Not among them: dependencies, because what is installed is decided by the guarded lock file and was installed for
 * the snapshot; version, description, exports and the like, because they are the product itself.
 */
const guardedPackageKeys = [
    'scripts', 'type', 'imports', 'workspaces', 'config', 'packageManager', 'overrides', 'resolutions', 'pnpm', 'volta',
    'ava', 'babel', 'c8', 'cypress', 'eslintConfig', 'jest', 'jest-junit', 'karma', 'mocha', 'nyc', 'playwright', 'qunit', 'tap', 'vitest', 'wallaby', 'xo',
];
/**
 * Whether a change of a package.json is guarded: one of `guardedPackageKeys` differs, or a side is no JSON object, or the
 * file comes or goes (a package.json changes how modules around it are read). `before` and `after` are the file's text,
 * null where there is none.
 */
function packageJsonGuard(before, after) {
    if (before === after)
        return false;
    const old = manifestOf(before);
    const changed = manifestOf(after);
    if (old === null || changed === null)
        return true;
    return guardedPackageKeys.some((key) => (0,digest/* canonicalJson */.dj)(old.get(key) ?? null) !== (0,digest/* canonicalJson */.dj)(changed.get(key) ?? null));
}
function manifestOf(text) {
    if (text === null)
        return null;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 90101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ foldedComponents),
/* harmony export */   BH: () => (/* binding */ climbs),
/* harmony export */   Z1: () => (/* binding */ isAbsolutePath),
/* harmony export */   nD: () => (/* binding */ entersGitDirectory),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   zN: () => (/* binding */ foldName),
/* harmony export */   zQ: () => (/* binding */ isUnsafeOnWindows)
/* harmony export */ });
/**
 * What a path may become on disks that compare names loosely. Rules: git's own `verify_path` (core.protectHFS and
 * core.protectNTFS in the git-config manual) and Microsoft's "Naming Files, Paths, and Namespaces".
 */
/** Characters that HFS+ ignores when it compares names. */
const ignoredCharacters = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const reservedName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;
/** One form for all spellings that a case-insensitive or normalising disk takes for the same name. */
function foldName(name) {
    return name.normalize('NFC').replace(ignoredCharacters, '').toUpperCase().toLowerCase().normalize('NFC');
}
/** Like `foldName`, also without what NTFS drops: stream names, trailing dots and spaces. */
function foldForWindows(name) {
    return foldName(name).replace(/(?<=.):.*$/s, '').replace(/[. ]+$/, '');
}
/** The components of a path, folded as loosely as any disk does. Windows separators count as separators. */
function foldedComponents(path) {
    return path.split(/[/\\]/).map(foldForWindows);
}
/** Whether a path goes into a directory that is, or on some disk becomes, `.git` (also by its short name `git~1`). */
function entersGitDirectory(path) {
    return foldedComponents(path).some((name) => name === '.git' || /^git~\d+$/.test(name));
}
/** Whether a path starts at a root: `/x`, `\x`, `C:\x` or `C:/x`. */
function isAbsolutePath(path) {
    return /^([/\\]|[a-z]:[/\\])/i.test(path);
}
/** Whether a component, for either separator, is `..`. */
function climbs(path) {
    return path.split(/[/\\]/).includes('..');
}
/** Whether Windows cannot hold a path under this name. */
function isUnsafeOnWindows(path) {
    return path.split('/').some((name) => /[<>:"|?*\\\p{Cc}]/u.test(name) || /[. ]$/.test(name) || reservedName.test(name));
}
/**
 * Whether some disk cannot hold a path: a name of more than 255 bytes (NAME_MAX of Linux and macOS) or a path of more than
 * 1,023 (PATH_MAX of macOS, whose limits.h counts the closing NUL).
 */
function isTooLong(path) {
    return Buffer.byteLength(path) > 1023 || path.split('/').some((name) => Buffer.byteLength(name) > 255);
}


/***/ }),

/***/ 96503:
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

/***/ 34634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   D6: () => (/* binding */ folderBeside),
/* harmony export */   EW: () => (/* binding */ storeNames),
/* harmony export */   Hz: () => (/* binding */ storeName),
/* harmony export */   Y$: () => (/* binding */ evidenceNames),
/* harmony export */   nF: () => (/* binding */ isStoreName),
/* harmony export */   rC: () => (/* binding */ planPart)
/* harmony export */ });
/** Names of the artifacts of a workflow run tell it, the world and the attempt, so that no other job's can be taken for them. */
function storeName(run, part) {
    return run === null ? part : `${beginningOf(run)}${part}-a${run.attempt}`;
}
/** Whether an artifact's name is one that this use of the action gives in this attempt, whatever the part. */
function isStoreName(run, name) {
    return name.startsWith(beginningOf(run)) && name.endsWith(`-a${run.attempt}`);
}
function beginningOf({ id, name }) {
    return `sd-${id}${behindDot(name)}-`;
}
/** Names of the artifacts that hold the evidence of a run: its document, the page, and the whole folder. A later attempt has its own. */
function evidenceNames({ name, attempt }) {
    const which = `${behindDot(name)}${attempt === 1 ? '' : `-a${attempt}`}`;
    return { document: `evidence${which}.json`, page: `evidence${which}.html`, folder: folderName(which) };
}
/** Name of the artifact with the whole evidence whose document has this name; null for what is no document's. */
function folderBeside(document) {
    const [, which] = /^evidence((?:\.[A-Za-z0-9-]+)?(?:-a\d+)?)\.json$/.exec(document) ?? [];
    return which === undefined ? null : folderName(which);
}
function folderName(which) {
    return `safe-debug-evidence${which}`;
}
/** No name has a dot, so none can be taken for another with something behind it. */
function behindDot(name) {
    return name === '' ? '' : `.${name}`;
}
/** The names of everything that the steps of a plan leave for each other. `version` counts the plans of a run from 1; each extends the one before. */
function storeNames(candidates, run, version) {
    const worlds = ['baseline', ...candidates.map(({ id }) => id)].map((world) => [world, run === null ? `world-${world}` : storeName(run, world)]);
    return { plan: storeName(run, planPart(version)), replay: storeName(run, 'replay'), worlds: Object.fromEntries(worlds) };
}
/** Part of a plan's name in the store: `plan` for the first of a run, `plan-2` for the one that extends it. */
function planPart(version) {
    return version === 1 ? 'plan' : `plan-${version}`;
}
/** Names of all plans of a run, the first one first. */
function planNames({ run, earlier }) {
    return Array.from({ length: earlier.length + 1 }, (_, index) => storeName(run, planPart(index + 1)));
}


/***/ }),

/***/ 59957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   bL: () => (/* binding */ candidateUsage),
/* harmony export */   l_: () => (/* binding */ runUsage)
/* harmony export */ });
/* harmony import */ var _documents_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51174);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38210);


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

/***/ 54526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Bx: () => (/* binding */ failedAsWhole),
/* harmony export */   PY: () => (/* binding */ addGateTest),
/* harmony export */   cE: () => (/* binding */ isGate),
/* harmony export */   eB: () => (/* binding */ unionOfTests),
/* harmony export */   qN: () => (/* binding */ gateResultOf)
/* harmony export */ });
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75418);

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

/***/ 82512:
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

/***/ 88608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ observeWorlds),
/* harmony export */   M: () => (/* binding */ digestOfFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82552);
/* harmony import */ var _core_documents_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82622);
/* harmony import */ var _core_documents_written_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43724);
/* harmony import */ var _core_documents_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23694);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20545);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19473);
/* harmony import */ var _gate_reports_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1903);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38927);












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

/***/ 91973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ readEvidence),
/* harmony export */   ek: () => (/* binding */ evidenceFolder),
/* harmony export */   lb: () => (/* binding */ readTranscript),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   wj: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(961);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20663);
/* harmony import */ var _core_documents_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51174);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22472);
/* harmony import */ var _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3965);
/* harmony import */ var _core_documents_written_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43724);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19473);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38927);











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

/***/ 86817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);




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

/***/ 38927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   cK: () => (/* binding */ copyRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



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

/***/ 42895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ unzip),
  p: () => (/* binding */ unzipLimits)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(43044);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
;// CONCATENATED MODULE: ./build/files/archive-names.js

/** Longest path in an archive, in characters. */
const longestPath = 400;
/**
 * One part of a path: plain characters that mean the same on every file system; no part is `.` or `..`, begins with a
 * blank, or ends with a dot or blank (Windows drops those).
 */
const part = /^(?!\.{1,2}$)[A-Za-z0-9._+@=,-](?:[A-Za-z0-9 ._+@=,-]*[A-Za-z0-9_+@=,-])?$/;
/**
 * The paths of one archive, as they are met. A path must be relative and plain; no two may meet on a file system that
 * takes capitals and small letters for the same, and no path may need a file as its folder.
 */
class ArchiveNames {
    #files = new Set();
    /** Folders by their small letters, with their spelling. */
    #folders = new Map();
    /** Takes a file's path. Throws `input` if it cannot stand beside those before. */
    addFile(path) {
        this.#requirePlain(path);
        const parts = path.split('/');
        for (let length = 1; length < parts.length; length += 1)
            this.#addFolder(parts.slice(0, length).join('/'));
        const key = path.toLowerCase();
        if (this.#files.has(key))
            throw refusal(path, 'it stands there twice');
        if (this.#folders.has(key))
            throw refusal(path, 'it is a file and a folder');
        this.#files.add(key);
    }
    #addFolder(path) {
        const key = path.toLowerCase();
        if (this.#files.has(key))
            throw refusal(path, 'it is a file and a folder');
        if ((this.#folders.get(key) ?? path) !== path)
            throw refusal(path, 'the folder stands there in two spellings');
        this.#folders.set(key, path);
    }
    #requirePlain(path) {
        if (path.length > longestPath)
            throw refusal(`${path.slice(0, 60)}...`, `its path is longer than ${longestPath} characters`);
        if (!path.split('/').every((name) => part.test(name)))
            throw refusal(path, 'it is no plain relative path');
    }
}
function refusal(path, why) {
    return new errors/* SafeDebugError */.rc('input', `The entry ${JSON.stringify(path)} is refused: ${why}.`);
}

;// CONCATENATED MODULE: ./build/files/unzip.js








/** Enough for the reports and logs of one world; far from what fills a disk. */
const unzipLimits = {
    entries: 20_000,
    entryBytes: 512 * 1024 * 1024,
    totalBytes: 1024 * 1024 * 1024,
    ratio: 200,
    freeBytes: 256 * 1024 * 1024,
};
/** File types in the upper half of an entry's external attributes (Info-ZIP; values of `stat`'s st_mode). */
const typeMask = 0o170000;
const folderType = 0o040000;
const regularType = 0o100000;
/**
 * Unpacks a zip file (APPNOTE.TXT 6.3) into `folder`, which must not exist yet. All entries are judged before the first
 * byte is written: regular files and folders with plain relative names, unencrypted, stored or deflated, within `limits`.
 * Returns the paths of the files. Throws `input` for an archive that breaks a rule or is damaged; then `folder` is gone.
 */
async function unzip(file, folder, limits = unzipLimits) {
    await (0,promises_.mkdir)(folder);
    try {
        const archive = await (0,yauzl/* openPromise */.sO)(file, { autoClose: false, strictFileNames: true });
        try {
            const entries = await judgedEntries(archive, limits);
            for (const entry of entries)
                await unpack(archive, entry, folder);
            return entries.map(({ fileName }) => fileName);
        }
        finally {
            archive.close();
        }
    }
    catch (cause) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        const fault = (0,errors/* systemFaultOf */.No)(cause);
        if (fault !== null)
            throw new errors/* SafeDebugError */.rc('environment', `The archive ${file} could not be unpacked: ${fault}`, { cause });
        throw new errors/* SafeDebugError */.rc('input', `The archive ${file} cannot be used: ${(0,errors/* messageOf */.bD)(cause)} Nothing of it was taken; have it made again by the tool that uploads artifacts.`, { cause });
    }
}
/** The archive's files, in its order, if every entry keeps the rules. */
async function judgedEntries(archive, limits) {
    if (archive.entryCount > limits.entries)
        throw unzip_refusal(`It has ${archive.entryCount} entries, more than ${limits.entries}.`);
    const names = new ArchiveNames();
    const files = [];
    const sum = { packed: 0, unpacked: 0 };
    for await (const entry of archive.eachEntry()) {
        requirePlainEntry(entry, limits);
        sum.packed += entry.compressedSize;
        sum.unpacked += entry.uncompressedSize;
        if (entry.fileName.endsWith('/'))
            continue;
        names.addFile(entry.fileName);
        files.push(entry);
    }
    if (sum.unpacked > limits.totalBytes)
        throw unzip_refusal(`It unpacks to ${sum.unpacked} bytes, more than ${limits.totalBytes}.`);
    if (sum.packed > archive.fileSize)
        throw unzip_refusal('Its entries share their bytes.');
    if (sum.unpacked > limits.freeBytes && sum.unpacked > limits.ratio * archive.fileSize)
        throw unzip_refusal(`It unpacks to more than ${limits.ratio} times its size.`);
    return files;
}
function requirePlainEntry(entry, limits) {
    const isFolder = entry.fileName.endsWith('/');
    const type = (entry.externalFileAttributes >>> 16) & typeMask;
    const name = JSON.stringify(entry.fileName.slice(0, 200));
    if (type !== 0 && type !== (isFolder ? folderType : regularType))
        throw unzip_refusal(`The entry ${name} is no regular file.`);
    if (isFolder && entry.uncompressedSize > 0)
        throw unzip_refusal(`The folder ${name} has content.`);
    if (!entry.canDecodeFileData())
        throw unzip_refusal(`The entry ${name} is encrypted, or packed in a way that is not supported.`);
    if (entry.uncompressedSize > limits.entryBytes)
        throw unzip_refusal(`The entry ${name} unpacks to ${entry.uncompressedSize} bytes, more than ${limits.entryBytes}.`);
}
/** Writes one file. The reader ends with an error as soon as more comes out than the entry declares. */
async function unpack(archive, entry, folder) {
    const target = (0,external_node_path_.join)(folder, entry.fileName);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
    const source = await archive.openReadStreamPromise(entry);
    let checksum = 0;
    const checked = async function* (chunks) {
        for await (const chunk of chunks) {
            checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
            yield chunk;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(source, checked, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx', mode: 0o644 }));
    if (checksum !== entry.crc32)
        throw unzip_refusal(`The entry ${JSON.stringify(entry.fileName)} is damaged.`);
}
function unzip_refusal(why) {
    return new errors/* SafeDebugError */.rc('input', why);
}


/***/ }),

/***/ 53300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ joinOutput),
/* harmony export */   o: () => (/* binding */ RawOutput)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);




/** Most bytes of standard output that are kept as a report. */
const largestRawOutputBytes = 64 * 1024 * 1024;
/** Keeps the raw standard output of a gate in a file, because it may be the gate's report; at most 64 MiB. */
class RawOutput {
    #descriptor;
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #kept = 0;
    #truncated = false;
    /** Creates the file. */
    constructor(file) {
        this.#descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'wx', 0o644);
    }
    /** Takes the next bytes. */
    write(chunk) {
        const room = largestRawOutputBytes - this.#kept;
        const part = chunk.length <= room ? chunk : chunk.subarray(0, room);
        this.#truncated ||= part.length < chunk.length;
        if (part.length === 0)
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#descriptor, part);
        this.#hash.update(part);
        this.#kept += part.length;
    }
    /** Closes the file. */
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#descriptor);
        return { sha256: `sha256:${this.#hash.digest('hex')}`, truncated: this.#truncated };
    }
}
/**
 * Joins both output streams of a command in the order in which their pieces arrive. The joined stream ends when both
 * have ended or were closed; a slow reader slows the command down instead of filling memory.
 */
function joinOutput(stdout, stderr, raw) {
    const joined = new node_stream__WEBPACK_IMPORTED_MODULE_2__.PassThrough();
    if (raw)
        stdout.on('data', (chunk) => writeOrEnd(raw, chunk, joined));
    for (const stream of [stdout, stderr])
        stream.pipe(joined, { end: false });
    const settled = [stdout, stderr].map((stream) => (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.finished)(stream).catch(() => undefined)); // closed early: what came is kept
    void Promise.all(settled).then(() => joined.end());
    return joined;
}
/** A disk that is full ends the joined stream, and with it the gate; nobody would catch an error that is thrown here. */
function writeOrEnd(raw, chunk, joined) {
    if (joined.destroyed)
        return;
    try {
        raw.write(chunk);
    }
    catch (error) {
        joined.destroy(error instanceof Error ? error : new Error(String(error)));
    }
}


/***/ }),

/***/ 67079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ isVariableName),
/* harmony export */   P2: () => (/* binding */ gateEnvironment),
/* harmony export */   SO: () => (/* binding */ parsePassedVariable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);




/** What of our own environment a gate may see: how to find programs and how to show text, nothing that names or trusts us. */
const passedVariables = ['PATH', 'TERM', 'SHELL', 'USER', 'LOGNAME', 'SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'windir', 'ProgramFiles', 'ProgramData', 'NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'];
/**
 * Homes of tools: passed on when they are set, and otherwise set to their usual place under the user's HOME if that
 * exists, because a gate has a HOME of its own and would not find them (null: no usual place).
 */
const toolHomes = {
    ANDROID_HOME: null,
    ANDROID_SDK_ROOT: null,
    ASDF_DATA_DIR: '.asdf',
    ASDF_DIR: '.asdf',
    BUN_INSTALL: '.bun',
    CARGO_HOME: null,
    CONDA_PREFIX: null,
    DENO_DIR: null,
    DOTNET_ROOT: '.dotnet',
    FLUTTER_ROOT: null,
    GEM_HOME: null,
    GOMODCACHE: 'go/pkg/mod',
    GOPATH: null,
    GOROOT: null,
    GRADLE_USER_HOME: null,
    JAVA_HOME: null,
    MISE_DATA_DIR: '.local/share/mise',
    MIX_HOME: '.mix',
    NVM_DIR: '.nvm',
    PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
    PNPM_HOME: '.local/share/pnpm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    RUSTUP_HOME: '.rustup',
    SDKMAN_DIR: '.sdkman',
    VIRTUAL_ENV: null,
    VOLTA_HOME: '.volta',
};
/** The same on every machine, so that a difference between two worlds is not one between two machines. */
const fixedVariables = { CI: 'true', TZ: 'UTC', LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' };
/** Prefixes that never pass, also not when the user asks: they hold tokens, or steer the runner. */
const refusedPrefixes = ['GITHUB_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'SAFE_DEBUG_'];
/** Whether a text can name a variable (POSIX, "Environment Variable Definition"). */
function isVariableName(text) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}
/**
 * Reads `--env NAME` and `--env NAME=VALUE`, or the same behind another `option`. Throws `usage` for a name that is none,
 * that must not pass, or that is not set in our own environment.
 */
function parsePassedVariable(text, own, option = '--env') {
    const separator = text.indexOf('=');
    const name = separator < 0 ? text : text.slice(0, separator);
    // The value may be a secret: no message holds it.
    if (!isVariableName(name))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `${option} ${name}: "${name}" is not the name of a variable. Write ${option} NAME or ${option} NAME=VALUE.`);
    if (refusedPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `${option} ${name}: variables that start with ${refusedPrefixes.join(', ')} never reach a gate or an agent. Pass the value under another name if it is harmless.`);
    }
    const value = separator < 0 ? own[name] : text.slice(separator + 1);
    if (value === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `${option} ${name}: this variable is not set here. Set it, or write ${option} ${name}=VALUE.`);
    return { name, value };
}
/** The whole environment of a gate or a set-up command in a world. */
function gateEnvironment(world, home, passed, own = process.env) {
    const environment = {};
    for (const name of passedVariables)
        copy(name, own[name], environment);
    for (const [name, usual] of Object.entries(toolHomes))
        copy(name, own[name] ?? usualPlace(usual), environment);
    for (const [name, value] of Object.entries(own))
        if (/^JAVA_HOME_\d+_/.test(name))
            copy(name, value, environment);
    Object.assign(environment, fixedVariables);
    environment['HOME'] = home === 'keep' ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)() : world.home;
    if (process.platform === 'win32')
        environment['USERPROFILE'] = environment['HOME'];
    for (const name of ['TMPDIR', 'TEMP', 'TMP'])
        environment[name] = world.temporary;
    for (const { name, value } of passed)
        environment[name] = value;
    return environment;
}
function usualPlace(path) {
    if (path === null)
        return undefined;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place) ? place : undefined;
}
function copy(name, value, environment) {
    if (value !== undefined)
        environment[name] = value;
}


/***/ }),

/***/ 86390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ GateLog),
  o: () => (/* binding */ secretsAmong)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/gate/head-and-tail.js
/** Room for the line that tells what was left out. */
const markerBytes = 80;
/**
 * Keeps the beginning and the end of a text of any length within `maxBytes` bytes of UTF-8. What is cut is cut between
 * lines where lines are not longer than the room, and a line tells how many bytes are missing.
 */
class HeadAndTail {
    #tailRoom;
    #headRoom;
    #headOpen = true;
    #headEndsLine = true;
    #tail = [];
    #tailBytes = 0;
    #dropped = 0;
    constructor(maxBytes) {
        const room = Math.max(0, maxBytes - markerBytes);
        this.#headRoom = Math.ceil(room / 2);
        this.#tailRoom = Math.floor(room / 2);
    }
    /** Bytes left out; final after `end`. */
    get dropped() {
        return this.#dropped;
    }
    /** Whether text still goes to the head. */
    get isHeadOpen() {
        return this.#headOpen;
    }
    /** Bytes at the end that can still be kept. */
    get tailRoom() {
        return this.#tailRoom;
    }
    /** Takes note of bytes that were left out unread, and with them of all that came after the head so far. */
    skip(bytes) {
        this.#dropped += this.#tailBytes + bytes;
        this.#tail = [];
        this.#tailBytes = 0;
    }
    /** Takes more text; returns the part of it that belongs to the head and can be written now. */
    add(text) {
        if (!this.#headOpen)
            return this.#keep(text);
        const head = beginningWithin(text, this.#headRoom);
        this.#headRoom -= Buffer.byteLength(head);
        if (head !== '')
            this.#headEndsLine = head.endsWith('\n');
        if (head.length < text.length) {
            this.#headOpen = false;
            this.#keep(text.slice(head.length));
        }
        return head;
    }
    /** The rest: all that came after the head, or, where that is too long, the missing line and the tail. */
    end() {
        const rest = this.#tail.map(({ text }) => text).join('');
        this.#tail = [];
        const tail = endWithin(rest, this.#tailRoom);
        this.#dropped += Buffer.byteLength(rest) - Buffer.byteLength(tail);
        if (this.#dropped === 0)
            return tail;
        const startsLine = tail.length === rest.length || rest.at(-tail.length - 1) === '\n';
        return `${this.#headEndsLine ? '' : '\n'}[... ${this.#dropped} bytes of output left out ...]\n${startsLine ? '' : '... '}${tail}`;
    }
    #keep(text) {
        const bytes = Buffer.byteLength(text);
        this.#tail.push({ text, bytes });
        this.#tailBytes += bytes;
        for (let first = this.#tail[0]; first !== undefined && this.#tailBytes - first.bytes >= this.#tailRoom; first = this.#tail[0]) {
            this.#tail.shift();
            this.#tailBytes -= first.bytes;
            this.#dropped += first.bytes;
        }
        return '';
    }
}
/** The longest beginning of whole lines that fits; part of a line if not one fits. */
function beginningWithin(text, room) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= room)
        return text;
    const lineEnd = bytes.lastIndexOf(0x0a, room - 1) + 1;
    let end = room > 0 && lineEnd > 0 ? lineEnd : room;
    while (isContinuation(bytes[end]))
        end -= 1;
    return bytes.toString('utf8', 0, end);
}
/** The longest end of whole lines that fits; part of a line if not one fits. */
function endWithin(text, room) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= room)
        return text;
    let start = bytes.length - room;
    const lineStart = bytes.indexOf(0x0a, Math.max(0, start - 1)) + 1;
    if (lineStart > 0 && lineStart < bytes.length)
        start = lineStart;
    while (isContinuation(bytes[start]))
        start += 1;
    return bytes.toString('utf8', start);
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}

;// CONCATENATED MODULE: ./build/gate/raw-tail.js
/** Keeps the last bytes of an output of any length, beginning with a whole line if there is one in their first half. */
class RawTail {
    #room;
    #pieces = [];
    #kept = 0;
    #dropped = 0;
    /** `room`: bytes that are kept at least, as far as there are so many. */
    constructor(room) {
        this.#room = room;
    }
    /** Takes the next bytes. */
    add(bytes) {
        this.#pieces.push(bytes);
        this.#kept += bytes.length;
        for (let first = this.#pieces[0]; first !== undefined && this.#kept - first.length >= this.#room; first = this.#pieces[0]) {
            this.#pieces.shift();
            this.#kept -= first.length;
            this.#dropped += first.length;
        }
    }
    /** The kept bytes, how many before them were dropped, and whether they begin with a whole line. */
    end() {
        const all = Buffer.concat(this.#pieces);
        this.#pieces = [];
        if (this.#dropped === 0)
            return { bytes: all, dropped: 0, startsLine: true };
        const lineStart = all.indexOf(0x0a) + 1;
        const start = lineStart < all.length / 2 ? lineStart : 0;
        return { bytes: all.subarray(start), dropped: this.#dropped + start, startsLine: start > 0 };
    }
}

// EXTERNAL MODULE: ./build/gate/redaction.js
var redaction = __webpack_require__(68883);
// EXTERNAL MODULE: ./build/gate/terminal.js
var terminal = __webpack_require__(62832);
;// CONCATENATED MODULE: ./build/gate/cleaning.js





/** A line without an end is broken here. */
const maxLineLength = 65_536;
/** An escape sequence that may go on is kept back up to this length where a line is broken. */
const maxEscapeLength = 256;
/**
 * Makes the output of an untrusted program safe to store, print and show, piece by piece and in bounded memory: valid
 * UTF-8; without escape sequences and control characters; secrets as `***`; no line that the Actions runner would obey
 * (`::command::` at the beginning of a line, `##[command]` anywhere; actions/runner, ActionCommand.cs); bidirectional
 * controls visible (`<U+202E>`); every kind of line end as LF; only head and tail if it is too long.
 */
class OutputCleaner {
    #decoder = new external_node_util_.TextDecoder();
    #redaction;
    #kept;
    #rawTail;
    #open = '';
    #bytes = 0;
    constructor({ secrets, maxBytes }) {
        this.#redaction = new redaction/* Redaction */.k(secrets);
        this.#kept = new HeadAndTail(maxBytes);
        this.#rawTail = new RawTail(2 * this.#kept.tailRoom + maxLineLength);
    }
    /** Takes raw output; returns cleaned text that can be written now. Each line comes when it is complete. */
    write(bytes) {
        this.#bytes += bytes.length;
        if (this.#kept.isHeadOpen)
            return this.#take(this.#decoder.decode(bytes, { stream: true }));
        // Only the end of what is too long will be shown: the rest is not worth cleaning.
        this.#rawTail.add(bytes);
        return '';
    }
    /** Ends the output; returns the rest of the cleaned text. */
    end() {
        const { bytes, dropped, startsLine } = this.#rawTail.end();
        if (dropped > 0)
            this.#startAfterGap(dropped);
        const text = this.#decoder.decode(bytes, { stream: true });
        // A line that was cut may begin within a secret; what is left of it is not longer than the longest one.
        const tail = this.#take(startsLine ? text : this.#plain(text).slice(this.#redaction.longest));
        return tail + this.#finish();
    }
    #finish() {
        const last = this.#take(this.#decoder.decode());
        return last + this.#kept.add(this.#defused(this.#plain(this.#open))) + this.#kept.end();
    }
    /** Final after `end`. */
    get summary() {
        return { bytes: this.#bytes, droppedBytes: this.#kept.dropped, truncated: this.#kept.dropped > 0 };
    }
    /** Goes on behind bytes that were left out; what was open before them is left out too. */
    #startAfterGap(dropped) {
        this.#decoder = new external_node_util_.TextDecoder();
        this.#kept.skip(dropped + Buffer.byteLength(this.#open));
        this.#open = '';
    }
    #take(text) {
        const all = this.#open + text;
        const end = all.lastIndexOf('\n') + 1;
        this.#open = all.slice(end);
        const lines = end === 0 ? '' : this.#kept.add(this.#defused(this.#plain(all.slice(0, end))));
        return this.#open.length > maxLineLength ? lines + this.#breakLine() : lines;
    }
    /** Breaks an over-long line, but neither within a secret nor within an escape sequence. */
    #breakLine() {
        const escape = this.#open.lastIndexOf('\u001b');
        const unfinished = escape >= this.#open.length - maxEscapeLength && escape >= 0 ? escape : this.#open.length;
        const plain = this.#plain(this.#open.slice(0, unfinished));
        const lastEnd = plain.lastIndexOf('\n') + 1;
        const cut = lastEnd > 0 ? lastEnd : Math.max(0, plain.length - this.#redaction.longest - 1);
        const end = isLowSurrogate(plain.charCodeAt(cut)) ? cut - 1 : cut;
        this.#open = plain.slice(end) + this.#open.slice(unfinished);
        const broken = plain.slice(0, end);
        return broken === '' ? '' : this.#kept.add(this.#defused(broken.endsWith('\n') ? broken : `${broken}\n`));
    }
    /** Text without codes, controls and secrets; to do it twice does nothing more. */
    #plain(text) {
        const lines = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
        return this.#redaction.redact((0,terminal/* removeTerminalCodes */.b)(lines).replace(/[\0-\u0008\u000e-\u001f\u007f-\u009f]/g, ''));
    }
    #defused(text) {
        return text
            .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (control) => `<U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
            .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
            .replace(/##(?=\[|vso)/g, '# #');
    }
}
/** Cleans a stream of raw output with a cleaner of the caller's, whose summary holds afterwards. */
async function* cleanOutput(source, cleaner) {
    for await (const bytes of source) {
        const text = cleaner.write(bytes);
        if (text !== '')
            yield text;
    }
    yield cleaner.end();
}
function isLowSurrogate(unit) {
    return unit >= 0xdc00 && unit <= 0xdfff;
}

;// CONCATENATED MODULE: ./build/gate/gate-log.js


/** Most bytes of cleaned output that are kept of one command. */
const largestLogBytes = 1024 * 1024;
const excerptLength = 1_000;
/** Names of variables whose values are taken for secrets, and how long a value must be to be one. */
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|KEY|AUTH|COOKIE/i;
const shortestSecret = 6;
/** Values of variables that are named like secrets. */
function secretsAmong(passed) {
    return passed.filter(({ name, value }) => secretName.test(name) && value.length >= shortestSecret).map(({ value }) => value);
}
/** The readable log of one attempt: cleaned output of each command under a heading, each bounded. */
class GateLog {
    #descriptor;
    #secrets;
    #head = '';
    #tail = '';
    #length = 0;
    /** Creates the file. Values of `passed` variables that are named like secrets never appear in it, nor do further `secrets`. */
    constructor(file, passed, secrets = []) {
        this.#descriptor = (0,external_node_fs_.openSync)(file, 'w', 0o644);
        this.#secrets = [...secretsAmong(passed), ...secrets];
    }
    /** Beginning and end of what was written so far; for messages. */
    get excerpt() {
        if (this.#length <= excerptLength)
            return this.#head.trimEnd();
        const cut = this.#length - 2 * excerptLength;
        return cut <= 0 ? `${this.#head}${this.#tail.slice(excerptLength - this.#length)}`.trimEnd() : `${this.#head}\n[... ${cut} characters left out ...]\n${this.#tail.trimEnd()}`;
    }
    /** Starts a part of the log. */
    heading(text) {
        this.#write(`==> ${text.replace(/\s+/g, ' ')}\n`);
    }
    /** Takes a command's output to its end; resolves with the number of raw bytes. */
    async take(output) {
        const cleaner = new OutputCleaner({ secrets: this.#secrets, maxBytes: largestLogBytes });
        for await (const text of cleanOutput(output, cleaner))
            this.#write(text);
        if (this.#tail !== '' && !this.#tail.endsWith('\n'))
            this.#write('\n');
        return cleaner.summary.bytes;
    }
    /** Closes the file. */
    close() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
    #write(text) {
        (0,external_node_fs_.writeSync)(this.#descriptor, text);
        this.#length += text.length;
        if (this.#head.length < excerptLength)
            this.#head += text.slice(0, excerptLength - this.#head.length);
        this.#tail = (this.#tail + text).slice(-excerptLength);
    }
}


/***/ }),

/***/ 68883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Redaction)
/* harmony export */ });
/* unused harmony export redactReport */
/** Shorter values are no secrets: to replace them would make the text unreadable and tell their value by its gaps. */
const shortestSecret = 4;
/** Shorter values are not looked for in base64, where four or five letters turn up by chance. */
const shortestEncoded = 6;
const replacement = '***';
/**
 * Replaces secrets by `***`: as they are, line by line if they have several, and as JSON, a URL or base64 would carry
 * them. What a program does to a secret beyond that cannot be seen: the first defence is that the gate has none.
 */
class Redaction {
    #forms;
    /** `secrets`: the values, of which blank ones and those under four characters are left alone. */
    constructor(secrets) {
        const forms = new Set();
        // Output is cleaned line by line: a form with line ends is covered by its lines.
        for (const secret of secrets)
            for (const form of formsOf(secret))
                if (!/[\r\n]/.test(form))
                    forms.add(form);
        this.#forms = [...forms].sort((a, b) => b.length - a.length);
    }
    /** Length of the longest form, in UTF-16 units; 0 without secrets. */
    get longest() {
        return this.#forms[0]?.length ?? 0;
    }
    redact(text) {
        let redacted = text;
        for (const form of this.#forms)
            if (redacted.includes(form))
                redacted = redacted.replaceAll(form, replacement);
        return redacted;
    }
}
function formsOf(secret) {
    const whole = secret.trim();
    const lines = whole.split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((line) => line.trim());
    const values = [...new Set([whole, ...lines])].filter((value) => value.length >= shortestSecret);
    return [...values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1), urlFormOf(value)]), ...base64FormsOf(Buffer.from(whole, 'utf8'))];
}
/** Percent-encoded; by way of bytes, because a lone surrogate has no such form. */
function urlFormOf(value) {
    return encodeURIComponent(Buffer.from(value, 'utf8').toString('utf8'));
}
/** The base64 text of a value that begins at any of the three positions within a group, without the characters its neighbours share. */
function base64FormsOf(bytes) {
    if (bytes.length < shortestEncoded)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const first = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64').slice(first, end);
        return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** A report whose texts hold no secret. */
function redactReport(report, redaction) {
    if (redaction.longest === 0)
        return report;
    return { ...report, tests: report.tests.map((test) => redactTest(test, redaction)) };
}
/** The same object where there is nothing to hide, as in nearly all of what may be a million tests. */
function redactTest(test, redaction) {
    const { suite, name, message } = test;
    const redacted = { suite: redaction.redact(suite), name: redaction.redact(name), ...(message === undefined ? {} : { message: redaction.redact(message) }) };
    return redacted.suite === suite && redacted.name === name && redacted.message === message ? test : { ...test, ...redacted };
}


/***/ }),

/***/ 1903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tz: () => (/* binding */ detectFormat),
  oh: () => (/* binding */ readReports)
});

// UNUSED EXPORTS: readReport, readReportFrom

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/core/judging.js
var judging = __webpack_require__(75418);
// EXTERNAL MODULE: ./build/gate/terminal.js
var terminal = __webpack_require__(62832);
;// CONCATENATED MODULE: ./build/gate/reports/builder.js


/** More leaves than this in one report are not kept; the report then counts as unparseable. */
const maxTests = 1_000_000;
const maxNameLength = 4_096;
const maxMessageLength = 2_000;
/** Collects leaves and problems of one report into a `TestReport`, with clean texts and within fixed bounds. */
class ReportBuilder {
    #tests = [];
    #problems = new Set();
    #suites = new Map();
    #seconds = null;
    #unlistedFailures = false;
    /** Adds a leaf. Its texts become valid Unicode without control characters, its message is cut to 2,000 characters. */
    add({ suite, name, state, assertion, seconds, message }) {
        if (this.#tests.length >= maxTests)
            return this.flag('report-unparseable');
        const test = { suite: this.#suiteName(suite), name: this.#cleanName(name), state };
        if (assertion === true)
            test.assertion = true;
        const text = message !== undefined && (0,judging/* isFailing */.DI)(state) ? cleanMessage(message) : '';
        if (text !== '')
            test.message = text;
        this.#tests.push(test);
        if (seconds !== undefined && seconds !== null && Number.isFinite(seconds) && seconds >= 0)
            this.#seconds = (this.#seconds ?? 0) + seconds;
    }
    flag(problem) {
        this.#problems.add(problem);
    }
    /** The report names failures in its totals that it does not list. */
    flagUnlistedFailures() {
        this.#unlistedFailures = true;
    }
    /** The document turned out not to be one (cut off, not well-formed): nothing that was read so far is evidence. */
    discard() {
        const empty = this.#problems.has('report-empty');
        this.#tests.length = 0;
        this.#seconds = null;
        this.#unlistedFailures = false;
        this.#problems.clear();
        this.flag(empty ? 'report-empty' : 'report-unparseable');
    }
    finish() {
        if (this.#problems.has('report-empty'))
            return { tests: [], durationS: null, problems: ['report-empty'] };
        return {
            tests: this.#tests,
            // Sums of binary fractions: microseconds are enough.
            durationS: this.#seconds === null ? null : Math.round(this.#seconds * 1e6) / 1e6,
            problems: [...this.#problems].sort(),
            ...(this.#unlistedFailures ? { unlistedFailures: true } : {}),
        };
    }
    /** Suites repeat for every test: each is cleaned and kept once. */
    #suiteName(suite) {
        const known = this.#suites.get(suite);
        if (known !== undefined)
            return known;
        const clean = this.#cleanName(suite);
        this.#suites.set(clean, clean);
        return clean;
    }
    #cleanName(text) {
        if (/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u.test(text))
            this.flag('invalid-characters');
        return detached(visible(text.length > maxNameLength ? `${text.slice(0, maxNameLength)}…` : text));
    }
}
/** Joins suite names to one; empty parts are left out. */
function suitePath(...parts) {
    return parts.filter((part) => part !== '').join(' > ');
}
/** A file name as it is the same in every world: relative to the gate's directory, with forward slashes. */
function fileSuite(file, { directory }) {
    const path = file.replaceAll('\\', '/');
    const prefix = directory === undefined ? undefined : `${directory.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    return prefix !== undefined && path.startsWith(prefix) ? path.slice(prefix.length) : path;
}
/** Control characters as the pictures of Unicode block 2400; lone surrogates as the replacement character. */
function visible(text) {
    if (/^[\u0020-\u007e]*$/.test(text))
        return text;
    return text
        .replace(/[\0-\u001f\u007f]/g, (character) => (character === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + character.charCodeAt(0))))
        .replace(/[\u0080-\u009f\p{Surrogate}]/gu, '\ufffd');
}
function cleanMessage(message) {
    const head = (0,terminal/* removeTerminalCodes */.b)(message.slice(0, 4 * maxMessageLength)).replace(/\r\n?/g, '\n').trim();
    const cut = head.length > maxMessageLength ? `${head.slice(0, maxMessageLength)}…` : head;
    return detached(cut.replace(/[\0-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '\ufffd'));
}
/** Room for the longest text that is kept, three bytes a character. One for all: a buffer for each would be the most of what reading leaves behind. */
const room = Buffer.allocUnsafe(3 * (maxNameLength + 1));
/** A copy that does not keep the chunk alive from which the text was sliced. */
function detached(text) {
    return room.toString('utf8', 0, room.write(text, 'utf8'));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/gate/reports/text.js


/** Longest line kept; the rest of a longer line is dropped. */
const maxLineLength = 1 << 20;
/** Enough bytes for a byte order mark and an XML declaration. */
const sniffedBytes = 256;
/**
 * Decodes a report in pieces. The encoding is taken from a byte order mark, else from an XML declaration where that is
 * asked for, else UTF-8 (XML 1.0, appendix F). Bytes that do not fit become U+FFFD and flag `invalid-encoding`; a source
 * of nothing but white space flags `report-empty`.
 */
async function* decodeText(source, builder, options = {}) {
    let decoding;
    let first = Buffer.alloc(0);
    let blank = true;
    const pieceOf = (text) => {
        if (blank && text.trim() !== '')
            blank = false;
        return text;
    };
    for await (const bytes of source) {
        if (decoding !== undefined) {
            yield pieceOf(decoding.decode(bytes));
            continue;
        }
        first = Buffer.concat([first, bytes]);
        if (first.length < sniffedBytes)
            continue;
        decoding = new Decoding(encodingOf(first, options.xml === true, builder), builder);
        yield pieceOf(decoding.decode(first));
    }
    if (decoding === undefined) {
        decoding = new Decoding(encodingOf(first, options.xml === true, builder), builder);
        yield pieceOf(decoding.decode(first));
    }
    yield pieceOf(decoding.end());
    if (blank)
        builder.flag('report-empty');
}
/**
 * The lines of a text, many at a time, without their ends: LF, CRLF, or CR alone, with which programs overwrite a line of
 * progress. Over-long lines are cut to 1 Mi characters.
 */
async function* lineBatches(pieces) {
    let open = '';
    for await (const piece of pieces) {
        const lines = piece.split('\n');
        lines[0] = open + (lines[0] ?? '');
        open = lines.pop() ?? '';
        if (open.length > maxLineLength)
            open = open.slice(0, maxLineLength);
        yield [piece, lines[0]].some((text) => text?.includes('\r')) ? lines.flatMap(splitAtReturns) : lines;
    }
    if (open !== '')
        yield splitAtReturns(open);
}
function splitAtReturns(line) {
    return (line.endsWith('\r') ? line.slice(0, -1) : line).split('\r');
}
/** A streaming decoder that notices bytes which are not UTF-8. */
class Decoding {
    #decoder;
    #checked;
    #builder;
    #open = new Uint8Array();
    constructor(encoding, builder) {
        this.#decoder = new external_node_util_.TextDecoder(encoding);
        this.#checked = encoding === 'utf-8';
        this.#builder = builder;
    }
    decode(bytes) {
        if (this.#checked)
            this.#check(bytes);
        return this.#decoder.decode(bytes, { stream: true });
    }
    end() {
        if (this.#open.length > 0)
            this.#builder.flag('invalid-encoding');
        return this.#decoder.decode();
    }
    #check(bytes) {
        const all = this.#open.length === 0 ? bytes : Buffer.concat([this.#open, bytes]);
        const end = all.length - openSequenceLength(all);
        if (!(0,external_node_buffer_.isUtf8)(all.subarray(0, end)))
            this.#builder.flag('invalid-encoding');
        this.#open = Uint8Array.from(all.subarray(end));
    }
}
/** Length of a UTF-8 sequence that begins at the end of `bytes` and is not complete there (RFC 3629). */
function openSequenceLength(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte < 0x80)
            return 0;
        if (byte >= 0xc0)
            return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
    }
    return 0;
}
function encodingOf(first, xml, builder) {
    if (first[0] === 0xff && first[1] === 0xfe)
        return 'utf-16le';
    if (first[0] === 0xfe && first[1] === 0xff)
        return 'utf-16be';
    if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf)
        return 'utf-8';
    if (!xml)
        return 'utf-8';
    if (first[0] === 0x3c && first[1] === 0)
        return 'utf-16le';
    if (first[0] === 0 && first[1] === 0x3c)
        return 'utf-16be';
    const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(first.subarray(0, sniffedBytes).toString('latin1'))?.[1];
    // A declaration that can be read byte by byte rules UTF-16 out: writers of strings name it although they write UTF-8.
    if (declared === undefined || /^(utf-?8|utf-?16.*|ucs-?2.*|us-ascii|ascii)$/i.test(declared))
        return 'utf-8';
    try {
        return new external_node_util_.TextDecoder(declared).encoding;
    }
    catch (thrown) {
        if (!(thrown instanceof RangeError))
            throw thrown;
        builder.flag('invalid-encoding');
        return 'utf-8';
    }
}

;// CONCATENATED MODULE: ./build/gate/reports/json.js

/** A JSON document must be held whole to be parsed: larger ones are refused. */
const maxJsonLength = 32 << 20;
/** How many lines that begin like an object are tried as the beginning of the document. */
const maxBeginnings = 5;
/**
 * The JSON object in a text, also where a banner of the tool that ran the tests stands before or after it; undefined when
 * there is none.
 */
function jsonObjectIn(text) {
    const beginnings = /^\{/gm;
    for (let tried = 0; tried < maxBeginnings; tried += 1) {
        const beginning = beginnings.exec(text);
        if (beginning === null)
            return undefined;
        for (const end of endingsIn(text)) {
            const document = parsed(text.slice(beginning.index, end));
            if (document !== undefined)
                return document;
        }
    }
    return undefined;
}
/** Where the document may end, the last place first: behind a brace, and before a last line of text that has braces too. */
function endingsIn(text) {
    const last = text.lastIndexOf('}') + 1;
    const before = text.lastIndexOf('}', text.lastIndexOf('\n', last - 1)) + 1;
    return before > 0 && before < last ? [last, before] : [last];
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (thrown) {
        if (!(thrown instanceof SyntaxError))
            throw thrown;
        return undefined;
    }
}
/** Reads a report that is one JSON object. Without one, or over 32 Mi characters, the result is undefined: it fits no schema. */
async function readJsonReport(source, builder) {
    let text = '';
    for await (const piece of decodeText(source, builder)) {
        text += piece;
        if (text.length > maxJsonLength)
            return undefined;
    }
    return jsonObjectIn(text);
}

;// CONCATENATED MODULE: ./build/gate/reports/totals.js
/**
 * Compares a report's own totals with what was counted: the count wins, the difference is flagged. Totals that name
 * tests or failures of which none is listed are no proof of a pass.
 */
function compareTotals(builder, totals) {
    const { tests, failing, others = [] } = totals;
    if ([tests, failing, ...others].some(({ stated, counted }) => stated !== undefined && !counted.includes(stated)))
        builder.flag('count-mismatch');
    if ((tests.stated ?? 0) > 0 && tests.counted.every((count) => count === 0))
        builder.flag('no-testcases');
    if ((failing.stated ?? 0) > 0 && failing.counted.every((count) => count === 0))
        builder.flagUnlistedFailures();
}

;// CONCATENATED MODULE: ./build/gate/reports/ctrf.js





const ctrfReport = schemas/* object */.Ikc({
    results: schemas/* object */.Ikc({
        summary: schemas/* object */.Ikc({ tests: schemas/* number */.aig(), passed: schemas/* number */.aig(), failed: schemas/* number */.aig(), skipped: schemas/* number */.aig(), pending: schemas/* number */.aig(), other: schemas/* number */.aig() }).partial().optional().catch(undefined),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    }),
});
/** Name and state make a test; what else is odd about it is left out. */
const ctrfTest = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    duration: schemas/* number */.aig().nullish().catch(null),
    suite: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).nullish().catch(null),
    filePath: schemas/* string */.YjP().nullish().catch(null),
    message: schemas/* string */.YjP().nullish().catch(null),
    trace: schemas/* string */.YjP().nullish().catch(null),
    flaky: schemas/* boolean */.zMY().nullish().catch(null),
    retries: schemas/* number */.aig().nullish().catch(null),
});
const states = new Map([['passed', 'passed'], ['failed', 'failed'], ['skipped', 'skipped'], ['pending', 'todo']]);
/**
 * Reads a CTRF report (https://ctrf.io, Common Test Report Format). `pending` counts as todo; `other` and unknown states
 * count as skipped and flag `unknown-status`. Never throws on content; rejects only if `source` does.
 */
async function readCtrf(source, options = {}) {
    const builder = new ReportBuilder();
    const report = ctrfReport.safeParse(await readJsonReport(source, builder));
    if (!report.success) {
        builder.discard();
        return builder.finish();
    }
    const found = [];
    for (const entry of report.data.results.tests) {
        const test = ctrfTest.safeParse(entry);
        if (test.success)
            found.push(foundTestOf(test.data, options));
        else
            builder.flag('report-unparseable');
        if (test.success && !states.has(test.data.status))
            builder.flag('unknown-status');
    }
    for (const test of found)
        builder.add(test);
    const counts = (0,judging/* countsOf */.mQ)(found);
    const { summary } = report.data.results;
    const others = [
        { stated: summary?.passed, counted: [counts.passed] },
        { stated: summary?.pending, counted: [counts.todo] },
        { stated: summary?.skipped === undefined ? undefined : summary.skipped + (summary.other ?? 0), counted: [counts.skipped] },
    ];
    compareTotals(builder, { tests: { stated: summary?.tests, counted: [counts.total] }, failing: { stated: summary?.failed, counted: [counts.failed] }, others });
    return builder.finish();
}
function foundTestOf(test, options) {
    const state = states.get(test.status) ?? 'skipped';
    const retried = test.flaky === true || (test.retries ?? 0) > 0;
    const suites = typeof test.suite === 'string' ? [test.suite] : (test.suite ?? []);
    return {
        suite: suitePath(fileSuite(test.filePath ?? '', options), ...suites),
        name: test.name || 'unnamed test',
        state: state === 'passed' && retried ? 'flaky' : state,
        seconds: typeof test.duration === 'number' ? test.duration / 1_000 : null,
        message: [test.message, test.trace].filter((text) => typeof text === 'string').join('\n') || undefined,
    };
}

;// CONCATENATED MODULE: ./build/gate/reports/tap-line.js
/** Reads the line that starts at `indent`; undefined for anything that is not TAP (comments included). */
function tapLineOf(line, indent) {
    switch (line[indent]) {
        case 'o':
        case 'n': return testOf(line.slice(indent));
        case '1': return planOf(line.slice(indent));
        case 'B':
        case 'b': return /^bail out!/i.test(line.slice(indent, indent + 9)) ? { kind: 'bail-out' } : undefined;
        case 'T': return /^TAP version \d+\s*$/.test(line.slice(indent, indent + 40)) ? { kind: 'version' } : undefined;
        case '}': return line.slice(indent).trim() === '}' ? { kind: 'end-of-subtest' } : undefined;
        default: return undefined;
    }
}
function planOf(text) {
    const count = /^1\.\.(\d{1,9})(?:\s|$)/.exec(text)?.[1];
    return count === undefined ? undefined : { kind: 'plan', count: Number(count) };
}
/**
 * A directive is ` # ` and the word SKIP or TODO alone (TAP 14, "Directives"), so a # within a name or behind a backslash
 * is none. node-tap adds ` # time=12ms`, which is no part of the name either.
 */
function testOf(text) {
    const match = /^(not )?ok(?:\s+(\d+))?(?=\s|$)(.*)$/.exec(text);
    if (match === null)
        return undefined;
    const [, not, number, rest = ''] = match;
    const opened = subtestOpenedBy(rest);
    const described = opened ?? rest;
    const timed = /\s#\s*time=([\d.]+)(ms|s)\b/.exec(described);
    const untimed = timed === null ? described : described.slice(0, timed.index);
    const directed = /(?:^|\s)#\s+(skip|todo)(?=$|[\s:])/i.exec(untimed);
    const name = directed === null ? untimed : untimed.slice(0, directed.index);
    return {
        kind: 'test',
        ok: not === undefined,
        number: number === undefined ? null : Number(number),
        description: name.trim().replace(/^-(?:\s+|$)/, '').replace(/\\([\\#])/g, '$1'),
        directive: directed === null ? null : directed[1]?.toLowerCase() === 'skip' ? 'skip' : 'todo',
        seconds: timed === null ? null : Number(timed[1]) / (timed[2] === 'ms' ? 1_000 : 1),
        opensSubtest: opened !== null,
    };
}
/** What stands before the brace of a buffered subtest (`name {`, or `name # {`); null where no brace ends the line. */
function subtestOpenedBy(text) {
    const line = text.trimEnd();
    if (!/\s\{$/.test(line.slice(-2)))
        return null;
    const before = line.slice(0, -1).trimEnd();
    return /\s#$/.test(before.slice(-2)) ? before.slice(0, -1) : before;
}

;// CONCATENATED MODULE: ./build/gate/reports/detect.js


/** How many characters at the beginning of a report decide about its format. */
const detectedLength = 65_536;
/**
 * The format of a report from its beginning (`detectedLength` characters, or all of it): JUnit XML, CTRF or Jest/Vitest
 * JSON, `go test -json`, TAP; null for anything else.
 */
function detectFormatOf(beginning) {
    const text = beginning.replace(/^\ufeff/, '');
    if (/^\s*</.test(text))
        return /<testsuites?[\s/>]/.test(text) ? 'junit' : null;
    const lines = text.split(/\r?\n/, 2_000);
    if (lines.some(isGoEvent))
        return 'gotest';
    const json = jsonFormatOf(text);
    if (json !== null)
        return json;
    return lines.some((line) => ['version', 'plan', 'test', 'bail-out'].includes(tapLineOf(line, 0)?.kind ?? '')) ? 'tap' : null;
}
function isGoEvent(line) {
    return line.startsWith('{') && /"Action":\s*"[a-z-]+"/.test(line) && /"(Package|ImportPath)":/.test(line);
}
/** A whole document tells by its keys; of a longer one only the beginning is known, where the same keys stand. */
function jsonFormatOf(text) {
    const document = jsonObjectIn(text);
    if (typeof document === 'object' && document !== null)
        return 'testResults' in document ? 'jest' : 'results' in document ? 'ctrf' : null;
    if (!/^[ \t]*\{/m.test(text))
        return null;
    if (/"(numTotalTests|testResults|numFailedTestSuites|numTotalTestSuites)"\s*:/.test(text))
        return 'jest';
    return /"results"\s*:\s*\{/.test(text) ? 'ctrf' : null;
}

;// CONCATENATED MODULE: ./build/gate/reports/gotest-packages.js
/** Output kept for the message of a failure; display only. */
const maxOutput = 2_000;
/** Slashes tried for the parent of a test. */
const maxSlashes = 100;
const endStates = new Map([['pass', 'passed'], ['bench', 'passed'], ['fail', 'failed'], ['skip', 'skipped']]);
/** Follows the events of all packages and adds leaves as they end. */
class GoPackages {
    #builder;
    #packages = new Map();
    /** Build output by import path; a package that did not build refers to it. */
    #builds = new Map();
    constructor(builder) {
        this.#builder = builder;
    }
    take(event) {
        if (event.ImportPath !== undefined && event.Action.startsWith('build-'))
            return this.#takeBuild(event.ImportPath, event);
        if (event.Package === undefined)
            return;
        const inPackage = this.#packageOf(event.Package);
        if (event.Test === undefined)
            this.#takePackage(event.Package, inPackage, event);
        else
            this.#takeTest(event.Package, inPackage, event.Test, event);
    }
    /** Before Go 1.24 a package that did not build is told in plain text. */
    takePlainLine(line) {
        const name = line.startsWith('FAIL') ? /^FAIL\s+(\S+)\s+\[(?:build|setup) failed\]$/.exec(line)?.[1] : undefined;
        if (name !== undefined)
            this.#failPackage(name, this.#packageOf(name), line);
    }
    /** Ends the stream. A package without an end was cut off, unless its running tests say more. */
    end() {
        for (const [name, { failed, output }] of this.#builds) {
            const packageName = name.split(' ')[0] ?? name;
            if (failed)
                this.#failPackage(packageName, this.#packageOf(packageName), output);
        }
        for (const [name, inPackage] of this.#packages) {
            if (inPackage.ended)
                continue;
            if (inPackage.running.size === 0)
                this.#builder.flag('report-unparseable');
            this.#failRunning(name, inPackage);
        }
    }
    #takeBuild(importPath, event) {
        const build = this.#builds.get(importPath) ?? { output: '', failed: false };
        build.output = extended(build.output, event.Output);
        if (event.Action === 'build-fail')
            build.failed = true;
        this.#builds.set(importPath, build);
    }
    #takePackage(name, inPackage, event) {
        if (event.Action === 'output')
            inPackage.output = extended(inPackage.output, event.Output);
        else if (event.Action === 'fail')
            this.#failPackage(name, inPackage, this.#builds.get(event.FailedBuild ?? '')?.output ?? inPackage.output);
        else if (event.Action === 'start')
            inPackage.ended = false;
        else if (event.Action === 'pass' || event.Action === 'skip') {
            this.#failRunning(name, inPackage);
            inPackage.ended = true;
        }
    }
    #takeTest(packageName, inPackage, testName, event) {
        const state = endStates.get(event.Action);
        if (state !== undefined)
            return this.#endTest(packageName, inPackage, testName, state, event.Elapsed);
        const test = this.#runningTest(inPackage, testName);
        if (event.Action === 'output')
            test.output = extended(test.output, event.Output);
    }
    #runningTest(inPackage, testName) {
        const known = inPackage.running.get(testName);
        if (known !== undefined)
            return known;
        const test = { output: '', hasSubtests: false, subtestFailed: false };
        inPackage.running.set(testName, test);
        inPackage.ended = false;
        const parent = parentOf(inPackage, testName);
        if (parent !== undefined)
            parent.hasSubtests = true;
        return test;
    }
    #endTest(packageName, inPackage, testName, state, seconds) {
        const test = this.#runningTest(inPackage, testName);
        inPackage.running.delete(testName);
        if (state === 'failed') {
            inPackage.failedTests += 1;
            const parent = parentOf(inPackage, testName);
            if (parent !== undefined)
                parent.subtestFailed = true;
        }
        const isLeaf = !test.hasSubtests || (state === 'failed' && !test.subtestFailed);
        if (isLeaf)
            this.#builder.add({ suite: packageName, name: testName, state, seconds: seconds ?? null, message: test.output });
    }
    /** Tests that never ended: the latest first, so that a subtest stands for its parents. */
    #failRunning(packageName, inPackage) {
        for (const testName of [...inPackage.running.keys()].reverse())
            this.#endTest(packageName, inPackage, testName, 'failed', undefined);
    }
    /** Ends a package as failed; one that already ended was told twice (by its build and by its result). */
    #failPackage(name, inPackage, message) {
        if (inPackage.ended)
            return;
        this.#failRunning(name, inPackage);
        if (inPackage.failedTests === 0)
            this.#builder.add({ suite: name, name: '', state: 'error', message });
        inPackage.failedTests = 0;
        inPackage.ended = true;
    }
    #packageOf(name) {
        const known = this.#packages.get(name);
        if (known !== undefined)
            return known;
        const added = { running: new Map(), output: '', failedTests: 0, ended: false };
        this.#packages.set(name, added);
        return added;
    }
}
/** The running test whose subtest this is: names are joined by slashes, and may hold slashes themselves. */
function parentOf(inPackage, testName) {
    let end = testName.lastIndexOf('/');
    for (let tried = 0; end > 0 && tried < maxSlashes; tried += 1) {
        const parent = inPackage.running.get(testName.slice(0, end));
        if (parent !== undefined)
            return parent;
        end = testName.lastIndexOf('/', end - 1);
    }
    return undefined;
}
function extended(text, more) {
    return more === undefined || text.length >= maxOutput ? text : text + more.slice(0, maxOutput);
}

;// CONCATENATED MODULE: ./build/gate/reports/gotest.js




const goEvent = schemas/* object */.Ikc({
    Action: schemas/* string */.YjP(),
    Package: schemas/* string */.YjP().optional(),
    ImportPath: schemas/* string */.YjP().optional(),
    Test: schemas/* string */.YjP().optional(),
    Elapsed: schemas/* number */.aig().optional().catch(undefined),
    Output: schemas/* string */.YjP().optional().catch(undefined),
    FailedBuild: schemas/* string */.YjP().optional(),
});
/**
 * Reads the events of `go test -json` (`go doc test2json`, build events since Go 1.24), also between other lines of
 * output. Counted are tests without subtests; a package that failed without a failing test (it did not build, or died) is
 * one error; a test that began and never ended failed. Cut or invalid lines are `report-unparseable`. Never throws on
 * content; rejects only if `source` does.
 */
async function readGotest(source) {
    const builder = new ReportBuilder();
    const packages = new GoPackages(builder);
    let events = 0;
    for await (const lines of lineBatches(decodeText(source, builder))) {
        for (const line of lines) {
            if (!line.startsWith('{')) {
                packages.takePlainLine(line);
                continue;
            }
            const event = eventOf(line);
            if (event === undefined)
                builder.flag('report-unparseable');
            else
                packages.take(event);
            events += 1;
        }
    }
    packages.end();
    if (events === 0)
        builder.flag('report-unparseable');
    return builder.finish();
}
function eventOf(line) {
    try {
        return goEvent.safeParse(JSON.parse(line)).data;
    }
    catch (thrown) {
        if (thrown instanceof SyntaxError)
            return undefined;
        throw thrown;
    }
}

;// CONCATENATED MODULE: ./build/gate/reports/jest.js





const jestReport = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY().optional().catch(undefined),
    numTotalTests: schemas/* number */.aig().optional().catch(undefined),
    numPassedTests: schemas/* number */.aig().optional().catch(undefined),
    numFailedTests: schemas/* number */.aig().optional().catch(undefined),
    numFailedTestSuites: schemas/* number */.aig().optional().catch(undefined),
    numRuntimeErrorTestSuites: schemas/* number */.aig().optional().catch(undefined),
    wasInterrupted: schemas/* boolean */.zMY().optional().catch(undefined),
    testResults: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
const jestFile = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish().catch(null),
    assertionResults: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
/** Titles and state make a test; what else is odd about it is left out. */
const jestTest = schemas/* object */.Ikc({
    ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    title: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    duration: schemas/* number */.aig().nullish().catch(null),
    failureMessages: schemas/* array */.YOg(schemas/* string */.YjP().catch('')).nullish().catch(null),
    invocations: schemas/* number */.aig().nullish().catch(null),
    retryReasons: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish().catch(null),
});
/** Jest's `Status` and what Vitest's JSON reporter writes in its place. `pending` is a skipped test in both. */
const jest_states = new Map([
    ['passed', 'passed'], ['failed', 'failed'], ['skipped', 'skipped'], ['pending', 'skipped'], ['disabled', 'skipped'], ['todo', 'todo'],
]);
/**
 * Reads the JSON of Jest (`--json`) and Vitest (`--reporter=json`), also behind a package manager's banner. A file that
 * failed although none of its tests did (it could not be loaded, or a hook broke) is one error. The suite of a test is its
 * file and the titles around it. Never throws on content; rejects only if `source` does.
 */
async function readJest(source, options = {}) {
    const builder = new ReportBuilder();
    const report = jestReport.safeParse(await readJsonReport(source, builder));
    if (!report.success) {
        builder.discard();
        return builder.finish();
    }
    const tests = [];
    let brokenFiles = 0;
    for (const entry of report.data.testResults) {
        const file = jestFile.safeParse(entry);
        if (!file.success) {
            builder.flag('report-unparseable');
            continue;
        }
        const ofFile = testsOf(file.data, builder, options);
        tests.push(...ofFile);
        for (const test of ofFile)
            builder.add(test);
        if (file.data.status !== 'failed' || ofFile.some(({ state }) => (0,judging/* isFailing */.DI)(state)))
            continue;
        brokenFiles += 1;
        builder.add({ suite: fileSuite(file.data.name, options), name: '', state: 'error', message: file.data.message ?? undefined });
    }
    compareWithTotals(builder, report.data, tests, brokenFiles);
    return builder.finish();
}
function testsOf(file, builder, options) {
    const tests = [];
    for (const entry of file.assertionResults) {
        const test = jestTest.safeParse(entry);
        if (!test.success) {
            builder.flag('report-unparseable');
            continue;
        }
        const { ancestorTitles, title, status, duration, failureMessages, invocations, retryReasons } = test.data;
        const state = jest_states.get(status);
        if (state === undefined)
            builder.flag('unknown-status');
        const retried = (invocations ?? 1) > 1 || (retryReasons ?? []).length > 0;
        tests.push({
            suite: suitePath(fileSuite(file.name, options), ...(ancestorTitles ?? [])),
            name: title || 'unnamed test',
            state: state === 'passed' && retried ? 'flaky' : (state ?? 'skipped'),
            seconds: typeof duration === 'number' ? duration / 1_000 : null,
            message: failureMessages?.join('\n') || undefined,
        });
    }
    return tests;
}
/** Jest's test totals leave files out that could not be loaded. */
function compareWithTotals(builder, stated, tests, brokenFiles) {
    const counts = (0,judging/* countsOf */.mQ)(tests);
    compareTotals(builder, {
        tests: { stated: stated.numTotalTests, counted: [counts.total] },
        failing: { stated: stated.numFailedTests, counted: [counts.failed] },
        others: [{ stated: stated.numPassedTests, counted: [counts.passed] }],
    });
    const claimsFailure = stated.success === false || stated.wasInterrupted === true || (stated.numFailedTestSuites ?? 0) + (stated.numRuntimeErrorTestSuites ?? 0) > 0;
    if (claimsFailure && counts.failed + brokenFiles === 0)
        builder.flagUnlistedFailures();
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/gate/reports/cdata.js
/**
 * Lets a parser that keeps a whole CDATA section in memory read one of any size: closes and reopens the section at the
 * end of every piece. The text of the document stays the same (XML 1.0, section 2.7: adjacent sections).
 */
class CdataSplitter {
    #inside = 'markup';
    #held = '';
    /** The next piece for the parser. Up to eight characters stay behind where a delimiter may be cut. */
    split(piece) {
        const text = this.#held + piece;
        const end = text.length - heldLength(text);
        this.#held = text.slice(end);
        const ready = text.slice(0, end);
        this.#follow(ready);
        return this.#inside === 'cdata' ? `${ready}]]><![CDATA[` : ready;
    }
    /** What is left at the end of the document. */
    end() {
        return this.#held;
    }
    #follow(text) {
        for (let at = 0; at >= 0;)
            at = this.#inside === 'markup' ? this.#opening(text, at) : this.#closing(text, at);
    }
    /** Position after the next construct in which markup does not count, or -1. */
    #opening(text, from) {
        delimiters.lastIndex = from;
        const found = delimiters.exec(text)?.[0];
        if (found === undefined)
            return -1;
        this.#inside = found === '<!--' ? 'comment' : found === '<?' ? 'instruction' : 'cdata';
        return delimiters.lastIndex;
    }
    #closing(text, from) {
        const delimiter = this.#inside === 'comment' ? '-->' : this.#inside === 'instruction' ? '?>' : ']]>';
        const at = text.indexOf(delimiter, from);
        if (at < 0)
            return -1;
        this.#inside = 'markup';
        return at + delimiter.length;
    }
}
const delimiters = /<!--|<\?|<!\[CDATA\[/g;
/** How many characters at the end may be the beginning of a delimiter. */
function heldLength(text) {
    return /(?:<!?|<!\[[CDAT]*|<!-|-{1,2}|\]{1,2}|\?)$/.exec(text.slice(-8))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./build/gate/reports/junit.js






/**
 * Reads a JUnit XML report as its many writers write it (there is no standard; the Jenkins and Surefire schemas are the
 * common ground; flakyFailure and rerunFailure are Surefire's, status and result are googletest's, `type="todo"` is Node's).
 *
 * Counted are `testcase` elements on any level, and one error for a failure or error directly below a suite. The suite of
 * a case is its class name, else the path of suite names. A document that is not well-formed gives no tests and
 * `report-unparseable`; entities of a DOCTYPE are not expanded, so a reference to one is such an error. Never throws on
 * content; rejects only if `source` does.
 */
async function readJunit(source) {
    const builder = new ReportBuilder();
    const document = new JunitDocument(builder);
    for await (const piece of decodeText(source, builder, { xml: true })) {
        if (!document.write(legalText(piece, builder)))
            break;
    }
    document.close();
    return builder.finish();
}
/** No report has elements nested deeper; every leaf is counted in all suites around it. */
const maxDepth = 100;
/** A failure's text is listened to for so many characters of the document: the parser keeps text in memory until its end. */
const maxFailureText = 65_536;
/** Which states an element below `testcase` stands for, in lower case; a later element wins only if it ranks higher. Reruns are told of tests that failed to the end. */
const stateOfElement = new Map([
    ['flakyfailure', 'flaky'], ['flakyerror', 'flaky'], ['skipped', 'skipped'], ['disabled', 'skipped'], ['ignored', 'skipped'],
    ['failure', 'failed'], ['rerunfailure', 'failed'], ['rerunerror', 'failed'], ['error', 'error'],
]);
const rank = { passed: 0, flaky: 1, skipped: 2, failed: 3, error: 4, todo: 5 };
const stateOfStatus = new Map([
    ['notrun', 'skipped'], ['suppressed', 'skipped'], ['skipped', 'skipped'], ['disabled', 'skipped'], ['ignored', 'skipped'],
    ['fail', 'failed'], ['failed', 'failed'], ['failure', 'failed'], ['error', 'error'],
]);
class JunitDocument {
    #builder;
    #parser = new saxes/* SaxesParser */.wT({ xmlns: false, position: false });
    #splitter = new CdataSplitter();
    #path = [];
    #suites = [];
    #case;
    #failure;
    #broken = false;
    /** Well-formed so far, but not JUnit. */
    #otherDocument = false;
    constructor(builder) {
        this.#builder = builder;
        this.#parser.on('opentag', (tag) => this.#open(tag));
        this.#parser.on('closetag', ({ name }) => this.#close(name));
        this.#parser.on('cdata', (text) => this.#addMessage(text));
        this.#parser.on('error', (error) => this.#fail(error));
    }
    /** Takes the next piece; false when the rest need not be read. */
    write(piece) {
        this.#parser.write(this.#splitter.split(piece));
        if (this.#failure !== undefined) {
            this.#failure.passed += piece.length;
            if (this.#failure.passed > maxFailureText)
                this.#parser.off('text');
        }
        return !this.#broken;
    }
    close() {
        if (!this.#broken)
            this.#parser.write(this.#splitter.end()).close();
        if (this.#broken)
            this.#builder.discard();
        if (this.#otherDocument)
            this.#builder.flag('no-testcases');
    }
    /** References to characters that XML forbids are kept as written; every other error ends the document. */
    #fail(error) {
        if (error.message.includes('malformed character entity'))
            this.#builder.flag('invalid-characters');
        else
            this.#broken = true;
    }
    #open(tag) {
        if (this.#broken)
            return;
        const attributes = tag.attributes;
        const parent = this.#path.at(-1);
        this.#path.push(tag.name);
        if (this.#path.length > maxDepth)
            this.#broken = true;
        else if (parent === undefined && tag.name !== 'testsuites' && tag.name !== 'testsuite') {
            this.#otherDocument = true;
            this.#broken = true;
        }
        else if (tag.name === 'testsuites' || tag.name === 'testsuite')
            this.#openSuite(attributes);
        else if (tag.name === 'testcase' && this.#case === undefined)
            this.#openCase(attributes);
        else if (parent === 'testcase')
            this.#openResult(tag.name, attributes);
        else if (parent === 'testsuite' || parent === 'testsuites')
            this.#openSuiteFailure(tag.name, attributes);
    }
    #openSuite(attributes) {
        const stated = { tests: integerOf(attributes['tests']), failures: integerOf(attributes['failures']), errors: integerOf(attributes['errors']) };
        this.#suites.push({ name: attributes['name'] ?? '', stated, tests: 0, ownTests: 0, failing: 0 });
    }
    #openCase(attributes) {
        const className = attributes['classname'] ?? '';
        this.#case = {
            suite: className === '' ? this.#suiteName() : className,
            name: attributes['name'] || 'unnamed test',
            seconds: secondsOf(attributes['time']),
            state: stateOfStatus.get(attributes['status']?.toLowerCase() ?? '') ?? stateOfStatus.get(attributes['result']?.toLowerCase() ?? '') ?? 'passed',
        };
    }
    #openResult(element, attributes) {
        const state = element === 'skipped' && attributes['type'] === 'todo' ? 'todo' : stateOfElement.get(element.toLowerCase());
        if (this.#case === undefined || state === undefined)
            return;
        if (rank[state] > rank[this.#case.state])
            this.#case.state = state;
        if (element === 'failure' || element === 'error')
            this.#listen(attributes['message']);
    }
    #openSuiteFailure(element, attributes) {
        if (element === 'failure' || element === 'error')
            this.#listen(attributes['message']);
    }
    #listen(message) {
        this.#failure = { message: message === undefined || message === '' ? '' : `${message}\n`, depth: this.#path.length, passed: 0 };
        this.#parser.on('text', (text) => this.#addMessage(text));
    }
    #addMessage(text) {
        if (this.#failure !== undefined && this.#failure.message.length < maxFailureText)
            this.#failure.message += text;
    }
    #close(element) {
        if (this.#broken)
            return;
        this.#path.pop();
        const parent = this.#path.at(-1);
        if (this.#failure?.depth === this.#path.length + 1)
            this.#closeFailure(this.#failure, parent);
        else if (element === 'testcase' && parent !== 'testcase')
            this.#closeCase();
        else if (element === 'testsuites' || element === 'testsuite')
            this.#closeSuite();
    }
    #closeFailure({ message }, parent) {
        this.#parser.off('text');
        this.#failure = undefined;
        if (parent === 'testcase' && this.#case !== undefined)
            this.#case.message ??= message;
        else {
            this.#builder.add({ suite: this.#suiteName(), name: '', state: 'error', message });
            for (const suite of this.#suites)
                suite.failing += 1;
        }
    }
    #closeCase() {
        if (this.#case === undefined)
            return;
        this.#builder.add(this.#case);
        const failing = (0,judging/* isFailing */.DI)(this.#case.state) ? 1 : 0;
        for (const suite of this.#suites) {
            suite.tests += 1;
            suite.failing += failing;
        }
        const own = this.#suites.at(-1);
        if (own !== undefined)
            own.ownTests += 1;
        this.#case = undefined;
    }
    #closeSuite() {
        const suite = this.#suites.pop();
        if (suite === undefined)
            return;
        const { tests, failures, errors } = suite.stated;
        const failing = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0);
        compareTotals(this.#builder, { tests: { stated: tests, counted: [suite.tests, suite.ownTests] }, failing: { stated: failing, counted: [suite.failing] } });
    }
    #suiteName() {
        return suitePath(...this.#suites.map(({ name }) => name));
    }
}
/** Text with U+FFFD for characters that XML 1.0 (section 2.2) forbids. */
function legalText(text, builder) {
    const illegal = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
    if (!illegal.test(text))
        return text;
    builder.flag('invalid-characters');
    return text.replace(illegal, '\ufffd');
}
function integerOf(text) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
/** Seconds as writers print them: `0.1`, `1e-3`, with a decimal comma (`0,160`) or with thousands (`1,234.5`); null for anything else. */
function secondsOf(text) {
    const trimmed = text?.trim() ?? '';
    const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.');
    return /^\d+(\.\d*)?(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : null;
}

;// CONCATENATED MODULE: ./build/gate/reports/tap-stream.js

/** Deeper lines are taken for output of the program. */
const tap_stream_maxDepth = 32;
const indentStep = 4;
/**
 * One TAP stream: a plan, tests, and subtests as blocks that are four spaces deeper. A block belongs to the next test line
 * on the level above it, or, in braces, to the one before it.
 */
class TapStream {
    #builder;
    #levels = [newLevel(null)];
    /** The latest leaf, as long as a YAML block may follow it. */
    #last;
    /** Indentation of the line before, if it was a test. */
    #testIndent = null;
    #begun = false;
    #bailedOut = false;
    /** Title of the test whose assertions follow, in streams that have such titles. */
    #title = null;
    constructor(builder) {
        this.#builder = builder;
    }
    /** Whether the stream has a plan or a test yet. */
    get begun() {
        return this.#begun;
    }
    /** Whether the stream has met its plan, so that nothing more is expected. */
    get complete() {
        const [top, ...open] = this.#levels;
        return top !== undefined && open.length === 0 && top.plan !== null && !brokenPlan(top);
    }
    take(line, indent) {
        const depth = indent / indentStep;
        if (line.kind === 'bail-out')
            return this.#bailOut();
        if (!Number.isInteger(depth) || depth > tap_stream_maxDepth || line.kind === 'version')
            return;
        this.#last = undefined;
        this.#testIndent = line.kind === 'test' ? indent : null;
        if (line.kind === 'end-of-subtest')
            return this.#endBuffered(depth);
        this.#begun = true;
        if (line.kind === 'plan')
            this.#plan(this.#levelAt(depth), line.count);
        else
            this.#test(line, depth);
    }
    /** The following lines on the top level are assertions of the test with this title. */
    startTest(title) {
        this.#title = title;
    }
    /** Whether a YAML block may begin here: two spaces deeper than the test before it (TAP 14, "YAML Diagnostics"), or four (Vitest). */
    acceptsDiagnostics(indent) {
        return this.#testIndent !== null && (indent === this.#testIndent + 2 || indent === this.#testIndent + indentStep);
    }
    /** The text of a YAML block below the latest test: its duration, and what it says about a failure. */
    addDiagnostics(text) {
        this.#testIndent = null;
        const leaf = this.#last;
        if (leaf === undefined)
            return;
        const milliseconds = /^duration_ms: ([\d.]+)/m.exec(text)?.[1];
        if (milliseconds !== undefined)
            leaf.seconds = Number(milliseconds) / 1_000;
        if (leaf.state === 'failed')
            leaf.message = text;
        this.#last = undefined;
        this.#flush();
    }
    /** Ends the stream: subtests whose closing line never came are kept, plans are compared. */
    end() {
        while (this.#levels.length > 1)
            this.#closeDeepest(null);
        const [top] = this.#levels;
        if (top === undefined)
            return;
        if (!this.#bailedOut && (top.plan === null || brokenPlan(top)))
            this.#builder.flag('plan-mismatch');
        this.#last = undefined;
        this.#flush();
    }
    #bailOut() {
        this.#bailedOut = true;
        this.#builder.flag('bail-out');
    }
    #plan(level, count) {
        if (level.plan !== null)
            level.planBroken = true;
        level.plan = count;
    }
    #test(line, depth) {
        if (line.opensSubtest) {
            while (this.#levels.length > depth + 1)
                this.#closeDeepest(null);
            this.#levelAt(depth);
            this.#levels.push(newLevel(line));
            return;
        }
        while (this.#levels.length > depth + 2)
            this.#closeDeepest(null);
        if (this.#levels.length === depth + 2)
            this.#closeDeepest(line);
        else
            this.#addLeaf(this.#levelAt(depth), line);
    }
    #endBuffered(depth) {
        const parent = this.#levels[depth + 1]?.parent;
        if (parent === undefined || parent === null)
            return;
        while (this.#levels.length > depth + 2)
            this.#closeDeepest(null);
        this.#closeDeepest(parent);
    }
    /** Hands the leaves of the deepest level, now children of `parent`, to the level above. */
    #closeDeepest(parent) {
        const closed = this.#levels.pop();
        const above = this.#levels.at(-1);
        if (closed === undefined || above === undefined)
            return;
        const owner = parent ?? closed.parent;
        if (owner !== null && closed.leaves.length === 0)
            return this.#addLeaf(above, owner);
        if (!this.#bailedOut && brokenPlan(closed))
            this.#builder.flag('plan-mismatch');
        for (const leaf of closed.leaves) {
            if (owner !== null)
                adopt(leaf, owner);
            above.leaves.push(leaf);
        }
        if (owner === null)
            return;
        if (stateOf(owner) === 'failed' && !closed.leaves.some(({ state }) => state === 'failed'))
            return this.#addLeaf(above, owner);
        this.#number(above, owner);
        this.#flush();
    }
    #addLeaf(level, line) {
        this.#number(level, line);
        this.#flush();
        const leaf = { suite: '', name: line.description || `test ${line.number ?? level.count}`, state: stateOf(line), seconds: line.seconds };
        if (this.#title !== null && level === this.#levels[0])
            Object.assign(leaf, { suite: this.#title, assertion: true });
        level.leaves.push(leaf);
        this.#last = leaf;
    }
    #number(level, line) {
        level.count += 1;
        if (level.plan !== null && line.number !== null && line.number > level.plan)
            level.planBroken = true;
    }
    /** Leaves of the top level are final once the next test line came: only open subtests are kept back. */
    #flush() {
        const [top] = this.#levels;
        if (top === undefined || this.#levels.length > 1)
            return;
        for (const leaf of top.leaves)
            this.#builder.add(leaf);
        top.leaves = [];
    }
    #levelAt(depth) {
        while (this.#levels.length <= depth)
            this.#levels.push(newLevel(null));
        const level = this.#levels[depth];
        if (level === undefined)
            throw new RangeError(`no level ${depth}`);
        return level;
    }
}
function newLevel(parent) {
    return { leaves: [], count: 0, plan: null, planBroken: false, parent };
}
function brokenPlan({ plan, count, planBroken }) {
    return planBroken || (plan !== null && plan !== count);
}
function stateOf({ ok, directive }) {
    if (directive !== null)
        return directive === 'skip' ? 'skipped' : 'todo';
    return ok ? 'passed' : 'failed';
}
/** A child gets its parent as suite; below a TODO or SKIP a failure is none. */
function adopt(leaf, owner) {
    leaf.suite = suitePath(owner.description, leaf.suite);
    if (leaf.state === 'failed' && owner.directive !== null)
        leaf.state = stateOf(owner);
}

;// CONCATENATED MODULE: ./build/gate/reports/tap.js





/**
 * Reads TAP 13 and 14 (https://testanything.org/tap-version-14-specification.html), also between the log lines of a
 * program. Counted are leaves: the closing line of a subtest with children is not a test of its own, unless it failed
 * although no child did. `not ok` with TODO or SKIP is no failure. A plan that is missing, not met, doubled or exceeded is
 * `plan-mismatch`; text without a single line of TAP is `report-unparseable`.
 *
 * An own reader, because tap-parser 18 keeps every line: 100 MB of log took it 8 s and 1.1 GB, 100 MB of tests 21 s.
 * Never throws on content; rejects only if `source` does.
 */
async function readTap(source) {
    const builder = new ReportBuilder();
    const reader = new TapReader(builder);
    for await (const lines of lineBatches(decodeText(source, builder))) {
        for (const line of lines)
            reader.read(line);
    }
    reader.end();
    return builder.finish();
}
const maxDiagnostics = 4_000;
/** `t/reader.t .... `, which prove -v prints before the stream of each file, to end it with its verdict (TAP::Formatter::File). */
const proveHeading = /^\S.*\.t \.{2,} ?$/;
/** Follows the lines: keeps YAML blocks apart from TAP, and hands TAP lines to the stream they belong to. */
class TapReader {
    #builder;
    #stream;
    #block;
    #seen = false;
    /** Within the output of one file as prove -v prints it. */
    #fileOpen = false;
    #titles = 'none';
    constructor(builder) {
        this.#builder = builder;
        this.#stream = new TapStream(builder);
    }
    read(raw) {
        const line = raw.includes('\u001b') ? (0,terminal/* removeTerminalCodes */.b)(raw) : raw;
        if (this.#block !== undefined && this.#inBlock(this.#block, line))
            return;
        if (this.#fileOpen && line === 'ok' && this.#stream.complete)
            return this.#endFile();
        const indent = indentOf(line);
        const tap = tapLineOf(line, indent);
        this.#lookForTitle(line, tap);
        if (proveHeading.test(line) && (this.#stream.complete || !this.#stream.begun))
            this.#startFile();
        else if (tap !== undefined)
            this.#take(tap, indent);
        else if (line.startsWith('---', indent) && line.trimEnd().length === indent + 3 && this.#stream.acceptsDiagnostics(indent))
            this.#block = { indent, text: '' };
    }
    /**
     * tape and its kin write the title of each test as a comment, the first one right below the version, and then its
     * assertions as test lines. Comments of other producers (diagnostics, `# Subtest:`) are no titles.
     */
    #lookForTitle(line, tap) {
        if (tap?.kind === 'version')
            this.#titles = 'undecided';
        else if (this.#titles !== 'none' && line !== '') {
            const title = /^# (?!Subtest: )(\S.*)$/.exec(line)?.[1];
            if (title === undefined && this.#titles === 'undecided')
                this.#titles = 'none';
            if (title === undefined)
                return;
            this.#titles = 'before-assertions';
            this.#stream.startTest(title.trim());
        }
    }
    end() {
        if (this.#seen)
            this.#stream.end();
        else
            this.#builder.flag('report-unparseable');
    }
    #take(line, indent) {
        if (line.kind === 'version' && indent === 0 && this.#stream.begun)
            this.#startStream();
        // A closing brace or a comment alone is no sign of TAP.
        if (line.kind !== 'end-of-subtest')
            this.#seen = true;
        this.#stream.take(line, indent);
    }
    #startFile() {
        if (this.#stream.begun)
            this.#startStream();
        this.#fileOpen = true;
    }
    /** The verdict of prove on a file is no test. */
    #endFile() {
        this.#fileOpen = false;
    }
    #startStream() {
        this.#stream.end();
        this.#stream = new TapStream(this.#builder);
    }
    /** Whether the line still belongs to the block. A line with less indentation ends a block that was cut off. */
    #inBlock(block, line) {
        const indent = indentOf(line);
        const ends = indent === block.indent && line.startsWith('...', indent);
        const cut = indent < block.indent && line.trim() !== '';
        if (!ends && !cut) {
            if (block.text.length < maxDiagnostics)
                block.text += `${line.slice(block.indent, block.indent + maxDiagnostics)}\n`;
            return true;
        }
        this.#stream.addDiagnostics(block.text);
        this.#block = undefined;
        return ends;
    }
}
function indentOf(line) {
    let indent = 0;
    while (line.charCodeAt(indent) === 0x20)
        indent += 1;
    return indent;
}

;// CONCATENATED MODULE: ./build/gate/reports/read.js









/** Larger report files are refused. */
const maxReportBytes = 256 << 20;
const pieceBytes = 65_536;
const readers = {
    junit: readJunit, tap: readTap, ctrf: readCtrf, jest: readJest, gotest: readGotest,
};
/** Reads one report from a stream of bytes. */
function readReportFrom(source, format, options = {}) {
    return readers[format](source, options);
}
/**
 * Reads one report file. Only a regular file of at most 256 MiB is opened, without following a link and without waiting
 * for a pipe. What is wrong with the file is a problem of the report: `report-missing` (no such regular file),
 * `report-empty`, `report-unparseable` (too large, not readable, or, with `auto`, of no known format).
 */
async function readReport(file, format, options = {}) {
    try {
        return await withReportFile(file, async (handle, stats) => {
            if (stats.size === 0)
                return emptyReport('report-empty');
            const known = format === 'auto' ? await formatOf(handle) : format;
            if (stats.size > maxReportBytes || known === null)
                return emptyReport('report-unparseable');
            return readReportFrom(bytesOf(handle), known, options);
        }) ?? emptyReport('report-missing');
    }
    catch (thrown) {
        if ((0,errors/* systemCodeOf */.c7)(thrown) === undefined)
            throw thrown;
        return emptyReport('report-unparseable');
    }
}
/** Reads several report files of one run and adds them up, in the order given. Without files the report has `report-missing`. */
async function readReports(files, format, options = {}) {
    const reports = [];
    for (const file of files)
        reports.push(await readReport(file, format, options));
    const [only = emptyReport('report-missing')] = reports;
    return reports.length <= 1 ? only : sumOfReports(reports);
}
/** The format of a report file from its beginning; null if it is no regular file, or of no known format. */
async function detectFormat(file) {
    return (await withReportFile(file, formatOf)) ?? null;
}
/** The sum of several reports: all tests, all problems, the durations that are known. */
function sumOfReports(reports) {
    const durations = reports.map(({ durationS }) => durationS).filter((duration) => duration !== null);
    return {
        tests: reports.flatMap(({ tests }) => tests),
        durationS: durations.length === 0 ? null : durations.reduce((sum, duration) => sum + duration, 0),
        problems: [...new Set(reports.flatMap(({ problems }) => problems))].sort(),
        ...(reports.some(({ unlistedFailures }) => unlistedFailures === true) ? { unlistedFailures: true } : {}),
    };
}
function emptyReport(problem) {
    return { tests: [], durationS: null, problems: [problem] };
}
/** Opens a regular file for `use`; undefined if there is none. O_NONBLOCK: opening a pipe without a writer must not wait. */
async function withReportFile(file, use) {
    let handle;
    try {
        handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch (thrown) {
        // ELOOP: a link; ENXIO: a socket; EISDIR: a directory on Windows.
        if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EISDIR'].includes((0,errors/* systemCodeOf */.c7)(thrown) ?? ''))
            return undefined;
        throw thrown;
    }
    try {
        const stats = await handle.stat();
        return stats.isFile() ? await use(handle, stats) : undefined;
    }
    finally {
        await handle.close();
    }
}
/** The bytes of a report from its beginning up to the limit, in pieces that last until the next one is asked for. */
async function* bytesOf(handle) {
    const room = Buffer.allocUnsafe(pieceBytes);
    for (let position = 0; position < maxReportBytes;) {
        const { bytesRead } = await handle.read(room, 0, Math.min(pieceBytes, maxReportBytes - position), position);
        if (bytesRead === 0)
            return;
        yield room.subarray(0, bytesRead);
        position += bytesRead;
    }
}
async function formatOf(handle) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(detectedLength), 0, detectedLength, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
    return detectFormatOf(new TextDecoder(encoding).decode(bytes));
}


/***/ }),

/***/ 62832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ removeTerminalCodes)
/* harmony export */ });
/**
 * Escape sequences of terminals (ECMA-48, xterm): control sequences, strings (titles, hyperlinks) with their end, and
 * other escapes. A string without an end hides nothing: only its first two characters go.
 */
const controlSequence = '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]';
const controlString = '(?:\\u001b[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\0-\\u001f\\u007f-\\u009f]*(?:\\u0007|\\u001b\\\\|\\u009c)';
const otherEscape = '\\u001b[ -/]*[0-~]';
const terminalCodes = new RegExp(`${controlSequence}|${controlString}|${otherEscape}`, 'g');
/** Text without the escape sequences of terminals; other control characters stay. */
function removeTerminalCodes(text) {
    return /[\u001b\u0080-\u009f]/.test(text) ? text.replace(terminalCodes, '') : text;
}


/***/ }),

/***/ 52500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ largestPatchBytes),
/* harmony export */   N: () => (/* binding */ patchBetween)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40075);

/** Most bytes of a patch. */
const largestPatchBytes = 64 * 1024 * 1024;
/**
 * The difference of two trees or commits as a patch that needs nothing but itself: whole ids, binary content, fixed
 * prefixes, no renames and no conversion by configuration (git-diff-tree manual). Rejects with `input` for one that is too large.
 */
async function patchBetween(place, base, tip) {
    const options = ['-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/'];
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(place, ['diff-tree', ...options, base, tip], { most: largestPatchBytes })).stdout;
}


/***/ }),

/***/ 40075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Xq: () => (/* binding */ gitRecords)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);



/**
 * Settings that keep a repository's or a user's configuration from executing anything in our process or from changing
 * what git writes (gitglossary and git-config manuals; the fsmonitor and hooks cases are described in docs/security.md).
 */
const hardening = [
    '-c', 'core.fsmonitor=false',
    '-c', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    '-c', 'core.quotePath=false',
    '-c', 'core.longPaths=true',
    '-c', 'apply.whitespace=nowarn',
    '-c', 'apply.ignoreWhitespace=no',
    '-c', 'log.showSignature=false',
    '-c', 'gc.auto=0',
    '-c', 'maintenance.auto=false',
    '-c', 'protocol.allow=never',
    '-c', 'safe.directory=*',
];
function environmentOf(place, extra) {
    const environment = {
        PATH: process.env['PATH'],
        HOME: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        LC_ALL: 'C.UTF-8',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_LITERAL_PATHSPECS: '1',
        ...extra,
    };
    for (const name of ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR'])
        if (process.env[name] !== undefined)
            environment[name] = process.env[name];
    if (place.gitDirectory !== undefined)
        environment['GIT_DIR'] = place.gitDirectory;
    if (place.workTree !== undefined)
        environment['GIT_WORK_TREE'] = place.workTree;
    if (place.indexFile !== undefined)
        environment['GIT_INDEX_FILE'] = place.indexFile;
    if (place.objectDirectory !== undefined)
        environment['GIT_OBJECT_DIRECTORY'] = place.objectDirectory;
    if (place.alternateObjectDirectories?.length) {
        environment['GIT_ALTERNATE_OBJECT_DIRECTORIES'] = place.alternateObjectDirectories.join(process.platform === 'win32' ? ';' : ':');
    }
    return environment;
}
/**
 * Runs one git command without a shell and without the user's or the system's configuration.
 * Resolves with its output; rejects with `environment` if git cannot be started or ends with a status that is not accepted,
 * with `input` if it prints more than `most`.
 */
function git(place, args, options = {}) {
    const accept = options.accept ?? [0];
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...hardening, ...args], {
            cwd: place.directory,
            env: environmentOf(place, options.environment),
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
        });
        const stdout = [];
        const stderr = [];
        let bytes = 0;
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes <= (options.most ?? Infinity))
                stdout.push(chunk);
            else
                child.kill();
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        // git may end before it has read everything; its exit status tells more than the broken pipe.
        child.stdin.on('error', () => undefined);
        child.on('error', (cause) => {
            reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('environment', `git could not be started: ${cause.message}. Install git 2.30 or newer and make sure it is on PATH.`, { cause }));
        });
        child.on('close', (code, signal) => {
            if (bytes > (options.most ?? Infinity))
                return reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `git ${args[0]} in ${place.directory} gave more than ${options.most} bytes. Make the change smaller, or leave large files out of it.`));
            const result = { exitStatus: code ?? 128, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
            if (signal === null && (accept === 'any' || accept.includes(result.exitStatus)))
                return resolve(result);
            const reason = result.stderr.trim().split('\n')[0] || (signal === null ? `exit status ${result.exitStatus}` : `ended by ${signal}`);
            reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('environment', `git ${args[0]} failed in ${place.directory}: ${reason}`));
        });
        child.stdin.end(options.input ?? '');
    });
}
/** Like `git`, for commands that answer with one line of text. */
async function gitLine(place, args, options = {}) {
    return (await git(place, args, options)).stdout.toString('utf8').replace(/\r?\n$/, '');
}
/** Like `git`, for commands that answer with NUL-terminated records (`-z`). Bytes that are not UTF-8 stay as they are in each record. */
async function gitRecords(place, args, options = {}) {
    const { stdout } = await git(place, args, options);
    const records = [];
    for (let start = 0; start < stdout.length;) {
        const end = stdout.indexOf(0, start);
        const stop = end < 0 ? stdout.length : end;
        records.push(stdout.subarray(start, stop));
        start = stop + 1;
    }
    return records;
}


/***/ }),

/***/ 85799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   eR: () => (/* binding */ currentBranch),
/* harmony export */   h_: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40075);



/** Opens the repository that contains `path`. Throws `input` if there is none. */
async function openRepository(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    if (!found?.isDirectory())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `There is no folder ${path}. Name a git repository with --repo DIR.`);
    const questions = ['--show-object-format', '--git-path', 'objects', '--git-path', 'shallow', '--is-bare-repository', '--show-toplevel'];
    const layout = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)({ directory: path }, ['rev-parse', '--path-format=absolute', ...questions], { accept: 'any' });
    const [objectFormat, objects = '', shallowFile = '', bare, workTree] = layout.stdout.toString('utf8').split('\n');
    // A bare repository has no answer to the last question; by then all others are answered.
    if (layout.exitStatus !== 0 && bare !== 'true') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `${path} is not inside a git repository (${layout.stderr.trim().split('\n')[0]}). Name one with --repo DIR.`);
    }
    const top = bare === 'true' || !workTree ? null : workTree;
    return { path, place: { directory: top ?? path }, objectFormat: objectFormat === 'sha256' ? 'sha256' : 'sha1', objects, shallowFile, workTree: top };
}
/** Commit and tree ids of a revision. Throws `input` if the repository has no such commit. */
async function resolveCommit(repository, revision) {
    const unusable = (why) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The revision "${revision}" cannot be used in ${repository.workTree ?? repository.path}: ${why}. Name a commit, branch or tag of that repository.`);
    if (revision.startsWith('-'))
        throw unusable('it looks like an option');
    const resolved = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repository.place, ['log', '-1', '--no-show-signature', '--format=%H%n%T', '--end-of-options', `${revision}^{commit}`, '--'], { accept: 'any' });
    const [commit, tree] = resolved.exitStatus === 0 ? resolved.stdout.toString('utf8').split('\n') : [];
    if (!commit || !tree)
        throw unusable(revision === 'HEAD' ? 'there is no commit yet' : 'there is no such commit');
    return { commit, tree };
}
/** Name of the branch that HEAD is on, or null for a detached HEAD. */
async function currentBranch(repository) {
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repository.place, ['symbolic-ref', '--quiet', '--short', 'HEAD'], { accept: [0, 1, 128] });
    return head.exitStatus === 0 ? head.stdout.toString('utf8').trim() : null;
}


/***/ }),

/***/ 31433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeGitDirectory),
/* harmony export */   t: () => (/* binding */ createScratchRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Creates a scratch repository in `directory` that can read the objects of a store. */
async function createScratchRepository(directory, store) {
    await writeGitDirectory(directory, { bare: true, head: 'ref: refs/heads/none', store, objectFormat: store?.objectFormat ?? 'sha1' });
    return { directory, place: { directory, gitDirectory: directory } };
}
/** Writes the files of a git directory (gitrepository-layout manual): what `git init` would do, without a process and without templates. */
async function writeGitDirectory(directory, { bare, head, store, objectFormat }) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, folder), { recursive: true });
    const isSha256 = objectFormat === 'sha256';
    const config = [
        '[core]',
        `\trepositoryformatversion = ${isSha256 ? 1 : 0}`,
        `\tfilemode = ${process.platform !== 'win32'}`,
        `\tbare = ${bare}`,
        ...(isSha256 ? ['[extensions]', '\tobjectFormat = sha256'] : []),
        '',
    ];
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'config'), config.join('\n'));
    if (store)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects/info/alternates'), `${store.objects}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), `${head}\n`);
}


/***/ }),

/***/ 51644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ applyPatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/patches/attempt.js
var patches_attempt = __webpack_require__(82072);
// EXTERNAL MODULE: ./build/patches/names.js
var names = __webpack_require__(26581);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/patches/objects.js

/**
 * Reads objects of one type with one `git cat-file --batch` (its manual describes the format). A name may lead to another
 * type, such as `TREE:PATH` where a directory became a file: that counts as missing. So do names with a line feed, which
 * cannot be asked for.
 */
async function readObjects(place, type, names) {
    const objects = new Map();
    const askable = [...new Set(names)].filter((name) => {
        const asked = name !== '' && !name.includes('\n');
        if (!asked)
            objects.set(name, null);
        return asked;
    });
    if (askable.length === 0)
        return objects;
    const { stdout } = await (0,git/* git */.$Y)(place, ['cat-file', '--batch'], { input: askable.map((name) => `${name}\n`).join('') });
    let position = 0;
    for (const name of askable) {
        const endOfLine = stdout.indexOf(10, position);
        const [, found, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(position, endOfLine).toString('latin1')) ?? [];
        position = endOfLine + 1;
        objects.set(name, found === type ? stdout.subarray(position, position + Number(size)) : null);
        if (size !== undefined)
            position += Number(size) + 1;
    }
    return objects;
}
/** The entries of a tree object: `<mode> <name> NUL <id bytes>` each; `oidLength` is the number of hex digits of an id. */
function treeEntries(tree, oidLength) {
    const entries = [];
    for (let position = 0; position < tree.length;) {
        const space = tree.indexOf(32, position);
        const nul = tree.indexOf(0, space);
        const end = nul + 1 + oidLength / 2;
        entries.push({
            mode: tree.subarray(position, space).toString('latin1').padStart(6, '0'),
            name: tree.subarray(space + 1, nul).toString('utf8'),
            oid: tree.subarray(nul + 1, end).toString('hex'),
        });
        position = end;
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/patches/basefiles.js



/** Reads the base's version of every file that sections may mean; the answer gives the first that exists, or null. */
async function readBaseFiles(place, base, sections, namePlaces) {
    const namesOf = (section) => namePlaces.flatMap(({ strip, directory }) => {
        const path = (0,names/* pathOf */.XM)(section, strip);
        return path === null || path === '' ? [] : [`${base}:${external_node_path_.posix.join(directory ?? '', path)}`];
    });
    const objects = await readObjects(place, 'blob', sections.flatMap(namesOf));
    const contents = new Map(sections.map((section) => [section.header.join('\n'), namesOf(section).map((name) => objects.get(name)).find(Boolean) ?? null]));
    return (section) => contents.get(section.header.join('\n')) ?? null;
}

;// CONCATENATED MODULE: ./build/patches/diagnosis.js


/** How git words its refusals (builtin/apply.c, C locale), the telling ones first. Anything else is a corrupt patch. */
const complaints = [
    [/is beyond a symbolic link/, 'beyond-symlink'],
    [/corrupt (binary )?patch at/, 'corrupt-patch'],
    [/without full index line|binary patch to .* creates incorrect result/, 'binary-without-data'],
    [/already exists in (index|working directory)|as both a file and as a directory/, 'file-exists'],
    [/does not exist in index|No such file or directory|has been renamed\/deleted/, 'missing-file'],
    [/^error: (patch failed: |.*: patch does not apply)|does not match (the current contents|index)|leaves file contents|wrong type|has type /m, 'context-mismatch'],
    [/No valid patches in input/, 'not-a-patch'],
];
/** The reason behind a refusal of git. */
function reasonOf(complaint) {
    return complaints.find(([words]) => words.test(complaint))?.[1] ?? 'corrupt-patch';
}
/** Reasons from the one that tells least about a patch to the one that tells most: a form that got further explains better. */
const byProgress = ['not-a-patch', 'corrupt-patch', 'missing-file', 'file-exists', 'context-mismatch', 'binary-without-data', 'beyond-symlink'];
/** Of the reasons for which several forms of one patch failed, the one to report. */
function mostTelling(reasons) {
    return reasons.reduce((best, reason) => (byProgress.indexOf(reason) > byProgress.indexOf(best) ? reason : best), 'not-a-patch');
}
/** A closer reason for a patch that git refused, from the base tree and the hunk headers. */
async function closerReason(place, base, sections, strip, reason, contentOf) {
    if (reason === 'missing-file' && (await passesThroughLink(place, base, sections, strip)))
        return 'beyond-symlink';
    if (reason !== 'context-mismatch')
        return reason;
    if (sections.some((section) => isLfsPointer(contentOf(section)) && !speaksOfPointer(section)))
        return 'lfs-pointer';
    return sections.some(hasOverlap) ? 'overlapping-hunks' : reason;
}
/** Whether a blob is a Git LFS pointer (git-lfs specification, "The Pointer"). */
function isLfsPointer(content) {
    return content !== null && content.length < 1024 && content.toString('latin1').startsWith('version https://git-lfs.github.com/spec/');
}
function speaksOfPointer(section) {
    return section.hunks.some((hunk) => hunk.lines.some((line) => /^[- ](oid sha256:|version https:\/\/git-lfs)/.test(line)));
}
/** Whether two hunks of a section claim the same old lines. */
function hasOverlap(section) {
    const hunks = section.hunks.toSorted((one, other) => one.oldStart - other.oldStart);
    return hunks.some((hunk, position) => {
        const next = hunks[position + 1];
        return next !== undefined && hunk.oldCount > 0 && hunk.oldStart + hunk.oldCount > next.oldStart;
    });
}
async function passesThroughLink(place, base, sections, strip) {
    const ancestors = new Set(sections.flatMap(names/* headerNames */.Qb).flatMap((name) => ancestorsOf((0,names/* strippedName */.p6)(name, strip))));
    if (ancestors.size === 0)
        return false;
    // The whole tree: names of a patch may hold what no argument can, and be too many for a command line.
    const entries = (await (0,git/* gitRecords */.Xq)(place, ['ls-tree', '-r', '-z', '--full-tree', base])).map((entry) => entry.toString('utf8'));
    return entries.some((entry) => entry.startsWith('120000 ') && ancestors.has(entry.slice(entry.indexOf('\t') + 1)));
}
/** `a/b/c` lies in `a` and in `a/b`. */
function ancestorsOf(path) {
    const names = path.split('/');
    return names.slice(1).map((_, position) => names.slice(0, position + 1).join('/'));
}

// EXTERNAL MODULE: ./build/patches/mendings.js
var mendings = __webpack_require__(32560);
;// CONCATENATED MODULE: ./build/patches/endmarkers.js

/**
 * The line that a section says is the file's last, without a final newline: an old line followed by `\ No newline at end of
 * file` (GNU diffutils manual, "Incomplete Lines"). Null when it says nothing of the kind.
 */
function incompleteLastLine(section) {
    for (const { lines } of section.hunks) {
        const position = lines.findIndex((line, at) => !line.startsWith('+') && (lines[at + 1]?.startsWith('\\') ?? false));
        if (position >= 0)
            return (lines[position] ?? '').slice(1).replace(/\r$/, '');
    }
    return null;
}
/** Whether a section says of any line, old or new, that it has no newline. */
function marksEnd(section) {
    return section.hunks.some(({ lines }) => lines.some((line) => line.startsWith('\\')));
}
/** Whether lines of the new file follow the one that a section says is the last: git would join them with it. */
function continuesBehindEnd({ hunks }) {
    return hunks.some(({ lines }, position) => {
        const end = newEndOf(lines);
        return end >= 0 && (position < hunks.length - 1 || lines.slice(end + 2).some((line) => !/^[-\\]/.test(line)));
    });
}
/** Whether a hunk makes a last line without newline although what it replaces is not the end of the file. */
function endsBeforeEnd(section, text) {
    const last = section.hunks.find(({ lines }) => newEndOf(lines) >= 0);
    if (last === undefined || (0,mendings/* createsFile */.A3)(section))
        return false;
    const fileLines = text.replace(/\n$/, '').split('\n').map(withoutReturn);
    const replaced = last.lines.filter((line) => !/^[+\\]/.test(line)).map((line) => withoutReturn(line.slice(1)));
    if (replaced.length === 0)
        return text !== '' && last.oldStart < fileLines.length;
    return fileLines.slice(-replaced.length).join('\n') !== replaced.join('\n');
}
const withoutReturn = (line) => line.replace(/\r$/, '');
/** Position of the new line that a marker follows, or -1. */
function newEndOf(lines) {
    return lines.findIndex((line, position) => !/^[-\\]/.test(line) && (lines[position + 1]?.startsWith('\\') ?? false));
}
/**
 * Whether a section says that a file ends without newline in some line, before or after the change, and the file does not
 * end there. git finds such a line anywhere and joins it with the next one. Files that several sections touch are left to
 * git: what they look like in between is not in the base.
 */
function misstatesEnd(section, sections, content) {
    const line = incompleteLastLine(section);
    if (content === null || !marksEnd(section))
        return false;
    if (sections.some((other) => other !== section && other.header.join('\n') === section.header.join('\n')))
        return false;
    const text = content.toString('latin1').replace(/\r$/, '');
    if (endsBeforeEnd(section, text))
        return true;
    return line !== null && text !== line && !text.endsWith(`\n${line}`);
}

// EXTERNAL MODULE: ./build/patches/document.js
var patches_document = __webpack_require__(12056);
;// CONCATENATED MODULE: ./build/patches/forms.js


/**
 * The patch as it was written, but for sections that git would misread; null when counts are wrong, because git then drops
 * lines in silence.
 */
function strictForm(document, text) {
    if (!isWellCounted(document))
        return null;
    if (document.sections.some(isMisread))
        return formOf((0,mendings/* withFileModes */.dW)((0,mendings/* withPlainNewFiles */.w0)(document.sections)));
    // Binary data ends with a blank line, which trimming takes away.
    const endsInBinary = (document.sections.at(-1)?.binary.length ?? 0) > 0;
    return { patch: endsInBinary ? Buffer.concat([text, Buffer.from('\n')]) : text, sections: document.sections };
}
/**
 * The mended texts of a patch, the most faithful first: lost blank context restored, counts taken from the lines, each with
 * the line ends it has and with those of the files. A patch that was cut gets no new counts. `visible` is the patch read by
 * what its lines look like, where that differs from what its counts say.
 */
function mendedForms(document, visible, fileOf) {
    const readings = [(0,mendings/* withBlankContext */.um)(document.sections)];
    if (!(0,mendings/* isCutShort */.zy)(document, fileOf))
        readings.push(document.sections, visible.sections);
    const endings = readings.flatMap((sections) => (sections === null ? [] : [(0,mendings/* withPlainNewFiles */.w0)(sections), (0,mendings/* withEndingsOf */.u1)(sections, fileOf)].map(mendings/* withFileModes */.dW)));
    const forms = endings.map(formOf);
    return forms.filter((form, position) => forms.findIndex((other) => Buffer.compare(other.patch, form.patch) === 0) === position);
}
/**
 * The bytes to offer to git. With `zeroContext` a hunk that only deletes gets the new line number of the line it deletes:
 * git takes that number as the place, while the format names the line before (GNU diffutils manual).
 */
function textFor(form, zeroContext) {
    if (!zeroContext)
        return form.patch;
    return (0,patches_document/* renderSections */.H1)(form.sections.map((section) => ({
        ...section,
        hunks: section.hunks.map((hunk) => (hunk.newCount === 0 && !(0,mendings/* deletesFile */.TB)(section) ? { ...hunk, newStart: hunk.newStart + 1 } : hunk)),
    })));
}
/** Sections that git takes, but not as they are meant: new files from CRLF transport, `/dev/null` without a file mode. */
function isMisread(section) {
    return ((0,mendings/* createsFile */.A3)(section) && (0,mendings/* isCrlfTransport */.Tc)(section)) || (0,mendings/* lacksFileMode */.M9)(section);
}
function isWellCounted(document) {
    return document.sections.every((section) => section.hunks.every(patches_document/* isCounted */.he));
}
/** The form that consists of the given sections, with counts taken from their lines. */
function formOf(sections) {
    return { patch: (0,patches_document/* renderSections */.H1)(sections), sections };
}

;// CONCATENATED MODULE: ./build/core/policy/deceptive-text.js
/**
 * Characters that make text look other than it is: bidirectional controls (Unicode UAX 9; "Trojan Source", CVE-2021-42574),
 * and what has no glyph of its own (format and default-ignorable characters, without the joiners and variation selectors
 * of emoji and scripts, and without the byte order mark).
 */
const deceptive_text_hidden = /(?![\u200c\u200d])(?!\ufeff)(?![\ufe00-\ufe0f])[\p{Bidi_Control}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Latin beside Cyrillic or Greek letters within one word (Unicode UTS 39, "Mixed-Script Detection"). */
const mixedScripts = /\p{Script=Latin}[\p{M}\p{N}_]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{M}\p{N}_]*\p{Script=Latin}/u;
/** Whether a text holds characters that cannot be seen or that turn its direction. */
function hidesCharacters(text) {
    return deceptive_text_hidden.test(text);
}
/** Whether a name may pass for another one, because its letters are of two alphabets that look alike. */
function looksAlike(name) {
    return mixedScripts.test(name.normalize('NFC'));
}

// EXTERNAL MODULE: ./build/core/policy/paths.js
var paths = __webpack_require__(90101);
;// CONCATENATED MODULE: ./build/core/policy/protected.js

/** Directories, at the top, that decide what runs with a token (GitHub Docs, "Workflow syntax"). */
const topDirectories = new Set(['.github']);
/** Directories, at any depth, that coding agents take instructions, tools or commands from. */
const agentDirectories = new Set([
    '.agents', '.amazonq', '.augment', '.claude', '.clinerules', '.codex', '.continue', '.cursor', '.gemini', '.junie',
    '.kiro', '.opencode', '.qwen', '.roo', '.trae', '.windsurf',
]);
/** Files, at any depth, that coding agents take instructions or tools from, and git's list of submodules. */
const files = new Set([
    '.gitmodules', 'agent.md', 'agents.md', 'agents.override.md', 'claude.md', 'claude.local.md', 'gemini.md', 'qwen.md',
    'warp.md', 'copilot-instructions.md', '.aider.conf.yml', '.clinerules', '.cursorrules', '.goosehints', '.mcp.json',
    '.roorules', '.roomodes', '.windsurfrules', 'opencode.json', 'opencode.jsonc',
]);
/**
 * Whether no candidate may touch a path: `.github/**`, `.gitmodules` and the instruction files of coding agents (design
 * section 8). Spellings that some disk takes for the same name count too.
 */
function isProtectedPath(path) {
    const names = (0,paths/* foldedComponents */.$C)(path);
    if (topDirectories.has(names[0] ?? ''))
        return true;
    if (names.some((name) => agentDirectories.has(name)))
        return true;
    const last = names.at(-1) ?? '';
    return files.has(last) || /^(gitmod~\d|gi7eba~\d)$/.test(last) || names.slice(-2).join('/') === '.vscode/mcp.json';
}

;// CONCATENATED MODULE: ./build/patches/neighbours.js

/**
 * The directories above added paths, in both trees. git reads those that `base` has; what a new one holds is told by the
 * added paths themselves, so that a deep path costs no look-up for each of its directories.
 */
async function readNeighbours(place, base, tree, added) {
    const directories = [...new Set(added.flatMap(({ path }) => directoriesAbove(path)))].toSorted();
    const before = await readDirectories(place, base, directories);
    const after = await readDirectories(place, tree, [...before.keys()]);
    const created = entriesBelow(added);
    return directories.map((directory) => ({ directory, before: before.get(directory) ?? [], after: after.get(directory) ?? created.get(directory) ?? [] }));
}
/** The entries of those of the directories that a tree has. */
async function readDirectories(place, tree, directories) {
    const objects = await readObjects(place, 'tree', directories.map((directory) => `${tree}:${directory}`));
    return new Map(directories.flatMap((directory) => {
        const content = objects.get(`${tree}:${directory}`) ?? null;
        return content === null ? [] : [[directory, treeEntries(content, tree.length)]];
    }));
}
/** What a tree of the added files alone has in each directory. Directories have no id here: nobody reads them. */
function entriesBelow(added) {
    const entries = new Map();
    for (const { path, newMode, newOid } of added) {
        const names = path.split('/');
        directoriesAbove(path).forEach((directory, position) => {
            const name = names[position] ?? '';
            const entry = position === names.length - 1 ? { mode: newMode, name, oid: newOid } : { mode: '040000', name, oid: '' };
            entries.set(directory, (entries.get(directory) ?? new Map()).set(name, entry));
        });
    }
    return new Map([...entries].map(([directory, named]) => [directory, [...named.values()]]));
}
/** `a/b/c` lies below `''`, `a` and `a/b`. */
function directoriesAbove(path) {
    const names = path.split('/');
    return names.map((_, position) => names.slice(0, position).join('/'));
}

;// CONCATENATED MODULE: ./build/patches/collisions.js


/**
 * The first added path with a component that is new in its directory and that a case-insensitive or normalising disk takes
 * for another entry there; null when every name has a place of its own.
 */
function collidingName(added, neighbours) {
    const crowded = new Map(neighbours.map((neighbourhood) => [neighbourhood.directory, newCollisionsIn(neighbourhood)]));
    const collides = (path) => {
        const names = path.split('/');
        return directoriesAbove(path).some((directory, position) => crowded.get(directory)?.has(names[position] ?? '') ?? false);
    };
    return added.find(collides) ?? null;
}
function newCollisionsIn({ before, after }) {
    const known = new Set(before.map((entry) => entry.name));
    const spellings = new Map();
    for (const { name } of after)
        spellings.set((0,paths/* foldName */.zN)(name), (spellings.get((0,paths/* foldName */.zN)(name)) ?? 0) + 1);
    return new Set(after.map((entry) => entry.name).filter((name) => !known.has(name) && (spellings.get((0,paths/* foldName */.zN)(name)) ?? 0) > 1));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/patches/ignored.js





/**
 * The added paths that the tree's own ignore rules cover: `git add -A` would lose them. git reads the rules from a work
 * tree that holds nothing but the `.gitignore` files above those paths (gitignore manual, "PATTERN FORMAT").
 */
async function ignoredPaths(place, added, neighbours) {
    const rules = neighbours.flatMap(({ directory, after }) => after.filter((entry) => entry.name === '.gitignore' && entry.mode.startsWith('100')).map(({ oid }) => ({ directory, oid })));
    if (rules.length === 0)
        return [];
    const contents = await readObjects(place, 'blob', rules.map(({ oid }) => oid));
    const workTree = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ignore-rules-'));
    try {
        for (const { directory, oid } of rules) {
            await (0,promises_.mkdir)((0,external_node_path_.join)(workTree, directory), { recursive: true });
            await (0,promises_.writeFile)((0,external_node_path_.join)(workTree, directory, '.gitignore'), contents.get(oid) ?? '');
        }
        const { stdout } = await (0,git/* git */.$Y)({ ...place, directory: workTree, workTree }, ['check-ignore', '--no-index', '--stdin', '-z'], {
            // check-ignore refuses literal pathspecs; the leading `./` keeps a name from being read as magic.
            environment: { GIT_LITERAL_PATHSPECS: '0' },
            input: added.map((path) => `./${path}\0`).join(''),
            accept: [0, 1],
        });
        return stdout.toString('utf8').split('\0').filter((path) => path !== '').map((path) => path.slice(2));
    }
    finally {
        await (0,promises_.rm)(workTree, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/patches/links.js



/** How many links Linux follows in one path (path_resolution manual). */
const followLimit = 40;
/**
 * Whether a patch makes a link leave the tree: one of the `touched` links does, or another one does now and did not before.
 */
async function introducesEscape(place, base, tree, touched) {
    const after = await readLinks(place, tree);
    const escaping = [...after.keys()].filter((path) => leavesTree(path, after));
    if (escaping.length === 0)
        return false;
    const before = await readLinks(place, base);
    return escaping.some((path) => touched.has(path) || !leavesTree(path, before));
}
/** Whether following the link at `path` leads above the top, to a root, or into the git directory. */
function leavesTree(path, links) {
    const target = links.get(path);
    if (target === undefined)
        return false;
    return walkLeaves(path, links) || leavesOnWindows(path, target);
}
function walkLeaves(path, links) {
    const place = [];
    const ahead = path.split('/');
    let followed = 0;
    for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            if (place.pop() === undefined)
                return true;
            continue;
        }
        const target = links.get([...place, name].join('/'));
        if (target === undefined) {
            if ((0,paths/* entersGitDirectory */.nD)(name))
                return true;
            place.push(name);
            continue;
        }
        followed += 1;
        if (followed > followLimit)
            return false;
        if ((0,paths/* isAbsolutePath */.Z1)(target))
            return true;
        ahead.unshift(...target.split('/'));
    }
    return false;
}
/** On Windows a backslash separates, too. */
function leavesOnWindows(path, target) {
    return target.includes('\\') && walkLeaves(path, new Map([[path, target.replaceAll('\\', '/')]]));
}
async function readLinks(place, tree) {
    const records = await (0,git/* gitRecords */.Xq)(place, ['ls-tree', '-r', '-z', '--full-tree', tree]);
    const entries = records.flatMap((record) => {
        const match = /^120000 blob ([0-9a-f]+)\t(.+)$/s.exec(record.toString('utf8'));
        return match ? [{ oid: match[1] ?? '', path: match[2] ?? '' }] : [];
    });
    const targets = await readObjects(place, 'blob', entries.map(({ oid }) => oid));
    return new Map(entries.map(({ oid, path }) => [path, targets.get(oid)?.toString('utf8') ?? '']));
}

;// CONCATENATED MODULE: ./build/patches/refusals.js
/** For each reason one sentence on what is wrong and one on how to mend the patch. */
const sentences = {
    'already-applied': 'The snapshot already holds what this patch makes. Nothing is left to do; if the patch is reversed, swap its sides.',
    'ambiguous-location': 'A hunk fits several places and its line numbers do not say which. Correct the line numbers or add context lines.',
    'beyond-symlink': 'A path leads through a symbolic link. Name the file by its real path.',
    'binary-without-data': 'A binary file is named without its data. Make the patch with `git diff --binary`.',
    'case-collision': 'A new name differs from an existing one only in case or in Unicode form, so some disks cannot hold both. Choose another name.',
    'context-mismatch': "A hunk's lines are not in the file as the snapshot has it. Make the patch again from the snapshot's commit; white space counts.",
    'corrupt-patch': 'A hunk is damaged: a line starts with none of space, `+`, `-` and `\\`, or its parts do not belong together. Make the patch again with `git diff`.',
    'empty-patch': 'The patch is empty. Put the output of `git diff` into it.',
    'file-exists': 'The patch creates a file that is there already with other content. Make it change the file instead.',
    'lfs-pointer': 'A file is kept in Git LFS, so the snapshot holds only a pointer and the text of the patch cannot fit. Change the file by a commit on a branch.',
    'malformed-hunk-header': 'A hunk header is not of the form `@@ -start,count +start,count @@`. Write the line numbers and counts.',
    'missing-file': 'The patch changes a file that the snapshot does not have. Check the path, from the top of the repository.',
    'no-op': 'The patch applies but changes nothing. Put a change into it.',
    'not-a-patch': 'There is no diff in this text. Put the output of `git diff` into it.',
    'overlapping-hunks': 'Two hunks of one file share lines. Join them into one hunk.',
    'path-absolute': 'A path starts at the root of a disk. Write paths from the top of the repository, behind `a/` and `b/`.',
    'path-escape': 'A path climbs out of the repository. Write paths from its top, without `..`.',
    'path-git-dir': 'A path goes into the git directory, or into a name that some disk takes for it. Such files cannot be changed by a patch.',
    'path-too-long': 'A new name has more than 255 bytes, or a new path more than 1,023, which some disks cannot hold. Choose a shorter one.',
    'protected-path': 'The patch touches `.github`, `.gitmodules` or instructions for coding agents, which no candidate may. Leave these files out.',
    'submodule-change': 'The patch adds, moves or removes a submodule, whose commit cannot be tried here. Leave it out.',
    'symlink-escape': 'A symbolic link leads out of the tree. Let it point to a file of the repository, by a relative path.',
    'symlink-not-allowed': "A symbolic link's target holds a control character; a line feed means that the `\\ No newline at end of file` line is missing. Mend the target.",
    'truncated-patch': 'The patch stops in the middle: a header without its change, or a hunk with fewer lines than it declares. Post it whole.',
    'unsupported-format': 'This is not a unified diff. Make the patch with `git diff` (merges: against one parent).',
    'windows-unsafe-name': 'A name holds a backslash, a control character or bytes that are not UTF-8, and cannot be kept everywhere. Choose another name.',
};
/** What to tell the author of a patch, by reason. */
function sentenceFor(reason) {
    return sentences[reason];
}
/** The outcome of a refused patch. */
function rejected(reason) {
    return { outcome: 'rejected', reason, tree: null, touched: [], flags: [], message: sentenceFor(reason) };
}
/** The outcome of a patch that leaves `tree` as it is. */
function unchanged(reason, tree) {
    return { outcome: 'no-change', reason, tree, touched: [], flags: [], message: sentenceFor(reason) };
}

;// CONCATENATED MODULE: ./build/patches/inspect.js










const gitlink = '160000';
const symlink = '120000';
/**
 * Judges the tree a patch made: refuses what design section 8 refuses, and flags what a reader should know. `comparison`
 * is the difference between `base` and `tree`, which is not empty.
 */
async function inspectResult(place, base, tree, document, comparison) {
    const { differences, additions, deletions } = comparison;
    const refusal = refusalByPath(differences) ?? (await refusalByLink(place, base, tree, differences));
    if (refusal !== null)
        return rejected(refusal);
    const newFiles = differences.filter((difference) => difference.change === 'A');
    const added = newFiles.map((difference) => difference.path);
    const neighbours = await readNeighbours(place, base, tree, newFiles);
    if (collidingName(added, neighbours) !== null)
        return rejected('case-collision');
    const flags = flagsOf(comparison, document);
    if (await touchesLfsPointer(place, document, differences))
        flags.push('lfs-pointer');
    if ((await ignoredPaths(place, added, neighbours)).length > 0)
        flags.push('ignored-path');
    const touched = differences.map(({ path, change, oldMode, newMode }) => ({ path, change, oldMode, newMode }));
    return { outcome: 'applied', reason: null, tree, touched, flags: flags.toSorted(), additions, deletions };
}
/** The refusals that follow from paths and modes alone. */
function refusalByPath(differences) {
    if (differences.some(({ readable }) => !readable))
        return 'windows-unsafe-name';
    if (differences.some(({ path }) => (0,paths/* entersGitDirectory */.nD)(path)))
        return 'path-git-dir';
    if (differences.some(({ oldMode, newMode }) => oldMode === gitlink || newMode === gitlink))
        return 'submodule-change';
    if (differences.some(({ path }) => isProtectedPath(path)))
        return 'protected-path';
    const added = differences.filter(({ change }) => change === 'A');
    if (added.some(({ path }) => (0,paths/* climbs */.BH)(path)))
        return 'path-escape';
    if (added.some(({ path }) => /[\\\p{Cc}]/u.test(path)))
        return 'windows-unsafe-name';
    return added.some(({ path }) => (0,paths/* isTooLong */.pn)(path)) ? 'path-too-long' : null;
}
async function refusalByLink(place, base, tree, differences) {
    const links = differences.filter(({ oldMode, newMode }) => oldMode === symlink || newMode === symlink);
    if (links.length === 0)
        return null;
    const targets = await readObjects(place, 'blob', links.filter(({ newMode }) => newMode === symlink).map(({ newOid }) => newOid));
    if ([...targets.values()].some((target) => target === null || target.length === 0 || /\p{Cc}/u.test(target.toString('utf8'))))
        return 'symlink-not-allowed';
    return (await introducesEscape(place, base, tree, new Set(links.map(({ path }) => path)))) ? 'symlink-escape' : null;
}
function flagsOf({ differences, additions }, document) {
    const flags = [];
    const added = differences.filter(({ change }) => change === 'A').map(({ path }) => path);
    const modes = differences.flatMap(({ oldMode, newMode }) => [oldMode, newMode]);
    if (additions === null || document.sections.some((section) => section.binary.length > 0))
        flags.push('binary');
    if (differences.some(({ path }) => path.toLowerCase().split('/').at(-1) === '.gitattributes'))
        flags.push('gitattributes');
    if (document.sections.some(addsHiddenCharacters) || added.some(hidesCharacters))
        flags.push('hidden-characters');
    if (added.some(looksAlike))
        flags.push('look-alike-name');
    if (differences.some(({ change, oldMode, newMode }) => change === 'M' && oldMode !== newMode))
        flags.push('mode-change');
    if (document.sections.some((section) => section.header.some((line) => /^rename (from|old) /.test(line))))
        flags.push('rename');
    if (modes.includes(symlink))
        flags.push('symlink');
    if (differences.some(({ change, path }) => change === 'A' && (0,paths/* isUnsafeOnWindows */.zQ)(path)))
        flags.push('windows-unsafe-name');
    return flags;
}
function addsHiddenCharacters({ hunks }) {
    return hunks.some(({ lines }) => lines.some((line) => line.startsWith('+') && hidesCharacters(Buffer.from(line, 'latin1').toString('utf8'))));
}
/** Whether a changed file is, or was, a Git LFS pointer: its object may not exist. Blobs are read only if the patch hints at it. */
async function touchesLfsPointer(place, document, differences) {
    const hint = document.sections.some((section) => section.hunks.some((hunk) => hunk.lines.some((line) => /^[-+ ](version https:\/\/git-lfs|oid sha256:|size \d+\r?$)/.test(line))));
    if (!hint)
        return false;
    const ids = differences.flatMap(({ oldMode, newMode, oldOid, newOid }) => [...(oldMode.startsWith('100') ? [oldOid] : []), ...(newMode.startsWith('100') ? [newOid] : [])]);
    const objects = await readObjects(place, 'blob', ids);
    return [...objects.values()].some(isLfsPointer);
}

;// CONCATENATED MODULE: ./build/patches/locations.js



/** Far behind the end of any file. */
const behindTheEnd = 1_000_000_000;
/**
 * Whether git chose one of several places for a hunk whose line numbers do not decide: it was moved, or its old and new
 * line number contradict each other. git itself is asked: with such hunks sought from the first and from the last line,
 * a unique context gives the same tree both times.
 *
 * `tree` is what the patch made of `base`; `moved` as git reported it.
 */
async function isAmbiguous(scratch, base, sections, how, moved, tree) {
    const movedHunks = moved.map(([section, hunk]) => sections[section]?.hunks[hunk]);
    if (movedHunks.some(hasNothingToGoBy))
        return true;
    const doubtful = new Set([...movedHunks, ...sections.flatMap((section) => section.hunks.filter((hunk) => contradictsItself(section, hunk)))]);
    if (doubtful.size === 0)
        return false;
    for (const start of [1, behindTheEnd]) {
        if ((await treeOf(scratch, base, soughtFrom(start, sections, doubtful), how)) !== tree)
            return true;
    }
    return false;
}
/** Without an old line there is only the line number, and git did not go by it. An unknown hunk cannot be examined. */
function hasNothingToGoBy(hunk) {
    return hunk === undefined || (0,patches_document/* countsOf */.mQ)(hunk).old === 0;
}
function soughtFrom(start, sections, doubtful) {
    // An old start of 1 would tie the hunk to the beginning of the file.
    const seek = (hunk) => (doubtful.has(hunk) ? { ...hunk, oldStart: start + 1, newStart: start } : hunk);
    return sections.map((section) => ({ ...section, hunks: section.hunks.map(seek) }));
}
function treeOf(scratch, base, sections, how) {
    return (0,patches_attempt/* withIndex */.NH)(scratch, base, async (index) => ((await (0,patches_attempt/* applyToIndex */.wm)(index, textFor(formOf(sections), how.zeroContext), how)).applied ? (0,patches_attempt/* writeTree */.WM)(index) : null));
}
/** Whether the new line number is not the old one moved by what the hunks above add and remove. */
function contradictsItself(section, hunk) {
    if (hunk.oldStart === 0 || hunk.newStart === 0)
        return false;
    let shift = 0;
    for (const other of section.hunks) {
        const counts = (0,patches_document/* countsOf */.mQ)(other);
        if (other.oldStart < hunk.oldStart)
            shift += counts.new - counts.old;
    }
    return firstLine(hunk.newStart, hunk.newCount) - firstLine(hunk.oldStart, hunk.oldCount) !== shift;
}
/** With a count of 0 the start is the line before (GNU diffutils manual). */
function firstLine(start, count) {
    return count === 0 ? start + 1 : start;
}

// EXTERNAL MODULE: ./build/patches/overlooked.js
var overlooked = __webpack_require__(71665);
// EXTERNAL MODULE: ./build/patches/reading.js
var reading = __webpack_require__(46781);
;// CONCATENATED MODULE: ./build/patches/result.js

/**
 * Compares two trees by `git diff-tree -r --raw --numstat -z --no-renames` (git-diff-tree manual, "Raw output format"). A
 * change of type counts as a modification.
 */
async function compareTrees(place, base, tree) {
    const { stdout } = await (0,git/* git */.$Y)(place, ['diff-tree', '-r', '--raw', '--numstat', '-z', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv', base, tree]);
    const records = stdout.toString('latin1').split('\0');
    const result = { differences: [], additions: 0, deletions: 0 };
    for (let position = 0; position < records.length; position += 1) {
        const record = records[position] ?? '';
        const raw = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([AMDT])/.exec(record);
        if (raw) {
            position += 1;
            result.differences.push(differenceOf(raw, records[position] ?? ''));
        }
        else {
            addCounts(result, /^(\d+|-)\t(\d+|-)\t/.exec(record));
        }
    }
    return result;
}
function differenceOf(raw, name) {
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = raw;
    const bytes = Buffer.from(name, 'latin1');
    const path = bytes.toString('utf8');
    const change = status === 'A' || status === 'D' ? status : 'M';
    return { path, change, oldMode, newMode, oldOid, newOid, readable: Buffer.from(path, 'utf8').equals(bytes) };
}
function addCounts(result, counts) {
    if (counts === null)
        return;
    const [, added, deleted] = counts;
    if (added === '-' || result.additions === null || result.deletions === null) {
        result.additions = null;
        result.deletions = null;
        return;
    }
    result.additions += Number(added);
    result.deletions += Number(deleted);
}

;// CONCATENATED MODULE: ./build/patches/apply.js















/**
 * What a patch makes of a tree, judged by git (design section 8): strictly first, then in mended forms, each of which git
 * has to take without fuzz; then the resulting tree is inspected.
 *
 * `base` is the id of a commit or tree that `scratch` can read; `patch` the recorded bytes, which are never changed.
 * Calls may run at the same time on one scratch repository. A patch that is refused is an answer, not an error; rejects
 * with `environment` if git or the repository breaks, with `usage` if `directory` leaves the repository.
 */
async function applyPatch(scratch, base, patch, options = {}) {
    const text = (0,mendings/* withoutTransportLoss */.Fb)(patch);
    const document = (0,reading/* readPatch */.H)(text);
    const strips = (0,names/* stripOrder */.Xu)(document);
    const fault = (0,overlooked/* overlookedFault */.B)(document, text, strips[0] ?? 1);
    if (fault !== null)
        return rejected(fault);
    const places = namePlaces(strips, options.directory);
    return (0,patches_attempt/* withIndex */.NH)(scratch, base, async (index) => {
        if ((0,mendings/* changesNothing */.TY)(document))
            return unchanged('no-op', await (0,patches_attempt/* writeTree */.WM)(index));
        const refused = [];
        const strict = strictForm(document, text);
        const marked = document.sections.some(marksEnd);
        const taken = strict && !marked ? await firstTaken(index, [strict], places, refused) : null;
        if (taken)
            return settle(scratch, index, base, document, taken);
        const contentOf = await readBaseFiles(index.place, base, document.sections, places);
        const fileOf = (section) => (0,mendings/* linesOf */.Dx)(contentOf(section));
        const mended = mendedForms(document, (0,reading/* readPatch */.H)(text, 'visible'), fileOf);
        const forms = strict && marked ? [strict, ...mended] : mended;
        const misstated = document.sections.some((section) => continuesBehindEnd(section) || misstatesEnd(section, document.sections, contentOf(section)));
        if (misstated)
            refused.push(...forms.map((form) => refusedUnseen(form, places)));
        const other = misstated ? null : await firstTaken(index, forms, places, refused);
        if (other)
            return settle(scratch, index, base, document, other);
        if (await isHeldAlready(index, refused))
            return unchanged('already-applied', await (0,patches_attempt/* writeTree */.WM)(index));
        if ((0,mendings/* isCutShort */.zy)(document, fileOf))
            return rejected('truncated-patch');
        const reason = mostTelling(refused.map((one) => one.reason));
        return rejected(await closerReason(index.place, base, document.sections, strips[0] ?? 1, reason, contentOf));
    });
}
/** A form that is not offered to git, because it says what the file is not and git would not notice. */
function refusedUnseen(form, places) {
    return { form, how: { strip: places[0]?.strip ?? 1, directory: places[0]?.directory ?? null, zeroContext: false }, reason: 'context-mismatch' };
}
function namePlaces(strips, directory = '.') {
    const below = external_node_path_.posix.normalize(directory).replace(/\/$/, '');
    if (external_node_path_.posix.isAbsolute(below) || below.startsWith('..')) {
        throw new errors/* SafeDebugError */.rc('usage', `The directory ${directory} is not inside the repository. Give a path from its top, such as packages/app.`);
    }
    const top = strips.map((strip) => ({ strip, directory: null }));
    return below === '.' ? top : [...top, ...strips.map((strip) => ({ strip, directory: below }))];
}
/** Offers forms to git until it takes one; every refusal is added to `refused`. */
async function firstTaken(index, forms, places, refused) {
    for (const form of forms) {
        for (const place of places) {
            for (const zeroContext of (0,mendings/* needsZeroContext */.Vt)(form.sections) ? [false, true] : [false]) {
                const how = { ...place, zeroContext };
                const attempt = await (0,patches_attempt/* applyToIndex */.wm)(index, textFor(form, zeroContext), how);
                if (attempt.applied)
                    return { form, how, moved: attempt.moved };
                refused.push({ form, how, reason: reasonOf(attempt.complaint) });
                if (refused.at(-1)?.reason !== 'context-mismatch')
                    break;
            }
            // Another place is right only if the files are not in this one; a new file could go anywhere.
            if (refused.at(-1)?.reason !== 'missing-file')
                break;
        }
    }
    return null;
}
/** The outcome of a form that git took: `index` holds its result. */
async function settle(scratch, index, base, document, taken) {
    const tree = await (0,patches_attempt/* writeTree */.WM)(index);
    const comparison = await compareTrees(index.place, base, tree);
    if (comparison.differences.length === 0)
        return unchanged(document.sections.some(mendings/* statesModes */.nj) ? 'already-applied' : 'no-op', tree);
    if (await isAmbiguous(scratch, base, taken.form.sections, taken.how, taken.moved, tree))
        return rejected('ambiguous-location');
    return inspectResult(index.place, base, tree, document, comparison);
}
/**
 * Whether the base already holds what a refused form makes. Patches that only delete prove nothing: the files they name may
 * never have been there.
 */
async function isHeldAlready(index, refused) {
    for (const { form, how, reason } of refused) {
        if (reason === 'corrupt-patch' || form.sections.every(mendings/* deletesFile */.TB))
            continue;
        if (await (0,patches_attempt/* holdsAlready */.Nd)(index, textFor(form, how.zeroContext), how))
            return true;
    }
    return false;
}


/***/ }),

/***/ 82072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   Nd: () => (/* binding */ holdsAlready),
/* harmony export */   WM: () => (/* binding */ writeTree),
/* harmony export */   wm: () => (/* binding */ applyToIndex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40075);





/** Runs `use` with an index of the tree `base` and removes the index afterwards. */
async function withIndex(scratch, base, use) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch.directory, `index-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    const index = { file, place: { ...scratch.place, indexFile: file } };
    try {
        await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(index.place, ['read-tree', base]);
        return await use(index);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(`${file}.lock`, { force: true });
    }
}
/** Lets git apply a patch to the index, wholly or not at all. Rejects with `environment` if git itself breaks. */
async function applyToIndex(index, patch, how) {
    const { exitStatus, stderr } = await runApply(index, patch, how, ['--verbose']);
    if (exitStatus === 0)
        return { applied: true, moved: movedHunks(stderr) };
    const broken = /^fatal: (unable to (read|write|create|access)|Unable to|bad object|Out of memory|out of memory|cannot|could not).*/m.exec(stderr);
    if (broken)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('environment', `git apply broke in ${index.place.directory}: ${broken[0]}. Check the disk and that the repository has all its objects, then run again.`);
    return { applied: false, complaint: stderr };
}
/** Whether the tree already holds what the patch makes: git would apply it backwards. Nothing is changed. */
async function holdsAlready(index, patch, how) {
    return (await runApply(index, patch, how, ['--check', '--reverse'])).exitStatus === 0;
}
/**
 * Runs `git apply --cached`. On some damaged headers git ends itself by a failed assertion, as does 2.39 when `new file
 * mode` stands behind `--- /dev/null`. That says something about the patch, so it is a refusal, not a broken environment.
 */
async function runApply(index, patch, how, mode) {
    const place = [`-p${how.strip}`, ...(how.zeroContext ? ['--unidiff-zero'] : []), ...(how.directory === null ? [] : [`--directory=${how.directory}`])];
    try {
        return await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(index.place, ['apply', '--cached', ...mode, ...place, '-'], { input: patch, accept: 'any' });
    }
    catch (error) {
        // Every exit status is accepted, so without a cause git did start and was ended by a signal.
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc) || error.cause !== undefined)
            throw error;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(`${index.file}.lock`, { force: true });
        return { exitStatus: 128, stderr: 'git could not read the patch' };
    }
}
/** Writes the index as a tree and returns its id. */
function writeTree(index) {
    return (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index.place, ['write-tree']);
}
/** Reads `Hunk #2 succeeded at 38 (offset 33 lines).` below the `Checking patch` line of each section. */
function movedHunks(report) {
    const moved = [];
    let section = -1;
    for (const line of report.split('\n')) {
        if (line.startsWith('Checking patch '))
            section += 1;
        const hunk = /^Hunk #(\d+) succeeded at \d+ \(offset/.exec(line)?.[1];
        if (hunk !== undefined)
            moved.push([section, Number(hunk) - 1]);
    }
    return moved;
}


/***/ }),

/***/ 12056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ renderSections),
/* harmony export */   fY: () => (/* binding */ missingFrom),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/** Lines a hunk really has on either side. A line that lost everything is a blank context line (git-apply reads it so). */
function countsOf(hunk) {
    let removed = 0;
    let added = 0;
    let context = 0;
    for (const line of hunk.lines) {
        if (line.startsWith('-'))
            removed += 1;
        else if (line.startsWith('+'))
            added += 1;
        else if (!line.startsWith('\\'))
            context += 1;
    }
    return { old: context + removed, new: context + added };
}
/** Lines that the header promises and the text lacks, on either side; negative when the text has more. */
function missingFrom(hunk) {
    const present = countsOf(hunk);
    return { old: hunk.oldCount - present.old, new: hunk.newCount - present.new };
}
/** Whether the header's counts are those of the lines. */
function isCounted(hunk) {
    const missing = missingFrom(hunk);
    return missing.old === 0 && missing.new === 0;
}
/** The text of file sections with counts taken from the lines; everything around the sections is left out. */
function renderSections(sections) {
    const lines = sections.flatMap((section) => [...section.header, ...section.hunks.flatMap(renderHunk), ...section.binary]);
    return Buffer.from(lines.map((line) => `${line}\n`).join(''), 'latin1');
}
function renderHunk(hunk) {
    const present = countsOf(hunk);
    return [`@@ -${hunk.oldStart},${present.old} +${hunk.newStart},${present.new} @@${hunk.heading}`, ...hunk.lines];
}


/***/ }),

/***/ 27987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ guardedChanges)
/* harmony export */ });
/* harmony import */ var _core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80297);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40075);


/**
 * Guarded paths among the changes between two trees, with the rule each falls under. A package.json is looked into:
 * only its scripts and runner configuration are guarded.
 */
async function guardedChanges(scratch, baseTree, tree, touched, guards) {
    const guarded = (0,_core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedPaths */ .fT)(touched, guards);
    for (const { path } of touched.filter(isPackageManifest)) {
        if (guarded.some((known) => known.path === path))
            continue;
        const [before, after] = await Promise.all([textIn(scratch, baseTree, path), textIn(scratch, tree, path)]);
        if ((0,_core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .packageJsonGuard */ .mF)(before, after))
            guarded.push({ path, why: 'configuration' });
    }
    return guarded;
}
function isPackageManifest({ path }) {
    return /(^|\/)package\.json$/i.test(path);
}
async function textIn(scratch, tree, path) {
    const blob = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(scratch.place, ['cat-file', 'blob', `${tree}:${path}`], { accept: 'any' });
    return blob.exitStatus === 0 ? blob.stdout.toString('utf8') : null;
}


/***/ }),

/***/ 32560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ createsFile),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Fb: () => (/* binding */ withoutTransportLoss),
/* harmony export */   M9: () => (/* binding */ lacksFileMode),
/* harmony export */   TB: () => (/* binding */ deletesFile),
/* harmony export */   TY: () => (/* binding */ changesNothing),
/* harmony export */   Tc: () => (/* binding */ isCrlfTransport),
/* harmony export */   Vt: () => (/* binding */ needsZeroContext),
/* harmony export */   dW: () => (/* binding */ withFileModes),
/* harmony export */   nj: () => (/* binding */ statesModes),
/* harmony export */   sL: () => (/* binding */ stopsAtText),
/* harmony export */   u1: () => (/* binding */ withEndingsOf),
/* harmony export */   um: () => (/* binding */ withBlankContext),
/* harmony export */   w0: () => (/* binding */ withPlainNewFiles),
/* harmony export */   zy: () => (/* binding */ isCutShort)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12056);

/** Lines and line ends of a file's bytes. */
function linesOf(content) {
    if (content === null)
        return null;
    const text = content.toString('latin1');
    const all = text.match(/\n/g)?.length ?? 0;
    const carriageReturns = text.match(/\r\n/g)?.length ?? 0;
    const count = all + (text === '' || text.endsWith('\n') ? 0 : 1);
    return { count, endings: carriageReturns === 0 ? 'lf' : carriageReturns === all ? 'crlf' : 'mixed' };
}
/** A patch text without a byte order mark and with the line feed that trimming takes from its last line. */
function withoutTransportLoss(patch) {
    const marked = patch[0] === 0xef && patch[1] === 0xbb && patch[2] === 0xbf;
    const text = marked ? patch.subarray(3) : patch;
    return text.length === 0 || text.at(-1) === 10 ? text : Buffer.concat([text, Buffer.from('\n')]);
}
/** Whether every line of a section, headers too, ends in CRLF: that comes from transport, not from the change. */
function isCrlfTransport(section) {
    return section.binary.length === 0 && linesIn(section).every((line) => line.endsWith('\r'));
}
function linesIn(section) {
    return [...section.header, ...section.hunks.flatMap((hunk) => hunk.lines)];
}
/** A section without carriage returns. */
function withoutCarriageReturns(section) {
    const strip = (line) => line.replace(/\r$/, '');
    return {
        ...section,
        header: section.header.map(strip),
        hunks: section.hunks.map((hunk) => ({ ...hunk, heading: strip(hunk.heading), lines: hunk.lines.map(strip) })),
    };
}
/** A section whose hunk lines end in CRLF; headers and markers stay. */
function withCarriageReturns(section) {
    const extend = (line, next) => (line.startsWith('\\') || next?.startsWith('\\') ? line : `${line === '' ? ' ' : line}\r`);
    return { ...section, hunks: section.hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.map((line, position) => extend(line, hunk.lines[position + 1])) })) };
}
/** Whether a section makes a file from nothing. */
function createsFile(section) {
    return section.header.some((line) => /^(new file mode |--- \/dev\/null\s*$)/.test(line));
}
/** Whether a section removes a file. */
function deletesFile(section) {
    return section.header.some((line) => /^(deleted file mode |\+\+\+ \/dev\/null\s*$)/.test(line));
}
/**
 * Whether a `diff --git` section names `/dev/null` without a `new file mode` or `deleted file mode` line. git then takes
 * `dev/null` for a file of the tree.
 */
function lacksFileMode(section) {
    const names = /^(---|\+\+\+) \/dev\/null\s*$/;
    return section.header.length > 2 && section.header.some((line) => names.test(line)) && !section.header.some((line) => /^(new|deleted) file mode /.test(line));
}
/** Sections without file mode where one is needed, as plain ones: from those git learns the mode by itself. */
function withFileModes(sections) {
    return sections.map((section) => (lacksFileMode(section) ? { ...section, header: section.header.slice(-2) } : section));
}
/** Whether no hunk of a patch adds or removes a line and no header states a change. */
function changesNothing(document) {
    return document.sections.length > 0 && document.sections.every((section) => section.hunks.length > 0 && section.hunks.every((hunk) => hunk.lines.every((line) => !/^[-+]/.test(line)) && (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(hunk)) && !section.header.some((line) => /^(new|old|deleted|rename|copy) /.test(line)));
}
/** Whether a section changes a file's mode; git takes that also for a file that has the new mode already. */
function statesModes(section) {
    return section.header.some((line) => line.startsWith('new mode '));
}
/** Sections whose new files are freed from CRLF transport; there is no base file that could tell. */
function withPlainNewFiles(sections) {
    return sections.map((section) => (createsFile(section) && isCrlfTransport(section) ? withoutCarriageReturns(section) : section));
}
/**
 * Sections with the line ends of the files they change: CRLF goes where the file has none, and comes where the file has
 * nothing else and the section has none (comments lose it). git still has to find every line exactly.
 */
function withEndingsOf(sections, fileOf) {
    return sections.map((section) => {
        const endings = fileOf(section)?.endings ?? null;
        if (isCrlfTransport(section))
            return endings === 'crlf' ? section : withoutCarriageReturns(section);
        if (endings !== 'crlf' || createsFile(section) || linesIn(section).some((line) => line.endsWith('\r')))
            return section;
        return withCarriageReturns(section);
    });
}
/**
 * Sections whose hunks got back the blank context lines they lost at their end, where the header says how many are
 * missing, equally on both sides; null when no hunk is like that.
 */
function withBlankContext(sections) {
    let restored = false;
    const mended = sections.map((section) => ({
        ...section,
        hunks: section.hunks.map((hunk) => {
            const missing = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .missingFrom */ .fY)(hunk);
            if (missing.old <= 0 || missing.old !== missing.new || missing.old > 20)
                return hunk;
            restored = true;
            return { ...hunk, lines: [...hunk.lines, ...Array.from({ length: missing.old }, () => ' ')] };
        }),
    }));
    return restored ? mended : null;
}
/**
 * Whether a patch stops inside its last hunk. A hunk that is short at the very end may be a patch that was cut, so its
 * counts must not be mended; unless they ask for more lines than the file has, which no whole patch can do. Binary data
 * that git refused counts as cut when nothing follows it.
 */
function isCutShort(document, fileOf) {
    const section = document.sections.at(-1);
    const hunk = section?.hunks.at(-1);
    if (section !== undefined && section.binary.length > 0)
        return true;
    if (section === undefined || hunk === undefined || hunk.followedBy !== 'end' || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(hunk))
        return false;
    const missing = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .missingFrom */ .fY)(hunk);
    if (missing.old <= 0 && missing.new <= 0)
        return false;
    const file = fileOf(section);
    return createsFile(section) || file === null || hunk.oldStart - 1 + hunk.oldCount <= file.count || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .countsOf */ .mQ)(hunk).old === 0;
}
/** Whether a hunk stops at a line that is no part of a diff while lines are still missing. */
function stopsAtText(hunk) {
    const missing = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .missingFrom */ .fY)(hunk);
    return hunk.followedBy === 'text' && (missing.old > 0 || missing.new > 0);
}
/**
 * Whether `--unidiff-zero` can make a difference: without it git wants a hunk that ends without context at the end of the
 * file, and one that starts at line 1 at its beginning (git-apply manual). Every line still has to match.
 */
function needsZeroContext(sections) {
    return sections.some((section) => !createsFile(section) && section.hunks.some((hunk) => hunk.oldStart <= 1 || /^[-+]/.test(lastLineOf(hunk))));
}
function lastLineOf(hunk) {
    return hunk.lines.findLast((line) => !line.startsWith('\\')) ?? '';
}


/***/ }),

/***/ 26581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qb: () => (/* binding */ headerNames),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Xu: () => (/* binding */ stripOrder),
/* harmony export */   p6: () => (/* binding */ strippedName)
/* harmony export */ });
/** First directories that are prefixes: those of git-diff, and `./` of a plain diff. */
const knownPrefix = /^[abciow12.]\//;
const escapes = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', '"': '"', '\\': '\\' };
/** Undoes git's C-style quoting of names (git-config manual, core.quotePath). Input and output are one character per byte. */
function unquote(quoted) {
    return quoted.slice(1, -1).replace(/\\([0-7]{3}|.)/gs, (_, code) => (code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8) & 255) : (escapes[code] ?? code)));
}
/** All names in a section's header, without `/dev/null`. Names come from the `diff --git` line only if nothing else has any. */
function headerNames(section) {
    const names = section.header.flatMap(nameOf);
    return names.length > 0 ? names : section.header.slice(0, 1).flatMap(gitLineNames);
}
function nameOf(line) {
    const match = /^(---|\+\+\+|rename from|rename to|rename old|rename new|copy from|copy to) ("(?:[^"\\]|\\.)*"|[^\t\r]*)/s.exec(line);
    if (match === null)
        return [];
    const [, keyword = '', raw = ''] = match;
    const text = raw.startsWith('"') ? unquote(raw) : raw;
    if (text === '/dev/null')
        return [];
    const prefixed = keyword === '---' || keyword === '+++';
    return [{ text, side: keyword === '---' || /(from|old)$/.test(keyword) ? 'old' : 'new', prefixed }];
}
/** Splits `diff --git a/NAME b/NAME`: without quotes only a split into two halves of equal length can be right. */
function gitLineNames(line) {
    const rest = /^diff --git (.*?)\r?$/s.exec(line)?.[1];
    if (rest === undefined)
        return [];
    const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/s.exec(rest);
    const half = (rest.length - 1) / 2;
    const pair = quoted ? [unquote(quoted[1] ?? ''), unquote(quoted[2] ?? '')] : [rest.slice(0, half), rest.slice(half + 1)];
    const [old = '', created = ''] = pair;
    if (!quoted && withoutFirst(old) !== withoutFirst(created))
        return [];
    return [{ text: old, side: 'old', prefixed: true }, { text: created, side: 'new', prefixed: true }];
}
function withoutFirst(name) {
    return name.slice(name.indexOf('/') + 1);
}
/** A name as the tree has it (UTF-8), after stripping. */
function strippedName(name, strip) {
    const text = strip === 1 && name.prefixed ? name.text.replace(/^[^/]*\/+/, '') : name.text;
    return Buffer.from(text, 'latin1').toString('utf8');
}
/** The path a section reads or makes in the tree, as far as its header tells. */
function pathOf(section, strip) {
    const name = headerNames(section)[0];
    return name === undefined ? null : strippedName(name, strip);
}
/**
 * The order in which to try git's `-p`. Prefixes are those of git-diff (`a/ b/`, and `i/ w/ c/ o/ 1/ 2/` of
 * diff.mnemonicPrefix), or two directories that differ while the rest is equal. Names written alike on both sides carry
 * none; stripping would put a new file into the wrong place.
 */
function stripOrder(document) {
    const styles = new Set(document.sections.map(styleOf));
    if (styles.has('prefixed'))
        return styles.has('bare') ? [1, 0] : [1];
    return styles.has('bare') ? [0, 1] : [1];
}
function styleOf(section) {
    let names = headerNames(section).filter((name) => name.prefixed);
    if (names.length === 0)
        names = section.header.slice(0, 1).flatMap(gitLineNames);
    const [first, second] = names;
    if (first === undefined)
        return 'unknown';
    if (second === undefined)
        return knownPrefix.test(first.text) ? 'prefixed' : 'bare';
    if (first.text === second.text)
        return 'bare';
    return knownPrefix.test(first.text) || withoutFirst(first.text) === withoutFirst(second.text) ? 'prefixed' : 'bare';
}


/***/ }),

/***/ 71665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ overlookedFault)
/* harmony export */ });
/* harmony import */ var _core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90101);
/* harmony import */ var _mendings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32560);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26581);



/**
 * Faults that git passes over in silence: it applies the sections it understands, skips the rest as text and reports
 * success. Returns the reason to refuse the patch, or null.
 */
function overlookedFault(document, patch, strip) {
    if (document.blank)
        return 'empty-patch';
    return faultInNames(document, strip) ?? faultBetweenSections(document) ?? faultInSections(document, patch, strip);
}
function faultInNames(document, strip) {
    for (const name of document.sections.flatMap(_names_js__WEBPACK_IMPORTED_MODULE_0__/* .headerNames */ .Qb)) {
        const written = Buffer.from(name.text, 'latin1').toString('utf8');
        const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .strippedName */ .p6)(name, strip);
        if ((0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z1)(written) || (0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z1)(path) || /^[^/]*\/\//.test(written))
            return 'path-absolute';
        if ((0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .entersGitDirectory */ .nD)(path))
            return 'path-git-dir';
        if ((0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .climbs */ .BH)(path) || (0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .climbs */ .BH)(written))
            return 'path-escape';
    }
    // Before git sees them: it takes minutes for a path of many thousand directories.
    return document.sections.some((section) => newNames(section).some((name) => (0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooLong */ .pn)((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .strippedName */ .p6)(name, strip)))) ? 'path-too-long' : null;
}
/** The names in a section's header that the tree may not have yet. */
function newNames(section) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .headerNames */ .Qb)(section).filter(({ side, prefixed }) => side === 'new' && (!prefixed || (0,_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .createsFile */ .A3)(section)));
}
function faultBetweenSections(document) {
    const kinds = new Set(document.oddities.map((oddity) => oddity.kind));
    if (kinds.has('combined-diff') || kinds.has('foreign-format'))
        return 'unsupported-format';
    if (kinds.has('binary-notice'))
        return 'binary-without-data';
    const malformed = document.oddities.find((oddity) => oddity.kind === 'malformed-hunk');
    if (malformed)
        return malformed.last ? 'truncated-patch' : 'malformed-hunk-header';
    if (kinds.has('cut-header'))
        return 'truncated-patch';
    return kinds.has('orphan-hunk') ? 'corrupt-patch' : null;
}
function faultInSections(document, patch, strip) {
    if (document.sections.length === 0)
        return isWrapped(patch) ? 'unsupported-format' : 'not-a-patch';
    if (document.sections.some(statesNothing))
        return 'truncated-patch';
    if (document.sections.some((section) => section.hunks.some(_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsAtText */ .sL) || section.header.some((line) => oddMode.test(line))))
        return 'corrupt-patch';
    return createsTwice(document, strip) ? 'corrupt-patch' : null;
}
/** A mode that is neither a file's, nor a link's, nor a submodule's. */
const oddMode = /^(new file|deleted file|new|old) mode (?!10\d{4}\s*$|120000\s*$|160000\s*$)/;
/** Whether two sections create one file; git keeps the last and says nothing. */
function createsTwice(document, strip) {
    const seen = new Set();
    for (const section of document.sections) {
        const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(section, strip);
        if (path === null)
            continue;
        if ((0,_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .deletesFile */ .TB)(section))
            seen.delete(path);
        if (!(0,_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .createsFile */ .A3)(section))
            continue;
        if (seen.has(path))
            return true;
        seen.add(path);
    }
    return false;
}
/** A patch inside a JSON document, or a script for `ed`. */
function isWrapped(patch) {
    const text = Buffer.from(patch).toString('utf8').trim();
    if (/^\d+(,\d+)?[acd]$/m.test(text) && /^\.$|^\d+(,\d+)?d$/m.test(text))
        return true;
    if (!/^[{["]/.test(text))
        return false;
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Whether a section's header announces a change that is not there: the patch was cut behind the header. */
function statesNothing(section) {
    if (section.hunks.length > 0 || section.binary.length > 1)
        return false;
    const header = section.header.join('\n');
    if (/^(--- |\+\+\+ |GIT binary patch)/m.test(header) || announcesContent(header))
        return true;
    const pairs = [/^rename (from|old) /m, /^rename (to|new) /m, /^copy from /m, /^copy to /m, /^old mode /m, /^new mode /m].map((line) => line.test(header));
    const whole = pairs.some((found, position) => position % 2 === 0 && found && pairs[position + 1]);
    return !whole && !/^(new|deleted) file mode /m.test(header);
}
/** Whether the `index` line names two different contents, or a similarity below 100 %, none of it an empty file. */
function announcesContent(header) {
    const similarity = /^similarity index (\d+)%/m.exec(header)?.[1];
    if (similarity !== undefined && similarity !== '100')
        return true;
    const [, before, after] = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/m.exec(header) ?? [];
    if (before === undefined || after === undefined)
        return /^dissimilarity index/m.test(header);
    return before !== after && ![before, after].some(isEmptyBlob);
}
/** An abbreviated id of the empty blob, for sha1 and sha256 repositories. */
function isEmptyBlob(id) {
    return id.length >= 4 && ['e69de29bb2d1d6434b8b29ae775ad8c2e48c5391', '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813'].some((empty) => empty.startsWith(id));
}


/***/ }),

/***/ 46781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readPatch)
/* harmony export */ });
const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/s;
/** Reads a patch into sections and hunks. Never fails: what is no part of a section is passed over or noted as an oddity. */
function readPatch(patch, reach = 'declared') {
    const lines = Buffer.from(patch).toString('latin1').split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return new PatchReader(lines, reach).read();
}
class PatchReader {
    lines;
    reach;
    sections = [];
    oddities = [];
    lastLine;
    position = 0;
    constructor(lines, reach) {
        this.lines = lines;
        this.reach = reach;
        this.lastLine = lines.findLastIndex((line) => line.trim() !== '');
    }
    read() {
        while (this.position < this.lines.length)
            this.readNext();
        return { sections: this.sections, oddities: this.oddities, blank: this.lastLine < 0 };
    }
    readNext() {
        const line = this.lineAt(this.position);
        if (line.startsWith('diff --git '))
            return this.readGitHeader();
        if (this.isPlainHeader(this.position))
            return this.startSection(2);
        if (line.startsWith('@@'))
            return this.readHunk(line);
        if (line === 'GIT binary patch')
            return this.readBinary();
        const kind = oddityOf(line, this.lineAt(this.position + 1), this.position === this.lastLine);
        if (kind !== null)
            this.note(kind);
        this.position += 1;
    }
    /** A line without its carriage return; empty behind the end. */
    lineAt(position) {
        return (this.lines[position] ?? '').replace(/\r$/, '');
    }
    note(kind) {
        this.oddities.push({ kind, last: this.position >= this.lastLine });
    }
    isPlainHeader(position) {
        return this.lineAt(position).startsWith('--- ') && this.lineAt(position + 1).startsWith('+++ ');
    }
    startSection(headerLines) {
        this.sections.push({ header: this.lines.slice(this.position, this.position + headerLines), hunks: [], binary: [] });
        this.position += headerLines;
    }
    /** `diff --git` and its extended header lines (git-diff manual, "Generating patch text with -p"). */
    readGitHeader() {
        let end = this.position + 1;
        while (extendedHeader.test(this.lineAt(end)))
            end += 1;
        if (this.isPlainHeader(end))
            end += 2;
        this.startSection(end - this.position);
    }
    readBinary() {
        let end = this.position + 1;
        while (end < this.lines.length && !this.lineAt(end).startsWith('diff --git ') && !this.isSignature(end))
            end += 1;
        const section = this.sections.at(-1);
        if (section === undefined)
            this.note('orphan-hunk');
        else
            section.binary.push(...this.lines.slice(this.position, end));
        this.position = end;
    }
    readHunk(line) {
        const match = hunkHeader.exec(this.lines[this.position] ?? '');
        const section = this.sections.at(-1);
        if (match === null || section === undefined) {
            this.note(line.startsWith('@@@') ? 'combined-diff' : match === null ? 'malformed-hunk' : 'orphan-hunk');
            this.position += 1;
            return;
        }
        const [, oldStart, oldCount = '1', newStart, newCount = '1', heading = ''] = match;
        const first = this.position + 1;
        const end = this.endOfHunk(first, Number(oldCount), Number(newCount));
        if (section.hunks.at(-1)?.followedBy === 'text')
            this.note('gap');
        section.hunks.push({
            oldStart: Number(oldStart), oldCount: Number(oldCount), newStart: Number(newStart), newCount: Number(newCount),
            heading, lines: this.lines.slice(first, end), followedBy: this.kindOf(end),
        });
        this.position = end;
    }
    endOfHunk(first, oldCount, newCount) {
        const visible = this.visibleEnd(first);
        if (this.reach === 'visible')
            return visible;
        const declared = this.declaredEnd(first, oldCount, newCount);
        if (declared === null)
            return visible;
        const leftOver = this.lines.slice(declared, visible).some((line) => /^[-+]/.test(line));
        return leftOver && !this.isCutHeader(declared) ? visible : declared;
    }
    /** The end of a hunk by its counts, or null when the lines do not meet them. */
    declaredEnd(first, oldCount, newCount) {
        let old = oldCount;
        let added = newCount;
        let position = first;
        for (; old > 0 || added > 0; position += 1) {
            const line = this.lines[position];
            if (line === undefined || !isBody(line))
                return null;
            if (!/^[+\\]/.test(line))
                old -= 1;
            if (!/^[-\\]/.test(line))
                added -= 1;
            if (old < 0 || added < 0)
                return null;
        }
        while (this.lineAt(position).startsWith('\\ '))
            position += 1;
        return position;
    }
    /** The end of a hunk by what its lines look like: the next header, a mail signature, or text. */
    visibleEnd(first) {
        let end = first;
        for (let position = first; position < this.lines.length; position += 1) {
            const line = this.lineAt(position);
            if (line !== '' && !isBody(line))
                break;
            if (this.isSignature(position) || this.startsPlainSection(position))
                break;
            // Behind a blank line an item of a list looks like a changed line.
            if (end < position && /^[-+] \S/.test(line))
                break;
            if (line !== '')
                end = position + 1;
        }
        return end;
    }
    startsPlainSection(position) {
        if (!this.isPlainHeader(position))
            return false;
        const next = this.lineAt(position + 2);
        return next.startsWith('@@') || position + 2 > this.lastLine;
    }
    /** The first line of a file header with nothing behind it. */
    isCutHeader(position) {
        return position === this.lastLine && /^--- \S/.test(this.lineAt(position));
    }
    /** The `-- ` line that ends a mail made by git-format-patch, followed by a line that is no part of a diff. */
    isSignature(position) {
        return /^-- ?$/.test(this.lineAt(position)) && !/^[-+@\\ ]./.test(this.lineAt(position + 1));
    }
    kindOf(end) {
        if (end > this.lastLine)
            return 'end';
        const line = this.lineAt(end);
        return /^(@@|diff |Index: |```|~~~)/.test(line) || this.isPlainHeader(end) || this.isSignature(end) ? 'header' : 'text';
    }
}
const extendedHeader = /^(old mode|new mode|deleted file mode|new file mode|copy from|copy to|rename from|rename to|rename old|rename new|similarity index|dissimilarity index|index) /;
function isBody(line) {
    return line === '' || line === '\r' || /^[-+ \\]/.test(line);
}
function oddityOf(line, next, last) {
    if (/^diff --(cc|combined) /.test(line))
        return 'combined-diff';
    if (/^\*{15}/.test(line) || /^<{5,9} ?(SEARCH|ORIGINAL)\b/.test(line) || /^\*\*\* (Begin Patch|(Update|Add|Delete) File: )/.test(line))
        return 'foreign-format';
    if (/^\d+(,\d+)?[acd]\d+(,\d+)?$/.test(line) && /^[<>] /.test(next))
        return 'foreign-format';
    if (/^(Binary files .* and .*|Files .* and .*) differ$/.test(line))
        return 'binary-notice';
    if (last && (/^--- \S/.test(line) || /^diff --?g?i?t?$/.test(line) || /^diff --git\b/.test(line)))
        return 'cut-header';
    return null;
}


/***/ }),

/***/ 99874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ Descendants),
/* harmony export */   VA: () => (/* binding */ worldMarkerVariable),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7950);


/** Variable that marks every process of a world, so that also those that left their group and parent are found. */
const worldMarkerVariable = 'SAFE_DEBUG_WORLD';
const endingRounds = 200;
const pauseBetweenRoundsMs = 10;
/**
 * Knows the processes that a command started: by parent, by process group, by the marker in their environment, by a
 * working directory inside the world, and by having been seen as one of them before. Processes may hide from each of
 * these alone; a PID namespace is what makes it certain, where it can be had.
 */
class Descendants {
    #root;
    #marker;
    #directory;
    #user;
    #seen = new Map();
    /**
     * `root` leads its own process group; `marker` is the value of the marker variable; `directory` is the world, or null
     * where its path tells nothing. With `user` only that user's processes count for memory: those around them are ours.
     */
    constructor(root, marker, directory, user = null) {
        this.#root = root;
        this.#marker = marker;
        this.#directory = directory;
        this.#user = user;
    }
    /** Remembers who belongs to the command now; returns the sum of their resident memory in bytes. Cheap enough for a timer. */
    sample(table) {
        const members = this.#byKinship(table);
        for (const entry of members)
            this.#seen.set(entry.pid, entry.startTime);
        const counted = this.#user === null ? members : members.filter(({ pid }) => (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerOf */ .bf)(pid) === this.#user);
        return counted.reduce((sum, entry) => sum + entry.rssBytes, 0);
    }
    /** All live processes that belong to the command, also those that tried to leave. */
    find() {
        const table = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessTable */ .Uc)();
        this.sample(table);
        return table.filter((candidate) => !candidate.zombie &&
            candidate.pid !== process.pid &&
            (this.#isKnown(candidate) || (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentValueOf */ .CP)(candidate.pid, worldMarkerVariable) === this.#marker || this.#livesInside(candidate.pid)));
    }
    /** Ends every descendant; resolves to the number that could not be ended. */
    async end() {
        sendSignal(-this.#root, 'SIGKILL');
        if (!_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .hasProcessTable */ .kh)
            return 0;
        for (let round = 0; round < endingRounds; round++) {
            const left = this.find();
            if (left.length === 0)
                return 0;
            // Stopped first, so that a process cannot fork faster than it is ended.
            for (const { pid } of left)
                sendSignal(pid, 'SIGSTOP');
            for (const { pid } of left)
                sendSignal(pid, 'SIGKILL');
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pauseBetweenRoundsMs);
        }
        return this.find().length;
    }
    #byKinship(table) {
        const children = new Map();
        for (const entry of table) {
            const siblings = children.get(entry.parent);
            if (siblings)
                siblings.push(entry);
            else
                children.set(entry.parent, [entry]);
        }
        const members = new Map();
        const pending = table.filter((entry) => entry.pid === this.#root || entry.group === this.#root || entry.session === this.#root || this.#isKnown(entry));
        for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
            if (members.has(entry.pid))
                continue;
            members.set(entry.pid, entry);
            pending.push(...(children.get(entry.pid) ?? []));
        }
        return [...members.values()];
    }
    #isKnown(entry) {
        return this.#seen.get(entry.pid) === entry.startTime;
    }
    #livesInside(pid) {
        if (this.#directory === null)
            return false;
        const directory = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .workingDirectoryOf */ ._X)(pid);
        return directory !== null && (directory === this.#directory || directory.startsWith(`${this.#directory}/`));
    }
}
/** Sends a signal to a process, or with a negative number to a group. One that is gone is what was wanted; another user's cannot be reached, and counts as a survivor. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const outOfReach = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
        if (!outOfReach)
            throw error;
    }
}


/***/ }),

/***/ 7950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ environmentValueOf),
/* harmony export */   Uc: () => (/* binding */ readProcessTable),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   _X: () => (/* binding */ workingDirectoryOf),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   kh: () => (/* binding */ hasProcessTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const pageBytes = 4096;
/** Whether this system shows its processes under /proc. */
const hasProcessTable = process.platform === 'linux';
/** All processes of this machine that we may look at; empty where there is no /proc. Processes that end meanwhile are left out. */
function readProcessTable() {
    if (!hasProcessTable)
        return [];
    const entries = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')) {
        if (!/^\d+$/.test(name))
            continue;
        const entry = readProcess(Number(name));
        if (entry)
            entries.push(entry);
    }
    return entries;
}
/** One process, or null if it is gone. */
function readProcess(pid) {
    const stat = readGone(`/proc/${pid}/stat`);
    if (stat === null)
        return null;
    // The command's name stands in parentheses and may hold anything, also spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
        pid,
        parent: Number(fields[1]),
        group: Number(fields[2]),
        session: Number(fields[3]),
        startTime: fields[19] ?? '',
        rssBytes: Number(fields[21]) * pageBytes,
        zombie: fields[0] === 'Z' || fields[0] === 'X',
    };
}
/** Value of a variable in the environment a process was started with; null if it has none or is not ours to see. */
function environmentValueOf(pid, name) {
    const prefix = `${name}=`;
    const entry = readGone(`/proc/${pid}/environ`)?.split('\0').find((candidate) => candidate.startsWith(prefix));
    return entry === undefined ? null : entry.slice(prefix.length);
}
/** The process's working directory, or null if it is gone or not ours to see. */
function workingDirectoryOf(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        return null; // gone, or another user's: both mean "not one of ours"
    }
}
/** User id that a live process runs as, or null if it is gone. The owner of its /proc folder would not do: a process can make that root. */
function ownerOf(pid) {
    const status = readGone(`/proc/${pid}/status`);
    if (status === null || /^State:\t[ZX]/m.test(status))
        return null;
    return Number(/^Uid:\t(\d+)/m.exec(status)?.[1]);
}
function readGone(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'latin1');
    }
    catch {
        return null; // gone meanwhile, or another user's
    }
}


/***/ }),

/***/ 30354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   mV: () => (/* binding */ rootRights),
/* harmony export */   oe: () => (/* binding */ searchPath)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

let rights = null;
/** How this process can act as root, or null if it cannot without asking for a password. Tried once by doing it. */
function rootRights() {
    rights ??= findRights();
    return rights;
}
async function findRights() {
    if (process.platform !== 'linux')
        return null;
    if (process.geteuid?.() === 0)
        return [];
    const sudo = ['sudo', '--non-interactive', '--'];
    return (await runProgram([...sudo, 'true'])).status === 0 ? sudo : null;
}
/** Runs a program to its end without input; a program that does not exist ends with status 127. */
function runProgram([program = '', ...args]) {
    return outputOf((0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { cwd: '/', env: searchPath(), stdio: ['ignore', 'pipe', 'pipe'] }));
}
/** The environment of programs that act as root: what a job holds in its own is none of theirs. */
function searchPath() {
    return { PATH: process.env['PATH'] };
}
/** Reads all that a program prints and waits for its end. Meant for programs that print little. */
function outputOf(child) {
    return new Promise((resolve) => {
        let stdout = '';
        let stderr = '';
        child.stdout?.on('data', (chunk) => (stdout += chunk.toString('utf8')));
        child.stderr?.on('data', (chunk) => (stderr += chunk.toString('utf8')));
        child.on('error', ({ message }) => resolve({ status: 127, stdout, stderr: message }));
        child.on('close', (status) => resolve({ status: status ?? 128, stdout, stderr }));
    });
}


/***/ }),

/***/ 25711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ runSupervised)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/processes/process-table.js
var process_table = __webpack_require__(7950);
;// CONCATENATED MODULE: ./build/processes/memory-sampler.js

const firstSampleMs = 15;
const longestPauseMs = 250;
/**
 * Watches the memory of all running commands with one look at the process table for all of them. Looks often at first,
 * so that short commands are seen at all, and rarely later, so that long ones are not slowed down.
 */
class MemorySampler {
    #watched = new Map();
    #timer = null;
    #pauseMs = firstSampleMs;
    /** Starts watching a command. */
    watch(descendants) {
        if (!process_table/* hasProcessTable */.kh)
            return;
        this.#watched.set(descendants, 0);
        this.#pauseMs = firstSampleMs;
        this.#schedule();
    }
    /** Stops watching; returns the highest memory seen in bytes, or null if the command was never seen. */
    stop(descendants) {
        const peak = this.#watched.get(descendants) ?? 0;
        this.#watched.delete(descendants);
        if (this.#watched.size === 0 && this.#timer) {
            clearTimeout(this.#timer);
            this.#timer = null;
        }
        return peak > 0 ? peak : null;
    }
    #schedule() {
        if (this.#timer)
            clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#look(), this.#pauseMs);
        this.#timer.unref();
    }
    #look() {
        const table = (0,process_table/* readProcessTable */.Uc)();
        for (const [descendants, peak] of this.#watched)
            this.#watched.set(descendants, Math.max(peak, descendants.sample(table)));
        this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
        if (this.#watched.size > 0)
            this.#schedule();
    }
}
/** The one sampler of this process. */
const memorySampler = new MemorySampler();

;// CONCATENATED MODULE: ./build/processes/supervised-command.js



const politeEndMs = 2_000;
const pipesCloseMs = 1_000;
/**
 * Runs the command; resolves when it and all its descendants have ended and both outputs are read.
 * A time limit first asks the group to end (SIGTERM) and then ends it. An aborted signal ends everything at once.
 * Rejects with `environment` if the command could not be started, which says nothing of it.
 */
async function runSupervised(command) {
    const { launcher } = command;
    await launcher.admit(command);
    try {
        return await superviseStarted(command);
    }
    finally {
        await launcher.reclaim(command);
    }
}
async function superviseStarted(command) {
    const startedAt = new Date();
    const start = performance.now();
    const running = command.launcher.start(command);
    const { child, descendants } = running;
    await started(child);
    memorySampler.watch(descendants);
    const stop = stopper(running, command);
    // Output that cannot be taken (a full disk) ends the command; the fault itself is told when everything has ended.
    const consumed = command.consume(streamOf(child.stdout), streamOf(child.stderr)).then(() => null, (error) => {
        stop.now();
        return { error };
    });
    const { exitCode, signal } = await running.exit;
    const durationMs = Math.round(performance.now() - start);
    const endedAt = new Date();
    stop.disarm();
    const maxRssBytes = memorySampler.stop(descendants);
    const survivors = await running.end();
    // Contained processes are all gone, so the pipes end by themselves. Elsewhere one may have hidden and hold them open.
    const stopWaiting = command.launcher.contains && survivors === 0 ? () => undefined : closeWhenIdle([child.stdout, child.stderr, child.stdio[3]]);
    const failed = await consumed;
    const cpuMs = processorMilliseconds(await running.processorTime());
    stopWaiting();
    if (failed)
        throw failed.error;
    return { exitCode, signal, timedOut: stop.timedOut(), startedAt, endedAt, durationMs, cpuMs, maxRssBytes, survivors };
}
function started(child) {
    if (child.pid !== undefined)
        return Promise.resolve();
    return new Promise((_, reject) => {
        child.once('error', (cause) => {
            reject(new errors/* SafeDebugError */.rc('environment', `the shell for the gate could not be started: ${cause.message}`, { cause }));
        });
    });
}
/** Arms the time limit and the abort signal. */
function stopper({ send }, command) {
    let timedOut = false;
    let forced;
    const limit = setTimeout(() => {
        timedOut = true;
        send('SIGTERM');
        forced = setTimeout(() => send('SIGKILL'), politeEndMs);
    }, command.timeoutMs);
    const abort = () => send('SIGKILL');
    if (command.signal.aborted)
        abort();
    else
        command.signal.addEventListener('abort', abort, { once: true });
    const disarm = () => {
        clearTimeout(limit);
        clearTimeout(forced);
        command.signal.removeEventListener('abort', abort);
    };
    return { disarm, timedOut: () => timedOut, now: abort };
}
/** Closes streams on which nothing arrived for a while. Data that waits to be read because we were busy counts as arrived. */
function closeWhenIdle(streams) {
    const open = streams.filter((stream) => stream instanceof external_node_stream_.Readable);
    let arrived = false;
    let timer;
    const note = () => {
        arrived = true;
    };
    for (const stream of open)
        stream.on('data', note);
    const look = () => {
        // One more turn, so that what is already in the pipe is read before the decision.
        setImmediate(() => {
            if (!arrived)
                for (const stream of open)
                    stream.destroy();
            else
                wait();
        });
    };
    const wait = () => {
        arrived = false;
        timer = setTimeout(look, pipesCloseMs);
    };
    wait();
    return () => clearTimeout(timer);
}
function streamOf(stream) {
    if (!stream)
        throw new errors/* SafeDebugError */.rc('environment', 'the gate was started without its output pipes');
    return stream;
}
/** Sum of the two times in the second line of POSIX `times`, in milliseconds; null if there is none. */
function processorMilliseconds(times) {
    const line = times.split('\n')[1];
    const parts = [...(line ?? '').matchAll(/(\d+)m(\d+)[.,](\d+)s/g)];
    if (parts.length !== 2)
        return null;
    return Math.round(parts.reduce((sum, [, minutes, seconds, fraction]) => sum + Number(minutes) * 60_000 + Number(`${seconds}.${fraction}`) * 1000, 0));
}


/***/ }),

/***/ 54311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ runWorld),
  Xb: () => (/* binding */ taskOf),
  XB: () => (/* binding */ worldsOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
// EXTERNAL MODULE: ./build/core/documents/manifest.js
var manifest = __webpack_require__(82622);
// EXTERNAL MODULE: ./build/core/documents/record.js
var documents_record = __webpack_require__(23694);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/gate/environment.js
var gate_environment = __webpack_require__(67079);
// EXTERNAL MODULE: ./build/gate/gate-log.js + 3 modules
var gate_log = __webpack_require__(86390);
// EXTERNAL MODULE: ./build/processes/supervised-command.js + 1 modules
var supervised_command = __webpack_require__(25711);
// EXTERNAL MODULE: ./build/gate/capture.js
var capture = __webpack_require__(53300);
// EXTERNAL MODULE: ./build/gate/reports/read.js + 14 modules
var read = __webpack_require__(1903);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./build/gate/report-files.js






/** Largest report that is taken from a world, in bytes. */
const largestReportBytes = 256 * 1024 * 1024;
/** Clocks of file systems may be coarser than ours. */
const clockToleranceMs = 2_000;
/**
 * Files of a folder that match the globs, sorted by their relative paths. Links to folders are not followed, and `.git` and
 * `node_modules` are only entered where a glob names them.
 */
async function findReports(folder, globs) {
    const found = new Set();
    for (const glob of globs) {
        const { base, glob: pattern } = picomatch.scan(glob.replace(/^\.\//, ''));
        const matches = picomatch(glob.replace(/^\.\//, ''), { dot: true });
        if (pattern === '')
            found.add(base);
        else
            for await (const path of filesBelow(folder, base))
                if (matches(path))
                    found.add(path);
    }
    const inside = [];
    for (const path of [...found].sort()) {
        const parent = await resolveInside(folder, (0,external_node_path_.dirname)(path));
        if (parent !== null)
            inside.push({ path, file: (0,external_node_path_.join)(parent, (0,external_node_path_.basename)(path)) });
    }
    return inside;
}
/** Links that may stand on the way to one file; Linux gives up at 40 (path_resolution manual). */
const mostLinks = 40;
/**
 * A path in the gate's folder without links, as this program reaches it; null if it leads out of the folder. The links are followed
 * here and not by the system: where the world is a view (`/proc/PID/root`), absolute ones would lead into our own files.
 */
async function resolveInside({ reached, named }, path) {
    const ahead = path.split(external_node_path_.sep).reverse();
    let behind = [];
    for (let links = 0; ahead.length > 0;) {
        const part = ahead.pop() ?? '';
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (behind.pop() === undefined)
                return null;
            continue;
        }
        const target = await linkTarget((0,external_node_path_.join)(reached, ...behind, part));
        if (target === null) {
            behind.push(part);
            continue;
        }
        if ((links += 1) > mostLinks)
            return null;
        if ((0,external_node_path_.isAbsolute)(target)) {
            if (target !== named && !target.startsWith(named + external_node_path_.sep))
                return null;
            behind = [];
        }
        const rest = (0,external_node_path_.isAbsolute)(target) ? target.slice(named.length) : target;
        ahead.push(...rest.split(external_node_path_.sep).reverse());
    }
    return (0,external_node_path_.join)(reached, ...behind);
}
/** Where a link leads; null for anything else, also for what is not there: opening it will tell. */
async function linkTarget(path) {
    try {
        return await (0,promises_.readlink)(path);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'EINVAL' || isAbsence(error))
            return null;
        throw error;
    }
}
function isAbsence(error) {
    return ['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENXIO', 'EMLINK'].includes((0,errors/* systemCodeOf */.c7)(error) ?? '');
}
async function* filesBelow(folder, path) {
    const directory = await resolveInside(folder, path);
    for (const entry of directory === null ? [] : await listed(directory)) {
        const inner = path === '' || path === '.' ? entry.name : `${path}/${entry.name}`;
        if (!entry.isDirectory())
            yield inner;
        else if (entry.name !== '.git' && entry.name !== 'node_modules')
            yield* filesBelow(folder, inner);
    }
}
async function listed(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if (isAbsence(error))
            return []; // nothing to find there
        throw error;
    }
}
/** Removes reports that lie in a world before its gate starts, so that none of them can pass for a fresh one. */
async function removeReports(folder, globs) {
    for (const { file } of await findReports(folder, globs))
        await (0,promises_.rm)(file, { force: true, recursive: true });
}
/** Copies the reports of a gate that just ended into `target`. A report must be a regular file written while the gate ran. */
async function takeReports(folder, globs, target, ran) {
    const taken = { reports: [], problems: [] };
    for (const { path, file: found } of await findReports(folder, globs)) {
        const file = await openRegular(found);
        if (file === null)
            continue;
        try {
            const { size, mtimeMs } = await file.stat();
            if (mtimeMs < ran.startedAt.getTime() - clockToleranceMs || mtimeMs > ran.endedAt.getTime() + clockToleranceMs)
                taken.problems.push('report-stale');
            else if (size === 0)
                taken.problems.push('report-empty');
            else if (size > largestReportBytes)
                taken.problems.push('report-unparseable');
            else
                taken.reports.push({ ...(await copyReport(file, target, `report-${taken.reports.length + 1}${safeExtension(path)}`)), path });
        }
        finally {
            await file.close();
        }
    }
    return taken;
}
/** Opens without following a link and without waiting for a pipe; null for anything but a regular file, or if it is gone. */
async function openRegular(path) {
    try {
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        if ((await file.stat()).isFile())
            return file;
        await file.close();
        return null;
    }
    catch (error) {
        if (isAbsence(error))
            return null;
        throw error;
    }
}
async function copyReport(file, target, name) {
    await (0,promises_.mkdir)(target, { recursive: true });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const copy = await (0,promises_.open)((0,external_node_path_.join)(target, name), 'wx');
    try {
        for await (const chunk of file.createReadStream({ autoClose: false, start: 0 })) {
            hash.update(chunk);
            await copy.writeFile(chunk);
        }
    }
    finally {
        await copy.close();
    }
    return { name, sha256: `sha256:${hash.digest('hex')}` };
}
function safeExtension(path) {
    const extension = (0,external_node_path_.extname)(path).toLowerCase();
    return /^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '';
}

;// CONCATENATED MODULE: ./build/gate/run-gate.js






const rawName = 'stdout';
/** End of the problem that tells of processes which outlived their gate. */
const survivorProblem = 'processes could not be ended';
/** Runs the gate's command and invariants in a world and takes its reports. */
async function runGate(run) {
    const folder = (0,external_node_path_.join)(run.world.tree, run.gate.directory);
    const place = { reached: (0,external_node_path_.join)(run.world.reached.tree, run.gate.directory), named: folder };
    await removeReports(place, run.gate.reports);
    await (0,promises_.mkdir)(run.target, { recursive: true });
    const { end, kept, bytes } = await runCommand(run, run.gate.command, folder, outputMayBeReport(run.gate));
    const output = kept === null ? null : await keepIfReport(run, kept);
    const taken = await takeReports(place, run.gate.reports, run.target, end);
    const invariants = [];
    let left = end.survivors;
    for (const { name, command } of run.gate.invariants) {
        if (run.signal.aborted)
            break;
        run.log.heading(`invariant ${name}: ${command}`);
        const checked = await runCommand(run, command, folder, false);
        left += checked.end.survivors;
        invariants.push({ name, exitCode: checked.end.exitCode, signal: checked.end.signal, timedOut: checked.end.timedOut, durationMs: checked.end.durationMs });
    }
    return {
        exitCode: end.exitCode,
        signal: end.signal,
        timedOut: end.timedOut,
        startedAt: end.startedAt.toISOString(),
        endedAt: end.endedAt.toISOString(),
        durationMs: end.durationMs,
        cpuMs: end.cpuMs,
        maxRssBytes: end.maxRssBytes,
        directory: folder,
        reports: taken.reports.map(({ name, path, sha256 }) => ({ file: `${run.targetName}/${name}`, path: pathInTree(run.gate.directory, path), sha256 })),
        output,
        outputBytes: bytes,
        invariants,
        problems: [...new Set([...taken.problems, ...(kept?.truncated ? ['output-truncated'] : []), ...(left > 0 ? [`${left} ${survivorProblem}`] : [])])],
    };
}
/** Formats that programs print; without globs the report can only be on standard output. */
function outputMayBeReport(gate) {
    return gate.reports.length === 0 && gate.format !== 'none';
}
/** Standard output that is no report is not kept beside the log. */
async function keepIfReport(run, kept) {
    const file = (0,external_node_path_.join)(run.target, rawName);
    if ((await (0,read/* detectFormat */.Tz)(file)) !== null)
        return { file: `${run.targetName}/${rawName}`, sha256: kept.sha256, truncated: kept.truncated };
    await (0,promises_.rm)(file);
    return null;
}
function pathInTree(directory, path) {
    return directory === '.' ? path : `${directory}/${path}`;
}
async function runCommand(run, command, folder, keepOutput) {
    const raw = keepOutput ? new capture/* RawOutput */.o((0,external_node_path_.join)(run.target, rawName)) : null;
    let bytes = 0;
    const end = await (0,supervised_command/* runSupervised */._)({
        command,
        directory: folder,
        environment: run.environment,
        marker: run.marker,
        worldDirectory: run.world.root,
        timeoutMs: run.gate.timeoutS * 1000,
        launcher: run.world.launcher,
        signal: run.signal,
        consume: async (stdout, stderr) => {
            bytes = await run.log.take((0,capture/* joinOutput */.E)(stdout, stderr, raw));
        },
    });
    return { end, kept: raw?.close() ?? null, bytes };
}

// EXTERNAL MODULE: ./build/patches/apply.js + 15 modules
var apply = __webpack_require__(51644);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/worlds/byte-path.js
var byte_path = __webpack_require__(43134);
;// CONCATENATED MODULE: ./build/worlds/mutation.js






/**
 * Turns a freshly forked tree, which holds `baseTree`, into `tree`: git writes the changed files with its own checkout
 * machinery, from objects that it computed itself, into a folder of ours; from there they go into the world, never through a link
 * that a set-up may have put there. Returns the changed paths. The world's own index stays as it was, so
 * that the change shows as uncommitted work there.
 */
async function applyTree(folder, source, baseTree, tree) {
    const changes = await changedPaths(source.scratch, baseTree, tree);
    const root = (0,byte_path/* bytePathOf */.D9)(folder);
    for (const { path } of changes.filter(({ deleted }) => deleted))
        await removeFile(root, path);
    const written = changes.filter(({ deleted }) => !deleted);
    if (written.length > 0)
        await writeFiles(root, source, tree, written);
    return changes.map(({ path }) => path);
}
/** Reads `diff-tree --raw -z` (its manual, "Raw output format"). */
async function changedPaths(scratch, baseTree, tree) {
    const records = await (0,git/* gitRecords */.Xq)(scratch.place, ['diff-tree', '-r', '--raw', '-z', '--no-renames', '--full-index', baseTree, tree]);
    const changes = [];
    for (let index = 0; index + 1 < records.length; index += 2) {
        const [, mode = '', , object = '', status = ''] = (records[index] ?? Buffer.alloc(0)).toString('latin1').split(' ');
        changes.push({ path: (records[index + 1] ?? Buffer.alloc(0)).toString('latin1'), mode, object, deleted: status.startsWith('D') });
    }
    return changes;
}
/** Removes a file and the folders that are empty then, as git does. What lies behind a link is not the world's. */
async function removeFile(root, path) {
    const folders = foldersAbove(path);
    for (const folder of folders)
        if (!(await isFolder(`${root}/${folder}`)))
            return;
    await (0,promises_.rm)((0,byte_path/* fileOf */.W7)(`${root}/${path}`), { force: true });
    for (const folder of folders.reverse()) {
        try {
            await (0,promises_.rmdir)((0,byte_path/* fileOf */.W7)(`${root}/${folder}`));
        }
        catch (error) {
            const code = (0,errors/* systemCodeOf */.c7)(error);
            if (code === 'ENOTEMPTY' || code === 'EEXIST')
                return; // other files live there
            throw error;
        }
    }
}
async function writeFiles(root, { scratch, attributeFiles }, tree, files) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch.directory, 'checkout-'));
    try {
        const staged = (0,external_node_path_.join)(folder, 'files');
        await (0,promises_.mkdir)(staged);
        const place = { ...scratch.place, directory: staged, workTree: staged, indexFile: (0,external_node_path_.join)(folder, 'index') };
        await indexFiles(place, tree, attributeFiles, files);
        await (0,git/* git */.$Y)(place, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { input: Buffer.from(files.map(({ path }) => `${path}\0`).join(''), 'latin1') });
        for (const { path } of files)
            await putInto(root, path, `${(0,byte_path/* bytePathOf */.D9)(staged)}/${path}`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** An index of the files and of those that say how they are written; git reads attributes from it where the work tree has none. */
async function indexFiles(place, tree, attributeFiles, files) {
    const attributes = attributeFiles.length === 0 ? [] : await (0,git/* gitRecords */.Xq)(place, ['ls-tree', '-z', '--full-tree', tree, '--', ...attributeFiles.map((path) => (0,byte_path/* fileOf */.W7)(path).toString('utf8'))]);
    const lines = [...attributes.map((record) => record.toString('latin1').replace(' blob ', ' ')), ...files.map(({ mode, object, path }) => `${mode} ${object}\t${path}`)];
    await (0,git/* git */.$Y)(place, ['update-index', '-z', '--index-info'], { input: Buffer.from(lines.map((line) => `${line}\0`).join(''), 'latin1') });
}
/** Puts a file or link of ours at a path of the world. What is in its way goes: a link or file where a folder has to be, anything where it has to be. A submodule has no file. */
async function putInto(root, path, staged) {
    for (const folder of foldersAbove(path)) {
        const at = (0,byte_path/* fileOf */.W7)(`${root}/${folder}`);
        if (await isFolder(`${root}/${folder}`))
            continue;
        await (0,promises_.rm)(at, { force: true });
        await (0,promises_.mkdir)(at);
    }
    const [from, to] = [(0,byte_path/* fileOf */.W7)(staged), (0,byte_path/* fileOf */.W7)(`${root}/${path}`)];
    const stat = await (0,promises_.lstat)(from);
    if (stat.isDirectory())
        return;
    await (0,promises_.rm)(to, { recursive: true, force: true });
    if (stat.isSymbolicLink())
        await (0,promises_.symlink)(await (0,promises_.readlink)(from, { encoding: 'buffer' }), to);
    else
        await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_EXCL);
}
/** The folders above a path, outermost first. */
function foldersAbove(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
/** Whether a path is a folder itself, not a link to one. */
async function isFolder(path) {
    try {
        return (await (0,promises_.lstat)((0,byte_path/* fileOf */.W7)(path))).isDirectory();
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(48204);
;// CONCATENATED MODULE: ./build/steps/world.js














/** The task of the baseline or of a candidate. */
function taskOf(world) {
    return { world, candidate: world === 'baseline' ? null : world, slot: world };
}
/**
 * Runs one world of the plan: for every attempt a fork of the snapshot, the recorded patch, the gate. Writes record,
 * log, raw reports and manifest into `target` in the layout of an evidence folder. Returns the record and its digest.
 * Throws `input` if the plan has no such candidate or its recorded patch was changed.
 */
async function runWorld(workbench, task, target) {
    const { plan, snapshot } = workbench;
    // The patch is applied again while worlds are forked. Whoever waits for it hears of its faults.
    const applying = task.candidate === null ? Promise.resolve(plan.snapshot.tree) : recordedTree(workbench, task.candidate);
    applying.catch(() => undefined);
    await (0,promises_.mkdir)((0,external_node_path_.join)(target, 'logs'), { recursive: true });
    const attempts = Array.from({ length: plan.gate.attempts }, (_, index) => runAttempt(workbench, task, applying, index + 1, target));
    const finished = await settle(attempts);
    const tree = await applying;
    const log = await joinLogs(task.world, finished.length, target);
    const manifest = finished[0]?.manifest ?? null;
    const record = {
        schema: documents_record/* recordSchemaName */.m,
        planDigest: workbench.planDigest,
        world: task.world,
        snapshotTree: plan.snapshot.tree,
        tree,
        prepared: snapshot.prepared,
        environment: workbench.environment,
        attempts: finished.map(({ attempt }) => attempt),
        log: { file: layout/* layout */.Z.log(task.world), sha256: log },
        manifest: manifest === null ? null : await writeManifest(task.world, manifest, target),
        notes: snapshot.notes,
        problems: [...survivors(finished), ...(task.world.startsWith('replay') ? await snapshotProblems(workbench) : [])],
    };
    const text = `${JSON.stringify(record, null, 2)}\n`;
    await write((0,external_node_path_.join)(target, layout/* layout */.Z.record(task.world)), text);
    return { record, digest: (0,digest/* digestOf */.ol)(text) };
}
/** Applies the recorded patch of a candidate again, byte for byte, and requires the tree that the plan names. */
async function recordedTree(workbench, id) {
    const candidate = workbench.plan.candidates.find((planned) => planned.id === id);
    if (candidate?.application.outcome !== 'applied')
        throw new errors/* SafeDebugError */.rc('input', `The plan has no candidate ${id} that could run. Candidates: ${workbench.plan.candidates.map((planned) => planned.id).join(', ')}.`);
    const patch = await (0,promises_.readFile)((0,external_node_path_.join)(workbench.planFolder, candidate.mutation.file));
    if ((0,digest/* digestOf */.ol)(patch) !== candidate.mutation.sha256)
        throw new errors/* SafeDebugError */.rc('input', `The recorded patch of candidate ${id} was changed: its digest is not the one in the plan.`);
    const applied = await (0,apply/* applyPatch */.X)(workbench.snapshot.scratch, workbench.plan.snapshot.commit, patch, { directory: workbench.plan.gate.directory });
    if (applied.outcome !== 'applied' || applied.tree !== candidate.application.tree)
        throw new errors/* SafeDebugError */.rc('input', `The recorded patch of candidate ${id} does not give the tree that the plan names.`);
    return applied.tree;
}
/** A time limit that was reached while other gates ran may be their fault: the attempt is repeated alone before it counts. */
async function runAttempt(workbench, task, tree, number, target) {
    const first = await tryOnce(workbench, task, tree, number, target, false);
    if (!first.attempt.timedOut || !first.hadCompany || workbench.signal.aborted)
        return first;
    workbench.events.emit('gate.started', { attempt: number, alone: true, why: `the time limit of ${workbench.plan.gate.timeoutS} s was reached while other gates ran` }, task.world);
    await (0,promises_.rm)((0,external_node_path_.join)(target, layout/* layout */.Z.attempt(task.world, number)), { recursive: true, force: true });
    return tryOnce(workbench, task, tree, number, target, true);
}
/**
 * Prepares a world while other gates run, waits for a place, runs the gate, and gives the place back before the world is
 * described. No more worlds wait prepared than gates may run.
 */
async function tryOnce(workbench, task, tree, number, target, alone) {
    const preparing = await workbench.preparations.enter();
    let prepared = null;
    let place;
    try {
        prepared = await prepare(workbench, task, tree, number, target);
        place = await workbench.queue.enter(alone);
    }
    catch (error) {
        await putAway(prepared);
        throw error;
    }
    finally {
        preparing.leave();
    }
    try {
        const { attempt, hadCompany } = await runInPlace(workbench, task, prepared, number, target, place);
        const manifest = number === 1 ? await manifestOf(workbench, prepared.world, prepared.changed) : null;
        return { attempt: { ...attempt, repeatedAlone: alone }, manifest, hadCompany };
    }
    finally {
        await putAway(prepared);
    }
}
/** Forks the snapshot, sets it up where that has to be done in every world, and applies the recorded patch. */
async function prepare(workbench, task, applying, number, target) {
    const { plan, snapshot, events, signal } = workbench;
    signal.throwIfAborted();
    const world = await snapshot.worlds.fork(`${task.slot}-${number}`);
    const log = new gate_log/* GateLog */.W((0,external_node_path_.join)(target, attemptLog(task.world, number)), workbench.passed);
    const marker = `${plan.id}/${task.world}-${number}`;
    try {
        events.emit('world.forked', { attempt: number, from: 'S0' }, task.world);
        if (snapshot.setUpInWorlds)
            await (0,worlds_workbench/* runSetUp */.dB)(workbench, world, log, marker);
        const tree = await applying;
        const changed = tree === plan.snapshot.tree ? [] : await applyTree(world.reached.tree, snapshot, plan.snapshot.tree, tree);
        if (task.candidate !== null)
            events.emit(task.world === 'replay' ? 'replay.applied' : 'mutation.applied', { attempt: number, candidate: task.candidate, tree }, task.world);
        return { world, log, changed, marker };
    }
    catch (error) {
        await putAway({ world, log });
        throw error;
    }
}
/** Runs the gate and gives the place back as soon as it has ended. */
async function runInPlace(workbench, task, { world, log, marker }, number, target, place) {
    const { plan, events, signal } = workbench;
    let hadCompany = false;
    let attempt;
    try {
        signal.throwIfAborted();
        events.emit('gate.started', { attempt: number, command: plan.gate.command }, task.world);
        log.heading(`gate, attempt ${number}: ${plan.gate.command}`);
        const name = layout/* layout */.Z.attempt(task.world, number);
        const environment = (0,gate_environment/* gateEnvironment */.P2)(world, plan.gate.home, workbench.passed);
        attempt = await runGate({ gate: plan.gate, world, environment, marker, log, target: (0,external_node_path_.join)(target, name), targetName: name, signal });
    }
    finally {
        ({ hadCompany } = place.leave());
    }
    signal.throwIfAborted();
    events.emit('gate.finished', { attempt: number, exitCode: attempt.exitCode, signal: attempt.signal, timedOut: attempt.timedOut, durationMs: attempt.durationMs, cpuMs: attempt.cpuMs }, task.world);
    return { attempt, hadCompany };
}
async function putAway(prepared) {
    prepared?.log.close();
    await prepared?.world.discard();
}
function manifestOf({ snapshot, plan }, world, changed) {
    const source = new Set([...snapshot.source, ...changed]);
    return world.manifest({ source, ignoreRules: snapshot.ignoreRules, readIgnored: plan.policy.compareIgnored });
}
/** Waits for all attempts, so that none goes on after a failure of another. */
async function settle(attempts) {
    await Promise.allSettled(attempts);
    return Promise.all(attempts);
}
const attemptLog = (world, number) => `logs/${world}.${number}.part`;
/** One log a world: the logs of its attempts one after the other. Returns its digest. */
async function joinLogs(world, attempts, target) {
    const parts = [];
    for (let number = 1; number <= attempts; number++) {
        const part = (0,external_node_path_.join)(target, attemptLog(world, number));
        parts.push(await (0,promises_.readFile)(part));
        await (0,promises_.rm)(part);
    }
    const text = Buffer.concat(parts);
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, layout/* layout */.Z.log(world)), text);
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}`;
}
async function writeManifest(world, { entries, ignored }, target) {
    const text = (0,manifest/* manifestText */.$2)(entries);
    await write((0,external_node_path_.join)(target, layout/* layout */.Z.manifest(world)), text);
    return { file: layout/* layout */.Z.manifest(world), sha256: (0,digest/* digestOf */.ol)(text), ignored };
}
/** Processes that could not be ended may still change anything; no evidence of such a world is sound. */
function survivors(finished) {
    return finished.flatMap(({ attempt }) => attempt.problems.filter((problem) => problem.endsWith(survivorProblem)));
}
/** A world in `copy` could write to the snapshot that the replay is forked from; the stamps tell. */
async function snapshotProblems({ snapshot }) {
    const touched = await snapshot.worlds.touchedPath();
    return touched === null ? [] : [`The snapshot was written to while gates ran (${touched}).`];
}
async function write(file, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.writeFile)(file, text);
}
/** Worlds of a plan that have to run before the replay, baseline first. */
function worldsOf(plan) {
    return ['baseline', ...plan.candidates.filter(({ application }) => application.outcome === 'applied' && application.duplicateOf === null).map(({ id }) => id)];
}


/***/ }),

/***/ 43134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ bytePathOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

/** What `fs` functions take for a byte path. */
function fileOf(path) {
    return Buffer.from(path, 'latin1');
}
/** The byte path of ordinary text. */
function bytePathOf(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
const escapes = { 7: '\\a', 8: '\\b', 9: '\\t', 10: '\\n', 11: '\\v', 12: '\\f', 13: '\\r', 34: '\\"', 92: '\\\\' };
/**
 * The path as documents show it: as it is, or quoted the way git quotes (git-config manual, core.quotePath) when it is
 * not UTF-8 or could be taken for a quoted one.
 */
function textOf(path) {
    const bytes = fileOf(path);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !path.startsWith('"'))
        return bytes.toString('utf8');
    const quoted = [...bytes].map((byte) => escapes[byte] ?? (byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte)));
    return `"${quoted.join('')}"`;
}


/***/ }),

/***/ 77227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ environmentFacts)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40075);



/** What this machine is, for the record. */
async function environmentFacts(isolation) {
    const version = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)({ directory: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)() }, ['version']);
    return {
        os: `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.type)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)()}`,
        arch: process.arch,
        node: process.version,
        git: version.replace(/^git version /, ''),
        runner: process.env['RUNNER_ENVIRONMENT'] ?? null,
        isolation,
    };
}


/***/ }),

/***/ 48204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eF: () => (/* binding */ openWorkbench),
  dB: () => (/* binding */ runSetUp),
  cy: () => (/* binding */ stagingFolder)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/gate/environment.js
var gate_environment = __webpack_require__(67079);
// EXTERNAL MODULE: ./build/gate/gate-log.js + 3 modules
var gate_log = __webpack_require__(86390);
;// CONCATENATED MODULE: ./build/processes/gate-queue.js
/**
 * Lets a limited number of tasks run at once, first come, first served. A task may ask to run alone: it waits until all
 * others have ended and keeps new ones waiting.
 */
class GateQueue {
    #places;
    #waiting = [];
    #running = 0;
    #aloneRunning = false;
    /** Grows whenever a second task runs beside another one. */
    #companyCount = 0;
    /** `places` is the number of tasks that may run at once, at least 1. */
    constructor(places) {
        this.#places = Math.max(1, places);
    }
    /** Waits for a place. */
    async enter(alone = false) {
        await new Promise((start) => {
            this.#waiting.push({ alone, start });
            this.#startNext();
        });
        const before = this.#companyCount;
        const together = this.#running > 1;
        return {
            leave: () => {
                const hadCompany = together || this.#companyCount > before;
                this.#leave();
                return { hadCompany };
            },
        };
    }
    #leave() {
        this.#running -= 1;
        this.#aloneRunning = false;
        this.#startNext();
    }
    #startNext() {
        for (let next = this.#waiting[0]; next !== undefined && this.#hasPlaceFor(next); next = this.#waiting[0]) {
            this.#waiting.shift();
            this.#running += 1;
            this.#aloneRunning = next.alone;
            if (this.#running > 1)
                this.#companyCount += 1;
            next.start();
        }
    }
    #hasPlaceFor(next) {
        if (this.#aloneRunning)
            return false;
        return next.alone ? this.#running === 0 : this.#running < this.#places;
    }
}

// EXTERNAL MODULE: ./build/processes/supervised-command.js + 1 modules
var supervised_command = __webpack_require__(25711);
// EXTERNAL MODULE: ./build/gate/capture.js
var capture = __webpack_require__(53300);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/worlds/byte-path.js
var byte_path = __webpack_require__(43134);
;// CONCATENATED MODULE: ./build/worlds/frozen-state.js



const entriesPerTurn = 500;
/**
 * Stamps a folder: kind, size, inode, change and modification time of each entry. The change time cannot be set back by
 * a program, so equal stamps mean that nothing was written since.
 */
async function stampFolder(folder) {
    const stamps = new Map();
    const root = (0,byte_path/* bytePathOf */.D9)(folder);
    const pending = [''];
    let sinceTurn = 0;
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
        for (const entry of (0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(root + path), { withFileTypes: true, encoding: 'latin1' })) {
            const inner = `${path}/${entry.name}`;
            const { ino, size, mode, mtimeNs, ctimeNs } = (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(root + inner), { bigint: true });
            stamps.set(inner, `${mode} ${ino} ${size} ${mtimeNs} ${ctimeNs}`);
            if (entry.isDirectory())
                pending.push(inner);
        }
        if ((sinceTurn += 1) % entriesPerTurn === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    }
    return stamps;
}
/** First path whose stamp differs between two looks at a folder, or null if nothing was touched. */
function firstTouched(before, after) {
    for (const [path, stamp] of before)
        if (after.get(path) !== stamp)
            return (0,byte_path/* textOf */.b6)(path.slice(1));
    for (const path of after.keys())
        if (!before.has(path))
            return (0,byte_path/* textOf */.b6)(path.slice(1));
    return null;
}

;// CONCATENATED MODULE: ./build/worlds/strategy.js
/** The folders under a root. */
function foldersIn(root) {
    return { root, tree: `${root}/tree`, home: `${root}/home`, temporary: `${root}/tmp` };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/worlds/walk.js





/** Larger files are named, not read: a sparse file of any size costs a gate nothing to make. */
const largestHashedBytes = 4 * 1024 ** 3;
/** Longest time without giving other work a turn. */
const sliceMs = 10;
/**
 * Walks a world after its gate and describes every file: synchronous calls with one reused buffer, the fastest way in
 * Node (docs/performance.md), in slices that let other worlds go on. The world's `.git` is left out.
 */
async function walkWorld(tree, rules, known = () => () => null) {
    const walk = new Walk(tree, rules, known);
    const { described, ignored } = await walk.run();
    return { entries: [...walk.takenOver, ...described.map(({ entry }) => entry)], ignored: walk.ignoredTakenOver + ignored.length };
}
/** The same walk with all it saw, by bytes of paths. */
async function recordWalk(tree, rules) {
    return new Walk(tree, rules, () => () => null).run();
}
class Walk {
    #root;
    #rules;
    #known;
    #sourceFolders;
    #described = [];
    #ignored = [];
    #sliceStart = performance.now();
    /** Of parts that were known already. */
    takenOver = [];
    ignoredTakenOver = 0;
    constructor(tree, rules, known) {
        this.#root = (0,byte_path/* bytePathOf */.D9)(tree);
        this.#rules = rules;
        this.#known = known;
        this.#sourceFolders = foldersOf(rules.source);
    }
    async run() {
        let unknown = await this.#walkSource();
        while (unknown.length > 0)
            unknown = await this.#sortOut(unknown);
        return { described: this.#described, ignored: this.#ignored };
    }
    /** Folders that hold tracked files; what else is found there is returned. */
    async #walkSource() {
        const unknown = [];
        const folders = [''];
        for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
            for (const found of this.#list(folder)) {
                if (this.#rules.source.has(found.path) && !found.entry.isDirectory())
                    await this.#describe(found, 'source');
                else if (found.entry.isDirectory() && this.#sourceFolders.has(found.path))
                    folders.push(found.path);
                else
                    unknown.push(found);
            }
        }
        return unknown;
    }
    /** One level of what git does not track: ignored or output. Folders that are not ignored give the next level. */
    async #sortOut(unknown) {
        const name = ({ path, entry }) => (entry.isDirectory() ? `${path}/` : path);
        const ignored = await this.#rules.ignoreRules.ignored(unknown.map(name));
        const next = [];
        for (const found of unknown) {
            if (ignored.has(name(found)))
                await this.#countIgnored(found);
            else if (found.entry.isDirectory())
                for (const inner of this.#list(found.path))
                    next.push(inner);
            else
                await this.#describe(found, 'output');
        }
        return next;
    }
    async #countIgnored(top) {
        const pending = [top];
        for (let found = pending.pop(); found !== undefined; found = pending.pop()) {
            if (found.entry.isDirectory()) {
                for (const inner of this.#list(found.path))
                    pending.push(inner);
            }
            else {
                this.#ignored.push(found.path);
                if (this.#rules.readIgnored)
                    await this.#describe(found, 'ignored');
            }
            await this.#pause();
        }
    }
    /** What of a folder has to be looked at. */
    #list(folder) {
        const prefix = folder === '' ? '' : `${folder}/`;
        const partOf = this.#known(folder);
        const toLookAt = [];
        for (const entry of this.#read(folder)) {
            const found = { path: prefix + entry.name, entry };
            if (found.path === '.git')
                continue;
            const part = partOf(found);
            if (part === null)
                toLookAt.push(found);
            else
                this.#takeOver(part);
        }
        return toLookAt;
    }
    #read(folder) {
        try {
            return (0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(`${this.#root}/${folder}`), { withFileTypes: true, encoding: 'latin1' });
        }
        catch (error) {
            const code = (0,errors/* systemCodeOf */.c7)(error);
            if (code !== 'EACCES' && code !== 'EPERM')
                throw error;
            const set = this.#sourceFolders.has(folder) || folder === '' ? 'source' : 'output';
            this.#described.push({ path: folder, linked: false, entry: { path: (0,byte_path/* textOf */.b6)(folder), set, mode: '000000', special: `unreadable (${code})` } });
            return [];
        }
    }
    #takeOver({ entries, ignored }) {
        for (const entry of entries)
            this.takenOver.push(entry);
        this.ignoredTakenOver += ignored;
    }
    async #describe({ path }, set) {
        const described = describeFile(`${this.#root}/${path}`, (0,byte_path/* textOf */.b6)(path), set);
        if (described)
            this.#described.push({ path, ...described });
        await this.#pause();
    }
    async #pause() {
        if (performance.now() - this.#sliceStart < sliceMs)
            return;
        await (0,external_node_timers_promises_.setImmediate)();
        this.#sliceStart = performance.now();
    }
}
/** All folders above the given paths. */
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            const folder = path.slice(0, slash);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
/** One file as a manifest entry; null if it is gone meanwhile. Links are read, not followed; devices and pipes are named. */
function describeFile(file, path, set) {
    try {
        const stat = (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(file));
        return { entry: entryOf(file, stat, path, set), linked: stat.nlink > 1 };
    }
    catch (error) {
        const code = (0,errors/* systemCodeOf */.c7)(error);
        if (code === 'ENOENT')
            return null;
        if (code === 'EACCES' || code === 'EPERM' || code === 'ELOOP' || code === 'ENXIO')
            return { entry: { path, set, mode: '000000', special: `unreadable (${code})` }, linked: false };
        throw error;
    }
}
function entryOf(file, stat, path, set) {
    if (stat.isSymbolicLink())
        return { path, set, mode: '120000', link: (0,byte_path/* textOf */.b6)((0,external_node_fs_.readlinkSync)((0,byte_path/* fileOf */.W7)(file), { encoding: 'latin1' })) };
    if (stat.size > largestHashedBytes)
        return { path, set, mode: '000000', special: `too large (${stat.size} bytes)` };
    if (stat.isFile())
        return { path, set, mode: (stat.mode & 0o111) === 0 ? '100644' : '100755', sha256: hashFile(file) };
    return { path, set, mode: '000000', special: kindOf(stat) };
}
function kindOf(stat) {
    if (stat.isFIFO())
        return 'fifo';
    if (stat.isSocket())
        return 'socket';
    return stat.isBlockDevice() || stat.isCharacterDevice() ? 'device' : 'other';
}
const buffer = Buffer.allocUnsafe(256 * 1024);
/** sha256 of a file's bytes as hex. Opened without following links and without waiting for a pipe's other end. */
function hashFile(file) {
    const descriptor = (0,external_node_fs_.openSync)((0,byte_path/* fileOf */.W7)(file), external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for (let read = (0,external_node_fs_.readSync)(descriptor, buffer); read > 0; read = (0,external_node_fs_.readSync)(descriptor, buffer))
            hash.update(buffer.subarray(0, read));
        return hash.digest('hex');
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/worlds/copy-strategy.js








/**
 * Worlds as full copies. `cp` is spawned because copying in Node is 2 to 15 times slower (docs/performance.md); blocks
 * are shared where the file system can do that, which is invisible to the world.
 */
class CopyStrategy {
    isolation;
    onePath = false;
    #launcher;
    #workspace;
    constructor(workspace, isolation, launcher) {
        this.#workspace = workspace;
        this.#launcher = launcher;
        this.isolation = isolation;
    }
    /** A copy, so that the plain tree is still there when what the set-up made turns out to be right at one path only. */
    async openWorkshop(plain) {
        const folders = foldersIn(this.#workspace.slot(`prepared-${process.pid}`));
        await copyTree(plain.root, folders.root);
        return { world: this.#worldIn(folders), folders };
    }
    /** Worlds of the user who runs this program could write to the snapshot: stamps tell. */
    async freeze({ folders }) {
        const watched = [folders.root, this.#workspace.own('ignore-rules')];
        const stamps = await Promise.all(watched.map(async (folder) => [folder, await stampFolder(folder)]));
        return { fork: (slot) => this.#fork(folders, slot), touchedPath: () => touchedSince(stamps) };
    }
    async #fork(snapshot, slot) {
        const folders = foldersIn(this.#workspace.slot(slot));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(folders.root), { recursive: true });
        await this.#workspace.discard(folders.root);
        if ((0,external_node_fs_.existsSync)(folders.root))
            throw new errors/* SafeDebugError */.rc('environment', `The world ${folders.root} is still there and cannot be taken away. Look for mounts or immutable files in it, and remove it by hand.`);
        await copyTree(snapshot.root, folders.root);
        return this.#worldIn(folders);
    }
    #worldIn(folders) {
        return { ...folders, reached: folders, launcher: this.#launcher, manifest: (rules) => walkWorld(folders.tree, rules), discard: () => this.#workspace.discard(folders.root) };
    }
}
async function touchedSince(stamps) {
    for (const [folder, before] of stamps) {
        const touched = firstTouched(before, await stampFolder(folder));
        if (touched !== null)
            return touched;
    }
    return null;
}
/** Copying programs by system, best first: the first that works is kept. The last resort is Node itself. */
const copiers = {
    linux: [['cp', '-a', '--reflink=auto', '--'], ['cp', '-a', '--']],
    darwin: [['cp', '-a', '-c'], ['cp', '-a']],
};
const usable = [...(copiers[process.platform] ?? [])];
/** Copies a folder to a path that does not exist yet, with times, modes and links as they are. */
async function copyTree(from, to) {
    let why = '';
    for (let copier = usable[0]; copier !== undefined; copier = usable[0]) {
        const { status, message } = await run(copier, [from, to]);
        if (status === 0)
            return;
        why = message;
        // A full disk or an unreadable file fails with every copier; only an unknown option makes the next one worth a try.
        if (!/option|usage|not supported|not found/i.test(message))
            break;
        usable.shift();
    }
    if (usable.length > 0)
        throw new errors/* SafeDebugError */.rc('environment', `The world ${to} could not be copied: ${why}. Free some space, or set TMPDIR to a larger disk.`);
    await (0,promises_.cp)(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, errorOnExist: true });
}
function run([program = '', ...options], paths) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, [...options, ...paths], { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
        let message = '';
        child.stderr.on('data', (chunk) => {
            if (message.length < 2000)
                message += chunk.toString('utf8');
        });
        child.on('error', () => resolve({ status: 127, message: `${program} was not found` }));
        child.on('close', (code) => resolve({ status: code ?? 128, message: message.trim().split('\n')[0] ?? '' }));
    });
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/processes/descendants.js
var processes_descendants = __webpack_require__(99874);
;// CONCATENATED MODULE: ./build/processes/launcher.js



/** First line of the report of a command that was begun; what a command does afterwards cannot take it away. */
const begun = 'begun';
/**
 * The shell that runs the command reports the processor time of everything it waited for (POSIX `times`) on descriptor
 * 3. It ignores a polite end for itself only, so that it can still report when the command was asked to stop.
 */
const reportingShell = `trap : TERM INT HUP
/bin/sh -c "$1" 3>&-
status=$?
times >&3
exit "$status"`;
/** The reporting shell where the command's folder is there only once its namespaces are entered. Its second argument is that folder. */
const enteringShell = `cd "$2" || exit 126
unset OLDPWD
echo ${begun} >&3
${reportingShell}`;
/**
 * Starts commands as the user who runs this program. `namespace` is what to put before a command to contain its processes;
 * `world` tells whether it leads into a world that is a view of its own.
 */
class SameUserLauncher {
    #namespace;
    #world;
    constructor(namespace, world = false) {
        this.#namespace = namespace;
        this.#world = world;
    }
    get contains() {
        return this.#namespace.length > 0;
    }
    async admit(_command) { }
    async reclaim() { }
    start(command) {
        const child = this.#spawn(command);
        const group = child.pid ?? 0;
        // Worlds that are views all have the same path: it tells nothing of whose a process is.
        const descendants = new processes_descendants/* Descendants */.NX(group, command.marker, this.#world ? null : command.worldDirectory);
        const processorTime = textOf(child.stdio[3]);
        const send = (signal) => {
            if (process.platform === 'win32')
                child.kill(signal);
            else if (group > 0)
                (0,processes_descendants/* sendSignal */.vG)(-group, signal);
        };
        return { child, descendants, exit: exitOf(child), send, end: () => descendants.end(), processorTime: () => processorTime };
    }
    #spawn(command) {
        const environment = { ...command.environment, [processes_descendants/* worldMarkerVariable */.VA]: command.marker };
        const shared = { cwd: this.#world ? '/' : command.directory, env: environment, windowsHide: true };
        if (process.platform === 'win32') {
            const shell = process.env['ComSpec'] ?? 'cmd.exe';
            return (0,external_node_child_process_.spawn)(shell, ['/d', '/s', '/c', `"${command.command}"`], { ...shared, stdio: ['ignore', 'pipe', 'pipe'], windowsVerbatimArguments: true });
        }
        const shell = this.#world ? ['-c', enteringShell, 'sh', command.command, command.directory] : ['-c', reportingShell, 'sh', command.command];
        const [program, ...options] = this.#namespace;
        const [file, args] = program === undefined ? ['/bin/sh', shell] : [program, [...options, '/bin/sh', ...shell]];
        return (0,external_node_child_process_.spawn)(file, args, { ...shared, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], detached: true });
    }
}
/** How a child ends; it never rejects. */
function exitOf(child) {
    return new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })));
}
async function textOf(stream) {
    if (!(stream instanceof external_node_stream_.Readable))
        return '';
    let text = '';
    stream.setEncoding('latin1');
    try {
        for await (const chunk of stream)
            text += String(chunk);
    }
    catch {
        return ''; // closed early: the processor time stays unknown
    }
    return text;
}

;// CONCATENATED MODULE: ./build/processes/process-namespace.js

/**
 * Starts a command as first process of a process namespace of its own, with its own /proc (unshare manual, `--pid`,
 * `--fork`, `--kill-child`, `--mount-proc`): when it ends, the kernel ends everything it started, however well it hid, and
 * from inside no process outside can be seen.
 */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--'];
let probe = null;
/** What to put before a command to contain its processes; empty where this system does not allow it. Tried once by doing it. */
function processNamespace() {
    probe ??= process.platform === 'linux' ? works([...unshare, 'true']).then((usable) => (usable ? unshare : [])) : Promise.resolve([]);
    return probe;
}
function works([program = '', ...args]) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore' });
        child.on('error', () => resolve(false)); // no such program here
        child.on('close', (code) => resolve(code === 0));
    });
}

// EXTERNAL MODULE: ./build/processes/root-rights.js
var root_rights = __webpack_require__(30354);
// EXTERNAL MODULE: ./build/processes/process-table.js
var process_table = __webpack_require__(7950);
;// CONCATENATED MODULE: ./build/processes/separate-user-scripts.js

/**
 * Runs as root, outside the namespaces. Standard input brings requests, a signal's name a line; its end means that the
 * program is gone, and ends everything. Descriptors that this program inherited itself are closed; only bash can name those
 * above 9. The command leads a process group whose number stands in the file `gate`.
 * Arguments: folder for control files, then the command to start.
 */
const supervisingScript = `control=$1
shift
if [ -n "$BASH_VERSION" ]; then
  for open in /proc/$$/fd/*; do
    [ "\${open##*/}" -le 2 ] || eval "exec \${open##*/}>&-"
  done
fi
exec 5<&0 </dev/null
setsid "$@" 3>"$control/times" 4<"$control/environment" 5<&- &
gate=$!
echo "$gate" >"$control/gate"
exec >/dev/null 2>&1
(
  end() { kill -s "$1" -- "-$gate" || kill -s "$1" "$gate"; }
  while read -r request; do end "$request"; done
  end KILL
) <&5 &
watcher=$!
exec 5<&-
wait "$gate"
status=$?
kill -s KILL "$watcher"
exit "$status"`;
/**
 * Runs as root inside the namespaces of one command: mounts what the table names, then becomes the user for good. Why that
 * failed stands in the report (descriptor 3).
 * Arguments: table of mounts (fstab manual), then the command.
 */
const enclosingScript = `why=$(mount --all --fstab "$1" 2>&1) || { echo "$why" >&3; exit 125; }
shift
exec "$@"`;
/**
 * Runs as the world's user: takes its environment from descriptor 4, then is the reporting shell around the command.
 * Arguments: the command, its folder.
 */
function enteringScript(reportingShell) {
    return `eval "$(cat <&4)"
exec 4<&-
cd "$2" || exit 126
unset OLDPWD
echo ${begun} >&3
${reportingShell}`;
}
/** Ends every process of a user at once: no new one can slip through (kill manual, pid -1). Where there is no process namespace. */
const endingScript = 'kill -s KILL -- -1';
/**
 * Runs as root after a command. Only files of the world's user change hands, so that a link to a foreign file gains
 * nothing. Arguments: that user, the new owner, the world's root, then what the user left elsewhere.
 */
const reclaimingScript = `chown --recursive --no-dereference --from="$1" "$2" -- "$3"
shift 3
[ "$#" -eq 0 ] || rm -rf -- "$@"`;
/** Runs as a world's user: prints which of the folders and programs it was given it cannot enter or run, one a line. */
const lookingScript = 'for path; do [ -x "$path" ] || printf "%s\\n" "$path"; done';

;// CONCATENATED MODULE: ./build/processes/as-user.js











/** Name of the user of worlds, where it has one. */
const userName = 'safe-debug';
/**
 * Starts a command as another user, without capabilities and without a way to get more rights (setpriv manual;
 * `no_new_privs` also makes sudo refuse), under a supervisor that is root and ends everything when we are gone.
 */
function startAsUser(command, settings) {
    const { root, user, group } = settings;
    const control = writeControl(command, settings);
    const entered = [...becoming(user, group), 'env', '-i', 'PATH=/usr/local/bin:/usr/bin:/bin', '/bin/sh', '-c', enteringScript(reportingShell), 'sh', command.command, command.directory];
    const [program = '', ...args] = [...root, ...supervisingShell(root), '-c', supervisingScript, 'sh', control, ...settings.enclose(control, entered)];
    const child = (0,external_node_child_process_.spawn)(program, args, { cwd: '/', env: (0,root_rights/* searchPath */.oe)(), stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child.stdin.on('error', () => undefined); // it ended before a request reached it, which is what was wanted
    let [stopped, killed] = [false, false];
    const send = (signal) => {
        stopped = true;
        killed ||= signal === 'SIGKILL';
        child.stdin.write(`${signal.slice(3)}\n`);
    };
    const exit = exitOf(child);
    return {
        child,
        descendants: new processes_descendants/* Descendants */.NX(child.pid ?? 0, command.marker, command.worldDirectory, user),
        exit: exit.then((end) => (killed ? asKilled(end) : end)),
        send,
        end: () => settings.endAll(control, killed),
        processorTime: async () => timesIn(await takeReport(control), stopped, await exit),
    };
}
/** What makes root another user for good. */
function becoming(user, group) {
    const id = String(user);
    return ['setpriv', '--reuid', id, '--regid', id, '--groups', String(group), '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
}
const endingRounds = 500;
const pauseBetweenRoundsMs = 10;
/** Waits until nothing is left of what `countLeft` counts, for some seconds at most; resolves to the number that stayed. */
async function untilGone(countLeft) {
    for (let round = 0; round < endingRounds && countLeft() > 0; round++)
        await (0,external_node_timers_promises_.setTimeout)(pauseBetweenRoundsMs);
    return countLeft();
}
/**
 * For commands in a process namespace. After an end of its own, the kernel has ended all of it before its first process;
 * after a kill, that one is the last to go (pid_namespaces manual), and it is in the group of the command.
 */
async function namespaceIsGone(control, killed) {
    const group = Number((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(control, 'gate'), 'latin1'));
    if (!killed || group === 0)
        return 0; // 0: nothing was started
    return untilGone(() => (0,process_table/* readProcessTable */.Uc)().filter((entry) => entry.group === group && !entry.zombie).length);
}
/**
 * The shell that supervises. Sudo closes what it inherited; for root, bash does, if it is there. It takes a socket on
 * standard input for a remote login and would read a start-up file (bash manual, "Invoked by remote shell daemon").
 */
function supervisingShell(root) {
    return root.length === 0 && (0,external_node_fs_.existsSync)('/bin/bash') ? ['/bin/bash', '--norc'] : ['/bin/sh'];
}
/** The folder of one command, with what must not stand on a command line that others can see. */
function writeControl(command, { controlFolder, named }) {
    const control = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(controlFolder, 'command-'));
    const environment = { ...command.environment, ...(named ? identityIn(command) : {}), [processes_descendants/* worldMarkerVariable */.VA]: command.marker };
    const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(control, 'environment'), lines.join(''), { mode: 0o600 });
    // Root writes into these; as our own files we can read them whatever its umask is.
    for (const name of ['times', 'gate'])
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(control, name), '');
    return control;
}
/** Our own name would be wrong for the world's user; a name that was passed on purpose stays. */
function identityIn({ environment }) {
    const ours = ['USER', 'LOGNAME'].filter((name) => environment[name] !== undefined && environment[name] === process.env[name]);
    return Object.fromEntries(ours.map((name) => [name, userName]));
}
/** A word of the shell's language (POSIX, "Single-Quotes"). */
function quoted(word) {
    return `'${word.replaceAll("'", "'\\''")}'`;
}
/** The shell around the command tells of a kill in its exit status (POSIX, "Exit Status for Commands"). */
function asKilled({ exitCode, signal }) {
    return exitCode === 137 ? { exitCode: null, signal: 'SIGKILL' } : { exitCode, signal };
}
/**
 * The processor time in the report of a command that has ended. The enclosure around a command is ours: that it failed says
 * nothing of the command. So one that was never begun, and was not asked to end before, is a fault of this machine.
 */
function timesIn(report, stopped, { exitCode }) {
    if (report.startsWith(`${begun}\n`))
        return report.slice(begun.length + 1);
    // Who asks a command to end may be faster than its beginning.
    if (stopped)
        return '';
    const why = report.trim().split('\n')[0] ?? '';
    throw new errors/* SafeDebugError */.rc('environment', `A command could not be started in its world (status ${exitCode ?? 'unknown'}${why === '' ? '' : `: ${why}`}). Run again on a machine with free memory and processes, or let gates run as your own user (home: keep).`);
}
/** Takes the report of a command that has ended. */
async function takeReport(control) {
    const report = await (0,promises_.readFile)((0,external_node_path_.join)(control, 'times'), 'latin1');
    await (0,promises_.rm)(control, { recursive: true, force: true });
    return report;
}

;// CONCATENATED MODULE: ./build/processes/mount-table.js



/** A line of a mount table (fstab manual): what, where, which kind of file system, with which options. */
function mountLine(what, where, kind, options) {
    return `${escaped(what)} ${escaped(where)} ${kind} ${options} 0 0\n`;
}
/** Shared memory that no other command sees. */
const ownSharedMemory = mountLine('safe-debug', '/dev/shm', 'tmpfs', 'mode=1777,nosuid,nodev');
/** An empty folder in place of another one. */
function emptyFolder(folder) {
    return mountLine('safe-debug', folder, 'tmpfs', 'mode=0555,size=4k');
}
/** Writes a password and a group file that know the user into a folder; returns the lines that put them into place. */
function namedUser(folder, user, home) {
    const files = { passwd: `${userName}:x:${user}:${user}::${home}:/bin/sh\n`, group: `${userName}:x:${user}:\n` };
    let lines = '';
    for (const [name, line] of Object.entries(files)) {
        const file = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(file, `${accountsOf(`/etc/${name}`)}${line}`, 'latin1');
        (0,external_node_fs_.chmodSync)(file, 0o644);
        lines += mountLine(file, `/etc/${name}`, 'none', 'bind');
    }
    return lines;
}
/** The accounts of this system, ending in a line end; empty where there is no such file. */
function accountsOf(file) {
    return (0,external_node_fs_.existsSync)(file) ? `${(0,external_node_fs_.readFileSync)(file, 'latin1').trimEnd()}\n` : '';
}
function escaped(path) {
    return path.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

;// CONCATENATED MODULE: ./build/processes/separate-user.js









/** Namespaces of one command; when it ends, the kernel ends everything in them (unshare manual). */
const separate_user_unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];
/** Folders that every user may write to. */
const commonFolders = ['/tmp', '/var/tmp', '/dev/shm'];
/**
 * Starts the commands of each world as a user of the world's own. One call as root starts and supervises a command, one
 * before gives the world to its user, one after takes it back; root itself needs no last one.
 */
class SeparateUserLauncher {
    contains = true;
    #settings;
    constructor(settings) {
        this.#settings = settings;
    }
    async admit({ worldDirectory, directory }) {
        if (!(0,external_node_fs_.existsSync)(directory))
            throw new errors/* SafeDebugError */.rc('environment', `The gate cannot be started: there is no folder ${directory}. Name one of the repository with --directory.`);
        const user = this.#userOf(worldDirectory);
        await this.#asRoot(['chown', '--recursive', '--no-dereference', `${user}:${user}`, '--', worldDirectory], `give ${worldDirectory} to a user of its own`);
    }
    async reclaim({ worldDirectory }) {
        const user = this.#userOf(worldDirectory);
        const left = leftBy(user);
        const [own, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
        if (own === 0) {
            // Root reads everything as it is; only the way in is closed for the world's user.
            await (0,promises_.chown)(worldDirectory, own, group);
            await Promise.all(left.map((path) => (0,promises_.rm)(path, { recursive: true, force: true })));
        }
        else {
            await this.#asRoot(['sh', '-c', reclaimingScript, 'sh', String(user), `${own}:${group}`, worldDirectory, ...left], `take ${worldDirectory} back`);
        }
        await (0,promises_.chmod)(worldDirectory, 0o700);
    }
    start(command) {
        const { root, users, controlFolder, namespaces } = this.#settings;
        const user = this.#userOf(command.worldDirectory);
        return startAsUser(command, {
            root,
            user,
            group: users.group,
            controlFolder,
            named: namespaces,
            enclose: (control, inner) => (namespaces ? [...separate_user_unshare, 'sh', '-c', enclosingScript, 'sh', this.#writeMounts(control, user, command), ...inner] : [...inner]),
            endAll: (control, killed) => (namespaces ? namespaceIsGone(control, killed) : this.#endByUser(user)),
        });
    }
    /**
     * Looks around as a user of its own: prints those of the folders and programs that it cannot enter or run, one a line.
     * Another status than 0 means that commands cannot be started this way here.
     */
    look(environment, paths) {
        return lookAround(this, { directory: '/', environment, marker: 'look', worldDirectory: (0,external_node_path_.join)(this.#settings.controlFolder, 'look') }, paths);
    }
    #userOf(worldDirectory) {
        return this.#settings.users.of((0,external_node_path_.basename)(worldDirectory));
    }
    /** The table of what a command sees differently: its user's name, no shared memory of others, and empty folders. */
    #writeMounts(control, user, { environment }) {
        const file = (0,external_node_path_.join)(control, 'mounts');
        (0,external_node_fs_.writeFileSync)(file, [namedUser(control, user, environment['HOME'] ?? '/'), ownSharedMemory, ...this.#settings.hidden.map(emptyFolder)].join(''));
        return file;
    }
    async #endByUser(user) {
        const { root, users } = this.#settings;
        await (0,root_rights/* runProgram */.mB)([...root, ...becoming(user, users.group), 'sh', '-c', endingScript]);
        return untilGone(() => (0,process_table/* readProcessTable */.Uc)().filter(({ pid }) => (0,process_table/* ownerOf */.bf)(pid) === user).length);
    }
    async #asRoot(command, purpose) {
        const { status, stderr } = await (0,root_rights/* runProgram */.mB)([...this.#settings.root, ...command]);
        if (status !== 0)
            throw new errors/* SafeDebugError */.rc('environment', `It was not possible to ${purpose}: ${stderr.trim().split('\n')[0]}. Look for mounts or immutable files there; --home keep runs gates as your own user.`);
    }
}
/** Runs a first command that prints which of the folders and programs it cannot enter or run, one a line. */
async function lookAround(launcher, place, paths) {
    const running = launcher.start({ ...place, command: `set -- ${paths.map(quoted).join(' ')}\n${lookingScript}` });
    const output = await (0,root_rights/* outputOf */.jH)(running.child);
    // Why nothing could be started is in the output.
    await running.processorTime().catch(() => '');
    return output;
}
/** What a user left in the folders that every user may write to. */
function leftBy(user) {
    return commonFolders.flatMap((folder) => {
        if (!(0,external_node_fs_.existsSync)(folder))
            return [];
        return (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name)).filter((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.uid === user);
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/processes/world-users.js




/**
 * Users for worlds: ids between the last user that old archive formats can hold (2^21 - 1; ustar, cpio) and 65,536 below
 * it. Distributions give none of them to people or services, and systemd only to containers that pick one of 28,000
 * ranges by their name (systemd, "Users, Groups, UIDs and GIDs").
 */
const firstUser = 2_031_616;
const usersOfRun = 4_096;
const ranges = 16;
/** A range of user ids that no other run on this machine uses: one for each world, and one for the group of them all. */
class WorldUsers {
    #first;
    #lock;
    #given = new Map();
    #taken = new Set();
    constructor(first, lock) {
        this.#first = first;
        this.#lock = lock;
    }
    /** Takes the first range that is free; null if there is none. It is free again after `release` or the end of this process. */
    static async take() {
        const busy = usersInUse();
        for (let range = 0; range < ranges; range++) {
            const first = firstUser + range * usersOfRun;
            if (busy.some((user) => user >= first && user < first + usersOfRun))
                continue;
            const lock = await lockOf(range);
            if (lock !== null)
                return new WorldUsers(first, lock);
        }
        return null;
    }
    /** The group that all worlds of the run have beside their own: it may read what they share. */
    get group() {
        return this.#first;
    }
    /** The user of a world, from its name alone as long as no other name wants the same, so that repetitions give the same. */
    of(world) {
        const given = this.#given.get(world);
        if (given !== undefined)
            return given;
        const places = usersOfRun - 1;
        let place = (0,external_node_crypto_.createHash)('sha256').update(world).digest().readUInt32BE() % places;
        while (this.#taken.has(place))
            place = (place + 1) % places;
        this.#taken.add(place);
        const user = this.#first + 1 + place;
        this.#given.set(world, user);
        return user;
    }
    /** Gives the range back. */
    release() {
        this.#lock.close();
    }
}
/** Users of live processes and of the password file. */
function usersInUse() {
    const running = (0,process_table/* readProcessTable */.Uc)().map(({ pid }) => (0,process_table/* ownerOf */.bf)(pid));
    const known = ((0,external_node_fs_.existsSync)('/etc/passwd') ? (0,external_node_fs_.readFileSync)('/etc/passwd', 'latin1') : '').split('\n').map((line) => Number(line.split(':')[2]));
    return [...running, ...known].map((user) => user ?? 0).filter((user) => user >= firstUser);
}
/** An abstract socket (unix manual) is a lock that all users share and that the kernel gives back with its process. */
function lockOf(range) {
    const server = (0,external_node_net_.createServer)((connection) => connection.destroy());
    return new Promise((resolve) => {
        server.once('error', () => resolve(null)); // another run has it
        server.listen({ path: `\0safe-debug-users-${range}` }, () => resolve(server));
        server.unref();
    });
}

;// CONCATENATED MODULE: ./build/worlds/hidden-folders.js




/** Folders of a CI runner that hold its checkout, its temporary files and with them credentials (GitHub Docs, "Variables reference"). */
const runnerFolders = ['GITHUB_WORKSPACE', 'RUNNER_WORKSPACE', 'RUNNER_TEMP'];
/**
 * Folders that a gate has no business with and that every user can often read: the user's checkout with its git
 * directory, this program's evidence, and the CI runner's. One that the gate's commands or environment name stays, and so does one that
 * holds the worlds; the notes say which. Of a checkout that stays, the git directory is hidden all the same.
 */
function foldersToHide({ plan, passed, repository, workspace, own }) {
    const world = foldersIn(workspace.slot('look'));
    const { HOME: _home, TMPDIR: _tmpdir, TMP: _tmp, TEMP: _temp, ...environment } = (0,gate_environment/* gateEnvironment */.P2)(world, 'own', passed);
    const commands = [plan.gate.command, ...plan.gate.invariants.map(({ command }) => command), plan.worlds.setup ?? ''];
    const texts = [...commands, ...Object.values(environment)];
    const gitDirectory = repository.workTree === null ? null : (0,external_node_path_.dirname)(repository.objects);
    const wanted = [repository.workTree ?? repository.path, gitDirectory, ...own, ...runnerFolders.map((name) => process.env[name])].flatMap(existing);
    const carries = plan.worlds.carry.length > 0 ? repository.workTree : null;
    const reasonToShow = (folder) => {
        if (isInside(workspace.directory, folder))
            return 'the worlds lie in it';
        if (folder === carries)
            return 'carried files may point there';
        return texts.some((text) => names(text, folder)) ? 'commands or variables of the gates name it' : null;
    };
    const folders = [];
    const notes = [];
    for (const folder of new Set(wanted)) {
        const why = reasonToShow(folder);
        if (why === null)
            folders.push(folder);
        else
            notes.push(`The gates could see ${folder}, because ${why}.`);
    }
    return { folders: folders.filter((folder) => !folders.some((other) => other !== folder && isInside(folder, other))), notes };
}
function existing(folder) {
    if (!folder)
        return [];
    try {
        return [(0,external_node_fs_.realpathSync)(folder)];
    }
    catch {
        return []; // not there: nothing to hide
    }
}
/** Whether a path is a folder or lies in it. */
function isInside(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}
/** Whether a text holds the path of a folder or of something in it. */
function names(text, folder) {
    return text.split(folder).slice(1).some((rest) => !/^[A-Za-z0-9_-]/.test(rest));
}

;// CONCATENATED MODULE: ./build/worlds/sight.js



/** Starts a first command, which is told its environment and the paths to try, to see what it can reach. Text: why no command could be started. */
async function look({ plan, passed, workspace }, world, start) {
    const environment = (0,gate_environment/* gateEnvironment */.P2)(world, 'own', passed);
    const programs = programsOf(plan, environment['PATH'] ?? '');
    const folders = [workspace.worlds, workspace.shared, ...toolFolders(environment, world)].filter(canUse);
    const { status, stdout, stderr } = await start(environment, [...folders, ...programs]);
    if (status !== 0)
        return `commands of another user do not start (${firstLine(stderr)})`;
    const closed = new Set(stdout.split('\n'));
    return { folders: folders.filter((folder) => closed.has(folder)), programs: programs.filter((program) => closed.has(program)) };
}
/** Why commands cannot run there, or null. */
function faultOf(closed, { workspace: { worlds, shared } }) {
    if (closed.folders.includes(worlds) || closed.folders.includes(shared))
        return `another user cannot enter the folder for worlds, ${worlds}; name an open one with TMPDIR`;
    if (closed.programs.length > 0)
        return `another user cannot run ${closed.programs.join(', ')}, which lies in a closed folder`;
    return null;
}
/** What `why` adds where some folders of programs are closed; empty if none is. */
function unseenFolders({ folders }) {
    return folders.length === 0 ? '' : `; it cannot enter these folders of programs: ${folders.join(', ')}`;
}
/** The programs that the plan's commands begin with, where they are plain names, as PATH finds them for us. */
function programsOf(plan, path) {
    const names = new Set(commandsOf(plan).map((command) => command.trim().split(/\s/)[0] ?? '').filter((word) => /^[A-Za-z0-9_.+-]+$/.test(word)));
    return [...names].flatMap((name) => path.split(external_node_path_.delimiter).map((folder) => (0,external_node_path_.join)(folder, name)).find(canUse) ?? []);
}
/** All commands that a plan has run in worlds. */
function commandsOf({ gate, worlds }) {
    return [gate.command, ...gate.invariants.map(({ command }) => command), ...(worlds.setup === null ? [] : [worlds.setup])];
}
/** Folders that the environment names for programs; the world's own are left out. */
function toolFolders(environment, world) {
    const named = Object.entries(environment).flatMap(([name, value]) => (name === 'PATH' ? value.split(external_node_path_.delimiter) : [value]));
    return [...new Set(named)].filter((folder) => folder.startsWith('/') && !folder.startsWith(world.root));
}
function canUse(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false; // not there, or closed to us too: nothing that a gate would miss
    }
}
/** The first line of what a program complained of. */
function firstLine(text) {
    return text.trim().split('\n')[0] ?? '';
}

;// CONCATENATED MODULE: ./build/worlds/choose-launcher.js











/**
 * Rights to run commands as users of worlds, where this process can act as root (root itself, or sudo without a password). They
 * are held until the workspace is closed. Text: what was missing.
 */
async function takeUserRights({ plan, workspace }) {
    if (process.platform !== 'linux')
        return 'separate users can be had on Linux only';
    if (plan.gate.home === 'keep')
        return 'they share its HOME (--home keep)';
    const root = await (0,root_rights/* rootRights */.mV)();
    if (root === null)
        return 'it is not root and has no sudo without a password';
    if (!linksAreProtected())
        return 'hard links to files of others are not refused here (sysctl fs.protected_hardlinks)';
    const users = await WorldUsers.take();
    // A gate can make the ranges look taken. Running the next gates as ourselves is what it would like best.
    if (users === null)
        throw new errors/* SafeDebugError */.rc('environment', 'Every range of user ids for worlds is in use on this machine: too many runs at once, or something that keeps them from running. Wait for the others, look for processes of users from 2031616 on, and run again. Nothing was run.');
    workspace.beforeClosing(() => users.release());
    const controlFolder = workspace.own('control');
    await (0,promises_.mkdir)(controlFolder, { recursive: true });
    const shared = await (0,root_rights/* runProgram */.mB)([...root, 'chgrp', String(users.group), workspace.shared]);
    return shared.status === 0 ? { root, users, controlFolder } : `it cannot give files away (${firstLine(shared.stderr)})`;
}
/**
 * For worlds that are copies: their commands run as a user of their world's own where there are rights for that and that user
 * can work: it reaches the worlds and finds the programs. Everywhere else they run as we do, and `why` says what was missing.
 */
async function chooseLauncher(needs, rights) {
    const found = typeof rights === 'string' ? rights : await separateUser(needs, rights);
    if (typeof found !== 'string')
        return found;
    return { launcher: new SameUserLauncher(await processNamespace()), user: 'same-user', why: `gates run as the user who ran this program: ${found}`, notes: [] };
}
/** A launcher that was seen to work, or why there is none. */
async function separateUser(needs, rights) {
    const hidden = foldersToHide(needs);
    const attempts = [
        { namespaces: true, hidden: hidden.folders },
        { namespaces: false, hidden: [] },
    ].map((kind) => ({ ...rights, ...kind }));
    let why = '';
    for (const settings of attempts) {
        const launcher = new SeparateUserLauncher(settings);
        const seen = await look(needs, foldersIn(needs.workspace.slot('look')), (environment, paths) => launcher.look(environment, paths));
        if (typeof seen !== 'string')
            return choiceOf(needs, settings, seen, hidden.notes);
        why = seen;
    }
    return why;
}
function choiceOf(needs, settings, closed, notes) {
    const fault = faultOf(closed, needs);
    if (fault !== null)
        return fault;
    const bare = ['This system gives no namespaces: the gates could read what every user may read, also in the checkout.'];
    return { launcher: new SeparateUserLauncher(settings), user: 'separate', why: `each world has a user of its own${unseenFolders(closed)}`, notes: settings.namespaces ? notes : bare };
}
/** Linux refuses links to files of others (proc_sys_fs manual); without that, giving a world away could give those files away. */
function linksAreProtected() {
    const setting = '/proc/sys/fs/protected_hardlinks';
    return (0,external_node_fs_.existsSync)(setting) && (0,external_node_fs_.readFileSync)(setting, 'latin1').trim() === '1';
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./build/processes/holder.js





/**
 * Runs with all rights in fresh namespaces: mounts what the table names, brings up loopback where the network is one of
 * its own (sysfs shows the devices of the namespace that mounted it, sysfs manual; `ip` need not be there), and becomes
 * the program that waits.
 * Arguments: folder that relative paths count from, table of mounts, `on` or `off`, then the program.
 */
const holdingScript = `cd "$1" && mount --all --fstab "$2" || exit 125
if [ "$3" = off ]; then
  mount -t sysfs -o nosuid,nodev,noexec safe-debug /sys && echo 1 >/sys/class/net/lo/flags || exit 125
fi
cd /
shift 3
exec "$@"`;
/** Says its process id, then waits for the end of its input: that is our end, if nothing else is. */
const waitingScript = 'echo "holder $$"; read -r _; exit 0';
/**
 * Starts a process in namespaces of its own for mounts, names and, with the network off, network devices. By root it is
 * ours afterwards and without any capability, so that this program, and nobody else, reaches its files through
 * `/proc/PID/root` (proc_pid_root manual). When this program ends, also by a kill, the process ends, and all mounts with it.
 * Throws `environment` with the reason if that is not possible here.
 */
async function startHolder({ rights, base, table, network }) {
    const namespaces = ['--mount', '--uts', ...(network === 'off' ? ['--net'] : [])];
    const waiting = ['/bin/sh', '-c', waitingScript];
    const [program = '', ...args] = rights.kind === 'root'
        ? [...rights.root, 'unshare', ...namespaces, '--', 'sh', '-c', holdingScript, 'sh', base, table, network, ...becomingUs(), ...waiting]
        : ['unshare', '--user', '--map-root-user', ...namespaces, '--', 'sh', '-c', holdingScript, 'sh', base, table, network, ...waiting];
    // A session of its own: an interruption from the terminal is for us to act on.
    const child = (0,external_node_child_process_.spawn)(program, args, { cwd: '/', env: (0,root_rights/* searchPath */.oe)(), stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child.stdin.on('error', () => undefined); // it ended by itself, which is what was wanted
    const exit = exitOf(child);
    const failed = new Promise((resolve) => child.once('error', ({ message }) => resolve(message)));
    const said = await Promise.race([firstWords(child.stdout, child.stderr), failed]);
    const pid = /^holder (\d+)\n/.exec(said)?.[1];
    if (pid === undefined)
        throw new errors/* SafeDebugError */.rc('environment', `namespaces cannot be made here (${said.trim().split('\n')[0]?.replace(/\.$/, '') ?? ''})`);
    return {
        pid: Number(pid),
        end: async () => {
            child.stdin.end();
            await exit;
        },
    };
}
/** What to put before a command, as root of the namespaces, to enter those of a holder (nsenter manual). */
function entering(pid, network) {
    const of = (kind) => `/proc/${pid}/ns/${kind}`;
    return ['nsenter', `--mount=${of('mnt')}`, `--uts=${of('uts')}`, ...(network === 'off' ? [`--net=${of('net')}`] : [])];
}
function becomingUs() {
    const [user, group] = [String(process.getuid?.() ?? 0), String(process.getgid?.() ?? 0)];
    return ['setpriv', '--reuid', user, '--regid', group, '--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
}
/** The first thing it says, or all that it complained of until its end. */
async function firstWords(stdout, stderr) {
    let complaints = '';
    stderr.on('data', (chunk) => (complaints += chunk.toString('utf8')));
    const ended = (0,external_node_events_.once)(stderr, 'end').then(() => complaints);
    const spoke = new Promise((resolve) => stdout.once('data', (chunk) => resolve(chunk.toString('utf8'))));
    return Promise.race([spoke, ended]);
}

;// CONCATENATED MODULE: ./build/processes/world-launchers.js






/** Namespaces of one command inside those of its world; when it ends, the kernel ends everything in them. */
const world_launchers_unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];
/**
 * Gives files of one owner in a world to another. Only what was written to it has to change hands: everything else is the
 * snapshot's, which belongs to the user of worlds already, and giving it away would copy it. Without a list of it, all is looked at.
 * Arguments: the old and the new owner, the folder with what was written or nothing, the world's path, then how to enter it.
 */
const handingScript = `from=$1 to=$2 written=$3 place=$4
shift 4
if [ -n "$written" ]; then
  cd "$written" && find . -user "$from" ! -type c -print0 | "$@" sh -c 'cd "$1" && exec xargs -0 -r chown --no-dereference --from="$2" "$3" --' sh "$place" "$from" "$to"
else
  "$@" chown --recursive --no-dereference --from="$from" "$to" -- "$place"
fi`;
/** Starts commands in a world as the user of worlds, with root's help. What we write there goes to that user first, and back to us where we are not root. */
class WorldUserLauncher {
    contains = true;
    #world;
    #settings;
    constructor(world, settings) {
        this.#world = world;
        this.#settings = settings;
    }
    async admit({ directory }) {
        requireFolder(directory, this.#world);
        await this.#hand(process.getuid?.() ?? 0, this.#settings.user);
    }
    /** Root reads everything as it is. */
    async reclaim() {
        if (process.getuid?.() !== 0)
            await this.#hand(this.#settings.user, process.getuid?.() ?? 0);
    }
    start(command) {
        const { holder, network } = this.#world;
        return startAsUser(command, { ...this.#settings, named: true, enclose: (_control, inner) => [...entering(holder.pid, network), '--', ...world_launchers_unshare, ...inner], endAll: namespaceIsGone });
    }
    async #hand(from, to) {
        const { holder, written, place } = this.#world;
        const { root } = this.#settings;
        const { status, stderr } = await (0,root_rights/* runProgram */.mB)([...root, 'sh', '-c', handingScript, 'sh', String(from), String(to), written ?? '', place, ...entering(holder.pid, 'on'), '--']);
        if (status !== 0)
            throw new errors/* SafeDebugError */.rc('environment', `The files of a world could not be given to another user: ${stderr.trim().split('\n')[0]}. Use --isolation copy.`);
    }
}
/** Starts commands in a world that lies in a user namespace of ours; inside they run under our own user id and without capabilities. */
class OwnNamespaceLauncher extends SameUserLauncher {
    #world;
    constructor(world) {
        const { holder, network } = world;
        const ourselves = ['unshare', '--user', `--map-user=${process.getuid?.() ?? 0}`, `--map-group=${process.getgid?.() ?? 0}`, '--'];
        super([...entering(holder.pid, network), `--user=/proc/${holder.pid}/ns/user`, '--preserve-credentials', '--', ...world_launchers_unshare, ...ourselves], true);
        this.#world = world;
    }
    async admit({ directory }) {
        requireFolder(directory, this.#world);
    }
    start(command) {
        const running = super.start(command);
        let stopped = false;
        return {
            ...running,
            send: (signal) => {
                stopped = true;
                running.send(signal);
            },
            processorTime: async () => timesIn(await running.processorTime(), stopped, await running.exit),
        };
    }
}
function requireFolder(directory, { holder }) {
    if (!(0,external_node_fs_.existsSync)(`/proc/${holder.pid}/root${directory}`))
        throw new errors/* SafeDebugError */.rc('environment', `The gate cannot be started: there is no folder ${directory}. Name one of the repository with --directory.`);
}

;// CONCATENATED MODULE: ./build/worlds/namespace/delta.js




/**
 * The manifest of a frozen snapshot, by ranges of paths: everything that a world did not touch is taken from it. In the
 * order of bytes all paths below a folder stand side by side.
 */
class SnapshotManifest {
    /** In the order of paths, and the entries in the same order. */
    #paths;
    #entries;
    #ignored;
    /** Files that have several names, in the order of their paths. */
    linked;
    constructor(described, ignored) {
        this.#paths = described.map(({ path }) => path);
        this.#entries = described.map(({ entry }) => entry);
        this.#ignored = ignored;
        this.linked = described.filter(({ linked }) => linked).map(({ path }) => path);
    }
    /** Walks the frozen tree once. */
    static async of(tree, rules) {
        const { described, ignored } = await recordWalk(tree, rules);
        return new SnapshotManifest(described.sort((a, b) => (a.path < b.path ? -1 : 1)), ignored.sort());
    }
    /** What lies at a path and below it. */
    part(path) {
        return { entries: this.#entriesAt(path), ignored: this.#countIgnored(path) };
    }
    #entriesAt(path) {
        const [first, end] = below(path);
        const at = lowerBound(this.#paths, path);
        const inside = this.#entries.slice(lowerBound(this.#paths, first), lowerBound(this.#paths, end));
        return this.#paths[at] === path ? this.#entries.slice(at, at + 1).concat(inside) : inside;
    }
    #countIgnored(path) {
        const [first, end] = below(path);
        const itself = this.#ignored[lowerBound(this.#ignored, path)] === path ? 1 : 0;
        return itself + lowerBound(this.#ignored, end) - lowerBound(this.#ignored, first);
    }
}
/** The bounds of all paths below one: from the first possible one to the first that is none (`0` comes after `/`). */
function below(path) {
    return [`${path}/`, `${path}0`];
}
/** Index of the first path in a sorted list that does not come before another one. */
function lowerBound(paths, path) {
    let [low, high] = [0, paths.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((paths[middle] ?? '') < path)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/**
 * The manifest of a world in an overlay: exactly what a walk through it finds, at a cost that follows what was written. A
 * path is the snapshot's if the upper directory does not have it and its inode is the one that the snapshot has there
 * (the inode numbers of an overlay on one file system are those of its parts). Everything else is looked at through the overlay, so
 * whiteouts, opaque and renamed directories need no reading here: the kernel does it.
 */
function walkOverlay(trees, snapshot, rules) {
    const [lower, upper, merged] = [(0,byte_path/* bytePathOf */.D9)(trees.lower), (0,byte_path/* bytePathOf */.D9)(trees.upper), (0,byte_path/* bytePathOf */.D9)(trees.merged)];
    const rewritten = writtenThroughOtherNames(snapshot.linked, lower, merged, trees.index);
    const holdsRewritten = (path) => {
        const [first, end] = below(path);
        return rewritten[lowerBound(rewritten, path)] === path || lowerBound(rewritten, first) < lowerBound(rewritten, end);
    };
    const isUntouched = (path) => {
        const [before, now] = [statOf(`${lower}/${path}`), statOf(`${merged}/${path}`)];
        return before !== null && now !== null && before.ino === now.ino && before.mode === now.mode && !holdsRewritten(path);
    };
    return walkWorld(trees.merged, rules, (folder) => {
        const written = namesIn(`${upper}/${folder}`);
        return ({ path, entry }) => (written === null || written.has(entry.name) || !isUntouched(path) ? null : snapshot.part(path));
    });
}
/** A file with several names is written once for all of them, and only one name is in the upper directory. */
function writtenThroughOtherNames(linked, lower, merged, index) {
    if (linked.length === 0 || namesIn((0,byte_path/* bytePathOf */.D9)(index))?.size === 0)
        return [];
    return linked.filter((path) => {
        const [before, now] = [statOf(`${lower}/${path}`), statOf(`${merged}/${path}`)];
        return before === null || now === null || before.ctimeNs !== now.ctimeNs || before.ino !== now.ino;
    });
}
/** Names in a folder; none if there is no such folder, null if it cannot be read. */
function namesIn(folder) {
    try {
        return new Set((0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(folder), { encoding: 'latin1' }));
    }
    catch (error) {
        const code = (0,errors/* systemCodeOf */.c7)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return new Set();
        if (code === 'EACCES' || code === 'EPERM')
            return null;
        throw error;
    }
}
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(path), { bigint: true });
    }
    catch {
        return null; // gone, or closed to us: it has to be looked at
    }
}

;// CONCATENATED MODULE: ./build/worlds/namespace/view.js





/** Folders that every user may write to: each world has its own, empty at first. */
const everybodysFolders = ['/tmp', '/var/tmp'];
/**
 * Prepares the view of one world in `folder`, which is ours: folders of everybody are folders of this world, with what is
 * kept bound into them. Returns the table of mounts (fstab manual) for the ground at its place, the lines that come before anything is covered, and all of this.
 */
async function makeView(folder, ground, before, { place, workspaces, hidden, kept }) {
    const covers = coversFor(folder, workspaces);
    const behind = (path) => {
        const cover = covers.find(({ at }) => isInside(path, at));
        return cover === undefined ? path : (0,external_node_path_.join)(cover.own, path.slice(cover.at.length));
    };
    for (const { at, own } of covers) {
        await (0,promises_.mkdir)(own, { recursive: true });
        await (0,promises_.chmod)(own, everybodysFolders.includes(at) ? 0o1777 : 0o711);
    }
    await makeWay(place, behind(place));
    const bound = outermost(kept).filter((path) => behind(path) !== path && !covers.some(({ at }) => at === path));
    for (const path of bound)
        await standIn(path, behind(path));
    const stillSeen = hidden.filter((path) => behind(path) === path || bound.some((open) => isInside(path, open)));
    return [
        mountLine(ground.what, behind(place), ground.kind, ground.options),
        ...bound.map((path) => mountLine(path, behind(path), 'none', 'rbind')),
        ...before,
        // What lies in our folder cannot be named any more when that is covered.
        ...covers.toSorted((a, b) => Number(isInside(folder, a.at)) - Number(isInside(folder, b.at))).map(({ at, own }) => mountLine(own, at, 'none', 'rbind')),
        ownSharedMemory,
        ...stillSeen.map(emptyFolder),
    ].join('');
}
function coversFor(folder, workspaces) {
    const existing = [...everybodysFolders, workspaces].filter((path) => (0,external_node_fs_.existsSync)(path)).map((path) => (0,external_node_fs_.realpathSync)(path));
    return outermost(existing).map((at, index) => ({ at, own: (0,external_node_path_.join)(folder, `cover-${index}`) }));
}
/** The paths that lie in no other one of them. */
function outermost(paths) {
    const different = [...new Set(paths)];
    return different.filter((path) => !different.some((other) => other !== path && isInside(path, other)));
}
/** Makes folders down to a path; who may pass through the original ones may pass through them, whatever our umask is. */
async function makeWay(original, path) {
    if ((0,external_node_fs_.existsSync)(path))
        return;
    await makeWay((0,external_node_path_.dirname)(original), (0,external_node_path_.dirname)(path));
    await (0,promises_.mkdir)(path);
    await (0,promises_.chmod)(path, ((0,external_node_fs_.statSync)(original).mode & 0o001) === 0 ? 0o700 : 0o711);
}
/** Something of the same kind, for the original to be bound over. */
async function standIn(original, path) {
    if ((0,external_node_fs_.statSync)(original).isDirectory())
        return makeWay(original, path);
    await makeWay((0,external_node_path_.dirname)(original), (0,external_node_path_.dirname)(path));
    await (0,promises_.writeFile)(path, '');
}
/** Characters that end a path in a command or a list of paths. */
const afterPath = /[\s'"`:;,|&<>()=$*?[\]{}]/;
/** Files and folders below the folders of everybody that texts name, as far as they exist: `/tmp/tool/bin/x` in a command, say. */
function namedPaths(texts) {
    const found = new Set();
    for (const text of texts) {
        for (const folder of everybodysFolders) {
            for (const rest of text.split(`${folder}/`).slice(1)) {
                const path = existingPart(folder, rest.split(afterPath)[0] ?? '');
                if (path !== null)
                    found.add(path);
            }
        }
    }
    return [...found];
}
/** The longest part of a path that exists, or null if that is the folder alone. */
function existingPart(folder, rest) {
    for (let parts = rest.split('/').filter((part) => part !== ''); parts.length > 0; parts = parts.slice(0, -1)) {
        const path = [folder, ...parts].join('/');
        if (!parts.includes('..') && (0,external_node_fs_.existsSync)(path))
            return path;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/worlds/namespace/strategy.js











/**
 * Worlds as views: an overlay (overlayfs documentation of the kernel) over the frozen snapshot, at one path for all worlds,
 * in namespaces that nobody outside sees. A fork costs the same whatever the size of the tree, nothing can write to the snapshot
 * through it, and what a world changed is what its upper directory has.
 */
class NamespaceStrategy {
    isolation;
    onePath = true;
    #workspace;
    #settings;
    /** As the commands of all worlds name them. */
    #place;
    #holders = new Set();
    constructor(workspace, settings) {
        this.#workspace = workspace;
        this.#settings = settings;
        this.isolation = settings.isolation;
        this.#place = foldersIn(workspace.slot('world'));
        workspace.beforeClosing(() => {
            for (const holder of this.#holders)
                void holder.end();
        });
    }
    /** The plain snapshot itself, at the place of worlds. */
    async openWorkshop(plain) {
        await (0,promises_.chmod)(plain.root, 0o711);
        const ground = { what: plain.root, kind: 'none', options: 'bind' };
        const { world, folder } = await this.#open('workshop', () => Promise.resolve(ground), null);
        const manifest = (rules) => walkWorld(world.reached.tree, rules);
        return { world: { ...world, manifest, discard: () => this.#takeAway(world, folder) }, folders: plain };
    }
    /** Nothing can reach it any more, so there is nothing to watch. */
    async freeze({ folders, source, ignoreRules }) {
        await this.#giveToWorlds(folders);
        const manifests = new Map();
        const manifestOf = (readIgnored) => {
            const known = manifests.get(readIgnored) ?? SnapshotManifest.of(folders.tree, { source, ignoreRules, readIgnored });
            manifests.set(readIgnored, known);
            return known;
        };
        return { fork: (slot) => this.#fork(folders, slot, manifestOf), touchedPath: () => Promise.resolve(null) };
    }
    /** A world over folders that are nobody's snapshot, to see that it can be had. */
    async openTrial(folders) {
        await this.#giveToWorlds(folders);
        const { world, folder } = await this.#openOver(folders, 'trial');
        return { ...world, discard: () => this.#takeAway(world, folder) };
    }
    async #fork(snapshot, slot, manifestOf) {
        const { world, folder } = await this.#openOver(snapshot, slot);
        const trees = { lower: snapshot.tree, upper: (0,external_node_path_.join)(folder, 'upper', 'tree'), merged: world.reached.tree, index: (0,external_node_path_.join)(folder, 'work', 'index') };
        return { ...world, manifest: async (rules) => walkOverlay(trees, await manifestOf(rules.readIgnored), rules), discard: () => this.#takeAway(world, folder) };
    }
    #openOver(lower, slot) {
        return this.#open(slot, (folder) => this.#overlay(lower, folder), 'upper');
    }
    /**
     * `volatile`: nothing is written out before it has to be; `index`: several names of a file stay one; `redirect_dir`: folders of the
     * snapshot can be renamed, which a user namespace may not allow. Relative paths hold no characters that options have.
     */
    async #overlay(lower, folder) {
        for (const name of ['upper', 'work'])
            await (0,promises_.mkdir)((0,external_node_path_.join)(folder, name));
        await (0,promises_.chmod)((0,external_node_path_.join)(folder, 'upper'), 0o711);
        const own = (0,external_node_path_.relative)(this.#base, folder);
        const byRights = this.#settings.user.kind === 'separate' ? 'redirect_dir=on' : 'userxattr';
        return { what: 'safe-debug', kind: 'overlay', options: `lowerdir=${(0,external_node_path_.relative)(this.#base, lower.root)},upperdir=${own}/upper,workdir=${own}/work,index=on,volatile,${byRights}` };
    }
    get #base() {
        return (0,external_node_path_.dirname)(this.#workspace.own('worlds'));
    }
    async #open(slot, groundIn, written) {
        const { isolation: { network }, view, user } = this.#settings;
        const folder = await this.#makeFolder(slot);
        const names = user.kind === 'separate' ? [namedUser(folder, user.settings.user, this.#place.home)] : [];
        const lines = await makeView(folder, await groundIn(folder), names, { ...view, place: this.#place.root, workspaces: (0,external_node_path_.dirname)(this.#workspace.directory), kept: [...view.kept, this.#workspace.shared] });
        const table = (0,external_node_path_.join)(folder, 'mounts');
        await (0,promises_.writeFile)(table, lines);
        const holder = await startHolder({ rights: this.#rights, base: this.#base, table, network });
        this.#holders.add(holder);
        const held = { holder, network, place: this.#place.root, written: written === null ? null : (0,external_node_path_.join)(folder, written) };
        const reached = foldersIn(`/proc/${holder.pid}/root${this.#place.root}`);
        return { world: { ...this.#place, reached, held, launcher: this.#launcherFor(held) }, folder };
    }
    async #makeFolder(slot) {
        const all = this.#workspace.own('worlds');
        await (0,promises_.mkdir)(all, { recursive: true, mode: 0o700 });
        await (0,promises_.mkdir)(this.#place.root, { recursive: true });
        return (0,promises_.mkdtemp)((0,external_node_path_.join)(all, `${slot}-`));
    }
    get #rights() {
        const { user } = this.#settings;
        return user.kind === 'separate' ? { kind: 'root', root: user.settings.root } : { kind: 'user-namespace' };
    }
    #launcherFor(world) {
        const { user } = this.#settings;
        return user.kind === 'separate' ? new WorldUserLauncher(world, user.settings) : new OwnNamespaceLauncher(world);
    }
    async #takeAway({ held }, folder) {
        this.#holders.delete(held.holder);
        await held.holder.end();
        await this.#workspace.discard(folder);
    }
    /**
     * Once for all worlds: to give files away in a world would copy them. Where we are not root, our group keeps the right to
     * read and prepare what worlds start with.
     */
    async #giveToWorlds({ root, tree }) {
        const { user } = this.#settings;
        if (user.kind === 'ourselves')
            return;
        await (0,promises_.chmod)(root, 0o711);
        const own = process.getuid?.() ?? 0;
        const group = own === 0 ? user.settings.user : (process.getgid?.() ?? 0);
        const steps = [['chown', '--recursive', '--no-dereference', `${user.settings.user}:${group}`, '--', root]];
        if (own !== 0)
            steps.push(['chmod', 'g+rwx', '--', root], ['chmod', '--recursive', 'g+rwX', '--', tree]);
        for (const step of steps) {
            const { status, stderr } = await (0,root_rights/* runProgram */.mB)([...user.settings.root, ...step]);
            if (status !== 0)
                throw new errors/* SafeDebugError */.rc('environment', `The snapshot could not be given to the user of worlds: ${stderr.trim().split('\n')[0]}. Use --isolation copy.`);
        }
    }
}

;// CONCATENATED MODULE: ./build/worlds/namespace/choose.js










/**
 * Worlds in namespaces that were seen to work: by root with a user of their own, or else in a user namespace of ours. Text: why
 * there are none. `rights` are those to act as root, or why there are none.
 */
async function chooseNamespaces(needs, rights) {
    if (process.platform !== 'linux')
        return 'Linux has them, this system does not';
    if (needs.plan.gate.home === 'keep')
        return 'gates that share HOME (--home keep) are not kept apart';
    const { isolation: requested, network } = needs.plan.worlds;
    const kind = { requested, used: 'namespace', processes: 'contained', network };
    const byRoot = typeof rights === 'string' ? rights : await attemptByRoot(needs, rights, kind);
    if (typeof byRoot !== 'string' || process.getuid?.() === 0)
        return byRoot;
    const why = `each world is a view of the snapshot in a user namespace; gates run as the user who ran this program: ${byRoot}`;
    const found = await attempt(needs, { kind: 'ourselves' }, { ...kind, user: 'same-user', why });
    return typeof found === 'string' ? `${byRoot}; in a user namespace: ${found}` : found;
}
function attemptByRoot(needs, { root, users, controlFolder }, kind) {
    const user = { kind: 'separate', settings: { root, user: users.of('world'), group: users.group, controlFolder } };
    const by = root.length === 0 ? 'root' : 'sudo';
    return attempt(needs, user, { ...kind, user: 'separate', why: `each world is a view of the snapshot in namespaces made by ${by}, with a user of its own` });
}
/** Opens a first world and looks around in it. */
async function attempt(needs, user, isolation) {
    const { workspace, plan, passed } = needs;
    const hidden = foldersToHide(needs);
    const texts = [...commandsOf(plan), plan.proposers?.agent?.command ?? '', ...Object.values((0,gate_environment/* gateEnvironment */.P2)(foldersIn(workspace.slot('world')), 'own', passed))].filter((text) => !text.startsWith(workspace.directory));
    const carriedFrom = plan.worlds.carry.length > 0 && needs.repository.workTree !== null ? [needs.repository.workTree] : [];
    const view = { hidden: hidden.folders, kept: [...namedPaths(texts), ...carriedFrom] };
    const strategy = new NamespaceStrategy(workspace, { isolation, user, view });
    let seen;
    try {
        seen = await tryOut(needs, strategy);
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
    const fault = typeof seen === 'string' ? seen : faultOf(seen, needs);
    if (fault !== null || typeof seen === 'string')
        return fault ?? '';
    const why = isolation.why + unseenFolders(seen);
    return { strategy: new NamespaceStrategy(workspace, { isolation: { ...isolation, why }, user, view }), notes: hidden.notes };
}
async function tryOut(needs, strategy) {
    const folders = foldersIn(needs.workspace.own('trial'));
    for (const folder of [folders.tree, folders.home, folders.temporary])
        await (0,promises_.mkdir)(folder, { recursive: true });
    const world = await strategy.openTrial(folders);
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(world.reached.tree, 'written'), '');
        return await look(needs, world, (environment, paths) => lookIn(world, environment, paths));
    }
    finally {
        await world.discard();
    }
}
async function lookIn(world, environment, paths) {
    const place = { directory: world.tree, environment, marker: 'look', worldDirectory: world.root };
    await world.launcher.admit({ ...place, command: '' });
    return lookAround(world.launcher, place, paths);
}

;// CONCATENATED MODULE: ./build/worlds/choose-strategy.js




/**
 * The strategy for the plan's worlds: namespaces where they work, otherwise copies with the reason. Throws `environment` for
 * an isolation or a network that is demanded but cannot be had here.
 */
async function chooseStrategy(needs) {
    const { isolation, network } = needs.plan.worlds;
    requireSense(needs.plan.worlds);
    const rights = await takeUserRights(needs);
    if (isolation === 'copy')
        return copies(needs, rights, 'copies were asked for');
    const namespaces = await chooseNamespaces(needs, rights);
    if (typeof namespaces !== 'string')
        return namespaces;
    if (isolation === 'namespace')
        throw new errors/* SafeDebugError */.rc('environment', `Worlds in namespaces (--isolation namespace) cannot be had here: ${namespaces}. Use --isolation auto or --isolation copy.`);
    if (network === 'off')
        throw new errors/* SafeDebugError */.rc('environment', `Worlds without a network (--network off) need namespaces, which cannot be had here: ${namespaces}. Leave it out, or run the program where there is no network.`);
    return copies(needs, rights, `worlds are copies, because namespaces cannot be had (${namespaces})`);
}
function requireSense({ isolation, network }) {
    if (isolation === 'copy' && network === 'off')
        throw new errors/* SafeDebugError */.rc('environment', 'Worlds as copies cannot be cut off from the network (--network off). Use --isolation auto, leave it out, or run the program where there is no network.');
}
async function copies(needs, rights, whyCopies) {
    const { launcher, user, why, notes } = await chooseLauncher(needs, rights);
    const processes = launcher.contains ? 'contained' : 'followed';
    return { strategy: new CopyStrategy(needs.workspace, { requested: needs.plan.worlds.isolation, used: 'copy', user, processes, network: 'on', why: `${whyCopies}; ${why}` }, launcher), notes };
}

// EXTERNAL MODULE: ./build/worlds/environment-facts.js
var environment_facts = __webpack_require__(77227);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(31433);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/worlds/export.js





const parallelCheckout = ['-c', `checkout.workers=${Math.max(1, (0,external_node_os_.cpus)().length)}`];
/**
 * Writes a commit's files into a folder by git's own checkout machinery and leaves a fresh index in the folder's git
 * directory. Line endings and encodings follow the commit's attributes; no filter driver is configured, so pointers of
 * Git LFS stay pointers.
 */
async function exportCommit(place, commit) {
    await (0,git/* git */.$Y)(place, ['read-tree', commit]);
    await (0,git/* git */.$Y)(place, [...parallelCheckout, 'checkout-index', '--all', '--force', '--index', '--quiet']);
    return trackedPaths(await (0,git/* gitRecords */.Xq)(place, ['ls-files', '--stage', '-z']));
}
/** Reads the records of `ls-files --stage -z`: mode, object id, stage, tab, path. */
function trackedPaths(records) {
    return new Map(records.map((record) => {
        const line = record.toString('latin1');
        const tab = line.indexOf('\t');
        return [line.slice(tab + 1), line.slice(0, 6)];
    }));
}
/**
 * Fills the folders of submodules from the user's checkout, where their commits are there; others stay empty folders,
 * as after a clone without submodules. Returns the paths it wrote and the submodules that stayed empty.
 */
async function exportSubmodules(place, tree, checkout) {
    const written = [];
    const empty = [];
    for (const record of await (0,git/* gitRecords */.Xq)(place, ['ls-files', '--stage', '-z'])) {
        const line = record.toString('latin1');
        if (!line.startsWith('160000 '))
            continue;
        const path = line.slice(line.indexOf('\t') + 1);
        const commit = line.split(' ')[1] ?? '';
        const source = Buffer.concat([Buffer.from(`${checkout}/`), (0,byte_path/* fileOf */.W7)(path)]).toString('utf8');
        const target = (0,external_node_path_.join)(tree, (0,byte_path/* fileOf */.W7)(path).toString('utf8'));
        if (!(await hasCommit(source, commit)))
            empty.push((0,byte_path/* textOf */.b6)(path));
        else
            written.push(...(await exportSubmodule(source, target, commit)).map((inner) => `${path}/${inner}`));
    }
    return { written, empty };
}
async function hasCommit(directory, commit) {
    const top = await (0,git/* git */.$Y)({ directory }, ['rev-parse', '--show-cdup'], { accept: 'any' }).catch(() => null);
    // An empty answer: the folder is the top of a repository of its own, not a plain folder of the outer one.
    if (top === null || top.exitStatus !== 0 || top.stdout.toString('utf8').trim() !== '')
        return false;
    return (await (0,git/* git */.$Y)({ directory }, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' })).exitStatus === 0;
}
async function exportSubmodule(source, target, commit) {
    await (0,promises_.mkdir)(target, { recursive: true });
    const gitDirectory = await (0,git/* gitLine */.JG)({ directory: source }, ['rev-parse', '--absolute-git-dir']);
    const indexFile = (0,external_node_path_.join)(target, '.safe-debug-index');
    const place = { directory: target, gitDirectory, workTree: target, indexFile };
    try {
        const tracked = await exportCommit(place, commit);
        const nested = await exportSubmodules(place, target, source);
        return [...tracked].filter(([, mode]) => mode !== '160000').map(([path]) => path).concat(nested.written);
    }
    finally {
        await (0,promises_.rm)(indexFile, { force: true });
    }
}

;// CONCATENATED MODULE: ./build/worlds/ignore-rules.js




/**
 * The snapshot's ignore rules, kept outside every world: copies of its tracked `.gitignore` files in a folder
 * without links, asked through `git check-ignore` (its manual: `--no-index`, `--stdin -z`).
 */
class IgnoreRules {
    #folder;
    #scratch;
    constructor(folder, scratch) {
        this.#folder = folder;
        this.#scratch = scratch;
    }
    /** Copies the rules of a freshly exported tree. */
    static async of(tree, tracked, folder, scratch) {
        await (0,promises_.mkdir)(folder, { recursive: true });
        for (const [path, mode] of tracked) {
            if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(path))
                continue;
            const name = (0,byte_path/* fileOf */.W7)(path).toString('utf8');
            await (0,promises_.mkdir)((0,external_node_path_.join)(folder, (0,external_node_path_.dirname)(name)), { recursive: true });
            await (0,promises_.copyFile)((0,external_node_path_.join)(tree, name), (0,external_node_path_.join)(folder, name));
        }
        return new IgnoreRules(folder, scratch);
    }
    /** Which of the paths are ignored. A folder ends with `/`. */
    async ignored(paths) {
        if (paths.length === 0)
            return new Set();
        const place = { ...this.#scratch.place, directory: this.#folder, workTree: this.#folder };
        // The command takes pathspecs but not the literal ones; behind `./` no path can be taken for a magic one.
        const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1');
        const answer = await (0,git/* git */.$Y)(place, ['check-ignore', '--no-index', '--stdin', '-z'], { input, accept: [0, 1], environment: { GIT_LITERAL_PATHSPECS: '0' } });
        const ignored = answer.stdout.toString('latin1').split('\0').filter((path) => path !== '');
        return new Set(ignored.map((path) => path.slice(2)));
    }
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(82552);
;// CONCATENATED MODULE: ./build/worlds/prepare.js









/** Copies ignored paths that match the globs from the user's work tree into the snapshot (an installed node_modules, say). */
async function carryIgnored(repository, globs, tree) {
    if (repository.workTree === null || globs.length === 0)
        return [];
    const matches = picomatch([...globs], { dot: true });
    const records = await (0,git/* gitRecords */.Xq)(repository.place, ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
    const paths = records.map((record) => record.toString('utf8').replace(/\/$/, '')).filter((path) => matches(path));
    for (const path of paths) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(tree, path)), { recursive: true });
        await copyTree((0,external_node_path_.join)(repository.workTree, path), (0,external_node_path_.join)(tree, path));
    }
    return paths;
}
/** Digest over everything in a tree that is not tracked, and whether any of it holds the tree's own path. */
function describePrepared(tree, tracked) {
    const root = (0,byte_path/* bytePathOf */.D9)(tree);
    const lines = [];
    let holdsPath = null;
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        for (const entry of (0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(`${root}/${folder}`), { withFileTypes: true, encoding: 'latin1' })) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (path === '.git')
                continue;
            if (entry.isDirectory())
                pending.push(path);
            else if (!tracked.has(path)) {
                const { content, holds } = describe(`${root}/${path}`, tree);
                lines.push({ path: (0,byte_path/* textOf */.b6)(path), content });
                if (holds)
                    holdsPath ??= (0,byte_path/* textOf */.b6)(path);
            }
        }
    }
    lines.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { digest: (0,digest/* digestOf */.ol)((0,digest/* canonicalJson */.dj)(lines)), holdsPath };
}
function describe(file, needle) {
    const stat = (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(file));
    if (stat.isSymbolicLink()) {
        const target = (0,external_node_fs_.readlinkSync)((0,byte_path/* fileOf */.W7)(file), { encoding: 'latin1' });
        return { content: `link ${(0,byte_path/* textOf */.b6)(target)}`, holds: target.includes((0,byte_path/* bytePathOf */.D9)(needle)) };
    }
    if (!stat.isFile())
        return { content: 'special', holds: false };
    const { sha256, holds } = hashAndSearch(file, Buffer.from(needle));
    return { content: `${(stat.mode & 0o111) === 0 ? '100644' : '100755'} ${sha256}`, holds };
}
const chunkBytes = 256 * 1024;
/** sha256 of a file, and whether it holds the needle; the end of each chunk is kept so that a needle across chunks is seen. */
function hashAndSearch(file, needle) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(chunkBytes + needle.length);
    const descriptor = (0,external_node_fs_.openSync)((0,byte_path/* fileOf */.W7)(file), 'r');
    let kept = 0;
    let holds = false;
    try {
        for (let read = (0,external_node_fs_.readSync)(descriptor, buffer, kept, chunkBytes, null); read > 0; read = (0,external_node_fs_.readSync)(descriptor, buffer, kept, chunkBytes, null)) {
            hash.update(buffer.subarray(kept, kept + read));
            const filled = kept + read;
            holds ||= buffer.subarray(0, filled).includes(needle);
            kept = Math.min(needle.length - 1, filled);
            buffer.copy(buffer, 0, filled - kept, filled);
        }
        return { sha256: hash.digest('hex'), holds };
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/worlds/vault.js





/** Copies the commit and its history. `pack` is a pack file of objects that the repository lacks (uncommitted work). */
async function createVault(directory, repository, commit, pack) {
    const { objectFormat } = repository;
    await (0,git_scratch/* writeGitDirectory */.j)(directory, { bare: true, head: 'ref: refs/heads/none', store: null, objectFormat });
    const place = { directory, gitDirectory: directory };
    const objects = (0,external_node_path_.join)(directory, 'objects');
    if (pack !== null)
        await (0,git/* git */.$Y)(place, ['unpack-objects', '-q'], { input: await (0,promises_.readFile)(pack) });
    const reader = { ...repository.place, alternateObjectDirectories: [objects] };
    const tags = await (0,git/* git */.$Y)(reader, ['for-each-ref', '--merged', commit, '--format=%(objectname) %(refname)%00%(*objectname)', 'refs/tags']);
    const packedTags = tags.stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\0'))
        .map(([tag = '', peeled]) => (peeled ? `${tag}\n^${peeled}\n` : `${tag}\n`))
        .join('');
    const tips = [commit, ...[...packedTags.matchAll(/^([0-9a-f]{40,64}) refs/gm)].map(([, tag]) => tag)];
    await packObjects(repository, objects, tips.join('\n'));
    return { directory, place, objects, objectFormat, packedTags, shallow: await copyShallow(repository, directory) };
}
/** Writes the pack, and what git needs on the way to it, into our own object store; the user's is an alternate and only read. */
async function packObjects({ place, objects: source }, objects, revisions) {
    const args = ['pack-objects', '--revs', '--quiet', '--delta-base-offset', '--window=0', (0,external_node_path_.join)(objects, 'pack', 'pack')];
    const writer = { ...place, objectDirectory: objects, alternateObjectDirectories: [source] };
    const packed = await (0,git/* git */.$Y)(writer, args, { input: `${revisions}\n`, accept: 'any' });
    if (packed.exitStatus === 0)
        return;
    throw new errors/* SafeDebugError */.rc('input', `The snapshot's objects cannot be copied from ${place.directory}: ${packed.stderr.trim().split('\n')[0]}. If objects are missing because this is a partial clone, fetch them first (git fetch --refetch).`);
}
async function copyShallow(repository, directory) {
    try {
        await (0,promises_.copyFile)(repository.shallowFile, (0,external_node_path_.join)(directory, 'shallow'));
        return await (0,promises_.readFile)(repository.shallowFile, 'utf8');
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** Gives a folder a `.git` of its own with the snapshot as detached HEAD; its objects are those of the vault. */
async function createWorldGitDirectory(tree, vault, commit) {
    const directory = (0,external_node_path_.join)(tree, '.git');
    await (0,git_scratch/* writeGitDirectory */.j)(directory, { bare: false, head: commit, store: vault, objectFormat: vault.objectFormat });
    if (vault.packedTags !== '')
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'packed-refs'), `# pack-refs with: peeled fully-peeled sorted \n${vault.packedTags}`);
    if (vault.shallow !== null)
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'shallow'), vault.shallow);
}

;// CONCATENATED MODULE: ./build/worlds/snapshot.js










/**
 * Restores the plan's snapshot: history into a vault, the tree by git's checkout, submodules and carried files from the
 * user's checkout, then the set-up command; and freezes the result. The user's repository is only read.
 */
async function restoreSnapshot(source) {
    const { plan, repository, workspace } = source;
    const { commit } = plan.snapshot;
    const vault = await createVault((0,external_node_path_.join)(workspace.shared, 'vault'), repository, commit, source.pack);
    await makeReadable(vault.directory);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(workspace.own('scratch'), vault);
    const folders = foldersIn(workspace.own('snapshot'));
    await (0,promises_.mkdir)(folders.root, { mode: 0o700 });
    for (const folder of [folders.tree, folders.home, folders.temporary])
        await (0,promises_.mkdir)(folder);
    await createWorldGitDirectory(folders.tree, vault, commit);
    const place = { directory: folders.tree, gitDirectory: (0,external_node_path_.join)(folders.tree, '.git'), workTree: folders.tree };
    const tracked = await exportCommit(place, commit);
    const ignoreRules = await IgnoreRules.of(folders.tree, tracked, workspace.own('ignore-rules'), scratch);
    const notes = [];
    const inSubmodules = await fillSubmodules(place, folders.tree, repository, tracked, notes);
    const carried = await carryIgnored(repository, plan.worlds.carry, folders.tree);
    if (plan.worlds.carry.length > 0 && carried.length === 0)
        throw new errors/* SafeDebugError */.rc('input', `Nothing to carry: no ignored path of ${repository.path} matches ${plan.worlds.carry.join(', ')}. Globs count from the repository's top, such as packages/app/node_modules or **/node_modules; install the dependencies first.`);
    const setUp = await applySetUp(source, folders, tracked, carried.length > 0, notes);
    const sourcePaths = new Set([...tracked.keys(), ...inSubmodules]);
    const worlds = await (await source.strategy).freeze({ folders: setUp.folders, source: sourcePaths, ignoreRules });
    return {
        commit,
        folders: setUp.folders,
        worlds,
        scratch,
        ignoreRules,
        source: sourcePaths,
        attributeFiles: [...tracked.keys()].filter((path) => /(^|\/)\.gitattributes$/.test(path)),
        prepared: setUp.prepared,
        setUpInWorlds: setUp.inWorlds,
        notes,
    };
}
async function fillSubmodules(place, tree, repository, tracked, notes) {
    if (![...tracked.values()].includes('160000'))
        return [];
    const { written, empty } = await exportSubmodules(place, tree, repository.workTree ?? repository.path);
    if (empty.length > 0)
        notes.push(`Submodules that stayed empty, because their commits are not in the checkout: ${empty.join(', ')}`);
    return written;
}
/** With a strict umask, what git wrote would be closed to the users of worlds, who read it from their own git directories. */
async function makeReadable(folder) {
    if ((process.umask() & 0o005) === 0)
        return;
    const opened = await (0,root_rights/* runProgram */.mB)(['chmod', '-R', 'o+rX', '--', folder]);
    if (opened.status !== 0)
        throw new errors/* SafeDebugError */.rc('environment', `${folder} cannot be opened for the users of worlds: ${opened.stderr.trim()}. Run the program with umask 022.`);
}
/** What the set-up made may be right at one path only: where worlds have several, it then runs in each of them. */
async function applySetUp(source, plain, tracked, carried, notes) {
    const { setup } = source.plan.worlds;
    if (setup === null) {
        const prepared = carried ? { command: '', digest: describePrepared(plain.tree, tracked).digest } : null;
        return { folders: plain, prepared, inWorlds: false };
    }
    const strategy = await source.strategy;
    const { world, folders } = await strategy.openWorkshop(plain);
    await source.setUp(world);
    const { digest, holdsPath } = describePrepared(folders.tree, tracked);
    const prepared = { command: setup, digest };
    if (strategy.onePath)
        await world.discard();
    if (strategy.onePath || holdsPath === null)
        return { folders, prepared, inWorlds: false };
    notes.push(`The set-up ran again in every world, because what it made holds its own path (${holdsPath}).`);
    await world.discard();
    return { folders: plain, prepared, inWorlds: true };
}

;// CONCATENATED MODULE: ./build/worlds/workbench.js











/**
 * Restores the snapshot on this machine. Throws `usage` if a variable that the plan's gate needs was not passed,
 * `environment` if the set-up fails or the demanded isolation cannot be had.
 */
async function openWorkbench(source) {
    const { plan, workspace } = source;
    requirePassed(plan, source.passed);
    const choice = chooseStrategy(source);
    const strategy = choice.then((chosen) => chosen.strategy);
    const [{ notes }, environment, snapshot] = await Promise.all([
        choice,
        strategy.then(({ isolation }) => (0,environment_facts/* environmentFacts */.z)(isolation)),
        restoreSnapshot({ plan, repository: source.repository, pack: source.pack, workspace, strategy, setUp: (world) => firstSetUp(source, world) }),
    ]);
    snapshot.notes.push(...notes);
    return { ...source, snapshot, environment, queue: new GateQueue(source.jobs), preparations: new GateQueue(source.jobs) };
}
/** Without the variables that the plan names it would be another gate. */
function requirePassed({ gate }, passed) {
    const missing = gate.environment.filter((name) => !passed.some((variable) => variable.name === name));
    if (missing.length > 0)
        throw new errors/* SafeDebugError */.rc('usage', `The plan's gate is passed ${missing.join(', ')}: pass the same here (${missing.map((name) => `--env ${name}`).join(' ')}; in a workflow the input "env").`);
}
async function firstSetUp(source, world) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(source.setUpLog), { recursive: true });
    const log = new gate_log/* GateLog */.W(source.setUpLog, source.passed);
    try {
        await runSetUp(source, world, log, `${source.plan.id}/setup`);
    }
    finally {
        log.close();
    }
}
/** Runs the plan's set-up command in a world. Throws `environment` with the last lines of its output if it fails. */
async function runSetUp(source, world, log, marker) {
    const { plan, passed, signal } = source;
    if (plan.worlds.setup === null)
        return;
    log.heading(`set-up: ${plan.worlds.setup}`);
    const end = await (0,supervised_command/* runSupervised */._)({
        command: plan.worlds.setup,
        directory: (0,external_node_path_.join)(world.tree, plan.gate.directory),
        environment: (0,gate_environment/* gateEnvironment */.P2)(world, plan.gate.home, passed),
        marker,
        worldDirectory: world.root,
        timeoutMs: plan.gate.timeoutS * 1000,
        launcher: world.launcher,
        signal,
        consume: async (stdout, stderr) => {
            await log.take((0,capture/* joinOutput */.E)(stdout, stderr, null));
        },
    });
    if (signal.aborted)
        throw new errors/* SafeDebugError */.rc('interrupted', 'The run was interrupted during the set-up.');
    if (end.exitCode === 0)
        return;
    const how = end.timedOut ? `ran into the time limit of ${plan.gate.timeoutS} s` : end.signal === null ? `ended with exit status ${end.exitCode}` : `was ended by ${end.signal}`;
    throw new errors/* SafeDebugError */.rc('environment', `The set-up command "${plan.worlds.setup}" ${how}. Its output:\n${log.excerpt}\nRun it by hand in a fresh clone to see what it lacks; worlds have a HOME of their own (--home keep shares yours). In a run, all of its output is in setup-failed.log in the evidence folder.`);
}
/** A fresh folder of this process for what a step is about to put into the store. */
async function stagingFolder(workspace) {
    return (0,promises_.mkdtemp)(`${workspace.own('staging')}-`);
}


/***/ }),

/***/ 89107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ Workspace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/files/make-folder.js
var make_folder = __webpack_require__(86817);
// EXTERNAL MODULE: ./build/processes/descendants.js
var descendants = __webpack_require__(99874);
// EXTERNAL MODULE: ./build/processes/process-table.js
var process_table = __webpack_require__(7950);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/processes/root-rights.js
var root_rights = __webpack_require__(30354);
;// CONCATENATED MODULE: ./build/worlds/remove-tree.js



/**
 * Deletes a tree, also one whose folders were made unreadable or belong to a world's user; false if something of it
 * stays. Spawns `rm`, which is faster than Node (docs/performance.md).
 */
async function removeTree(path) {
    if (process.platform !== 'win32' && (await exitStatusOf('rm', ['-rf', '--', path])) === 0)
        return true;
    await exitStatusOf('chmod', ['-R', 'u+rwX', '--', path]);
    const removed = await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 }).then(() => true, () => false);
    if (removed)
        return true;
    const root = await (0,root_rights/* rootRights */.mV)();
    return root !== null && (await (0,root_rights/* runProgram */.mB)([...root, 'rm', '-rf', '--', path])).status === 0;
}
function exitStatusOf(program, args) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore', windowsHide: true });
        child.on('error', () => resolve(127)); // no such program here: the caller goes another way
        child.on('close', (code) => resolve(code ?? 128));
    });
}

;// CONCATENATED MODULE: ./build/worlds/workspace.js












/**
 * The folder on this machine where one run keeps its snapshot, scratch repositories and worlds. Users of worlds may pass
 * through it to their world and to what is shared with all of them; they can list nothing and enter nothing else. It lies outside every
 * repository, so that tools which look for their configuration upwards find none of the user's files. Each process that
 * works in it leaves an owner file; a folder whose owners are all gone belongs to a run that died, and the next run
 * removes it together with the processes that its gates left behind.
 */
class Workspace {
    directory;
    #owner;
    #deletions = [];
    #left = [];
    #beforeClosing = [];
    constructor(directory, owner) {
        this.directory = directory;
        this.#owner = owner;
    }
    /** Opens the workspace of a run, after removing what dead runs left. */
    static async open(runId) {
        const root = await privateRoot();
        await removeAbandoned(root);
        const directory = (0,external_node_path_.join)(root, runId);
        const workspace = new Workspace(directory, await enter(directory));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(workspace.own('')), { recursive: true, mode: 0o700 });
        await makeOpen(workspace.worlds);
        await (0,promises_.mkdir)(workspace.shared, { recursive: true });
        await (0,promises_.chmod)(workspace.shared, 0o750);
        return workspace;
    }
    /** Path of this process's own folder `name`, which no world can enter; nothing is created. */
    own(name) {
        return (0,external_node_path_.join)(this.directory, 'private', `${name}-${process.pid}`);
    }
    /** Folder of this process for what its worlds may read. */
    get shared() {
        return (0,external_node_path_.join)(this.directory, `shared-${process.pid}`);
    }
    /** Folder of all worlds of the run. */
    get worlds() {
        return (0,external_node_path_.join)(this.directory, 'worlds');
    }
    /** Path of the world in slot `name`. The same slot has the same path in every process of the run. */
    slot(name) {
        return (0,external_node_path_.join)(this.worlds, name);
    }
    /** Calls `then` when this process is done with the workspace. */
    beforeClosing(then) {
        this.#beforeClosing.push(then);
    }
    /**
     * Moves a folder out of the way at once and deletes it in the background. A missing folder is no error; one that cannot
     * be moved or deleted (a gate may have made it so) is left and told by `close`.
     */
    async discard(path) {
        const trash = this.own(`trash-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
        try {
            await (0,promises_.rename)(path, trash);
        }
        catch (error) {
            if ((0,errors/* systemCodeOf */.c7)(error) !== 'ENOENT' && !(await removeTree(path)))
                this.#left.push(path);
            return;
        }
        this.#deletions.push(removeTree(trash).then((removed) => (removed ? undefined : void this.#left.push(trash))));
    }
    /**
     * Waits for all deletions; removes the run's folder if no other process works in it. Resolves with the folders that
     * could not be deleted; never rejects for them.
     */
    async close() {
        await Promise.all(this.#deletions);
        for (const then of this.#beforeClosing)
            then();
        await (0,promises_.rm)(this.#owner, { force: true });
        if (!(await closeForGood(this.directory)))
            return this.#left;
        const stayed = await removeRun(this.directory);
        return stayed === null ? [] : [stayed];
    }
}
const ownerSchema = schemas/* object */.Ikc({ pid: schemas/* int */.Whr(), startTime: schemas/* string */.YjP().nullable() });
/** `safe-debug-<uid>` in the system's folder for temporary files: ours alone, or refused. */
async function privateRoot() {
    const name = process.platform === 'win32' ? (0,external_node_os_.userInfo)().username : String((0,external_node_os_.userInfo)().uid);
    const root = (0,external_node_path_.join)((0,external_node_path_.resolve)((0,external_node_os_.tmpdir)()), `safe-debug-${name}`);
    await (0,make_folder/* makeFolder */.f)(root, 0o711).catch((cause) => {
        throw new errors/* SafeDebugError */.rc('environment', `the folder for worlds, ${root}, cannot be made. Free some space or set TMPDIR to a folder you may write to.`, { cause });
    });
    const stat = (0,external_node_fs_.lstatSync)(root);
    const foreign = process.platform !== 'win32' && (stat.uid !== (0,external_node_os_.userInfo)().uid || (stat.mode & 0o022) !== 0);
    if (!stat.isDirectory() || foreign) {
        throw new errors/* SafeDebugError */.rc('environment', `${root} exists but is not a private folder of this user. Remove it, or set TMPDIR to a folder of your own.`);
    }
    await (0,promises_.chmod)(root, 0o711);
    return root;
}
/**
 * Removes the folder of a run that nobody works in. It gets another name first: at its own one, another process of the run may
 * already have begun anew. Returns what could not be removed, or null.
 */
async function removeRun(directory) {
    const removed = `${directory}.removed-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    try {
        await (0,promises_.rename)(directory, removed);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return null; // another one was faster
        return (await removeTree(directory)) ? null : directory;
    }
    return (await removeTree(removed)) ? null : removed;
}
/** Name among the owners that tells: this folder is being removed. */
const closedMark = 'closed';
const enteringRounds = 300;
const pauseBetweenRoundsMs = 10;
/**
 * Makes a run's folder, if it is not there yet, and leaves this process's owner file in it. If another process of the run has just closed the
 * folder for good, waits until it is gone and begins anew. Returns the owner file.
 */
async function enter(directory) {
    const owners = (0,external_node_path_.join)(directory, 'owners');
    const owner = (0,external_node_path_.join)(owners, `${process.pid}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.json`);
    for (let round = 0; round < enteringRounds; round++) {
        if (await tryToEnter(directory, owner))
            return owner;
        await (0,external_node_timers_promises_.setTimeout)(pauseBetweenRoundsMs);
    }
    throw new errors/* SafeDebugError */.rc('environment', `${directory} is being removed by another process of this run, which does not end. End it, or remove the folder by hand, and run again.`);
}
/** An owner file that was there before the mark keeps the folder; one that came after it does not count. */
async function tryToEnter(directory, owner) {
    try {
        await makeOpen(directory);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(owner), { recursive: true, mode: 0o700 });
        await (0,promises_.writeFile)(owner, JSON.stringify({ pid: process.pid, startTime: (0,process_table/* readProcess */.Wv)(process.pid)?.startTime ?? null }));
        return !(0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(owner), closedMark)) && (0,external_node_fs_.existsSync)(owner);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return false; // removed between two of the steps
        throw error;
    }
}
/**
 * Puts the mark among the owners if there are none, in one step: a folder takes the place of another one only if that is empty
 * (rename manual). False if another process of the run works there. Windows replaces no folder: there the last look has to do.
 */
async function closeForGood(directory) {
    const owners = (0,external_node_path_.join)(directory, 'owners');
    if (process.platform === 'win32')
        return (await (0,promises_.readdir)(owners).catch(() => [])).length === 0;
    const marked = `${owners}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    await (0,promises_.mkdir)((0,external_node_path_.join)(marked, closedMark), { recursive: true, mode: 0o700 });
    try {
        await (0,promises_.rename)(marked, owners);
        return true;
    }
    catch (error) {
        const code = (0,errors/* systemCodeOf */.c7)(error);
        if (code !== 'ENOTEMPTY' && code !== 'EEXIST')
            throw error;
        await (0,promises_.rm)(marked, { recursive: true, force: true });
        return false;
    }
}
/** Makes a folder that everybody may pass through and only we may list. */
async function makeOpen(folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    await (0,promises_.chmod)(folder, 0o711);
}
async function removeAbandoned(root) {
    for (const name of await (0,promises_.readdir)(root)) {
        const directory = (0,external_node_path_.join)(root, name);
        const owners = await ownersOf(directory);
        if (owners === null || owners.some(isAlive))
            continue;
        endProcessesOf(name);
        await removeRun(directory);
    }
}
/** Owners of a run's folder; null while a run is just being set up (no owner yet, folder younger than a minute). */
async function ownersOf(directory) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(directory, 'owners')).catch(() => []);
    if (names.length === 0) {
        const age = Date.now() - ((0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0);
        return age < 60_000 ? null : [];
    }
    const owners = await Promise.all(names.map((name) => (0,promises_.readFile)((0,external_node_path_.join)(directory, 'owners', name), 'utf8').then(ownerOf, () => null)));
    return owners.filter((owner) => owner !== null);
}
function ownerOf(text) {
    try {
        return ownerSchema.parse(JSON.parse(text));
    }
    catch {
        return null; // a file cut by a crash: its process is gone
    }
}
function isAlive({ pid, startTime }) {
    if (startTime !== null)
        return (0,process_table/* readProcess */.Wv)(pid)?.startTime === startTime;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,errors/* systemCodeOf */.c7)(error) === 'EPERM';
    }
}
/** Ends what the gates of a dead run left running: their marker starts with the run's id. */
function endProcessesOf(runId) {
    for (const { pid } of (0,process_table/* readProcessTable */.Uc)()) {
        if ((0,process_table/* environmentValueOf */.CP)(pid, descendants/* worldMarkerVariable */.VA)?.startsWith(`${runId}/`))
            (0,descendants/* sendSignal */.vG)(pid, 'SIGKILL');
    }
}


/***/ })

};
