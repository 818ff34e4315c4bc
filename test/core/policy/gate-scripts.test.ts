import { describe, expect, it } from 'vitest';
import { gateScripts } from '../../../src/core/policy/gate-scripts.js';

describe('the scripts of a gate', () => {
  it.each([
    ['sh gate.sh', ['gate.sh']],
    ['bash -eu scripts/check.sh --fast', ['scripts/check.sh']],
    ['/bin/sh ./gate.sh', ['gate.sh']],
    ['./check', ['check']],
    ['scripts/check && npm test', ['scripts/check']],
    ['CI=1 exec ./check; . ./more.sh', ['check', 'more.sh']],
    ['cd x && (sh "gate.sh" | tee log)', ['gate.sh']],
    ['if ./check; then true; fi', ['check']],
  ])('%s', (command, scripts) => {
    expect(gateScripts([command], '.')).toEqual(scripts);
  });

  it.each(['npm test', 'node src/main.js --self-test', 'python -m pytest tests/', 'sh -c "sh gate.sh"', 'sh -ec ./x', '/opt/tool/run', 'sh', './$NAME', '../outside', 'pytest -q'])('none: %s', (command) => {
    expect(gateScripts([command], '.')).toEqual([]);
  });

  it('are named from the top, each once, over all commands', () => {
    expect(gateScripts(['sh gate.sh', 'sh ./gate.sh', './lint'], 'packages/a')).toEqual(['packages/a/gate.sh', 'packages/a/lint']);
    expect(gateScripts(['../run'], 'packages/a')).toEqual(['packages/run']);
    expect(gateScripts(['../../../run'], 'packages/a')).toEqual([]);
  });
});
