import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootRights } from '../../src/processes/root-rights.js';
import type { PatchOutcome } from '../../src/patches/outcome.js';
import { answers, failingRepository } from '../support/run.js';
import { openFolder } from '../support/open-folder.js';
import { sleepersOf } from '../support/processes.js';
import { gitIn, stateOf } from '../support/repository.js';
import { openBench, type Bench } from './bench.js';

const root = await rootRights();

const mend = `printf '%s' '${answers.right.replaceAll("'", "'\\''")}' > answer.sh`;

/** The paths that a patch touches, with the kind of change and the mode afterwards. */
function touchedBy(outcome: PatchOutcome): string[] {
  if (outcome.outcome !== 'applied') throw new Error(`the patch does not apply: ${outcome.outcome}`);
  return outcome.touched.map(({ path, change, newMode }) => `${change} ${path} ${newMode}`).toSorted();
}

/** Worlds of agents that are left; their folder is not there yet where the first of them was ended on its way. */
function worldsOf({ workbench }: Bench): string[] {
  const folder = join(dirname(dirname(workbench.snapshot.folders.root)), 'worlds');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('agent')) : [];
}

describe('the patch of an agent', () => {
  test('holds edits, new, removed, binary and executable files, links and modes, and nothing else of its world', async () => {
    const repository = failingRepository({ '.gitignore': 'ignored/\n*.tmp\n', 'removed/old.txt': 'old\n', 'tool.sh': '#!/bin/sh\n', 'kept.tmp': 'x', 'becomes-a-folder': 'file\n' }, openFolder());
    gitIn(repository, 'add', '-f', 'kept.tmp');
    gitIn(repository, 'commit', '-qm', 'an ignored file is tracked');
    const before = stateOf(repository);
    const bench = await openBench(repository);
    const script = [
      mend,
      'mkdir -p src/deep ignored/deep && echo new > src/deep/new.txt && echo changed > kept.tmp',
      "printf 'a\\000b\\377c' > picture.bin && printf '#!/bin/sh\\n' > run.sh && chmod +x run.sh tool.sh",
      'rm -r removed becomes-a-folder && mkdir becomes-a-folder && echo inner > becomes-a-folder/inner',
      'ln -s answer.sh link && echo odd > "$(printf \'a "b"\\303\\274 [x]*\')"',
      'echo junk > ignored/deep/junk; echo junk > junk.tmp; mkdir __pycache__; echo junk > __pycache__/x.pyc',
      'git init -q nested && echo inside > nested/file && mkfifo pipe',
      'git config user.email x@x && git config user.name x && git config filter.evil.clean "touch /tmp/evil-filter" && git add -A && git commit -qm mine',
      'echo "#!/bin/sh" > .git/hooks/post-index-change 2>/dev/null; echo elsewhere > "$HOME/elsewhere"; echo elsewhere > ../elsewhere',
      '(setsid env -i sh -c "while : 7901; do echo more >> late.txt; sleep 0.05; done" </dev/null >/dev/null 2>&1 &)',
      'sleep 7901 & (sleep 7901 &) ; cat; echo "$SAFE_DEBUG_AGENT"',
    ].join('\n');
    const result = await bench.run(script);
    const applied = await bench.apply(result.patch);
    expect(touchedBy(applied).filter((line) => !line.includes('late.txt'))).toEqual([
      'A a "b"ü [x]* 100644',
      'A becomes-a-folder/inner 100644',
      'A link 120000',
      'A nested/file 100644',
      'A picture.bin 100644',
      'A run.sh 100755',
      'A src/deep/new.txt 100644',
      'D becomes-a-folder 000000',
      'D removed/old.txt 000000',
      'M answer.sh 100644',
      'M kept.tmp 100644',
      'M tool.sh 100755',
    ]);
    expect(await bench.content(applied.tree, 'picture.bin')).toEqual(Buffer.from([0x61, 0, 0x62, 0xff, 0x63]));
    expect((await bench.content(applied.tree, 'answer.sh'))?.toString()).toBe(answers.right);
    expect(result.outcome).toBe('proposed');
    expect(result.notes.join('\n')).toMatch(/__pycache__\/x\.pyc; each is a report or volatile output.*\n.*nested\/\.git\/.*git directory.*\n.*pipe; each is no file or link/);
    expect(result.heading).toMatch(/^==> agent 1: printf /);
    expect(result.output).toMatch(/the task\n1\n$/);
    expect(sleepersOf('7901')).toEqual([]);
    expect(existsSync('/tmp/evil-filter')).toBe(false);
    expect(worldsOf(bench)).toEqual([]);
    expect(stateOf(repository)).toBe(before);
  });

  test('is the same for the same files, whoever writes them and in whatever order', async () => {
    const bench = await openBench(failingRepository());
    const [first, second] = await Promise.all([bench.run(`${mend}; echo b > b; echo a > a`, { number: 1 }), bench.run(`echo a > a; echo b > b; touch -d 2001-01-01 b; ${mend}; git add -A`, { number: 2 })]);
    expect(first.outcome).toBe('proposed');
    expect(first.patch).toEqual(second.patch);
  });

  test('follows the line ends and encodings of the attributes, and executes no filter that they name', async () => {
    const repository = failingRepository({ '.gitattributes': '*.bat text eol=crlf\n*.u16 text working-tree-encoding=UTF-16LE\n*.sh filter=evil\n', 'run.bat': 'one\r\ntwo\r\n', 'same.bat': 'same\r\n' });
    const bench = await openBench(repository);
    const result = await bench.run(`printf 'three\\r\\n' >> run.bat; printf 'h\\000i\\000\\n\\000' > hi.u16; git config filter.evil.clean "echo evil; touch evil-ran; cat"; git config filter.evil.required true; ${mend}`);
    const applied = await bench.apply(result.patch);
    expect(touchedBy(applied)).toEqual(['A hi.u16 100644', 'M answer.sh 100644', 'M run.bat 100644']);
    expect((await bench.content(applied.tree, 'run.bat'))?.toString()).toBe('one\ntwo\nthree\n');
    expect((await bench.content(applied.tree, 'hi.u16'))?.toString()).toBe('hi\n');
    expect((await bench.content(applied.tree, 'answer.sh'))?.toString()).toBe(answers.right);
    const impossible = await bench.run("printf 'odd' > odd.u16", { number: 2 });
    expect([impossible.outcome, impossible.notes.join()]).toEqual(['failed', expect.stringContaining('odd.u16')]);
  });

  test('leaves out what the set-up made and the gate leaves behind, but takes more of what the project tracks', async () => {
    const repository = failingRepository({ 'fixtures/old.log': 'x\n' });
    const bench = await openBench(repository, { setup: 'mkdir -p built && echo made > built/library', report: ['out/*.xml'], volatile: ['scratch/**'] });
    const result = await bench.run(`${mend}; echo again > built/library; mkdir out scratch; echo x > out/junit.xml; echo x > scratch/x; echo x > debug.log; echo y > fixtures/new.log`);
    expect(touchedBy(await bench.apply(result.patch))).toEqual(['A fixtures/new.log 100644', 'M answer.sh 100644']);
    expect(result.notes).toEqual([expect.stringContaining('built/library; each was made by the set-up'), expect.stringContaining('debug.log, out/junit.xml, scratch/x; each is a report')]);
  });

  test('leaves out what the set-up made in its own world, too, and its task goes through no link', async () => {
    const precious = join(openFolder(), 'precious');
    writeFileSync(precious, 'precious\n');
    const bench = await openBench(failingRepository(), { isolation: 'copy', setup: `mkdir built && pwd > built/place && ln -s ${precious} ../task.md` });
    expect(bench.workbench.snapshot.setUpInWorlds).toBe(true);
    const { patch, notes } = await bench.run(`[ "$(cat built/place)" = "$PWD" ] && [ "$(cat)" = "the task" ] && ${mend}`);
    expect([touchedBy(await bench.apply(patch)), notes]).toEqual([['M answer.sh 100644'], []]);
    expect(readFileSync(precious, 'utf8')).toBe('precious\n');
  });

  test('leaves submodules as they are', async () => {
    const inner = failingRepository();
    const repository = failingRepository();
    gitIn(repository, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'module');
    gitIn(repository, 'commit', '-qm', 'with a submodule');
    const bench = await openBench(repository);
    const result = await bench.run(`${mend}; echo changed > module/answer.sh; rm module/gate.sh; echo new > module/new`);
    expect(touchedBy(await bench.apply(result.patch))).toEqual(['M answer.sh 100644']);
    expect(result.notes.join()).toContain('module/answer.sh, module/gate.sh, module/new; each belongs to a submodule');
  });
});

describe('an agent', () => {
  test('starts at the top of the commit, with its task in a file outside of the tree, and the gate ready to run', async () => {
    const bench = await openBench(failingRepository());
    const { output, outcome, patch } = await bench.run('cat "$SAFE_DEBUG_TASK"; case $SAFE_DEBUG_TASK in "$PWD"/*) echo INSIDE;; esac; git status --porcelain; sh gate.sh; sh gate.sh >/dev/null || echo "gate fails"');
    expect(output).toContain('the task\nok 1 - one\nnot ok 2 - two');
    expect(output).toContain('gate fails');
    expect(output).not.toContain('INSIDE');
    expect([outcome, patch]).toEqual(['nothing-changed', null]);
  });

  test.runIf(root !== null)('has the environment of a gate and its own variables; no other agent and no log gets its key', async () => {
    process.env['AGENT_TEST_TOKEN'] = 'parent-token-value';
    const bench = await openBench(failingRepository(), { env: ['FOR_ALL=gates-and-agents'] });
    const spy = 'env; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n"; sleep 0.5; for world in ../../*; do cat "$world"/tmp/* "$world"/tree/notes 2>/dev/null; done; true';
    const keys = ['first-agent-key-7f3a', 'second-agent-key-9c1b'];
    const [first, second] = await Promise.all(keys.map((key, index) => bench.run(`echo "$MODEL_KEY" > "$TMPDIR/key"; [ "$MODEL_KEY" = ${key} ] && echo "has its key: $MODEL_KEY"; ${spy}`, { number: index + 1, variables: { MODEL_KEY: key, EFFORT: 'high' } })));
    delete process.env['AGENT_TEST_TOKEN'];
    expect(first?.output).toContain('has its key: ***\n');
    expect(second?.output).toContain('has its key: ***\n');
    for (const { output } of [first, second].filter((result) => result !== undefined)) {
      expect(output).toContain('FOR_ALL=gates-and-agents\n');
      expect(output).toContain('EFFORT=high\n');
      for (const secret of [...keys, 'parent-token-value', 'VITEST']) expect(output).not.toContain(secret);
    }
    expect([first?.output.match(/SAFE_DEBUG_AGENT=(\d)/)?.[1], second?.output.match(/SAFE_DEBUG_AGENT=(\d)/)?.[1]]).toEqual(['1', '2']);
  });

  test('cannot put its key into a patch or a note', async () => {
    const bench = await openBench(failingRepository());
    const variables = { MODEL_KEY: 'agent-key-7f3a', ENDPOINT: 'a-long-value-without-spaces' };
    const plain = await bench.run('echo "const key = \'$MODEL_KEY\'" > config.js', { variables });
    const encoded = await bench.run('printf %s "$ENDPOINT" | base64 > config.b64', { number: 2, variables });
    const named = await bench.run('touch "$MODEL_KEY"; mkfifo "pipe-$MODEL_KEY"', { number: 3, variables });
    for (const { outcome, patch, notes } of [plain, encoded, named]) {
      expect([outcome, patch]).toEqual(['failed', null]);
      expect(notes.join('\n')).toContain('secret variable');
      expect(notes.join('\n')).not.toContain(variables.MODEL_KEY);
    }
  });

  test.runIf(root !== null)('reaches neither siblings, nor the snapshot, nor the repository of the user', async () => {
    const repository = failingRepository({}, openFolder());
    chmodSync(repository, 0o755);
    const bench = await openBench(repository, { jobs: '2' });
    expect(bench.workbench.environment.isolation.user).toBe('separate');
    const meet = 'touch started; sleep 0.5';
    const victim = bench.run(`echo secret-of-a-sibling > mine; ${meet}; sleep 1`, { number: 1 });
    const { workbench: { snapshot } } = bench;
    const intruder = await bench.run(`${meet}; cat ../../agent-1/tree/mine; echo planted > ../../agent-1/tree/planted; cat ${snapshot.folders.tree}/answer.sh; echo x >> ${snapshot.folders.tree}/answer.sh; ls ${repository}; cat ${repository}/answer.sh; echo x > ${repository}/planted; true`, { number: 2 });
    const { patch } = await victim;
    expect(touchedBy(await bench.apply(patch))).toEqual(['A mine 100644', 'A started 100644']);
    expect(intruder.output).not.toContain('secret-of-a-sibling');
    expect(intruder.output).not.toContain('echo three');
    expect(await snapshot.worlds.touchedPath()).toBeNull();
    expect(gitIn(repository, 'status', '--porcelain')).toBe('');
    expect(touchedBy(await bench.apply(intruder.patch))).toEqual(['A started 100644']);
  });

  test('of our own user, where HOME is shared, gives the same patch, and nothing of it survives', async () => {
    const bench = await openBench(failingRepository(), { home: 'keep' });
    expect(bench.workbench.environment.isolation.user).toBe('same-user');
    const { patch, output } = await bench.run(`${mend}; (setsid sleep 7904 &) ; sleep 7904 & cat`);
    expect(output).toBe('the task\n');
    expect(touchedBy(await bench.apply(patch))).toEqual(['M answer.sh 100644']);
    expect(sleepersOf('7904')).toEqual([]);
  });

  test('takes a place for gates: no more run at once than there are', async () => {
    const folder = openFolder();
    chmodSync(folder, 0o777);
    const bench = await openBench(failingRepository(), { jobs: '1', env: [`MEETING_PLACE=${folder}`] });
    const command = `if mkdir ${folder}/busy; then sleep 0.2; rmdir ${folder}/busy; echo "$SAFE_DEBUG_AGENT" > out.txt; fi`;
    const results = await Promise.all([1, 2, 3].map((number) => bench.run(command, { number })));
    expect(results.map(({ outcome }) => outcome)).toEqual(['proposed', 'proposed', 'proposed']);
    expect(new Set(results.map(({ patch }) => patch?.toString())).size).toBe(3);
  });
});

describe('an agent that goes wrong', () => {
  test('by its exit status is a proposal with a note if it changed something, and has failed otherwise', async () => {
    const bench = await openBench(failingRepository());
    const changed = await bench.run(`${mend}; exit 3`);
    expect(touchedBy(await bench.apply(changed.patch))).toEqual(['M answer.sh 100644']);
    expect([changed.outcome, changed.notes]).toEqual(['proposed', ['It ended with exit status 3.']]);
    expect(await bench.run('echo out; kill -9 $$', { number: 2 })).toMatchObject({ outcome: 'failed', patch: null });
    const absent = await bench.run('no-such-agent --fix', { number: 3 });
    expect([absent.outcome, absent.notes]).toEqual(['failed', [expect.stringMatching(/exit status 127\. A program may be missing/)]]);
  });

  test('by taking too long is ended with all it started, and its half-done change is dropped', async () => {
    const bench = await openBench(failingRepository());
    const result = await bench.run(`${mend}; trap '' TERM; (setsid sleep 7902 &); sleep 7902 & wait; sleep 7902`, { limits: { timeoutS: 1 } });
    expect(result).toMatchObject({ outcome: 'timeout', patch: null, notes: ['It was stopped at its time limit of 1 s.'] });
    expect(result.durationMs).toBeGreaterThanOrEqual(1000);
    expect(sleepersOf('7902')).toEqual([]);
  });

  test('by printing without end is ended, and its log stays small', async () => {
    const bench = await openBench(failingRepository());
    const result = await bench.run(`${mend}; yes endless`, { limits: { outputBytes: 3_000_000 } });
    expect(result).toMatchObject({ outcome: 'too-much', patch: null, notes: ['It was stopped, because it printed more than 3000000 bytes.'] });
    expect(result.output.length).toBeLessThan(1_100_000);
  });

  test('by changing too much is refused', async () => {
    const bench = await openBench(failingRepository());
    const target = '$(printf %04000d 7)';
    const commands: [string, RegExp][] = [
      ['mkdir many; i=0; while [ $i -lt 60 ]; do i=$((i+1)); echo $i > many/$i; done', /^It changed 61 files, more than 50: answer.sh, many\/1, many\/10, many\/11, many\/12 and 56 more\.$/],
      ['dd if=/dev/zero of=large bs=1000 count=200 2>/dev/null', /^The changed files have more than 100000 bytes\.$/],
      ['for name in a b c; do dd if=/dev/zero of=$name bs=1000 count=40 2>/dev/null; done', /^The changed files have more than 100000 bytes\.$/],
      [`i=0; while [ $i -lt 26 ]; do i=$((i+1)); ln -s "${target}" l$i; done`, /^The changed files have more than 100000 bytes\.$/],
      ['truncate -s 50M sparse', /^The changed files have more than 100000 bytes\.$/],
      [`i=0; while [ $i -lt 9000 ]; do i=$((i+1)); echo short-line; done > lines`, /^The patch has \d+ bytes, more than 100000\.$/],
    ];
    const results = await Promise.all(commands.map(([command], index) => bench.run(`${mend}; ${command}`, { number: index + 1, limits: { changedFiles: 50, changedBytes: 100_000 } })));
    expect(results.map(({ outcome, patch }) => [outcome, patch])).toEqual(commands.map(() => ['too-much', null]));
    for (const [index, { notes }] of results.entries()) expect(notes.join()).toMatch(commands[index]?.[1] ?? /^$/);
  });

  test('by putting a pipe or an outward link into the tree is refused here, or by the rules for patches', async () => {
    const outside = openFolder();
    writeFileSync(join(outside, 'inner.txt'), 'a secret of the machine\n');
    const bench = await openBench(failingRepository({ 'folder/inner.txt': 'inner\n' }));
    const pipe = await bench.run(`${mend}; rm gate.sh; mkfifo gate.sh`);
    expect([pipe.outcome, pipe.patch, pipe.notes]).toEqual(['failed', null, [expect.stringContaining('No patch can hold what became of gate.sh')]]);
    const { patch, outcome } = await bench.run(`rm -r folder; ln -s ${outside} folder`, { number: 2 });
    expect(outcome).toBe('proposed');
    expect(patch?.toString()).toContain('deleted file mode 100644');
    expect(patch?.toString()).not.toContain('a secret');
    expect(await bench.apply(patch)).toMatchObject({ outcome: 'rejected', reason: 'symlink-escape' });
  });

  test('when the run is interrupted ends at once, rejects and leaves no world', async () => {
    const interruption = new AbortController();
    const bench = await openBench(failingRepository(), {}, interruption.signal);
    const running = bench.run('sleep 7903 & sleep 7903');
    const waiting = Promise.allSettled([running, bench.run('sleep 7903', { number: 2 }), bench.run('sleep 7903', { number: 3 })]);
    await expect.poll(() => sleepersOf('7903').length, { timeout: 10_000 }).toBeGreaterThan(2);
    interruption.abort();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(sleepersOf('7903')).toEqual([]);
    expect(worldsOf(bench)).toEqual([]);
  });
});
