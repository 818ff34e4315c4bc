import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ownerOf, readProcessTable } from '../../src/processes/process-table.js';
import { noLimits } from '../../src/processes/limits/limits.js';
import { rootRights, runProgram } from '../../src/processes/root-rights.js';
import { SeparateUserLauncher } from '../../src/processes/separate-user.js';
import { runSupervised, type CommandEnd, type SupervisedCommand } from '../../src/processes/supervised-command.js';
import { WorldUsers } from '../../src/processes/world-users.js';
import { sleepersOf } from '../support/processes.js';
import { openFolder } from '../support/open-folder.js';

const root = await rootRights();
const users = root === null ? null : await WorldUsers.take();

afterAll(() => users?.release());

/** Runs a command in a world of its own under `folder`, or says that there are no rights for it. */
async function run(name: string, command: string, { namespaces = true, hidden = [], folder = openFolder(), ...options }: Partial<SupervisedCommand> & { namespaces?: boolean; hidden?: string[]; folder?: string } = {}): Promise<CommandEnd & { output: string; world: string }> {
  if (root === null || users === null) throw new Error('these tests need root or sudo without a password');
  const control = join(folder, 'control');
  const world = join(folder, name);
  mkdirSync(control, { recursive: true, mode: 0o700 });
  mkdirSync(world, { recursive: true, mode: 0o700 });
  let output = '';
  const end = await runSupervised({
    command,
    directory: world,
    environment: { PATH: process.env['PATH'] ?? '', HOME: world, ...options.environment },
    marker: `test-${process.pid}/${name}`,
    worldDirectory: world,
    timeoutMs: 20_000,
    launcher: new SeparateUserLauncher({ root, users, controlFolder: control, namespaces, hidden }),
    limits: noLimits,
    signal: options.signal ?? new AbortController().signal,
    consume: async (stdout, stderr) => {
      const read = async (stream: AsyncIterable<Buffer>): Promise<void> => {
        for await (const chunk of stream) output += chunk.toString();
      };
      await Promise.all([read(stdout), read(stderr)]);
    },
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  return { ...end, output, world };
}

test('without root or sudo there are no rights to take', () => {
  const isRoot = process.getuid?.() === 0;
  expect(root === null ? isRoot : false).toBe(false);
});

describe.runIf(root !== null).each([true, false])('a command of a separate user (namespaces: %s)', (namespaces) => {
  test('has its own user, no capabilities and no way to get any', async () => {
    const { exitCode, output } = await run('facts', 'id -u; id -G; grep -E "^(NoNewPrivs|Cap(Inh|Prm|Eff|Bnd|Amb)):" /proc/self/status', { namespaces });
    const user = users?.of('facts');
    expect(exitCode).toBe(0);
    expect(output.trim().split('\n')).toEqual([String(user), `${user} ${users?.group}`, ...['Inh', 'Prm', 'Eff', 'Bnd', 'Amb'].map((set) => `Cap${set}:\t0000000000000000`), 'NoNewPrivs:\t1']);
  });

  test('gives exit status, both outputs, processor time and the memory of its own processes', async () => {
    const end = await run('figures', 'echo out; echo err >&2; i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; exit 3', { namespaces });
    expect(end).toMatchObject({ exitCode: 3, signal: null, timedOut: false, survivors: 0 });
    expect(end.output).toContain('out\n');
    expect(end.output).toContain('err\n');
    expect(end.cpuMs).toBeGreaterThan(20);
    expect(end.cpuMs).toBeLessThan(end.durationMs + 100);
    expect(end.maxRssBytes).toBeGreaterThan(100_000);
  });

  test('sees exactly its environment, whatever is in it', async () => {
    const odd = `it's "$HOME" \`x\`\n  two lines \\ ü`;
    const { output } = await run('environment', 'printf %s "$ODD"; env -u ODD | cut -d= -f1 | sort | tr "\\n" " "', { namespaces, environment: { PATH: process.env['PATH'] ?? '', ODD: odd } });
    expect(output).toBe(`${odd}HOME PATH PWD SAFE_DEBUG_WORLD `);
  });

  test('inherits no open file but its three streams', async () => {
    const { output } = await run('files', 'ls /proc/self/fd', { namespaces });
    expect(output.trim().split('\n')).toEqual(['0', '1', '2', '3']); // 3 is the list itself
  });

  test('that hangs is ended at its time limit, also when it ignores a polite end', async () => {
    expect(await run('hangs', 'sleep 7801', { namespaces, timeoutMs: 300 })).toMatchObject({ timedOut: true, survivors: 0 });
    const stubborn = await run('ignores', `trap '' TERM; sleep 7802 & wait; sleep 7802`, { namespaces, timeoutMs: 300 });
    expect(stubborn).toMatchObject({ exitCode: null, signal: 'SIGKILL', timedOut: true, survivors: 0 });
    expect([...sleepersOf('7801'), ...sleepersOf('7802')]).toEqual([]);
  });

  test('takes children with it that hid from everything', async () => {
    const end = await run('hides', '(setsid env -i sh -c "cd /; sleep 7803; :" </dev/null >/dev/null 2>&1 &) ; sleep 0.2; echo done', { namespaces });
    expect(end).toMatchObject({ exitCode: 0, output: 'done\n', survivors: 0 });
    expect(sleepersOf('7803')).toEqual([]);
  });

  test('ends at once when the run is interrupted', async () => {
    const interruption = new AbortController();
    const begun = join(openFolder(), 'begun');
    mkdirSync(begun);
    chmodSync(begun, 0o777);
    const running = run('interrupted', `touch ${begun}/here; sleep 7804`, { namespaces, signal: interruption.signal });
    await expect.poll(() => existsSync(join(begun, 'here')), { timeout: 10_000 }).toBe(true);
    interruption.abort();
    expect(await running).toMatchObject({ timedOut: false, exitCode: null, signal: 'SIGKILL' });
    expect(sleepersOf('7804')).toEqual([]);
  });

  test('reads and writes its world and nothing of a sibling', async () => {
    const folder = openFolder();
    const first = await run('first', 'echo mine > file; chmod 600 file; mkdir closed; touch closed/x; chmod 0 closed', { namespaces, folder });
    expect(first.exitCode).toBe(0);
    const { output } = await run('second', 'cat ../first/file; ls ../first; ls ../control; ls ..; touch ../first/planted; echo end', { namespaces, folder });
    expect(output).not.toContain('mine');
    expect(output.match(/denied/g)?.length).toBe(5);
    chmodSync(join(first.world, 'closed'), 0o700);
    expect(readFileSync(join(first.world, 'file'), 'utf8')).toBe('mine\n');
    expect(statSync(first.world)).toMatchObject({ uid: process.getuid?.() });
  });

  test('leaves nothing behind in folders of everybody', async () => {
    const name = `/tmp/left-${process.pid}-${namespaces}`;
    const { output } = await run('leaves', `mkdir ${name}; echo x > ${name}/x; ls ${name}`, { namespaces });
    expect(output).toBe('x\n');
    expect(existsSync(name)).toBe(false);
  });
});

describe.runIf(root !== null)('in namespaces', () => {
  test('the user has a name, a home and a group', async () => {
    const { output } = await run('named', 'whoami; id -gn; node -p "const {username, homedir} = os.userInfo(); username + homedir"; cd; pwd; echo ~safe-debug; echo $USER', { environment: { PATH: process.env['PATH'] ?? '', USER: process.env['USER'] ?? 'x' } });
    expect(output.split('\n').slice(0, 2)).toEqual(['safe-debug', 'safe-debug']);
    expect(output).toMatch(/^safe-debug\/.*named$/m);
  });

  test('processes outside, and hidden folders, cannot be seen', async () => {
    const secret = openFolder();
    writeFileSync(join(secret, 'token'), 'a secret that everybody may read');
    const { output } = await run('blind', `exec 2>&1; cat ${secret}/token; ls -A ${secret}; cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -c VITEST; ls -d /proc/[0-9]* | wc -l`, { hidden: [secret] });
    expect(output).not.toContain('a secret');
    const [visible = '', processes = ''] = output.trim().split('\n').slice(-2);
    expect(visible).toBe('0');
    expect(Number(processes)).toBeLessThan(10);
  });
});

describe.runIf(root !== null)('an enclosure that cannot be made', () => {
  test('is a fault of the machine with its reason, never the end of the command', async () => {
    const file = join(openFolder(), 'no-folder');
    writeFileSync(file, '');
    const started = run('unmountable', 'echo began', { hidden: [file] });
    await expect(started).rejects.toMatchObject({ code: 'environment', message: expect.stringMatching(/could not be started in its world \(status 125: .*no-folder/) });
  });

  test('is none for a folder to hide that is not there', async () => {
    expect((await run('nothing-there', 'echo began', { hidden: ['/no-such-folder/at-all'] })).output).toBe('began\n');
  });

  test('is not what a command says that ends with the same status', async () => {
    expect(await run('status', 'exit 125')).toMatchObject({ exitCode: 125, cpuMs: expect.any(Number) });
  });

  test('hands nothing of our environment to the programs around a command', async () => {
    process.env['HELD_BY_THE_JOB'] = 'a secret';
    try {
      const { output } = await run('ancestors', `cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -c HELD_BY_THE_JOB; whoami`);
      expect(output).toBe('0\nsafe-debug\n');
      expect(await runProgram(['env'])).toMatchObject({ status: 0, stdout: `PATH=${process.env['PATH']}\n` });
    } finally {
      delete process.env['HELD_BY_THE_JOB'];
    }
  });
});

describe.runIf(root !== null)('ranges of users', () => {
  test('are never given twice at once, and a name keeps its user', async () => {
    const other = await WorldUsers.take();
    expect(other?.group).not.toBe(users?.group);
    expect(other?.of('A-1')).toBe(other?.of('A-1'));
    const names = Array.from({ length: 500 }, (_, index) => `A-${index}`);
    expect(new Set(names.map((name) => other?.of(name))).size).toBe(500);
    other?.release();
  });

  test('are skipped while a process of one of their users lives', async () => {
    const before = users?.group ?? 0;
    const own = (user: number): boolean => user > before && user < before + 4096;
    const release = join(openFolder(), 'release');
    const running = run('lives', `while [ ! -e ${release} ]; do sleep 0.05; done`);
    await expect.poll(() => readProcessTable().some(({ pid }) => own(ownerOf(pid) ?? 0))).toBe(true);
    users?.release();
    const other = await WorldUsers.take();
    writeFileSync(release, '');
    expect(other?.group).not.toBe(before);
    other?.release();
    await running;
  });
});
