/**
 * The default globs behind `guarded-path` (design section 8), as picomatch reads them. Each list names the conventions of
 * the runners' own manuals; case does not matter unless a list says so.
 */

/** Test files and their data. A candidate may add such files, but not change, delete or rename those of the snapshot. */
export const testGlobs: readonly string[] = [
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
export const testClassGlobs: readonly string[] = [
  '**/*{Test,Tests,TestCase,IT,ITCase,Spec,Specs}.{java,kt,kts,groovy,scala,cs,fs,vb,php,swift,hs,c,cc,cpp,cxx,m,mm}',
  '**/Test[A-Z]*.{java,kt,kts,groovy,scala,cs,fs,php}',
];

/**
 * Files that a runner or an interpreter loads by itself, so that adding one already changes what every test does: set-up
 * files, mocks, expected snapshots, modules that stand in front of the runner's own.
 */
export const runnerGlobs: readonly string[] = [
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
export const configurationGlobs: readonly string[] = [
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
export const lockGlobs: readonly string[] = [
  '**/{package-lock,npm-shrinkwrap,packages.lock}.json', '**/{yarn,bun,deno,poetry,uv,pdm,Pipfile,Cargo,Gemfile,composer,mix,flake,conan,pixi,pubspec}.lock', '**/bun.lockb', '**/pnpm-lock.yaml',
  '**/requirements*.{txt,in}', '**/requirements/**', '**/constraints*.txt', '**/Pipfile', '**/go.sum', '**/go.work.sum', '**/Package.resolved', '**/*.lockfile', '**/pylock*.toml',
];
