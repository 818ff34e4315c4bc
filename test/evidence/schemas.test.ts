import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventSchema } from '../../src/core/documents/event.js';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { planSchema } from '../../src/core/documents/plan.js';
import { recordSchema } from '../../src/core/documents/record.js';
import { inProject } from '../support/program.js';

test.each([
  ['evidence', evidenceSchema],
  ['plan', planSchema],
  ['record', recordSchema],
  ['event', eventSchema],
])('the published schema of %s is the one the program uses', (name, schema) => {
  expect(JSON.parse(readFileSync(inProject('schemas', `${name}.schema.json`), 'utf8'))).toEqual(z.toJSONSchema(schema));
});
