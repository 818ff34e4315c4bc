"""Documents of an evidence folder: strict JSON, RFC 8785, digests, schemas, files."""
import hashlib, json, os, re, stat
from decimal import Decimal


class Fault(Exception):
    """Something that does not hold."""


class Unreadable(Exception):
    """There is no evidence to look at."""


def utf16(text):
    return text.encode('utf-16-be', 'surrogatepass')


def to_number(text):
    value = float(text)
    if value in (float('inf'), float('-inf')):
        raise ValueError('a number is out of range')
    return int(value) if value.is_integer() and abs(value) < 1e21 else value


def unique(pairs):
    if len(dict(pairs)) != len(pairs) or any(key == '__proto__' for key, _ in pairs):
        raise ValueError('an object has a key twice, or the key __proto__')
    return dict(pairs)


def no_constant(name):
    raise ValueError(name + ' is no JSON')


def parse(text):
    try:
        return json.loads(text, parse_int=to_number, parse_float=to_number, parse_constant=no_constant, object_pairs_hook=unique)
    except RecursionError:
        raise ValueError('it is nested too deeply')


def number(value):
    """RFC 8785, section 3.2.2.3: as ECMAScript writes numbers."""
    if isinstance(value, int):
        return str(value)
    sign, digits, exponent = Decimal(repr(value)).as_tuple()
    digits = ''.join(map(str, digits))
    shown = digits.rstrip('0')
    point = len(digits) + exponent
    if len(shown) <= point <= 21:
        text = shown + '0' * (point - len(shown))
    elif 0 < point <= 21:
        text = shown[:point] + '.' + shown[point:]
    elif -6 < point <= 0:
        text = '0.' + '0' * -point + shown
    else:
        text = shown[0] + ('.' + shown[1:] if len(shown) > 1 else '') + 'e%+d' % (point - 1)
    return ('-' if sign else '') + text


def written(value, indent=None, level=0, ordered=False):
    """JSON text: canonical with `ordered`, else as JSON.stringify writes it."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if value is None or isinstance(value, bool):
        return {None: 'null', True: 'true', False: 'false'}[value]
    if isinstance(value, (int, float)):
        return number(value)
    inner = lambda each: written(each, indent, level + 1, ordered)
    if isinstance(value, dict):
        index = lambda key: int(key) if re.fullmatch('0|[1-9][0-9]{0,9}', key) and int(key) < 2 ** 32 - 1 else 2 ** 32
        keys = sorted(value, key=utf16) if ordered else sorted(value, key=index)
        parts, ends = [inner(key) + (': ' if indent else ':') + inner(value[key]) for key in keys], '{}'
    else:
        parts, ends = [inner(each) for each in value], '[]'
    if not parts or not indent:
        return ends[0] + ','.join(parts) + ends[1]
    gap = '\n' + ' ' * indent * level
    return ends[0] + gap + ' ' * indent + (',' + gap + ' ' * indent).join(parts) + gap + ends[1]


def sha256(data):
    return 'sha256:' + hashlib.sha256(data).hexdigest()


def digest_of_json(value):
    return sha256(written(value, ordered=True).encode())


# ---- Files and schemas

def read(folder, path):
    """The bytes of a regular file, without following a link at its end."""
    handle = os.open(os.path.join(folder, path), os.O_RDONLY | getattr(os, 'O_NOFOLLOW', 0) | getattr(os, 'O_NONBLOCK', 0))
    with open(handle, 'rb') as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(path + ' is no regular file')
        return file.read()


def load_schemas(folder):
    """The published schemas, by the name of what they describe."""
    schemas = {}
    for name in ('evidence', 'plan', 'event', 'record', 'manifest-entry'):
        try:
            schemas[name] = json.loads(read(folder, name + '.schema.json'))
        except (OSError, ValueError) as error:
            raise Unreadable('the schema of %s cannot be read (name the folder with --schemas): %s' % (name, error))
    return schemas


def document(name, data, schema, indent=2):
    """
    A JSON document that is what its schema asks for, and is written as JSON.stringify writes it: with an indentation of
    two and a line end, or, with `indent` None, on one line.
    """
    text = data.decode('utf-8', 'replace')
    try:
        value = parse(text)
        if written(value, indent) + ('\n' if indent else '') != text:
            raise ValueError('it is not written as the program writes it')
        written(value).encode()
    except RecursionError:
        raise Fault(name + ' is nested too deeply')
    except ValueError as error:
        raise Fault('%s is no document of this format: %s' % (name, error))
    wrong = schema and mismatch(schema, value, schema, '')
    if wrong:
        raise Fault('%s is not what its schema asks for: %s' % (name, wrong))
    return value


TYPES = {'object': dict, 'array': list, 'string': str, 'boolean': bool, 'null': type(None), 'integer': int, 'number': (int, float)}


def mismatch(schema, value, root, at):
    """Where a value is not what a JSON Schema asks for, or None. Knows the keywords that the published schemas use."""
    if '$ref' in schema:
        found = root
        for part in schema['$ref'].split('/')[1:]:
            found = found[part]
        return mismatch(found, value, root, at)
    for alternatives in (schema.get('anyOf'), schema.get('oneOf')):
        if alternatives and all(mismatch(each, value, root, at) for each in alternatives):
            return (at or 'the document') + ' has none of the allowed forms'
    types = schema.get('type', [])
    types = [types] if isinstance(types, str) else types
    fits = lambda kind: isinstance(value, TYPES[kind]) and (kind == 'boolean' or not isinstance(value, bool))
    wrong = (types and not any(map(fits, types))) or ('const' in schema and value != schema['const']) or ('enum' in schema and value not in schema['enum'])
    if isinstance(value, str):
        length = len(utf16(value)) // 2
        wrong = wrong or not schema.get('minLength', 0) <= length <= schema.get('maxLength', length)
        wrong = wrong or ('pattern' in schema and not re.search(schema['pattern'].replace('$', r'\Z'), value, re.ASCII))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        wrong = wrong or value < schema.get('minimum', value) or value > schema.get('maximum', value) or not value > schema.get('exclusiveMinimum', value - 1)
    elif isinstance(value, list):
        wrong = wrong or not schema.get('minItems', 0) <= len(value) <= schema.get('maxItems', len(value))
        return (at or 'the document') if wrong else next(filter(None, (mismatch(schema.get('items', {}), each, root, '%s[%d]' % (at, index)) for index, each in enumerate(value))), None)
    elif isinstance(value, dict) and not wrong:
        known, more = schema.get('properties', {}), schema.get('additionalProperties', True)
        absent = [key for key in schema.get('required', []) if key not in value]
        if absent:
            return '%s.%s is missing' % (at, absent[0])
        for key, each in value.items():
            inner = known.get(key, more)
            if inner is False or mismatch(schema.get('propertyNames', {}), key, root, key):
                return '%s.%s is unknown' % (at, key)
            found = inner is not True and mismatch(inner, each, root, at + '.' + key)
            if found:
                return found
    return (at or 'the document') if wrong else None


def is_inside(path):
    return not path.startswith('/') and '\\' not in path and not any(part in ('', '.', '..') for part in path.split('/'))
