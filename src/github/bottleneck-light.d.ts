/** The build of bottleneck without Redis, which octokit's plugins use too; the package declares the types of its main build only. */
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck';
}
