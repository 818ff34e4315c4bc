/** A file that a text names, as it is written there, with a line number where one follows. */
export interface Mention {
  name: string;
  line: number | null;
}

/** Mentions that are taken from one text at most. */
const most = 400;

/** A name in running text. It starts where no other can go on, and its length is bounded, so that no input takes long. */
const name = String.raw`(?:[A-Za-z]:)?[\w./\\@+~$-]{1,300}\.[A-Za-z]\w{0,9}`;

/**
 * The forms in which runners and compilers name a place: `file:12:5` (Node, Rust, Go, C, Ruby, PHPUnit), `File "file",
 * line 12` (Python), `file:line 12` (.NET), `file(12,5)` (TypeScript, MSVC), `file on line 12` (PHP).
 */
const place = new RegExp(String.raw`(?<![\w./\\@+~$-])(?:file:\/\/)?(${name})(?:"?, line (\d{1,7})|:line (\d{1,7})|:(\d{1,7})|\((\d{1,7})(?:,\d+)?\)| on line (\d{1,7}))?`, 'g');

/** A frame of the Java virtual machine: the class gives the folders, the brackets the file. */
const javaFrame = /\bat ((?:[\w$]{1,80}\.){1,20})[\w$<>]{1,80}\(([\w$]{1,80}\.(?:java|kt|scala|groovy)):(\d{1,7})\)/g;

/** `tests.test_dates.TestParse`, as pytest and JUnit write suites: the folders and the file with dots. */
const dotted = /(?<![\w./\\-])(?:[A-Za-z_]\w{0,80}\.){1,12}[A-Za-z_]\w{0,80}(?![\w/\\(:])/g;

/** Everything in a text that may name a file of the project, in the order of the text, each place once. */
export function mentionsIn(text: string): Mention[] {
  const found = [...javaFrames(text), ...places(text), ...dottedNames(text)].sort((one, other) => one.at - other.at);
  const distinct = new Map(found.map(({ mention }) => [`${mention.name}:${mention.line}`, mention]));
  return [...distinct.values()].slice(0, most);
}

interface Found {
  at: number;
  mention: Mention;
}

function places(text: string): Found[] {
  return [...text.matchAll(place)].map(({ index, 1: written = '', ...groups }) => {
    const line = [groups[2], groups[3], groups[4], groups[5], groups[6]].find((digits) => digits !== undefined);
    return { at: index, mention: { name: written, line: line === undefined ? null : Number(line) } };
  });
}

function javaFrames(text: string): Found[] {
  return [...text.matchAll(javaFrame)].map(({ index, 1: names = '', 2: file = '', 3: line }) => {
    const folders = names.split('.').slice(0, -2);
    return { at: index, mention: { name: [...folders, file].join('/'), line: Number(line) } };
  });
}

function dottedNames(text: string): Found[] {
  return [...text.matchAll(dotted)].map(({ index, 0: names }) => ({ at: index, mention: { name: `${names.replaceAll('.', '/')}/`, line: null } }));
}
