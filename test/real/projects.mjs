/**
 * Releases with a real fault in the older one that the newer one's tests find. Nothing in the proof is special to them:
 * any package whose tarball carries its tests can be named on the command line.
 * `form`: how dependencies get into the worlds, by a set-up command or carried along from the checkout.
 */
export const packages = [
  { name: 'qs', older: '6.14.0', newer: '6.14.1', form: 'carry' },
  { name: 'find-my-way', older: '9.10.1', newer: '9.10.2', form: 'setup' },
  { name: 'light-my-request', older: '6.8.0', newer: '6.8.1', form: 'carry' },
  { name: 'object-path', older: '0.11.7', newer: '0.11.8', form: 'setup', rerun: true },
  { name: 'fast-uri', older: '3.1.8', newer: '3.1.9', form: 'carry' },
];
