// Writes the published JSON Schemas from the program's own schemas.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], { stdio: ['ignore', 'inherit', 'inherit'] });
const { z } = await import('zod');
const { evidenceSchema } = await import('../build/core/documents/evidence.js');
const { planSchema } = await import('../build/core/documents/plan.js');
const { recordSchema } = await import('../build/core/documents/record.js');
const { eventSchema } = await import('../build/core/documents/event.js');
const { manifestEntrySchema } = await import('../build/core/documents/manifest-entry.js');

const schemas = { evidence: evidenceSchema, plan: planSchema, record: recordSchema, event: eventSchema, 'manifest-entry': manifestEntrySchema };
mkdirSync('schemas', { recursive: true });
for (const [name, schema] of Object.entries(schemas)) writeFileSync(`schemas/${name}.schema.json`, `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`);
