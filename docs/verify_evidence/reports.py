"""Reads the raw reports of a gate, TAP and JUnit XML, as docs/evidence.md describes them."""
import re, xml.parsers.expat
from .documents import utf16

PASSING, FAILING = ('passed', 'flaky'), ('failed', 'error')
WS = ' \t\n\r\v\f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
SPACES = re.sub('(.)-(.)', lambda m: ''.join(map(chr, range(ord(m[1]), ord(m[2]) + 1))), WS)


CODES = re.compile('(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\\]PX^_]|[\x90\x98\x9d-\x9f])[^\0-\x1f\x7f-\x9f]*(?:\x07|\x1b\\\\|\x9c)|\x1b[ -/]*[0-~]')


def cut(text, length, more='…'):
    return text if len(utf16(text)) // 2 <= length else utf16(text)[:2 * length].decode('utf-16-be', 'surrogatepass') + more


def clean_name(text, problems):
    if re.search('[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]', text):
        problems.add('invalid-characters')
    shown = re.sub('[\0-\x1f\x7f]', lambda m: '\u2421' if m[0] == '\x7f' else chr(0x2400 + ord(m[0])), cut(text, 4096))
    return re.sub('[\x80-\x9f\ud800-\udfff]', '\ufffd', shown)


def clean_message(text):
    head = CODES.sub('', cut(text, 8000, '')).replace('\r\n', '\n').replace('\r', '\n').strip(SPACES)
    return re.sub('[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]', '\ufffd', cut(head, 2000))


def decoded(data, problems, xml=False):
    """Text by byte order mark, else by XML declaration, else UTF-8; None for an encoding that is not known here."""
    encoding = 'utf-8-sig'
    if data[:2] in (b'\xff\xfe', b'\xfe\xff'):
        encoding = 'utf-16'
    elif xml and data[:2] in (b'<\0', b'\0<'):
        encoding = 'utf-16-le' if data[0] else 'utf-16-be'
    elif xml and data[:3] != b'\xef\xbb\xbf':
        name = re.match(rb'\s*<\?xml[^>]*?\sencoding\s*=\s*["\']([A-Za-z][\w.-]*)["\']', data[:256])
        if name and not re.fullmatch(rb'utf-?8|utf-?16.*|ucs-?2.*|us-ascii|ascii', name[1], re.I):
            if name[1].lower() not in (b'iso-8859-1', b'latin1', b'windows-1252'):
                return None
            encoding = 'cp1252'
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        problems.update(['invalid-encoding'] if encoding == 'utf-8-sig' else [])
        return data.decode(encoding, 'replace')


class Report:
    """Leaves as (suite, name, state, message, is an assertion), problems, and whether totals name failures that are not listed."""

    def __init__(self):
        self.tests, self.problems, self.unlisted = [], set(), False

    def add(self, suite, name, state, message=None, assertion=False):
        text = clean_message(message) if message is not None and state in FAILING else ''
        self.tests.append((clean_name(suite, self.problems), clean_name(name, self.problems), state, text or None, assertion))

    def discard(self):
        self.tests, self.problems, self.unlisted = [], {'report-unparseable'}, False


# ---- TAP 13 and 14

def tap_line(text):
    """One line without its indentation: ('version',), ('plan', n), ('bail-out',), ('end',), ('test', ok, number, name, directive, opens) or None."""
    if re.match('bail out!', text, re.I):
        return ('bail-out',)
    if re.fullmatch('TAP version [0-9]+[%s]*' % WS, cut(text, 40, '')):
        return ('version',)
    if text.strip(SPACES) == '}':
        return ('end',)
    plan = re.match(r'1\.\.([0-9]{1,9})(?:[%s]|\Z)' % WS, text)
    if plan:
        return ('plan', int(plan[1]))
    test = re.fullmatch('(not )?ok(?:[%s]+([0-9]+))?(?=[%s]|\\Z)([^\n\r\u2028\u2029]*)' % (WS, WS), text)
    if not test:
        return None
    rest, line = test[3], test[3].rstrip(SPACES)
    opens = bool(re.search(r'[%s]\{\Z' % WS, line))
    if opens:
        rest = line[:-1].rstrip(SPACES)
        rest = rest[:-1] if re.search('[%s]#\\Z' % WS, rest) else rest
    timed = re.search(r'[%s]#[%s]*time=[0-9.]+(?:ms|s)\b' % (WS, WS), rest, re.ASCII)
    rest = rest[:timed.start()] if timed else rest
    directed = re.search(r'(?:^|[%s])#[%s]+(skip|todo)(?=\Z|[%s:])' % (WS, WS, WS), rest, re.I | re.ASCII)
    name = re.sub('^-(?:[%s]+|\\Z)' % WS, '', (rest[:directed.start()] if directed else rest).strip(SPACES))
    directive = directed and {'skip': 'skipped', 'todo': 'todo'}[directed[1].lower()]
    return ('test', not test[1], int(test[2]) if test[2] else None, re.sub(r'\\([\\#])', r'\1', name), directive, opens)


class Level:
    def __init__(self, parent=None):
        self.leaves, self.count, self.plan, self.broken, self.parent = [], 0, None, False, parent

    def mismatched(self):
        return self.broken or self.plan not in (None, self.count)


class TapStream:
    """A plan, tests, and subtests as blocks that are four spaces deeper. A leaf is [suite, name, state, message, assertion]."""

    def __init__(self, report):
        self.report, self.levels, self.last, self.test_indent, self.begun, self.bailed, self.title = report, [Level()], None, None, False, False, None

    def complete(self):
        return len(self.levels) == 1 and self.levels[0].plan is not None and not self.levels[0].mismatched()

    def take(self, line, indent):
        depth = indent // 4
        if line[0] == 'bail-out':
            self.bailed = True
            self.report.problems.add('bail-out')
            return
        if indent % 4 or depth > 32 or line[0] == 'version':
            return
        self.last, self.test_indent = None, indent if line[0] == 'test' else None
        if line[0] == 'end':
            parent = self.levels[depth + 1].parent if depth + 1 < len(self.levels) else None
            if parent:
                self.close_to(depth + 2)
                self.close(parent)
            return
        self.begun = True
        if line[0] == 'plan':
            level = self.level(depth)
            level.broken, level.plan = level.broken or level.plan is not None, line[1]
        elif line[5]:
            self.close_to(depth + 1)
            self.level(depth)
            self.levels.append(Level(line))
        else:
            self.close_to(depth + 2)
            self.close(line) if len(self.levels) == depth + 2 else self.add(self.level(depth), line)

    def level(self, depth):
        while len(self.levels) <= depth:
            self.levels.append(Level())
        return self.levels[depth]

    def close_to(self, count):
        while len(self.levels) > count:
            self.close(None)

    def close(self, parent):
        closed, above = self.levels.pop(), self.levels[-1]
        owner = parent or closed.parent
        if owner and not closed.leaves:
            return self.add(above, owner)
        if not self.bailed and closed.mismatched():
            self.report.problems.add('plan-mismatch')
        failed = any(leaf[2] == 'failed' for leaf in closed.leaves) if owner and owner[4] is None else False
        for leaf in closed.leaves:
            if owner:
                leaf[0] = ' > '.join(filter(None, (owner[3], leaf[0])))
                leaf[2] = tap_state(owner) if leaf[2] == 'failed' and owner[4] else leaf[2]
            above.leaves.append(leaf)
        if owner and tap_state(owner) == 'failed' and not failed:
            self.add(above, owner)
        elif owner:
            self.numbered(above, owner)
            self.flush()

    def add(self, level, line):
        self.numbered(level, line)
        self.flush()
        self.last = ['', line[3] or 'test %d' % (level.count if line[2] is None else line[2]), tap_state(line), None, False]
        if self.title is not None and level is self.levels[0]:
            self.last[0], self.last[4] = self.title, True
        level.leaves.append(self.last)

    def numbered(self, level, line):
        level.count += 1
        level.broken = level.broken or (level.plan is not None and line[2] is not None and line[2] > level.plan)

    def flush(self):
        if len(self.levels) == 1:
            for leaf in self.levels[0].leaves:
                self.report.add(*leaf)
            self.levels[0].leaves = []

    def diagnostics(self, text):
        self.test_indent = None
        if self.last:
            self.last[3] = text if self.last[2] == 'failed' else None
            self.last = None
            self.flush()

    def end(self):
        self.close_to(1)
        if not self.bailed and (self.levels[0].plan is None or self.levels[0].mismatched()):
            self.report.problems.add('plan-mismatch')
        self.flush()


def tap_state(line):
    return line[4] or ('passed' if line[1] else 'failed')


def read_tap(data):
    report = Report()
    text = decoded(data, report.problems)
    if not text.strip(SPACES):
        report.problems = {'report-empty'}
        return report
    stream, block, seen, in_file, titles = TapStream(report), None, False, False, 'none'
    lines = [part for line in text.split('\n') for part in (line[:-1] if line.endswith('\r') else line).split('\r')]
    for raw in lines[:-1] if text.endswith('\n') else lines:
        line = CODES.sub('', raw[:1 << 20]) if '\x1b' in raw else raw[:1 << 20]
        indent = len(line) - len(line.lstrip(' '))
        if block is not None:
            ends = indent == block[0] and line.startswith('...', indent)
            if not ends and not (indent < block[0] and line.strip(SPACES)):
                block[1] += line[block[0]:block[0] + 4000] + '\n' if len(block[1]) < 4000 else ''
                continue
            stream.diagnostics(block[1])
            block = None
            if ends:
                continue
        if in_file and line == 'ok' and stream.complete():
            in_file = False
            continue
        tap = tap_line(line[indent:])
        if tap and tap[0] == 'version':
            titles = 'undecided'
        elif titles != 'none' and line:
            title = re.fullmatch('# (?!Subtest: )([^%s][^\n\r\u2028\u2029]*)' % WS, line)
            titles = 'found' if title else 'none' if titles == 'undecided' else titles
            if title:
                stream.title = title[1].strip(SPACES)
        heading = re.fullmatch('[^%s][^\n\r\u2028\u2029]*\\.t \\.{2,} ?' % WS, line) and (stream.complete() or not stream.begun)
        if stream.begun and (heading or (tap and tap[0] == 'version' and indent == 0)):
            stream.end()
            stream = TapStream(report)
        if heading:
            in_file = True
        elif tap:
            seen = seen or tap[0] != 'end'
            stream.take(tap, indent)
        elif line[indent:].rstrip(SPACES) == '---' and stream.test_indent is not None and indent - stream.test_indent in (2, 4):
            block = [indent, '']
    stream.end() if seen else report.problems.add('report-unparseable')
    return report


# ---- JUnit XML

ELEMENTS = {'flakyfailure': 'flaky', 'flakyerror': 'flaky', 'skipped': 'skipped', 'disabled': 'skipped', 'ignored': 'skipped',
            'failure': 'failed', 'rerunfailure': 'failed', 'rerunerror': 'failed', 'error': 'error'}
STATUSES = {'notrun': 'skipped', 'suppressed': 'skipped', 'skipped': 'skipped', 'disabled': 'skipped', 'ignored': 'skipped',
            'fail': 'failed', 'failed': 'failed', 'failure': 'failed', 'error': 'error'}
RANK = ('passed', 'flaky', 'skipped', 'failed', 'error', 'todo')


class JUnit:
    def __init__(self, report):
        self.report, self.path, self.suites, self.case, self.failure = report, [], [], None, None

    def open(self, name, attributes):
        parent = self.path[-1] if self.path else None
        self.path.append(name)
        if len(self.path) > 100:
            raise ValueError('too deep')
        if parent is None and name not in ('testsuites', 'testsuite'):
            raise LookupError('another document')
        if name in ('testsuites', 'testsuite'):
            whole = lambda key: int(attributes[key]) if re.fullmatch('[0-9]{1,9}', attributes.get(key, '')) else None
            self.suites.append({'name': attributes.get('name', ''), 'stated': [whole(key) for key in ('tests', 'failures', 'errors')], 'tests': 0, 'own': 0, 'failing': 0})
        elif name == 'testcase' and self.case is None:
            status = STATUSES.get(attributes.get('status', '').lower()) or STATUSES.get(attributes.get('result', '').lower())
            self.case = [attributes.get('classname') or self.suite(), attributes.get('name') or 'unnamed test', status or 'passed', None]
        elif parent == 'testcase':
            state = 'todo' if name == 'skipped' and attributes.get('type') == 'todo' else ELEMENTS.get(name.lower())
            if self.case is None or state is None:
                return
            self.case[2] = max(self.case[2], state, key=RANK.index)
            if name in ('failure', 'error'):
                self.listen(attributes)
        elif parent in ('testsuite', 'testsuites') and name in ('failure', 'error'):
            self.listen(attributes)

    def listen(self, attributes):
        self.failure = [attributes['message'] + '\n' if attributes.get('message') else '', len(self.path)]

    def text(self, text):
        if self.failure and len(self.failure[0]) < 65536:
            self.failure[0] += text

    def close(self, name):
        self.path.pop()
        parent = self.path[-1] if self.path else None
        if self.failure and self.failure[1] == len(self.path) + 1:
            message, self.failure = self.failure[0], None
            if parent == 'testcase' and self.case:
                self.case[3] = message if self.case[3] is None else self.case[3]
            else:
                self.report.add(self.suite(), '', 'error', message)
                self.count(0, 1)
        elif name == 'testcase' and parent != 'testcase' and self.case:
            self.report.add(*self.case)
            self.count(1, self.case[2] in FAILING)
            self.case = None
        elif name in ('testsuites', 'testsuite'):
            suite = self.suites.pop()
            tests, failures, errors = suite['stated']
            failing = None if failures is None and errors is None else (failures or 0) + (errors or 0)
            if tests not in (None, suite['tests'], suite['own']) or failing not in (None, suite['failing']):
                self.report.problems.add('count-mismatch')
            if (tests or 0) > 0 and suite['tests'] == suite['own'] == 0:
                self.report.problems.add('no-testcases')
            self.report.unlisted = self.report.unlisted or ((failing or 0) > 0 and suite['failing'] == 0)

    def count(self, tests, failing):
        for suite in self.suites:
            suite['tests'] += tests
            suite['failing'] += failing
        if self.suites:
            self.suites[-1]['own'] += tests

    def suite(self):
        return ' > '.join(filter(None, (suite['name'] for suite in self.suites)))


def read_junit(data):
    report = Report()
    text = decoded(data, report.problems, xml=True)
    if text is None:
        raise NotImplementedError('the encoding of a report')
    if not text.strip(SPACES):
        report.problems = {'report-empty'}
        return report
    legal = re.sub('[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]', '\ufffd', text)
    kept = re.sub('&(?=#(x[0-9a-fA-F]+|[0-9]+);)', lambda m: '&' if is_character(m.string[m.end():]) else '&amp;', legal)
    if legal != text or kept != legal:
        report.problems.add('invalid-characters')
    parser, reader = xml.parsers.expat.ParserCreate(), JUnit(report)
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = reader.open, reader.close, reader.text

    def entity(*_):
        raise ValueError('entities are not expanded')
    parser.EntityDeclHandler = entity
    try:
        parser.Parse(kept, True)
    except LookupError:
        report.discard()
        report.problems.add('no-testcases')
    except (ValueError, xml.parsers.expat.ExpatError):
        report.discard()
    return report


def is_character(rest):
    """Whether `#NUMBER;` names a character of XML 1.0, section 2.2."""
    digits = rest[1:rest.index(';')]
    code = int(digits[1:], 16) if digits[0] == 'x' else int(digits)
    return code in (9, 10, 13) or 0x20 <= code <= 0xd7ff or 0xe000 <= code <= 0xfffd or 0x10000 <= code <= 0x10ffff


READERS = {'tap': read_tap, 'junit': read_junit}


def detect(data):
    """The format of a report from its first 65,536 bytes; JSON is told by its keys alone."""
    text = decoded(data[:65536], set()).replace('\ufeff', '', 1)
    if text.lstrip(SPACES).startswith('<'):
        return 'junit' if re.search(r'<testsuites?[%s/>]' % WS, text) else None
    lines = re.split('\r?\n', text)[:2000]
    if any(line.startswith('{') and re.search(r'"Action":\s*"[a-z-]+"', line) and re.search('"(Package|ImportPath)":', line) for line in lines):
        return 'gotest'
    if re.search(r'^[ \t]*\{', text, re.M) and re.search(r'"(numTotalTests|testResults|numFailedTestSuites|numTotalTestSuites)"\s*:', text):
        return 'jest'
    if re.search(r'^[ \t]*\{', text, re.M) and re.search(r'"results"\s*:\s*\{', text):
        return 'ctrf'
    return 'tap' if any((tap_line(line) or ' ')[0] in ('version', 'plan', 'test', 'bail-out') for line in lines) else None
