"""Holding worlds against each other: tests against the baseline's, files of the winner against its replay's."""
import re
from .documents import utf16
from .reports import FAILING, PASSING

VOLATILE = ('**/__pycache__/** **/*.pyc **/.pytest_cache/** **/.mypy_cache/** **/.ruff_cache/** **/.hypothesis/** **/.coverage **/.coverage.* '
            '**/coverage.xml **/coverage/** **/htmlcov/** **/lcov.info **/.nyc_output/** **/.tap/** **/.phpunit.result.cache '
            '**/*.tsbuildinfo **/.eslintcache **/*.log').split()


def compare(baseline, candidate):
    """Keys of the tests that are fixed, broken, missing, and passed only after a retry."""
    fixed, broken, missing, retried = set(), set(), set(), set()
    for key, (before, _) in baseline.tests.items():
        now = candidate.tests.get(key, (None, None))[0]
        if key[1] == '':
            if before in FAILING and now not in FAILING:
                inside = [state for other, (state, _) in candidate.tests.items() if other[1] and belongs(other[0], key[0])]
                known = any(other[1] and belongs(other[0], key[0]) for other in baseline.tests)
                if any(state in FAILING for state in inside):
                    continue
                if 'passed' in inside:
                    fixed.add(key)
                elif not known or not inside:
                    missing.add(key)
        elif now is None:
            missing.update([key] if before in PASSING else [])
        elif now not in PASSING + FAILING:
            missing.update([key] if before in PASSING + FAILING else [])
        elif before in PASSING:
            broken.update([key] if now in FAILING else [])
        elif now == 'flaky':
            retried.add(key)
        elif before in FAILING and now == 'passed':
            fixed.add(key)
    retried.update(key for key, (state, _) in candidate.tests.items() if key not in baseline.tests and state == 'flaky')
    return fixed, broken, missing, retried


def belongs(suite, outer):
    rest = suite[len(outer):]
    return suite == outer or (outer != '' and suite.startswith(outer) and not (rest[0].isalnum() or rest[0] == '_'))


def decide(candidate, world, baseline, known):
    """Verdict, reasons and comparison of a candidate that ran."""
    fixed, broken, missing, retried = comparison = compare(baseline, world)
    reasons = ['guarded-path'] if candidate['application']['guarded'] and candidate['application']['restoredTree'] is None else []
    if world.problems & {'flaky-attempts', 'test-set-changed'} or retried:
        reasons.append('flaky')
    if any('timeout' in attempt['problems'] for attempt in world.attempts):
        reasons.append('timeout')
    elif world.verdict == 'fail' or any(state in FAILING and not known(key) for key, (state, _) in world.tests.items()):
        reasons.append('gate-failed')
    elif world.verdict == 'inconclusive' and 'flaky' not in reasons:
        reasons.append('no-tests')
    reasons += [code for code, holds in (('tests-broken', broken), ('tests-missing', missing), ('nothing-fixed', not fixed)) if holds]
    proven = {'guarded-path', 'tests-broken', 'tests-missing', 'gate-failed', 'timeout'} & set(reasons)
    doubtful = 'flaky' in reasons or (world.verdict == 'inconclusive' and not proven)
    return ('indeterminate' if doubtful else 'rejected') if reasons else 'accepted', reasons, comparison


def glob(pattern):
    """A regular expression for `**`, `*`, `?`, `[...]` and `{a,b}`; other signs of globs are not read."""
    if re.search(r'[()!+@\\]', pattern):
        raise NotImplementedError('the glob ' + pattern)
    tokens = re.findall(r'\*\*/|/\*\*\Z|\*+|\?|\[[^\]]*\]|.', pattern, re.S)
    known = {'**/': '(?:.*/)?', '/**': '(?:/.*)?', '**': '.*', '*': '[^/]*', '?': '[^/]', '{': '(?:', '}': ')', ',': '|' if '{' in pattern else ','}
    return re.compile(''.join(known.get(token) or (token if len(token) > 1 and token[0] == '[' else re.escape(token)) for token in tokens), re.S)


def entry_kind(entry):
    return 'file' if 'sha256' in entry else 'link' if 'link' in entry else entry['special']


def entry_difference(left, right):
    if left is None or right is None:
        return 'only-in-winner' if right is None else 'only-in-replay'
    if entry_kind(left) != entry_kind(right):
        return 'type'
    if 'sha256' in left:
        return 'content' if left['sha256'] != right['sha256'] else 'mode' if left['mode'] != right['mode'] else None
    if 'link' in left:
        return 'link' if left['link'] != right['link'] else None
    return 'unreadable' if left['special'].startswith(('unreadable', 'too large')) else None


def equality(winner, replay, baselines, policy, reports):
    """Winner and replay after the gate, each {path: entry}, the number of ignored files that were only counted, and the digest of its manifest."""
    patterns = [glob(pattern) for pattern in VOLATILE + policy['volatile']]
    volatile = lambda path: path in policy['volatile'] or any(pattern.fullmatch(path) for pattern in patterns)
    compared = lambda path, kind: kind == 'source' or not (path in reports or volatile(path) or (kind == 'ignored' and not policy['compareIgnored']))
    pairs = lambda a, b: ((path, a.get(path), b.get(path)) for path in sorted({**a, **b}, key=utf16))
    observed = [path for path, a, b in (pairs(*(each[0] for each in baselines)) if len(baselines) == 2 else ())
                if (a or b)['set'] != 'source' and compared(path, (a or b)['set']) and entry_difference(a, b)]
    counts, differences = {'source': 0, 'output': 0, 'ignored': 0}, []
    for path, left, right in pairs(winner[0], replay[0]):
        kind = (left or right)['set']
        if not compared(path, kind) or (kind != 'source' and path in observed):
            continue
        counts[kind] += 1
        different = entry_difference(left, right)
        if different:
            differences.append({'path': path, 'set': kind, 'kind': different, 'declare': None if kind == 'source' else re.sub(r'[\\*?[\]{}()!+@|]', r'\\\g<0>', path)})
    if not policy['compareIgnored']:
        counts['ignored'] = max(winner[1], replay[1])
    return {'equal': not differences, 'compared': counts, 'winnerDigest': winner[2], 'replayDigest': replay[2], 'observedVolatile': observed, 'differences': differences}
