import type { z } from 'zod';

/**
 * A value as a document of a schema; keys come in the schema's order. A process reads few documents of one kind: to compile the checks of a schema, as
 * zod would, takes longer than all of them (docs/performance.md). Throws a ZodError for any other value.
 */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  return schema.parse(value, { jitless: true });
}
