import { aboutTheGate, testCases } from './hostile-suite.js';

await testCases((kind) => aboutTheGate.has(kind));
