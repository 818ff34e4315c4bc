"""What the gate showed in one world, by its record and its raw reports."""
from .documents import utf16
from .reports import FAILING, PASSING, Report

WORLD_PARTS = ('verdict', 'exitCode', 'signal', 'timedOut', 'durationMs', 'cpuMs', 'maxRssBytes')
LETTERS = {'passed': 'p', 'flaky': 'P', 'failed': 'f', 'error': 'e', 'skipped': 's', 'todo': 't'}
BADNESS = ('passed', 'flaky', 'todo', 'skipped', 'failed', 'error')
UNREADABLE = {'report-empty', 'report-missing', 'report-stale', 'report-unparseable'}
DOUBTS = UNREADABLE | {'no-test-ran', 'no-testcases', 'unknown-status'}
GATE = ('', '(gate)')


class World:
    """What one world shows. Tests are {(suite, name): (state, message)}."""

    def __init__(self, record):
        self.record, self.attempts, self.reports, self.counts, self.problems, self.verdict, self.tests = record, [], [], None, set(), None, {}


def worst(results):
    tests = {}
    for key, state, message in results:
        if key not in tests or BADNESS.index(state) > BADNESS.index(tests[key][0]):
            tests[key] = (state, message)
    return tests


def fold(leaves):
    """Assertions are folded into the test whose title is their suite: failing if one fails, else passing if one passes."""
    weight = lambda state: 2 + BADNESS.index(state) if state in FAILING else 1 + BADNESS.index(state) if state in PASSING else 0
    others, folded = [], {}
    for suite, name, state, message, assertion in leaves:
        if not assertion:
            others.append(((suite, name), state, message))
        elif suite not in folded or weight(state) > weight(folded[suite][0]):
            folded[suite] = (state, None if message is None else name + '\n' + message)
    return others + [(('', title), *result) for title, result in folded.items()]


def judge(attempt, report, problems, reading, minimum):
    """One attempt by itself: verdict, problems, tests, failing leaves, counts."""
    fmt, required = reading
    report = None if fmt == 'none' else report
    expected = fmt != 'none' and (required or report is not None)
    problems = set(problems) | (report.problems if report else set())
    code = attempt['exitCode']
    if attempt['timedOut']:
        problems.add('timeout')
    elif attempt['signal'] is not None or (code is not None and 128 < code < 160):
        problems.add('killed')
    elif code == 127:
        problems.add('command-not-found')
    if expected and report is None and not problems & UNREADABLE:
        problems.add('report-missing')
    leaves = report.tests if report else []
    counts = None
    if report and (leaves or not problems & UNREADABLE):
        states = [leaf[2] for leaf in leaves]
        counts = {'total': len(states), 'passed': states.count('passed') + states.count('flaky'), 'failed': states.count('failed'), 'errors': states.count('error'),
                  'skipped': states.count('skipped'), 'todo': states.count('todo'), 'flaky': states.count('flaky')}
    named = [leaf[:2] for leaf in leaves if not leaf[4]]
    if len(set(named)) < len(named):
        problems.add('duplicate-test-name')
    if counts and counts['flaky']:
        problems.add('flaky-in-report')
    failures = counts['failed'] + counts['errors'] if counts else 0
    if counts and minimum > 0 and counts['passed'] + failures == 0 and not problems & (UNREADABLE | {'no-testcases', 'bail-out', 'unknown-status'}):
        problems.add('no-test-ran')
    shown = failures > 0 or bool(problems & {'bail-out', 'plan-mismatch'})
    stated = shown or bool(report and report.unlisted)
    passes = bool(counts and counts['passed']) and not shown and not problems & DOUBTS
    if code is not None and not attempt['timedOut'] and (stated if code == 0 else passes):
        problems.add('exit-report-disagree')
    failed = shown or bool(problems & {'bail-out', 'plan-mismatch', 'timeout', 'killed'}) or code not in (None, 0)
    enough = not expected or (counts is not None and counts['passed'] >= minimum and not stated)
    verdict = 'fail' if failed else 'pass' if code == 0 and enough and not problems & DOUBTS else 'inconclusive'
    failing = [key for key, (state, _) in worst((leaf[:2], leaf[2], leaf[3]) for leaf in leaves).items() if state in FAILING]
    return {'verdict': verdict, 'problems': problems, 'tests': worst(fold(leaves)), 'failing': failing, 'counts': counts}


def broad(state):
    return 'passed' if state == 'flaky' else state


def result_of(record, inputs, gate, reading, known):
    """Judges all attempts of a world; `inputs` are (report, problems) of each, `known` tells failures that are declared."""
    world, judged = World(record), [judge(attempt, report, problems, reading, gate['minTests']) for attempt, (report, problems) in zip(record['attempts'], inputs)]
    differences = set()
    complete = [set(each['tests']) for each in judged if not each['problems'] & (UNREADABLE | {'timeout', 'killed'})]
    if any(tests != complete[0] for tests in complete[1:]):
        differences.add('test-set-changed')
    seen = {}
    clash = any(seen.setdefault(key, broad(state)) != broad(state) for each in judged for key, (state, _) in each['tests'].items())
    if clash or len({each['verdict'] for each in judged}) > 1:
        differences.add('flaky-attempts')
    for attempt, (report, _), each in zip(record['attempts'], inputs, judged):
        verdict, tests = tolerated(each, attempt, report, gate['minTests'], known), dict(each['tests'])
        for invariant in attempt['invariants']:
            held = invariant['exitCode'] == 0 and invariant['signal'] is None and not invariant['timedOut']
            how = 'ran into the time limit' if invariant['timedOut'] else 'was ended by %s' % invariant['signal'] if invariant['signal'] is not None else 'ended with exit status %s' % ('null' if invariant['exitCode'] is None else invariant['exitCode'])
            key = ('', '(invariant) ' + invariant['name'])
            tests[key] = ('passed', None) if held else ('failed', 'the command ' + how)
            verdict = verdict if held or known(key) else 'fail'
        world.attempts.append({'verdict': verdict, 'problems': sorted(each['problems']), 'tests': tests})
    world.reports = [report for report, _ in inputs]
    world.counts = None if differences else judged[0]['counts']
    world.tests = worst((key, *result) for attempt in world.attempts for key, result in attempt['tests'].items())
    states = [{key: broad(state) for key, (state, _) in attempt['tests'].items()} for attempt in world.attempts]
    disagree = any(each != states[0] for each in states[1:]) or len({attempt['verdict'] for attempt in world.attempts}) > 1
    world.problems = set().union(differences, record['problems'], *(each['problems'] for each in judged), ['flaky-attempts'] if disagree else [])
    world.verdict = 'inconclusive' if disagree or 'test-set-changed' in world.problems else world.attempts[0]['verdict']
    return world


def tolerated(judged, attempt, report, minimum, known):
    """A failure that consists of declared failures alone counts as a pass."""
    if judged['verdict'] != 'fail' or not judged['failing'] or not all(map(known, judged['failing'])):
        return judged['verdict']
    if report is None or attempt['timedOut'] or attempt['signal'] is not None or judged['problems'] - {'exit-report-disagree', 'duplicate-test-name', 'flaky-in-report'}:
        return judged['verdict']
    others = [leaf[2] for leaf in report.tests if leaf[2] not in FAILING]
    return 'pass' if others and sum(state in PASSING for state in others) >= minimum else 'fail'


def claimed(record, given, tests):
    """A world whose reports are in a format that is not read here: results per test, as the evidence tells them."""
    world, messages = World(record), {(each['suite'], each['name']): each.get('message') for each in given['failing']}
    states = {letter: state for state, letter in LETTERS.items()}
    results = lambda letters: {key: (states[letter], messages.get(key)) for key, letter in zip(tests, letters) if letter != '-'}
    world.attempts = [{'verdict': each['verdict'], 'problems': each['problems'], 'tests': results(each['results'])} for each in given['attempts']]
    world.verdict, world.problems, world.counts, world.tests, world.reports = given['verdict'], set(given['problems']), given['counts'], results(given['results']), [Report()]
    return world


def whole_failure(world):
    """Whether a failing world failed as a whole, so that no failing test explains it."""
    orderly = all(report is not None and not attempt['timedOut'] and attempt['signal'] is None for report, attempt in zip(world.reports, world.record['attempts']))
    explained = any(state in FAILING for state, _ in world.tests.values())
    return not orderly or not explained or bool(world.problems & {'killed', 'report-unparseable', 'report-empty', 'report-missing', 'bail-out', 'plan-mismatch'})


def gate_result(world, tests):
    attempts, letters = world.record['attempts'], lambda results: ''.join(LETTERS[results[key][0]] if key in results else '-' for key in tests)
    ends = [{part: attempt[part] for part in WORLD_PARTS[1:]} for attempt in attempts]
    failing = [{'suite': suite, 'name': name, **({} if message is None else {'message': message})} for (suite, name), (state, message) in world.tests.items() if state in FAILING]
    return {'verdict': world.verdict, **ends[0], 'counts': world.counts, 'results': letters(world.tests), 'failing': failing, 'problems': sorted(world.problems, key=utf16),
            'log': 'logs/%s.log' % world.record['world'],
            'attempts': [{'verdict': each['verdict'], **end, 'results': letters(each['tests']), 'problems': each['problems']} for each, end in zip(world.attempts, ends)]}
