import { aboutTheGate, testCases } from './hostile-suite.js';

await testCases((kind) => kind !== 'honest-twins' && !aboutTheGate.has(kind));
