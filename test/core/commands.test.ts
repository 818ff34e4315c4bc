import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../src/core/commands.js';
import { isArtifactName, isBranchName } from '../../src/core/target-names.js';

const id = '0123456789abcdef0123456789abcdef01234567';
const targetOf = (line: string) => {
  const read = readCommandLine(line, '/try');
  return read === null || Array.isArray(read) ? read : read.target;
};

describe('a command line', () => {
  it.each([
    ['/try', { kind: 'diffs' }],
    ['/try comment 123', { kind: 'comment', id: 123 }],
    ['/try suggestions', { kind: 'suggestions' }],
    ['/try branch fix/parser', { kind: 'branch', name: 'fix/parser' }],
    ['/try branch fix/$(id);x', { kind: 'branch', name: 'fix/$(id);x' }],
    ['/try branch `fix/parser`', { kind: 'branch', name: 'fix/parser' }],
    ['/try\u00a0branch\u3000fix', { kind: 'branch', name: 'fix' }],
    [`/try commit ${id}`, { kind: 'commit', id }],
    ['/try artifact candidate-7', { kind: 'artifact', name: 'candidate-7' }],
    ['/try model', { kind: 'model', proposals: 1 }],
    ['/try agent 3', { kind: 'agent', proposals: 3 }],
    ['/try status', { kind: 'status' }],
    ['/try cancel', { kind: 'cancel' }],
    ['/try help', { kind: 'help' }],
  ])('%s is followed', (line, target) => {
    expect(targetOf(line)).toEqual(target);
  });

  it.each([
    ['/try branch --upload-pack=x', ['invalid-ref']],
    ['/try branch a..b', ['invalid-ref']],
    ['/try branch fork:main', ['invalid-ref']],
    ['/try branch main~1', ['invalid-ref']],
    ['/try branch refs/pull/1/head', ['invalid-ref']],
    ['/try branch fix\u200b', ['invalid-ref']],
    ['/try branch \u202efix', ['invalid-ref']],
    [`/try branch ${id}`, ['invalid-ref']],
    ['/try branch', ['invalid-ref', 'unrecognised-command']],
    ['/try branch my fix', ['invalid-ref', 'unrecognised-command']],
    ['/try commit abc1234', ['short-sha']],
    [`/try commit ${id}0`, ['short-sha']],
    ['/try commit HEAD', ['invalid-ref']],
    ['/try artifact ../up', ['invalid-artifact-name']],
    ['/try artifact a*', ['invalid-artifact-name']],
    ['/try artifact', ['invalid-artifact-name', 'unrecognised-command']],
    ['/try comment 1e3', ['unrecognised-command']],
    ['/try model 0', ['unrecognised-command']],
    ['/try model 99', ['unrecognised-command']],
    ['/try status now', ['unrecognised-command']],
    ['/try Branch x', ['unrecognised-command']],
    ['/try please', ['unrecognised-command']],
  ])('%s is refused with a reason', (line, problems) => {
    expect(targetOf(line)).toEqual(problems);
  });

  it.each(['/tryit', '/try.', '/Try', '/try/data/input.txt', '\u200b/try', '/try\u200b', '\ufeff/try', '`/try`', '&#47;try', '\\/try', 'run /try', ''])('%j is none', (line) => {
    expect(targetOf(line)).toBeNull();
  });

  it('keeps the words that follow, in order, under a name of choice', () => {
    expect(readCommandLine('@bot branch fix', '@bot')).toMatchObject({ name: '@bot', args: ['branch', 'fix'] });
  });
});

describe('target names', () => {
  it('are never taken for an option, a revision expression or a way out of a folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '/', '.', '-', '@', '{', '~', '^', ':', '*', '\\', ' ', '\n', '\u202e', '$') }), (name) => {
        expect(isBranchName(name) && /^-|\.\.|[~^:?*[\\\s\u202e]|@\{|^\/|\/$/.test(name)).toBe(false);
        expect(isArtifactName(name) && /^-|^\.\.?$|[/\\\s\u202e]/.test(name)).toBe(false);
      }),
    );
  });
});
