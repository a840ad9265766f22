import { fieldErrors, type FieldMessage } from '@lintel/domain';
import * as z from 'zod/mini';

/** Returns the errors of a domain schema, one per field, in field order. `under` is a prefix for the field names. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown, under = ''): readonly FieldMessage[] {
  const { fields } = fieldErrors(z.safeParse(schema, values));
  return Object.entries(fields).map(([field, message]) => ({ field: `${under}${field}`, message }));
}
