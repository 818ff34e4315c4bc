import { testCases } from './hostile-suite.js';

const wanted = process.env['HOSTILE']?.split(',');

await testCases((kind) => kind !== 'honest-twins' && (wanted?.includes(kind) ?? true));
