import type * as z from 'zod/mini';

/** A schema with checks. A method call would be kept in every bundle: nobody can know that it changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <T extends z.ZodMiniType>(schema: T, ...checks: Parameters<T['check']>): T =>
  schema.check(...checks);
