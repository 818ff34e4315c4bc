/**
 * Which files of a release belong to its tests and tools, and which are the product. The failing commit takes the former
 * from the newer release and the latter from the older one; a fix may change only the latter.
 */
const testFiles = [
  /(^|\/)(tests?|__tests__|specs?|testing|fixtures|__fixtures__|testdata|__mocks__|__snapshots__)\//i,
  /(^|[./_-])(tests?|spec)\.[a-z]+$/i,
  /(^|\/)test[_-][^/]*$/i,
  /(^|\/)conftest\.py$/,
];
const toolFiles = [
  /(^|\/)\.[^/]+/,
  /(^|\/)[^/]+\.config\.[^/]+$/,
  /(^|\/)(tsconfig|jsconfig)[^/]*\.json$/,
  /(^|\/)(Makefile|Gruntfile[^/]*|gulpfile[^/]*|tox\.ini|setup\.cfg|setup\.py|pyproject\.toml)$/,
  /(^|\/)(package-lock|npm-shrinkwrap)\.json$/,
];
const codeFile = /\.(c|m)?(j|t)sx?$|\.py$/;

export const isTestFile = (path) => testFiles.some((pattern) => pattern.test(path));
export const isToolFile = (path) => isTestFile(path) || toolFiles.some((pattern) => pattern.test(path));
/** Program text that a gate may run; declarations of types and minified bundles are neither. */
export const isCodeFile = (path) => codeFile.test(path) && !isToolFile(path) && !/\.d\.(c|m)?ts$|\.min\.|(^|\/)(dist|benchmarks?|docs|examples?)\//.test(path);
