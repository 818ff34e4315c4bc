#!/usr/bin/env python3
"""Checks an evidence folder as evidence.md beside this file describes it, without the program that wrote it.

    verify-evidence.py FOLDER [--expect sha256:HEX] [--schemas DIR]

Exit status: 0 the evidence holds, 1 the first thing that does not is named, 2 there is nothing to read.
Python 3.9 or later, standard library alone. Verdicts follow from the raw reports where these are TAP or JUnit XML. Not
read: other reports (results per test are then taken from the evidence), the sentences in `limits`, the page, and trees.
"""
import argparse, os, re, sys
from verify_evidence.comparing import compare, decide, equality
from verify_evidence.documents import Fault, Unreadable, digest_of_json, document, is_inside, load_schemas, read, sha256, utf16, written
from verify_evidence.judging import GATE, broad, claimed, gate_result, result_of, whole_failure
from verify_evidence.reports import FAILING, PASSING, READERS, Report, detect

RULE = 'fewer changed lines, then fewer changed files, then earlier in the plan; a patch whose lines cannot be counted comes last'
MANIFEST_KEYS = ('path', 'set', 'mode', 'sha256', 'link', 'special')
NO_USAGE, UNKNOWN_USAGE = ({key: value for key in ('calls', 'inputTokens', 'outputTokens', 'costUsd')} for value in (0, None))


def demand(holds, what):
    if not holds:
        raise Fault(what)


# ---- Files, chain, plan

def check_files(folder, evidence):
    for entry in evidence['files']:
        demand(is_inside(entry['path']), entry['path'] + ' leads out of the folder')
        try:
            data = read(folder, entry['path'])
        except OSError as error:
            raise Fault('%s cannot be read: %s' % (entry['path'], error))
        demand(len(data) == entry['bytes'] and sha256(data) == entry['sha256'], entry['path'] + ' was changed: its digest is not the one in the evidence')


def read_events(folder, evidence, schema):
    lines = read(folder, 'events.jsonl').decode('utf-8', 'replace').split('\n')
    demand(lines.pop() == '', 'events.jsonl does not end with a line end: it was cut')
    events, previous = [], '0' * 64
    for index, line in enumerate(lines):
        name = 'events.jsonl, line %d' % (index + 1)
        event = document(name, line.encode(), schema, indent=None)
        body = {key: value for key, value in event.items() if key != 'hash'}
        demand(event['seq'] == index and event['prev'] == previous, name + ': it does not follow the event before it')
        demand('sha256:' + event['hash'] == digest_of_json(body), name + ': its hash does not match its content')
        previous = event['hash']
        events.append(event)
    demand(evidence['events'] == {'file': 'events.jsonl', 'count': len(events), 'head': previous}, 'events.jsonl does not end where the evidence says')
    demand(bool(events) and events[-1]['type'] == 'run.finished', 'events.jsonl does not end with run.finished')
    body = {key: value for key, value in evidence.items() if key != 'events'}
    last = events[-1]['data']
    demand(last.get('evidence') == digest_of_json(body), 'latest.json was changed: the last event names another digest of it')
    demand(last.get('outcome') == evidence['outcome'], 'the last event tells another outcome')
    return events


def check_plan(evidence, plan):
    without = lambda value, key: {name: each for name, each in value.items() if name != key}
    agent = plan['proposers'] and plan['proposers']['agent']
    pairs = [(name, evidence[name], plan[name]) for name in ('id', 'createdAt', 'tool', 'trigger', 'gate', 'calls')]
    pairs += [('snapshot', without(evidence['snapshot'], 'prepared'), without(plan['snapshot'], 'dirty')), ('policy', evidence['promotion']['policy'], plan['policy']),
              ('model', evidence['model'], UNKNOWN_USAGE if agent and plan['earlier'] else usage(plan['calls']))]
    for name, said, planned in pairs:
        demand(same(said, planned), name + ' differs between latest.json and plan.json')
    demand(plan['gate']['digest'] == digest_of_json(without(plan['gate'], 'digest')), 'the digest of the gate is not that of its definition')
    first, listed = {}, {entry['path']: entry['sha256'] for entry in evidence['files']}
    for candidate in plan['candidates']:
        application = candidate['application']
        if application['outcome'] == 'applied':
            twin = first.setdefault(application['tree'], candidate['id'])
            demand((application['restoredTree'] is not None) == (plan['policy']['allowGuarded'] and application['guarded'] != []), 'candidate %s has a tree with its guarded paths restored exactly where it changes some and the policy allows that' % candidate['id'])
            demand(application['duplicateOf'] == (None if twin == candidate['id'] else twin), 'candidate %s is a duplicate of another one than the plan says' % candidate['id'])
        demand(listed.get(candidate['mutation']['file']) == candidate['mutation']['sha256'], 'the patch of candidate %s is not the one that was planned' % candidate['id'])


def same(left, right):
    return written(left, ordered=True) == written(right, ordered=True)


def usage(calls):
    made = [call for call in calls if call['outcome'] != 'budget' and not call['replayed']]
    total = lambda part: None if any(call[part] is None for call in made) else sum(call[part] for call in made)
    known = all(call['costUsd'] is not None for call in made)
    cost = sum(int(call['costUsd'] * 1e12 + 0.5) for call in made) / 1e12 if known else None
    cost = cost and max(0.0001, int(cost * 1e4 + 0.5) / 1e4)
    return {'calls': len(made), 'inputTokens': total('inputTokens'), 'outputTokens': total('outputTokens'), 'costUsd': int(cost) if cost == 0 else cost}


def check_transcripts(folder, evidence):
    listed = {entry['path'] for entry in evidence['files']}
    for call in evidence['calls']:
        path = 'transcripts/%s.json' % call['id']
        if path not in listed:
            continue
        found = document(path, read(folder, path), None)
        fits = isinstance(found, dict) and set(found) == {'schema', 'call', 'prompt', 'reply'} and found['schema'] == 'safe-parallel-debugging/model-call/v1'
        fits = fits and isinstance(found['prompt'], dict) and set(found['prompt']) == {'system', 'user'} and all(isinstance(text, str) for text in found['prompt'].values())
        fits = fits and same(found['call'], call) and digest_of_json(found['prompt']) == call['promptSha256']
        reply = found['reply'] if fits else None
        fits = fits and (reply is None or isinstance(reply, str)) and (None if reply is None else sha256(reply.encode())) == call['replySha256']
        demand(fits, 'the transcript of call %s does not fit' % call['id'])


# ---- Worlds

def worlds_of(candidate):
    """Worlds of a candidate with the trees that they must have: as written, and, where there is one, with its guarded paths restored."""
    application = candidate['application']
    if application['outcome'] != 'applied':
        return []
    return [(candidate['id'], application['tree'])] + ([(restored(candidate), application['restoredTree'])] if application['restoredTree'] else [])


def restored(candidate):
    return candidate['id'] + '-restored'


class Found:
    """What there is of a world: `status` missing, malformed, conflict or observed; only of the last a record is believed in its form."""

    def __init__(self, status, record=None):
        self.status, self.record, self.inputs, self.manifest = status, record, [], None


def find_record(folder, world, plans, told, schema):
    path = 'records/%s.json' % world
    try:
        data = read(folder, path)
    except FileNotFoundError:
        return Found('missing')
    except OSError:
        return Found('missing' if not os.path.isfile(os.path.join(folder, path)) or os.path.islink(os.path.join(folder, path)) else 'malformed')
    if world in told and (told[world] is None or told[world] != sha256(data)):
        return Found('conflict')
    try:
        record = document(path, data, schema)
    except Fault:
        return Found('malformed')
    if record['world'] != world or record['planDigest'] not in plans:
        return Found('conflict')
    own = record['log']['file'] == 'logs/%s.log' % world and (record['manifest'] or {'file': 'manifests/%s.jsonl' % world})['file'] == 'manifests/%s.jsonl' % world
    for number, attempt in enumerate(record['attempts'], 1):
        own = own and all(is_inside(each['file']) and each['file'].rpartition('/')[0] == 'worlds/%s/%d' % (world, number) for each in files_of(attempt))
    return Found('observed', record) if own else Found('malformed')


def files_of(attempt):
    return attempt['reports'] + ([attempt['output']] if attempt['output'] else [])


def reading_of(folder, plan, found):
    """Format of the reports, and whether a report is required; `auto` is what the baseline has, else the first candidate."""
    gate = plan['gate']
    if gate['format'] != 'auto':
        return gate['format'], gate['format'] != 'none'
    for world in ['baseline'] + [candidate['id'] for candidate in plan['candidates']]:
        record = found[world].record if world in found else None
        for attempt in record['attempts'] if record else []:
            for each in files_of(attempt):
                try:
                    fmt = detect(read(folder, each['file']))
                except OSError:
                    fmt = None
                if fmt:
                    return fmt, True
    return ('junit', True) if gate['reports'] else ('none', False)


def fill(folder, found, gate, reading, manifest_schema):
    """Reads manifest and raw reports, each against its digest; whatever does not fit makes the record malformed."""
    record = found.record
    try:
        listed = [record['log']] + ([record['manifest']] if record['manifest'] else []) + [each for attempt in record['attempts'] for each in files_of(attempt)]
        contents = {}
        for each in listed:
            contents[each['file']] = read(folder, each['file'])
            demand(sha256(contents[each['file']]) == each['sha256'], each['file'] + ' has another digest')
        if record['manifest']:
            data = contents[record['manifest']['file']]
            found.manifest = read_manifest(data, manifest_schema), record['manifest']['ignored'], sha256(data)
        for attempt in record['attempts']:
            report = report_of(attempt, [contents[each['file']] for each in files_of(attempt)], gate, reading)
            problems = [each for each in attempt['problems'] if each in ('report-stale', 'report-empty', 'report-unparseable', 'output-truncated')]
            found.inputs.append((report, problems + (['report-unparseable'] if attempt['output'] and attempt['output']['truncated'] and report else [])))
    except (Fault, OSError):
        found.status, found.manifest = 'malformed', None


def read_manifest(data, schema):
    try:
        lines, entries, before = data.decode().split('\n'), {}, None
    except UnicodeDecodeError:
        raise Fault('the manifest is not UTF-8')
    demand(lines.pop() == '', 'the manifest was cut')
    for line in lines:
        entry = document('a line of the manifest', line.encode(), schema, indent=None)
        demand(list(entry) == [key for key in MANIFEST_KEYS if key in entry], 'keys of the manifest are not in their order')
        place = utf16(entry['path'])
        demand(before is None or before < place, 'the manifest repeats a path or is not in the order of paths')
        entries[entry['path']], before = entry, place
    return entries


def report_of(attempt, files, gate, reading):
    fmt, required = reading
    from_output = not gate['reports']
    if fmt == 'none' or not files or (from_output and (not required or detect(files[0]) != fmt)):
        return None
    if fmt not in READERS:
        return Report()
    total = Report()
    for data in files:
        report = READERS[fmt](data)
        total.tests += report.tests
        total.problems |= report.problems
        total.unlisted = total.unlisted or report.unlisted
    plain = placeless(attempt['directory'])
    total.tests = [(plain(suite), plain(name), state, message and plain(message), assertion) for suite, name, state, message, assertion in total.tests]
    return total


def placeless(directory):
    """Names the place of a world, which is another one for each candidate, by what it is."""
    root = re.match('(.*/worlds/[^/]+)/tree(?:/|\\Z)', directory)
    if not root:
        return lambda text: text
    names = (('file://%s/' % directory, ''), (directory + '/', ''), (root[1] + '/tree', '<world>'), (root[1] + '/home', '<home>'), (root[1] + '/tmp', '<tmp>'))

    def plain(text):
        for place, name in names if root[1] in text else ():
            text = text.replace(place, name)
        return text
    return plain


# ---- Everything derived again

def derive(evidence, plan, found, reading, ending):
    patterns = [re.compile('.*'.join(map(re.escape, pattern.split('*'))), re.S) for pattern in plan['policy']['expectedFailures']]
    known = lambda key: any(pattern.fullmatch(key[1]) or pattern.fullmatch(' > '.join(key)) for pattern in patterns)
    given = {'baseline': evidence['baseline']['result'], 'replay': evidence['replay']['result'], 'replay-baseline': evidence['replay']['baseline']}
    given.update({candidate['id']: candidate['result'] for candidate in evidence['candidates']})
    given.update({restored(candidate): candidate['restored'] and candidate['restored']['result'] for candidate in evidence['candidates']})
    said = [(test['suite'], test['name']) for test in evidence['tests']]
    worlds = {}
    for name, each in found.items():
        if each.status == 'observed' and each.record['attempts']:
            unread = reading[0] not in READERS and reading[0] != 'none'
            demand(not unread or given[name] is not None or name not in ('baseline', 'replay'), 'the result of %s is missing' % name)
            if not unread:
                worlds[name] = result_of(each.record, each.inputs, plan['gate'], reading, known)
            elif given[name] is not None:
                worlds[name] = claimed(each.record, given[name], said)
    of_plan = lambda world, tree: (world.record['tree'], world.record['snapshotTree'], len(world.record['attempts'])) == (tree, plan['snapshot']['tree'], plan['gate']['attempts'])
    for name in ('baseline', 'replay-baseline'):
        if name in worlds and not of_plan(worlds[name], plan['snapshot']['tree']):
            del worlds[name]
    baseline = worlds.get('baseline')
    state = {'pass': 'already-green', 'fail': 'reproduced'}.get(baseline.verdict if baseline and not baseline.problems & {'command-not-found', 'flaky-attempts'} else None, 'indeterminate')
    if reading[0] == 'none' or (state == 'reproduced' and whole_failure(baseline)):
        for world in worlds.values():
            for each, verdict in [(world.tests, world.verdict)] + [(attempt['tests'], attempt['verdict']) for attempt in world.attempts]:
                each[GATE] = ('passed' if verdict == 'pass' else 'failed', None)
    tests = sorted({key for world in worlds.values() for results in [world.tests] + [attempt['tests'] for attempt in world.attempts] for key in results}, key=lambda key: utf16('\0'.join(key)))
    unknown, decisions = float('inf'), {}
    order = {candidate['id']: (unknown if None in (m['additions'], m['deletions']) else m['additions'] + m['deletions'], unknown if m['files'] is None else m['files'], index)
             for index, candidate in enumerate(plan['candidates']) for m in [candidate['mutation']]}
    twins_last = sorted(plan['candidates'], key=lambda candidate: candidate['application'].get('duplicateOf') is not None)
    for candidate in twins_last:
        if candidate['application'].get('duplicateOf') is not None and plan['policy']['stopEarly']:
            leave_out(plan, decisions, found, order)
        decisions[candidate['id']] = decision_of(candidate, decisions, found, worlds, baseline if state == 'reproduced' else None, of_plan, ending, known)
    if plan['policy']['stopEarly']:
        leave_out(plan, decisions, found, order)
    ranking = sorted((name for name, (verdict, reasons, _) in decisions.items() if verdict == 'accepted' and not any(reason.startswith('duplicate-of:') for reason in reasons)), key=order.get)
    winner = ranking[0] if ranking else None
    planned = {candidate['id']: candidate for candidate in plan['candidates']}
    replay, doubts = replay_of(planned.get(winner), found, worlds, plan, known)
    shown = lambda name: gate_result(worlds[name], tests) if name in worlds else None
    replay.update({'result': shown('replay'), 'baseline': shown('replay-baseline'), 'snapshotTree': worlds['replay'].record['snapshotTree'] if 'replay' in worlds else None,
                   'tree': worlds['replay'].record['tree'] if 'replay' in worlds else None})
    outcome = 'indeterminate' if ending == 'incomplete' else ending if ending != 'complete' else state if state != 'reproduced' else 'no-winner' if winner is None else 'fixed' if not doubts else 'replay-failed'
    return {'tests': [{'suite': suite, 'name': name} for suite, name in tests], 'baseline': {'outcome': state, 'result': shown('baseline')},
            'candidates': [candidate_of(candidate, decisions[candidate['id']], worlds, found, tests, plan) for candidate in plan['candidates']],
            'selection': {'rule': RULE, 'ranking': ranking, 'winner': winner}, 'replay': replay, 'outcome': outcome}, doubts


def leave_out(plan, decisions, found, order):
    """A run that stops early has no records of candidates that an accepted one outranks."""
    tried = [each for each in plan['candidates'] if each['application']['outcome'] == 'applied' and each['application']['duplicateOf'] is None and each['id'] in decisions]
    accepted = [order[each['id']] for each in tried if decisions[each['id']][0] == 'accepted']
    for each in tried:
        if accepted and order[each['id']] > min(accepted) and any(name not in found or found[name].status == 'missing' for name, _ in worlds_of(each)):
            decisions[each['id']] = ('skipped', ['skipped'], (set(), set(), set(), set()))


def decision_of(candidate, decisions, found, worlds, baseline, of_plan, ending, known):
    application, undecided = candidate['application'], (set(), set(), set(), set())
    if application['outcome'] == 'applied' and application['duplicateOf'] in decisions:
        verdict, _, comparison = decisions[application['duplicateOf']]
        return verdict, ['duplicate-of:' + application['duplicateOf']], comparison
    if application['outcome'] != 'applied':
        return 'inapplicable', ['no-change' if application['outcome'] == 'no-change' else 'protected-path' if application['reason'] == 'protected-path' else 'apply-failed'], undecided
    if baseline is None:
        return 'skipped', ['skipped'], undecided
    written, *others = [decision_in(name, tree, candidate, found, worlds, baseline, of_plan, ending, known) for name, tree in worlds_of(candidate)]
    if not others or written[0] != 'accepted' or others[0][0] == 'accepted':
        return written
    verdict, reasons, _ = others[0]
    ran = reasons[0] != 'skipped' and not reasons[0].startswith('record-')
    return (verdict, ['guarded-restored-failed'], written[2]) if ran else others[0]


def decision_in(name, tree, candidate, found, worlds, baseline, of_plan, ending, known):
    undecided, status = (set(), set(), set(), set()), found[name].status if name in found else 'missing'
    if status == 'missing' and ending in ('interrupted', 'cancelled'):
        return 'skipped', ['skipped'], undecided
    if status != 'observed' or name not in worlds:
        return 'indeterminate', ['record-' + (status if status != 'observed' else 'missing')], undecided
    if not of_plan(worlds[name], tree):
        return 'indeterminate', ['record-conflict'], undecided
    return decide(candidate, worlds[name], baseline, known)


def candidate_of(candidate, decision, worlds, found, tests, plan):
    verdict, reasons, comparison = decision
    indices = lambda keys: [index for index, key in enumerate(tests) if key in keys]
    calls = candidate['proposal'] and set(candidate['proposal']['calls'])
    model = UNKNOWN_USAGE if candidate['source']['kind'] == 'agent' else NO_USAGE if calls is None else usage([call for call in plan['calls'] if call['id'] in calls])

    def tested_in(name):
        if verdict == 'skipped' or name not in worlds:
            return None
        digest = found[name].manifest[2] if found[name].manifest else None
        return {'world': {'id': name, 'tree': worlds[name].record['tree'], 'digest': digest}, 'result': gate_result(worlds[name], tests)}
    written = tested_in(candidate['id']) or {'world': None, 'result': None}
    return {**candidate, **written, 'restored': tested_in(restored(candidate)),
            'fixed': indices(comparison[0]), 'broken': indices(comparison[1]), 'missing': indices(comparison[2]), 'verdict': verdict, 'reasons': reasons, 'model': model}


def replay_of(candidate, found, worlds, plan, known):
    """The replay as the evidence tells it, and the reasons to doubt it."""
    first, replay, baseline, again = (worlds.get(name) for name in (candidate and candidate['id'], 'replay', 'baseline', 'replay-baseline'))
    none = {'status': 'not-run', 'testsAgree': None, 'equality': None, 'problems': []}
    if not first or not baseline or (not replay and ('replay' not in found or found['replay'].status == 'missing')):
        return none, ['replay-failed']
    if not replay:
        return {**none, 'status': 'failed', 'problems': ['the record of the replay cannot be read']}, ['evidence-unreadable']
    record, trees = replay.record, (first.record['tree'], candidate['application']['tree'])
    problems = ['%s: %s' % (world.record['world'], problem) for world in (baseline, first, worlds.get(restored(candidate)), again, replay) if world for problem in world.record['problems']]
    problems += [] if len(record['attempts']) == plan['gate']['attempts'] else ['the replay has not as many attempts as the gate asks for']
    accepted = decide(candidate, replay, baseline, known)[0] == 'accepted' and (not again or not any(compare(again, replay)[1:3]))
    plain = lambda world: {key: broad(state) for key, (state, _) in world.tests.items()}
    agree, different = plain(first) == plain(replay), None
    if again:
        states = [again.tests[key][0] for key in compare(baseline, first)[0] if key in again.tests]
        fails_again = again.verdict == 'fail' and any(state in FAILING for state in states) and not any(state in PASSING for state in states)
    manifests = [found[name].manifest for name in (candidate['id'], 'replay')]
    if all(manifests):
        reports = {report['path'] for world in (first, replay, baseline, again) if world for attempt in world.record['attempts'] for report in attempt['reports']}
        baselines = [found[name].manifest for name in ('baseline', 'replay-baseline') if name in found and found[name].manifest]
        different = equality(*manifests, baselines, plan['policy'], reports)
    doubts = [] if record['snapshotTree'] == plan['snapshot']['tree'] and set(trees) == {record['tree']} else ['replay-tree-differs']
    doubts += [] if accepted and agree else ['replay-failed']
    doubts += ['baseline-flaky'] if again and not fails_again else []
    doubts += ['evidence-unreadable'] if different is None or not again or problems else [] if different['equal'] else ['world-differs']
    return {'status': 'failed' if doubts else 'verified', 'testsAgree': agree, 'equality': different, 'problems': problems}, doubts


def strength(isolation):
    by_group = [(isolation['limits'][part] or {}).get('by') == 'cgroup' for part in ('memory', 'processes')]
    return [isolation['user'] == 'separate', isolation['used'] == 'namespace', isolation['processes'] == 'contained', isolation['network'] == 'off', *by_group]


def check_environment(evidence, found):
    records = [each.record for each in found.values() if each.status == 'observed']
    if records:
        weakest = min(records, key=lambda record: strength(record['environment']['isolation']))
        demand(same([evidence['environment'], evidence['snapshot']['prepared']], [weakest['environment'], records[0]['prepared']]), 'environment or prepared files are not those in the records')


# ---- Promotion

def check_promotion(evidence, plan, events, ending, doubts):
    promotion, policy, outcome = evidence['promotion'], plan['policy'], evidence['outcome']
    said = next((event['data'] for event in reversed(events) if event['type'] == 'promotion.decided'), {})
    demand(said.get('decision') == promotion['decision'] and same(said.get('reasons'), promotion['reasons']) and said.get('why') == promotion['why'], 'the event promotion.decided says something else')
    withheld = promotion['decision'] == 'withheld'
    on_branch = not withheld and policy['promote'] in ('branch', 'pull-request')
    demand((promotion['branch'] is not None) == (promotion['commit'] is not None) == on_branch, 'a branch and a commit belong to a promotion to a branch, and only to that')
    request = promotion['pullRequest']
    demand((request is not None) == (on_branch and policy['promote'] == 'pull-request'), 'a pull request belongs to a promotion to a pull request, and only to that')
    demand(request is None or (request['head'], request['tree']) == (promotion['commit'], evidence['replay']['tree']), 'the pull request does not have the promoted commit and tree')
    demand((promotion['decision'] == 'awaiting-review') == (not withheld and policy['requireApproval']), 'a promotion waits for a review where the policy asks for it, and only there')
    demand(promotion['decision'] != 'promoted' or not promotion['reasons'], 'it was promoted although there are reasons against it')
    fixed = {'interrupted': ['interrupted'], 'cancelled': ['cancelled'], 'already-green': ['already-green'], 'indeterminate': ['baseline-flaky'], 'no-winner': ['no-winner'],
             'replay-failed': doubts, 'fixed': ['promotion-off'] if policy['promote'] == 'none' else []}
    obstacles = ['evidence-unreadable'] if ending == 'incomplete' else fixed[outcome]
    if obstacles:
        demand(withheld and promotion['reasons'] == obstacles, 'the reasons to withhold are ' + ', '.join(obstacles))
    else:
        demand(not withheld or promotion['reasons'], 'it was withheld without a reason')


# ---- All of it

def first_difference(left, right, at):
    if isinstance(left, dict) and isinstance(right, dict) and set(left) == set(right):
        return next(filter(None, (first_difference(left[key], right[key], '%s.%s' % (at, key)) for key in left)), None)
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return next(filter(None, (first_difference(a, b, '%s[%d]' % (at, index)) for index, (a, b) in enumerate(zip(left, right)))), None)
    return None if same(left, right) else at


def verify(folder, expected, schemas):
    try:
        data = read(folder, 'latest.json')
    except OSError as error:
        raise Unreadable('there is no evidence in %s: %s' % (folder, error))
    evidence = document('latest.json', data, schemas['evidence'])
    demand(expected in (None, sha256(data)), 'latest.json has the digest %s, not the expected one' % sha256(data))
    check_files(folder, evidence)
    events = read_events(folder, evidence, schemas['event'])
    plan_data = read(folder, 'plan.json')
    plan = document('plan.json', plan_data, schemas['plan'])
    check_plan(evidence, plan)
    check_transcripts(folder, evidence)
    told = events[-1]['data'].get('records', {})
    demand(isinstance(told, dict) and all(each is None or (isinstance(each, str) and re.fullmatch('sha256:[0-9a-f]{64}', each)) for each in told.values()), 'the last event tells no digests of records')
    names = ['baseline'] + [name for each in plan['candidates'] if each['application'].get('duplicateOf') is None for name, _ in worlds_of(each)]
    if any(os.path.exists(os.path.join(folder, 'records', name + '.json')) for name in ('replay', 'replay-baseline')):
        names += ['replay', 'replay-baseline']
    found = {name: find_record(folder, name, [sha256(plan_data)] + plan['earlier'], told, schemas['record']) for name in names}
    reading = reading_of(folder, plan, found)
    for each in found.values():
        if each.status == 'observed':
            fill(folder, each, plan['gate'], reading, schemas['manifest-entry'])
    incomplete = evidence['outcome'] == 'indeterminate' and 'evidence-unreadable' in evidence['promotion']['reasons']
    ending = 'incomplete' if incomplete else evidence['outcome'] if evidence['outcome'] in ('interrupted', 'cancelled') else 'complete'
    derived, doubts = derive(evidence, plan, found, reading, ending)
    for part in ('tests', 'baseline', 'candidates', 'selection', 'replay', 'outcome'):
        at = first_difference(evidence[part], derived[part], part)
        demand(at is None, '%s: something else follows from plan, records and raw reports' % at)
    check_environment(evidence, found)
    check_promotion(evidence, plan, events, ending, doubts)
    unread = [] if reading[0] in READERS or reading[0] == 'none' else ['%s reports were not read' % reading[0]]
    return '; '.join(['%s of the run %s holds, %d files, %d events' % (evidence['outcome'], evidence['id'], len(evidence['files']), len(events))] + unread)


def main(given=None):
    arguments = argparse.ArgumentParser(description='Checks an evidence folder.')
    arguments.add_argument('folder')
    arguments.add_argument('--expect', metavar='DIGEST', help='digest of latest.json, known from elsewhere')
    arguments.add_argument('--schemas', default=os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'schemas'), help='folder of the published JSON Schemas')
    given = arguments.parse_args(given)
    try:
        print('holds: ' + verify(given.folder, given.expect, load_schemas(given.schemas)))
    except Unreadable as error:
        print('unreadable: %s' % error)
        return 2
    except (Fault, OSError) as error:
        print('does not hold: %s' % error)
        return 1
    except NotImplementedError as error:
        print('unreadable: %s is not understood here' % error)
        return 2
    return 0


if __name__ == '__main__':
    sys.exit(main())
