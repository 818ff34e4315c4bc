import { describe, expect, it } from 'vitest';
import { chooseFiles, type SnapshotFiles } from '../../src/models/context/choose-files.js';
import { importedPaths } from '../../src/models/context/imports.js';
import { mentionsIn } from '../../src/models/context/mentions.js';
import { PathIndex } from '../../src/models/context/path-index.js';

/** The paths of a tree that a text names, with lines. */
function named(text: string, ...paths: string[]): string[] {
  const index = new PathIndex(paths);
  return [...new Set(mentionsIn(text).flatMap(({ name, line }) => index.resolve(name).map((path) => `${path}:${line}`)))];
}

describe('places that a text names', () => {
  it.each([
    ['Node', '    at sum (/srv/build/x/src/sum.js:12:5)', 'src/sum.js:12'],
    ['Node modules', '    at file:///tmp/w/src/sum.mjs:3:1', 'src/sum.mjs:3'],
    ['Vitest', ' ❯ src/sum.test.ts:7:20', 'src/sum.test.ts:7'],
    ['TypeScript', 'src/sum.ts(4,10): error TS2322: no', 'src/sum.ts:4'],
    ['Python', '  File "/w/app/dates.py", line 41, in parse', 'app/dates.py:41'],
    ['pytest', 'FAILED tests/test_dates.py::TestParse::test_leap - assert 1 == 2', 'tests/test_dates.py:null'],
    ['JUnit of pytest', 'tests.test_dates.TestParse', 'tests/test_dates.py:null'],
    ['Go', '    clock_test.go:18: got 3, want 4', 'pkg/clock/clock_test.go:18'],
    ['Go panic', '\t/w/pkg/clock/clock.go:77 +0x1d', 'pkg/clock/clock.go:77'],
    ['Java', '\tat com.acme.time.Clock.tick(Clock.java:23)', 'src/main/java/com/acme/time/Clock.java:23'],
    ['Rust', "thread 'main' panicked at src/lib.rs:9:5:", 'src/lib.rs:9'],
    ['rustc', '  --> src/lib.rs:3:14', 'src/lib.rs:3'],
    ['Ruby', "./lib/clock.rb:5:in `tick'", 'lib/clock.rb:5'],
    ['C', "test_sum.c:31: Assertion `x == 2' failed.", 'test/test_sum.c:31'],
    ['.NET', '   at Acme.Clock.Tick() in C:\\w\\src\\Clock.cs:line 12', 'src/Clock.cs:12'],
    ['PHP', 'Error in /w/src/Clock.php on line 8', 'src/Clock.php:8'],
  ])('are found in the form of %s', (_, text, expected) => {
    expect(named(text, expected.replace(/:(?:\d+|null)$/, ''), 'other/file.txt')).toContain(expected);
  });

  it('are not guessed where a bare name could be several files', () => {
    expect(named('at index.js:3:1', 'a/index.js', 'b/index.js')).toEqual([]);
    expect(named('at b/index.js:3:1', 'a/index.js', 'b/index.js')).toEqual(['b/index.js:3']);
  });

  it.each(['a'.repeat(200_000), 'a.'.repeat(100_000), '/a'.repeat(100_000), 'at a.'.repeat(50_000), '"a.b", '.repeat(30_000)])('are looked for in little time, whatever the text', (text) => {
    expect(named(text, 'src/sum.js')).toEqual([]);
  });
});

describe('imports', () => {
  it.each([
    ['test/sum.test.ts', "import { sum } from '../src/sum.js';\nimport './setup';", ['src/sum.ts', 'test/setup.ts']],
    ['test/sum.test.cjs', "const { sum } = require('../src/lib');", ['src/lib/index.js']],
    ['tests/test_dates.py', 'from app.dates import parse\nfrom . import tools\nimport app.zones', ['app/dates.py', 'tests/tools.py', 'app/zones/__init__.py']],
    ['pkg/clock/clock_test.go', 'import (\n\t"testing"\n\t"acme.test/x/pkg/zone"\n)', ['pkg/clock/clock.go', 'pkg/zone/zone.go']],
    ['tests/it.rs', 'use thing::clock::tick;', ['src/clock.rs', 'src/lib.rs']],
    ['spec/clock_spec.rb', "require_relative '../lib/clock'\nrequire 'zone'", ['lib/clock.rb', 'lib/zone.rb']],
    ['src/test/java/com/acme/ClockTest.java', 'import com.acme.zone.Zone;', ['src/main/java/com/acme/zone/Zone.java', 'src/main/java/com/acme/Clock.java']],
    ['test/test_sum.c', '#include <stdio.h>\n#include "../src/sum.h"', ['src/sum.h', 'src/sum.c']],
    ['gate.sh', '. ./numbers.sh\nx=$(sh answer.sh 1)', ['numbers.sh', 'answer.sh']],
  ])('of %s are found', (path, text, expected) => {
    const index = new PathIndex([path, ...expected, 'README.md']);
    expect(importedPaths(path, text, index).sort()).toEqual([...expected].sort());
  });
});

describe('files to show', () => {
  const tree: Record<string, string> = {
    'test/sum.test.js': "import { sum } from '../src/sum.js';\n",
    'src/sum.js': "import { add } from './add.js';\n",
    'src/add.js': 'export const add = 1;\n',
    'src/changed.js': '',
    'src/logged.js': '',
    'src/huge.js': 'x\n'.repeat(600_000),
    'package-lock.json': '{}',
    'node_modules/x/index.js': '',
    'README.md': '',
  };
  const asked: string[] = [];
  const snapshot: SnapshotFiles = {
    paths: Object.keys(tree),
    read: (path) => {
      asked.push(path);
      return Promise.resolve(tree[path] ?? null);
    },
  };

  it('are those that the failure names, what they import, what changed, and what the log names, in this order', async () => {
    const texts = {
      failing: [{ suite: 'test/sum.test.js', name: 'adds', message: 'at test/sum.test.js:9:3' }],
      log: 'src/logged.js:3 warning\nat /w/node_modules/x/index.js:1:1\nat src/huge.js:1:1',
      changed: ['src/changed.js', 'src/sum.js', 'package-lock.json', 'gone.js'],
    };
    const files = await chooseFiles(texts, snapshot);
    expect(files.map(({ path, lines }) => [path, lines])).toEqual([
      ['src/sum.js', []],
      ['test/sum.test.js', [9]],
      ['src/changed.js', []],
      ['src/logged.js', [3]],
      ['src/huge.js', [1]],
    ]);
    expect(asked).not.toContain('README.md');
  });

  it('are not more than the limit, and none that is too large unless a line of it is named', async () => {
    const texts = { failing: [{ suite: '', name: 'src/huge.js' }], log: 'src/logged.js src/add.js', changed: [] };
    expect((await chooseFiles(texts, snapshot, { files: 1, fileBytes: 1_000_000 })).map(({ path }) => path)).toEqual(['src/logged.js']);
  });
});
