import { fieldErrors, type FieldMessage } from '@lintel/domain';
import * as z from 'zod/mini';

/** The faults of a schema of the domain, one for each field, in the order of its fields. `under` is put before their names. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown, under = ''): readonly FieldMessage[] {
  const { fields } = fieldErrors(z.safeParse(schema, values));
  return Object.entries(fields).map(([field, message]) => ({ field: `${under}${field}`, message }));
}
