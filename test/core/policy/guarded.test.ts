import { describe, expect, it } from 'vitest';
import { guardedPaths, packageJsonGuard, type ChangedPath } from '../../../src/core/policy/guarded.js';

const touch = (path: string, change: ChangedPath['change']): ChangedPath => ({ path, change });
const why = (path: string, change: ChangedPath['change'] = 'M', extraGlobs: string[] = []): string | undefined => guardedPaths([touch(path, change)], { extraGlobs, gateScripts: ['scripts/check'] })[0]?.why;

describe('guarded paths', () => {
  it.each([
    'test/sum.js', 'src/sum.test.ts', 'src/sum.spec.tsx', 'src/__tests__/sum.js', 'e2e/login.cy.ts', 'tests/test_sum.py', 'pkg/test_sum.py', 'pkg/sum_test.py',
    'sum_test.go', 'pkg/testdata/in.json', 'crate/tests/sum.rs', 'src/sum_tests.rs', 'app/src/test/java/SumTest.java', 'app/SumTest.java', 'app/SumIT.kt', 'spec/sum_spec.rb',
    'tests/SumTest.php', 'ext/sum.phpt', 'Sum.Tests/SumTests.cs', 'src/sum_unittest.cc', 'test/sum_test.exs', 't/sum.t', 'Tests/SumTests/SumTests.swift', 'TEST/Sum.js', 'test/.hidden',
  ])('a changed, deleted or renamed test of the snapshot is guarded: %s', (path) => {
    expect(why(path, 'M')).toBe('test');
    expect(why(path, 'D')).toBe('test');
  });

  it.each(['test/new.test.js', 'tests/test_new.py', 'new_test.go', 'spec/new_spec.rb', 'app/src/test/java/NewTest.java', 'fixtures/new.json'])('a new ordinary test is free: %s', (path) => {
    expect(why(path, 'A')).toBeUndefined();
  });

  it.each([
    'conftest.py', 'tests/conftest.py', 'sitecustomize.py', 'evil.pth', 'pytest.py', 'src/unittest/__init__.py', 'src/__mocks__/fs.js', 'test/__snapshots__/a.snap', 'vitest.setup.ts',
    'src/setupTests.ts', 'jest.setup.js', 'node_modules/x/index.js', 'spec/spec_helper.rb', 'tests/bootstrap.php', '.env.test',
  ])('a file that a runner loads by itself is guarded even when it is new: %s', (path) => {
    expect(why(path, 'A')).toBe('runner');
  });

  it.each([
    'vitest.config.ts', 'jest.config.js', '.mocharc.yml', '.npmrc', 'pytest.ini', 'tox.ini', 'setup.cfg', 'pyproject.toml', 'Cargo.toml', '.cargo/config.toml', 'go.mod', 'pom.xml', 'app/build.gradle.kts',
    'phpunit.xml.dist', 'composer.json', 'Makefile', 'CMakeLists.txt', '.rspec', 'App.csproj', 'tsconfig.build.json', 'rust-toolchain.toml', 'mix.exs', 'Package.swift',
    'Dockerfile', 'deploy/Dockerfile.test', 'compose.yaml', '.devcontainer/devcontainer.json', '.gitlab-ci.yml', '.circleci/config.yml', 'Jenkinsfile', 'azure-pipelines.yml', '.husky/pre-commit', 'CODEOWNERS', 'docs/CODEOWNERS', '.vscode/tasks.json', '.gitattributes', 'src/.gitattributes',
  ])('configuration is guarded however it is touched: %s', (path) => {
    for (const change of ['A', 'M', 'D'] as const) expect(why(path, change)).toBe('configuration');
  });

  it.each(['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'poetry.lock', 'uv.lock', 'Cargo.lock', 'go.sum', 'Gemfile.lock', 'composer.lock', 'requirements-dev.txt', 'gradle.lockfile'])('a lock file is guarded: %s', (path) => {
    expect(why(path)).toBe('lock');
  });

  it.each(['src/sum.js', 'src/latest.ts', 'app/Latest.java', 'app/Limit.java', 'app/Contest.kt', 'lib/attest.rb', 'README.md', 'src/testing.ts', 'src/protest.go', 'package.json', 'src/setup.ts', 'src/coverage.ts', 'src/environment.ts'])(
    'a source file is free: %s', (path) => {
      expect(why(path)).toBeUndefined();
    });

  it('a script that the gate starts is guarded however it is touched', () => {
    for (const change of ['A', 'M', 'D'] as const) expect(why('scripts/check', change)).toBe('gate');
    expect(why('scripts/checker')).toBeUndefined();
  });

  it('takes further globs for test files of the snapshot', () => {
    expect(why('checks/a.txt', 'M', ['checks/**'])).toBe('extra');
    expect(why('checks/a.txt', 'A', ['checks/**'])).toBeUndefined();
    expect(why('checks/a.txt', 'M')).toBeUndefined();
  });

  it('names every guarded path of a rename and leaves the others out', () => {
    expect(guardedPaths([touch('test/a.js', 'D'), touch('src/a.js', 'A'), touch('conftest.py', 'A')], { extraGlobs: [], gateScripts: [] })).toEqual([
      { path: 'test/a.js', why: 'test' },
      { path: 'conftest.py', why: 'runner' },
    ]);
  });
});

describe('the guard of package.json', () => {
  const manifest = (more: object): string => JSON.stringify({ name: 'x', version: '1.0.0', scripts: { test: 'vitest' }, ...more });

  it.each([
    ['a script', manifest({}), manifest({ scripts: { test: 'true' } })],
    ['a new script', manifest({}), manifest({ scripts: { test: 'vitest', pretest: 'rm -r test' } })],
    ['settings of a runner', manifest({}), manifest({ jest: { testMatch: [] } })],
    ['the module type', manifest({}), manifest({ type: 'module' })],
    ['a module alias', manifest({}), manifest({ imports: { '#sum': './fake.js' } })],
    ['an override', manifest({}), manifest({ overrides: { x: '1' } })],
    ['text that is no JSON', manifest({}), '{'],
    ['JSON that is no object', manifest({}), '[]'],
    ['a base that is no JSON', '{', manifest({})],
    ['a manifest that comes', null, manifest({})],
    ['a manifest that goes', manifest({}), null],
  ])('holds for %s', (_, before, after) => {
    expect(packageJsonGuard(before, after)).toBe(true);
  });

  it.each([
    ['the version', manifest({ version: '1.0.1' })],
    ['a dependency', manifest({ dependencies: { left: '1' } })],
    ['spaces and the order of keys', `${JSON.stringify({ scripts: { test: 'vitest' }, version: '1.0.0', name: 'x' }, null, 4)}\n`],
    ['nothing', manifest({})],
  ])('lets %s change', (_, after) => {
    expect(packageJsonGuard(manifest({}), after)).toBe(false);
  });
});
