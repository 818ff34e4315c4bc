/**
 * Projects with a real fault in the older state that the newer state's tests find. Nothing in the proof is special to
 * them: any package whose tarball carries its tests can be named on the command line.
 * `form`: how dependencies get into the worlds, by a set-up command or carried along from the checkout.
 * `gate`, `reports`, `also`: as on the command line.
 */
export const projects = [
  { name: 'qs', older: '6.14.0', newer: '6.14.1', form: 'carry' },
  // npm leaves out what lies under a node_modules, and so the fixtures of some of this package's tests: the others are named.
  { name: 'resolve', older: '1.19.0', newer: '1.20.0', form: 'setup', gate: 'tape test/dotdot.js test/faulty_basedir.js test/filter.js test/mock.js test/mock_sync.js test/module_dir.js test/nonstring.js test/precedence.js' },
  { name: 'object-inspect', older: '1.13.3', newer: '1.13.4', form: 'carry' },
  { name: 'fast-uri', older: '3.1.8', newer: '3.1.9', form: 'carry' },
  { name: 'find-my-way', older: '9.10.1', newer: '9.10.2', form: 'setup' },
  { name: 'object-path', older: '0.11.7', newer: '0.11.8', form: 'setup', rerun: true },
  // The package's script goes on to a browser after these tests; coverage is added here.
  { name: 'papaparse', older: '5.7.0', newer: '5.7.1', form: 'setup', also: ['nyc'], gate: 'nyc mocha tests/node-tests.js tests/test-cases.js --reporter xunit --reporter-options output=safe-debug-report.xml', reports: ['safe-debug-report.xml'] },
  { debian: true, name: 'python-h11', rerun: true },
];
