import * as z from 'zod';
import { unwrap } from './walk-schema.ts';

/** What a schema says of itself in the author's voice, or nothing. */
export function descriptionOf(schema: z.core.$ZodType): string {
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? z.globalRegistry.get(unwrap(schema))?.description ?? '';
}
