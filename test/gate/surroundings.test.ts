import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemFaultOf } from '../../src/errors.js';
import { joinOutput, RawOutput } from '../../src/gate/capture.js';
import { GateLog } from '../../src/gate/gate-log.js';
import { gateEnvironment, parsePassedVariable } from '../../src/gate/environment.js';
import { removeReports, takeReports, type GateFolder } from '../../src/gate/report-files.js';
import { foldersIn } from '../../src/worlds/strategy.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';

describe('the environment of a gate', () => {
  const world = foldersIn('/worlds/x');

  test('holds no token and nothing of the runner, whatever we have', () => {
    const own = { PATH: '/bin', GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 't', INPUT_KEY: 't', RUNNER_TEMP: '/r', AWS_SECRET_ACCESS_KEY: 't', npm_config_token: 't', NODE_OPTIONS: '--inspect', SSH_AUTH_SOCK: 's', GIT_DIR: 'x' };
    const environment = gateEnvironment(world, 'own', [], own);
    expect(Object.values(environment)).not.toContain('t');
    for (const name of ['GITHUB_TOKEN', 'RUNNER_TEMP', 'NODE_OPTIONS', 'SSH_AUTH_SOCK', 'GIT_DIR']) expect(environment).not.toHaveProperty(name);
    expect(environment).toMatchObject({ PATH: '/bin', CI: 'true', TZ: 'UTC', LC_ALL: 'C.UTF-8', PYTHONHASHSEED: '0', HOME: '/worlds/x/home', TMPDIR: '/worlds/x/tmp' });
  });

  test('passes homes of tools and what the user passes', () => {
    const environment = gateEnvironment(world, 'keep', [{ name: 'DATABASE_URL', value: 'x' }], { RUSTUP_HOME: '/rust', JAVA_HOME_21_X64: '/java' });
    expect(environment).toMatchObject({ RUSTUP_HOME: '/rust', JAVA_HOME_21_X64: '/java', DATABASE_URL: 'x', HOME: homedir() });
  });

  test.each(['GITHUB_TOKEN=x', 'ACTIONS_X=1', 'input_x=1', '1X=1', 'A B=1', '=x'])('refuses --env %s', (text) => {
    expect(() => parsePassedVariable(text, {})).toThrow(expect.objectContaining({ code: 'usage' }));
  });

  test('reads --env with and without a value', () => {
    expect(parsePassedVariable('A=b=c', {})).toEqual({ name: 'A', value: 'b=c' });
    expect(parsePassedVariable('A', { A: 'own' })).toEqual({ name: 'A', value: 'own' });
    expect(() => parsePassedVariable('A', {})).toThrow('not set here');
  });
});

describe('a full disk', () => {
  const output = (): Readable => Readable.from([Buffer.from('some output\n')]);

  test.runIf(existsSync('/dev/full'))('under the log ends the gate with the fault', async () => {
    const log = new GateLog('/dev/full', []);
    await expect(log.take(joinOutput(output(), Readable.from([]), null))).rejects.toThrow('ENOSPC');
  });

  test.runIf(existsSync('/dev/full'))('under the raw output ends the gate with the fault', async () => {
    const folder = temporaryFolder();
    const raw = new RawOutput(join(folder, 'stdout'));
    raw.write = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    const log = new GateLog(join(folder, 'log'), []);
    await expect(log.take(joinOutput(output(), Readable.from([]), raw))).rejects.toThrow('ENOSPC');
    raw.close();
    log.close();
  });

  test('is named as such, with what to do', () => {
    expect(systemFaultOf(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))).toMatch(/^The disk is full\. .*TMPDIR and --out/);
    expect(systemFaultOf(new Error('other'))).toBeNull();
  });
});

describe('report files', () => {
  const now = new Date();
  const ran = { startedAt: new Date(now.getTime() - 1000), endedAt: now };
  const placeOf = (folder: string): GateFolder => ({ reached: folder, named: folder });

  test('that match are taken in name order with their digests; links, folders and pipes are not', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'out/b.xml': 'b', 'out/a.xml': 'a', 'out/deep/c.xml': 'c', 'out/x.txt': 'x', 'node_modules/out/d.xml': 'd', '../outside-report.xml': 'o' });
    symlinkSync('/etc/passwd', join(folder, 'out/link.xml'));
    mkdirSync(join(folder, 'out/folder.xml'));
    execFileSync('mkfifo', [join(folder, 'out/pipe.xml')]);
    const target = join(temporaryFolder(), 'reports');
    const { reports, problems } = await takeReports(placeOf(folder), ['out/**/*.xml', 'out/a.xml', '../outside-report.xml'], target, ran);
    expect(reports.map(({ path }) => path)).toEqual(['out/a.xml', 'out/b.xml', 'out/deep/c.xml']);
    expect(readFileSync(join(target, reports[2]?.name ?? ''), 'utf8')).toBe('c');
    expect(reports[0]?.sha256).toBe('sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
    expect(problems).toEqual([]);
  });

  test('behind linked folders that stay in the world are taken, also where the gate names the world by another path', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'build/reports/junit.xml': 'r' });
    symlinkSync('/world/tree/build', join(folder, 'out'));
    symlinkSync('../build/./reports', join(folder, 'build/linked'));
    const { reports } = await takeReports({ reached: folder, named: '/world/tree' }, ['out/linked/junit.xml', 'out/../../etc/passwd'], join(folder, 'taken'), ran);
    expect(reports.map(({ path }) => path)).toEqual(['out/linked/junit.xml']);
  });

  test('behind links that lead in a circle are no reports', async () => {
    const folder = temporaryFolder();
    symlinkSync('second', join(folder, 'first'));
    symlinkSync('first', join(folder, 'second'));
    expect(await takeReports(placeOf(folder), ['first/junit.xml'], join(folder, 'taken'), ran)).toEqual({ reports: [], problems: [] });
  });

  test('behind a linked folder that leaves the world are neither taken nor removed', async () => {
    const [folder, outside] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(outside, 'junit.xml'), 'precious');
    symlinkSync(outside, join(folder, 'reports'));
    expect((await takeReports(placeOf(folder), ['reports/junit.xml', 'reports/*.xml'], join(folder, 'taken'), ran)).reports).toEqual([]);
    await removeReports(placeOf(folder), ['reports/junit.xml', 'reports/*.xml']);
    expect(readFileSync(join(outside, 'junit.xml'), 'utf8')).toBe('precious');
  });

  test('older than the gate, from the future, or empty are problems', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'old.xml': 'x', 'future.xml': 'x', 'empty.xml': '' });
    utimesSync(join(folder, 'old.xml'), 1, 1);
    utimesSync(join(folder, 'future.xml'), 4e9, 4e9);
    const { reports, problems } = await takeReports(placeOf(folder), ['*.xml'], join(folder, 'taken'), ran);
    expect(reports).toEqual([]);
    expect(problems.toSorted()).toEqual(['report-empty', 'report-stale', 'report-stale']);
  });

  test('from before the gate are removed', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'out/junit.xml': 'forged', 'out/keep.txt': 'kept' });
    await removeReports(placeOf(folder), ['out/*.xml']);
    expect([existsSync(join(folder, 'out/junit.xml')), existsSync(join(folder, 'out/keep.txt'))]).toEqual([false, true]);
  });
});
