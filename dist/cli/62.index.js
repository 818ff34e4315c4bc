export const id = 62;
export const ids = [62];
export const modules = {

/***/ 8446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ firstDifference)
/* harmony export */ });
/** First difference of two JSON values in the order of the left one's keys, or null. A key with the value undefined is an absent key. */
function firstDifference(left, right, path = []) {
    if (Array.isArray(left) && Array.isArray(right))
        return inArrays(left, right, path);
    if (isObject(left) && isObject(right))
        return inObjects(left, right, path);
    return Object.is(left, right) ? null : { path, left, right };
}
function inArrays(left, right, path) {
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
        const found = firstDifference(left[index], right[index], [...path, index]);
        if (found)
            return found;
    }
    return null;
}
function inObjects(left, right, path) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const found = firstDifference(left[key], right[key], [...path, key]);
        if (found)
            return found;
    }
    return null;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 6412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ globFault)
/* harmony export */ });
/** Longest glob that a repository or a user may give, in characters. */
const longestGlob = 1_000;
/** Most `*` between two slashes, and most `**`: each adds a power to the time that matching a path can take (measured: five `*` and 750 characters, 88 s). */
const mostStars = 3;
const mostDeepStars = 3;
/** Most alternatives of all braces together, multiplied. */
const mostAlternatives = 64;
/**
 * Why a configured glob is not taken, or null if it is. Paths that it is held against come from strangers, so a glob may
 * only have what is matched in bounded time: `*`, `**`, `?`, `[classes]` and flat `{lists,of,words}`.
 */
function globFault(glob) {
    if (glob.length > longestGlob)
        return `is longer than ${longestGlob} characters`;
    const plain = glob.replace(/\\./gs, '_').replace(/\[[^\]/]*\]/g, '_');
    if (/[!?*+@]\(|[()]/.test(plain))
        return 'has parentheses; write the alternatives as {a,b}, or put a backslash before a parenthesis that is part of a name';
    if (/\{[^}]*\{/.test(plain))
        return 'has braces inside braces';
    if (/\{[^{}]*\.\.[^{}]*\}/.test(plain))
        return 'has a range in braces; write [0-9]';
    const alternatives = [...plain.matchAll(/\{([^{}]*)\}/g)].reduce((product, [, list = '']) => product * list.split(',').length, 1);
    if (alternatives > mostAlternatives)
        return `stands for more than ${mostAlternatives} alternatives`;
    const segments = plain.split('/');
    if (segments.filter((segment) => segment === '**').length > mostDeepStars)
        return `has more than ${mostDeepStars} times **`;
    return segments.some((segment) => segment !== '**' && starsOf(segment) > mostStars) ? `has more than ${mostStars} times * between two slashes` : null;
}
function starsOf(segment) {
    return [...segment.matchAll(/\*+/g)].length;
}


/***/ }),

/***/ 297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ guardedPaths),
  g0: () => (/* binding */ guardsOf),
  mF: () => (/* binding */ packageJsonGuard)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(1625);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/core/policy/gate-scripts.js

const shells = new Set(['sh', 'bash', 'dash', 'ksh', 'zsh', 'ash', 'fish', '.', 'source']);
/** Words that stand before the program they start (POSIX sh manual, "Simple Commands", and the usual wrappers). */
const wrappers = new Set(['exec', 'command', 'env', 'nice', 'nohup', 'time', 'xvfb-run', '!', 'if', 'then', 'else', 'while', 'do', '{']);
/**
 * The scripts that shell commands start: programs named by a path inside the tree (`./check`, `scripts/check`) and files
 * given to a shell (`sh check.sh`). They are part of the gate, so a candidate may not win by changing them. Programs of
 * other languages are not looked for: `node src/main.js` may well be what is tested. `directory`: where the commands run,
 * from the top. Paths come back from the top too.
 */
function gateScripts(commands, directory) {
    const found = commands.flatMap((command) => simpleCommands(command).flatMap((words) => scriptOf(words) ?? []));
    const paths = found.map((path) => external_node_path_.posix.join(directory, path)).filter((path) => !path.startsWith('../'));
    return [...new Set(paths)];
}
/** Words of each simple command, without quotes. Text in quotes or substitutions may be cut wrongly; then nothing is found there. */
function simpleCommands(command) {
    return command.split(/&&|\|\||[;|&\n()`]/).map((part) => part.trim().split(/\s+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2')).filter((word) => word !== ''));
}
function scriptOf(words) {
    const start = words.findIndex((word) => !wrappers.has(word) && !/^[A-Za-z_]\w*=/.test(word));
    const [program = '', ...operands] = start < 0 ? [] : words.slice(start);
    const script = shells.has(program.replace(/^\/(usr\/)?bin\//, '')) ? operandOf(operands) : program.includes('/') ? program : null;
    return script === null || external_node_path_.posix.isAbsolute(script) || /[$*?]/.test(script) ? null : script;
}
/** The file that a shell is given; null with `-c`, where the next word is a command, and with `-s`. */
function operandOf(operands) {
    const first = operands.findIndex((word) => !/^[-+]/.test(word));
    const options = first < 0 ? operands : operands.slice(0, first);
    return options.some((option) => /^-[a-z]*[cs]/.test(option)) ? null : (operands[first] ?? null);
}

;// CONCATENATED MODULE: ./build/core/policy/globs.js
/**
 * The default globs behind `guarded-path` (design section 8), as picomatch reads them. Each list names the conventions of
 * the runners' own manuals; case does not matter unless a list says so.
 */
/** Test files and their data. A candidate may add such files, but not change, delete or rename those of the snapshot. */
const testGlobs = [
    // directories of tests, in any language (Maven's src/test, Cargo's tests, SwiftPM's Tests, PHPUnit, ExUnit, minitest, ...)
    '**/{test,tests,__tests__,testing,e2e,spec,specs,integration-tests,unit-tests,cypress,playwright}/**',
    '**/src/{androidTest,commonTest,functionalTest,integrationTest,jvmTest,testFixtures}/**', '**/*.{Test,Tests,UnitTests,IntegrationTests,Specs}/**', '{t,xt}/**',
    // test data
    '**/{fixtures,__fixtures__,testdata,test-data,test_data,testfixtures,test-fixtures,golden,goldens}/**', '**/*.golden',
    // JavaScript, TypeScript (jest, vitest, mocha, node --test, ava, cypress)
    '**/*.{test,tests,spec,specs,e2e,cy,test-d,unit,integration}.{js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte}',
    '**/{test,tests}.{js,mjs,cjs,ts,mts,cts}', '**/test-*.{js,mjs,cjs,ts,mts,cts}', '**/*[-_]test.{js,mjs,cjs,ts,mts,cts,jsx,tsx}',
    // Python (pytest, unittest, Django), doctest files
    '**/test_*.py', '**/*_test.py', '**/tests.py', '**/test*.txt',
    // Go, Rust, Dart
    '**/*_test.go', '**/{test,tests}.rs', '**/*_{test,tests}.rs', '**/test_*.rs', '**/*_test.dart',
    // Ruby, PHP, Elixir, Perl
    '**/*_{test,spec}.rb', '**/test_*.rb', '**/*.feature', '**/*.phpt', '**/*_test.exs', '**/*.t',
    // C, C++
    '**/*[-_.]{test,tests,unittest,unittests}.{c,cc,cpp,cxx,h,hpp,m,mm}', '**/test[-_]*.{c,cc,cpp,cxx,h,hpp}',
    // shell (bats, shellspec)
    '**/*.bats', '**/*{_spec,_test,.test}.sh', '**/test{_,-}*.sh',
];
/** Test classes named in capitals: matched with case, so that `Latest.java` and `Limit.java` are not taken for tests. */
const testClassGlobs = [
    '**/*{Test,Tests,TestCase,IT,ITCase,Spec,Specs}.{java,kt,kts,groovy,scala,cs,fs,vb,php,swift,hs,c,cc,cpp,cxx,m,mm}',
    '**/Test[A-Z]*.{java,kt,kts,groovy,scala,cs,fs,php}',
];
/**
 * Files that a runner or an interpreter loads by itself, so that adding one already changes what every test does: set-up
 * files, mocks, expected snapshots, modules that stand in front of the runner's own.
 */
const runnerGlobs = [
    '**/conftest.py', '**/{site,user}customize.py', '**/*.pth', '**/pytest_*plugin*.py',
    '{,src/,lib/}{pytest,_pytest,pluggy,unittest,nose,nose2,doctest,coverage,hypothesis,xdist}{.py,/**}',
    '**/__mocks__/**', '**/__snapshots__/**', '**/*.snap', '**/node_modules/**',
    '**/{jest,vitest,mocha,ava,test,tests,karma,cypress,playwright}[-._]{setup,global,globals,global-setup,global-teardown,environment,bootstrap}.*',
    '**/{setupTests,setup-tests,setup_tests,testSetup,test-setup,globalSetup,global-setup,globalTeardown,global-teardown}.*',
    '**/{spec_helper,rails_helper,test_helper}.rb', '**/test_helper.exs', '**/{bootstrap,Pest}.php',
    '**/cypress/support/**', '**/.env', '**/.env.*', '**/.envrc',
];
/**
 * Configuration of runners, of what builds or checks around them, and of the tools they run on. Files that hold such
 * settings beside others (pyproject.toml, Cargo.toml, pom.xml, ...) count whole: telling their parts apart would need a
 * reader for each. package.json is told apart by `packageJsonGuard`.
 */
const configurationGlobs = [
    // JavaScript, TypeScript
    '**/{vitest,jest,vite,karma,playwright,cypress,ava,babel,web-test-runner,wdio,nightwatch,protractor,tap,mocha,eslint,webpack,rollup,esbuild,tsup}.{config,conf,workspace,projects}.*',
    '**/.{mocharc,taprc,c8rc,nycrc,babelrc,swcrc,eslintrc,oxlintrc,jestrc}*', '**/.{npmrc,yarnrc,pnpmfile.cjs,node-version,nvmrc}', '**/.yarnrc.yml', '**/.yarn/**',
    '**/{tsconfig,jsconfig}*.json', '**/{biome,deno}.{json,jsonc}', '**/{nx,turbo,lerna}.json', '**/pnpm-workspace.yaml', '**/bunfig.toml', '**/jest-*.json', '**/mocha.opts',
    // Python
    '**/{pytest,.pytest,tox,mypy,.mypy}.ini', '**/pytest.toml', '**/.pytest.toml', '**/setup.{cfg,py}', '**/pyproject.toml', '**/noxfile.py', '**/.coveragerc', '**/manage.py', '**/.python-version', '**/{.flake8,ruff.toml,.ruff.toml,.pylintrc}',
    // Go, Rust, Swift
    '**/go.{mod,work}', '**/Cargo.toml', '**/.cargo/**', '**/.config/nextest.toml', '**/rust-toolchain{,.toml}', '**/{clippy,.clippy}.toml', '**/Package.swift', '**/*.xctestplan',
    // Java, Kotlin, .NET
    '**/pom.xml', '**/*.gradle{,.kts}', '**/gradle.properties', '**/gradle/**', '**/{gradlew,mvnw}{,.bat,.cmd}', '**/.mvn/**', '**/junit-platform.properties', '**/testng*.xml', '**/build.sbt',
    '**/*.{csproj,fsproj,vbproj,runsettings}', '**/Directory.{Build,Packages}.{props,targets}', '**/xunit.runner.json', '**/global.json', '**/nuget.config',
    // Ruby, PHP, Elixir, Perl
    '**/.rspec', '**/Rakefile', '**/Gemfile', '**/*.gemspec', '**/.ruby-version', '**/phpunit*.xml{,.dist}', '**/composer.json', '**/mix.exs', '**/.formatter.exs', '**/.proverc', '**/{Makefile,Build}.PL', '**/cpanfile',
    // builds and task runners
    '**/{Makefile,GNUmakefile,makefile}*', '**/*.mk', '**/{justfile,.justfile}', '**/Taskfile*.y{,a}ml', '**/CMakeLists.txt', '**/CMakePresets.json', '**/CTest*.cmake', '**/meson.build', '**/{BUILD,WORKSPACE,MODULE}{,.bazel}', '**/.bazelrc',
    '**/{Dockerfile,Containerfile}*', '**/*.{dockerfile,containerfile}', '**/.dockerignore', '**/{docker-,}compose*.y{,a}ml', '**/docker-bake.{hcl,json}', '**/.devcontainer/**', '**/devcontainer.json', '**/{flake,shell,default}.nix', '**/Earthfile', '**/Tiltfile', '**/Vagrantfile',
    '**/{.tool-versions,mise.toml,.mise.toml}', '**/codecov.y{,a}ml', '**/.pre-commit-config.yaml',
    // what other systems run or ask for a repository: their CI, reviews, hooks and tasks of developers
    '**/.gitlab-ci*.y{,a}ml', '**/{.circleci,.gitlab,.buildkite,.semaphore,.teamcity,.woodpecker,.azure-pipelines,.forgejo,.gitea}/**', '**/Jenkinsfile*', '**/{.travis,.drone,.cirrus,.woodpecker,.appveyor,appveyor,azure-pipelines*,bitbucket-pipelines,cloudbuild,buildspec}.y{,a}ml',
    '{,docs/}CODEOWNERS', '**/{.husky,.githooks}/**', '**/{,.}lefthook*.{yml,yaml,toml,json}', '**/.vscode/{tasks,launch,settings}.json',
    // how git itself reads and shows files: line ends, filters, what a diff leaves out
    '**/.gitattributes',
];
/** Lock files and lists of pinned dependencies: they decide whose code the gate runs. */
const lockGlobs = [
    '**/{package-lock,npm-shrinkwrap,packages.lock}.json', '**/{yarn,bun,deno,poetry,uv,pdm,Pipfile,Cargo,Gemfile,composer,mix,flake,conan,pixi,pubspec}.lock', '**/bun.lockb', '**/pnpm-lock.yaml',
    '**/requirements*.{txt,in}', '**/requirements/**', '**/constraints*.txt', '**/Pipfile', '**/go.sum', '**/go.work.sum', '**/Package.resolved', '**/*.lockfile', '**/pylock*.toml',
];

;// CONCATENATED MODULE: ./build/core/policy/guarded.js




/** What a plan guards besides the defaults. */
function guardsOf({ policy, gate }) {
    return { extraGlobs: policy.guarded, gateScripts: gateScripts([gate.command, ...gate.invariants.map(({ command }) => command)], gate.directory) };
}
const loosely = { dot: true, nocase: true, nonegate: true };
const isRunnerFile = picomatch([...runnerGlobs], loosely);
const isConfiguration = picomatch([...configurationGlobs], loosely);
const isLockFile = picomatch([...lockGlobs], loosely);
const isTestFile = picomatch([...testGlobs], loosely);
const isTestClass = picomatch([...testClassGlobs], { ...loosely, nocase: false });
/**
 * The touched paths that a candidate may not win with (design section 8, "Guarded"), in the order given: the gate's own
 * scripts, runner files, configuration and lock files however they are touched; test files and `extraGlobs` if the snapshot has them. A new
 * ordinary test file is free. package.json is judged by `packageJsonGuard`.
 */
function guardedPaths(touched, options) {
    const isExtra = picomatch([...options.extraGlobs], loosely);
    return touched.flatMap(({ path, change }) => {
        const why = options.gateScripts.includes(path) ? 'gate' : guardOf(path, change, isExtra);
        return why === null ? [] : [{ path, why }];
    });
}
function guardOf(path, change, isExtra) {
    if (isLockFile(path))
        return 'lock';
    if (isRunnerFile(path))
        return 'runner';
    if (isConfiguration(path))
        return 'configuration';
    if (change === 'A')
        return null;
    if (isTestFile(path) || isTestClass(path))
        return 'test';
    return isExtra(path) ? 'extra' : null;
}
/**
 * Keys of package.json (npm manual, "package.json", and the runners' manuals) that decide how the gate runs: scripts,
 * settings of runners, compilers and linters, how modules are found and which package stands in for another.
 * Not among them: dependencies, because what is installed is decided by the guarded lock file and was installed for
 * the snapshot; version, description, exports and the like, because they are the product itself.
 */
const guardedPackageKeys = [
    'scripts', 'type', 'imports', 'workspaces', 'config', 'packageManager', 'overrides', 'resolutions', 'pnpm', 'volta',
    'ava', 'babel', 'c8', 'cypress', 'eslintConfig', 'jest', 'jest-junit', 'karma', 'mocha', 'nyc', 'playwright', 'qunit', 'tap', 'vitest', 'wallaby', 'xo',
];
/**
 * Whether a change of a package.json is guarded: one of `guardedPackageKeys` differs, or a side is no JSON object, or the
 * file comes or goes (a package.json changes how modules around it are read). `before` and `after` are the file's text,
 * null where there is none.
 */
function packageJsonGuard(before, after) {
    if (before === after)
        return false;
    const old = manifestOf(before);
    const changed = manifestOf(after);
    if (old === null || changed === null)
        return true;
    return guardedPackageKeys.some((key) => (0,digest/* canonicalJson */.dj)(old.get(key) ?? null) !== (0,digest/* canonicalJson */.dj)(changed.get(key) ?? null));
}
function manifestOf(text) {
    if (text === null)
        return null;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 6926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber),
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

/** A whole number within bounds. Throws `usage` otherwise. */
function wholeNumber(option, text, least, most) {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('usage', `--${option} ${text}: give a whole number from ${least} to ${most}.`);
}
/** One of the allowed words. Throws `usage` otherwise. */
function oneOf(option, text, words) {
    const word = words.find((candidate) => candidate === text);
    if (word !== undefined)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SafeDebugError */ .rc('usage', `--${option} ${text}: give one of ${words.join(', ')}.`);
}


/***/ }),

/***/ 9125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ claimOutFolder),
/* harmony export */   n: () => (/* binding */ requireNobodyWrites)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7950);







/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';
/**
 * Makes or takes over an evidence folder. Throws `input`, with nothing changed, for a folder that holds other things,
 * that contains the repository, that cannot be written to, or that another run is writing to.
 */
async function claimOutFolder(folder, repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
    await refuseForeign(path, folder, repository);
    const unwritable = (cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be written to: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}. Name another one with --out DIR.`, { cause });
    };
    await (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(path).catch(unwritable);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), ignoreText).catch(unwritable);
    await takeLock(path, folder).catch((error) => (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc ? Promise.reject(error) : unwritable(error)));
    return { path, release: () => release(path) };
}
async function refuseForeign(path, folder, repository) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'ENOENT')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder for evidence, ${folder}, cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}. Name another one with --out DIR.`, { cause: error });
    });
    const [top, target] = await Promise.all([repository === null ? null : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(repository).catch(() => null), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path)]);
    if (top !== null && (top === target || top.startsWith(target + node_path__WEBPACK_IMPORTED_MODULE_2__.sep)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
    if (names.length === 0 || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `The folder ${folder} holds "${names[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}
/** A folder in which nothing came to lie is taken away again. */
async function release(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ownLock(path), { force: true });
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path).catch(() => null);
    if (names === null)
        return;
    // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
    if (!names.includes(ignoreFile))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), ignoreText);
    if (names.length !== 1 || names[0] !== ignoreFile)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ignoreFile), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(path).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) !== 'ENOTEMPTY')
            throw error; // another run has just come
    });
}
const lockName = /^\.lock-\d+$/;
const halfLockName = /^\.lock-(\d+)\.\d+$/;
const mostTries = 5;
/**
 * Each process has a lock file of its own, and holds the folder if nobody else's process is there once it lies in it: of
 * two that come at once, one at least sees the other. Both give way then, and try again after a moment of random length.
 */
async function takeLock(path, folder) {
    const own = ownLock(path);
    for (let tries = 1;; tries++) {
        if (!(await placeLock(own)))
            throw busy(folder);
        const others = (await locksIn(path)).filter((file) => file !== own);
        const held = await Promise.all(others.map(isHeld));
        if (!held.includes(true)) {
            for (const file of [...others, ...(await deadHalves(path))])
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
            return;
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(own, { force: true });
        if (tries === mostTries)
            throw busy(folder);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(5, 50));
    }
}
function ownLock(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, `.lock-${process.pid}`);
}
async function locksIn(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path)).filter((name) => lockName.test(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
}
/** Locks that were being written when their process was killed. */
async function deadHalves(path) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path);
    return names.filter((name) => !isRunning(Number(halfLockName.exec(name)?.[1] ?? process.pid))).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
}
/** Puts the lock of this process in place: whole or not at all, since it is written under another name and then linked. False if this process has it already. */
async function placeLock(file) {
    const half = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(2 ** 40)}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(half, JSON.stringify({ pid: process.pid, startTime: (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .Wv)(process.pid)?.startTime ?? null }));
    try {
        if (await linked(half, file))
            return true;
        if (await isHeld(file))
            return false;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true }); // of a dead process that had the same number
        return await linked(half, file);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(half, { force: true });
    }
}
/** Throws `input` if a run is writing to an evidence folder: what is read there meanwhile belongs to two runs. */
async function requireNobodyWrites(path) {
    const held = await Promise.all((await locksIn(path)).map(isHeld));
    if (held.includes(true))
        throw busy(path);
}
function busy(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SafeDebugError */ .rc('input', `Another run is writing to ${folder}. Wait for it, or name another folder with --out DIR.`);
}
/** Gives a file a second name, if that is free. */
async function linked(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
/** Whether the process that took the lock is still there. A lock that cannot be read was cut by a crash. */
async function isHeld(file) {
    const match = /^\{"pid":(\d+),"startTime":(?:"(\d+)"|null)\}$/.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => ''));
    if (!match)
        return false;
    const [, pid, startTime] = match;
    return startTime === undefined ? isRunning(Number(pid)) : (0,_processes_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .Wv)(Number(pid))?.startTime === startTime;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error) === 'EPERM';
    }
}


/***/ }),

/***/ 6715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ candidateFault),
  t: () => (/* binding */ verifyAgainstRepository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/git/difference.js
var difference = __webpack_require__(2500);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/git/git.js
var git_git = __webpack_require__(75);
;// CONCATENATED MODULE: ./build/git/remote.js

/** What git's way to a server needs from our environment: proxies and certificates. */
const passed = (/* unused pure expression or super */ null && (['http_proxy', 'https_proxy', 'no_proxy', 'all_proxy', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH']));
/** The address of a repository. Throws `input` unless it is http or https, and server and path alone. */
function requirePlainAddress(url) {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !['http:', 'https:'].includes(address.protocol))
        throw new SafeDebugError('input', 'Commits can only be fetched from an http or https address. Name the repository by such an address.');
    if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '') {
        throw new SafeDebugError('input', `The address of the repository on ${address.host} holds more than server and path. Give the token apart from it.`);
    }
    return address;
}
/**
 * The environment of one git command that speaks to `url` and nothing else (git-config manual, GIT_CONFIG_COUNT): the
 * token is in no argument and in no file. Redirects are not followed, because curl would send the header along to
 * wherever they lead.
 */
function remote_remoteEnvironment(url, token, stalledS) {
    const settings = [
        [`protocol.${requirePlainAddress(url).protocol.slice(0, -1)}.allow`, 'always'],
        ['http.followRedirects', 'false'],
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', String(stalledS)],
        ['credential.helper', ''],
    ];
    if (token !== null)
        settings.push([`http.${url}.extraheader`, `Authorization: basic ${encoded(token)}`]);
    const environment = { GIT_CONFIG_COUNT: String(settings.length) };
    for (const [index, [key, value]] of settings.entries()) {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    for (const name of passed) {
        const value = process.env[name];
        if (value !== undefined)
            environment[name] = value;
    }
    return environment;
}
/** GitHub takes a token as the password of this name (its documentation on HTTP-based access by apps). */
function encoded(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}
/** What git's standard error after a failed fetch means. The token is in no message. */
function remote_remoteFault(stderr, token, what, url) {
    const said = withoutToken(stderr, token);
    const found = meanings.find(({ sign }) => sign.test(said));
    const { code, why } = found ?? { code: 'environment', why: `${firstFault(said)}. Look at the network and githubstatus.com, and run again` };
    return { isFinal: found !== undefined, error: new SafeDebugError(code, `Fetching ${what} from ${url} failed: ${why}.`) };
}
/** Messages of git 2.30 to 2.51 (remote-curl.c, http.c, fetch-pack.c, upload-pack.c); faults that no second attempt mends. */
const meanings = [
    { sign: /Authentication failed|could not read Username|returned error: 40[13]\b/, code: 'environment', why: 'the server does not let this token read. Give the job `permissions: contents: read`, and make sure that the token is of this repository' },
    { sign: /returned error: 30\d|unable to update url base from redirection/, code: 'environment', why: 'the server sends on to another address, which is not followed. Name the repository by its present address' },
    { sign: /repository '.*' not found|returned error: 404\b/, code: 'environment', why: 'there is no such repository, or the token may not see it. Give the job `permissions: contents: read`' },
    { sign: /not our ref|unadvertised object|couldn't find remote ref/, code: 'input', why: 'the server does not have it. Name a commit of this repository or of the pull request; a commit that was pushed away by force may be gone' },
];
function firstFault(stderr) {
    const lines = stderr.split('\n').map((line) => line.trim());
    return (lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines[0] ?? '').replace(/\.$/, '') || 'git gave no reason';
}
function withoutToken(text, token) {
    return token === null || token === '' ? text : text.replaceAll(token, '***').replaceAll(encoded(token), '***');
}

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(1433);
;// CONCATENATED MODULE: ./build/git/fetch.js






const defaultPatience = { waitsMs: [2_000, 6_000, 12_000], stalledS: 30 };
/**
 * Fetches commits with all their files, and `depth - 1` generations before them: 1 for the commits alone, 2 to see what
 * each changed. Each is then there under its own id. Throws `input` for an address or id that cannot be, or a commit that the
 * server does not have; `environment` for a token that may not read, and for a network that stays broken.
 */
async function fetchCommits({ commits, depth = 1, ...source }) {
    for (const commit of commits)
        if (!/^[0-9a-f]{40}$/.test(commit))
            throw new SafeDebugError('input', `"${commit}" is not the id of a commit: it needs 40 hex digits.`);
    const wanted = [...new Set(commits)];
    const scratch = await fetchInto(source, [`--depth=${depth}`], wanted.map((commit) => `${commit}:refs/fetched/${commit}`), `the commit ${wanted.join(', ')}`);
    await requireCommits(scratch, wanted, source.url);
    return openRepository(source.directory);
}
/**
 * Fetches the commits that refs reach, without folders and files (a partial clone with `tree:0`, git-rev-list manual): enough
 * to ask who descends from whom. `refs` are full names, or patterns with one `*`; a full name that is not there is an error.
 * Throws like `fetchCommits`.
 */
async function fetchHistory({ refs, ...source }) {
    for (const ref of refs)
        if (!isRefPattern(ref))
            throw new SafeDebugError('input', `"${ref}" is not a full name of a ref, or a pattern of such names.`);
    const scratch = await fetchInto(source, ['--filter=tree:0'], refs.map((ref) => `+${ref}:${ref}`), `the history of ${refs.join(', ')}`);
    // git notes the server as one to ask for what is missing; nothing of this is ever asked for.
    await git(scratch.place, ['config', '--remove-section', `remote.${source.url}`], { accept: 'any' });
    return openRepository(source.directory);
}
/** Whether a ref of the repository reaches a commit. */
async function isReachable(repository, commit) {
    const known = await git(repository.place, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' });
    if (known.exitStatus !== 0)
        return false;
    const reaching = await git(repository.place, ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${commit}`]);
    return reaching.stdout.length > 0;
}
/** Ids of a commit's parents, as the commit itself names them: also where a shallow history hides them. */
async function parentsOf(repository, commit) {
    const content = await (0,git_git/* git */.$Y)(repository.place, ['cat-file', 'commit', commit]);
    const [head = ''] = content.stdout.toString('utf8').split('\n\n');
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
}
async function fetchInto(source, options, refspecs, what) {
    const { url, token, directory, patience = defaultPatience } = source;
    const environment = remoteEnvironment(url, token, patience.stalledS);
    const scratch = await createScratchRepository(directory, null);
    const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-maintenance', ...options, '--', url, ...refspecs];
    for (let attempt = 0;; attempt += 1) {
        const { exitStatus, stderr } = await git(scratch.place, args, { accept: 'any', environment });
        if (exitStatus === 0)
            return scratch;
        const waitMs = patience.waitsMs[attempt];
        const fault = remoteFault(stderr, token, what, url);
        if (fault.isFinal || waitMs === undefined)
            throw fault.error;
        await wait(waitMs);
    }
}
async function requireCommits(scratch, commits, url) {
    const answers = await gitLine(scratch.place, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], { input: `${commits.join('\n')}\n` });
    const there = new Set(answers.split('\n'));
    for (const commit of commits) {
        if (!there.has(`${commit} commit`))
            throw new SafeDebugError('input', `${url} sent no commit with the id ${commit}. Name the id of a commit.`);
    }
}
/** Full names as git-check-ref-format(1) has them, at most one star, and nothing that could be a refspec of its own. */
function isRefPattern(ref) {
    return /^refs\/[^\s~^:?[\\*]+(?:\*[^\s~^:?[\\*]*)?$/.test(ref) && !ref.includes('..') && !ref.includes('@{');
}

// EXTERNAL MODULE: ./build/patches/apply.js + 15 modules
var apply = __webpack_require__(1644);
// EXTERNAL MODULE: ./build/patches/guards.js
var patches_guards = __webpack_require__(7987);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/policy/guarded.js + 2 modules
var guarded = __webpack_require__(297);
// EXTERNAL MODULE: ./build/promotion/commit-message.js
var commit_message = __webpack_require__(8935);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/evidence/reader.js
var reader = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/evidence/verifier.js
var verifier = __webpack_require__(9756);
;// CONCATENATED MODULE: ./build/evidence/repository-checks.js















/**
 * Checks the evidence against a repository: the snapshot's tree, the tree and the guarded paths of every recorded patch,
 * and the promoted commit. Trees are computed by git from the snapshot and the recorded patch alone.
 */
async function verifyAgainstRepository(verified, path, workspace) {
    const { plan, evidence, checks, folder } = verified;
    const repository = await (0,git_repository/* openRepository */.h_)(path);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(workspace.own('verify-scratch'), repository);
    const pack = evidence.files.find((file) => file.path === layout/* layout */.Z.pack);
    if (pack)
        await (0,git_git/* git */.$Y)(scratch.place, ['unpack-objects', '-q'], { input: await (0,promises_.readFile)((0,external_node_path_.join)(folder, pack.path)), accept: 'any' });
    (0,verifier/* demand */.w)(checks, 'snapshot tree', await snapshotFault(verified, scratch), `the snapshot ${plan.snapshot.commit} has the tree ${plan.snapshot.tree}`);
    for (const candidate of plan.candidates) {
        const patch = await (0,promises_.readFile)((0,external_node_path_.join)(folder, candidate.mutation.file));
        const fault = await candidateFault(candidate, patch, plan, scratch);
        (0,verifier/* demand */.w)(checks, `tree of candidate ${candidate.id}`, fault, candidate.application.outcome === 'applied' ? candidate.application.tree : `refused: ${candidate.application.reason}`);
    }
    await verifyPromotion(verified, repository, scratch);
}
/** The change that is offered for taking by hand, and the promoted commit: both are snapshot plus recorded patch. */
async function verifyPromotion({ plan, evidence, checks, folder }, repository, scratch) {
    const { promotion } = evidence;
    const winner = plan.candidates.find(({ id }) => id === evidence.selection.winner);
    const expected = winner?.application.outcome === 'applied' ? `${winner.application.tree} ${plan.snapshot.commit}` : '';
    if (evidence.files.some(({ path }) => path === layout/* layout */.Z.winner) && winner?.application.outcome === 'applied') {
        const change = await (0,difference/* patchBetween */.N)(scratch.place, plan.snapshot.tree, winner.application.tree);
        const same = change.equals(await (0,promises_.readFile)((0,external_node_path_.join)(folder, layout/* layout */.Z.winner)));
        (0,verifier/* demand */.w)(checks, 'patch of the winner', same ? null : `${layout/* layout */.Z.winner} is not the difference between the snapshot and the winner's tree`, layout/* layout */.Z.winner);
    }
    if (promotion.commit === null)
        return;
    const tree = await (0,git_git/* git */.$Y)(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${promotion.commit}^{tree}`], { accept: 'any' });
    // A shallow clone hides parents from everything but the commit's own text.
    const found = tree.exitStatus === 0 ? [tree.stdout.toString('utf8').trim(), ...(await parentsOf(repository, promotion.commit))].join(' ') : '';
    const fault = tree.exitStatus !== 0 ? `the repository has no commit ${promotion.commit}` : found === expected ? null : `the promoted commit is not snapshot plus recorded patch: tree and parent are ${found}, not ${expected}`;
    (0,verifier/* demand */.w)(checks, 'promoted commit', fault, promotion.commit);
    const message = (await (0,git_git/* git */.$Y)(repository.place, ['show', '--no-patch', '--format=%B', '--end-of-options', promotion.commit])).stdout.toString('utf8');
    (0,verifier/* demand */.w)(checks, 'trailers of the commit', trailerFault(message, promotion.commit, plan, winner, await (0,reader/* readEvents */.wj)(folder)), 'name snapshot, patch and evidence');
}
/**
 * What the promoted commit names must be what was proven: the snapshot, the recorded patch, and the decision in this very
 * evidence. A commit that an earlier run made, as the events tell, names the decision of that one.
 */
function trailerFault(message, commit, plan, winner, events) {
    const named = (0,commit_message/* readTrailers */.t8)(message);
    if (named === null)
        return `the message of ${commit} does not name snapshot, candidate and evidence`;
    if (named.snapshot !== plan.snapshot.commit)
        return `the commit names the snapshot ${named.snapshot}, not ${plan.snapshot.commit}`;
    if (named.mutation !== winner?.mutation.sha256)
        return `the commit names the patch ${named.mutation}, not the winner's`;
    const wasThere = events.some(({ type, data }) => type === 'promotion.found' && data['commit'] === commit);
    const decided = events.findLast(({ type }) => type === 'promotion.decided')?.hash;
    return wasThere || named.evidence === decided ? null : `the commit names other evidence (${named.evidence}) than this, whose decision is ${decided}`;
}
async function snapshotFault({ plan }, scratch) {
    const { commit, tree } = plan.snapshot;
    const found = await (0,git_git/* git */.$Y)(scratch.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`], { accept: 'any' });
    if (found.exitStatus !== 0)
        return `the repository has no commit ${commit}; fetch it first`;
    const actual = found.stdout.toString('utf8').trim();
    return actual === tree ? null : `the commit ${commit} has the tree ${actual}, not ${tree}`;
}
/** What git and the policy say differently of a candidate than its plan does: tree, counts, guarded paths; null if nothing. */
async function candidateFault(candidate, patch, plan, scratch) {
    const applied = await (0,apply/* applyPatch */.X)(scratch, plan.snapshot.commit, patch, { directory: plan.gate.directory });
    return applicationFault(candidate, applied) ?? (await guardFault(candidate, applied, plan.snapshot.tree, (0,guarded/* guardsOf */.g0)(plan), scratch));
}
function applicationFault({ application, mutation }, applied) {
    if (application.outcome !== applied.outcome)
        return `the evidence says ${application.outcome}, git says ${applied.outcome}`;
    if (application.outcome !== 'applied' || applied.outcome !== 'applied') {
        return application.outcome !== 'applied' && application.reason !== applied.reason ? `the evidence says ${application.reason}, git says ${applied.reason}` : null;
    }
    if (application.tree !== applied.tree)
        return `the evidence says ${application.tree}, git makes ${applied.tree}`;
    if ((0,digest/* canonicalJson */.dj)(application.flags) !== (0,digest/* canonicalJson */.dj)(applied.flags))
        return `the evidence flags its patch otherwise (${application.flags.join(', ')}) than git's result does (${applied.flags.join(', ')})`;
    const counted = [applied.touched.length, applied.additions, applied.deletions];
    return (0,digest/* canonicalJson */.dj)([mutation.files, mutation.additions, mutation.deletions]) === (0,digest/* canonicalJson */.dj)(counted) ? null : `the evidence counts other changed lines than git does (${counted.join(', ')})`;
}
async function guardFault({ application }, applied, baseTree, guards, scratch) {
    if (application.outcome !== 'applied' || applied.outcome !== 'applied')
        return null;
    const guarded = await (0,patches_guards/* guardedChanges */.g)(scratch, baseTree, applied.tree, applied.touched, guards);
    return (0,digest/* canonicalJson */.dj)(guarded) === (0,digest/* canonicalJson */.dj)(application.guarded) ? null : 'the evidence names other guarded paths than the policy does';
}


/***/ }),

/***/ 9756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ verifyEvidence),
/* harmony export */   w: () => (/* binding */ demand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8343);
/* harmony import */ var _core_derivation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(545);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2552);
/* harmony import */ var _core_documents_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8602);
/* harmony import */ var _core_documents_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(663);
/* harmony import */ var _core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2472);
/* harmony import */ var _core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3965);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3491);
/* harmony import */ var _core_first_difference_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8446);
/* harmony import */ var _core_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9957);
/* harmony import */ var _core_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6412);
/* harmony import */ var _core_promotion_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6503);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9473);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2512);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8608);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1973);


















/** Ends verification at the first thing that does not hold. Throws `evidence` with the check and the finding in its message. */
function demand(checks, name, fault, detail) {
    checks.push({ name, holds: fault === null, detail: fault ?? detail });
    if (fault !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_9__/* .SafeDebugError */ .rc('evidence', `The evidence does not hold (${name}): ${fault}`);
}
/**
 * Checks evidence by itself: schema, digests of all files, hash chain; then verdicts, fixed lists, ranking, replay and
 * promotion derived again from plan, records and raw reports. `expected` is the digest of latest.json known from
 * elsewhere. Every check is added to `checks`; throws `evidence` at the first that fails.
 */
async function verifyEvidence(folder, expected, checks) {
    const { bytes, evidence } = await (0,_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .readEvidence */ .At)(folder);
    demand(checks, 'schema', null, `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.evidence} is evidence of the run ${evidence.id}`);
    if (expected !== null) {
        const actual = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(bytes);
        demand(checks, 'expected digest', actual === expected ? null : `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.evidence} has the digest ${actual}, not the expected ${expected}`, actual);
    }
    demand(checks, 'files', await firstWrongFile(folder, evidence), `${evidence.files.length} files have the digests in the evidence`);
    const events = await (0,_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .readEvents */ .wj)(folder);
    demand(checks, 'event chain', chainFault(evidence, events), `${events.length} events follow from each other`);
    const { bytes: planBytes, plan } = await (0,_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .readPlan */ .m3)(folder);
    const planDigest = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(planBytes);
    demand(checks, 'plan', planFault(evidence, plan), `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.plan} says the same of snapshot, gate, policy and candidates`);
    demand(checks, 'transcripts', await firstWrongTranscript(folder, evidence), `${evidence.calls.length} calls of models, as their transcripts tell`);
    const findings = await (0,_observe_js__WEBPACK_IMPORTED_MODULE_11__/* .observeWorlds */ .A)(plan, planDigest, await foldersOf(folder, plan), endingOf(evidence), toldDigests(events));
    const derivation = (0,_core_derivation_js__WEBPACK_IMPORTED_MODULE_2__/* .derive */ .C)(findings);
    for (const part of ['tests', 'baseline', 'candidates', 'selection', 'replay', 'outcome', 'limits']) {
        const found = (0,_core_first_difference_js__WEBPACK_IMPORTED_MODULE_13__/* .firstDifference */ .a)(evidence[part], derivation[part]);
        demand(checks, `${part} derived again`, found === null ? null : `${describe(part, found, evidence)}; from the raw reports follows ${shown(found.right)}, the evidence says ${shown(found.left)}`, 'follows from plan, records and raw reports');
    }
    const circumstances = (0,_core_environment_js__WEBPACK_IMPORTED_MODULE_14__/* .circumstancesOf */ .c)(findings.worlds);
    const environmentChanged = circumstances && (0,_core_first_difference_js__WEBPACK_IMPORTED_MODULE_13__/* .firstDifference */ .a)([evidence.environment, evidence.snapshot.prepared], [circumstances.environment, circumstances.prepared]);
    demand(checks, 'environment', environmentChanged ? 'environment or prepared files are not those in the records' : null, 'as recorded by the worlds');
    demand(checks, 'promotion', promotionFault(evidence, derivation, plan, events), `${evidence.promotion.decision} follows from the policy`);
    return { folder, evidence, plan, planDigest, derivation, checks };
}
async function firstWrongFile(folder, evidence) {
    for (const { path, sha256, bytes } of evidence.files) {
        try {
            const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
            if (size !== bytes)
                return `${path} has ${size} bytes, not ${bytes}`;
            if ((await (0,_observe_js__WEBPACK_IMPORTED_MODULE_11__/* .digestOfFile */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path))) !== sha256)
                return `${path} was changed: its digest is not the one in the evidence`;
        }
        catch (error) {
            return `${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .bD)(error)}`;
        }
    }
    return null;
}
function chainFault(evidence, events) {
    const broken = (0,_core_documents_event_js__WEBPACK_IMPORTED_MODULE_5__/* .firstBrokenLink */ .Ke)(events);
    if (broken)
        return `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.events}, line ${broken.index + 1}: ${broken.why}`;
    const last = events.at(-1);
    if (events.length !== evidence.events.count || last?.hash !== evidence.events.head)
        return `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.events} does not end where the evidence says: ${events.length} events, not ${evidence.events.count}, or another last hash`;
    if (evidence.events.file !== _layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.events)
        return `the evidence names ${evidence.events.file} as its log, which is always ${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.events}`;
    if (last.type !== 'run.finished')
        return `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.events} does not end with run.finished`;
    const { events: _events, ...body } = evidence;
    if (last.data['evidence'] !== (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfJson */ .Qs)(body))
        return `${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.evidence} was changed: the last event names another digest of it`;
    return last.data['outcome'] === evidence.outcome ? null : 'the last event tells another outcome';
}
function planFault(evidence, plan) {
    const { dirty: _dirty, ...snapshot } = plan.snapshot;
    const { prepared: _prepared, ...claimed } = evidence.snapshot;
    const pairs = [
        ['id', evidence.id, plan.id],
        ['createdAt', evidence.createdAt, plan.createdAt],
        ['tool', evidence.tool, plan.tool],
        ['trigger', evidence.trigger, plan.trigger],
        ['snapshot', claimed, snapshot],
        ['gate', evidence.gate, plan.gate],
        ['policy', evidence.promotion.policy, plan.policy],
        ['calls', evidence.calls, plan.calls],
        ['model', evidence.model, (0,_core_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .runUsage */ .l_)(plan)],
    ];
    for (const [name, left, right] of pairs)
        if ((0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(left) !== (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(right))
            return `${name} differs between ${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.evidence} and ${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.plan}`;
    const { digest, ...gate } = plan.gate;
    if (digest !== (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfJson */ .Qs)(gate))
        return 'the digest of the gate is not that of its definition';
    // Globs of a hostile plan, held against hostile paths, could take hours.
    const wrongGlob = [...plan.policy.volatile, ...plan.policy.guarded].map(_core_policy_glob_limits_js__WEBPACK_IMPORTED_MODULE_15__/* .globFault */ .H).find((fault) => fault !== null);
    if (wrongGlob !== undefined)
        return `a glob of the policy ${wrongGlob}`;
    for (const [index, { id, application }] of plan.candidates.entries()) {
        if (application.outcome !== 'applied')
            continue;
        const twin = plan.candidates.slice(0, index).find((other) => other.application.outcome === 'applied' && other.application.tree === application.tree);
        if ((twin?.id ?? null) !== application.duplicateOf)
            return `candidate ${id} is a duplicate of ${twin?.id ?? 'none'}, not of ${application.duplicateOf ?? 'none'}`;
    }
    const wrong = plan.candidates.find(({ mutation }) => evidence.files.find(({ path }) => path === mutation.file)?.sha256 !== mutation.sha256);
    return wrong ? `the patch of candidate ${wrong.id} is not the one that was planned` : null;
}
/** Transcripts are optional, but one that is there must be that of its call. */
async function firstWrongTranscript(folder, { calls, files }) {
    const listed = new Set(files.map(({ path }) => path));
    for (const call of calls) {
        if (!listed.has(_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.transcript(call.id)))
            continue;
        const fault = (0,_core_documents_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .transcriptFaultFor */ .Q9)(call, await (0,_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .readTranscript */ .lb)(folder, call.id));
        if (fault !== null)
            return `the transcript of call ${call.id} does not fit: ${fault}`;
    }
    return null;
}
/** Digests that the records were held against, as the last event of the log tells them. */
function toldDigests(events) {
    const told = zod__WEBPACK_IMPORTED_MODULE_16__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_16__/* .string */ .YjP(), _core_documents_common_js__WEBPACK_IMPORTED_MODULE_4__/* .digestSchema */ .er.nullable()).safeParse(events.at(-1)?.data['records'] ?? {});
    if (told.success)
        return new Map(Object.entries(told.data));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_9__/* .SafeDebugError */ .rc('evidence', `The evidence does not hold: the last event of ${_layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.events} tells no digests of records.`);
}
/** Worlds lie in one folder; the replay's are only missing where there was none. */
async function foldersOf(folder, plan) {
    const folders = new Map();
    for (const world of ['baseline', ...(0,_core_documents_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .candidatesToRun */ .$S)(plan).map(({ id }) => id)])
        folders.set(world, folder);
    const replayed = await Promise.all(['replay', 'replay-baseline'].map((world) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layout_js__WEBPACK_IMPORTED_MODULE_10__/* .layout */ .Z.record(world))).catch(() => null)));
    if (replayed.some((found) => found !== null))
        for (const world of ['replay', 'replay-baseline'])
            folders.set(world, folder);
    return folders;
}
/** The one thing that the worlds do not tell: whether somebody or something ended the run. */
function endingOf({ outcome, promotion }) {
    if (outcome === 'indeterminate' && promotion.reasons.includes('evidence-unreadable'))
        return 'incomplete';
    return outcome === 'interrupted' || outcome === 'cancelled' ? outcome : 'complete';
}
function promotionFault(evidence, derivation, plan, events) {
    const { promotion } = evidence;
    const said = events.findLast(({ type }) => type === 'promotion.decided');
    if (said?.data['decision'] !== promotion.decision || (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(said.data['reasons'] ?? null) !== (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(promotion.reasons) || (said.data['why'] ?? null) !== promotion.why)
        return 'the event promotion.decided says something else';
    const onBranch = promotion.decision !== 'withheld' && (plan.policy.promote === 'branch' || plan.policy.promote === 'pull-request');
    if ((promotion.branch !== null) !== onBranch || (promotion.commit !== null) !== onBranch)
        return 'a branch and a commit belong to a promotion to a branch, and only to that';
    if ((promotion.pullRequest !== null) !== (onBranch && plan.policy.promote === 'pull-request'))
        return 'a pull request belongs to a promotion to a pull request, and only to that';
    if (promotion.pullRequest !== null && promotion.pullRequest.head !== promotion.commit)
        return 'the pull request does not have the promoted commit as its head';
    if (promotion.pullRequest !== null && promotion.pullRequest.tree !== derivation.replay.tree)
        return 'the pull request does not have the tree of the replay';
    if ((promotion.decision === 'awaiting-review') !== (promotion.decision !== 'withheld' && plan.policy.requireApproval))
        return 'a promotion waits for a review where the policy asks for it, and only there';
    if (promotion.decision === 'promoted' && promotion.reasons.length > 0)
        return 'it was promoted although there are reasons against it';
    const obstacles = (0,_core_promotion_js__WEBPACK_IMPORTED_MODULE_17__/* .promotionObstacles */ .aC)(endingOf(evidence), derivation.outcome, plan.policy, derivation.replayFacts);
    if (obstacles.length === 0)
        return promotion.decision === 'withheld' && promotion.reasons.length === 0 ? 'it was withheld without a reason' : null;
    if (promotion.decision !== 'withheld')
        return `it says ${promotion.decision}, but ${obstacles.join(', ')} stands against it`;
    return obstacles.join() === promotion.reasons.join() ? null : `it was withheld for ${promotion.reasons.join(', ') || 'no reason'}, but the reasons are ${obstacles.join(', ')}`;
}
function describe(part, { path }, evidence) {
    const candidate = part === 'candidates' && typeof path[0] === 'number' ? evidence.candidates[path[0]]?.id : undefined;
    const place = candidate === undefined ? [part, ...path] : [`candidate ${candidate}`, ...path.slice(1)];
    return place.join('.');
}
function shown(value) {
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}


/***/ }),

/***/ 3300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ joinOutput),
/* harmony export */   o: () => (/* binding */ RawOutput)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);




/** Most bytes of standard output that are kept as a report. */
const largestRawOutputBytes = 64 * 1024 * 1024;
/** Keeps the raw standard output of a gate in a file, because it may be the gate's report; at most 64 MiB. */
class RawOutput {
    #descriptor;
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #kept = 0;
    #truncated = false;
    /** Creates the file. */
    constructor(file) {
        this.#descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'wx', 0o644);
    }
    /** Takes the next bytes. */
    write(chunk) {
        const room = largestRawOutputBytes - this.#kept;
        const part = chunk.length <= room ? chunk : chunk.subarray(0, room);
        this.#truncated ||= part.length < chunk.length;
        if (part.length === 0)
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#descriptor, part);
        this.#hash.update(part);
        this.#kept += part.length;
    }
    /** Closes the file. */
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#descriptor);
        return { sha256: `sha256:${this.#hash.digest('hex')}`, truncated: this.#truncated };
    }
}
/**
 * Joins both output streams of a command in the order in which their pieces arrive. The joined stream ends when both
 * have ended or were closed; a slow reader slows the command down instead of filling memory.
 */
function joinOutput(stdout, stderr, raw) {
    const joined = new node_stream__WEBPACK_IMPORTED_MODULE_2__.PassThrough();
    if (raw)
        stdout.on('data', (chunk) => writeOrEnd(raw, chunk, joined));
    for (const stream of [stdout, stderr])
        stream.pipe(joined, { end: false });
    const settled = [stdout, stderr].map((stream) => (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.finished)(stream).catch(() => undefined)); // closed early: what came is kept
    void Promise.all(settled).then(() => joined.end());
    return joined;
}
/** A disk that is full ends the joined stream, and with it the gate; nobody would catch an error that is thrown here. */
function writeOrEnd(raw, chunk, joined) {
    if (joined.destroyed)
        return;
    try {
        raw.write(chunk);
    }
    catch (error) {
        joined.destroy(error instanceof Error ? error : new Error(String(error)));
    }
}


/***/ }),

/***/ 9706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ OutputCleaner),
  D: () => (/* binding */ cleanOutput)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/gate/head-and-tail.js
/** Room for the line that tells what was left out. */
const markerBytes = 80;
/**
 * Keeps the beginning and the end of a text of any length within `maxBytes` bytes of UTF-8. What is cut is cut between
 * lines where lines are not longer than the room, and a line tells how many bytes are missing.
 */
class HeadAndTail {
    #tailRoom;
    #headRoom;
    #headOpen = true;
    #headEndsLine = true;
    #tail = [];
    #tailBytes = 0;
    #dropped = 0;
    constructor(maxBytes) {
        const room = Math.max(0, maxBytes - markerBytes);
        this.#headRoom = Math.ceil(room / 2);
        this.#tailRoom = Math.floor(room / 2);
    }
    /** Bytes left out; final after `end`. */
    get dropped() {
        return this.#dropped;
    }
    /** Whether text still goes to the head. */
    get isHeadOpen() {
        return this.#headOpen;
    }
    /** Bytes at the end that can still be kept. */
    get tailRoom() {
        return this.#tailRoom;
    }
    /** Takes note of bytes that were left out unread, and with them of all that came after the head so far. */
    skip(bytes) {
        this.#dropped += this.#tailBytes + bytes;
        this.#tail = [];
        this.#tailBytes = 0;
    }
    /** Takes more text; returns the part of it that belongs to the head and can be written now. */
    add(text) {
        if (!this.#headOpen)
            return this.#keep(text);
        const head = beginningWithin(text, this.#headRoom);
        this.#headRoom -= Buffer.byteLength(head);
        if (head !== '')
            this.#headEndsLine = head.endsWith('\n');
        if (head.length < text.length) {
            this.#headOpen = false;
            this.#keep(text.slice(head.length));
        }
        return head;
    }
    /** The rest: all that came after the head, or, where that is too long, the missing line and the tail. */
    end() {
        const rest = this.#tail.map(({ text }) => text).join('');
        this.#tail = [];
        const tail = endWithin(rest, this.#tailRoom);
        this.#dropped += Buffer.byteLength(rest) - Buffer.byteLength(tail);
        if (this.#dropped === 0)
            return tail;
        const startsLine = tail.length === rest.length || rest.at(-tail.length - 1) === '\n';
        return `${this.#headEndsLine ? '' : '\n'}[... ${this.#dropped} bytes of output left out ...]\n${startsLine ? '' : '... '}${tail}`;
    }
    #keep(text) {
        const bytes = Buffer.byteLength(text);
        this.#tail.push({ text, bytes });
        this.#tailBytes += bytes;
        for (let first = this.#tail[0]; first !== undefined && this.#tailBytes - first.bytes >= this.#tailRoom; first = this.#tail[0]) {
            this.#tail.shift();
            this.#tailBytes -= first.bytes;
            this.#dropped += first.bytes;
        }
        return '';
    }
}
/** The longest beginning of whole lines that fits; part of a line if not one fits. */
function beginningWithin(text, room) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= room)
        return text;
    const lineEnd = bytes.lastIndexOf(0x0a, room - 1) + 1;
    let end = room > 0 && lineEnd > 0 ? lineEnd : room;
    while (isContinuation(bytes[end]))
        end -= 1;
    return bytes.toString('utf8', 0, end);
}
/** The longest end of whole lines that fits; part of a line if not one fits. */
function endWithin(text, room) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= room)
        return text;
    let start = bytes.length - room;
    const lineStart = bytes.indexOf(0x0a, Math.max(0, start - 1)) + 1;
    if (lineStart > 0 && lineStart < bytes.length)
        start = lineStart;
    while (isContinuation(bytes[start]))
        start += 1;
    return bytes.toString('utf8', start);
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}

;// CONCATENATED MODULE: ./build/gate/raw-tail.js
/** Keeps the last bytes of an output of any length, beginning with a whole line if there is one in their first half. */
class RawTail {
    #room;
    #pieces = [];
    #kept = 0;
    #dropped = 0;
    /** `room`: bytes that are kept at least, as far as there are so many. */
    constructor(room) {
        this.#room = room;
    }
    /** Takes the next bytes. */
    add(bytes) {
        this.#pieces.push(bytes);
        this.#kept += bytes.length;
        for (let first = this.#pieces[0]; first !== undefined && this.#kept - first.length >= this.#room; first = this.#pieces[0]) {
            this.#pieces.shift();
            this.#kept -= first.length;
            this.#dropped += first.length;
        }
    }
    /** The kept bytes, how many before them were dropped, and whether they begin with a whole line. */
    end() {
        const all = Buffer.concat(this.#pieces);
        this.#pieces = [];
        if (this.#dropped === 0)
            return { bytes: all, dropped: 0, startsLine: true };
        const lineStart = all.indexOf(0x0a) + 1;
        const start = lineStart < all.length / 2 ? lineStart : 0;
        return { bytes: all.subarray(start), dropped: this.#dropped + start, startsLine: start > 0 };
    }
}

// EXTERNAL MODULE: ./build/gate/redaction.js
var redaction = __webpack_require__(8883);
// EXTERNAL MODULE: ./build/gate/terminal.js
var terminal = __webpack_require__(2832);
;// CONCATENATED MODULE: ./build/gate/cleaning.js





/** A line without an end is broken here. */
const maxLineLength = 65_536;
/** An escape sequence that may go on is kept back up to this length where a line is broken. */
const maxEscapeLength = 256;
/**
 * Makes the output of an untrusted program safe to store, print and show, piece by piece and in bounded memory: valid
 * UTF-8; without escape sequences and control characters; secrets as `***`; no line that the Actions runner would obey
 * (`::command::` at the beginning of a line, `##[command]` anywhere; actions/runner, ActionCommand.cs); bidirectional
 * controls visible (`<U+202E>`); every kind of line end as LF; only head and tail if it is too long.
 */
class OutputCleaner {
    #decoder = new external_node_util_.TextDecoder();
    #redaction;
    #kept;
    #rawTail;
    #open = '';
    #bytes = 0;
    constructor({ secrets, maxBytes }) {
        this.#redaction = new redaction/* Redaction */.k(secrets);
        this.#kept = new HeadAndTail(maxBytes);
        this.#rawTail = new RawTail(2 * this.#kept.tailRoom + maxLineLength);
    }
    /** Takes raw output; returns cleaned text that can be written now. Each line comes when it is complete. */
    write(bytes) {
        this.#bytes += bytes.length;
        if (this.#kept.isHeadOpen)
            return this.#take(this.#decoder.decode(bytes, { stream: true }));
        // Only the end of what is too long will be shown: the rest is not worth cleaning.
        this.#rawTail.add(bytes);
        return '';
    }
    /** Ends the output; returns the rest of the cleaned text. */
    end() {
        const { bytes, dropped, startsLine } = this.#rawTail.end();
        if (dropped > 0)
            this.#startAfterGap(dropped);
        const text = this.#decoder.decode(bytes, { stream: true });
        // A line that was cut may begin within a secret; what is left of it is not longer than the longest one.
        const tail = this.#take(startsLine ? text : this.#plain(text).slice(this.#redaction.longest));
        return tail + this.#finish();
    }
    #finish() {
        const last = this.#take(this.#decoder.decode());
        return last + this.#kept.add(this.#defused(this.#plain(this.#open))) + this.#kept.end();
    }
    /** Final after `end`. */
    get summary() {
        return { bytes: this.#bytes, droppedBytes: this.#kept.dropped, truncated: this.#kept.dropped > 0 };
    }
    /** Goes on behind bytes that were left out; what was open before them is left out too. */
    #startAfterGap(dropped) {
        this.#decoder = new external_node_util_.TextDecoder();
        this.#kept.skip(dropped + Buffer.byteLength(this.#open));
        this.#open = '';
    }
    #take(text) {
        const all = this.#open + text;
        const end = all.lastIndexOf('\n') + 1;
        this.#open = all.slice(end);
        const lines = end === 0 ? '' : this.#kept.add(this.#defused(this.#plain(all.slice(0, end))));
        return this.#open.length > maxLineLength ? lines + this.#breakLine() : lines;
    }
    /** Breaks an over-long line, but neither within a secret nor within an escape sequence. */
    #breakLine() {
        const escape = this.#open.lastIndexOf('\u001b');
        const unfinished = escape >= this.#open.length - maxEscapeLength && escape >= 0 ? escape : this.#open.length;
        const plain = this.#plain(this.#open.slice(0, unfinished));
        const lastEnd = plain.lastIndexOf('\n') + 1;
        const cut = lastEnd > 0 ? lastEnd : Math.max(0, plain.length - this.#redaction.longest - 1);
        const end = isLowSurrogate(plain.charCodeAt(cut)) ? cut - 1 : cut;
        this.#open = plain.slice(end) + this.#open.slice(unfinished);
        const broken = plain.slice(0, end);
        return broken === '' ? '' : this.#kept.add(this.#defused(broken.endsWith('\n') ? broken : `${broken}\n`));
    }
    /** Text without codes, controls and secrets; to do it twice does nothing more. */
    #plain(text) {
        const lines = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
        return this.#redaction.redact((0,terminal/* removeTerminalCodes */.b)(lines).replace(/[\0-\u0008\u000e-\u001f\u007f-\u009f]/g, ''));
    }
    #defused(text) {
        return text
            .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (control) => `<U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
            .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
            .replace(/##(?=\[|vso)/g, '# #');
    }
}
/** Cleans a stream of raw output with a cleaner of the caller's, whose summary holds afterwards. */
async function* cleanOutput(source, cleaner) {
    for await (const bytes of source) {
        const text = cleaner.write(bytes);
        if (text !== '')
            yield text;
    }
    yield cleaner.end();
}
function isLowSurrogate(unit) {
    return unit >= 0xdc00 && unit <= 0xdfff;
}


/***/ }),

/***/ 7079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ isVariableName),
/* harmony export */   P2: () => (/* binding */ gateEnvironment),
/* harmony export */   SO: () => (/* binding */ parsePassedVariable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);




/** What of our own environment a gate may see: how to find programs and how to show text, nothing that names or trusts us. */
const passedVariables = ['PATH', 'TERM', 'SHELL', 'USER', 'LOGNAME', 'SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'windir', 'ProgramFiles', 'ProgramData', 'NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'];
/**
 * Homes of tools: passed on when they are set, and otherwise set to their usual place under the user's HOME if that
 * exists, because a gate has a HOME of its own and would not find them (null: no usual place).
 */
const toolHomes = {
    ANDROID_HOME: null,
    ANDROID_SDK_ROOT: null,
    ASDF_DATA_DIR: '.asdf',
    ASDF_DIR: '.asdf',
    BUN_INSTALL: '.bun',
    CARGO_HOME: null,
    CONDA_PREFIX: null,
    DENO_DIR: null,
    DOTNET_ROOT: '.dotnet',
    FLUTTER_ROOT: null,
    GEM_HOME: null,
    GOMODCACHE: 'go/pkg/mod',
    GOPATH: null,
    GOROOT: null,
    GRADLE_USER_HOME: null,
    JAVA_HOME: null,
    MISE_DATA_DIR: '.local/share/mise',
    MIX_HOME: '.mix',
    NVM_DIR: '.nvm',
    PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
    PNPM_HOME: '.local/share/pnpm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    RUSTUP_HOME: '.rustup',
    SDKMAN_DIR: '.sdkman',
    VIRTUAL_ENV: null,
    VOLTA_HOME: '.volta',
};
/** The same on every machine, so that a difference between two worlds is not one between two machines. */
const fixedVariables = { CI: 'true', TZ: 'UTC', LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' };
/** Prefixes that never pass, also not when the user asks: they hold tokens, or steer the runner. */
const refusedPrefixes = ['GITHUB_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'SAFE_DEBUG_'];
/** Whether a text can name a variable (POSIX, "Environment Variable Definition"). */
function isVariableName(text) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}
/**
 * Reads `--env NAME` and `--env NAME=VALUE`, or the same behind another `option`. Throws `usage` for a name that is none,
 * that must not pass, or that is not set in our own environment.
 */
function parsePassedVariable(text, own, option = '--env') {
    const separator = text.indexOf('=');
    const name = separator < 0 ? text : text.slice(0, separator);
    // The value may be a secret: no message holds it.
    if (!isVariableName(name))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `${option} ${name}: "${name}" is not the name of a variable. Write ${option} NAME or ${option} NAME=VALUE.`);
    if (refusedPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `${option} ${name}: variables that start with ${refusedPrefixes.join(', ')} never reach a gate or an agent. Pass the value under another name if it is harmless.`);
    }
    const value = separator < 0 ? own[name] : text.slice(separator + 1);
    if (value === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('usage', `${option} ${name}: this variable is not set here. Set it, or write ${option} ${name}=VALUE.`);
    return { name, value };
}
/** The whole environment of a gate or a set-up command in a world. */
function gateEnvironment(world, home, passed, own = process.env) {
    const environment = {};
    for (const name of passedVariables)
        copy(name, own[name], environment);
    for (const [name, usual] of Object.entries(toolHomes))
        copy(name, own[name] ?? usualPlace(usual), environment);
    for (const [name, value] of Object.entries(own))
        if (/^JAVA_HOME_\d+_/.test(name))
            copy(name, value, environment);
    Object.assign(environment, fixedVariables);
    environment['HOME'] = home === 'keep' ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)() : world.home;
    if (process.platform === 'win32')
        environment['USERPROFILE'] = environment['HOME'];
    for (const name of ['TMPDIR', 'TEMP', 'TMP'])
        environment[name] = world.temporary;
    for (const { name, value } of passed)
        environment[name] = value;
    return environment;
}
function usualPlace(path) {
    if (path === null)
        return undefined;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place) ? place : undefined;
}
function copy(name, value, environment) {
    if (value !== undefined)
        environment[name] = value;
}


/***/ }),

/***/ 6036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ GateLog),
/* harmony export */   o: () => (/* binding */ secretsAmong)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _cleaning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9706);


/** Most bytes of cleaned output that are kept of one command. */
const largestLogBytes = 1024 * 1024;
const excerptLength = 1_000;
/** Names of variables whose values are taken for secrets, and how long a value must be to be one. */
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|KEY|AUTH|COOKIE/i;
const shortestSecret = 6;
/** Values of variables that are named like secrets. */
function secretsAmong(passed) {
    return passed.filter(({ name, value }) => secretName.test(name) && value.length >= shortestSecret).map(({ value }) => value);
}
/** The readable log of one attempt: cleaned output of each command under a heading, each bounded. */
class GateLog {
    #descriptor;
    #secrets;
    #head = '';
    #tail = '';
    #length = 0;
    /** Creates the file. Values of `passed` variables that are named like secrets never appear in it, nor do further `secrets`. */
    constructor(file, passed, secrets = []) {
        this.#descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'w', 0o644);
        this.#secrets = [...secretsAmong(passed), ...secrets];
    }
    /** Beginning and end of what was written so far; for messages. */
    get excerpt() {
        if (this.#length <= excerptLength)
            return this.#head.trimEnd();
        const cut = this.#length - 2 * excerptLength;
        return cut <= 0 ? `${this.#head}${this.#tail.slice(excerptLength - this.#length)}`.trimEnd() : `${this.#head}\n[... ${cut} characters left out ...]\n${this.#tail.trimEnd()}`;
    }
    /** Starts a part of the log. */
    heading(text) {
        this.#write(`==> ${text.replace(/\s+/g, ' ')}\n`);
    }
    /** Takes a command's output to its end; resolves with the number of raw bytes. */
    async take(output) {
        const cleaner = new _cleaning_js__WEBPACK_IMPORTED_MODULE_1__/* .OutputCleaner */ .U({ secrets: this.#secrets, maxBytes: largestLogBytes });
        for await (const text of (0,_cleaning_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanOutput */ .D)(output, cleaner))
            this.#write(text);
        if (this.#tail !== '' && !this.#tail.endsWith('\n'))
            this.#write('\n');
        return cleaner.summary.bytes;
    }
    /** Closes the file. */
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
    }
    #write(text) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#descriptor, text);
        this.#length += text.length;
        if (this.#head.length < excerptLength)
            this.#head += text.slice(0, excerptLength - this.#head.length);
        this.#tail = (this.#tail + text).slice(-excerptLength);
    }
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactReport),
/* harmony export */   k: () => (/* binding */ Redaction)
/* harmony export */ });
/** Shorter values are no secrets: to replace them would make the text unreadable and tell their value by its gaps. */
const shortestSecret = 4;
/** Shorter values are not looked for in base64, where four or five letters turn up by chance. */
const shortestEncoded = 6;
const replacement = '***';
/**
 * Replaces secrets by `***`: as they are, line by line if they have several, and as JSON, a URL or base64 would carry
 * them. What a program does to a secret beyond that cannot be seen: the first defence is that the gate has none.
 */
class Redaction {
    #forms;
    /** `secrets`: the values, of which blank ones and those under four characters are left alone. */
    constructor(secrets) {
        const forms = new Set();
        // Output is cleaned line by line: a form with line ends is covered by its lines.
        for (const secret of secrets)
            for (const form of formsOf(secret))
                if (!/[\r\n]/.test(form))
                    forms.add(form);
        this.#forms = [...forms].sort((a, b) => b.length - a.length);
    }
    /** Length of the longest form, in UTF-16 units; 0 without secrets. */
    get longest() {
        return this.#forms[0]?.length ?? 0;
    }
    redact(text) {
        let redacted = text;
        for (const form of this.#forms)
            if (redacted.includes(form))
                redacted = redacted.replaceAll(form, replacement);
        return redacted;
    }
}
function formsOf(secret) {
    const whole = secret.trim();
    const lines = whole.split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((line) => line.trim());
    const values = [...new Set([whole, ...lines])].filter((value) => value.length >= shortestSecret);
    return [...values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1), urlFormOf(value)]), ...base64FormsOf(Buffer.from(whole, 'utf8'))];
}
/** Percent-encoded; by way of bytes, because a lone surrogate has no such form. */
function urlFormOf(value) {
    return encodeURIComponent(Buffer.from(value, 'utf8').toString('utf8'));
}
/** The base64 text of a value that begins at any of the three positions within a group, without the characters its neighbours share. */
function base64FormsOf(bytes) {
    if (bytes.length < shortestEncoded)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const first = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64').slice(first, end);
        return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** A report whose texts hold no secret. */
function redactReport(report, redaction) {
    if (redaction.longest === 0)
        return report;
    return { ...report, tests: report.tests.map((test) => redactTest(test, redaction)) };
}
/** The same object where there is nothing to hide, as in nearly all of what may be a million tests. */
function redactTest(test, redaction) {
    const { suite, name, message } = test;
    const redacted = { suite: redaction.redact(suite), name: redaction.redact(name), ...(message === undefined ? {} : { message: redaction.redact(message) }) };
    return redacted.suite === suite && redacted.name === name && redacted.message === message ? test : { ...test, ...redacted };
}


/***/ }),

/***/ 7987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ guardedChanges)
/* harmony export */ });
/* harmony import */ var _core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(297);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75);


/**
 * Guarded paths among the changes between two trees, with the rule each falls under. A package.json is looked into:
 * only its scripts and runner configuration are guarded.
 */
async function guardedChanges(scratch, baseTree, tree, touched, guards) {
    const guarded = (0,_core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedPaths */ .fT)(touched, guards);
    for (const { path } of touched.filter(isPackageManifest)) {
        if (guarded.some((known) => known.path === path))
            continue;
        const [before, after] = await Promise.all([textIn(scratch, baseTree, path), textIn(scratch, tree, path)]);
        if ((0,_core_policy_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .packageJsonGuard */ .mF)(before, after))
            guarded.push({ path, why: 'configuration' });
    }
    return guarded;
}
function isPackageManifest({ path }) {
    return /(^|\/)package\.json$/i.test(path);
}
async function textIn(scratch, tree, path) {
    const blob = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(scratch.place, ['cat-file', 'blob', `${tree}:${path}`], { accept: 'any' });
    return blob.exitStatus === 0 ? blob.stdout.toString('utf8') : null;
}


/***/ }),

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ Descendants),
/* harmony export */   VA: () => (/* binding */ worldMarkerVariable),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7950);


/** Variable that marks every process of a world, so that also those that left their group and parent are found. */
const worldMarkerVariable = 'SAFE_DEBUG_WORLD';
const endingRounds = 200;
const pauseBetweenRoundsMs = 10;
/**
 * Knows the processes that a command started: by parent, by process group, by the marker in their environment, by a
 * working directory inside the world, and by having been seen as one of them before. Processes may hide from each of
 * these alone; a PID namespace is what makes it certain, where it can be had.
 */
class Descendants {
    #root;
    #marker;
    #directory;
    #user;
    #seen = new Map();
    /**
     * `root` leads its own process group; `marker` is the value of the marker variable; `directory` is the world, or null
     * where its path tells nothing. With `user` only that user's processes count for memory: those around them are ours.
     */
    constructor(root, marker, directory, user = null) {
        this.#root = root;
        this.#marker = marker;
        this.#directory = directory;
        this.#user = user;
    }
    /** Remembers who belongs to the command now; returns the sum of their resident memory in bytes. Cheap enough for a timer. */
    sample(table) {
        const members = this.#byKinship(table);
        for (const entry of members)
            this.#seen.set(entry.pid, entry.startTime);
        const counted = this.#user === null ? members : members.filter(({ pid }) => (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerOf */ .bf)(pid) === this.#user);
        return counted.reduce((sum, entry) => sum + entry.rssBytes, 0);
    }
    /** All live processes that belong to the command, also those that tried to leave. */
    find() {
        const table = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessTable */ .Uc)();
        this.sample(table);
        return table.filter((candidate) => !candidate.zombie &&
            candidate.pid !== process.pid &&
            (this.#isKnown(candidate) || (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentValueOf */ .CP)(candidate.pid, worldMarkerVariable) === this.#marker || this.#livesInside(candidate.pid)));
    }
    /** Ends every descendant; resolves to the number that could not be ended. */
    async end() {
        sendSignal(-this.#root, 'SIGKILL');
        if (!_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .hasProcessTable */ .kh)
            return 0;
        for (let round = 0; round < endingRounds; round++) {
            const left = this.find();
            if (left.length === 0)
                return 0;
            // Stopped first, so that a process cannot fork faster than it is ended.
            for (const { pid } of left)
                sendSignal(pid, 'SIGSTOP');
            for (const { pid } of left)
                sendSignal(pid, 'SIGKILL');
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pauseBetweenRoundsMs);
        }
        return this.find().length;
    }
    #byKinship(table) {
        const children = new Map();
        for (const entry of table) {
            const siblings = children.get(entry.parent);
            if (siblings)
                siblings.push(entry);
            else
                children.set(entry.parent, [entry]);
        }
        const members = new Map();
        const pending = table.filter((entry) => entry.pid === this.#root || entry.group === this.#root || entry.session === this.#root || this.#isKnown(entry));
        for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
            if (members.has(entry.pid))
                continue;
            members.set(entry.pid, entry);
            pending.push(...(children.get(entry.pid) ?? []));
        }
        return [...members.values()];
    }
    #isKnown(entry) {
        return this.#seen.get(entry.pid) === entry.startTime;
    }
    #livesInside(pid) {
        if (this.#directory === null)
            return false;
        const directory = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .workingDirectoryOf */ ._X)(pid);
        return directory !== null && (directory === this.#directory || directory.startsWith(`${this.#directory}/`));
    }
}
/** Sends a signal to a process, or with a negative number to a group. One that is gone is what was wanted; another user's cannot be reached, and counts as a survivor. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const outOfReach = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
        if (!outOfReach)
            throw error;
    }
}


/***/ }),

/***/ 7950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ environmentValueOf),
/* harmony export */   Uc: () => (/* binding */ readProcessTable),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   _X: () => (/* binding */ workingDirectoryOf),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   kh: () => (/* binding */ hasProcessTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

const pageBytes = 4096;
/** Whether this system shows its processes under /proc. */
const hasProcessTable = process.platform === 'linux';
/** All processes of this machine that we may look at; empty where there is no /proc. Processes that end meanwhile are left out. */
function readProcessTable() {
    if (!hasProcessTable)
        return [];
    const entries = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')) {
        if (!/^\d+$/.test(name))
            continue;
        const entry = readProcess(Number(name));
        if (entry)
            entries.push(entry);
    }
    return entries;
}
/** One process, or null if it is gone. */
function readProcess(pid) {
    const stat = readGone(`/proc/${pid}/stat`);
    if (stat === null)
        return null;
    // The command's name stands in parentheses and may hold anything, also spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
        pid,
        parent: Number(fields[1]),
        group: Number(fields[2]),
        session: Number(fields[3]),
        startTime: fields[19] ?? '',
        rssBytes: Number(fields[21]) * pageBytes,
        zombie: fields[0] === 'Z' || fields[0] === 'X',
    };
}
/** Value of a variable in the environment a process was started with; null if it has none or is not ours to see. */
function environmentValueOf(pid, name) {
    const prefix = `${name}=`;
    const entry = readGone(`/proc/${pid}/environ`)?.split('\0').find((candidate) => candidate.startsWith(prefix));
    return entry === undefined ? null : entry.slice(prefix.length);
}
/** The process's working directory, or null if it is gone or not ours to see. */
function workingDirectoryOf(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        return null; // gone, or another user's: both mean "not one of ours"
    }
}
/** User id that a live process runs as, or null if it is gone. The owner of its /proc folder would not do: a process can make that root. */
function ownerOf(pid) {
    const status = readGone(`/proc/${pid}/status`);
    if (status === null || /^State:\t[ZX]/m.test(status))
        return null;
    return Number(/^Uid:\t(\d+)/m.exec(status)?.[1]);
}
function readGone(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'latin1');
    }
    catch {
        return null; // gone meanwhile, or another user's
    }
}


/***/ }),

/***/ 354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   mV: () => (/* binding */ rootRights),
/* harmony export */   oe: () => (/* binding */ searchPath)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);

let rights = null;
/** How this process can act as root, or null if it cannot without asking for a password. Tried once by doing it. */
function rootRights() {
    rights ??= findRights();
    return rights;
}
async function findRights() {
    if (process.platform !== 'linux')
        return null;
    if (process.geteuid?.() === 0)
        return [];
    const sudo = ['sudo', '--non-interactive', '--'];
    return (await runProgram([...sudo, 'true'])).status === 0 ? sudo : null;
}
/** Runs a program to its end without input; a program that does not exist ends with status 127. */
function runProgram([program = '', ...args]) {
    return outputOf((0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { cwd: '/', env: searchPath(), stdio: ['ignore', 'pipe', 'pipe'] }));
}
/** The environment of programs that act as root: what a job holds in its own is none of theirs. */
function searchPath() {
    return { PATH: process.env['PATH'] };
}
/** Reads all that a program prints and waits for its end. Meant for programs that print little. */
function outputOf(child) {
    return new Promise((resolve) => {
        let stdout = '';
        let stderr = '';
        child.stdout?.on('data', (chunk) => (stdout += chunk.toString('utf8')));
        child.stderr?.on('data', (chunk) => (stderr += chunk.toString('utf8')));
        child.on('error', ({ message }) => resolve({ status: 127, stdout, stderr: message }));
        child.on('close', (status) => resolve({ status: status ?? 128, stdout, stderr }));
    });
}


/***/ }),

/***/ 5711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ runSupervised)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/processes/process-table.js
var process_table = __webpack_require__(7950);
;// CONCATENATED MODULE: ./build/processes/memory-sampler.js

const firstSampleMs = 15;
const longestPauseMs = 250;
/**
 * Watches the memory of all running commands with one look at the process table for all of them. Looks often at first,
 * so that short commands are seen at all, and rarely later, so that long ones are not slowed down.
 */
class MemorySampler {
    #watched = new Map();
    #timer = null;
    #pauseMs = firstSampleMs;
    /** Starts watching a command. */
    watch(descendants) {
        if (!process_table/* hasProcessTable */.kh)
            return;
        this.#watched.set(descendants, 0);
        this.#pauseMs = firstSampleMs;
        this.#schedule();
    }
    /** Stops watching; returns the highest memory seen in bytes, or null if the command was never seen. */
    stop(descendants) {
        const peak = this.#watched.get(descendants) ?? 0;
        this.#watched.delete(descendants);
        if (this.#watched.size === 0 && this.#timer) {
            clearTimeout(this.#timer);
            this.#timer = null;
        }
        return peak > 0 ? peak : null;
    }
    #schedule() {
        if (this.#timer)
            clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#look(), this.#pauseMs);
        this.#timer.unref();
    }
    #look() {
        const table = (0,process_table/* readProcessTable */.Uc)();
        for (const [descendants, peak] of this.#watched)
            this.#watched.set(descendants, Math.max(peak, descendants.sample(table)));
        this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
        if (this.#watched.size > 0)
            this.#schedule();
    }
}
/** The one sampler of this process. */
const memorySampler = new MemorySampler();

;// CONCATENATED MODULE: ./build/processes/supervised-command.js



const politeEndMs = 2_000;
const pipesCloseMs = 1_000;
/**
 * Runs the command; resolves when it and all its descendants have ended and both outputs are read.
 * A time limit first asks the group to end (SIGTERM) and then ends it. An aborted signal ends everything at once.
 * Rejects with `environment` if the command could not be started, which says nothing of it.
 */
async function runSupervised(command) {
    const { launcher } = command;
    await launcher.admit(command);
    try {
        return await superviseStarted(command);
    }
    finally {
        await launcher.reclaim(command);
    }
}
async function superviseStarted(command) {
    const startedAt = new Date();
    const start = performance.now();
    const running = command.launcher.start(command);
    const { child, descendants } = running;
    await started(child);
    memorySampler.watch(descendants);
    const stop = stopper(running, command);
    // Output that cannot be taken (a full disk) ends the command; the fault itself is told when everything has ended.
    const consumed = command.consume(streamOf(child.stdout), streamOf(child.stderr)).then(() => null, (error) => {
        stop.now();
        return { error };
    });
    const { exitCode, signal } = await running.exit;
    const durationMs = Math.round(performance.now() - start);
    const endedAt = new Date();
    stop.disarm();
    const maxRssBytes = memorySampler.stop(descendants);
    const survivors = await running.end();
    // Contained processes are all gone, so the pipes end by themselves. Elsewhere one may have hidden and hold them open.
    const stopWaiting = command.launcher.contains && survivors === 0 ? () => undefined : closeWhenIdle([child.stdout, child.stderr, child.stdio[3]]);
    const failed = await consumed;
    const cpuMs = processorMilliseconds(await running.processorTime());
    stopWaiting();
    if (failed)
        throw failed.error;
    return { exitCode, signal, timedOut: stop.timedOut(), startedAt, endedAt, durationMs, cpuMs, maxRssBytes, survivors };
}
function started(child) {
    if (child.pid !== undefined)
        return Promise.resolve();
    return new Promise((_, reject) => {
        child.once('error', (cause) => {
            reject(new errors/* SafeDebugError */.rc('environment', `the shell for the gate could not be started: ${cause.message}`, { cause }));
        });
    });
}
/** Arms the time limit and the abort signal. */
function stopper({ send }, command) {
    let timedOut = false;
    let forced;
    const limit = setTimeout(() => {
        timedOut = true;
        send('SIGTERM');
        forced = setTimeout(() => send('SIGKILL'), politeEndMs);
    }, command.timeoutMs);
    const abort = () => send('SIGKILL');
    if (command.signal.aborted)
        abort();
    else
        command.signal.addEventListener('abort', abort, { once: true });
    const disarm = () => {
        clearTimeout(limit);
        clearTimeout(forced);
        command.signal.removeEventListener('abort', abort);
    };
    return { disarm, timedOut: () => timedOut, now: abort };
}
/** Closes streams on which nothing arrived for a while. Data that waits to be read because we were busy counts as arrived. */
function closeWhenIdle(streams) {
    const open = streams.filter((stream) => stream instanceof external_node_stream_.Readable);
    let arrived = false;
    let timer;
    const note = () => {
        arrived = true;
    };
    for (const stream of open)
        stream.on('data', note);
    const look = () => {
        // One more turn, so that what is already in the pipe is read before the decision.
        setImmediate(() => {
            if (!arrived)
                for (const stream of open)
                    stream.destroy();
            else
                wait();
        });
    };
    const wait = () => {
        arrived = false;
        timer = setTimeout(look, pipesCloseMs);
    };
    wait();
    return () => clearTimeout(timer);
}
function streamOf(stream) {
    if (!stream)
        throw new errors/* SafeDebugError */.rc('environment', 'the gate was started without its output pipes');
    return stream;
}
/** Sum of the two times in the second line of POSIX `times`, in milliseconds; null if there is none. */
function processorMilliseconds(times) {
    const line = times.split('\n')[1];
    const parts = [...(line ?? '').matchAll(/(\d+)m(\d+)[.,](\d+)s/g)];
    if (parts.length !== 2)
        return null;
    return Math.round(parts.reduce((sum, [, minutes, seconds, fraction]) => sum + Number(minutes) * 60_000 + Number(`${seconds}.${fraction}`) * 1000, 0));
}


/***/ }),

/***/ 8935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   df: () => (/* binding */ commitMessage),
/* harmony export */   t8: () => (/* binding */ readTrailers)
/* harmony export */ });
/* unused harmony export isOwnMessage */
/** Reads the trailers that `commitMessage` writes; null for a message that does not have each of them once. */
function readTrailers(message) {
    const [snapshot, mutation, evidence] = [/^Safe-Debug-Snapshot: ([0-9a-f]+)$/gm, /^Safe-Debug-Candidate: [A-Z]{1,3} (sha256:[0-9a-f]{64})$/gm, /^Safe-Debug-Evidence: ([0-9a-f]{64})$/gm].map((trailer) => {
        const [found, ...others] = message.matchAll(trailer);
        return others.length === 0 ? found?.[1] : undefined;
    });
    return snapshot === undefined || mutation === undefined || evidence === undefined ? null : { snapshot, mutation, evidence };
}
/**
 * Message of a promoted commit, with trailers that name snapshot, candidate and evidence (git-interpret-trailers manual).
 * It holds no text of strangers: `coAuthor` is a whole trailer line made of a checked login, or null.
 */
function commitMessage({ plan, winner, evidenceHash }, coAuthor) {
    return [
        `Fix the failing gate with candidate ${winner.id}`,
        '',
        'Tried from the failing snapshot in an isolated world, replayed on a clean',
        'restore of it, and promoted because both worlds agree.',
        '',
        `Safe-Debug-Snapshot: ${plan.snapshot.commit}`,
        `Safe-Debug-Candidate: ${winner.id} ${winner.mutation.sha256}`,
        `Safe-Debug-Evidence: ${evidenceHash}`,
        ...(coAuthor === null ? [] : [coAuthor]),
        '',
    ].join('\n');
}
/** Whether a message is one that `commitMessage` writes for the snapshot, with any candidate and evidence: not a line more. */
function isOwnMessage(message, snapshot) {
    const [head = '', ...trailers] = message.trimEnd().split('\nSafe-Debug-');
    const [first = '', ...prose] = head.split('\n');
    const known = prose.join('\n').trim() === 'Tried from the failing snapshot in an isolated world, replayed on a clean\nrestore of it, and promoted because both worlds agree.';
    const shape = new RegExp(`^Snapshot: ${snapshot}\nCandidate: [A-Z]{1,3} sha256:[0-9a-f]{64}\nEvidence: [0-9a-f]{64}(?:\nCo-authored-by: [\\w[\\]-]+ <\\d+\\+[\\w[\\]-]+@users\\.noreply\\.github\\.com>)?$`);
    return /^Fix the failing gate with candidate [A-Z]{1,3}$/.test(first) && known && shape.test(trailers.join('\n'));
}


/***/ }),

/***/ 4311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ runWorld),
  Xb: () => (/* binding */ taskOf),
  XB: () => (/* binding */ worldsOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/documents/manifest.js
var manifest = __webpack_require__(2622);
// EXTERNAL MODULE: ./build/core/documents/record.js
var documents_record = __webpack_require__(3694);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evidence/layout.js
var layout = __webpack_require__(2512);
// EXTERNAL MODULE: ./build/gate/environment.js
var gate_environment = __webpack_require__(7079);
// EXTERNAL MODULE: ./build/gate/gate-log.js
var gate_log = __webpack_require__(6036);
// EXTERNAL MODULE: ./build/processes/supervised-command.js + 1 modules
var supervised_command = __webpack_require__(5711);
// EXTERNAL MODULE: ./build/gate/capture.js
var capture = __webpack_require__(3300);
// EXTERNAL MODULE: ./build/gate/reports/read.js + 14 modules
var read = __webpack_require__(1903);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(1625);
;// CONCATENATED MODULE: ./build/gate/report-files.js






/** Largest report that is taken from a world, in bytes. */
const largestReportBytes = 256 * 1024 * 1024;
/** Clocks of file systems may be coarser than ours. */
const clockToleranceMs = 2_000;
/**
 * Files of a folder that match the globs, sorted by their relative paths. Links to folders are not followed, and `.git` and
 * `node_modules` are only entered where a glob names them.
 */
async function findReports(folder, globs) {
    const found = new Set();
    for (const glob of globs) {
        const { base, glob: pattern } = picomatch.scan(glob.replace(/^\.\//, ''));
        const matches = picomatch(glob.replace(/^\.\//, ''), { dot: true });
        if (pattern === '')
            found.add(base);
        else
            for await (const path of filesBelow(folder, base))
                if (matches(path))
                    found.add(path);
    }
    const inside = [];
    for (const path of [...found].sort()) {
        const parent = await resolveInside(folder, (0,external_node_path_.dirname)(path));
        if (parent !== null)
            inside.push({ path, file: (0,external_node_path_.join)(parent, (0,external_node_path_.basename)(path)) });
    }
    return inside;
}
/** Links that may stand on the way to one file; Linux gives up at 40 (path_resolution manual). */
const mostLinks = 40;
/**
 * A path in the gate's folder without links, as this program reaches it; null if it leads out of the folder. The links are followed
 * here and not by the system: where the world is a view (`/proc/PID/root`), absolute ones would lead into our own files.
 */
async function resolveInside({ reached, named }, path) {
    const ahead = path.split(external_node_path_.sep).reverse();
    let behind = [];
    for (let links = 0; ahead.length > 0;) {
        const part = ahead.pop() ?? '';
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (behind.pop() === undefined)
                return null;
            continue;
        }
        const target = await linkTarget((0,external_node_path_.join)(reached, ...behind, part));
        if (target === null) {
            behind.push(part);
            continue;
        }
        if ((links += 1) > mostLinks)
            return null;
        if ((0,external_node_path_.isAbsolute)(target)) {
            if (target !== named && !target.startsWith(named + external_node_path_.sep))
                return null;
            behind = [];
        }
        const rest = (0,external_node_path_.isAbsolute)(target) ? target.slice(named.length) : target;
        ahead.push(...rest.split(external_node_path_.sep).reverse());
    }
    return (0,external_node_path_.join)(reached, ...behind);
}
/** Where a link leads; null for anything else, also for what is not there: opening it will tell. */
async function linkTarget(path) {
    try {
        return await (0,promises_.readlink)(path);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'EINVAL' || isAbsence(error))
            return null;
        throw error;
    }
}
function isAbsence(error) {
    return ['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENXIO', 'EMLINK'].includes((0,errors/* systemCodeOf */.c7)(error) ?? '');
}
async function* filesBelow(folder, path) {
    const directory = await resolveInside(folder, path);
    for (const entry of directory === null ? [] : await listed(directory)) {
        const inner = path === '' || path === '.' ? entry.name : `${path}/${entry.name}`;
        if (!entry.isDirectory())
            yield inner;
        else if (entry.name !== '.git' && entry.name !== 'node_modules')
            yield* filesBelow(folder, inner);
    }
}
async function listed(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if (isAbsence(error))
            return []; // nothing to find there
        throw error;
    }
}
/** Removes reports that lie in a world before its gate starts, so that none of them can pass for a fresh one. */
async function removeReports(folder, globs) {
    for (const { file } of await findReports(folder, globs))
        await (0,promises_.rm)(file, { force: true, recursive: true });
}
/** Copies the reports of a gate that just ended into `target`. A report must be a regular file written while the gate ran. */
async function takeReports(folder, globs, target, ran) {
    const taken = { reports: [], problems: [] };
    for (const { path, file: found } of await findReports(folder, globs)) {
        const file = await openRegular(found);
        if (file === null)
            continue;
        try {
            const { size, mtimeMs } = await file.stat();
            if (mtimeMs < ran.startedAt.getTime() - clockToleranceMs || mtimeMs > ran.endedAt.getTime() + clockToleranceMs)
                taken.problems.push('report-stale');
            else if (size === 0)
                taken.problems.push('report-empty');
            else if (size > largestReportBytes)
                taken.problems.push('report-unparseable');
            else
                taken.reports.push({ ...(await copyReport(file, target, `report-${taken.reports.length + 1}${safeExtension(path)}`)), path });
        }
        finally {
            await file.close();
        }
    }
    return taken;
}
/** Opens without following a link and without waiting for a pipe; null for anything but a regular file, or if it is gone. */
async function openRegular(path) {
    try {
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        if ((await file.stat()).isFile())
            return file;
        await file.close();
        return null;
    }
    catch (error) {
        if (isAbsence(error))
            return null;
        throw error;
    }
}
async function copyReport(file, target, name) {
    await (0,promises_.mkdir)(target, { recursive: true });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const copy = await (0,promises_.open)((0,external_node_path_.join)(target, name), 'wx');
    try {
        for await (const chunk of file.createReadStream({ autoClose: false, start: 0 })) {
            hash.update(chunk);
            await copy.writeFile(chunk);
        }
    }
    finally {
        await copy.close();
    }
    return { name, sha256: `sha256:${hash.digest('hex')}` };
}
function safeExtension(path) {
    const extension = (0,external_node_path_.extname)(path).toLowerCase();
    return /^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '';
}

;// CONCATENATED MODULE: ./build/gate/run-gate.js






const rawName = 'stdout';
/** End of the problem that tells of processes which outlived their gate. */
const survivorProblem = 'processes could not be ended';
/** Runs the gate's command and invariants in a world and takes its reports. */
async function runGate(run) {
    const folder = (0,external_node_path_.join)(run.world.tree, run.gate.directory);
    const place = { reached: (0,external_node_path_.join)(run.world.reached.tree, run.gate.directory), named: folder };
    await removeReports(place, run.gate.reports);
    await (0,promises_.mkdir)(run.target, { recursive: true });
    const { end, kept, bytes } = await runCommand(run, run.gate.command, folder, outputMayBeReport(run.gate));
    const output = kept === null ? null : await keepIfReport(run, kept);
    const taken = await takeReports(place, run.gate.reports, run.target, end);
    const invariants = [];
    let left = end.survivors;
    for (const { name, command } of run.gate.invariants) {
        if (run.signal.aborted)
            break;
        run.log.heading(`invariant ${name}: ${command}`);
        const checked = await runCommand(run, command, folder, false);
        left += checked.end.survivors;
        invariants.push({ name, exitCode: checked.end.exitCode, signal: checked.end.signal, timedOut: checked.end.timedOut, durationMs: checked.end.durationMs });
    }
    return {
        exitCode: end.exitCode,
        signal: end.signal,
        timedOut: end.timedOut,
        startedAt: end.startedAt.toISOString(),
        endedAt: end.endedAt.toISOString(),
        durationMs: end.durationMs,
        cpuMs: end.cpuMs,
        maxRssBytes: end.maxRssBytes,
        directory: folder,
        reports: taken.reports.map(({ name, path, sha256 }) => ({ file: `${run.targetName}/${name}`, path: pathInTree(run.gate.directory, path), sha256 })),
        output,
        outputBytes: bytes,
        invariants,
        problems: [...new Set([...taken.problems, ...(kept?.truncated ? ['output-truncated'] : []), ...(left > 0 ? [`${left} ${survivorProblem}`] : [])])],
    };
}
/** Formats that programs print; without globs the report can only be on standard output. */
function outputMayBeReport(gate) {
    return gate.reports.length === 0 && gate.format !== 'none';
}
/** Standard output that is no report is not kept beside the log. */
async function keepIfReport(run, kept) {
    const file = (0,external_node_path_.join)(run.target, rawName);
    if ((await (0,read/* detectFormat */.Tz)(file)) !== null)
        return { file: `${run.targetName}/${rawName}`, sha256: kept.sha256, truncated: kept.truncated };
    await (0,promises_.rm)(file);
    return null;
}
function pathInTree(directory, path) {
    return directory === '.' ? path : `${directory}/${path}`;
}
async function runCommand(run, command, folder, keepOutput) {
    const raw = keepOutput ? new capture/* RawOutput */.o((0,external_node_path_.join)(run.target, rawName)) : null;
    let bytes = 0;
    const end = await (0,supervised_command/* runSupervised */._)({
        command,
        directory: folder,
        environment: run.environment,
        marker: run.marker,
        worldDirectory: run.world.root,
        timeoutMs: run.gate.timeoutS * 1000,
        launcher: run.world.launcher,
        signal: run.signal,
        consume: async (stdout, stderr) => {
            bytes = await run.log.take((0,capture/* joinOutput */.E)(stdout, stderr, raw));
        },
    });
    return { end, kept: raw?.close() ?? null, bytes };
}

// EXTERNAL MODULE: ./build/patches/apply.js + 15 modules
var apply = __webpack_require__(1644);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
// EXTERNAL MODULE: ./build/worlds/byte-path.js
var byte_path = __webpack_require__(3134);
;// CONCATENATED MODULE: ./build/worlds/mutation.js






/**
 * Turns a freshly forked tree, which holds `baseTree`, into `tree`: git writes the changed files with its own checkout
 * machinery, from objects that it computed itself, into a folder of ours; from there they go into the world, never through a link
 * that a set-up may have put there. Returns the changed paths. The world's own index stays as it was, so
 * that the change shows as uncommitted work there.
 */
async function applyTree(folder, source, baseTree, tree) {
    const changes = await changedPaths(source.scratch, baseTree, tree);
    const root = (0,byte_path/* bytePathOf */.D9)(folder);
    for (const { path } of changes.filter(({ deleted }) => deleted))
        await removeFile(root, path);
    const written = changes.filter(({ deleted }) => !deleted);
    if (written.length > 0)
        await writeFiles(root, source, tree, written);
    return changes.map(({ path }) => path);
}
/** Reads `diff-tree --raw -z` (its manual, "Raw output format"). */
async function changedPaths(scratch, baseTree, tree) {
    const records = await (0,git/* gitRecords */.Xq)(scratch.place, ['diff-tree', '-r', '--raw', '-z', '--no-renames', '--full-index', baseTree, tree]);
    const changes = [];
    for (let index = 0; index + 1 < records.length; index += 2) {
        const [, mode = '', , object = '', status = ''] = (records[index] ?? Buffer.alloc(0)).toString('latin1').split(' ');
        changes.push({ path: (records[index + 1] ?? Buffer.alloc(0)).toString('latin1'), mode, object, deleted: status.startsWith('D') });
    }
    return changes;
}
/** Removes a file and the folders that are empty then, as git does. What lies behind a link is not the world's. */
async function removeFile(root, path) {
    const folders = foldersAbove(path);
    for (const folder of folders)
        if (!(await isFolder(`${root}/${folder}`)))
            return;
    await (0,promises_.rm)((0,byte_path/* fileOf */.W7)(`${root}/${path}`), { force: true });
    for (const folder of folders.reverse()) {
        try {
            await (0,promises_.rmdir)((0,byte_path/* fileOf */.W7)(`${root}/${folder}`));
        }
        catch (error) {
            const code = (0,errors/* systemCodeOf */.c7)(error);
            if (code === 'ENOTEMPTY' || code === 'EEXIST')
                return; // other files live there
            throw error;
        }
    }
}
async function writeFiles(root, { scratch, attributeFiles }, tree, files) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch.directory, 'checkout-'));
    try {
        const staged = (0,external_node_path_.join)(folder, 'files');
        await (0,promises_.mkdir)(staged);
        const place = { ...scratch.place, directory: staged, workTree: staged, indexFile: (0,external_node_path_.join)(folder, 'index') };
        await indexFiles(place, tree, attributeFiles, files);
        await (0,git/* git */.$Y)(place, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { input: Buffer.from(files.map(({ path }) => `${path}\0`).join(''), 'latin1') });
        for (const { path } of files)
            await putInto(root, path, `${(0,byte_path/* bytePathOf */.D9)(staged)}/${path}`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** An index of the files and of those that say how they are written; git reads attributes from it where the work tree has none. */
async function indexFiles(place, tree, attributeFiles, files) {
    const attributes = attributeFiles.length === 0 ? [] : await (0,git/* gitRecords */.Xq)(place, ['ls-tree', '-z', '--full-tree', tree, '--', ...attributeFiles.map((path) => (0,byte_path/* fileOf */.W7)(path).toString('utf8'))]);
    const lines = [...attributes.map((record) => record.toString('latin1').replace(' blob ', ' ')), ...files.map(({ mode, object, path }) => `${mode} ${object}\t${path}`)];
    await (0,git/* git */.$Y)(place, ['update-index', '-z', '--index-info'], { input: Buffer.from(lines.map((line) => `${line}\0`).join(''), 'latin1') });
}
/** Puts a file or link of ours at a path of the world. What is in its way goes: a link or file where a folder has to be, anything where it has to be. A submodule has no file. */
async function putInto(root, path, staged) {
    for (const folder of foldersAbove(path)) {
        const at = (0,byte_path/* fileOf */.W7)(`${root}/${folder}`);
        if (await isFolder(`${root}/${folder}`))
            continue;
        await (0,promises_.rm)(at, { force: true });
        await (0,promises_.mkdir)(at);
    }
    const [from, to] = [(0,byte_path/* fileOf */.W7)(staged), (0,byte_path/* fileOf */.W7)(`${root}/${path}`)];
    const stat = await (0,promises_.lstat)(from);
    if (stat.isDirectory())
        return;
    await (0,promises_.rm)(to, { recursive: true, force: true });
    if (stat.isSymbolicLink())
        await (0,promises_.symlink)(await (0,promises_.readlink)(from, { encoding: 'buffer' }), to);
    else
        await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_EXCL);
}
/** The folders above a path, outermost first. */
function foldersAbove(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
/** Whether a path is a folder itself, not a link to one. */
async function isFolder(path) {
    try {
        return (await (0,promises_.lstat)((0,byte_path/* fileOf */.W7)(path))).isDirectory();
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/worlds/workbench.js + 27 modules
var worlds_workbench = __webpack_require__(8204);
;// CONCATENATED MODULE: ./build/steps/world.js














/** The task of the baseline or of a candidate. */
function taskOf(world) {
    return { world, candidate: world === 'baseline' ? null : world, slot: world };
}
/**
 * Runs one world of the plan: for every attempt a fork of the snapshot, the recorded patch, the gate. Writes record,
 * log, raw reports and manifest into `target` in the layout of an evidence folder. Returns the record and its digest.
 * Throws `input` if the plan has no such candidate or its recorded patch was changed.
 */
async function runWorld(workbench, task, target) {
    const { plan, snapshot } = workbench;
    // The patch is applied again while worlds are forked. Whoever waits for it hears of its faults.
    const applying = task.candidate === null ? Promise.resolve(plan.snapshot.tree) : recordedTree(workbench, task.candidate);
    applying.catch(() => undefined);
    await (0,promises_.mkdir)((0,external_node_path_.join)(target, 'logs'), { recursive: true });
    const attempts = Array.from({ length: plan.gate.attempts }, (_, index) => runAttempt(workbench, task, applying, index + 1, target));
    const finished = await settle(attempts);
    const tree = await applying;
    const log = await joinLogs(task.world, finished.length, target);
    const manifest = finished[0]?.manifest ?? null;
    const record = {
        schema: documents_record/* recordSchemaName */.m,
        planDigest: workbench.planDigest,
        world: task.world,
        snapshotTree: plan.snapshot.tree,
        tree,
        prepared: snapshot.prepared,
        environment: workbench.environment,
        attempts: finished.map(({ attempt }) => attempt),
        log: { file: layout/* layout */.Z.log(task.world), sha256: log },
        manifest: manifest === null ? null : await writeManifest(task.world, manifest, target),
        notes: snapshot.notes,
        problems: [...survivors(finished), ...(task.world.startsWith('replay') ? await snapshotProblems(workbench) : [])],
    };
    const text = `${JSON.stringify(record, null, 2)}\n`;
    await write((0,external_node_path_.join)(target, layout/* layout */.Z.record(task.world)), text);
    return { record, digest: (0,digest/* digestOf */.ol)(text) };
}
/** Applies the recorded patch of a candidate again, byte for byte, and requires the tree that the plan names. */
async function recordedTree(workbench, id) {
    const candidate = workbench.plan.candidates.find((planned) => planned.id === id);
    if (candidate?.application.outcome !== 'applied')
        throw new errors/* SafeDebugError */.rc('input', `The plan has no candidate ${id} that could run. Candidates: ${workbench.plan.candidates.map((planned) => planned.id).join(', ')}.`);
    const patch = await (0,promises_.readFile)((0,external_node_path_.join)(workbench.planFolder, candidate.mutation.file));
    if ((0,digest/* digestOf */.ol)(patch) !== candidate.mutation.sha256)
        throw new errors/* SafeDebugError */.rc('input', `The recorded patch of candidate ${id} was changed: its digest is not the one in the plan.`);
    const applied = await (0,apply/* applyPatch */.X)(workbench.snapshot.scratch, workbench.plan.snapshot.commit, patch, { directory: workbench.plan.gate.directory });
    if (applied.outcome !== 'applied' || applied.tree !== candidate.application.tree)
        throw new errors/* SafeDebugError */.rc('input', `The recorded patch of candidate ${id} does not give the tree that the plan names.`);
    return applied.tree;
}
/** A time limit that was reached while other gates ran may be their fault: the attempt is repeated alone before it counts. */
async function runAttempt(workbench, task, tree, number, target) {
    const first = await tryOnce(workbench, task, tree, number, target, false);
    if (!first.attempt.timedOut || !first.hadCompany || workbench.signal.aborted)
        return first;
    workbench.events.emit('gate.started', { attempt: number, alone: true, why: `the time limit of ${workbench.plan.gate.timeoutS} s was reached while other gates ran` }, task.world);
    await (0,promises_.rm)((0,external_node_path_.join)(target, layout/* layout */.Z.attempt(task.world, number)), { recursive: true, force: true });
    return tryOnce(workbench, task, tree, number, target, true);
}
/**
 * Prepares a world while other gates run, waits for a place, runs the gate, and gives the place back before the world is
 * described. No more worlds wait prepared than gates may run.
 */
async function tryOnce(workbench, task, tree, number, target, alone) {
    const preparing = await workbench.preparations.enter();
    let prepared = null;
    let place;
    try {
        prepared = await prepare(workbench, task, tree, number, target);
        place = await workbench.queue.enter(alone);
    }
    catch (error) {
        await putAway(prepared);
        throw error;
    }
    finally {
        preparing.leave();
    }
    try {
        const { attempt, hadCompany } = await runInPlace(workbench, task, prepared, number, target, place);
        const manifest = number === 1 ? await manifestOf(workbench, prepared.world, prepared.changed) : null;
        return { attempt: { ...attempt, repeatedAlone: alone }, manifest, hadCompany };
    }
    finally {
        await putAway(prepared);
    }
}
/** Forks the snapshot, sets it up where that has to be done in every world, and applies the recorded patch. */
async function prepare(workbench, task, applying, number, target) {
    const { plan, snapshot, events, signal } = workbench;
    signal.throwIfAborted();
    const world = await snapshot.worlds.fork(`${task.slot}-${number}`);
    const log = new gate_log/* GateLog */.W((0,external_node_path_.join)(target, attemptLog(task.world, number)), workbench.passed);
    const marker = `${plan.id}/${task.world}-${number}`;
    try {
        events.emit('world.forked', { attempt: number, from: 'S0' }, task.world);
        if (snapshot.setUpInWorlds)
            await (0,worlds_workbench/* runSetUp */.dB)(workbench, world, log, marker);
        const tree = await applying;
        const changed = tree === plan.snapshot.tree ? [] : await applyTree(world.reached.tree, snapshot, plan.snapshot.tree, tree);
        if (task.candidate !== null)
            events.emit(task.world === 'replay' ? 'replay.applied' : 'mutation.applied', { attempt: number, candidate: task.candidate, tree }, task.world);
        return { world, log, changed, marker };
    }
    catch (error) {
        await putAway({ world, log });
        throw error;
    }
}
/** Runs the gate and gives the place back as soon as it has ended. */
async function runInPlace(workbench, task, { world, log, marker }, number, target, place) {
    const { plan, events, signal } = workbench;
    let hadCompany = false;
    let attempt;
    try {
        signal.throwIfAborted();
        events.emit('gate.started', { attempt: number, command: plan.gate.command }, task.world);
        log.heading(`gate, attempt ${number}: ${plan.gate.command}`);
        const name = layout/* layout */.Z.attempt(task.world, number);
        const environment = (0,gate_environment/* gateEnvironment */.P2)(world, plan.gate.home, workbench.passed);
        attempt = await runGate({ gate: plan.gate, world, environment, marker, log, target: (0,external_node_path_.join)(target, name), targetName: name, signal });
    }
    finally {
        ({ hadCompany } = place.leave());
    }
    signal.throwIfAborted();
    events.emit('gate.finished', { attempt: number, exitCode: attempt.exitCode, signal: attempt.signal, timedOut: attempt.timedOut, durationMs: attempt.durationMs, cpuMs: attempt.cpuMs }, task.world);
    return { attempt, hadCompany };
}
async function putAway(prepared) {
    prepared?.log.close();
    await prepared?.world.discard();
}
function manifestOf({ snapshot, plan }, world, changed) {
    const source = new Set([...snapshot.source, ...changed]);
    return world.manifest({ source, ignoreRules: snapshot.ignoreRules, readIgnored: plan.policy.compareIgnored });
}
/** Waits for all attempts, so that none goes on after a failure of another. */
async function settle(attempts) {
    await Promise.allSettled(attempts);
    return Promise.all(attempts);
}
const attemptLog = (world, number) => `logs/${world}.${number}.part`;
/** One log a world: the logs of its attempts one after the other. Returns its digest. */
async function joinLogs(world, attempts, target) {
    const parts = [];
    for (let number = 1; number <= attempts; number++) {
        const part = (0,external_node_path_.join)(target, attemptLog(world, number));
        parts.push(await (0,promises_.readFile)(part));
        await (0,promises_.rm)(part);
    }
    const text = Buffer.concat(parts);
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, layout/* layout */.Z.log(world)), text);
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}`;
}
async function writeManifest(world, { entries, ignored }, target) {
    const text = (0,manifest/* manifestText */.$2)(entries);
    await write((0,external_node_path_.join)(target, layout/* layout */.Z.manifest(world)), text);
    return { file: layout/* layout */.Z.manifest(world), sha256: (0,digest/* digestOf */.ol)(text), ignored };
}
/** Processes that could not be ended may still change anything; no evidence of such a world is sound. */
function survivors(finished) {
    return finished.flatMap(({ attempt }) => attempt.problems.filter((problem) => problem.endsWith(survivorProblem)));
}
/** A world in `copy` could write to the snapshot that the replay is forked from; the stamps tell. */
async function snapshotProblems({ snapshot }) {
    const touched = await snapshot.worlds.touchedPath();
    return touched === null ? [] : [`The snapshot was written to while gates ran (${touched}).`];
}
async function write(file, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.writeFile)(file, text);
}
/** Worlds of a plan that have to run before the replay, baseline first. */
function worldsOf(plan) {
    return ['baseline', ...plan.candidates.filter(({ application }) => application.outcome === 'applied' && application.duplicateOf === null).map(({ id }) => id)];
}


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ bytePathOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

/** What `fs` functions take for a byte path. */
function fileOf(path) {
    return Buffer.from(path, 'latin1');
}
/** The byte path of ordinary text. */
function bytePathOf(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
const escapes = { 7: '\\a', 8: '\\b', 9: '\\t', 10: '\\n', 11: '\\v', 12: '\\f', 13: '\\r', 34: '\\"', 92: '\\\\' };
/**
 * The path as documents show it: as it is, or quoted the way git quotes (git-config manual, core.quotePath) when it is
 * not UTF-8 or could be taken for a quoted one.
 */
function textOf(path) {
    const bytes = fileOf(path);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !path.startsWith('"'))
        return bytes.toString('utf8');
    const quoted = [...bytes].map((byte) => escapes[byte] ?? (byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte)));
    return `"${quoted.join('')}"`;
}


/***/ }),

/***/ 7227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ environmentFacts)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75);



/** What this machine is, for the record. */
async function environmentFacts(isolation) {
    const version = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)({ directory: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)() }, ['version']);
    return {
        os: `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.type)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)()}`,
        arch: process.arch,
        node: process.version,
        git: version.replace(/^git version /, ''),
        runner: process.env['RUNNER_ENVIRONMENT'] ?? null,
        isolation,
    };
}


/***/ }),

/***/ 8204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eF: () => (/* binding */ openWorkbench),
  dB: () => (/* binding */ runSetUp),
  cy: () => (/* binding */ stagingFolder)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/gate/environment.js
var gate_environment = __webpack_require__(7079);
// EXTERNAL MODULE: ./build/gate/gate-log.js
var gate_log = __webpack_require__(6036);
;// CONCATENATED MODULE: ./build/processes/gate-queue.js
/**
 * Lets a limited number of tasks run at once, first come, first served. A task may ask to run alone: it waits until all
 * others have ended and keeps new ones waiting.
 */
class GateQueue {
    #places;
    #waiting = [];
    #running = 0;
    #aloneRunning = false;
    /** Grows whenever a second task runs beside another one. */
    #companyCount = 0;
    /** `places` is the number of tasks that may run at once, at least 1. */
    constructor(places) {
        this.#places = Math.max(1, places);
    }
    /** Waits for a place. */
    async enter(alone = false) {
        await new Promise((start) => {
            this.#waiting.push({ alone, start });
            this.#startNext();
        });
        const before = this.#companyCount;
        const together = this.#running > 1;
        return {
            leave: () => {
                const hadCompany = together || this.#companyCount > before;
                this.#leave();
                return { hadCompany };
            },
        };
    }
    #leave() {
        this.#running -= 1;
        this.#aloneRunning = false;
        this.#startNext();
    }
    #startNext() {
        for (let next = this.#waiting[0]; next !== undefined && this.#hasPlaceFor(next); next = this.#waiting[0]) {
            this.#waiting.shift();
            this.#running += 1;
            this.#aloneRunning = next.alone;
            if (this.#running > 1)
                this.#companyCount += 1;
            next.start();
        }
    }
    #hasPlaceFor(next) {
        if (this.#aloneRunning)
            return false;
        return next.alone ? this.#running === 0 : this.#running < this.#places;
    }
}

// EXTERNAL MODULE: ./build/processes/supervised-command.js + 1 modules
var supervised_command = __webpack_require__(5711);
// EXTERNAL MODULE: ./build/gate/capture.js
var capture = __webpack_require__(3300);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/worlds/byte-path.js
var byte_path = __webpack_require__(3134);
;// CONCATENATED MODULE: ./build/worlds/frozen-state.js



const entriesPerTurn = 500;
/**
 * Stamps a folder: kind, size, inode, change and modification time of each entry. The change time cannot be set back by
 * a program, so equal stamps mean that nothing was written since.
 */
async function stampFolder(folder) {
    const stamps = new Map();
    const root = (0,byte_path/* bytePathOf */.D9)(folder);
    const pending = [''];
    let sinceTurn = 0;
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
        for (const entry of (0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(root + path), { withFileTypes: true, encoding: 'latin1' })) {
            const inner = `${path}/${entry.name}`;
            const { ino, size, mode, mtimeNs, ctimeNs } = (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(root + inner), { bigint: true });
            stamps.set(inner, `${mode} ${ino} ${size} ${mtimeNs} ${ctimeNs}`);
            if (entry.isDirectory())
                pending.push(inner);
        }
        if ((sinceTurn += 1) % entriesPerTurn === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    }
    return stamps;
}
/** First path whose stamp differs between two looks at a folder, or null if nothing was touched. */
function firstTouched(before, after) {
    for (const [path, stamp] of before)
        if (after.get(path) !== stamp)
            return (0,byte_path/* textOf */.b6)(path.slice(1));
    for (const path of after.keys())
        if (!before.has(path))
            return (0,byte_path/* textOf */.b6)(path.slice(1));
    return null;
}

;// CONCATENATED MODULE: ./build/worlds/strategy.js
/** The folders under a root. */
function foldersIn(root) {
    return { root, tree: `${root}/tree`, home: `${root}/home`, temporary: `${root}/tmp` };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/worlds/walk.js





/** Larger files are named, not read: a sparse file of any size costs a gate nothing to make. */
const largestHashedBytes = 4 * 1024 ** 3;
/** Longest time without giving other work a turn. */
const sliceMs = 10;
/**
 * Walks a world after its gate and describes every file: synchronous calls with one reused buffer, the fastest way in
 * Node (docs/performance.md), in slices that let other worlds go on. The world's `.git` is left out.
 */
async function walkWorld(tree, rules, known = () => () => null) {
    const walk = new Walk(tree, rules, known);
    const { described, ignored } = await walk.run();
    return { entries: [...walk.takenOver, ...described.map(({ entry }) => entry)], ignored: walk.ignoredTakenOver + ignored.length };
}
/** The same walk with all it saw, by bytes of paths. */
async function recordWalk(tree, rules) {
    return new Walk(tree, rules, () => () => null).run();
}
class Walk {
    #root;
    #rules;
    #known;
    #sourceFolders;
    #described = [];
    #ignored = [];
    #sliceStart = performance.now();
    /** Of parts that were known already. */
    takenOver = [];
    ignoredTakenOver = 0;
    constructor(tree, rules, known) {
        this.#root = (0,byte_path/* bytePathOf */.D9)(tree);
        this.#rules = rules;
        this.#known = known;
        this.#sourceFolders = foldersOf(rules.source);
    }
    async run() {
        let unknown = await this.#walkSource();
        while (unknown.length > 0)
            unknown = await this.#sortOut(unknown);
        return { described: this.#described, ignored: this.#ignored };
    }
    /** Folders that hold tracked files; what else is found there is returned. */
    async #walkSource() {
        const unknown = [];
        const folders = [''];
        for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
            for (const found of this.#list(folder)) {
                if (this.#rules.source.has(found.path) && !found.entry.isDirectory())
                    await this.#describe(found, 'source');
                else if (found.entry.isDirectory() && this.#sourceFolders.has(found.path))
                    folders.push(found.path);
                else
                    unknown.push(found);
            }
        }
        return unknown;
    }
    /** One level of what git does not track: ignored or output. Folders that are not ignored give the next level. */
    async #sortOut(unknown) {
        const name = ({ path, entry }) => (entry.isDirectory() ? `${path}/` : path);
        const ignored = await this.#rules.ignoreRules.ignored(unknown.map(name));
        const next = [];
        for (const found of unknown) {
            if (ignored.has(name(found)))
                await this.#countIgnored(found);
            else if (found.entry.isDirectory())
                for (const inner of this.#list(found.path))
                    next.push(inner);
            else
                await this.#describe(found, 'output');
        }
        return next;
    }
    async #countIgnored(top) {
        const pending = [top];
        for (let found = pending.pop(); found !== undefined; found = pending.pop()) {
            if (found.entry.isDirectory()) {
                for (const inner of this.#list(found.path))
                    pending.push(inner);
            }
            else {
                this.#ignored.push(found.path);
                if (this.#rules.readIgnored)
                    await this.#describe(found, 'ignored');
            }
            await this.#pause();
        }
    }
    /** What of a folder has to be looked at. */
    #list(folder) {
        const prefix = folder === '' ? '' : `${folder}/`;
        const partOf = this.#known(folder);
        const toLookAt = [];
        for (const entry of this.#read(folder)) {
            const found = { path: prefix + entry.name, entry };
            if (found.path === '.git')
                continue;
            const part = partOf(found);
            if (part === null)
                toLookAt.push(found);
            else
                this.#takeOver(part);
        }
        return toLookAt;
    }
    #read(folder) {
        try {
            return (0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(`${this.#root}/${folder}`), { withFileTypes: true, encoding: 'latin1' });
        }
        catch (error) {
            const code = (0,errors/* systemCodeOf */.c7)(error);
            if (code !== 'EACCES' && code !== 'EPERM')
                throw error;
            const set = this.#sourceFolders.has(folder) || folder === '' ? 'source' : 'output';
            this.#described.push({ path: folder, linked: false, entry: { path: (0,byte_path/* textOf */.b6)(folder), set, mode: '000000', special: `unreadable (${code})` } });
            return [];
        }
    }
    #takeOver({ entries, ignored }) {
        for (const entry of entries)
            this.takenOver.push(entry);
        this.ignoredTakenOver += ignored;
    }
    async #describe({ path }, set) {
        const described = describeFile(`${this.#root}/${path}`, (0,byte_path/* textOf */.b6)(path), set);
        if (described)
            this.#described.push({ path, ...described });
        await this.#pause();
    }
    async #pause() {
        if (performance.now() - this.#sliceStart < sliceMs)
            return;
        await (0,external_node_timers_promises_.setImmediate)();
        this.#sliceStart = performance.now();
    }
}
/** All folders above the given paths. */
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            const folder = path.slice(0, slash);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
/** One file as a manifest entry; null if it is gone meanwhile. Links are read, not followed; devices and pipes are named. */
function describeFile(file, path, set) {
    try {
        const stat = (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(file));
        return { entry: entryOf(file, stat, path, set), linked: stat.nlink > 1 };
    }
    catch (error) {
        const code = (0,errors/* systemCodeOf */.c7)(error);
        if (code === 'ENOENT')
            return null;
        if (code === 'EACCES' || code === 'EPERM' || code === 'ELOOP' || code === 'ENXIO')
            return { entry: { path, set, mode: '000000', special: `unreadable (${code})` }, linked: false };
        throw error;
    }
}
function entryOf(file, stat, path, set) {
    if (stat.isSymbolicLink())
        return { path, set, mode: '120000', link: (0,byte_path/* textOf */.b6)((0,external_node_fs_.readlinkSync)((0,byte_path/* fileOf */.W7)(file), { encoding: 'latin1' })) };
    if (stat.size > largestHashedBytes)
        return { path, set, mode: '000000', special: `too large (${stat.size} bytes)` };
    if (stat.isFile())
        return { path, set, mode: (stat.mode & 0o111) === 0 ? '100644' : '100755', sha256: hashFile(file) };
    return { path, set, mode: '000000', special: kindOf(stat) };
}
function kindOf(stat) {
    if (stat.isFIFO())
        return 'fifo';
    if (stat.isSocket())
        return 'socket';
    return stat.isBlockDevice() || stat.isCharacterDevice() ? 'device' : 'other';
}
const buffer = Buffer.allocUnsafe(256 * 1024);
/** sha256 of a file's bytes as hex. Opened without following links and without waiting for a pipe's other end. */
function hashFile(file) {
    const descriptor = (0,external_node_fs_.openSync)((0,byte_path/* fileOf */.W7)(file), external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for (let read = (0,external_node_fs_.readSync)(descriptor, buffer); read > 0; read = (0,external_node_fs_.readSync)(descriptor, buffer))
            hash.update(buffer.subarray(0, read));
        return hash.digest('hex');
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/worlds/copy-strategy.js








/**
 * Worlds as full copies. `cp` is spawned because copying in Node is 2 to 15 times slower (docs/performance.md); blocks
 * are shared where the file system can do that, which is invisible to the world.
 */
class CopyStrategy {
    isolation;
    onePath = false;
    #launcher;
    #workspace;
    constructor(workspace, isolation, launcher) {
        this.#workspace = workspace;
        this.#launcher = launcher;
        this.isolation = isolation;
    }
    /** A copy, so that the plain tree is still there when what the set-up made turns out to be right at one path only. */
    async openWorkshop(plain) {
        const folders = foldersIn(this.#workspace.slot(`prepared-${process.pid}`));
        await copyTree(plain.root, folders.root);
        return { world: this.#worldIn(folders), folders };
    }
    /** Worlds of the user who runs this program could write to the snapshot: stamps tell. */
    async freeze({ folders }) {
        const watched = [folders.root, this.#workspace.own('ignore-rules')];
        const stamps = await Promise.all(watched.map(async (folder) => [folder, await stampFolder(folder)]));
        return { fork: (slot) => this.#fork(folders, slot), touchedPath: () => touchedSince(stamps) };
    }
    async #fork(snapshot, slot) {
        const folders = foldersIn(this.#workspace.slot(slot));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(folders.root), { recursive: true });
        await this.#workspace.discard(folders.root);
        if ((0,external_node_fs_.existsSync)(folders.root))
            throw new errors/* SafeDebugError */.rc('environment', `The world ${folders.root} is still there and cannot be taken away. Look for mounts or immutable files in it, and remove it by hand.`);
        await copyTree(snapshot.root, folders.root);
        return this.#worldIn(folders);
    }
    #worldIn(folders) {
        return { ...folders, reached: folders, launcher: this.#launcher, manifest: (rules) => walkWorld(folders.tree, rules), discard: () => this.#workspace.discard(folders.root) };
    }
}
async function touchedSince(stamps) {
    for (const [folder, before] of stamps) {
        const touched = firstTouched(before, await stampFolder(folder));
        if (touched !== null)
            return touched;
    }
    return null;
}
/** Copying programs by system, best first: the first that works is kept. The last resort is Node itself. */
const copiers = {
    linux: [['cp', '-a', '--reflink=auto', '--'], ['cp', '-a', '--']],
    darwin: [['cp', '-a', '-c'], ['cp', '-a']],
};
const usable = [...(copiers[process.platform] ?? [])];
/** Copies a folder to a path that does not exist yet, with times, modes and links as they are. */
async function copyTree(from, to) {
    let why = '';
    for (let copier = usable[0]; copier !== undefined; copier = usable[0]) {
        const { status, message } = await run(copier, [from, to]);
        if (status === 0)
            return;
        why = message;
        // A full disk or an unreadable file fails with every copier; only an unknown option makes the next one worth a try.
        if (!/option|usage|not supported|not found/i.test(message))
            break;
        usable.shift();
    }
    if (usable.length > 0)
        throw new errors/* SafeDebugError */.rc('environment', `The world ${to} could not be copied: ${why}. Free some space, or set TMPDIR to a larger disk.`);
    await (0,promises_.cp)(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, errorOnExist: true });
}
function run([program = '', ...options], paths) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, [...options, ...paths], { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
        let message = '';
        child.stderr.on('data', (chunk) => {
            if (message.length < 2000)
                message += chunk.toString('utf8');
        });
        child.on('error', () => resolve({ status: 127, message: `${program} was not found` }));
        child.on('close', (code) => resolve({ status: code ?? 128, message: message.trim().split('\n')[0] ?? '' }));
    });
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/processes/descendants.js
var processes_descendants = __webpack_require__(9874);
;// CONCATENATED MODULE: ./build/processes/launcher.js



/** First line of the report of a command that was begun; what a command does afterwards cannot take it away. */
const begun = 'begun';
/**
 * The shell that runs the command reports the processor time of everything it waited for (POSIX `times`) on descriptor
 * 3. It ignores a polite end for itself only, so that it can still report when the command was asked to stop.
 */
const reportingShell = `trap : TERM INT HUP
/bin/sh -c "$1" 3>&-
status=$?
times >&3
exit "$status"`;
/** The reporting shell where the command's folder is there only once its namespaces are entered. Its second argument is that folder. */
const enteringShell = `cd "$2" || exit 126
unset OLDPWD
echo ${begun} >&3
${reportingShell}`;
/**
 * Starts commands as the user who runs this program. `namespace` is what to put before a command to contain its processes;
 * `world` tells whether it leads into a world that is a view of its own.
 */
class SameUserLauncher {
    #namespace;
    #world;
    constructor(namespace, world = false) {
        this.#namespace = namespace;
        this.#world = world;
    }
    get contains() {
        return this.#namespace.length > 0;
    }
    async admit(_command) { }
    async reclaim() { }
    start(command) {
        const child = this.#spawn(command);
        const group = child.pid ?? 0;
        // Worlds that are views all have the same path: it tells nothing of whose a process is.
        const descendants = new processes_descendants/* Descendants */.NX(group, command.marker, this.#world ? null : command.worldDirectory);
        const processorTime = textOf(child.stdio[3]);
        const send = (signal) => {
            if (process.platform === 'win32')
                child.kill(signal);
            else if (group > 0)
                (0,processes_descendants/* sendSignal */.vG)(-group, signal);
        };
        return { child, descendants, exit: exitOf(child), send, end: () => descendants.end(), processorTime: () => processorTime };
    }
    #spawn(command) {
        const environment = { ...command.environment, [processes_descendants/* worldMarkerVariable */.VA]: command.marker };
        const shared = { cwd: this.#world ? '/' : command.directory, env: environment, windowsHide: true };
        if (process.platform === 'win32') {
            const shell = process.env['ComSpec'] ?? 'cmd.exe';
            return (0,external_node_child_process_.spawn)(shell, ['/d', '/s', '/c', `"${command.command}"`], { ...shared, stdio: ['ignore', 'pipe', 'pipe'], windowsVerbatimArguments: true });
        }
        const shell = this.#world ? ['-c', enteringShell, 'sh', command.command, command.directory] : ['-c', reportingShell, 'sh', command.command];
        const [program, ...options] = this.#namespace;
        const [file, args] = program === undefined ? ['/bin/sh', shell] : [program, [...options, '/bin/sh', ...shell]];
        return (0,external_node_child_process_.spawn)(file, args, { ...shared, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], detached: true });
    }
}
/** How a child ends; it never rejects. */
function exitOf(child) {
    return new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })));
}
async function textOf(stream) {
    if (!(stream instanceof external_node_stream_.Readable))
        return '';
    let text = '';
    stream.setEncoding('latin1');
    try {
        for await (const chunk of stream)
            text += String(chunk);
    }
    catch {
        return ''; // closed early: the processor time stays unknown
    }
    return text;
}

;// CONCATENATED MODULE: ./build/processes/process-namespace.js

/**
 * Starts a command as first process of a process namespace of its own, with its own /proc (unshare manual, `--pid`,
 * `--fork`, `--kill-child`, `--mount-proc`): when it ends, the kernel ends everything it started, however well it hid, and
 * from inside no process outside can be seen.
 */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--'];
let probe = null;
/** What to put before a command to contain its processes; empty where this system does not allow it. Tried once by doing it. */
function processNamespace() {
    probe ??= process.platform === 'linux' ? works([...unshare, 'true']).then((usable) => (usable ? unshare : [])) : Promise.resolve([]);
    return probe;
}
function works([program = '', ...args]) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore' });
        child.on('error', () => resolve(false)); // no such program here
        child.on('close', (code) => resolve(code === 0));
    });
}

// EXTERNAL MODULE: ./build/processes/root-rights.js
var root_rights = __webpack_require__(354);
// EXTERNAL MODULE: ./build/processes/process-table.js
var process_table = __webpack_require__(7950);
;// CONCATENATED MODULE: ./build/processes/separate-user-scripts.js

/**
 * Runs as root, outside the namespaces. Standard input brings requests, a signal's name a line; its end means that the
 * program is gone, and ends everything. Descriptors that this program inherited itself are closed; only bash can name those
 * above 9. The command leads a process group whose number stands in the file `gate`.
 * Arguments: folder for control files, then the command to start.
 */
const supervisingScript = `control=$1
shift
if [ -n "$BASH_VERSION" ]; then
  for open in /proc/$$/fd/*; do
    [ "\${open##*/}" -le 2 ] || eval "exec \${open##*/}>&-"
  done
fi
exec 5<&0 </dev/null
setsid "$@" 3>"$control/times" 4<"$control/environment" 5<&- &
gate=$!
echo "$gate" >"$control/gate"
exec >/dev/null 2>&1
(
  end() { kill -s "$1" -- "-$gate" || kill -s "$1" "$gate"; }
  while read -r request; do end "$request"; done
  end KILL
) <&5 &
watcher=$!
exec 5<&-
wait "$gate"
status=$?
kill -s KILL "$watcher"
exit "$status"`;
/**
 * Runs as root inside the namespaces of one command: mounts what the table names, then becomes the user for good. Why that
 * failed stands in the report (descriptor 3).
 * Arguments: table of mounts (fstab manual), then the command.
 */
const enclosingScript = `why=$(mount --all --fstab "$1" 2>&1) || { echo "$why" >&3; exit 125; }
shift
exec "$@"`;
/**
 * Runs as the world's user: takes its environment from descriptor 4, then is the reporting shell around the command.
 * Arguments: the command, its folder.
 */
function enteringScript(reportingShell) {
    return `eval "$(cat <&4)"
exec 4<&-
cd "$2" || exit 126
unset OLDPWD
echo ${begun} >&3
${reportingShell}`;
}
/** Ends every process of a user at once: no new one can slip through (kill manual, pid -1). Where there is no process namespace. */
const endingScript = 'kill -s KILL -- -1';
/**
 * Runs as root after a command. Only files of the world's user change hands, so that a link to a foreign file gains
 * nothing. Arguments: that user, the new owner, the world's root, then what the user left elsewhere.
 */
const reclaimingScript = `chown --recursive --no-dereference --from="$1" "$2" -- "$3"
shift 3
[ "$#" -eq 0 ] || rm -rf -- "$@"`;
/** Runs as a world's user: prints which of the folders and programs it was given it cannot enter or run, one a line. */
const lookingScript = 'for path; do [ -x "$path" ] || printf "%s\\n" "$path"; done';

;// CONCATENATED MODULE: ./build/processes/as-user.js











/** Name of the user of worlds, where it has one. */
const userName = 'safe-debug';
/**
 * Starts a command as another user, without capabilities and without a way to get more rights (setpriv manual;
 * `no_new_privs` also makes sudo refuse), under a supervisor that is root and ends everything when we are gone.
 */
function startAsUser(command, settings) {
    const { root, user, group } = settings;
    const control = writeControl(command, settings);
    const entered = [...becoming(user, group), 'env', '-i', 'PATH=/usr/local/bin:/usr/bin:/bin', '/bin/sh', '-c', enteringScript(reportingShell), 'sh', command.command, command.directory];
    const [program = '', ...args] = [...root, ...supervisingShell(root), '-c', supervisingScript, 'sh', control, ...settings.enclose(control, entered)];
    const child = (0,external_node_child_process_.spawn)(program, args, { cwd: '/', env: (0,root_rights/* searchPath */.oe)(), stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child.stdin.on('error', () => undefined); // it ended before a request reached it, which is what was wanted
    let [stopped, killed] = [false, false];
    const send = (signal) => {
        stopped = true;
        killed ||= signal === 'SIGKILL';
        child.stdin.write(`${signal.slice(3)}\n`);
    };
    const exit = exitOf(child);
    return {
        child,
        descendants: new processes_descendants/* Descendants */.NX(child.pid ?? 0, command.marker, command.worldDirectory, user),
        exit: exit.then((end) => (killed ? asKilled(end) : end)),
        send,
        end: () => settings.endAll(control, killed),
        processorTime: async () => timesIn(await takeReport(control), stopped, await exit),
    };
}
/** What makes root another user for good. */
function becoming(user, group) {
    const id = String(user);
    return ['setpriv', '--reuid', id, '--regid', id, '--groups', String(group), '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
}
const endingRounds = 500;
const pauseBetweenRoundsMs = 10;
/** Waits until nothing is left of what `countLeft` counts, for some seconds at most; resolves to the number that stayed. */
async function untilGone(countLeft) {
    for (let round = 0; round < endingRounds && countLeft() > 0; round++)
        await (0,external_node_timers_promises_.setTimeout)(pauseBetweenRoundsMs);
    return countLeft();
}
/**
 * For commands in a process namespace. After an end of its own, the kernel has ended all of it before its first process;
 * after a kill, that one is the last to go (pid_namespaces manual), and it is in the group of the command.
 */
async function namespaceIsGone(control, killed) {
    const group = Number((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(control, 'gate'), 'latin1'));
    if (!killed || group === 0)
        return 0; // 0: nothing was started
    return untilGone(() => (0,process_table/* readProcessTable */.Uc)().filter((entry) => entry.group === group && !entry.zombie).length);
}
/**
 * The shell that supervises. Sudo closes what it inherited; for root, bash does, if it is there. It takes a socket on
 * standard input for a remote login and would read a start-up file (bash manual, "Invoked by remote shell daemon").
 */
function supervisingShell(root) {
    return root.length === 0 && (0,external_node_fs_.existsSync)('/bin/bash') ? ['/bin/bash', '--norc'] : ['/bin/sh'];
}
/** The folder of one command, with what must not stand on a command line that others can see. */
function writeControl(command, { controlFolder, named }) {
    const control = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(controlFolder, 'command-'));
    const environment = { ...command.environment, ...(named ? identityIn(command) : {}), [processes_descendants/* worldMarkerVariable */.VA]: command.marker };
    const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(control, 'environment'), lines.join(''), { mode: 0o600 });
    // Root writes into these; as our own files we can read them whatever its umask is.
    for (const name of ['times', 'gate'])
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(control, name), '');
    return control;
}
/** Our own name would be wrong for the world's user; a name that was passed on purpose stays. */
function identityIn({ environment }) {
    const ours = ['USER', 'LOGNAME'].filter((name) => environment[name] !== undefined && environment[name] === process.env[name]);
    return Object.fromEntries(ours.map((name) => [name, userName]));
}
/** A word of the shell's language (POSIX, "Single-Quotes"). */
function quoted(word) {
    return `'${word.replaceAll("'", "'\\''")}'`;
}
/** The shell around the command tells of a kill in its exit status (POSIX, "Exit Status for Commands"). */
function asKilled({ exitCode, signal }) {
    return exitCode === 137 ? { exitCode: null, signal: 'SIGKILL' } : { exitCode, signal };
}
/**
 * The processor time in the report of a command that has ended. The enclosure around a command is ours: that it failed says
 * nothing of the command. So one that was never begun, and was not asked to end before, is a fault of this machine.
 */
function timesIn(report, stopped, { exitCode }) {
    if (report.startsWith(`${begun}\n`))
        return report.slice(begun.length + 1);
    // Who asks a command to end may be faster than its beginning.
    if (stopped)
        return '';
    const why = report.trim().split('\n')[0] ?? '';
    throw new errors/* SafeDebugError */.rc('environment', `A command could not be started in its world (status ${exitCode ?? 'unknown'}${why === '' ? '' : `: ${why}`}). Run again on a machine with free memory and processes, or let gates run as your own user (home: keep).`);
}
/** Takes the report of a command that has ended. */
async function takeReport(control) {
    const report = await (0,promises_.readFile)((0,external_node_path_.join)(control, 'times'), 'latin1');
    await (0,promises_.rm)(control, { recursive: true, force: true });
    return report;
}

;// CONCATENATED MODULE: ./build/processes/mount-table.js



/** A line of a mount table (fstab manual): what, where, which kind of file system, with which options. */
function mountLine(what, where, kind, options) {
    return `${escaped(what)} ${escaped(where)} ${kind} ${options} 0 0\n`;
}
/** Shared memory that no other command sees. */
const ownSharedMemory = mountLine('safe-debug', '/dev/shm', 'tmpfs', 'mode=1777,nosuid,nodev');
/** An empty folder in place of another one. */
function emptyFolder(folder) {
    return mountLine('safe-debug', folder, 'tmpfs', 'mode=0555,size=4k');
}
/** Writes a password and a group file that know the user into a folder; returns the lines that put them into place. */
function namedUser(folder, user, home) {
    const files = { passwd: `${userName}:x:${user}:${user}::${home}:/bin/sh\n`, group: `${userName}:x:${user}:\n` };
    let lines = '';
    for (const [name, line] of Object.entries(files)) {
        const file = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(file, `${accountsOf(`/etc/${name}`)}${line}`, 'latin1');
        (0,external_node_fs_.chmodSync)(file, 0o644);
        lines += mountLine(file, `/etc/${name}`, 'none', 'bind');
    }
    return lines;
}
/** The accounts of this system, ending in a line end; empty where there is no such file. */
function accountsOf(file) {
    return (0,external_node_fs_.existsSync)(file) ? `${(0,external_node_fs_.readFileSync)(file, 'latin1').trimEnd()}\n` : '';
}
function escaped(path) {
    return path.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

;// CONCATENATED MODULE: ./build/processes/separate-user.js









/** Namespaces of one command; when it ends, the kernel ends everything in them (unshare manual). */
const separate_user_unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];
/** Folders that every user may write to. */
const commonFolders = ['/tmp', '/var/tmp', '/dev/shm'];
/**
 * Starts the commands of each world as a user of the world's own. One call as root starts and supervises a command, one
 * before gives the world to its user, one after takes it back; root itself needs no last one.
 */
class SeparateUserLauncher {
    contains = true;
    #settings;
    constructor(settings) {
        this.#settings = settings;
    }
    async admit({ worldDirectory, directory }) {
        if (!(0,external_node_fs_.existsSync)(directory))
            throw new errors/* SafeDebugError */.rc('environment', `The gate cannot be started: there is no folder ${directory}. Name one of the repository with --directory.`);
        const user = this.#userOf(worldDirectory);
        await this.#asRoot(['chown', '--recursive', '--no-dereference', `${user}:${user}`, '--', worldDirectory], `give ${worldDirectory} to a user of its own`);
    }
    async reclaim({ worldDirectory }) {
        const user = this.#userOf(worldDirectory);
        const left = leftBy(user);
        const [own, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
        if (own === 0) {
            // Root reads everything as it is; only the way in is closed for the world's user.
            await (0,promises_.chown)(worldDirectory, own, group);
            await Promise.all(left.map((path) => (0,promises_.rm)(path, { recursive: true, force: true })));
        }
        else {
            await this.#asRoot(['sh', '-c', reclaimingScript, 'sh', String(user), `${own}:${group}`, worldDirectory, ...left], `take ${worldDirectory} back`);
        }
        await (0,promises_.chmod)(worldDirectory, 0o700);
    }
    start(command) {
        const { root, users, controlFolder, namespaces } = this.#settings;
        const user = this.#userOf(command.worldDirectory);
        return startAsUser(command, {
            root,
            user,
            group: users.group,
            controlFolder,
            named: namespaces,
            enclose: (control, inner) => (namespaces ? [...separate_user_unshare, 'sh', '-c', enclosingScript, 'sh', this.#writeMounts(control, user, command), ...inner] : [...inner]),
            endAll: (control, killed) => (namespaces ? namespaceIsGone(control, killed) : this.#endByUser(user)),
        });
    }
    /**
     * Looks around as a user of its own: prints those of the folders and programs that it cannot enter or run, one a line.
     * Another status than 0 means that commands cannot be started this way here.
     */
    look(environment, paths) {
        return lookAround(this, { directory: '/', environment, marker: 'look', worldDirectory: (0,external_node_path_.join)(this.#settings.controlFolder, 'look') }, paths);
    }
    #userOf(worldDirectory) {
        return this.#settings.users.of((0,external_node_path_.basename)(worldDirectory));
    }
    /** The table of what a command sees differently: its user's name, no shared memory of others, and empty folders. */
    #writeMounts(control, user, { environment }) {
        const file = (0,external_node_path_.join)(control, 'mounts');
        (0,external_node_fs_.writeFileSync)(file, [namedUser(control, user, environment['HOME'] ?? '/'), ownSharedMemory, ...this.#settings.hidden.map(emptyFolder)].join(''));
        return file;
    }
    async #endByUser(user) {
        const { root, users } = this.#settings;
        await (0,root_rights/* runProgram */.mB)([...root, ...becoming(user, users.group), 'sh', '-c', endingScript]);
        return untilGone(() => (0,process_table/* readProcessTable */.Uc)().filter(({ pid }) => (0,process_table/* ownerOf */.bf)(pid) === user).length);
    }
    async #asRoot(command, purpose) {
        const { status, stderr } = await (0,root_rights/* runProgram */.mB)([...this.#settings.root, ...command]);
        if (status !== 0)
            throw new errors/* SafeDebugError */.rc('environment', `It was not possible to ${purpose}: ${stderr.trim().split('\n')[0]}. Look for mounts or immutable files there; --home keep runs gates as your own user.`);
    }
}
/** Runs a first command that prints which of the folders and programs it cannot enter or run, one a line. */
async function lookAround(launcher, place, paths) {
    const running = launcher.start({ ...place, command: `set -- ${paths.map(quoted).join(' ')}\n${lookingScript}` });
    const output = await (0,root_rights/* outputOf */.jH)(running.child);
    // Why nothing could be started is in the output.
    await running.processorTime().catch(() => '');
    return output;
}
/** What a user left in the folders that every user may write to. */
function leftBy(user) {
    return commonFolders.flatMap((folder) => {
        if (!(0,external_node_fs_.existsSync)(folder))
            return [];
        return (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name)).filter((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.uid === user);
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./build/processes/world-users.js




/**
 * Users for worlds: ids between the last user that old archive formats can hold (2^21 - 1; ustar, cpio) and 65,536 below
 * it. Distributions give none of them to people or services, and systemd only to containers that pick one of 28,000
 * ranges by their name (systemd, "Users, Groups, UIDs and GIDs").
 */
const firstUser = 2_031_616;
const usersOfRun = 4_096;
const ranges = 16;
/** A range of user ids that no other run on this machine uses: one for each world, and one for the group of them all. */
class WorldUsers {
    #first;
    #lock;
    #given = new Map();
    #taken = new Set();
    constructor(first, lock) {
        this.#first = first;
        this.#lock = lock;
    }
    /** Takes the first range that is free; null if there is none. It is free again after `release` or the end of this process. */
    static async take() {
        const busy = usersInUse();
        for (let range = 0; range < ranges; range++) {
            const first = firstUser + range * usersOfRun;
            if (busy.some((user) => user >= first && user < first + usersOfRun))
                continue;
            const lock = await lockOf(range);
            if (lock !== null)
                return new WorldUsers(first, lock);
        }
        return null;
    }
    /** The group that all worlds of the run have beside their own: it may read what they share. */
    get group() {
        return this.#first;
    }
    /** The user of a world, from its name alone as long as no other name wants the same, so that repetitions give the same. */
    of(world) {
        const given = this.#given.get(world);
        if (given !== undefined)
            return given;
        const places = usersOfRun - 1;
        let place = (0,external_node_crypto_.createHash)('sha256').update(world).digest().readUInt32BE() % places;
        while (this.#taken.has(place))
            place = (place + 1) % places;
        this.#taken.add(place);
        const user = this.#first + 1 + place;
        this.#given.set(world, user);
        return user;
    }
    /** Gives the range back. */
    release() {
        this.#lock.close();
    }
}
/** Users of live processes and of the password file. */
function usersInUse() {
    const running = (0,process_table/* readProcessTable */.Uc)().map(({ pid }) => (0,process_table/* ownerOf */.bf)(pid));
    const known = ((0,external_node_fs_.existsSync)('/etc/passwd') ? (0,external_node_fs_.readFileSync)('/etc/passwd', 'latin1') : '').split('\n').map((line) => Number(line.split(':')[2]));
    return [...running, ...known].map((user) => user ?? 0).filter((user) => user >= firstUser);
}
/** An abstract socket (unix manual) is a lock that all users share and that the kernel gives back with its process. */
function lockOf(range) {
    const server = (0,external_node_net_.createServer)((connection) => connection.destroy());
    return new Promise((resolve) => {
        server.once('error', () => resolve(null)); // another run has it
        server.listen({ path: `\0safe-debug-users-${range}` }, () => resolve(server));
        server.unref();
    });
}

;// CONCATENATED MODULE: ./build/worlds/hidden-folders.js




/** Folders of a CI runner that hold its checkout, its temporary files and with them credentials (GitHub Docs, "Variables reference"). */
const runnerFolders = ['GITHUB_WORKSPACE', 'RUNNER_WORKSPACE', 'RUNNER_TEMP'];
/**
 * Folders that a gate has no business with and that every user can often read: the user's checkout with its git
 * directory, this program's evidence, and the CI runner's. One that the gate's commands or environment name stays, and so does one that
 * holds the worlds; the notes say which. Of a checkout that stays, the git directory is hidden all the same.
 */
function foldersToHide({ plan, passed, repository, workspace, own }) {
    const world = foldersIn(workspace.slot('look'));
    const { HOME: _home, TMPDIR: _tmpdir, TMP: _tmp, TEMP: _temp, ...environment } = (0,gate_environment/* gateEnvironment */.P2)(world, 'own', passed);
    const commands = [plan.gate.command, ...plan.gate.invariants.map(({ command }) => command), plan.worlds.setup ?? ''];
    const texts = [...commands, ...Object.values(environment)];
    const gitDirectory = repository.workTree === null ? null : (0,external_node_path_.dirname)(repository.objects);
    const wanted = [repository.workTree ?? repository.path, gitDirectory, ...own, ...runnerFolders.map((name) => process.env[name])].flatMap(existing);
    const carries = plan.worlds.carry.length > 0 ? repository.workTree : null;
    const reasonToShow = (folder) => {
        if (isInside(workspace.directory, folder))
            return 'the worlds lie in it';
        if (folder === carries)
            return 'carried files may point there';
        return texts.some((text) => names(text, folder)) ? 'commands or variables of the gates name it' : null;
    };
    const folders = [];
    const notes = [];
    for (const folder of new Set(wanted)) {
        const why = reasonToShow(folder);
        if (why === null)
            folders.push(folder);
        else
            notes.push(`The gates could see ${folder}, because ${why}.`);
    }
    return { folders: folders.filter((folder) => !folders.some((other) => other !== folder && isInside(folder, other))), notes };
}
function existing(folder) {
    if (!folder)
        return [];
    try {
        return [(0,external_node_fs_.realpathSync)(folder)];
    }
    catch {
        return []; // not there: nothing to hide
    }
}
/** Whether a path is a folder or lies in it. */
function isInside(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}
/** Whether a text holds the path of a folder or of something in it. */
function names(text, folder) {
    return text.split(folder).slice(1).some((rest) => !/^[A-Za-z0-9_-]/.test(rest));
}

;// CONCATENATED MODULE: ./build/worlds/sight.js



/** Starts a first command, which is told its environment and the paths to try, to see what it can reach. Text: why no command could be started. */
async function look({ plan, passed, workspace }, world, start) {
    const environment = (0,gate_environment/* gateEnvironment */.P2)(world, 'own', passed);
    const programs = programsOf(plan, environment['PATH'] ?? '');
    const folders = [workspace.worlds, workspace.shared, ...toolFolders(environment, world)].filter(canUse);
    const { status, stdout, stderr } = await start(environment, [...folders, ...programs]);
    if (status !== 0)
        return `commands of another user do not start (${firstLine(stderr)})`;
    const closed = new Set(stdout.split('\n'));
    return { folders: folders.filter((folder) => closed.has(folder)), programs: programs.filter((program) => closed.has(program)) };
}
/** Why commands cannot run there, or null. */
function faultOf(closed, { workspace: { worlds, shared } }) {
    if (closed.folders.includes(worlds) || closed.folders.includes(shared))
        return `another user cannot enter the folder for worlds, ${worlds}; name an open one with TMPDIR`;
    if (closed.programs.length > 0)
        return `another user cannot run ${closed.programs.join(', ')}, which lies in a closed folder`;
    return null;
}
/** What `why` adds where some folders of programs are closed; empty if none is. */
function unseenFolders({ folders }) {
    return folders.length === 0 ? '' : `; it cannot enter these folders of programs: ${folders.join(', ')}`;
}
/** The programs that the plan's commands begin with, where they are plain names, as PATH finds them for us. */
function programsOf(plan, path) {
    const names = new Set(commandsOf(plan).map((command) => command.trim().split(/\s/)[0] ?? '').filter((word) => /^[A-Za-z0-9_.+-]+$/.test(word)));
    return [...names].flatMap((name) => path.split(external_node_path_.delimiter).map((folder) => (0,external_node_path_.join)(folder, name)).find(canUse) ?? []);
}
/** All commands that a plan has run in worlds. */
function commandsOf({ gate, worlds }) {
    return [gate.command, ...gate.invariants.map(({ command }) => command), ...(worlds.setup === null ? [] : [worlds.setup])];
}
/** Folders that the environment names for programs; the world's own are left out. */
function toolFolders(environment, world) {
    const named = Object.entries(environment).flatMap(([name, value]) => (name === 'PATH' ? value.split(external_node_path_.delimiter) : [value]));
    return [...new Set(named)].filter((folder) => folder.startsWith('/') && !folder.startsWith(world.root));
}
function canUse(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false; // not there, or closed to us too: nothing that a gate would miss
    }
}
/** The first line of what a program complained of. */
function firstLine(text) {
    return text.trim().split('\n')[0] ?? '';
}

;// CONCATENATED MODULE: ./build/worlds/choose-launcher.js











/**
 * Rights to run commands as users of worlds, where this process can act as root (root itself, or sudo without a password). They
 * are held until the workspace is closed. Text: what was missing.
 */
async function takeUserRights({ plan, workspace }) {
    if (process.platform !== 'linux')
        return 'separate users can be had on Linux only';
    if (plan.gate.home === 'keep')
        return 'they share its HOME (--home keep)';
    const root = await (0,root_rights/* rootRights */.mV)();
    if (root === null)
        return 'it is not root and has no sudo without a password';
    if (!linksAreProtected())
        return 'hard links to files of others are not refused here (sysctl fs.protected_hardlinks)';
    const users = await WorldUsers.take();
    // A gate can make the ranges look taken. Running the next gates as ourselves is what it would like best.
    if (users === null)
        throw new errors/* SafeDebugError */.rc('environment', 'Every range of user ids for worlds is in use on this machine: too many runs at once, or something that keeps them from running. Wait for the others, look for processes of users from 2031616 on, and run again. Nothing was run.');
    workspace.beforeClosing(() => users.release());
    const controlFolder = workspace.own('control');
    await (0,promises_.mkdir)(controlFolder, { recursive: true });
    const shared = await (0,root_rights/* runProgram */.mB)([...root, 'chgrp', String(users.group), workspace.shared]);
    return shared.status === 0 ? { root, users, controlFolder } : `it cannot give files away (${firstLine(shared.stderr)})`;
}
/**
 * For worlds that are copies: their commands run as a user of their world's own where there are rights for that and that user
 * can work: it reaches the worlds and finds the programs. Everywhere else they run as we do, and `why` says what was missing.
 */
async function chooseLauncher(needs, rights) {
    const found = typeof rights === 'string' ? rights : await separateUser(needs, rights);
    if (typeof found !== 'string')
        return found;
    return { launcher: new SameUserLauncher(await processNamespace()), user: 'same-user', why: `gates run as the user who ran this program: ${found}`, notes: [] };
}
/** A launcher that was seen to work, or why there is none. */
async function separateUser(needs, rights) {
    const hidden = foldersToHide(needs);
    const attempts = [
        { namespaces: true, hidden: hidden.folders },
        { namespaces: false, hidden: [] },
    ].map((kind) => ({ ...rights, ...kind }));
    let why = '';
    for (const settings of attempts) {
        const launcher = new SeparateUserLauncher(settings);
        const seen = await look(needs, foldersIn(needs.workspace.slot('look')), (environment, paths) => launcher.look(environment, paths));
        if (typeof seen !== 'string')
            return choiceOf(needs, settings, seen, hidden.notes);
        why = seen;
    }
    return why;
}
function choiceOf(needs, settings, closed, notes) {
    const fault = faultOf(closed, needs);
    if (fault !== null)
        return fault;
    const bare = ['This system gives no namespaces: the gates could read what every user may read, also in the checkout.'];
    return { launcher: new SeparateUserLauncher(settings), user: 'separate', why: `each world has a user of its own${unseenFolders(closed)}`, notes: settings.namespaces ? notes : bare };
}
/** Linux refuses links to files of others (proc_sys_fs manual); without that, giving a world away could give those files away. */
function linksAreProtected() {
    const setting = '/proc/sys/fs/protected_hardlinks';
    return (0,external_node_fs_.existsSync)(setting) && (0,external_node_fs_.readFileSync)(setting, 'latin1').trim() === '1';
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/processes/holder.js





/**
 * Runs with all rights in fresh namespaces: mounts what the table names, brings up loopback where the network is one of
 * its own (sysfs shows the devices of the namespace that mounted it, sysfs manual; `ip` need not be there), and becomes
 * the program that waits.
 * Arguments: folder that relative paths count from, table of mounts, `on` or `off`, then the program.
 */
const holdingScript = `cd "$1" && mount --all --fstab "$2" || exit 125
if [ "$3" = off ]; then
  mount -t sysfs -o nosuid,nodev,noexec safe-debug /sys && echo 1 >/sys/class/net/lo/flags || exit 125
fi
cd /
shift 3
exec "$@"`;
/** Says its process id, then waits for the end of its input: that is our end, if nothing else is. */
const waitingScript = 'echo "holder $$"; read -r _; exit 0';
/**
 * Starts a process in namespaces of its own for mounts, names and, with the network off, network devices. By root it is
 * ours afterwards and without any capability, so that this program, and nobody else, reaches its files through
 * `/proc/PID/root` (proc_pid_root manual). When this program ends, also by a kill, the process ends, and all mounts with it.
 * Throws `environment` with the reason if that is not possible here.
 */
async function startHolder({ rights, base, table, network }) {
    const namespaces = ['--mount', '--uts', ...(network === 'off' ? ['--net'] : [])];
    const waiting = ['/bin/sh', '-c', waitingScript];
    const [program = '', ...args] = rights.kind === 'root'
        ? [...rights.root, 'unshare', ...namespaces, '--', 'sh', '-c', holdingScript, 'sh', base, table, network, ...becomingUs(), ...waiting]
        : ['unshare', '--user', '--map-root-user', ...namespaces, '--', 'sh', '-c', holdingScript, 'sh', base, table, network, ...waiting];
    // A session of its own: an interruption from the terminal is for us to act on.
    const child = (0,external_node_child_process_.spawn)(program, args, { cwd: '/', env: (0,root_rights/* searchPath */.oe)(), stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child.stdin.on('error', () => undefined); // it ended by itself, which is what was wanted
    const exit = exitOf(child);
    const failed = new Promise((resolve) => child.once('error', ({ message }) => resolve(message)));
    const said = await Promise.race([firstWords(child.stdout, child.stderr), failed]);
    const pid = /^holder (\d+)\n/.exec(said)?.[1];
    if (pid === undefined)
        throw new errors/* SafeDebugError */.rc('environment', `namespaces cannot be made here (${said.trim().split('\n')[0]?.replace(/\.$/, '') ?? ''})`);
    return {
        pid: Number(pid),
        end: async () => {
            child.stdin.end();
            await exit;
        },
    };
}
/** What to put before a command, as root of the namespaces, to enter those of a holder (nsenter manual). */
function entering(pid, network) {
    const of = (kind) => `/proc/${pid}/ns/${kind}`;
    return ['nsenter', `--mount=${of('mnt')}`, `--uts=${of('uts')}`, ...(network === 'off' ? [`--net=${of('net')}`] : [])];
}
function becomingUs() {
    const [user, group] = [String(process.getuid?.() ?? 0), String(process.getgid?.() ?? 0)];
    return ['setpriv', '--reuid', user, '--regid', group, '--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
}
/** The first thing it says, or all that it complained of until its end. */
async function firstWords(stdout, stderr) {
    let complaints = '';
    stderr.on('data', (chunk) => (complaints += chunk.toString('utf8')));
    const ended = (0,external_node_events_.once)(stderr, 'end').then(() => complaints);
    const spoke = new Promise((resolve) => stdout.once('data', (chunk) => resolve(chunk.toString('utf8'))));
    return Promise.race([spoke, ended]);
}

;// CONCATENATED MODULE: ./build/processes/world-launchers.js






/** Namespaces of one command inside those of its world; when it ends, the kernel ends everything in them. */
const world_launchers_unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];
/**
 * Gives files of one owner in a world to another. Only what was written to it has to change hands: everything else is the
 * snapshot's, which belongs to the user of worlds already, and giving it away would copy it. Without a list of it, all is looked at.
 * Arguments: the old and the new owner, the folder with what was written or nothing, the world's path, then how to enter it.
 */
const handingScript = `from=$1 to=$2 written=$3 place=$4
shift 4
if [ -n "$written" ]; then
  cd "$written" && find . -user "$from" ! -type c -print0 | "$@" sh -c 'cd "$1" && exec xargs -0 -r chown --no-dereference --from="$2" "$3" --' sh "$place" "$from" "$to"
else
  "$@" chown --recursive --no-dereference --from="$from" "$to" -- "$place"
fi`;
/** Starts commands in a world as the user of worlds, with root's help. What we write there goes to that user first, and back to us where we are not root. */
class WorldUserLauncher {
    contains = true;
    #world;
    #settings;
    constructor(world, settings) {
        this.#world = world;
        this.#settings = settings;
    }
    async admit({ directory }) {
        requireFolder(directory, this.#world);
        await this.#hand(process.getuid?.() ?? 0, this.#settings.user);
    }
    /** Root reads everything as it is. */
    async reclaim() {
        if (process.getuid?.() !== 0)
            await this.#hand(this.#settings.user, process.getuid?.() ?? 0);
    }
    start(command) {
        const { holder, network } = this.#world;
        return startAsUser(command, { ...this.#settings, named: true, enclose: (_control, inner) => [...entering(holder.pid, network), '--', ...world_launchers_unshare, ...inner], endAll: namespaceIsGone });
    }
    async #hand(from, to) {
        const { holder, written, place } = this.#world;
        const { root } = this.#settings;
        const { status, stderr } = await (0,root_rights/* runProgram */.mB)([...root, 'sh', '-c', handingScript, 'sh', String(from), String(to), written ?? '', place, ...entering(holder.pid, 'on'), '--']);
        if (status !== 0)
            throw new errors/* SafeDebugError */.rc('environment', `The files of a world could not be given to another user: ${stderr.trim().split('\n')[0]}. Use --isolation copy.`);
    }
}
/** Starts commands in a world that lies in a user namespace of ours; inside they run under our own user id and without capabilities. */
class OwnNamespaceLauncher extends SameUserLauncher {
    #world;
    constructor(world) {
        const { holder, network } = world;
        const ourselves = ['unshare', '--user', `--map-user=${process.getuid?.() ?? 0}`, `--map-group=${process.getgid?.() ?? 0}`, '--'];
        super([...entering(holder.pid, network), `--user=/proc/${holder.pid}/ns/user`, '--preserve-credentials', '--', ...world_launchers_unshare, ...ourselves], true);
        this.#world = world;
    }
    async admit({ directory }) {
        requireFolder(directory, this.#world);
    }
    start(command) {
        const running = super.start(command);
        let stopped = false;
        return {
            ...running,
            send: (signal) => {
                stopped = true;
                running.send(signal);
            },
            processorTime: async () => timesIn(await running.processorTime(), stopped, await running.exit),
        };
    }
}
function requireFolder(directory, { holder }) {
    if (!(0,external_node_fs_.existsSync)(`/proc/${holder.pid}/root${directory}`))
        throw new errors/* SafeDebugError */.rc('environment', `The gate cannot be started: there is no folder ${directory}. Name one of the repository with --directory.`);
}

;// CONCATENATED MODULE: ./build/worlds/namespace/delta.js




/**
 * The manifest of a frozen snapshot, by ranges of paths: everything that a world did not touch is taken from it. In the
 * order of bytes all paths below a folder stand side by side.
 */
class SnapshotManifest {
    /** In the order of paths, and the entries in the same order. */
    #paths;
    #entries;
    #ignored;
    /** Files that have several names, in the order of their paths. */
    linked;
    constructor(described, ignored) {
        this.#paths = described.map(({ path }) => path);
        this.#entries = described.map(({ entry }) => entry);
        this.#ignored = ignored;
        this.linked = described.filter(({ linked }) => linked).map(({ path }) => path);
    }
    /** Walks the frozen tree once. */
    static async of(tree, rules) {
        const { described, ignored } = await recordWalk(tree, rules);
        return new SnapshotManifest(described.sort((a, b) => (a.path < b.path ? -1 : 1)), ignored.sort());
    }
    /** What lies at a path and below it. */
    part(path) {
        return { entries: this.#entriesAt(path), ignored: this.#countIgnored(path) };
    }
    #entriesAt(path) {
        const [first, end] = below(path);
        const at = lowerBound(this.#paths, path);
        const inside = this.#entries.slice(lowerBound(this.#paths, first), lowerBound(this.#paths, end));
        return this.#paths[at] === path ? this.#entries.slice(at, at + 1).concat(inside) : inside;
    }
    #countIgnored(path) {
        const [first, end] = below(path);
        const itself = this.#ignored[lowerBound(this.#ignored, path)] === path ? 1 : 0;
        return itself + lowerBound(this.#ignored, end) - lowerBound(this.#ignored, first);
    }
}
/** The bounds of all paths below one: from the first possible one to the first that is none (`0` comes after `/`). */
function below(path) {
    return [`${path}/`, `${path}0`];
}
/** Index of the first path in a sorted list that does not come before another one. */
function lowerBound(paths, path) {
    let [low, high] = [0, paths.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((paths[middle] ?? '') < path)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/**
 * The manifest of a world in an overlay: exactly what a walk through it finds, at a cost that follows what was written. A
 * path is the snapshot's if the upper directory does not have it and its inode is the one that the snapshot has there
 * (the inode numbers of an overlay on one file system are those of its parts). Everything else is looked at through the overlay, so
 * whiteouts, opaque and renamed directories need no reading here: the kernel does it.
 */
function walkOverlay(trees, snapshot, rules) {
    const [lower, upper, merged] = [(0,byte_path/* bytePathOf */.D9)(trees.lower), (0,byte_path/* bytePathOf */.D9)(trees.upper), (0,byte_path/* bytePathOf */.D9)(trees.merged)];
    const rewritten = writtenThroughOtherNames(snapshot.linked, lower, merged, trees.index);
    const holdsRewritten = (path) => {
        const [first, end] = below(path);
        return rewritten[lowerBound(rewritten, path)] === path || lowerBound(rewritten, first) < lowerBound(rewritten, end);
    };
    const isUntouched = (path) => {
        const [before, now] = [statOf(`${lower}/${path}`), statOf(`${merged}/${path}`)];
        return before !== null && now !== null && before.ino === now.ino && before.mode === now.mode && !holdsRewritten(path);
    };
    return walkWorld(trees.merged, rules, (folder) => {
        const written = namesIn(`${upper}/${folder}`);
        return ({ path, entry }) => (written === null || written.has(entry.name) || !isUntouched(path) ? null : snapshot.part(path));
    });
}
/** A file with several names is written once for all of them, and only one name is in the upper directory. */
function writtenThroughOtherNames(linked, lower, merged, index) {
    if (linked.length === 0 || namesIn((0,byte_path/* bytePathOf */.D9)(index))?.size === 0)
        return [];
    return linked.filter((path) => {
        const [before, now] = [statOf(`${lower}/${path}`), statOf(`${merged}/${path}`)];
        return before === null || now === null || before.ctimeNs !== now.ctimeNs || before.ino !== now.ino;
    });
}
/** Names in a folder; none if there is no such folder, null if it cannot be read. */
function namesIn(folder) {
    try {
        return new Set((0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(folder), { encoding: 'latin1' }));
    }
    catch (error) {
        const code = (0,errors/* systemCodeOf */.c7)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return new Set();
        if (code === 'EACCES' || code === 'EPERM')
            return null;
        throw error;
    }
}
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(path), { bigint: true });
    }
    catch {
        return null; // gone, or closed to us: it has to be looked at
    }
}

;// CONCATENATED MODULE: ./build/worlds/namespace/view.js





/** Folders that every user may write to: each world has its own, empty at first. */
const everybodysFolders = ['/tmp', '/var/tmp'];
/**
 * Prepares the view of one world in `folder`, which is ours: folders of everybody are folders of this world, with what is
 * kept bound into them. Returns the table of mounts (fstab manual) for the ground at its place, the lines that come before anything is covered, and all of this.
 */
async function makeView(folder, ground, before, { place, workspaces, hidden, kept }) {
    const covers = coversFor(folder, workspaces);
    const behind = (path) => {
        const cover = covers.find(({ at }) => isInside(path, at));
        return cover === undefined ? path : (0,external_node_path_.join)(cover.own, path.slice(cover.at.length));
    };
    for (const { at, own } of covers) {
        await (0,promises_.mkdir)(own, { recursive: true });
        await (0,promises_.chmod)(own, everybodysFolders.includes(at) ? 0o1777 : 0o711);
    }
    await makeWay(place, behind(place));
    const bound = outermost(kept).filter((path) => behind(path) !== path && !covers.some(({ at }) => at === path));
    for (const path of bound)
        await standIn(path, behind(path));
    const stillSeen = hidden.filter((path) => behind(path) === path || bound.some((open) => isInside(path, open)));
    return [
        mountLine(ground.what, behind(place), ground.kind, ground.options),
        ...bound.map((path) => mountLine(path, behind(path), 'none', 'rbind')),
        ...before,
        // What lies in our folder cannot be named any more when that is covered.
        ...covers.toSorted((a, b) => Number(isInside(folder, a.at)) - Number(isInside(folder, b.at))).map(({ at, own }) => mountLine(own, at, 'none', 'rbind')),
        ownSharedMemory,
        ...stillSeen.map(emptyFolder),
    ].join('');
}
function coversFor(folder, workspaces) {
    const existing = [...everybodysFolders, workspaces].filter((path) => (0,external_node_fs_.existsSync)(path)).map((path) => (0,external_node_fs_.realpathSync)(path));
    return outermost(existing).map((at, index) => ({ at, own: (0,external_node_path_.join)(folder, `cover-${index}`) }));
}
/** The paths that lie in no other one of them. */
function outermost(paths) {
    const different = [...new Set(paths)];
    return different.filter((path) => !different.some((other) => other !== path && isInside(path, other)));
}
/** Makes folders down to a path; who may pass through the original ones may pass through them, whatever our umask is. */
async function makeWay(original, path) {
    if ((0,external_node_fs_.existsSync)(path))
        return;
    await makeWay((0,external_node_path_.dirname)(original), (0,external_node_path_.dirname)(path));
    await (0,promises_.mkdir)(path);
    await (0,promises_.chmod)(path, ((0,external_node_fs_.statSync)(original).mode & 0o001) === 0 ? 0o700 : 0o711);
}
/** Something of the same kind, for the original to be bound over. */
async function standIn(original, path) {
    if ((0,external_node_fs_.statSync)(original).isDirectory())
        return makeWay(original, path);
    await makeWay((0,external_node_path_.dirname)(original), (0,external_node_path_.dirname)(path));
    await (0,promises_.writeFile)(path, '');
}
/** Characters that end a path in a command or a list of paths. */
const afterPath = /[\s'"`:;,|&<>()=$*?[\]{}]/;
/** Files and folders below the folders of everybody that texts name, as far as they exist: `/tmp/tool/bin/x` in a command, say. */
function namedPaths(texts) {
    const found = new Set();
    for (const text of texts) {
        for (const folder of everybodysFolders) {
            for (const rest of text.split(`${folder}/`).slice(1)) {
                const path = existingPart(folder, rest.split(afterPath)[0] ?? '');
                if (path !== null)
                    found.add(path);
            }
        }
    }
    return [...found];
}
/** The longest part of a path that exists, or null if that is the folder alone. */
function existingPart(folder, rest) {
    for (let parts = rest.split('/').filter((part) => part !== ''); parts.length > 0; parts = parts.slice(0, -1)) {
        const path = [folder, ...parts].join('/');
        if (!parts.includes('..') && (0,external_node_fs_.existsSync)(path))
            return path;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/worlds/namespace/strategy.js











/**
 * Worlds as views: an overlay (overlayfs documentation of the kernel) over the frozen snapshot, at one path for all worlds,
 * in namespaces that nobody outside sees. A fork costs the same whatever the size of the tree, nothing can write to the snapshot
 * through it, and what a world changed is what its upper directory has.
 */
class NamespaceStrategy {
    isolation;
    onePath = true;
    #workspace;
    #settings;
    /** As the commands of all worlds name them. */
    #place;
    #holders = new Set();
    constructor(workspace, settings) {
        this.#workspace = workspace;
        this.#settings = settings;
        this.isolation = settings.isolation;
        this.#place = foldersIn(workspace.slot('world'));
        workspace.beforeClosing(() => {
            for (const holder of this.#holders)
                void holder.end();
        });
    }
    /** The plain snapshot itself, at the place of worlds. */
    async openWorkshop(plain) {
        await (0,promises_.chmod)(plain.root, 0o711);
        const ground = { what: plain.root, kind: 'none', options: 'bind' };
        const { world, folder } = await this.#open('workshop', () => Promise.resolve(ground), null);
        const manifest = (rules) => walkWorld(world.reached.tree, rules);
        return { world: { ...world, manifest, discard: () => this.#takeAway(world, folder) }, folders: plain };
    }
    /** Nothing can reach it any more, so there is nothing to watch. */
    async freeze({ folders, source, ignoreRules }) {
        await this.#giveToWorlds(folders);
        const manifests = new Map();
        const manifestOf = (readIgnored) => {
            const known = manifests.get(readIgnored) ?? SnapshotManifest.of(folders.tree, { source, ignoreRules, readIgnored });
            manifests.set(readIgnored, known);
            return known;
        };
        return { fork: (slot) => this.#fork(folders, slot, manifestOf), touchedPath: () => Promise.resolve(null) };
    }
    /** A world over folders that are nobody's snapshot, to see that it can be had. */
    async openTrial(folders) {
        await this.#giveToWorlds(folders);
        const { world, folder } = await this.#openOver(folders, 'trial');
        return { ...world, discard: () => this.#takeAway(world, folder) };
    }
    async #fork(snapshot, slot, manifestOf) {
        const { world, folder } = await this.#openOver(snapshot, slot);
        const trees = { lower: snapshot.tree, upper: (0,external_node_path_.join)(folder, 'upper', 'tree'), merged: world.reached.tree, index: (0,external_node_path_.join)(folder, 'work', 'index') };
        return { ...world, manifest: async (rules) => walkOverlay(trees, await manifestOf(rules.readIgnored), rules), discard: () => this.#takeAway(world, folder) };
    }
    #openOver(lower, slot) {
        return this.#open(slot, (folder) => this.#overlay(lower, folder), 'upper');
    }
    /**
     * `volatile`: nothing is written out before it has to be; `index`: several names of a file stay one; `redirect_dir`: folders of the
     * snapshot can be renamed, which a user namespace may not allow. Relative paths hold no characters that options have.
     */
    async #overlay(lower, folder) {
        for (const name of ['upper', 'work'])
            await (0,promises_.mkdir)((0,external_node_path_.join)(folder, name));
        await (0,promises_.chmod)((0,external_node_path_.join)(folder, 'upper'), 0o711);
        const own = (0,external_node_path_.relative)(this.#base, folder);
        const byRights = this.#settings.user.kind === 'separate' ? 'redirect_dir=on' : 'userxattr';
        return { what: 'safe-debug', kind: 'overlay', options: `lowerdir=${(0,external_node_path_.relative)(this.#base, lower.root)},upperdir=${own}/upper,workdir=${own}/work,index=on,volatile,${byRights}` };
    }
    get #base() {
        return (0,external_node_path_.dirname)(this.#workspace.own('worlds'));
    }
    async #open(slot, groundIn, written) {
        const { isolation: { network }, view, user } = this.#settings;
        const folder = await this.#makeFolder(slot);
        const names = user.kind === 'separate' ? [namedUser(folder, user.settings.user, this.#place.home)] : [];
        const lines = await makeView(folder, await groundIn(folder), names, { ...view, place: this.#place.root, workspaces: (0,external_node_path_.dirname)(this.#workspace.directory), kept: [...view.kept, this.#workspace.shared] });
        const table = (0,external_node_path_.join)(folder, 'mounts');
        await (0,promises_.writeFile)(table, lines);
        const holder = await startHolder({ rights: this.#rights, base: this.#base, table, network });
        this.#holders.add(holder);
        const held = { holder, network, place: this.#place.root, written: written === null ? null : (0,external_node_path_.join)(folder, written) };
        const reached = foldersIn(`/proc/${holder.pid}/root${this.#place.root}`);
        return { world: { ...this.#place, reached, held, launcher: this.#launcherFor(held) }, folder };
    }
    async #makeFolder(slot) {
        const all = this.#workspace.own('worlds');
        await (0,promises_.mkdir)(all, { recursive: true, mode: 0o700 });
        await (0,promises_.mkdir)(this.#place.root, { recursive: true });
        return (0,promises_.mkdtemp)((0,external_node_path_.join)(all, `${slot}-`));
    }
    get #rights() {
        const { user } = this.#settings;
        return user.kind === 'separate' ? { kind: 'root', root: user.settings.root } : { kind: 'user-namespace' };
    }
    #launcherFor(world) {
        const { user } = this.#settings;
        return user.kind === 'separate' ? new WorldUserLauncher(world, user.settings) : new OwnNamespaceLauncher(world);
    }
    async #takeAway({ held }, folder) {
        this.#holders.delete(held.holder);
        await held.holder.end();
        await this.#workspace.discard(folder);
    }
    /**
     * Once for all worlds: to give files away in a world would copy them. Where we are not root, our group keeps the right to
     * read and prepare what worlds start with.
     */
    async #giveToWorlds({ root, tree }) {
        const { user } = this.#settings;
        if (user.kind === 'ourselves')
            return;
        await (0,promises_.chmod)(root, 0o711);
        const own = process.getuid?.() ?? 0;
        const group = own === 0 ? user.settings.user : (process.getgid?.() ?? 0);
        const steps = [['chown', '--recursive', '--no-dereference', `${user.settings.user}:${group}`, '--', root]];
        if (own !== 0)
            steps.push(['chmod', 'g+rwx', '--', root], ['chmod', '--recursive', 'g+rwX', '--', tree]);
        for (const step of steps) {
            const { status, stderr } = await (0,root_rights/* runProgram */.mB)([...user.settings.root, ...step]);
            if (status !== 0)
                throw new errors/* SafeDebugError */.rc('environment', `The snapshot could not be given to the user of worlds: ${stderr.trim().split('\n')[0]}. Use --isolation copy.`);
        }
    }
}

;// CONCATENATED MODULE: ./build/worlds/namespace/choose.js










/**
 * Worlds in namespaces that were seen to work: by root with a user of their own, or else in a user namespace of ours. Text: why
 * there are none. `rights` are those to act as root, or why there are none.
 */
async function chooseNamespaces(needs, rights) {
    if (process.platform !== 'linux')
        return 'Linux has them, this system does not';
    if (needs.plan.gate.home === 'keep')
        return 'gates that share HOME (--home keep) are not kept apart';
    const { isolation: requested, network } = needs.plan.worlds;
    const kind = { requested, used: 'namespace', processes: 'contained', network };
    const byRoot = typeof rights === 'string' ? rights : await attemptByRoot(needs, rights, kind);
    if (typeof byRoot !== 'string' || process.getuid?.() === 0)
        return byRoot;
    const why = `each world is a view of the snapshot in a user namespace; gates run as the user who ran this program: ${byRoot}`;
    const found = await attempt(needs, { kind: 'ourselves' }, { ...kind, user: 'same-user', why });
    return typeof found === 'string' ? `${byRoot}; in a user namespace: ${found}` : found;
}
function attemptByRoot(needs, { root, users, controlFolder }, kind) {
    const user = { kind: 'separate', settings: { root, user: users.of('world'), group: users.group, controlFolder } };
    const by = root.length === 0 ? 'root' : 'sudo';
    return attempt(needs, user, { ...kind, user: 'separate', why: `each world is a view of the snapshot in namespaces made by ${by}, with a user of its own` });
}
/** Opens a first world and looks around in it. */
async function attempt(needs, user, isolation) {
    const { workspace, plan, passed } = needs;
    const hidden = foldersToHide(needs);
    const texts = [...commandsOf(plan), plan.proposers?.agent?.command ?? '', ...Object.values((0,gate_environment/* gateEnvironment */.P2)(foldersIn(workspace.slot('world')), 'own', passed))].filter((text) => !text.startsWith(workspace.directory));
    const carriedFrom = plan.worlds.carry.length > 0 && needs.repository.workTree !== null ? [needs.repository.workTree] : [];
    const view = { hidden: hidden.folders, kept: [...namedPaths(texts), ...carriedFrom] };
    const strategy = new NamespaceStrategy(workspace, { isolation, user, view });
    let seen;
    try {
        seen = await tryOut(needs, strategy);
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
    const fault = typeof seen === 'string' ? seen : faultOf(seen, needs);
    if (fault !== null || typeof seen === 'string')
        return fault ?? '';
    const why = isolation.why + unseenFolders(seen);
    return { strategy: new NamespaceStrategy(workspace, { isolation: { ...isolation, why }, user, view }), notes: hidden.notes };
}
async function tryOut(needs, strategy) {
    const folders = foldersIn(needs.workspace.own('trial'));
    for (const folder of [folders.tree, folders.home, folders.temporary])
        await (0,promises_.mkdir)(folder, { recursive: true });
    const world = await strategy.openTrial(folders);
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(world.reached.tree, 'written'), '');
        return await look(needs, world, (environment, paths) => lookIn(world, environment, paths));
    }
    finally {
        await world.discard();
    }
}
async function lookIn(world, environment, paths) {
    const place = { directory: world.tree, environment, marker: 'look', worldDirectory: world.root };
    await world.launcher.admit({ ...place, command: '' });
    return lookAround(world.launcher, place, paths);
}

;// CONCATENATED MODULE: ./build/worlds/choose-strategy.js




/**
 * The strategy for the plan's worlds: namespaces where they work, otherwise copies with the reason. Throws `environment` for
 * an isolation or a network that is demanded but cannot be had here.
 */
async function chooseStrategy(needs) {
    const { isolation, network } = needs.plan.worlds;
    requireSense(needs.plan.worlds);
    const rights = await takeUserRights(needs);
    if (isolation === 'copy')
        return copies(needs, rights, 'copies were asked for');
    const namespaces = await chooseNamespaces(needs, rights);
    if (typeof namespaces !== 'string')
        return namespaces;
    if (isolation === 'namespace')
        throw new errors/* SafeDebugError */.rc('environment', `Worlds in namespaces (--isolation namespace) cannot be had here: ${namespaces}. Use --isolation auto or --isolation copy.`);
    if (network === 'off')
        throw new errors/* SafeDebugError */.rc('environment', `Worlds without a network (--network off) need namespaces, which cannot be had here: ${namespaces}. Leave it out, or run the program where there is no network.`);
    return copies(needs, rights, `worlds are copies, because namespaces cannot be had (${namespaces})`);
}
function requireSense({ isolation, network }) {
    if (isolation === 'copy' && network === 'off')
        throw new errors/* SafeDebugError */.rc('environment', 'Worlds as copies cannot be cut off from the network (--network off). Use --isolation auto, leave it out, or run the program where there is no network.');
}
async function copies(needs, rights, whyCopies) {
    const { launcher, user, why, notes } = await chooseLauncher(needs, rights);
    const processes = launcher.contains ? 'contained' : 'followed';
    return { strategy: new CopyStrategy(needs.workspace, { requested: needs.plan.worlds.isolation, used: 'copy', user, processes, network: 'on', why: `${whyCopies}; ${why}` }, launcher), notes };
}

// EXTERNAL MODULE: ./build/worlds/environment-facts.js
var environment_facts = __webpack_require__(7227);
// EXTERNAL MODULE: ./build/git/scratch.js
var git_scratch = __webpack_require__(1433);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
;// CONCATENATED MODULE: ./build/worlds/export.js





const parallelCheckout = ['-c', `checkout.workers=${Math.max(1, (0,external_node_os_.cpus)().length)}`];
/**
 * Writes a commit's files into a folder by git's own checkout machinery and leaves a fresh index in the folder's git
 * directory. Line endings and encodings follow the commit's attributes; no filter driver is configured, so pointers of
 * Git LFS stay pointers.
 */
async function exportCommit(place, commit) {
    await (0,git/* git */.$Y)(place, ['read-tree', commit]);
    await (0,git/* git */.$Y)(place, [...parallelCheckout, 'checkout-index', '--all', '--force', '--index', '--quiet']);
    return trackedPaths(await (0,git/* gitRecords */.Xq)(place, ['ls-files', '--stage', '-z']));
}
/** Reads the records of `ls-files --stage -z`: mode, object id, stage, tab, path. */
function trackedPaths(records) {
    return new Map(records.map((record) => {
        const line = record.toString('latin1');
        const tab = line.indexOf('\t');
        return [line.slice(tab + 1), line.slice(0, 6)];
    }));
}
/**
 * Fills the folders of submodules from the user's checkout, where their commits are there; others stay empty folders,
 * as after a clone without submodules. Returns the paths it wrote and the submodules that stayed empty.
 */
async function exportSubmodules(place, tree, checkout) {
    const written = [];
    const empty = [];
    for (const record of await (0,git/* gitRecords */.Xq)(place, ['ls-files', '--stage', '-z'])) {
        const line = record.toString('latin1');
        if (!line.startsWith('160000 '))
            continue;
        const path = line.slice(line.indexOf('\t') + 1);
        const commit = line.split(' ')[1] ?? '';
        const source = Buffer.concat([Buffer.from(`${checkout}/`), (0,byte_path/* fileOf */.W7)(path)]).toString('utf8');
        const target = (0,external_node_path_.join)(tree, (0,byte_path/* fileOf */.W7)(path).toString('utf8'));
        if (!(await hasCommit(source, commit)))
            empty.push((0,byte_path/* textOf */.b6)(path));
        else
            written.push(...(await exportSubmodule(source, target, commit)).map((inner) => `${path}/${inner}`));
    }
    return { written, empty };
}
async function hasCommit(directory, commit) {
    const top = await (0,git/* git */.$Y)({ directory }, ['rev-parse', '--show-cdup'], { accept: 'any' }).catch(() => null);
    // An empty answer: the folder is the top of a repository of its own, not a plain folder of the outer one.
    if (top === null || top.exitStatus !== 0 || top.stdout.toString('utf8').trim() !== '')
        return false;
    return (await (0,git/* git */.$Y)({ directory }, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' })).exitStatus === 0;
}
async function exportSubmodule(source, target, commit) {
    await (0,promises_.mkdir)(target, { recursive: true });
    const gitDirectory = await (0,git/* gitLine */.JG)({ directory: source }, ['rev-parse', '--absolute-git-dir']);
    const indexFile = (0,external_node_path_.join)(target, '.safe-debug-index');
    const place = { directory: target, gitDirectory, workTree: target, indexFile };
    try {
        const tracked = await exportCommit(place, commit);
        const nested = await exportSubmodules(place, target, source);
        return [...tracked].filter(([, mode]) => mode !== '160000').map(([path]) => path).concat(nested.written);
    }
    finally {
        await (0,promises_.rm)(indexFile, { force: true });
    }
}

;// CONCATENATED MODULE: ./build/worlds/ignore-rules.js




/**
 * The snapshot's ignore rules, kept outside every world: copies of its tracked `.gitignore` files in a folder
 * without links, asked through `git check-ignore` (its manual: `--no-index`, `--stdin -z`).
 */
class IgnoreRules {
    #folder;
    #scratch;
    constructor(folder, scratch) {
        this.#folder = folder;
        this.#scratch = scratch;
    }
    /** Copies the rules of a freshly exported tree. */
    static async of(tree, tracked, folder, scratch) {
        await (0,promises_.mkdir)(folder, { recursive: true });
        for (const [path, mode] of tracked) {
            if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(path))
                continue;
            const name = (0,byte_path/* fileOf */.W7)(path).toString('utf8');
            await (0,promises_.mkdir)((0,external_node_path_.join)(folder, (0,external_node_path_.dirname)(name)), { recursive: true });
            await (0,promises_.copyFile)((0,external_node_path_.join)(tree, name), (0,external_node_path_.join)(folder, name));
        }
        return new IgnoreRules(folder, scratch);
    }
    /** Which of the paths are ignored. A folder ends with `/`. */
    async ignored(paths) {
        if (paths.length === 0)
            return new Set();
        const place = { ...this.#scratch.place, directory: this.#folder, workTree: this.#folder };
        // The command takes pathspecs but not the literal ones; behind `./` no path can be taken for a magic one.
        const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1');
        const answer = await (0,git/* git */.$Y)(place, ['check-ignore', '--no-index', '--stdin', '-z'], { input, accept: [0, 1], environment: { GIT_LITERAL_PATHSPECS: '0' } });
        const ignored = answer.stdout.toString('latin1').split('\0').filter((path) => path !== '');
        return new Set(ignored.map((path) => path.slice(2)));
    }
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(1625);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
;// CONCATENATED MODULE: ./build/worlds/prepare.js









/** Copies ignored paths that match the globs from the user's work tree into the snapshot (an installed node_modules, say). */
async function carryIgnored(repository, globs, tree) {
    if (repository.workTree === null || globs.length === 0)
        return [];
    const matches = picomatch([...globs], { dot: true });
    const records = await (0,git/* gitRecords */.Xq)(repository.place, ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
    const paths = records.map((record) => record.toString('utf8').replace(/\/$/, '')).filter((path) => matches(path));
    for (const path of paths) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(tree, path)), { recursive: true });
        await copyTree((0,external_node_path_.join)(repository.workTree, path), (0,external_node_path_.join)(tree, path));
    }
    return paths;
}
/** Digest over everything in a tree that is not tracked, and whether any of it holds the tree's own path. */
function describePrepared(tree, tracked) {
    const root = (0,byte_path/* bytePathOf */.D9)(tree);
    const lines = [];
    let holdsPath = null;
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        for (const entry of (0,external_node_fs_.readdirSync)((0,byte_path/* fileOf */.W7)(`${root}/${folder}`), { withFileTypes: true, encoding: 'latin1' })) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (path === '.git')
                continue;
            if (entry.isDirectory())
                pending.push(path);
            else if (!tracked.has(path)) {
                const { content, holds } = describe(`${root}/${path}`, tree);
                lines.push({ path: (0,byte_path/* textOf */.b6)(path), content });
                if (holds)
                    holdsPath ??= (0,byte_path/* textOf */.b6)(path);
            }
        }
    }
    lines.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { digest: (0,digest/* digestOf */.ol)((0,digest/* canonicalJson */.dj)(lines)), holdsPath };
}
function describe(file, needle) {
    const stat = (0,external_node_fs_.lstatSync)((0,byte_path/* fileOf */.W7)(file));
    if (stat.isSymbolicLink()) {
        const target = (0,external_node_fs_.readlinkSync)((0,byte_path/* fileOf */.W7)(file), { encoding: 'latin1' });
        return { content: `link ${(0,byte_path/* textOf */.b6)(target)}`, holds: target.includes((0,byte_path/* bytePathOf */.D9)(needle)) };
    }
    if (!stat.isFile())
        return { content: 'special', holds: false };
    const { sha256, holds } = hashAndSearch(file, Buffer.from(needle));
    return { content: `${(stat.mode & 0o111) === 0 ? '100644' : '100755'} ${sha256}`, holds };
}
const chunkBytes = 256 * 1024;
/** sha256 of a file, and whether it holds the needle; the end of each chunk is kept so that a needle across chunks is seen. */
function hashAndSearch(file, needle) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(chunkBytes + needle.length);
    const descriptor = (0,external_node_fs_.openSync)((0,byte_path/* fileOf */.W7)(file), 'r');
    let kept = 0;
    let holds = false;
    try {
        for (let read = (0,external_node_fs_.readSync)(descriptor, buffer, kept, chunkBytes, null); read > 0; read = (0,external_node_fs_.readSync)(descriptor, buffer, kept, chunkBytes, null)) {
            hash.update(buffer.subarray(kept, kept + read));
            const filled = kept + read;
            holds ||= buffer.subarray(0, filled).includes(needle);
            kept = Math.min(needle.length - 1, filled);
            buffer.copy(buffer, 0, filled - kept, filled);
        }
        return { sha256: hash.digest('hex'), holds };
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/worlds/vault.js





/** Copies the commit and its history. `pack` is a pack file of objects that the repository lacks (uncommitted work). */
async function createVault(directory, repository, commit, pack) {
    const { objectFormat } = repository;
    await (0,git_scratch/* writeGitDirectory */.j)(directory, { bare: true, head: 'ref: refs/heads/none', store: null, objectFormat });
    const place = { directory, gitDirectory: directory };
    const objects = (0,external_node_path_.join)(directory, 'objects');
    if (pack !== null)
        await (0,git/* git */.$Y)(place, ['unpack-objects', '-q'], { input: await (0,promises_.readFile)(pack) });
    const reader = { ...repository.place, alternateObjectDirectories: [objects] };
    const tags = await (0,git/* git */.$Y)(reader, ['for-each-ref', '--merged', commit, '--format=%(objectname) %(refname)%00%(*objectname)', 'refs/tags']);
    const packedTags = tags.stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\0'))
        .map(([tag = '', peeled]) => (peeled ? `${tag}\n^${peeled}\n` : `${tag}\n`))
        .join('');
    const tips = [commit, ...[...packedTags.matchAll(/^([0-9a-f]{40,64}) refs/gm)].map(([, tag]) => tag)];
    await packObjects(repository, objects, tips.join('\n'));
    return { directory, place, objects, objectFormat, packedTags, shallow: await copyShallow(repository, directory) };
}
/** Writes the pack, and what git needs on the way to it, into our own object store; the user's is an alternate and only read. */
async function packObjects({ place, objects: source }, objects, revisions) {
    const args = ['pack-objects', '--revs', '--quiet', '--delta-base-offset', '--window=0', (0,external_node_path_.join)(objects, 'pack', 'pack')];
    const writer = { ...place, objectDirectory: objects, alternateObjectDirectories: [source] };
    const packed = await (0,git/* git */.$Y)(writer, args, { input: `${revisions}\n`, accept: 'any' });
    if (packed.exitStatus === 0)
        return;
    throw new errors/* SafeDebugError */.rc('input', `The snapshot's objects cannot be copied from ${place.directory}: ${packed.stderr.trim().split('\n')[0]}. If objects are missing because this is a partial clone, fetch them first (git fetch --refetch).`);
}
async function copyShallow(repository, directory) {
    try {
        await (0,promises_.copyFile)(repository.shallowFile, (0,external_node_path_.join)(directory, 'shallow'));
        return await (0,promises_.readFile)(repository.shallowFile, 'utf8');
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** Gives a folder a `.git` of its own with the snapshot as detached HEAD; its objects are those of the vault. */
async function createWorldGitDirectory(tree, vault, commit) {
    const directory = (0,external_node_path_.join)(tree, '.git');
    await (0,git_scratch/* writeGitDirectory */.j)(directory, { bare: false, head: commit, store: vault, objectFormat: vault.objectFormat });
    if (vault.packedTags !== '')
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'packed-refs'), `# pack-refs with: peeled fully-peeled sorted \n${vault.packedTags}`);
    if (vault.shallow !== null)
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'shallow'), vault.shallow);
}

;// CONCATENATED MODULE: ./build/worlds/snapshot.js










/**
 * Restores the plan's snapshot: history into a vault, the tree by git's checkout, submodules and carried files from the
 * user's checkout, then the set-up command; and freezes the result. The user's repository is only read.
 */
async function restoreSnapshot(source) {
    const { plan, repository, workspace } = source;
    const { commit } = plan.snapshot;
    const vault = await createVault((0,external_node_path_.join)(workspace.shared, 'vault'), repository, commit, source.pack);
    await makeReadable(vault.directory);
    const scratch = await (0,git_scratch/* createScratchRepository */.t)(workspace.own('scratch'), vault);
    const folders = foldersIn(workspace.own('snapshot'));
    await (0,promises_.mkdir)(folders.root, { mode: 0o700 });
    for (const folder of [folders.tree, folders.home, folders.temporary])
        await (0,promises_.mkdir)(folder);
    await createWorldGitDirectory(folders.tree, vault, commit);
    const place = { directory: folders.tree, gitDirectory: (0,external_node_path_.join)(folders.tree, '.git'), workTree: folders.tree };
    const tracked = await exportCommit(place, commit);
    const ignoreRules = await IgnoreRules.of(folders.tree, tracked, workspace.own('ignore-rules'), scratch);
    const notes = [];
    const inSubmodules = await fillSubmodules(place, folders.tree, repository, tracked, notes);
    const carried = await carryIgnored(repository, plan.worlds.carry, folders.tree);
    if (plan.worlds.carry.length > 0 && carried.length === 0)
        throw new errors/* SafeDebugError */.rc('input', `Nothing to carry: no ignored path of ${repository.path} matches ${plan.worlds.carry.join(', ')}. Globs count from the repository's top, such as packages/app/node_modules or **/node_modules; install the dependencies first.`);
    const setUp = await applySetUp(source, folders, tracked, carried.length > 0, notes);
    const sourcePaths = new Set([...tracked.keys(), ...inSubmodules]);
    const worlds = await (await source.strategy).freeze({ folders: setUp.folders, source: sourcePaths, ignoreRules });
    return {
        commit,
        folders: setUp.folders,
        worlds,
        scratch,
        ignoreRules,
        source: sourcePaths,
        attributeFiles: [...tracked.keys()].filter((path) => /(^|\/)\.gitattributes$/.test(path)),
        prepared: setUp.prepared,
        setUpInWorlds: setUp.inWorlds,
        notes,
    };
}
async function fillSubmodules(place, tree, repository, tracked, notes) {
    if (![...tracked.values()].includes('160000'))
        return [];
    const { written, empty } = await exportSubmodules(place, tree, repository.workTree ?? repository.path);
    if (empty.length > 0)
        notes.push(`Submodules that stayed empty, because their commits are not in the checkout: ${empty.join(', ')}`);
    return written;
}
/** With a strict umask, what git wrote would be closed to the users of worlds, who read it from their own git directories. */
async function makeReadable(folder) {
    if ((process.umask() & 0o005) === 0)
        return;
    const opened = await (0,root_rights/* runProgram */.mB)(['chmod', '-R', 'o+rX', '--', folder]);
    if (opened.status !== 0)
        throw new errors/* SafeDebugError */.rc('environment', `${folder} cannot be opened for the users of worlds: ${opened.stderr.trim()}. Run the program with umask 022.`);
}
/** What the set-up made may be right at one path only: where worlds have several, it then runs in each of them. */
async function applySetUp(source, plain, tracked, carried, notes) {
    const { setup } = source.plan.worlds;
    if (setup === null) {
        const prepared = carried ? { command: '', digest: describePrepared(plain.tree, tracked).digest } : null;
        return { folders: plain, prepared, inWorlds: false };
    }
    const strategy = await source.strategy;
    const { world, folders } = await strategy.openWorkshop(plain);
    await source.setUp(world);
    const { digest, holdsPath } = describePrepared(folders.tree, tracked);
    const prepared = { command: setup, digest };
    if (strategy.onePath)
        await world.discard();
    if (strategy.onePath || holdsPath === null)
        return { folders, prepared, inWorlds: false };
    notes.push(`The set-up ran again in every world, because what it made holds its own path (${holdsPath}).`);
    await world.discard();
    return { folders: plain, prepared, inWorlds: true };
}

;// CONCATENATED MODULE: ./build/worlds/workbench.js











/**
 * Restores the snapshot on this machine. Throws `usage` if a variable that the plan's gate needs was not passed,
 * `environment` if the set-up fails or the demanded isolation cannot be had.
 */
async function openWorkbench(source) {
    const { plan, workspace } = source;
    requirePassed(plan, source.passed);
    const choice = chooseStrategy(source);
    const strategy = choice.then((chosen) => chosen.strategy);
    const [{ notes }, environment, snapshot] = await Promise.all([
        choice,
        strategy.then(({ isolation }) => (0,environment_facts/* environmentFacts */.z)(isolation)),
        restoreSnapshot({ plan, repository: source.repository, pack: source.pack, workspace, strategy, setUp: (world) => firstSetUp(source, world) }),
    ]);
    snapshot.notes.push(...notes);
    return { ...source, snapshot, environment, queue: new GateQueue(source.jobs), preparations: new GateQueue(source.jobs) };
}
/** Without the variables that the plan names it would be another gate. */
function requirePassed({ gate }, passed) {
    const missing = gate.environment.filter((name) => !passed.some((variable) => variable.name === name));
    if (missing.length > 0)
        throw new errors/* SafeDebugError */.rc('usage', `The plan's gate is passed ${missing.join(', ')}: pass the same here (${missing.map((name) => `--env ${name}`).join(' ')}; in a workflow the input "env").`);
}
async function firstSetUp(source, world) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(source.setUpLog), { recursive: true });
    const log = new gate_log/* GateLog */.W(source.setUpLog, source.passed);
    try {
        await runSetUp(source, world, log, `${source.plan.id}/setup`);
    }
    finally {
        log.close();
    }
}
/** Runs the plan's set-up command in a world. Throws `environment` with the last lines of its output if it fails. */
async function runSetUp(source, world, log, marker) {
    const { plan, passed, signal } = source;
    if (plan.worlds.setup === null)
        return;
    log.heading(`set-up: ${plan.worlds.setup}`);
    const end = await (0,supervised_command/* runSupervised */._)({
        command: plan.worlds.setup,
        directory: (0,external_node_path_.join)(world.tree, plan.gate.directory),
        environment: (0,gate_environment/* gateEnvironment */.P2)(world, plan.gate.home, passed),
        marker,
        worldDirectory: world.root,
        timeoutMs: plan.gate.timeoutS * 1000,
        launcher: world.launcher,
        signal,
        consume: async (stdout, stderr) => {
            await log.take((0,capture/* joinOutput */.E)(stdout, stderr, null));
        },
    });
    if (signal.aborted)
        throw new errors/* SafeDebugError */.rc('interrupted', 'The run was interrupted during the set-up.');
    if (end.exitCode === 0)
        return;
    const how = end.timedOut ? `ran into the time limit of ${plan.gate.timeoutS} s` : end.signal === null ? `ended with exit status ${end.exitCode}` : `was ended by ${end.signal}`;
    throw new errors/* SafeDebugError */.rc('environment', `The set-up command "${plan.worlds.setup}" ${how}. Its output:\n${log.excerpt}\nRun it by hand in a fresh clone to see what it lacks; worlds have a HOME of their own (--home keep shares yours). In a run, all of its output is in setup-failed.log in the evidence folder.`);
}
/** A fresh folder of this process for what a step is about to put into the store. */
async function stagingFolder(workspace) {
    return (0,promises_.mkdtemp)(`${workspace.own('staging')}-`);
}


/***/ }),

/***/ 9107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ Workspace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/files/make-folder.js
var make_folder = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/processes/descendants.js
var descendants = __webpack_require__(9874);
// EXTERNAL MODULE: ./build/processes/process-table.js
var process_table = __webpack_require__(7950);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/processes/root-rights.js
var root_rights = __webpack_require__(354);
;// CONCATENATED MODULE: ./build/worlds/remove-tree.js



/**
 * Deletes a tree, also one whose folders were made unreadable or belong to a world's user; false if something of it
 * stays. Spawns `rm`, which is faster than Node (docs/performance.md).
 */
async function removeTree(path) {
    if (process.platform !== 'win32' && (await exitStatusOf('rm', ['-rf', '--', path])) === 0)
        return true;
    await exitStatusOf('chmod', ['-R', 'u+rwX', '--', path]);
    const removed = await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 }).then(() => true, () => false);
    if (removed)
        return true;
    const root = await (0,root_rights/* rootRights */.mV)();
    return root !== null && (await (0,root_rights/* runProgram */.mB)([...root, 'rm', '-rf', '--', path])).status === 0;
}
function exitStatusOf(program, args) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore', windowsHide: true });
        child.on('error', () => resolve(127)); // no such program here: the caller goes another way
        child.on('close', (code) => resolve(code ?? 128));
    });
}

;// CONCATENATED MODULE: ./build/worlds/workspace.js












/**
 * The folder on this machine where one run keeps its snapshot, scratch repositories and worlds. Users of worlds may pass
 * through it to their world and to what is shared with all of them; they can list nothing and enter nothing else. It lies outside every
 * repository, so that tools which look for their configuration upwards find none of the user's files. Each process that
 * works in it leaves an owner file; a folder whose owners are all gone belongs to a run that died, and the next run
 * removes it together with the processes that its gates left behind.
 */
class Workspace {
    directory;
    #owner;
    #deletions = [];
    #left = [];
    #beforeClosing = [];
    constructor(directory, owner) {
        this.directory = directory;
        this.#owner = owner;
    }
    /** Opens the workspace of a run, after removing what dead runs left. */
    static async open(runId) {
        const root = await privateRoot();
        await removeAbandoned(root);
        const directory = (0,external_node_path_.join)(root, runId);
        const workspace = new Workspace(directory, await enter(directory));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(workspace.own('')), { recursive: true, mode: 0o700 });
        await makeOpen(workspace.worlds);
        await (0,promises_.mkdir)(workspace.shared, { recursive: true });
        await (0,promises_.chmod)(workspace.shared, 0o750);
        return workspace;
    }
    /** Path of this process's own folder `name`, which no world can enter; nothing is created. */
    own(name) {
        return (0,external_node_path_.join)(this.directory, 'private', `${name}-${process.pid}`);
    }
    /** Folder of this process for what its worlds may read. */
    get shared() {
        return (0,external_node_path_.join)(this.directory, `shared-${process.pid}`);
    }
    /** Folder of all worlds of the run. */
    get worlds() {
        return (0,external_node_path_.join)(this.directory, 'worlds');
    }
    /** Path of the world in slot `name`. The same slot has the same path in every process of the run. */
    slot(name) {
        return (0,external_node_path_.join)(this.worlds, name);
    }
    /** Calls `then` when this process is done with the workspace. */
    beforeClosing(then) {
        this.#beforeClosing.push(then);
    }
    /**
     * Moves a folder out of the way at once and deletes it in the background. A missing folder is no error; one that cannot
     * be moved or deleted (a gate may have made it so) is left and told by `close`.
     */
    async discard(path) {
        const trash = this.own(`trash-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
        try {
            await (0,promises_.rename)(path, trash);
        }
        catch (error) {
            if ((0,errors/* systemCodeOf */.c7)(error) !== 'ENOENT' && !(await removeTree(path)))
                this.#left.push(path);
            return;
        }
        this.#deletions.push(removeTree(trash).then((removed) => (removed ? undefined : void this.#left.push(trash))));
    }
    /**
     * Waits for all deletions; removes the run's folder if no other process works in it. Resolves with the folders that
     * could not be deleted; never rejects for them.
     */
    async close() {
        await Promise.all(this.#deletions);
        for (const then of this.#beforeClosing)
            then();
        await (0,promises_.rm)(this.#owner, { force: true });
        if (!(await closeForGood(this.directory)))
            return this.#left;
        const stayed = await removeRun(this.directory);
        return stayed === null ? [] : [stayed];
    }
}
const ownerSchema = schemas/* object */.Ikc({ pid: schemas/* int */.Whr(), startTime: schemas/* string */.YjP().nullable() });
/** `safe-debug-<uid>` in the system's folder for temporary files: ours alone, or refused. */
async function privateRoot() {
    const name = process.platform === 'win32' ? (0,external_node_os_.userInfo)().username : String((0,external_node_os_.userInfo)().uid);
    const root = (0,external_node_path_.join)((0,external_node_path_.resolve)((0,external_node_os_.tmpdir)()), `safe-debug-${name}`);
    await (0,make_folder/* makeFolder */.f)(root, 0o711).catch((cause) => {
        throw new errors/* SafeDebugError */.rc('environment', `the folder for worlds, ${root}, cannot be made. Free some space or set TMPDIR to a folder you may write to.`, { cause });
    });
    const stat = (0,external_node_fs_.lstatSync)(root);
    const foreign = process.platform !== 'win32' && (stat.uid !== (0,external_node_os_.userInfo)().uid || (stat.mode & 0o022) !== 0);
    if (!stat.isDirectory() || foreign) {
        throw new errors/* SafeDebugError */.rc('environment', `${root} exists but is not a private folder of this user. Remove it, or set TMPDIR to a folder of your own.`);
    }
    await (0,promises_.chmod)(root, 0o711);
    return root;
}
/**
 * Removes the folder of a run that nobody works in. It gets another name first: at its own one, another process of the run may
 * already have begun anew. Returns what could not be removed, or null.
 */
async function removeRun(directory) {
    const removed = `${directory}.removed-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    try {
        await (0,promises_.rename)(directory, removed);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return null; // another one was faster
        return (await removeTree(directory)) ? null : directory;
    }
    return (await removeTree(removed)) ? null : removed;
}
/** Name among the owners that tells: this folder is being removed. */
const closedMark = 'closed';
const enteringRounds = 300;
const pauseBetweenRoundsMs = 10;
/**
 * Makes a run's folder, if it is not there yet, and leaves this process's owner file in it. If another process of the run has just closed the
 * folder for good, waits until it is gone and begins anew. Returns the owner file.
 */
async function enter(directory) {
    const owners = (0,external_node_path_.join)(directory, 'owners');
    const owner = (0,external_node_path_.join)(owners, `${process.pid}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.json`);
    for (let round = 0; round < enteringRounds; round++) {
        if (await tryToEnter(directory, owner))
            return owner;
        await (0,external_node_timers_promises_.setTimeout)(pauseBetweenRoundsMs);
    }
    throw new errors/* SafeDebugError */.rc('environment', `${directory} is being removed by another process of this run, which does not end. End it, or remove the folder by hand, and run again.`);
}
/** An owner file that was there before the mark keeps the folder; one that came after it does not count. */
async function tryToEnter(directory, owner) {
    try {
        await makeOpen(directory);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(owner), { recursive: true, mode: 0o700 });
        await (0,promises_.writeFile)(owner, JSON.stringify({ pid: process.pid, startTime: (0,process_table/* readProcess */.Wv)(process.pid)?.startTime ?? null }));
        return !(0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(owner), closedMark)) && (0,external_node_fs_.existsSync)(owner);
    }
    catch (error) {
        if ((0,errors/* systemCodeOf */.c7)(error) === 'ENOENT')
            return false; // removed between two of the steps
        throw error;
    }
}
/**
 * Puts the mark among the owners if there are none, in one step: a folder takes the place of another one only if that is empty
 * (rename manual). False if another process of the run works there. Windows replaces no folder: there the last look has to do.
 */
async function closeForGood(directory) {
    const owners = (0,external_node_path_.join)(directory, 'owners');
    if (process.platform === 'win32')
        return (await (0,promises_.readdir)(owners).catch(() => [])).length === 0;
    const marked = `${owners}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    await (0,promises_.mkdir)((0,external_node_path_.join)(marked, closedMark), { recursive: true, mode: 0o700 });
    try {
        await (0,promises_.rename)(marked, owners);
        return true;
    }
    catch (error) {
        const code = (0,errors/* systemCodeOf */.c7)(error);
        if (code !== 'ENOTEMPTY' && code !== 'EEXIST')
            throw error;
        await (0,promises_.rm)(marked, { recursive: true, force: true });
        return false;
    }
}
/** Makes a folder that everybody may pass through and only we may list. */
async function makeOpen(folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    await (0,promises_.chmod)(folder, 0o711);
}
async function removeAbandoned(root) {
    for (const name of await (0,promises_.readdir)(root)) {
        const directory = (0,external_node_path_.join)(root, name);
        const owners = await ownersOf(directory);
        if (owners === null || owners.some(isAlive))
            continue;
        endProcessesOf(name);
        await removeRun(directory);
    }
}
/** Owners of a run's folder; null while a run is just being set up (no owner yet, folder younger than a minute). */
async function ownersOf(directory) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(directory, 'owners')).catch(() => []);
    if (names.length === 0) {
        const age = Date.now() - ((0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0);
        return age < 60_000 ? null : [];
    }
    const owners = await Promise.all(names.map((name) => (0,promises_.readFile)((0,external_node_path_.join)(directory, 'owners', name), 'utf8').then(ownerOf, () => null)));
    return owners.filter((owner) => owner !== null);
}
function ownerOf(text) {
    try {
        return ownerSchema.parse(JSON.parse(text));
    }
    catch {
        return null; // a file cut by a crash: its process is gone
    }
}
function isAlive({ pid, startTime }) {
    if (startTime !== null)
        return (0,process_table/* readProcess */.Wv)(pid)?.startTime === startTime;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,errors/* systemCodeOf */.c7)(error) === 'EPERM';
    }
}
/** Ends what the gates of a dead run left running: their marker starts with the run's id. */
function endProcessesOf(runId) {
    for (const { pid } of (0,process_table/* readProcessTable */.Uc)()) {
        if ((0,process_table/* environmentValueOf */.CP)(pid, descendants/* worldMarkerVariable */.VA)?.startsWith(`${runId}/`))
            (0,descendants/* sendSignal */.vG)(pid, 'SIGKILL');
    }
}


/***/ })

};
