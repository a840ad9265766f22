import { MOST_DOLLARS } from '@lintel/domain';
import * as z from 'zod/mini';

/** A schema with checks. A method call would be kept in every bundle: nobody can know that it changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <T extends z.ZodMiniType>(schema: T, ...checks: Parameters<T['check']>): T =>
  schema.check(...checks);

/**
 * Building blocks of the wire. Dollars are JSON numbers of at most 2 decimals, rates and fees decimal fractions (0.0874 is 8.74 %),
 * dates yyyy-MM-dd, instants ISO 8601 in UTC. Absent and null mean the same; lists are never null (calls, "Shapes").
 */
export const uuid = z.uuid();
export const date = z.iso.date();
export const instant = z.iso.datetime();
/** Dollars as answered: any sign, already rounded. */
export const dollars = z.number();
/** Dollars as sent: 0 to 999,999,999.99, at most 2 decimals. */
export const dollarsIn = checked(z.number(), z.gte(0), z.lte(MOST_DOLLARS), z.multipleOf(0.01));
/** A decimal fraction: 0.0874 is 8.74 %. */
export const fraction = z.number();
export const whole = checked(z.int(), z.gte(0));
export const line = checked(z.string(), z.maxLength(200));
export const text = checked(z.string(), z.maxLength(2000));
/** Number of the loan's last fact (C4). */
export const version = checked(z.int(), z.gte(0));
/** A two-letter state. */
export const state = checked(z.string(), z.regex(/^[A-Z]{2}$/));
/** A path below the site, as a browser goes to it. */
export const location = z.string();
/** An unordered set of JSON values under string keys. */
export const bag = z.record(z.string(), z.unknown());

/**
 * A query list, sent as a repeated parameter (ledger CLIENT-007). One value alone arrives as a string and is a list of one.
 */
/* @__NO_SIDE_EFFECTS__ */
export const repeated = <T extends z.ZodMiniType<string, string>>(item: T) =>
  z.pipe(
    z.transform((value: readonly string[] | string) => (typeof value === 'string' ? [value] : value)),
    z.array(item),
  );

/** Parameters of a call on one loan. */
export const onLoan = z.strictObject({ uuid });

/** The query of a public read: the organisation whose data is asked for. */
export const ofOrganisation = z.object({ orgCode: z.nullish(checked(z.string(), z.maxLength(40))) });
