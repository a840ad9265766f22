import { fieldErrors } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Fault } from './refusal.ts';

/** The faults of a schema of the domain, one for each field, in the order of its fields. `under` is put before their names. */
export function faultsOf(schema: z.ZodMiniType, values: unknown, under = ''): readonly Fault[] {
  const { fields } = fieldErrors(z.safeParse(schema, values));
  return Object.entries(fields).map(([field, message]) => ({ id: `${under}${field}`, message }));
}
