/**
 * Finds a package's gate in its own test script: the command that runs a test runner we know, with a report per test and
 * with coverage where the script has it. A package with another runner names its gate with --gate and --report.
 */
const report = 'safe-debug-report';

const runners = [
  { runner: 'jest', program: /^jest\b/, options: `--ci --coverage --json --outputFile=${report}.json`, reports: [`${report}.json`] },
  { runner: 'vitest', program: /^vitest\b( run)?/, options: `--run --reporter=junit --outputFile=${report}.xml`, reports: [`${report}.xml`] },
  { runner: 'mocha', program: /^_?mocha\b/, options: `--reporter xunit --reporter-options output=${report}.xml`, reports: [`${report}.xml`] },
  { runner: 'node:test', program: /^node\b(?=.*--test\b)/, options: `--test-reporter=junit --test-reporter-destination=${report}.xml`, reports: [`${report}.xml`] },
  { runner: 'borp', program: /^borp\b/, options: `--reporter=junit:${report}.xml --coverage`, reports: [`${report}.xml`] },
  { runner: 'lab', program: /^lab\b/, options: `-r junit -o ${report}.xml`, reports: [`${report}.xml`] },
  { runner: 'ava', program: /^ava\b/, options: '--tap', reports: [] },
  { runner: 'tap', program: /^tap\b/, options: '--reporter=tap', reports: [] },
  { runner: 'tape', program: /^tape\b/, options: '', reports: [] },
];
const wrapper = /^(npx +)?(nyc|c8)\b( +--[\w-]+(=\S+)?| +\d+)*\s+/;
const threshold = / +--(100|check-coverage|lines|functions|branches|statements)(=\S+| +\d+)?(?=\s)/g;
const reporter = / +(--reporter|-R)[ =]\S+/g;

/** `{ runner, coverage, command, reports }` of a package.json, or null if no script runs a runner we know. */
export function gateOf(manifest) {
  const commands = ['test', ...Object.keys(manifest.scripts ?? {}).filter((name) => /^(tests?[-:]?(only|unit|ci|cov|coverage)|unit)$/.test(name))].flatMap((name) => simpleCommands(manifest.scripts ?? {}, name));
  const gates = commands.map(gateOfCommand).filter((gate) => gate !== null);
  return gates.find(({ coverage }) => coverage !== null) ?? gates[0] ?? null;
}

/** The commands that `npm run NAME` comes to; `seen` ends scripts that call each other. */
function simpleCommands(scripts, name, seen = new Set()) {
  if (seen.has(name) || typeof scripts[name] !== 'string') return [];
  seen.add(name);
  return scripts[name].split('&&').flatMap((part) => {
    const called = /^\s*npm (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]+)/.exec(part)?.[1];
    return called === undefined ? [part.trim()] : simpleCommands(scripts, called, seen);
  });
}

function gateOfCommand(command) {
  const prefix = wrapper.exec(command)?.[0] ?? '';
  const rest = command.slice(prefix.length).replace(/^(npx +|(\.\/)?node_modules\/\.bin\/)/, '');
  const known = runners.find(({ program }) => program.test(rest));
  if (known === undefined) return null;
  const program = known.program.exec(rest)?.[0] ?? '';
  // What coverage a release demands of itself is another question than whether its tests pass.
  const coverage = prefix.trim() === '' ? null : prefix.replace(threshold, '').replace(/^npx +/, '').trim();
  const bare = `${program} ${known.options}${rest.slice(program.length).replace(known.options === '' ? /$^/ : reporter, '')}`.replace(/ +/g, ' ').trim();
  const ownCoverage = /--coverage/.test(known.options) ? known.runner : null;
  return { runner: known.runner, coverage: coverage ?? ownCoverage, command: coverage === null ? bare : `${coverage} ${bare}`, reports: known.reports };
}
